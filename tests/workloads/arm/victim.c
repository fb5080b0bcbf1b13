// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * victim.c - a program that is armed by the test while its threads do what is easily disturbed.
 *
 * KIND...: a thread each; runs until its standard input ends. Every thread checks its own results; a wrong one is
 * told, and the program then exits with 1. At its end it prints how often each went round, and what the test's
 * library counted. -s: with a filter of system calls (all, docker, noexec, kill) in all threads. -e: the main thread
 * waits for it in epoll_wait(), where it isn't stopped.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <immintrin.h>
#include <linux/filter.h>
#include <linux/futex.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define THREADS_MAX 64

static atomic_bool over;
static atomic_int wrong;

struct kind {
	const char *name;
	void (*once)(void);
};

static void bad(const char *what, long got)
{
	fprintf(stderr, "WRONG %s: %ld (errno %d)\n", what, got, errno);
	atomic_fetch_add(&wrong, 1);
}

static int64_t now_us(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

/* Late it may be: the machine is busy. But not early, and not twice as late because it began anew: see long_sleep. */
static void took(const char *what, int64_t begin, int64_t least)
{
	if (now_us() - begin < least)
		bad(what, now_us() - begin);
}

/* ---- the allocator, the linker, the environment -------------------------------------------------- */

static void once_malloc(void)
{
	static _Thread_local unsigned seed = 1;
	static _Thread_local unsigned char *kept[64];
	unsigned i = rand_r(&seed) % 64, n = rand_r(&seed) % 3000 + 1;

	if (kept[i]) {
		unsigned len = kept[i][0] * 16 + 16;

		for (unsigned k = 1; k < len; k++)
			if (kept[i][k] != (unsigned char)(i + k))
				bad("malloc'ed bytes", k);
		free(kept[i]);
	}
	n = n / 16 * 16 + 16;
	kept[i] = malloc(n);
	kept[i][0] = (unsigned char)(n / 16 - 1);
	for (unsigned k = 1; k < (kept[i][0] * 16U + 16); k++)
		kept[i][k] = (unsigned char)(i + k);
}

static void once_dlopen(void)
{
	void *lib = dlopen("libutil.so.1", RTLD_NOW), *z = dlopen("libm.so.6", RTLD_NOW);
	double (*cosine)(double) = z ? (double (*)(double))dlsym(z, "cos") : NULL;

	if (!lib || !cosine || cosine(0.0) != 1.0)
		bad("dlopen", 0);
	dlclose(lib);
	dlclose(z);
}

/*
 * Each thread has a variable of its own, because what getenv() gives is gone when another thread sets it. All are there
 * before the threads begin, because a new one moves the table that getenv() of another thread is walking.
 */
static void name_variable(char name[32], int number)
{
	snprintf(name, 32, "VICTIM_%d", number);
}

static void make_variables(void)
{
	char name[32];

	for (int i = 0; i < THREADS_MAX; i++) {
		name_variable(name, i);
		setenv(name, "", 1);
	}
}

static void once_getenv(void)
{
	static atomic_int variables;
	static _Thread_local int mine = -1;
	char name[32], text[32];

	if (mine < 0)
		mine = atomic_fetch_add(&variables, 1);
	name_variable(name, mine);
	snprintf(text, sizeof(text), "%d", (int)gettid());
	setenv(name, text, 1);
	if (!getenv(name) || strcmp(getenv(name), text) != 0)
		bad("getenv", 0);
}

/* ---- blocking ------------------------------------------------------------------------------------ */

static void once_cond(void)
{
	static _Thread_local pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	static _Thread_local pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
	int64_t begin = now_us();
	struct timespec t;
	int r;

	clock_gettime(CLOCK_REALTIME, &t);
	t.tv_nsec += 3000000;
	t.tv_sec += t.tv_nsec / 1000000000;
	t.tv_nsec %= 1000000000;
	pthread_mutex_lock(&lock);
	r = pthread_cond_timedwait(&cond, &lock, &t);
	pthread_mutex_unlock(&lock);
	if (r != ETIMEDOUT)
		bad("pthread_cond_timedwait", r);
	took("pthread_cond_timedwait", begin, 2990);
}

static void once_futex(void)
{
	const struct timespec t = { .tv_nsec = 3000000 };
	static _Thread_local int word;
	int64_t begin = now_us();
	long r = syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 0, &t, NULL, 0);

	if (r != -1 || errno != ETIMEDOUT)
		bad("futex with a timeout", r);
	took("futex", begin, 3000);
}

