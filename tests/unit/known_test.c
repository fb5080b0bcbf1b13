// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* known_test.c - trees of known stacks, read as the kernel side reads them: word by word, without the code that makes them. */
#include "unit.h"
#include "peek/known.h"

#define WORDS_MAX 400
#define TGID	  77

/* ---- the kernel's table -------------------------------------------------------------------------- */

struct table {
	struct {
		struct xb_known_key key;
		struct xb_known is;
	} rows[XB_KNOWN_ENTRIES];
	unsigned n;
};

static int find(const struct table *t, const struct xb_known_key *key)
{
	for (unsigned i = 0; i < t->n; i++)
		if (!memcmp(&t->rows[i].key, key, sizeof(*key)))
			return (int)i;
	return -1;
}

static int put(void *u, const struct xb_known_key *key, const struct xb_known *entry)
{
	struct table *t = u;
	int at = find(t, key);

	if (at < 0 && t->n == XB_KNOWN_ENTRIES)
		return -E2BIG;
	at = at < 0 ? (int)t->n++ : at;
	t->rows[at].key = *key;
	t->rows[at].is = *entry;
	return 0;
}

static void take_away(void *u, const struct xb_known_key *key)
{
	struct table *t = u;
	int at = find(t, key);

	assert_true(at >= 0);
	t->rows[at] = t->rows[--t->n];
}

static int no_code(void *u, uint32_t tgid, struct xb_code *code)
{
	(void)u;
	(void)tgid;
	(void)code;
	return -ENOENT;
}

static const struct known_ops ops = { no_code, put, take_away };

/* ---- stacks -------------------------------------------------------------------------------------- */

/* What a process has in memory, by address: at is the offset. */
struct stack {
	uint64_t at[WORDS_MAX + 1];
};

/* The site of this stack; 0: it is not known. */
static uint32_t recognise(const struct table *t, uint32_t tgid, const struct stack *s)
{
	struct xb_known_key key = { .value = s->at[0], .tgid = tgid };

	for (unsigned step = 0; step < XB_KNOWN_STEPS; step++) {
		int at = find(t, &key);
		const struct xb_known *k = at < 0 ? NULL : &t->rows[at].is;

		if (!k)
			return 0;
		assert_true(k->n <= XB_KNOWN_WORDS);
		for (unsigned i = 0; i < k->n; i++) {
			bool selects = !k->site && i + 1 == k->n;

			key.value = s->at[k->words[i].at];
			if (!selects && key.value != k->words[i].value)
				return 0;
		}
		if (k->site)
			return k->site;
		assert_true(k->n > 0);
		key.node = k->node;
	}
	return 0;
}

/*
 * An unwinder: each word says where the next one is and, if it is a multiple of 64, that there is none. Returns the words
 * that it needed.
 */
static unsigned unwind(const struct stack *s, struct xb_word words[WORDS_MAX])
{
	unsigned at = 0, n = 0;

	while (n < WORDS_MAX) {
		words[n++] = (struct xb_word){ .at = at, .value = s->at[at] };
		if (s->at[at] % 64 == 0)
			break;
		at += 1 + (unsigned)(s->at[at] % 3);
		if (at > WORDS_MAX - 4)
			break;
	}
	return n;
}

static uint32_t site_of(const struct xb_word *words, unsigned n)
{
	uint64_t sum = 1;

	for (unsigned i = 0; i < n; i++)
		sum = sum * 1000003 + words[i].value;
	return (uint32_t)(sum >> 7) | 1;
}

static int learn(struct known *k, uint32_t tgid, const struct stack *s, uint32_t *ret_site)
{
	struct xb_word words[WORDS_MAX];
	struct known_stack is = { .words = words, .code = { .tgid = tgid } };

	is.n = unwind(s, words);
	*ret_site = site_of(words, is.n);
	return known_add(k, &is, *ret_site);
}

/* Few different words, so that many stacks begin alike; between those that count is noise. */
static void fill(struct stack *s, unsigned kinds)
{
	for (unsigned i = 0; i <= WORDS_MAX; i++)
		s->at[i] = (uint64_t)(rand() % (int)kinds) + (rand() % 40 ? 1 : 64); // NOLINT
}

struct fixture {
	struct table table;
	struct known *known;
};

