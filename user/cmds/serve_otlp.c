// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* serve_otlp.c - see serve_otlp.h. */
#include "cmds/serve_otlp.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/log.h"
#include "serve/libcurl.h"
#include "serve/otlp.h"
#include "serve/otlp_spans.h"
#include "serve/worker.h"
#include "xptibpf/xptibpf.h"

#define GRACE_MS  700u		 /* for the last exports */
#define SAY_NS	  10000000000ull /* between two lines */
#define LATER_MAX 6u		 /* 2^6 s between two starts, at most */

/* ---- what would be done -------------------------------------------------------------------------- */

int serve_otlp_check(const struct otlp_config *c, struct errline *e)
{
	if (!*c->url && (c->nheaders || *c->ca))
		return errline_set(e, -EINVAL,
				   "otlp-header and otlp-ca are of no use without otlp, the URL");
	if (*c->url && !libcurl_exists())
		return errline_set(e, -ELIBACC, "cannot send to %s: %s", c->url, libcurl_missing());
	if (*c->ca && access(c->ca, R_OK))
		return errline_set(e, -errno, "otlp-ca: cannot read '%s': %s", c->ca,
				   strerror(errno));
	return 0;
}

void serve_otlp_say(const struct otlp_config *c)
{
	_cleanup_(strbuf_done) struct strbuf who = STRBUF_INIT;
	struct otlp_resource resource;

	if (!*c->url)
		return;
	otlp_resource(xptibpf_version(), &resource);
	otlp_say_resource(&who, &resource);
	printf("otlp: %s%s (every %u s; given up after %u s)\n", c->url, OTLP_PATH, c->interval_s,
	       c->timeout_s);
	for (unsigned i = 0; i < c->nheaders; i++)
		printf("otlp-header: %.*s (its value is not shown)\n",
		       (int)otlp_config_header_name(c->headers[i]), c->headers[i]);
	if (*c->ca)
		printf("otlp-ca: %s\n", c->ca);
	printf("otlp resource: %s\n", strbuf_str(&who));
}

/* ---- the process --------------------------------------------------------------------------------- */

void serve_otlp_start(struct serve_otlp *o, const struct otlp_config *c, int state)
{
	int r = 0;

	if (!*c->url || o->child.pid || now_ns() < o->next)
		return;
	if (!o->status)
		r = otlp_status_create(&o->status, &o->fd);
	if (r >= 0)
		r = worker_start_otlp(c, state, o->fd, &o->child.pid, &o->child.hold);
	(void)serve_child_started(&o->child, r);
}

/* Only what is different from before, and not often: a receiver may change its mind with each request. */
static void say_changes(struct serve_otlp *o, const struct otlp_config *c, enum otlp_what what)
{
	static const char *const paths[] = { OTLP_PATH, OTLP_SPANS_PATH };
	static const char *const taken[] = { "the metrics are taken", "the spans are taken" };
	const struct otlp_said *said = &o->status->said[what];
	char text[sizeof(said->text)];
	uint64_t now = now_ns();
	uint32_t changes = __atomic_load_n(&said->changes, __ATOMIC_ACQUIRE);

	if (changes == o->seen[what] || (o->said[what] && now - o->said[what] < SAY_NS))
		return;
	o->seen[what] = changes;
	o->said[what] = now;
	otlp_status_text(said, text);
	if (said->failing)
		log_warn("%s%s: %s", c->url, paths[what], text);
	else
		log_note("%s%s: %s", c->url, paths[what], taken[what]);
}

void serve_otlp_look(struct serve_otlp *o, const struct otlp_config *c, int state_fd,
		     struct state *state)
{
	if (serve_child_ended(&o->child)) {
		unsigned n = o->child.early < LATER_MAX ? o->child.early : LATER_MAX;

		/* One that can't run must not cost more than one that can. */
		o->next = n ? now_ns() + (NS_PER_S << n) : 0;
		state->otlp_restarts++;
	}
	serve_otlp_start(o, c, state_fd);
	state->sends |= o->status != NULL;
	if (!o->status)
		return;
	state->sending = o->status->sums;
	say_changes(o, c, OTLP_METRICS);
	say_changes(o, c, OTLP_SPANS);
}

void serve_otlp_stop(struct serve_otlp *o)
{
	serve_child_stop(&o->child, GRACE_MS);
}

void serve_otlp_done(struct serve_otlp *o)
{
	serve_otlp_stop(o);
	otlp_status_unmap(o->status);
	if (o->fd >= 0)
		close(o->fd);
}
