// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// mem.cpp - allocates, leaks and frees wrongly by plan, and says what it did:
//
//   leak KIND SIZE COUNT LINE     never freed, made in that line
//   double_free LINE              freed a second time in that line
//   not_allocated LINE            freed, though it never came from an allocation
//   fork_free LINE                freed by a child, allocated by its parent
//   failed BYTES                  asked for and refused
//   copy DIRECTION SIZE COUNT     letters as in xptibpf-trace(1)
//   fill LETTER SIZE COUNT
//   live KIND BYTES               of what lives now, at "ready"
//
// What it leaks it leaks --leaks times (1). With --late 1 it waits for a line on its standard input after its first allocations ("ready"), and
// frees those then, too; with --late 2 again before it ends. Kinds of sizes are all different, so that none passes for another.

#include "common.hpp"

#include <csignal>
#include <memory>
#include <optional>
#include <sys/wait.h>
#include <unistd.h>

namespace
{

template <class F> void expect_refused(F &&action)
{
	try {
		action();
	} catch (const sycl::exception &) {
		// The driver may know it for what it is.
	}
}

void say(const char *what, int line)
{
	std::printf("%s %d\n", what, line);
	std::fflush(stdout);
}

bool line()
{
	int c;

	while ((c = std::getchar()) != EOF && c != '\n')
		;
	return c != EOF;
}

struct older {
	std::vector<void *> device, shared;
};

older before(sycl::queue &q)
{
	older o;

	for (int i = 0; i < 4; i++)
		o.device.push_back(sycl::malloc_device(3000, q));
	o.shared.push_back(sycl::malloc_shared(70000, q));
	return o;
}

void leaks(sycl::queue &q)
{
	for (int i = 0; i < 3; i++)
		sycl::malloc_device(1000, q);
	std::printf("leak device 1000 3 %d\n", __LINE__ - 1);
	for (int i = 0; i < 2; i++)
		sycl::malloc_host(500, q);
	std::printf("leak host 500 2 %d\n", __LINE__ - 1);
	sycl::malloc_shared(4096, q);
	std::printf("leak shared 4096 1 %d\n", __LINE__ - 1);
	auto *forgotten = new sycl::buffer<int, 1>(sycl::range<1>(321));
	std::printf("leak buffer %zu 1 %d\n", 321 * sizeof(int), __LINE__ - 1);
	q.submit([&](sycl::handler &h) {
		 auto a = forgotten->get_access<sycl::access_mode::write>(h);
		 h.fill(a, 7);
	 }).wait();
	// To the end of the program, without its destructor.
	new std::shared_ptr<sycl::queue>(std::make_shared<sycl::queue>(q));
}

// Live for a while: a peak that is known.
void peak(sycl::queue &q)
{
	std::vector<void *> all;

	for (int i = 0; i < 10; i++)
		all.push_back(sycl::malloc_device(200000 + i, q));
	for (void *p : all)
		sycl::free(p, q);
	for (int i = 0; i < 50; i++) {
		// The same address again and again.
		void *p = sycl::malloc_device(777, q);
		sycl::free(p, q);
	}
}

void copies(sycl::queue &q)
{
	std::vector<char> host(10000);
	char *device = sycl::malloc_device<char>(10000, q);
	char *shared = sycl::malloc_shared<char>(10000, q);

	for (int i = 0; i < 5; i++)
		q.memcpy(device, host.data(), 1234).wait();
	std::printf("copy M2D 1234 5\n");
	for (int i = 0; i < 4; i++)
		q.memcpy(host.data(), device, 4321).wait();
	std::printf("copy D2M 4321 4\n");
	q.memcpy(shared, device, 10000).wait();
	std::printf("copy D2S 10000 1\n");
	for (int i = 0; i < 3; i++)
		q.memset(device, 1, 999).wait();
	std::printf("fill D 999 3\n");
	sycl::free(device, q);
	sycl::free(shared, q);
}

void buffers(sycl::queue &q)
{
	for (int i = 0; i < 3; i++) {
		sycl::buffer<int, 2> b(sycl::range<2>(30, 41));

		q.submit([&](sycl::handler &h) {
			 auto a = b.get_access<sycl::access_mode::write>(h);
			 h.fill(a, i);
		 }).wait();
		sycl::host_accessor look(b, sycl::read_only);
		workload::expect(look[1][1] == i, "buffer");
	}
}

void wrong(sycl::queue &q)
{
	void *p = sycl::malloc_device(640, q);

	sycl::free(p, q);
	expect_refused([&] { sycl::free(p, q); });
	say("double_free", __LINE__ - 1);

	auto mine = std::make_unique<char[]>(4096);
	expect_refused([&] { sycl::free(mine.get(), q); });
	say("not_allocated", __LINE__ - 1);

	expect_refused([&] {
		if (sycl::malloc_device(size_t(1) << 50, q))
			throw std::runtime_error("a pebibyte was given");
	});
	std::printf("failed %zu\n", size_t(1) << 50);
}

void forked(sycl::queue &q)
{
	void *p = sycl::malloc_device(5555, q);
	pid_t child = fork();

	if (!child) {
		// The runtime's locks and threads are its parent's: it may hang.
		alarm(3);
		try {
			sycl::free(p, q);
		} catch (...) {
		}
		_exit(0);
	}
	say("fork_free", __LINE__ - 5);
	waitpid(child, nullptr, 0);
	sycl::free(p, q);
}

} // namespace

int main(int argc, char **argv)
try {
	workload::options opt(argc, argv,
			      { { "late", 0 }, { "fork", 1 }, { "wrong", 1 }, { "leaks", 1 } });
	sycl::queue q{ sycl::property::queue::in_order{} };

	std::printf("pid %d\n", int(getpid()));
	older o = before(q);
	if (opt["late"]) {
		std::printf("live device 12000\nlive shared 70000\nready\n");
		std::fflush(stdout);
		if (!line())
			return 2;
	}
	for (long i = 0; i < opt["leaks"]; i++)
		leaks(q);
	peak(q);
	copies(q);
	buffers(q);
	if (opt["wrong"])
		wrong(q);
	if (opt["fork"])
		forked(q);
	for (void *p : o.device)
		sycl::free(p, q);
	for (void *p : o.shared)
		sycl::free(p, q);
	std::printf("freed device 3000 4\nfreed shared 70000 1\ndone\n");
	std::fflush(stdout);
	if (opt["late"] > 1)
		line();
	return 0;
} catch (const std::exception &e) {
	std::fprintf(stderr, "mem: %s\n", e.what());
	return 1;
}
