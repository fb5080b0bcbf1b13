// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * discover_test.c - the books of discover.h, fed by hand: this file stands in for watch.c, so every order of
 * records can be had, those of kernels with the mapping hook too, without a kernel or root.
 *
 * Files are real: a temporary file mapped executable in this process, opened by what /proc/self says.
 */
#include <fcntl.h>
#include <signal.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unit.h"
#include "base/clock.h"
#include "base/errline.h"
#include "discover/discover.h"
#include "discover/watch.h"

/* ---- in place of watch.c ------------------------------------------------------------------------- */

struct watch {
	struct watch_ops ops;
	void *u;
	int fd;
};

static struct {
	struct watch *watch;
	bool hooked, blind;
	struct watch_map scan[8]; /* what the iterator would find */
	size_t nscan;
	unsigned scans, full_scans, forgotten;
	unsigned consumed; /* how often */
	int records;	   /* of each time */
	uint64_t drops, skips;
	struct watch_map boring[8];
	size_t nboring;
} fake;

int watch_new(const struct watch_ops *ops, void *u, struct watch **ret)
{
	struct watch *w = calloc(1, sizeof(*w));

	w->ops = *ops;
	w->u = u;
	w->fd = eventfd(0, EFD_CLOEXEC);
	*ret = fake.watch = w;
	return 0;
}

struct watch *watch_free(struct watch *w)
{
	close(w->fd);
	free(w);
	return NULL;
}

int watch_start(struct watch *w)
{
	(void)w;
	return 0;
}

int watch_fd(const struct watch *w)
{
	return w->fd;
}

int watch_consume(struct watch *w)
{
	(void)w;
	fake.consumed++;
	return fake.records;
}

int watch_scan(struct watch *w, pid_t pid)
{
	fake.scans++;
	fake.full_scans += pid == 0;
	for (size_t i = 0; i < fake.nscan; i++)
		if (!pid || (pid_t)fake.scan[i].m.h.tgid == pid)
			w->ops.map(w->u, &fake.scan[i], false);
	return 0;
}

static void fill_by_fd(int fd, struct watch_map *ret)
{
	struct stat st;

	assert_int_equal(fstat(fd, &st), 0);
	memset(ret, 0, sizeof(*ret));
	ret->m.ino = st.st_ino;
	ret->m.dev = (uint32_t)st.st_dev;
	ret->stamp.size = (uint64_t)st.st_size;
	ret->stamp.mtime =
		(uint64_t)st.st_mtim.tv_sec * 1000000000ULL + (uint64_t)st.st_mtim.tv_nsec;
}

int watch_identify(struct watch *w, int fd, struct watch_map *ret)
{
	(void)w;
	fill_by_fd(fd, ret);
	return 0;
}

bool watch_is_boring(const struct watch *w, const struct watch_map *m)
{
	(void)w;
	for (size_t i = 0; i < fake.nboring; i++)
		if (fake.boring[i].m.ino == m->m.ino &&
		    !memcmp(&fake.boring[i].stamp, &m->stamp, sizeof(m->stamp)))
			return true;
	return false;
}

void watch_set_boring(struct watch *w, const struct watch_map *m)
{
	(void)w;
	assert_true(fake.nboring < 8);
	fake.boring[fake.nboring++] = *m;
}

void watch_forget(struct watch *w, const struct xb_map *m)
{
	(void)w;
	(void)m;
	fake.forgotten++;
}

uint64_t watch_drops(const struct watch *w)
{
	(void)w;
	return fake.drops;
}

uint64_t watch_skips(const struct watch *w)
{
	(void)w;
	return fake.skips;
}

bool watch_is_hooked(const struct watch *w)
{
	(void)w;
	return fake.hooked;
}

bool watch_is_blind(const struct watch *w)
{
	(void)w;
	return fake.blind;
}

const char *watch_method(const struct watch *w)
{
	(void)w;
	return "fake";
}

/* ---- the test's side ------------------------------------------------------------------------------ */

