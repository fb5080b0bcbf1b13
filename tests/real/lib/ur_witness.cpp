// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ur_witness.cpp - an XPTI subscriber that writes down what UR's own tracing layer reports of each call:
 * name, thread, arguments and result. ur_table.inc, which the test generates from the release's
 * ur_api.h, names the arguments; their sizes are the compiler's.
 *
 * One JSON object a begin or end. Of an argument: its value as a number, and of a pointer to a plain
 * value, what it points to when the call is over ("*name").
 *
 * Built with -DARMED, it is preloaded into a process that is armed later.
 */
#include <ur_api.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <type_traits>
#include <unistd.h>

#ifdef ARMED
#include "armed.h"
#include <pthread.h>
#endif

struct function_args {
	uint32_t id;
	const char *name;
	void *args, *ret, *user;
};
using callback = void(uint16_t, void *, void *, uint64_t, const void *);
#ifndef ARMED
extern "C" uint8_t xptiRegisterStream(const char *);
extern "C" int32_t xptiRegisterCallback(uint8_t, uint16_t, callback *);
#endif

namespace
{

FILE *out;
std::mutex lock;
thread_local uint64_t sequence;

bool peek(const void *from, void *to, size_t n)
{
	iovec local{ to, n }, remote{ const_cast<void *>(from), n };

	return process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == ssize_t(n);
}

template <class T> constexpr bool plain()
{
	if constexpr (std::is_pointer_v<T> || std::is_enum_v<T>)
		return true;
	else if constexpr (std::is_arithmetic_v<T>)
		return sizeof(T) > 1;
	return false;
}

struct writer {
	std::string text;
	bool end;

	void number(const char *star, const char *name, uint64_t v)
	{
		if (!text.empty())
			text += ',';
		text += "\"" + std::string(star) + name + "\":" + std::to_string(v);
	}

	template <class T> void operator()(const char *name, T *where)
	{
		using value = std::remove_cv_t<T>;
		uint64_t v = 0;

		if (!where)
			return;
		static_assert(sizeof(value) <= 8 || std::is_class_v<value>);
		if constexpr (!std::is_class_v<value>) {
			memcpy(&v, where, sizeof(value));
			number("", name, v);
		}
		if constexpr (std::is_pointer_v<value>) {
			using to = std::remove_cv_t<std::remove_pointer_t<value>>;

			if constexpr (plain<to>()) {
				uint64_t pointee = 0;

				if (end && v &&
				    peek(reinterpret_cast<void *>(v), &pointee, sizeof(to)))
					number("*", name, pointee);
			} else if constexpr (std::is_void_v<to>) {
				uint64_t pointee = 0;

				if (end && v && peek(reinterpret_cast<void *>(v), &pointee, 8))
					number("*", name, pointee);
			}
		}
	}
};

const struct {
	const char *name;
	void (*visit)(void *, writer &);
} table[] = {
#include "ur_table.inc"
};

void tell(uint16_t type, void *, void *, uint64_t, const void *user)
{
	auto *f = static_cast<const function_args *>(user);
	bool end = type == 29;
	writer w{ "", end };

	for (auto &t : table)
		if (!strcmp(t.name, f->name) && f->args)
			t.visit(f->args, w);
	std::lock_guard<std::mutex> g(lock);
	fprintf(out, "{\"tid\":%ld,\"seq\":%llu,\"end\":%s,\"name\":\"%s\",\"args\":{%s}",
		syscall(SYS_gettid), (unsigned long long)sequence++, end ? "true" : "false",
		f->name, w.text.c_str());
	if (end && f->ret)
		fprintf(out, ",\"ret\":%d", *static_cast<int32_t *>(f->ret));
	fprintf(out, "}\n");
	fflush(out);
}

} // namespace

#ifdef ARMED
static void *framework;

static uint8_t xptiRegisterStream(const char *name)
{
	return reinterpret_cast<uint8_t (*)(const char *)>(dlsym(framework, "xptiRegisterStream"))(
		name);
}

static int32_t xptiRegisterCallback(uint8_t id, uint16_t type, callback *cb)
{
	return reinterpret_cast<int32_t (*)(uint8_t, uint16_t, callback *)>(
		dlsym(framework, "xptiRegisterCallback"))(id, type, cb);
}
#endif

static void listen(const char *name)
{
	if (!out)
		out = fopen(getenv("UR_WITNESS"), "we");
	if (!out)
		abort();
	uint8_t id = xptiRegisterStream(name);

	/* The end first: otherwise a call would begin and never end. */
	xptiRegisterCallback(id, 29, tell);
	xptiRegisterCallback(id, 28, tell);
}

#ifdef ARMED
static void *listen_late(void *)
{
	framework = armed_framework();
	listen("ur.call");
	listen("ur.call.debug");
	armed_ready(getenv("UR_WITNESS"));
	return nullptr;
}

__attribute__((constructor)) static void start()
{
	pthread_t thread;

	if (getenv("UR_WITNESS"))
		pthread_create(&thread, nullptr, listen_late, nullptr);
}
#else

extern "C" __attribute__((visibility("default"))) void xptiTraceInit(unsigned, unsigned,
								     const char *, const char *name)
{
	if (!strcmp(name, "ur.call"))
		listen(name);
}

extern "C" __attribute__((visibility("default"))) void xptiTraceFinish(const char *)
{
}
#endif
