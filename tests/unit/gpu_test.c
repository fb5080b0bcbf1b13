// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * GPU jobs: the kernel's descriptions of its trace points, of several kernels, as their headers make them
 * (drivers/gpu/drm/scheduler/gpu_scheduler_trace.h, drivers/gpu/drm/i915/i915_trace.h); which trace points are
 * taken; and how long a ring was busy, held against a count of every nanosecond.
 */
#include <sys/stat.h>
#include <unistd.h>

#include "unit.h"
#include "attach/gpu_probes.h"
#include "attach/trace_format.h"
#include "model/time/gpu_busy.h"
#include "model/who.h"
#include "ring/live_defs.h"
#include "select/select.h"
#include "fixture.h"

#define COMMON(name)                                                                   \
	"name: " name "\nID: 1234\nformat:\n"                                          \
	"\tfield:unsigned short common_type;\toffset:0;\tsize:2;\tsigned:0;\n"         \
	"\tfield:unsigned char common_flags;\toffset:2;\tsize:1;\tsigned:0;\n"         \
	"\tfield:unsigned char common_preempt_count;\toffset:3;\tsize:1;\tsigned:0;\n" \
	"\tfield:int common_pid;\toffset:4;\tsize:4;\tsigned:1;\n\n"

/* Since 6.17. */
#define JOB_NEW(name)                                                                               \
	COMMON(name)                                                                                \
	"\tfield:__data_loc char[] name;\toffset:8;\tsize:4;\tsigned:0;\n"                          \
	"\tfield:u32 job_count;\toffset:12;\tsize:4;\tsigned:0;\n"                                  \
	"\tfield:int hw_job_count;\toffset:16;\tsize:4;\tsigned:1;\n"                               \
	"\tfield:__data_loc char[] dev;\toffset:20;\tsize:4;\tsigned:0;\n"                          \
	"\tfield:u64 fence_context;\toffset:24;\tsize:8;\tsigned:0;\n"                              \
	"\tfield:u64 fence_seqno;\toffset:32;\tsize:8;\tsigned:0;\n"                                \
	"\tfield:u64 client_id;\toffset:40;\tsize:8;\tsigned:0;\n\n"                                \
	"print fmt: \"dev=%s, fence=%llu:%llu, ring=%s, job count:%u, hw job count:%d, "            \
	"client_id:%llu\", __get_str(dev), REC->fence_context, REC->fence_seqno, __get_str(name), " \
	"REC->job_count, REC->hw_job_count, REC->client_id\n"
#define DONE_NEW                                                       \
	COMMON("drm_sched_job_done")                                   \
	"\tfield:u64 fence_context;\toffset:8;\tsize:8;\tsigned:0;\n"  \
	"\tfield:u64 fence_seqno;\toffset:16;\tsize:8;\tsigned:0;\n\n" \
	"print fmt: \"fence=%llu:%llu signaled\", REC->fence_context, REC->fence_seqno\n"

/* 5.3 to 6.16. */
#define JOB_OLD(name)                                                                  \
	COMMON(name)                                                                   \
	"\tfield:struct drm_sched_entity * entity;\toffset:8;\tsize:8;\tsigned:0;\n"   \
	"\tfield:struct dma_fence * fence;\toffset:16;\tsize:8;\tsigned:0;\n"          \
	"\tfield:__data_loc char[] name;\toffset:24;\tsize:4;\tsigned:0;\n"            \
	"\tfield:uint64_t id;\toffset:32;\tsize:8;\tsigned:0;\n"                       \
	"\tfield:u32 job_count;\toffset:40;\tsize:4;\tsigned:0;\n"                     \
	"\tfield:int hw_job_count;\toffset:44;\tsize:4;\tsigned:1;\n\n"                \
	"print fmt: \"entity=%p, id=%llu, fence=%p, ring=%s\", REC->entity, REC->id, " \
	"REC->fence, __get_str(name)\n"