struct state {
	struct discover *d;
	char log[4096];
	int answer; /* of object_new; 0: the next id */
	bool boring, unwanted;
	int next;
	int fd;
	char name[32]; /* not unlinked before the end: without root it is opened by its path */
	void *at;
	struct watch_map map; /* of this process, tag 1, ts 10 */
};

static void note(struct state *s, const char *fmt, ...)
{
	size_t n = strlen(s->log);
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(s->log + n, sizeof(s->log) - n, fmt, ap);
	va_end(ap);
}

/* What was called since the last time. */
#define expect(s, text)                              \
	do {                                         \
		assert_string_equal((s)->log, text); \
		(s)->log[0] = '\0';                  \
	} while (0)

static const char *who(pid_t pid)
{
	return pid == getpid() ? "me" : pid == getppid() ? "parent" : "other";
}

static int on_new(void *u, const struct inode_key *key, int fd, const char *path, pid_t pid)
{
	struct state *s = u;
	struct watch_map w;

	(void)pid;
	assert_non_null(path);
	fill_by_fd(fd, &w);
	assert_int_equal(key->ino, w.m.ino);
	note(s, "new;");
	return s->boring ? 0 : s->answer ? s->answer : ++s->next;
}

static void on_mapped(void *u, int obj, pid_t pid, const struct xb_map *m)
{
	assert_int_equal(m->h.tgid, (uint32_t)pid);
	note(u, "mapped %d %s;", obj, who(pid));
}

static void on_gone(void *u, int obj)
{
	note(u, "gone %d;", obj);
}

static void on_exec(void *u, pid_t pid)
{
	note(u, "exec %s;", who(pid));
}

static void on_exit_(void *u, pid_t pid)
{
	note(u, "exit %s;", who(pid));
}

static bool on_wanted(void *u, pid_t pid)
{
	struct state *s = u;

	(void)pid;
	note(s, "wanted?;");
	return !s->unwanted;
}

static int setup(void **state)
{
	static const struct discover_ops ops = { on_new,   on_mapped, on_gone, on_exec,
						 on_exit_, NULL,      0,       NULL };
	struct state *s = calloc(1, sizeof(*s));
	memset(&fake, 0, sizeof(fake));
	fake.hooked = true;
	strcpy(s->name, "/tmp/discover_test.XXXXXX");
	s->fd = mkstemp(s->name);
	if (write(s->fd, s->name, sizeof(s->name)) < 0)
		return -1;
	s->at = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE, s->fd, 0);
	if (s->at == MAP_FAILED || discover_new(&ops, s, &s->d))
		return -1;
	fill_by_fd(s->fd, &s->map);
	s->map.m.h.type = XB_MAP;
	s->map.m.h.tgid = s->map.m.h.tid = (uint32_t)getpid();
	s->map.m.h.flags = 1;
	s->map.m.h.ts = 10;
	s->map.m.start = (uint64_t)(uintptr_t)s->at;
	s->map.m.end = s->map.m.start + 4096;
	*state = s;
	return 0;
}

static int teardown(void **state)
{
	struct state *s = *state;

	discover_free(s->d);
	munmap(s->at, 4096);
	close(s->fd);
	unlink(s->name);
	free(s);
	return 0;
}

static void tell_map(struct state *s, pid_t pid, uint16_t tag, uint64_t ts, uint32_t flags)
{
	struct watch_map w = s->map;

	w.m.h.tgid = w.m.h.tid = (uint32_t)pid;
	w.m.h.flags = tag;
	w.m.h.ts = ts;
	w.flags = flags;
	fake.watch->ops.map(fake.watch->u, &w, true);
}

static void tell_exec(pid_t pid, uint16_t tag, uint64_t ts)
{
	struct xb_exec e = { .h = { .tgid = (uint32_t)pid, .flags = tag, .ts = ts } };

	fake.watch->ops.exec(fake.watch->u, &e);
}

