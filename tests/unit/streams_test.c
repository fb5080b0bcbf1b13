// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * streams_test.c - where the call streams of XPTI have arguments. The numbers of functions are those of ur_function_t in the
 * ur_api.h of the releases, and the places of arguments those of the ABI. Those of CUDA's functions are members of the
 * structures of generated_cuda_meta.h, with which CUPTI's callbacks get them.
 */
#include "unit.h"
#include "catalog/catalog.h"
#include "plan/streams.h"

static struct xb_stream_func plan(const char *name, const char *release)
{
	struct xb_stream_func f;
	const struct cat_func *fn = catalog_find(name);
	struct pi_kinds kinds;

	assert_non_null(fn);
	pi_kinds_of(release, &kinds);
	assert_true(plan_stream(catalog_variant(fn, release), &kinds, 7, &f));
	assert_int_equal(f.slot, 7);
	return f;
}

static void check_arg(const struct xb_stream_func *f, unsigned i, unsigned at, unsigned word,
		      unsigned bytes)
{
	assert_true(i < f->nargs);
	assert_int_equal(f->args[i].at, at);
	assert_int_equal(f->args[i].word, word);
	assert_int_equal(f->args[i].bytes, bytes);
}

TEST(addresses_one_after_the_other)
{
	struct xb_stream_func f = plan("urEventWait", "2026.2.0");

	assert_int_equal(f.number, 42);
	assert_int_equal(f.flags, XB_STREAM_POINTERS);
	assert_int_equal(f.nargs, 2);
	check_arg(&f, 0, 0, 0, 4); /* uint32_t numEvents */
	check_arg(&f, 1, 8, 1, 8); /* const ur_event_handle_t *phEventWaitList */
}

/* Structures by value are on the stack, and each has several words. */
TEST(structures_by_value)
{
	struct xb_stream_func f = plan("urEnqueueMemBufferReadRect", "2026.2.0");

	assert_int_equal(f.nargs, 14);
	check_arg(&f, 2, 16, 2, 1);   /* bool blockingRead */
	check_arg(&f, 3, 24, 6, 24);  /* ur_rect_offset_t bufferOrigin */
	check_arg(&f, 4, 32, 9, 24);  /* ur_rect_offset_t hostOrigin */
	check_arg(&f, 5, 40, 12, 24); /* ur_rect_region_t region */
	check_arg(&f, 6, 48, 3, 8);   /* size_t bufferRowPitch: the next register */
	check_arg(&f, 9, 72, 15, 8);  /* size_t hostSlicePitch */
	check_arg(&f, 13, 104, 19, 8);
}

TEST(numbers_are_of_a_release)
{
	assert_int_equal(plan("urCommandBufferAppendUSMMemcpyExp", "2025.0.4").number, 203);
	assert_int_equal(plan("urCommandBufferAppendUSMMemcpyExp", "2025.1.0").number, 231);
	assert_int_equal(plan("urEnqueueKernelLaunch", "2025.0.4").nargs, 9);
	assert_int_equal(plan("urEnqueueKernelLaunch", "2025.3.0").nargs, 11);
}

/* As sizeof() of the arguments, one after the other, in pi.h of 2024.2. */
TEST(values_without_gaps)
{
	struct xb_stream_func f = plan("piextUSMEnqueueMemcpy", "2024.2.1");

	assert_int_equal(f.flags, 0);
	assert_int_equal(f.nargs, 8);
	check_arg(&f, 0, 0, 0, 8);  /* pi_queue queue */
	check_arg(&f, 1, 8, 1, 4);  /* pi_bool blocking */
	check_arg(&f, 2, 12, 2, 8); /* void *dst_ptr */
	check_arg(&f, 4, 28, 4, 8); /* size_t size */
	check_arg(&f, 5, 36, 5, 4); /* pi_uint32 num_events_in_waitlist */
	check_arg(&f, 6, 40, 6, 8); /* on the stack */
	check_arg(&f, 7, 48, 7, 8);
}

/* Those in the runtime's own symbols: plugin::call<(PiApiKind)78, ...>. */
TEST(numbers_of_plugins)
{
	assert_int_equal(plan("piEnqueueKernelLaunch", "2024.2.1").number, 78);
	assert_int_equal(plan("piEventsWait", "2024.2.1").number, 67);
	assert_int_equal(plan("piextUSMDeviceAlloc", "2024.2.1").number, 96);
	assert_int_equal(plan("piKernelSetArg", "2024.2.1").number, 53);
}

