// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * about.c - see about.h. Only the first words of each format, and what leads to names, are read; what is not understood
 * is nothing to be guessed at. The user of the names has no use for what is after a NUL.
 */
#include "sink/images/about.h"

#include <ctype.h>
#include <elf.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"
#include "sink/spirv_walk.h"

#define FATBIN_MAGIC	0xba55ed50u
#define BITCODE_MAGIC	0xdec04342u /* 'BC', 0xc0de */
#define BITCODE_WRAPPER 0x0b17c0deu
#define MACHINE_INTELGT 205
#define MACHINE_AMDGPU	224
#define CUDA_ABI_WIDE	8 /* from this ABI version on, the architecture is in the next byte */

static uint32_t word_at(const uint8_t *bytes, size_t size, size_t word)
{
	uint32_t v = 0;

	if (word < size / 4)
		memcpy(&v, bytes + word * 4, sizeof(v));
	return v;
}

static void set_arch(struct image_about *ret, const char *arch)
{
	snprintf(ret->arch, sizeof(ret->arch), "%s", arch);
}

/* ---- SPIR-V -------------------------------------------------------------------------------------- */

/* All that is looked for comes before the first function: 1: an instruction; 0: they are over; -EBADMSG: as spirv_next(). */
static int next_before_functions(const uint8_t *bytes, size_t size, size_t *at)
{
	int r = spirv_next(bytes, size, at);

	return r > 0 && spirv_op_at(bytes, *at) == SPIRV_OP_FUNCTION ? 0 : r;
}

static const char *spirv_arch(const uint8_t *bytes, size_t size)
{
	uint32_t model = 0;
	size_t at = 0;

	while (next_before_functions(bytes, size, &at) > 0)
		if (spirv_op_at(bytes, at) == SPIRV_OP_MEMORY_MODEL &&
		    spirv_length_at(bytes, at) > 1)
			model = spirv_word(bytes, at + 1);
	return model == SPIRV_MODEL_PHYSICAL64	 ? "spir64"
	       : model == SPIRV_MODEL_PHYSICAL32 ? "spir"
						 : "spirv";
}

struct names {
	int (*fn)(void *u, const char *name, size_t len);
	void *u;
	unsigned n;
};

static int tell(struct names *t, const char *name, size_t len)
{
	return t->n++ < IMAGE_KERNELS_MAX ? t->fn(t->u, name, len) : 0;
}

static int spirv_kernels(const uint8_t *bytes, size_t size, struct names *t)
{
	const char *name;
	size_t at = 0, len;
	int r, is;

	while ((r = next_before_functions(bytes, size, &at)) > 0) {
		is = spirv_kernel_at(bytes, at, &name, &len);
		r = is > 0 ? tell(t, name, len) : is;
		if (r)
			break;
	}
	return r;
}

/* ---- ELF ----------------------------------------------------------------------------------------- */

static bool elf_header(const uint8_t *bytes, size_t size, Elf64_Ehdr *ret)
{
	if (size < sizeof(*ret) || memcmp(bytes, ELFMAG, SELFMAG) != 0 ||
	    bytes[EI_CLASS] != ELFCLASS64 || bytes[EI_DATA] != ELFDATA2LSB)
		return false;
	memcpy(ret, bytes, sizeof(*ret));
	return true;
}

static void elf_about(const Elf64_Ehdr *h, struct image_about *ret)
{
	unsigned arch = h->e_ident[EI_ABIVERSION] >= CUDA_ABI_WIDE ? h->e_flags >> 8 & 0xff
								   : h->e_flags & 0xff;

	ret->format = "ELF";
	ret->extension = "bin";
	ret->lists = true;
	switch (h->e_machine) {
	case EM_CUDA:
		ret->format = "cubin";
		ret->extension = "cubin";
		snprintf(ret->arch, sizeof(ret->arch), "sm_%u", arch);
		return;
	case MACHINE_INTELGT:
		set_arch(ret, "intelgt");
		return;
	case MACHINE_AMDGPU:
		set_arch(ret, "amdgcn");
		ret->lists = false;
		return;
	case EM_X86_64:
		set_arch(ret, "x86_64");
		ret->lists = false;
		return;
	default:
		snprintf(ret->arch, sizeof(ret->arch), "machine%u", h->e_machine);
		ret->lists = false;
	}
}

static bool section_at(const uint8_t *bytes, size_t size, const Elf64_Ehdr *h, unsigned i,
		       Elf64_Shdr *ret)
{
	uint64_t at = (uint64_t)i * sizeof(*ret);

	if (h->e_shentsize != sizeof(*ret) || i >= h->e_shnum || h->e_shoff > size ||
	    at + sizeof(*ret) > size - h->e_shoff)
		return false;
	memcpy(ret, bytes + h->e_shoff + at, sizeof(*ret));
	return true;
}

