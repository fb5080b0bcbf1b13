// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * capture.bpf.h - runs the operations of a plan, which follow pointers into the items of a frame. Part of api.bpf.c.
 */
#ifndef XB_CAPTURE_BPF_H
#define XB_CAPTURE_BPF_H

/* The value that src and off of an operation name, or 0. */
static __always_inline __u64 source(struct frame *f, __u32 src, __u32 off, __u32 size)
{
	__u32 at;

	if (!(src & XB_SRC_OP))
		return *(__u64 *)(f->body + (src & (XB_MAX_ARGS - 1)) * 8);
	src &= XB_MAX_OPS - 1;
	at = f->at[src];
	if (!at || off + size > f->len[src])
		return 0;
	at += off;
	if (at > XB_CALL_BODY - 8)
		return 0;
	/* The caller cuts a value that is narrower than 8 bytes. */
	return *(__u64 *)(f->body + at);
}

static __always_inline __u64 element_count(struct frame *f, const struct xb_op *op)
{
	bool narrow = op->flags & XB_OP_LEN_32;
	__u64 n, bytes = narrow ? 4 : 8;

	if (op->len_src == XB_SRC_CONST)
		return op->len_off;
	n = source(f, op->len_src, op->len_off, bytes);
	if (op->flags & XB_OP_LEN_DEREF) {
		__u64 v = 0;

		if (!n || EXCEEDS(bytes, 8) || bpf_probe_read_user(&v, bytes, (void *)n))
			return 0;
		n = v;
	}
	return narrow ? (__u32)n : n;
}

/* Writes the head of an item at pos, whose bytes are there, and sets pos after the item. */
static __always_inline void put_item(struct frame *f, __u32 pos, __u64 len, __u32 op, __u32 flags,
				     __u64 total)
{
	struct xb_item *item = (struct xb_item *)(f->body + pos);

	item->len = len;
	item->op = op;
	item->flags = flags;
	item->total = total;
	f->pos = pos + sizeof(*item) + ((len + 7) & ~7ULL);
}

/*
 * A small read that shares one read of user memory with its neighbours: the first of them also reads what
 * is around it on the same page, which is present if the first is. False: read it separately.
 */
static __always_inline bool read_near(struct frame *f, __u64 *to, __u64 ptr, __u64 size)
{
	__u64 at, len;
	const __u64 *from;

	if (size > NEAR_MAX)
		return false;
	if (!f->near_len) {
		at = ptr - NEAR_BEFORE;
		if ((at ^ ptr) / PAGE_BYTES)
			at = ptr & ~(PAGE_BYTES - 1ULL);
		len = PAGE_BYTES - (at & (PAGE_BYTES - 1));
		if (len > NEAR_BYTES)
			len = NEAR_BYTES;
		if (EXCEEDS(len, NEAR_BYTES) || bpf_probe_read_user(f->near, len, (void *)at))
			return false;
		f->near_at = at;
		f->near_len = len;
	}
	at = ptr - f->near_at;
	if (EXCEEDS(at, NEAR_BYTES) || at + size > f->near_len)
		return false;
	from = (void *)f->near + at;
	to[0] = from[0];
	to[1] = from[1];
	to[2] = from[2];
	to[3] = from[3];
	return true;
}

/* The value of 8 bytes of the body, or 0. */
static __always_inline __u64 body_word(struct frame *f, __u64 at)
{
	if (EXCEEDS(at, XB_CALL_BODY - 8))
		return 0;
	return *(__u64 *)(f->body + at);
}

/* Puts a chain at pos. Returns its length in bytes, and the flags of its item in higher bits. */
__noinline __u32 read_chain(struct frame *f, __u64 ptr, __u64 pos, __u32 max)
{
	__u32 got = 0;

	if (!f)
		return 0;
	for (__u32 i = 0; i < XB_OP_MAX / XB_CHAIN_BYTES; i++) {
		if (!ptr || got >= max || EXCEEDS(pos, XB_CALL_BODY - XB_CHAIN_BYTES))
			break;
		if (bpf_probe_read_user(f->body + pos, XB_CHAIN_BYTES, (void *)ptr))
			return got | XB_ITEM_PART << 16;
		ptr = body_word(f, pos + 8);
		got += XB_CHAIN_BYTES;
		pos += XB_CHAIN_BYTES;
	}
	return got | (ptr ? XB_ITEM_TRUNC << 16 : 0);
}

