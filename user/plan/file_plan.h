// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * file_plan.h - all that a trace wants to know of an ELF file, as flat bytes that one process can send to another.
 *
 * It does not depend on what is selected. It is made by a process without privileges (plan/reader_worker.c), which the
 * file may have taken over; whoever gets it checks it (plan/file_check.h) before anything is believed.
 */
#ifndef XB_PLAN_FILE_PLAN_H
#define XB_PLAN_FILE_PLAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "plan/newer.h"
#include "wire_xpti.h"

struct elf_file;

#define FILE_PLAN_FUNCS	  8192 /* functions of a file that may get probes */
#define FILE_PLAN_UNKNOWN 1024 /* of these, those that the catalog does not know */
#define FILE_PLAN_RELEASE 24   /* bytes */

/* Where the probe of a function goes. All zeros: it has no instruction for one. */
struct file_plan_place {
	uint64_t offset; /* in the file */
	uint32_t regmap; /* of struct probe_point */
	uint8_t possible, emulated;
	uint8_t zero[2];
};

struct file_plan_func {
	char symbol[NEWER_NAME];
	uint64_t vaddr, size; /* of the function; size 0: unknown */
	struct file_plan_place at;
};

/* Of the file, as bits. */
enum file_plan_is {
	FILE_PLAN_SYCL = 1,	    /* a libsycl */
	FILE_PLAN_XPTIFW = 2,	    /* exports xptiNotifySubscribers */
	FILE_PLAN_MAYBE_BEACON = 4, /* exports what a beacon exports */
	FILE_PLAN_ADAPTER = 8,	    /* an adapter of Unified Runtime, which its loader calls */
	FILE_PLAN_STRIPPED = 16,    /* has no symbol table */
	FILE_PLAN_PARTIAL =
		32, /* a symbol table is broken or beyond the limits, and was left out */
	FILE_PLAN_IS_ALL = 63,
};

/* What is known of a part that a file may have: 0, or the errno for which it is not known. */
struct file_plan_xpti {
	int32_t error;
	uint32_t regmap;
	uint64_t offset; /* of the probe */
	struct xb_xpti_layout layout;
};

struct file_plan_beacon {
	int32_t error;
	uint32_t zero;
	uint64_t events, events_counter; /* offsets in the file */
	uint64_t details, details_counter;
	uint64_t times, times_counter; /* 0: it can't ask for commands' times */
	struct file_plan_place says;   /* what it says: enum beacon_says */
};

struct file_plan_python {
	int32_t error; /* -ENOENT: it is no CPython; -ENOTSUP: its version is not known */
	uint32_t minor;
	uint64_t runtime, code_type, text_type, bytes_type; /* virtual addresses */
	uint64_t text; /* virtual addresses of code minus their offsets in the file */
};

struct file_plan {
	int32_t error; /* the rest is only valid if this is 0 */
	uint32_t is;   /* enum file_plan_is */
	char release[FILE_PLAN_RELEASE];
	struct file_plan_xpti xpti;	/* -ENOENT: it is no framework */
	struct file_plan_beacon beacon; /* -ENOENT: it is none */
	struct file_plan_python python;
	struct file_plan_place
		late;	  /* of the names of kernels (plan/late.h); impossible: there is none */
	uint32_t left;	  /* functions that the catalog knows beyond FILE_PLAN_FUNCS */
	uint32_t unknown; /* how many of the functions it does not know: the last ones */
	uint32_t unknown_left; /* and how many there are beyond FILE_PLAN_UNKNOWN */
	uint32_t nfuncs;
	struct file_plan_func funcs[FILE_PLAN_FUNCS]; /* only the first nfuncs are sent */
};

static inline size_t file_plan_size(uint32_t nfuncs)
{
	return offsetof(struct file_plan, funcs) + nfuncs * sizeof(struct file_plan_func);
}

/* Reads it from the file; ret is all zeros before. If it fails, ret->error says why. */
void file_plan_read(int fd, struct file_plan *ret);
/* Whether this is an adapter of the Unified Runtime, whose ur functions get no probes. */
int file_plan_ask_adapter(struct elf_file *elf, bool *ret);

#endif
