// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * witness.cpp - an XPTI subscriber that writes down all that it is notified of, as a witness against the tracer.
 *
 * One JSON object a notification, with the values as the framework's own functions give them inside
 * the process; binary values and structures as hex, which compare.py makes sense of on its own. The
 * 128-bit identity is computed from the payload by the published rule, not read from memory: FNV-1a of
 * file and name, or the numbers of these strings if XPTI_WITNESS_UID is "ids", as in 2025.1 and 2025.2.
 *
 * Declarations are our own, as releases before 2025.0 come without headers; where headers are there,
 * they are held against ours. XPTI_WITNESS names the file to write; XPTI_WITNESS_SKIP, with commas,
 * streams that it leaves alone (the runtime says less, on other streams, when nobody hears the debug
 * ones).
 *
 * Preloaded instead of being a subscriber, with XPTI_WITNESS_BEACON=1, it waits until the beacon is awake and
 * registers then, for the first time that it is; the file "XPTI_WITNESS.ready" says that it has. With
 * XPTI_WITNESS_CALLS=1 to the streams of Unified Runtime's calls, too.
 */
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <link.h>
#include <mutex>
#include <pthread.h>
#include <string>
#include <sys/syscall.h>
#include <unistd.h>
#include <unordered_map>

#include "../real/lib/armed.h"

#if __has_include("xpti/xpti_data_types.h")
#include "xpti/xpti_data_types.h"
#define HAVE_HEADERS 1
#endif

