// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * recording_test.c - recordings: what was written comes back; what is damaged is left out and counted,
 * and nothing comes that was not written.
 */
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "unit.h"
#include "base/strbuf.h"
#include "ring/live_defs.h"
#include "ring/pack.h"
#include "ring/recording.h"
#include "unit/records.h"
#include "wire_xpti.h"

/* ---- a stream ------------------------------------------------------------------------------------ */

/* The same numbers each time: a failure can be looked at. */
static uint64_t seed;

static uint64_t rnd(void)
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	seed ^= seed << 17;
	return seed;
}

static uint64_t now;

static const struct xb_call *rec_call_of(const struct rec *r)
{
	return (const void *)r->bytes;
}

static void add(struct strbuf *s, struct rec *r)
{
	rec_hdr(r)->ts = now += rnd() % 1000 + 1;
	/* A call comes when it returns. */
	if (rec_hdr(r)->type == XB_CALL && rec_call_of(r)->dur < now)
		rec_hdr(r)->ts -= rec_call_of(r)->dur;
	strbuf_add(s, r->bytes, rec_hdr(r)->len);
}

static void add_clock(struct strbuf *s)
{
	struct rec r;
	struct xb_def_clock *c = rec_start(&r, XB_DEF_CLOCK, sizeof(*c), 0, 0, 0);

	c->version = XB_WIRE_VERSION;
	c->realtime = 1700000000ull * 1000000000;
	add(s, &r);
}

static void add_func(struct strbuf *s, uint32_t slot)
{
	struct rec r;
	struct xb_def_func *f = rec_start(&r, XB_DEF_FUNC, sizeof(*f), 0, 0, 0);
	char name[32];

	snprintf(name, sizeof(name), "urFunction%u", slot);
	f->slot = slot;
	f->plan.nargs = 2;
	rec_texts(&r, name, "", NULL);
	add(s, &r);
}

static void add_process(struct strbuf *s, uint32_t tgid)
{
	struct rec r;
	struct xb_def_process *p = rec_start(&r, XB_DEF_PROCESS, sizeof(*p), tgid, tgid, 0);

	p->ppid = 1;
	rec_texts(&r, "demo", "/opt/demo", "demo --fast");
	add(s, &r);
}

static void add_call(struct strbuf *s, uint64_t id)
{
	uint64_t words[] = { 0x5000, rnd() % 3 ? 7 : rnd() };
	struct rec r;
	struct xb_call *c = rec_call(&r, (uint16_t)(rnd() % 8), words, 2);

	c->h.tgid = 100 + (uint32_t)(rnd() % 2);
	c->h.tid = c->h.tgid;
	c->id = id;
	c->dur = rnd() % 100000;
	if (rnd() % 5 == 0)
		rec_item(&r, 0, 0, "some text", 10, 10);
	add(s, &r);
}

static void add_string(struct strbuf *s, int32_t id)
{
	struct rec r;
	struct xb_xpti_def *d = rec_start(&r, XB_XPTI_STRING, sizeof(*d), 100, 100, 0);

	d->fw = 0x7000;
	d->id = id;
	d->len = 8;
	rec_add(&r, "metadata", 8);
	add(s, &r);
}

/* Definitions, then calls with more definitions among them. Returns how many records. */
static unsigned make_stream(struct strbuf *s, unsigned calls)
{
	unsigned n = 0;

	seed = 88172645463325252ull;
	now = 1000;
	add_clock(s);
	for (uint32_t i = 0; i < 8; i++)
		add_func(s, i);
	add_process(s, 100);
	add_process(s, 101);
	n = 11;
	for (unsigned i = 0; i < calls; i++) {
		add_call(s, i + 1);
		n++;
		if (i % 50)
			continue;
		add_string(s, (int32_t)i);
		n++;
	}
	return n;
}

static const struct xb_hdr *record_at(const struct strbuf *s, size_t at)
{
	return (const struct xb_hdr *)(s->buf + at);
}

/* ---- packing ------------------------------------------------------------------------------------- */

