// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * handles_test.c - who is meant by a handle: records as several threads and layers would leave them,
 * in every order in which they can come; kernels' arguments, memory and copies.
 *
 * Functions are Unified Runtime's, Level Zero's, OpenCL's and CUDA's, as the catalog has them.
 */
#include "unit.h"
#include "model/objects/handles_keep.h"
#include "model/objects/addresses.h"
#include "fixture.h"

static int setup(void **state)
{
	fixture_new(state, TOLD_WORK | TOLD_CONTEXT);
	return 0;
}

/* Whose ends are seen. */
static int setup_whole(void **state)
{
	setup(state);
	slot(*state, "urQueueRelease");
	slot(*state, "urContextRelease");
	slot(*state, "urUSMFree");
	return 0;
}

#define CALL(f, name, outs, ...) call_outs(f, name, WORDS(__VA_ARGS__), outs, ARRAY_SIZE(outs))
#define PLAIN(f, name, ...)	 call_outs(f, name, WORDS(__VA_ARGS__), NULL, 0)

/* What is known of the last call; each fails where that is nothing. */
static const struct model_object *object_of(struct fixture *f, const struct value *v)
{
	const struct model_object *o = told_object(model_told(f->m), v);

	assert_non_null(o);
	return o;
}

static const struct model_object *context_of(struct fixture *f)
{
	assert_non_null(model_told(f->m)->context);
	return model_told(f->m)->context;
}

static const struct model_launch *launch_of(struct fixture *f)
{
	assert_non_null(model_told(f->m)->launch);
	return model_told(f->m)->launch;
}

static const struct model_copy *copy_of(struct fixture *f)
{
	assert_non_null(model_told(f->m)->copy);
	return model_told(f->m)->copy;
}

/* The last call's argument (or element of it) is that object. */
static void expect_of(struct fixture *f, const struct value *v, const char *word, uint32_t number)
{
	struct model_object o;

	o = *object_of(f, v);
	assert_string_equal(o.word, word);
	assert_int_equal(o.number, number);
}

static void expect(struct fixture *f, unsigned arg, const char *word, uint32_t number)
{
	const struct value *v = &f->e.call.args[arg];

	expect_of(f, v->kind == VALUE_ARRAY ? &v->items[0] : v, word, number);
}

static void expect_name(struct fixture *f, unsigned arg, const char *name)
{
	struct model_object o;

	o = *object_of(f, &f->e.call.args[arg]);
	if (name)
		assert_string_equal(o.name, name);
	else
		assert_null(o.name);
}

static void create_queue(struct fixture *f, uint64_t handle)
{
	const struct out outs[] = { { 3, &handle, 8 } };

	CALL(f, "urQueueCreate", outs, CONTEXT, DEVICE, 0, 0x7000);
}

static void finish(struct fixture *f, uint64_t handle)
{
	PLAIN(f, "urQueueFinish", handle);
}

static void release_queue(struct fixture *f, uint64_t handle)
{
	PLAIN(f, "urQueueRelease", handle);
}

static void create_context(struct fixture *f)
{
	uint64_t device = DEVICE, context = CONTEXT;
	const struct out outs[] = { { 1, &device, 8 }, { 3, &context, 8 } };

	CALL(f, "urContextCreate", outs, 1, 0x7000, 0, 0x7100);
}

/* ---- numbers ----------------------------------------------------------------------------------- */

TEST_BETWEEN(setup_whole, teardown, test_numbers, struct fixture *f)
{
	create_queue(f, 0xa0);
	expect(f, 3, "queue", 1);
	expect(f, 0, "context", 0); /* not seen being made */
	expect(f, 1, "device", 0);
	create_queue(f, 0xb0);
	expect(f, 3, "queue", 2);
	finish(f, 0xa0);
	expect(f, 0, "queue", 1);
	create_context(f);
	expect(f, 3, "context", 1); /* each kind has its own count */
	create_queue(f, 0xc0);
	expect(f, 0, "context", 1);
	expect(f, 3, "queue", 3);
	/* Another process has its own. */
	f->tgid = f->tid = 200;
	finish(f, 0xa0);
	expect(f, 0, "queue", 0);
	create_queue(f, 0xa0);
	expect(f, 3, "queue", 1);
}

