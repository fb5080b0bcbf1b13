// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * image.bpf.h - sends the device images that calls are given or return: see wire_image.h. Part of api.bpf.c.
 *
 * Most images are in the files of programs and libraries, which nobody can write to by their mappings: of these, only
 * the place is sent. The others were made in memory, and are sent themselves, because their thread may free them as soon
 * as the call has returned. Another thread may change them at any time. The pages are therefore read again when the call
 * returns, and sums of them show whether they are still the same.
 *
 * What a call returns is read when it has succeeded. Where a property is a list of images, another one has had their sizes:
 * these are remembered by process and object.
 *
 * The bytes need a buffer, for the same reasons as stacks do (stack.bpf.h), and there are a few more of them than CPUs.
 * A part of the ring is left to everything else: an image for which there is no room is lost, which is counted.
 */
#ifndef XB_IMAGE_BPF_H
#define XB_IMAGE_BPF_H

#include "wire_image.h"

/* Set by user space before loading. */
const volatile bool images = false;
const volatile bool keeps_data = false; /* see data.bpf.h */
const volatile __u32 image_nbufs = 1;	/* entries of image_bufs */

/* Sized by user space: 1 without images. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, XB_MAX_FUNCS);
	__type(key, __u32);
	__type(value, struct xb_image_plan);
} image_plans SEC(".maps");

/* The same. */
struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 1024);
	__type(key, struct xb_image_sizes_key);
	__type(value, struct xb_image_sizes);
} image_sizes SEC(".maps");

struct xb_image_sizes no_image_sizes;

/* The image that a buffer is used for, and where its reading stands. */
struct image_buf {
	__u32 busy;
	__u32 kept;    /* bytes could be sent */
	__u32 returns; /* the end of the call will be seen */
	__u32 unsized; /* how long it is could not be read */
	__u32 unread;  /* where it is could not be read */
	__u32 reserved;
	__u64 addr, size;
	struct xb_image_seen seen;
	struct xb_image_page page;
	struct xb_image_sums sums;
};

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct image_buf);
} image_bufs SEC(".maps");

/* What callbacks get, which has to be on the stack. */
struct image_work {
	struct image_buf *b;
};

#define IMAGE_TRIES 8
#define IMAGE_PARTS 8 /* of the ring that are left to others: see leaves_room() */

static __always_inline struct image_buf *get_image_buf(void)
{
	__u32 at = bpf_get_smp_processor_id();

	for (int i = 0; i < IMAGE_TRIES; i++) {
		__u32 key = (at + i) % image_nbufs;
		struct image_buf *b = bpf_map_lookup_elem(&image_bufs, &key);

		if (b && !__sync_val_compare_and_swap(&b->busy, 0, 1))
			return b;
	}
	return NULL;
}

static __always_inline void put_image_buf(struct image_buf *b)
{
	__sync_lock_test_and_set(&b->busy, 0);
}

/* ---- where they are ------------------------------------------------------------------------------ */

static __always_inline __u64 image_word(struct frame *f, __u32 word)
{
	return *(__u64 *)(f->body + (word & (XB_MAX_ARGS - 1)) * 8);
}

/* What is at an address that a call has given. 0: it is none, or can't be read, which *unread says then. */
static __always_inline __u64 image_part(__u64 addr, __u32 *unread)
{
	__u64 v = 0;

	if (!addr || !bpf_probe_read_user(&v, sizeof(v), (void *)addr))
		return v;
	*unread = true;
	return 0;
}

static __always_inline __u64 image_target(__u64 addr)
{
	__u32 unread;

	return image_part(addr, &unread);
}

/* How many images the call has. */
static __always_inline __u32 image_count(struct frame *f, const struct xb_image_plan *p)
{
	if (p->how == XB_IMAGE_ARRAY || p->how == XB_IMAGE_STRUCTS)
		return image_word(f, p->count);
	return p->how != XB_IMAGE_NONE;
}

/*
 * How long it is by itself. The formats are those that CUDA's functions take: a structure that leads to a fat binary, that
 * itself, an ELF file, whose tables are at its end, or text.
 */
#define FATBIN_WRAPPER 0x466243b1
#define FATBIN	       0xba55ed50
#define ELF	       0x464c457f

