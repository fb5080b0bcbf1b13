// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xptibpf-beacon.c - an XPTI subscriber that does nothing, and only listens while there is a tracer.
 *
 * Before each notification, the SYCL runtime asks whether anybody listens to that stream and trace point; if nobody
 * does, it is silent. While there is a tracer, this library listens to everything and ignores it, so that the
 * notifications happen and the tracer outside can see them.
 *
 * It may be in other people's programs for years, without their knowledge. It therefore only depends on libc, allocates
 * nothing, writes nothing, and its callback returns at once.
 *
 * How it knows of a tracer: two counters below are reference counters of uprobes. When a tracer places its probe on the
 * function beside a counter, the kernel adds one to it in every process that maps this file, and subtracts one when the
 * tracer ends, even if it is killed. This needs no file, socket, name or permission, and works across containers. The
 * functions are never called.
 *
 * Who reads the counters: the kernel changes them without waking anybody, a signal or timer would disturb those of the
 * program, and the framework never calls a subscriber that listens to nothing. There is therefore a thread. It exists
 * from the time SYCL announces its first stream, which is when it first looks for devices and not when it is
 * loaded, until the last stream ends. It sleeps a second at a time, with a slack that allows the kernel to combine its
 * wake-ups with others, and blocks all signals. In its first seconds it looks more often, because a tracer that has
 * waited for this library raises the counters just then.
 *
 * How it is quiet (docs/xpti.md, tests/real/beacon.py): it is not enough to remove the callbacks. Before 2025.1, the
 * framework continues to answer that somebody listens; before 2024.0, the runtime cannot even ask; and every release of
 * libsycl has places that don't ask. The beacon therefore also uses the framework's main switch if it is the only
 * subscriber. While the switch is off, the runtime behaves as it does without subscribers. The switch must be on while
 * streams are announced, which happens for all of them within milliseconds.
 *
 * From 2025.1 on, the framework looks up without a lock whether anybody listens, so no entries may be added to its
 * tables while the program runs. Each entry is made when the stream is announced, and the callback is removed at once;
 * from then on, the entry only changes between yes and no. The framework keeps one entry for all subscribers, and
 * removing one callback sets it to no for the others, too. If another subscriber listens, the beacon's callbacks
 * therefore stay.
 *
 * It is never unloaded: it is linked with -z nodelete, because its thread, or a notification in another thread, may be
 * executing its code at any time. For the same reason, a framework that has streams here is kept from being unmapped.
 * When a stream or the program ends, the thread leaves the framework before the framework continues.
 *
 * A forked child has no such thread. If its parent was traced, its first notification starts one; otherwise it is quiet
 * until it announces a stream.
 *
 * In a process that was started without it, xptibpf starts a thread that loads it. It then does what XPTI would have
 * done at the start (arm_abi.h, xptibpf_beacon_arm()): it opens the framework, announces the streams to itself, writes
 * their numbers where the library keeps them, makes the events that the library would have made, and fills the table of
 * the library's proxy, whose flag it sets last. The thread then watches the counters, like the one above. Unified
 * Runtime's tracing layer keeps its stream numbers in an object that it may free at any time, so the beacon only
 * touches this object while it holds the lock under which it is freed. Disarming restores the flag and the numbers. The
 * table, the events, the framework and the beacon stay, because a thread of the program may be using them. The
 * program's library stays, too, because its bytes have to be restored. Only the table is allocated; the proxy frees it
 * at the end of the program.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "arm_abi.h"
#include "beacon_abi.h"
#include "times.h"

/*
 * The beacon must load in containers whose C library is older than that of the build machine, and in which these
 * functions are in libdl and libpthread.
 */
#define OLD(name, version) __asm__(".symver " #name "," #name "@GLIBC_" version)
OLD(dladdr1, "2.3.3");
OLD(dlclose, "2.2.5");
OLD(dlerror, "2.2.5");
OLD(dlopen, "2.2.5");
OLD(dlsym, "2.2.5");
OLD(pthread_attr_setstacksize, "2.2.5");
OLD(pthread_create, "2.2.5");
OLD(pthread_mutex_timedlock, "2.2.5");
OLD(pthread_mutex_trylock, "2.2.5");
OLD(pthread_sigmask, "2.2.5");

#define EXPORT __attribute__((visibility("default"), used))
/* The framework's own trace types. Those that tools define have greater numbers, and there is no list of them. */
#define TYPES	   128
#define STREAMS	   64 /* 9 in the newest release */
#define FRAMEWORKS 4  /* libsycl and libsycl-preview may each load one */
#define SIGNAL	   16 /* the trace type that names the event of a command */
#define STACK	   (256 << 10)
/* After this many looks without a new stream, the main switch may be turned off. */
#define SETTLED 2
/* After this many looks without a tracer, a process that was armed for one is disarmed. */
#define UNTRACED 5
/* In a thread's first seconds, a second has this many steps of 10 ms, and these are all. */
#define STEPS	    100
#define FIRST_STEPS (3 * STEPS)
/* How long the answer to the arming process waits to be read, in steps of 10 ms. */
#define UNREAD	  1000
#define NO_STREAM 0xff /* the number of a stream that was registered while XPTI was off */
/* How often to try to get the lock of the program's object, which is held while the object is made. */
#define TRIES 1000

struct event;
typedef void callback_fn(uint16_t type, struct event *parent, struct event *event,
			 uint64_t instance, const void *user_data);