TEST_BETWEEN(setup_whole, teardown, test_release_and_reuse, struct fixture *f)
{
	create_queue(f, 0xa0);
	PLAIN(f, "urQueueRetain", 0xa0);
	expect(f, 0, "queue", 1);
	release_queue(f, 0xa0);
	expect(f, 0, "queue", 1);
	finish(f, 0xa0);
	expect(f, 0, "queue", 1); /* one owner left */
	release_queue(f, 0xa0);
	expect(f, 0, "queue", 1); /* the last release still tells whom it meant */
	finish(f, 0xa0);
	expect(f, 0, "queue", 0); /* whoever that is, it isn't queue#1 */
	create_queue(f, 0xa0);
	expect(f, 3, "queue", 2);
	finish(f, 0xa0);
	expect(f, 0, "queue", 2);
}

TEST_BETWEEN(setup_whole, teardown, test_failures_make_nothing, struct fixture *f)
{
	f->ret = 1;
	PLAIN(f, "urQueueCreate", CONTEXT, DEVICE, 0, 0x7000);
	f->ret = 0;
	create_queue(f, 0xa0);
	expect(f, 3, "queue", 1);
	f->ret = 1;
	release_queue(f, 0xa0);
	f->ret = 0;
	finish(f, 0xa0);
	expect(f, 0, "queue", 1);
	/* Left without a return: it made nothing, or nothing that we know of. */
	f->flags = XB_F_UNFINISHED | XB_F_EXITED;
	release_queue(f, 0xa0);
	f->flags = 0;
	finish(f, 0xa0);
	expect(f, 0, "queue", 1);
}

/* A release on one thread frees the address; another thread's creation is reported first. */
TEST_BETWEEN(setup_whole, teardown, test_release_told_late, struct fixture *f)
{
	create_queue(f, 0xa0); /* 1000 to 1010 */
	f->now = 2000;
	f->dur = 10;
	f->tid = 101;
	create_queue(f, 0xa0); /* 2000 to 2010 */
	expect(f, 3, "queue", 2);
	f->now = 1990;
	f->dur = 100;
	f->tid = 100;
	release_queue(f, 0xa0); /* began before: it was the old one that it released */
	expect(f, 0, "queue", 1);
	f->now = 3000;
	f->dur = 10;
	finish(f, 0xa0);
	expect(f, 0, "queue", 2);
	release_queue(f, 0xa0);
	expect(f, 0, "queue", 2);
	finish(f, 0xa0);
	expect(f, 0, "queue", 0);
}

/* A wait for an event began before that event's address was used again. */
TEST_BETWEEN(setup_whole, teardown, test_call_around_a_reuse, struct fixture *f)
{
	create_queue(f, 0xa0); /* at 1010 */
	f->now = 1500;
	release_queue(f, 0xa0); /* till 1510 */
	f->now = 1600;
	create_queue(f, 0xa0); /* till 1610 */
	f->now = 1100;
	f->dur = 900;
	f->tid = 101;
	finish(f, 0xa0);
	expect(f, 0, "queue", 1);
	f->now = 1550; /* between the two: neither */
	finish(f, 0xa0);
	expect(f, 0, "queue", 0);
	f->now = 500; /* before both */
	finish(f, 0xa0);
	expect(f, 0, "queue", 0);
	f->now = 1700;
	finish(f, 0xa0);
	expect(f, 0, "queue", 2);
}

/* The creation was lost with its record: nothing is made up, and the next one counts on. */
TEST_BETWEEN(setup_whole, teardown, test_lost_creation, struct fixture *f)
{
	create_queue(f, 0xa0);
	release_queue(f, 0xa0);
	/* here another one was created at 0xa0 */
	finish(f, 0xa0);
	expect(f, 0, "queue", 0);
	release_queue(f, 0xa0);
	expect(f, 0, "queue", 0);
	create_queue(f, 0xa0);
	expect(f, 3, "queue", 2);
	/* Its release is lost. */
	create_queue(f, 0xa0);
	expect(f, 3, "queue", 3);
	release_queue(f, 0xa0);
	expect(f, 0, "queue", 3);
	finish(f, 0xa0);
	expect(f, 0, "queue", 0);
}

TEST_BETWEEN(setup_whole, teardown, test_loss_is_said, struct fixture *f)
{
	struct model_object o;
	struct xb_loss *r;

	create_queue(f, 0xa0);
	r = rec_start(&f->r, XB_LOSS, sizeof(*r), 0, 0, f->now);
	r->count[XB_C_RING_FULL] = 1;
	feed(f);
	finish(f, 0xa0);
	o = *object_of(f, &f->e.call.args[0]);
	assert_int_equal(o.number, 1);
	assert_true(o.uncertain);
	create_queue(f, 0xb0);
	o = *object_of(f, &f->e.call.args[3]);
	assert_int_equal(o.number, 2);
	assert_false(o.uncertain);
}

