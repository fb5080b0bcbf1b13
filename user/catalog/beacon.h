// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * beacon.h - what the beacon (beacon/xptibpf-beacon.c) reports of the commands of its process, as functions that it calls
 * and that do nothing. scripts/gen-catalog reads it, like the header of any API.
 */
// clang-format off: comments after arguments are data
#include <stdint.h>

typedef struct ur_event_handle_t_ *ur_event_handle_t;

/// The beacon has retained the event of a command, to ask for its times.
void xptibpf_beacon_retained(ur_event_handle_t hEvent); ///< [in] it will be released soon after the command has completed

/// When a command ran on its device, by the device's clock. The beacon releases its event.
void xptibpf_beacon_ran(ur_event_handle_t hEvent, ///< [in][release] of the command, which has completed
			uint64_t queued, ///< [in] in nanoseconds; 0: not known
			uint64_t submitted, ///< [in] in nanoseconds; 0: not known
			uint64_t started, ///< [in] in nanoseconds
			uint64_t ended ///< [in] in nanoseconds
);

/// When a command completed of which no more is known, by the clock of the trace. The beacon releases its event.
void xptibpf_beacon_ended(ur_event_handle_t hEvent, ///< [in][release] of the command, which has completed
			  uint64_t not_before, ///< [in] in nanoseconds: it was not complete then; 0: nobody looked before
			  uint64_t not_after ///< [in] in nanoseconds: it was complete then
);

/// The beacon releases the event of a command of which it learned nothing.
void xptibpf_beacon_gave_up(ur_event_handle_t hEvent); ///< [in][release] of a command that failed, or has not completed
