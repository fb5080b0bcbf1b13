// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti.c - see xpti.h.
 *
 * Records are checked as if anybody could have written them: pairs and items must end inside the record, and
 * the lengths of structures must be those of their kind. The names and types of user_data are those of the
 * XPTI headers; if releases differ, the record says which numbering it follows.
 */
#include "decode/xpti.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "decode/call.h"

#define DEFS_MAX      (128u << 10)
#define DEFS_BYTES    (16u << 20) /* including the overhead of each definition */
#define PROCESSES_MAX 8192u
#define RECENT	      1024u

/* ---- definitions ------------------------------------------------------------------------------- */

struct def_key {
	uint64_t fw;
	int32_t id;
	uint32_t type; /* enum xb_rec_type */
};

struct process;
struct def {
	struct def_key key;
	struct process *process;
	UT_hash_handle hh;
	struct def *prev, *next; /* longest unused first */
	uint64_t total;
	uint32_t len;
	uint8_t vtype;
	bool cut;
	char text[]; /* len bytes and a NUL */
};

struct process {
	uint32_t tgid;
	UT_hash_handle hh;
	struct def *defs;
};

struct xpti_defs {
	struct process *processes; /* oldest first */
	struct process *last;	   /* that was asked for */
	struct def *unused;
	struct def *recent[RECENT]; /* found lately: most events name the same few */
	unsigned n, nprocesses;
	size_t bytes;
	bool evicted; /* something had to go */
	uint64_t missing;
};

static size_t def_cost(const struct def *e)
{
	return sizeof(*e) + e->len + 1 + 48; /* for the buckets of the hash table */
}

static struct def **recent_at(struct xpti_defs *d, const struct def_key *key)
{
	return &d->recent[((uint32_t)key->id * 8 + key->type) % RECENT];
}

static void def_drop(struct xpti_defs *d, struct def *e)
{
	struct def **recent = recent_at(d, &e->key);

	if (*recent == e)
		*recent = NULL;
	HASH_DEL(e->process->defs, e);
	DL_DELETE(d->unused, e);
	d->n--;
	d->bytes -= def_cost(e);
	free(e);
}

static void process_drop(struct xpti_defs *d, struct process *p)
{
	if (d->last == p)
		d->last = NULL;
	while (p->defs)
		def_drop(d, p->defs);
	HASH_DEL(d->processes, p);
	d->nprocesses--;
	free(p);
}

static struct process *process_get(struct xpti_defs *d, uint32_t tgid, bool make)
{
	struct process *p = d->last;

	if (p && p->tgid == tgid)
		return p;
	HASH_FIND(hh, d->processes, &tgid, sizeof(tgid), p);
	if (p)
		d->last = p;
	if (p || !make)
		return p;
	if (d->nprocesses >= PROCESSES_MAX) {
		process_drop(d, d->processes);
		d->evicted = true;
	}
	p = calloc(1, sizeof(*p));
	if (!p)
		return NULL;
	p->tgid = tgid;
	HASH_ADD(hh, d->processes, tgid, sizeof(p->tgid), p);
	d->nprocesses++;
	return p;
}

int xpti_defs_new(struct xpti_defs **ret)
{
	struct xpti_defs *d = calloc(1, sizeof(*d));

	if (!d)
		return -ENOMEM;
	*ret = d;
	return 0;
}

struct xpti_defs *xpti_defs_free(struct xpti_defs *d)
{
	if (!d)
		return NULL;
	while (d->processes)
		process_drop(d, d->processes);
	free(d);
	return NULL;
}

void xpti_defs_drop(struct xpti_defs *d, uint32_t tgid)
{
	struct process *p = process_get(d, tgid, false);

	if (p)
		process_drop(d, p);
}

uint64_t xpti_defs_missing(const struct xpti_defs *d)
{
	return d->missing;
}

