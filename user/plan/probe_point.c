// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * probe_point.c - chooses the instruction of a function that gets the probe.
 *
 * A uprobe replaces the first byte of an instruction with a trap. What happens after the handler has run
 * determines the cost: the kernel emulates a few instructions (about 0.7 us for each hit where this was
 * measured), and copies all others to a separate page and single-steps them there (about 11 us). Nearly all
 * code begins with endbr64, which is single-stepped. The next instruction is often a push, which is
 * emulated. A probe that is four bytes late therefore costs a tenth.
 *
 * What the kernel emulates, measured on 6.18 by timing a probe on each form, and kept to what older
 * kernels do too: push of a whole register without a prefix other than 41, plain nop, and the direct
 * jmp, call and conditional jump (not jrcxz and loop) without any prefix. Not used, on purpose:
 *  - Longer nops: emulated since 6.17 or so, but not all of them.
 *  - A nop of five bytes, in whatever form: kernels from 6.18 on turn it into a call to a page of their own. The call
 *    writes below the stack pointer, where the caller's red zone may be, and a forked child has no such page and dies.
 *    No probe is placed there, not even at a function's first instruction.
 *  - Prefixed branches: with 66, and with the hints 2e and 3e, the kernel refuses the probe. Before 6.1, it takes 66 90, a
 *    nop, for one of these.
 *  - VEX and EVEX code: the kernel takes the opcode byte of the vector map for one of the plain map.
 *    vpor (eb) and vmovd (7e) are "emulated" as jumps, that is, not executed at all; vmovdqu (6f) is
 *    refused. 41 90, an xchg, becomes a nop. A probe there breaks the program, so we never place one,
 *    at the first instruction neither.
 *
 * A late probe must still mean "called once, with these arguments, returning there":
 *  - It is reached in a straight line from the entry: nothing before it may jump, call or trap, otherwise
 *    some calls miss the probe. It is therefore the first emulated instruction, or none: those after it are
 *    only reached through a branch or with a moved stack.
 *  - The return address is at (%rsp), for a return probe replaces it there: nothing before it writes
 *    rsp. A push or call itself is fine, the handler runs first.
 *  - The registers that carry arguments are still known. Compilers move arguments out of the way early
 *    (mov %rdx,%r10), so we follow whole-register moves and tell where each argument is now. An
 *    argument that was overwritten, in part too, is lost, and then the late place is not worth it. How
 *    many arguments there are matters: the loader of Level Zero uses %rdx freely in functions of two.
 *  - Memory is as it was at the call: nothing before it writes memory, except into the red zone,
 *    which is the function's own, and by lock instructions, which count references.
 *  - Nothing comes back to it. In a small loop the first emulated instruction is the loop's own jump:
 *    one call would give ten hits. So the whole function is read, and no direct branch of it may lead
 *    after the entry up to the place, and the place is no backward jump. A branch to the entry itself
 *    harms nothing that a probe there would not suffer as well.
 *
 * What reading the function cannot show is an indirect jump through a table, and code elsewhere (the
 * cold part that compilers split off) that jumps back. For a push this does not matter: to come back
 * to it, or before it, the code must have the stack of the entry again, so a loop around it would have
 * to pop and push each round, and no compiler makes that. For the other forms it does matter: a loop
 * over a switch may begin right at the entry, and its cases jump back by the table. So those need a
 * function without jump tables and without a conditional jump out of itself. An indirect jump through
 * a plain pointer (jmp *0x18(%rax), as the Level Zero loader ends) is a tail call, not a table; tables
 * are recognised by an index register, by notrack, or by arithmetic on the register that is jumped through.
 * Left over: an unconditional jump into a cold part that jumps back to a loop head before any push.
 *
 * A function that is not wholly readable or decodable gets its first instruction. If that is one that
 * can't be probed (a retain function may well start with lock incl (%rdi)), the first that can be, by
 * the same rules, stepped or not, is still better than to miss the function.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <Zydis/Zydis.h>

#include "elf/elf_file.h"
#include "elf/symbols.h"
#include "plan/probe_point.h"
#include "wire.h"

#define MAX_FUNCTION (64U << 10) /* bytes that are searched for branches */
#define MAX_SKIPPED  24		 /* instructions before the place */
#define NR_ARGS	     6
#define NR_REGS	     XB_REG_LOST

