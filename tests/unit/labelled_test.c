// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* labelled_test.c - what processes did by labels: values of any bytes, bounded rows, and sums that miss nothing. */
#include <stdbool.h>

#include "unit.h"
#include "base/cleanup.h"
#include "base/strbuf.h"
#include "base/utf8.h"
#include "catalog/types.h"
#include "serve/labelled.h"
#include "serve/labels.h"
#include "serve/metrics.h"

#define COMMAND (1u << LABELS_COMMAND)
#define MANY	600

/* ---- labels -------------------------------------------------------------------------------------- */

TEST(test_names)
{
	const char *why;
	unsigned bits = 0;

	assert_int_equal(labels_parse("user,container", &bits, &why), 0);
	assert_int_equal(bits, 1u << LABELS_USER | 1u << LABELS_CONTAINER);
	assert_int_equal(labels_parse("pod", &bits, &why), 0);
	assert_int_equal(labels_group_by(bits), XPTIBPF_GROUP_CGROUP | XPTIBPF_GROUP_USER);
	assert_int_equal(labels_group_by(COMMAND), XPTIBPF_GROUP_COMMAND);
	assert_int_equal(labels_parse("pod", &bits, &why), -EINVAL);
	assert_string_equal(why, "a label is given twice");
	for (const char *const *t =
		     (const char *[]){ "", "pid", "use", "user,", "service,,cgroup", NULL };
	     *t; t++) {
		unsigned before = bits = 0;

		assert_int_equal(labels_parse(*t, &bits, &why), -EINVAL);
		assert_non_null(strstr(why, LABELS_NAMES));
		assert_int_equal(bits, before);
	}
}

TEST(test_values)
{
	char values[LABELS_MAX][LABELS_VALUE], path[1000];
	struct xptibpf_group_now g = {
		.cgroups = "0::/\n1:name=systemd:/system.slice/cron.service\n",
		.uid = 0,
		.comm = "a\"\n\xff",
	};

	labels_of((1u << LABELS_MAX) - 1, &g, values);
	assert_string_equal(values[LABELS_CGROUP], "/system.slice/cron.service");
	assert_string_equal(values[LABELS_SERVICE], "cron");
	assert_string_equal(values[LABELS_COMMAND], "a\"\n" UTF8_REPLACEMENT);
	assert_string_equal(values[LABELS_USER], "root");
	assert_string_equal(values[LABELS_CONTAINER], "");
	labels_of(COMMAND, &g, values);
	assert_string_equal(values[LABELS_USER], "");
	/* No user has that number. */
	g.uid = 4000000123;
	g.cgroups = "0::/\n";
	labels_of((1u << LABELS_MAX) - 1, &g, values);
	assert_string_equal(values[LABELS_USER], "4000000123");
	assert_string_equal(values[LABELS_CGROUP], "/");
	/* Of what is too long, the end is kept. */
	memset(path, 'x', sizeof(path));
	memcpy(path, "0::/", 4);
	strcpy(path + sizeof(path) - 6, "/end\n");
	g.cgroups = path;
	labels_of((1u << LABELS_MAX) - 1, &g, values);
	assert_int_equal(strlen(values[LABELS_CGROUP]), LABELS_VALUE - 1);
	assert_memory_equal(values[LABELS_CGROUP], "...x", 4);
	assert_string_equal(values[LABELS_CGROUP] + LABELS_VALUE - 6, "x/end");
}

static bool is_utf8(const char *text)
{
	size_t len = strlen(text), n;
	uint32_t code;

	for (; len; text += n, len -= n) {
		n = utf8_decode((const unsigned char *)text, len, &code);
		if (!n)
			return false;
	}
	return true;
}

/* Wherever it is cut, and however much longer it gets. */
TEST(test_long_values)
{
	char values[LABELS_MAX][LABELS_VALUE], path[LABELS_VALUE * 3];
	struct xptibpf_group_now g = { .cgroups = path };

	for (const char *const *t =
		     (const char *[]){ "x", "\xff", "\x80", "\xc3\xa4", "\xe2\x82\xac",
				       "\xf0\x9f\x98\x80", "\xf0\x9f\x98", NULL };
	     *t; t++) {
		for (size_t len = LABELS_VALUE / 3 - 8; len < LABELS_VALUE * 2; len++) {
			strcpy(path, "0::/");
			while (strlen(path) + strlen(*t) <= len)
				strcat(path, *t);
			strcat(path, "/end\n");
			labels_of(1u << LABELS_CGROUP, &g, values);
			assert_true(is_utf8(values[LABELS_CGROUP]));
			assert_string_equal(
				values[LABELS_CGROUP] + strlen(values[LABELS_CGROUP]) - 4, "/end");
			/* It is whole, or as long as may be but for one character. */
			if (values[LABELS_CGROUP][0] != '/')
				assert_true(strlen(values[LABELS_CGROUP]) >= LABELS_VALUE - 4);
		}
	}
}

