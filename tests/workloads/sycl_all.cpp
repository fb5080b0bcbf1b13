// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// The reference program: once a round, everything that a host-only SYCL
// program can make a runtime do, so that each XPTI stream and trace point and
// most Unified Runtime calls occur. Deterministic: the same options give the
// same operations, and the totals are printed at the end ("count NAME N").
//
//   --rounds N     rounds of each thread (1)
//   --threads N    threads that submit beside the main one (2)
//   --sleep-ms N   pause between rounds (0)
//
// Two kinds of waiting are forced, not hoped for: a kernel submitted behind a
// host task that a gate holds, and one behind a host accessor that is alive.
// The main thread does those rounds alone before the other threads start: the
// runtime has one thread for host tasks, and a wait for a blocked command holds
// the scheduler's lock, so a gate that needs another submission to open would
// never do so.

#include "common.hpp"

#include <chrono>
#include <future>
#include <optional>
#include <thread>

using sycl::access_mode;
using workload::expect;

constexpr size_t N = 256;
using read_write = sycl::accessor<int, 1, access_mode::read_write>;
using read_only = sycl::accessor<int, 1, access_mode::read>;

struct program {
	sycl::queue plain;
	sycl::queue in_order{ plain.get_context(), plain.get_device(),
			      sycl::property::queue::in_order() };
	workload::bundle kernels = workload::build_kernels(plain.get_context());
	sycl::kernel scale = kernels.ext_oneapi_get_kernel("scale_usm");
	sycl::kernel add = kernels.ext_oneapi_get_kernel("add_buffers");
	sycl::kernel bump = kernels.ext_oneapi_get_kernel("bump");
	workload::counters done;
};

static sycl::event add_buffers(program &p, sycl::queue &queue, sycl::buffer<int, 1> &to,
			       sycl::buffer<int, 1> &from)
{
	p.done.add("kernel");
	return queue.submit([&](sycl::handler &h) {
		read_write a(to, h);
		read_only b(from, h);

		h.set_args(a, b);
		h.parallel_for(sycl::nd_range<1>(to.size(), 32), p.add);
	});
}

static void fill_on_host(program &p, sycl::buffer<int, 1> &buffer, int value)
{
	sycl::host_accessor access(buffer, sycl::write_only);

	p.done.add("host_accessor");
	for (size_t i = 0; i < buffer.size(); i++)
		access[i] = value + int(i);
}

static int read_on_host(program &p, sycl::buffer<int, 1> &buffer, size_t i)
{
	sycl::host_accessor access(buffer, sycl::read_only);

	p.done.add("host_accessor");
	return access[i];
}

static void buffers(program &p)
{
	std::vector<int> backing(N, 5);
	{
		sycl::buffer<int, 1> a{ sycl::range<1>(N) }, b(backing.data(), N);

		p.done.add("buffer", 2);
		fill_on_host(p, a, 1);
		add_buffers(p, p.plain, a, b);
		add_buffers(p, p.in_order, a, b).wait();
		p.done.add("event_wait");
		expect(read_on_host(p, a, 3) == 1 + 3 + 5 + 5, "buffer kernel");

		p.plain.submit([&](sycl::handler &h) {
			h.fill(sycl::accessor(b, h, sycl::write_only, sycl::no_init), 9);
		});
		p.done.add("buffer_fill");
		p.plain.submit([&](sycl::handler &h) {
			h.copy(sycl::accessor(b, h, sycl::read_only),
			       sycl::accessor(a, h, sycl::write_only));
		});
		p.done.add("buffer_copy");
		p.plain.submit([&](sycl::handler &h) {
			h.update_host(sycl::accessor(b, h, sycl::read_only));
		});
		p.done.add("update_host");
		expect(read_on_host(p, a, 8) == 9, "buffer copy");
	}
	expect(backing[0] == 9, "write back");
}

static void sub_buffers(program &p)
{
	sycl::buffer<int, 1> whole{ sycl::range<1>(2 * N) };

	p.done.add("buffer");
	fill_on_host(p, whole, 0);
	{
		sycl::buffer<int, 1> low(whole, sycl::id<1>(0), sycl::range<1>(N));
		sycl::buffer<int, 1> high(whole, sycl::id<1>(N), sycl::range<1>(N));

		p.done.add("sub_buffer", 2);
		add_buffers(p, p.plain, low, high);
	}
	expect(read_on_host(p, whole, 1) == 1 + int(N) + 1, "sub-buffer kernel");
}

