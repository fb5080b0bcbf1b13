// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pack_test.c - packs of recordings that were made up: what is in the folder, what is left out and why, and that nothing but
 * the folder is written, whatever the paths are.
 */
#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "base/strbuf.h"
#include "packing/secrets.h"
#include "packing/source.h"
#include "proc/start.h"
#include "xptibpf/xptibpf.h"
#include "wire.h"

#define PID 4242u
#define TS  1000000000ull

/* ---- a recording and its surroundings ------------------------------------------------------------ */

struct fixture {
	char dir[32]; /* of the test, with a folder "in" for files */
	struct strbuf stream, warned;
	int stop_after; /* so many questions; -1: never */
};

static const char *path_in(const struct fixture *f, const char *name)
{
	static char path[8][PATH_MAX];
	static unsigned at;
	char *ret = path[at++ % 8];

	snprintf(ret, PATH_MAX, "%s/%s", f->dir, name);
	return ret;
}

static void put(struct fixture *f, const void *rec, size_t len)
{
	strbuf_add(&f->stream, rec, len);
}

static uint64_t real_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_REALTIME, &t);
	return (uint64_t)t.tv_sec * 1000000000ull + (uint64_t)t.tv_nsec;
}

static void put_clock(struct fixture *f)
{
	const struct xb_def_clock c = {
		.h = { .len = sizeof(c), .type = XB_DEF_CLOCK, .ts = TS },
		.realtime = real_now(),
		.version = XB_WIRE_VERSION,
	};

	put(f, &c, sizeof(c));
}

static void put_start(struct fixture *f, uint32_t pid, const char *exe)
{
	struct xb_start *s;

	assert_int_equal(start_make(exe, f->dir, "prog\0-x", 8, "LANG=C\0SECRET=1", 16,
				    &(struct start_names){ 0 }, &s),
			 0);
	s->h.tgid = s->h.tid = pid;
	s->h.ts = TS;
	put(f, s, s->h.len);
	free(s);
}

/* st: as which the file was opened; NULL: nothing is known of it. */
static void put_file(struct fixture *f, const struct xb_file *like, const char *path,
		     const char *directory, const struct stat *st)
{
	size_t len = strlen(path) + 1 + strlen(directory) + 1;
	size_t size = (sizeof(*like) + len + 7) & ~7UL;
	struct xb_file *r = calloc(1, size);

	assert_non_null(r);
	*r = *like;
	r->h.len = (uint32_t)size;
	r->h.type = XB_FILE;
	r->h.tgid = r->h.tgid ?: PID;
	r->h.tid = r->h.tgid;
	r->h.ts = TS + 1;
	r->how = r->how ?: XB_FILE_OPENAT;
	if (st) {
		r->ino = st->st_ino;
		r->size = (uint64_t)st->st_size;
		r->mtime = (uint64_t)st->st_mtim.tv_sec * 1000000000ull +
			   (uint64_t)st->st_mtim.tv_nsec;
		r->type = st->st_mode;
	}
	memcpy(r->text, path, strlen(path) + 1);
	memcpy(r->text + strlen(path) + 1, directory, strlen(directory) + 1);
	put(f, r, size);
	free(r);
}

static void put_read(struct fixture *f, const char *path)
{
	struct stat st;
	bool there = !stat(path, &st);

	put_file(f, &(struct xb_file){ .ret = 3 }, path, "", there ? &st : NULL);
}

static void put_end(struct fixture *f)
{
	const struct xb_loss l = {
		.h = { .len = sizeof(l), .type = XB_LOSS, .flags = XB_LOSS_END, .ts = TS + 2 }
	};

	put(f, &l, sizeof(l));
}

static void write_text(const char *path, const char *text)
{
	FILE *o = fopen(path, "we");

	assert_non_null(o);
	fputs(text, o);
	fclose(o);
}

static char *read_text(const char *path)
{
	static char text[1 << 20];
	FILE *i = fopen(path, "re");
	size_t n;

	if (!i)
		return NULL;
	n = fread(text, 1, sizeof(text) - 1, i);
	text[n] = '\0';
	fclose(i);
	return text;
}

