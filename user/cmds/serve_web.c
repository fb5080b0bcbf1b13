// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* serve_web.c - see serve_web.h. */
#include "cmds/serve_web.h"

#include <stdio.h>

#include "serve/listen.h"
#include "serve/worker.h"

int serve_web_read(const struct web_config *c, struct web_secrets *ret, struct errline *e)
{
	int r = web_secrets_read(c, ret, e);

	if (r < 0 || (!*c->cert && !*c->auth))
		return r;
	return worker_check_web(c, ret, e);
}

const char *serve_web_risk(const struct web_config *c, const char *address)
{
	struct listen_address a;
	const char *why;

	if (listen_parse(address, &a, &why) < 0 || a.local)
		return NULL;
	if (!*c->auth)
		return "whoever reaches it can read the metrics: there is no password";
	return *c->cert ? NULL : "passwords can be read on their way: there is no TLS";
}

void serve_web_say(const struct serve_config *c)
{
	for (unsigned i = 0; i < c->nlisten; i++) {
		const char *risk = serve_web_risk(&c->web, c->listen[i]);

		printf("listen: %s%s%s%s\n", c->listen[i], risk ? " (" : "", risk ?: "",
		       risk ? ")" : "");
	}
	if (*c->web.cert)
		printf("tls-cert: %s\ntls-key: %s\n", c->web.cert, c->web.key);
	if (*c->web.auth)
		printf("auth-file: %s\n", c->web.auth);
}
