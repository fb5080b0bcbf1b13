// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* file_plan.c - reads from an ELF file what file_plan.h describes. */
#include "plan/file_plan.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"
#include "beacon_abi.h"
#include "catalog/catalog.h"
#include "elf/elf_file.h"
#include "elf/release.h"
#include "elf/symbols.h"
#include "plan/beacon.h"
#include "plan/late.h"
#include "plan/probe_point.h"
#include "plan/python.h"
#include "plan/xpti_layout.h"

#define SYCL_ENTRY   "__sycl_register_lib" /* every libsycl exports it, and nothing else does */
#define XPTI_ENTRY   "xptiNotifySubscribers"
#define PYTHON_STATE "_PyRuntime"

#define BEACON_SAYS_ARGS 2

/* One file at work. */
struct reading {
	struct file_plan *to;
	struct elf_file *elf;
	struct newer newer;
	bool asked;  /* whether it is an adapter */
	bool python; /* has what every CPython has */
};

static void reading_done(struct reading *r)
{
	elf_file_free(r->elf);
	newer_done(&r->newer);
}

/*
 * An adapter has a function with the same name for each function of the loader, which calls it. If it had probes, too,
 * every call would be recorded twice. It provides its functions in tables, and is not a loader.
 */
int file_plan_ask_adapter(struct elf_file *elf, bool *ret)
{
	struct elf_sym sym;
	int tables, loader;

	tables = elf_file_find(elf, "urGetEventProcAddrTable", &sym);
	if (tables < 0 && tables != -ENOENT)
		return tables;
	loader = elf_file_find(elf, "urLoaderInit", &sym);
	if (loader < 0 && loader != -ENOENT)
		return loader;
	*ret = !tables && loader == -ENOENT;
	return 0;
}

/* ---- symbols ------------------------------------------------------------------------------------- */

static bool want(const char *name, void *u)
{
	struct reading *r = u;

	if (name[0] == 'x')
		return !strcmp(name, XPTI_ENTRY) || !strcmp(name, BEACON_EVENTS) ||
		       !strcmp(name, BEACON_SAYS) || catalog_find_symbol(name);
	if (name[0] == '_')
		return !strcmp(name, SYCL_ENTRY) || !strcmp(name, PYTHON_STATE) ||
		       plan_late_is_like(name);
	return catalog_find_symbol(name) || newer_wants(&r->newer, name);
}

/* The place stays all zeros where no instruction may get a probe. */
static int find_place(struct reading *r, const struct elf_sym *sym, unsigned nargs,
		      struct file_plan_place *ret)
{
	struct probe_point point;
	int e = probe_point_args(r->elf, sym, nargs < 6 ? nargs : 6, &point);

	if (e < 0)
		return e == -EINVAL ? 0 : e;
	*ret = (struct file_plan_place){
		.offset = point.offset,
		.regmap = point.regmap,
		.possible = true,
		.emulated = point.emulated,
	};
	return 0;
}

/* There is room. */
static int add_func(struct reading *r, const struct elf_sym *sym, unsigned nargs)
{
	struct file_plan_func *f = &r->to->funcs[r->to->nfuncs++];

	snprintf(f->symbol, sizeof(f->symbol), "%s", sym->name);
	f->vaddr = sym->vaddr;
	f->size = sym->size;
	return find_place(r, sym, nargs, &f->at);
}

static int add_known(struct reading *r, const struct elf_sym *sym, const struct cat_func *fn)
{
	bool adapter;
	int e;

	if (fn->api == CAT_API_UR && !r->asked) {
		r->asked = true;
		e = file_plan_ask_adapter(r->elf, &adapter);
		if (e < 0)
			return e;
		r->to->is |= adapter ? FILE_PLAN_ADAPTER : 0;
	}
	if (r->to->nfuncs == FILE_PLAN_FUNCS - FILE_PLAN_UNKNOWN) {
		r->to->left++;
		return 0;
	}
	return add_func(r, sym, catalog_variant(fn, r->to->release)->nargs);
}

