// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * account.bpf.h - knows each allocation that lives, and adds up memory, copies and waits. Part of api.bpf.c.
 *
 * All of it is in maps that user space reads, so nothing depends on records that may be lost. What a function does is in
 * the table of accounts, by its slot.
 *
 * Of several layers (Unified Runtime calls Level Zero) only the outermost call of a thread counts: what a runtime
 * allocates or copies inside another call is its own, and not the program's. A wait inside a wait is the same wait.
 *
 * An address may be given to another thread before the free returns. The allocation is therefore removed when the free
 * begins, and comes back if it fails.
 *
 * Copies between addresses need to know which memory these are in. A process has a short list of ranges to be searched.
 * If it has more allocations than that, an address that is not found is of unknown memory.
 */
#ifndef XB_ACCOUNT_BPF_H
#define XB_ACCOUNT_BPF_H

const volatile bool accounts = false;

/* Sized by user space: 1 without accounts. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, XB_MAX_FUNCS);
	__type(key, __u32);
	__type(value, struct xb_account);
} accounts_of SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, XB_LIVE_MAX);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct xb_live_key);
	__type(value, struct xb_live);
} live SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 16384);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, __u32);
	__type(value, struct xb_owner);
} owners SEC(".maps");

struct xb_sums sums;
/* ns: since when all allocations are seen, if that is later than the trace's beginning; UINT64_MAX: they aren't now. */
__u64 follows_since;
struct xb_owner no_owner;

static __always_inline struct xb_sums_mem *sums_of(__u32 kind)
{
	barrier_var(kind);
	return &sums.memory[kind & (XB_MEMS - 1)];
}

_Static_assert(!(XB_MEMS & (XB_MEMS - 1)), "the mask in sums_of");

/* ---- the ranges of a process --------------------------------------------------------------------- */

/* False: it is in use. */
__noinline int range_take(struct xb_owner *o, __u32 i, __u64 from, __u64 size, __u32 kind)
{
	struct xb_range *r;

	if (!o)
		return 0;
	r = &o->ranges[i & (XB_RANGES - 1)];
	if (r->to || __sync_val_compare_and_swap(&r->to, 0, 1))
		return 0;
	r->from = from;
	r->kind = kind;
	*(volatile __u64 *)&r->to = from + (size ?: 1);
	return 1;
}

/* Its number + 1; 0: there is no room. */
__noinline __u32 range_add(struct xb_owner *o, __u64 from, __u64 size, __u32 kind)
{
	if (!o)
		return 0;
	for (__u32 i = 0; i < XB_RANGES; i++) {
		if (range_take(o, i, from, size, kind))
			return i + 1;
	}
	return 0;
}

static __always_inline void range_drop(struct xb_owner *o, __u32 range)
{
	barrier_var(range);
	if (range && range <= XB_RANGES)
		*(volatile __u64 *)&o->ranges[(range - 1) & (XB_RANGES - 1)].to = 0;
}

_Static_assert(!(XB_RANGES & (XB_RANGES - 1)), "the mask in range_drop");

/* XB_MEM_UNKNOWN: not in this one. */
__noinline __u32 range_kind_of(struct xb_owner *o, __u32 i, __u64 at)
{
	struct xb_range *r;

	if (!o)
		return XB_MEM_UNKNOWN;
	r = &o->ranges[i & (XB_RANGES - 1)];
	return at < r->to && at >= r->from ? r->kind : XB_MEM_UNKNOWN;
}

/* XB_MEM_UNKNOWN: in none. */
__noinline __u32 range_kind(struct xb_owner *o, __u64 at)
{
	__u32 kind = XB_MEM_UNKNOWN;

	if (!o)
		return XB_MEM_UNKNOWN;
	for (__u32 i = 0; i < XB_RANGES && !kind; i++)
		kind = range_kind_of(o, i, at);
	return kind;
}

/* ---- allocations --------------------------------------------------------------------------------- */

static __always_inline struct xb_owner *owner_of(__u32 tgid)
{
	struct xb_owner *o = bpf_map_lookup_elem(&owners, &tgid);

	if (o)
		return o;
	bpf_map_update_elem(&owners, &tgid, &no_owner, BPF_NOEXIST);
	o = bpf_map_lookup_elem(&owners, &tgid);
	if (o && groups_by) {
		__u32 *group = bpf_map_lookup_elem(&group_of, &tgid);

		o->group = group ? *group : 0;
	}
	return o;
}

