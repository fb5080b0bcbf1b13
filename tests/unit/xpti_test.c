// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti_test.c - XPTI records to events: names, structures and typed values, and records that lie.
 */
#include "unit.h"
#include "decode/call.h"
#include "decode/xpti.h"
#include "plan/xpti_layout.h"

#define TGID 42
#define FW   0x1000

/* A record under construction. */
static struct {
	union {
		struct xb_xpti r;
		uint8_t bytes[64 << 10];
	};
} rec;

static struct xpti_defs *defs;
static struct arena arena;
static bool have_text;

static bool text_at(void *userdata, uint32_t tgid, uint64_t addr, struct decode_text *ret)
{
	(void)userdata;
	if (!have_text || tgid != TGID || addr != 0x7000)
		return false;
	*ret = (struct decode_text){ .bytes = "read later\0more", .size = 15 };
	return true;
}

static void begin(void)
{
	memset(&rec, 0, sizeof(rec));
	rec.r.h.type = XB_XPTI;
	rec.r.h.len = sizeof(rec.r);
	rec.r.h.tgid = TGID;
	rec.r.fw = FW;
	rec.r.stream = 3;
	rec.r.numbering = XB_XPTI_TYPES_2024;
	have_text = false;
}

static int setup(void **state)
{
	(void)state;
	begin();
	return xpti_defs_new(&defs);
}

static int teardown(void **state)
{
	(void)state;
	defs = xpti_defs_free(defs);
	arena_done(&arena);
	return 0;
}

static void define(unsigned type, int32_t id, uint8_t vtype, const void *data, uint32_t len)
{
	_Alignas(8) uint8_t buf[sizeof(struct xb_xpti_def) + XB_XPTI_VALUE + 8] = { 0 };
	struct xb_xpti_def *d = (void *)buf;

	d->h.type = (uint16_t)type;
	d->h.tgid = TGID;
	d->h.len = (uint32_t)sizeof(*d) + ((len + 7) & ~7u);
	d->fw = FW;
	d->id = id;
	d->len = len;
	d->total = len;
	d->vtype = vtype;
	memcpy(d->text, data, len);
	assert_int_equal(xpti_defs_add(defs, d), 0);
}

static void add_pair(uint32_t key, int32_t value)
{
	struct xb_xpti_pair *p = (struct xb_xpti_pair *)rec.r.body + rec.r.npairs++;

	p->key = key;
	p->value = value;
	rec.r.h.len += sizeof(*p);
	rec.r.total_pairs++;
}

static struct xb_xpti_item *add_item(uint8_t kind, const void *data, uint16_t len)
{
	struct xb_xpti_item *item = (void *)(rec.bytes + rec.r.h.len);

	item->kind = kind;
	item->len = len;
	item->addr = 0x7000;
	if (len)
		memcpy(item + 1, data, len);
	rec.r.h.len += (uint32_t)sizeof(*item) + ((len + 7u) & ~7u);
	return item;
}

static int decode(struct event_xpti *e)
{
	struct xpti_ctx ctx = { .arena = &arena, .defs = defs, .text = text_at };

	return xpti_decode(&ctx, &rec.r, e);
}

static void assert_text(const struct value *v, const char *text)
{
	assert_int_equal(v->kind, VALUE_STRING);
	assert_int_equal(v->len, strlen(text));
	assert_memory_equal(v->str, text, v->len);
}

static const struct value *field(const struct value *v, const char *name)
{
	assert_int_equal(v->kind, VALUE_STRUCT);
	for (uint32_t i = 0; i < v->nitems; i++) {
		if (!strcmp(v->items[i].key, name))
			return &v->items[i];
	}
	fail_msg("no field %s", name);
	return NULL;
}

