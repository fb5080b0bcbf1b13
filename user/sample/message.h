// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * message.h - what the process that runs drivers says, one message each, and what it is told.
 *
 * A driver is in that process, and may write anything: whoever receives a message checks it (message_is_sound()).
 */
#ifndef XB_SAMPLE_MESSAGE_H
#define XB_SAMPLE_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SAMPLE_TEXT    256 /* bytes with the NUL */
#define SAMPLE_DEVICES 16
#define SAMPLE_METRICS 256  /* of a group */
#define SAMPLE_GROUPS  4096 /* of all devices */
#define SAMPLE_STREAMS 32   /* groups that are sampled, each on each of its devices */

/* What it is told, by one byte. */
#define SAMPLE_BEGIN 'b' /* reports count from now on */
#define SAMPLE_END   'e' /* it reads once more, says that it has ended, and ends */

enum sample_kind {
	SAMPLE_NOTHING,
	SAMPLE_DEVICE, /* a device; result: that of asking for its groups */
	SAMPLE_GROUP,  /* of the device before it */
	SAMPLE_METRIC, /* of the group before it */
	SAMPLE_READY,  /* all of them are sent */
	SAMPLE_FAILED, /* it can't go on */
	SAMPLE_REPORT, /* the values of one moment */
	SAMPLE_COUNTS, /* after each reading: what did not become a report so far */
	SAMPLE_ENDED,  /* as it was told to: nothing more comes */
};

enum sample_failure {
	SAMPLE_IS_STATIC, /* a static program can't open libraries */
	SAMPLE_NO_LOADER, /* text: what the C library said */
	SAMPLE_NO_DRIVER, /* function, result */
	SAMPLE_NO_DEVICE, /* there are drivers, but they have none */
	SAMPLE_SYSTEM,	  /* result: errno */
	SAMPLE_DRIVER, /* function, result: what a driver returned; text: of which device and group */
	SAMPLE_MANY,   /* more than SAMPLE_STREAMS */
	SAMPLE_LARGE, /* a group has more than SAMPLE_METRICS, or none; result: how many, text: its name */
	SAMPLE_FAILURES
};

struct sample_device {
	char name[16]; /* "ze0" */
	char model[SAMPLE_TEXT];
	uint32_t result; /* ze_result_t */
};

struct sample_group {
	uint32_t sampling; /* LEVEL_ZERO_BY_ bits */
	uint32_t domain;
	uint32_t nmetrics; /* messages that follow */
	uint32_t told;	   /* metrics that it has, by what the driver says */
	uint32_t stream;   /* its number: 1, 2 ...; 0: it is not sampled */
	uint32_t reserved;
	uint64_t period; /* ns, as the driver samples it */
	char name[SAMPLE_TEXT], text[SAMPLE_TEXT];
};

struct sample_metric {
	uint32_t type, value_type, tier;
	char name[SAMPLE_TEXT], text[SAMPLE_TEXT], component[SAMPLE_TEXT], unit[SAMPLE_TEXT];
};

struct sample_failed {
	uint32_t why;	 /* enum sample_failure */
	uint32_t result; /* a ze_result_t, or an errno */
	uint32_t nodes;	 /* devices of GPUs (/dev/dri/renderD*) that there are, */
	uint32_t denied; /* and of those, which it may not open */
	char function[64];
	char text[SAMPLE_TEXT];
};

/* The group's metrics in their order, as bits of the types of their values. */
struct sample_report {
	uint32_t stream;
	uint32_t n;
	uint64_t ts;	  /* CLOCK_MONOTONIC */
	uint32_t error;	  /* ns by which ts may be wrong */
	uint32_t untimed; /* 1: the device's clock can't be trusted, ts is of the reading */
	uint64_t values[SAMPLE_METRICS];
};

struct sample_counts {
	uint64_t dropped; /* readings before which the driver had dropped reports */
	uint64_t refused; /* reports, or readings, that are not what the group's metrics are */
};

struct sample_message {
	uint32_t kind; /* enum sample_kind */
	uint32_t reserved;
	union {
		struct sample_device device;
		struct sample_group group;
		struct sample_metric metric;
		struct sample_failed failed;
		struct sample_report report;
		struct sample_counts counts;
	};
};
#define SAMPLE_HEAD offsetof(struct sample_message, device)

/* Bytes of a message of that kind; 0: there is no such kind. n: values of a report. */
size_t message_size(uint32_t kind, uint32_t n);
/* Whether it is whole. Its texts end then: the last byte of each is made 0. */
bool message_is_sound(struct sample_message *m, size_t size);

#endif
