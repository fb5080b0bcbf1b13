// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* metrics_text.c - see metrics_text.h. */
#include "sink/metrics_text.h"

#include <errno.h>
#include <stddef.h>

#include "base/json.h"

#define T_ROW struct metrics_row
const TABLE(metrics_columns, T_JSON("", WHO, who), T_JSON("device", TEXT, device),
	    T_JSON("group", TEXT, group), T_JSON("metric", TEXT, metric),
	    T_JSON("unit", FILLED, unit), T_JSON("value_type", TEXT, type),
	    T_JSON("kernel", NAME, kernel, .other = "demangled"),
	    T_JSON("several_kernels", FLAG, several), T_JSON("period", COUNT, period, .some = true),
	    T_COLUMN("samples", "samples", COUNT, 9, samples),
	    T_COLUMN("min", "min", REAL, 12, min, T_IF(numbers)),
	    T_COLUMN("mean", "mean", REAL, 12, mean, T_IF(numbers)),
	    T_COLUMN("max", "max", REAL, 12, max, T_IF(numbers)), T_JSON("refused", COUNT, refused),
	    T_JSON("unread", COUNT, unread), T_JSON("untimed", COUNT, untimed),
	    T_LABEL(" %s", TEXT, metric), T_LABEL(" (%s)", FILLED, unit),
	    T_LABEL(" of %s", TEXT, group), T_LABEL(", %s", TEXT, device),
	    T_LABEL(", kernel %s", NAME, kernel), T_SOME(", several kernels", FLAG, several),
	    T_LABEL(", sampled every %s", NS, period, .some = true),
	    T_LABEL("  [%s]", WHO, who, T_UNLESS(period)),
	    T_SOME(" (times of %s are those of their reading)", COUNT, untimed),
	    T_SOME(" (%s refused)", COUNT, refused), T_SOME(" (%s not read)", COUNT, unread));
#undef T_ROW

#define COUNT(member, text) { #member, text, offsetof(struct metrics_totals, member) }
const struct metrics_count_row metrics_counts[] = {
	COUNT(calculations, NULL),
	COUNT(unknown,
	      "calculations of groups whose metrics the program was not seen to ask for: refused"),
	COUNT(wrong_count,
	      "calculations whose values are no whole sets of their group's metrics: refused"),
	COUNT(unreadable, "calculations whose values could not be read"),
	COUNT(maxima, "calculations of greatest possible values, which are no samples"),
	COUNT(wrong_type, "sets of values with another type than their metrics': refused"),
	COUNT(no_numbers, "values that are infinite or not a number: refused"),
	COUNT(unread, "values beyond those that are read of a call"),
	COUNT(unnamed, "values of metrics whose names and types are not known"),
	COUNT(folded, "values of further rows are not in this table"),
	COUNT(dropped, "readings before which the driver had dropped data: samples are missing"),
	{ 0 },
};
#undef COUNT

uint64_t metrics_count_of(const struct metrics *m, const struct metrics_count_row *row)
{
	return table_number_at(metrics_totals(m), row->at, sizeof(uint64_t));
}

/* ---- for people -------------------------------------------------------------------------------- */

struct writing {
	struct strbuf *out;
	struct table_view view;
	const char *indent;
	size_t left;
};

static int text_row(void *u, const struct metrics_row *row)
{
	struct writing *w = u;

	if (!w->left)
		return 0;
	w->left--;
	strbuf_adds(w->out, w->indent);
	table_line(w->out, metrics_columns, row, &w->view);
	return 0;
}

static void text_counts(struct strbuf *out, const struct metrics *m, const char *indent)
{
	for (const struct metrics_count_row *c = metrics_counts; c->key; c++) {
		uint64_t n = metrics_count_of(m, c);

		if (!n || !c->text)
			continue;
		strbuf_adds(out, indent);
		strbuf_addf(out, "%llu %s\n", (unsigned long long)n, c->text);
	}
}

int metrics_text_rows(struct strbuf *out, const struct metrics *m, const struct table_view *v,
		      const char *indent, size_t shown)
{
	struct writing w = { out, { .whos = metrics_whos(m), .names = v->names }, indent, shown };
	size_t n = metrics_count(m);

	strbuf_addf(out, "%sdevice metrics: %s\n", indent,
		    n ? "what was calculated and sampled of them"
		      : "none were calculated or sampled");
	if (n) {
		strbuf_adds(out, indent);
		table_titles(out, metrics_columns,
			     " metric, its group and device, kernel that was measured");
	}
	metrics_each(m, text_row, &w);
	if (n > shown)
		strbuf_addf(out, "%sand %zu more metrics\n", indent, n - shown);
	text_counts(out, m, indent);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

/* ---- JSON -------------------------------------------------------------------------------------- */

static int json_row(void *u, const struct metrics_row *row)
{
	struct writing *w = u;

	return table_json(w->out, metrics_columns, "metric", row, &w->view);
}

int metrics_json_rows(struct strbuf *out, const struct metrics *m, const struct table_view *v)
{
	struct writing w = { out, { .whos = metrics_whos(m), .names = v->names }, "", 0 };
	struct json j;
	int r;

	json_line(&j, out, "metrics");
	for (const struct metrics_count_row *c = metrics_counts; c->key; c++)
		json_u64(&j, c->key, metrics_count_of(m, c));
	r = json_end_line(&j);
	return r < 0 ? r : metrics_each(m, json_row, &w);
}
