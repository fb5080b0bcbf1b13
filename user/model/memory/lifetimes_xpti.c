// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lifetimes_xpti.c - memory from XPTI's events: USM and the memory of SYCL's memory objects
 * (sycl.experimental.mem_alloc), and SYCL's buffers and images themselves (sycl.experimental.buffer, .image).
 */
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"
#include "decode/xpti.h"
#include "model/memory/image_size.h"
#include "model/memory/lifetimes_keep.h"
#include "model/told.h"

static const struct value *named(const struct value *v, uint32_t n, const char *key)
{
	uint32_t i;

	for (i = 0; i < n; i++) {
		if (v[i].key && v[i].key[0] == key[0] && !strcmp(v[i].key, key))
			return &v[i];
	}
	return NULL;
}

static bool number_of(const struct value *v, uint64_t *ret)
{
	if (!v || v->flags & (VALUE_F_FAULT | VALUE_F_NULL) ||
	    (v->kind > VALUE_BOOL && v->kind != VALUE_HANDLE && v->kind != VALUE_PTR))
		return false;
	*ret = v->u;
	return true;
}

static bool field_of(const struct event_xpti *x, const char *key, uint64_t *ret)
{
	return x->data.kind == VALUE_STRUCT &&
	       number_of(named(x->data.items, x->data.nitems, key), ret);
}

static bool text_is(const struct value *v, const char *s)
{
	return v->kind == VALUE_STRING && v->len == strlen(s) && !memcmp(v->str, s, v->len);
}

/* "main (prog.cpp:12)"; NULL: there is no place. */
static const char *place(struct lifetimes *l, const struct event_xpti *x)
{
	char text[TEXT_MAX];

	if (!xpti_has_place(x) || x->name.kind != VALUE_STRING)
		return NULL;
	snprintf(text, sizeof(text), "%.*s (%.*s:%u)", (int)x->name.len, x->name.str,
		 (int)x->file.len, x->file.str, x->has_line ? x->rec->line : 0);
	return lifetimes_intern(l, text);
}

static const char *device_of(struct lifetimes *l, const struct event_xpti *x)
{
	const struct value *v = named(x->metadata, x->nmetadata, "sycl_device_name");
	char text[TEXT_MAX];

	if (!v || v->kind != VALUE_STRING || !v->len)
		return NULL;
	snprintf(text, sizeof(text), "%.*s", (int)v->len, v->str);
	return lifetimes_intern(l, text);
}

static void on_begin(struct lifetimes *l, struct proc *p, const struct event_xpti *x, bool release)
{
	struct lthread *t = lifetimes_thread_get(l, p, x->rec->h.tid);
	uint64_t handle = 0;

	if (!t)
		return;
	field_of(x, "mem_object_handle", &handle);
	t->frame = (struct frame){
		.instance = x->rec->instance,
		.from = x->rec->h.ts,
		.site = place(l, x),
		.device = release ? NULL : device_of(l, x),
		.epoch = l->epoch,
		.open = true,
		.release = release,
		.maps = !release && handle,
	};
}

/* The span from the begin of the same instance on. */
static struct span on_end(struct lifetimes *l, struct proc *p, const struct event_xpti *x,
			  bool release, bool *ret_maps)
{
	struct lthread *t = lifetimes_thread_find(l, p, x->rec->h.tid);
	struct span s = {
		.from = x->rec->h.ts, .to = x->rec->h.ts, .tid = x->rec->h.tid, .api = CAT_API_SYCL
	};

	s.site = place(l, x);
	s.device = device_of(l, x);
	if (t && t->frame.open && t->frame.instance == x->rec->instance &&
	    t->frame.release == release) {
		s.from = t->frame.from;
		s.begun = true;
		t->frame.open = false;
		*ret_maps = t->frame.maps;
	}
	return s;
}

static unsigned usm_kind(const struct event_xpti *x)
{
	return text_is(&x->data, "malloc_host") ? CAT_MEM_HOST : CAT_MEM_UNKNOWN;
}

static int on_alloc_end(struct lifetimes *l, const struct told *told, struct proc *p,
			const struct event_xpti *x)
{
	bool has_size, maps = false;
	struct span s = on_end(l, p, x, false, &maps);
	uint64_t key = 0, size = 0, native = 0;
	struct view *v;
	int r;

	if (x->has_event) {
		if (!number_of(named(x->metadata, x->nmetadata, "memory_ptr"), &key) || !key)
			return 0;
		has_size = number_of(named(x->metadata, x->nmetadata, "memory_size"), &size);
		return lifetimes_birth(l, told, p, &s, SPACE_ADDRESS, key, usm_kind(x), size,
				       has_size);
	}
	if (!field_of(x, "mem_object_handle", &key) || !key || maps)
		return 0;
	/* Without its begin: what is known to XPTI already is mapped. */
	v = lifetimes_find(l, p, SPACE_HANDLE, key);
	if (!s.begun && v && !v->a->dead && lifetimes_view_of_api(v->a, &s, SPACE_HANDLE, key))
		return 0;
	has_size = field_of(x, "alloc_size", &size);
	r = lifetimes_birth(l, told, p, &s, SPACE_HANDLE, key, CAT_MEM_BUFFER, size, has_size);
	v = lifetimes_find(l, p, SPACE_HANDLE, key);
	if (r >= 0 && v && field_of(x, "alloc_pointer", &native))
		v->a->native = native;
	return r;
}

