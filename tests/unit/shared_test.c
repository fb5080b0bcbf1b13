// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * shared_test.c - memory that is a view of other memory: handles between processes, maps of physical memory; and how
 * many bytes copies with sides move. Level Zero's and CUDA's calls, of which no machine without a GPU has all.
 */
#include "unit.h"
#include "base/cleanup.h"
#include "decode/xpti.h"
#include "lifetimes_fixture.h"

#define MIB 0x100000ull

struct handle {
	uint8_t bytes[64];
};

/* Like no other but that of the same number. */
static struct handle handle(unsigned n)
{
	struct handle h;
	unsigned i;

	for (i = 0; i < sizeof(h.bytes); i++)
		h.bytes[i] = (uint8_t)(n * 37 + i * 11 + 1);
	return h;
}

static struct handle few(unsigned n)
{
	struct handle h = { { (uint8_t)n } };

	return h;
}

static void as_process(struct fixture *f, uint32_t tgid)
{
	f->tgid = f->tid = tgid;
}

static void ze_alloc(struct fixture *f, uint64_t p, uint64_t size)
{
	CALL(f, "zeMemAllocDevice", 5, p, CONTEXT, 0, size, 64, DEVICE, 0x7000);
}

static void ze_free(struct fixture *f, uint64_t p)
{
	CALL(f, "zeMemFree", -1, 0, CONTEXT, p);
}

static void ze_get(struct fixture *f, uint64_t p, struct handle h)
{
	call_with(f, "zeMemGetIpcHandle", (const uint64_t[]){ CONTEXT, p, 0x7100 }, 3, 2, &h,
		  sizeof(h));
}

static void ze_put(struct fixture *f, struct handle h)
{
	uint64_t words[14] = { CONTEXT };

	memcpy(words + 6, &h, sizeof(h));
	call(f, "zeMemPutIpcHandle", words, 14, -1, 0);
}

/* A structure of 64 bytes is on the stack, whatever stands before and after it. */
static void ze_open(struct fixture *f, struct handle h, uint64_t p)
{
	uint64_t words[14] = { CONTEXT, DEVICE, 0, 0x7200 };

	memcpy(words + 6, &h, sizeof(h));
	call(f, "zeMemOpenIpcHandle", words, 14, 3, p);
}

static void ze_close(struct fixture *f, uint64_t p)
{
	CALL(f, "zeMemCloseIpcHandle", -1, 0, CONTEXT, p);
}

static struct lifetimes_import the_import(struct fixture *f)
{
	_cleanup_free_ const struct lifetimes_import **i = NULL;
	size_t n;

	assert_int_equal(lifetimes_imports(f->l, &i, &n), 0);
	assert_int_equal(n, 1);
	return *i[0];
}

static const struct lifetimes_row *kind(struct fixture *f, const char *label)
{
	_cleanup_free_ const struct lifetimes_row **rows = NULL;
	const struct lifetimes_row *found = NULL;
	size_t n, i;

	assert_int_equal(lifetimes_rows(f->l, LIFETIMES_BY_KIND, &rows, &n), 0);
	for (i = 0; i < n; i++) {
		if (!strcmp(rows[i]->label, label))
			found = rows[i];
	}
	assert_non_null(found);
	return found;
}

static void expect_no_faults(struct fixture *f)
{
	_cleanup_free_ const struct lifetimes_fault **faults = NULL;
	struct lifetimes_gaps g;
	size_t n;

	assert_int_equal(lifetimes_faults(f->l, &faults, &n), 0);
	assert_int_equal(n, 0);
	lifetimes_gaps(f->l, &g);
	assert_int_equal(g.replaced, 0);
	assert_int_equal(g.older_frees, 0);
}

/* ---- handles ----------------------------------------------------------------------------------- */