/* Level Zero's releases are not SYCL's. */
TEST(releases_with_a_stream)
{
	const struct cat_api *ze = catalog_api(CAT_API_ZE);

	assert_false(catalog_streams_in(ze, "2021.4.0"));
	assert_true(catalog_streams_in(ze, "2022.2.1"));
	assert_true(catalog_streams_in(ze, "2024.2.1"));
	assert_false(catalog_streams_in(ze, "2025.0.0"));
	/* A library that says nothing of its release. */
	assert_true(catalog_streams_in(ze, ""));
	assert_true(catalog_streams_in(catalog_api(CAT_API_UR), "2026.2.0"));
	assert_false(catalog_streams_in(catalog_api(CAT_API_CL), "2026.2.0"));
}

/* ze_mem_alloc_device_params_t of ze_api.h. */
TEST(level_zero)
{
	struct xb_stream_func f = plan("zeMemAllocDevice", NULL);

	assert_int_equal(f.number, XB_STREAM_NO_NUMBER);
	assert_int_equal(f.flags, XB_STREAM_POINTERS);
	assert_int_equal(f.nargs, 6);
	check_arg(&f, 2, 16, 2, 8); /* size_t size */
	check_arg(&f, 5, 40, 5, 8); /* void **pptr */
}

/* cuLaunchKernel_params and cuIpcOpenMemHandle_v2_params. */
TEST(members_of_structures)
{
	struct xb_stream_func f = plan("cuLaunchKernel", NULL);

	assert_int_equal(f.number, XB_STREAM_NO_NUMBER);
	assert_int_equal(f.flags, 0);
	assert_int_equal(f.nargs, 11);
	check_arg(&f, 0, 0, 0, 8);    /* CUfunction f */
	check_arg(&f, 1, 8, 1, 4);    /* unsigned int gridDimX */
	check_arg(&f, 7, 32, 7, 4);   /* unsigned int sharedMemBytes */
	check_arg(&f, 8, 40, 8, 8);   /* CUstream hStream */
	check_arg(&f, 10, 56, 10, 8); /* void **extra */
	f = plan("cuIpcOpenMemHandle", NULL);
	check_arg(&f, 1, 8, 6, 64); /* CUipcMemHandle handle: on the stack */
	check_arg(&f, 2, 72, 1, 4); /* unsigned int Flags: the next register */
}

/* CUPTI calls them by their symbols. */
TEST(forms_by_their_symbols)
{
	const struct cat_func *fn = catalog_find("cuMemcpyHtoDAsync");
	struct xb_stream_func now, old;
	struct pi_kinds kinds;

	pi_kinds_of(NULL, &kinds);
	assert_string_equal(plan_stream_name(fn), "cuMemcpyHtoDAsync_v2");
	assert_true(plan_stream(fn, &kinds, 1, &now));
	fn = catalog_next_form(fn);
	assert_string_equal(plan_stream_name(fn), "cuMemcpyHtoDAsync_v2_ptsz");
	fn = catalog_next_form(fn);
	assert_string_equal(plan_stream_name(fn), "cuMemcpyHtoDAsync");
	assert_null(catalog_next_form(fn));
	/* Its addresses and sizes had 32 bits. */
	assert_true(plan_stream(fn, &kinds, 1, &old));
	check_arg(&now, 2, 16, 2, 8); /* size_t ByteCount */
	check_arg(&old, 0, 0, 0, 4);  /* CUdeviceptr_v1 dstDevice */
	check_arg(&old, 2, 16, 2, 4); /* unsigned int ByteCount */
	assert_string_equal(plan_stream_name(catalog_find("urEventWait")), "urEventWait");
}

TEST(others_have_no_streams)
{
	struct xb_stream_func f;
	struct pi_kinds kinds;

	pi_kinds_of("2024.2.1", &kinds);
	assert_false(plan_stream(catalog_find("clFinish"), &kinds, 1, &f));
	assert_false(plan_stream(catalog_find("pthread_create"), &kinds, 1, &f));
	/* The runtime has no number for it, and doesn't report it. */
	assert_false(plan_stream(catalog_find("piPluginInit"), &kinds, 1, &f));
}

/* The names are the keys of a table whose keys have a size. */
TEST(names_fit)
{
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		for (size_t i = 0; api && api->streams && i < api->nfuncs; i++)
			for (const struct cat_func *fn = api->funcs[i]; fn;
			     fn = catalog_next_form(fn))
				assert_true(strlen(plan_stream_name(fn)) < XB_STREAM_NAME);
	}
}