/* Before that. */
#define JOB_POINTER                                                                  \
	COMMON("drm_sched_job")                                                      \
	"\tfield:struct drm_sched_entity * entity;\toffset:8;\tsize:8;\tsigned:0;\n" \
	"\tfield:struct dma_fence * fence;\toffset:16;\tsize:8;\tsigned:0;\n"        \
	"\tfield:const char * name;\toffset:24;\tsize:8;\tsigned:0;\n"
#define DONE_OLD                        \
	COMMON("drm_sched_process_job") \
	"\tfield:struct dma_fence * fence;\toffset:8;\tsize:8;\tsigned:0;\n\nprint fmt: \"fence=%p signaled\", REC->fence\n"

#define I915(name, last)                                          \
	COMMON(name)                                              \
	"\tfield:u32 dev;\toffset:8;\tsize:4;\tsigned:0;\n"       \
	"\tfield:u64 ctx;\toffset:16;\tsize:8;\tsigned:0;\n"      \
	"\tfield:u16 class;\toffset:24;\tsize:2;\tsigned:0;\n"    \
	"\tfield:u16 instance;\toffset:26;\tsize:2;\tsigned:0;\n" \
	"\tfield:u32 seqno;\toffset:28;\tsize:4;\tsigned:0;\n"    \
	"\tfield:u32 " last ";\toffset:32;\tsize:4;\tsigned:0;\n\nprint fmt: \"\"\n"

/* ---- descriptions ------------------------------------------------------------------------------ */

static void finds(const char *format, const char *name, unsigned offset, unsigned size)
{
	struct trace_field f;

	assert_int_equal(trace_format_find(format, name, &f), 0);
	assert_int_equal(f.offset, offset);
	assert_int_equal(f.size, size);
}

TEST(fields)
{
	static const char others[] =
		"\tfield:char comm[16];\toffset:8;\tsize:16;\tsigned:0;\n"
		"\tfield:__rel_loc char[] path;\toffset:24;\tsize:4;\tsigned:0;\n"
		"\tfield:unsigned char raw[4];\toffset:28;\tsize:4;\tsigned:0;\n"
		"\tfield:const char * file;\toffset:32;\tsize:8;\tsigned:0;";
	struct trace_field f;

	finds(JOB_NEW("x"), "fence_context", 24, 8);
	finds(JOB_NEW("x"), "common_pid", 4, 4);
	assert_int_equal(trace_format_find(JOB_NEW("x"), "dev", &f), 0);
	assert_int_equal(f.where, TRACE_DATA_LOC);
	assert_true(f.is_text && f.is_array && !f.is_pointer);
	assert_int_equal(trace_format_find(JOB_OLD("x"), "fence", &f), 0);
	assert_true(f.is_pointer && !f.is_text && !f.is_array);
	assert_int_equal(trace_format_find(others, "path", &f), 0);
	assert_int_equal(f.where, TRACE_REL_LOC);
	assert_int_equal(trace_format_find(others, "comm", &f), 0);
	assert_true(f.is_array && f.is_text && f.where == TRACE_HERE);
	assert_int_equal(trace_format_find(others, "raw", &f), 0);
	assert_true(f.is_array && !f.is_text);
	assert_int_equal(trace_format_find(others, "file", &f), 0);
	assert_true(f.is_pointer && f.is_text);
	/* Whole names, and fields only. */
	assert_int_equal(trace_format_find(JOB_NEW("x"), "fence", &f), -ENOENT);
	assert_int_equal(trace_format_find(JOB_NEW("x"), "context", &f), -ENOENT);
	assert_int_equal(trace_format_find(JOB_NEW("x"), "char", &f), -ENOENT);
	assert_int_equal(trace_format_find(JOB_NEW("x"), "", &f), -ENOENT);
}

