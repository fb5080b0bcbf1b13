// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lifetimes_keep.h - keeps allocations for the files that report their beginnings and ends (lifetimes_calls.c from the
 * calls of the APIs, lifetimes_xpti.c from XPTI's events), that judge ends (lifetimes_faults.c) and that add them up
 * (lifetimes_tables.c). Only for model/memory.
 */
#ifndef XB_MODEL_LIFETIMES_KEEP_H
#define XB_MODEL_LIFETIMES_KEEP_H

#include "base/keyed.h"

#include "model/memory/lifetimes.h"
#include "model/told.h"

#define BUCKETS	 65536u /* a power of two */
#define TEXT_MAX 512u	/* bytes of one label */

/*
 * Addresses and handles are different numbers; SYCL's buffers are numbered by their own addresses. Where
 * memory is mapped, its addresses are reserved, too.
 */
enum space { SPACE_ADDRESS, SPACE_HANDLE, SPACE_SYCL, SPACE_MAP };

/* enum cat_mem goes on here. */
enum {
	MEM_SYCL_BUFFER = CAT_MEM_IMPORTED + 1,
	MEM_SYCL_IMAGE,
	MEM_MAPPED, /* physical memory at addresses: a view of it */
	MEM_MAX,
};

struct lifetimes_kind {
	const char *name, *below; /* below: as a runtime has it for itself */
	bool counts;		  /* its bytes are the program's */
};
extern const struct lifetimes_kind lifetimes_kinds[MEM_MAX];

struct alloc;

struct view {
	uint64_t key;
	uint64_t size;
	struct alloc *a;
	const char *call;   /* NULL: XPTI */
	const char *object; /* word of the catalog for what the handle is of; NULL: unknown */
	struct view *next;  /* of the allocation, from the outermost in */
	struct view *chain; /* of the hash */
	uint64_t changed_from;
	uint32_t owners, changer;
	uint8_t space, api;
	bool has_size;
};

struct alloc {
	struct view *views;
	struct proc *p;
	struct lifetimes_row *row[LIFETIMES_BY_MAX];
	struct alloc *prev, *next; /* of the living or the dead of its process */
	uint64_t context;
	uint64_t native; /* as XPTI tells it */
	uint64_t size;
	uint64_t made_from, made_at, died_from, died_at;
	uint64_t site_peak; /* of its site's row, before it came */
	uint64_t late_from; /* the last end that a layer reported late */
	uint64_t id;
	uint64_t of, of_id; /* MEM_MAPPED: handle and id of the physical memory; 0: not known */
	struct export *exports;
	struct lifetimes_import *import; /* its row; NULL: not imported */
	uint64_t handle;		 /* it was imported by, as a number; 0: not known */
	uint32_t maps;			 /* that there are of it */
	uint32_t tid, died_tid, late_tid, epoch;
	uint32_t stack; /* as in struct lifetimes_life */
	uint16_t freed; /* bits of APIs that reported the end */
	uint16_t held;	/* that may still report it, for the one before at this address */
	uint8_t kind, context_api;
	bool has_size, settled, below, dead, late, leaked;
	bool placed;	   /* its site is a place in the source, or in a file */
	bool while_mapped; /* released, it stays until its last map is gone */
};

/* What a process has given to others, to find it by. There is one of those bytes. */
struct export
{
	struct keyed_row row;
	struct export_key {
		uint32_t n;
		uint8_t bytes[LIFETIMES_HANDLE_MAX];
	} key;
	struct lifetimes_import from; /* the members that begin with from_, address and size */
	uint64_t serial;	      /* of its process */
	struct alloc *a;	      /* NULL: it is gone, or was never known */
	struct export *next;	      /* of the same allocation */
	uint64_t size;
	uint32_t epoch;
	bool has_size;
	bool over; /* taken back, or its memory is gone: the bytes may come to mean something else */
	bool several; /* the bytes mean several things at once */
	bool file;    /* made of a file's descriptor: whose it is, nobody says */
};

