// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * merge_fuzz.c - any bytes as the records of several streams that are merged: renumber.c, whose inputs are files that
 * anybody may have written.
 *
 * Built and run by "make fuzz". An input is a list of records, each with a byte in front that says which stream it is
 * of; a length that can't be is made one that can, as the readers of streams leave none. What comes out has to be what a
 * reader of the one stream may rely on. The sources are included, so that the sanitizers see them.
 */
#include "../../user/base/hash.c"
#include "../../user/ring/least.c"
#include "../../user/ring/renumber.c"

#define SOURCES 3u
#define ID_MAX	(1ULL << 53)

static void need(bool ok)
{
	if (!ok)
		abort();
}

/* Numbers are those that decoders know, or none; those of a stream's own are nobody else's. */
static void look(uint32_t source, const struct xb_hdr *in, const struct xb_hdr *out)
{
	const struct xb_def_func *f = (const void *)out;
	const struct xb_call *c = (const void *)out;

	need(out->len == in->len && out->type == in->type);
	need(xb_id(out->tid) == xb_id(in->tid) && xb_id(out->tgid) == xb_id(in->tgid));
	switch (out->type) {
	case XB_CALL:
		need(c->func < XB_MAX_FUNCS && c->id < ID_MAX && c->parent < ID_MAX);
		need(!c->id || c->id % SOURCES == source);
		need(!c->parent || c->parent % SOURCES == source);
		break;
	case XB_DEF_FUNC:
		need(f->slot && f->slot < XB_MAX_FUNCS && f->plan.func == f->slot);
		break;
	case XB_DEF_OBJECT:
		need(((const struct xb_def_object *)out)->obj != 0);
		break;
	case XB_CALL_SITE:
		need(((const struct xb_call_site *)out)->call % SOURCES == source);
		break;
	case XB_REST:
		need(((const struct xb_rest *)out)->call % SOURCES == source);
		break;
	case XB_SAMPLE:
		need(((const struct xb_sample *)out)->group % SOURCES == source);
		break;
	case XB_DEF_METRIC:
		need(((const struct xb_def_metric *)out)->group % SOURCES == source);
		break;
	case XB_COUNT:
		need(((const struct xb_count *)out)->func < XB_MAX_FUNCS);
		break;
	default:
		break;
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static _Alignas(8) uint8_t in[RENUMBER_RECORD + 8], out[RENUMBER_RECORD];
	struct renumber_source *s[SOURCES];
	struct renumber *r;
	struct xb_hdr *h = (struct xb_hdr *)in;
	int64_t shift;

	need(renumber_new(SOURCES, &r) == 0);
	for (uint32_t i = 0; i < SOURCES; i++) {
		need(renumber_source_new(r, i, &s[i]) == 0);
		memcpy(&shift, size >= 8 ? data : (const uint8_t *)"12345678", sizeof(shift));
		/* As far as clocks go: merge.c sees to that. */
		renumber_host(s[i], i, 2 * i + size % 1030, i ? shift % 4000000000000000000LL : 0);
	}
	while (size > 1 + sizeof(*h)) {
		const uint32_t source = *data % SOURCES;
		size_t len;

		memcpy(h, data + 1, sizeof(*h));
		len = (h->len % 4096 + sizeof(*h)) & ~7UL;
		len = len > size - 1 ? (size - 1) & ~7UL : len;
		memcpy(in, data + 1, len);
		h->len = (uint32_t)len;
		h->type %= 80;
		data += len + 1;
		size -= len + 1;
		if (renumber_record(s[source], h, (struct xb_hdr *)out) == 1)
			look(source, h, (struct xb_hdr *)out);
	}
	for (uint32_t i = 0; i < SOURCES; i++)
		renumber_source_free(s[i]);
	renumber_free(r);
	return 0;
}
