// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * filter.c - see filter.h.
 *
 * Each kind of condition that was given must hold, and within a kind any of its values; processes and threads are one
 * kind. Conditions on calls don't
 * concern other events, and conditions on objects only concern what happens: calls, XPTI events and GPU jobs.
 * Definitions pass unless they are those of a process that does not.
 *
 * An event is about a kernel, device or queue if it is among the arguments, at any depth; if an event (the object) among
 * them is that of a command in this queue, or that runs this kernel; or if the queue was made for this device. XPTI
 * events name kernels and devices in their metadata.
 */
#include "session/filter.h"

#include <errno.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "decode/xpti.h"
#include "model/time/commands.h"
#include "sink/names.h"

enum { KERNELS, DEVICES, QUEUES, KINDS };

/* What the catalog calls the objects, and where XPTI events have the name (NULL: they have none). */
static const struct kind {
	const char *words[4];
	const char *metadata;
} kinds[KINDS] = {
	[KERNELS] = { { "kernel" }, "kernel_name" },
	[DEVICES] = { { "device" }, "sycl_device_name" },
	/* Commands are put into command lists of Level Zero and streams of CUDA, too. */
	[QUEUES] = { { "queue", "list", "stream" }, NULL },
};

struct ids {
	const pid_t *of;
	size_t n;
};

struct texts_wanted {
	const char *const *of;
	size_t n;
};

struct filter {
	struct ids pids, tids;
	pid_t *children; /* of wanted processes, with follow */
	size_t nchildren;
	bool follow;
	bool someone; /* and not everyone */
	struct texts_wanted comms;
	uint64_t min_dur;
	bool errors_only;
	bool objects;
	struct texts_wanted globs[KINDS];
	struct names names;
};

/* ---- making it --------------------------------------------------------------------------------- */

int filter_new(const struct xptibpf_opts *o, bool stored, struct filter **ret)
{
	struct filter f = { .globs = {
				    [KERNELS] = { o->kernels, o->nkernels },
				    [DEVICES] = { o->devices, o->ndevices },
				    [QUEUES] = { o->queues, o->nqueues },
			    } };

	f.objects = o->nkernels || o->ndevices || o->nqueues;
	if (stored) {
		f.pids = (struct ids){ o->pids, o->npids };
		f.tids = (struct ids){ o->tids, o->ntids };
		f.comms = (struct texts_wanted){ o->comms, o->ncomms };
		f.someone = o->npids || o->ntids || o->ncomms;
		f.follow = o->follow;
		f.min_dur = o->min_dur_ns;
		f.errors_only = o->errors_only;
	}
	if (!f.someone && !f.min_dur && !f.errors_only && !f.objects)
		return 0;
	*ret = malloc(sizeof(f));
	if (!*ret)
		return -ENOMEM;
	**ret = f;
	return 0;
}

struct filter *filter_free(struct filter *f)
{
	if (!f)
		return NULL;
	free(f->children);
	names_done(&f->names);
	free(f);
	return NULL;
}

bool filter_wants_objects(const struct filter *f)
{
	return f->objects;
}

bool filter_is_partial(const struct filter *f)
{
	return f->objects || f->min_dur || f->errors_only || f->tids.n;
}

/* ---- processes and threads --------------------------------------------------------------------- */

/* The numbers in the stream have that of the machine, too. */
static bool has_id(struct ids ids, uint32_t id)
{
	for (size_t i = 0; i < ids.n; i++)
		if ((uint32_t)ids.of[i] == xb_id(id))
			return true;
	return false;
}

static bool has_pid(const struct filter *f, uint32_t tgid)
{
	return has_id(f->pids, tgid) || has_id((struct ids){ f->children, f->nchildren }, tgid);
}

static int follow(struct filter *f, const struct xb_fork *fork)
{
	if (!f->follow || fork->child_tgid == fork->h.tgid || has_pid(f, fork->child_tgid))
		return 0;
	return GROW_APPEND(f->children, f->nchildren, (pid_t)xb_id(fork->child_tgid));
}

