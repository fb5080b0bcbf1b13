// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mapped.c - see mapped.h.
 *
 * A file is identified by its device, inode, size and time, never by its path, which the process controls and which may
 * lead to another file now. Files are opened as soon as their mapping is read, because the process may end before they
 * are needed.
 */
#include "peek/mapped.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/foreign.h"
#include "base/grow.h"
#include "base/hash.h"
#include "base/read.h"
#include "base/search.h"
#include "plan/reader.h"

#define TABLES_MAX    (READER_TABLES_MAX / 2) /* files whose readers are kept */
#define FILES_KEPT    384		      /* including those that no process maps now */
#define ROWS_MAX      32768		      /* of all files */
#define MAPS_TEXT_MAX (32U << 20)	      /* bytes of /proc/PID/maps */
#define VDSO_MAX      (1U << 16)

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
	struct mapped_file pub;
	struct file_key key;
	struct row *rows;
	/* If others read it: */
	struct reader_tables *tables; /* NULL: nobody answers for it now */
	struct tables_code code;
	bool code_known;
	int unusable;	/* no more attempts: -errno */
	uint64_t asked; /* mapped_files.asked, when it was asked last */
	unsigned refs;	/* mappings that lead here */
	UT_hash_handle hh;
};

struct mapped_files {
	struct file *files; /* in the order of their coming */
	struct file *vdso;  /* its key is all 0 */
	unsigned max, nrows;
	uint32_t next_id;
	struct allowance *time; /* NULL: no limit */
	struct reader *reader;	/* NULL: this process reads the files */
	unsigned ntables;	/* files with a reader */
	uint64_t asked;		/* questions to them */
	void (*free_own)(void *own);
};

/* ---- files --------------------------------------------------------------------------------------- */

static void rows_drop(struct mapped_files *fs, struct file *f)
{
	struct row *r, *next;

	HASH_ITER(hh, f->rows, r, next) {
		HASH_DEL(f->rows, r);
		free(r);
		fs->nrows--;
	}
}

static void tables_drop(struct mapped_files *fs, struct file *f)
{
	if (f->tables)
		fs->ntables--;
	f->tables = reader_tables_close(f->tables);
}

static void file_free(struct file *f)
{
	if (f->pub.elf)
		elf_file_free(f->pub.elf);
	else if (f->pub.fd >= 0)
		close(f->pub.fd);
	free((char *)f->pub.path);
	free(f);
}

static void file_drop(struct mapped_files *fs, struct file *f)
{
	HASH_DEL(fs->files, f);
	rows_drop(fs, f);
	tables_drop(fs, f);
	if (fs->free_own)
		fs->free_own(f->pub.own);
	file_free(f);
}

void mapped_files_make_room(struct mapped_files *fs)
{
	struct file *f, *next;

	HASH_ITER(hh, fs->files, f, next) {
		if (HASH_COUNT(fs->files) < FILES_KEPT)
			return;
		if (!f->refs && f != fs->vdso)
			file_drop(fs, f);
	}
}

static bool has_time(struct mapped_files *fs, uint64_t now)
{
	return !fs->time || allowance_left(fs->time, now);
}

static void took_time(struct mapped_files *fs, uint64_t since)
{
	if (fs->time)
		allowance_spend(fs->time, since);
}

static int open_file(const struct mapped_files *fs, struct file *f, int fd)
{
	int r;

	if (fs->reader) {
		f->pub.fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
		return f->pub.fd < 0 ? -errno : 0;
	}
	r = elf_file_open(fd, &f->pub.elf);
	if (r >= 0)
		f->pub.fd = elf_file_fd(f->pub.elf);
	return r;
}

static int file_add(struct mapped_files *fs, const struct file_key *key, int fd, const char *path,
		    struct file **ret)
{
	struct file *f = calloc(1, sizeof(*f));
	int r;

	if (!f)
		return -ENOMEM;
	f->pub.fd = -1;
	f->pub.path = strdup(path);
	r = f->pub.path ? open_file(fs, f, fd) : -ENOMEM;
	if (r < 0) {
		file_free(f);
		return r;
	}
	f->pub.id = ++fs->next_id;
	f->key = *key;
	HASH_ADD(hh, fs->files, key, sizeof(f->key), f);
	*ret = f;
	return 0;
}

