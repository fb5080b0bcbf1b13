// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * release.c - the release of the compiler that made a library, by its .comment, as user/elf/release.c reads it for the
 * recording. It is here again because the adapter has nothing but libc.
 */
#include "release.h"

#include <elf.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static const char mark[] = "oneAPI DPC++/C++ Compiler ";

static bool is_within(uint64_t offset, uint64_t n, size_t size)
{
	return offset <= size && n <= size - offset;
}

/* The number of a release, so that later ones are larger; 0: it is none. */
static unsigned long number_of(const char *text, const char *end)
{
	unsigned long n = 0;

	for (int i = 0; i < 3; i++) {
		unsigned long part = 0;

		while (text < end && *text >= '0' && *text <= '9' && part < 100000)
			part = 10 * part + (unsigned long)(*text++ - '0');
		n = n * 100000 + part;
		if (text < end && *text == '.')
			text++;
	}
	return n;
}

/* A part of the library may be of an older one. */
static bool newest(const char *text, size_t size, char *ret, size_t room)
{
	const char *end = text + size, *at = text;
	unsigned long best = 0;

	while ((at = memmem(at, (size_t)(end - at), mark, sizeof(mark) - 1))) {
		size_t n = 0;

		at += sizeof(mark) - 1;
		while (at + n < end && n + 1 < room && strchr("0123456789.", at[n]) && at[n])
			n++;
		if (number_of(at, at + n) <= best)
			continue;
		best = number_of(at, at + n);
		memcpy(ret, at, n);
		ret[n] = '\0';
	}
	return best;
}

bool release_of_elf(const unsigned char *bytes, size_t size, char *ret, size_t room)
{
	Elf64_Ehdr e;
	Elf64_Shdr names, s;

	if (size < sizeof(e))
		return false;
	memcpy(&e, bytes, sizeof(e));
	if (memcmp(e.e_ident, ELFMAG, SELFMAG) != 0 || e.e_ident[EI_CLASS] != ELFCLASS64 ||
	    e.e_shentsize != sizeof(s) || e.e_shstrndx >= e.e_shnum ||
	    !is_within(e.e_shoff, (uint64_t)e.e_shnum * sizeof(s), size))
		return false;
	memcpy(&names, bytes + e.e_shoff + e.e_shstrndx * sizeof(s), sizeof(names));
	if (!is_within(names.sh_offset, names.sh_size, size))
		return false;
	for (unsigned i = 0; i < e.e_shnum; i++) {
		static const char comment[] = ".comment";

		memcpy(&s, bytes + e.e_shoff + i * sizeof(s), sizeof(s));
		if (s.sh_name <= names.sh_size && sizeof(comment) <= names.sh_size - s.sh_name &&
		    !memcmp(bytes + names.sh_offset + s.sh_name, comment, sizeof(comment)))
			return is_within(s.sh_offset, s.sh_size, size) &&
			       newest((const char *)bytes + s.sh_offset, s.sh_size, ret, room);
	}
	return false;
}

bool release_of_file(const char *path, char *ret, size_t room)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct stat st;
	bool found = false;
	void *at;

	if (fd < 0)
		return false;
	if (!fstat(fd, &st) && S_ISREG(st.st_mode) && st.st_size > 0) {
		at = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
		if (at != MAP_FAILED) {
			found = release_of_elf(at, (size_t)st.st_size, ret, room);
			munmap(at, (size_t)st.st_size);
		}
	}
	close(fd);
	return found;
}
