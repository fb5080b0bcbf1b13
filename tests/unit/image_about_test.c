// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * image_about_test.c - what device images say of themselves, and what is made of broken ones. The words of SPIR-V are those
 * that spirv-as makes of the text beside them.
 */
#include "unit.h"

#include <elf.h>

#include "base/cleanup.h"
#include "base/strbuf.h"
#include "sink/images/about.h"

/*
 * OpCapability Addresses, OpCapability Kernel, OpMemoryModel Physical64 OpenCL,
 * OpEntryPoint Kernel %1 "known_kernel", and a function that does nothing.
 */
static const uint32_t spirv[] = {
	0x07230203, 0x00010000, 0x00070000, 0x00000005, 0,	    0x00020011, 4,
	0x00020011, 6,		0x0003000e, 2,		2,	    0x0007000f, 6,
	1,	    0x776f6e6b, 0x656b5f6e, 0x6c656e72, 0,	    0x00020013, 2,
	0x00030021, 3,		2,	    0x00050036, 2,	    1,		0,
	3,	    0x000200f8, 4,	    0x000100fd, 0x00010038,
};

static int add(void *u, const char *name, size_t len)
{
	strbuf_add(u, name, len);
	strbuf_addc(u, ' ');
	return 0;
}

static int kernels_of(const void *bytes, size_t size, struct strbuf *ret)
{
	strbuf_reset(ret);
	return image_kernels(bytes, size, add, ret);
}

static void is(const void *bytes, size_t size, const char *format, const char *extension,
	       const char *arch, const char *kernels)
{
	_cleanup_(strbuf_done) struct strbuf found = STRBUF_INIT;
	struct image_about a;

	image_about(bytes, size, &a);
	assert_string_equal(a.format, format);
	assert_string_equal(a.extension, extension);
	assert_string_equal(a.arch, arch);
	assert_int_equal(a.lists, kernels != NULL);
	assert_int_equal(kernels_of(bytes, size, &found), 0);
	assert_string_equal(strbuf_str(&found), kernels ?: "");
}

TEST(test_spirv)
{
	uint32_t words[sizeof(spirv) / 4];
	_cleanup_(strbuf_done) struct strbuf found = STRBUF_INIT;

	is(spirv, sizeof(spirv), "SPIR-V", "spv", "spir64", "known_kernel ");
	memcpy(words, spirv, sizeof(spirv));
	words[10] = 1;
	is(words, sizeof(words), "SPIR-V", "spv", "spir", "known_kernel ");
	/* A shader is no kernel. */
	words[13] = 5;
	is(words, sizeof(words), "SPIR-V", "spv", "spir", "");

	/* An instruction without a length, one that is longer than the module, a name without an end. */
	memcpy(words, spirv, sizeof(spirv));
	words[5] = 17;
	assert_int_equal(kernels_of(words, sizeof(words), &found), -EBADMSG);
	words[5] = 0x7fff0011;
	assert_int_equal(kernels_of(words, sizeof(words), &found), -EBADMSG);
	memcpy(words, spirv, sizeof(spirv));
	words[18] = 0x20202020;
	assert_int_equal(kernels_of(words, sizeof(words), &found), -EBADMSG);
}

/* Wherever it is cut: nothing beyond its end is read, which the sanitizers would see. */
TEST(test_cut)
{
	_cleanup_(strbuf_done) struct strbuf found = STRBUF_INIT;

	for (size_t n = 0; n < sizeof(spirv); n++) {
		_cleanup_free_ uint8_t *part = malloc(n + !n);
		struct image_about a;

		memcpy(part, spirv, n);
		image_about(part, n, &a);
		assert_string_equal(a.format, n < 4 ? "unknown" : "SPIR-V");
		(void)kernels_of(part, n, &found);
	}
}

#define NAMES "\0.text.first\0.text.second\0.data\0.text"
struct elf {
	Elf64_Ehdr h;
	char names[sizeof(NAMES)];
	Elf64_Shdr s[6] __attribute__((aligned(8)));
};

static void make_elf(struct elf *e, unsigned machine, unsigned flags)
{
	static const unsigned at[] = { 0, 1, 13, 26, 32, 0 };

	memset(e, 0, sizeof(*e));
	memcpy(e->h.e_ident, ELFMAG, SELFMAG);
	e->h.e_ident[EI_CLASS] = ELFCLASS64;
	e->h.e_ident[EI_DATA] = ELFDATA2LSB;
	e->h.e_machine = (Elf64_Half)machine;
	e->h.e_flags = flags;
	e->h.e_shoff = offsetof(struct elf, s);
	e->h.e_shentsize = sizeof(e->s[0]);
	e->h.e_shnum = 6;
	e->h.e_shstrndx = 5;
	memcpy(e->names, NAMES, sizeof(NAMES));
	for (unsigned i = 0; i < 6; i++)
		e->s[i].sh_name = at[i];
	e->s[5].sh_offset = offsetof(struct elf, names);
	e->s[5].sh_size = sizeof(NAMES);
}

TEST(test_elf)
{
	_cleanup_(strbuf_done) struct strbuf found = STRBUF_INIT;
	struct elf e;

	make_elf(&e, EM_CUDA, 90 | 90 << 16);
	is(&e, sizeof(e), "cubin", "cubin", "sm_90", "first second ");
	/* As CUDA 13 makes them. */
	make_elf(&e, EM_CUDA, 100 << 8 | 2);
	e.h.e_ident[EI_ABIVERSION] = 8;
	is(&e, sizeof(e), "cubin", "cubin", "sm_100", "first second ");
	make_elf(&e, 205, 0);
	is(&e, sizeof(e), "ELF", "bin", "intelgt", "first second ");
	make_elf(&e, EM_X86_64, 0);
	is(&e, sizeof(e), "ELF", "bin", "x86_64", NULL);

	make_elf(&e, EM_CUDA, 90);
	e.s[2].sh_name = sizeof(NAMES);
	assert_int_equal(kernels_of(&e, sizeof(e), &found), -EBADMSG);
	make_elf(&e, EM_CUDA, 90);
	e.s[5].sh_size = UINT64_MAX;
	assert_int_equal(kernels_of(&e, sizeof(e), &found), -EBADMSG);
	make_elf(&e, EM_CUDA, 90);
	e.h.e_shoff = UINT64_MAX - 8;
	assert_int_equal(kernels_of(&e, sizeof(e), &found), -EBADMSG);
	make_elf(&e, EM_CUDA, 90);
	e.h.e_shnum = 7;
	assert_int_equal(kernels_of(&e, sizeof(e), &found), -EBADMSG);
}

TEST(test_others)
{
	static const char ptx[] =
		"// made by hand\n.version 8.0\n.target sm_80\n.address_size 64\n"
		".visible .entry _Z3addPf(\n)\n{ ret; }\n.entry other () { ret; }\n";
	static const uint32_t fatbin[] = { 0xba55ed50, 0x00100001, 0, 0 },
			      bitcode[] = { 0xdec04342 };

	is(ptx, sizeof(ptx), "PTX", "ptx", "sm_80", "_Z3addPf other ");
	is(fatbin, sizeof(fatbin), "fatbin", "fatbin", "unknown", NULL);
	is(bitcode, sizeof(bitcode), "LLVM bitcode", "bc", "unknown", NULL);
	is("anything", 8, "unknown", "none", "unknown", NULL);
	is("", 0, "unknown", "none", "unknown", NULL);
}
