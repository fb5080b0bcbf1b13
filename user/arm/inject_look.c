// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* inject_look.c - see inject_look.h. */
#include "arm/inject_look.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "arm/limits.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/foreign.h"
#include "base/strbuf.h"
#include "proc/cgroup.h"
#include "proc/status.h"

#define LOOK_NS	 (10 * MS)
#define BECOMING "it is just becoming another program, whose libraries are not loaded yet"

void inject_step(struct injection *s, enum arm_step step)
{
	s->told->step = step;
	if (s->rq->step)
		s->rq->step(s->rq->u, step);
}

int inject_say(struct injection *s, int r, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(s->told->text, sizeof(s->told->text), fmt, ap); // NOLINT: va_start is above
	va_end(ap);
	return r;
}

void inject_nap(uint64_t ns)
{
	const struct timespec t = { .tv_nsec = (long)ns };

	nanosleep(&t, NULL);
}

int inject_read_status(pid_t pid, struct inject_status *ret)
{
	char text[STATUS_MAX];
	const char *state;
	int r = status_read(pid, text);

	if (r)
		return r;
	state = status_value(text, "State");
	*ret = (struct inject_status){
		.state = state ? *state : 0,
		.tgid = (int)status_count(text, "Tgid"),
		.tracer = (int)status_count(text, "TracerPid"),
		.kernel = (int)status_count(text, "Kthread"),
		.threads = (int)status_count(text, "Threads"),
		.shadow_stack = status_has_shadow_stack(text),
	};
	return ret->tgid ? 0 : -ESRCH;
}

bool inject_has_ended(const struct inject_status *st)
{
	return st->state == 'Z' || st->state == 'X';
}

int inject_gone(struct injection *s)
{
	struct inject_status st;

	if (inject_read_status(s->rq->pid, &st) || (inject_has_ended(&st) && st.threads <= 1))
		return inject_say(s, -ESRCH, "it ended meanwhile");
	if (inject_has_ended(&st))
		return inject_say(s, -ESRCH, "it has ended, or is becoming another program");
	return inject_say(s, -ESRCH, "it became another program meanwhile");
}

/* Its auxiliary vector and its C library are not like ours, and would be taken for those of no program at all. */
static bool is_of_32_bits(pid_t pid)
{
	_cleanup_close_ int fd = -1;
	unsigned char ident[EI_NIDENT];
	char name[64];

	snprintf(name, sizeof(name), "/proc/%d/exe", pid);
	fd = foreign_open(name);
	return fd >= 0 && foreign_read(fd, ident, sizeof(ident), 0) == sizeof(ident) &&
	       !memcmp(ident, ELFMAG, SELFMAG) && ident[EI_CLASS] == ELFCLASS32;
}

const char *inject_hint(int error, const char *hint)
{
	return error == EACCES || error == EPERM ? hint : "";
}

static int look_at_status(struct injection *s)
{
	struct inject_status st;
	int r = inject_read_status(s->rq->pid, &st);

	if (r == -ESRCH)
		return inject_say(s, r, "there is no such process");
	if (r)
		return inject_say(s, -EPERM, "its state can't be read: %s%s", strerror(-r),
				  inject_hint(-r, ARM_DENIED));
	if (st.tgid != s->rq->pid)
		return inject_say(s, -ESRCH, "this is a thread of process %d", st.tgid);
	if (inject_has_ended(&st) && st.threads > 1)
		return inject_say(s, -EAGAIN, "its first thread has ended");
	if (inject_has_ended(&st))
		return inject_say(s, -ESRCH, "it has ended");
	if (st.kernel)
		return inject_say(s, -EOPNOTSUPP, "it is a kernel thread");
	if (st.tracer)
		return inject_say(s, -EPERM, "process %d traces it (a debugger?)", st.tracer);
	if (st.state == 'T' || st.state == 't')
		return inject_say(s, -EBUSY, "it is stopped");
	if (cgroup_is_frozen(s->rq->pid))
		return inject_say(s, -EBUSY, "it is frozen, with its cgroup");
	if (is_of_32_bits(s->rq->pid))
		return inject_say(s, -EOPNOTSUPP, "it is a 32-bit program");
	if (st.shadow_stack)
		return inject_say(s, -EOPNOTSUPP,
				  "it has a shadow stack, which a call from outside does not fit");
	return 0;
}

/* *ret: /proc/PID/mem. */
static int open_memory(struct injection *s, int *ret)
{
	char name[64];
	int fd;

	snprintf(name, sizeof(name), "/proc/%d/mem", s->rq->pid);
	fd = open(name, O_RDWR | O_CLOEXEC);
	if (fd >= 0) {
		*ret = fd;
		return 0;
	}
	if (errno == ENOENT || errno == ESRCH)
		return inject_say(s, -ESRCH, "it has ended");
	return inject_say(s, -EPERM, "its memory can't be accessed: %s%s", strerror(errno),
			  inject_hint(errno, ARM_DENIED));
}

/* Arming must not use up the last of a limit. */
static int look_at_memory(struct injection *s)
{
	_cleanup_(strbuf_done) struct strbuf why = STRBUF_INIT;

	limits_of_memory(s->rq->pid, &why);
	return why.len ? inject_say(s, -ENOMEM, "it has too little memory: %s", strbuf_str(&why))
		       : 0;
}

/* -EAGAIN: what was found may be that of a program which is not there as a whole yet. */
static int look_once(struct injection *s)
{
	const char *why = NULL;
	int r;

	r = look_at_status(s);
	if (!r && s->rq->mem >= 0)
		s->mem = s->rq->mem;
	else if (!r)
		r = open_memory(s, &s->mem);
	if (r)
		return r;
	r = image_new(s->rq->pid, &s->image);
	if (r == -ESRCH)
		return inject_say(s, -EAGAIN, "it has no memory of its own");
	if (r)
		return inject_say(s, r, "its mappings can't be read: %s", strerror(-r));
	r = image_find_calls(s->image, s->mem, &s->calls, &why);
	if (r == -EAGAIN || (r && !image_is_whole(s->image, s->mem)))
		return inject_say(s, -EAGAIN, BECOMING);
	return r ? inject_say(s, r, "%s", why ?: strerror(-r)) : look_at_memory(s);
}

void inject_forget(struct injection *s)
{
	s->image = image_free(s->image);
	if (s->mem >= 0 && s->mem != s->rq->mem)
		close(s->mem);
	s->mem = -1;
}

/* Whether the process has become another program. Its memory no longer exists then, so reading it returns nothing. */
static bool was_replaced(const struct injection *s)
{
	uint8_t byte;

	return s->rq->mem >= 0 && pread(s->rq->mem, &byte, sizeof(byte), 0) == 0;
}

/*
 * After an exec, a program needs some time until it has its libraries, and lacks what is needed until then. A refusal
 * therefore only counts if the program was complete, and if it is refused twice, because its completeness may be
 * noticed later than what it lacks.
 */
int inject_look(struct injection *s)
{
	unsigned refused = 0;
	int r;

	for (;;) {
		r = look_once(s);
		if (was_replaced(s))
			return inject_gone(s);
		refused = r == -EAGAIN ? 0 : refused + 1;
		if (!r)
			s->told->text[0] = '\0';
		if (!r || (r != -EOPNOTSUPP && r != -EAGAIN) || refused == 2)
			return r;
		if (now_ns() > s->until)
			return r == -EAGAIN ? -ETIMEDOUT : r;
		inject_forget(s);
		inject_nap(LOOK_NS);
	}
}
