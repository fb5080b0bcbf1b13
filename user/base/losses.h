// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * losses.h - the one table of losses: of each counter of what could not be had (enum xb_counter, below XB_C_LOSS_MAX)
 * its name, the words for people, and which results it spoils. Whoever shows losses, adds them up, or draws
 * conclusions from there being none asks here.
 */
#ifndef XB_BASE_LOSSES_H
#define XB_BASE_LOSSES_H

#include <stdbool.h>
#include <stdint.h>

#include "wire.h"

enum losses_spoil {
	LOSSES_EVENTS = 1,  /* calls and events were not seen: part of the total "lost" */
	LOSSES_VALUES = 2,  /* what was seen lacks values: part of the total "incomplete" */
	LOSSES_ABSENCE = 4, /* that something was not seen does not mean that it never happened */
	LOSSES_ORDER =
		8, /* records are missing in between: what was followed from one to the next is broken */
};

/* One word that never changes, for programs, and a sentence without its end, for people. Both are constants. */
const char *losses_name(unsigned counter);
const char *losses_text(unsigned counter);
/* spoil: one or several of enum losses_spoil. */
bool losses_spoils(unsigned counter, unsigned spoil);
/* Of all the counters that spoil that. counters: XB_C_LOSS_MAX of them at least. */
uint64_t losses_sum(const uint64_t counters[], unsigned spoil);
/* The same of a record. */
uint64_t losses_of(const struct xb_loss *r, unsigned spoil);

#endif
