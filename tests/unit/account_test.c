// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * account_test.c - what functions do with memory, in the kernel side's terms. The words are those in which the System V
 * ABI passes the arguments of the headers' prototypes.
 */
#include "unit.h"
#include "base/cleanup.h"
#include "catalog/catalog.h"
#include "plan/account.h"
#include "wire_image.h"

static struct xb_account account(const char *function)
{
	const struct cat_func *f = catalog_find(function);
	struct xb_account a = { 0 };

	if (!f)
		fail_msg("the catalog has no %s", function);
	else
		account_plan(f, &a);
	return a;
}

TEST(test_memory)
{
	static const struct {
		const char *function;
		uint8_t act, kind, pointer, nsides, size;
	} all[] = {
		{ "urUSMDeviceAlloc", XB_ACCOUNT_ALLOC, XB_MEM_DEVICE, 5, 1, 4 },
		{ "urUSMHostAlloc", XB_ACCOUNT_ALLOC, XB_MEM_HOST, 4, 1, 3 },
		{ "zeMemAllocShared", XB_ACCOUNT_ALLOC, XB_MEM_SHARED, 6, 1, 3 },
		{ "clDeviceMemAllocINTEL", XB_ACCOUNT_ALLOC, XB_MEM_DEVICE, XB_ACCOUNT_RESULT, 1,
		  3 },
		{ "cuMemAllocManaged", XB_ACCOUNT_ALLOC, XB_MEM_SHARED, 0, 1, 1 },
		{ "urUSMPitchedAllocExp", XB_ACCOUNT_ALLOC, XB_MEM_DEVICE, 7, 0, 0 },
		{ "urUSMFree", XB_ACCOUNT_FREE, 0, 1, 0, 0 },
		{ "cuMemFree", XB_ACCOUNT_FREE, 0, 0, 0, 0 },
		/* Addresses without memory, other processes' memory, arrays; and what has nothing to do with it. */
		{ "zeVirtualMemReserve", 0, 0, 0, 0, 0 },
		{ "zeMemOpenIpcHandle", 0, 0, 0, 0, 0 },
		{ "clEnqueueSVMFree", 0, 0, 0, 0, 0 },
		{ "urContextCreate", 0, 0, 0, 0, 0 },
	};

	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		struct xb_account a = account(all[i].function);

		if (a.act != all[i].act || a.kind != all[i].kind || a.pointer != all[i].pointer ||
		    a.nsides != all[i].nsides || (a.nsides && a.sides[0].word != all[i].size))
			fail_msg("%s: act %u kind %u pointer %u sides %u of word %u",
				 all[i].function, a.act, a.kind, a.pointer, a.nsides,
				 a.sides[0].word);
	}
}

TEST(test_copies)
{
	static const struct {
		const char *function;
		uint8_t src_kind, src, dst_kind, dst;
		struct xb_account_side sides[3];
	} all[] = {
		{ "urEnqueueUSMMemcpy", XB_MEMS, 3, XB_MEMS, 2, { { .word = 4 } } },
		/* A side that the name says is the host's is looked for, too: it may be shared memory. */
		{ "cuMemcpyDtoH", XB_MEM_DEVICE, 1, XB_MEMS, 0, { { .word = 2 } } },
		{ "urEnqueueUSMMemcpy2D", XB_MEMS, 4, XB_MEMS, 2, { { .word = 6 }, { .word = 7 } } },
		/* Structures of 24 bytes are passed on the stack, in the order of the arguments that are. */
		{ "urEnqueueMemBufferReadRect",
		  XB_MEM_DEVICE,
		  1,
		  XB_MEMS,
		  16,
		  { { .word = 12 }, { .word = 13 }, { .word = 14, .flat = 1 } } },
		/* ze_copy_region_t: three origins, then width, height and depth, of 32 bits each. */
		{ "zeCommandListAppendMemoryCopyRegion",
		  XB_MEMS,
		  5,
		  XB_MEMS,
		  1,
		  { { .word = 2, .at = 4, .offset = 12 },
		    { .word = 2, .at = 4, .offset = 16 },
		    { .word = 2, .at = 4, .offset = 20, .flat = 1 } } },
		/* const size_t *region */
		{ "clEnqueueCopyBufferRect",
		  XB_MEM_DEVICE,
		  1,
		  XB_MEM_DEVICE,
		  2,
		  { { .word = 5, .at = 8 },
		    { .word = 5, .at = 8, .offset = 8 },
		    { .word = 5, .at = 8, .offset = 16, .flat = 1 } } },
	};

	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		struct xb_account a = account(all[i].function);

		if (a.act != XB_ACCOUNT_COPY || a.src_kind != all[i].src_kind ||
		    a.src != all[i].src || a.dst_kind != all[i].dst_kind || a.dst != all[i].dst)
			fail_msg("%s: act %u, from %u at %u to %u at %u", all[i].function, a.act,
				 a.src_kind, a.src, a.dst_kind, a.dst);
		assert_memory_equal(a.sides, all[i].sides, sizeof(a.sides));
	}
	/* Structures that describe several copies. */
	assert_int_equal(account("cuMemcpyBatchAsync").act, XB_ACCOUNT_COPY);
	assert_int_equal(account("cuMemcpyBatchAsync").nsides, 0);
}