TEST_WITH(test_an_import_is_a_view, struct fixture *f)
{
	struct lifetimes_import i;

	exec(f, 200);
	ze_alloc(f, 0x10000, MIB);
	ze_get(f, 0x10000, handle(1));
	as_process(f, 200);
	ze_open(f, handle(1), 0x90000);
	i = the_import(f);
	assert_int_equal(i.from, LIFETIMES_FROM_KNOWN);
	assert_string_equal(i.from_process, "100 prog");
	assert_string_equal(i.process, "200 prog");
	assert_string_equal(i.from_kind, "device");
	assert_string_equal(i.from_call, "zeMemAllocDevice");
	assert_int_equal(i.from_address, 0x10000);
	assert_int_equal(i.bytes, MIB);
	assert_int_equal(i.open, 1);
	assert_false(i.may_be);
	/* The bytes are there once. */
	assert_int_equal(lifetimes_total(f->l)->live, MIB);
	assert_int_equal(kind(f, "imported")->live, MIB);
	ze_close(f, 0x90000);
	assert_int_equal(lifetimes_total(f->l)->live, MIB);
	assert_int_equal(the_import(f).open, 0);
	as_process(f, 100);
	ze_free(f, 0x10000);
	assert_int_equal(lifetimes_total(f->l)->live, 0);
	expect_no_faults(f);
}

TEST_WITH(test_opened_twice_closed_twice, struct fixture *f)
{
	exec(f, 200);
	ze_alloc(f, 0x10000, MIB);
	ze_get(f, 0x10000, handle(1));
	as_process(f, 200);
	ze_open(f, handle(1), 0x90000);
	ze_open(f, handle(1), 0x90000);
	ze_close(f, 0x90000);
	assert_int_equal(the_import(f).open, 1);
	ze_close(f, 0x90000);
	assert_int_equal(the_import(f).open, 0);
	expect_no_faults(f);
}

/* Its own process gets what it has, and closing that is not freeing. */
TEST_WITH(test_own_import, struct fixture *f)
{
	ze_alloc(f, 0x10000, MIB);
	ze_get(f, 0x10000, handle(1));
	ze_open(f, handle(1), 0x10000);
	ze_close(f, 0x10000);
	assert_int_equal(lifetimes_total(f->l)->live, MIB);
	ze_free(f, 0x10000);
	assert_int_equal(lifetimes_total(f->l)->live, 0);
	expect_no_faults(f);
}

static enum lifetimes_from from_after(struct fixture *f, struct handle h)
{
	exec(f, 200);
	as_process(f, 200);
	ze_open(f, h, 0x90000);
	return the_import(f).from;
}

TEST_WITH(test_nobody_gave_it, struct fixture *f)
{
	ze_alloc(f, 0x10000, MIB);
	ze_get(f, 0x10000, handle(1));
	assert_int_equal(from_after(f, handle(2)), LIFETIMES_FROM_NOBODY);
	assert_null(the_import(f).from_process);
	assert_int_equal(the_import(f).unsized, 1);
}

TEST_WITH(test_several_gave_it, struct fixture *f)
{
	ze_alloc(f, 0x10000, MIB);
	ze_alloc(f, 0x20000, MIB);
	ze_get(f, 0x10000, few(5));
	ze_get(f, 0x20000, few(5));
	assert_int_equal(from_after(f, few(5)), LIFETIMES_FROM_SEVERAL);
}

/* What was taken back, or freed, may be given to others. */
TEST_WITH(test_given_again, struct fixture *f)
{
	ze_alloc(f, 0x10000, MIB);
	ze_alloc(f, 0x20000, 2 * MIB);
	ze_alloc(f, 0x30000, 3 * MIB);
	ze_get(f, 0x10000, handle(5));
	ze_put(f, handle(5));
	ze_get(f, 0x20000, handle(5));
	ze_free(f, 0x20000);
	ze_get(f, 0x30000, handle(5));
	assert_int_equal(from_after(f, handle(5)), LIFETIMES_FROM_KNOWN);
	assert_int_equal(the_import(f).bytes, 3 * MIB);
}

TEST_WITH(test_few_bytes_prove_little, struct fixture *f)
{
	ze_alloc(f, 0x10000, MIB);
	ze_get(f, 0x10000, few(5));
	assert_int_equal(from_after(f, few(5)), LIFETIMES_FROM_KNOWN);
	assert_true(the_import(f).may_be);
	assert_int_equal(the_import(f).bytes, 0);
}

/* The same rubbish behind another descriptor: which of the two is opened depends on its number elsewhere. */
TEST_WITH(test_twins_prove_little, struct fixture *f)
{
	struct handle a = handle(1), b = handle(1);

	a.bytes[0] = 5;
	b.bytes[0] = 6;
	ze_alloc(f, 0x10000, MIB);
	ze_alloc(f, 0x20000, MIB);
	ze_get(f, 0x10000, a);
	ze_get(f, 0x20000, b);
	assert_int_equal(from_after(f, b), LIFETIMES_FROM_KNOWN);
	assert_true(the_import(f).may_be);
}

