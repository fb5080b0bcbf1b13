// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * recording.h - writes and reads recordings: the stream in checksummed blocks (xbt.h).
 *
 * The writer packs, compresses and writes in a thread of its own, so that a slow disk holds up nobody
 * but the ring, which then counts what it drops. What is on disk is a recording at any time: blocks are
 * only appended, in the order of the stream, and a block that is not whole is found out by its checksum.
 * A second after a record came, at the latest, its block is handed to the kernel, and another second
 * later fdatasync() was called on it. So kill -9 costs a second, a power loss two, a full disk the
 * block that does not fit.
 */
#ifndef XB_RING_RECORDING_H
#define XB_RING_RECORDING_H

#include <stdbool.h>
#include <stdint.h>

#include "ring/input.h"
#include "ring/xbt.h"
#include "wire.h"

/* ---- writing ----------------------------------------------------------------------------------- */

struct recorder;

struct recorder_opts {
	const char *host;     /* for the header; borrowed, as are the others */
	const char *writer;   /* "xptibpf 1.0" */
	struct xbt_file file; /* the clocks, boot_id, id, flags; the rest is filled in */
	int level;	      /* of zstd; 0: the default */
	/* Not 0: nothing is written before recorder_dump(); so many ns, and so many bytes as they would lie
	 * on disk, are kept in memory. */
	uint64_t ring_ns;
	uint64_t ring_bytes;
	uint32_t block; /* bytes of records in a block, at most; 0: two mebibytes */
};

/* What is known of it at any time. */
struct recorder_stats {
	uint64_t records;    /* that came */
	uint64_t file_bytes; /* of the file that is being written; ring: that are kept */
	uint64_t bytes;	     /* of all files */
	uint64_t dropped;    /* records that could not be written */
};

int recorder_new(const struct recorder_opts *o, struct recorder **ret);
/* Ends the thread; what was not written by recorder_finish() is lost. */
struct recorder *recorder_free(struct recorder *r);
/*
 * What comes from now on goes to fd, which is the recorder's from here on. A file before it is ended,
 * and says that there are more. Not with ring_ns.
 */
int recorder_file(struct recorder *r, int fd);
/* With ring_ns: writes what is kept, as a file of its own; fd as before. */
int recorder_dump(struct recorder *r, int fd);
/* The next record of the stream. Fails with the errno of the first write that failed. */
int recorder_record(struct recorder *r, const struct xb_hdr *rec);
/* Somebody looked at the clock: see sink/lines/raw.c. Also lets go of blocks that are old enough. */
int recorder_look(struct recorder *r, uint64_t now);
/* Waits until all blocks that were closed are written: nobody is in a hurry. */
void recorder_settle(struct recorder *r);
/* The last record of the stream; counters are XB_C_MAX. */
int recorder_end(struct recorder *r, const uint64_t counters[]);
/* Waits until everything is on disk. */
int recorder_finish(struct recorder *r);
void recorder_get_stats(struct recorder *r, struct recorder_stats *ret);

/* ---- reading ----------------------------------------------------------------------------------- */

struct recording;

/* What could not be had. */
struct recording_state {
	uint64_t missing; /* records, as far as it is known by now */
	uint32_t damaged; /* places where something is that is no whole block */
	bool ended;	  /* the file's end was there */
	bool whole;	  /* and the stream ends there */
};

/* Does a file that begins so (XBT_MAGIC_SIZE bytes) claim to be a recording? */
bool recording_is(const void *begin);
/*
 * in is borrowed and at its beginning. -EPROTO: the header is damaged; -EPROTONOSUPPORT: of a later
 * version, *ret_version.
 */
int recording_new(struct input *in, struct recording **ret, uint32_t *ret_version);
struct recording *recording_free(struct recording *r);
const struct xbt_file *recording_file(const struct recording *r);
const char *recording_host(const struct recording *r);
/*
 * So many records of the recording came in files before this one: no definition needs to be repeated. When the first
 * record has come. False: this is not the file that follows.
 */
bool recording_follows(struct recording *r, uint64_t records);
/* Records of the recording up to here, those of earlier files and what is missing included. */
uint64_t recording_records(const struct recording *r);
/*
 * Only what happened from then on and before to is of interest (ns; 0: no limit): goes to where that begins, and
 * ends where it ends, both with room to spare: what comes may be outside. Of the records before it, the last so
 * many of lookback come, too. When the first record has come, which stays valid; does nothing where there is no index.
 * Only reading itself fails.
 */
int recording_range(struct recording *r, uint64_t from, uint64_t to, uint64_t lookback);
/*
 * The next record, valid until the next call: 1, or 0 at the end. The first is the clock's. Behind what
 * is missing comes an XB_LOSS marked XB_LOSS_GAP, and the definitions that were not told yet; a file
 * that does not begin with the stream begins with them. Only reading itself fails.
 */
int recording_next(struct recording *r, const struct xb_hdr **ret);
void recording_get_state(const struct recording *r, struct recording_state *ret);

#endif
