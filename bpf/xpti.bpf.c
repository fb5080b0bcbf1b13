// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti.bpf.c - reads from outside what an XPTI subscriber inside the process would get.
 *
 * The probe is on xptiNotifySubscribers of a real libxptifw. Events, their payloads and metadata may be
 * freed as soon as the notification is over, so everything that belongs to the event is read here:
 * identity, payload, user_data, the list of metadata pairs, the thread's stashed tuple. A pair is two
 * numbers, the id of a string and the id of an object in tables of the framework that only grow. Their
 * values are sent through the ring once for each process: a bitmap remembers what was sent, and what is
 * new is looked up in the framework's own tables and sent before the event that needs it. Therefore, the
 * registration of a value need not be seen (late attach), and nothing is read after the process has ended.
 *
 * The static pointer to the framework object is at a fixed distance from the probed instruction, whose
 * address is in a register. Everything else is in struct xb_xpti_layout, of which there is one for each
 * library file, made by user/plan/xpti_layout.c.
 *
 * Every pointer here may be wild and every list endless: all reads may fail, all loops are bounded, and
 * what was read only determines how much is written after its length was checked. Scratch memory is in
 * task storage, because a program can be preempted by another one on the same CPU.
 */
#include "common.bpf.h"
#include "behind.bpf.h"
#include "state.bpf.h"
#include "own_stack.bpf.h"
#include "stream_funcs.bpf.h"
#include "wire_xpti.h"

char LICENSE[] SEC("license") = "Dual BSD/GPL";

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, XB_XPTI_LAYOUTS);
	__type(key, __u32);
	__type(value, struct xb_xpti_layout);
} xpti_layouts SEC(".maps");

/* What is counted has no XPTI events, except those of a capture. */
const volatile bool for_captures = false;
__u64 xpti_lost; /* events of a capture that there was no room for */

static __always_inline bool is_wanted(void)
{
	__u32 key = XB_FILTER_CAPTURE;

	if (!for_captures)
		return is_target();
	return filter_holds(bpf_map_lookup_elem(&filter, &key), bpf_get_current_pid_tgid());
}

/* ---- definitions that were sent ---------------------------------------------------------------- */

#define CHUNK 512 /* ids of one bitmap */

struct sent_key {
	__u32 tgid;
	__u32 exec; /* number of execs of the process */
	__u64 start;
	__u64 fw;
	__u32 kind; /* enum xb_rec_type of the definition */
	__u32 chunk;
};

struct sent {
	__u64 bits[CHUNK / 64]; /* for a stream: bits[0] is its kind */
};

struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 16384);
	__type(key, struct sent_key);
	__type(value, struct sent);
} xpti_sent SEC(".maps");

/* How far the trace points of a process have been reported: see tell_points(). */
struct told {
	__u64 control; /* of the set that is read */
	__u32 next;    /* slot */
	__u32 done;
};

struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 4096);
	__type(key, struct sent_key);
	__type(value, struct told);
} xpti_told SEC(".maps");

#define STREAM_PLAIN 1
#define STREAM_IMAGE 2 /* image objects instead of buffers */

/* ---- the framework's structures ---------------------------------------------------------------- */

struct fw_payload {
	__u64 name, stack_trace, file;
	__u32 line, column;
};

struct fw_event {
	__u64 unique_id, data_id, instance_id;
	__u16 event_type, activity;
	__u32 unused;
	__u64 source, target;
	__u64 payload;
	__u64 buckets, nbuckets, first, count; /* the head of an unordered_map */
};

/* From 2025.1 on an event is part of a larger object, and unique_id is that object's address. */
#define TP_UID	   0x20
#define TP_PAYLOAD 0x40
#define TP_EVENT   0x90
struct fw_tracepoint {
	__u64 vptr[4];
	__u64 p1, p2, instance, self;
	struct fw_payload payload;
	__u8 more[TP_EVENT - TP_PAYLOAD - sizeof(struct fw_payload)];
	struct fw_event event;
};

struct fw_node { /* of the metadata map */
	__u64 next;
	__u32 key;
	__s32 value;
};

/* ---- scratch ----------------------------------------------------------------------------------- */

/* Where the last item may begin: after the pairs, three long texts, and the short items. */
#define POS_MAX	     (XB_XPTI_MAX_META * 8 + 3 * (16 + XB_XPTI_VALUE) + 256)
#define USED_KEYS    64
#define USED_OBJECTS 256
#define DATA_MAX     80 /* the largest structure to which user_data points */

