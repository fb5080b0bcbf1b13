// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * event.h - what a callback is given (xptibpf_subscribe()): one event, whose members and values are typed.
 *
 * Domains, groups and ids are those of PTI's callback API, where it has them; xptibpf_apis() lists groups and ids.
 */
#ifndef XPTIBPF_EVENT_H
#define XPTIBPF_EVENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum xptibpf_domain {
	XPTIBPF_DOMAIN_NONE,
	XPTIBPF_DOMAIN_DRIVER,	 /* calls of Level Zero and OpenCL */
	XPTIBPF_DOMAIN_RUNTIME,	 /* calls of Unified Runtime and PI */
	XPTIBPF_DOMAIN_CRITICAL, /* what concerns the trace itself: enum xptibpf_critical */
	XPTIBPF_DOMAIN_OTHER,	 /* calls of APIs that PTI has no group for: CUDA, threads */
	XPTIBPF_DOMAIN_XPTI,	 /* notifications of SYCL's XPTI streams */
	XPTIBPF_DOMAINS,
};

/* Groups that are none of functions. */
#define XPTIBPF_GROUP_CRITICAL 0
#define XPTIBPF_GROUP_XPTI     3

/*
 * Ids in XPTIBPF_GROUP_XPTI are the numbers of trace types of SYCL since 2024.0 (xptibpf_xpti_name.trace_type), whatever
 * the release that notifies. Types that only earlier ones have are XPTIBPF_XPTI_2023 and their number there; those that
 * programs or tools define are all XPTIBPF_XPTI_OWN.
 */
#define XPTIBPF_XPTI_2023 128
#define XPTIBPF_XPTI_OWN  256

/* Ids in XPTIBPF_GROUP_CRITICAL. */
enum xptibpf_critical {
	XPTIBPF_CRITICAL_NONE,
	XPTIBPF_CRITICAL_BEGUN, /* the trace: what is called from now on is in it */
	XPTIBPF_CRITICAL_ENDED, /* the trace: no probe is left, and no event comes after this one */
	XPTIBPF_CRITICAL_LOST,	/* count more calls, events or values are missing; text says why */
	XPTIBPF_CRITICAL_ATTACHED, /* a library, text, has count probes now */
	/*
	 * count probes of a library, text, could not be placed; 0: it has none, because a process that maps it has it where
	 * it could not be opened, or looked at.
	 */
	XPTIBPF_CRITICAL_UNPROBED,
	XPTIBPF_CRITICAL_STARTED,  /* a process, text, was started, or seen for the first time */
	XPTIBPF_CRITICAL_EXECUTED, /* a process runs another program, text, from now on */
	XPTIBPF_CRITICAL_EXITED, /* a process has ended; count is its status as waitpid() has it */
	XPTIBPF_CRITICAL_ARMED,	 /* a process was armed */
	XPTIBPF_CRITICAL_NOT_ARMED, /* it could not be, for the reason in text */
	XPTIBPF_CRITICAL_DISARMED,
	XPTIBPF_CRITICAL_NOT_DISARMED, /* the same */
	XPTIBPF_CRITICAL_DETACHED, /* no process maps a library, text, any more: its count probes are gone */
	XPTIBPF_CRITICALS,
};

/* PTI's sites. */
enum xptibpf_phase {
	XPTIBPF_ENTER, /* a call begins: the event has neither values nor objects yet */
	XPTIBPF_EXIT,  /* a call has ended, in whatever way */
	XPTIBPF_POINT, /* all that is no call has no duration */
};

/* Bits for xptibpf_enable_api() and its like; true is XPTIBPF_ON_EXIT. */
#define XPTIBPF_OFF	 0u
#define XPTIBPF_ON_EXIT	 1u /* also what is no call */
#define XPTIBPF_ON_ENTER 2u

/* How a call has ended. */
enum xptibpf_ending {
	XPTIBPF_RETURNED,
	XPTIBPF_UNSEEN, /* its function has no return probe: when and how it returned is not known */
	XPTIBPF_UNWOUND, /* left by an exception, longjmp() or cancellation; dur is how long it had run */
	XPTIBPF_EXITED,	   /* its thread has ended inside it; the same */
	XPTIBPF_IN_FLIGHT, /* it was running when the trace ended, or when a watch asked; the same */
};

