// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wire.h - the records that the BPF programs and user space share.
 *
 * Everything that anyone will want to know enters one stream as one of these records, written by the
 * kernel side or by user space. Records have a fixed width, are little endian, aligned to 8 bytes and
 * versioned; a recording consists of this stream. Both sides include this file. It includes nothing
 * itself, so that either vmlinux.h or <linux/types.h> can provide the __u types.
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
#define XB_PRICED \
	(XB_MAX_FUNCS - 1) /* that of what is measured when the trace begins: see attach/price.h */
#define XB_MAX_ARGS    32  /* arguments (words) of a call that are kept; a power of two */
#define XB_MAX_OPS     16  /* capture operations of a plan */
#define XB_STATE_BYTES 61440 /* the state of a thread is not larger */
#define XB_MAX_DEPTH   16    /* nested calls of a thread */
#define XB_MAX_REAL    64    /* replaced return addresses of a thread: the kernel has no more */
#define XB_CALL_DATA   2048  /* bytes that capture operations may add to a call */
#define XB_OP_MAX      1024  /* bytes of one capture operation, at most */
#define XB_CALL_BODY   (XB_MAX_ARGS * 8 + XB_CALL_DATA + XB_OP_MAX + 8)
#define XB_COMM	       16

enum xb_rec_type {
	XB_NONE = 0,
	/* From the kernel. */
	XB_CALL = 1,	    /* struct xb_call: a call, returned or not (see its flags) */
	XB_XPTI = 2,	    /* struct xb_xpti: one xptiNotifySubscribers */
	XB_XPTI_STRING = 3, /* struct xb_xpti_def: string id -> text (metadata keys) */
	XB_XPTI_OBJECT = 4, /* struct xb_xpti_def: object id -> value (metadata values) */
	XB_XPTI_STREAM = 5, /* struct xb_xpti_def: stream id -> name */
	XB_XPTI_POINT = 6,  /* struct xb_xpti: an existing trace point, without a notification */
	XB_FORK = 8,	    /* struct xb_fork: a thread or process was started */
	XB_EXEC = 9,	    /* struct xb_exec */
	XB_EXIT = 10,	    /* struct xb_exit */
	XB_MAP = 11,	    /* struct xb_map: an executable file mapping (watch ring only) */
	XB_SYM = 12,	    /* reserved: names read from a process by the kernel side */
	XB_STACK = 13,	    /* struct xb_stack: not passed to decode, which gets XB_CALL_SITE */
	XB_PY_CODE = 14,    /* struct xb_py_code (wire_python.h): not passed to decode either */
	XB_PY_STACK = 15,   /* struct xb_py_stack: the same */
	XB_GPU_JOB = 16,    /* struct xb_gpu_job: work that a GPU's scheduler has finished */
	XB_HEARD = 17,	    /* struct xb_heard: not passed to decode either */
	XB_BEHIND = 18,	    /* struct xb_behind: not passed to decode, which gets XB_DEF_TEXT */
	XB_ENTER = 19,	    /* struct xb_enter: not passed to decode, nor to recordings */
	XB_IMAGE_SEEN = 20, /* struct xb_image_seen (wire_image.h): not passed to decode, */
	XB_IMAGE_PAGE = 21, /* struct xb_image_page: nor is this, */
	XB_IMAGE_SUMS = 22, /* struct xb_image_sums: nor this; it gets XB_BLOB and XB_IMAGE */
	XB_FILE_SEEN =
		25, /* struct xb_file_seen (wire_file.h): not passed to decode, which gets XB_FILE */
	/* From user space: definitions, each before the first record that needs it. */
	XB_DEF_PROCESS = 32, /* struct xb_def_process */
	XB_DEF_THREAD = 33,  /* struct xb_def_thread */
	XB_DEF_OBJECT = 34,  /* struct xb_def_object: an ELF file that carries probes */
	XB_DEF_FUNC = 35,    /* struct xb_def_func: a slot of the plan table */
	XB_DEF_TEXT = 36,    /* struct xb_def_text: memory that the kernel side could not read */
	XB_DEF_CLOCK = 37,   /* struct xb_def_clock */
	XB_LOSS = 38,	     /* struct xb_loss: a snapshot of the loss counters */
	XB_TICK = 39, /* struct xb_hdr alone: at ts, lines that had waited long enough were shown */
	XB_COUNT = 40, /* struct xb_count: calls that the kernel side counted since the last one */
	XB_COUNTED = 41,   /* struct xb_counted: the period that the XB_COUNTs before it cover */
	XB_DEF_NAME = 42,  /* struct xb_def_name: the name of a kernel that a process launches */
	XB_DEF_FRAME = 48, /* struct xb_def_frame: a place in a program */
	XB_DEF_SITE = 49,  /* struct xb_def_site: a chain of such places */
	XB_CALL_SITE = 50, /* struct xb_call_site: where a call was made; precedes the call */
	XB_DEF_RANK = 51,  /* struct xb_def_rank: after the process's definition or its exec */
	XB_DEF_GPU = 52,   /* struct xb_def_gpu: whether GPU jobs are measured, and why not */
	XB_DEF_HOST = 53,  /* struct xb_def_host: in merged streams, a machine and its clock */
	XB_SOURCE = 54,	   /* struct xb_source: at the end of a merged stream, one of its sources */
	XB_ARM = 55,	   /* struct xb_arm: the result of arming or disarming a process */
	XB_WHERE = 56,	   /* struct xb_where: what a thread did when it was looked at */
	XB_BLOB = 57,	   /* struct xb_blob: a piece of contents, each of which is there once */
	XB_IMAGE =
		58, /* struct xb_image: a call was given a device image, or returned one; precedes the call */
	XB_DATA = 59,  /* struct xb_data: what memory had when a call returned; precedes the call */
	XB_FILE = 60,  /* struct xb_file: a process has opened a file, or tried to */
	XB_START = 61, /* struct xb_start: with what a process runs its program */
	XB_DEF_METRICS = 62, /* struct xb_def_metrics: a group of device metrics that is sampled */
	XB_DEF_METRIC = 63,  /* struct xb_def_metric: one of its metrics */
	XB_SAMPLE = 64,	     /* struct xb_sample: their values at one moment */
	XB_UNPROBED =
		65, /* struct xb_unprobed: a mapped file got no probes, or has none any more */
	XB_REST =
		66, /* struct xb_rest: more of an array than its call's item has; precedes the call */
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
 * With IN_FLIGHT: it began before the trace (or inside such a call) and was found on its thread's stack. ts is when the
 * stack was searched, and dur how long the trace had run at that time. There are no arguments, and depth counts
 * only such calls.
 */
#define XB_F_OLDER    0x200
#define XB_F_CAPTURED 0x400 /* with IN_FLIGHT, from the kernel side alone: it is one of a capture */
/*
 * A call stream of XPTI reported it instead of a probe: obj is the framework's, sp that of the notification, and caller is
 * not known. With FAULT and without arguments, these could not be read; with ENTRY_ONLY, its result could not.
 */
#define XB_F_STREAM 0x800

/*
 * One call. h.ts is the time of entry; the record is written when the call returns. body begins with
 * 8 * nargs bytes, the arguments as they were in registers and on the stack at entry. datalen bytes of
 * captured items follow: each is a struct xb_item, followed by its bytes padded to 8. An operation
 * whose pointer is NULL, or whose source was not captured, has no item.
 *
 * "Argument" here means a machine word: 0..5 are the integer registers, 6.. the words of the stack
 * above the return address. A C argument that is a structure passed by value may occupy several words,
 * or be on the stack although a register is free; capture_layout() in plan/capture.h computes where
 * each C argument is.
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
	__u16 obj;    /* id of the object that has the function, as in cookies; 0: not known */
	__u16 datalen;
	__u8 depth; /* 0: outermost that we see */
	__u8 nargs;
	__u8 body[];
};

