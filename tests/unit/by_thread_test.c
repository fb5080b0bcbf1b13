// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* by_thread_test.c - lines sorted by time and by thread, through the temporary file; names of files. */
#include <sys/stat.h>
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "sink/lines/by_thread.h"

#define THREADS 37u
#define LINES	200000u /* some 20 MiB: several times what waits in memory */

static uint32_t next_random(uint32_t *seed)
{
	*seed = *seed * 1664525 + 1013904223;
	return *seed >> 8;
}

/* Line i of what is given: of which thread, and when. Of one thread in order of time. */
static void fill(struct by_thread *b, uint64_t at[THREADS], unsigned each[THREADS])
{
	char text[256], name[16];
	uint32_t seed = 7;

	for (unsigned i = 0; i < LINES; i++) {
		unsigned t = next_random(&seed) % THREADS, pad = next_random(&seed) % 150;

		at[t] += next_random(&seed) % 1000;
		snprintf(name, sizeof(name), "main_%u", t);
		snprintf(text, sizeof(text), "%llu %u %u %.*s\n", (unsigned long long)at[t], t,
			 each[t]++, (int)pad,
			 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
			 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
			 "xxxxxxxxxxxxxxx");
		assert_int_equal(by_thread_add(b, 100, 1, "prog", name, at[t], text, strlen(text)),
				 0);
	}
}

/* sscanf() would look for the end of all the text first. */
static void parse(const char *p, uint64_t *when, unsigned *thread, unsigned *i)
{
	char *end;

	*when = strtoull(p, &end, 10);
	*thread = (unsigned)strtoul(end, &end, 10);
	*i = (unsigned)strtoul(end, &end, 10);
	assert_int_equal(*end, ' ');
}

/* All that comes out, and that no piece is much longer than it should be. */
static void read_all(struct by_thread *b, struct strbuf *ret)
{
	_cleanup_(strbuf_done) struct strbuf piece = STRBUF_INIT;
	int r;

	do {
		strbuf_reset(&piece);
		r = by_thread_next(b, &piece);
		assert_true(r == 0 || r == 1);
		assert_true(piece.len < (512u << 10));
		strbuf_add(ret, strbuf_str(&piece), piece.len);
	} while (r);
}

TEST(test_by_time)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	uint64_t at[THREADS] = { 0 }, newest = 0;
	unsigned each[THREADS] = { 0 }, seen[THREADS] = { 0 }, n = 0;
	struct by_thread *b;

	assert_int_equal(by_thread_new(XPTIBPF_SORT_TIME, NULL, &b), 0);
	fill(b, at, each);
	read_all(b, &out);
	for (const char *p = strbuf_str(&out); *p; p = strchr(p, '\n') + 1, n++) {
		uint64_t when;
		unsigned t, i;

		parse(p, &when, &t, &i);
		assert_true(when >= newest);
		assert_true(t < THREADS && i == seen[t]);
		seen[t]++;
		newest = when;
	}
	assert_int_equal(n, LINES);
	by_thread_free(b);
}

TEST(test_by_thread)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	uint64_t at[THREADS] = { 0 };
	unsigned each[THREADS] = { 0 }, n = 0, heading = 0, in_this = 0;
	struct by_thread *b;

	assert_int_equal(by_thread_new(XPTIBPF_SORT_THREAD, NULL, &b), 0);
	fill(b, at, each);
	read_all(b, &out);
	for (const char *p = strbuf_str(&out); *p; p = strchr(p, '\n') + 1) {
		uint64_t when;
		unsigned t, i;
		char want[64];

		if (*p == '\n')
			continue;
		if (*p == '=') {
			assert_int_equal(in_this, heading ? each[heading - 1] : 0);
			snprintf(want, sizeof(want), "== prog 100 main_%u: %u lines ==\n", heading,
				 each[heading]);
			assert_memory_equal(p, want, strlen(want));
			heading++;
			in_this = 0;
			continue;
		}
		parse(p, &when, &t, &i);
		assert_int_equal(t, heading - 1);
		assert_int_equal(i, in_this++);
		n++;
	}
	assert_int_equal(heading, THREADS);
	assert_int_equal(n, LINES);
	by_thread_free(b);
}

TEST(test_nothing)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	struct by_thread *b;

	for (int sort = XPTIBPF_SORT_TIME; sort <= XPTIBPF_SORT_THREAD; sort++) {
		assert_int_equal(by_thread_new((enum xptibpf_sort)sort, NULL, &b), 0);
		assert_int_equal(by_thread_next(b, &out), 0);
		assert_int_equal(out.len, 0);
		by_thread_free(b);
	}
	assert_null(by_thread_free(NULL));
}