/* Packs s to a buffer of its own. */
static uint8_t *pack(const void *raw, size_t size, size_t *ret_len)
{
	struct packer *p = packer_new();
	uint8_t *to = malloc(pack_bound(size));
	const void *piece;
	size_t at = 0, len;

	assert_true(p && to);
	/* What it did before does not matter. */
	for (unsigned i = 0; i < 2; i++)
		assert_int_equal(packer_pack(p, raw, size), 0);
	assert_in_range(packer_size(p), 1, pack_bound(size));
	for (unsigned i = 0; (piece = packer_piece(p, i, &len)); i++) {
		memcpy(to + at, piece, len);
		at += len;
	}
	assert_int_equal(at, packer_size(p));
	packer_free(p);
	*ret_len = at;
	return to;
}

TEST(packs)
{
	struct strbuf s = STRBUF_INIT;
	uint8_t *packed, *raw;
	uint32_t records;
	unsigned n;
	size_t len;

	n = make_stream(&s, 5000);
	packed = pack(s.buf, s.len, &len);
	raw = malloc(s.len);
	assert_in_range(len, 1, s.len / 3);
	assert_int_equal(unpack(packed, len, raw, s.len, &records), 0);
	assert_int_equal(records, n);
	assert_memory_equal(raw, s.buf, s.len);
	/* The wrong length, and less than there is. */
	assert_int_equal(unpack(packed, len, raw, s.len - 8, &records), -EBADMSG);
	assert_int_equal(unpack(packed, len - 1, raw, s.len, &records), -EBADMSG);
	free(packed);
	free(raw);
	strbuf_done(&s);
}

/* Records of every length, of words that differ as much as they can. */
TEST(packs_the_worst)
{
	static uint64_t raw[PACK_WORDS * 4], back[PACK_WORDS * 4];
	size_t at = 0, len;
	uint8_t *packed;
	uint32_t records, n = 0;

	seed = 3;
	for (size_t words = 3; words <= PACK_WORDS; words = words * 5 / 4 + 1) {
		struct xb_hdr *h = (struct xb_hdr *)(raw + at);

		if (at + words > PACK_WORDS * 4)
			break;
		for (size_t i = 0; i < words; i++)
			raw[at + i] = rnd() << 1 | 0x8000000000000001;
		h->len = (uint32_t)(words * 8);
		h->type = n % 2 ? XB_CALL : XB_XPTI;
		at += words;
		n++;
	}
	packed = pack(raw, at * 8, &len);
	assert_int_equal(unpack(packed, len, back, at * 8, &records), 0);
	assert_int_equal(records, n);
	assert_memory_equal(raw, back, at * 8);
	free(packed);
}

TEST(unpacks_anything)
{
	static uint64_t raw[4096];
	uint8_t in[256];
	uint32_t records;

	seed = 5;
	for (unsigned i = 0; i < 200000; i++) {
		size_t len = rnd() % sizeof(in);

		for (size_t k = 0; k < len; k++)
			in[k] = (uint8_t)(rnd() >> (rnd() % 3 ? 59 : 8));
		if (unpack(in, len, raw, rnd() % 512 * 8, &records) == 0 && len)
			assert_true(records || !in[0]); /* nothing in no column */
		if (unpack_old(in, len, raw, rnd() % 512 * 8, &records) == 0 && len)
			assert_true(records);
	}
}

/* What was packed, with some of its bytes changed: every record is as long as it says, or there is none. */
TEST(unpacks_the_changed)
{
	static uint64_t raw[1 << 16];
	struct strbuf s = STRBUF_INIT;
	size_t len, at, whole = 0;
	uint8_t *packed;
	uint32_t records;

	make_stream(&s, 500);
	assert_in_range(s.len, 1, sizeof(raw));
	packed = pack(s.buf, s.len, &len);
	for (unsigned i = 0; i < 20000; i++) {
		size_t where = rnd() % len;
		uint8_t was = packed[where];

		packed[where] ^= (uint8_t)(1u << rnd() % 8);
		if (!unpack(packed, len, raw, s.len, &records)) {
			for (at = 0; at < s.len; at += ((struct xb_hdr *)((char *)raw + at))->len)
				assert_in_range(((struct xb_hdr *)((char *)raw + at))->len,
						sizeof(struct xb_hdr), s.len - at);
			whole++;
		}
		packed[where] = was;
	}
	/* Most are a word that differs. */
	assert_in_range(whole, 1, 19999);
	free(packed);
	strbuf_done(&s);
}

/* ---- files --------------------------------------------------------------------------------------- */

static const struct recorder_opts small = { .host = "host \"one\"",
					    .writer = "test",
					    .block = 8192 };

static struct recorder *begin(const struct recorder_opts *o)
{
	struct recorder *r;

