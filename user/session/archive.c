// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * archive.c - see archive.h.
 *
 * Nothing is decoded here: a call's plan shows whether it failed, in the same way as on the kernel side.
 */
#include "session/archive.h"

#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <libgen.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/create.h"
#include "ring/recording.h"

#define SUFFIX	   ".xbt"
#define NAMES_MAX  16
#define RING_BYTES (256ULL << 20) /* of memory for a ring, at most */

struct trigger {
	bool any; /* one was given */
	bool errors, exits;
	uint64_t dur; /* ns; 0: none */
	char *text;   /* the names below are in it */
	const char *names[NAMES_MAX];
	unsigned nnames;
};

/* What a call is recognised by. */
struct slot {
	struct xb_plan plan;
	bool named;
};

struct archive {
	struct xptibpf_recording o;
	struct recorder *recorder; /* NULL: no record came yet */
	struct trigger trigger;
	struct slot *slots[XB_MAX_FUNCS];
	char *base; /* the path, without the suffix */
	char *path; /* of the last file */
	char *host;
	int fd;	   /* of the first file, as long as there is no recorder */
	bool made; /* it was made by us */
	bool live, numbered, pulled, idle;
	volatile sig_atomic_t wanted;
	unsigned files;	     /* that were begun */
	uint64_t file_start; /* ns of the stream */
	uint64_t dumped_at;
	uint64_t newest;
	int error;
};

/* ---- files --------------------------------------------------------------------------------------- */

static char *name_of(const struct archive *t, unsigned n)
{
	char *path = NULL;

	if (n > 1 || t->numbered)
		return asprintf(&path, "%s-%04u" SUFFIX, t->base, n) < 0 ? NULL : path;
	return strdup(t->o.path);
}

