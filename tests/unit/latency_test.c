// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* latency_test.c - what calls and commands took, by whom, from records alone. */
#include "unit.h"
#include "model/time/latency.h"
#include "fixture.h"

static int setup(void **state)
{
	struct fixture *f = fixture_new(state, MODEL_LATENCY);

	f->tgid = f->tid = 10;
	f->step = 100;
	/* Else events might be later ones. */
	slot(f, "clReleaseEvent");
	return 0;
}

static void plain(struct fixture *f, const char *name, uint64_t dur)
{
	begin(f, name, (const uint64_t[]){ 0x1 }, 1)->dur = dur;
	feed(f);
}

/* ---- looking at it ----------------------------------------------------------------------------- */

struct wanted {
	const char *function;
	uint32_t tid;
	struct latency_row sum;
	unsigned rows;
};

static int add_row(void *u, const struct latency_row *r)
{
	struct wanted *w = u;

	if (strcmp(r->function, w->function) != 0 || (w->tid && w->tid != r->tid))
		return 0;
	w->rows++;
	w->sum.calls += r->calls;
	w->sum.errors += r->errors;
	w->sum.unfinished += r->unfinished;
	w->sum.in_flight += r->in_flight;
	w->sum.self += r->self;
	w->sum.times.count += r->times.count;
	w->sum.times.total += r->times.total;
	return 0;
}

static struct wanted rows(struct fixture *f, const char *function, uint32_t tid)
{
	struct wanted w = { .function = function, .tid = tid };

	assert_int_equal(latency_each(model_latency(f->m), add_row, &w), 0);
	return w;
}

struct wanted_command {
	const char *label, *api;
	uint32_t tgid;
	const struct latency *l;
	const struct latency_command *found;
};

static int find_command(void *u, const struct latency_command *c)
{
	struct wanted_command *w = u;

	if (!strcmp(c->label, w->label) && !strcmp(c->api, w->api) &&
	    latency_who(w->l, c->who)->tgid == w->tgid) {
		assert_null(w->found);
		w->found = c;
	}
	return 0;
}

static const struct latency_command *command(struct fixture *f, const char *api, const char *label)
{
	struct wanted_command w = { label, api, f->tgid, model_latency(f->m), NULL };

	latency_each_command(model_latency(f->m), find_command, &w);
	return w.found;
}

/* ---- calls ------------------------------------------------------------------------------------- */

TEST_WITH(test_sums, struct fixture *f)
{
	struct xb_call *c;
	struct wanted w;

	plain(f, "urQueueFinish", 100);
	plain(f, "urQueueFinish", 300);
	c = begin(f, "urQueueFinish", (const uint64_t[]){ 1 }, 1);
	c->ret = 5;
	c->dur = 50;
	feed(f);
	c = begin(f, "urQueueFinish", (const uint64_t[]){ 1 }, 1);
	c->h.flags = XB_F_UNFINISHED | XB_F_EXITED;
	c->dur = 1000000;
	feed(f);
	c = begin(f, "urQueueFinish", (const uint64_t[]){ 1 }, 1);
	c->h.flags = XB_F_UNFINISHED | XB_F_IN_FLIGHT;
	c->dur = 5000000;
	feed(f);
	w = rows(f, "urQueueFinish", 0);
	assert_int_equal(w.rows, 1);
	assert_int_equal(w.sum.calls, 4);
	assert_int_equal(w.sum.errors, 1);
	assert_int_equal(w.sum.unfinished, 1);
	assert_int_equal(w.sum.in_flight, 1);
	assert_int_equal(w.sum.times.count, 3);
	assert_int_equal(w.sum.times.total, 450);
}