int xpti_defs_add(struct xpti_defs *d, const struct xb_xpti_def *rec)
{
	struct def_key key = { .fw = rec->fw, .id = rec->id, .type = rec->h.type };
	struct process *p;
	struct def *e, *old;

	if (rec->h.len < sizeof(*rec) || rec->len > rec->h.len - sizeof(*rec) ||
	    rec->len > XB_XPTI_VALUE)
		return -EBADMSG;
	e = malloc(sizeof(*e) + rec->len + 1);
	p = process_get(d, rec->h.tgid, true);
	if (!e || !p) {
		free(e);
		return -ENOMEM;
	}
	memset(e, 0, sizeof(*e));
	e->key = key;
	e->process = p;
	e->total = rec->total;
	e->len = rec->len;
	e->vtype = rec->vtype;
	e->cut = rec->h.flags & XB_XPTI_DEF_TRUNC;
	memcpy(e->text, rec->text, rec->len);
	e->text[rec->len] = '\0';

	HASH_FIND(hh, p->defs, &key, sizeof(key), old);
	if (old)
		def_drop(d, old);
	HASH_ADD(hh, p->defs, key, sizeof(e->key), e);
	DL_APPEND(d->unused, e);
	d->n++;
	d->bytes += def_cost(e);
	while (d->unused != e && (d->n > DEFS_MAX || d->bytes > DEFS_BYTES)) {
		def_drop(d, d->unused);
		d->evicted = true;
	}
	return 0;
}

static const struct def *def_find(struct xpti_defs *d, const struct xb_xpti *rec, unsigned type,
				  int32_t id)
{
	struct def_key key = { .fw = rec->fw, .id = id, .type = type };
	struct process *p = process_get(d, rec->h.tgid, false);
	struct def **recent = recent_at(d, &key), *e = *recent;

	if (!e || e->process != p || memcmp(&e->key, &key, sizeof(key)) != 0) {
		e = NULL;
		if (p)
			HASH_FIND(hh, p->defs, &key, sizeof(key), e);
		if (e)
			*recent = e;
	}
	if (!e) {
		/* Otherwise it never came, which was counted where it could not be read or sent. */
		d->missing += d->evicted;
		return NULL;
	}
	/* Order matters only when something will have to go. */
	if (d->n > DEFS_MAX / 2 || d->bytes > DEFS_BYTES / 2) {
		DL_DELETE(d->unused, e);
		DL_APPEND(d->unused, e);
	}
	return e;
}

/* ---- names ------------------------------------------------------------------------------------- */

static const char *const common_types[] = {
	[0] = "unknown_type",
	[2] = "graph_create",
	[4] = "node_create",
	[6] = "edge_create",
	[8] = "region_begin",
	[9] = "region_end",
	[10] = "task_begin",
	[11] = "task_end",
	[12] = "barrier_begin",
	[13] = "barrier_end",
	[14] = "lock_begin",
	[15] = "lock_end",
	[16] = "signal",
	[18] = "transfer_begin",
	[19] = "transfer_end",
	[20] = "thread_begin",
	[21] = "thread_end",
	[22] = "wait_begin",
	[23] = "wait_end",
	[24] = "function_begin",
	[25] = "function_end",
	[26] = "metadata",
	[28] = "function_with_args_begin",
	[29] = "function_with_args_end",
	[32] = "mem_alloc_begin",
	[126] = "diagnostics",
};

static const char *const types_2024[] = {
	[33] = "mem_alloc_end",
	[34] = "mem_release_begin",
	[35] = "mem_release_end",
	[36] = "offload_alloc_memory_object_construct",
	[37] = "offload_alloc_memory_object_destruct",
	[38] = "offload_alloc_memory_object_associate",
	[39] = "offload_alloc_memory_object_release",
	[40] = "offload_alloc_accessor",
	[42] = "queue_create",
	[43] = "queue_destroy",
};

static const char *const types_2022[] = {
	[31] = "function_with_args_end",
	[35] = "mem_alloc_end",
	[36] = "mem_release_begin",
	[39] = "mem_release_end",
	[40] = "offload_alloc_memory_object_construct",
	[42] = "offload_alloc_memory_object_associate",
	[44] = "offload_alloc_memory_object_destruct",
	[46] = "offload_alloc_memory_object_release",
	[48] = "offload_alloc_accessor",
	[50] = "queue_create",
	[51] = "queue_destroy",
};

