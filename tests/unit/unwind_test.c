// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * unwind_test.c - walking stacks: our own, held against glibc's backtrace(), and tables that nobody
 * would write who means well.
 */
#include <elf.h>
#include <execinfo.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "unit.h"
#include "base/allowance.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "elf/cfi.h"
#include "elf/demangle.h"
#include "elf/lines.h"
#include "peek/namer.h"
#include "peek/sites.h"
#include "peek/unwind.h"
#include "plan/reader.h"

#include "debug_elf.h"
#include "elf/functions.h"
#include "elf/symbols.h"
#include "own_stack.h"

/* ---- a stack of our own -------------------------------------------------------------------------- */

struct taken {
	_Alignas(8) uint8_t bytes[sizeof(struct xb_stack) + XB_STACK_MAX];
	void *witness[UNWIND_FRAMES_MAX];
	int nwitness;
	int line;
};

static struct xb_stack *rec_of(struct taken *t)
{
	return (struct xb_stack *)t->bytes;
}

FRAME static int innermost(struct taken *t)
{
	struct xb_stack *s = rec_of(t);
	struct registers r;

	take_registers(&r);
	t->nwitness = backtrace(t->witness, UNWIND_FRAMES_MAX);
	own_stack(s, &r, 0, 77);
	return 1;
}

FRAME static int middle(struct taken *t, int n)
{
	volatile char room[200];

	room[n] = 1;
	return innermost(t) + room[n];
}

FRAME static int varying(struct taken *t, int n)
{
	/* A frame whose size isn't known: found by %rbp. */
	char *room = __builtin_alloca((size_t)n * 16);

	memset(room, n, (size_t)n * 16);
	return middle(t, n) + room[n];
}

__attribute__((always_inline)) static inline int inlined(struct taken *t, int n)
{
	return varying(t, n) + 2;
}

FRAME static int outermost(struct taken *t)
{
	t->line = __LINE__ + 1;
	return inlined(t, 7) + 1;
}

static int walk(struct unwinder *u, const struct xb_stack *s, struct unwind_place *places,
		unsigned *ret_n)
{
	enum xb_site_end end = XB_SITE_ENDS;

	assert_int_equal(unwinder_unwind(u, s, places, ret_n, &end), 0);
	return (int)end;
}

static int setup(void **state)
{
	struct taken *t = calloc(1, sizeof(*t));

	if (t)
		outermost(t);
	*state = t;
	return !t;
}

static int teardown(void **state)
{
	free(*state);
	return 0;
}

TEST_WITH(as_glibc_says, struct taken *t)
{
	struct unwind_place places[UNWIND_FRAMES_MAX];
	struct unwinder *u;
	unsigned n, more = 0;

#ifdef __SANITIZE_ADDRESS__
	more = 1; /* its own backtrace() around the real one */
#endif
	assert_int_equal(unwinder_new(NULL, &u), 0);
	assert_int_equal(walk(u, rec_of(t), places, &n), XB_SITE_WHOLE);
	assert_true(t->nwitness > 6);
	assert_int_equal(n + more, t->nwitness);
	/* The first is another place in innermost(): take_registers' call and not backtrace's. */
	for (unsigned i = 1; i < n; i++)
		assert_int_equal(places[i].address, (uintptr_t)t->witness[i + more]);
	unwinder_free(u);
}

/* Others read the files, and it is the same. */
TEST_WITH(by_others, struct taken *t)
{
	struct unwind_place here[UNWIND_FRAMES_MAX], there[UNWIND_FRAMES_MAX];
	struct reader *r;
	struct unwinder *u, *v;
	unsigned n, m;

	assert_int_equal(reader_new(&r), 0);
	assert_int_equal(unwinder_new(NULL, &u), 0);
	assert_int_equal(unwinder_new(r, &v), 0);
	assert_int_equal(walk(u, rec_of(t), here, &n), XB_SITE_WHOLE);
	assert_int_equal(walk(v, rec_of(t), there, &m), XB_SITE_WHOLE);
	assert_int_equal(n, m);
	for (unsigned i = 0; i < n; i++) {
		assert_int_equal(here[i].address, there[i].address);
		assert_int_equal(here[i].vaddr, there[i].vaddr);
		assert_int_equal(!here[i].file, !there[i].file);
		/* Nothing of the file was read here. */
		assert_true(!there[i].file || !there[i].file->elf);
	}
	unwinder_free(v);
	unwinder_free(u);
	reader_free(r);
}

TEST_WITH(again_and_fast, struct taken *t)
{
	struct unwind_place places[UNWIND_FRAMES_MAX];
	struct unwinder *u;
	uint64_t start;
	unsigned n, first;

	assert_int_equal(unwinder_new(NULL, &u), 0);
	walk(u, rec_of(t), places, &first);
	start = now_ns();
	for (int i = 0; i < 1000; i++) {
		assert_int_equal(walk(u, rec_of(t), places, &n), XB_SITE_WHOLE);
		assert_int_equal(n, first);
	}
	print_message("%u frames: %llu ns a walk\n", n,
		      (unsigned long long)(now_ns() - start) / 1000);
	/* Far above what it takes, far below what it would take to read files. */
	assert_true(now_ns() - start < 1000000000ULL);
	unwinder_free(u);
}

