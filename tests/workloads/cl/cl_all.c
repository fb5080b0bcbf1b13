// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cl_all.c - calls every OpenCL function that Intel's CPU runtime offers, through the ICD loader and, for
 * unified shared memory, by the addresses that clGetExtensionFunctionAddressForPlatform hands out.
 *
 * The program counts its own calls ("count NAME N"), those of them that did not succeed ("error NAME N"),
 * the callbacks that reached it ("callback WHAT N") and the enqueues of kernels ("kernel NAME N"). Results
 * that the specification fixes are checked here: a wrong one ends the program with 1. Each of the threads
 * does the same; the functions that act on all of the process (contexts, unloading compilers) are called by
 * all of them, too.
 *
 *   cl_all [--threads N] [--rounds N] [--no-usm]
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_USE_DEPRECATED_OPENCL_2_0_APIS
#define CL_USE_DEPRECATED_OPENCL_2_1_APIS
#define CL_USE_DEPRECATED_OPENCL_2_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>

#define N 256 /* elements of each array */

/* ---- counting ----------------------------------------------------------------------------------- */

struct tally {
	const char *what, *name;
	atomic_uint n;
	atomic_bool listed;
	struct tally *next;
};

static _Atomic(struct tally *) tallies;

static void tally_add(struct tally *t)
{
	if (!atomic_exchange(&t->listed, true)) {
		t->next = atomic_load(&tallies);
		while (!atomic_compare_exchange_weak(&tallies, &t->next, t))
			;
	}
	atomic_fetch_add(&t->n, 1);
}

#define TALLY(what_, name_)                                                    \
	({                                                                     \
		static struct tally tally_ = { .what = what_, .name = name_ }; \
		tally_add(&tally_);                                            \
	})

static int tally_compare(const void *a, const void *b)
{
	const struct tally *p = *(struct tally *const *)a, *q = *(struct tally *const *)b;
	int c = strcmp(p->what, q->what);

	return c ? c : strcmp(p->name, q->name);
}

static void tally_print(void)
{
	struct tally *all[4096];
	size_t n = 0;

	for (struct tally *t = tallies; t; t = t->next) {
		assert(n < sizeof(all) / sizeof(all[0]));
		all[n++] = t;
	}
	qsort(all, n, sizeof(all[0]), tally_compare);
	for (size_t i = 0, j; i < n; i = j) {
		unsigned int sum = 0;

		for (j = i; j < n && !tally_compare(&all[i], &all[j]); j++)
			sum += all[j]->n;
		printf("%s %s %u\n", all[i]->what, all[i]->name, sum);
	}
}

/* ---- calling ------------------------------------------------------------------------------------ */

static void wrong(int line, const char *name, long got, const char *wanted)
{
	fprintf(stderr, "cl_all: line %d: %s gave %ld, not %s\n", line, name, got, wanted);
	fflush(stdout);
	_Exit(1);
}

