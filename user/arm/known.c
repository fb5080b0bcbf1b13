// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* known.c - see known.h. */
#include "arm/known.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/sha256.h"
#include "elf/elf_file.h"
#include "elf/release.h"

static bool is_like(const struct arm_known_file *k, const struct elf_code *code)
{
	return k->vaddr == code->vaddr && k->size == code->size;
}

static int hash_code(struct elf_file *f, const struct elf_code *code, uint8_t ret[32])
{
	_cleanup_free_ uint8_t *bytes = malloc(code->size);

	if (!bytes)
		return -ENOMEM;
	if (elf_file_read(f, code->vaddr, bytes, code->size) != (long)code->size)
		return -ENOENT;
	sha256(bytes, code->size, ret);
	return 0;
}

/* -ENOENT: no released library has this code. */
static int find_known(struct elf_file *f, const struct arm_known_file **ret)
{
	struct elf_code code[2];
	bool hashed = false;
	uint8_t hash[32];
	int r;

	if (elf_file_code(f, code, ARRAY_SIZE(code)) != 1)
		return -ENOENT;
	for (unsigned i = 0; i < arm_known_nfiles; i++) {
		const struct arm_known_file *k = &arm_known_files[i];

		if (!is_like(k, &code[0]))
			continue;
		r = hashed ? 0 : hash_code(f, &code[0], hash);
		if (r < 0)
			return r;
		hashed = true;
		if (memcmp(hash, k->hash, sizeof(hash)) != 0)
			continue;
		*ret = k;
		return 0;
	}
	return -ENOENT;
}

int arm_symbols_of(struct elf_file *f, struct arm_symbols *ret)
{
	const struct arm_known_file *known = NULL;
	int r = elf_file_stripped(f) ? find_known(f, &known) : 0;

	if (r < 0 && r != -ENOENT)
		return r;
	*ret = (struct arm_symbols){ f, known };
	return 0;
}

static struct elf_sym symbol_of(const struct arm_known_symbol *k)
{
	return (struct elf_sym){
		.name = k->name, .vaddr = k->vaddr, .size = k->size, .is_func = k->is_func
	};
}

int arm_symbols_find(const struct arm_symbols *s, const char *name, struct elf_sym *ret)
{
	if (!s->known)
		return elf_file_find(s->f, name, ret);
	for (unsigned i = 0; i < s->known->n; i++) {
		if (strcmp(s->known->symbols[i].name, name) != 0)
			continue;
		*ret = symbol_of(&s->known->symbols[i]);
		return 0;
	}
	return -ENOENT;
}

int arm_symbols_each(const struct arm_symbols *s, bool (*want)(const char *name, void *u),
		     int (*fn)(const struct elf_sym *s, void *u), void *u)
{
	int r = 0;

	if (!s->known)
		return elf_file_symbols(s->f, want, fn, u);
	for (unsigned i = 0; i < s->known->n && !r; i++) {
		struct elf_sym sym = symbol_of(&s->known->symbols[i]);

		if (want(sym.name, u))
			r = fn(&sym, u);
	}
	return r;
}

const char *arm_symbols_release(const struct arm_symbols *s)
{
	return s->known ? s->known->release : elf_file_release(s->f);
}
