// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * capture.c - which memory to read for a function, written as operations for the kernel side.
 *
 * The kernel side knows machine words, pointers and byte counts. Types are only known here and in the
 * decoder. There are two limits: XB_MAX_OPS operations, and XB_CALL_DATA bytes, of which every operation may
 * use its maximum. The room is therefore assigned in rounds:
 *
 *   1. one operation for every argument that is a pointer; long ones are shortened till all fit;
 *   2. strings inside structures;
 *   3. arrays and structures inside structures, and their strings; what tagged members point to;
 *   4. pNext chains.
 *
 * Operations at entry and at return are kept in two lists, joined at the end: an operation refers to
 * its source only within its own list.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "plan/capture.h"

const struct capture_limits capture_default_limits = {
	.str_max = 256,
	.arr_max = 32,
	.next_max = 8,
};

#define IN_BYTES_MAX	64  /* of untyped input memory: fill patterns, but not whole programs */
#define HANDLE_BYTES	256 /* of a handle for another process's memory */
#define REGISTER_BYTES	64  /* of the widest register: how wide they are is not known here */
#define SHORTEST	32  /* a shorter string or piece of memory would be useless */
#define FOLLOW_ELEMENTS 2   /* elements of an array whose own pointers are followed */
#define MAX_NESTING	3   /* structures in structures by pointer */

/* ---- where arguments are ----------------------------------------------------------------------- */

enum word_class { CLASS_NONE, CLASS_INTEGER, CLASS_SSE };

static void classify(const struct cat_type *t, uint32_t offset, unsigned depth,
		     enum word_class class[2])
{
	uint32_t i, first, last;
	enum word_class c;

	if (depth > 4 || offset >= 16)
		return;
	if (t->kind == CAT_STRUCT || t->kind == CAT_UNION) {
		for (i = 0; i < t->count; i++)
			classify(t->fields[i].type, offset + t->fields[i].offset, depth + 1, class);
		return;
	}
	if (t->kind == CAT_ARRAY && t->elem && t->elem->size) {
		for (i = 0; i < t->count && i < 16; i++)
			classify(t->elem, offset + i * t->elem->size, depth + 1, class);
		return;
	}
	c = t->kind == CAT_FLOAT ? CLASS_SSE : CLASS_INTEGER;
	first = offset / 8;
	last = t->size ? (offset + t->size - 1) / 8 : first;
	for (i = first; i <= last && i < 2; i++) {
		if (class[i] != CLASS_INTEGER)
			class[i] = c;
	}
}

static bool is_aggregate(const struct cat_type *t)
{
	return t->kind == CAT_STRUCT || t->kind == CAT_UNION || t->kind == CAT_ARRAY;
}

struct abi_state {
	unsigned regs;	/* integer registers used, of 6 */
	unsigned sse;	/* vector registers used, of 8 */
	unsigned stack; /* words */
	unsigned words; /* highest word used, plus one */
};

static struct capture_place take_stack(struct abi_state *s, unsigned nwords)
{
	struct capture_place p = { .word = (uint16_t)(6 + s->stack), .nwords = (uint16_t)nwords };

	s->stack += nwords;
	s->words = 6 + s->stack;
	return p;
}

static struct capture_place take_regs(struct abi_state *s, unsigned nwords)
{
	struct capture_place p = { .word = (uint16_t)s->regs, .nwords = (uint16_t)nwords };

	s->regs += nwords;
	if (s->words < s->regs)
		s->words = s->regs;
	return p;
}

static struct capture_place place_of(struct abi_state *s, const struct cat_type *t)
{
	enum word_class class[2] = { CLASS_NONE, CLASS_NONE };
	unsigned nwords = t->size ? (t->size + 7) / 8 : 1, ints = 0, sses = 0, i;