typedef uint8_t register_stream_fn(const char *name);
typedef int32_t set_callback_fn(uint8_t stream, uint16_t type, callback_fn *fn);
typedef bool check_fn(uint16_t stream, uint16_t type);
typedef void enable_fn(bool on);
typedef bool enabled_fn(void);
typedef uint8_t level_fn(uint8_t stream);
typedef struct event *make_event_fn(const char *unused, void *payload, uint16_t type,
				    int32_t activity, uint64_t *ret_instance);
typedef void *new_fn(size_t size);
/* The form of all functions that keep something of a thread: at most two words as arguments, and one as result. */
typedef uint64_t of_thread_fn(uint64_t a, uint64_t b);

struct framework {
	void *lib; /* handle that keeps it mapped while it has streams; NULL: a free slot */
	register_stream_fn *stream_id;
	set_callback_fn *add, *remove;
	check_fn *check;   /* NULL before 2024.0 */
	enable_fn *enable; /* the main switch */
	enabled_fn *enabled;
	make_event_fn *make_event;
	level_fn *level; /* from 2026.1: the level of detail of a stream */
	bool in_place;	 /* from 2025.1: a stream is silent after its callbacks were removed */
	bool alone;	 /* there is no other subscriber */
	bool off;	 /* the main switch was turned off by the beacon */
	bool ours;	 /* it was opened by the beacon to arm the process */
	unsigned streams, settled;
};

struct stream {
	struct framework *fw; /* NULL: a free slot */
	uint8_t id;
	bool detail; /* a debug stream */
	bool on;
	bool always;	       /* stays registered: see announce() */
	uint8_t others[TYPES]; /* whether another subscriber listens to a trace type */
};

/*
 * The counters are in .data, not in .bss, because the kernel finds them by their offset in the file; and not in the
 * part of .data that is made read-only.
 */
#define IN_FILE __attribute__((section(".xptibpf_beacon")))

EXPORT uint16_t xptibpf_beacon_events_count IN_FILE;
EXPORT uint16_t xptibpf_beacon_details_count IN_FILE;
EXPORT uint8_t xptibpf_beacon_state IN_FILE;
EXPORT uint16_t xptibpf_beacon_leave_count IN_FILE;
EXPORT uint8_t xptibpf_beacon_leave_now IN_FILE;
EXPORT uint8_t xptibpf_beacon_armed IN_FILE;

EXPORT void xptibpf_beacon_events(void);
EXPORT void xptibpf_beacon_details(void);
EXPORT void xptibpf_beacon_leave(void);
EXPORT void *xptibpf_beacon_arm(struct arm_block *block);
EXPORT void xptiTraceInit(unsigned major, unsigned minor, const char *version, const char *stream);
EXPORT void xptiTraceFinish(const char *stream);

/* lock guards everything below, except the flags. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct framework frameworks[FRAMEWORKS];
static struct stream streams[STREAMS];
static unsigned nstreams;
static bool running, prepared;
static bool closing;	  /* the program ends, so frameworks are not called any more */
static pthread_t forking; /* the thread that forks and has the lock; 0: none */
static bool orphan;	  /* this is a forked child, and has no thread */
static bool young;	  /* and has not read the counters yet */
/* Taken inside the other lock while the beacon holds a lock of the program, which must be open in a forked child. */
static pthread_mutex_t layer_lock = PTHREAD_MUTEX_INITIALIZER;

/* Armed libraries, whose proxies the beacon has filled. Their tables are never removed. */
static struct armed {
	void *lib;	 /* NULL: a free slot. The handle is never closed */
	uint8_t *object; /* its loader object */
	uint32_t flag;
	uint32_t nids;
	struct {
		uint8_t *at, before;
	} ids[ARM_IDS];
	void **table; /* belongs to the object */
	struct layer {
		uint8_t *lock, **object, *was; /* was: the object to which the beacon wrote */
		uint64_t type;
		uint32_t nids; /* 0: not armed, or there is no such object */
		bool waits;    /* its lock could not be taken yet */
		struct {
			uint32_t offset;
			uint8_t ours;
			bool written;
		} ids[ARM_OWN];
	} layer;
} armed[ARM_MODULES];
static struct arm_block *unread; /* the block whose result was not read yet */
static bool while_traced;
static unsigned untraced;

static void start_thread(void);

/* A place for a probe. */
__attribute__((noinline)) void xptibpf_beacon_events(void)
{
	__asm__ volatile("nop");
}

__attribute__((noinline)) void xptibpf_beacon_details(void)
{
	__asm__ volatile("nop; nop");
}

__attribute__((noinline)) void xptibpf_beacon_leave(void)
{
	__asm__ volatile("nop; nop; nop");
}

static void heard(uint16_t type, struct event *parent, struct event *event, uint64_t instance,
		  const void *user_data)
{
	(void)parent, (void)event, (void)instance;
	if (type == SIGNAL && user_data && times_wanted())
		times_signal((void *)(uintptr_t)user_data);
	/* Old frameworks hold their lock here, so don't wait for the beacon's own. */
	if (__builtin_expect(__atomic_load_n(&orphan, __ATOMIC_RELAXED), 0) &&
	    pthread_mutex_trylock(&lock) == 0) {
		start_thread();
		pthread_mutex_unlock(&lock);
	}
}

static bool is_wanted(const uint16_t *count)
{
	return __atomic_load_n(count, __ATOMIC_ACQUIRE) != 0;
}

