// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * producer.c - plays the SYCL runtime towards a real libxptifw, of any release since 2022.2: most of
 * them come with runtimes that find no device on a machine of today.
 *
 *   producer LIBRARY [ROUNDS]
 *
 * With XPTI_SUBSCRIBERS set, as for a SYCL program. It makes everything that a subscriber can see:
 * several streams, graphs, nodes, edges, tasks, all trace types with and without an event, metadata of
 * every type and size, more strings and objects than one bitmap or hash bucket holds, names at and
 * beyond the limits, stashed tuples, a type and a stream of its own, several threads.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct payload {
	const char *name, *stack_trace, *source_file;
	uint32_t line, column;
	const void *code;
	uint64_t internal, flags, uid[3];
};

struct event {
	uint64_t unique_id, data_id, instance_id;
	uint16_t event_type, activity;
	uint32_t unused;
	uint64_t source, target;
};

static struct {
	void (*FrameworkInitialize)(void);
	void (*FrameworkFinalize)(void);
	int32_t (*Initialize)(const char *stream, uint32_t major, uint32_t minor,
			      const char *version);
	void (*Finalize)(const char *stream);
	uint8_t (*RegisterStream)(const char *name);
	struct event *(*MakeEvent)(const char *name, struct payload *p, uint16_t type,
				   int32_t activity, uint64_t *instance);
	int32_t (*NotifySubscribers)(uint8_t stream, uint16_t type, struct event *parent,
				     struct event *event, uint64_t instance, const void *user_data);
	int32_t (*AddMetadata)(struct event *e, const char *key, int32_t object);
	int32_t (*RegisterObject)(const char *data, size_t size, uint8_t type);
	uint64_t (*GetUniqueId)(void);
	uint16_t (*RegisterUserDefinedTracePoint)(const char *tool, uint8_t id);
	/* Not in every release: */
	void *(*CreateTracepoint)(const char *name, const char *file, uint32_t line,
				  uint32_t column, void *code);
	int32_t (*DeleteTracepoint)(void *tp);
	int32_t (*StashTuple)(const char *key, uint64_t value);
	void (*UnstashTuple)(void);
} x;

static uint8_t sycl, buffers, images;
/*
 * Before 2025.1 places whose hashes collide share one event, across threads. What one thread adds to it
 * between the tracer's look and the witness's would differ; so there threads take turns. In 2025.1 and
 * 2025.2 a string can get two numbers when two threads add strings at once, and identities are made of
 * these numbers: PRODUCER_TURNS asks for turns there.
 */
static bool turns;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static void take_turn(void)
{
	if (turns)
		pthread_mutex_lock(&turn);
}

static void end_turn(void)
{
	if (turns)
		pthread_mutex_unlock(&turn);
}

