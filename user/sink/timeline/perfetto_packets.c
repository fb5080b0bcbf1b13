// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_packets.c - see perfetto_packets.h.
 *
 * Packets that are no events are few, and protobuf-c writes them by perfetto.proto. Events are nearly all that is
 * written; as messages of C they took twice as long as the model, so their fields are written one after the other as
 * they come (perfetto_notes.h). Texts are numbered (perfetto_intern.h), and a packet says so when the numbers were
 * forgotten (sequence_flags).
 *
 * A message is packed in one go into room that was made for it; how much it can need at most is added up
 * while it is built, because asking protobuf-c would take as long as packing.
 */
#include "sink/timeline/perfetto_packets.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "decode/xpti.h"
#include "perfetto.pb-c.h"
#include "sink/timeline/perfetto_notes.h"
#include "sink/work.h"
#include "wire.h"

#define SEQUENCE	1u
#define STATE_CLEARED	1u /* sequence_flags */
#define STATE_NEEDED	2u
#define CLOCK_OF_EVENTS 3u /* BUILTIN_CLOCK_MONOTONIC */
#define CLOCK_WALL	1u
#define CLOCK_BOOT	6u
#define SLICE_BEGIN	1 /* TrackEvent.Type */
#define SLICE_END	2
#define INSTANT		3
#define COUNTER		4
#define UNIT_COUNT	2
#define UNIT_BYTES	3
#define ORDER_EXPLICIT	3 /* TrackDescriptor.ChildTracksOrdering */

#define FIXED 256u /* bytes of a packet without what is counted one by one */

/* Fields: number and wire type. */
#define PACKET		 (1u << 3 | 2) /* of Trace; then of TracePacket */
#define PACKET_TIMESTAMP (8u << 3 | 0)
#define PACKET_SEQUENCE	 (10u << 3 | 0)
#define PACKET_EVENT	 (11u << 3 | 2)
#define PACKET_INTERNED	 (12u << 3 | 2)
#define PACKET_FLAGS	 (13u << 3 | 0)
/* Of TrackEvent; the tags of the last four have two bytes. */
#define EVENT_CATEGORY (3u << 3 | 0)
#define EVENT_TYPE     (9u << 3 | 0)
#define EVENT_NAME     (10u << 3 | 0)
#define EVENT_TRACK    (11u << 3 | 0)
#define EVENT_COUNTER  (30u << 3 | 0)
#define EVENT_REAL     (44u << 3 | 1)
#define EVENT_PLACE    (34u << 3 | 0)
#define EVENT_FLOW     (47u << 3 | 1)
#define EVENT_STACK    (56u << 3 | 0)

struct packets {
	struct intern *intern;
	struct notes notes;
	/* Of the event that is being written: where its packet begins, and the bytes that were left for its length. */
	size_t packet;
	unsigned room;
	bool cleared; /* the next packet says that all numbers are forgotten */
};

/* ---- packets ----------------------------------------------------------------------------------- */

/* Field 1 of message Trace: a file is one of those, written packet by packet. */
static void packet_close(struct strbuf *out, uint8_t *begin, uint8_t *end)
{
	begin[0] = PACKET;
	put_length(begin + 1 + LENGTH_BYTES, LENGTH_BYTES,
		   (size_t)(end - begin) - 1 - LENGTH_BYTES);
	out->len = (size_t)((char *)end - out->buf);
	out->buf[out->len] = '\0';
}

/* A packet that is no event; it goes out before the first event that comes after numbers were forgotten. */
static int packet_end(struct packets *s, Pf__TracePacket p, struct strbuf *out)
{
	Pf__TracePacketDefaults defaults = PF__TRACE_PACKET_DEFAULTS__INIT;
	uint8_t *begin, *at;

	p.has_trusted_packet_sequence_id = p.has_sequence_flags = true;
	p.trusted_packet_sequence_id = SEQUENCE;
	p.sequence_flags = STATE_NEEDED;
	p.interned_data = intern_fresh(s->intern);
	if (s->cleared) {
		p.sequence_flags |= STATE_CLEARED;
		defaults.has_timestamp_clock_id = true;
		defaults.timestamp_clock_id = CLOCK_OF_EVENTS;
		p.trace_packet_defaults = &defaults;
		s->cleared = false;
	}
	begin = bytes_room(out, intern_size(s->intern) + FIXED);
	if (!begin)
		return -ENOMEM;
	at = begin + 1 + LENGTH_BYTES;
	packet_close(out, begin, at + protobuf_c_message_pack(&p.base, at));
	return 0;
}

