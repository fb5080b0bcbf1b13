// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// The library of tests/real/soak.py: functions with names of the Plugin Interface, which no other program of a present-day
// machine calls, and which do what those are for as far as a tracer can see it. With -DCARELESS, another one with one
// function, which is replaced without anybody having opened the new file before.

#include <stdlib.h>

#ifdef CARELESS

int piKernelRelease(void *kernel)
{
	__asm__ volatile("" ::: "memory");
	return kernel != 0;
}

#else

int piEnqueueKernelLaunch(void *queue, void *kernel, unsigned dimensions, const size_t *offset,
			  const size_t *global, const size_t *local, unsigned nwait, void *wait,
			  void *event)
{
	__asm__ volatile("" ::: "memory");
	return dimensions > 3 ? 5 : 0;
}

int piextUSMDeviceAlloc(void **ret, void *context, void *device, void *properties, size_t size,
			unsigned align)
{
	*ret = malloc(size);
	return *ret ? 0 : 6;
}

int piextUSMFree(void *context, void *p)
{
	free(p);
	return 0;
}

int piQueueFlush(void *queue)
{
	__asm__ volatile("" ::: "memory");
	return 0;
}

#endif