static void load(const char *path)
{
	void *lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	if (!lib) {
		fprintf(stderr, "producer: %s\n", dlerror());
		exit(1);
	}
#define NEED(f)                                                                   \
	do {                                                                      \
		*(void **)&x.f = dlsym(lib, "xpti" #f);                           \
		if (!x.f) {                                                       \
			fprintf(stderr, "producer: %s lacks xpti" #f "\n", path); \
			exit(1);                                                  \
		}                                                                 \
	} while (0)
#define MAYBE(f) (*(void **)&x.f = dlsym(lib, "xpti" #f))
	NEED(FrameworkInitialize);
	NEED(FrameworkFinalize);
	NEED(Initialize);
	NEED(Finalize);
	NEED(RegisterStream);
	NEED(MakeEvent);
	NEED(NotifySubscribers);
	NEED(AddMetadata);
	NEED(RegisterObject);
	NEED(GetUniqueId);
	NEED(RegisterUserDefinedTracePoint);
	MAYBE(CreateTracepoint);
	MAYBE(DeleteTracepoint);
	MAYBE(StashTuple);
	MAYBE(UnstashTuple);
}

/* Flags of a payload: name, source file, line, column. */
#define PAYLOAD_FLAGS (1 | 2 | 8 | 0x10)

static struct event *make(const char *name, const char *file, uint32_t line, uint32_t column,
			  uint64_t *ret_instance)
{
	struct payload p = {
		.name = name,
		.source_file = file,
		.line = line,
		.column = column,
		.flags = PAYLOAD_FLAGS,
	};
	struct event *e = x.MakeEvent(name, &p, 1, 1, ret_instance);

	if (!e) {
		fprintf(stderr, "producer: no event for %.40s\n", name);
		exit(1);
	}
	return e; // cppcheck-suppress returnDanglingLifetime; the event is not made of the payload
}

static void add(struct event *e, const char *key, const void *data, size_t size, uint8_t type)
{
	x.AddMetadata(e, key, x.RegisterObject(data, size, type));
}

enum { BINARY, STRING, SIGNED, UNSIGNED, FLOATING, BOOLEAN };

static void add_every_type(struct event *e, unsigned n)
{
	static const size_t sizes[] = { 1, 2, 4, 8 };
	uint64_t words[10] = { n, 2, 3, 4, 5, 6, 7, 8, 9, n };
	struct {
		int32_t type, pad;
		void *pointer;
		int32_t size, index;
	} arg = { .type = (int32_t)(n % 12), .pointer = &x, .size = 8, .index = -1 };
	int64_t negative = -(int64_t)n - 1;
	double d = n * 1.5;
	float f = n * 0.25f;
	char key[32], *text = malloc(6000);

	memset(text, 'a' + (int)(n % 26), 6000);
	for (unsigned i = 0; i < 4; i++) {
		snprintf(key, sizeof(key), "signed%zu", sizes[i]);
		add(e, key, &negative, sizes[i], SIGNED);
		snprintf(key, sizeof(key), "unsigned%zu", sizes[i]);
		add(e, key, &negative, sizes[i], UNSIGNED);
	}
	add(e, "float", &f, sizeof(f), FLOATING);
	add(e, "double", &d, sizeof(d), FLOATING);
	add(e, "yes", "\1", 1, BOOLEAN);
	add(e, "no", "\0", 1, BOOLEAN);
	add(e, "enqueue_kernel_data", words, 80, BINARY);
	snprintf(key, sizeof(key), "arg%u", n % 12);
	add(e, key, &arg, 24, BINARY);
	add(e, "bytes3", "\1\2\3", 3, BINARY);
	add(e, "one", text, 1, STRING);
	add(e, "inline", text, 224, STRING);
	add(e, "outside", text, 225, STRING);
	add(e, "full", text, 4096, STRING);
	add(e, "cut", text, 4097 + n % 1000, STRING);
	add(e, "quote", "\"\\\n\x1b[31m", 8, STRING);
	free(text);
}

/* What is text, a handle and every structure at once: see each trace type's user_data. */
struct anything {
	uint64_t text; /* "CBA": also a function id or a handle */
	const char *text8, *text16;
	const int32_t *ret;
	const char *text32;
	uint64_t more[11];
};

static void every_type(struct event *parent, struct event *e)
{
	static const int32_t result = -7;
	struct anything data = {
		0x414243, "function name",    "element",
		&result,  "element of image", { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 }
	};

	for (uint16_t type = 0; type < 128; type++) {
		x.NotifySubscribers(sycl, type, parent, e, type, &data);
		x.NotifySubscribers(sycl, type, parent, e, type, NULL);
		x.NotifySubscribers(sycl, type, parent, NULL, type, &data);
		x.NotifySubscribers(sycl, type, NULL, NULL, type, NULL);
		x.NotifySubscribers(images, type, NULL, e, type, &data);
		x.NotifySubscribers(buffers, type, NULL, NULL, type, &data);
	}
}

static void graph(unsigned thread, unsigned rounds)
{
	uint64_t instance, unused, last_id = 0;
	char name[64], key[32];
	struct event *root, *n, *edge;

	snprintf(name, sizeof(name), "graph of thread %u", thread);
	take_turn();
	root = make(name, "graph.cpp", 1, 2, &instance);
	x.NotifySubscribers(sycl, 2, NULL, root, instance, NULL);
	end_turn();
	for (unsigned i = 0; i < rounds; i++) {
		take_turn();
		/* Few places, visited often. */
		snprintf(name, sizeof(name), "kernel_%u_%u", thread, i % 7);
		n = make(name, "/src/app/kernels.cpp", 100 + i % 7, 5, &instance);
		snprintf(key, sizeof(key), "key_%u_%u", thread, i);
		add(n, key, name, strlen(name), STRING);
		add(n, "number", &i, sizeof(i), UNSIGNED);
		if (x.StashTuple && i % 3)
			x.StashTuple(i % 2 ? "queue_id" : "other_key", i);
		x.NotifySubscribers(sycl, 4, root, n, instance, "command_group_node");
		x.NotifySubscribers(sycl, 10, root, n, instance, NULL);
		x.NotifySubscribers(sycl, 11, root, n, instance, NULL);
		x.NotifySubscribers(sycl, 16, root, n, instance, (void *)(uintptr_t)0x1234500);
		if (x.UnstashTuple && i % 3)
			x.UnstashTuple();
		if (last_id) {
			snprintf(name, sizeof(name), "edge_%u_%u", thread, i);
			edge = make(name, "/src/app/kernels.cpp", 200, 0, &unused);
			edge->source = last_id;
			edge->target = n->unique_id;
			x.NotifySubscribers(sycl, 6, root, edge, unused, NULL);
		}
		last_id = n->unique_id;
		end_turn();
	}
}

static void *thread_main(void *arg)
{
	graph((unsigned)(uintptr_t)arg, 200);
	return NULL;
}

static void names(void)
{
	static const size_t lengths[] = { 0, 1, 7, 8, 255, 4095, 4096, 5000 };
	char *text = malloc(8192);
	uint64_t instance;
	struct event *e;

	for (unsigned i = 0; i < sizeof(lengths) / sizeof(lengths[0]); i++) {
		memset(text, 'n', lengths[i]);
		text[lengths[i]] = '\0';
		e = make(*text ? text : "empty", *text ? text : "file", i, i, &instance);
		x.NotifySubscribers(sycl, 22, NULL, e, instance, text);
	}
	e = make("\"quoted\" \\ \x1b[1m", "dir/a \"b\".cpp", 0xffffffff, 0xffffffff, &instance);
	x.NotifySubscribers(sycl, 22, NULL, e, instance, "tab\there");
	free(text);
}

static void many_pairs(void)
{
	uint64_t instance;
	char key[32];
	struct event *e;

	for (unsigned n = 31; n <= 40; n += 1) {
		snprintf(key, sizeof(key), "with %u pairs", n);
		e = make(key, "pairs.cpp", n, 0, &instance);
		for (unsigned i = 0; i < n; i++) {
			snprintf(key, sizeof(key), "pair%u", i);
			add(e, key, &i, sizeof(i), SIGNED);
		}
		x.NotifySubscribers(sycl, 4, NULL, e, instance, NULL);
	}
}

static void tracepoints(void)
{
	if (!x.CreateTracepoint)
		return;
	for (unsigned i = 0; i < 50; i++) {
		void *tp = x.CreateTracepoint("tracepoint", "tp.cpp", i % 5, 1, NULL);
		/* The event lies after the base that was returned (docs/xpti.md). */
		struct event *e = (struct event *)((char *)tp - 0x18 + 0x90);

		add(e, "round", &i, sizeof(i), UNSIGNED);
		x.NotifySubscribers(sycl, 4, NULL, e, i, "virtual");
		x.DeleteTracepoint(tp);
	}
}

int main(int argc, char **argv)
{
	unsigned rounds = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 0) : 300;
	pthread_t threads[3];
	uint64_t instance;
	struct event *root, *e;
	uint16_t own;

	if (argc < 2) {
		fprintf(stderr, "usage: producer LIBRARY [ROUNDS]\n");
		return 2;
	}
	load(argv[1]);
	turns = !x.CreateTracepoint || getenv("PRODUCER_TURNS");
	x.FrameworkInitialize();
	x.Initialize("sycl", 1, 0, "producer");
	x.Initialize("sycl.experimental.buffer", 1, 0, "producer");
	x.Initialize("sycl.experimental.image", 1, 0, "producer");
	x.Initialize("producer.own", 1, 0, "producer");
	sycl = x.RegisterStream("sycl");
	buffers = x.RegisterStream("sycl.experimental.buffer");
	images = x.RegisterStream("sycl.experimental.image");

	root = make("sycl.application.graph", "<unknown>", 0, 0, &instance);
	x.NotifySubscribers(sycl, 2, NULL, root, instance, NULL);
	for (unsigned i = 0; i < 30; i++) {
		e = make("every type of value", "values.cpp", i, 1, &instance);
		add_every_type(e, i);
		x.NotifySubscribers(sycl, 4, root, e, instance, "node");
	}
	e = make("all trace types", "types.cpp", 1, 1, &instance);
	every_type(root, e);
	own = x.RegisterUserDefinedTracePoint("producer", 5);
	x.NotifySubscribers(sycl, own, root, e, 1, "own");
	x.NotifySubscribers(x.RegisterStream("producer.own"), 4, root, e, 1, "node");
	x.NotifySubscribers(x.RegisterStream("producer.own"), own, root, e, 2, "own");
	names();
	many_pairs();
	tracepoints();
	for (uintptr_t i = 0; i < 3; i++)
		pthread_create(&threads[i], NULL, thread_main, (void *)(i + 1));
	graph(0, rounds);
	for (unsigned i = 0; i < 3; i++)
		pthread_join(threads[i], NULL);
	x.Finalize("sycl");
	x.FrameworkFinalize();
	return 0;
}