enum treatment {
	STEPPED,
	EMULATED_PUSH,
	EMULATED, /* nop, jump, call */
	REFUSED,  /* by the kernel, or by us because the kernel would get it wrong */
};

/* Where the arguments are: bit r of in[i] says that register r (enum xb_reg) holds argument i. */
struct args {
	uint16_t in[NR_ARGS];
};

struct func {
	ZydisDecoder dec;
	const uint8_t *code;
	uint32_t len;
	uint64_t vaddr;
	bool whole;	/* code is all of it */
	unsigned nargs; /* argument registers that must be known */
	bool in_place;	/* and they must hold their own arguments */
};

/* What the branches of a function say about one place in it. */
struct branches {
	bool comes_back; /* one leads after the entry, up to the place */
	bool table;	 /* an indirect jump that may lead anywhere in the function */
	bool cold;	 /* a conditional jump leaves the function */
};

/* ---- one instruction --------------------------------------------------------------------------- */

static bool has_prefix(const ZydisDecodedInstruction *in, uint8_t byte)
{
	for (unsigned i = 0; i < in->raw.prefix_count; i++)
		if (in->raw.prefixes[i].value == byte)
			return true;
	return false;
}

static bool is_relative(const ZydisDecodedInstruction *in)
{
	return in->raw.imm[0].size && in->raw.imm[0].is_relative;
}

static bool is_trap(const ZydisDecodedInstruction *in)
{
	switch (in->mnemonic) {
	case ZYDIS_MNEMONIC_UD0:
	case ZYDIS_MNEMONIC_UD1:
	case ZYDIS_MNEMONIC_UD2:
	case ZYDIS_MNEMONIC_HLT:
		return true;
	default:
		return in->meta.category == ZYDIS_CATEGORY_INTERRUPT ||
		       in->meta.category == ZYDIS_CATEGORY_IO ||
		       in->meta.category == ZYDIS_CATEGORY_IOSTRINGOP;
	}
}

/* An instruction of five bytes that does nothing: plain and wide nops, and lea of a register plus 0 into itself. */
static bool is_five_byte_nop(const ZydisDecodedInstruction *in)
{
	if (in->length != 5)
		return false;
	return in->mnemonic == ZYDIS_MNEMONIC_NOP || in->meta.category == ZYDIS_CATEGORY_NOP ||
	       in->meta.category == ZYDIS_CATEGORY_WIDENOP ||
	       (in->mnemonic == ZYDIS_MNEMONIC_LEA && in->raw.disp.size && !in->raw.disp.value);
}

static bool is_refused(const ZydisDecodedInstruction *in)
{
	if (in->encoding != ZYDIS_INSTRUCTION_ENCODING_LEGACY || is_five_byte_nop(in))
		return true;
	if (has_prefix(in, 0x26) || has_prefix(in, 0x2e) || has_prefix(in, 0x36) ||
	    has_prefix(in, 0x3e) || has_prefix(in, 0xf0))
		return true;
	if (is_relative(in) && has_prefix(in, 0x66))
		return true;
	if (in->opcode_map != ZYDIS_OPCODE_MAP_DEFAULT)
		return false;
	return in->opcode == 0x8e ||
	       (in->opcode == 0x90 && (in->raw.rex.B || has_prefix(in, 0x66)));
}

static enum treatment treatment(const ZydisDecodedInstruction *in)
{
	unsigned prefixes = in->raw.prefix_count;

	if (is_trap(in) || is_refused(in))
		return REFUSED;
	if (prefixes == 1 && in->raw.prefixes[0].value == 0x41 && in->length == 2)
		prefixes = in->mnemonic == ZYDIS_MNEMONIC_PUSH ? 0 : 1;
	if (prefixes)
		return STEPPED;
	if (in->opcode_map == ZYDIS_OPCODE_MAP_0F)
		return (in->opcode & 0xf0) == 0x80 ? EMULATED : STEPPED;
	if (in->opcode_map != ZYDIS_OPCODE_MAP_DEFAULT)
		return STEPPED;
	if (in->opcode >= 0x50 && in->opcode <= 0x57)
		return EMULATED_PUSH;
	if ((in->opcode & 0xf0) == 0x70)
		return EMULATED;
	return in->opcode == 0x90 || in->opcode == 0xe8 || in->opcode == 0xe9 || in->opcode == 0xeb
		       ? EMULATED
		       : STEPPED;
}

