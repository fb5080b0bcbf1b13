// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * launch.cpp - a SYCL program for the Level Zero adapter: kernels from a file of SPIR-V (g++ has no
 * device compiler), copies, fills and waits from two threads. Prints "count NAME N" for what it did.
 *
 * launch FILE.spv KERNEL ITERATIONS
 *
 * No result is looked at: it runs on a driver without a device behind it.
 */
#define SYCL_DISABLE_FSYCL_SYCLHPP_WARNING
#include <sycl/sycl.hpp>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>
#include <vector>

namespace exp = sycl::ext::oneapi::experimental;

static std::atomic<long> kernels, copies, fills;

static void work(sycl::context context, sycl::device device, sycl::kernel kernel, int iterations)
{
	constexpr size_t n = 1024;
	sycl::queue queue(context, device, sycl::property::queue::in_order());
	int *there = sycl::malloc_device<int>(n, queue), *here = sycl::malloc_host<int>(n, queue);

	for (int i = 0; i < iterations; i++) {
		queue.memcpy(there, here, n * sizeof(int));
		queue.submit([&](sycl::handler &h) {
			h.set_args(there, here);
			h.parallel_for(sycl::nd_range<1>(n, 16), kernel);
		});
		kernels++;
		queue.memset(here, 1, n * sizeof(int));
		fills++;
		queue.memcpy(here, there, n * sizeof(int)).wait();
		copies += 2;
	}
	sycl::free(there, queue);
	sycl::free(here, queue);
}

int main(int argc, char **argv)
{
	if (argc != 4)
		return 2;
	std::ifstream file(argv[1], std::ios::binary);
	std::vector<char> text((std::istreambuf_iterator<char>(file)),
			       std::istreambuf_iterator<char>());
	std::vector<std::byte> code(text.size());

	if (text.empty())
		return 2;
	memcpy(code.data(), text.data(), text.size());
	sycl::queue queue;
	sycl::context context = queue.get_context();
	auto source =
		exp::create_kernel_bundle_from_source(context, exp::source_language::spirv, code);
	sycl::kernel kernel = exp::build(source).ext_oneapi_get_kernel(argv[2]);
	int iterations = atoi(argv[3]);

	std::printf("device %s\n", queue.get_device().get_info<sycl::info::device::name>().c_str());
	std::thread other(work, context, queue.get_device(), kernel, iterations);
	work(context, queue.get_device(), kernel, iterations);
	other.join();
	std::printf("count kernel %ld\ncount copy %ld\ncount fill %ld\n", kernels.load(),
		    copies.load(), fills.load());
	return 0;
}
