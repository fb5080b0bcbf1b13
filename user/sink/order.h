// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* order.h - what tables of functions may be sorted by. */
#ifndef XB_SINK_ORDER_H
#define XB_SINK_ORDER_H

/* The words of options, up to a NULL; the first one is the order without an option. */
extern const char *const rows_sort_words[];

#endif