static long find_text_end(__u32 i, struct image_work *w)
{
	struct image_buf *b = w->b;
	__u64 at = xb_page_at(b->addr, i), room = XB_PAGE_BYTES - (at & (XB_PAGE_BYTES - 1));
	long n;

	BOUND(room, 4096);
	n = bpf_probe_read_user_str(b->page.bytes, room, (void *)at);
	if (n <= 0)
		return 1;
	if (n == room && !ends_at(at + room - 1))
		return 0;
	b->size = at + n - b->addr;
	/* The byte that ends it is not part of the text, but no text at all has no size. */
	if (b->size > 1)
		b->size--;
	return 1;
}

/* Of an image whose first bytes these are. 0: it is none that has a size. */
static __always_inline __u64 told_size(const __u64 *head)
{
	__u64 programs, sections;

	if ((__u32)head[0] == FATBIN)
		return (head[0] >> 48) + head[1];
	programs = head[4] + (head[6] >> 48) * (head[7] & 0xffff);
	sections = head[5] + (head[7] >> 16 & 0xffff) * (head[7] >> 32 & 0xffff);
	return programs > sections ? programs : sections;
}

/* Sets the size, and in case of a wrapper the address. */
__noinline int find_size(struct image_buf *b)
{
	struct image_work work = { b };
	__u64 head[8] = {};

	if (!images || !can_find_vma || !b)
		return 0;
	if (bpf_probe_read_user(head, sizeof(head), (void *)b->addr))
		return 0;
	if ((__u32)head[0] == FATBIN_WRAPPER) {
		b->addr = head[1];
		if (bpf_probe_read_user(head, sizeof(head), (void *)b->addr))
			return 0;
	}
	if ((__u32)head[0] == FATBIN || (__u32)head[0] == ELF)
		b->size = told_size(head);
	else
		bpf_loop(XB_IMAGE_PAGES, find_text_end, &work, 0);
	return 0;
}

/* The image in a structure that has its address and its end. */
static __always_inline void find_in_struct(struct image_buf *b, const struct xb_image_plan *p,
					   __u64 s)
{
	__u64 end = s ? image_part(s + p->size_offset, &b->unread) : 0;

	b->addr = s ? image_part(s + p->at_offset, &b->unread) : 0;
	b->size = end - b->addr;
	if (end < b->addr) {
		b->size = 0;
		b->unread = true;
	}
}

/* Image i of the call, to b. False: there is none. */
static __always_inline bool find_image(struct image_buf *b, struct frame *f,
				       const struct xb_image_plan *p, __u32 i)
{
	__u64 at = image_word(f, p->at), size = image_word(f, p->size);

	b->unsized = b->unread = false;
	if (p->how == XB_IMAGE_FIELDS) {
		size = at ? image_part(at + p->size_offset, &b->unread) : 0;
		at = at ? image_part(at + p->at_offset, &b->unread) : 0;
	} else if (p->how == XB_IMAGE_ARRAY) {
		size = size ? image_part(size + i * 8, &b->unread) : 0;
		at = at ? image_part(at + i * 8, &b->unread) : 0;
	}
	b->addr = at;
	b->size = size;
	if (p->how == XB_IMAGE_STRUCTS)
		find_in_struct(b, p, at ? image_part(at + i * 8, &b->unread) : 0);
	if (p->size == XB_IMAGE_NO_SIZE && at) {
		b->size = 0;
		find_size(b);
		b->unsized = !b->size;
	}
	return b->addr && b->size;
}

static long look_at_image(struct task_struct *task, struct vm_area_struct *vma, void *u)
{
	struct image_buf *b = ((struct image_work *)u)->b;

	if (b->addr + b->size > vma->vm_end)
		return 0;
	look_behind(task, vma, &b->seen.file);
	b->seen.start = vma->vm_start;
	b->seen.end = vma->vm_end;
	return 0;
}

/* ---- their bytes --------------------------------------------------------------------------------- */

/* What of page i is read, to b->page. False: it can't be. */
static __always_inline bool read_page(struct image_buf *b, __u32 i, __u64 *ret_len)
{
	__u64 len = xb_page_len(b->addr, b->size, i), last = len - 1;

	BOUND(len, 4096);
	*ret_len = len;
	if (EXCEEDS(last, XB_PAGE_BYTES - 1))
		return false;
	/* The rest of its last word. */
	*(__u64 *)(b->page.bytes + (last & ~7ULL)) = 0;
	return !bpf_probe_read_user(b->page.bytes, len, (void *)xb_page_at(b->addr, i));
}