/*
 * The file behind a text that could not be read, before the record that has its address. It is only sent if the text's
 * memory can't have differed from the file. The inode is the file's own, below an overlay's.
 */
#define XB_BEHIND_NAME 64
struct xb_behind {
	struct xb_hdr h;
	__u64 owner;  /* id of the call, or h.ts of the XPTI event */
	__u64 addr;   /* of the text */
	__u64 offset; /* the same place in the file */
	__u64 ino;
	__u32 dev, gen;
	__u64 size, mtime;	   /* of the file, at that time; ns */
	char name[XB_BEHIND_NAME]; /* the last part of its path, cut */
};

#define XB_ITEM_FAULT 1 /* unreadable: len is 8, the bytes are the address */
#define XB_ITEM_TRUNC 2 /* cut to the limit of the plan; of an array, XB_RESTs may have more */
#define XB_ITEM_PART  4 /* some of it could not be read: see XB_OP_CHAIN and XB_OP_EACH */
struct xb_item {
	__u16 len; /* bytes that follow (before padding to 8) */
	__u8 op;   /* index of the operation in the plan */
	__u8 flags;
	__u32 total; /* the full length in bytes, if known: len < total when TRUNC */
};

/*
 * What follows in the array of which operation op of the call captured the beginning. Pieces come in order and without
 * gaps, from the end of the item on, and after one that was lost there are no more. Others may be between.
 */
#define XB_REST_PIECE 4096	  /* bytes of a piece, at most */
#define XB_REST_MAX   (256 << 10) /* bytes of the array with the item's, at most */
struct xb_rest {
	struct xb_hdr h; /* of the call; ts: when it returned */
	__u64 call;	 /* id */
	__u32 offset;	 /* bytes of the array before it */
	__u16 len;	 /* bytes of this piece */
	__u8 op;	 /* index of the operation in the plan */
	__u8 reserved;
	__u8 bytes[];
};

/* A call begins, of a function that is asked for with XB_ASK_ENTER. h.flags, id, parent: those of its record. */
struct xb_enter {
	struct xb_hdr h;
	__u64 id, parent;
	__u32 func; /* slot of the plan table */
	__u32 reserved;
};

/* What user space wants of a function, by its slot, while the trace runs; 0: its calls, once they have returned. */
#define XB_ASK_NOTHING 1 /* it may as well have no probe */
#define XB_ASK_ENTER   2 /* also a struct xb_enter when a call begins */

/* What to capture besides the arguments. The kernel side knows functions only by their plans. */
enum xb_op_kind {
	XB_OP_NONE = 0,
	XB_OP_STR = 1, /* NUL-terminated text */
	XB_OP_MEM = 2, /* max bytes */
	XB_OP_ARR = 3, /* count * elem bytes, count from len_src; cut to max */
	/*
	 * A list of structures, each with the address of the next one 8 bytes from its beginning. The
	 * item has XB_CHAIN_BYTES of each, as many as fit into max. PART: the address in the last one
	 * could not be read.
	 */
	XB_OP_CHAIN = 4,
	/*
	 * The targets of an array's elements. src is the operation that captured the array, and stride
	 * the size of an element. In an element whose 32 bits at tag_off are equal to tag, the address
	 * is at off, and a 64-bit number of bytes at len_off. The item is a struct xb_each, followed by
	 * XB_EACH_BYTES for each element whose bit is set there.
	 */
	XB_OP_EACH = 5,
};
#define XB_CHAIN_BYTES 64
#define XB_EACH_BYTES  16 /* of each target, at most */
#define XB_EACH_MAX    32 /* elements */
struct xb_each {
	__u32 read;   /* bit i: the target of element i was read */
	__u32 failed; /* bit i: the target of element i could not be read */
};
#define XB_OP_AT_RETURN	 1 /* flags: capture at return instead of entry */
#define XB_OP_ON_SUCCESS 2 /* flags, with AT_RETURN: only when ret equals the plan's success */
#define XB_OP_LEN_DEREF	 4 /* flags: the length argument is a pointer to the count */
#define XB_OP_LEN_32	 8 /* flags: the count (or what LEN_DEREF leads to) is 32 bits wide */
#define XB_OP_NEAR	 16 /* flags: also read the surroundings, so that the next NEAR need not read */
#define XB_OP_UP_TO	 32 /* flags: what can be read up to a page's end is enough */
#define XB_OP_REST	 64 /* flags, with ARR and AT_RETURN: what is beyond max comes as XB_RESTs */
#define XB_SRC_OP	 0x80 /* src, len_src: an earlier operation (low bits), not an argument */
#define XB_SRC_CONST	 0x7f /* len_src: the count is len_off itself */
struct xb_op {
	__u8 kind;
	__u8 flags;
	__u8 src; /* argument index, or XB_SRC_OP | op: the pointer is in that op's bytes at off */
	__u8 len_src;  /* same, for the count of XB_OP_ARR */
	__u16 off;     /* bytes */
	__u16 len_off; /* bytes; if len_src is an op: where the 32-bit count is */
	__u16 elem;    /* bytes of an element */
	__u16 max;     /* bytes; at most XB_OP_MAX */
	__u16 stride;  /* XB_OP_EACH */
	__u8 tag_off;  /* same */
	__u8 tag;      /* same */
};