/* In cubins and zebins, each kernel's code is a section of its own, .text.NAME. */
static int elf_kernels(const uint8_t *bytes, size_t size, struct names *t)
{
	static const char text[] = ".text.", internal[] = "Intel_Symbol_Table_Void_Program";
	const size_t prefix = sizeof(text) - 1;
	Elf64_Shdr names, s;
	Elf64_Ehdr h;
	int r = 0;

	if (!elf_header(bytes, size, &h) || !section_at(bytes, size, &h, h.e_shstrndx, &names) ||
	    names.sh_offset > size || names.sh_size > size - names.sh_offset)
		return -EBADMSG;
	for (unsigned i = 1; i < h.e_shnum && !r; i++) {
		const char *name, *end;

		if (!section_at(bytes, size, &h, i, &s) || s.sh_name >= names.sh_size)
			return -EBADMSG;
		name = (const char *)bytes + names.sh_offset + s.sh_name;
		end = memchr(name, '\0', names.sh_size - s.sh_name);
		if (!end)
			return -EBADMSG;
		if ((size_t)(end - name) <= prefix || memcmp(name, text, prefix) != 0 ||
		    !strcmp(name + prefix, internal))
			continue;
		r = tell(t, name + prefix, (size_t)(end - name) - prefix);
	}
	return r;
}

/* ---- PTX ----------------------------------------------------------------------------------------- */

/* The word that follows this one, somewhere in the text from *at on; *at: after it. 0: there is none. */
static size_t word_after(const char **at, const char *end, const char *word, const char **ret)
{
	const char *p = memmem(*at, (size_t)(end - *at), word, strlen(word));
	size_t n = 0;

	if (!p)
		return 0;
	p += strlen(word);
	while (p < end && isspace((unsigned char)*p))
		p++;
	while (p + n < end && (isalnum((unsigned char)p[n]) || strchr("_$", p[n] ?: ' ')))
		n++;
	*ret = p;
	*at = p + n;
	return n;
}

static bool is_ptx(const uint8_t *bytes, size_t size)
{
	/* Comments come before it. */
	size_t most = size < 4096 ? size : 4096;

	return memmem(bytes, most, ".version", 8) && memmem(bytes, most, ".target", 7);
}

static void ptx_about(const char *text, size_t size, struct image_about *ret)
{
	const char *at = text, *word;
	size_t n = word_after(&at, text + size, ".target", &word);

	ret->format = "PTX";
	ret->extension = "ptx";
	ret->lists = true;
	if (n && n < sizeof(ret->arch))
		snprintf(ret->arch, sizeof(ret->arch), "%.*s", (int)n, word);
}

static int ptx_kernels(const char *text, size_t size, struct names *t)
{
	const char *at = text, *word;
	size_t n;
	int r = 0;

	while (!r && (n = word_after(&at, text + size, ".entry ", &word)))
		r = tell(t, word, n);
	return r;
}

/* ---- all of them --------------------------------------------------------------------------------- */

void image_about(const uint8_t *bytes, size_t size, struct image_about *ret)
{
	uint32_t first = word_at(bytes, size, 0);
	Elf64_Ehdr h;

	*ret = (struct image_about){ .format = "unknown", .extension = "none", .arch = "unknown" };
	if (first == SPIRV_MAGIC) {
		ret->format = "SPIR-V";
		ret->extension = "spv";
		ret->lists = true;
		set_arch(ret, spirv_arch(bytes, size));
	} else if (elf_header(bytes, size, &h)) {
		elf_about(&h, ret);
	} else if (first == FATBIN_MAGIC) {
		ret->format = "fatbin";
		ret->extension = "fatbin";
	} else if (first == BITCODE_MAGIC || first == BITCODE_WRAPPER) {
		ret->format = "LLVM bitcode";
		ret->extension = "bc";
	} else if (is_ptx(bytes, size)) {
		ptx_about((const char *)bytes, size, ret);
	}
}

int image_kernels(const uint8_t *bytes, size_t size,
		  int (*fn)(void *u, const char *name, size_t len), void *u)
{
	struct names t = { .fn = fn, .u = u };
	struct image_about about;

	image_about(bytes, size, &about);
	if (!about.lists)
		return 0;
	if (!strcmp(about.format, "SPIR-V"))
		return spirv_kernels(bytes, size, &t);
	if (!strcmp(about.format, "PTX"))
		return ptx_kernels((const char *)bytes, size, &t);
	return elf_kernels(bytes, size, &t);
}
