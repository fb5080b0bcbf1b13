// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * code.h - properties of an instruction for way.c and layer.c. They read the code of a library that may contain
 * anything, and only accept what is exactly as expected.
 */
#ifndef XB_ARM_CODE_H
#define XB_ARM_CODE_H

#include <Zydis/Zydis.h>
#include <stdbool.h>
#include <stdint.h>

struct insn {
	ZydisDecodedInstruction i;
	ZydisDecodedOperand op[ZYDIS_MAX_OPERAND_COUNT];
	uint64_t next; /* address of the following one */
};

/* 0 to 15, whichever part of it is named; -1: another register. */
static inline int gpr(ZydisRegister r)
{
	ZydisRegister whole = ZydisRegisterGetLargestEnclosing(ZYDIS_MACHINE_MODE_LONG_64, r);

	if (ZydisRegisterGetClass(whole) != ZYDIS_REGCLASS_GPR64)
		return -1;
	return ZydisRegisterGetId(whole);
}

/* The register that the operand is, of that many bits, or -1. */
static inline int whole_gpr(const ZydisDecodedOperand *op, unsigned bits)
{
	return op->type == ZYDIS_OPERAND_TYPE_REGISTER && op->size == bits ? gpr(op->reg.value)
									   : -1;
}

/* Of [register + number] or [rip + number]: whether there is no more to it. */
static inline bool is_plain(const ZydisDecodedOperand *op)
{
	return op->type == ZYDIS_OPERAND_TYPE_MEMORY && op->mem.index == ZYDIS_REGISTER_NONE &&
	       op->mem.base != ZYDIS_REGISTER_NONE && op->mem.segment != ZYDIS_REGISTER_FS &&
	       op->mem.segment != ZYDIS_REGISTER_GS;
}

static inline int64_t displacement(const ZydisDecodedOperand *op)
{
	return op->mem.disp.has_displacement ? op->mem.disp.value : 0;
}

/* The address of [rip + number]; 0: it is something else. */
static inline uint64_t rip_target(const struct insn *n, const ZydisDecodedOperand *op)
{
	return is_plain(op) && op->mem.base == ZYDIS_REGISTER_RIP
		       ? n->next + (uint64_t)displacement(op)
		       : 0;
}

/* The register that the instruction writes by its operand k, or -1. */
static inline int written(const struct insn *n, int k)
{
	return n->op[k].type == ZYDIS_OPERAND_TYPE_REGISTER &&
			       (n->op[k].actions & ZYDIS_OPERAND_ACTION_MASK_WRITE)
		       ? gpr(n->op[k].reg.value)
		       : -1;
}

/* Whether a function that is called leaves it to its caller: rbx rsp rbp r12 to r15. */
static inline bool is_kept(int r)
{
	return (1u << r) & 0xf038;
}

#endif
