// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   own beacon.h 2026.2
// clang-format off
#include "catalog/tables.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // what most rows don't have

static const struct cat_type t_uint64_t;
static const struct cat_type t_ur_event_handle_t;
static const struct cat_type t_void;

static const struct cat_type t_uint64_t = { "uint64_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ur_event_handle_t = { "ur_event_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "event" };

static const struct cat_type t_void = { "void", CAT_VOID, 0, 0, NULL, NULL, NULL };

static const struct cat_arg a_xptibpf_beacon_ended[] = {
	{ "hEvent", &t_ur_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "not_before", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "ns" },
	{ "not_after", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "ns" },
};
static const struct cat_role r_xptibpf_beacon_ended[] = {
	{ CAT_ACT_TIMES, CAT_TIMES_NOT_BEFORE, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(1) } },
	{ CAT_ACT_TIMES, CAT_TIMES_NOT_AFTER, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(2) } },
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_xptibpf_beacon_ended = {
	"xptibpf_beacon_ended", "xptibpf_beacon_ended", 6001, CAT_API_BEACON, CAT_F_NO_RETURN, 3, 0, CAT_OK_ALWAYS, 3, r_xptibpf_beacon_ended, a_xptibpf_beacon_ended, &t_void,
	"2026.2", "", NULL,
};

static const struct cat_arg a_xptibpf_beacon_gave_up[] = {
	{ "hEvent", &t_ur_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_xptibpf_beacon_gave_up[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_xptibpf_beacon_gave_up = {
	"xptibpf_beacon_gave_up", "xptibpf_beacon_gave_up", 6002, CAT_API_BEACON, CAT_F_NO_RETURN, 1, 0, CAT_OK_ALWAYS, 1, r_xptibpf_beacon_gave_up, a_xptibpf_beacon_gave_up, &t_void,
	"2026.2", "", NULL,
};

static const struct cat_arg a_xptibpf_beacon_ran[] = {
	{ "hEvent", &t_ur_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "queued", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "ns" },
	{ "submitted", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "ns" },
	{ "started", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "ns" },
	{ "ended", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "ns" },
};
static const struct cat_role r_xptibpf_beacon_ran[] = {
	{ CAT_ACT_TIMES, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(3) } },
	{ CAT_ACT_TIMES, CAT_TIMES_END, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(4) } },
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_xptibpf_beacon_ran = {
	"xptibpf_beacon_ran", "xptibpf_beacon_ran", 6003, CAT_API_BEACON, CAT_F_NO_RETURN, 5, 0, CAT_OK_ALWAYS, 3, r_xptibpf_beacon_ran, a_xptibpf_beacon_ran, &t_void,
	"2026.2", "", NULL,
};

static const struct cat_arg a_xptibpf_beacon_retained[] = {
	{ "hEvent", &t_ur_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_xptibpf_beacon_retained[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_xptibpf_beacon_retained = {
	"xptibpf_beacon_retained", "xptibpf_beacon_retained", 6004, CAT_API_BEACON, CAT_F_NO_RETURN, 1, 0, CAT_OK_ALWAYS, 1, r_xptibpf_beacon_retained, a_xptibpf_beacon_retained, &t_void,
	"2026.2", "", NULL,
};

static const struct cat_func *const funcs[] = {
	&f_xptibpf_beacon_ended,
	&f_xptibpf_beacon_gave_up,
	&f_xptibpf_beacon_ran,
	&f_xptibpf_beacon_retained,
};

const struct cat_table cat_table_beacon = {
	.api = { 12, "beacon", "xptibpf_beacon_", 0, true, 3, CAT_DOMAIN_RUNTIME, funcs, sizeof(funcs) / sizeof(*funcs) },
};
