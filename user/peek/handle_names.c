// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * handle_names.c - see handle_names.h.
 *
 * What a handle points to is taken as WORDS words, some of which may be addresses of text. Which of them leads to the
 * kernel's name is learnt for each process, because a process could otherwise make others' kernels have wrong names:
 *
 *   - If calls showed the names of handles, the words that lead to exactly these names are the place, as soon as
 *     two different names agree. A handle that has its name nowhere means that the place can't be learnt.
 *   - Otherwise a text is a name only if a file with GPU code that the process has loaded contains it. Programs
 *     register their kernels with the CUDA runtime by name, so each name is a string of its own in the constant data
 *     of the file that brings the kernel. Names of kernels that were compiled while the program runs (by Triton, say)
 *     are in no file. All names must be at the same place, and the first must be so long that no other text is it
 *     by chance.
 *
 * Where several words lead to names that differ, there is none.
 *
 * Memory is read some time after the launch, when it may be another kernel's. A name therefore counts from the first
 * launch between two looks that found the same, which in a loop is that of the next few milliseconds. A handle that
 * has a name is looked at again each second, and at once after a call that may have ended its kernel; one that has
 * none, less and less often.
 */
#include "peek/handle_names.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/grow.h"
#include "base/keyed.h"
#include "peek/mapped.h"
#include "peek/peek.h"
#include "plan/reader.h"

#define WORDS	      32u /* of what a handle points to */
#define ALL_WORDS     UINT32_MAX
#define PROCESSES_MAX 256u
#define HANDLES_MAX   4096u /* of a process; the oldest make room */
#define FILES_MAX     1024u /* open at the same time; PyTorch loads some 300 */
#define MAPS_MAX      65536u
#define TEXTS_MAX     (1u << 18) /* names of a file; of all files: */
#define TEXTS_ALL     (1u << 20)
#define SEARCH_MAX    (512ull << 20) /* bytes of constant data that are searched for a process */
#define SURE	      16u /* bytes: that long, a text of a file's is no other text by chance */
#define AGAIN_NS      1000000000ull
#define AGAIN_MAX_NS  (64 * AGAIN_NS)

struct known {
	uint64_t handle;
	uint64_t seen;	  /* text_id() of the name that was there at the last look; 0: none */
	uint64_t seen_at; /* ns: since when */
	uint64_t text;	  /* text_id() of the name that was returned; 0: none */
	uint64_t next;	  /* ns: launches until then need no look */
	uint64_t wait;	  /* ns: how long that was from the last look */
	uint32_t words;	  /* where the name was: bits */
	uint32_t lesson;  /* struct process's at the last look */
	bool told;
	UT_hash_handle hh;
};

struct process {
	struct keyed_row row;
	uint32_t pid;
	struct known *known; /* the oldest first */
	/* The place, by names that calls told. */
	uint32_t agreed; /* words that led to all of them: bits */
	uint64_t first;	 /* text_id() of the first one; 0: none yet */
	bool learnt;	 /* there were two different ones */
	/* The place, by names of loaded files; 0: no such name yet. */
	uint32_t found;
	uint32_t lesson; /* changes when handles without a name may have one now */
	struct mapped_list maps;
	uint64_t maps_next;
	uint64_t searched; /* bytes */
};

/* Names that a file with GPU code may have: text_id(), in order. */
struct texts {
	uint64_t *ids;
	size_t n, room;
	size_t *all; /* of struct handle_names */
};

struct handle_names {
	struct keyed processes;
	struct mapped_files *files;
	struct reader *reader; /* NULL: this process reads them */
	size_t ntexts;	       /* of all files */
	char name[HANDLE_NAME_MAX + 1];
};

/* ---- text --------------------------------------------------------------------------------------- */

/* By a secret of this run, so that nobody can make two texts equal. Never 0. */
static uint64_t text_id(const char *text, size_t len)
{
	uint64_t half = hash_bytes(text, len);

	return (half << 32 | hash_bytes(text + 1, len - 1)) ?: 1;
}

/* ---- files with GPU code -------------------------------------------------------------------------- */

static void texts_free(void *own)
{
	struct texts *t = own;

	if (!t)
		return;
	*t->all -= t->n;
	free(t->ids);
	free(t);
}

static int by_number(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return (x > y) - (x < y);
}

static bool texts_have(const struct texts *t, uint64_t id)
{
	return t->n && bsearch(&id, t->ids, t->n, sizeof(id), by_number);
}

/* For whom texts are added. */
struct adding {
	struct handle_names *h;
	struct texts *texts;
};

static int add_text(void *u, const char *text, size_t len)
{
	const struct adding *to = u;
	struct texts *t = to->texts;

	if (t->n == TEXTS_MAX || to->h->ntexts == TEXTS_ALL)
		return 0;
	if (GROW_ROOM(t->ids, t->n, t->room, 1024) < 0)
		return -ENOMEM;
	t->ids[t->n++] = text_id(text, len);
	to->h->ntexts++;
	return 0;
}

