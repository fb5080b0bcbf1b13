// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * graph_svg.c - the task graph as a picture that any browser shows.
 *
 * There is a lane for each queue, and one for the host of each process, so that one sees at a glance what runs in
 * parallel. Time goes down, as far as it is known: a node's row is the length of the longest path to it. In a lane, the
 * nodes of one row are side by side, ordered by the positions of their predecessors, which keeps most lines short and
 * few of them crossing each other; more than WIDE_MAX nodes continue below. No line crosses a box: ways.h finds its way
 * around them. For a better layout, there is the DOT format. Above SHOWN_MAX nodes, instances are collapsed even if this
 * was not requested, and the title says so, because nobody can read more, and browsers can't draw it.
 *
 * An order that follows from two others is not drawn: everything after a wait depends on it, and a wait depends on
 * everything before it, but few lines are enough to show this. Events and data on which a command depends are always
 * drawn.
 *
 * Colours are classes, because a page may be dark.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/compare.h"
#include "sink/graph/drawn.h"
#include "sink/graph/ways.h"
#include "sink/host.h"

#define SHOWN_MAX 2000u
#define WIDE_MAX  8u
#define BOX_W	  240u
#define BOX_H	  46u
#define GAP_X	  14u
#define GAP_Y	  34u
#define MARGIN	  8u  /* of a lane, around its boxes */
#define TRACK_W	  4u  /* between lines that go down beside each other */
#define ASIDE	  12u /* from the middle of a box: lines that go down its column by themselves */
#define LANE_GAP  30u
#define TOP	  108u /* above the first row: titles */
#define TITLES	  46u  /* of lanes, above the first row */
#define TEXT_MAX  36u  /* characters in a box */
#define SMALL_MAX 43u  /* of its smaller lines */
#define COLOURS	  8u

struct lane {
	uint32_t process, queue;
	bool host;
	uint32_t wide;	/* nodes beside each other, at most */
	uint32_t first; /* its first column */
};

struct spot {
	uint32_t node, lane, layer, column;
	double want; /* mean of the predecessors' columns */
};

struct picture {
	struct drawn d;
	struct lane *lanes;
	uint32_t nlanes;
	struct spot *spots; /* by lane, layer, column */
	uint32_t *spot_of;  /* node: its place in spots */
	uint32_t *in_start;
	uint32_t *row;	  /* layer: its first row; that of nlayers is the number of rows */
	uint32_t hidden;  /* edges that are not drawn */
	uint32_t columns; /* of all lanes */
	uint32_t *x;	  /* column: where its boxes begin; that of columns is after all */
	uint32_t *tracks; /* gutter, left of that column: how many it has */
	struct way *ways; /* of the edges that are drawn, in their order */
	bool forced;	  /* collapsed unasked */
};

static void picture_done(struct picture *p)
{
	drawn_done(&p->d);
	free(p->lanes);
	free(p->spots);
	free(p->spot_of);
	free(p->in_start);
	free(p->row);
	free(p->x);
	free(p->tracks);
	free(p->ways);
}

/* ---- layout ------------------------------------------------------------------------------------ */

static bool is_host(const struct drawn_node *n)
{
	return n->n->kind != GRAPH_DEVICE || !n->queue;
}

static uint32_t lane_of(struct picture *p, const struct drawn_node *n)
{
	bool host = is_host(n);
	uint32_t queue = host ? 0 : n->queue, i;

	for (i = p->nlanes; i > 0; i--) {
		if (p->lanes[i - 1].process == n->n->process && p->lanes[i - 1].queue == queue)
			return i - 1;
	}
	p->lanes[p->nlanes] =
		(struct lane){ .process = n->n->process, .queue = queue, .host = host };
	return p->nlanes++;
}

static int by_spot(const void *a, const void *b)
{
	const struct spot *x = a, *y = b;

	return COMPARE_UP(x->layer, y->layer)
		?: COMPARE_UP(x->lane, y->lane)
		?: COMPARE_UP(x->want, y->want)
		?: COMPARE_UP(x->node, y->node);
}

