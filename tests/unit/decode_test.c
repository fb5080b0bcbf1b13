// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * decode_test.c - records to values: types, captured memory, what is missing, and records that lie.
 */
#include "unit.h"
#include "base/cleanup.h"
#include "decode/call.h"
#include "decode/event.h"
#include "records.h"

struct fixture {
	struct decoder *d;
	struct rec r;
	struct event e;
	struct xb_plan plan;
};

static int setup(void **state)
{
	struct fixture *f = calloc(1, sizeof(*f));

	assert_non_null(f);
	assert_int_equal(decoder_new(&f->d), 0);
	*state = f;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *f = *state;

	assert_null(decoder_free(f->d));
	assert_null(decoder_free(NULL));
	free(f);
	return 0;
}

static int decode(struct fixture *f)
{
	return decoder_decode(f->d, rec_hdr(&f->r), &f->e);
}

static void define(struct fixture *f, uint32_t slot, const char *name)
{
	rec_func(&f->r, slot, name, &f->plan);
	assert_int_equal(decode(f), 0);
}

static const struct value *arg(const struct fixture *f, const char *name)
{
	unsigned i;

	for (i = 0; i < f->e.call.nargs; i++) {
		if (f->e.call.args[i].key && !strcmp(f->e.call.args[i].key, name))
			return &f->e.call.args[i];
	}
	fail_msg("no argument %s", name);
	return NULL;
}

static const struct value *field(const struct value *v, const char *name)
{
	unsigned i;

	assert_int_equal(v->kind, VALUE_STRUCT);
	for (i = 0; i < v->nitems; i++) {
		if (!strcmp(v->items[i].key, name))
			return &v->items[i];
	}
	fail_msg("no field %s", name);
	return NULL;
}

/* ---- plain arguments --------------------------------------------------------------------------- */

TEST_WITH(test_masks, struct fixture *f)
{
	/* Garbage above 32 bits, as registers have it; true is any odd byte pattern there. */
	uint64_t words[20] = { 0x1111, 0x2222, 0xdeadbeef00000001,
			       0x30,   0x40,   0x50,
			       1,      2,      3,
			       4,      5,      6,
			       7,      8,      9,
			       10,     0xd0,   1,
			       0xe0,   0xf0 };
	uint64_t event = 0xe1;
	const struct value *v;

	define(f, 3, "urEnqueueMemBufferReadRect");
	assert_int_equal(f->plan.nargs, 20);
	rec_call(&f->r, 3, words, 20);
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 19), 0, &event, 8, 8);
	assert_int_equal(decode(f), 1);
	assert_int_equal(f->e.type, EVENT_CALL);
	assert_string_equal(f->e.call.name, "urEnqueueMemBufferReadRect");
	assert_string_equal(f->e.call.api, "ur");
	v = arg(f, "blockingRead");
	assert_int_equal(v->kind, VALUE_BOOL);
	assert_int_equal(v->u, 1);
	assert_int_equal(arg(f, "hQueue")->kind, VALUE_HANDLE);
	assert_int_equal(arg(f, "hQueue")->u, 0x1111);
	/* By value on the stack: words 6 to 8; the pitches are in registers. */
	v = arg(f, "bufferOrigin");
	assert_int_equal(field(v, "x")->u, 1);
	assert_int_equal(field(v, "z")->u, 3);
	assert_int_equal(field(arg(f, "region"), "width")->u, 7);
	assert_int_equal(arg(f, "bufferRowPitch")->u, 0x30);
	assert_int_equal(arg(f, "hostRowPitch")->u, 0x50);
	assert_int_equal(arg(f, "hostSlicePitch")->u, 10);
	assert_int_equal(arg(f, "pDst")->u, 0xd0);
	assert_int_equal(arg(f, "phEvent")->u, 0xe1);
	/* Beyond what a record holds: unknown, never a guess. */
	rec_call(&f->r, 3, words, 16);
	assert_int_equal(decode(f), 1);
	assert_int_equal(arg(f, "hostSlicePitch")->u, 10);
	assert_int_equal(arg(f, "pDst")->kind, VALUE_UNKNOWN);
	assert_int_equal(arg(f, "phEvent")->kind, VALUE_UNKNOWN);
}

TEST_WITH(test_u32_and_result, struct fixture *f)
{
	uint64_t words[2] = { 0xffffffff00000002, 0x5000 };
	uint64_t events[2] = { 0xa1, 0xa2 };
	const struct value *v;
	struct xb_call *c;

	define(f, 1, "urEventWait");
	c = rec_call(&f->r, 1, words, 2);
	rec_item(&f->r, 0, 0, events, 16, 16);
	c->ret = 0xabcd000000000001; /* the upper half is nobody's */
	assert_int_equal(decode(f), 1);
	assert_int_equal(arg(f, "numEvents")->u, 2);
	v = arg(f, "phEventWaitList");
	assert_int_equal(v->kind, VALUE_ARRAY);
	assert_int_equal(v->nitems, 2);
	assert_int_equal(v->addr, 0x5000);
	assert_int_equal(v->items[1].kind, VALUE_HANDLE);
	assert_int_equal(v->items[1].u, 0xa2);
	assert_int_equal(f->e.call.ret.kind, VALUE_ENUM);
	assert_string_equal(f->e.call.ret.name, "UR_RESULT_ERROR_INVALID_OPERATION");
	assert_true(f->e.call.error);

	c->ret = 0xffffffff00000000;
	assert_int_equal(decode(f), 1);
	assert_string_equal(f->e.call.ret.name, "UR_RESULT_SUCCESS");
	assert_false(f->e.call.error);

	c->ret = 0x7ffffff0;
	assert_int_equal(decode(f), 1);
	assert_null(f->e.call.ret.name);
	assert_int_equal(f->e.call.ret.u, 0x7ffffff0);
	assert_true(f->e.call.error);

	c->h.flags |= XB_F_UNFINISHED;
	assert_int_equal(decode(f), 1);
	assert_int_equal(f->e.call.ret.kind, VALUE_UNKNOWN);
	assert_false(f->e.call.error);
}

