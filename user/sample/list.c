// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* list.c - see list.h. */
#include "sample/list.h"

#include "sample/process.h"

int sample_list(int (*fn)(void *u, const struct sample_message *m), void *u, struct errline *e)
{
	const struct sample_wish all = { 0 };
	struct process p;
	int r = process_start(&all, &p);

	if (r < 0)
		return r;
	r = process_each(&p, -1, fn, u, e);
	process_end(&p);
	return r;
}
