// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * file_check_fuzz.c - any changes of what a reader answers of a file: it is refused, or whoever uses it is safe.
 *
 * Built and run by "make fuzz".
 */
#include "../../user/plan/file_check.c"

#include <stdlib.h>

#define FILE_SIZE 4096

/* As user/live/objects.c uses a place. */
static void use_place(const struct file_plan_place *at)
{
	if (at->possible &&
	    (at->offset >= FILE_SIZE || XB_COOKIE_FLAGS(XB_COOKIE(1, 1, at->regmap, 0))))
		abort();
}

static void use(const struct file_plan *p)
{
	const struct file_plan_func *unknown = p->funcs + p->nfuncs - p->unknown;
	struct xb_py_layout layout;

	for (const struct file_plan_func *f = p->funcs; f < p->funcs + p->nfuncs; f++) {
		if (strlen(f->symbol) >= NEWER_NAME || strpbrk(f->symbol, "\x1b\n\r\t ;\"'<>"))
			abort();
		if ((f < unknown) != !!catalog_find_symbol(f->symbol))
			abort();
		use_place(&f->at);
	}
	use_place(&p->late);
	if (strlen(p->release) >= FILE_PLAN_RELEASE)
		abort();
	if (!p->xpti.error && p->xpti.offset >= FILE_SIZE)
		abort();
	if (!p->beacon.error && (p->beacon.events >= FILE_SIZE || p->beacon.details_counter % 2))
		abort();
	if (!p->python.error && !plan_python_layout(p->python.minor, &layout))
		abort();
}

static void make_sound(struct file_plan *p)
{
	static const char *const names[] = { "urEventWait", "zeInit", "urBrandNewThing" };

	*p = (struct file_plan){ .release = "2026.2.0", .nfuncs = 3, .unknown = 1 };
	p->xpti.regmap = XB_REGMAP_ABI;
	p->beacon.events_counter = p->beacon.details_counter = 2;
	p->python.minor = 12;
	for (size_t i = 0; i < p->nfuncs; i++) {
		strncpy(p->funcs[i].symbol, names[i], NEWER_NAME - 1);
		p->funcs[i].at.possible = 1;
	}
	if (!file_plan_is_sound(p, FILE_SIZE))
		abort();
}

/* What is changed in a plan that would be taken: so many bytes from there on. */
struct change {
	uint16_t at;
	uint8_t size;
	uint8_t bytes[8];
} __attribute__((packed));

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct file_plan p;
	const size_t all = file_plan_size(4);
	struct change c;

	memset(&p, 0, all);
	make_sound(&p);
	for (; size >= sizeof(c); data += sizeof(c), size -= sizeof(c)) {
		memcpy(&c, data, sizeof(c));
		c.at %= all - sizeof(c.bytes);
		memcpy((char *)&p + c.at, c.bytes, c.size % sizeof(c.bytes) + 1);
	}
	if (file_plan_is_sound(&p, FILE_SIZE) && !p.error)
		use(&p);
	return 0;
}