bool xpti_has_place(const struct event_xpti *x)
{
	return x->has_event && x->file.kind == VALUE_STRING && x->file.str && x->file.len &&
	       !(x->file.flags & (VALUE_F_FAULT | VALUE_F_NULL)) &&
	       strncmp(x->file.str, "<unknown", x->file.len < 8 ? x->file.len : 8) != 0;
}

const char *xpti_type_name(unsigned numbering, unsigned type)
{
	const char *name = type < ARRAY_SIZE(common_types) ? common_types[type] : NULL;

	if (name)
		return name;
	if (numbering == XB_XPTI_TYPES_2024)
		return type < ARRAY_SIZE(types_2024) ? types_2024[type] : NULL;
	return type < ARRAY_SIZE(types_2022) ? types_2022[type] : NULL;
}

static const char *type_text(const struct xpti_ctx *ctx, const struct xb_xpti *rec)
{
	const char *name = xpti_type_name(rec->numbering, rec->trace_type);
	char *s;

	if (name)
		return name;
	s = arena_alloc(ctx->arena, 40);
	if (!s)
		return "?";
	/* A type of a tool: the tool's number is in the high byte, the type's in the low one, without the mark. */
	if (rec->trace_type & XB_XPTI_USER_TYPE)
		snprintf(s, 40, "user_defined_%u_%u", rec->trace_type >> 8, rec->trace_type & 0x7f);
	else
		snprintf(s, 40, "type_%u", rec->trace_type);
	return s;
}

void xpti_uid_text(const struct xb_xpti_uid *uid, char ret[static XPTI_UID_TEXT])
{
	static const char digits[] = "0123456789abcdef";
	unsigned i;

	/* Without printf: exports write several an event. */
	for (i = 0; i < 16; i++) {
		ret[i] = digits[uid->p1 >> (60 - 4 * i) & 15];
		ret[16 + i] = digits[uid->p2 >> (60 - 4 * i) & 15];
	}
	ret[32] = '\0';
}

/* ---- items ------------------------------------------------------------------------------------- */

/* Calls fn for each item; -EBADMSG if one does not fit. */
static int each_item(const struct xb_xpti *rec, int (*fn)(const struct xb_xpti_item *item, void *u),
		     void *u)
{
	size_t pos = rec->npairs * sizeof(struct xb_xpti_pair), len, need;

	if (rec->h.len < sizeof(*rec) || pos > rec->h.len - sizeof(*rec))
		return -EBADMSG;
	len = rec->h.len - sizeof(*rec);
	while (pos < len) {
		const struct xb_xpti_item *item = (const void *)(rec->body + pos);
		int r;

		if (len - pos < sizeof(*item))
			return -EBADMSG;
		need = sizeof(*item) + (((size_t)item->len + 7) & ~(size_t)7);
		if (len - pos < need)
			return -EBADMSG;
		r = fn(item, u);
		if (r < 0)
			return r;
		pos += need;
	}
	return 0;
}

static int add_wanted(const struct xb_xpti_item *item, void *u)
{
	struct {
		uint64_t *at;
		unsigned n, max;
	} *w = u;

	/* Only texts, because structures may have changed since. */
	if (!(item->flags & XB_XPTI_ITEM_FAULT) || item->kind == XB_XPTI_ITEM_DATA_RET)
		return 0;
	if (w->n < w->max)
		w->at[w->n++] = item->addr;
	return 0;
}

unsigned xpti_wanted(const struct xb_xpti *rec, uint64_t *ret, unsigned max)
{
	struct {
		uint64_t *at;
		unsigned n, max;
	} w = { .at = ret, .max = max };

	return each_item(rec, add_wanted, &w) < 0 ? 0 : w.n;
}

struct items {
	const struct xb_xpti_item *of[XB_XPTI_ITEM_STASH_KEY + 1];
};

static int keep_item(const struct xb_xpti_item *item, void *u)
{
	struct items *items = u;

	if (item->kind < ARRAY_SIZE(items->of))
		items->of[item->kind] = item;
	return 0;
}

static struct value null_value(void)
{
	return (struct value){ .kind = VALUE_PTR, .flags = VALUE_F_NULL };
}

