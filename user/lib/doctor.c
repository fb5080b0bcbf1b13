// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * doctor.c - what this kernel, these privileges and these processes allow (xptibpf_doctor()).
 *
 * What can be tried is tried, with the code that tracing itself uses: attach/ calibrates, discover/ subscribes to
 * mappings, and a program is held and never started. What can only be read (capabilities, settings, limits)
 * explains why an attempt failed. Processes are only examined through /proc, so this part works where BPF is not
 * permitted, and for users without privileges.
 */
#include "lib/doctor.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "attach/calib.h"
#include "base/cleanup.h"
#include "base/sized.h"
#include "lib/last_error.h"
#include "lib/quiet.h"

void doctor_say(struct doctor *d, const char *group, const char *name, enum xptibpf_state state,
		const char *advice, const char *fmt, ...)
{
	struct xptibpf_check c = { .group = group, .name = name, .state = state, .advice = advice };
	char detail[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(detail, sizeof(detail), fmt, ap);
	va_end(ap);
	c.detail = detail;
	if (state == XPTIBPF_OK || state == XPTIBPF_INFO)
		c.advice = NULL;
	if (state == XPTIBPF_MISSING)
		d->works = false;
	if (d->opts->check)
		d->opts->check(d->opts->u, &c);
}

static int say_gone(pid_t pid)
{
	char why[64];

	snprintf(why, sizeof(why), "no such process: %d (see ps)", pid);
	last_error_set(why);
	return -ESRCH;
}

int xptibpf_doctor(const struct xptibpf_doctor_opts *opts, bool *ret_works)
{
	_cleanup_quiet_ struct quiet quiet;
	struct xptibpf_doctor_opts o = { 0 };
	struct doctor d = {
		.opts = &o,
		.works = true,
		.libraries = { .size = sizeof(struct doctor_library),
			       .max = UINT32_MAX,
			       .done = doctor_library_done },
	};
	struct calib calib = { 0 };
	int r;

	quiet_begin(&quiet, NULL, NULL);
	r = sized_take(opts, &o, sizeof(o));
	if (r < 0)
		return r;
	for (size_t i = 0; i < o.npids; i++)
		if (kill(o.pids[i], 0) && errno == ESRCH)
			return say_gone(o.pids[i]);
	r = calib_run(&calib);
	if (r < 0)
		return r;
	doctor_check_privileges(&d);
	doctor_check_kernel(&d, &calib);
	doctor_check_probes(&d, &calib);
	doctor_check_nops(&d, &calib);
	doctor_check_programs(&d, &calib);
	doctor_check_mappings(&d, &calib);
	doctor_check_hold(&d);
	doctor_check_settings(&d);
	doctor_check_streams(&d);
	r = doctor_check_processes(&d);
	keyed_clear(&d.libraries);
	arm_files_done(&d.files);
	if (r < 0)
		return r;
	*ret_works = d.works;
	return 0;
}
