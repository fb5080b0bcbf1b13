// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* table.c - the objects and processes of follow.c, and which process maps which object. */
#include <stdlib.h>
#include <string.h>

#include "base/grow.h"
#include "discover/inside.h"

#define LINGER_TICKS   2    /* an object without processes is kept for one whole tick at least */
#define MAX_LINKS      1024 /* objects of one process */
#define MAX_OBJECTS    4096 /* objects in all, failed ones too */
#define MAX_IDLE_PROCS 8192 /* processes of which only the verdict is remembered */

struct inode_key discover_key_of(const struct xb_map *m)
{
	struct inode_key key;

	memset(&key, 0, sizeof(key)); /* it is hashed as bytes */
	key.ino = m->ino;
	key.dev = m->dev;
	key.gen = m->gen;
	return key;
}

/* ---- objects ------------------------------------------------------------------------------------ */

struct object *discover_object_find(struct discover *d, const struct inode_key *key)
{
	struct object *o;

	HASH_FIND(hh, d->objects, key, sizeof(*key), o);
	return o;
}

struct object *discover_object_add(struct discover *d, const struct watch_map *w)
{
	struct object *o;

	if (HASH_COUNT(d->objects) >= MAX_OBJECTS)
		return NULL;
	o = calloc(1, sizeof(*o));
	if (!o)
		return NULL;
	o->key = discover_key_of(&w->m);
	o->stamp = w->stamp;
	HASH_ADD(hh, d->objects, key, sizeof(o->key), o);
	if (!o->hh.tbl) {
		free(o);
		return NULL;
	}
	return o;
}

void discover_object_forget(struct discover *d, struct object *o)
{
	if (o->id > 0) {
		d->ops.object_gone(d->u, o->id);
		d->stats.kept--;
	}
	HASH_DEL(d->objects, o);
	free(o);
}

static void object_unref(struct object *o)
{
	if (--o->refs == 0)
		o->idle = 0;
}

void discover_objects_sweep(struct discover *d)
{
	unsigned linger = d->ops.linger_s > LINGER_TICKS ? d->ops.linger_s : LINGER_TICKS;
	struct object *o, *next;

	HASH_ITER(hh, d->objects, o, next) {
		// cppcheck-suppress uninitvar ; set by the macro
		if (o->refs)
			continue;
		if (++o->idle >= (o->id > 0 ? linger : RECONCILE_S))
			discover_object_forget(d, o);
	}
}

/* ---- processes ---------------------------------------------------------------------------------- */

struct proc *discover_proc_find(const struct discover *d, pid_t pid)
{
	struct proc *p;

	HASH_FIND_INT(d->procs, &pid, p);
	return p;
}

static void proc_unlink(struct proc *p)
{
	for (size_t i = 0; i < p->nlinks; i++)
		object_unref(p->links[i].obj);
	p->nlinks = 0;
}

void discover_proc_forget(struct discover *d, struct proc *p)
{
	proc_unlink(p);
	HASH_DEL(d->procs, p); // NOLINT(clang-analyzer-core.NullDereference): it is in the table
	free(p->links);
	free(p);
}

/* Processes without objects are only remembered for their verdict, which can be asked again. */
static void procs_trim(struct discover *d)
{
	struct proc *p, *next;

	HASH_ITER(hh, d->procs, p, next)
		if (!p->nlinks)
			discover_proc_forget(d, p);
}

struct proc *discover_proc_get(struct discover *d, pid_t pid)
{
	struct proc *p = discover_proc_find(d, pid);

	if (p)
		return p;
	if (HASH_COUNT(d->procs) >= MAX_IDLE_PROCS && HASH_COUNT(d->procs) % 1024 == 0)
		procs_trim(d);
	p = calloc(1, sizeof(*p));
	if (!p)
		return NULL;
	p->pid = pid;
	HASH_ADD_INT(d->procs, pid, p);
	if (!p->hh.tbl) {
		free(p);
		return NULL;
	}
	d->stats.processes++;
	return p;
}

bool discover_proc_wanted(struct discover *d, struct proc *p)
{
	if (!p->asked) {
		p->wanted = !d->ops.wanted || d->ops.wanted(d->u, p->pid);
		p->asked = true;
	}
	return p->wanted;
}

void discover_proc_reset(struct discover *d, struct proc *p)
{
	proc_unlink(p);
	p->asked = false;
	p->retries = 0;
	p->exec_told = true;
	if (d->ops.process_exec)
		d->ops.process_exec(d->u, p->pid);
}

bool discover_proc_set_tag(struct discover *d, struct proc *p, const struct xb_hdr *h)
{
	bool changed = p->tagged && p->tag != h->flags;

	if (changed && h->ts < p->tag_ts)
		return false;
	p->tag = h->flags;
	p->tag_ts = h->ts;
	p->tagged = true;
	if (changed)
		discover_proc_reset(d, p);
	return true;
}

struct link *discover_proc_link(struct proc *p, const struct object *o)
{
	for (size_t i = 0; i < p->nlinks; i++)
		if (p->links[i].obj == o)
			return &p->links[i];
	return NULL;
}

static struct link *proc_add_link(struct proc *p, struct object *o, const struct xb_map *m)
{
	if (p->nlinks >= MAX_LINKS || GROW_ROOM(p->links, p->nlinks, p->cap, 4) < 0)
		return NULL;
	o->refs++;
	p->links[p->nlinks] = (struct link){ .obj = o, .m = *m, .seen = true };
	return &p->links[p->nlinks++];
}

void discover_proc_drop_link(struct discover *d, struct proc *p, size_t i)
{
	/* If it is mapped again later, that must be reported again. */
	watch_forget(d->watch, &p->links[i].m);
	object_unref(p->links[i].obj);
	p->links[i] = p->links[--p->nlinks];
}

void discover_map_object(struct discover *d, struct proc *p, struct object *o,
			 const struct xb_map *m)
{
	struct link *l = discover_proc_link(p, o);
	bool had_place = l && l->m.start;

	if (l) {
		l->seen = true;
		/* What discover_file() made up is replaced by the mapping itself. */
		l->m = *m;
	} else {
		l = proc_add_link(p, o, m);
		if (!l)
			return;
		d->ops.object_mapped(d->u, o->id, p->pid, m);
	}
	if (m->start && !had_place && d->ops.object_placed)
		d->ops.object_placed(d->u, o->id, p->pid, m);
}
