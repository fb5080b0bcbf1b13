// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * times.c - see times.h.
 *
 * XPTI does not say when a command ran; it names the event that signals the command's end, and leaves it to tools to ask.
 * The event may be gone as soon as the notification is over, so the callback retains it. That is all it does of the
 * runtime, because it is called while the program's thread has locks. A thread of the beacon then looks at the events
 * until they have completed, asks for their times, tells the tracer by calling xptibpf_beacon_ran() or
 * xptibpf_beacon_ended(), and releases them. It looks again and again because not every adapter can call back.
 *
 * What the beacon calls is no call of the program. Around its calls of the runtime it therefore says so
 * (BEACON_SAYS_OWN), and tracers leave out what the thread calls meanwhile, in drivers, too.
 *
 * Unified Runtime is a library of its own (2025.0 to 2026.1) or inside libsycl, whose handles nobody else understands
 * (from 2026.2 on, and its functions are no exported symbols). The functions are therefore looked up in libsycl's own
 * file first. Before 2025.0, the handles are those of PI, and libsycl does not know Unified Runtime: then nothing can be
 * asked. The same if the runtime's tracing layer is on: the beacon's calls would be notifications, and older frameworks
 * would wait for themselves.
 *
 * At the end of the program, the events are released before the runtime is taken down: by an exit handler that is
 * registered when the first event was retained, which is after drivers were loaded and registered theirs.
 */
#include "times.h"

#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "beacon_abi.h"

/* See xptibpf-beacon.c. */
#define OLD(name, version) __asm__(".symver " #name "," #name "@GLIBC_" version)
OLD(dlopen, "2.2.5");
OLD(dlsym, "2.2.5");
OLD(pthread_attr_setstacksize, "2.2.5");
OLD(pthread_create, "2.2.5");
OLD(pthread_sigmask, "2.2.5");

#define EXPORT	    __attribute__((visibility("default"), used))
#define IN_FILE	    __attribute__((section(".xptibpf_beacon")))
#define STACK	    (256 << 10)
#define HELD	    4096 /* events that are kept at a time */
#define LOOKS	    256	 /* of these, how many are looked at before the next rest */
#define REST_NS	    1000000
#define LEAVE_MS    1000	/* how long the end of the program waits for the last events */
#define SYMBOLS_MAX (64u << 20) /* bytes of a table of symbols */
#define BREAKPOINT  0xcc	/* int3 */
#define SAME	    16 /* bytes by which a function's code in memory is known to be the file's */

/* Of ur_api.h: the same in all releases. */
#define UR_SUCCESS	0
#define UR_EVENT_STATUS 3 /* UR_EVENT_INFO_COMMAND_EXECUTION_STATUS */
#define UR_COMPLETE	0
#define UR_ERROR	4 /* UR_EVENT_STATUS_ERROR: it will never complete */
#define UR_QUEUED	0 /* UR_PROFILING_INFO_... */
#define UR_SUBMIT	1
#define UR_START	2
#define UR_END		3

typedef int32_t of_event_fn(void *event);
typedef int32_t info_fn(void *event, uint32_t what, size_t size, void *ret, size_t *ret_size);

enum function { RETAIN, RELEASE, INFO, PROFILING, FUNCTIONS };

static const char *const names[FUNCTIONS] = {
	[RETAIN] = "urEventRetain",
	[RELEASE] = "urEventRelease",
	[INFO] = "urEventGetInfo",
	[PROFILING] = "urEventGetProfilingInfo",
};

EXPORT uint16_t xptibpf_beacon_times_count IN_FILE;

EXPORT void xptibpf_beacon_times(void);
EXPORT void xptibpf_beacon_says(enum beacon_says what, uint64_t n);
EXPORT void xptibpf_beacon_retained(void *event);
EXPORT void xptibpf_beacon_gave_up(void *event);
EXPORT void xptibpf_beacon_ran(void *event, uint64_t queued, uint64_t submitted, uint64_t started,
			       uint64_t ended);
