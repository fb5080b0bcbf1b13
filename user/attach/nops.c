// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * nops.c - see nops.h. Each form has a caller that fills its red zone, the 128 bytes below the stack pointer that nobody
 * else may write, jumps to a function that begins with the nop, and looks at the red zone again there. A child calls it
 * often, for the kernel needs a first hit before it replaces code, and then forks children of its own that call it.
 */
#include "attach/nops.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "attach/calib.h"
#include "attach/event.h"
#include "attach/link.h"
#include "attach/own_code.h"
#include "base/cleanup.h"
#include "calib.skel.h"

#define CALLS	 1000
#define CHILDREN 5
#define HANGS_S	 5 /* then somebody hangs who has nothing to wait for */

/* Number, bytes. */
#define FORMS(X)                                                            \
	X(0, "0x90")                                                        \
	X(1, "0x66, 0x90")                                                  \
	X(2, "0x0f, 0x1f, 0x00")                                            \
	X(3, "0x0f, 0x1f, 0x40, 0x00")                                      \
	X(4, "0x0f, 0x1f, 0x44, 0x00, 0x00")                                \
	X(5, "0x66, 0x0f, 0x1f, 0x40, 0x00")                                \
	X(6, "0x66, 0x66, 0x66, 0x66, 0x90")                                \
	X(7, "0x48, 0x8d, 0x64, 0x24, 0x00") /* lea 0(%rsp), %rsp */        \
	X(8, "0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00")                          \
	X(9, "0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00")                    \
	X(10, "0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00")             \
	X(11, "0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00")       \
	X(12, "0x66, 0x2e, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00") \
	X(13, "0x66, 0x66, 0x2e, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00")

/* Returns how many of the red zone's 16 words have changed. Each function has its own cache lines. */
#define CODE(n, bytes)                                                          \
	unsigned nops_call_##n(void);                                           \
	extern const uint8_t nops_at_##n[], nops_end_##n[];                     \
	__asm__(".pushsection .text\n"                                          \
		".balign 64\n"                                                  \
		".globl nops_call_" #n ", nops_at_" #n ", nops_end_" #n "\n"    \
		".hidden nops_call_" #n ", nops_at_" #n ", nops_end_" #n "\n"   \
		".type nops_call_" #n ", @function\n"                           \
		"nops_call_" #n ":\n"                                           \
		"	movabs $0x5aa5c33c0ff06996, %rdx\n"                           \
		".irp at, 8,16,24,32,40,48,56,64,72,80,88,96,104,112,120,128\n" \
		"	mov %rdx, -\\at(%rsp)\n"                                      \
		".endr\n"                                                       \
		"	xor %eax, %eax\n"                                             \
		"	jmp nops_at_" #n "\n"                                   \
		".size nops_call_" #n ", . - nops_call_" #n "\n"                \
		".balign 64\n"                                                  \
		".type nops_at_" #n ", @function\n"                             \
		"nops_at_" #n ":\n"                                             \
		"	.byte " bytes "\n"                                      \
		"nops_end_" #n ":\n"                                            \
		".irp at, 8,16,24,32,40,48,56,64,72,80,88,96,104,112,120,128\n" \
		"	xor %ecx, %ecx\n"                                             \
		"	cmp %rdx, -\\at(%rsp)\n"                                      \
		"	setne %cl\n"                                                  \
		"	add %ecx, %eax\n"                                             \
		".endr\n"                                                       \
		"	ret\n"                                                        \
		".size nops_at_" #n ", . - nops_at_" #n "\n"                    \
		".popsection\n");
FORMS(CODE)

struct form {
	unsigned (*call)(void);
	const uint8_t *at, *end;
};

#define ROW(n, bytes) { nops_call_##n, nops_at_##n, nops_end_##n },
static const struct form forms[] = { FORMS(ROW) };
_Static_assert(ARRAY_SIZE(forms) == NOPS_FORMS, "the number of forms");

/* ---- in the child -------------------------------------------------------------------------------- */

/* With a handler the kernel's log has no line of it. */
static void on_fault(int sig)
{
	(void)sig;
	_exit(1);
}

static void prepare(void)
{
	static const int faults[] = { SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE };
	struct sigaction fault = { .sa_handler = on_fault };
	struct rlimit none = { 0 };

	setrlimit(RLIMIT_CORE, &none);
	for (size_t i = 0; i < ARRAY_SIZE(faults); i++)
		sigaction(faults[i], &fault, NULL);
}

