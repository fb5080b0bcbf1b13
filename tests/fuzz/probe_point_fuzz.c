// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * probe_point_fuzz.c - any bytes as a function: the place that is chosen lies in it, and no argument that was
 * asked for is lost there.
 *
 * Built and run by "make fuzz".
 *
 * The first byte is the number of arguments, the rest is code.
 */
#include "elf_whole.h"
#include "../../user/plan/probe_point.c"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	unsigned nargs = size ? data[0] % 7 : 0;
	struct probe_point s;

	if (size == 0 || probe_point_decode(data + 1, (uint32_t)(size - 1), 0x1000, nargs, &s) < 0)
		return 0;
	if (s.delta >= size - 1 || s.vaddr != 0x1000 + s.delta)
		abort();
	if (s.delta == 0 && s.regmap != XB_REGMAP_ABI)
		abort();
	for (unsigned i = 0; i < nargs; i++)
		if ((s.regmap >> (4 * i) & 15) == XB_REG_LOST)
			abort();
	return 0;
}
