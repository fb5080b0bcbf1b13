// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xptibpf-beacon.c - an XPTI subscriber that does nothing, and that only while somebody watches.
 *
 * The SYCL runtime asks before each notification whether anybody listens to that stream and trace
 * point, and is silent otherwise. While a tracer is there this library listens to all and ignores what
 * it hears, so that the notifications happen and the tracer outside can see them.
 *
 * It lives in other people's programs, for years, unasked: it depends on libc alone, allocates nothing,
 * writes nothing, and its callback returns at once.
 *
 * How it knows of a tracer. Two counters below are reference counters of uprobes: the kernel
 * itself adds to them when a tracer places its probe on the function beside them, in every process that
 * maps this file, and subtracts when the tracer goes, killed or not. No file, socket, name or right is
 * needed, and containers are no border. The functions are never called.
 *
 * Who looks at the counters. Nothing of ours runs in a program that is not traced: that is the point
 * of it. The kernel changes the counter without waking anybody; a signal or a timer would disturb the
 * program's own, and there is no call of the framework's into a subscriber that listens to nothing. So there
 * is a thread. It exists only once SYCL has announced a stream, which it does at the first look for
 * devices, not when it is loaded; it ends with the last stream. It sleeps a second at a time, with
 * leave to be woken late so that the kernel can do it together with others, and takes none of the
 * program's signals.
 *
 * How it is quiet (docs/xpti.md, tests/real/beacon.py). Taking callbacks away is not enough: before 2025.1 the
 * framework goes on to say that somebody listens, before 2024.0 there is no such question, and every
 * release of libsycl has places that don't ask it. So the framework's main switch is used, too, if we are its only
 * subscriber: off, the runtime is as it would be without any. It must be on while streams are announced, and
 * they all are within milliseconds.
 *
 * From 2025.1 on the framework looks up without a lock whether anybody listens, so entries must not be made in
 * its tables while the program runs: each is made when the stream is announced, and taken away at once;
 * afterwards they only change between yes and no. It keeps one yes or no for all subscribers, and taking
 * ours away says no for others, too: where another one listens ours stay.
 *
 * Why it can be unloaded. It can't be: it is linked with -z nodelete, as the thread, or a notification on its
 * way in another thread, may be in its code at any time. For the same reason a framework that has streams
 * here is kept from being unmapped. When a stream ends, or the program, the thread is out of the framework before
 * the framework goes on.
 *
 * A child that was forked has no thread. If its parent was traced, its first notification gives it one; else it
 * stays quiet until it announces a stream.
 */
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>

#include "beacon_abi.h"

/*
 * It must load in containers with an older C library than that of where it was built, where these are in libdl
 * and libpthread.
 */
#define OLD(name, version) __asm__(".symver " #name "," #name "@GLIBC_" version)
OLD(dladdr1, "2.3.3");
OLD(dlclose, "2.2.5");
OLD(dlopen, "2.2.5");
OLD(dlsym, "2.2.5");
OLD(pthread_attr_setstacksize, "2.2.5");
OLD(pthread_create, "2.2.5");
OLD(pthread_mutex_timedlock, "2.2.5");
OLD(pthread_mutex_trylock, "2.2.5");
OLD(pthread_sigmask, "2.2.5");

#define EXPORT __attribute__((visibility("default"), used))
/* The framework's own trace types; what tools define for themselves lies above and has no list. */
#define TYPES	   128
#define STREAMS	   64 /* 9 in the newest release */
#define FRAMEWORKS 4  /* libsycl and libsycl-preview may each bring one */
#define STACK	   (256 << 10)
/* Looks without a new stream before the main switch may be off. */
#define SETTLED 2

struct event;
typedef void callback_fn(uint16_t type, struct event *parent, struct event *event,
			 uint64_t instance, const void *user_data);
typedef uint8_t register_stream_fn(const char *name);
typedef int32_t set_callback_fn(uint8_t stream, uint16_t type, callback_fn *fn);
typedef bool check_fn(uint16_t stream, uint16_t type);
typedef void enable_fn(bool on);

struct framework {
	void *lib; /* kept mapped while it has streams; NULL: a free slot */
	register_stream_fn *stream_id;
	set_callback_fn *add, *remove;
	check_fn *check;   /* NULL before 2024.0 */
	enable_fn *enable; /* the main switch */
	bool in_place;	   /* 2025.1: callbacks that were taken away silence their stream */
	bool alone;	   /* no other subscriber */
	bool off;	   /* by us */
	unsigned streams, settled;
};

