// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// A program with an image, to be recorded with a device and replayed without one. CPU devices have none but the images of
// OpenCL 1.2, and no kernel here reads them: a kernel waits for the image, and the host reads what the device returns.
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
		sycl::image<2> image(points.data(), sycl::image_channel_order::rgba,
				     differ == 1 ? sycl::image_channel_type::signed_int32
						 : sycl::image_channel_type::fp32,
				     sycl::range<2>(w, height));

		queue.submit([&](sycl::handler &h) {
			sycl::accessor<sycl::float4, 2, access::mode::write, access::target::image>
				a(image, h);

			h.set_args(counter);
			h.single_task(kernels.ext_oneapi_get_kernel("bump"));
		});
		sycl::accessor<sycl::float4, 2, access::mode::read, access::target::host_image> seen(
			image);
		sycl::float4 point = seen.read(sycl::int2(3, 2));

		std::printf("point %g %g counter %d\n", double(point.x()), double(point.z()),
			    *counter);
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
	if (differ == 3)
		p.draw(0);
	return 0;
} catch (const std::exception &e) {
	std::fprintf(stderr, "pictures: %s\n", e.what());
	return 1;
}