TEST_WITH(test_names, void *none)
{
	assert_string_equal(xpti_type_name(XB_XPTI_TYPES_2024, 4), "node_create");
	assert_string_equal(xpti_type_name(XB_XPTI_TYPES_2022, 4), "node_create");
	/* The same numbers, other meanings. */
	assert_string_equal(xpti_type_name(XB_XPTI_TYPES_2024, 35), "mem_release_end");
	assert_string_equal(xpti_type_name(XB_XPTI_TYPES_2022, 35), "mem_alloc_end");
	assert_string_equal(xpti_type_name(XB_XPTI_TYPES_2024, 40), "offload_alloc_accessor");
	assert_string_equal(xpti_type_name(XB_XPTI_TYPES_2022, 40),
			    "offload_alloc_memory_object_construct");
	assert_string_equal(xpti_type_name(XB_XPTI_TYPES_2022, 31), "function_with_args_end");
	assert_string_equal(xpti_type_name(XB_XPTI_TYPES_2022, 29), "function_with_args_end");
	assert_null(xpti_type_name(XB_XPTI_TYPES_2024, 31));
	assert_null(xpti_type_name(XB_XPTI_TYPES_2024, 50));
	assert_null(xpti_type_name(XB_XPTI_TYPES_2022, 0xffff));
}

TEST_WITH(test_event, void *none)
{
	char uid[XPTI_UID_TEXT];
	struct event_xpti e;

	define(XB_XPTI_STREAM, 3, 0, "sycl", 4);
	define(XB_XPTI_STRING, 7, 0, "kernel_name", 11);
	define(XB_XPTI_OBJECT, 9, 1, "add\0x", 5);
	rec.r.h.flags = XB_XPTI_EVENT | XB_XPTI_PAYLOAD | XB_XPTI_UID128 | XB_XPTI_STASH;
	rec.r.trace_type = 4;
	rec.r.uid = (struct xb_xpti_uid){ 0x123, 0x456, 7 };
	rec.r.line = 12;
	rec.r.stash = 99;
	rec.r.user_data = 0x7000;
	rec.r.data = XB_XPTI_DATA_TEXT;
	add_pair(7, 9);
	add_item(XB_XPTI_ITEM_NAME, "main", 4);
	add_item(XB_XPTI_ITEM_FILE, "a.cpp", 5);
	add_item(XB_XPTI_ITEM_DATA, "command_group_node", 18);
	add_item(XB_XPTI_ITEM_STASH_KEY, "queue_id", 8);
	assert_int_equal(decode(&e), 0);
	assert_string_equal(e.stream, "sycl");
	assert_string_equal(e.event, "node_create");
	assert_true(e.has_event && e.has_line && !e.has_parent && !e.has_edge);
	assert_text(&e.name, "main");
	assert_text(&e.file, "a.cpp");
	assert_text(&e.data, "command_group_node");
	assert_int_equal(e.nmetadata, 1);
	assert_string_equal(e.metadata[0].key, "kernel_name");
	/* By size, not by NUL. */
	assert_int_equal(e.metadata[0].len, 5);
	assert_true(e.has_stash);
	assert_string_equal(e.stash.key, "queue_id");
	assert_int_equal(e.stash.u, 99);
	assert_int_equal(e.nunreadable, 0);
	assert_int_equal(xpti_defs_missing(defs), 0);
	xpti_uid_text(&rec.r.uid, uid);
	assert_string_equal(uid, "00000000000001230000000000000456");
}

