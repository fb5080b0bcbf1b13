// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* message.c - see message.h. */
#include "sample/message.h"

#define END(text)   ((text)[sizeof(text) - 1] = '\0')
#define REPORT_HEAD (SAMPLE_HEAD + offsetof(struct sample_report, values))

size_t message_size(uint32_t kind, uint32_t n)
{
	switch ((enum sample_kind)kind) {
	case SAMPLE_DEVICE:
		return SAMPLE_HEAD + sizeof(struct sample_device);
	case SAMPLE_GROUP:
		return SAMPLE_HEAD + sizeof(struct sample_group);
	case SAMPLE_METRIC:
		return SAMPLE_HEAD + sizeof(struct sample_metric);
	case SAMPLE_FAILED:
		return SAMPLE_HEAD + sizeof(struct sample_failed);
	case SAMPLE_REPORT:
		return n > SAMPLE_METRICS ? 0 : REPORT_HEAD + n * sizeof(uint64_t);
	case SAMPLE_COUNTS:
		return SAMPLE_HEAD + sizeof(struct sample_counts);
	case SAMPLE_READY:
	case SAMPLE_ENDED:
		return SAMPLE_HEAD;
	default:
		return 0;
	}
}

static bool is_whole(const struct sample_message *m, size_t size)
{
	const bool report = size >= SAMPLE_HEAD && m->kind == SAMPLE_REPORT;

	if (size < SAMPLE_HEAD || (report && size < REPORT_HEAD))
		return false;
	return size == message_size(m->kind, report ? m->report.n : 0);
}

bool message_is_sound(struct sample_message *m, size_t size)
{
	if (!is_whole(m, size))
		return false;
	switch ((enum sample_kind)m->kind) {
	case SAMPLE_DEVICE:
		END(m->device.name);
		END(m->device.model);
		return true;
	case SAMPLE_GROUP:
		END(m->group.name);
		END(m->group.text);
		return m->group.nmetrics <= SAMPLE_METRICS && m->group.stream <= SAMPLE_STREAMS;
	case SAMPLE_METRIC:
		END(m->metric.name);
		END(m->metric.text);
		END(m->metric.component);
		END(m->metric.unit);
		return true;
	case SAMPLE_FAILED:
		END(m->failed.function);
		END(m->failed.text);
		return m->failed.why < SAMPLE_FAILURES;
	case SAMPLE_REPORT:
		return m->report.stream && m->report.stream <= SAMPLE_STREAMS;
	default:
		return true;
	}
}
