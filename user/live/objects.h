// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * objects.h - from a mapped ELF file to placed probes: which of its functions are wanted, where to
 * probe each, which plan it gets.
 */
#ifndef XB_LIVE_OBJECTS_H
#define XB_LIVE_OBJECTS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "attach/attach.h"
#include "discover/discover.h"
#include "plan/capture.h"
#include "ring/ring.h"
#include "select/select.h"

struct elf_file;
struct objects;

struct objects_stats {
	unsigned objects, probes, failed; /* so far, whether or not still mapped */
	unsigned xpti;			  /* files whose XPTI events are seen */
	unsigned partial; /* files with a symbol table that is broken or beyond the limits */
	unsigned unknown; /* functions with probes that nothing is known of but their names */
	unsigned beacons; /* files that make their processes' XPTI speak while we are here */
	unsigned pythons; /* CPythons whose frames stacks can have */
	unsigned strange_pythons; /* those of a version that is not known, while stacks are wanted */
	unsigned stripped; /* files that look like ours but have no symbol table to find functions by */
};

/* Everything is borrowed and must outlive the objects. */
int objects_new(struct attacher *a, struct ring *ring, const struct selection *select,
		const struct capture_limits *limits, struct objects **ret);
/* Adapters of Unified Runtime get probes too: before the first objects_add(). */
void objects_all_layers(struct objects *o);
/*
 * Functions of which only the name is known get no probes: nothing tells how long they take or whether they
 * fail, where that decides what is shown. Before the first objects_add().
 */
void objects_known_only(struct objects *o);
/* XPTI's events are not wanted, whatever is selected. Before the first objects_add(). */
void objects_no_xpti(struct objects *o);
/* Of what is selected only what launches kernels, makes, keeps, ends or names them. Before the first objects_add(). */
void objects_launches_only(struct objects *o);
/* Functions whose stacks are wanted, before the first file; NULL: none. Borrowed. */
struct stacks_choice;
void objects_set_stacks(struct objects *o, const struct stacks_choice *stacks);
/*
 * Known releases of libsycl get a probe that tells the names of kernels, if launches are selected and their
 * kernels' creations may not be seen: they are not selected, or (not all_seen) came before the trace. Before
 * the first objects_add().
 */
void objects_late_names(struct objects *o, bool all_seen);
/*
 * Beacons (include/beacon_abi.h) are woken, if XPTI is selected at all, in the processes that objects_mapped() names;
 * or, after this and before the first objects_add(), in all.
 */
void objects_wake_all(struct objects *o);
struct objects *objects_free(struct objects *o);

/*
 * Looks at a file and places its probes. Returns an id > 0, 0 when it has nothing that is wanted, or a
 * negative errno when looking failed. Definitions are pushed into the ring before any probe can fire.
 */
int objects_add(struct objects *o, const struct inode_key *key, int fd, const char *path,
		pid_t pid);
void objects_remove(struct objects *o, int id);
/* A process that is wanted maps it, or is about to. Fails where its beacon could not be woken. */
int objects_mapped(struct objects *o, int id, pid_t pid);
/* A process has code of it mapped; after process_exec, if that comes. */
struct xb_map;
void objects_placed(struct objects *o, int id, pid_t pid, const struct xb_map *m);
/*
 * Does the object hold what its process was asked for? Every process has thread functions: they count
 * where nothing else is selected.
 */
bool objects_is_api(const struct objects *o, int id);
/* Is this an adapter of the Unified Runtime, whose ur functions get no probes? */
int objects_ask_adapter(struct elf_file *elf, bool *ret);
/*
 * Of the file that objects_add() looked at last: how many functions with probes it has that the catalog
 * neither knows nor expects, the names of the first ("" when there are none; valid until the next), and
 * how many more there were than get probes.
 */
unsigned objects_unknown(const struct objects *o, const char **ret_names, unsigned *ret_left);
/* The slot of a function's signature, for a record that tells of a call; made if there is none. -errno. */
int objects_slot(struct objects *o, const struct cat_func *fn);
/* Would the function have a probe in that file? asked is -1 at first, and the same for one file. */
bool objects_wants(const struct objects *o, struct elf_file *elf, int *asked,
		   const struct cat_func *fn);
void objects_get_stats(const struct objects *o, struct objects_stats *ret);

#endif
