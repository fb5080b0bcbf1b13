// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arm_show.c - what arm/way.h tells of a library: one line a fact, and as a block for tests/xpti/armed.c.
 *
 *	arm_show LIBRARY [BIAS BLOCK BEACON [NAME=VALUE]...]
 *
 * Members of the block that are to be otherwise: flags, version, give_up, bias, framework.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arm/way.h"
#include "base/cleanup.h"
#include "elf/elf_file.h"

static void show(const struct arm_block *b)
{
	const struct arm_module *m = &b->modules[0];

	printf("loader %#" PRIx64 "\nflag %#x\ntable %#x\n", m->loader, m->flag, m->table);
	for (uint32_t i = 0; i < m->nslots; i++)
		printf("slot %u %s\n", m->slots[i].offset, m->slots[i].name);
	for (uint32_t i = 0; i < m->nids; i++)
		printf("%s %#" PRIx64 " %s\n", m->ids[i].is_level ? "level" : "id",
		       m->ids[i].address, m->ids[i].stream);
	for (uint32_t i = 0; i < m->nevents; i++)
		printf("event %#" PRIx64 " %s\n", m->events[i].address, m->events[i].name);
	for (uint32_t i = 0; i < b->nstreams; i++)
		printf("stream %s\n", b->streams[i]);
	printf("framework %s\n", b->framework);
}

static int write_block(const struct arm_block *b, const char *path)
{
	_cleanup_fclose_ FILE *f = fopen(path, "we");

	return f && fwrite(b, sizeof(*b), 1, f) == 1 ? 0 : -errno;
}

static int change(struct arm_block *b, const char *how)
{
	const char *value = strchr(how, '=');
	uint32_t n = value ? (uint32_t)strtoul(value + 1, NULL, 0) : 0;

	if (!value)
		return -EINVAL;
	if (!strncmp(how, "framework=", 10))
		snprintf(b->framework, sizeof(b->framework), "%s", value + 1);
	else if (!strncmp(how, "flags=", 6))
		b->flags = n;
	else if (!strncmp(how, "version=", 8))
		b->version = n;
	else if (!strncmp(how, "give_up=", 8))
		b->give_up = n;
	else if (!strncmp(how, "bias=", 5))
		b->modules[0].bias += n;
	else
		return -EINVAL;
	return 0;
}

static int make_block(struct arm_block *b, char **argv)
{
	int r = 0;

	snprintf(b->beacon, sizeof(b->beacon), "%s", argv[4]);
	for (int i = 5; argv[i] && r >= 0; i++)
		r = change(b, argv[i]);
	return r < 0 ? r : write_block(b, argv[3]);
}

int main(int argc, char **argv)
{
	_cleanup_close_ int fd = -1, root = open("/", O_PATH | O_CLOEXEC);
	static struct arm_block b = { .version = ARM_VERSION, .size = sizeof(b), .nmodules = 1 };
	struct elf_file *f = NULL;
	int r;

	if (argc < 2 || (argc > 2 && argc < 5))
		return 2;
	fd = open(argv[1], O_RDONLY | O_CLOEXEC);
	r = fd < 0 ? -errno : elf_file_open(fd, &f);
	if (r >= 0) {
		printf("release %s\n", elf_file_release(f));
		r = arm_way(f, argc > 2 ? strtoull(argv[2], NULL, 16) : 0, &b.modules[0]);
	}
	if (r >= 0)
		r = arm_streams(f, &b.modules[0], &b);
	if (r >= 0)
		r = arm_framework(root, argv[1], b.framework);
	if (r >= 0) {
		show(&b);
		r = argc > 2 ? make_block(&b, argv) : 0;
	}
	elf_file_free(f);
	if (r < 0)
		printf("error %s\n", strerrorname_np(-r));
	return r < 0;
}