EXPORT void xptibpf_beacon_ended(void *event, uint64_t not_before, uint64_t not_after);

enum state {
	UNKNOWN, /* not looked for, or libsycl was not there */
	READY,
	NONE, /* it can't be asked */
};

static void *functions[FUNCTIONS]; /* written before state is READY */
static uint32_t state;

/* lock guards what follows. Nothing is called while it is held. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct held {
	void *event;
	uint64_t looked; /* when it was last seen not to have completed, ns by CLOCK_MONOTONIC; 0: it was not looked at */
} held[HELD];
static uint32_t nheld;	 /* also what the thread waits for */
static uint64_t missed;	 /* not reported yet */
static uint64_t none;	 /* same */
static bool running;	 /* the thread */
static bool prepared;	 /* for the end of the program */
static uint32_t closing; /* the program ends */

/* ---- places for probes ----------------------------------------------------------------------------- */

__attribute__((noinline)) void xptibpf_beacon_times(void)
{
	__asm__ volatile("nop; nop; nop; nop");
}

__attribute__((noinline)) void xptibpf_beacon_says(enum beacon_says what, uint64_t n)
{
	__asm__ volatile("nop" : : "r"(what), "r"(n));
}

__attribute__((noinline)) void xptibpf_beacon_retained(void *event)
{
	__asm__ volatile("nop" : : "r"(event));
}

__attribute__((noinline)) void xptibpf_beacon_gave_up(void *event)
{
	__asm__ volatile("nop; nop; nop; nop; nop" : : "r"(event));
}

__attribute__((noinline)) void xptibpf_beacon_ran(void *event, uint64_t queued, uint64_t submitted,
						  uint64_t started, uint64_t ended)
{
	__asm__ volatile("nop; nop"
			 :
			 : "r"(event), "r"(queued), "r"(submitted), "r"(started), "r"(ended));
}

__attribute__((noinline)) void xptibpf_beacon_ended(void *event, uint64_t not_before,
						    uint64_t not_after)
{
	__asm__ volatile("nop; nop; nop" : : "r"(event), "r"(not_before), "r"(not_after));
}

/* ---- the runtime's functions ----------------------------------------------------------------------- */

/* A libsycl that is loaded. */
struct library {
	char path[PATH_MAX];
	uintptr_t bias;
	unsigned n; /* how many there are */
};

static bool is_libsycl(const char *path)
{
	const char *name = strrchr(path, '/');

	name = name ? name + 1 : path;
	return !strncmp(name, "libsycl.so", strlen("libsycl.so")) ||
	       !strncmp(name, "libsycl-preview.so", strlen("libsycl-preview.so"));
}

static int on_library(struct dl_phdr_info *info, size_t size, void *u)
{
	struct library *l = u;
	size_t n = info->dlpi_name ? strlen(info->dlpi_name) : 0;

	(void)size;
	if (!n || n >= sizeof(l->path) || !is_libsycl(info->dlpi_name))
		return 0;
	memcpy(l->path, info->dlpi_name, n + 1);
	l->bias = info->dlpi_addr;
	l->n++;
	return 0;
}

/* Memory that has these bytes of the file; NULL: the file has not got them, or there is no room. */
static void *read_part(int fd, uint64_t at, uint64_t size)
{
	uint64_t done = 0;
	uint8_t *to;

	if (!size || size > SYMBOLS_MAX || at > INT64_MAX - size)
		return NULL;
	to = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (to == MAP_FAILED)
		return NULL;
	while (done < size) {
		ssize_t n = pread(fd, to + done, size - done, (off_t)(at + done));

		if (!n || (n < 0 && errno != EINTR)) {
			munmap(to, size);
			return NULL;
		}
		done += n > 0 ? (uint64_t)n : 0;
	}
	return to;
}

/* What a libsycl says of the functions. */
struct said {
	uint64_t at[FUNCTIONS]; /* where they are in it; 0: they are not */
	bool twice;		/* there are several of one name */
	bool imports;		/* they are in another library */
};