TEST_WITH(test_made_of_a_file, struct fixture *f)
{
	struct handle h = handle(3);

	exec(f, 200);
	as_process(f, 200);
	call_with(f, "zeMemGetIpcHandleFromFileDescriptorExp",
		  (const uint64_t[]){ CONTEXT, 7, 0x7100 }, 3, 2, &h, sizeof(h));
	assert_int_equal(from_after(f, h), LIFETIMES_FROM_FILE);
}

TEST_WITH(test_loss_between, struct fixture *f)
{
	ze_alloc(f, 0x10000, MIB);
	ze_get(f, 0x10000, handle(1));
	lose(f);
	assert_int_equal(from_after(f, handle(1)), LIFETIMES_FROM_KNOWN);
	assert_true(the_import(f).may_be);
}

/* The exporter's memory is older than the trace: that it is the exporter is known all the same. */
TEST_WITH(test_older_export, struct fixture *f)
{
	ze_get(f, 0x10000, handle(1));
	assert_int_equal(from_after(f, handle(1)), LIFETIMES_FROM_KNOWN);
	assert_string_equal(the_import(f).from_process, "100 prog");
	assert_null(the_import(f).from_kind);
}

/* A loader and its driver, each with its own record of the same calls. */
TEST_WITH(test_layers_import_once, struct fixture *f)
{
	unsigned i;

	exec(f, 200);
	ze_alloc(f, 0x10000, MIB);
	ze_get(f, 0x10000, handle(1));
	ze_get(f, 0x10000, handle(1));
	as_process(f, 200);
	slot(f, "zeMemCloseIpcHandle");
	for (i = 0; i < 2; i++) {
		uint64_t begin = f->now;

		f->now++;
		f->parent = f->id + 2;
		ze_open(f, handle(1), 0x90000);
		f->parent = 0;
		f->dur = f->now - begin;
		f->now = begin;
		ze_open(f, handle(1), 0x90000);
		f->dur = 10;
	}
	assert_int_equal(the_import(f).count, 1);
	for (i = 0; i < 2; i++) {
		uint64_t begin = f->now;

		assert_int_equal(the_import(f).open, 1);
		f->now++;
		f->parent = f->id + 2;
		ze_close(f, 0x90000);
		f->parent = 0;
		f->dur = f->now - begin;
		f->now = begin;
		ze_close(f, 0x90000);
		f->dur = 10;
	}
	assert_int_equal(the_import(f).open, 0);
	expect_no_faults(f);
}

TEST_WITH(test_cuda_handles, struct fixture *f)
{
	struct handle h = handle(9);
	uint64_t words[14] = { 0x7200, 1 };

	exec(f, 200);
	CALL(f, "cuMemAlloc", 0, 0x10000, 0x7000, MIB);
	call_with(f, "cuIpcGetMemHandle", (const uint64_t[]){ 0x7100, 0x10000 }, 2, 0, &h,
		  sizeof(h));
	as_process(f, 200);
	memcpy(words + 6, &h, sizeof(h));
	call(f, "cuIpcOpenMemHandle", words, 14, 0, 0x90000);
	assert_int_equal(the_import(f).from, LIFETIMES_FROM_KNOWN);
	assert_int_equal(the_import(f).bytes, MIB);
	CALL(f, "cuIpcCloseMemHandle", -1, 0, 0x90000);
	assert_int_equal(the_import(f).open, 0);
	expect_no_faults(f);
}

/* The bytes are behind a pointer behind a pointer, and another argument points to how many there are. */
static void ur_get(struct fixture *f, uint64_t p, const void *bytes, uint32_t n)
{
	unsigned s = slot(f, "urIPCGetMemHandleExp");
	const uint64_t words[] = { CONTEXT, p, 0x7100, 0x7200 }, at = 0x8000, size = n;
	struct xb_call *c = rec_call(&f->r, (uint16_t)s, words, 4);
	int pointer = rec_op(&f->plans[s], -1, 2);

	c->h.ts = f->now;
	c->h.tgid = c->h.tid = f->tgid;
	c->dur = f->dur;
	c->id = ++f->id;
	assert_true(pointer >= 0);
	rec_item(&f->r, (unsigned)pointer, 0, &at, 8, 8);
	rec_item(&f->r, (unsigned)rec_op(&f->plans[s], -1, 3), 0, &size, 8, 8);
	rec_item(&f->r, (unsigned)rec_op(&f->plans[s], pointer, 0), 0, bytes, n, n);
	feed(f);
	f->now += f->dur + 1;
}

