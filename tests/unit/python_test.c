// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * python_test.c - Python's tables of lines, texts and frames: as its documentation has them, and as somebody
 * would write them who means no good. That the tables of real programs are read well is checked by
 * tests/real/frames.py.
 */
#include <unistd.h>

#include "unit.h"
#include "base/clock.h"
#include "peek/python.h"
#include "peek/sites.h"
#include "plan/python.h"

#include "own_stack.h"

/* ---- lines --------------------------------------------------------------------------------------- */

#define ENTRY(kind, units) (0x80 | (kind) << 3 | ((units) - 1))

TEST(lines_by_kind)
{
	/* InternalDocs/code_objects.md: 0-9 same line, 10-12 on by so many, 13 by a number, 14 long, 15 none. */
	static const uint8_t table[] = {
		ENTRY(0, 1),  0x12,		       /* line 10 */
		ENTRY(9, 2),  0x7f,		       /* 10 */
		ENTRY(10, 1), 1,	2,	       /* 10 */
		ENTRY(12, 1), 1,	2,	       /* 12 */
		ENTRY(13, 1), 0x05,		       /* -2: 10 */
		ENTRY(14, 8), 0x40 | 8, 0x10, 0, 1, 1, /* (8 | 16 << 6) / 2 on: 526 */
		ENTRY(15, 1),			       /* none */
		ENTRY(11, 1), 1,	2,	       /* 527 */
	};
	static const uint32_t wanted[] = { 10,	10,  10,  10,  12,  10,	 526, 526,
					   526, 526, 526, 526, 526, 526, 0,   527 };

	for (uint32_t i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++) {
		assert_int_equal(python_line(table, sizeof(table), 10, i * 2), wanted[i]);
		assert_int_equal(python_line(table, sizeof(table), 10, i * 2 + 1), wanted[i]);
	}
	assert_int_equal(python_line(table, sizeof(table), 10, 32), 0);
	assert_int_equal(python_line(table, sizeof(table), 10, UINT32_MAX), 0);
	assert_int_equal(python_line(table, 0, 10, 0), 0);
}

TEST(lines_of_nonsense)
{
	static const uint8_t no_start[] = { 0x12, 0x34 };
	static const uint8_t no_number[] = { ENTRY(13, 1) };
	static const uint8_t endless[] = { ENTRY(13, 1), 0x7f, 0x7f, 0x7f, 0x7f,
					   0x7f,	 0x7f, 0x7f, 0x7f, 0x01 };
	static const uint8_t cut[] = { ENTRY(13, 1), 0x7f, ENTRY(0, 1), 0 };
	static const uint8_t below[] = { ENTRY(13, 1), 0x15 };

	assert_int_equal(python_line(no_start, sizeof(no_start), 5, 0), 0);
	assert_int_equal(python_line(no_number, sizeof(no_number), 5, 0), 0);
	assert_int_equal(python_line(endless, sizeof(endless), 5, 0), 0);
	assert_int_equal(python_line(cut, sizeof(cut), 5, 0), 0);
	assert_int_equal(python_line(below, sizeof(below), 5, 0), 0);
	assert_int_equal(python_line(below, sizeof(below), UINT32_MAX, 0), 0);
}

TEST(lines_in_pairs)
{
	static const uint8_t table[] = { 4, 1, 2, 0x80, 0, 100, 2, 0x9c, 6, 127 };
	static const uint32_t wanted[] = { 11, 11, 0, 11, 138, 138, 138, 0 };
	static const struct python_code code = {
		.first_line = 10, .lines = table, .lines_len = sizeof(table), .pairs = true
	};

	for (uint32_t i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++)
		assert_int_equal(python_code_line(&code, i * 2), wanted[i]);
	assert_int_equal(python_line_pairs(table, 1, 10, 0), 0);
	assert_int_equal(python_line_pairs(table, 0, 10, 0), 0);
	assert_int_equal(python_line_pairs(table, 2, UINT32_MAX, 0), 0);
}

static uint64_t random_of(uint64_t *seed)
{
	*seed = *seed * 6364136223846793005ULL + 1442695040888963407ULL;
	return *seed >> 33;
}

