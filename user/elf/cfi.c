// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cfi.c - reads .eh_frame: from which registers and stack words the frame of the caller is computed.
 *
 * Every function that may be unwound has an FDE there: its range of addresses, and a small program that
 * is run from the function's start up to the instruction in question. The parts that many FDEs have in
 * common are in a CIE. A sorted index, .eh_frame_hdr, which the linker makes for the C++ runtime, leads
 * from an address to its FDE in some twenty reads.
 *
 * libdw is not used for this. It interprets the tables of files that it maps, so a file that is truncated
 * raises SIGBUS; a program of a million remember_state instructions takes gigabytes; and without an index it
 * reads everything. xptibpf looks at files of all processes as root. It only needs a small part of the
 * format: without an index there is no answer; 64-bit lengths, which linkers don't make, are refused; and
 * expressions have no branches.
 *
 * Rows don't depend on the process, so the caller caches them (peek/unwind.c), and this may be slow.
 */
#include "elf/cfi.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"

#define ENTRY_MAX  (256U << 10) /* bytes of a CIE or FDE */
#define OPS_MAX	   100000	/* instructions run for one row */
#define STATES_MAX 8		/* remembered at a time */
#define STACK_MAX  16		/* values in an expression */

/* How an address is written (DW_EH_PE_...). */
enum { PE_ABS = 0x00, PE_U2 = 2, PE_U4 = 3, PE_U8 = 4, PE_S2 = 0x0a, PE_S4 = 0x0b, PE_S8 = 0x0c };
#define PE_FORM	 0x0f
#define PE_BASE	 0x70
#define PE_PCREL 0x10
#define PE_OMIT	 0xff

/* Bytes at hand, and which virtual address they have. */
struct span {
	const uint8_t *p, *end;
	uint64_t vaddr; /* of p */
	bool bad;	/* something was asked for beyond the end */
};

static uint64_t take(struct span *s, unsigned n)
{
	uint64_t v = 0;

	if ((size_t)(s->end - s->p) < n) {
		s->bad = true;
		s->p = s->end;
		return 0;
	}
	memcpy(&v, s->p, n);
	s->p += n;
	s->vaddr += n;
	return v;
}

static void skip(struct span *s, uint64_t n)
{
	if ((uint64_t)(s->end - s->p) < n) {
		s->bad = true;
		n = (uint64_t)(s->end - s->p);
	}
	s->p += n;
	s->vaddr += n;
}

static uint64_t take_leb(struct span *s, bool is_signed)
{
	uint64_t v = 0;
	unsigned shift = 0;
	uint8_t b;

	do {
		b = (uint8_t)take(s, 1);
		if (shift < 64)
			v |= (uint64_t)(b & 0x7f) << shift;
		shift += 7;
	} while ((b & 0x80) && !s->bad);
	if (is_signed && shift < 64 && (b & 0x40))
		v |= ~0ULL << shift;
	return v;
}

static uint64_t take_uleb(struct span *s)
{
	return take_leb(s, false);
}

static int64_t take_sleb(struct span *s)
{
	return (int64_t)take_leb(s, true);
}

static uint64_t take_encoded(struct span *s, uint8_t enc)
{
	uint64_t at = s->vaddr, v;

	switch (enc & PE_FORM) {
	case PE_ABS:
	case PE_U8:
	case PE_S8:
		v = take(s, 8);
		break;
	case PE_U4:
		v = take(s, 4);
		break;
	case PE_S4:
		v = (uint64_t)(int64_t)(int32_t)take(s, 4);
		break;
	case PE_U2:
		v = take(s, 2);
		break;
	case PE_S2:
		v = (uint64_t)(int64_t)(int16_t)take(s, 2);
		break;
	default:
		s->bad = true;
		return 0;
	}
	switch (enc & PE_BASE) {
	case 0:
		return v;
	case PE_PCREL:
		return v + at;
	default:
		s->bad = true;
		return 0;
	}
}

/* ---- entries ------------------------------------------------------------------------------------- */