static sem_t posted;
static atomic_long posts;

static void once_post(void)
{
	usleep(700);
	atomic_fetch_add(&posts, 1);
	sem_post(&posted);
}

static void once_sem(void)
{
	if (sem_wait(&posted) && errno != EINTR)
		bad("sem_wait", -1);
	if (atomic_fetch_sub(&posts, 1) < 1)
		bad("sem_wait without a post", 0);
}

static void once_nanosleep(void)
{
	struct timespec t = { .tv_nsec = 4000000 }, rest = { 7, 7 };
	int64_t begin = now_us();
	long r = syscall(SYS_nanosleep, &t, &rest);

	if (r)
		bad("nanosleep", r);
	took("nanosleep", begin, 4000);
}

static void once_sleep_long(void)
{
	struct timespec t = { .tv_nsec = 300000000 };
	int64_t begin = now_us(), took_us;
	long r = syscall(SYS_nanosleep, &t, NULL);

	took_us = now_us() - begin;
	if (r || took_us < 300000)
		bad("long nanosleep", r ? r : took_us);
	/* Disturbed many times, it would take seconds if each time began anew. */
	if (took_us > 1500000)
		bad("long nanosleep took long", took_us);
}

static void once_poll(void)
{
	int64_t begin = now_us();
	int r = poll(NULL, 0, 4);

	if (r)
		bad("poll", r);
	took("poll", begin, 4000);
}

static void once_poll_long(void)
{
	int64_t begin = now_us(), took_us;
	int r = poll(NULL, 0, 300);

	took_us = now_us() - begin;
	if (r || took_us < 300000 || took_us > 1500000)
		bad("long poll", r ? r : took_us);
}

static void once_select(void)
{
	struct timeval t = { .tv_usec = 4000 };
	int64_t begin = now_us();
	int r = select(0, NULL, NULL, NULL, &t);

	if (r)
		bad("select", r);
	took("select", begin, 4000);
}

static void once_ppoll(void)
{
	struct timespec t = { .tv_nsec = 4000000 };
	int64_t begin = now_us();
	sigset_t mask, before, after;
	int r;

	pthread_sigmask(SIG_SETMASK, NULL, &before);
	sigfillset(&mask);
	r = ppoll(NULL, 0, &t, &mask);
	pthread_sigmask(SIG_SETMASK, NULL, &after);
	if (r)
		bad("ppoll", r);
	if (memcmp(&before, &after, 8))
		bad("mask after ppoll", 0);
	took("ppoll", begin, 4000);
}

/* A pipe that another thread writes into: numbers in order, none lost, never EINTR. */
struct feed {
	int fd[2];
	uint32_t in, out;
};
static struct feed feeds[3];

static void feed(struct feed *f)
{
	usleep(600);
	if (write(f->fd[1], &f->in, sizeof(f->in)) != sizeof(f->in))
		bad("write", 0);
	f->in++;
}

static void once_feed(void)
{
	feed(&feeds[0]);
}

static void expect(struct feed *f, const char *what)
{
	uint32_t v;
	ssize_t n = read(f->fd[0], &v, sizeof(v));

	if (n != sizeof(v) || v != f->out)
		bad(what, n);
	f->out++;
}

static void once_read(void)
{
	expect(&feeds[0], "read");
}

static void once_feed_epoll(void)
{
	feed(&feeds[1]);
}

