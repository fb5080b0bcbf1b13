// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * unwind.c - walks the stack of another process, from a copy.
 *
 * One step of the walk is: which mapping has this address, which file is that, what does its unwind
 * table say (elf/cfi.c), and the registers of the caller by it. The first two are kept a process, the
 * third a file and address, so a step that was made before costs a search among the mappings and one
 * hash look-up; a program has few places that matter, and walks them again and again.
 *
 * Nothing is read from the process's memory but the copy, so the answer belongs to the moment of the
 * call. What can be stale is the mappings: they are read after the call, and a library may have been
 * unloaded and another one loaded at its addresses in between. Addresses in no mapping make us read
 * them again, and so does time.
 *
 * What the process controls: the stack, the files and their tables, the number of its mappings. The
 * walk goes up the stack with every step, ends with the copy, and has at most UNWIND_FRAMES_MAX steps.
 */
#include "peek/unwind.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/hash.h"
#include "elf/cfi.h"

#define FILES_MAX     512
#define FILES_KEPT    384 /* including those that no process maps now */
#define PROCESSES_MAX 256
#define MAPS_MAX      32768	    /* executable mappings of a process */
#define MAPS_TEXT_MAX (16U << 20)   /* bytes of /proc/PID/maps */
#define ROWS_MAX      32768	    /* of all files */
#define RENEW_NS      1000000000ULL /* mappings older than that are read again */
#define MISSED_NS     100000000ULL  /* the same, when an address was in none of them */

struct file_key {
	uint64_t dev, ino, size, mtime_s, mtime_ns;
};

struct row {
	uint64_t vaddr;
	int error; /* or the row is valid */
	UT_hash_handle hh;
	struct cfi_row row;
};

struct file {
	struct unwind_file pub;
	struct file_key key;
	struct row *rows;
	unsigned refs; /* mappings that lead here */
	UT_hash_handle hh;
};

struct map {
	uint64_t start, end, pgoff, ino;
	uint32_t major, minor;
	struct file *file; /* NULL: none, or not readable */
};

struct process {
	uint32_t tgid;
	struct map *maps; /* by address */
	size_t nmaps;
	uint64_t read_at; /* ns */
	bool gone;	  /* when they were read last, there were none any more */
	UT_hash_handle hh;
};

struct unwinder {
	struct process *processes; /* the one used last is last */
	struct file *files;	   /* in the order of their coming */
	unsigned nrows;
	uint32_t next_file;
};

/* ---- files --------------------------------------------------------------------------------------- */

static void rows_drop(struct unwinder *u, struct file *f)
{
	struct row *r, *next;

	HASH_ITER(hh, f->rows, r, next) {
		HASH_DEL(f->rows, r);
		free(r);
		u->nrows--;
	}
}

static void file_drop(struct unwinder *u, struct file *f)
{
	HASH_DEL(u->files, f);
	rows_drop(u, f);
	elf_file_free(f->pub.elf);
	free((char *)f->pub.path);
	free(f);
}

/* Between walks only: the places of one refer to files that it may have seen go. */
static void files_make_room(struct unwinder *u)
{
	struct file *f, *next;

	HASH_ITER(hh, u->files, f, next) {
		if (HASH_COUNT(u->files) < FILES_KEPT)
			return;
		if (!f->refs)
			file_drop(u, f);
	}
}

/* Where map_files is not for us, the path may still lead to the file: its inode number tells. */
static int open_path(pid_t pid, const struct map *m, const char *path)
{
	_cleanup_close_ int fd = -1;
	char name[4096 + 32];
	struct stat st;

	snprintf(name, sizeof(name), "/proc/%d/map_files/%llx-%llx", pid,
		 (unsigned long long)m->start, (unsigned long long)m->end);
	fd = open(name, O_PATH | O_CLOEXEC);
	if (fd >= 0)
		return TAKE_FD(fd);
	if (errno != EPERM && errno != EACCES)
		return -errno;
	snprintf(name, sizeof(name), "/proc/%d/root%s", pid, path);
	fd = open(name, O_PATH | O_CLOEXEC);
	if (fd < 0 || fstat(fd, &st) < 0)
		return -errno;
	return st.st_ino == m->ino ? TAKE_FD(fd) : -ESTALE;
}

