// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * completions.c - xptibpf completions: what a shell needs to complete command lines of xptibpf.
 *
 * The scripts contain no options: at each TAB they ask the program, by `completions --words WORD...`, what is
 * possible in place of the last word (the words are those after "xptibpf", as far as they are written). What is
 * offered is therefore always what the installed program accepts, and is only defined in the commands' tables.
 *
 * The answer is a line for each word, "WORD" or "WORD<TAB>what it is"; or one of these alone: ":files",
 * ":folders", and ":program N", where the words from the N-th on are the command line of another program
 * ("xptibpf" is word 0).
 */
#include <ctype.h>
#include <getopt.h>
#include <glob.h>
#include <pwd.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/read.h"
#include "cmds/cmd.h"
#include "xptibpf/xptibpf.h"

enum { OPT_WORDS = 256 };

#define METRICS_S 2 /* somebody waits for the answer, and a driver may hang */

static const struct option_row options[] = {
	{ OPT_WORDS, "words", NULL, NULL, false },
	{ 0 },
};

static const char bash[] = {
#include "completions/xptibpf.bash.inc"
};
static const char zsh[] = {
#include "completions/xptibpf.zsh.inc"
};
static const char fish[] = {
#include "completions/xptibpf.fish.inc"
};

static const struct shell {
	const char *name;
	const char *script;
	size_t len;
} shells[] = {
	{ "bash", bash, sizeof(bash) },
	{ "zsh", zsh, sizeof(zsh) },
	{ "fish", fish, sizeof(fish) },
};

/* The word that is being written: some characters stay, and the rest is the beginning of the wanted word. */
struct typed {
	const char *word;
	size_t kept;
};

static void offer(const struct typed *t, const char *word, const char *what)
{
	if (strncmp(word, t->word + t->kept, strlen(t->word + t->kept)) != 0)
		return;
	printf("%.*s%s", (int)t->kept, t->word, word);
	if (what)
		printf("\t%s", what);
	putchar('\n');
}

/* The description comes from another process, so it may contain any byte. */
static void offer_hostile(const struct typed *t, const char *word, const char *what)
{
	char shown[64];
	size_t n = 0;

	for (; n < sizeof(shown) - 1 && what[n]; n++)
		shown[n] = isprint((unsigned char)what[n]) ? what[n] : '?';
	shown[n] = '\0';
	offer(t, word, shown);
}

/* ---- values -------------------------------------------------------------------------------------- */

/* Has it mapped a library that can be traced? What can't be read is not known to have. */
static bool is_traceable(const char *task)
{
	static const char *const libraries[] = { "/libsycl.so", "/libze_loader.so", "/libOpenCL.so",
						 "/libcuda.so", "/libur_loader.so" };
	char line[4352];
	bool found = false;
	FILE *f = read_open("%s/maps", task);

	while (f && !found && fgets(line, sizeof(line), f))
		for (size_t i = 0; i < ARRAY_SIZE(libraries) && !found; i++)
			found = strstr(line, libraries[i]);
	if (f)
		fclose(f);
	return found;
}

/* Processes or threads: the folders of /proc that the pattern matches, first those that can be traced. */
static void offer_tasks(const struct typed *t, const char *pattern)
{
	_cleanup_free_ bool *first = NULL;
	glob_t found;

	if (glob(pattern, GLOB_NOSORT, NULL, &found) != 0)
		return;
	first = calloc(found.gl_pathc, sizeof(*first));
	for (size_t i = 0; first && i < found.gl_pathc; i++)
		first[i] = is_traceable(found.gl_pathv[i]);
	for (size_t k = 0; first && k < 2 * found.gl_pathc; k++) {
		size_t i = k % found.gl_pathc;
		const char *task = found.gl_pathv[i];
		char line[64];

		if (first[i] != (k < found.gl_pathc))
			continue;
		/* Kernel threads have no command line. */
		(void)read_line(line, sizeof(line), "%s/cmdline", task);
		if (!*line)
			continue;
		(void)read_line(line, sizeof(line), "%s/comm", task);
		offer_hostile(t, strrchr(task, '/') + 1, line);
	}
	globfree(&found);
}

