// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * late_test.c - names of kernels that are older than the trace: which functions tell them, which bytes are
 * a name, and which launch a name is of.
 */
#include "unit.h"
#include "fixture.h"
#include "model/objects/handles.h"
#include "plan/late.h"

#define NAME_SLOT NAMES /* after those of calls */
#define LAUNCH	  "urEnqueueKernelLaunchWithArgsExp"
#define CL	  "clEnqueueNDRangeKernel"

#define KERNEL 0xabc0
#define SP     0x7fff0000

static int setup(void **state)
{
	struct fixture *f = fixture_new(state, TOLD_LAUNCH);
	struct xb_def_func *d = rec_start(&f->r, XB_DEF_FUNC, sizeof(*d), 0, 0, 1);

	f->tid = 101;
	f->step = 10;
	d->slot = NAME_SLOT;
	plan_late(NAME_SLOT, 32, &d->plan);
	rec_texts(&f->r, "kernel_name", NULL, NULL);
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), 0);
	return 0;
}

/* ---- which functions --------------------------------------------------------------------------- */

/* As nm prints it for the libsycl of 2026.2.0. */
#define SYMBOL                                                                                   \
	"_ZN4sycl3_V16detail16enqueueImpKernelERNS1_10queue_implERNS1_8NDRDescTERSt6vectorINS1_" \
	"7ArgDescESaIS7_EEPNS1_18kernel_bundle_implEPKNS1_11kernel_implERNS1_16DeviceKernelInfo" \
	"ERS6_IP18ur_event_handle_t_SaISJ_EEPNS1_10event_implERKSt8functionIFPvPNS1_"            \
	"16AccessorImplHostEEE24ur_kernel_cache_config_tbbmPKNS1_19RTDeviceBinaryImageESQ_"

TEST(test_known)
{
	assert_true(plan_late_is_like(SYMBOL));
	assert_true(plan_late_knows(SYMBOL, "2026.2.0"));
	assert_true(plan_late_knows(SYMBOL, "2026.0.1"));
	/* The same name in another release may mean something laid out in another way. */
	assert_false(plan_late_knows(SYMBOL, "2026.3.0"));
	assert_false(plan_late_knows(SYMBOL, "2025.3.3"));
	assert_false(plan_late_knows(SYMBOL, "2027.0.0"));
	assert_false(plan_late_knows(SYMBOL, ""));
	assert_false(plan_late_knows(SYMBOL, "2026"));
	assert_false(plan_late_knows(SYMBOL, "x.y"));
	assert_false(plan_late_knows(SYMBOL "b", "2026.2.0"));
	assert_false(plan_late_knows("_ZN4sycl3_V16detail16enqueueImpKernelE", "2026.2.0"));
	assert_false(plan_late_is_like("_ZN4sycl3_V16detail17enqueueImpKernelsE"));
}

/* ---- which bytes ------------------------------------------------------------------------------- */

/* The record as the kernel side makes it: words, the string's 16 bytes, the text. */
static struct xb_call *name_record(struct fixture *f, const char *text, uint16_t bytes,
				   uint64_t len, unsigned flags)
{
	const uint64_t words[PLAN_LATE_ARGS] = { 1, 2, 3, 4, 5, 0x5000 };
	const uint64_t string[2] = { 0x6000, len };
	struct xb_call *c = rec_call(&f->r, NAME_SLOT, words, PLAN_LATE_ARGS);

	c->h.ts = f->now;
	c->h.tgid = 100;
	c->h.tid = f->tid;
	c->h.flags |= XB_F_ENTRY_ONLY;
	c->sp = SP;
	rec_item(&f->r, 0, 0, string, sizeof(string), sizeof(string));
	if (text)
		rec_item(&f->r, 1, flags, text, bytes, 0);
	return c;
}

static int decode_name(struct fixture *f, const char *text, uint16_t bytes, uint64_t len,
		       unsigned flags)
{
	name_record(f, text, bytes, len, flags);
	return decoder_decode(f->d, rec_hdr(&f->r), &f->e);
}