/* Where the return address of a frame is: they lie in order, and others may look like them. */
static unsigned slot_of(const struct xb_stack *s, const struct unwind_place *places, unsigned n)
{
	unsigned at = 0;

	for (unsigned i = 0; i <= n; i++, at += 8) {
		while (at + 8 <= s->size && memcmp(s->bytes + at, &places[i].address, 8))
			at += 8;
		assert_true(at + 8 <= s->size);
	}
	return at - 8;
}

TEST_WITH(passes_replaced_addresses, struct taken *t)
{
	struct xb_stack *s = rec_of(t);
	struct unwind_place before[UNWIND_FRAMES_MAX], after[UNWIND_FRAMES_MAX];
	uint64_t trampoline = 0x7fffdeadb000;
	struct unwinder *u;
	unsigned nbefore, nafter, at;

	assert_int_equal(unwinder_new(NULL, &u), 0);
	walk(u, s, before, &nbefore);
	at = slot_of(s, before, 2);
	memcpy(s->bytes + at, &trampoline, 8);
	/* As it is for someone who doesn't know: it ends in code of no file. */
	assert_int_equal(walk(u, s, after, &nafter), XB_SITE_NO_TABLE);
	assert_int_equal(nafter, 3);
	assert_null(after[2].file);
	assert_int_equal(after[2].address, trampoline);
	s->real[0] = (struct xb_slot){ s->sp + at, before[2].address };
	s->nreal = 1;
	assert_int_equal(walk(u, s, after, &nafter), XB_SITE_WHOLE);
	assert_int_equal(nafter, nbefore);
	for (unsigned i = 0; i < nafter; i++)
		assert_int_equal(after[i].address, before[i].address);
	unwinder_free(u);
}

TEST_WITH(ends_with_the_copy, struct taken *t)
{
	struct xb_stack *s = rec_of(t);
	struct unwind_place places[UNWIND_FRAMES_MAX];
	struct unwinder *u;
	unsigned n, whole;
	uint32_t size;

	assert_int_equal(unwinder_new(NULL, &u), 0);
	walk(u, s, places, &whole);
	size = slot_of(s, places, 3);
	s->size = size + 8;
	assert_int_equal(walk(u, s, places, &n), XB_SITE_BYTES);
	assert_int_equal(n, 4);
	/* Half an address is none. */
	s->size = size + 4;
	assert_int_equal(walk(u, s, places, &n), XB_SITE_BYTES);
	assert_int_equal(n, 3);
	s->h.flags = XB_STACK_CUT;
	assert_int_equal(walk(u, s, places, &n), XB_SITE_UNREAD);
	assert_int_equal(n, 3);
	/* Nothing at all could be read. */
	s->size = 0;
	assert_int_equal(walk(u, s, places, &n), XB_SITE_UNREAD);
	assert_int_equal(n, 0);
	unwinder_free(u);
}

TEST_WITH(broken_records, struct taken *t)
{
	struct xb_stack *s = rec_of(t), good = *s;
	struct unwind_place places[UNWIND_FRAMES_MAX];
	enum xb_site_end end;
	struct unwinder *u;
	unsigned n;

	assert_int_equal(unwinder_new(NULL, &u), 0);
	s->size = s->h.len - (uint32_t)sizeof(*s) + 8;
	assert_int_equal(unwinder_unwind(u, s, places, &n, &end), -EBADMSG);
	*s = good;
	s->nreal = XB_MAX_REAL + 1;
	assert_int_equal(unwinder_unwind(u, s, places, &n, &end), -EBADMSG);
	*s = good;
	s->h.len = sizeof(*s) - 8;
	assert_int_equal(unwinder_unwind(u, s, places, &n, &end), -EBADMSG);
	*s = good;
	/* A stack pointer near the end of all addresses. */
	s->sp = UINT64_MAX - 15;
	n = 99;
	assert_int_equal(unwinder_unwind(u, s, places, &n, &end), 0);
	assert_true(n <= 1);
	unwinder_free(u);
}

TEST_WITH(process_gone, struct taken *t)
{
	struct xb_stack *s = rec_of(t);
	struct unwind_place places[UNWIND_FRAMES_MAX];
	struct unwinder *u;
	unsigned n;

	assert_int_equal(unwinder_new(NULL, &u), 0);
	s->h.tgid = 0x7ffffff0;
	assert_int_equal(walk(u, s, places, &n), XB_SITE_GONE);
	assert_int_equal(n, 0);
	unwinder_drop(u, s->h.tgid);
	unwinder_drop(u, s->h.tgid);
	unwinder_free(u);
}