static double wanted(const struct picture *p, uint32_t node)
{
	uint32_t k, n = p->in_start[node + 1] - p->in_start[node];
	double sum = 0;

	for (k = p->in_start[node]; k < p->in_start[node + 1]; k++) {
		const struct spot *s = &p->spots[p->spot_of[p->d.edges[k].from]];

		sum += s->lane * 1000.0 + s->column % WIDE_MAX;
	}
	return n ? sum / n : 0;
}

/* Layers from the top, each ordered by the one above it. */
static void place_all(struct picture *p)
{
	uint32_t i, end, k, column, rows, *row;

	qsort(p->spots, p->d.nnodes, sizeof(*p->spots), by_spot);
	for (i = 0; i < p->d.nnodes; i = end) {
		for (end = i; end < p->d.nnodes && p->spots[end].layer == p->spots[i].layer; end++)
			p->spots[end].want = wanted(p, p->spots[end].node);
		qsort(p->spots + i, end - i, sizeof(*p->spots), by_spot);
		row = &p->row[p->spots[i].layer];
		for (k = i, column = 0, rows = 1; k < end; k++) {
			if (k > i && p->spots[k].lane != p->spots[k - 1].lane)
				column = 0;
			p->spots[k].column = column++;
			p->spot_of[p->spots[k].node] = k;
			if (column <= WIDE_MAX && column > p->lanes[p->spots[k].lane].wide)
				p->lanes[p->spots[k].lane].wide = column;
			if ((column - 1) / WIDE_MAX >= rows)
				rows++;
		}
		row[1] = row[0] + rows;
	}
}

static int lay_out(struct picture *p)
{
	struct drawn *d = &p->d;
	uint32_t i;

	p->lanes = calloc((size_t)d->nnodes + 1, sizeof(*p->lanes));
	p->spots = calloc((size_t)d->nnodes + 1, sizeof(*p->spots));
	p->spot_of = calloc((size_t)d->nnodes + 1, sizeof(*p->spot_of));
	p->in_start = calloc((size_t)d->nnodes + 2, sizeof(*p->in_start));
	p->row = calloc((size_t)d->nlayers + 2, sizeof(*p->row));
	if (!p->lanes || !p->spots || !p->spot_of || !p->in_start || !p->row)
		return -ENOMEM;
	for (i = 0; i < d->nedges; i++)
		p->in_start[d->edges[i].to + 1]++;
	for (i = 0; i < d->nnodes; i++) {
		p->in_start[i + 1] += p->in_start[i];
		p->spots[i] = (struct spot){ .node = i,
					     .lane = lane_of(p, &d->nodes[i]),
					     .layer = d->nodes[i].layer };
	}
	place_all(p);
	for (i = 0; i < p->nlanes; i++) {
		p->lanes[i].first = p->columns;
		p->columns += p->lanes[i].wide;
	}
	return 0;
}

static struct ways_cell cell_of(const struct picture *p, uint32_t node)
{
	const struct spot *s = &p->spots[p->spot_of[node]];

	return (struct ways_cell){ .row = p->row[s->layer] + s->column / WIDE_MAX,
				   .column = p->lanes[s->lane].first + s->column % WIDE_MAX };
}

static uint32_t row_y(uint32_t row)
{
	return TOP + row * (BOX_H + GAP_Y);
}

static uint32_t spot_x(const struct picture *p, uint32_t node)
{
	return p->x[cell_of(p, node).column];
}

static uint32_t spot_y(const struct picture *p, uint32_t node)
{
	return row_y(cell_of(p, node).row);
}

/* Is the gutter on the left of a lane, and so outside of all? */
static bool is_border(const struct picture *p, uint32_t gutter)
{
	for (uint32_t i = 0; i < p->nlanes; i++)
		if (p->lanes[i].first == gutter)
			return true;
	return gutter == p->columns;
}