static long send_page(__u32 i, struct image_work *w)
{
	struct image_buf *b = w->b;
	__u64 len;

	b->page.h.flags = 0;
	if (!read_page(b, i, &len)) {
		b->page.h.flags = XB_IMAGE_FAULT;
		len = 0;
	}
	len = (len + 7) & ~7ULL;
	BOUND(len, 4096);
	len += __builtin_offsetof(struct xb_image_page, bytes);
	b->page.h.len = len;
	b->page.page = i;
	if (!leaves_room(IMAGE_PARTS) || emit(&b->page, len)) {
		b->kept = false;
		return 1;
	}
	return 0;
}

/* Sums up the words that were read. */
__noinline __u64 sum_page(struct image_buf *b, __u32 words)
{
	__u64 sum = XB_SUM_BEGIN;

	if (!b || (!images && !keeps_data))
		return 0;
	for (__u32 i = 0; i < XB_PAGE_BYTES / 8; i++) {
		if (i >= words)
			break;
		sum = xb_sum_add(sum, ((__u64 *)b->page.bytes)[i]);
	}
	return xb_sum_end(sum);
}

static __always_inline long send_sums(struct image_buf *b, __u32 flags)
{
	b->sums.h.flags = flags;
	return leaves_room(1) ? emit(&b->sums, sizeof(b->sums)) : -1;
}

static long check_page(__u32 i, struct image_work *w)
{
	struct image_buf *b = w->b;
	__u64 len, n = b->sums.n & (XB_PAGE_SUMS - 1), sum = 0;

	if (read_page(b, i, &len))
		sum = sum_page(b, (len + 7) / 8);
	b->sums.sums[n] = sum;
	b->sums.n = n + 1;
	if (n + 1 < XB_PAGE_SUMS)
		return 0;
	if (send_sums(b, 0))
		return 1;
	b->sums.page += XB_PAGE_SUMS;
	b->sums.n = 0;
	return 0;
}

/* ---- one image ----------------------------------------------------------------------------------- */

static __always_inline void head_of(struct xb_hdr *h, const struct frame *f, __u32 type, __u32 len)
{
	h->len = len;
	h->type = type;
	h->flags = 0;
	h->tgid = f->call.h.tgid;
	h->tid = f->call.h.tid;
	h->ts = bpf_ktime_get_ns();
}

static __always_inline bool is_sane(const struct image_buf *b)
{
	return b->size <= XB_IMAGE_MAX && b->addr + b->size > b->addr;
}

/* Image i of the call, to b->seen, with its file if it is in one. */
static __always_inline void see_image(struct frame *f, struct image_buf *b, __u32 i)
{
	struct image_work work = { b };
	struct xb_image_seen *s = &b->seen;

	__builtin_memset(s, 0, sizeof(*s));
	head_of(&s->file.h, f, XB_IMAGE_SEEN, sizeof(*s));
	s->file.owner = f->call.id;
	s->file.addr = b->addr;
	s->size = b->size;
	s->index = i;
	if (is_sane(b) &&
	    (bpf_find_vma(bpf_get_current_task_btf(), b->addr, look_at_image, &work, 0) || !s->end))
		s->file.ino = 0;
	if (s->file.ino)
		s->file.h.flags = XB_IMAGE_FILE;
}

/* Sends image i of the call. Whether its bytes were sent, so that they have to be checked. */
__noinline int send_image(struct frame *f, struct image_buf *b, __u32 i)
{
	struct image_work work = { b };
	struct xb_image_seen *s;

	if (!images || !can_find_vma || !f || !b)
		return 0;
	s = &b->seen;
	see_image(f, b, i);
	if (!s->file.ino && !b->returns) {
		count(XB_C_IMAGES_UNREAD);
		return 0;
	}
	/* It is read soon: its process may end. */
	if (!leaves_room(1) || emit_wake(s, sizeof(*s), true)) {
		count(XB_C_IMAGES_UNREAD);
		return 0;
	}
	if (s->file.ino || !is_sane(b))
		return 0;
	head_of(&b->page.h, f, XB_IMAGE_PAGE, 0);
	b->page.call = f->call.id;
	b->page.index = i;
	b->kept = true;
	bpf_loop(xb_pages(b->addr, b->size), send_page, &work, 0);
	return b->kept;
}