static void expect_certain(struct fixture *f, unsigned arg, bool certain)
{
	struct model_object o;

	o = *object_of(f, &f->e.call.args[arg]);
	assert_true(o.number);
	assert_int_equal(!o.uncertain, certain);
}

/* Where releases are not traced, a number is a guess from the next moment on. */
TEST_WITH(test_release_not_traced, struct fixture *f)
{
	create_queue(f, 0xa0);
	expect_certain(f, 3, false);
	slot(f, "urQueueRelease");
	finish(f, 0xa0);
	expect_certain(f, 0, true);
}

/* Short calls are left out: a release may be among them. */
TEST_BETWEEN(setup_whole, teardown, test_partial, struct fixture *f)
{
	struct xb_def_clock *c;
	struct model_copy copy;

	create_queue(f, 0xa0);
	expect_certain(f, 3, true);
	c = rec_start(&f->r, XB_DEF_CLOCK, sizeof(*c), 0, 0, f->now);
	c->h.flags = XB_CLOCK_PARTIAL;
	feed(f);
	finish(f, 0xa0);
	expect_certain(f, 0, false);
	PLAIN(f, "urEnqueueUSMMemcpy", 0xa0, 0, 0x10000, 0x20000, 64, 0, 0, 0);
	copy = *copy_of(f);
	assert_int_equal(copy.from, '?');
	assert_int_equal(copy.to, '?');
}

/* A loader and what it loads: inner records first, each with the same handle. */
TEST_BETWEEN(setup_whole, teardown, test_layers, struct fixture *f)
{
	f->now = 1010;
	create_queue(f, 0xa0); /* inner: 1010 to 1020 */
	f->now = 1000;
	f->dur = 100;
	create_queue(f, 0xa0); /* outer: 1000 to 1100 */
	expect(f, 3, "queue", 1);
	f->now = 2010;
	f->dur = 10;
	PLAIN(f, "urQueueRetain", 0xa0);
	f->now = 2000;
	f->dur = 100;
	PLAIN(f, "urQueueRetain", 0xa0);
	f->now = 3010;
	f->dur = 10;
	release_queue(f, 0xa0);
	f->now = 3000;
	f->dur = 100;
	release_queue(f, 0xa0);
	expect(f, 0, "queue", 1);
	f->now = 4000;
	f->dur = 10;
	finish(f, 0xa0);
	expect(f, 0, "queue", 1); /* retained once, released once */
	f->now = 4110;
	PLAIN(f, "urQueueRetain", 0xa0);
	f->now = 4100;
	f->dur = 100;
	PLAIN(f, "urQueueRetain", 0xa0);
	f->now = 4300;
	f->dur = 10;
	release_queue(f, 0xa0); /* now with one layer: two owners, two releases */
	finish(f, 0xa0);
	expect(f, 0, "queue", 1);
	f->now = 5010;
	release_queue(f, 0xa0);
	expect(f, 0, "queue", 1);
	f->now = 5000;
	f->dur = 100;
	release_queue(f, 0xa0);
	expect(f, 0, "queue", 1);
	f->now = 6000;
	f->dur = 10;
	finish(f, 0xa0);
	expect(f, 0, "queue", 0);
	/* The next one is not taken for one that an inner layer reported. */
	create_queue(f, 0xa0);
	expect(f, 3, "queue", 2);
}

/* What is handed out is learned, as far as the function says that it filled in. */
TEST_BETWEEN(setup_whole, teardown, test_learned, struct fixture *f)
{
	uint64_t devices[3] = { 0xd1, 0xd2, 0xbad }, again[1] = { 0xd2 };
	uint32_t two = 2;
	const struct out outs[] = { { 3, devices, 24 }, { 4, &two, 4 } };
	const struct out outs2[] = { { 3, again, 8 } };

	PLAIN(f, "urDeviceRetain", 0xd1);
	expect(f, 0, "device", 0);
	CALL(f, "urDeviceGet", outs, 0x10, 1, 3, 0x7000, 0x7100);
	assert_int_equal(f->e.call.args[3].nitems, 3);
	expect_of(f, &f->e.call.args[3].items[0], "device", 1);
	expect_of(f, &f->e.call.args[3].items[1], "device", 2);
	expect_of(f, &f->e.call.args[3].items[2], "device", 0);
	CALL(f, "urDeviceGet", outs2, 0x10, 1, 1, 0x7000, 0);
	expect(f, 3, "device", 2);
	/* How many owners it has is not known, so a release does not end it. */
	PLAIN(f, "urDeviceRelease", 0xd1);
	PLAIN(f, "urDeviceRetain", 0xd1);
	expect(f, 0, "device", 1);
}