/* What the counters said. */
struct seen {
	bool events, details, times;
};

/* A tracer raises the counter of events last: whoever reads it first misses none of the others. */
static struct seen read_counters(void)
{
	struct seen ret = { .events = is_wanted(&xptibpf_beacon_events_count) };

	ret.details = is_wanted(&xptibpf_beacon_details_count);
	ret.times = times_wanted();
	return ret;
}

/* ---- frameworks ---------------------------------------------------------------------------------- */

/* A handle of the library that contains code, or NULL. */
static void *library_of(const void *code)
{
	struct link_map *map = NULL;
	Dl_info info;

	if (!dladdr1(code, &info, (void **)&map, RTLD_DL_LINKMAP) || !map)
		return NULL;
	return dlopen(map->l_name, RTLD_NOLOAD | RTLD_LAZY);
}

/*
 * The framework was loaded without global symbols, so its functions can't be looked up in the program, and its file
 * may have any name. But the framework is the caller, so the return address shows where it is.
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
		.enabled = (enabled_fn *)(uintptr_t)dlsym(lib, "xptiTraceEnabled"),
		.make_event = (make_event_fn *)(uintptr_t)dlsym(lib, "xptiMakeEvent"),
		.level = (level_fn *)(uintptr_t)dlsym(lib, "xptiGetEffectiveStreamDetailLevel"),
	};
	ret->in_place = ret->check && dlsym(lib, "xptiCreateTracepoint");
	return ret->stream_id && ret->add && ret->remove;
}

static bool is_only_subscriber(void)
{
	const char *list = getenv("XPTI_SUBSCRIBERS");

	return !list || !strchr(list, ',');
}

/* The known framework, or a new one, which keeps the handle. NULL: there are too many. */
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

static void set_stream(struct stream *s, const struct seen *seen)
{
	bool on = seen->events && (!s->detail || seen->details);

	if (on && !s->on)
		turn_on(s);
	else if (!on && s->on)
		turn_off(s);
}

