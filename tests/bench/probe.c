// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * probe.c - the library's own parts put at a function that the catalog doesn't know, and the floor
 * that they are compared with.
 *
 *   probe floor LIB FUNC       an empty session program at the best place: two instructions, run at
 *                              entry and return. What is left is the kernel's own cost.
 *   probe plain LIB FUNC PID   the real program with a plan of six arguments, its records drained,
 *                              decoded and written as JSON to /dev/null
 *   probe late LIB FUNC PID    the same with the plan that reads the name of a kernel which is older than
 *                              the trace (user/plan/late.c), at entry alone
 *   probe attach LIB PREFIX    how long planning and linking take for every function that the
 *                              library exports under the prefix; then the same, for one link alone
 *
 *   probe catalog LIB all      how long it takes to make the plans of the whole catalog and hand them to
 *                              the kernel, and to load and verify the programs
 *
 * The first three print "ready", work until standard input ends, and then print what they counted.
 */
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/bpf.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "attach/attach.h"
#include "attach/filter.h"
#include "attach/place.h"
#include "attach/reading.h"
#include "attach/link.h"
#include "base/cleanup.h"
#include "decode/event.h"
#include "elf/elf_file.h"
#include "elf/symbols.h"
#include "model/model.h"
#include "plan/capture.h"
#include "plan/late.h"
#include "plan/probe_point.h"
#include "ring/ring.h"
#include "session/output.h"

#define SLOT 1
#define MANY 2048

static double now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int quiet(enum libbpf_print_level level, const char *fmt, va_list ap)
{
	(void)level, (void)fmt, (void)ap;
	return 0;
}

static int fail(const char *what, int r)
{
	fprintf(stderr, "probe: %s: %s\n", what, strerror(-r));
	return 1;
}

static int best_point(int fd, const char *name, struct probe_point *ret)
{
	struct elf_file *elf = NULL;
	struct elf_sym sym;
	int r;

	r = elf_file_open(fd, &elf);
	if (r < 0)
		return r;
	r = elf_file_find(elf, name, &sym);
	if (!r)
		r = probe_point_args(elf, &sym, 6, ret);
	elf_file_free(elf);
	return r;
}

/* Says that the probes are in place and waits until nobody listens any more. */
static void ready(void)
{
	puts("ready");
	fflush(stdout);
}

static bool input_ended(int ms)
{
	struct pollfd p = { .fd = STDIN_FILENO, .events = POLLIN };
	char c;

	return poll(&p, 1, ms) > 0 && read(STDIN_FILENO, &c, 1) <= 0;
}

/* ---- floor --------------------------------------------------------------------------------------- */

static int load_empty(void)
{
	static const struct bpf_insn insns[] = {
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = BPF_REG_0 },
		{ .code = BPF_JMP | BPF_EXIT },
	};
	LIBBPF_OPTS(bpf_prog_load_opts, opts, .expected_attach_type = LINK_UPROBE_SESSION);

	return bpf_prog_load(BPF_PROG_TYPE_KPROBE, "floor", "GPL", insns, ARRAY_SIZE(insns), &opts);
}

static int run_floor(int fd, const struct probe_point *point)
{
	uint64_t offset = point->offset, cookie = 0;
	int prog, link;

	prog = load_empty();
	if (prog < 0)
		return fail("loading the empty program", prog);
	link = link_uprobes(prog, LINK_UPROBE_SESSION, 0, fd, 0, &offset, &cookie, 1);
	if (link < 0)
		return fail("linking the empty program", link);
	ready();
	while (!input_ended(1000))
		;
	return 0;
}

/* ---- the real program ---------------------------------------------------------------------------- */

struct road {
	struct decoder *decoder;
	struct model *model;
	struct output *output;
	uint64_t calls; /* or names */
};

static int on_record(void *u, const struct xb_hdr *rec)
{
	struct road *road = u;
	struct event e;
	int r;

	r = decoder_decode(road->decoder, rec, &e);
	if (r <= 0)
		return r;
	road->calls += e.type == EVENT_CALL || e.type == EVENT_NAME;
	r = model_event(road->model, &e);
	return r < 0 ? r : output_event(road->output, &e, model_told(road->model));
}