	if (!is_aggregate(t)) {
		if (t->kind == CAT_FLOAT && t->size <= 8)
			class[0] = CLASS_SSE;
		else
			class[0] = CLASS_INTEGER;
		nwords = 1;
	} else if (nwords > 2) {
		return take_stack(s, nwords);
	} else {
		classify(t, 0, 0, class);
	}
	for (i = 0; i < nwords; i++) {
		ints += class[i] != CLASS_SSE;
		sses += class[i] == CLASS_SSE;
	}
	if (s->regs + ints > 6 || s->sse + sses > 8)
		return take_stack(s, nwords);
	s->sse += sses;
	if (!sses)
		return take_regs(s, nwords);
	s->regs += ints;
	if (s->words < s->regs)
		s->words = s->regs;
	return (struct capture_place){ .word = CAPTURE_NO_WORD, .nwords = (uint16_t)nwords };
}

unsigned capture_layout(const struct cat_func *f, struct capture_place *ret, unsigned max)
{
	struct abi_state s = { 0 };
	struct capture_place p;
	unsigned i;

	/* A big result is written to where a hidden first argument points. */
	if (f->ret && is_aggregate(f->ret) && f->ret->size > 16)
		s.regs = s.words = 1;
	for (i = 0; i < f->nargs; i++) {
		p = place_of(&s, f->args[i].type);
		if (i < max)
			ret[i] = p;
	}
	return s.words;
}

unsigned capture_word(const struct cat_func *f, int arg)
{
	struct capture_place places[XB_MAX_ARGS];

	if (arg < 0 || arg >= f->nargs || arg >= XB_MAX_ARGS)
		return CAPTURE_NO_WORD;
	capture_layout(f, places, ARRAY_SIZE(places));
	if (places[arg].nwords != 1 || places[arg].word >= XB_MAX_ARGS)
		return CAPTURE_NO_WORD;
	return places[arg].word;
}

/* ---- operations -------------------------------------------------------------------------------- */

struct op_list {
	struct xb_op ops[XB_MAX_OPS];
	const struct cat_type
		*types[XB_MAX_OPS]; /* type of an element; NULL: its members are not followed */
	uint8_t nesting[XB_MAX_OPS];
	uint8_t rounds[XB_MAX_OPS]; /* bit: looked into in that round */
	unsigned n;
};

struct builder {
	const struct cat_func *f;
	const struct capture_limits *limits;
	struct op_list lists[2]; /* at entry, at return */
	struct capture_place places[256];
	unsigned words;
	unsigned dropped;
	uint8_t word_rounds; /* as op_list.rounds, for structures by value */
};

static unsigned op_bytes(const struct xb_op *op)
{
	return sizeof(struct xb_item) + ((op->max + 7u) & ~7u);
}

static unsigned used_bytes(const struct builder *b)
{
	unsigned sum = 0, l, i;

	for (l = 0; l < 2; l++) {
		for (i = 0; i < b->lists[l].n; i++)
			sum += op_bytes(&b->lists[l].ops[i]);
	}
	return sum;
}

static uint16_t array_max(unsigned elem, unsigned count)
{
	unsigned most = XB_OP_MAX / elem;

	return (uint16_t)((count < most ? count : most) * elem);
}

static bool is_struct(const struct cat_type *t)
{
	return t && t->kind == CAT_STRUCT;
}

/*
 * Kind, elem and max of the operation that follows a pointer of type t; false: it isn't followed.
 * The caller fills in where pointer and count are.
 */
static bool shape(const struct builder *b, const struct cat_type *t, unsigned len_kind, bool out,
		  struct xb_op *op)
{
	unsigned str_max = b->limits->str_max < XB_OP_MAX ? b->limits->str_max : XB_OP_MAX;
	unsigned size, bytes_max;