/* Sends an image whose first page was not in memory when the call began: the call has read it. Only a file is the same still. */
__noinline int send_late(struct frame *f, struct image_buf *b, __u32 i)
{
	if (!images || !can_find_vma || !f || !b)
		return 0;
	if (!b->unsized)
		see_image(f, b, i);
	if (b->unsized || !b->seen.file.ino || !leaves_room(1) ||
	    emit_wake(&b->seen, sizeof(b->seen), true))
		count(XB_C_IMAGES_UNREAD);
	return 0;
}

__noinline int check_image(struct frame *f, struct image_buf *b, __u32 i)
{
	struct image_work work = { b };
	struct xb_image_sums *s;

	if (!images || !can_find_vma || !f || !b)
		return 0;
	s = &b->sums;
	head_of(&s->h, f, XB_IMAGE_SUMS, sizeof(*s));
	s->call = f->call.id;
	s->addr = b->addr;
	s->size = b->size;
	s->index = i;
	s->page = 0;
	s->n = 0;
	if (is_sane(b))
		bpf_loop(xb_pages(b->addr, b->size), check_page, &work, 0);
	send_sums(b, XB_IMAGE_LAST);
	return 0;
}

/*
 * Sends the bytes that b names as a record with these flags and its pages, which nothing follows. False: they could not all
 * be sent.
 */
static __always_inline bool send_once(struct frame *f, struct image_buf *b, __u32 index,
				      __u32 flags)
{
	struct image_work work = { b };
	struct xb_image_seen *s = &b->seen;

	__builtin_memset(s, 0, sizeof(*s));
	head_of(&s->file.h, f, XB_IMAGE_SEEN, sizeof(*s));
	s->file.h.flags = flags;
	s->file.owner = f->call.id;
	s->file.addr = b->addr;
	s->size = b->size;
	s->index = index;
	b->kept = is_sane(b) && leaves_room(IMAGE_PARTS) && !emit(s, sizeof(*s));
	if (b->kept) {
		head_of(&b->page.h, f, XB_IMAGE_PAGE, 0);
		b->page.call = f->call.id;
		b->page.index = index;
		bpf_loop(xb_pages(b->addr, b->size), send_page, &work, 0);
	}
	return b->kept;
}

/* ---- those that a call returns ------------------------------------------------------------------- */

/* Sends image i, which b names, if there is one. */
__noinline int send_returned(struct frame *f, struct image_buf *b, __u32 i, bool debug)
{
	if (!images || !can_find_vma || !f || !b)
		return 0;
	if (!b->addr || !b->size)
		return 0;
	if (b->size > XB_IMAGE_MAX)
		count(XB_C_IMAGES_LIMIT);
	else if (!send_once(f, b, i, XB_IMAGE_OUT | (debug ? XB_IMAGE_DEBUG : 0)))
		count(XB_C_IMAGES_UNREAD);
	return 0;
}

static __always_inline void key_of(struct frame *f, const struct xb_image_plan *p,
				   struct xb_image_sizes_key *ret)
{
	ret->object = image_word(f, p->object);
	ret->tgid = f->call.h.tgid;
	ret->func = f->call.func;
}

/* What the call's object is known to need. NULL: nothing is. */
static __always_inline struct xb_image_sizes *find_sizes(struct frame *f,
							 const struct xb_image_plan *p)
{
	struct xb_image_sizes_key key;

	key_of(f, p, &key);
	return bpf_map_lookup_elem(&image_sizes, &key);
}

/* The same, of an object of which nothing was known, too. */
static __always_inline struct xb_image_sizes *make_sizes(struct frame *f,
							 const struct xb_image_plan *p)
{
	struct xb_image_sizes_key key;

	key_of(f, p, &key);
	/* Kernels before 6.3 take no other memory of ours for a value. */
	bpf_map_update_elem(&image_sizes, &key, &no_image_sizes, BPF_NOEXIST);
	return bpf_map_lookup_elem(&image_sizes, &key);
}