/* By a descriptor that can't be read, first: opening a device may do something. */
static int open_mapped(pid_t pid, const struct map *m, const char *file, struct stat *ret_st)
{
	_cleanup_close_ int path = open_path(pid, m, file);
	char name[64];
	int fd;

	if (path < 0)
		return path;
	if (fstat(path, ret_st) < 0)
		return -errno;
	if (!S_ISREG(ret_st->st_mode))
		return -ENOEXEC;
	snprintf(name, sizeof(name), "/proc/self/fd/%d", path);
	fd = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	return fd < 0 ? -errno : fd;
}

/* 0 and NULL: nothing that can be used. */
static int get_file(struct unwinder *u, pid_t pid, const struct map *m, const char *path,
		    struct file **ret)
{
	_cleanup_close_ int fd = -1;
	struct file_key key = { 0 };
	struct elf_file *elf;
	struct stat st;
	struct file *f;
	int r;

	*ret = NULL;
	fd = open_mapped(pid, m, path, &st);
	if (fd < 0)
		return fd == -ENOMEM ? fd : 0;
	key.dev = st.st_dev;
	key.ino = st.st_ino;
	key.size = (uint64_t)st.st_size;
	key.mtime_s = (uint64_t)st.st_mtim.tv_sec;
	key.mtime_ns = (uint64_t)st.st_mtim.tv_nsec;
	HASH_FIND(hh, u->files, &key, sizeof(key), f);
	if (!f) {
		if (HASH_COUNT(u->files) >= FILES_MAX)
			return 0;
		r = elf_file_open(fd, &elf);
		if (r < 0)
			return r == -ENOMEM ? r : 0;
		f = calloc(1, sizeof(*f));
		if (f)
			f->pub.path = strdup(path);
		if (!f || !f->pub.path) {
			elf_file_free(elf);
			free(f);
			return -ENOMEM;
		}
		f->pub.elf = elf;
		f->pub.id = ++u->next_file;
		f->key = key;
		HASH_ADD(hh, u->files, key, sizeof(f->key), f);
	}
	f->refs++;
	*ret = f;
	return 0;
}

static int get_row(struct unwinder *u, struct file *f, uint64_t vaddr, const struct cfi_row **ret)
{
	struct row *row;

	HASH_FIND(hh, f->rows, &vaddr, sizeof(vaddr), row);
	if (!row) {
		if (u->nrows >= ROWS_MAX)
			for (struct file *any = u->files; any; any = any->hh.next)
				rows_drop(u, any);
		row = calloc(1, sizeof(*row));
		if (!row)
			return -ENOMEM;
		row->vaddr = vaddr;
		row->error = cfi_row(f->pub.elf, vaddr, &row->row);
		HASH_ADD(hh, f->rows, vaddr, sizeof(row->vaddr), row);
		u->nrows++;
	}
	*ret = &row->row;
	return row->error;
}

/* ---- processes ----------------------------------------------------------------------------------- */

static void maps_free(struct map *maps, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (maps[i].file)
			maps[i].file->refs--;
	free(maps);
}

static void process_drop(struct unwinder *u, struct process *p)
{
	HASH_DEL(u->processes, p);
	maps_free(p->maps, p->nmaps);
	free(p);
}

void unwinder_drop(struct unwinder *u, uint32_t tgid)
{
	struct process *p;

	HASH_FIND_INT(u->processes, &tgid, p);
	if (p)
		process_drop(u, p);
}

static struct map *find_map(struct map *maps, size_t n, uint64_t addr)
{
	size_t low = 0, high = n;

	while (low < high) {
		size_t mid = low + (high - low) / 2;

		if (addr >= maps[mid].end)
			low = mid + 1;
		else
			high = mid;
	}
	return low < n && addr >= maps[low].start ? &maps[low] : NULL;
}

static bool same_map(const struct map *a, const struct map *b)
{
	return a->start == b->start && a->end == b->end && a->pgoff == b->pgoff &&
	       a->ino == b->ino && a->major == b->major && a->minor == b->minor;
}

/* One line of /proc/PID/maps. False: not of code. */
static bool parse_map(char *line, struct map *ret, const char **ret_path)
{
	unsigned long start, end, pgoff, ino;
	unsigned dev_major, dev_minor;
	char perms[5];
	int at = 0;

	if (sscanf(line, "%lx-%lx %4s %lx %x:%x %lu %n", &start, &end, perms, &pgoff, &dev_major,
		   &dev_minor, &ino, &at) != 7 ||
	    perms[2] != 'x')
		return false;
	line[strcspn(line, "\n")] = '\0';
	*ret = (struct map){
		.start = start,
		.end = end,
		.pgoff = pgoff,
		.ino = ino,
		.major = dev_major,
		.minor = dev_minor,
	};
	*ret_path = at ? line + at : "";
	return true;
}

