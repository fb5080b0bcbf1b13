// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* host.h - inside sink/: of which machine a process is, where a merged stream has several. */
#ifndef XB_SINK_HOST_H
#define XB_SINK_HOST_H

#include <string.h>

#include "base/json.h"
#include "base/strbuf.h"

/* "@name" behind a process; nothing where there is one machine (NULL). */
static inline void host_add(struct strbuf *out, const char *host)
{
	if (!host)
		return;
	strbuf_addc(out, '@');
	strbuf_add_escaped(out, host, strlen(host), 0);
}

/* The member "host", where there are several. */
static inline void host_json(struct json *j, const char *host)
{
	if (host)
		json_str(j, "host", host);
}

#endif