static void tell_exit(pid_t pid, uint16_t tag, uint64_t ts)
{
	struct xb_exit e = { .h = { .tgid = (uint32_t)pid, .flags = tag, .ts = ts } };

	fake.watch->ops.exit(fake.watch->u, &e);
}

static void tell_fork(pid_t parent, pid_t child, uint16_t tag, uint64_t ts)
{
	struct xb_fork f = { .h = { .tgid = (uint32_t)parent, .flags = tag, .ts = ts },
			     .child_tgid = (uint32_t)child,
			     .child_tid = (uint32_t)child };

	fake.watch->ops.fork(fake.watch->u, &f);
}

static void ticks(struct state *s, int n)
{
	for (int i = 0; i < n; i++) {
		usleep(1010 * 1000);
		assert_int_equal(discover_dispatch(s->d), 0);
	}
}

/* ---- tests ---------------------------------------------------------------------------------------- */

TEST_WITH(once_each, struct state *s)
{
	tell_map(s, getpid(), 1, 10, 0);
	expect(s, "new;mapped 1 me;");
	tell_map(s, getpid(), 1, 11, 0);
	expect(s, "");
	tell_map(s, getppid(), 5, 12, 0);
	expect(s, "mapped 1 parent;");
	tell_exit(getppid(), 5, 13);
	expect(s, "exit parent;");
	tell_exit(getpid(), 1, 14);
	expect(s, "exit me;");
	ticks(s, 1);
	tell_map(s, getpid(), 1, 15, 0);
	expect(s, "mapped 1 me;"); /* it had not been let go yet */
	tell_exit(getpid(), 1, 16);
	s->log[0] = '\0';
	ticks(s, 2);
	expect(s, "gone 1;");
}

TEST_WITH(exec_maps_wait_for_exec, struct state *s)
{
	tell_map(s, getpid(), 2, 10, WATCH_IN_EXEC);
	expect(s, "");
	tell_exec(getpid(), 2, 11);
	expect(s, "exec me;new;mapped 1 me;");
	/* The next image: what the old one had is not the new one's. */
	tell_map(s, getpid(), 3, 12, WATCH_IN_EXEC);
	tell_exec(getpid(), 3, 13);
	expect(s, "exec me;mapped 1 me;");
	tell_exec(getpid(), 4, 14);
	expect(s, "exec me;");
	ticks(s, 2);
	expect(s, "gone 1;");
}

TEST_WITH(exec_that_fails_leaves_nothing, struct state *s)
{
	tell_map(s, getpid(), 2, 10, WATCH_IN_EXEC);
	tell_exit(getpid(), 2, 11);
	expect(s, "exit me;");
	tell_exec(getpid(), 2, 12);
	expect(s, "exec me;");
}

TEST_WITH(lost_exec_is_seen_by_tag, struct state *s)
{
	tell_map(s, getpid(), 1, 10, 0);
	expect(s, "new;mapped 1 me;");
	tell_map(s, getpid(), 2, 20, 0);
	expect(s, "exec me;mapped 1 me;");
	tell_exec(getpid(), 2, 15); /* late, and told already */
	expect(s, "");
}

/* A scan found the new image; then the ring's older records come. */
TEST_WITH(scan_ahead_of_the_ring, struct state *s)
{
	s->map.m.h.flags = 7;
	s->map.m.h.ts = 100;
	fake.scan[fake.nscan++] = s->map;
	assert_int_equal(discover_scan(s->d, getpid()), 0);
	expect(s, "new;mapped 1 me;");
	tell_map(s, getpid(), 6, 50, 0);
	tell_exit(getpid(), 6, 60); /* of a process that had this pid before */
	expect(s, "");
	/* Its own exec record, in order: exec, then the mappings. */
	tell_exec(getpid(), 7, 90);
	assert_int_equal(discover_dispatch(s->d), 0);
	expect(s, "exec me;mapped 1 me;");
}