/* A crash must not lose the file's name. */
static void sync_folder(const char *path)
{
	_cleanup_free_ char *copy = strdup(path);
	_cleanup_close_ int fd = -1;

	if (copy)
		fd = open(dirname(copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (fd >= 0)
		(void)fsync(fd);
}

static int open_file(struct archive *t, const char *path)
{
	int fd;

	if (!strcmp(path, "-")) {
		fd = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
		return fd < 0 ? -errno : fd;
	}
	fd = create_new(path, O_WRONLY);
	t->made = fd >= 0;
	if (fd == -EEXIST)
		return create_or_open(path, t->o.force);
	if (fd >= 0)
		sync_folder(path);
	return fd;
}

/* Removes the file that is now one too many. */
static void drop_oldest(const struct archive *t)
{
	_cleanup_free_ char *path = NULL;

	if (!t->o.keep || t->files <= t->o.keep)
		return;
	path = name_of(t, t->files - t->o.keep);
	if (path)
		(void)unlink(path);
}

static int next_file(struct archive *t, int *ret)
{
	char *path = name_of(t, t->files + 1);
	int fd;

	if (!path)
		return -ENOMEM;
	fd = open_file(t, path);
	if (fd < 0) {
		free(path);
		return fd;
	}
	free(t->path);
	t->path = path;
	t->files++;
	drop_oldest(t);
	*ret = fd;
	return 0;
}

/* Whether a ring's file can be written is better known before it has to be. */
static int check_later_file(const struct archive *t)
{
	_cleanup_free_ char *path = name_of(t, 1), *copy = NULL;
	struct stat st;

	if (!path)
		return -ENOMEM;
	if (!strcmp(path, "-"))
		return 0;
	if (!stat(path, &st))
		return S_ISREG(st.st_mode) && !t->o.force ? -EEXIST : 0;
	copy = strdup(path);
	if (!copy)
		return -ENOMEM;
	return access(dirname(copy), W_OK) < 0 ? -errno : 0;
}

/* ---- the trigger --------------------------------------------------------------------------------- */

static int parse_dur(const char *text, uint64_t *ret)
{
	static const struct {
		const char *unit;
		double ns;
	} units[] = { { "s", 1e9 }, { "ms", 1e6 }, { "us", 1e3 }, { "ns", 1 }, { "m", 60e9 } };
	char *end;
	double v = strtod(text, &end);

	if (end == text || !(v > 0) || v > 1e9)
		return -EINVAL;
	for (size_t i = 0; i < ARRAY_SIZE(units); i++)
		if (!strcmp(end, units[i].unit)) {
			*ret = (uint64_t)(v * units[i].ns) ?: 1;
			return 0;
		}
	return -EINVAL;
}

static int parse_word(struct trigger *g, const char *word)
{
	if (!strcmp(word, "errors")) {
		g->errors = true;
		return 0;
	}
	if (!strcmp(word, "exit")) {
		g->exits = true;
		return 0;
	}
	if (!strncmp(word, "dur>", 4))
		return parse_dur(word + 4, &g->dur);
	if (!*word || strpbrk(word, "<>= ") || g->nnames == NAMES_MAX)
		return -EINVAL;
	g->names[g->nnames++] = word;
	return 0;
}

static int parse_trigger(struct trigger *g, const char *text)
{
	char *rest, *word;

	if (!text)
		return 0;
	g->any = true;
	rest = g->text = strdup(text);
	if (!g->text)
		return -ENOMEM;
	while ((word = strsep(&rest, ",")))
		if (parse_word(g, word) < 0)
			return -EINVAL;
	return 0;
}

static int note_function(struct archive *t, const struct xb_def_func *f)
{
	struct slot *s;

	if (f->h.len <= sizeof(*f) || f->slot >= XB_MAX_FUNCS ||
	    !memchr(f->text, '\0', f->h.len - sizeof(*f)))
		return 0;
	s = calloc(1, sizeof(*s));
	if (!s)
		return -ENOMEM;
	s->plan = f->plan;
	for (unsigned i = 0; i < t->trigger.nnames; i++)
		s->named |= !fnmatch(t->trigger.names[i], f->text, 0);
	free(t->slots[f->slot]);
	t->slots[f->slot] = s;
	return 0;
}

static bool call_pulls(const struct archive *t, const struct xb_call *c)
{
	const struct trigger *g = &t->trigger;
	const struct slot *s = c->func < XB_MAX_FUNCS ? t->slots[c->func] : NULL;

	if (g->dur && !(c->h.flags & XB_F_ENTRY_ONLY) && c->dur > g->dur)
		return true;
	if (!s)
		return false;
	return s->named || (g->errors && !(c->h.flags & (XB_F_ENTRY_ONLY | XB_F_UNFINISHED)) &&
			    xb_failed(&s->plan, c->ret));
}

/* Whether the record is a trigger to write the ring. */
static int look_at(struct archive *t, const struct xb_hdr *rec)
{
	if (!t->trigger.any)
		return 0;
	if (rec->type == XB_DEF_FUNC)
		return note_function(t, (const void *)rec);
	if (rec->type == XB_CALL && rec->len >= sizeof(struct xb_call))
		t->pulled |= call_pulls(t, (const void *)rec);
	if (rec->type == XB_EXIT && rec->flags & XB_EXIT_GROUP)
		t->pulled |= t->trigger.exits;
	return 0;
}

/* ---- the stream ---------------------------------------------------------------------------------- */

/* The recorder is made by the stream's first record, which knows the clocks. */
static int begin(struct archive *t, const struct xb_hdr *rec)
{
	const struct xb_def_clock *c = (const void *)rec;
	struct recorder_opts o = {
		.host = t->host,
		.writer = t->o.writer ?: "",
		.ring_ns = t->o.ring_ns,
		.ring_bytes = RING_BYTES,
	};
	int r;

	r = recorder_identify(rec->type == XB_DEF_CLOCK && rec->len >= sizeof(*c) ? c : NULL,
			      &o.file);
	if (r < 0)
		return r;
	r = recorder_new(&o, &t->recorder);
	if (r < 0 || t->o.ring_ns)
		return r;
	t->file_start = rec->ts;
	return recorder_file(t->recorder, TAKE_FD(t->fd));
}

static int failed(struct archive *t, int r)
{
	if (r < 0 && !t->error)
		t->error = r;
	return r;
}

int archive_record(struct archive *t, const struct xb_hdr *rec)
{
	int r = t->error;

	if (r < 0)
		return 0; /* reported already, as by an output that has failed */
	if (!t->recorder)
		r = begin(t, rec);
	if (r >= 0)
		r = recorder_record(t->recorder, rec);
	if (r >= 0)
		r = look_at(t, rec);
	t->idle = false;
	t->newest = rec->ts;
	return failed(t, r);
}

static int dump(struct archive *t)
{
	int fd = -1, r = next_file(t, &fd);

	return r < 0 ? r : recorder_dump(t->recorder, fd);
}

static int tick_ring(struct archive *t, uint64_t now)
{
	bool due = t->pulled && (!t->dumped_at || now - t->dumped_at >= t->o.ring_ns);

	if (!due && !t->wanted)
		return 0;
	t->wanted = 0;
	t->pulled = false;
	t->dumped_at = now;
	return dump(t);
}

static int tick_files(struct archive *t, uint64_t now)
{
	struct recorder_stats s;
	int fd = -1, r;

	if (!t->numbered || t->idle)
		return 0;
	/* A stream from a file outruns the disk: its files would become larger than they should. */
	if (!t->live)
		recorder_settle(t->recorder);
	recorder_get_stats(t->recorder, &s);
	if (!(t->o.rotate_bytes && s.file_bytes >= t->o.rotate_bytes) &&
	    !(t->o.rotate_ns && now - t->file_start >= t->o.rotate_ns))
		return 0;
	r = next_file(t, &fd);
	if (r < 0)
		return r;
	t->file_start = now;
	t->idle = true; /* no file without a record */
	return recorder_file(t->recorder, fd);
}

int archive_tick(struct archive *t, uint64_t now)
{
	int r;

	if (!t->recorder || t->error)
		return 0;
	r = recorder_look(t->recorder, now);
	if (r >= 0)
		r = t->o.ring_ns ? tick_ring(t, now) : tick_files(t, now);
	return failed(t, r);
}

int archive_end(struct archive *t, const uint64_t counters[])
{
	int r = 0, e;

	if (!t->recorder)
		return t->error;
	if (!t->error)
		r = recorder_end(t->recorder, counters);
	if (r >= 0 && !t->error && t->o.ring_ns && (!t->trigger.any || t->pulled || t->wanted))
		r = dump(t);
	e = recorder_finish(t->recorder);
	failed(t, r < 0 ? r : e);
	return t->error;
}

void archive_want(struct archive *t)
{
	t->wanted = 1;
}

int archive_failed(const struct archive *t)
{
	return t->error;
}

void archive_get_stats(struct archive *t, struct xptibpf_recording_stats *ret)
{
	struct recorder_stats s = { 0 };

	if (t->recorder)
		recorder_get_stats(t->recorder, &s);
	*ret = (struct xptibpf_recording_stats){
		.records = s.records,
		.bytes = t->o.ring_ns ? s.file_bytes : s.bytes,
		.written = s.bytes,
		.dropped = s.dropped,
		.files = t->files,
		.path = t->path ?: "",
	};
}

/* ---- life ---------------------------------------------------------------------------------------- */

static int set_up(struct archive *t, const char *host, char **ret_why)
{
	size_t len = strlen(t->o.path), end = strlen(SUFFIX);
	int r, e = 0;

	t->host = strdup(host);
	if (len > end && !strcmp(t->o.path + len - end, SUFFIX))
		len -= end;
	t->base = strndup(t->o.path, len);
	if (!t->host || !t->base)
		return -ENOMEM;
	r = parse_trigger(&t->trigger, t->o.trigger);
	if (r == -EINVAL)
		e = asprintf(
			ret_why,
			"invalid value '%s' for --trigger: expected errors, dur>TIME, exit or a function's name",
			t->o.trigger);
	if (r < 0)
		return e < 0 ? -ENOMEM : r;
	r = t->o.ring_ns ? check_later_file(t) : next_file(t, &t->fd);
	if (r < 0)
		e = asprintf(ret_why, "cannot write '%s': %s", t->o.path, create_why(t->o.path, r));
	return e < 0 ? -ENOMEM : r;
}

int archive_new(const struct xptibpf_recording *o, const char *host, bool live,
		struct archive **ret, char **ret_why)
{
	struct archive *t = calloc(1, sizeof(*t));
	int r;

	if (!t)
		return -ENOMEM;
	t->o = *o;
	t->fd = -1;
	t->live = live;
	t->numbered = o->rotate_bytes || o->rotate_ns;
	r = set_up(t, host, ret_why);
	if (r < 0) {
		archive_free(t);
		return r;
	}
	*ret = t;
	return 0;
}

struct archive *archive_free(struct archive *t)
{
	if (!t)
		return NULL;
	recorder_free(t->recorder);
	if (t->fd >= 0) {
		close(t->fd);
		/* Nothing was recorded: an empty file is no recording. */
		if (t->made)
			(void)unlink(t->path);
	}
	for (unsigned i = 0; i < XB_MAX_FUNCS; i++)
		free(t->slots[i]);
	free(t->trigger.text);
	free(t->base);
	free(t->path);
	free(t->host);
	free(t);
	return NULL;
}
