// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lifetimes_test.c - memory from birth to death: layers that report the same bytes, threads whose records come in
 * any order, processes older than the trace, children, losses; and streams of chance, after which the sums
 * must still be sums.
 */
#include "unit.h"
#include "base/cleanup.h"
#include "decode/xpti.h"
#include "model/model.h"
#include "lifetimes_fixture.h"

static void ur_alloc(struct fixture *f, uint64_t p, uint64_t size)
{
	CALL(f, "urUSMDeviceAlloc", 5, p, CONTEXT, DEVICE, 0, 0, size, 0x7000);
}

static void ur_free(struct fixture *f, uint64_t p)
{
	CALL(f, "urUSMFree", -1, 0, CONTEXT, p);
}

/* The call that is inside the one whose record comes next. */
static void inside(struct fixture *f)
{
	f->parent = f->id + 2;
	f->dur = 2;
	f->now += 4;
}

static void outside(struct fixture *f)
{
	f->parent = 0;
	f->now -= 7;
	f->dur = 10;
}

static void cl_alloc(struct fixture *f, uint64_t p, uint64_t size)
{
	f->ret = p;
	CALL(f, "clDeviceMemAllocINTEL", -1, 0, 0x900, 0x901, 0, size, 0, 0);
	f->ret = 0;
}

static void cl_free(struct fixture *f, uint64_t p)
{
	CALL(f, "clMemFreeINTEL", -1, 0, 0x900, p);
}

static void layered_alloc(struct fixture *f, uint64_t p, uint64_t ur_size, uint64_t cl_size)
{
	inside(f);
	cl_alloc(f, p, cl_size);
	outside(f);
	ur_alloc(f, p, ur_size);
}

static void layered_free(struct fixture *f, uint64_t p)
{
	inside(f);
	cl_free(f, p);
	outside(f);
	ur_free(f, p);
}

static void expect_total(struct fixture *f, uint64_t live, uint64_t peak, uint64_t count)
{
	const struct lifetimes_row *t = lifetimes_total(f->l);

	assert_int_equal(t->live, live);
	assert_int_equal(t->peak, peak);
	assert_int_equal(t->count, count);
}

static size_t faults(struct fixture *f, const struct lifetimes_fault **ret)
{
	const struct lifetimes_fault **all;
	size_t n;

	assert_int_equal(lifetimes_faults(f->l, &all, &n), 0);
	*ret = n ? all[0] : NULL;
	free(all);
	return n;
}

static void expect_no_fault(struct fixture *f)
{
	const struct lifetimes_fault *x;

	assert_int_equal(faults(f, &x), 0);
}

static void expect_fault(struct fixture *f, enum lifetimes_fault_type type, const char *by,
			 bool may_be)
{
	const struct lifetimes_fault *x;

	assert_int_equal(faults(f, &x), 1);
	assert_non_null(x);
	assert_int_equal(x->type, type);
	assert_string_equal(x->call, by);
	assert_int_equal(x->count, 1);
	assert_int_equal(x->may_be, may_be);
}

static uint64_t older_frees(struct fixture *f)
{
	struct lifetimes_gaps g;

	lifetimes_gaps(f->l, &g);
	return g.older_frees;
}

/* ---- one life ---------------------------------------------------------------------------------- */

TEST_WITH(test_live_and_peak, struct fixture *f)
{
	ur_alloc(f, 0x10000, 100);
	ur_alloc(f, 0x20000, 50);
	expect_total(f, 150, 150, 2);
	ur_free(f, 0x10000);
	expect_total(f, 50, 150, 2);
	ur_alloc(f, 0x10000, 70);
	expect_total(f, 120, 150, 3);
	ur_free(f, 0x10000);
	ur_free(f, 0x20000);
	expect_total(f, 0, 150, 3);
	expect_no_fault(f);
}

