// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ur_shared.cpp - memory that two processes have, through Unified Runtime: the first exports, and starts itself as the
 * second, which imports and closes. Handles go through a pipe. Says what it did, as shared.c does.
 */
#include <ur_api.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>

static const size_t MIB = 1 << 20;

#define OK(call)                                                        \
	do {                                                            \
		ur_result_t r_ = (call);                                \
		if (r_) {                                               \
			printf("failed %s gave %#x\n", #call, (int)r_); \
			fflush(stdout);                                 \
			_exit(9);                                       \
		}                                                       \
	} while (0)

static ur_context_handle_t context;
static ur_device_handle_t device;

static void start()
{
	ur_adapter_handle_t adapter;
	ur_platform_handle_t platform;

	OK(urLoaderInit(0, nullptr));
	OK(urAdapterGet(1, &adapter, nullptr));
	OK(urPlatformGet(adapter, 1, &platform, nullptr));
	OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr));
	OK(urContextCreate(1, &device, nullptr, &context));
}

static int importer(int from)
{
	static char data[4096];
	size_t size = 0;
	void *p = nullptr;

	start();
	if (read(from, &size, sizeof(size)) != sizeof(size) || size > sizeof(data) ||
	    read(from, data, size) != (ssize_t)size)
		return 7;
	OK(urIPCOpenMemHandleExp(context, device, data, size, &p));
	printf("import 0 %d %p\n", (int)getpid(), p);
	OK(urIPCCloseMemHandleExp(context, p));
	fflush(stdout);
	return 0;
}

int main(int argc, char **argv)
{
	int pipe_to[2], status = -1;
	void *p, *data;
	char fd[16];
	size_t size;

	if (argc > 1)
		return importer(atoi(argv[1]));
	start();
	OK(urUSMDeviceAlloc(context, device, nullptr, nullptr, MIB, &p));
	OK(urIPCGetMemHandleExp(context, p, &data, &size));
	printf("export 0 %d %p %zu\nhandle %zu\n", (int)getpid(), p, MIB, size);
	fflush(stdout);
	if (pipe(pipe_to))
		return 6;
	snprintf(fd, sizeof(fd), "%d", pipe_to[0]);
	if (!fork()) {
		execl(argv[0], argv[0], fd, nullptr);
		_exit(8);
	}
	if (write(pipe_to[1], &size, sizeof(size)) != sizeof(size) ||
	    write(pipe_to[1], data, size) != (ssize_t)size)
		return 5;
	wait(&status);
	printf("importer %d\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1);
	OK(urIPCPutMemHandleExp(context, data));
	OK(urUSMFree(context, p));
	fflush(stdout);
	return 0;
}
