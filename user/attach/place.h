// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* place.h - puts plans into the kernel's table, places the probes of API functions in files, and removes them. */
#ifndef XB_ATTACH_PLACE_H
#define XB_ATTACH_PLACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "wire.h"

struct attacher;
struct xb_image_plan;

/* One probe, as planned. */
struct attach_probe {
	uint64_t offset; /* in the file */
	uint64_t cookie; /* XB_COOKIE */
	bool ret;	 /* with its return */
	bool stepped;	 /* the kernel single-steps the instruction, which costs more */
};

struct attach_report {
	unsigned placed, failed;
	int first_error; /* negative errno of the first failure, or 0 */
};

/* Puts a plan into a slot of the plan table. */
int attacher_set_plan(struct attacher *a, const struct xb_plan *plan);
/* What is wanted of the function of a slot from now on: XB_ASK_ bits. By any thread, until attacher_free(). */
void attacher_ask(struct attacher *a, uint32_t slot, uint8_t asked);
/* What the function of a slot does with memory; without attach_opts.accounts, this does nothing. */
int attacher_set_account(struct attacher *a, uint32_t slot, const struct xb_account *account);

/* How many bytes an element of an image of that format has; without attach_opts.data, this does nothing. */
int attacher_set_format(struct attacher *a, const struct xb_format *format, uint32_t bytes);

/* Where the function of a slot is given device images; without attach_opts.images, this does nothing. */
int attacher_set_images(struct attacher *a, uint32_t slot, const struct xb_image_plan *plan);

/*
 * Places API probes in the file that is open as fd, in all processes, or with a pid in that one alone, where
 * attacher_can_choose(), and if it has none of them yet. A single bad probe is not an error: the report has what could
 * not be placed. id identifies the object for attacher_remove().
 */
int attacher_add(struct attacher *a, int id, pid_t pid, int fd, const struct attach_probe *probes,
		 size_t n, struct attach_report *ret);
/* The same in all processes, as a part of the object that can be removed alone. part is greater than 0. */
int attacher_add_part(struct attacher *a, int id, unsigned part, int fd,
		      const struct attach_probe *probes, size_t n, struct attach_report *ret);
void attacher_remove_part(struct attacher *a, int id, unsigned part);
/* Whether probes can be placed in one process, leaving the memory of all others alone. */
bool attacher_can_choose(const struct attacher *a);
/*
 * Called when a process has ended or runs another program: removes its own probes and counters. Of one that has ended, probes
 * are removed by threads, so that nobody waits for them.
 */
void attacher_process_over(struct attacher *a, pid_t pid, bool ended);
void attacher_remove(struct attacher *a, int id);

#endif
