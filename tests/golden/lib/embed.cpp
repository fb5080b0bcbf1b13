// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* embed.cpp - a program in C++ that has libxptibpf inside: shows a recording, see tests/golden/library.py. */
#include <iostream>
#include <memory>

#include <xptibpf/xptibpf.h>

int main(int argc, char **argv)
{
	if (argc != 3)
		return 99;
	xptibpf_opts opts{};
	opts.size = sizeof(opts);
	opts.input = argv[1];
	xptibpf_output out{};
	out.size = sizeof(out);
	out.format = argv[2];
	out.fd = 1;

	xptibpf *x = nullptr;
	if (xptibpf_new(&opts, &x) < 0) {
		std::cerr << xptibpf_error(nullptr) << '\n';
		return 1;
	}
	std::unique_ptr<xptibpf, decltype(&xptibpf_free)> owner(x, xptibpf_free);
	if (xptibpf_add_output(x, &out) < 0 || xptibpf_run(x) < 0) {
		std::cerr << xptibpf_error(x) << '\n';
		return 1;
	}
	return 0;
}
