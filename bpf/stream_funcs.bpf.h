// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* stream_funcs.bpf.h - what is known of the functions that XPTI's call streams report. Part of api.bpf.c and xpti.bpf.c. */
#ifndef XB_STREAM_FUNCS_BPF_H
#define XB_STREAM_FUNCS_BPF_H

#include "wire_xpti.h"

/* One table for both. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, XB_STREAM_FUNCS);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct xb_stream_key);
	__type(value, struct xb_stream_func);
} stream_funcs SEC(".maps");

struct fw_call { /* function_with_args_t */
	__u32 number, unused;
	__u64 name, args, ret, user;
};

enum stream_misses { STREAM_MISSES_KEPT, STREAM_MISSES_COUNTED };

static __always_inline bool is_stream_begin(__u16 type)
{
	return type == XB_STREAM_BEGIN;
}

static __always_inline bool is_stream_end(__u16 type)
{
	return type == XB_STREAM_END || type == XB_STREAM_END_OLD;
}

/*
 * What a notification with this user_data reports, by the name that it has; NULL: nothing that is known. If the number is not
 * the function's, nobody knows what it is. It is a function of its own, as the name needs much of the stack.
 */
static __noinline struct xb_stream_func *stream_func(__u32 obj, __u64 user_data, __u32 misses)
{
	struct xb_stream_key key = { .obj = obj };
	struct xb_stream_func *f;
	struct fw_call call;

	if (bpf_probe_read_user(&call, sizeof(call), (const void *)user_data) ||
	    bpf_probe_read_user_str(key.name, sizeof(key.name), (const void *)call.name) <= 0) {
		if (misses == STREAM_MISSES_COUNTED)
			count(XB_C_XPTI_UNREADABLE);
		return NULL;
	}
	f = bpf_map_lookup_elem(&stream_funcs, &key);
	if (!f || f->number == XB_STREAM_NO_NUMBER || f->number == call.number)
		return f;
	if (misses == STREAM_MISSES_COUNTED)
		count(XB_C_MISNUMBERED);
	return NULL;
}

/* A pointer in user_data, at that place of struct fw_call. 0: it can't be read, and leads nowhere. */
static __always_inline __u64 stream_pointer(__u64 user_data, __u32 at)
{
	__u64 v = 0;

	bpf_probe_read_user(&v, sizeof(v), (const void *)(user_data + at));
	return v;
}

#endif
