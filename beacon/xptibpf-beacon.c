// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xptibpf-beacon.c - an XPTI subscriber that does nothing.
 *
 * The SYCL runtime asks before each notification whether anybody listens to that stream and trace
 * point, and is silent otherwise. This library listens to all and ignores what it hears, so that the
 * notifications happen and a tracer outside can see them.
 *
 * It lives in other people's programs: it depends on libc alone, allocates nothing, writes nothing,
 * and its callback returns at once. The framework was loaded by its user privately, so its functions
 * are not among the program's global symbols, and its file may have any name; but it is the
 * framework that calls us, and the return address tells where it is.
 */
#include <dlfcn.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>

#define XPTI_EXPORT __attribute__((visibility("default")))
/* The framework's own trace types; what tools define for themselves lies above and has no list. */
#define TYPES 128

struct event;
typedef void callback_fn(uint16_t type, struct event *parent, struct event *event,
			 uint64_t instance, const void *user_data);
typedef uint8_t register_stream_fn(const char *name);
typedef int32_t register_callback_fn(uint8_t stream, uint16_t type, callback_fn *fn);

XPTI_EXPORT void xptiTraceInit(unsigned major, unsigned minor, const char *version,
			       const char *stream);
XPTI_EXPORT void xptiTraceFinish(const char *stream);

static void nothing(uint16_t type, struct event *parent, struct event *event, uint64_t instance,
		    const void *user_data)
{
	(void)type, (void)parent, (void)event, (void)instance, (void)user_data;
}

/* A handle of the library that code lies in, or NULL. */
static void *library_of(const void *code)
{
	struct link_map *map = NULL;
	Dl_info info;

	if (!dladdr1(code, &info, (void **)&map, RTLD_DL_LINKMAP) || !map)
		return NULL;
	return dlopen(map->l_name, RTLD_NOLOAD | RTLD_LAZY);
}

static void *framework(const void *caller)
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

void xptiTraceInit(unsigned major, unsigned minor, const char *version, const char *stream)
{
	void *lib = framework(__builtin_extract_return_addr(__builtin_return_address(0)));
	register_callback_fn *add_callback;
	register_stream_fn *stream_id;
	uint8_t id;

	(void)major, (void)minor, (void)version;
	if (!lib || !stream)
		return;
	add_callback = (register_callback_fn *)(uintptr_t)dlsym(lib, "xptiRegisterCallback");
	stream_id = (register_stream_fn *)(uintptr_t)dlsym(lib, "xptiRegisterStream");
	if (add_callback && stream_id) {
		id = stream_id(stream);
		for (uint16_t type = 0; type < TYPES; type++)
			add_callback(id, type, nothing);
	}
	/* Its user holds it; we only looked. */
	dlclose(lib);
}

void xptiTraceFinish(const char *stream)
{
	(void)stream;
}
