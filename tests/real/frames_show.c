// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * frames_show.c - for frames.py: of each line "FIRST UNITS HEX" of its input, a code object's first line, its
 * number of instructions and its table of lines, prints the line of each instruction.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "peek/python.h"

int main(void)
{
	static char hex[4 << 20];
	static uint8_t table[2 << 20];
	unsigned first, units;

	while (scanf("%u %u %4194303s", &first, &units, hex) == 3) {
		size_t n = 0;

		for (const char *p = hex; p[0] && p[1]; p += 2) {
			unsigned byte;

			if (sscanf(p, "%2x", &byte) != 1)
				return 1;
			table[n++] = (uint8_t)byte;
		}
		for (unsigned i = 0; i < units; i++)
			printf("%u ", python_line(table, n, first, i * 2));
		printf("\n");
	}
	return 0;
}
