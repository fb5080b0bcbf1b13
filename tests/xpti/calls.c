// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * calls.c - tells a real libxptifw of calls as Unified Runtime's tracing layer does, and of what no layer would: memory that
 * isn't there, numbers and names that don't belong together, ends without begins, calls that never end.
 *
 *   calls LIBRARY          of Unified Runtime, by addresses
 *   calls LIBRARY values   of PI in 2024.2, by values: at the end of what is mapped, and beyond
 *
 * It prints a line before each case. No function is called: there is nothing but what is reported.
 */
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { BEGIN = 28, END = 29 };

struct told { /* xpti::function_with_args_t */
	uint32_t number;
	const char *name;
	void *args, *ret, *user;
};

static int32_t (*notify)(uint8_t, uint16_t, void *, void *, uint64_t, const void *);
static uint8_t stream;
static uint64_t instance;

#define WILD   ((void *)0x10)
#define WAIT   42
#define FINISH 97

struct wait { /* ur_event_wait_params_t */
	uint32_t *number;
	void ***list;
};

struct finish { /* ur_queue_finish_params_t */
	void **queue;
};

static void say(const char *what)
{
	printf("%s\n", what);
	fflush(stdout);
}

static uint64_t begin(uint32_t number, const char *name, void *args)
{
	struct told t = { number, name, args, NULL, NULL };

	notify(stream, BEGIN, NULL, NULL, ++instance, &t);
	return instance;
}

static void end(uint64_t which, uint32_t number, const char *name, void *args, void *ret)
{
	struct told t = { number, name, args, ret, NULL };

	notify(stream, END, NULL, NULL, which, &t);
}

static void *handles[] = { (void *)0x1111, (void *)0x2222 };

/* With calls of its own inside. */
__attribute__((noinline)) static int wait_for(uint32_t number, int32_t ret, int (*inside)(int),
					      int n)
{
	void **list = handles;
	struct wait args = { &number, &list };
	uint64_t which = begin(WAIT, "urEventWait", &args);
	int r = inside ? inside(n) : 0;

	end(which, WAIT, "urEventWait", &args, &ret);
	return r + 1;
}

__attribute__((noinline)) static int finish(int n)
{
	void *queue = (void *)(uintptr_t)(0x3000 + n);
	struct finish args = { &queue };
	uint64_t which = begin(FINISH, "urQueueFinish", &args);
	int32_t ret = 0;
	int r = n > 1 ? finish(n - 1) : 0;

	end(which, FINISH, "urQueueFinish", &args, &ret);
	return r + 1;
}

static void lie(uint32_t number, const char *name, void *args, void *ret)
{
	end(begin(number, name, args), number, name, args, ret);
}

__attribute__((noinline)) static int begin_only(void)
{
	uint32_t number = 1;
	void **list = handles;
	struct wait args = { &number, &list };

	begin(WAIT, "urEventWait", &args);
	return 1;
}

/* piEventsWait's: a number of 4 bytes, and a pointer right after it. */
#define PI_WAIT	   67
#define PI_BYTES   12
#define PAGE_BYTES 4096

static int tell_values(void)
{
	char *page = mmap(NULL, 2 * PAGE_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
			  -1, 0);
	char *end = page + PAGE_BYTES;
	uint32_t number = 2;
	void *list = handles;
	int32_t ok = 0, failed = -58;

	if (page == MAP_FAILED || munmap(end, PAGE_BYTES))
		return 2;
	say("the last bytes that there are");
	memcpy(end - PI_BYTES, &number, sizeof(number));
	memcpy(end - PI_BYTES + sizeof(number), &list, sizeof(list));
	lie(PI_WAIT, "piEventsWait", end - PI_BYTES, &ok);
	lie(PI_WAIT, "piEventsWait", end - PI_BYTES, &failed);
	say("and half of them");
	lie(PI_WAIT, "piEventsWait", end - PI_BYTES / 2, &ok);
	say("no arguments there");
	lie(PI_WAIT, "piEventsWait", WILD, &ok);
	say("another function's number");
	lie(PI_WAIT + 1, "piEventsWait", end - PI_BYTES, &ok);
	say("a function of another release");
	lie(WAIT, "urEventWait", end - PI_BYTES, &ok);
	say("over");
	return 0;
}

int main(int argc, char **argv)
{
	static char endless[8192];
	void *lib = argc > 1 ? dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL) : NULL;
	uint8_t (*register_stream)(const char *) = lib ? dlsym(lib, "xptiRegisterStream") : NULL;
	void (*force)(bool) = lib ? dlsym(lib, "xptiForceSetTraceEnabled") : NULL;
	uint32_t number = 1;
	int32_t ok = 0;
	struct wait half = { &number, WILD };

	notify = lib ? dlsym(lib, "xptiNotifySubscribers") : NULL;
	if (!notify || !register_stream || !force) {
		fprintf(stderr, "calls: no framework: %s\n", dlerror());
		return 2;
	}
	force(true);
	stream = register_stream(argc > 2 ? "sycl.pi.debug" : "ur.call");
	if (argc > 2)
		return tell_values();
	memset(endless, 'u', sizeof(endless) - 1);

	say("two");
	wait_for(2, 0, NULL, 0);
	say("failing");
	wait_for(1, 37, NULL, 0);
	say("nested");
	wait_for(1, 0, finish, 2);
	say("no arguments there");
	lie(WAIT, "urEventWait", WILD, &ok);
	say("one argument not there");
	lie(WAIT, "urEventWait", &half, &ok);
	say("no result there");
	{
		void **list = handles;
		struct wait whole = { &number, &list };

		lie(WAIT, "urEventWait", &whole, WILD);
	}
	say("another function's number");
	lie(FINISH, "urEventWait", NULL, &ok);
	say("a name that nobody knows");
	lie(WAIT, "urEventsAwait", NULL, &ok);
	say("no name there");
	lie(WAIT, WILD, NULL, &ok);
	say("a name without an end");
	lie(WAIT, endless, NULL, &ok);
	say("an end without a begin");
	end(12345, WAIT, "urEventWait", NULL, &ok);
	say("no end");
	begin_only();
	wait_for(2, 0, NULL, 0);
	say("too deep");
	finish(20);
	say("the last one");
	wait_for(2, 0, NULL, 0);
	begin_only();
	say("over");
	return 0;
}
