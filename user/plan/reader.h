// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * reader.h - has ELF files read by processes without privileges, one for each file.
 *
 * What a file says can take over whoever reads it. So that it reaches nothing, neither this process nor what is said of
 * another file, each is read by a process that has only its descriptor, its own memory and a few system calls
 * (plan/reader_worker.c), and what it answers is checked (plan/file_check.h).
 */
#ifndef XB_PLAN_READER_H
#define XB_PLAN_READER_H

#include "plan/file_plan.h"
#include "plan/tables.h"
#include "plan/texts.h"

struct reader;

/*
 * Starts the process of which all readers are copies: early, before there are descriptors and memory that nobody else
 * should have. A program that has secrets in its memory says before how to be executed anew (base/anew.h). -errno.
 */
int reader_new(struct reader **ret);
struct reader *reader_free(struct reader *r);
/*
 * *ret is valid until the next file. Errors of the file are those of elf_file_open() and elf_file_symbols(). -ETIME: it
 * takes too long; -EPROTO: whoever read it ended, or answered nonsense; -ECHILD: there is nobody to read it.
 */
int reader_read(struct reader *r, int fd, const struct file_plan **ret);

/*
 * A process that answers for the code and the unwind tables of one file, until it is closed, which must be before r is freed.
 * Each takes a place of READER_TABLES_MAX. Errors as before, and *ret_code is that of the file.
 */
#define READER_TABLES_MAX 32 /* at once, of all who have them */
struct reader_tables;
int reader_tables_open(struct reader *r, int fd, struct tables_code *ret_code,
		       struct reader_tables **ret);
struct reader_tables *reader_tables_close(struct reader_tables *t);
/* As cfi_row(). After -ETIME and -EPROTO there are no more answers. fd: of the file. */
int reader_tables_row(struct reader_tables *t, int fd, uint64_t vaddr, struct cfi_row *ret);

/*
 * As texts_read(), but returns its error, -ETIME or -EPROTO; some texts may have come before. *ret_searched: if it fails, max.
 */
int reader_texts(struct reader *r, int fd, uint64_t max, texts_fn fn, void *u,
		 uint64_t *ret_searched);

/* Words for these three; NULL: it is another error. */
const char *reader_error(int error);

#endif
