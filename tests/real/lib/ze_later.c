// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ze_later.c - for ze_calls.py: the functions of Level Zero that the plugin of SYCL 2024.2 needs and the loader of Debian 12
 * lacks. No device has a root device, and the others are refused; the loader's tracing layer does not know of them.
 */
#include <stddef.h>

#define UNSUPPORTED 0x78000003

int zeDeviceGetRootDevice(void *device, void **root);
int zeCommandListHostSynchronize(void *list, unsigned long timeout);
int zeImageViewCreateExt(void *context, void *device, const void *desc, void *image, void **view);

int zeDeviceGetRootDevice(void *device, void **root)
{
	(void)device;
	*root = NULL;
	return 0;
}

int zeCommandListHostSynchronize(void *list, unsigned long timeout)
{
	(void)list, (void)timeout;
	return UNSUPPORTED;
}

int zeImageViewCreateExt(void *context, void *device, const void *desc, void *image, void **view)
{
	(void)context, (void)device, (void)desc, (void)image, (void)view;
	return UNSUPPORTED;
}