struct scratch {
	struct xb_xpti ev;
	__u8 body[POS_MAX + 16 + XB_XPTI_VALUE + 16];
	struct xb_xpti_def def;
	__u8 text[XB_XPTI_VALUE + 16];
	struct fw_tracepoint tp;
	struct sent_key key;
	/*
	 * A cache of sent ids that this thread used last: id + 1, indexed by the low bits of the id. Two
	 * hash look-ups for each pair were a third of the cost of an event.
	 */
	__u32 used_keys[USED_KEYS];
	__u32 used_objects[USED_OBJECTS];
	__u8 used_streams[256]; /* the kind of stream, or 0 */
	__u64 copy[DATA_MAX / 8];
	__u32 pos; /* where in body the next item goes */
	/* Members of the layout, for functions that are verified separately. */
	__u32 uid128, table, string_off, stream_off, tool_off, object_off, live_off;
	__u32 points_told; /* all trace points have been reported */
};

struct {
	__uint(type, BPF_MAP_TYPE_TASK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, int);
	__type(value, struct scratch);
} xpti_scratch SEC(".maps");

/* Instead of it, see state.bpf.h. Nothing is in it that a thread can't do without, so the oldest make room. */
struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct scratch);
} scratch_table SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct scratch);
} no_scratch SEC(".maps");

_Static_assert(sizeof(struct scratch) <= XB_STATE_BYTES, "calibration tries too little");

static __always_inline struct scratch *scratch(void)
{
	__u32 tid;

	if (!states_in_table)
		return bpf_task_storage_get(&xpti_scratch, bpf_get_current_task_btf(), 0, 0);
	tid = bpf_get_current_pid_tgid();
	return bpf_map_lookup_elem(&scratch_table, &tid);
}

static __always_inline long get(void *dst, __u32 size, __u64 addr)
{
	return bpf_probe_read_user(dst, size, (const void *)addr);
}

static __always_inline void zero8(void *p)
{
	__u8 *b = p;

#pragma unroll
	for (int i = 0; i < 8; i++)
		b[i] = 0;
}

/* ---- definitions ------------------------------------------------------------------------------- */

#define CHAIN_MAX 64 /* entries of one hash chain that are looked at */

/* Looks an id up in a text table of the framework. Returns the address of the text, or 0. */
static __noinline __u64 table_find(struct scratch *s, __u64 table, __u32 id)
{
	if (s->table == XB_XPTI_TABLE_EMH7) {
		struct {
			__u64 empty, pairs;
			__u32 unused, mask, buckets, pad;
		} t;
		struct {
			__u64 text;
			__u32 next, id;
		} pair;
		__u32 at;
		__u8 bits;

		if (get(&t, sizeof(t), table))
			return 0;
		at = id & t.mask;
		if (get(&bits, 1, t.empty + at / 8) || bits >> (at & 7) & 1)
			return 0;
		for (int i = 0; i < CHAIN_MAX; i++) {
			if (at >= t.buckets || get(&pair, sizeof(pair), t.pairs + (__u64)at * 16))
				return 0;
			if (pair.id == id)
				return pair.text;
			if (pair.next == at)
				return 0;
			at = pair.next;
		}
	} else if (s->table == XB_XPTI_TABLE_STD) {
		struct {
			__u64 buckets, count;
		} t;
		struct {
			__u64 next;
			__u32 id, pad;
			__u64 text;
		} n;
		__u64 at;

		if (get(&t, sizeof(t), table) || !t.count)
			return 0;
		if (get(&at, 8, t.buckets + (__u64)id % t.count * 8) || !at)
			return 0;
		if (get(&at, 8, at))
			return 0;
		for (int i = 0; i < CHAIN_MAX; i++) {
			if (!at || get(&n, sizeof(n), at))
				return 0;
			if (n.id == id)
				return n.text;
			at = n.next;
		}
	}
	return 0;
}

/* Reads the text of an id into s->text. Returns its length or -1. */
static __always_inline long read_text(struct scratch *s, __u32 off, __u32 id)
{
	__u64 addr = table_find(s, s->ev.fw + off, id);
	long n;

	if (!addr)
		return -1;
	n = bpf_probe_read_user_str(s->text, XB_XPTI_VALUE, (const void *)addr);
	if (n <= 0)
		return -1;
	s->def.addr = addr;
	if (n == XB_XPTI_VALUE && !ends_at(addr + n - 1)) {
		s->def.h.flags |= XB_XPTI_DEF_TRUNC;
		count(XB_C_XPTI_TRUNCATED);
	} else {
		s->def.total = n - 1;
	}
	return n - 1;
}