/* Reads what names the file may have, if that was not done before. 0 or -ENOMEM. */
static int read_file(struct handle_names *h, struct process *p, const struct mapped_file *file,
		     struct texts *t)
{
	struct adding to = { .h = h, .texts = t };
	const uint64_t left = p->searched < SEARCH_MAX ? SEARCH_MAX - p->searched : 0;
	struct texts_end end = { 0 };

	if (h->reader)
		end.error = reader_texts(h->reader, file->fd, left, add_text, &to, &end.searched);
	else
		texts_read(file->fd, left, add_text, &to, &end);
	p->searched += end.searched;
	if (t->n)
		qsort(t->ids, t->n, sizeof(*t->ids), by_number);
	return end.error == -ENOMEM ? -ENOMEM : 0;
}

/* The same, and keeps them with the file. */
static int get_texts(struct handle_names *h, struct process *p, struct mapped_file *file)
{
	struct texts *t;

	if (file->own)
		return 0;
	file->own = t = calloc(1, sizeof(*t));
	if (!t)
		return -ENOMEM;
	t->all = &h->ntexts;
	return read_file(h, p, file, t);
}

/* Whether a file with GPU code that the process has loaded has that text. -ENOMEM. */
static int is_in_files(struct handle_names *h, struct process *p, uint64_t id)
{
	for (size_t i = 0; i < p->maps.n; i++) {
		struct mapped_file *file = p->maps.maps[i].file;
		int r = file ? get_texts(h, p, file) : 0;

		if (r < 0)
			return r;
		if (file && texts_have(file->own, id))
			return 1;
	}
	return 0;
}

/* Which files the process has loaded: now, or a second ago. */
static int read_maps(struct handle_names *h, struct process *p, uint64_t now)
{
	int r;

	if (now < p->maps_next)
		return 0;
	p->maps_next = now + AGAIN_NS;
	mapped_files_make_room(h->files);
	r = mapped_list_read(&p->maps, h->files, (pid_t)p->pid);
	return r == -ENOMEM ? r : 0;
}

/* ---- processes ------------------------------------------------------------------------------------ */

static void process_done(void *u, void *row)
{
	struct process *p = row;
	struct known *k, *next;

	(void)u;
	HASH_ITER(hh, p->known, k, next) {
		HASH_DEL(p->known, k);
		free(k);
	}
	mapped_list_clear(&p->maps);
}

static struct process *process_find(struct handle_names *h, pid_t pid)
{
	const uint32_t key = (uint32_t)pid;

	return keyed_find(&h->processes, &key, sizeof(key));
}

static struct process *process_get(struct handle_names *h, pid_t pid)
{
	const uint32_t key = (uint32_t)pid;
	struct process *p = process_find(h, pid);

	if (p)
		return p;
	p = keyed_add(&h->processes, &key, sizeof(key));
	if (!p)
		return NULL;
	p->agreed = ALL_WORDS;
	p->maps = (struct mapped_list){ .code_only = true, .max = MAPS_MAX };
	return p;
}

/* The handle, as never seen before if it wasn't; NULL: no memory. */
static struct known *known_get(struct process *p, uint64_t handle)
{
	struct known *k;

	HASH_FIND(hh, p->known, &handle, sizeof(handle), k);
	if (k)
		return k;
	if (HASH_COUNT(p->known) >= HANDLES_MAX) {
		k = p->known;
		HASH_DEL(p->known, k);
		free(k);
	}
	k = calloc(1, sizeof(*k));
	if (!k)
		return NULL;
	k->handle = handle;
	HASH_ADD(hh, p->known, handle, sizeof(k->handle), k);
	return k;
}

int handle_names_new(struct reader *reader, struct handle_names **ret)
{
	struct handle_names *h = calloc(1, sizeof(*h));
	int r;

	if (!h)
		return -ENOMEM;
	h->processes = (struct keyed){ .size = sizeof(struct process),
				       .max = PROCESSES_MAX,
				       .done = process_done };
	r = mapped_files_new(FILES_MAX, texts_free, &h->files);
	if (r < 0) {
		free(h);
		return r;
	}
	h->reader = reader;
	if (reader)
		mapped_files_read_by(h->files, reader);
	*ret = h;
	return 0;
}

struct handle_names *handle_names_free(struct handle_names *h)
{
	if (!h)
		return NULL;
	keyed_clear(&h->processes);
	mapped_files_free(h->files);
	free(h);
	return NULL;
}

void handle_names_drop(struct handle_names *h, pid_t pid)
{
	keyed_drop(&h->processes, process_find(h, pid));
}

void handle_names_ended(struct handle_names *h, pid_t pid)
{
	struct process *p = process_find(h, pid);
	struct known *k, *next;

	if (!p)
		return;
	HASH_ITER(hh, p->known, k, next) {
		k->told = false;
		k->next = k->seen = 0;
	}
}

/* ---- the place ------------------------------------------------------------------------------------ */

/* What a handle points to. Words that can't be read are 0. False: there is nothing. */
static bool read_words(pid_t pid, uint64_t handle, uint64_t words[static WORDS])
{
	const size_t page = 4096, first = page - handle % page, all = WORDS * sizeof(*words);

	memset(words, 0, all);
	if (handle % sizeof(*words))
		return false;
	/* It may be shorter and end with its page. */
	return !peek_mem_now(pid, handle, words, all) ||
	       (first < all && !peek_mem_now(pid, handle, words, first));
}