TEST_WITH(test_failures_allocate_nothing, struct fixture *f)
{
	const struct lifetimes_failure **all;
	size_t n;

	f->ret = 38;
	ur_alloc(f, 0x10000, 100);
	expect_total(f, 0, 0, 0);
	assert_int_equal(lifetimes_failures(f->l, &all, &n), 0);
	assert_int_equal(n, 1);
	assert_string_equal(all[0]->call, "urUSMDeviceAlloc");
	assert_int_equal(all[0]->bytes, 100);
	free(all);
	f->ret = 0;
	ur_alloc(f, 0x10000, 100);
	f->ret = 38;
	ur_free(f, 0x10000);
	expect_total(f, 100, 100, 1);
	expect_no_fault(f);
	/* NULL may be freed. */
	f->ret = 0;
	ur_free(f, 0);
	expect_no_fault(f);
}

/* ---- layers ------------------------------------------------------------------------------------ */

TEST_WITH(test_layers_are_one, struct fixture *f)
{
	const struct lifetimes_difference **d;
	size_t n;

	layered_alloc(f, 0x10000, 100, 100);
	expect_total(f, 100, 100, 1);
	layered_free(f, 0x10000);
	expect_total(f, 0, 100, 1);
	expect_no_fault(f);
	assert_int_equal(lifetimes_differences(f->l, &d, &n), 0);
	assert_int_equal(n, 0);
	free(d);
	/* The outermost says what was asked for. */
	layered_alloc(f, 0x10000, 100, 4096);
	expect_total(f, 100, 100, 2);
	assert_int_equal(lifetimes_differences(f->l, &d, &n), 0);
	assert_int_equal(n, 1);
	assert_string_equal(d[0]->upper, "urUSMDeviceAlloc");
	assert_string_equal(d[0]->lower, "clDeviceMemAllocINTEL");
	assert_int_equal(d[0]->upper_bytes, 100);
	assert_int_equal(d[0]->lower_bytes, 4096);
	free(d);
}

/* What a runtime makes for itself inside a call of another API is not the program's. */
TEST_WITH(test_runtimes_own, struct fixture *f)
{
	const struct lifetimes_row **rows;
	size_t n;

	inside(f);
	cl_alloc(f, 0x10000, 5000);
	outside(f);
	CALL(f, "urQueueFinish", -1, 0, 0xa0);
	expect_total(f, 0, 0, 0);
	assert_int_equal(lifetimes_rows(f->l, LIFETIMES_BY_KIND, &rows, &n), 0);
	assert_int_equal(n, 1);
	assert_string_equal(rows[0]->label, "device, by the runtime");
	assert_int_equal(rows[0]->live, 5000);
	free(rows);
	/* A pool: the layer above hands out a piece of what the layer below has made for it. */
	inside(f);
	cl_alloc(f, 0x20000, 1 << 20);
	outside(f);
	ur_alloc(f, 0x20100, 100);
	expect_total(f, 100, 100, 1);
}

TEST_WITH(test_wrong_free_is_told_once, struct fixture *f)
{
	layered_alloc(f, 0x10000, 100, 100);
	layered_free(f, 0x10000);
	layered_free(f, 0x10000);
	expect_fault(f, LIFETIMES_DOUBLE_FREE, "urUSMFree", false);
	expect_total(f, 0, 100, 1);
}

/* A chunk of a pool that is given back by the layer below, long after the layer above freed its part. */
TEST_WITH(test_late_end_of_a_chunk, struct fixture *f)
{
	layered_alloc(f, 0x10000, 100, 1 << 20);
	ur_free(f, 0x10000);
	ur_alloc(f, 0x10000, 200);
	ur_free(f, 0x10000);
	/* A driver's, and its loader's. */
	inside(f);
	cl_free(f, 0x10000);
	outside(f);
	cl_free(f, 0x10000);
	expect_no_fault(f);
	cl_free(f, 0x10000);
	expect_fault(f, LIFETIMES_DOUBLE_FREE, "clMemFreeINTEL", false);
}

static void make_buffer(struct fixture *f, uint64_t ur, uint64_t cl, uint64_t size)
{
	inside(f);
	f->ret = cl;
	CALL(f, "clCreateBuffer", -1, 0, 0x900, 0, size, 0, 0);
	f->ret = 0;
	outside(f);
	CALL(f, "urMemBufferCreate", 4, ur, CONTEXT, 0, size, 0, 0x7000);
}

