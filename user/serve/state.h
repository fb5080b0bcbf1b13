// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * state.h - all that the process with privileges tells the one that serves HTTP: one struct of a fixed size, in memory
 * that only the first can write.
 *
 * It is a memfd, sealed after the writer has mapped it, so that no mapping of anybody else can be made writable. The
 * reader takes copies; if the writer was at it meanwhile, it takes another one.
 */
#ifndef XB_SERVE_STATE_H
#define XB_SERVE_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "catalog/types.h"
#include "serve/config.h"
#include "serve/identity.h"
#include "serve/labels.h"
#include "serve/devices.h"
#include "wire.h"
#include "xptibpf/xptibpf.h"

#define STATE_LIMIT_FIRST \
	5 /* limits of durations: 2^5 ns and each power of two after it, to 2^44, 4.9 hours */
#define STATE_LIMITS  40 /* so many */
#define STATE_API     8	 /* bytes of a group's name */
#define STATE_NAME    96 /* of a function's */
#define STATE_RUNTIME 24 /* of a runtime's name */
#define STATE_ROWS    (SERVE_FUNCTIONS_MAX + CAT_API_MAX)

/* A slow call, by which others find its span. */
struct state_exemplar {
	uint64_t trace[2],
		span;	 /* their bytes from the first one on are those of the hexadecimal form */
	uint64_t ns;	 /* how long it lasted; 0: there was none */
	uint64_t end_ns; /* CLOCK_REALTIME */
};

/* Calls of a function, or of all functions of a group that have no row. */
struct state_row {
	char api[STATE_API], function[STATE_NAME];
	uint64_t calls, errors;
	uint64_t timed, ns;		/* those that returned, and their time */
	uint64_t within[STATE_LIMITS];	/* of them: not longer than collect_limits */
	uint64_t slow;			/* of them: those that lasted longer than --slow says */
	struct state_exemplar exemplar; /* the last of these; of rows of a function alone */
};

struct state_api {
	char name[STATE_API];
	uint64_t programs, launches, unfinished, wait_ns;
};

/* Of named.h. */
enum state_named {
#define NAMED(id, ...) STATE_##id,
#include "serve/named.h"
#undef NAMED
	STATE_NAMED
};

/* What a group of processes did. */
struct state_numbers {
	struct state_group_api {
		uint64_t calls, errors, launches, ns, wait_ns;
	} apis[CAT_API_MAX]; /* by enum cat_api_id; CAT_API_NONE: functions of none of them */
	struct state_group_memory {
		uint64_t live, allocated, ended;
	} memory[XPTIBPF_SIDES];
	uint64_t processes; /* that live */
};

struct state_group {
	char values[LABELS_MAX][LABELS_VALUE];
	struct state_numbers numbers;
};

/* Processes that use a runtime. */
struct state_runtime {
	char name[STATE_RUNTIME], release[XPTIBPF_RELEASE];
	uint64_t processes;
};

/* A process of ours. */
struct state_process {
	uint64_t cpu_ns, bytes;
};

/* How sending by OTLP went. */
struct state_otlp {
	uint64_t done, failed,
		replaced;  /* exports: taken, given up, not sent before the next one was due */
	uint64_t repeated; /* attempts to send one of them again */
	uint64_t rejected; /* points that a receiver refused of exports that it took */
	uint64_t bytes;	   /* of exports that were taken, as they were sent */
	uint64_t taken_ns; /* CLOCK_REALTIME: of the last one; 0: none */
	uint64_t spans_done, spans_failed,
		spans_dropped; /* that were replaced by newer ones before they could be sent */
};

enum state_flight_reason {
	STATE_FLIGHT_ASKED,  /* by SIGUSR2 */
	STATE_FLIGHT_SLOW,   /* a call took too long */
	STATE_FLIGHT_ERRORS, /* too many calls failed */
	STATE_FLIGHT_KILLED, /* a process was ended by a signal */
	STATE_FLIGHT_MEMORY, /* too much lives in a process */
	STATE_FLIGHT_REASONS
};
extern const char *const state_flight_reasons[STATE_FLIGHT_REASONS];

/* What the flight recorder does. */
struct state_flight {
	uint64_t files[STATE_FLIGHT_REASONS];
	uint64_t failures; /* files that could not be written */
	uint64_t left_out; /* reasons for a file, too soon after the last one */
	uint64_t lost;	   /* calls that there was no room for */
	uint64_t held;	   /* bytes that are kept */
	bool keeps;	   /* it runs: not while a file is written, or a capture runs */
};

