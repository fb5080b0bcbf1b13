// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * registers_test.c - what a debugger reads and writes of registers, in the width that other calls tell: of which device,
 * which session, and what is no width.
 */
#include "unit.h"
#include "fixture.h"

#define OTHER	 0x400
#define SESSION	 0x300
#define SET_SIZE 48 /* of zet_debug_regset_properties_t, in which: */
#define TYPE_AT	 16
#define WIDTH_AT 40

static int setup(void **state)
{
	fixture_new(state, 0)->step = 1000;
	return 0;
}

/* The driver says how wide registers of a set are: of a device, or of a thread in a session. */
static void tell(struct fixture *f, const char *name, uint64_t owner, uint32_t type, uint32_t width)
{
	const uint64_t of_device[] = { owner, 0x7000, 0x7100 },
		       of_thread[] = { owner, 0, 0, 0x7000, 0x7100 };
	bool thread = strstr(name, "Thread");
	uint8_t bytes[SET_SIZE] = { 0 };
	uint32_t one = 1;
	int count, sets;

	memcpy(bytes + TYPE_AT, &type, sizeof(type));
	memcpy(bytes + WIDTH_AT, &width, sizeof(width));
	if (thread)
		begin(f, name, of_thread, 5);
	else
		begin(f, name, of_device, 3);
	count = rec_op(&f->plans[slot(f, name)], -1, thread ? 3 : 1);
	sets = rec_op(&f->plans[slot(f, name)], -1, thread ? 4 : 2);
	rec_item(&f->r, (unsigned)count, 0, &one, sizeof(one), sizeof(one));
	rec_item(&f->r, (unsigned)sets, 0, bytes, sizeof(bytes), sizeof(bytes));
	feed(f);
}

static void tell_device(struct fixture *f, uint64_t device, uint32_t type, uint32_t width)
{
	tell(f, "zetDebugGetRegisterSetProperties", device, type, width);
}

static void attach(struct fixture *f, uint64_t device, uint64_t session)
{
	begin(f, "zetDebugAttach", (const uint64_t[]){ device, 0, 0x7000 }, 3);
	item(f, "zetDebugAttach", 2, &session, sizeof(session));
	feed(f);
}

/* How many registers there are in what a call reads, of which `read` bytes were read; 0: an address. */
static uint32_t registers(struct fixture *f, uint32_t type, uint32_t count, uint16_t read,
			  struct value *ret)
{
	static const char name[] = "zetDebugReadRegisters";
	uint8_t bytes[XB_OP_MAX];
	const struct value *v;

	for (unsigned i = 0; i < sizeof(bytes); i++)
		bytes[i] = (uint8_t)i;
	/* The thread is two words. */
	begin(f, name, (const uint64_t[]){ SESSION, 0, 0, type, 0, count, 0x8000 }, 7);
	rec_item(&f->r, (unsigned)rec_op(&f->plans[slot(f, name)], -1, 6), 0, bytes, read, read);
	feed(f);
	assert_int_equal(f->e.call.args[5].kind, VALUE_PTR);
	assert_int_equal(f->e.call.args[5].u, 0x8000);
	v = told_value(model_told(f->m), &f->e.call.args[5]);
	/* It is the same when it is asked for again. */
	assert_ptr_equal(told_value(model_told(f->m), &f->e.call.args[5]), v);
	*ret = *v;
	return v->kind == VALUE_ARRAY ? v->nitems : 0;
}

TEST_WITH(test_widths, struct fixture *f)
{
	struct value v;

	attach(f, DEVICE, SESSION);
	tell_device(f, OTHER, 7, 8);
	assert_int_equal(registers(f, 7, 4, 256, &v), 0);
	tell_device(f, DEVICE, 7, 4);
	tell_device(f, DEVICE, 1, 32);
	/* More was read than there are. */
	assert_int_equal(registers(f, 7, 4, 256, &v), 4);
	assert_false(v.flags & VALUE_F_TRUNC);
	assert_int_equal(v.items[2].len, 4);
	assert_memory_equal(v.items[2].str, "\x08\x09\x0a\x0b", 4);
	/* And less. */
	assert_int_equal(registers(f, 1, 40, 1024, &v), 32);
	assert_true(v.flags & VALUE_F_TRUNC);
	assert_int_equal(v.total, 40);
	assert_int_equal(registers(f, 7, UINT32_MAX, 3, &v), 0);
	assert_int_equal(v.total, UINT32_MAX);
	/* Another set is another matter. */
	assert_int_equal(registers(f, 2, 4, 256, &v), 0);
	assert_int_equal(v.kind, VALUE_PTR);
}

/* What is said of the session counts more, until another has its address. */
TEST_WITH(test_sessions, struct fixture *f)
{
	struct value v;

	attach(f, DEVICE, SESSION);
	tell_device(f, DEVICE, 7, 4);
	tell(f, "zetDebugGetThreadRegisterSetProperties", SESSION, 7, 16);
	assert_int_equal(registers(f, 7, 2, 128, &v), 2);
	assert_int_equal(v.items[0].len, 16);
	tell_device(f, OTHER, 7, 8);
	attach(f, OTHER, SESSION);
	assert_int_equal(registers(f, 7, 2, 128, &v), 2);
	assert_int_equal(v.items[0].len, 8);
}

TEST_WITH(test_no_width, struct fixture *f)
{
	static const uint32_t none[] = { 0, 65, 1u << 31, UINT32_MAX };
	struct value v;

	attach(f, DEVICE, SESSION);
	for (unsigned i = 0; i < ARRAY_SIZE(none); i++) {
		tell_device(f, DEVICE, 7, none[i]);
		assert_int_equal(registers(f, 7, 2, 128, &v), 0);
		assert_int_equal(v.kind, VALUE_PTR);
	}
	tell_device(f, DEVICE, 7, 1);
	assert_int_equal(registers(f, 7, 2000, 1024, &v), 1024);
}
