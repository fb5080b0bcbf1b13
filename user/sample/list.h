// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * list.h - the device metrics of this machine, by Level Zero.
 *
 * Drivers run in a process of its own without privileges (worker.h). What it says is checked here, so that a driver that
 * crashes, hangs or lies can make names wrong, and nothing else.
 */
#ifndef XB_SAMPLE_LIST_H
#define XB_SAMPLE_LIST_H

#include <stddef.h>
#include <stdint.h>

#include "base/errline.h"
#include "sample/message.h"

/*
 * Calls fn with each device, each of its groups and each metric of these, until it returns another value than 0, which is
 * returned. It forks, so call it before threads are started. -errno with a line in *e; -ENODEV: this machine has no such
 * thing.
 */
int sample_list(int (*fn)(void *u, const struct sample_message *m), void *u, struct errline *e);

/* Values of zet_metric_type_t and zet_value_type_t in the API's words; NULL: it has none. */
const char *sample_metric_type(uint32_t type);
const char *sample_value_type(uint32_t type);
/* A ze_result_t for people, and, if that is known, why a driver that returns it gives no metrics, and what to do. */
void sample_result(uint32_t result, char *ret, size_t size);

#endif
