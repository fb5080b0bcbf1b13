// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* parquet_parts.c - see parquet_parts.h. */
#include "sink/tables/parquet_parts.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/cleanup.h"
#include "base/utf8.h"

#define DAY_S 86400
#define OPEN_MAX \
	4u /* days of a table that are written at the same time: midnight, and what is told late */

struct part {
	struct parquet_file *file; /* NULL: it is closed */
	unsigned table;
	int64_t day; /* since 1970 */
	uint64_t used;
	char *writing, *path;
};

struct parts {
	const struct parquet_table *tables;
	unsigned ntables;
	char *folder;
	char *host; /* as parts_host() */
	bool force;
	struct part *at;
	size_t n, room;
	uint64_t used;
	uint64_t clock, realtime;
	char recording[48];
};

void parts_host(struct strbuf *out, const char *host)
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

void parts_day(struct strbuf *out, int64_t seconds)
{
	struct tm tm;
	time_t t = seconds;

	if (!gmtime_r(&t, &tm))
		tm = (struct tm){ .tm_year = 70, .tm_mday = 1 };
	strbuf_addf(out, "%04d-%02d-%02d", tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday);
}

void parts_clock(struct parts *p, const struct xb_def_clock *clock)
{
	char *at = p->recording;
	unsigned i;

	for (i = 0; i < 8; i++)
		at += sprintf(at, "%02x", clock->boot_id[i]);
	snprintf(at, sizeof(p->recording) - 16, "-%llx", (unsigned long long)clock->h.ts);
	p->clock = clock->h.ts;
	p->realtime = clock->realtime;
}

const char *parts_recording(const struct parts *p)
{
	return p->recording;
}

/* Hostile clocks may say anything: it wraps, and no more. */
static int64_t wall_ns(const struct parts *p, uint64_t ts)
{
	return (int64_t)(p->realtime + (ts - p->clock));
}

int64_t parts_time(const struct parts *p, uint64_t ts)
{
	int64_t ns = wall_ns(p, ts);

	return ns / 1000 - (ns % 1000 < 0);
}

/* ---- files ------------------------------------------------------------------------------------- */

static int make_folders(char *path)
{
	char *slash;

	for (slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		if (mkdir(path, 0777) < 0 && errno != EEXIST) {
			int r = -errno;

			*slash = '/';
			return r;
		}
		*slash = '/';
	}
	return 0;
}

static int name_part(const struct parts *p, struct part *part, uint64_t ts)
{
	_cleanup_(strbuf_done) struct strbuf folder = STRBUF_INIT, name = STRBUF_INIT;

	strbuf_addf(&folder, "%s/%s/host=%s/day=", p->folder, p->tables[part->table].name, p->host);
	parts_day(&folder, part->day * DAY_S);
	strbuf_addf(&name, "part-%s-%llx.parquet", p->recording, (unsigned long long)ts);
	if (strbuf_failed(&folder) || strbuf_failed(&name))
		return -ENOMEM;
	if (asprintf(&part->path, "%s/%s", strbuf_str(&folder), strbuf_str(&name)) < 0) {
		part->path = NULL;
		return -ENOMEM;
	}
	if (asprintf(&part->writing, "%s/.%s.%d.tmp", strbuf_str(&folder), strbuf_str(&name),
		     (int)getpid()) < 0) {
		part->writing = NULL;
		return -ENOMEM;
	}
	return 0;
}

static void part_done(struct part *part)
{
	part->file = parquet_free(part->file);
	if (part->writing)
		unlink(part->writing);
	free(part->writing);
	free(part->path);
	*part = (struct part){ 0 };
}

static int part_open(const struct parts *p, unsigned table, int64_t day, uint64_t ts,
		     struct part *ret)
{
	const struct parquet_table *t = &p->tables[table];
	struct part part = { .table = table, .day = day };
	int r = name_part(p, &part, ts);

	if (r >= 0)
		r = make_folders(part.path);
	if (r >= 0 && !p->force && !access(part.path, F_OK))
		r = -EEXIST;
	/* Of one that had our number and was killed. */
	if (r >= 0 && unlink(part.writing) < 0 && errno != ENOENT)
		r = -errno;
	if (r >= 0)
		r = parquet_open(part.writing, t->columns, t->n, &part.file);
	if (r < 0)
		part_done(&part);
	else
		*ret = part;
	return r;
}

