// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* doctor.c - xptibpf doctor: prints what is possible with this kernel, these privileges and these processes. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "base/log.h"
#include "base/strbuf.h"
#include "cmds/cmd.h"
#include "sink/table.h"
#include "xptibpf/xptibpf.h"

enum { OPT_JSON = 256 };
#define MAX_PIDS    1024
#define NAME_COLUMN 20
#define MAX_VALUE   200 /* bytes of a variable that are shown */

static const struct option_row options[] = {
	{ 'p', "pid", "PID[,PID]", "look only at these processes", false },
	{ OPT_JSON, "json", NULL, "print one object per line instead of text", false },
	{ 0 },
};

struct report {
	bool json;
	char group[32];	    /* of the last check that was printed */
	unsigned processes; /* with a library that can be traced */
	struct strbuf out;  /* one finding */
};

/* In the order of enum xptibpf_state, and of enum xptibpf_xpti; words of --json too. */
static const char *const states[] = { "ok", "info", "limited", "missing", "unknown" };
static const char *const xptis[] = { "none", "silent", "armed", "unknown", "quiet" };

static int flush(struct report *r)
{
	int failed = strbuf_failed(&r->out);

	if (!failed)
		fwrite(strbuf_str(&r->out), 1, r->out.len, stdout);
	strbuf_reset(&r->out);
	return failed ? -ENOMEM : 0;
}

/* ---- text ---------------------------------------------------------------------------------------- */

static void check_text(struct report *r, const struct xptibpf_check *c)
{
	if (strcmp(r->group, c->group)) {
		strbuf_addf(&r->out, "%s\n", c->group);
		snprintf(r->group, sizeof(r->group), "%s", c->group);
	}
	strbuf_addf(&r->out, "  %-8s %-*s %s\n", states[c->state], NAME_COLUMN, c->name, c->detail);
	if (c->advice)
		strbuf_addf(&r->out, "  %-8s %-*s -> %s\n", "", NAME_COLUMN, "", c->advice);
}

static void add_escaped(struct strbuf *b, const char *text)
{
	strbuf_add_escaped(b, text, strlen(text), 0);
}

static void library_text(struct strbuf *b, const struct xptibpf_library *l)
{
	const char *slash = strrchr(l->path, '/');

	strbuf_adds(b, "    ");
	add_escaped(b, slash ? slash + 1 : l->path);
	if (*l->release) {
		strbuf_adds(b, " (");
		add_escaped(b, l->release);
		strbuf_addc(b, ')');
	}
	for (size_t i = 0; i < l->napis; i++) {
		const struct xptibpf_api_count *a = &l->apis[i];

		strbuf_addf(b, "%s %s: %u functions", i ? "," : "", a->api, a->functions);
		if (a->stepped)
			strbuf_addf(b, " (%u at a single step's cost)", a->stepped);
		if (a->refused)
			strbuf_addf(b, " (%u can't be probed)", a->refused);
	}
	if (l->unknown) {
		strbuf_addf(b, ", %u not known here (", l->unknown);
		add_escaped(b, l->unknown_names);
		strbuf_addc(b, ')');
	}
	if (l->xpti)
		strbuf_adds(b, l->napis ? ", XPTI events" : " XPTI events");
	if (l->stripped && (l->napis || l->libsycl))
		strbuf_adds(b, ", stripped");
	strbuf_addc(b, '\n');
}

static bool has_sycl(const struct xptibpf_process *p)
{
	for (size_t i = 0; i < p->nlibraries; i++)
		if (p->libraries[i].libsycl)
			return true;
	return false;
}