TEST_WITH(test_endless_timeouts, struct fixture *f)
{
	uint64_t words[6] = { 0x1111, UINT64_MAX };

	define(f, 1, "zeEventHostSynchronize");
	rec_call(&f->r, 1, words, 2);
	assert_int_equal(decode(f), 1);
	assert_string_equal(arg(f, "timeout")->name, "infinite");
	assert_true(arg(f, "timeout")->u == UINT64_MAX);
	words[1]--;
	rec_call(&f->r, 1, words, 2);
	assert_int_equal(decode(f), 1);
	assert_null(arg(f, "timeout")->name);

	/* Of 32 bits, with garbage above; the greatest number of anything else is a number. */
	define(f, 2, "zesDriverEventListen");
	words[1] = 0x12ffffffff;
	words[2] = UINT32_MAX;
	rec_call(&f->r, 2, words, 6);
	assert_int_equal(decode(f), 1);
	assert_string_equal(arg(f, "timeout")->name, "infinite");
	assert_null(arg(f, "count")->name);
}

/* ---- pointers ---------------------------------------------------------------------------------- */

TEST_WITH(test_empty_and_null, struct fixture *f)
{
	uint64_t none[2] = { 0, 0 }, zero[2] = { 0x100000000, 0x5000 }, some[2] = { 3, 0x5000 };
	const struct value *v;

	define(f, 1, "urEventWait");
	rec_call(&f->r, 1, none, 2);
	assert_int_equal(decode(f), 1);
	assert_true(arg(f, "phEventWaitList")->flags & VALUE_F_NULL);

	rec_call(&f->r, 1, zero, 2);
	assert_int_equal(decode(f), 1);
	v = arg(f, "phEventWaitList");
	assert_int_equal(v->kind, VALUE_ARRAY);
	assert_int_equal(v->nitems, 0);

	/* No item, and the count is not zero: an address that was not followed. */
	rec_call(&f->r, 1, some, 2);
	assert_int_equal(decode(f), 1);
	v = arg(f, "phEventWaitList");
	assert_int_equal(v->kind, VALUE_PTR);
	assert_int_equal(v->u, 0x5000);
}

TEST_WITH(test_truncated, struct fixture *f)
{
	uint64_t words[2] = { 100, 0x5000 }, events[32] = { 1 };
	const struct value *v;

	define(f, 1, "urEventWait");
	rec_call(&f->r, 1, words, 2);
	rec_item(&f->r, 0, XB_ITEM_TRUNC, events, sizeof(events), 800);
	assert_int_equal(decode(f), 1);
	v = arg(f, "phEventWaitList");
	assert_int_equal(v->nitems, 32);
	assert_true(v->flags & VALUE_F_TRUNC);
	assert_int_equal(v->total, 100);
}

TEST_WITH(test_strings, struct fixture *f)
{
	uint64_t words[3] = { 1, 2, 0x7000 };
	const struct value *v;
	struct rec text;
	struct xb_def_text *t;

	define(f, 1, "urProgramBuild");
	rec_call(&f->r, 1, words, 3);
	rec_item(&f->r, 0, 0, "-O2\0junk", 8, 0);
	assert_int_equal(decode(f), 1);
	v = arg(f, "pOptions");
	assert_int_equal(v->kind, VALUE_STRING);
	assert_int_equal(v->len, 3);
	assert_memory_equal(v->str, "-O2", 3);

	/* Unreadable: the address, marked. */
	rec_call(&f->r, 1, words, 3);
	rec_item(&f->r, 0, XB_ITEM_FAULT, &words[2], 8, 0);
	assert_int_equal(decode(f), 1);
	v = arg(f, "pOptions");
	assert_int_equal(v->kind, VALUE_PTR);
	assert_int_equal(v->flags, VALUE_F_FAULT);
	assert_int_equal(v->u, 0x7000);

	/* Read later: only what belongs to the same process counts. */
	t = rec_start(&text, XB_DEF_TEXT, sizeof(*t), 1, 1, 1);
	t->addr = 0x7000;
	t->size = 4;
	rec_add(&text, "-O1", 4);
	assert_int_equal(decoder_decode(f->d, rec_hdr(&text), &f->e), 0);
	assert_int_equal(decode(f), 1);
	assert_int_equal(arg(f, "pOptions")->flags, VALUE_F_FAULT);
	t->h.tgid = 4242;
	assert_int_equal(decoder_decode(f->d, rec_hdr(&text), &f->e), 0);
	assert_int_equal(decode(f), 1);
	v = arg(f, "pOptions");
	assert_int_equal(v->kind, VALUE_STRING);
	assert_int_equal(v->len, 3);
	assert_memory_equal(v->str, "-O1", 3);
	assert_int_equal(v->flags, VALUE_F_POINTEE);
}

/* After an exec the address means something else. */
TEST_WITH(test_text_goes_with_exec, struct fixture *f)
{
	uint64_t words[3] = { 1, 2, 0x7000 };
	struct xb_def_text *t;
	struct rec r;

	define(f, 1, "urProgramBuild");
	t = rec_start(&r, XB_DEF_TEXT, sizeof(*t), 4242, 4242, 1);
	t->addr = 0x7000;
	t->size = 4;
	rec_add(&r, "-O1", 4);
	assert_int_equal(decoder_decode(f->d, rec_hdr(&r), &f->e), 0);
	rec_start(&r, XB_EXEC, sizeof(struct xb_exec), 4242, 4242, 2);
	assert_int_equal(decoder_decode(f->d, rec_hdr(&r), &f->e), 1);
	assert_int_equal(f->e.type, EVENT_EXEC);
	rec_call(&f->r, 1, words, 3);
	rec_item(&f->r, 0, XB_ITEM_FAULT, &words[2], 8, 0);
	assert_int_equal(decode(f), 1);
	assert_int_equal(arg(f, "pOptions")->flags, VALUE_F_FAULT);
}