/* Reads object id into s->text. Returns its length or -1. */
static __always_inline long read_object(struct scratch *s, __u32 id)
{
	struct {
		__u64 begin, end;
	} v, after;
	struct {
		__u8 where, pad[7], type, pad2[7];
	} tail;
	__u64 obj, size, addr;
	__u32 n;

	if (get(&v, sizeof(v), s->ev.fw + s->object_off))
		return -1;
	obj = v.begin + (__u64)id * 256;
	if (id > 0x7fffffff || v.end < v.begin || obj + 256 < obj || obj + 256 > v.end)
		return -1;
	if (get(&size, 8, obj) || get(&tail, sizeof(tail), obj + 0xf0) || tail.where > 1)
		return -1;
	addr = obj + 0x10;
	if (tail.where && get(&addr, 8, addr))
		return -1;
	if (!tail.where && size > 0xe0)
		return -1;
	n = size > XB_XPTI_VALUE ? XB_XPTI_VALUE : size;
	if (n > XB_XPTI_VALUE)
		return -1;
	if (get(s->text, n, addr))
		return -1;
	/* The vector may have been moved meanwhile. */
	if (get(&after, sizeof(after), s->ev.fw + s->object_off) || after.begin != v.begin)
		return -1;
	s->def.addr = addr;
	s->def.total = size;
	s->def.vtype = tail.type;
	if (size > XB_XPTI_VALUE) {
		s->def.h.flags |= XB_XPTI_DEF_TRUNC;
		count(XB_C_XPTI_TRUNCATED);
	}
	return n;
}

static __always_inline __u64 stream_kind(struct scratch *s)
{
	const char image[24] = "sycl.experimental.image";
	const __u64 *want = (const void *)image, *have = (const void *)s->text;

	if (have[0] == want[0] && have[1] == want[1] && have[2] == want[2])
		return STREAM_IMAGE;
	return STREAM_PLAIN;
}

/*
 * Sends what id stands for, and remembers that it was sent. It is a separate function so that it is
 * verified once instead of once for each metadata pair.
 */
__noinline int define(__u32 kind, __u32 id)
{
	struct scratch *s = scratch();
	struct sent none = {}, *sent;
	long n = -1;
	__u32 len;

	if (!s)
		return -1;
	__builtin_memset(&s->def, 0, sizeof(s->def));
	s->key.kind = kind;
	s->key.chunk = kind == XB_XPTI_STREAM ? id : id / CHUNK;
	if (kind == XB_XPTI_OBJECT) {
		n = read_object(s, id);
		if (n < 0) /* the table may have been moved meanwhile */
			n = read_object(s, id);
	} else {
		bool stream = kind == XB_XPTI_STREAM, tool = stream && id & XB_XPTI_TOOL;
		__u32 off = tool ? s->tool_off : stream ? s->stream_off : s->string_off;
		__u32 at = tool ? id & ~XB_XPTI_TOOL : id;

		if (off)
			n = read_text(s, off, at);
		if (n < 0 && off)
			n = read_text(s, off, at);
	}
	if (n < 0 || n > XB_XPTI_VALUE) {
		count(XB_C_XPTI_UNREADABLE);
		return -1;
	}
	len = n;
	zero8(s->text + len);
	s->def.h.type = kind;
	s->def.h.tgid = s->ev.h.tgid;
	s->def.h.tid = s->ev.h.tid;
	s->def.h.ts = s->ev.h.ts;
	s->def.fw = s->ev.fw;
	s->def.id = id;
	s->def.len = len;
	s->def.h.len = sizeof(s->def) + ((len + 7) & ~7);
	if (emit(&s->def, sizeof(s->def) + ((len + 7) & ~7)))
		return -1;

	/* Set the bit only now, because who sees it relies on the record. */
	if (kind == XB_XPTI_STREAM)
		none.bits[0] = stream_kind(s);
	sent = bpf_map_lookup_elem(&xpti_sent, &s->key);
	if (!sent) {
		bpf_map_update_elem(&xpti_sent, &s->key, &none, BPF_NOEXIST);
		sent = bpf_map_lookup_elem(&xpti_sent, &s->key);
	}
	if (sent && kind != XB_XPTI_STREAM)
		__sync_fetch_and_or(&sent->bits[id / 64 % (CHUNK / 64)], 1ULL << (id & 63));
	return 0;
}

