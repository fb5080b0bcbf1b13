// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// What the SYCL test programs share: options, counters of what was done, and
// kernels. g++ has no device compiler, so the kernels are source text that the
// runtime compiles (source_language::sycl) and that is launched by name. Needs
// a runtime of 2025.3 or later: earlier ones take no accessors as parameters
// of such kernels.

#pragma once

#define SYCL_DISABLE_FSYCL_SYCLHPP_WARNING
#include <sycl/sycl.hpp>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

namespace workload
{

// Counts by name; the totals are the program's own statement of what it did, to
// hold a trace against.
class counters
{
      public:
	void add(const char *name, long n = 1)
	{
		std::lock_guard<std::mutex> guard(lock);
		count[name] += n;
	}

	void print() const
	{
		for (const auto &c : count)
			std::printf("count %s %ld\n", c.first.c_str(), c.second);
		std::fflush(stdout);
	}

      private:
	mutable std::mutex lock;
	std::map<std::string, long> count;
};

// --name VALUE pairs; anything else ends the program with a usage line.
class options
{
      public:
	options(int argc, char **argv, std::map<std::string, double> defaults)
	    : values(std::move(defaults))
	{
		for (int i = 1; i < argc; i += 2) {
			std::string name = argv[i];
			char *end = nullptr;

			if (name.rfind("--", 0) || !values.count(name.substr(2)) || i + 1 == argc)
				usage(argv[0]);
			values[name.substr(2)] = std::strtod(argv[i + 1], &end);
			if (end == argv[i + 1] || *end)
				usage(argv[0]);
		}
	}

	double operator[](const char *name) const
	{
		return values.at(name);
	}

      private:
	[[noreturn]] void usage(const char *program) const
	{
		std::fprintf(stderr, "usage: %s", program);
		for (const auto &v : values)
			std::fprintf(stderr, " [--%s N]", v.first.c_str());
		std::fprintf(stderr, "\n");
		std::exit(2);
	}

	std::map<std::string, double> values;
};

inline void expect(bool ok, const char *what)
{
	if (!ok)
		throw std::runtime_error(std::string("wrong result: ") + what);
}

using bundle = sycl::kernel_bundle<sycl::bundle_state::executable>;

inline bundle build_kernels(const sycl::context &context)
{
	namespace exp = sycl::ext::oneapi::experimental;
	static const char *source = R"(
#include <sycl/sycl.hpp>
namespace exp = sycl::ext::oneapi::experimental;
namespace item = sycl::ext::oneapi::this_work_item;

extern "C" SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((exp::nd_range_kernel<1>))
void scale_usm(int *data, int factor)
{
	data[item::get_nd_item<1>().get_global_linear_id()] *= factor;
}

extern "C" SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((exp::nd_range_kernel<1>))
void add_buffers(sycl::accessor<int, 1, sycl::access_mode::read_write> to,
		 sycl::accessor<int, 1, sycl::access_mode::read> from)
{
	size_t i = item::get_nd_item<1>().get_global_linear_id();
	to[i] += from[i];
}

extern "C" SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((exp::single_task_kernel))
void bump(int *value)
{
	*value += 1;
}
)";
	auto bundle =
		exp::create_kernel_bundle_from_source(context, exp::source_language::sycl, source);
#if __LIBSYCL_MAJOR_VERSION < 9
	// Wheels of 2025 lack the device libraries that a link asks for by default.
	std::vector<std::string> flags = { "-fno-sycl-device-lib=all" };

	return exp::build(bundle, exp::properties{ exp::build_options(flags) });
#else
	return exp::build(bundle);
#endif
}

} // namespace workload