static void enqueue(struct fixture *f, uint64_t queue, uint64_t event)
{
	const struct out outs[] = { { 3, &event, 8 } };

	CALL(f, "urEnqueueEventsWait", outs, queue, 0, 0, 0x7000);
}

TEST_BETWEEN(setup_whole, teardown, test_events, struct fixture *f)
{
	unsigned i;

	create_queue(f, 0xa0);
	for (i = 1; i <= 1000; i++) {
		enqueue(f, 0xa0, 0xe0);
		expect(f, 3, "event", i);
		PLAIN(f, "urEventRelease", 0xe0);
		expect(f, 0, "event", i);
	}
}

TEST_BETWEEN(setup_whole, teardown, test_context, struct fixture *f)
{
	struct model_object o;

	create_context(f);
	o = *context_of(f);
	assert_int_equal(o.number, 1);
	create_queue(f, 0xa0);
	enqueue(f, 0xa0, 0xe0);
	o = *context_of(f);
	assert_string_equal(o.word, "context");
	assert_int_equal(o.handle, CONTEXT);
	assert_int_equal(o.number, 1);
	/* An event's is that of its queue. */
	PLAIN(f, "urEventRelease", 0xe0);
	o = *context_of(f);
	assert_int_equal(o.number, 1);
	PLAIN(f, "urEventRelease", 0xe0);
	assert_null(model_told(f->m)->context); /* of whatever that was */
}

static void fork_(struct fixture *f, uint32_t child)
{
	struct xb_fork *r = rec_start(&f->r, XB_FORK, sizeof(*r), f->tgid, f->tid, f->now++);

	r->child_tgid = r->child_tid = child;
	feed(f);
}

static void exec_(struct fixture *f)
{
	struct xb_exec *r = rec_start(&f->r, XB_EXEC, sizeof(*r), f->tgid, f->tgid, f->now++);

	r->old_tid = f->tgid;
	feed(f);
}

TEST_BETWEEN(setup_whole, teardown, test_fork_and_exec, struct fixture *f)
{
	create_queue(f, 0xa0);
	create_queue(f, 0xb0);
	release_queue(f, 0xb0);
	fork_(f, 300);
	create_queue(f, 0xc0);
	expect(f, 3, "queue", 3);
	f->tgid = f->tid = 300;
	finish(f, 0xa0);
	expect(f, 0, "queue", 1);
	finish(f, 0xb0);
	expect(f, 0, "queue", 0);
	finish(f, 0xc0);
	expect(f, 0, "queue", 0); /* made by the parent after the fork */
	create_queue(f, 0xc0);
	expect(f, 3, "queue", 3);
	release_queue(f, 0xa0);
	f->tgid = f->tid = 100;
	finish(f, 0xa0);
	expect(f, 0, "queue", 1); /* the parent's own lives */
	exec_(f);
	finish(f, 0xa0);
	expect(f, 0, "queue", 0);
	create_queue(f, 0xa0);
	expect(f, 3, "queue", 1);
}

/* Nothing releases a kernel of a module: the same handle is the same kernel, till the module goes. */
static void load_module(struct fixture *f, uint64_t module)
{
	const struct out outs[] = { { 0, &module, 8 } };

	CALL(f, "cuModuleLoadData", outs, 0x7000, 0x8000);
}

static void get_function(struct fixture *f, uint64_t module, uint64_t kernel, const char *name)
{
	const struct out outs[] = { { 0, &kernel, 8 }, { 2, name, (uint16_t)(strlen(name) + 1) } };

	CALL(f, "cuModuleGetFunction", outs, 0x7000, module, 0x8000);
}

TEST_BETWEEN(setup_whole, teardown, test_never_released, struct fixture *f)
{
	load_module(f, 0x30);
	get_function(f, 0x30, 0x40, "vadd");
	expect(f, 0, "kernel", 1);
	expect_name(f, 0, "vadd");
	get_function(f, 0x30, 0x40, "vadd");
	expect(f, 0, "kernel", 1);
	PLAIN(f, "cuModuleUnload", 0x30);
	load_module(f, 0x30);
	expect(f, 0, "module", 2);
	get_function(f, 0x30, 0x40, "vmul");
	expect(f, 0, "kernel", 2);
	expect_name(f, 0, "vmul");
}

/* ---- bounds ------------------------------------------------------------------------------------ */

TEST_BETWEEN(setup_whole, teardown, test_bounded, struct fixture *f)
{
	uint64_t i;

	create_queue(f, 0xa0);
	for (i = 0; i < OBJECTS_MAX + 5000; i++)
		enqueue(f, 0xa0, 0x100000 + i * 16);
	expect(f, 3, "event", OBJECTS_MAX + 5000);
	finish(f, 0xa0);
	expect(f, 0, "queue", 1); /* what there is most of makes room */
	PLAIN(f, "urEventRetain", 0x100000);
	expect(f, 0, "event", 0);
	assert_true(model_forgotten(f->m) >= 5000);
}