	assert_int_equal(recorder_new(o, &r), 0);
	return r;
}

static int new_file(void)
{
	int fd = memfd_create("recording_test", MFD_CLOEXEC);

	assert_true(fd >= 0);
	return fd;
}

/* What a recorder, which closes its files, has written to fd. */
static void slurp(int fd, struct strbuf *ret)
{
	char buf[65536];
	ssize_t n;

	assert_int_equal(lseek(fd, 0, SEEK_SET), 0);
	while ((n = read(fd, buf, sizeof(buf))) > 0)
		strbuf_add(ret, buf, (size_t)n);
	close(fd);
}

static void feed(struct recorder *r, const struct strbuf *s, size_t from, size_t to)
{
	for (size_t at = from; at < to; at += record_at(s, at)->len)
		assert_int_equal(recorder_record(r, record_at(s, at)), 0);
}

static void end(struct recorder *r)
{
	const uint64_t counters[XB_C_MAX] = { [XB_C_CALLS] = 9 };

	assert_int_equal(recorder_end(r, counters), 0);
	assert_int_equal(recorder_finish(r), 0);
	recorder_free(r);
}

static void write_stream(const struct recorder_opts *o, const struct strbuf *s, struct strbuf *ret)
{
	struct recorder *r = begin(o);
	size_t from = 0, to = 0;
	int fd = new_file();

	assert_int_equal(recorder_file(r, dup(fd)), 0);
	/* Where definitions are repeated depends on what is written by then. */
	while (from < s->len) {
		while (to < s->len && to < from + 65536)
			to += record_at(s, to)->len;
		feed(r, s, from, to);
		recorder_settle(r);
		from = to;
	}
	end(r);
	slurp(fd, ret);
}

/* What a reader found. */
struct found {
	struct strbuf records; /* without those of its own */
	struct recording_state state;
	unsigned n, gaps, funcs, processes, strings;
	int error; /* of opening it */
	char host[32];
};

static void found_done(struct found *f)
{
	strbuf_done(&f->records);
}

static void read_part(const struct strbuf *file, uint64_t from, uint64_t to, uint64_t lookback,
		      struct found *ret)
{
	int fd = new_file();
	struct input in;
	struct recording *r = NULL;
	const struct xb_hdr *h;
	uint32_t version = 0;
	int e;

	memset(ret, 0, sizeof(*ret));
	assert_int_equal(write(fd, file->buf, file->len), (ssize_t)file->len);
	assert_int_equal(lseek(fd, 0, SEEK_SET), 0);
	input_init(&in, fd, -1);
	ret->error = recording_new(&in, &r, &version);
	if (!ret->error && (from || to)) {
		assert_int_equal(recording_next(r, &h), 1);
		assert_int_equal(recording_range(r, from, to, lookback), 0);
		/* It is still what it was. */
		assert_int_equal(h->type, XB_DEF_CLOCK);
	}
	while (!ret->error && (e = recording_next(r, &h)) != 0) {
		assert_int_equal(e, 1);
		assert_true(h->len >= sizeof(*h) && h->len % 8 == 0);
		if (h->type == XB_LOSS && h->flags & XB_LOSS_GAP) {
			ret->gaps++;
			continue;
		}
		ret->funcs += h->type == XB_DEF_FUNC;
		ret->processes += h->type == XB_DEF_PROCESS;
		ret->strings += h->type == XB_XPTI_STRING;
		strbuf_add(&ret->records, h, h->len);
		ret->n++;
	}
	if (r) {
		recording_get_state(r, &ret->state);
		snprintf(ret->host, sizeof(ret->host), "%s", recording_host(r));
	}
	recording_free(r);
	input_done(&in);
	close(fd);
}

static void read_file(const struct strbuf *file, struct found *ret)
{
	read_part(file, 0, 0, 0, ret);
}

TEST(comes_back)
{
	struct strbuf s = STRBUF_INIT, file = STRBUF_INIT;
	struct found f;
	unsigned n;

	n = make_stream(&s, 20000);
	write_stream(&small, &s, &file);
	read_file(&file, &f);
	assert_int_equal(f.error, 0);
	assert_int_equal(f.n, n + 1); /* and the end's */
	assert_memory_equal(f.records.buf, s.buf, s.len);
	assert_string_equal(f.host, "host \"one\"");
	assert_true(f.state.ended && f.state.whole);
	assert_int_equal(f.state.missing + f.state.damaged + f.state.followed + f.gaps, 0);
	assert_in_range(file.len, 1, (uint64_t)n * 30);
	found_done(&f);
	strbuf_done(&file);
	strbuf_done(&s);
}

