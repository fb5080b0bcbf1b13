// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * callbacks_throw.cpp - callbacks in C++ that throw, for tests/real/callbacks.py. The first one throws at its third call; then
 * another tracer of the same thread counts. Its argument is the pid of what is traced, or a recording.
 */
#include <cstdlib>
#include <iostream>
#include <stdexcept>

#include "xptibpf/xptibpf.h"

static xptibpf *tracer(const char *whom, pid_t *pid, xptibpf_callback *callback, int *count)
{
	xptibpf_opts opts{};
	xptibpf_subscriber *s = nullptr;
	xptibpf *x = nullptr;

	*pid = std::atoi(whom);
	opts.size = sizeof(opts);
	opts.input = *pid ? nullptr : whom;
	opts.pids = pid;
	opts.npids = *pid != 0;
	opts.begun = [](void *, const char *) { std::cout << "tracing" << std::endl; };
	if (xptibpf_new(&opts, &x) < 0 || xptibpf_subscribe(x, callback, count, &s) < 0 ||
	    xptibpf_enable_domain(s, XPTIBPF_DOMAIN_RUNTIME, true) < 0) {
		std::cerr << xptibpf_error(nullptr) << '\n';
		std::exit(1);
	}
	return x;
}

static void on_call(void *u, const xptibpf_event *)
{
	if (++*static_cast<int *>(u) == 3)
		throw std::runtime_error("the third");
}

static void on_other(void *u, const xptibpf_event *)
{
	++*static_cast<int *>(u);
}

int main(int argc, char **argv)
{
	int first = 0, second = 0;
	pid_t pid;

	if (argc != 2)
		return 99;
	xptibpf *x = tracer(argv[1], &pid, on_call, &first);
	try {
		xptibpf_run(x);
		std::cout << "nothing was thrown" << std::endl;
	} catch (const std::runtime_error &e) {
		std::cout << "caught " << e.what() << ' ' << first << std::endl;
	}
	xptibpf_free(x);
	x = tracer(argv[1], &pid, on_other, &second);
	int r = xptibpf_run(x);
	xptibpf_free(x);
	std::cout << "run " << r << " counted " << second << std::endl;
	return 0;
}
