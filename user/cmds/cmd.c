// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* cmd.c - options and help from a command's table. */
#include "cmds/cmd.h"

#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "cmds/pager.h"

#define MAX_OPTIONS 64
#define HELP_COLUMN 28
#define NO_PAGER    1024 /* a key that no command has */

/* The meaning of the placeholders in help texts, in the words of an error. */
static const struct {
	const char *arg;
	const char *expected;
} placeholders[] = {
	{ "PID[,PID]", "process ids, e.g. 4242" },
	{ "TID[,TID]", "thread ids, e.g. 4242" },
	{ "SECONDS", "seconds, e.g. 10" },
	{ "MS", "milliseconds within its limits, e.g. 1000" },
	{ "TIME", "a time, e.g. 2.5s" },
	{ "SIZE", "a size within its limits, e.g. 16K" },
	{ "SIZE|TIME", "a size or an age, e.g. 100M or 10m" },
	{ "BYTES", "a number of bytes within its limits" },
	{ "N", "a number within its limits" },
	{ "PERCENT", "a percentage, e.g. 10" },
	{ "USER", "the name or number of a user" },
	{ "NAME", "a name" },
	{ "PATH", "a path" },
	{ "FILE", "the name of a file" },
	{ "SOCKET", "the absolute path of a Unix socket, of at most 107 bytes" },
};

const struct option_row *cmd_option_row(const struct command *c, int key)
{
	for (const struct option_row *o = c->options; o->key; o++)
		if (o->key == key)
			return o;
	return NULL;
}

static void add_words(const struct option_row *o, char *list, size_t size)
{
	size_t len = (size_t)snprintf(list, size, "one of ");

	for (size_t i = 0; o->word(i) && len < size; i++)
		len += (size_t)snprintf(list + len, size - len, "%s%s", i ? ", " : "", o->word(i));
}

/* ": expected ..." where that is known, else "". */
static void describe_expected(const struct option_row *o, char *ret, size_t size)
{
	char list[256] = "";

	*ret = '\0';
	if (!o || !o->arg)
		return;
	if (o->word && !strstr(o->arg, "SPEC")) {
		add_words(o, list, sizeof(list));
		snprintf(ret, size, ": expected %s", list);
		return;
	}
	for (size_t i = 0; i < sizeof(placeholders) / sizeof(placeholders[0]); i++)
		if (!strcmp(placeholders[i].arg, o->arg))
			snprintf(ret, size, ": expected %s", placeholders[i].expected);
}

int cmd_value_error(const struct command *c, int key, char **argv, const char *why)
{
	const struct option_row *o = cmd_option_row(c, key);
	const char *written = argv[optind - 1] == optarg ? argv[optind - 2] : argv[optind - 1];
	char expected[300], name[64];

	if (o && (key > 255 || !strncmp(written, "--", 2)))
		snprintf(name, sizeof(name), "--%s", o->name);
	else
		snprintf(name, sizeof(name), "-%c", key);
	if (why)
		snprintf(expected, sizeof(expected), ": %s", why);
	else
		describe_expected(o, expected, sizeof(expected));
	return cmd_usage_error(c, "invalid value '%s' for %s%s", optarg, name, expected);
}

/* Whether the option's value is none of its words, which was then reported. */
static bool is_wrong_word(const struct command *c, int key, char **argv)
{
	const struct option_row *o = cmd_option_row(c, key);

	if (!o || !o->word || !o->arg || strstr(o->arg, "SPEC") || cmd_word(o->word, optarg) >= 0)
		return false;
	cmd_value_error(c, key, argv, NULL);
	return true;
}

bool cmd_takes_program(const struct command *c)
{
	return c->operand && !strcmp(c->operand, "PROGRAM");
}