TEST_WITH(test_bytes, struct fixture *f)
{
	uint64_t addr = 0x6000;

	assert_int_equal(decode_name(f, "vadd", 5, 4, 0), 1);
	assert_int_equal(f->e.type, EVENT_NAME);
	assert_int_equal(f->e.name.len, 4);
	assert_memory_equal(f->e.name.text, "vadd", 4);
	/* Not as long as it says: another layout. */
	assert_int_equal(decode_name(f, "vadd", 5, 5, 0), 0);
	assert_int_equal(decode_name(f, "vadd", 5, 3, 0), 0);
	assert_int_equal(decode_name(f, "vadd", 5, 0, 0), 0);
	assert_int_equal(decode_name(f, "", 1, 0, 0), 0);
	/* No end. */
	assert_int_equal(decode_name(f, "vadd", 4, 4, 0), 0);
	/* Not what compilers call kernels. */
	assert_int_equal(decode_name(f, "v\033dd", 5, 4, 0), 0);
	assert_int_equal(decode_name(f,
				     "v\xc3\xa4"
				     "d",
				     5, 4, 0),
			 0);
	/* Cut: as long as it is, or longer. */
	assert_int_equal(decode_name(f, "vadd", 5, 4000, XB_ITEM_TRUNC), 1);
	assert_int_equal(f->e.name.len, 4);
	assert_int_equal(decode_name(f, "vadd", 5, 3, XB_ITEM_TRUNC), 0);
	/* Unreadable, or not there at all. */
	assert_int_equal(decode_name(f, (const char *)&addr, 8, 4, XB_ITEM_FAULT), 0);
	assert_int_equal(decode_name(f, NULL, 0, 4, 0), 0);
	assert_int_equal(decoder_bad(f->d), 0);
}

/* Text that was read later, where it can't have changed. */
TEST_WITH(test_late_text, struct fixture *f)
{
	struct xb_def_text *t = rec_start(&f->r, XB_DEF_TEXT, sizeof(*t), 100, 100, 1);
	uint64_t addr = 0x6000;

	t->addr = addr;
	t->size = 5;
	rec_add(&f->r, "vadd", 5);
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), 0);
	assert_int_equal(decode_name(f, (const char *)&addr, 8, 4, XB_ITEM_FAULT), 1);
	assert_memory_equal(f->e.name.text, "vadd", 4);
	assert_int_equal(decode_name(f, (const char *)&addr, 8, 6, XB_ITEM_FAULT), 0);
}

/* Any bytes at all, in a record whose frame holds: no read outside of it (make asan), and no bad name. */
TEST_WITH(test_any_bytes, struct fixture *f)
{
	uint64_t x = 88172645463325252ull;

	for (unsigned i = 0; i < 20000; i++) {
		struct xb_call *c = name_record(f, "some_name_of_a_kernel", 22, 21, 0);
		uint8_t *body = c->body + PLAN_LATE_ARGS * 8;
		int r;

		for (unsigned n = 0; n < 3; n++) {
			x ^= x << 13;
			x ^= x >> 7;
			x ^= x << 17;
			body[x % c->datalen] = (uint8_t)(x >> 32);
		}
		r = decoder_decode(f->d, rec_hdr(&f->r), &f->e);
		assert_true(r == 0 || r == 1 || r == -EBADMSG);
		if (r != 1)
			continue;
		assert_in_range(f->e.name.len, 1, 1024);
		for (uint32_t n = 0; n < f->e.name.len; n++)
			assert_in_range(f->e.name.text[n], 0x20, 0x7e);
	}
}

/* ---- which launch ------------------------------------------------------------------------------ */

static void tell(struct fixture *f, const char *name)
{
	size_t len = strlen(name);

	assert_int_equal(decode_name(f, name, (uint16_t)(len + 1), len, 0), 1);
	assert_int_equal(model_event(f->m, &f->e), 0);
	f->now += 10;
}

