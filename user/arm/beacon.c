// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* beacon.c - see beacon.h. */
#include "arm/beacon.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"

#ifndef XPTIBPF_LIBDIR
#define XPTIBPF_LIBDIR "/usr/local/lib"
#endif

#define BEACON "libxptibpf-beacon.so"

/* Is it in the folder of this file, or in the lib beside that folder? */
static bool is_near(const char *file, char ret[PATH_MAX])
{
	static const char *const ways[] = { "", "../lib/" };
	const char *slash = strrchr(file, '/');
	char try[PATH_MAX];

	for (size_t i = 0; slash && i < ARRAY_SIZE(ways); i++) {
		int n = snprintf(try, sizeof(try), "%.*s/%s%s", (int)(slash - file), file, ways[i],
				 BEACON);

		if (n < (int)sizeof(try) && realpath(try, ret))
			return true;
	}
	return false;
}

int beacon_find(const char *path, char ret[PATH_MAX])
{
	char exe[PATH_MAX];
	Dl_info here;
	ssize_t n;

	if (path)
		return realpath(path, ret) ? 0 : -errno;
	n = readlink("/proc/self/exe", exe, sizeof(exe) - 1);
	if (n > 0) {
		exe[n] = '\0';
		if (is_near(exe, ret))
			return 0;
	}
	/* In a program that has the library inside, this is the shared library's file. */
	if (dladdr(BEACON, &here) && here.dli_fname && is_near(here.dli_fname, ret))
		return 0;
	return realpath(XPTIBPF_LIBDIR "/" BEACON, ret) ? 0 : -ENOENT;
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
