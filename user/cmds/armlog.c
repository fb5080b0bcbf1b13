// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* armlog.c - see armlog.h. */
#include "cmds/armlog.h"

#include <stdio.h>
#include <string.h>
#include <syslog.h>
#include <unistd.h>

#include "base/read.h"
#include "base/strbuf.h"

const char *armlog_word(enum xptibpf_arm_what what)
{
	static const char *const words[] = {
		[XPTIBPF_ARM_DONE] = "armed",	     [XPTIBPF_ARM_ALREADY] = "armed_before",
		[XPTIBPF_ARM_FAILED] = "not_armed",  [XPTIBPF_ARM_DISARMED] = "disarmed",
		[XPTIBPF_ARM_LEFT] = "not_disarmed",
	};

	return words[what];
}

static const char *sentence(enum xptibpf_arm_what what)
{
	static const char *const words[] = {
		[XPTIBPF_ARM_DONE] = "is armed",	 [XPTIBPF_ARM_ALREADY] = "needs no arming",
		[XPTIBPF_ARM_FAILED] = "can't be armed", [XPTIBPF_ARM_DISARMED] = "is disarmed",
		[XPTIBPF_ARM_LEFT] = "is not disarmed",
	};

	return words[what];
}

void armlog_text(struct strbuf *b, const struct xptibpf_armed *a)
{
	strbuf_addf(b, "process %d", a->pid);
	if (a->comm[0]) {
		strbuf_adds(b, " (");
		strbuf_add_escaped(b, a->comm, strnlen(a->comm, sizeof(a->comm)), 0);
		strbuf_addc(b, ')');
	}
	strbuf_addf(b, " %s", sentence(a->what));
	if (a->what == XPTIBPF_ARM_DONE) {
		strbuf_adds(b, ": libsycl ");
		strbuf_add_escaped(b, a->release, strlen(a->release), 0);
		strbuf_addf(b, ", %.1f ms; one of its threads was held for %.2f",
			    (double)a->ns / 1e6, (double)a->held_ns / 1e6);
	}
	/* What comes from the process is escaped already. */
	if (a->text[0])
		strbuf_addf(b, "%s%s", a->what == XPTIBPF_ARM_DONE ? "; " : ": ", a->text);
}

void armlog_failed(pid_t pid, enum xptibpf_arm_what what, const char *why,
		   struct xptibpf_armed *ret)
{
	*ret = (struct xptibpf_armed){ .pid = pid, .what = what };
	snprintf(ret->text, sizeof(ret->text), "%s", why);
	(void)read_line(ret->comm, sizeof(ret->comm), "/proc/%d/comm", pid);
}

void armlog_system(const char *line)
{
	openlog("xptibpf", LOG_PID, LOG_DAEMON);
	syslog(LOG_NOTICE, "%s (asked for by user %u)", line, getuid());
	closelog();
}