/* Removes it from what lives. *ret: what it was. False: it is not known, or somebody else is removing it. */
static __noinline int live_take(struct xb_live_key *key, struct xb_live *ret)
{
	struct xb_sums_mem *m;
	struct xb_owner *o;
	struct xb_live *l;
	__u64 bytes;
	__u32 tgid;

	if (!key || !ret)
		return 0;
	l = bpf_map_lookup_elem(&live, key);
	if (!l)
		return 0;
	*ret = *l;
	if (bpf_map_delete_elem(&live, key))
		return 0;
	tgid = key->tgid;
	o = bpf_map_lookup_elem(&owners, &tgid);
	if (o) {
		range_drop(o, ret->range);
		if (!ret->range)
			__sync_fetch_and_sub(&o->more, 1);
		__sync_fetch_and_sub(&o->count, 1);
		bytes = __sync_fetch_and_sub(&o->bytes, ret->size) - ret->size;
		if (captures && bytes <= capture_memory)
			*(volatile __u64 *)&o->above = 0;
		if (groups_by)
			group_lives(o->group, ret->kind, ret->size, false);
	}
	m = sums_of(ret->kind);
	__sync_fetch_and_sub(&m->live, ret->size);
	__sync_fetch_and_sub(&m->count, 1);
	return 1;
}

/* False: there is no room. */
static __noinline int live_add(struct xb_live_key *key, struct xb_live *l)
{
	struct xb_sums_mem *m;
	struct xb_owner *o;
	__u64 bytes;
	struct xb_live copy;

	if (!key || !l)
		return 0;
	o = owner_of(key->tgid);
	l->range = o ? range_add(o, key->at, l->size, l->kind) : 0;
	/* Older kernels take no value that is after a function's argument. */
	copy = *l;
	if (!o || bpf_map_update_elem(&live, key, &copy, BPF_NOEXIST)) {
		if (o)
			range_drop(o, l->range);
		return 0;
	}
	if (!l->range)
		__sync_fetch_and_add(&o->more, 1);
	__sync_fetch_and_add(&o->count, 1);
	bytes = __sync_fetch_and_add(&o->bytes, l->size) + l->size;
	if (captures && capture_memory)
		look_at_memory(o, bytes, l->size);
	if (groups_by)
		group_lives(o->group, l->kind, l->size, true);
	m = sums_of(l->kind);
	__sync_fetch_and_add(&m->count, 1);
	raise(&m->peak, __sync_fetch_and_add(&m->live, l->size) + l->size);
	return 1;
}

static __always_inline void count_freed(const struct xb_live *l)
{
	struct xb_sums_mem *m = sums_of(l->kind);

	__sync_fetch_and_add(&m->freed_bytes, l->size);
	__sync_fetch_and_add(&m->frees, 1);
}

/* ---- what a call says ---------------------------------------------------------------------------- */

static __always_inline __u64 word_of(const struct frame *f, __u32 word)
{
	const __u64 *args = (const __u64 *)f->body;

	barrier_var(word);
	return args[word & (XB_MAX_ARGS - 1)];
}

/* A number that a side names. False: it can't be read. */
static __always_inline bool side_of(const struct frame *f, const struct xb_account_side *s,
				    __u64 *ret)
{
	__u64 v = word_of(f, s->word);
	__u32 v32 = 0;

	if (s->at == 4) {
		if (bpf_probe_read_user(&v32, 4, (const void *)(v + s->offset)))
			return false;
		v = v32;
	} else if (s->at) {
		if (bpf_probe_read_user(&v, 8, (const void *)(v + s->offset)))
			return false;
	}
	*ret = v;
	return true;
}

/* False: it is not known. */
static __noinline int bytes_of(const struct frame *f, const struct xb_account *a, __u64 *ret)
{
	__u64 bytes = 1;

	if (!f || !a || !ret || !a->nsides || a->image)
		return 0;
	for (__u32 i = 0; i < XB_ACCOUNT_SIDES; i++) {
		const struct xb_account_side *s = &a->sides[i];
		__u64 v = 0;

		if (i >= a->nsides)
			break;
		if (!side_of(f, s, &v))
			return 0;
		if (v || !s->flat)
			bytes *= v;
	}
	*ret = bytes;
	return 1;
}