TEST_WITH(test_out_values, struct fixture *f)
{
	uint64_t words[5] = { 1, 66 | 0xffffffff00000000, 16, 0x6000, 0x6100 }, size = 5;
	const struct value *v;

	define(f, 1, "urDeviceGetInfo");
	rec_call(&f->r, 1, words, 5);
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 3), 0, "CPU 1\0\0\0\0\0\0\0\0\0\0", 16, 16);
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 4), 0, &size, 8, 8);
	assert_int_equal(decode(f), 1);
	v = arg(f, "propName");
	assert_int_equal(v->kind, VALUE_ENUM);
	assert_string_equal(v->name, "UR_DEVICE_INFO_NAME");
	v = arg(f, "pPropValue");
	assert_int_equal(v->kind, VALUE_STRING);
	assert_int_equal(v->len, 5);
	assert_true(v->flags & VALUE_F_OUT);
	v = arg(f, "pPropSizeRet");
	assert_int_equal(v->kind, VALUE_UINT);
	assert_int_equal(v->u, 5);
	assert_int_equal(v->addr, 0x6100);
	assert_int_equal(v->flags, VALUE_F_POINTEE | VALUE_F_OUT);
}

TEST_WITH(test_out_string, struct fixture *f)
{
	uint64_t words[3] = { 1, 0x6000, 0x6100 }, text = 0x6200;
	int32_t error = -5;
	int msg;

	define(f, 1, "urAdapterGetLastError");
	msg = rec_op(&f->plan, -1, 1);
	rec_call(&f->r, 1, words, 3);
	rec_item(&f->r, (unsigned)msg, 0, &text, 8, 8);
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 2), 0, &error, 4, 4);
	rec_item(&f->r, (unsigned)rec_op(&f->plan, msg, 0), 0, "went wrong", 11, 0);
	assert_int_equal(decode(f), 1);
	assert_int_equal(arg(f, "ppMessage")->kind, VALUE_STRING);
	assert_int_equal(arg(f, "ppMessage")->len, 10);
	assert_int_equal(arg(f, "pError")->kind, VALUE_INT);
	assert_int_equal((int64_t)arg(f, "pError")->u, -5);
}

struct usm_desc {
	uint32_t stype;
	uint64_t next;
	uint32_t hints;
	uint32_t align;
};

/* A structure, its flags, and a chain whose first link is of a known and second of an unknown type. */
TEST_WITH(test_chain, struct fixture *f)
{
	uint64_t words[5] = { 1, 0x6000, 0, 4096, 0x6100 }, mem = 0x9000;
	struct usm_desc d = { .stype = 7, .next = 0x6400, .hints = 2 | 128, .align = 64 };
	/* A known type, an unknown one. */
	uint8_t next[2 * CAPTURE_NEXT_BYTES] = { 35, [CAPTURE_NEXT_BYTES] = 0xfe, 0xff };
	const struct value *v, *n;
	int op;

	define(f, 1, "urUSMHostAlloc");
	op = rec_op(&f->plan, 0, 8);
	assert_true(op > 0);
	assert_int_equal(f->plan.ops[op].kind, XB_OP_CHAIN);
	next[8] = 1; /* not NULL */
	next[16] = 77;
	rec_call(&f->r, 1, words, 5);
	rec_item(&f->r, 0, 0, &d, sizeof(d), sizeof(d));
	rec_item(&f->r, (unsigned)op, 0, next, sizeof(next), sizeof(next));
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 4), 0, &mem, 8, 8);
	assert_int_equal(decode(f), 1);
	v = arg(f, "pUSMDesc");
	assert_int_equal(v->addr, 0x6000);
	assert_int_equal(field(v, "hints")->kind, VALUE_FLAGS);
	assert_int_equal(field(v, "hints")->u, 130);
	assert_int_equal(field(v, "align")->u, 64);
	n = field(v, "pNext");
	assert_int_equal(n->kind, VALUE_STRUCT);
	assert_string_equal(n->type->name, "ur_usm_alloc_location_desc_t");
	assert_int_equal(field(n, "location")->u, 77);
	n = field(n, "pNext");
	assert_int_equal(n->kind, VALUE_BYTES);
	assert_int_equal(n->len, CAPTURE_NEXT_BYTES);
	assert_int_equal(arg(f, "ppMem")->u, 0x9000);
}

/* links of a chain that begins at 0x6400, all of a known type; the last one's address is last. */
static const struct value *chain(struct fixture *f, unsigned links, uint64_t last, unsigned flags)
{
	uint64_t words[5] = { 1, 0x6000, 0, 4096, 0 }, next;
	struct usm_desc d = { .stype = 7, .next = 0x6400 };
	uint8_t bytes[CAPTURE_NEXT_MAX * CAPTURE_NEXT_BYTES] = { 0 };
	const struct value *v;
	unsigned i;

	for (i = 0; i < links; i++) {
		bytes[i * CAPTURE_NEXT_BYTES] = 35;
		next = i + 1 < links ? 0x6400 + (i + 1) * 0x100 : last;
		memcpy(bytes + i * CAPTURE_NEXT_BYTES + 8, &next, 8);
		bytes[i * CAPTURE_NEXT_BYTES + 16] = (uint8_t)(100 + i);
	}
	define(f, 1, "urUSMHostAlloc");
	rec_call(&f->r, 1, words, 5);
	rec_item(&f->r, 0, 0, &d, sizeof(d), sizeof(d));
	rec_item(&f->r, (unsigned)rec_op(&f->plan, 0, 8), flags, bytes,
		 (uint16_t)(links * CAPTURE_NEXT_BYTES), 0);
	assert_int_equal(decode(f), 1);
	v = field(arg(f, "pUSMDesc"), "pNext");
	for (i = 0; i < links; i++) {
		assert_int_equal(v->kind, VALUE_STRUCT);
		assert_int_equal(v->addr, 0x6400 + i * 0x100);
		assert_int_equal(field(v, "location")->u, 100 + i);
		v = field(v, "pNext");
	}
	return v;
}