static void release_buffer(struct fixture *f, uint64_t ur, uint64_t cl)
{
	inside(f);
	CALL(f, "clReleaseMemObject", -1, 0, cl);
	outside(f);
	CALL(f, "urMemRelease", -1, 0, ur);
}

TEST_WITH(test_buffers_have_owners, struct fixture *f)
{
	make_buffer(f, 0xb000, 0xc000, 640);
	expect_total(f, 640, 640, 1);
	CALL(f, "urMemRetain", -1, 0, 0xb000);
	CALL(f, "urMemRelease", -1, 0, 0xb000);
	expect_total(f, 640, 640, 1);
	release_buffer(f, 0xb000, 0xc000);
	expect_total(f, 0, 640, 1);
	expect_no_fault(f);
	/* An event has the address now. */
	CALL(f, "urEventRelease", -1, 0, 0xb000);
	expect_no_fault(f);
	CALL(f, "urMemRelease", -1, 0, 0xb000);
	expect_fault(f, LIFETIMES_DOUBLE_FREE, "urMemRelease", false);
}

/* ---- threads ----------------------------------------------------------------------------------- */

/* A free on one thread, and the address is another thread's before the free returns. */
TEST_WITH(test_free_told_late, struct fixture *f)
{
	ur_alloc(f, 0x10000, 100); /* returns at 1011 or so */
	f->tid = 101;
	f->now += 100;
	ur_alloc(f, 0x10000, 30);
	f->tid = 100;
	f->now -= 50;
	f->dur = 100;
	ur_free(f, 0x10000); /* began before, ended after */
	expect_total(f, 30, 100, 2);
	expect_no_fault(f);
	f->dur = 10;
	f->now += 100;
	ur_free(f, 0x10000);
	expect_total(f, 0, 100, 2);
	expect_no_fault(f);
}

/* ---- claims ------------------------------------------------------------------------------------ */

TEST_WITH(test_unknown, struct fixture *f)
{
	ur_free(f, 0x666000);
	expect_fault(f, LIFETIMES_UNKNOWN_FREE, "urUSMFree", false);
}

TEST_WITH(test_older_is_no_error, struct fixture *f)
{
	struct lifetimes_gaps g;

	f->tgid = f->tid = 200;
	ur_free(f, 0x666000);
	ur_free(f, 0x667000);
	expect_no_fault(f);
	assert_int_equal(older_frees(f), 2);
	layered_free(f, 0x668000);
	assert_int_equal(older_frees(f), 3);
	lifetimes_gaps(f->l, &g);
	assert_true(g.older);
	/* What was seen is known all the same. */
	ur_alloc(f, 0x10000, 1);
	ur_free(f, 0x10000);
	ur_free(f, 0x10000);
	expect_fault(f, LIFETIMES_DOUBLE_FREE, "urUSMFree", false);
}

TEST_WITH(test_loss_makes_claims_weak, struct fixture *f)
{
	const struct lifetimes_leak **leaks;
	size_t n;

	ur_alloc(f, 0x10000, 100);
	ur_alloc(f, 0x20000, 100);
	ur_free(f, 0x20000);
	lose(f);
	ur_free(f, 0x666000);
	expect_no_fault(f);
	ur_free(f, 0x20000);
	expect_fault(f, LIFETIMES_DOUBLE_FREE, "urUSMFree", true);
	ur_alloc(f, 0x30000, 100);
	assert_int_equal(lifetimes_leaks(f->l, &leaks, &n), 0);
	assert_int_equal(n, 2);
	assert_int_not_equal(leaks[0]->may_be, leaks[1]->may_be);
	free(leaks);
}

TEST_WITH(test_other_context, struct fixture *f)
{
	ur_alloc(f, 0x10000, 100);
	CALL(f, "urUSMFree", -1, 0, CONTEXT + 8, 0x10000);
	expect_fault(f, LIFETIMES_OTHER_CONTEXT, "urUSMFree", false);
	expect_total(f, 0, 100, 1);
}

