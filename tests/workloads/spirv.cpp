// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// Runs a kernel of a SPIR-V module that it reads from a file: spirv FILE KERNEL
// Prints what it runs on.

#define SYCL_DISABLE_FSYCL_SYCLHPP_WARNING
#include <sycl/sycl.hpp>

#include <cstddef>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

namespace syclex = sycl::ext::oneapi::experimental;

int main(int argc, char **argv)
{
	if (argc != 3) {
		std::fprintf(stderr, "usage: spirv FILE KERNEL\n");
		return 2;
	}
	std::ifstream file(argv[1], std::ios::binary);
	std::vector<char> text{ std::istreambuf_iterator<char>(file),
				std::istreambuf_iterator<char>() };
	std::vector<std::byte> bytes(text.size());
	for (std::size_t i = 0; i < text.size(); i++)
		bytes[i] = std::byte(text[i]);

	sycl::queue q;
	auto source = syclex::create_kernel_bundle_from_source(
		q.get_context(), syclex::source_language::spirv, bytes);
	auto built = syclex::build(source);
	auto kernel = built.ext_oneapi_get_kernel(argv[2]);
	q.submit([&](sycl::handler &h) { h.single_task(kernel); }).wait();
	std::printf("%s\n", q.get_device().get_info<sycl::info::device::name>().c_str());
	return 0;
}
