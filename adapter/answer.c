// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * answer.c - answers the calls of a program from a recording, for `xptibpf replay`: what the libraries have in common that
 * stand in for devices.
 *
 * It knows no function: each slot of the runtime's tables gets one of many equal stubs, which say their number, and what a
 * call must have and is given is a list of acts in the file that the command made (replay_abi.h). A handle is the address
 * of an object here. The runtime says nothing of how large its tables are, so one of another release than the recording's
 * gets none.
 *
 * A call that is none of the recording fails, and all that the recording does not have after it; what the program releases
 * then is released.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "answer.h"
#include "give.h"
#include "match.h"
#include "release.h"
#include "state.h"

#define SUCCESS 0 /* of every interface */

static struct replay replay; /* good if h is set */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *runtime;			     /* its file */
static _Thread_local bool has_begun;		     /* this thread has made calls */
static _Thread_local uint64_t thread = STATE_NOBODY; /* of the recording */

/* ---- the file ------------------------------------------------------------------------------------ */

static void *stub_address(uint32_t function);

/* With the lock, or before anybody else knows of it. */
static void say(uint32_t state, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static void say(uint32_t state, const char *fmt, ...)
{
	va_list ap;

	if (replay.status->state > REPLAY_USED)
		return;
	va_start(ap, fmt);
	vsnprintf(replay.status->text, sizeof(replay.status->text), fmt, ap);
	va_end(ap);
	replay.status->state = state;
}

/* Whether the tables of the runtime are those of the recording. */
static bool is_release(void)
{
	size_t n = strlen(replay.h->release);
	char found[32] = "";

	if (!runtime || !release_of_file(runtime, found, sizeof(found))) {
		say(REPLAY_REFUSED, "the release of the runtime cannot be read in '%s'",
		    runtime ?: "its code");
		return false;
	}
	if (!strncmp(found, replay.h->release, n) && (found[n] == '.' || !found[n]))
		return true;
	say(REPLAY_REFUSED,
	    "the program runs with the runtime of release %s ('%s'), the recording is of %s", found,
	    runtime, replay.h->release);
	return false;
}

static bool is_interface(void)
{
	if (replay.h->interface == answer_interface.number)
		return true;
	say(REPLAY_REFUSED, "%s does not answer for runtimes of release %s",
	    answer_interface.library, replay.h->release);
	return false;
}

/* The first process that asks has it, also if it does that from several namespaces of libraries. */
static bool is_ours(void)
{
	uint32_t self = (uint32_t)getpid();

	if (replay.status->state == REPLAY_UNUSED) {
		replay.status->state = REPLAY_USED;
		replay.status->pid = self;
	}
	if (replay.status->pid == self)
		return is_interface() && is_release();
	say(REPLAY_REFUSED,
	    "a second process (%u) asks for answers, and a recording is replayed by one", self);
	return false;
}

static const char *open_file(const char *path)
{
	int fd = open(path, O_RDWR | O_CLOEXEC);
	const char *wrong = NULL;
	struct stat st;
	void *at;

	if (fd < 0)
		return strerror(errno);
	if (fstat(fd, &st) < 0 || (size_t)st.st_size < sizeof(struct replay_header)) {
		close(fd);
		return "it is none, or cut";
	}
	at = mmap(NULL, (size_t)st.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	close(fd);
	if (at == MAP_FAILED)
		return strerror(errno);
	wrong = state_open(&replay, at, (size_t)st.st_size, stub_address);
	if (!wrong && !is_ours())
		state_close(&replay);
	if (!replay.h)
		munmap(at, (size_t)st.st_size);
	return wrong;
}

static void load(void)
{
	const char *path = getenv(REPLAY_VARIABLE);
	const char *wrong = path ? open_file(path)
				 : "the variable " REPLAY_VARIABLE " does not name it";

	if (wrong)
		fprintf(stderr,
			"%s: the file of answers can't be used: %s (see xptibpf-replay(1))\n",
			answer_interface.library, wrong);
}

/* ---- calls --------------------------------------------------------------------------------------- */

static void take_time(const struct replay_call *c, const struct timespec *began)
{
	struct timespec until = *began;

	until.tv_sec += (time_t)(c->dur / 1000000000);
	until.tv_nsec += (long)(c->dur % 1000000000);
	if (until.tv_nsec >= 1000000000) {
		until.tv_sec++;
		until.tv_nsec -= 1000000000;
	}
	while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL) == EINTR)
		;
}