TEST(nonsense)
{
	static const char *const bad[] = {
		"field:u64 x;\toffset:8;",
		"field:u64 x;\tsize:8;",
		"field:u64 x;\toffset:;\tsize:8;",
		"field:u64 x;\toffset:-8;\tsize:8;",
		"field:u64 x;\toffset:99999999999999999999999;\tsize:8;",
		"field:u64 x;\toffset:8190;\tsize:8;",
		"field:u64 x;\toffset:8;\tsize:0;",
		"field:u64 x;\toffset:8\tsize:8;",
		"field:__data_loc char[] x;\toffset:8;\tsize:8;",
		"field:u64 x;\n\toffset:8;\tsize:8;",
	};
	static const char *const none[] = { "",
					    "field:",
					    "field:;",
					    "field:x",
					    "field:[];",
					    "field:]; x",
					    "field:u64 y;\toffset:8;\tsize:8;",
					    "xfield:u64 x;" };
	struct trace_field f;

	for (size_t i = 0; i < ARRAY_SIZE(bad); i++)
		assert_int_equal(trace_format_find(bad[i], "x", &f), -EBADMSG);
	for (size_t i = 0; i < ARRAY_SIZE(none); i++)
		assert_int_equal(trace_format_find(none[i], "x", &f), -ENOENT);
}

/* Cut anywhere, or a byte changed: never more than was said, and nothing beyond the bounds. */
TEST(damaged)
{
	const char *whole = JOB_OLD("x");
	size_t len = strlen(whole);

	for (size_t i = 0; i <= len; i++) {
		for (unsigned change = 0; change < 3; change++) {
			_cleanup_free_ char *text = strndup(whole, change ? len : i);
			struct trace_field f = { 0 };

			assert_non_null(text);
			if (change && i < len)
				text[i] = change == 1 ? ';' : '9';
			if (trace_format_find(text, "name", &f) < 0)
				continue;
			assert_true(f.offset + f.size <= (int)TRACE_RECORD_MAX);
		}
	}
}

/* ---- events ------------------------------------------------------------------------------------ */

static void is_field(struct xb_gpu_field f, unsigned kind, unsigned offset, unsigned size)
{
	assert_int_equal(f.kind, kind);
	assert_int_equal(f.offset, offset);
	assert_int_equal(f.size, size);
}

TEST(events)
{
	struct xb_gpu_event e;

	assert_int_equal(gpu_event_of(&gpu_families[0], XB_GPU_QUEUE, JOB_NEW("q"), &e), 0);
	is_field(e.key[0], XB_GPU_NUMBER, 24, 8);
	is_field(e.key[1], XB_GPU_NUMBER, 32, 8);
	is_field(e.client, XB_GPU_NUMBER, 40, 8);
	is_field(e.dev, XB_GPU_LOC, 20, 4);
	is_field(e.ring, XB_GPU_LOC, 8, 4);
	assert_int_equal(e.flags, 0);
	assert_int_equal(gpu_event_of(&gpu_families[0], XB_GPU_DONE, DONE_NEW, &e), 0);
	is_field(e.key[0], XB_GPU_NUMBER, 8, 8);
	is_field(e.ring, XB_GPU_NONE, 0, 0);
	/* Of an older kernel there is no such key, and the other way round. */
	assert_int_equal(gpu_event_of(&gpu_families[0], XB_GPU_RUN, JOB_OLD("r"), &e), -ENOENT);
	assert_int_equal(gpu_event_of(&gpu_families[1], XB_GPU_RUN, JOB_NEW("r"), &e), -ENOENT);

	assert_int_equal(gpu_event_of(&gpu_families[1], XB_GPU_RUN, JOB_OLD("r"), &e), 0);
	is_field(e.key[0], XB_GPU_NUMBER, 16, 8);
	is_field(e.key[1], XB_GPU_NONE, 0, 0);
	is_field(e.ring, XB_GPU_LOC, 24, 4);
	assert_int_equal(e.flags, XB_GPU_F_ADDRESS);
	assert_int_equal(gpu_event_of(&gpu_families[1], XB_GPU_QUEUE, JOB_POINTER, &e), 0);
	is_field(e.ring, XB_GPU_PTR, 24, 8);

	assert_int_equal(gpu_event_of(&gpu_families[2], XB_GPU_DONE, I915("o", "completed"), &e),
			 0);
	is_field(e.completed, XB_GPU_NUMBER, 32, 4);
	assert_int_equal(gpu_event_of(&gpu_families[2], XB_GPU_DONE, I915("o", "tail"), &e),
			 -ENOENT);
	assert_int_equal(gpu_event_of(&gpu_families[2], XB_GPU_RUN, I915("i", "port"), &e), 0);
	is_field(e.key[0], XB_GPU_NUMBER, 16, 8);
	is_field(e.key[1], XB_GPU_NUMBER, 28, 4);
	is_field(e.engine, XB_GPU_NUMBER, 24, 2);
	is_field(e.instance, XB_GPU_NUMBER, 26, 2);
	is_field(e.card, XB_GPU_NUMBER, 8, 4);
	assert_int_equal(e.flags, XB_GPU_F_NUMBERS);
}

