// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * hold_count.c - starts a program held, counts the calls of its functions with a real uprobe, and says
 * what it saw: the witness of the tests of holding.
 *
 * hold_count [-n] [-s SECONDS] [-w SECONDS] FUNCTION PROGRAM [ARG...]
 *
 * Every file that is mapped, and what is mapped at the start, is searched for FUNCTION in .symtab and
 * .dynsym, if it lies below this program's own folder: other tests have the same programs elsewhere. Where
 * it is found, a counting uprobe is placed before the mapping is let go. Prints
 * "calls N missed N method M holds N mean_us N status N". -n: places nothing (what would happen
 * without us). -s: stops listening for that long after release (a tracer that hangs). -w: so, but is at
 * work meanwhile (one that comes late).
 */
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <gelf.h>
#include <inttypes.h>
#include <limits.h>
#include <linux/bpf.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <bpf/bpf.h>
#include <bpf/libbpf.h>

#include "base/foreign.h"
#include "discover/discover.h"
#include "discover/hold.h"

#define MAX_OFFSETS 64

struct count {
	const char *function;
	bool idle;
	int map, prog;
	int next;
	int places;
	struct discover *discover;
};

/* (*counter)++, as instructions, so that no BPF object is needed. */
static int load_counter(struct count *c)
{
	uint32_t zero = 0;
	uint64_t none = 0;
	int r;

	c->map = bpf_map_create(BPF_MAP_TYPE_ARRAY, "hold_count", 4, 8, 1, NULL);
	if (c->map < 0)
		return c->map;
	struct bpf_insn code[] = {
		{ .code = BPF_ST | BPF_MEM | BPF_W, .dst_reg = 10, .off = -4, .imm = 0 },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_X, .dst_reg = 2, .src_reg = 10 },
		{ .code = BPF_ALU64 | BPF_ADD | BPF_K, .dst_reg = 2, .imm = -4 },
		{ .code = BPF_LD | BPF_DW | BPF_IMM,
		  .dst_reg = 1,
		  .src_reg = BPF_PSEUDO_MAP_FD,
		  .imm = c->map },
		{ 0 },
		{ .code = BPF_JMP | BPF_CALL, .imm = BPF_FUNC_map_lookup_elem },
		{ .code = BPF_JMP | BPF_JEQ | BPF_K, .dst_reg = 0, .off = 2, .imm = 0 },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = 1, .imm = 1 },
		{ .code = BPF_STX | BPF_ATOMIC | BPF_DW,
		  .dst_reg = 0,
		  .src_reg = 1,
		  .imm = BPF_ADD },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = 0, .imm = 0 },
		{ .code = BPF_JMP | BPF_EXIT },
	};
	LIBBPF_OPTS(bpf_prog_load_opts, o, .expected_attach_type = BPF_TRACE_UPROBE_MULTI);
	c->prog = bpf_prog_load(BPF_PROG_TYPE_KPROBE, "hold_count", "GPL", code,
				sizeof(code) / sizeof(code[0]), &o);
	r = bpf_map_update_elem(c->map, &zero, &none, 0);
	return c->prog < 0 ? c->prog : r;
}

static uint64_t calls(const struct count *c)
{
	uint32_t zero = 0;
	uint64_t n = 0;

	bpf_map_lookup_elem(c->map, &zero, &n);
	return n;
}

static bool to_offset(Elf *e, uint64_t addr, uint64_t *ret)
{
	size_t n = 0;
	GElf_Phdr p;

	elf_getphdrnum(e, &n);
	for (size_t i = 0; i < n; i++) {
		if (!gelf_getphdr(e, (int)i, &p) || p.p_type != PT_LOAD || addr < p.p_vaddr ||
		    addr >= p.p_vaddr + p.p_filesz)
			continue;
		*ret = addr - p.p_vaddr + p.p_offset;
		return true;
	}
	return false;
}

static size_t find(const struct count *c, int fd, unsigned long *offsets)
{
	size_t n = 0;
	Elf *e = elf_begin(fd, ELF_C_READ, NULL);
	Elf_Scn *s = NULL;

	while (e && (s = elf_nextscn(e, s))) {
		GElf_Shdr h;
		Elf_Data *d;
		GElf_Sym y;

		if (!gelf_getshdr(s, &h) || (h.sh_type != SHT_SYMTAB && h.sh_type != SHT_DYNSYM))
			continue;
		d = elf_getdata(s, NULL);
		for (size_t i = 0; d && i < h.sh_size / h.sh_entsize && n < MAX_OFFSETS; i++) {
			const char *name;
			uint64_t off = 0;
			bool known = false;

			if (!gelf_getsym(d, (int)i, &y) || GELF_ST_TYPE(y.st_info) != STT_FUNC ||
			    !y.st_shndx)
				continue;
			name = elf_strptr(e, h.sh_link, y.st_name);
			if (!name || strcmp(name, c->function) || !to_offset(e, y.st_value, &off))
				continue;
			for (size_t k = 0; k < n; k++)
				known |= offsets[k] == off;
			if (!known)
				offsets[n++] = off;
		}
	}
	elf_end(e);
	return n;
}

