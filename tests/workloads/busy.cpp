// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// A SYCL program that does what it is told, a line on standard input at a time, and answers each line when it is
// done with "done WORD ..." and what it did, by its own account:
//
//   alloc KIND BYTES    keeps one allocation more (device, host, shared)
//   drop                gives the last of them back
//   pairs HZ SECONDS    allocates and frees device memory at that pace (0: as fast as it goes); "done pairs N NS"
//   fail                asks for more device memory than there can be
//   launch N            runs the kernel scale_usm so often, and waits for each
//   exit STATUS
//
// --name 1: the process's name is one that a terminal would obey.

#include "common.hpp"

#include <chrono>
#include <iostream>
#include <sstream>
#include <sys/prctl.h>
#include <thread>
#include <unistd.h>

using clk = std::chrono::steady_clock;

static sycl::usm::alloc kind_of(const std::string &word)
{
	return word == "device" ? sycl::usm::alloc::device
	       : word == "host" ? sycl::usm::alloc::host
				: sycl::usm::alloc::shared;
}

static void pairs(sycl::queue &queue, double hz, double seconds)
{
	auto begin = clk::now(), end = begin + std::chrono::duration_cast<clk::duration>(
						       std::chrono::duration<double>(seconds));
	long n = 0;

	for (; clk::now() < end; n++) {
		if (hz > 0)
			std::this_thread::sleep_until(begin +
						      std::chrono::duration<double>(n / hz));
		sycl::free(sycl::malloc_device(64, queue), queue);
	}
	std::printf("done pairs %ld %ld\n", n,
		    long(std::chrono::nanoseconds(clk::now() - begin).count()));
}

int main(int argc, char **argv)
try {
	workload::options opt(argc, argv, { { "name", 0 } });
	sycl::queue queue{ sycl::property::queue::in_order() };
	auto kernels = workload::build_kernels(queue.get_context());
	auto scale = kernels.ext_oneapi_get_kernel("scale_usm");
	std::vector<void *> kept;
	std::string line;

	if (opt["name"] > 0)
		prctl(PR_SET_NAME, "\x1b[31mB\x9b\xc2\x9b\n\xff");
	/* Whatever the first ones do besides is done now. */
	sycl::free(sycl::malloc_device(64, queue), queue);
	std::printf("pid %d\n", int(getpid()));
	std::fflush(stdout);
	while (std::getline(std::cin, line)) {
		std::istringstream words(line);
		std::string what, kind;
		double a = 0, b = 0;

		words >> what;
		if (what == "alloc") {
			words >> kind >> a;
			kept.push_back(sycl::malloc(size_t(a), queue, kind_of(kind)));
			std::printf("done alloc\n");
		} else if (what == "drop") {
			sycl::free(kept.back(), queue);
			kept.pop_back();
			std::printf("done drop\n");
		} else if (what == "pairs") {
			words >> a >> b;
			pairs(queue, a, b);
		} else if (what == "fail") {
			void *p = sycl::malloc_device(size_t(1) << 60, queue);

			std::printf("done fail %d\n", p != nullptr);
		} else if (what == "launch") {
			words >> a;
			int *data = sycl::malloc_shared<int>(64, queue);

			for (int i = 0; i < int(a); i++)
				queue.submit([&](sycl::handler &h) {
					     h.set_args(data, 3);
					     h.parallel_for(sycl::nd_range<1>(64, 64), scale);
				     }).wait();
			sycl::free(data, queue);
			std::printf("done launch\n");
		} else if (what == "exit") {
			words >> a;
			return int(a);
		}
		std::fflush(stdout);
	}
	return 0;
} catch (const std::exception &e) {
	std::fprintf(stderr, "busy: %s\n", e.what());
	return 1;
}
