// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * flight.h - the flight recorder of `serve`: the last seconds of what some programs call are kept in memory, and written to a
 * file when something goes wrong.
 *
 * It is a capture of the library that goes on until it is stopped, and is then written as a whole, to a socket at whose
 * other end a thread writes the file (flight_file.h). The next one begins empty, so nothing is in two files. There is one
 * capture at a time, and those that people ask for go first.
 */
#ifndef XB_SERVE_FLIGHT_H
#define XB_SERVE_FLIGHT_H

#include <stdbool.h>

#include "base/errline.h"
#include "serve/flight_config.h"
#include "serve/state.h"
#include "xptibpf/xptibpf.h"

struct flight;
/* -errno with a line in *e: the folder can't be had. */
int flight_new(const struct flight_config *c, struct flight **ret, struct errline *e);
struct flight *flight_free(struct flight *f);
/* These are for the thread that runs x, in its snapshots. Whether a capture of ours is active. NULL: none is. */
bool flight_holds(struct flight *f, struct xptibpf *x);
/* asked: somebody wants a file; others: somebody wants a capture, or has one. */
void flight_look(struct flight *f, struct xptibpf *x, bool asked, bool others,
		 struct state_flight *state);

#endif
