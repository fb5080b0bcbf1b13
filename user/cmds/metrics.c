// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* metrics.c - xptibpf metrics: lists the groups of metrics that this machine's devices have. */
#include <errno.h>
#include <fnmatch.h>
#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "base/strbuf.h"
#include "cmds/cmd.h"
#include "cmds/pager.h"
#include "sink/table.h"
#include "xptibpf/xptibpf.h"

struct listing {
	bool json;
	const char *pattern; /* NULL: all */
	struct strbuf out;
	char device[64], group[320]; /* of the line before: its device, and that with its group */
	char error[640];	     /* the first device's without groups */
	size_t groups, shown;
};

#define T_ROW struct xptibpf_metric
static const TABLE(columns, T_JSON("device", TEXT, device), T_JSON("model", FILLED, model),
		   T_JSON("error", TEXT, error, .omitted = true), T_JSON("group", FILLED, group),
		   T_JSON("group_about", FILLED, group_about), T_JSON("domain", COUNT, domain),
		   T_JSON("by_time", FLAG, by_time), T_JSON("by_event", FLAG, by_event),
		   T_JSON("metric", FILLED, metric), T_JSON("about", FILLED, about),
		   T_JSON("component", FILLED, component), T_JSON("unit", FILLED, unit),
		   T_JSON("metric_type", TEXT, type), T_JSON("value_type", TEXT, value_type),
		   T_JSON("tier", COUNT, tier));
#undef T_ROW

static void add(struct strbuf *out, const char *before, const char *text, const char *after)
{
	if (!text || !*text)
		return;
	strbuf_adds(out, before);
	strbuf_adds_escaped(out, text);
	strbuf_adds(out, after);
}

static void add_group(struct strbuf *out, const struct xptibpf_metric *m)
{
	strbuf_adds(out, "  ");
	strbuf_adds_escaped(out, m->group);
	strbuf_addf(out, "  domain %u, %s", m->domain,
		    m->by_time && m->by_event ? "by time and by event"
		    : m->by_time	      ? "by time"
		    : m->by_event	      ? "by event"
					      : "by tracer");
	add(out, "  ", m->group_about, "");
	strbuf_addc(out, '\n');
}

/* Without what all of them begin with: "ratio", "uint64". */
static const char *word_of(const char *enumerator, const char *prefix)
{
	size_t n = strlen(prefix);

	return !enumerator ? "?" : strncmp(enumerator, prefix, n) ? enumerator : enumerator + n;
}

static void add_metric(struct strbuf *out, const struct xptibpf_metric *m)
{
	strbuf_adds(out, "    ");
	strbuf_adds_escaped(out, m->metric);
	add(out, " (", m->unit, ")");
	strbuf_addf(out, "  %s %s", word_of(m->type, "ZET_METRIC_TYPE_"),
		    word_of(m->value_type, "ZET_VALUE_TYPE_"));
	add(out, "  ", m->component, "");
	add(out, "  ", m->about, "");
	strbuf_addc(out, '\n');
}

/* Devices and groups have lines of their own, each once. */
static void add_text(struct listing *l, const struct xptibpf_metric *m)
{
	char group[sizeof(l->group)];

	if (strcmp(l->device, m->device) != 0) {
		snprintf(l->device, sizeof(l->device), "%s", m->device);
		strbuf_adds_escaped(&l->out, m->device);
		add(&l->out, "  ", m->model, "");
		add(&l->out, "  no metrics: ", m->error, "");
		strbuf_addc(&l->out, '\n');
	}
	if (m->error)
		return;
	snprintf(group, sizeof(group), "%s:%s:%u:%d", m->device, m->group, m->domain,
		 m->by_time << 1 | m->by_event);
	if (strcmp(l->group, group) != 0) {
		memcpy(l->group, group, sizeof(group));
		add_group(&l->out, m);
	}
	if (m->metrics)
		add_metric(&l->out, m);
}

static bool is_meant(const struct listing *l, const struct xptibpf_metric *m)
{
	return !l->pattern || !fnmatch(l->pattern, m->group, 0) ||
	       !fnmatch(l->pattern, m->metric, 0) || !fnmatch(l->pattern, m->device, 0);
}

static int on_metric(void *u, const struct xptibpf_metric *m)
{
	struct listing *l = u;

	if (m->error && !*l->error)
		snprintf(l->error, sizeof(l->error), "%s: %s", m->device, m->error);
	l->groups += !m->error;
	if (!is_meant(l, m))
		return 0;
	l->shown += !m->error;
	if (l->json)
		table_json(&l->out, columns, "metric", m, NULL);
	else
		add_text(l, m);
	if (strbuf_failed(&l->out))
		return -ENOMEM;
	if (fputs(strbuf_str(&l->out), stdout) == EOF)
		return -errno;
	strbuf_reset(&l->out);
	return 0;
}

/* What is wrong if nothing could be listed. */
static int status_of(const struct listing *l, int r)
{
	/* The reader has read enough. */
	if (r == -EPIPE)
		return EXIT_DONE;
	if (r < 0) {
		log_error("%s", xptibpf_error(NULL));
		return r == -ENODEV ? EXIT_NOTHING : EXIT_FAILED;
	}
	if (!l->groups) {
		log_error("no device has metrics%s%s", *l->error ? ": " : "", l->error);
		return EXIT_NOTHING;
	}
	if (!l->shown) {
		log_error("no device, group or metric matches '%s'", l->pattern);
		return EXIT_FAILED;
	}
	return EXIT_DONE;
}

static int run(int argc, char **argv)
{
	struct listing l = { 0 };
	int r = cmd_parse_listing(&cmd_metrics, argc, argv, "GLOB", &l.json, &l.pattern);

	if (r >= 0)
		return r;
	pager_start(true);
	r = xptibpf_metrics(on_metric, &l);
	strbuf_done(&l.out);
	if (!r && fflush(stdout) == EOF)
		r = -errno;
	return status_of(&l, r);
}

const struct command cmd_metrics = {
	.name = "metrics",
	.usage = "[--json] [GLOB]",
	.summary = "Lists the groups of metrics that this machine's devices have, by Level Zero.",
	.options = cmd_listing_options,
	.operand = "METRICS",
	.epilogue =
		"GLOB matches the name of a group, a metric or a device. Each line has a metric's name, unit, type,\n"
		"type of its values, component and description. Drivers run in a process of its own without\n"
		"privileges. 'xptibpf stat --metrics' shows the values that programs calculate.\n",
	.pages = true,
	.run = run,
};
