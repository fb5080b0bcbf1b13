// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// Lists the devices of all platforms, by whatever adapter they are, and has the CPU among them copy known bytes.

#define SYCL_DISABLE_FSYCL_SYCLHPP_WARNING
#include <sycl/sycl.hpp>

#include <cstdio>
#include <vector>

int main()
try {
	for (const auto &platform : sycl::platform::get_platforms()) {
		std::printf("platform %s\n",
			    platform.get_info<sycl::info::platform::name>().c_str());
		for (const auto &device : platform.get_devices())
			std::printf("device %s of %s\n",
				    device.get_info<sycl::info::device::name>().c_str(),
				    device.get_info<sycl::info::device::vendor>().c_str());
	}
	sycl::queue queue{ sycl::cpu_selector_v, sycl::property::queue::in_order() };
	std::vector<unsigned char> to(5000);
	auto *from = sycl::malloc_device<unsigned char>(to.size(), queue);

	queue.memset(from, 7, to.size()).wait();
	queue.memcpy(to.data(), from, to.size()).wait();
	sycl::free(from, queue);
	std::printf("bytes %d %d\n", to.front(), to.back());
	return 0;
} catch (const std::exception &e) {
	std::fprintf(stderr, "platforms: %s\n", e.what());
	return 1;
}
