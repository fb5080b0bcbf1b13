// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * otlp_send.h - sends a shared state by OTLP/HTTP, again and again, by libcurl.
 *
 * Sums are cumulative, so only the newest state is worth sending: an export that could not be sent is replaced by the
 * next one, and nothing is counted twice, however often an export is repeated. Redirects are not followed, because the
 * headers may be secrets, and of an answer 64 KiB are read at most.
 */
#ifndef XB_SERVE_OTLP_SEND_H
#define XB_SERVE_OTLP_SEND_H

#include "serve/otlp_config.h"
#include "serve/otlp_status.h"
#include "serve/state.h"

/*
 * Sends until the descriptor is readable or closed at its other end, then once more, but not for long. config and shared
 * are borrowed; version: of xptibpf. 0 or -errno: it can't send at all.
 */
struct otlp_sender;
int otlp_sender_new(const struct otlp_config *config, const char *version,
		    struct otlp_sender **ret);
int otlp_sender_run(struct otlp_sender *s, const struct state_shared *shared,
		    struct otlp_status *status, int until);

/*
 * How long to wait, in ns, before an export that has failed so many times (1: once) is tried again: 1 s, 2 s and so on
 * to a minute, less up to the half of it by chance, so that the machines of a fleet don't come together. A receiver's
 * Retry-After (in s; 0: none) goes before that, up to an hour.
 */
uint64_t otlp_pause(unsigned failures, uint64_t retry_after_s, uint32_t chance);

#endif
