// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * event.h - a decoded record, with which sinks and the model work.
 *
 * Everything an event points to belongs to the decoder and is valid until the next decode, unless the event stays.
 */
#ifndef XB_DECODE_EVENT_H
#define XB_DECODE_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#include "catalog/catalog.h"
#include "decode/site.h"
#include "wire.h"

enum event_type {
	EVENT_CALL,
	EVENT_XPTI,
	/* Like xpti, but nothing happened: the trace point exists. */
	EVENT_XPTI_POINT,
	EVENT_FORK, /* rec: struct xb_fork */
	EVENT_EXEC,
	EVENT_EXIT,
	EVENT_PROCESS, /* a definition: it is older than the trace, or new */
	EVENT_THREAD,
	EVENT_RANK, /* rec: struct xb_def_rank */
	EVENT_OBJECT,
	EVENT_CLOCK,
	EVENT_LOSS,
	EVENT_GPU_JOB,
	EVENT_GPU,     /* rec: struct xb_def_gpu */
	EVENT_COUNT,   /* calls that were counted */
	EVENT_COUNTED, /* rec: struct xb_counted */
	EVENT_HOST,    /* merged streams: a machine; rec: struct xb_def_host */
	EVENT_SOURCE,  /* and one of those that were merged: source_decode() */
	EVENT_ARM,     /* rec: struct xb_arm */
	EVENT_NAME, /* the name of the kernel that a thread is about to launch: rec is a struct xb_call */
	EVENT_HANDLE,	/* the name of a kernel, by its handle: rec is a struct xb_def_name */
	EVENT_WHERE,	/* rec: struct xb_where */
	EVENT_FILE,	/* rec: struct xb_file */
	EVENT_START,	/* rec: struct xb_start */
	EVENT_METRICS,	/* a group of device metrics is sampled: a definition */
	EVENT_METRIC,	/* one of its metrics: a definition */
	EVENT_SAMPLE,	/* their values */
	EVENT_UNPROBED, /* rec: struct xb_unprobed */
	EVENT_TYPES,
};

enum value_kind {
	VALUE_UINT,
	VALUE_INT,
	VALUE_BOOL,
	VALUE_FLOAT,  /* f */
	VALUE_ENUM,   /* name (NULL: unknown value, see u) */
	VALUE_FLAGS,  /* u; type has the names */
	VALUE_HANDLE, /* u */
	VALUE_PTR, /* u: an address that was not followed; str: what told_value() can make a value of */
	VALUE_STRING,  /* str, len; not NUL-terminated */
	VALUE_BYTES,   /* str, len */
	VALUE_STRUCT,  /* items, each with a name */
	VALUE_ARRAY,   /* items */
	VALUE_UNKNOWN, /* not captured: no room, or lost before the probe */
};

#define VALUE_F_FAULT	1  /* could not be read; kind is VALUE_PTR, u is the address */
#define VALUE_F_TRUNC	2  /* cut: total is the full number of elements or bytes (0: unknown) */
#define VALUE_F_NULL	4  /* a NULL pointer */
#define VALUE_F_OUT	8  /* read after the call */
#define VALUE_F_CIRCLE	32 /* kind VALUE_PTR: leads back to a structure of the same chain */
#define VALUE_F_MORE	64 /* kind VALUE_ARRAY: items has the first of them, whole has all: total */
#define VALUE_F_POINTEE 16 /* what a pointer pointed to; addr is the pointer */

struct value {
	uint8_t kind; /* enum value_kind */
	uint8_t flags;
	const char *key;	     /* argument's or field's name, or NULL */
	const struct cat_type *type; /* may be NULL */
	uint64_t u;		     /* also the bits of kinds that have something better */
	uint64_t addr;		     /* with VALUE_F_POINTEE */
	double f;
	const char *name; /* VALUE_ENUM; of a number that stands for something: "infinite" */
	const char *unit; /* of a number: "ns", "address"; NULL: not known */
	const char *str;
	uint32_t len; /* of str */
	uint32_t total;
	const struct value *items;
	uint32_t nitems;
	uint32_t nwhole; /* elements in whole; 0: items has all that were read */
	const void *whole;
};

struct event_call {
	const struct xb_call *rec;
	const char *api;	   /* "ur" */
	const char *name;	   /* never NULL */
	const struct cat_func *fn; /* NULL: not in the catalog */
	uint32_t acts;		   /* catalog_acts() of it: call_does() */
	const struct value *args;
	uint32_t nargs;
	struct value ret; /* kind VALUE_UNKNOWN when it has not returned */
	bool error;	  /* the result is a failure */
	bool unknown; /* only its name was known when it was traced, so arguments and result are missing */
	bool can_be_cut; /* an argument, or what is in it, is a text or bytes, or was cut when it was read */
	/* The file name of the library that has the function; NULL: not known, or layers were not asked for. */
	const char *library;
	/* Bits (1 << enum cat_mem): kinds whose allocation is traced in its API; CAT_MEM_UNKNOWN: frees. */
	uint8_t mem_kinds;
	const struct event_traced *traced; /* for event_traces() */
	const struct event_site *site; /* where it was called; NULL: not asked for, or not taken */
};