static int setup(void **state)
{
	struct fixture *f = calloc(1, sizeof(*f));

	assert_non_null(f);
	strcpy(f->dir, "/tmp/pack-test-XXXXXX");
	assert_non_null(mkdtemp(f->dir));
	assert_int_equal(mkdir(path_in(f, "in"), 0755), 0);
	write_text(path_in(f, "in/prog"), "\177ELF no program");
	f->stop_after = -1;
	put_clock(f);
	put_start(f, PID, path_in(f, "in/prog"));
	*state = f;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *f = *state;
	char command[64];

	snprintf(command, sizeof(command), "rm -rf %s", f->dir);
	assert_int_equal(system(command), 0);
	strbuf_done(&f->stream);
	strbuf_done(&f->warned);
	free(f);
	return 0;
}

static void on_warn(void *u, const char *line)
{
	struct fixture *f = u;

	strbuf_adds(&f->warned, line);
	strbuf_addc(&f->warned, '\n');
}

static bool on_stop(void *u)
{
	struct fixture *f = u;

	return f->stop_after >= 0 && !f->stop_after--;
}

static int pack_as(struct fixture *f, struct xptibpf_pack o, struct xptibpf_pack_stats *ret)
{
	static char input[PATH_MAX], out[PATH_MAX];
	FILE *w;

	snprintf(input, sizeof(input), "%s/a.xbt", f->dir);
	snprintf(out, sizeof(out), "%s/out", f->dir);
	w = fopen(input, "we");
	assert_non_null(w);
	fwrite(f->stream.buf, 1, f->stream.len, w);
	fclose(w);
	o.size = sizeof(o);
	o.input = o.input ?: input;
	o.path = o.path ?: out;
	o.warn = on_warn;
	o.stop = on_stop;
	o.u = f;
	memset(ret, 0, sizeof(*ret));
	ret->size = sizeof(*ret);
	return xptibpf_pack(&o, ret);
}

static int pack(struct fixture *f, struct xptibpf_pack_stats *ret)
{
	put_end(f);
	return pack_as(f, (struct xptibpf_pack){ 0 }, ret);
}

/* Where a pack has what is in the test's folder. */
static const char *packed(const struct fixture *f, const char *out, const char *name)
{
	static char path[PATH_MAX];

	snprintf(path, sizeof(path), "%s/%s/root%s/%s", f->dir, out, f->dir, name);
	return path;
}

static bool has(const struct fixture *f, const char *name)
{
	struct stat st;

	return !lstat(packed(f, "out", name), &st);
}

static void assert_has_text(const struct fixture *f, const char *name, const char *text)
{
	const char *found = read_text(packed(f, "out", name));

	assert_non_null(found);
	assert_string_equal(found, text);
}

static void assert_nothing_is_left(const struct fixture *f)
{
	struct stat st;

	assert_int_not_equal(lstat(path_in(f, "out"), &st), 0);
	assert_int_not_equal(lstat(path_in(f, "out.partial"), &st), 0);
}

/* ---- what is packed ------------------------------------------------------------------------------ */

TEST_WITH(test_whole, struct fixture *f)
{
	struct xptibpf_pack_stats s;
	struct stat st, copied;
	const char *text;

	write_text(path_in(f, "in/a"), "some text");
	assert_int_equal(chmod(path_in(f, "in/a"), 04751), 0);
	assert_int_equal(symlink("a", path_in(f, "in/link")), 0);
	assert_int_equal(symlink(f->dir, path_in(f, "in/back")), 0);
	put_read(f, path_in(f, "in/back/in/./link"));
	put_file(f, &(struct xb_file){ .ret = 3 }, "in//link", f->dir, NULL);
	put_file(f, &(struct xb_file){ .ret = 4, .type = S_IFDIR }, path_in(f, "in"), "", NULL);
	assert_int_equal(pack(f, &s), 0);
	assert_int_equal(s.files, 2);
	assert_int_equal(s.missing + s.changed + s.left_out + s.elsewhere + s.unknown, 0);
	assert_true(s.whole);
	assert_has_text(f, "in/a", "some text");
	assert_has_text(f, "in/link", "some text");
	assert_int_equal(stat(path_in(f, "in/a"), &st), 0);
	assert_int_equal(stat(packed(f, "out", "in/a"), &copied), 0);
	assert_int_equal(copied.st_mode & 07777, 0751); /* but for the right to be its owner */
	assert_int_equal(copied.st_mtim.tv_nsec, st.st_mtim.tv_nsec);
	assert_int_equal(lstat(packed(f, "out", "in/link"), &copied), 0);
	assert_true(S_ISLNK(copied.st_mode));
	text = read_text(path_in(f, "out/pack.json"));
	assert_non_null(
		strstr(text, "\"args\":[\"prog\",\"-x\"],\"env\":[\"LANG=C\"],\"env_left_out\":1"));
	/* sha256sum says so. */
	assert_non_null(
		strstr(text, "b94f6f125c79e3a5ffaa826f584c10d52ada669e6762051b826b55776d05aed2"));
	assert_int_equal(f->warned.len, 0);
}