int mapped_files_add_vdso(struct mapped_files *fs)
{
	const void *code = (const void *)(uintptr_t)getauxval(AT_SYSINFO_EHDR); // NOLINT
	const struct file_key key = { 0 };
	_cleanup_close_ int fd = -1;
	size_t size = 0, page = (size_t)sysconf(_SC_PAGESIZE);
	int r;

	if (!code)
		return -ENODATA;
	fd = (int)syscall(SYS_memfd_create, "vdso", MFD_CLOEXEC);
	if (fd < 0)
		return -ENODATA;
	/* Its length is not recorded anywhere; the kernel refuses to read what is not mapped. */
	while (size < VDSO_MAX && write(fd, (const char *)code + size, page) == (ssize_t)page)
		size += page;
	r = file_add(fs, &key, fd, "[vdso]", &fs->vdso);
	return r < 0 && r != -ENOMEM ? -ENODATA : r;
}

/* If map_files is not permitted, the path may still lead to the file, which its inode number shows. */
static int open_mapped(pid_t pid, const struct mapped *m, const char *path, struct stat *ret_st)
{
	_cleanup_close_ int fd = -1;
	char name[4096 + 32];
	bool by_path;
	int r;

	fd = foreign_open_mapped(pid, m->start, m->end, m->dev_major, m->dev_minor);
	by_path = fd == -EPERM || fd == -EACCES;
	if (by_path) {
		snprintf(name, sizeof(name), "/proc/%d/root%s", pid, path);
		fd = foreign_open(name);
	}
	r = fd < 0 ? fd : foreign_stat(fd, ret_st);
	if (r < 0)
		return r;
	return by_path && ret_st->st_ino != m->ino ? -ESTALE : TAKE_FD(fd);
}

/* 0 and NULL: nothing that can be used. */
static int get_file(struct mapped_files *fs, pid_t pid, const struct mapped *m, const char *path,
		    struct file **ret)
{
	_cleanup_close_ int fd = -1;
	struct file_key key = { 0 };
	struct file *f;
	struct stat st;
	int r = 0;

	*ret = NULL;
	fd = open_mapped(pid, m, path, &st);
	if (fd < 0)
		return fd == -ENOMEM ? fd : 0;
	key.dev = st.st_dev;
	key.ino = st.st_ino;
	key.size = (uint64_t)st.st_size;
	key.mtime_s = (uint64_t)st.st_mtim.tv_sec;
	key.mtime_ns = (uint64_t)st.st_mtim.tv_nsec;
	HASH_FIND(hh, fs->files, &key, sizeof(key), f);
	if (!f && HASH_COUNT(fs->files) < fs->max)
		r = file_add(fs, &key, fd, path, &f);
	if (r < 0)
		return r == -ENOMEM ? r : 0;
	*ret = f;
	return 0;
}

/* ---- by others ----------------------------------------------------------------------------------- */

/* The one that was asked the longest ago makes room. */
static void make_room_for_tables(struct mapped_files *fs)
{
	struct file *oldest = NULL;

	if (fs->ntables < TABLES_MAX)
		return;
	for (struct file *f = fs->files; f; f = f->hh.next)
		if (f->tables && (!oldest || f->asked < oldest->asked))
			oldest = f;
	if (oldest)
		tables_drop(fs, oldest);
}

/* Somebody answers for the file then. */
static int get_tables(struct mapped_files *fs, struct file *f)
{
	int r;

	if (f->unusable)
		return f->unusable;
	f->asked = ++fs->asked;
	if (f->tables)
		return 0;
	make_room_for_tables(fs);
	r = reader_tables_open(fs->reader, f->pub.fd, &f->code, &f->tables);
	/* Without anybody to read files now, there may be somebody later. */
	if (r < 0 && r != -ECHILD && r != -ENOMEM)
		f->unusable = r;
	if (r < 0)
		return r;
	f->code_known = true;
	fs->ntables++;
	return 0;
}

static bool has_failed(int error)
{
	return error == -EPROTO || error == -ETIME;
}