/* Columns get their places when it is known how many lines go down between them. */
static void place_columns(struct picture *p)
{
	uint32_t x = 0, i, room;

	for (i = 0; i <= p->columns; i++) {
		room = p->tracks[i] * TRACK_W;
		if (is_border(p, i))
			x += LANE_GAP + room + (i ? 2 * MARGIN : 0);
		else
			x += room + TRACK_W > GAP_X ? room + TRACK_W : GAP_X;
		p->x[i] = x;
		x += BOX_W;
	}
}

/* ---- drawing ----------------------------------------------------------------------------------- */

/* max: characters that fit, 0: all. */
static void add_xml(struct strbuf *out, const struct strbuf *text, size_t max)
{
	_cleanup_(strbuf_done) struct strbuf safe = STRBUF_INIT;
	const char *s;
	size_t i, n = 0;

	strbuf_add_escaped(&safe, strbuf_str(text), text->len, '\0');
	s = strbuf_str(&safe);
	for (i = 0; i < safe.len && (!max || n < max); i++) {
		/* Not in the middle of a character. */
		n += ((unsigned char)s[i] & 0xc0) != 0x80;
		if (s[i] == '<')
			strbuf_adds(out, "&lt;");
		else if (s[i] == '>')
			strbuf_adds(out, "&gt;");
		else if (s[i] == '&')
			strbuf_adds(out, "&amp;");
		else if (s[i] == '"')
			strbuf_adds(out, "&quot;");
		else
			strbuf_addc(out, s[i]);
	}
	while (i < safe.len && ((unsigned char)s[i] & 0xc0) == 0x80)
		strbuf_addc(out, s[i++]);
	if (i < safe.len)
		strbuf_adds(out, "\xe2\x80\xa6");
}

static void add_line(struct strbuf *out, uint32_t x, uint32_t y, const struct strbuf *text,
		     size_t max, const char *class)
{
	strbuf_addf(out, "<text x=\"%u\" y=\"%u\"%s>", x, y, class);
	add_xml(out, text, max);
	strbuf_adds(out, "</text>\n");
}

static void add_fill(struct strbuf *out, const struct picture *p, const struct drawn_node *n,
		     uint32_t lane)
{
	if (n->n->kind != GRAPH_DEVICE)
		strbuf_adds(out, n->n->kind == GRAPH_WAIT ? "wait" : "host");
	else if (p->lanes[lane].host)
		strbuf_adds(out, "none");
	else
		strbuf_addf(out, "q%u", lane % COLOURS);
}

static void add_box(struct strbuf *out, const struct picture *p, uint32_t i, struct strbuf *text)
{
	const struct drawn_node *n = &p->d.nodes[i];
	uint32_t x = spot_x(p, i), y = spot_y(p, i);
	bool dashed = n->n->kind == GRAPH_WAIT || n->n->kind == GRAPH_EVENT ||
		      n->n->kind == GRAPH_UNSEEN;

	strbuf_adds(out, "<g><title>");
	strbuf_reset(text);
	drawn_title(&p->d, n, 0, text);
	add_xml(out, text, 0);
	strbuf_reset(text);
	strbuf_addf(text, "n%llu, ", (unsigned long long)n->id);
	drawn_place(n, true, text);
	strbuf_adds(text, text->buf[text->len - 1] == ' ' ? "" : ", ");
	drawn_times(n, text);
	strbuf_addc(out, '\n');
	add_xml(out, text, 0);
	strbuf_adds(out, "</title>\n");
	strbuf_addf(
		out,
		"<rect id=\"n%llu\" x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\" rx=\"%u\" class=\"box ",
		(unsigned long long)n->id, x, y, BOX_W, BOX_H, n->n->kind == GRAPH_DEVICE ? 2 : 10);
	add_fill(out, p, n, p->spots[p->spot_of[i]].lane);
	strbuf_adds(out, n->critical ? " path\"" : "\"");
	strbuf_adds(out, dashed ? " stroke-dasharray=\"4 3\"/>\n" : "/>\n");
	strbuf_reset(text);
	drawn_title(&p->d, n, TEXT_MAX, text);
	add_line(out, x + 6, y + 14, text, TEXT_MAX, "");
	strbuf_reset(text);
	drawn_place(n, false, text);
	add_line(out, x + 6, y + 27, text, SMALL_MAX, " class=\"small\"");
	strbuf_reset(text);
	drawn_times(n, text);
	add_line(out, x + 6, y + 40, text, SMALL_MAX, " class=\"small\"");
	strbuf_adds(out, "</g>\n");
}