/* Bits of the two halves of struct xb_each, shifted rather than tested, which is quick to verify. */
#define EACH_READ   1ULL
#define EACH_FAILED (1ULL << 32)

/*
 * Reads the target of the element at from in the body, of operation i's array, to to. 0: there is none, or it is not of
 * the kind that the operation is for.
 */
__noinline __u64 read_element(struct frame *f, struct xb_plan *p, __u32 i, __u64 from, __u64 to)
{
	const struct xb_op *op;
	__u64 ptr, size;

	if (!f || !p || EXCEEDS(to, XB_CALL_BODY - XB_EACH_BYTES))
		return 0;
	op = &p->ops[i & (XB_MAX_OPS - 1)];
	if ((__u32)body_word(f, from + op->tag_off) != op->tag)
		return 0;
	ptr = body_word(f, from + op->off);
	size = body_word(f, from + op->len_off);
	if (!ptr || !size)
		return 0;
	*(__u64 *)(f->body + to) = 0;
	*(__u64 *)(f->body + to + 8) = 0;
	if (size > XB_EACH_BYTES)
		size = XB_EACH_BYTES;
	if (EXCEEDS(size, XB_EACH_BYTES))
		return 0;
	return bpf_probe_read_user(f->body + to, size, (void *)ptr) ? EACH_FAILED : EACH_READ;
}

/* Puts the targets of operation i at pos, and returns the same as read_chain(). 0: there is none. */
__noinline __u32 read_each(struct frame *f, struct xb_plan *p, __u32 i, __u64 pos)
{
	__u64 bits = 0, to = pos + sizeof(struct xb_each), from, end, room;
	struct xb_op *op;
	__u32 src;

	if (!f || !p)
		return 0;
	op = &p->ops[i & (XB_MAX_OPS - 1)];
	src = op->src & (XB_MAX_OPS - 1);
	from = f->at[src];
	end = from + f->len[src];
	room = pos + op->max;
	if (!from || !op->stride)
		return 0;
	for (__u32 n = 0; n < XB_EACH_MAX; n++) {
		__u64 got;

		if (from + op->stride > end || to + XB_EACH_BYTES > room)
			break;
		got = read_element(f, p, i, from, to);
		bits |= got << n;
		to += ((got | got >> 32) & EACH_READ) * XB_EACH_BYTES;
		from += op->stride;
	}
	if (!bits || EXCEEDS(pos, XB_CALL_BODY - 8))
		return 0;
	*(__u64 *)(f->body + pos) = bits;
	return ((to - pos) & 0xffff) | (bits >> 32 ? XB_ITEM_PART << 16 : 0);
}

/* Runs an operation that reads several things. 0: nothing could be read. */
__noinline int run_many(struct frame *f, struct xb_plan *p, __u32 i, __u64 ptr)
{
	__u32 r, size, flags, pos;
	const struct xb_op *op;
	__u64 to;

	if (!f || !p)
		return 0;
	op = &p->ops[i & (XB_MAX_OPS - 1)];
	pos = f->pos;
	to = pos + sizeof(struct xb_item);
	if (op->kind == XB_OP_CHAIN)
		r = read_chain(f, ptr, to, op->max);
	else
		r = read_each(f, p, i, to);
	size = r & 0xffff;
	flags = r >> 16;
	if (!size)
		return !flags;
	if (EXCEEDS(pos, ITEM_LIMIT - 8))
		return 1;
	put_item(f, pos, size, i, flags, 0);
	if (flags & XB_ITEM_TRUNC) {
		f->call.h.flags |= XB_F_TRUNC;
		count(XB_C_TRUNCATED);
	}
	if (flags & XB_ITEM_PART) {
		f->call.h.flags |= XB_F_FAULT;
		count(XB_C_UNREADABLE);
	}
	return 1;
}

enum piece { PIECE_MISSING, PIECE_SENT, PIECE_LAST };

/*
 * Piece n of what is beyond the item of operation i, of an array that has total bytes at ptr. Where it is follows from n, so
 * that the verifier has nothing to remember from one to the next.
 */