TEST_WITH(test_child_frees_its_parents, struct fixture *f)
{
	ur_alloc(f, 0x10000, 100);
	fork_of(f, 100, 300);
	ur_alloc(f, 0x20000, 100);
	f->tgid = f->tid = 300;
	ur_free(f, 0x10000);
	expect_fault(f, LIFETIMES_OTHER_PROCESS, "urUSMFree", false);
	expect_total(f, 200, 200, 2);
	f->tgid = f->tid = 100;
	ur_free(f, 0x10000);
	expect_fault(f, LIFETIMES_OTHER_PROCESS, "urUSMFree", false);
	expect_total(f, 100, 200, 2);
}

TEST_WITH(test_leaks_at_the_end, struct fixture *f)
{
	const struct lifetimes_leak **leaks;
	size_t n;

	ur_alloc(f, 0x10000, 100);
	ur_alloc(f, 0x20000, 100);
	ur_alloc(f, 0x30000, 7);
	ur_alloc(f, 0x40000, 9);
	ur_free(f, 0x40000);
	assert_int_equal(lifetimes_leaks(f->l, &leaks, &n), 0);
	assert_int_equal(n, 2);
	assert_false(leaks[0]->ended);
	free(leaks);
	end(f, 100);
	lifetimes_finish(f->l);
	assert_int_equal(lifetimes_leaks(f->l, &leaks, &n), 0);
	assert_int_equal(n, 2);
	assert_true(leaks[0]->ended);
	assert_int_equal(leaks[0]->count, 2);
	assert_int_equal(leaks[0]->bytes, 200);
	assert_int_equal(leaks[1]->bytes, 7);
	free(leaks);
	expect_total(f, 0, 216, 4);
	assert_int_equal(lifetimes_total(f->l)->leaked, 207);
	/* The number is another process's now. */
	exec(f, 100);
	ur_free(f, 0x10000);
	expect_fault(f, LIFETIMES_UNKNOWN_FREE, "urUSMFree", false);
}

/* ---- copies ------------------------------------------------------------------------------------ */

