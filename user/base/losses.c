// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* losses.c - see losses.h. A new counter of include/wire.h gets its row here, and nothing else. */
#include "base/losses.h"

#include "base/cleanup.h"

static const struct {
	const char *name;
	const char *text;
	unsigned spoils; /* enum losses_spoil */
} losses[XB_C_LOSS_MAX] = {
	[XB_C_RING_FULL] = { "ring_full",
			     "records dropped, the ring was full (try a larger --buffer)",
			     LOSSES_EVENTS | LOSSES_ABSENCE | LOSSES_ORDER },
	[XB_C_UNREADABLE] = { "unreadable", "arguments whose memory could not be read",
			      LOSSES_VALUES },
	[XB_C_TOO_DEEP] = { "too_deep", "calls nested too deep to be kept",
			    LOSSES_EVENTS | LOSSES_ABSENCE },
	[XB_C_UNMATCHED] = { "unmatched", "returns without a call (it began before we came)",
			     LOSSES_EVENTS },
	[XB_C_UNWOUND] = { "unwound", "calls left by longjmp, an exception or cancellation", 0 },
	[XB_C_TRUNCATED] = { "truncated", "values cut to their limit", LOSSES_VALUES },
	[XB_C_NO_STATE] = { "no_state", "calls not kept, no memory for the thread's state",
			    LOSSES_EVENTS | LOSSES_ABSENCE },
	[XB_C_BAD_PLAN] = { "bad_plan", "probes that fired without a plan",
			    LOSSES_EVENTS | LOSSES_ABSENCE },
	[XB_C_WATCH_FULL] = { "watch_full", "mapping records dropped (a rescan followed)",
			      LOSSES_EVENTS },
	[XB_C_XPTI_UNREADABLE] = { "xpti_unreadable", "XPTI values that could not be read",
				   LOSSES_VALUES },
	[XB_C_XPTI_TRUNCATED] = { "xpti_truncated", "XPTI values cut to their limit",
				  LOSSES_VALUES },
	[XB_C_FIRST_CALLS] = { "first_calls", "mappings let go before their probes were in place",
			       LOSSES_EVENTS | LOSSES_ABSENCE },
	[XB_C_LATE_OBJECT] = { "late_object", "definitions too late to name what needed them",
			       LOSSES_VALUES },
	[XB_C_BAD_RECORD] = { "bad_record", "records that contradict themselves", LOSSES_EVENTS },
	[XB_C_LATE_FILE] = { "late_file",
			     "libraries noticed after they were loaded: what was called before that is not seen",
			     LOSSES_VALUES | LOSSES_ABSENCE },
	[XB_C_STACK_LIMIT] = { "stack_limit",
			       "stacks not taken, beyond the limit a second (--stack-limit)",
			       LOSSES_VALUES },
	[XB_C_STACK_LATE] = { "stack_late", "stacks not unwound, their process had ended by then",
			      LOSSES_VALUES },
	[XB_C_STACK_CUT] = { "stack_cut", "stacks whose outer part is missing", LOSSES_VALUES },
	[XB_C_DAMAGED] = { "damaged", "records missing in the recording",
			   LOSSES_EVENTS | LOSSES_ABSENCE | LOSSES_ORDER },
	[XB_C_GPU_MISSED] = { "gpu_missed",
			      "moments of GPU jobs missed, other BPF work was going on just there",
			      LOSSES_VALUES },
	[XB_C_GPU_JOBS] = { "gpu_jobs",
			    "GPU jobs whose end was not seen: they ran on, or were given up",
			    LOSSES_VALUES },
	[XB_C_CUT_OFF] = { "cut_off",
			   "end: what was stored is cut off, and nobody knows what came after",
			   LOSSES_EVENTS },
	[XB_C_MISSED] = { "missed", "probe hits that the kernel skipped, or had no place to count",
			  LOSSES_EVENTS },
};

const char *losses_name(unsigned counter)
{
	return counter < ARRAY_SIZE(losses) && losses[counter].name ? losses[counter].name
								    : "other";
}

const char *losses_text(unsigned counter)
{
	return counter < ARRAY_SIZE(losses) && losses[counter].text ? losses[counter].text
								    : "of a cause without a name";
}

bool losses_spoils(unsigned counter, unsigned spoil)
{
	return counter < ARRAY_SIZE(losses) && losses[counter].spoils & spoil;
}

uint64_t losses_sum(const uint64_t counters[], unsigned spoil)
{
	uint64_t sum = 0;

	for (unsigned i = 0; i < ARRAY_SIZE(losses); i++)
		sum += losses_spoils(i, spoil) ? counters[i] : 0;
	return sum;
}

uint64_t losses_of(const struct xb_loss *r, unsigned spoil)
{
	uint64_t sum = 0;

	for (unsigned i = 0; i < ARRAY_SIZE(losses); i++)
		sum += losses_spoils(i, spoil) ? r->count[i] : 0;
	return sum;
}
