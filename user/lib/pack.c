// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* pack.c - xptibpf_pack(): the folder by packing/, and the device images in it as export writes them; and xptibpf_pack_check(). */
#include <errno.h>
#include <string.h>

#include "base/errline.h"
#include "base/sized.h"
#include "lib/last_error.h"
#include "packing/check.h"
#include "packing/packing.h"
#include "xptibpf/xptibpf.h"

struct reading {
	const struct xptibpf_pack *o;
	struct xptibpf *x;
};

static void on_progress(void *u, uint64_t bytes, uint64_t size)
{
	const struct reading *r = u;

	(void)bytes, (void)size;
	if (r->o->stop && r->o->stop(r->o->u))
		xptibpf_stop(r->x);
}

static int write_images(const struct xptibpf_pack *o, const char *folder, struct errline *error)
{
	struct reading reading = { .o = o };
	const struct xptibpf_opts opts = { .size = sizeof(opts),
					   .input = o->input,
					   .warn = o->warn,
					   .u = o->u,
					   .progress = on_progress,
					   .progress_u = &reading };
	const struct xptibpf_output out = {
		.size = sizeof(out), .format = "images", .fd = -1, .path = folder
	};
	struct xptibpf *x;
	int r = xptibpf_new(&opts, &x);

	if (r < 0)
		return errline_set(error, r, "%s", xptibpf_error(NULL));
	reading.x = x;
	r = xptibpf_add_output(x, &out);
	if (r >= 0)
		r = xptibpf_run(x);
	/* Of a recording that is damaged, there is what is whole; and none of its images may be. */
	if (r == -EBADMSG || r == -ENOMSG)
		r = 0;
	if (r < 0)
		errline_set(error, r, "%s", xptibpf_error(x));
	xptibpf_free(x);
	return r;
}

static int pack(const struct xptibpf_pack *o, struct xptibpf_pack_stats *ret, struct errline *error)
{
	struct packing *p;
	int r = packing_new(o, &p, error);

	if (r < 0)
		return r;
	r = packing_write(p, error);
	if (r >= 0 && packing_images(p))
		r = write_images(o, packing_images(p), error);
	if (r >= 0)
		r = packing_end(p, ret, error);
	packing_free(p);
	return r;
}

int xptibpf_pack(const struct xptibpf_pack *opts, struct xptibpf_pack_stats *ret)
{
	struct xptibpf_pack_stats stats = { 0 };
	struct errline e = { 0 };
	struct xptibpf_pack o;
	int r = sized_take(opts, &o, sizeof(o));

	if (r >= 0 && ret->size < sizeof(ret->size))
		r = -EINVAL;
	if (r >= 0)
		r = pack(&o, &stats, &e);
	if (r >= 0)
		r = sized_give(&stats, sizeof(stats), ret);
	if (r < 0)
		last_error_set(e.text[0] ? e.text : strerror(-r));
	return r;
}

int xptibpf_pack_check(const char *folder)
{
	struct errline e = { 0 };
	int r = packing_check(folder, &e);

	if (r < 0)
		last_error_set(e.text[0] ? e.text : strerror(-r));
	return r;
}