static __always_inline void forget_sizes(struct frame *f, const struct xb_image_plan *p)
{
	struct xb_image_sizes_key key;

	key_of(f, p, &key);
	bpf_map_delete_elem(&image_sizes, &key);
}

/* How many words the array has that the call has written. */
static __always_inline __u64 words_asked(struct frame *f, const struct xb_image_plan *p)
{
	__u64 n = image_word(f, p->size) / 8, needed = 0;

	if (p->count != XB_IMAGE_NO_SIZE)
		needed = image_target(image_word(f, p->count)) / 8;
	return needed && needed < n ? needed : n;
}

static __always_inline void remember_sizes(struct frame *f, const struct xb_image_plan *p)
{
	__u64 at = image_word(f, p->at);
	struct xb_image_sizes *s = at ? make_sizes(f, p) : NULL;

	if (!s)
		return;
	s->n = words_asked(f, p);
	for (__u32 i = 0; i < XB_IMAGES_MAX; i++)
		s->size[i] = i < s->n ? image_target(at + i * 8) : 0;
}

static __always_inline void send_asked(struct frame *f, struct image_buf *b,
				       const struct xb_image_plan *p)
{
	__u64 at = image_word(f, p->at), n = words_asked(f, p);
	struct xb_image_sizes *s;

	if (!at || !n)
		return;
	s = find_sizes(f, p);
	if (!s) {
		count_n(XB_C_IMAGES_UNREAD, n);
		return;
	}
	if (n > s->n)
		n = s->n;
	if (n > XB_IMAGES_MAX)
		count_n(XB_C_IMAGES_LIMIT, n - XB_IMAGES_MAX);
	for (__u32 i = 0; i < XB_IMAGES_MAX; i++) {
		if (i >= n)
			break;
		/* Where there is no address, the caller does not want it. */
		b->addr = image_target(at + i * 8);
		b->size = s->size[i];
		send_returned(f, b, i, false);
	}
}

static __always_inline void remember_needed(struct frame *f, const struct xb_image_plan *p,
					    __u64 size)
{
	struct xb_image_sizes *s = make_sizes(f, p);

	if (!s)
		return;
	s->n = 1;
	s->size[0] = size;
}

/*
 * Whether what the caller has got is a part, at most: more is needed than it has room for. A driver that fills the room and
 * leaves its size as it is has said so when it was asked before, if it was.
 */
static __always_inline bool is_cut(struct frame *f, const struct xb_image_plan *p, __u64 size)
{
	const struct xb_image_sizes *s;

	if (size != f->image_room)
		return size > f->image_room;
	s = find_sizes(f, p);
	return s && s->n == 1 && s->size[0] > size;
}

static __always_inline void send_buffer(struct frame *f, struct image_buf *b,
					const struct xb_image_plan *p)
{
	__u64 size = image_target(image_word(f, p->size));

	b->addr = image_word(f, p->at);
	/* Without room, the caller has asked how much it needs. */
	if (!b->addr || !f->image_room) {
		remember_needed(f, p, size);
		return;
	}
	if (is_cut(f, p, size)) {
		count(XB_C_IMAGES_UNREAD);
		return;
	}
	/* Where the handle is used again, another image has it. */
	forget_sizes(f, p);
	b->size = size;
	send_returned(f, b, 0, p->debug);
}

static __always_inline void send_behind(struct frame *f, struct image_buf *b,
					const struct xb_image_plan *p)
{
	b->addr = image_target(image_word(f, p->at));
	b->size = image_target(image_word(f, p->size));
	send_returned(f, b, 0, p->debug);
}

__noinline int take_returned(struct frame *f, struct image_buf *b, struct xb_image_plan *p)
{
	__u32 what;

	if (!images || !f || !b || !p)
		return 0;
	if (p->how == XB_IMAGE_BUFFER) {
		send_buffer(f, b, p);
	} else if (p->how == XB_IMAGE_BEHIND) {
		send_behind(f, b, p);
	} else {
		what = image_word(f, p->when);
		if (what == p->sizes)
			remember_sizes(f, p);
		else if (what == p->binaries)
			send_asked(f, b, p);
	}
	return 0;
}