	if (t->kind == CAT_STRING) {
		op->kind = XB_OP_STR;
		op->elem = 1;
		op->max = (uint16_t)str_max;
		return str_max > 0;
	}
	if (t->kind != CAT_PTR || !t->elem || len_kind == CAT_LEN_NONE)
		return false;
	bytes_max = out || str_max < IN_BYTES_MAX ? str_max : IN_BYTES_MAX;
	size = t->elem->kind == CAT_VOID ? 1 : t->elem->size;
	if (!size)
		return false;
	if (len_kind == CAT_LEN_ONE) {
		if (t->elem->kind == CAT_VOID || t->elem->kind == CAT_FUNC)
			return false;
		op->kind = XB_OP_MEM;
		op->elem = (uint16_t)(size < XB_OP_MAX ? size : XB_OP_MAX);
		op->max = op->elem;
		return true;
	}
	op->kind = XB_OP_ARR;
	if (len_kind == CAT_LEN_PAIRS)
		op->flags |= XB_OP_UP_TO;
	if (len_kind == CAT_LEN_REGISTERS) {
		/* What is after narrower ones may be another page. */
		op->flags |= XB_OP_UP_TO;
		op->elem = REGISTER_BYTES;
		op->max = XB_OP_MAX;
		return true;
	}
	if (size > XB_OP_MAX) {
		/* Not even one fits: its beginning, as bytes. */
		op->elem = 1;
		op->max = XB_OP_MAX;
		return true;
	}
	if (len_kind == CAT_LEN_BYTES || len_kind == CAT_LEN_PBYTES) {
		op->elem = 1;
		op->max = size == 1 ? (uint16_t)bytes_max : array_max(size, b->limits->arr_max);
		return op->max > 0;
	}
	op->elem = (uint16_t)size;
	op->max = size == 1 ? (uint16_t)bytes_max : array_max(size, b->limits->arr_max);
	return op->max > 0;
}

static bool wants_len(const struct xb_op *op)
{
	return op->kind == XB_OP_ARR;
}

static bool push(struct builder *b, unsigned at_return, const struct xb_op *op,
		 const struct cat_type *type, unsigned nesting)
{
	struct op_list *l = &b->lists[at_return];

	if (b->lists[0].n + b->lists[1].n >= XB_MAX_OPS)
		return false;
	l->ops[l->n] = *op;
	l->types[l->n] = type;
	l->nesting[l->n] = (uint8_t)nesting;
	l->rounds[l->n] = 0;
	l->n++;
	return true;
}

/* Bytes that one more operation may have. */
static unsigned room_left(const struct builder *b)
{
	unsigned used = used_bytes(b) + (unsigned)sizeof(struct xb_item);

	return used < XB_CALL_DATA ? (XB_CALL_DATA - used) & ~7u : 0;
}

/* Inside structures an operation takes the room that is left, or none. */
static void push_if_room(struct builder *b, unsigned at_return, struct xb_op *op,
			 const struct cat_type *type, unsigned nesting)
{
	unsigned room = room_left(b);

	if (op->max > room) {
		unsigned least = op->kind == XB_OP_MEM ? op->max
				 : op->elem > SHORTEST ? op->elem
						       : SHORTEST;

		if (room < least) {
			b->dropped++;
			return;
		}
		op->max = (uint16_t)(room / op->elem * op->elem);
	}
	if (!push(b, at_return, op, type, nesting))
		b->dropped++;
}

/* Words that a record has. */
static bool word_kept(const struct builder *b, unsigned arg)
{
	const struct capture_place *p = &b->places[arg];

	return p->word != CAPTURE_NO_WORD && p->word + p->nwords <= XB_MAX_ARGS;
}

/* Whether success is recognised by the API's success value. */
static bool tells_success(const struct cat_func *f)
{
	return f->ret && f->ret->size == 4 &&
	       (f->ret->kind == CAT_ENUM || f->ret->kind == CAT_INT || f->ret->kind == CAT_UINT);
}

