// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// A SYCL program that goes on until it is told to stop (SIGTERM, SIGINT) or for
// --seconds N: something to attach to. Each iteration allocates and frees
// device memory, copies, launches a kernel and waits. Prints its pid when the
// first iteration is done, and at the end what it did. With --steps 1 it makes as many more iterations
// as each line on standard input says, and answers "did N".

#include "common.hpp"

#include <chrono>
#include <csignal>
#include <thread>
#include <unistd.h>

static volatile std::sig_atomic_t stop;

static void on_signal(int)
{
	stop = 1;
}

int main(int argc, char **argv)
try {
	workload::options opt(
		argc, argv,
		{ { "seconds", 0 }, { "sleep-ms", 20 }, { "iterations", 0 }, { "steps", 0 } });
	constexpr size_t n = 1024;
	workload::counters done;

	std::signal(SIGTERM, on_signal);
	std::signal(SIGINT, on_signal);

	sycl::queue queue{ sycl::property::queue::in_order() };
	auto kernels = workload::build_kernels(queue.get_context());
	auto scale = kernels.ext_oneapi_get_kernel("scale_usm");
	std::vector<int> host(n);
	auto end = std::chrono::steady_clock::now() +
		   std::chrono::duration<double>(opt["seconds"] > 0 ? opt["seconds"] : 1e8);

	long asked = 0, left = 1;

	for (long i = 0; !stop && std::chrono::steady_clock::now() < end; i++) {
		if (opt["steps"] > 0 && i > 0 && --left <= 0) {
			if (asked)
				std::printf("did %ld\n", asked);
			std::fflush(stdout);
			if (std::scanf("%ld", &left) != 1 || left <= 0)
				break;
			asked = left;
		}
		if (opt["iterations"] > 0 && i >= opt["iterations"])
			break;
		for (size_t k = 0; k < n; k++)
			host[k] = int(k);

		int *data = sycl::malloc_device<int>(n, queue);

		queue.memcpy(data, host.data(), n * sizeof(int));
		queue.submit([&](sycl::handler &h) {
			h.set_args(data, 3);
			h.parallel_for(sycl::nd_range<1>(n, 64), scale);
		});
		queue.memcpy(host.data(), data, n * sizeof(int)).wait();
		sycl::free(data, queue);
		workload::expect(host[7] == 21, "scaled data");

		done.add("iteration");
		done.add("alloc");
		done.add("free");
		done.add("memcpy", 2);
		done.add("kernel");
		if (i == 0) {
			std::printf("pid %d\n", int(getpid()));
			std::fflush(stdout);
		}
		std::this_thread::sleep_for(
			std::chrono::duration<double, std::milli>(opt["sleep-ms"]));
	}
	done.print();
	return 0;
} catch (const std::exception &e) {
	std::fprintf(stderr, "sycl_loop: %s\n", e.what());
	return 1;
}
