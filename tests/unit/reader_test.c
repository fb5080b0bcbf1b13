// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * reader_test.c - what a reader that a file has taken over can do: nothing but answer, and what it answers is refused. Here,
 * each file says what its reader does.
 */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/pass.h"
#include "plan/reader.h"
#include "plan/reader_worker.h"

/* ---- in the reader ------------------------------------------------------------------------------- */

static char secret[16] = "none"; /* that a file leaves behind */

static int crash(void)
{
	__builtin_trap();
	return 0;
}

static int end(void)
{
	_exit(0);
	return 0;
}

static int run_forever(void)
{
	volatile unsigned n = 1;

	while (n)
		n = 1;
	return 0;
}

/* Bytes that are no plan. */
static int chatter(void)
{
	static struct reader_message m = { .kind = READER_PART, .size = READER_CHUNK };

	memset(m.data, 0xff, sizeof(m.data));
	for (;;)
		if (pass_send(0, &m, sizeof(m), -1, 0) < 0)
			return 0;
}

static int send_wrong(uint32_t kind, uint32_t size, int fd)
{
	static struct reader_message m;

	m.kind = kind;
	m.size = size;
	(void)pass_send(0, &m, READER_HEAD, fd, 0);
	return 0;
}

static int ask_for_data(void)
{
	return send_wrong(READER_ASKS, 16, -1);
}

static int promise_bytes(void)
{
	return send_wrong(READER_PART, UINT32_MAX, -1);
}

static int send_descriptor(void)
{
	return send_wrong(READER_PART, 0, 0);
}

static int leave_a_secret(void)
{
	memcpy(secret, "left", 5);
	return -ENOEXEC;
}

static int find_a_secret(void)
{
	return strcmp(secret, "none") ? -EEXIST : -ENOEXEC;
}

static int take_memory(void)
{
	const size_t step = 1 << 20;

	for (size_t n = 0; n <= READER_BYTES; n += step)
		if (mmap(NULL, step, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) ==
		    MAP_FAILED)
			return -errno;
	return 0;
}

/* The number of the first thing that worked and should not. */
static int reach_out(void)
{
	const pid_t parent = getppid();
	int sv[2];

	if (open("/proc/self/status", O_RDONLY) >= 0)
		return -1;
	if (socket(AF_UNIX, SOCK_STREAM, 0) >= 0 || socketpair(AF_UNIX, SOCK_STREAM, 0, sv) >= 0)
		return -2;
	if (fork() >= 0)
		return -3;
	if (kill(parent, 0) >= 0 || kill(-1, 0) >= 0)
		return -4;
	if (mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) !=
	    MAP_FAILED)
		return -5;
	if (prctl(PR_GET_DUMPABLE) >= 0)
		return -6;
	for (int fd = 1; fd < 64; fd++)
		if (fcntl(fd, F_GETFD) >= 0 && fd != 1) /* 0: its socket; 1: the file */
			return -7;
	if (write(0, "", 1) >= 0)
		return -8;
	return -ENOEXEC;
}

static const struct deed {
	const char *word;
	int (*run)(void);
} deeds[] = {
	{ "crash", crash },	     { "end", end },
	{ "forever", run_forever },  { "chatter", chatter },
	{ "ask", ask_for_data },     { "promise", promise_bytes },
	{ "pass", send_descriptor }, { "leave", leave_a_secret },
	{ "find", find_a_secret },   { "memory", take_memory },
	{ "reach", reach_out },
};

/* Instead of plan/file_plan.c. */
void file_plan_read(int fd, struct file_plan *ret)
{
	char word[32] = "";

	ret->error = -EINVAL;
	if (foreign_read(fd, word, sizeof(word) - 1, 0) < 0)
		return;
	for (size_t i = 0; i < ARRAY_SIZE(deeds); i++)
		if (!strcmp(word, deeds[i].word))
			ret->error = deeds[i].run();
	if (!strcmp(word, "lie")) {
		*ret = (struct file_plan){ .nfuncs = 1 };
		ret->xpti.error = ret->beacon.error = ret->python.error = -ENOENT;
		memcpy(ret->funcs[0].symbol, "urEventWait", sizeof("urEventWait"));
		ret->funcs[0].at.possible = 1;
		ret->funcs[0].at.offset = 1 << 20;
	}
	if (!strcmp(word, "work")) {
		*ret = (struct file_plan){ .nfuncs = FILE_PLAN_FUNCS };
		ret->xpti.error = ret->beacon.error = ret->python.error = -ENOENT;
		for (unsigned i = 0; i < FILE_PLAN_FUNCS; i++) {
			memcpy(ret->funcs[i].symbol, "urEventWait", sizeof("urEventWait"));
			ret->funcs[i].vaddr = i;
		}
	}
}