static int define(struct ring *ring, const struct xb_plan *plan, const char *name)
{
	struct {
		struct xb_def_func def;
		char text[64];
	} d = { .def = { .h = { .len = sizeof(d), .type = XB_DEF_FUNC },
			 .slot = SLOT,
			 .plan = *plan } };

	memcpy(d.def.text, name, strnlen(name, sizeof(d.text) - 1));
	return ring_push(ring, &d.def.h);
}

static int build_road(struct road *road, struct attacher *a, const char *name, bool late,
		      struct ring **ret)
{
	struct sink_opts so = { 0 };
	struct xb_plan plan = { .nargs = 6, .func = SLOT, .family = 1 };
	int null, r;

	if (late)
		plan_late(SLOT, 256, &plan);
	null = open("/dev/null", O_WRONLY | O_CLOEXEC);
	r = decoder_new(&road->decoder) ?: model_new(&road->model) ?: output_new("json", &so, null, -1, &road->output);
	if (r >= 0)
		r = model_enable(road->model, output_needs(road->output));
	if (r < 0)
		return r;
	output_start(road->output, road->model);
	r = ring_new(attacher_ring_fd(a), on_record, road, ret);
	if (r < 0)
		return r;
	r = define(*ret, &plan, name);
	return r < 0 ? r : attacher_set_plan(a, &plan);
}

static int run_plain(int fd, const struct probe_point *point, const char *name, uint32_t pid,
		     bool late)
{
	struct attach_opts opts = { .filter = { .flags = XB_FILTER_PID,
						.self = (uint32_t)getpid() } };
	struct attach_probe probe = { .offset = point->offset,
				      .cookie = XB_COOKIE(SLOT, 1, point->regmap, 0),
				      .ret = !late };
	uint64_t counters[XB_C_MAX], lost = 0;
	struct attach_report report;
	struct attacher *a = NULL;
	struct ring *ring = NULL;
	struct road road = { 0 };
	int r;

	r = attacher_new(&opts, &a) ?: attacher_load(a) ?: attacher_add_pid(a, pid);
	if (r < 0)
		return fail("loading the programs", r);
	r = build_road(&road, a, late ? "kernel_name" : name, late, &ring)
		    ?: attacher_add(a, 1, 0, fd, &probe, 1, &report) ?: attacher_begin(a, 1);
	if (r < 0 || !report.placed)
		return fail("placing the probe", r ?: report.first_error);
	ready();
	while (!input_ended(20)) {
		if (ring_drain(ring, 65536) < 0 || output_tick(road.output, road.model, 0) < 0)
			return fail("draining", -EIO);
	}
	attacher_detach(a);
	ring_drain(ring, 0);
	r = attacher_counters(a, counters);
	if (r < 0)
		return fail("counters", r);
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
		lost += counters[i];
	printf("calls %llu lost %llu\n", (unsigned long long)road.calls, (unsigned long long)lost);
	ring_free(ring);
	output_free(road.output);
	model_free(road.model);
	decoder_free(road.decoder);
	attacher_free(a);
	return 0;
}

/* ---- attaching many ------------------------------------------------------------------------------ */

struct many {
	const char *prefix;
	struct elf_file *elf;
	struct attach_probe *probes; /* MANY */
	size_t n;
};

static bool has_prefix(const char *name, void *u)
{
	const struct many *m = u;

	return !strncmp(name, m->prefix, strlen(m->prefix));
}

static int plan_one(const struct elf_sym *s, void *u)
{
	struct many *m = u;
	struct probe_point point;

	if (!s->is_func || !s->exported || m->n == MANY ||
	    probe_point_args(m->elf, s, 6, &point) < 0)
		return 0;
	for (size_t i = 0; i < m->n; i++)
		if (m->probes[i].offset == point.offset)
			return 0;
	m->probes[m->n++] = (struct attach_probe){ .offset = point.offset,
						   .cookie = XB_COOKIE(SLOT, 1, point.regmap, 0),
						   .ret = true };
	return 0;
}