__noinline int send_piece(struct frame *f, __u32 i, __u64 ptr, __u64 total, __u32 n)
{
	__u64 at, size, waiting = bpf_ringbuf_query(&ring, BPF_RB_AVAIL_DATA);
	struct xb_rest *r;

	if (!f)
		return PIECE_MISSING;
	i &= XB_MAX_OPS - 1;
	at = f->len[i] + n * XB_REST_PIECE;
	if (at >= total || at >= XB_REST_MAX)
		return PIECE_MISSING;
	size = (total < XB_REST_MAX ? total : XB_REST_MAX) - at;
	/* What names processes has a part of the ring to itself. */
	r = leaves_room(1) ? bpf_ringbuf_reserve(&ring, sizeof(*r) + XB_REST_PIECE, 0) : NULL;
	if (!r) {
		count(XB_C_RING_FULL);
		return PIECE_MISSING;
	}
	BOUND(size, 4096);
	if (bpf_probe_read_user(r->bytes, size, (void *)(ptr + at))) {
		bpf_ringbuf_discard(r, BPF_RB_NO_WAKEUP);
		return PIECE_MISSING;
	}
	r->h = f->call.h;
	/* The ring has a whole piece; of its end, user space takes no more than this. */
	r->h.len = sizeof(*r) + ((size + 7) & ~7ULL);
	r->h.type = XB_REST;
	r->h.flags = 0;
	r->h.ts += f->call.dur;
	r->call = f->call.id;
	r->offset = at;
	r->len = size;
	r->op = i;
	r->reserved = 0;
	bpf_ringbuf_submit(r, (waiting ^ (waiting + sizeof(*r) + XB_REST_PIECE)) >= wake_bytes
				      ? BPF_RB_FORCE_WAKEUP
				      : BPF_RB_NO_WAKEUP);
	return at + size >= total ? PIECE_LAST : PIECE_SENT;
}

/* Sends all pieces of the array of operation i, if the plan wants them. 0: some of it is missing. */
static __always_inline int send_rest(struct frame *f, __u32 i)
{
	__u32 slot = f->call.func;
	struct xb_plan *p = bpf_map_lookup_elem(&plans, &slot);
	int sent = PIECE_MISSING;
	const struct xb_op *op;
	__u64 ptr, total, at;

	if (!p)
		return 0;
	op = &p->ops[i];
	if (!(op->flags & XB_OP_REST))
		return 0;
	at = f->at[i] - sizeof(struct xb_item);
	if (EXCEEDS(at, ITEM_LIMIT))
		return 0;
	ptr = source(f, op->src, op->off, 8);
	total = ((struct xb_item *)(f->body + at))->total;
	for (__u32 n = 0; n < XB_REST_MAX / XB_REST_PIECE; n++) {
		sent = send_piece(f, i, ptr, total, n);
		if (sent != PIECE_SENT)
			break;
	}
	return sent == PIECE_LAST;
}

/* The item of operation i, which is there, was cut. The caller's stack has no room for more than these two. */
__noinline int tell_cut(struct frame *f, __u32 i)
{
	if (!f || send_rest(f, i & (XB_MAX_OPS - 1)))
		return 0;
	f->call.h.flags |= XB_F_TRUNC;
	count(XB_C_TRUNCATED);
	return 0;
}

_Static_assert(XB_REST_PIECE == 4096, "the bound in send_piece");
_Static_assert(XB_OP_MAX == 1024, "the bounds in run_op");

/*
 * Runs one operation. The position of its item is kept in memory rather than in a register, so that the
 * verifier forgets its range and the states of all paths through the operation become equal.
 */