TEST_WITH(test_runtime_handles, struct fixture *f)
{
	uint8_t bytes[150];
	unsigned i;

	for (i = 0; i < sizeof(bytes); i++)
		bytes[i] = (uint8_t)(3 * i + 1);
	exec(f, 200);
	CALL(f, "urUSMDeviceAlloc", 5, 0x10000, CONTEXT, DEVICE, 0, 0, MIB, 0x7000);
	ur_get(f, 0x10000, bytes, sizeof(bytes));
	as_process(f, 200);
	{
		unsigned s = slot(f, "urIPCOpenMemHandleExp");
		const uint64_t words[] = { CONTEXT, DEVICE, 0x7300, sizeof(bytes), 0x7400 };
		struct xb_call *c = rec_call(&f->r, (uint16_t)s, words, 5);
		const uint64_t p = 0x90000;

		c->h.ts = f->now++;
		c->h.tgid = c->h.tid = f->tgid;
		c->dur = 0;
		c->id = ++f->id;
		rec_arg(&f->r, &f->plans[s], 2, bytes, sizeof(bytes));
		rec_arg(&f->r, &f->plans[s], 4, &p, 8);
		feed(f);
	}
	assert_int_equal(the_import(f).from, LIFETIMES_FROM_KNOWN);
	assert_int_equal(the_import(f).bytes, MIB);
	assert_string_equal(the_import(f).from_process, "100 prog");
	CALL(f, "urIPCCloseMemHandleExp", -1, 0, CONTEXT, 0x90000);
	assert_int_equal(the_import(f).open, 0);
	expect_no_faults(f);
}

/* ---- maps -------------------------------------------------------------------------------------- */

TEST_WITH(test_maps_have_no_bytes, struct fixture *f)
{
	CALL(f, "cuMemAddressReserve", 0, 0x100000, 0x7000, 0x40000, 0, 0, 0);
	assert_int_equal(lifetimes_total(f->l)->live, 0);
	CALL(f, "cuMemCreate", 0, 0xc1, 0x7000, 0x10000, 0, 0);
	CALL(f, "cuMemCreate", 0, 0xc2, 0x7000, 0x20000, 0, 0);
	assert_int_equal(lifetimes_total(f->l)->live, 0x30000);
	CALL(f, "cuMemMap", -1, 0, 0x100000, 0x10000, 0, 0xc1, 0);
	CALL(f, "cuMemMap", -1, 0, 0x110000, 0x20000, 0, 0xc2, 0);
	assert_int_equal(lifetimes_total(f->l)->live, 0x30000);
	assert_int_equal(kind(f, "mapped")->live, 0x30000);
	assert_int_equal(kind(f, "virtual addresses")->live, 0x40000);
	/* Both at once. */
	CALL(f, "cuMemUnmap", -1, 0, 0x100000, 0x30000);
	assert_int_equal(kind(f, "mapped")->live, 0);
	assert_int_equal(lifetimes_total(f->l)->live, 0x30000);
	CALL(f, "cuMemRelease", -1, 0, 0xc1);
	CALL(f, "cuMemRelease", -1, 0, 0xc2);
	CALL(f, "cuMemAddressFree", -1, 0, 0x100000, 0x40000);
	assert_int_equal(lifetimes_total(f->l)->live, 0);
	assert_int_equal(kind(f, "virtual addresses")->live, 0);
	expect_no_faults(f);
}

/* CUDA's stays as long as it is mapped. */
TEST_WITH(test_released_while_mapped, struct fixture *f)
{
	CALL(f, "cuMemCreate", 0, 0xc1, 0x7000, 0x20000, 0, 0);
	CALL(f, "cuMemMap", -1, 0, 0x100000, 0x10000, 0, 0xc1, 0);
	CALL(f, "cuMemMap", -1, 0, 0x110000, 0x10000, 0x10000, 0xc1, 0);
	CALL(f, "cuMemRelease", -1, 0, 0xc1);
	assert_int_equal(lifetimes_total(f->l)->live, 0x20000);
	CALL(f, "cuMemUnmap", -1, 0, 0x100000, 0x10000);
	assert_int_equal(lifetimes_total(f->l)->live, 0x20000);
	CALL(f, "cuMemUnmap", -1, 0, 0x110000, 0x10000);
	assert_int_equal(lifetimes_total(f->l)->live, 0);
	expect_no_faults(f);
}