static bool argument_count(const struct builder *b, const struct cat_arg *a, struct xb_op *op)
{
	const struct cat_type *t;

	switch (a->len_kind) {
	case CAT_LEN_CONST:
		op->len_src = XB_SRC_CONST;
		op->len_off = a->len;
		return true;
	case CAT_LEN_PAIRS:
		op->len_src = XB_SRC_CONST;
		op->len_off = (uint16_t)(op->max / op->elem);
		return true;
	case CAT_LEN_ARG:
	case CAT_LEN_REGISTERS:
	case CAT_LEN_BYTES:
	case CAT_LEN_PARG:
	case CAT_LEN_PBYTES:
		if (a->len >= b->f->nargs || !word_kept(b, a->len))
			return false;
		op->len_src = (uint8_t)b->places[a->len].word;
		break;
	default:
		return false;
	}
	t = b->f->args[a->len].type;
	if (a->len_kind == CAT_LEN_PARG || a->len_kind == CAT_LEN_PBYTES) {
		if (t->kind != CAT_PTR || !t->elem)
			return false;
		op->flags |= XB_OP_LEN_DEREF;
		t = t->elem;
	}
	if (t->size <= 4)
		op->flags |= XB_OP_LEN_32;
	return true;
}

/* Whether it is the handle by which the function imports memory. All of its bytes are needed. */
static bool is_handle(const struct cat_func *f, unsigned arg)
{
	unsigned i;

	for (i = 0; i < f->nroles; i++) {
		const struct cat_role *r = &f->roles[i];

		if ((r->act == CAT_ACT_ALLOC || r->act == CAT_ACT_CREATE) &&
		    catalog_part(r, CAT_PART_VALUE) == (int)arg)
			return true;
	}
	return false;
}

/* Whether it is metrics, their groups or values, which come in sets: of one that is cut, the rest says nothing. */
static bool is_metrics(const struct cat_func *f, unsigned arg)
{
	const struct cat_role *values = catalog_role(f, CAT_ACT_VALUES),
			      *list = catalog_role(f, CAT_ACT_METRICS),
			      *groups = catalog_role(f, CAT_ACT_GROUP);

	return catalog_part(values, CAT_PART_VALUE) == (int)arg ||
	       catalog_part(list, CAT_PART_OBJECT) == (int)arg ||
	       catalog_part(groups, CAT_PART_OBJECT) == (int)arg;
}

static void add_argument(struct builder *b, unsigned arg)
{
	const struct cat_arg *a = &b->f->args[arg];
	bool out = a->flags & CAT_OUT, entry_only = b->f->flags & CAT_F_NO_RETURN;
	struct xb_op op = { 0 };

	if (!shape(b, a->type, a->len_kind, out, &op))
		return;
	if (is_handle(b->f, arg) && op.elem == 1)
		op.max = HANDLE_BYTES;
	if (op.kind == XB_OP_ARR && is_metrics(b->f, arg)) {
		op.max = array_max(op.elem, XB_OP_MAX);
		op.flags |= out ? XB_OP_REST : 0;
	}
	op.src = (uint8_t)b->places[arg].word;
	if (out) {
		op.flags |= XB_OP_AT_RETURN;
		if (!(a->flags & CAT_IN) && tells_success(b->f))
			op.flags |= XB_OP_ON_SUCCESS;
	}
	if (!word_kept(b, arg) || (out && entry_only) ||
	    (wants_len(&op) && !argument_count(b, a, &op)) ||
	    !push(b, out, &op, a->type->kind == CAT_PTR ? a->type->elem : NULL, 0))
		b->dropped++;
}

/* The bytes behind the pointer that an argument leads to. */
static void add_behind(struct builder *b, unsigned arg)
{
	unsigned size = b->f->args[arg].inner - 1u, i;
	struct op_list *l = &b->lists[1];
	struct xb_op op = { .kind = XB_OP_ARR, .elem = 1, .max = HANDLE_BYTES };

	for (i = 0;
	     i < l->n && (l->ops[i].src != b->places[arg].word || l->ops[i].kind != XB_OP_MEM); i++)
		;
	if (i == l->n || size >= b->f->nargs || !word_kept(b, size) ||
	    b->f->args[size].type->kind != CAT_PTR)
		return;
	op.flags = (uint8_t)(l->ops[i].flags | XB_OP_LEN_DEREF);
	if (b->f->args[size].type->elem->size <= 4)
		op.flags |= XB_OP_LEN_32;
	op.src = (uint8_t)(XB_SRC_OP | i);
	op.len_src = (uint8_t)b->places[size].word;
	push_if_room(b, true, &op, NULL, MAX_NESTING);
}