namespace
{

struct payload {
	const char *name, *stack_trace, *source_file;
	uint32_t line, column;
	const void *code;
	uint64_t internal, flags, uid[3];
};
using metadata = std::unordered_map<uint32_t, int32_t>;
struct event {
	uint64_t unique_id, data_id, instance_id;
	uint16_t event_type, activity_type;
	uint32_t unused;
	uint64_t source_id, target_id;
	struct payload *payload;
	metadata meta;
	void *global_user_data;
};
struct object {
	size_t size;
	const char *data;
	uint8_t type;
};
struct function_args {
	uint32_t id;
	const char *name;
	void *args, *ret, *user;
};

#ifdef HAVE_HEADERS
static_assert(offsetof(payload, line) == offsetof(xpti::payload_t, line_no));
static_assert(offsetof(payload, source_file) == offsetof(xpti::payload_t, source_file));
static_assert(offsetof(event, target_id) == offsetof(xpti::trace_event_data_t, target_id));
static_assert(offsetof(event, payload) == offsetof(xpti::trace_event_data_t, reserved.payload));
static_assert(offsetof(event, meta) == offsetof(xpti::trace_event_data_t, reserved.metadata));
static_assert(sizeof(function_args) == sizeof(xpti::function_with_args_t));
static_assert(sizeof(object) == sizeof(xpti::object_data_t));
static_assert(sizeof(xpti::offload_buffer_data_t) == 56);
static_assert(sizeof(xpti::offload_image_data_t) == 80);
static_assert(sizeof(xpti::offload_accessor_data_t) == 24);
static_assert(sizeof(xpti::offload_image_accessor_data_t) == 48);
static_assert(sizeof(xpti::offload_association_data_t) == 16);
static_assert(sizeof(xpti::mem_alloc_data_t) == 40);
#endif

using callback = void(uint16_t, event *, event *, uint64_t, const void *);

struct framework {
	uint8_t (*register_stream)(const char *);
	int32_t (*register_callback)(uint8_t, uint16_t, callback *);
	const char *(*lookup_string)(uint32_t);
	object (*lookup_object)(int32_t);
	metadata *(*query_metadata)(event *);
	const payload *(*query_payload)(event *);
	const event *(*find_event)(uint64_t);
	int32_t (*stashed)(char **, uint64_t &);
	uint32_t (*register_string)(const char *, char **);
	bool ids;	/* identity by string numbers */
	bool uid128;	/* 2025.1 and later */
	bool new_types; /* 2024.0 and later */
};

framework fw;
FILE *out;
std::mutex lock;
/* Never destroyed: the runtime notifies until its very end. */
std::string *streams = new std::string[256];
thread_local uint64_t sequence;

std::string quoted(const char *s, size_t n)
{
	std::string r = "\"";

	for (size_t i = 0; i < n; i++) {
		unsigned char c = s[i];
		char buf[8];

		if (c == '"' || c == '\\')
			(r += '\\') += c;
		else if (c >= 0x20 && c != 0x7f)
			r += c;
		else
			snprintf(buf, sizeof(buf), "\\u%04x", c), r += buf;
	}
	return r + "\"";
}

std::string text(const char *s)
{
	return s ? quoted(s, strlen(s)) : "null";
}

std::string hex(const void *p, size_t n)
{
	std::string r = "\"";
	char buf[3];

	for (size_t i = 0; i < n; i++)
		snprintf(buf, sizeof(buf), "%02x", static_cast<const unsigned char *>(p)[i]),
			r += buf;
	return r + "\"";
}

__attribute__((format(printf, 1, 2))) std::string fmt(const char *f, ...)
{
	char buf[256];
	va_list ap;

	va_start(ap, f);
	vsnprintf(buf, sizeof(buf), f, ap);
	va_end(ap);
	return buf;
}

uint32_t fnv1a(const char *s)
{
	uint32_t h = 2166136261u;

	for (; s && *s; s++)
		h = (h ^ static_cast<unsigned char>(*s)) * 16777619u;
	return h;
}

/* What stands for a string in an identity. */
uint32_t part(const char *s)
{
	char *copy;

	if (!fw.ids)
		return fnv1a(s);
	return s && *s ? fw.register_string(s, &copy) : 0;
}

/* 2025.1 and 2025.2 have 0 in an identity for a place that the payload does not claim to know. */
uint32_t place(const payload *p, uint32_t n)
{
	constexpr uint64_t has_line = 8;

	return fw.ids && !(p->flags & has_line) ? 0 : n;
}

std::string uid(const event *e, uint64_t old_instance)
{
	const payload *p = e ? e->payload : nullptr;

	if (!e)
		return "null";
	if (!fw.uid128)
		return fmt("[\"%016x%016llx\",%llu]", 0, (unsigned long long)e->unique_id,
			   (unsigned long long)old_instance);
	if (!p)
		return "[null,0]";
	return fmt("[\"%08x%08x%08x%08x\",%llu]", part(p->source_file), part(p->name),
		   place(p, p->column), place(p, p->line), (unsigned long long)e->instance_id);
}

std::string node(uint64_t id)
{
	if (!fw.uid128)
		return fmt("[\"%016x%016llx\",null]", 0, (unsigned long long)id);
	return uid(fw.find_event ? fw.find_event(id) : nullptr, 0);
}

std::string call_data(const function_args *a)
{
	std::string r = "{\"struct\":" + hex(a, sizeof(*a)) + ",\"text\":" + text(a->name);

	if (a->ret)
		r += ",\"ret\":" + fmt("%d", *static_cast<int32_t *>(a->ret));
	return r + "}";
}

std::string with_text(const void *p, size_t size, size_t off)
{
	const char *s;

	memcpy(&s, static_cast<const char *>(p) + off, sizeof(s));
	return "{\"struct\":" + hex(p, size) + ",\"text\":" + text(s) + "}";
}

std::string plain(const void *p, size_t size)
{
	return "{\"struct\":" + hex(p, size) + "}";
}

/* What the numbers of 2024.0 and later would be. */
unsigned unified(unsigned type)
{
	static const struct {
		uint8_t old, now;
	} map[] = { { 31, 29 }, { 35, 33 }, { 36, 34 }, { 39, 35 }, { 40, 36 }, { 44, 37 },
		    { 42, 38 }, { 46, 39 }, { 48, 40 }, { 50, 42 }, { 51, 43 } };

	if (fw.new_types)
		return type;
	for (auto &m : map)
		if (m.old == type)
			return m.now;
	return type > 32 && type != 126 ? 127 : type;
}

std::string data(unsigned type, bool image, const event *e, const void *p)
{
	if (!p)
		return "null";
	switch (unified(type)) {
	case 16:
		return fmt("{\"handle\":\"0x%llx\"}", (unsigned long long)(uintptr_t)p);
	case 28:
	case 29:
		return call_data(static_cast<const function_args *>(p));
	case 32:
	case 33:
	case 34:
	case 35:
		return e ? text(static_cast<const char *>(p)) : plain(p, 40);
	case 36:
		return image ? plain(p, 80) : with_text(p, 56, 16);
	case 37:
		return plain(p, 8);
	case 38:
	case 39:
		return plain(p, 16);
	case 40:
		return image ? with_text(p, 48, 32) : plain(p, 24);
	default:
		if (unified(type) <= 25 || type == 126 || unified(type) == 42 ||
		    unified(type) == 43)
			return text(static_cast<const char *>(p));
		return fmt("{\"address\":\"0x%llx\"}", (unsigned long long)(uintptr_t)p);
	}
}

std::string meta(event *e)
{
	std::string r = "{";
	metadata *m = e ? fw.query_metadata(e) : nullptr;

	if (!m)
		return "{}";
	for (auto &kv : *m) {
		object o = fw.lookup_object(kv.second);

		if (r.size() > 1)
			r += ',';
		r += text(fw.lookup_string(kv.first)) + ":[" + fmt("%u", o.type) + "," +
		     hex(o.data, o.size) + "]";
	}
	return r + "}";
}

void tell(uint8_t stream, uint16_t type, event *parent, event *e, uint64_t instance,
	  const void *user)
{
	const payload *p = e ? fw.query_payload(e) : nullptr;
	char *key = nullptr;
	uint64_t value = 0;
	std::string r;

	r = fmt("{\"tid\":%ld,\"seq\":%llu,\"stream_id\":%u,\"trace_type\":%u,\"instance\":%llu",
		syscall(SYS_gettid), (unsigned long long)sequence++, stream, type,
		(unsigned long long)instance);
	r += ",\"stream\":" + text(streams[stream].c_str());
	r += ",\"uid\":" + uid(e, instance);
	r += ",\"parent\":" + uid(parent, parent ? parent->instance_id : 0);
	if (e && e->source_id + 1 > 1 && e->target_id + 1 > 1)
		r += ",\"source\":" + node(e->source_id) + ",\"target\":" + node(e->target_id);
	r += ",\"name\":" + text(p ? p->name : nullptr);
	r += ",\"file\":" + text(p ? p->source_file : nullptr);
	r += p ? fmt(",\"line\":%u,\"column\":%u", p->line, p->column)
	       : ",\"line\":null,\"column\":null";
	r += ",\"data\":" + data(type, streams[stream] == "sycl.experimental.image", e, user);
	r += ",\"metadata\":" + meta(e);
	if (fw.stashed && fw.stashed(&key, value) == 0 && key)
		r += ",\"stash\":[" + text(key) + "," + fmt("%llu", (unsigned long long)value) +
		     "]";
	r += "}\n";

	std::lock_guard<std::mutex> g(lock);
	if (out) {
		fwrite(r.data(), 1, r.size(), out);
		fflush(out);
	}
}

/* Callbacks are not told the stream: one function each. */
constexpr unsigned STREAMS = 24;
template <unsigned N>
void heard(uint16_t type, event *parent, event *e, uint64_t instance, const void *user)
{
	tell(N, type, parent, e, instance, user);
}
template <unsigned... N> callback *pick(unsigned n, std::integer_sequence<unsigned, N...>)
{
	callback *all[] = { heard<N>... };

	return n < sizeof...(N) ? all[n] : nullptr;
}

bool skipped(const char *stream)
{
	const char *list = getenv("XPTI_WITNESS_SKIP");

	return list && ("," + std::string(list) + ",").find("," + std::string(stream) + ",") !=
			       std::string::npos;
}

template <typename T> void find(void *lib, const char *name, T *&ret)
{
	ret = reinterpret_cast<T *>(dlsym(lib, name));
}

bool look_up(void *lib)
{
	find(lib, "xptiRegisterStream", fw.register_stream);
	find(lib, "xptiRegisterCallback", fw.register_callback);
	find(lib, "xptiRegisterString", fw.register_string);
	find(lib, "xptiLookupString", fw.lookup_string);
	find(lib, "xptiLookupObject", fw.lookup_object);
	find(lib, "xptiQueryMetadata", fw.query_metadata);
	find(lib, "xptiQueryPayload", fw.query_payload);
	find(lib, "xptiFindEvent", fw.find_event);
	find(lib, "xptiGetStashedTuple", fw.stashed);
	fw.ids = getenv("XPTI_WITNESS_UID") && !strcmp(getenv("XPTI_WITNESS_UID"), "ids");
	fw.uid128 = dlsym(lib, "xptiCreateTracepoint");
	fw.new_types = dlsym(lib, "xptiCheckTraceEnabled");
	return fw.register_stream && fw.register_callback;
}

bool load(const void *caller)
{
	link_map *map = nullptr;
	Dl_info info;
	void *lib;

	if (fw.register_callback)
		return true;
	if (!dladdr1(caller, &info, reinterpret_cast<void **>(&map), RTLD_DL_LINKMAP))
		return false;
	lib = dlopen(map->l_name, RTLD_NOLOAD | RTLD_LAZY);
	return lib && look_up(lib);
}

void listen(const char *path, const char *stream)
{
	callback *cb;
	uint8_t id;

	if (skipped(stream))
		return;
	if (!out)
		out = fopen(path, "we");
	id = fw.register_stream(stream);
	streams[id] = stream;
	cb = pick(id, std::make_integer_sequence<unsigned, STREAMS>());
	if (!cb) {
		fprintf(stderr, "witness: stream %s has number %u\n", stream, id);
		return;
	}
	/*
	 * The framework's own, and those of the first tools that define their own. Ends come before their begins, which have
	 * smaller numbers: otherwise a task that runs meanwhile would begin and never end.
	 */
	for (int type = 0x3ff; type >= 0; type--)
		if (type < 128 || type & 0x80)
			fw.register_callback(id, uint16_t(type), cb);
}

/* The streams that there are, by the beacon's side: those that the releases have. */
void *listen_late(void *)
{
	static const char *const all[] = { "sycl",
					   "sycl.debug",
					   "sycl.experimental.buffer",
					   "sycl.experimental.image",
					   "sycl.experimental.mem_alloc",
					   "sycl.pi",
					   "sycl.pi.debug" };
	const char *path = getenv("XPTI_WITNESS");
	void *lib = armed_framework();

	if (look_up(lib))
		for (auto name : all)
			listen(path, name);
	if (look_up(lib) && getenv("XPTI_WITNESS_CALLS"))
		for (auto name : { "ur.call", "ur.call.debug" })
			listen(path, name);
	armed_ready(path);
	return nullptr;
}

__attribute__((constructor)) void start()
{
	pthread_t thread;

	if (getenv("XPTI_WITNESS_BEACON") && getenv("XPTI_WITNESS"))
		pthread_create(&thread, nullptr, listen_late, nullptr);
}

} // namespace

extern "C" __attribute__((visibility("default"))) void
xptiTraceInit(unsigned, unsigned, const char *, const char *stream)
{
	const char *path = getenv("XPTI_WITNESS");

	if (!path || !load(__builtin_extract_return_addr(__builtin_return_address(0)))) {
		fprintf(stderr, "witness: no framework or no XPTI_WITNESS\n");
		return;
	}
	listen(path, stream);
}

extern "C" __attribute__((visibility("default"))) void xptiTraceFinish(const char *)
{
}
