// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* otlp_make.c - see otlp_make.h. */
#include "serve/otlp_make.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"

#define BLOCK 65536

struct otlp_block {
	struct otlp_block *next;
	size_t used, size;
	_Alignas(16) char bytes[];
};

/* ---- memory -------------------------------------------------------------------------------------- */

void *otlp_take(struct otlp_make *k, size_t size)
{
	struct otlp_block *b = k->blocks;

	size = (size + 15) & ~(size_t)15;
	if (!b || size > b->size - b->used) {
		size_t room = size > BLOCK ? size : BLOCK;

		b = k->failed ? NULL : calloc(1, sizeof(*b) + room);
		if (!b) {
			k->failed = true;
			return NULL;
		}
		b->size = room;
		b->next = k->blocks;
		k->blocks = b;
	}
	b->used += size;
	return b->bytes + b->used - size;
}

void otlp_make_done(struct otlp_make *k)
{
	for (struct otlp_block *b = k->blocks, *next; b; b = next) {
		next = b->next;
		free(b);
	}
}

void otlp_list_add(struct otlp_make *k, struct otlp_list *l, void *item)
{
	if (l->n == l->cap) {
		size_t cap = l->cap ? l->cap * 2 : 64;
		void **more = otlp_take(k, cap * sizeof(*more));

		if (!more)
			return;
		if (l->n)
			memcpy(more, l->at, l->n * sizeof(*more));
		l->at = more;
		l->cap = cap;
	}
	l->at[l->n++] = item;
}

char *otlp_text(struct otlp_make *k, const char *s)
{
	size_t len = strlen(s);
	char *text = otlp_take(k, 3 * len + 1);

	if (text)
		(void)utf8_mend(s, len, text);
	return text;
}

/* ---- attributes ---------------------------------------------------------------------------------- */

Otlp__KeyValue *otlp_attribute(struct otlp_make *k, const char *prefix, const char *key,
			       const char *value)
{
	Otlp__KeyValue *kv = otlp_take(k, sizeof(*kv));
	Otlp__AnyValue *any = otlp_take(k, sizeof(*any));
	size_t size = strlen(prefix) + strlen(key) + 1;
	char *name = otlp_take(k, size);

	if (!kv || !any || !name)
		return NULL;
	otlp__key_value__init(kv);
	otlp__any_value__init(any);
	snprintf(name, size, "%s%s", prefix, key);
	any->string_value = otlp_text(k, value);
	kv->key = name;
	kv->value = any;
	return kv;
}

Otlp__KeyValue *otlp_attribute_int(struct otlp_make *k, const char *key, int64_t value)
{
	Otlp__KeyValue *kv = otlp_take(k, sizeof(*kv));
	Otlp__AnyValue *any = otlp_take(k, sizeof(*any));

	if (!kv || !any)
		return NULL;
	otlp__key_value__init(kv);
	otlp__any_value__init(any);
	any->has_int_value = true;
	any->int_value = value;
	kv->key = (char *)key;
	kv->value = any;
	return kv;
}