/* Whether execution always continues with the next instruction: a short list of plain kinds. */
static bool is_plain(const ZydisDecodedInstruction *in)
{
	if (in->meta.branch_type != ZYDIS_BRANCH_TYPE_NONE || is_trap(in))
		return false;
	if (in->attributes & (ZYDIS_ATTRIB_HAS_REP | ZYDIS_ATTRIB_HAS_REPE |
			      ZYDIS_ATTRIB_HAS_REPNE | ZYDIS_ATTRIB_IS_PRIVILEGED))
		return false;
	switch (in->meta.category) {
	case ZYDIS_CATEGORY_CET:
		return in->mnemonic == ZYDIS_MNEMONIC_ENDBR64;
	case ZYDIS_CATEGORY_MISC:
		return in->mnemonic == ZYDIS_MNEMONIC_LEA;
	case ZYDIS_CATEGORY_AVX:
	case ZYDIS_CATEGORY_AVX2:
	case ZYDIS_CATEGORY_AVX512:
	case ZYDIS_CATEGORY_BINARY:
	case ZYDIS_CATEGORY_BITBYTE:
	case ZYDIS_CATEGORY_BMI1:
	case ZYDIS_CATEGORY_BMI2:
	case ZYDIS_CATEGORY_BROADCAST:
	case ZYDIS_CATEGORY_CMOV:
	case ZYDIS_CATEGORY_CONVERT:
	case ZYDIS_CATEGORY_DATAXFER:
	case ZYDIS_CATEGORY_LOGICAL:
	case ZYDIS_CATEGORY_LOGICAL_FP:
	case ZYDIS_CATEGORY_LZCNT:
	case ZYDIS_CATEGORY_NOP:
	case ZYDIS_CATEGORY_ROTATE:
	case ZYDIS_CATEGORY_SETCC:
	case ZYDIS_CATEGORY_SHIFT:
	case ZYDIS_CATEGORY_SSE:
	case ZYDIS_CATEGORY_WIDENOP:
		return true;
	default:
		return false;
	}
}

/* ---- arguments --------------------------------------------------------------------------------- */

/* The enum xb_reg of the whole register that reg is part of; -1: none that we follow. */
static int reg_index(ZydisRegister reg)
{
	switch (ZydisRegisterGetLargestEnclosing(ZYDIS_MACHINE_MODE_LONG_64, reg)) {
	case ZYDIS_REGISTER_RDI:
		return XB_REG_DI;
	case ZYDIS_REGISTER_RSI:
		return XB_REG_SI;
	case ZYDIS_REGISTER_RDX:
		return XB_REG_DX;
	case ZYDIS_REGISTER_RCX:
		return XB_REG_CX;
	case ZYDIS_REGISTER_R8:
		return XB_REG_R8;
	case ZYDIS_REGISTER_R9:
		return XB_REG_R9;
	case ZYDIS_REGISTER_RAX:
		return XB_REG_AX;
	case ZYDIS_REGISTER_RBX:
		return XB_REG_BX;
	case ZYDIS_REGISTER_RBP:
		return XB_REG_BP;
	case ZYDIS_REGISTER_R10:
		return XB_REG_R10;
	case ZYDIS_REGISTER_R11:
		return XB_REG_R11;
	case ZYDIS_REGISTER_R12:
		return XB_REG_R12;
	case ZYDIS_REGISTER_R13:
		return XB_REG_R13;
	case ZYDIS_REGISTER_R14:
		return XB_REG_R14;
	case ZYDIS_REGISTER_R15:
		return XB_REG_R15;
	default:
		return -1;
	}
}

static bool is_stack_pointer(ZydisRegister reg)
{
	return ZydisRegisterGetLargestEnclosing(ZYDIS_MACHINE_MODE_LONG_64, reg) ==
	       ZYDIS_REGISTER_RSP;
}

/* A 64-bit general register as an operand: its index, else -1. */
static int whole_reg(const ZydisDecodedOperand *op)
{
	if (op->type != ZYDIS_OPERAND_TYPE_REGISTER ||
	    ZydisRegisterGetClass(op->reg.value) != ZYDIS_REGCLASS_GPR64)
		return -1;
	return reg_index(op->reg.value);
}

static void args_init(struct args *a)
{
	for (int i = 0; i < NR_ARGS; i++)
		a->in[i] = (uint16_t)(1U << i);
}

static void args_forget(struct args *a, int reg)
{
	for (int i = 0; i < NR_ARGS; i++)
		a->in[i] &= (uint16_t)~(1U << reg);
}

