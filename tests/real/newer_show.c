// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* newer_show.c - prints which functions of each file that is given the catalog lacks, for newer.py. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "elf/symbols.h"
#include "plan/newer.h"

static bool want(const char *name, void *u)
{
	return catalog_find_symbol(name) || newer_wants(u, name);
}

static int on_symbol(const struct elf_sym *sym, void *u)
{
	return sym->is_func ? newer_add(u, sym, catalog_find_symbol(sym->name)) : 0;
}

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		struct newer n = { 0 };
		struct elf_file *f;
		unsigned over;
		int fd = open(argv[i], O_RDONLY);

		if (fd < 0 || elf_file_open(fd, &f) < 0 ||
		    elf_file_symbols(f, want, on_symbol, &n) < 0) {
			fprintf(stderr, "%s: can't be read\n", argv[i]);
			return 1;
		}
		newer_end(&n);
		over = newer_keep(&n, NEWER_MAX, NULL, NULL);
		printf("{\"path\":\"%s\",\"over\":%u,\"known\":{", argv[i], over);
		for (unsigned id = 0, first = 1; id < CAT_API_MAX; id++) {
			if (!n.apis[id].known)
				continue;
			printf("%s\"%s\":[%u,%u]", first ? "" : ",", catalog_api(id)->name,
			       n.apis[id].known, n.apis[id].exported);
			first = 0;
		}
		printf("},\"unknown\":[");
		for (size_t k = 0; k < n.n; k++)
			printf("%s{\"name\":\"%s\",\"api\":\"%s\",\"expected\":%s}", k ? "," : "",
			       n.funcs[k].sym.name, catalog_api(n.funcs[k].api)->name,
			       n.funcs[k].expected ? "true" : "false");
		printf("]}\n");
		newer_done(&n);
		elf_file_free(f);
		close(fd);
	}
	return 0;
}