/* Many processes: none takes all, and none is left without. */
TEST_BETWEEN(setup_whole, teardown, test_bounded_in_all, struct fixture *f)
{
	uint64_t i;
	uint32_t p;

	for (p = 0; p < 8; p++) {
		f->tgid = f->tid = 1000 + p;
		create_queue(f, 0xa0);
		for (i = 0; i < OBJECTS_MAX; i++)
			enqueue(f, 0xa0, 0x100000 + i * 16);
	}
	for (p = 0; p < 8; p++) {
		f->tgid = f->tid = 1000 + p;
		finish(f, 0xa0);
		expect(f, 0, "queue", 1);
	}
	assert_true(model_forgotten(f->m) >= 8 * OBJECTS_MAX - OBJECTS_ALL);
}

/* ---- kernels ----------------------------------------------------------------------------------- */

static void create_kernel(struct fixture *f, uint64_t kernel, const char *name)
{
	const struct out outs[] = { { 1, name, (uint16_t)(strlen(name) + 1) }, { 2, &kernel, 8 } };

	CALL(f, "urKernelCreate", outs, 0x300, 0x8000, 0x7000);
}

static void launch(struct fixture *f, uint64_t kernel)
{
	uint64_t global[2] = { 1024, 8 }, local[2] = { 64, 2 };
	const struct out outs[] = { { 4, global, 16 }, { 5, local, 16 } };

	CALL(f, "urEnqueueKernelLaunch", outs, 0xa0, kernel, 2, 0, 0x7000, 0x7100, 0, 0, 0, 0);
}

TEST_BETWEEN(setup_whole, teardown, test_launch, struct fixture *f)
{
	uint32_t value = 0x2a;
	const struct out outs[] = { { 4, &value, 4 } };
	struct model_launch l;

	create_kernel(f, 0x40, "vadd");
	expect_name(f, 2, "vadd");
	PLAIN(f, "urKernelSetArgPointer", 0x40, 1, 0, 0xdead0000);
	CALL(f, "urKernelSetArgValue", outs, 0x40, 0, 4, 0, 0x7000);
	PLAIN(f, "urKernelSetArgLocal", 0x40, 3, 256, 0);
	PLAIN(f, "urKernelSetArgMemObj", 0x40, 2, 0, 0xbeef);
	PLAIN(f, "urKernelSetArgPointer", 0x40, 1, 0, 0xdead0008); /* the newer one counts */
	launch(f, 0x40);
	expect_name(f, 1, "vadd");
	l = *launch_of(f);
	assert_string_equal(l.kernel.name, "vadd");
	assert_int_equal(l.nglobal, 2);
	assert_int_equal(l.global[0], 1024);
	assert_int_equal(l.global[1], 8);
	assert_int_equal(l.nlocal, 2);
	assert_int_equal(l.local[0], 64);
	assert_int_equal(l.nargs, 4);
	assert_int_equal(l.args[0].kind, MODEL_ARG_BYTES);
	assert_int_equal(l.args[0].nbytes, 4);
	assert_int_equal(l.args[0].bytes[0], 0x2a);
	assert_int_equal(l.args[1].kind, MODEL_ARG_POINTER);
	assert_int_equal(l.args[1].u, 0xdead0008);
	assert_int_equal(l.args[2].kind, MODEL_ARG_OBJECT);
	assert_string_equal(l.args[2].word, "mem");
	assert_int_equal(l.args[2].number, 0);
	assert_int_equal(l.args[3].kind, MODEL_ARG_LOCAL);
	assert_int_equal(l.args[3].size, 256);
	/* Another kernel at that address has none of this. */
	PLAIN(f, "urKernelRelease", 0x40);
	create_kernel(f, 0x40, "vmul");
	launch(f, 0x40);
	l = *launch_of(f);
	assert_string_equal(l.kernel.name, "vmul");
	assert_int_equal(l.nargs, 0);
	finish(f, 0xa0);
	assert_null(model_told(f->m)->launch);
}

/* A kernel that is older than the trace: no number, no name, only what was set since. */
TEST_BETWEEN(setup_whole, teardown, test_launch_of_an_old_kernel, struct fixture *f)
{
	struct model_launch l;

	PLAIN(f, "urKernelSetArgPointer", 0x40, 0, 0, 0xdead0000);
	launch(f, 0x40);
	expect(f, 1, "kernel", 0);
	l = *launch_of(f);
	assert_null(l.kernel.name);
	assert_int_equal(l.nargs, 1);
	/* That may have been the end of it. */
	PLAIN(f, "urKernelRelease", 0x40);
	launch(f, 0x40);
	l = *launch_of(f);
	assert_int_equal(l.nargs, 0);
}

