// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * profile.h - stacks and what they weigh, for the formats of profilers (only for sink/profile).
 *
 * A stack is that of a call: the process, the frames of the program (native and Python ones) from the outermost to the
 * innermost, the function of the API, and the kernel that it launched or waited for. Without a stack, the frames of the
 * program are missing.
 */
#ifndef XB_SINK_PROFILE_H
#define XB_SINK_PROFILE_H

#include "base/keyed.h"
#include "model/memory/lifetimes.h"
#include "model/time/waits.h"
#include "sink/sink.h"

/* In the order of profile_words. */
enum profile_weight {
	PROFILE_TIME,	   /* ns in the calls themselves, as "self" of stat */
	PROFILE_CALLS,	   /* as "calls" of stat */
	PROFILE_ALLOCATED, /* bytes of the program's own memory, as "bytes" of mem's total */
	PROFILE_LIVE,	   /* bytes of it that were not freed: "live" and "leaked" there */
	PROFILE_WAITS,	   /* ns, as "total" of stat's waits */
	PROFILE_WEIGHTS,
};
extern const char *const profile_words[];
struct profile_type {
	const char *name, *unit; /* as pprof calls them */
};
extern const struct profile_type profile_types[PROFILE_WEIGHTS];

#define PROFILE_FRAMES	0x10000u /* different ones; then they are one */
#define PROFILE_SITES	0x10000u
#define PROFILE_SAMPLES 0x40000u
#define PROFILE_DEPTH	(128u + 4u) /* frames of a stack, process and function included */

struct profile_frame {
	struct keyed_row row;
	struct profile_frame_key {
		uint32_t name, file, module, line; /* texts; line 0: not known */
	} key;
	uint32_t number; /* 0 is "(other)" */
};

struct profile_sample {
	struct keyed_row row;
	struct profile_sample_key {
		uint32_t process, site, function,
			kernel; /* numbers of frames, but for the site; 0: none */
	} key;
	uint64_t values[PROFILE_WEIGHTS];
};

struct profile {
	struct sink sink;
	struct model *model;
	struct texts *texts;
	struct keyed frames, sites, samples;
	struct profile_sample other; /* what there was no room for */
	struct lifetimes_watcher memory;
	struct waits_watcher waits;
	int error;
	uint64_t totals[PROFILE_WEIGHTS];
	uint64_t realtime, first, last; /* ns */
	bool begun;
};

#define PROFILE_NEEDS (MODEL_LATENCY | MODEL_WAITS | MODEL_MEMORY | TOLD_LAUNCH | TOLD_WHO)
int profile_open(struct sink *sink);
void profile_start(struct sink *sink, struct model *m);
int profile_event(struct sink *sink, const struct event *e, const struct told *told,
		  struct strbuf *out);
int profile_finish(struct sink *sink, struct model *m, struct strbuf *out);
void profile_done(struct sink *sink);
/* What their sinks share: all but the name, and lost(), which writes everything. */
#define PROFILE_OPS                                                                  \
	.size = sizeof(struct profile), .needs = PROFILE_NEEDS, .by = profile_words, \
	.open = profile_open, .start = profile_start, .event = profile_event,        \
	.finish = profile_finish, .done = profile_done

/* A text of a frame. Not escaped. */
const char *profile_text(const struct profile *p, uint32_t text);
/* The frames of a sample, from the outermost to the innermost: their numbers. Returns how many. */
unsigned profile_stack(struct profile *p, const struct profile_sample *s,
		       uint32_t ret[PROFILE_DEPTH]);
/* Each until fn returns another value than 0, which is returned. */
int profile_each_frame(const struct profile *p, int (*fn)(void *u, const struct profile_frame *f),
		       void *u);
int profile_each_sample(const struct profile *p, int (*fn)(void *u, const struct profile_sample *s),
			void *u);
/* Whatever the file has to say of itself, line by line: that it is a part, and what was lost. */
void profile_remarks(const struct profile *p, const uint64_t counters[], struct strbuf *out);

#endif
