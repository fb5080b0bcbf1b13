// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// Waits that are known: for one event, for several, for a queue, inside a copy that blocks, for an event
// that another thread sets after a pause; and, with --hang 1, one that ends only when standard input
// does. Says when each began and ended, by CLOCK_MONOTONIC, and how long the kernels ran by the device's
// own clock:
//
//   wait NAME BEGIN END       ns
//   device NAME COUNT SUM     runs that were asked for, ns of all of them
//   hangs TID                 then nothing more until standard input ends

#include "common.hpp"

#include <CL/cl.h>
#include <chrono>
#include <dlfcn.h>
#include <thread>
#include <time.h>
#include <unistd.h>

namespace
{

long now_ns()
{
	timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000000000L + t.tv_nsec;
}

template <typename F> void timed(const char *name, F &&wait)
{
	long begin = now_ns();

	wait();
	std::printf("wait %s %ld %ld\n", name, begin, now_ns());
}

// The program links no OpenCL; the runtime has loaded it.
template <typename F> F *opencl(const char *name)
{
	static void *library = dlopen("libOpenCL.so.1", RTLD_NOW);
	void *f = library ? dlsym(library, name) : nullptr;

	if (!f)
		throw std::runtime_error(std::string("no ") + name);
	return reinterpret_cast<F *>(f);
}

struct device_times {
	std::map<std::string, std::pair<long, long>> of;

	void ask(const char *name, sycl::event e)
	{
		using namespace sycl::info;
		long begin = e.get_profiling_info<event_profiling::command_start>();
		long end = e.get_profiling_info<event_profiling::command_end>();

		of[name].first++;
		of[name].second += end - begin;
	}

	void print() const
	{
		for (const auto &t : of)
			std::printf("device %s %ld %ld\n", t.first.c_str(), t.second.first,
				    t.second.second);
	}
};

class user_event
{
public:
	explicit user_event(const sycl::context &context)
	{
		cl_int error = 0;

		event = opencl<decltype(clCreateUserEvent)>("clCreateUserEvent")(
			sycl::get_native<sycl::backend::opencl>(context), &error);
		workload::expect(!error, "a user event");
	}

	void set() const
	{
		opencl<decltype(clSetUserEventStatus)>("clSetUserEventStatus")(event, CL_COMPLETE);
	}

	sycl::event as_sycl(const sycl::context &context) const
	{
		return sycl::make_event<sycl::backend::opencl>(std::vector<cl_event>{ event },
							       context);
	}

private:
	cl_event event;
};

void wait_for_user_event(const sycl::context &context, const char *name, long pause_ms)
{
	user_event event(context);
	sycl::event waited = event.as_sycl(context);
	std::thread setter([&] {
		std::this_thread::sleep_for(std::chrono::milliseconds(pause_ms));
		event.set();
	});

	timed(name, [&] { waited.wait(); });
	setter.join();
}

void hang(const sycl::context &context)
{
	user_event event(context);
	sycl::event waited = event.as_sycl(context);
	std::thread setter([&] {
		char c;

		while (read(STDIN_FILENO, &c, 1) > 0)
			;
		event.set();
	});

	std::printf("hangs %d\n", int(gettid()));
	std::fflush(stdout);
	waited.wait();
	setter.join();
}

void blocking_read(sycl::queue &queue, cl_mem memory, std::vector<int> &host)
{
	auto native = sycl::get_native<sycl::backend::opencl>(queue);
	auto *enqueue = opencl<decltype(clEnqueueReadBuffer)>("clEnqueueReadBuffer");
	cl_int error = 0;

	timed("read", [&] {
		error = enqueue(native, memory, CL_TRUE, 0, host.size() * sizeof(int), host.data(),
				0, nullptr, nullptr);
	});
	workload::expect(!error, "a read");
}

cl_mem make_buffer(const sycl::context &context, size_t bytes)
{
	cl_int error = 0;
	cl_mem memory = opencl<decltype(clCreateBuffer)>(
		"clCreateBuffer")(sycl::get_native<sycl::backend::opencl>(context),
				  CL_MEM_READ_WRITE, bytes, nullptr, &error);

	workload::expect(!error, "a buffer");
	return memory;
}

} // namespace

int main(int argc, char **argv)
try {
	workload::options opt(argc, argv, { { "rounds", 3 }, { "pause-ms", 30 }, { "hang", 0 } });
	constexpr size_t n = 1 << 20;
	sycl::queue queue{ sycl::property::queue::enable_profiling() };
	sycl::queue ordered{ queue.get_context(), queue.get_device(),
			     sycl::property::queue::in_order() };
	auto kernels = workload::build_kernels(queue.get_context());
	auto scale = kernels.ext_oneapi_get_kernel("scale_usm");
	int *data = sycl::malloc_device<int>(n, queue);
	std::vector<int> host(n);
	cl_mem memory = make_buffer(queue.get_context(), n * sizeof(int));
	device_times times;
	auto submit = [&](sycl::queue &q) {
		return q.submit([&](sycl::handler &h) {
			h.set_args(data, 3);
			h.parallel_for(sycl::nd_range<1>(n, 64), scale);
		});
	};

	for (int i = 0; i < int(opt["rounds"]); i++) {
		sycl::event one = submit(queue);

		timed("event", [&] { one.wait(); });
		times.ask("scale_usm", one);

		std::vector<sycl::event> some = { submit(queue), submit(queue), submit(queue) };

		timed("events", [&] { sycl::event::wait(some); });
		for (int k = 0; k < 4; k++)
			submit(ordered);
		timed("queue", [&] { ordered.wait(); });
		blocking_read(ordered, memory, host);
		wait_for_user_event(queue.get_context(), "user", long(opt["pause-ms"]));
	}
	times.print();
	std::fflush(stdout);
	if (opt["hang"] > 0)
		hang(queue.get_context());
	sycl::free(data, queue);
	return 0;
} catch (const std::exception &e) {
	std::fprintf(stderr, "waits: %s\n", e.what());
	return 1;
}