TEST_BETWEEN(setup_whole, teardown, test_groups, struct fixture *f)
{
	uint32_t groups[3] = { 16, 2, 1 };
	const struct out outs[] = { { 2, groups, 12 } };
	struct model_launch l;

	PLAIN(f, "zeKernelSetGroupSize", 0x40, 32, 4, 1);
	CALL(f, "zeCommandListAppendLaunchKernel", outs, 0xa0, 0x40, 0x7000, 0, 0, 0);
	l = *launch_of(f);
	assert_int_equal(l.sizes, CAT_SIZES_GROUPS);
	assert_int_equal(l.nglobal, 3);
	assert_int_equal(l.global[0], 16);
	assert_int_equal(l.nlocal, 3);
	assert_int_equal(l.local[1], 4);
}

TEST_BETWEEN(setup_whole, teardown, test_grid, struct fixture *f)
{
	struct model_launch l;

	PLAIN(f, "cuLaunchKernel", 0x40, 10, 20, 30, 128, 2, 1, 0, 0xa0, 0x7000, 0);
	l = *launch_of(f);
	assert_int_equal(l.sizes, CAT_SIZES_GRID);
	assert_int_equal(l.nglobal, 3);
	assert_int_equal(l.global[2], 30);
	assert_int_equal(l.nlocal, 3);
	assert_int_equal(l.local[0], 128);
	assert_int_equal(l.local[2], 1);
}

TEST_BETWEEN(setup_whole, teardown, test_many_arguments, struct fixture *f)
{
	struct model_launch l;
	uint64_t i;

	create_kernel(f, 0x40, "vadd");
	for (i = 0; i < 100; i++)
		PLAIN(f, "urKernelSetArgPointer", 0x40, 99 - i, 0, 0x1000 + i);
	launch(f, 0x40);
	l = *launch_of(f);
	assert_int_equal(l.nargs, OBJECT_ARGS_MAX);
	assert_true(l.args_cut);
	for (i = 1; i < l.nargs; i++)
		assert_true(l.args[i - 1].index < l.args[i].index);
}

/* OpenCL is handed bytes, whatever they are. */
TEST_BETWEEN(setup_whole, teardown, test_arguments_as_bytes, struct fixture *f)
{
	uint64_t buffer = 0x5000, pointer = 0x20010, number = 0x5008;
	const struct out one[] = { { 3, &buffer, 8 } }, two[] = { { 3, &pointer, 8 } },
			 three[] = { { 3, &number, 8 } };
	struct model_launch l;

	f->ret = buffer;
	PLAIN(f, "clCreateBuffer", CONTEXT, 1, 1024, 0, 0);
	expect_of(f, &f->e.call.ret, "mem", 1);
	f->ret = 0x20000;
	PLAIN(f, "clDeviceMemAllocINTEL", CONTEXT, DEVICE, 0, 0x100, 0, 0);
	f->ret = 0;
	CALL(f, "clSetKernelArg", one, 0x40, 0, 8, 0x7000);
	CALL(f, "clSetKernelArg", two, 0x40, 1, 8, 0x7000);
	CALL(f, "clSetKernelArg", three, 0x40, 2, 8, 0x7000);
	PLAIN(f, "clSetKernelArg", 0x40, 3, 64, 0);
	PLAIN(f, "clEnqueueTask", 0xa0, 0x40, 0, 0, 0);
	l = *launch_of(f);
	assert_int_equal(l.nargs, 4);
	assert_int_equal(l.args[0].kind, MODEL_ARG_OBJECT);
	assert_string_equal(l.args[0].word, "mem");
	assert_int_equal(l.args[0].number, 1);
	assert_int_equal(l.args[1].kind, MODEL_ARG_POINTER);
	assert_int_equal(l.args[1].u, pointer);
	assert_int_equal(l.args[2].kind, MODEL_ARG_BYTES);
	assert_int_equal(l.args[2].nbytes, 8);
	assert_int_equal(l.args[3].kind, MODEL_ARG_LOCAL);
	/* Gone, it is a number again. */
	PLAIN(f, "clReleaseMemObject", buffer);
	CALL(f, "clSetKernelArg", one, 0x40, 0, 8, 0x7000);
	PLAIN(f, "clEnqueueTask", 0xa0, 0x40, 0, 0, 0);
	l = *launch_of(f);
	assert_int_equal(l.args[0].kind, MODEL_ARG_BYTES);
}

