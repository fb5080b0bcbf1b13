// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* devices.c - see devices.h. */
#include "serve/devices.h"

#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#include "serve/memory.h"

#define BILLION 1000000000ull

/* No device has more; what a driver says beyond is a mistake of its own. */
static const uint64_t most[DEVICES_VALUES] = {
	[DEVICES_BUSY] = BILLION,
	[DEVICES_MEMORY_USED] = 1ull << 50,
	[DEVICES_MEMORY] = 1ull << 50,
	[DEVICES_POWER] = 100000 * BILLION,
	[DEVICES_TEMPERATURE] = 1000 * BILLION,
	[DEVICES_PROCESSES] = 1 << 22, /* PID_MAX_LIMIT */
	[DEVICES_PROCESSES_MEMORY] = 1ull << 50,
};

/* Of at most size bytes: printable ASCII, without spaces at the end. */
static void clean(char *to, size_t room, const char *from, size_t size)
{
	size_t n = strnlen(from, size < room ? size : room - 1);

	for (size_t i = 0; i < n; i++)
		to[i] = from[i];
	for (size_t i = 0; i < n; i++)
		if (to[i] < ' ' || to[i] > '~')
			to[i] = '?';
	while (n && to[n - 1] == ' ')
		n--;
	memset(to + n, 0, room - n);
}

struct devices_one *devices_add(struct devices *d, const char *kind, unsigned number,
				const char *text, size_t size)
{
	struct devices_one *one = d->n < DEVICES_MAX ? &d->all[d->n++] : NULL;

	if (!one)
		return NULL;
	memset(one, 0, sizeof(*one));
	snprintf(one->name, sizeof(one->name), "%s%u", kind, number);
	clean(one->model, sizeof(one->model), text, size);
	return one;
}

void devices_set(struct devices_one *one, enum devices_value which, uint64_t v)
{
	if (v > most[which])
		return;
	one->known |= 1u << which;
	one->values[which] = v;
}

int devices_map(int fd, struct devices_shared **ret)
{
	return memory_map(fd, sizeof(**ret), (void **)ret);
}

int devices_create(struct devices_shared **ret, int *ret_fd)
{
	return memory_create("xptibpf-devices", sizeof(**ret), (void **)ret, ret_fd);
}

struct devices_shared *devices_unmap(struct devices_shared *s)
{
	if (s)
		munmap(s, sizeof(*s));
	return NULL;
}

void devices_write(struct devices_shared *s, const struct devices *now)
{
	s->now = *now;
	__atomic_store_n(&s->number, s->number + 1, __ATOMIC_RELEASE);
}

static void check_one(struct devices_one *one, const struct devices_one *from)
{
	clean(one->name, sizeof(one->name), from->name, sizeof(from->name));
	clean(one->model, sizeof(one->model), from->model, sizeof(from->model));
	for (unsigned v = 0; v < DEVICES_VALUES; v++)
		if (from->known & 1u << v)
			devices_set(one, v, from->values[v]);
}

static bool has(const struct devices *d, const char *name)
{
	for (uint32_t i = 0; i < d->n; i++)
		if (!strcmp(d->all[i].name, name))
			return true;
	return false;
}

/*
 * If it is written meanwhile, some values are those of the reading after; each is possible by itself. Two devices of one
 * name would be one series twice, which Prometheus refuses with all others.
 */
void devices_take(const struct devices_shared *s, struct devices *ret)
{
	struct devices got;

	memcpy(&got, &s->now, sizeof(got));
	memset(ret, 0, sizeof(*ret));
	ret->told = got.told;
	for (uint32_t i = 0; i < got.n && i < DEVICES_MAX; i++) {
		struct devices_one one = { 0 };

		check_one(&one, &got.all[i]);
		if (*one.name && !has(ret, one.name))
			ret->all[ret->n++] = one;
	}
}