/* An event. It and all that it leads to is borrowed, until the callback returns. */
struct xptibpf_event {
	enum xptibpf_domain domain;
	enum xptibpf_phase phase;
	unsigned group_id, id; /* id 0: a function that the catalog does not know */
	const char *group;     /* "ur"; of XPTI the stream, "sycl.debug"; "critical" */
	const char *name;      /* "urEventWait"; of XPTI the trace point, "task_begin"; "lost" */
	pid_t pid, tid;	       /* 0: of no process, of no thread */
	const char *process;   /* its name, which is not escaped; NULL: not known */
	const char *thread;    /* "main_1"; NULL: not known, and at XPTIBPF_ENTER */
	const char *host;      /* of recordings that were merged: the machine; NULL: there is one */
	uint64_t ts;	       /* CLOCK_MONOTONIC, ns: of a call its beginning */
	uint64_t dur;	       /* ns; 0 where there is none */
	uint64_t correlation;  /* of a call: its number, "id" in JSON; 0: it is none */
	uint64_t parent;       /* the call around it on its thread; 0: there is none */
	enum xptibpf_ending ending;
	bool failed;	/* a call whose result is an error */
	bool lower;	/* an inner layer's view of another call: xptibpf_opts.all_layers */
	size_t nvalues; /* arguments of a call, metadata of XPTI: xptibpf_event_value() */
	/*
	 * Of a call whose function is enabled for XPTIBPF_ENTER too: a word of the subscriber's own, 0 at first, which
	 * is the same at both phases. NULL elsewhere.
	 */
	uint64_t *local;
	const char *text; /* XPTIBPF_DOMAIN_CRITICAL: see there; not escaped. NULL: nothing to say */
	uint64_t count;	  /* the same */
	const void *inner;
	const char *
		why; /* XPTIBPF_CRITICAL_UNPROBED: the reason. NULL: not known, or there is none to say */
};

typedef void xptibpf_callback(void *user, const struct xptibpf_event *e);

/* Kinds of values, by what there is of them. */
enum xptibpf_kind {
	XPTIBPF_VALUE_UNKNOWN, /* it was not read */
	XPTIBPF_VALUE_UINT,    /* number; text has a name if it stands for something, "infinite" */
	XPTIBPF_VALUE_INT,     /* number, as int64_t */
	XPTIBPF_VALUE_BOOL,    /* number */
	XPTIBPF_VALUE_FLOAT,   /* real */
	XPTIBPF_VALUE_ENUM,    /* number, and its name in text; NULL: it has none */
	XPTIBPF_VALUE_FLAGS,   /* number */
	XPTIBPF_VALUE_HANDLE,  /* number: xptibpf_value_object() */
	XPTIBPF_VALUE_POINTER, /* number: an address that was not followed, or could not be read */
	XPTIBPF_VALUE_STRING,  /* text and len, not escaped */
	XPTIBPF_VALUE_BYTES,   /* the same */
	XPTIBPF_VALUE_STRUCT,  /* nitems: xptibpf_value_item() */
	XPTIBPF_VALUE_ARRAY,   /* the same */
};

#define XPTIBPF_VALUE_F_UNREADABLE 1u
#define XPTIBPF_VALUE_F_CUT	   2u /* total is how long it is; 0: not known */
#define XPTIBPF_VALUE_F_NULL	   4u /* a NULL pointer */
#define XPTIBPF_VALUE_F_OUT	   8u /* read after the call */

struct xptibpf_value {
	size_t size; /* set by the program */
	enum xptibpf_kind kind;
	unsigned flags;
	const char *name; /* of the argument, field or key; NULL: it has none */
	const char *type; /* as in the header; NULL: not known */
	const char *unit; /* "ns", "bytes"; NULL: not known */
	uint64_t number;
	double real;
	const char *text; /* ends with a NUL only if it is a name */
	size_t len;
	uint64_t total;
	size_t nitems;
	const void *inner;
};

/* What a handle stands for. */
struct xptibpf_object {
	size_t size;	  /* set by the program */
	const char *word; /* "queue" */
	uint64_t handle;
	uint32_t number;  /* "queue#3"; 0: not known */
	bool uncertain;	  /* events were lost since: it may be a later object at the same address */
	const char *name; /* of a kernel or device; NULL: not known, or it has none. Not escaped */
};
enum xptibpf_about {
	XPTIBPF_KERNEL,
	XPTIBPF_QUEUE, /* or a command list, or a stream */
	XPTIBPF_DEVICE,
	XPTIBPF_CONTEXT,
};

/* What else there is of a notification of XPTI. */
struct xptibpf_notification {
	size_t size;	   /* set by the program */
	uint64_t instance; /* the notification's own argument, which pairs begins and ends */
	char uid[33];	   /* of the node, 32 digits; "": it has none */
	char parent_uid[33];
	uint64_t uid_instance, parent_uid_instance;
	const char *label; /* the event's name, not escaped, and no NUL after it; NULL: it has none */
	size_t label_len;
	const char *file; /* the same */
	size_t file_len;
	uint32_t line, column; /* 0: not known */
};

#endif
