// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// A program with an image, to be recorded with a device and replayed without one. CPU devices have none but the images of
// OpenCL 1.2, and no kernel here reads them: a kernel waits for the image, and the host reads what the device returns. The
// device has a copy of the program's points, which are changed meanwhile. So does it for a part of a buffer with two sides.
//
//   --differ N      leaves the recording of the program without it: 1 makes an image of another format, 2 of another
//                   width, 3 makes a second one (0)

#include "common.hpp"

namespace
{

constexpr size_t width = 16, height = 8;
namespace access = sycl::access;

class picture
{
public:
	picture(sycl::queue &q, workload::bundle &k) : queue(q), kernels(k)
	{
	}

	void draw(int differ)
	{
		size_t w = differ == 2 ? width / 2 : width;
		std::vector<sycl::float4> points(w * height);

		for (size_t i = 0; i < points.size(); i++)
			points[i] = sycl::float4(i, i * 2, i * 3, 1);
		// It must not be written to, so the host does not share it with the device.
		const void *from = points.data();
		sycl::image<2> image(from, sycl::image_channel_order::rgba,
				     differ == 1 ? sycl::image_channel_type::signed_int32
						 : sycl::image_channel_type::fp32,
				     sycl::range<2>(w, height));

		queue.submit([&](sycl::handler &h) {
			sycl::accessor<sycl::float4, 2, access::mode::write, access::target::image>
				a(image, h);

			h.set_args(counter);
			h.single_task(kernels.ext_oneapi_get_kernel("bump"));
		});
		queue.wait();
		std::fill(points.begin(), points.end(), sycl::float4(0));
		sycl::accessor<sycl::float4, 2, access::mode::read, access::target::host_image> seen(
			image);
		for (size_t y = 0; y < height; y++)
			for (size_t x = 0; x < w; x++) {
				sycl::float4 point = seen.read(sycl::int2(int(x), int(y)));

				std::printf("%g,%g%c", double(point.x()), double(point.z()),
					    x + 1 < w ? ' ' : '\n');
			}
		std::printf("counter %d\n", *counter);
	}

	void cut()
	{
		sycl::buffer<int, 2> table{ sycl::range<2>(height, width) };
		int numbers[width * height], part[3 * 5] = {};

		for (size_t i = 0; i < width * height; i++)
			numbers[i] = int(i);
		queue.submit([&](sycl::handler &h) {
			h.copy(numbers, sycl::accessor(table, h, sycl::write_only, sycl::no_init));
		});
		queue.submit([&](sycl::handler &h) {
			h.copy(sycl::accessor(table, h, sycl::range<2>(3, 5), sycl::id<2>(2, 4),
					      sycl::read_only),
			       part);
		});
		queue.wait();
		for (int each : part)
			std::printf("%d ", each);
		std::printf("\n");
	}

private:
	sycl::queue &queue;
	workload::bundle &kernels;
	int *counter = sycl::malloc_shared<int>(1, queue);
};

} // namespace

int main(int argc, char **argv)
try {
	workload::options opt(argc, argv, { { "differ", 0 } });
	sycl::queue queue{ sycl::property::queue::in_order() };
	// Never destroyed, for the reason in graph.cpp.
	auto &kernels = *new workload::bundle(workload::build_kernels(queue.get_context()));
	picture p(queue, kernels);
	int differ = int(opt["differ"]);

	p.draw(differ);
	p.cut();
	if (differ == 3)
		p.draw(0);
	return 0;
} catch (const std::exception &e) {
	std::fprintf(stderr, "pictures: %s\n", e.what());
	return 1;
}