/* Any bytes whatever: it ends, and stays inside (which the sanitizer sees). */
TEST_WITH(stacks_of_noise, struct taken *t)
{
	struct xb_stack *s = rec_of(t);
	struct unwind_place places[UNWIND_FRAMES_MAX];
	struct unwinder *u;
	uint64_t code = (uintptr_t)middle & ~0xfffULL;
	unsigned n;

	assert_int_equal(unwinder_new(NULL, &u), 0);
	srand(1);
	for (int round = 0; round < 300; round++) {
		for (unsigned at = 0; at + 8 <= s->size; at += 8) {
			uint64_t v = rand() % 3 ? code + (unsigned)rand() % 0x2000
						: s->sp + (unsigned)rand() % s->size;

			memcpy(s->bytes + at, &v, 8);
		}
		s->bp = s->sp + (unsigned)rand() % s->size;
		walk(u, s, places, &n);
		assert_true(n <= UNWIND_FRAMES_MAX);
	}
	unwinder_free(u);
}

/* ---- sites --------------------------------------------------------------------------------------- */

struct heard {
	unsigned frames, sites, ties;
	uint32_t last_site, end, nframes;
	uint64_t call;
	struct {
		uint32_t id, line, flags;
		char function[128], source[256];
	} frame[256];
	uint32_t chain[256];
};

static int on_definition(void *userdata, const struct xb_hdr *rec)
{
	const struct xb_def_frame *f = (const void *)rec;
	const struct xb_def_site *s = (const void *)rec;
	const struct xb_call_site *tie = (const void *)rec;
	struct heard *h = userdata;

	assert_int_equal(rec->len % 8, 0);
	switch (rec->type) {
	case XB_DEF_FRAME:
		assert_true(h->frames < 256);
		h->frame[h->frames].id = f->frame;
		h->frame[h->frames].line = f->line;
		h->frame[h->frames].flags = f->h.flags;
		snprintf(h->frame[h->frames].function, 128, "%s", f->text);
		snprintf(h->frame[h->frames].source, 256, "%s",
			 f->text + strlen(f->text) + 2 + strlen(f->text + strlen(f->text) + 1));
		h->frames++;
		break;
	case XB_DEF_SITE:
		h->sites++;
		h->last_site = s->site;
		h->end = s->end;
		h->nframes = s->nframes;
		assert_true(s->nframes < 256);
		memcpy(h->chain, s->frames, s->nframes * 4);
		break;
	case XB_CALL_SITE:
		h->ties++;
		h->call = tie->call;
		assert_int_equal(tie->site, h->last_site);
		break;
	default:
		fail();
	}
	return 0;
}

TEST_WITH(sites_are_named_once, struct taken *t)
{
	static const char *const names[] = { "innermost", "middle", "varying", "inlined",
					     "outermost" };
	struct heard *h = calloc(1, sizeof(*h));
	struct sites_stats stats;
	struct sites *s;
	unsigned frames;

	assert_non_null(h);
	assert_int_equal(sites_new(NULL, on_definition, h, &s), 0);
	assert_int_equal(sites_stack(s, rec_of(t)), 0);
	assert_int_equal(h->sites, 1);
	assert_int_equal(h->ties, 1);
	assert_int_equal(h->call, 77);
	assert_int_equal(h->end, XB_SITE_WHOLE);
	assert_int_equal(h->nframes, h->frames);
	for (unsigned i = 0; i < ARRAY_SIZE(names); i++) {
		assert_int_equal(h->chain[i], h->frame[i].id);
		assert_string_equal(h->frame[i].function, names[i]);
		assert_non_null(strstr(h->frame[i].source, "unwind_test.c"));
		assert_int_equal(h->frame[i].flags, i == 3 ? XB_FRAME_INLINE : 0);
	}
	assert_int_equal(h->frame[4].line, t->line);
	frames = h->frames;
	/* The second time nothing is new. */
	assert_int_equal(sites_stack(s, rec_of(t)), 0);
	assert_int_equal(h->sites, 1);
	assert_int_equal(h->frames, frames);
	assert_int_equal(h->ties, 2);
	/* A shorter stack is another site of the same frames. */
	rec_of(t)->size = 64;
	assert_int_equal(sites_stack(s, rec_of(t)), 0);
	assert_int_equal(h->sites, 2);
	assert_int_equal(h->frames, frames);
	assert_int_equal(h->end, XB_SITE_BYTES);
	rec_of(t)->h.tgid = 0x7ffffff0;
	assert_int_equal(sites_stack(s, rec_of(t)), 0);
	assert_int_equal(h->end, XB_SITE_GONE);
	sites_get_stats(s, &stats);
	assert_int_equal(stats.stacks, 4);
	assert_int_equal(stats.cut, 1);
	assert_int_equal(stats.late, 1);
	assert_int_equal(stats.defined, 3);
	sites_free(s);
	free(h);
}

/* ---- tables -------------------------------------------------------------------------------------- */

#define CODE	0x1000
#define HDR	0x2000
#define EH	0x3000
#define FDE	0x3100
#define FILE_SZ 0x50000

