// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * devices.h - what this machine's devices do, as a process without privileges reads it from their drivers' libraries.
 *
 * A driver may crash, hang, or return anything: the one that traces takes from it copies of a fixed size, in which each
 * value is one that is possible and each text ends.
 */
#ifndef XB_SERVE_DEVICES_H
#define XB_SERVE_DEVICES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DEVICES_MAX   16 /* that have series */
#define DEVICES_NAME  16 /* bytes with the NUL */
#define DEVICES_MODEL 64
#define DEVICES_NONE \
	3 /* exit status of the process that reads: there is no library, or no device */

/* How often they are read. Who asks a driver more often keeps some devices awake. */
#define DEVICES_READ_NS 5000000000ull

enum devices_value {
	DEVICES_BUSY,		  /* part of the time, in billionths */
	DEVICES_MEMORY_USED,	  /* bytes */
	DEVICES_MEMORY,		  /* the same: all there is */
	DEVICES_POWER,		  /* billionths of a watt */
	DEVICES_TEMPERATURE,	  /* billionths of a degree Celsius; none below 0 */
	DEVICES_PROCESSES,	  /* that use it */
	DEVICES_PROCESSES_MEMORY, /* bytes of device memory that they have */
	DEVICES_VALUES
};

struct devices_one {
	char name[DEVICES_NAME]; /* the driver's own number of it: "nvidia0", "ze1" */
	char model[DEVICES_MODEL];
	uint32_t known; /* bits 1 << value: what the driver tells */
	uint64_t values[DEVICES_VALUES];
};

struct devices {
	uint32_t told; /* so many are there by what drivers say; those after the first DEVICES_MAX have no row */
	uint32_t n;
	struct devices_one all[DEVICES_MAX];
};

/* The next row, with its name; NULL: there is no room. text: the model, of a driver; it has size bytes at most. */
struct devices_one *devices_add(struct devices *d, const char *kind, unsigned number,
				const char *text, size_t size);
void devices_set(struct devices_one *one, enum devices_value which, uint64_t v);

/* Memory that both processes map. */
struct devices_shared {
	uint64_t number; /* of readings: it changes with each */
	struct devices now;
};

/* As those of memory.h. */
int devices_create(struct devices_shared **ret, int *ret_fd);
int devices_map(int fd, struct devices_shared **ret);
struct devices_shared *devices_unmap(struct devices_shared *s);
/* By the process that reads. */
void devices_write(struct devices_shared *s, const struct devices *now);
/* By the other one: what is possible of what was written. */
void devices_take(const struct devices_shared *s, struct devices *ret);

#endif
