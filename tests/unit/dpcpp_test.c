// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * dpcpp_test.c - the numbers of PI's functions by release, and records of .trace files to the byte: whole ones, cut
 * and unreadable values, and what is shown of calls that have no place.
 */
#include <sys/stat.h>
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "model/model.h"
#include "catalog/catalog.h"
#include "catalog/pi_kinds.h"
#include "sink/sink.h"

static int number(const char *release, const char *name)
{
	struct pi_kinds kinds;

	pi_kinds_of(release, &kinds);
	return pi_kind_number(&kinds, name);
}

/* Each number once, from 0 on. */
static unsigned whole(const char *release)
{
	bool seen[PI_KINDS_MAX] = { 0 };
	struct pi_kinds kinds;

	pi_kinds_of(release, &kinds);
	assert_in_range(kinds.n, 1, PI_KINDS_MAX);
	for (unsigned i = 0; i < kinds.n; i++) {
		assert_true(kinds.at[i].number < kinds.n);
		assert_false(seen[kinds.at[i].number]);
		seen[kinds.at[i].number] = true;
	}
	return kinds.n;
}

TEST(test_numbers)
{
	static const char *const releases[] = { "2021.4.0", "2022.2.1", "2023.0.0", "2023.1",
						"2023.2.4", "2024.0.3", "2024.2.1", "2026.1" };

	for (size_t i = 0; i < ARRAY_SIZE(releases); i++) {
		whole(releases[i]);
		assert_int_equal(number(releases[i], "piPlatformsGet"), 0);
		assert_int_equal(number(releases[i], "piDevicesGet"), 4);
		assert_int_equal(number(releases[i], "piPluginInit"), -ENOENT);
		assert_int_equal(number(releases[i], "urContextCreate"), -ENOENT);
	}
	/* Put in before it: the global variables' pointers, and queues with properties. */
	assert_int_equal(number("2021.4.0", "piQueueFinish"), 22);
	assert_int_equal(number("2024.2.1", "piQueueFinish"), 24);
	assert_int_equal(number("2021.4.0", "piQueueFlush"), -ENOENT);
	assert_int_equal(number("2022.2.1", "piQueueFlush"), 23);
	/* One release's alone. */
	assert_int_equal(number("2023.2.4", "piextQueueCreate2"), 115);
	assert_int_equal(number("2023.0.0", "piextQueueCreate2"), -ENOENT);
	assert_int_equal(number("2024.0.3", "piextQueueCreate2"), -ENOENT);
	/* Not told, or no release: as the last. */
	assert_int_equal(whole(""), whole("2024.2.1"));
	assert_int_equal(whole(NULL), whole("2024.2.1"));
	assert_int_equal(whole("trunk"), whole("2024.2.1"));
}

TEST(test_in_release)
{
	assert_false(catalog_in_release(NULL, "2024.2"));
	assert_true(catalog_in_release(catalog_find("piQueueFlush"), "2022.2"));
	assert_true(catalog_in_release(catalog_find("piextQueueCreate2"), "2023.2.4"));
	assert_false(catalog_in_release(catalog_find("piextQueueCreate2"), "2023.3"));
	assert_false(catalog_in_release(catalog_find("piextQueueCreate2"), NULL));
	/* With an older signature, too. */
	assert_true(catalog_in_release(catalog_find("piextKernelSetArgMemObj"), "2021.4"));
}

/* ---- records ----------------------------------------------------------------------------------- */

struct fixture {
	char folder[32], path[64];
	struct model *model;
	struct sink *sink;
	struct xb_call rec;
	struct value args[3];
};

static int setup(void **state)
{
	struct fixture *f = calloc(1, sizeof(*f));

	assert_non_null(f);
	strcpy(f->folder, "/tmp/dpcpp_test_XXXXXX");
	assert_non_null(mkdtemp(f->folder));
	snprintf(f->path, sizeof(f->path), "%s/7/tid9.trace", f->folder);
	assert_int_equal(model_new(&f->model), 0);
	assert_int_equal(sink_new(&sink_dpcpp, &(struct sink_opts){ .path = f->folder }, &f->sink),
			 0);
	*state = f;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *f = *state;

	sink_free(f->sink);
	model_free(f->model);
	unlink(f->path);
	*strrchr(f->path, '/') = '\0';
	rmdir(f->path);
	rmdir(f->folder);
	free(f);
	return 0;
}

/* piKernelCreate(0x1122, "k", &kernel) = PI_SUCCESS. */
static struct event event_of(struct fixture *f)
{
	const struct cat_func *fn = catalog_find("piKernelCreate");

