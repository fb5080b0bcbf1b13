// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * steps.cpp - a SYCL program for machines that are emulated: its kernel comes as SPIR-V, so that no compiler of SYCL is loaded.
 * It allocates, copies, launches the kernel, copies, waits and frees, once and then as often as each line of its input
 * says, which it answers with "did N"; it ends with its input.
 */
#define SYCL_DISABLE_FSYCL_SYCLHPP_WARNING
#include <sycl/sycl.hpp>

#include "nothing.hpp"

#include <cstdio>
#include <cstring>
#include <vector>

namespace exp_ = sycl::ext::oneapi::experimental;

static bool step(sycl::queue &queue, const sycl::kernel &kernel)
{
	constexpr size_t n = 64;
	std::vector<int> from(n, 7), to(n);
	int *data = sycl::malloc_device<int>(n, queue);

	queue.memcpy(data, from.data(), n * sizeof(int));
	queue.submit([&](sycl::handler &h) { h.single_task(kernel); });
	queue.memcpy(to.data(), data, n * sizeof(int)).wait();
	sycl::free(data, queue);
	return to == from;
}

int main()
try {
	std::vector<std::byte> code(sizeof(nothing_spirv));
	std::memcpy(code.data(), nothing_spirv, sizeof(nothing_spirv));
	sycl::queue queue{ sycl::property::queue::in_order() };
	auto source = exp_::create_kernel_bundle_from_source(queue.get_context(),
							     exp_::source_language::spirv, code);
	sycl::kernel kernel = exp_::build(source).ext_oneapi_get_kernel("nothing");
	bool right = step(queue, kernel);
	long n;

	std::puts("ready");
	std::fflush(stdout);
	while (std::scanf("%ld", &n) == 1) {
		for (long i = 0; i < n; i++)
			right &= step(queue, kernel);
		std::printf("did %ld\n", n);
		std::fflush(stdout);
	}
	return !right;
} catch (const std::exception &e) {
	std::fprintf(stderr, "steps: %s\n", e.what());
	return 1;
}
