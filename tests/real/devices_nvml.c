// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * devices_nvml.c - a library of NVML's name, with one device, for machines without one.
 *
 * The first byte of the file MODE says how it behaves: n: normally, l: it says that there are a million devices, c: it ends
 * the process, h: it hangs. The device's model is what the process was forbidden, as numbers of errors.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef MODE /* for tools that look at the file alone */
#define MODE "mode"
#endif

static char model[96];

static int failed(long r)
{
	return r < 0 ? errno : 0;
}

/* What is not refused is undone. */
static int try_fork(void)
{
	pid_t pid = fork();

	if (!pid)
		_exit(0);
	if (pid > 0)
		waitpid(pid, NULL, 0);
	return failed(pid);
}

int nvmlInit_v2(void)
{
	int shadow = failed(open("/etc/shadow", O_RDONLY)), write = failed(open(MODE, O_WRONLY));
	int make = failed(open("/dev/shm/xptibpf-test", O_WRONLY | O_CREAT, 0600));
	int net = failed(socket(AF_INET, SOCK_STREAM, 0)), sig = failed(kill(getppid(), 0));
	int exec = failed(execl("/bin/true", "true", NULL));

	snprintf(model, sizeof(model), "fork %d exec %d kill %d socket %d read %d write %d make %d",
		 try_fork(), exec, sig, net, shadow, write, make);
	return 0;
}

static char mode(void)
{
	int fd = open(MODE, O_RDONLY);
	char c = 'n';

	if (fd < 0 || read(fd, &c, 1) != 1)
		c = 'n';
	close(fd);
	return c;
}

int nvmlDeviceGetCount_v2(unsigned *n)
{
	char c = mode();

	if (c == 'h')
		for (;;)
			pause();
	if (c == 'c')
		abort();
	*n = c == 'l' ? 1000000 : 1;
	return 0;
}

int nvmlDeviceGetHandleByIndex_v2(unsigned i, void **device)
{
	*device = model + i;
	return 0;
}

int nvmlDeviceGetName(void *device, char *name, unsigned size)
{
	snprintf(name, size, "%s", model);
	return 0;
}

int nvmlDeviceGetPowerUsage(void *device, unsigned *milliwatts)
{
	*milliwatts = 123456;
	return 0;
}

int nvmlDeviceGetTemperature(void *device, int sensor, unsigned *degrees)
{
	*degrees = 41;
	return 0;
}