	f->rec = (struct xb_call){
		.h = { .len = sizeof(f->rec), .type = XB_CALL, .tgid = 7, .tid = 9, .ts = 5000999 },
		.dur = 2001,
		.id = 1,
	};
	f->args[0] = (struct value){ .kind = VALUE_HANDLE, .type = fn->args[0].type, .u = 0x1122 };
	f->args[1] = (struct value){ .kind = VALUE_STRING,
				     .type = fn->args[1].type,
				     .flags = VALUE_F_POINTEE,
				     .addr = 0x99,
				     .str = "k",
				     .len = 1 };
	f->args[2] = (struct value){ .kind = VALUE_HANDLE,
				     .type = fn->args[2].type->elem,
				     .flags = VALUE_F_POINTEE | VALUE_F_OUT,
				     .addr = 0x3344,
				     .u = 0x5566 };
	return (struct event){
		.type = EVENT_CALL,
		.rec = &f->rec.h,
		.call = { .rec = &f->rec,
			  .api = "pi",
			  .name = fn->name,
			  .fn = fn,
			  .args = f->args,
			  .nargs = 3,
			  .ret = { .kind = VALUE_ENUM } },
	};
}

static void feed(struct fixture *f, const struct event *e)
{
	const struct told told = { .thread = "?9" };
	struct strbuf out = STRBUF_INIT;

	assert_int_equal(sink_dpcpp.event(f->sink, e, &told, &out), 0);
	assert_int_equal(out.len, 0);
}

/* What is reported at the end. */
static void expect_end(struct fixture *f, const uint64_t counters[XB_C_LOSS_MAX],
		       const char *remarks, int end)
{
	struct strbuf out = STRBUF_INIT;

	assert_int_equal(sink_dpcpp.finish(f->sink, f->model, &out), end);
	assert_int_equal(sink_dpcpp.lost(f->sink, counters, &out), 0);
	assert_int_equal(out.len, 0);
	assert_int_equal(sink_dpcpp.remarks(f->sink, &out), 0);
	assert_string_equal(strbuf_str(&out), remarks);
	strbuf_done(&out);
}

static void expect(struct fixture *f, const uint64_t counters[XB_C_LOSS_MAX], const char *remarks)
{
	expect_end(f, counters, remarks, 0);
}

static void expect_file(const struct fixture *f, const void *want, size_t len)
{
	char got[256];
	FILE *file = fopen(f->path, "re");

	assert_non_null(file);
	assert_int_equal(fread(got, 1, sizeof(got), file), len);
	fclose(file);
	assert_memory_equal(got, want, len);
}

#define NONE ((const uint64_t[XB_C_LOSS_MAX]){ 0 })
/* Of the newest release: its number, the backend, 5000 and 5003 us, no inputs. */
#define HEAD	 "\x34\0\0\0\0\x88\x13\0\0\0\0\0\0\x8b\x13\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
#define U64(low) low "\0\0\0\0\0\0\0"

TEST_WITH(test_whole, struct fixture *f)
{
	static const char want[] = HEAD U64("\1")
		U64("\x12") "\x22\x11\0\0\0\0\0\0k\0"
			    "\x44\x33\0\0\0\0\0\0" U64("\x8") "\x66\x55\0\0\0\0\0\0\0\0\0";
	struct event e = event_of(f);

	assert_int_equal(number("", "piKernelCreate"), HEAD[0]);
	feed(f, &e);
	expect(f, NONE, "");
	/* Without the NUL of the literal, of which the result has one. */
	expect_file(f, want, sizeof(want));
}

TEST_WITH(test_incomplete, struct fixture *f)
{
	static const char want[] = HEAD U64("\1")
		U64("\x11") "\x22\x11\0\0\0\0\0\0\0"
			    "\x44\x33\0\0\0\0\0\0" U64("\0") "\xe2\xff\xff\xff";
	uint64_t lost[XB_C_LOSS_MAX] = { [XB_C_RING_FULL] = 5 };
	struct event e = event_of(f);

	f->rec.ret = (uint32_t)-30;
	f->args[1] = (struct value){ .kind = VALUE_PTR,
				     .flags = VALUE_F_FAULT,
				     .u = 0x99,
				     .type = e.call.fn->args[1].type };
	f->args[2] = (struct value){ .kind = VALUE_PTR,
				     .flags = VALUE_F_FAULT,
				     .u = 0x3344,
				     .type = e.call.fn->args[2].type };
	feed(f, &e);
	expect(f, lost,
	       "in the .trace files: 2 values that are cut or empty\n"
	       "lost: 5 records dropped because the ring was full (try a larger --buffer)\n");
	expect_file(f, want, sizeof(want) - 1);
}

