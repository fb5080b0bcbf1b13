// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* least.h - the least length of a record of each type, which is that of its structure. */
#ifndef XB_RING_LEAST_H
#define XB_RING_LEAST_H

#include <stddef.h>

/* In bytes. For a type without a structure of its own, or an unknown one, that of the header. */
size_t record_least(unsigned type);

#endif