/* One that has failed may have answered for the file long enough; a second one has not. */
static int ask_row(struct mapped_files *fs, struct file *f, uint64_t vaddr, struct cfi_row *ret)
{
	int r = -EPROTO;

	for (int tries = 0; tries < 2 && has_failed(r); tries++) {
		r = get_tables(fs, f);
		if (r < 0)
			return r;
		r = reader_tables_row(f->tables, f->pub.fd, vaddr, ret);
		if (has_failed(r))
			tables_drop(fs, f);
	}
	if (has_failed(r))
		f->unusable = r;
	return r;
}

static int ask_code(struct mapped_files *fs, struct file *f)
{
	uint64_t since = now_ns();
	int r;

	if (f->code_known)
		return 0;
	if (!has_time(fs, since))
		return -EAGAIN;
	r = get_tables(fs, f);
	took_time(fs, since);
	return r;
}

/* ---- what is in them ----------------------------------------------------------------------------- */

int mapped_row(struct mapped_files *fs, struct mapped_file *file, uint64_t vaddr, unsigned *left,
	       const struct cfi_row **ret)
{
	struct file *f = (struct file *)file;
	struct row *row;

	HASH_FIND(hh, f->rows, &vaddr, sizeof(vaddr), row);
	if (!row) {
		uint64_t since = now_ns();

		if ((left && !*left) || !has_time(fs, since))
			return -EAGAIN;
		if (left)
			--*left;
		if (fs->nrows >= ROWS_MAX)
			for (struct file *any = fs->files; any; any = any->hh.next)
				rows_drop(fs, any);
		row = calloc(1, sizeof(*row));
		if (!row)
			return -ENOMEM;
		row->vaddr = vaddr;
		row->error = fs->reader ? ask_row(fs, f, vaddr, &row->row)
					: cfi_row(f->pub.elf, vaddr, &row->row);
		HASH_ADD(hh, f->rows, vaddr, sizeof(row->vaddr), row);
		fs->nrows++;
		took_time(fs, since);
	}
	*ret = &row->row;
	return row->error;
}

void mapped_files_read_by(struct mapped_files *fs, struct reader *reader)
{
	fs->reader = reader;
}

void mapped_files_limit(struct mapped_files *fs, struct allowance *time)
{
	fs->time = time;
}

int mapped_files_new(unsigned max, void (*free_own)(void *own), struct mapped_files **ret)
{
	struct mapped_files *fs = calloc(1, sizeof(*fs));

	if (!fs)
		return -ENOMEM;
	fs->max = max;
	fs->free_own = free_own;
	*ret = fs;
	return 0;
}

struct mapped_files *mapped_files_free(struct mapped_files *fs)
{
	struct file *f, *next;

	if (!fs)
		return NULL;
	HASH_ITER(hh, fs->files, f, next) {
		file_drop(fs, f);
	}
	free(fs);
	return NULL;
}

/* ---- mappings ------------------------------------------------------------------------------------ */

static bool is_same(const struct mapped *a, const struct mapped *b)
{
	return a->start == b->start && a->end == b->end && a->pgoff == b->pgoff &&
	       a->ino == b->ino && a->dev_major == b->dev_major && a->dev_minor == b->dev_minor &&
	       a->exec == b->exec && a->vdso == b->vdso;
}

static bool parse(char *line, struct mapped *ret, const char **ret_path)
{
	unsigned long start, end, pgoff, ino;
	unsigned dev_major, dev_minor;
	char perms[5];
	int at = 0;

	if (sscanf(line, "%lx-%lx %4s %lx %x:%x %lu %n", &start, &end, perms, &pgoff, &dev_major,
		   &dev_minor, &ino, &at) != 7)
		return false;
	line[strcspn(line, "\n")] = '\0';
	*ret = (struct mapped){
		.start = start,
		.end = end,
		.pgoff = pgoff,
		.ino = ino,
		.dev_major = dev_major,
		.dev_minor = dev_minor,
		.read = perms[0] == 'r',
		.write = perms[1] == 'w',
		.exec = perms[2] == 'x',
	};
	*ret_path = at ? line + at : "";
	ret->vdso = !ino && !strcmp(*ret_path, "[vdso]");
	return true;
}

struct maps_text {
	FILE *f;
	char *line;
	size_t size, total;
};

static int maps_open(pid_t pid, struct maps_text *ret)
{
	ret->f = read_open("/proc/%d/maps", pid);
	return ret->f ? 0 : -ESRCH;
}