/* Files are opened at once: a process may end before the first stack that needs them. */
static int add_map(struct unwinder *u, struct process *p, struct map *m, const char *path,
		   struct map **maps, size_t *n, size_t *cap)
{
	struct map *was = find_map(p->maps, p->nmaps, m->start);
	int r;

	if (*n == *cap) {
		size_t more = *cap ? *cap * 2 : 64;
		struct map *grown = reallocarray(*maps, more, sizeof(*grown));

		if (!grown)
			return -ENOMEM;
		*maps = grown;
		*cap = more;
	}
	if (was && same_map(was, m)) {
		m->file = was->file;
		if (m->file)
			m->file->refs++;
	} else if (m->ino) {
		r = get_file(u, (pid_t)p->tgid, m, path, &m->file);
		if (r < 0)
			return r;
	}
	(*maps)[(*n)++] = *m;
	return 0;
}

/* Replaces what is known, unless the process has gone. -ESRCH. */
static int read_maps(struct unwinder *u, struct process *p)
{
	_cleanup_fclose_ FILE *f = NULL;
	_cleanup_free_ char *line = NULL;
	size_t size = 0, n = 0, cap = 0, total = 0;
	struct map *maps = NULL;
	char name[64];
	ssize_t len;
	int r = 0;

	p->read_at = now_ns();
	snprintf(name, sizeof(name), "/proc/%u/maps", p->tgid);
	f = fopen(name, "re");
	if (!f) {
		p->gone = true;
		return -ESRCH;
	}
	while (!r && n < MAPS_MAX && total < MAPS_TEXT_MAX &&
	       (len = getline(&line, &size, f)) > 0) {
		const char *path;
		struct map m;

		total += (size_t)len;
		if (parse_map(line, &m, &path))
			r = add_map(u, p, &m, path, &maps, &n, &cap);
	}
	if (r || !n) {
		p->gone = !r;
		maps_free(maps, n);
		return r ?: -ESRCH;
	}
	maps_free(p->maps, p->nmaps);
	p->maps = maps;
	p->nmaps = n;
	return 0;
}

static int get_process(struct unwinder *u, uint32_t tgid, uint64_t ts, struct process **ret)
{
	struct process *p;
	int r = 0;

	HASH_FIND_INT(u->processes, &tgid, p);
	if (p) {
		/* To the end of the line. */
		HASH_DEL(u->processes, p);
	} else {
		if (HASH_COUNT(u->processes) >= PROCESSES_MAX)
			process_drop(u, u->processes);
		p = calloc(1, sizeof(*p));
		if (!p)
			return -ENOMEM;
		p->tgid = tgid;
	}
	HASH_ADD_INT(u->processes, tgid, p);
	if (!p->read_at || ts > p->read_at + RENEW_NS)
		r = read_maps(u, p);
	if (r < 0 && r != -ESRCH)
		return r;
	*ret = p;
	return p->nmaps ? 0 : -ESRCH;
}

static struct map *map_at(struct unwinder *u, struct process *p, uint64_t addr)
{
	struct map *m = find_map(p->maps, p->nmaps, addr);

	if (m || p->gone || now_ns() < p->read_at + MISSED_NS)
		return m;
	return read_maps(u, p) < 0 ? NULL : find_map(p->maps, p->nmaps, addr);
}

/* ---- walking ------------------------------------------------------------------------------------- */

struct walk {
	const struct xb_stack *rec;
	struct cfi_regs regs;
};

static int read_stack(void *userdata, uint64_t addr, uint64_t *ret)
{
	const struct walk *w = userdata;
	uint64_t off = addr - w->rec->sp;

	for (unsigned i = 0; i < w->rec->nreal; i++) {
		if (w->rec->real[i].sp != addr)
			continue;
		*ret = w->rec->real[i].caller;
		return 0;
	}
	if (addr < w->rec->sp || off > w->rec->size || w->rec->size - off < sizeof(*ret))
		return -ENODATA;
	memcpy(ret, w->rec->bytes + off, sizeof(*ret));
	return 0;
}

