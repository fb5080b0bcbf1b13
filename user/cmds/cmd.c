// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* cmd.c - options and help from a command's table. */
#include "cmds/cmd.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "xptibpf/xptibpf.h"

#define MAX_OPTIONS 64
#define HELP_COLUMN 28

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
	return key;
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

int cmd_check_by(const struct command *c, const char *format, const char *by)
{
	const char *const *words = xptibpf_groups(format);
	char list[128] = "";
	size_t i, len = 0;

	for (i = 0; by && words && words[i]; i++) {
		if (!strcmp(words[i], by))
			return 0;
		len += (size_t)snprintf(list + len, sizeof(list) - len, "%s%s", i ? ", " : "",
					words[i]);
		if (len >= sizeof(list))
			break;
	}
	return by ? cmd_usage_error(c, "no rows by '%s' (%s)", by, list) : 0;
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