static struct value text_value(const struct xpti_ctx *ctx, const struct xb_xpti *rec,
			       const struct xb_xpti_item *item, uint32_t *unreadable)
{
	struct value v = { .kind = VALUE_STRING };
	struct decode_text t;

	if (!item)
		return null_value();
	v.addr = item->addr;
	v.flags = VALUE_F_POINTEE;
	if (item->flags & XB_XPTI_ITEM_FAULT) {
		if (ctx->text && ctx->text(ctx->userdata, rec->h.tgid, item->addr, &t)) {
			v.str = t.bytes;
			v.len = (uint32_t)strnlen(t.bytes, t.size);
			if (v.len == t.size)
				v.flags |= VALUE_F_TRUNC;
			return v;
		}
		(*unreadable)++;
		return (struct value){ .kind = VALUE_PTR, .flags = VALUE_F_FAULT, .u = item->addr };
	}
	if (item->flags & XB_XPTI_ITEM_TRUNC)
		v.flags |= VALUE_F_TRUNC;
	v.str = (const char *)(item + 1);
	v.len = item->len;
	return v;
}

/* ---- user_data --------------------------------------------------------------------------------- */

enum field_kind {
	F_U32,
	F_U64,
	F_I32,
	F_HANDLE,
	F_PTR,
	F_RANGE,
	F_WORD,
	F_OPT_WORD,
	F_TEXT,
	F_RET,
	F_PARAM
};
/* An enumeration of SYCL's, ended by a word that is NULL. */
struct word {
	const char *word;
	uint32_t value;
};
struct field {
	const char *name;
	uint8_t kind; /* enum field_kind */
	uint8_t off;
	const struct word *words;
};
struct shape {
	uint8_t size, nfields;
	const struct field *fields;
};
#define SHAPE(bytes, f) { .size = (bytes), .nfields = ARRAY_SIZE(f), .fields = (f) }

/* sycl::access::mode, sycl::target, sycl::image_target, sycl::image_format and what samplers have. */
static const struct word modes[] = {
	{ "read", 1024 },
	{ "write", 1025 },
	{ "read_write", 1026 },
	{ "discard_write", 1027 },
	{ "discard_read_write", 1028 },
	{ "atomic", 1029 },
	{ 0 },
};
static const struct word targets[] = {
	{ "device", 2014 },	 { "constant_buffer", 2015 }, { "local", 2016 },
	{ "image", 2017 },	 { "host_buffer", 2018 },     { "host_image", 2019 },
	{ "image_array", 2020 }, { "host_task", 2021 },	      { 0 },
};
static const struct word image_targets[] = { { "device", 0 }, { "host_task", 1 }, { 0 } };
static const struct word formats[] = {
	{ "r8g8b8a8_unorm", 0 },      { "r16g16b16a16_unorm", 1 }, { "r8g8b8a8_sint", 2 },
	{ "r16g16b16a16_sint", 3 },   { "r32b32g32a32_sint", 4 },  { "r8g8b8a8_uint", 5 },
	{ "r16g16b16a16_uint", 6 },   { "r32b32g32a32_uint", 7 },  { "r16b16g16a16_sfloat", 8 },
	{ "r32g32b32a32_sfloat", 9 }, { "b8g8r8a8_unorm", 10 },	   { 0 },
};
static const struct word addressings[] = {
	{ "none", 0x1130 },   { "clamp_to_edge", 0x1131 },   { "clamp", 0x1132 },
	{ "repeat", 0x1133 }, { "mirrored_repeat", 0x1134 }, { 0 },
};
static const struct word normalizations[] = { { "unnormalized", 0 }, { "normalized", 1 }, { 0 } };
static const struct word filterings[] = { { "nearest", 0x1140 }, { "linear", 0x1141 }, { 0 } };

