// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * config.h - what `serve` is told to do, by options and by a file in YAML. A key of the file is the long name of an
 * option.
 *
 * The struct has a fixed size, so that a process without privileges can read the file and pass on the result.
 */
#ifndef XB_SERVE_CONFIG_H
#define XB_SERVE_CONFIG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/errline.h"
#include "serve/control_config.h"
#include "serve/flight_config.h"
#include "serve/listen.h"
#include "serve/otlp_config.h"
#include "serve/web_config.h"

#define SERVE_LISTEN_MAX    4
#define SERVE_EVENT_MAX	    1024 /* the same of a selection */
#define SERVE_FUNCTIONS_MAX 1000
#define SERVE_GROUPS_MAX    200
#define SERVE_CONFIG_BYTES  65536 /* of a file */

/*
 * Outside of 9100 to 10999, from which Prometheus allocates ports to exporters, so that no other one has it by default;
 * and below the ports (from 32768) that the kernel gives to connections.
 */
#define SERVE_ADDRESS	"127.0.0.1:17490"
#define SERVE_FUNCTIONS 11
#define SERVE_GROUPS	20
#define SERVE_OLD	3600 /* seconds */
#define SERVE_OLD_MAX	31536000

/* Whether what devices do is read from their drivers. */
enum serve_devices_mode { SERVE_DEVICES_UNSAID, SERVE_DEVICES_AUTO, SERVE_DEVICES_OFF };

/*
 * What probes may add to a thread's time, in millionths. Counts are exact below it, and a program that is 2 % slower still
 * runs as its owner expects.
 */
#define SERVE_OVERHEAD	   20000
#define SERVE_OVERHEAD_MAX 1000000
#define SERVE_OVERHEAD_OFF UINT32_MAX

#define SERVE_SLOW_MAX 3600000 /* ms */
#define SERVE_SLOW_OFF UINT32_MAX

/* All zeros: nothing was said. */
struct serve_config {
	unsigned nlisten;
	char listen[SERVE_LISTEN_MAX][LISTEN_ADDRESS_MAX];
	unsigned functions; /* that have series of their own, 1 to SERVE_FUNCTIONS_MAX; 0: not said */
	unsigned old; /* seconds after which an allocation is old, 1 to SERVE_OLD_MAX; 0: not said */
	unsigned labels;       /* bits of enum labels_label; 0: not said */
	unsigned groups;       /* with series of their own, 1 to SERVE_GROUPS_MAX; 0: not said */
	uint32_t max_overhead; /* millionths, or SERVE_OVERHEAD_OFF; 0: not said */
	uint32_t slow;	       /* ms after which a call is slow, or SERVE_SLOW_OFF; 0: not said */
	bool has_event;
	char event[SERVE_EVENT_MAX];
	enum serve_devices_mode devices;
	struct otlp_config otlp;
	struct web_config web;
	struct control_config control;
	struct flight_config flight;
};

/*
 * Sets what the key of this name says; those that are lists may be set several times, which adds to them. -ENOENT: there is
 * no such key; -EINVAL with *why, a constant without any of the text: it makes no sense.
 */
int serve_config_set(struct serve_config *c, const char *name, const char *text, const char **why);
/* Reads a whole file. -EINVAL with a line in *e ("line 3: ..."), -ENOMEM. ret is all zeros before. */
int serve_config_parse(const char *text, size_t len, struct serve_config *ret, struct errline *e);
/* What options said goes before what the file says, and that before what is so by default. */
void serve_config_merge(struct serve_config *options, const struct serve_config *file);

#endif
