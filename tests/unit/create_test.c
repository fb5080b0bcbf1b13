// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* create_test.c - files that only their owner reads; what killed writers left goes, what living ones write stays. */
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "unit.h"
#include "base/create.h"

static char folder[] = "/tmp/create_test.XXXXXX";

static const char *in_folder(const char *name)
{
	static char path[4][128];
	static unsigned n;
	char *p = path[n++ % 4];

	snprintf(p, sizeof(path[0]), "%s/%s", folder, name);
	return p;
}

static int make_folder(void **state)
{
	(void)state;
	return mkdtemp(folder) ? 0 : -1;
}

static unsigned mode_of(const char *path)
{
	struct stat st;

	assert_int_equal(lstat(path, &st), 0);
	return st.st_mode & 07777;
}

static bool is_there(const char *name)
{
	return !access(in_folder(name), F_OK);
}

static void touch(const char *name)
{
	int fd = open(in_folder(name), O_WRONLY | O_CREAT | O_EXCL, 0644);

	assert_true(fd >= 0);
	close(fd);
}

TEST(test_rights)
{
	mode_t before = umask(0);
	const char *path = in_folder("file");
	int fd = create_or_open(path, false);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, "x", 1), 1);
	close(fd);
	assert_int_equal(mode_of(path), 0600);
	assert_int_equal(create_or_open(path, false), -EEXIST);
	assert_int_equal(create_new(path, O_WRONLY), -EEXIST);
	fd = create_or_open(path, true);
	assert_true(fd >= 0);
	assert_int_equal(lseek(fd, 0, SEEK_END), 0);
	close(fd);
	assert_int_equal(create_folder(in_folder("folder")), 0);
	assert_int_equal(mode_of(in_folder("folder")), 0700);
	umask(before);
}

/* A link of one's own is followed, if only to a file that is to be made. */
TEST(test_links)
{
	int fd;

	assert_int_equal(symlink("led", in_folder("link")), 0);
	assert_int_equal(create_new(in_folder("link"), O_WRONLY), -EEXIST);
	fd = create_or_open(in_folder("link"), false);
	assert_true(fd >= 0);
	close(fd);
	assert_true(is_there("led"));
	assert_false(create_is_planted(in_folder("link")));
}

/* A writer that lives until its pipe is closed, and the name of its file. */
static pid_t start_writer(int *ret_end, char *name, size_t size)
{
	int up[2], end[2];
	pid_t pid;
	char *own;

	assert_int_equal(pipe(up), 0);
	assert_int_equal(pipe(end), 0);
	pid = fork();
	if (!pid) {
		close(end[1]);
		if (create_beside(in_folder("out"), &own) < 0 ||
		    write(up[1], own, strlen(own) + 1) < 0 || read(end[0], name, 1) < 0)
			_exit(1);
		_exit(0);
	}
	close(up[1]);
	close(end[0]);
	assert_true(read(up[0], name, size) > 0);
	close(up[0]);
	*ret_end = end[1];
	return pid;
}

TEST(test_left)
{
	char living[256], *own, *again, taken[64];
	int end, fd, other;
	pid_t pid;

	touch("out.4194305.part");
	touch("out.4194305-2.part");
	touch("out.txt.part");
	touch("other.4194305.part");
	pid = start_writer(&end, living, sizeof(living));
	/* That of another container may have our number. */
	snprintf(taken, sizeof(taken), "out.%d.part", (int)getpid());
	touch(taken);
	other = open(in_folder(taken), O_RDONLY);
	assert_int_equal(flock(other, LOCK_EX | LOCK_NB), 0);
	fd = create_beside(in_folder("out"), &own);
	assert_true(fd >= 0);
	assert_int_equal(mode_of(own), 0600);
	assert_string_not_equal(own, in_folder(taken));
	assert_true(is_there(taken));
	assert_int_equal(access(living, F_OK), 0);
	assert_false(is_there("out.4194305.part"));
	assert_false(is_there("out.4194305-2.part"));
	assert_true(is_there("out.txt.part"));
	assert_true(is_there("other.4194305.part"));
	/* It is killed, and what it left goes; ours stays. */
	kill(pid, SIGKILL);
	waitpid(pid, NULL, 0);
	close(end);
	end = create_beside(in_folder("out"), &again);
	assert_true(end >= 0);
	assert_int_equal(access(living, F_OK), -1);
	assert_int_equal(access(own, F_OK), 0);
	close(end);
	close(fd);
	close(other);
	free(own);
	free(again);
}

static int remove_folder(void **state)
{
	char command[64];

	(void)state;
	snprintf(command, sizeof(command), "rm -rf %s", folder);
	return system(command);
}

UNIT_AROUND(make_folder, remove_folder)