static const struct field call_fields[] = {
	{ "function_id", F_U32, 0 },
	{ "function_name", F_TEXT, 8 },
	{ "args_data", F_PTR, 16 },
	{ "ret_data", F_RET, 24 },
};
static const struct field mem_fields[] = {
	{ "mem_object_handle", F_HANDLE, 0 },
	{ "alloc_pointer", F_HANDLE, 8 },
	{ "alloc_size", F_U64, 16 },
	{ "guard_zone_size", F_U64, 24 },
};
static const struct field buffer_fields[] = {
	{ "user_object_handle", F_HANDLE, 0 },
	{ "host_object_handle", F_HANDLE, 8 },
	{ "element_type", F_TEXT, 16 },
	{ "element_size", F_U32, 24 },
	{ "dim", F_U32, 28 },
	{ "range", F_RANGE, 32 },
};
static const struct field image_fields[] = {
	{ "user_object_handle", F_HANDLE, 0 },
	{ "host_object_handle", F_HANDLE, 8 },
	{ "dim", F_U32, 16 },
	{ "range", F_RANGE, 24 },
	{ "format", F_WORD, 48, formats },
	{ "addressing", F_OPT_WORD, 52, addressings },
	{ "coordinate_normalization", F_OPT_WORD, 60, normalizations },
	{ "filtering", F_OPT_WORD, 68, filterings },
};
static const struct field destruct_fields[] = {
	{ "user_object_handle", F_HANDLE, 0 },
};
static const struct field associate_fields[] = {
	{ "user_object_handle", F_HANDLE, 0 },
	{ "mem_object_handle", F_HANDLE, 8 },
};
static const struct field accessor_fields[] = {
	{ "buffer_handle", F_HANDLE, 0 },
	{ "accessor_handle", F_HANDLE, 8 },
	{ "target", F_WORD, 16, targets },
	{ "mode", F_WORD, 20, modes },
};
static const struct field image_accessor_fields[] = {
	{ "image_handle", F_HANDLE, 0 },
	{ "accessor_handle", F_HANDLE, 8 },
	{ "target", F_OPT_WORD, 16, image_targets },
	{ "mode", F_OPT_WORD, 24, modes },
	{ "element_type", F_TEXT, 32 },
	{ "element_size", F_U32, 40 },
};
static const struct field enqueue_fields[] = {
	{ "global_size", F_RANGE, 0 },
	{ "local_size", F_RANGE, 24 },
	{ "offset", F_RANGE, 48 },
	{ "args_num", F_U64, 72 },
};
static const struct field arg_fields[] = {
	{ "type", F_PARAM, 0 },
	{ "pointer", F_HANDLE, 8 },
	{ "size", F_I32, 16 },
	{ "index", F_I32, 20 },
};

static const struct shape call_shape = SHAPE(40, call_fields);
static const struct shape mem_shape = SHAPE(40, mem_fields);
static const struct shape buffer_shape = SHAPE(56, buffer_fields);
static const struct shape image_shape = SHAPE(80, image_fields);
static const struct shape destruct_shape = SHAPE(8, destruct_fields);
static const struct shape associate_shape = SHAPE(16, associate_fields);
static const struct shape accessor_shape = SHAPE(24, accessor_fields);
static const struct shape image_accessor_shape = SHAPE(48, image_accessor_fields);
static const struct shape enqueue_shape = SHAPE(80, enqueue_fields);
static const struct shape arg_shape = SHAPE(24, arg_fields);

static const char *const param_kinds[] = {
	"accessor",
	"std_layout",
	"sampler",
	"pointer",
	"specialization_constants_buffer",
	"stream",
	"work_group_memory",
	"dynamic_work_group_memory",
	"dynamic_accessor",
	"struct_with_special_type",
};

static uint32_t u32_at(const uint8_t *p)
{
	uint32_t v;

	memcpy(&v, p, sizeof(v));
	return v;
}

static uint64_t u64_at(const uint8_t *p)
{
	uint64_t v;

	memcpy(&v, p, sizeof(v));
	return v;
}

static int range_value(const struct xpti_ctx *ctx, const uint8_t *p, struct value *v)
{
	struct value *items = arena_alloc(ctx->arena, 3 * sizeof(*items));

	if (!items)
		return -ENOMEM;
	for (int i = 0; i < 3; i++)
		items[i] = (struct value){ .kind = VALUE_UINT, .u = u64_at(p + 8 * i) };
	v->kind = VALUE_ARRAY;
	v->items = items;
	v->nitems = 3;
	return 0;
}

static struct value word_value(const struct word *words, uint32_t number)
{
	struct value v = { .kind = VALUE_ENUM, .u = number };

