// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * recording_file.h - inside ring/: the files of a recording that is being written, for recording_write.c, whose top
 * says which threads there are.
 */
#ifndef XB_RING_RECORDING_FILE_H
#define XB_RING_RECORDING_FILE_H

#include <pthread.h>
#include <zstd.h>

#include "base/strbuf.h"
#include "ring/live_defs.h"
#include "ring/pack.h"
#include "ring/recording.h"
#include "ring/xbt.h"

#define SYNCS_MAX 8 /* files that wait for the disk */

/* Something for the thread to do, in order. */
enum work { WORK_BLOCK, WORK_FILE, WORK_DUMP, WORK_QUIT };
struct job {
	enum work work;
	struct job *prev, *next;
	int fd;			/* FILE, DUMP */
	struct xbt_block block; /* BLOCK: type, flags, records, before, first, last, lost */
	struct strbuf raw;
	bool whole; /* DUMP, QUIT: the stream is over */
};

/* A packed block that is kept in memory, for a ring. */
struct kept {
	struct kept *prev, *next;
	struct xbt_block block;
	struct strbuf defs; /* records of it that live_defs_matters() */
	size_t size;
	unsigned char payload[];
};

struct recorder {
	struct recorder_opts opts;
	struct strbuf header; /* struct xbt_file and its texts */

	/* The thread's that has the records. */
	struct job *open; /* the block that is being filled; NULL: none */
	uint64_t opened;  /* ns, when */
	struct live_defs *defs;
	uint64_t records;
	uint64_t live_at;      /* records before the last XBT_LIVE */
	uint64_t written_then; /* bytes by then, and how much of them it was */
	size_t last_raw;       /* of the block before */
	uint64_t looked, newest;
	uint64_t lost;
	bool ended, started;
	pthread_t thread, syncer;
	bool syncing; /* syncer runs */

	pthread_mutex_t lock;
	pthread_cond_t wake, room, sync;
	/* Under lock. */
	struct job *queue;
	size_t queued; /* bytes */
	int error;     /* of the first write that failed */
	uint64_t bytes, file_bytes, dropped, live_bytes;
	unsigned files, files_begun; /* that were asked for, that the thread has begun */
	int syncs[SYNCS_MAX];	     /* to be synced and closed, the first one now */
	unsigned nsyncs;
	bool no_more; /* of them */

	/* The writing thread's. */
	ZSTD_CCtx *zstd;
	struct packer *packer;
	unsigned char *stored;
	size_t stored_cap;
	int fd;
	uint32_t file, number;
	uint64_t offset, synced_at;
	bool dirty;
	uint64_t before; /* number of records before the next one in the file */
	struct strbuf index;
	struct kept *kept;
	uint64_t kept_bytes;
	struct live_defs *base; /* the definitions that are valid where kept begins */
	uint64_t base_number;
	bool ties; /* there are calls with sites */
};

/*
 * These are the writing thread's. They return 0 or -errno, after which nothing more can be written.
 *
 * The first one takes fd over. before: records that were in earlier files.
 */
int recording_begin_file(struct recorder *r, int fd, uint64_t before);
/* Fills in what of b depends on its place. */
int recording_put_block(struct recorder *r, struct xbt_block *b, const void *payload);
/* whole: the stream is over. */
int recording_end_file(struct recorder *r, bool whole);
/* Has the file written to the disk, if that was last done long enough ago. */
void recording_sync_at_times(struct recorder *r);

/* The thread that waits for the disk: u is a struct recorder. */
void *recording_sync_files(void *u);
/* Returns when all files are on the disk. */
void recording_end_syncer(struct recorder *r);

#endif