static void usm(program &p)
{
	int *device = sycl::malloc_device<int>(N, p.plain);
	int *host = sycl::malloc_host<int>(N, p.plain);
	int *shared = sycl::malloc_shared<int>(N, p.plain);
	int *aligned = sycl::aligned_alloc_device<int>(256, N, p.plain);

	p.done.add("alloc", 4);
	p.plain.memset(host, 0, N * sizeof(int)).wait();
	p.plain.fill(device, 7, N).wait();
	p.plain.prefetch(shared, N * sizeof(int)).wait();
	p.plain.mem_advise(shared, N * sizeof(int), 0).wait();
	p.done.add("memset");
	p.done.add("fill");
	p.done.add("prefetch");
	p.done.add("mem_advise");

	p.in_order.memcpy(shared, device, N * sizeof(int));
	p.in_order.submit([&](sycl::handler &h) {
		h.set_args(shared, 6);
		h.parallel_for(sycl::nd_range<1>(N, 32), p.scale);
	});
	p.in_order.submit([&](sycl::handler &h) {
		h.set_args(shared);
		h.single_task(p.bump);
	});
	p.in_order.memcpy(aligned, shared, N * sizeof(int));
	p.in_order.copy(aligned, host, N);
	p.in_order.wait();
	p.done.add("kernel", 2);
	p.done.add("memcpy", 3);
	p.done.add("event_wait", 4);
	p.done.add("queue_wait");
	expect(host[0] == 43 && host[1] == 42, "USM kernel");

	auto first = p.plain.memcpy(device, host, N * sizeof(int));
	auto barrier = p.plain.ext_oneapi_submit_barrier({ first });
	p.plain.submit([&](sycl::handler &h) {
		h.depends_on({ first, barrier });
		h.memcpy(shared, device, N * sizeof(int));
	});
	p.plain.wait_and_throw();
	p.done.add("memcpy", 2);
	p.done.add("barrier");
	p.done.add("queue_wait");

	for (int *each : { device, host, shared, aligned })
		sycl::free(each, p.plain);
	p.done.add("free", 4);
}

// Waits for an event in a thread of its own. The constructor returns when that
// thread has had ample time to be inside the wait: the runtime reports a barrier
// only for a wait that finds the command blocked, and says nothing that one
// could wait for instead.
class waiter
{
public:
	waiter(program &p, sycl::event event)
		: thread([event, &p]() mutable {
			  event.wait();
			  p.done.add("event_wait");
		  })
	{
		std::this_thread::sleep_for(std::chrono::milliseconds(30));
	}

	void join()
	{
		thread.join();
	}

private:
	std::thread thread;
};

// A kernel that cannot start because a host task before it is held by a gate.
static void wait_for_host_task(program &p)
{
	sycl::buffer<int, 1> a{ sycl::range<1>(N) }, b{ sycl::range<1>(N) };
	std::promise<void> gate;
	std::shared_future<void> open = gate.get_future().share();

	p.done.add("buffer", 2);
	fill_on_host(p, a, 0);
	fill_on_host(p, b, 1);
	p.plain.submit([&](sycl::handler &h) {
		sycl::accessor<int, 1, access_mode::read_write, sycl::target::host_task> access(a,
												h);

		h.host_task([=] {
			open.wait();
			access[0] += 100;
		});
	});
	p.done.add("host_task");
	waiter blocked(p, add_buffers(p, p.plain, a, b));
	gate.set_value();
	blocked.join();
	expect(read_on_host(p, a, 0) == 101, "kernel behind a host task");
}

// A kernel that cannot start because the host looks at its buffer.
static void wait_for_host_accessor(program &p)
{
	sycl::buffer<int, 1> a{ sycl::range<1>(N) }, b{ sycl::range<1>(N) };
	std::optional<waiter> blocked;

	p.done.add("buffer", 2);
	fill_on_host(p, b, 1);
	{
		sycl::host_accessor access(a, sycl::write_only);

		p.done.add("host_accessor");
		blocked.emplace(p, add_buffers(p, p.plain, a, b));
		for (size_t i = 0; i < N; i++)
			access[i] = 1000;
	}
	blocked->join();
	expect(read_on_host(p, a, 2) == 1003, "kernel behind a host accessor");
}