/* Those that begin like the name of no API. */
static int on_special(struct reading *r, const struct elf_sym *sym)
{
	static const struct {
		const char *name;
		enum file_plan_is is;
	} names[] = {
		{ XPTI_ENTRY, FILE_PLAN_XPTIFW },
		{ BEACON_EVENTS, FILE_PLAN_MAYBE_BEACON },
		{ SYCL_ENTRY, FILE_PLAN_SYCL },
	};

	for (size_t i = 0; i < ARRAY_SIZE(names); i++) {
		if (strcmp(sym->name, names[i].name) != 0)
			continue;
		r->to->is |= sym->exported ? names[i].is : 0;
		return 0;
	}
	if (!strcmp(sym->name, BEACON_SAYS))
		return find_place(r, sym, BEACON_SAYS_ARGS, &r->to->beacon.says);
	if (plan_late_knows(sym->name, r->to->release))
		return find_place(r, sym, PLAN_LATE_ARGS, &r->to->late);
	return 0;
}

static int on_symbol(const struct elf_sym *sym, void *u)
{
	const struct cat_func *fn;
	struct reading *r = u;
	int e;

	r->python |= !strcmp(sym->name, PYTHON_STATE);
	if (!sym->is_func)
		return 0;
	fn = sym->name[0] == '_' ? NULL : catalog_find_symbol(sym->name);
	if (sym->name[0] == '_' || (sym->name[0] == 'x' && !fn))
		return on_special(r, sym);
	e = newer_add(&r->newer, sym, fn);
	return e < 0 || !fn ? e : add_known(r, sym, fn);
}

/* Functions that are in the file and not in the catalog. What they take is unknown. */
static int add_unknown(struct reading *r)
{
	int e = 0;

	newer_end(&r->newer);
	r->to->unknown_left = newer_keep(&r->newer, FILE_PLAN_UNKNOWN, NULL, NULL);
	for (size_t i = 0; i < r->newer.n && e >= 0; i++)
		e = add_func(r, &r->newer.funcs[i].sym, 0);
	r->to->unknown = (uint32_t)r->newer.n;
	return e;
}

/* ---- parts --------------------------------------------------------------------------------------- */

static int read_xpti(struct reading *r, struct file_plan_xpti *ret)
{
	struct probe_point point;

	ret->error = -ENOENT;
	if (!(r->to->is & FILE_PLAN_XPTIFW))
		return 0;
	ret->error = xpti_layout(r->elf, &ret->layout, &point);
	if (ret->error < 0)
		return ret->error == -ENOMEM ? -ENOMEM : 0;
	ret->offset = point.offset;
	ret->regmap = point.regmap;
	return 0;
}

static int read_beacon(struct reading *r, struct file_plan_beacon *ret)
{
	struct plan_beacon plan;

	ret->error = -ENOENT;
	if (!(r->to->is & FILE_PLAN_MAYBE_BEACON))
		return 0;
	ret->error = plan_beacon(r->elf, &plan);
	if (ret->error < 0)
		return ret->error == -ENOENT || ret->error == -EINVAL ? 0 : ret->error;
	ret->events = plan.events.function;
	ret->events_counter = plan.events.counter;
	ret->details = plan.details.function;
	ret->details_counter = plan.details.counter;
	ret->times = plan.times.function;
	ret->times_counter = plan.times.counter;
	return 0;
}

static int read_python(struct reading *r, struct file_plan_python *ret)
{
	struct plan_python plan;

	ret->error = -ENOENT;
	if (!r->python)
		return 0;
	ret->error = plan_python(r->elf, &plan);
	if (ret->error < 0)
		return ret->error == -ENOENT || ret->error == -ENOTSUP ? 0 : ret->error;
	ret->minor = plan.minor;
	ret->runtime = plan.python.runtime;
	ret->code_type = plan.python.code_type;
	ret->text_type = plan.python.text_type;
	ret->bytes_type = plan.python.bytes_type;
	ret->text = plan.text;
	return 0;
}

static int read_all(struct reading *r, int fd)
{
	struct file_plan *to = r->to;
	int e = elf_file_open(fd, &r->elf);

	if (e < 0)
		return e;
	snprintf(to->release, sizeof(to->release), "%s", elf_file_release(r->elf));
	e = elf_file_symbols(r->elf, want, on_symbol, r);
	if (e >= 0)
		e = add_unknown(r);
	if (e < 0)
		return e;
	to->is |= elf_file_partial(r->elf) ? FILE_PLAN_PARTIAL : 0;
	to->is |= elf_file_stripped(r->elf) ? FILE_PLAN_STRIPPED : 0;
	e = read_xpti(r, &to->xpti);
	if (e >= 0)
		e = read_beacon(r, &to->beacon);
	return e < 0 ? e : read_python(r, &to->python);
}

void file_plan_read(int fd, struct file_plan *ret)
{
	_cleanup_(reading_done) struct reading r = { .to = ret };

	ret->error = read_all(&r, fd);
}
