// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* devices_read.c - see devices_read.h. */
#include "serve/devices_read.h"

#include <errno.h>
#include <poll.h>

#include "base/clock.h"
#include "serve/device_nvml.h"
#include "serve/device_sysman.h"

int devices_read(struct devices_shared *shared, int until)
{
	static struct sysman sysman;
	struct nvml nvml;
	bool has_nvml = nvml_open(NVML_LIBRARY, &nvml) >= 0;
	bool has_sysman = sysman_open(SYSMAN_LIBRARY, &sysman) >= 0;
	struct pollfd end = { .fd = until, .events = POLLIN };

	if (!has_nvml && !has_sysman)
		return -ENODEV;
	do {
		struct devices d = { 0 };

		if (has_nvml)
			nvml_read(&nvml, &d);
		if (has_sysman)
			sysman_read(&sysman, &d);
		devices_write(shared, &d);
	} while (!poll(&end, 1, (int)(DEVICES_READ_NS / 1000000)));
	return 0;
}