/* It stays in the list, to be named at the end. */
static int part_close(struct part *part)
{
	int r = part->file ? parquet_close(part->file) : 0;

	part->file = parquet_free(part->file);
	return r;
}

/* So that not more than a few of a table are open. */
static int close_oldest(struct parts *p, unsigned table)
{
	struct part *oldest = NULL;
	unsigned open = 0;
	size_t i;

	for (i = 0; i < p->n; i++) {
		struct part *x = &p->at[i];

		if (x->table != table || !x->file)
			continue;
		open++;
		if (!oldest || x->used < oldest->used)
			oldest = x;
	}
	return open < OPEN_MAX ? 0 : part_close(oldest);
}

static int part_add(struct parts *p, unsigned table, int64_t day, uint64_t ts, struct part **ret)
{
	int r = close_oldest(p, table);

	if (r < 0)
		return r;
	if (p->n == p->room) {
		size_t room = p->room ? p->room * 2 : 16;
		struct part *at = reallocarray(p->at, room, sizeof(*at));

		if (!at)
			return -ENOMEM;
		p->at = at;
		p->room = room;
	}
	r = part_open(p, table, day, ts, &p->at[p->n]);
	if (r >= 0)
		*ret = &p->at[p->n++];
	return r;
}

int parts_row(struct parts *p, unsigned table, uint64_t ts, struct parquet_file **ret)
{
	int64_t s = wall_ns(p, ts) / 1000000000, day = s / DAY_S - (s % DAY_S < 0);
	struct part *x = NULL;
	size_t i;
	int r;

	/* The one in use is nearly always the last. */
	for (i = p->n; i-- > 0 && !x;)
		if (p->at[i].table == table && p->at[i].day == day && p->at[i].file)
			x = &p->at[i];
	if (!x) {
		r = part_add(p, table, day, ts, &x);
		if (r < 0)
			return r;
	}
	x->used = ++p->used;
	*ret = x->file;
	return 0;
}

static int part_name(const struct parts *p, struct part *x)
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
static int add_empty(struct parts *p, unsigned table, uint64_t ts)
{
	struct parquet_file *f;
	size_t i;

	for (i = 0; i < p->n; i++)
		if (p->at[i].table == table)
			return 0;
	return parts_row(p, table, ts, &f);
}

int parts_keep(struct parts *p, uint64_t ts)
{
	unsigned table;
	size_t i;
	int r = 0;

	for (table = 0; table < p->ntables && r >= 0; table++)
		r = add_empty(p, table, ts);
	for (i = 0; i < p->n && r >= 0; i++)
		r = part_close(&p->at[i]);
	for (i = 0; i < p->n && r >= 0; i++)
		r = part_name(p, &p->at[i]);
	return r;
}

struct parts *parts_free(struct parts *p)
{
	size_t i;

	if (!p)
		return NULL;
	for (i = 0; i < p->n; i++)
		part_done(&p->at[i]);
	free(p->at);
	free(p->folder);
	free(p->host);
	free(p);
	return NULL;
}

static void parts_freep(struct parts **p)
{
	parts_free(*p);
}

int parts_new(const char *folder, const struct parquet_table *tables, unsigned n, const char *host,
	      bool force, struct parts **ret)
{
	_cleanup_(parts_freep) struct parts *p = calloc(1, sizeof(*p));
	_cleanup_(strbuf_done) struct strbuf name = STRBUF_INIT;
	struct stat st;

	if (!p)
		return -ENOMEM;
	if (!parquet_works())
		return -EOPNOTSUPP;
	/* What can be known to fail is known before a program is started. */
	if (mkdir(folder, 0777) < 0 && errno != EEXIST)
		return -errno;
	if (stat(folder, &st) < 0)
		return -errno;
	if (!S_ISDIR(st.st_mode))
		return -ENOTDIR;
	if (access(folder, W_OK) < 0)
		return -errno;
	parts_host(&name, host);
	p->tables = tables;
	p->ntables = n;
	p->force = force;
	p->folder = strdup(folder);
	p->host = strbuf_failed(&name) ? NULL : strdup(strbuf_str(&name));
	if (!p->folder || !p->host)
		return -ENOMEM;
	*ret = TAKE_PTR(p);
	return 0;
}
