// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* subscribers_test.c - which events callbacks are given, and what they find in them, told from records alone. */
#include "unit.h"
#include "base/clock.h"
#include "records.h"
#include "session/subscribers.h"
#include "wire_xpti.h"

#define UR   4
#define SOON 1000000000000ull /* ns after now: what begins then has not begun yet */

struct fixture {
	struct decoder *decoder;
	struct model *model;
	struct subscribers *all;
	struct xptibpf_subscriber *s;
	unsigned events;
	struct xptibpf_event last;
	struct xptibpf_value value, result, item;
	uint64_t local, next_local;
	bool leave;
	int no_value, no_object;
};

static void on_event(void *u, const struct xptibpf_event *e)
{
	struct xptibpf_object object = { .size = sizeof(object) };
	struct fixture *f = u;

	f->events++;
	f->last = *e;
	f->local = e->local ? *e->local : 0;
	if (e->local)
		*e->local = f->next_local;
	f->value.size = f->result.size = f->item.size = sizeof(f->value);
	(void)xptibpf_event_value(e, 0, &f->value);
	(void)xptibpf_event_result(e, &f->result);
	f->no_value = xptibpf_event_value(e, e->nvalues, &f->item);
	f->no_object = xptibpf_event_object(e, XPTIBPF_KERNEL, &object);
	if (f->leave)
		subscriber_end(f->s);
}

static int begin(void **state, bool stored)
{
	static struct fixture f;

	f = (struct fixture){ 0 };
	assert_int_equal(decoder_new(&f.decoder), 0);
	assert_int_equal(model_new(&f.model), 0);
	assert_int_equal(model_enable(f.model, SUBSCRIBERS_NEEDS), 0);
	assert_int_equal(subscribers_new(f.model, stored, &f.all), 0);
	assert_int_equal(subscribers_add(f.all, on_event, &f, &f.s), 0);
	*state = &f;
	return 0;
}

static int begin_live(void **state)
{
	return begin(state, false);
}

static int begin_stored(void **state)
{
	return begin(state, true);
}

static int end(void **state)
{
	struct fixture *f = *state;

	subscribers_free(f->all);
	model_free(f->model);
	decoder_free(f->decoder);
	return 0;
}

static void take(struct fixture *f, const struct xb_hdr *rec)
{
	struct event e;

	if (decoder_decode(f->decoder, rec, &e) <= 0)
		return;
	assert_int_equal(model_event(f->model, &e), 0);
	subscribers_event(f->all, &e);
}

static void call_at(struct fixture *f, const char *name, uint64_t ts)
{
	const uint64_t words[] = { 3, 0 };
	struct rec r;

	rec_func(&r, 1, name, NULL);
	take(f, rec_hdr(&r));
	rec_call(&r, 1, words, 2);
	rec_hdr(&r)->ts = ts;
	take(f, rec_hdr(&r));
}

static unsigned id_of(const char *name)
{
	return catalog_find(name)->id;
}

static int enable(struct fixture *f, unsigned group, int64_t id, unsigned on)
{
	return subscriber_enable(f->s, XPTIBPF_DOMAIN_NONE, group, id, on);
}

TEST_BETWEEN(begin_stored, end, test_nothing_at_first, struct fixture *f)
{
	call_at(f, "urEventWait", 1000);
	assert_int_equal(f->events, 0);
}

TEST_BETWEEN(begin_stored, end, test_a_call, struct fixture *f)
{
	assert_int_equal(enable(f, UR, id_of("urEventWait"), XPTIBPF_ON_EXIT), 0);
	call_at(f, "urQueueFinish", 1000);
	assert_int_equal(f->events, 0);
	call_at(f, "urEventWait", 2000);
	assert_int_equal(f->events, 1);
	assert_int_equal(f->last.domain, XPTIBPF_DOMAIN_RUNTIME);
	assert_int_equal(f->last.phase, XPTIBPF_EXIT);
	assert_int_equal(f->last.group_id, UR);
	assert_int_equal(f->last.id, id_of("urEventWait"));
	assert_string_equal(f->last.group, "ur");
	assert_string_equal(f->last.name, "urEventWait");
	assert_int_equal(f->last.pid, 4242);
	assert_int_equal(f->last.tid, 4243);
	assert_int_equal(f->last.ts, 2000);
	assert_int_equal(f->last.dur, 1500);
	assert_int_equal(f->last.correlation, 7);
	assert_int_equal(f->last.ending, XPTIBPF_RETURNED);
	assert_null(f->last.local);
	assert_int_equal(f->last.nvalues, 2);
	assert_int_equal(f->value.kind, XPTIBPF_VALUE_UINT);
	assert_int_equal(f->value.number, 3);
	assert_string_equal(f->value.name, "numEvents");
	assert_int_equal(f->result.kind, XPTIBPF_VALUE_ENUM);
	assert_memory_equal(f->result.text, "UR_RESULT_SUCCESS", f->result.len);
	assert_int_equal(f->no_value, -ENOENT);
	assert_int_equal(f->no_object, -ENOENT);
}