static __always_inline void note_alloc(const struct frame *f, const struct xb_account *a,
				       __u32 group)
{
	struct xb_live_key key = { .tgid = f->call.h.tgid };
	struct xb_live l = { .since = f->call.h.ts + f->call.dur, .kind = a->kind }, old;
	struct xb_sums_mem *m = sums_of(a->kind);

	if (a->pointer == XB_ACCOUNT_RESULT)
		key.at = f->call.ret;
	else if (bpf_probe_read_user(&key.at, 8, (const void *)word_of(f, a->pointer)))
		key.at = 0;
	bytes_of(f, a, &l.size);
	if (!key.at && !l.size)
		return;
	__sync_fetch_and_add(&m->allocs, 1);
	__sync_fetch_and_add(&m->bytes, l.size);
	if (groups_by)
		group_allocated(group, l.kind, l.size);
	/* The free of what was there was not seen. */
	if (live_take(&key, &old))
		count_freed(&old);
	if (!key.at || !live_add(&key, &l))
		__sync_fetch_and_add(&sums.untracked, 1);
}

static __always_inline void note_free(struct frame *f, const struct xb_account *a, bool outermost)
{
	struct xb_live_key key = { .at = word_of(f, a->pointer), .tgid = f->call.h.tgid };

	if (!key.at)
		return;
	if (!live_take(&key, &f->freed)) {
		f->freed.kind = 0;
		if (outermost)
			__sync_fetch_and_add(&sums.unknown_frees, 1);
	}
}

/* ---- copies -------------------------------------------------------------------------------------- */

/* A process that is older than what we know of allocations may have memory of any kind that we don't know. */
static __always_inline bool is_older(void)
{
	struct task_struct *task = (void *)bpf_get_current_task();
	__u64 start = BPF_CORE_READ(task, group_leader, start_time);

	return start < began() || start < follows_since;
}

static __noinline __u32 kind_at(__u32 tgid, __u64 at)
{
	struct xb_owner *o = bpf_map_lookup_elem(&owners, &tgid);
	struct xb_live_key key = { .at = at, .tgid = tgid };
	struct xb_live *l = bpf_map_lookup_elem(&live, &key);
	__u32 kind = l ? l->kind : XB_MEM_UNKNOWN;

	if (!kind && o)
		kind = range_kind(o, at);
	if (kind || (o && o->more) || is_older())
		return kind;
	return XB_MEM_HOST;
}

static __always_inline __u32 side_kind(const struct frame *f, __u8 kind, __u8 word)
{
	return kind < XB_MEMS ? kind : kind_at(f->call.h.tgid, word_of(f, word));
}

static __always_inline void note_copy(const struct frame *f, const struct xb_account *a)
{
	__u32 from = side_kind(f, a->src_kind, a->src), to = side_kind(f, a->dst_kind, a->dst);
	struct xb_sums_copy *s;
	__u64 bytes = 0;

	barrier_var(from);
	barrier_var(to);
	s = &sums.copies[from & (XB_MEMS - 1)][to & (XB_MEMS - 1)];
	__sync_fetch_and_add(&s->copies, 1);
	if (bytes_of(f, a, &bytes))
		__sync_fetch_and_add(&s->bytes, bytes);
	else
		__sync_fetch_and_add(&s->unsized, 1);
}

/* ---- entry and return ---------------------------------------------------------------------------- */

static __always_inline struct xb_account *account_of(__u32 slot)
{
	return bpf_map_lookup_elem(&accounts_of, &slot);
}

/* What a call does, if that takes its arguments; NULL: nothing. */
static __always_inline struct xb_account *account_wanted(struct frame *f, bool before)
{
	struct xb_account *a = account_of(f->call.func);

	f->freed.kind = 0;
	f->waits = false;
	return !a || before || (!a->act && !a->waits) ? NULL : a;
}

/* Its arguments are in the frame. */
static __always_inline void account_entry(struct frame *f, struct xb_account *a)
{
	f->waits = a->waits == 1 || (a->waits && (__u8)word_of(f, a->waits - 2));
	if (a->act == XB_ACCOUNT_FREE)
		note_free(f, a, !f->call.depth);
}

/* Whether a call around the one at this depth waits. */
static __noinline int waits_above(struct calls *c, __u32 depth)
{
	if (!c)
		return 0;
	for (__u32 i = 0; i < XB_MAX_DEPTH; i++) {
		if (i >= depth)
			break;
		if (c->frames[i].waits)
			return 1;
	}
	return 0;
}

