// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * calib.h - what this kernel and these privileges allow, found by trying and not by version.
 */
#ifndef XB_ATTACH_CALIB_H
#define XB_ATTACH_CALIB_H

#include <stdbool.h>

struct calib {
	bool root;	     /* effective uid 0 or the capabilities that matter */
	bool btf;	     /* calib_has_types() */
	bool btf_refused;    /* they are a copy's, and not the kernel's own */
	bool bpf;	     /* programs load at all */
	bool token;	     /* because that is delegated to this user namespace (6.9) */
	bool ringbuf;	     /* 5.8 */
	bool task_storage;   /* 5.11 */
	bool task_room;	     /* it has room for a thread's state; not since 7.0 */
	bool cookie;	     /* bpf_get_attach_cookie, 5.15 */
	bool find_vma;	     /* bpf_find_vma, 5.17 */
	bool uprobe;	     /* a uprobe can be placed */
	bool uprobe_multi;   /* 6.6 */
	bool uprobe_session; /* 6.13, with a function of a known signature */
	bool iter_vma;	     /* task_vma iterator, 5.12 */
	bool probe_fires;    /* canary: a probe was seen to fire */
	bool return_safe;    /* a return probe under a strict seccomp filter does no harm */
	int bpf_errno;	     /* why bpf is false */
	int refused;	     /* -ENOMEM or -EPERM: something could not be tried; 0: all was */
};

/* Runs every check (about 0.1 s). Returns 0 also when much is missing: look at the fields. */
int calib_run(struct calib *ret);
/*
 * Whether there is the kernel's type information, or a copy of it where libbpf looks for one, such as /boot/vmlinux-RELEASE.
 * Whether that is really this kernel's only shows when it is used.
 */
bool calib_has_types(void);
/* Whether all is there that has no substitute. Which links there are is another question. */
bool calib_suffices(const struct calib *c);

#endif
