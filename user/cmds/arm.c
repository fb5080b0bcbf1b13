// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* arm.c - xptibpf arm and disarm: XPTI in processes that run, switched on and off again. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "base/log.h"
#include "base/strbuf.h"
#include "cmds/armlog.h"
#include "cmds/cmd.h"
#include "cmds/tracing.h"
#include "sink/table.h"
#include "xptibpf/xptibpf.h"

#define MAX_PIDS 1024

enum { OPT_JSON = 256, OPT_LIST, OPT_ALL, OPT_TIMEOUT };

static const struct option_row arm_options[] = {
	{ 'p', "pid", "PID[,PID]", "arm these processes", false },
	{ OPT_LIST, "list", NULL,
	  "only show the states of SYCL processes (all of them without a PID)", false },
	{ OPT_TIMEOUT, "timeout", "TIME",
	  "give up and undo everything after this time (default 2s)", false },
	{ OPT_JSON, "json", NULL, "print one object per line instead of text", false },
	{ 'q', "quiet", NULL, "print nothing about what succeeded", false },
	{ 0 },
};

static const struct option_row disarm_options[] = {
	{ 'p', "pid", "PID[,PID]", "disarm these processes", false },
	{ OPT_ALL, "all", NULL, "disarm every process that is armed", false },
	{ OPT_TIMEOUT, "timeout", "TIME", "how long to wait for an answer (default 5s)", false },
	{ OPT_JSON, "json", NULL, "print one object per line instead of text", false },
	{ 'q', "quiet", NULL, "print nothing about what succeeded", false },
	{ 0 },
};

struct args {
	const struct command *command;
	pid_t pids[MAX_PIDS];
	size_t npids;
	bool list, all, json, quiet;
	struct xptibpf_arm_opts opts;
	struct strbuf out;
	unsigned listed; /* processes */
};

static int flush(struct args *a)
{
	bool failed = strbuf_failed(&a->out);

	if (!failed)
		fwrite(strbuf_str(&a->out), 1, a->out.len, stdout);
	strbuf_reset(&a->out);
	if (failed)
		return -ENOMEM;
	return fflush(stdout) ? -errno : 0;
}

/* ---- telling ------------------------------------------------------------------------------------- */

static void armed_json(struct strbuf *out, const struct xptibpf_armed *r)
{
	struct json j;

	json_line(&j, out, "arm");
	json_i64(&j, "pid", r->pid);
	json_strn(&j, "comm", r->comm, strnlen(r->comm, sizeof(r->comm)));
	json_str(&j, "event", armlog_word(r->what));
	if (r->ns)
		json_u64(&j, "ns", r->ns);
	else
		json_null(&j, "ns");
	if (r->what == XPTIBPF_ARM_DONE)
		json_u64(&j, "held_ns", r->held_ns);
	json_str(&j, "release", r->release[0] ? r->release : NULL);
	json_str(&j, "text", r->text[0] ? r->text : NULL);
	json_end_line(&j);
}

static void tell(struct args *a, const struct xptibpf_armed *r)
{
	bool failed = r->what == XPTIBPF_ARM_FAILED || r->what == XPTIBPF_ARM_LEFT;
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	armlog_text(&text, r);
	if (r->what != XPTIBPF_ARM_ALREADY)
		armlog_system(strbuf_str(&text));
	if (failed)
		log_error("%s", strbuf_str(&text));
	if (a->json)
		armed_json(&a->out, r);
	else if (!failed && !a->quiet)
		strbuf_addf(&a->out, "%s\n", strbuf_str(&text));
	flush(a);
}

static int status_of(int r)
{
	return r >= 0	      ? EXIT_DONE
	       : r == -ESRCH  ? EXIT_NOTHING
	       : r == -EINVAL ? EXIT_USAGE
			      : EXIT_FAILED;
}

static int do_all(struct args *a,
		  int (*what)(pid_t pid, const struct xptibpf_arm_opts *o,
			      struct xptibpf_armed *ret),
		  enum xptibpf_arm_what failed)
{
	struct xptibpf_armed result;
	int status = EXIT_DONE, r;

