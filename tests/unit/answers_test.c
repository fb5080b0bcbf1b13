// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * answers_test.c - what a program is given by replay of outputs that are longer than their call's record: all of it if the
 * recording has it, and otherwise what is there, which is counted.
 */
#include "answers_fixture.h"
#include "replay_abi.h"
#include "wire_image.h"

#define ALL	200u /* handles of an output, which are from FIRST on */
#define FIRST	0x55550000u
#define VALUE	3u /* the argument that leads to them, of both functions */
#define DEVICES 3u /* UR_PROGRAM_INFO_DEVICES */

static const struct {
	const char *name;
	uint64_t words[5];
} functions[] = {
	{ "urDevicePartition", { 0x77, 0x6000, ALL, 0x7000, 0 } },
	{ "urProgramGetInfo", { 0x77, DEVICES, 8 * ALL, 0x7000, 0 } },
};
#define FUNCTIONS (sizeof(functions) / sizeof(functions[0]))

static uint64_t handles[ALL];

static int setup(void **state)
{
	const char *const names[FUNCTIONS] = { functions[0].name, functions[1].name };

	for (unsigned i = 0; i < ALL; i++)
		handles[i] = FIRST + i;
	return begin_with(state, names, FUNCTIONS);
}

/* As record --data has it, before the call. */
static void give_data(struct fixture *f, unsigned op)
{
	uint8_t hash[XB_HASH_BYTES];
	struct xb_data *d;

	give_blob(f, handles, sizeof(handles), hash);
	d = rec_start(&f->r, XB_DATA, sizeof(*d), 4242, 4243, 2);
	d->call = 7; /* as rec_call() has it */
	d->kind = XB_DATA_OUTPUT;
	d->number = op;
	d->size = sizeof(handles);
	memcpy(d->hash, hash, sizeof(hash));
	feed(f);
}

static unsigned op_of(const struct fixture *f, unsigned function)
{
	int op = rec_op(&f->plans[function], -1, VALUE);

	assert_true(op >= 0 && f->plans[function].ops[op].max < sizeof(handles));
	return (unsigned)op;
}

static void give_call(struct fixture *f, unsigned function)
{
	unsigned op = op_of(f, function);

	rec_call(&f->r, (uint16_t)function, functions[function].words, 5);
	rec_item(&f->r, op, XB_ITEM_TRUNC, handles, f->plans[function].ops[op].max,
		 sizeof(handles));
	feed(f);
}

static const struct replay_header *finish(struct fixture *f)
{
	assert_int_equal(f->s->ops->finish(f->s, NULL, &f->out), 0);
	return (const void *)f->out.buf;
}

/* The program is given so many objects, each of which is another one. */
static void gives_objects(const struct fixture *f, size_t wanted)
{
	const struct replay_header *h = (const void *)f->out.buf;
	const struct replay_act *acts = (const void *)(f->out.buf + h->acts.offset);
	const uint64_t *numbers = NULL;
	size_t n = 0;

	for (size_t i = 0; i < h->acts.n; i++) {
		assert_int_not_equal(acts[i].what, REPLAY_PUT);
		if (acts[i].what != REPLAY_PUT_HANDLES)
			continue;
		assert_null(numbers);
		assert_int_equal(acts[i].word, VALUE);
		numbers = (const void *)(f->out.buf + h->bytes.offset + acts[i].bytes);
		n = acts[i].size / sizeof(*numbers);
	}
	assert_int_equal(n, wanted);
	for (size_t i = 0; i < n; i++) {
		assert_true(numbers[i] && numbers[i] < h->objects);
		for (size_t k = 0; k < i; k++)
			assert_int_not_equal(numbers[i], numbers[k]);
	}
}

static void whole(struct fixture *f, unsigned function)
{
	give_data(f, op_of(f, function));
	give_call(f, function);
	assert_int_equal(finish(f)->cut, 0);
	gives_objects(f, ALL);
}

TEST_WITH(test_handles_with_data, struct fixture *f)
{
	whole(f, 0);
}

TEST_WITH(test_handles_as_a_value_with_data, struct fixture *f)
{
	whole(f, 1);
}

TEST_WITH(test_handles_without_data, struct fixture *f)
{
	for (unsigned i = 0; i < FUNCTIONS; i++)
		op_of(f, i);
	give_call(f, 0);
	assert_int_equal(finish(f)->cut, 1);
	gives_objects(f, f->plans[0].ops[op_of(f, 0)].max / 8);
}

TEST_WITH(test_unreadable, struct fixture *f)
{
	rec_call(&f->r, 0, functions[0].words, 5);
	rec_item(&f->r, op_of(f, 0), XB_ITEM_FAULT, &functions[0].words[VALUE], 8, 0);
	feed(f);
	assert_int_equal(finish(f)->cut, 1);
	gives_objects(f, 0);
}

/* What comes as XB_REST the answers don't have: no function that is answered has any. */
TEST(test_none_has_rests)
{
	static const unsigned apis[] = { CAT_API_UR, CAT_API_PI, CAT_API_CL };
	unsigned n = 0;

	for (unsigned i = 0; i < sizeof(apis) / sizeof(apis[0]); i++) {
		const struct cat_api *a = catalog_api(apis[i]);

		for (unsigned k = 0; k < a->nfuncs; k++, n++) {
			struct xb_plan plan;

			capture_plan(a->funcs[k], 1, NULL, &plan, NULL);
			for (unsigned op = 0; op < plan.nops; op++)
				assert_false(plan.ops[op].flags & XB_OP_REST);
		}
	}
	assert_true(n > 300);
}
