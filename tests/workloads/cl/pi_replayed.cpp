// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pi_replayed.cpp - a SYCL program for releases whose packages have no headers, to be recorded with a device and replayed
 * without one: it prints what the device has put into memory.
 *
 *   pi_replayed [N]   N: leaves the recording of the program without it: 1 fills with another value, 2 makes two copies in
 *                     another order, 3 copies once more, 4 once less, 5 makes a copy of another length, 6 allocates memory
 *                     of another kind, 7 ends after the first round
 */
#include "no_headers.hpp"

#include <cstdio>
#include <cstdlib>
#include <exception>

enum { ROUNDS = 3, SIZE = 4096 };

static long sum(const unsigned char *data)
{
	long s = 0;

	for (int i = 0; i < SIZE; i++)
		s = (s * 31 + data[i]) % 1000003;
	return s;
}

static int run(int differ)
{
	sycl::detail::code_location here{ "pi_replayed.cpp", "main", __LINE__, 1 };
	auto devices = sycl::device::get_devices(sycl::info::device_type::cpu);

	if (devices.empty())
		return 1;
	sycl::queue q(devices[0], std::function<void(sycl::exception_list)>(),
		      sycl::property_list());
	auto alloc = [&](void *p) { return static_cast<unsigned char *>(p); };
	auto *shared = alloc(sycl::malloc_shared(SIZE, q LAST)),
	     *host = alloc(sycl::malloc_host(SIZE, q LAST)),
	     *device = alloc(differ == 6 ? sycl::malloc_host(SIZE, q LAST)
					 : sycl::malloc_device(SIZE, q LAST));
	std::vector<unsigned char> mine(SIZE);

	for (int i = 0; i < ROUNDS; i++) {
		for (int k = 0; k < SIZE; k++)
			mine[k] = (unsigned char)(k * (i + 3));
		q.memcpy(device, mine.data(), SIZE WHERE).wait();
		q.memset(device + 100, differ == 1 ? 77 : i + 1, SIZE / 2 WHERE).wait();
		if (differ == 2)
			q.memcpy(host, device, SIZE WHERE).wait();
		q.memcpy(shared, device, differ == 5 ? SIZE - 1 : SIZE WHERE).wait();
		if (differ != 2 && differ != 4)
			q.memcpy(host, device, SIZE WHERE).wait();
		if (differ == 3)
			q.memcpy(host, device, SIZE WHERE).wait();
		q.memset(device, i, 10 WHERE).wait();
		q.memcpy(mine.data(), device, SIZE WHERE);
		q.wait_proxy(here);
		printf("shared %ld host %ld mine %ld\n", sum(shared), sum(host), sum(mine.data()));
		if (differ == 7) {
			fflush(stdout);
			_Exit(0);
		}
	}
	for (auto *each : { shared, host, device })
		sycl::free(each, q LAST);
	return 0;
}

int main(int argc, char **argv)
try {
	return run(argc > 1 ? atoi(argv[1]) : 0);
} catch (const std::exception &e) {
	fprintf(stderr, "pi_replayed: %s\n", e.what());
	return 1;
}
