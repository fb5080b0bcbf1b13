// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * shared.c - memory that two processes have, and memory that a program maps itself, through Level Zero.
 *
 *   shared DRIVER [WHAT]
 *
 * DRIVER "null": what that driver leaves unwritten (handles, addresses) we have written before. "real": the driver's
 * own. WHAT: "ipc", "maps" or "copies"; else all. Says on its standard output what it has done, a line each, of which a
 * test makes its expectations. The importer is a process of its own, and gets handles through a pipe.
 */
#include <level_zero/ze_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define MIB (1ul << 20)

static int null_driver;
static ze_driver_handle_t driver;
static ze_device_handle_t device;
static ze_context_handle_t context;

static void need(const char *what, int ok)
{
	if (ok)
		return;
	printf("failed %s\n", what);
	fflush(stdout);
	_exit(9);
}

#define OK(call) need(#call, (call) == ZE_RESULT_SUCCESS)

static void start(void)
{
	ze_context_desc_t desc = { ZE_STRUCTURE_TYPE_CONTEXT_DESC };
	uint32_t n = 1;

	OK(zeInit(0));
	OK(zeDriverGet(&n, &driver));
	n = 1;
	OK(zeDeviceGet(driver, &n, &device));
	OK(zeContextCreate(driver, &desc, &context));
}

static void *addresses(size_t size)
{
	void *p = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	need("mmap", p != MAP_FAILED);
	return p;
}

static void *device_memory(size_t size)
{
	ze_device_mem_alloc_desc_t desc = { ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC };
	void *p = NULL;

	OK(zeMemAllocDevice(context, &desc, size, 64, device, &p));
	return p;
}

/* ---- handles between processes ----------------------------------------------------------------- */

static ze_ipc_mem_handle_t random_handle(void)
{
	ze_ipc_mem_handle_t h;
	FILE *f = fopen("/dev/urandom", "r");

	need("random bytes", f && fread(&h, sizeof(h), 1, f) == 1);
	fclose(f);
	h.data[0] = 0; /* no text */
	return h;
}

static ze_ipc_mem_handle_t give(void *p, ze_ipc_mem_handle_t h)
{
	OK(zeMemGetIpcHandle(context, p, &h));
	return h;
}

static void *take(ze_ipc_mem_handle_t h, void *where)
{
	OK(zeMemOpenIpcHandle(context, device, h, 0, &where));
	return where;
}

/* What the importer gets, in this order. */
enum { FIRST, SECOND, SHORT, TWICE, NEVER, HANDLES };

static int importer(int from)
{
	ze_ipc_mem_handle_t h[HANDLES];
	int i, n = null_driver ? HANDLES : 2;
	void *p[HANDLES];

	need("handles", read(from, h, sizeof(h)) == (ssize_t)sizeof(h));
	start();
	for (i = 0; i < n; i++) {
		p[i] = take(h[i], addresses(MIB));
		printf("import %d %d %p\n", i, (int)getpid(), p[i]);
	}
	/* Once more, to the same address. */
	if (null_driver)
		take(h[FIRST], p[FIRST]);
	OK(zeMemCloseIpcHandle(context, p[FIRST]));
	if (null_driver)
		OK(zeMemCloseIpcHandle(context, p[FIRST]));
	fflush(stdout);
	return 0;
}

