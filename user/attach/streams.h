// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* streams.h - places the probes by which XPTI's call streams are heard, in frameworks. */
#ifndef XB_ATTACH_STREAMS_H
#define XB_ATTACH_STREAMS_H

#include "attach/place.h"

struct attacher;
struct xb_stream_func;

/*
 * What the call streams of the framework id report of a function by this name is a call from now on. -ENAMETOOLONG: no function
 * has such a name; -E2BIG: too many functions. attacher_remove() makes them forgotten. The name is the catalog's.
 */
int attacher_add_stream_func(struct attacher *a, int id, const char *name,
			     const struct xb_stream_func *f);
/* The place of the probe is that of attacher_add_xpti(), with the framework as object in its cookie. */
int attacher_add_streams(struct attacher *a, int id, int fd, const struct attach_probe *probe,
			 struct attach_report *ret);

#endif