#define XB_PLAN_ENTRY_ONLY  1  /* never keep a frame for it: report at entry */
#define XB_PLAN_QUIET	    2  /* only in processes that have called another function before */
#define XB_PLAN_OK_NOT_NULL 4  /* 0 means failure, anything else success; .success is unused */
#define XB_PLAN_OK_ALWAYS   8  /* no result means failure; .success is unused */
#define XB_PLAN_UNKNOWN	    16 /* only the function's name is known */
#define XB_PLAN_STACK	    32 /* take the stack, too */
/*
 * Not a call of an API: the function gets the name of the kernel that its thread launches next, from
 * deeper in the stack. Operation 0 captures 16 bytes, the address of the name and its length; operation 1
 * captures the text at that address.
 */
#define XB_PLAN_NAMES 64
#define XB_PLAN_STACK_OWN \
	128 /* it allocates: its stacks have a limit of their own, which no other calls use up */
#define XB_PLAN_ANSWERS 4
#define XB_FAMILIES	16 /* a power of two */
#define XB_SUMS_APIS	16 /* the same; above all xb_plan.api */
struct xb_plan {
	__u8 nargs;
	__u8 nops;
	__u8 nret; /* how many of the ops run at return */
	__u8 flags;
	__u32 func;    /* own slot */
	__u32 success; /* the low 32 bits of rax that mean success */
	__u16 api;     /* enum cat_api_id, for filters by group */
	/*
	 * Functions of one family may be layers of each other, as a loader's and its driver's. Below
	 * XB_FAMILIES; 0: it has no layers.
	 */
	__u8 family;
	__u8 nanswers;			/* how many of the answers are used */
	__u32 answers[XB_PLAN_ANSWERS]; /* low 32 bits of rax: no success, no failure ("not ready") */
	struct xb_op ops[XB_MAX_OPS];
};

/* Whether a call that returned ret failed. Both sides use it, so they agree on what is a failure. */
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
 * instruction, which need not be the first one. The register of argument i has 4 bits, an enum xb_reg.
 */
