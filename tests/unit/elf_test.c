// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * elf_test.c - elf_file on files that it should understand, and on many that it should survive.
 *
 * Most files are made here, in memory, by one builder whose image each test bends in its own way. The
 * oracle for real files is the dynamic linker: it knows where it put a symbol.
 */
#include "unit.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "elf/elf_file.h"
#include "elf/release.h"
#include "elf/symbols.h"

/* ---- a small ELF file -------------------------------------------------------------------------- */

#define TEXT_OFF  0x1000
#define TEXT_VA	  0x11000
#define TEXT_SIZE 0x800
#define DATA_OFF  0x1800
#define DATA_VA	  0x22800
#define DATA_SIZE 0x100
#define DYNSYM	  0x2000
#define DYNSTR	  0x2200
#define SYMTAB	  0x2400
#define STRTAB	  0x2800
#define COMMENT	  0x2e00
#define SHSTRTAB  0x2f00
#define SHDRS	  0x3000
#define NSHDR	  7
#define IMG_SIZE  (SHDRS + NSHDR * 64)

enum { S_NULL, S_DYNSYM, S_DYNSTR, S_SYMTAB, S_STRTAB, S_COMMENT, S_SHSTRTAB };

struct img {
	_Alignas(8) uint8_t b[IMG_SIZE];
	uint32_t dynstr_len, strtab_len;
	unsigned ndyn, nsym;
};

static Elf64_Ehdr *ehdr(struct img *m)
{
	return (Elf64_Ehdr *)m->b;
}

static Elf64_Phdr *phdr(struct img *m, unsigned i)
{
	return (Elf64_Phdr *)(m->b + sizeof(Elf64_Ehdr)) + i;
}

static Elf64_Shdr *shdr(struct img *m, unsigned i)
{
	return (Elf64_Shdr *)(m->b + SHDRS) + i;
}

static Elf64_Sym *sym(struct img *m, unsigned table, unsigned i)
{
	return (Elf64_Sym *)(m->b + (table == S_DYNSYM ? DYNSYM : SYMTAB)) + i;
}

static Elf64_Sym *add_sym(struct img *m, unsigned table, const char *name, unsigned type,
			  uint64_t vaddr, uint64_t size)
{
	bool dyn = table == S_DYNSYM;
	uint32_t *len = dyn ? &m->dynstr_len : &m->strtab_len;
	unsigned *n = dyn ? &m->ndyn : &m->nsym;
	Elf64_Sym *s = sym(m, table, *n);

	*s = (Elf64_Sym){
		.st_name = *len,
		.st_info = ELF64_ST_INFO(dyn ? STB_GLOBAL : STB_LOCAL, type),
		.st_shndx = 1,
		.st_value = vaddr,
		.st_size = size,
	};
	memcpy(m->b + (dyn ? DYNSTR : STRTAB) + *len, name, strlen(name) + 1);
	*len += (uint32_t)strlen(name) + 1;
	++*n;
	shdr(m, table)->sh_size = *n * sizeof(Elf64_Sym);
	shdr(m, table + 1)->sh_size = *len;
	return s;
}

static void set_comment(struct img *m, const char *text, size_t len)
{
	memcpy(m->b + COMMENT, text, len);
	shdr(m, S_COMMENT)->sh_size = len;
}

static void img_init(struct img *m)
{
	static const char names[] = "\0.comment\0.other";

	memset(m, 0, sizeof(*m));
	*ehdr(m) = (Elf64_Ehdr){
		.e_ident = { 0x7f, 'E', 'L', 'F', ELFCLASS64, ELFDATA2LSB, EV_CURRENT },
		.e_type = ET_DYN,
		.e_machine = EM_X86_64,
		.e_version = EV_CURRENT,
		.e_phoff = sizeof(Elf64_Ehdr),
		.e_shoff = SHDRS,
		.e_ehsize = sizeof(Elf64_Ehdr),
		.e_phentsize = sizeof(Elf64_Phdr),
		.e_phnum = 2,
		.e_shentsize = sizeof(Elf64_Shdr),
		.e_shnum = NSHDR,
		.e_shstrndx = S_SHSTRTAB,
	};
	*phdr(m, 0) = (Elf64_Phdr){ PT_LOAD, PF_R | PF_X, TEXT_OFF,  TEXT_VA,
				    TEXT_VA, TEXT_SIZE,	  TEXT_SIZE, 4096 };
	*phdr(m, 1) = (Elf64_Phdr){ PT_LOAD, PF_R | PF_W, DATA_OFF, DATA_VA,
				    DATA_VA, DATA_SIZE,	  0x1000,   4096 };
	*shdr(m, S_DYNSYM) = (Elf64_Shdr){
		.sh_type = SHT_DYNSYM, .sh_offset = DYNSYM, .sh_link = S_DYNSTR, .sh_entsize = 24
	};
	*shdr(m, S_DYNSTR) = (Elf64_Shdr){ .sh_type = SHT_STRTAB, .sh_offset = DYNSTR };
	*shdr(m, S_SYMTAB) = (Elf64_Shdr){
		.sh_type = SHT_SYMTAB, .sh_offset = SYMTAB, .sh_link = S_STRTAB, .sh_entsize = 24
	};
	*shdr(m, S_STRTAB) = (Elf64_Shdr){ .sh_type = SHT_STRTAB, .sh_offset = STRTAB };
	*shdr(m, S_COMMENT) =
		(Elf64_Shdr){ .sh_name = 1, .sh_type = SHT_PROGBITS, .sh_offset = COMMENT };
	*shdr(m, S_SHSTRTAB) = (Elf64_Shdr){ .sh_type = SHT_STRTAB,
					     .sh_offset = SHSTRTAB,
					     .sh_size = sizeof(names) };
	memcpy(m->b + SHSTRTAB, names, sizeof(names));
	for (unsigned i = 0; i < TEXT_SIZE; i++)
		m->b[TEXT_OFF + i] = (uint8_t)i;
	add_sym(m, S_DYNSYM, "", STT_NOTYPE, 0, 0);
	add_sym(m, S_SYMTAB, "", STT_NOTYPE, 0, 0);
	set_comment(m, "GCC: (GNU) 8.5.0", 17);
}