static void xpti_text(struct strbuf *b, const struct xptibpf_process *p)
{
	if (p->subscribed)
		strbuf_addf(b, "    %s\n", p->subscribed); /* escaped already */
	if (p->armed)
		strbuf_addf(b, "    XPTI was armed while it ran (xptibpf disarm %d)\n", p->pid);
	if (p->cannot_arm) {
		strbuf_addf(b, "    XPTI is silent, and it can't be armed: %s\n", p->cannot_arm);
		return;
	}
	switch (p->xpti) {
	case XPTIBPF_XPTI_NONE:
		if (has_sycl(p))
			strbuf_addf(
				b,
				"    XPTI is silent: 'xptibpf trace --arm -p %d' makes it emit events\n",
				p->pid);
		return;
	case XPTIBPF_XPTI_SILENT:
		strbuf_addf(
			b,
			"    XPTI is silent: start it with 'xptibpf trace --xpti -- ...' to see its events, "
			"or arm it: 'xptibpf trace --arm -p %d'\n",
			p->pid);
		return;
	case XPTIBPF_XPTI_ARMED:
		strbuf_adds(
			b,
			"    XPTI is armed: its events can be seen; while it emits them, small operations take "
			"up to 1.6 times as long, and memory grows because XPTI keeps what it reported\n");
		return;
	case XPTIBPF_XPTI_QUIET:
		strbuf_adds(
			b, "    XPTI is armed but quiet: it emits events while a tracer watches\n");
		return;
	case XPTIBPF_XPTI_UNKNOWN:
		strbuf_adds(b, "    XPTI: unknown, because the environment can't be read\n");
		return;
	}
}

static void variables_text(struct strbuf *b, const struct xptibpf_process *p)
{
	if (p->environ_unread)
		strbuf_adds(
			b,
			"    the environment can't be read, so its tool variables are not known\n");
	for (size_t i = 0; i < p->nvariables; i++) {
		const struct xptibpf_variable *v = &p->variables[i];

		strbuf_adds(b, "    ");
		add_escaped(b, v->name);
		strbuf_addc(b, '=');
		strbuf_add_escaped(b, v->value, strnlen(v->value, MAX_VALUE), 0);
		strbuf_addf(b, "%s  %s%s\n", strlen(v->value) > MAX_VALUE ? "..." : "",
			    v->on ? "" : "off; otherwise ", v->effect);
	}
}

static void process_text(struct report *r, const struct xptibpf_process *p)
{
	if (strcmp(r->group, "processes")) {
		strbuf_adds(&r->out, "processes\n");
		snprintf(r->group, sizeof(r->group), "processes");
	}
	strbuf_addf(&r->out, "  %d ", p->pid);
	add_escaped(&r->out, p->comm);
	strbuf_addc(&r->out, '\n');
	for (size_t i = 0; i < p->nlibraries; i++)
		library_text(&r->out, &p->libraries[i]);
	xpti_text(&r->out, p);
	variables_text(&r->out, p);
	if (p->remark)
		strbuf_addf(&r->out, "    %s\n", p->remark);
}

/* ---- JSON ---------------------------------------------------------------------------------------- */

#define T_ROW struct xptibpf_check
static const TABLE(checks, T_JSON("group", TEXT, group), T_JSON("name", TEXT, name),
		   T_JSON("state", WORD, state, .words = states), T_JSON("detail", TEXT, detail),
		   T_JSON("advice", TEXT, advice));
#undef T_ROW
#define T_ROW struct xptibpf_api_count
static const TABLE(api_counts, T_JSON("api", TEXT, api), T_JSON("functions", COUNT, functions),
		   T_JSON("stepped", COUNT, stepped), T_JSON("refused", COUNT, refused));
#undef T_ROW
#define T_ROW struct xptibpf_library
static const TABLE(libraries, T_JSON("path", TEXT, path), T_JSON("release", TEXT, release),
		   T_JSON_LIST("apis", apis, napis, api_counts), T_JSON("unknown", COUNT, unknown),
		   T_JSON("xpti", FLAG, xpti), T_JSON("stripped", FLAG, stripped));
#undef T_ROW
#define T_ROW struct xptibpf_variable
static const TABLE(variables, T_JSON("name", TEXT, name), T_JSON("value", TEXT, value),
		   T_JSON("on", FLAG, on), T_JSON("effect", TEXT, effect));