static void args_copy(struct args *a, int from, int to)
{
	for (int i = 0; i < NR_ARGS; i++) {
		unsigned held = a->in[i] >> from & 1U;

		a->in[i] = (uint16_t)((a->in[i] & ~(1U << to)) | held << to);
	}
}

static void args_swap(struct args *a, int x, int y)
{
	for (int i = 0; i < NR_ARGS; i++)
		if ((a->in[i] >> x & 1U) != (a->in[i] >> y & 1U))
			a->in[i] ^= (uint16_t)(1U << x | 1U << y);
}

/* Argument i's own register if it is still there, else the lowest other. False: one is lost. */
static bool args_regmap(const struct args *a, unsigned nargs, uint32_t *ret)
{
	uint32_t map = 0;

	for (unsigned i = 0; i < NR_ARGS; i++) {
		unsigned reg = a->in[i] & 1U << i ? i : XB_REG_LOST;

		if (reg == XB_REG_LOST && a->in[i])
			reg = (unsigned)__builtin_ctz(a->in[i]);
		if (reg == XB_REG_LOST && i < nargs)
			return false;
		map |= reg << (4 * i);
	}
	*ret = map;
	return true;
}

/* In the 128 bytes below the stack pointer, which are nobody else's. */
static bool is_red_zone(const ZydisDecodedOperand *op)
{
	int64_t at = op->mem.disp.value;

	return op->mem.base == ZYDIS_REGISTER_RSP && op->mem.index == ZYDIS_REGISTER_NONE &&
	       op->mem.segment == ZYDIS_REGISTER_SS && at < 0 && at + op->size / 8 <= 0;
}

/* Follows what one plain instruction does; false: after it the state is not that of the call. */
static bool follow(struct args *a, const ZydisDecodedInstruction *in,
		   const ZydisDecodedOperand *ops)
{
	int x = in->operand_count_visible == 2 ? whole_reg(&ops[0]) : -1;
	int y = in->operand_count_visible == 2 ? whole_reg(&ops[1]) : -1;

	if (x >= 0 && y >= 0 && in->mnemonic == ZYDIS_MNEMONIC_MOV) {
		args_copy(a, y, x);
		return true;
	}
	if (x >= 0 && y >= 0 && in->mnemonic == ZYDIS_MNEMONIC_XCHG) {
		args_swap(a, x, y);
		return true;
	}
	for (unsigned i = 0; i < in->operand_count; i++) {
		const ZydisDecodedOperand *op = &ops[i];
		int reg;

		if (!(op->actions & ZYDIS_OPERAND_ACTION_MASK_WRITE))
			continue;
		if (op->type == ZYDIS_OPERAND_TYPE_MEMORY && !is_red_zone(op) &&
		    !(in->attributes & ZYDIS_ATTRIB_HAS_LOCK))
			return false;
		if (op->type != ZYDIS_OPERAND_TYPE_REGISTER)
			continue;
		if (is_stack_pointer(op->reg.value))
			return false;
		reg = reg_index(op->reg.value);
		if (reg >= 0)
			args_forget(a, reg);
	}
	return true;
}

/* ---- the whole function ------------------------------------------------------------------------ */

/* Bytes from the entry to where the branch at offset at leads; negative or beyond len: outside. */
static int64_t branch_target(uint32_t at, const ZydisDecodedInstruction *in)
{
	return (int64_t)at + in->length + in->raw.imm[0].value.s;
}

static bool is_indirect_jump(const ZydisDecodedInstruction *in)
{
	return in->mnemonic == ZYDIS_MNEMONIC_JMP && !is_relative(in);
}

static bool writes_reg(const ZydisDecodedInstruction *in, const ZydisDecodedOperand *ops,
		       ZydisRegister reg)
{
	for (unsigned i = 0; i < in->operand_count; i++)
		if (ops[i].type == ZYDIS_OPERAND_TYPE_REGISTER &&
		    (ops[i].actions & ZYDIS_OPERAND_ACTION_MASK_WRITE) &&
		    ZydisRegisterGetLargestEnclosing(ZYDIS_MACHINE_MODE_LONG_64,
						     ops[i].reg.value) == reg)
			return true;
	return false;
}

