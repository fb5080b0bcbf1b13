// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * namer_worker.c - reads symbols and debug information of hostile files, in a process that may be ended.
 *
 * The process is a copy of the tracer, unless that is executed anew for it (base/anew.h), so it first gives up what it has:
 * descriptors, signal handlers, the terminal, memory that it shares, and all privileges. Its memory is limited by RLIMIT_DATA,
 * beyond what it came with. It ends itself where something fails: whoever asked sees the closed socket, and starts another one.
 */
#include "peek/namer_worker.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/time.h>
#include <unistd.h>

#include "base/hash.h"
#include "base/leave.h"
#include "base/pass.h"
#include "elf/demangle.h"
#include "elf/elf_file.h"
#include "elf/functions.h"

#define FILES_OPEN 128

struct file {
	uint32_t id;
	struct elf_file *elf;
	UT_hash_handle hh;
};

/* ---- questions ----------------------------------------------------------------------------------- */

static void forget(struct file **files)
{
	struct file *f, *next;

	HASH_ITER(hh, *files, f, next) {
		HASH_DEL(*files, f);
		elf_file_free(f->elf);
		free(f);
	}
}

static struct elf_file *get_file(struct file **files, uint32_t id, int fd)
{
	struct file *f;
	int r;

	HASH_FIND(hh, *files, &id, sizeof(id), f);
	if (f)
		return f->elf;
	if (HASH_COUNT(*files) >= FILES_OPEN)
		forget(files);
	f = calloc(1, sizeof(*f));
	if (!f)
		_exit(LINES_NO_MEMORY);
	f->id = id;
	r = elf_file_open(fd, &f->elf);
	if (r == -ENOMEM)
		_exit(LINES_NO_MEMORY);
	HASH_ADD(hh, *files, id, sizeof(f->id), f);
	return f->elf;
}

static void answer(struct elf_file *elf, const struct namer_question *q, struct namer_answer *ret)
{
	char name[ELF_NAME_MAX];
	unsigned n = 0;
	int r;

	r = elf_file_function_at(elf, q->vaddr, name, &ret->function_at);
	if (r == -ENOMEM)
		_exit(LINES_NO_MEMORY);
	if (r == 0) {
		ret->has_function = 1;
		demangle(name, ret->function, sizeof(ret->function));
	}
	r = q->lines ? lines_at(elf, q->vaddr, ret->lines, &n) : 0;
	if (r == -ENOMEM)
		_exit(LINES_NO_MEMORY);
	ret->missing = r < 0;
	ret->nlines = n;
}

static void limit_time(time_t s)
{
	setitimer(ITIMER_PROF, &(struct itimerval){ .it_value.tv_sec = s }, NULL);
}

void namer_worker(int sock)
{
	static struct namer_answer a;
	struct namer_question q;
	struct file *files = NULL;
	struct elf_file *elf;
	int fd;

	leave_signals();
	prctl(PR_SET_NAME, NAMER_WORD);
	if (leave_memory(NAMER_BYTES) < 0 || leave_shared() < 0 || leave_descriptors(sock) < 0 ||
	    leave_privileges() < 0 || leave_calls() < 0)
		_exit(1);
	sock = 0;
	while (pass_recv(sock, &q, sizeof(q), &fd, 0) == sizeof(q)) {
		limit_time(NAMER_CPU_S);
		elf = get_file(&files, q.file, fd);
		if (fd >= 0)
			close(fd);
		memset(&a, 0, offsetof(struct namer_answer, lines));
		if (elf)
			answer(elf, &q, &a);
		limit_time(0);
		if (pass_send(sock, &a, namer_answer_size(a.nlines), -1, 0) < 0)
			break;
	}
	_exit(0);
}