enum xb_reg {
	XB_REG_DI,
	XB_REG_SI,
	XB_REG_DX,
	XB_REG_CX,
	XB_REG_R8,
	XB_REG_R9, /* where the ABI passes arguments */
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
#define XB_COOKIE_F_SAYS \
	2 /* no call: the beacon says something (enum beacon_says in beacon_abi.h) */

/* ---- calls that are counted ------------------------------------------------------------------- */

/*
 * Instead of recording each call, the kernel side can count calls by function, process or thread. User
 * space reads the counts from time to time and writes XB_COUNT records of what was added since the last
 * one, so the totals are the sums over all records. The buckets are those of base/histogram.h: row 0 has
 * durations below XB_BUCKET_SUB ns, and row n > 0 those from XB_BUCKET_SUB << (n - 1) to twice that, in
 * XB_BUCKET_SUB equal parts.
 */
#define XB_BUCKET_SUB  16
#define XB_BUCKET_ROWS 61
#define XB_BUCKETS     (XB_BUCKET_ROWS * XB_BUCKET_SUB)

struct xb_bucket {
	__u32 bucket; /* row * XB_BUCKET_SUB + part */
	__u32 count;
};

#define XB_COUNT_REST 1 /* h.flags: calls for which there was no row */
struct xb_count {
	struct xb_hdr h;  /* ts: when it was read. tgid, tid: who made them; 0: several did */
	__u64 calls;	  /* calls that ended */
	__u64 errors;	  /* those that failed */
	__u64 unfinished; /* those without a return, which are not included below */
	__u64 total;	  /* ns */
	__u64 self;	  /* ns, without traced calls inside them */
	__u64 min, max;	  /* ns; only with buckets */
	__u32 func;	  /* slot of the plan table; 0: of several functions */
	__u32 nbuckets;
	struct xb_bucket buckets[];
};

struct xb_counted {
	struct xb_hdr h; /* ts: end of the period */
	__u64 from;	 /* its beginning */
};

/* The bucket for a number of ns. It shifts because BPF has no instruction that counts zeros. */
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

/* Key of the kernel side's table. Members that are added up are 0; the row with all zeros is the rest. */
#define XB_COUNT_ROWS 2048
enum xb_count_by { XB_BY_NOTHING, XB_BY_FUNCTION, XB_BY_PROCESS, XB_BY_THREAD };
struct xb_count_key {
	__u32 tgid, tid;
	__u32 life; /* differs after an exec, and between processes that had the same pid */
	__u32 func;
};
struct xb_count_row {
	__u64 first; /* ts: when it was made */
	__u64 calls, errors, unfinished, total, self;
	__u64 least; /* ~min; 0: none */
	__u64 max;
	__u32 buckets[XB_BUCKETS];
};

/* ---- memory, copies and waits that are counted ------------------------------------------------- */

/*
 * What a function does with memory, beside its plan. With these, the kernel side knows each allocation that lives,
 * and adds up what is allocated, copied and waited for, without a record for any of it.
 *
 * Words are machine words, as in xb_call. Where several layers do the same, the outermost call counts.
 */
enum xb_account_act {
	XB_ACCOUNT_NOTHING,
	XB_ACCOUNT_ALLOC,
	XB_ACCOUNT_FREE,
	XB_ACCOUNT_COPY,
	XB_ACCOUNT_IMAGE, /* makes one, whose format are two sides: struct xb_format */
};

/* Kinds of memory, also as the sides of copies. HOST: also what no API has allocated. */
enum xb_mem { XB_MEM_UNKNOWN, XB_MEM_DEVICE, XB_MEM_HOST, XB_MEM_SHARED, XB_MEMS };

#define XB_ACCOUNT_NO	  0xff /* there is no such word */
#define XB_ACCOUNT_RESULT 0xfe /* rax */
#define XB_ACCOUNT_SIDES  3

struct xb_account {
	__u8 act;  /* enum xb_account_act */
	__u8 kind; /* ALLOC: enum xb_mem */
	__u8 pointer; /* ALLOC, IMAGE: the result, or a word with the address where it is written; FREE: it */
	__u8 waits; /* it waits. 1: always; n > 1: if word n - 2 is not 0 */
	/* COPY: words with addresses, if the kind of a side is XB_MEMS; else the kind is known. */
	__u8 src, dst, src_kind, dst_kind;
	/* Bytes are the product of these. None: not known. */
	__u8 nsides;
	__u8 launches; /* it launches a kernel */
	/* Words + 1: where the address of mapped memory is written, and how many bytes that has. 0: nothing is mapped. */
	__u8 mapped, mapped_size;
	struct xb_account_side {
		__u8 word;
		__u8 at; /* 0: the word is it; 4, 8: bytes at word + offset */
		__u16 offset;
		__u8 flat; /* 0 stands for 1 */
		__u8 unused;
	} sides[XB_ACCOUNT_SIDES];
	/* COPY: words + 1 with the bytes from one line to the next at dst, and from one slice to the next; 0: there is one line. */
	__u8 row, slice;
	__u8 image; /* COPY: the sides are those of a part of the image in this word - 1, and in its elements; 0: bytes */
	__u8 norigins;					  /* 0: the first line is at dst */
	struct xb_account_side origins[XB_ACCOUNT_SIDES]; /* bytes, lines, slices before it */
};

/* How many bytes an element of an image has is known by its format: two enumerators of the API. */
#define XB_FORMATS 2048 /* of all APIs */
struct xb_format {
	__u32 api; /* as in xb_plan */
	__u32 order, channel;
};

/* What the hits of a function's probes cost the threads, for those who watch that; by the slot of its plan. */
struct xb_cost {
	__u32 entry_ns,
		call_ns; /* of a hit without its return, and of a call with both; set by user space */
	__u64 spent_ns; /* by all hits so far */
};

#define XB_LIVE_MAX 65536 /* allocations that are known, in all processes */
#define XB_RANGES   64	  /* allocations of a process in which addresses are looked for */
struct xb_live_key {
	__u64 at;
	__u32 tgid, unused;
};
struct xb_live {
	__u64 size, since; /* bytes; ns */
	__u32 kind;	   /* enum xb_mem */
	__u32 range;	   /* its place in the owner's ranges + 1; 0: none */
};
struct xb_owner {
	__u64 count; /* allocations that live */
	__u64 more;  /* of them, those without a range */
	__u64 group; /* of its process */
	__u64 bytes; /* that live */
	__u64 above; /* it was reported that they are above the limit: see told.bpf.h */
	struct xb_range {
		__u64 from, to; /* to 0: free; 1: being filled */
		__u32 kind, unused;
	} ranges[XB_RANGES];
};

/* They only grow, except live and count. Bytes. */
struct xb_sums {
	struct xb_sums_mem {
		__u64 live, count, peak;
		__u64 bytes, allocs;	  /* ever */
		__u64 freed_bytes, frees; /* by a call */
		__u64 ended_bytes, ended; /* by the end of their process */
	} memory[XB_MEMS];
	struct xb_sums_copy {
		__u64 copies, bytes, unsized;
	} copies[XB_MEMS][XB_MEMS]; /* from, to */
	struct xb_sums_wait {
		__u64 waits, ns;
	} waits[XB_SUMS_APIS]; /* by xb_plan.api */
	__u64 unknown_frees;   /* of what is older than the trace, or was never allocated */
	__u64 untracked;       /* allocations without room, or whose address could not be read */
	__u64 failed;	       /* calls that should have allocated and failed */
};

/* ---- calls and memory by groups of processes ---------------------------------------------------- */

/*
 * Processes that are alike in what is asked for are a group: they are in the same control groups, have the same user or
 * the same name. A process belongs to one from its first call to its end or exec. Group 0 has all processes for which
 * there was no room.
 */
#define XB_GROUP_CGROUP	 1
#define XB_GROUP_USER	 2
#define XB_GROUP_COMMAND 4
#define XB_GROUPS	 512 /* a power of two */
#define XB_GROUP_LEVELS	 16
#define XB_GROUP_NAME	 160

/* What was not asked for is 0. */
struct xb_group_key {
	__u64 cgroup;	  /* id in the hierarchy of v2 */
	__u64 controller; /* the same in one of v1; 0: there is none */
	__u32 uid, unused;
	__u8 comm[XB_COMM]; /* of the process */
};
/* A control group: its name and those of the groups around it, without the root, which has none. */
struct xb_group_path {
	__u32 n; /* XB_GROUP_LEVELS: there may be more */
	__u32 unused;
	char names[XB_GROUP_LEVELS][XB_GROUP_NAME];
};
struct xb_group {
	__u64 since;	 /* ns; 0: it does not exist */
	__u64 processes; /* that are in it now */
	__u32 pid;	 /* the one that came last */
	__u32 unused;
	struct xb_group_key key;
	struct xb_group_api {
		__u64 calls, errors, unfinished, launches;
		__u64 ns, wait_ns;
	} apis[XB_SUMS_APIS]; /* by xb_plan.api */
	struct xb_group_mem {
		__u64 live, count;
		__u64 bytes, allocs; /* ever */
		__u64 ended_bytes, ended;
	} memory[XB_MEMS];
	struct xb_group_path cgroup, controller;
};

/* ---- slow calls --------------------------------------------------------------------------------- */

/*
 * A call that is counted and lasted longer than was asked for. It is no record of a stream: user space takes it out of a
 * queue. Each call around it that has a frame has lasted longer still, so its id is that of a slow call, too.
 */
#define XB_SLOW_MAX 1024 /* that wait in the queue */
struct xb_slow {
	__u64 ts, dur; /* CLOCK_MONOTONIC, ns */
	__u64 ret;
	__u64 id, parent,
		root; /* of calls; parent 0: there is none; root: the outermost around it, or id */
	__u32 func;   /* slot */
	__u32 tgid, tid;
	__u32 failed;
	__u8 comm[XB_COMM]; /* of the process */
};

/* ---- where calls are made ---------------------------------------------------------------------- */

/*
 * What unwinding needs: the registers that functions keep for their callers, and a piece of the stack
 * as it was when the call began, from the return address upwards. The kernel has replaced the return
 * addresses of all calls around this one whose return is probed, by us or by another tracer, by its
 * trampoline; real has the original ones.
 */
#define XB_STACK_MAX	(48 << 10) /* bytes of a stack, at most */
#define XB_STACK_CUT	1	   /* h.flags: what follows could not be read */
#define XB_STACK_PYTHON 2	   /* h.flags: an XB_PY_STACK precedes it, unless that was lost */
struct xb_stack {
	struct xb_hdr h;
	__u64 call; /* id */
	__u64 ip, sp, bp, bx, r12, r13, r14, r15;
	__u32 size; /* bytes */
	__u32 nreal;
	struct xb_slot {
		__u64 sp, caller;
	} real[XB_MAX_REAL];
	__u8 bytes[];
};

/* Ids of frames and sites are never reused, and belong to no process: h.tgid is 0. */
#define XB_FRAME_INLINE	 1 /* h.flags: inlined into the frame that follows it in its site */
#define XB_FRAME_ADDRESS 2 /* h.flags: in no file: offset is the address */
#define XB_FRAME_PYTHON	 4 /* h.flags: of a Python program: it has no module and no offsets */
struct xb_def_frame {
	struct xb_hdr h;
	__u32 frame;
	__u32 line;   /* 0: not known */
	__u64 offset; /* of the return address: virtual address in the file, as for addr2line */
	__u64 in_function; /* bytes from the start of the function */
	char text[]; /* function ("": not known), file of the code ("": none), source file ("") */
};

enum xb_site_end {
	XB_SITE_WHOLE,	   /* nothing is missing, down to the thread's first function */
	XB_SITE_BYTES,	   /* it continues beyond the bytes that were copied */
	XB_SITE_UNREAD,	   /* it continues beyond what could be read of the stack */
	XB_SITE_NO_TABLE,  /* the last frame's code has no unwind table */
	XB_SITE_BAD_TABLE, /* it has one that makes no sense there */
	XB_SITE_FRAMES,	   /* more frames than are kept */
	XB_SITE_GONE,	   /* the process had ended, so the rest could not be found */
	XB_SITE_TIME,	   /* the time for reading mappings and unwind tables was used up */
	XB_SITE_ENDS,
};
/* What became of the Python frames of a site. */
enum xb_site_python {
	XB_SITE_PY_NONE,   /* there were none, or all are there */
	XB_SITE_PY_MANY,   /* there are more than are kept */
	XB_SITE_PY_UNREAD, /* some could not be read */
	XB_SITE_PY_LOST,   /* they were lost on the way to user space */
	XB_SITE_PY_MISFIT, /* they contradict the stack and are left out */
	XB_SITE_PYS,
};
struct xb_def_site {
	struct xb_hdr h;
	__u32 site;
	__u32 end;	/* enum xb_site_end */
	__u32 nframes;	/* 0 only if end is not WHOLE */
	__u32 python;	/* enum xb_site_python */
	__u32 frames[]; /* innermost first */
};

/* The kernel side writes it itself, and no XB_STACK, if it recognises the stack (wire_known.h). */
#define XB_SITE_CUT \
	1 /* h.flags, from the kernel side only: the outer part of the stack is missing */
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

/*
 * A process that was not asked for by its number makes its first call. User space knows it by this record if it ends
 * before /proc can be read.
 */
struct xb_heard {
	struct xb_hdr h;
	__u64 start_ns; /* of the group leader */
	__u32 ppid, uid;
	__u32 ns_pid; /* as in struct xb_def_process */
	__u32 reserved;
	__u8 comm[XB_COMM];
};

#define XB_EXIT_GROUP 1 /* h.flags: the last thread of its process */
struct xb_exit {
	struct xb_hdr h;
	__u32 code; /* as in wait(2) */
	__u32 reserved;
};

/* An executable mapping of a file, which is identified by its real inode (below overlayfs). */
struct xb_map {
	struct xb_hdr h;
	__u64 start, end; /* addresses in the process */
	__u64 pgoff;	  /* bytes into the file */
	__u64 ino;
	__u32 dev; /* kernel's dev_t: major << 20 | minor */
	__u32 gen; /* inode generation */
};

/* ---- loss -------------------------------------------------------------------------------------- */

/* One counter for each cause. The numbers index the kernel's counter map and struct xb_loss. */
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
	XB_C_FIRST_CALLS, /* held mappings that were released before their probes were in place */
	XB_C_LATE_OBJECT, /* definitions that came too late to name what needed them */
	XB_C_BAD_RECORD,  /* records that contradict themselves, left out */
	XB_C_LATE_FILE,	  /* libraries that were noticed after a process had loaded them */
	XB_C_STACK_LIMIT, /* stacks not taken: more than the limit per second */
	XB_C_STACK_LATE,  /* stacks not unwound: their process had ended, or had no room */
	XB_C_STACK_CUT,	  /* stacks whose outer part is missing */
	XB_C_DAMAGED,	  /* records that are missing in the recording that is read */
	XB_C_GPU_JOBS,	  /* GPU jobs whose end was not seen */
	XB_C_GPU_MISSED,  /* events of GPU jobs that were missed */
	XB_C_MISSED, /* hits and processes for which our program did not run, or hits with nowhere to count */
	XB_C_CUT_OFF,  /* recordings whose end is missing */
	XB_C_NOT_HELD, /* programs that could not be held at their start */
	XB_C_UNOPENED, /* mapped files that could not be opened */
	XB_C_STACK_UNNAMED, /* places in stacks whose names or lines could not be read within the limits */
	XB_C_MISNUMBERED, /* calls that XPTI reported with another function's number than that of their name */
	XB_C_TIMES_MISSED,  /* commands whose times on the device the beacon could not ask for */
	XB_C_TIMES_NONE,    /* commands of runtimes that the beacon can't ask */
	XB_C_IMAGES_UNREAD, /* device images that could not be read as a whole */
	XB_C_IMAGES_CHANGED, /* device images that changed while their call ran, or before they were read */
	XB_C_IMAGES_LIMIT, /* device images beyond a limit */
	XB_C_DATA_UNREAD,  /* outputs in memory that could not be read as a whole */
	XB_C_DATA_LIMIT,   /* outputs in memory beyond a limit */
	XB_C_FILES_UNREAD, /* paths of opened files that could not be read, or are cut */
	XB_C_FILES_MISSED, /* opened files that the kernel skipped, or for which there was no buffer */
	XB_C_STARTS_UNREAD, /* processes whose arguments and environment could not be read */
	XB_C_SAMPLES_DROPPED, /* readings before which a driver had dropped samples of device metrics */
	XB_C_SAMPLES_REFUSED, /* samples of device metrics that are not what their group's metrics are */
	XB_C_SAMPLING_ENDED, /* drivers that ended, hung or failed while they sampled device metrics */
	XB_C_UNPROBED, /* functions and XPTI's points of files that were wanted and got no probe */
	XB_C_LOSS_MAX,
	/* Not losses, but read the same way. */
	XB_C_CALLS = XB_C_LOSS_MAX, /* calls entered */
	XB_C_RECORDS,		    /* records written to the ring */
	XB_C_XPTI_EVENTS,
	XB_C_FILTERED, /* probe hits of processes that are not traced */
	XB_C_LOWER,    /* calls left out because they were made on behalf of an outer layer */
	XB_C_MAX,
};