/* Shortens long operations, as little as necessary to make all arguments fit. */
static void shorten(struct builder *b)
{
	unsigned stage, l, i;

	for (stage = 0; stage < 6 && used_bytes(b) > XB_CALL_DATA; stage++) {
		for (l = 0; l < 2; l++) {
			for (i = 0; i < b->lists[l].n; i++) {
				struct xb_op *op = &b->lists[l].ops[i];
				unsigned want;

				if (op->kind == XB_OP_MEM)
					continue;
				if (stage < 2) {
					/* Dimensions and wait lists are short in practice. */
					if (op->kind != XB_OP_ARR || op->elem == 1 || op->elem > 8)
						continue;
					want = op->elem * (stage ? 8u : 16u);
				} else {
					want = op->max / 2 / op->elem * op->elem;
					if (want < SHORTEST || want < op->elem)
						continue;
				}
				if (want < op->max)
					op->max = (uint16_t)want;
			}
		}
	}
	for (l = 0; l < 2; l++) {
		while (used_bytes(b) > XB_CALL_DATA && b->lists[l].n) {
			b->lists[l].n--;
			b->dropped++;
		}
	}
}

/* ---- inside structures ------------------------------------------------------------------------- */

enum round { ROUND_STRINGS, ROUND_ARRAYS, ROUND_CHAINS };

/* Where a structure's bytes are: in an operation's, or in machine words. */
struct bytes_ref {
	bool at_return;
	bool in_words;
	unsigned op; /* index in its list, or the first word */
	unsigned nesting;
};

static bool ref_source(const struct bytes_ref *r, uint32_t off, uint8_t *ret_src, uint16_t *ret_off)
{
	if (r->in_words) {
		if (off % 8 || r->op + off / 8 >= XB_MAX_ARGS)
			return false;
		*ret_src = (uint8_t)(r->op + off / 8);
		*ret_off = 0;
		return true;
	}
	*ret_src = (uint8_t)(XB_SRC_OP | r->op);
	*ret_off = (uint16_t)off;
	return off <= UINT16_MAX;
}

static bool sibling_count(const struct cat_type *st, const struct cat_field *f,
			  const struct bytes_ref *r, uint32_t base, struct xb_op *op)
{
	const struct cat_field *s;

	if (f->len_kind == CAT_LEN_PAIRS) {
		op->len_src = XB_SRC_CONST;
		op->len_off = (uint16_t)(op->max / op->elem);
		return true;
	}
	if (f->len_kind == CAT_LEN_CONST) {
		op->len_src = XB_SRC_CONST;
		op->len_off = f->len;
		return true;
	}
	if ((f->len_kind != CAT_LEN_ARG && f->len_kind != CAT_LEN_BYTES) || f->len >= st->count)
		return false;
	s = &st->fields[f->len];
	if (s->type->size != 4 && s->type->size != 8)
		return false;
	if (s->type->size == 4)
		op->flags |= XB_OP_LEN_32;
	return ref_source(r, base + s->offset, &op->len_src, &op->len_off);
}

/*
 * The types in a chain are not known before it is read, so the same number of bytes is read of each
 * structure. If there is little room, the chain is shorter.
 */
static void add_chain(struct builder *b, const struct bytes_ref *r, uint32_t off)
{
	struct xb_op op = { .kind = XB_OP_CHAIN, .elem = CAPTURE_NEXT_BYTES };
	unsigned n = b->limits->next_max, fit = room_left(b) / CAPTURE_NEXT_BYTES;

	if (n > CAPTURE_NEXT_MAX)
		n = CAPTURE_NEXT_MAX;
	if (!n)
		return;
	if (n > fit)
		n = fit;
	op.max = (uint16_t)(n * CAPTURE_NEXT_BYTES);
	op.flags = r->at_return ? XB_OP_AT_RETURN : 0;
	if (!n || !ref_source(r, off, &op.src, &op.off) ||
	    !push(b, r->at_return, &op, NULL, MAX_NESTING))
		b->dropped++;
}

