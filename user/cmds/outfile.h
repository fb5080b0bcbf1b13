// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * outfile.h - an output file that must not overwrite another one by mistake.
 *
 * What is half written is worth something in some formats (a line is a line) and nothing in others (a
 * database). Files of the latter kind grow under a name of their own beside the place where they belong,
 * and go there when they are whole.
 */
#ifndef XB_CMDS_OUTFILE_H
#define XB_CMDS_OUTFILE_H

#include <stdbool.h>

struct outfile {
	char *path;    /* where it belongs; NULL: standard output */
	char *writing; /* where it grows; NULL: at path */
	int fd;	       /* -1: whoever writes opens the path of outfile_path() */
	bool force;
};
#define OUTFILE_INIT { .fd = -1 }

enum outfile_how {
	OUTFILE_STREAM, /* usable when cut: written where it belongs */
	OUTFILE_WHOLE,	/* moved there when it is whole */
	OUTFILE_OWN,	/* the same, but somebody else opens it */
	OUTFILE_FOLDER, /* a folder that somebody else makes or adds to: nothing is refused */
};

/*
 * path NULL or "-": standard output, which OWN and FOLDER can't have (-EINVAL). -EEXIST: a file is there and
 * force is not given; what is no regular file (a pipe, /dev/null) is written to. Else -errno.
 */
int outfile_open(const char *path, enum outfile_how how, bool force, struct outfile *ret);
/* Where OWN and FOLDER are to be written. */
const char *outfile_path(const struct outfile *f);
/* whole: what is written is worth keeping. 0 or -errno: it could not be moved to its place. */
int outfile_close(struct outfile *f, bool whole);

#endif