/* Only what begins while it is enabled. */
TEST_BETWEEN(begin_live, end, test_when, struct fixture *f)
{
	uint64_t before = now_ns();

	assert_int_equal(enable(f, UR, -1, XPTIBPF_ON_EXIT), 0);
	call_at(f, "urEventWait", before - 1);
	assert_int_equal(f->events, 0);
	call_at(f, "urEventWait", before + SOON);
	assert_int_equal(f->events, 1);
	/* Again is no new beginning. */
	assert_int_equal(enable(f, UR, id_of("urEventWait"), XPTIBPF_ON_EXIT), 0);
	call_at(f, "urEventWait", now_ns() + SOON);
	assert_int_equal(f->events, 2);
	assert_int_equal(enable(f, UR, -1, XPTIBPF_OFF), 0);
	call_at(f, "urEventWait", now_ns() + SOON);
	assert_int_equal(f->events, 2);
}

TEST_BETWEEN(begin_stored, end, test_domains, struct fixture *f)
{
	assert_int_equal(subscriber_enable(f->s, XPTIBPF_DOMAIN_DRIVER, 0, -1, XPTIBPF_ON_EXIT), 0);
	call_at(f, "urEventWait", 1000);
	assert_int_equal(f->events, 0);
	call_at(f, "zeEventHostSynchronize", 1000);
	call_at(f, "clFinish", 1000);
	assert_int_equal(f->events, 2);
	assert_int_equal(subscriber_enable(f->s, XPTIBPF_DOMAIN_OTHER, 0, -1, XPTIBPF_ON_EXIT), 0);
	call_at(f, "cuCtxSynchronize", 1000);
	assert_int_equal(f->events, 3);
	assert_int_equal(subscriber_enable(f->s, XPTIBPF_DOMAIN_DRIVER, 0, -1, XPTIBPF_OFF), 0);
	call_at(f, "clFinish", 1000);
	assert_int_equal(f->events, 3);
}

TEST_BETWEEN(begin_stored, end, test_wrong, struct fixture *f)
{
	assert_int_equal(enable(f, UR, 777777, XPTIBPF_ON_EXIT), -ENOENT);
	assert_int_equal(enable(f, UR, (int64_t)UINT32_MAX + 10, XPTIBPF_ON_EXIT), -ENOENT);
	assert_int_equal(enable(f, CAT_API_MAX, -1, XPTIBPF_ON_EXIT), -ENOENT);
	assert_int_equal(subscriber_enable(f->s, XPTIBPF_DOMAINS, 0, -1, XPTIBPF_ON_EXIT), -ENOENT);
	assert_int_equal(enable(f, UR, -1, 4), -EINVAL);
	assert_int_equal(enable(f, UR, -1, XPTIBPF_ON_ENTER), -ENOTSUP);
	assert_int_equal(enable(f, XPTIBPF_GROUP_CRITICAL, XPTIBPF_CRITICAL_NONE, 1), -ENOENT);
	assert_int_equal(enable(f, XPTIBPF_GROUP_XPTI, XPTIBPF_XPTI_OWN + 1, 1), -ENOENT);
}

static void enter_at(struct fixture *f, const char *name, uint64_t id)
{
	struct xb_enter r = {
		.h = { .len = sizeof(r), .type = XB_ENTER, .tgid = 4242, .tid = 4243 }
	};

	r.h.ts = now_ns() + SOON;
	r.id = id;
	subscribers_enter(f->all, &r, "ur", name, catalog_find(name));
}

TEST_BETWEEN(begin_live, end, test_enter, struct fixture *f)
{
	assert_int_equal(enable(f, UR, -1, XPTIBPF_ON_EXIT), 0);
	enter_at(f, "urEventWait", 7);
	assert_int_equal(f->events, 0);
	assert_int_equal(enable(f, UR, -1, XPTIBPF_ON_EXIT | XPTIBPF_ON_ENTER), 0);
	f->next_local = 42;
	enter_at(f, "urEventWait", 7);
	assert_int_equal(f->events, 1);
	assert_int_equal(f->last.phase, XPTIBPF_ENTER);
	assert_int_equal(f->last.correlation, 7);
	assert_int_equal(f->last.nvalues, 0);
	assert_int_equal(f->local, 0);
	call_at(f, "urEventWait", now_ns() + SOON);
	assert_int_equal(f->events, 2);
	assert_int_equal(f->local, 42);
	/* It is gone with the call. */
	call_at(f, "urEventWait", now_ns() + SOON);
	assert_null(f->last.local);
}