/* Whether a call that has just begun may return an image. */
static __always_inline bool may_return(struct frame *f, const struct xb_image_plan *p)
{
	if (p->how == XB_IMAGE_ASKED && (__u32)image_word(f, p->when) != p->sizes &&
	    (__u32)image_word(f, p->when) != p->binaries)
		return false;
	return p->how == XB_IMAGE_BUFFER || image_word(f, p->at) != 0;
}

/* A call without memory for an image only tells how long it is. */
static __always_inline void lose_returned(struct frame *f, const struct xb_image_plan *p)
{
	if (!p || image_word(f, p->at))
		count(XB_C_IMAGES_UNREAD);
}

/* ---- those of a call ----------------------------------------------------------------------------- */

static __always_inline struct xb_image_plan *image_plan_of(const struct frame *f)
{
	__u32 slot = f->call.func;

	return bpf_map_lookup_elem(&image_plans, &slot);
}

/* In the frame: its pages were sent; it is looked for when the call returns. */
#define IMAGE_SENT(i) (1U << (i))
#define IMAGE_LATE(i) (1U << (XB_IMAGES_MAX + (i))) /* a call has one at most */
#define IMAGE_OUT     (1U << 2 * XB_IMAGES_MAX)	    /* it may return some */

static __always_inline void lose_late_images(struct frame *f)
{
	if (images && (f->images & (IMAGE_OUT - 1)) >= IMAGE_LATE(0))
		count(XB_C_IMAGES_UNREAD);
}

static __always_inline void expect_returned(struct frame *f, const struct xb_image_plan *p,
					    bool returns)
{
	if (!may_return(f, p))
		return;
	if (!returns) {
		lose_returned(f, p);
		return;
	}
	f->images = IMAGE_OUT;
	f->image_room = p->how == XB_IMAGE_BUFFER ? image_target(image_word(f, p->size)) : 0;
}

/* When the call begins, and its arguments are in the frame. returns: its end will be seen. */
__noinline int take_images(struct frame *f, bool returns)
{
	struct xb_image_plan *p;
	struct image_buf *b;
	__u32 n;

	if (!f || !images)
		return 0;
	f->images = 0;
	p = image_plan_of(f);
	if (p && xb_image_returned(p)) {
		expect_returned(f, p, returns);
		return 0;
	}
	n = p ? image_count(f, p) : 0;
	if (!n)
		return 0;
	if (n > XB_IMAGES_MAX) {
		count_n(XB_C_IMAGES_LIMIT, n - XB_IMAGES_MAX);
		n = XB_IMAGES_MAX;
	}
	b = can_find_vma ? get_image_buf() : NULL;
	if (!b) {
		count_n(XB_C_IMAGES_UNREAD, n);
		return 0;
	}
	b->returns = returns;
	for (__u32 i = 0; i < XB_IMAGES_MAX; i++) {
		if (i >= n)
			break;
		if (find_image(b, f, p, i) && send_image(f, b, i))
			f->images |= IMAGE_SENT(i);
		if (b->unsized && returns)
			f->images |= IMAGE_LATE(i);
		else if (b->unsized || b->unread)
			count(XB_C_IMAGES_UNREAD);
	}
	put_image_buf(b);
	return 0;
}

/* When it returns. Without a buffer the images are not known to be whole, and user space counts them. */
__noinline int check_images(struct frame *f, bool succeeded)
{
	struct xb_image_plan *p;
	struct image_buf *b;

	if (!f || !images || (!succeeded && f->images == IMAGE_OUT))
		return 0;
	p = image_plan_of(f);
	b = p && can_find_vma ? get_image_buf() : NULL;
	if (!b) {
		lose_late_images(f);
		if (f->images == IMAGE_OUT)
			lose_returned(f, p);
		return 0;
	}
	if (f->images == IMAGE_OUT)
		take_returned(f, b, p);
	for (__u32 i = 0; i < XB_IMAGES_MAX; i++) {
		if (!(f->images & (IMAGE_SENT(i) | IMAGE_LATE(i))))
			continue;
		find_image(b, f, p, i);
		if (f->images & IMAGE_LATE(i))
			send_late(f, b, i);
		else
			check_image(f, b, i);
	}
	put_image_buf(b);
	return 0;
}

#endif
