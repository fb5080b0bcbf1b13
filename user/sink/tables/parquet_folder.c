// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* parquet_folder.c - see parquet_folder.h. */
#include "sink/tables/parquet_folder.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>

#include "base/cleanup.h"
#include "base/create.h"
#include "base/digits.h"
#include "base/grow.h"
#include "base/utf8.h"

#define DAY_S	   86400
#define LOCK_TRIES 200 /* 10 ms each */
#define OPEN_MAX \
	4u /* days of a table that are written at the same time: midnight, and what comes late */

struct folder_file {
	struct parquet_file *file; /* NULL: it is closed */
	unsigned table;
	int64_t day; /* since 1970 */
	uint64_t used;
	char *writing, *path;
};

struct folder {
	int lock; /* of the folder, or -1 */
	const struct parquet_table *tables;
	unsigned ntables;
	char *folder;
	char *host; /* as folder_host() */
	bool force;
	struct folder_file *at;
	size_t n, room;
	uint64_t used;
	uint64_t clock, realtime;
	char recording[48];
};

void folder_host(struct strbuf *out, const char *host)
{
	size_t left = host ? strlen(host) : 0;

	if (!left) {
		strbuf_adds(out, "__HIVE_DEFAULT_PARTITION__");
		return;
	}
	while (left) {
		uint32_t code;
		size_t n = utf8_decode((const unsigned char *)host, left, &code);
		unsigned char c = (unsigned char)*host;

		/* Beyond ASCII as it is: Spark makes one character of each %XX. */
		if (n > 1 || (c < 0x80 && (isalnum(c) || strchr("._-", c))))
			strbuf_add(out, host, n);
		else
			strbuf_addf(out, "%%%02X", c);
		host += n ?: 1;
		left -= n ?: 1;
	}
}

void folder_day(struct strbuf *out, int64_t seconds)
{
	struct tm tm;
	time_t t = seconds;

	if (!gmtime_r(&t, &tm))
		tm = (struct tm){ .tm_year = 70, .tm_mday = 1 };
	strbuf_addf(out, "%04d-%02d-%02d", tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday);
}

void folder_clock(struct folder *p, const struct xb_def_clock *clock)
{
	char *at = digits_bytes(p->recording, clock->boot_id, 8);

	snprintf(at, sizeof(p->recording) - 16, "-%llx", (unsigned long long)clock->h.ts);
	p->clock = clock->h.ts;
	p->realtime = clock->realtime;
}

const char *folder_recording(const struct folder *p)
{
	return p->recording;
}

/* Hostile clocks may say anything: it wraps, and no more. */
static int64_t wall_ns(const struct folder *p, uint64_t ts)
{
	return (int64_t)(p->realtime + (ts - p->clock));
}

int64_t folder_time(const struct folder *p, uint64_t ts)
{
	int64_t ns = wall_ns(p, ts);

	return ns / 1000 - (ns % 1000 < 0);
}

/* ---- files ------------------------------------------------------------------------------------- */

static int make_folders(char *path)
{
	char *slash;

	for (slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
		int r;

		*slash = '\0';
		r = create_folder(path);
		*slash = '/';
		if (r < 0 && r != -EEXIST)
			return r;
	}
	return 0;
}

static int set_names(const struct folder *p, struct folder_file *file, uint64_t ts)
{
	_cleanup_(strbuf_done) struct strbuf folder = STRBUF_INIT, name = STRBUF_INIT;

	strbuf_addf(&folder, "%s/%s/host=%s/day=", p->folder, p->tables[file->table].name, p->host);
	folder_day(&folder, file->day * DAY_S);
	strbuf_addf(&name, "part-%s-%llx.parquet", p->recording, (unsigned long long)ts);
	if (strbuf_failed(&folder) || strbuf_failed(&name))
		return -ENOMEM;
	if (asprintf(&file->path, "%s/%s", strbuf_str(&folder), strbuf_str(&name)) < 0) {
		file->path = NULL;
		return -ENOMEM;
	}
	if (asprintf(&file->writing, "%s/.%s.%d.tmp", strbuf_str(&folder), strbuf_str(&name),
		     (int)getpid()) < 0) {
		file->writing = NULL;
		return -ENOMEM;
	}
	return 0;
}

static void file_done(struct folder_file *file)
{
	file->file = parquet_free(file->file);
	if (file->writing)
		unlink(file->writing);
	free(file->writing);
	free(file->path);
	*file = (struct folder_file){ 0 };
}

static int file_open(const struct folder *p, unsigned table, int64_t day, uint64_t ts,
		     struct folder_file *ret)
{
	const struct parquet_table *t = &p->tables[table];
	struct folder_file file = { .table = table, .day = day };
	int r = set_names(p, &file, ts);

	if (r >= 0)
		r = make_folders(file.path);
	if (r >= 0 && !p->force && !access(file.path, F_OK))
		r = -EEXIST;
	if (r >= 0)
		r = create_new(file.writing, O_WRONLY);
	if (r >= 0)
		r = close(r);
	if (r >= 0)
		r = parquet_open(file.writing, t->columns, t->n, &file.file);
	if (r < 0)
		file_done(&file);
	else
		*ret = file;
	return r;
}

/* It stays in the list, to be named at the end. */
static int file_close(struct folder_file *file)
{
	int r = file->file ? parquet_close(file->file) : 0;

	file->file = parquet_free(file->file);
	return r;
}

/* So that not more than a few of a table are open. */
static int close_oldest(struct folder *p, unsigned table)
{
	struct folder_file *oldest = NULL;
	unsigned open = 0;
	size_t i;

	for (i = 0; i < p->n; i++) {
		struct folder_file *x = &p->at[i];

		if (x->table != table || !x->file)
			continue;
		open++;
		if (!oldest || x->used < oldest->used)
			oldest = x;
	}
	return open < OPEN_MAX ? 0 : file_close(oldest);
}