int packets_clock(struct packets *s, const struct xb_def_clock *c, struct strbuf *out)
{
	Pf__Clock clocks[3] = { PF__CLOCK__INIT, PF__CLOCK__INIT, PF__CLOCK__INIT };
	Pf__Clock *at[3] = { &clocks[0], &clocks[1], &clocks[2] };
	const uint32_t ids[] = { CLOCK_OF_EVENTS, CLOCK_WALL, CLOCK_BOOT };
	const uint64_t times[] = { c->h.ts, c->realtime, c->boottime };
	Pf__ClockSnapshot snapshot = PF__CLOCK_SNAPSHOT__INIT;
	Pf__TracePacket p = PF__TRACE_PACKET__INIT;

	for (unsigned i = 0; i < 3; i++) {
		clocks[i].has_clock_id = clocks[i].has_timestamp = true;
		clocks[i].clock_id = ids[i];
		clocks[i].timestamp = times[i];
	}
	snapshot.clocks = at;
	snapshot.n_clocks = 3;
	snapshot.has_primary_trace_clock = true;
	snapshot.primary_trace_clock = CLOCK_OF_EVENTS;
	intern_begin(s->intern);
	p.clock_snapshot = &snapshot;
	return packet_end(s, p, out);
}

/* ---- tracks ------------------------------------------------------------------------------------ */

static char *clean(struct packets *s, const char *text)
{
	return intern_clean(s->intern, text, strlen(text));
}

/* A list of one text, or none if there is no memory. */
static size_t list_of(struct packets *s, const char *text, char ***ret)
{
	*ret = intern_alloc(s->intern, sizeof(**ret));
	if (!*ret)
		return 0;
	**ret = clean(s, text);
	return 1;
}

static void describe_process(struct packets *s, const struct timeline_track *t,
			     Pf__ProcessDescriptor *p)
{
	char label[32];

	p->has_pid = true;
	p->pid = (int32_t)t->pid;
	p->process_name = clean(s, t->name);
	if (t->cmdline && *t->cmdline)
		p->n_cmdline = list_of(s, t->cmdline, &p->cmdline);
	if (t->start_ns) {
		p->has_start_timestamp_ns = true;
		p->start_timestamp_ns = (int64_t)t->start_ns;
	}
	if (!t->has_rank)
		return;
	snprintf(label, sizeof(label), "rank %u", t->rank);
	p->n_process_labels = list_of(s, label, &p->process_labels);
}

static void order_children(Pf__TrackDescriptor *track)
{
	track->has_child_ordering = true;
	track->child_ordering = ORDER_EXPLICIT;
}

int packets_track(struct packets *s, const struct timeline_track *t, struct strbuf *out)
{
	Pf__ProcessDescriptor process = PF__PROCESS_DESCRIPTOR__INIT;
	Pf__CounterDescriptor counter = PF__COUNTER_DESCRIPTOR__INIT;
	Pf__ThreadDescriptor thread = PF__THREAD_DESCRIPTOR__INIT;
	Pf__TrackDescriptor track = PF__TRACK_DESCRIPTOR__INIT;
	Pf__TracePacket p = PF__TRACE_PACKET__INIT;

	intern_begin(s->intern);
	track.has_uuid = true;
	track.uuid = t->id;
	if (t->parent) {
		track.has_parent_uuid = true;
		track.parent_uuid = t->parent;
	}
	track.has_sibling_order_rank = true;
	track.sibling_order_rank = (int32_t)t->order;
	switch ((enum timeline_kind)t->kind) {
	case TIMELINE_PROCESS:
		order_children(&track);
		describe_process(s, t, &process);
		track.process = &process;
		break;
	case TIMELINE_THREAD:
		thread.has_pid = thread.has_tid = thread.has_legacy_sort_index = true;
		thread.legacy_sort_index = (int32_t)t->order;
		thread.pid = (int32_t)t->pid;
		thread.tid = t->tid;
		thread.thread_name = clean(s, t->name);
		track.thread = &thread;
		break;
	case TIMELINE_COUNTER:
		counter.has_unit = !t->unit;
		counter.unit = t->bytes ? UNIT_BYTES : UNIT_COUNT;
		if (t->unit && *t->unit)
			counter.unit_name = clean(s, t->unit);
		track.counter = &counter;
		track.name = clean(s, t->name);
		break;
	case TIMELINE_GROUP:
		order_children(&track);
		track.name = clean(s, t->name);
		break;
	case TIMELINE_LANE:
		track.name = clean(s, t->name);
		break;
	}
	p.track_descriptor = &track;
	return packet_end(s, p, out);
}

