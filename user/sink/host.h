// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* host.h - inside sink/: of which machine a process is, where a merged stream has several. */
#ifndef XB_SINK_HOST_H
#define XB_SINK_HOST_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "base/strbuf.h"

/* "@name" after a process; nothing where there is one machine (NULL). */
static inline void host_add(struct strbuf *out, const char *host)
{
	if (!host)
		return;
	strbuf_addc(out, '@');
	strbuf_adds_escaped(out, host);
}

#define BOOT_TEXT 37u

/* A boot's id as /proc/sys/kernel/random/boot_id has it. */
static inline void boot_text(const uint8_t id[16], char ret[BOOT_TEXT])
{
	for (unsigned i = 0; i < 16; i++)
		ret += sprintf(ret, i == 4 || i == 6 || i == 8 || i == 10 ? "-%02x" : "%02x",
			       id[i]);
}

/* The member "host", where there are several. */
static inline void host_json(struct json *j, const char *host)
{
	if (host)
		json_str(j, "host", host);
}

#endif