struct stream {
	struct framework *fw; /* NULL: a free slot */
	uint8_t id;
	bool detail; /* a debug stream */
	bool on;
	bool always;	       /* stays registered: see announce() */
	uint8_t others[TYPES]; /* another subscriber listens to that */
};

/*
 * In .data, not .bss: the kernel finds a counter by its offset in the file. And not in the part that is
 * made read-only.
 */
#define IN_FILE __attribute__((section(".xptibpf_beacon")))

EXPORT uint16_t xptibpf_beacon_events_count IN_FILE;
EXPORT uint16_t xptibpf_beacon_details_count IN_FILE;
EXPORT uint8_t xptibpf_beacon_state IN_FILE;

EXPORT void xptibpf_beacon_events(void);
EXPORT void xptibpf_beacon_details(void);
EXPORT void xptiTraceInit(unsigned major, unsigned minor, const char *version, const char *stream);
EXPORT void xptiTraceFinish(const char *stream);

/* All below is guarded by lock, but for the flags. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct framework frameworks[FRAMEWORKS];
static struct stream streams[STREAMS];
static unsigned nstreams;
static bool running, prepared;
static bool closing;	  /* the program ends: frameworks are not called any more */
static pthread_t forking; /* who has the lock for it; 0: nobody */
static bool orphan;	  /* in a forked child: the thread stayed with the parent */

static void start_thread(void);

/* Somewhere to place a probe. */
__attribute__((noinline)) void xptibpf_beacon_events(void)
{
	__asm__ volatile("nop");
}

__attribute__((noinline)) void xptibpf_beacon_details(void)
{
	__asm__ volatile("nop; nop");
}

static void heard(uint16_t type, struct event *parent, struct event *event, uint64_t instance,
		  const void *user_data)
{
	(void)type, (void)parent, (void)event, (void)instance, (void)user_data;
	/* Old frameworks hold their lock meanwhile: don't wait for ours. */
	if (__builtin_expect(__atomic_load_n(&orphan, __ATOMIC_RELAXED), 0) &&
	    pthread_mutex_trylock(&lock) == 0) {
		start_thread();
		pthread_mutex_unlock(&lock);
	}
}

static bool is_wanted(const uint16_t *count)
{
	return __atomic_load_n(count, __ATOMIC_RELAXED) != 0;
}

/* ---- frameworks ---------------------------------------------------------------------------------- */

/* A handle of the library that code lies in, or NULL. */
static void *library_of(const void *code)
{
	struct link_map *map = NULL;
	Dl_info info;

	if (!dladdr1(code, &info, (void **)&map, RTLD_DL_LINKMAP) || !map)
		return NULL;
	return dlopen(map->l_name, RTLD_NOLOAD | RTLD_LAZY);
}

/*
 * The framework was loaded by its user privately, so its functions are not among the program's global
 * symbols, and its file may have any name; but it is the framework that calls us, and the return
 * address tells where it is.
 */
static void *find_library(const void *caller)
{
	static const char *const usual[] = { "libxptifw.so.1", "libxptifw.so" };
	void *lib = library_of(caller);

	if (lib && dlsym(lib, "xptiRegisterCallback"))
		return lib;
	if (lib)
		dlclose(lib);
	for (size_t i = 0; i < sizeof(usual) / sizeof(usual[0]); i++) {
		lib = dlopen(usual[i], RTLD_NOLOAD | RTLD_LAZY);
		if (lib)
			return lib;
	}
	return NULL;
}

static bool look_up(void *lib, struct framework *ret)
{
	*ret = (struct framework){
		.lib = lib,
		.stream_id = (register_stream_fn *)(uintptr_t)dlsym(lib, "xptiRegisterStream"),
		.add = (set_callback_fn *)(uintptr_t)dlsym(lib, "xptiRegisterCallback"),
		.remove = (set_callback_fn *)(uintptr_t)dlsym(lib, "xptiUnregisterCallback"),
		.check = (check_fn *)(uintptr_t)dlsym(lib, "xptiCheckTraceEnabled"),
		.enable = (enable_fn *)(uintptr_t)dlsym(lib, "xptiForceSetTraceEnabled"),
	};
	ret->in_place = ret->check && dlsym(lib, "xptiCreateTracepoint");
	return ret->stream_id && ret->add && ret->remove;
}

static bool is_only_subscriber(void)
{
	const char *list = getenv("XPTI_SUBSCRIBERS");

	return !list || !strchr(list, ',');
}