static void wait_epoll(int ms)
{
	static _Thread_local int ep = -1;
	struct epoll_event e = { .events = EPOLLIN };
	int r;

	if (ep < 0) {
		ep = epoll_create1(0);
		epoll_ctl(ep, EPOLL_CTL_ADD, feeds[1].fd[0], &e);
	}
	r = epoll_wait(ep, &e, 1, ms);
	if (r < 0)
		bad("epoll_wait", r);
	if (r == 1)
		expect(&feeds[1], "read after epoll_wait");
}

static void once_epoll(void)
{
	wait_epoll(-1);
}

static void once_epoll_timed(void)
{
	static _Thread_local int ep = -1;
	int64_t begin = now_us();
	struct epoll_event e;
	int r;

	if (ep < 0)
		ep = epoll_create1(0);
	r = epoll_wait(ep, &e, 1, 3);
	if (r)
		bad("epoll_wait with a timeout", r);
	took("epoll_wait", begin, 2900);
}

static void once_recv_timed(void)
{
	static _Thread_local int fds[2] = { -1, -1 };
	const struct timeval t = { .tv_usec = 4000 };
	char c;

	if (fds[0] < 0) {
		socketpair(AF_UNIX, SOCK_STREAM, 0, fds);
		setsockopt(fds[0], SOL_SOCKET, SO_RCVTIMEO, &t, sizeof(t));
	}
	if (recv(fds[0], &c, 1, 0) != -1 || errno != EAGAIN)
		bad("recv with a timeout", 0);
}

static void once_inotify(void)
{
	static _Thread_local int fd = -1;
	char buf[4096];

	if (fd < 0) {
		fd = inotify_init1(0);
		inotify_add_watch(fd, "/dev/null", IN_OPEN);
	}
	if (read(fd, buf, sizeof(buf)) <= 0)
		bad("read of inotify", -1);
}

static void once_open(void)
{
	usleep(900);
	close(open("/dev/null", O_RDONLY));
}

/* ---- what a thread has --------------------------------------------------------------------------- */

/* All general registers, flags and the red zone, over a time in which the thread is likely to be stopped. */
static void once_registers(void)
{
	uint64_t ok;

	__asm__ volatile("	mov %%rsp, %%r15\n"
			 "	mov %%rbp, %%r14\n"
			 "	mov $0x1111111111111111, %%rax\n"
			 "	mov $0x2222222222222222, %%rbx\n"
			 "	mov $0x3333333333333333, %%rdx\n"
			 "	mov $0x4444444444444444, %%rsi\n"
			 "	mov $0x5555555555555555, %%rdi\n"
			 "	mov $0x6666666666666666, %%r8\n"
			 "	mov $0x7777777777777777, %%r9\n"
			 "	mov $0x8888888888888888, %%r10\n"
			 "	mov $0x9999999999999999, %%r11\n"
			 "	mov $0xaaaaaaaaaaaaaaaa, %%r12\n"
			 "	mov $0xbbbbbbbbbbbbbbbb, %%r13\n"
			 "	mov %%rbx, -8(%%rsp)\n"
			 "	mov %%r12, -128(%%rsp)\n"
			 "	mov $400000, %%ecx\n"
			 "	stc\n"
			 "1:	nop\n"
			 "	lea -1(%%ecx), %%ecx\n"
			 "	jrcxz 2f\n"
			 "	jmp 1b\n"
			 "2:	setc %%cl\n"
			 "	cmp $1, %%cl\n"
			 "	jne 3f\n"
			 "	cmp %%rsp, %%r15\n"
			 "	jne 3f\n"
			 "	cmp %%rbp, %%r14\n"
			 "	jne 3f\n"
			 "	cmp %%rbx, -8(%%rsp)\n"
			 "	jne 3f\n"
			 "	cmp %%r12, -128(%%rsp)\n"
			 "	jne 3f\n"
			 "	mov $0x1111111111111111, %%rcx\n"
			 "	cmp %%rcx, %%rax\n"
			 "	jne 3f\n"
			 "	add %%rcx, %%rax\n" /* 2 */
			 "	cmp %%rax, %%rbx\n"
			 "	jne 3f\n"
			 "	add %%rcx, %%rax\n"
			 "	cmp %%rax, %%rdx\n"
			 "	jne 3f\n"
			 "	add %%rcx, %%rax\n"
			 "	cmp %%rax, %%rsi\n"
			 "	jne 3f\n"
			 "	add %%rcx, %%rax\n"
			 "	cmp %%rax, %%rdi\n"
			 "	jne 3f\n"
			 "	add %%rcx, %%rax\n"
			 "	cmp %%rax, %%r8\n"
			 "	jne 3f\n"
			 "	add %%rcx, %%rax\n"
			 "	cmp %%rax, %%r9\n"
			 "	jne 3f\n"
			 "	add %%rcx, %%rax\n"
			 "	cmp %%rax, %%r10\n"
			 "	jne 3f\n"
			 "	add %%rcx, %%rax\n"
			 "	cmp %%rax, %%r11\n"
			 "	jne 3f\n"
			 "	add %%rcx, %%rax\n"
			 "	cmp %%rax, %%r12\n"
			 "	jne 3f\n"
			 "	add %%rcx, %%rax\n"
			 "	cmp %%rax, %%r13\n"
			 "	jne 3f\n"
			 "	mov $1, %%eax\n"
			 "	jmp 4f\n"
			 "3:	xor %%eax, %%eax\n"
			 "4:\n"
			 : "=a"(ok)
			 :
			 : "rbx", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12",
			   "r13", "r14", "r15", "cc", "memory");
	if (!ok)
		bad("registers", 0);
}