TEST_WITH(test_self, struct fixture *f)
{
	struct xb_call *c;

	/* Two inner calls of 30 in an outer one of 100, and the same of another thread in between. */
	for (unsigned i = 0; i < 2; i++) {
		c = begin(f, "clFinish", (const uint64_t[]){ 1 }, 1);
		*c = (struct xb_call){ .h = c->h,
				       .dur = 30,
				       .id = 50 + i,
				       .parent = 40,
				       .depth = 1,
				       .func = c->func,
				       .nargs = 1 };
		feed(f);
		f->tid = 11;
		plain(f, "clFinish", 7);
		f->tid = 10;
	}
	c = begin(f, "urQueueFinish", (const uint64_t[]){ 1 }, 1);
	c->id = 40;
	c->dur = 100;
	feed(f);
	assert_int_equal(rows(f, "urQueueFinish", 10).sum.self, 40);
	assert_int_equal(rows(f, "clFinish", 10).sum.self, 60);
	assert_int_equal(rows(f, "clFinish", 11).sum.self, 14);
}

TEST_WITH(test_no_call_is_left_out, struct fixture *f)
{
	struct wanted w;
	unsigned i;

	for (i = 0; i < 40000; i++) {
		f->tgid = 100 + i % 7;
		f->tid = 1000 + i;
		plain(f, "urQueueFinish", 5);
	}
	w = rows(f, "urQueueFinish", 0);
	assert_int_equal(w.sum.calls, 40000);
	assert_int_equal(w.sum.times.total, 200000);
	assert_true(w.rows <= LATENCY_ROWS_MAX);
	/* And a function that comes late still has a row. */
	plain(f, "urQueueFlush", 5);
	assert_int_equal(rows(f, "urQueueFlush", 0).sum.calls, 1);
}

/* ---- commands ---------------------------------------------------------------------------------- */

#define QUEUE 0x100

static void make_kernel(struct fixture *f, uint64_t handle, const char *name)
{
	begin(f, "clCreateKernel", (const uint64_t[]){ 0x900, 0x7000, 0 }, 3)->ret = handle;
	item(f, "clCreateKernel", 1, name, (uint16_t)(strlen(name) + 1));
	feed(f);
}

static void launch(struct fixture *f, uint64_t kernel, uint64_t event, uint64_t dur)
{
	const uint64_t words[] = { QUEUE, kernel, 1, 0, 0, 0, 0, 0, 0x8000 };

	begin(f, "clEnqueueNDRangeKernel", words, 9)->dur = dur;
	item(f, "clEnqueueNDRangeKernel", 8, &event, 8);
	feed(f);
}

static void ask(struct fixture *f, uint64_t event, uint32_t what, uint64_t answer)
{
	const uint64_t words[] = { event, what, 8, 0x8100, 0 };

	begin(f, "clGetEventProfilingInfo", words, 5);
	item(f, "clGetEventProfilingInfo", 3, &answer, 8);
	feed(f);
}

static void release(struct fixture *f, uint64_t event)
{
	begin(f, "clReleaseEvent", (const uint64_t[]){ event }, 1);
	feed(f);
}

#define START 0x1282
#define END   0x1283

TEST_WITH(test_device_times, struct fixture *f)
{
	const struct latency_command *a;

	make_kernel(f, 0x200, "scale");
	make_kernel(f, 0x300, "bump");
	launch(f, 0x200, 0xe0, 77);
	launch(f, 0x300, 0xe1, 33);
	ask(f, 0xe0, END, 5000); /* either may come first, and the other things don't matter */
	ask(f, 0xe0, 0x1280, 1);
	a = command(f, "cl", "scale");
	assert_non_null(a);
	assert_int_equal(a->kind, COMMAND_KERNEL);
	assert_int_equal(a->device.count, 0);
	ask(f, 0xe0, START, 4000);
	assert_int_equal(a->device.count, 1);
	assert_int_equal(a->device.total, 1000);
	assert_int_equal(a->submit.total, 77);
	/* Asked again: the same run. */
	ask(f, 0xe0, START, 4000);
	ask(f, 0xe0, END, 5000);
	assert_int_equal(a->device.count, 1);
	assert_int_equal(command(f, "cl", "bump")->device.count, 0);
}