static uint32_t leave(const struct live *l)
{
	char text[REPLAY_TEXT];

	if (replay.status->state == REPLAY_LEFT &&
	    replay.functions[l->function].kind == REPLAY_COUNTED)
		return SUCCESS;
	match_explain(&replay, l, text, sizeof(text));
	say(REPLAY_LEFT, "%s", text);
	return answer_interface.unknown;
}

static uint32_t make(uint64_t call, const struct live *l)
{
	const struct replay_call *c = &replay.calls[call];

	if (give_all(&replay, c, l) < 0) {
		say(REPLAY_LEFT, "%s: there is no memory for what it allocates",
		    state_name(&replay, l->function));
		return answer_interface.unknown;
	}
	replay.status->done[call] = 1;
	replay.status->made++;
	return c->ret;
}

/* ret_call: the one that says how long it takes; NULL: none. */
static uint32_t answer(struct live *l, const struct replay_call **ret_call)
{
	uint64_t call;
	enum match m;

	if (thread == STATE_NOBODY)
		thread = match_thread(&replay, l, getpid() == gettid(), !has_begun);
	has_begun = true;
	l->thread = thread;
	m = match_find(&replay, l, &call);
	if (m == MATCH_NONE)
		return leave(l);
	if (call != STATE_NOBODY && m != MATCH_WAIT)
		*ret_call = &replay.calls[call];
	if (m == MATCH_CALL)
		return make(call, l);
	if (m == MATCH_AGAIN) {
		replay.status->again++;
		give_outputs(&replay, &replay.calls[call], l);
		return replay.calls[call].ret;
	}
	replay.status->unwaited++;
	if (call != STATE_NOBODY)
		give_memory(&replay, &replay.calls[call]);
	return SUCCESS;
}

__attribute__((visibility("hidden"))) uint32_t replay_answer(uint32_t function,
							     const uint64_t *regs,
							     const uint64_t *stack);
uint32_t replay_answer(uint32_t function, const uint64_t *regs, const uint64_t *stack)
{
	struct live l = { .function = function, .regs = regs, .stack = stack };
	const struct replay_call *c = NULL;
	struct timespec began;
	uint32_t ret;

	if (replay.status->pid != (uint32_t)getpid())
		return answer_interface
			.unknown; /* a child, which has no threads and no part in the recording */
	clock_gettime(CLOCK_MONOTONIC, &began);
	pthread_mutex_lock(&lock);
	ret = answer(&l, &c);
	pthread_mutex_unlock(&lock);
	if (c && c->waits && replay.h->timing)
		take_time(c, &began);
	return ret;
}

/* Each stub says its number; what they have in common keeps the six registers side by side, and finds the others. */
__asm__(".text\n"
	".balign 16\n"
	"replay_stubs:\n"
	".set i, 0\n"
	".rept 1024\n"
	".balign 16\n"
	"	endbr64\n"
	"	movl $i, %eax\n"
	"	jmp replay_common\n"
	".set i, i + 1\n"
	".endr\n"
	"replay_common:\n"
	"	push %rbp\n"
	"	mov %rsp, %rbp\n"
	"	push %r9\n	push %r8\n	push %rcx\n	push %rdx\n	push %rsi\n	push %rdi\n"
	"	mov %eax, %edi\n"
	"	mov %rsp, %rsi\n"
	"	lea 16(%rbp), %rdx\n"
	"	call replay_answer\n"
	"	leave\n"
	"	ret\n");
extern const uint8_t replay_stubs[] __attribute__((visibility("hidden")));
_Static_assert(REPLAY_FUNCTIONS == 1024, "there is a stub for each");

static void *stub_address(uint32_t function)
{
	return (void *)(uintptr_t)(replay_stubs + 16 * (size_t)function);
}

/* ---- tables -------------------------------------------------------------------------------------- */

bool answer_open(const char *file)
{
	/* Who comes later is of the same runtime. */
	pthread_mutex_lock(&lock);
	runtime = runtime ?: file;
	pthread_mutex_unlock(&lock);
	pthread_once(&once, load);
	return replay.h;
}

uint32_t answer_fill(const char *getter, void *to, const void *caller)
{
	Dl_info at;

	if (!answer_open(dladdr(caller, &at) ? at.dli_fname : NULL) || !to)
		return answer_interface.uninitialized;
	for (uint64_t i = 0; i < replay.h->tables.n; i++) {
		const struct replay_table *t = &replay.tables[i];
		void **slots = (void **)((uint8_t *)to + t->at);

		if (strcmp(t->getter, getter) != 0)
			continue;
		for (uint32_t k = 0; k < t->n; k++)
			slots[k] = replay.all[t->first + k];
		return SUCCESS;
	}
	return answer_interface.uninitialized;
}
