// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * flight_config.h - what the flight recorder of `serve` keeps, and when and where it writes that.
 *
 * The struct has a fixed size, as that of config.h, of which it is a part.
 */
#ifndef XB_SERVE_FLIGHT_CONFIG_H
#define XB_SERVE_FLIGHT_CONFIG_H

#include <stdbool.h>

#define FLIGHT_TARGETS_MAX 8  /* commands, and control groups: as many as a capture takes */
#define FLIGHT_COMMAND	   16 /* bytes with the NUL, as the kernel has names */
#define FLIGHT_PATH_MAX	   256
#define FLIGHT_FOLDER	   "/var/lib/xptibpf/flight"
#define FLIGHT_SECONDS	   10
#define FLIGHT_SECONDS_MAX 3600
#define FLIGHT_MIB	   32
#define FLIGHT_MIB_MAX	   4096
#define FLIGHT_FILES	   20
#define FLIGHT_FILES_MAX   1000
#define FLIGHT_EVERY	   60 /* seconds */
#define FLIGHT_EVERY_MAX   86400
#define FLIGHT_SLOW_MAX	   86400000 /* ms */
#define FLIGHT_ERRORS_MAX  1000000000
#define FLIGHT_MEMORY_MAX  16777216 /* MiB */

/* All zeros: nothing was said. */
struct flight_config {
	unsigned ncommands, ncgroups; /* both 0: there is no flight recorder */
	char commands[FLIGHT_TARGETS_MAX][FLIGHT_COMMAND];
	char cgroups[FLIGHT_TARGETS_MAX][FLIGHT_PATH_MAX]; /* folders */
	char folder[FLIGHT_PATH_MAX];
	unsigned seconds, mib; /* that are kept */
	unsigned files;	       /* of which the newest are left in the folder */
	unsigned every;	       /* seconds that are between two files at least */
	unsigned slow;	       /* ms; 0: no call is slow */
	unsigned errors;       /* in a second; 0: no number of them is too many */
	unsigned memory;       /* MiB of one process; 0: none are too many */
};

/* Each sets what was said by its text; that of a target adds one. -EINVAL with *why, a constant: it makes no sense. */
int flight_config_command(struct flight_config *c, const char *text, const char **why);
int flight_config_cgroup(struct flight_config *c, const char *text, const char **why);
/* What options said goes before what the file says, and that before what is so by default. */
void flight_config_merge(struct flight_config *options, const struct flight_config *file);
bool flight_config_is_none(const struct flight_config *c);
/* Prints it, as --check does. */
void flight_config_say(const struct flight_config *c);

#endif
