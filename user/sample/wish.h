// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* wish.h - which groups of metrics are to be sampled. */
#ifndef XB_SAMPLE_WISH_H
#define XB_SAMPLE_WISH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Borrowed. groups: "GROUP,ze0:GROUP"; NULL: none, all of them are listed. */
struct sample_wish {
	const char *groups;
	uint64_t period_ns;
};

/* Whether a group of a device is meant by any of the words. */
bool wish_means(const struct sample_wish *w, const char *device, const char *group);
/* The next word from *at on, of *ret_len bytes; NULL: there is none. *at is moved after it. */
const char *wish_word(const char **at, size_t *ret_len);
/* Whether a group of a device is meant by this one. */
bool wish_word_means(const char *word, size_t len, const char *device, const char *group);

#endif
