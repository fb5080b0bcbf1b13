// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * frames_show.c - for frames.py: of each line "PAIRS FIRST UNITS HEX" of its input (is the table one of 3.10, a
 * code object's first line, its number of instructions, its table of lines) prints the line of each instruction.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "peek/python.h"

int main(void)
{
	static char hex[4 << 20];
	static uint8_t table[2 << 20];
	unsigned pairs, first, units;

	while (scanf("%u %u %u %4194303s", &pairs, &first, &units, hex) == 4) {
		size_t n = 0;

		for (const char *p = hex; p[0] && p[1]; p += 2) {
			unsigned byte;

			if (sscanf(p, "%2x", &byte) != 1)
				return 1;
			table[n++] = (uint8_t)byte;
		}
		const struct python_code code = {
			.first_line = first,
			.lines = table,
			.lines_len = n,
			.pairs = pairs,
		};

		for (unsigned i = 0; i < units; i++)
			printf("%u ", python_code_line(&code, i * 2));
		printf("\n");
	}
	return 0;
}