TEST_WITH(fork_inherits, struct state *s)
{
	tell_fork(getpid(), getppid(), 9, 5); /* has nothing to hand on */
	expect(s, "");
	tell_map(s, getpid(), 1, 10, 0);
	tell_fork(getpid(), getppid(), 9, 11);
	expect(s, "new;mapped 1 me;mapped 1 parent;");
	tell_exit(getpid(), 1, 12);
	expect(s, "exit me;");
	ticks(s, 3);
	expect(s, "");
	tell_exit(getppid(), 9, 13);
	expect(s, "exit parent;");
	ticks(s, 2);
	expect(s, "gone 1;");
}

/* What a process mapped may be heard of only after its fork was: its child has it all the same. */
TEST_WITH(fork_told_before_the_mapping, struct state *s)
{
	uint64_t now = now_ns();

	tell_fork(getpid(), getppid(), 9, now);
	expect(s, "");
	for (int i = 0; i < 2; i++) {
		fake.scan[i] = s->map;
		fake.scan[i].m.h.ts = now + 1;
	}
	fake.scan[1].m.h.tgid = fake.scan[1].m.h.tid = (uint32_t)getppid();
	fake.scan[1].m.h.flags = 9;
	fake.nscan = 2;
	fake.watch->ops.changed(fake.watch->u, getpid());
	assert_int_equal(discover_dispatch(s->d), 0);
	expect(s, "new;mapped 1 me;mapped 1 parent;");
}

TEST_WITH(boring_is_asked_once, struct state *s)
{
	s->boring = true;
	tell_map(s, getpid(), 1, 10, 0);
	expect(s, "new;");
	tell_map(s, getpid(), 1, 11, 0);
	tell_map(s, getppid(), 1, 11, 0);
	expect(s, "");
	s->boring = false;
	s->map.stamp.ctime++;
	tell_map(s, getpid(), 1, 12, 0);
	expect(s, "new;mapped 1 me;");
}

TEST_WITH(failure_is_tried_again_not_for_ever, struct state *s)
{
	unsigned tries = 0;

	s->answer = -EIO;
	for (int i = 0; i < 40; i++) {
		tell_map(s, getpid(), 1, 10, 0);
		tries += s->log[0] != '\0';
		s->log[0] = '\0';
	}
	assert_in_range(tries, 2, 39);
	assert_int_equal(fake.nboring, 1);
}

TEST_WITH(written_over_in_place, struct state *s)
{
	tell_map(s, getpid(), 1, 10, 0);
	tell_map(s, getppid(), 1, 10, 0);
	expect(s, "new;mapped 1 me;mapped 1 parent;");
	s->map.stamp.ctime += 5;
	tell_map(s, getpid(), 1, 11, 0);
	expect(s, ""); /* a link or a chmod */
	s->map.stamp.mtime += 5;
	tell_map(s, getpid(), 1, 12, 0);
	assert_memory_equal(s->log, "gone 1;new;", 11);
	assert_non_null(strstr(s->log, "mapped 2 me;"));
	assert_non_null(strstr(s->log, "mapped 2 parent;"));
}

TEST_WITH(gone_before_we_came, struct state *s)
{
	/* The mapping moved meanwhile: nothing wrong is opened, and the process is looked at later. */
	s->map.m.start += 0x100000000000;
	s->map.m.end += 0x100000000000;
	tell_map(s, getpid(), 1, 10, 0);
	expect(s, "");
	assert_int_equal(fake.forgotten, 1);
	s->map.m.start -= 0x100000000000;
	s->map.m.end -= 0x100000000000;
	fake.scan[fake.nscan++] = s->map;
	ticks(s, 1);
	expect(s, "new;mapped 1 me;");
}

TEST_WITH(another_file_there_is_not_taken, struct state *s)
{
	s->map.m.ino++;
	tell_map(s, getpid(), 1, 10, 0);
	expect(s, "");
}

TEST_WITH(dead_process_is_no_failure, struct state *s)
{
	tell_map(s, 0x3ffffff, 1, 10, 0);
	expect(s, "");
	assert_int_equal(fake.forgotten, 0);
	assert_int_equal(discover_scan(s->d, 0x3ffffff), -ESRCH);
}