struct cie {
	uint64_t code_align;
	int64_t data_align;
	uint8_t encoding; /* of addresses in its FDEs */
	bool augmented;	  /* its FDEs say how long their own augmentation is */
	bool signal;
	uint64_t ra;
};

/* Reads a whole entry, from after its length. */
static int read_entry(struct elf_file *f, uint64_t vaddr, uint8_t **ret, struct span *ret_span)
{
	_cleanup_free_ uint8_t *buf = NULL;
	uint32_t len;

	if (elf_file_read(f, vaddr, &len, sizeof(len)) != sizeof(len) || len < 4 || len > ENTRY_MAX)
		return -EBADMSG;
	buf = malloc(len);
	if (!buf)
		return -ENOMEM;
	if (elf_file_read(f, vaddr + 4, buf, len) != (long)len)
		return -EBADMSG;
	*ret_span = (struct span){ .p = buf, .end = buf + len, .vaddr = vaddr + 4 };
	*ret = TAKE_PTR(buf);
	return 0;
}

static int parse_augmentation(struct cie *c, const char *letters, struct span *s)
{
	for (; *letters; letters++) {
		uint8_t enc;

		switch (*letters) {
		case 'R':
			c->encoding = (uint8_t)take(s, 1);
			break;
		case 'P':
			enc = (uint8_t)take(s, 1);
			if (enc != PE_OMIT)
				take_encoded(s, enc & PE_FORM);
			break;
		case 'L':
			take(s, 1);
			break;
		case 'S':
			c->signal = true;
			break;
		default:
			return -EBADMSG;
		}
	}
	return 0;
}

/* After it s is at the instructions. */
static int parse_cie(struct cie *c, struct span *s)
{
	char letters[16] = "";
	struct span aug;
	uint64_t len;
	unsigned version, n = 0;
	int r;

	if (take(s, 4) != 0)
		return -EBADMSG;
	version = (unsigned)take(s, 1);
	while (n < sizeof(letters) && (letters[n] = (char)take(s, 1)))
		n++;
	if (s->bad || n == sizeof(letters) || (version != 1 && version != 3))
		return -EBADMSG;
	*c = (struct cie){ .code_align = take_uleb(s), .data_align = take_sleb(s) };
	c->ra = version == 1 ? take(s, 1) : take_uleb(s);
	if (c->ra != CFI_IP)
		return -EBADMSG;
	if (!letters[0])
		return s->bad ? -EBADMSG : 0;
	if (letters[0] != 'z')
		return -EBADMSG;
	c->augmented = true;
	len = take_uleb(s);
	aug = *s;
	skip(s, len);
	aug.end = s->p;
	r = parse_augmentation(c, letters + 1, &aug);
	return r < 0 || s->bad || aug.bad ? -EBADMSG : 0;
}

/* ---- the machine --------------------------------------------------------------------------------- */

struct machine {
	const struct cie *cie;
	struct cfi_row row, initial;
	struct cfi_row states[STATES_MAX];
	unsigned nstates, ops;
	uint64_t loc, target;
	bool have_initial;
};

static bool fits(int64_t off)
{
	return off >= INT32_MIN && off <= INT32_MAX;
}

static int set_rule(struct machine *m, uint64_t reg, enum cfi_how how, int64_t off)
{
	if (!fits(off))
		return -EBADMSG;
	if (reg >= CFI_REGS) /* vector registers, which are not needed */
		return 0;
	m->row.reg[reg] = (struct cfi_rule){ .how = (uint8_t)how, .off = (int32_t)off };
	return 0;
}

static int set_offset(struct machine *m, uint64_t reg, int64_t factored, enum cfi_how how)
{
	int64_t off;

	if (__builtin_mul_overflow(factored, m->cie->data_align, &off))
		return -EBADMSG;
	return set_rule(m, reg, how, off);
}