/* ---- events ------------------------------------------------------------------------------------ */

/*
 * An event is written where it is to stand, with its fields in the order in which they become known, and its length last,
 * for which so many bytes are left (room).
 */
enum { SHORT = 1, LONG = 2 };

static int event_begin(struct packets *s, uint64_t ts, unsigned room, struct strbuf *out)
{
	uint8_t *p = bytes_room(out, FIXED);

	intern_begin(s->intern);
	if (!p)
		return -ENOMEM;
	s->packet = out->len;
	p += 1 + LENGTH_BYTES;
	*p++ = PACKET_TIMESTAMP;
	p = put_varint(p, ts);
	*p++ = PACKET_SEQUENCE;
	*p++ = SEQUENCE;
	*p++ = PACKET_FLAGS;
	*p++ = STATE_NEEDED;
	*p++ = PACKET_EVENT;
	p += room;
	out->len = (size_t)(p - (uint8_t *)out->buf);
	s->notes.out = out;
	s->notes.from = out->len;
	s->room = room;
	return 0;
}

/* What every event has. name and category: their numbers, 0: none. */
struct head {
	unsigned type;
	uint64_t track, name, category;
};

/* Writes that and returns its end. */
static uint8_t *put_head(uint8_t *p, const struct head *h)
{
	if (h->category) {
		*p++ = EVENT_CATEGORY;
		p = put_varint(p, h->category);
	}
	*p++ = EVENT_TYPE;
	*p++ = (uint8_t)h->type;
	if (h->name) {
		*p++ = EVENT_NAME;
		p = put_varint(p, h->name);
	}
	*p++ = EVENT_TRACK;
	return put_varint(p, h->track);
}

/* Writes the length of what ends there; returns its end, which is further if the length needs more than was left. */
static uint8_t *event_close(const struct packets *s, uint8_t *end)
{
	uint8_t *from = (uint8_t *)s->notes.out->buf + s->notes.from;
	const size_t n = (size_t)(end - from), size = varint_size(n);
	const size_t more = size > s->room ? size - s->room : 0;

	if (more)
		memmove(from + more, from, n);
	put_length(from + more, s->room + (unsigned)more, n);
	return end + more;
}

/* The event whose other fields were written since event_begin(). */
static int event_end(struct packets *s, const struct head *h)
{
	struct strbuf *out = s->notes.out;
	uint8_t *p = bytes_room(out, intern_size(s->intern) + FIXED);
	Pf__InternedData *fresh;

	if (!p || strbuf_failed(&s->notes.text)) {
		out->len = s->packet;
		return -ENOMEM;
	}
	p = event_close(s, put_head(p, h));
	fresh = intern_fresh(s->intern);
	if (fresh) {
		uint8_t *names = p + 1 + LENGTH_BYTES;

		*p = PACKET_INTERNED;
		p = names + pf__interned_data__pack(fresh, names);
		put_length(names, LENGTH_BYTES, (size_t)(p - names));
	}
	packet_close(out, (uint8_t *)out->buf + s->packet, p);
	return 0;
}

/* A field of the event. Without memory it is missing, which event_end() finds out. */
static void add_number(struct packets *s, unsigned field, uint64_t v)
{
	struct strbuf *out = s->notes.out;
	uint8_t *p = bytes_room(out, 2 + VARINT_MAX);

	if (p)
		out->len = (size_t)(put_varint(put_varint(p, field), v) - (uint8_t *)out->buf);
}

/* The same of a field of eight bytes. */
static void add_fixed(struct packets *s, unsigned field, const void *eight)
{
	struct strbuf *out = s->notes.out;
	uint8_t *p = bytes_room(out, VARINT_MAX + 8);

	if (!p)
		return;
	p = put_varint(p, field);
	memcpy(p, eight, 8);
	out->len = (size_t)(p + 8 - (uint8_t *)out->buf);
}

static void add_flows(struct packets *s, const struct timeline_slice *x, bool at_end)
{
	for (unsigned i = 0; i < x->nflows; i++)
		if (x->flows[i].at_end == at_end)
			add_fixed(s, EVENT_FLOW, &x->flows[i].id);
}