#define XB_LOSS_END 1 /* h.flags: the last record of a stream that was written to its end */
/*
 * h.flags: records are missing here, and only XB_C_DAMAGED is known. It is made by the reader of a recording, who takes
 * it off every record that comes from a file.
 */
#define XB_LOSS_GAP 2
/*
 * Streams of an earlier release, which knew fewer causes, have fewer counts: the losses known then, followed
 * by the same counters that are no losses.
 */
struct xb_loss {
	struct xb_hdr h;
	__u64 count[XB_C_MAX];
};

/* ---- definitions from user space --------------------------------------------------------------- */

/* Strings of definitions follow the struct, NUL-terminated, in the order given. */
#define XB_PROC_OLD 1 /* h.flags: it is older than the trace */
struct xb_def_process {
	struct xb_hdr h; /* ts: now */
	__u64 start_ns;	 /* CLOCK_BOOTTIME */
	__u32 ppid;
	__u32 uid;
	__u32 ns_pid; /* its pid in its pid namespace */
	__u32 reserved;
	char text[]; /* comm, then the path of exe, then the command line with blanks for NULs */
};

/* Its number in a group of processes, by its environment. Valid until exec; children have their parent's. */
struct xb_def_rank {
	struct xb_hdr h;
	__u32 rank;
	__u32 ranks; /* how many there are; 0: not known */
	char text[]; /* the variable that has the rank */
};

