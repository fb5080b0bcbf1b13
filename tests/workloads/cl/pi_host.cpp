// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pi_host.cpp - a SYCL program for releases whose packages have no headers: what it needs of SYCL's
 * classes is declared here, as far as the names and arguments of libsycl's functions tell.
 *
 * It allocates, fills, copies and waits on the CPU device, and prints what it did: "count FUNCTION N" of
 * the plugin's functions. RELEASE is 202302 for 2023.2.
 */
#include <cstdio>
#include <cstring>
#include <exception>
#include <functional>
#include <memory>
#include <vector>

#if RELEASE >= 202300
namespace sycl
{
inline namespace _V1
{
#else
namespace cl
{
namespace sycl
{
#endif

namespace detail
{
struct code_location {
	const char *file, *function;
	unsigned long line, column;
};
} // namespace detail
namespace info
{
enum class device_type : unsigned long { cpu = 2 };
}
class exception_list
{
	std::vector<std::exception_ptr> list;
};
struct property_list { /* without any: all zero, and smaller than this */
	char bytes[256];
};
class device
{
	std::shared_ptr<void> impl;

public:
	static std::vector<device> get_devices(info::device_type);
};
class event
{
	std::shared_ptr<void> impl;

public:
	void wait();
};
class queue
{
	std::shared_ptr<void> impl;
	char more[64];

public:
	queue(const device &, const std::function<void(exception_list)> &, const property_list &);
#if RELEASE >= 202400
	event memcpy(void *, const void *, size_t, const detail::code_location &);
	event memset(void *, int, size_t, const detail::code_location &);
#else
	event memcpy(void *, const void *, size_t);
	event memset(void *, int, size_t);
#endif
	void wait_proxy(const detail::code_location &);
};
#if RELEASE >= 202300
void *malloc_shared(size_t, const queue &, const detail::code_location &);
void *malloc_host(size_t, const queue &, const detail::code_location &);
void free(void *, const queue &, const detail::code_location &);
#else
void *malloc_shared(size_t, const queue &);
void *malloc_host(size_t, const queue &);
void free(void *, const queue &);
#endif
}
}
#if RELEASE >= 202300
#define LAST , here
#else
#define LAST
namespace sycl = cl::sycl;
#endif
#if RELEASE >= 202400
#define WHERE , here
#else
#define WHERE
#endif

enum { ROUNDS = 5, SIZE = 4096 };

int main()
{
	sycl::detail::code_location here{ "pi_host.cpp", "main", __LINE__, 1 };
	auto devices = sycl::device::get_devices(sycl::info::device_type::cpu);

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
