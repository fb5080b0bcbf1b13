// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* answer.h - what a library that stands in for devices says of itself, and how it fills a table of the runtime. */
#ifndef XB_ADAPTER_ANSWER_H
#define XB_ADAPTER_ANSWER_H

#include <stdbool.h>
#include <stdint.h>

/* By which interface the runtime calls the library. */
struct answer_interface {
	const char *library;
	uint32_t number;		 /* enum replay_interface */
	uint32_t uninitialized, unknown; /* its codes for errors */
};
extern const struct answer_interface answer_interface __attribute__((visibility("hidden")));

/* Whether there are answers for this process and the runtime of that file. Says why not, once. */
bool answer_open(const char *runtime) __attribute__((visibility("hidden")));
/*
 * Fills the table at to that getter fills. caller: code of the runtime, which tells its release. Returns a code of the
 * interface.
 */
uint32_t answer_fill(const char *getter, void *to, const void *caller)
	__attribute__((visibility("hidden")));

#endif
