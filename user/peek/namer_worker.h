// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* namer_worker.h - the process that reads files for namer.c, and its messages (base/pass.h). */
#ifndef XB_PEEK_NAMER_WORKER_H
#define XB_PEEK_NAMER_WORKER_H

#include <stddef.h>
#include <stdint.h>

#include "elf/lines.h"

/* Its name. With it, a program is executed that becomes namer_worker(). */
#define NAMER_WORD "xptibpf-names"

#define NAMER_FUNCTION_MAX 1024		/* bytes of a function's name that are kept */
#define NAMER_CPU_S	   1		/* for one question */
#define NAMER_BYTES	   (64UL << 20) /* of memory, for all files that it has open */

/* With the file's descriptor. */
struct namer_question {
	uint64_t vaddr;
	uint32_t file;	/* mapped_file.id */
	uint32_t lines; /* 0: only the function's name is wanted */
};

struct namer_answer {
	uint64_t function_at;
	uint32_t has_function;
	uint32_t missing; /* of the lines: there is too much in the file */
	uint32_t nlines;
	char function[NAMER_FUNCTION_MAX];
	struct lines_frame lines[LINES_MAX]; /* only the first nlines are sent */
};

static inline size_t namer_answer_size(uint32_t nlines)
{
	return offsetof(struct namer_answer, lines) + nlines * sizeof(struct lines_frame);
}

/* In the new process: gives up everything except the socket, answers until it is closed, and ends. */
__attribute__((noreturn)) void namer_worker(int sock);

#endif
