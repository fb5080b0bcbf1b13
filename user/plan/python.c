// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * python.c - the versions of CPython whose frames can be walked (see python.h).
 *
 * A CPython exports _PyRuntime, and since 3.11 Py_Version, which tells the version without a guess at file
 * names. Where its structures have what we need is in no symbol: the table below is what
 * scripts/gen-python-layout prints, which compiles a program with that version's own headers.
 *
 * Structures of a version don't change after its first release, but for the insides of _PyRuntime. So the
 * kernel side checks what it finds there (bpf/python.bpf.h); and 3.13 says itself where most things are, which
 * is compared here. A build without a global lock has other structures, and says so there.
 */
#include "plan/python.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "base/cleanup.h"

static const struct {
	unsigned minor;
	struct xb_py_layout at;
} versions[] = {
#include "plan/python_layout.inc"
};

/* The start of _PyRuntime since 3.13: who it is, and offsets in numbers of 8 bytes. */
#define OFFSETS_COOKIE "xdebugpy"
enum {
	OFFSETS_VERSION = 1,
	OFFSETS_FREE_THREADED = 2,
};

static int find_object(struct elf_file *elf, const char *name, __u64 *ret)
{
	struct elf_sym sym;
	int r = elf_file_find(elf, name, &sym);

	if (r >= 0)
		*ret = sym.vaddr;
	return r;
}

/* Does it have a table of its own, and says there that it is built in another way than ours? */
static bool differs(const struct elf_file *elf, uint64_t runtime, unsigned minor)
{
	uint64_t words[3];

	if (minor < 13)
		return false;
	if (elf_file_read(elf, runtime, words, sizeof(words)) != sizeof(words))
		return true;
	return memcmp(words, OFFSETS_COOKIE, 8) != 0 || words[OFFSETS_VERSION] >> 24 != 3 ||
	       (words[OFFSETS_VERSION] >> 16 & 0xff) != minor || words[OFFSETS_FREE_THREADED] != 0;
}

int plan_python(struct elf_file *elf, struct plan_python *ret)
{
	struct plan_python p = { 0 };
	__u64 at, version = 0;
	struct elf_sym eval;
	int r;

	r = find_object(elf, "_PyRuntime", &p.python.runtime);
	if (r < 0)
		return r == -ENOMEM ? r : -ENOENT;
	*ret = p;
	r = find_object(elf, "Py_Version", &at);
	if (r == -ENOMEM)
		return r;
	if (r < 0 || elf_file_read(elf, at, &version, sizeof(version)) != sizeof(version))
		return -ENOTSUP;
	ret->major = p.major = version >> 24 & 0xff;
	ret->minor = p.minor = version >> 16 & 0xff;
	if (p.major != 3)
		return -ENOTSUP;
	for (size_t i = 0; i < ARRAY_SIZE(versions); i++)
		if (versions[i].minor == p.minor)
			p.python.at = versions[i].at;
	if (!p.python.at.tss || differs(elf, p.python.runtime, p.minor))
		return -ENOTSUP;
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
