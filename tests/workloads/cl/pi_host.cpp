// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pi_host.cpp - a SYCL program for releases whose packages have no headers: it allocates, fills, copies and
 * waits on the CPU device, and prints what it did: "count FUNCTION N" of the plugin's functions.
 *
 *   pi_host [all]   all: on a device of any kind; "refused" if that refuses something, as the null driver of Level Zero does
 */
#include "no_headers.hpp"

#include <cstdio>
#include <exception>

enum { ROUNDS = 5, SIZE = 4096 };

static int run(sycl::info::device_type type)
{
	sycl::detail::code_location here{ "pi_host.cpp", "main", __LINE__, 1 };
	auto devices = sycl::device::get_devices(type);

	if (devices.empty())
		return 1;
	sycl::queue q(devices[0], std::function<void(sycl::exception_list)>(),
		      sycl::property_list());
	auto *shared = static_cast<unsigned char *>(sycl::malloc_shared(SIZE, q LAST));
	auto *host = static_cast<unsigned char *>(sycl::malloc_host(SIZE, q LAST));

	for (int i = 0; i < ROUNDS; i++) {
		q.memset(shared, i + 1, SIZE WHERE).wait();
		q.memcpy(host, shared, SIZE / 2 WHERE);
		q.wait_proxy(here);
		if (host[SIZE / 2 - 1] != i + 1)
			return 1;
	}
	sycl::free(shared, q LAST);
	sycl::free(host, q LAST);
	printf("count piextUSMEnqueueMemset %d\ncount piextUSMEnqueueMemcpy %d\ncount piextUSMSharedAlloc 1\n"
	       "count piextUSMHostAlloc 1\ncount piextUSMFree 2\n",
	       ROUNDS, ROUNDS);
	return 0;
}

int main(int argc, char **)
{
	if (argc == 1)
		return run(sycl::info::device_type::cpu);
	try {
		return run(sycl::info::device_type::all);
	} catch (const std::exception &) {
		puts("refused");
		return 0;
	}
}
