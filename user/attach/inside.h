// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* inside.h - an attacher from the inside: for the files of attach/ that are a part of it. */
#ifndef XB_ATTACH_INSIDE_H
#define XB_ATTACH_INSIDE_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <uthash.h>

#include "attach/attach.h"
#include "attach/calib.h"
#include "attach/event.h"
#include "attach/price.h"
#include "wire_image.h"
#include "wire_xpti.h"

/* These need what is above. */
#include "api.skel.h"
#include "xpti.skel.h"

#define ATTACH_PART_XPTI    UINT_MAX /* the part of an object that attacher_add_xpti() places */
#define ATTACH_PART_STREAMS (UINT_MAX - 1) /* the same of attacher_add_streams() */
#define ATTACH_STATES	    1024	   /* threads, where their states are in a table: 60 MiB */
#define ATTACH_PROCESSES    6		   /* programs for beginnings and ends of processes */

struct attach_probe;
struct attach_report;

/* What one attacher_add() placed. */
struct links {
	struct {
		int id;
		pid_t pid;     /* 0: in all processes */
		unsigned part; /* 0: not a part */
	} key;
	int *fds;
	size_t nfds;
	int layout; /* slot of the layout table, or -1 */
	UT_hash_handle hh;
};

struct attacher {
	struct calib calib;
	struct attach_opts opts;
	enum attach_link link;
	bool returns;
	bool knows; /* stacks that were taken before */
	struct api_bpf *api;
	struct xpti_bpf *xpti;
	struct stream_func { /* what attacher_add_stream_func() has put into the table */
		uint32_t obj;
		const char *name;
	} *stream_funcs;
	size_t nstream_funcs, stream_room;
	struct gpu_probes *gpu;		  /* NULL: none */
	struct file_probes *files;	  /* the same */
	struct event_kind kind;		  /* of single links */
	struct remover *remover;	  /* NULL: removing them takes no time, or there is none */
	uint8_t layouts[XB_XPTI_LAYOUTS]; /* slots in use */
	struct bpf_link *processes[ATTACH_PROCESSES], *snapshot;
	struct links *links;
	struct wake *wakes;
	struct closer *closer; /* of links whose process has ended */
	struct groups *groups; /* NULL: nothing is counted by group */
	int ncpus;
	uint32_t captured;		     /* number of captures */
	uint64_t xpti_lost;		     /* of the capture, if its programs are gone */
	uint64_t skipped;		     /* beginnings and ends of processes: see reading.c */
	uint64_t since;			     /* when the trace began; 0: not yet */
	uint64_t before[XB_C_MAX];	     /* the counters then */
	struct bpf_map *counts, *counts_old; /* where is counted now, and where was before */
	struct xb_count_key *count_keys;     /* of what is counted now, as they were */
	size_t ncount_keys;
	uint64_t count_keys_at; /* ns: since when they are complete; 0: they are not known */
	uint32_t prices[PRICES];
	unsigned left; /* probes that are not removed yet, by that process */
	pid_t left_to;
};

/* The programs for one kind of link: entry, and return (pairs only). The cookie says where no return comes. */
struct programs {
	struct bpf_program *entry, *leave;
	int type; /* of the entry's link; 0: plain */
};

/* ---- prepare.c ----------------------------------------------------------------------------------- */

/* The best kind of link that works here, or the one that is asked for. -ENOSYS: it doesn't work. */
int attacher_choose_link(struct attacher *a);
/* Sets what the programs and tables of API calls are loaded with. */
int attacher_prepare(struct attacher *a);

/* ---- xpti.c -------------------------------------------------------------------------------------- */

/* Loads the programs for XPTI, if they aren't yet. */
int attacher_load_xpti(struct attacher *a);

/* ---- streams.c ----------------------------------------------------------------------------------- */

/* Those of a framework. */
void attacher_forget_stream_funcs(struct attacher *a, uint32_t id);

/* ---- place.c ------------------------------------------------------------------------------------- */

/* What that attacher_add() placed; it is made if there is none. NULL: no memory. */
struct links *attacher_links(struct attacher *a, int id, pid_t pid, unsigned part);
/* links NULL: -ENOMEM. */
int attacher_place(struct attacher *a, struct links *links, int fd, const struct programs *progs,
		   const struct attach_probe *probes, size_t n, struct attach_report *ret);
/*
 * While the trace goes on. Unless their process has ended, this returns when the probes are removed: the file may get new
 * ones, and a call must not hit those and the old ones.
 */
void attacher_unlink(struct attacher *a, struct links *l, bool ended);
/* At the end. */
void attacher_unlink_all(struct attacher *a);

/* ---- reading.c ----------------------------------------------------------------------------------- */

/* Calls are counted in that table from now on. Returns when no program uses another one any more. */
int attacher_count_in(struct attacher *a, struct bpf_map *table);

#endif
