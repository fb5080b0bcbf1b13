// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* memory.c - see memory.h. */
#include "serve/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"

int memory_map(int fd, size_t size, void **ret)
{
	struct stat st;
	void *at;

	if (fstat(fd, &st))
		return -errno;
	if ((size_t)st.st_size != size)
		return -EPROTO;
	at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (at == MAP_FAILED)
		return -errno;
	*ret = at;
	return 0;
}

int memory_create(const char *name, size_t size, void **ret, int *ret_fd)
{
	_cleanup_close_ int fd = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
	int r;

	if (fd < 0 || ftruncate(fd, (off_t)size) ||
	    fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) < 0)
		return -errno;
	r = memory_map(fd, size, ret);
	if (r >= 0)
		*ret_fd = TAKE_FD(fd);
	return r;
}