TEST_WITH(test_copies_are_counted_once, struct fixture *f)
{
	const struct lifetimes_copy **c;
	size_t n;

	ur_alloc(f, 0x10000, 100);
	slot(f, "urUSMFree");
	inside(f);
	CALL(f, "clEnqueueMemcpyINTEL", -1, 0, 0x902, 0, 0x10000, 0x5000, 64, 0, 0, 0);
	outside(f);
	CALL(f, "urEnqueueUSMMemcpy", -1, 0, 0xa0, 0, 0x10000, 0x5000, 64, 0, 0, 0);
	CALL(f, "urEnqueueUSMMemcpy", -1, 0, 0xa0, 0, 0x5000, 0x10000, 10, 0, 0, 0);
	CALL(f, "urEnqueueUSMMemcpy", -1, 0, 0xa0, 0, 0x5000, 0x10000, 30, 0, 0, 0);
	assert_int_equal(lifetimes_copies(f->l, &c, &n), 0);
	assert_int_equal(n, 2);
	assert_int_equal(c[0]->to, 'D');
	assert_int_equal(c[0]->count, 1);
	assert_int_equal(c[0]->bytes, 64);
	assert_int_equal(c[0]->sizes[6], 1);
	assert_int_equal(c[1]->from, 'D');
	assert_int_equal(c[1]->count, 2);
	assert_int_equal(c[1]->min, 10);
	assert_int_equal(c[1]->max, 30);
	free(c);
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

static struct value text(const char *s)
{
	return (struct value){ .kind = VALUE_STRING, .str = s, .len = (uint32_t)strlen(s) };
}

static void notify(struct fixture *f, const char *name, uint64_t instance, const struct value *meta,
		   uint32_t n, uint32_t line)
{
	struct xb_xpti rec = { .h = { .len = sizeof(rec),
				      .type = XB_XPTI,
				      .tgid = f->tgid,
				      .tid = f->tid,
				      .ts = f->now++ },
			       .instance = instance,
			       .line = line };
	struct event_xpti x = { .rec = &rec,
				.stream = "sycl.experimental.mem_alloc",
				.event = name,
				.has_event = true,
				.has_line = true,
				.name = text("main"),
				.file = text(f->file ? f->file : "prog.cpp"),
				.data = text("usm::alignedAlloc"),
				.metadata = meta,
				.nmetadata = n };
	struct event e = { .type = EVENT_XPTI, .rec = &rec.h, .xpti = &x };

	assert_int_equal(model_event(f->m, &e), 0);
}

TEST_WITH(test_xpti_tells_the_place, struct fixture *f)
{
	const struct value meta[] = {
		{ .kind = VALUE_UINT, .key = "memory_ptr", .u = 0x10000 },
		{ .kind = VALUE_UINT, .key = "memory_size", .u = 100 },
	};
	const struct lifetimes_row **rows;
	size_t n;

	notify(f, "mem_alloc_begin", 1, meta + 1, 1, 12);
	layered_alloc(f, 0x10000, 100, 100);
	notify(f, "mem_alloc_end", 1, meta, 2, 12);
	expect_total(f, 100, 100, 1);
	assert_int_equal(lifetimes_rows(f->l, LIFETIMES_BY_SITE, &rows, &n), 0);
	assert_int_equal(n, 1);
	assert_string_equal(rows[0]->label, "main (prog.cpp:12)");
	free(rows);
	notify(f, "mem_release_begin", 2, meta, 1, 14);
	layered_free(f, 0x10000);
	notify(f, "mem_release_end", 2, meta, 1, 14);
	expect_total(f, 0, 100, 1);
	expect_no_fault(f);
	notify(f, "mem_release_begin", 3, meta, 1, 15);
	layered_free(f, 0x10000);
	notify(f, "mem_release_end", 3, meta, 1, 15);
	expect_fault(f, LIFETIMES_DOUBLE_FREE, "urUSMFree", false);
}

struct place {
	const char *function, *module, *source;
	uint32_t line;
};

/* The next call is made there, the innermost first. */
static void next_call_is_at(struct fixture *f, const struct place *at, uint32_t n)
{
	struct xb_def_site *s;
	struct xb_call_site *c;
	uint32_t ids[8];

	for (uint32_t i = 0; i < n; i++) {
		struct xb_def_frame *d = rec_start(&f->r, XB_DEF_FRAME, sizeof(*d), 0, 0, 1);

		ids[i] = d->frame = i + 1;
		d->line = at[i].line;
		d->offset = 0x10 * i;
		rec_texts(&f->r, at[i].function, at[i].module, at[i].source);
		assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), 0);
	}
	s = rec_start(&f->r, XB_DEF_SITE, sizeof(*s), 0, 0, 1);
	s->site = 1;
	s->nframes = n;
	rec_add(&f->r, ids, n * 4);
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), 0);
	c = rec_start(&f->r, XB_CALL_SITE, sizeof(*c), f->tgid, f->tid, 1);
	c->call = f->id + 1;
	c->site = 1;
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), 0);
}

/* Without lines, the program's function is the place, and leaks of one place are one row. */
TEST_WITH(test_place_without_lines, struct fixture *f)
{
	static const struct place at[] = { { "sycl::_V1::detail::usm", "libsycl.so", "", 0 },
					   { "sycl::_V1::malloc_device<int>", "prog", "", 0 },
					   { "make_weights", "prog", "", 0 },
					   { "main", "prog", "", 0 } };
	const struct lifetimes_leak **leaks;
	size_t n;

	for (unsigned i = 0; i < 100; i++) {
		next_call_is_at(f, at, ARRAY_SIZE(at));
		ur_alloc(f, 0x10000 + 0x1000 * i, 100 + i);
	}
	next_call_is_at(f, at, 2);
	ur_alloc(f, 0x8000, 1);
	assert_int_equal(lifetimes_leaks(f->l, &leaks, &n), 0);
	assert_int_equal(n, 2);
	assert_string_equal(leaks[0]->site, "make_weights (prog+0x20)");
	assert_int_equal(leaks[0]->count, 100);
	assert_int_equal(leaks[0]->size, 100);
	assert_int_equal(leaks[0]->size_max, 199);
	assert_string_equal(leaks[1]->site, "sycl::_V1::malloc_device<int> (prog+0x10)");
	assert_int_equal(leaks[1]->size_max, 1);
	free(leaks);
}