/* Returns the kind of a stream, after its name was sent if necessary. */
static __always_inline __u64 know_stream(struct scratch *s, __u32 id)
{
	struct sent *sent;

	if (s->used_streams[id & 255])
		return s->used_streams[id & 255];
	s->key.kind = XB_XPTI_STREAM;
	s->key.chunk = id;
	sent = bpf_map_lookup_elem(&xpti_sent, &s->key);
	if (!sent) {
		if (!s->stream_off || define(XB_XPTI_STREAM, id))
			return 0;
		sent = bpf_map_lookup_elem(&xpti_sent, &s->key);
	}
	if (!sent)
		return 0;
	s->used_streams[id & 255] = sent->bits[0];
	return sent->bits[0];
}

/* The name of the tool whose trace type it is, if nobody has sent it. */
static __always_inline void know_tool(struct scratch *s, __u16 type)
{
	__u32 id = XB_XPTI_TOOL | type >> 8;

	/* Numbers of tools begin with 1. */
	if (!(type & XB_XPTI_USER_TYPE) || id == XB_XPTI_TOOL || !s->tool_off)
		return;
	s->key.kind = XB_XPTI_STREAM;
	s->key.chunk = id;
	if (!bpf_map_lookup_elem(&xpti_sent, &s->key))
		define(XB_XPTI_STREAM, id);
}

/* ---- items ------------------------------------------------------------------------------------- */

static __always_inline struct xb_xpti_item *put_item(struct scratch *s, __u32 pos, __u8 kind,
						     __u64 addr)
{
	struct xb_xpti_item *item = (void *)(s->body + pos);

	item->kind = kind;
	item->flags = 0;
	item->len = 0;
	item->reserved = 0;
	item->addr = addr;
	s->pos = pos + sizeof(*item);
	return item;
}

/*
 * Functions that are not static are verified once, separately, and not again for every path that leads to
 * them. If they were inlined, the program would be too large for the verifier.
 */
__noinline int put_text(__u32 kind, __u64 addr)
{
	struct scratch *s = scratch();
	struct xb_xpti_item *item;
	__u32 pos, len;
	long n;

	if (!s || !addr)
		return 0;
	pos = s->pos;
	if (pos > POS_MAX)
		return 0;
	item = put_item(s, pos, kind, addr);
	n = bpf_probe_read_user_str(s->body + pos + sizeof(*item), XB_XPTI_VALUE,
				    (const void *)addr);
	if (n <= 0 || n > XB_XPTI_VALUE) {
		item->flags = XB_XPTI_ITEM_FAULT;
		count(XB_C_XPTI_UNREADABLE);
		tell_behind(s->ev.h.ts, addr);
		return 0;
	}
	if (n == XB_XPTI_VALUE && !ends_at(addr + n - 1)) {
		item->flags = XB_XPTI_ITEM_TRUNC;
		count(XB_C_XPTI_TRUNCATED);
	}
	len = n - 1;
	if (len >= XB_XPTI_VALUE)
		return 0;
	item->len = len;
	zero8(s->body + pos + sizeof(*item) + len);
	s->pos = pos + sizeof(*item) + ((len + 7) & ~7);
	return 0;
}

/* Adds an item of size bytes (at most DATA_MAX). s->copy has the same bytes afterwards, or zeros. */
__noinline int put_bytes(__u32 kind, __u64 addr, __u32 size)
{
	struct scratch *s = scratch();
	struct xb_xpti_item *item;
	__u32 pos;

	if (!s || !addr || size > DATA_MAX)
		return 0;
	pos = s->pos;
	if (pos > POS_MAX)
		return 0;
	item = put_item(s, pos, kind, addr);
	__builtin_memset(s->copy, 0, sizeof(s->copy));
	if (get(s->copy, size, addr)) {
		item->flags = XB_XPTI_ITEM_FAULT;
		count(XB_C_XPTI_UNREADABLE);
		return 0;
	}
	__builtin_memcpy(s->body + pos + sizeof(*item), s->copy, sizeof(s->copy));
	item->len = size;
	s->pos = pos + sizeof(*item) + ((size + 7) & ~7);
	return 0;
}