/* A tracefs of our own. */
struct root {
	char path[64];
};

static void put(const struct root *root, const char *group, const char *event, const char *text)
{
	char path[256];
	FILE *f;

	snprintf(path, sizeof(path), "%s/events", root->path);
	(void)mkdir(path, 0700);
	snprintf(path, sizeof(path), "%s/events/%s", root->path, group);
	(void)mkdir(path, 0700);
	snprintf(path, sizeof(path), "%s/events/%s/%s", root->path, group, event);
	(void)mkdir(path, 0700);
	snprintf(path, sizeof(path), "%s/events/%s/%s/format", root->path, group, event);
	f = fopen(path, "w");
	assert_non_null(f);
	fputs(text, f);
	fclose(f);
}

static void root_make(struct root *root)
{
	strcpy(root->path, "/tmp/gpu_test.XXXXXX");
	assert_non_null(mkdtemp(root->path));
}

static void root_gone(const struct root *root)
{
	char command[128];

	snprintf(command, sizeof(command), "rm -r %s", root->path);
	assert_int_equal(system(command), 0);
}

static enum xb_gpu_state look(const struct root *root, struct gpu_look *l)
{
	gpu_look(gpu_families, gpu_nfamilies, root->path, l);
	return l->state;
}

static void put_new(const struct root *r)
{
	put(r, "gpu_scheduler", "drm_sched_job_queue", JOB_NEW("drm_sched_job_queue"));
	put(r, "gpu_scheduler", "drm_sched_job_run", JOB_NEW("drm_sched_job_run"));
	put(r, "gpu_scheduler", "drm_sched_job_done", DONE_NEW);
}

TEST(what_there_is)
{
	struct gpu_look l;
	struct root r;

	root_make(&r);
	assert_int_equal(look(&r, &l), XB_GPU_NO_EVENTS);
	/* A distribution's i915: when requests run is not reported. */
	put(&r, "i915", "i915_request_queue", I915("i915_request_queue", "flags"));
	assert_int_equal(look(&r, &l), XB_GPU_NO_RUNS);
	assert_string_equal(l.text, "i915");
	assert_int_equal(l.n, 0);
	/* Beside another driver that does. */
	put_new(&r);
	assert_int_equal(look(&r, &l), XB_GPU_MEASURED);
	assert_string_equal(l.text, "gpu_scheduler");
	assert_int_equal(l.n, XB_GPU_STAGES);
	/* Both, each with its own jobs. */
	put(&r, "i915", "i915_request_in", I915("i915_request_in", "port"));
	put(&r, "i915", "i915_request_out", I915("i915_request_out", "completed"));
	assert_int_equal(look(&r, &l), XB_GPU_MEASURED);
	assert_string_equal(l.text, "gpu_scheduler, i915");
	assert_int_equal(l.n, 2 * XB_GPU_STAGES);
	assert_int_not_equal(l.events[0].family, l.events[XB_GPU_STAGES].family);
	assert_string_equal(l.names[XB_GPU_STAGES + 1].event, "i915_request_in");
	/* A kernel of tomorrow that reports jobs in other words. */
	put(&r, "gpu_scheduler", "drm_sched_job_run", JOB_OLD("drm_sched_job_run"));
	put(&r, "i915", "i915_request_out", COMMON("i915_request_out"));
	assert_int_equal(look(&r, &l), XB_GPU_STRANGE);
	assert_int_equal(l.n, 0);
	root_gone(&r);
}