TEST_WITH(test_no_place, struct fixture *f)
{
	struct event e = event_of(f);

	f->rec.h.flags = XB_F_UNFINISHED;
	feed(f, &e);
	f->rec.h.flags = 0;
	f->rec.depth = 1;
	feed(f, &e);
	f->rec.depth = 0;
	f->args[0].kind = VALUE_UNKNOWN;
	feed(f, &e);
	e.call.name = "piPluginInit";
	f->args[0].kind = VALUE_HANDLE;
	feed(f, &e);
	e.call.api = "ur";
	feed(f, &e);
	e.call.api = "cl";
	feed(f, &e);
	feed(f, &e);
	e.type = EVENT_XPTI;
	feed(f, &e);
	expect_end(
		f, NONE,
		"not in the .trace files: 3 calls of other APIs (cl 2, ur 1)\n"
		"not in the .trace files: 1 XPTI events\n"
		"not in the .trace files: 1 PI calls whose end was not seen\n"
		"not in the .trace files: 1 PI calls inside other calls\n"
		"not in the .trace files: 1 PI calls of functions without a number in that format (piPluginInit)\n"
		"not in the .trace files: 1 PI calls whose arguments are not known\n",
		-ENOMSG);
	assert_int_equal(access(f->path, F_OK), -1);
}

static void feed_object(struct fixture *f, uint32_t obj, const char *path)
{
	struct {
		struct xb_def_object d;
		char text[64];
	} def = { .d = { .h = { .len = sizeof(def), .type = XB_DEF_OBJECT }, .obj = obj } };
	const struct event e = { .type = EVENT_OBJECT, .rec = &def.d.h };

	snprintf(def.text, sizeof(def.text), "%s%c2024.2.1", path, '\0');
	feed(f, &e);
}

/* The first byte after the function's number, of the record with this number. */
static int backend_in(const struct fixture *f, unsigned record)
{
	const size_t length = sizeof(HEAD U64("\1") U64("\x12")) - 1 + 18 + 8 + 8 + 4;
	FILE *file = fopen(f->path, "re");
	int c;

	assert_non_null(file);
	assert_int_equal(fseek(file, (long)(record * length + 4), SEEK_SET), 0);
	c = fgetc(file);
	fclose(file);
	return c;
}

/* XPTI doesn't say whose function it is. */
TEST_WITH(test_told, struct fixture *f)
{
	struct event e = event_of(f);

	feed_object(f, 1, "/lib/libxptifw.so");
	feed_object(f, 2, "/lib/libpi_opencl.so");
	feed_object(f, 3, "/lib/libpi_level_zero.so");
	f->rec.obj = 1;
	feed(f, &e);
	f->rec.obj = 3;
	feed(f, &e);
	f->rec.obj = 1;
	feed(f, &e);
	f->rec.obj = 2;
	feed(f, &e);
	f->rec.obj = 1;
	feed(f, &e);
	f->rec.h.tgid = 8;
	feed(f, &e);
	expect(f, NONE,
	       "in the .trace files: 3 PI calls with backend 0, as no probe was in their plugin\n");
	assert_int_equal(backend_in(f, 0), 0);
	assert_int_equal(backend_in(f, 1), 2);
	assert_int_equal(backend_in(f, 2), 0);
	assert_int_equal(backend_in(f, 3), 1);
	assert_int_equal(backend_in(f, 4), 1);
	*strrchr(f->path, '/') = '\0';
	snprintf(f->path + strlen(f->path) - 1, 20, "8/tid9.trace");
	assert_int_equal(backend_in(f, 0), 0);
	assert_int_equal(unlink(f->path), 0);
	*strrchr(f->path, '/') = '\0';
	assert_int_equal(rmdir(f->path), 0);
	snprintf(f->path, sizeof(f->path), "%s/7/tid9.trace", f->folder);
}

/* Two machines have a process of the same number. */
TEST_WITH(test_merged, struct fixture *f)
{
	struct event e = event_of(f);
	char path[80];

	feed(f, &e);
	f->rec.h.tgid |= 2u << XB_ID_BITS;
	feed(f, &e);
	expect(f, NONE, "");
	assert_int_equal(access(f->path, F_OK), 0);
	snprintf(path, sizeof(path), "%s/7-2/tid9.trace", f->folder);
	assert_int_equal(unlink(path), 0);
	*strrchr(path, '/') = '\0';
	assert_int_equal(rmdir(path), 0);
}

TEST_WITH(test_folder, struct fixture *f)
{
	struct sink_opts o = { .path = f->folder };
	struct event e = event_of(f);
	struct sink *again = NULL;

	feed(f, &e);
	expect(f, NONE, "");
	assert_int_equal(sink_new(&sink_dpcpp, &o, &again), -EEXIST);
	o.force = true;
	assert_int_equal(sink_new(&sink_dpcpp, &o, &again), 0);
	sink_free(again);
	o.path = "/proc/none";
	assert_true(sink_new(&sink_dpcpp, &o, &again) < 0);
	o.path = f->path;
	assert_int_equal(sink_new(&sink_dpcpp, &o, &again), -ENOTDIR);
	o.path = NULL;
	assert_int_equal(sink_new(&sink_dpcpp, &o, &again), -EINVAL);
}
