// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * no_headers.hpp - what programs for releases whose packages have no headers need of SYCL's classes, declared as
 * far as the names and arguments of libsycl's functions tell. RELEASE is 202302 for 2023.2.
 */
#pragma once

#include <cstddef>
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
enum class device_type : unsigned long { cpu = 2, all = 0xffffffff };
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
void *malloc_device(size_t, const queue &, const detail::code_location &);
void free(void *, const queue &, const detail::code_location &);
#else
void *malloc_shared(size_t, const queue &);
void *malloc_host(size_t, const queue &);
void *malloc_device(size_t, const queue &);
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
