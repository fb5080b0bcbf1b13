// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* installed.c - see installed.h. */
#include "base/installed.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"

#ifndef XPTIBPF_LIBDIR
#define XPTIBPF_LIBDIR "/usr/local/lib"
#endif

static const char *const ways[] = { "", "../lib/" };

/* Is it in the folder of this file, or in the lib beside that folder? */
static bool is_near(const char *file, const char *name, char ret[PATH_MAX])
{
	const char *slash = strrchr(file, '/');
	char try[PATH_MAX];

	for (size_t i = 0; slash && i < ARRAY_SIZE(ways); i++) {
		int n = snprintf(try, sizeof(try), "%.*s/%s%s", (int)(slash - file), file, ways[i],
				 name);

		if (n < (int)sizeof(try) && realpath(try, ret))
			return true;
	}
	return false;
}

int installed_find(const char *name, const char *path, char ret[PATH_MAX])
{
	char file[PATH_MAX];
	Dl_info here;
	ssize_t n;

	if (path)
		return realpath(path, ret) ? 0 : -errno;
	n = readlink("/proc/self/exe", file, sizeof(file) - 1);
	if (n > 0) {
		file[n] = '\0';
		if (is_near(file, name, ret))
			return 0;
	}
	/* In a program that has the library inside, this is the shared library's file. */
	if (dladdr(ways, &here) && here.dli_fname && is_near(here.dli_fname, name, ret))
		return 0;
	snprintf(file, sizeof(file), "%s/%s", XPTIBPF_LIBDIR, name);
	return realpath(file, ret) ? 0 : -ENOENT;
}
