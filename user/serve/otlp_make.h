// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* otlp_make.h - makes messages of OTLP: their memory, their texts and their attributes. */
#ifndef XB_SERVE_OTLP_MAKE_H
#define XB_SERVE_OTLP_MAKE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "otlp.pb-c.h"

/* Messages live in blocks, which are freed together. All zeros at first. */
struct otlp_make {
	struct otlp_block *blocks;
	bool failed; /* no memory */
};

/* A field that is repeated, while it grows. */
struct otlp_list {
	void **at;
	size_t n, cap;
};

/* Zeroed; NULL if there is none. */
void *otlp_take(struct otlp_make *k, size_t size);
void otlp_make_done(struct otlp_make *k);
void otlp_list_add(struct otlp_make *k, struct otlp_list *l, void *item);
/* Text of ours has no other bytes than UTF-8; labels may have: protobuf's texts are UTF-8. */
char *otlp_text(struct otlp_make *k, const char *s);
/* The key is prefix and key; NULL: no memory. */
Otlp__KeyValue *otlp_attribute(struct otlp_make *k, const char *prefix, const char *key,
			       const char *value);
/* key is borrowed. */
Otlp__KeyValue *otlp_attribute_int(struct otlp_make *k, const char *key, int64_t value);

#endif
