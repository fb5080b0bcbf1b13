// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * devices_show.c - what the process that reads devices tells, without tracing anything.
 *
 *     devices_show [SECONDS]      by the process that serve starts, with the libraries of this machine
 *     devices_show NVML SYSMAN    by these libraries, in this process, twice in 1 s
 *
 * A line of each device of each reading, and at last how the process has ended.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "serve/device_nvml.h"
#include "serve/device_sysman.h"
#include "serve/worker.h"

static void show(const struct devices *d)
{
	printf("told %u\n", d->told);
	for (uint32_t i = 0; i < d->n; i++) {
		const struct devices_one *one = &d->all[i];

		printf("%s '%s'", one->name, one->model);
		for (unsigned v = 0; v < DEVICES_VALUES; v++) {
			if (one->known & 1u << v)
				printf(" %llu", (unsigned long long)one->values[v]);
			else
				printf(" -");
		}
		printf("\n");
	}
	fflush(stdout);
}

static int by_worker(unsigned seconds)
{
	struct devices_shared *shared;
	uint64_t number = 0;
	int fd, hold, status;
	pid_t pid;

	if (devices_create(&shared, &fd) < 0 || worker_start_devices(fd, &pid, &hold) < 0)
		return 1;
	for (unsigned ms = 0; ms < seconds * 1000; ms += 100) {
		struct devices d;

		usleep(100000);
		if (waitpid(pid, &status, WNOHANG) == pid) {
			printf("ended %#x\n", (unsigned)status);
			return 0;
		}
		if (number == shared->number)
			continue;
		number = shared->number;
		devices_take(shared, &d);
		show(&d);
	}
	close(hold);
	waitpid(pid, &status, 0);
	printf("ended %#x\n", (unsigned)status);
	return 0;
}

static int by_libraries(const char *nvml_path, const char *sysman_path)
{
	static struct sysman sysman;
	struct nvml nvml;
	int n = nvml_open(nvml_path, &nvml), z = sysman_open(sysman_path, &sysman);

	printf("nvml %d sysman %d\n", n, z);
	for (int i = 0; i < 2; i++) {
		struct devices d = { 0 };

		usleep(i * 1000000);
		if (n >= 0)
			nvml_read(&nvml, &d);
		if (z >= 0)
			sysman_read(&sysman, &d);
		show(&d);
	}
	return 0;
}

int main(int argc, char **argv)
{
	if (argc == 3 && worker_is(argc - 1, argv + 1))
		return worker_main(argv + 1, "test");
	if (argc == 3)
		return by_libraries(argv[1], argv[2]);
	return by_worker(argc > 1 ? (unsigned)atoi(argv[1]) : 12);
}
