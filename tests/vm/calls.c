// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * calls.c - for matrix.py and quick.py: calls two real loaders, of Unified Runtime (which finds no adapter) and of Level Zero
 * (with the null driver), and counts that itself.
 *
 * calls ROUNDS [wait|on]: with wait, it says "ready" when both are loaded, begins when it is told a line, and ends with its
 * input; with on, it never ends.
 */
#include <stdbool.h> /* ur_api.h needs it */
#include <level_zero/ze_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <ur_api.h>

static int call(int rounds, ze_driver_handle_t driver, ze_context_handle_t context)
{
	ze_device_mem_alloc_desc_t desc = { .stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC };
	uint32_t one = 1;
	void *p;

	for (int i = 0; i < rounds; i++) {
		urAdapterGet(0, NULL, &one);
		if (zeMemAllocDevice(context, &desc, 64, 0, (ze_device_handle_t)driver, &p) ||
		    zeMemFree(context, p))
			return 1;
	}
	printf("did %d\n", rounds);
	fflush(stdout);
	return 0;
}

int main(int argc, char **argv)
{
	int rounds = argc > 1 ? atoi(argv[1]) : 1;
	ze_driver_handle_t driver = NULL;
	ze_context_handle_t context = NULL;
	ze_context_desc_t how = { .stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC };
	uint32_t one = 1;
	char line[16];

	urLoaderInit(0, NULL);
	if (zeInit(0) || zeDriverGet(&one, &driver) || zeContextCreate(driver, &how, &context))
		return 1;
	while (argc > 2 && !strcmp(argv[2], "on") && !call(rounds, driver, context))
		usleep(50000);
	if (argc > 2 && (puts("ready"), fflush(stdout), !fgets(line, sizeof(line), stdin)))
		return 1;
	if (call(rounds, driver, context))
		return 1;
	/* Stacks are looked at while their process lives. */
	while (argc > 2 && fgets(line, sizeof(line), stdin))
		;
	return 0;
}
