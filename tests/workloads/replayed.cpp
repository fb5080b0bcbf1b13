// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// A program to be recorded with a device and replayed without one: what it prints is what its device has calculated.
// Kernels on shared, host and device memory, on buffers, and host tasks between kernels, which other threads run. CPU devices
// have images that no kernel here reads (pictures.cpp), so a kernel waits for one that has what the buffers had.
//
//   --rounds N      so many times (2)
//   --tasks N       so many host tasks a round (1)
//   --differ N      leaves the recording of the program without it, once: 1 fills with another value, 2 makes two copies
//                   in another order, 3 copies once more, 4 once less, 5 makes a copy of another length, 6 makes
//                   another kernel, 7 allocates memory of another kind, 8 ends after the first round, 9 gives a kernel another
//                   number, 10 another allocation, 11 one buffer twice (0)

#include "common.hpp"

#include <thread>

namespace exp_ = sycl::ext::oneapi::experimental;

namespace
{

constexpr size_t count = 1000, width = 25, height = count / width;
namespace access = sycl::access;

using image_accessor = sycl::accessor<sycl::float4, 2, access::mode::write, access::target::image>;

struct program {
	sycl::queue queue{ sycl::property::queue::in_order() },
		free_order{ queue.get_context(), queue.get_device() };
	// Never destroyed, for the reason in graph.cpp.
	workload::bundle &kernels =
		*new workload::bundle(workload::build_kernels(queue.get_context()));
	int differ = 0;
	const std::thread::id main_thread = std::this_thread::get_id();
	std::atomic<int> tasks_elsewhere{ 0 };

	long sum(const int *data, size_t n)
	{
		long s = 0;

		for (size_t i = 0; i < n; i++)
			s = s * 31 % 1000003 + data[i];
		return s;
	}

	void scale(int *data, int factor)
	{
		queue.submit([&](sycl::handler &h) {
			h.set_args(data, factor);
			h.parallel_for(sycl::nd_range<1>(count, 1),
				       kernels.ext_oneapi_get_kernel("scale_usm"));
		});
	}

	void usm(int round)
	{
		int *shared = sycl::malloc_shared<int>(count, queue),
		    *host = sycl::malloc_host<int>(count, queue);
		int *device = differ == 7 ? sycl::malloc_host<int>(count, queue)
					  : sycl::malloc_device<int>(count, queue);
		std::vector<int> mine(count);

		for (size_t i = 0; i < count; i++)
			mine[i] = int(i) + round;
		queue.memcpy(device, mine.data(), count * sizeof(int));
		scale(device, differ == 9 ? 4 : 3);
		if (differ == 2) {
			queue.memcpy(host, device, count * sizeof(int));
			queue.memcpy(shared, device, count * sizeof(int));
		} else {
			queue.memcpy(shared, device,
				     (differ == 5 ? count - 1 : count) * sizeof(int));
			if (differ != 4)
				queue.memcpy(host, device, count * sizeof(int));
		}
		if (differ == 3)
			queue.memcpy(host, device, count * sizeof(int));
		scale(differ == 10 ? host : shared, 2);
		queue.wait();
		std::printf("shared %ld host %ld\n", sum(shared, count), sum(host, count));
		queue.memset(device, differ == 1 ? 6 : 5, count * sizeof(int));
		queue.memcpy(mine.data(), device, count * sizeof(int)).wait();
		std::printf("mine %ld\n", sum(mine.data(), count));
		for (int *each : { shared, host, device })
			sycl::free(each, queue);
	}

	void add(sycl::buffer<int, 1> &to, sycl::buffer<int, 1> &from,
		 sycl::image<2> *image = nullptr)
	{
		free_order.submit([&](sycl::handler &h) {
			if (image)
				image_accessor waits_for(*image, h);
			sycl::accessor<int, 1, sycl::access_mode::read_write> a(to, h);
			sycl::accessor<int, 1, sycl::access_mode::read> b(from, h);

			if (differ == 11)
				h.set_args(a, a);
			else
				h.set_args(a, b);
			h.parallel_for(sycl::nd_range<1>(count, 1),
				       kernels.ext_oneapi_get_kernel("add_buffers"));
		});
	}

	void task(sycl::buffer<int, 1> &buffer)
	{
		free_order.submit([&](sycl::handler &h) {
			sycl::accessor<int, 1, sycl::access_mode::read_write,
				       sycl::target::host_task>
				a(buffer, h, sycl::read_write_host_task);

			h.host_task([=] {
				tasks_elsewhere += std::this_thread::get_id() != main_thread;
				for (size_t i = 0; i < count; i++)
					a[i] = a[i] % 1009 + 1;
			});
		});
	}

	// The device gets a copy of the points, which are changed meanwhile.
	void picture(sycl::buffer<int, 1> &of, sycl::buffer<int, 1> &to)
	{
		std::vector<sycl::float4> points(count);
		{
			sycl::host_accessor values(of, sycl::read_only);

			for (size_t i = 0; i < count; i++)
				points[i] = sycl::float4(float(values[i]), float(i), 0, 1);
		}
		// It must not be written to, so the host does not share it with the device.
		const void *from = points.data();
		sycl::image<2> image(from, sycl::image_channel_order::rgba,
				     sycl::image_channel_type::fp32, { width, height });

		add(to, of, &image);
		free_order.wait();
		std::fill(points.begin(), points.end(), sycl::float4(0));
		sycl::accessor<sycl::float4, 2, access::mode::read, access::target::host_image> seen(
			image);
		std::vector<int> found;
		for (size_t i = 0; i < count; i++)
			found.push_back(
				int(seen.read(sycl::int2(int(i % width), int(i / width))).x()));
		std::printf("image %ld\n", sum(found.data(), count));
	}

	void buffers(int round, int tasks)
	{
		std::vector<int> start(count, 7 + round);
		sycl::buffer<int, 1> a(start.data(), sycl::range<1>(count)),
			b{ sycl::range<1>(count) };

		free_order.submit([&](sycl::handler &h) {
			h.fill(sycl::accessor(b, h, sycl::write_only, sycl::no_init), 11);
		});
		add(a, b);
		for (int i = 0; i < tasks; i++) {
			task(a);
			add(b, a);
			add(a, b);
		}
		picture(a, b);
		sycl::host_accessor seen(a, sycl::read_only);
		std::printf("buffer %ld\n", sum(&seen[0], count));
	}
};

} // namespace

int main(int argc, char **argv)
try {
	workload::options opt(argc, argv, { { "rounds", 2 }, { "tasks", 1 }, { "differ", 0 } });
	program p;

	p.differ = int(opt["differ"]);
	for (int i = 0; i < int(opt["rounds"]); i++) {
		p.usm(i);
		p.buffers(i, int(opt["tasks"]));
		if (p.differ == 8) {
			std::fflush(stdout);
			std::_Exit(0);
		}
	}
	if (p.differ == 6)
		p.kernels.ext_oneapi_get_kernel("bump");
	std::printf("tasks of other threads %d\n", p.tasks_elsewhere.load());
	std::printf("on %s\n", p.queue.get_device().get_info<sycl::info::device::name>().c_str());
	return 0;
} catch (const std::exception &e) {
	std::fprintf(stderr, "replayed: %s\n", e.what());
	return 1;
}