/* Adds what user_data points to. */
__noinline int put_data(__u32 class, __u32 image)
{
	struct scratch *s = scratch();
	__u64 addr, text = 0;

	if (!s)
		return 0;
	addr = s->ev.user_data;
	s->copy[1] = s->copy[2] = s->copy[3] = s->copy[4] = 0;
	switch (class) {
	case XB_XPTI_DATA_MEM:
		if (s->ev.event)
			put_text(XB_XPTI_ITEM_DATA, addr);
		else
			put_bytes(XB_XPTI_ITEM_DATA, addr, 40);
		break;
	case XB_XPTI_DATA_TEXT:
		put_text(XB_XPTI_ITEM_DATA, addr);
		break;
	case XB_XPTI_DATA_CALL:
		put_bytes(XB_XPTI_ITEM_DATA, addr, 40);
		text = s->copy[1];
		addr = s->copy[3];
		put_bytes(XB_XPTI_ITEM_DATA_RET, addr, 4);
		break;
	case XB_XPTI_DATA_CONSTRUCT:
		put_bytes(XB_XPTI_ITEM_DATA, addr, image == STREAM_IMAGE ? 80 : 56);
		text = image == STREAM_IMAGE ? 0 : s->copy[2];
		break;
	case XB_XPTI_DATA_DESTRUCT:
		put_bytes(XB_XPTI_ITEM_DATA, addr, 8);
		break;
	case XB_XPTI_DATA_ASSOCIATE:
		put_bytes(XB_XPTI_ITEM_DATA, addr, 16);
		break;
	case XB_XPTI_DATA_ACCESSOR:
		put_bytes(XB_XPTI_ITEM_DATA, addr, image == STREAM_IMAGE ? 48 : 24);
		text = image == STREAM_IMAGE ? s->copy[4] : 0;
		break;
	}
	put_text(XB_XPTI_ITEM_DATA_TEXT, text);
	return 0;
}

/*
 * The tuple that the library keeps for the thread, as its xptiGetStashedTuple would return it. It is in
 * the library's thread-local block, which is found by the module number that the dynamic linker wrote
 * beside the code and the thread's vector of blocks (x86-64 psABI; glibc's entries have 16 bytes).
 */
static __always_inline __u64 read_stash(struct scratch *s, const struct xb_xpti_layout *l,
					__u64 bias)
{
	struct task_struct *task = bpf_get_current_task_btf();
	__u64 index[2], dtv, known, block, key;

	if (get(index, sizeof(index), bias + l->tls_index) || !index[0])
		return 0;
	if (get(&dtv, 8, task->thread.fsbase + 8) || get(&known, 8, dtv - 16))
		return 0;
	if (index[0] > known || get(&block, 8, dtv + index[0] * 16) || block + 1 <= 1)
		return 0;
	block += index[1];
	if (get(&key, 8, block + l->stash_key_off) || !key)
		return 0;
	if (get(&s->ev.stash, 8, block + l->stash_value_off))
		return 0;
	s->ev.h.flags |= XB_XPTI_STASH;
	return key;
}

/* ---- the event --------------------------------------------------------------------------------- */

/* Identity of the node that an address from an edge stands for. */
static __always_inline void uid_at(struct xb_xpti_uid *uid, __u64 tp)
{
	__u64 id[4], self;

	if (get(id, sizeof(id), tp + TP_UID) || get(&self, 8, tp + TP_EVENT))
		return;
	if (self != tp) /* it no longer exists */
		return;
	uid->p1 = id[0];
	uid->p2 = id[1];
	uid->instance = id[2];
}

static __always_inline void old_uid(struct xb_xpti_uid *uid, __u64 id, __u64 instance)
{
	uid->p1 = 0;
	uid->p2 = id;
	uid->instance = instance;
}

/* Fills s->tp.event, with what is before it in memory, and the identity. */
static __always_inline int read_event(struct scratch *s, __u64 ev)
{
	struct fw_tracepoint *tp = &s->tp;

	if (s->uid128 && !get(tp, sizeof(*tp), ev - TP_EVENT) &&
	    tp->event.unique_id == ev - TP_EVENT) {
		s->ev.uid.p1 = tp->p1;
		s->ev.uid.p2 = tp->p2;
		s->ev.uid.instance = tp->instance;
		s->ev.h.flags |= XB_XPTI_UID128;
		return 1;
	}
	if (get(&tp->event, sizeof(tp->event), ev))
		return -1;
	old_uid(&s->ev.uid, tp->event.unique_id, s->ev.instance);
	return 0;
}

