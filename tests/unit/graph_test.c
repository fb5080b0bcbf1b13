// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * graph_test.c - who waits for whom: by calls of Unified Runtime, OpenCL, Level Zero and CUDA as the
 * catalog has them, by XPTI's events, and by both; in any order, with anything missing.
 */
#include "unit.h"
#include "sink/graph/drawn.h"
#include "fixture.h"

#define LIMIT 64u

static int setup(void **state)
{
	static const struct graph_limits limits = { LIMIT, 8 * LIMIT, 16, 8, 64 };

	assert_int_equal(graph_new(&limits, &fixture_new(state, GRAPH_NEEDS)->g), 0);
	assert_null(graph_free(NULL));
	return 0;
}

/* ---- calls ------------------------------------------------------------------------------------- */

/* As in a trace of all functions: what ends is seen ending. */
static int setup_all(void **state)
{
	setup(state);
	slot(*state, "urEventRelease");
	slot(*state, "urQueueRelease");
	slot(*state, "zeEventDestroy");
	return 0;
}

/* The node that it is, by being the newest; ids are given in order. */
static uint64_t call_with(struct fixture *f, const char *name, const uint64_t *words,
			  unsigned nwords, const struct out *outs, unsigned nouts)
{
	call_outs(f, name, words, nwords, outs, nouts);
	return graph_end(f->g) - 1;
}

#define CALL(f, name, outs, ...) call_with(f, name, WORDS(__VA_ARGS__), outs, ARRAY_SIZE(outs))
#define PLAIN(f, name, ...)	 call_with(f, name, WORDS(__VA_ARGS__), NULL, 0)

/* ur_queue_properties_t: 1 is UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE. */
static void ur_queue(struct fixture *f, uint64_t handle, uint32_t flags)
{
	struct {
		uint32_t stype, pad;
		uint64_t next;
		uint32_t flags, pad2;
	} p = { .stype = 0x14, .flags = flags };
	const struct out outs[] = { { 2, &p, sizeof(p) }, { 3, &handle, 8 } };

	CALL(f, "urQueueCreate", outs, CONTEXT, DEVICE, 0x6000, 0x7000);
}

/* A copy: after those events, telling its end by that one. 0: none. */
static uint64_t copy_n(struct fixture *f, uint64_t queue, const uint64_t *events, unsigned n,
		       uint64_t event)
{
	const struct out outs[] = { { 6, n ? events : NULL, (uint16_t)(8 * n) },
				    { 7, event ? &event : NULL, 8 } };

	return CALL(f, "urEnqueueUSMMemcpy", outs, queue, 0, 0x9000, 0x9100, 64, n, n ? 0x7100 : 0,
		    event ? 0x7200 : 0);
}

static uint64_t copy(struct fixture *f, uint64_t queue, uint64_t behind, uint64_t event)
{
	return copy_n(f, queue, &behind, behind != 0, event);
}

static uint64_t barrier(struct fixture *f, const char *name, uint64_t queue, uint64_t behind)
{
	const struct out outs[] = { { 2, behind ? &behind : NULL, 8 } };

	return CALL(f, name, outs, queue, behind != 0, behind ? 0x7100 : 0, 0);
}

static void wait_for(struct fixture *f, uint64_t event)
{
	const struct out outs[] = { { 1, &event, 8 } };

	CALL(f, "urEventWait", outs, 1, 0x7100);
}

static void release(struct fixture *f, uint64_t event)
{
	PLAIN(f, "urEventRelease", event);
}

static const struct graph_node *node(struct fixture *f, uint64_t id)
{
	const struct graph_node *n = graph_at(f->g, graph_root(f->g, id));

	assert_non_null(n);
	return n;
}

/* Is b after a, at once? Why, or -1. */
static int behind(struct fixture *f, uint64_t b, uint64_t a)
{
	const struct graph_node *n;
	uint64_t i;
	uint32_t k;

	for (i = graph_first(f->g); i < graph_end(f->g); i++) {
		n = graph_at(f->g, i);
		for (k = 0; graph_root(f->g, i) == graph_root(f->g, b) && k < n->nin; k++) {
			if (graph_root(f->g, n->in[k].from) == graph_root(f->g, a))
				return n->in[k].why;
		}
	}
	return -1;
}

TEST_BETWEEN(setup_all, teardown, test_wait_lists, struct fixture *f)
{
	uint64_t a, b, c, d, both[2] = { 0xe2, 0xe3 };

	ur_queue(f, 0xa0, 1);
	a = copy(f, 0xa0, 0, 0xe1);
	b = copy(f, 0xa0, 0xe1, 0xe2);
	c = copy(f, 0xa0, 0xe1, 0xe3);
	d = copy_n(f, 0xa0, both, 2, 0);
	assert_int_equal(behind(f, b, a), GRAPH_BY_EVENT);
	assert_int_equal(behind(f, c, a), GRAPH_BY_EVENT);
	assert_int_equal(behind(f, c, b), -1);
	assert_int_equal(behind(f, d, b), GRAPH_BY_EVENT);
	assert_int_equal(behind(f, d, c), GRAPH_BY_EVENT);
	assert_int_equal(behind(f, d, a), -1);
	assert_int_equal(node(f, a)->kind, GRAPH_DEVICE);
	assert_string_equal(node(f, a)->call, "urEnqueueUSMMemcpy");
	assert_int_equal(node(f, a)->submit_ns, 10);
}

