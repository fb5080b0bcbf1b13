// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * nops.h - what a probe on a nop does on this kernel, for each form of nop that compilers and assemblers write: a child of
 * ours has a function that begins with it, and gets the probe.
 *
 * Such a form is worth a try because kernels treat nops as they like: they emulate some, single-step others, and may
 * replace one by other code. What is known:
 *
 *   five bytes, except lea   6.18 to 7.2 turn the nop into a call to a page of their own: the call writes below the stack
 *                            pointer, and a forked child has no such page and dies
 *   ten bytes and more       have a prefix (2e) with which the kernels that were tried refuse a probe
 *   all others               do no harm on any kernel that was tried
 */
#ifndef XB_ATTACH_NOPS_H
#define XB_ATTACH_NOPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NOPS_FORMS 14

struct calib;

/* What was seen of a form. */
struct nops_seen {
	const uint8_t *code; /* the nop */
	size_t len;	     /* bytes */
	int refused; /* 0, or the -errno with which the kernel refused the probe: nothing else is known */
	unsigned calls;	  /* that returned */
	unsigned spoiled; /* of these, with something else in the red zone than before the nop */
	unsigned forked;  /* children, that each made a call; of these ended by a signal: */
	unsigned died;
	uint64_t hits; /* of the probe, in all of these */
	bool killed;   /* the caller itself was ended, or hung */
};

/* Tries them all. c: with BPF and uprobes. 0, or -errno: nothing could be tried. */
int nops_try(const struct calib *c, struct nops_seen ret[NOPS_FORMS]);

#endif
