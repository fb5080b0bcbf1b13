// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* mhd.c - see mhd.h. */
#include "serve/mhd.h"

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/cleanup.h"

#define LIBRARY "libmicrohttpd.so.12" /* the ABI of the header */

const char mhd_missing[] = LIBRARY " is missing (Debian's package is libmicrohttpd12)";

/* Null where the program is not linked with the library. */
#define MHD_WEAK(name) extern __typeof__(MHD_##name) MHD_##name __attribute__((weak));
MHD_FUNCTIONS(MHD_WEAK)

int mhd_open(struct mhd *ret)
{
	const struct {
		const char *name;
		void *linked;
		size_t member;
	} functions[] = {
#define MHD_ROW(name) { "MHD_" #name, (void *)MHD_##name, offsetof(struct mhd, name) },
		MHD_FUNCTIONS(MHD_ROW)
	};
	void *lib = MHD_start_daemon ? NULL : dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
	struct mhd all;

	if (!lib && !MHD_start_daemon)
		return -ELIBACC;
	for (size_t i = 0; i < ARRAY_SIZE(functions); i++) {
		void *at = lib ? dlsym(lib, functions[i].name) : functions[i].linked;

		if (!at)
			return -ELIBACC;
		*(void **)((char *)&all + functions[i].member) = at;
	}
	*ret = all;
	return 0;
}

bool mhd_exists(void)
{
	pid_t pid = fork();
	struct mhd mhd;
	int status = 1;

	if (!pid)
		_exit(mhd_open(&mhd) < 0);
	while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	/* Without memory for a process, something else fails soon. */
	return pid < 0 || !status;
}
