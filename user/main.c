// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* main.c - the command table. */
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "cmds/cmd.h"
#include "cmds/pager.h"
#include "version.h" /* the Makefile writes it */

const struct command *const commands[] = {
	&cmd_trace,   &cmd_record,	&cmd_stat,  &cmd_top,	  &cmd_mem,    &cmd_graph,
	&cmd_report,  &cmd_export,	&cmd_serve, &cmd_capture, &cmd_diff,   &cmd_merge,
	&cmd_pack,    &cmd_replay,	&cmd_arm,   &cmd_disarm,  &cmd_doctor, &cmd_apis,
	&cmd_metrics, &cmd_completions, NULL
};

static void print_help(FILE *f)
{
	fprintf(f, "Usage: xptibpf COMMAND [OPTIONS]\n"
		   "Traces what SYCL programs do, from the outside and without a restart.\n\n"
		   "Commands:\n");
	for (const struct command *const *c = commands; *c; c++)
		fprintf(f, "  %-12s %s\n", (*c)->name, (*c)->summary);
	fprintf(f,
		"\n'xptibpf help COMMAND' lists the options of a command.\n"
		"'xptibpf --no-pager COMMAND' shows what is longer than the screen without a pager.\n"
		"To begin:  sudo xptibpf trace -p PID\n");
}

const char *const xptibpf_program = "xptibpf " XPTIBPF_VERSION;

static int run(int argc, char **argv)
{
	bool help;

	if (argc > 1 && (!strcmp(argv[1], "--no-pager") || !strcmp(argv[1], "-P"))) {
		pager_disable();
		argc--;
		argv++;
	}
	if (argc < 2) {
		print_help(stderr);
		return EXIT_USAGE;
	}
	if (!strcmp(argv[1], "--version") || !strcmp(argv[1], "-V")) {
		puts("xptibpf " XPTIBPF_VERSION);
		return EXIT_DONE;
	}
	help = !strcmp(argv[1], "help");
	if (help)
		pager_start(true);
	if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h") || (help && argc == 2)) {
		print_help(stdout);
		return EXIT_DONE;
	}
	for (const struct command *const *c = commands; *c; c++) {
		if (strcmp(argv[1 + help], (*c)->name) != 0)
			continue;
		if (!help)
			return (*c)->run(argc - 1, argv + 1);
		cmd_print_help(*c);
		return EXIT_DONE;
	}
	log_error("unknown command '%s' (see 'xptibpf --help')", argv[1 + help]);
	return EXIT_USAGE;
}

int main(int argc, char **argv)
{
	int r;

	/* How wide characters are, and whether the terminal has more than ASCII. */
	setlocale(LC_CTYPE, "");
	r = run(argc, argv);
	pager_end();
	return r;
}
