// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * account_test.c - what functions do with memory, in the kernel side's terms. The words are those in which the System V
 * ABI passes the arguments of the headers' prototypes.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/cleanup.h"
#include "catalog/catalog.h"
#include "plan/account.h"

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

static void test_memory(void **state)
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

	(void)state;
	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		struct xb_account a = account(all[i].function);

		if (a.act != all[i].act || a.kind != all[i].kind || a.pointer != all[i].pointer ||
		    a.nsides != all[i].nsides || (a.nsides && a.sides[0].word != all[i].size))
			fail_msg("%s: act %u kind %u pointer %u sides %u of word %u",
				 all[i].function, a.act, a.kind, a.pointer, a.nsides,
				 a.sides[0].word);
	}
}

static void test_copies(void **state)
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

	(void)state;
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

static void test_waits(void **state)
{
	(void)state;
	assert_int_equal(account("urEventWait").waits, 1);
	assert_int_equal(account("cuStreamSynchronize").waits, 1);
	/* Word 1 says whether. */
	assert_int_equal(account("urEnqueueUSMMemcpy").waits, 1 + 2);
	assert_int_equal(account("urUSMFree").waits, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_memory),
		cmocka_unit_test(test_copies),
		cmocka_unit_test(test_waits),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
