/* SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only */
/*
 * beacon_abi.h - the interface between the beacon (beacon/xptibpf-beacon.c) and those who wake it: names of symbols
 * of libxptibpf-beacon.so. They never change, because running programs may have the beacon of another release.
 *
 * A tracer wakes the beacon by a uprobe on the function, with the counter beside it as the probe's reference counter
 * (ref_ctr_offset). The function is never called, so the probe costs nothing. The kernel adds one to the counter in
 * every process in which it places the probe, and subtracts one when the probe is removed.
 */
#ifndef XB_BEACON_ABI_H
#define XB_BEACON_ABI_H

#define BEACON_EVENTS	    "xptibpf_beacon_events"
#define BEACON_EVENTS_COUNT "xptibpf_beacon_events_count" /* uint16_t: how many want events */
#define BEACON_DETAILS	    "xptibpf_beacon_details"
#define BEACON_DETAILS_COUNT \
	"xptibpf_beacon_details_count" /* uint16_t: also those of the debug streams */
/* Older beacons have none of these. */
#define BEACON_TIMES "xptibpf_beacon_times"
#define BEACON_TIMES_COUNT \
	"xptibpf_beacon_times_count" /* uint16_t: how many want commands' times */
#define BEACON_SAYS \
	"xptibpf_beacon_says" /* void (enum beacon_says, uint64_t n), called by the beacon */
#define BEACON_STATE "xptibpf_beacon_state" /* uint8_t: enum beacon_state */

enum beacon_state {
	BEACON_QUIET, /* no callback is registered */
	BEACON_AWAKE,
	BEACON_AWAKE_ALWAYS, /* its registrations can't be distinguished from another subscriber's */
};

/* What a thread says by calling BEACON_SAYS. The functions that it calls to report commands are in catalog/beacon.h. */
enum beacon_says {
	BEACON_SAYS_PROGRAM, /* what this thread calls from now on is the program's again */
	BEACON_SAYS_OWN,     /* what it calls from now on is the beacon's own business */
	BEACON_SAYS_MISSED,  /* n commands' times could not be asked for */
	BEACON_SAYS_NONE,    /* n commands are of a runtime that can't be asked */
};

#endif
