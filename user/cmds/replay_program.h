// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* replay_program.h - starts a program so that a library of ours answers its calls. */
#ifndef XB_CMDS_REPLAY_PROGRAM_H
#define XB_CMDS_REPLAY_PROGRAM_H

#include <stdbool.h>

#include "replay_abi.h"
#include "xptibpf/xptibpf.h"

struct replay_program {
	const struct replay_header *answers;
	int fd;		     /* with the answers */
	const char *library; /* that answers */
	char *const *argv;
	/* Of a pack, instead: with what the program was started, and its files. */
	const struct xptibpf_program *packed;
	const char *root;
};

/* Its exit status, as a shell tells it, or -errno. *ret_started: it is the program's own. */
int replay_program_run(const struct replay_program *p, bool *ret_started);

#endif
