// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * job.h - arms and disarms one process, for xptibpf_arm(), xptibpf_disarm() and xptibpf_opts.arm.
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
	/* Whether an event is selected. NULL: all are. */
	bool (*wanted)(void *u, const char *stream, const char *event);
	void *wanted_u;
	bool already; /* it emits XPTI events, or will when there is a tracer: nothing is to be done */
	char remark[ARM_WHY]; /* a remark about that, or about what stays silent, escaped; or "" */
	char release[32];     /* of its libsycl; "": not known */
	struct arm_block *block; /* NULL with already */
	int mem;		 /* memory of the process that was examined; -1: not permitted */
	int beacon;		 /* the beacon's file */
	int framework;		 /* the framework's file, that it is going to load */
	uint64_t ns;		 /* how long the last operation took */
	uint64_t held_ns;	 /* for how long a thread of the program was borrowed */
	struct arm_files files;	 /* that were examined so far */
};

/* The advice after "permission denied" if a process may not be examined. */
const char *arm_why_denied(void);

int arm_job_new(pid_t pid, struct arm_job **ret);
struct arm_job *arm_job_free(struct arm_job *j);
/*
 * Examines the process and the files for it. path: of the beacon; NULL: the usual places. while_traced: it is disarmed
 * when the last tracer has ended. On failure, why has one line, and the errno is as for xptibpf_arm().
 */
int arm_job_prepare(struct arm_job *j, const char *path, bool while_traced, char why[ARM_WHY]);
/*
 * Arms the process, in at most timeout_ms and a second, after other runs of xptibpf that do the same. If one of them
 * has armed it, already is set. On failure, the process is unchanged.
 */
int arm_job_run(struct arm_job *j, unsigned timeout_ms, char why[ARM_WHY]);
/*
 * Makes the beacon undo what it did, and waits for it; no preparation is needed. unless_traced: fails with -EBUSY while
 * a tracer wants its events. timeout_ms 0: five seconds. Errnos are as for xptibpf_disarm().
 */
int arm_job_take_back(struct arm_job *j, bool unless_traced, unsigned timeout_ms,
		      char why[ARM_WHY]);
void arm_job_tell(const struct arm_job *j, enum xptibpf_arm_what what, const char *text,
		  struct xptibpf_armed *ret);

#endif
