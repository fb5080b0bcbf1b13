// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * crowd.cpp - busy threads that know what they do: something to arm and disarm at any moment.
 *
 * Each of --threads N has a queue of its own, and in a round allocates device memory, fills it, runs a kernel on
 * it, copies it back, waits, checks every byte, and frees it; every HOST_TASK-th round has a host task behind that.
 * --pause-us N: between rounds, and between what the noise does a hundred times, so that both take a part of a processor.
 * For releases without headers (RELEASE before 2025) there is no kernel and no host task. --noise N threads beside
 * them do in turn what is awkward for who wants to borrow a thread: allocate, open libraries, ask for variables
 * and set one, wait with a time limit, make children.
 *
 * A line on standard input at a time:
 *   N      each thread does N rounds; "did N"
 *   on     rounds without end, until
 *   off    "did off N", of all threads together
 * At the end "count NAME N" of all that was done, and "sum S", which follows from the number of rounds of each thread:
 * the status is 1 if it does not, or any byte was wrong.
 */
#if RELEASE >= 202500
#include <sycl/sycl.hpp>
#include <sycl/backend.hpp>
#include <CL/cl.h>
#else
#include "no_headers.hpp"
#endif

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <mutex>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

enum { WORDS = 256, HOST_TASK = 4, ADDED = 3, IDLE = -2 };

#if RELEASE >= 202500
struct device_side {
	sycl::queue queue;
	sycl::kernel kernel;

	device_side(const device_side &from)
		: queue(from.queue.get_context(), from.queue.get_device(),
			sycl::property::queue::in_order()),
		  kernel(from.kernel)
	{
	}

	explicit device_side(const sycl::queue &q) : queue(q), kernel(build(q))
	{
	}

	void *allocate(size_t n)
	{
		return sycl::malloc_device(n, queue);
	}

	void work(void *memory, void *copy, int value, size_t n)
	{
		queue.memset(memory, value, n);
		queue.submit([&](sycl::handler &h) {
			h.set_args(memory, int(ADDED));
			h.parallel_for(sycl::range<1>(n / sizeof(int)), kernel);
		});
		queue.memcpy(copy, memory, n).wait();
	}

	void on_host(std::atomic<long> &done)
	{
		queue.submit([&](sycl::handler &h) { h.host_task([&] { done++; }); }).wait();
	}

	void release(void *memory)
	{
		sycl::free(memory, queue);
	}

	static int result(int byte)
	{
		return byte * 0x01010101 + ADDED;
	}

private:
	static sycl::kernel build(const sycl::queue &q)
	{
		static const char *text =
			"__kernel void add(__global int *a, int b) { a[get_global_id(0)] += b; }";
		cl_context context = sycl::get_native<sycl::backend::opencl>(q.get_context());
		cl_device_id device = sycl::get_native<sycl::backend::opencl>(q.get_device());
		cl_int code = 0;
		cl_program program = clCreateProgramWithSource(context, 1, &text, nullptr, &code);

		if (code || clBuildProgram(program, 1, &device, "", nullptr, nullptr))
			throw std::runtime_error("no program");
		return sycl::make_kernel<sycl::backend::opencl>(
			clCreateKernel(program, "add", &code), q.get_context());
	}
};

static device_side first()
{
	return device_side(sycl::queue(sycl::cpu_selector_v));
}
#else
static sycl::detail::code_location here{ "crowd.cpp", "main", __LINE__, 1 };

struct device_side {
	sycl::device device;
	sycl::queue queue;

	explicit device_side(const sycl::device &d)
		: device(d),
		  queue(d, std::function<void(sycl::exception_list)>(), sycl::property_list())
	{
	}

	device_side(const device_side &from) : device_side(from.device)
	{
	}

	void *allocate(size_t n)
	{
		return sycl::malloc_shared(n, queue LAST);
	}

	/*
	 * One waits at a time. OpenCL's CPU device of 2024.2 has threads that wait for an out-of-order queue run each other's
	 * waits, one on top of the other, and with 8 of them on a busy machine all sleep for good sooner or later, traced or not.
	 */
	void work(void *memory, void *copy, int value, size_t n)
	{
		finish(queue.memset(memory, value, n WHERE));
		finish(queue.memcpy(copy, memory, n WHERE));
	}

	static void finish(sycl::event event)
	{
		static std::mutex one;
		std::lock_guard<std::mutex> g(one);

		event.wait();
	}

	void on_host(std::atomic<long> &done)
	{
		done++;
	}

	void release(void *memory)
	{
		sycl::free(memory, queue LAST);
	}

	static int result(int byte)
	{
		return byte * 0x01010101;
	}
};

static device_side first()
{
	return device_side(sycl::device::get_devices(sycl::info::device_type::cpu).at(0));
}
#endif

/* ---- rounds ----------------------------------------------------------------------------------------- */

class crowd
{
public:
	crowd(const device_side &side, int n, int pause_us)
		: done(size_t(n)), sums(size_t(n)), pause_us(pause_us)
	{
		for (int i = 0; i < n; i++)
			threads.emplace_back([this, side, i] { live(side, i); });
	}

	/* -1: without end. */
	void start(long rounds)
	{
		std::lock_guard<std::mutex> g(lock);

		left.assign(threads.size(), rounds);
		going = threads.size();
		wake.notify_all();
	}