static bool has_edge(const struct picture *p, uint32_t from, uint32_t to)
{
	const struct drawn_edge *e = p->d.edges;
	uint32_t low = p->in_start[to], high = p->in_start[to + 1];

	while (low < high) {
		uint32_t mid = low + (high - low) / 2;

		if (e[mid].from < from)
			low = mid + 1;
		else
			high = mid;
	}
	return low < p->in_start[to + 1] && e[low].from == from && !e[low].uncertain;
}

/* Does the order of e follow from two other edges? Only where it is no more than an order, or a wait. */
static bool follows(const struct picture *p, const struct drawn_edge *e)
{
	bool wait = p->d.nodes[e->to].n->kind == GRAPH_WAIT;
	uint32_t k, between;

	if (e->critical || p->d.collapsed ||
	    (!wait && e->whys & (1u << GRAPH_BY_EVENT | 1u << GRAPH_BY_DATA)))
		return false;
	for (k = p->in_start[e->to]; k < p->in_start[e->to + 1]; k++) {
		between = p->d.edges[k].from;
		if (between != e->from && !p->d.edges[k].uncertain && has_edge(p, e->from, between))
			return true;
	}
	return false;
}

/* The ways of all edges that are drawn, and then the places of the columns. */
static int find_ways(struct picture *p)
{
	_cleanup_free_ struct ways_cell *cells = calloc((size_t)p->d.nnodes + 1, sizeof(*cells));
	uint32_t i, n = 0;
	int r;

	p->ways = calloc((size_t)p->d.nedges + 1, sizeof(*p->ways));
	p->x = calloc((size_t)p->columns + 1, sizeof(*p->x));
	p->tracks = calloc((size_t)p->columns + 1, sizeof(*p->tracks));
	if (!cells || !p->ways || !p->x || !p->tracks)
		return -ENOMEM;
	for (i = 0; i < p->d.nnodes; i++)
		cells[i] = cell_of(p, i);
	for (i = 0; i < p->d.nedges; i++)
		if (!follows(p, &p->d.edges[i]))
			p->ways[n++] = (struct way){ .from = cells[p->d.edges[i].from],
						     .to = cells[p->d.edges[i].to] };
	p->hidden = p->d.nedges - n;
	r = ways_find(cells, p->d.nnodes, p->columns, p->ways, n, p->tracks);
	if (r >= 0)
		place_columns(p);
	return r;
}

/* The middle of the way between the rows. */
static uint32_t way_x(const struct picture *p, const struct way *w)
{
	uint32_t left = w->gutter ? p->x[w->gutter - 1] + BOX_W : 0;

	switch (w->by) {
	case WAY_BEGIN:
		return p->x[w->from.column] + BOX_W / 2 + ASIDE;
	case WAY_END:
		return p->x[w->to.column] + BOX_W / 2 - ASIDE;
	default:
		if (is_border(p, w->gutter))
			left += w->gutter ? MARGIN + LANE_GAP / 2 : LANE_GAP / 2;
		return left + TRACK_W + w->track * TRACK_W;
	}
}

/* Through a gap from one row to the next, or in it around from one side of a row to the same side. */
static void add_bend(struct strbuf *out, uint32_t from, uint32_t to, uint32_t y, int ahead,
		     uint32_t end, int behind)
{
	strbuf_addf(out, "C%u %d %u %d %u %u", from, (int)y + ahead, to, (int)end + behind, to,
		    end);
}