static int file_add(struct folder *p, unsigned table, int64_t day, uint64_t ts,
		    struct folder_file **ret)
{
	int r = close_oldest(p, table);

	if (r < 0)
		return r;
	if (GROW_ROOM(p->at, p->n, p->room, 16) < 0)
		return -ENOMEM;
	r = file_open(p, table, day, ts, &p->at[p->n]);
	if (r >= 0)
		*ret = &p->at[p->n++];
	return r;
}

int folder_row(struct folder *p, unsigned table, uint64_t ts, struct parquet_file **ret)
{
	int64_t s = wall_ns(p, ts) / 1000000000, day = s / DAY_S - (s % DAY_S < 0);
	struct folder_file *x = NULL;
	size_t i;
	int r;

	/* The one in use is nearly always the last. */
	for (i = p->n; i-- > 0 && !x;)
		if (p->at[i].table == table && p->at[i].day == day && p->at[i].file)
			x = &p->at[i];
	if (!x) {
		r = file_add(p, table, day, ts, &x);
		if (r < 0)
			return r;
	}
	x->used = ++p->used;
	*ret = x->file;
	return 0;
}

static int file_name(const struct folder *p, struct folder_file *x)
{
	unsigned flags = p->force ? 0 : RENAME_NOREPLACE;

	/* Some file systems know no flags. */
	if (renameat2(AT_FDCWD, x->writing, AT_FDCWD, x->path, flags) < 0 &&
	    (errno != EINVAL || rename(x->writing, x->path) < 0))
		return -errno;
	free(x->writing);
	x->writing = NULL;
	return 0;
}

/* So that who asks for a table finds it, though no recording has had a row for it. */
static int add_empty(struct folder *p, unsigned table, uint64_t ts)
{
	struct parquet_file *f;
	size_t i;

	for (i = 0; i < p->n; i++)
		if (p->at[i].table == table)
			return 0;
	return folder_row(p, table, ts, &f);
}

int folder_keep(struct folder *p, uint64_t ts)
{
	unsigned table;
	size_t i;
	int r = 0;

	for (table = 0; table < p->ntables && r >= 0; table++)
		r = add_empty(p, table, ts);
	for (i = 0; i < p->n && r >= 0; i++)
		r = file_close(&p->at[i]);
	for (i = 0; i < p->n && r >= 0; i++)
		r = file_name(p, &p->at[i]);
	return r;
}

struct folder *folder_free(struct folder *p)
{
	size_t i;

	if (!p)
		return NULL;
	for (i = 0; i < p->n; i++)
		file_done(&p->at[i]);
	if (p->lock >= 0)
		close(p->lock);
	free(p->at);
	free(p->folder);
	free(p->host);
	free(p);
	return NULL;
}

/*
 * All who write into the folder share a lock. Who has it alone finds there what was left by those that were killed, in
 * TABLE/host=HOST/day=DAY.
 */
static void lock_folder(struct folder *p)
{
	_cleanup_(strbuf_done) struct strbuf pattern = STRBUF_INIT;
	glob_t left = { 0 };

	p->lock = open(p->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (p->lock >= 0 && !flock(p->lock, LOCK_EX | LOCK_NB)) {
		for (const char *c = p->folder; *c; c++)
			strbuf_addf(&pattern, strchr("*?[\\", *c) ? "\\%c" : "%c", *c);
		strbuf_adds(&pattern, "/*/host=*/day=*/.part-*.tmp");
		if (!strbuf_failed(&pattern) &&
		    !glob(strbuf_str(&pattern), GLOB_NOSORT, NULL, &left))
			for (size_t i = 0; i < left.gl_pathc; i++)
				(void)unlink(left.gl_pathv[i]);
		globfree(&left);
	}
	/*
	 * Without the lock, the next one would remove what is being written. Who looks for what was left has it for
	 * milliseconds; nobody is waited for who keeps it.
	 */
	for (unsigned i = 0; p->lock >= 0 && i < LOCK_TRIES; i++) {
		if (!flock(p->lock, LOCK_SH | LOCK_NB) || errno != EWOULDBLOCK)
			return;
		nanosleep(&(struct timespec){ .tv_nsec = 10000000 }, NULL);
	}
}

static void folder_freep(struct folder **p)
{
	folder_free(*p);
}

int folder_new(const char *folder, const struct parquet_table *tables, unsigned n, const char *host,
	       bool force, struct folder **ret)
{
	_cleanup_(folder_freep) struct folder *p = calloc(1, sizeof(*p));
	_cleanup_(strbuf_done) struct strbuf name = STRBUF_INIT;
	struct stat st;
	int r;

	if (!p)
		return -ENOMEM;
	p->lock = -1;
	if (!parquet_works())
		return -EOPNOTSUPP;
	/* What can be known to fail is known before a program is started. */
	r = create_folder(folder);
	if (r < 0 && r != -EEXIST)
		return r;
	if (stat(folder, &st) < 0)
		return -errno;
	if (!S_ISDIR(st.st_mode))
		return -ENOTDIR;
	if (access(folder, W_OK) < 0)
		return -errno;
	folder_host(&name, host);
	p->tables = tables;
	p->ntables = n;
	p->force = force;
	p->folder = strdup(folder);
	p->host = strbuf_failed(&name) ? NULL : strdup(strbuf_str(&name));
	if (!p->folder || !p->host)
		return -ENOMEM;
	lock_folder(p);
	*ret = TAKE_PTR(p);
	return 0;
}
