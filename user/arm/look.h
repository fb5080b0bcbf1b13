// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * look.h - what matters of a process for arming: its libraries that notify by XPTI, the beacon, and whether it emits
 * XPTI events now. It is examined from outside, through /proc and its memory; nothing is changed.
 */
#ifndef XB_ARM_LOOK_H
#define XB_ARM_LOOK_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "arm_abi.h"
#include "plan/beacon.h"
#include "plan/xpti_layout.h"
#include "proc/mappings.h"
#include "proc/procfs.h"
#include "xptibpf/arming.h"

#define ARM_WHY 512

/* A file, in whichever process it is mapped. */
struct arm_file {
	bool sycl;  /* a libsycl */
	bool proxy; /* it has the loader object of XPTI's static proxy */
	bool beacon, framework;
	struct plan_beacon plan; /* of a beacon */
	int heard_error;	 /* of xpti_heard() */
	struct xpti_heard heard; /* of a framework */
	char release[32];
};

/* The files that were examined so far. All zeros at first. */
struct arm_files {
	struct arm_known *known;
};
void arm_files_done(struct arm_files *f);

/* One that a process maps. */
struct arm_mapped {
	const struct arm_file *file; /* NULL: there is none; of the arm_files */
	struct mapping at;	     /* its path is path */
	uint64_t bias;		     /* what is added to the file's virtual addresses */
	char *path;
};

struct arm_look {
	pid_t pid;
	struct procfs_state process;
	struct arm_mapped
		modules[ARM_MODULES]; /* libsycls first, then other libraries with a proxy */
	size_t nmodules;
	bool more;		  /* than these */
	bool unopened;		  /* a file could not be opened */
	char *stalled;		  /* the first file whose file system does not answer; NULL: none */
	struct arm_mapped beacon; /* of several the one that is armed */
	struct arm_mapped framework;
	bool frameworks; /* there are several */
	uint8_t listens; /* enum beacon_state */
	uint8_t armed;	 /* enum beacon_armed */
	enum xptibpf_arming state;
	char subscribers[256]; /* with OTHERS: their names, escaped; "": they were not named */
	/* With XPTIBPF_ARM_CANNOT: the reason, and its errno; otherwise a remark, or "". Escaped. */
	int error;
	char why[ARM_WHY];
};

/* 0, also if it can't be armed; -ESRCH: there is no such process; -ENOMEM. Fills *ret, which needs arm_look_done(). */
int arm_look(struct arm_files *files, pid_t pid, struct arm_look *ret);
void arm_look_done(struct arm_look *l);
/*
 * With XPTIBPF_ARM_OTHERS: makes why say which wanted streams the other subscribers don't listen to; arm_look() does
 * this for all streams. -ENOMEM.
 */
int arm_look_at_others(struct arm_look *l,
		       bool (*wanted)(void *u, const char *stream, const char *event), void *u);
/* The state that the beacon reports now; -ESRCH, -EFAULT. */
int arm_look_again(const struct arm_look *l, uint8_t *ret_armed, uint8_t *ret_listens);

#endif
