// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * answers.h - what the files here share: the calls of a recording on their way to a file of answers (replay_abi.h).
 *
 * Addresses of objects become numbers, of which each object has one of its own, also if it is where another one was;
 * addresses of memory become places in regions.
 */
#ifndef XB_SINK_ANSWERS_ANSWERS_H
#define XB_SINK_ANSWERS_ANSWERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/keyed.h"
#include "base/strbuf.h"
#include "catalog/order.h"
#include "plan/capture.h"
#include "replay_abi.h"
#include "catalog/ddi.h"
#include "sink/sink.h"
#include "wire_image.h"

struct content;
struct spirv;

struct answers_object {
	struct keyed_row row;
	uint64_t handle;
	uint64_t number;
	bool in_order;	  /* a queue that executes commands in their order */
	unsigned element; /* of an image: bytes of an element; 0: not known */
	uint64_t name; /* of a kernel: where it is in names, with its length; 0 bytes: not known */
	uint32_t name_len;
	bool name_cut; /* it is longer */
};

/* A device image of SPIR-V that the program has made something of. */
struct answers_module {
	uint64_t bytes; /* where it begins in bytes */
	struct spirv *spirv;
};

struct answers_region {
	uint64_t addr, size, number;
	bool live;
	bool ours; /* the adapter allocates it */
};

/* A command that puts something into the program's memory, and for which nobody has waited yet. */
struct answers_copy {
	uint64_t call; /* its index */
	uint64_t addr, size, event, queue;
	uint32_t word;	       /* of the call, that points there, or REPLAY_WORDS */
	struct xb_lines lines; /* from there on; addr is where the first is */
	uint64_t region;       /* otherwise, and addr is at this offset there */
	uint64_t offset;
	bool seen; /* what was there at another wait */
	struct xb_data data;
};

/* A library with a plugin of PI. */
struct answers_plugin {
	uint32_t obj;
	bool used;		/* the program has it */
	char name[REPLAY_NAME]; /* of its file */
};

struct answers_thread {
	struct keyed_row row;
	uint64_t tid;
	uint64_t calls;
};

struct answers_call {
	uint64_t ts;
	uint64_t tid;
	struct replay_call call;
};

struct answers_act {
	uint64_t call; /* index */
	struct replay_act act;
};

/* What a call was given that comes in records of its own, before it. */
struct answers_image {
	uint64_t call; /* id */
	uint32_t index;
	uint8_t hash[XB_HASH_BYTES];
};

struct answers {
	struct sink sink;
	struct ddi ddi; /* of the runtime; n is 0: not known yet */
	char said[32];	/* which release the recording says */
	struct answers_plugin *plugins;
	size_t nplugins;
	struct xb_plan *plans; /* by slot */
	struct keyed contents, objects, threads;
	uint64_t coming; /* bytes of contents that are not whole */
	struct replay_function *functions;
	size_t nfunctions;
	struct answers_call *calls;
	size_t ncalls;
	struct answers_act *acts;
	size_t nacts;
	struct strbuf bytes;
	struct answers_region *regions;
	size_t nregions;
	struct answers_copy *copies;
	size_t ncopies;
	struct xb_data *data;
	size_t ndata;
	struct answers_image *images;
	size_t nimages;
	struct answers_module *modules;
	size_t nmodules;
	struct strbuf names;   /* of kernels */
	struct keyed coverage; /* what is known of kernels' arguments */
	uint64_t steps;	       /* that are left to find out more */
	uint64_t next_object;
	uint32_t tgid;						   /* the process */
	int failed;						   /* 0 or -errno */
	uint64_t cut, uncopied, early, others, unfinished, native; /* as in struct replay_header */
	bool has_data, has_images, has_getters, has_handed_out;
};

/* One call while it is made an answer. */
struct answers_work {
	struct answers *s;
	const struct event_call *c;
	const struct xb_plan *plan;
	const struct cat_func *fn;
	const uint64_t *words;
	uint64_t call; /* index */
	struct capture_place places[XB_MAX_ARGS];
	const struct xb_item *items[XB_MAX_OPS];
};