static int set_cfa(struct machine *m, uint64_t reg, int64_t off)
{
	if (reg >= CFI_REGS || !fits(off))
		return -EBADMSG;
	m->row.cfa =
		(struct cfi_rule){ .how = CFI_VALUE, .reg = (uint8_t)reg, .off = (int32_t)off };
	return 0;
}

static int set_expr(struct machine *m, struct span *s, struct cfi_rule *rule, enum cfi_how how)
{
	uint64_t len = take_uleb(s);
	const uint8_t *from = s->p;
	struct cfi_row *row = &m->row;

	skip(s, len);
	if (s->bad || len > (uint64_t)(CFI_EXPR_MAX - row->nexprs))
		return -EBADMSG;
	if (!rule)
		return 0;
	memcpy(row->exprs + row->nexprs, from, len);
	*rule = (struct cfi_rule){ .how = (uint8_t)how, .expr = row->nexprs, .len = (uint8_t)len };
	row->nexprs = (uint8_t)(row->nexprs + len);
	return 0;
}

static int set_reg_expr(struct machine *m, struct span *s, enum cfi_how how)
{
	uint64_t reg = take_uleb(s);

	return set_expr(m, s, reg < CFI_REGS ? &m->row.reg[reg] : NULL, how);
}

static int restore_reg(struct machine *m, uint64_t reg)
{
	const struct cfi_rule *was;

	if (reg >= CFI_REGS)
		return 0;
	was = &m->initial.reg[reg];
	/* The expression's bytes would have to be brought back too; no compiler needs it. */
	if (was->how == CFI_EXPR || was->how == CFI_AT_EXPR)
		return -EBADMSG;
	m->row.reg[reg] = *was;
	return 0;
}

/* Returns 1 if the row changes only after the target. */
static int advance(struct machine *m, uint64_t delta)
{
	uint64_t step;

	if (__builtin_mul_overflow(delta, m->cie->code_align, &step) ||
	    __builtin_add_overflow(m->loc, step, &m->loc))
		return -EBADMSG;
	return m->loc > m->target;
}

static int remember(struct machine *m)
{
	if (m->nstates == STATES_MAX)
		return -EBADMSG;
	m->states[m->nstates++] = m->row;
	return 0;
}

static int recall(struct machine *m)
{
	if (!m->nstates)
		return -EBADMSG;
	m->row = m->states[--m->nstates];
	return 0;
}