TEST(an_older_kernel)
{
	struct gpu_look l;
	struct root r;

	root_make(&r);
	put(&r, "gpu_scheduler", "drm_sched_job", JOB_OLD("drm_sched_job"));
	assert_int_equal(look(&r, &l), XB_GPU_NO_RUNS);
	put(&r, "gpu_scheduler", "drm_run_job", JOB_OLD("drm_run_job"));
	put(&r, "gpu_scheduler", "drm_sched_process_job", DONE_OLD);
	assert_int_equal(look(&r, &l), XB_GPU_MEASURED);
	assert_int_equal(l.n, XB_GPU_STAGES);
	assert_string_equal(l.names[0].event, "drm_sched_job");
	root_gone(&r);
}

/* ---- records ----------------------------------------------------------------------------------- */

static int setup(void **state)
{
	fixture_new(state, MODEL_GPU);
	return 0;
}

static struct xb_gpu_job *job(struct fixture *f, uint64_t ts, uint64_t run, uint64_t done,
			      const char *ring)
{
	struct xb_gpu_job *j = rec_start(&f->r, XB_GPU_JOB, sizeof(*j), 7, 8, ts);

	j->run = run;
	j->done = done;
	strcpy((char *)j->ring, ring);
	return j;
}

TEST_WITH(records, struct fixture *f)
{
	struct xb_gpu_job *j;
	struct event e;

	j = job(f, 10, 20, 30, "gfx");
	strcpy((char *)j->dev, "0000:03:00.0");
	assert_int_equal(decoder_decode(f->d, &j->h, &e), 1);
	assert_int_equal(e.type, EVENT_GPU_JOB);
	assert_string_equal(e.gpu.ring, "gfx");
	assert_string_equal(e.gpu.dev, "0000:03:00.0");

	j = job(f, 10, 20, 30, "");
	j->h.flags = XB_GPU_NUMBERS;
	j->engine = 4;
	j->instance = 2;
	j->card = 1;
	assert_int_equal(decoder_decode(f->d, &j->h, &e), 1);
	assert_string_equal(e.gpu.ring, "ccs2");
	assert_string_equal(e.gpu.dev, "card1");
	j->engine = 65535;
	j->instance = 65535;
	j->card = UINT32_MAX;
	assert_int_equal(decoder_decode(f->d, &j->h, &e), 1);
	assert_string_equal(e.gpu.ring, "class65535:65535");
	assert_string_equal(e.gpu.dev, "card4294967295");
}

TEST_WITH(contradictions, struct fixture *f)
{
	static const uint64_t bad[][3] = { { 10, 9, 30 }, { 10, 31, 30 }, { 10, 0, 9 } };
	struct xb_gpu_job *j;
	struct event e;

	for (size_t i = 0; i < ARRAY_SIZE(bad); i++) {
		j = job(f, bad[i][0], bad[i][1], bad[i][2], "gfx");
		assert_int_equal(decoder_decode(f->d, &j->h, &e), -EBADMSG);
	}
	j = job(f, 10, 20, 30, "gfx");
	memset(j->ring, 'x', sizeof(j->ring));
	assert_int_equal(decoder_decode(f->d, &j->h, &e), -EBADMSG);
	j = job(f, 10, 20, 30, "gfx");
	memset(j->dev, 'x', sizeof(j->dev));
	assert_int_equal(decoder_decode(f->d, &j->h, &e), -EBADMSG);
	j->h.len -= 8;
	assert_int_equal(decoder_decode(f->d, &j->h, &e), -EBADMSG);
}

