// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wire.h - the records that the BPF programs and user space share.
 *
 * Everything that anyone will want to know travels as one of these records, from the kernel or from
 * user space, through one stream. Fixed width, little endian, 8-byte aligned, versioned: a recording
 * is this stream and nothing else. Both sides include this file; it includes nothing of its own, so
 * that vmlinux.h and <linux/types.h> can each provide the __u types.
 *
 * Every record starts with struct xb_hdr. Its ts is CLOCK_MONOTONIC in ns. Ids are those of the
 * initial pid namespace.
 */
#ifndef XB_WIRE_H
#define XB_WIRE_H

#ifndef __VMLINUX_H__
#include <linux/types.h>
#endif

#define XB_WIRE_VERSION 1

/* Limits that the two sides must agree on. */
#define XB_MAX_FUNCS 8192 /* slots of the plan table */
#define XB_MAX_ARGS  32	  /* arguments (words) of a call that are kept; a power of two */
#define XB_MAX_OPS   16	  /* capture operations of a plan */
#define XB_MAX_DEPTH 16	  /* nested calls a thread */
#define XB_CALL_DATA 2048 /* bytes that capture operations may add to a call */
#define XB_OP_MAX    1024 /* bytes of one capture operation, at most */
#define XB_CALL_BODY (XB_MAX_ARGS * 8 + XB_CALL_DATA + XB_OP_MAX + 8)
#define XB_COMM	     16

enum xb_rec_type {
	XB_NONE = 0,
	/* From the kernel. */
	XB_CALL = 1,	    /* struct xb_call: a call, returned or not (see its flags) */
	XB_XPTI = 2,	    /* struct xb_xpti: one xptiNotifySubscribers */
	XB_XPTI_STRING = 3, /* struct xb_xpti_def: string id -> text (metadata keys) */
	XB_XPTI_OBJECT = 4, /* struct xb_xpti_def: object id -> value (metadata values) */
	XB_XPTI_STREAM = 5, /* struct xb_xpti_def: stream id -> name */
	XB_XPTI_POINT = 6,  /* struct xb_xpti: a trace point that there is; no notification */
	XB_FORK = 8,	    /* struct xb_fork: a thread or process was started */
	XB_EXEC = 9,	    /* struct xb_exec */
	XB_EXIT = 10,	    /* struct xb_exit */
	XB_MAP = 11,	    /* struct xb_map: an executable file mapping (watch ring only) */
	XB_SYM = 12,	    /* reserved: names read from a process by the kernel side */
	XB_STACK = 13,	    /* struct xb_stack: stays in front of decode, which gets XB_CALL_SITE */
	XB_PY_CODE = 14,    /* struct xb_py_code (wire_python.h): stays there, too */
	XB_PY_STACK = 15,   /* struct xb_py_stack: the same */
	XB_GPU_JOB = 16,    /* struct xb_gpu_job: work that a GPU's scheduler has finished */
	XB_HEARD =
		17, /* struct xb_hdr alone: a process's first call was counted; stays there, too */
	/* From user space: definitions, each before the first record that needs it. */
	XB_DEF_PROCESS = 32, /* struct xb_def_process */
	XB_DEF_THREAD = 33,  /* struct xb_def_thread */
	XB_DEF_OBJECT = 34,  /* struct xb_def_object: an ELF file that carries probes */
	XB_DEF_FUNC = 35,    /* struct xb_def_func: a slot of the plan table */
	XB_DEF_TEXT =
		36, /* struct xb_def_text: memory of a process that the kernel could not read */
	XB_DEF_CLOCK = 37, /* struct xb_def_clock */
	XB_LOSS = 38,	   /* struct xb_loss: a snapshot of the loss counters */
	XB_TICK = 39,	   /* struct xb_hdr alone: at ts, what had waited long enough was shown */
	XB_COUNT = 40, /* struct xb_count: calls that the kernel side counted, since the last one */
	XB_COUNTED = 41,   /* struct xb_counted: the XB_COUNTs before it are all of some time */
	XB_DEF_FRAME = 48, /* struct xb_def_frame: a place in a program */
	XB_DEF_SITE = 49,  /* struct xb_def_site: a chain of such places */
	XB_CALL_SITE = 50, /* struct xb_call_site: where a call was made; before the call itself */
	XB_DEF_RANK = 51,  /* struct xb_def_rank: after what introduced the process, or its exec */
	XB_DEF_GPU = 52,   /* struct xb_def_gpu: whether GPU jobs are measured, and why not */
	XB_DEF_HOST =
		53, /* struct xb_def_host: merged streams: a machine, and how its clock stands */
	XB_SOURCE =
		54, /* struct xb_source: merged streams, at their end: one of those that were merged */
	XB_ARM = 55, /* struct xb_arm: what became of arming a process, or of its end */
};