static bool ends_well(pid_t pid)
{
	int status = -1;

	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	return WIFEXITED(status) && !WEXITSTATUS(status);
}

static _Noreturn void child(const struct form *f, struct nops_seen *seen)
{
	prepare();
	alarm(HANGS_S);
	for (unsigned i = 0; i < CALLS; i++) {
		seen->spoiled += f->call() > 0;
		seen->calls++;
	}
	for (unsigned i = 0; i < CHILDREN; i++) {
		pid_t pid = fork();

		if (!pid) {
			alarm(HANGS_S); /* those of a parent are not its children's */
			f->call();
			_exit(0);
		}
		if (pid < 0)
			continue;
		seen->forked++;
		seen->died += !ends_well(pid);
	}
	_exit(0);
}

/* ---- in the parent ------------------------------------------------------------------------------- */

struct links {
	struct calib_bpf *programs;
	struct event_kind kind; /* of plain links */
	bool multi;
	int fds[NOPS_FORMS]; /* one may have the probes of all */
};

static void links_done(struct links *l)
{
	for (size_t i = 0; i < NOPS_FORMS; i++)
		if (l->fds[i] >= 0)
			close(l->fds[i]);
	calib_bpf__destroy(l->programs);
}

static int load(const struct calib *c, struct links *l)
{
	struct bpf_program *p;
	int r = 0;

	l->multi = c->uprobe_multi;
	if (!l->multi)
		r = event_kind_read(&l->kind);
	if (r < 0)
		return r;
	l->programs = calib_bpf__open();
	if (!l->programs)
		return -errno;
	bpf_object__for_each_program(p, l->programs->obj)
	{
		bool wanted =
			p == (l->multi ? l->programs->progs.probe_multi : l->programs->progs.probe);

		bpf_program__set_autoload(p, wanted);
	}
	bpf_program__set_expected_attach_type(l->programs->progs.probe_multi, LINK_UPROBE_MULTI);
	return calib_bpf__load(l->programs);
}

static int link_one(const struct links *l, int file, uint64_t offset)
{
	const uint64_t cookie = 0;

	if (l->multi)
		return link_uprobes(bpf_program__fd(l->programs->progs.probe_multi),
				    LINK_UPROBE_MULTI, 0, file, 0, &offset, &cookie, 1);
	return link_uprobe(&l->kind, bpf_program__fd(l->programs->progs.probe), file, 0, offset,
			   cookie, 0, false);
}

/* Each has a link of its own, because one that is refused makes the kernel refuse all others of its link. */
static int link_all(struct links *l, struct nops_seen ret[NOPS_FORMS])
{
	for (size_t i = 0; i < NOPS_FORMS; i++) {
		uint64_t offset;
		_cleanup_close_ int file = own_code_open(forms[i].at, &offset);

		if (file < 0)
			return file;
		l->fds[i] = link_one(l, file, offset);
		ret[i].refused = l->fds[i] < 0 ? l->fds[i] : 0;
	}
	return 0;
}

static int try_form(const struct links *l, const struct form *f, struct nops_seen *seen)
{
	uint64_t before = l->programs->bss->entries;
	pid_t pid = fork();

	if (!pid)
		child(f, seen);
	if (pid < 0)
		return -errno;
	seen->killed = !ends_well(pid);
	seen->hits = l->programs->bss->entries - before;
	return 0;
}

int nops_try(const struct calib *c, struct nops_seen ret[NOPS_FORMS])
{
	_cleanup_(links_done) struct links links = { .fds = { [0 ... NOPS_FORMS - 1] = -1 } };
	size_t size = NOPS_FORMS * sizeof(*ret);
	/* The children write there what they see. */
	struct nops_seen *seen =
		mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	int r;

	if (seen == MAP_FAILED)
		return -errno;
	r = load(c, &links);
	if (r >= 0)
		r = link_all(&links, seen);
	for (size_t i = 0; r >= 0 && i < NOPS_FORMS; i++) {
		seen[i].code = forms[i].at;
		seen[i].len = (size_t)(forms[i].end - forms[i].at);
		if (!seen[i].refused)
			r = try_form(&links, &forms[i], &seen[i]);
	}
	if (r >= 0)
		memcpy(ret, seen, size);
	munmap(seen, size);
	return r;
}
