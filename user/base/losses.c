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
			     "records dropped because the ring was full (try a larger --buffer)",
			     LOSSES_EVENTS | LOSSES_ABSENCE | LOSSES_ORDER },
	[XB_C_UNREADABLE] = { "unreadable", "arguments whose memory could not be read",
			      LOSSES_VALUES },
	[XB_C_TOO_DEEP] = { "too_deep", "calls nested too deeply to be kept",
			    LOSSES_EVENTS | LOSSES_ABSENCE },
	[XB_C_UNMATCHED] = { "unmatched",
			     "returns without a call (the call began before the trace)",
			     LOSSES_EVENTS },
	[XB_C_UNWOUND] = { "unwound", "calls left by longjmp, an exception or cancellation", 0 },
	[XB_C_TRUNCATED] = { "truncated", "values cut to their limit", LOSSES_VALUES },
	[XB_C_NO_STATE] = { "no_state",
			    "calls not kept because there was no memory for the thread's state",
			    LOSSES_EVENTS | LOSSES_ABSENCE },
	[XB_C_BAD_PLAN] = { "bad_plan", "probe hits without a plan",
			    LOSSES_EVENTS | LOSSES_ABSENCE },
	[XB_C_WATCH_FULL] = { "watch_full",
			      "mapping records dropped, or not looked for without memory (a rescan followed)",
			      LOSSES_EVENTS },
	[XB_C_XPTI_UNREADABLE] = { "xpti_unreadable", "XPTI values that could not be read",
				   LOSSES_VALUES },
	[XB_C_XPTI_TRUNCATED] = { "xpti_truncated", "XPTI values cut to their limit",
				  LOSSES_VALUES },
	[XB_C_FIRST_CALLS] = { "first_calls", "mappings released before their probes were in place",
			       LOSSES_EVENTS | LOSSES_ABSENCE },
	[XB_C_LATE_OBJECT] = { "late_object",
			       "definitions that came too late to name what needed them",
			       LOSSES_VALUES },
	[XB_C_BAD_RECORD] = { "bad_record", "records that contradict themselves", LOSSES_EVENTS },
	[XB_C_LATE_FILE] = { "late_file",
			     "libraries noticed after they were loaded (earlier calls in them are missing)",
			     LOSSES_VALUES | LOSSES_ABSENCE },
	[XB_C_STACK_LIMIT] = { "stack_limit",
			       "stacks not taken because of the limit per second (--stack-limit)",
			       LOSSES_VALUES },
	[XB_C_STACK_LATE] = { "stack_late", "stacks not unwound because their process had ended",
			      LOSSES_VALUES },
	[XB_C_STACK_CUT] = { "stack_cut", "stacks whose outer part is missing", LOSSES_VALUES },
	[XB_C_DAMAGED] = { "damaged", "records missing from the recording",
			   LOSSES_EVENTS | LOSSES_ABSENCE | LOSSES_ORDER },
	[XB_C_GPU_MISSED] = { "gpu_missed",
			      "events of GPU jobs missed because other BPF work was running there",
			      LOSSES_VALUES },
	[XB_C_GPU_JOBS] = { "gpu_jobs",
			    "GPU jobs whose end was not seen (still running, or given up)",
			    LOSSES_VALUES },
	[XB_C_CUT_OFF] = { "cut_off",
			   "recordings cut off before their end (what came after is not known)",
			   LOSSES_EVENTS },
	[XB_C_NOT_HELD] = { "not_held",
			    "programs that could not be held at their start (their first calls are missing)",
			    LOSSES_EVENTS | LOSSES_ABSENCE },
	[XB_C_UNOPENED] = { "unopened",
			    "mapped files that could not be opened, or had no memory for probes (calls in them are not seen)",
			    LOSSES_VALUES | LOSSES_ABSENCE },
	[XB_C_STACK_UNNAMED] = { "stack_unnamed",
				 "places in stacks without names or lines that took too long, or too much memory, to read",
				 LOSSES_VALUES },
	[XB_C_MISNUMBERED] = { "misnumbered",
			       "calls that XPTI reported by a name and a number that don't belong together (they are events only)",
			       LOSSES_EVENTS | LOSSES_ABSENCE },
	[XB_C_TIMES_MISSED] = { "times_missed",
				"commands whose times on the device are not known: they failed, did not complete, or were too many "
				"at a time (--device-times)",
				LOSSES_VALUES },
	[XB_C_TIMES_NONE] = { "times_none",
			      "commands without times on the device (--device-times needs SYCL 2025.0 or later, "
			      "with its symbols, and without Unified Runtime's tracing layer)",
			      LOSSES_VALUES },
	[XB_C_IMAGES_UNREAD] = { "images_unread",
				 "device images that could not be read as a whole (of large ones in memory, try a larger --buffer)",
				 LOSSES_VALUES },
	[XB_C_IMAGES_CHANGED] = { "images_changed",
				  "device images that changed while their call ran, or before they were read",
				  LOSSES_VALUES },
	[XB_C_DATA_UNREAD] = { "data_unread",
			       "outputs in memory that could not be read as a whole (try a larger --buffer)",
			       LOSSES_VALUES },
	[XB_C_DATA_LIMIT] = { "data_limit",
			      "outputs in memory left out because of a limit: 16 MiB for one, 256 MiB for all, 64 allocations",
			      LOSSES_VALUES },
	[XB_C_IMAGES_LIMIT] = { "images_limit",
				"device images left out because of a limit: 64 MiB for one, 256 MiB for all, 8 for a "
				"call",
				LOSSES_VALUES },
	[XB_C_FILES_UNREAD] = { "files_unread",
				"paths of opened files that could not be read, or are cut",
				LOSSES_VALUES },
	[XB_C_FILES_MISSED] = { "files_missed",
				"opened files that the kernel skipped because other BPF work was running there",
				LOSSES_VALUES },
	[XB_C_STARTS_UNREAD] = { "starts_unread",
				 "processes that had ended before their arguments and environment could be read",
				 LOSSES_VALUES },
	[XB_C_SAMPLES_DROPPED] = { "samples_dropped",
				   "readings of device metrics before which the driver had dropped samples "
				   "(try a longer --metrics-period)",
				   LOSSES_EVENTS },
	[XB_C_SAMPLES_REFUSED] = { "samples_refused",
				   "samples of device metrics with other values than their group's metrics have",
				   LOSSES_EVENTS },
	[XB_C_SAMPLING_ENDED] = { "sampling_ended",
				  "drivers that failed, ended or hung while they sampled device metrics "
				  "(there are no samples after that)",
				  LOSSES_EVENTS },
	[XB_C_UNPROBED] = { "unprobed",
			    "functions without a probe: the kernel refused it, no place for it is safe, or there were too many "
			    "(calls of them are not seen)",
			    LOSSES_EVENTS | LOSSES_ABSENCE },
	[XB_C_MISSED] = { "missed",
			  "probe hits, and beginnings and ends of processes, that the kernel skipped, or hits without a row "
			  "to count in",
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
								    : "of an unknown cause";
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