TEST_WITH(test_chain_ends, struct fixture *f)
{
	const struct value *v;

	assert_int_equal(chain(f, 8, 0, 0)->flags, VALUE_F_NULL);
	v = chain(f, 8, 0x7777, XB_ITEM_TRUNC);
	assert_int_equal(v->kind, VALUE_PTR);
	assert_int_equal(v->flags, VALUE_F_TRUNC);
	assert_int_equal(v->u, 0x7777);
	v = chain(f, 3, 0x7777, XB_ITEM_PART);
	assert_int_equal(v->flags, VALUE_F_FAULT);
	assert_int_equal(v->u, 0x7777);
	/* To its beginning, into its middle, to itself. */
	assert_int_equal(chain(f, 8, 0x6400, XB_ITEM_TRUNC)->flags, VALUE_F_CIRCLE);
	assert_int_equal(chain(f, 4, 0x6500, XB_ITEM_TRUNC)->flags, VALUE_F_CIRCLE);
	assert_int_equal(chain(f, 1, 0x6400, XB_ITEM_TRUNC)->flags, VALUE_F_CIRCLE);
	/* As long as a chain may be asked to be. */
	assert_int_equal(chain(f, CAPTURE_NEXT_MAX, 0, 0)->flags, VALUE_F_NULL);
}

struct kernel_arg {
	uint32_t stype;
	uint64_t next;
	uint32_t type, index;
	uint64_t size;
	uint64_t value[2];
};

TEST_WITH(test_kernel_args, struct fixture *f)
{
	struct kernel_arg args[6] = {
		{ .type = 3, .index = 0, .size = 4096 },			   /* local */
		{ .type = 0, .index = 1, .size = 4, .value = { 0x7000 } },	   /* value */
		{ .type = 1, .index = 2, .size = 8, .value = { 0x8000 } },	   /* pointer */
		{ .type = 0, .index = 3, .size = 20, .value = { 0x7100 } },	   /* cut */
		{ .type = 0, .index = 4, .size = 4, .value = { 0x7200 } },	   /* unreadable */
		{ .type = 2, .index = 5, .size = 8, .value = { 0x9000, 1 << 2 } }, /* memory */
	};
	uint64_t words[12] = { 1, 2, 1, 0, 0, 0, 6, 0x6000 };
	struct {
		struct xb_each each;
		uint8_t bytes[3][XB_EACH_BYTES];
	} item = { { 1 << 1 | 1 << 3, 1 << 4 }, { { 42 }, { 1, 2, 3 } } };
	const struct value *v;
	int op;

	define(f, 1, "urEnqueueKernelLaunchWithArgsExp");
	op = rec_op(&f->plan, -1, 7);
	assert_true(op >= 0);
	rec_call(&f->r, 1, words, 12);
	rec_item(&f->r, (unsigned)op, 0, args, sizeof(args), sizeof(args));
	rec_item(&f->r, (unsigned)rec_op(&f->plan, op, 32), XB_ITEM_PART, &item, sizeof(item), 0);
	assert_int_equal(decode(f), 1);
	v = arg(f, "pArgs");
	assert_int_equal(v->nitems, 6);
	assert_true(field(&v->items[0], "value")->flags & VALUE_F_NULL);
	assert_int_equal(field(&v->items[0], "size")->u, 4096);
	assert_int_equal(field(&v->items[1], "value")->kind, VALUE_BYTES);
	assert_int_equal(field(&v->items[1], "value")->len, 4);
	assert_memory_equal(field(&v->items[1], "value")->str, "\x2a\0\0\0", 4);
	assert_int_equal(field(&v->items[1], "value")->flags, VALUE_F_POINTEE);
	assert_int_equal(field(&v->items[2], "value")->kind, VALUE_PTR);
	assert_int_equal(field(&v->items[2], "value")->u, 0x8000);
	assert_int_equal(field(&v->items[3], "value")->len, XB_EACH_BYTES);
	assert_true(field(&v->items[3], "value")->flags & VALUE_F_TRUNC);
	assert_int_equal(field(&v->items[3], "value")->total, 20);
	assert_memory_equal(field(&v->items[3], "value")->str, "\1\2\3", 4);
	assert_int_equal(field(&v->items[4], "value")->flags, VALUE_F_FAULT);
	assert_int_equal(field(&v->items[4], "value")->u, 0x7200);
	v = field(&v->items[5], "value");
	assert_int_equal(v->kind, VALUE_STRUCT);
	assert_int_equal(field(v, "hMem")->kind, VALUE_HANDLE);
	assert_int_equal(field(v, "hMem")->u, 0x9000);
	assert_int_equal(field(v, "flags")->kind, VALUE_FLAGS);
}

/* ---- what another value tells ------------------------------------------------------------------- */

enum { PROP_TYPE = 0, PROP_SIZES = 5, PROP_NAME = 66, PROP_PARTITIONS = 76 };

/* urDeviceGetInfo of a property, of which this was read; told: *pPropSizeRet, or none below 0. */
static const struct value *property(struct fixture *f, uint64_t prop, const void *bytes,
				    uint16_t len, uint32_t room, int64_t told)
{
	uint64_t words[5] = { 1, prop, room, 0x7000, told < 0 ? 0 : 0x7100 };

	define(f, 1, "urDeviceGetInfo");
	rec_call(&f->r, 1, words, 5);
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 3), len < room ? XB_ITEM_TRUNC : 0, bytes,
		 len, room);
	if (told >= 0)
		rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 4), 0, &told, 8, 8);
	assert_int_equal(decode(f), 1);
	return arg(f, "pPropValue");
}