TEST(test_lines)
{
	static const struct {
		const char *function;
		uint8_t image, row, slice, norigins;
		struct xb_account_side side, origin; /* the first of each */
	} all[] = {
		{ "urEnqueueMemImageRead", 2, 4, 5, 0, { .word = 9 }, { 0 } },
		{ "urEnqueueMemBufferReadRect", 0, 6, 16, 3, { .word = 12 }, { .word = 9 } },
		{ "urEnqueueUSMMemcpy2D", 0, 4, 0, 0, { .word = 6 }, { 0 } },
		{ "clEnqueueReadImage", 2, 6, 7, 0, { .word = 4, .at = 8 }, { 0 } },
		{ "clEnqueueReadBufferRect",
		  0,
		  9,
		  10,
		  3,
		  { .word = 5, .at = 8 },
		  { .word = 4, .at = 8 } },
		{ "piEnqueueMemImageRead", 2, 6, 7, 0, { .word = 4, .at = 8 }, { 0 } },
		{ "urEnqueueUSMMemcpy", 0, 0, 0, 0, { .word = 4 }, { 0 } },
	};

	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		struct xb_account a = account(all[i].function);

		if (a.image != all[i].image || a.row != all[i].row || a.slice != all[i].slice ||
		    a.norigins != all[i].norigins)
			fail_msg("%s: image %u row %u slice %u origins %u", all[i].function,
				 a.image, a.row, a.slice, a.norigins);
		assert_memory_equal(&a.sides[0], &all[i].side, sizeof(a.sides[0]));
		assert_memory_equal(&a.origins[0], &all[i].origin, sizeof(a.origins[0]));
	}
}

TEST(test_images)
{
	static const struct {
		const char *function;
		uint8_t pointer;
	} all[] = { { "urMemImageCreate", 5 },
		    { "piMemImageCreate", 5 },
		    { "clCreateImage", XB_ACCOUNT_RESULT } };

	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		struct xb_account a = account(all[i].function);

		/* Two 32-bit enumerators side by side in the structure of the third argument. */
		if (a.act != XB_ACCOUNT_IMAGE || a.pointer != all[i].pointer || a.nsides != 2 ||
		    a.sides[0].word != 2 || a.sides[0].at != 4 || a.sides[0].offset != 0 ||
		    a.sides[1].word != 2 || a.sides[1].at != 4 || a.sides[1].offset != 4)
			fail_msg("%s: act %u pointer %u sides %u", all[i].function, a.act,
				 a.pointer, a.nsides);
	}
	assert_int_equal(account("urMemBufferCreate").act, XB_ACCOUNT_NOTHING);
}

struct wanted {
	uint32_t order, channel;
	unsigned bytes;
};

static int note_format(void *u, uint32_t order, uint32_t channel, unsigned bytes)
{
	struct wanted *w = u;

	if (w->order == order && w->channel == channel)
		w->bytes = bytes;
	return 0;
}

static unsigned format(const char *function, uint32_t order, uint32_t channel)
{
	struct wanted w = { order, channel, 0 };

	assert_int_equal(account_formats(catalog_find(function), note_format, &w), 0);
	return w.bytes;
}

TEST(test_formats)
{
	/* ur_image_channel_order_t has R at 1, RGB at 4, RGBA at 5; the types are in the header's order, too. */
	assert_int_equal(format("urMemImageCreate", 5, 14), 16);
	assert_int_equal(format("urMemImageCreate", 1, 8), 2);
	assert_int_equal(format("urMemImageCreate", 4, 4), 2);
	/* CL_RGBA with CL_UNORM_INT8 and CL_HALF_FLOAT; CL_DEPTH has no size of its own. */
	assert_int_equal(format("clCreateImage", 0x10b5, 0x10d2), 4);
	assert_int_equal(format("piMemImageCreate", 0x10b5, 0x10dd), 8);
	assert_int_equal(format("clCreateImage", 0x10bd, 0x10de), 0);
	assert_int_equal(format("urMemBufferCreate", 5, 14), 0);
}

/* What is touched, byte by byte. */
TEST(test_spans)
{
	static const struct {
		struct xb_lines lines;
		uint64_t begin, end;
	} all[] = {
		{ { .width = 7, .height = 1, .depth = 1 }, 0, 7 },
		{ { .width = 4, .height = 3, .depth = 1 }, 0, 12 },
		{ { .width = 4, .height = 3, .depth = 1, .row = 10, .x = 2, .y = 1 }, 12, 36 },
		{ { .width = 4, .height = 3, .depth = 2, .row = 10 }, 0, 54 },
		{ { .width = 4, .height = 3, .depth = 2, .row = 10, .slice = 100, .z = 1 },
		  100,
		  224 },
	};

	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		struct xb_lines l = all[i].lines;

		xb_lines_apart(&l);
		assert_int_equal(xb_lines_begin(&l), all[i].begin);
		assert_int_equal(xb_lines_begin(&l) + xb_lines_span(&l), all[i].end);
	}
	/* How far they are apart is of no interest where there is one. */
	assert_int_equal(xb_lines_span(&(struct xb_lines){ .width = 3,
							   .height = 1,
							   .depth = 1,
							   .row = UINT64_MAX,
							   .slice = UINT64_MAX }),
			 3);
	assert_int_equal(xb_lines_span(&(struct xb_lines){ .width = 3, .depth = 1 }), 0);
	assert_true(xb_lines_span(&(struct xb_lines){
			    .width = 1ULL << 32, .height = 1ULL << 32, .depth = 1 }) > XB_DATA_MAX);
	assert_true(xb_lines_span(&(struct xb_lines){
			    .width = 1, .height = 2, .depth = 1, .row = UINT64_MAX }) >
		    XB_DATA_MAX);
}

TEST(test_waits)
{
	assert_int_equal(account("urEventWait").waits, 1);
	assert_int_equal(account("cuStreamSynchronize").waits, 1);
	/* Word 1 says whether. */
	assert_int_equal(account("urEnqueueUSMMemcpy").waits, 1 + 2);
	assert_int_equal(account("urUSMFree").waits, 0);
}
