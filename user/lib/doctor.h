// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * doctor.h - the checks of xptibpf_doctor(), a file for each group of them. Each says what it finds as it finds it.
 */
#ifndef XB_LIB_DOCTOR_H
#define XB_LIB_DOCTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arm/look.h"
#include "base/keyed.h"
#include "catalog/types.h"
#include "proc/mappings.h"
#include "xptibpf/xptibpf.h"

struct calib;

struct doctor {
	const struct xptibpf_doctor_opts *opts;
	struct keyed libraries; /* struct doctor_library */
	struct arm_files files; /* of processes that others made to speak */
	uint64_t caps;		/* effective */
	bool works;		/* nothing is missing so far */
	unsigned closed;	/* processes that could not be looked at */
	pid_t closed_last;
};

/* Says a finding. advice (may be NULL) is only shown with one that is no good news; what is missing ends d->works. */
__attribute__((format(printf, 6, 7))) void doctor_say(struct doctor *d, const char *group,
						      const char *name, enum xptibpf_state state,
						      const char *advice, const char *fmt, ...);

/* doctor_settings.c; the first one fills in d->caps, which others look at. */
void doctor_check_privileges(struct doctor *d);
void doctor_check_settings(struct doctor *d);

/* doctor_kernel.c */
void doctor_check_kernel(struct doctor *d, const struct calib *c);
void doctor_check_probes(struct doctor *d, const struct calib *c);
void doctor_check_programs(struct doctor *d, const struct calib *c);

/* doctor_nops.c */
void doctor_check_nops(struct doctor *d, const struct calib *c);

/* doctor_discovery.c */
void doctor_check_mappings(struct doctor *d, const struct calib *c);
void doctor_check_hold(struct doctor *d);

/* doctor_streams.c */
void doctor_check_streams(struct doctor *d);

/* doctor_libraries.c */
/* One inode that some process maps. */
struct doctor_library {
	struct keyed_row row;
	struct mapping_key key;
	struct xptibpf_library pub; /* path is that of its first process */
	struct xptibpf_api_count counts[CAT_API_MAX];
	char release[32];
	char unknown[256]; /* names */
	char *path;
	bool ours, beacon;
	/* For a beacon: distances from where the file's first byte would be; armed 0: it is an older beacon. */
	uint64_t state, armed;
};
/* The file of a mapping, looked at once. NULL: it can't be opened. -ENOMEM; -ETIMEDOUT: nobody answers for it. */
int doctor_library_of(struct doctor *d, const struct mapping *m, struct doctor_library **ret);
/* For d->libraries. */
void doctor_library_done(void *u, void *row);

/* doctor_processes.c: all processes, or those of the options. */
int doctor_check_processes(struct doctor *d);

#endif