/* What XPTI has no file of, as of a Python script, has the place that its stack tells, whichever layer has that. */
TEST_WITH(test_unknown_place, struct fixture *f)
{
	const struct value meta[] = {
		{ .kind = VALUE_UINT, .key = "memory_ptr", .u = 0x10000 },
		{ .kind = VALUE_UINT, .key = "memory_size", .u = 100 },
	};
	const struct lifetimes_row **rows;
	size_t n;

	f->file = "<unknown-file>";
	notify(f, "mem_alloc_begin", 1, meta + 1, 1, 0);
	next_call_is_at(f, &(struct place){ "<module>", "python3", "np.py", 15 }, 1);
	layered_alloc(f, 0x10000, 100, 100);
	notify(f, "mem_alloc_end", 1, meta, 2, 0);
	assert_int_equal(lifetimes_rows(f->l, LIFETIMES_BY_SITE, &rows, &n), 0);
	assert_int_equal(n, 1);
	assert_string_equal(rows[0]->label, "<module> (np.py:15)");
	free(rows);
}

TEST_WITH(test_xpti_alone, struct fixture *f)
{
	const struct value meta[] = {
		{ .kind = VALUE_UINT, .key = "memory_ptr", .u = 0x10000 },
		{ .kind = VALUE_UINT, .key = "memory_size", .u = 100 },
	};

	notify(f, "mem_alloc_begin", 1, meta + 1, 1, 12);
	notify(f, "mem_alloc_end", 1, meta, 2, 12);
	expect_total(f, 100, 100, 1);
	notify(f, "mem_release_begin", 2, meta, 1, 14);
	notify(f, "mem_release_end", 2, meta, 1, 14);
	expect_total(f, 0, 100, 1);
	expect_no_fault(f);
}

static void expect_devices(struct fixture *f, const char *first, const char *second)
{
	const struct lifetimes_row **rows;
	size_t n;

	assert_int_equal(lifetimes_rows(f->l, LIFETIMES_BY_DEVICE, &rows, &n), 0);
	assert_int_equal(n, second ? 2 : 1);
	for (size_t i = 0; i < n; i++)
		assert_true(!strcmp(rows[i]->label, first) ||
			    (second && !strncmp(rows[i]->label, second, strlen(second))));
	free(rows);
}

static const struct value meta_of_gpu[] = {
	{ .kind = VALUE_UINT, .key = "memory_ptr", .u = 0x10000 },
	{ .kind = VALUE_UINT, .key = "memory_size", .u = 100 },
	{ .kind = VALUE_STRING, .key = "sycl_device_name", .str = "A GPU", .len = 5 },
};

static void alloc_with_name(struct fixture *f)
{
	notify(f, "mem_alloc_begin", 1, meta_of_gpu + 1, 2, 12);
	ur_alloc(f, 0x10000, 100);
	notify(f, "mem_alloc_end", 1, meta_of_gpu, 3, 12);
}

/* Attached late, armed in the middle: XPTI's name is the device's from then on, with and without XPTI. */
TEST_WITH(test_xpti_names_the_device, struct fixture *f)
{
	alloc_with_name(f);
	expect_devices(f, "A GPU", NULL);
	ur_alloc(f, 0x20000, 100);
	expect_devices(f, "A GPU", NULL);
	CALL(f, "urUSMDeviceAlloc", 5, 0x30000, CONTEXT, DEVICE + 8, 0, 0, 100, 0x7000);
	expect_devices(f, "A GPU", "device#");
}

