// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wait.h - one wait: awaited.c finds out what it is for, and waits.c adds waits up.
 */
#ifndef XB_MODEL_WAIT_H
#define XB_MODEL_WAIT_H

#include <stdbool.h>
#include <stdint.h>

#define WAITS_QUEUES_MAX 4096u /* whose commands are known */
#define WAITS_FOR_MAX	 8u    /* things of one wait that are listed one by one */
#define WAITS_NAME	 24u   /* bytes of a thread's name */
#define WAITS_LAYERS_MAX 4u    /* calls inside a wait that waited for it */

/* What a thread does in a call. */
enum waits_kind { WAITS_OTHER, WAITS_SUBMITS, WAITS_WAITS };

/* One thing that is waited for. */
struct waits_for {
	const char *
		word; /* "event", "queue"; NULL: the call itself, which waits for its own command */
	uint32_t number;     /* as in model_object; 0: not known */
	const char *command; /* label of the command that the event is of; NULL: not known */
	uint32_t by;	     /* thread that submitted it; 0: not known */
	uint64_t submitted;  /* ns, when; 0: not known */
	bool uncertain;	     /* it may be another one: see model_object.uncertain */
};

struct waits_wait {
	uint32_t who, tid;
	uint32_t site;		 /* of the call (event_site.id); 0: not known */
	char thread[WAITS_NAME]; /* "main_1", cut */
	const char *function, *api;
	const char *what; /* all of it in a line, of which there is one row in waits_each_group() */
	uint64_t ts, dur; /* ns; dur of what has not ended is its age */
	bool running;
	bool unfinished; /* left by an exception, or by the end of its thread */
	bool failed;	 /* it returned an error, or that it isn't done yet */
	uint32_t n;	 /* things waited for, of which as many are listed as there is room for */
	struct waits_for for_[WAITS_FOR_MAX];
	uint64_t queued; /* commands in its queues since those were last waited for, if it is for queues */
	uint32_t nlayers;
	const char *layers[WAITS_LAYERS_MAX]; /* functions */
};

#endif
