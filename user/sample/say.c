// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* say.c - see say.h. */
#include "sample/say.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/pass.h"

void say(struct say *s, enum sample_kind kind, uint32_t n)
{
	s->message.kind = kind;
	if (pass_send(s->sock, &s->message, message_size(kind, n), -1, 0) < 0)
		_exit(1);
}

_Static_assert(SAMPLE_TEXT == LEVEL_ZERO_NAME, "texts are of one size");

void say_text(char to[SAMPLE_TEXT], const char from[LEVEL_ZERO_NAME])
{
	memcpy(to, from, SAMPLE_TEXT - 1);
	to[SAMPLE_TEXT - 1] = '\0';
}

/* Devices of GPUs that there are, and those that it may not open. */
static void count_nodes(struct sample_failed *f)
{
	DIR *dir = opendir("/dev/dri");
	int in = dir ? dirfd(dir) : -1;
	const struct dirent *entry;

	while (in >= 0 && (entry = readdir(dir))) {
		_cleanup_close_ int fd = -1;

		if (strncmp(entry->d_name, "renderD", 7) != 0)
			continue;
		f->nodes++;
		fd = openat(in, entry->d_name, O_RDWR | O_CLOEXEC);
		f->denied += fd < 0 && (errno == EACCES || errno == EPERM);
	}
	if (dir)
		closedir(dir);
}

void say_failure(struct say *s, enum sample_failure why, uint32_t result, const char *function,
		 const char *text)
{
	struct sample_failed *f = &s->message.failed;

	memset(&s->message, 0, sizeof(s->message));
	f->why = why;
	f->result = result;
	snprintf(f->function, sizeof(f->function), "%s", function);
	snprintf(f->text, sizeof(f->text), "%s", text ?: "");
	count_nodes(f);
	say(s, SAMPLE_FAILED, 0);
	_exit(1);
}
