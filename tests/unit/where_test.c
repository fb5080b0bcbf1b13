// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * where_test.c - sites after the ring: what definitions make of calls, what people and programs read,
 * and which calls are chosen.
 */
#include "unit.h"
#include "base/cleanup.h"
#include "decode/event.h"
#include "select/stacks.h"
#include "sink/site.h"
#include "unit/records.h"

struct fix {
	struct decoder *d;
	struct rec r;
	struct event e;
};

static int setup(void **state)
{
	struct fix *f = calloc(1, sizeof(*f));

	*state = f;
	return !f || decoder_new(&f->d) < 0;
}

static int teardown(void **state)
{
	struct fix *f = *state;

	decoder_free(f->d);
	free(f);
	return 0;
}

static int put(struct fix *f)
{
	return decoder_decode(f->d, rec_hdr(&f->r), &f->e);
}

static int frame(struct fix *f, uint32_t id, unsigned flags, uint32_t line, const char *function,
		 const char *module, const char *source)
{
	struct xb_def_frame *d = rec_start(&f->r, XB_DEF_FRAME, sizeof(*d), 0, 0, 1);

	d->h.flags = (uint16_t)flags;
	d->frame = id;
	d->line = line;
	d->offset = 0x1234;
	d->in_function = 0x10;
	rec_texts(&f->r, function, module, source);
	return put(f);
}

static int site(struct fix *f, uint32_t id, uint32_t end, uint32_t n, const uint32_t *frames)
{
	struct xb_def_site *d = rec_start(&f->r, XB_DEF_SITE, sizeof(*d), 0, 0, 1);

	d->site = id;
	d->end = end;
	d->nframes = n;
	rec_add(&f->r, frames, n * 4);
	return put(f);
}

static int tie(struct fix *f, uint64_t call, uint32_t id)
{
	struct xb_call_site *d = rec_start(&f->r, XB_CALL_SITE, sizeof(*d), 1, 1, 1);

	d->call = call;
	d->site = id;
	return put(f);
}

static const struct event_site *call(struct fix *f, uint64_t id, unsigned flags)
{
	uint64_t words[2] = { 0 };
	struct xb_call *c = rec_call(&f->r, 3, words, 2);

	c->id = id;
	c->h.flags = (uint16_t)flags;
	assert_int_equal(put(f), 1);
	return f->e.call.site;
}

static void define(struct fix *f)
{
	static const uint32_t frames[] = { 1, 2, 3, 4 };

	assert_int_equal(frame(f, 1, XB_FRAME_INLINE, 7, "in\x1bner", "/lib/liba.so", "a.hpp"), 0);
	assert_int_equal(frame(f, 2, 0, 42, "outer", "/lib/liba.so", "a.cpp"), 0);
	assert_int_equal(frame(f, 3, XB_FRAME_ADDRESS, 0, "", "", ""), 0);
	assert_int_equal(site(f, 9, XB_SITE_BYTES, 4, frames), 0);
}

TEST_WITH(a_call_has_its_site, struct fix *f)
{
	const struct event_site *s;

	define(f);
	assert_int_equal(tie(f, 100, 9), 0);
	assert_null(call(f, 99, 0));
	/* A snapshot of the call, then its end; afterwards the number is nobody's. */
	assert_non_null(call(f, 100, XB_F_UNFINISHED | XB_F_IN_FLIGHT));
	s = call(f, 100, 0);
	assert_non_null(s);
	assert_int_equal(s->id, 9);
	assert_int_equal(s->nframes, 4);
	assert_int_equal(s->end, XB_SITE_BYTES);
	assert_string_equal(s->frames[1]->function, "outer");
	assert_string_equal(s->frames[1]->source, "a.cpp");
	assert_int_equal(s->frames[1]->line, 42);
	assert_true(s->frames[0]->inlined);
	assert_null(s->frames[3]);
	assert_null(call(f, 100, 0));
	/* Tied to what was never defined. */
	assert_int_equal(tie(f, 101, 77), 0);
	assert_null(call(f, 101, 0));
}

TEST_WITH(what_people_read, struct fix *f)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;

	define(f);
	tie(f, 100, 9);
	call(f, 100, 0);
	site_text(&out, &f->e.call);
	assert_string_equal(strbuf_str(&out),
			    "\n > /lib/liba.so(in\\x1bner, inlined) [0x1234] a.hpp:7"
			    "\n > /lib/liba.so(outer+0x10) [0x1234] a.cpp:42"
			    "\n > () [0x1234]"
			    "\n > ?"
			    "\n > (the stack goes on beyond what was copied (--stack-size))");
	strbuf_reset(&out);
	call(f, 5, XB_F_NO_STACK);
	site_text(&out, &f->e.call);
	assert_string_equal(
		strbuf_str(&out),
		"\n > (stack not taken: the limit per second was reached, or there was no room)");
	strbuf_reset(&out);
	call(f, 6, 0);
	site_text(&out, &f->e.call);
	assert_string_equal(strbuf_str(&out), "");
}