struct xb_hdr {
	__u32 len; /* bytes of the whole record, header included; a multiple of 8 */
	__u16 type;
	__u16 flags;
	__u32 tgid;
	__u32 tid;
	__u64 ts;
};

/* ---- calls ------------------------------------------------------------------------------------- */

/* xb_hdr.flags of XB_CALL. */
#define XB_F_UNFINISHED 0x01  /* no return was seen (yet): dur is the age when this was written */
#define XB_F_ENTRY_ONLY 0x02  /* the probe has no return half: dur and ret mean nothing */
#define XB_F_FAULT	0x04  /* something that the plan asked for could not be read */
#define XB_F_TRUNC	0x08  /* something was cut to its limit */
#define XB_F_EXITED	0x10  /* with UNFINISHED: the thread ended inside the call */
#define XB_F_UNWOUND	0x20  /* with UNFINISHED: left by longjmp, an exception or cancellation */
#define XB_F_IN_FLIGHT	0x40  /* with UNFINISHED: a snapshot; the call is still running */
#define XB_F_LOWER	0x80  /* made on behalf of a call of the same family, in another object */
#define XB_F_NO_STACK	0x100 /* its stack was wanted, but not taken: beyond the limit, or no room */
/*
 * With IN_FLIGHT: it began before the trace, and was found on its thread's stack. ts is when it was looked
 * for, dur how long the trace had run by then; there are no arguments, and depth counts such calls alone.
 */
#define XB_F_OLDER 0x200

/*
 * One call. h.ts is the entry; the record is written when the call returns. In body come first
 * 8 * nargs bytes, the arguments as they were in registers and on the stack at entry, then datalen
 * bytes of captured items: each a struct xb_item, followed by its bytes padded to 8. An operation
 * whose pointer is NULL, or whose source was not captured, leaves no item.
 *
 * "Argument" here is a machine word: 0..5 the integer registers, 6.. the words of the stack above the
 * return address. A C argument that is a structure by value may have several or lie on the stack
 * before its turn; capture_layout() of plan/capture.h tells where each C argument is.
 */
struct xb_call {
	struct xb_hdr h;
	__u64 dur;    /* ns */
	__u64 ret;    /* rax, unmasked */
	__u64 id;     /* unique in a trace, 0 is none; below 2^53 */
	__u64 parent; /* id of the call that this one is nested in on its thread, or 0 */
	__u64 sp;     /* stack pointer at entry: where the return address is */
	__u64 caller; /* that return address; 0: not known (unreadable, or UNFINISHED) */
	__u16 func;   /* slot of the plan table */
	__u16 obj;    /* id of the object that it is a function of, as in cookies; 0: not told */
	__u16 datalen;
	__u8 depth; /* 0: outermost that we see */
	__u8 nargs;
	__u8 body[];
};

#define XB_ITEM_FAULT 1 /* unreadable: len is 8, the bytes are the address */
#define XB_ITEM_TRUNC 2 /* cut to the limit of the plan */
#define XB_ITEM_PART  4 /* some of it could not be read: see XB_OP_CHAIN and XB_OP_EACH */
struct xb_item {
	__u16 len; /* bytes that follow (before padding to 8) */
	__u8 op;   /* index of the operation in the plan */
	__u8 flags;
	__u32 total; /* what there was, in bytes, where known: len < total when TRUNC */
};