static int img_fd(const struct img *m, size_t len)
{
	int fd = memfd_create("elf_test", MFD_CLOEXEC);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, m->b, len), len);
	return fd;
}

static struct elf_file *img_open(const struct img *m)
{
	_cleanup_close_ int fd = img_fd(m, IMG_SIZE);
	struct elf_file *f = NULL;

	assert_int_equal(elf_file_open(fd, &f), 0);
	return f;
}

static int open_error(const struct img *m, size_t len)
{
	_cleanup_close_ int fd = img_fd(m, len);
	struct elf_file *untouched = (void *)1, *f = untouched;
	int r = elf_file_open(fd, &f);

	if (r == 0)
		elf_file_free(f);
	else
		assert_ptr_equal(f, untouched);
	return r;
}

/* ---- a file that changes between two reads ----------------------------------------------------- */

static struct {
	unsigned reads_left; /* 0: no change is due */
	int fd;
	void (*change)(int fd);
} tamper;

/* In place of libc's, for the library and for libelf (which calls it by its other name). */
ssize_t pread(int fd, void *buf, size_t len, off_t off)
{
	ssize_t n = syscall(SYS_pread64, fd, buf, len, off);

	if (tamper.reads_left && --tamper.reads_left == 0)
		tamper.change(tamper.fd);
	return n;
}

ssize_t pread64(int fd, void *buf, size_t len, off64_t off)
{
	return pread(fd, buf, len, off);
}

/* ---- what it reports --------------------------------------------------------------------------- */

struct seen {
	unsigned n, stop_at;
	struct elf_sym s[32];
	char name[32][600];
	const char *want; /* prefix; NULL: all */
	unsigned asked, longest;
};

static bool seen_want(const char *name, void *u)
{
	struct seen *seen = u;

	seen->asked++;
	if (strlen(name) > seen->longest)
		seen->longest = (unsigned)strlen(name);
	return !seen->want || !strncmp(name, seen->want, strlen(seen->want));
}

static int seen_fn(const struct elf_sym *s, void *u)
{
	struct seen *seen = u;

	if (seen->n < 32) {
		seen->s[seen->n] = *s;
		snprintf(seen->name[seen->n], sizeof(seen->name[0]), "%s", s->name);
	}
	seen->n++;
	return seen->n == seen->stop_at ? 7 : 0;
}

static const struct elf_sym *seen_named(const struct seen *seen, const char *name)
{
	for (unsigned i = 0; i < seen->n && i < 32; i++)
		if (!strcmp(seen->name[i], name))
			return &seen->s[i];
	return NULL;
}

TEST(both_tables)
{
	struct img m;
	struct seen seen = { 0 };
	const struct elf_sym *s;

	img_init(&m);
	add_sym(&m, S_DYNSYM, "exported", STT_FUNC, TEXT_VA + 0x10, 0x20);
	add_sym(&m, S_SYMTAB, "exported", STT_FUNC, TEXT_VA + 0x10, 0x20);
	add_sym(&m, S_SYMTAB, "local", STT_FUNC, TEXT_VA + 0x40, 0x30);
	add_sym(&m, S_SYMTAB, "table", STT_OBJECT, DATA_VA + 0x40, 8);
	add_sym(&m, S_SYMTAB, "zeroed", STT_OBJECT, DATA_VA + DATA_SIZE + 8, 8);
	struct elf_file *f = img_open(&m);
	assert_int_equal(elf_file_symbols(f, seen_want, seen_fn, &seen), 0);
	assert_int_equal(seen.n, 4);
	assert_false(elf_file_partial(f));
	assert_false(elf_file_stripped(f));

	s = seen_named(&seen, "exported");
	assert_non_null(s);
	assert_true(s->exported && s->is_func);
	assert_int_equal(s->vaddr, TEXT_VA + 0x10);
	assert_int_equal(s->offset, TEXT_OFF + 0x10);
	assert_int_equal(s->size, 0x20);
	s = seen_named(&seen, "local");
	assert_non_null(s);
	assert_false(s->exported);
	assert_int_equal(s->offset, TEXT_OFF + 0x40);
	s = seen_named(&seen, "table");
	assert_non_null(s);
	assert_false(s->is_func);
	assert_int_equal(s->offset, DATA_OFF + 0x40);
	s = seen_named(&seen, "zeroed");
	assert_non_null(s);
	assert_int_equal(s->vaddr, DATA_VA + DATA_SIZE + 8);
	elf_file_free(f);
}

