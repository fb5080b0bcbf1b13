// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * steps.cpp - a SYCL program for machines that are emulated: its kernel comes as SPIR-V, so that no compiler of SYCL is loaded.
 * It allocates, copies, launches the kernel, copies, waits and frees, once and then as often as each line of its input
 * says, which it answers with "did N"; it ends with its input.
 */
#define SYCL_DISABLE_FSYCL_SYCLHPP_WARNING
#include <sycl/sycl.hpp>

#include <cstdio>
#include <cstring>
#include <vector>

namespace exp_ = sycl::ext::oneapi::experimental;

/* Assembled by hand: an empty kernel "nothing". */
static const uint32_t spirv[] = {
	0x07230203,    0x00010000, 0, 5,	  0,
	2 << 16 | 17,  4,				      /* OpCapability Addresses */
	2 << 16 | 17,  6,				      /* OpCapability Kernel */
	3 << 16 | 14,  2,	   2,			      /* OpMemoryModel Physical64 OpenCL */
	5 << 16 | 15,  6,	   3, 0x68746f6e, 0x00676e69, /* OpEntryPoint Kernel %3 "nothing" */
	2 << 16 | 19,  1,				      /* %1 = OpTypeVoid */
	3 << 16 | 33,  2,	   1,			      /* %2 = OpTypeFunction %1 */
	5 << 16 | 54,  1,	   3, 0,	  2,	      /* %3 = OpFunction %1 None %2 */
	2 << 16 | 248, 4,				      /* %4 = OpLabel */
	1 << 16 | 253,					      /* OpReturn */
	1 << 16 | 56,					      /* OpFunctionEnd */
};

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
	std::vector<std::byte> code(sizeof(spirv));
	std::memcpy(code.data(), spirv, sizeof(spirv));
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