TEST_WITH(test_typed_values, void *none)
{
	static const int64_t minus = -2;
	static const float f = 0.5f;
	static const double d = -1.25;
	struct {
		int32_t type, pad;
		uint64_t pointer;
		int32_t size, index;
	} arg = { 3, -1, 0xabc0, 8, 2 };
	uint64_t kernel[10] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 5 };
	struct event_xpti e;

	define(XB_XPTI_STRING, 1, 0, "k", 1);
	define(XB_XPTI_STRING, 2, 0, "arg12", 5);
	define(XB_XPTI_STRING, 3, 0, "enqueue_kernel_data", 19);
	define(XB_XPTI_STRING, 4, 0, "argument", 8);
	define(XB_XPTI_OBJECT, 0, 2, &minus, 1);
	define(XB_XPTI_OBJECT, 1, 2, &minus, 8);
	define(XB_XPTI_OBJECT, 2, 3, &minus, 2);
	define(XB_XPTI_OBJECT, 3, 4, &f, 4);
	define(XB_XPTI_OBJECT, 4, 4, &d, 8);
	define(XB_XPTI_OBJECT, 5, 5, "\1", 1);
	define(XB_XPTI_OBJECT, 6, 0, &arg, sizeof(arg));
	define(XB_XPTI_OBJECT, 7, 0, kernel, sizeof(kernel));
	define(XB_XPTI_OBJECT, 8, 3, "abc", 3);
	define(XB_XPTI_OBJECT, 9, 200, "abcd", 4);
	for (int i = 0; i < 6; i++)
		add_pair(1, i);
	add_pair(2, 6);
	add_pair(3, 7);
	add_pair(4, 6);
	add_pair(1, 8);
	add_pair(1, 9);
	assert_int_equal(decode(&e), 0);
	assert_int_equal(e.metadata[0].kind, VALUE_INT);
	assert_true((int64_t)e.metadata[0].u == -2);
	assert_true((int64_t)e.metadata[1].u == -2);
	assert_int_equal(e.metadata[2].kind, VALUE_UINT);
	assert_int_equal(e.metadata[2].u, 0xfffe);
	assert_true(e.metadata[3].f == 0.5 && e.metadata[4].f == -1.25);
	assert_int_equal(e.metadata[5].kind, VALUE_BOOL);
	assert_string_equal(field(&e.metadata[6], "type")->name, "pointer");
	assert_int_equal(field(&e.metadata[6], "pointer")->u, 0xabc0);
	assert_int_equal(field(&e.metadata[6], "index")->u, 2);
	assert_int_equal(field(&e.metadata[7], "args_num")->u, 5);
	assert_int_equal(field(&e.metadata[7], "local_size")->items[2].u, 6);
	/* Neither the name nor the size is enough. */
	assert_int_equal(e.metadata[8].kind, VALUE_BYTES);
	assert_int_equal(e.metadata[9].kind, VALUE_BYTES);
	assert_int_equal(e.metadata[10].kind, VALUE_BYTES);
}

TEST_WITH(test_structures, void *none)
{
	uint64_t words[10] = { 0x10, 0x20, 0x30, 0x40, 0x50, 6, 7, 8, 9, 10 };
	int32_t result = -3;
	struct event_xpti e;

	rec.r.trace_type = 29;
	rec.r.user_data = 0x7000;
	rec.r.data = XB_XPTI_DATA_CALL;
	add_item(XB_XPTI_ITEM_DATA, words, 40);
	add_item(XB_XPTI_ITEM_DATA_RET, &result, 4);
	add_item(XB_XPTI_ITEM_DATA_TEXT, "urEventWait", 11);
	assert_int_equal(decode(&e), 0);
	assert_int_equal(field(&e.data, "function_id")->u, 0x10);
	assert_text(field(&e.data, "function_name"), "urEventWait");
	assert_true((int64_t)field(&e.data, "ret_data")->u == -3);
	assert_int_equal(field(&e.data, "args_data")->u, 0x30);

	/* The same trace point, of buffers and of images: known by the length. */
	begin();
	rec.r.user_data = 0x7000;
	rec.r.data = XB_XPTI_DATA_CONSTRUCT;
	add_item(XB_XPTI_ITEM_DATA, words, 56);
	add_item(XB_XPTI_ITEM_DATA_TEXT, "i", 1);
	assert_int_equal(decode(&e), 0);
	assert_text(field(&e.data, "element_type"), "i");
	assert_int_equal(field(&e.data, "range")->items[2].u, 7);
	begin();
	rec.r.user_data = 0x7000;
	rec.r.data = XB_XPTI_DATA_CONSTRUCT;
	words[6] = 77 | 5ULL << 32; /* format, then addressing: 5, present */
	words[7] = 1;
	words[8] = 0; /* filtering: absent */
	add_item(XB_XPTI_ITEM_DATA, words, 80);
	assert_int_equal(decode(&e), 0);
	assert_int_equal(field(&e.data, "format")->u, 77);
	assert_null(field(&e.data, "format")->name); /* of a later release */
	assert_int_equal(field(&e.data, "addressing")->u, 5);
	assert_true(field(&e.data, "coordinate_normalization")->flags & VALUE_F_NULL);
}

