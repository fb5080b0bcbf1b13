// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* start_test.c - what of environments is kept, and what records of opened files become. */
#include "unit.h"
#include "base/cleanup.h"
#include "decode/event.h"
#include "live/opened.h"
#include "proc/start.h"
#include "wire_file.h"

static const struct start_names none;

TEST(test_names)
{
	static const char *const also[] = { "MY_*", "ACCESS_TOKEN" };
	const struct start_names names = { also, ARRAY_SIZE(also) };

	assert_true(start_keeps(&none, "ONEAPI_DEVICE_SELECTOR"));
	assert_true(start_keeps(&none, "LD_LIBRARY_PATH"));
	assert_true(start_keeps(&none, "LC_ALL"));
	assert_false(start_keeps(&none, "AWS_REGION"));
	assert_false(start_keeps(&none, "SYCL_API_KEY"));
	assert_false(start_keeps(&none, "ZE_token"));
	assert_false(start_keeps(&none, "PATHS"));
	assert_false(start_keeps(&none, "MY_NAME"));
	assert_true(start_keeps(&names, "MY_NAME"));
	assert_false(start_keeps(&names, "MY_PASSWORD"));
	assert_true(start_keeps(&names, "ACCESS_TOKEN"));
}

#define TEXT(t) (t), sizeof(t)

static void decoded(const struct xb_hdr *rec, struct event *ret, int expected)
{
	struct decoder *d;

	assert_int_equal(decoder_new(&d), 0);
	assert_int_equal(decoder_decode(d, rec, ret), expected);
	decoder_free(d);
}

TEST(test_start)
{
	struct xb_start *s;
	struct event e;

	/* What follows the last NUL of each was cut. */
	assert_int_equal(start_make("/bin/a", "/tmp", "a\0-b\0\0cu", 8,
				    "SYCL_X=1\0SECRET=2\0=3\0NOTHING\0PATH=/b", 36, &none, &s),
			 0);
	assert_int_equal(s->h.len % 8, 0);
	assert_int_equal(s->h.flags, XB_START_CUT);
	assert_int_equal(s->nargs, 3);
	assert_int_equal(s->nenv, 1);
	assert_int_equal(s->left, 3);
	decoded(&s->h, &e, 1);
	assert_int_equal(e.type, EVENT_START);
	assert_string_equal(event_text(&e, 0), "/bin/a");
	assert_string_equal(event_text(&e, 1), "/tmp");
	assert_string_equal(event_text(&e, 3), "-b");
	assert_string_equal(event_text(&e, 4), "");
	assert_string_equal(event_text(&e, 5), "SYCL_X=1");
	s->nenv = 200;
	decoded(&s->h, &e, -EBADMSG);
	s->nargs = s->nenv = 0x80000000;
	decoded(&s->h, &e, -EBADMSG);
	free(s);
}

TEST(test_long)
{
	char *args = calloc(1, 100000);
	struct xb_start *s;

	memset(args, 'x', 50000);
	assert_int_equal(start_make("", "", args, 100000, args, 100000, &none, &s), 0);
	assert_int_equal(s->h.flags, XB_START_CUT);
	assert_true(s->h.len <= 64 << 10);
	free(s);
	/* As many empty ones as there is room for. */
	memset(args, 0, 50000);
	assert_int_equal(start_make("", "", args, 50000, "", 0, &none, &s), 0);
	assert_true(s->h.len <= 64 << 10);
	free(s);
	free(args);
}

/* ---- what the kernel side sends ------------------------------------------------------------------ */

static int on_record(void *u, const struct xb_hdr *rec)
{
	struct xb_file **got = u;

	free(*got);
	*got = malloc(rec->len);
	assert_non_null(*got);
	memcpy(*got, rec, rec->len);
	return 0;
}

/* NULL: it is refused. */
static struct xb_file *seen(const char *bytes, uint32_t room, uint32_t path, uint32_t names,
			    bool whole)
{
	struct xb_file_seen *s = calloc(1, sizeof(*s) + room);
	struct xb_file *got = NULL;
	const struct opened_to to = { on_record, &got };

	assert_non_null(s);
	s->file.h.type = XB_FILE_SEEN;
	s->file.h.len = (uint32_t)sizeof(*s) + room;
	s->file.how = XB_FILE_OPENAT;
	s->file.dirfd = -100;
	s->path = path;
	s->names = names;
	s->relative = 1;
	s->whole = whole;
	memcpy(s->bytes, bytes, room);
	assert_int_equal(opened_record(&to, &s->file.h), 0);
	free(s);
	return got;
}

static void expect(struct xb_file *f, const char *path, const char *directory)
{
	struct event e;

	assert_non_null(f);
	decoded(&f->h, &e, 1);
	assert_int_equal(e.type, EVENT_FILE);
	assert_string_equal(event_text(&e, 0), path);
	assert_string_equal(event_text(&e, 1), directory);
	free(f);
}

TEST(test_directories)
{
	expect(seen("a\0in\0home\0\0\0\0\0\0\0", 16, 2, 8, true), "a", "/home/in");
	expect(seen("a\0\0\0\0\0\0\0", 8, 2, 0, true), "a", "/");
	expect(seen("a\0in\0\0\0\0", 8, 2, 3, false), "a", "");
	/* None of these ends where it says. */
	assert_null(seen("abcdefg", 8, 7, 0, true));
	assert_null(seen("a\0in\0hom", 8, 2, 6, true));
	assert_null(seen("a\0\0\0\0\0\0\0", 8, 0, 0, true));
	assert_null(seen("a\0\0\0\0\0\0\0", 8, 9, 0, true));
	assert_null(seen("a\0\0\0\0\0\0\0", 8, 2, 0xfffffffe, true));
}