/* What was there before is of the same device: one row, and what it says is what was. */
TEST_WITH(test_named_late, struct fixture *f)
{
	const struct lifetimes_row **rows;
	size_t n;

	ur_alloc(f, 0x20000, 300);
	ur_alloc(f, 0x30000, 50);
	ur_free(f, 0x20000);
	assert_int_equal(lifetimes_rows(f->l, LIFETIMES_BY_DEVICE, &rows, &n), 0);
	assert_int_equal(n, 1);
	assert_memory_equal(rows[0]->label, "device#", 7);
	free(rows);
	alloc_with_name(f);
	expect_devices(f, "A GPU", NULL);
	ur_free(f, 0x30000);
	assert_int_equal(lifetimes_rows(f->l, LIFETIMES_BY_DEVICE, &rows, &n), 0);
	assert_int_equal(rows[0]->live, 100);
	assert_int_equal(rows[0]->count, 3);
	assert_int_equal(rows[0]->bytes, 450);
	assert_int_equal(rows[0]->peak, 350);
	free(rows);
}

/* Where there is a row of that name already it can't be said how much both had at once: they stay as they are. */
TEST_WITH(test_named_late_beside_another, struct fixture *f)
{
	const struct lifetimes_row **rows;
	size_t n;

	alloc_with_name(f);
	/* Another program's may be another one. */
	f->tid = ++f->tgid;
	ur_alloc(f, 0x20000, 300);
	expect_devices(f, "A GPU", "device#");
	alloc_with_name(f);
	expect_devices(f, "A GPU", "device#");
	ur_alloc(f, 0x30000, 50);
	assert_int_equal(lifetimes_rows(f->l, LIFETIMES_BY_DEVICE, &rows, &n), 0);
	assert_int_equal(n, 2);
	for (size_t i = 0; i < n; i++)
		assert_int_equal(rows[i]->live, strcmp(rows[i]->label, "A GPU") ? 300 : 250);
	free(rows);
}

/* ---- chance ------------------------------------------------------------------------------------ */

static void check_sums(struct fixture *f)
{
	const struct lifetimes_row *t = lifetimes_total(f->l), **rows;
	const struct lifetimes_leak **leaks;
	uint64_t live, count, bytes = 0;
	size_t n, i;
	unsigned by;

	for (by = 0; by < LIFETIMES_BY_MAX; by++) {
		assert_int_equal(lifetimes_rows(f->l, by, &rows, &n), 0);
		for (i = 0, live = count = 0; i < n; i++) {
			assert_true(rows[i]->live <= rows[i]->peak);
			assert_true(rows[i]->live_count <= rows[i]->count);
			if (by == LIFETIMES_BY_KIND && !rows[i]->counts)
				continue;
			assert_true(rows[i]->peak <= t->peak);
			live += rows[i]->live;
			count += rows[i]->count;
		}
		assert_int_equal(live, t->live);
		assert_int_equal(count, t->count);
		free(rows);
	}
	assert_int_equal(lifetimes_leaks(f->l, &leaks, &n), 0);
	for (i = 0; i < n; i++)
		bytes += leaks[i]->counts && !leaks[i]->ended ? leaks[i]->bytes : 0;
	/* What is inside calls that have not returned is live, and not counted yet. */
	assert_true(bytes >= t->live);
	free(leaks);
}

TEST_WITH(test_chance, struct fixture *f)
{
	uint64_t s = 88172645463325252ull;
	unsigned i;

	for (i = 0; i < 60000; i++) {
		uint64_t p = 0x10000 + (roll(&s) % 40) * 0x1000, size = roll(&s) % 5000;

		f->tgid = 100 + (uint32_t)(roll(&s) % 4) * 100;
		f->tid = f->tgid + (uint32_t)(roll(&s) % 3);
		f->ret = roll(&s) % 16 ? 0 : 38;
		/* Time that steps back, calls that last. */
		f->now += roll(&s) % 100;
		f->now -= f->now > 5000 && !(roll(&s) % 50) ? 3000 : 0;
		f->dur = roll(&s) % 60;
		f->parent = roll(&s) % 4 ? 0 : f->id + 2;
		switch (roll(&s) % 16) {
		case 0 ... 3:
			ur_alloc(f, p, size);
			break;
		case 4 ... 7:
			ur_free(f, p);
			break;
		case 8:
			cl_alloc(f, p, size);
			break;
		case 9:
			cl_free(f, p);
			break;
		case 10:
			f->ret = 0;
			make_buffer(f, p, p + 8, size);
			break;
		case 11:
			f->ret = 0;
			release_buffer(f, p, p + 8);
			break;
		case 12:
			CALL(f, "urQueueFinish", -1, 0, 0xa0);
			break;
		case 13:
			if (!(roll(&s) % 100))
				fork_of(f, f->tgid, 100 + (uint32_t)(roll(&s) % 4) * 100);
			break;
		case 14:
			if (!(roll(&s) % 100))
				exec(f, f->tgid);
			else if (!(roll(&s) % 100))
				end(f, f->tgid);
			break;
		default:
			if (!(roll(&s) % 500))
				lose(f);
			break;
		}
		if (!(i % 97))
			check_sums(f);
	}
	lifetimes_finish(f->l);
	check_sums(f);
}

