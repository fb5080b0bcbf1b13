// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* otlp_status.c - see otlp_status.h. */
#include "serve/otlp_status.h"

#include <string.h>
#include <sys/mman.h>

#include "serve/memory.h"

int otlp_status_map(int fd, struct otlp_status **ret)
{
	return memory_map(fd, sizeof(**ret), (void **)ret);
}

int otlp_status_create(struct otlp_status **ret, int *ret_fd)
{
	return memory_create("xptibpf-otlp", sizeof(**ret), (void **)ret, ret_fd);
}

struct otlp_status *otlp_status_unmap(struct otlp_status *s)
{
	if (s)
		munmap(s, sizeof(*s));
	return NULL;
}

void otlp_status_text(const struct otlp_said *s, char ret[sizeof(s->text)])
{
	memcpy(ret, s->text, sizeof(s->text));
	ret[sizeof(s->text) - 1] = '\0';
	for (char *p = ret; *p; p++)
		if (*p < ' ' || *p > '~')
			*p = '?';
}
