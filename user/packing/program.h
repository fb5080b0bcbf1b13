// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* program.h - with what the program of a recording was started. */
#ifndef XB_PACKING_PROGRAM_H
#define XB_PACKING_PROGRAM_H

#include "base/errline.h"
#include "packing/needs.h"
#include "xptibpf/xptibpf.h"

/* Its texts are those of n; the caller frees *ret_words, which args and env are in. 0 or -ENOMEM. */
int program_of(const struct needs *n, struct xptibpf_program *ret, const char ***ret_words);

/* As xptibpf_program_read(). On failure, a line is added to *error. */
int program_read(const char *input, pid_t pid, struct xptibpf_program **ret, struct errline *error);
/* Takes NULL. */
struct xptibpf_program *program_free(struct xptibpf_program *p);

#endif