/* The address of an event is that of another one later. */
TEST_BETWEEN(setup_all, teardown, test_reused_event, struct fixture *f)
{
	uint64_t a, b, c;

	ur_queue(f, 0xa0, 1);
	a = copy(f, 0xa0, 0, 0xe1);
	release(f, 0xe1);
	b = copy(f, 0xa0, 0, 0xe1);
	c = copy(f, 0xa0, 0xe1, 0);
	assert_int_equal(behind(f, c, b), GRAPH_BY_EVENT);
	assert_int_equal(behind(f, c, a), -1);
	/* An event that nobody was seen to make. */
	c = copy(f, 0xa0, 0xe9, 0);
	assert_int_equal(node(f, c)->nin, 0);
	assert_true(node(f, c)->flags & GRAPH_F_EDGES_CUT);
	assert_false(node(f, b)->flags & GRAPH_F_EDGES_CUT);
	assert_int_equal(graph_totals(f->g)->unresolved, 1);
	/* It was released: who is at its address is not known. */
	release(f, 0xe1);
	c = copy(f, 0xa0, 0xe1, 0);
	assert_int_equal(behind(f, c, b), -1);
}

TEST_BETWEEN(setup_all, teardown, test_order_of_queues, struct fixture *f)
{
	uint64_t a, b;

	ur_queue(f, 0xa0, 0);
	a = copy(f, 0xa0, 0, 0);
	b = copy(f, 0xa0, 0, 0);
	assert_int_equal(behind(f, b, a), GRAPH_BY_QUEUE);
	ur_queue(f, 0xb0, 1);
	a = copy(f, 0xb0, 0, 0);
	b = copy(f, 0xb0, 0, 0);
	assert_int_equal(behind(f, b, a), -1);
	/* Made before we came: nobody knows. */
	a = copy(f, 0xc0, 0, 0);
	b = copy(f, 0xc0, 0, 0);
	assert_int_equal(behind(f, b, a), -1);
	assert_int_equal(graph_queue(f->g, node(f, a)->queue)->order, CAT_ORDER_UNKNOWN);
	/* CUDA's streams keep order, the default one too, and they are two. */
	a = PLAIN(f, "cuMemcpyHtoDAsync", 0x9000, 0x9100, 8, 0);
	b = PLAIN(f, "cuMemcpyHtoDAsync", 0x9000, 0x9100, 8, 0);
	assert_int_equal(behind(f, b, a), GRAPH_BY_QUEUE);
	a = PLAIN(f, "cuMemcpyHtoDAsync", 0x9000, 0x9100, 8, 0xd0);
	assert_int_equal(behind(f, a, b), -1);
}

TEST_BETWEEN(setup_all, teardown, test_barriers, struct fixture *f)
{
	uint64_t a, b, c, d, e;

	ur_queue(f, 0xa0, 1);
	ur_queue(f, 0xb0, 1);
	a = copy(f, 0xa0, 0, 0);
	b = copy(f, 0xa0, 0, 0);
	c = barrier(f, "urEnqueueEventsWaitWithBarrier", 0xa0, 0);
	d = copy(f, 0xa0, 0, 0);
	e = copy(f, 0xb0, 0, 0);
	assert_int_equal(behind(f, c, a), GRAPH_BY_BARRIER);
	assert_int_equal(behind(f, c, b), GRAPH_BY_BARRIER);
	assert_int_equal(behind(f, d, c), GRAPH_BY_BARRIER);
	assert_int_equal(behind(f, e, c), -1); /* another queue */
	/* A marker holds nobody up. */
	a = copy(f, 0xb0, 0, 0);
	b = barrier(f, "urEnqueueEventsWait", 0xb0, 0);
	c = copy(f, 0xb0, 0, 0);
	assert_int_equal(behind(f, b, a), GRAPH_BY_BARRIER);
	assert_int_equal(behind(f, c, b), -1);
	/* A barrier with a wait list is after that list alone, and holds up what comes. */
	a = copy(f, 0xb0, 0, 0xe1);
	d = copy(f, 0xb0, 0, 0);
	b = barrier(f, "urEnqueueEventsWaitWithBarrier", 0xb0, 0xe1);
	c = copy(f, 0xb0, 0, 0);
	assert_int_equal(behind(f, b, a), GRAPH_BY_EVENT);
	assert_int_equal(behind(f, b, d), -1);
	assert_int_equal(behind(f, c, b), GRAPH_BY_BARRIER);
}

/* What the thread waited for is done when it goes on. */
TEST_BETWEEN(setup_all, teardown, test_host_waits, struct fixture *f)
{
	uint64_t a, b, c, w, i;

	ur_queue(f, 0xa0, 1);
	a = copy(f, 0xa0, 0, 0xe1);
	b = copy(f, 0xa0, 0, 0xe2);
	wait_for(f, 0xe1);
	w = graph_end(f->g) - 1;
	assert_int_equal(node(f, w)->kind, GRAPH_WAIT);
	assert_int_equal(behind(f, w, a), GRAPH_BY_EVENT);
	assert_int_equal(behind(f, w, b), -1);
	assert_true(node(f, a)->done_by != 0);
	assert_int_equal(node(f, b)->done_by, 0);
	wait_for(f, 0xe1); /* once more: the same node */
	assert_int_equal(graph_end(f->g) - 1, w);
	assert_int_equal(node(f, w)->instances, 2);
	c = copy(f, 0xa0, 0, 0);
	assert_int_equal(behind(f, c, w), GRAPH_BY_HOST);
	/* Another thread has waited for nothing. */
	f->tid = 101;
	c = copy(f, 0xa0, 0, 0);
	assert_int_equal(behind(f, c, w), -1);
	PLAIN(f, "urQueueFinish", 0xa0);
	w = graph_end(f->g) - 1;
	assert_int_equal(behind(f, w, b), GRAPH_BY_EVENT);
	assert_int_equal(behind(f, w, c), GRAPH_BY_EVENT);
	/* Nor does one for what nobody was seen to make: it is no node. */
	i = graph_end(f->g);
	wait_for(f, 0xe9);
	assert_int_equal(graph_end(f->g), i);
	/* A failed wait tells nothing. */
	c = copy(f, 0xa0, 0, 0);
	f->ret = 1;
	PLAIN(f, "urQueueFinish", 0xa0);
	f->ret = 0;
	assert_int_equal(node(f, c)->done_by, 0);
}