static void offer_users(const struct typed *t)
{
	const struct passwd *pw;

	setpwent();
	while ((pw = getpwent()))
		offer(t, pw->pw_name, NULL);
	endpwent();
}

/* Groups of device metrics, of one device if it is not NULL. */
struct metric_groups {
	struct typed t;
	const char *device;
	size_t len;   /* bytes of device */
	bool by_time; /* only those that can be sampled by time */
	char last[512];
};

static bool is_word(const char *name)
{
	const char *c = name;

	while (isgraph((unsigned char)*c) && !strchr(",:\"'\\$`", *c))
		c++;
	return *name && !*c;
}

/* Each metric of a group comes here. A driver may call a group anything, and the line belongs to a shell. */
static int on_metric(void *u, const struct xptibpf_metric *m)
{
	struct metric_groups *g = u;
	bool other = g->device &&
		     (strlen(m->device) != g->len || memcmp(m->device, g->device, g->len));

	if (m->error || other || (g->by_time && !m->by_time) || !is_word(m->group) ||
	    !strcmp(m->group, g->last))
		return 0;
	snprintf(g->last, sizeof(g->last), "%s", m->group);
	offer_hostile(&g->t, m->group, m->group_about);
	return fflush(stdout);
}

/* The process that runs drivers ends with this one. */
static void give_up(int signal)
{
	(void)signal;
	_exit(EXIT_DONE);
}

static void offer_metrics(const struct typed *t, bool by_time)
{
	struct metric_groups g = { .t = *t, .by_time = by_time };
	const char *begin = t->word + t->kept, *colon = strchr(begin, ':');

	if (colon) {
		g.device = begin;
		g.len = (size_t)(colon - begin);
		g.t.kept = (size_t)(colon + 1 - t->word);
	}
	signal(SIGALRM, give_up);
	alarm(METRICS_S);
	/* Where there are none, there is nothing to offer, and nobody asked why. */
	(void)xptibpf_metrics(on_metric, &g);
	alarm(0);
}

struct listing {
	struct typed t;
	const char *(*word)(size_t i); /* that are offered already; NULL: none */
	bool of_group;		       /* only its classes and names */
	const char *group, *name;      /* of the function before */
	char *classes[32];
	size_t nclasses;
};

/* Each class once; of each function they are given anew. */
static void offer_classes(struct listing *l, const char *words)
{
	_cleanup_free_ char *copy = strdup(words);
	char *rest = copy, *class;

	while (copy && (class = strsep(&rest, " "))) {
		size_t i = 0;

		while (i < l->nclasses && strcmp(l->classes[i], class) != 0)
			i++;
		if (!*class || i < l->nclasses || i == ARRAY_SIZE(l->classes))
			continue;
		l->classes[i] = strdup(class);
		l->nclasses += l->classes[i] != NULL;
		if (!l->word || cmd_word(l->word, class) < 0)
			offer(&l->t, class, "class");
	}
}

static int on_function(void *u, const struct xptibpf_function *f)
{
	struct listing *l = u;
	bool same = l->group && !strcmp(l->group, f->group);

	offer_classes(l, f->classes);
	if (!same && !l->of_group)
		offer(&l->t, f->group, "group");
	/* A name has a line for each of its signatures; and all of them are too many to be looked at. */
	if ((l->t.word[l->t.kept] || l->of_group) && !(same && !strcmp(l->name, f->name)))
		offer(&l->t, f->name, f->group);
	l->group = f->group;
	l->name = f->name;
	return 0;
}

static int on_xpti(void *u, const struct xptibpf_xpti_name *n)
{
	struct listing *l = u;

	if (strcmp(n->kind, "metadata") != 0)
		offer(&l->t, n->name, n->about);
	return 0;
}

/* GROUP, CLASS, NAME, GROUP:NAME, GROUP:CLASS, each with '!' in front. */
static void offer_spec(struct typed t, const char *(*word)(size_t i))
{
	struct listing l = { .t = t, .word = word };
	const char *begin, *colon;
	char group[16];

	l.t.kept += t.word[t.kept] == '!';
	begin = t.word + l.t.kept;
	colon = strchr(begin, ':');
	if (colon) {
		snprintf(group, sizeof(group), "%.*s", (int)(colon - begin), begin);
		l.t.kept = (size_t)(colon + 1 - t.word);
		l.of_group = true;
	} else if (!word) {
		offer(&l.t, "sycl", "group");
		offer(&l.t, "gpu", "group");
	}
	xptibpf_apis(colon ? group : NULL, on_function, &l);
	if (colon && !word)
		xptibpf_xpti_names(group, on_xpti, &l);
	while (l.nclasses)
		free(l.classes[--l.nclasses]);
}