/* What a hit of a probe costs: at an entry alone, or with the return; of instructions that are single-stepped, too. */
enum state_hit { STATE_ENTRY, STATE_CALL, STATE_STEPPED_ENTRY, STATE_STEPPED_CALL, STATE_HITS };

/* As xptibpf_costs_now; shares are millionths. */
struct state_costs {
	uint32_t hit_ns[STATE_HITS];
	uint32_t limit; /* 0: none */
	uint32_t thread_share, machine_share;
	uint32_t functions_off;
	uint64_t spent_ns, switched_off, switched_on, unseen;
	bool memory_off;
};

/* A message of serve/context.h. */
struct state_context {
	uint64_t at;  /* where it begins, among all bytes that ever were in the array of them */
	uint32_t len; /* 0: there is none */
};
#define STATE_CONTEXTS (256u << 10)

/* A slow call. */
#define STATE_SLOW   512
#define STATE_RESULT 64
struct state_slow {
	struct state_exemplar at;
	uint64_t parent;   /* the span around it; 0: none */
	uint64_t start_ns; /* CLOCK_REALTIME */
	uint32_t pid, tid;
	bool failed;
	char api[STATE_API], function[STATE_NAME];
	char result[STATE_RESULT]; /* of a failed call: its name, or its number */
	struct identity who;
	struct state_context context;
};

struct state {
	uint64_t number;   /* of this state; 0: nothing was read from the kernel yet */
	uint64_t start_ns; /* CLOCK_REALTIME: when counting began */
	uint64_t taken_ns; /* the same: when this was read */
	uint32_t nrows, napis;
	struct state_row rows[STATE_ROWS];
	struct state_api apis[CAT_API_MAX];
	uint64_t named[STATE_NAMED]; /* calls */
	uint64_t folded;	     /* functions that share a row */
	uint32_t nruntimes;
	struct state_runtime runtimes[XPTIBPF_RUNTIMES_MAX];
	uint64_t armed;	 /* processes that have the beacon */
	unsigned labels; /* bits of enum labels_label; 0: there are no groups */
	uint32_t ngroups;
	struct state_group groups[SERVE_GROUPS_MAX + 1]; /* the last one has all others */
	uint64_t groups_folded;
	uint64_t losses[XB_C_LOSS_MAX];
	uint64_t oldest_ns; /* for how long the oldest call in flight has lasted; 0: there is none */
	struct xptibpf_memory_sum memory[XPTIBPF_SIDES];
	struct xptibpf_copy_sum copies[XPTIBPF_SIDES][XPTIBPF_SIDES];
	uint64_t unknown_frees, untracked, failed; /* as in xptibpf_sums_now */
	struct state_costs costs;
	struct state_process tracer, web, otlp, devices_process;
	uint64_t web_restarts, otlp_restarts, reloads, failed_reloads;
	bool sends;	  /* by OTLP, now or earlier */
	bool has_devices; /* their drivers were read, now or earlier */
	uint64_t devices_restarts;
	struct devices devices;
	bool flies; /* there is a flight recorder */
	struct state_flight flight;
	struct state_otlp sending;
	bool has_slow;	       /* there is a limit */
	uint64_t slow_dropped; /* slow calls of which nothing but their number is known */
	uint64_t slow_number; /* how many are or were in the array: the last one is at slow_number - 1, modulo its size */
	struct state_slow slow[STATE_SLOW];
	uint64_t contexts_end; /* how many bytes are or were in the array */
	uint8_t contexts[STATE_CONTEXTS];
};

/* It goes to the end, where it takes the place of the oldest ones. */
struct state_context state_put_context(struct state *s, const struct context *c);
/* false: there is none, or newer ones have taken its place. */
bool state_get_context(const struct state *s, const struct state_context *at, struct context *ret);

/* Both sides map it: the first one makes it, the second gets its descriptor. */
struct state_shared;
/* *ret_fd: to be passed on, owned. 0 or -errno. */
int state_create(struct state_shared **ret, int *ret_fd);
/* -EPROTO: it has another size. */
int state_map(int fd, struct state_shared **ret);
struct state_shared *state_unmap(struct state_shared *s);

void state_write(struct state_shared *s, const struct state *now);
/* -EAGAIN: the writer stopped in the middle of it. */
int state_read(const struct state_shared *s, struct state *ret);
/* state.slow_number, which may be older or newer than that of state_read(). */
uint64_t state_slow_number(const struct state_shared *s);

#endif
