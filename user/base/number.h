// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* number.h - reads numbers that people write in options and files of options. */
#ifndef XB_BASE_NUMBER_H
#define XB_BASE_NUMBER_H

/* A whole number from 1 to max, in decimal digits and nothing else. -EINVAL. */
int number_parse(const char *text, unsigned max, unsigned *ret);

#endif