/* OpenCL below Unified Runtime: the inner record comes first. */
TEST_BETWEEN(setup_all, teardown, test_layers, struct fixture *f)
{
	uint64_t before = 0xc1e, event = 0xc2e, a, b, inner, first;
	const struct out outs[] = { { 2, &before, 8 }, { 3, &event, 8 } };

	ur_queue(f, 0xa0, 1);
	a = copy(f, 0xa0, 0, 0xe1);
	first = graph_end(f->g);
	f->depth = 1;
	f->now = 5010;
	inner = CALL(f, "clEnqueueMarkerWithWaitList", outs, 0xcc, 1, 0x7000, 0x7100);
	inner = CALL(f, "clEnqueueMarkerWithWaitList", outs, 0xcc, 1, 0x7000, 0x7100);
	f->depth = 0;
	f->now = 5000;
	f->dur = 100;
	b = copy(f, 0xa0, 0xe1, 0xe2);
	assert_int_equal(b, inner); /* no new one */
	assert_int_equal(graph_root(f->g, inner), first);
	assert_string_equal(node(f, b)->call, "urEnqueueUSMMemcpy");
	assert_int_equal(node(f, b)->apis, 1u << CAT_API_UR | 1u << CAT_API_CL);
	assert_int_equal(node(f, b)->instances, 1);
	assert_int_equal(node(f, b)->submit_ns, 100);
	assert_int_equal(node(f, b)->flags & GRAPH_F_BARRIER, 0);
	assert_int_equal(behind(f, b, a), GRAPH_BY_EVENT);
	/* Beside it on the thread: not part of it. */
	f->now = 6000;
	f->dur = 10;
	a = copy(f, 0xa0, 0, 0);
	assert_int_not_equal(graph_root(f->g, a), graph_root(f->g, b));
	/* What the inner one waited for is its own affair: here for all in OpenCL's queue. */
	f->depth = 1;
	f->now = 7010;
	PLAIN(f, "clEnqueueMarkerWithWaitList", 0xcc, 0, 0, 0);
	f->depth = 0;
	f->now = 7000;
	f->dur = 100;
	a = copy(f, 0xa0, 0, 0);
	assert_int_equal(node(f, a)->apis, 1u << CAT_API_UR | 1u << CAT_API_CL);
	assert_int_equal(node(f, a)->nin, 0);
}

/* Level Zero: a list runs when it is executed, as often as that is done. */
TEST_BETWEEN(setup_all, teardown, test_lists, struct fixture *f)
{
	uint64_t list = 0x11, queue = 0x22, a, b, x;
	const struct out of_list[] = { { 3, &list, 8 } }, of_queue[] = { { 3, &queue, 8 } },
			 of_lists[] = { { 2, &list, 8 } };

	CALL(f, "zeCommandListCreate", of_list, CONTEXT, DEVICE, 0, 0x7000);
	CALL(f, "zeCommandQueueCreate", of_queue, CONTEXT, DEVICE, 0, 0x7000);
	a = PLAIN(f, "zeCommandListAppendBarrier", list, 0, 0, 0);
	b = PLAIN(f, "zeCommandListAppendMemoryCopy", list, 0x9000, 0x9100, 8, 0, 0, 0);
	assert_int_equal(behind(f, b, a), GRAPH_BY_BARRIER);
	assert_int_equal(node(f, b)->instances, 0);
	x = CALL(f, "zeCommandQueueExecuteCommandLists", of_lists, queue, 1, 0x7000, 0);
	assert_int_equal(behind(f, x, b), GRAPH_BY_BATCH);
	CALL(f, "zeCommandQueueExecuteCommandLists", of_lists, queue, 1, 0x7000, 0);
	assert_int_equal(node(f, b)->instances, 2);
	PLAIN(f, "zeCommandListReset", list);
	x = CALL(f, "zeCommandQueueExecuteCommandLists", of_lists, queue, 1, 0x7000, 0);
	assert_int_equal(behind(f, x, b), -1);
}

/* When it ran, as the program asked: each run counts once, whoever asks how often. */
TEST_BETWEEN(setup_all, teardown, test_times, struct fixture *f)
{
	uint64_t a, from = 100, to = 150;
	const struct out begin[] = { { 3, &from, 8 } }, end[] = { { 3, &to, 8 } };
	unsigned i;

	ur_queue(f, 0xa0, 1);
	a = copy(f, 0xa0, 0, 0xe1);
	assert_int_equal(node(f, a)->runs, 0);
	for (i = 0; i < 2; i++) {
		CALL(f, "urEventGetProfilingInfo", begin, 0xe1, 2, 8, 0x7000,
		     0); /* ..._COMMAND_START */
		CALL(f, "urEventGetProfilingInfo", end, 0xe1, 3, 8, 0x7000,
		     0); /* ..._COMMAND_END */
	}
	assert_int_equal(node(f, a)->runs, 1);
	assert_int_equal(node(f, a)->exec_ns, 50);
	/* Another's event. */
	CALL(f, "urEventGetProfilingInfo", end, 0xe2, 3, 8, 0x7000, 0);
	assert_int_equal(node(f, a)->runs, 1);
}