static void on_release_end(struct lifetimes *l, const struct told *told, struct proc *p,
			   const struct event_xpti *x)
{
	bool maps;
	struct span s = on_end(l, p, x, true, &maps);
	uint64_t key, native = 0;
	struct view *v;

	if (x->has_event) {
		if (number_of(named(x->metadata, x->nmetadata, "memory_ptr"), &key) && key)
			lifetimes_death(l, told, p, &s, key, true);
		return;
	}
	/* Where calls are seen they tell better: handles have owners. */
	if (!field_of(x, "mem_object_handle", &key))
		return;
	field_of(x, "alloc_pointer", &native);
	v = lifetimes_find(l, p, SPACE_HANDLE, key);
	/* Another pointer than it was made with: it is unmapped. */
	if (v && !v->a->dead && !lifetimes_decider(v->a)->call && v->a->native == native)
		lifetimes_die(l, v->a, &s);
}

/* Of an element of a SYCL image; 0: not known. */
static unsigned image_bytes(const struct event_xpti *x)
{
	const struct value *format = x->data.kind == VALUE_STRUCT
					     ? named(x->data.items, x->data.nitems, "format")
					     : NULL;

	return format && format->kind == VALUE_ENUM ? image_format_bytes(format->u) : 0;
}

static int on_construct(struct lifetimes *l, const struct told *told, struct proc *p,
			const struct event_xpti *x)
{
	const struct value *range =
		x->data.kind == VALUE_STRUCT ? named(x->data.items, x->data.nitems, "range") : NULL;
	struct span s = { .from = x->rec->h.ts,
			  .to = x->rec->h.ts,
			  .tid = x->rec->h.tid,
			  .api = CAT_API_SYCL,
			  .site = place(l, x) };
	uint64_t key, dim, size = 0;
	bool image = !field_of(x, "element_size", &size), has_size;
	struct view *v;
	uint32_t i;

	if (!field_of(x, "user_object_handle", &key) || !key)
		return 0;
	/* The part of a buffer shows itself by the buffer's own handle. */
	v = lifetimes_find(l, p, SPACE_SYCL, key);
	if (v && !v->a->dead && v->a->epoch == l->epoch)
		return 0;
	if (image)
		size = image_bytes(x);
	has_size = size && field_of(x, "dim", &dim) && range && range->kind == VALUE_ARRAY;
	for (i = 0; has_size && i < dim && i < range->nitems; i++)
		has_size = !__builtin_mul_overflow(size, range->items[i].u, &size);
	return lifetimes_birth(l, told, p, &s, SPACE_SYCL, key,
			       image ? MEM_SYCL_IMAGE : MEM_SYCL_BUFFER, has_size ? size : 0,
			       has_size);
}

static void on_destruct(struct lifetimes *l, struct proc *p, const struct event_xpti *x)
{
	struct span s = {
		.from = x->rec->h.ts, .to = x->rec->h.ts, .tid = x->rec->h.tid, .api = CAT_API_SYCL
	};
	struct view *v;
	uint64_t key;

	if (!field_of(x, "user_object_handle", &key))
		return;
	v = lifetimes_find(l, p, SPACE_SYCL, key);
	if (v && !v->a->dead)
		lifetimes_die(l, v->a, &s);
}

/* A SYCL buffer has got memory: that memory is where the buffer was made. */
static void on_associate(struct lifetimes *l, struct proc *p, const struct event_xpti *x)
{
	const struct view *buffer, *memory, *inner;
	uint64_t user, mem;

	if (!field_of(x, "user_object_handle", &user) || !field_of(x, "mem_object_handle", &mem))
		return;
	buffer = lifetimes_find(l, p, SPACE_SYCL, user);
	memory = lifetimes_find(l, p, SPACE_HANDLE, mem);
	if (!buffer || !memory || !buffer->a->row[LIFETIMES_BY_SITE] || memory->a->dead)
		return;
	lifetimes_move_site(l, memory->a, buffer->a->row[LIFETIMES_BY_SITE]->label);
	/* Smaller is no difference: buffers that are parts of others have the others' memory. */
	inner = lifetimes_decider(memory->a);
	if (lifetimes_kinds[memory->a->kind].counts && buffer->size > inner->size)
		lifetimes_note_difference(l, buffer, inner);
}

int lifetimes_xpti(struct lifetimes *l, const struct told *told, const struct event_xpti *x)
{
	static const char *const names[] = {
		"mem_alloc_begin",
		"mem_alloc_end",
		"mem_release_begin",
		"mem_release_end",
		"offload_alloc_memory_object_construct",
		"offload_alloc_memory_object_associate",
		"offload_alloc_memory_object_destruct",
	};
	struct proc *p;
	unsigned i;
	int r;

	for (i = 0; i < ARRAY_SIZE(names) &&
		    (names[i][0] != x->event[0] || strcmp(names[i], x->event) != 0);
	     i++)
		;
	if (i == ARRAY_SIZE(names))
		return 0;
	r = lifetimes_proc_get(l, told, x->rec->h.tgid, x->rec->h.ts, &p);
	if (r < 0)
		return r;
	switch (i) {
	case 0:
	case 2:
		on_begin(l, p, x, i == 2);
		return 0;
	case 1:
		return on_alloc_end(l, told, p, x);
	case 3:
		on_release_end(l, told, p, x);
		return 0;
	case 4:
		return on_construct(l, told, p, x);
	case 5:
		on_associate(l, p, x);
		return 0;
	default:
		on_destruct(l, p, x);
		return 0;
	}
}