#define XB_WHERE_RUNNING 1 /* h.flags: it ran each time, so that its calls are not known */
struct xb_where {
	struct xb_hdr h;
	char text[]; /* the function of the kernel in which it slept, as /proc/TID/wchan says; "": not known */
};

/*
 * A thread that is older than the trace: its name is not known, so it is called ?TID, unless a text follows, as of files of
 * other programs, which know it: letters, digits, '_', '-' and '?'.
 */
struct xb_def_thread {
	struct xb_hdr h;
	__u64 start_ns;
	char text[];
};

/* h.flags: how many probes are on functions that the catalog does not know; 0xffff: that many or more. */
struct xb_def_object {
	struct xb_hdr h; /* tgid: the process that it was first seen in, or 0 */
	__u64 ino;
	__u32 dev;
	__u32 obj;    /* id, as in cookies */
	__u32 probes; /* placed */
	__u32 failed; /* wanted but not placed */
	char text[];  /* path as seen, then the release ("2026.2.0", or "") */
};

/* A file of whose calls not all are seen, in processes that map it from now on. */
enum xb_unprobed_what {
	XB_UNPROBED_UNKNOWN,
	XB_UNPROBED_FILE, /* it could not be opened or looked at, or none of its probes placed; text: why */
	XB_UNPROBED_THREAD, /* n probes that each process gets by itself were not placed for this one; text: why */
	XB_UNPROBED_GONE, /* no process maps it any more, and its n probes were removed */
	XB_UNPROBED_WHATS,
};
struct xb_unprobed {
	struct xb_hdr h; /* tgid: the process; 0: it concerns no process alone */
	__u32 what;	 /* enum xb_unprobed_what */
	__u32 n;
	char text[]; /* path as seen, then the text described above */
};

struct xb_def_func {
	struct xb_hdr h;
	__u32 slot;
	__u32 obj;
	__u32 variant; /* which of the catalog's signatures with that name, from 0 */
	__u32 api;
	struct xb_plan plan;
	/*
	 * The function's name, its symbol, and the first and last release with this signature ("": open).
	 * A later catalog, in which variants have other numbers, finds the signature by these.
	 */
	char text[];
};

/* Bytes at addr in process h.tgid, read afterwards from where they can't have changed. */
struct xb_def_text {
	struct xb_hdr h;
	__u64 addr;
	__u32 size; /* bytes that follow */
	__u32 reserved;
	char text[];
};

/* The name that process h.tgid has in its memory for a kernel of which only the handle is known. */
struct xb_def_name {
	struct xb_hdr h;
	__u64 handle;
	__u32 api; /* enum cat_api_id */
	__u32 reserved;
	char text[]; /* "": the kernel that is there now has no known name */
};

/* The first record of every stream. */
#define XB_CLOCK_ONE	 1  /* h.flags: one process was asked for, so lines need not name it */
#define XB_CLOCK_LAYERS	 2  /* h.flags: lower layers were asked for */
#define XB_CLOCK_PARTIAL 4  /* calls are left out because of their result or duration */
#define XB_CLOCK_RANGE	 8  /* a part (by time) of what was traced; readers set it, too */
#define XB_CLOCK_COUNTED 16 /* calls are counted (XB_COUNT), not recorded */
#define XB_CLOCK_DATA \
	32 /* outputs in memory were asked for (XB_DATA), whether or not there were any */