/* A line that is longer than any window. */
TEST(test_long_lines)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	size_t len = 3u << 20;
	_cleanup_free_ char *line = malloc(len);
	struct by_thread *b;

	memset(line, 'y', len);
	line[len - 1] = '\n';
	assert_int_equal(by_thread_new(XPTIBPF_SORT_TIME, NULL, &b), 0);
	for (unsigned i = 0; i < 4; i++)
		assert_int_equal(by_thread_add(b, i & 1, 0, "", "main", 10 - i, line, len), 0);
	while (!strbuf_failed(&out) && by_thread_next(b, &out) > 0)
		;
	assert_int_equal(out.len, 4 * len);
	by_thread_free(b);
}

static void expect_name(const char *name, const char *want)
{
	_cleanup_(strbuf_done) struct strbuf got = STRBUF_INIT;
	const char *rest;

	assert_int_equal(by_thread_file_name("dir/t", 42, name, &got), 0);
	assert_memory_equal(strbuf_str(&got), "dir/t.42.", 9);
	rest = strbuf_str(&got) + 9;
	assert_null(strchr(rest, '/'));
	assert_null(strstr(rest, ".."));
	assert_true(strlen(rest) <= BY_THREAD_NAME + 12);
	for (const char *p = rest; *p; p++)
		assert_true((unsigned char)*p > ' ' && (unsigned char)*p < 0x7f);
	assert_memory_equal(rest, want, strlen(want));
}

TEST(test_names)
{
	_cleanup_(strbuf_done) struct strbuf a = STRBUF_INIT, b = STRBUF_INIT;
	char longest[5000];

	expect_name("main", "main");
	expect_name("main_1_20", "main_1_20");
	expect_name("?4243", "tid4243");
	expect_name("../../etc/passwd", "______etc_passwd-");
	expect_name("..", "__-");
	expect_name("a\x1b[1m\nb", "a__1m_b-");
	expect_name("\xc3\xa4 x", "___x-");
	memset(longest, 'n', sizeof(longest) - 1);
	longest[sizeof(longest) - 1] = '\0';
	expect_name(longest, "nnnn");
	/* Names that are alike only afterwards. */
	by_thread_file_name("t", 1, "a/b", &a);
	by_thread_file_name("t", 1, "a b", &b);
	assert_string_not_equal(strbuf_str(&a), strbuf_str(&b));
}

static void expect_file(const char *path, const char *want)
{
	char got[256] = "";
	FILE *f = fopen(path, "re");

	assert_non_null(f);
	assert_true(fread(got, 1, sizeof(got) - 1, f) > 0);
	fclose(f);
	assert_string_equal(got, want);
}

TEST(test_files)
{
	char folder[] = "/tmp/by_thread_XXXXXX", path[64], victim[64], link_[64], second[64];
	struct by_thread *b;
	struct stat st;

	assert_non_null(mkdtemp(folder));
	snprintf(path, sizeof(path), "%s/t", folder);
	snprintf(victim, sizeof(victim), "%s/victim", folder);
	snprintf(link_, sizeof(link_), "%s/t.7.main", folder);
	snprintf(second, sizeof(second), "%s/t.7.main_1", folder);
	/* Somebody has guessed what the file will be called. */
	assert_int_equal(symlink(victim, link_), 0);
	assert_int_equal(by_thread_new(XPTIBPF_SORT_FILES, path, &b), 0);
	assert_int_equal(by_thread_add(b, 7, 1, "", "main", 1, "one\n", 4), 0);
	assert_int_equal(by_thread_flush(b), 0);
	expect_file(link_, "one\n");
	assert_int_equal(by_thread_add(b, 7, 1, "", "main_1", 2, "two\n", 4), 0);
	/* A later process of the same number. */
	assert_int_equal(by_thread_add(b, 7, 2, "", "main", 3, "three\n", 6), 0);
	assert_int_equal(by_thread_end(b, "end\n", 4), 0);
	by_thread_free(b);
	assert_int_equal(lstat(victim, &st), -1);
	assert_int_equal(lstat(link_, &st), 0);
	assert_true(S_ISREG(st.st_mode));
	expect_file(link_, "one\nthree\nend\n");
	expect_file(second, "two\nend\n");
	unlink(link_);
	unlink(second);
	rmdir(folder);
	assert_int_equal(by_thread_new(XPTIBPF_SORT_FILES, path, &b), -ENOENT);
}