struct table {
	uint8_t *file;
	int fd;
	struct elf_file *elf;
};

static void put32(struct table *t, size_t at, uint32_t v)
{
	memcpy(t->file + at, &v, 4);
}

/* An ELF file of one function, CODE to CODE + 0x800, with these instructions in its FDE. */
static void make_table(struct table *t, const uint8_t *ops, size_t n)
{
	static const uint8_t cie[] = { 0,  0, 0,    0,	  1, 'z', 'R',	0, 1, 0x78,
				       16, 1, 0x1b, 0x0c, 7, 8,	  0x90, 1, 0, 0 };
	Elf64_Ehdr *eh;
	Elf64_Phdr *ph;

	t->file = calloc(1, FILE_SZ);
	assert_non_null(t->file);
	eh = (Elf64_Ehdr *)t->file;
	memcpy(eh->e_ident, "\177ELF\2\1\1", 7);
	eh->e_type = ET_DYN;
	eh->e_machine = EM_X86_64;
	eh->e_phoff = sizeof(*eh);
	eh->e_phnum = 2;
	eh->e_phentsize = sizeof(*ph);
	ph = (Elf64_Phdr *)(eh + 1);
	ph[0] = (Elf64_Phdr){ .p_type = PT_LOAD,
			      .p_flags = PF_R | PF_X,
			      .p_filesz = FILE_SZ,
			      .p_memsz = FILE_SZ,
			      .p_align = 0x1000 };
	ph[1] = (Elf64_Phdr){ .p_type = PT_GNU_EH_FRAME,
			      .p_flags = PF_R,
			      .p_offset = HDR,
			      .p_vaddr = HDR,
			      .p_filesz = 20,
			      .p_memsz = 20 };
	memcpy(t->file + HDR, "\1\x1b\3\x3b", 4);
	put32(t, HDR + 8, 1);
	put32(t, HDR + 12, (uint32_t)(CODE - HDR));
	put32(t, HDR + 16, FDE - HDR);
	put32(t, EH, sizeof(cie));
	memcpy(t->file + EH + 4, cie, sizeof(cie));
	put32(t, FDE, (uint32_t)(13 + n));
	put32(t, FDE + 4, FDE + 4 - EH);
	put32(t, FDE + 8, (uint32_t)(CODE - (FDE + 8)));
	put32(t, FDE + 12, 0x800);
	t->file[FDE + 16] = 0;
	memcpy(t->file + FDE + 17, ops, n);
}

static void open_table(struct table *t)
{
	t->fd = memfd_create("table", MFD_CLOEXEC);
	assert_true(t->fd >= 0);
	assert_int_equal(write(t->fd, t->file, FILE_SZ), FILE_SZ);
	assert_int_equal(elf_file_open(t->fd, &t->elf), 0);
}

static void table_done(struct table *t)
{
	elf_file_free(t->elf);
	close(t->fd);
	free(t->file);
}

/* The row of an instruction, by instructions given as a string literal. */
#define ROW(ops, vaddr, row) row_of((const uint8_t *)(ops), sizeof(ops) - 1, vaddr, row)

static int row_of(const uint8_t *ops, size_t n, uint64_t vaddr, struct cfi_row *row)
{
	struct table t;
	int r;

	make_table(&t, ops, n);
	open_table(&t);
	r = cfi_row(t.elf, vaddr, row);
	table_done(&t);
	return r;
}

TEST(rows)
{
	struct cfi_row r;

	/* The CIE's own. */
	assert_int_equal(ROW("", CODE, &r), 0);
	assert_int_equal(r.cfa.how, CFI_VALUE);
	assert_int_equal(r.cfa.reg, CFI_SP);
	assert_int_equal(r.cfa.off, 8);
	assert_int_equal(r.reg[CFI_IP].how, CFI_OFFSET);
	assert_int_equal(r.reg[CFI_IP].off, -8);
	/* push %rbp at +4, mov %rsp,%rbp at +7; each row holds from there on. */
#define PUSH "\x44\x0e\x10\x86\x02\x43\x0d\x06"
	assert_int_equal(ROW(PUSH, CODE + 3, &r), 0);
	assert_int_equal(r.cfa.off, 8);
	assert_int_equal(r.reg[CFI_BP].how, CFI_SAME);
	assert_int_equal(ROW(PUSH, CODE + 4, &r), 0);
	assert_int_equal(r.cfa.off, 16);
	assert_int_equal(r.reg[CFI_BP].how, CFI_OFFSET);
	assert_int_equal(r.reg[CFI_BP].off, -16);
	assert_int_equal(ROW(PUSH, CODE + 0x7ff, &r), 0);
	assert_int_equal(r.cfa.reg, CFI_BP);
	assert_int_equal(r.cfa.off, 16);
	/* Not its own any more; before it. */
	assert_int_equal(ROW(PUSH, CODE + 0x800, &r), -ENOENT);
	assert_int_equal(ROW(PUSH, CODE - 1, &r), -ENOENT);
	/* An epilogue in the middle: remember, change, recall. */
	assert_int_equal(ROW(PUSH "\x41\x0a\x0c\x07\x08\xc6\x42\x0b", CODE + 8, &r), 0);
	assert_int_equal(r.cfa.reg, CFI_SP);
	assert_int_equal(r.reg[CFI_BP].how, CFI_SAME);
	assert_int_equal(ROW(PUSH "\x41\x0a\x0c\x07\x08\xc6\x42\x0b", CODE + 10, &r), 0);
	assert_int_equal(r.cfa.reg, CFI_BP);
	assert_int_equal(r.reg[CFI_BP].how, CFI_OFFSET);
	/* The end of all stacks. */
	assert_int_equal(ROW("\x07\x10", CODE, &r), 0);
	assert_int_equal(r.reg[CFI_IP].how, CFI_UNDEFINED);
}

