// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* program.c - xptibpf_program_read(), by packing/. */
#include "packing/program.h"

#include <string.h>

#include "base/errline.h"
#include "lib/last_error.h"
#include "xptibpf/xptibpf.h"

int xptibpf_program_read(const char *input, pid_t pid, struct xptibpf_program **ret)
{
	struct errline e = { 0 };
	int r = program_read(input, pid, ret, &e);

	if (r < 0)
		last_error_set(e.text[0] ? e.text : strerror(-r));
	return r;
}

struct xptibpf_program *xptibpf_program_free(struct xptibpf_program *p)
{
	return program_free(p);
}