TEST_WITH(what_programs_read, struct fix *f)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	struct json j;

	define(f);
	tie(f, 100, 9);
	call(f, 100, 0);
	json_start(&j, &out);
	json_object(&j, NULL);
	site_json(&j, &f->e.call);
	json_end_object(&j);
	assert_string_equal(
		strbuf_str(&out),
		"{\"site\":9,\"stack\":["
		"{\"function\":\"in\\u001bner\",\"file\":\"a.hpp\",\"line\":7,\"module\":\"/lib/liba.so\","
		"\"offset\":4660,\"inlined\":true},"
		"{\"function\":\"outer\",\"file\":\"a.cpp\",\"line\":42,\"module\":\"/lib/liba.so\","
		"\"offset\":4660},"
		"{\"function\":null,\"file\":null,\"line\":null,\"module\":null,\"offset\":4660},{}],"
		"\"stack_cut\":\"copied\"}");
	strbuf_reset(&out);
	call(f, 5, XB_F_NO_STACK);
	json_start(&j, &out);
	json_object(&j, NULL);
	site_json(&j, &f->e.call);
	json_end_object(&j);
	assert_string_equal(strbuf_str(&out), "{\"stack_missing\":\"limit\"}");
}

TEST_WITH(definitions_that_lie, struct fix *f)
{
	static const uint32_t frames[] = { 1, 2 };
	struct xb_def_frame *d;
	struct xb_def_site *s;

	/* Two texts instead of three, and one without an end. */
	assert_int_equal(frame(f, 1, 0, 0, "f", "m", NULL), 0 /* padding ends the third */);
	d = rec_start(&f->r, XB_DEF_FRAME, sizeof(*d), 0, 0, 1);
	rec_add(&f->r, "12345678", 8);
	assert_int_equal(put(f), -EBADMSG);
	rec_start(&f->r, XB_DEF_FRAME, sizeof(*d) - 8, 0, 0, 1);
	assert_int_equal(put(f), -EBADMSG);
	assert_int_equal(site(f, 1, XB_SITE_ENDS, 2, frames), -EBADMSG);
	s = rec_start(&f->r, XB_DEF_SITE, sizeof(*s), 0, 0, 1);
	s->nframes = 0x40000001;
	assert_int_equal(put(f), -EBADMSG);
	s->nframes = 1;
	assert_int_equal(put(f), -EBADMSG);
	assert_int_equal(decoder_bad(f->d), 5);
}

TEST_WITH(memory_is_bounded, struct fix *f)
{
	static const uint32_t frames[] = { 1 };

	for (uint32_t i = 1; i < 300000; i++) {
		assert_int_equal(frame(f, i, 0, 0, "f", "m", "s"), 0);
		assert_int_equal(site(f, i, 0, 1, frames), 0);
		assert_int_equal(tie(f, i, i), 0);
	}
	/* The newest are there, the oldest are not. */
	assert_non_null(call(f, 299999, 0));
	assert_null(call(f, 5, 0));
}

/* ---- older streams ------------------------------------------------------------------------------- */

TEST_WITH(losses_of_older_streams, struct fix *f)
{
	const unsigned others = XB_C_MAX - XB_C_LOSS_MAX;
	struct xb_loss *l, full;

	l = rec_start(&f->r, XB_LOSS, sizeof(*l), 0, 0, 1);
	for (unsigned i = 0; i < XB_C_MAX; i++)
		l->count[i] = i + 1;
	assert_int_equal(loss_decode(&l->h, &full), 0);
	assert_memory_equal(full.count, l->count, sizeof(full.count));
	/* Of when the last three were not yet known. */
	l->h.len -= 3 * 8;
	assert_int_equal(loss_decode(&l->h, &full), 0);
	assert_int_equal(full.count[XB_C_LOSS_MAX - 4], XB_C_LOSS_MAX - 3);
	assert_int_equal(full.count[XB_C_LOSS_MAX - 3], 0);
	assert_int_equal(full.count[XB_C_LOSS_MAX - 1], 0);
	assert_int_equal(full.count[XB_C_CALLS], XB_C_LOSS_MAX - 2);
	assert_int_equal(full.count[XB_C_MAX - 1], XB_C_MAX - 3);
	l->h.len = (uint32_t)(sizeof(l->h) + (others - 1) * 8);
	assert_int_equal(loss_decode(&l->h, &full), -EBADMSG);
}

/* ---- the choice ---------------------------------------------------------------------------------- */

static bool chosen(const char *spec, const char *name)
{
	const struct cat_func *fn = catalog_find(name);
	struct stacks_choice *s;
	char *why = NULL;
	bool has;

	assert_non_null(fn);
	assert_int_equal(stacks_choice_new(spec, &s, &why), 0);
	has = stacks_choice_has(s, fn);
	stacks_choice_free(s);
	free(why);
	return has;
}

TEST(choices)
{
	struct stacks_choice *s;
	char *why = NULL;

	assert_true(chosen("", "urUSMDeviceAlloc"));
	assert_true(chosen("", "urEnqueueKernelLaunch"));
	assert_true(chosen("", "urEventWait"));
	assert_true(chosen("", "urQueueCreate"));
	assert_true(chosen("", "clEnqueueNDRangeKernel"));
	assert_false(chosen("", "urUSMFree"));
	assert_false(chosen("", "urDeviceGetInfo"));
	assert_true(chosen("free", "urUSMFree"));
	assert_false(chosen("free", "urUSMDeviceAlloc"));
	assert_true(chosen("copy", "urEnqueueUSMMemcpy"));
	assert_true(chosen("all", "urDeviceGetInfo"));
	assert_true(chosen("ur:urDevice*", "urDeviceGetInfo"));
	assert_false(chosen("ur:urDevice*", "urUSMDeviceAlloc"));
	assert_true(chosen("alloc,ur:urDevice*", "urUSMDeviceAlloc"));
	assert_true(chosen("alloc,ur:urDevice*", "urDeviceGetInfo"));
	assert_int_equal(stacks_choice_new("alloc,nonsense", &s, &why), -EINVAL);
	assert_non_null(why);
	free(why);
}