#undef T_ROW
#define T_ROW struct xptibpf_process
static const TABLE(candidates, T_JSON("pid", COUNT, pid), T_JSON("comm", TEXT, comm),
		   T_JSON("xpti", WORD, xpti, .words = xptis), T_JSON("armed_late", FLAG, armed),
		   T_JSON("subscribed", TEXT, subscribed), T_JSON("cannot_arm", TEXT, cannot_arm),
		   T_JSON_LIST("libraries", libraries, nlibraries, libraries),
		   T_JSON_LIST("variables", variables, nvariables, variables,
			       T_UNLESS(environ_unread)),
		   T_JSON("remark", TEXT, remark));
#undef T_ROW

static void verdict(struct report *r, bool works)
{
	struct json j;

	if (!r->json) {
		if (!r->processes)
			strbuf_adds(&r->out,
				    "processes\n  no process maps a library that can be traced\n");
		strbuf_adds(&r->out,
			    works ? "Tracing works here.\n"
				  : "Tracing can't work here: see the checks marked 'missing'.\n");
		return;
	}
	json_line(&j, &r->out, "verdict");
	json_bool(&j, "works", works);
	json_end_line(&j);
}

/* ---- the command --------------------------------------------------------------------------------- */

static void on_check(void *u, const struct xptibpf_check *c)
{
	struct report *r = u;

	if (r->json)
		table_json(&r->out, checks, "check", c, NULL);
	else
		check_text(r, c);
	flush(r);
}

static void on_process(void *u, const struct xptibpf_process *p)
{
	struct report *r = u;

	r->processes++;
	if (r->json)
		table_json(&r->out, candidates, "candidate", p, NULL);
	else
		process_text(r, p);
	flush(r);
}

static int report(struct report *r, const pid_t *pids, size_t npids)
{
	struct xptibpf_doctor_opts o = {
		.size = sizeof(o),
		.pids = pids,
		.npids = npids,
		.check = on_check,
		.process = on_process,
		.u = r,
	};
	bool works;
	int e;

	e = xptibpf_doctor(&o, &works);
	if (e == -ESRCH) {
		log_error("%s", xptibpf_error(NULL));
		return EXIT_NOTHING;
	}
	if (e < 0) {
		log_error("%s", strerror(-e));
		return EXIT_FAILED;
	}
	verdict(r, works);
	if (flush(r) < 0 || fflush(stdout) || ferror(stdout)) {
		log_error("cannot write the report");
		return EXIT_FAILED;
	}
	return works ? EXIT_DONE : EXIT_FAILED;
}

static int run(int argc, char **argv)
{
	struct report r = { 0 };
	pid_t pids[MAX_PIDS];
	size_t npids = 0;
	int key, status;

	while ((key = cmd_next_option(&cmd_doctor, argc, argv)) != -1) {
		switch (key) {
		case 0:
			return EXIT_DONE;
		case 'p':
			if (cmd_parse_pids(optarg, pids, MAX_PIDS, &npids) < 0)
				return cmd_value_error(&cmd_doctor, key, argv, NULL);
			break;
		case OPT_JSON:
			r.json = true;
			break;
		default:
			return EXIT_USAGE;
		}
	}
	if (optind < argc)
		return cmd_usage_error(&cmd_doctor, "unexpected argument '%s'", argv[optind]);
	status = report(&r, pids, npids);
	strbuf_done(&r.out);
	return status;
}

const struct command cmd_doctor = {
	.name = "doctor",
	.usage = "[OPTIONS]",
	.summary = "Shows what this kernel, these privileges and these processes allow.",
	.options = options,
	.epilogue =
		"ok: it works.  limited: tracing works, with restrictions.  missing: tracing can't work without it.\n"
		"unknown: can't be checked with these privileges.  info: for your information.\n\n"
		"Exit status: 0 tracing can work, 1 it can't, 2 wrong usage, 3 no such process.\n",
	.run = run,
};
