// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * elf_file.c - an ELF object as bytes, segments and sections: the few parts of it that the tracer needs, by libelf.
 *
 * The file belongs to an unknown process: it may be sparse, terabytes long, or rewritten meanwhile, and
 * must still cost bounded memory and time. libelf therefore interprets the file, but never reads it. It
 * gets an image: anonymous memory as long as the file, into which only the necessary parts are loaded, at
 * their own offsets, by pread. The other pages are never touched and cost nothing. Each part is loaded
 * once, after its length was checked against a limit and the file's size. A file that changes later can
 * lead to nonsense, which the checks find or which is harmless, but never to a fault, a loop or growth.
 *
 * elf_begin() on the descriptor is not used because it allocates its section array by a count that it
 * reads itself: with e_shnum 0 the count is in section 0 and may be 2^32, with 208 bytes each, which is
 * only bounded by the length of a file that may be sparse. A check before that would see the result of a
 * different read. In the image, the count can be checked, and unusable parts can be removed, before libelf
 * sees them (elf_test.c: section_count_grows).
 *
 * The file is not mapped because reading a mapped file that is truncated raises SIGBUS.
 *
 * elf_strptr() is not used for string tables. For every string, it looks for the last NUL of the table,
 * from its end: a NUL followed by megabytes without one takes minutes or hours if every section or symbol
 * needs it (elf_test.c: names_without_end, shared_long_name). It also inflates a table that is flagged
 * as compressed, to the size that its header claims. Strings are therefore read into separate memory, with
 * a NUL added, and the length of names is bounded. The versions that linkers append in .symtab
 * ("name@@VERSION") are cut there once for the whole table.
 *
 * Speed matters because system-wide tracing looks at every object that any process maps. Headers are
 * three small reads. Symbol tables are read when they are first needed (symbols.c).
 */
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <gelf.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "elf/elf_file.h"
#include "elf/elf_inside.h"

#define PAGE	     4096UL
#define HUGE	     (4UL << 20) /* bytes from which larger pages pay */
#define MAX_FILE     (1UL << 42) /* bytes of address space; the rest of a longer file can't be read */
#define MAX_PHDRS    512
#define MAX_SHDRS    (1 << 16)
#define MAX_SHSTRTAB (4UL << 20) /* bytes */

/* ---- reading ----------------------------------------------------------------------------------- */

long elf_read_some(int fd, void *buf, size_t len, uint64_t off)
{
	size_t done = 0;

	while (done < len) {
		ssize_t n = foreign_read(fd, (char *)buf + done, len - done, off + done);

		if (n == -EINTR)
			continue;
		if (n < 0)
			return n;
		if (n == 0)
			break;
		done += (size_t)n;
	}
	return (long)done;
}

bool elf_in_file(const struct elf_file *f, uint64_t off, uint64_t len)
{
	return off <= f->size && len <= f->size - off;
}

int elf_read_exact(const struct elf_file *f, void *buf, size_t len, uint64_t off)
{
	long n;

	if (!elf_in_file(f, off, len))
		return -EINVAL;
	n = elf_read_some(f->fd, buf, len, off);
	if (n < 0)
		return (int)n;
	return (size_t)n == len ? 0 : -EINVAL;
}

/* Symbol tables have tens of MiB, and a fault for each of their pages takes longer than reading it. */
static void expect_much(void *p, size_t len)
{
	uintptr_t start = ((uintptr_t)p + PAGE - 1) & ~(PAGE - 1);

	if (len >= HUGE)
		(void)madvise((void *)start, len - PAGE, MADV_HUGEPAGE);
}

int elf_read_alloc(const struct elf_file *f, uint64_t off, uint64_t len, uint64_t max, void **ret)
{
	_cleanup_free_ char *buf = NULL;
	int r;

	if (len > max)
		return -EFBIG;
	if (!elf_in_file(f, off, len))
		return -EINVAL;
	buf = malloc(len + 1);
	if (!buf)
		return -ENOMEM;
	expect_much(buf, len);
	r = elf_read_exact(f, buf, len, off);
	if (r < 0)
		return r;
	buf[len] = '\0';
	*ret = TAKE_PTR(buf);
	return 0;
}

/* ---- the image --------------------------------------------------------------------------------- */