static char tables_word[32];

/* Instead of plan/tables.c, as the next. */
int tables_read_code(int fd, struct tables_code *ret, struct elf_file **ret_elf)
{
	*ret_elf = NULL;
	if (foreign_read(fd, tables_word, sizeof(tables_word) - 1, 0) < 0)
		return ret->error = -EIO;
	ret->n = 1;
	ret->code[0] = (struct elf_code){ 0x1000, 0x2000, 0x400000 };
	if (!strcmp(tables_word, "many"))
		ret->n = TABLES_CODE + 1;
	if (!strcmp(tables_word, "around"))
		ret->code[0].size = UINT64_MAX;
	if (!strcmp(tables_word, "none"))
		ret->error = -ENOEXEC;
	return ret->error;
}

void tables_read_row(struct elf_file *elf, uint64_t vaddr, struct tables_row *ret)
{
	(void)elf;
	ret->row.cfa = (struct cfi_rule){ .how = CFI_VALUE, .reg = CFI_SP, .off = (int32_t)vaddr };
	if (!strcmp(tables_word, "register"))
		ret->row.reg[CFI_BX] = (struct cfi_rule){ .how = CFI_REGISTER, .reg = CFI_REGS };
	if (!strcmp(tables_word, "expression"))
		ret->row.cfa = (struct cfi_rule){ .how = CFI_EXPR, .expr = 8, .len = 1 };
	if (vaddr == 13)
		ret->error = -ENOENT;
	for (size_t i = 0; vaddr == 12 && i < ARRAY_SIZE(deeds); i++)
		if (!strcmp(tables_word, deeds[i].word))
			ret->error = deeds[i].run();
}

/* Instead of plan/texts.c. */
void texts_read(int fd, uint64_t max, texts_fn fn, void *u, struct texts_end *ret)
{
	char word[32] = "", name[32];

	if (foreign_read(fd, word, sizeof(word) - 1, 0) < 0)
		return;
	for (int i = 0; !strcmp(word, "work") && i < 10000; i++)
		fn(u, name, (size_t)snprintf(name, sizeof(name), "kernel_%d", i));
	if (!strcmp(word, "newline"))
		fn(u, "ker\nel", 6);
	if (!strcmp(word, "short"))
		fn(u, "ker", 3);
	for (size_t i = 0; i < ARRAY_SIZE(deeds); i++)
		if (!strcmp(word, deeds[i].word))
			ret->error = deeds[i].run();
	ret->searched = max - 1;
	if (!strcmp(word, "beyond"))
		ret->searched = max + 1;
	if (!strcmp(word, "positive"))
		ret->error = 1;
}

/* ---- and outside --------------------------------------------------------------------------------- */

static int setup(void **state)
{
	struct reader *r = NULL;

	if (reader_new(&r) < 0)
		return 1;
	*state = r;
	return 0;
}

static int teardown(void **state)
{
	reader_free(*state);
	return 0;
}

static int has_read(struct reader *r, const char *word, const struct file_plan **ret)
{
	_cleanup_close_ int fd = memfd_create("reader_test", MFD_CLOEXEC);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, word, strlen(word)), strlen(word));
	return reader_read(r, fd, ret);
}

static void works(void *state)
{
	const struct file_plan *p;

	assert_int_equal(has_read(state, "work", &p), 0);
	assert_int_equal(p->nfuncs, FILE_PLAN_FUNCS);
	for (unsigned i = 0; i < FILE_PLAN_FUNCS; i++) {
		assert_string_equal(p->funcs[i].symbol, "urEventWait");
		assert_int_equal(p->funcs[i].vaddr, i);
	}
	assert_int_equal(has_read(state, "unknown", &p), -EINVAL);
}