static int setup(void **state)
{
	struct fixture *f = calloc(1, sizeof(*f));

	assert_non_null(f);
	assert_int_equal(known_new(&ops, &f->table, &f->known), 0);
	*state = f;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *f = *state;

	known_free(f->known);
	free(f);
	return 0;
}

/* Whatever is recognised is what unwinding results in, and what was learned is recognised. */
TEST_WITH(as_unwinding_says, struct fixture *f)
{
	unsigned recognised = 0;

	srand(17); // NOLINT
	for (unsigned i = 0; i < 1500; i++) {
		struct xb_word words[WORDS_MAX];
		struct stack s;
		uint32_t site, got;
		unsigned n;

		fill(&s, i % 2 ? 2 : 3);
		n = unwind(&s, words);
		got = recognise(&f->table, TGID, &s);
		if (got)
			assert_int_equal(got, site_of(words, n));
		recognised += got != 0;
		if (learn(f->known, TGID, &s, &site) == 0)
			assert_int_equal(recognise(&f->table, TGID, &s), site);
		/* What was noise may be anything. */
		for (unsigned at = 0, k = 0; at <= WORDS_MAX; at++) {
			if (k < n && words[k].at == at)
				k++;
			else
				s.at[at] = (uint64_t)rand(); // NOLINT
		}
		if (recognise(&f->table, TGID, &s))
			assert_int_equal(recognise(&f->table, TGID, &s), site);
	}
	assert_in_range(recognised, 10, 1400);
}

TEST_WITH(each_process_has_its_own, struct fixture *f)
{
	struct stack s;
	uint32_t site;

	srand(1); // NOLINT
	fill(&s, 2);
	assert_int_equal(learn(f->known, TGID, &s, &site), 0);
	assert_int_equal(recognise(&f->table, TGID + 1, &s), 0);
	assert_int_equal(learn(f->known, TGID + 1, &s, &site), 0);
	known_drop(f->known, TGID);
	assert_int_equal(recognise(&f->table, TGID, &s), 0);
	assert_int_equal(recognise(&f->table, TGID + 1, &s), site);
	known_clear(f->known);
	assert_int_equal(f->table.n, 0);
}

/* Other code at the same addresses: the words are the same, and where it continues is not. */
TEST_WITH(contradictions, struct fixture *f)
{
	struct xb_word words[] = { { .value = 5 },
				   { .at = 8, .value = 6 },
				   { .at = 16, .value = 7 } };
	struct known_stack s = { .words = words, .n = 3, .code = { .tgid = TGID } };

	assert_int_equal(known_add(f->known, &s, 1), 0);
	assert_int_equal(f->table.n, 1);
	words[1].at = 24;
	assert_int_equal(known_add(f->known, &s, 2), 0);
	assert_int_equal(f->table.n, 0);
	assert_int_equal(known_add(f->known, &s, 2), 0);
	assert_int_equal(f->table.n, 1);
	/* A new number for the same stack. */
	assert_int_equal(known_add(f->known, &s, 3), 0);
	assert_int_equal(f->table.rows[0].is.site, 3);
	assert_int_equal(f->table.n, 1);
	/* It ends earlier. */
	s.n = 2;
	assert_int_equal(known_add(f->known, &s, 4), 0);
	assert_int_equal(f->table.n, 0);
}

TEST_WITH(limits, struct fixture *f)
{
	struct xb_word words[XB_KNOWN_WORDS * XB_KNOWN_STEPS + 1];
	struct known_stack s = { .words = words, .code = { .tgid = TGID } };

	for (unsigned i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		words[i] = (struct xb_word){ .at = i * 8, .value = 1 };
	assert_int_equal(known_add(f->known, &s, 1), -E2BIG);
	s.n = XB_KNOWN_WORDS * XB_KNOWN_STEPS + 1;
	assert_int_equal(known_add(f->known, &s, 1), -E2BIG);
	/* More stacks than there is room for: the table never overflows, and the last one is always there. */
	s.n = 3;
	for (unsigned i = 1; i < 3 * XB_KNOWN_ENTRIES / 2; i++) {
		words[0].value = i;
		assert_int_equal(known_add(f->known, &s, i), 0);
	}
	assert_in_range(f->table.n, 1, XB_KNOWN_ENTRIES);
}