TEST_WITH(test_missing_and_changed, struct fixture *f)
{
	const struct xb_file absent = { .ret = -ENOENT },
			     made = { .h.flags = XB_FILE_CREATED, .ret = 3 };
	const struct xb_file emptied = { .ret = 3, .flags = O_RDWR | O_TRUNC };
	const struct xb_file only_written = { .ret = 3, .flags = O_WRONLY };
	struct xptibpf_pack_stats s;

	for (const char *const *n =
		     (const char *const[]){ "in/kept", "in/grown", "in/gone", "in/cache", "in/made",
					    "in/log", "in/emptied", NULL };
	     *n; n++)
		write_text(path_in(f, *n), "1");
	put_read(f, path_in(f, "in/kept"));
	put_read(f, path_in(f, "in/grown"));
	put_read(f, path_in(f, "in/gone"));
	/* It was not there, so the program made it, by whatever name. */
	put_file(f, &absent, path_in(f, "in/cache"), "", NULL);
	put_read(f, path_in(f, "in/cache"));
	put_file(f, &made, path_in(f, "in/made"), "", NULL);
	put_read(f, path_in(f, "in/made"));
	put_file(f, &emptied, path_in(f, "in/emptied"), "", NULL);
	put_file(f, &only_written, path_in(f, "in/log"), "", NULL);
	put_file(f, &(struct xb_file){ .ret = -EACCES }, path_in(f, "in/denied"), "", NULL);
	write_text(path_in(f, "in/grown"), "12");
	unlink(path_in(f, "in/gone"));
	assert_int_equal(pack(f, &s), 0);
	assert_int_equal(s.files, 3);
	assert_int_equal(s.changed, 1);
	assert_int_equal(s.missing, 1);
	assert_has_text(f, "in/grown", "12");
	assert_false(has(f, "in/cache") || has(f, "in/made") || has(f, "in/log") ||
		     has(f, "in/emptied"));
	assert_non_null(strstr(f->warned.buf, "missing: "));
	assert_non_null(strstr(f->warned.buf, "in/gone (No such file or directory)"));
	assert_non_null(strstr(f->warned.buf, "in/grown (changed after it was opened)"));
}

/* Of what was mapped, only the time of its last change tells. */
TEST_WITH(test_mapped, struct fixture *f)
{
	const struct timespec old[2] = { { .tv_sec = 1 }, { .tv_sec = 1 } };
	struct xptibpf_pack_stats s;

	put_file(f, &(struct xb_file){ .how = XB_FILE_MAPPED }, path_in(f, "in/lib (deleted)"), "",
		 NULL);
	put_file(f, &(struct xb_file){ .how = XB_FILE_MAPPED }, "/memfd:code (deleted)", "", NULL);
	write_text(path_in(f, "in/lib"), "new");
	assert_int_equal(utimensat(AT_FDCWD, path_in(f, "in/lib"), old, 0), 0);
	assert_int_equal(pack(f, &s), 0);
	assert_int_equal(s.changed, 1);
	assert_int_equal(s.missing, 0);
	assert_false(s.whole);
	assert_non_null(strstr(f->warned.buf, "process 4242 ran before the recording"));
}

TEST_WITH(test_processes, struct fixture *f)
{
	const struct xb_fork fork = {
		.h = { .len = sizeof(fork), .type = XB_FORK, .tgid = PID, .tid = PID, .ts = TS },
		.child_tgid = PID + 1,
		.child_tid = PID + 1,
	};
	struct xptibpf_pack_stats s;
	size_t len;

	write_text(path_in(f, "in/child"), "c");
	write_text(path_in(f, "in/stranger"), "s");
	put(f, &fork, sizeof(fork));
	put_file(f, &(struct xb_file){ .h.tgid = PID + 1, .ret = 3 }, path_in(f, "in/child"), "",
		 NULL);
	put_file(f, &(struct xb_file){ .h.tgid = PID + 2, .ret = 3 }, path_in(f, "in/stranger"), "",
		 NULL);
	len = f->stream.len;
	assert_int_equal(pack(f, &s), 0);
	assert_true(has(f, "in/child"));
	assert_false(has(f, "in/stranger"));
	f->stream.len = len;
	put_start(f, PID + 2, path_in(f, "in/prog"));
	put_end(f);
	assert_int_equal(
		pack_as(f, (struct xptibpf_pack){ .path = path_in(f, "other"), .pid = PID + 2 },
			&s),
		0);
	assert_non_null(read_text(packed(f, "other", "in/stranger")));
	assert_int_equal(s.files, 2);
}