static __always_inline void run_op(struct frame *f, struct xb_plan *p, __u32 i)
{
	const struct xb_op *op = &p->ops[i];
	__u64 ptr = source(f, op->src, op->off, 8), size = op->max, total;
	__u32 pos = f->pos, flags = 0;
	__u8 *bytes;

	/* The first of many may be NULL. */
	if ((!ptr && op->kind != XB_OP_EACH) || EXCEEDS(pos, ITEM_LIMIT - 8) ||
	    EXCEEDS(size, XB_OP_MAX))
		return;
	bytes = f->body + pos + sizeof(struct xb_item);
	if (op->kind >= XB_OP_CHAIN) {
		if (run_many(f, p, i, ptr))
			return;
		goto fault;
	}
	/* Verifiers before 6.3 have forgotten the bound where the size was kept on the stack meanwhile: here and below. */
	if (op->kind == XB_OP_STR) {
		long n;

		BOUND(size, 1024);
		n = bpf_probe_read_user_str(bytes, size, (void *)ptr);
		if (n <= 0)
			goto fault;
		/* A text that fills its room was cut, unless it ends just there. */
		if (n == size && !ends_at(ptr + size - 1))
			flags = XB_ITEM_TRUNC;
		size = n;
		total = 0;
	} else {
		total = size;
		if (op->kind == XB_OP_ARR) {
			__u64 n = element_count(f, op);

			if (!n)
				return;
			if (n > 0xffffff)
				n = 0xffffff;
			total = n * op->elem;
			if (total > size)
				flags = XB_ITEM_TRUNC;
			else
				size = total;
		}
		if ((op->flags & XB_OP_NEAR) && read_near(f, (__u64 *)bytes, ptr, size))
			goto done;
		if (EXCEEDS(size, XB_OP_MAX))
			return;
		BOUND(size, 1024);
		if (bpf_probe_read_user(bytes, size, (void *)ptr)) {
			__u64 rest = PAGE_BYTES - (ptr & (PAGE_BYTES - 1));

			if (!(op->flags & XB_OP_UP_TO) || rest >= size || EXCEEDS(rest, XB_OP_MAX))
				goto fault;
			size = rest;
			if (bpf_probe_read_user(bytes, size, (void *)ptr))
				goto fault;
		}
	}
done:
	put_item(f, pos, size, i, flags, total);
	f->at[i] = pos + sizeof(struct xb_item);
	f->len[i] = size;
	if (flags)
		tell_cut(f, i);
	return;

fault:
	*(__u64 *)bytes = ptr;
	put_item(f, pos, 8, i, XB_ITEM_FAULT, 0);
	f->call.h.flags |= XB_F_FAULT;
	count(XB_C_UNREADABLE);
	if (op->kind == XB_OP_STR)
		tell_behind(f->call.id, ptr);
}

static __always_inline void open_items(struct frame *f)
{
	f->pos = f->call.nargs * 8 + f->call.datalen;
	f->near_len = 0;
}

static __always_inline void close_items(struct frame *f)
{
	f->call.datalen = f->pos - f->call.nargs * 8;
}

/* Runs one operation, unless there is no room for it. False: there is none for others either. */
static __always_inline bool step(struct frame *f, struct xb_plan *p, __u32 i)
{
	const struct xb_op *op = &p->ops[i];

	if ((op->flags & XB_OP_ON_SUCCESS) && (__u32)f->call.ret != p->success)
		return true;
	if (f->pos >= ITEM_LIMIT) {
		f->call.h.flags |= XB_F_TRUNC;
		count(XB_C_TRUNCATED);
		return false;
	}
	run_op(f, p, i);
	return true;
}

/*
 * This function and the others here that are not static are verified once each, separately, instead of once for each
 * caller, or for each round of a loop.
 */
__noinline int capture_one(struct frame *f, struct xb_plan *p, __u32 i)
{
	return f && p && step(f, p, i & (XB_MAX_OPS - 1));
}

/* Runs the plan's operations for this half of the call. */
__noinline int capture(struct frame *f, struct xb_plan *p, int at_return)
{
	__u32 nops;

	if (!f || !p)
		return 0;
	open_items(f);
	nops = p->nops;
	for (__u32 i = 0; i < XB_MAX_OPS; i++) {
		if (i >= nops)
			break;
		if (!!(p->ops[i].flags & XB_OP_AT_RETURN) != at_return)
			continue;
		if (!capture_one(f, p, i))
			break;
	}
	close_items(f);
	return 0;
}

/* The same for a return with a single operation, the last one: it captures what the function made. */
static __always_inline void capture_result(struct frame *f, struct xb_plan *p)
{
	open_items(f);
	step(f, p, (p->nops - 1) & (XB_MAX_OPS - 1));
	close_items(f);
}

_Static_assert(XB_OP_MAX == 1024, "the bounds of sizes in run_op");

#endif