/*
 * From the bottom of a box to the top of another. Bends are within gaps: a curve is between its own points. What is
 * straight is in a gutter, or where a column has no box.
 */
static void add_way(struct strbuf *out, const struct picture *p, const struct way *w)
{
	uint32_t x1 = p->x[w->from.column] + BOX_W / 2, y1 = row_y(w->from.row) + BOX_H;
	uint32_t x2 = p->x[w->to.column] + BOX_W / 2, y2 = row_y(w->to.row), x;
	const int half = GAP_Y / 2, around = GAP_Y - 6;

	strbuf_addf(out, "M%u %u", x1, y1);
	if (w->by == WAY_GAP && x1 == x2) {
		strbuf_addf(out, "V%u", y2);
		return;
	}
	if (w->by == WAY_GAP) {
		add_bend(out, x1, x2, y1, half, y2, -half);
		return;
	}
	x = way_x(p, w);
	if (w->by == WAY_BACK) {
		add_bend(out, x1, x, y1, around, y1, around);
		strbuf_addf(out, "V%u", y2);
		add_bend(out, x, x2, y2, -around, y2, -around);
		return;
	}
	add_bend(out, x1, x, y1, half, y1 + GAP_Y, -half);
	strbuf_addf(out, "V%u", y2 - GAP_Y);
	add_bend(out, x, x2, y2 - GAP_Y, half, y2, -half);
}

static void add_arrow(struct strbuf *out, const struct picture *p, const struct drawn_edge *e,
		      const struct way *w)
{
	strbuf_adds(out, "<path d=\"");
	add_way(out, p, w);
	strbuf_adds(out, e->critical ? "\" class=\"path\"" : "\"");
	if (!(e->whys & (1u << GRAPH_BY_EVENT | 1u << GRAPH_BY_DATA)))
		strbuf_adds(out, e->whys & 1u << GRAPH_BY_HOST ? " stroke-dasharray=\"2 3\""
							       : " stroke-dasharray=\"6 3\"");
	strbuf_addf(out, " marker-end=\"url(#%s)\"/>\n", e->critical ? "b" : "a");
}

static void add_edges(struct strbuf *out, const struct picture *p)
{
	const struct way *way;
	bool critical;
	uint32_t i;

	strbuf_adds(out, "<g class=\"edge\">\n");
	/* The critical path is over the others. */
	for (critical = false;; critical = true) {
		for (i = 0, way = p->ways; i < p->d.nedges; i++) {
			if (follows(p, &p->d.edges[i]))
				continue;
			if (p->d.edges[i].critical == critical)
				add_arrow(out, p, &p->d.edges[i], way);
			way++;
		}
		if (critical)
			break;
	}
	strbuf_adds(out, "</g>\n");
}

static void add_lane(struct strbuf *out, const struct picture *p, const struct lane *l,
		     struct strbuf *text)
{
	const struct graph_process *of = graph_process(p->d.graph, l->process);
	uint32_t left = p->x[l->first], right = p->x[l->first + l->wide - 1] + BOX_W;

	strbuf_reset(text);
	if (l->host)
		strbuf_adds(text, "host");
	else
		drawn_queue_title(&p->d, l->queue, text);
	strbuf_adds(out, "<g><title>");
	add_xml(out, text, 0);
	strbuf_addf(
		out,
		"</title>\n<rect x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\" class=\"lane\"/>\n",
		left - MARGIN, TOP - TITLES, right - left + 2 * MARGIN,
		p->row[p->d.nlayers] * (BOX_H + GAP_Y) + TITLES);
	add_line(out, left, TOP - TITLES + 14, text, l->wide * TEXT_MAX, "");
	strbuf_reset(text);
	if (of) {
		strbuf_addf(text, "%.*s %u", (int)strnlen(of->comm, sizeof(of->comm)), of->comm,
			    xb_id(of->tgid));
		host_add(text, of->host);
	}
	add_line(out, left, TOP - TITLES + 27, text, l->wide * TEXT_MAX, "");
	strbuf_adds(out, "</g>\n");
}