/* A stream is awake if its notifications happen, which the main switch may prevent. */
static void tell_state(void)
{
	uint8_t state = BEACON_QUIET;

	for (size_t i = 0; i < STREAMS; i++) {
		if (!streams[i].fw || !streams[i].on || streams[i].fw->off)
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
 * Does what the counters asked for. If there is a main switch, it is off while callbacks are added and removed, because
 * then no thread is inside the framework for which the beacon would wait. The counters may change meanwhile. They are
 * therefore read once before: otherwise the switch would stay off although some streams have their callbacks, until the
 * next look.
 */
static void look(const struct seen *seen)
{
	if (__atomic_load_n(&closing, __ATOMIC_RELAXED))
		return;
	for (size_t i = 0; i < FRAMEWORKS; i++)
		if (frameworks[i].lib && frameworks[i].settled < SETTLED)
			frameworks[i].settled++;
	if (!seen->events)
		set_switches(false);
	for (size_t i = 0; i < STREAMS; i++)
		if (streams[i].fw)
			set_stream(&streams[i], seen);
	if (seen->events)
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
	const struct seen seen = read_counters();
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
		 * Other subscribers are informed of the stream before or after the beacon. Callbacks that are
		 * registered after the beacon's can't be distinguished from them.
		 */
		s->always = !fw->alone && seen.events;
		turn_on(s);
		if (!s->always)
			turn_off(s);
	}
	set_stream(s, &seen);
	tell_state();
}

/* ---- disarming ----------------------------------------------------------------------------------- */

static bool is_armed(void)
{
	return xptibpf_beacon_armed == BEACON_ARMED_NOW;
}

/*
 * Returns the object of a tracing layer, with its lock held; or NULL, without the lock, if there is none now or it is
 * not the expected one. False: somebody has held the lock for long, and either no longer exists or is making an object,
 * which then asks for its numbers itself.
 */
static bool take_object(const struct layer *l, unsigned tries, uint8_t **ret)
{
	uint8_t *object;

	for (unsigned i = 1; __atomic_exchange_n(l->lock, 1, __ATOMIC_ACQUIRE); i++) {
		if (i >= tries)
			return false;
		sched_yield();
	}
	object = __atomic_load_n(l->object, __ATOMIC_RELAXED);
	if (!object || memcmp(object, &l->type, sizeof(l->type)) != 0) {
		__atomic_store_n(l->lock, 0, __ATOMIC_RELEASE);
		object = NULL;
	}
	*ret = object;
	return true;
}

static void give_object(const struct layer *l)
{
	__atomic_store_n(l->lock, 0, __ATOMIC_RELEASE);
}

/* Restores the numbers if it is still the same object and contains what the beacon wrote. */
static void put_layer_back(struct layer *l)
{
	uint8_t *object = NULL;

	if (!l->nids)
		return;
	pthread_mutex_lock(&layer_lock);
	if (l->was)
		(void)take_object(l, TRIES, &object);
	for (uint32_t i = 0; object && object == l->was && i < l->nids; i++)
		if (l->ids[i].written && object[l->ids[i].offset] == l->ids[i].ours)
			__atomic_store_n(&object[l->ids[i].offset], NO_STREAM, __ATOMIC_RELAXED);
	if (object)
		give_object(l);
	pthread_mutex_unlock(&layer_lock);
	l->nids = 0;
	l->waits = false;
}

/* Makes the library silent, as it was. It waits for nothing, so that a forked child may call it. */
static void put_back(void)
{
	for (size_t i = 0; i < ARM_MODULES; i++)
		if (armed[i].lib)
			__atomic_store_n(armed[i].object + armed[i].flag, 0, __ATOMIC_SEQ_CST);
	for (size_t i = 0; i < ARM_MODULES; i++) {
		for (uint32_t k = 0; k < armed[i].nids; k++)
			__atomic_store_n(armed[i].ids[k].at, armed[i].ids[k].before,
					 __ATOMIC_RELAXED);
		armed[i].nids = 0;
		put_layer_back(&armed[i].layer);
	}
}

/* The beacon opened this framework, so nobody else has streams there. It stays, with its handle. */
static void drop_streams(void)
{
	for (size_t i = 0; i < STREAMS; i++) {
		if (!streams[i].fw || !streams[i].fw->ours)
			continue;
		streams[i].fw->streams--;
		streams[i].fw = NULL;
		nstreams--;
	}
	__atomic_store_n(&xptibpf_beacon_leave_now, 0, __ATOMIC_RELAXED);
	__atomic_store_n(&xptibpf_beacon_armed, BEACON_DISARMED, __ATOMIC_RELEASE);
}

static void disarm(void)
{
	put_back();
	for (size_t i = 0; i < FRAMEWORKS; i++)
		if (frameworks[i].lib && frameworks[i].ours)
			set_switch(&frameworks[i], false);
	for (size_t i = 0; i < STREAMS; i++)
		if (streams[i].fw && streams[i].fw->ours && streams[i].on)
			turn_off(&streams[i]);
	drop_streams();
	tell_state();
}

/*
 * Writes the numbers into an object that was made while XPTI was off. An object that is made later asks for them, as
 * did one that was made when the process was armed before.
 */
static void write_layer(struct layer *l, unsigned tries)
{
	pthread_mutex_lock(&layer_lock);
	l->waits = !take_object(l, tries, &l->was);
	for (uint32_t i = 0; l->was && i < l->nids; i++) {
		uint8_t *at = l->was + l->ids[i].offset;

		l->ids[i].written = *at == NO_STREAM;
		if (l->ids[i].written)
			__atomic_store_n(at, l->ids[i].ours, __ATOMIC_RELAXED);
	}
	if (l->was)
		give_object(l);
	pthread_mutex_unlock(&layer_lock);
}

/* Somebody had the lock when the process was armed, and may still have it. */
static void write_waiting_layers(void)
{
	if (!is_armed() || __atomic_load_n(&closing, __ATOMIC_RELAXED))
		return;
	for (size_t i = 0; i < ARM_MODULES; i++)
		if (armed[i].layer.waits)
			write_layer(&armed[i].layer, 1);
}

static bool is_to_leave(void)
{
	if (!is_armed() || __atomic_load_n(&closing, __ATOMIC_RELAXED))
		return false;
	untraced = is_wanted(&xptibpf_beacon_events_count) ? 0 : untraced + 1;
	return is_wanted(&xptibpf_beacon_leave_count) ||
	       __atomic_load_n(&xptibpf_beacon_leave_now, __ATOMIC_RELAXED) ||
	       (while_traced && untraced > UNTRACED);
}

/* ---- the thread ---------------------------------------------------------------------------------- */

/* Nobody writes into the block after .seen is set. If it is never set, the block stays. */
static void unmap_read(void)
{
	struct arm_block *b = unread;

	if (!b || !__atomic_load_n(&b->seen, __ATOMIC_ACQUIRE))
		return;
	unread = NULL;
	munmap((void *)(uintptr_t)b->map, b->map_size);
}

/*
 * A forked child begins with its parent's counters, although no probe has been placed in the child yet. The tracer does
 * this a moment later. Until then, any other probe that is removed (of another child that ended, or of another
 * tracer) decrements these counters. The first look therefore ignores a zero.
 */
static bool is_to_look(const struct seen *seen)
{
	bool was_young = young;

	young = false;
	return !was_young || seen->events;
}

/*
 * Sleeps for a second, or, during the thread's first steps, until more is wanted than was seen. Details alone are nothing
 * yet, as events come after them.
 */
static void rest(const struct seen *seen, unsigned *first_steps)
{
	const struct timespec second = { .tv_sec = 1 }, step = { .tv_nsec = 10000000 };

	if (!*first_steps) {
		nanosleep(&second, NULL);
		return;
	}
	for (unsigned i = 0; i < STEPS; i++) {
		struct seen now;

		if (!--*first_steps)
			prctl(PR_SET_TIMERSLACK, 100000000UL);
		nanosleep(&step, NULL);
		now = read_counters();
		if (!*first_steps || (now.events && !seen->events) ||
		    (now.events && now.details && !seen->details) || (now.times && !seen->times))
			return;
	}
}

static void *watch(void *u)
{
	unsigned first_steps = FIRST_STEPS;
	struct seen seen;

	(void)u;
	prctl(PR_SET_NAME, "xptibpf-beacon");
	for (;;) {
		times_find();
		pthread_mutex_lock(&lock);
		unmap_read();
		if (is_to_leave())
			disarm();
		if (!nstreams)
			break;
		write_waiting_layers();
		seen = read_counters();
		if (is_to_look(&seen))
			look(&seen);
		pthread_mutex_unlock(&lock);
		rest(&seen, &first_steps);
	}
	running = false;
	pthread_mutex_unlock(&lock);
	return NULL;
}

/* Called with the lock. If the thread can't be started, the next stream tries again. */
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

/* False: the thread that has the lock is stuck in a framework, which may be waiting for this one. */
static bool lock_for(unsigned ms)
{
	struct timespec until;

	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += ms * 1000000L;
	until.tv_sec += until.tv_nsec / 1000000000;
	until.tv_nsec %= 1000000000;
	return pthread_mutex_timedlock(&lock, &until) == 0;
}

/* The thread must not be in a framework when its locks are copied, because nobody would open them in the child. */
static void before_fork(void)
{
	if (lock_for(20))
		__atomic_store_n(&forking, pthread_self(), __ATOMIC_RELAXED);
	pthread_mutex_lock(&layer_lock);
	times_lock();
}

static void in_parent(void)
{
	times_unlock();
	pthread_mutex_unlock(&layer_lock);
	if (!pthread_equal(__atomic_load_n(&forking, __ATOMIC_RELAXED), pthread_self()))
		return;
	__atomic_store_n(&forking, 0, __ATOMIC_RELAXED);
	pthread_mutex_unlock(&lock);
}

static void in_child(void)
{
	static const pthread_mutex_t fresh = PTHREAD_MUTEX_INITIALIZER;

	lock = layer_lock = fresh;
	times_forked();
	forking = 0;
	running = false;
	unread = NULL;
	/* When the program ends, objects may have been freed already; finalize() did what was necessary. */
	if (is_armed() && !closing && !is_wanted(&xptibpf_beacon_events_count)) {
		put_back();
		drop_streams();
	}
	young = true;
	__atomic_store_n(&orphan, true, __ATOMIC_RELAXED);
}

static void at_exit(void)
{
	__atomic_store_n(&closing, true, __ATOMIC_RELAXED);
	if (lock_for(1000))
		pthread_mutex_unlock(&lock);
}

/* Registered after the framework's own handlers, so that it runs before them. */
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
	/* Call the dynamic linker without the lock, because the caller may hold that of the linker. */
	lib = stream ? find_library(caller) : NULL;
	if (!lib)
		return;
	times_find();
	if (look_up(lib, &found)) {
		pthread_mutex_lock(&lock);
		prepare();
		fw = keep(&found, &kept);
		if (kept)
			fw->alone = is_only_subscriber();
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
			/* The framework itself removes the stream's callbacks. */
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

/* ---- what xptibpf calls -------------------------------------------------------------------------- */

/* A library to be armed, before anything in it is changed. */
struct arming {
	void *lib;
	bool kept; /* whether a member of armed[] keeps the handle */
	uint8_t *object;
	new_fn *new;
	void *entries[ARM_SLOTS];
};

/* xpti::payload_t: the same in all releases. */
struct payload {
	const char *name, *stack_trace, *source_file;
	uint32_t line, column;
	const void *code;
	uint64_t internal, flags, uid[3];
};

#define PAYLOAD_NAME 1
#define ACTIVE	     1

__attribute__((format(printf, 2, 3))) static bool fail(struct arm_block *b, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	vsnprintf(b->why, sizeof(b->why), format, ap);
	va_end(ap);
	return false;
}

static bool has_ended(const char *s, size_t size)
{
	return memchr(s, '\0', size);
}

/* xptibpf wrote the sizes and names, but they are checked like any memory. */
static bool is_sane(struct arm_block *b)
{
	bool ok = b->version == ARM_VERSION && b->size == sizeof(*b) &&
		  has_ended(b->framework, sizeof(b->framework)) && b->nmodules <= ARM_MODULES &&
		  b->nmodules && b->nstreams <= sizeof(b->streams) / sizeof(b->streams[0]);

	for (uint32_t i = 0; ok && i < b->nstreams; i++)
		ok = has_ended(b->streams[i], ARM_NAME);
	for (uint32_t i = 0; ok && i < b->nmodules; i++) {
		const struct arm_module *m = &b->modules[i];

		ok = m->nslots <= ARM_SLOTS && m->nids <= ARM_IDS && m->nevents <= ARM_EVENTS &&
		     m->layer.nids <= ARM_OWN && m->table % 8 == 0;
		for (uint32_t k = 0; ok && k < m->nslots; k++)
			ok = has_ended(m->slots[k].name, ARM_NAME) && m->slots[k].offset % 8 == 0 &&
			     m->slots[k].offset / 8 < ARM_SLOTS;
		for (uint32_t k = 0; ok && k < m->nids; k++)
			ok = has_ended(m->ids[k].stream, ARM_NAME);
		for (uint32_t k = 0; ok && k < m->nevents; k++)
			ok = has_ended(m->events[k].name, ARM_NAME);
		for (uint32_t k = 0; ok && k < m->layer.nids; k++)
			ok = has_ended(m->layer.ids[k].stream, ARM_NAME);
	}
	return ok ? true : fail(b, "the block is not of this beacon's version");
}

static bool gave_up(struct arm_block *b)
{
	return __atomic_load_n(&b->give_up, __ATOMIC_ACQUIRE) && !fail(b, "it took too long");
}

/* The library may have been closed since xptibpf looked at it. The handle keeps it mapped. */
static bool pin(struct arm_block *b, const struct arm_module *m, struct arming *ret)
{
	void *at = (void *)(uintptr_t)m->loader;
	struct link_map *map = NULL;
	Dl_info info;

	ret->lib = library_of(at);
	if (!ret->lib)
		return fail(b, "the library has gone");
	if (!dladdr1(at, &info, (void **)&map, RTLD_DL_LINKMAP) || !map || map->l_addr != m->bias)
		return fail(b, "another library is there now");
	/* Any function of the proxy makes the object. */
	ret->object = *(uint8_t **)at;
	if (!ret->object && m->stub) {
		((enabled_fn *)(uintptr_t)m->stub)();
		ret->object = *(uint8_t **)at;
	}
	if (!ret->object)
		return fail(b, "the library did not begin with XPTI");
	if (__atomic_load_n(ret->object + m->flag, __ATOMIC_ACQUIRE))
		return fail(b, "XPTI is in use already");
	return true;
}

/*
 * Replaces xptiFrameworkFinalize. The proxy then frees its object, in which others may still look at the flag. The
 * proxy did not start the framework, and does not end it.
 */
static void finalize(void)
{
	for (size_t i = 0; i < ARM_MODULES; i++)
		if (armed[i].lib)
			__atomic_store_n(armed[i].object + armed[i].flag, 0, __ATOMIC_SEQ_CST);
}

/*
 * The framework keeps two things of a thread: the scope that it is in, as the address (2026) or the number (before) of
 * a trace point, and a pair of stashed words. A thread may be in a scope when the process is disarmed, and then the
 * framework is not informed of the scope's end. If the process is armed again, the trace point may have been freed, and
 * the next scope would be inside it. Each time a process is armed, a thread's first use of these therefore resets them.
 */
enum of_thread {
	GET_SCOPE,
	SET_SCOPE,
	UNSET_SCOPE,
	GET_ID,
	SET_ID,
	STASH,
	GET_STASH,
	UNSTASH,
	OF_THREAD
};

static const char *const of_thread_names[OF_THREAD] = {
	[GET_SCOPE] = "xptiGetTracepointScopeData",
	[SET_SCOPE] = "xptiSetTracepointScopeData",
	[UNSET_SCOPE] = "xptiUnsetTracepointScopeData",
	[GET_ID] = "xptiGetUniversalId",
	[SET_ID] = "xptiSetUniversalId",
	[STASH] = "xptiStashTuple",
	[GET_STASH] = "xptiGetStashedTuple",
	[UNSTASH] = "xptiUnstashTuple",
};

static of_thread_fn *of_thread[OF_THREAD]; /* functions of the framework; NULL: it has none */
static uint32_t armings;
static __thread uint32_t began_in; /* the arming in which this thread was reset */

static uint64_t call_of_thread(enum of_thread which, uint64_t a, uint64_t b)
{
	of_thread_fn *function = __atomic_load_n(&of_thread[which], __ATOMIC_RELAXED);

	return function ? function(a, b) : 0;
}

static uint64_t begin_and_call(enum of_thread which, uint64_t a, uint64_t b)
{
	uint32_t now = __atomic_load_n(&armings, __ATOMIC_RELAXED);

	if (__builtin_expect(began_in != now, 0)) {
		began_in = now;
		call_of_thread(UNSET_SCOPE, 0, 0);
		call_of_thread(SET_ID, 0, 0);
		call_of_thread(UNSTASH, 0, 0);
	}
	return call_of_thread(which, a, b);
}

/* Functions of the beacon that replace some in a proxy's table. Each is separate, because it does not get its name. */
#define IN_PLACE(name, which)                        \
	static uint64_t name(uint64_t a, uint64_t b) \
	{                                            \
		return begin_and_call(which, a, b);  \
	}
IN_PLACE(get_scope, GET_SCOPE)
IN_PLACE(set_scope, SET_SCOPE)
IN_PLACE(get_id, GET_ID)
IN_PLACE(set_id, SET_ID)
IN_PLACE(stash, STASH)
IN_PLACE(get_stash, GET_STASH)
#undef IN_PLACE

/* The replacement of a framework's function in a proxy's table, or NULL. */
static void *in_place_of(const char *name)
{
	static of_thread_fn *const ours[OF_THREAD] = {
		[GET_SCOPE] = get_scope, [SET_SCOPE] = set_scope, [GET_ID] = get_id,
		[SET_ID] = set_id,	 [STASH] = stash,	  [GET_STASH] = get_stash,
	};

	if (!strcmp(name, "xptiFrameworkFinalize"))
		return (void *)(uintptr_t)finalize;
	for (size_t i = 0; i < OF_THREAD; i++)
		if (!strcmp(name, of_thread_names[i]))
			return (void *)(uintptr_t)ours[i];
	return NULL;
}

/* Called before the lock is taken, because it may wait for that of the dynamic linker. */
static void find_of_thread(void *framework)
{
	for (size_t i = 0; i < OF_THREAD; i++)
		__atomic_store_n(&of_thread[i],
				 (of_thread_fn *)(uintptr_t)dlsym(framework, of_thread_names[i]),
				 __ATOMIC_RELAXED);
}

static bool fill(struct arm_block *b, const struct arm_module *m, void *framework,
		 struct arming *ret)
{
	/* The proxy frees the table by the operator delete that it finds: that of the program or of its library. */
	ret->new = (new_fn *)(uintptr_t)dlsym(RTLD_DEFAULT, "_Znwm");
	if (!ret->new)
		ret->new = (new_fn *)(uintptr_t)dlsym(ret->lib, "_Znwm");
	if (!ret->new)
		return fail(b, "the program has no operator new");
	for (uint32_t i = 0; i < m->nslots; i++) {
		void *function = dlsym(framework, m->slots[i].name);

		if (!function)
			return fail(b, "%s has no %s", b->framework, m->slots[i].name);
		ret->entries[m->slots[i].offset / 8] = in_place_of(m->slots[i].name) ?: function;
	}
	return true;
}

/*
 * Whether the framework is the file that xptibpf checked. To open a device, or a library that was cut off, could harm the
 * program. stat() of older C libraries has other names.
 */
static bool is_checked(const struct arm_block *b)
{
	struct stat st;

	return !b->framework_is.ino ||
	       (!syscall(SYS_newfstatat, AT_FDCWD, b->framework, &st, 0) &&
		st.st_dev == b->framework_is.dev && st.st_ino == b->framework_is.ino &&
		(uint64_t)st.st_size == b->framework_is.size &&
		st.st_mtim.tv_sec == b->framework_is.mtime_s &&
		st.st_mtim.tv_nsec == b->framework_is.mtime_ns);
}

/* Does everything that may wait for the dynamic linker's lock, which is never taken inside the beacon's lock. */
static bool get_ready(struct arm_block *b, struct framework *ret, struct arming arming[ARM_MODULES])
{
	void *lib;

	for (uint32_t i = 0; i < b->nmodules; i++)
		if (!pin(b, &b->modules[i], &arming[i]))
			return false;
	if (!is_checked(b))
		return fail(b, "%s is no longer the file that was checked", b->framework);
	/* The library itself would do the same. */
	lib = dlopen(b->framework, RTLD_LAZY);
	if (!lib)
		return fail(b, "%s", dlerror());
	if (!look_up(lib, ret) || !ret->enable || !ret->enabled)
		return fail(b, "%s is no framework", b->framework); /* *ret has its handle */
	for (uint32_t i = 0; i < b->nmodules; i++)
		if (!fill(b, &b->modules[i], lib, &arming[i]))
			return false;
	find_of_thread(lib);
	return true;
}

static void set_ids(const struct arm_module *m, const struct framework *fw, struct armed *a)
{
	for (uint32_t i = 0; i < m->nids; i++) {
		uint8_t *at = (uint8_t *)(uintptr_t)m->ids[i].address;
		uint8_t id = fw->stream_id(m->ids[i].stream), value = id;

		if (m->ids[i].is_level) {
			if (!fw->level)
				continue;
			value = fw->level(id);
		}
		a->ids[a->nids].at = at;
		a->ids[a->nids++].before = __atomic_exchange_n(at, value, __ATOMIC_RELAXED);
	}
}

static void set_layer(const struct arm_layer *from, const struct framework *fw, struct layer *l)
{
	*l = (struct layer){ .lock = (uint8_t *)(uintptr_t)from->lock,
			     .object = (uint8_t **)(uintptr_t)from->object,
			     .type = from->type,
			     .nids = from->nids };
	for (uint32_t i = 0; i < from->nids; i++) {
		l->ids[i].offset = from->ids[i].offset;
		l->ids[i].ours = fw->stream_id(from->ids[i].stream);
	}
	if (l->nids)
		write_layer(l, TRIES);
}

/* If the event exists already, it was made by an earlier arming or by the library itself. */
static void set_events(const struct arm_module *m, const struct framework *fw)
{
	for (uint32_t i = 0; i < m->nevents && fw->make_event; i++) {
		struct event **at = (struct event **)(uintptr_t)m->events[i].address;
		struct payload payload = {
			.name = m->events[i].name,
			.line = m->events[i].line,
			.column = m->events[i].line,
			.flags = PAYLOAD_NAME,
		};
		uint64_t instance;

		if (!__atomic_load_n(at, __ATOMIC_ACQUIRE))
			__atomic_store_n(at,
					 fw->make_event("", &payload, m->events[i].type, ACTIVE,
							&instance),
					 __ATOMIC_RELEASE);
	}
}

static void ***vector_of(const struct arm_module *m, const struct arming *arming)
{
	void *at = arming->object + m->table;

	return at;
}

/*
 * A table of this size is from an earlier arming. Threads may still be reading it, and find the same contents. A table
 * of another size is left from a failed attempt of the proxy itself.
 */
static void **get_table(const struct arm_module *m, const struct arming *arming)
{
	void ***vector = vector_of(m, arming), **table = vector[0];

	if (table && vector[1] - table >= ARM_SLOTS)
		return table;
	table = arming->new(ARM_SLOTS * sizeof(void *));
	if (table)
		memset(table, 0, ARM_SLOTS * sizeof(void *));
	return table;
}

/* Writes what the functions of the proxy read, in the reverse order. */
static void set_table(const struct arm_module *m, void **table, const struct arming *arming)
{
	void ***vector = vector_of(m, arming);

	for (size_t i = 0; i < ARM_SLOTS; i++)
		__atomic_store_n(&table[i], arming->entries[i], __ATOMIC_RELAXED);
	__atomic_store_n(&vector[2], table + ARM_SLOTS, __ATOMIC_RELAXED);
	__atomic_store_n(&vector[1], table + ARM_SLOTS, __ATOMIC_RELAXED);
	__atomic_store_n(&vector[0], table, __ATOMIC_RELEASE);
}

static struct armed *find_armed(const struct arming *arming)
{
	struct armed *slot = NULL;

	for (size_t i = 0; i < ARM_MODULES; i++) {
		if (armed[i].lib && armed[i].object == arming->object)
			return &armed[i];
		if (!armed[i].lib && !slot)
			slot = &armed[i];
	}
	return slot;
}

static bool take_places(struct arm_block *b, struct arming arming[ARM_MODULES],
			struct armed *ret[ARM_MODULES])
{
	size_t need = 0, room = 0;

	for (uint32_t i = 0; i < b->nmodules; i++)
		need += !find_armed(&arming[i]) || !find_armed(&arming[i])->lib;
	for (size_t i = 0; i < ARM_MODULES; i++)
		room += !armed[i].lib;
	if (need > room)
		return fail(b, "too many libraries were armed in this process");
	for (uint32_t i = 0; i < b->nmodules; i++) {
		ret[i] = find_armed(&arming[i]);
		ret[i]->table = get_table(&b->modules[i], &arming[i]);
		if (!ret[i]->table)
			return fail(b, "no memory");
		arming[i].kept = !ret[i]->lib;
		ret[i]->lib = arming[i].lib;
		ret[i]->object = arming[i].object;
		ret[i]->flag = b->modules[i].flag;
	}
	return true;
}

/* Called with the lock. Other threads notice nothing until the flags are set. */
static bool take(struct arm_block *b, const struct framework *found,
		 struct arming arming[ARM_MODULES], bool *ret_kept)
{
	struct armed *place[ARM_MODULES];
	struct framework *fw;
	struct seen seen;

	if (is_armed())
		return fail(b, "it is armed already");
	fw = keep(found, ret_kept);
	if (!fw)
		return fail(b, "too many frameworks in this process");
	if (*ret_kept) {
		/* A framework without subscribers is off from the beginning. */
		fw->ours = true;
		fw->alone = !fw->enabled();
		fw->off = fw->alone;
	} else if (!fw->ours) {
		return fail(b, "XPTI is in use already");
	}
	if (!take_places(b, arming, place))
		return false;
	for (uint32_t i = 0; i < b->nstreams; i++)
		announce(fw, b->streams[i]);
	fw->settled = SETTLED;
	for (uint32_t i = 0; i < b->nmodules; i++) {
		set_ids(&b->modules[i], fw, place[i]);
		set_layer(&b->modules[i].layer, fw, &place[i]->layer);
		set_events(&b->modules[i], fw);
		set_table(&b->modules[i], place[i]->table, &arming[i]);
	}
	__atomic_fetch_add(&armings, 1, __ATOMIC_RELAXED);
	while_traced = b->flags & ARM_WHILE_TRACED;
	untraced = 0;
	__atomic_store_n(&xptibpf_beacon_armed, BEACON_ARMED_NOW, __ATOMIC_RELEASE);
	seen = read_counters();
	look(&seen);
	if (gave_up(b)) {
		disarm();
		return false;
	}
	for (uint32_t i = 0; i < b->nmodules; i++)
		__atomic_store_n(place[i]->object + place[i]->flag, 1, __ATOMIC_SEQ_CST);
	return true;
}

static void tell(struct arm_block *b, uint32_t state)
{
	__atomic_store_n(&b->state, state, __ATOMIC_RELEASE);
}

/* Called with the handles open. *ret_watch: this thread is the one that watches the counters. */
static bool arm_opened(struct arm_block *b, const struct framework *found,
		       struct arming arming[ARM_MODULES], bool *ret_kept, bool *ret_watch)
{
	bool ok;

	if (gave_up(b))
		return false;
	pthread_mutex_lock(&lock);
	if (__atomic_load_n(&closing, __ATOMIC_RELAXED))
		ok = fail(b, "the program ends");
	else
		ok = take(b, found, arming, ret_kept);
	*ret_watch = ok && !running;
	running = running || ok;
	if (ok)
		unread = b;
	pthread_mutex_unlock(&lock);
	return ok;
}

static bool arm(struct arm_block *b, bool *ret_watch)
{
	struct arming arming[ARM_MODULES] = { 0 };
	struct framework found = { 0 };
	bool kept = false, ok;

	if (!is_sane(b) || gave_up(b))
		return false;
	pthread_mutex_lock(&lock);
	prepare();
	pthread_mutex_unlock(&lock);
	ok = get_ready(b, &found, arming) && arm_opened(b, &found, arming, &kept, ret_watch);
	if (found.lib && !kept)
		dlclose(found.lib);
	for (size_t i = 0; i < ARM_MODULES; i++)
		if (arming[i].lib && !arming[i].kept)
			dlclose(arming[i].lib);
	return ok;
}

void *xptibpf_beacon_arm(struct arm_block *b)
{
	const struct timespec step = { .tv_nsec = 10000000 };
	bool watches = false;

	b->tid = (int32_t)syscall(SYS_gettid);
	tell(b, ARM_LOADED);
	if (arm(b, &watches)) {
		tell(b, ARM_DONE);
		return watches ? watch(NULL) : NULL;
	}
	tell(b, ARM_FAILED);
	for (int i = 0; i < UNREAD && !__atomic_load_n(&b->seen, __ATOMIC_ACQUIRE); i++)
		nanosleep(&step, NULL);
	if (__atomic_load_n(&b->seen, __ATOMIC_ACQUIRE))
		munmap((void *)(uintptr_t)b->map, b->map_size);
	return NULL;
}