TEST_BETWEEN(setup_whole, teardown, test_device_name, struct fixture *f)
{
	const struct cat_func *fn = catalog_find("urDeviceGetInfo");
	const struct cat_role *r = catalog_role(fn, CAT_ACT_NAME);
	const struct out outs[] = { { 3, "A device", 9 } }, empty[] = { { 3, "", 1 } };

	assert_non_null(r);
	CALL(f, "urDeviceGetInfo", outs, DEVICE, (uint32_t)r->when, 64, 0x7000, 0);
	expect_name(f, 0, "A device");
	PLAIN(f, "urDeviceRetain", DEVICE);
	expect(f, 0, "device", 0);
	expect_name(f, 0, "A device");
	CALL(f, "urDeviceGetInfo", empty, DEVICE, (uint32_t)r->when, 64, 0x7000, 0);
	expect_name(f, 0, "A device");
	/* Another question's answer is no name. */
	CALL(f, "urDeviceGetInfo", outs, 0x210, (uint32_t)r->when + 1, 64, 0x7000, 0);
	expect_name(f, 0, NULL);
}

/* ---- memory ------------------------------------------------------------------------------------ */

static void allocate(struct fixture *f, const char *name, uint64_t addr, uint64_t size)
{
	bool host = !strcmp(name, "urUSMHostAlloc");
	const struct out outs[] = { { host ? 4 : 5, &addr, 8 } };

	if (host)
		CALL(f, name, outs, CONTEXT, 0, 0, size, 0x7000);
	else
		CALL(f, name, outs, CONTEXT, DEVICE, 0, 0, size, 0x7000);
}

static void expect_copy(struct fixture *f, uint64_t dst, uint64_t src, char from, char to)
{
	struct model_copy c;

	PLAIN(f, "urEnqueueUSMMemcpy", 0xa0, 0, dst, src, 64, 0, 0, 0);
	c = *copy_of(f);
	assert_int_equal(c.from, from);
	assert_int_equal(c.to, to);
	assert_true(c.has_size && c.has_src && c.has_dst);
	assert_int_equal(c.bytes, 64);
	assert_int_equal(c.src, src);
	assert_int_equal(c.dst, dst);
}

static void all_kinds(struct fixture *f)
{
	allocate(f, "urUSMDeviceAlloc", 0x10000, 0x1000);
	allocate(f, "urUSMSharedAlloc", 0x20000, 0x1000);
	allocate(f, "urUSMHostAlloc", 0x30000, 0x1000);
}

TEST_BETWEEN(setup_whole, teardown, test_directions, struct fixture *f)
{
	struct xb_loss *r;

	exec_(f); /* its whole life is seen */
	all_kinds(f);
	expect_copy(f, 0x10000, 0x20fff, 'S', 'D');
	expect_copy(f, 0x30000, 0x10010, 'D', 'H');
	expect_copy(f, 0x10000, 0x99999, 'M', 'D');
	expect_copy(f, 0x11000, 0x0ffff, 'M', 'M'); /* just beside */
	PLAIN(f, "urUSMFree", CONTEXT, 0x10000);
	expect_copy(f, 0x10000, 0x20000, 'S', 'M');
	r = rec_start(&f->r, XB_LOSS, sizeof(*r), 0, 0, f->now);
	r->count[XB_C_RING_FULL] = 1;
	feed(f);
	expect_copy(f, 0x10000, 0x20000, 'S', '?');
}

/* An allocation may be older than we, or made by a function that isn't traced. */
TEST_BETWEEN(setup_whole, teardown, test_directions_not_known, struct fixture *f)
{
	all_kinds(f);
	expect_copy(f, 0x10000, 0x99999, '?', 'D');
	f->tgid = f->tid = 500;
	exec_(f);
	expect_copy(f, 0x10000, 0x99999, 'M', 'M');
}

TEST_WITH(test_free_not_traced, struct fixture *f)
{
	exec_(f);
	all_kinds(f);
	expect_copy(f, 0x10000, 0x20000, '?', '?');
	slot(f, "urUSMFree");
	expect_copy(f, 0x10000, 0x20000, 'S', 'D');
}

TEST_BETWEEN(setup_whole, teardown, test_allocation_not_traced, struct fixture *f)
{
	exec_(f);
	allocate(f, "urUSMDeviceAlloc", 0x10000, 0x1000);
	expect_copy(f, 0x10000, 0x99999, '?', 'D');
}