/* Cut off anywhere: what is whole comes, it is a beginning of the stream, and it is no whole file. */
TEST(cut_off)
{
	struct strbuf s = STRBUF_INIT, file = STRBUF_INIT;
	size_t len, least = 0;

	make_stream(&s, 3000);
	write_stream(&small, &s, &file);
	len = file.len;
	for (size_t cut = 0; cut < len; cut += 37) {
		struct found f;

		file.len = cut;
		read_file(&file, &f);
		if (f.error) {
			assert_int_equal(f.error, -EPROTO);
			assert_in_range(cut, 0, sizeof(struct xbt_file) + 32);
			continue;
		}
		assert_int_equal(f.state.missing + f.gaps + f.state.damaged, 0);
		assert_true(f.records.len >= least);
		least = f.records.len;
		/* One record alone is the clock, as the header has it. */
		if (f.n > 1 && f.records.len <= s.len)
			assert_memory_equal(f.records.buf, s.buf, f.records.len);
		assert_false(f.state.ended);
		found_done(&f);
	}
	assert_true(least >= s.len);
	strbuf_done(&file);
	strbuf_done(&s);
}

/* A byte is missing, or is one too many: all records are there, but this is not the file that was written. */
TEST(the_last_byte)
{
	struct strbuf s = STRBUF_INIT, file = STRBUF_INIT;

	make_stream(&s, 100);
	write_stream(&small, &s, &file);
	strbuf_add(&file, "", 1);
	for (unsigned less = 0; less < 3; less++, file.len--) {
		struct found f;

		read_file(&file, &f);
		assert_true(f.records.len >= s.len);
		assert_int_equal(f.state.ended, less < 2);
		assert_int_equal(f.state.followed, less < 1);
		found_done(&f);
	}
	strbuf_done(&file);
	strbuf_done(&s);
}

/* Which bytes of the stream are records that came back, in their order? Definitions may come earlier. */
static unsigned count_known(const struct strbuf *s, const struct strbuf *got, unsigned *ret_strange)
{
	size_t want = 0;
	unsigned known = 0;

	*ret_strange = 0;
	for (size_t at = 0; at < got->len; at += record_at(got, at)->len) {
		const struct xb_hdr *h = record_at(got, at);
		size_t look = want;

		while (look < s->len &&
		       (record_at(s, look)->len != h->len || memcmp(s->buf + look, h, h->len) != 0))
			look += record_at(s, look)->len;
		if (look < s->len) {
			want = look + h->len;
			known++;
		} else if (h->type == XB_CALL) {
			(*ret_strange)++;
		}
	}
	return known;
}

/*
 * One bit wrong, at ten thousand places: all that comes are records that were written, in their order,
 * and with those that are missing they are all.
 */
TEST(bits_flip)
{
	struct strbuf s = STRBUF_INIT, file = STRBUF_INIT;
	unsigned n, hits = 0;

	n = make_stream(&s, 600) + 1;
	write_stream(&(struct recorder_opts){ .host = "h", .writer = "", .block = 6000 }, &s,
		     &file);
	seed = 11;
	for (unsigned i = 0; i < 10000; i++) {
		size_t bit = rnd() % (file.len * 8);
		unsigned strange;
		struct found f;

		file.buf[bit / 8] ^= (char)(1 << bit % 8);
		read_file(&file, &f);
		file.buf[bit / 8] ^= (char)(1 << bit % 8);
		if (f.error) {
			assert_true(f.error == -EPROTO || f.error == -EPROTONOSUPPORT);
			assert_in_range(bit / 8, 0, sizeof(struct xbt_file) + 16);
			continue;
		}
		if (i % 16 == 0) {
			count_known(&s, &f.records, &strange);
			assert_int_equal(strange, 0);
		}
		if (f.state.ended && f.state.missing) {
			hits++;
			assert_true(f.gaps);
			/* Definitions come anew, no call does. */
			assert_true(f.n + f.state.missing >= n);
			assert_int_equal(f.funcs, 8);
			assert_int_equal(f.processes, 2);
		} else if (f.state.ended) {
			assert_int_equal(f.n, n);
		}
		found_done(&f);
	}
	assert_true(hits > 1000);
	strbuf_done(&file);
	strbuf_done(&s);
}