TEST_WITH(test_python, struct fixture *f)
{
	struct xptibpf_pack_stats s;

	assert_int_equal(mkdir(path_in(f, "in/python3.9"), 0755), 0);
	assert_int_equal(mkdir(path_in(f, "in/python3.9/__pycache__"), 0755), 0);
	write_text(path_in(f, "in/python3.9/__pycache__/mod.cpython-39.opt-1.pyc"), "compiled");
	write_text(path_in(f, "in/python3.9/mod.py"), "source");
	write_text(path_in(f, "in/python3.9/os.py"), "landmark");
	write_text(path_in(f, "in/python3.9/other.py"), "not asked for");
	put_read(f, path_in(f, "in/python3.9/__pycache__/mod.cpython-39.opt-1.pyc"));
	assert_int_equal(pack(f, &s), 0);
	assert_has_text(f, "in/python3.9/mod.py", "source");
	assert_true(has(f, "in/python3.9/os.py"));
	assert_false(has(f, "in/python3.9/other.py"));
	assert_int_equal(s.missing, 0);
}

/* ---- secrets ------------------------------------------------------------------------------------- */

TEST(test_rules)
{
	static const char *const secret[] = {
		"/etc/shadow",
		"/etc/gshadow-",
		"/root/.ssh/id_x",
		"/home/a/.netrc",
		"/root/.aws/credentials",
		"/home/a/.config/gcloud/x/y.db",
		"/root/.docker/config.json",
		"/home/a/.kube/config",
		"/home/a/.git-credentials",
		"/home/a/.gnupg/private-keys-v1.d/x",
		"/x/id_ed25519",
		"/x/credentials.json",
		"/etc/ssh/ssh_host_rsa_key",
		"/srv/app/.env",
	};
	static const char *const harmless[] = {
		"/etc/passwd",
		"/etc/ssl/certs/ca.pem",
		"/usr/lib/python3/ssh.py",
		"/root/.sshx",
		"/etc/ssh/ssh_config",
		"/usr/lib/libcrypto.so.3",
		"/opt/credentials/lib.so",
		"/x/environment",
	};
	static const char key[] = "x\n-----BEGIN EC PRIVATE KEY-----\nMHcCAQ\n";
	static const char code[] = "text = '-----BEGIN RSA PRIVATE KEY-----'\n";

	for (size_t i = 0; i < ARRAY_SIZE(secret); i++)
		assert_non_null(secrets_by_path(secret[i]));
	for (size_t i = 0; i < ARRAY_SIZE(harmless); i++)
		assert_null(secrets_by_path(harmless[i]));
	assert_non_null(secrets_by_head("/a/anything", key, sizeof(key)));
	assert_null(secrets_by_head("/a/anything", key, 20));
	assert_null(secrets_by_head("/a/code.py", code, sizeof(code)));
	assert_non_null(secrets_by_head("/a/CODE.PEM", code, sizeof(code)));
	assert_null(secrets_by_head("/a/b.pem", "-----BEGIN CERTIFICATE-----\n", 28));
	assert_null(secrets_by_head("/a/b.pem", "", 0));
}

TEST_WITH(test_secrets, struct fixture *f)
{
	static const char *const include[] = { "*/.ssh/*", "/nothing/of/it" };
	static const char *const exclude[] = { "b" };
	struct xptibpf_pack_stats s;

	assert_int_equal(mkdir(path_in(f, "in/.ssh"), 0755), 0);
	write_text(path_in(f, "in/.ssh/config"), "secret");
	write_text(path_in(f, "in/key"), "-----BEGIN PRIVATE KEY-----\n");
	write_text(path_in(f, "in/b"), "b");
	/* By its other name, it is no less. */
	assert_int_equal(symlink(".ssh/config", path_in(f, "in/harmless")), 0);
	put_read(f, path_in(f, "in/harmless"));
	put_read(f, path_in(f, "in/key"));
	put_read(f, path_in(f, "in/b"));
	assert_int_equal(pack(f, &s), 0);
	assert_int_equal(s.left_out, 2);
	assert_false(has(f, "in/.ssh/config") || has(f, "in/key"));
	assert_true(has(f, "in/b"));
	assert_non_null(strstr(f->warned.buf, "in/harmless (keys of ssh); --include '"));
	assert_non_null(strstr(f->warned.buf, "in/key (a private key); --include '"));
	assert_null(strstr(read_text(path_in(f, "out/pack.json")), "BEGIN"));
	assert_int_equal(pack_as(f,
				 (struct xptibpf_pack){ .path = path_in(f, "with"),
							.include = include,
							.ninclude = 2,
							.exclude = exclude,
							.nexclude = 1 },
				 &s),
			 0);
	assert_int_equal(s.left_out, 2); /* the key, and b */
	assert_int_equal(s.missing, 1);	 /* what was asked for by its name */
	assert_string_equal(read_text(packed(f, "with", "in/.ssh/config")), "secret");
}