/* Instructions that have no operand in their first byte (DW_CFA_...). */
static int extended(struct machine *m, uint8_t op, struct span *s)
{
	uint64_t reg, value;

	switch (op) {
	case 0x00: /* nop */
		return 0;
	case 0x01: /* set_loc */
		m->loc = take_encoded(s, m->cie->encoding);
		return m->loc > m->target;
	case 0x02: /* advance_loc1 */
		return advance(m, take(s, 1));
	case 0x03:
		return advance(m, take(s, 2));
	case 0x04:
		return advance(m, take(s, 4));
	case 0x05: /* offset_extended */
		reg = take_uleb(s);
		value = take_uleb(s);
		return value > INT32_MAX ? -EBADMSG
					 : set_offset(m, reg, (int64_t)value, CFI_OFFSET);
	case 0x06: /* restore_extended */
		return restore_reg(m, take_uleb(s));
	case 0x07: /* undefined */
		return set_rule(m, take_uleb(s), CFI_UNDEFINED, 0);
	case 0x08: /* same_value */
		return set_rule(m, take_uleb(s), CFI_SAME, 0);
	case 0x09: /* register */
		reg = take_uleb(s);
		value = take_uleb(s);
		if (reg >= CFI_REGS || value >= CFI_REGS)
			return -EBADMSG;
		m->row.reg[reg] = (struct cfi_rule){ .how = CFI_REGISTER, .reg = (uint8_t)value };
		return 0;
	case 0x0a:
		return remember(m);
	case 0x0b:
		return recall(m);
	case 0x0c: /* def_cfa */
		reg = take_uleb(s);
		value = take_uleb(s);
		return value > INT32_MAX ? -EBADMSG : set_cfa(m, reg, (int64_t)value);
	case 0x0d: /* def_cfa_register */
		return m->row.cfa.how == CFI_VALUE ? set_cfa(m, take_uleb(s), m->row.cfa.off)
						   : -EBADMSG;
	case 0x0e: /* def_cfa_offset */
		value = take_uleb(s);
		return m->row.cfa.how != CFI_VALUE || value > INT32_MAX
			       ? -EBADMSG
			       : set_cfa(m, m->row.cfa.reg, (int64_t)value);
	case 0x0f: /* def_cfa_expression */
		return set_expr(m, s, &m->row.cfa, CFI_EXPR);
	case 0x10: /* expression */
		return set_reg_expr(m, s, CFI_AT_EXPR);
	case 0x11: /* offset_extended_sf */
		reg = take_uleb(s);
		return set_offset(m, reg, take_sleb(s), CFI_OFFSET);
	case 0x12: /* def_cfa_sf */
		reg = take_uleb(s);
		return __builtin_mul_overflow(take_sleb(s), m->cie->data_align, (int64_t *)&value)
			       ? -EBADMSG
			       : set_cfa(m, reg, (int64_t)value);
	case 0x13: /* def_cfa_offset_sf */
		return m->row.cfa.how != CFI_VALUE ||
				       __builtin_mul_overflow(take_sleb(s), m->cie->data_align,
							      (int64_t *)&value)
			       ? -EBADMSG
			       : set_cfa(m, m->row.cfa.reg, (int64_t)value);
	case 0x14: /* val_offset */
		reg = take_uleb(s);
		value = take_uleb(s);
		return value > INT32_MAX ? -EBADMSG : set_offset(m, reg, (int64_t)value, CFI_VALUE);
	case 0x15:
		reg = take_uleb(s);
		return set_offset(m, reg, take_sleb(s), CFI_VALUE);
	case 0x16: /* val_expression */
		return set_reg_expr(m, s, CFI_EXPR);
	case 0x2e: /* GNU_args_size */
		take_uleb(s);
		return 0;
	default:
		return -EBADMSG;
	}
}

static int instruction(struct machine *m, struct span *s)
{
	uint8_t op = (uint8_t)take(s, 1);

	switch (op >> 6) {
	case 1:
		return advance(m, op & 0x3f);
	case 2: {
		uint64_t value = take_uleb(s);

		return value > INT32_MAX ? -EBADMSG
					 : set_offset(m, op & 0x3f, (int64_t)value, CFI_OFFSET);
	}
	case 3:
		return restore_reg(m, op & 0x3f);
	default:
		return extended(m, op, s);
	}
}

/* Runs until the instructions end or the target is passed. */
static int run(struct machine *m, struct span *s)
{
	while (s->p < s->end) {
		int r = instruction(m, s);

		if (r < 0 || s->bad || ++m->ops > OPS_MAX)
			return -EBADMSG;
		if (r > 0)
			return 0;
	}
	return 0;
}

/* ---- finding ------------------------------------------------------------------------------------- */

/* Where the FDE that may hold vaddr is. */
static int find_fde(struct elf_file *f, uint64_t vaddr, uint64_t *ret)
{
	uint64_t hdr, size, low = 0, high;
	uint8_t head[12];
	uint32_t count;
	int32_t entry[2];

	if (elf_file_eh_frame_hdr(f, &hdr, &size) < 0 || size < sizeof(head))
		return -ENOENT;
	if (elf_file_read(f, hdr, head, sizeof(head)) != sizeof(head))
		return -ENOENT;
	/* Pairs of 32-bit numbers counted from the header on: the only form that linkers write. */
	if (head[0] != 1 || (head[1] & PE_FORM) != PE_S4 || head[2] != PE_U4 || head[3] != 0x3b)
		return -ENOENT;
	memcpy(&count, head + 8, sizeof(count));
	high = (size - sizeof(head)) / sizeof(entry);
	if (count < high)
		high = count;
	/* The last one that begins at or before vaddr is below high and not below low. */
	while (low < high) {
		uint64_t mid = low + (high - low) / 2;

		if (elf_file_read(f, hdr + sizeof(head) + mid * sizeof(entry), entry,
				  sizeof(entry)) != sizeof(entry))
			return -EBADMSG;
		if (hdr + (uint64_t)(int64_t)entry[0] <= vaddr)
			low = mid + 1;
		else
			high = mid;
	}
	if (!low)
		return -ENOENT;
	if (elf_file_read(f, hdr + sizeof(head) + (low - 1) * sizeof(entry), entry,
			  sizeof(entry)) != sizeof(entry))
		return -EBADMSG;
	*ret = hdr + (uint64_t)(int64_t)entry[1];
	return 0;
}