/* A block in the middle is gone: what was defined in it is known all the same. */
TEST(knows_definitions)
{
	struct strbuf s = STRBUF_INIT, file = STRBUF_INIT;
	struct found whole, f;
	const char *mark;
	size_t second, third;

	make_stream(&s, 2000);
	write_stream(&(struct recorder_opts){ .host = "h", .writer = "", .block = 20000 }, &s,
		     &file);
	read_file(&file, &whole);
	/* The second block of records: after the first, what is repeated comes. */
	mark = memmem(file.buf, file.len, XBT_BLOCK_MAGIC, 8);
	second = (size_t)(mark - file.buf);
	do {
		mark = memmem(file.buf + second + 8, file.len - second - 8, XBT_BLOCK_MAGIC, 8);
		assert_non_null(mark);
		second = (size_t)(mark - file.buf);
	} while (((const struct xbt_block *)(file.buf + second))->type != XBT_RECORDS);
	mark = memmem(file.buf + second + 8, file.len - second - 8, XBT_BLOCK_MAGIC, 8);
	third = (size_t)(mark - file.buf);
	memset(file.buf + second, 'x', third - second);
	read_file(&file, &f);
	assert_int_equal(f.state.damaged, 1);
	assert_true(f.state.missing > 50);
	assert_int_equal(f.gaps, 1);
	assert_int_equal(f.strings, whole.strings);
	assert_int_equal(f.funcs, 8);
	assert_true(f.state.whole);
	/* So it is with the first, where the functions are. */
	mark = memmem(file.buf, file.len, XBT_BLOCK_MAGIC, 8);
	memset((char *)mark, 'x', sizeof(struct xbt_block));
	found_done(&f);
	read_file(&file, &f);
	assert_true(f.funcs > 0);
	assert_int_equal(record_at(&f.records, 0)->type, XB_DEF_CLOCK);
	found_done(&f);
	found_done(&whole);
	strbuf_done(&file);
	strbuf_done(&s);
}

static uint64_t end_of(const struct xb_hdr *h)
{
	return h->type == XB_CALL ? h->ts + ((const struct xb_call *)h)->dur : h->ts;
}

/* Calls of the stream that ran in that time and did not come: none may be. */
static unsigned calls_that_lack(const struct strbuf *s, const struct strbuf *got, uint64_t from,
				uint64_t to, unsigned *ret_all)
{
	unsigned lack = 0, all = 0;
	size_t at, from_at = 0;

	for (at = 0; at < s->len; at += record_at(s, at)->len) {
		const struct xb_hdr *h = record_at(s, at), *g;

		if (h->type != XB_CALL || end_of(h) < from || h->ts >= to)
			continue;
		all++;
		/* Both are in the same order. */
		for (; from_at < got->len; from_at += g->len) {
			g = record_at(got, from_at);
			if (g->len == h->len && !memcmp(g, h, h->len))
				break;
		}
		lack += from_at >= got->len;
	}
	*ret_all = all;
	return lack;
}

/* A part comes whole, with the definitions that it needs, and not much more of the file is read. */
TEST(parts_of_it)
{
	struct strbuf s = STRBUF_INIT, file = STRBUF_INIT;
	uint64_t first, last;
	struct found f;
	unsigned n, all;
	uint64_t sum = 0;

	n = make_stream(&s, 80000);
	write_stream(&small, &s, &file);
	first = record_at(&s, 0)->ts;
	last = now;
	assert_true(last > first + 1000);
	for (unsigned i = 0; i < 40; i++) {
		uint64_t from = first + rnd() % (last - first);
		uint64_t to = from + 1 + rnd() % ((last - first) / 20);

		read_part(&file, from, to, 0, &f);
		assert_int_equal(calls_that_lack(&s, &f.records, from, to, &all), 0);
		assert_true(all > 0 || to < first + 2000 || from + 2000 > last);
		assert_int_equal(f.state.missing + f.state.damaged + f.gaps, 0);
		assert_true(f.state.ended);
		assert_true(f.funcs > 0);
		sum += f.n;
		found_done(&f);
	}

	assert_true(sum / 40 < n / 3);
	/* More of what was before, when it is asked for. */
	read_part(&file, last - 10, last, n, &f);
	assert_true(f.n + 1 >= n);
	found_done(&f);
	/* Without an index all of it comes. */
	file.len -= sizeof(struct xbt_trailer);
	read_part(&file, last - 10, last, 0, &f);
	assert_true(f.n + 1 >= n);
	found_done(&f);
	strbuf_done(&file);
	strbuf_done(&s);
}