static __always_inline void note_wait(struct calls *c, const struct frame *f,
				      const struct xb_plan *p, __u32 depth)
{
	__u32 api = p->api;

	if (waits_above(c, depth - 1))
		return;
	barrier_var(api);
	__sync_fetch_and_add(&sums.waits[api & (XB_SUMS_APIS - 1)].waits, 1);
	__sync_fetch_and_add(&sums.waits[api & (XB_SUMS_APIS - 1)].ns, f->call.dur);
	if (groups_by)
		group_wait(c->group, api, f->call.dur);
}

/* A free that failed: its allocation lives on. */
static __always_inline void take_back(struct frame *f, const struct xb_account *a)
{
	struct xb_live_key key = { .at = word_of(f, a->pointer), .tgid = f->call.h.tgid };

	if (!live_add(&key, &f->freed))
		__sync_fetch_and_add(&sums.untracked, 1);
}

static __always_inline void account_end(struct calls *c, struct frame *f, const struct xb_plan *p,
					__u32 depth, const struct xb_account *a)
{
	bool failed = xb_failed(p, f->call.ret);

	if (f->waits)
		note_wait(c, f, p, depth);
	if (a->act == XB_ACCOUNT_FREE && f->freed.kind) {
		if (failed)
			take_back(f, a);
		else
			count_freed(&f->freed);
	}
	if (depth > 1)
		return;
	if (a->act == XB_ACCOUNT_ALLOC && failed)
		__sync_fetch_and_add(&sums.failed, 1);
	if (failed)
		return;
	if (a->act == XB_ACCOUNT_ALLOC)
		note_alloc(f, a, c->group);
	if (a->act == XB_ACCOUNT_COPY)
		note_copy(f, a);
}

/* Called when the frame at depth - 1 has returned. */
__noinline int account_return(struct calls *c, struct frame *f, const struct xb_plan *p,
			      __u32 depth)
{
	struct xb_account *a;
	__u64 begin;

	if (!c || !f || !p || (!accounts && !keeps_data))
		return 0;
	a = account_of(f->call.func);
	if (!a || (!a->act && !f->waits))
		return 0;
	begin = charge_begin();
	account_end(c, f, p, depth, a);
	charge_since(c, f->call.func, begin);
	return 0;
}

/* ---- the end of a process ------------------------------------------------------------------------ */

struct ending {
	__u32 tgid, group;
};

static long live_ended(void *map, struct xb_live_key *key, struct xb_live *l, struct ending *e)
{
	struct xb_live_key copy = *key;
	struct xb_sums_mem *m;
	struct xb_live had;

	if (copy.tgid != e->tgid || !live_take(&copy, &had))
		return 0;
	m = sums_of(had.kind);
	__sync_fetch_and_add(&m->ended_bytes, had.size);
	__sync_fetch_and_add(&m->ended, 1);
	if (groups_by)
		group_ended(e->group, had.kind, had.size);
	return 0;
}

/*
 * Takes what it has not freed. Most processes have nothing left, and then no table is searched.
 *
 * A program has to do this itself, and before it calls any other function: Linux 5.15 takes for the function that is called
 * for each row the one of that number in the order of first mention, and so the first one only is right.
 */
static __always_inline void account_process_over(__u32 tgid)
{
	struct xb_owner *o = bpf_map_lookup_elem(&owners, &tgid);
	struct ending ending = { .tgid = tgid };

	if (!o)
		return;
	ending.group = o->group;
	if (o->count)
		bpf_for_each_map_elem(&live, live_ended, &ending, 0);
	bpf_map_delete_elem(&owners, &tgid);
}

/* ---- allocations that are no longer seen --------------------------------------------------------- */

static long live_forgotten(void *map, struct xb_live_key *key, struct xb_live *l, void *u)
{
	struct xb_live_key copy = *key;
	struct xb_live had;

	live_take(&copy, &had);
	return 0;
}

/*
 * Forgets what lives: it would seem to live for ever, and to be leaked at the end, when frees are no longer seen. User space
 * runs this. It is no program of the type that is for that, because those may sleep, and older kernels (5.15) let no program
 * that may sleep have a table whose rows are not made beforehand.
 */
SEC("raw_tp")
int forget_live(void *ctx)
{
	bpf_for_each_map_elem(&live, live_forgotten, NULL, 0);
	return 0;
}

#endif
