// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti_layout.c - see xpti_layout.h.
 *
 * The layout of the framework's object is not documented, and it changed four times in five years. But the
 * library exports functions each of which does exactly one thing with it, and their machine code contains
 * the offsets:
 *
 *   xptiLookupString       where the table of strings is, and which kind of table: a std
 *                          unordered_map divides, an emhash7 tests a bit
 *   xptiRegisterString,    where the two tables begin as objects; their distance is also that of
 *   xptiRegisterStream     what lookups use, which nothing exported does for streams
 *   xptiRegisterUser-      the same for the names of tools that define trace types
 *   DefinedTracePoint
 *   xptiLookupObject       where the vector of objects is
 *   xptiNotifySubscribers  the flag that turns everything off
 *   xptiGetStashedTuple    where in the thread's memory the stashed tuple is
 *
 * Each is recognised by a pattern that has only one match; two matches count as none. What is not
 * recognised comes from a table by release (.comment has the compiler's release, which is that of the
 * library); what is in neither is left out. The unit tests compare the two sources for every release
 * that was shipped.
 *
 * The file is hostile. A wrong number only makes the kernel side read other memory of the process that
 * mapped the file, and it checks what it finds. The numbers therefore need not be proved, only bounded.
 */
#include "plan/xpti_layout.h"

#include <Zydis/Zydis.h>
#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "elf/elf_file.h"
#include "elf/release.h"
#include "elf/symbols.h"
#include "plan/probe_point.h"

#define CODE_MAX    1024 /* bytes of a function that are decoded */
#define OFFSETS_MAX 32
/* The relevant members of the framework are after its mutexes and lists, and it has a few KiB. */
#define MEMBER_MIN  0x80
#define MEMBER_MAX  0x4000
#define STREAMS_MAX 0x400 /* from the table of streams, or of tools, to what is found in it */
#define TLS_MAX	    0x10000

static const struct xpti_known known[] = {
	{ "2022.2", "2025.0", XB_XPTI_TABLE_STD, 0x1b8, 0x2d8, 0x240, 0x4c8, 0 },
	{ "2025.1", "2025.2", XB_XPTI_TABLE_EMH7, 0x200, 0x320, 0x288, 0x580, 0 },
	{ "2025.3", "2026.1", XB_XPTI_TABLE_EMH7, 0x200, 0x318, 0x288, 0x568, 0 },
	{ "2026.2", "2026.2", XB_XPTI_TABLE_EMH7, 0x198, 0x278, 0x1e8, 0x3f0, 0x390 },
};

const struct xpti_known *xpti_layout_known(const char *release)
{
	unsigned r = release ? elf_release_number(release) : 0;

	for (size_t i = 0; r && i < sizeof(known) / sizeof(known[0]); i++) {
		if (r >= elf_release_number(known[i].from) && r <= elf_release_number(known[i].to))
			return &known[i];
	}
	return NULL;
}

/* ---- decoding ---------------------------------------------------------------------------------- */

struct code {
	uint8_t bytes[CODE_MAX];
	size_t len, pos;
	uint64_t vaddr;
};

struct insn {
	ZydisDecodedInstruction i;
	ZydisDecodedOperand op[ZYDIS_MAX_OPERAND_COUNT];
	uint64_t vaddr;
};

static int code_get(struct elf_file *f, const char *name, struct code *ret)
{
	struct elf_sym s;
	long n;
	int r = elf_file_find(f, name, &s);

	if (r < 0)
		return r;
	if (!s.exported)
		return -ENOENT;
	n = elf_file_read(f, s.vaddr, ret->bytes, s.size && s.size < CODE_MAX ? s.size : CODE_MAX);
	if (n <= 0)
		return n < 0 ? (int)n : -ENOENT;
	ret->len = (size_t)n;
	ret->pos = 0;
	ret->vaddr = s.vaddr;
	return 0;
}

static bool code_next(struct code *c, struct insn *ret)
{
	ZydisDecoder d;

	ZydisDecoderInit(&d, ZYDIS_MACHINE_MODE_LONG_64, ZYDIS_STACK_WIDTH_64);
	if (c->pos >= c->len || ZYAN_FAILED(ZydisDecoderDecodeFull(
					&d, c->bytes + c->pos, c->len - c->pos, &ret->i, ret->op)))
		return false;
	ret->vaddr = c->vaddr + c->pos;
	c->pos += ret->i.length;
	return true;
}