/* ---- hostile ------------------------------------------------------------------------------------- */

TEST_WITH(test_paths, struct fixture *f)
{
	struct xptibpf_pack_stats s;
	char path[PATH_MAX];
	_cleanup_free_ char *longest = malloc(5000);

	assert_non_null(longest);
	write_text(path_in(f, "victim"), "not mine");
	write_text(path_in(f, "in/new\nline \"x\""), "odd");
	assert_int_equal(mkfifo(path_in(f, "in/fifo"), 0644), 0);
	assert_int_equal(symlink("loop", path_in(f, "in/loop")), 0);
	assert_int_equal(symlink("../../../../../../../../etc/passwd", path_in(f, "in/out")), 0);
	assert_int_equal(mkdir(path_in(f, "in/deep"), 0755), 0);
	assert_int_equal(symlink("in/deep", path_in(f, "short")), 0);
	put_read(f, path_in(f, "in/new\nline \"x\""));
	put_file(f, &(struct xb_file){ .ret = 3 }, path_in(f, "in/fifo"), "", NULL);
	put_file(f, &(struct xb_file){ .ret = 3 }, path_in(f, "in/loop"), "", NULL);
	put_file(f, &(struct xb_file){ .ret = 3 }, "../../../../../../../../../../etc/passwd",
		 "/a/b", NULL);
	put_file(f, &(struct xb_file){ .ret = 3 }, path_in(f, "in/out"), "", NULL);
	/* What is above a link is above where it leads to. */
	put_file(f, &(struct xb_file){ .ret = 3 }, path_in(f, "short/../prog"), "", NULL);
	put_file(f, &(struct xb_file){ .ret = 3 }, path_in(f, "in/prog/x"), "", NULL);
	put_file(f, &(struct xb_file){ .ret = 3 }, "/proc/self/root/etc/hostname", "", NULL);
	put_file(f, &(struct xb_file){ .ret = 3 }, "/dev/../proc/../sys/kernel/notes", "", NULL);
	memset(longest, 'x', 4999);
	longest[0] = '/';
	longest[4999] = '\0';
	put_file(f, &(struct xb_file){ .ret = 3 }, longest, "", NULL);
	memset(longest + 1, '.', 4998);
	for (size_t i = 2; i < 4990; i += 3)
		longest[i + 1] = '/';
	put_file(f, &(struct xb_file){ .ret = 3 }, longest, "", NULL);
	put_file(f, &(struct xb_file){ .ret = 3 }, "no directory", "", NULL);
	put_file(f, &(struct xb_file){ .ret = 3 }, "", "", NULL);
	put_file(f, &(struct xb_file){ .ret = 3 }, "x", "no slash", NULL);
	assert_int_equal(pack(f, &s), 0);
	/* The program, the odd name, /etc/passwd. */
	assert_int_equal(s.files, 3);
	assert_int_equal(s.unknown, 3);
	assert_has_text(f, "in/new\nline \"x\"", "odd");
	assert_false(has(f, "in/fifo"));
	snprintf(path, sizeof(path), "%s/out/root/etc/passwd", f->dir);
	assert_non_null(read_text(path));
	assert_string_equal(read_text(path_in(f, "victim")), "not mine");
	assert_null(strstr(f->warned.buf, "\nline"));
	assert_non_null(strstr(read_text(path_in(f, "out/pack.json")), "new\\nline \\\"x\\\""));
}