static void launch_at(struct fixture *f, const char *function, uint64_t kernel, uint64_t sp)
{
	const uint64_t words[XB_MAX_ARGS] = { 0xa0, kernel };
	const struct xb_plan *p = &f->plans[slot(f, function)];

	begin(f, function, words, p->nargs)->sp = sp;
	feed(f);
}

static void launch(struct fixture *f, uint64_t kernel)
{
	launch_at(f, LAUNCH, kernel, SP - 0x200);
}

static void expect(struct fixture *f, const char *name, uint32_t number)
{
	struct model_launch l;

	assert_non_null(model_told(f->m)->launch);
	l = *model_told(f->m)->launch;
	assert_int_equal(l.kernel.number, number);
	if (name)
		assert_string_equal(l.kernel.name, name);
	else
		assert_null(l.kernel.name);
}

static void create(struct fixture *f, uint64_t kernel, const char *name)
{
	begin(f, "urKernelCreate", WORDS(0x300, 0x8000, 0x7000));
	item(f, "urKernelCreate", 1, name, strlen(name) + 1);
	item(f, "urKernelCreate", 2, &kernel, 8);
	feed(f);
}

static void lose(struct fixture *f)
{
	struct xb_loss *l = rec_start(&f->r, XB_LOSS, sizeof(*l), 0, 0, f->now);

	l->count[XB_C_RING_FULL] = f->now;
	feed(f);
}

TEST_WITH(test_launch, struct fixture *f)
{
	launch(f, KERNEL);
	expect(f, NULL, 0);
	tell(f, "vadd");
	launch(f, KERNEL);
	expect(f, "vadd", 0);
	/* It has its name from then on, and nobody else has it. */
	launch(f, KERNEL);
	expect(f, "vadd", 0);
	launch(f, KERNEL + 0x100);
	expect(f, NULL, 0);
	/* Another at the same address, whose creation was not seen. */
	tell(f, "vmul");
	launch(f, KERNEL);
	expect(f, "vmul", 0);
}

/* The layers of one launch, the inner first; each API has handles of its own. */
TEST_WITH(test_layers, struct fixture *f)
{
	tell(f, "vadd");
	launch_at(f, CL, 0xc10, SP - 0x400);
	expect(f, "vadd", 0);
	launch(f, KERNEL);
	expect(f, "vadd", 0);
	launch_at(f, CL, 0xc20, SP - 0x400);
	expect(f, NULL, 0);
}

TEST_WITH(test_not_this_one, struct fixture *f)
{
	/* Not from within. */
	tell(f, "vadd");
	launch_at(f, LAUNCH, KERNEL, SP);
	expect(f, NULL, 0);
	launch_at(f, LAUNCH, KERNEL, SP + 8);
	expect(f, NULL, 0);
	/* Another thread. */
	f->tid++;
	launch(f, KERNEL);
	expect(f, NULL, 0);
	f->tid--;
	/* Begun before. */
	tell(f, "vadd");
	f->now -= 100;
	launch(f, KERNEL);
	expect(f, NULL, 0);
	f->now += 100;
	/* Records are missing: so may be the launch that it was for, or what reported this one. */
	tell(f, "vadd");
	lose(f);
	launch(f, KERNEL);
	expect(f, NULL, 0);
}

TEST_WITH(test_known_by_creation, struct fixture *f)
{
	create(f, KERNEL, "vadd");
	tell(f, "other");
	launch(f, KERNEL);
	expect(f, "vadd", 1);
	/* Made anew where an old one was. */
	tell(f, "old");
	launch(f, KERNEL + 0x100);
	expect(f, "old", 0);
	create(f, KERNEL + 0x100, "new");
	launch(f, KERNEL + 0x100);
	expect(f, "new", 2);
}

/* After a loss the address may be another kernel's, until it is reported again. */
TEST_WITH(test_loss, struct fixture *f)
{
	tell(f, "vadd");
	launch(f, KERNEL);
	expect(f, "vadd", 0);
	lose(f);
	launch(f, KERNEL);
	expect(f, NULL, 0);
	tell(f, "vadd");
	launch(f, KERNEL);
	expect(f, "vadd", 0);
}