/* Only what is loaded becomes writable, so that not even strict overcommit counts the rest. */
static int image_reserve(struct elf_file *f)
{
	void *p = mmap(NULL, f->size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (p == MAP_FAILED)
		return -ENOMEM;
	f->image = p;
	return 0;
}

static bool image_overlaps(const struct elf_file *f, uint64_t off, uint64_t len)
{
	for (size_t i = 0; i < f->nloaded; i++)
		if (off < f->loaded[i].off + f->loaded[i].len && f->loaded[i].off < off + len)
			return true;
	return false;
}

int elf_image_load(struct elf_file *f, uint64_t off, uint64_t len)
{
	uint64_t start = off & ~(PAGE - 1);

	if (!elf_in_file(f, off, len) || image_overlaps(f, off, len) || f->nloaded == MAX_EXTENTS)
		return -EINVAL;
	if (len == 0)
		return 0;
	f->loaded[f->nloaded++] = (struct extent){ off, len };
	if (mprotect(f->image + start, off + len - start, PROT_READ | PROT_WRITE) < 0)
		return -errno;
	expect_much(f->image + off, len);
	return elf_read_exact(f, f->image + off, len, off);
}

static Elf64_Ehdr *image_ehdr(const struct elf_file *f)
{
	return (Elf64_Ehdr *)f->image;
}

/* ---- headers ----------------------------------------------------------------------------------- */

static int load_ehdr(struct elf_file *f)
{
	const Elf64_Ehdr *eh = image_ehdr(f);
	size_t n = f->size < sizeof(*eh) ? f->size : sizeof(*eh);
	int r = elf_image_load(f, 0, n);

	if (r < 0)
		return r;
	if (memcmp(eh->e_ident, ELFMAG, SELFMAG))
		return -ENOEXEC;
	if (n < EI_NIDENT)
		return -EINVAL;
	if (eh->e_ident[EI_CLASS] != ELFCLASS64 || eh->e_ident[EI_DATA] != ELFDATA2LSB)
		return -ENOTSUP;
	if (n < sizeof(*eh))
		return -EINVAL;
	if (eh->e_machine != EM_X86_64)
		return -ENOTSUP;
	if (eh->e_type != ET_EXEC && eh->e_type != ET_DYN)
		return -ENOEXEC;
	return eh->e_ident[EI_VERSION] == EV_CURRENT ? 0 : -EINVAL;
}

static int load_phdrs(struct elf_file *f)
{
	const Elf64_Ehdr *eh = image_ehdr(f);

	if (eh->e_phnum == 0 || eh->e_phnum > MAX_PHDRS || eh->e_phentsize != sizeof(Elf64_Phdr))
		return -EINVAL;
	return elf_image_load(f, eh->e_phoff, eh->e_phnum * sizeof(Elf64_Phdr));
}

/* A number of sections above 65279 is in section 0. */
static int load_shdrs(struct elf_file *f)
{
	const Elf64_Ehdr *eh = image_ehdr(f);
	uint64_t n = eh->e_shnum, off = eh->e_shoff;
	Elf64_Shdr first;
	int r;

	if (off == 0 || eh->e_shentsize != sizeof(Elf64_Shdr))
		return -EINVAL;
	r = elf_image_load(f, off, sizeof(first));
	if (r < 0)
		return r;
	memcpy(&first, f->image + off, sizeof(first));
	if (n == 0)
		n = first.sh_size;
	if (n == 0 || n > MAX_SHDRS)
		return -EINVAL;
	return elf_image_load(f, off + sizeof(first), (n - 1) * sizeof(Elf64_Shdr));
}

/* Headers were checked to be inside the image. */
static int copy_phdrs(struct elf_file *f)
{
	const Elf64_Ehdr *eh = image_ehdr(f);
	size_t n = eh->e_phnum;

	f->ph = calloc(n, sizeof(*f->ph));
	if (!f->ph)
		return -ENOMEM;
	memcpy(f->ph, f->image + eh->e_phoff, n * sizeof(*f->ph));
	f->nph = n;
	return 0;
}

static int load_headers(struct elf_file *f)
{
	int r = load_ehdr(f);

	if (r == 0)
		r = load_phdrs(f);
	return r == 0 ? copy_phdrs(f) : r;
}

static Elf_Scn *section_of_type(const struct elf_file *f, uint32_t type)
{
	Elf_Scn *scn = NULL;
	GElf_Shdr sh;

	while ((scn = elf_nextscn(f->elf, scn)))
		if (gelf_getshdr(scn, &sh) && sh.sh_type == type)
			return scn;
	return NULL;
}

int elf_load_sections(struct elf_file *f)
{
	Elf64_Ehdr *eh = image_ehdr(f);
	int r;

	if (f->elf)
		return 0;
	r = load_shdrs(f);
	if (r == -EINVAL) {
		eh->e_shoff = 0;
		eh->e_shnum = 0;
		eh->e_shstrndx = SHN_UNDEF;
	} else if (r < 0) {
		return r;
	}
	if (elf_version(EV_CURRENT) == EV_NONE)
		return -ENOTSUP;
	f->elf = elf_memory(f->image, f->size);
	if (!f->elf)
		return -ENOMEM; /* the headers were checked */
	f->dynsym.scn = section_of_type(f, SHT_DYNSYM);
	f->symtab.scn = section_of_type(f, SHT_SYMTAB);
	return 0;
}

int elf_file_fd(const struct elf_file *f)
{
	return f->fd;
}

int elf_file_open(int fd, struct elf_file **ret)
{
	struct elf_file *f;
	struct stat st;
	int r;

	r = foreign_stat(fd, &st);
	if (r < 0)
		return r;
	if (!S_ISREG(st.st_mode) || st.st_size < SELFMAG)
		return -ENOEXEC;
	f = calloc(1, sizeof(*f));
	if (!f)
		return -ENOMEM;
	f->size = (uint64_t)st.st_size < MAX_FILE ? (uint64_t)st.st_size : MAX_FILE;
	f->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	if (f->fd < 0) {
		r = -errno;
		elf_file_free(f);
		return r;
	}
	r = image_reserve(f);
	if (r == 0)
		r = load_headers(f);
	if (r < 0) {
		elf_file_free(f);
		return r;
	}
	*ret = f;
	return 0;
}

struct elf_file *elf_file_free(struct elf_file *f)
{
	if (!f)
		return NULL;
	elf_file_keep(f, NULL, NULL);
	if (f->elf)
		elf_end(f->elf);
	if (f->image)
		munmap(f->image, f->size);
	if (f->fd >= 0)
		close(f->fd);
	free(f->ph);
	free(f->dynsym.str);
	free(f->symtab.str);
	free(f->funcs.v);
	free(f);
	return NULL;
}

/* ---- addresses --------------------------------------------------------------------------------- */

const GElf_Phdr *elf_segment_at(const struct elf_file *f, uint64_t vaddr, uint32_t flags,
				uint64_t *ret_left)
{
	for (size_t i = 0; i < f->nph; i++) {
		const GElf_Phdr *p = &f->ph[i];

		if (p->p_type != PT_LOAD || (p->p_flags & flags) != flags)
			continue;
		if (vaddr < p->p_vaddr || vaddr - p->p_vaddr >= p->p_filesz)
			continue;
		if (!elf_in_file(f, p->p_offset, p->p_filesz))
			continue;
		*ret_left = p->p_filesz - (vaddr - p->p_vaddr);
		return p;
	}
	return NULL;
}

int elf_file_offset(const struct elf_file *f, uint64_t vaddr, uint64_t *ret)
{
	uint64_t left;
	const GElf_Phdr *p = elf_segment_at(f, vaddr, PF_X, &left);

	if (!p)
		return -ENOENT;
	*ret = p->p_offset + (vaddr - p->p_vaddr);
	return 0;
}

static bool code_of(const GElf_Phdr *p, struct elf_code *ret)
{
	*ret = (struct elf_code){ p->p_offset, p->p_filesz, p->p_vaddr };
	return p->p_type == PT_LOAD && p->p_flags & PF_X;
}

size_t elf_file_code(const struct elf_file *f, struct elf_code *ret, size_t max)
{
	size_t n = 0;

	for (size_t i = 0; i < f->nph && n < max; i++)
		n += code_of(&f->ph[i], &ret[n]);
	return n;
}

int elf_code_vaddr(const struct elf_code *code, size_t n, uint64_t offset, uint64_t *ret)
{
	for (size_t i = 0; i < n; i++) {
		if (offset < code[i].offset || offset - code[i].offset >= code[i].size)
			continue;
		*ret = code[i].vaddr + (offset - code[i].offset);
		return 0;
	}
	return -ENOENT;
}

int elf_file_vaddr(const struct elf_file *f, uint64_t offset, uint64_t *ret)
{
	struct elf_code code;

	for (size_t i = 0; i < f->nph; i++)
		if (code_of(&f->ph[i], &code) && elf_code_vaddr(&code, 1, offset, ret) == 0)
			return 0;
	return -ENOENT;
}

bool elf_file_is_data(const struct elf_file *f, uint64_t vaddr, uint64_t len)
{
	for (size_t i = 0; i < f->nph; i++) {
		const GElf_Phdr *p = &f->ph[i];

		if (p->p_type == PT_LOAD && (p->p_flags & PF_W) && vaddr >= p->p_vaddr &&
		    vaddr - p->p_vaddr <= p->p_memsz && len <= p->p_memsz - (vaddr - p->p_vaddr))
			return true;
	}
	return false;
}

bool elf_file_is_whole(const struct elf_file *f)
{
	for (size_t i = 0; i < f->nph; i++)
		if (f->ph[i].p_type == PT_LOAD &&
		    !elf_in_file(f, f->ph[i].p_offset, f->ph[i].p_filesz))
			return false;
	return true;
}

int elf_file_eh_frame_hdr(const struct elf_file *f, uint64_t *ret_vaddr, uint64_t *ret_size)
{
	for (size_t i = 0; i < f->nph; i++) {
		if (f->ph[i].p_type != PT_GNU_EH_FRAME)
			continue;
		*ret_vaddr = f->ph[i].p_vaddr;
		*ret_size = f->ph[i].p_memsz;
		return 0;
	}
	return -ENOENT;
}

int elf_file_interpreter(const struct elf_file *f, char *ret, size_t size)
{
	for (size_t i = 0; i < f->nph; i++) {
		const GElf_Phdr *p = &f->ph[i];
		int r;

		if (p->p_type != PT_INTERP)
			continue;
		if (!p->p_filesz || p->p_filesz > size)
			return -EINVAL;
		r = elf_read_exact(f, ret, p->p_filesz, p->p_offset);
		return r < 0 ? r : ret[p->p_filesz - 1] ? -EINVAL : 0;
	}
	return -ENOENT;
}

long elf_file_read(const struct elf_file *f, uint64_t vaddr, void *buf, size_t len)
{
	uint64_t left;
	const GElf_Phdr *p = elf_segment_at(f, vaddr, 0, &left);

	if (!p)
		return -ENOENT;
	if (len > left)
		len = left;
	return elf_read_some(f->fd, buf, len, p->p_offset + (vaddr - p->p_vaddr));
}

/* ---- sections ---------------------------------------------------------------------------------- */

int elf_file_sections(struct elf_file *f, int (*fn)(const struct elf_section *s, void *u), void *u)
{
	_cleanup_free_ char *names = NULL;
	Elf_Scn *scn = NULL;
	GElf_Shdr str, sh;
	size_t index;
	void *p;
	int r = elf_load_sections(f);

	if (r < 0)
		return r;
	if (elf_getshdrstrndx(f->elf, &index) < 0 || index == 0)
		return 0;
	scn = elf_getscn(f->elf, index);
	if (!scn || !gelf_getshdr(scn, &str) || str.sh_type != SHT_STRTAB)
		return 0;
	r = elf_read_alloc(f, str.sh_offset, str.sh_size, MAX_SHSTRTAB, &p);
	if (r < 0)
		return r;
	names = p;
	scn = NULL;
	while (!r && (scn = elf_nextscn(f->elf, scn)))
		if (gelf_getshdr(scn, &sh) && sh.sh_name < str.sh_size)
			r = fn(
				&(struct elf_section){
					.name = names + sh.sh_name,
					.vaddr = sh.sh_addr,
					.offset = sh.sh_offset,
					.size = sh.sh_size,
					.type = sh.sh_type,
					.flags = sh.sh_flags,
				},
				u);
	return r;
}

/* ---- what is made of it ------------------------------------------------------------------------ */

void elf_file_keep(struct elf_file *f, void *kept, void (*done)(void *kept))
{
	if (f->kept)
		f->kept_done(f->kept);
	f->kept = kept;
	f->kept_done = done;
}

void *elf_file_kept(const struct elf_file *f)
{
	return f->kept;
}