TEST_WITH(drops_mean_a_rescan, struct state *s)
{
	struct discover_stats st;

	fake.scan[fake.nscan++] = s->map;
	assert_int_equal(discover_dispatch(s->d), 0);
	assert_int_equal(fake.full_scans, 0);
	fake.drops = 3;
	assert_int_equal(discover_dispatch(s->d), 0);
	assert_int_equal(fake.full_scans, 1);
	expect(s, "new;mapped 1 me;");
	assert_int_equal(discover_dispatch(s->d), 0);
	assert_int_equal(fake.full_scans, 1);
	discover_get_stats(s->d, &st);
	assert_int_equal(st.lost, 3);
	assert_int_equal(st.rescans, 1);
	assert_int_equal(st.kept, 1);
}

/* What the kernel did not report may have been of no interest: it is looked for, and is no loss. */
TEST_WITH(skips_mean_a_rescan, struct state *s)
{
	struct discover_stats st;

	fake.scan[fake.nscan++] = s->map;
	ticks(s, 1);
	assert_int_equal(fake.full_scans, 0);
	fake.skips = 2;
	ticks(s, 1);
	expect(s, "new;mapped 1 me;");
	ticks(s, 1);
	assert_int_equal(fake.full_scans, 1);
	discover_get_stats(s->d, &st);
	assert_int_equal(st.lost, 0);
	assert_int_equal(st.rescans, 1);
}

/* Without the hook: perf's records say whom to look at, or that it may be anyone. */
TEST_WITH(perf_says_whom, struct state *s)
{
	fake.hooked = false;
	s->map.flags = WATCH_IN_EXEC;
	fake.scan[fake.nscan++] = s->map;
	fake.watch->ops.changed(fake.watch->u, getpid());
	assert_int_equal(discover_dispatch(s->d), 0);
	expect(s, ""); /* in the middle of exec: its record has us look again */
	fake.scan[0].flags = 0;
	tell_exec(getpid(), 1, 11);
	assert_int_equal(discover_dispatch(s->d), 0);
	expect(s, "exec me;new;mapped 1 me;");
	assert_int_equal(fake.full_scans, 0);
	fake.watch->ops.changed(fake.watch->u, 0);
	assert_int_equal(discover_dispatch(s->d), 0);
	assert_int_equal(fake.full_scans, 1);
	/* It unloaded the file and goes on: the reconcile after that scan saw it gone. */
	fake.nscan = 0;
	fake.watch->ops.changed(fake.watch->u, 0);
	assert_int_equal(discover_dispatch(s->d), 0);
	assert_true(fake.forgotten > 0);
	ticks(s, 2);
	expect(s, "gone 1;");
}

/* Where nothing says who maps something, all are looked at each second. */
TEST_WITH(blind_looks_around, struct state *s)
{
	fake.hooked = false;
	fake.scan[fake.nscan++] = s->map;
	ticks(s, 1);
	expect(s, "");
	fake.blind = true;
	ticks(s, 1);
	expect(s, "new;mapped 1 me;");
	fake.nscan = 0;
	ticks(s, 1);
	expect(s, "");
	assert_int_equal(fake.full_scans, 2);
}

/* However many records there are of it, a process is looked at once. */
TEST_WITH(looked_at_once, struct state *s)
{
	fake.hooked = false;
	fake.scan[fake.nscan++] = s->map;
	fake.watch->ops.changed(fake.watch->u, getpid());
	tell_exec(getpid(), 1, 11);
	for (int i = 0; i < 5; i++)
		fake.watch->ops.changed(fake.watch->u, getpid());
	assert_int_equal(fake.scans, 0);
	assert_int_equal(discover_dispatch(s->d), 0);
	assert_int_equal(fake.scans, 1);
	expect(s, "exec me;new;mapped 1 me;");
	fake.watch->ops.changed(fake.watch->u, getpid());
	assert_int_equal(discover_dispatch(s->d), 0);
	assert_int_equal(fake.scans, 2);
	/* More than are remembered: everyone. */
	for (pid_t pid = 1; pid < 1000; pid++)
		fake.watch->ops.changed(fake.watch->u, pid);
	assert_int_equal(discover_dispatch(s->d), 0);
	assert_int_equal(fake.full_scans, 1);
}