	void pause()
	{
		std::lock_guard<std::mutex> g(lock);

		for (auto &n : left)
			n = 0;
	}

	void wait()
	{
		std::unique_lock<std::mutex> g(lock);

		finished.wait(g, [this] { return !going; });
	}

	long rounds() const
	{
		long n = 0;

		for (long each : done)
			n += each;
		return n;
	}

	int end()
	{
		long long want = 0, have = 0;

		{
			std::lock_guard<std::mutex> g(lock);

			over = true;
			wake.notify_all();
		}
		for (auto &t : threads)
			t.join();
		for (size_t i = 0; i < done.size(); i++) {
			for (long r = 0; r < done[i]; r++)
				want += device_side::result(byte(int(i), r));
			have += sums[i];
		}
		std::printf("count round %ld\ncount host_task %ld\nsum %lld\n", rounds(),
			    host_tasks.load(), have);
		return wrong || have != want;
	}

private:
	std::mutex lock;
	std::condition_variable wake, finished;
	std::vector<long> left, done;
	std::vector<long long> sums;
	std::vector<std::thread> threads;
	std::atomic<long> host_tasks{ 0 };
	std::atomic<bool> wrong{ false };
	size_t going = 0;
	int pause_us;
	bool over = false;

	static int byte(int thread, long round)
	{
		return int((thread * 17 + round) % 101);
	}

	/* Who is paused before it noticed that it was started has done its rounds, too. */
	bool next(int i)
	{
		std::unique_lock<std::mutex> g(lock);

		for (;; wake.wait(g)) {
			long *n = left.empty() ? nullptr : &left[i];

			if (n && *n != 0 && *n != IDLE) {
				*n -= *n > 0;
				return true;
			}
			if (over)
				return false;
			if (n && *n == 0) {
				*n = IDLE;
				if (--going == 0)
					finished.notify_all();
			}
		}
	}

	void live(device_side side, int i)
	{
		std::vector<int> copy(WORDS);

		while (next(i)) {
			int value = byte(i, done[i]);
			void *memory = side.allocate(WORDS * sizeof(int));

			side.work(memory, copy.data(), value, WORDS * sizeof(int));
			for (int word : copy) {
				if (word != device_side::result(value))
					wrong = true;
			}
			sums[i] += copy[i];
			if (done[i] % HOST_TASK == HOST_TASK - 1)
				side.on_host(host_tasks);
			side.release(memory);
			done[i]++;
			if (pause_us)
				usleep(pause_us);
		}
	}
};

/* ---- noise ------------------------------------------------------------------------------------------ */

static std::atomic<bool> quiet{ false };
static int noise_pause_us;

static void pause_after(unsigned i)
{
	if (noise_pause_us && i % 100 == 99)
		usleep(noise_pause_us);
}

static void allocates()
{
	std::vector<void *> kept(64);

	for (unsigned i = 0; !quiet; i++) {
		pause_after(i);
		std::free(kept[i % 64]);
		kept[i % 64] = std::malloc(16 + i * 7919 % 200000);
	}
	for (void *p : kept)
		std::free(p);
}

static void opens()
{
	for (unsigned i = 0; !quiet; i++) {
		pause_after(i);
		void *lib = dlopen("libutil.so.1", RTLD_NOW);

		if (!lib || !dlsym(lib, "openpty") || dlclose(lib))
			std::abort();
	}
}

static void asks()
{
	for (unsigned i = 0; !quiet; i++) {
		pause_after(i);
		if (!std::getenv("PATH"))
			std::abort();
		setenv("CROWD", "1", 1);
		unsetenv("CROWD");
	}
}

static void waits()
{
	std::condition_variable never;
	std::mutex m;

	while (!quiet) {
		std::unique_lock<std::mutex> g(m);

		never.wait_for(g, std::chrono::microseconds(300));
	}
}

static void forks()
{
	while (!quiet) {
		pid_t child = fork();
		int status = 1;

		if (!child)
			_exit(7);
		if (waitpid(child, &status, 0) != child || !WIFEXITED(status) ||
		    WEXITSTATUS(status) != 7)
			std::abort();
		usleep(5000);
	}
}

int main(int argc, char **argv)
{
	static void (*const kinds[])() = { allocates, opens, asks, waits, forks };
	int threads = 8, noise = 0, pause_us = 0;
	std::vector<std::thread> others;
	char line[64];

	for (int i = 1; i + 1 < argc; i += 2)
		(!std::strcmp(argv[i], "--noise")      ? noise
		 : !std::strcmp(argv[i], "--pause-us") ? pause_us
						       : threads) = std::atoi(argv[i + 1]);
	crowd c(first(), threads, pause_us);
	c.start(1);
	c.wait();
	noise_pause_us = pause_us;
	for (int i = 0; i < noise; i++)
		others.emplace_back(kinds[i % 5]);
	std::printf("pid %d\n", int(getpid()));
	std::fflush(stdout);
	while (std::fgets(line, sizeof(line), stdin)) {
		std::string word(line, std::strcspn(line, "\n"));

		if (word == "on") {
			c.start(-1);
			continue;
		}
		if (word == "off")
			c.pause();
		else
			c.start(std::atol(line));
		c.wait();
		std::printf("did %s %ld\n", word.c_str(), c.rounds());
		std::fflush(stdout);
	}
	c.pause();
	quiet = true;
	for (auto &t : others)
		t.join();
	return c.end();
}
