// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* devices_read.h - the work of the process that reads devices (serve/worker.h). */
#ifndef XB_SERVE_DEVICES_READ_H
#define XB_SERVE_DEVICES_READ_H

#include "serve/devices.h"

/*
 * Opens the libraries that there are, and reads them every DEVICES_READ_NS, until nobody writes to until any more. 0, or
 * -ENODEV: there is nothing to be read.
 */
int devices_read(struct devices_shared *shared, int until);

#endif
