// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * data.bpf.h - sends what calls put into memory: see wire_image.h. Part of api.bpf.c.
 *
 * What operations of a plan capture at the return is short. If there is more of it, all of it is sent here, and so is
 * the memory to which a command copies, or which it maps, as soon as a call has waited for it. The kernel side does
 * not know what depends on what: if a copy does not wait, its memory is remembered, and sent with the next few
 * calls of the process that wait for anything. Whoever reads the recording knows which of them waited for that copy.
 *
 * Devices write to host and shared allocations whenever they run, so these are sent with every call that waits.
 *
 * What is read of an image is so many elements wide. How many bytes these have is known since the image was made.
 */
#ifndef XB_DATA_BPF_H
#define XB_DATA_BPF_H

#define DATA_WAITS 8 /* calls that wait, with which a copy is sent */

/* Sized by user space: 1 if no data are kept. */
struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 1024);
	__type(key, __u32);
	__type(value, struct xb_data_owner);
} data_owners SEC(".maps");

struct xb_data_owner no_data_owner;

/* Bytes of an element, by the format; user space fills it. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, XB_FORMATS);
	__type(key, struct xb_format);
	__type(value, __u32);
} formats SEC(".maps");

/* Bytes of an element, by the image. */
struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 4096);
	__type(key, struct xb_live_key);
	__type(value, __u32);
} elements SEC(".maps");

/* Its elements are known from now on. */
__noinline int note_image(struct frame *f, struct xb_plan *p, struct xb_account *a)
{
	struct xb_format format = {};
	struct xb_live_key key = {};
	__u64 order = 0, channel = 0;
	__u32 *bytes, copy;

	if (!keeps_data || !f || !p || !a)
		return 0;
	key.tgid = f->call.h.tgid;
	if (a->pointer == XB_ACCOUNT_RESULT)
		key.at = f->call.ret;
	else if (bpf_probe_read_user(&key.at, 8, (const void *)word_of(f, a->pointer)))
		return 0;
	format.api = p->api;
	if (side_of(f, &a->sides[0], &order) && side_of(f, &a->sides[1], &channel)) {
		format.order = order;
		format.channel = channel;
	}
	bytes = bpf_map_lookup_elem(&formats, &format);
	copy = bytes ? *bytes : 0;
	bpf_map_update_elem(&elements, &key, &copy, BPF_ANY);
	return 0;
}

/* 0: not known. */
static __always_inline __u32 element_of(const struct frame *f, __u8 word)
{
	struct xb_live_key key = { .at = word_of(f, word), .tgid = f->call.h.tgid };
	__u32 *bytes = bpf_map_lookup_elem(&elements, &key);

	return bytes ? *bytes : 0;
}

/* Number i of the sides, or of what is before them: fallback if there are fewer. */
static __always_inline bool line_side(const struct frame *f, const struct xb_account_side *s,
				      __u32 i, __u32 n, __u64 fallback, __u64 *ret)
{
	*ret = fallback;
	if (i >= n)
		return true;
	if (!side_of(f, &s[i], ret))
		return false;
	if (!*ret && s[i].flat)
		*ret = fallback;
	return true;
}

/* The lines into which the call has something put, to b. False: it is not known where they are. */
__noinline int find_lines(struct frame *f, struct xb_account *a, struct image_buf *b)
{
	struct xb_lines l = {};

	if (!keeps_data || !f || !a || !b)
		return 0;
	if (!a->nsides || (a->nsides > 1 && !a->row) ||
	    !line_side(f, a->sides, 0, a->nsides, 0, &l.width) ||
	    !line_side(f, a->sides, 1, a->nsides, 1, &l.height) ||
	    !line_side(f, a->sides, 2, a->nsides, 1, &l.depth) ||
	    !line_side(f, a->origins, 0, a->norigins, 0, &l.x) ||
	    !line_side(f, a->origins, 1, a->norigins, 0, &l.y) ||
	    !line_side(f, a->origins, 2, a->norigins, 0, &l.z))
		return 0;
	if (a->image) {
		__u32 bytes = element_of(f, a->image - 1);

		if (!bytes)
			return 0;
		l.width *= bytes;
	}
	l.row = a->row ? word_of(f, a->row - 1) : 0;
	l.slice = a->slice ? word_of(f, a->slice - 1) : 0;
	xb_lines_apart(&l);
	b->addr = word_of(f, a->dst) + xb_lines_begin(&l);
	b->size = xb_lines_span(&l);
	return 1;
}

/* Sends the memory that b names. */
__noinline int send_data(struct frame *f, struct image_buf *b, __u32 index)
{
	if (!keeps_data || !f || !b)
		return 0;
	if (!b->addr || !b->size)
		return 0;
	if (b->size > XB_DATA_MAX) {
		count(XB_C_DATA_LIMIT);
		return 0;
	}
	if (!send_once(f, b, index, XB_IMAGE_DATA))
		count(XB_C_DATA_UNREAD);
	return 0;
}

/* The memory of operation i to b, if its item was cut. */
__noinline int find_output(struct frame *f, struct xb_plan *p, struct image_buf *b, __u32 i)
{
	const struct xb_op *op;

	if (!keeps_data || !f || !p || !b)
		return 0;
	op = &p->ops[i & (XB_MAX_OPS - 1)];
	if (!(op->flags & XB_OP_AT_RETURN) || op->kind != XB_OP_ARR || op->src & XB_SRC_OP)
		return 0;
	b->addr = source(f, op->src, op->off, 8);
	b->size = element_count(f, op) * op->elem;
	return b->addr && b->size > op->max;
}