/* Level Zero's is gone when it is destroyed. */
TEST_WITH(test_destroyed_while_mapped, struct fixture *f)
{
	static const uint64_t desc[4] = { 0, 0, 0, 0x10000 };
	uint64_t out = 0xd1;
	unsigned s = slot(f, "zePhysicalMemCreate");
	struct xb_call *c;

	c = rec_call(&f->r, (uint16_t)s, (const uint64_t[]){ CONTEXT, DEVICE, 0x7000, 0x7100 }, 4);
	c->h.ts = f->now++;
	c->h.tgid = f->tgid;
	c->h.tid = f->tid;
	c->dur = 0;
	c->id = ++f->id;
	rec_arg(&f->r, &f->plans[s], 2, desc, sizeof(desc));
	rec_arg(&f->r, &f->plans[s], 3, &out, 8);
	feed(f);
	assert_int_equal(lifetimes_total(f->l)->live, 0x10000);
	CALL(f, "zeVirtualMemMap", -1, 0, CONTEXT, 0x100000, 0x10000, 0xd1, 0, 1);
	CALL(f, "zePhysicalMemDestroy", -1, 0, CONTEXT, 0xd1);
	assert_int_equal(lifetimes_total(f->l)->live, 0);
	assert_int_equal(kind(f, "mapped")->live, 0x10000);
	CALL(f, "zeVirtualMemUnmap", -1, 0, CONTEXT, 0x100000, 0x10000);
	assert_int_equal(kind(f, "mapped")->live, 0);
	expect_no_faults(f);
}

TEST_WITH(test_failed_maps, struct fixture *f)
{
	_cleanup_free_ const struct lifetimes_failure **fails = NULL;
	size_t n;

	f->ret = 1;
	CALL(f, "cuMemMap", -1, 0, 0x100000, 0x10000, 0, 0xc1, 0);
	f->ret = 0;
	assert_int_equal(lifetimes_failures(f->l, &fails, &n), 0);
	assert_int_equal(n, 1);
	assert_int_equal(fails[0]->bytes, 0x10000);
	assert_int_equal(lifetimes_total(f->l)->count, 0);
}

/* ---- sizes with sides -------------------------------------------------------------------------- */

static void expect_copy(struct fixture *f, uint64_t count, uint64_t bytes)
{
	_cleanup_free_ const struct lifetimes_copy **c = NULL;
	uint64_t all = 0, sum = 0;
	size_t n, i;

	assert_int_equal(lifetimes_copies(f->l, &c, &n), 0);
	for (i = 0; i < n; i++) {
		all += c[i]->count;
		sum += c[i]->bytes;
		assert_int_equal(c[i]->unsized, 0);
	}
	assert_int_equal(all, count);
	assert_int_equal(sum, bytes);
}

TEST_WITH(test_sides, struct fixture *f)
{
	/* In registers: queue, buffer, blocking, row and slice pitches; on the stack: two origins, the region. */
	const uint64_t rect[] = { 0xa0, 0xb0, 1,  0,  0, 0, 1,	    2, 3, 4,
				  5,	6,    10, 20, 3, 0, 0x5000, 0, 0, 0 };

	CALL(f, "urEnqueueUSMMemcpy2D", -1, 0, 0xa0, 0, 0x5000, 128, 0x6000, 128, 100, 8, 0, 0, 0);
	expect_copy(f, 1, 800);
	CALL(f, "urEnqueueUSMFill2D", -1, 0, 0xa0, 0x5000, 128, 1, 0x7000, 32, 4, 0, 0, 0);
	expect_copy(f, 2, 928);
	CALL(f, "cuMemsetD32", -1, 0, 0x5000, 1, 16);
	expect_copy(f, 3, 992);
	CALL(f, "cuMemsetD2D16", -1, 0, 0x5000, 64, 1, 5, 6);
	expect_copy(f, 4, 1052);
	call(f, "urEnqueueMemBufferReadRect", rect, ARRAY_SIZE(rect), -1, 0);
	expect_copy(f, 5, 1652);
}

