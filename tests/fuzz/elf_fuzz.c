// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * elf_fuzz.c - any bytes as an ELF file: everything that elf_file offers, and the choice of a probe's
 * place for every function that it reports.
 *
 * Built and run by "make fuzz".
 *
 * A seed: any small ELF file. The sources are included, so that the sanitizers see them.
 */
#include "elf_whole.h"
#include "../../user/plan/probe_point.c"

#include <sys/mman.h>

struct ask {
	struct elf_file *f;
	unsigned n;
};

static bool want_all(const char *name, void *u)
{
	(void)u;
	return strlen(name) <= 512;
}

static int look(const struct elf_sym *s, void *u)
{
	struct ask *a = u;
	struct probe_point point;
	uint8_t buf[32];

	if (elf_file_read(a->f, s->vaddr, buf, sizeof(buf)) > (long)sizeof(buf))
		abort();
	if (probe_point_args(a->f, s, a->n % 7, &point) == 0) {
		if (point.delta && point.delta >= s->size)
			abort();
		if (point.vaddr - s->vaddr != point.delta)
			abort();
	}
	return a->n++ > 2000;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	_cleanup_close_ int fd = memfd_create("elf_fuzz", MFD_CLOEXEC);
	struct ask a = { 0 };
	struct elf_sym s;

	if (fd < 0 || write(fd, data, size) != (ssize_t)size)
		return 0;
	if (elf_file_open(fd, &a.f) < 0)
		return 0;
	if (elf_file_symbols(a.f, want_all, look, &a) < 0)
		abort();
	(void)elf_file_find(a.f, "main", &s);
	if (strlen(elf_file_release(a.f)) >= MAX_RELEASE)
		abort();
	elf_file_free(a.f);
	return 0;
}
