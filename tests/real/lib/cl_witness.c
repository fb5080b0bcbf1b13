// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cl_witness.c - an OpenCL layer (OPENCL_LAYERS of the ICD loader) that writes down every call: thread,
 * arguments, what pointers point to before and after the call, result.
 *
 * cl_table.inc, which the test makes from the release's own CL headers, holds a wrapper for each function;
 * the compiler says how large things are. The loader calls the layer between the program and the driver.
 * Extension functions don't pass through the loader: for them the wrapper's address is handed out.
 *
 * One JSON object a call, written when it has returned; "seq" tells the order of entry in its thread.
 */
#define _GNU_SOURCE
#include <inttypes.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "../../workloads/cl/layer.h"

#define DUMP 256 /* bytes shown of what a pointer points to */

struct line {
	const char *name;
	unsigned long seq;
	char args[8192], in[16384], out[16384];
};

static FILE *out;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread unsigned long sequence;

static void begin(struct line *l, const char *name)
{
	l->name = name;
	l->seq = sequence++;
	l->args[0] = l->in[0] = l->out[0] = 0;
}

static void add(char *text, size_t size, const char *format, const char *name, const char *value)
{
	size_t n = strlen(text);
	int m = snprintf(text + n, size - n, format, n ? "," : "", name, value);

	if (m < 0 || (size_t)m >= size - n)
		abort();
}

/* The memory may not be there: so the kernel is asked, by halves, for what there is of it. */
static void dump(char *text, size_t size, const char *name, const void *from)
{
	unsigned char bytes[DUMP];
	char hex[2 * DUMP + 1] = "";
	struct iovec to = { bytes, sizeof(bytes) }, there = { (void *)from, sizeof(bytes) };
	ssize_t n;

	if (!from)
		return;
	while ((n = process_vm_readv(getpid(), &to, 1, &there, 1, 0)) <= 0 && there.iov_len > 4)
		there.iov_len /= 2;
	for (ssize_t i = 0; i < n; i++)
		sprintf(hex + 2 * i, "%02x", bytes[i]);
	add(text, size, "%s\"%s\":\"%s\"", name, hex);
}

static void scalar(struct line *l, const char *name, uint64_t v)
{
	char number[24];

	snprintf(number, sizeof(number), "%" PRIu64, v);
	add(l->args, sizeof(l->args), "%s\"%s\":%s", name, number);
}

static void before(struct line *l, const char *name, const void *p)
{
	scalar(l, name, (uintptr_t)p);
	dump(l->in, sizeof(l->in), name, p);
}

static void after(struct line *l, const char *name, const void *p)
{
	dump(l->out, sizeof(l->out), name, p);
}

static void end(struct line *l, const char *ret)
{
	pthread_mutex_lock(&lock);
	fprintf(out,
		"{\"tid\":%ld,\"seq\":%lu,\"name\":\"%s\",\"args\":{%s},\"in\":{%s},\"out\":{%s},\"ret\":%s}\n",
		syscall(SYS_gettid), l->seq, l->name, l->args, l->in, l->out, ret);
	fflush(out);
	pthread_mutex_unlock(&lock);
}

static const char *number(char text[24], uint64_t v)
{
	snprintf(text, 24, "%" PRIu64, v);
	return text;
}

static struct _cl_icd_dispatch witnessed, layer;
static void *wrapped(const char *name, void *real);

/* A value of any size below a word, as the bits that it has. */
#define BITS(v)                                                                  \
	({                                                                       \
		uint64_t bits_ = 0;                                              \
		__auto_type v_ = (v);                                            \
		_Static_assert(sizeof(v_) <= sizeof(bits_), "passed in a word"); \
		memcpy(&bits_, &v_, sizeof(v_));                                 \
		bits_;                                                           \
	})

#include "cl_table.inc"

static void *wrapped(const char *name, void *real)
{
	for (size_t i = 0; real && i < sizeof(extensions) / sizeof(extensions[0]); i++)
		if (!strcmp(extensions[i].name, name)) {
			*extensions[i].real = real;
			return extensions[i].wrapper;
		}
	return real;
}

PUBLIC cl_int clInitLayer(cl_uint n, const struct _cl_icd_dispatch *below, cl_uint *ret_n,
			  const struct _cl_icd_dispatch **ret_layer)
{
	const char *path = getenv("CL_WITNESS");

	out = path ? fopen(path, "we") : NULL;
	if (!out)
		abort();
	*ret_n = layer_begin(n, below, &witnessed, &layer);
	fill();
	*ret_layer = &layer;
	return CL_SUCCESS;
}

/* The newer loaders' name for it; the properties are none. */
PUBLIC cl_int clInitLayerWithProperties(cl_uint n, const struct _cl_icd_dispatch *below,
					cl_uint *ret_n, const struct _cl_icd_dispatch **ret_layer,
					const intptr_t *properties)
{
	return properties && *properties ? CL_INVALID_VALUE
					 : clInitLayer(n, below, ret_n, ret_layer);
}

PUBLIC cl_int clDeinitLayer(void)
{
	return CL_SUCCESS;
}
