// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * target.c - the program that is measured: it calls real library functions and tells how long a call
 * took.
 *
 *   target LIBXPTIFW LIBUR_LOADER
 *
 * Reads orders from standard input, one a line: "plain N" calls xptiCheckTraceEnabled N times,
 * "launch N" urEnqueueKernelLaunchWithArgsExp, "named N" the first again, with what libsycl's own function
 * on the way to a launch has as its sixth argument: the kernel's name, "blind N" the second from code without an unwind
 * table, so that its stack can't be known, "wait N" urEventWait; each answers with a line "CPU WALL", ns a call. CPU is
 * the thread's own time, so that other programs on a busy machine don't count; what the kernel does
 * at a probe is in it.
 */
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unified-runtime/ur_api.h>

typedef bool (*plain_fn)(uint8_t stream, uint16_t type);
struct name {
	const char *text;
	size_t len;
};
typedef bool (*named_fn)(uint8_t stream, uint16_t type, long third, long fourth, long fifth,
			 const struct name *name);

struct functions {
	plain_fn plain;
	ur_result_t (*init)(ur_device_init_flags_t flags, ur_loader_config_handle_t config);
	__typeof__(urEnqueueKernelLaunchWithArgsExp) *launch;
	__typeof__(urEventWait) *wait;
};

/* What a SYCL kernel of three dimensions with four arguments is launched with. */
struct launch {
	size_t offset[3], global[3], local[3];
	ur_exp_kernel_arg_properties_t args[4];
	ur_event_handle_t wait[2], event;
};

static uint64_t clock_ns(clockid_t id)
{
	struct timespec t;

	clock_gettime(id, &t);
	return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static void *symbol(void *lib, const char *name)
{
	void *p = lib ? dlsym(lib, name) : NULL;

	if (!p) {
		fprintf(stderr, "target: %s\n", dlerror());
		exit(1);
	}
	return p;
}

static void prepare(struct launch *l)
{
	for (unsigned i = 0; i < 3; i++) {
		l->offset[i] = i;
		l->global[i] = 64;
		l->local[i] = 4;
	}
	for (unsigned i = 0; i < 4; i++) {
		l->args[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
		l->args[i].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
		l->args[i].index = i;
		l->args[i].size = sizeof(void *);
		l->args[i].value.pointer = l;
	}
	l->wait[0] = (ur_event_handle_t)&l->wait[0];
	l->wait[1] = (ur_event_handle_t)&l->wait[1];
}

static int call_launch(const struct functions *f, struct launch *l, long n)
{
	ur_queue_handle_t queue = (ur_queue_handle_t)l;
	ur_kernel_handle_t kernel = (ur_kernel_handle_t)&l->args;
	int errors = 0;

	for (long i = 0; i < n; i++)
		errors += f->launch(queue, kernel, 3, l->offset, l->global, l->local, 4, l->args,
				    NULL, 2, l->wait, &l->event) != UR_RESULT_SUCCESS;
	return errors;
}

static int call_wait(const struct functions *f, const struct launch *l, long n)
{
	int errors = 0;

	for (long i = 0; i < n; i++)
		errors += f->wait(2, l->wait) != UR_RESULT_SUCCESS;
	return errors;
}

static int call_plain(const struct functions *f, long n)
{
	for (long i = 0; i < n; i++)
		f->plain(1, 10);
	return 0;
}

static int call_named(const struct functions *f, long n)
{
	const char *kernel = "_ZTSZZ4mainENKUlRN4sycl3_V17handlerEE_clES2_EUlNS0_2idILi1EEEE_";
	const struct name name = { kernel, strlen(kernel) };
	named_fn named = (named_fn)(void *)f->plain;

	for (long i = 0; i < n; i++)
		named(1, 10, 0, 0, 0, &name);
	return 0;
}

/* Calls fn(f, l, n). */
int without_table(int (*fn)(const struct functions *f, struct launch *l, long n),
		  const struct functions *f, struct launch *l, long n);
__asm__(".text\n.globl without_table\n.type without_table, @function\n"
	"without_table:\n"
	"sub $8, %rsp\nmov %rdi, %rax\nmov %rsi, %rdi\nmov %rdx, %rsi\nmov %rcx, %rdx\n"
	"call *%rax\n"
	"add $8, %rsp\nret\n"
	".size without_table, .-without_table\n");

static int call(const struct functions *f, const char *what, struct launch *l, long n)
{
	if (!strcmp(what, "launch"))
		return call_launch(f, l, n);
	if (!strcmp(what, "wait"))
		return call_wait(f, l, n);
	if (!strcmp(what, "blind"))
		return without_table(call_launch, f, l, n);
	return strcmp(what, "named") ? call_plain(f, n) : call_named(f, n);
}

int main(int argc, char **argv)
{
	struct functions f = { 0 };
	struct launch l = { 0 };
	char line[64], what[16];
	long n;

	if (argc != 3)
		return 2;
	*(void **)&f.plain = symbol(dlopen(argv[1], RTLD_NOW), "xptiCheckTraceEnabled");
	*(void **)&f.init = symbol(dlopen(argv[2], RTLD_NOW), "urLoaderInit");
	*(void **)&f.launch = symbol(dlopen(argv[2], RTLD_NOW), "urEnqueueKernelLaunchWithArgsExp");
	*(void **)&f.wait = symbol(dlopen(argv[2], RTLD_NOW), "urEventWait");
	if (f.init(0, NULL) != UR_RESULT_SUCCESS) {
		fprintf(stderr, "target: urLoaderInit failed\n");
		return 1;
	}
	prepare(&l);
	puts("ready");
	fflush(stdout);
	while (fgets(line, sizeof(line), stdin)) {
		uint64_t cpu, wall;
		int errors;

		if (sscanf(line, "%15s %ld", what, &n) != 2 || n < 1)
			return 2;
		wall = clock_ns(CLOCK_MONOTONIC);
		cpu = clock_ns(CLOCK_THREAD_CPUTIME_ID);
		errors = call(&f, what, &l, n);
		cpu = clock_ns(CLOCK_THREAD_CPUTIME_ID) - cpu;
		wall = clock_ns(CLOCK_MONOTONIC) - wall;
		if (errors) {
			fprintf(stderr, "target: %d of %ld calls failed\n", errors, n);
			return 1;
		}
		printf("%.1f %.1f\n", (double)cpu / (double)n, (double)wall / (double)n);
		fflush(stdout);
	}
	return 0;
}