int packets_counter(struct packets *s, uint64_t track, uint64_t ts, uint64_t value,
		    struct strbuf *out)
{
	if (event_begin(s, ts, SHORT, out) < 0)
		return -ENOMEM;
	add_number(s, EVENT_COUNTER, value);
	return event_end(s, &(struct head){ COUNTER, track, 0, 0 });
}

int packets_real(struct packets *s, uint64_t track, uint64_t ts, double value, struct strbuf *out)
{
	if (event_begin(s, ts, SHORT, out) < 0)
		return -ENOMEM;
	add_fixed(s, EVENT_REAL, &value);
	return event_end(s, &(struct head){ COUNTER, track, 0, 0 });
}

/* ---- what a slice says ------------------------------------------------------------------------- */

static void note_u64(struct notes *n, struct blank b, uint64_t v)
{
	note_number(n, b, NOTE_UINT, v);
}

static void note_true(struct notes *n, const char *key)
{
	note_number(n, note_keyed(n, key), NOTE_BOOL, true);
}

static void note_name(struct notes *n, struct blank b, const char *text)
{
	note_word(n, b, text, strlen(text));
}

static void notes_of_launch(struct notes *n, const struct model_launch *l)
{
	if (l->kernel.name)
		note_name(n, note_entry(n, "kernel"), l->kernel.name);
	note_sizes(n, work_sizes[l->sizes], l->global, l->nglobal);
	note_sizes(n, l->sizes == CAT_SIZES_GRID ? "block" : "local", l->local, l->nlocal);
}

static void notes_of_copy(struct notes *n, const struct model_copy *copy)
{
	const char direction[] = { copy->from, '2', copy->to, '\0' };

	note_name(n, note_entry(n, "copy"), direction);
	if (copy->has_size)
		note_u64(n, note_entry(n, "bytes"), copy->bytes);
}

/* In a dictionary of its own, for arguments may be called kernel, too. */
static void notes_of_work(struct notes *n, const struct told *told)
{
	const size_t before = n->out->len;
	size_t at, empty;

	if (!told->launch && !told->copy)
		return;
	at = note_open(n, note_keyed(n, "work"));
	if (!at)
		return;
	empty = n->out->len;
	if (told->launch)
		notes_of_launch(n, told->launch);
	if (told->copy)
		notes_of_copy(n, told->copy);
	if (n->out->len == empty)
		n->out->len = before;
	else
		note_close(n, at);
}

static void notes_of_call(struct notes *n, const struct told *told, const struct event_call *c)
{
	const struct value_view view = { .told = told, .call = c };
	unsigned flags = c->rec->h.flags;

	note_values(n, c->args, c->nargs, NOTE_OF_EVENT, &view);
	if (c->ret.kind != VALUE_UNKNOWN)
		note_value(n, note_keyed(n, "ret"), &c->ret, &view);
	note_u64(n, note_keyed(n, "id"), c->rec->id);
	if (c->error)
		note_true(n, "error");
	if (c->library)
		note_name(n, note_keyed(n, "library"), c->library);
	if (flags & XB_F_LOWER)
		note_static(n, note_keyed(n, "layer"), "lower");
	if (flags & XB_F_UNFINISHED)
		note_static(n, note_keyed(n, "unfinished"),
			    flags & XB_F_EXITED	   ? "its thread ended"
			    : flags & XB_F_UNWOUND ? "left by an exception or a jump"
						   : "in flight when the trace ended");
	if (flags & XB_F_OLDER)
		note_true(n, "began_before_the_trace");
	if (flags & XB_F_ENTRY_ONLY)
		note_true(n, "entry_only");
	notes_of_work(n, told);
}

static void note_uid(struct notes *n, const char *key, const struct xb_xpti_uid *uid)
{
	char text[XPTI_UID_TEXT];

	xpti_uid_text(uid, text);
	note_name(n, note_keyed(n, key), text);
}

static void notes_of_xpti(struct notes *n, const struct event_xpti *x)
{
	const struct value_view view = { 0 };

	if (x->has_event && xpti_uid_known(&x->rec->uid)) {
		note_uid(n, "uid", &x->rec->uid);
		note_u64(n, note_keyed(n, "uid_instance"), x->rec->uid.instance);
	}
	note_u64(n, note_keyed(n, "instance"), x->rec->instance);
	if (x->has_edge) {
		note_uid(n, "source", &x->rec->source);
		note_uid(n, "target", &x->rec->target);
	}
	if (!(x->data.flags & VALUE_F_NULL))
		note_value(n, note_keyed(n, "data"), &x->data, &view);
	for (uint32_t i = 0; i < x->nmetadata; i++) {
		const struct value *v = &x->metadata[i];
		const struct blank b = { NOTE_OF_EVENT, intern_bytes(n->intern, INTERN_KEY, v->key,
								     strlen(v->key)) };

		note_value(n, b, v, &view);
	}
}

