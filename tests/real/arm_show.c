// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arm_show.c - what arm/way.h says of a library: one line a fact, and as a block for tests/xpti/armed.c.
 *
 *	arm_show LIBRARY [BIAS BLOCK BEACON [NAME=VALUE]...]
 *
 * Members of the block that are to be otherwise: flags, version, give_up, bias, framework, framework_ino, type (of the last library's
 * tracing layer). also=LIBRARY@BIAS: another library besides.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arm/known.h"
#include "arm/way.h"
#include "base/cleanup.h"
#include "elf/elf_file.h"
#include "elf/release.h"

static void show_layer(const struct arm_layer *l)
{
	if (!l->nids)
		return;
	printf("layer %#" PRIx64 "\nlock %#" PRIx64 "\ntype %#" PRIx64 "\n", l->object, l->lock,
	       l->type);
	for (uint32_t i = 0; i < l->nids; i++)
		printf("own %#x %s\n", l->ids[i].offset, l->ids[i].stream);
}

static void show_module(const struct arm_module *m)
{
	printf("loader %#" PRIx64 "\nflag %#x\ntable %#x\n", m->loader, m->flag, m->table);
	for (uint32_t i = 0; i < m->nslots; i++)
		printf("slot %u %s\n", m->slots[i].offset, m->slots[i].name);
	for (uint32_t i = 0; i < m->nids; i++)
		printf("%s %#" PRIx64 " %s\n", m->ids[i].is_level ? "level" : "id",
		       m->ids[i].address, m->ids[i].stream);
	for (uint32_t i = 0; i < m->nevents; i++)
		printf("event %#" PRIx64 " %s\n", m->events[i].address, m->events[i].name);
	show_layer(&m->layer);
}

static void show(const struct arm_block *b)
{
	for (uint32_t i = 0; i < b->nmodules; i++)
		show_module(&b->modules[i]);
	for (uint32_t i = 0; i < b->nstreams; i++)
		printf("stream %s\n", b->streams[i]);
	printf("framework %s\n", b->framework);
}

static int add(struct arm_block *b, const char *path, uint64_t bias)
{
	struct arm_module *m = &b->modules[b->nmodules++];
	_cleanup_close_ int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct elf_file *f = NULL;
	struct arm_symbols symbols;
	int r = fd < 0 ? -errno : elf_file_open(fd, &f);

	if (r >= 0) {
		printf("release %s\n", elf_file_release(f));
		r = arm_symbols_of(f, &symbols);
	}
	if (r >= 0)
		r = arm_way(&symbols, bias, m);
	if (r >= 0)
		r = arm_layer(&symbols, m);
	if (r >= 0)
		r = arm_streams(&symbols, m, b);
	elf_file_free(f);
	return r;
}

static int add_also(struct arm_block *b, const char *what)
{
	const char *at = strrchr(what, '@');
	char path[ARM_PATH];

	if (!at || b->nmodules == ARM_MODULES)
		return -EINVAL;
	snprintf(path, sizeof(path), "%.*s", (int)(at - what), what);
	return add(b, path, strtoull(at + 1, NULL, 16));
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
	else if (!strncmp(how, "framework_ino=", 14))
		b->framework_is.ino = n;
	else if (!strncmp(how, "flags=", 6))
		b->flags = n;
	else if (!strncmp(how, "version=", 8))
		b->version = n;
	else if (!strncmp(how, "give_up=", 8))
		b->give_up = n;
	else if (!strncmp(how, "bias=", 5))
		b->modules[0].bias += n;
	else if (!strncmp(how, "type=", 5))
		b->modules[b->nmodules - 1].layer.type += n;
	else if (!strncmp(how, "also=", 5))
		return add_also(b, value + 1);
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
	return r;
}

int main(int argc, char **argv)
{
	_cleanup_close_ int root = open("/", O_PATH | O_CLOEXEC);
	static struct arm_block b = { .version = ARM_VERSION, .size = sizeof(b) };
	int r;

	if (argc < 2 || (argc > 2 && argc < 5))
		return 2;
	r = add(&b, argv[1], argc > 2 ? strtoull(argv[2], NULL, 16) : 0);
	if (r >= 0)
		r = arm_framework(root, argv[1], b.framework);
	/* What it is told to be otherwise is shown as it was found. */
	if (r >= 0 && argc > 2) {
		char framework[ARM_PATH];

		memcpy(framework, b.framework, sizeof(framework));
		r = make_block(&b, argv);
		if (r >= 0)
			r = write_block(&b, argv[3]);
		memcpy(b.framework, framework, sizeof(framework));
	}
	if (r >= 0)
		show(&b);
	else
		printf("error %s\n", strerrorname_np(-r));
	return r < 0;
}