static __always_inline void send_outputs(struct frame *f, struct xb_plan *p, struct image_buf *b)
{
	for (__u32 i = 0; i < XB_MAX_OPS; i++) {
		if (i >= p->nops)
			break;
		if (find_output(f, p, b, i))
			send_data(f, b, XB_DATA_INDEX(XB_DATA_OUTPUT, i));
	}
}

/* Where the call has its command put what it copies or maps, to b. False: that is nothing of the host's. */
__noinline int find_copied(struct frame *f, struct xb_account *a, struct image_buf *b)
{
	__u32 kind;

	if (!keeps_data || !f || !a || !b)
		return 0;
	if (a->mapped) {
		b->addr = image_target(word_of(f, a->mapped - 1));
		b->size = word_of(f, a->mapped_size - 1);
		return b->addr != 0;
	}
	if (a->act != XB_ACCOUNT_COPY || a->dst_kind == XB_MEM_DEVICE)
		return 0;
	kind = kind_at(f->call.h.tgid, word_of(f, a->dst));
	/* Shared memory is sent with every wait. */
	if (kind == XB_MEM_DEVICE || kind == XB_MEM_SHARED)
		return 0;
	if (!find_lines(f, a, b)) {
		count(XB_C_DATA_UNREAD);
		return 0;
	}
	return b->addr != 0;
}

/* It comes with calls that wait later on. The oldest makes room. */
__noinline int remember_copy(struct frame *f, struct image_buf *b)
{
	struct xb_data_owner *o;
	struct xb_data_copy *c;
	__u32 tgid;
	__u64 at;

	if (!keeps_data || !f || !b)
		return 0;
	tgid = f->call.h.tgid;
	o = bpf_map_lookup_elem(&data_owners, &tgid);
	if (!o) {
		bpf_map_update_elem(&data_owners, &tgid, &no_data_owner, BPF_NOEXIST);
		o = bpf_map_lookup_elem(&data_owners, &tgid);
	}
	if (!o) {
		count(XB_C_DATA_UNREAD);
		return 0;
	}
	at = __sync_fetch_and_add(&o->next, 1);
	c = &o->copies[at & (XB_DATA_COPIES - 1)];
	c->addr = b->addr;
	c->size = b->size;
	c->left = DATA_WAITS;
	return 0;
}

/* What earlier calls copied. */
__noinline int send_waited(struct frame *f, struct image_buf *b)
{
	struct xb_data_owner *o;
	__u32 tgid;

	if (!keeps_data || !f || !b)
		return 0;
	tgid = f->call.h.tgid;
	o = bpf_map_lookup_elem(&data_owners, &tgid);
	if (!o)
		return 0;
	for (__u32 i = 0; i < XB_DATA_COPIES; i++) {
		struct xb_data_copy *c = &o->copies[i];

		if (!c->left)
			continue;
		c->left--;
		b->addr = c->addr;
		b->size = c->size;
		send_data(f, b, XB_DATA_INDEX(XB_DATA_WAITED, i));
	}
	return 0;
}

/* Allocations that the host reads. Of more than there are ranges for, it is not known where they are. */
__noinline int send_shared(struct frame *f, struct image_buf *b)
{
	struct xb_owner *o;
	__u32 tgid;

	if (!keeps_data || !f || !b)
		return 0;
	tgid = f->call.h.tgid;
	o = bpf_map_lookup_elem(&owners, &tgid);
	if (!o)
		return 0;
	if (o->more)
		count(XB_C_DATA_LIMIT);
	for (__u32 i = 0; i < XB_RANGES; i++) {
		struct xb_range *r = &o->ranges[i];

		if (r->to < 2 || (r->kind != XB_MEM_HOST && r->kind != XB_MEM_SHARED))
			continue;
		b->addr = r->from;
		b->size = r->to - r->from;
		send_data(f, b, XB_DATA_INDEX(XB_DATA_SHARED, i));
	}
	return 0;
}

/* The call at depth - 1 has returned, and its items are in the frame. */
__noinline int take_data(struct calls *c, struct frame *f, struct xb_plan *p, __u32 depth)
{
	struct xb_account *a;
	struct image_buf *b;

	if (!keeps_data || !c || !f || !p || depth != 1)
		return 0;
	account_return(c, f, p, depth);
	if (xb_failed(p, f->call.ret))
		return 0;
	a = account_of(f->call.func);
	b = get_image_buf();
	if (!b) {
		count(XB_C_DATA_UNREAD);
		return 0;
	}
	send_outputs(f, p, b);
	if (a && a->act == XB_ACCOUNT_IMAGE)
		note_image(f, p, a);
	if (a && find_copied(f, a, b)) {
		if (f->waits)
			send_data(f, b, XB_DATA_INDEX(XB_DATA_COPIED, 0));
		else
			remember_copy(f, b);
	}
	if (f->waits) {
		send_waited(f, b);
		send_shared(f, b);
	}
	put_image_buf(b);
	return 0;
}

#endif
