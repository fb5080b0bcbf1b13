// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cmd.h - a command: its name, the table of its options, and its function.
 *
 * The table contains everything about an option: getopt, --help and the shell completions are made from it.
 */
#ifndef XB_CMDS_CMD_H
#define XB_CMDS_CMD_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum {
	EXIT_DONE = 0,
	EXIT_FAILED = 1,
	EXIT_USAGE = 2,
	EXIT_NOTHING = 3, /* nothing to trace, or this kernel lacks what that needs */
	EXIT_LOST = 4,	  /* events were lost and --strict was given */
};

struct option_row {
	int key;	  /* the short option's letter, or a number above 255 */
	const char *name; /* long name, without dashes; NULL: none */
	/* Of its argument, for people; NULL: takes none; "[=X]": may have one; "X[,X]": a list. The completions
	 * know FILE, PATH (a folder), PID, TID, USER and SPEC. */
	const char *arg;
	const char *help; /* NULL: not shown */
	bool traces; /* it determines what is traced or how, and has no effect on an existing stream */
	/* The i-th word that it takes, NULL after the last; NULL: it takes any text. Of a SPEC, which is a
	 * list and takes more than these, they are proposals; any other word is refused for the others. */
	const char *(*word)(size_t i);
};

struct command {
	const char *name;
	const char *usage;		  /* the text after the name in the first line of --help */
	const char *summary;		  /* a line */
	const struct option_row *options; /* ends with a row of zeros */
	/* A list in --help, of words and what they mean; title NULL: none. Each returns NULL after the last. */
	struct {
		const char *title;
		const char *(*word)(size_t i);
		const char *(*text)(size_t i);
	} list;
	const char *epilogue; /* of --help; NULL: none */
	bool pages;	      /* what it prints goes through a pager, and it has --no-pager */
	const char *
		operand; /* the kind of its other words: PROGRAM, or as option_row.arg; NULL: none */
	int (*run)(int argc,
		   char **argv); /* argv[0] is the command's name; returns the exit status */
};

extern const struct command cmd_capture, cmd_record, cmd_diff, cmd_merge, cmd_pack, cmd_arm,
	cmd_disarm;
extern const struct command cmd_graph, cmd_trace, cmd_doctor, cmd_apis, cmd_mem;
extern const struct command cmd_metrics, cmd_replay;
extern const struct command cmd_stat, cmd_report, cmd_export, cmd_top, cmd_serve, cmd_completions;
extern const char *const xptibpf_program;      /* its name and version */
extern const struct command *const commands[]; /* ends with NULL */

/*
 * The next option, as returned by getopt_long(); -1 at the end. 0: --help was requested and has been printed;
 * '?': a mistake, which was reported. With a command that takes a program, it stops at the first word that is no option;
 * otherwise options may be anywhere, and the other words are at the end of argv afterwards.
 */
int cmd_next_option(const struct command *c, int argc, char **argv);
bool cmd_takes_program(const struct command *c);
void cmd_print_help(const struct command *c);
/* The index of text among the words, or -EINVAL. */
int cmd_word(const char *(*word)(size_t i), const char *text);
/* The i-th word of a list that ends with NULL. */
const char *cmd_word_of(const char *const *words, size_t i);
/* Adds the numbers of "PID[,PID]" to the array, which has room for max. -EINVAL: they are none, or too many. */
int cmd_parse_pids(const char *text, pid_t *pids, size_t max, size_t *n);
/* The row of the option with this key, or NULL. */
const struct option_row *cmd_option_row(const struct command *c, int key);
/*
 * Reports that the value (optarg) of the option that was just read from argv is invalid, and why (NULL: what was expected
 * is what the row says); returns EXIT_USAGE.
 */
int cmd_value_error(const struct command *c, int key, char **argv, const char *why);
/* Of commands that list what matches one word, if there is one: --json alone. */
extern const struct option_row cmd_listing_options[];
/*
 * Reads these and that word, which errors call what. -1: *ret_pattern is it, or NULL; otherwise the command ends with this
 * status.
 */
int cmd_parse_listing(const struct command *c, int argc, char **argv, const char *what,
		      bool *ret_json, const char **ret_pattern);
/* Reports a mistake in the usage; returns EXIT_USAGE. */
int cmd_usage_error(const struct command *c, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

#endif