/* arg, word: as in struct option_row. */
static void offer_value(struct typed t, const char *arg, const char *(*word)(size_t i))
{
	const char *comma = strrchr(t.word + t.kept, ',');

	arg += strspn(arg, "[=");
	if (comma && (strstr(arg, "[,") || !strncmp(arg, "SPEC", 4)))
		t.kept = (size_t)(comma + 1 - t.word);
	for (size_t i = 0; word && word(i); i++)
		offer(&t, word(i), NULL);
	if (!strncmp(arg, "FILE", 4))
		puts(":files");
	else if (!strcmp(arg, "PATH"))
		puts(":folders");
	else if (!strncmp(arg, "PID", 3))
		offer_tasks(&t, "/proc/[0-9]*");
	else if (!strncmp(arg, "TID", 3))
		offer_tasks(&t, "/proc/[0-9]*/task/[0-9]*");
	else if (!strcmp(arg, "USER"))
		offer_users(&t);
	else if (!strncmp(arg, "SPEC", 4))
		offer_spec(t, word);
	else if (!strcmp(arg, "GROUP[,GROUP]"))
		offer_metrics(&t, true);
	else if (!strcmp(arg, "METRICS"))
		offer_metrics(&t, false);
}

/* ---- options ------------------------------------------------------------------------------------- */

static void offer_options(const struct command *c, const char *word)
{
	const struct typed t = { .word = word };
	char name[64];

	for (const struct option_row *o = c->options; o->key; o++) {
		if (!o->help)
			continue;
		if (o->key <= 255) {
			snprintf(name, sizeof(name), "-%c", o->key);
			offer(&t, name, o->help);
		}
		if (o->name) {
			snprintf(name, sizeof(name), "--%s", o->name);
			offer(&t, name, o->help);
		}
	}
	if (c->pages)
		offer(&t, "--no-pager", "show what is longer than the screen without a pager");
	offer(&t, "-h", "list the options");
	offer(&t, "--help", "list the options");
}

static const struct option_row *row_named(const struct command *c, const char *name, size_t len)
{
	for (const struct option_row *o = c->options; o->key; o++)
		if (o->name && !strncmp(o->name, name, len) && !o->name[len])
			return o;
	return NULL;
}

static const struct option_row *row_lettered(const struct command *c, char letter)
{
	for (const struct option_row *o = c->options; o->key; o++)
		if (o->key == letter)
			return o;
	return NULL;
}

/*
 * The option of word that takes a value, and where in word that begins: at its end, if the next word is
 * it; -1: there is none. word begins with '-' and is more than that.
 */
static const struct option_row *valued(const struct command *c, const char *word, int *ret_at)
{
	const struct option_row *o;
	size_t len;

	*ret_at = -1;
	if (word[1] == '-') {
		len = strcspn(word + 2, "=");
		o = row_named(c, word + 2, len);
		if (o && o->arg && (word[2 + len] || *o->arg != '['))
			*ret_at = (int)(2 + len + (word[2 + len] == '='));
		return o;
	}
	for (size_t i = 1; word[i]; i++) {
		o = row_lettered(c, word[i]);
		if (!o || !o->arg)
			continue;
		/* -k=SPEC means the same as -kSPEC. */
		if (word[i + 1] || *o->arg != '[')
			*ret_at = (int)i + 1 + (word[i + 1] == '=' && *o->arg == '[');
		return o;
	}
	return NULL;
}

/* Where no option is being written. */
static void offer_operand(const struct command *c, const char *word, int index)
{
	const struct typed t = { .word = word };

	if (!c->operand)
		return;
	if (cmd_takes_program(c))
		printf(":program %d\n", index);
	else if (!strcmp(c->operand, "SHELL"))
		for (size_t i = 0; i < ARRAY_SIZE(shells); i++)
			offer(&t, shells[i].name, NULL);
	else
		offer_value(t, c->operand, NULL);
}

