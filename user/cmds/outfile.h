// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * outfile.h - an output file that must not overwrite another one by mistake.
 *
 * An incomplete file is useful in some formats (each line is valid) and useless in others (a database). Files
 * of the latter kind are written under a different name beside their path, and renamed when they are complete.
 */
#ifndef XB_CMDS_OUTFILE_H
#define XB_CMDS_OUTFILE_H

#include <stdbool.h>

struct outfile {
	char *path;    /* its final path; NULL: standard output */
	char *writing; /* where it is written; NULL: at path */
	int fd;	       /* -1: the writer opens the path of outfile_path() */
	int lock;      /* of what the writer opens, which is empty until then; or -1 */
	bool force;
};
#define OUTFILE_INIT { .fd = -1, .lock = -1 }

enum outfile_how {
	OUTFILE_STREAM, /* usable when it is cut off: written at its final path */
	OUTFILE_WHOLE,	/* moved there when it is whole */
	OUTFILE_OWN,	/* the same, but the writer opens it */
	OUTFILE_FOLDER, /* a folder that somebody else makes or adds to: nothing is refused */
};

/*
 * path NULL or "-": standard output, which is not possible for OWN and FOLDER (-EINVAL). -EEXIST: the file exists and
 * force is not set; an existing path that is not a regular file (a pipe, /dev/null) is written to. Or another -errno.
 */
int outfile_open(const char *path, enum outfile_how how, bool force, struct outfile *ret);
/* Where OWN and FOLDER are to be written. */
const char *outfile_path(const struct outfile *f);
/* whole: the file is complete and to be kept. 0, or -errno if it could not be moved to its path. */
int outfile_close(struct outfile *f, bool whole);

#endif
