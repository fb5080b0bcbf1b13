// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* start.c - see start.h. */
#include "proc/start.h"

#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/read.h"
#include "base/strbuf.h"

#define ARGS_MAX    (16u << 10) /* bytes of arguments that are kept */
#define KEPT_MAX    (16u << 10) /* bytes of variables that are kept */
#define ENVIRON_MAX (256u << 10)

/* Of the runtimes, of the loader, and of what chooses where programs look for files and how they write numbers. */
static const char *const known[] = {
	"CCL_*",       "CL_*",		"CMPLR_ROOT", "CONDA_PREFIX", "CUDA_*", "DPCPP_*",
	"DPL_ROOT",    "DPL*_ROOT",	"GOMP_*",     "HIP_*",	      "HOME",	"IGC_*",
	"I_MPI_*",     "KMP_*",		"LANG",	      "LANGUAGE",     "LC_*",	"LD_LIBRARY_PATH",
	"LD_PRELOAD",  "LIBOMPTARGET*", "MKL*",	      "NEO*",	      "OCL_*",	"OMP_*",
	"ONEAPI_*",    "ONEDNN_*",	"OPENCL_*",   "PATH",	      "PI_*",	"PYTHON*",
	"ROCR_*",      "SYCL_*",	"TBB*",	      "TMPDIR",	      "TZ",	"UR_*",
	"VIRTUAL_ENV", "XPTI_*",	"ZEL_*",      "ZES_*",	      "ZET_*",	"ZE_*",
};
static const char *const secret[] = { "*SECRET*",     "*TOKEN*", "*PASS*",  "*KEY*",
				      "*CREDENTIAL*", "*AUTH*",	 "*COOKIE*" };

static bool is_one_of(const char *const *patterns, size_t n, const char *name, int flags)
{
	for (size_t i = 0; i < n; i++)
		if (!fnmatch(patterns[i], name, flags))
			return true;
	return false;
}

static bool is_named(const struct start_names *also, const char *name)
{
	for (size_t i = 0; i < also->n; i++)
		if (!strcmp(also->names[i], name))
			return true;
	return false;
}

bool start_keeps(const struct start_names *also, const char *name)
{
	if (is_named(also, name))
		return true;
	if (is_one_of(secret, ARRAY_SIZE(secret), name, FNM_CASEFOLD))
		return false;
	return is_one_of(known, ARRAY_SIZE(known), name, 0) ||
	       is_one_of(also->names, also->n, name, 0);
}

/* ---- the record ---------------------------------------------------------------------------------- */

struct parts {
	struct strbuf text;
	struct xb_start head;
};

/* Texts with a NUL after each; what follows the last NUL was cut. */
static void add_args(struct parts *p, const char *args, size_t len)
{
	while (len) {
		size_t n = strnlen(args, len);

		if (n == len || p->text.len + n + 1 > ARGS_MAX) {
			p->head.h.flags |= XB_START_CUT;
			return;
		}
		strbuf_add(&p->text, args, n + 1);
		p->head.nargs++;
		args += n + 1;
		len -= n + 1;
	}
}

static bool keeps_whole(const struct start_names *also, const char *variable)
{
	const char *equals = strchr(variable, '=');
	char name[256];

	if (!equals || equals == variable || equals - variable >= (ptrdiff_t)sizeof(name))
		return false;
	memcpy(name, variable, (size_t)(equals - variable));
	name[equals - variable] = '\0';
	return start_keeps(also, name);
}

static void add_environ(struct parts *p, const struct start_names *also, const char *environ,
			size_t len)
{
	const size_t begin = p->text.len;

	while (len) {
		size_t n = strnlen(environ, len);

		if (n == len) {
			p->head.h.flags |= XB_START_CUT;
			return;
		}
		if (!keeps_whole(also, environ)) {
			p->head.left += n != 0;
		} else if (p->text.len - begin + n + 1 > KEPT_MAX) {
			p->head.h.flags |= XB_START_CUT;
		} else {
			strbuf_add(&p->text, environ, n + 1);
			p->head.nenv++;
		}
		environ += n + 1;
		len -= n + 1;
	}
}

int start_make(const char *exe, const char *cwd, const char *args, size_t args_len,
	       const char *environ, size_t environ_len, const struct start_names *also,
	       struct xb_start **ret)
{
	struct parts p = { .text = STRBUF_INIT, .head.h.type = XB_START };
	struct xb_start *start;
	size_t size;

	add_args(&p, args, args_len);
	add_environ(&p, also, environ, environ_len);
	size = (sizeof(*start) + strlen(exe) + strlen(cwd) + 2 + p.text.len + 7) & ~7UL;
	start = strbuf_failed(&p.text) ? NULL : calloc(1, size);
	if (start) {
		*start = p.head;
		start->h.len = (uint32_t)size;
		memcpy(start->text, exe, strlen(exe));
		memcpy(start->text + strlen(exe) + 1, cwd, strlen(cwd));
		memcpy(start->text + strlen(exe) + strlen(cwd) + 2, strbuf_str(&p.text),
		       p.text.len);
		*ret = start;
	}
	strbuf_done(&p.text);
	return start ? 0 : -ENOMEM;
}

/* ---- /proc --------------------------------------------------------------------------------------- */

static int read_file(pid_t pid, const char *name, size_t max, struct strbuf *ret)
{
	_cleanup_close_ int fd = read_fd("/proc/%d/%s", pid, name);
	ssize_t n = 1;

	if (fd < 0)
		return -errno;
	while (n > 0 && ret->len < max) {
		if (!strbuf_reserve(ret, 4096))
			return -ENOMEM;
		n = read(fd, ret->buf + ret->len, 4096);
		if (n < 0)
			return -errno;
		ret->len += (size_t)n;
	}
	return 0;
}

static int read_link(pid_t pid, const char *name, char ret[PATH_MAX])
{
	char path[64];
	ssize_t n;

	snprintf(path, sizeof(path), "/proc/%d/%s", pid, name);
	n = readlink(path, ret, PATH_MAX - 1);
	if (n < 0)
		return -errno;
	ret[n] = '\0';
	return 0;
}

int start_read(pid_t pid, const struct start_names *also, struct xb_start **ret)
{
	_cleanup_(strbuf_done) struct strbuf args = STRBUF_INIT, environ = STRBUF_INIT;
	char exe[PATH_MAX], cwd[PATH_MAX];
	int r = read_link(pid, "exe", exe);

	if (r >= 0)
		r = read_link(pid, "cwd", cwd);
	if (r >= 0)
		r = read_file(pid, "cmdline", ARGS_MAX, &args);
	if (r >= 0)
		r = read_file(pid, "environ", ENVIRON_MAX, &environ);
	if (r == -ENOENT)
		return -ESRCH;
	if (r < 0)
		return r;
	r = start_make(exe, cwd, strbuf_str(&args), args.len, strbuf_str(&environ), environ.len,
		       also, ret);
	if (r >= 0)
		(*ret)->h.tgid = (*ret)->h.tid = (uint32_t)pid;
	return r;
}