/* Whether it is an access to [register + displacement] that is not to the stack or to thread-local memory. */
static bool member(const ZydisDecodedOperand *op, int64_t *ret_disp)
{
	if (op->type != ZYDIS_OPERAND_TYPE_MEMORY || op->mem.base == ZYDIS_REGISTER_NONE ||
	    op->mem.base == ZYDIS_REGISTER_RSP || op->mem.base == ZYDIS_REGISTER_RIP ||
	    op->mem.index != ZYDIS_REGISTER_NONE || op->mem.segment == ZYDIS_REGISTER_FS)
		return false;
	*ret_disp = op->mem.disp.has_displacement ? op->mem.disp.value : 0;
	return true;
}

static bool in_framework(int64_t disp)
{
	return disp >= MEMBER_MIN && disp < MEMBER_MAX;
}

struct offsets {
	uint32_t at[OFFSETS_MAX];
	unsigned n;
};

static void offsets_add(struct offsets *o, int64_t disp)
{
	for (unsigned i = 0; i < o->n; i++) {
		if (o->at[i] == disp)
			return;
	}
	if (o->n < OFFSETS_MAX)
		o->at[o->n++] = (uint32_t)disp;
}

static bool offsets_has(const struct offsets *o, uint32_t disp)
{
	for (unsigned i = 0; i < o->n; i++) {
		if (o->at[i] == disp)
			return true;
	}
	return false;
}

struct shape {
	struct offsets read8, use4; /* members of the framework, by the width of the access */
	bool divides, tests_bit, shifts_8;
	uint32_t flag; /* the first byte that is compared with 0; 0: none */
};

static int shape_get(struct elf_file *f, const char *name, struct shape *ret)
{
	struct code c;
	struct insn n;
	int r = code_get(f, name, &c);

	if (r < 0)
		return r;
	*ret = (struct shape){ 0 };
	while (code_next(&c, &n)) {
		int64_t disp;

		ret->divides |= n.i.mnemonic == ZYDIS_MNEMONIC_DIV;
		ret->tests_bit |= n.i.mnemonic == ZYDIS_MNEMONIC_BT;
		ret->shifts_8 |= n.i.mnemonic == ZYDIS_MNEMONIC_SHL &&
				 n.op[1].type == ZYDIS_OPERAND_TYPE_IMMEDIATE &&
				 n.op[1].imm.value.u == 8;
		for (int k = 0; k < n.i.operand_count_visible; k++) {
			if (!member(&n.op[k], &disp) || !in_framework(disp))
				continue;
			if (n.op[k].size == 64 && n.i.mnemonic == ZYDIS_MNEMONIC_MOV && k == 1)
				offsets_add(&ret->read8, disp);
			if (n.op[k].size == 32)
				offsets_add(&ret->use4, disp);
			if (n.op[k].size == 8 && n.i.mnemonic == ZYDIS_MNEMONIC_CMP && k == 0 &&
			    n.op[1].type == ZYDIS_OPERAND_TYPE_IMMEDIATE && !n.op[1].imm.value.u &&
			    !ret->flag)
				ret->flag = (uint32_t)disp;
		}
	}
	return 0;
}

/* The only number in o that ok() accepts; 0: none or several. */
static uint32_t only(const struct shape *s, bool (*ok)(const struct shape *s, uint32_t off))
{
	uint32_t found = 0;

	for (unsigned i = 0; i < s->read8.n; i++) {
		if (!ok(s, s->read8.at[i]))
			continue;
		if (found)
			return 0;
		found = s->read8.at[i];
	}
	return found;
}

static bool is_std_map(const struct shape *s, uint32_t off)
{
	return offsets_has(&s->read8, off + 8); /* buckets, count */
}

static bool is_emhash(const struct shape *s, uint32_t off)
{
	return offsets_has(&s->read8, off + 8) && offsets_has(&s->use4, off + 0x14) &&
	       offsets_has(&s->use4, off + 0x18); /* bitmap, pairs, mask, count */
}

static bool is_any(const struct shape *s, uint32_t off)
{
	(void)s;
	(void)off;
	return true;
}

static bool find_strings(struct elf_file *f, struct xb_xpti_layout *l)
{
	struct shape s;
	uint32_t off;

	if (shape_get(f, "xptiLookupString", &s) < 0 || s.divides == s.tests_bit)
		return false;
	off = only(&s, s.divides ? is_std_map : is_emhash);
	if (!off)
		return false;
	l->string_off = off;
	l->table = s.divides ? XB_XPTI_TABLE_STD : XB_XPTI_TABLE_EMH7;
	return true;
}

