// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* token.h - what is delegated to a container in a user namespace of its own: maps by a BPF token (only for attach/). */
#ifndef XB_ATTACH_TOKEN_H
#define XB_ATTACH_TOKEN_H

#include <bpf/bpf.h>
#include <stdint.h>

/*
 * The token (6.9) of the BPF file system at which libbpf looks for it when it loads an object: $LIBBPF_BPF_TOKEN_PATH, or
 * /sys/fs/bpf. Returns its descriptor, or -errno: nothing is delegated here.
 */
int token_open(void);
/* Makes a map with it; token < 0: without. Returns the map's descriptor, or -errno. */
int token_map(int token, enum bpf_map_type type, uint32_t key, uint32_t value, uint32_t n);

#endif