TEST_BETWEEN(begin_stored, end, test_leaves, struct fixture *f)
{
	assert_int_equal(enable(f, UR, -1, XPTIBPF_ON_EXIT), 0);
	f->leave = true;
	call_at(f, "urEventWait", 1000);
	call_at(f, "urEventWait", 2000);
	assert_int_equal(f->events, 1);
	/* For good. */
	assert_int_equal(enable(f, UR, -1, XPTIBPF_ON_EXIT), 0);
	call_at(f, "urEventWait", 3000);
	assert_int_equal(f->events, 1);
}

static void lose(struct fixture *f, uint64_t ts, uint64_t n)
{
	struct rec r;
	struct xb_loss *l = rec_start(&r, XB_LOSS, sizeof(*l), 0, 0, ts);

	l->count[XB_C_RING_FULL] = n;
	take(f, &l->h);
}

TEST_BETWEEN(begin_stored, end, test_losses, struct fixture *f)
{
	uint64_t counters[XB_C_MAX] = { [XB_C_RING_FULL] = 15, [XB_C_UNWOUND] = 2 };

	assert_int_equal(enable(f, XPTIBPF_GROUP_CRITICAL, XPTIBPF_CRITICAL_LOST, 1), 0);
	lose(f, 1000, 10);
	assert_int_equal(f->events, 1);
	assert_int_equal(f->last.id, XPTIBPF_CRITICAL_LOST);
	assert_int_equal(f->last.count, 10);
	assert_int_equal(f->last.ts, 1000);
	lose(f, 2000, 10);
	assert_int_equal(f->events, 1);
	lose(f, 3000, 11);
	assert_int_equal(f->events, 2);
	assert_int_equal(f->last.count, 1);
	subscribers_finish(f->all, counters);
	assert_int_equal(f->events, 4);
	assert_int_equal(f->last.count, 2);
	assert_int_equal(f->last.ts, 3000);
}

static void unprobed(struct fixture *f, struct rec *r, uint32_t what, uint32_t n, const char *why)
{
	struct xb_unprobed *u = rec_start(r, XB_UNPROBED, sizeof(*u), 5, 0, 2000);

	u->what = what;
	u->n = n;
	rec_texts(r, "/lib/libown.so", why, NULL);
	take(f, rec_hdr(r));
}

TEST_BETWEEN(begin_stored, end, test_unprobed, struct fixture *f)
{
	struct rec r;

	assert_int_equal(enable(f, XPTIBPF_GROUP_CRITICAL, XPTIBPF_CRITICAL_UNPROBED, 1), 0);
	unprobed(f, &r, XB_UNPROBED_FILE, 0, "the file system does not answer");
	assert_int_equal(f->events, 1);
	assert_int_equal(f->last.id, XPTIBPF_CRITICAL_UNPROBED);
	assert_string_equal(f->last.name, "unprobed");
	assert_string_equal(f->last.text, "/lib/libown.so");
	assert_string_equal(f->last.why, "the file system does not answer");
	assert_int_equal(f->last.pid, 5);
	unprobed(f, &r, XB_UNPROBED_THREAD, 3, "No space left on device");
	assert_int_equal(f->last.id, XPTIBPF_CRITICAL_UNPROBED);
	assert_int_equal(f->last.count, 3);
	unprobed(f, &r, XB_UNPROBED_GONE, 7, "");
	assert_int_equal(f->events, 2);
	assert_int_equal(enable(f, XPTIBPF_GROUP_CRITICAL, XPTIBPF_CRITICAL_DETACHED, 1), 0);
	unprobed(f, &r, XB_UNPROBED_GONE, 7, "");
	assert_int_equal(f->events, 3);
	assert_string_equal(f->last.name, "detached");
	assert_int_equal(f->last.count, 7);
	assert_null(f->last.why);
}

struct changes {
	struct fixture *f;
	unsigned n, asked;
};

static void on_change(void *u)
{
	struct changes *c = u;

	c->n++;
	c->asked = subscribers_ask(c->f->all, catalog_find("urEventWait"));
	/* What begins now is not reported yet, because the kernel side does not know. */
	call_at(c->f, "urEventWait", now_ns());
}

TEST_BETWEEN(begin_live, end, test_changes, struct fixture *f)
{
	struct changes c = { .f = f };

	subscribers_on_change(f->all, on_change, &c);
	assert_int_equal(enable(f, UR, -1, XPTIBPF_ON_ENTER | XPTIBPF_ON_EXIT), 0);
	assert_int_equal(c.n, 1);
	assert_int_equal(c.asked, XPTIBPF_ON_ENTER | XPTIBPF_ON_EXIT);
	assert_int_equal(f->events, 0);
	assert_int_equal(enable(f, UR, id_of("urEventWait"), XPTIBPF_OFF), 0);
	assert_int_equal(c.asked, 0);
}
