// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* ranks_test.c - ranks from environments, hostile ones too; what the model makes of them. */
#include "unit.h"
#include "fixture.h"
#include "proc/ranks.h"

static void expect(const char *env, size_t size, uint32_t rank, uint32_t ranks, const char *by)
{
	struct xb_def_rank *def = NULL;

	assert_int_equal(ranks_of(env, size, &def), 0);
	assert_int_equal(def->rank, rank);
	assert_int_equal(def->ranks, ranks);
	assert_string_equal(def->text, by);
	assert_int_equal(def->h.len % 8, 0);
	free(def);
}

static void expect_none(const char *env, size_t size)
{
	struct xb_def_rank *def = NULL;

	assert_int_equal(ranks_of(env, size, &def), -ENOENT);
	assert_null(def);
}

#define ENV(text)     text, sizeof(text)       /* the literal's own NUL ends the last variable */
#define CUT_ENV(text) text, (sizeof(text) - 1) /* without it */

TEST(test_launchers)
{
	expect(ENV("A=b\0OMPI_COMM_WORLD_SIZE=8\0OMPI_COMM_WORLD_RANK=3"), 3, 8,
	       "OMPI_COMM_WORLD_RANK");
	expect(ENV("PMI_RANK=0\0PMI_SIZE=2"), 0, 2, "PMI_RANK");
	expect(ENV("SLURM_PROCID=11\0SLURM_NTASKS=12"), 11, 12, "SLURM_PROCID");
	expect(ENV("PMIX_RANK=5"), 5, 0, "PMIX_RANK");
	/* The library's own, though mpirun was started by Slurm. */
	expect(ENV("SLURM_PROCID=0\0SLURM_NTASKS=1\0PMI_RANK=7\0PMI_SIZE=9"), 7, 9, "PMI_RANK");
	expect_none(ENV("HOME=/\0MPI_LOCALRANKID=1"));
	expect_none(ENV(""));
	expect_none("", 0);
}

TEST(test_hostile)
{
	char many[100000];

	expect_none(ENV("PMI_RANK="));
	expect_none(ENV("PMI_RANK=-1"));
	expect_none(ENV("PMI_RANK=1x"));
	expect_none(ENV("PMI_RANK= 1"));
	expect_none(ENV("PMI_RANK=99999999999999999999"));
	expect_none(ENV("XPMI_RANK=1"));
	expect_none(ENV("PMI_RANKS=1"));
	expect_none(ENV("PMI_RANK"));
	/* Of a size that can't be, the rank alone. */
	expect(ENV("PMI_RANK=3\0PMI_SIZE=3"), 3, 0, "PMI_RANK");
	expect(ENV("PMI_RANK=3\0PMI_SIZE=many"), 3, 0, "PMI_RANK");
	/* One that doesn't hold leaves room for another. */
	expect(ENV("OMPI_COMM_WORLD_RANK=x\0PMI_RANK=3"), 3, 0, "PMI_RANK");
	/* Cut in the middle of a number. */
	expect_none(CUT_ENV("PMI_RANK=12"));
	expect(CUT_ENV("PMI_RANK=12\0PMI_SIZE=1"), 12, 0, "PMI_RANK");
	memset(many, '=', sizeof(many));
	expect_none(many, sizeof(many));
	memset(many, 0, sizeof(many));
	expect_none(many, sizeof(many));
}

static int setup(void **state)
{
	fixture_new(state, 0);
	return 0;
}

static void start(struct fixture *f, uint32_t parent, uint32_t child)
{
	struct xb_fork *r = rec_start(&f->r, XB_FORK, sizeof(*r), parent, parent, 10);

	r->child_tgid = r->child_tid = child;
	r->start_ns = 10;
	feed(f);
}

TEST_WITH(test_model, struct fixture *f)
{
	struct xb_def_rank *r;

	/* Of a process that nobody knows. */
	r = rec_start(&f->r, XB_DEF_RANK, sizeof(*r), 100, 100, 5);
	r->rank = 3;
	rec_texts(&f->r, "PMI_RANK", NULL, NULL);
	feed(f);
	assert_null(model_process(f->m, 100));
	start(f, 1, 100);
	assert_false(model_process(f->m, 100)->has_rank);
	r = rec_start(&f->r, XB_DEF_RANK, sizeof(*r), 100, 100, 20);
	r->rank = 3;
	r->ranks = 4;
	rec_texts(&f->r, "PMI_RANK", NULL, NULL);
	feed(f);
	assert_true(model_process(f->m, 100)->has_rank);
	assert_int_equal(model_process(f->m, 100)->rank, 3);
	assert_int_equal(model_process(f->m, 100)->ranks, 4);
	/* A child has its environment; another program has its own. */
	start(f, 100, 101);
	assert_int_equal(model_process(f->m, 101)->rank, 3);
	rec_start(&f->r, XB_EXEC, sizeof(struct xb_exec), 101, 101, 30);
	feed(f);
	assert_false(model_process(f->m, 101)->has_rank);
	assert_true(model_process(f->m, 100)->has_rank);
	/* No text, or one without an end. */
	rec_start(&f->r, XB_DEF_RANK, sizeof(*r), 100, 100, 40);
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), -EBADMSG);
	rec_start(&f->r, XB_DEF_RANK, sizeof(*r), 100, 100, 40);
	rec_add(&f->r, "PMI_RANK", 8);
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), -EBADMSG);
}
