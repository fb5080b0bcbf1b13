// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* file_check_test.c - a file plan is refused if one thing in it is what no honest reader would say. */
#include <fcntl.h>
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "catalog/catalog.h"
#include "plan/file_check.h"

#define FILE_SIZE 0x10000U

/* One with all parts. */
static int setup(void **state)
{
	static const char *const names[] = { "urEventWait", "zeInit", "urBrandNewThing" };
	struct file_plan *p = calloc(1, sizeof(*p));

	if (!p)
		return 1;
	p->is = FILE_PLAN_SYCL | FILE_PLAN_XPTIFW;
	snprintf(p->release, sizeof(p->release), "2026.2.0");
	p->xpti.offset = 0x100;
	p->xpti.regmap = XB_REGMAP_ABI;
	p->xpti.layout = (struct xb_xpti_layout){ .instance = 0x2000,
						  .flags = XB_XPTI_L_OBJECTS,
						  .table = XB_XPTI_TABLE_EMH7,
						  .string_off = 0x198 };
	p->beacon = (struct file_plan_beacon){
		.events = 0x200, .events_counter = 0x300, .details = 0x210, .details_counter = 0x302
	};
	p->python.minor = 12;
	p->late = (struct file_plan_place){ .offset = 0x400, .possible = 1 };
	p->nfuncs = ARRAY_SIZE(names);
	p->unknown = 1;
	for (size_t i = 0; i < ARRAY_SIZE(names); i++) {
		snprintf(p->funcs[i].symbol, sizeof(p->funcs[i].symbol), "%s", names[i]);
		p->funcs[i].at = (struct file_plan_place){ .offset = FILE_SIZE - 1 - i,
							   .regmap = XB_REGMAP_ABI,
							   .possible = 1 };
	}
	*state = p;
	return 0;
}

static int teardown(void **state)
{
	free(*state);
	return 0;
}

TEST_WITH(all_parts, struct file_plan *p)
{
	assert_true(file_plan_is_sound(p, FILE_SIZE));
	p->xpti.error = p->beacon.error = p->python.error = -ENOENT;
	p->nfuncs = p->unknown = 0;
	assert_true(file_plan_is_sound(p, FILE_SIZE));
	p->error = -ENOEXEC;
	p->nfuncs = FILE_PLAN_FUNCS + 1;
	assert_true(file_plan_is_sound(p, FILE_SIZE));
}

/* What is left over between members, and what is beyond the functions that there are, says nothing. */
TEST_WITH(unused_bytes, struct file_plan *p)
{
	memset(p->funcs[0].at.zero, 0xff, sizeof(p->funcs[0].at.zero));
	p->beacon.zero = UINT32_MAX;
	memset(&p->funcs[p->nfuncs], 0xff, sizeof(p->funcs[0]));
	memset(p->release + sizeof("2026.2.0"), 0xff, sizeof(p->release) - sizeof("2026.2.0"));
	assert_true(file_plan_is_sound(p, FILE_SIZE));
}

/* Writes a value over a member. */
#define CHANGE(member, value)                                       \
	{ #member " = " #value, offsetof(struct file_plan, member), \
	  sizeof(((struct file_plan *)0)->member), (uint64_t)(value), NULL }
