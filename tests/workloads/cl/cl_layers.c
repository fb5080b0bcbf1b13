// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cl_layers.c - OpenCL calls of which it matters where they come from and how they end: plain ones, ones
 * that fail in every way that a result can tell it, ones made by a callback inside another call, and one
 * that never returns.
 *
 * Prints "call NAME N" and "failed NAME N", counted here, "inside NAME N" for what the callback called on
 * the thread that was inside clSetUserEventStatus, and ends while a thread waits for an event that nobody
 * completes.
 */
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

#define ROUNDS 20
#define NAMES  64

struct tally {
	const char *what, *name;
	unsigned n;
};

static struct tally tallies[NAMES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void add(const char *what, const char *name)
{
	struct tally *t;

	pthread_mutex_lock(&lock);
	for (t = tallies; t->what && (t->what != what || t->name != name); t++)
		if (t == &tallies[NAMES - 1])
			abort();
	*t = (struct tally){ what, name, t->n + 1 };
	pthread_mutex_unlock(&lock);
}

static const char called[] = "call", failed[] = "failed", inside[] = "inside";

static cl_int result(const char *name, cl_int r)
{
	add(called, name);
	if (r != CL_SUCCESS)
		add(failed, name);
	return r;
}

static void *made(const char *name, void *handle)
{
	add(called, name);
	if (!handle)
		add(failed, name);
	return handle;
}

#define RESULT(f, ...) result(#f, f(__VA_ARGS__))
#define MADE(f, ...)   made(#f, f(__VA_ARGS__))

static void must(bool ok, const char *what)
{
	if (ok)
		return;
	printf("broken: %s\n", what);
	exit(1);
}

static _Thread_local bool setting;

static void CL_CALLBACK on_complete(cl_event e, cl_int status, void *u)
{
	cl_uint n;

	(void)status;
	(void)u;
	RESULT(clGetEventInfo, e, CL_EVENT_REFERENCE_COUNT, sizeof(n), &n, NULL);
	if (setting)
		add(inside, "clGetEventInfo");
}

static void one_round(cl_context ctx, cl_command_queue queue)
{
	char bytes[64];
	size_t size;
	cl_event e;
	cl_mem mem;
	cl_int r;

	mem = MADE(clCreateBuffer, ctx, CL_MEM_READ_WRITE, sizeof(bytes), NULL, &r);
	must(mem, "a buffer");
	must(!MADE(clCreateBuffer, ctx, CL_MEM_READ_WRITE, 0, NULL, &r), "no buffer of no size");
	must(!RESULT(clEnqueueReadBuffer, queue, mem, CL_TRUE, 0, sizeof(bytes), bytes, 0, NULL,
		     NULL),
	     "a read");
	must(RESULT(clEnqueueReadBuffer, queue, mem, CL_TRUE, 1, sizeof(bytes), bytes, 0, NULL,
		    NULL),
	     "no read beyond the end");
	must(!RESULT(clGetMemObjectInfo, mem, CL_MEM_SIZE, sizeof(size), &size, NULL), "a size");
	must(RESULT(clGetMemObjectInfo, mem, 0xdead, sizeof(size), &size, NULL), "no such info");
	must(RESULT(clReleaseEvent, NULL), "no release of nothing");
	must(!RESULT(clFinish, queue), "all is done");

	e = MADE(clCreateUserEvent, ctx, &r);
	must(e, "an event");
	must(!RESULT(clSetEventCallback, e, CL_COMPLETE, on_complete, NULL), "a callback");
	setting = true;
	must(!RESULT(clSetUserEventStatus, e, CL_COMPLETE), "a status");
	setting = false;
	must(!RESULT(clWaitForEvents, 1, &e), "an end");
	must(!RESULT(clReleaseEvent, e), "a release");
	must(!RESULT(clReleaseMemObject, mem), "another");
}

static void *wait_for_ever(void *u)
{
	cl_event e = u;

	clWaitForEvents(1, &e);
	return NULL;
}

int main(void)
{
	cl_command_queue queue;
	cl_platform_id platform;
	cl_device_id device;
	pthread_t thread;
	cl_context ctx;
	cl_event e;
	cl_int r;

	must(!RESULT(clGetPlatformIDs, 1, &platform, NULL), "a platform");
	must(!RESULT(clGetDeviceIDs, platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL), "a device");
	ctx = MADE(clCreateContext, NULL, 1, &device, NULL, NULL, &r);
	must(ctx, "a context");
	queue = MADE(clCreateCommandQueueWithProperties, ctx, device, NULL, &r);
	must(queue, "a queue");
	for (int i = 0; i < ROUNDS; i++)
		one_round(ctx, queue);
	e = MADE(clCreateUserEvent, ctx, &r);
	must(e && !pthread_create(&thread, NULL, wait_for_ever, e), "a thread");
	usleep(300000); /* it is in the call by then; if not, the test says so */
	for (struct tally *t = tallies; t->what; t++)
		printf("%s %s %u\n", t->what, t->name, t->n);
	fflush(stdout);
	_exit(0);
}
