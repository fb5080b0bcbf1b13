// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* file_probes.h - has the kernel side tell which files traced processes open: bpf/files.bpf.c (only for attach/). */
#ifndef XB_ATTACH_FILE_PROBES_H
#define XB_ATTACH_FILE_PROBES_H

#include <stdint.h>

struct bpf_object;
struct file_probes;

/*
 * shared: the loaded programs whose maps are used. -ENOENT: the kernel has no trace points of system calls; or what loading
 * says.
 */
int file_probes_new(const struct bpf_object *shared, int ncpus, struct file_probes **ret);
void file_probes_detach(struct file_probes *p);
struct file_probes *file_probes_free(struct file_probes *p);
/* How often the kernel did not run the programs. NULL: 0. */
uint64_t file_probes_missed(const struct file_probes *p);

#endif