#define XB_CLOCK_IMAGES 64 /* device images were asked for (XB_IMAGE) */
struct xb_def_clock {
	struct xb_hdr h;  /* ts: CLOCK_MONOTONIC */
	__u64 realtime;	  /* ns since the epoch at the same moment */
	__u64 boottime;	  /* CLOCK_BOOTTIME ns at the same moment */
	__u8 boot_id[16]; /* of /proc/sys/kernel/random/boot_id */
	__u32 version;	  /* XB_WIRE_VERSION */
	__u32 reserved;
};

/*
 * In a merged stream of several machines, ids of processes and threads have the number of their machine above the bits
 * of the id itself, so that no two are equal. In any other stream, this number is 0.
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

/*
 * After the clock's record, which is that of one machine: one for each machine, or for each time that it was started.
 */
struct xb_def_host {
	struct xb_hdr h;
	__u32 host; /* its number */
	__u32 reserved;
	__u64 mono, realtime, boottime; /* one moment by its own clocks, ns */
	__s64 offset;			/* ns that were added to its times */
	__u8 boot_id[16];
	char text[]; /* its name, which no other machine has; "": not known */
};

#define XB_SOURCE_CUT 1 /* h.flags: it was cut off, or is damaged */
struct xb_source {
	struct xb_hdr h; /* ts: of its end */
	__u32 source;	 /* its number */
	__u32 host;
	__u64 begin;   /* ns */
	__u64 records; /* how many of its records are in the stream */
	__u32 ncount;  /* number of losses, in the order of enum xb_counter */
	__u32 reserved;
	__u64 count[]; /* followed by the name of its file */
};

/* ---- contents ----------------------------------------------------------------------------------- */

/* Contents are known by their SHA-256. The pieces of one come in order and without gaps, but others may be between. */
#define XB_HASH_BYTES 32
#define XB_BLOB_PIECE (32 << 10) /* bytes of a piece, at most */
enum xb_blob_kind { XB_BLOB_NOTHING, XB_BLOB_IMAGE, XB_BLOB_DATA };
struct xb_blob {
	struct xb_hdr h; /* of the first process that had it */
	__u64 size;	 /* bytes in all */
	__u64 offset;	 /* of this piece */
	__u32 kind;	 /* enum xb_blob_kind */
	__u32 len;	 /* bytes of this piece */
	__u8 hash[XB_HASH_BYTES];
	__u8 bytes[];
};

/* h.flags of an XB_IMAGE: the call has not got it, but returned it */
#define XB_IMAGE_OUT 4
/* h.flags of an XB_IMAGE and of its XB_BLOB: it is debug information; what is an image, too, has it by who came first */
#define XB_IMAGE_DEBUG 8
/* h: of the call */
struct xb_image {
	struct xb_hdr h;
	__u64 call;  /* id */
	__u64 size;  /* bytes */
	__u32 index; /* which of those that the call was given, or returned */
	__u32 reserved;
	__u8 hash[XB_HASH_BYTES];
};

/* Why memory was read when a call returned. */
enum xb_data_kind {
	XB_DATA_OUTPUT, /* what operation number captures, whole: it is longer than that may be */
	XB_DATA_COPIED, /* where a command has put what it copied or mapped, and the call waits for that */
	XB_DATA_WAITED, /* the same of an earlier call that did not wait; this one may have waited for it */
	XB_DATA_SHARED, /* memory of the process that devices write to, too; the call waits for one */
};

/* h: of the call */
struct xb_data {
	struct xb_hdr h;
	__u64 call; /* id */
	__u64 addr, size;
	__u32 kind;   /* enum xb_data_kind */
	__u32 number; /* which of that kind */
	__u8 hash[XB_HASH_BYTES];
};

/* ---- opened files ------------------------------------------------------------------------------- */

enum xb_file_how {
	XB_FILE_NOTHING,
	XB_FILE_OPEN,
	XB_FILE_CREAT,
	XB_FILE_OPENAT,
	XB_FILE_OPENAT2,
	XB_FILE_EXECVE,	     /* a program was started by it, or it was tried by execve */
	XB_FILE_EXECVEAT,    /* it was tried by execveat */
	XB_FILE_INTERPRETER, /* the kernel started it for a script, which is the record before */
	XB_FILE_MAPPED,	     /* the process had mapped it when it was first seen */
	XB_FILE_HOWS,
};
/* h.flags */
#define XB_FILE_UNREAD	1 /* its path could not be read */
#define XB_FILE_CUT	2 /* its path is longer than what is kept, or that of its directory */
#define XB_FILE_CREATED 4 /* there was none, and the call made it */
/* h: of the thread; ts: when the call returned */
struct xb_file {
	struct xb_hdr h;
	__u64 flags;	   /* O_, as given */
	__u64 resolve;	   /* RESOLVE_, of openat2 */
	__s64 ret;	   /* a descriptor or 0, or -errno */
	__u64 ino;	   /* of the file; 0: there is none, or it is not known: nor are the next */
	__u64 size, mtime; /* at that time; ns */
	__u32 dev;	   /* kernel's dev_t */
	__u32 type;	   /* st_mode of it */
	__u32 mode;	   /* as given */
	__s32 dirfd;	   /* as given; -100: the working directory */
	__u32 how;	   /* enum xb_file_how */
	__u32 reserved;
	char text[]; /* its path as given, and the directory from which it begins, if it is relative ("": not known) */
};

/*
 * What a process was started with, as it was when it was first seen. Of its environment, only what was asked for is kept.
 */
#define XB_START_CUT 1 /* h.flags: there are more arguments or variables than are kept */
struct xb_start {
	struct xb_hdr h;
	__u32 nargs, nenv;
	__u32 left; /* variables that nobody asked for */
	__u32 reserved;
	char text[]; /* the file of the program, the working directory, the arguments, and the variables: NAME=value */
};

/* ---- samples of device metrics ------------------------------------------------------------------ */

/*
 * They are of no process. In merged streams, h.tgid has the number of their machine in its upper bits, as all have.
 */
#define XB_SAMPLE_METRICS 256 /* of a group, at most */
#define XB_SAMPLE_TEXT	  256 /* bytes of each of their texts with its NUL, at most */

/* A group that is sampled by time on a device. Its metrics are defined next. */
struct xb_def_metrics {
	struct xb_hdr h;
	__u64 period;	/* ns */
	__u32 group;	/* its number, from 1 */
	__u32 nmetrics; /* 1 to XB_SAMPLE_METRICS */
	char text[];	/* the device ("ze0"), what it is, and the group's name */
};

