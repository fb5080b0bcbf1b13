// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * core.h - processes, threads and their objects according to the stream, and what is known of an event by these
 * (told.h). It does not know the model's parts, which get its results (only for model/).
 */
#ifndef XB_MODEL_CORE_H
#define XB_MODEL_CORE_H

#include "decode/event.h"
#include "model/told.h"
#include "model/who.h"

struct core;
int core_new(struct core **ret);
struct core *core_free(struct core *core);
/* needs: an or of enum told_need, added to what is filled already. Before the first event. */
void core_need(struct core *core, unsigned needs);
/* Takes in an event. 0 or -ENOMEM. */
int core_event(struct core *core, const struct event *e);
/* After core_event(): fills what is known of it. */
void core_tell(struct core *core, const struct event *e);
/* What core_tell() has filled last; valid until the next core_event(). */
const struct told *core_told(const struct core *core);
/* As in model.h. */
const char *core_host(const struct core *core, uint32_t tgid);
const struct model_process *core_process(struct core *core, uint32_t tgid);
/* That told.who is a number of. */
struct whos *core_whos(struct core *core);
uint64_t core_forgotten(const struct core *core);

#endif
