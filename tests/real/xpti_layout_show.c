// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* xpti_layout_show.c - prints what is found out about each libxptifw file that is given, for xpti_layout.py. */
#include <fcntl.h>
#include <stdio.h>

#include "elf/elf_file.h"
#include "elf/release.h"
#include "plan/probe_point.h"
#include "plan/xpti_layout.h"

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		struct xb_xpti_layout l = { 0 };
		struct elf_file *f;
		struct probe_point point;
		int r, fd = open(argv[i], O_RDONLY);

		if (fd < 0 || elf_file_open(fd, &f) < 0) {
			fprintf(stderr, "%s: no ELF file\n", argv[i]);
			return 1;
		}
		r = xpti_layout(f, &l, &point);
		printf("{\"path\":\"%s\",\"error\":%d,\"release\":\"%s\",\"flags\":%u,\"numbering\":%u,\"table\":%u,"
		       "\"string\":%u,\"stream\":%u,\"object\":%u,\"enabled\":%u,\"stash_key\":%u,\"stash_value\":%u,"
		       "\"notify\":%llu,\"alone\":[",
		       argv[i], r, elf_file_release(f), l.flags, l.numbering, l.table, l.string_off,
		       l.stream_off, l.object_off, l.enabled_off, l.stash_key_off,
		       l.stash_value_off, (unsigned long long)l.notify);
		for (int t = 0, n = 0; t < XB_XPTI_TYPES; t++)
			if (l.data[t] & XB_XPTI_DATA_NO_EVENT)
				printf("%s%d", n++ ? "," : "", t);
		printf("]}\n");
		elf_file_free(f);
	}
	return 0;
}