static void maps_close(struct maps_text *r)
{
	if (r->f)
		fclose(r->f);
	free(r->line);
}

static bool maps_next(struct maps_text *r, struct mapped *ret, const char **ret_path)
{
	ssize_t len;

	while (r->total < MAPS_TEXT_MAX && (len = getline(&r->line, &r->size, r->f)) > 0) {
		r->total += (size_t)len;
		if (parse(r->line, ret, ret_path))
			return true;
	}
	return false;
}

/* What was there before needs no opening. */
static int find_file(struct mapped_files *fs, pid_t pid, const struct mapped_list *before,
		     const struct mapped *m, const char *path, struct file **ret)
{
	const struct mapped *was = mapped_list_find(before, m->start);

	*ret = NULL;
	if (m->vdso)
		*ret = fs->vdso;
	else if (was && is_same(was, m))
		*ret = (struct file *)was->file;
	else if (m->exec && m->ino)
		return get_file(fs, pid, m, path, ret);
	return 0;
}

static struct xb_code code_before(const struct mapped_list *before, const struct mapped *m)
{
	const struct mapped *was = mapped_list_find(before, m->start);

	return was && is_same(was, m) ? was->code : (struct xb_code){ 0 };
}

static int add(struct mapped_list *l, size_t *cap, const struct mapped *m, struct file *file)
{
	if (GROW_ROOM(l->maps, l->n, *cap, 64) < 0)
		return -ENOMEM;
	l->maps[l->n] = *m;
	if (file) {
		l->maps[l->n].file = &file->pub;
		file->refs++;
	}
	l->n++;
	return 0;
}

int mapped_list_read(struct mapped_list *l, struct mapped_files *fs, pid_t pid)
{
	_cleanup_(maps_close) struct maps_text text = { 0 };
	_cleanup_(mapped_list_clear) struct mapped_list now = { l->code_only, l->max, NULL, 0 };
	struct mapped_list old = *l;
	uint64_t since = now_ns();
	const char *path;
	struct mapped m;
	size_t cap = 0;
	int r;

	if (!has_time(fs, since))
		return -EAGAIN;
	r = maps_open(pid, &text);
	while (!r && now.n < now.max && maps_next(&text, &m, &path)) {
		struct file *file;

		if (l->code_only && !m.exec)
			continue;
		m.code = code_before(l, &m);
		r = find_file(fs, pid, l, &m, path, &file);
		if (!r)
			r = add(&now, &cap, &m, file);
	}
	took_time(fs, since);
	if (r < 0)
		return r;
	if (!now.n)
		return -ESRCH;
	*l = now;
	now = old; /* to be cleared */
	return 0;
}

void mapped_list_clear(struct mapped_list *l)
{
	for (size_t i = 0; i < l->n; i++)
		if (l->maps[i].file)
			((struct file *)l->maps[i].file)->refs--;
	free(l->maps);
	l->maps = NULL;
	l->n = 0;
}

const struct mapped *mapped_list_find(const struct mapped_list *l, uint64_t address)
{
	/* Those that end before it. */
	const size_t low = SEARCH_UP_TO(l->maps, l->n, end, address);

	return low < l->n && address >= l->maps[low].start ? &l->maps[low] : NULL;
}

bool mapped_still(pid_t pid, const struct mapped *const *maps, unsigned n)
{
	_cleanup_(maps_close) struct maps_text text = { 0 };
	struct mapped m;
	const char *path;
	unsigned found = 0;

	if (maps_open(pid, &text))
		return false;
	while (maps_next(&text, &m, &path))
		for (unsigned i = 0; m.exec && i < n; i++)
			found += is_same(maps[i], &m);
	return found == n;
}

int mapped_vaddr(struct mapped_files *fs, const struct mapped *m, uint64_t address, uint64_t *ret)
{
	struct file *f = m ? (struct file *)m->file : NULL;
	int r;

	if (!f || !m->exec)
		return -ENOENT;
	address += m->pgoff - m->start;
	if (f->pub.elf)
		return elf_file_vaddr(f->pub.elf, address, ret);
	r = ask_code(fs, f);
	if (r < 0)
		return r == -EAGAIN ? r : -ENOENT;
	return elf_code_vaddr(f->code.code, f->code.n, address, ret);
}