#define TEXT(member, text) \
	{ #member " = " #text, offsetof(struct file_plan, member), sizeof(text) - 1, 0, text }

static const struct change {
	const char *what;
	size_t at, size;
	uint64_t value;
	const char *text;
} changes[] = {
	CHANGE(error, 1),
	CHANGE(error, -4096),
	CHANGE(is, FILE_PLAN_IS_ALL + 1),
	TEXT(release, "2026.2.\n"),
	TEXT(release, "2026.2.0.00000000000000000000000000"),
	CHANGE(xpti.error, 1),
	CHANGE(xpti.offset, FILE_SIZE),
	CHANGE(xpti.regmap, 0x543211),
	CHANGE(xpti.layout.flags, 0x10),
	CHANGE(xpti.layout.numbering, XB_XPTI_TYPES_2024 + 1),
	CHANGE(xpti.layout.table, XB_XPTI_TABLE_EMH7 + 1),
	CHANGE(xpti.layout.string_off, 0x10000),
	CHANGE(xpti.layout.stream_off, UINT32_MAX),
	CHANGE(xpti.layout.tool_off, 0x10000),
	CHANGE(xpti.layout.object_off, 0x10000),
	CHANGE(xpti.layout.enabled_off, 0x10000),
	CHANGE(xpti.layout.live_off, 0xffff),
	CHANGE(xpti.layout.stash_key_off, 0x10001),
	CHANGE(xpti.layout.stash_value_off, 0x10001),
	CHANGE(xpti.layout.data[XB_XPTI_TYPES - 1], XB_XPTI_DATA_ACCESSOR + 1),
	CHANGE(beacon.error, INT32_MAX),
	CHANGE(beacon.events, FILE_SIZE),
	CHANGE(beacon.events_counter, 0),
	CHANGE(beacon.events_counter, FILE_SIZE),
	CHANGE(beacon.details, UINT64_MAX),
	CHANGE(beacon.details_counter, 0x303),
	CHANGE(python.error, 1),
	CHANGE(python.minor, 9),
	CHANGE(python.minor, UINT32_MAX),
	CHANGE(late.offset, FILE_SIZE),
	CHANGE(late.regmap, 0x1000000),
	CHANGE(late.possible, 2),
	CHANGE(late.possible, 0),
	CHANGE(left, UINT32_MAX),
	CHANGE(unknown_left, UINT32_MAX),
	CHANGE(unknown, 4),
	CHANGE(unknown, 0), /* then the last one would have to be known */
	CHANGE(unknown, 2), /* and then the one before must not be */
	CHANGE(nfuncs, FILE_PLAN_FUNCS + 1),
	CHANGE(nfuncs, UINT32_MAX),
	TEXT(funcs[0].symbol, "noSuchFunction"),
	TEXT(funcs[0].symbol, "\0"),
	TEXT(funcs[2].symbol, "urBrand\x1b[31m"),
	TEXT(funcs[2].symbol, "brandNewThing"),
	TEXT(funcs[2].symbol, "urEventWait\0"),
	CHANGE(funcs[0].size, UINT64_MAX - 0x10),
	CHANGE(funcs[1].at.offset, FILE_SIZE),
	CHANGE(funcs[1].at.regmap, 0xff543210),
	CHANGE(funcs[1].at.possible, 0xff),
	CHANGE(funcs[1].at.emulated, 2),
	CHANGE(funcs[2].at.possible, 0),
};

TEST_WITH(one_change, struct file_plan *p)
{
	uint8_t before[64];

	p->funcs[0].vaddr = 0x20;
	for (size_t i = 0; i < ARRAY_SIZE(changes); i++) {
		const struct change *c = &changes[i];

		assert_true(c->size <= sizeof(before));
		memcpy(before, (char *)p + c->at, c->size);
		memcpy((char *)p + c->at, c->text ? (const void *)c->text : &c->value, c->size);
		if (file_plan_is_sound(p, FILE_SIZE))
			fail_msg("%s is believed", c->what);
		memcpy((char *)p + c->at, before, c->size);
		assert_true(file_plan_is_sound(p, FILE_SIZE));
	}
}

/* A name without an end would lead beyond the plan. */
TEST_WITH(endless_names, struct file_plan *p)
{
	memset(p->funcs[2].symbol, 'a', sizeof(p->funcs[2].symbol));
	memcpy(p->funcs[2].symbol, "urA", 3);
	assert_false(file_plan_is_sound(p, FILE_SIZE));
	p->funcs[2].symbol[sizeof(p->funcs[2].symbol) - 1] = '\0';
	assert_true(file_plan_is_sound(p, FILE_SIZE));
}

/* The catalog's own names all fit. */
TEST(every_known_name)
{
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		for (size_t i = 0; api && i < api->nfuncs; i++)
			assert_true(strlen(api->funcs[i]->symbol) < NEWER_NAME);
	}
}

/* Of real files, what is read is believed. */
TEST_WITH(real_files, struct file_plan *p)
{
	static const char *const paths[] = { "/proc/self/exe", "/lib/x86_64-linux-gnu/libc.so.6",
					     "/lib64/libc.so.6", "/bin/sh", "/etc/passwd" };
	unsigned looked = 0;

	for (size_t i = 0; i < ARRAY_SIZE(paths); i++) {
		_cleanup_close_ int fd = open(paths[i], O_RDONLY | O_CLOEXEC);

		if (fd < 0)
			continue;
		memset(p, 0, sizeof(*p));
		file_plan_read(fd, p);
		assert_true(file_plan_is_sound(p, (uint64_t)lseek(fd, 0, SEEK_END)));
		looked += !p->error;
	}
	assert_true(looked);
}
