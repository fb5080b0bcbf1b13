// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* program.c - see program.h. */
#include "packing/program.h"

#include <errno.h>
#include <stdlib.h>

#include "base/cleanup.h"

struct program {
	struct xptibpf_program shown; /* first, so that it is found by it */
	struct needs needs;	      /* its strings are those that are shown */
	const char **words;
};

struct xptibpf_program *program_free(struct xptibpf_program *shown)
{
	struct program *p = (struct program *)shown;

	if (!p)
		return NULL;
	needs_done(&p->needs);
	free(p->words);
	free(p);
	return NULL;
}

int program_of(const struct needs *n, struct xptibpf_program *ret, const char ***ret_words)
{
	const struct xb_start *s = n->start;
	const char **args = calloc((size_t)s->nargs + s->nenv + 2, sizeof(*args)), **env;

	if (!args)
		return -ENOMEM;
	env = args + s->nargs + 1;
	for (unsigned i = 0; i < s->nargs; i++)
		args[i] = event_text(&n->told, 2 + i);
	for (unsigned i = 0; i < s->nenv; i++)
		env[i] = event_text(&n->told, 2 + s->nargs + i);
	*ret_words = args;
	*ret = (struct xptibpf_program){
		.pid = (pid_t)n->pid,
		.path = n->program ?: event_text(&n->told, 0),
		.cwd = event_text(&n->told, 1),
		.args = args,
		.env = env,
		.nenv_left_out = s->left,
		.cut = s->h.flags & XB_START_CUT,
	};
	return 0;
}

int program_read(const char *input, pid_t pid, struct xptibpf_program **ret, struct errline *error)
{
	_cleanup_close_ int fd = needs_open(input, error);
	struct program *p;
	int r;

	if (fd < 0)
		return fd;
	p = calloc(1, sizeof(*p));
	if (!p)
		return -ENOMEM;
	r = needs_read(fd, input, (uint32_t)pid, &p->needs, error);
	if (r < 0) {
		free(p);
		return r;
	}
	r = program_of(&p->needs, &p->shown, &p->words);
	if (r < 0)
		program_free(&p->shown);
	else
		*ret = &p->shown;
	return r;
}