/* Level Zero's ticks are time by the clock of the list's device; what the layer above says in ns is the same run. */
TEST_BETWEEN(setup_all, teardown, test_times_in_ticks, struct fixture *f)
{
	const uint64_t stamps[2][4] = { { 0, 0, 100, 110 }, { 0, 0, 95, 105 } };
	const struct out parts[] = { { 2, (uint32_t[]){ 2 }, 4 }, { 3, stamps, sizeof(stamps) } };
	const struct out of_one[] = { { 1, stamps, 32 } };
	uint64_t list = 0x11, a, from = 1000, to = 2000;
	const struct out of_list[] = { { 3, &list, 8 } }, begin[] = { { 3, &from, 8 } },
			 end[] = { { 3, &to, 8 } };
	char properties[368] = { 3 }; /* ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES */
	const struct out clock[] = { { 1, properties, sizeof(properties) } };

	properties[80] = 50; /* ns a tick */
	properties[92] = 32; /* bits */
	CALL(f, "zeCommandListCreateImmediate", of_list, CONTEXT, DEVICE, 0, 0x7000);
	a = PLAIN(f, "zeCommandListAppendMemoryCopy", list, 0x9000, 0x9100, 8, 0xe5, 0, 0);
	CALL(f, "zeEventQueryTimestampsExp", parts, 0xe5, DEVICE, 0x7000, 0x7100);
	assert_int_equal(node(f, a)->runs, 0);
	CALL(f, "zeDeviceGetProperties", clock, DEVICE, 0x9000);
	CALL(f, "zeEventQueryTimestampsExp", parts, 0xe5, DEVICE, 0x7000, 0x7100);
	CALL(f, "zeEventQueryTimestampsExp", parts, 0xe5, DEVICE, 0x7000, 0x7100);
	assert_int_equal(node(f, a)->runs, 1);
	assert_int_equal(node(f, a)->exec_ns, 15 * 50);

	/* The copy of the runtime, and inside it the driver's. */
	ur_queue(f, 0xa0, 1);
	f->depth = 1;
	f->now = 7010;
	f->dur = 10;
	PLAIN(f, "zeCommandListAppendMemoryCopy", list, 0x9000, 0x9100, 8, 0xe6, 0, 0);
	f->depth = 0;
	f->now = 7000;
	f->dur = 100;
	a = copy(f, 0xa0, 0, 0xe7);
	CALL(f, "zeEventQueryKernelTimestamp", of_one, 0xe6, 0x7000);
	assert_int_equal(node(f, a)->exec_ns, 10 * 50);
	CALL(f, "urEventGetProfilingInfo", begin, 0xe7, 2, 8, 0x7000, 0);
	CALL(f, "urEventGetProfilingInfo", end, 0xe7, 3, 8, 0x7000, 0);
	CALL(f, "zeEventQueryKernelTimestamp", of_one, 0xe6, 0x7000);
	assert_int_equal(node(f, a)->runs, 1);
	assert_int_equal(node(f, a)->exec_ns, 1000);
}