/* The event itself, without its metadata and texts. */
__noinline int put_event(__u64 ev)
{
	struct scratch *s = scratch();
	const struct fw_event *e;
	struct fw_payload *p;
	int whole;

	if (!s)
		return 0;
	e = &s->tp.event;
	p = &s->tp.payload;
	whole = read_event(s, ev);
	s->ev.h.flags |= XB_XPTI_EVENT;
	if (whole < 0) {
		s->ev.h.flags |= XB_XPTI_EVENT_FAULT;
		count(XB_C_XPTI_UNREADABLE);
		return -1;
	}
	s->ev.event_type = e->event_type;
	s->ev.activity = e->activity;
	/* ~0 and 0 mean that there is none. */
	if (e->source + 1 > 1 && e->target + 1 > 1) {
		s->ev.h.flags |= XB_XPTI_EDGE;
		if (s->uid128) {
			uid_at(&s->ev.source, e->source);
			uid_at(&s->ev.target, e->target);
		} else {
			old_uid(&s->ev.source, e->source, 0);
			old_uid(&s->ev.target, e->target, 0);
		}
	}
	/* Most events have the payload beside them, so that it was read with them. */
	if (!e->payload) {
		p->name = p->file = 0;
	} else if (!(whole > 0 && e->payload == ev - TP_EVENT + TP_PAYLOAD) &&
		   get(p, sizeof(*p), e->payload)) {
		p->name = p->file = 0;
		s->ev.h.flags |= XB_XPTI_PAYLOAD_FAULT;
		count(XB_C_XPTI_UNREADABLE);
	} else {
		s->ev.h.flags |= XB_XPTI_PAYLOAD;
		s->ev.line = p->line;
		s->ev.column = p->column;
	}
	return 0;
}

__noinline int put_parent(__u64 ev)
{
	struct scratch *s = scratch();
	__u64 id[3];

	if (!s)
		return 0;
	s->ev.h.flags |= XB_XPTI_PARENT;
	if (get(id, sizeof(id), ev)) {
		count(XB_C_XPTI_UNREADABLE);
		return 0;
	}
	if (s->uid128 && id[0] == ev - TP_EVENT)
		uid_at(&s->ev.parent, id[0]);
	else
		old_uid(&s->ev.parent, id[0], id[2]);
	return 0;
}

static __always_inline bool was_sent(const struct sent *sent, __u32 id)
{
	return sent && sent->bits[id / 64 % (CHUNK / 64)] >> (id & 63) & 1;
}

static __always_inline struct sent *sent_chunk(struct scratch *s, __u32 kind, __u32 chunk)
{
	s->key.kind = kind;
	s->key.chunk = chunk;
	return bpf_map_lookup_elem(&xpti_sent, &s->key);
}

/* Sends what a pair stands for, if it is new. */
__noinline int know_pair(__u32 key, __u32 value)
{
	struct scratch *s = scratch();

	if (!s)
		return 0;
	if (s->string_off && (was_sent(sent_chunk(s, XB_XPTI_STRING, key / CHUNK), key) ||
			      !define(XB_XPTI_STRING, key)))
		s->used_keys[key % USED_KEYS] = key + 1;
	if (s->object_off && (was_sent(sent_chunk(s, XB_XPTI_OBJECT, value / CHUNK), value) ||
			      !define(XB_XPTI_OBJECT, value)))
		s->used_objects[value % USED_OBJECTS] = value + 1;
	return 0;
}

/* Copies the event's metadata pairs to the beginning of the body. */
__noinline int put_pairs(void)
{
	struct scratch *s = scratch();
	struct xb_xpti_pair *pairs;
	struct fw_node n;
	__u64 at, total;
	__u32 i;

	if (!s)
		return 0;
	pairs = (void *)s->body;
	at = s->tp.event.first;
	total = s->tp.event.count;
	s->ev.total_pairs = total > 0xffffffff ? 0xffffffff : total;
	for (i = 0; i < XB_XPTI_MAX_META; i++) {
		if (!at)
			break;
		if (get(&n, sizeof(n), at)) {
			s->ev.h.flags |= XB_XPTI_META_FAULT;
			count(XB_C_XPTI_UNREADABLE);
			break;
		}
		pairs[i].key = n.key;
		pairs[i].value = n.value;
		if (s->used_keys[n.key % USED_KEYS] != n.key + 1 ||
		    s->used_objects[(__u32)n.value % USED_OBJECTS] != (__u32)n.value + 1)
			know_pair(n.key, n.value);
		at = n.next;
	}
	s->ev.npairs = i;
	s->pos = i * sizeof(*pairs);
	if (i == XB_XPTI_MAX_META && at) {
		s->ev.h.flags |= XB_XPTI_META_TRUNC;
		count(XB_C_XPTI_TRUNCATED);
	}
	return i;
}

