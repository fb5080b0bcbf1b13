// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * listening_show.c - for listening.py: in each libxptifw that is given it listens to some trace points of some streams, and
 * holds what is read of that from outside against what the framework itself answers to runtimes.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arm/listening.h"
#include "base/strbuf.h"
#include "elf/elf_file.h"

static const char *const names[] = { "sycl", "sycl.experimental.buffer",
				     "sycl.experimental.mem_alloc", "nobody's" };

static void heard(void)
{
}

static unsigned differences(void *lib, const struct listening *l)
{
	bool (*check)(uint16_t stream, uint16_t type) = dlsym(lib, "xptiCheckTraceEnabled");
	unsigned n = 0;

	for (size_t i = 0; i < l->n; i++)
		for (uint16_t type = 1; type < LISTENING_TYPES; type++)
			n += l->streams[i].heard[type] !=
			     (check ? check(l->streams[i].id, type) : true);
	return n;
}

static void listen(void *lib)
{
	uint8_t (*stream)(const char *) = dlsym(lib, "xptiRegisterStream");
	int32_t (*add)(uint8_t, uint16_t, void (*)(void)) = dlsym(lib, "xptiRegisterCallback");
	int32_t (*drop)(uint8_t, uint16_t, void (*)(void)) = dlsym(lib, "xptiUnregisterCallback");
	void (*enable)(bool) = dlsym(lib, "xptiForceSetTraceEnabled");
	uint8_t id[4];

	enable(true);
	for (int i = 0; i < 4; i++)
		id[i] = stream(names[i]);
	for (uint16_t type = 1; type < 600; type++) {
		if (type != 16)
			add(id[0], type, heard);
		if (type % 3)
			add(id[1], type, heard);
	}
	for (uint16_t type = 33; type < 40; type++)
		drop(id[1], type, heard);
}

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		struct listening *l = calloc(1, sizeof(*l));
		struct strbuf text = STRBUF_INIT;
		struct xpti_heard where;
		struct elf_file *f;
		struct link_map *map;
		void *lib = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL);
		int r, fd = open(argv[i], O_RDONLY);

		if (!lib || dlinfo(lib, RTLD_DI_LINKMAP, &map) || fd < 0 ||
		    elf_file_open(fd, &f) < 0) {
			fprintf(stderr, "%s: no library\n", argv[i]);
			return 1;
		}
		listen(lib);
		r = xpti_heard(f, &where);
		if (!r)
			r = listening_read(getpid(), map->l_addr, &where, l);
		listening_gaps(l, NULL, NULL, &text);
		printf("{\"error\":%d,\"on\":%d,\"streams\":%zu,\"differences\":%u,\"gaps\":\"%s\"}\n",
		       r, l->on, l->n, differences(lib, l), strbuf_str(&text));
	}
	return 0;
}