/* What to capture besides the arguments. The kernel side knows functions by plans alone. */
enum xb_op_kind {
	XB_OP_NONE = 0,
	XB_OP_STR = 1, /* NUL-terminated text */
	XB_OP_MEM = 2, /* max bytes */
	XB_OP_ARR = 3, /* count * elem bytes, count from len_src; cut to max */
	/*
	 * Structures that lead to each other by an address 8 bytes into each: XB_CHAIN_BYTES of one
	 * after the other, as many as max has room for. PART: the address in the last one is unreadable.
	 */
	XB_OP_CHAIN = 4,
	/*
	 * What the elements of an array (src is its operation, stride the size of one) point to: where
	 * the 32 bits at tag_off are tag, the address is at off and a 64-bit number of bytes at len_off.
	 * The item is struct xb_each and then XB_EACH_BYTES for each element that has a bit in it.
	 */
	XB_OP_EACH = 5,
};
#define XB_CHAIN_BYTES 64
#define XB_EACH_BYTES  16 /* of each target, at most */
#define XB_EACH_MAX    32 /* elements */
struct xb_each {
	__u32 read;   /* bit i: element i points to something, which was read */
	__u32 failed; /* bit i: which could not be read */
};
#define XB_OP_AT_RETURN	 1 /* flags: capture at return instead of entry */
#define XB_OP_ON_SUCCESS 2 /* flags, with AT_RETURN: only when ret equals the plan's success */
#define XB_OP_LEN_DEREF	 4 /* flags: the length argument is a pointer to the count */
#define XB_OP_LEN_32	 8 /* flags: the count (or what LEN_DEREF leads to) is 32 bits wide */
#define XB_OP_NEAR	 16 /* flags: reads what lies around too, which spares the next NEAR its read */
#define XB_OP_UP_TO	 32   /* its end is in it: what is readable up to a page's end is enough */
#define XB_SRC_OP	 0x80 /* src, len_src: an earlier operation (low bits), not an argument */
#define XB_SRC_CONST	 0x7f /* len_src: the count is len_off itself */
struct xb_op {
	__u8 kind;
	__u8 flags;
	__u8 src; /* argument index, or XB_SRC_OP | op: the pointer is in that op's bytes at off */
	__u8 len_src;  /* same, for the count of XB_OP_ARR */
	__u16 off;     /* bytes */
	__u16 len_off; /* bytes; with len_src an op: a 32-bit count there */
	__u16 elem;    /* bytes of an element */
	__u16 max;     /* bytes; at most XB_OP_MAX */
	__u16 stride;  /* XB_OP_EACH */
	__u8 tag_off;  /* same */
	__u8 tag;      /* same */
};

#define XB_PLAN_ENTRY_ONLY  1  /* never keep a frame for it: report at entry */
#define XB_PLAN_QUIET	    2  /* only in processes that called another function before */
#define XB_PLAN_OK_NOT_NULL 4  /* 0 means failure, all else success; success means nothing */
#define XB_PLAN_OK_ALWAYS   8  /* no result tells failure; success means nothing */
#define XB_PLAN_UNKNOWN	    16 /* nothing is known of the function but its name */
#define XB_PLAN_STACK	    32 /* take the stack, too */
/*
 * No call of an API: it is handed the name of the kernel that its thread launches next, from deeper in
 * the stack. Operation 0 is 16 bytes, the name's address and its length; operation 1 the text there.
 */
#define XB_PLAN_NAMES	64
#define XB_PLAN_ANSWERS 4
#define XB_FAMILIES	16 /* a power of two */
struct xb_plan {
	__u8 nargs;
	__u8 nops;
	__u8 nret; /* how many of the ops run at return */
	__u8 flags;
	__u32 func;    /* own slot */
	__u32 success; /* the low 32 bits of rax that mean success */
	__u16 api;     /* enum cat_api_id, for filters by group */
	/*
	 * Which functions may be layers of each other: a loader's and its driver's. 0: no layers, else
	 * below XB_FAMILIES.
	 */
	__u8 family;
	__u8 nanswers;			/* of answers that are used */
	__u32 answers[XB_PLAN_ANSWERS]; /* low 32 bits of rax: no success, no failure ("not ready") */
	struct xb_op ops[XB_MAX_OPS];
};

/* Did a call that returned this fail? The same on both sides, so that what is left out is what is red. */
static inline int xb_failed(const struct xb_plan *p, __u64 ret)
{
	__u32 value = (__u32)ret, i;

	if (p->flags & XB_PLAN_OK_ALWAYS)
		return 0;
	if (p->flags & XB_PLAN_OK_NOT_NULL)
		return !ret;
	if (value == p->success)
		return 0;
	for (i = 0; i < XB_PLAN_ANSWERS; i++)
		if (i < p->nanswers && value == p->answers[i])
			return 0;
	return 1;
}