/* urEnqueueUSMFill, and as that layer of it clEnqueueMemFillINTEL. */
static void fill(struct fixture *f, bool alone, uint64_t ur_event, uint64_t cl_event)
{
	const uint64_t ur[] = { QUEUE, 0x9000, 1, 0x8200, 64, 0, 0, 0x8000 };
	const uint64_t cl[] = { QUEUE, 0x9000, 0x8200, 1, 64, 0, 0, 0x8000 };
	struct xb_call *c = begin(f, "clEnqueueMemFillINTEL", cl, 8);

	c->depth = !alone;
	c->parent = alone ? 0 : f->id + 1;
	item(f, "clEnqueueMemFillINTEL", 7, &cl_event, 8);
	feed(f);
	if (alone)
		return;
	f->now -= 101;
	begin(f, "urEnqueueUSMFill", ur, 8)->dur = 20;
	item(f, "urEnqueueUSMFill", 7, &ur_event, 8);
	feed(f);
}

/* What two layers submit is one command, and runs once; what one of them submits alone is another. */
TEST_WITH(test_layers, struct fixture *f)
{
	const uint64_t words[] = { 0xe0, 0, 8, 0x8100, 0 };
	uint64_t at[] = { 4000, 5000 };
	unsigned i;

	slot(f, "urEventRelease");
	fill(f, false, 0xe0, 0xe1);
	fill(f, false, 0xe2, 0xe3);
	assert_int_equal(command(f, "ur", "fill")->submit.count, 2);
	assert_int_equal(command(f, "ur", "fill")->submit.total, 40);
	assert_null(command(f, "cl", "fill"));
	ask(f, 0xe1, START, 4000);
	ask(f, 0xe1, END, 5000);
	assert_null(command(f, "cl", "fill"));
	for (i = 0; i < 2; i++) {
		uint64_t w[5];

		memcpy(w, words, sizeof(w));
		w[1] = 2 + i; /* UR_PROFILING_INFO_COMMAND_START, _END */
		begin(f, "urEventGetProfilingInfo", w, 5);
		item(f, "urEventGetProfilingInfo", 3, &at[i], 8);
		feed(f);
	}
	assert_int_equal(command(f, "ur", "fill")->device.count, 1);
	assert_int_equal(command(f, "ur", "fill")->device.total, 1000);
	fill(f, true, 0, 0xe5);
	assert_int_equal(command(f, "cl", "fill")->submit.count, 1);
	assert_int_equal(command(f, "ur", "fill")->submit.count, 2);
}

TEST_WITH(test_event_again, struct fixture *f)
{
	struct latency_totals t;

	make_kernel(f, 0x200, "scale");
	make_kernel(f, 0x300, "bump");
	launch(f, 0x200, 0xe0, 10);
	ask(f, 0xe0, START, 100);
	release(f, 0xe0);
	launch(f, 0x300, 0xe0, 10);
	/* The first one's begin does not go with the second one's end. */
	ask(f, 0xe0, END, 900);
	assert_int_equal(command(f, "cl", "scale")->device.count, 0);
	assert_int_equal(command(f, "cl", "bump")->device.count, 0);
	ask(f, 0xe0, START, 600);
	assert_int_equal(command(f, "cl", "bump")->device.total, 300);
	/* An event that nothing is known of, and the same address in another process. */
	ask(f, 0xe7, START, 1);
	f->tgid = f->tid = 20;
	ask(f, 0xe0, START, 1);
	latency_get_totals(model_latency(f->m), &t);
	assert_int_equal(t.unattributed, 2);
}

TEST_WITH(test_end_before_begin, struct fixture *f)
{
	make_kernel(f, 0x200, "scale");
	launch(f, 0x200, 0xe0, 10);
	ask(f, 0xe0, START, 600);
	ask(f, 0xe0, END, 500);
	assert_int_equal(command(f, "cl", "scale")->device.count, 0);
}

