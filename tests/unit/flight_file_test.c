// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* flight_file_test.c - which files stay: the newest ones, also when the clock was set back since the others were written. */
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "unit.h"
#include "ring/xbt.h"
#include "serve/flight_file.h"

#define KEEP 3

struct folder {
	char path[32];
	struct flight_file *file;
};

static void have(const struct folder *d, const char *name)
{
	char path[700];
	int fd;

	snprintf(path, sizeof(path), "%s/%s", d->path, name);
	fd = open(path, O_CREAT | O_EXCL | O_WRONLY, 0600);
	assert_true(fd >= 0);
	close(fd);
}

static bool is_there(const struct folder *d, const char *name)
{
	char path[700];

	snprintf(path, sizeof(path), "%s/%s", d->path, name);
	return !access(path, F_OK);
}

static void begin(struct folder *d, const char *const *names, size_t n)
{
	struct errline e = { 0 };

	*d = (struct folder){ .path = "/tmp/flight-test-XXXXXX" };
	assert_non_null(mkdtemp(d->path));
	for (size_t i = 0; i < n; i++)
		have(d, names[i]);
	assert_int_equal(flight_file_new(d->path, KEEP, &d->file, &e), 0);
}

static void end(struct folder *d)
{
	char command[64];

	assert_null(flight_file_free(d->file));
	snprintf(command, sizeof(command), "rm -r %s", d->path);
	assert_int_equal(system(command), 0);
}

/* The smallest recording that is whole, as far as this looks at it. */
static void write_one(struct folder *d, char ret[FLIGHT_NAME])
{
	struct xbt_trailer last = { .offset = 1, .magic = XBT_MAGIC };
	const char *name;
	int both[2], r;

	memcpy(last.magic, XBT_MAGIC, XBT_MAGIC_SIZE);
	assert_int_equal(pipe(both), 0);
	assert_int_equal(write(both[1], &last, sizeof(last)), sizeof(last));
	close(both[1]);
	assert_int_equal(flight_file_write(d->file, both[0], "asked"), 0);
	while (!(r = flight_file_look(d->file, &name)))
		poll(NULL, 0, 1);
	assert_int_equal(r, 1);
	snprintf(ret, FLIGHT_NAME, "%s", name);
	assert_true(is_there(d, ret));
}

TEST(oldest_goes)
{
	static const char *const names[] = { "flight-20010101T000000.000Z-a-slow.xbt",
					     "flight-20020101T000000.000Z-a-slow.xbt",
					     "flight-20030101T000000.000Z-a-slow.xbt" };
	char new[FLIGHT_NAME];
	struct folder d;

	begin(&d, names, 3);
	have(&d, "somebody-else's");
	write_one(&d, new);
	assert_false(is_there(&d, names[0]));
	assert_true(is_there(&d, names[1]) && is_there(&d, names[2]) && is_there(&d, new));
	assert_true(is_there(&d, "somebody-else's"));
	end(&d);
}

TEST(clock_set_back)
{
	static const char *const names[] = { "flight-29010101T000000.000Z-a-slow.xbt",
					     "flight-29020101T000000.000Z-a-slow.xbt",
					     "flight-29030101T000000.000Z-a-slow.xbt" };
	char new[KEEP][FLIGHT_NAME];
	struct folder d;

	begin(&d, names, 3);
	for (int i = 0; i < KEEP; i++) {
		write_one(&d, new[i]);
		for (int k = 0; k <= i; k++)
			assert_true(is_there(&d, new[k]));
		for (int k = 0; k < KEEP; k++)
			assert_int_equal(is_there(&d, names[k]), k > i);
		poll(NULL, 0, 2); /* names have the millisecond */
	}
	end(&d);
}
