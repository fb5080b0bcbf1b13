// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * metrics_list.c - a witness of `xptibpf metrics`: prints by the API's own headers what all devices of the loader have, a line
 * a metric: device, group, its description, domain, sampling, metric, description, component, unit, type, type of values, tier.
 */
#include <stdbool.h>
#include <level_zero/zet_api.h>

#include <stdio.h>
#include <stdlib.h>

#define MAX 1024u

static void metric(uint32_t device, const zet_metric_group_properties_t *g, zet_metric_handle_t m)
{
	zet_metric_properties_t p = { .stype = ZET_STRUCTURE_TYPE_METRIC_PROPERTIES };

	if (zetMetricGetProperties(m, &p))
		exit(1);
	printf("ze%u\t%s\t%s\t%u\t%u\t%s\t%s\t%s\t%s\t%u\t%u\t%u\n", device, g->name,
	       g->description, g->domain, g->samplingType, p.name, p.description, p.component,
	       p.resultUnits, p.metricType, p.resultType, p.tierNumber);
}

static void group(uint32_t device, zet_metric_group_handle_t g)
{
	zet_metric_group_properties_t p = { .stype = ZET_STRUCTURE_TYPE_METRIC_GROUP_PROPERTIES };
	zet_metric_handle_t metrics[MAX];
	uint32_t n = MAX;

	if (zetMetricGroupGetProperties(g, &p) || zetMetricGet(g, &n, metrics))
		exit(1);
	for (uint32_t i = 0; i < n; i++)
		metric(device, &p, metrics[i]);
}

int main(void)
{
	zet_metric_group_handle_t groups[MAX];
	ze_device_handle_t devices[MAX];
	ze_driver_handle_t driver;
	uint32_t one = 1, n = MAX, k;
	ze_result_t r;

	r = zeInit(0);
	if (!r)
		r = zeDriverGet(&one, &driver);
	if (!r)
		r = zeDeviceGet(driver, &n, devices);
	if (r) {
		printf("no device: %x\n", r);
		return 0;
	}
	for (uint32_t i = 0; i < n; i++) {
		k = MAX;
		r = zetMetricGroupGet(devices[i], &k, groups);
		if (r)
			printf("ze%u: %x\n", i, r);
		for (uint32_t j = 0; !r && j < k; j++)
			group(i, groups[j]);
	}
	return 0;
}