static bool is_ready(const struct discover *d, int ms)
{
	struct pollfd p = { .fd = discover_fd(d), .events = POLLIN };

	return poll(&p, 1, ms) == 1;
}

/* After some records, the next ones wait, and are read then without another word. */
TEST_WITH(records_wait, struct state *s)
{
	const struct discover_ops ops = { .object_new = on_new,
					  .object_mapped = on_mapped,
					  .object_gone = on_gone,
					  .pause_ms = 2000 };
	struct discover *d;
	unsigned before;

	fake.hooked = false;
	assert_int_equal(discover_new(&ops, s, &d), 0);
	assert_int_equal(eventfd_write(fake.watch->fd, 1), 0);
	assert_true(is_ready(d, 0));
	before = fake.consumed;
	fake.records = 1;
	assert_int_equal(discover_dispatch(d), 0);
	assert_int_equal(fake.consumed, before + 1);
	/* There are more, which are not looked at if something else wakes it. */
	assert_int_equal(discover_dispatch(d), 0);
	assert_int_equal(fake.consumed, before + 1);
	fake.records = 0;
	while (fake.consumed == before + 1) {
		assert_true(is_ready(d, 10000));
		assert_int_equal(discover_dispatch(d), 0);
	}
	/* There were none: the next ones are read at once. */
	assert_true(is_ready(d, 0));
	assert_int_equal(discover_dispatch(d), 0);
	assert_int_equal(fake.consumed, before + 3);
	/* With a hook, nothing waits. */
	fake.hooked = true;
	fake.records = 1;
	for (unsigned i = 0; i < 3; i++)
		assert_int_equal(discover_dispatch(d), 0);
	assert_int_equal(fake.consumed, before + 6);
	fake.watch = NULL;
	discover_free(d);
}

TEST_WITH(held_file_then_its_mapping, struct state *s)
{
	assert_int_equal(discover_file(s->d, getpid(), s->fd, "held"), 0);
	expect(s, "new;mapped 1 me;");
	tell_map(s, getpid(), 4, 10, 0); /* its tag is learnt, it is no exec */
	expect(s, "");
	tell_map(s, getpid(), 5, 11, 0);
	expect(s, "exec me;mapped 1 me;");
}

static int setup_wanted(void **state)
{
	static const struct discover_ops ops = { on_new,   on_mapped, on_gone, on_exec,
						 on_exit_, on_wanted, 0,       NULL };
	struct state *s;

	if (setup(state))
		return -1;
	s = *state;
	discover_free(s->d);
	return discover_new(&ops, s, &s->d);
}

TEST_BETWEEN(setup_wanted, teardown, wanted_is_asked_once_an_image, struct state *s)
{
	s->unwanted = true;
	tell_map(s, getpid(), 1, 10, 0);
	tell_map(s, getpid(), 1, 11, 0);
	expect(s, "wanted?;");
	s->unwanted = false;
	tell_exec(getpid(), 2, 12);
	tell_map(s, getpid(), 2, 13, 0);
	expect(s, "exec me;wanted?;new;mapped 1 me;");
}

/* The commands that trace and doctor say it: one of them where the user can do something, else what the kernel said. */
TEST(failure_is_explained)
{
	struct errline e = { 0 };

	assert_int_equal(discover_explain(-ENOSYS, &e), -ENOSYS);
	assert_non_null(strstr(e.text, "install a newer kernel"));
	assert_int_equal(discover_explain(-EMFILE, &e), -EMFILE);
	assert_string_equal(e.text, strerror(EMFILE));
}