/* Captures the targets of a union's members in the elements of an operation, if the tag says that they are pointers. */
static void add_each(struct builder *b, const struct cat_type *st, const struct cat_field *f,
		     unsigned from, bool at_return)
{
	const struct cat_select *s = f->select;
	const struct op_list *l = &b->lists[at_return];
	unsigned n = l->ops[from].max / st->size, room = room_left(b), fit;
	const struct cat_field *by = &st->fields[s->by], *size;
	struct xb_op op = { .kind = XB_OP_EACH, .elem = 1 };

	if (!s->size || st->fields[s->size - 1].type->size != 8 || by->type->size != 4 ||
	    by->offset > UINT8_MAX)
		return;
	size = &st->fields[s->size - 1];
	fit = room > sizeof(struct xb_each)
		      ? (room - (unsigned)sizeof(struct xb_each)) / XB_EACH_BYTES
		      : 0;
	if (n > XB_EACH_MAX)
		n = XB_EACH_MAX;
	if (n > fit)
		n = fit;
	for (uint32_t i = 0; i < s->n; i++) {
		const struct cat_choice *c = &s->choices[i];

		if (!c->follow || c->value < 0 || c->value > UINT8_MAX)
			continue;
		op.flags = at_return ? XB_OP_AT_RETURN : 0;
		op.src = (uint8_t)(XB_SRC_OP | from);
		op.off = (uint16_t)(f->offset + c->member->offset);
		op.len_off = (uint16_t)size->offset;
		op.max = (uint16_t)(sizeof(struct xb_each) + n * XB_EACH_BYTES);
		op.stride = (uint16_t)st->size;
		op.tag_off = (uint8_t)by->offset;
		op.tag = (uint8_t)c->value;
		if (!n || !push(b, at_return, &op, NULL, MAX_NESTING))
			b->dropped++;
		return; /* one kind of values is all that there is anywhere */
	}
}

static void add_field(struct builder *b, const struct cat_type *st, const struct cat_field *f,
		      const struct bytes_ref *r, uint32_t base, enum round round)
{
	struct xb_op op = { 0 };

	if (f->is_next) {
		if (round == ROUND_CHAINS)
			add_chain(b, r, base + f->offset);
		return;
	}
	if (round == ROUND_CHAINS || (f->type->kind == CAT_STRING) != (round == ROUND_STRINGS))
		return;
	if (!shape(b, f->type, f->len_kind, r->at_return, &op))
		return;
	op.flags |= r->at_return ? XB_OP_AT_RETURN : 0;
	if (!ref_source(r, base + f->offset, &op.src, &op.off) ||
	    (wants_len(&op) && !sibling_count(st, f, r, base, &op))) {
		b->dropped++;
		return;
	}
	push_if_room(b, r->at_return, &op, f->type->kind == CAT_PTR ? f->type->elem : NULL,
		     r->nesting + 1);
}

static void add_fields(struct builder *b, const struct cat_type *st, const struct bytes_ref *r,
		       uint32_t base, enum round round, unsigned depth)
{
	uint32_t i;

	if (depth > 4)
		return;
	for (i = 0; i < st->count; i++) {
		const struct cat_field *f = &st->fields[i];

		if (is_struct(f->type))
			add_fields(b, f->type, r, base + f->offset, round, depth + 1);
		else
			add_field(b, st, f, r, base, round);
	}
}

