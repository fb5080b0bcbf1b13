// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* doctor_streams.c - what programs need for XPTI's call streams to say something (see doctor.h). */
#include "decode/xpti_names.h"
#include "lib/doctor.h"

static void say_stream(struct doctor *d, const struct xpti_names_entry *e)
{
	if (!*e->since)
		doctor_say(d, "call streams", e->calls, XPTIBPF_INFO, NULL, "%s: needs %s", e->name,
			   e->needs);
	else
		doctor_say(d, "call streams", e->calls, XPTIBPF_INFO, NULL,
			   "%s (SYCL %s%s%s): needs %s", e->name, e->since,
			   *e->until ? " to " : " and later", e->until, e->needs);
}

void doctor_check_streams(struct doctor *d)
{
	const struct xpti_names_entry *e;

	for (size_t i = 0; (e = xpti_names_entry(i)); i++)
		if (*e->calls)
			say_stream(d, e);
}
