// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * layer.c - arm_layer() of way.h: finds where Unified Runtime's tracing layer keeps the numbers of its streams.
 *
 * Unlike those of libsycl, they are in an object on the heap. Three functions contain what has to be known of it:
 *
 *   - the function that returns it to its users, and makes it for the first of them, shows the variable that points to
 *     it, the byte that is the lock for making and freeing it, and its size;
 *   - its constructor registers each stream by its name and writes the number into the object, so the name shows which
 *     byte belongs to which stream (the streams differ between releases);
 *   - the function that notifies must read the same bytes.
 *
 * Each function is read from its first instruction to the first return, past jumps: a register that got the object's
 * address and is not written again contains it on all paths to there. What is only true on one path (the name of a
 * stream, the number that was assigned to it) is forgotten at each jump. The rare paths are after the return.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "arm/code.h"
#include "arm/known.h"
#include "arm/way.h"
#include "base/cleanup.h"
#include "elf/elf_file.h"
#include "elf/symbols.h"

#define LAYER	   "_ZN16ur_tracing_layer"
#define NOTIFIES   LAYER "9context_t12notify_beginEjPKcPv"
#define MAKES	   LAYER "9context_tC1Ev"
#define GIVES	   LAYER "10getContextEv"
#define EVENT	   LAYER "L12GURCallEventE" /* since 2026.0 */
#define HOLDER	   "_ZN15AtomicSingletonIN16ur_tracing_layer9context_tEE8instanceE"
#define TYPE	   "_ZTVN16ur_tracing_layer9context_tE"
#define TYPE_AT	   16 /* where an object's first 8 bytes lead to in that */
#define REGISTERS  "xptiRegisterStream"
#define CODE_MAX   4096 /* bytes of a function that are decoded */
#define OBJECT_MAX 0x4000

enum holds { NOTHING, OBJECT, TYPE_ADDRESS };

enum { RAX = 0, RDI = 7 };

struct reading {
	struct elf_file *f;
	const struct arm_symbols *symbols;
	uint64_t registers, type; /* addresses of the function and of what the object begins with */
	uint64_t holder, holder_n; /* of the variable that has lock and pointer, and its size */
	uint64_t lock, object;	   /* addresses there; 0: not known yet */
	uint32_t size;		   /* of the object; 0: not known yet */
	bool exchanges;		   /* the lock is taken so */
	bool begins;		   /* the constructor writes its type */
	uint32_t n, read;	   /* streams; a bit for each that is read */
	struct {
		uint32_t offset;
		uint64_t name;
	} ids[ARM_OWN];
	/* on the way */
	enum holds reg[16];
	uint64_t text;	  /* address in rdi; 0: something else */
	uint64_t answers; /* the name whose number is in al */
	uint32_t number;  /* in edi; 0: none */
};

typedef bool each_fn(struct reading *q, const struct insn *n);

/* ---- a function -------------------------------------------------------------------------------- */

static bool is_jump(const struct insn *n)
{
	return n->i.meta.category == ZYDIS_CATEGORY_COND_BR ||
	       n->i.meta.category == ZYDIS_CATEGORY_UNCOND_BR;
}

static bool is_call(const struct insn *n)
{
	return n->i.meta.category == ZYDIS_CATEGORY_CALL;
}

static uint64_t called(const struct insn *n)
{
	return is_call(n) && n->op[0].type == ZYDIS_OPERAND_TYPE_IMMEDIATE
		       ? n->next + n->op[0].imm.value.u
		       : 0;
}

static enum holds value_of(const struct reading *q, const struct insn *n)
{
	int from = whole_gpr(&n->op[1], 64);

	if (n->i.mnemonic == ZYDIS_MNEMONIC_MOV && from >= 0)
		return q->reg[from];
	if (n->i.mnemonic == ZYDIS_MNEMONIC_LEA && rip_target(n, &n->op[1]) == q->type)
		return TYPE_ADDRESS;
	return NOTHING;
}

/* r: a register, or -1. */
static void forget(struct reading *q, int r)
{
	if (r < 0)
		return;
	q->reg[r] = NOTHING;
	if (r == RDI)
		q->text = q->number = 0;
	if (r == RAX)
		q->answers = 0;
}

