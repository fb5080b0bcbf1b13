// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* points_test.c - trace points that are older than the trace: decoded, kept, and given to the graph's nodes. */
#include "unit.h"
#include "model/graph/points.h"
#include "wire_xpti.h"
#include "fixture.h"

static int setup(void **state)
{
	fixture_new(state, MODEL_GRAPH);
	return 0;
}

static struct xb_xpti_uid uid(uint64_t n)
{
	return (struct xb_xpti_uid){ n, n << 8, 1 };
}

static struct xb_xpti *start(struct fixture *f, unsigned type, uint64_t n)
{
	struct xb_xpti *x = rec_start(&f->r, type, sizeof(*x), 100, 100, 1000);

	x->h.flags = XB_XPTI_EVENT | XB_XPTI_UID128;
	x->uid = uid(n);
	x->numbering = XB_XPTI_TYPES_2024;
	return x;
}

static void add_item(struct fixture *f, unsigned kind, const char *text)
{
	struct xb_xpti_item it = { .len = (uint16_t)strlen(text), .kind = (uint8_t)kind };

	rec_add(&f->r, &it, sizeof(it));
	rec_add(&f->r, text, it.len);
}

static void point(struct fixture *f, uint64_t n, const char *name, const char *file, uint32_t line)
{
	struct xb_xpti *x = start(f, XB_XPTI_POINT, n);

	x->h.flags |= XB_XPTI_PAYLOAD;
	x->line = line;
	add_item(f, XB_XPTI_ITEM_NAME, name);
	add_item(f, XB_XPTI_ITEM_FILE, file);
	feed(f);
}

static void edge(struct fixture *f, uint64_t n, uint64_t from, uint64_t to)
{
	struct xb_xpti *x = start(f, XB_XPTI, n);

	x->h.flags |= XB_XPTI_EDGE;
	x->trace_type = 6; /* edge_create */
	x->source = uid(from);
	x->target = uid(to);
	feed(f);
	assert_string_equal(f->e.xpti->event, "edge_create");
}

static const struct graph_node *node(struct fixture *f, uint64_t n)
{
	const struct graph *g = model_graph(f->m);

	for (uint64_t id = graph_first(g); id < graph_end(g); id++) {
		const struct graph_node *x = graph_at(g, id);

		if (x && x->uid.p1 == n)
			return x;
	}
	return NULL;
}

TEST_WITH(test_decode, struct fixture *f)
{
	point(f, 7, "vadd", "a.cpp", 12);
	assert_int_equal(f->e.type, EVENT_XPTI_POINT);
	assert_string_equal(f->e.xpti->event, "trace_point");
	assert_null(f->e.xpti->stream);
	assert_int_equal(f->e.xpti->nunreadable, 0);
	assert_int_equal(decoder_missing(f->d), 0);
	/* Of what is long done, perhaps: it is no node. */
	assert_null(node(f, 7));
}

TEST_WITH(test_names, struct fixture *f)
{
	/* Told before the edge that leads from it, and after. */
	point(f, 7, "vadd", "a.cpp", 12);
	edge(f, 50, 7, 8);
	assert_string_equal(node(f, 7)->name, "vadd");
	assert_string_equal(node(f, 7)->file, "a.cpp");
	assert_int_equal(node(f, 7)->line, 12);
	assert_int_equal(node(f, 7)->kind, GRAPH_UNSEEN); /* that it runs on a device isn't told */
	assert_null(node(f, 8)->name);
	point(f, 8, "vmul", "b.cpp", 13);
	assert_string_equal(node(f, 8)->name, "vmul");
	/* Another instance is another node. */
	point(f, 9, "other", "c.cpp", 1);
	edge(f, 51, 9, 10);
	assert_string_equal(node(f, 9)->name, "other");
	assert_null(node(f, 10)->name);
}

/* After an exec it is another program, whose identities may be the same. */
TEST_WITH(test_exec, struct fixture *f)
{
	struct xb_exec *x;

	point(f, 7, "vadd", "a.cpp", 12);
	x = rec_start(&f->r, XB_EXEC, sizeof(*x), 100, 100, 2000);
	assert_non_null(x);
	feed(f);
	edge(f, 50, 7, 8);
	assert_null(node(f, 7)->name);
}

TEST_WITH(test_bounded, struct fixture *f)
{
	unsigned known = 0;
	struct points *p;

	assert_int_equal(points_new(&p), 0);
	for (uint64_t n = 1; n <= 3ull * POINTS_MAX; n++) {
		struct xb_xpti *x = start(f, XB_XPTI_POINT, n);
		char name[24];

		assert_non_null(x);
		snprintf(name, sizeof(name), "k%llu", (unsigned long long)n);
		add_item(f, XB_XPTI_ITEM_NAME, name);
		assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), 1);
		assert_int_equal(points_add(p, 1, f->e.xpti), 0);
	}
	for (uint64_t n = 1; n <= 3ull * POINTS_MAX; n++) {
		struct xb_xpti_uid u = uid(n);
		const struct point *t = points_find(p, 1, &u);
		char name[24];

		snprintf(name, sizeof(name), "k%llu", (unsigned long long)n);
		assert_null(points_find(p, 2, &u));
		if (!t)
			continue;
		assert_string_equal(t->name, name);
		known++;
	}
	assert_in_range(known, POINTS_MAX / 4, POINTS_MAX);
	assert_null(points_free(p));
	assert_null(points_free(NULL));
}
