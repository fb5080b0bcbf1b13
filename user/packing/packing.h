// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * packing.h - a folder with which the program of a recording can be run elsewhere: first what is to be in it, then the folder.
 * docs/xptibpf-pack.1 describes it.
 */
#ifndef XB_PACKING_PACKING_H
#define XB_PACKING_PACKING_H

#include "base/errline.h"
#include "xptibpf/xptibpf.h"

struct packing;

/* Finds out what is needed, and what of it there is. Nothing is written. On failure, a line is added to *error. */
int packing_new(const struct xptibpf_pack *o, struct packing **ret, struct errline *error);
/* Removes what was not ended. Takes NULL. */
struct packing *packing_free(struct packing *p);
/* Writes the recording and the files. -ECANCELED: it was told to stop. */
int packing_write(struct packing *p, struct errline *error);
/* Where device images are to be written after that. NULL: the recording has none. */
const char *packing_images(const struct packing *p);
/* Writes the list of what is there, and moves the folder to its path. */
int packing_end(struct packing *p, struct xptibpf_pack_stats *ret, struct errline *error);

#endif