static void define(struct fixture *f, uint32_t state, const char *text)
{
	struct xb_def_gpu *d = rec_start(&f->r, XB_DEF_GPU, sizeof(*d), 0, 0, 1);

	d->state = state;
	rec_texts(&f->r, text, NULL, NULL);
	feed(f);
}

TEST_WITH(states, struct fixture *f)
{
	const char *text;

	assert_int_equal(gpu_busy_state(model_gpu(f->m), &text), XB_GPU_UNKNOWN);
	define(f, XB_GPU_REFUSED, "Operation not permitted");
	assert_int_equal(gpu_busy_state(model_gpu(f->m), &text), XB_GPU_REFUSED);
	assert_string_equal(text, "Operation not permitted");
	define(f, 12345, "?"); /* of a later version */
	assert_int_equal(gpu_busy_state(model_gpu(f->m), &text), XB_GPU_UNKNOWN);
}

/* ---- busy -------------------------------------------------------------------------------------- */

struct rows {
	const struct gpu_row *row[8];
	size_t n;
};

static int collect(void *u, const struct gpu_row *r)
{
	struct rows *rows = u;

	if (rows->n < ARRAY_SIZE(rows->row))
		rows->row[rows->n] = r;
	rows->n++;
	return 0;
}

static struct rows rows_of(struct fixture *f)
{
	struct rows rows = { .n = 0 };

	gpu_busy_each(model_gpu(f->m), collect, &rows);
	return rows;
}

TEST_WITH(a_time_counts_once, struct fixture *f)
{
	struct rows rows;

	job(f, 100, 110, 200, "gfx");
	feed(f);
	job(f, 100, 150, 250, "gfx"); /* began before that one had ended */
	feed(f);
	job(f, 300, 300, 310, "gfx");
	feed(f);
	job(f, 90, 105, 400, "gfx"); /* around all of them */
	feed(f);
	job(f, 90, 100, 400, "sdma0");
	feed(f);
	job(f, 90, 0, 400, "sdma0"); /* it is not known when it ran */
	feed(f);
	rows = rows_of(f);
	assert_int_equal(rows.n, 2);
	assert_string_equal(rows.row[0]->ring, "gfx");
	assert_int_equal(rows.row[0]->jobs, 4);
	assert_int_equal(rows.row[0]->busy, 295);
	assert_int_equal(rows.row[0]->runs.total, 90 + 100 + 10 + 295);
	assert_int_equal(rows.row[0]->waits.total, 10 + 50 + 0 + 15);
	assert_int_equal(rows.row[1]->jobs, 2);
	assert_int_equal(rows.row[1]->untimed, 1);
	assert_int_equal(rows.row[1]->busy, 300);
	assert_int_equal(whos_at(gpu_whos(model_gpu(f->m)), rows.row[0]->who)->tgid, 7);
}

/* Parts of a job are one job; what lies between them is no time on the device. */
TEST_WITH(parts, struct fixture *f)
{
	struct rows rows;

	job(f, 100, 110, 200, "ccs0")->h.flags = XB_GPU_PART;
	feed(f);
	job(f, 200, 300, 350, "ccs0");
	feed(f);
	rows = rows_of(f);
	assert_int_equal(rows.n, 1);
	assert_int_equal(rows.row[0]->jobs, 1);
	assert_int_equal(rows.row[0]->busy, 140);
	assert_int_equal(rows.row[0]->waits.total, 110);
}

#define HORIZON 20000u