/* Captures the targets of pointers in the elements of an operation. */
static void look_into(struct builder *b, bool at_return, unsigned index, enum round round)
{
	struct op_list *l = &b->lists[at_return];
	struct bytes_ref r = { .at_return = at_return, .op = index, .nesting = l->nesting[index] };
	const struct cat_type *t = l->types[index];
	struct xb_op *op = &l->ops[index];
	unsigned n, i;

	if (l->rounds[index] & 1u << round)
		return;
	l->rounds[index] |= (uint8_t)(1u << round);
	if (!t || !t->size || r.nesting >= MAX_NESTING)
		return;
	/* Arguments of a launch hardly ever have chains, and looking for them would cost time at each launch. */
	if (round == ROUND_CHAINS && op->kind == XB_OP_ARR && b->f->flags & CAT_F_KERNEL)
		return;
	if (round == ROUND_ARRAYS && is_struct(t)) {
		for (i = 0; i < t->count; i++) {
			if (t->fields[i].select)
				add_each(b, t, &t->fields[i], index, at_return);
		}
	}
	op = &l->ops[index];
	n = op->max / t->size;
	if (n > FOLLOW_ELEMENTS)
		n = FOLLOW_ELEMENTS;
	if (op->kind == XB_OP_MEM)
		n = 1;
	for (i = 0; i < n; i++) {
		if (is_struct(t)) {
			add_fields(b, t, &r, i * t->size, round, 0);
		} else if (t->kind == CAT_STRING && round == ROUND_STRINGS) {
			struct cat_field f = { .type = t, .len_kind = CAT_LEN_ONE };

			add_field(b, NULL, &f, &r, i * t->size, round);
		}
	}
}

static void add_inner(struct builder *b, enum round round)
{
	bool entry_only = b->f->flags & CAT_F_NO_RETURN;
	unsigned l, i, n[2] = { b->lists[0].n, b->lists[1].n };

	for (i = 0; i < b->f->nargs && !(b->word_rounds & 1u << round); i++) {
		struct bytes_ref r = { .in_words = true, .op = b->places[i].word };

		if (is_struct(b->f->args[i].type) && word_kept(b, i))
			add_fields(b, b->f->args[i].type, &r, 0, round, 0);
		if (b->f->args[i].flags & CAT_NEXT && round == ROUND_CHAINS && word_kept(b, i))
			add_chain(b, &r, 0);
	}
	b->word_rounds |= (uint8_t)(1u << round);
	for (l = 0; l < (entry_only ? 1u : 2u); l++) {
		/* Structures that this round finds are looked into as well; chains end here. */
		for (i = 0; i < (round == ROUND_CHAINS ? n[l] : b->lists[l].n); i++)
			look_into(b, l, i, round);
	}
}

static void join_lists(const struct builder *b, struct xb_plan *p)
{
	unsigned nentry = b->lists[0].n, nret = b->lists[1].n, i;

	memcpy(p->ops, b->lists[0].ops, nentry * sizeof(p->ops[0]));
	for (i = 0; i < nret; i++) {
		struct xb_op op = b->lists[1].ops[i];

		if (op.src & XB_SRC_OP)
			op.src = (uint8_t)(op.src + nentry);
		if (wants_len(&op) && (op.len_src & XB_SRC_OP))
			op.len_src = (uint8_t)(op.len_src + nentry);
		p->ops[nentry + i] = op;
	}
	p->nops = (uint8_t)(nentry + nret);
	p->nret = (uint8_t)nret;
}

static bool is_array_of_argument(const struct xb_op *op)
{
	return op->kind == XB_OP_ARR && !(op->src & XB_SRC_OP) && op->len_src < XB_SRC_CONST &&
	       !(op->flags & XB_OP_AT_RETURN);
}

/*
 * Small arrays with the same count, such as the offset and sizes of a launch, are usually neighbours in one
 * structure of the caller, so it is cheaper to read them together.
 */
static void mark_near(struct xb_plan *p)
{
	unsigned i;

	for (i = 1; i < p->nops; i++) {
		struct xb_op *a = &p->ops[i - 1], *b = &p->ops[i];

		if (!is_array_of_argument(a) || !is_array_of_argument(b) ||
		    a->len_src != b->len_src || a->elem != b->elem || a->elem > 8)
			continue;
		a->flags |= XB_OP_NEAR;
		b->flags |= XB_OP_NEAR;
	}
}

/* Functions that one library may pass on to another form a family; Level Zero's groups are one family. */
static uint8_t family_of(const struct cat_func *f)
{
	switch (f->api) {
	case CAT_API_ZET:
	case CAT_API_ZES:
	case CAT_API_ZER:
	case CAT_API_ZEL:
		return CAT_API_ZE;
	default:
		return f->api < XB_FAMILIES ? (uint8_t)f->api : 0;
	}
}