TEST(not_ours)
{
	struct img m;
	struct seen seen = { 0 };

	img_init(&m);
	add_sym(&m, S_DYNSYM, "undefined", STT_FUNC, TEXT_VA, 8)->st_shndx = SHN_UNDEF;
	add_sym(&m, S_DYNSYM, "absolute", STT_FUNC, TEXT_VA, 8)->st_shndx = SHN_ABS;
	add_sym(&m, S_DYNSYM, "chosen_at_start", STT_GNU_IFUNC, TEXT_VA, 8);
	add_sym(&m, S_DYNSYM, "per_thread", STT_TLS, 8, 8);
	add_sym(&m, S_DYNSYM, "label", STT_NOTYPE, TEXT_VA, 0);
	add_sym(&m, S_DYNSYM, "outside", STT_FUNC, TEXT_VA + TEXT_SIZE, 8);
	add_sym(&m, S_DYNSYM, "in_data", STT_FUNC, DATA_VA, 8);
	add_sym(&m, S_DYNSYM, "far_away", STT_FUNC, UINT64_MAX - 3, 8);
	struct elf_file *f = img_open(&m);
	assert_int_equal(elf_file_symbols(f, seen_want, seen_fn, &seen), 0);
	assert_int_equal(seen.n, 0);
	elf_file_free(f);
}

TEST(versions_are_cut)
{
	struct img m;
	struct seen seen = { 0 };

	img_init(&m);
	add_sym(&m, S_SYMTAB, "urInit@@LIBUR_LOADER_0.12", STT_FUNC, TEXT_VA + 0x10, 8);
	add_sym(&m, S_SYMTAB, "old@GLIBC_2.2.5", STT_FUNC, TEXT_VA + 0x20, 8);
	add_sym(&m, S_SYMTAB, "@nameless", STT_FUNC, TEXT_VA + 0x30, 8);
	struct elf_file *f = img_open(&m);
	assert_int_equal(elf_file_symbols(f, seen_want, seen_fn, &seen), 0);
	assert_int_equal(seen.n, 2);
	assert_non_null(seen_named(&seen, "urInit"));
	assert_non_null(seen_named(&seen, "old"));
	elf_file_free(f);
}

TEST(one_name_and_address_once)
{
	struct img m;
	struct seen seen = { 0 };

	img_init(&m);
	add_sym(&m, S_DYNSYM, "f", STT_FUNC, TEXT_VA + 0x10, 8);
	add_sym(&m, S_DYNSYM, "f", STT_FUNC, TEXT_VA + 0x10, 8);
	add_sym(&m, S_SYMTAB, "f@@V2", STT_FUNC, TEXT_VA + 0x10, 8);
	add_sym(&m, S_SYMTAB, "f@V1", STT_FUNC, TEXT_VA + 0x50, 8);
	add_sym(&m, S_SYMTAB, "alias", STT_FUNC, TEXT_VA + 0x10, 8);
	struct elf_file *f = img_open(&m);
	assert_int_equal(elf_file_symbols(f, seen_want, seen_fn, &seen), 0);
	assert_int_equal(seen.n, 3); /* f twice, at two addresses, and alias */
	elf_file_free(f);
}

TEST(long_names)
{
	struct img m;
	struct seen seen = { 0 };
	char name[514];

	img_init(&m);
	memset(name, 'a', sizeof(name));
	name[512] = '\0';
	add_sym(&m, S_SYMTAB, name, STT_FUNC, TEXT_VA + 0x10, 8);
	name[512] = 'a';
	name[513] = '\0';
	add_sym(&m, S_SYMTAB, name, STT_FUNC, TEXT_VA + 0x20, 8);
	struct elf_file *f = img_open(&m);
	assert_int_equal(elf_file_symbols(f, seen_want, seen_fn, &seen), 0);
	assert_int_equal(seen.n, 1);
	assert_int_equal(seen.longest, 512);
	elf_file_free(f);
}

