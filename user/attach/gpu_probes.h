// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * gpu_probes.h - the trace points that report GPU jobs: finds those of this kernel, and reads them.
 *
 * Nothing is mounted and nothing is switched on in tracefs: its files are only used for the layout of the trace points'
 * records.
 */
#ifndef XB_ATTACH_GPU_PROBES_H
#define XB_ATTACH_GPU_PROBES_H

#include <stddef.h>
#include <stdint.h>

#include "wire_gpu.h"

/* The names of a job's events and their fields in a driver, or in a version of the kernel. NULL: none. */
struct gpu_family {
	const char *group;
	const char *events[XB_GPU_STAGES];
	/* Each event has the key; the event XB_GPU_QUEUE has the others, and XB_GPU_RUN may have them. */
	const char *key[2], *client, *dev, *ring, *card, *engine, *instance;
	const char *completed; /* of XB_GPU_DONE */
	uint8_t flags;	       /* XB_GPU_F_ */
};

/* The known families. Of one group, the first one that fits is used. */
extern const struct gpu_family gpu_families[];
extern const size_t gpu_nfamilies;

struct gpu_look {
	enum xb_gpu_state state;
	char text[64]; /* see there */
	unsigned n;
	struct xb_gpu_event events[XB_GPU_EVENTS];
	struct {
		const char *group, *event;
	} names[XB_GPU_EVENTS];
};

/* Where a trace point's fields are, by its file "format". -ENOENT, -EBADMSG: it lacks necessary fields. */
int gpu_event_of(const struct gpu_family *f, enum xb_gpu_stage stage, const char *format,
		 struct xb_gpu_event *ret);
/* root: where tracefs is mounted; NULL: the usual places. Needs no BPF. */
void gpu_look(const struct gpu_family *families, size_t n, const char *root, struct gpu_look *ret);

struct bpf_object;
struct gpu_probes;
/*
 * Begins to read the trace points that were found (XB_GPU_MEASURED). shared: the object whose maps of the same names
 * are used. After an error, *look has the reason.
 */
int gpu_probes_new(struct gpu_look *look, const struct bpf_object *shared, struct gpu_probes **ret);
/* Takes them out. */
void gpu_probes_detach(struct gpu_probes *p);
struct gpu_probes *gpu_probes_free(struct gpu_probes *p);
/* Jobs whose end was not seen (yet). */
uint64_t gpu_probes_unfinished(const struct gpu_probes *p);
/* Times that the program was not run, of anybody's jobs; kernels before 5.18 don't count them. */
uint64_t gpu_probes_missed(const struct gpu_probes *p);

#endif