/* Each file has a reader of its own, so the next one is read whatever became of it. */
static void fails(void *state, const char *word, int error)
{
	const struct file_plan *p;

	assert_int_equal(has_read(state, word, &p), error);
	works(state);
}

TEST_WITH(reads, struct reader *reader)
{
	works(reader);
}

TEST_WITH(one_that_ends, struct reader *reader)
{
	fails(reader, "crash", -EPROTO);
	fails(reader, "end", -EPROTO);
	fails(reader, "memory", -ENOMEM);
}

/* By its processor time, or where it gets little of that, by the clock. */
TEST_WITH(one_that_never_ends, struct reader *reader)
{
	const struct file_plan *p;
	int r = has_read(reader, "forever", &p);

	assert_true(r == -EPROTO || r == -ETIME);
	assert_non_null(reader_error(r));
	works(reader);
}

TEST_WITH(one_that_lies, struct reader *reader)
{
	fails(reader, "chatter", -EPROTO);
	fails(reader, "promise", -EPROTO);
	fails(reader, "pass", -EPROTO);
	fails(reader, "ask", -EPROTO);
	fails(reader, "lie", -EPROTO);
}

TEST_WITH(one_that_reaches_out, struct reader *reader)
{
	fails(reader, "reach", -ENOEXEC);
}

TEST_WITH(nothing_is_left, struct reader *reader)
{
	const struct file_plan *p;

	assert_int_equal(has_read(reader, "leave", &p), -ENOEXEC);
	assert_int_equal(has_read(reader, "find", &p), -ENOEXEC);
}

/* Others answer for such a file, so it is read for the reader. */
TEST_WITH(a_file_that_is_passed_on, struct reader *reader)
{
	_cleanup_close_ int fd = -1, path = -1;
	char name[] = "/tmp/reader_test-XXXXXX";
	const struct file_plan *p;

	fd = mkstemp(name);
	assert_true(fd >= 0);
	assert_int_equal(write(fd, "work", 4), 4);
	path = open(name, O_PATH | O_CLOEXEC);
	assert_true(path >= 0);
	unlink(name);
	assert_int_equal(reader_read(reader, path, &p), 0);
	assert_int_equal(p->nfuncs, FILE_PLAN_FUNCS);
}

/* Many, as at the start of a trace. */
TEST_WITH(one_after_the_other, struct reader *reader)
{
	const struct file_plan *p;

	for (unsigned i = 0; i < 64; i++)
		assert_int_equal(has_read(reader, i % 2 ? "unknown" : "crash", &p),
				 i % 2 ? -EINVAL : -EPROTO);
}

/* ---- tables ---- */

static int open_tables(struct reader *r, const char *word, int *ret_fd,
		       struct tables_code *ret_code, struct reader_tables **ret)
{
	*ret_fd = memfd_create("reader_test", MFD_CLOEXEC);
	assert_true(*ret_fd >= 0);
	assert_int_equal(write(*ret_fd, word, strlen(word)), strlen(word));
	return reader_tables_open(r, *ret_fd, ret_code, ret);
}

TEST_WITH(reads_tables, struct reader *reader)
{
	_cleanup_close_ int fd = -1;
	struct reader_tables *t;
	struct tables_code code;
	struct cfi_row row;

	assert_int_equal(open_tables(reader, "work", &fd, &code, &t), 0);
	assert_int_equal(code.n, 1);
	assert_int_equal(code.code[0].vaddr, 0x400000);
	for (uint64_t vaddr = 14; vaddr < 1000; vaddr++) {
		assert_int_equal(reader_tables_row(t, fd, vaddr, &row), 0);
		assert_int_equal(row.cfa.reg, CFI_SP);
		assert_int_equal(row.cfa.off, vaddr);
	}
	assert_int_equal(reader_tables_row(t, fd, 13, &row), -ENOENT);
	reader_tables_close(t);
}

