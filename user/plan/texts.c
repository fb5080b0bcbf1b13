// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* texts.c - see texts.h. */
#include "plan/texts.h"

#include <elf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "elf/elf_file.h"

#define SECTIONS_MAX 4096u
#define CHUNK	     (256u << 10)

struct search {
	struct elf_file *elf;
	texts_fn fn;
	void *u;
	uint64_t left; /* bytes */
	unsigned nsections;
	bool gpu;    /* it has GPU code */
	char *chunk; /* TEXTS_LONGEST + 1 bytes of the one before it, then CHUNK */
};

/* Every string between two NULs, of len bytes at text; *ret_rest: where the last one begins, which may continue. */
static int pass_texts(struct search *s, const char *text, size_t len, const char **ret_rest)
{
	const char *end = text + len, *nul;
	int r = 0;

	while (!r && text < end && (nul = memchr(text, '\0', (size_t)(end - text)))) {
		const size_t n = (size_t)(nul - text);

		if (n >= TEXTS_SHORTEST && n <= TEXTS_LONGEST && texts_is_name(text, n))
			r = s->fn(s->u, text, n);
		text = nul + 1;
	}
	*ret_rest = text;
	return r;
}

static int search_section(struct search *s, uint64_t vaddr, uint64_t size)
{
	size_t kept = 0; /* bytes of a string that began in the chunk before */
	const char *rest;
	int r = 0;

	while (!r && size && s->left) {
		uint64_t most = size < s->left ? size : s->left;
		long n = elf_file_read(s->elf, vaddr, s->chunk + kept, most < CHUNK ? most : CHUNK);

		if (n <= 0)
			return 0;
		s->left -= (uint64_t)n;
		vaddr += (uint64_t)n;
		size -= (uint64_t)n;
		r = pass_texts(s, s->chunk, kept + (size_t)n, &rest);
		kept = (size_t)(s->chunk + kept + n - rest);
		/* Longer than any name: its end is none, but where the next one begins is not known either. */
		if (kept > TEXTS_LONGEST)
			kept = TEXTS_LONGEST + 1;
		memmove(s->chunk, rest, kept);
	}
	return r;
}

static bool is_gpu_code(const char *section)
{
	return !strcmp(section, ".nv_fatbin") || !strcmp(section, ".nvFatBinSegment");
}

static int look_for_gpu_code(const struct elf_section *section, void *u)
{
	struct search *s = u;

	s->gpu = s->gpu || is_gpu_code(section->name);
	return s->gpu || ++s->nsections == SECTIONS_MAX;
}

static int on_section(const struct elf_section *section, void *u)
{
	const uint64_t kinds = SHF_ALLOC | SHF_WRITE | SHF_EXECINSTR;
	struct search *s = u;

	if (section->type == SHT_PROGBITS && (section->flags & kinds) == SHF_ALLOC &&
	    !is_gpu_code(section->name)) {
		int r = search_section(s, section->vaddr, section->size);

		if (r)
			return r;
	}
	return ++s->nsections == SECTIONS_MAX;
}

static int search_file(struct search *s)
{
	_cleanup_free_ char *chunk = NULL;
	int r = elf_file_sections(s->elf, look_for_gpu_code, s);

	if (r < 0 || !s->gpu)
		return r;
	s->chunk = chunk = malloc(TEXTS_LONGEST + 1 + CHUNK);
	if (!chunk)
		return -ENOMEM;
	s->nsections = 0;
	return elf_file_sections(s->elf, on_section, s);
}

void texts_read(int fd, uint64_t max, texts_fn fn, void *u, struct texts_end *ret)
{
	struct search s = { .fn = fn, .u = u, .left = max };
	int r = elf_file_open(fd, &s.elf);

	if (r >= 0) {
		r = search_file(&s);
		elf_file_free(s.elf);
	}
	ret->error = r < 0 ? r : 0;
	ret->searched = max - s.left;
}
