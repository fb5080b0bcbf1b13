/* SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only */
/*
 * wire_known.h - how the kernel side recognises the stack of a call whose site is known.
 *
 * Unwinding reads few words of a stack: the return addresses, and where the code needs it, the registers by which the
 * next frame is found. As long as the same files are mapped where these addresses are, the same words result in the same
 * site. User space therefore writes down which words and files it used, in their order (peek/known.c), and the kernel side
 * compares them at the next call (bpf/known.bpf.h). Where each word is depends on those before it only, so all stacks of a
 * process form a tree: an entry has the words that all stacks below it have in common, and the value of its last word
 * selects the next entry.
 */
#ifndef XB_WIRE_KNOWN_H
#define XB_WIRE_KNOWN_H

#include "wire.h"

#define XB_KNOWN_ENTRIES 8192 /* of all processes */
#define XB_KNOWN_WORDS	 16   /* of an entry */
#define XB_KNOWN_STEPS	 24   /* entries of one stack */
#define XB_KNOWN_CODE	 8    /* files of one stack */

/* Where a word is: in a register, with at as below, or on the stack, at bytes above the stack pointer. */
#define XB_WORD_REG 1
#define XB_WORD_SP \
	2 /* its distance from the stack pointer is compared; otherwise, the value itself */
enum xb_word_reg { XB_WORD_BX, XB_WORD_BP, XB_WORD_R12, XB_WORD_R13, XB_WORD_R14, XB_WORD_R15 };
struct xb_word {
	__u64 value; /* as it is compared */
	__u32 at;
	__u32 how; /* XB_WORD_ */
};

struct xb_known_key {
	__u64 value; /* of the last word before this entry */
	__u32 node; /* of the entry before this one; 0: there is none, and the value is the call's return address */
	__u32 tgid;
};

/* Which file has the code at an address. */
struct xb_code {
	__u64 addr;
	__u64 ino;
	__u64 base; /* where in the process the file's first byte would be */
	__u32 dev;
	__u32 gen;
};

/* The kernel may use the memory of a removed entry for another one while it is read. */
struct xb_known {
	__u64 serial; /* first; never used again */
	__u64 seen;   /* the kernel side's: when it compared the code, see bpf/known.bpf.h */
	__u32 node;   /* of the entries that follow */
	__u32 site; /* 0: another entry follows; then n > 0, and the last word selects it and is not compared */
	__u32 cut; /* the site's stack is not whole */
	__u32 n;
	struct xb_word words[XB_KNOWN_WORDS];
	__u32 ncode; /* with a site */
	__u32 reserved;
	struct xb_code code[XB_KNOWN_CODE];
};

/* Which code is at the address now? Without a file: all 0. */
struct xb_code_ask {
	__u32 tgid;
	__u32 reserved;
	struct xb_code code;
};

#endif