/* Whatever the index says, reading ends, and what comes is of the stream. */
TEST(index_is_hostile)
{
	struct strbuf s = STRBUF_INIT, file = STRBUF_INIT;
	struct xbt_trailer t;
	struct xbt_block *b;
	struct found f;
	char *copy;

	make_stream(&s, 5000);
	write_stream(&small, &s, &file);
	copy = malloc(file.len);
	assert_non_null(copy);
	memcpy(copy, file.buf, file.len);
	memcpy(&t, file.buf + file.len - sizeof(t), sizeof(t));
	b = (struct xbt_block *)(void *)(file.buf + t.offset);
	for (unsigned i = 0; i < 2000; i++) {
		struct xbt_index *x = (struct xbt_index *)(b + 1) + rnd() % b->records;
		unsigned char *at = (unsigned char *)x + rnd() % sizeof(*x);

		*at = (unsigned char)(rnd() >> 56);
		b->payload_crc = (uint32_t)crc32(0, (const void *)(b + 1), b->stored);
		b->crc = 0;
		b->crc = (uint32_t)crc32(0, (const void *)b, sizeof(*b));
		read_part(&file, now / 2 + rnd() % (now / 2), now, rnd() % 1000, &f);
		found_done(&f);
		memcpy(file.buf, copy, file.len);
	}
	free(copy);
	strbuf_done(&file);
	strbuf_done(&s);
}

/* Files of one recording: the second can be read alone. */
TEST(rotates)
{
	struct strbuf s = STRBUF_INIT, one = STRBUF_INIT, two = STRBUF_INIT;
	struct recorder *r;
	struct found f, g;
	int a = new_file(), b = new_file();
	size_t half = 0;
	unsigned n, before = 0;

	n = make_stream(&s, 2000);
	while (half < s.len / 2) {
		half += record_at(&s, half)->len;
		before++;
	}
	r = begin(&small);
	assert_int_equal(recorder_file(r, dup(a)), 0);
	feed(r, &s, 0, half);
	assert_int_equal(recorder_file(r, dup(b)), 0);
	feed(r, &s, half, s.len);
	end(r);
	slurp(a, &one);
	slurp(b, &two);
	read_file(&one, &f);
	assert_true(f.state.ended && !f.state.whole);
	assert_int_equal(f.n, before);
	read_file(&two, &g);
	assert_true(g.state.whole);
	assert_int_equal(g.state.missing + g.gaps, 0);
	assert_int_equal(g.funcs, 8);
	assert_int_equal(g.processes, 2);
	assert_int_equal(record_at(&g.records, 0)->type, XB_DEF_CLOCK);
	/* Its end is the stream's, but for the last record. */
	assert_int_equal(record_at(&g.records, g.records.len - sizeof(struct xb_loss))->type,
			 XB_LOSS);
	assert_memory_equal(g.records.buf + g.records.len - sizeof(struct xb_loss) - (s.len - half),
			    s.buf + half, s.len - half);
	assert_true(n > before);
	found_done(&f);
	found_done(&g);
	strbuf_done(&one);
	strbuf_done(&two);
	strbuf_done(&s);
}

/* Only the last is kept: and still all that it needs is in the file. */
TEST(keeps_the_last)
{
	const struct recorder_opts o = {
		.host = "h", .writer = "", .block = 8192, .ring_ns = 100000, .ring_bytes = 1 << 20
	};
	struct strbuf s = STRBUF_INIT, file = STRBUF_INIT;
	struct recorder *r = begin(&o);
	struct found f;
	int fd = new_file();
	size_t last;

	make_stream(&s, 5000);
	feed(r, &s, 0, s.len);
	assert_int_equal(recorder_dump(r, dup(fd)), 0);
	end(r);
	slurp(fd, &file);
	read_file(&file, &f);
	assert_int_equal(f.error, 0);
	assert_true(f.state.ended && !f.state.whole);
	assert_int_equal(f.state.missing + f.gaps + f.state.damaged, 0);
	assert_int_equal(f.funcs, 8);
	assert_int_equal(f.processes, 2);
	assert_in_range(f.n, 120,
			700); /* 100000 ns are 200 records, and a block more at each end */
	last = f.records.len < 4096 ? 0 : 4096;
	assert_true(last);
	assert_memory_equal(f.records.buf + f.records.len - last, s.buf + s.len - last, last);
	found_done(&f);
	strbuf_done(&file);
	strbuf_done(&s);
}