TEST(rows_that_are_refused)
{
	uint8_t many[9], *flood;
	struct cfi_row r;

	assert_int_equal(ROW("\x0b", CODE, &r), -EBADMSG);	   /* recalls nothing */
	assert_int_equal(ROW("\x3f", CODE, &r), -EBADMSG);	   /* no instruction */
	assert_int_equal(ROW("\x0e", CODE, &r), -EBADMSG);	   /* its operand is missing */
	assert_int_equal(ROW("\x0c\x21\x08", CODE, &r), -EBADMSG); /* a register that isn't */
	assert_int_equal(ROW("\x0f\x7f\x77", CODE, &r),
			 -EBADMSG); /* an expression beyond the end */
	assert_int_equal(ROW("\x0e\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", CODE, &r), -EBADMSG);
	memset(many, 0x0a, sizeof(many));
	assert_int_equal(row_of(many, sizeof(many), CODE, &r), -EBADMSG);
	assert_int_equal(row_of(many, sizeof(many) - 1, CODE, &r), 0);
	/* A program without an end to speak of. */
	flood = calloc(1, 200000);
	assert_non_null(flood);
	assert_int_equal(row_of(flood, 200000, CODE, &r), -EBADMSG);
	assert_int_equal(row_of(flood, 90000, CODE, &r), 0);
	free(flood);
}

static int read_words(void *u, uint64_t addr, uint64_t *ret)
{
	const uint64_t *words = u;

	if (addr < 0x10000 || addr > 0x10000 + 8 * 15)
		return -ENODATA;
	*ret = words[(addr - 0x10000) / 8];
	return 0;
}

TEST(steps)
{
	uint64_t words[16] = { 0x11, 0x22, 0x10010, 0x44, 0x55 };
	struct cfi_regs regs, start = { .known = 1U << CFI_SP | 1U << CFI_BP | 1U << CFI_IP };
	struct cfi_row r;

	start.v[CFI_SP] = 0x10008;
	start.v[CFI_BP] = 0x10018;
	start.v[CFI_IP] = 0x400005;
	/* Right after a push of %rbp: the caller's is on top, its return address above. */
	assert_int_equal(ROW("\x41\x0e\x10\x86\x02", CODE + 1, &r), 0);
	regs = start;
	assert_int_equal(cfi_step(&r, &regs, read_words, words), 1);
	assert_int_equal(regs.v[CFI_BP], 0x22);
	assert_int_equal(regs.v[CFI_IP], 0x10010);
	assert_int_equal(regs.v[CFI_SP], 0x10018);
	/* A stub of the PLT, as linkers write it: 8 bytes more from its 11th byte on. */
#define PLT "\x0f\x0b\x77\x08\x80\x00\x3f\x1a\x3b\x2a\x33\x24\x22"
	assert_int_equal(ROW(PLT, CODE, &r), 0);
	regs = start;
	assert_int_equal(cfi_step(&r, &regs, read_words, words), 1);
	assert_int_equal(regs.v[CFI_SP], 0x10010);
	assert_int_equal(regs.v[CFI_IP], 0x22);
	regs = start;
	regs.v[CFI_IP] = 0x40000b;
	assert_int_equal(cfi_step(&r, &regs, read_words, words), 1);
	assert_int_equal(regs.v[CFI_SP], 0x10018);
	/* A frame that was aligned: its CFA is in memory below %rbp. */
	assert_int_equal(ROW("\x0f\x03\x76\x78\x06", CODE, &r), 0);
	regs = start;
	assert_int_equal(cfi_step(&r, &regs, read_words, words), 1);
	assert_int_equal(regs.v[CFI_SP], 0x10010);
	/* What can't be read ends the step and changes nothing. */
	assert_int_equal(ROW("\x0e\xff\x01", CODE, &r), 0);
	regs = start;
	assert_int_equal(cfi_step(&r, &regs, read_words, words), -ENODATA);
	assert_memory_equal(&regs, &start, sizeof(regs));
	/* A register that was lost on the way. */
	assert_int_equal(ROW("\x0c\x03\x08", CODE, &r), 0);
	assert_int_equal(cfi_step(&r, &regs, read_words, words), -EBADMSG);
	/* Expressions that take what isn't there, or leave nothing. */
	assert_int_equal(ROW("\x0f\x01\x22", CODE, &r), 0);
	assert_int_equal(cfi_step(&r, &regs, read_words, words), -EBADMSG);
	assert_int_equal(ROW("\x0f\x00", CODE, &r), 0);
	assert_int_equal(cfi_step(&r, &regs, read_words, words), -EBADMSG);
	assert_int_equal(ROW("\x07\x10", CODE, &r), 0);
	assert_int_equal(cfi_step(&r, &regs, read_words, words), 0);
}

