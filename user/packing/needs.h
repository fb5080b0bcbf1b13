// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * needs.h - what a program needed to run, by its recording: with what it was started, and the files that it and its children
 * opened, with what was known of them at that time.
 *
 * The recording may be anybody's, so what is kept of it is bounded, and paths are only text here.
 */
#ifndef XB_PACKING_NEEDS_H
#define XB_PACKING_NEEDS_H

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/errline.h"
#include "base/hash.h"
#include "decode/event.h"

#define NEEDS_FILES 262144u	  /* paths */
#define NEEDS_BYTES (64ull << 20) /* of all paths */

/* What became of a path; several may hold. */
enum need_role {
	NEED_EXECUTED = 1,
	NEED_INTERPRETS = 2, /* a script, or an executable that it loads */
	NEED_MAPPED = 4,     /* by a process that ran before the recording */
	NEED_READ = 8,	     /* it was opened for reading */
	NEED_FOLDER = 16,
	NEED_PLACE =
		32, /* only the folder that it is in: it was opened for writing, or is no file */
	NEED_MADE = 64, /* the program made it: it was not there at first, or was emptied */
	NEED_BESIDE =
		128, /* nothing says that it is needed, but something beside it is looked at by it */
};

struct need {
	UT_hash_handle hh;
	unsigned roles; /* 0: it was only looked for */
	bool seen;	/* its path is from /proc, and as it is outside of the program's root */
	bool elsewhere; /* the process has another root than the program */
	bool known;	/* at its first use it was this file: */
	uint64_t size, mtime; /* ns */
	uint64_t used;	      /* when that was, ns since 1970 */
	size_t len;
	char path[]; /* absolute, as the program gave it */
};

struct needs {
	uint32_t pid;	   /* of the program */
	uint64_t start_ns; /* CLOCK_BOOTTIME; 0: not known */
	bool contained;	   /* it is in a pid namespace of its own */
	bool older; /* it ran before the recording, which does not have what it had opened by then */
	struct xb_start *start;
	struct event told;   /* start as an event, for event_text() */
	const char *program; /* the path by which it was executed, absolute; NULL: not known */
	struct xb_def_clock clock;
	char host[HOST_NAME_MAX + 1];
	struct need *files; /* in the order of their first use, by their paths */
	uint64_t bytes;	    /* of paths */
	unsigned processes; /* whose files these are */
	unsigned starts;    /* in the recording */
	/* What is not known. */
	uint64_t unread;  /* files that were opened, but whose paths are not in the recording */
	uint64_t crowded; /* files beyond the limits above */
	uint64_t counters[XB_C_MAX];
	bool whole;	 /* the recording has its end, and nothing is missing in it */
	uint64_t images; /* bytes of device images */
};

/* A recording that can be read twice: its descriptor, or an error, of which a line is added to *error. */
int needs_open(const char *path, struct errline *error);
/*
 * Reads fd, a recording that can be read twice. pid: of the program; 0: the first that is started in it. On failure, a line is
 * added to *error, of the recording's name. -ESRCH: there is no start of a program; -EINVAL: it was merged.
 */
int needs_read(int fd, const char *name, uint32_t pid, struct needs *ret, struct errline *error);
void needs_done(struct needs *n);
/* Another file, which was found by looking at one of them. NULL: no memory, or too many. */
struct need *needs_add(struct needs *n, const char *path, unsigned role);

#endif