	for (; words->word && !v.name; words++)
		if (words->value == number)
			v.name = words->word;
	return v;
}

/* The value of a field; the caller handles F_TEXT and F_RET. */
static int field_value(const struct xpti_ctx *ctx, const struct field *f, const uint8_t *p,
		       struct value *v)
{
	switch (f->kind) {
	case F_U32:
		v->kind = VALUE_UINT;
		v->u = u32_at(p);
		return 0;
	case F_U64:
		v->kind = VALUE_UINT;
		v->u = u64_at(p);
		return 0;
	case F_I32:
		v->kind = VALUE_INT;
		v->u = (uint64_t)(int32_t)u32_at(p);
		return 0;
	case F_HANDLE:
	case F_PTR:
		v->kind = f->kind == F_PTR ? VALUE_PTR : VALUE_HANDLE;
		v->u = u64_at(p);
		v->flags = v->u ? 0 : VALUE_F_NULL;
		return 0;
	case F_WORD:
		*v = word_value(f->words, u32_at(p));
		return 0;
	case F_OPT_WORD:
		*v = p[4] ? word_value(f->words, u32_at(p)) : null_value();
		return 0;
	case F_PARAM:
		v->kind = VALUE_ENUM;
		v->u = u32_at(p);
		v->name = v->u < ARRAY_SIZE(param_kinds) ? param_kinds[v->u] : NULL;
		return 0;
	case F_RANGE:
		return range_value(ctx, p, v);
	default:
		*v = null_value();
		return 0;
	}
}

static int struct_value(const struct xpti_ctx *ctx, const struct shape *s, const uint8_t *p,
			const struct value *text, const struct value *ret_value, struct value *v)
{
	struct value *items = arena_alloc(ctx->arena, s->nfields * sizeof(*items));

	if (!items)
		return -ENOMEM;
	for (unsigned i = 0; i < s->nfields; i++) {
		const struct field *f = &s->fields[i];
		int r;

		if (f->kind == F_TEXT && text) {
			items[i] = *text;
		} else if (f->kind == F_RET && ret_value) {
			items[i] = *ret_value;
		} else {
			r = field_value(ctx, f, p + f->off, &items[i]);
			if (r < 0)
				return r;
		}
		items[i].key = f->name;
	}
	v->kind = VALUE_STRUCT;
	v->items = items;
	v->nitems = s->nfields;
	return 0;
}

static const struct shape *data_shape(unsigned class, uint32_t len)
{
	switch (class) {
	case XB_XPTI_DATA_CALL:
		return &call_shape;
	case XB_XPTI_DATA_MEM:
		return &mem_shape;
	case XB_XPTI_DATA_CONSTRUCT:
		return len == image_shape.size ? &image_shape : &buffer_shape;
	case XB_XPTI_DATA_DESTRUCT:
		return &destruct_shape;
	case XB_XPTI_DATA_ASSOCIATE:
		return &associate_shape;
	case XB_XPTI_DATA_ACCESSOR:
		return len == image_accessor_shape.size ? &image_accessor_shape : &accessor_shape;
	default:
		return NULL;
	}
}

static struct value ret_value(const struct xb_xpti_item *item, uint32_t *unreadable)
{
	if (!item)
		return null_value();
	if (item->flags & XB_XPTI_ITEM_FAULT) {
		(*unreadable)++;
		return (struct value){ .kind = VALUE_PTR, .flags = VALUE_F_FAULT, .u = item->addr };
	}
	if (item->len != 4)
		return (struct value){ .kind = VALUE_PTR, .u = item->addr };
	return (struct value){ .kind = VALUE_INT,
			       .flags = VALUE_F_POINTEE,
			       .addr = item->addr,
			       .u = (uint64_t)(int32_t)u32_at((const uint8_t *)(item + 1)) };
}