/* Sixteen vector registers, the rounding modes of SSE and x87, and x87's stack. */
__attribute__((target("avx2"))) static void once_vectors(void)
{
	double want[4], got[4];
	unsigned csr = 0x5f80, csr_now; /* rounds down, exceptions masked */
	unsigned short cw = 0x077f, cw_now;
	__m256d v[12];
	long double x;

	for (int i = 0; i < 12; i++)
		v[i] = _mm256_set_pd(i, i + 0.25, i + 0.5, i + 0.75);
	csr &= ~0x2000U | 0x2000U;
	__asm__ volatile("ldmxcsr %0; fldcw %1; fldpi" ::"m"(csr), "m"(cw));
	for (int n = 0; n < 60000; n++)
		for (int i = 0; i < 12; i++)
			__asm__ volatile("vaddpd %0, %0, %0" : "+x"(v[i]));
	/* Doubled until it overflowed: so doubled anew, few times, to something exact. */
	for (int i = 0; i < 12; i++)
		v[i] = _mm256_set_pd(i, i + 0.25, i + 0.5, i + 0.75);
	for (int n = 0; n < 60000; n++)
		for (int i = 0; i < 12; i++)
			__asm__ volatile("vaddpd %1, %0, %0\n vsubpd %1, %0, %0"
					 : "+x"(v[i])
					 : "x"(v[(i + 1) % 12]));
	__asm__ volatile("stmxcsr %0; fnstcw %1; fstpt %2; fninit"
			 : "=m"(csr_now), "=m"(cw_now), "=m"(x));
	if ((csr_now & ~0x3fU) != (csr & ~0x3fU) || cw_now != cw || x < 3.14L || x > 3.15L)
		bad("FP control", csr_now);
	csr = 0x1f80;
	__asm__ volatile("ldmxcsr %0" ::"m"(csr));
	for (int i = 0; i < 12; i++) {
		_mm256_storeu_pd(got, v[i]);
		for (int k = 0; k < 4; k++) {
			want[k] = i + 0.75 - 0.25 * k;
			if (got[k] != want[k])
				bad("vector registers", i);
		}
	}
}

static void once_errno(void)
{
	errno = 77;
	for (int i = 0; i < 200000; i++)
		__asm__ volatile("" ::: "memory");
	if (errno != 77)
		bad("errno", errno);
}