/* Of a light page and of a dark one. */
static void add_style(struct strbuf *out)
{
	static const char *const fills[2][COLOURS] = {
		{ "dbe9f6", "e2f0d9", "fdebd0", "eadcf4", "fde2e4", "d9f0ee", "f4f1c9", "e6e6fa" },
		{ "1d3a57", "24452a", "54401b", "44305a", "57292e", "1b4a46", "4a4719", "34345c" },
	};
	static const char *const rules[2] = {
		"text{fill:#111}.back{fill:#fff}.lane{fill:none;stroke:#ccc}.box{stroke:#666}"
		".none{fill:#fff}.host{fill:#fafafa}.wait{fill:#f0f0f0}"
		".edge path{fill:none;stroke:#888}.head{fill:#666}.small{font-size:9px}"
		"rect.path,.edge path.path{stroke:#d00000;stroke-width:2}.pathhead{fill:#d00000}",
		"text{fill:#eee}.back{fill:#161616}.lane{stroke:#444}.box{stroke:#999}"
		".none{fill:#161616}.host{fill:#222}.wait{fill:#2e2e2e}"
		".edge path{stroke:#888}.head{fill:#aaa}"
		"rect.path,.edge path.path{stroke:#ff5c5c}.pathhead{fill:#ff5c5c}",
	};
	unsigned dark, i;

	strbuf_adds(out, "<style>");
	for (dark = 0; dark < 2; dark++) {
		strbuf_adds(out, dark ? "\n@media (prefers-color-scheme:dark){" : "");
		strbuf_adds(out, rules[dark]);
		for (i = 0; i < COLOURS; i++)
			strbuf_addf(out, ".q%u{fill:#%s}", i, fills[dark][i]);
	}
	strbuf_adds(out, "}</style>\n");
}

static void head_text(const struct picture *p, struct strbuf *text)
{
	strbuf_reset(text);
	strbuf_addf(text, "%u nodes, %u edges%s", p->d.nnodes, p->d.nedges,
		    p->forced ? " (too many to draw each one: instances are one node)"
			      : (p->d.collapsed ? " (instances are one node)" : ""));
	if (p->hidden)
		strbuf_addf(text, ", %u of them not drawn because they follow from others",
			    p->hidden);
	strbuf_adds(text, "; ");
	drawn_path_title(&p->d, text);
}

static const struct {
	const char *class, *dashes, *text;
} legend_boxes[] = { { "q0", "", "a command, in the colour of its queue" },
		     { "host", "", "on the host" },
		     { "wait", " stroke-dasharray=\"4 3\"", "a wait, or what was not seen" },
		     { "none path", "", "on the critical path" } };
static const struct {
	const char *dashes, *text;
} legend_arrows[] = { { "", "it waits for its event, or uses its data" },
		      { " stroke-dasharray=\"6 3\"", "the order of a queue" },
		      { " stroke-dasharray=\"2 3\"", "submitted when the host had waited" } };

static uint32_t legend_room(const char *text)
{
	return 40 + 6 * (uint32_t)strlen(text);
}

static uint32_t legend_width(void)
{
	uint32_t width = 2 * LANE_GAP;

	for (size_t i = 0; i < ARRAY_SIZE(legend_boxes); i++)
		width += legend_room(legend_boxes[i].text);
	for (size_t i = 0; i < ARRAY_SIZE(legend_arrows); i++)
		width += legend_room(legend_arrows[i].text);
	return width;
}

