// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * later_test.c - packets that are made later are those that would have been made at once, whoever makes them and
 * however late: events are gone as soon as they need not stay any more, and what else a slice points to at once.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "unit.h"
#include "sink/timeline/perfetto_later.h"

#define BATCHES 200u
#define EACH	30u /* events of a batch */
#define NODES	20000u
#define GONE	0xee

struct fixture {
	struct sink sink;
	struct sink_helper helper_of_sink;
	unsigned asked;
	struct packets *at_once, *packets;
	struct later *later;
	struct strbuf want, got;
	struct stored *stored[BATCHES]; /* EACH events */
	pthread_t helper;
	bool has_helper;
	atomic_bool over;
};

struct stored {
	struct event event;
	struct xb_call rec;
	struct value args[2];
};

static void ask(void *u)
{
	struct fixture *f = u;

	f->asked++;
}

static int setup(void **state)
{
	struct fixture *f = calloc(1, sizeof(*f));

	assert_non_null(f);
	assert_int_equal(packets_new(&f->at_once), 0);
	assert_int_equal(packets_new(&f->packets), 0);
	f->helper_of_sink = (struct sink_helper){ ask, f };
	f->sink.helper = &f->helper_of_sink;
	assert_int_equal(later_new(&f->sink, f->packets, &f->later), 0);
	*state = f;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *f = *state;

	f->over = true;
	if (f->has_helper)
		pthread_join(f->helper, NULL);
	assert_null(later_free(f->later));
	assert_null(later_free(NULL));
	packets_free(f->packets);
	packets_free(f->at_once);
	strbuf_done(&f->want);
	strbuf_done(&f->got);
	for (unsigned i = 0; i < BATCHES; i++)
		free(f->stored[i]);
	free(f);
	return 0;
}

static void *help(void *u)
{
	struct fixture *f = u;

	while (!f->over)
		(void)later_work(f->later);
	return NULL;
}

static void store(struct stored *s, unsigned i)
{
	s->rec = (struct xb_call){ .h.ts = 1000 + i, .id = i + 1 };
	s->args[0] = (struct value){ .kind = VALUE_UINT, .key = "size", .u = i };
	s->args[1] = (struct value){ .kind = VALUE_HANDLE, .key = "queue", .u = 0xA0 };
	s->event = (struct event){ .type = EVENT_CALL, .stays = true, .rec = &s->rec.h };
	s->event.call = (struct event_call){
		.rec = &s->rec, .api = "ur", .name = "call", .args = s->args, .nargs = 2
	};
}

static void put(struct fixture *f, const struct timeline_slice *x)
{
	assert_int_equal(packets_slice(f->at_once, x, &f->want), 0);
	assert_int_equal(later_slice(f->later, x, &f->got), 0);
}

static void put_event(struct fixture *f, struct event *e, unsigned i)
{
	struct told_object object = { .object = { .word = "queue", .handle = 0xA0, .number = i } };
	struct told_objects objects = { .of = &object, .n = 1 };
	struct model_launch launch = { .kernel = { .word = "kernel", .handle = 1 } };
	struct told told = { .objects = &objects, .launch = i % 3 ? &launch : NULL };
	struct timeline_flow flow = { .id = i, .at_end = i % 2 };
	char name[32], kernel[32];

	for (unsigned k = 0; k < TOLD_CHAINS; k++)
		objects.chains[k] = 1;
	snprintf(name, sizeof(name), "call %u", i % 50);
	snprintf(kernel, sizeof(kernel), "kernel %u", i % 40);
	launch.kernel.name = kernel;
	put(f, &(struct timeline_slice){ .track = 1,
					 .shape = TIMELINE_WHOLE,
					 .ts = 1000 + i,
					 .dur = 10,
					 .name = name,
					 .category = "ur",
					 .event = e,
					 .told = &told,
					 .flows = &flow,
					 .nflows = 1 });
	memset(name, GONE, sizeof(name));
	memset(kernel, GONE, sizeof(kernel));
	memset(&object, GONE, sizeof(object));
}