TEST(lines_of_anything)
{
	uint64_t seed = 1;

	for (unsigned i = 0; i < 20000; i++) {
		size_t n = random_of(&seed) % 64;
		uint8_t *table = malloc(n ?: 1); /* so that a sanitizer sees a byte too far */

		assert_non_null(table);
		for (size_t k = 0; k < n; k++)
			table[k] = (uint8_t)random_of(&seed);
		if (n && i % 2)
			table[0] |= 0x80;
		for (uint32_t at = 0; at < 64; at += 7) {
			uint32_t first = (uint32_t)random_of(&seed);

			assert_true(python_line(table, n, first, at) <= INT32_MAX);
			assert_true(python_line_pairs(table, n, first, at) <= INT32_MAX);
		}
		free(table);
	}
}

/* ---- texts --------------------------------------------------------------------------------------- */

static void is_text(const void *bytes, size_t len, unsigned size, size_t max, const char *wanted)
{
	char text[64];

	memset(text, 'x', sizeof(text));
	python_text(bytes, len, size, text, max);
	assert_string_equal(text, wanted);
}

TEST(texts)
{
	static const uint16_t two[] = { 'a', 0x65e5, 0x672c };
	static const uint16_t half[] = { 'a', 0xd800, 'b' };
	static const uint32_t four[] = { 0x1f600, 0x7f, 0x80, 0x110000, 0xffffffff };

	is_text("d\xe9p", 3, 1, 64, "dép");
	is_text("d\xe9p", 3, 1, 3, "d");
	is_text("d\xe9p", 3, 1, 4, "dé");
	is_text("a\0b", 3, 1, 64, "a");
	is_text(two, sizeof(two), 2, 64, "a日本");
	is_text(two, sizeof(two) - 1, 2, 64, "a日");
	is_text(half, sizeof(half), 2, 64,
		"a\xef\xbf\xbd"
		"b");
	is_text(four, sizeof(four), 4, 64, "😀\x7f\xc2\x80\xef\xbf\xbd\xef\xbf\xbd");
	is_text("abcdef", 6, 3, 64, "");
	is_text("abcdef", 6, 0, 64, "");
	is_text("abcdef", 6, 1, 1, "");
}

/* ---- code objects -------------------------------------------------------------------------------- */

union code_rec {
	struct xb_py_code c;
	uint8_t bytes[sizeof(struct xb_py_code) + 256];
};

static void make_code(union code_rec *r, uint32_t tgid, uint32_t id, const char *name,
		      const char *file, uint32_t first)
{
	static const uint8_t lines[] = { ENTRY(0, 8), 0, ENTRY(11, 8), 1, 2 };
	uint8_t *p = r->c.bytes;

	memset(r, 0, sizeof(*r));
	r->c.h.type = XB_PY_CODE;
	r->c.h.tgid = tgid;
	r->c.code = id;
	r->c.first_line = first;
	r->c.units = 16;
	r->c.name_size = r->c.file_size = 1;
	r->c.name_len = (uint32_t)strlen(name);
	r->c.file_len = (uint32_t)strlen(file);
	r->c.lines_len = sizeof(lines);
	memcpy(p, name, r->c.name_len);
	p += (r->c.name_len + 7) & ~7U;
	memcpy(p, file, r->c.file_len);
	p += (r->c.file_len + 7) & ~7U;
	memcpy(p, lines, sizeof(lines));
	p += 8;
	r->c.h.len = (uint32_t)(p - r->bytes);
}