TEST(selection_and_stop)
{
	struct img m;
	struct seen seen = { .want = "ur", .stop_at = 2 };

	img_init(&m);
	add_sym(&m, S_SYMTAB, "urA", STT_FUNC, TEXT_VA + 0x10, 8);
	add_sym(&m, S_SYMTAB, "other", STT_FUNC, TEXT_VA + 0x14, 8);
	add_sym(&m, S_SYMTAB, "urB", STT_FUNC, TEXT_VA + 0x20, 8);
	add_sym(&m, S_SYMTAB, "urC", STT_FUNC, TEXT_VA + 0x30, 8);
	struct elf_file *f = img_open(&m);
	assert_int_equal(elf_file_symbols(f, seen_want, seen_fn, &seen), 7);
	assert_int_equal(seen.n, 2);
	assert_null(seen_named(&seen, "other"));
	elf_file_free(f);
}

TEST(find_one)
{
	struct img m;
	struct elf_sym s = { .vaddr = 42 };

	img_init(&m);
	add_sym(&m, S_SYMTAB, "f", STT_FUNC, TEXT_VA + 0x10, 8);
	add_sym(&m, S_DYNSYM, "f", STT_FUNC, TEXT_VA + 0x60, 8);
	struct elf_file *f = img_open(&m);
	assert_int_equal(elf_file_find(f, "g", &s), -ENOENT);
	assert_int_equal(s.vaddr, 42);
	assert_int_equal(elf_file_find(f, "f", &s), 0);
	assert_int_equal(s.vaddr, TEXT_VA + 0x60); /* the exported one */
	elf_file_free(f);
}

TEST(a_size_beyond_the_segment_is_unknown)
{
	struct img m;
	struct elf_sym s;

	img_init(&m);
	add_sym(&m, S_SYMTAB, "f", STT_FUNC, TEXT_VA + TEXT_SIZE - 4, 5);
	add_sym(&m, S_SYMTAB, "g", STT_FUNC, TEXT_VA + TEXT_SIZE - 4, 4);
	struct elf_file *f = img_open(&m);
	assert_int_equal(elf_file_find(f, "f", &s), 0);
	assert_int_equal(s.size, 0);
	assert_int_equal(elf_file_find(f, "g", &s), 0);
	assert_int_equal(s.size, 4);
	elf_file_free(f);
}

TEST(addresses)
{
	struct img m;
	uint8_t buf[16] = { 0 };
	uint64_t off = 42;

	img_init(&m);
	struct elf_file *f = img_open(&m);
	assert_int_equal(elf_file_offset(f, TEXT_VA, &off), 0);
	assert_int_equal(off, TEXT_OFF);
	assert_int_equal(elf_file_offset(f, TEXT_VA + TEXT_SIZE - 1, &off), 0);
	assert_int_equal(off, TEXT_OFF + TEXT_SIZE - 1);
	assert_int_equal(elf_file_offset(f, TEXT_VA + TEXT_SIZE, &off), -ENOENT);
	assert_int_equal(elf_file_offset(f, TEXT_VA - 1, &off), -ENOENT);
	assert_int_equal(elf_file_offset(f, DATA_VA, &off), -ENOENT); /* not executable */
	assert_int_equal(off, TEXT_OFF + TEXT_SIZE - 1);

	assert_int_equal(elf_file_read(f, TEXT_VA + 0x21, buf, 4), 4);
	assert_memory_equal(buf, "\x21\x22\x23\x24", 4);
	assert_int_equal(elf_file_read(f, TEXT_VA + TEXT_SIZE - 3, buf, 16), 3);
	assert_int_equal(elf_file_read(f, DATA_VA + DATA_SIZE - 1, buf, 16), 1);
	assert_int_equal(elf_file_read(f, DATA_VA + DATA_SIZE, buf, 16), -ENOENT);
	assert_int_equal(elf_file_read(f, 0, buf, 16), -ENOENT);
	assert_int_equal(elf_file_read(f, UINT64_MAX, buf, 16), -ENOENT);
	elf_file_free(f);
}

static void expect_release(const char *text, size_t len, const char *want)
{
	struct img m;

	img_init(&m);
	set_comment(&m, text, len);
	struct elf_file *f = img_open(&m);
	assert_string_equal(elf_file_release(f), want);
	assert_string_equal(elf_file_release(f), want);
	elf_file_free(f);
}
#define RELEASE(text, want) expect_release(text, sizeof(text), want)

#define INTEL "Intel(R) oneAPI DPC++/C++ Compiler "

TEST(releases)
{
	RELEASE("GCC: (GNU) 8.5.0", "");
	RELEASE(INTEL "2026.2.0 (2026.2.0.20261001)\0GCC: (GNU) 8.5.0\0Linker: LLD 23.1.1",
		"2026.2.0");
	RELEASE("GCC: (GNU) 8.5.0\0" INTEL "2025.0.4 (2025.0.4.20241205)", "2025.0.4");
	RELEASE(INTEL "2022.2.1 (x)\0" INTEL "2025.10.0 (x)\0" INTEL "2025.9.1 (x)", "2025.10.0");
	RELEASE(INTEL "2026", "");
	RELEASE(INTEL "", "");
	RELEASE(INTEL ".1.2", "");
	RELEASE(INTEL "2026.", "");
	RELEASE(INTEL "2026.2.", "2026.2");
	RELEASE(INTEL "2026.2.0.7.9", "2026.2.0.7");
	RELEASE(INTEL "99999999999.2.0", "");
	RELEASE("", "");
	expect_release(INTEL "2026.2.0", sizeof(INTEL "2026.2.0") - 1, "2026.2.0"); /* no NUL */
}

