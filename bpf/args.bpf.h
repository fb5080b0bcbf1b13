// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * args.bpf.h - a function's arguments, where they are at the probe. Part of api.bpf.c.
 */
#ifndef XB_ARGS_BPF_H
#define XB_ARGS_BPF_H

/*
 * Loads from the context must have constant offsets; otherwise, the compiler merges them into one load
 * through a computed address.
 */
#define REG(ctx, name)                                                                   \
	({                                                                               \
		__u64 v_;                                                                \
		asm volatile("%0 = *(u64 *)(%1 + %2)"                                    \
			     : "=r"(v_)                                                  \
			     : "r"(ctx), "i"(__builtin_offsetof(struct pt_regs, name))); \
		v_;                                                                      \
	})

static __always_inline __u64 reg(struct pt_regs *ctx, __u32 which)
{
	switch (which) {
	case XB_REG_DI:
		return REG(ctx, di);
	case XB_REG_SI:
		return REG(ctx, si);
	case XB_REG_DX:
		return REG(ctx, dx);
	case XB_REG_CX:
		return REG(ctx, cx);
	case XB_REG_R8:
		return REG(ctx, r8);
	case XB_REG_R9:
		return REG(ctx, r9);
	case XB_REG_AX:
		return REG(ctx, ax);
	case XB_REG_BX:
		return REG(ctx, bx);
	case XB_REG_BP:
		return REG(ctx, bp);
	case XB_REG_R10:
		return REG(ctx, r10);
	case XB_REG_R11:
		return REG(ctx, r11);
	case XB_REG_R12:
		return REG(ctx, r12);
	case XB_REG_R13:
		return REG(ctx, r13);
	case XB_REG_R14:
		return REG(ctx, r14);
	default:
		return REG(ctx, r15);
	}
}

static __always_inline __u64 return_address(__u64 sp)
{
	__u64 caller = 0;

	bpf_probe_read_user(&caller, sizeof(caller), (void *)sp);
	return caller;
}

/*
 * A read of user memory costs more than anything else here (60 ns or more, however small), so the words
 * on the stack are read together with the return address below them.
 */
static __always_inline void take_args(struct pt_regs *ctx, struct frame *f, __u32 nargs,
				      __u64 cookie)
{
	__u64 *args = (__u64 *)f->body;
	__u32 map = XB_COOKIE_REGMAP(cookie);

	if (nargs > 6) {
		__u64 bytes = (nargs - 5) * 8;

		BOUND(bytes, 216);
		if (bpf_probe_read_user(&args[5], bytes, (void *)ctx->sp)) {
			f->call.h.flags |= XB_F_FAULT;
			count(XB_C_UNREADABLE);
		} else {
			f->call.caller = args[5];
		}
	}

	if (map == XB_REGMAP_ABI) {
		args[0] = REG(ctx, di);
		args[1] = REG(ctx, si);
		args[2] = REG(ctx, dx);
		args[3] = REG(ctx, cx);
		args[4] = REG(ctx, r8);
		args[5] = REG(ctx, r9);
	} else {
		args[0] = reg(ctx, map & 15);
		args[1] = reg(ctx, map >> 4 & 15);
		args[2] = reg(ctx, map >> 8 & 15);
		args[3] = reg(ctx, map >> 12 & 15);
		args[4] = reg(ctx, map >> 16 & 15);
		args[5] = reg(ctx, map >> 20 & 15);
	}
}

_Static_assert((XB_MAX_ARGS - 5) * 8 == 216, "the bound in take_args");

#endif