/* A plan is read meanwhile, and what becomes of one of them is nothing to the others. */
TEST_WITH(many_tables, struct reader *reader)
{
	struct reader_tables *t[READER_TABLES_MAX];
	int fds[READER_TABLES_MAX];
	struct tables_code code;
	struct cfi_row row;

	for (unsigned i = 0; i < READER_TABLES_MAX; i++)
		assert_int_equal(
			open_tables(reader, i == 5 ? "crash" : "work", &fds[i], &code, &t[i]), 0);
	works(reader);
	assert_int_equal(reader_tables_row(t[5], fds[5], 12, &row), -EPROTO);
	for (unsigned i = 0; i < READER_TABLES_MAX; i++)
		assert_int_equal(reader_tables_row(t[i], fds[i], 12, &row), i == 5 ? -EPROTO : 0);
	for (unsigned i = 0; i < READER_TABLES_MAX; i++) {
		reader_tables_close(t[i]);
		close(fds[i]);
	}
	works(reader);
}

static void tables_fail(struct reader *r, const char *word, uint64_t vaddr, int error)
{
	_cleanup_close_ int fd = -1;
	struct reader_tables *t;
	struct tables_code code;
	struct cfi_row row;
	int e = open_tables(r, word, &fd, &code, &t);

	if (vaddr) {
		assert_int_equal(e, 0);
		e = reader_tables_row(t, fd, vaddr, &row);
		reader_tables_close(t);
	}
	/* By its processor time, or by the clock. */
	assert_true(e == error || (error == -ETIME && e == -EPROTO));
	works(r);
}

TEST_WITH(tables_that_lie, struct reader *reader)
{
	tables_fail(reader, "none", 0, -ENOEXEC);
	tables_fail(reader, "many", 0, -EPROTO);
	tables_fail(reader, "around", 0, -EPROTO);
	tables_fail(reader, "register", 14, -EPROTO);
	tables_fail(reader, "expression", 14, -EPROTO);
	tables_fail(reader, "chatter", 12, -EPROTO);
	tables_fail(reader, "pass", 12, -EPROTO);
	tables_fail(reader, "ask", 12, -EPROTO);
	tables_fail(reader, "end", 12, -EPROTO);
	tables_fail(reader, "forever", 12, -ETIME);
}

/* ---- texts ---- */

struct heard {
	int n, at_most;
};

static int on_text(void *u, const char *text, size_t len)
{
	struct heard *h = u;
	char name[32];

	assert_int_equal(len, snprintf(name, sizeof(name), "kernel_%d", h->n));
	assert_memory_equal(text, name, len);
	return ++h->n == h->at_most ? -ECANCELED : 0;
}

static int hears(struct reader *r, const char *word, struct heard *h, uint64_t *ret_searched)
{
	_cleanup_close_ int fd = memfd_create("reader_test", MFD_CLOEXEC);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, word, strlen(word)), strlen(word));
	return reader_texts(r, fd, 100, on_text, h, ret_searched);
}

TEST_WITH(reads_texts, struct reader *reader)
{
	struct heard h = { 0 }, some = { .at_most = 5 };
	uint64_t searched;

	assert_int_equal(hears(reader, "work", &h, &searched), 0);
	assert_int_equal(h.n, 10000);
	assert_int_equal(searched, 99);
	assert_int_equal(hears(reader, "work", &some, &searched), -ECANCELED);
	assert_int_equal(some.n, 5);
	works(reader);
}

TEST_WITH(texts_that_lie, struct reader *reader)
{
	static const char *const words[] = { "newline", "short", "beyond", "positive", "chatter",
					     "promise", "pass",	 "ask",	   "end",      "crash" };

	for (size_t i = 0; i < ARRAY_SIZE(words); i++) {
		struct heard h = { 0 };
		uint64_t searched = 0;

		assert_int_equal(hears(reader, words[i], &h, &searched), -EPROTO);
		assert_int_equal(h.n, 0);
		assert_int_equal(searched, 100);
		works(reader);
	}
}

static void wait_longer_than_for_a_file(void)
{
	char name[16] = "";

	prctl(PR_GET_NAME, name);
	if (!strcmp(name, "xptibpf-reader"))
		usleep(5200 * 1000);
}

/* While somebody places many probes, it does. The last one: from now on, each fork here does. */
TEST(a_fork_that_takes_long)
{
	const struct file_plan *p;
	struct reader *r = NULL;

	assert_int_equal(pthread_atfork(wait_longer_than_for_a_file, NULL, NULL), 0);
	assert_int_equal(reader_new(&r), 0);
	assert_int_equal(has_read(r, "unknown", &p), -EINVAL);
	reader_free(r);
}