/* ---- what it refuses --------------------------------------------------------------------------- */

TEST(other_files)
{
	struct img m;
	struct elf_file *f;
	int p[2];

	img_init(&m);
	assert_int_equal(open_error(&m, 0), -ENOEXEC);
	assert_int_equal(open_error(&m, 3), -ENOEXEC);
	assert_int_equal(open_error(&m, 40), -EINVAL);
	memcpy(m.b, "#!/bin/sh", 9);
	assert_int_equal(open_error(&m, IMG_SIZE), -ENOEXEC);

	img_init(&m);
	m.b[EI_CLASS] = ELFCLASS32;
	assert_int_equal(open_error(&m, IMG_SIZE), -ENOTSUP);
	img_init(&m);
	m.b[EI_DATA] = ELFDATA2MSB;
	assert_int_equal(open_error(&m, IMG_SIZE), -ENOTSUP);
	img_init(&m);
	ehdr(&m)->e_machine = EM_AARCH64;
	assert_int_equal(open_error(&m, IMG_SIZE), -ENOTSUP);
	img_init(&m);
	ehdr(&m)->e_type = ET_REL;
	assert_int_equal(open_error(&m, IMG_SIZE), -ENOEXEC);

	assert_int_equal(pipe(p), 0);
	assert_int_equal(elf_file_open(p[0], &f), -ENOEXEC);
	close(p[0]);
	close(p[1]);
	assert_int_equal(elf_file_open(-1, &f), -EBADF);
	assert_null(elf_file_free(NULL));
}

TEST(broken_headers)
{
	struct img m;

	img_init(&m);
	ehdr(&m)->e_phnum = 0;
	assert_int_equal(open_error(&m, IMG_SIZE), -EINVAL);
	img_init(&m);
	ehdr(&m)->e_phnum = 0xffff;
	assert_int_equal(open_error(&m, IMG_SIZE), -EINVAL);
	img_init(&m);
	ehdr(&m)->e_phoff = IMG_SIZE - 8;
	assert_int_equal(open_error(&m, IMG_SIZE), -EINVAL);
	img_init(&m);
	ehdr(&m)->e_phoff = UINT64_MAX - 8;
	assert_int_equal(open_error(&m, IMG_SIZE), -EINVAL);
	img_init(&m);
	ehdr(&m)->e_phentsize = 32;
	assert_int_equal(open_error(&m, IMG_SIZE), -EINVAL);
}

/* Opens, asks everything, and tells how many symbols there were; *ret_partial may be NULL. */
static unsigned survive(const struct img *m, size_t len, bool *ret_partial)
{
	_cleanup_close_ int fd = img_fd(m, len);
	struct seen seen = { 0 };
	struct elf_file *f;
	struct elf_sym s;
	uint8_t buf[64];
	uint64_t off;
	int r;

	if (elf_file_open(fd, &f) < 0)
		return 0;
	r = elf_file_symbols(f, seen_want, seen_fn, &seen);
	assert_int_equal(r, 0);
	assert_true(seen.longest <= 512);
	for (unsigned i = 0; i < seen.n && i < 32; i++)
		if (elf_file_read(f, seen.s[i].vaddr, buf, sizeof(buf)) > 0 && seen.s[i].is_func)
			assert_int_equal(elf_file_offset(f, seen.s[i].vaddr, &off), 0);
	(void)elf_file_find(f, "local", &s);
	assert_true(strlen(elf_file_release(f)) < 24);
	(void)elf_file_stripped(f);
	if (ret_partial)
		*ret_partial = elf_file_partial(f);
	elf_file_free(f);
	return seen.n;
}

static void img_three(struct img *m)
{
	img_init(m);
	add_sym(m, S_DYNSYM, "exported", STT_FUNC, TEXT_VA + 0x10, 0x20);
	add_sym(m, S_SYMTAB, "exported", STT_FUNC, TEXT_VA + 0x10, 0x20);
	add_sym(m, S_SYMTAB, "local", STT_FUNC, TEXT_VA + 0x40, 0x30);
	add_sym(m, S_SYMTAB, "table", STT_OBJECT, DATA_VA + 0x40, 8);
}

TEST(no_sections)
{
	struct img m;
	bool partial = true;

	img_three(&m);
	ehdr(&m)->e_shoff = 0;
	assert_int_equal(survive(&m, IMG_SIZE, &partial), 0);
	assert_false(partial);
	img_three(&m);
	ehdr(&m)->e_shoff = IMG_SIZE - 10;
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 0);
	img_three(&m);
	ehdr(&m)->e_shentsize = 40;
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 0);
	img_three(&m);
	ehdr(&m)->e_shnum = 0; /* then section 0 says */
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 0);
	img_three(&m);
	ehdr(&m)->e_shnum = 0;
	shdr(&m, 0)->sh_size = 1ULL << 40;
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 0);
	img_three(&m);
	ehdr(&m)->e_shnum = 0;
	shdr(&m, 0)->sh_size = NSHDR;
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 3);
	img_three(&m);
	ehdr(&m)->e_shstrndx = 0xfff0;
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 3);
}