/* Whether in loads a pointer, as it lies in memory, into a register: no table arithmetic. */
static bool is_pointer_load(const ZydisDecodedInstruction *in, const ZydisDecodedOperand *ops)
{
	return in->mnemonic == ZYDIS_MNEMONIC_MOV && whole_reg(&ops[0]) >= 0 &&
	       ops[1].type == ZYDIS_OPERAND_TYPE_MEMORY && ops[1].mem.index == ZYDIS_REGISTER_NONE;
}

#define LOOK_BACK 16 /* instructions before an indirect jump that may have made its address */

/* Offsets of the instructions that were seen last. */
struct trail {
	uint32_t at[LOOK_BACK];
	unsigned n; /* all that were seen */
};

static bool decode(const struct func *f, uint32_t at, ZydisDecodedInstruction *in,
		   ZydisDecodedOperand ops[static ZYDIS_MAX_OPERAND_COUNT])
{
	return ZYAN_SUCCESS(ZydisDecoderDecodeFull(&f->dec, f->code + at, f->len - at, in, ops));
}

/* Whether reg was last written by loading a plain pointer. */
static bool holds_pointer(const struct func *f, const struct trail *t, ZydisRegister reg)
{
	unsigned oldest = t->n > LOOK_BACK ? t->n - LOOK_BACK : 0;

	for (unsigned i = t->n; i-- > oldest;) {
		ZydisDecodedOperand ops[ZYDIS_MAX_OPERAND_COUNT];
		ZydisDecodedInstruction in;

		if (!decode(f, t->at[i % LOOK_BACK], &in, ops))
			return false;
		if (writes_reg(&in, ops, reg))
			return is_pointer_load(&in, ops);
	}
	return false;
}

static bool is_table_jump(const struct func *f, uint32_t at, const struct trail *t)
{
	ZydisDecodedOperand ops[ZYDIS_MAX_OPERAND_COUNT];
	ZydisDecodedInstruction in;

	if (!decode(f, at, &in, ops) || has_prefix(&in, 0x3e))
		return true;
	if (ops[0].type == ZYDIS_OPERAND_TYPE_MEMORY)
		return ops[0].mem.index != ZYDIS_REGISTER_NONE;
	if (ops[0].type != ZYDIS_OPERAND_TYPE_REGISTER)
		return true;
	return !holds_pointer(f, t, ops[0].reg.value);
}

static void note_direct(const struct func *f, uint32_t at, uint32_t place,
			const ZydisDecodedInstruction *in, struct branches *b)
{
	int64_t target = branch_target(at, in);

	if (target < 0 || target >= f->len)
		b->cold |= in->meta.category == ZYDIS_CATEGORY_COND_BR;
	else if (target > 0 && target <= place)
		b->comes_back = true;
}

/* Reads the function from its first byte to its last. -EINVAL: not all of it is instructions. */
static int read_branches(const struct func *f, uint32_t place, struct branches *ret)
{
	struct branches b = { 0 };
	struct trail t = { 0 };
	uint32_t at = 0;

	while (at < f->len) {
		ZydisDecodedInstruction in;

		if (!ZYAN_SUCCESS(ZydisDecoderDecodeInstruction(&f->dec, NULL, f->code + at,
								f->len - at, &in)))
			return -EINVAL;
		if (is_relative(&in))
			note_direct(f, at, place, &in, &b);
		else if (is_indirect_jump(&in) && !b.table)
			b.table = is_table_jump(f, at, &t);
		t.at[t.n++ % LOOK_BACK] = at;
		at += in.length;
	}
	*ret = b;
	return 0;
}

/* ---- the choice -------------------------------------------------------------------------------- */

struct place {
	uint32_t at;
	uint32_t regmap;
	enum treatment how;
	ZydisDecodedInstruction in;
};

/*
 * The first instruction that every call passes with its arguments and that is emulated; or, with
 * any, the first that can be probed at all. -ENOENT: none.
 */
static int find_place(const struct func *f, bool any, struct place *ret)
{
	struct place p = { 0 };
	struct args args;

	args_init(&args);
	for (unsigned i = 0; i < MAX_SKIPPED; i++) {
		ZydisDecodedOperand ops[ZYDIS_MAX_OPERAND_COUNT];

		if (p.at >= f->len || !decode(f, p.at, &p.in, ops))
			return -ENOENT;
		p.how = treatment(&p.in);
		if (p.how != REFUSED && (any || p.how != STEPPED)) {
			if (!args_regmap(&args, f->nargs, &p.regmap) ||
			    (f->in_place && p.regmap != XB_REGMAP_ABI))
				return -ENOENT;
			*ret = p;
			return 0;
		}
		if (!is_plain(&p.in) || !follow(&args, &p.in, ops))
			return -ENOENT;
		p.at += p.in.length;
	}
	return -ENOENT;
}

