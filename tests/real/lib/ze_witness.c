// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ze_witness.c - writes down the Level Zero calls of the process that it is in, twice: as the loader's
 * own tracing layer reports them (all ze functions), and as the program makes them, through wrappers
 * (all functions). ze_table.inc, which ze_witness.py makes of the loader's headers, names arguments and
 * fields; their sizes and offsets are the compiler's.
 *
 * One JSON object a begin or an end of a call. A begin has all arguments, with what input pointers point
 * to; an end has the result and what output pointers point to. A pointer is {"p":address}, with "v" if
 * it was followed, and "n" elements if it has a length. Memory is read by a system call, so that a bad
 * pointer is a pointer without "v".
 *
 * ZE_WITNESS names the file. With ZE_WITNESS_PRELOAD set the layer is asked for as the library is loaded
 * (programs that don't know it), else by witness_start(), after the first zeInit.
 */
#define _GNU_SOURCE
#include <stdbool.h>
#include <level_zero/ze_api.h>
#include <level_zero/zes_api.h>
#include <level_zero/zet_api.h>
#if __has_include(<level_zero/zer_api.h>)
#include <level_zero/zer_api.h>
#endif
#include <level_zero/layers/zel_tracing_api.h>
#include <level_zero/layers/zel_tracing_register_cb.h>
#include <level_zero/loader/ze_loader.h>

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_ELEMENTS 64
#define MOST_BYTES    256
#define MOST_DEPTH    12

enum kind { UNSIGNED, SIGNED, FLOATING, TEXT, BYTES, STRUCT, POINTER, STRINGS };
enum follow { NOT, ONE, SOME, RAW, STRING, CHAIN };

struct type;
struct field {
	const char *name;
	size_t offset, size; // of one element
	size_t count;	     // of an inline array, else 0
	enum kind kind;
	const struct type *type;
	enum follow follow; // a pointer's target
	bool in, out;
	enum kind to;
	size_t to_size;
	const struct type *to_type;
	int length;	// the sibling that tells the number of elements, or -1
	bool at_length; // and it is a pointer to the number
	size_t length_size;
	size_t at_most; // where there is no sibling
};

struct type {
	const char *name;
	size_t size;
	uint32_t stype; // 0: it has none
	char api[4];
	size_t n;
	const struct field *fields;
};

static FILE *out;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread char line[1 << 20];
static __thread size_t used;

static bool peek(const void *from, void *to, size_t n)
{
	struct iovec local = { to, n }, remote = { (void *)from, n };

	return process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == (ssize_t)n;
}

__attribute__((format(printf, 1, 2))) static void put(const char *format, ...)
{
	__builtin_va_list ap;

	__builtin_va_start(ap, format);
	int n = vsnprintf(line + used, sizeof(line) - used, format, ap);
	__builtin_va_end(ap);
	if (n < 0 || used + n >= sizeof(line))
		abort();
	used += n;
}

static void comma(void)
{
	if (used && !strchr("{[:", line[used - 1]))
		put(",");
}

static void put_hex(const void *p, size_t n)
{
	put("{\"bytes\":\"");
	for (size_t i = 0; i < n; i++)
		put("%02x", ((const unsigned char *)p)[i]);
	put("\"}");
}

static void put_text(const char *p, size_t n)
{
	put("\"");
	for (size_t i = 0; i < n && p[i]; i++) {
		unsigned char c = p[i];

		if (c < ' ' || c > '~' || c == '"' || c == '\\')
			put("\\u%04x", c);
		else
			put("%c", c);
	}
	put("\"");
}

static void put_struct(const struct type *t, const void *p, bool in, bool both, int depth);

static void put_string(const char *p, uint64_t most)
{
	char copy[4096];
	size_t n = 0;

	while (n < most && n < sizeof(copy) - 1 && peek(p + n, copy + n, 1) && copy[n])
		n++;
	if (n || !most || peek(p, copy, 1)) {
		put(",\"v\":");
		put_text(copy, n);
	}
}

static uint64_t integer(const void *p, size_t size)
{
	uint64_t v = 0;

	memcpy(&v, p, size < 8 ? size : 8);
	return v;
}

static void put_value(enum kind kind, const void *p, size_t size, const struct type *type,
		      int depth)
{
	uint64_t v;

	switch (kind) {
	case SIGNED:
		v = integer(p, size);
		put("%lld", size == 1	? (long long)(int8_t)v
			    : size == 2 ? (int16_t)v
			    : size == 4 ? (int32_t)v
					: (long long)v);
		break;
	case FLOATING:
		put("%.17g", size == 4 ? *(const float *)p : *(const double *)p);
		break;
	case TEXT:
		put_text(p, size);
		break;
	case BYTES:
		put_hex(p, size);
		break;
	case STRUCT:
		put_struct(type, p, true, true, depth + 1);
		break;
	case STRINGS: /* a pointer to text */
		v = integer(p, size);
		put("{\"p\":%llu", (unsigned long long)v);
		if (v)
			put_string((const char *)(uintptr_t)v, 1024);
		put("}");
		break;
	default:
		put("%llu", (unsigned long long)integer(p, size));
	}
}

static void put_chain(const void *p, const char *api, int depth);

static void put_pointer(const struct type *owner, const struct field *f, const char *base,
			const void *p, bool followed, int depth)
{
	char copy[4096];
	uint64_t n = f->at_most;

	put("{\"p\":%lu", (uintptr_t)p);
	if (!p || !followed || depth > MOST_DEPTH) {
		put("}");
		return;
	}
	if (f->length >= 0) {
		const struct field *l = &owner->fields[f->length];

		n = integer(base + l->offset, l->size);
		if (f->at_length) {
			const void *at = (const void *)(uintptr_t)n;

			n = 0;
			if (at && peek(at, copy, f->length_size))
				n = integer(copy, f->length_size);
		}
	}
	switch (f->follow) {
	case ONE:
		if (f->to_size <= sizeof(copy) && peek(p, copy, f->to_size)) {
			put(",\"v\":");
			put_value(f->to, copy, f->to_size, f->to_type, depth);
		}
		break;
	case SOME:
		put(",\"n\":%llu,\"v\":[", (unsigned long long)n);
		for (size_t i = 0; i < n && i < MOST_ELEMENTS; i++) {
			if (f->to_size > sizeof(copy) ||
			    !peek((const char *)p + i * f->to_size, copy, f->to_size))
				break;
			comma();
			put_value(f->to, copy, f->to_size, f->to_type, depth);
		}
		put("]");
		break;
	case RAW:
		if (peek(p, copy, n < MOST_BYTES ? n : MOST_BYTES)) {
			put(",\"n\":%llu,\"v\":", (unsigned long long)n);
			put_hex(copy, n < MOST_BYTES ? n : MOST_BYTES);
		}
		break;
	case STRING:
		put_string(p, n);
		break;
	case CHAIN:
		put_chain(p, owner->api, depth);
		break;
	default:
		break;
	}
	put("}");
}

// in: what goes in, or what comes out; both: a structure, whose fields have no direction here.
static void put_struct(const struct type *t, const void *p, bool in, bool both, int depth)
{
	put("{");
	for (size_t i = 0; i < t->n; i++) {
		const struct field *f = &t->fields[i];
		const char *at = (const char *)p + f->offset;

		if (!both && !in && !(f->kind == POINTER && f->follow != NOT && f->out))
			continue;
		comma();
		put("\"%s\":", f->name);
		if (f->kind == POINTER && !f->count) {
			put_pointer(t, f, p, (const void *)(uintptr_t)integer(at, 8),
				    both || (in ? f->in : f->out), depth);
		} else if (f->count) {
			put("[");
			for (size_t k = 0; k < f->count; k++) {
				comma();
				put_value(f->kind, at + k * f->size, f->size, f->type, depth);
			}
			put("]");
		} else {
			put_value(f->kind, at, f->size, f->type, depth);
		}
	}
	put("}");
}

static void tell(const char *from, bool begin, const struct type *call, const void *args,
		 const int32_t *ret)
{
	static unsigned long sequence;

	used = 0;
	put_struct(call, args, begin, false, 0);
	pthread_mutex_lock(&lock);
	if (out) {
		fprintf(out, "{\"from\":\"%s\",\"tid\":%ld,\"seq\":%lu,\"%s\":\"%s\",\"args\":%s",
			from, syscall(SYS_gettid), sequence++, begin ? "begin" : "end", call->name,
			line);
		if (ret)
			fprintf(out, ",\"ret\":%d", *ret);
		fprintf(out, "}\n");
		fflush(out);
	}
	pthread_mutex_unlock(&lock);
}

#include "ze_table.inc"

static void put_chain(const void *p, const char *api, int depth)
{
	char copy[4096];
	uint32_t stype;

	if (!peek(p, &stype, sizeof(stype)))
		return;
	for (size_t i = 0; i < sizeof(all_types) / sizeof(all_types[0]); i++) {
		const struct type *t = all_types[i];

		if (!t->stype || t->stype != stype || strcmp(t->api, api) ||
		    t->size > sizeof(copy) || !peek(p, copy, t->size))
			continue;
		put(",\"v\":");
		put_struct(t, copy, true, true, depth + 1);
		return;
	}
}

// Opens the log and asks the loader's tracing layer to report every ze function, from now on.
void witness_start(void)
{
	zel_tracer_desc_t desc = { ZEL_STRUCTURE_TYPE_TRACER_DESC, NULL, NULL };
	zel_tracer_handle_t tracer = NULL;
	const char *path = getenv("ZE_WITNESS");

	if (zelTracerCreate(&desc, &tracer) != ZE_RESULT_SUCCESS) {
		fprintf(stderr,
			"witness: the loader has no tracing layer (ZE_ENABLE_TRACING_LAYER=1?)\n");
		_exit(9);
	}
	set_callbacks(tracer);
	out = path ? fopen(path, "we") : NULL;
	if (!out || zelTracerSetEnabled(tracer, true) != ZE_RESULT_SUCCESS)
		_exit(9);
}

__attribute__((constructor)) static void preloaded(void)
{
	if (!getenv("ZE_WITNESS_PRELOAD"))
		return;
	unsetenv("LD_PRELOAD");
	if (zeInit(0) != ZE_RESULT_SUCCESS)
		_exit(9);
	witness_start();
}
