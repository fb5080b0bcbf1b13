// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * gpu.h - the trace points that tell of GPU jobs: which of them this kernel has, and reading them.
 *
 * Nothing is mounted and nothing is switched on in tracefs: its files only say what the trace points' records look
 * like.
 */
#ifndef XB_ATTACH_GPU_H
#define XB_ATTACH_GPU_H

#include <stddef.h>
#include <stdint.h>

#include "wire_gpu.h"

/* The names that a driver, or a kernel's version of it, has for a job's moments and their fields. NULL: none. */
struct gpu_family {
	const char *group;
	const char *events[XB_GPU_STAGES];
	/* The key is in each of the events; the others are in that of XB_GPU_QUEUE, and may be in XB_GPU_RUN. */
	const char *key[2], *client, *dev, *ring, *card, *engine, *instance;
	const char *completed; /* of XB_GPU_DONE */
	uint8_t flags;	       /* XB_GPU_F_ */
};

/* Those that are known. Of one group the first that fits. */
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

/* Where a trace point's fields are, by its file "format". -ENOENT, -EBADMSG: what is needed isn't there. */
int gpu_event_of(const struct gpu_family *f, enum xb_gpu_stage stage, const char *format,
		 struct xb_gpu_event *ret);
/* root: where tracefs is; NULL: where it usually is. Needs no BPF. */
void gpu_look(const struct gpu_family *families, size_t n, const char *root, struct gpu_look *ret);

struct bpf_object;
struct gpu_probes;
/*
 * Begins to read what was found (XB_GPU_MEASURED). shared: whose maps of the same name are used. On an error
 * *look says why.
 */
int gpu_probes_new(struct gpu_look *look, const struct bpf_object *shared, struct gpu_probes **ret);
/* Takes them out. */
void gpu_probes_detach(struct gpu_probes *p);
struct gpu_probes *gpu_probes_free(struct gpu_probes *p);
/* Jobs whose end was not seen, yet or ever. */
uint64_t gpu_probes_unfinished(const struct gpu_probes *p);
/* Times that the program was not run, of anybody's jobs; kernels before 5.18 don't count them. */
uint64_t gpu_probes_missed(const struct gpu_probes *p);

#endif
