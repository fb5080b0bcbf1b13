// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * launched_test.c - what replay compares of the arguments that a launch brings to its kernel: values but for what could be an
 * address, allocations, and between members only what need not be the same.
 */
#include "answers_fixture.h"
#include "replay_abi.h"

#define OP(op, words) ((uint32_t)(words) << 16 | (op))
enum { VOID_T = 1, I8, I32, PAIR, P_PAIR, FN, KERNEL, FIRST, SECOND, BOUND };

struct pair {
	int8_t a;
	int32_t b;
};

/* void k(struct pair, int) */
static const uint32_t
	image
		[] = {
			0x07230203, 0x10000, 0,		BOUND,	   0, /* the header */
			OP(15, 4),  6,	     KERNEL,	'k',	      /* OpEntryPoint Kernel "k" */
			OP(19, 2),  VOID_T,  OP(21, 4), I8,	   8,	      0,      OP(21, 4),
			I32,	    32,	     0, /* void and integers */
			OP(30, 4),  PAIR,    I8,	I32,	   OP(32, 4), P_PAIR, 7,
			PAIR, /* a structure, and a pointer to it */
			OP(33, 5),  FN,	     VOID_T,	P_PAIR,	   I32, /* OpTypeFunction */
			OP(54, 5),  VOID_T,  KERNEL,	0,	   FN,	/* OpFunction */
			OP(55, 3),  P_PAIR,  FIRST,	OP(55, 3), I32,	      SECOND, OP(56, 1),
		};

/* As ur_api.h has them. */
enum { VALUE, POINTER };
struct argument {
	uint32_t stype, unused;
	uint64_t next;
	uint32_t type, index;
	uint64_t size, value[2];
};
_Static_assert(sizeof(struct argument) == 48, "as in the header");

enum { ALLOC, PROGRAM, CREATE, LAUNCH, FUNCTIONS };
static const char *const functions[FUNCTIONS] = { "urUSMHostAlloc", "urProgramCreateWithIL",
						  "urKernelCreate",
						  "urEnqueueKernelLaunchWithArgsExp" };
#define ALLOCATION 0x7f0000010000u
#define ARGS	   7 /* the argument of the launch */
#define THE_KERNEL 0x6100u

static int setup(void **state)
{
	return begin_with(state, functions, FUNCTIONS);
}

static void give_allocation(struct fixture *f)
{
	const uint64_t words[] = { 0x5000, 0, 0, 4096, 0x7000 }, at = ALLOCATION;

	rec_call(&f->r, ALLOC, words, 5);
	rec_arg(&f->r, &f->plans[ALLOC], 4, &at, sizeof(at));
	feed(f);
}

static void give_kernel(struct fixture *f)
{
	const uint64_t program[] = { 0x5000, 0x7000, sizeof(image), 0, 0x7100 }, made = 0x6000;
	const uint64_t create[] = { made, 0x7200, 0x7300 }, kernel = THE_KERNEL;
	struct xb_image *m;
	uint8_t hash[XB_HASH_BYTES];

	give_blob(f, image, sizeof(image), hash);
	m = rec_start(&f->r, XB_IMAGE, sizeof(*m), 4242, 4243, 2);
	m->call = 7; /* as rec_call() has it */
	m->size = sizeof(image);
	memcpy(m->hash, hash, sizeof(hash));
	feed(f);
	rec_call(&f->r, PROGRAM, program, 5);
	rec_arg(&f->r, &f->plans[PROGRAM], 4, &made, sizeof(made));
	feed(f);
	rec_call(&f->r, CREATE, create, 3);
	rec_arg(&f->r, &f->plans[CREATE], 1, "k", 2);
	rec_arg(&f->r, &f->plans[CREATE], 2, &kernel, sizeof(kernel));
	feed(f);
}

static unsigned each_op(const struct xb_plan *p)
{
	for (unsigned i = 0; i < p->nops; i++)
		if (p->ops[i].kind == XB_OP_EACH)
			return i;
	fail();
	return 0;
}

/* The first 16 bytes behind each value's address, or nothing if its size is 0. */
static void give_launch(struct fixture *f, const struct argument *args, unsigned n,
			const uint8_t targets[][XB_EACH_BYTES])
{
	const uint64_t words[12] = { 0x5100, THE_KERNEL, 1, 0, 0x7000, 0, n, 0x7100 };
	uint8_t bytes[sizeof(struct xb_each) + XB_EACH_MAX * XB_EACH_BYTES];
	struct xb_each each = { 0 };
	uint16_t len = sizeof(each);

	for (unsigned i = 0; i < n; i++) {
		if (args[i].type != VALUE)
			continue;
		each.read |= 1u << i;
		memcpy(bytes + len, targets[i], XB_EACH_BYTES);
		len += XB_EACH_BYTES;
	}
	memcpy(bytes, &each, sizeof(each));
	rec_call(&f->r, LAUNCH, words, 12);
	rec_arg(&f->r, &f->plans[LAUNCH], ARGS, args, (uint16_t)(n * sizeof(*args)));
	rec_item(&f->r, each_op(&f->plans[LAUNCH]), 0, bytes, len, len);
	feed(f);
	assert_int_equal(f->s->ops->finish(f->s, NULL, &f->out), 0);
}

