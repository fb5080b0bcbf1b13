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

#include "base/errline.h"
#include "serve/listen.h"

#define SERVE_LISTEN_MAX    4
#define SERVE_EVENT_MAX	    1024 /* the same of a selection */
#define SERVE_FUNCTIONS_MAX 1000
#define SERVE_CONFIG_BYTES  65536 /* of a file */

/*
 * Outside of 9100 to 10999, from which Prometheus allocates ports to exporters, so that no other one has it by default;
 * and below the ports (from 32768) that the kernel gives to connections.
 */
#define SERVE_ADDRESS	"127.0.0.1:17490"
#define SERVE_FUNCTIONS 16

/* All zeros: nothing was said. */
struct serve_config {
	unsigned nlisten;
	char listen[SERVE_LISTEN_MAX][LISTEN_ADDRESS_MAX];
	unsigned functions; /* that have series of their own, 1 to SERVE_FUNCTIONS_MAX; 0: not said */
	bool has_event;
	char event[SERVE_EVENT_MAX];
};

/* Each sets what was said by its text. -EINVAL with *why, a constant: it makes no sense. */
int serve_config_listen(struct serve_config *c, const char *text, const char **why);
int serve_config_functions(struct serve_config *c, const char *text, const char **why);
int serve_config_event(struct serve_config *c, const char *text, const char **why);

/* Reads a whole file. -EINVAL with a line in *e ("line 3: ..."), -ENOMEM. ret is all zeros before. */
int serve_config_parse(const char *text, size_t len, struct serve_config *ret, struct errline *e);
/* What options said goes before what the file says, and that before what is so by default. */
void serve_config_merge(struct serve_config *options, const struct serve_config *file);

#endif
