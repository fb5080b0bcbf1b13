// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* seccomp.h - whether a thread's system call filters allow what arming needs. */
#ifndef XB_ARM_SECCOMP_H
#define XB_ARM_SECCOMP_H

#include <linux/filter.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define SECCOMP_CODE_MAX 4096 /* instructions of a filter: BPF_MAXINSNS */

/* The answer of a filter to a call. -EBADMSG: the kernel would not have accepted this filter. */
struct seccomp_data;
int seccomp_ask(const struct sock_filter *code, size_t n, const struct seccomp_data *call,
		uint32_t *ret);
/*
 * Does a filter allow all that arming asks for? memory_file: with one. -EACCES: it does not, *ret_call names the call
 * (a constant). -ENOTSUP: it is no filter.
 */
int seccomp_ask_all(const struct sock_filter *code, size_t n, bool memory_file,
		    const char **ret_call);
/*
 * Of a thread that is stopped and traced by us. 0 and *ret_filtered: it has filters, and they allow all. -EACCES:
 * one does not, as above. -ENOTSUP: filters that can't be read.
 */
int seccomp_allows(pid_t tid, bool memory_file, bool *ret_filtered, const char **ret_call);

#endif
