// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * losses.h - the only table of losses. For each loss counter (enum xb_counter, below XB_C_LOSS_MAX) it has the name,
 * the words for people, and which results the loss spoils. It is used by all code that shows losses, adds them up, or
 * concludes something from their absence.
 */
#ifndef XB_BASE_LOSSES_H
#define XB_BASE_LOSSES_H

#include <stdbool.h>
#include <stdint.h>

#include "wire.h"

enum losses_spoil {
	LOSSES_EVENTS = 1,  /* calls, events and samples were not seen: part of the total "lost" */
	LOSSES_VALUES = 2,  /* what was seen lacks values: part of the total "incomplete" */
	LOSSES_ABSENCE = 4, /* that something was not seen does not mean that it never happened */
	LOSSES_ORDER =
		8, /* records are missing in between, so conclusions from one record to the next are wrong */
};

/* A name that never changes, for programs, and a text for people without a full stop. Both are constants. */
const char *losses_name(unsigned counter);
const char *losses_text(unsigned counter);
/* spoil: one or several bits of enum losses_spoil. */
bool losses_spoils(unsigned counter, unsigned spoil);
/* The sum of all counters that spoil this. counters: at least XB_C_LOSS_MAX of them. */
uint64_t losses_sum(const uint64_t counters[], unsigned spoil);
/* The same for a record. */
uint64_t losses_of(const struct xb_loss *r, unsigned spoil);

#endif