static void exporter(const char *program, const char *how)
{
	ze_ipc_mem_handle_t h[HANDLES], few = { { 0 } };
	void *p[3] = { device_memory(MIB), device_memory(2 * MIB), device_memory(3 * MIB) };
	int pipe_to[2], status, i;
	char fd[16];
	pid_t child;

	few.data[0] = 7;
	for (i = 0; i < HANDLES; i++)
		h[i] = random_handle();
	h[FIRST] = give(p[0], h[FIRST]);
	h[SECOND] = give(p[1], h[SECOND]);
	if (null_driver) {
		h[SHORT] = give(p[2], few);
		h[TWICE] = give(p[0], h[TWICE]);
		give(p[1], h[TWICE]);
	}
	for (i = 0; i < 3; i++)
		printf("export %d %d %p %lu\n", i, (int)getpid(), p[i], (i + 1) * MIB);
	need("pipe", !pipe(pipe_to));
	fflush(stdout);
	child = fork();
	if (!child) {
		snprintf(fd, sizeof(fd), "%d", pipe_to[0]);
		execl(program, program, how, "import", fd, NULL);
		_exit(8);
	}
	need("write", write(pipe_to[1], h, sizeof(h)) == (ssize_t)sizeof(h));
	need("wait", waitpid(child, &status, 0) == child);
	printf("importer %d\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1);
	OK(zeMemFree(context, p[0]));
	OK(zeMemFree(context, p[2]));
	printf("leak %lu\n", 2 * MIB);
}

/* ---- maps -------------------------------------------------------------------------------------- */

static ze_physical_mem_handle_t physical(size_t size)
{
	ze_physical_mem_desc_t desc = { ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, NULL, 0, size };
	ze_physical_mem_handle_t h = NULL;

	OK(zePhysicalMemCreate(context, device, &desc, &h));
	return h;
}

static void maps(void)
{
	const size_t size = 2 * MIB;
	ze_physical_mem_handle_t a, b;
	char *at = null_driver ? addresses(4 * size) : NULL;
	void *start = at;

	OK(zeVirtualMemReserve(context, NULL, 4 * size, &start));
	at = start;
	a = physical(size);
	b = physical(size);
	OK(zeVirtualMemMap(context, at, size, a, 0, ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE));
	OK(zeVirtualMemMap(context, at + size, size, b, 0, ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE));
	OK(zeVirtualMemUnmap(context, at, size));
	OK(zePhysicalMemDestroy(context, a));
	printf("physical 2 %lu\nreserved 1 %lu\nmapped 2 %lu\n", 2 * size, 4 * size, 2 * size);
	printf("left %p %p\n", (void *)b, (void *)(at + size));
}

/* ---- copies ------------------------------------------------------------------------------------ */

static void copies(void)
{
	ze_command_list_desc_t desc = { ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC };
	ze_copy_region_t flat = { 0, 0, 0, 64, 16, 0 }, deep = { 0, 0, 0, 32, 8, 4 };
	void *a = device_memory(MIB), *b = device_memory(MIB);
	ze_command_list_handle_t list;
	char pattern = 1;

	OK(zeCommandListCreate(context, device, &desc, &list));
	OK(zeCommandListAppendMemoryCopyRegion(list, a, &flat, 64, 0, b, &flat, 64, 0, NULL, 0,
					       NULL));
	OK(zeCommandListAppendMemoryCopyRegion(list, a, &deep, 32, 256, b, &deep, 32, 256, NULL, 0,
					       NULL));
	OK(zeCommandListAppendMemoryCopy(list, a, b, 512, NULL, 0, NULL));
	OK(zeCommandListAppendMemoryFill(list, a, &pattern, 1, 4096, NULL, 0, NULL));
	printf("copy %d\ncopy %d\ncopy 512\nfill 4096\n", 64 * 16, 32 * 8 * 4);
	OK(zeMemFree(context, a));
	OK(zeMemFree(context, b));
}

int main(int argc, char **argv)
{
	const char *what = argc > 2 ? argv[2] : "";

	null_driver = argc > 1 && !strcmp(argv[1], "null");
	if (argc > 3 && !strcmp(what, "import"))
		return importer(atoi(argv[3]));
	start();
	if (!*what || !strcmp(what, "ipc"))
		exporter(argv[0], argv[1]);
	if (!*what || !strcmp(what, "maps"))
		maps();
	if (!*what || !strcmp(what, "copies"))
		copies();
	fflush(stdout);
	return 0;
}
