// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * job.h - arming one process, and the way back: what stands behind xptibpf_arm(), xptibpf_disarm() and
 * xptibpf_opts.arm.
 */
#ifndef XB_ARM_JOB_H
#define XB_ARM_JOB_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "arm/look.h"

#define ARM_TIMEOUT_MS 2000

struct arm_block;

/* All that arming a process needs, found beforehand. */
struct arm_job {
	pid_t pid;
	char comm[16];
	/* Is that selected? NULL: all is. */
	bool (*wanted)(void *u, const char *stream, const char *event);
	void *wanted_u;
	bool already; /* XPTI speaks there, or does when a tracer comes: nothing is to be done */
	char remark[ARM_WHY]; /* what there is to say of that, or of what stays silent, escaped; "" */
	char release[32];     /* of its libsycl; "": not told */
	struct arm_block *block; /* NULL with already */
	int mem;		 /* of the process as it was looked at; -1: not for us */
	int beacon;		 /* our beacon's file */
	int framework;		 /* the framework's file, that it is going to load */
	uint64_t ns;		 /* that the last of what was done took */
	uint64_t held_ns;	 /* for how long a thread of the program was not on its own way */
	struct arm_files files;	 /* that were looked at by now */
};

/* What follows "permission denied" when a process may not be looked at: what to do about it. */
const char *arm_why_denied(void);

int arm_job_new(pid_t pid, struct arm_job **ret);
struct arm_job *arm_job_free(struct arm_job *j);
/*
 * Looks at the process, and at what there is for it. path: of our beacon; NULL: the usual places. while_traced: it is
 * disarmed when the last tracer has gone. On failure why is a line; the errno is as of xptibpf_arm().
 */
int arm_job_prepare(struct arm_job *j, const char *path, bool while_traced, char why[ARM_WHY]);
/* Does it, in at most timeout_ms and a second. On failure the process is as before. */
int arm_job_run(struct arm_job *j, unsigned timeout_ms, char why[ARM_WHY]);
/*
 * Has the beacon take back what it did, and waits for it; nothing needs to be prepared. unless_traced: not (-EBUSY)
 * while a tracer wants its events. timeout_ms 0: five seconds. Errnos are as of xptibpf_disarm().
 */
int arm_job_take_back(struct arm_job *j, bool unless_traced, unsigned timeout_ms,
		      char why[ARM_WHY]);
void arm_job_tell(const struct arm_job *j, enum xptibpf_arm_what what, const char *text,
		  struct xptibpf_armed *ret);

#endif