/* At its entry a function has pushed nothing yet. */
static int begin(struct walk *w)
{
	const struct xb_stack *s = w->rec;
	uint64_t *v = w->regs.v;

	v[CFI_BX] = s->bx;
	v[CFI_BP] = s->bp;
	v[CFI_R12] = s->r12;
	v[CFI_R12 + 1] = s->r13;
	v[CFI_R12 + 2] = s->r14;
	v[CFI_R15] = s->r15;
	v[CFI_SP] = s->sp + 8;
	w->regs.known = 1U << CFI_BX | 1U << CFI_BP | 0xfU << CFI_R12 | 1U << CFI_SP | 1U << CFI_IP;
	return read_stack(w, s->sp, &v[CFI_IP]);
}

static void describe(struct unwinder *u, struct process *p, struct unwind_place *place)
{
	/* A call may be a function's last instruction: what follows is another's. */
	uint64_t at = place->address - !place->exact, vaddr;
	struct map *m = map_at(u, p, at);

	place->file = NULL;
	place->vaddr = place->address;
	if (!m || !m->file ||
	    elf_file_vaddr(m->file->pub.elf, at - m->start + m->pgoff, &vaddr) < 0)
		return;
	place->file = &m->file->pub;
	place->vaddr = vaddr + !place->exact;
}

/* One step up. XB_SITE_ENDS: go on. */
static enum xb_site_end step(struct unwinder *u, const struct process *p, struct walk *w,
			     const struct unwind_place *place, bool *ret_exact)
{
	struct file *f = (struct file *)place->file;
	uint64_t sp = w->regs.v[CFI_SP];
	enum xb_site_end beyond = w->rec->h.flags & XB_STACK_CUT ? XB_SITE_UNREAD : XB_SITE_BYTES;
	const struct cfi_row *row;
	int r;

	if (!f) /* Who has gone can't be asked what was there. */
		return p->gone ? XB_SITE_GONE : XB_SITE_NO_TABLE;
	r = get_row(u, f, place->vaddr - !place->exact, &row);
	if (r < 0)
		return r == -ENOENT ? XB_SITE_NO_TABLE : XB_SITE_BAD_TABLE;
	r = cfi_step(row, &w->regs, read_stack, w);
	if (r == 0 || (r > 0 && !w->regs.v[CFI_IP]))
		return XB_SITE_WHOLE;
	if (r == -ENODATA)
		return beyond;
	if (r < 0)
		return XB_SITE_BAD_TABLE;
	/* Out of a signal handler with a stack of its own. */
	if (w->regs.v[CFI_SP] <= sp)
		return row->signal ? beyond : XB_SITE_BAD_TABLE;
	*ret_exact = row->signal;
	return XB_SITE_ENDS;
}

static bool is_sound(const struct xb_stack *rec)
{
	return rec->h.len >= sizeof(*rec) && rec->size <= rec->h.len - sizeof(*rec) &&
	       rec->nreal <= XB_MAX_DEPTH;
}

int unwinder_unwind(struct unwinder *u, const struct xb_stack *rec, struct unwind_place *ret,
		    unsigned *ret_n, enum xb_site_end *ret_end)
{
	struct walk w = { .rec = rec };
	enum xb_site_end end = XB_SITE_ENDS;
	struct process *p;
	unsigned n = 0;
	bool exact = false;
	int r;

	if (!is_sound(rec))
		return -EBADMSG;
	files_make_room(u);
	r = get_process(u, rec->h.tgid, rec->h.ts, &p);
	if (r == -ESRCH) {
		*ret_n = 0;
		*ret_end = XB_SITE_GONE;
		return 0;
	}
	if (r < 0)
		return r;
	if (begin(&w) < 0)
		end = XB_SITE_UNREAD;
	while (end == XB_SITE_ENDS) {
		struct unwind_place *place = &ret[n];

		place->address = w.regs.v[CFI_IP];
		place->sp = w.regs.v[CFI_SP];
		place->exact = exact;
		describe(u, p, place);
		n++;
		end = step(u, p, &w, place, &exact);
		if (end == XB_SITE_ENDS && n == UNWIND_FRAMES_MAX)
			end = XB_SITE_FRAMES;
	}
	*ret_n = n;
	*ret_end = end;
	return 0;
}

int unwinder_new(struct unwinder **ret)
{
	struct unwinder *u = calloc(1, sizeof(*u));

	if (!u)
		return -ENOMEM;
	*ret = u;
	return 0;
}

struct unwinder *unwinder_free(struct unwinder *u)
{
	struct process *p, *np;
	struct file *f, *nf;

	if (!u)
		return NULL;
	HASH_ITER(hh, u->processes, p, np) {
		process_drop(u, p);
	}
	HASH_ITER(hh, u->files, f, nf) {
		file_drop(u, f);
	}
	free(u);
	return NULL;
}
