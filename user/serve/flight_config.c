// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* flight_config.c - see flight_config.h. */
#include "serve/flight_config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* As the kernel cuts names. */
int flight_config_command(struct flight_config *c, const char *text, const char **why)
{
	*why = "expected up to 8 names of programs";
	if (!*text || strchr(text, '/') || c->ncommands == FLIGHT_TARGETS_MAX)
		return -EINVAL;
	memcpy(c->commands[c->ncommands++], text, strnlen(text, FLIGHT_COMMAND - 1));
	return 0;
}

static int take_path(char to[FLIGHT_PATH_MAX], const char *text)
{
	size_t len = strlen(text);

	if (*text != '/' || len >= FLIGHT_PATH_MAX)
		return -EINVAL;
	memcpy(to, text, len + 1);
	return 0;
}

int flight_config_cgroup(struct flight_config *c, const char *text, const char **why)
{
	*why = "expected up to 8 absolute paths of at most 255 bytes";
	if (c->ncgroups == FLIGHT_TARGETS_MAX || take_path(c->cgroups[c->ncgroups], text) < 0)
		return -EINVAL;
	c->ncgroups++;
	return 0;
}

static void merge_targets(struct flight_config *to, const struct flight_config *from)
{
	if (!to->ncommands) {
		to->ncommands = from->ncommands;
		memcpy(to->commands, from->commands, sizeof(to->commands));
	}
	if (!to->ncgroups) {
		to->ncgroups = from->ncgroups;
		memcpy(to->cgroups, from->cgroups, sizeof(to->cgroups));
	}
}

void flight_config_merge(struct flight_config *options, const struct flight_config *file)
{
	merge_targets(options, file);
	if (!options->folder[0])
		memcpy(options->folder, file->folder, sizeof(options->folder));
	if (!options->folder[0])
		memcpy(options->folder, FLIGHT_FOLDER, sizeof(FLIGHT_FOLDER));
	options->seconds = options->seconds ?: file->seconds ?: FLIGHT_SECONDS;
	options->mib = options->mib ?: file->mib ?: FLIGHT_MIB;
	options->files = options->files ?: file->files ?: FLIGHT_FILES;
	options->every = options->every ?: file->every ?: FLIGHT_EVERY;
	options->slow = options->slow ?: file->slow;
	options->errors = options->errors ?: file->errors;
	options->memory = options->memory ?: file->memory;
}

bool flight_config_is_none(const struct flight_config *c)
{
	return !c->ncommands && !c->ncgroups;
}

void flight_config_say(const struct flight_config *c)
{
	if (flight_config_is_none(c))
		return;
	for (unsigned i = 0; i < c->ncommands; i++)
		printf("flight-command: %s\n", c->commands[i]);
	for (unsigned i = 0; i < c->ncgroups; i++)
		printf("flight-cgroup: %s\n", c->cgroups[i]);
	printf("flight-folder: %s\n", c->folder);
	printf("flight-seconds: %u\nflight-size: %u\n", c->seconds, c->mib);
	printf("flight-files: %u\nflight-every: %u\n", c->files, c->every);
	if (c->slow)
		printf("flight-slow: %u\n", c->slow);
	if (c->errors)
		printf("flight-errors: %u\n", c->errors);
	if (c->memory)
		printf("flight-memory: %u\n", c->memory);
}