TEST(codes_come_and_go)
{
	struct python_codes *codes;
	const struct python_code *c;
	union code_rec r;

	assert_int_equal(python_codes_new(&codes), 0);
	assert_null(python_codes_find(codes, 1));
	make_code(&r, 7, 1, "f", "a.py", 10);
	assert_int_equal(python_codes_add(codes, &r.c), 0);
	make_code(&r, 8, 2, "g", "b.py", 20);
	assert_int_equal(python_codes_add(codes, &r.c), 0);
	c = python_codes_find(codes, 1);
	assert_non_null(c);
	assert_string_equal(c->function, "f");
	assert_string_equal(c->file, "a.py");
	assert_int_equal(python_line(c->lines, c->lines_len, c->first_line, 16), 11);
	make_code(&r, 8, 2, "h", "b.py", 20);
	assert_int_equal(python_codes_add(codes, &r.c), 0);
	assert_string_equal(python_codes_find(codes, 2)->function, "h");
	python_codes_drop(codes, 7);
	assert_null(python_codes_find(codes, 1));
	assert_non_null(python_codes_find(codes, 2));
	r.c.h.len -= 8;
	assert_int_equal(python_codes_add(codes, &r.c), -EBADMSG);
	r.c.h.len = 8;
	assert_int_equal(python_codes_add(codes, &r.c), -EBADMSG);
	make_code(&r, 8, 3, "h", "b.py", 20);
	r.c.name_len = UINT32_MAX;
	assert_int_equal(python_codes_add(codes, &r.c), -EBADMSG);
	r.c.name_len = 0;
	r.c.lines_len = UINT32_MAX - 6;
	assert_int_equal(python_codes_add(codes, &r.c), -EBADMSG);
	python_codes_free(codes);
}

/* Whoever reports more than is kept loses the oldest, not us. */
TEST(codes_are_bounded)
{
	struct python_codes *codes;
	union code_rec r;

	assert_int_equal(python_codes_new(&codes), 0);
	for (uint32_t i = 1; i <= 70000; i++) {
		make_code(&r, 7, i, "f", "a.py", 10);
		assert_int_equal(python_codes_add(codes, &r.c), 0);
	}
	assert_null(python_codes_find(codes, 1));
	assert_non_null(python_codes_find(codes, 70000));
	assert_non_null(python_codes_find(codes, 70000 - 65535));
	assert_null(python_codes_find(codes, 70000 - 65536));
	python_codes_free(codes);
}

/* ---- sites --------------------------------------------------------------------------------------- */

#define CALL	    77
#define FRAMES_KEPT 4096

struct seen {
	struct sites *sites;
	_Alignas(8) uint8_t stack[sizeof(struct xb_stack) + XB_STACK_MAX];
	uint64_t outer, inner; /* places in the frames of the two that play an interpreter */
	char frames[FRAMES_KEPT][96];
	uint32_t flags[FRAMES_KEPT];
	char chain[4096]; /* the last site's functions */
	uint32_t python, end;
	unsigned sites_defined;
};

static int on_record(void *u, const struct xb_hdr *rec)
{
	const struct xb_def_frame *f = (const void *)rec;
	const struct xb_def_site *d = (const void *)rec;
	struct seen *s = u;
	size_t at = 0;

	if (rec->type == XB_DEF_FRAME) {
		assert_true(f->frame < FRAMES_KEPT);
		s->flags[f->frame] = f->h.flags;
		if (f->h.flags & XB_FRAME_PYTHON)
			snprintf(s->frames[f->frame], sizeof(s->frames[0]), "%s:%u", f->text,
				 f->line);
		else
			snprintf(s->frames[f->frame], sizeof(s->frames[0]), "%s", f->text);
	}
	if (rec->type != XB_DEF_SITE)
		return 0;
	s->sites_defined++;
	s->python = d->python;
	s->end = d->end;
	s->chain[0] = '\0';
	for (uint32_t i = 0; i < d->nframes && i < 8; i++) {
		const char *name = s->frames[d->frames[i]];

		at += (size_t)snprintf(s->chain + at, sizeof(s->chain) - at, "%.*s ", 95, name);
	}
	return 0;
}

/* What the kernel side sends of a call that is made here. */
FRAME static int calls_out(struct seen *s)
{
	struct xb_stack *rec = (struct xb_stack *)s->stack;
	struct registers r;

	take_registers(&r);
	own_stack(rec, &r, XB_STACK_PYTHON, CALL);
	return 1;
}

FRAME static int inner_run(struct seen *s)
{
	volatile uint64_t record = 1;

	s->inner = (uint64_t)&record; // cppcheck-suppress autoVariables
	return calls_out(s) + (int)record;
}

FRAME static int builtin(struct seen *s)
{
	volatile int more = 1;

	return inner_run(s) + more;
}