/* words[0] is the command's name, with so many before it; the last one is what is being written. */
static void offer_next(const struct command *c, int n, char **words, int before)
{
	const char *last = words[n - 1];
	const struct option_row *o;
	int i, at;

	for (i = 1; i < n - 1; i++) {
		if (!strcmp(words[i], "--")) {
			i++;
			break;
		}
		if (words[i][0] != '-' || !words[i][1]) {
			if (cmd_takes_program(c))
				break;
			continue;
		}
		o = valued(c, words[i], &at);
		if (at < 0 || words[i][at] || words[i][at - 1] == '=')
			continue;
		if (++i == n - 1) {
			offer_value((struct typed){ .word = last }, o->arg, o->word);
			return;
		}
	}
	/* Options end at the name of a program. The words are counted from the program's name on. */
	if (i < n - 1 || (n > 1 && !strcmp(words[n - 2], "--")) || (*last && *last != '-')) {
		offer_operand(c, last, (i < n - 1 ? i : n - 1) + 1 + before);
		return;
	}
	o = *last && last[1] ? valued(c, last, &at) : NULL;
	if (o && at > 0 && (last[at] || last[at - 1] == '=')) {
		offer_value((struct typed){ .word = last, .kept = (size_t)at }, o->arg, o->word);
		return;
	}
	offer_options(c, last);
	if (!*last && c->operand && !cmd_takes_program(c))
		offer_operand(c, last, n);
}

static void offer_commands(const char *word)
{
	const struct typed t = { .word = word };

	for (const struct command *const *c = commands; *c; c++)
		offer(&t, (*c)->name, (*c)->summary);
	offer(&t, "--help", "list the commands");
	offer(&t, "--no-pager", "show what is longer than the screen without a pager");
	offer(&t, "--version", NULL);
}

/* ---- the command --------------------------------------------------------------------------------- */

static int answer(int n, char **words)
{
	int before = n > 1 && (!strcmp(words[0], "--no-pager") || !strcmp(words[0], "-P"));

	n -= before;
	words += before;
	if (n < 1)
		return EXIT_USAGE;
	if (n == 1 || (n == 2 && !strcmp(words[0], "help")))
		offer_commands(words[n - 1]);
	for (const struct command *const *c = commands; n > 1 && *c; c++)
		if (!strcmp((*c)->name, words[0]))
			offer_next(*c, n, words, before);
	return EXIT_DONE;
}

static int print_script(const char *shell)
{
	for (size_t i = 0; i < ARRAY_SIZE(shells); i++) {
		if (strcmp(shells[i].name, shell) != 0)
			continue;
		fwrite(shells[i].script, 1, shells[i].len, stdout);
		return fflush(stdout) ? EXIT_FAILED : EXIT_DONE;
	}
	return cmd_usage_error(&cmd_completions, "unknown shell '%s': expected bash, zsh or fish",
			       shell);
}

static int run(int argc, char **argv)
{
	int key;

	while ((key = cmd_next_option(&cmd_completions, argc, argv)) != -1) {
		/* What follows belongs to another program and is no option. */
		if (key == OPT_WORDS)
			return answer(argc - optind, argv + optind);
		return key == 0 ? EXIT_DONE : EXIT_USAGE;
	}
	if (argc - optind != 1)
		return cmd_usage_error(&cmd_completions,
				       "no shell given: expected bash, zsh or fish");
	return print_script(argv[optind]);
}

const struct command cmd_completions = {
	.name = "completions",
	.usage = "SHELL",
	.summary = "Prints what bash, zsh or fish needs to complete command lines.",
	.options = options,
	.operand = "SHELL",
	.epilogue =
		"SHELL is bash, zsh or fish. 'make install' installs these scripts where the shells find them.\n"
		"They ask xptibpf itself what can come next.\n\n"
		"Examples:\n"
		"  source <(xptibpf completions bash)         for this shell; in ~/.bashrc for all\n"
		"  source <(xptibpf completions zsh)          in ~/.zshrc, after compinit\n"
		"  xptibpf completions fish | source          in ~/.config/fish/config.fish\n",
	.run = run,
};
