// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* doctor_libraries.c - of doctor: what can be traced in one mapped file. */
#include "lib/doctor.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "beacon_abi.h"
#include "catalog/catalog.h"
#include "elf/elf_file.h"
#include "elf/release.h"
#include "elf/symbols.h"
#include "plan/beacon.h"
#include "plan/file_plan.h"
#include "plan/newer.h"
#include "plan/probe_point.h"
#include "plan/xpti_layout.h"
#include "proc/mappings.h"

#define SYCL_ENTRY "__sycl_register_lib" /* every libsycl exports it, and nothing else does */

struct look {
	struct doctor_library *lib;
	struct elf_file *elf;
	struct newer newer;
	bool sycl, notify, adapter, beacon;
};

/*
 * Every program has a C library, so functions that create threads don't make a process one that is listed; neither do
 * functions that are not in the default set.
 */
static const struct cat_api *counted_api(const struct cat_func *fn)
{
	const struct cat_api *api = fn ? catalog_api(fn->api) : NULL;

	return api && api->by_default && api->id != CAT_API_THREAD ? api : NULL;
}

static bool want_symbol(const char *name, void *u)
{
	struct look *l = u;

	if (name[0] == 'x')
		return !strcmp(name, "xptiNotifySubscribers") || !strcmp(name, BEACON_EVENTS);
	if (name[0] == '_')
		return !strcmp(name, SYCL_ENTRY);
	return catalog_find_symbol(name) || newer_wants(&l->newer, name);
}

static struct xptibpf_api_count *count_of(struct doctor_library *lib, const char *api)
{
	for (size_t i = 0; i < lib->pub.napis; i++)
		if (!strcmp(lib->counts[i].api, api))
			return &lib->counts[i];
	if (lib->pub.napis == CAT_API_MAX)
		return NULL;
	lib->counts[lib->pub.napis].api = api;
	return &lib->counts[lib->pub.napis++];
}

static int on_symbol(const struct elf_sym *sym, void *u)
{
	struct xptibpf_api_count *count;
	const struct cat_func *fn;
	const struct cat_api *api;
	struct probe_point point;
	struct look *l = u;
	int r;

	if (!sym->is_func)
		return 0;
	if (!strcmp(sym->name, "xptiNotifySubscribers")) {
		l->notify |= sym->exported;
		return 0;
	}
	if (!strcmp(sym->name, SYCL_ENTRY)) {
		l->sycl |= sym->exported;
		return 0;
	}
	if (!strcmp(sym->name, BEACON_EVENTS)) {
		l->beacon |= sym->exported;
		return 0;
	}
	fn = catalog_find_symbol(sym->name);
	r = newer_add(&l->newer, sym, fn);
	if (r < 0)
		return r;
	api = counted_api(fn);
	if (!api || (api->id == CAT_API_UR && l->adapter))
		return 0;
	fn = catalog_variant(fn, l->lib->release);
	count = count_of(l->lib, api->name);
	if (!count)
		return 0;
	count->functions++;
	if (probe_point_args(l->elf, sym, fn->nargs < 6 ? fn->nargs : 6, &point) < 0)
		count->refused++;
	else if (!point.emulated)
		count->stepped++;
	return 0;
}

static void elf_freep(struct elf_file **f)
{
	elf_file_free(*f);
}

/* pgoff: of the mapping by which it was found. */
static bool is_beacon(struct elf_file *elf, uint64_t pgoff, struct doctor_library *lib)
{
	struct plan_beacon plan;
	uint64_t vaddr;

	if (plan_beacon(elf, &plan) < 0 || elf_file_vaddr(elf, pgoff, &vaddr) < 0)
		return false;
	lib->state = plan.state - vaddr + pgoff;
	lib->armed = plan.armed ? plan.armed - vaddr + pgoff : 0;
	return true;
}

static bool is_counted(const struct newer_func *f, void *u)
{
	const struct look *l = u;

	return catalog_api(f->api)->by_default && !(f->api == CAT_API_UR && l->adapter);
}

static void look_done(struct look *l)
{
	newer_done(&l->newer);
}

static int look_at_file(struct doctor_library *lib, int fd, uint64_t pgoff)
{
	_cleanup_(elf_freep) struct elf_file *elf = NULL;
	_cleanup_(look_done) struct look look = { .lib = lib };
	struct xb_xpti_layout layout;
	struct probe_point point;
	int r;

	r = elf_file_open(fd, &elf);
	if (r < 0)
		return r == -ENOMEM || r == -ETIMEDOUT ? r : 0;
	look.elf = elf;
	snprintf(lib->release, sizeof(lib->release), "%s", elf_file_release(elf));
	r = file_plan_ask_adapter(elf, &look.adapter);
	if (!r)
		r = elf_file_symbols(elf, want_symbol, on_symbol, &look);
	if (r < 0)
		return r == -ENOMEM || r == -ETIMEDOUT ? r : 0;
	newer_end(&look.newer);
	newer_keep(&look.newer, NEWER_MAX, is_counted, &look);
	lib->pub.unknown = newer_tell(&look.newer, lib->unknown, sizeof(lib->unknown));
	lib->pub.xpti = look.notify && xpti_layout(elf, &layout, &point) == 0;
	lib->pub.stripped = elf_file_stripped(elf);
	lib->pub.libsycl = look.sycl;
	lib->beacon = look.beacon && is_beacon(elf, pgoff, lib);
	lib->ours = lib->pub.napis || lib->pub.xpti || lib->pub.libsycl || lib->beacon;
	return 0;
}

/* *ret NULL: it can't be opened. */
int doctor_library_of(struct doctor *d, const struct mapping *m, struct doctor_library **ret)
{
	_cleanup_close_ int fd = -1;
	struct doctor_library *lib = keyed_find(&d->libraries, &m->key, sizeof(m->key));
	int r;

	if (lib) {
		*ret = lib;
		return 0;
	}
	*ret = NULL;
	fd = mapping_open(m);
	if (fd == -ETIMEDOUT)
		return fd;
	if (fd < 0)
		return 0; /* another process may have it where it can be opened */
	lib = keyed_add(&d->libraries, &m->key, sizeof(m->key));
	if (!lib)
		return -ENOMEM;
	lib->path = strdup(m->path);
	r = lib->path ? look_at_file(lib, fd, m->pgoff) : -ENOMEM;
	if (r < 0) {
		keyed_drop(&d->libraries, lib);
		return r;
	}
	lib->pub.path = lib->path;
	lib->pub.release = lib->release;
	lib->pub.unknown_names = lib->unknown;
	lib->pub.apis = lib->counts;
	*ret = lib;
	return 0;
}

void doctor_library_done(void *u, void *row)
{
	struct doctor_library *lib = row;

	(void)u;
	free(lib->path);
}
