// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * times.cpp - commands whose times SYCL itself says, without a device compiler: the kernel is built by OpenCL from its
 * source and handed to SYCL.
 *
 * times WORDS...: a queue with "profiling", or without; "rounds=N" of a copy and a kernel that waits for it; "hold=N" for
 * kernels that run for some N milliseconds; "gate" for kernels that wait for the program; "pause=N" milliseconds after each round; "flood" to wait for the last round
 * alone; "exit" without having waited for the last one; "fork" in the middle. Prints for each command that it waited for, in
 * their order, "ran START END" (ns by the device's clock), or without profiling "ended FROM TO": it was let go at FROM (a
 * kernel at its gate; else 0), and had been waited for at TO, ns by CLOCK_MONOTONIC. "ms X" is how long all rounds took.
 */
#include <sycl/sycl.hpp>
#include <sycl/backend.hpp>
#include <CL/cl.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <time.h>
#include <unistd.h>
#include <vector>

static const char source[] =
	"__kernel void spin(__global int *a, int b)"
	"{ int v = a[0]; for (int i = 0; i < b; i++) v = v * 3 + i; a[0] = v; }";

static unsigned long long now()
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return ts.tv_sec * 1000000000ULL + ts.tv_nsec;
}

static long number(const std::string &word, const char *name, long before)
{
	size_t n = std::strlen(name);

	return word.compare(0, n, name) ? before : std::atol(word.c_str() + n);
}

static sycl::queue make_queue(bool profiling)
{
	if (profiling)
		return sycl::queue(
			sycl::cpu_selector_v,
			sycl::property_list{ sycl::property::queue::enable_profiling{} });
	return sycl::queue(sycl::cpu_selector_v);
}

static sycl::kernel make_kernel(sycl::queue &q)
{
	cl_context context = sycl::get_native<sycl::backend::opencl>(q.get_context());
	cl_device_id device = sycl::get_native<sycl::backend::opencl>(q.get_device());
	const char *text = source;
	cl_int code;
	cl_program program = clCreateProgramWithSource(context, 1, &text, nullptr, &code);

	if (code || clBuildProgram(program, 1, &device, "", nullptr, nullptr))
		std::exit(1);
	cl_kernel kernel = clCreateKernel(program, "spin", &code);

	if (code)
		std::exit(1);
	return sycl::make_kernel<sycl::backend::opencl>(kernel, q.get_context());
}

/* What the program itself says is over. */
struct gate {
	cl_event event = nullptr;
	unsigned long long opened = 0;

	void close(sycl::queue &q, sycl::handler &h)
	{
		cl_int code;

		event = clCreateUserEvent(sycl::get_native<sycl::backend::opencl>(q.get_context()),
					  &code);
		if (code)
			std::exit(1);
		h.depends_on(sycl::make_event<sycl::backend::opencl>({ event }, q.get_context()));
	}

	void open()
	{
		std::this_thread::sleep_for(std::chrono::milliseconds(10));
		opened = now();
		if (event && clSetUserEventStatus(event, CL_COMPLETE))
			std::exit(1);
	}
};

static void say(sycl::event &e, bool profiling, unsigned long long from)
{
	if (profiling)
		std::printf(
			"ran %llu %llu\n",
			(unsigned long long)
				e.get_profiling_info<sycl::info::event_profiling::command_start>(),
			(unsigned long long)
				e.get_profiling_info<sycl::info::event_profiling::command_end>());
	else
		std::printf("ended %llu %llu\n", from, now());
}

int main(int argc, char **argv)
{
	bool profiling = false, leaves = false, forks = false, flood = false, gated = false;
	long rounds = 3, hold = 0, pause = 0;

	for (int i = 1; i < argc; i++) {
		std::string word = argv[i];

		profiling |= word == "profiling";
		leaves |= word == "exit";
		forks |= word == "fork";
		flood |= word == "flood";
		gated |= word == "gate";
		pause = number(word, "pause=", pause);
		rounds = number(word, "rounds=", rounds);
		hold = number(word, "hold=", hold);
	}
	sycl::queue q = make_queue(profiling);
	sycl::kernel kernel = make_kernel(q);
	int *memory = sycl::malloc_device<int>(16, q), host[16] = { 1 };
	auto begin = std::chrono::steady_clock::now();

	for (long i = 0; i < rounds; i++) {
		std::vector<sycl::event> events;
		gate door;

		events.push_back(q.memcpy(memory, host, sizeof(host)));
		if (forks && i == rounds / 2) {
			pid_t child = fork();

			if (!child)
				_exit(0);
			waitpid(child, nullptr, 0);
		}
		events.push_back(q.submit([&](sycl::handler &h) {
			h.depends_on(events[0]);
			if (gated)
				door.close(q, h);
			h.set_args(memory, hold ? int(hold) * 300000 : 1000);
			h.parallel_for(sycl::range<1>(1), kernel);
		}));
		if (leaves && i == rounds - 1)
			return 0;
		if (flood && i < rounds - 1)
			continue;
		if (gated)
			door.open();
		for (sycl::event &e : events) {
			e.wait();
			say(e, profiling, &e == &events[1] ? door.opened : 0);
		}
		std::fflush(stdout);
		if (pause)
			std::this_thread::sleep_for(std::chrono::milliseconds(pause));
	}
	q.wait();
	std::printf("ms %.3f\n", std::chrono::duration<double, std::milli>(
					 std::chrono::steady_clock::now() - begin)
					 .count());
	sycl::free(memory, q);
	return 0;
}
