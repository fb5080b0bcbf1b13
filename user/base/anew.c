// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* anew.c - see anew.h. */
#include "base/anew.h"

#include <stddef.h>
#include <unistd.h>

static anew_fn program;

void anew_by(anew_fn execute)
{
	program = execute;
}

void anew(const char *word, int sock)
{
	if (!program)
		return;
	program(word, sock);
	_exit(1);
}
