// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* unwind.h - may a thread that stands still be sent somewhere else for a moment? */
#ifndef XB_ARM_UNWIND_H
#define XB_ARM_UNWIND_H

#include <stdint.h>

#include "arm/image.h"

struct user_regs_struct;

/*
 * Walks its stack to the thread's start. 0: it may. -EAGAIN: not known yet (image_learn()). -EBUSY: not
 * now, *ret_why says why (a constant). Other errors end it all. mem: /proc/PID/mem. waiting: it sleeps in futex().
 */
int unwind_is_safe(struct image *im, int mem, const struct user_regs_struct *regs, bool waiting,
		   const char **ret_why);

#endif