/*
 * The cookie of a probe: which function, in which object, and where its arguments are at the probed
 * instruction (it need not be the first one). reg of argument i is 4 bits: an enum xb_reg.
 */
enum xb_reg {
	XB_REG_DI,
	XB_REG_SI,
	XB_REG_DX,
	XB_REG_CX,
	XB_REG_R8,
	XB_REG_R9, /* the ABI's own places */
	XB_REG_AX,
	XB_REG_BX,
	XB_REG_BP,
	XB_REG_R10,
	XB_REG_R11,
	XB_REG_R12,
	XB_REG_R13,
	XB_REG_R14,
	XB_REG_R15,
	XB_REG_LOST = 15, /* overwritten before the probe: unknown */
};
#define XB_REGMAP_ABI 0x543210ULL /* argument i in its ABI register: nibble i */
#define XB_COOKIE(func, obj, regmap, flags) \
	((__u64)(func) | ((__u64)(obj) << 16) | ((__u64)(regmap) << 32) | ((__u64)(flags) << 56))
#define XB_COOKIE_FUNC(c)      ((__u32)(c) & 0xffff)
#define XB_COOKIE_OBJ(c)       ((__u32)((c) >> 16) & 0xffff)
#define XB_COOKIE_REGMAP(c)    ((__u32)((c) >> 32) & 0xffffff)
#define XB_COOKIE_FLAGS(c)     ((__u32)((c) >> 56))
#define XB_COOKIE_F_ENTRY_ONLY 1

/* ---- calls that are counted ------------------------------------------------------------------- */

/*
 * Instead of telling each call the kernel side can count them: by function, process or thread. What it
 * has counted is read from time to time and comes as XB_COUNT, what was added since the last one: the
 * sum of all is the truth. Buckets are those of base/histogram.h: row 0 are durations below XB_BUCKET_SUB
 * ns, row n > 0 those from XB_BUCKET_SUB << (n - 1) to twice that, in XB_BUCKET_SUB equal parts.
 */
#define XB_BUCKET_SUB  16
#define XB_BUCKET_ROWS 61
#define XB_BUCKETS     (XB_BUCKET_ROWS * XB_BUCKET_SUB)

struct xb_bucket {
	__u32 bucket; /* row * XB_BUCKET_SUB + part */
	__u32 count;
};

#define XB_COUNT_REST 1 /* h.flags: of those for which there was no row */
struct xb_count {
	struct xb_hdr h;  /* ts: when it was read. tgid, tid: whose they are; 0: of several */
	__u64 calls;	  /* that ended */
	__u64 errors;	  /* of those: that failed */
	__u64 unfinished; /* of those: without a return, which are in nothing below */
	__u64 total;	  /* ns */
	__u64 self;	  /* ns, without traced calls inside them */
	__u64 min, max;	  /* ns; only with buckets */
	__u32 func;	  /* slot of the plan table; 0: of several functions */
	__u32 nbuckets;
	struct xb_bucket buckets[];
};

struct xb_counted {
	struct xb_hdr h; /* ts: until when */
	__u64 from;	 /* since when */
};

/* Which bucket has that number of ns. The shifts are for those who can't count zeros (BPF). */
static inline __u32 xb_bucket(__u64 ns)
{
	__u64 x = ns / XB_BUCKET_SUB;
	__u32 row = 0;

	if (x >> 32) {
		row += 32;
		x >>= 32;
	}
	if (x >> 16) {
		row += 16;
		x >>= 16;
	}
	if (x >> 8) {
		row += 8;
		x >>= 8;
	}
	if (x >> 4) {
		row += 4;
		x >>= 4;
	}
	if (x >> 2) {
		row += 2;
		x >>= 2;
	}
	if (x >> 1) {
		row += 1;
		x >>= 1;
	}
	row += x;
	if (row)
		ns >>= row - 1;
	return row * XB_BUCKET_SUB + (ns & (XB_BUCKET_SUB - 1));
}