/* Has its function such a role? Of most acts most have none, and all parts ask. */
static inline bool call_does(const struct event_call *c, enum cat_act act)
{
	return c->acts >> act & 1;
}

/* It is no call of the program: the beacon reports one of its commands (catalog/beacon.h). */
static inline bool call_is_told(const struct event_call *c)
{
	return c->fn && c->fn->api == CAT_API_BEACON;
}

/* That role, the first of them; NULL: none. */
static inline const struct cat_role *call_role(const struct event_call *c, enum cat_act act)
{
	return call_does(c, act) ? catalog_role(c->fn, act) : NULL;
}

/* A thread is about to launch a kernel of this name: the next that it launches from deeper in the stack. */
struct event_name {
	const struct xb_call *rec;
	const char *text; /* printable, not NUL-terminated */
	uint32_t len;	  /* at least 1 */
};

struct event_gpu_job {
	const struct xb_gpu_job *rec;
	const char *dev, *ring; /* any text; "": not known */
};

struct event_count {
	const struct xb_count *rec; /* the number and the values of its buckets were checked */
	const char *api, *name;	    /* NULL: of several functions */
	const struct cat_func *fn;  /* NULL: that, or not in the catalog */
};

struct sampled_group; /* decode/sampled.h */
struct event_sample {
	const struct xb_sample *rec;
	const struct sampled_group *group; /* all of its metrics are known */
	const struct value *values;	   /* group->n */
};

/*
 * Events that were decoded ahead come in batches, and those that stay are valid until as many more batches were passed
 * on. Before that, and before definitions change anything to which they point, whoever has kept one is asked to be
 * done with it (session_settle()).
 */
#define EVENT_STAYS 32u

struct event {
	enum event_type type;
	bool stays; /* set by who decoded it ahead */
	const struct xb_hdr *rec;
	union {
		struct event_count count;
		struct event_call call;
		struct event_name name;
		struct event_gpu_job gpu;
		const struct sampled_group
			*metrics; /* EVENT_METRICS, EVENT_METRIC: what is known of it */
		struct event_sample sample;
		struct event_xpti *xpti; /* decode/xpti.h */
	};
};

/*
 * The n-th string of a record (EVENT_PROCESS, EVENT_OBJECT, EVENT_RANK, EVENT_GPU, EVENT_ARM, EVENT_FILE, EVENT_START, EVENT_UNPROBED: wire.h says which
 * there are); "" when there are fewer. Checked to be NUL-terminated inside the record.
 */
const char *event_text(const struct event *e, unsigned n);

/* Whether this function of an API is traced, according to the definitions so far. */
bool event_traces(const struct event_call *c, unsigned api, uint32_t id);

/* One of the streams that were merged, with its counts by enum xb_counter. */
struct event_source {
	uint32_t source, host; /* numbers */
	uint64_t begin, end;   /* ns */
	uint64_t records;
	bool cut;	  /* it was cut off, or is damaged */
	const char *file; /* in rec */
	uint64_t count[XB_C_LOSS_MAX];
};
/* -EBADMSG */
int source_decode(const struct xb_hdr *rec, struct event_source *ret);

/* An XB_LOSS, older ones too (see wire.h), with every count in its place. -EBADMSG. */
int loss_decode(const struct xb_hdr *rec, struct xb_loss *ret);

struct decoder;
int decoder_new(struct decoder **ret);
struct decoder *decoder_free(struct decoder *d);
/*
 * 1 and an event; 0: the record was a definition that only the decoder needs; -EBADMSG: the record contradicts
 * itself (which is counted); or another -errno.
 */
int decoder_decode(struct decoder *d, const struct xb_hdr *rec, struct event *ret);
/* The same with an arena of the caller: the values of a call or XPTI event are valid until a definition comes. */
struct arena;
int decoder_decode_in(struct decoder *d, struct arena *a, const struct xb_hdr *rec,
		      struct event *ret);
/* The function of a slot; *ret_fn NULL: it is not in the catalog. False: there is none. */
bool decoder_function(const struct decoder *d, uint32_t slot, const char **ret_api,
		      const char **ret_name, const struct cat_func **ret_fn);
/* The traced functions, by their slots in the table of plans, without those that are only traced for names. */
int decoder_each_function(const struct decoder *d, int (*fn)(void *u, const char *name), void *u);
uint64_t decoder_bad(const struct decoder *d);
/* Values of XPTI events, and samples, whose definitions were not there, or no longer (XB_C_LATE_OBJECT). */
uint64_t decoder_missing(const struct decoder *d);

#endif