/* How the kernel side recognises a call that failed. */
static void set_success(const struct cat_func *f, const struct cat_api *api, struct xb_plan *p)
{
	p->success = api ? api->success : 0;
	if (f->ok == CAT_OK_NOT_NULL)
		p->flags |= XB_PLAN_OK_NOT_NULL;
	else if (f->ok == CAT_OK_ALWAYS || !tells_success(f))
		p->flags |= XB_PLAN_OK_ALWAYS;
	for (size_t i = 0; api && i < api->nanswers && i < XB_PLAN_ANSWERS; i++)
		p->answers[p->nanswers++] = api->answers[i];
}

void capture_plan(const struct cat_func *f, uint32_t slot, const struct capture_limits *limits,
		  struct xb_plan *ret, unsigned *ret_dropped)
{
	const struct cat_api *api = catalog_api(f->api);
	struct builder b = { .f = f, .limits = limits ? limits : &capture_default_limits };
	struct xb_plan plan = { .func = slot, .api = f->api, .family = family_of(f) };
	unsigned i;

	b.words = capture_layout(f, b.places, ARRAY_SIZE(b.places));
	for (i = 0; i < f->nargs; i++) {
		bool pointer = f->args[i].type->kind == CAT_PTR ||
			       f->args[i].type->kind == CAT_STRING;

		/* A pointer that is lost is counted with its operation. */
		if (!word_kept(&b, i) && !pointer)
			b.dropped++;
		add_argument(&b, i);
	}
	shorten(&b);
	for (i = 0; i < f->nargs; i++) {
		if (f->args[i].inner)
			add_behind(&b, i);
	}
	add_inner(&b, ROUND_STRINGS);
	add_inner(&b, ROUND_ARRAYS);
	add_inner(&b, ROUND_STRINGS); /* of the structures that the second round found */
	add_inner(&b, ROUND_CHAINS);

	plan.nargs = (uint8_t)(b.words < XB_MAX_ARGS ? b.words : XB_MAX_ARGS);
	plan.flags = f->flags & CAT_F_NO_RETURN ? XB_PLAN_ENTRY_ONLY : 0;
	set_success(f, api, &plan);
	join_lists(&b, &plan);
	mark_near(&plan);
	*ret = plan;
	if (ret_dropped)
		*ret_dropped = b.dropped;
}

int capture_define(const struct cat_func *f, const struct xb_plan *plan, struct xb_def_func **ret)
{
	const char *const texts[] = { f->name, f->symbol, f->since, f->until };
	struct xb_def_func *def;
	size_t len = 0, size;
	char *p;

	for (size_t i = 0; i < ARRAY_SIZE(texts); i++)
		len += strlen(texts[i] ?: "") + 1;
	size = (sizeof(*def) + len + 7) & ~7UL;
	def = calloc(1, size);
	if (!def)
		return -ENOMEM;
	def->h.len = (uint32_t)size;
	def->h.type = XB_DEF_FUNC;
	def->slot = plan->func;
	def->variant = f->variant;
	def->api = f->api;
	def->plan = *plan;
	p = def->text;
	for (size_t i = 0; i < ARRAY_SIZE(texts); i++)
		p = stpcpy(p, texts[i] ?: "") + 1;
	*ret = def;
	return 0;
}

const uint8_t *capture_each(const uint8_t *bytes, uint32_t len, uint32_t i, bool *ret_failed)
{
	struct xb_each each;
	uint32_t slot;

	if (i >= XB_EACH_MAX || len < sizeof(each))
		return NULL;
	memcpy(&each, bytes, sizeof(each));
	slot = (uint32_t)sizeof(each) +
	       (uint32_t)__builtin_popcount((each.read | each.failed) & ((1u << i) - 1)) *
		       XB_EACH_BYTES;
	if (slot + XB_EACH_BYTES > len)
		return NULL;
	*ret_failed = each.failed >> i & 1;
	return each.read >> i & 1 ? bytes + slot : NULL;
}