static bool is_backward(const struct func *f, const struct place *p)
{
	int64_t target;

	if (!is_relative(&p->in) || p->in.meta.category == ZYDIS_CATEGORY_CALL)
		return false;
	target = branch_target(p->at, &p->in);
	return target >= 0 && target <= p->at && target < f->len;
}

/* Whether the place is passed once a call. */
static bool is_safe(const struct func *f, const struct place *p)
{
	struct branches b;

	if (!f->whole || is_backward(f, p) || read_branches(f, p->at, &b) < 0)
		return false;
	return !b.comes_back && (p->how == EMULATED_PUSH || (!b.table && !b.cold));
}

/* Zeroes decode as an instruction, but are none that anyone wrote. */
static bool is_blank(const struct func *f)
{
	return f->len == 0 || (f->len > 1 && f->code[0] == 0 && f->code[1] == 0);
}

static bool safe_place(const struct func *f, bool any, struct place *ret)
{
	struct place p;

	if (find_place(f, any, &p) < 0 || !is_safe(f, &p))
		return false;
	*ret = p;
	return true;
}

static int choose(struct func *f, struct probe_point *ret)
{
	struct place p = { .regmap = XB_REGMAP_ABI };

	ZydisDecoderInit(&f->dec, ZYDIS_MACHINE_MODE_LONG_64, ZYDIS_STACK_WIDTH_64);
	if (is_blank(f) ||
	    !ZYAN_SUCCESS(ZydisDecoderDecodeInstruction(&f->dec, NULL, f->code, f->len, &p.in)) ||
	    is_trap(&p.in))
		return -EINVAL;
	p.how = treatment(&p.in);
	if (p.how == STEPPED)
		safe_place(f, false, &p);
	else if (p.how == REFUSED && !safe_place(f, false, &p) && !safe_place(f, true, &p))
		return -EINVAL;
	*ret = (struct probe_point){
		.vaddr = f->vaddr + p.at,
		.delta = p.at,
		.regmap = p.regmap,
		.emulated = p.how != STEPPED,
	};
	return 0;
}

int probe_point_decode(const uint8_t *code, uint32_t len, uint64_t vaddr, unsigned nargs,
		       struct probe_point *ret)
{
	struct func f = { .code = code, .len = len, .vaddr = vaddr, .whole = true, .nargs = nargs };

	return choose(&f, ret);
}

/* code has room for want bytes of the function. */
static int read_and_choose(struct elf_file *f, uint8_t *code, uint32_t want, struct func *fn,
			   struct probe_point *ret)
{
	long n = elf_file_read(f, fn->vaddr, code, want);

	if (n < 0)
		return n == -ENOENT ? -EINVAL : (int)n;
	fn->code = code;
	fn->len = (uint32_t)n;
	fn->whole &= n == want;
	return choose(fn, ret);
}

static int plan(struct elf_file *f, const struct elf_sym *s, unsigned nargs, bool in_place,
		struct probe_point *ret)
{
	bool whole = s->size > 0 && s->size <= MAX_FUNCTION;
	uint32_t want = whole ? (uint32_t)s->size : ZYDIS_MAX_INSTRUCTION_LENGTH;
	struct func fn = {
		.vaddr = s->vaddr,
		.whole = whole,
		.nargs = nargs,
		.in_place = in_place,
	};
	struct probe_point point;
	uint64_t offset;
	uint8_t *code;
	int r;

	if (elf_file_offset(f, s->vaddr, &offset) < 0)
		return -EINVAL;
	code = malloc(want);
	if (!code)
		return -ENOMEM;
	r = read_and_choose(f, code, want, &fn, &point);
	free(code);
	if (r < 0)
		return r;
	if (elf_file_offset(f, point.vaddr, &point.offset) < 0)
		return -EINVAL;
	*ret = point;
	return 0;
}

int probe_point_args(struct elf_file *f, const struct elf_sym *s, unsigned nargs,
		     struct probe_point *ret)
{
	return plan(f, s, nargs, false, ret);
}

int probe_point_in_place(struct elf_file *f, const struct elf_sym *s, struct probe_point *ret)
{
	return plan(f, s, NR_ARGS, true, ret);
}