/* In the folder that is written, a link may lead anywhere. */
TEST_WITH(test_links, struct fixture *f)
{
	struct xptibpf_pack_stats s;
	struct stat st;

	assert_int_equal(mkdir(path_in(f, "outside"), 0755), 0);
	write_text(path_in(f, "outside/file"), "1");
	assert_int_equal(symlink(path_in(f, "outside"), path_in(f, "in/link")), 0);
	put_read(f, path_in(f, "in/link/file"));
	put_file(f,
		 &(struct xb_file){
			 .ret = 3, .flags = O_WRONLY | O_CREAT, .h.flags = XB_FILE_CREATED },
		 path_in(f, "in/link/made"), "", NULL);
	assert_int_equal(pack(f, &s), 0);
	assert_int_equal(lstat(packed(f, "out", "in/link"), &st), 0);
	assert_true(S_ISLNK(st.st_mode));
	assert_has_text(f, "outside/file", "1");
	assert_string_equal(read_text(path_in(f, "outside/file")), "1");
}

static int no_link(void *u, const char *at, const char *to)
{
	(void)u, (void)at, (void)to;
	return -EIO;
}

TEST_WITH(test_source, struct fixture *f)
{
	_cleanup_(strbuf_done) struct strbuf at = STRBUF_INIT;
	_cleanup_close_ int root = open(f->dir, O_PATH | O_DIRECTORY);
	_cleanup_close_ int opened = -1;
	struct stat st;

	assert_true(root >= 0);
	assert_int_equal(symlink("/in/../../../in", path_in(f, "abs")), 0);
	assert_int_equal(source_find(root, "/abs/prog", NULL, NULL, &at, &st), 0);
	assert_string_equal(at.buf, "/in/prog");
	opened = source_open(root, at.buf, &st);
	assert_true(opened >= 0);
	write_text(path_in(f, "in/prog"), "longer than before, or shorter");
	assert_int_equal(source_open(root, at.buf, &st), -ESTALE);
	assert_int_equal(source_find(root, "/abs/prog", no_link, NULL, &at, &st), -EIO);
	assert_int_equal(source_find(root, "", NULL, NULL, &at, &st), -ENOENT);
	assert_int_equal(source_find(root, "/dev/null", NULL, NULL, &at, &st), -ENXIO);
	strbuf_reset(&at);
	assert_int_equal(source_find(root, "/../..", NULL, NULL, &at, &st), 0);
	assert_string_equal(at.buf, "/");
}

/* ---- what has become of a pack ------------------------------------------------------------------- */

static void assert_checked(const struct fixture *f, int error, const char *why)
{
	int r = xptibpf_pack_check(path_in(f, "out"));

	if (r != error || (r < 0 && !strstr(xptibpf_error(NULL), why)))
		fail_msg("%d: '%s' does not say '%s'", r, xptibpf_error(NULL), why);
}

/* The number of a character with two halves, an escaped name, and one that is no text, of which the list is not sure. */
TEST_WITH(test_checked, struct fixture *f)
{
	struct xptibpf_pack_stats s;

	write_text(path_in(f, "in/a"), "some text");
	write_text(path_in(f, "in/b"), "");
	write_text(path_in(f, "in/\\n \"\n\U000e0041\u00e9"), "odd");
	write_text(path_in(f, "in/\xff"), "no text");
	put_read(f, path_in(f, "in/a"));
	put_read(f, path_in(f, "in/b"));
	put_read(f, path_in(f, "in/\\n \"\n\U000e0041\u00e9"));
	put_read(f, path_in(f, "in/\xff"));
	put_read(f, path_in(f, "in/gone"));
	assert_int_equal(pack(f, &s), 0);
	assert_int_equal(s.files, 5);
	assert_checked(f, 0, "");
	write_text(packed(f, "out", "in/\\n \"\n\U000e0041\u00e9"), "ode");
	assert_checked(f, -EBADMSG, "has other bytes than when it was packed: copy the pack again");
	write_text(packed(f, "out", "in/\\n \"\n\U000e0041\u00e9"), "odd");
	/* All sizes come before all hashes. */
	write_text(packed(f, "out", "in/a"), "some test");
	write_text(packed(f, "out", "in/b"), "1");
	assert_checked(f, -EBADMSG, "in/b' in the pack '");
	assert_checked(f, -EBADMSG, "has 1 bytes, and had 0 when it was packed: copy the pack");
	write_text(packed(f, "out", "in/b"), "");
	assert_checked(f, -EBADMSG, "in/a' in the pack '");
	assert_int_equal(unlink(packed(f, "out", "in/a")), 0);
	assert_checked(f, -EBADMSG, "in/a' in the pack '");
	assert_checked(f, -EBADMSG, "is missing: copy");
	assert_int_equal(symlink(path_in(f, "in/a"), packed(f, "out", "in/a")), 0);
	assert_checked(f, -EBADMSG, "in/a' in the pack '");
	assert_int_equal(unlink(packed(f, "out", "in/a")), 0);
	write_text(packed(f, "out", "in/a"), "some text");
	assert_checked(f, 0, "");
}