__noinline int forget(void)
{
	struct scratch *s = scratch();

	if (!s)
		return 0;
	for (__u32 i = 0; i < 256; i++) {
		s->used_keys[i % USED_KEYS] = 0;
		s->used_objects[i % USED_OBJECTS] = 0;
		s->used_streams[i] = 0;
		barrier(); /* otherwise, the compiler calls memset, which does not exist */
	}
	s->points_told = 0;
	return 0;
}

/* To whom the definitions belong. In another framework, or after an exec, none is known. */
static __always_inline void know_process(struct scratch *s, struct task_struct *task, __u64 fw)
{
	__u32 exec = task->group_leader->self_exec_id;

	if (s->key.tgid == s->ev.h.tgid && s->key.exec == exec && s->key.fw == fw)
		return;
	s->key.tgid = s->ev.h.tgid;
	s->key.exec = exec;
	s->key.start = task->group_leader->start_boottime;
	s->key.fw = fw;
	forget();
}

/* ---- trace points that are older than the trace -------------------------------------------------- */

/*
 * The framework keeps the addresses of its trace points in a hash set: bytes that say which slots are used
 * (below 128), and the slots. A few slots are read at each notification, so that no program is delayed for
 * long; if the set has grown meanwhile, reading starts again. A trace point contains its own address; one that
 * was freed, or is none, does not, and is left out.
 */
#define POINTS_STEP  16	       /* slots that are read in one notification */
#define POINTS_SLOTS (1 << 16) /* of a set, at most */

struct fw_set {
	__u64 control, slots, size, capacity;
};

__noinline int tell_point(__u64 tp)
{
	struct scratch *s = scratch();
	__u64 self, fw;
	struct xb_hdr h;
	__u32 pos;

	if (!s || !tp || get(&self, 8, tp + TP_EVENT) || self != tp)
		return 0;
	h = s->ev.h;
	fw = s->ev.fw;
	__builtin_memset(&s->ev, 0, sizeof(s->ev));
	s->ev.h.type = XB_XPTI_POINT;
	s->ev.h.tgid = h.tgid;
	s->ev.h.tid = h.tid;
	s->ev.h.ts = h.ts;
	s->ev.fw = fw;
	s->ev.event = tp + TP_EVENT;
	s->pos = 0;
	if (put_event(tp + TP_EVENT) || !(s->ev.h.flags & XB_XPTI_UID128))
		return 0;
	put_pairs();
	put_text(XB_XPTI_ITEM_NAME, s->tp.payload.name);
	put_text(XB_XPTI_ITEM_FILE, s->tp.payload.file);
	pos = s->pos;
	if (pos > sizeof(s->body))
		return 0;
	s->ev.h.len = sizeof(s->ev) + pos;
	if (!emit(&s->ev, sizeof(s->ev) + pos))
		count(XB_C_RECORDS);
	return 1;
}

/* The next slots of the set. */
__noinline int tell_points(void)
{
	struct scratch *s = scratch();
	struct told *told, none = {};
	struct fw_set set;
	__u64 tp;
	__u8 used;

	if (!s)
		return 0;
	s->key.kind = XB_XPTI_POINT;
	s->key.chunk = 0;
	told = bpf_map_lookup_elem(&xpti_told, &s->key);
	if (!told) {
		bpf_map_update_elem(&xpti_told, &s->key, &none, BPF_NOEXIST);
		told = bpf_map_lookup_elem(&xpti_told, &s->key);
	}
	if (!told || told->done || get(&set, sizeof(set), s->ev.fw + s->live_off) ||
	    set.size > set.capacity || set.capacity > POINTS_SLOTS ||
	    (set.capacity & (set.capacity + 1))) {
		s->points_told = 1;
		return 0;
	}
	if (told->control != set.control)
		told->next = 0;
	told->control = set.control;
	for (__u32 i = 0; i < POINTS_STEP; i++) {
		__u32 at = __sync_fetch_and_add(&told->next, 1);

		if (at >= set.capacity) {
			told->done = 1;
			break;
		}
		if (get(&used, 1, set.control + at) || used >= 0x80 ||
		    get(&tp, 8, set.slots + 8ULL * at))
			continue;
		tell_point(tp);
	}
	return 0;
}

