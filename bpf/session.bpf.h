// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * session.bpf.h - which half of a call a program of a session link runs for: its entry, or its return.
 *
 * The kernel's function for that took no argument until 7.0, and takes the context since. libbpf ignores what comes after
 * three underscores, and resolves only what has the kernel's signature; the other one is NULL, and its branch is never
 * verified.
 */
#ifndef XB_SESSION_BPF_H
#define XB_SESSION_BPF_H

#include <bpf/bpf_helpers.h>

extern bool bpf_session_is_return(void) __ksym __weak;
extern bool bpf_session_is_return___ctx(void *ctx) __ksym __weak;

static __always_inline bool is_return(void *ctx)
{
	if (bpf_ksym_exists(bpf_session_is_return___ctx))
		return bpf_session_is_return___ctx(ctx);
	return bpf_session_is_return();
}

#endif