FRAME static int outer_run(struct seen *s)
{
	volatile uint64_t record = 1;

	s->outer = (uint64_t)&record; // cppcheck-suppress autoVariables
	return builtin(s) + (int)record;
}

static int setup(void **state)
{
	struct seen *s = calloc(1, sizeof(*s));
	union code_rec r;

	assert_non_null(s);
	assert_int_equal(sites_new(NULL, on_record, s, &s->sites), 0);
	outer_run(s);
	make_code(&r, (uint32_t)getpid(), 1, "f", "a.py", 10);
	assert_int_equal(sites_python_code(s->sites, &r.c), 0);
	make_code(&r, (uint32_t)getpid(), 2, "g", "a.py", 20);
	assert_int_equal(sites_python_code(s->sites, &r.c), 0);
	*state = s;
	return 0;
}

static int teardown(void **state)
{
	struct seen *s = *state;

	sites_free(s->sites);
	free(s);
	return 0;
}

static void frames_come(struct seen *s, enum xb_py_end end, unsigned n,
			const struct xb_py_frame *frames)
{
	struct xb_py_stack rec = {
		.h = { .type = XB_PY_STACK, .tgid = (uint32_t)getpid() },
		.call = CALL,
		.n = n,
		.end = end,
	};

	rec.h.len = (uint32_t)(offsetof(struct xb_py_stack, frames) + n * sizeof(frames[0]));
	memcpy(rec.frames, frames, n * sizeof(frames[0]));
	assert_int_equal(sites_python_stack(s->sites, &rec), 0);
}

/* The chain of the call, its first places at least. */
static void is_chain(struct seen *s, const char *wanted, enum xb_site_python python)
{
	s->chain[0] = '\0';
	assert_int_equal(sites_stack(s->sites, (struct xb_stack *)s->stack), 0);
	if (strncmp(s->chain, wanted, strlen(wanted)) != 0)
		assert_string_equal(s->chain, wanted);
	assert_int_equal(s->python, python);
}

TEST_WITH(frames_replace_runs, struct seen *s)
{
	const struct xb_py_frame frames[] = {
		{ .code = 1, .instr = 0 },
		{ .code = 2, .instr = 16, .anchor = s->inner },
		{ .code = 1, .instr = 16, .anchor = s->outer },
	};
	unsigned defined;

	frames_come(s, XB_PY_WHOLE, 3, frames);
	is_chain(s, "calls_out f:10 g:21 builtin f:11 setup ", XB_SITE_PY_NONE);
	defined = s->sites_defined;
	/* The same once more is the same site. */
	frames_come(s, XB_PY_WHOLE, 3, frames);
	assert_int_equal(sites_stack(s->sites, (struct xb_stack *)s->stack), 0);
	assert_int_equal(s->sites_defined, defined);
}

TEST_WITH(missing_frames_are_said, struct seen *s)
{
	const struct xb_py_frame inner[] = { { .code = 2, .anchor = s->inner }, { .code = 1 } };
	const struct xb_py_frame unknown[] = { { .code = 9, .anchor = s->inner } };

	/* Without an anchor it isn't known where it belongs. */
	frames_come(s, XB_PY_UNREAD, 2, inner);
	is_chain(s, "calls_out g:20 builtin outer_run ", XB_SITE_PY_UNREAD);
	frames_come(s, XB_PY_MANY, 1, inner);
	is_chain(s, "calls_out g:20 builtin outer_run ", XB_SITE_PY_MANY);
	frames_come(s, XB_PY_WHOLE, 1, unknown);
	is_chain(s, "calls_out builtin outer_run ", XB_SITE_PY_LOST);
	/* The record itself did not come; nor is one of another call's taken. */
	is_chain(s, "calls_out inner_run builtin outer_run ", XB_SITE_PY_LOST);
}