TEST(stripped)
{
	struct img m;

	img_three(&m);
	shdr(&m, S_SYMTAB)->sh_type = SHT_NULL;
	struct elf_file *f = img_open(&m);
	assert_true(elf_file_stripped(f));
	elf_file_free(f);
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 1);
}

/* .symtab can't be used: .dynsym still serves, and the file says that it is not whole. */
static void expect_dynsym_only(const struct img *m)
{
	bool partial = false;

	assert_int_equal(survive(m, IMG_SIZE, &partial), 1);
	assert_true(partial);
}

TEST(broken_tables)
{
	static const uint32_t links[] = { 0, S_SYMTAB, S_DYNSYM, NSHDR, UINT32_MAX };
	struct img m;

	for (unsigned i = 0; i < ARRAY_SIZE(links); i++) {
		img_three(&m);
		shdr(&m, S_SYMTAB)->sh_link = links[i];
		expect_dynsym_only(&m);
	}
	img_three(&m);
	shdr(&m, S_SYMTAB)->sh_entsize = 0;
	expect_dynsym_only(&m);
	img_three(&m);
	shdr(&m, S_SYMTAB)->sh_size = 1ULL << 63;
	expect_dynsym_only(&m);
	img_three(&m);
	shdr(&m, S_SYMTAB)->sh_offset = IMG_SIZE - 24;
	expect_dynsym_only(&m);
	img_three(&m);
	shdr(&m, S_SYMTAB)->sh_offset = UINT64_MAX - 23;
	expect_dynsym_only(&m);
	img_three(&m);
	shdr(&m, S_STRTAB)->sh_size = UINT64_MAX;
	expect_dynsym_only(&m);
	img_three(&m);
	shdr(&m, S_STRTAB)->sh_offset = UINT64_MAX;
	expect_dynsym_only(&m);
}

TEST(odd_tables)
{
	struct img m;

	img_three(&m);
	shdr(&m, S_SYMTAB)->sh_size += 23; /* part of a symbol */
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 3);
	img_three(&m);
	shdr(&m, S_STRTAB)->sh_size = 0;
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 1);
	img_three(&m);
	sym(&m, S_SYMTAB, 2)->st_name = UINT32_MAX;
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 2);
	img_three(&m);
	shdr(&m, S_SYMTAB)->sh_offset = 0; /* over the header, and over each other */
	shdr(&m, S_SYMTAB)->sh_size = IMG_SIZE;
	shdr(&m, S_STRTAB)->sh_offset = 0;
	shdr(&m, S_STRTAB)->sh_size = IMG_SIZE;
	shdr(&m, S_DYNSYM)->sh_offset = 8;
	survive(&m, IMG_SIZE, NULL);
	img_three(&m);
	m.b[STRTAB + m.strtab_len - 1] = 'x'; /* the last name has no end */
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 3);
}

TEST(broken_segments)
{
	struct img m;

	img_three(&m);
	phdr(&m, 0)->p_filesz = UINT64_MAX;
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 1); /* the data object is left */
	img_three(&m);
	phdr(&m, 0)->p_offset = UINT64_MAX - 4;
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 1);
	img_three(&m);
	phdr(&m, 0)->p_vaddr = UINT64_MAX - 4;
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 1);
}

TEST(every_truncation)
{
	struct img m;

	img_three(&m);
	for (size_t len = 0; len < IMG_SIZE; len += len < 256 || len >= SHDRS ? 1 : 37)
		assert_int_equal(survive(&m, len, NULL), 0); /* the section headers come last */
}

static uint32_t random_next(uint32_t *s)
{
	*s ^= *s << 13;
	*s ^= *s >> 17;
	*s ^= *s << 5;
	return *s;
}

TEST(random_damage)
{
	static const uint8_t values[] = { 0, 1, 0x7f, 0x80, 0xff };
	uint32_t seed = 2463534242U;
	struct img m;

	for (unsigned round = 0; round < 20000; round++) {
		img_three(&m);
		for (unsigned n = 1 + random_next(&seed) % 6; n > 0; n--) {
			uint32_t at = random_next(&seed) % (192 + NSHDR * 64);

			if (at >= 192)
				at = random_next(&seed) & 1 ? SHDRS + at - 192
							    : DYNSYM + (at - 192) * 2;
			m.b[at] = random_next(&seed) & 1 ? values[random_next(&seed) % 5]
							 : (uint8_t)random_next(&seed);
		}
		survive(&m, IMG_SIZE, NULL);
	}
}

