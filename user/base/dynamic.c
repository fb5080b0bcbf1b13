// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* dynamic.c - see dynamic.h. */
#include "base/dynamic.h"

#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <sys/auxv.h>
#include <sys/wait.h>
#include <unistd.h>

/* It has no interpreter. */
bool dynamic_is_static(void)
{
	const Elf64_Phdr *p = (const Elf64_Phdr *)getauxval(AT_PHDR);
	unsigned long n = getauxval(AT_PHNUM);

	for (unsigned long i = 0; i < n; i++)
		if (p[i].p_type == PT_INTERP)
			return false;
	return true;
}

static void *open_first(const char *const names[])
{
	void *lib = NULL;

	for (; *names && !lib; names++)
		lib = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
	return lib;
}

int dynamic_open(const char *const names[], const struct dynamic_function functions[], size_t n,
		 void *ret)
{
	void *lib = dynamic_is_static() ? NULL : open_first(names);

	if (!lib)
		return -ELIBACC;
	for (size_t i = 0; i < n; i++)
		if (!functions[i].optional && !dlsym(lib, functions[i].name))
			return -ELIBACC;
	for (size_t i = 0; i < n; i++)
		*(void **)((char *)ret + functions[i].member) = dlsym(lib, functions[i].name);
	return 0;
}

bool dynamic_exists(int (*open)(void))
{
	pid_t pid = fork();
	int status = 1;

	if (!pid)
		_exit(open() < 0);
	while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	/* Without memory for a process, something else fails soon. */
	return pid < 0 || !status;
}