static void notes_of_slice(struct notes *n, const struct timeline_slice *x)
{
	if (x->event && x->event->type == EVENT_CALL)
		notes_of_call(n, x->told, &x->event->call);
	if (x->event && x->event->type == EVENT_XPTI)
		notes_of_xpti(n, x->event->xpti);
	for (unsigned i = 0; i < x->nnotes; i++) {
		const struct timeline_note *note = &x->notes[i];
		const struct blank b = note_keyed(n, note->key);

		if (note->text)
			note_text(n, b, note->text, strlen(note->text));
		else
			note_u64(n, b, note->number);
	}
}

static uint64_t number_of(struct packets *s, enum intern_kind k, const char *text, bool fixed)
{
	return fixed ? intern_static(s->intern, k, text)
		     : intern_bytes(s->intern, k, text ?: "", text ? strlen(text) : 0);
}

static bool has_stack(const struct event_call *c)
{
	const struct event_site *s = c->site;

	if (!s)
		return c->rec->h.flags & XB_F_NO_STACK;
	return s->nframes || s->end != XB_SITE_WHOLE || s->python != XB_SITE_PY_NONE;
}

static void add_places(struct packets *s, const struct timeline_slice *x)
{
	const bool is_call = x->event && x->event->type == EVENT_CALL;
	uint64_t iid = 0;

	if (x->file || x->function)
		iid = intern_place(s->intern, x->file, x->function, x->line);
	if (iid)
		add_number(s, EVENT_PLACE, iid);
	if (!is_call || !has_stack(&x->event->call))
		return;
	iid = intern_stack(s->intern, x->event->call.site);
	if (iid)
		add_number(s, EVENT_STACK, iid);
}

/* A packet of its own says that all numbers are forgotten, if there were too many. */
static int renew(struct packets *s, struct strbuf *out)
{
	Pf__TracePacket p = PF__TRACE_PACKET__INIT;

	if (intern_is_full(s->intern)) {
		intern_forget(s->intern);
		s->cleared = true;
	}
	if (!s->cleared)
		return 0;
	intern_begin(s->intern);
	return packet_end(s, p, out);
}

static int put_begin(struct packets *s, const struct timeline_slice *x, struct strbuf *out)
{
	struct head h = { .type = x->shape == TIMELINE_INSTANT ? INSTANT : SLICE_BEGIN,
			  .track = x->track };
	int r = renew(s, out);

	if (r >= 0)
		r = event_begin(s, x->ts, LONG, out);
	if (r < 0)
		return r;
	notes_of_slice(&s->notes, x);
	add_flows(s, x, false);
	add_places(s, x);
	h.name = number_of(s, INTERN_NAME, x->name, x->fixed);
	h.category = number_of(s, INTERN_CATEGORY, x->category, x->fixed);
	return event_end(s, &h);
}

static int put_end(struct packets *s, const struct timeline_slice *x, struct strbuf *out)
{
	if (event_begin(s, x->ts + x->dur, SHORT, out) < 0)
		return -ENOMEM;
	add_flows(s, x, true);
	return event_end(s, &(struct head){ SLICE_END, x->track, 0, 0 });
}

int packets_slice(struct packets *s, const struct timeline_slice *x, struct strbuf *out)
{
	int r = x->shape == TIMELINE_END ? 0 : put_begin(s, x, out);

	if (r >= 0 && (x->shape == TIMELINE_END || x->shape == TIMELINE_WHOLE))
		r = put_end(s, x, out);
	return r;
}

/* ---- all of it --------------------------------------------------------------------------------- */

int packets_new(struct packets **ret)
{
	struct packets *s = calloc(1, sizeof(*s));
	int r = s ? intern_new(&s->intern) : -ENOMEM;

	if (r < 0) {
		free(s);
		return r;
	}
	s->notes.intern = s->intern;
	s->cleared = true;
	*ret = s;
	return 0;
}

struct packets *packets_free(struct packets *s)
{
	if (!s)
		return NULL;
	strbuf_done(&s->notes.text);
	intern_free(s->intern);
	free(s);
	return NULL;
}