static bool find_objects(struct elf_file *f, struct xb_xpti_layout *l)
{
	struct shape s;
	uint32_t off;

	/* Elements of 256 bytes. */
	if (shape_get(f, "xptiLookupObject", &s) < 0 || !s.shifts_8)
		return false;
	off = only(&s, is_any);
	if (!off)
		return false;
	l->object_off = off;
	return true;
}

/* What is added to the framework's address for a call on one of its members; 0: not known. */
static uint32_t member_called(struct elf_file *f, const char *name)
{
	struct code c;
	struct insn n;
	uint32_t found = 0;

	if (code_get(f, name, &c) < 0)
		return 0;
	while (code_next(&c, &n)) {
		int64_t disp;

		if (n.op[0].type != ZYDIS_OPERAND_TYPE_REGISTER || n.op[0].size != 64 ||
		    n.op[0].reg.value == ZYDIS_REGISTER_RSP)
			continue;
		if (n.i.mnemonic == ZYDIS_MNEMONIC_ADD &&
		    n.op[1].type == ZYDIS_OPERAND_TYPE_IMMEDIATE)
			disp = n.op[1].imm.value.s;
		else if (n.i.mnemonic != ZYDIS_MNEMONIC_LEA || !member(&n.op[1], &disp))
			continue;
		if (!in_framework(disp) || disp == found)
			continue;
		if (found)
			return 0;
		found = (uint32_t)disp;
	}
	return found;
}

static bool find_streams(struct elf_file *f, struct xb_xpti_layout *l)
{
	uint32_t strings = member_called(f, "xptiRegisterString");
	uint32_t streams = member_called(f, "xptiRegisterStream");

	if (!strings || !streams || !l->string_off || l->string_off < strings ||
	    l->string_off - strings > STREAMS_MAX)
		return false;
	l->stream_off = streams + (l->string_off - strings);
	return true;
}

/* The tables of strings, of streams and of tools are of one kind. */
static void find_tools(struct elf_file *f, struct xb_xpti_layout *l)
{
	uint32_t strings = member_called(f, "xptiRegisterString");
	uint32_t tools = member_called(f, "xptiRegisterUserDefinedTracePoint");

	if (strings && tools && l->string_off >= strings && l->string_off - strings <= STREAMS_MAX)
		l->tool_off = tools + (l->string_off - strings);
}

static bool find_flag(struct elf_file *f, struct xb_xpti_layout *l)
{
	struct shape s;

	if (shape_get(f, "xptiNotifySubscribers", &s) < 0 || !s.flag)
		return false;
	l->enabled_off = s.flag;
	return true;
}

/* lea rdi, [rip + index]; call __tls_get_addr; then [rax + key] is tested and [rax + value] given. */
static bool find_stash(struct elf_file *f, struct xb_xpti_layout *l)
{
	uint64_t index = 0;
	int64_t key = -1, disp;
	bool called = false;
	struct code c;
	struct insn n;

	if (code_get(f, "xptiGetStashedTuple", &c) < 0)
		return false;
	while (code_next(&c, &n)) {
		const ZydisDecodedOperand *op = n.op;

		if (!called) {
			if (n.i.mnemonic == ZYDIS_MNEMONIC_CALL)
				called = index != 0;
			else if (n.i.mnemonic == ZYDIS_MNEMONIC_LEA &&
				 op[0].reg.value == ZYDIS_REGISTER_RDI &&
				 op[1].mem.base == ZYDIS_REGISTER_RIP)
				index = n.vaddr + n.i.length + (uint64_t)op[1].mem.disp.value;
			else
				index = 0;
			continue;
		}
		if (n.i.mnemonic == ZYDIS_MNEMONIC_CALL)
			return false;
		if ((n.i.mnemonic != ZYDIS_MNEMONIC_MOV && n.i.mnemonic != ZYDIS_MNEMONIC_LEA) ||
		    !member(&op[1], &disp) || op[1].mem.base != ZYDIS_REGISTER_RAX)
			continue;
		if (disp < 0 || disp > TLS_MAX)
			return false;
		if (key < 0) {
			if (n.i.mnemonic != ZYDIS_MNEMONIC_MOV)
				return false;
			key = disp;
			continue;
		}
		l->tls_index = index;
		l->stash_key_off = (uint32_t)key;
		l->stash_value_off = (uint32_t)disp;
		return true;
	}
	return false;
}

/* ---- trace types ------------------------------------------------------------------------------- */

/* Marks a type that may come without an event. */
static void alone(struct xb_xpti_layout *l, unsigned type, enum xb_xpti_data what)
{
	l->data[type] = (uint8_t)(what | XB_XPTI_DATA_NO_EVENT);
}