TEST_BETWEEN(setup_whole, teardown, test_told_by_name, struct fixture *f)
{
	struct model_copy c;

	PLAIN(f, "urEnqueueMemBufferRead", 0xa0, 0x50, 1, 0, 256, 0x9000, 0, 0, 0);
	c = *copy_of(f);
	assert_int_equal(c.from, 'D');
	assert_int_equal(c.to, 'H');
	assert_false(c.has_src);
	assert_int_equal(c.bytes, 256);
	PLAIN(f, "cuMemcpyHtoD", 0x5000, 0x6000, 512);
	c = *copy_of(f);
	assert_int_equal(c.from, 'H');
	assert_int_equal(c.to, 'D');
	assert_int_equal(c.bytes, 512);
	finish(f, 0xa0);
	assert_null(model_told(f->m)->copy);
}

/* A free that is reported after the address was given away anew. */
TEST_BETWEEN(setup_whole, teardown, test_free_told_late, struct fixture *f)
{
	exec_(f);
	all_kinds(f);
	f->now = 5000;
	allocate(f, "urUSMSharedAlloc", 0x10000, 0x1000); /* 5000 to 5010 */
	f->now = 4990;
	f->dur = 100;
	PLAIN(f, "urUSMFree", CONTEXT, 0x10000);
	f->dur = 10;
	expect_copy(f, 0x10000, 0x20000, 'S', 'S');
}

/* Against a plain array of what is live. */
TEST(test_memory_random)
{
	enum { SLOTS = 512, STEPS = 200000 };
	struct {
		uint64_t size, at;
	} live[SLOTS] = { 0 };
	struct addresses *m;
	uint64_t x = 88172645463325252ull;
	unsigned i, n = 0;

	assert_int_equal(addresses_new(&m), 0);
	for (i = 0; i < STEPS; i++) {
		const struct allocation *a;
		unsigned s;
		uint64_t addr, probe;

		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		s = (unsigned)(x % SLOTS);
		addr = 0x1000000 + s * 0x1000ull;
		if (live[s].size && x >> 20 & 1) {
			assert_true(addresses_remove(m, addr, i));
			live[s].size = 0;
			n--;
		} else if (!live[s].size) {
			live[s].size = 1 + (x >> 24) % 0x1000;
			live[s].at = i;
			assert_int_equal(addresses_add(m,
						       &(struct allocation){ .addr = addr,
									     .size = live[s].size,
									     .made_at = i,
									     .id = i }),
					 0);
			n++;
		}
		s = (unsigned)((x >> 32) % SLOTS);
		probe = (x >> 41) % 0x1000;
		a = addresses_find(m, 0x1000000 + s * 0x1000ull + probe);
		assert_int_equal(a != NULL, probe < live[s].size);
		if (a)
			assert_int_equal(a->id, live[s].at);
		assert_int_equal(addresses_count(m), n);
	}
	assert_true(addresses_is_whole(m));
	addresses_free(m);
}

TEST(test_memory_edges)
{
	struct addresses *m;
	uint64_t i;

	assert_null(addresses_free(NULL));
	assert_int_equal(addresses_new(&m), 0);
	assert_int_equal(addresses_add(m, &(struct allocation){ .addr = 0, .size = 8 }), -EINVAL);
	assert_int_equal(addresses_add(m,
				       &(struct allocation){ .addr = UINT64_MAX - 3, .size = 8 }),
			 -EINVAL);
	assert_int_equal(addresses_add(m, &(struct allocation){ .addr = UINT64_MAX, .size = 0 }),
			 -EINVAL);
	assert_int_equal(
		addresses_add(m, &(struct allocation){ .addr = UINT64_MAX - 7, .size = 8 }), 0);
	assert_non_null(addresses_find(m, UINT64_MAX));
	/* One that covers three: their ends were not seen. */
	for (i = 0; i < 3; i++)
		addresses_add(m, &(struct allocation){
					 .addr = 0x1000 * (i + 1), .size = 0x800, .id = i });
	addresses_add(m, &(struct allocation){ .addr = 0x1400, .size = 0x2000, .id = 9 });
	assert_null(addresses_find(m, 0x1000));
	assert_int_equal(addresses_find(m, 0x3000)->id, 9);
	assert_null(addresses_find(m, 0x3400));
	assert_int_equal(addresses_count(m), 2);
	/* What it can't keep makes it say so. */
	for (i = 0; i < ADDRESSES_MAX; i++)
		addresses_add(m, &(struct allocation){ .addr = 0x100000 + i * 64, .size = 64 });
	assert_int_equal(addresses_count(m), ADDRESSES_MAX);
	assert_false(addresses_is_whole(m));
	addresses_free(m);
}
