// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * streams.bpf.h - calls that XPTI's call streams report. Part of api.bpf.c.
 *
 * A runtime that has a tracing layer notifies the framework before and after each call (ur.call and its like), with the
 * function's name and its arguments. Such a pair gets a frame as a call that is probed does, so it has the same record.
 * This is also done where no symbol shows where the function is.
 *
 * If the call has a probe as well, it is one call: one of the two is around the other, in another object, and the inner
 * one is its lower layer (see is_lower()). A layer of Unified Runtime reports a call inside the function that has the
 * probe, and libsycl reports PI's calls around it.
 *
 * How far the stack of the call reaches is not known: the notification is in a function that it has called before. So a
 * probed function inside it may begin above the notification, by what that and the functions around it need. The frame is
 * therefore taken to reach further. Two notifications are as deep as each other below their calls.
 */
#ifndef XB_STREAMS_BPF_H
#define XB_STREAMS_BPF_H

/* Reads the arguments into the words of the record. -1: not all could be read, and so none counts. */
__noinline int take_told(struct frame *f, struct xb_stream_func *fn, __u64 from)
{
	__u32 n;

	if (!f || !fn)
		return -1;
	n = fn->nargs;
	for (__u32 i = 0; i < XB_MAX_ARGS; i++) {
		const struct xb_stream_arg *a = &fn->args[i];
		__u64 at = from + a->at, to = (__u64)a->word * 8, bytes = a->bytes;

		if (i >= n)
			break;
		if ((fn->flags & XB_STREAM_POINTERS) &&
		    bpf_probe_read_user(&at, sizeof(at), (const void *)at))
			return -1;
		if (EXCEEDS(to, ARGS_BYTES - 8) || EXCEEDS(bytes, ARGS_BYTES))
			return -1;
		*(__u64 *)(f->body + to) = 0;
		if (bpf_probe_read_user(f->body + to, bytes, (const void *)at))
			return -1;
	}
	return 0;
}

static __always_inline void take_all_told(struct frame *f, struct xb_stream_func *fn, __u64 from)
{
	f->blind = take_told(f, fn, from) != 0;
	if (!f->blind)
		return;
	f->call.nargs = 0;
	f->call.h.flags |= XB_F_FAULT;
	count(XB_C_UNREADABLE);
}

/* By itself, for otherwise the compiler keeps what it looked up in a way that verifiers don't follow. */
__noinline int account_told(struct frame *f, bool before)
{
	struct xb_account *a;

	if (!f)
		return 0;
	a = account_wanted(f, before);
	if (a && !f->blind)
		account_entry(f, a);
	return 0;
}

/* A notification before a call. */
static __always_inline int hear_begin(struct pt_regs *ctx, __u32 obj)
{
	__u64 id = bpf_get_current_pid_tgid();
	struct xb_stream_func *fn = stream_func(obj, ctx->r9, STREAM_MISSES_COUNTED);
	struct place at = { .sp = ctx->sp, .obj = obj, .stream = true, .returns = true };
	struct xb_plan *p;
	struct calls *c;
	struct frame *f;
	bool wanted;

	if (!fn)
		return 0;
	at.before = !began();
	at.slot = fn->slot;
	p = bpf_map_lookup_elem(&plans, &at.slot);
	if (!p || !p->func) {
		count(XB_C_BAD_PLAN);
		return 0;
	}
	if (asked_of(at.slot) & XB_ASK_NOTHING) {
		pass_over();
		return 0;
	}
	c = own_calls();
	if (!c) {
		count(XB_C_NO_STATE);
		return 0;
	}
	if ((!at.before && !introduce(c, p)) || !find_place(c, p, &at))
		return 0;
	f = frame_at(c, at.depth);
	wanted = new_frame(c, f, p, &at, id);
	f->call.h.flags |= XB_F_STREAM;
	f->stream = true;
	f->blind = false;
	f->instance = ctx->r8;
	if (wanted || accounts)
		take_all_told(f, fn,
			      stream_pointer(ctx->r9, __builtin_offsetof(struct fw_call, args)));
	if (accounts)
		account_told(f, at.before);
	if (wanted && !f->blind)
		capture_entry(f, p);
	if (images && wanted && !f->blind)
		take_images(f, true);
	begin_call(ctx, c, f, p, &at);
	return 0;
}

/* The call that a notification ends, as its depth + 1; 0: none that is known. */
static __always_inline __u32 find_told(struct calls *c, __u32 slot, __u64 instance)
{
	__u32 depth = c->depth;

	for (int i = 0; i < XB_MAX_DEPTH; i++) {
		struct frame *f;

		if (!depth || depth > XB_MAX_DEPTH)
			return 0;
		f = frame_at(c, depth - 1);
		if (f->stream && f->call.func == slot && f->instance == instance)
			return depth;
		depth--;
	}
	return 0;
}

/* An end without a begin. Many have a probe around them instead. */
static __always_inline void hear_unmatched(struct calls *c, __u32 obj, __u32 slot)
{
	struct xb_plan *p = bpf_map_lookup_elem(&plans, &slot);

	if (p && is_lower(c, p, obj, c->depth) && hides_lower())
		return;
	end_unkept(c);
}

/* A notification after it. */
static __always_inline int hear_end(struct pt_regs *ctx, __u32 obj)
{
	__u64 now = bpf_ktime_get_ns();
	struct calls *c = calls_of(bpf_get_current_task_btf());
	struct xb_stream_func *fn = c ? stream_func(obj, ctx->r9, STREAM_MISSES_KEPT) : NULL;
	struct xb_plan *p;
	struct frame *f;
	__u32 depth, ret = 0;

	if (!fn)
		return 0;
	depth = find_told(c, fn->slot, ctx->r8);
	if (!depth) {
		hear_unmatched(c, obj, fn->slot);
		return 0;
	}
	if (depth != c->depth)
		drop_frames(c, depth, XB_F_UNWOUND);
	c->depth = depth - 1;
	f = frame_at(c, depth - 1);
	if (f->before)
		return 0;
	p = bpf_map_lookup_elem(&plans, &fn->slot);
	if (p && bpf_probe_read_user(&ret, sizeof(ret),
				     (const void *)stream_pointer(
					     ctx->r9, __builtin_offsetof(struct fw_call, ret)))) {
		f->call.h.flags |= XB_F_FAULT;
		count(XB_C_UNREADABLE);
		report_entry(f, p);
		return 0;
	}
	end_call(c, f, depth, now, ret);
	return 0;
}

static __always_inline int hear(struct pt_regs *ctx)
{
	__u32 obj = XB_COOKIE_OBJ(bpf_get_attach_cookie(ctx));
	__u16 type = ctx->si;

	if (!is_stream_begin(type) && !is_stream_end(type))
		return 0;
	if (is_stream_begin(type) && !is_target()) {
		count(XB_C_FILTERED);
		return 0;
	}
	return is_stream_begin(type) ? hear_begin(ctx, obj) : hear_end(ctx, obj);
}

SEC("uprobe.multi")
int streams_multi(struct pt_regs *ctx)
{
	KEEP_OWN_STACK(ctx, no_multis);
	return hear(ctx);
}

/* Single probes may be there long after the end. */
SEC("uprobe")
int streams_plain(struct pt_regs *ctx)
{
	KEEP_OWN_STACK(ctx, no_plains);
	return is_ended() ? 0 : hear(ctx);
}

#endif