/* The mask, a signal that waits behind it, and the alternate stack. */
static void once_signals(void)
{
	sigset_t block, before, now, pending;
	const struct timespec none = { 0 };
	static _Thread_local char *area;
	stack_t alt = { .ss_size = 65536 }, alt_now;

	if (!area)
		area = malloc(65536);
	alt.ss_sp = area;
	sigaltstack(&alt, NULL);
	sigemptyset(&block);
	sigaddset(&block, SIGUSR1);
	sigaddset(&block, SIGRTMIN + 3);
	pthread_sigmask(SIG_BLOCK, &block, &before);
	pthread_kill(pthread_self(), SIGUSR1);
	for (int i = 0; i < 100000; i++)
		__asm__ volatile("" ::: "memory");
	usleep(500);
	pthread_sigmask(SIG_SETMASK, NULL, &now);
	sigpending(&pending);
	sigaltstack(NULL, &alt_now);
	if (!sigismember(&now, SIGUSR1) || !sigismember(&now, SIGRTMIN + 3) ||
	    sigismember(&now, SIGUSR2) || sigismember(&now, SIGTERM))
		bad("signal mask", 0);
	if (!sigismember(&pending, SIGUSR1))
		bad("pending signal", 0);
	if (alt_now.ss_sp != area || alt_now.ss_flags || alt_now.ss_size != 65536)
		bad("alternate stack", alt_now.ss_flags);
	sigdelset(&block, SIGRTMIN + 3);
	if (sigtimedwait(&block, NULL, &none) != SIGUSR1)
		bad("sigtimedwait", -1);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* ---- signals for all ----------------------------------------------------------------------------- */

static atomic_long alarms;

static void on_alarm(int sig)
{
	(void)sig;
	atomic_fetch_add(&alarms, 1);
}

/* Every millisecond, in whatever thread. Calls are made again: those that return EINTR all the same must not be tested then. */
static void start_alarms(void)
{
	const struct itimerval often = { { .tv_usec = 1000 }, { .tv_usec = 1000 } };
	struct sigaction a = { .sa_handler = on_alarm, .sa_flags = SA_RESTART };

	sigaction(SIGALRM, &a, NULL);
	setitimer(ITIMER_REAL, &often, NULL);
}

static void once_alarm(void)
{
	static _Thread_local bool started;

	if (!started)
		start_alarms();
	started = true;
	sched_yield();
}

/*
 * A handler without SA_RESTART: read() returns EINTR for each signal, and not otherwise; the thread alone has the signal
 * unblocked. If one that comes while the thread is borrowed were forgotten, the read would wait for ever.
 */
static void on_usr2(int sig)
{
	(void)sig;
}

static pthread_t reader;
static atomic_bool reads, has_read;

static void once_eintr(void)
{
	static _Thread_local int fd[2] = { -1, -1 };
	char c;

	if (fd[0] < 0) {
		struct sigaction a = { .sa_handler = on_usr2 };

		sigaction(SIGUSR2, &a, NULL);
		if (pipe(fd))
			exit(3);
		reader = pthread_self();
	}
	atomic_store(&has_read, false);
	atomic_store(&reads, true);
	if (read(fd[0], &c, 1) != -1 || errno != EINTR)
		bad("read that a signal ends", 0);
	atomic_store(&has_read, true);
	while (atomic_load(&reads) && !atomic_load(&over))
		sched_yield();
}

static void once_interrupt(void)
{
	if (!atomic_load(&reads)) {
		usleep(100);
		return;
	}
	/* It is in read(), or just before: then once more. */
	usleep(300);
	for (int i = 0; i < 2000 && !atomic_load(&has_read); i++) {
		pthread_kill(reader, SIGUSR2);
		usleep(i < 3 ? 5000 : 1000);
		if (i == 1999)
			bad("a signal was forgotten", 0);
	}
	atomic_store(&reads, false);
}

/* ---- processes and threads ----------------------------------------------------------------------- */

static void *nothing(void *u)
{
	return u;
}

static void once_thread(void)
{
	pthread_t t;
	void *r;

	if (pthread_create(&t, NULL, nothing, &over) || pthread_join(t, &r) || r != &over)
		bad("pthread_create", 0);
}

static void reap(pid_t pid, const char *what)
{
	int status;

	if (waitpid(pid, &status, 0) != pid || status)
		bad(what, status);
}

static void once_fork(void)
{
	pid_t pid = fork();

	if (pid == 0) {
		char *p = malloc(1000);

		memset(p, 1, 1000);
		free(p);
		_exit(0);
	}
	if (pid < 0)
		bad("fork", errno);
	else
		reap(pid, "forked child");
}

static void once_vfork(void)
{
	pid_t pid = vfork();

	if (pid == 0)
		_exit(0);
	reap(pid, "vforked child");
}

static void once_spawn(void)
{
	char *argv[] = { "true", NULL }, *envp[] = { NULL };
	pid_t pid;

	if (posix_spawn(&pid, "/bin/true", NULL, NULL, argv, envp))
		bad("posix_spawn", errno);
	else
		reap(pid, "spawned child");
}

/*
 * The program begins anew, with all its threads. Not before it has them: while a thread execs the kernel says EAGAIN to
 * all others that would make one, and main would take that for an end (see exec_clone.c).
 */
static char **arguments;
static atomic_bool complete;

static void once_exec(void)
{
	usleep(40000);
	while (!atomic_load(&complete))
		usleep(1000);
	if (atomic_load(&over))
		return;
	execv("/proc/self/exe", arguments);
	bad("exec", errno);
}

/* All threads take part, ours too. */
static void once_setuid(void)
{
	if (setresuid(-1, geteuid(), -1))
		bad("setresuid", errno);
	usleep(300);
}

static void once_spin(void)
{
	for (int i = 0; i < 100000; i++)
		__asm__ volatile("" ::: "memory");
}

/* Code in no file. */
static void once_jit(void)
{
	static const uint8_t code[] = { 0xb9, 0x40, 0x42, 0x0f, 0x00, 0xff, 0xc9, 0x75, 0xfc, 0xc3 };
	static _Thread_local void (*f)(void);

	if (!f) {
		void *p = mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC,
			       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

		memcpy(p, code, sizeof(code));
		f = (void (*)(void))p;
	}
	/* From here the thread is nowhere else. */
	while (!atomic_load(&over))
		f();
}

static const struct kind kinds[] = {
	{ "malloc", once_malloc },	 { "dlopen", once_dlopen },
	{ "getenv", once_getenv },	 { "cond", once_cond },
	{ "futex", once_futex },	 { "sem", once_sem },
	{ "post", once_post },		 { "nanosleep", once_nanosleep },
	{ "sleep", once_sleep_long },	 { "poll", once_poll },
	{ "poll_long", once_poll_long }, { "select", once_select },
	{ "ppoll", once_ppoll },	 { "feed", once_feed },
	{ "read", once_read },		 { "feed_epoll", once_feed_epoll },
	{ "epoll", once_epoll },	 { "epoll_timed", once_epoll_timed },
	{ "recv", once_recv_timed },	 { "inotify", once_inotify },
	{ "open", once_open },		 { "registers", once_registers },
	{ "vectors", once_vectors },	 { "errno", once_errno },
	{ "signals", once_signals },	 { "alarm", once_alarm },
	{ "eintr", once_eintr },	 { "interrupt", once_interrupt },
	{ "thread", once_thread },	 { "fork", once_fork },
	{ "vfork", once_vfork },	 { "spawn", once_spawn },
	{ "setuid", once_setuid },	 { "exec", once_exec },
	{ "spin", once_spin },		 { "jit", once_jit },
};

/* ---- filters ------------------------------------------------------------------------------------- */

/* docker: unknown calls get an error, clone may not make namespaces. noexec: a code mapping kills. kill: call -1 does. */
static void filter(const char *name)
{
	enum { NR = offsetof(struct seccomp_data, nr), ARG = offsetof(struct seccomp_data, args) };
	struct sock_filter all[] = { BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW) };
	struct sock_filter docker[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, NR),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, ARG),
		BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x7e020000, 1, 0),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
		BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, 462, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_filter noexec[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, NR),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 3),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, ARG + 16),
		BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_filter minus[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, NR),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0xffffffff, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog p = { 1, all };

	if (!strcmp(name, "docker"))
		p = (struct sock_fprog){ sizeof(docker) / sizeof(*docker), docker };
	else if (!strcmp(name, "noexec"))
		p = (struct sock_fprog){ sizeof(noexec) / sizeof(*noexec), noexec };
	else if (!strcmp(name, "kill"))
		p = (struct sock_fprog){ sizeof(minus) / sizeof(*minus), minus };
	prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
	if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &p))
		exit(4);
}