/* Every byte of the tables changed, one at a time and many at once. */
TEST(damaged_tables)
{
	struct table t;
	struct cfi_row r;

	make_table(&t, (const uint8_t *)PUSH, sizeof(PUSH) - 1);
	open_table(&t);
	srand(2);
	for (int round = 0; round < 4000; round++) {
		uint8_t bytes[FDE + 32 - HDR];
		size_t at = round < 64 ? (size_t)round : (size_t)rand() % sizeof(bytes);

		memcpy(bytes, t.file + HDR, sizeof(bytes));
		if (at >= 20 && at < EH - HDR)
			at = (size_t)(EH - HDR) + at % 24;
		bytes[at] = (uint8_t)rand();
		if (round % 3 == 0)
			bytes[FDE - HDR + (size_t)rand() % 25] = (uint8_t)rand();
		assert_int_equal(pwrite(t.fd, bytes, sizeof(bytes), HDR), sizeof(bytes));
		for (uint64_t v = CODE - 2; v < CODE + 20; v++) {
			int e = cfi_row(t.elf, v, &r);

			assert_true(e == 0 || e == -ENOENT || e == -EBADMSG);
		}
	}
	/* And cut short. */
	for (size_t size = FDE + 40; size > HDR; size -= 16) {
		assert_int_equal(ftruncate(t.fd, (off_t)size), 0);
		cfi_row(t.elf, CODE, &r);
	}
	table_done(&t);
}

/* A table by which the caller is where the callee was, for ever. */
TEST_WITH(walks_in_circles_end, struct taken *t)
{
	struct xb_stack *s = rec_of(t);
	struct unwind_place places[UNWIND_FRAMES_MAX];
	struct unwinder *u;
	struct table table;
	uint64_t address;
	unsigned n;
	void *p;

	/* CFA is %rsp, and the return address at 8 above it. */
	make_table(&table, (const uint8_t *)"\x0e\x00\x11\x10\x7f", 5);
	open_table(&table);
	p = mmap(NULL, FILE_SZ, PROT_READ | PROT_EXEC, MAP_PRIVATE, table.fd, 0);
	assert_true(p != MAP_FAILED);
	address = (uintptr_t)p + CODE + 5;
	for (unsigned at = 0; at + 8 <= s->size; at += 8)
		memcpy(s->bytes + at, &address, 8);
	assert_int_equal(unwinder_new(NULL, &u), 0);
	assert_int_equal(walk(u, s, places, &n), XB_SITE_BAD_TABLE);
	assert_int_equal(n, 1);
	unwinder_free(u);
	/* One that goes on, 8 bytes a frame: as many frames as are kept. */
	munmap(p, FILE_SZ);
	table_done(&table);
	make_table(&table, (const uint8_t *)"", 0);
	open_table(&table);
	p = mmap(NULL, FILE_SZ, PROT_READ | PROT_EXEC, MAP_PRIVATE, table.fd, 0);
	assert_true(p != MAP_FAILED);
	address = (uintptr_t)p + CODE + 5;
	/* The rest of what was the stack; enough of it to get that far. */
	s->size = 8 * (UNWIND_FRAMES_MAX + 8);
	for (unsigned at = 0; at + 8 <= s->size; at += 8)
		memcpy(s->bytes + at, &address, 8);
	assert_int_equal(unwinder_new(NULL, &u), 0);
	assert_int_equal(walk(u, s, places, &n), XB_SITE_FRAMES);
	assert_int_equal(n, UNWIND_FRAMES_MAX);
	unwinder_free(u);
	munmap(p, FILE_SZ);
	table_done(&table);
}

/* ---- names and lines ----------------------------------------------------------------------------- */

