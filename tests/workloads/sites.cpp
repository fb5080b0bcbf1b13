// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// Allocates, launches and waits at known places, each below its own chain of
// functions that the compiler may not merge, inline or jump to. For tests of
// where calls are made: what they should say is in the names.
//
//   --rounds N   how often (1)
//   --signal N   1: the last allocation is made inside a signal handler (0)

#include "common.hpp"

#include <csignal>

#define FRAME __attribute__((noipa))

static sycl::queue *queue;
static workload::bundle *kernels;
static int *memory;
static volatile int after; // written behind each call, so that none is the last thing done

FRAME static void allocate_deepest(size_t n)
{
	memory = sycl::malloc_device<int>(n, *queue);
	after = 1;
}

// A frame whose size is known at run time alone: found by %rbp.
FRAME static void allocate_middle(size_t n)
{
	volatile char *room = static_cast<char *>(__builtin_alloca(n * 16));

	room[n] = 1;
	allocate_deepest(n + room[n]);
	after = 2;
}

FRAME static void allocate_top(size_t n)
{
	allocate_middle(n);
	after = 3;
}

FRAME static void launch_deepest()
{
	sycl::kernel kernel = kernels->ext_oneapi_get_kernel("bump");

	queue->submit([&](sycl::handler &h) {
		h.set_args(memory);
		h.single_task(kernel);
	});
	after = 4;
}

FRAME static void launch_top()
{
	launch_deepest();
	after = 5;
}

FRAME static void wait_top()
{
	queue->wait();
	after = 6;
}

FRAME static void on_signal(int)
{
	allocate_top(9);
	after = 7;
}

int main(int argc, char **argv)
{
	workload::options options(argc, argv, { { "rounds", 1 }, { "signal", 0 } });
	sycl::queue q{ sycl::property::queue::in_order() };
	workload::bundle b = workload::build_kernels(q.get_context());

	queue = &q;
	kernels = &b;
	for (int i = 0; i < options["rounds"]; i++) {
		allocate_top(8);
		launch_top();
		wait_top();
		sycl::free(memory, q);
	}
	if (options["signal"]) {
		std::signal(SIGUSR1, on_signal);
		std::raise(SIGUSR1);
		sycl::free(memory, q);
	}
	return after == 42;
}