/* ---------------------------------------------------------------------------------------------------- */

struct worker {
	const struct kind *kind;
	pthread_t thread;
	unsigned long rounds;
};

static void *work(void *u)
{
	struct worker *w = u;

	while (!atomic_load(&over)) {
		w->kind->once();
		w->rounds++;
	}
	return NULL;
}

static const struct kind *find(const char *name)
{
	for (size_t i = 0; i < sizeof(kinds) / sizeof(*kinds); i++)
		if (!strcmp(kinds[i].name, name))
			return &kinds[i];
	fprintf(stderr, "no kind %s\n", name);
	exit(2);
}

static void tell(const char *name)
{
	void *lib = dlopen(name, RTLD_NOLOAD | RTLD_NOW);
	int *asked = lib ? dlsym(lib, "arm_test_asked") : NULL,
	    *strange = lib ? dlsym(lib, "arm_test_wrong") : NULL;

	printf("asked %d wrong %d\n", asked ? *asked : 0, strange ? *strange : 0);
}

int main(int argc, char **argv)
{
	static struct worker workers[THREADS_MAX];
	const char *library = NULL;
	struct epoll_event event = { .events = EPOLLIN };
	int n = 0, c, ep = -1;
	char byte;

	arguments = argv;
	while ((c = getopt(argc, argv, "s:l:e")) > 0) {
		if (c == 's')
			filter(optarg);
		else if (c == 'e')
			ep = epoll_create1(EPOLL_CLOEXEC);
		else
			library = optarg;
	}
	make_variables();
	sem_init(&posted, 0, 0);
	for (size_t i = 0; i < sizeof(feeds) / sizeof(*feeds); i++)
		if (pipe2(feeds[i].fd, O_CLOEXEC))
			return 2;
	for (int i = optind; i < argc && n < THREADS_MAX; i++) {
		workers[n].kind = find(argv[i]);
		errno = pthread_create(&workers[n].thread, NULL, work, &workers[n]);
		if (errno) {
			bad("pthread_create of main", n);
			return 2;
		}
		n++;
	}
	printf("ready\n");
	fflush(stdout);
	atomic_store(&complete, true);
	if (ep >= 0 && (epoll_ctl(ep, EPOLL_CTL_ADD, STDIN_FILENO, &event) ||
			epoll_wait(ep, &event, 1, -1) != 1))
		bad("epoll_wait of main", 0);
	/* With SIGALRM it is made again. */
	if (read(STDIN_FILENO, &byte, 1))
		bad("read of main", 0);
	atomic_store(&over, true);
	/* Threads that sleep for longer, or for ever, are left behind. */
	usleep(400000);
	for (int i = 0; i < n; i++)
		printf("%s %lu\n", workers[i].kind->name, workers[i].rounds);
	if (library)
		tell(library);
	printf("wrong results %d\n", atomic_load(&wrong));
	fflush(stdout);
	_exit(atomic_load(&wrong) ? 1 : 0);
}
