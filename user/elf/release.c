// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* release.c - the compiler's release that made an object, by its .comment. */
#include "elf/release.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "elf/elf_inside.h"

#define MAX_COMMENT (64UL << 10) /* bytes */

struct wanted {
	const char *name;
	struct elf_section section;
};

static int take_named(const struct elf_section *s, void *u)
{
	struct wanted *w = u;

	if (strcmp(s->name, w->name) != 0)
		return 0;
	w->section = *s;
	return 1;
}

/* Reads "2026.2.0" (two to four numbers) at s; returns its length, 0 if there is none. */
static size_t parse_version(const char *s, unsigned ret[static 4])
{
	unsigned v[4] = { 0 };
	size_t at = 0, end = 0, n = 0;

	while (n < 4) {
		size_t digits = strspn(s + at, "0123456789");

		if (digits == 0 || digits > 8)
			break;
		v[n++] = (unsigned)strtoul(s + at, NULL, 10);
		end = at + digits;
		if (s[end] != '.')
			break;
		at = end + 1;
	}
	if (n < 2 || end >= MAX_RELEASE)
		return 0;
	memcpy(ret, v, sizeof(v));
	return end;
}

static bool version_above(const unsigned a[static 4], const unsigned b[static 4])
{
	for (int i = 0; i < 4; i++)
		if (a[i] != b[i])
			return a[i] > b[i];
	return false;
}

/*
 * .comment is a sequence of strings, one for each compiler that made a part of the object. There may be
 * several releases (static libraries of an older one); the newest is that of the object.
 */
static void parse_comment(const char *text, size_t len, char ret[static MAX_RELEASE])
{
	static const char mark[] = "oneAPI DPC++/C++ Compiler ";
	unsigned best[4] = { 0 }, v[4];

	for (size_t at = 0; at < len; at += strlen(text + at) + 1) {
		const char *p = strstr(text + at, mark);
		size_t n;

		if (!p)
			continue;
		p += sizeof(mark) - 1;
		n = parse_version(p, v);
		if (n == 0 || !version_above(v, best))
			continue;
		memcpy(best, v, sizeof(best));
		memcpy(ret, p, n);
		ret[n] = '\0';
	}
}

const char *elf_file_release(struct elf_file *f)
{
	_cleanup_free_ char *text = NULL;
	struct wanted w = { .name = ".comment" };
	const struct elf_section *s = &w.section;
	void *p;

	if (f->release_known)
		return f->release;
	f->release_known = true;
	if (elf_file_sections(f, take_named, &w) <= 0)
		return f->release;
	if (s->type != SHT_PROGBITS || (s->flags & SHF_COMPRESSED))
		return f->release;
	if (elf_read_alloc(f, s->offset, s->size, MAX_COMMENT, &p) < 0)
		return f->release;
	text = p;
	parse_comment(text, s->size, f->release);
	return f->release;
}

unsigned elf_release_number(const char *release)
{
	char *end;
	unsigned long major = strtoul(release, &end, 10), minor;

	if (end == release || *end != '.' || major < 2000 || major > 2999)
		return 0;
	release = end + 1;
	minor = strtoul(release, &end, 10);
	if (end == release || minor > 99)
		return 0;
	return (unsigned)(major * 100 + minor);
}
