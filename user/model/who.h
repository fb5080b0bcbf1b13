// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * who.h - inside model/: processes by number, for tables that outlive them, and texts kept once.
 *
 * A process here is (pid, start, exec count): what a number of it stands for never changes, though
 * the pid is given to another one later.
 */
#ifndef XB_MODEL_WHO_H
#define XB_MODEL_WHO_H

#include <stdint.h>

#include "model/told.h"

#define WHO_MAX	   16384u
#define TEXTS_MAX  16384u     /* texts of one struct texts */
#define TEXT_BYTES (4u << 20) /* of all of them */

struct who {
	uint32_t tgid;
	uint32_t exec_count;
	uint64_t start_ns; /* 0: not known */
	char comm[16];
	const char *host; /* as model_host() */
	bool has_rank;	  /* as in struct model_process */
	uint32_t rank, ranks;
};

struct whos;
int whos_new(struct whos **ret);
struct whos *whos_free(struct whos *w);
/*
 * The number of the process that has this pid now; p: what is known of it, or NULL. 0: there was no room, or no memory:
 * one of many.
 */
uint32_t whos_find(struct whos *w, const struct model_process *p, uint32_t tgid);
/* NULL for 0 and what was never given. Valid until the next whos_find(). */
const struct who *whos_at(const struct whos *w, uint32_t number);

/* "queue#3", "queue#3?" where it is uncertain, "queue#?". */
#define OBJECT_TEXT 64u
const char *object_text(const struct model_object *o, char text[OBJECT_TEXT]);

/* Texts by number; the number of a text stays. */
struct texts;
int texts_new(struct texts **ret);
struct texts *texts_free(struct texts *t);
/* 0: no room or no memory. */
uint32_t texts_find(struct texts *t, const char *text);
/* "(other)" for 0. Valid as long as t. */
const char *texts_at(const struct texts *t, uint32_t number);
/* The number of what texts_at() has returned. */
uint32_t texts_number(const char *text);

#endif
