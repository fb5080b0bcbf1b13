// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * probe_point_survey.c - how many of the API functions in real libraries get a place that the kernel
 * emulates, and where. Not a test: numbers to read, when a new release is out or the rules change.
 *
 * Built by "make survey"; then build/bench/probe_point_survey [-v] LIBRARY...
 *
 * -v lists every function that is not emulated, or whose arguments have moved there.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "catalog/catalog.h"
#include "elf/elf_file.h"
#include "elf/release.h"
#include "elf/symbols.h"
#include "plan/probe_point.h"
#include "wire.h"

#define FAR 255

struct survey {
	struct elf_file *elf;
	bool verbose;
	unsigned n, emulated, stepped, refused, moved;
	unsigned at[FAR + 1];
};

static double now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static bool wanted(const char *name, void *u)
{
	(void)u;
	return catalog_find(name) || !strncmp(name, "xpti", 4);
}

static unsigned nargs_of(const char *name)
{
	unsigned n = 0;

	for (const struct cat_func *c = catalog_find(name); c; c = c->next_variant)
		if (c->nargs > n)
			n = c->nargs;
	return n && n < 6 ? n : 6;
}

static int look(const struct elf_sym *s, void *u)
{
	struct survey *v = u;
	struct probe_point p;

	if (!s->is_func)
		return 0;
	v->n++;
	if (probe_point_args(v->elf, s, nargs_of(s->name), &p) < 0) {
		v->refused++;
		if (v->verbose)
			printf("  %s: refused\n", s->name);
		return 0;
	}
	v->emulated += p.emulated;
	v->stepped += !p.emulated;
	v->moved += p.regmap != XB_REGMAP_ABI;
	if (p.emulated)
		v->at[p.delta < FAR ? p.delta : FAR]++;
	if (v->verbose && (!p.emulated || p.regmap != XB_REGMAP_ABI))
		printf("  %s: +%u %s %06x, %u arguments\n", s->name, p.delta,
		       p.emulated ? "emulated" : "stepped", p.regmap, nargs_of(s->name));
	return 0;
}

static int survey(const char *path, bool verbose)
{
	_cleanup_close_ int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct survey v = { .verbose = verbose };
	double start = now_ms();
	int r = fd < 0 ? -errno : elf_file_open(fd, &v.elf);

	if (r == 0)
		r = elf_file_symbols(v.elf, wanted, look, &v);
	if (r < 0) {
		fprintf(stderr, "%s: %s\n", path, strerror(-r));
		elf_file_free(v.elf);
		return r;
	}
	printf("%s %s: %u functions, %u emulated, %u stepped, %u refused, %u with moved arguments;"
	       " %.1f ms;",
	       path, elf_file_release(v.elf), v.n, v.emulated, v.stepped, v.refused, v.moved,
	       now_ms() - start);
	for (unsigned i = 0; i <= FAR; i++)
		if (v.at[i])
			printf(" +%u:%u", i, v.at[i]);
	putchar('\n');
	elf_file_free(v.elf);
	return 0;
}

int main(int argc, char **argv)
{
	bool verbose = argc > 1 && !strcmp(argv[1], "-v");
	int failed = 0;

	for (int i = 1 + verbose; i < argc; i++)
		failed |= survey(argv[i], verbose) < 0;
	return failed;
}
