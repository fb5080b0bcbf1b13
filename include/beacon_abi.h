/* SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only */
/*
 * beacon_abi.h - what the beacon (beacon/xptibpf-beacon.c) and whoever wakes it agree on: names of symbols of
 * libxptibpf-beacon.so. They are an interface to running programs of other releases: they never change.
 *
 * Any tracer wakes it: a uprobe on the function, with the counter beside it as its reference counter
 * (ref_ctr_offset). The function is never called, so the probe costs nothing; the kernel adds one to the
 * counter of every process that it puts the probe into, and takes it away with the probe.
 */
#ifndef XB_BEACON_ABI_H
#define XB_BEACON_ABI_H

#define BEACON_EVENTS	    "xptibpf_beacon_events"
#define BEACON_EVENTS_COUNT "xptibpf_beacon_events_count" /* uint16_t: somebody wants events */
#define BEACON_DETAILS	    "xptibpf_beacon_details"
#define BEACON_DETAILS_COUNT \
	"xptibpf_beacon_details_count"	    /* uint16_t: of the debug streams, too */
#define BEACON_STATE "xptibpf_beacon_state" /* uint8_t: enum beacon_state */

enum beacon_state {
	BEACON_QUIET, /* no callback is registered */
	BEACON_AWAKE,
	BEACON_AWAKE_ALWAYS, /* another subscriber's registrations can't be told from its own */
};

#endif