TEST_WITH(test_damaged_list, struct fixture *f)
{
	static const char *const good[] = {
		"{\"files\":[]}",
		" { \"files\" : [ ] , \"x\" : { \"y\" : [ 1 , \"}\" , null ] } }\n",
		"{\"files\":[{\"path\":\"/x\",\"size\":null,\"sha256\":null},{\"path\":\"/y\"},1,\"/z\"]}",
	};
	static const char *const bad[] = {
		"",
		"[]",
		"{}",
		"{\"files\":{}}",
		"{\"files\":[1 2]}",
		"{\"files\":[{]}",
		"{\"files\":[{\"path\":\"\\q\"}]}",
		"{\"files\":[{\"size\":99999999999999999999}]}",
		"{\"files\":[{\"path\" \"x\"}]}",
		"{\"x\":]}",
		"{\"x\":,\"files\":[]}",
	};
	struct xptibpf_pack_stats s;
	_cleanup_free_ char *whole = NULL;
	FILE *o;

	assert_int_equal(pack(f, &s), 0);
	whole = strdup(read_text(path_in(f, "out/pack.json")));
	assert_non_null(whole);
	/* But for the newline at its end. */
	for (size_t n = 0; n + 1 < strlen(whole); n++) {
		o = fopen(path_in(f, "out/pack.json"), "we");
		assert_non_null(o);
		fwrite(whole, 1, n, o);
		fclose(o);
		assert_checked(f, -EBADMSG, "'pack.json' in the pack '");
	}
	for (size_t i = 0; i < sizeof(good) / sizeof(*good); i++) {
		write_text(path_in(f, "out/pack.json"), good[i]);
		assert_checked(f, 0, "");
	}
	for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++) {
		write_text(path_in(f, "out/pack.json"), bad[i]);
		assert_checked(f, -EBADMSG, "is damaged or cut off: copy the pack again");
	}
	assert_int_equal(unlink(path_in(f, "out/pack.json")), 0);
	assert_checked(f, -EBADMSG, "'pack.json' in the pack '");
	assert_int_equal(xptibpf_pack_check(path_in(f, "none")), -ENOENT);
}

/* ---- what is refused ----------------------------------------------------------------------------- */

static void refused(struct fixture *f, struct xptibpf_pack o, int error, const char *why)
{
	struct xptibpf_pack_stats s;

	assert_int_equal(pack_as(f, o, &s), error);
	if (!strstr(xptibpf_error(NULL), why))
		fail_msg("'%s' does not say '%s'", xptibpf_error(NULL), why);
}

TEST_WITH(test_refused, struct fixture *f)
{
	struct xptibpf_pack_stats s;
	size_t whole;

	put_end(f);
	whole = f->stream.len;
	refused(f, (struct xptibpf_pack){ .pid = 77 }, -ESRCH,
		"the start of process 77, but that of 4242");
	refused(f, (struct xptibpf_pack){ .max_bytes = 10 }, -EFBIG, "--max-size");
	refused(f, (struct xptibpf_pack){ .input = path_in(f, "none") }, -ENOENT,
		"none: No such file");
	refused(f, (struct xptibpf_pack){ .input = path_in(f, "in") }, -EINVAL,
		"not a regular file");
	refused(f, (struct xptibpf_pack){ .input = path_in(f, "in/prog") }, -EPROTO,
		"not an xptibpf recording");
	refused(f, (struct xptibpf_pack){ .path = path_in(f, "in") }, -EEXIST,
		"give the name of a new folder");
	refused(f, (struct xptibpf_pack){ .path = path_in(f, "in/prog") }, -EEXIST,
		"give the name of a new folder");
	refused(f, (struct xptibpf_pack){ .path = "." }, -EINVAL, "give the name");
	refused(f, (struct xptibpf_pack){ .path = path_in(f, "no/folder") }, -ENOENT,
		"No such file");
	f->stream.len = sizeof(struct xb_def_clock);
	refused(f, (struct xptibpf_pack){ 0 }, -ESRCH,
		"record with --files (or it was, and is damaged or cut off");
	f->stream.len = whole;
	assert_nothing_is_left(f);
	assert_int_equal(mkdir(path_in(f, "out.partial"), 0755), 0);
	refused(f, (struct xptibpf_pack){ 0 }, -EEXIST, "one that was killed has left it");
	assert_int_equal(rmdir(path_in(f, "out.partial")), 0);
	/* An empty folder is as good as none. */
	assert_int_equal(mkdir(path_in(f, "out"), 0755), 0);
	assert_int_equal(pack_as(f, (struct xptibpf_pack){ 0 }, &s), 0);
	refused(f, (struct xptibpf_pack){ 0 }, -EEXIST, "give the name of a new folder");
}

