// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sleeper.c - says that it is ready, and waits for the end of its standard input. */
#include <stdio.h>
#include <unistd.h>

int main(void)
{
	char c;

	puts("ready");
	fflush(stdout);
	return read(STDIN_FILENO, &c, 1) == 0 ? 0 : 1;
}