static int run_entries(struct machine *m, struct cie *c, struct span *cie, struct span *fde)
{
	uint64_t start, range;
	int r;

	r = parse_cie(c, cie);
	if (r < 0)
		return r;
	start = take_encoded(fde, c->encoding);
	range = take_encoded(fde, c->encoding & PE_FORM);
	if (fde->bad)
		return -EBADMSG;
	if (m->target < start || m->target - start >= range)
		return -ENOENT;
	if (c->augmented)
		skip(fde, take_uleb(fde));
	m->loc = start;
	r = run(m, cie);
	if (r < 0)
		return r;
	/* A CIE's instructions hold for the whole function. */
	m->loc = start;
	m->initial = m->row;
	m->row.signal = c->signal;
	return run(m, fde);
}

int cfi_row(struct elf_file *f, uint64_t vaddr, struct cfi_row *ret)
{
	_cleanup_free_ uint8_t *fde_bytes = NULL, *cie_bytes = NULL;
	_cleanup_free_ struct machine *m = NULL;
	struct span fde, cie;
	uint64_t at, cie_at;
	struct cie c;
	int r;

	r = find_fde(f, vaddr, &at);
	if (r < 0)
		return r;
	r = read_entry(f, at, &fde_bytes, &fde);
	if (r < 0)
		return r;
	cie_at = fde.vaddr;
	cie_at -= take(&fde, 4);
	r = read_entry(f, cie_at, &cie_bytes, &cie);
	if (r < 0)
		return r;
	m = calloc(1, sizeof(*m));
	if (!m)
		return -ENOMEM;
	m->cie = &c;
	m->target = vaddr;
	m->row.cfa.how = CFI_UNDEFINED;
	r = run_entries(m, &c, &cie, &fde);
	if (r < 0)
		return r;
	*ret = m->row;
	return 0;
}

/* ---- of others ------------------------------------------------------------------------------------ */

static bool is_rule(const struct cfi_row *row, const struct cfi_rule *rule)
{
	if (rule->how > CFI_EXPR || rule->reg >= CFI_REGS)
		return false;
	if (rule->how != CFI_EXPR && rule->how != CFI_AT_EXPR)
		return true;
	return rule->expr <= row->nexprs && rule->len <= row->nexprs - rule->expr;
}

bool cfi_row_is_sound(const struct cfi_row *row)
{
	if (row->signal > 1 || row->nexprs > CFI_EXPR_MAX || !is_rule(row, &row->cfa))
		return false;
	for (unsigned i = 0; i < CFI_REGS; i++)
		if (!is_rule(row, &row->reg[i]))
			return false;
	return true;
}

/* ---- a step -------------------------------------------------------------------------------------- */

struct eval {
	uint64_t v[STACK_MAX];
	unsigned n;
	const struct cfi_regs *regs;
	cfi_read read;
	void *u;
};

static int push(struct eval *e, uint64_t v)
{
	if (e->n == STACK_MAX)
		return -EBADMSG;
	e->v[e->n++] = v;
	return 0;
}

/* The instruction pointer is known from the step before, and distances are measured from the stack pointer. */
static void use_reg(const struct cfi_regs *regs, unsigned reg, void *u)
{
	if (regs->used && reg != CFI_IP && reg != CFI_SP && regs->from[reg])
		regs->used(u, regs->from[reg], regs->v[reg], false);
}