static int decode_data(const struct xpti_ctx *ctx, const struct items *items, struct event_xpti *e)
{
	const struct xb_xpti *rec = e->rec;
	const struct xb_xpti_item *item = items->of[XB_XPTI_ITEM_DATA];
	const struct shape *shape;
	struct value text, ret;

	if (!rec->user_data) {
		e->data = null_value();
		return 0;
	}
	e->data = (struct value){ .kind = VALUE_PTR, .u = rec->user_data };
	if (rec->data == XB_XPTI_DATA_HANDLE)
		e->data.kind = VALUE_HANDLE;
	if (!item)
		return 0;
	if (rec->data == XB_XPTI_DATA_TEXT || (rec->data == XB_XPTI_DATA_MEM && rec->event)) {
		e->data = text_value(ctx, rec, item, &e->nunreadable);
		return 0;
	}
	shape = data_shape(rec->data, item->len);
	if (item->flags & XB_XPTI_ITEM_FAULT) {
		e->nunreadable++;
		e->data.flags = VALUE_F_FAULT;
		return 0;
	}
	if (!shape || item->len != shape->size)
		return -EBADMSG;
	text = text_value(ctx, rec, items->of[XB_XPTI_ITEM_DATA_TEXT], &e->nunreadable);
	ret = ret_value(items->of[XB_XPTI_ITEM_DATA_RET], &e->nunreadable);
	return struct_value(ctx, shape, (const uint8_t *)(item + 1), &text, &ret, &e->data);
}

/* ---- metadata ---------------------------------------------------------------------------------- */

enum { VTYPE_BINARY, VTYPE_STRING, VTYPE_SIGNED, VTYPE_UNSIGNED, VTYPE_FLOAT, VTYPE_BOOL };

static bool is_arg(const char *key)
{
	return !strncmp(key, "arg", 3) && key[3] >= '0' && key[3] <= '9' &&
	       !key[3 + strspn(key + 3, "0123456789")];
}

static bool number_value(const struct def *e, struct value *v)
{
	const uint8_t *p = (const uint8_t *)e->text;
	uint64_t u = 0;
	float f;

	if (e->cut || (e->len != 1 && e->len != 2 && e->len != 4 && e->len != 8))
		return false;
	memcpy(&u, p, e->len);
	switch (e->vtype) {
	case VTYPE_SIGNED:
		v->kind = VALUE_INT;
		if (e->len < 8 && u >> (e->len * 8 - 1))
			u |= ~0ULL << (e->len * 8);
		break;
	case VTYPE_UNSIGNED:
		v->kind = VALUE_UINT;
		break;
	case VTYPE_BOOL:
		v->kind = VALUE_BOOL;
		break;
	case VTYPE_FLOAT:
		v->kind = VALUE_FLOAT;
		if (e->len == 4) {
			memcpy(&f, p, sizeof(f));
			v->f = (double)f;
		} else if (e->len == 8) {
			memcpy(&v->f, p, sizeof(v->f));
		} else {
			return false;
		}
		break;
	default:
		return false;
	}
	v->u = u;
	return true;
}

static int object_value(const struct xpti_ctx *ctx, const char *key, const struct def *e,
			struct value *v)
{
	const uint8_t *p = (const uint8_t *)e->text;

	if (e->vtype == VTYPE_BINARY && !e->cut) {
		if (e->len == enqueue_shape.size && !strcmp(key, "enqueue_kernel_data"))
			return struct_value(ctx, &enqueue_shape, p, NULL, NULL, v);
		if (e->len == arg_shape.size && is_arg(key))
			return struct_value(ctx, &arg_shape, p, NULL, NULL, v);
	}
	if (number_value(e, v)) {
		if (v->kind != VALUE_FLOAT && v->u <= UINT32_MAX && !strcmp(key, "access_mode")) {
			*v = word_value(modes, (uint32_t)v->u);
			v->key = key;
		}
		return 0;
	}
	v->kind = e->vtype == VTYPE_STRING ? VALUE_STRING : VALUE_BYTES;
	v->str = e->text;
	v->len = e->len;
	v->total = e->total > UINT32_MAX ? UINT32_MAX : (uint32_t)e->total;
	v->flags = e->cut ? VALUE_F_TRUNC : 0;
	return 0;
}