/* What the registers hold after it. */
static void go_on(struct reading *q, const struct insn *n)
{
	uint64_t answers = called(n) == q->registers ? q->text : 0;
	enum holds value = value_of(q, n);
	int to = whole_gpr(&n->op[0], 64);

	for (int k = 0; k < n->i.operand_count; k++)
		forget(q, written(n, k));
	for (int r = 0; is_call(n) && r < 16; r++)
		if (!is_kept(r))
			forget(q, r);
	if (is_jump(n))
		q->text = q->answers = q->number = 0;
	if (answers)
		q->answers = answers;
	if (value != NOTHING && to >= 0 && to == written(n, 0))
		q->reg[to] = value;
	if (n->i.mnemonic == ZYDIS_MNEMONIC_LEA && to == RDI)
		q->text = rip_target(n, &n->op[1]);
	if (n->i.mnemonic == ZYDIS_MNEMONIC_MOV && whole_gpr(&n->op[0], 32) == RDI &&
	    n->op[1].type == ZYDIS_OPERAND_TYPE_IMMEDIATE)
		q->number = (uint32_t)n->op[1].imm.value.u;
}

static int read_function(struct reading *q, const char *name, each_fn *each)
{
	uint8_t code[CODE_MAX];
	struct elf_sym s;
	ZydisDecoder d;
	long len;

	if (arm_symbols_find(q->symbols, name, &s) < 0 || !s.is_func)
		return -EINVAL;
	len = elf_file_read(q->f, s.vaddr, code,
			    s.size && s.size < sizeof(code) ? s.size : sizeof(code));
	memset(q->reg, 0, sizeof(q->reg));
	q->text = q->answers = q->number = 0;
	q->reg[RDI] = OBJECT;
	ZydisDecoderInit(&d, ZYDIS_MACHINE_MODE_LONG_64, ZYDIS_STACK_WIDTH_64);
	for (long pos = 0; pos < len;) {
		struct insn n;

		if (ZYAN_FAILED(ZydisDecoderDecodeFull(&d, code + pos, (size_t)(len - pos), &n.i,
						       n.op)))
			return -EINVAL;
		pos += n.i.length;
		n.next = s.vaddr + (uint64_t)pos;
		if (n.i.meta.category == ZYDIS_CATEGORY_RET)
			return 0;
		if (!each(q, &n))
			return -EINVAL;
		go_on(q, &n);
	}
	return -EINVAL;
}

/* ---- the three --------------------------------------------------------------------------------- */

/* It must be the same each time, otherwise it is not what was expected. */
static bool is_told(uint64_t *known, uint64_t now)
{
	if (!*known)
		*known = now;
	return *known == now;
}

static bool on_give(struct reading *q, const struct insn *n)
{
	if (is_call(n) && q->number && !q->size)
		q->size = q->number;
	for (int k = 0; k < n->i.operand_count_visible; k++) {
		uint64_t at = rip_target(n, &n->op[k]);

		if (at < q->holder || at >= q->holder + q->holder_n)
			continue;
		if (n->op[k].size == 64 ? !is_told(&q->object, at)
					: n->op[k].size != 8 || !is_told(&q->lock, at))
			return false;
		if (n->op[k].size == 8 && n->i.mnemonic == ZYDIS_MNEMONIC_XCHG)
			q->exchanges = true;
		else if (n->i.mnemonic != ZYDIS_MNEMONIC_XCHG &&
			 n->i.mnemonic != ZYDIS_MNEMONIC_MOV)
			return false;
	}
	return true;
}

/* [object + number], a byte of it or more. */
static bool is_of_object(const struct reading *q, const ZydisDecodedOperand *op, unsigned bits)
{
	int base = is_plain(op) ? gpr(op->mem.base) : -1;

	return base >= 0 && q->reg[base] == OBJECT && op->size == bits;
}

static bool add_id(struct reading *q, int64_t offset)
{
	if (offset < 8 || offset >= q->size || q->n == ARM_OWN)
		return false;
	for (uint32_t i = 0; i < q->n; i++)
		if (q->ids[i].offset == offset || q->ids[i].name == q->answers)
			return false;
	q->ids[q->n].offset = (uint32_t)offset;
	q->ids[q->n++].name = q->answers;
	return true;
}

static bool on_make(struct reading *q, const struct insn *n)
{
	int from = whole_gpr(&n->op[1], 64);

	if (n->i.mnemonic != ZYDIS_MNEMONIC_MOV)
		return true;
	if (is_of_object(q, &n->op[0], 64) && displacement(&n->op[0]) == 0)
		q->begins = from >= 0 && q->reg[from] == TYPE_ADDRESS;
	if (q->answers && is_of_object(q, &n->op[0], 8) && n->op[1].reg.value == ZYDIS_REGISTER_AL)
		return add_id(q, displacement(&n->op[0]));
	return true;
}

