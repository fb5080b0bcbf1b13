// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * capture_test.c - capture plans: where arguments are, what is followed, what goes when room is short.
 * The places are those that gcc uses for the same prototypes (System V ABI).
 */
#include "unit.h"
#include "base/cleanup.h"
#include "plan/capture.h"
#include "records.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" /* what a row doesn't have */

/* ---- a small catalog of our own ---------------------------------------------------------------- */

static const struct cat_type t_void = { "void", CAT_VOID, 0, 0, NULL, NULL, NULL };
static const struct cat_type t_char = { "char", CAT_CHAR, 1, 0, NULL, NULL, NULL };
static const struct cat_type t_u32 = { "uint32_t", CAT_UINT, 4, 0, NULL, NULL, NULL };
static const struct cat_type t_u64 = { "size_t", CAT_UINT, 8, 0, NULL, NULL, NULL };
static const struct cat_type t_double = { "double", CAT_FLOAT, 8, 0, NULL, NULL, NULL };
static const struct cat_type t_handle = { "h_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL };
static const struct cat_type t_result = { "result_t", CAT_ENUM, 4, 0, NULL, NULL, NULL };
static const struct cat_type t_string = { "const char *", CAT_STRING, 8, 0, &t_char, NULL, NULL };
static const struct cat_type p_void = { "void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };
static const struct cat_type p_u32 = { "uint32_t *", CAT_PTR, 8, 0, &t_u32, NULL, NULL };
static const struct cat_type p_u64 = { "size_t *", CAT_PTR, 8, 0, &t_u64, NULL, NULL };
static const struct cat_type p_handle = { "h_t *", CAT_PTR, 8, 0, &t_handle, NULL, NULL };
static const struct cat_type p_string = { "const char **", CAT_PTR, 8, 0, &t_string, NULL, NULL };

static const struct cat_field m_origin[] = {
	{ "x", &t_u64, 0, 0, 0, false, false },
	{ "y", &t_u64, 8, 0, 0, false, false },
	{ "z", &t_u64, 16, 0, 0, false, false },
};
static const struct cat_type t_origin = { "origin_t", CAT_STRUCT, 24, 3, NULL, m_origin, NULL };

static const struct cat_field m_pair[] = {
	{ "a", &t_u64, 0, 0, 0, false, false },
	{ "b", &t_u64, 8, 0, 0, false, false },
};
static const struct cat_type t_pair = { "pair_t", CAT_STRUCT, 16, 2, NULL, m_pair, NULL };

static const struct cat_field m_mixed[] = {
	{ "a", &t_u64, 0, 0, 0, false, false },
	{ "d", &t_double, 8, 0, 0, false, false },
};
static const struct cat_type t_mixed = { "mixed_t", CAT_STRUCT, 16, 2, NULL, m_mixed, NULL };

static const struct cat_field m_desc[] = {
	{ "stype", &t_u32, 0, 0, 0, true, false },
	{ "pNext", &p_void, 8, CAT_LEN_NONE, 0, false, true },
	{ "name", &t_string, 16, CAT_LEN_NONE, 0, false, false },
	{ "count", &t_u32, 24, 0, 0, false, false },
	{ "items", &p_u64, 32, CAT_LEN_ARG, 3, false, false },
};
static const struct cat_type t_desc = { "desc_t", CAT_STRUCT, 40, 5, NULL, m_desc, NULL };
static const struct cat_type p_desc = { "const desc_t *", CAT_PTR, 8, 0, &t_desc, NULL, NULL };

static struct cat_func func(const struct cat_arg *args, unsigned nargs)
{
	return (struct cat_func){ .name = "f",
				  .api = CAT_API_UR,
				  .args = args,
				  .nargs = (uint8_t)nargs,
				  .ret = &t_result,
				  .since = "",
				  .until = "" };
}

static const struct xb_op *op_of(const struct xb_plan *p, unsigned word)
{
	int i = rec_op(p, -1, word);

	return i < 0 ? NULL : &p->ops[i];
}

static unsigned worst_bytes(const struct xb_plan *p)
{
	unsigned i, sum = 0;

	for (i = 0; i < p->nops; i++)
		sum += sizeof(struct xb_item) + ((p->ops[i].max + 7u) & ~7u);
	return sum;
}

/* ---- places ------------------------------------------------------------------------------------ */

/* void f(h, u32, origin, origin, u64, u64, u64, u64, p): big structures go to the stack at once. */
TEST(test_layout_by_value)
{
	static const struct cat_arg args[] = {
		{ "h", &t_handle, CAT_IN, 0, 0 }, { "n", &t_u32, CAT_IN, 0, 0 },
		{ "o", &t_origin, CAT_IN, 0, 0 }, { "r", &t_origin, CAT_IN, 0, 0 },
		{ "p1", &t_u64, CAT_IN, 0, 0 },	  { "p2", &t_u64, CAT_IN, 0, 0 },
		{ "p3", &t_u64, CAT_IN, 0, 0 },	  { "p4", &t_u64, CAT_IN, 0, 0 },
		{ "p5", &t_u64, CAT_IN, 0, 0 },
	};
	static const uint16_t word[] = { 0, 1, 6, 9, 2, 3, 4, 5, 12 };
	struct cat_func f = func(args, ARRAY_SIZE(args));
	struct capture_place p[ARRAY_SIZE(args)];
	unsigned i;

	assert_int_equal(capture_layout(&f, p, ARRAY_SIZE(p)), 13);
	for (i = 0; i < ARRAY_SIZE(args); i++) {
		assert_int_equal(p[i].word, word[i]);
		assert_int_equal(p[i].nwords, i == 2 || i == 3 ? 3 : 1);
	}
}

/* A pair needs two free registers, or goes to the stack as a whole; later ones still use what is left. */
TEST(test_layout_pair)
{
	static const struct cat_arg args[] = {
		{ "a", &t_pair, CAT_IN, 0, 0 }, { "b", &t_u64, CAT_IN, 0, 0 },
		{ "c", &t_u64, CAT_IN, 0, 0 },	{ "d", &t_u64, CAT_IN, 0, 0 },
		{ "e", &t_pair, CAT_IN, 0, 0 }, { "f", &t_u64, CAT_IN, 0, 0 },
		{ "g", &t_u64, CAT_IN, 0, 0 },
	};
	static const uint16_t word[] = { 0, 2, 3, 4, 6, 5, 8 };
	struct cat_func f = func(args, ARRAY_SIZE(args));
	struct capture_place p[ARRAY_SIZE(args)];
	unsigned i;

	assert_int_equal(capture_layout(&f, p, ARRAY_SIZE(p)), 9);
	for (i = 0; i < ARRAY_SIZE(args); i++)
		assert_int_equal(p[i].word, word[i]);
}

TEST(test_layout_float)
{
	static const struct cat_arg args[] = {
		{ "a", &t_u64, CAT_IN, 0, 0 }, { "d", &t_double, CAT_IN, 0, 0 },
		{ "b", &t_u64, CAT_IN, 0, 0 }, { "m", &t_mixed, CAT_IN, 0, 0 },
		{ "c", &t_u64, CAT_IN, 0, 0 },
	};
	static const uint16_t word[] = { 0, CAPTURE_NO_WORD, 1, CAPTURE_NO_WORD, 3 };
	struct cat_func f = func(args, ARRAY_SIZE(args));
	struct capture_place p[ARRAY_SIZE(args)];
	struct xb_plan plan;
	unsigned dropped, i;

	assert_int_equal(capture_layout(&f, p, ARRAY_SIZE(p)), 4);
	for (i = 0; i < ARRAY_SIZE(args); i++)
		assert_int_equal(p[i].word, word[i]);
	capture_plan(&f, 3, NULL, &plan, &dropped);
	assert_int_equal(dropped, 2);
	assert_int_equal(plan.nargs, 4);
	assert_int_equal(plan.func, 3);
}

/* ---- operations -------------------------------------------------------------------------------- */

TEST(test_launch)
{
	struct xb_plan p;
	const struct xb_op *op;
	unsigned i, w;

	capture_plan(catalog_find("urEnqueueKernelLaunchWithArgsExp"), 9, NULL, &p, NULL);
	assert_int_equal(p.nargs, 12);
	assert_int_equal(p.api, CAT_API_UR);
	assert_int_equal(p.success, 0);
	/* Offset, global and local size, each workDim elements. */
	for (w = 3; w <= 5; w++) {
		op = op_of(&p, w);
		assert_non_null(op);
		assert_int_equal(op->kind, XB_OP_ARR);
		assert_int_equal(op->elem, 8);
		assert_int_equal(op->len_src, 2);
		/* Of one count: likely neighbours. */
		assert_int_equal(op->flags, XB_OP_LEN_32 | XB_OP_NEAR);
		assert_true(op->max >= 24);
	}
	op = op_of(&p, 7);
	assert_non_null(op);
	assert_int_equal(op->elem, 48);
	assert_int_equal(op->len_src, 6);
	assert_int_equal(op->flags, XB_OP_LEN_32);
	op = op_of(&p, 10);
	assert_non_null(op);
	assert_int_equal(op->elem, 8);
	assert_int_equal(op->len_src, 9);
	/* The event is last and always has room. */
	op = &p.ops[p.nops - 1];
	assert_ptr_equal(op, op_of(&p, 11));
	assert_int_equal(op->kind, XB_OP_MEM);
	assert_int_equal(op->max, 8);
	assert_int_equal(op->flags, XB_OP_AT_RETURN | XB_OP_ON_SUCCESS);
	assert_int_equal(p.nret, 1);
	for (i = 0; i + p.nret < p.nops; i++)
		assert_false(p.ops[i].flags & XB_OP_AT_RETURN);
	assert_true(worst_bytes(&p) <= XB_CALL_DATA);
}

TEST(test_counts)
{
	static const struct cat_arg args[] = {
		{ "n", &t_u32, CAT_IN, 0, 0 },
		{ "in", &p_handle, CAT_IN, CAT_LEN_ARG, 0 },
		{ "pn", &p_u32, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
		{ "out", &p_handle, CAT_OUT, CAT_LEN_PARG, 2 },
		{ "size", &t_u64, CAT_IN, 0, 0 },
		{ "bytes", &p_void, CAT_IN, CAT_LEN_BYTES, 4 },
		{ "three", &p_u64, CAT_IN, CAT_LEN_CONST, 3 },
		{ "opaque", &p_void, CAT_IN, CAT_LEN_NONE, 0 },
		{ "one", &p_void, CAT_IN, CAT_LEN_ONE, 0 },
		{ "s", &t_string, CAT_IN, CAT_LEN_NONE, 0 },
	};
	struct cat_func f = func(args, ARRAY_SIZE(args));
	struct xb_plan p;
	const struct xb_op *op;
	unsigned dropped;

	capture_plan(&f, 1, NULL, &p, &dropped);
	assert_int_equal(dropped, 0);
	op = op_of(&p, 1);
	assert_int_equal(op->len_src, 0);
	assert_int_equal(op->flags, XB_OP_LEN_32);
	op = op_of(&p, 2);
	assert_int_equal(op->flags, XB_OP_AT_RETURN); /* in and out: also when it failed */
	assert_int_equal(op->max, 4);
	op = op_of(&p, 3);
	assert_int_equal(op->len_src, 2);
	assert_int_equal(op->flags,
			 XB_OP_AT_RETURN | XB_OP_ON_SUCCESS | XB_OP_LEN_DEREF | XB_OP_LEN_32);
	op = op_of(&p, 5);
	assert_int_equal(op->elem, 1);
	assert_int_equal(op->len_src, 4);
	assert_int_equal(op->flags, 0); /* a size_t: all 64 bits count */
	op = op_of(&p, 6);
	assert_int_equal(op->len_src, XB_SRC_CONST);
	assert_int_equal(op->len_off, 3);
	assert_null(op_of(&p, 7));
	assert_null(op_of(&p, 8));
	op = op_of(&p, 9);
	assert_int_equal(op->kind, XB_OP_STR);
	assert_true(op->max > 0 && op->max <= XB_OP_MAX);
}

/* What lies inside a structure, its chain included. */
TEST(test_inside)
{
	static const struct cat_arg args[] = {
		{ "d", &p_desc, CAT_IN, CAT_LEN_ONE, 0 },
		{ "o", &p_handle, CAT_OUT, CAT_LEN_ONE, 0 },
	};
	struct cat_func f = func(args, ARRAY_SIZE(args));
	struct capture_limits limits = capture_default_limits;
	struct xb_plan p;
	int d, name, items, next;

	limits.next_max = 2;
	capture_plan(&f, 1, &limits, &p, NULL);
	d = rec_op(&p, -1, 0);
	assert_int_equal(d, 0);
	assert_int_equal(p.ops[d].kind, XB_OP_MEM);
	assert_int_equal(p.ops[d].max, 40);
	name = rec_op(&p, d, 16);
	assert_true(name > d);
	assert_int_equal(p.ops[name].kind, XB_OP_STR);
	items = rec_op(&p, d, 32);
	assert_true(items > d);
	assert_int_equal(p.ops[items].kind, XB_OP_ARR);
	assert_int_equal(p.ops[items].len_src, XB_SRC_OP | d);
	assert_int_equal(p.ops[items].len_off, 24);
	assert_int_equal(p.ops[items].flags, XB_OP_LEN_32);
	next = rec_op(&p, d, 8);
	assert_true(next > d);
	assert_int_equal(p.ops[next].kind, XB_OP_CHAIN);
	assert_int_equal(p.ops[next].max, 2 * CAPTURE_NEXT_BYTES);
	assert_int_equal(p.nops, 5);
	assert_int_equal(p.nret, 1);
	assert_int_equal(p.ops[4].src, 1);
	/* As long as one operation can be, or none at all. */
	limits.next_max = 1000;
	capture_plan(&f, 1, &limits, &p, NULL);
	assert_int_equal(p.ops[rec_op(&p, d, 8)].max, XB_OP_MAX);
	limits.next_max = 0;
	capture_plan(&f, 1, &limits, &p, NULL);
	assert_int_equal(rec_op(&p, d, 8), -1);
	assert_int_equal(p.nops, 4);
	capture_plan(&f, 1, NULL, &p, NULL);
	assert_int_equal(p.ops[rec_op(&p, d, 8)].max, 8 * CAPTURE_NEXT_BYTES);
}

/* A chain that an argument leads to. */
TEST(test_next_argument)
{
	static const struct cat_arg args[] = {
		{ "h", &t_handle, CAT_IN, CAT_LEN_NONE, 0 },
		{ "pNext", &p_void, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	};
	struct cat_func f = func(args, ARRAY_SIZE(args));
	struct xb_plan p;

	capture_plan(&f, 1, NULL, &p, NULL);
	assert_int_equal(p.nops, 1);
	assert_int_equal(p.ops[0].kind, XB_OP_CHAIN);
	assert_int_equal(p.ops[0].src, 1);
	assert_int_equal(p.ops[0].flags, 0);
}

/* What the elements of an array point to, where their tag says that it is a value. */
TEST(test_each)
{
	const struct cat_func *f = catalog_find("urEnqueueKernelLaunchWithArgsExp");
	const struct xb_op *op = NULL, *args;
	unsigned i, n = 0;
	struct xb_plan p;

	capture_plan(f, 1, NULL, &p, NULL);
	for (i = 0; i < p.nops; i++) {
		if (p.ops[i].kind != XB_OP_EACH)
			continue;
		op = &p.ops[i];
		n++;
	}
	assert_int_equal(n, 1);
	assert_non_null(op);
	assert_true(op->src & XB_SRC_OP);
	args = &p.ops[op->src & ~XB_SRC_OP];
	assert_int_equal(args->src, 7); /* pArgs */
	assert_int_equal(args->elem, 48);
	assert_int_equal(op->stride, 48);
	assert_int_equal(op->off, 32);
	assert_int_equal(op->len_off, 24);
	assert_int_equal(op->tag_off, 16);
	assert_int_equal(op->tag, 0);
	/* Room for as many as the array has. */
	assert_int_equal(op->max, sizeof(struct xb_each) + args->max / 48 * XB_EACH_BYTES);
}

/* An operation at return refers to one at return, by its number in the whole plan. */
TEST(test_inside_at_return)
{
	static const struct cat_arg args[] = {
		{ "s", &t_string, CAT_IN, CAT_LEN_NONE, 0 },
		{ "msg", &p_string, CAT_OUT, CAT_LEN_ONE, 0 },
	};
	struct cat_func f = func(args, ARRAY_SIZE(args));
	struct xb_plan p;

	capture_plan(&f, 1, NULL, &p, NULL);
	assert_int_equal(p.nops, 3);
	assert_int_equal(p.nret, 2);
	assert_int_equal(p.ops[1].src, 1);
	assert_int_equal(p.ops[2].kind, XB_OP_STR);
	assert_int_equal(p.ops[2].src, XB_SRC_OP | 1);
	assert_true(p.ops[2].flags & XB_OP_AT_RETURN);
}

/* A pointer that is written, and what it leads to, of which another that is written has the size. */
TEST(test_behind)
{
	const struct cat_func *f = catalog_find("urIPCGetMemHandleExp");
	const struct xb_op *behind;
	struct xb_plan p;
	int pointer, i;

	assert_non_null(f);
	capture_plan(f, 1, NULL, &p, NULL);
	pointer = rec_op(&p, -1, 2);
	assert_true(pointer >= 0);
	i = rec_op(&p, pointer, 0);
	assert_true(i > pointer);
	behind = &p.ops[i];
	assert_int_equal(behind->kind, XB_OP_ARR);
	assert_int_equal(behind->flags, XB_OP_AT_RETURN | XB_OP_ON_SUCCESS | XB_OP_LEN_DEREF);
	assert_int_equal(behind->len_src, 3);
	assert_int_equal(behind->elem, 1);
	assert_int_equal(behind->max, 256);
	assert_true(worst_bytes(&p) <= XB_CALL_DATA);
	/* What memory is imported by is never cut to what suffices for a pattern. */
	capture_plan(catalog_find("urIPCOpenMemHandleExp"), 1, NULL, &p, NULL);
	assert_int_equal(op_of(&p, 2)->max, 256);
	capture_plan(catalog_find("urEnqueueUSMFill"), 1, NULL, &p, NULL);
	assert_int_equal(op_of(&p, 3)->max, 64);
}

TEST(test_no_return)
{
	static const struct cat_arg args[] = {
		{ "s", &t_string, CAT_IN, CAT_LEN_NONE, 0 },
		{ "o", &p_handle, CAT_OUT, CAT_LEN_ONE, 0 },
	};
	struct cat_func f = func(args, ARRAY_SIZE(args));
	struct xb_plan p;
	unsigned dropped;

	f.flags = CAT_F_NO_RETURN;
	capture_plan(&f, 1, NULL, &p, &dropped);
	assert_int_equal(p.flags, XB_PLAN_ENTRY_ONLY);
	assert_int_equal(p.nops, 1);
	assert_int_equal(p.nret, 0);
	assert_int_equal(dropped, 1);
}

/* Too many arguments: the words that a record holds stay, 16 are followed, the rest is counted. */
TEST(test_too_many)
{
	struct cat_arg args[XB_MAX_ARGS + 4];
	struct cat_func f = func(args, ARRAY_SIZE(args));
	struct xb_plan p;
	unsigned dropped, i;

	for (i = 0; i < ARRAY_SIZE(args); i++)
		args[i] = (struct cat_arg){ "s", &t_string, CAT_IN, CAT_LEN_NONE, 0 };
	capture_plan(&f, 1, NULL, &p, &dropped);
	assert_int_equal(p.nargs, XB_MAX_ARGS);
	assert_int_equal(p.nops, 16);
	assert_int_equal(dropped, XB_MAX_ARGS + 4 - XB_MAX_OPS);
	assert_true(worst_bytes(&p) <= XB_CALL_DATA);
	for (i = 0; i < p.nops; i++)
		assert_true(p.ops[i].max >= 32);
}

/* ---- what tells failure, and layers ------------------------------------------------------------ */

static int fails(const char *name, uint64_t ret)
{
	struct xb_plan p;

	capture_plan(catalog_find(name), 1, NULL, &p, NULL);
	return xb_failed(&p, ret);
}

TEST(test_failures)
{
	/* Results are 32 bits wide, whatever lies above them in the register. */
	assert_false(fails("urEventWait", 0));
	assert_false(fails("urEventWait", 0xdeadbeef00000000));
	assert_true(fails("urEventWait", 1));
	assert_true(fails("clFinish", (uint32_t)-5));
	assert_true(fails("clFinish", (uint64_t)-5));
	/* Handles are not. */
	assert_true(fails("clCreateBuffer", 0));
	assert_false(fails("clCreateBuffer", 0x100000000));
	/* A device's number is no result. */
	assert_false(fails("zerTranslateDeviceHandleToIdentifier", 7));
	/* "Not yet" is an answer; a lost device is not. */
	assert_false(fails("zeEventQueryStatus", 1));
	assert_false(fails("zetMetricStreamerReadData", 0x70020001)); /* data were dropped */
	assert_true(fails("zeEventQueryStatus", 0x70000001));
	assert_false(fails("cuStreamQuery", 600));
	assert_true(fails("cuStreamQuery", 700));
}

static unsigned family(const char *name)
{
	struct xb_plan p;

	capture_plan(catalog_find(name), 1, NULL, &p, NULL);
	return p.family;
}

TEST(test_families)
{
	unsigned ze = family("zeInit");

	assert_int_not_equal(ze, 0);
	assert_int_equal(family("zetMetricGroupGet"), ze);
	assert_int_equal(family("zesInit"), ze);
	assert_int_equal(family("zerGetDefaultContext"), ze);
	assert_int_equal(family("zelLoaderGetVersions"), ze);
	assert_int_not_equal(family("clFinish"), ze);
	assert_int_not_equal(family("urEventWait"), ze);
	assert_int_not_equal(family("urEventWait"), family("clFinish"));
	assert_int_not_equal(family("cuInit"), family("clFinish"));
}

/* Every function that there is: a plan that keeps to the limits and refers only to what is there. */
TEST(test_real_catalog)
{
	unsigned id, i, n = 0;
	size_t k;

	for (id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		for (k = 0; api && k < api->nfuncs; k++) {
			const struct cat_func *f;

			for (f = api->funcs[k]; f; f = f->next_variant, n++) {
				struct xb_plan p;
				bool at_return = false;

				capture_plan(f, 5, NULL, &p, NULL);
				assert_true(p.nargs <= XB_MAX_ARGS && p.nops <= XB_MAX_OPS);
				assert_true(worst_bytes(&p) <= XB_CALL_DATA);
				for (i = 0; i < p.nops; i++) {
					const struct xb_op *op = &p.ops[i];

					at_return |= op->flags & XB_OP_AT_RETURN;
					assert_int_equal(!!(op->flags & XB_OP_AT_RETURN),
							 at_return);
					assert_int_equal(at_return, i + p.nret >= p.nops);
					assert_true(op->max > 0 && op->max <= XB_OP_MAX);
					assert_int_equal(
						op->kind == XB_OP_EACH ? 0 : op->max % op->elem, 0);
					if (op->src & XB_SRC_OP)
						assert_true((op->src & 0x7f) < i);
					else
						assert_true(op->src < p.nargs);
				}
			}
		}
	}
	assert_true(n > 250);
}
