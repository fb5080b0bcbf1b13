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

#define MAX_OPTIONS 64
#define HELP_COLUMN 28

/* Is the option's value none of its words? Tells so, and which there are. */
static bool is_wrong_word(const struct command *c, int key)
{
	const struct option_row *o = c->options;
	char list[256] = "";
	size_t len = 0;

	while (o->key && o->key != key)
		o++;
	if (!o->word || !o->arg || strstr(o->arg, "SPEC") || cmd_word(o->word, optarg) >= 0)
		return false;
	for (size_t i = 0; o->word(i) && len < sizeof(list); i++)
		len += (size_t)snprintf(list + len, sizeof(list) - len, "%s%s", i ? ", " : "",
					o->word(i));
	cmd_usage_error(c, "'%s' makes no sense for --%s (%s)", optarg, o->name, list);
	return true;
}

int cmd_next_option(const struct command *c, int argc, char **argv)
{
	struct option longs[MAX_OPTIONS + 2] = { 0 };
	char shorts[MAX_OPTIONS * 3 + 4] = "+:h";
	size_t n = 0, s = 3;
	int key;

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
	longs[n] = (struct option){ "help", no_argument, NULL, 'h' };
	key = getopt_long(argc, argv, shorts, longs, NULL);
	if (key == 'h') {
		cmd_print_help(c);
		return 0;
	}
	if (key == ':') {
		cmd_usage_error(c, "option '%s' needs a value", argv[optind - 1]);
		return '?';
	}
	if (key == '?') {
		cmd_usage_error(c, "no option '%s'", argv[optind - 1]);
		return '?';
	}
	return is_wrong_word(c, key) ? '?' : key;
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
	printf("%-*s  %s\n", HELP_COLUMN, "  -h, --help", "this text");
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
