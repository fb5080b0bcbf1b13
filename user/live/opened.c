// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* opened.c - see opened.h. */
#include "live/opened.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/strbuf.h"
#include "proc/mappings.h"
#include "proc/start.h"
#include "wire_file.h"

struct opened {
	struct start_names names;
	uint64_t unread; /* XB_C_STARTS_UNREAD */
};

int opened_new(const struct start_names *names, struct opened **ret)
{
	struct opened *o = calloc(1, sizeof(*o));

	if (!o)
		return -ENOMEM;
	o->names = *names;
	*ret = o;
	return 0;
}

struct opened *opened_free(struct opened *o)
{
	free(o);
	return NULL;
}

static int put_file(const struct opened_to *to, const struct xb_file *head, const char *path,
		    const char *directory)
{
	size_t path_len = strlen(path) + 1, directory_len = strlen(directory) + 1;
	size_t size = (sizeof(*head) + path_len + directory_len + 7) & ~7UL;
	_cleanup_free_ struct xb_file *f = calloc(1, size);

	if (!f)
		return -ENOMEM;
	*f = *head;
	f->h.type = XB_FILE;
	f->h.len = (uint32_t)size;
	memcpy(f->text, path, path_len);
	memcpy(f->text + path_len, directory, directory_len);
	return to->fn(to->u, &f->h);
}

/* ---- what the kernel side sends ------------------------------------------------------------------ */

/* Names from the inside outwards become a path; each ends with a NUL. */
static void add_reversed(struct strbuf *out, const char *names, size_t len)
{
	while (len) {
		size_t begin = len - 1;

		while (begin && names[begin - 1])
			begin--;
		strbuf_addc(out, '/');
		strbuf_adds(out, names + begin);
		len = begin;
	}
}

static bool holds(const struct xb_file_seen *s)
{
	size_t room = s->file.h.len - sizeof(*s);
	const char *bytes = (const char *)s->bytes;

	return s->path && s->path <= room && s->names <= room - s->path && !bytes[s->path - 1] &&
	       (!s->names || !bytes[s->path + s->names - 1]);
}

int opened_record(const struct opened_to *to, const struct xb_hdr *rec)
{
	_cleanup_(strbuf_done) struct strbuf directory = STRBUF_INIT;
	const struct xb_file_seen *s = (const void *)rec;

	if (rec->len < sizeof(*s) || !holds(s))
		return 0;
	if (s->whole && s->relative) {
		add_reversed(&directory, (const char *)s->bytes + s->path, s->names);
		if (!directory.len)
			strbuf_addc(&directory, '/');
	}
	if (strbuf_failed(&directory))
		return -ENOMEM;
	return put_file(to, &s->file, (const char *)s->bytes, strbuf_str(&directory));
}

/* ---- what /proc says ----------------------------------------------------------------------------- */

int opened_start(struct opened *o, const struct opened_to *to, pid_t pid, uint64_t ts)
{
	_cleanup_free_ struct xb_start *start = NULL;
	int r = start_read(pid, &o->names, &start);

	if (r == -ENOMEM)
		return r;
	if (r < 0) {
		o->unread++;
		return 0;
	}
	start->h.ts = ts;
	return to->fn(to->u, &start->h);
}

struct mapped {
	const struct opened_to *to;
	uint64_t ts;
	struct mapping_key last; /* the mappings of a file follow each other */
};

static int on_mapping(void *u, const struct mapping *m)
{
	struct mapped *all = u;
	const struct xb_file f = {
		.h = { .tgid = (uint32_t)m->pid, .tid = (uint32_t)m->pid, .ts = all->ts },
		.how = XB_FILE_MAPPED,
	};

	if (!memcmp(&m->key, &all->last, sizeof(m->key)) || *m->path != '/')
		return 0;
	all->last = m->key;
	return put_file(all->to, &f, m->path, "");
}

int opened_older(struct opened *o, const struct opened_to *to, pid_t pid, uint64_t ts)
{
	struct mapped m = { .to = to, .ts = ts };
	int r = opened_start(o, to, pid, ts);

	if (r >= 0)
		r = mappings_each(pid, on_mapping, &m);
	return r == -ESRCH || r == -EACCES ? 0 : r;
}

void opened_counters(const struct opened *o, uint64_t counters[XB_C_MAX])
{
	counters[XB_C_STARTS_UNREAD] += o->unread;
}