TEST_WITH(test_selected, struct fixture *f)
{
	uint64_t sizes[4] = { 8, 9, 10, 11 };
	const struct value *v;
	char name[256];

	memset(name, 'x', sizeof(name));
	v = property(f, PROP_TYPE, "\3\0\0\0", 4, 4, -1);
	assert_int_equal(v->kind, VALUE_ENUM);
	assert_string_equal(v->name, "UR_DEVICE_TYPE_GPU");
	assert_int_equal(v->flags, VALUE_F_POINTEE | VALUE_F_OUT);
	/* A buffer may be larger than what was asked for. */
	v = property(f, PROP_TYPE, "\3\0\0\0\1\0\0\0", 8, 8, 4);
	assert_string_equal(v->name, "UR_DEVICE_TYPE_GPU");
	/* Another size than the header's type has, and a property that nobody knows. */
	v = property(f, PROP_TYPE, "\3\0\0\0\0\0\0\0", 8, 8, 8);
	assert_int_equal(v->kind, VALUE_BYTES);
	assert_int_equal(v->len, 8);
	v = property(f, PROP_TYPE, "\3\0", 2, 2, -1);
	assert_int_equal(v->kind, VALUE_BYTES);
	v = property(f, 0x12345678, "\3\0\0\0", 4, 4, 4);
	assert_int_equal(v->kind, VALUE_BYTES);
	assert_int_equal(v->len, 4);

	v = property(f, PROP_NAME, "A device\0rubbish", 16, 16, -1);
	assert_int_equal(v->kind, VALUE_STRING);
	assert_int_equal(v->len, 8);
	assert_false(v->flags & VALUE_F_TRUNC);
	/* Cut by its limit: how long it was is given by the function, or only how much room there was. */
	v = property(f, PROP_NAME, name, 256, 4096, 1000);
	assert_int_equal(v->len, 256);
	assert_true(v->flags & VALUE_F_TRUNC);
	assert_int_equal(v->total, 1000);
	v = property(f, PROP_NAME, name, 256, 4096, -1);
	assert_true(v->flags & VALUE_F_TRUNC);
	name[20] = 0;
	v = property(f, PROP_NAME, name, 256, 4096, -1);
	assert_int_equal(v->len, 20);
	assert_false(v->flags & VALUE_F_TRUNC);
	v = property(f, PROP_NAME, "cut", 3, 3, 0);
	assert_int_equal(v->kind, VALUE_STRING);
	assert_int_equal(v->len, 0);

	v = property(f, PROP_SIZES, sizes, 32, 32, 24);
	assert_int_equal(v->kind, VALUE_ARRAY);
	assert_int_equal(v->nitems, 3);
	assert_int_equal(v->items[2].u, 10);
	v = property(f, PROP_SIZES, sizes, 32, 320, 320);
	assert_true(v->flags & VALUE_F_TRUNC);
	assert_int_equal(v->nitems, 4);
	assert_int_equal(v->total, 40);
	v = property(f, PROP_SIZES, sizes, 20, 20, 20);
	assert_int_equal(v->kind, VALUE_BYTES);
	v = property(f, PROP_PARTITIONS, "\x87\x10\0\0", 4, 4, 4);
	assert_int_equal(v->items[0].kind, VALUE_ENUM);
}

/* clCreateContext with a list of which this much was read. */
static const struct value *context(struct fixture *f, const int64_t *list, uint16_t n)
{
	uint64_t words[6] = { 0x7000, 0, 0x7100 };

	define(f, 1, "clCreateContext");
	rec_call(&f->r, 1, words, 6)->ret = 0x5000;
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 0), 0, list, (uint16_t)(n * 8), n * 8u);
	assert_int_equal(decode(f), 1);
	return arg(f, "properties");
}

TEST_WITH(test_pairs, struct fixture *f)
{
	/* Platform; user sync, false; a key of no name with an address, one with a small number. */
	static const int64_t list[] = { 0x1084, 0x6000,	 0x1085,	 0, 0x7f7f,
					77,	0x12345, 0x7fff00001000, 0, 99 };
	const struct value *v = context(f, list, ARRAY_SIZE(list));

	assert_int_equal(f->plan.ops[rec_op(&f->plan, -1, 0)].flags, XB_OP_UP_TO);
	assert_int_equal(v->kind, VALUE_ARRAY);
	assert_int_equal(v->nitems, 8);
	assert_int_equal(v->flags, VALUE_F_POINTEE);
	assert_string_equal(v->items[0].name, "CL_CONTEXT_PLATFORM");
	assert_int_equal(v->items[1].kind, VALUE_HANDLE);
	assert_int_equal(v->items[1].u, 0x6000);
	assert_string_equal(v->items[2].name, "CL_CONTEXT_INTEROP_USER_SYNC");
	assert_int_equal(v->items[3].kind, VALUE_BOOL);
	assert_int_equal(v->items[3].u, 0);
	assert_null(v->items[4].name);
	assert_int_equal(v->items[5].kind, VALUE_UINT);
	assert_int_equal(v->items[5].u, 77);
	assert_int_equal(v->items[7].kind, VALUE_PTR);

	/* Only what ended in what was read is whole. */
	v = context(f, list, 8);
	assert_int_equal(v->nitems, 8);
	assert_true(v->flags & VALUE_F_TRUNC);
	v = context(f, list, 3);
	assert_int_equal(v->nitems, 3);
	assert_true(v->flags & VALUE_F_TRUNC);
	v = context(f, list + 8, 1);
	assert_int_equal(v->nitems, 0);
	assert_int_equal(v->flags, VALUE_F_POINTEE);
}

/* The attribute's own size tells how much of what was read is the value; nothing else does. */
TEST_WITH(test_attribute, struct fixture *f)
{
	uint64_t words[3] = { 0x7000, 2, 0x9000 };

	define(f, 1, "cuPointerGetAttribute");
	rec_call(&f->r, 1, words, 3);
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 0), 0, "\2\0\0\0\xff\xff\xff\xff", 8, 8);
	assert_int_equal(decode(f), 1);
	assert_int_equal(arg(f, "data")->kind, VALUE_ENUM);
	assert_string_equal(arg(f, "data")->name, "CU_MEMORYTYPE_DEVICE");
	words[1] = 0x12345;
	rec_call(&f->r, 1, words, 3);
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 0), 0, "\2\0\0\0\xff\xff\xff\xff", 8, 8);
	assert_int_equal(decode(f), 1);
	assert_int_equal(arg(f, "data")->kind, VALUE_PTR);
	assert_int_equal(arg(f, "data")->u, 0x7000);
	assert_int_equal(arg(f, "data")->flags, 0);
}