/* The known one, or a new one, which keeps the handle. NULL: there are too many. */
static struct framework *keep(const struct framework *found, bool *ret_new)
{
	struct framework *slot = NULL;

	for (size_t i = 0; i < FRAMEWORKS; i++) {
		if (frameworks[i].lib == found->lib)
			return &frameworks[i];
		if (!frameworks[i].lib && !slot)
			slot = &frameworks[i];
	}
	if (!slot)
		return NULL;
	*slot = *found;
	slot->alone = is_only_subscriber();
	*ret_new = true;
	return slot;
}

static void set_switch(struct framework *fw, bool on)
{
	if (!fw->alone || !fw->enable || fw->off == !on)
		return;
	if (!on && fw->settled < SETTLED)
		return;
	fw->enable(on);
	fw->off = !on;
}

/* ---- streams ------------------------------------------------------------------------------------- */

static bool is_detail(const char *name)
{
	static const char suffix[] = ".debug";
	size_t n = strlen(name);

	return n >= sizeof(suffix) && !strcmp(name + n - (sizeof(suffix) - 1), suffix);
}

static bool others_listen(const struct stream *s, uint16_t type)
{
	return !s->fw->alone && s->fw->in_place && s->fw->check(s->id, type);
}

static void turn_on(struct stream *s)
{
	for (uint16_t type = 0; type < TYPES; type++) {
		s->others[type] |= others_listen(s, type);
		s->fw->add(s->id, type, heard);
	}
	s->on = true;
}

static void turn_off(struct stream *s)
{
	if (s->always)
		return;
	for (uint16_t type = 0; type < TYPES; type++)
		if (!s->others[type])
			s->fw->remove(s->id, type, heard);
	s->on = false;
}

static void set_stream(struct stream *s)
{
	bool on = is_wanted(&xptibpf_beacon_events_count) &&
		  (!s->detail || is_wanted(&xptibpf_beacon_details_count));

	if (on && !s->on)
		turn_on(s);
	else if (!on && s->on)
		turn_off(s);
}

static void tell_state(void)
{
	uint8_t state = BEACON_QUIET;

	for (size_t i = 0; i < STREAMS; i++) {
		if (!streams[i].fw || !streams[i].on)
			continue;
		if (streams[i].always && state == BEACON_QUIET)
			state = BEACON_AWAKE_ALWAYS;
		else if (!streams[i].always)
			state = BEACON_AWAKE;
	}
	__atomic_store_n(&xptibpf_beacon_state, state, __ATOMIC_RELAXED);
}

static void set_switches(bool on)
{
	for (size_t i = 0; i < FRAMEWORKS; i++)
		if (frameworks[i].lib)
			set_switch(&frameworks[i], on);
}

/*
 * What the counters say, done. Callbacks come and go while the switch is off, where there is one: nobody is in the
 * framework then whom we would wait for.
 */
static void look(void)
{
	bool awake = is_wanted(&xptibpf_beacon_events_count);

	if (__atomic_load_n(&closing, __ATOMIC_RELAXED))
		return;
	for (size_t i = 0; i < FRAMEWORKS; i++)
		if (frameworks[i].lib && frameworks[i].settled < SETTLED)
			frameworks[i].settled++;
	if (!awake)
		set_switches(false);
	for (size_t i = 0; i < STREAMS; i++)
		if (streams[i].fw)
			set_stream(&streams[i]);
	if (awake)
		set_switches(true);
	tell_state();
}

static struct stream *find_stream(const struct framework *fw, uint8_t id)
{
	for (size_t i = 0; i < STREAMS; i++)
		if (streams[i].fw == fw && (!fw || streams[i].id == id))
			return &streams[i];
	return NULL;
}

static void announce(struct framework *fw, const char *name)
{
	uint8_t id = fw->stream_id(name);
	struct stream *s = find_stream(fw, id);

	if (!s) {
		s = find_stream(NULL, 0);
		if (!s)
			return;
		*s = (struct stream){ .fw = fw, .id = id, .detail = is_detail(name) };
		fw->streams++;
		nstreams++;
	}
	fw->settled = 0;
	if (fw->in_place) {
		/*
		 * Other subscribers are told of the stream before us or after us. What those register who come
		 * after can't be told from ours, if ours are there by then.
		 */
		s->always = !fw->alone && is_wanted(&xptibpf_beacon_events_count);
		turn_on(s);
		if (!s->always)
			turn_off(s);
	}
	set_stream(s);
	tell_state();
}

