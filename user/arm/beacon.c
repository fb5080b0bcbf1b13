// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* beacon.c - see beacon.h. */
#include "arm/beacon.h"

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/installed.h"

#define BEACON "libxptibpf-beacon.so"

int beacon_find(const char *path, char ret[PATH_MAX])
{
	return installed_find(BEACON, path, ret);
}

void beacon_env_freep(char ***env)
{
	if (!*env)
		return;
	for (char **p = *env; *p; p++)
		free(*p);
	free(*env);
}

static bool is_var(const char *entry, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(entry, name, n) && entry[n] == '=';
}

int beacon_env(const char *path, char ***ret)
{
	_cleanup_(beacon_env_freep) char **env = NULL;
	const char *dispatcher = getenv("XPTI_FRAMEWORK_DISPATCHER");
	const char *others = getenv("XPTI_SUBSCRIBERS");
	char beacon[PATH_MAX];
	size_t n = 0, k = 0;
	int r;

	r = beacon_find(path, beacon);
	if (r < 0)
		return r;
	while (environ[n])
		n++;
	env = calloc(n + 3, sizeof(*env));
	if (!env)
		return -ENOMEM;
	for (size_t i = 0; i < n; i++) {
		if (is_var(environ[i], "XPTI_SUBSCRIBERS") ||
		    is_var(environ[i], "XPTI_FRAMEWORK_DISPATCHER"))
			continue;
		env[k] = strdup(environ[i]);
		if (!env[k++])
			return -ENOMEM;
	}
	if (asprintf(&env[k++], "XPTI_SUBSCRIBERS=%s%s%s", others ?: "",
		     others && *others ? "," : "", beacon) < 0 ||
	    asprintf(&env[k++], "XPTI_FRAMEWORK_DISPATCHER=%s", dispatcher ?: "libxptifw.so") < 0)
		return -ENOMEM;
	*ret = TAKE_PTR(env);
	return 0;
}