/* A terabyte of holes that claims tables as large: refused, at once. */
TEST(sparse_giant)
{
	struct img m;
	struct seen seen = { 0 };
	struct elf_file *f;
	struct timespec a, b;

	img_three(&m);
	shdr(&m, S_SYMTAB)->sh_size = 1ULL << 39;
	shdr(&m, S_STRTAB)->sh_size = 1ULL << 39;
	shdr(&m, S_COMMENT)->sh_size = 1ULL << 39;
	shdr(&m, S_SHSTRTAB)->sh_size = 1ULL << 39;
	_cleanup_close_ int fd = img_fd(&m, IMG_SIZE);
	assert_int_equal(ftruncate(fd, 1LL << 40), 0);
	clock_gettime(CLOCK_MONOTONIC, &a);
	assert_int_equal(elf_file_open(fd, &f), 0);
	assert_int_equal(elf_file_symbols(f, seen_want, seen_fn, &seen), 0);
	assert_int_equal(seen.n, 1);
	assert_true(elf_file_partial(f));
	assert_string_equal(elf_file_release(f), "");
	elf_file_free(f);
	clock_gettime(CLOCK_MONOTONIC, &b);
	assert_true(b.tv_sec - a.tv_sec < 5);
}

/* A million symbols that share one name of a megabyte must not cost a terabyte of reading. */
TEST(shared_long_name)
{
	const size_t n = 1 << 17, len = 1 << 20;
	struct img m;
	struct seen seen = { 0 };
	struct elf_file *f;

	img_init(&m);
	shdr(&m, S_SYMTAB)->sh_offset = 0x10000;
	shdr(&m, S_SYMTAB)->sh_size = n * sizeof(Elf64_Sym);
	shdr(&m, S_STRTAB)->sh_offset = 0x10000 + n * sizeof(Elf64_Sym);
	shdr(&m, S_STRTAB)->sh_size = len;
	_cleanup_close_ int fd = img_fd(&m, IMG_SIZE);
	Elf64_Sym *s = calloc(n, sizeof(*s));
	char *str = malloc(len);
	assert_non_null(s);
	assert_non_null(str);
	memset(str, 'u', len);
	for (size_t i = 0; i < n; i++)
		s[i] = (Elf64_Sym){ 1, ELF64_ST_INFO(STB_LOCAL, STT_FUNC), 0, 1, TEXT_VA, 4 };
	assert_int_equal(pwrite(fd, s, n * sizeof(*s), 0x10000), n * sizeof(*s));
	assert_int_equal(pwrite(fd, str, len, (off_t)(0x10000 + n * sizeof(*s))), len);
	free(s);
	free(str);
	assert_int_equal(elf_file_open(fd, &f), 0);
	assert_int_equal(elf_file_symbols(f, seen_want, seen_fn, &seen), 0);
	assert_int_equal(seen.asked, 0);
	elf_file_free(f);
}

/* The file shrinks between opening and reading. A mapping would raise SIGBUS here. */
TEST(shrinks)
{
	struct img m;
	struct seen seen = { 0 };
	struct elf_file *f;
	uint8_t buf[8];

	img_three(&m);
	_cleanup_close_ int fd = img_fd(&m, IMG_SIZE);
	assert_int_equal(elf_file_open(fd, &f), 0);
	assert_false(elf_file_stripped(f)); /* which reads the headers of its sections */
	assert_int_equal(ftruncate(fd, 100), 0);
	assert_int_equal(elf_file_symbols(f, seen_want, seen_fn, &seen), 0);
	assert_int_equal(seen.n, 0);
	assert_true(elf_file_partial(f));
	assert_int_equal(elf_file_read(f, TEXT_VA, buf, 8), 0);
	assert_string_equal(elf_file_release(f), "");
	elf_file_free(f);
}

#define MANY_SECTIONS (1U << 20)

static void claim_many_sections(int fd)
{
	Elf64_Shdr first = { .sh_size = MANY_SECTIONS };
	Elf64_Half none = 0;

	assert_int_equal(pwrite(fd, &none, sizeof(none), offsetof(Elf64_Ehdr, e_shnum)), 2);
	assert_int_equal(pwrite(fd, &first, sizeof(first), SHDRS), sizeof(first));
}

static long peak_memory(void)
{
	struct rusage u;

	assert_int_equal(getrusage(RUSAGE_SELF, &u), 0);
	return u.ru_maxrss;
}

/*
 * A sparse file that is long enough for a million sections claims to have them, from the start or
 * after any of our reads. elf_begin() would take 208 MiB for them, and for more what is there.
 */