static __always_inline int notify(struct pt_regs *ctx)
{
	__u64 cookie = bpf_get_attach_cookie(ctx), bias, image, key = 0, fw;
	struct task_struct *task = bpf_get_current_task_btf();
	__u32 slot = XB_COOKIE_OBJ(cookie), pos, class;
	const struct xb_xpti_layout *l;
	__u16 type = ctx->si;
	struct scratch *s;
	__u8 on;

	if (!is_wanted() || !began()) {
		count(XB_C_FILTERED);
		return 0;
	}
	l = bpf_map_lookup_elem(&xpti_layouts, &slot);
	if (!l || !l->instance) {
		count(XB_C_BAD_PLAN);
		return 0;
	}
	/* No subscriber gets what the framework rejects. */
	class = type < XB_XPTI_TYPES ? l->data[type & (XB_XPTI_TYPES - 1)] : 0;
	if (!ctx->cx && (!ctx->r9 || !(class & XB_XPTI_DATA_NO_EVENT)))
		return 0;
	class &= XB_XPTI_DATA_MASK;
	bias = ctx->ip - l->notify;
	if (get(&fw, 8, bias + l->instance)) {
		fw = 0;
		count(XB_C_XPTI_UNREADABLE);
	}
	if ((l->flags & XB_XPTI_L_ENABLED) && !get(&on, 1, fw + l->enabled_off) && !on)
		return 0;
	if (for_captures && !leaves_room(2)) {
		__sync_fetch_and_add(&xpti_lost, 1);
		return 0;
	}

	s = states_in_table
		    ? state_made(&scratch_table, &no_scratch)
		    : bpf_task_storage_get(&xpti_scratch, task, 0, BPF_LOCAL_STORAGE_GET_F_CREATE);
	if (!s) {
		count(XB_C_NO_STATE);
		return 0;
	}
	count(XB_C_XPTI_EVENTS);
	__builtin_memset(&s->ev, 0, sizeof(s->ev));
	s->ev.h.type = XB_XPTI;
	s->ev.h.tgid = bpf_get_current_pid_tgid() >> 32;
	s->ev.h.tid = bpf_get_current_pid_tgid();
	s->ev.h.ts = bpf_ktime_get_ns();
	s->ev.fw = fw;
	s->ev.instance = ctx->r8;
	s->ev.event = ctx->cx;
	s->ev.user_data = ctx->r9;
	s->ev.trace_type = type;
	s->ev.stream = ctx->di;
	s->ev.numbering = l->numbering;
	s->ev.data = class;
	s->pos = 0;
	s->uid128 = l->flags & XB_XPTI_L_UID128;
	s->table = l->table;
	s->string_off = l->table ? l->string_off : 0;
	s->stream_off = l->table ? l->stream_off : 0;
	s->tool_off = l->table ? l->tool_off : 0;
	s->object_off = l->flags & XB_XPTI_L_OBJECTS ? l->object_off : 0;
	s->live_off = l->live_off;
	know_process(s, task, fw);

	image = know_stream(s, s->ev.stream);
	know_tool(s, type);
	if (l->flags & XB_XPTI_L_STASH)
		key = read_stash(s, l, bias);
	if (ctx->dx)
		put_parent(ctx->dx);
	if (ctx->cx && !put_event(ctx->cx)) {
		put_pairs();
		put_text(XB_XPTI_ITEM_NAME, s->tp.payload.name);
		put_text(XB_XPTI_ITEM_FILE, s->tp.payload.file);
	}
	if (ctx->r9)
		put_data(class, image);
	if (class == XB_XPTI_DATA_CALL && stream_func(l->obj, ctx->r9, STREAM_MISSES_KEPT))
		s->ev.h.flags |= XB_XPTI_IS_CALL;
	put_text(XB_XPTI_ITEM_STASH_KEY, key);

	pos = s->pos;
	if (pos > sizeof(s->body))
		return 0;
	s->ev.h.len = sizeof(s->ev) + pos;
	if (!emit(&s->ev, sizeof(s->ev) + pos))
		count(XB_C_RECORDS);
	if (s->live_off && !s->points_told)
		tell_points();
	return 0;
}

SEC("uprobe.multi")
int xpti_multi(struct pt_regs *ctx)
{
	KEEP_OWN_STACK(ctx, no_multis);
	return notify(ctx);
}

SEC("uprobe")
int xpti_plain(struct pt_regs *ctx)
{
	KEEP_OWN_STACK(ctx, no_plains);
	return notify(ctx);
}

/* For probes that are only placed for their reference counters, on functions that nobody calls. */
SEC("uprobe.multi")
int wake_multi(struct pt_regs *ctx)
{
	return 0;
}

SEC("uprobe")
int wake_plain(struct pt_regs *ctx)
{
	return 0;
}