/* ---- rows ---------------------------------------------------------------------------------------- */

struct source {
	struct xptibpf_group_now groups[MANY];
	size_t n;
};

/* Totals, as snapshots have them. Returns it for more. */
static struct xptibpf_group_now *did(struct source *s, uint64_t id, const char *comm,
				     uint64_t calls, uint64_t ns)
{
	struct xptibpf_group_now *g = s->groups;

	while (g < s->groups + s->n && g->id != id)
		g++;
	if (g == s->groups + s->n)
		s->n++;
	*g = (struct xptibpf_group_now){ .id = id, .cgroups = "", .processes = 1, .napis = 1 };
	snprintf(g->comm, sizeof(g->comm), "%s", comm);
	g->apis[0] = (struct xptibpf_group_api){ .api = "ur", .calls = calls, .ns = ns };
	g->memory[XPTIBPF_SIDE_DEVICE].live = calls * 100;
	return g;
}

static void take(struct labelled *l, const struct source *s, struct state *state)
{
	const struct xptibpf_snapshot shot = { .groups = s->groups,
					       .ngroups = s->n,
					       .ungrouped = 7 };

	assert_int_equal(labelled_take(l, &shot, state), 0);
}

static const struct state_numbers *row(const struct state *s, const char *command)
{
	for (uint32_t i = 0; i < s->ngroups; i++)
		if (!strcmp(s->groups[i].values[LABELS_COMMAND], command))
			return &s->groups[i].numbers;
	return NULL;
}

static uint64_t calls(const struct state *s, const char *command)
{
	const struct state_numbers *n = row(s, command);

	assert_non_null(n);
	return n->apis[CAT_API_UR].calls;
}

static void sums(const struct state *s, uint64_t *ret_calls, uint64_t *ret_live)
{
	*ret_calls = *ret_live = 0;
	for (uint32_t i = 0; i < s->ngroups; i++) {
		*ret_calls += s->groups[i].numbers.apis[CAT_API_UR].calls;
		*ret_live += s->groups[i].numbers.memory[XPTIBPF_SIDE_DEVICE].live;
	}
}

TEST(test_rows)
{
	_cleanup_free_ struct state *state = calloc(1, sizeof(*state));
	struct source s = { 0 };
	struct labelled *l;
	uint64_t n, live;

	assert_int_equal(labelled_new(COMMAND, 2, &l), 0);
	did(&s, 1, "a", 10, 100);
	did(&s, 2, "b", 20, 100);
	did(&s, 3, "c", 30, 100);
	did(&s, 0, "", 5, 100);
	/* Two groups of the kernel side's are one where the labels are the same. */
	did(&s, 4, "a", 7, 100);
	take(l, &s, state);
	assert_int_equal(state->ngroups, 3);
	assert_int_equal(calls(state, "a"), 17);
	assert_int_equal(row(state, "a")->processes, 2);
	assert_int_equal(calls(state, "b"), 20);
	assert_int_equal(calls(state, "other"), 35);
	assert_int_equal(row(state, "other")->memory[XPTIBPF_SIDE_DEVICE].live, 3500);
	assert_int_equal(state->groups_folded, 1 + 7);
	/* A group that is over leaves what it did, and nothing of what lived. */
	did(&s, 4, "a", 8, 100)->over = true;
	s.groups[4].processes = s.groups[4].memory[XPTIBPF_SIDE_DEVICE].live = 0;
	take(l, &s, state);
	s.n = 4;
	take(l, &s, state);
	assert_int_equal(calls(state, "a"), 18);
	assert_int_equal(row(state, "a")->processes, 1);
	/* The next one with the same labels continues there. */
	did(&s, 5, "a", 100, 100);
	take(l, &s, state);
	assert_int_equal(calls(state, "a"), 118);
	sums(state, &n, &live);
	assert_int_equal(n, 118 + 20 + 35);
	assert_int_equal(live, (10 + 20 + 30 + 5 + 100) * 100);
	/* More may have rows from now on. */
	labelled_set_rows(l, 3);
	did(&s, 6, "d", 1, 1);
	take(l, &s, state);
	assert_int_equal(calls(state, "d"), 1);
	assert_int_equal(calls(state, "other"), 35);
	labelled_free(l);
}