TEST_WITH(test_no_number_is_too_large, struct fixture *f)
{
	_cleanup_free_ const struct lifetimes_copy **c = NULL;
	size_t n;

	CALL(f, "urEnqueueUSMMemcpy2D", -1, 0, 0xa0, 0, 0x5000, 1, 0x6000, 1, 1ull << 40,
	     1ull << 40, 0, 0, 0);
	assert_int_equal(lifetimes_copies(f->l, &c, &n), 0);
	assert_int_equal(n, 1);
	assert_int_equal(c[0]->unsized, 1);
	assert_int_equal(c[0]->bytes, 0);
}

/* ---- chance ------------------------------------------------------------------------------------ */

static void check_imports(struct fixture *f)
{
	_cleanup_free_ const struct lifetimes_import **i = NULL;
	uint64_t live = 0, open = 0;
	size_t n, k;

	assert_int_equal(lifetimes_imports(f->l, &i, &n), 0);
	for (k = 0; k < n; k++) {
		assert_true(i[k]->open <= i[k]->count);
		assert_true(i[k]->unsized <= i[k]->count);
		assert_int_equal(i[k]->from == LIFETIMES_FROM_KNOWN, i[k]->from_process != NULL);
		open += i[k]->open;
		live += i[k]->count;
	}
	assert_true(open <= live);
}

/* Any order, any reuse of bytes, addresses and handles, processes that come and go. */
TEST_WITH(test_chance, struct fixture *f)
{
	uint64_t s = 88172645463325252ull;
	unsigned i;

	for (i = 0; i < 60000; i++) {
		uint64_t p = 0x100000 + (roll(&s) % 24) * 0x10000, size = (roll(&s) % 4) * 0x10000;
		uint64_t object = 0xc0 + roll(&s) % 8;
		struct handle h = roll(&s) % 2 ? handle((unsigned)(roll(&s) % 8))
					       : few((unsigned)(roll(&s) % 8));

		as_process(f, 100 + (uint32_t)(roll(&s) % 3) * 100);
		f->ret = roll(&s) % 16 ? 0 : 1;
		f->now += roll(&s) % 50;
		f->dur = roll(&s) % 60;
		f->parent = roll(&s) % 4 ? 0 : f->id + 2;
		switch (roll(&s) % 16) {
		case 0 ... 1:
			ze_alloc(f, p, size);
			break;
		case 2:
			ze_free(f, p);
			break;
		case 3:
			ze_get(f, p, h);
			break;
		case 4:
			ze_put(f, h);
			break;
		case 5 ... 6:
			ze_open(f, h, p);
			break;
		case 7:
			ze_close(f, p);
			break;
		case 8:
			CALL(f, "cuMemCreate", 0, object, 0x7000, size, 0, 0);
			break;
		case 9 ... 10:
			CALL(f, "cuMemMap", -1, 0, p, size, 0, object, 0);
			break;
		case 11:
			CALL(f, "cuMemUnmap", -1, 0, p, size * 2);
			break;
		case 12:
			CALL(f, "cuMemRelease", -1, 0, object);
			break;
		case 13:
			CALL(f, "cuMemAddressReserve", 0, p, 0x7000, size, 0, 0, 0);
			break;
		case 14:
			if (!(roll(&s) % 50))
				exec(f, f->tgid);
			else if (!(roll(&s) % 50))
				end(f, f->tgid);
			break;
		default:
			if (!(roll(&s) % 500))
				lose(f);
			break;
		}
		if (!(i % 97))
			check_imports(f);
	}
	lifetimes_finish(f->l);
	check_imports(f);
}

/* Handles without end, each another. */
TEST_WITH(test_bounds, struct fixture *f)
{
	unsigned i;

	ze_alloc(f, 0x10000, MIB);
	for (i = 0; i < 3 * LIFETIMES_EXPORTS_MAX; i++) {
		struct handle h = handle(1);

		memcpy(h.bytes + 8, &i, sizeof(i));
		ze_get(f, 0x10000, h);
	}
	ze_free(f, 0x10000);
	assert_int_equal(lifetimes_total(f->l)->live, 0);
	assert_int_equal(from_after(f, handle(1)), LIFETIMES_FROM_NOBODY);
}
