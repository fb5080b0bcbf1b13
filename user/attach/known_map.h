// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * known_map.h - the kernel side's table of known stacks (wire_known.h), for peek/known.c.
 */
#ifndef XB_ATTACH_KNOWN_MAP_H
#define XB_ATTACH_KNOWN_MAP_H

#include <stdint.h>

#include "wire_known.h"

struct known_map {
	int tell_code,
		entries; /* descriptors of a program and a map, which belong to the attacher */
};

/*
 * Which code the process has at the address code->addr now. -ENOENT: none that is a file's, or it can't be looked up.
 */
int known_map_code(const struct known_map *m, uint32_t tgid, struct xb_code *code);
/* Replaces an entry, if there is one. 0 or -errno. */
int known_map_put(const struct known_map *m, const struct xb_known_key *key,
		  const struct xb_known *entry);
void known_map_remove(const struct known_map *m, const struct xb_known_key *key);

#endif
