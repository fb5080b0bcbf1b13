// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * reader_worker.c - see reader_worker.h.
 *
 * All of them are copies of the tracer as it was when it began, or of a process that was executed anew. The first one gives
 * up descriptors, memory that it shares, privileges, and signals. A reader also has a filter of system calls, a limit of processor time, and one of memory. If
 * the machine has none left, readers are the first to be ended for it.
 */
#include "plan/reader_worker.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/leave.h"
#include "base/pass.h"
#include "plan/file_plan.h"
#include "plan/tables.h"
#include "plan/texts.h"

#define PRIORITY -10
#define LIVE_MAX \
	48 /* with those that answer for tables (READER_TABLES_MAX), and those that can't be ended, because a file system does not answer them */

/* ---- a reader ------------------------------------------------------------------------------------ */

static struct reader_message message;

static ssize_t read_by_asking(void *buf, size_t len, uint64_t at)
{
	ssize_t n;
	int fd;

	message.kind = READER_ASKS;
	message.size = len < READER_CHUNK ? (uint32_t)len : READER_CHUNK;
	message.at = at;
	if (pass_send(0, &message, READER_HEAD, -1, 0) < 0)
		_exit(1);
	n = pass_recv(0, &message, sizeof(message), &fd, 0);
	if (n < (ssize_t)READER_HEAD || message.size > len ||
	    n != (ssize_t)(READER_HEAD + message.size))
		_exit(1);
	if (message.result < 0)
		return message.result;
	memcpy(buf, message.data, message.size);
	return (ssize_t)message.size;
}

static void send_plan(const struct file_plan *p)
{
	const size_t size = file_plan_size(p->nfuncs);

	for (size_t at = 0; at < size; at += message.size) {
		message.kind = READER_PART;
		message.size = size - at < READER_CHUNK ? (uint32_t)(size - at) : READER_CHUNK;
		memcpy(message.data, (const char *)p + at, message.size);
		if (pass_send(0, &message, READER_HEAD + message.size, -1, 0) < 0)
			_exit(1);
	}
}

static void read_plan(int fd)
{
	static struct file_plan plan;

	file_plan_read(fd, &plan);
	if (plan.error < 0)
		plan.nfuncs = 0;
	send_plan(&plan);
}

static void answer(const void *what, uint32_t size)
{
	message.kind = READER_ANSWER;
	message.size = size;
	memcpy(message.data, what, size);
	if (pass_send(0, &message, READER_HEAD + size, -1, 0) < 0)
		_exit(1);
}

static void read_tables(int fd)
{
	struct tables_code code = { 0 };
	struct elf_file *elf;
	const int error = tables_read_code(fd, &code, &elf);

	answer(&code, sizeof(code));
	while (!error && pass_recv(0, &message, sizeof(message), &fd, 0) == READER_HEAD) {
		struct tables_row row = { 0 };

		tables_read_row(elf, message.at, &row);
		answer(&row, sizeof(row));
	}
}

static struct reader_message texts = { .kind = READER_PART };

static void send_texts(void)
{
	if (texts.size && pass_send(0, &texts, READER_HEAD + texts.size, -1, 0) < 0)
		_exit(1);
	texts.size = 0;
}

static int add_text(void *u, const char *text, size_t len)
{
	(void)u;
	if (len + 1 > READER_CHUNK - texts.size)
		send_texts();
	memcpy(texts.data + texts.size, text, len);
	texts.data[texts.size + len] = '\0';
	texts.size += (uint32_t)len + 1;
	return 0;
}

static void read_texts(int fd, uint64_t max)
{
	struct texts_end end = { 0 };

	texts_read(fd, max, add_text, NULL, &end);
	send_texts();
	answer(&end, sizeof(end));
}

/*
 * Everything that does not depend on the file comes before there is one. What reads it returns: before a call of a function
 * that does not, the address sanitizer makes a system call that the filter refuses.
 */
static _Noreturn void read_one(int sock)
{
	const struct rlimit limit = { READER_CPU_S, READER_CPU_S };
	int fd = -1;

	if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) || setrlimit(RLIMIT_CPU, &limit) ||
	    leave_descriptors(sock) < 0 || leave_calls() < 0)
		_exit(1);
	if (pass_recv(0, &message, sizeof(message), &fd, 0) < (ssize_t)READER_HEAD || fd < 0)
		_exit(0);
	foreign_read_by(read_by_asking);
	if (message.kind == READER_TABLES)
		read_tables(fd);
	else if (message.kind == READER_TEXTS)
		read_texts(fd, message.at);
	else
		read_plan(fd);
	_exit(0);
}

/* ---- the one that forks -------------------------------------------------------------------------- */

struct live {
	pid_t pid; /* 0: none */
	uint32_t number;
};

/* Those that have ended are forgotten. */
static struct live *find_room(struct live all[static LIVE_MAX])
{
	struct live *room = NULL;

	for (unsigned i = 0; i < LIVE_MAX; i++) {
		if (all[i].pid && waitpid(all[i].pid, NULL, WNOHANG) == all[i].pid)
			all[i].pid = 0;
		if (!all[i].pid)
			room = &all[i];
	}
	return room;
}

static int start_one(struct live *to, int *ret_sock)
{
	int sock, r;

	if (!to)
		return -EAGAIN;
	r = pass_fork_child(&to->pid, &sock);
	if (r > 0)
		read_one(sock);
	if (!r)
		*ret_sock = sock;
	return r;
}

static void get_ready(struct live all[static LIVE_MAX], uint32_t number)
{
	_cleanup_close_ int sock = -1;
	struct reader_ready ready = { .number = number };
	struct live *room = find_room(all);

	ready.error = start_one(room, &sock);
	if (!ready.error)
		room->number = number;
	if (pass_send(0, &ready, sizeof(ready), sock, 0) < 0)
		_exit(0);
}

static void end_one(struct live all[static LIVE_MAX], uint32_t number)
{
	for (unsigned i = 0; i < LIVE_MAX; i++)
		if (all[i].pid && all[i].number == number)
			(void)kill(all[i].pid, SIGKILL);
	(void)find_room(all);
}

static void prefer_for_oom(void)
{
	_cleanup_close_ int fd = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);

	if (fd >= 0 && write(fd, "1000", 4) < 0) {
		/* Then the kernel chooses by size alone. */
	}
}

void reader_worker(int sock)
{
	struct live all[LIVE_MAX] = { 0 };
	struct reader_order order;
	uint32_t number = 0;
	int fd;

	leave_signals();
	prctl(PR_SET_NAME, READER_WORD);
	/* A program may be held until a file is read. What a file can make of it is limited: READER_CPU_S. */
	setpriority(PRIO_PROCESS, 0, PRIORITY);
	prefer_for_oom();
	if (leave_memory(READER_BYTES) < 0 || leave_shared() < 0 || leave_descriptors(sock) < 0 ||
	    leave_privileges() < 0)
		_exit(1);
	get_ready(all, ++number);
	while (pass_recv(0, &order, sizeof(order), &fd, 0) == sizeof(order)) {
		if (order.word == READER_TAKEN)
			get_ready(all, ++number);
		else
			end_one(all, order.number);
	}
	_exit(0);
}