TEST_WITH(test_words, void *none)
{
	uint64_t words[10] = { 0x10, 0x20, 2014 | 1026ULL << 32 };
	int32_t mode = 1024;
	struct event_xpti e;

	define(XB_XPTI_STRING, 1, 0, "access_mode", 11);
	define(XB_XPTI_OBJECT, 2, 2, &mode, 4);
	define(XB_XPTI_OBJECT, 3, 2, "\1", 1);
	rec.r.user_data = 0x7000;
	rec.r.data = XB_XPTI_DATA_ACCESSOR;
	add_pair(1, 2);
	add_pair(1, 3);
	add_item(XB_XPTI_ITEM_DATA, words, 24);
	assert_int_equal(decode(&e), 0);
	assert_string_equal(field(&e.data, "target")->name, "device");
	assert_string_equal(field(&e.data, "mode")->name, "read_write");
	assert_string_equal(e.metadata[0].name, "read");
	assert_string_equal(e.metadata[0].key, "access_mode");
	assert_int_equal(e.metadata[0].u, 1024);
	assert_null(e.metadata[1].name);
	assert_int_equal(e.metadata[1].u, 1);

	/* An image's target has other numbers, and may be absent. */
	begin();
	rec.r.user_data = 0x7000;
	rec.r.data = XB_XPTI_DATA_ACCESSOR;
	words[2] = 1 | 1ULL << 32;
	words[3] = 1025; /* absent */
	words[4] = 0;
	add_item(XB_XPTI_ITEM_DATA, words, 48);
	assert_int_equal(decode(&e), 0);
	assert_string_equal(field(&e.data, "target")->name, "host_task");
	assert_true(field(&e.data, "mode")->flags & VALUE_F_NULL);
}

TEST_WITH(test_faults, void *none)
{
	uint64_t wanted[XPTI_WANTED_MAX];
	struct event_xpti e;

	rec.r.h.flags = XB_XPTI_EVENT;
	rec.r.user_data = 0x7000;
	rec.r.data = XB_XPTI_DATA_TEXT;
	add_pair(1, 2);
	add_item(XB_XPTI_ITEM_NAME, NULL, 0)->flags = XB_XPTI_ITEM_FAULT;
	assert_int_equal(xpti_wanted(&rec.r, wanted, XPTI_WANTED_MAX), 1);
	assert_int_equal(wanted[0], 0x7000);
	assert_int_equal(xpti_wanted(&rec.r, wanted, 0), 0);
	assert_int_equal(decode(&e), 0);
	assert_null(e.stream);
	assert_true(e.name.flags & VALUE_F_FAULT);
	assert_string_equal(e.metadata[0].key, "#1");
	assert_int_equal(e.metadata[0].kind, VALUE_UNKNOWN);
	assert_int_equal(e.nunreadable, 4);
	/* Never sent: the kernel side has counted it. */
	assert_int_equal(xpti_defs_missing(defs), 0);
	have_text = true;
	assert_int_equal(decode(&e), 0);
	assert_text(&e.name, "read later");
	assert_int_equal(e.nunreadable, 3);
}

TEST_WITH(test_identity_of_definitions, void *none)
{
	struct event_xpti e;

	define(XB_XPTI_STREAM, 3, 0, "old", 3);
	define(XB_XPTI_STREAM, 3, 0, "new", 3);
	assert_int_equal(decode(&e), 0);
	assert_string_equal(e.stream, "new");
	/* Another framework in the same process, another process, the process after an exec. */
	rec.r.fw = FW + 1;
	assert_int_equal(decode(&e), 0);
	assert_null(e.stream);
	rec.r.fw = FW;
	rec.r.h.tgid = TGID + 1;
	assert_int_equal(decode(&e), 0);
	assert_null(e.stream);
	rec.r.h.tgid = TGID;
	xpti_defs_drop(defs, TGID);
	assert_int_equal(decode(&e), 0);
	assert_null(e.stream);
}