int cmd_next_option(const struct command *c, int argc, char **argv)
{
	struct option longs[MAX_OPTIONS + 3] = { 0 };
	char shorts[MAX_OPTIONS * 3 + 4] = "+:h";
	size_t n = 0, s = 3;
	int key;

	/* What follows a program's name is the program's; elsewhere, options may be anywhere. */
	if (!cmd_takes_program(c)) {
		memmove(shorts, shorts + 1, s);
		s--;
	}

	for (const struct option_row *o = c->options; o->key && n < MAX_OPTIONS; o++) {
		if (o->name)
			longs[n++] = (struct option){ o->name,
						      !o->arg	       ? no_argument
						      : *o->arg == '[' ? optional_argument
								       : required_argument,
						      NULL, o->key };
		if (o->key > 255)
			continue;
		shorts[s++] = (char)o->key;
		if (o->arg)
			shorts[s++] = ':';
		if (o->arg && *o->arg == '[')
			shorts[s++] = ':';
	}
	longs[n++] = (struct option){ "help", no_argument, NULL, 'h' };
	if (c->pages)
		longs[n] = (struct option){ "no-pager", no_argument, NULL, NO_PAGER };
	while ((key = getopt_long(argc, argv, shorts, longs, NULL)) == NO_PAGER)
		pager_disable();
	if (key == 'h') {
		cmd_print_help(c);
		return 0;
	}
	if (key == ':') {
		cmd_usage_error(c, "option '%s' requires a value", argv[optind - 1]);
		return '?';
	}
	if (key == '?') {
		cmd_usage_error(c, "unknown option '%s'", argv[optind - 1]);
		return '?';
	}
	return is_wrong_word(c, key, argv) ? '?' : key;
}

static void print_list(const struct command *c)
{
	int width = 0;
	size_t i;

	if (!c->list.title)
		return;
	printf("\n%s:\n", c->list.title);
	for (i = 0; c->list.word(i); i++)
		width = (int)strlen(c->list.word(i)) > width ? (int)strlen(c->list.word(i)) : width;
	for (i = 0; c->list.word(i); i++)
		printf("  %-*s  %s\n", width, c->list.word(i), c->list.text(i));
}

void cmd_print_help(const struct command *c)
{
	printf("Usage: xptibpf %s %s\n%s\n\nOptions:\n", c->name, c->usage, c->summary);
	for (const struct option_row *o = c->options; o->key; o++) {
		char left[64];
		int len = 0;

		if (!o->help)
			continue;
		if (o->key <= 255)
			len = snprintf(left, sizeof(left), "  -%c", o->key);
		else
			len = snprintf(left, sizeof(left), "    ");
		if (o->name)
			len += snprintf(left + len, sizeof(left) - (size_t)len, "%s --%s",
					o->key <= 255 ? "," : " ", o->name);
		if (o->arg)
			snprintf(left + len, sizeof(left) - (size_t)len,
				 *o->arg == '[' ? "%s" : " %s", o->arg);
		printf("%-*s  %s\n", HELP_COLUMN, left, o->help);
	}
	if (c->pages)
		printf("%-*s  %s\n", HELP_COLUMN, "      --no-pager",
		       "show what is longer than the screen without a pager");
	printf("%-*s  %s\n", HELP_COLUMN, "  -h, --help", "print this help");
	print_list(c);
	if (c->epilogue)
		printf("\n%s", c->epilogue);
}

int cmd_word(const char *(*word)(size_t i), const char *text)
{
	const char *w;

	for (int i = 0; (w = word((size_t)i)); i++)
		if (!strcmp(w, text))
			return i;
	return -EINVAL;
}

const char *cmd_word_of(const char *const *words, size_t i)
{
	size_t n = 0;

	while (n < i && words[n])
		n++;
	return words[n];
}

int cmd_usage_error(const struct command *c, const char *fmt, ...)
{
	char line[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	log_error("%s (see 'xptibpf %s --help')", line, c->name);
	return EXIT_USAGE;
}

enum { OPT_JSON = 256 };

const struct option_row cmd_listing_options[] = {
	{ OPT_JSON, "json", NULL, "print one object per line instead of text", false },
	{ 0 },
};

int cmd_parse_listing(const struct command *c, int argc, char **argv, const char *what,
		      bool *ret_json, const char **ret_pattern)
{
	bool json = false;
	int key;

	while ((key = cmd_next_option(c, argc, argv)) != -1) {
		if (key == 0)
			return EXIT_DONE;
		if (key == '?')
			return EXIT_USAGE;
		json |= key == OPT_JSON;
	}
	if (argc - optind > 1)
		return cmd_usage_error(c, "expected at most one %s", what);
	*ret_json = json;
	*ret_pattern = optind < argc ? argv[optind] : NULL;
	return -1;
}

int cmd_parse_pids(const char *text, pid_t *pids, size_t max, size_t *n)
{
	const char *p = text;

	do {
		char *end;
		long v;

		errno = 0;
		v = strtol(p, &end, 10);
		if (errno || end == p || (*end && *end != ',') || v <= 0 || v > 0x7fffffff ||
		    *n == max)
			return -EINVAL;
		pids[(*n)++] = (pid_t)v;
		p = end + (*end == ',');
		if (*end == ',' && !*p)
			return -EINVAL;
	} while (*p);
	return 0;
}
