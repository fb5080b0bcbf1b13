// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * merge.c - makes one recording of several.
 *
 * Each recording has the monotonic clock of its machine, and one moment that relates it to the time of day. Machines
 * are distinguished by their boot ids: recordings with the same boot id share a clock to the nanosecond, even if the
 * time of day was changed meanwhile. The machine that has run longest keeps its times; the times of the others are
 * shifted by the difference according to the time of day. Thus, no time becomes negative, and the shift is recorded
 * (struct xb_def_host).
 *
 * Records are taken in the order in which they were written: the next record of a stream has the latest time that was
 * reached in it, because a call comes when it has returned. The order within a stream is never changed, so definitions
 * stay before the records that need them. A stream is opened when its time has come, and closed at its end, so memory
 * is only needed for streams of the same time. As there may be a thousand streams, they are in a heap with the earliest
 * on top.
 *
 * Files of one recording (--rotate) are one stream, read one after the other.
 */
#include "replay/merge.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/compare.h"
#include "base/keyed.h"
#include "base/strbuf.h"
#include "decode/event.h"
#include "ring/renumber.h"
#include "ring/stream.h"
#include "session/archive.h"

#define FAR_NS	      4000000000000000000ULL /* no clock reaches this */
#define PROCESSES_MAX 65536u /* processes that are checked for being in two streams */

struct file {
	const char *path; /* borrowed */
	dev_t dev;
	ino_t ino;
	bool recorded; /* as a recording: */
	uint8_t id[16];
	uint32_t file;
	uint64_t before; /* records in the files before it */
	size_t group;	 /* the first file of its recording, by its place on the command line */
	struct xb_def_clock clock;
	char host[XBT_HEADER_MAX];
	struct strbuf hosts; /* its own struct xb_def_host, one after the other */
	uint64_t begin;	     /* ns, of the one stream */
};

struct machine {
	uint8_t boot_id[16];
	uint64_t mono, real, boot;
	int64_t offset;
	char *name;
};

struct source {
	struct file *files; /* in their order */
	size_t nfiles, at;  /* at: that is open, or comes */
	unsigned number;
	struct renumber_source *numbers;
	int fd;
	struct stream *stream;	  /* NULL: not yet, or not any more */
	const struct xb_hdr *rec; /* the next */
	uint64_t key;		  /* the latest time that was reached, as of the one stream */
	uint64_t records, missing;
	bool ended, cut; /* its last record came; something of it is missing */
	bool over;
	struct xb_loss loss;
	uint64_t counted[XB_C_MAX]; /* of its losses, in the sum of all */
};

/* The last stream that had a process, and until when. */
struct seen {
	struct keyed_row row;
	uint32_t tgid;
	unsigned source;
	uint64_t last;
	bool told;
};

struct merge {
	const struct xptibpf_merge *o;
	struct file *files;
	size_t nfiles;
	struct source *sources;
	size_t nsources;
	struct source **heap; /* those that are not over, by is_before() */
	size_t nheap;
	uint64_t lost[XB_C_MAX]; /* in all of them by now */
	struct machine machines[XB_HOST_MAX];
	unsigned nmachines;
	struct renumber *numbers;
	struct archive *archive;
	struct keyed seen;
	unsigned twice;
	struct strbuf told; /* of what was merged before: struct xb_source */
	uint64_t out[RENUMBER_RECORD / 8];
	struct errline *error;
};