/* What a row of the kernel side's table is of: what is not told apart is 0. All zeros: the rest. */
#define XB_COUNT_ROWS 2048
enum xb_count_by { XB_BY_NOTHING, XB_BY_FUNCTION, XB_BY_PROCESS, XB_BY_THREAD };
struct xb_count_key {
	__u32 tgid, tid;
	__u32 life; /* differs for what had the same pid before, by exec or by chance */
	__u32 func;
};
struct xb_count_row {
	__u64 first; /* ts: when it was made */
	__u64 calls, errors, unfinished, total, self;
	__u64 least; /* ~min; 0: none */
	__u64 max;
	__u32 buckets[XB_BUCKETS];
};

/* ---- where calls are made ---------------------------------------------------------------------- */

/*
 * What unwinding needs: the registers that functions keep for their callers, and a piece of the stack
 * as it was when the call began, from the return address upwards. Return addresses that the kernel
 * has replaced by its trampoline (every traced call around this one) come along in real.
 */
#define XB_STACK_MAX	(48 << 10) /* bytes of a stack, at most */
#define XB_STACK_CUT	1	   /* h.flags: what follows could not be read */
#define XB_STACK_PYTHON 2	   /* h.flags: XB_PY_STACK came before it, or was to */
struct xb_stack {
	struct xb_hdr h;
	__u64 call; /* id */
	__u64 ip, sp, bp, bx, r12, r13, r14, r15;
	__u32 size; /* bytes */
	__u32 nreal;
	struct xb_slot {
		__u64 sp, caller;
	} real[XB_MAX_DEPTH];
	__u8 bytes[];
};

/* Ids of frames and sites are never used again, and belong to no process: h.tgid is 0. */
#define XB_FRAME_INLINE	 1 /* h.flags: inlined into the frame that follows it in its site */
#define XB_FRAME_ADDRESS 2 /* in no file: offset is the address */
#define XB_FRAME_PYTHON	 4 /* of a Python program: it has no module and no offsets */
struct xb_def_frame {
	struct xb_hdr h;
	__u32 frame;
	__u32 line;   /* 0: not known */
	__u64 offset; /* of the return address: virtual address in the file, as addr2line wants it */
	__u64 in_function; /* bytes from the start of the function */
	char text[]; /* function ("": not known), file of the code ("": none), source file ("") */
};

enum xb_site_end {
	XB_SITE_WHOLE,	   /* down to the thread's first function */
	XB_SITE_BYTES,	   /* beyond the bytes that were copied */
	XB_SITE_UNREAD,	   /* beyond what could be read of the stack */
	XB_SITE_NO_TABLE,  /* the last frame's code has no unwind table */
	XB_SITE_BAD_TABLE, /* it has one that makes no sense there */
	XB_SITE_FRAMES,	   /* more frames than are kept */
	XB_SITE_GONE,	   /* the process had ended, and can't be asked for the rest */
	XB_SITE_ENDS,
};
/* What became of the Python frames of a site. */
enum xb_site_python {
	XB_SITE_PY_NONE,   /* there were none, or all are there */
	XB_SITE_PY_MANY,   /* there are more than are kept */
	XB_SITE_PY_UNREAD, /* some could not be read */
	XB_SITE_PY_LOST,   /* they were lost on the way */
	XB_SITE_PY_MISFIT, /* they contradict the stack, and are left out */
	XB_SITE_PYS,
};
struct xb_def_site {
	struct xb_hdr h;
	__u32 site;
	__u32 end;	/* enum xb_site_end */
	__u32 nframes;	/* 0: only with an end other than WHOLE */
	__u32 python;	/* enum xb_site_python */
	__u32 frames[]; /* innermost first: who called */
};

struct xb_call_site {
	struct xb_hdr h;
	__u64 call; /* id */
	__u32 site;
	__u32 reserved;
};

/* ---- processes and threads --------------------------------------------------------------------- */

/* Written in the parent's context, before the child runs. h.tgid/h.tid are the parent's. */
struct xb_fork {
	struct xb_hdr h;
	__u32 child_tgid; /* == h.tgid: a thread */
	__u32 child_tid;
	__u64 start_ns; /* the child's start time, CLOCK_BOOTTIME ns as /proc/PID/stat has it in ticks */
	__u8 comm[XB_COMM];
};

struct xb_exec {
	struct xb_hdr h; /* tid is already the leader's */
	__u32 old_tid;	 /* the thread that called exec */
	__u32 reserved;
	__u64 start_ns; /* of the group leader */
	__u8 comm[XB_COMM];
};