static int push_reg(struct eval *e, unsigned reg, int64_t off)
{
	if (reg >= CFI_REGS || !(e->regs->known & 1U << reg))
		return -EBADMSG;
	use_reg(e->regs, reg, e->u);
	return push(e, e->regs->v[reg] + (uint64_t)off);
}

/* Operations that make one value of two (DW_OP_...). */
static int binary(struct eval *e, uint8_t op)
{
	uint64_t a, b;

	if (e->n < 2)
		return -EBADMSG;
	/* With any other operation, the result may not have the same distance from the stack pointer each time. */
	if (op != 0x22 && e->regs->used)
		e->regs->used(e->u, 0, 0, true);
	b = e->v[--e->n];
	a = e->v[--e->n];
	switch (op) {
	case 0x1a:
		return push(e, a & b);
	case 0x1c:
		return push(e, a - b);
	case 0x1e:
		return push(e, a * b);
	case 0x21:
		return push(e, a | b);
	case 0x22:
		return push(e, a + b);
	case 0x24:
		return push(e, b < 64 ? a << b : 0);
	case 0x25:
		return push(e, b < 64 ? a >> b : 0);
	case 0x27:
		return push(e, a ^ b);
	case 0x29:
		return push(e, a == b);
	case 0x2a:
		return push(e, (int64_t)a >= (int64_t)b);
	case 0x2b:
		return push(e, (int64_t)a > (int64_t)b);
	case 0x2c:
		return push(e, (int64_t)a <= (int64_t)b);
	case 0x2d:
		return push(e, (int64_t)a < (int64_t)b);
	case 0x2e:
		return push(e, a != b);
	default:
		return -EBADMSG;
	}
}

static int operation(struct eval *e, uint8_t op, struct span *s)
{
	uint64_t v;
	int r;

	if (op >= 0x30 && op < 0x50) /* lit */
		return push(e, op - 0x30u);
	if (op >= 0x70 && op < 0x90) /* breg */
		return push_reg(e, op - 0x70u, take_sleb(s));
	switch (op) {
	case 0x06: /* deref */
		if (!e->n)
			return -EBADMSG;
		r = e->read(e->u, e->v[e->n - 1], &v);
		if (r < 0)
			return r;
		if (e->regs->used)
			e->regs->used(e->u, e->v[e->n - 1], v, false);
		e->v[e->n - 1] = v;
		return 0;
	case 0x08: /* const1u, and so on */
		return push(e, take(s, 1));
	case 0x09:
		return push(e, (uint64_t)(int64_t)(int8_t)take(s, 1));
	case 0x0a:
		return push(e, take(s, 2));
	case 0x0b:
		return push(e, (uint64_t)(int64_t)(int16_t)take(s, 2));
	case 0x0c:
		return push(e, take(s, 4));
	case 0x0d:
		return push(e, (uint64_t)(int64_t)(int32_t)take(s, 4));
	case 0x0e:
	case 0x0f:
		return push(e, take(s, 8));
	case 0x10:
		return push(e, take_uleb(s));
	case 0x11:
		return push(e, (uint64_t)take_sleb(s));
	case 0x12: /* dup */
		return e->n ? push(e, e->v[e->n - 1]) : -EBADMSG;
	case 0x23: /* plus_uconst */
		if (!e->n)
			return -EBADMSG;
		e->v[e->n - 1] += take_uleb(s);
		return 0;
	case 0x96: /* nop */
		return 0;
	default:
		return binary(e, op);
	}
}

static int evaluate(const struct cfi_row *row, const struct cfi_rule *rule, struct eval *e,
		    uint64_t *ret)
{
	const uint8_t *p = row->exprs + rule->expr;
	struct span s = { .p = p, .end = p + rule->len };

	while (s.p < s.end) {
		int r = operation(e, (uint8_t)take(&s, 1), &s);

		if (r < 0)
			return r;
		if (s.bad)
			return -EBADMSG;
	}
	if (!e->n)
		return -EBADMSG;
	*ret = e->v[e->n - 1];
	return 0;
}