TEST_WITH(test_size_only, struct fixture *f)
{
	uint64_t words[5] = { 1, PROP_NAME, 0, 0, 0x7100 }, told = 9;

	define(f, 1, "urDeviceGetInfo");
	rec_call(&f->r, 1, words, 5);
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 4), 0, &told, 8, 8);
	assert_int_equal(decode(f), 1);
	assert_true(arg(f, "pPropValue")->flags & VALUE_F_NULL);
	assert_int_equal(arg(f, "pPropSizeRet")->u, 9);
	/* It failed: nothing was read, and the address is all there is. */
	words[2] = 16;
	words[3] = 0x7000;
	rec_call(&f->r, 1, words, 5)->ret = 4;
	assert_int_equal(decode(f), 1);
	assert_int_equal(arg(f, "pPropValue")->kind, VALUE_PTR);
	assert_int_equal(arg(f, "pPropValue")->u, 0x7000);
}

TEST_WITH(test_member, struct fixture *f)
{
	struct {
		uint32_t type, reserved;
		union {
			double f;
			uint64_t u;
		};
	} typed[3] = { { .type = 3, .f = 2.5 }, { .type = 1, .u = 77 }, { .type = 99, .u = 5 } };
	const struct cat_func *fn = catalog_find("zetMetricGroupCalculateMetricValues");
	const struct value *v;
	uint64_t words[6] = { 1, 0, 0, 0x7000, 0x7100, 0x7200 };
	uint32_t count = 3;

	assert_non_null(fn);
	define(f, 1, fn->name);
	rec_call(&f->r, 1, words, 6);
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 4), 0, &count, 4, 4);
	rec_item(&f->r, (unsigned)rec_op(&f->plan, -1, 5), 0, typed, sizeof(typed), sizeof(typed));
	assert_int_equal(decode(f), 1);
	v = arg(f, "pMetricValues");
	assert_int_equal(v->nitems, 3);
	assert_int_equal(field(&v->items[0], "value")->kind, VALUE_FLOAT);
	assert_true(field(&v->items[0], "value")->f == 2.5);
	assert_int_equal(field(&v->items[1], "value")->kind, VALUE_UINT);
	assert_int_equal(field(&v->items[1], "value")->u, 77);
	/* A tag that nobody knows leaves the bytes. */
	assert_int_equal(field(&v->items[2], "value")->kind, VALUE_BYTES);
	assert_int_equal(field(&v->items[2], "type")->u, 99);
	assert_null(field(&v->items[2], "type")->name);
}

/* ---- functions that are not known -------------------------------------------------------------- */

TEST_WITH(test_unknown_slot, struct fixture *f)
{
	uint64_t words[2] = { 1, 2 };

	rec_call(&f->r, 4711, words, 2);
	assert_int_equal(decode(f), 1);
	assert_string_equal(f->e.call.name, "func#4711");
	assert_null(f->e.call.fn);
	assert_int_equal(f->e.call.nargs, 2);
	assert_int_equal(f->e.call.args[1].u, 2);
	rec_call(&f->r, 0xffff, words, 2);
	assert_int_equal(decode(f), 1);
	assert_string_equal(f->e.call.name, "func#65535");
}

TEST_WITH(test_unknown_name, struct fixture *f)
{
	struct xb_def_func *d;
	uint64_t words[2] = { 1, 2 };

	d = rec_start(&f->r, XB_DEF_FUNC, sizeof(*d), 0, 0, 1);
	d->slot = 8;
	d->plan.nargs = 2;
	rec_texts(&f->r, "urOfTheFuture", NULL, NULL);
	assert_int_equal(decode(f), 0);
	rec_call(&f->r, 8, words, 2);
	assert_int_equal(decode(f), 1);
	assert_string_equal(f->e.call.name, "urOfTheFuture");
	assert_int_equal(f->e.call.nargs, 2);
	assert_int_equal(f->e.call.ret.kind, VALUE_PTR);
}

/* The tracer knew no more than the name: an empty list of arguments is none that was seen. */
TEST_WITH(test_unknown_function, struct fixture *f)
{
	struct xb_def_func *d;
	struct xb_call *c;

	define(f, 1, "urEventWait");
	d = rec_start(&f->r, XB_DEF_FUNC, sizeof(*d), 0, 0, 1);
	d->slot = 8;
	d->api = CAT_API_UR;
	d->plan.api = CAT_API_UR;
	d->plan.flags = XB_PLAN_ENTRY_ONLY | XB_PLAN_UNKNOWN;
	rec_texts(&f->r, "urOfTheFuture", NULL, NULL);
	assert_int_equal(decode(f), 0);
	c = rec_call(&f->r, 8, NULL, 0);
	c->h.flags |= XB_F_ENTRY_ONLY;
	assert_int_equal(decode(f), 1);
	assert_string_equal(f->e.call.name, "urOfTheFuture");
	assert_string_equal(f->e.call.api, "ur");
	assert_true(f->e.call.unknown);
	assert_int_equal(f->e.call.nargs, 0);
	assert_int_equal(f->e.call.ret.kind, VALUE_UNKNOWN);
}

/* A plan of another signature: words must not get the wrong names. */
TEST_WITH(test_other_signature, struct fixture *f)
{
	uint64_t words[3] = { 1, 2, 3 };
	struct xb_def_func *d;

	d = rec_start(&f->r, XB_DEF_FUNC, sizeof(*d), 0, 0, 1);
	d->slot = 8;
	d->api = CAT_API_UR;
	d->plan.nargs = 3;
	rec_texts(&f->r, "urEventWait", NULL, NULL);
	assert_int_equal(decode(f), 0);
	rec_call(&f->r, 8, words, 3);
	assert_int_equal(decode(f), 1);
	assert_string_equal(f->e.call.name, "urEventWait");
	assert_null(f->e.call.args[0].key);
	assert_int_equal(f->e.call.nargs, 3);
}