static void take_symbol(const Elf64_Sym *sym, const char *name, struct said *ret)
{
	for (size_t i = 0; i < FUNCTIONS; i++) {
		if (strcmp(name, names[i]) != 0)
			continue;
		if (sym->st_shndx == SHN_UNDEF) {
			ret->imports = true;
		} else if (ELF64_ST_TYPE(sym->st_info) == STT_FUNC) {
			ret->twice |= ret->at[i] && ret->at[i] != sym->st_value;
			ret->at[i] = sym->st_value;
		}
	}
}

static void read_symbols(int fd, const Elf64_Shdr *table, const Elf64_Shdr *texts, struct said *ret)
{
	Elf64_Sym *symbols = read_part(fd, table->sh_offset, table->sh_size);
	char *text = symbols ? read_part(fd, texts->sh_offset, texts->sh_size) : NULL;

	if (text)
		text[texts->sh_size - 1] = '\0';
	for (size_t i = 0; text && i < table->sh_size / sizeof(*symbols); i++)
		if (symbols[i].st_name < texts->sh_size && text[symbols[i].st_name] == 'u')
			take_symbol(&symbols[i], text + symbols[i].st_name, ret);
	if (text)
		munmap(text, texts->sh_size);
	if (symbols)
		munmap(symbols, table->sh_size);
}

/* But for breakpoints, which tracers place. */
static bool has_code(const uint8_t code[SAME], const volatile uint8_t *memory)
{
	unsigned breakpoints = 0;

	for (size_t i = 0; i < SAME; i++) {
		uint8_t is = memory[i];

		if (is != code[i] && (is != BREAKPOINT || ++breakpoints > 2))
			return false;
	}
	return true;
}

/* The file's code is in memory there, so the file is not another one that has replaced it. */
static bool is_same(int fd, const Elf64_Ehdr *e, const Elf64_Phdr *ph, uintptr_t bias, uint64_t at)
{
	for (size_t i = 0; i < e->e_phnum; i++) {
		uint8_t code[SAME];

		if (ph[i].p_type != PT_LOAD || !(ph[i].p_flags & PF_X) || at < ph[i].p_vaddr ||
		    at - ph[i].p_vaddr + SAME > ph[i].p_filesz)
			continue;
		return pread(fd, code, SAME, (off_t)(ph[i].p_offset + (at - ph[i].p_vaddr))) ==
			       SAME &&
		       has_code(code, (const void *)(bias + at));
	}
	return false;
}

static bool read_library(int fd, uintptr_t bias, struct said *ret)
{
	Elf64_Ehdr e;
	Elf64_Shdr *sh;
	Elf64_Phdr *ph;
	bool ok = true;

	if (pread(fd, &e, sizeof(e), 0) != sizeof(e) || memcmp(e.e_ident, ELFMAG, SELFMAG) != 0 ||
	    e.e_shentsize != sizeof(*sh) || e.e_phentsize != sizeof(*ph) || !e.e_shnum ||
	    !e.e_phnum)
		return false;
	sh = read_part(fd, e.e_shoff, (uint64_t)e.e_shnum * sizeof(*sh));
	ph = read_part(fd, e.e_phoff, (uint64_t)e.e_phnum * sizeof(*ph));
	for (size_t i = 0; sh && i < e.e_shnum; i++)
		if ((sh[i].sh_type == SHT_SYMTAB || sh[i].sh_type == SHT_DYNSYM) &&
		    sh[i].sh_link < e.e_shnum)
			read_symbols(fd, &sh[i], &sh[sh[i].sh_link], ret);
	for (size_t i = 0; ph && i < FUNCTIONS; i++)
		ok &= !ret->at[i] || is_same(fd, &e, ph, bias, ret->at[i]);
	ok &= sh && ph;
	if (sh)
		munmap(sh, (size_t)e.e_shnum * sizeof(*sh));
	if (ph)
		munmap(ph, (size_t)e.e_phnum * sizeof(*ph));
	return ok;
}

