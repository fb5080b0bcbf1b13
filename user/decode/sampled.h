// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sampled.h - groups of device metrics that are sampled: XB_DEF_METRICS and XB_DEF_METRIC define them for XB_SAMPLE. */
#ifndef XB_DECODE_SAMPLED_H
#define XB_DECODE_SAMPLED_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/arena.h"
#include "decode/event.h"
#include "wire.h"

/* Texts are as a driver gave them: not escaped; "" is none. */
struct sampled_metric {
	const char *name; /* NULL: it was not defined yet */
	const char *unit;
	const char *metric_type, *value_type; /* in the API's words */
	uint32_t kind;			      /* enum xb_metric_kind */
};

struct sampled_group {
	uint64_t serial; /* of this definition and those of its metrics: another one has another */
	uint32_t number; /* in the stream */
	uint32_t n;	 /* metrics */
	uint64_t period; /* ns */
	const char *device, *model, *name;
	struct sampled_metric metrics[XB_SAMPLE_METRICS];
};

/* Groups of one stream; beyond these the oldest make room. */
#define SAMPLED_GROUPS_MAX 256u

struct sampled_defs;
int sampled_defs_new(struct sampled_defs **ret);
struct sampled_defs *sampled_defs_free(struct sampled_defs *d);
/* Each returns 1 and an event, -EBADMSG or -ENOMEM; 0: it is of a group that is not known. Records are as long as their struct. */
int sampled_defs_group(struct sampled_defs *d, const struct xb_def_metrics *rec, struct event *ret);
int sampled_defs_metric(struct sampled_defs *d, const struct xb_def_metric *rec, struct event *ret);
int sampled_defs_sample(struct sampled_defs *d, const struct xb_sample *rec, struct arena *a,
			struct event *ret);
/* Samples and metrics whose group, or one of whose metrics, was not known. */
uint64_t sampled_defs_missing(const struct sampled_defs *d);

#endif
