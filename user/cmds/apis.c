// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* apis.c - xptibpf apis: lists the known functions, with their ids, arguments and releases, and the names of XPTI. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "base/log.h"
#include "base/strbuf.h"
#include "cmds/cmd.h"
#include "cmds/pager.h"
#include "sink/table.h"
#include "xptibpf/xptibpf.h"

struct listing {
	bool json;
	struct strbuf out; /* one line */
};

static const char *type_name(const char *type)
{
	return *type ? type : "(*)()";
}

static void add_text(struct strbuf *b, const struct xptibpf_function *f)
{
	strbuf_addf(b, "%-6s %5u  %s(", f->group, f->id, f->name);
	for (size_t i = 0; i < f->nargs; i++) {
		const struct xptibpf_argument *a = &f->args[i];

		strbuf_addf(b, "%s%s%s%s %s", i ? ", " : "",
			    a->in && a->out ? "[in,out] "
			    : a->out	    ? "[out] "
					    : "",
			    a->optional ? "[optional] " : "", type_name(a->type), a->name);
	}
	strbuf_addf(b, ") -> %s", type_name(f->returns));
	if (strcmp(f->symbol, f->name) != 0)
		strbuf_addf(b, "  as %s", f->symbol);
	if (*f->since || *f->until)
		strbuf_addf(b, "  %s%s%s", *f->since ? f->since : "..", *f->until ? " to " : "",
			    f->until);
	if (*f->classes)
		strbuf_addf(b, "  (%s)", f->classes);
	strbuf_addc(b, '\n');
}

#define T_ROW struct xptibpf_argument
static const TABLE(arguments, T_JSON("name", TEXT, name), T_JSON("type", TEXT, type),
		   T_JSON("unit", TEXT, unit, .omitted = true), T_JSON("in", FLAG, in),
		   T_JSON("out", FLAG, out), T_JSON("optional", FLAG, optional));
#undef T_ROW
static void json_group(struct json *j, const void *row, const struct table_view *v)
{
	(void)row;
	(void)v;
	json_str(j, "api", "sycl");
}

#define T_ROW struct xptibpf_xpti_name
static const TABLE(xpti_names, T_JSON_BY(json_group), T_JSON("kind", TEXT, kind),
		   T_JSON("name", TEXT, name), T_JSON("old_name", FILLED, old_name),
		   T_JSON("since", FILLED, since), T_JSON("until", FILLED, until),
		   T_JSON("trace_type", COUNT, trace_type, T_IF(numbered)),
		   T_JSON("trace_type_2023", COUNT, trace_type_2023, T_IF(numbered_2023)),
		   T_JSON("type", FILLED, type), T_JSON("about", FILLED, about));
#undef T_ROW
#define T_ROW struct xptibpf_function
static const TABLE(functions, T_JSON("api", TEXT, group), T_JSON("group", COUNT, group_id),
		   T_JSON("id", COUNT, id), T_JSON("name", TEXT, name),
		   T_JSON("symbol", TEXT, symbol), T_JSON("variant", COUNT, variant),
		   T_JSON("since", FILLED, since), T_JSON("until", FILLED, until),
		   T_JSON("pti_group", COUNT, pti_group), T_JSON("pti_domain", COUNT, pti_domain),
		   T_JSON("default", FLAG, by_default), T_JSON("classes", TEXT, classes),
		   T_JSON("returns", TEXT, returns), T_JSON_LIST("args", args, nargs, arguments));
#undef T_ROW

static int print(struct listing *l)
{
	if (strbuf_failed(&l->out))
		return -ENOMEM;
	if (fputs(strbuf_str(&l->out), stdout) == EOF)
		return -errno;
	strbuf_reset(&l->out);
	return 0;
}

static int on_function(void *u, const struct xptibpf_function *f)
{
	struct listing *l = u;

	if (l->json)
		table_json(&l->out, functions, NULL, f, NULL);
	else
		add_text(&l->out, f);
	return print(l);
}

static void add_xpti_text(struct strbuf *b, const struct xptibpf_xpti_name *n)
{
	strbuf_addf(b, "sycl   %-11s  %s", n->kind, n->name);
	if (n->numbered)
		strbuf_addf(b, "  %u", n->trace_type);
	if (n->numbered_2023 && n->trace_type_2023 != n->trace_type)
		strbuf_addf(b, ", %u before 2024.0", n->trace_type_2023);
	if (*n->old_name)
		strbuf_addf(b, "  was %s", n->old_name);
	if (*n->since || *n->until)
		strbuf_addf(b, "  %s%s%s", n->since, *n->until ? " to " : "", n->until);
	if (*n->type)
		strbuf_addf(b, "  %s", n->type);
	if (*n->about)
		strbuf_addf(b, "  (%s)", n->about);
	strbuf_addc(b, '\n');
}

static int on_xpti(void *u, const struct xptibpf_xpti_name *n)
{
	struct listing *l = u;

	if (l->json)
		table_json(&l->out, xpti_names, NULL, n, NULL);
	else
		add_xpti_text(&l->out, n);
	return print(l);
}

/* The names of XPTI, which are no functions, are only listed where they are asked for. */
static int list(struct listing *l, const char *pattern)
{
	int r = xptibpf_apis(pattern, on_function, l), xpti;

	if (!pattern || (r < 0 && r != -ENOENT))
		return r;
	xpti = xptibpf_xpti_names(pattern, on_xpti, l);
	return xpti == -ENOENT ? r : xpti;
}

static int run(int argc, char **argv)
{
	struct listing l = { 0 };
	const char *pattern;
	int r = cmd_parse_listing(&cmd_apis, argc, argv, "SPEC", &l.json, &pattern);

	if (r >= 0)
		return r;
	pager_start(true);
	r = list(&l, pattern);
	strbuf_done(&l.out);
	if (!r && fflush(stdout) == EOF)
		r = -errno;
	/* The reader has read enough. */
	if (r == -EPIPE)
		return EXIT_DONE;
	if (r == -EINVAL) {
		log_error("%s", xptibpf_error(NULL));
		return EXIT_USAGE;
	}
	if (r == -ENOENT)
		log_error("no function or XPTI name matches '%s'", pattern);
	else if (r < 0)
		log_error("cannot list the functions: %s", strerror(-r));
	return r < 0 ? EXIT_FAILED : EXIT_DONE;
}

const struct command cmd_apis = {
	.name = "apis",
	.usage = "[--json] [SPEC[,SPEC]]",
	.summary = "Lists the functions and XPTI names that can be traced.",
	.options = cmd_listing_options,
	.operand = "SPEC",
	.epilogue =
		"SPEC is the same as for -e of trace: GROUP, CLASS, NAME, GROUP:CLASS, GROUP:NAME, !SPEC.\n"
		"Each line has the group, the function's number in it, name, arguments and result; then the\n"
		"symbol (if libraries export several forms of it), the releases of the API that have\n"
		"this signature, and its classes. A function whose signature changed has a line for each.\n"
		"xpti (or sycl) lists the streams, trace points and metadata keys of SYCL's XPTI events.\n",
	.pages = true,
	.run = run,
};