/* What an object of the process was called: allocations are of few devices and contexts, one of each in each layer. */
#define LABELS_LATELY 16u
struct numbered {
	uint64_t handle;
	uint32_t number;
	const char *before; /* numbered_label()'s */
	const char *label;  /* NULL: none was here yet */
};

/* A device whose name no call had given by the time of an allocation on it. */
#define DEVICES_TOLD 16u
struct told_device {
	uint64_t handle;
	uint32_t number; /* of the model's: another object with the same handle is another device */
	const char *name; /* as XPTI gave it with an allocation since; NULL: not yet */
	const char *
		numbered; /* the row of those without a name; NULL: there is none of its own, or it is called by the name by now */
};

struct proc {
	uint32_t tgid, parent;
	uint64_t serial, parent_serial, forked_at;
	const char *label;
	struct alloc *living, *dead;
	uint32_t ndead;
	uint32_t ndevices;
	struct told_device devices[DEVICES_TOLD];
	struct numbered labels[LABELS_LATELY]; /* by handle */
	bool whole;			       /* all since its program began was seen, */
	uint32_t whole_epoch;		       /* unless there were losses since */
	bool ended;
	uint64_t ended_at;
	struct proc *next, *prev; /* of those that have ended */
	struct lthread *threads;
	UT_hash_handle hh;
};

/* The last begin of XPTI whose end has not come: allocations and releases don't nest. */
struct frame {
	uint64_t instance, from;
	const char *site, *device;
	uint32_t epoch;
	bool open, release;
	bool maps; /* memory that is there already is mapped, not made */
};

struct inner_copy {
	struct model_copy c;
	bool fill;
	uint8_t api;
};

struct lthread {
	struct keyed_row row;
	uint64_t tid;
	struct proc *p;
	struct lthread *next, *prev; /* of p */
	struct alloc *pending[LIFETIMES_PENDING_MAX];
	struct inner_copy copies[LIFETIMES_PENDING_MAX];
	struct frame frame;
	unsigned npending, ncopies;
	/* The last wrong free: the layers around it report it again. */
	struct lifetimes_fault *fault;
	uint64_t fault_key, fault_from;
	uint64_t older_key, older_from; /* the same of what is older than the trace */
};

struct text {
	UT_hash_handle hh;
	char s[];
};

/* What the tables hold; the members' keys are of pointers to labels, which are interned. */
union thing {
	struct lifetimes_row row;
	struct lifetimes_leak leak;
	struct lifetimes_fault fault;
	struct lifetimes_copy copy;
	struct lifetimes_failure failure;
	struct lifetimes_difference difference;
	struct lifetimes_import import;
};

#define KEY_WORDS 10
struct entry {
	uint64_t key[KEY_WORDS];
	UT_hash_handle hh;
	union thing u;
};

enum table {
	TABLE_ROWS, /* and as many as there are LIFETIMES_BY_... */
	TABLE_LEAKS = TABLE_ROWS + LIFETIMES_BY_MAX,
	TABLE_LIVE, /* made anew when it is asked for */
	TABLE_FAULTS,
	TABLE_COPIES,
	TABLE_FAILURES,
	TABLE_DIFFERENCES,
	TABLE_IMPORTS,
	TABLES,
};

struct lifetimes {
	struct proc *procs, *last_proc; /* last: asked for last, or NULL */
	struct keyed threads;
	struct text *texts;
	size_t text_bytes;
	struct entry *tables[TABLES];
	struct keyed exports; /* by key; of each there is one */
	struct lifetimes_row total;
	struct lifetimes_gaps gaps;
	struct lifetimes_point points[LIFETIMES_POINTS_MAX];
	size_t npoints;
	uint64_t step;
	uint64_t serial, last_id, secret, unseen;
	uint32_t nlive, ndead, epoch;
	bool left_out;	    /* the event at hand is left out */
	bool left_some;	    /* one was */
	struct proc *ended; /* the first of them first */
	struct lifetimes_watcher *watchers;
	struct view *buckets[BUCKETS];
};