static bool on_notify(struct reading *q, const struct insn *n)
{
	if (n->i.mnemonic != ZYDIS_MNEMONIC_MOVZX || !is_of_object(q, &n->op[1], 8))
		return true;
	for (uint32_t i = 0; i < q->n; i++) {
		if (q->ids[i].offset != displacement(&n->op[1]))
			continue;
		q->read |= 1u << i;
		return true;
	}
	return false;
}

/* ---- what there is ----------------------------------------------------------------------------- */

static int find_places(struct reading *q)
{
	struct elf_sym holder, type, registers;

	if (arm_symbols_find(q->symbols, HOLDER, &holder) < 0 ||
	    arm_symbols_find(q->symbols, TYPE, &type) < 0 ||
	    arm_symbols_find(q->symbols, REGISTERS, &registers) < 0)
		return -EINVAL;
	if (!holder.size || holder.size > 64 ||
	    !elf_file_is_data(q->f, holder.vaddr, holder.size) || registers.exported)
		return -EINVAL;
	q->holder = holder.vaddr;
	q->holder_n = holder.size;
	q->type = type.vaddr + TYPE_AT;
	q->registers = registers.vaddr;
	return 0;
}

static int read_all(struct reading *q)
{
	int r = read_function(q, GIVES, on_give);

	if (r < 0)
		return r;
	if (!q->exchanges || !q->lock || !q->object || q->object % 8 ||
	    q->object + 8 > q->holder + q->holder_n ||
	    (q->lock >= q->object && q->lock < q->object + 8) || q->size > OBJECT_MAX)
		return -EINVAL;
	r = read_function(q, MAKES, on_make);
	if (r >= 0)
		r = read_function(q, NOTIFIES, on_notify);
	if (r < 0)
		return r;
	return q->begins && q->n && q->read == (1u << q->n) - 1 ? 0 : -EINVAL;
}

static int read_name(struct elf_file *f, uint64_t vaddr, char ret[ARM_NAME])
{
	char name[ARM_NAME];
	long n = elf_file_read(f, vaddr, name, sizeof(name));

	if (n <= 0 || !memchr(name, '\0', (size_t)n) ||
	    (strcmp(name, "ur.call") != 0 && strcmp(name, "ur.call.debug") != 0))
		return -EINVAL;
	memcpy(ret, name, strlen(name) + 1);
	return 0;
}

/* The event that all calls share. If there is none, as in 2025, notifications come without one. */
static int add_event(const struct arm_symbols *symbols, struct arm_module *m)
{
	struct arm_event *e = &m->events[m->nevents];
	struct elf_sym s;

	if (arm_symbols_find(symbols, EVENT, &s) < 0)
		return 0;
	if (s.size != 8 || s.vaddr % 8 || !elf_file_is_data(symbols->f, s.vaddr, 8) ||
	    m->nevents == ARM_EVENTS)
		return -EINVAL;
	*e = (struct arm_event){ .address = m->bias + s.vaddr, .name = "Unified Runtime call" };
	m->nevents++;
	return 0;
}

int arm_layer(const struct arm_symbols *s, struct arm_module *m)
{
	struct reading q = { .f = s->f, .symbols = s };
	struct arm_layer layer = { 0 };
	struct elf_sym notifies;
	int r;

	if (arm_symbols_find(s, NOTIFIES, &notifies) < 0)
		return 0;
	r = find_places(&q);
	if (r >= 0)
		r = read_all(&q);
	for (uint32_t i = 0; r >= 0 && i < q.n; i++) {
		layer.ids[i].offset = q.ids[i].offset;
		r = read_name(s->f, q.ids[i].name, layer.ids[i].stream);
	}
	if (r >= 0 && q.n > 1 && !strcmp(layer.ids[0].stream, layer.ids[1].stream))
		r = -EINVAL;
	if (r >= 0)
		r = add_event(s, m);
	if (r < 0)
		return r;
	layer.lock = m->bias + q.lock;
	layer.object = m->bias + q.object;
	layer.type = m->bias + q.type;
	layer.nids = q.n;
	m->layer = layer;
	return 0;
}