/* A slice with no event. */
static void put_noted(struct fixture *f, unsigned i)
{
	char text[32];
	const struct timeline_note notes[] = { { "text", text, 0 }, { "number", NULL, i } };

	snprintf(text, sizeof(text), "note %u", i);
	put(f, &(struct timeline_slice){ .track = 2,
					 .shape = TIMELINE_INSTANT,
					 .ts = i,
					 .name = text,
					 .category = "node",
					 .notes = notes,
					 .nnotes = 2,
					 .file = text,
					 .line = i });
	memset(text, GONE, sizeof(text));
}

static void put_counters(struct fixture *f, unsigned i)
{
	assert_int_equal(packets_counter(f->at_once, 3, i, i, &f->want), 0);
	assert_int_equal(packets_real(f->at_once, 4, i, i / 2.0, &f->want), 0);
	assert_int_equal(later_counter(f->later, 3, i, i, &f->got), 0);
	assert_int_equal(later_real(f->later, 4, i, i / 2.0, &f->got), 0);
}

static void put_all(struct fixture *f)
{
	for (unsigned b = 0; b < BATCHES; b++) {
		f->stored[b] = calloc(EACH, sizeof(**f->stored));
		assert_non_null(f->stored[b]);
		for (unsigned i = b * EACH; i < (b + 1) * EACH; i++) {
			struct stored *s = &f->stored[b][i % EACH];

			store(s, i);
			put_event(f, &s->event, i);
			if (i % 7 == 0)
				put_noted(f, i);
			if (i % 5 == 0)
				put_counters(f, i);
		}
		assert_int_equal(later_batch(f->later, &f->got), 0);
		if (b >= EVENT_STAYS)
			memset(f->stored[b - EVENT_STAYS], GONE, EACH * sizeof(**f->stored));
		/* Definitions come now and then. */
		if (b % 60 == 59)
			assert_int_equal(later_finish(f->later, &f->got), 0);
	}
	assert_int_equal(later_finish(f->later, &f->got), 0);
}

static void check_same(const struct fixture *f, size_t slices)
{
	assert_true(f->want.len > slices * 50);
	assert_int_equal(f->got.len, f->want.len);
	assert_memory_equal(f->got.buf, f->want.buf, f->want.len);
}

TEST_WITH(without_help, struct fixture *f)
{
	put_all(f);
	assert_true(f->asked);
	assert_false(later_work(f->later));
	check_same(f, (size_t)BATCHES * EACH);
}

TEST_WITH(with_help, struct fixture *f)
{
	f->has_helper = !pthread_create(&f->helper, NULL, help, f);
	assert_true(f->has_helper);
	put_all(f);
	check_same(f, (size_t)BATCHES * EACH);
}

/* As when the graph is written: help is asked for long before a batch ends, and what is kept is bounded. */
TEST_WITH(many_without_events, struct fixture *f)
{
	for (unsigned i = 0; i < NODES; i++)
		put_noted(f, i);
	assert_true(f->asked);
	assert_true(f->got.len > f->want.len / 2);
	assert_int_equal(later_finish(f->later, &f->got), 0);
	check_same(f, NODES);
}

/* Nothing is kept of what doesn't stay, and without a helper nothing of what has no event. */
TEST_WITH(at_once, struct fixture *f)
{
	struct stored s;

	store(&s, 1);
	s.event.stays = false;
	put_event(f, &s.event, 1);
	f->sink.helper = NULL;
	put_noted(f, 2);
	assert_int_equal(packets_counter(f->at_once, 3, 1, 1, &f->want), 0);
	assert_int_equal(later_counter(f->later, 3, 1, 1, &f->got), 0);
	assert_int_equal(f->got.len, f->want.len);
	assert_memory_equal(f->got.buf, f->want.buf, f->want.len);
}

/* What is not taken any more is not made, nor leaked. */
TEST_WITH(left, struct fixture *f)
{
	struct stored s;

	store(&s, 1);
	put_event(f, &s.event, 1);
	assert_int_equal(f->got.len, 0);
}