/* Any jobs, in the order of their ends: each nanosecond in which there is one counts once. */
TEST_WITH(any_jobs, struct fixture *f)
{
	uint32_t seed = 1;

	for (unsigned round = 0; round < 200; round++) {
		_cleanup_free_ uint8_t *any = calloc(HORIZON, 1);
		uint64_t done = 50, busy = 0;
		char ring[16];
		struct rows rows = { .n = 0 };

		assert_non_null(any);
		snprintf(ring, sizeof(ring), "r%u", round);
		while (done < HORIZON - 256) {
			uint64_t len, run;

			seed = seed * 1664525u + 1013904223u;
			done += seed >> 24;
			seed = seed * 1664525u + 1013904223u;
			/* Not so long that it reaches after the stretches that are kept. */
			len = (seed >> 16) % (round % 2 ? 20 : 300);
			run = len < done ? done - len : 1;
			memset(any + run, 1, done - run);
			job(f, 1, run, done, ring);
			feed(f);
		}
		for (size_t i = 0; i < HORIZON; i++)
			busy += any[i];
		rows = rows_of(f);
		assert_int_equal(rows.n, 1);
		assert_int_equal(rows.row[0]->busy, busy);
		/* The next one has its own model. */
		model_free(f->m);
		assert_int_equal(model_new(&f->m), 0);
		assert_int_equal(model_enable(f->m, MODEL_GPU), 0);
	}
}

/* A job that reaches further back than what is kept: too short, never too long. */
TEST_WITH(a_very_long_job, struct fixture *f)
{
	struct rows rows;

	for (unsigned i = 0; i < 100; i++) {
		job(f, 1, 1000 + i * 10, 1005 + i * 10, "gfx");
		feed(f);
	}
	job(f, 1, 1000, 2000, "gfx");
	feed(f);
	rows = rows_of(f);
	assert_true(rows.row[0]->busy <= 1000);
	assert_true(rows.row[0]->busy >= 100 * 5);
}

TEST_WITH(many_rings, struct fixture *f)
{
	char ring[16];

	for (unsigned i = 0; i < GPU_ROWS_MAX + 10; i++) {
		snprintf(ring, sizeof(ring), "ccs%u", i);
		job(f, 1, 2, 3, ring);
		feed(f);
	}
	assert_int_equal(gpu_busy_count(model_gpu(f->m)), GPU_ROWS_MAX);
	assert_int_equal(gpu_busy_folded(model_gpu(f->m)), 10);
}

/* ---- on the road ------------------------------------------------------------------------------- */

static bool wants(const char *spec)
{
	struct selection *s = NULL;
	char *why = NULL;
	bool has;

	assert_int_equal(selection_new(spec, &s, &why), 0);
	has = selection_has_gpu(s);
	selection_free(s);
	return has;
}

TEST(selected)
{
	struct selection *s = NULL;
	char *why = NULL;

	assert_true(wants(NULL));
	assert_true(wants("gpu"));
	assert_true(wants("ur,gpu"));
	assert_true(wants("!ur"));
	assert_false(wants("ur"));
	assert_false(wants("sycl,kernel"));
	assert_false(wants("!gpu"));
	assert_false(wants("gpu,!gpu"));
	assert_int_equal(selection_new("gpu:gfx", &s, &why), -EINVAL);
	assert_non_null(strstr(why, "selected by name"));
	free(why);
}

static int count(void *u, const struct xb_hdr *rec)
{
	assert_int_equal(rec->type, XB_DEF_GPU);
	++*(unsigned *)u;
	return 0;
}

/* Who reads a recording from its middle is told whether there are jobs, and not of jobs that are over. */
TEST_WITH(from_the_middle, struct fixture *f)
{
	struct live_defs *d;
	unsigned n = 0;

	assert_int_equal(live_defs_new(&d), 0);
	define(f, XB_GPU_MEASURED, "gpu_scheduler");
	assert_int_equal(live_defs_apply(d, rec_hdr(&f->r), 1), 1);
	job(f, 1, 2, 3, "gfx");
	assert_int_equal(live_defs_apply(d, rec_hdr(&f->r), 2), 0);
	live_defs_each(d, 0, count, &n);
	assert_int_equal(n, 1);
	live_defs_free(d);
}
