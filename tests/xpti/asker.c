// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * asker.c - a runtime that does as libsycl does: it asks a real libxptifw whether anybody listens, and
 * notifies only then. What it does is chosen by lines on standard input:
 *
 *   asker LIBRARY
 *
 *   say N    N notifications on each of its two streams, if they are listened to; "said A B": how many were sent
 *   fork     "child PID"; the child goes on with the lines until "leave"
 *   reload   ends the streams and the framework, unloads it, and begins anew
 *   unload   the same without ending anything
 *   end      ends all properly; without it, it just exits
 */
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *const names[] = { "sycl", "sycl.debug" };
static uint8_t ids[2];
static void *lib;

static struct {
	void (*FrameworkInitialize)(void);
	void (*FrameworkFinalize)(void);
	int32_t (*Initialize)(const char *stream, uint32_t major, uint32_t minor,
			      const char *version);
	void (*Finalize)(const char *stream);
	uint8_t (*RegisterStream)(const char *name);
	int32_t (*NotifySubscribers)(uint8_t stream, uint16_t type, void *parent, void *event,
				     uint64_t instance, const void *user_data);
	bool (*TraceEnabled)(void);
	bool (*CheckTraceEnabled)(uint16_t stream, uint16_t type);
} x;

static void load(const char *path)
{
	lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	if (!lib) {
		fprintf(stderr, "asker: %s\n", dlerror());
		exit(1);
	}
#define FIND(f) (*(void **)&x.f = dlsym(lib, "xpti" #f))
	FIND(FrameworkInitialize);
	FIND(FrameworkFinalize);
	FIND(Initialize);
	FIND(Finalize);
	FIND(RegisterStream);
	FIND(NotifySubscribers);
	FIND(TraceEnabled);
	FIND(CheckTraceEnabled);
	x.FrameworkInitialize();
	for (int i = 0; i < 2; i++) {
		ids[i] = x.RegisterStream(names[i]);
		x.Initialize(names[i], 1, 0, "asker");
	}
}

static void end(void)
{
	for (int i = 0; i < 2; i++)
		x.Finalize(names[i]);
	x.FrameworkFinalize();
}

static int say(int stream, int n)
{
	int sent = 0;

	for (int i = 0; i < n; i++) {
		if (!x.TraceEnabled())
			continue;
		if (x.CheckTraceEnabled && !x.CheckTraceEnabled(ids[stream], 24))
			continue;
		x.NotifySubscribers(ids[stream], 24, NULL, NULL, (uint64_t)i, names[stream]);
		sent++;
	}
	return sent;
}

static void split(void)
{
	pid_t pid = fork();

	if (!pid) {
		printf("child %d\n", (int)getpid());
		return;
	}
	waitpid(pid, NULL, 0);
	printf("back\n");
}

int main(int argc, char **argv)
{
	char line[64];
	int n, a, b;

	if (argc != 2)
		return 2;
	/* Parent and child share the input: nobody may read ahead. */
	setvbuf(stdin, NULL, _IONBF, 0);
	setvbuf(stdout, NULL, _IOLBF, 0);
	load(argv[1]);
	printf("pid %d\n", (int)getpid());
	while (fgets(line, sizeof(line), stdin)) {
		line[strcspn(line, "\n")] = '\0';
		if (sscanf(line, "say %d", &n) == 1) {
			a = say(0, n);
			b = say(1, n);
			printf("said %d %d\n", a, b);
		} else if (!strcmp(line, "fork")) {
			split();
		} else if (!strcmp(line, "leave")) {
			_exit(0);
		} else if (!strcmp(line, "reload") || !strcmp(line, "unload")) {
			if (line[0] == 'r')
				end();
			dlclose(lib);
			load(argv[1]);
			printf("again\n");
		} else if (!strcmp(line, "end")) {
			end();
			break;
		}
	}
	return 0;
}
