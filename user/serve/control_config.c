// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* control_config.c - see control_config.h. */
#include "serve/control_config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define NONE "none"

static int take_text(char *to, size_t size, const char *text)
{
	size_t len = strlen(text);

	if (!len || len >= size)
		return -EINVAL;
	memcpy(to, text, len + 1);
	return 0;
}

int control_config_path(struct control_config *c, const char *text, const char **why)
{
	*why = "expected an absolute path of at most 107 bytes, or none";
	if (*text != '/' && strcmp(text, NONE) != 0)
		return -EINVAL;
	return take_text(c->path, sizeof(c->path), text);
}

int control_config_group(struct control_config *c, const char *text, const char **why)
{
	*why = "expected the name or number of a group";
	return take_text(c->group, sizeof(c->group), text);
}

void control_config_merge(struct control_config *options, const struct control_config *file)
{
	if (!options->path[0])
		memcpy(options->path, file->path, sizeof(options->path));
	if (!options->path[0]) {
		memcpy(options->path, CONTROL_PATH, sizeof(CONTROL_PATH));
		options->by_default = true;
	}
	if (!options->group[0])
		memcpy(options->group, file->group, sizeof(options->group));
	options->seconds = options->seconds ?: file->seconds ?: CONTROL_SECONDS;
	options->mib = options->mib ?: file->mib ?: CONTROL_MIB;
}

bool control_config_same(const struct control_config *a, const struct control_config *b)
{
	return a->by_default == b->by_default && a->seconds == b->seconds && a->mib == b->mib &&
	       !strcmp(a->path, b->path) && !strcmp(a->group, b->group);
}

bool control_config_is_none(const struct control_config *c)
{
	return !strcmp(c->path, NONE);
}