	for (size_t i = 0; i < a->npids; i++) {
		r = what(a->pids[i], &a->opts, &result);
		if (r < 0)
			armlog_failed(a->pids[i], failed, xptibpf_error(NULL), &result);
		tell(a, &result);
		if (r < 0 && status == EXIT_DONE)
			status = status_of(r);
	}
	return status;
}

/* ---- the list ------------------------------------------------------------------------------------ */

static const char *const state_words[] = {
	[XPTIBPF_ARM_NOT] = "silent",	     [XPTIBPF_ARM_CANNOT] = "cannot",
	[XPTIBPF_ARM_PREPARED] = "prepared", [XPTIBPF_ARM_OTHERS] = "subscribed",
	[XPTIBPF_ARM_ARMED] = "armed",
};

#define T_ROW struct xptibpf_arm_process
static const TABLE(armable, T_JSON("pid", COUNT, pid), T_JSON("comm", TEXT, comm),
		   T_JSON("state", WORD, state, .words = state_words),
		   T_JSON("speaks", FLAG, speaks), T_JSON("release", FILLED, release),
		   T_JSON("path", TEXT, path), T_JSON("text", TEXT, why));
#undef T_ROW

static const char *remark(const struct xptibpf_arm_process *p)
{
	if (p->why)
		return p->why;
	switch (p->state) {
	case XPTIBPF_ARM_ARMED:
	case XPTIBPF_ARM_PREPARED:
		return p->speaks ? "is being traced" : "waits for a tracer";
	default:
		return "can probably be armed";
	}
}

static void row_text(struct args *a, const struct xptibpf_arm_process *p)
{
	_cleanup_(strbuf_done) struct strbuf comm = STRBUF_INIT, release = STRBUF_INIT;

	if (!a->listed)
		strbuf_addf(&a->out, "%8s %-15s %-10s %-10s\n", "PID", "NAME", "LIBSYCL", "XPTI");
	strbuf_add_escaped(&comm, p->comm, strlen(p->comm), 0);
	strbuf_add_escaped(&release, p->release, strlen(p->release), 0);
	strbuf_addf(&a->out, "%8d %-15s %-10s %-10s %s\n", p->pid, strbuf_str(&comm),
		    *p->release ? strbuf_str(&release) : "-", state_words[p->state], remark(p));
}

static int on_row(void *u, const struct xptibpf_arm_process *p)
{
	struct args *a = u;

	if (a->json)
		table_json(&a->out, armable, "armable", p, NULL);
	else
		row_text(a, p);
	a->listed++;
	return flush(a);
}

/* After a list of all processes, which may lack some. */
static void warn_of_closed(void)
{
	if (*xptibpf_error(NULL))
		log_warn("%s", xptibpf_error(NULL));
}

static int list(struct args *a)
{
	int r = xptibpf_arm_list(a->pids, a->npids, on_row, a);

	if (r < 0) {
		log_error("%s", r == -ESRCH || r == -EACCES ? xptibpf_error(NULL) : strerror(-r));
		return status_of(r);
	}
	warn_of_closed();
	if (!a->listed && !a->json && !a->quiet)
		puts("no process has loaded libsycl");
	return EXIT_DONE;
}

static int on_armed_row(void *u, const struct xptibpf_arm_process *p)
{
	struct args *a = u;

	if (p->state == XPTIBPF_ARM_ARMED && a->npids < MAX_PIDS)
		a->pids[a->npids++] = p->pid;
	return 0;
}

static int find_armed(struct args *a)
{
	int r = xptibpf_arm_list(NULL, 0, on_armed_row, a);

	if (r < 0) {
		log_error("%s", strerror(-r));
		return status_of(r);
	}
	warn_of_closed();
	if (!a->npids && !a->json && !a->quiet)
		puts("no process is armed");
	return EXIT_DONE;
}

/* ---- the commands -------------------------------------------------------------------------------- */

static int parse_timeout(const char *text, unsigned *ret_ms)
{
	uint64_t ns;

	if (tracing_parse_time(text, &ns) < 0 || ns < 1000000 ||
	    ns > XPTIBPF_ARM_TIMEOUT_MAX * UINT64_C(1000000))
		return -EINVAL;
	*ret_ms = (unsigned)(ns / 1000000);
	return 0;
}

