// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* message.c - see message.h. */
#include "sample/message.h"

#define END(text) ((text)[sizeof(text) - 1] = '\0')

size_t message_size(uint32_t kind)
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
	case SAMPLE_READY:
		return SAMPLE_HEAD;
	default:
		return 0;
	}
}

bool message_is_sound(struct sample_message *m, size_t size)
{
	if (size < SAMPLE_HEAD || size != message_size(m->kind))
		return false;
	switch ((enum sample_kind)m->kind) {
	case SAMPLE_DEVICE:
		END(m->device.name);
		END(m->device.model);
		return true;
	case SAMPLE_GROUP:
		END(m->group.name);
		END(m->group.text);
		return m->group.nmetrics <= SAMPLE_METRICS;
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
	default:
		return true;
	}
}