static void images(program &p)
{
	const sycl::range<2> size(8, 4);
	std::vector<float> pixels(4 * size.size(), 0.5f);
	sycl::image_sampler sampler{ sycl::addressing_mode::clamp_to_edge,
				     sycl::coordinate_normalization_mode::unnormalized,
				     sycl::filtering_mode::nearest };
	{
		sycl::unsampled_image<2> image(pixels.data(),
					       sycl::image_format::r32g32b32a32_sfloat, size);

		p.done.add("unsampled_image");
		{
			sycl::host_unsampled_image_accessor<sycl::float4, 2, access_mode::read_write>
				access(image);

			access.write(sycl::int2(1, 1), sycl::float4(1, 2, 3, 4));
		}
		p.done.add("host_image_accessor");
		p.plain.submit([&](sycl::handler &h) {
			sycl::unsampled_image_accessor<sycl::float4, 2, access_mode::read,
						       sycl::image_target::host_task>
				access(image, h);

			h.host_task([=] {
				if (access.read(sycl::int2(1, 1)).y() != 2)
					std::abort();
			});
		});
		p.done.add("image_accessor");
		p.done.add("host_task");
		p.plain.wait();
		p.done.add("queue_wait");
	}
	{
		sycl::sampled_image<2> image(pixels.data(), sycl::image_format::r32g32b32a32_sfloat,
					     sampler, size);

		p.done.add("sampled_image");
		{
			sycl::host_sampled_image_accessor<sycl::float4, 2> access(image);

			expect(access.read(sycl::float2(0, 0)).x() == 0.5f, "sampled image");
		}
		p.done.add("host_image_accessor");
		p.plain.submit([&](sycl::handler &h) {
			sycl::sampled_image_accessor<sycl::float4, 2, sycl::image_target::host_task>
				access(image, h);

			h.host_task([=] { (void)access.read(sycl::float2(0, 0)); });
		});
		p.done.add("image_accessor");
		p.done.add("host_task");
		p.plain.wait();
		p.done.add("queue_wait");
	}
}

template <typename F> static void must_throw(program &p, const char *what, F action)
{
	try {
		action();
	} catch (const sycl::exception &) {
		p.done.add("error");
		return;
	}
	expect(false, what);
}

// Errors that the runtime finds and reports as diagnostics; the program goes on.
static void errors(program &p)
{
	int *data = sycl::malloc_shared<int>(N, p.plain);

	p.done.add("alloc");
	must_throw(p, "a work-group larger than the device allows", [&] {
		p.plain.submit([&](sycl::handler &h) {
			h.set_args(data, 2);
			h.parallel_for(sycl::nd_range<1>(1 << 20, 1 << 20), p.scale);
		});
	});
	must_throw(p, "a copy to null", [&] { p.plain.memcpy(nullptr, data, sizeof(int)); });
	must_throw(p, "an unknown kernel", [&] { p.kernels.ext_oneapi_get_kernel("absent"); });
	must_throw(p, "a sub-buffer outside its buffer", [&] {
		sycl::buffer<int, 1> whole{ sycl::range<1>(N) };
		p.done.add("buffer");
		sycl::buffer<int, 1> part(whole, sycl::id<1>(N), sycl::range<1>(N));
	});
	sycl::free(data, p.plain);
	p.done.add("free");
}

// Its last command's thread may still be busy with it when the host has been told of the end. If the queue
// goes with that, the CPU runtime's own thread waits for itself (2026.2), so the caller lets it go later.
static sycl::queue short_lived_queue(program &p)
{
	sycl::queue queue(p.plain.get_context(), p.plain.get_device());

	p.done.add("queue");
	int *data = sycl::malloc_device<int>(N, queue);
	queue.fill(data, 1, N).wait();
	sycl::free(data, queue);
	p.done.add("alloc");
	p.done.add("fill");
	p.done.add("event_wait");
	p.done.add("free");
	return queue;
}

static void rounds(program &p, int count, double pause_ms)
{
	std::optional<sycl::queue> last;

	for (int i = 0; i < count; i++) {
		buffers(p);
		sub_buffers(p);
		usm(p);
		images(p);
		errors(p);
		last.emplace(short_lived_queue(p));
		p.done.add("round");
		std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(pause_ms));
	}
	std::this_thread::sleep_for(std::chrono::milliseconds(50));
}

int main(int argc, char **argv)
try {
	workload::options opt(argc, argv, { { "rounds", 1 }, { "threads", 2 }, { "sleep-ms", 0 } });
	program p;
	std::vector<std::thread> threads;
	std::atomic<int> failed{ 0 };

	// Kept to the end: its last owner may be a finished host task, and libsycl 2026.2 crashes at times when
	// that one's thread takes the images away while the program exits.
	new workload::bundle(p.kernels);
	p.done.add("queue", 2);
	auto work = [&] {
		try {
			rounds(p, int(opt["rounds"]), opt["sleep-ms"]);
		} catch (const std::exception &e) {
			std::fprintf(stderr, "sycl_all: %s\n", e.what());
			failed++;
		}
	};
	for (int i = 0; i < int(opt["rounds"]); i++) {
		wait_for_host_task(p);
		wait_for_host_accessor(p);
	}
	for (int i = 0; i < int(opt["threads"]); i++)
		threads.emplace_back(work);
	work();
	for (auto &thread : threads)
		thread.join();
	p.done.add("thread", long(threads.size()));
	p.done.print();
	return failed ? 1 : 0;
} catch (const std::exception &e) {
	std::fprintf(stderr, "sycl_all: %s\n", e.what());
	return 1;
}