static int decode_pair(const struct xpti_ctx *ctx, struct event_xpti *ev,
		       const struct xb_xpti_pair *pair, struct value *v)
{
	const struct def *key = def_find(ctx->defs, ev->rec, XB_XPTI_STRING, (int32_t)pair->key);
	const struct def *obj = def_find(ctx->defs, ev->rec, XB_XPTI_OBJECT, pair->value);
	char *name;

	if (key) {
		v->key = key->text;
	} else {
		name = arena_alloc(ctx->arena, 16);
		if (!name)
			return -ENOMEM;
		snprintf(name, 16, "#%u", pair->key);
		v->key = name;
		ev->nunreadable++;
	}
	if (!obj) {
		v->kind = VALUE_UNKNOWN;
		v->flags = VALUE_F_FAULT;
		ev->nunreadable++;
		return 0;
	}
	return object_value(ctx, v->key, obj, v);
}

/* ---- the event --------------------------------------------------------------------------------- */

static int decode_stash(const struct xpti_ctx *ctx, const struct items *items, struct event_xpti *e)
{
	struct value key =
		text_value(ctx, e->rec, items->of[XB_XPTI_ITEM_STASH_KEY], &e->nunreadable);
	char *name = NULL;

	if (key.kind == VALUE_STRING) {
		name = arena_alloc(ctx->arena, key.len + 1);
		if (!name)
			return -ENOMEM;
		memcpy(name, key.str, key.len);
	}
	e->has_stash = true;
	e->stash =
		(struct value){ .kind = VALUE_UINT, .key = name ? name : "?", .u = e->rec->stash };
	return 0;
}

static const char *tool_of(const struct xpti_ctx *ctx, const struct xb_xpti *rec)
{
	const struct def *tool = NULL;

	if (rec->trace_type & XB_XPTI_USER_TYPE && rec->trace_type >> 8)
		tool = def_find(ctx->defs, rec, XB_XPTI_STREAM,
				XB_XPTI_TOOL | rec->trace_type >> 8);
	return tool ? tool->text : NULL;
}

int xpti_decode(const struct xpti_ctx *ctx, const struct xb_xpti *rec, struct event_xpti *ret)
{
	struct event_xpti e = { .rec = rec };
	struct items items = { 0 };
	const struct def *stream;
	struct value *meta;
	int r;

	r = each_item(rec, keep_item, &items);
	if (r < 0)
		return r;
	if (rec->h.type == XB_XPTI_POINT) {
		e.event = "trace_point";
	} else {
		stream = def_find(ctx->defs, rec, XB_XPTI_STREAM, rec->stream);
		e.stream = stream ? stream->text : NULL;
		e.nunreadable = !stream;
		e.event = type_text(ctx, rec);
		e.tool = tool_of(ctx, rec);
	}
	e.has_event = rec->h.flags & XB_XPTI_EVENT;
	e.has_parent = rec->h.flags & XB_XPTI_PARENT;
	e.has_edge = rec->h.flags & XB_XPTI_EDGE;
	e.has_line = (rec->h.flags & XB_XPTI_PAYLOAD) && rec->line != UINT32_MAX;
	if (rec->h.flags & (XB_XPTI_EVENT_FAULT | XB_XPTI_META_FAULT | XB_XPTI_PAYLOAD_FAULT))
		e.nunreadable++;
	e.name = text_value(ctx, rec, items.of[XB_XPTI_ITEM_NAME], &e.nunreadable);
	e.file = text_value(ctx, rec, items.of[XB_XPTI_ITEM_FILE], &e.nunreadable);
	r = decode_data(ctx, &items, &e);
	if (r < 0)
		return r;
	if (rec->npairs) {
		meta = arena_alloc(ctx->arena, rec->npairs * sizeof(*meta));
		if (!meta)
			return -ENOMEM;
		for (unsigned i = 0; i < rec->npairs; i++) {
			const struct xb_xpti_pair *pair =
				(const struct xb_xpti_pair *)rec->body + i;

			r = decode_pair(ctx, &e, pair, &meta[i]);
			if (r < 0)
				return r;
		}
		e.metadata = meta;
		e.nmetadata = rec->npairs;
	}
	if (rec->h.flags & XB_XPTI_STASH) {
		r = decode_stash(ctx, &items, &e);
		if (r < 0)
			return r;
	}
	*ret = e;
	return 0;
}