/* *ret: the folder of what the link stands for, with a slash. */
static bool folder_of(const char *link, char ret[PATH_MAX])
{
	ssize_t n = readlink(link, ret, PATH_MAX - 1);
	char *slash;

	if (n < 0)
		return false;
	ret[n] = '\0';
	slash = strrchr(ret, '/');
	if (slash)
		slash[1] = '\0';
	return slash;
}

static bool is_ours(const char *link)
{
	char own[PATH_MAX], folder[PATH_MAX];

	return folder_of("/proc/self/exe", own) && folder_of(link, folder) &&
	       !strncmp(folder, own, strlen(own));
}

static int on_new(void *u, const struct inode_key *key, int fd, const char *path, pid_t pid)
{
	struct count *c = u;
	unsigned long offsets[MAX_OFFSETS];
	size_t n;
	char name[64];
	int link;

	(void)key;
	(void)path;
	(void)pid;
	snprintf(name, sizeof(name), "/proc/self/fd/%d", fd);
	n = is_ours(name) ? find(c, fd, offsets) : 0;
	if (!n)
		return 0;
	LIBBPF_OPTS(bpf_link_create_opts, o, .uprobe_multi.path = name,
		    .uprobe_multi.offsets = offsets, .uprobe_multi.cnt = (uint32_t)n);
	link = c->idle ? 0 : bpf_link_create(c->prog, 0, BPF_TRACE_UPROBE_MULTI, &o);
	if (link < 0) {
		fprintf(stderr, "link: %s\n", strerror(-link));
		exit(3);
	}
	c->places += (int)n;
	return ++c->next;
}

static void on_mapped(void *u, int obj, pid_t pid, const struct xb_map *m)
{
	(void)u;
	(void)obj;
	(void)pid;
	(void)m;
}

static void on_gone(void *u, int obj)
{
	(void)u;
	(void)obj;
}

static void on_mapping(void *u, pid_t pid, int fd)
{
	struct count *c = u;

	discover_file(c->discover, pid, fd, "held");
}

static void on_started(void *u, pid_t pid)
{
	struct count *c = u;

	discover_scan(c->discover, pid);
}

static int quiet(enum libbpf_print_level level, const char *fmt, va_list ap)
{
	(void)level;
	return getenv("DEBUG") ? vfprintf(stderr, fmt, ap) : 0;
}

int main(int argc, char **argv)
{
	static const struct discover_ops ops = { .object_new = on_new,
						 .object_mapped = on_mapped,
						 .object_gone = on_gone };
	static const struct hold_ops held = { .mapping = on_mapping, .started = on_started };
	struct count c = { 0 };
	struct hold_stats st;
	struct hold *h;
	int r, opt, status, hang = 0, work = 0;

	while ((opt = getopt(argc, argv, "+ns:w:")) > 0) {
		if (opt == 'n')
			c.idle = true;
		else if (opt == 's')
			hang = atoi(optarg);
		else if (opt == 'w')
			work = atoi(optarg);
		else
			return 2;
	}
	if (argc - optind < 2)
		return 2;
	c.function = argv[optind];
	libbpf_set_print(quiet);
	elf_version(EV_CURRENT);
	/* As a tracer does: its fork may take longer than a mapping is held. */
	r = foreign_start();
	if (!r)
		r = hold_new(argv + optind + 1, NULL, &held, &c, &h);
	if (r) {
		fprintf(stderr, "hold: %s\n", strerror(-r));
		return 3;
	}
	r = load_counter(&c);
	if (!r)
		r = discover_new(&ops, &c, &c.discover);
	if (!r)
		r = discover_start(c.discover, NULL, 0);
	if (r) {
		fprintf(stderr, "start: %s\n", strerror(-r));
		return 3;
	}
	r = hold_release(h);
	if (r) {
		fprintf(stderr, "exec: %s\n", strerror(-r));
		return 4;
	}
	if (work)
		sleep((unsigned)work);
	hold_at_work(h, false);
	if (hang)
		sleep((unsigned)hang);
	while (hold_reap(h, &status) == -EAGAIN) {
		struct pollfd p[2] = { { hold_fd(h), POLLIN, 0 },
				       { discover_fd(c.discover), POLLIN, 0 } };

		if (poll(p, 2, -1) < 0)
			continue;
		hold_at_work(h, true);
		if (p[0].revents)
			hold_dispatch(h);
		if (p[1].revents)
			discover_dispatch(c.discover);
		hold_at_work(h, false);
	}
	hold_get_stats(h, &st);
	fprintf(stderr,
		"calls %" PRIu64 " missed %" PRIu64 " method %s holds %" PRIu64
		" mean_us %.1f places %d status %x\n",
		calls(&c), st.missed, hold_method(h), st.held,
		st.held ? (double)st.held_ns / (double)st.held / 1e3 : 0.0, c.places,
		(unsigned)status);
	hold_free(h);
	discover_free(c.discover);
	return 0;
}