static void warn(const struct merge *m, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

static void warn(const struct merge *m, const char *fmt, ...)
{
	char line[512];
	va_list ap;

	if (!m->o->warn)
		return;
	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	m->o->warn(m->o->u, line);
}

/* ---- files ------------------------------------------------------------------------------------- */

static int open_stream(struct merge *m, const char *path, int *ret_fd, struct stream **ret)
{
	_cleanup_close_ int fd = open(path, O_RDONLY | O_CLOEXEC);
	uint32_t version = 0;
	int r;

	if (fd < 0)
		return errline_set(m->error, -errno, "%s: %s", path, strerror(errno));
	r = stream_new(fd, -1, ret, &version);
	if (r == -EPROTONOSUPPORT)
		return errline_set(m->error, r, "%s has version %u; this xptibpf reads version %u",
				   path, version, XB_WIRE_VERSION);
	if (r < 0)
		return errline_set(
			m->error, r, "%s: %s", path,
			r == -EPROTO
				? "not an xptibpf recording, nor a stream of 'trace --format raw'"
				: strerror(-r));
	if (stream_foreign(*ret)) {
		*ret = stream_free(*ret);
		return errline_set(
			m->error, -EINVAL,
			"%s: a .trace file of dpcpp_trace does not say when it was recorded, and can't be merged by time",
			path);
	}
	*ret_fd = TAKE_FD(fd);
	return 0;
}

/* Machines come after the clock. */
static int read_hosts(struct file *f, struct stream *s)
{
	const struct xb_hdr *rec;
	int r = stream_next(s, &rec);

	while (r > 0 && (r = stream_next(s, &rec)) > 0 && rec->type == XB_DEF_HOST) {
		if (rec->len < sizeof(struct xb_def_host))
			continue;
		strbuf_add(&f->hosts, rec, rec->len);
		r = 1;
	}
	/* Errors are reported when it is read again. */
	return strbuf_failed(&f->hosts) ? -ENOMEM : 0;
}

static int look_at_file(struct merge *m, const char *path, struct file *f)
{
	_cleanup_close_ int fd = -1;
	const struct recording *rec;
	struct stream *s;
	struct stat st;
	int r;

	f->path = path;
	if (stat(path, &st) < 0)
		return errline_set(m->error, -errno, "%s: %s", path, strerror(errno));
	if (!S_ISREG(st.st_mode))
		return errline_set(m->error, -EINVAL,
				   "%s is not a regular file and can't be read twice", path);
	r = open_stream(m, path, &fd, &s);
	if (r < 0)
		return r;
	f->dev = st.st_dev;
	f->ino = st.st_ino;
	f->clock = *stream_first(s);
	rec = stream_recording(s);
	if (rec) {
		const struct xbt_file *h = recording_file(rec);

		f->recorded = true;
		memcpy(f->id, h->id, sizeof(f->id));
		f->file = h->file;
		f->before = h->before;
		snprintf(f->host, sizeof(f->host), "%s", recording_host(rec));
	}
	r = read_hosts(f, s);
	stream_free(s);
	return r;
}

static bool is_same_recording(const struct file *a, const struct file *b)
{
	return a->recorded && b->recorded && !memcmp(a->id, b->id, sizeof(a->id));
}

/* Finds which belong together, too. */
static int check_twice(struct merge *m)
{
	for (size_t i = 0; i < m->nfiles; i++) {
		m->files[i].group = i;
		for (size_t k = 0; k < i; k++) {
			struct file *a = &m->files[k], *b = &m->files[i];

			if ((a->dev == b->dev && a->ino == b->ino) ||
			    (is_same_recording(a, b) && a->file == b->file))
				return errline_set(m->error, -EINVAL,
						   "%s and %s are the same recording", a->path,
						   b->path);
			if (is_same_recording(a, b) && a->group < b->group)
				b->group = a->group;
		}
	}
	return 0;
}

/* Puts the files of one recording together, in their order; the others keep the given order. */
static int by_recording(const void *a, const void *b)
{
	const struct file *x = a, *y = b;

	return COMPARE_UP(x->group, y->group) ?: COMPARE_UP(x->file, y->file);
}

static int look_at_files(struct merge *m)
{
	int r = 0;

	m->files = calloc(m->o->n, sizeof(*m->files));
	if (!m->files)
		return -ENOMEM;
	for (; m->nfiles < m->o->n && r >= 0; m->nfiles++)
		r = look_at_file(m, m->o->files[m->nfiles], &m->files[m->nfiles]);
	if (r >= 0)
		r = check_twice(m);
	if (r < 0)
		return r;
	qsort(m->files, m->nfiles, sizeof(*m->files), by_recording);
	m->sources = calloc(m->nfiles, sizeof(*m->sources));
	if (!m->sources)
		return -ENOMEM;
	for (size_t i = 0; i < m->nfiles; i++) {
		struct file *f = &m->files[i];
		struct source *s = &m->sources[m->nsources];

		if (i && is_same_recording(f - 1, f)) {
			s[-1].nfiles++;
			continue;
		}
		*s = (struct source){
			.files = f, .nfiles = 1, .fd = -1, .number = (unsigned)m->nsources++
		};
	}
	return 0;
}

/* ---- machines ---------------------------------------------------------------------------------- */

static bool is_known_boot(const uint8_t id[16])
{
	static const uint8_t none[16];

	return memcmp(id, none, sizeof(none)) != 0;
}

static bool clock_makes_sense(uint64_t mono, uint64_t real)
{
	return mono && mono < FAR_NS && real > mono && real < FAR_NS;
}

static bool name_is_taken(const struct merge *m, const char *name)
{
	for (unsigned i = 0; i < m->nmachines; i++)
		if (!strcmp(m->machines[i].name, name))
			return true;
	return false;
}

/* Equal names get a number. */
static int name_machine(struct merge *m, const char *name, char **ret)
{
	const char *wanted = *name ? name : "?";
	char *text = strdup(wanted);

	for (unsigned n = 2; text && name_is_taken(m, text); n++) {
		free(text);
		if (asprintf(&text, "%s#%u", wanted, n) < 0)
			text = NULL;
	}
	if (!text)
		return -ENOMEM;
	if (*name && strcmp(text, name) != 0)
		warn(m,
		     "two machines, or one before and after a restart, have the name '%s': one is shown as '%s'",
		     name, text);
	*ret = text;
	return 0;
}

/* Which machine it is, by its boot id; added if it is new. */
static int machine_get(struct merge *m, const struct file *f, const struct machine *like,
		       const char *name, unsigned *ret)
{
	struct machine *k;
	int r;

	for (unsigned i = 0; i < m->nmachines; i++) {
		if (memcmp(m->machines[i].boot_id, like->boot_id, sizeof(like->boot_id)) != 0)
			continue;
		*ret = i;
		return 0;
	}
	if (m->nmachines == XB_HOST_MAX)
		return errline_set(m->error, -E2BIG, "more than %d machines", XB_HOST_MAX);
	if (!clock_makes_sense(like->mono, like->real))
		return errline_set(m->error, -EINVAL, "%s does not contain the time of day",
				   f->path);
	k = &m->machines[m->nmachines];
	*k = *like;
	r = name_machine(m, name, &k->name);
	if (r < 0)
		return r;
	*ret = m->nmachines++;
	return 0;
}

/* Calls fn for each machine of a file: its number there, what it is, and what its times were changed by there. */
typedef int machine_fn(struct merge *m, struct source *s, const struct file *f, uint32_t here,
		       const struct machine *k, const char *name, int64_t offset);

static int each_machine(struct merge *m, struct source *s, const struct file *f, machine_fn *fn)
{
	struct machine k = { .mono = f->clock.h.ts,
			     .real = f->clock.realtime,
			     .boot = f->clock.boottime };
	int r;

	memcpy(k.boot_id, f->clock.boot_id, sizeof(k.boot_id));
	/* If its machine is not known, it may be any. */
	if (!is_known_boot(k.boot_id) && f->recorded)
		memcpy(k.boot_id, f->id, sizeof(k.boot_id));
	else if (!is_known_boot(k.boot_id))
		memcpy(k.boot_id, &f->ino, sizeof(f->ino));
	if (!f->hosts.len)
		return fn(m, s, f, 0, &k, f->host, 0);
	for (size_t at = 0; at < f->hosts.len;) {
		const struct xb_def_host *h = (const void *)(f->hosts.buf + at);
		const char *end = (const char *)h + h->h.len;

		at += h->h.len;
		k = (struct machine){ .mono = h->mono, .real = h->realtime, .boot = h->boottime };
		memcpy(k.boot_id, h->boot_id, sizeof(k.boot_id));
		if (h->host >= XB_HOST_MAX || !memchr(h->text, '\0', (size_t)(end - h->text)))
			return errline_set(m->error, -EBADMSG,
					   "%s: its list of machines is damaged", f->path);
		r = fn(m, s, f, h->host, &k, h->text, h->offset);
		if (r < 0)
			return r;
	}
	return 0;
}

static int add_machine(struct merge *m, struct source *s, const struct file *f, uint32_t here,
		       const struct machine *k, const char *name, int64_t offset)
{
	unsigned there = 0;

	(void)s, (void)here, (void)offset;
	return machine_get(m, f, k, name, &there);
}

static int number_machine(struct merge *m, struct source *s, const struct file *f, uint32_t here,
			  const struct machine *k, const char *name, int64_t offset)
{
	unsigned there = 0;
	int r = machine_get(m, f, k, name, &there);

	if (r >= 0)
		renumber_host(s->numbers, here, there, m->machines[there].offset - offset);
	return r;
}

/* The machine that has run longest becomes the first, and keeps its times. */
static void find_offsets(struct merge *m)
{
	unsigned first = 0;

	for (unsigned i = 1; i < m->nmachines; i++)
		if (m->machines[i].real - m->machines[i].mono <
		    m->machines[first].real - m->machines[first].mono)
			first = i;
	if (first) {
		struct machine k = m->machines[0];

		m->machines[0] = m->machines[first];
		m->machines[first] = k;
	}
	for (unsigned i = 0; i < m->nmachines; i++)
		m->machines[i].offset = (int64_t)((m->machines[i].real - m->machines[i].mono) -
						  (m->machines[0].real - m->machines[0].mono));
}

/* A time of the file's own clock, in the one stream. */
static uint64_t begin_of(struct source *s, const struct file *f)
{
	struct xb_hdr tick = { .len = sizeof(tick), .type = XB_TICK, .ts = f->clock.h.ts }, out;

	renumber_record(s->numbers, &tick, &out);
	return out.ts;
}

static int find_machines(struct merge *m)
{
	int r = 0;

	for (size_t i = 0; i < m->nsources && r >= 0; i++)
		r = each_machine(m, &m->sources[i], m->sources[i].files, add_machine);
	if (r < 0)
		return r;
	find_offsets(m);
	r = renumber_new((uint32_t)m->nsources, &m->numbers);
	for (size_t i = 0; i < m->nsources && r >= 0; i++) {
		struct source *s = &m->sources[i];

		r = renumber_source_new(m->numbers, s->number, &s->numbers);
		if (r >= 0)
			r = each_machine(m, s, s->files, number_machine);
		if (r >= 0)
			s->files->begin = s->key = begin_of(s, s->files);
	}
	return r;
}

/* ---- streams ----------------------------------------------------------------------------------- */

static void note_state(struct source *s)
{
	const struct recording *rec = stream_recording(s->stream);
	struct recording_state state;

	if (!rec) {
		s->cut |= !s->ended;
		return;
	}
	recording_get_state(rec, &state);
	s->missing += state.missing;
	s->cut |= state.missing || state.damaged || state.followed || !state.ended;
}

static void close_stream(struct source *s)
{
	s->stream = stream_free(s->stream);
	if (s->fd >= 0)
		close(TAKE_FD(s->fd));
	s->rec = NULL;
}

/* The next of the files of one recording. records: that came in those before it. */
static int open_file(struct merge *m, struct source *s, uint64_t records)
{
	const struct file *f = &s->files[s->at];
	int r = open_stream(m, f->path, &s->fd, &s->stream);

	if (r < 0 || !s->at)
		return r;
	if (stream_follows(s->stream, records))
		return 0;
	s->cut = true;
	s->missing += f->before > records ? f->before - records : 0;
	return 0;
}

/* Updates the sum with what is known of s. */
static void count_losses(struct merge *m, struct source *s)
{
	uint64_t now[XB_C_MAX];

	memcpy(now, s->loss.count, sizeof(now));
	/* What is missing in the file, in addition to the losses that it has recorded. */
	now[XB_C_DAMAGED] += s->missing;
	now[XB_C_CUT_OFF] += s->over && s->cut && !s->loss.count[XB_C_CUT_OFF];
	for (unsigned k = 0; k < XB_C_MAX; k++)
		m->lost[k] += now[k] - s->counted[k];
	memcpy(s->counted, now, sizeof(now));
}

/* Reads on: s->rec, or the stream is over. */
static int advance(struct merge *m, struct source *s)
{
	uint64_t records;
	int r;

	for (;;) {
		r = s->ended ? stream_finish(s->stream) : stream_next(s->stream, &s->rec);
		if (r > 0 && !s->ended)
			return 0;
		s->cut |= r > 0;
		if (r < 0 && r != -ENODATA && r != -EBADMSG)
			return errline_set(m->error, r, "%s: %s", s->files[s->at].path,
					   strerror(-r));
		note_state(s);
		records = stream_records(s->stream);
		close_stream(s);
		if (r < 0 || s->ended || ++s->at == s->nfiles) {
			s->over = true;
			count_losses(m, s);
			return 0;
		}
		r = open_file(m, s, records);
		if (r < 0)
			return r;
	}
}

/* ---- whose turn it is -------------------------------------------------------------------------- */

static bool is_before(const struct source *a, const struct source *b)
{
	return a->key != b->key ? a->key < b->key : a->number < b->number;
}

/* Moves a stream down in the heap until it is in its place. */
static void sift_down(struct merge *m, size_t at)
{
	struct source *s = m->heap[at];

	for (size_t below; (below = 2 * at + 1) < m->nheap; at = below) {
		if (below + 1 < m->nheap && is_before(m->heap[below + 1], m->heap[below]))
			below++;
		if (!is_before(m->heap[below], s))
			break;
		m->heap[at] = m->heap[below];
	}
	m->heap[at] = s;
}

static int make_heap(struct merge *m)
{
	m->heap = reallocarray(NULL, m->nsources, sizeof(struct source *));
	if (!m->heap)
		return -ENOMEM;
	for (; m->nheap < m->nsources; m->nheap++)
		m->heap[m->nheap] = &m->sources[m->nheap];
	for (size_t i = m->nheap / 2; i-- > 0;)
		sift_down(m, i);
	return 0;
}

/* The first one's time has come or it is over. */
static void settle_first(struct merge *m)
{
	if (m->heap[0]->over)
		m->heap[0] = m->heap[--m->nheap];
	if (m->nheap)
		sift_down(m, 0);
}

/* When it is another one's turn than the first's. */
static uint64_t next_key(const struct merge *m)
{
	if (m->nheap < 2)
		return UINT64_MAX;
	if (m->nheap > 2 && m->heap[2]->key < m->heap[1]->key)
		return m->heap[2]->key;
	return m->heap[1]->key;
}

/* ---- what is written --------------------------------------------------------------------------- */

static uint64_t end_of(const struct xb_hdr *rec)
{
	const struct xb_call *c = (const void *)rec;

	if (rec->type != XB_CALL || rec->len < sizeof(*c) || rec->flags & XB_F_ENTRY_ONLY)
		return rec->ts;
	return c->dur > UINT64_MAX - rec->ts ? UINT64_MAX : rec->ts + c->dur;
}

static int write_first(struct merge *m)
{
	unsigned both = XB_CLOCK_LAYERS | XB_CLOCK_PARTIAL | XB_CLOCK_RANGE | XB_CLOCK_COUNTED |
			XB_CLOCK_DATA | XB_CLOCK_IMAGES,
		 flags = 0;
	struct xb_def_clock c = {
		.h = { .len = sizeof(c), .type = XB_DEF_CLOCK, .ts = m->machines[0].mono },
		.realtime = m->machines[0].real,
		.boottime = m->machines[0].boot,
		.version = XB_WIRE_VERSION,
	};

	for (size_t i = 0; i < m->nfiles; i++)
		flags |= m->files[i].clock.h.flags & both;
	c.h.flags = (uint16_t)flags;
	memcpy(c.boot_id, m->machines[0].boot_id, sizeof(c.boot_id));
	return archive_record(m->archive, &c.h);
}

static int write_host(struct merge *m, unsigned i)
{
	const struct machine *k = &m->machines[i];
	struct xb_def_host *h = (struct xb_def_host *)m->out;
	const size_t name = strnlen(k->name, 1024);

	*h = (struct xb_def_host){
		.h = { .len = (uint32_t)((sizeof(*h) + name + 1 + 7) & ~7UL),
		       .type = XB_DEF_HOST,
		       .ts = m->machines[0].mono },
		.host = i,
		.mono = k->mono,
		.realtime = k->real,
		.boottime = k->boot,
		.offset = k->offset,
	};
	memcpy(h->boot_id, k->boot_id, sizeof(h->boot_id));
	memset(h->text, 0, h->h.len - sizeof(*h));
	memcpy(h->text, k->name, name);
	return archive_record(m->archive, &h->h);
}

/* What was lost in all of them so far. */
static void get_losses(const struct merge *m, uint64_t ret[XB_C_MAX])
{
	memcpy(ret, m->lost, sizeof(m->lost));
	ret[XB_C_BAD_PLAN] += renumber_left_out(m->numbers);
}

static int write_loss(struct merge *m, struct source *s, const struct xb_hdr *rec)
{
	struct xb_loss sum = { .h = { .len = sizeof(sum), .type = XB_LOSS, .ts = s->key } };
	uint64_t counters[XB_C_MAX];
	struct xb_loss loss;

	/* In the end, a gap is counted by the state of its file; it is reported here, too. */
	if (!(rec->flags & XB_LOSS_GAP) && !loss_decode(rec, &loss)) {
		s->loss = loss;
		s->ended = rec->flags & XB_LOSS_END;
	}
	count_losses(m, s);
	get_losses(m, counters);
	memcpy(sum.count, counters, sizeof(sum.count));
	if (rec->flags & XB_LOSS_GAP)
		sum.count[XB_C_DAMAGED] += ((const struct xb_loss *)rec)->count[XB_C_DAMAGED];
	/* The end of one is not that of all. */
	return archive_record(m->archive, &sum.h);
}

/* If two streams of one machine have a process at the same time, its calls are there twice. */
static int note_process(struct merge *m, const struct source *s, uint32_t tgid)
{
	struct seen *p = keyed_find(&m->seen, &tgid, sizeof(tgid));

	if (!p && keyed_is_full(&m->seen))
		return 0;
	if (!p) {
		p = keyed_add(&m->seen, &tgid, sizeof(tgid));
		if (!p)
			return -ENOMEM;
		p->source = s->number;
	}
	if (p->source != s->number && p->last >= s->files->begin && !p->told) {
		p->told = true;
		m->twice++;
		if (m->twice == 1)
			warn(m, "%s and %s both traced process %u: its calls occur twice",
			     m->sources[p->source].files->path, s->files->path, xb_id(tgid));
	}
	p->source = s->number;
	p->last = s->key;
	return 0;
}

/* The sources of a file that was itself merged stay separate. */
static int keep_source(struct merge *m, struct source *s, const struct xb_hdr *rec)
{
	struct xb_source *k = (struct xb_source *)m->out;
	struct xb_hdr probe = { .len = sizeof(probe), .type = XB_TICK, .ts = 1 }, there;

	if (rec->len < sizeof(*k) || rec->len > sizeof(m->out))
		return 0;
	memcpy(k, rec, rec->len);
	probe.tgid = probe.tid = (k->host << XB_ID_BITS) | 1;
	renumber_record(s->numbers, &probe, &there);
	k->host = xb_host(there.tgid);
	k->begin += there.ts - 1;
	k->h.ts += there.ts - 1;
	strbuf_add(&m->told, k, k->h.len);
	return strbuf_failed(&m->told) ? -ENOMEM : 0;
}

static int write_record(struct merge *m, struct source *s, const struct xb_hdr *rec)
{
	struct xb_hdr *out = (struct xb_hdr *)m->out;
	int r;

	switch (rec->type) {
	case XB_DEF_CLOCK:
	case XB_DEF_HOST:
		return 0;
	case XB_LOSS:
		return write_loss(m, s, rec);
	case XB_SOURCE:
		return keep_source(m, s, rec);
	default:
		break;
	}
	r = renumber_record(s->numbers, rec, out);
	if (r <= 0)
		return r;
	if (out->type == XB_TICK)
		return archive_tick(m->archive, out->ts);
	s->records++;
	r = out->type == XB_CALL ? note_process(m, s, out->tgid) : 0;
	return r < 0 ? r : archive_record(m->archive, out);
}

/* How late it is when the next record of s is written. */
static void set_key(struct source *s)
{
	struct xb_hdr at = { .len = sizeof(at), .type = XB_TICK }, out;

	if (!s->rec)
		return;
	/* Definitions and losses come when they come. */
	if (s->rec->type >= XB_DEF_PROCESS && s->rec->type != XB_TICK && s->rec->type != XB_COUNT &&
	    s->rec->type != XB_COUNTED)
		return;
	at.tgid = s->rec->tgid;
	at.ts = end_of(s->rec);
	renumber_record(s->numbers, &at, &out);
	if (out.ts > s->key && out.ts != UINT64_MAX)
		s->key = out.ts;
}

/* Of s as long as it is the earliest. */
static int take_from(struct merge *m, struct source *s, uint64_t until)
{
	int r = 0;

	if (!s->stream) {
		r = open_file(m, s, 0);
		if (r >= 0)
			r = advance(m, s);
		set_key(s);
		return r;
	}
	while (r >= 0 && !s->over && s->key <= until) {
		r = write_record(m, s, s->rec);
		if (r >= 0)
			r = advance(m, s);
		set_key(s);
	}
	return r;
}

static int write_source(struct merge *m, const struct source *s, uint32_t number)
{
	struct xb_hdr probe = { .len = sizeof(probe), .type = XB_TICK, .tgid = 1, .tid = 1 }, there;
	struct xb_source *k = (struct xb_source *)m->out;
	const char *path = s->files->path;
	const size_t name = strnlen(path, 4096), counts = XB_C_LOSS_MAX * sizeof(k->count[0]);
	char *text = (char *)(k + 1) + counts;

	renumber_record(s->numbers, &probe, &there);
	*k = (struct xb_source){
		.h = { .len = (uint32_t)((sizeof(*k) + counts + name + 1 + 7) & ~7UL),
		       .type = XB_SOURCE,
		       .flags = s->cut ? XB_SOURCE_CUT : 0,
		       .ts = s->key },
		.source = number,
		.host = xb_host(there.tgid),
		.begin = s->files->begin,
		.records = s->records,
		.ncount = XB_C_LOSS_MAX,
	};
	memset(k->count, 0, k->h.len - sizeof(*k));
	memcpy(k->count, s->loss.count, counts);
	k->count[XB_C_DAMAGED] += s->missing;
	memcpy(text, path, name);
	return archive_record(m->archive, &k->h);
}

static int write_end(struct merge *m)
{
	uint64_t counters[XB_C_MAX];
	uint32_t number = 0;
	int r = 0;

	for (size_t i = 0; i < m->nsources && r >= 0; i++)
		/* A file that was merged before has its own sources. */
		if (!m->sources[i].files->hosts.len || m->sources[i].cut)
			r = write_source(m, &m->sources[i], number++);
	for (size_t at = 0; at < m->told.len && r >= 0;) {
		struct xb_source *k = (struct xb_source *)(m->told.buf + at);

		at += k->h.len;
		k->source = number++;
		r = archive_record(m->archive, &k->h);
	}
	get_losses(m, counters);
	return r < 0 ? r : archive_end(m->archive, counters);
}

static int write_all(struct merge *m)
{
	int r = write_first(m);

	for (unsigned i = 0; i < m->nmachines && r >= 0; i++)
		r = write_host(m, i);
	if (r >= 0)
		r = make_heap(m);
	while (r >= 0 && m->nheap) {
		r = take_from(m, m->heap[0], next_key(m));
		settle_first(m);
	}
	if (r >= 0)
		r = write_end(m);
	if (m->twice > 1)
		warn(m, "the same is true of %u more processes", m->twice - 1);
	return r;
}

static void tell_of_damage(const struct merge *m, struct xptibpf_merge_stats *st)
{
	for (size_t i = 0; i < m->nsources; i++) {
		const struct source *s = &m->sources[i];

		st->records += s->records;
		if (!s->cut)
			continue;
		st->damaged++;
		warn(m, "%s was cut off or is damaged: at least %llu records are missing",
		     s->files->path, (unsigned long long)s->missing);
	}
	st->machines = m->nmachines;
	st->recordings = (unsigned)m->nsources;
}

static void merge_done(struct merge *m)
{
	archive_free(m->archive);
	for (size_t i = 0; i < m->nsources; i++) {
		close_stream(&m->sources[i]);
		renumber_source_free(m->sources[i].numbers);
	}
	renumber_free(m->numbers);
	for (size_t i = 0; i < m->nfiles; i++)
		strbuf_done(&m->files[i].hosts);
	for (unsigned i = 0; i < m->nmachines; i++)
		free(m->machines[i].name);
	keyed_clear(&m->seen);
	strbuf_done(&m->told);
	free(m->heap);
	free(m->files);
	free(m->sources);
	free(m);
}

static int begin_archive(struct merge *m, char **ret_why)
{
	const struct xptibpf_recording to = {
		.path = m->o->path,
		.force = m->o->force,
		.writer = m->o->writer,
	};

	return archive_new(&to, m->nmachines == 1 ? m->machines[0].name : "", false, &m->archive,
			   ret_why);
}

/* What nobody has explained yet. */
static void explain(struct merge *m, int r, const char *why)
{
	if (!m->error->text[0])
		errline_set(m->error, r, "%s", why ?: strerror(-r));
}

int merge_run(const struct xptibpf_merge *o, struct xptibpf_merge_stats *ret, struct errline *error)
{
	struct xptibpf_merge_stats st = { 0 };
	_cleanup_free_ char *why = NULL;
	struct merge *m = calloc(1, sizeof(*m));
	int r;

	if (!m)
		return -ENOMEM;
	m->o = o;
	m->error = error;
	m->seen = (struct keyed){ .size = sizeof(struct seen), .max = PROCESSES_MAX };
	r = o->n && o->n <= XPTIBPF_MERGE_MAX ? look_at_files(m) : -EINVAL;
	if (r >= 0)
		r = find_machines(m);
	if (r >= 0)
		r = begin_archive(m, &why);
	if (r >= 0)
		r = write_all(m);
	tell_of_damage(m, &st);
	if (r < 0)
		explain(m, r, why);
	else
		*ret = st;
	merge_done(m);
	return r;
}