TEST_BETWEEN(setup_all, teardown, test_names_are_the_catalogs, struct fixture *f)
{
	static const char *const names[] = {
		"urEnqueueEventsWait",
		"urEnqueueEventsWaitWithBarrier",
		"urEnqueueEventsWaitWithBarrierExt",
		"piEnqueueEventsWait",
		"piEnqueueEventsWaitWithBarrier",
		"clEnqueueMarker",
		"clEnqueueMarkerWithWaitList",
		"clEnqueueBarrier",
		"clEnqueueBarrierWithWaitList",
		"clEnqueueWaitForEvents",
		"clCommandBarrierWithWaitListKHR",
		"zeCommandListAppendBarrier",
		"zeCommandListAppendMemoryRangesBarrier",
		"zeCommandListAppendWaitOnEvents",
	};
	static const char *const batches[] = { "urCommandBufferCreateExp",
					       "piextCommandBufferCreate",
					       "clCreateCommandBufferKHR", "zeCommandListCreate",
					       "zeCommandListCreateCloneExp" };
	size_t i;

	for (i = 0; i < ARRAY_SIZE(names); i++) {
		assert_non_null(catalog_find(names[i]));
		assert_int_not_equal(catalog_sync(catalog_find(names[i])), CAT_SYNC_NONE);
	}
	for (i = 0; i < ARRAY_SIZE(batches); i++) {
		assert_non_null(catalog_find(batches[i]));
		assert_true(catalog_makes_batch(catalog_find(batches[i])));
	}
	assert_true(catalog_resets_batch(catalog_find("zeCommandListReset")));
	assert_int_equal(catalog_sync(catalog_find("urEnqueueUSMMemcpy")), CAT_SYNC_NONE);
	assert_int_equal(catalog_order_number(CAT_API_PI, UINT64_MAX, 1), CAT_ORDER_OUT);
	assert_int_equal(catalog_order_number(CAT_API_PI, UINT64_MAX, 2), CAT_ORDER_IN);
	assert_int_equal(catalog_order_number(CAT_API_UR, UINT64_MAX, 1), CAT_ORDER_UNKNOWN);
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

struct heard {
	struct xb_xpti rec;
	struct event_xpti x;
	struct value meta[4];
};

static struct value text(const char *s)
{
	if (!s)
		return (struct value){ .kind = VALUE_PTR, .flags = VALUE_F_NULL };
	return (struct value){ .kind = VALUE_STRING, .str = s, .len = (uint32_t)strlen(s) };
}

static void begin_told(struct fixture *f, struct heard *t, const char *event, uint64_t uid)
{
	*t = (struct heard){
		.rec = { .h = { .type = XB_XPTI, .tgid = f->tgid, .tid = f->tid, .ts = f->now++ },
			 .instance = uid,
			 .uid = { .p1 = 7 * (uid != 0), .p2 = uid, .instance = 1 } },
		.x = { .stream = "sycl", .event = event, .has_event = true },
	};
	t->x.rec = &t->rec;
	t->x.name = text("kernel");
	t->x.file = text(NULL);
	t->x.data = text(NULL);
	t->x.metadata = t->meta;
}

static void add_meta(struct heard *t, const char *key, struct value v)
{
	v.key = key;
	t->meta[t->x.nmetadata++] = v;
}

static void send(struct fixture *f, struct heard *t)
{
	f->e = (struct event){ .type = EVENT_XPTI, .rec = &t->rec.h, .xpti = &t->x };
	assert_int_equal(model_event(f->m, &f->e), 0);
	assert_int_equal(graph_event(f->g, model_told(f->m), &f->e), 0);
}

static void tell(struct fixture *f, const char *event, uint64_t uid)
{
	struct heard t;

	begin_told(f, &t, event, uid);
	if (!strcmp(event, "node_create"))
		t.x.data = text("command_group_node");
	send(f, &t);
}

static void tell_edge(struct fixture *f, uint64_t from, uint64_t to)
{
	struct heard t;

	begin_told(f, &t, "edge_create", 1000 + 32 * from + to);
	t.x.has_edge = true;
	t.rec.source = (struct xb_xpti_uid){ 7 * (from != 0), from, 1 };
	t.rec.target = (struct xb_xpti_uid){ 7 * (to != 0), to, 1 };
	send(f, &t);
}

static void tell_signal(struct fixture *f, uint64_t uid, uint64_t handle)
{
	struct heard t;

	begin_told(f, &t, "signal", uid);
	t.x.data = (struct value){ .kind = VALUE_HANDLE, .u = handle };
	t.rec.user_data = handle;
	send(f, &t);
}

static void tell_wait(struct fixture *f, const char *what)
{
	struct heard t;

	begin_told(f, &t, "wait_begin", 900);
	t.x.data = text(what);
	send(f, &t);
	begin_told(f, &t, "wait_end", 900);
	t.x.data = text(what);
	send(f, &t);
}

static uint64_t of_uid(struct fixture *f, uint64_t uid)
{
	uint64_t i;

	for (i = graph_first(f->g); i < graph_end(f->g); i++) {
		if (graph_at(f->g, i)->uid.p2 == uid)
			return i;
	}
	return 0;
}

TEST_BETWEEN(setup_all, teardown, test_xpti, struct fixture *f)
{
	const struct graph_node *n;

	tell_edge(f, 1, 2); /* before both */
	assert_int_equal(node(f, of_uid(f, 1))->kind, GRAPH_UNSEEN);
	tell(f, "node_create", 1);
	tell(f, "node_create", 2);
	assert_int_equal(graph_end(f->g), 3); /* two nodes, and none for the edge */
	assert_int_equal(behind(f, of_uid(f, 2), of_uid(f, 1)), GRAPH_BY_DATA);
	tell(f, "task_begin", 1);
	f->now += 99;
	tell(f, "task_end", 1);
	tell(f, "task_begin", 1);
	f->now += 49;
	tell(f, "task_end", 1);
	n = node(f, of_uid(f, 1));
	assert_int_equal(n->instances, 2);
	assert_int_equal(n->timed, 2);
	assert_int_equal(n->submit_ns, 150);
	assert_int_equal(n->kind, GRAPH_DEVICE);
	/* An end whose begin was before we came. */
	tell(f, "task_end", 3);
	n = node(f, of_uid(f, 3));
	assert_int_equal(n->instances, 1);
	assert_int_equal(n->timed, 0);
	assert_true(n->flags & GRAPH_F_NO_BEGIN);
	assert_int_equal(graph_totals(f->g)->ends, 1);
	/* Nobody knows of what. */
	tell_edge(f, 0, 2);
	assert_int_equal(graph_totals(f->g)->unresolved, 1);
	assert_int_equal(node(f, of_uid(f, 2))->nin, 1);
}

/* XPTI begins to speak while commands are on their way. */
TEST_BETWEEN(setup_all, teardown, test_speaks_late, struct fixture *f)
{
	uint64_t before, last;

	tell(f, "node_create", 1); /* a command that is there by its call */
	before = copy_n(f, 0xa0, NULL, 0, 0);
	assert_true(graph_unheard(f->g, node(f, of_uid(f, 1))));
	tell(f, "node_create", 2);
	last = copy_n(f, 0xa0, NULL, 0, 0);
	tell(f, "task_end", 2); /* its begin was not heard */
	assert_int_equal(graph_root(f->g, last), of_uid(f, 2));
	assert_int_equal(node(f, last)->instances, 1);
	assert_string_equal(node(f, last)->call, "urEnqueueUSMMemcpy");
	assert_int_equal(graph_root(f->g, before), before);
	assert_false(graph_unheard(f->g, node(f, of_uid(f, 2))));
	/* From now on what was made is to come. */
	assert_true(graph_unheard(f->g, node(f, of_uid(f, 1))));
	tell(f, "node_create", 3);
	assert_false(graph_unheard(f->g, node(f, of_uid(f, 3))));
	tell(f, "task_begin", 1);
	assert_false(graph_unheard(f->g, node(f, of_uid(f, 1))));
	tell(f, "task_end", 1);
	/* An end without begin is not of a call from before the last task. */
	tell(f, "task_end", 4);
	assert_int_equal(graph_root(f->g, before), before);
}

static void tell_virtual(struct fixture *f, uint64_t uid, const char *name)
{
	struct heard t;

	begin_told(f, &t, "node_create", uid);
	t.x.name = text(name);
	send(f, &t);
}

/* The event of a command that XPTI did not connect. Where nobody else reports it, it may be another's by now. */
TEST_BETWEEN(setup_all, teardown, test_virtual_node, struct fixture *f)
{
	tell(f, "node_create", 1);
	tell_signal(f, 1, 0xabc0);
	tell_virtual(f, 2, "virtual_node[abc0]");
	tell_virtual(f, 3, "virtual_node[def0]");
	tell(f, "node_create", 4);
	tell_edge(f, 2, 4);
	assert_true(node(f, of_uid(f, 4))->in[0].uncertain);
	tell_edge(f, 3, 4);
	assert_int_equal(behind(f, of_uid(f, 4), of_uid(f, 1)), GRAPH_BY_DATA);
	assert_int_equal(graph_root(f->g, of_uid(f, 2)), of_uid(f, 1));
	assert_int_equal(node(f, of_uid(f, 3))->kind, GRAPH_EVENT);
	assert_true(drawn_is_unseen(node(f, of_uid(f, 3))));
	assert_false(drawn_is_unseen(node(f, of_uid(f, 4))));
	assert_int_equal(node(f, of_uid(f, 3))->object, 0xdef0);
	assert_false(node(f, of_uid(f, 4))->in[1].uncertain);
}

/* Calls that make and release events say whose a handle is. */
TEST_BETWEEN(setup_all, teardown, test_virtual_node_of_call, struct fixture *f)
{
	uint64_t a;

	ur_queue(f, 0xa0, 1);
	tell(f, "node_create", 1);
	tell(f, "task_begin", 1);
	a = copy(f, 0xa0, 0, 0xe1);
	tell_signal(f, 1, 0xe1);
	tell(f, "task_end", 1);
	tell_virtual(f, 2, "virtual_node[e1]");
	tell(f, "node_create", 3);
	tell_edge(f, 2, 3);
	assert_int_equal(graph_root(f->g, of_uid(f, 2)), graph_root(f->g, a));
	assert_false(node(f, of_uid(f, 3))->in[0].uncertain);
	/* Its event is gone, and what made the one that has its handle now was not seen. */
	release(f, 0xe1);
	tell_virtual(f, 4, "virtual_node[e1]");
	assert_int_equal(node(f, of_uid(f, 4))->kind, GRAPH_EVENT);
	/* It was seen, and it has no signal. */
	a = copy(f, 0xa0, 0, 0xe1);
	tell_virtual(f, 5, "virtual_node[e1]");
	tell_edge(f, 5, 3);
	assert_int_equal(graph_root(f->g, of_uid(f, 5)), a);
	assert_false(node(f, of_uid(f, 3))->in[1].uncertain);
}

/* Whose end is not traced: it may be another's by now. */
TEST_WITH(test_ends_not_traced, struct fixture *f)
{
	uint64_t a, b;
	uint32_t i;

	ur_queue(f, 0xa0, 0); /* in order */
	a = copy(f, 0xa0, 0, 0xe1);
	b = copy(f, 0xa0, 0xe1, 0xe2);
	assert_int_equal(node(f, b)->nin, 2);
	for (i = 0; i < 2; i++)
		assert_true(node(f, b)->in[i].uncertain);
	wait_for(f, 0xe1);
	assert_int_equal(behind(f, graph_end(f->g) - 1, a), GRAPH_BY_EVENT);
	assert_true(node(f, graph_end(f->g) - 1)->in[0].uncertain);
	assert_int_equal(node(f, a)->done_by, 0);
}

/* A call between a task's begin and end on its thread is that task's command. */
TEST_BETWEEN(setup_all, teardown, test_both, struct fixture *f)
{
	uint64_t a, b;

	ur_queue(f, 0xa0, 1);
	tell(f, "node_create", 1);
	tell(f, "task_begin", 1);
	f->now++;
	copy(f, 0xa0, 0, 0xe1);
	tell_signal(f, 1, 0xe1);
	tell(f, "task_end", 1);
	a = of_uid(f, 1);
	assert_int_equal(node(f, a)->instances, 1);
	assert_string_equal(node(f, a)->call, "urEnqueueUSMMemcpy");
	assert_string_equal(node(f, a)->name, "kernel");
	b = copy(f, 0xa0, 0xe1, 0);
	assert_int_not_equal(graph_root(f->g, b), a); /* the task is over */
	assert_int_equal(behind(f, b, a), GRAPH_BY_EVENT);
	/* Its begin was lost: the signal tells whose command it was. */
	b = copy(f, 0xa0, 0, 0xe2);
	tell(f, "node_create", 2);
	tell_signal(f, 2, 0xe2);
	assert_int_equal(graph_root(f->g, b), of_uid(f, 2));
	/* Another thread's call is not this task's. */
	tell(f, "task_begin", 3);
	f->tid = 101;
	b = copy(f, 0xa0, 0, 0);
	assert_int_not_equal(graph_root(f->g, b), of_uid(f, 3));
}

TEST_BETWEEN(setup_all, teardown, test_xpti_queue, struct fixture *f)
{
	struct heard t;
	uint64_t i;

	begin_told(f, &t, "queue_create", 50);
	add_meta(&t, "queue_id", (struct value){ .kind = VALUE_UINT, .u = 1 });
	add_meta(&t, "is_inorder", (struct value){ .kind = VALUE_BOOL, .u = 1 });
	send(f, &t);
	for (i = 1; i <= 2; i++) {
		begin_told(f, &t, "node_create", i);
		t.x.data = text("memory_transfer_node::memcpy");
		add_meta(&t, "queue_id", (struct value){ .kind = VALUE_UINT, .u = 1 });
		send(f, &t);
		tell(f, "task_begin", i);
		tell(f, "task_end", i);
	}
	assert_int_equal(behind(f, of_uid(f, 2), of_uid(f, 1)), GRAPH_BY_QUEUE);
	assert_int_equal(graph_queue(f->g, node(f, of_uid(f, 1))->queue)->number, 1);
}

/* ---- limits and lives -------------------------------------------------------------------------- */

TEST_BETWEEN(setup_all, teardown, test_window, struct fixture *f)
{
	uint64_t a, b = 0, i;

	ur_queue(f, 0xa0, 0);
	a = copy(f, 0xa0, 0, 0xe1);
	for (i = 0; i < 3 * LIMIT; i++)
		b = copy(f, 0xa0, 0, 0);
	assert_int_equal(graph_end(f->g) - graph_first(f->g), LIMIT);
	assert_null(graph_at(f->g, a));
	assert_int_equal(graph_root(f->g, a), 0);
	assert_int_equal(graph_totals(f->g)->nodes, 3 * LIMIT + 1);
	assert_int_equal(graph_totals(f->g)->let_go, 2 * LIMIT + 1);
	assert_int_equal(behind(f, b, b - 1), GRAPH_BY_QUEUE);
	/* Behind one that is gone: no edge, and nobody else takes its place. */
	b = copy(f, 0xa0, 0xe1, 0);
	assert_int_equal(node(f, b)->nin, 1);
}

TEST_BETWEEN(setup_all, teardown, test_processes, struct fixture *f)
{
	struct xb_exec *x;
	uint64_t a, b;

	ur_queue(f, 0xa0, 0);
	a = copy(f, 0xa0, 0, 0xe1);
	f->tgid = f->tid = 200;
	b = copy(f, 0xa0, 0xe1, 0);
	assert_int_equal(node(f, b)->nin, 0);
	assert_int_not_equal(node(f, a)->process, node(f, b)->process);
	/* Another program in the same process number. */
	f->tgid = f->tid = 100;
	x = rec_start(&f->r, XB_EXEC, sizeof(*x), 100, 100, f->now++);
	memcpy(x->comm, "other", 6);
	feed(f);
	b = copy(f, 0xa0, 0xe1, 0);
	assert_int_equal(node(f, b)->nin, 0);
	assert_int_not_equal(node(f, a)->process, node(f, b)->process);
}

TEST_BETWEEN(setup_all, teardown, test_loss, struct fixture *f)
{
	struct xb_loss *l;
	uint64_t a, b;

	ur_queue(f, 0xa0, 1);
	a = copy(f, 0xa0, 0, 0xe1);
	tell(f, "task_begin", 1);
	l = rec_start(&f->r, XB_LOSS, sizeof(*l), 0, 0, f->now++);
	l->count[XB_C_RING_FULL] = 3;
	feed(f);
	b = copy(f, 0xa0, 0xe1, 0);
	/* It may be another event by now; and the task may have ended. */
	assert_int_equal(behind(f, b, a), GRAPH_BY_EVENT);
	assert_true(node(f, b)->in[0].uncertain);
	assert_int_not_equal(graph_root(f->g, b), of_uid(f, 1));
	assert_int_equal(graph_totals(f->g)->cut, 1);
	/* So may be what the queue has. */
	b = copy(f, 0xa0, 0, 0xe3);
	l = rec_start(&f->r, XB_LOSS, sizeof(*l), 0, 0, f->now++);
	l->count[XB_C_RING_FULL] = 4;
	feed(f);
	/* Nobody is said to be done as somebody waited for what may be another's event; of what came since, yes. */
	a = copy(f, 0xa0, 0, 0xe4);
	wait_for(f, 0xe3);
	assert_int_equal(node(f, b)->done_by, 0);
	wait_for(f, 0xe4);
	assert_int_not_equal(node(f, a)->done_by, 0);
	/* Nor where there is nothing but the handle. */
	tell_signal(f, 2, 0xabc0);
	tell_wait(f, "event.wait[abc0]");
	assert_int_equal(node(f, of_uid(f, 2))->done_by, 0);
}

static uint64_t chance(struct fixture *f, uint64_t n)
{
	f->seed = f->seed * 6364136223846793005ull + 1442695040888963407ull;
	return (f->seed >> 33) % n;
}

static void whatever(struct fixture *f)
{
	static const char *const events[] = { "node_create",  "task_begin",  "task_end",
					      "wait_begin",   "wait_end",    "barrier_begin",
					      "queue_create", "graph_create" };
	uint64_t queue = 0xa0 + 16 * chance(f, 3), lists[3];
	struct heard t;
	unsigned i;

	f->tgid = (uint32_t)(100 + 100 * chance(f, 2));
	f->tid = f->tgid + (uint32_t)chance(f, 12);
	f->depth = (uint8_t)chance(f, 3);
	f->dur = chance(f, 50);
	if (chance(f, 4) == 0)
		f->now -= chance(f, 60);
	for (i = 0; i < 3; i++)
		lists[i] = 0xe0 + chance(f, 8);
	switch (chance(f, 12)) {
	case 0:
		ur_queue(f, queue, (uint32_t)chance(f, 2));
		break;
	case 1:
		barrier(f, "urEnqueueEventsWaitWithBarrier", queue, chance(f, 2) ? lists[0] : 0);
		break;
	case 2:
		wait_for(f, lists[0]);
		break;
	case 3:
		release(f, lists[0]);
		break;
	case 4:
		PLAIN(f, "urQueueFinish", queue);
		break;
	case 5:
		tell_edge(f, chance(f, 30), chance(f, 30));
		break;
	case 6:
		tell_signal(f, chance(f, 30), lists[0]);
		break;
	case 7:
	case 8:
		tell(f, events[chance(f, ARRAY_SIZE(events))], chance(f, 30));
		break;
	case 9:
		begin_told(f, &t, chance(f, 2) ? "node_create" : "wait_end", chance(f, 30));
		t.x.name = text(chance(f, 2) ? "virtual_node[e1]" : "\"]\n<&\\[0x");
		t.x.data = text(chance(f, 2) ? "event.wait[e2]" : "event.wait[");
		send(f, &t);
		break;
	case 10:
		rec_start(&f->r, chance(f, 2) ? XB_EXIT : XB_EXEC, sizeof(struct xb_exec), f->tgid,
			  f->tid, f->now);
		feed(f);
		break;
	default:
		copy_n(f, queue, lists, (unsigned)chance(f, 4), chance(f, 2) ? lists[2] : 0);
	}
}

static void check_whole(struct fixture *f)
{
	const struct graph_totals *t = graph_totals(f->g);
	uint64_t i, roots = 0;
	uint32_t k;

	assert_true(graph_end(f->g) - graph_first(f->g) <= LIMIT);
	for (i = graph_first(f->g); i < graph_end(f->g); i++) {
		const struct graph_node *n = graph_at(f->g, i);

		assert_int_equal(n->id, i);
		assert_true(n->kind <= GRAPH_EVENT);
		assert_non_null(graph_process(f->g, n->process));
		roots += n->same == 0;
		for (k = 0; k < n->nin; k++) {
			const struct graph_node *from =
				graph_at(f->g, graph_root(f->g, n->in[k].from));

			/* Nothing of one process is after another's. */
			if (from)
				assert_int_equal(from->process, n->process);
			assert_true(n->in[k].why < GRAPH_WHYS);
		}
	}
	assert_true(roots <= t->nodes);
}

/* Any order, any loss, any reuse: no crash, no circle of sameness, nobody else's edges. */
TEST_BETWEEN(setup_all, teardown, test_anything, struct fixture *f)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	struct drawn d = { 0 };
	unsigned i;

	f->now = 100000;
	for (i = 0; i < 60000; i++) {
		whatever(f);
		if (i % 100 == 0)
			check_whole(f);
		if (i % 1000 == 0) {
			assert_int_equal(drawn_make(f->g, i % 2000 == 0, &d), 0);
			drawn_path_title(&d, &out);
			drawn_done(&d);
		}
	}
	assert_true(graph_totals(f->g)->let_go > 1000);
}