/* A call that must give this result. */
#define GIVES(wanted, f, ...)                                  \
	({                                                     \
		TALLY("count", #f);                            \
		cl_int result_ = f(__VA_ARGS__);               \
		if (result_ != (wanted))                       \
			wrong(__LINE__, #f, result_, #wanted); \
		if (result_)                                   \
			TALLY("error", #f);                    \
		result_;                                       \
	})
#define OK(f, ...) GIVES(CL_SUCCESS, f, __VA_ARGS__)

/* One whose result is the runtime's own business. */
#define TRY(f, ...)                              \
	({                                       \
		TALLY("count", #f);              \
		cl_int result_ = f(__VA_ARGS__); \
		if (result_)                     \
			TALLY("error", #f);      \
		result_;                         \
	})

/* One that gives an object, and tells how it went through its last argument. */
#define NEW(f, ...)                                              \
	({                                                       \
		cl_int code_ = 1;                                \
		TALLY("count", #f);                              \
		__auto_type object_ = f(__VA_ARGS__, &code_);    \
		if (code_ || !object_)                           \
			wrong(__LINE__, #f, code_, "an object"); \
		object_;                                         \
	})
#define REFUSES(wanted, f, ...)                                  \
	({                                                       \
		cl_int code_ = 1;                                \
		TALLY("count", #f);                              \
		if (f(__VA_ARGS__, &code_) || code_ != (wanted)) \
			wrong(__LINE__, #f, code_, #wanted);     \
		TALLY("refused", #f);                            \
	})
#define TRY_NEW(f, ...)                                       \
	({                                                    \
		cl_int code_ = 1;                             \
		TALLY("count", #f);                           \
		__auto_type object_ = f(__VA_ARGS__, &code_); \
		object_;                                      \
	})
#define PLAIN(f, ...)               \
	({                          \
		TALLY("count", #f); \
		f(__VA_ARGS__);     \
	})

/* Extensions: the loader does not export them. Fields bear the names by which they are counted. */
static struct {
	clHostMemAllocINTEL_fn clHostMemAllocINTEL;
	clDeviceMemAllocINTEL_fn clDeviceMemAllocINTEL;
	clSharedMemAllocINTEL_fn clSharedMemAllocINTEL;
	clMemFreeINTEL_fn clMemFreeINTEL;
	clMemBlockingFreeINTEL_fn clMemBlockingFreeINTEL;
	clGetMemAllocInfoINTEL_fn clGetMemAllocInfoINTEL;
	clSetKernelArgMemPointerINTEL_fn clSetKernelArgMemPointerINTEL;
	clEnqueueMemFillINTEL_fn clEnqueueMemFillINTEL;
	clEnqueueMemcpyINTEL_fn clEnqueueMemcpyINTEL;
	clEnqueueMemsetINTEL_fn clEnqueueMemsetINTEL;
	clEnqueueMigrateMemINTEL_fn clEnqueueMigrateMemINTEL;
	clEnqueueMemAdviseINTEL_fn clEnqueueMemAdviseINTEL;
	clGetKernelSubGroupInfoKHR_fn clGetKernelSubGroupInfoKHR;
	clCreateProgramWithILKHR_fn clCreateProgramWithILKHR;
} ext;

#define EXT(f) ((ext.f = (f##_fn)PLAIN(clGetExtensionFunctionAddressForPlatform, platform, #f)))
#define EXT_OK(f, ...)                                           \
	({                                                       \
		TALLY("count", #f);                              \
		cl_int result_ = ext.f(__VA_ARGS__);             \
		if (result_)                                     \
			wrong(__LINE__, #f, result_, "success"); \
	})
#define EXT_TRY(f, ...)                              \
	({                                           \
		TALLY("count", #f);                  \
		cl_int result_ = ext.f(__VA_ARGS__); \
		if (result_)                         \
			TALLY("error", #f);          \
		result_;                             \
	})
#define EXT_NEW(f, ...)                                           \
	({                                                        \
		cl_int code_ = 1;                                 \
		TALLY("count", #f);                               \
		__auto_type object_ = ext.f(__VA_ARGS__, &code_); \
		if (code_ || !object_)                            \
			wrong(__LINE__, #f, code_, "an object");  \
		object_;                                          \
	})

static const char source[] =
	"__kernel void add(__global int *a, __global const int *b, int c)\n"
	"{ size_t i = get_global_id(0); a[i] = a[i] + b[i] + c; }\n"
	"__kernel void twice(__global int *a, __local int *tmp)\n"
	"{ size_t i = get_global_id(0); tmp[get_local_id(0)] = a[i]; a[i] = 2 * tmp[get_local_id(0)]; }\n";

/* Assembled by hand: an empty kernel "nothing", and a specialization constant 7 that it doesn't use. */
static const cl_uint spirv[] = {
	0x07230203,
	0x00010000,
	0,
	7,
	0,
	2 << 16 | 17,
	4, /* OpCapability Addresses */
	2 << 16 | 17,
	6, /* OpCapability Kernel */
	3 << 16 | 14,
	2,
	2, /* OpMemoryModel Physical64 OpenCL */
	5 << 16 | 15,
	6,
	3,
	0x68746f6e,
	0x00676e69, /* OpEntryPoint Kernel %3 "nothing" */
	4 << 16 | 71,
	6,
	1,
	7, /* OpDecorate %6 SpecId 7 */
	2 << 16 | 19,
	1, /* %1 = OpTypeVoid */
	3 << 16 | 33,
	2,
	1, /* %2 = OpTypeFunction %1 */
	4 << 16 | 21,
	5,
	32,
	0, /* %5 = OpTypeInt 32 0 */
	4 << 16 | 50,
	5,
	6,
	42, /* %6 = OpSpecConstant %5 42 */
	5 << 16 | 54,
	1,
	3,
	0,
	2, /* %3 = OpFunction %1 None %2 */
	2 << 16 | 248,
	4,	       /* %4 = OpLabel */
	1 << 16 | 253, /* OpReturn */
	1 << 16 | 56,  /* OpFunctionEnd */
};

/* ---- what a thread works with ------------------------------------------------------------------- */

struct bench {
	cl_context context;
	cl_command_queue queue;
	cl_program program;
	cl_kernel add, twice;
	cl_mem a, b;
};

static cl_platform_id platform;
static cl_device_id device;
static unsigned int rounds = 1, thread_count = 2;
static bool with_usm = true;

static void CL_CALLBACK on_event(cl_event event, cl_int status, void *done)
{
	cl_command_type type;

	(void)status;
	OK(clGetEventInfo, event, CL_EVENT_COMMAND_TYPE, sizeof(type), &type, NULL);
	TALLY("callback", "event");
	atomic_fetch_add((atomic_uint *)done, 1);
}

static void CL_CALLBACK on_build(cl_program program, void *done)
{
	(void)program;
	TALLY("callback", "build");
	atomic_fetch_add((atomic_uint *)done, 1);
}

static void CL_CALLBACK on_context_end(cl_context context, void *data)
{
	(void)context;
	(void)data;
	TALLY("callback", "context");
}

static void CL_CALLBACK on_memory_end(cl_mem memory, void *data)
{
	(void)memory;
	(void)data;
	TALLY("callback", "memory");
}

static void CL_CALLBACK on_svm_free(cl_command_queue queue, cl_uint n, void *pointers[], void *data)
{
	(void)queue;
	(void)data;
	TALLY("callback", "svm_free");
	for (cl_uint i = 0; i < n; i++)
		free(pointers[i]);
}

static void CL_CALLBACK native(void *argument)
{
	(void)argument;
	TALLY("callback", "native");
}

static void wait_until(atomic_uint *done, unsigned int n)
{
	while (atomic_load(done) < n)
		;
}

static void launch(const struct bench *b, cl_kernel kernel, const char *name, cl_uint dim,
		   const size_t *global, const size_t *local, cl_uint n, const cl_event *wait,
		   cl_event *event)
{
	(void)name;
	OK(clEnqueueNDRangeKernel, b->queue, kernel, dim, NULL, global, local, n, wait, event);
}

#define LAUNCH(b, kernel_, dim, global, local, n, wait, event)                         \
	({                                                                             \
		TALLY("kernel", #kernel_);                                             \
		launch(b, (b)->kernel_, #kernel_, dim, global, local, n, wait, event); \
	})

static struct bench bench_open(void)
{
	cl_context_properties properties[] = { CL_CONTEXT_PLATFORM, (cl_context_properties)platform,
					       0 };
	cl_queue_properties queue_properties[] = { CL_QUEUE_PROPERTIES, CL_QUEUE_PROFILING_ENABLE,
						   0 };
	const char *text = source;
	struct bench b = {};
	atomic_uint done = 0;

	b.context = NEW(clCreateContext, properties, 1, &device, NULL, NULL);
	OK(clSetContextDestructorCallback, b.context, on_context_end, NULL);
	b.queue = NEW(clCreateCommandQueueWithProperties, b.context, device, queue_properties);
	b.program = NEW(clCreateProgramWithSource, b.context, 1, &text, NULL);
	OK(clBuildProgram, b.program, 1, &device, "-cl-std=CL1.2 -cl-kernel-arg-info", on_build,
	   &done);
	wait_until(&done, 1);
	b.add = NEW(clCreateKernel, b.program, "add");
	b.twice = NEW(clCreateKernel, b.program, "twice");
	b.a = NEW(clCreateBuffer, b.context, CL_MEM_READ_WRITE, N * sizeof(int), NULL);
	b.b = NEW(clCreateBuffer, b.context, CL_MEM_READ_ONLY, N * sizeof(int), NULL);
	return b;
}

static void bench_close(struct bench *b)
{
	OK(clReleaseMemObject, b->a);
	OK(clReleaseMemObject, b->b);
	OK(clReleaseKernel, b->add);
	OK(clReleaseKernel, b->twice);
	OK(clReleaseProgram, b->program);
	OK(clReleaseCommandQueue, b->queue);
	OK(clReleaseContext, b->context);
}

/* ---- the groups --------------------------------------------------------------------------------- */

static void kernels(const struct bench *b)
{
	static const size_t global[3] = { N, 1, 1 }, local[3] = { 32, 1, 1 }, offset[1] = { 0 };
	int host[N], back[N], c = 5;
	atomic_uint done = 0;
	cl_event written, ran, read;
	cl_ulong begin, end;
	cl_int status;
	size_t size;

	for (int i = 0; i < N; i++)
		host[i] = i;
	OK(clEnqueueWriteBuffer, b->queue, b->a, CL_FALSE, 0, sizeof(host), host, 0, NULL,
	   &written);
	OK(clEnqueueFillBuffer, b->queue, b->b, &c, sizeof(c), 0, sizeof(host), 0, NULL, NULL);
	OK(clSetKernelArg, b->add, 0, sizeof(cl_mem), &b->a);
	OK(clSetKernelArg, b->add, 1, sizeof(cl_mem), &b->b);
	OK(clSetKernelArg, b->add, 2, sizeof(c), &c);
	GIVES(CL_INVALID_ARG_INDEX, clSetKernelArg, b->add, 3, sizeof(c), &c);
	LAUNCH(b, add, 1, global, local, 1, &written, &ran);
	OK(clSetEventCallback, ran, CL_COMPLETE, on_event, &done);
	OK(clEnqueueReadBuffer, b->queue, b->a, CL_TRUE, 0, sizeof(back), back, 1, &ran, &read);
	for (int i = 0; i < N; i++)
		if (back[i] != i + 10)
			wrong(__LINE__, "add", back[i], "the sum");
	wait_until(&done, 1);
	OK(clGetEventInfo, read, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(status), &status, NULL);
	OK(clGetEventProfilingInfo, ran, CL_PROFILING_COMMAND_START, sizeof(begin), &begin, NULL);
	OK(clGetEventProfilingInfo, ran, CL_PROFILING_COMMAND_END, sizeof(end), &end, &size);
	OK(clSetKernelArg, b->twice, 0, sizeof(cl_mem), &b->a);
	OK(clSetKernelArg, b->twice, 1, 32 * sizeof(int), NULL);
	LAUNCH(b, twice, 3, global, local, 0, NULL, NULL);
	LAUNCH(b, twice, 1, global, NULL, 0, NULL, NULL);
	GIVES(CL_INVALID_WORK_DIMENSION, clEnqueueNDRangeKernel, b->queue, b->twice, 4, offset,
	      global, local, 0, NULL, NULL);
	GIVES(CL_INVALID_EVENT_WAIT_LIST, clEnqueueNDRangeKernel, b->queue, b->twice, 1, offset,
	      global, local, 1, NULL, NULL);
	TALLY("kernel", "twice");
	OK(clEnqueueTask, b->queue, b->twice, 0, NULL, NULL);
	OK(clEnqueueNativeKernel, b->queue, native, &c, sizeof(c), 0, NULL, NULL, 0, NULL, NULL);
	OK(clFinish, b->queue);
	OK(clRetainEvent, read);
	OK(clReleaseEvent, read);
	OK(clReleaseEvent, read);
	OK(clReleaseEvent, ran);
	OK(clReleaseEvent, written);
}

static void kernel_questions(const struct bench *b)
{
	char name[64];
	cl_uint n;
	size_t size, sizes[3];
	cl_kernel all[2], clone;

	OK(clGetKernelInfo, b->add, CL_KERNEL_FUNCTION_NAME, sizeof(name), name, &size);
	OK(clGetKernelInfo, b->add, CL_KERNEL_NUM_ARGS, sizeof(n), &n, NULL);
	GIVES(CL_INVALID_VALUE, clGetKernelInfo, b->add, CL_KERNEL_NUM_ARGS, 1, &n, NULL);
	OK(clGetKernelArgInfo, b->add, 0, CL_KERNEL_ARG_NAME, sizeof(name), name, &size);
	OK(clGetKernelWorkGroupInfo, b->add, device, CL_KERNEL_WORK_GROUP_SIZE, sizeof(size), &size,
	   NULL);
	OK(clGetKernelWorkGroupInfo, b->add, device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE,
	   sizeof(sizes), sizes, NULL);
	sizes[0] = 32;
	OK(clGetKernelSubGroupInfo, b->add, device, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE,
	   sizeof(size), sizes, sizeof(size), &size, NULL);
	OK(clRetainKernel, b->add);
	OK(clReleaseKernel, b->add);
	OK(clCreateKernelsInProgram, b->program, 2, all, &n);
	OK(clReleaseKernel, all[0]);
	OK(clReleaseKernel, all[1]);
	REFUSES(CL_INVALID_KERNEL_NAME, clCreateKernel, b->program, "no such kernel");
	clone = NEW(clCloneKernel, b->add);
	OK(clReleaseKernel, clone);
}

static void buffers(const struct bench *b)
{
	cl_buffer_region half = { 0, N * sizeof(int) / 2 };
	size_t origin[3] = { 0 }, region[3] = { 16, 4, 1 }, size;
	int host[N] = { 1 }, zero = 0;
	cl_mem sub, own;
	cl_event waited[2], marker;
	void *p;

	sub = NEW(clCreateSubBuffer, b->a, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &half);
	own = NEW(clCreateBufferWithProperties, b->context, NULL,
		  CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, sizeof(host), host);
	OK(clSetMemObjectDestructorCallback, own, on_memory_end, NULL);
	REFUSES(CL_INVALID_BUFFER_SIZE, clCreateBuffer, b->context, CL_MEM_READ_WRITE, 0, NULL);
	OK(clGetMemObjectInfo, own, CL_MEM_SIZE, sizeof(size), &size, NULL);
	OK(clRetainMemObject, own);
	OK(clReleaseMemObject, own);
	OK(clEnqueueCopyBuffer, b->queue, own, b->a, 0, 0, sizeof(host), 0, NULL, &waited[0]);
	OK(clEnqueueCopyBufferRect, b->queue, own, b->a, origin, origin, region, 32, 0, 32, 0, 1,
	   waited, &waited[1]);
	OK(clEnqueueWriteBufferRect, b->queue, b->a, CL_TRUE, origin, origin, region, 32, 0, 32, 0,
	   host, 2, waited, NULL);
	OK(clEnqueueReadBufferRect, b->queue, b->a, CL_TRUE, origin, origin, region, 32, 0, 32, 0,
	   host, 0, NULL, NULL);
	OK(clEnqueueFillBuffer, b->queue, sub, &zero, sizeof(zero), 0, half.size, 0, NULL, NULL);
	p = NEW(clEnqueueMapBuffer, b->queue, b->a, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0,
		sizeof(host), 0, NULL, NULL);
	OK(clEnqueueUnmapMemObject, b->queue, b->a, p, 0, NULL, NULL);
	OK(clEnqueueMigrateMemObjects, b->queue, 1, &own, CL_MIGRATE_MEM_OBJECT_HOST, 0, NULL,
	   NULL);
	OK(clEnqueueMarkerWithWaitList, b->queue, 2, waited, &marker);
	OK(clEnqueueBarrierWithWaitList, b->queue, 1, &marker, NULL);
	GIVES(CL_INVALID_VALUE, clEnqueueReadBuffer, b->queue, b->a, CL_TRUE, 0, 2 * sizeof(host),
	      host, 0, NULL, NULL);
	GIVES(CL_INVALID_MEM_OBJECT, clEnqueueReadBuffer, b->queue, NULL, CL_TRUE, 0, 4, host, 0,
	      NULL, NULL);
	OK(clFlush, b->queue);
	OK(clWaitForEvents, 2, waited);
	GIVES(CL_INVALID_VALUE, clWaitForEvents, 0, NULL);
	OK(clReleaseEvent, marker);
	OK(clReleaseEvent, waited[0]);
	OK(clReleaseEvent, waited[1]);
	OK(clFinish, b->queue);
	OK(clReleaseMemObject, sub);
	OK(clReleaseMemObject, own);
}

static void images(const struct bench *b)
{
	const cl_image_format format = { CL_RGBA, CL_UNSIGNED_INT8 };
	const cl_image_desc desc = { .image_type = CL_MEM_OBJECT_IMAGE2D,
				     .image_width = 16,
				     .image_height = 8 };
	const cl_sampler_properties properties[] = { CL_SAMPLER_NORMALIZED_COORDS, CL_FALSE, 0 };
	const size_t origin[3] = { 0 }, region[3] = { 16, 8, 1 };
	cl_uint color[4] = { 1, 2, 3, 4 }, n;
	unsigned char host[16 * 8 * 4];
	cl_image_format formats[4];
	cl_mem image, other, flat, deep;
	cl_sampler sampler, old;
	cl_bool normalized;
	size_t size, row;
	void *p;

	OK(clGetSupportedImageFormats, b->context, CL_MEM_READ_WRITE, CL_MEM_OBJECT_IMAGE2D, 4,
	   formats, &n);
	image = NEW(clCreateImage, b->context, CL_MEM_READ_WRITE, &format, &desc, NULL);
	other = NEW(clCreateImageWithProperties, b->context, NULL, CL_MEM_READ_WRITE, &format,
		    &desc, NULL);
	flat = NEW(clCreateImage2D, b->context, CL_MEM_READ_WRITE, &format, 16, 8, 0, NULL);
	deep = NEW(clCreateImage3D, b->context, CL_MEM_READ_ONLY, &format, 16, 8, 2, 0, 0, NULL);
	OK(clGetImageInfo, image, CL_IMAGE_WIDTH, sizeof(size), &size, NULL);
	OK(clEnqueueFillImage, b->queue, image, color, origin, region, 0, NULL, NULL);
	OK(clEnqueueCopyImage, b->queue, image, other, origin, origin, region, 0, NULL, NULL);
	OK(clEnqueueReadImage, b->queue, other, CL_TRUE, origin, region, 0, 0, host, 0, NULL, NULL);
	if (host[0] != 1 || host[3] != 4)
		wrong(__LINE__, "clEnqueueFillImage", host[0], "the color");
	OK(clEnqueueWriteImage, b->queue, flat, CL_TRUE, origin, region, 0, 0, host, 0, NULL, NULL);
	OK(clEnqueueCopyImageToBuffer, b->queue, flat, b->a, origin, region, 0, 0, NULL, NULL);
	OK(clEnqueueCopyBufferToImage, b->queue, b->a, other, 0, origin, region, 0, NULL, NULL);
	p = NEW(clEnqueueMapImage, b->queue, other, CL_TRUE, CL_MAP_READ, origin, region, &row,
		NULL, 0, NULL, NULL);
	OK(clEnqueueUnmapMemObject, b->queue, other, p, 0, NULL, NULL);
	OK(clFinish, b->queue);
	sampler = NEW(clCreateSamplerWithProperties, b->context, properties);
	old = NEW(clCreateSampler, b->context, CL_FALSE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST);
	OK(clGetSamplerInfo, sampler, CL_SAMPLER_NORMALIZED_COORDS, sizeof(normalized), &normalized,
	   NULL);
	OK(clRetainSampler, sampler);
	OK(clReleaseSampler, sampler);
	OK(clReleaseSampler, sampler);
	OK(clReleaseSampler, old);
	OK(clReleaseMemObject, image);
	OK(clReleaseMemObject, other);
	OK(clReleaseMemObject, flat);
	OK(clReleaseMemObject, deep);
}

static void programs(const struct bench *b)
{
	const char *header = "#define FIVE 5\n", *name = "five.h";
	const char *text =
		"#include \"five.h\"\n__kernel void five(__global int *a) { a[0] = FIVE; }\n";
	const char *bad = "__kernel void broken( { }\n";
	const unsigned char *image;
	unsigned char *binary;
	char log[512];
	cl_build_status status;
	cl_program parts, headers, whole, copy, il, broken;
	cl_kernel kernel;
	cl_int loaded;
	cl_uint seven = 7;
	size_t size;

	headers = NEW(clCreateProgramWithSource, b->context, 1, &header, NULL);
	size = strlen(text);
	parts = NEW(clCreateProgramWithSource, b->context, 1, &text, &size);
	OK(clCompileProgram, parts, 1, &device, NULL, 1, &headers, &name, NULL, NULL);
	whole = NEW(clLinkProgram, b->context, 1, &device, "", 1, &parts, NULL, NULL);
	OK(clGetProgramBuildInfo, whole, device, CL_PROGRAM_BUILD_STATUS, sizeof(status), &status,
	   NULL);
	OK(clGetProgramInfo, whole, CL_PROGRAM_BINARY_SIZES, sizeof(size), &size, NULL);
	binary = malloc(size);
	OK(clGetProgramInfo, whole, CL_PROGRAM_BINARIES, sizeof(binary), &binary, NULL);
	image = binary;
	copy = NEW(clCreateProgramWithBinary, b->context, 1, &device, &size, &image, &loaded);
	OK(clBuildProgram, copy, 0, NULL, NULL, NULL, NULL);
	kernel = NEW(clCreateKernel, copy, "five");
	OK(clReleaseKernel, kernel);
	broken = NEW(clCreateProgramWithSource, b->context, 1, &bad, NULL);
	GIVES(CL_BUILD_PROGRAM_FAILURE, clBuildProgram, broken, 1, &device, "", NULL, NULL);
	OK(clGetProgramBuildInfo, broken, device, CL_PROGRAM_BUILD_LOG, sizeof(log), log, &size);
	il = NEW(clCreateProgramWithIL, b->context, spirv, sizeof(spirv));
	OK(clSetProgramSpecializationConstant, il, 7, sizeof(seven), &seven);
	OK(clBuildProgram, il, 1, &device, NULL, NULL, NULL);
	TRY(clSetProgramReleaseCallback, il, NULL, NULL);
	/* There are none, and asked for one these runtimes hand out a program that can't be released. */
	REFUSES(CL_INVALID_CONTEXT, clCreateProgramWithBuiltInKernels, NULL, 1, &device,
		"none such");
	OK(clRetainProgram, whole);
	OK(clReleaseProgram, whole);
	OK(clReleaseProgram, headers);
	OK(clReleaseProgram, parts);
	OK(clReleaseProgram, whole);
	OK(clReleaseProgram, copy);
	OK(clReleaseProgram, broken);
	OK(clReleaseProgram, il);
	free(binary);
}

static void queues_and_events(const struct bench *b)
{
	cl_event user, ran, marked;
	atomic_uint done = 0;
	cl_command_queue old;
	cl_queue_properties both[] = { CL_QUEUE_PROPERTIES, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE,
				       0 };
	cl_command_queue unordered =
		NEW(clCreateCommandQueueWithProperties, b->context, device, both);
	cl_command_queue_properties before;
	cl_ulong device_time, host_time;
	cl_uint references;
	int one = 1;

	old = NEW(clCreateCommandQueue, b->context, device, CL_QUEUE_PROFILING_ENABLE);
	OK(clGetCommandQueueInfo, old, CL_QUEUE_PROPERTIES, sizeof(before), &before, NULL);
	OK(clGetCommandQueueInfo, old, CL_QUEUE_REFERENCE_COUNT, sizeof(references), &references,
	   NULL);
	OK(clRetainCommandQueue, old);
	OK(clReleaseCommandQueue, old);
	TRY(clSetCommandQueueProperty, old, CL_QUEUE_PROFILING_ENABLE, CL_TRUE, &before);
	TRY(clSetDefaultDeviceCommandQueue, b->context, device, old);
	user = NEW(clCreateUserEvent, b->context);
	OK(clEnqueueFillBuffer, unordered, b->a, &one, sizeof(one), 0, N * sizeof(int), 1, &user,
	   &ran);
	OK(clSetEventCallback, ran, CL_COMPLETE, on_event, &done);
	OK(clSetUserEventStatus, user, CL_COMPLETE);
	GIVES(CL_INVALID_OPERATION, clSetUserEventStatus, user, CL_COMPLETE);
	OK(clEnqueueMarker, unordered, &marked);
	OK(clEnqueueWaitForEvents, unordered, 1, &marked);
	OK(clEnqueueBarrier, unordered);
	OK(clFinish, unordered);
	wait_until(&done, 1);
	OK(clGetDeviceAndHostTimer, device, &device_time, &host_time);
	OK(clGetHostTimer, device, &host_time);
	OK(clReleaseEvent, user);
	OK(clReleaseEvent, ran);
	OK(clReleaseEvent, marked);
	OK(clReleaseCommandQueue, unordered);
	OK(clReleaseCommandQueue, old);
	GIVES(CL_INVALID_COMMAND_QUEUE, clFlush, NULL);
}

static void shared_virtual_memory(const struct bench *b)
{
	static const size_t global[1] = { N };
	int *p = PLAIN(clSVMAlloc, b->context, CL_MEM_READ_WRITE, N * sizeof(int), 0);
	int *q = PLAIN(clSVMAlloc, b->context, CL_MEM_READ_WRITE, N * sizeof(int), 64);
	int one = 1;
	void *list[1] = { q }, *mine[1] = { malloc(64) };
	const void *pages[1] = { p };

	if (!p || !q)
		wrong(__LINE__, "clSVMAlloc", 0, "memory");
	OK(clEnqueueSVMMap, b->queue, CL_TRUE, CL_MAP_WRITE, p, N * sizeof(int), 0, NULL, NULL);
	p[0] = 0;
	OK(clEnqueueSVMUnmap, b->queue, p, 0, NULL, NULL);
	OK(clEnqueueSVMMemFill, b->queue, p, &one, sizeof(one), N * sizeof(int), 0, NULL, NULL);
	OK(clEnqueueSVMMemcpy, b->queue, CL_TRUE, q, p, N * sizeof(int), 0, NULL, NULL);
	OK(clEnqueueSVMMigrateMem, b->queue, 1, pages, NULL, 0, 0, NULL, NULL);
	OK(clSetKernelArgSVMPointer, b->add, 0, p);
	OK(clSetKernelArgSVMPointer, b->add, 1, q);
	OK(clSetKernelExecInfo, b->add, CL_KERNEL_EXEC_INFO_SVM_PTRS, sizeof(list), list);
	LAUNCH(b, add, 1, global, NULL, 0, NULL, NULL);
	OK(clFinish, b->queue);
	PLAIN(clSVMFree, b->context, p);
	OK(clEnqueueSVMFree, b->queue, 1, list, NULL, NULL, 0, NULL, NULL);
	OK(clEnqueueSVMFree, b->queue, 1, mine, on_svm_free, NULL, 0, NULL, NULL);
	OK(clFinish, b->queue);
	if (PLAIN(clSVMAlloc, b->context, CL_MEM_READ_WRITE, 0, 0))
		wrong(__LINE__, "clSVMAlloc", 0, "nothing");
	TALLY("error", "clSVMAlloc");
}

static void unified_shared_memory(const struct bench *b)
{
	static const size_t global[1] = { N };
	const cl_mem_properties_intel none[] = { 0 };
	size_t sizes[1] = { 32 }, size;
	int *host, *shared, zero = 0;
	void *local, *base;
	cl_unified_shared_memory_type_intel type;
	cl_program il;
	cl_event event;
	cl_int c = 3;

	host = EXT_NEW(clHostMemAllocINTEL, b->context, NULL, N * sizeof(int), 0);
	shared = EXT_NEW(clSharedMemAllocINTEL, b->context, device, NULL, N * sizeof(int), 64);
	local = EXT_NEW(clDeviceMemAllocINTEL, b->context, device, none, N * sizeof(int), 0);
	EXT_OK(clGetMemAllocInfoINTEL, b->context, host, CL_MEM_ALLOC_TYPE_INTEL, sizeof(type),
	       &type, NULL);
	if (type != CL_MEM_TYPE_HOST_INTEL)
		wrong(__LINE__, "CL_MEM_ALLOC_TYPE_INTEL", type, "host");
	EXT_OK(clGetMemAllocInfoINTEL, b->context, local, CL_MEM_ALLOC_BASE_PTR_INTEL, sizeof(base),
	       &base, &size);
	EXT_OK(clEnqueueMemFillINTEL, b->queue, shared, &c, sizeof(c), N * sizeof(int), 0, NULL,
	       NULL);
	EXT_OK(clEnqueueMemcpyINTEL, b->queue, CL_FALSE, local, shared, N * sizeof(int), 0, NULL,
	       &event);
	EXT_OK(clEnqueueMemcpyINTEL, b->queue, CL_TRUE, host, local, N * sizeof(int), 1, &event,
	       NULL);
	if (host[N - 1] != 3)
		wrong(__LINE__, "clEnqueueMemcpyINTEL", host[N - 1], "3");
	EXT_TRY(clEnqueueMemsetINTEL, b->queue, shared, zero, N * sizeof(int), 0, NULL, NULL);
	EXT_OK(clEnqueueMigrateMemINTEL, b->queue, shared, N * sizeof(int),
	       CL_MIGRATE_MEM_OBJECT_HOST, 0, NULL, NULL);
	EXT_TRY(clEnqueueMemAdviseINTEL, b->queue, shared, N * sizeof(int), 0, 0, NULL, NULL);
	EXT_OK(clSetKernelArgMemPointerINTEL, b->add, 0, shared);
	EXT_OK(clSetKernelArgMemPointerINTEL, b->add, 1, host);
	LAUNCH(b, add, 1, global, NULL, 0, NULL, NULL);
	OK(clFinish, b->queue);
	EXT_OK(clGetKernelSubGroupInfoKHR, b->add, device, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE,
	       sizeof(size), sizes, sizeof(size), &size, NULL);
	il = EXT_NEW(clCreateProgramWithILKHR, b->context, spirv, sizeof(spirv));
	OK(clReleaseProgram, il);
	EXT_OK(clMemFreeINTEL, b->context, host);
	EXT_OK(clMemFreeINTEL, b->context, shared);
	EXT_OK(clMemBlockingFreeINTEL, b->context, local);
	OK(clReleaseEvent, event);
}

static void rare(const struct bench *b)
{
	cl_device_partition_property equally[] = { CL_DEVICE_PARTITION_EQUALLY, 1, 0 };
	cl_context_properties properties[] = { CL_CONTEXT_PLATFORM, (cl_context_properties)platform,
					       0 };
	cl_device_id parts[64];
	cl_context other;
	cl_uint n = 0;
	cl_mem pipe;

	if (TRY(clCreateSubDevices, device, equally, 64, parts, &n) == CL_SUCCESS)
		for (cl_uint i = 0; i < n; i++) {
			OK(clRetainDevice, parts[i]);
			OK(clReleaseDevice, parts[i]);
			OK(clReleaseDevice, parts[i]);
		}
	pipe = TRY_NEW(clCreatePipe, b->context, CL_MEM_READ_WRITE, 4, 16, NULL);
	if (pipe) {
		cl_uint packet;

		OK(clGetPipeInfo, pipe, CL_PIPE_PACKET_SIZE, sizeof(packet), &packet, NULL);
		OK(clReleaseMemObject, pipe);
	}
	other = NEW(clCreateContextFromType, properties, CL_DEVICE_TYPE_CPU, NULL, NULL);
	OK(clGetContextInfo, other, CL_CONTEXT_NUM_DEVICES, sizeof(n), &n, NULL);
	OK(clRetainContext, other);
	OK(clReleaseContext, other);
	OK(clReleaseContext, other);
	if (!PLAIN(clGetExtensionFunctionAddress, "clNoSuchFunctionEXT"))
		TALLY("error", "clGetExtensionFunctionAddress");
	OK(clUnloadPlatformCompiler, platform);
	OK(clUnloadCompiler);
}

static void *thread(void *unused)
{
	(void)unused;
	for (unsigned int i = 0; i < rounds; i++) {
		struct bench b = bench_open();

		kernels(&b);
		kernel_questions(&b);
		buffers(&b);
		images(&b);
		programs(&b);
		queues_and_events(&b);
		shared_virtual_memory(&b);
		if (with_usm)
			unified_shared_memory(&b);
		rare(&b);
		bench_close(&b);
	}
	return NULL;
}

static void find_device(void)
{
	char name[256];
	cl_uint n;
	size_t size;

	OK(clGetPlatformIDs, 0, NULL, &n);
	OK(clGetPlatformIDs, 1, &platform, NULL);
	OK(clGetPlatformInfo, platform, CL_PLATFORM_NAME, sizeof(name), name, &size);
	OK(clGetDeviceIDs, platform, CL_DEVICE_TYPE_CPU, 1, &device, &n);
	TRY(clGetDeviceIDs, platform, CL_DEVICE_TYPE_GPU, 1, &(cl_device_id){ 0 }, NULL);
	OK(clGetDeviceInfo, device, CL_DEVICE_NAME, sizeof(name), name, NULL);
	GIVES(CL_INVALID_VALUE, clGetDeviceInfo, device, 0xffff, sizeof(name), name, NULL);
}

static void find_extensions(void)
{
	EXT(clHostMemAllocINTEL);
	EXT(clDeviceMemAllocINTEL);
	EXT(clSharedMemAllocINTEL);
	EXT(clMemFreeINTEL);
	EXT(clMemBlockingFreeINTEL);
	EXT(clGetMemAllocInfoINTEL);
	EXT(clSetKernelArgMemPointerINTEL);
	EXT(clEnqueueMemFillINTEL);
	EXT(clEnqueueMemcpyINTEL);
	EXT(clEnqueueMemsetINTEL);
	EXT(clEnqueueMigrateMemINTEL);
	EXT(clEnqueueMemAdviseINTEL);
	EXT(clGetKernelSubGroupInfoKHR);
	EXT(clCreateProgramWithILKHR);
	for (size_t i = 0; i < sizeof(ext) / sizeof(void *); i++)
		if (!((void **)&ext)[i]) {
			fprintf(stderr, "cl_all: extension %zu has no address\n", i);
			exit(1);
		}
}

int main(int argc, char *argv[])
{
	pthread_t threads[16];

	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--threads") && i + 1 < argc)
			thread_count = strtoul(argv[++i], NULL, 10);
		else if (!strcmp(argv[i], "--rounds") && i + 1 < argc)
			rounds = strtoul(argv[++i], NULL, 10);
		else if (!strcmp(argv[i], "--no-usm"))
			with_usm = false;
		else {
			fprintf(stderr, "usage: cl_all [--threads N] [--rounds N] [--no-usm]\n");
			return 2;
		}
	}
	if (thread_count < 1 || thread_count > 16)
		return 2;
	find_device();
	if (with_usm)
		find_extensions();
	for (unsigned int i = 0; i < thread_count; i++)
		if (pthread_create(&threads[i], NULL, thread, NULL))
			return 1;
	for (unsigned int i = 0; i < thread_count; i++)
		pthread_join(threads[i], NULL);
	tally_print();
	return 0;
}
