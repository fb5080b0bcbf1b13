// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* compare.h - for what qsort() and bsearch() call: several members are compared by a chain, `UP(...) ?: DOWN(...)`. */
#ifndef XB_BASE_COMPARE_H
#define XB_BASE_COMPARE_H

#define COMPARE_UP(a, b)   (((a) > (b)) - ((a) < (b))) /* the least comes first */
#define COMPARE_DOWN(a, b) COMPARE_UP(b, a)

#endif
