// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// Has its runtime put known bytes into memory, in each of the ways in which a host gets results, each of another size:
// a copy to memory of its own, shared and host allocations, a buffer that is mapped, and a text that the device has.
// Says what they must be:
//
//   bytes SIZE VALUE     so many bytes of that value
//   extensions NAME ...  of the device
//
//   --large 1            also shared memory that is beyond the limit for data

#include "common.hpp"

namespace
{

constexpr unsigned char copied = 0x11, shared = 0x22, host = 0x33, mapped = 0x44;

void say(size_t size, unsigned char value)
{
	std::printf("bytes %zu %u\n", size, value);
}

void copy(sycl::queue &queue)
{
	std::vector<unsigned char> to(5000);
	auto *from = sycl::malloc_device<unsigned char>(to.size(), queue);

	queue.memset(from, copied, to.size()).wait();
	queue.memcpy(to.data(), from, to.size()).wait();
	workload::expect(to.front() == copied && to.back() == copied, "copied");
	say(to.size(), copied);
	sycl::free(from, queue);
}

void allocation(sycl::queue &queue, sycl::usm::alloc kind, size_t size, unsigned char value)
{
	auto *data = static_cast<unsigned char *>(sycl::malloc(size, queue, kind));

	queue.memset(data, value, size).wait();
	workload::expect(data[0] == value && data[size - 1] == value, "allocation");
	say(size, value);
	sycl::free(data, queue);
}

void buffer(sycl::queue &queue)
{
	sycl::buffer<unsigned char, 1> data{ sycl::range<1>(6007) };

	queue.submit([&](sycl::handler &h) {
		h.fill(sycl::accessor(data, h, sycl::write_only, sycl::no_init), mapped);
	});
	sycl::host_accessor seen(data, sycl::read_only);
	workload::expect(seen[0] == mapped && seen[data.size() - 1] == mapped, "buffer");
	say(data.size(), mapped);
}

} // namespace

int main(int argc, char **argv)
try {
	workload::options opt(argc, argv, { { "large", 0 } });
	sycl::queue queue{ sycl::property::queue::in_order() };

	copy(queue);
	allocation(queue, sycl::usm::alloc::shared, 9001, shared);
	allocation(queue, sycl::usm::alloc::host, 7003, host);
	buffer(queue);
	if (opt["large"] > 0)
		allocation(queue, sycl::usm::alloc::shared, (16 << 20) + 1, shared);
	std::printf("extensions");
	for (const auto &name : queue.get_device().get_info<sycl::info::device::extensions>())
		std::printf(" %s", name.c_str());
	std::printf("\n");
	return 0;
} catch (const std::exception &e) {
	std::fprintf(stderr, "outputs: %s\n", e.what());
	return 1;
}