/* ---- the thread ---------------------------------------------------------------------------------- */

static void *watch(void *u)
{
	const struct timespec second = { .tv_sec = 1 };

	(void)u;
	prctl(PR_SET_NAME, "xptibpf-beacon");
	prctl(PR_SET_TIMERSLACK, 100000000UL);
	for (;;) {
		pthread_mutex_lock(&lock);
		if (!nstreams)
			break;
		look();
		pthread_mutex_unlock(&lock);
		nanosleep(&second, NULL);
	}
	running = false;
	pthread_mutex_unlock(&lock);
	return NULL;
}

/* With the lock. If it can't be started, the next stream tries again. */
static void start_thread(void)
{
	pthread_attr_t attr;
	sigset_t all, before;
	pthread_t thread;

	__atomic_store_n(&orphan, false, __ATOMIC_RELAXED);
	if (running || !nstreams || pthread_attr_init(&attr))
		return;
	pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
	pthread_attr_setstacksize(&attr, STACK);
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	running = pthread_create(&thread, &attr, watch, NULL) == 0;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	pthread_attr_destroy(&attr);
}

/* False: whoever has it is stuck in a framework, which may be waiting for us. */
static bool lock_for(unsigned ms)
{
	struct timespec until;

	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += ms * 1000000L;
	until.tv_sec += until.tv_nsec / 1000000000;
	until.tv_nsec %= 1000000000;
	return pthread_mutex_timedlock(&lock, &until) == 0;
}

/* Our thread must not be in a framework when its locks are copied: nobody would open them in the child. */
static void before_fork(void)
{
	if (lock_for(20))
		__atomic_store_n(&forking, pthread_self(), __ATOMIC_RELAXED);
}

static void in_parent(void)
{
	if (!pthread_equal(__atomic_load_n(&forking, __ATOMIC_RELAXED), pthread_self()))
		return;
	__atomic_store_n(&forking, 0, __ATOMIC_RELAXED);
	pthread_mutex_unlock(&lock);
}

static void in_child(void)
{
	static const pthread_mutex_t fresh = PTHREAD_MUTEX_INITIALIZER;

	lock = fresh;
	forking = 0;
	running = false;
	__atomic_store_n(&orphan, true, __ATOMIC_RELAXED);
}

static void at_exit(void)
{
	__atomic_store_n(&closing, true, __ATOMIC_RELAXED);
	if (lock_for(1000))
		pthread_mutex_unlock(&lock);
}

/* Registered after the framework's own handlers, so that ours runs before them. */
static void prepare(void)
{
	if (prepared)
		return;
	prepared = true;
	pthread_atfork(before_fork, in_parent, in_child);
	atexit(at_exit);
}

/* ---- what frameworks call ------------------------------------------------------------------------ */

void xptiTraceInit(unsigned major, unsigned minor, const char *version, const char *stream)
{
	const void *caller = __builtin_extract_return_addr(__builtin_return_address(0));
	struct framework found, *fw;
	bool kept = false;
	void *lib;

	(void)major, (void)minor, (void)version;
	/* The dynamic linker has a lock of its own, which our caller may hold: never below ours. */
	lib = stream ? find_library(caller) : NULL;
	if (!lib)
		return;
	if (look_up(lib, &found)) {
		pthread_mutex_lock(&lock);
		prepare();
		fw = keep(&found, &kept);
		if (fw)
			announce(fw, stream);
		start_thread();
		pthread_mutex_unlock(&lock);
	}
	if (!kept)
		dlclose(lib);
}

void xptiTraceFinish(const char *stream)
{
	const void *caller = __builtin_extract_return_addr(__builtin_return_address(0));
	struct framework found, *fw = NULL;
	struct stream *s = NULL;
	void *lib, *unused = NULL;

	lib = stream ? find_library(caller) : NULL;
	if (!lib)
		return;
	if (look_up(lib, &found) && lock_for(1000)) {
		for (size_t i = 0; i < FRAMEWORKS; i++)
			if (frameworks[i].lib == lib)
				fw = &frameworks[i];
		s = fw ? find_stream(fw, fw->stream_id(stream)) : NULL;
		if (s) {
			/* The framework itself takes the stream's callbacks away. */
			s->fw = NULL;
			nstreams--;
			if (--fw->streams == 0) {
				unused = fw->lib;
				fw->lib = NULL;
			}
		}
		tell_state();
		pthread_mutex_unlock(&lock);
	}
	dlclose(lib);
	if (unused)
		dlclose(unused);
}
