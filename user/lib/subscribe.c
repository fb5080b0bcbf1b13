// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* subscribe.c - callbacks for events, and what they are called with. */
#include <errno.h>
#include <stdio.h>

#include "lib/last_error.h"
#include "lib/tracer.h"
#include "session/session.h"
#include "session/subscribers.h"

int xptibpf_subscribe(struct xptibpf *x, xptibpf_callback *callback, void *user,
		      struct xptibpf_subscriber **ret)
{
	if (x->running)
		return errline_set(&x->error, -EBUSY, "callbacks are subscribed before the run");
	if (x->opts.count_by || !callback)
		return errline_set(&x->error, -EINVAL,
				   callback ? "calls that are counted are no events for callbacks"
					    : "there is no function to call");
	return session_subscribe(x->session, callback, user, ret);
}

void xptibpf_unsubscribe(struct xptibpf_subscriber *s)
{
	if (s)
		subscriber_end(s);
}

static int fail(int r, const char *text)
{
	last_error_set(text);
	return r;
}

/* In the words of what was asked for. */
static int explain(int r, const char *nothing)
{
	switch (r) {
	case -ENOENT:
		return fail(-EINVAL, nothing);
	case -EINVAL:
		return fail(r,
			    "what is enabled has the phases XPTIBPF_ON_EXIT and XPTIBPF_ON_ENTER");
	case -ENOTSUP:
		return fail(r, "a recording has calls that ended, and not when they were entered");
	default:
		return r;
	}
}

int xptibpf_enable_domain(struct xptibpf_subscriber *s, enum xptibpf_domain domain, unsigned on)
{
	char why[64];
	int r = domain == XPTIBPF_DOMAIN_NONE ? -ENOENT : subscriber_enable(s, domain, 0, -1, on);

	snprintf(why, sizeof(why), "there is no domain %u", (unsigned)domain);
	return explain(r, why);
}

static const char *no_group(unsigned group, char *buf, size_t size)
{
	snprintf(buf, size, "there is no group %u ('xptibpf apis --json' lists all)", group);
	return buf;
}

int xptibpf_enable_group(struct xptibpf_subscriber *s, unsigned group_id, unsigned on)
{
	char why[80];
	int r = subscriber_enable(s, XPTIBPF_DOMAIN_NONE, group_id, -1, on);

	return explain(r, no_group(group_id, why, sizeof(why)));
}

int xptibpf_enable_api(struct xptibpf_subscriber *s, unsigned group_id, unsigned id, unsigned on)
{
	char why[80];
	int r = subscriber_enable(s, XPTIBPF_DOMAIN_NONE, group_id, id, on);

	snprintf(why, sizeof(why), "there is no id %u in group %u ('xptibpf apis' lists all)", id,
		 group_id);
	return explain(r, why);
}
