// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * contents.c - contents of a recording, by their hashes.
 *
 * They come in pieces, of which anybody may have written the recording, and pieces of several may be mixed. One that is
 * whole and has its hash goes to the file of answers once, when it is asked for first.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/sha256.h"
#include "sink/answers/answers.h"
#include "wire_image.h"

#define COMING_MAX \
	(4ULL << 30) /* bytes of contents that are kept: more than any recording of ours has */

struct content {
	struct keyed_row row;
	uint8_t hash[XB_HASH_BYTES];
	uint64_t size, have;
	uint8_t *bytes; /* until they are in the file */
	bool written;
	uint64_t offset; /* there */
};
const size_t answers_content_size = sizeof(struct content);

void answers_content_done(void *u, void *row)
{
	struct answers *s = u;
	struct content *c = row;

	if (c->bytes)
		s->coming -= c->size;
	free(c->bytes);
}

int answers_piece(struct answers *s, const struct xb_blob *b)
{
	struct content *c = keyed_get(&s->contents, b->hash, sizeof(b->hash));

	if (!c)
		return -ENOMEM;
	if (b->len > b->h.len - sizeof(*b) || b->offset != c->have)
		return 0;
	if (!c->bytes && !c->written) {
		if (!b->size || b->size > XB_IMAGE_MAX || b->size > COMING_MAX - s->coming)
			return 0;
		c->bytes = malloc(b->size);
		if (!c->bytes)
			return -ENOMEM;
		c->size = b->size;
		s->coming += c->size;
	}
	if (!c->bytes || b->len > c->size - c->have)
		return 0;
	memcpy(c->bytes + c->have, b->bytes, b->len);
	c->have += b->len;
	return 0;
}

static void write_content(struct answers *s, struct content *c)
{
	uint8_t hash[32];

	sha256(c->bytes, c->size, hash);
	if (!memcmp(hash, c->hash, sizeof(c->hash))) {
		while (s->bytes.len % 8)
			strbuf_addc(&s->bytes, '\0');
		c->offset = s->bytes.len;
		strbuf_add(&s->bytes, c->bytes, c->size);
		c->written = !strbuf_failed(&s->bytes);
	}
	s->coming -= c->size;
	free(c->bytes);
	c->bytes = NULL;
}

uint64_t answers_content(struct answers *s, const uint8_t hash[XB_HASH_BYTES], uint64_t *ret)
{
	struct content *c = keyed_find(&s->contents, hash, XB_HASH_BYTES);

	if (c && c->bytes && c->have == c->size)
		write_content(s, c);
	if (!c || !c->written)
		return 0;
	*ret = c->offset;
	return c->size;
}