static int find_cfa(const struct cfi_row *row, const struct cfi_regs *regs, cfi_read read, void *u,
		    uint64_t *ret)
{
	struct eval e = { .regs = regs, .read = read, .u = u };

	if (row->cfa.how == CFI_EXPR)
		return evaluate(row, &row->cfa, &e, ret);
	if (row->cfa.how != CFI_VALUE || !(regs->known & 1U << row->cfa.reg))
		return -EBADMSG;
	use_reg(regs, row->cfa.reg, u);
	*ret = regs->v[row->cfa.reg] + (uint64_t)(int64_t)row->cfa.off;
	return 0;
}

/* 1: has a value; 0: is lost. */
static int find_reg(const struct cfi_row *row, const struct cfi_rule *rule, unsigned reg,
		    uint64_t cfa, const struct cfi_regs *regs, cfi_read read, void *u,
		    uint64_t *ret, uint64_t *ret_from)
{
	struct eval e = { .v = { cfa }, .n = 1, .regs = regs, .read = read, .u = u };
	uint64_t at = cfa + (uint64_t)(int64_t)rule->off;
	int r;

	*ret_from = 0;
	switch (rule->how) {
	case CFI_REGISTER:
		reg = rule->reg;
		/* fallthrough */
	case CFI_SAME:
		*ret = regs->v[reg];
		*ret_from = regs->from[reg];
		return !!(regs->known & 1U << reg);
	case CFI_AT_EXPR:
		r = evaluate(row, rule, &e, &at);
		if (r < 0)
			return r;
		/* fallthrough */
	case CFI_OFFSET:
		r = read(u, at, ret);
		*ret_from = at;
		return r < 0 ? r : 1;
	case CFI_VALUE:
		*ret = at;
		return 1;
	case CFI_EXPR:
		r = evaluate(row, rule, &e, ret);
		return r < 0 ? r : 1;
	default:
		return 0;
	}
}

static bool is_kept(unsigned reg)
{
	return reg == CFI_BX || reg == CFI_BP || (reg >= CFI_R12 && reg <= CFI_R15);
}

int cfi_step(const struct cfi_row *row, struct cfi_regs *regs, cfi_read read, void *u)
{
	const struct cfi_rule *ip = &row->reg[CFI_IP], *sp = &row->reg[CFI_SP];
	struct cfi_regs next = { .used = regs->used };
	uint64_t cfa = 0, *from = next.from;
	int r;

	if (ip->how == CFI_UNDEFINED)
		return 0;
	r = find_cfa(row, regs, read, u, &cfa);
	if (r < 0)
		return r;
	/* Without a rule, the address would be that of the current frame. */
	if (ip->how == CFI_SAME)
		return -EBADMSG;
	r = find_reg(row, ip, CFI_IP, cfa, regs, read, u, &next.v[CFI_IP], &from[CFI_IP]);
	if (r <= 0)
		return r < 0 ? r : -EBADMSG;
	if (regs->used)
		regs->used(u, from[CFI_IP], next.v[CFI_IP], true);
	next.v[CFI_SP] = cfa;
	if (sp->how != CFI_SAME) {
		r = find_reg(row, sp, CFI_SP, cfa, regs, read, u, &next.v[CFI_SP], &from[CFI_SP]);
		if (r <= 0)
			return r < 0 ? r : -EBADMSG;
		if (regs->used && from[CFI_SP])
			regs->used(u, from[CFI_SP], next.v[CFI_SP], false);
	}
	next.known = 1U << CFI_IP | 1U << CFI_SP;
	for (unsigned i = 0; i < CFI_REGS; i++) {
		if (!is_kept(i))
			continue;
		/* One that can't be read is only lost: it may not be needed. */
		if (find_reg(row, &row->reg[i], i, cfa, regs, read, u, &next.v[i], &from[i]) > 0)
			next.known |= 1U << i;
	}
	*regs = next;
	return 1;
}