/* Of a recording that is whole, nothing is missing. */
TEST_WITH(test_refused_without_start, struct fixture *f)
{
	f->stream.len = sizeof(struct xb_def_clock);
	put_end(f);
	refused(f, (struct xptibpf_pack){ 0 }, -ESRCH, "record with --files");
	assert_null(strstr(xptibpf_error(NULL), "cut off"));
}

/* Whenever it is told to stop, nothing is left; asked often enough, it ends. */
TEST_WITH(test_stopped, struct fixture *f)
{
	struct xptibpf_pack_stats s;
	int r = -ECANCELED, n;

	put_read(f, "/etc/passwd");
	put_end(f);
	for (n = 0; r == -ECANCELED && n < 100; n++) {
		assert_nothing_is_left(f);
		f->stop_after = n;
		r = pack_as(f, (struct xptibpf_pack){ 0 }, &s);
	}
	assert_int_equal(r, 0);
	assert_true(n > 5);
}

TEST_WITH(test_damaged, struct fixture *f)
{
	struct xptibpf_pack_stats s;
	struct xb_start bad = { .h = { .len = sizeof(bad), .type = XB_START, .tgid = PID },
				.nargs = 3 };
	size_t whole;

	put(f, &bad, sizeof(bad));
	put_read(f, "/etc/passwd");
	whole = f->stream.len;
	/* Cut off inside a record. */
	put_read(f, "/etc/hostname");
	f->stream.len = whole + 40;
	assert_int_equal(pack_as(f, (struct xptibpf_pack){ 0 }, &s), 0);
	assert_false(s.whole);
	assert_int_equal(s.files, 2);
	assert_int_equal(s.unknown, 1);
	assert_non_null(strstr(f->warned.buf, "the recording is damaged or cut off"));
	assert_non_null(strstr(read_text(path_in(f, "out/pack.json")), "\"whole\":false"));
}

/* An image whose bytes are not those of its hash is none, and the rest is packed. */
TEST_WITH(test_images, struct fixture *f)
{
	static const uint8_t good[32] = { 0xb9, 0x4f, 0x6f, 0x12, 0x5c, 0x79, 0xe3, 0xa5,
					  0xff, 0xaa, 0x82, 0x6f, 0x58, 0x4c, 0x10, 0xd5,
					  0x2a, 0xda, 0x66, 0x9e, 0x67, 0x62, 0x05, 0x1b,
					  0x82, 0x6b, 0x55, 0x77, 0x6d, 0x05, 0xae, 0xd2 };
	struct {
		struct xb_blob b;
		char bytes[16];
	} blob = { .b = { .h = { .len = sizeof(blob), .type = XB_BLOB },
			  .size = 9,
			  .len = 9,
			  .kind = XB_BLOB_IMAGE },
		   .bytes = "some text" };
	struct xptibpf_pack_stats s;
	struct stat st;
	size_t before = f->stream.len;

	put(f, &blob, sizeof(blob));
	assert_int_equal(pack(f, &s), 0);
	assert_int_equal(s.files, 1);
	assert_int_not_equal(stat(path_in(f, "out/images"), &st), 0);
	f->stream.len = before;
	memcpy(blob.b.hash, good, sizeof(good));
	put(f, &blob, sizeof(blob));
	put_end(f);
	assert_int_equal(pack_as(f, (struct xptibpf_pack){ .path = path_in(f, "with") }, &s), 0);
	assert_int_equal(s.files, 2);
	assert_string_equal(read_text(path_in(f, "with/images/0_unknown.none")), "some text");
	assert_non_null(strstr(
		read_text(path_in(f, "with/pack.json")),
		"{\"path\":\"images/0_unknown.none\",\"kind\":\"image\",\"state\":\"same\",\"size\":9"));
}