#define XB_EXIT_GROUP 1 /* h.flags: the last thread of its process */
struct xb_exit {
	struct xb_hdr h;
	__u32 code; /* as in wait(2) */
	__u32 reserved;
};

/* An executable mapping of a file, told by its real inode (below overlayfs). */
struct xb_map {
	struct xb_hdr h;
	__u64 start, end; /* addresses in the process */
	__u64 pgoff;	  /* bytes into the file */
	__u64 ino;
	__u32 dev; /* kernel's dev_t: major << 20 | minor */
	__u32 gen; /* inode generation */
};

/* ---- loss -------------------------------------------------------------------------------------- */

/* Counters, one a cause. The same numbers index the kernel's counter map and struct xb_loss. */
enum xb_counter {
	XB_C_RING_FULL,	      /* records dropped: no room in the ring */
	XB_C_UNREADABLE,      /* items whose memory could not be read */
	XB_C_TOO_DEEP,	      /* calls not kept: more than XB_MAX_DEPTH nested */
	XB_C_UNMATCHED,	      /* returns without an entry */
	XB_C_UNWOUND,	      /* calls left without a return (longjmp, exception, cancellation) */
	XB_C_TRUNCATED,	      /* items cut to a limit */
	XB_C_NO_STATE,	      /* calls not kept: no memory for the thread's state */
	XB_C_BAD_PLAN,	      /* probes that fired without a plan */
	XB_C_WATCH_FULL,      /* mapping records dropped (a rescan follows) */
	XB_C_XPTI_UNREADABLE, /* XPTI values that could not be read */
	XB_C_XPTI_TRUNCATED,  /* XPTI values, names or lists cut to a limit */
	XB_C_FIRST_CALLS, /* times that a held mapping was let go before its probes were in place */
	XB_C_LATE_OBJECT, /* definitions that came too late to name what needed them */
	XB_C_BAD_RECORD,  /* records that contradict themselves, left out */
	XB_C_LATE_FILE, /* libraries that processes had in use before their probes were in place */
	XB_C_STACK_LIMIT, /* stacks not taken: more than the limit a second */
	XB_C_STACK_LATE,  /* stacks not unwound: their process had ended, or had no room */
	XB_C_STACK_CUT,	  /* stacks whose outer part is missing */
	XB_C_DAMAGED,	  /* records that are missing in a recording that was read */
	XB_C_GPU_JOBS,	  /* GPU jobs whose end was not seen */
	XB_C_GPU_MISSED,  /* moments of GPU jobs that were missed */
	XB_C_MISSED, /* times that the kernel did not run our program, or it had nowhere to count */
	XB_C_CUT_OFF, /* ends that are missing of a stream that was read: 1 */
	XB_C_LOSS_MAX,
	/* Not losses, but read the same way. */
	XB_C_CALLS = XB_C_LOSS_MAX, /* calls entered */
	XB_C_RECORDS,		    /* records written to the ring */
	XB_C_XPTI_EVENTS,
	XB_C_FILTERED, /* probe hits of processes that are no target */
	XB_C_LOWER,    /* calls left out: made on behalf of one of an outer layer */
	XB_C_MAX,
};

#define XB_LOSS_END 1 /* h.flags: the last record of a stream that was written to its end */
#define XB_LOSS_GAP \
	2 /* h.flags: a reader's own: records are missing here; only XB_C_DAMAGED is told */
/*
 * Streams of before some loss was told apart have fewer counts: the losses known then, and behind them
 * the same others, as many as there are now.
 */
struct xb_loss {
	struct xb_hdr h;
	__u64 count[XB_C_MAX];
};

/* ---- definitions from user space --------------------------------------------------------------- */

/* Strings of definitions follow the struct, NUL-terminated, in the order given. */
#define XB_PROC_OLD 1 /* h.flags: it ran before we came */
struct xb_def_process {
	struct xb_hdr h; /* ts: now */
	__u64 start_ns;	 /* CLOCK_BOOTTIME */
	__u32 ppid;
	__u32 uid;
	__u32 ns_pid; /* its pid in its own pid namespace */
	__u32 reserved;
	char text[]; /* comm, then exe path, then the command line with its NULs as blanks */
};