TEST(other_files)
{
	struct strbuf s = STRBUF_INIT, file = STRBUF_INIT;
	struct found f;

	make_stream(&s, 10);
	write_stream(&small, &s, &file);
	((struct xbt_file *)file.buf)->version = XBT_VERSION + 1;
	read_file(&file, &f);
	assert_int_equal(f.error, -EPROTONOSUPPORT);
	((struct xbt_file *)file.buf)->version = XBT_VERSION;
	((struct xbt_file *)file.buf)->len = 0xfffffff8;
	read_file(&file, &f);
	assert_int_equal(f.error, -EPROTO);
	strbuf_done(&file);
	strbuf_done(&s);
}

/* A full disk: the error is reported, and what is there is whole. */
TEST(disk_is_full)
{
	struct strbuf s = STRBUF_INIT;
	struct recorder *r = begin(&small);
	struct recorder_stats stats;
	int p[2], e = 0;

	make_stream(&s, 20000);
	assert_int_equal(pipe(p), 0);
	close(p[0]);
	signal(SIGPIPE, SIG_IGN);
	assert_int_equal(recorder_file(r, p[1]), 0);
	for (size_t at = 0; at < s.len && !e; at += record_at(&s, at)->len)
		e = recorder_record(r, record_at(&s, at));
	if (!e)
		e = recorder_finish(r);
	assert_int_equal(e, -EPIPE);
	recorder_finish(r);
	recorder_get_stats(r, &stats);
	assert_true(stats.dropped > 0);
	recorder_free(r);
	strbuf_done(&s);
}

/* ---- definitions --------------------------------------------------------------------------------- */

static int count_type(void *u, const struct xb_hdr *rec)
{
	unsigned *n = u;

	n[rec->type & 127]++;
	return 0;
}

static void apply(struct live_defs *d, struct rec *r, uint64_t number, int wanted)
{
	assert_int_equal(live_defs_apply(d, rec_hdr(r), number), wanted);
}

TEST(definitions_end)
{
	struct live_defs *d;
	struct strbuf s = STRBUF_INIT;
	unsigned n[128] = { 0 };
	struct xb_fork *f;
	struct rec r;

	assert_int_equal(live_defs_new(&d), 0);
	add_process(&s, 100);
	add_string(&s, 1);
	assert_int_equal(live_defs_apply(d, record_at(&s, 0), 1), 1);
	assert_int_equal(live_defs_apply(d, record_at(&s, 0), 2), 0); /* said before */
	assert_int_equal(live_defs_apply(d, record_at(&s, record_at(&s, 0)->len), 3), 1);
	f = rec_start(&r, XB_FORK, sizeof(*f), 100, 100, 5);
	f->child_tgid = f->child_tid = 200;
	memcpy(f->comm, "child", 6);
	apply(d, &r, 4, 1);
	live_defs_each(d, 0, count_type, n);
	assert_int_equal(n[XB_DEF_PROCESS], 2);
	assert_int_equal(n[XB_XPTI_STRING], 1);
	memset(n, 0, sizeof(n));
	live_defs_each(d, 4, count_type, n);
	assert_int_equal(n[XB_DEF_PROCESS], 1);
	assert_int_equal(n[XB_XPTI_STRING], 0);
	/* An exec ends the names, the exit everything. */
	rec_start(&r, XB_EXEC, sizeof(struct xb_exec), 100, 100, 6);
	apply(d, &r, 5, 1);
	memset(n, 0, sizeof(n));
	live_defs_each(d, 0, count_type, n);
	assert_int_equal(n[XB_DEF_PROCESS], 2);
	assert_int_equal(n[XB_XPTI_STRING], 0);
	rec_start(&r, XB_EXIT, sizeof(struct xb_exit), 100, 100, 7);
	rec_hdr(&r)->flags = XB_EXIT_GROUP;
	apply(d, &r, 6, 0);
	memset(n, 0, sizeof(n));
	live_defs_each(d, 0, count_type, n);
	assert_int_equal(n[XB_DEF_PROCESS], 1);
	live_defs_free(d);
	strbuf_done(&s);
}