/* ---- answers.c ---- */
/* bytes: act.size of them, which are copied; NULL: it has none, or names a part of bytes itself. */
void answers_add(struct answers *s, uint64_t call, struct replay_act act, const void *bytes);
/* made: it is another object than what was there. The number 0 is none. */
uint64_t answers_object(struct answers *s, uint64_t handle, bool made);
/* How many of the contents' bytes are in bytes, from *ret on; 0: it is not there, or not whole. */
uint64_t answers_content(struct answers *s, const uint8_t hash[XB_HASH_BYTES], uint64_t *ret);
struct answers_object *answers_object_row(struct answers *s, uint64_t handle);
unsigned answers_word(const struct answers_work *w, enum cat_act act, enum cat_part part);
uint64_t answers_value(const struct answers_work *w, enum cat_act act, enum cat_part part);

/* ---- contents.c ---- */
/* A piece of one. 0 or -ENOMEM. */
int answers_piece(struct answers *s, const struct xb_blob *b);
void answers_content_done(void *u, void *row);
#define ANSWERS_CONTENTS 65536u
extern const size_t answers_content_size;

/* ---- acts.c ---- */
/* What the call must have, and what it is given. */
void answers_check(struct answers_work *w);
void answers_give(struct answers_work *w);
/*
 * Of a kernel's argument, the first len bytes: those that covered leaves out are compared, but need not be the same. An
 * address is another one in each run.
 */
void answers_check_argument(struct answers_work *w, struct replay_act act, const uint8_t *bytes,
			    size_t len, const uint8_t covered[]);
/* Where the name of an argument is. */
uint64_t answers_place_name(struct answers_work *w, const char *text);

/* ---- elements.c ---- */
/* What elements of an array of structures lead to, of which op captured len bytes. It comes after their numbers. */
void answers_check_elements(struct answers_work *w, struct replay_act act, unsigned op,
			    const struct cat_arg *a, const uint8_t *bytes, size_t len);

/* ---- padding.c ---- */
void answers_padding_open(struct answers *s);
void answers_padding_done(struct answers *s);
/* A kernel that the call makes: its name. */
void answers_note_kernel(struct answers_work *w);
/* The call is given this image. */
void answers_note_module(struct answers *s, uint64_t bytes, uint64_t size);
#define ANSWERS_COVERAGE 65536u
#define ANSWERS_COVERED \
	1024u /* bytes of an argument: of longer ones all is compared, as far as it is recorded */
#define ANSWERS_STEPS (1ULL << 28)
struct answers_argument {
	uint64_t kernel; /* its handle */
	uint64_t index, size;
};
/*
 * Sets ret_covered[i] for each of the a->size bytes of a kernel's argument that a member of its type has, by all device images
 * that have the kernel. False: that is not known.
 */
bool answers_covered(struct answers *s, const struct answers_argument *a, uint8_t ret_covered[]);

/* ---- memory.c ---- */
struct answers_region *answers_region_at(struct answers *s, uint64_t addr);
/* What was known there before is gone. NULL: no memory. */
struct answers_region *answers_region_new(struct answers *s, uint64_t addr, uint64_t size);
void answers_region_drop(struct answers *s, uint64_t call, struct answers_region *r);
/* Commands of this call that put something into memory, and those that it waits for. */
void answers_copies(struct answers_work *w);
/* At the end: nobody has waited for those that are left. */
void answers_copies_end(struct answers *s);
bool answers_waits(const struct answers_work *w);

/* ---- lines.c ---- */
/* An image that the call makes: how many bytes its elements have. */
void answers_note_image(struct answers_work *w);
/* The lines into which the call's command puts something, as in bpf/data.bpf.h. False: it is not known where they are. */
bool answers_lines(const struct answers_work *w, struct xb_lines *ret);
/* Gives them to the call, from the bytes at content on. False: there are too many. */
bool answers_put_lines(struct answers *s, const struct answers_copy *c, uint64_t content);

/* ---- write.c ---- */
/* The file. One without calls is written, too: it says what the recording lacks. 0 or -ENOMEM. */
int answers_write(struct answers *s, struct strbuf *out);

#endif
