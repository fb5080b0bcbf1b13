// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* path.c - see path.h. */
#include "sink/analysis/path.h"

#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "sink/graph/drawn.h"

static void count_commands(struct strbuf *out, const struct drawn *d)
{
	uint64_t commands = 0;
	uint32_t queues = 0, i;

	for (i = 0; i < d->nnodes; i++) {
		const struct drawn_node *n = &d->nodes[i];

		if (n->n->kind != GRAPH_DEVICE)
			continue;
		commands += n->instances;
		/* They are in order of their queues, but host nodes may lie between. */
		queues += n->queue && (!i || d->nodes[i - 1].queue != n->queue);
	}
	strbuf_addf(out, "task graph: %llu commands of devices, %u queue%s, %u edges\n",
		    (unsigned long long)commands, queues, queues == 1 ? "" : "s", d->nedges);
}

int path_add(struct strbuf *out, const struct graph *g, const char *indent)
{
	struct drawn d = { 0 };
	int r = drawn_make(g, false, &d);

	if (r >= 0 && d.nnodes) {
		strbuf_adds(out, indent);
		count_commands(out, &d);
		strbuf_adds(out, indent);
		drawn_path_title(&d, out);
		strbuf_addc(out, '\n');
	}
	drawn_done(&d);
	return r;
}

int path_add_missing(struct strbuf *out, const struct graph *g, const char *indent)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	const struct drawn d = { .graph = g };
	const char *line, *end;

	drawn_missing(&d, &text);
	if (strbuf_failed(&text))
		return -ENOMEM;
	for (line = strbuf_str(&text); (end = strchr(line, '\n')); line = end + 1) {
		strbuf_adds(out, indent);
		strbuf_add(out, line, (size_t)(end - line) + 1);
	}
	return 0;
}