/* A thread's number is used again. */
TEST_WITH(test_thread_gone, struct fixture *f)
{
	struct xb_exit *x;

	tell(f, "vadd");
	x = rec_start(&f->r, XB_EXIT, sizeof(*x), 100, f->tid, f->now);
	assert_non_null(x);
	feed(f);
	launch(f, KERNEL);
	expect(f, NULL, 0);
}

/*
 * Many threads, each record lost at times (and told lost later): a launch has its kernel's name or none.
 */
TEST_WITH(test_random, struct fixture *f)
{
	enum { THREADS = 600, KERNELS = 300 };
	unsigned next[THREADS] = { 0 }, named = 0, missing = 0;
	uint64_t x = 88172645463325252ull;

	for (unsigned i = 0; i < 100000; i++) {
		struct model_launch l;
		char name[16];
		unsigned t;

		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		t = (unsigned)(x >> 8) % THREADS;
		f->tid = 1000 + t;
		if (!next[t]) {
			next[t] = 1 + (unsigned)(x >> 24) % KERNELS;
			snprintf(name, sizeof(name), "k%u", next[t]);
			tell(f, name);
			continue;
		}
		snprintf(name, sizeof(name), "k%u", next[t]);
		launch(f, KERNEL + 16ull * next[t]);
		assert_non_null(model_told(f->m)->launch);
		l = *model_told(f->m)->launch;
		if (l.kernel.name) {
			assert_string_equal(l.kernel.name, name);
			named++;
		} else {
			missing++;
		}
		next[t] = 0;
		if (x >> 54 == 0)
			lose(f);
	}
	assert_true(named > 10000);
	assert_true(missing > 10); /* threads beyond the limit, and losses */
}

/* ---- by handle ----------------------------------------------------------------------------------- */

static struct xb_def_name *name_of(struct fixture *f, uint64_t handle, const char *name,
				   size_t size)
{
	struct xb_def_name *d = rec_start(&f->r, XB_DEF_NAME, sizeof(*d), 100, 100, f->now);

	d->handle = handle;
	d->api = CAT_API_UR;
	rec_add(&f->r, name, size);
	return (struct xb_def_name *)rec_hdr(&f->r);
}

static void define(struct fixture *f, uint64_t handle, const char *name)
{
	name_of(f, handle, name, strlen(name) + 1);
	feed(f);
	assert_int_equal(f->e.type, EVENT_HANDLE);
}

TEST_WITH(test_by_handle, struct fixture *f)
{
	define(f, KERNEL, "vadd");
	launch(f, KERNEL + 0x100);
	expect(f, NULL, 0);
	launch(f, KERNEL);
	expect(f, "vadd", 0);
	launch_at(f, CL, KERNEL, SP - 0x400); /* another API's */
	expect(f, NULL, 0);
	lose(f);
	define(f, KERNEL, "vmul");
	launch(f, KERNEL);
	expect(f, "vmul", 0);
	define(f, KERNEL, "");
	launch(f, KERNEL);
	expect(f, NULL, 0);
	/* What a call says counts. */
	define(f, KERNEL, "vadd");
	create(f, KERNEL, "vsub");
	define(f, KERNEL, "vadd");
	launch(f, KERNEL);
	expect(f, "vsub", 1);
}

TEST_WITH(test_bad_by_handle, struct fixture *f)
{
	name_of(f, KERNEL, "v\033dd", 5);
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), -EBADMSG);
	name_of(f, KERNEL, "no end, ", 8);
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), -EBADMSG);
	name_of(f, KERNEL, "", 0);
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), -EBADMSG);
	/* APIs that launch nothing, or that there are not. */
	for (unsigned api = CAT_API_THREAD; api < 70000; api += 9999) {
		name_of(f, KERNEL, "vadd", 5)->api = api;
		feed(f);
	}
	launch(f, KERNEL);
	expect(f, NULL, 0);
}
