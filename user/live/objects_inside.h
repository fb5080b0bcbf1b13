// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* objects_inside.h - the files with probes from the inside: for the files whose names begin with objects_. */
#ifndef XB_LIVE_OBJECTS_INSIDE_H
#define XB_LIVE_OBJECTS_INSIDE_H

#include "attach/counter.h"
#include "attach/place.h"
#include "live/objects.h"
#include "live/runtimes.h"
#include "live/slots.h"
#include "plan/file_plan.h"
#include "plan/python.h"

#define MAX_OBJECTS 4096 /* files with probes at a time */

struct stranger;

/* A file that is the beacon. */
struct beacon {
	int fd; /* for processes that map it later */
	struct attach_counter counters[3];
	size_t n;
};

/* A file whose probes are placed in one process after the other. */
struct chosen {
	int fd;
	struct attach_probe *probes;
	size_t n;
	struct xb_def_object *def;
	bool defined; /* it has probes in some process */
};

/* A file with probes; all zeros: the id is free. */
struct object {
	bool used, is_api;
	uint32_t apis;		    /* bits of enum cat_api_id */
	struct plan_python *python; /* of a CPython, or NULL */
	struct beacon *beacon;	    /* or NULL */
	struct chosen *chosen;	    /* or NULL */
	struct runtime runtime;
	bool arms;	 /* it is a beacon */
	char *path;	 /* as seen, of a file that was defined; or NULL */
	uint32_t probes; /* as defined */
};

struct objects {
	struct reader *reader;
	struct attacher *attacher;
	struct on_demand *on_demand; /* NULL: XPTI has its probes all the time, or never */
	struct ring *ring;
	const struct selection *select;
	bool may_stack; /* stacks may be wanted later */
	struct slots slots;
	struct stranger *strangers;
	unsigned unknown, uncounted; /* of the last file, see objects_unknown() */
	char names[256];
	unsigned impossible; /* of the last file, see objects_impossible() */
	char impossible_names[256];
	struct object all[MAX_OBJECTS]; /* by id */
	bool all_layers, known_only, no_xpti, launches_only;
	bool keeps_runtimes; /* to count who uses them */
	bool choosing;	     /* where thread functions get their probes */
	bool wake_all;	 /* wake the beacons of all processes, not only those of objects_mapped() */
	bool wakes;	 /* wake them for the sake of calls, too */
	bool times;	 /* beacons ask for commands' times */
	bool late_names; /* launches are selected, but not all creations of kernels are seen */
	bool defines_late; /* functions of call streams are defined when a call needs it */
	struct objects_stats stats;
};

/* One file at work. */
struct scan {
	struct objects *o;
	const struct file_plan *plan;
	struct attach_probe *probes;
	size_t n;
	int id;
	bool api; /* has functions of an API, or those of threads, if nothing else is selected */
	uint32_t apis; /* bits of enum cat_api_id: those of its functions */
	bool threads;  /* has no others that are selected than those of threads */
	struct attach_probe
		late; /* of the names of kernels, if captures alone get them; offset 0: there is none */
	struct newer newer;
	unsigned unknown; /* probes of functions that the catalog does not know */
	unsigned refused; /* such functions that get no probe: too many */
	unsigned streams; /* functions that its call streams may report */
};

/* is: of enum file_plan_is, one of them. */
static inline bool file_is(const struct file_plan *plan, uint32_t is)
{
	return plan->is & is;
}

/* ---- objects_table.c ----------------------------------------------------------------------------- */

/* That has an id; NULL: the number is none. */
const struct object *objects_at(const struct objects *o, int id);
bool objects_want_xpti(const struct objects *o);
/* Whether that API's functions in the file are only called by functions in another one, which have probes. */
bool objects_lower_layer(const struct objects *o, const struct file_plan *plan, unsigned api);

/* ---- objects_scan.c ------------------------------------------------------------------------------ */

/* These choose the probes of a file: of functions that the catalog has, of the names of kernels, and of other functions. */
int objects_scan_known(struct scan *s);
int objects_scan_late(struct scan *s);
int objects_scan_unknown(struct scan *s);
/* Where the beacon says what in its process is no call of the program. */
int objects_scan_says(struct scan *s);
void objects_free_strangers(struct objects *o);

/* ---- objects_streams.c --------------------------------------------------------------------------- */

/* What the call streams of a framework may report: s->streams. */
int objects_scan_streams(struct scan *s);

/* ---- objects_place.c ----------------------------------------------------------------------------- */

/* Places the probes and defines the object, or keeps them for objects_choose(). */
int objects_place(struct scan *s, const struct inode_key *key, int fd, const char *path, pid_t pid);

/* ---- objects_keep.c ------------------------------------------------------------------------------ */

/*
 * If the file is a CPython, stacks of its processes get Python frames. 1: it is; 0: it isn't, or is of an unknown
 * version.
 */
int objects_look_for_python(struct scan *s);
/* 1: it is the beacon, and events are wanted. */
int objects_look_for_beacon(struct scan *s, int fd);
/* 1: it may get probes that captures want. */
int objects_keep_for_later(struct scan *s, int fd);
/* Whether it has to be kept to count who uses it. */
bool objects_look_for_runtime(struct scan *s, const char *path);
struct beacon *objects_free_beacon(struct beacon *b);

#endif