/* Text at that address: its length; 0: there is none that is a whole name. */
static size_t read_name(pid_t pid, uint64_t addr, char buf[static HANDLE_NAME_MAX + 1])
{
	/* Text of which so much was read may continue. */
	long n = addr ? peek_str_now(pid, addr, buf, HANDLE_NAME_MAX) : 0;

	return n > 0 && n < HANDLE_NAME_MAX && texts_is_name(buf, (size_t)n) ? (size_t)n : 0;
}

int handle_names_told(struct handle_names *h, pid_t pid, uint64_t handle, const char *name,
		      size_t len, bool cut)
{
	struct process *p = process_get(h, pid);
	struct known *k = p ? known_get(p, handle) : NULL;
	uint64_t words[WORDS], id;
	uint32_t match = 0;
	bool withdrawn;

	if (!k)
		return -ENOMEM;
	withdrawn = k->text;
	k->told = true;
	k->text = 0;
	if (!texts_is_name(name, len) || !p->agreed || !read_words(pid, handle, words))
		return withdrawn;
	for (unsigned i = 0; i < WORDS; i++) {
		size_t n = p->agreed >> i & 1 ? read_name(pid, words[i], h->name) : 0;

		if (n >= len && (n == len || cut) && !memcmp(h->name, name, len))
			match |= 1u << i;
	}
	p->agreed &= match;
	id = text_id(name, len);
	if (!p->first)
		p->first = id;
	if (p->learnt ? !p->agreed : p->agreed && id != p->first) {
		p->learnt = !p->learnt;
		p->lesson++;
	}
	return withdrawn;
}

/*
 * The name at one of these words, in h->name: the bits of those that lead to it. 0: there is none, or more than
 * one; -ENOMEM. in_files: it must be a name that a loaded file has.
 */
static int64_t find_name(struct handle_names *h, struct process *p, const uint64_t *words,
			 uint32_t from, bool in_files, uint64_t *ret_id)
{
	_cleanup_free_ char *name = malloc(HANDLE_NAME_MAX + 1);
	uint32_t at = 0;

	if (!name)
		return -ENOMEM;
	for (unsigned i = 0; i < WORDS; i++) {
		size_t n = from >> i & 1 ? read_name((pid_t)p->pid, words[i], name) : 0;
		uint64_t id = n ? text_id(name, n) : 0;
		int r = n && in_files ? is_in_files(h, p, id) : n > 0;

		if (r < 0)
			return r;
		if (!r || (in_files && !p->found && n < SURE))
			continue;
		if (at && id != *ret_id)
			return 0;
		at |= 1u << i;
		*ret_id = id;
		memcpy(h->name, name, n + 1);
	}
	return at;
}

/* The same, by what is known of the handle and of the place. */
static int64_t look(struct handle_names *h, struct process *p, const struct known *k, uint64_t now,
		    uint64_t *ret_id)
{
	uint64_t words[WORDS];
	int64_t at;
	int r;

	if (!read_words((pid_t)p->pid, k->handle, words))
		return 0;
	if (k->text && k->lesson == p->lesson) {
		at = find_name(h, p, words, k->words, false, ret_id);
		if (at < 0 || (at && *ret_id == k->text))
			return at;
	}
	if (p->learnt)
		return find_name(h, p, words, p->agreed, false, ret_id);
	r = read_maps(h, p, now);
	if (r < 0)
		return r;
	at = find_name(h, p, words, ALL_WORDS, true, ret_id);
	if (at <= 0 || (p->found && !(p->found & at)))
		return at < 0 ? at : 0;
	p->found = p->found ? p->found & (uint32_t)at : (uint32_t)at;
	return at;
}

int handle_names_launched(struct handle_names *h, pid_t pid, uint64_t handle, uint64_t from,
			  const char **ret_name)
{
	struct process *p = process_get(h, pid);
	struct known *k = p ? known_get(p, handle) : NULL;
	uint64_t id = 0, now, before;
	bool sure;
	int64_t at;

	if (!k)
		return -ENOMEM;
	if (k->told || (from <= k->next && k->lesson == p->lesson))
		return 0;
	at = look(h, p, k, from, &id);
	if (at < 0)
		return (int)at;
	now = now_ns();
	id = at ? id : 0;
	sure = id && id == k->seen && from > k->seen_at;
	if (id != k->seen) {
		k->seen = id;
		k->seen_at = now;
	}
	before = k->text;
	k->text = sure ? id : 0;
	k->words = (uint32_t)at;
	k->lesson = p->lesson;
	if (id)
		k->wait = sure ? AGAIN_NS : 0;
	else
		k->wait = !k->wait ? AGAIN_NS : k->wait < AGAIN_MAX_NS ? k->wait * 2 : k->wait;
	k->next = now + k->wait;
	if (k->text == before)
		return 0;
	*ret_name = sure ? h->name : "";
	return 1;
}