/* Of what concerns no process: the machine, files, clocks, losses. */
static bool is_of_a_process(enum event_type type)
{
	switch (type) {
	case EVENT_CALL:
	case EVENT_XPTI:
	case EVENT_XPTI_POINT:
	case EVENT_FORK:
	case EVENT_EXEC:
	case EVENT_EXIT:
	case EVENT_PROCESS:
	case EVENT_THREAD:
	case EVENT_WHERE:
	case EVENT_RANK:
	case EVENT_GPU_JOB:
	case EVENT_COUNT:
	case EVENT_ARM:
	case EVENT_NAME:
	case EVENT_FILE:
	case EVENT_START:
		return true;
	default:
		return false;
	}
}

/* Those of a process belong to each of its threads. */
static bool is_of_a_thread(const struct event *e)
{
	const struct xb_fork *fork = (const void *)e->rec;

	switch (e->type) {
	case EVENT_CALL:
	case EVENT_XPTI:
	case EVENT_THREAD:
	case EVENT_WHERE:
	case EVENT_GPU_JOB:
	case EVENT_COUNT:
	case EVENT_FILE:
		return true;
	case EVENT_FORK:
		return fork->child_tgid == fork->h.tgid;
	case EVENT_EXIT:
		return !(e->rec->flags & XB_EXIT_GROUP);
	default:
		return false;
	}
}

static bool has_thread(const struct filter *f, const struct event *e)
{
	const struct xb_fork *fork = (const void *)e->rec;

	return f->tids.n && (!is_of_a_thread(e) || has_id(f->tids, e->rec->tid) ||
			     (e->type == EVENT_FORK && has_id(f->tids, fork->child_tid)));
}

static bool has_process(const struct filter *f, const struct event *e)
{
	const struct xb_fork *fork = (const void *)e->rec;

	return has_pid(f, e->rec->tgid) || (e->type == EVENT_FORK && has_pid(f, fork->child_tgid));
}

/* As the kernel side compares it: names are cut to its length. */
static bool has_comm(const struct filter *f, const struct model_process *p)
{
	for (size_t i = 0; p && i < f->comms.n; i++)
		if (!strncmp(f->comms.of[i], p->comm, sizeof(p->comm) - 1))
			return true;
	return false;
}

static bool is_wanted(const struct filter *f, const struct told *told, const struct event *e)
{
	return has_process(f, e) || has_thread(f, e) || has_comm(f, told->process) ||
	       has_comm(f, told->child);
}

/* As the kernel side decides it: one of the kinds is enough. */
static int who_passes(struct filter *f, const struct told *told, const struct event *e)
{
	int r;

	if (!f->someone || !is_of_a_process(e->type))
		return 1;
	if (!is_wanted(f, told, e))
		return 0;
	r = e->type == EVENT_FORK ? follow(f, (const void *)e->rec) : 0;
	return r < 0 ? r : 1;
}

/* ---- calls --------------------------------------------------------------------------------------- */

/*
 * Calls that have no end are never left out, because nobody knows their durations and results. Of functions that the
 * catalog does not know neither is known of any call, and live none is recorded then.
 */
static bool call_passes(const struct filter *f, const struct event_call *c)
{
	if (c->unknown)
		return !f->min_dur && !f->errors_only;
	if (c->rec->h.flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY))
		return true;
	return c->rec->dur >= f->min_dur && (!f->errors_only || c->error);
}

/* ---- kernels, devices, queues ---------------------------------------------------------------------- */

static bool has_text(struct filter *f, unsigned kind, const char *text)
{
	const struct texts_wanted *w = &f->globs[kind];

	for (size_t i = 0; text && i < w->n; i++)
		if (!strcmp(w->of[i], text) || !fnmatch(w->of[i], text, 0) ||
		    !fnmatch(w->of[i], names_shown(&f->names, text), 0))
			return true;
	return false;
}

static bool is_of_kind(unsigned kind, const char *word)
{
	for (size_t i = 0; i < ARRAY_SIZE(kinds[kind].words) && kinds[kind].words[i]; i++)
		if (!strcmp(kinds[kind].words[i], word))
			return true;
	return false;
}

/* By its name, its handle, or as "queue#2" or "2". */
static bool has_object(struct filter *f, unsigned kind, const struct model_object *o)
{
	char text[OBJECT_TEXT];

	if (!f->globs[kind].n || !is_of_kind(kind, o->word))
		return false;
	snprintf(text, sizeof(text), "0x%llx", (unsigned long long)o->handle);
	if (has_text(f, kind, o->name) || has_text(f, kind, text))
		return true;
	if (!o->number)
		return false;
	snprintf(text, sizeof(text), "%s#%u", o->word, o->number);
	return has_text(f, kind, text) || has_text(f, kind, strchr(text, '#') + 1);
}