/* Unreadable stack: those words are unknown, the registers are not. */
TEST_WITH(test_no_stack, struct fixture *f)
{
	uint64_t words[9] = { 1, 2, 3, 4, 5, 6, 0, 0, 0 };
	struct xb_call *c;

	define(f, 1, "urEnqueueMemBufferFill");
	assert_int_equal(f->plan.nargs, 9);
	c = rec_call(&f->r, 1, words, 9);
	c->h.flags |= XB_F_FAULT;
	assert_int_equal(decode(f), 1);
	assert_int_equal(arg(f, "size")->u, 6);
	assert_int_equal(arg(f, "numEventsInWaitList")->kind, VALUE_UNKNOWN);
	assert_int_equal(arg(f, "phEvent")->kind, VALUE_UNKNOWN);
}

/* ---- definitions ------------------------------------------------------------------------------- */

TEST_WITH(test_process_texts, struct fixture *f)
{
	rec_start(&f->r, XB_DEF_PROCESS, sizeof(struct xb_def_process), 5, 5, 1);
	rec_texts(&f->r, "app", "/bin/app", "app -x");
	assert_int_equal(decode(f), 1);
	assert_int_equal(f->e.type, EVENT_PROCESS);
	assert_string_equal(event_text(&f->e, 0), "app");
	assert_string_equal(event_text(&f->e, 1), "/bin/app");
	assert_string_equal(event_text(&f->e, 2), "app -x");
	assert_string_equal(event_text(&f->e, 3), "");

	/* One string is missing: padding is NULs, so take it away. */
	rec_start(&f->r, XB_DEF_PROCESS, sizeof(struct xb_def_process), 5, 5, 1);
	rec_add(&f->r, "a\0bbbbbb", 8);
	assert_int_equal(decode(f), -EBADMSG);
}

/* ---- records that lie -------------------------------------------------------------------------- */

static void expect_bad(struct fixture *f)
{
	uint64_t before = decoder_bad(f->d);
	struct event e = { .type = EVENT_TYPES };

	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &e), -EBADMSG);
	assert_int_equal(decoder_bad(f->d), before + 1);
	assert_int_equal(e.type, EVENT_TYPES);
}

static void good_call(struct fixture *f)
{
	uint64_t words[2] = { 2, 0x5000 }, events[2] = { 0xa1, 0xa2 };

	rec_call(&f->r, 1, words, 2);
	rec_item(&f->r, 0, 0, events, 16, 16);
}

TEST_WITH(test_bad_calls, struct fixture *f)
{
	struct xb_call *c = (struct xb_call *)f->r.bytes;
	struct xb_item *it;
	uint64_t addr = 1;

	define(f, 1, "urEventWait");
	good_call(f);
	assert_int_equal(decode(f), 1);
	it = (struct xb_item *)(c->body + 16);

	c->h.len = sizeof(*c) - 8;
	expect_bad(f);
	good_call(f);
	c->h.len += 4;
	expect_bad(f);
	good_call(f);
	c->datalen += 8;
	expect_bad(f);
	good_call(f);
	c->datalen = 0xffff;
	expect_bad(f);
	good_call(f);
	c->nargs = XB_MAX_ARGS + 1;
	expect_bad(f);
	good_call(f);
	c->nargs = 16;
	expect_bad(f);
	good_call(f);
	it->len = 24;
	expect_bad(f);
	good_call(f);
	it->len = 0xffff;
	expect_bad(f);
	good_call(f);
	it->op = 1; /* the plan has one */
	expect_bad(f);
	good_call(f);
	it->op = 255;
	expect_bad(f);
	good_call(f);
	c->datalen = 20; /* ends inside the item */
	expect_bad(f);
	good_call(f);
	it->flags = XB_ITEM_FAULT; /* with 16 bytes */
	expect_bad(f);
	good_call(f);
	rec_item(&f->r, 0, 0, &addr, 8, 8); /* the same operation twice */
	expect_bad(f);
	/* And the decoder is none the worse for it. */
	good_call(f);
	assert_int_equal(decode(f), 1);
	assert_int_equal(arg(f, "phEventWaitList")->nitems, 2);
}

TEST_WITH(test_bad_definitions, struct fixture *f)
{
	struct xb_def_func *d = (struct xb_def_func *)f->r.bytes;
	struct xb_def_text *t = (struct xb_def_text *)f->r.bytes;
	unsigned type;

	rec_func(&f->r, XB_MAX_FUNCS, "urEventWait", NULL);
	expect_bad(f);
	rec_func(&f->r, 1, "urEventWait", NULL);
	d->plan.nops = 17;
	expect_bad(f);
	rec_func(&f->r, 1, "urEventWait", NULL);
	d->plan.nargs = XB_MAX_ARGS + 1;
	expect_bad(f);
	rec_func(&f->r, 1, "urEventWait", NULL);
	d->plan.ops[0].src = 2; /* of two words */
	expect_bad(f);
	rec_func(&f->r, 1, "urEventWait", NULL);
	d->plan.ops[0].src = XB_SRC_OP; /* itself */
	expect_bad(f);
	rec_func(&f->r, 1, "urEventWait", NULL);
	d->plan.ops[0].len_src = XB_SRC_OP | 5;
	expect_bad(f);
	rec_func(&f->r, 1, "urEventWait", NULL);
	d->plan.ops[0].elem = 0;
	expect_bad(f);
	rec_func(&f->r, 1, "urEventWait", NULL);
	d->plan.ops[0].kind = 9;
	expect_bad(f);
	rec_func(&f->r, 1, "urEventWait", NULL);
	d->h.len = sizeof(*d); /* no name */
	expect_bad(f);
	rec_func(&f->r, 1, "urEventWait", NULL);
	memset(d->text, 'x', d->h.len - sizeof(*d)); /* no end */
	expect_bad(f);

	t = rec_start(&f->r, XB_DEF_TEXT, sizeof(*t), 1, 1, 1);
	t->size = 8;
	expect_bad(f);
	t->size = 0xffffffff;
	expect_bad(f);

	for (type = 1; type < 64; type++) {
		struct xb_hdr *h = rec_start(&f->r, type, sizeof(struct xb_hdr), 1, 1, 1);
		int r;

		/* All but the unknown types have more than a header. */
		r = decoder_decode(f->d, h, &f->e);
		assert_true(r == -EBADMSG || r == 0);
		h->len = 20;
		assert_int_equal(decoder_decode(f->d, h, &f->e), -EBADMSG);
		h->len = 0;
		assert_int_equal(decoder_decode(f->d, h, &f->e), -EBADMSG);
	}
}

