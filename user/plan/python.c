// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * python.c - the versions of CPython whose frames can be walked (see python.h).
 *
 * A CPython exports _PyRuntime, and since 3.11 also Py_Version, so file names are not needed to know the version
 * (3.10 is recognised by what it exports). No symbol has the offsets in its structures: scripts/gen-python-layout
 * printed the table below, by compiling a program with the headers of each version.
 *
 * The structures of a version don't change after its first release, except the inside of _PyRuntime; if necessary,
 * the kernel side works without it (bpf/python.bpf.h). 3.13 contains most offsets itself, and they are compared here. A
 * build without the global lock has different structures, which is also recorded there.
 */
#include "plan/python.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "base/cleanup.h"
#include "elf/symbols.h"

#define SAID 11 /* offsets that 3.13 and later contain */

static const struct version {
	unsigned minor;
	struct xb_py_layout at;
	/* Where in the numbers that _PyRuntime begins with each of said_of() is; 0: it has none. */
	uint8_t said[SAID];
} versions[] = {
#include "plan/python_layout.inc"
};

/* The start of _PyRuntime since 3.13: a cookie, the version, and offsets as numbers of 8 bytes. */
#define OFFSETS_COOKIE "xdebugpy"
enum {
	OFFSETS_VERSION = 1,
	OFFSETS_FREE_THREADED = 2,
	OFFSETS_MAX = 128,
};

static int find_object(struct elf_file *elf, const char *name, __u64 *ret)
{
	struct elf_sym sym;
	int r = elf_file_find(elf, name, &sym);

	if (r >= 0)
		*ret = sym.vaddr;
	return r;
}

/* In the order of gen-python-layout. */
static void said_of(const struct xb_py_layout *l, uint64_t ret[static SAID])
{
	const uint64_t said[SAID] = { l->thread_id, l->top,   l->previous,    l->code,
				      l->instr,	    l->owner, l->first_line,  l->filename,
				      l->name,	    l->lines, l->instructions };

	memcpy(ret, said, sizeof(said));
}

/* Whether it contains a table of offsets that differs from the one here. */
static bool differs(const struct elf_file *elf, uint64_t runtime, const struct version *v)
{
	uint64_t words[OFFSETS_MAX], said[SAID];

	if (!v->said[0])
		return false;
	if (elf_file_read(elf, runtime, words, sizeof(words)) != sizeof(words))
		return true;
	if (memcmp(words, OFFSETS_COOKIE, 8) != 0 || words[OFFSETS_VERSION] >> 24 != 3 ||
	    (words[OFFSETS_VERSION] >> 16 & 0xff) != v->minor || words[OFFSETS_FREE_THREADED] != 0)
		return true;
	said_of(&v->at, said);
	for (size_t i = 0; i < SAID; i++)
		if (v->said[i] >= OFFSETS_MAX || words[v->said[i]] != said[i])
			return true;
	return false;
}

static const struct version *find_version(unsigned minor)
{
	for (size_t i = 0; i < ARRAY_SIZE(versions); i++)
		if (versions[i].minor == minor)
			return &versions[i];
	return NULL;
}

/* As PY_VERSION_HEX. Before 3.11 no symbol contains it, but 3.10 has a function that 3.9 lacks. */
static int read_version(struct elf_file *elf, uint64_t *ret)
{
	__u64 at;
	int r = find_object(elf, "Py_Version", &at);

	if (r >= 0)
		return elf_file_read(elf, at, ret, sizeof(*ret)) == sizeof(*ret) ? 0 : -ENOTSUP;
	if (r == -ENOENT)
		r = find_object(elf, "PyModule_AddObjectRef", &at);
	if (r < 0)
		return r == -ENOMEM ? r : -ENOTSUP;
	*ret = 0x030a0000;
	return 0;
}

int plan_python(struct elf_file *elf, struct plan_python *ret)
{
	struct plan_python p = { 0 };
	const struct version *v;
	uint64_t version;
	struct elf_sym eval;
	int r;

	r = find_object(elf, "_PyRuntime", &p.python.runtime);
	if (r < 0)
		return r == -ENOMEM ? r : -ENOENT;
	*ret = p;
	r = read_version(elf, &version);
	if (r < 0)
		return r;
	ret->major = p.major = version >> 24 & 0xff;
	ret->minor = p.minor = version >> 16 & 0xff;
	v = p.major == 3 ? find_version(p.minor) : NULL;
	if (!v || differs(elf, p.python.runtime, v))
		return -ENOTSUP;
	p.python.at = v->at;
	r = find_object(elf, "PyCode_Type", &p.python.code_type);
	if (r >= 0)
		r = find_object(elf, "PyUnicode_Type", &p.python.text_type);
	if (r >= 0)
		r = find_object(elf, "PyBytes_Type", &p.python.bytes_type);
	if (r >= 0)
		r = elf_file_find(elf, "_PyEval_EvalFrameDefault", &eval);
	if (r < 0)
		return r == -ENOMEM ? r : -ENOTSUP;
	p.text = eval.vaddr - eval.offset;
	*ret = p;
	return 0;
}

bool plan_python_layout(unsigned minor, struct xb_py_layout *ret)
{
	const struct version *v = find_version(minor);

	if (v)
		*ret = v->at;
	return v;
}

void plan_python_at(const struct plan_python *p, uint64_t start, uint64_t pgoff,
		    struct xb_python *ret)
{
	uint64_t bias = start - (pgoff + p->text);

	*ret = p->python;
	ret->runtime += bias;
	ret->code_type += bias;
	ret->text_type += bias;
	ret->bytes_type += bias;
}