/*
 * What the trace types carry, and which ones the framework accepts without an event (it rejects others, so
 * no subscriber gets them). 2023.2 differs from earlier releases only in this, and no exported symbol shows
 * it. It is decided by the release; if this is unknown, the types of both are accepted.
 */
static void set_types(struct xb_xpti_layout *l, const char *release)
{
	bool new = l->numbering == XB_XPTI_TYPES_2024;
	unsigned number = elf_release_number(release);

	for (int t = 0; t <= 25; t++)
		l->data[t] = XB_XPTI_DATA_TEXT; /* by convention, where there is any */
	l->data[16] = XB_XPTI_DATA_HANDLE;
	l->data[29] = XB_XPTI_DATA_CALL;
	l->data[126] = XB_XPTI_DATA_TEXT;
	alone(l, 24, XB_XPTI_DATA_TEXT);
	alone(l, 25, XB_XPTI_DATA_TEXT);
	alone(l, 28, XB_XPTI_DATA_CALL);
	alone(l, 32, XB_XPTI_DATA_MEM);
	alone(l, new ? 33 : 35, XB_XPTI_DATA_MEM);
	alone(l, new ? 34 : 36, XB_XPTI_DATA_MEM);
	alone(l, new ? 35 : 39, XB_XPTI_DATA_MEM);
	alone(l, new ? 36 : 40, XB_XPTI_DATA_CONSTRUCT);
	alone(l, new ? 37 : 44, XB_XPTI_DATA_DESTRUCT);
	alone(l, new ? 38 : 42, XB_XPTI_DATA_ASSOCIATE);
	alone(l, new ? 39 : 46, XB_XPTI_DATA_ASSOCIATE);
	alone(l, new ? 40 : 48, XB_XPTI_DATA_ACCESSOR);
	l->data[new ? 42 : 50] = l->data[new ? 43 : 51] = XB_XPTI_DATA_TEXT;
	if (new)
		alone(l, 0, XB_XPTI_DATA_TEXT);
	if (!new)
		l->data[31] = XB_XPTI_DATA_CALL;
	if (!new && (!number || number < 202302))
		alone(l, 31, XB_XPTI_DATA_CALL);
	if (new || !number || number >= 202302) {
		alone(l, 29, XB_XPTI_DATA_CALL);
		alone(l, 126, XB_XPTI_DATA_TEXT);
	}
}

/* ---- putting it together ----------------------------------------------------------------------- */

static bool has_export(struct elf_file *f, const char *name)
{
	struct elf_sym s;

	return elf_file_find(f, name, &s) >= 0 && s.exported;
}

static int find_layout(struct elf_file *f, struct xb_xpti_layout *ret)
{
	const struct xpti_known *k = xpti_layout_known(elf_file_release(f));
	struct xb_xpti_layout l = { 0 };
	struct elf_sym s;
	int r;

	if (!has_export(f, "xptiNotifySubscribers"))
		return -ENOENT;
	r = elf_file_find(f, "_ZN4xpti9Framework9MInstanceE", &s);
	if (r < 0)
		return r;
	if (!s.exported)
		return -ENOENT;
	l.instance = s.vaddr;
	l.numbering = has_export(f, "xptiCheckTraceEnabled") ? XB_XPTI_TYPES_2024
							     : XB_XPTI_TYPES_2022;
	if (has_export(f, "xptiCreateTracepoint"))
		l.flags |= XB_XPTI_L_UID128;
	set_types(&l, elf_file_release(f));

	if (!find_strings(f, &l) && k) {
		l.table = k->table;
		l.string_off = k->string_off;
	}
	if (!find_streams(f, &l) && k && l.table == k->table && l.string_off == k->string_off)
		l.stream_off = k->stream_off;
	find_tools(f, &l);
	if (!find_objects(f, &l) && k)
		l.object_off = k->object_off;
	if (!find_flag(f, &l) && k)
		l.enabled_off = k->enabled_off;
	/* It can't be derived from code, so it is only used if everything else is as in the table. */
	if (k && l.flags & XB_XPTI_L_UID128 && l.table == k->table &&
	    l.string_off == k->string_off && l.stream_off == k->stream_off &&
	    l.object_off == k->object_off && l.enabled_off == k->enabled_off)
		l.live_off = k->live_off;
	if (l.object_off)
		l.flags |= XB_XPTI_L_OBJECTS;
	if (l.enabled_off)
		l.flags |= XB_XPTI_L_ENABLED;
	if (find_stash(f, &l))
		l.flags |= XB_XPTI_L_STASH;
	*ret = l;
	return 0;
}