/* What boxes and lines are, below all of them. */
static void add_legend(struct strbuf *out, uint32_t y)
{
	uint32_t x = LANE_GAP;

	strbuf_adds(out, "<g class=\"edge\">\n");
	for (size_t i = 0; i < ARRAY_SIZE(legend_boxes); i++) {
		strbuf_addf(
			out,
			"<rect x=\"%u\" y=\"%u\" width=\"18\" height=\"10\" rx=\"2\" class=\"box %s\"%s/>"
			"<text x=\"%u\" y=\"%u\">%s</text>\n",
			x, y - 9, legend_boxes[i].class, legend_boxes[i].dashes, x + 24, y,
			legend_boxes[i].text);
		x += legend_room(legend_boxes[i].text);
	}
	for (size_t i = 0; i < ARRAY_SIZE(legend_arrows); i++) {
		strbuf_addf(out, "<path d=\"M%u %uh18\"%s/><text x=\"%u\" y=\"%u\">%s</text>\n", x,
			    y - 4, legend_arrows[i].dashes, x + 24, y, legend_arrows[i].text);
		x += legend_room(legend_arrows[i].text);
	}
	strbuf_adds(out, "</g>\n");
}

static void add_head(struct strbuf *out, const struct picture *p, struct strbuf *text)
{
	uint32_t i, width = legend_width(), height;
	size_t k;

	head_text(p, text);
	if (width < 2 * LANE_GAP + 6 * (uint32_t)text->len)
		width = 2 * LANE_GAP + 6 * (uint32_t)text->len;
	if (width < p->x[p->columns])
		width = p->x[p->columns];
	height = TOP + p->row[p->d.nlayers] * (BOX_H + GAP_Y) + 40;
	strbuf_addf(out,
		    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\" "
		    "viewBox=\"0 0 %u %u\" font-family=\"sans-serif\" font-size=\"10\">\n",
		    width, height, width, height);
	add_style(out);
	for (i = 0; i < 2; i++)
		strbuf_addf(out,
			    "<marker id=\"%s\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" "
			    "markerWidth=\"7\" markerHeight=\"7\" markerUnits=\"userSpaceOnUse\" "
			    "orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" class=\"%s\"/></marker>\n",
			    i ? "b" : "a", i ? "pathhead" : "head");
	strbuf_adds(out, "<rect width=\"100%\" height=\"100%\" class=\"back\"/>\n");
	add_legend(out, height - 12);
	add_line(out, LANE_GAP, 16, text, 0, "");
	strbuf_reset(text);
	drawn_missing(&p->d, text);
	for (k = 0; k < text->len; k++) {
		if (text->buf[k] == '\n')
			text->buf[k] = k + 1 < text->len ? ';' : ' ';
	}
	if (text->len)
		add_line(out, LANE_GAP, 44, text, 0, "");
}

static int make(struct picture *p, const struct graph *g, bool collapse)
{
	int r = drawn_make(g, collapse, &p->d);

	if (r >= 0 && !collapse && p->d.nnodes > SHOWN_MAX) {
		drawn_done(&p->d);
		p->forced = true;
		r = drawn_make(g, true, &p->d);
	}
	if (r >= 0)
		r = lay_out(p);
	return r < 0 ? r : find_ways(p);
}

static int svg_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	_cleanup_(picture_done) struct picture p = { .d.names = &s->names };
	int r = make(&p, model_graph(m), s->opts.view & XPTIBPF_VIEW_COLLAPSE);
	uint32_t i;

	if (r < 0)
		return r;
	add_head(out, &p, &text);
	for (i = 0; i < p.nlanes; i++)
		add_lane(out, &p, &p.lanes[i], &text);
	add_edges(out, &p);
	for (i = 0; i < p.d.nnodes; i++)
		add_box(out, &p, i, &text);
	return strbuf_failed(out) || strbuf_failed(&text) ? -ENOMEM : 0;
}

/* The picture is still open, so that none is without it. */
static int svg_lost(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	drawn_lost(s, counters, &text);
	add_line(out, LANE_GAP, 30, &text, 0, "");
	strbuf_adds(out, "</svg>\n");
	return strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_graph_svg = {
	.name = "graph-svg",
	.needs = MODEL_GRAPH,
	.finish = svg_finish,
	.lost = svg_lost,
};