TEST_WITH(test_memory_is_bounded, void *none)
{
	static char big[XB_XPTI_VALUE];
	struct event_xpti e;

	define(XB_XPTI_STREAM, 3, 0, "kept", 4);
	/* 40 MiB of values; what is used stays. */
	for (int32_t i = 0; i < 10000; i++) {
		define(XB_XPTI_OBJECT, i, 1, big, sizeof(big));
		assert_int_equal(decode(&e), 0);
		assert_string_equal(e.stream, "kept");
	}
	define(XB_XPTI_STRING, 1, 0, "k", 1);
	add_pair(1, 0);
	add_pair(1, 9999);
	assert_int_equal(decode(&e), 0);
	assert_int_equal(e.metadata[0].kind, VALUE_UNKNOWN);
	assert_int_equal(e.metadata[1].kind, VALUE_STRING);
	assert_int_equal(xpti_defs_missing(defs), 1);
}

TEST_WITH(test_bad_records, void *none)
{
	_Alignas(8) uint8_t buf[sizeof(struct xb_xpti_def) + 8] = { 0 };
	struct xb_xpti_def *d = (void *)buf;
	struct xb_xpti_item *item;
	struct event_xpti e;
	uint64_t w;

	d->h.len = sizeof(buf);
	d->len = 9; /* beyond the record */
	assert_int_equal(xpti_defs_add(defs, d), -EBADMSG);
	d->len = UINT32_MAX;
	assert_int_equal(xpti_defs_add(defs, d), -EBADMSG);
	d->h.len = sizeof(*d) - 8;
	d->len = 0;
	assert_int_equal(xpti_defs_add(defs, d), -EBADMSG);

	rec.r.npairs = 1; /* no room for it */
	assert_int_equal(decode(&e), -EBADMSG);
	assert_int_equal(xpti_wanted(&rec.r, &w, 1), 0);
	rec.r.npairs = 0;
	item = add_item(XB_XPTI_ITEM_NAME, "abc", 3);
	item->len = 9;
	assert_int_equal(decode(&e), -EBADMSG);
	item->len = 3;
	rec.r.h.len -= 16; /* only half a header of an item */
	assert_int_equal(decode(&e), -EBADMSG);
	rec.r.h.len += 16;
	item->kind = 250; /* of a later version */
	assert_int_equal(decode(&e), 0);
	item->kind = XB_XPTI_ITEM_DATA;
	rec.r.user_data = 1;
	rec.r.data = XB_XPTI_DATA_CALL;
	assert_int_equal(decode(&e), -EBADMSG); /* not as long as that structure is */
	rec.r.data = 77;
	assert_int_equal(decode(&e), -EBADMSG);
}

TEST_WITH(test_type_text, void *none)
{
	struct event_xpti e;

	rec.r.trace_type = 0x185;
	assert_int_equal(decode(&e), 0);
	assert_string_equal(e.event, "user_defined_1_5");
	assert_null(e.tool);
	/* A stream of that number is no tool. */
	define(XB_XPTI_STREAM, 1, 0, "sycl", 4);
	assert_int_equal(decode(&e), 0);
	assert_null(e.tool);
	define(XB_XPTI_STREAM, XB_XPTI_TOOL + 1, 0, "a tool", 6);
	assert_int_equal(decode(&e), 0);
	assert_string_equal(e.tool, "a tool");
	assert_string_equal(e.event, "user_defined_1_5");
	rec.r.trace_type = 0x105; /* the framework's own have no tool */
	assert_int_equal(decode(&e), 0);
	assert_null(e.tool);
	rec.r.trace_type = 77;
	assert_int_equal(decode(&e), 0);
	assert_string_equal(e.event, "type_77");
}

TEST_WITH(test_known_releases, void *none)
{
	assert_null(xpti_layout_known(NULL));
	assert_null(xpti_layout_known(""));
	assert_null(xpti_layout_known("clang version 19"));
	assert_null(xpti_layout_known("2021.4.0"));
	assert_null(xpti_layout_known("2027.1.0"));
	assert_null(xpti_layout_known("99999999999999999999.1"));
	assert_int_equal(xpti_layout_known("2022.2.1")->string_off, 0x1b8);
	assert_ptr_equal(xpti_layout_known("2025.0.4"), xpti_layout_known("2022.2.1"));
	assert_int_equal(xpti_layout_known("2025.1.0")->enabled_off, 0x580);
	assert_int_equal(xpti_layout_known("2025.3.1")->enabled_off, 0x568);
	assert_int_equal(xpti_layout_known("2026.2.0")->object_off, 0x1e8);
}
