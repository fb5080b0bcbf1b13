// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * by_thread.h - keeps lines by thread, to write them in another order than they come: one thread after the other, all
 * by time, or each thread in a file of its own (only for sink/).
 *
 * Lines wait in memory up to BY_THREAD_WAIT bytes, then in a temporary file without a name (in $TMPDIR, or
 * /var/tmp), of which only the offsets of each thread's pieces are in memory. Files of threads are written at each
 * by_thread_flush(), and are not kept open.
 */
#ifndef XB_SINK_BY_THREAD_H
#define XB_SINK_BY_THREAD_H

#include <stdbool.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "xptibpf/view.h"

#define BY_THREAD_WAIT (4u << 20) /* bytes, of all threads */
#define BY_THREAD_MAX  (1u << 20) /* threads; the lines of more are one thread's, named "others" */
#define BY_THREAD_NAME 80u	  /* bytes of a thread's name in a file's */

struct by_thread;

/* path: what names of files begin with; for the other orders it is not used. */
int by_thread_new(enum xptibpf_sort sort, const char *path, struct by_thread **ret);
/*
 * Files, but FOLDER/PID/NAME (of merged streams PID-HOST, its number) with that extension, NAME as in
 * by_thread_file_name(). Folders are made, FOLDER at once, and it is
 * removed again if nothing is written. -EEXIST: there is something in it, and force is not given.
 */
int by_thread_new_in(const char *folder, const char *extension, bool force, struct by_thread **ret);
struct by_thread *by_thread_free(struct by_thread *b);

/*
 * A line, with its end (bytes of any kind, for files), of the thread called name of a process; of one thread they come
 * in order of at (ns). comm: for people; may be "".
 */
int by_thread_add(struct by_thread *b, uint32_t tgid, uint64_t start_ns, const char *comm,
		  const char *name, uint64_t at, const char *text, size_t len);
/* No line was added. */
bool by_thread_empty(const struct by_thread *b);
/* Files: writes what waits. */
int by_thread_flush(struct by_thread *b);
/* Not for files: the next piece of what there is, 1; 0: that was all. No line may be added any more. */
int by_thread_next(struct by_thread *b, struct strbuf *out);
/* Files: the same text at the end of each. */
int by_thread_end(struct by_thread *b, const char *text, size_t len);

/*
 * PATH.PID.NAME. Of NAME only letters, digits, '_' and '-' are left, each other character is a '_'; where that
 * or BY_THREAD_NAME changed it, a number follows that only this name has.
 */
int by_thread_file_name(const char *path, uint32_t tgid, const char *name, struct strbuf *ret);

#endif
