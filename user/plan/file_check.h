// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* file_check.h - whether a file plan that somebody else has made may be used. */
#ifndef XB_PLAN_FILE_CHECK_H
#define XB_PLAN_FILE_CHECK_H

#include <stdbool.h>
#include <stdint.h>

#include "plan/file_plan.h"

/*
 * Whether whoever uses it is safe: probes are inside the file, texts end and have only the characters of such texts, and
 * layouts are such as this release makes. What it says may still be wrong, which concerns that file's processes alone.
 * Only file_plan_size(nfuncs) bytes of it are looked at. file_size: in bytes.
 */
bool file_plan_is_sound(const struct file_plan *p, uint64_t file_size);

#endif