/* ---- drawing ----------------------------------------------------------------------------------- */

TEST_BETWEEN(setup_all, teardown, test_drawn, struct fixture *f)
{
	struct drawn d = { 0 };
	uint64_t a, b, c, e;
	uint32_t i;

	a = graph_add(f->g, "a", 1, 1);
	b = graph_add(f->g, "b", 1, 2);
	c = graph_add(f->g, "b", 1, 2);
	e = graph_add(f->g, "d", 1, 1);
	assert_int_equal(graph_link(f->g, a, b, GRAPH_BY_EVENT), 0);
	assert_int_equal(graph_link(f->g, a, b, GRAPH_BY_QUEUE), 0);
	assert_int_equal(graph_link(f->g, a, c, GRAPH_BY_EVENT), 0);
	assert_int_equal(graph_link(f->g, b, e, GRAPH_BY_EVENT), 0);
	assert_int_equal(graph_link(f->g, c, e, GRAPH_BY_EVENT), 0);
	assert_int_equal(drawn_make(f->g, false, &d), 0);
	assert_int_equal(d.nnodes, 4);
	assert_int_equal(d.nedges, 4); /* two reasons, one edge */
	assert_int_equal(d.nlayers, 3);
	assert_int_equal(d.basis, PATH_NONE);
	drawn_done(&d);
	assert_int_equal(drawn_make(f->g, true, &d), 0);
	assert_int_equal(d.nnodes, 3);
	assert_int_equal(d.nedges, 2);
	for (i = 0; i < d.nnodes; i++)
		assert_int_equal(d.nodes[i].instances, d.nodes[i].n->name[0] == 'b' ? 2 : 1);
	drawn_done(&d);
	/* A circle, as collapsing makes them. */
	assert_int_equal(graph_link(f->g, e, a, GRAPH_BY_EVENT), 0);
	assert_int_equal(drawn_make(f->g, false, &d), 0);
	assert_int_equal(d.nlayers, 3);
	drawn_done(&d);
}

TEST_BETWEEN(setup_all, teardown, test_empty, struct fixture *f)
{
	static const struct sink_ops *const all[] = { &sink_graph_dot, &sink_graph_json,
						      &sink_graph_svg, &sink_graph_text };
	const uint64_t counters[XB_C_MAX] = { [XB_C_RING_FULL] = 5 };
	struct sink_opts o = { 0 };
	struct model *m;
	size_t i;

	assert_int_equal(model_new(&m), 0);
	assert_int_equal(model_enable(m, MODEL_GRAPH), 0);
	assert_non_null(model_graph(m));
	for (i = 0; i < ARRAY_SIZE(all); i++) {
		_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
		struct sink *s;

		assert_ptr_equal(sink_find(all[i]->name), all[i]);
		assert_int_equal(sink_new(all[i], &o, &s), 0);
		assert_int_equal(all[i]->finish(s, m, &out), 0);
		assert_int_equal(all[i]->lost(s, counters, &out), 0);
		assert_non_null(strstr(strbuf_str(&out), "the ring was full"));
		sink_free(s);
	}
	model_free(m);
}