TEST_WITH(frames_that_do_not_fit, struct seen *s)
{
	const struct xb_py_frame inside[] = { { .code = 1, .anchor = s->inner - 4096 } };
	const struct xb_py_frame down[] = { { .code = 1, .anchor = s->outer },
					    { .code = 2, .anchor = s->inner } };
	const struct xb_py_frame twice[] = { { .code = 1, .anchor = s->inner },
					     { .code = 2, .anchor = s->inner } };
	const struct xb_py_frame beyond[] = { { .code = 1, .anchor = UINT64_MAX - 1 } };
	static const char natives[] = "calls_out inner_run builtin outer_run ";

	frames_come(s, XB_PY_WHOLE, 1, inside);
	is_chain(s, natives, XB_SITE_PY_MISFIT);
	frames_come(s, XB_PY_WHOLE, 1, beyond);
	assert_int_equal(s->end, XB_SITE_WHOLE);
	assert_int_equal(sites_stack(s->sites, (struct xb_stack *)s->stack), 0);
	assert_int_equal(s->python, XB_SITE_PY_MISFIT);
	frames_come(s, XB_PY_WHOLE, 2, down);
	assert_int_equal(sites_stack(s->sites, (struct xb_stack *)s->stack), 0);
	assert_int_equal(s->python, XB_SITE_PY_MISFIT);
	frames_come(s, XB_PY_WHOLE, 2, twice);
	assert_int_equal(sites_stack(s->sites, (struct xb_stack *)s->stack), 0);
	assert_int_equal(s->python, XB_SITE_PY_MISFIT);
}

TEST_WITH(frames_beyond_the_copy, struct seen *s)
{
	struct xb_stack *rec = (struct xb_stack *)s->stack;
	const struct xb_py_frame frames[] = { { .code = 2, .anchor = s->inner },
					      { .code = 1, .anchor = s->outer } };

	rec->size = 8;
	rec->h.len = sizeof(*rec) + 8;
	frames_come(s, XB_PY_WHOLE, 2, frames);
	is_chain(s, "calls_out g:20 f:10 ", XB_SITE_PY_NONE);
	assert_int_equal(s->end, XB_SITE_BYTES);
}

TEST_WITH(frames_of_anything, struct seen *s)
{
	uint64_t seed = 5;

	for (unsigned i = 0; i < 5000; i++) {
		struct xb_py_stack rec = { .h = { .type = XB_PY_STACK,
						  .tgid = (uint32_t)getpid() } };

		rec.call = CALL + random_of(&seed) % 3;
		rec.n = (uint32_t)(random_of(&seed) % 70);
		rec.end = (uint32_t)(random_of(&seed) % 6);
		rec.h.len = (uint32_t)(random_of(&seed) % sizeof(rec)) & ~7U;
		for (unsigned k = 0; k < XB_PY_FRAMES; k++) {
			rec.frames[k].code = (uint32_t)(random_of(&seed) % 4);
			rec.frames[k].instr = (uint32_t)(random_of(&seed) % 40);
			if (random_of(&seed) % 2)
				rec.frames[k].anchor = s->inner - 512 + random_of(&seed) % 4096;
		}
		assert_int_equal(sites_python_stack(s->sites, &rec), 0);
		assert_int_equal(sites_stack(s->sites, (struct xb_stack *)s->stack), 0);
		assert_true(s->python < XB_SITE_PYS);
	}
}

/* ---- files --------------------------------------------------------------------------------------- */

TEST(a_program_that_is_none)
{
	struct elf_file *elf;
	struct plan_python p;
	FILE *f = fopen("/proc/self/exe", "re");

	assert_non_null(f);
	assert_int_equal(elf_file_open(fileno(f), &elf), 0);
	assert_int_equal(plan_python(elf, &p), -ENOENT);
	elf_file_free(elf);
	fclose(f);
}

TEST(addresses_are_moved)
{
	const struct plan_python p = {
		.python = { .runtime = 0x5000,
			    .code_type = 0x6000,
			    .text_type = 0x7000,
			    .bytes_type = 0x8000 },
		.text = 0x1000, /* offset 0x2000 of the file is code at 0x3000 */
	};
	struct xb_python at;

	plan_python_at(&p, 0x7f0000003000, 0x2000, &at);
	assert_int_equal(at.runtime, 0x7f0000005000);
	assert_int_equal(at.code_type, 0x7f0000006000);
	assert_int_equal(at.text_type, 0x7f0000007000);
	assert_int_equal(at.bytes_type, 0x7f0000008000);
}