/* Which of a group of processes it is, by its environment. Till its exec; children have their parent's. */
struct xb_def_rank {
	struct xb_hdr h;
	__u32 rank;
	__u32 ranks; /* how many there are; 0: not told */
	char text[]; /* the variable that told the rank */
};

/* A thread that is older than our attach: its name can't be told, so it is called ?TID. */
struct xb_def_thread {
	struct xb_hdr h;
	__u64 start_ns;
};

/* h.flags: how many probes are of functions that nothing is known of, 0xffff: that many or more. */
struct xb_def_object {
	struct xb_hdr h; /* tgid: the process that it was first seen in, or 0 */
	__u64 ino;
	__u32 dev;
	__u32 obj;    /* id, as in cookies */
	__u32 probes; /* placed */
	__u32 failed; /* wanted but not placed */
	char text[];  /* path as seen, then the release ("2026.2.0", or "") */
};

struct xb_def_func {
	struct xb_hdr h;
	__u32 slot;
	__u32 obj;
	__u32 variant; /* which of the catalog's signatures of that name, from 0 */
	__u32 api;
	struct xb_plan plan;
	/* The function's name, its symbol, and the releases since and until which the catalog has this
	 * signature ("": open). A later catalog finds it by those: variant is renumbered there. */
	char text[];
};

/* Bytes at addr in process h.tgid, read after the fact where they can't have changed. */
struct xb_def_text {
	struct xb_hdr h;
	__u64 addr;
	__u32 size; /* bytes that follow */
	__u32 reserved;
	char text[];
};

/* The first record of every stream. */
#define XB_CLOCK_ONE	 1  /* h.flags: one process was asked for, lines need not say which */
#define XB_CLOCK_LAYERS	 2  /* h.flags of the first one: lower layers were asked for */
#define XB_CLOCK_PARTIAL 4  /* calls are left out for what they returned, or how long they took */
#define XB_CLOCK_RANGE	 8  /* it is a part by time of what was traced; by readers, too */
#define XB_CLOCK_COUNTED 16 /* calls are counted (XB_COUNT), not told one by one */
struct xb_def_clock {
	struct xb_hdr h;  /* ts: CLOCK_MONOTONIC */
	__u64 realtime;	  /* ns since the epoch at the same moment */
	__u64 boottime;	  /* CLOCK_BOOTTIME ns at the same moment */
	__u8 boot_id[16]; /* of /proc/sys/kernel/random/boot_id */
	__u32 version;	  /* XB_WIRE_VERSION */
	__u32 reserved;
};

/*
 * Streams of several machines that were merged: processes and threads have their machine's number above the bits that
 * an id has, so that no two are alike; without such streams it is 0.
 */
#define XB_ID_BITS  22 /* as PID_MAX_LIMIT */
#define XB_HOST_MAX 1024
static inline __u32 xb_id(__u32 tgid)
{
	return tgid & ((1U << XB_ID_BITS) - 1);
}

static inline __u32 xb_host(__u32 tgid)
{
	return tgid >> XB_ID_BITS;
}

/* Behind the clock's record, which is that of one of them: for each machine, or each time that it was started. */
struct xb_def_host {
	struct xb_hdr h;
	__u32 host; /* its number */
	__u32 reserved;
	__u64 mono, realtime, boottime; /* one moment by its own clocks, ns */
	__s64 offset;			/* that was added to its times: ns */
	__u8 boot_id[16];
	char text[]; /* its name, unlike that of any other; "": not told */
};

#define XB_SOURCE_CUT 1 /* h.flags: it was cut off, or is damaged */
struct xb_source {
	struct xb_hdr h; /* ts: of its end */
	__u32 source;	 /* its number */
	__u32 host;
	__u64 begin;   /* ns */
	__u64 records; /* of it, that are in the stream */
	__u32 ncount;  /* losses, of those in xb_counter */
	__u32 reserved;
	__u64 count[]; /* then texts: its file */
};

/* ---- arming ------------------------------------------------------------------------------------- */

