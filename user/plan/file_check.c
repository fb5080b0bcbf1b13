// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* file_check.c - see file_check.h. */
#include "plan/file_check.h"

#include <errno.h>
#include <string.h>

#include "catalog/catalog.h"
#include "plan/python.h"
#include "plan/xpti_layout.h"
#include "wire.h"

#define ERRNO_MAX   4095
#define REGMAP_MAX  0xffffffU  /* six registers */
#define SYMBOLS_MAX (1U << 18) /* that may be left out: elf/symbols.c looks at no more */

/* Whether it ends, and nothing follows but what the letters have. */
static bool is_text(const char *text, size_t size, const char *letters)
{
	const char *end = memchr(text, '\0', size);

	return end && strspn(text, letters) == (size_t)(end - text);
}

static bool is_release(const char *text)
{
	return is_text(text, FILE_PLAN_RELEASE, "0123456789.");
}

static bool is_symbol(const char *text)
{
	return *text && is_text(text, NEWER_NAME,
				"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
}

/* Success, or an errno. */
static bool is_error(int32_t error)
{
	return error <= 0 && error >= -ERRNO_MAX;
}

static bool is_place(const struct file_plan_place *at, uint64_t file_size)
{
	if (!at->possible)
		return !at->offset && !at->regmap && !at->emulated;
	return at->possible == 1 && at->emulated <= 1 && at->offset < file_size &&
	       at->regmap <= REGMAP_MAX;
}

/* unknown: the catalog must not have it, and it must look like one of an API; otherwise, it must have it. */
static bool is_func(const struct file_plan_func *f, bool unknown, uint64_t file_size)
{
	bool expected;

	if (!is_symbol(f->symbol) || f->vaddr + f->size < f->vaddr || !is_place(&f->at, file_size))
		return false;
	if (!unknown)
		return catalog_find_symbol(f->symbol);
	return !catalog_find_symbol(f->symbol) &&
	       catalog_like(f->symbol, &expected) != CAT_API_NONE;
}

static bool is_xpti(const struct file_plan_xpti *x, uint64_t file_size)
{
	if (x->error)
		return is_error(x->error);
	return x->offset < file_size && x->regmap == XB_REGMAP_ABI &&
	       xpti_layout_is_sound(&x->layout);
}

/* A counter is changed by the kernel, as a number of 16 bits. */
static bool is_counter(uint64_t function, uint64_t counter, uint64_t file_size)
{
	return function < file_size && counter && counter < file_size &&
	       counter % sizeof(uint16_t) == 0;
}

static bool is_beacon(const struct file_plan_beacon *b, uint64_t file_size)
{
	if (!is_place(&b->says, file_size))
		return false;
	if (b->error)
		return is_error(b->error);
	return is_counter(b->events, b->events_counter, file_size) &&
	       is_counter(b->details, b->details_counter, file_size) &&
	       ((!b->times && !b->times_counter) ||
		is_counter(b->times, b->times_counter, file_size));
}

static bool is_python(const struct file_plan_python *p)
{
	struct xb_py_layout layout;

	return p->error ? is_error(p->error) : plan_python_layout(p->minor, &layout);
}

bool file_plan_is_sound(const struct file_plan *p, uint64_t file_size)
{
	if (p->error)
		return is_error(p->error);
	if (p->is & ~(uint32_t)FILE_PLAN_IS_ALL || !is_release(p->release) ||
	    !is_xpti(&p->xpti, file_size) || !is_beacon(&p->beacon, file_size) ||
	    !is_python(&p->python) || !is_place(&p->late, file_size))
		return false;
	if (p->left > SYMBOLS_MAX || p->unknown_left > SYMBOLS_MAX || p->nfuncs > FILE_PLAN_FUNCS ||
	    p->unknown > FILE_PLAN_UNKNOWN || p->unknown > p->nfuncs)
		return false;
	for (uint32_t i = 0; i < p->nfuncs; i++)
		if (!is_func(&p->funcs[i], i >= p->nfuncs - p->unknown, file_size))
			return false;
	return true;
}
