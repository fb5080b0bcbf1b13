// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* late_show.c - prints the symbols of each file that is given which are handed kernels' names, for late.py. */
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "elf/elf_file.h"
#include "elf/release.h"
#include "elf/symbols.h"
#include "plan/late.h"
#include "plan/probe_point.h"

struct look {
	struct elf_file *elf;
	const char *path;
};

static bool want(const char *name, void *u)
{
	(void)u;
	return plan_late_is_like(name);
}

static int on_symbol(const struct elf_sym *sym, void *u)
{
	struct look *l = u;
	struct probe_point point;

	if (plan_late_knows(sym->name, elf_file_release(l->elf)))
		printf("%s %s %d\n", l->path, sym->name,
		       !probe_point_args(l->elf, sym, PLAN_LATE_ARGS, &point) && point.emulated);
	return 0;
}

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		struct look l = { .path = argv[i] };
		int fd = open(argv[i], O_RDONLY);

		if (fd < 0 || elf_file_open(fd, &l.elf) < 0 ||
		    elf_file_symbols(l.elf, want, on_symbol, &l) < 0) {
			fprintf(stderr, "%s: can't be read\n", argv[i]);
			return 1;
		}
		elf_file_free(l.elf);
		close(fd);
	}
	return 0;
}