TEST_WITH(test_failed_calls_are_no_commands, struct fixture *f)
{
	const uint64_t words[] = { QUEUE, 0x200, 1, 0, 0, 0, 0, 0, 0 };

	make_kernel(f, 0x200, "scale");
	begin(f, "clEnqueueNDRangeKernel", words, 9)->ret = (uint64_t)-5;
	feed(f);
	assert_null(command(f, "cl", "scale"));
	assert_int_equal(rows(f, "clEnqueueNDRangeKernel", 0).sum.errors, 1);
}

/* ---- ticks ------------------------------------------------------------------------------------- */

#define LIST 0xa0

/* As ze_api.h has it. */
enum { PROPERTIES = 3, PROPERTIES_1_2 = 0x20006 };

static void tell_clock(struct fixture *f, uint64_t device, uint32_t stype, uint64_t rate,
		       uint32_t bits)
{
	const char *name = "zeDeviceGetProperties";
	char p[368] = { 0 };
	struct event e;

	memcpy(p, &stype, sizeof(stype));
	memcpy(p + 80, &rate, sizeof(rate));
	memcpy(p + 92, &bits, sizeof(bits));
	strcpy(p + 112, "a device");
	begin(f, name, (const uint64_t[]){ device, 0x9000 }, 2);
	item(f, name, 1, p, sizeof(p));
	/* Nobody asks to see it. */
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &e), 1);
	assert_int_equal(model_event_unasked(f->m, &e), 0);
	f->now += 100;
}

static void make_list(struct fixture *f, uint64_t device, uint64_t list)
{
	const char *name = "zeCommandListCreateImmediate";

	slot(f, "zeCommandListDestroy");
	slot(f, "zeEventDestroy");
	begin(f, name, (const uint64_t[]){ 0xc0, device, 0, 0x8000 }, 4);
	item(f, name, 3, &list, sizeof(list));
	feed(f);
}

static void ze_launch(struct fixture *f, uint64_t list, uint64_t event)
{
	const char *create = "zeEventCreate";

	begin(f, create, (const uint64_t[]){ 0xb0, 0, 0x8000 }, 3);
	item(f, create, 2, &event, sizeof(event));
	feed(f);
	begin(f, "zeCommandListAppendLaunchKernel",
	      (const uint64_t[]){ list, 0x200, 0, event, 0, 0 }, 6);
	feed(f);
}

/* The command's own stamps are the second pair. */
static void ask_ticks(struct fixture *f, uint64_t event, uint64_t from, uint64_t to)
{
	const char *name = "zeEventQueryKernelTimestamp";
	const uint64_t stamps[4] = { 1, 2, from, to };

	begin(f, name, (const uint64_t[]){ event, 0x8000 }, 2);
	item(f, name, 1, stamps, sizeof(stamps));
	feed(f);
}

static const struct latency_command *ze_kernel(struct fixture *f)
{
	return command(f, "ze", "kernel#?");
}

static void expect_left(struct fixture *f, uint64_t ticks, uint64_t unattributed)
{
	struct latency_totals t;

	latency_get_totals(model_latency(f->m), &t);
	assert_int_equal(t.ticks, ticks);
	assert_int_equal(t.unattributed, unattributed);
}

