// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * tally.h - what a stream is of, in a few numbers: which processes made calls and how they ended, which calls
 * failed, how often, with what result, when it all was, and which libraries were traced.
 *
 * Bounded by the numbers below; what finds no room is counted.
 */
#ifndef XB_MODEL_TALLY_H
#define XB_MODEL_TALLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/keyed.h"
#include "decode/event.h"
#include "model/told.h"
#include "model/who.h"

#define TALLY_PROCESSES_MAX   4096u
#define TALLY_FAILURES_MAX    4096u
#define TALLY_DIAGNOSTICS_MAX 1024u
#define TALLY_LIBRARIES_MAX   16384u /* further ones are left out */

/* One program in one process, from its first call. */
struct tally_process {
	struct keyed_row row;
	uint64_t number; /* told.who */
	struct who who;	 /* as of tally_processes() */
	uint64_t first,
		last; /* ns: when its first call began, and the end of it or of its last call */
	uint64_t calls, xpti;
	bool ended;
	uint32_t code; /* as in wait(2) */
};

/* Calls of one function that failed in one way. */
struct tally_failure {
	char *key;	       /* "FUNCTION RESULT"; inside it: */
	const char *result;    /* "ENUMERATOR", "NULL", or how it was left */
	size_t name_len;       /* of the function's name */
	const char *api;       /* NULL: not known */
	bool left;	       /* it did not return; else it returned an error */
	uint64_t count, first; /* ns */
	uint32_t tgid;	       /* of the first */
	UT_hash_handle hh;
};

/* A message of the runtime (XPTI's diagnostics), such as that of an exception, from one place. */
struct tally_diagnostic {
	UT_hash_handle hh;
	const char *text, *function, *file; /* NULL: unknown. As they came, but cut: not escaped */
	uint32_t line;
	bool has_line;
	uint64_t count, first; /* ns */
	uint32_t tgid;	       /* of the first */
	size_t key_len;
	char key[]; /* all of them */
};

/* "libsycl.so.8 2025.3.3": what two streams of the same programs have in common. */
struct tally_library {
	UT_hash_handle hh;
	char text[];
};

struct tally {
	uint64_t begin;		/* ns: of the first record that is no definition */
	struct keyed processes; /* in the order of their coming */
	struct tally_failure *failures;
	struct tally_diagnostic *diagnostics;
	struct tally_library *libraries; /* that were traced */
	const struct whos *whos;
	size_t nprocesses, nfailures, ndiagnostics;
	uint64_t calls, xpti, errors, left, in_flight, only_names;
	uint64_t other_processes; /* calls and events of processes for which there was no room */
	uint64_t other_failures;  /* same, failures */
	uint64_t other_diagnostics;
	uint64_t refused;     /* probes that could not be placed */
	uint64_t first, last; /* ns: of calls and XPTI events; 0: there were none */
	uint64_t mono, wall;  /* the same moment, ns, by the first clock */
	unsigned clock;	      /* XB_CLOCK_... of that */
};

/* whos: that told.who is a number of; not owned. */
int tally_new(const struct whos *whos, struct tally **ret);
struct tally *tally_free(struct tally *t);
/* 0 or -ENOMEM. */
int tally_event(struct tally *t, const struct told *told, const struct event *e);
/* By first call. free() the array. */
int tally_processes(const struct tally *t, const struct tally_process ***ret);
/* The most frequent first. free() the array. */
int tally_failures(const struct tally *t, const struct tally_failure ***ret);
/* The most frequent first, then the earliest. free() the array. */
int tally_diagnostics(const struct tally *t, const struct tally_diagnostic ***ret);

#endif