/* Allocations without end, each at its own address: what finds no room is counted, and nothing claimed. */
TEST_WITH(test_bounds, struct fixture *f)
{
	struct lifetimes_gaps g;
	uint64_t i;

	for (i = 0; i < LIFETIMES_LIVE_MAX + 100; i++)
		ur_alloc(f, 0x100000 + i * 16, 16);
	lifetimes_gaps(f->l, &g);
	assert_int_equal(g.untracked, 100);
	expect_total(f, LIFETIMES_LIVE_MAX * 16ull, LIFETIMES_LIVE_MAX * 16ull, LIFETIMES_LIVE_MAX);
	for (i = 0; i < LIFETIMES_LIVE_MAX + 100; i++)
		ur_free(f, 0x100000 + i * 16);
	expect_total(f, 0, LIFETIMES_LIVE_MAX * 16ull, LIFETIMES_LIVE_MAX);
	expect_no_fault(f);
	lifetimes_gaps(f->l, &g);
	assert_int_equal(g.older_frees, 100);
	assert_int_equal(g.dead_forgotten, LIFETIMES_LIVE_MAX - LIFETIMES_DEAD_MAX);
}

/* Steps of the timeline grow; its peak stays. */
TEST_WITH(test_timeline, struct fixture *f)
{
	const struct lifetimes_point *p;
	uint64_t step, peak = 0;
	size_t n, i;

	for (i = 0; i < 10 * LIFETIMES_POINTS_MAX; i++) {
		f->now += LIFETIMES_STEP;
		ur_alloc(f, 0x10000, i == 5000 ? 999 : 10);
		ur_free(f, 0x10000);
	}
	n = lifetimes_timeline(f->l, &p, &step);
	assert_true(n > LIFETIMES_POINTS_MAX / 4 && n <= LIFETIMES_POINTS_MAX);
	assert_true(step >= 10 * LIFETIMES_STEP);
	for (i = 0; i < n; i++) {
		assert_true(!i || p[i].at >= p[i - 1].at + step);
		assert_int_equal(p[i].live, 0);
		peak = p[i].peak > peak ? p[i].peak : peak;
	}
	assert_int_equal(peak, 999);
}

struct seen {
	struct lifetimes_watcher watcher;
	unsigned n;
};

static void count_life(void *u, const struct lifetimes_life *x)
{
	struct seen *s = u;

	assert_int_equal(x->pid, 100);
	s->n++;
}

/* Each watcher gets every allocation once, whoever else watches. */
TEST_WITH(test_several_watch, struct fixture *f)
{
	struct seen a = { .watcher = { .fn = count_life, .u = &a } };
	struct seen b = { .watcher = { .fn = count_life, .u = &b } };

	lifetimes_watch(f->l, &a.watcher);
	lifetimes_watch(f->l, &b.watcher);
	ur_alloc(f, 0x10000, 16);
	exec(f, 100);
	assert_int_equal(a.n, 1);
	assert_int_equal(b.n, 1);
	ur_alloc(f, 0x20000, 16);
	ur_alloc(f, 0x30000, 16);
	lifetimes_finish(f->l);
	lifetimes_watch_rest(f->l, &a.watcher);
	assert_int_equal(a.n, 3);
	assert_int_equal(b.n, 1);
	lifetimes_watch_rest(f->l, &b.watcher);
	assert_int_equal(b.n, 3);
}