TEST_WITH(test_ticks_of_an_unknown_clock, struct fixture *f)
{
	make_list(f, DEVICE, LIST);
	ze_launch(f, LIST, 0xe0);
	ask_ticks(f, 0xe0, 100, 200);
	/* Another device's clock, and another process's. */
	tell_clock(f, DEVICE + 1, PROPERTIES, 50, 32);
	ask_ticks(f, 0xe0, 100, 200);
	f->tgid = f->tid = 20;
	tell_clock(f, DEVICE, PROPERTIES, 50, 32);
	f->tgid = f->tid = 10;
	ask_ticks(f, 0xe0, 100, 200);
	/* A clock without a rate, of no bits, of too many; and properties of a kind that nobody knows. */
	tell_clock(f, DEVICE, PROPERTIES, 0, 32);
	tell_clock(f, DEVICE, PROPERTIES, 50, 0);
	tell_clock(f, DEVICE, PROPERTIES, 50, 65);
	tell_clock(f, DEVICE, 4711, 50, 32);
	ask_ticks(f, 0xe0, 100, 200);
	assert_int_equal(ze_kernel(f)->device.count, 0);
	expect_left(f, 4, 0);
	/* An event that nothing is known of. */
	ask_ticks(f, 0xe7, 100, 200);
	expect_left(f, 4, 1);
}

TEST_WITH(test_ticks_of_ns, struct fixture *f)
{
	tell_clock(f, DEVICE, PROPERTIES, 52, 32);
	make_list(f, DEVICE, LIST);
	ze_launch(f, LIST, 0xe0);
	/* What Intel's driver says of an event that the host has signalled. */
	ask_ticks(f, 0xe0, 2, 2);
	assert_int_equal(ze_kernel(f)->device.count, 0);
	ask_ticks(f, 0xe0, 100, 110);
	assert_int_equal(ze_kernel(f)->device.total, 520);
	/* Asked again it counts once. */
	ask_ticks(f, 0xe0, 100, 110);
	assert_int_equal(ze_kernel(f)->device.count, 1);
	expect_left(f, 0, 0);
}

TEST_WITH(test_ticks_a_second, struct fixture *f)
{
	tell_clock(f, DEVICE, PROPERTIES_1_2, 19200000, 32);
	/* Less exact. */
	tell_clock(f, DEVICE, PROPERTIES, 52, 32);
	make_list(f, DEVICE, LIST);
	ze_launch(f, LIST, 0xe0);
	ask_ticks(f, 0xe0, 1000, 1000 + 192);
	assert_int_equal(ze_kernel(f)->device.total, 10000);
	/* Full in between, and with bits above those that count. */
	ze_launch(f, LIST, 0xe1);
	ask_ticks(f, 0xe1, 0xffffffffull - 95, 0xabc00000060ull);
	assert_int_equal(ze_kernel(f)->device.total, 20000);
	assert_int_equal(ze_kernel(f)->device.count, 2);
}

TEST_WITH(test_ticks_of_64_bits, struct fixture *f)
{
	tell_clock(f, DEVICE, PROPERTIES, UINT64_MAX, 64);
	make_list(f, DEVICE, LIST);
	ze_launch(f, LIST, 0xe0);
	/* More ns than there are numbers. */
	ask_ticks(f, 0xe0, 0, 2);
	expect_left(f, 1, 0);
	tell_clock(f, DEVICE, PROPERTIES, 1, 64);
	ask_ticks(f, 0xe0, UINT64_MAX, 9);
	assert_int_equal(ze_kernel(f)->device.total, 10);
}

/* A list's address made anew for another device: what ran before belongs to the first. */
TEST_WITH(test_ticks_by_the_queues_device, struct fixture *f)
{
	tell_clock(f, DEVICE, PROPERTIES, 10, 32);
	tell_clock(f, DEVICE + 1, PROPERTIES, 1000, 32);
	make_list(f, DEVICE, LIST);
	ze_launch(f, LIST, 0xe0);
	begin(f, "zeCommandListDestroy", (const uint64_t[]){ LIST }, 1);
	feed(f);
	make_list(f, DEVICE + 1, LIST);
	ze_launch(f, LIST, 0xe1);
	ask_ticks(f, 0xe0, 0, 5);
	assert_int_equal(ze_kernel(f)->device.total, 50);
	ask_ticks(f, 0xe1, 0, 5);
	assert_int_equal(ze_kernel(f)->device.total, 5050);
}