/* In the library that libsycl itself calls. Its handle is kept, so that it stays mapped. */
static bool find_imported(void)
{
	void *lib = dlopen("libur_loader.so.0", RTLD_NOLOAD | RTLD_LAZY);

	for (size_t i = 0; lib && i < FUNCTIONS; i++) {
		functions[i] = dlsym(lib, names[i]);
		if (!functions[i])
			return false;
	}
	return lib;
}

static bool find_inside(const struct library *l, const struct said *said)
{
	for (size_t i = 0; i < FUNCTIONS; i++) {
		if (!said->at[i])
			return false;
		functions[i] = (void *)(l->bias + said->at[i]);
	}
	return !said->twice && dlopen(l->path, RTLD_NOLOAD | RTLD_LAZY);
}

static bool has_tracing_layer(void)
{
	const char *layers = getenv("UR_ENABLE_LAYERS"), *trace = getenv("SYCL_UR_TRACE");

	return (layers && strstr(layers, "TRACING")) ||
	       (trace && *trace && strcmp(trace, "0") != 0);
}

static uint32_t find(void)
{
	struct library l = { .n = 0 };
	struct said said = { 0 };
	bool ok;
	int fd;

	dl_iterate_phdr(on_library, &l);
	if (!l.n)
		return UNKNOWN;
	if (l.n > 1 || has_tracing_layer())
		return NONE;
	fd = open(l.path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return NONE;
	ok = read_library(fd, l.bias, &said);
	close(fd);
	if (!ok)
		return NONE;
	ok = said.at[RETAIN] ? find_inside(&l, &said) : said.imports && find_imported();
	return ok ? READY : NONE;
}

void times_find(void)
{
	static uint32_t finding;
	uint32_t found;

	if (!times_wanted() || __atomic_load_n(&state, __ATOMIC_ACQUIRE) != UNKNOWN ||
	    __atomic_exchange_n(&finding, 1, __ATOMIC_ACQUIRE))
		return;
	found = find();
	__atomic_store_n(&state, found, __ATOMIC_RELEASE);
	__atomic_store_n(&finding, 0, __ATOMIC_RELEASE);
}

bool times_wanted(void)
{
	return __atomic_load_n(&xptibpf_beacon_times_count, __ATOMIC_RELAXED) != 0;
}

/* ---- asking ---------------------------------------------------------------------------------------- */

static uint64_t now(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (uint64_t)ts.tv_sec * 1000000000 + (uint64_t)ts.tv_nsec;
}

static int32_t of_event(enum function which, void *event)
{
	return ((of_event_fn *)functions[which])(event);
}

static int32_t ask(enum function which, void *event, uint32_t what, size_t size, void *ret)
{
	return ((info_fn *)functions[which])(event, what, size, ret, NULL);
}

/* What became of an event. */
struct answer {
	bool failed, completed, timed;
	uint64_t looked; /* just before it was asked */
	uint64_t at;	 /* just after */
	uint64_t times[4];
};

static bool ask_time(void *event, uint32_t what, struct answer *a)
{
	uint64_t at = 0;

	if (ask(PROFILING, event, what, sizeof(at), &at) != UR_SUCCESS)
		return false;
	a->times[what] = at;
	return at;
}

static struct answer look_at(void *event)
{
	struct answer a = { .looked = now() };
	int32_t status = UR_COMPLETE;

	xptibpf_beacon_says(BEACON_SAYS_OWN, 0);
	a.failed = ask(INFO, event, UR_EVENT_STATUS, sizeof(status), &status) != UR_SUCCESS ||
		   status < 0 || status == UR_ERROR;
	a.completed = !a.failed && status == UR_COMPLETE;
	a.at = now();
	/* Not every adapter has the first two. */
	a.timed = a.completed && ask_time(event, UR_START, &a) && ask_time(event, UR_END, &a);
	if (a.timed) {
		(void)ask_time(event, UR_QUEUED, &a);
		(void)ask_time(event, UR_SUBMIT, &a);
	}
	xptibpf_beacon_says(BEACON_SAYS_PROGRAM, 0);
	return a;
}

static void release(void *event)
{
	xptibpf_beacon_says(BEACON_SAYS_OWN, 0);
	(void)of_event(RELEASE, event);
	xptibpf_beacon_says(BEACON_SAYS_PROGRAM, 0);
}

static void tell(const struct held *h, const struct answer *a)
{
	if (a->failed) {
		xptibpf_beacon_says(BEACON_SAYS_MISSED, 1);
		xptibpf_beacon_gave_up(h->event);
	} else if (a->timed) {
		xptibpf_beacon_ran(h->event, a->times[UR_QUEUED], a->times[UR_SUBMIT],
				   a->times[UR_START], a->times[UR_END]);
	} else {
		xptibpf_beacon_ended(h->event, h->looked, a->at);
	}
}

/* Only the thread removes events, and others only add to the end. */
static void drop(uint32_t i)
{
	pthread_mutex_lock(&lock);
	held[i] = held[nheld - 1];
	__atomic_store_n(&nheld, nheld - 1, __ATOMIC_RELAXED);
	pthread_mutex_unlock(&lock);
}

static bool get(uint32_t i, struct held *ret)
{
	bool there;

	pthread_mutex_lock(&lock);
	there = i < nheld;
	if (there)
		*ret = held[i];
	pthread_mutex_unlock(&lock);
	return there;
}

/* Looks at some events, from number from on. Returns where to go on. */
static uint32_t look(uint32_t from)
{
	struct held h;

	for (unsigned n = 0; n < LOOKS; n++) {
		struct answer a;

		if (!get(from, &h))
			return 0;
		a = look_at(h.event);
		if (!a.completed && !a.failed) {
			held[from++].looked = a.looked;
			continue;
		}
		tell(&h, &a);
		release(h.event);
		drop(from);
	}
	return from;
}

/* Nobody wants to know any more. */
static void release_all(bool tell_first)
{
	struct held h;

	while (get(0, &h)) {
		struct answer a = { 0 };

		if (tell_first)
			a = look_at(h.event);
		a.failed |= !a.completed;
		tell(&h, &a);
		release(h.event);
		drop(0);
	}
}

static void tell_losses(void)
{
	uint64_t m, n;

	pthread_mutex_lock(&lock);
	m = missed;
	n = none;
	missed = none = 0;
	pthread_mutex_unlock(&lock);
	if (m)
		xptibpf_beacon_says(BEACON_SAYS_MISSED, m);
	if (n)
		xptibpf_beacon_says(BEACON_SAYS_NONE, n);
}

static void wait_for_events(void)
{
	const struct timespec second = { .tv_sec = 1 };

	syscall(SYS_futex, &nheld, FUTEX_WAIT_PRIVATE, 0, &second, NULL, 0);
}

/* True: the thread has nothing to do any more, and is no longer running. */
static bool leave(void)
{
	bool leaves;

	pthread_mutex_lock(&lock);
	leaves = !nheld && !missed && !none;
	if (leaves)
		__atomic_store_n(&running, false, __ATOMIC_RELEASE);
	pthread_mutex_unlock(&lock);
	return leaves;
}

static void *work(void *u)
{
	const struct timespec rest = { .tv_nsec = REST_NS };
	uint32_t at = 0;

	(void)u;
	prctl(PR_SET_NAME, "xptibpf-times");
	for (;;) {
		bool ends = __atomic_load_n(&closing, __ATOMIC_ACQUIRE), wanted = times_wanted();

		if (ends || !wanted)
			release_all(wanted);
		else
			at = look(at);
		tell_losses();
		if ((ends || !wanted) && leave())
			return NULL;
		if (__atomic_load_n(&nheld, __ATOMIC_RELAXED))
			nanosleep(&rest, NULL);
		else
			wait_for_events();
	}
}

/* Releases everything before the runtime and its drivers are taken down. If the runtime is stuck, so is the program. */
static void at_exit(void)
{
	const struct timespec step = { .tv_nsec = REST_NS };

	__atomic_store_n(&closing, 1, __ATOMIC_SEQ_CST);
	for (int i = 0; i < LEAVE_MS && __atomic_load_n(&running, __ATOMIC_ACQUIRE); i++) {
		syscall(SYS_futex, &nheld, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
		nanosleep(&step, NULL);
	}
}

/* Called with running set by the caller alone. */
static bool start(void)
{
	pthread_attr_t attr;
	sigset_t all, before;
	pthread_t thread;
	bool ok;

	if (pthread_attr_init(&attr))
		return false;
	pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
	pthread_attr_setstacksize(&attr, STACK);
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	ok = pthread_create(&thread, &attr, work, NULL) == 0;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	pthread_attr_destroy(&attr);
	return ok;
}

/* ---- the callback ---------------------------------------------------------------------------------- */

/* False: the event must not be retained, which is counted. */
static bool has_room(void)
{
	uint32_t is = __atomic_load_n(&state, __ATOMIC_ACQUIRE);
	bool room;

	pthread_mutex_lock(&lock);
	room = is == READY && nheld < HELD && !__atomic_load_n(&closing, __ATOMIC_RELAXED);
	none += !room && is == NONE;
	missed += !room && is != NONE;
	pthread_mutex_unlock(&lock);
	return room;
}

/* False: others have filled the room meanwhile, or the program ends. */
static bool keep(void *event)
{
	bool kept, first;

	pthread_mutex_lock(&lock);
	kept = nheld < HELD && !__atomic_load_n(&closing, __ATOMIC_SEQ_CST);
	first = kept && !nheld;
	if (kept) {
		/* Before the thread can tell that it was released. */
		xptibpf_beacon_retained(event);
		held[nheld] = (struct held){ event, 0 };
		__atomic_store_n(&nheld, nheld + 1, __ATOMIC_RELAXED);
	} else {
		missed++;
	}
	pthread_mutex_unlock(&lock);
	if (first)
		syscall(SYS_futex, &nheld, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
	return kept;
}

static void retain(void *event)
{
	bool retained;

	xptibpf_beacon_says(BEACON_SAYS_OWN, 0);
	retained = of_event(RETAIN, event) == UR_SUCCESS;
	xptibpf_beacon_says(BEACON_SAYS_PROGRAM, 0);
	if (!retained)
		xptibpf_beacon_says(BEACON_SAYS_MISSED, 1);
	else if (!keep(event))
		release(event);
}

/* Whether nobody has it, and then the caller has it. */
static bool claim(bool *which)
{
	return !__atomic_load_n(which, __ATOMIC_RELAXED) &&
	       !__atomic_exchange_n(which, true, __ATOMIC_ACQ_REL);
}

/* The thread reports losses, too. */
static void prepare(void)
{
	if (claim(&prepared))
		(void)atexit(at_exit);
	if (__atomic_load_n(&closing, __ATOMIC_RELAXED) || !claim(&running))
		return;
	xptibpf_beacon_says(BEACON_SAYS_OWN, 0);
	if (!start())
		__atomic_store_n(&running, false, __ATOMIC_RELEASE);
	xptibpf_beacon_says(BEACON_SAYS_PROGRAM, 0);
}

void times_signal(void *event)
{
	if (has_room())
		retain(event);
	prepare();
}

/* ---- forks ----------------------------------------------------------------------------------------- */

void times_lock(void)
{
	pthread_mutex_lock(&lock);
}

void times_unlock(void)
{
	pthread_mutex_unlock(&lock);
}

void times_forked(void)
{
	static const pthread_mutex_t fresh = PTHREAD_MUTEX_INITIALIZER;

	lock = fresh;
	nheld = 0;
	missed = none = 0;
	running = false;
}