enum xb_arm_what {
	XB_ARM_UNKNOWN,
	XB_ARM_ARMED,	 /* it was made to emit its XPTI streams */
	XB_ARM_ALREADY,	 /* it does anyway; text: by whose doing */
	XB_ARM_FAILED,	 /* it could not be, and is as before; text: why */
	XB_ARM_DISARMED, /* it is as before */
	XB_ARM_LEFT,	 /* it was not disarmed; text: why */
	XB_ARM_WHATS,
};
struct xb_arm {
	struct xb_hdr h; /* of the process's first thread */
	__u64 ns;	 /* that it took; 0: not told */
	__u32 what;	 /* enum xb_arm_what */
	__u32 reserved;
	char text[]; /* two: the release of its libsycl, and as above; "": not told, nothing to say */
};

/* ---- GPU jobs ----------------------------------------------------------------------------------- */

/*
 * Work that a process gave to a GPU through its driver, as the driver's scheduler tells of it. h.tgid and h.tid
 * are the thread that submitted it, h.ts is when the scheduler got it (back, behind a PART). What is in it (which kernels, whose
 * calls) the scheduler doesn't know.
 */
#define XB_GPU_NUMBERS \
	1 /* h.flags: the driver tells card, engine and instance instead of dev and ring */
#define XB_GPU_PART \
	2 /* h.flags: it was taken off the hardware before its end; more of it follows */
#define XB_GPU_NAME 32
struct xb_gpu_job {
	struct xb_hdr h;
	__u64 run;     /* ns: handed to the hardware; 0: that was not seen */
	__u64 done;    /* ns: it had ended there, however */
	__u64 context; /* with seqno: its fence; 0, 0: not told */
	__u64 seqno;
	__u64 client; /* of the driver, as in /proc/PID/fdinfo (drm-client-id); 0: not told */
	__u32 card;   /* /dev/dri/cardN */
	__u16 engine; /* its class: enum drm_i915_gem_engine_class */
	__u16 instance;
	__u8 dev[XB_GPU_NAME];	/* "0000:03:00.0"; "": not told */
	__u8 ring[XB_GPU_NAME]; /* the driver's name of what ran it; both end with a NUL */
};

enum xb_gpu_state {
	XB_GPU_UNKNOWN,	   /* nobody looked */
	XB_GPU_MEASURED,   /* text: the trace points' group */
	XB_GPU_UNASKED,	   /* they were not selected */
	XB_GPU_NO_TRACEFS, /* text: what the system says */
	XB_GPU_NO_EVENTS, /* this kernel, with the drivers that it has loaded, has no such trace points */
	XB_GPU_NO_RUNS, /* it has some (text), but not of when jobs run */
	XB_GPU_STRANGE, /* it has them (text), but what they tell is not understood */
	XB_GPU_REFUSED, /* they can't be attached to; text: what the system says */
	XB_GPU_STATES,
};
struct xb_def_gpu {
	struct xb_hdr h;
	__u32 state; /* enum xb_gpu_state */
	__u32 reserved;
	char text[];
};

/* ---- XPTI: see wire_xpti.h ---------------------------------------------------------------------- */

/* ---- who is traced ------------------------------------------------------------------------------ */

/*
 * No flag at all is everyone but us. Else a task is traced when its process is in the pid set, its
 * thread in the tid set, or when every other kind that is given (name, user, cgroup) holds for it.
 * The sets of pids, tids, uids and cgroups are maps of their own beside this.
 */
#define XB_FILTER_PID	  1
#define XB_FILTER_TID	  2
#define XB_FILTER_COMM	  4
#define XB_FILTER_UID	  8
#define XB_FILTER_CGROUP  16
#define XB_FILTER_FOLLOW  32 /* children of what is in the pid set join it */
#define XB_FILTER_NOBODY  64 /* paused: no process is traced */
#define XB_HOW_ALL_LAYERS 1  /* calls of lower layers are written too, marked XB_F_LOWER */
#define XB_HOW_ERRORS	  2  /* calls that returned are only written if they failed */
#define XB_FILTER_COMMS	  8
#define XB_FILTER_CGROUPS 8
struct xb_filter {
	__u32 flags;
	__u32 self; /* our own tgid: never traced */
	__u32 ncomm;
	__u32 ncgroup; /* entries used in the cgroup array */
	__u8 comm[XB_FILTER_COMMS][XB_COMM];
	__u64 min_dur; /* ns: shorter calls are not written (0: all) */
	__u32 how;     /* XB_HOW_ bits */
	__u32 reserved;
};

#endif