static unsigned times(const char *text, const char *what)
{
	unsigned n = 0;

	while ((text = strstr(text, what))) {
		n++;
		text++;
	}
	return n;
}

/* Prometheus refuses all that a machine has if one series is there twice. */
TEST(test_no_series_twice)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	_cleanup_free_ struct state *state = calloc(1, sizeof(*state));
	struct source s = { 0 };
	struct labelled *l;

	assert_int_equal(labelled_new(COMMAND, 10, &l), 0);
	did(&s, 0, "", 1, 100);
	did(&s, 1, "other", 20, 100);
	did(&s, 2, "\xff", 300, 100);
	did(&s, 3, "\xfe", 4000, 100);
	take(l, &s, state);
	did(&s, 1, "other", 21, 100)->over = true;
	take(l, &s, state);
	assert_int_equal(state->ngroups, 2);
	assert_int_equal(calls(state, "other"), 22);
	assert_int_equal(calls(state, UTF8_REPLACEMENT), 4300);
	assert_int_equal(state->groups_folded, 7);
	metrics_write(&out, state, "1", false);
	assert_int_equal(times(strbuf_str(&out), "\nxptibpf_group_calls_total{command=\"other\","),
			 1);
	assert_int_equal(times(strbuf_str(&out), "\nxptibpf_group_calls_total{"), 2);
	labelled_free(l);
}

/* A container that works has the row of one that is gone, and no increase is counted twice. */
TEST(test_busiest)
{
	_cleanup_free_ struct state *state = calloc(1, sizeof(*state));
	struct source s = { 0 };
	struct labelled *l;
	uint64_t other = 0;
	unsigned i;

	assert_int_equal(labelled_new(COMMAND, 1, &l), 0);
	did(&s, 1, "old", 10, 1000);
	take(l, &s, state);
	did(&s, 1, "old", 10, 1000)->over = true;
	take(l, &s, state);
	s.n = 0;
	for (i = 1; !row(state, "new"); i++) {
		assert_true(i < 1000);
		other = row(state, "other")->apis[CAT_API_UR].calls;
		assert_int_equal(calls(state, "old"), 10);
		did(&s, 2, "new", i, i * 1000);
		take(l, &s, state);
	}
	assert_int_equal(calls(state, "new"), i - 1);
	assert_int_equal(calls(state, "other"), other + 1);
	assert_null(row(state, "old"));
	assert_int_equal(state->ngroups, 2);
	did(&s, 2, "new", i + 50, i * 1000);
	take(l, &s, state);
	assert_int_equal(calls(state, "new"), i + 50);
	assert_int_equal(calls(state, "other"), other + 1);
	labelled_free(l);
}

/* However many groups come and go, there are so many series, and the sum is right. */
TEST(test_bounded)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	_cleanup_free_ struct state *state = calloc(1, sizeof(*state));
	_cleanup_free_ struct source *s = calloc(1, sizeof(*s));
	unsigned series = 0, others = 0;
	struct labelled *l;
	uint64_t n, live;
	char name[16];

	assert_int_equal(labelled_new(COMMAND, SERVE_GROUPS, &l), 0);
	for (unsigned i = 0; i < MANY; i++) {
		snprintf(name, sizeof(name), "\"%u\n\\", i);
		did(s, i + 1, name, i, i);
	}
	take(l, s, state);
	sums(state, &n, &live);
	assert_int_equal(n, MANY * (MANY - 1) / 2);
	assert_int_equal(live, n * 100);
	assert_int_equal(state->ngroups, SERVE_GROUPS + 1);
	assert_int_equal(state->groups_folded, MANY - SERVE_GROUPS + 7);
	metrics_write(&out, state, "1", false);
	for (const char *line = strbuf_str(&out); *line; line = strchr(line, '\n') + 1) {
		bool of_group = !strncmp(line, "xptibpf_group_", 14);

		series += of_group;
		others += *line != '#' && !of_group;
	}
	/* Each has 10, and 5 for each API that it calls. The first one has made no call. */
	assert_int_equal(series, (SERVE_GROUPS + 1) * (10 + 5) - 5);
	assert_true(others < 500);
	assert_non_null(
		strstr(strbuf_str(&out),
		       "xptibpf_group_calls_total{command=\"\\\"7\\n\\\\\",api=\"ur\"} 7\n"));
	labelled_free(l);
}
