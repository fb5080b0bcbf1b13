// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pi_buffers.cpp - buffers on a device of Plugin Interface, to be recorded with it and replayed without: it prints what the
 * device has kept in them.
 *
 * No package of a runtime with PI has SYCL's headers. Those of 2025.0 fit libsycl of 2024.2 as far as this goes: the
 * layout of a handler, to which its inline functions (copy, fill, host_task) write, is another one. So commands are copies of
 * USM, whose accessors have libsycl bring the buffers to the device, and its destructors and host accessors bring them back.
 *
 *   pi_buffers [N]   N: leaves the recording of the program without it: 1 makes a buffer of another size, 2 looks into one
 *                    and writes nothing, 3 does not look, 4 uses one less
 */
#define SYCL_DISABLE_FSYCL_SYCLHPP_WARNING
#include <sycl/sycl.hpp>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <vector>

enum { ROUNDS = 3, COUNT = 1000 };

static long sum(const std::vector<int> &data)
{
	long s = 0;

	for (int each : data)
		s = (s * 31 + each) % 1000003;
	return s;
}

static void use(sycl::queue &q, int *device, std::vector<int> &first, std::vector<int> &second,
		int differ)
{
	sycl::buffer<int, 1> a(first.data(), differ == 1 ? COUNT - 1 : COUNT),
		b(second.data(), COUNT);

	q.submit([&](sycl::handler &h) {
		 sycl::accessor from(a, h, sycl::read_only);

		 if (differ != 4)
			 sycl::accessor(b, h, sycl::read_write);
		 h.memcpy(device, first.data(), 100 * sizeof(int));
	 }).wait();
	if (differ == 2) {
		sycl::host_accessor(b, sycl::read_only);
	} else if (differ != 3) {
		sycl::host_accessor seen(b, sycl::read_write);

		for (int i = 200; i < 300; i++)
			seen[i] += i;
	}
	q.submit([&](sycl::handler &h) {
		 sycl::accessor both(b, h, sycl::read_write), to(a, h, sycl::read_write);

		 h.memcpy(device + 500, device, 100 * sizeof(int));
	 }).wait();
}

int main(int argc, char **argv)
try {
	/* PI's number of a CPU; that of UR, which the headers have, is another one. */
	auto devices = sycl::device::get_devices(sycl::info::device_type(2));

	if (devices.empty())
		return 1;
	sycl::queue q(devices[0]);
	int *device = sycl::malloc_device<int>(COUNT, q);

	for (int round = 0; round < ROUNDS; round++) {
		std::vector<int> first(COUNT), second(COUNT);

		for (int i = 0; i < COUNT; i++) {
			first[i] = i * (round + 1);
			second[i] = i ^ round;
		}
		use(q, device, first, second, argc > 1 ? atoi(argv[1]) : 0);
		printf("buffers %ld %ld\n", sum(first), sum(second));
	}
	sycl::free(device, q);
	return 0;
} catch (const std::exception &e) {
	fprintf(stderr, "pi_buffers: %s\n", e.what());
	return 1;
}
