// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wire_xpti.h - the XPTI records of the stream, and what the kernel side must know of a libxptifw.
 *
 * Owned by the XPTI part (bpf/xpti.bpf.c writes, user/decode/xpti.c reads). The layout numbers and
 * where they come from are explained in docs/xpti.md.
 */
#ifndef XB_WIRE_XPTI_H
#define XB_WIRE_XPTI_H

#include "wire.h"

#define XB_XPTI_MAX_META 32   /* metadata pairs of one event */
#define XB_XPTI_VALUE 4096    /* bytes of one metadata value, name or text, at most */

#endif