enum xb_metric_kind {
	XB_METRIC_UINT32,
	XB_METRIC_UINT64,
	XB_METRIC_FLOAT32,
	XB_METRIC_FLOAT64,
	XB_METRIC_BOOL,
	XB_METRIC_KINDS
};
struct xb_def_metric {
	struct xb_hdr h;
	__u32 group;
	__u32 index; /* of its value, from 0 */
	__u32 kind;  /* enum xb_metric_kind: what the bits of its value are */
	__u32 reserved;
	/* Its name, its unit, and in the API's words what kind of metric it is, and the type of its values. */
	char text[];
};

#define XB_SAMPLE_UNTIMED \
	1 /* h.flags: the device's clock could not be trusted; h.ts is that of the reading */
struct xb_sample {
	struct xb_hdr h; /* ts: when the device measured it */
	__u32 group;
	__u32 n;     /* values: as many as the group has metrics */
	__u64 error; /* ns by which ts may be wrong */
	__u64 values[];
};

/* ---- arming ------------------------------------------------------------------------------------- */

enum xb_arm_what {
	XB_ARM_UNKNOWN,
	XB_ARM_ARMED,	 /* it emits its XPTI streams from now on */
	XB_ARM_ALREADY,	 /* it emits them anyway; text: why */
	XB_ARM_FAILED,	 /* it could not be armed and is unchanged; text: why */
	XB_ARM_DISARMED, /* it was disarmed */
	XB_ARM_LEFT,	 /* it was not disarmed; text: why */
	XB_ARM_WHATS,
};
struct xb_arm {
	struct xb_hdr h; /* of the process's first thread */
	__u64 ns;	 /* how long it took; 0: not known */
	__u32 what;	 /* enum xb_arm_what */
	__u32 reserved;
	char text[]; /* the release of its libsycl ("": not known), then the text described above */
};

/* ---- GPU jobs ----------------------------------------------------------------------------------- */

/*
 * Work that a process gave to a GPU through its driver, as reported by the driver's scheduler. h.tgid and h.tid
 * are the thread that submitted it. h.ts is when the scheduler got it, or after a PART, got it back. The
 * scheduler does not know which kernels and calls the job contains.
 */
#define XB_GPU_NUMBERS 1 /* h.flags: card, engine and instance are set instead of dev and ring */
#define XB_GPU_PART    2 /* h.flags: taken off the hardware before its end; more of it follows */
#define XB_GPU_NAME    32
struct xb_gpu_job {
	struct xb_hdr h;
	__u64 run;     /* ns: when the hardware got it; 0: that was not seen */
	__u64 done;    /* ns: when it had ended there, in whatever way */
	__u64 context; /* with seqno: its fence; 0, 0: not known */
	__u64 seqno;
	__u64 client; /* the driver's number, as in /proc/PID/fdinfo (drm-client-id); 0: not known */
	__u32 card;   /* /dev/dri/cardN */
	__u16 engine; /* its class: enum drm_i915_gem_engine_class */
	__u16 instance;
	__u8 dev[XB_GPU_NAME];	/* "0000:03:00.0"; "": not known */
	__u8 ring[XB_GPU_NAME]; /* the driver's name for what ran it; both end with a NUL */
};

enum xb_gpu_state {
	XB_GPU_UNKNOWN,	   /* nobody looked */
	XB_GPU_MEASURED,   /* text: the trace points' group */
	XB_GPU_UNASKED,	   /* GPU jobs were not selected */
	XB_GPU_NO_TRACEFS, /* text: the system's message */
	XB_GPU_NO_EVENTS,  /* the kernel and its loaded drivers have no such trace points */
	XB_GPU_NO_RUNS,	   /* it has some (text), but none for the beginning of a run */
	XB_GPU_STRANGE,	   /* it has them (text), but with unexpected fields */
	XB_GPU_REFUSED,	   /* attaching to them failed; text: the system's message */
	XB_GPU_NO_PLACE,   /* the stream stands for a file of another program, which has none */
	XB_GPU_STATES,
};
struct xb_def_gpu {
	struct xb_hdr h;
	__u32 state; /* enum xb_gpu_state */
	__u32 reserved;
	char text[];
};

/* ---- XPTI: see wire_xpti.h ---------------------------------------------------------------------- */

/* The trace points whose programs are there twice: see bpf/again.bpf.h. */
enum xb_again { XB_AGAIN_FORK, XB_AGAIN_EXEC, XB_AGAIN_EXIT, XB_AGAIN_KINDS };

/* ---- who is traced ------------------------------------------------------------------------------ */

/*
 * Without any flag, every process except xptibpf is traced. Otherwise, a task is traced if its process
 * is in the pid set, or its thread in the tid set, or if it matches all other kinds that are given (name,
 * user, cgroup). The sets of pids, tids, uids and cgroups are in separate maps.
 */
#define XB_FILTER_PID	  1
#define XB_FILTER_TID	  2
#define XB_FILTER_COMM	  4
#define XB_FILTER_UID	  8
#define XB_FILTER_CGROUP  16
#define XB_FILTER_FOLLOW  32  /* children of processes in the pid set join it */
#define XB_FILTER_NOBODY  64  /* paused: no process is traced */
#define XB_FILTER_ENDED	  128 /* and calls that have begun are not reported when they return */
#define XB_HOW_ALL_LAYERS 1   /* calls of lower layers are also written, marked XB_F_LOWER */
#define XB_HOW_ERRORS	  2   /* calls that returned are only written if they failed */
/* Indices of the table of filters. */
#define XB_FILTER_TRACE	  0
#define XB_FILTER_CAPTURE 1
#define XB_FILTERS	  2

#define XB_FILTER_COMMS	  8
#define XB_FILTER_CGROUPS 8
struct xb_filter {
	__u32 flags;
	__u32 self; /* the tgid of xptibpf, which is never traced */
	__u32 ncomm;
	__u32 ncgroup; /* entries used in the cgroup array */
	__u8 comm[XB_FILTER_COMMS][XB_COMM];
	__u64 min_dur; /* ns: shorter calls are not written (0: all) */
	__u32 how;     /* XB_HOW_ bits */
	__u32 reserved;
	__u64 since; /* ns: when the trace began; 0: not yet, probes are still being placed */
};

#endif
