// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arm_look.h - a process as it matters for arming: its libraries that notify by XPTI, the beacon, and whether XPTI
 * speaks there by now. From outside, by /proc and its memory; nothing is changed.
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

/* A file, whoever maps it. */
struct arm_file {
	bool sycl;  /* a libsycl */
	bool proxy; /* it has the loader object of XPTI's static proxy */
	bool beacon, framework;
	struct plan_beacon plan; /* of a beacon */
	int heard_error;	 /* of xpti_heard() */
	struct xpti_heard heard; /* of a framework */
	char release[32];
};

/* What is known of files by now. Zeroes to begin with. */
struct arm_files {
	struct arm_known *known;
};
void arm_files_done(struct arm_files *f);

/* One that a process maps. */
struct arm_mapped {
	const struct arm_file *file; /* NULL: there is none; of the arm_files */
	struct mapping at;	     /* its path is path */
	uint64_t bias;		     /* what is to be added to its own addresses */
	char *path;
};

struct arm_look {
	pid_t pid;
	struct procfs_state process;
	struct arm_mapped modules[ARM_MODULES]; /* libsycls first, then what else has a proxy */
	size_t nmodules;
	bool more;		  /* than these */
	bool unopened;		  /* a file could not be opened */
	struct arm_mapped beacon; /* of several the one that is armed */
	struct arm_mapped framework;
	bool frameworks; /* there are several */
	uint8_t listens; /* enum beacon_state */
	uint8_t armed;	 /* enum beacon_armed */
	enum xptibpf_arming state;
	char subscribers[256]; /* of OTHERS: as they were named, escaped; "": they weren't */
	/* Of XPTIBPF_ARM_CANNOT: why, and as an error; of others what there is to say, or "". Escaped. */
	int error;
	char why[ARM_WHY];
};

/* 0, also if it can't be armed; -ESRCH: there is no such process; -ENOMEM. Fills *ret, which needs arm_look_done(). */
int arm_look(struct arm_files *files, pid_t pid, struct arm_look *ret);
void arm_look_done(struct arm_look *l);
/*
 * Of XPTIBPF_ARM_OTHERS: makes why say to what the other subscribers listen, of that which is wanted, as arm_look() does of
 * all that there is. -ENOMEM.
 */
int arm_look_at_others(struct arm_look *l,
		       bool (*wanted)(void *u, const char *stream, const char *event), void *u);
/* What the beacon says by now; -ESRCH, -EFAULT. */
int arm_look_again(const struct arm_look *l, uint8_t *ret_armed, uint8_t *ret_listens);

#endif
