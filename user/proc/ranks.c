// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ranks.c - see ranks.h.
 *
 * The environment is the one with which the process was started, and may contain anything: at most ENVIRON_MAX
 * bytes are read, and a value only counts if all of it is a number. A launcher may run inside another one (if
 * mpirun runs in a job of Slurm, Slurm's variables are those of mpirun), so variables of MPI libraries come first.
 */
#include "proc/ranks.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/read.h"

#define ENVIRON_MAX (256u << 10)
#define RANK_MAX    9999999u

struct launcher {
	const char *rank, *ranks; /* variables; ranks may be NULL */
};

static const struct launcher launchers[] = {
	{ "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE" }, /* Open MPI */
	{ "MV2_COMM_WORLD_RANK", "MV2_COMM_WORLD_SIZE" },   /* MVAPICH2 */
	{ "PMI_RANK", "PMI_SIZE" },			    /* MPICH and Intel MPI: Hydra */
	{ "PALS_RANKID", NULL },			    /* HPE Cray PALS */
	{ "FLUX_TASK_RANK", "FLUX_JOB_SIZE" },		    /* Flux */
	{ "PMIX_RANK", NULL },				    /* PMIx */
	{ "SLURM_PROCID", "SLURM_NTASKS" },		    /* srun */
};

static bool read_number(const char *s, uint32_t *ret)
{
	uint32_t v = 0;

	if (!*s)
		return false;
	for (; *s; s++) {
		if (*s < '0' || *s > '9')
			return false;
		v = v * 10 + (uint32_t)(*s - '0');
		if (v > RANK_MAX)
			return false;
	}
	*ret = v;
	return true;
}

/* The value of a variable; the last byte of the environment is a NUL. */
static const char *find(const char *environ, size_t size, const char *name)
{
	const char *p = environ, *end = environ + size;
	size_t len = strlen(name);

	while (p < end) {
		if (!strncmp(p, name, len) && p[len] == '=')
			return p + len + 1;
		p += strlen(p) + 1;
	}
	return NULL;
}

static int make(const char *name, uint32_t rank, uint32_t ranks, struct xb_def_rank **ret)
{
	size_t size = (sizeof(struct xb_def_rank) + strlen(name) + 1 + 7) & ~7UL;
	struct xb_def_rank *def = calloc(1, size);

	if (!def)
		return -ENOMEM;
	def->h.len = (uint32_t)size;
	def->h.type = XB_DEF_RANK;
	def->rank = rank;
	def->ranks = ranks;
	memcpy(def->text, name, strlen(name) + 1);
	*ret = def;
	return 0;
}

int ranks_of(const char *environ, size_t size, struct xb_def_rank **ret)
{
	/* The text after the last NUL was cut, so it may be the beginning of a different number. */
	while (size && environ[size - 1])
		size--;
	for (size_t i = 0; i < ARRAY_SIZE(launchers); i++) {
		const struct launcher *l = &launchers[i];
		const char *rank = find(environ, size, l->rank), *ranks;
		uint32_t r, n = 0;

		if (!rank || !read_number(rank, &r))
			continue;
		ranks = l->ranks ? find(environ, size, l->ranks) : NULL;
		if (!ranks || !read_number(ranks, &n) || n <= r)
			n = 0;
		return make(l->rank, r, n, ret);
	}
	return -ENOENT;
}

int ranks_process(pid_t pid, struct xb_def_rank **ret)
{
	_cleanup_free_ char *buf = malloc(ENVIRON_MAX + 1);
	long n;
	int r;

	if (!buf)
		return -ENOMEM;
	n = read_text(buf, ENVIRON_MAX + 1, "/proc/%d/environ", pid);
	if (n < 0)
		return (int)n;
	r = ranks_of(buf, (size_t)n, ret);
	if (r >= 0)
		(*ret)->h.tgid = (*ret)->h.tid = (uint32_t)pid;
	return r;
}