static unsigned count_values(const struct value *v, unsigned n)
{
	unsigned i, sum = 0;

	for (i = 0; i < n; i++) {
		/* Touch what a sink would. */
		if (v[i].kind == VALUE_STRING || v[i].kind == VALUE_BYTES) {
			unsigned k;

			for (k = 0; k < v[i].len; k++)
				sum += v[i].str[k] == 'x';
		}
		if (v[i].kind == VALUE_ENUM && v[i].name)
			sum += v[i].name[0] == 'x';
		sum += 1 + (v[i].kind == VALUE_STRUCT || v[i].kind == VALUE_ARRAY
				    ? count_values(v[i].items, v[i].nitems)
				    : 0);
	}
	return sum;
}

/*
 * Records of every function with random contents, in a block of exactly their length so that the
 * address sanitizer sees a step too far.
 */
/* Anything; or a small number, as counts, tags and enumerators are; or one of OpenCL's constants. */
static uint64_t random_word(unsigned *seed)
{
	switch (rand_r(seed) % 3) {
	case 0:
		return (uint64_t)rand_r(seed) << (rand_r(seed) % 33);
	case 1:
		return (uint64_t)rand_r(seed) % 150;
	default:
		return 0x1000 + (uint64_t)rand_r(seed) % 0x300;
	}
}

static unsigned random_records(struct fixture *f, const struct cat_api *api)
{
	unsigned seed = 12345, round, i, good = 0;
	size_t k;

	for (k = 0; k < api->nfuncs; k++) {
		define(f, 1, api->funcs[k]->name);
		for (round = 0; round < 16; round++) {
			struct xb_plan p = f->plan;
			uint64_t words[XB_MAX_ARGS];
			uint8_t bytes[XB_OP_MAX];
			struct xb_call *c;
			void *exact;
			int r;

			for (i = 0; i < p.nargs; i++)
				words[i] = random_word(&seed);
			rec_call(&f->r, 1, words, p.nargs);
			for (i = 0; i < p.nops; i++) {
				static const unsigned flags[] = { 0, XB_ITEM_TRUNC, XB_ITEM_PART };
				unsigned b, word;

				if (rand_r(&seed) % 4 == 0)
					continue;
				for (b = 0; b < sizeof(bytes); b += sizeof(word)) {
					word = (unsigned)random_word(&seed);
					memcpy(bytes + b, &word, sizeof(word));
				}
				rec_item(&f->r, i, flags[rand_r(&seed) % 3], bytes,
					 (uint16_t)(rand_r(&seed) % (p.ops[i].max + 1)),
					 (uint32_t)rand_r(&seed));
			}
			c = (struct xb_call *)f->r.bytes;
			/* Half of them get a few bytes flipped, from the call's own members on. */
			for (i = 0; round % 2 && i < 3; i++)
				f->r.bytes[sizeof(struct xb_hdr) +
					   (unsigned)rand_r(&seed) %
						   (c->h.len - sizeof(struct xb_hdr))] ^=
					(uint8_t)rand_r(&seed);
			exact = malloc(c->h.len);
			assert_non_null(exact);
			memcpy(exact, c, c->h.len);
			r = decoder_decode(f->d, exact, &f->e);
			assert_true(r == 1 || r == -EBADMSG);
			if (round % 2 == 0)
				assert_int_equal(r, 1);
			if (r == 1)
				good += count_values(f->e.call.args, f->e.call.nargs) > 0;
			free(exact);
		}
	}
	return good;
}

TEST_WITH(test_random, struct fixture *f)
{
	static const unsigned apis[] = { CAT_API_UR, CAT_API_CL, CAT_API_ZE, CAT_API_ZET,
					 CAT_API_CU };

	for (unsigned i = 0; i < ARRAY_SIZE(apis); i++) {
		const struct cat_api *api = catalog_api(apis[i]);

		assert_true(random_records(f, api) > 8 * api->nfuncs);
	}
}

/* What could not be read is asked for once more, and nothing that isn't whole. */
TEST_WITH(test_wanted, struct fixture *f)
{
	const uint64_t words[2] = { 1, 2 }, a = 0x7000, b = 0x8008;
	struct xb_call *c = rec_call(&f->r, 3, words, 2);
	uint64_t got[CALL_WANTED_MAX];
	uint16_t whole;

	assert_int_equal(call_wanted(c, got, CALL_WANTED_MAX), 0);
	rec_item(&f->r, 0, XB_ITEM_FAULT, &a, sizeof(a), 0);
	rec_item(&f->r, 1, 0, "read", 5, 5);
	rec_item(&f->r, 2, XB_ITEM_FAULT, &b, 4, 0); /* half an address */
	rec_item(&f->r, 3, XB_ITEM_FAULT, &b, sizeof(b), 0);
	assert_int_equal(call_wanted(c, got, CALL_WANTED_MAX), 2);
	assert_int_equal(got[0], a);
	assert_int_equal(got[1], b);
	assert_int_equal(call_wanted(c, got, 1), 1);
	whole = c->datalen;
	/* Cut in an item; then longer than the record. */
	c->datalen = (uint16_t)(whole - 8);
	assert_int_equal(call_wanted(c, got, CALL_WANTED_MAX), 1);
	c->datalen = (uint16_t)(whole + 8);
	assert_int_equal(call_wanted(c, got, CALL_WANTED_MAX), 0);
	c->datalen = whole;
	c->nargs = XB_MAX_ARGS + 1;
	assert_int_equal(call_wanted(c, got, CALL_WANTED_MAX), 0);
}
