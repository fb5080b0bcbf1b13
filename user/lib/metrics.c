// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* metrics.c - the library's list of this machine's device metrics. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/last_error.h"
#include "sample/level_zero.h"
#include "sample/list.h"
#include "sample/words.h"
#include "xptibpf/xptibpf.h"

struct listing {
	int (*each)(void *u, const struct xptibpf_metric *m);
	void *u;
	struct sample_device device;
	struct sample_group group;
};

static int tell_device(struct listing *l)
{
	char error[512];

	if (!l->device.result)
		return 0;
	sample_result(l->device.result, error, sizeof(error));
	return l->each(l->u, &(struct xptibpf_metric){ .device = l->device.name,
						       .model = l->device.model,
						       .error = error,
						       .group = "",
						       .group_about = "",
						       .metric = "",
						       .about = "",
						       .component = "",
						       .unit = "" });
}

static struct xptibpf_metric of_group(const struct listing *l)
{
	return (struct xptibpf_metric){ .device = l->device.name,
					.model = l->device.model,
					.group = l->group.name,
					.group_about = l->group.text,
					.domain = l->group.domain,
					.by_time = l->group.sampling & LEVEL_ZERO_BY_TIME,
					.by_event = l->group.sampling & LEVEL_ZERO_BY_EVENT,
					.metrics = l->group.nmetrics,
					.metric = "",
					.about = "",
					.component = "",
					.unit = "" };
}

static int tell_group(struct listing *l)
{
	struct xptibpf_metric m = of_group(l);

	return l->group.nmetrics ? 0 : l->each(l->u, &m);
}

static int tell_metric(struct listing *l, const struct sample_metric *x)
{
	struct xptibpf_metric m = of_group(l);

	m.metric = x->name;
	m.about = x->text;
	m.component = x->component;
	m.unit = x->unit;
	m.type = sample_metric_type(x->type);
	m.value_type = sample_value_type(x->value_type);
	m.tier = x->tier;
	return l->each(l->u, &m);
}

static int on_message(void *u, const struct sample_message *m)
{
	struct listing *l = u;

	switch ((enum sample_kind)m->kind) {
	case SAMPLE_DEVICE:
		l->device = m->device;
		return tell_device(l);
	case SAMPLE_GROUP:
		l->group = m->group;
		return tell_group(l);
	case SAMPLE_METRIC:
		return tell_metric(l, &m->metric);
	default:
		return 0;
	}
}

int xptibpf_metrics(int (*each)(void *u, const struct xptibpf_metric *m), void *u)
{
	struct listing l = { .each = each, .u = u };
	struct errline e = { 0 };
	int r;

	last_error_set("");
	r = sample_list(on_message, &l, &e);
	if (r < 0)
		last_error_set(e.text[0] ? e.text : strerror(-r));
	return r;
}