/* One tale of a birth or an end: by a call, or by the begin and end of XPTI. */
struct span {
	uint64_t from, to;
	const char *call, *site, *device;
	const char *object;	    /* what the handle at hand is of; NULL: unknown, or no handle */
	const struct event_call *c; /* NULL: XPTI */
	uint32_t tid;
	uint8_t api;
	bool nested; /* in another call that is traced */
	bool begun;  /* from is known */
};

/* ---- who tells ---- */
struct span lifetimes_span(struct lifetimes *l, const struct proc *p, const struct event_call *c);
/* Is s the outer layer of a change of v that an inner one has reported? */
bool lifetimes_is_told(struct view *v, const struct span *s);
int lifetimes_call(struct lifetimes *l, const struct told *told, const struct event_call *c);
int lifetimes_xpti(struct lifetimes *l, const struct told *told, const struct event_xpti *x);

/* ---- lifetimes_keep.c ---- */
struct view *lifetimes_find(const struct lifetimes *l, const struct proc *p, enum space space,
			    uint64_t key);
/* The layer whose release ends it: the outermost that is called. */
struct view *lifetimes_decider(const struct alloc *a);
struct view *lifetimes_view_of_api(const struct alloc *a, const struct span *s, enum space space,
				   uint64_t key);
bool lifetimes_encloses(const struct span *s, uint32_t tid, uint64_t from);
/* APIs that may still report its end, as bits. */
uint16_t lifetimes_still_held(const struct alloc *a);
struct proc *lifetimes_proc_find(struct lifetimes *l, uint32_t tgid);
/* Of a process that does something. 0 or -ENOMEM. */
int lifetimes_proc_get(struct lifetimes *l, const struct told *told, uint32_t tgid, uint64_t now,
		       struct proc **ret);
/* Its program is over, at that time; or not over, and there is no room for it. */
void lifetimes_proc_drop(struct lifetimes *l, struct proc *p, uint64_t at, bool over);
/* k: what is known of it, or NULL. 0 or -ENOMEM. */
int lifetimes_proc_add(struct lifetimes *l, const struct model_process *k, uint32_t tgid,
		       uint64_t now, struct proc **ret);
struct lthread *lifetimes_thread_find(struct lifetimes *l, const struct proc *p, uint64_t tid);
/* NULL: no memory. */
struct lthread *lifetimes_thread_get(struct lifetimes *l, struct proc *p, uint64_t tid);
/*
 * s tells that memory came to be, or is a view from further out of what an inner layer reported.
 * size is 0 where has_size is false. 0 or -ENOMEM.
 */
int lifetimes_birth(struct lifetimes *l, const struct told *told, struct proc *p,
		    const struct span *s, enum space space, uint64_t key, unsigned kind,
		    uint64_t size, bool has_size);
void lifetimes_die(struct lifetimes *l, struct alloc *a, const struct span *s);
/* The outermost call, of that API, has returned: nobody can claim what was made inside any more. */
void lifetimes_settle(struct lifetimes *l, struct lthread *t, unsigned api);

/* ---- lifetimes_exports.c ---- */
void lifetimes_export(struct lifetimes *l, struct proc *p, const struct event_call *c,
		      const struct cat_role *r);
void lifetimes_unexport(struct lifetimes *l, const struct proc *p, const struct event_call *c,
			const struct cat_role *r);
/* What c imports, for lifetimes_imported(); its size too, if that is known and c tells none. NULL: not known. */
const struct export *lifetimes_import_find(struct lifetimes *l, const struct event_call *c,
					   const struct cat_role *r, uint64_t *size,
					   bool *has_size);
/* The memory that is there already is imported once more: no birth. */
bool lifetimes_import_again(struct lifetimes *l, const struct proc *p, const struct span *s,
			    enum space space, uint64_t key, const struct cat_role *r,
			    const struct export *e);