struct look {
	struct filter *f;
	struct commands *commands;
	const struct told *told;
	const struct event_call *c;
	bool found[KINDS];
};

static void look_at_object(struct look *l, const struct model_object *o)
{
	for (unsigned i = 0; i < KINDS; i++)
		l->found[i] = l->found[i] || has_object(l->f, i, o);
}

static void look_at_command(struct look *l, const struct value *event)
{
	const struct command *d = commands_find(l->commands, l->told, l->c, event);
	const struct texts *texts = commands_texts(l->commands);
	struct model_object device;

	if (!d)
		return;
	if (d->kind == COMMAND_KERNEL)
		look_at_object(l, &(struct model_object){ .word = "kernel",
							  .handle = d->kernel,
							  .number = d->kernel_number,
							  .name = texts_at(texts, d->label) });
	if (d->has_queue)
		look_at_object(l, &(struct model_object){ .word = texts_at(texts, d->queue_word),
							  .handle = d->queue,
							  .number = d->queue_number });
	if (commands_queue_device(l->commands, d, &device))
		look_at_object(l, &device);
}

static void look_at_value(struct look *l, const struct value *v)
{
	const struct model_object *o = told_object(l->told, v);
	struct model_object device;

	if (o) {
		look_at_object(l, o);
		if (commands_device(l->commands, l->told, l->c, v, &device))
			look_at_object(l, &device);
		look_at_command(l, v);
	}
	for (uint32_t i = 0; i < v->nitems; i++)
		look_at_value(l, &v->items[i]);
}

static void look_at_call(struct look *l)
{
	for (uint32_t i = 0; i < l->c->nargs; i++)
		look_at_value(l, &l->c->args[i]);
	look_at_value(l, &l->c->ret);
	if (l->told->launch)
		look_at_object(l, &l->told->launch->kernel);
}

static bool metadata_has(struct filter *f, unsigned kind, const struct event_xpti *x)
{
	const char *key = kinds[kind].metadata;
	char text[NAMES_MAX];

	for (uint32_t i = 0; key && i < x->nmetadata; i++) {
		const struct value *v = &x->metadata[i];

		if (v->kind != VALUE_STRING || !v->key || strcmp(v->key, key) != 0)
			continue;
		snprintf(text, sizeof(text), "%.*s", (int)v->len, v->str ?: "");
		if (has_text(f, kind, text))
			return true;
	}
	return false;
}

static bool objects_pass(struct filter *f, struct commands *commands, const struct told *told,
			 const struct event *e)
{
	struct look l = { .f = f, .commands = commands, .told = told, .c = &e->call };

	if (e->type == EVENT_CALL)
		look_at_call(&l);
	for (unsigned i = 0; i < KINDS; i++) {
		if (e->type == EVENT_XPTI)
			l.found[i] = metadata_has(f, i, e->xpti);
		if (e->type == EVENT_GPU_JOB && i == DEVICES)
			l.found[i] = has_text(f, i, e->gpu.dev);
		if (f->globs[i].n && !l.found[i])
			return false;
	}
	return true;
}

/* ---- all of it ----------------------------------------------------------------------------------- */

static bool happens(enum event_type type)
{
	return type == EVENT_CALL || type == EVENT_XPTI || type == EVENT_GPU_JOB ||
	       type == EVENT_COUNT;
}

int filter_passes(struct filter *f, struct commands *commands, const struct told *told,
		  const struct event *e)
{
	int r = who_passes(f, told, e);

	if (r <= 0 || !happens(e->type))
		return r;
	if (e->type == EVENT_CALL && !call_passes(f, &e->call))
		return 0;
	/* What was only counted can't be taken apart. */
	if (e->type == EVENT_COUNT && (f->min_dur || f->errors_only))
		return 0;
	return !f->objects || objects_pass(f, commands, told, e);
}

void filter_count(const struct event *e, struct sink_part *part)
{
	if (e->type == EVENT_CALL)
		part->calls++;
	else if (e->type == EVENT_COUNT)
		part->calls += e->count.rec->calls;
	else if (e->type == EVENT_XPTI || e->type == EVENT_GPU_JOB || e->type == EVENT_FILE)
		part->events++;
}