TEST(section_count_grows)
{
	unsigned max_seen = 0;
	struct img m;
	long before;

	img_three(&m);
	before = peak_memory();
	for (unsigned reads = 0; reads < 12; reads++) {
		_cleanup_close_ int fd = img_fd(&m, IMG_SIZE);
		struct seen seen = { 0 };
		struct elf_file *f;

		assert_int_equal(ftruncate(fd, SHDRS + 64LL * MANY_SECTIONS), 0);
		if (reads == 0)
			claim_many_sections(fd);
		tamper.fd = fd;
		tamper.change = claim_many_sections;
		tamper.reads_left = reads;
		assert_int_equal(elf_file_open(fd, &f), 0);
		assert_int_equal(elf_file_symbols(f, seen_want, seen_fn, &seen), 0);
		(void)elf_file_release(f);
		elf_file_free(f);
		tamper.reads_left = 0;
		if (reads == 0)
			assert_int_equal(seen.n, 0);
		if (seen.n > max_seen)
			max_seen = seen.n;
	}
	assert_int_equal(max_seen, 3); /* the change came after the headers: nothing is lost */
	assert_true(peak_memory() - before < 64 << 10);
}

/* 65536 sections, each named by a table of four megabytes whose only NUL is its first byte. */
TEST(names_without_end)
{
	const size_t n = 1 << 16, len = 4 << 20, at = 0x10000;
	struct timespec a, b;
	struct elf_file *f;
	struct img m;

	img_three(&m);
	ehdr(&m)->e_shoff = at;
	ehdr(&m)->e_shnum = 0;
	shdr(&m, S_SHSTRTAB)->sh_offset = at + n * sizeof(Elf64_Shdr);
	shdr(&m, S_SHSTRTAB)->sh_size = len;
	_cleanup_close_ int fd = img_fd(&m, IMG_SIZE);
	_cleanup_free_ Elf64_Shdr *sh = calloc(n, sizeof(*sh));
	_cleanup_free_ char *str = malloc(len);
	assert_non_null(sh);
	assert_non_null(str);
	memcpy(sh, shdr(&m, 0), NSHDR * sizeof(*sh));
	sh[0].sh_size = n;
	for (size_t i = 1; i < n; i++)
		sh[i].sh_name = 1;
	memset(str, 'x', len);
	str[0] = '\0';
	assert_int_equal(pwrite(fd, sh, n * sizeof(*sh), (off_t)at), n * sizeof(*sh));
	assert_int_equal(pwrite(fd, str, len, (off_t)(at + n * sizeof(*sh))), len);
	clock_gettime(CLOCK_MONOTONIC, &a);
	assert_int_equal(elf_file_open(fd, &f), 0);
	assert_string_equal(elf_file_release(f), "");
	clock_gettime(CLOCK_MONOTONIC, &b);
	elf_file_free(f);
	assert_true(b.tv_sec - a.tv_sec < 2);
}

/* Parts that lie over each other are read once: what was checked can't be exchanged afterwards. */
TEST(tables_over_headers)
{
	static const uint64_t over[] = { 0, 64, SHDRS, SHDRS + 64, SHDRS - 24 };
	struct img m;

	for (unsigned i = 0; i < ARRAY_SIZE(over); i++) {
		img_three(&m);
		shdr(&m, S_SYMTAB)->sh_offset = over[i];
		expect_dynsym_only(&m);
	}
	img_three(&m);
	ehdr(&m)->e_shoff = 64; /* the segments */
	assert_int_equal(survive(&m, IMG_SIZE, NULL), 0);
}

/* ---- real files -------------------------------------------------------------------------------- */

int elf_test_visible(int x);
int elf_test_visible(int x)
{
	return x + 1;
}

/* The bytes of the function in memory and in the file are the same, and it is where it should be. */
static void expect_same_code(const char *path, const char *name, const void *addr, uintptr_t base)
{
	_cleanup_close_ int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct elf_file *f;
	struct elf_sym s;
	uint8_t buf[16], via_offset[16];
	uint64_t off;

	assert_true(fd >= 0);
	assert_int_equal(elf_file_open(fd, &f), 0);
	assert_int_equal(elf_file_find(f, name, &s), 0);
	assert_int_equal(s.vaddr + base, (uintptr_t)addr);
	assert_int_equal(elf_file_offset(f, s.vaddr, &off), 0);
	assert_int_equal(off, s.offset);
	assert_int_equal(elf_file_read(f, s.vaddr, buf, sizeof(buf)), sizeof(buf));
	assert_int_equal(pread(fd, via_offset, sizeof(via_offset), (off_t)off), sizeof(via_offset));
	assert_memory_equal(buf, addr, sizeof(buf));
	assert_memory_equal(via_offset, addr, sizeof(buf));
	elf_file_free(f);
}

TEST(real_files)
{
	struct link_map *map;
	void *addr = dlsym(RTLD_DEFAULT, "getppid");
	Dl_info info;

	assert_non_null(addr);
	assert_int_not_equal(dladdr(addr, &info), 0);
	expect_same_code(info.dli_fname, "getppid", addr, (uintptr_t)info.dli_fbase);
	assert_int_not_equal(
		dladdr1((void *)elf_test_visible, &info, (void **)&map, RTLD_DL_LINKMAP), 0);
	expect_same_code("/proc/self/exe", "elf_test_visible", (void *)elf_test_visible,
			 map->l_addr);
	/* Static, so in .symtab only. */
	expect_same_code("/proc/self/exe", "random_next", (void *)random_next, map->l_addr);
}
