// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * labels.h - the labels by which the numbers of processes can be split, and what they are for a group of processes.
 *
 * Values are those of other people's files and programs. They are bounded in length, and valid UTF-8: a byte that is none has
 * become U+FFFD.
 */
#ifndef XB_SERVE_LABELS_H
#define XB_SERVE_LABELS_H

#include "xptibpf/xptibpf.h"

enum labels_label {
	LABELS_CONTAINER, /* its id, or the name of a machine of systemd-nspawn or LXC */
	LABELS_POD,	  /* UID of Kubernetes */
	LABELS_NAMESPACE, /* of Kubernetes */
	LABELS_CGROUP,	  /* path */
	LABELS_COMMAND,	  /* name of the process */
	LABELS_USER,	  /* name, or number where there is none */
	LABELS_SERVICE,	  /* of systemd, without ".service" */
	LABELS_MAX,
};

#define LABELS_VALUE 256 /* bytes of a value with its NUL; of a longer one, the end is kept */
#define LABELS_NAMES "container, pod, namespace, cgroup, command, user, service"

/* By enum labels_label. */
extern const char *const labels_names[LABELS_MAX];

/* Adds to *bits (1 << enum labels_label) what a list with commas names. -EINVAL with *why, a constant. */
int labels_parse(const char *text, unsigned *bits, const char **why);
/* What processes of one group must have in common: XPTIBPF_GROUP_ bits. */
unsigned labels_group_by(unsigned bits);
/* Those of a group; "" where there is none, and where it was not asked for. May wait for a file of the group's. */
void labels_of(unsigned bits, const struct xptibpf_group_now *g,
	       char ret[LABELS_MAX][LABELS_VALUE]);

#endif
