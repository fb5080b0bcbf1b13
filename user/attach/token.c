// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* token.c - see token.h. */
#include "attach/token.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>

#include "base/cleanup.h"

#define FLAG_TOKEN (1U << 16) /* BPF_F_TOKEN_FD, which the headers of a libc of 2023 lack */

int token_open(void)
{
	const char *path = getenv("LIBBPF_BPF_TOKEN_PATH");
	_cleanup_close_ int fs = -1;

	if (!path)
		path = "/sys/fs/bpf";
	/* As libbpf has it. */
	if (!*path)
		return -ENOENT;
	fs = open(path, O_DIRECTORY | O_CLOEXEC);
	return fs < 0 ? -errno : bpf_token_create(fs, NULL);
}

int token_map(int token, enum bpf_map_type type, uint32_t key, uint32_t value, uint32_t n)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts);

	if (token >= 0) {
		opts.token_fd = (uint32_t)token;
		opts.map_flags = FLAG_TOKEN;
	}
	return bpf_map_create(type, "calib", key, value, n, &opts);
}
