// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * objects.h - from a mapped ELF file to placed probes: which of its functions are selected, where each gets its
 * probe, and which plan.
 */
#ifndef XB_LIVE_OBJECTS_H
#define XB_LIVE_OBJECTS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "discover/discover.h"
#include "live/switched.h"
#include "plan/capture.h"
#include "ring/ring.h"
#include "select/select.h"

struct asked;
struct attacher;
struct file_plan;
struct objects;
struct reader;

struct objects_stats {
	unsigned objects, probes, failed; /* so far, whether or not still mapped */
	uint64_t unprobed;		  /* failed, and those on which a probe would do harm */
	unsigned xpti;			  /* files whose XPTI events are seen */
	unsigned partial; /* files with a symbol table that is broken or beyond the limits */
	unsigned unknown; /* functions with probes that nothing is known of but their names */
	unsigned beacons; /* beacons, which make their processes emit XPTI events during the trace */
	unsigned timeless;	  /* of these, those that are too old to ask for commands' times */
	unsigned pythons;	  /* CPythons whose frames can be in stacks */
	unsigned strange_pythons; /* CPythons of an unknown version, if stacks are wanted */
	unsigned stripped;	  /* files of a traced API that have no symbol table */
	uint32_t others; /* bits of enum cat_api_id: groups that files have, of which nothing is selected */
};

/* Everything is borrowed and must outlive the objects. */
int objects_new(struct attacher *a, struct reader *reader, struct ring *ring,
		const struct selection *select, const struct capture_limits *limits,
		struct objects **ret);
/* Adapters of Unified Runtime get probes too: before the first objects_add(). */
void objects_all_layers(struct objects *o);
/*
 * Functions of which only the name is known get no probes, because their durations and failures, which determine what
 * is shown, are not known. Call it before the first objects_add().
 */
void objects_known_only(struct objects *o);
/* XPTI events are not wanted, whatever is selected. Call it before the first objects_add(). */
void objects_no_xpti(struct objects *o);
/*
 * Restricts the selection to functions that launch, make, retain, release or name kernels. Call it before the first
 * objects_add().
 */
void objects_launches_only(struct objects *o);
/* Functions whose stacks are wanted, before the first file; NULL: none. Borrowed. */
struct stacks_choice;
void objects_set_stacks(struct objects *o, const struct stacks_choice *stacks);
/* Stacks may be wanted later: files that they need are kept. Call it before the first objects_add(). */
void objects_may_stack(struct objects *o);
/* Those whose stacks are taken from now on, NULL: none. Borrowed. -errno: of some, the choice before holds. */
int objects_change_stacks(struct objects *o, const struct stacks_choice *stacks);
/* Probes of XPTI and of older kernels' names are left to it. Borrowed; before the first objects_add(). */
struct on_demand;
void objects_set_on_demand(struct objects *o, struct on_demand *n);
/*
 * Known releases of libsycl get a probe for the names of kernels, if launches are selected and the creations of
 * their kernels may not be seen: they are not selected, or (if not all_seen) came before the trace. Call it before
 * the first objects_add().
 */
void objects_late_names(struct objects *o, bool all_seen);
/*
 * Files that have thread functions alone get no probes before objects_choose(), and then in one process: everybody has a
 * C library, and a probe in all processes is in the memory of those that are not traced. Programs that translate
 * machine code, as Valgrind does, take its breakpoint for the program's and end. Needs attacher_can_choose(). Call it
 * before the first objects_add().
 */
void objects_choosing(struct objects *o);
/* Says which functions have which slots, to whom switches functions off; before the first file. Borrowed; may be NULL. */
void objects_set_asked(struct objects *o, struct asked *k);
/* Places probes so that they can be switched, if there is something that wants to: before the first file. Borrowed. */
void objects_set_switched(struct objects *o, struct switched *s);
/*
 * If XPTI is selected, beacons (include/beacon_abi.h) are woken in the processes that objects_mapped() names; after
 * this call, which must come before the first objects_add(), in all processes.
 */
void objects_wake_all(struct objects *o);
/*
 * Functions of which only XPTI's call streams tell are defined when a call needs it: whoever passes records on asks
 * objects_define() first.
 */
void objects_define_late(struct objects *o);
/* *ret: a definition that has to come before this record, NULL: no more. The caller frees it, and asks again. -errno. */
int objects_define(struct objects *o, const struct xb_hdr *rec, struct xb_def_func **ret);
/* They are also woken if no XPTI event is selected, because call streams report calls. */
void objects_wake_for_calls(struct objects *o);
/* Beacons are also woken to ask for the times of commands. Call it before the first objects_add(). */
void objects_ask_times(struct objects *o);
struct objects *objects_free(struct objects *o);

/*
 * Examines a file and places its probes. Returns an id > 0, or 0 if it has nothing that is selected, or a negative
 * errno if it could not be examined. Definitions are pushed into the ring before any probe can fire.
 */
int objects_add(struct objects *o, const struct inode_key *key, int fd, const char *path,
		pid_t pid);
/* Its probes, too, and says so in the ring. -ENOMEM: that is not said. */
int objects_remove(struct objects *o, int id);
/* A process that is wanted maps it, or is about to. Fails where its beacon could not be woken. */
int objects_mapped(struct objects *o, int id, pid_t pid);
/* Places probes that this process alone gets, if the object has such and the process not yet. */
int objects_choose(struct objects *o, int id, pid_t pid);
/* A process has mapped code of the object; called after process_exec, if there is one. */
struct xb_map;
void objects_placed(struct objects *o, int id, pid_t pid, const struct xb_map *m);
/*
 * Whether the object has selected functions. Every process has thread functions, so these only count if nothing else is
 * selected.
 */
bool objects_is_api(const struct objects *o, int id);
/* Files of runtimes and the beacon are kept, whatever of them is selected. Call it before the first objects_add(). */
void objects_keep_runtimes(struct objects *o);
struct runtime;
/* With objects_keep_runtimes(): what it is, or NULL. Valid until it is removed. */
const struct runtime *objects_runtime(const struct objects *o, int id);
/* The same: whether it is a beacon, so that its processes are armed. */
bool objects_is_beacon(const struct objects *o, int id);
/* Which APIs such an object has selected functions of: bits of enum cat_api_id. 0 of all others. */
uint32_t objects_apis(const struct objects *o, int id);
/*
 * Of the file that objects_add() looked at last: how many functions with probes it has that the catalog
 * neither knows nor expects, the names of the first ("" when there are none; valid until the next), and
 * how many more there were than get probes.
 */
unsigned objects_unknown(const struct objects *o, const char **ret_names, unsigned *ret_left);
/*
 * Of the same file: how many functions have no instruction on which a probe does no harm (plan/probe_point.h), so that their
 * calls are not seen, and the names of the first ("" if there are none; valid until the next).
 */
unsigned objects_impossible(const struct objects *o, const char **ret_names);
/* The slot of a function's signature, for a record of a call; it is made if there is none. -errno. */
int objects_slot(struct objects *o, const struct cat_func *fn);
/* What a file has, as reader_read(). */
int objects_read(struct objects *o, int fd, const struct file_plan **ret);
/* Whether the function would have a probe in that file. */
bool objects_wants(const struct objects *o, const struct file_plan *plan,
		   const struct cat_func *fn);
void objects_get_stats(const struct objects *o, struct objects_stats *ret);

#endif
