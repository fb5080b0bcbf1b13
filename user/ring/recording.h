// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * recording.h - writes and reads recordings: the stream in checksummed blocks (xbt.h).
 *
 * The writer packs, compresses and writes in a thread of its own, so a slow disk only blocks the ring,
 * which then counts what it drops. The file is a valid recording at any time: blocks are only appended, in
 * the order of the stream, and an incomplete block is recognised by its checksum. At most a second after a
 * record came, its block is handed to the kernel, and at most another second later, fdatasync() is called.
 * kill -9 therefore loses a second, a power loss two, and a full disk the block that does not fit.
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
	const char *host;     /* for the header; borrowed, like the others */
	const char *writer;   /* "xptibpf 1.0" */
	struct xbt_file file; /* the clocks, boot_id, id, flags; the rest is filled in */
	int level;	      /* of zstd; 0: the default */
	/* Not 0: nothing is written before recorder_dump(); so many ns, and so many bytes as they would lie
	 * on disk, are kept in memory. */
	uint64_t ring_ns;
	uint64_t ring_bytes;
	uint32_t block; /* bytes of records in a block, at most; 0: two mebibytes */
};

/* The state of a recording at any time. */
struct recorder_stats {
	uint64_t records;    /* that came */
	uint64_t file_bytes; /* of the current file; with a ring: that are kept */
	uint64_t bytes;	     /* of all files */
	uint64_t dropped;    /* records that could not be written */
};

/*
 * What tells a new file from all others, and its clocks; NULL: they aren't known. The id is unique and no secret, so nobody
 * waits for a kernel that has just started to have gathered randomness.
 */
int recorder_identify(const struct xb_def_clock *clock, struct xbt_file *ret);

int recorder_new(const struct recorder_opts *o, struct recorder **ret);
/* Ends the thread; what recorder_finish() has not written is lost. */
struct recorder *recorder_free(struct recorder *r);
/*
 * From now on, records are written to fd, which the recorder owns from here on. The previous file, if any, is ended
 * with the mark that others follow. Not with ring_ns.
 */
int recorder_file(struct recorder *r, int fd);
/* With ring_ns: writes what is kept to a file; fd is as above. */
int recorder_dump(struct recorder *r, int fd);
/* The next record of the stream. Fails with the errno of the first write that failed. */
int recorder_record(struct recorder *r, const struct xb_hdr *rec);
/*
 * False: so much waits to be written that recorder_record() may soon have to wait. For callers who would rather do without
 * a record.
 */
bool recorder_has_room(struct recorder *r);
/* Called when the clock was read: see sink/lines/raw.c. Also drops blocks that are old enough. */
int recorder_look(struct recorder *r, uint64_t now);
/* Waits until all closed blocks are written; for callers without hurry. */
void recorder_settle(struct recorder *r);
/* The last record of the stream; counters are XB_C_MAX. */
int recorder_end(struct recorder *r, const uint64_t counters[]);
/* Waits until everything is on disk. */
int recorder_finish(struct recorder *r);
void recorder_get_stats(struct recorder *r, struct recorder_stats *ret);

/* ---- reading ----------------------------------------------------------------------------------- */

struct recording;

/* Removes from a record that was read the flags that only a reader may set. */
static inline void recording_disown(struct xb_hdr *rec)
{
	if (rec->type == XB_LOSS)
		rec->flags &= (__u16)~XB_LOSS_GAP;
}

/* What is missing. */
struct recording_state {
	uint64_t missing; /* records, as far as is known so far */
	uint32_t damaged; /* places with something that is no complete block */
	bool ended;	  /* the file's end was there */
	bool followed;	  /* by other bytes; of a pipe, this may not be known */
	bool whole;	  /* and the stream ends there */
};

/* Whether a file that begins with these XBT_MAGIC_SIZE bytes claims to be a recording. */
bool recording_is(const void *begin);
/*
 * in is borrowed, and at its beginning. -EPROTO: the header is damaged; -EPROTONOSUPPORT: it has a later version,
 * *ret_version.
 */
int recording_new(struct input *in, struct recording **ret, uint32_t *ret_version);
struct recording *recording_free(struct recording *r);
const struct xbt_file *recording_file(const struct recording *r);
const char *recording_host(const struct recording *r);
/*
 * Says that this number of records of the recording was read from earlier files, so that no definitions need to be
 * repeated. Call it after the first record. False: this is not the file that follows.
 */
bool recording_follows(struct recording *r, uint64_t records);
/* The number of records up to here, including those of earlier files and missing ones. */
uint64_t recording_records(const struct recording *r);
/*
 * Restricts the recording to what happened from from on and before to (ns; 0: no limit). It goes to where this begins
 * and ends where it ends, both with a margin, so records outside may come, too. Of the records before it, the last
 * lookback come as well. Call it after the first record, which stays valid. Without an index, it does nothing. Only
 * errors of reading are returned.
 */
int recording_range(struct recording *r, uint64_t from, uint64_t to, uint64_t lookback);
/*
 * The next record, valid until the next call: 1, or 0 at the end. The first one is that of the clock. After a gap
 * come an XB_LOSS with XB_LOSS_GAP and the definitions that were not read yet; a file that is not the first of its
 * stream begins with them. Only errors of reading are returned.
 */
int recording_next(struct recording *r, const struct xb_hdr **ret);
void recording_get_state(const struct recording *r, struct recording_state *ret);

#endif
