// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* least.h - how long a record of a type must be for its structure to be in it. */
#ifndef XB_RING_LEAST_H
#define XB_RING_LEAST_H

#include <stddef.h>

/* Bytes. Of a type that has no more than the header, or is not known: the header. */
size_t record_least(unsigned type);

#endif