static int take_option(struct args *a, int key)
{
	switch (key) {
	case 'p':
		return cmd_parse_pids(optarg, a->pids, MAX_PIDS, &a->npids);
	case OPT_LIST:
		a->list = true;
		return 0;
	case OPT_ALL:
		a->all = true;
		return 0;
	case OPT_TIMEOUT:
		return parse_timeout(optarg, &a->opts.timeout_ms);
	case OPT_JSON:
		a->json = true;
		return 0;
	case 'q':
		a->quiet = true;
		return 0;
	default:
		return -EINVAL;
	}
}

/* -1: go on, else the exit status. */
static int parse(struct args *a, int argc, char **argv)
{
	int key;

	while ((key = cmd_next_option(a->command, argc, argv)) != -1) {
		if (!key)
			return EXIT_DONE;
		if (key == '?')
			return EXIT_USAGE;
		if (take_option(a, key) < 0)
			return cmd_value_error(a->command, key, argv, NULL);
	}
	for (; optind < argc; optind++)
		if (cmd_parse_pids(argv[optind], a->pids, MAX_PIDS, &a->npids) < 0)
			return cmd_usage_error(a->command, "invalid process id '%s'", argv[optind]);
	if (a->all && a->npids)
		return cmd_usage_error(a->command, "--all cannot be used with process ids");
	if (!a->npids && !a->list && !a->all)
		return cmd_usage_error(a->command, "no process given (use -p PID)");
	return -1;
}

static int run(struct args *a, int argc, char **argv)
{
	int status = parse(a, argc, argv);

	if (status >= 0)
		;
	else if (a->list)
		status = list(a);
	else if (a->all && (find_armed(a) != EXIT_DONE))
		status = EXIT_FAILED;
	else if (a->command == &cmd_disarm)
		status = do_all(a, xptibpf_disarm, XPTIBPF_ARM_LEFT);
	else
		status = do_all(a, xptibpf_arm, XPTIBPF_ARM_FAILED);
	if ((fflush(stdout) || ferror(stdout)) && status == EXIT_DONE) {
		log_error("cannot write the output");
		status = EXIT_FAILED;
	}
	strbuf_done(&a->out);
	return status;
}

static int run_arm(int argc, char **argv)
{
	struct args a = { .command = &cmd_arm, .opts.size = sizeof(a.opts) };

	return run(&a, argc, argv);
}

static int run_disarm(int argc, char **argv)
{
	struct args a = { .command = &cmd_disarm, .opts.size = sizeof(a.opts) };

	return run(&a, argc, argv);
}

const struct command cmd_arm = {
	.name = "arm",
	.usage = "[OPTIONS] [PID ...]",
	.summary = "Makes running SYCL programs emit their XPTI streams, without a restart.",
	.options = arm_options,
	.operand = "PID",
	.epilogue =
		"One of the program's threads is borrowed for some milliseconds to start a new one, which\n"
		"loads two libraries and switches XPTI on. If this fails, the reason is printed, and nothing has\n"
		"changed. An armed program is silent while it is not traced. 'xptibpf trace --arm' arms for as\n"
		"long as it traces.\n\n"
		"silent: XPTI is off.  cannot: it is off and can't be armed, for the reason shown.  armed: by\n"
		"xptibpf, while it ran.  prepared: started with the beacon.  subscribed: with another subscriber.\n\n"
		"Exit status: 0 done, 1 a process could not be armed, 2 wrong usage, 3 no such process.\n",
	.run = run_arm,
};

const struct command cmd_disarm = {
	.name = "disarm",
	.usage = "[OPTIONS] [PID ...]",
	.summary = "Undoes arming.",
	.options = disarm_options,
	.operand = "PID",
	.epilogue =
		"XPTI is switched off again, and the thread ends. The two libraries stay mapped, and do\n"
		"nothing.\n\n"
		"Exit status: 0 done, 1 a process is not armed or did not answer, 2 wrong usage, 3 no such\n"
		"process.\n",
	.run = run_disarm,
};