/* After the birth of what was imported. */
void lifetimes_imported(struct lifetimes *l, const struct told *told, struct proc *p,
			const struct span *s, enum space space, uint64_t key,
			const struct cat_role *r, const struct export *e);
/* An end of an import, by which it is not over, or which is of something else. */
bool lifetimes_import_stays(struct lifetimes *l, const struct proc *p, const struct span *s,
			    uint64_t key);
void lifetimes_exports_end(struct alloc *a);
void lifetimes_export_done(void *u, void *row); /* for l->exports */

/* ---- lifetimes_maps.c ---- */
int lifetimes_map(struct lifetimes *l, const struct told *told, struct proc *p,
		  const struct event_call *c, const struct cat_role *r);
void lifetimes_unmap(struct lifetimes *l, struct proc *p, const struct event_call *c,
		     const struct cat_role *r);
/* a is no longer mapped; what it was a view of ends with it if nothing else holds that. */
void lifetimes_map_ended(struct lifetimes *l, const struct alloc *a, const struct span *s);

/* ---- lifetimes_faults.c ---- */
/* A free of what has died. True: it is reported again, or by a layer that may. */
bool lifetimes_is_same_end(struct alloc *a, const struct span *s);
/* A free of what was made before the trace, or unseen. */
void lifetimes_older_free(struct lifetimes *l, struct proc *p, const struct span *s, uint64_t key);
/* A free of the address; ok: it was done. */
void lifetimes_death(struct lifetimes *l, const struct told *told, struct proc *p,
		     const struct span *s, uint64_t key, bool ok);
void lifetimes_fault(struct lifetimes *l, const struct told *told, struct proc *p,
		     const struct span *s, enum lifetimes_fault_type type, uint64_t address,
		     const struct alloc *a, bool may_be);
void lifetimes_failure(struct lifetimes *l, struct proc *p, const struct event_call *c,
		       uint64_t bytes);

/* ---- lifetimes_tables.c ---- */
/* The one copy of a text. */
const char *lifetimes_intern(struct lifetimes *l, const char *s);
/* NULL: there is no room, and that was counted. */
union thing *lifetimes_table_get(struct lifetimes *l, unsigned table, const uint64_t key[KEY_WORDS],
				 bool *ret_new);
void lifetimes_table_clear(struct lifetimes *l, unsigned table);
struct lifetimes_row *lifetimes_row_get(struct lifetimes *l, enum lifetimes_by by,
					const char *label);
/* Remembers for p what XPTI calls a device. */
const char *lifetimes_device_label(struct lifetimes *l, const struct told *told,
				   const struct span *s, struct proc *p, unsigned kind);
/* What XPTI says of the place before the call, or the stack; NULL: neither does. */
const char *lifetimes_known_site(struct lifetimes *l, const struct span *s);
/* That, else what the call itself tells. */
const char *lifetimes_site_label(struct lifetimes *l, const struct told *told,
				 const struct span *s);
/* From at on it counts, or no longer; in the rows of its kind, device, site and process. */
void lifetimes_count(struct lifetimes *l, struct alloc *a, uint64_t at);
void lifetimes_uncount(struct lifetimes *l, struct alloc *a, uint64_t at);
void lifetimes_move_site(struct lifetimes *l, struct alloc *a, const char *site);
/* What is reported of one that was counted. */
struct lifetimes_life lifetimes_life_of(const struct lifetimes *l, const struct alloc *a);
void lifetimes_note_difference(struct lifetimes *l, const struct view *upper,
			       const struct view *lower);
void lifetimes_leak_and_count(struct lifetimes *l, struct alloc *a);

/* A pointer, which is as good as what it points to if that is interned, as a word of a key. */
static inline uint64_t lifetimes_word(const void *p)
{
	return (uintptr_t)p;
}

#endif