TEST(names)
{
	char out[64], bomb[512];
	uint64_t start;

	demangle("main", out, sizeof(out));
	assert_string_equal(out, "main");
	demangle("_ZN4sycl3_V113malloc_deviceEmRKNS0_5queueERKNS0_13property_listE", out,
		 sizeof(out));
	assert_string_equal(out, "sycl::_V1::malloc_device");
	demangle("_Zwhatever", out, sizeof(out));
	assert_string_equal(out, "_Zwhatever");
	demangle("_ZN4sycl3_V113malloc_deviceEmRKNS0_5queueERKNS0_13property_listE", out, 11);
	assert_string_equal(out, "sycl::_V1:");
	/* A pair of pairs of pairs ...: written out it has 2^30 parts. */
	strcpy(bomb, "_Z1fI1pIiiE");
	for (int i = 0; i < 30; i++) {
		char part[16];

		snprintf(part, sizeof(part), "S_IS%c_S%c_E",
			 "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[i],
			 "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[i]);
		strcat(bomb, part);
	}
	strcat(bomb, "Evv");
	start = now_ns();
	demangle(bomb, out, sizeof(out));
	assert_true(now_ns() - start < 1000000000ULL);
	assert_true(strlen(out) < sizeof(out));
}

TEST(no_lines_without_debug_information)
{
	struct lines_frame frames[LINES_MAX];
	struct table t;
	unsigned n = 9;

	make_table(&t, (const uint8_t *)"", 0);
	open_table(&t);
	assert_int_equal(lines_at(t.elf, CODE, frames, &n), 0);
	assert_int_equal(n, 0);
	table_done(&t);
}

static struct mapped_file open_self(void)
{
	static uint32_t id = 1;
	_cleanup_close_ int fd = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
	struct mapped_file f = { .id = id };

	id++;
	assert_int_equal(elf_file_open(fd, &f.elf), 0);
	f.fd = elf_file_fd(f.elf);
	return f;
}

/* A line table with a row for each of its bytes, for a function named "f" in all of the code. */
static struct mapped_file open_many_rows(size_t rows)
{
	static const uint8_t abbrev[] = { 1, 0x11, 0, 0x11, 1, 0x12, 7, 0x10, 0x17, 0, 0, 0 };
	static const uint8_t head[] = { 4, 0, 25, 0, 0, 0, 1, 1, 1,   0xfb, 14, 13, 0, 1, 1, 1, 1,
					0, 0, 0,  1, 0, 0, 1, 0, 'a', 0,    0,	0,  0, 0, 0, 9, 2 };
	uint8_t info[4 + 7 + 1 + 20] = { 28, 0, 0, 0, 4, 0, 0, 0, 0, 0, 8, 1 };
	Elf64_Sym syms[2] = { { 0 },
			      { .st_name = 1,
				.st_info = ELF64_ST_INFO(STB_GLOBAL, STT_FUNC),
				.st_shndx = 1,
				.st_size = DEBUG_ELF_CODE } };
	size_t size = 4 + sizeof(head) + 8 + rows + 3;
	_cleanup_free_ uint8_t *line = malloc(size);
	_cleanup_close_ int fd = memfd_create("rows", MFD_CLOEXEC);
	struct mapped_file f = { .id = 77 };
	uint32_t len = (uint32_t)size - 4;

	assert_non_null(line);
	info[12 + 8 + 2] = DEBUG_ELF_CODE >> 16;
	memset(line, 0x20, size);
	memcpy(line, &len, 4);
	memcpy(line + 4, head, sizeof(head));
	memset(line + 4 + sizeof(head), 0, 8);
	memcpy(line + size - 3, "\0\1\1", 3);
	assert_true(debug_elf(
		fd,
		(struct debug_section[]){ { ".symtab", syms, sizeof(syms), SHT_SYMTAB, 2 },
					  { ".strtab", "\0f", 3, SHT_STRTAB, 0 },
					  { ".debug_abbrev", abbrev, sizeof(abbrev), 0, 0 },
					  { ".debug_info", info, sizeof(info), 0, 0 },
					  { ".debug_line", line, size, 0, 0 } },
		5));
	assert_int_equal(elf_file_open(fd, &f.elf), 0);
	f.fd = elf_file_fd(f.elf);
	return f;
}

TEST(functions_at)
{
	static const struct {
		uint64_t at;
		const char *name;
	} want[] = { { 0x80, NULL },	 { 0x100, "outer" },  { 0x150, "inner" },
		     { 0x170, "outer" }, { 0x1ff, "outer" },  { 0x200, "open" },
		     { 0x300, "open" },	 { 0x410, "global" }, { 0x450, "open" },
		     { 0x500, "late" },	 { 0x20000, NULL } };
	static const char strings[] = "\0outer\0inner\0open\0local\0global@@V1\0late\0data";
	static const struct {
		uint64_t at, size;
		uint32_t name;
		uint8_t bind, type;
	} syms[] = { { 0x500, 0, 35, STB_LOCAL, STT_FUNC },
		     { 0x400, 0x20, 18, STB_LOCAL, STT_FUNC },
		     { 0x400, 0x20, 24, STB_GLOBAL, STT_FUNC },
		     { 0x100, 0x100, 1, STB_LOCAL, STT_FUNC },
		     { 0x150, 0x10, 7, STB_LOCAL, STT_FUNC },
		     { 0x200, 0, 13, STB_LOCAL, STT_FUNC },
		     { 0x180, 0x40, 40, STB_LOCAL, STT_OBJECT },
		     { 0x80, 0x10, 1000, STB_LOCAL, STT_FUNC } };
	Elf64_Sym table[ARRAY_SIZE(syms)] = { 0 };
	_cleanup_close_ int fd = memfd_create("functions", MFD_CLOEXEC);
	char name[ELF_NAME_MAX];
	struct elf_file *f;
	uint64_t start;

	for (unsigned i = 0; i < ARRAY_SIZE(syms); i++)
		table[i] = (Elf64_Sym){ .st_name = syms[i].name,
					.st_info = ELF64_ST_INFO(syms[i].bind, syms[i].type),
					.st_shndx = 1,
					.st_value = syms[i].at,
					.st_size = syms[i].size };
	assert_true(debug_elf(
		fd,
		(struct debug_section[]){ { ".symtab", table, sizeof(table), SHT_SYMTAB, 2 },
					  { ".strtab", strings, sizeof(strings), SHT_STRTAB, 0 } },
		2));
	assert_int_equal(elf_file_open(fd, &f), 0);
	for (unsigned i = 0; i < ARRAY_SIZE(want); i++) {
		int r = elf_file_function_at(f, want[i].at, name, &start);

		assert_int_equal(r, want[i].name ? 0 : -ENOENT);
		if (want[i].name)
			assert_string_equal(name, want[i].name);
	}
	elf_file_free(f);
}

static void ask(struct namer *n, struct mapped_file *f, uint64_t vaddr, struct named *ret)
{
	/* However slow this machine is. */
	while (!namer_is_ready(n))
		usleep(1000);
	namer_name(n, f, vaddr, ret);
}

/* What takes too much memory costs the worker its life, the file its lines, and nobody else anything. */
TEST(names_within_limits)
{
	struct mapped_file self = open_self(), few = open_many_rows(100),
			   many = open_many_rows(10 << 20);
	_cleanup_free_ struct named *is = calloc(1, sizeof(*is));
	struct namer *n;
	struct elf_sym sym;

	few.id = 78;
	assert_non_null(is);
	assert_int_equal(elf_file_find(self.elf, "main", &sym), 0);
	assert_int_equal(namer_new(&n), 0);
	for (int round = 0; round < 2; round++) {
		ask(n, &self, sym.vaddr, is);
		assert_true(is->has_function && !is->missing);
		assert_string_equal(is->function, "main");
		assert_int_equal(is->function_at, sym.vaddr);
		assert_int_equal(is->nlines, 1);
		assert_non_null(strstr(is->lines[0].file, "unit.h")); /* which has it */
		ask(n, &few, 0x20, is);
		assert_string_equal(is->function, "f");
		assert_int_equal(is->nlines, 1);
		assert_string_equal(is->lines[0].file, "a");
		assert_false(is->missing);
		ask(n, &many, 0x20, is);
		assert_string_equal(is->function, "f");
		assert_true(is->missing && many.no_lines && !many.no_names);
		assert_int_equal(is->nlines, 0);
	}
	assert_false(self.no_lines || few.no_lines);
	namer_free(n);
	elf_file_free(self.elf);
	elf_file_free(few.elf);
	elf_file_free(many.elf);
}

TEST(time_is_allowed)
{
	struct allowance a = allowance_new(1000);
	uint64_t now = a.at;

	assert_true(allowance_left(&a, now));
	a.left_ns -= 5000;
	assert_false(allowance_left(&a, now));
	assert_false(allowance_left(&a, now + 16000));
	assert_true(allowance_left(&a, now + 16004));
	/* A long rest saves no more than is said. */
	assert_true(allowance_left(&a, now + NS_PER_S));
	assert_int_equal(a.left_ns, 1000);
}

/* Its own debug information, damaged: libdw must get along with it. */
TEST(damaged_debug_information)
{
	int fd = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
	off_t size = lseek(fd, 0, SEEK_END);
	uint8_t *good = malloc((size_t)size), *bad = malloc((size_t)size);
	struct elf_file *elf;
	struct elf_sym sym;

	assert_true(good && bad);
	assert_int_equal(pread(fd, good, (size_t)size, 0), size);
	assert_int_equal(elf_file_open(fd, &elf), 0);
	assert_int_equal(elf_file_find(elf, "main", &sym), 0);
	elf_file_free(elf);
	close(fd);
	srand(3);
	for (int round = 0; round < 60; round++) {
		struct lines_frame frames[LINES_MAX];
		unsigned n;
		int copy = memfd_create("copy", MFD_CLOEXEC);

		memcpy(bad, good, (size_t)size);
		/* Sections of debug information stand after what is loaded; headers stay whole. */
		for (int i = 0; i < 200; i++)
			bad[size / 4 + rand() % (size / 2)] = (uint8_t)rand();
		assert_int_equal(write(copy, bad, (size_t)size), size);
		if (elf_file_open(copy, &elf) == 0) {
			for (int i = 0; i < 20; i++)
				assert_int_equal(
					lines_at(elf, sym.vaddr + (unsigned)i * 64, frames, &n), 0);
			elf_file_free(elf);
		}
		close(copy);
	}
	free(good);
	free(bad);
}