/* ---- who listens ------------------------------------------------------------------------------- */

struct heard_known {
	const char *from, *to;
	uint8_t kind;
	uint16_t off;
};

static const struct heard_known heard_known[] = {
	{ "2024.0", "2025.0", XPTI_HEARD_LISTS, 0xb8 },
	{ "2025.1", "2025.2", XPTI_HEARD_BITS, 0x188 },
	{ "2025.3", "2026.1", XPTI_HEARD_FLAT, 0x1a0 },
	{ "2026.2", "2026.2", XPTI_HEARD_FLAT, 0x138 },
};

/* Whether the function that answers the runtimes uses this member, and divides if it is a std map. */
static bool asks_by(struct elf_file *f, const struct heard_known *k)
{
	bool named = false, divides = false;
	struct code c;
	struct insn n;

	if (code_get(f, "xptiCheckTraceEnabled", &c) < 0)
		return false;
	while (code_next(&c, &n)) {
		int64_t disp;

		divides |= n.i.mnemonic == ZYDIS_MNEMONIC_DIV;
		if (n.i.mnemonic == ZYDIS_MNEMONIC_ADD &&
		    n.op[1].type == ZYDIS_OPERAND_TYPE_IMMEDIATE)
			named |= n.op[1].imm.value.u == k->off;
		for (int i = 0; i < n.i.operand_count_visible; i++)
			named |= member(&n.op[i], &disp) && disp == k->off;
	}
	return named && divides == (k->kind != XPTI_HEARD_FLAT);
}

int xpti_heard(struct elf_file *f, struct xpti_heard *ret)
{
	unsigned is = elf_release_number(elf_file_release(f));
	struct xb_xpti_layout l;
	int r = find_layout(f, &l);

	if (r < 0)
		return r;
	*ret = (struct xpti_heard){
		.instance = l.instance,
		.table = l.table,
		.stream_off = l.stream_off,
		.enabled_off = l.enabled_off,
	};
	if (!l.stream_off || !l.enabled_off)
		return -ENOTSUP;
	if (l.numbering == XB_XPTI_TYPES_2022)
		return 0;
	for (size_t i = 0; is && i < sizeof(heard_known) / sizeof(heard_known[0]); i++) {
		const struct heard_known *k = &heard_known[i];

		if (is < elf_release_number(k->from) || is > elf_release_number(k->to))
			continue;
		ret->kind = k->kind;
		ret->heard_off = k->off;
		return asks_by(f, k) ? 0 : -ENOTSUP;
	}
	return -ENOTSUP;
}

/* ---- bounds ------------------------------------------------------------------------------------ */

bool xpti_layout_is_sound(const struct xb_xpti_layout *l)
{
	const uint32_t offs[] = { l->string_off, l->stream_off,	 l->tool_off,
				  l->object_off, l->enabled_off, l->live_off };
	const uint32_t flags = XB_XPTI_L_UID128 | XB_XPTI_L_OBJECTS | XB_XPTI_L_ENABLED |
			       XB_XPTI_L_STASH;

	for (size_t i = 0; i < sizeof(offs) / sizeof(offs[0]); i++)
		if (offs[i] >= MEMBER_MAX + STREAMS_MAX)
			return false;
	for (size_t i = 0; i < XB_XPTI_TYPES; i++)
		if ((l->data[i] & XB_XPTI_DATA_MASK) > XB_XPTI_DATA_ACCESSOR)
			return false;
	return !(l->flags & ~flags) && l->numbering <= XB_XPTI_TYPES_2024 &&
	       l->table <= XB_XPTI_TABLE_EMH7 && l->stash_key_off <= TLS_MAX &&
	       l->stash_value_off <= TLS_MAX;
}

/* ---- all of it --------------------------------------------------------------------------------- */

int xpti_layout(struct elf_file *f, struct xb_xpti_layout *ret, struct probe_point *ret_point)
{
	struct xb_xpti_layout l;
	struct probe_point point;
	struct elf_sym s;
	int r;

	r = find_layout(f, &l);
	if (r < 0)
		return r;
	r = elf_file_find(f, "xptiNotifySubscribers", &s);
	if (r < 0)
		return r;
	/* The BPF program takes the arguments from the ABI's registers. */
	r = probe_point_in_place(f, &s, &point);
	if (r < 0)
		return r;
	l.notify = point.vaddr;
	*ret = l;
	*ret_point = point;
	return 0;
}
