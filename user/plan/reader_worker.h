// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * reader_worker.h - the processes that read files for reader.c, and their messages (base/pass.h).
 *
 * One of them forks the others, and has nothing to do with files. It always has one ready, whose socket it has sent, so that
 * no file waits for a fork.
 */
#ifndef XB_PLAN_READER_WORKER_H
#define XB_PLAN_READER_WORKER_H

#include <stddef.h>
#include <stdint.h>

/* The name of all of them. With it, a program is executed that becomes reader_worker(). */
#define READER_WORD "xptibpf-reader"

#define READER_CHUNK (64U << 10) /* bytes of a message */
#define READER_CPU_S \
	2 /* of processor time, for one file; for its tables, there is another one then */
#define READER_BYTES \
	(512UL << 20) /* of memory: two tables and their names, by the limits of elf/symbols.c */

/* ---- with the one that forks --------------------------------------------------------------------- */

/* From it, with a socket to the reader; or without one, and why. */
struct reader_ready {
	uint32_t number;
	int32_t error;
};

enum reader_word {
	READER_TAKEN, /* that reader gets a file: it is time for another one */
	READER_DONE,  /* it is no longer needed */
};
struct reader_order {
	uint32_t word, number;
};

/* ---- with a reader ------------------------------------------------------------------------------- */

enum reader_kind {
	READER_FILE,   /* to it, with the descriptor: it sends a struct file_plan, and ends */
	READER_TABLES, /* the same, but it sends struct tables_code, and answers: */
	READER_ROW,    /* to it: what is at that virtual address? */
	READER_TEXTS, /* to it, with the descriptor: it sends texts of so many bytes (at) of the file, and ends */
	READER_ANSWER, /* a struct tables_code, tables_row or texts_end, whole */
	READER_ASKS, /* it can't read that descriptor (base/foreign.h), and wants size bytes at an offset */
	READER_DATA, /* to it: these bytes, or result -errno */
	READER_PART, /* the next bytes of a struct file_plan; or whole texts, each with its NUL */
};
struct reader_message {
	uint32_t kind;
	int32_t result;
	uint32_t size; /* bytes in data; READER_ASKS: that are wanted, without data */
	uint32_t zero;
	uint64_t at;
	char data[READER_CHUNK];
};
#define READER_HEAD offsetof(struct reader_message, data)

/* In the new process: gives up everything except the socket, and forks readers until it is closed. */
__attribute__((noreturn)) void reader_worker(int sock);

#endif