/* Acts about what is at these bytes of the launch's arguments; the first of them. */
static unsigned acts_at(const struct fixture *f, uint64_t at, const struct replay_act **ret)
{
	const struct replay_header *h = (const void *)f->out.buf;
	const struct replay_act *acts = (const void *)(f->out.buf + h->acts.offset);
	unsigned n = 0;

	for (size_t i = h->acts.n; i-- > 0;)
		if (acts[i].flags & REPLAY_INSIDE && acts[i].at == at) {
			assert_int_equal(acts[i].word, ARGS);
			*ret = &acts[i];
			n++;
		}
	return n;
}

static const char *bytes_of(const struct fixture *f, uint64_t at)
{
	const struct replay_header *h = (const void *)f->out.buf;

	return f->out.buf + h->bytes.offset + at;
}

static uint64_t value_at(unsigned i)
{
	return i * sizeof(struct argument) + offsetof(struct argument, value);
}

TEST_WITH(numbers_and_allocations_are_compared, struct fixture *f)
{
	const struct argument args[] = {
		{ .type = VALUE, .index = 1, .size = 4, .value = { 0x7fff00001000 } },
		{ .type = POINTER, .index = 2, .value = { ALLOCATION + 16 } },
		{ .type = POINTER, .index = 3, .value = { 0x7fff00002000 } },
		{ .type = VALUE, .index = 4, .size = 8, .value = { 0x7fff00001000 } },
		{ .type = VALUE, .index = 5, .size = 40, .value = { 0x7fff00001000 } },
	};
	const float number = 1.5F;
	const uint64_t address = 0x7fff00003000, large[2] = { 1, 2 };
	uint8_t targets[5][XB_EACH_BYTES] = { 0 };
	const struct replay_act *a = NULL;

	memcpy(targets[0], &number, sizeof(number));
	memcpy(targets[3], &address, sizeof(address));
	memcpy(targets[4], large, sizeof(large));
	give_allocation(f);
	give_launch(f, args, 5, targets);
	assert_int_equal(acts_at(f, value_at(0), &a), 1);
	assert_int_equal(a->what, REPLAY_BYTES);
	assert_int_equal(a->size, sizeof(number));
	assert_memory_equal(bytes_of(f, a->bytes), &number, sizeof(number));
	assert_string_equal(bytes_of(f, a->name), "pArgs[0]");
	assert_int_equal(acts_at(f, value_at(1), &a), 1);
	assert_int_equal(a->what, REPLAY_POINTER);
	assert_int_equal(a->extra, 16);
	assert_string_equal(bytes_of(f, a->name), "pArgs[1]");
	/* The program's own memory, and what could be some: */
	assert_int_equal(acts_at(f, value_at(2), &a), 0);
	assert_int_equal(acts_at(f, value_at(3), &a), 0);
	/* Of a large value there is the beginning. */
	assert_int_equal(acts_at(f, value_at(4), &a), 2);
	assert_memory_equal(bytes_of(f, a->bytes), large, 8);
}

TEST_WITH(padding_need_not_be_the_same, struct fixture *f)
{
	const struct argument arg = { .type = VALUE, .size = sizeof(struct pair), .value = { 1 } };
	uint8_t targets[1][XB_EACH_BYTES] = { { 1, 2, 3, 4, 5, 6, 7, 8 } };
	const struct replay_act *a = NULL;

	give_kernel(f);
	give_launch(f, &arg, 1, targets);
	assert_int_equal(acts_at(f, value_at(0), &a), 3);
	for (unsigned i = 0; i < 3; i++) {
		static const size_t ends[] = { sizeof(int8_t), offsetof(struct pair, b),
					       sizeof(struct pair) };
		size_t from = i ? ends[i - 1] : 0;

		assert_int_equal(a[i].what, REPLAY_BYTES);
		assert_int_equal(a[i].extra, from);
		assert_int_equal(a[i].size, ends[i] - from);
		assert_int_equal(a[i].flags & REPLAY_PADDING, i == 1 ? REPLAY_PADDING : 0);
	}
}
