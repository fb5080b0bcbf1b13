// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * images.h - makes device images of what the kernel side sends of them (wire_image.h), and puts each content into the
 * stream once.
 *
 * Images that are not whole, or that changed, are counted and left out. Which images a call was given is a record
 * (XB_IMAGE) before that of the call.
 */
#ifndef XB_LIVE_IMAGES_H
#define XB_LIVE_IMAGES_H

#include <stdint.h>

#include "ring/ring.h"

struct behind;
struct images;

/* fn gets XB_BLOB and XB_IMAGE. */
int images_new(ring_fn fn, void *u, struct images **ret);
struct images *images_free(struct images *m);
/*
 * An XB_IMAGE_ record. behind opens files; NULL: none can be opened. fn's -errno, or -ENOMEM: for anything else that goes
 * wrong, the image is counted.
 */
int images_record(struct images *m, struct behind *behind, const struct xb_hdr *rec);
/* A process has ended: what it was given and is not whole will never be. */
void images_process_over(struct images *m, uint32_t tgid);
/* Adds what was lost, with what is not whole now. */
void images_counters(const struct images *m, uint64_t counters[XB_C_MAX]);

#endif