static int run_attach(int fd, const char *prefix)
{
	struct attach_opts opts = { .filter = { .flags = XB_FILTER_NOBODY } };
	struct xb_plan plan = { .nargs = 6, .func = SLOT };
	struct many m = { .prefix = prefix };
	struct attach_report report;
	struct attacher *a = NULL;
	double start, planned, linked, gone;
	int r;

	m.probes = calloc(MANY, sizeof(*m.probes));
	r = m.probes ? attacher_new(&opts, &a) ?: attacher_load(a) ?: attacher_set_plan(a, &plan) : -ENOMEM;
	if (r < 0)
		return fail("loading the programs", r);
	start = now_ms();
	r = elf_file_open(fd, &m.elf) ?: elf_file_symbols(m.elf, has_prefix, plan_one, &m);
	planned = now_ms();
	if (r < 0)
		return fail("reading the symbols", r);
	r = attacher_add(a, 1, 0, fd, m.probes, m.n, &report);
	linked = now_ms();
	if (r < 0)
		return fail("placing the probes", r);
	attacher_remove(a, 1);
	gone = now_ms();
	printf("probes %u failed %u plan_ms %.1f link_ms %.1f remove_ms %.1f\n", report.placed,
	       report.failed, planned - start, linked - planned, gone - linked);
	elf_file_free(m.elf);
	attacher_free(a);
	free(m.probes);
	return 0;
}

/* ---- the whole catalog ---------------------------------------------------------------------------- */

static int set_row(struct attacher *a, const struct cat_func *f, uint32_t slot)
{
	struct xb_plan plan;

	capture_plan(f, slot, NULL, &plan, NULL);
	return attacher_set_plan(a, &plan);
}

static int set_rows(struct attacher *a, uint32_t *n)
{
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		for (size_t i = 0; api && i < api->nfuncs; i++) {
			for (const struct cat_func *f = api->funcs[i]; f; f = f->next_variant) {
				int r = set_row(a, f, ++*n);

				if (r < 0)
					return r;
			}
		}
	}
	return 0;
}

/* How many instructions the verifier walked, over all programs that this process holds. */
static unsigned long verified(void)
{
	unsigned long sum = 0;

	for (int fd = 0; fd < 256; fd++) {
		struct bpf_prog_info info = { 0 };
		__u32 len = sizeof(info);

		if (!bpf_prog_get_info_by_fd(fd, &info, &len) && info.type)
			sum += info.verified_insns;
	}
	return sum;
}

/* Of this process alone, the kernel's work for it included: other programs don't count. */
static double cpu_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int run_catalog(void)
{
	struct attach_opts opts = { .filter = { .flags = XB_FILTER_NOBODY } };
	struct attacher *a = NULL;
	double start, loaded, set;
	uint32_t n = 0;
	int r;

	r = attacher_new(&opts, &a);
	if (r < 0)
		return fail("looking at the kernel", r);
	start = cpu_ms();
	r = attacher_load(a);
	loaded = cpu_ms();
	if (r < 0)
		return fail("loading the programs", r);
	r = set_rows(a, &n);
	set = cpu_ms();
	if (r < 0)
		return fail("setting the plans", r);
	printf("rows %u plan_ms %.2f load_ms %.1f insns %lu\n", n, set - loaded, loaded - start,
	       verified());
	attacher_free(a);
	return 0;
}

int main(int argc, char **argv)
{
	_cleanup_close_ int fd = -1;
	struct probe_point point;
	int r;

	if (argc < 4)
		return 2;
	libbpf_set_print(quiet);
	fd = open(argv[2], O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return fail(argv[2], -errno);
	if (!strcmp(argv[1], "catalog"))
		return run_catalog();
	if (!strcmp(argv[1], "attach"))
		return run_attach(fd, argv[3]);
	r = best_point(fd, argv[3], &point);
	if (r < 0)
		return fail(argv[3], r);
	if (!strcmp(argv[1], "floor"))
		return run_floor(fd, &point);
	if ((!strcmp(argv[1], "plain") || !strcmp(argv[1], "late")) && argc == 5)
		return run_plain(fd, &point, argv[3], (uint32_t)strtoul(argv[4], NULL, 10),
				 *argv[1] == 'l');
	return 2;
}
