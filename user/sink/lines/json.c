// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * json.c - one object per line, as docs/json.md describes. Events are written in the order in which they come, and
 * nothing is held back, so a reader can follow live.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/losses.h"
#include "base/sha256.h"
#include "decode/sampled.h"
#include "decode/xpti.h"
#include "sink/file_text.h"
#include "sink/gpu_text.h"
#include "sink/host.h"
#include "sink/sink.h"
#include "sink/site.h"
#include "sink/value.h"
#include "sink/work.h"
#include "sink/xpti.h"
#include "xptibpf/view.h"

static void start(struct json *j, struct strbuf *out, const char *type, const struct xb_hdr *h)
{
	json_line(j, out, type);
	if (!h)
		return;
	json_u64(j, "ts", h->ts);
	if (h->tgid)
		json_u64(j, "pid", xb_id(h->tgid));
}

/* ---- calls ------------------------------------------------------------------------------------- */

static void call_end(struct json *j, const struct event_call *c, const struct value_view *view)
{
	unsigned flags = c->rec->h.flags;

	if (c->ret.kind == VALUE_UNKNOWN)
		json_null(j, "ret");
	else
		value_json(j, "ret", &c->ret, view);
	if (c->error)
		json_bool(j, "error", true);
	if (c->unknown)
		json_bool(j, "unknown", true);
	if (flags & XB_F_ENTRY_ONLY)
		json_bool(j, "entry_only", true);
	if (!(flags & XB_F_UNFINISHED))
		return;
	json_bool(j, "unfinished", true);
	json_u64(j, "age", c->rec->dur);
	json_str(j, "why", work_unfinished(flags));
}

static int write_call(struct sink *s, const struct told *told, const struct event_call *c,
		      struct strbuf *out)
{
	const struct value_view view = {
		.str_max = s->opts.str_max, .told = told, .call = c, .names = &s->names
	};
	const struct xb_call *r = c->rec;
	const struct xb_xpti_uid *task = told->task;
	struct json j;

	json_start(&j, out);
	json_object(&j, NULL);
	json_str(&j, "type", "call");
	json_u64(&j, "id", r->id);
	json_u64_if(&j, "parent_id", r->parent != 0, r->parent);
	json_u64(&j, "ts", r->h.ts);
	json_u64_if(&j, "dur", !(r->h.flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY)), r->dur);
	json_u64(&j, "pid", xb_id(r->h.tgid));
	host_json(&j, told->host);
	json_u64(&j, "tid", xb_id(r->h.tid));
	json_str(&j, "thread", told->thread);
	json_str(&j, "api", c->api);
	json_str(&j, "name", c->name);
	json_u64(&j, "depth", r->depth);
	if (c->library)
		json_str(&j, "library", c->library);
	if (r->h.flags & XB_F_LOWER)
		json_str(&j, "layer", "lower");
	if (r->h.flags & XB_F_STREAM)
		json_str(&j, "told_by", "xpti");
	value_args_json(&j, "args", &view);
	call_end(&j, c, &view);
	if (task)
		xpti_json_node(&j, "task", task);
	work_json(&j, &view);
	site_json(&j, c);
	return json_end_line(&j);
}

static int write_xpti(struct sink *s, const struct told *told, const struct event_xpti *x,
		      const char *type, struct strbuf *out)
{
	const struct xb_hdr *h = &x->rec->h;
	struct json j;

	start(&j, out, type, h);
	host_json(&j, told->host);
	json_u64(&j, "tid", xb_id(h->tid));
	json_str(&j, "thread", told->thread);
	xpti_json(&j, x, &(struct value_view){ .str_max = s->opts.str_max, .names = &s->names });
	return json_end_line(&j);
}

/* ---- processes and threads --------------------------------------------------------------------- */

static void process_line(struct json *j, struct strbuf *out, const struct told *told,
			 const struct xb_hdr *h, const char *event, uint32_t pid,
			 const struct model_process *p)
{
	json_start(j, out);
	json_object(j, NULL);
	json_str(j, "type", "process");
	json_str(j, "event", event);
	json_u64(j, "ts", h->ts);
	json_u64(j, "pid", xb_id(pid));
	host_json(j, told->host);
	json_u64_if(j, "ppid", p && p->ppid, p ? xb_id(p->ppid) : 0);
	json_strn(j, "comm", p ? p->comm : NULL, p ? strnlen(p->comm, sizeof(p->comm)) : 0);
	json_u64(j, "exec_count", p ? p->exec_count : 0);
}

static void thread_line(struct json *j, struct strbuf *out, const struct told *told,
			const struct xb_hdr *h, const char *event, uint32_t tid, const char *name)
{
	json_start(j, out);
	json_object(j, NULL);
	json_str(j, "type", "thread");
	json_str(j, "event", event);
	json_u64(j, "ts", h->ts);
	json_u64(j, "pid", xb_id(h->tgid));
	host_json(j, told->host);
	json_u64(j, "tid", xb_id(tid));
	json_str(j, "thread", name);
}

static int write_fork(const struct told *told, const struct xb_fork *r, struct strbuf *out)
{
	struct json j;

	if (r->child_tgid == r->h.tgid) {
		thread_line(&j, out, told, &r->h, "start", r->child_tid, told->child_thread);
		json_u64(&j, "parent_tid", xb_id(r->h.tid));
		json_str(&j, "parent", told->thread);
	} else {
		process_line(&j, out, told, &r->h, "fork", r->child_tgid, told->child);
		json_u64(&j, "start_ns", r->start_ns);
		json_u64(&j, "parent_tid", xb_id(r->h.tid));
	}
	return json_end_line(&j);
}

static int write_exec(const struct told *told, const struct xb_exec *r, struct strbuf *out)
{
	struct json j;

	process_line(&j, out, told, &r->h, "exec", r->h.tgid, told->process);
	json_u64(&j, "start_ns", r->start_ns);
	json_u64(&j, "old_tid", xb_id(r->old_tid));
	return json_end_line(&j);
}

static int write_exit(const struct told *told, const struct xb_exit *r, struct strbuf *out)
{
	struct json j;
	int err;

	thread_line(&j, out, told, &r->h, "exit", r->h.tid, told->thread);
	err = json_end_line(&j);
	if (err < 0 || !(r->h.flags & XB_EXIT_GROUP))
		return err;
	process_line(&j, out, told, &r->h, "exit", r->h.tgid, told->process);
	if (r->code & 0x7f)
		json_u64(&j, "signal", r->code & 0x7f);
	else
		json_u64(&j, "status", r->code >> 8 & 0xff);
	return json_end_line(&j);
}

static int write_process(const struct event *e, const struct told *told, struct strbuf *out)
{
	const struct xb_def_process *r = (const struct xb_def_process *)e->rec;
	struct json j;

	process_line(&j, out, told, &r->h, "seen", r->h.tgid, told->process);
	json_u64(&j, "start_ns", r->start_ns);
	json_u64(&j, "uid", r->uid);
	json_u64(&j, "ns_pid", r->ns_pid);
	json_str(&j, "exe", event_text(e, 1));
	json_str(&j, "cmdline", event_text(e, 2));
	json_bool(&j, "old", r->h.flags & XB_PROC_OLD);
	return json_end_line(&j);
}

static int write_rank(const struct event *e, const struct told *told, struct strbuf *out)
{
	const struct xb_def_rank *r = (const struct xb_def_rank *)e->rec;
	struct json j;

	process_line(&j, out, told, &r->h, "rank", r->h.tgid, told->process);
	json_u64(&j, "rank", r->rank);
	json_u64_if(&j, "ranks", r->ranks, r->ranks);
	json_str(&j, "by", event_text(e, 0));
	return json_end_line(&j);
}

static const char *arm_word(uint32_t what)
{
	static const char *const words[XB_ARM_WHATS] = {
		[XB_ARM_UNKNOWN] = "arm",	   [XB_ARM_ARMED] = "armed",
		[XB_ARM_ALREADY] = "armed_before", [XB_ARM_FAILED] = "not_armed",
		[XB_ARM_DISARMED] = "disarmed",	   [XB_ARM_LEFT] = "not_disarmed",
	};

	return words[what < XB_ARM_WHATS ? what : XB_ARM_UNKNOWN];
}

static int write_arm(const struct event *e, const struct told *told, struct strbuf *out)
{
	const struct xb_arm *r = (const struct xb_arm *)e->rec;
	const char *release = event_text(e, 0), *why = event_text(e, 1);
	struct json j;

	process_line(&j, out, told, &r->h, arm_word(r->what), r->h.tgid, told->process);
	json_u64_if(&j, "ns", r->ns, r->ns);
	json_str(&j, "release", *release ? release : NULL);
	json_str(&j, "text", *why ? why : NULL);
	return json_end_line(&j);
}

static int write_thread(const struct told *told, const struct xb_def_thread *r, struct strbuf *out)
{
	struct json j;

	thread_line(&j, out, told, &r->h, "seen", r->h.tid, told->thread);
	json_u64(&j, "start_ns", r->start_ns);
	return json_end_line(&j);
}

/* ---- the rest ---------------------------------------------------------------------------------- */

static int write_object(const struct event *e, struct strbuf *out)
{
	const struct xb_def_object *r = (const struct xb_def_object *)e->rec;
	const char *release = event_text(e, 1);
	struct json j;

	start(&j, out, "object", &r->h);
	json_u64(&j, "obj", r->obj);
	json_str(&j, "path", event_text(e, 0));
	json_str(&j, "release", *release ? release : NULL);
	json_u64(&j, "dev", r->dev);
	json_u64(&j, "ino", r->ino);
	json_u64(&j, "probes", r->probes);
	json_u64(&j, "failed", r->failed);
	if (r->h.flags)
		json_u64(&j, "unknown", r->h.flags);
	return json_end_line(&j);
}

static const char *unprobed_word(uint32_t what)
{
	static const char *const words[XB_UNPROBED_WHATS] = {
		[XB_UNPROBED_FILE] = "file",
		[XB_UNPROBED_THREAD] = "process",
		[XB_UNPROBED_GONE] = "gone",
	};

	return what < XB_UNPROBED_WHATS ? words[what] : NULL;
}

static int write_unprobed(const struct event *e, struct strbuf *out)
{
	const struct xb_unprobed *r = (const struct xb_unprobed *)e->rec;
	const char *why = event_text(e, 1);
	struct json j;

	start(&j, out, "unprobed", &r->h);
	json_str(&j, "what", unprobed_word(r->what));
	json_u64_if(&j, "pid", xb_id(r->h.tgid), r->h.tgid);
	json_str(&j, "path", event_text(e, 0));
	json_u64_if(&j, "probes", r->n, r->n);
	json_str(&j, "text", *why ? why : NULL);
	return json_end_line(&j);
}

static int write_host(const struct event *e, struct strbuf *out)
{
	const struct xb_def_host *h = (const void *)e->rec;
	char boot[BOOT_TEXT];
	struct json j;

	json_line(&j, out, "host");
	json_u64(&j, "number", h->host);
	json_str(&j, "name", event_text(e, 0));
	json_u64(&j, "ts", h->mono);
	json_u64(&j, "realtime", h->realtime);
	json_u64(&j, "boottime", h->boottime);
	json_i64(&j, "offset", h->offset);
	boot_text(h->boot_id, boot);
	json_str(&j, "boot_id", boot);
	return json_end_line(&j);
}

static int write_clock(const struct xb_def_clock *r, struct strbuf *out)
{
	char boot[BOOT_TEXT];
	struct json j;

	start(&j, out, "clock", &r->h);
	json_u64(&j, "realtime", r->realtime);
	json_u64(&j, "boottime", r->boottime);
	boot_text(r->boot_id, boot);
	json_str(&j, "boot_id", boot);
	json_u64(&j, "version", r->version);
	return json_end_line(&j);
}

static int write_gpu_job(const struct told *told, const struct event_gpu_job *e, struct strbuf *out)
{
	const struct xb_gpu_job *r = e->rec;
	struct json j;

	start(&j, out, "gpu_job", &r->h);
	json_u64(&j, "tid", xb_id(r->h.tid));
	json_str(&j, "thread", told->thread);
	json_str(&j, "device", *e->dev ? e->dev : NULL);
	json_str(&j, "ring", *e->ring ? e->ring : NULL);
	json_u64_if(&j, "run", r->run, r->run);
	json_u64(&j, "done", r->done);
	json_u64_if(&j, "fence_context", r->context, r->context);
	json_u64_if(&j, "fence_seqno", r->context, r->seqno);
	json_u64_if(&j, "client_id", r->client, r->client);
	if (r->h.flags & XB_GPU_PART)
		json_bool(&j, "part", true);
	return json_end_line(&j);
}

static int write_gpu(const struct event *e, struct strbuf *out)
{
	const struct xb_def_gpu *r = (const struct xb_def_gpu *)e->rec;
	enum xb_gpu_state state = r->state < XB_GPU_STATES ? r->state : XB_GPU_UNKNOWN;
	const char *text = event_text(e, 0);
	struct json j;

	start(&j, out, "gpu", &r->h);
	json_bool(&j, "measured", state == XB_GPU_MEASURED);
	json_str(&j, "state", gpu_text_state_word(state));
	json_str(&j, "text", *text ? text : NULL);
	return json_end_line(&j);
}

static void file_flags(struct json *j, const struct xb_file *f)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	if (!file_text_is_open(f))
		return;
	file_text_flags(&text, f->flags);
	json_str(j, "flags", strbuf_str(&text));
	json_u64_if(j, "mode", file_text_has_mode(f), f->mode);
	if (f->resolve)
		json_u64(j, "resolve", f->resolve);
}

static void file_result(struct json *j, const struct xb_file *f)
{
	const char *error = file_text_error(f);

	if (f->how == XB_FILE_MAPPED || f->how == XB_FILE_INTERPRETER)
		return;
	json_i64(j, "ret", f->ret);
	if (error)
		json_str(j, "error", error);
}

static int write_file(const struct event *e, const struct told *told, struct strbuf *out)
{
	const struct xb_file *f = (const struct xb_file *)e->rec;
	const char *directory = event_text(e, 1);
	struct json j;

	start(&j, out, "file", &f->h);
	host_json(&j, told->host);
	json_u64(&j, "tid", xb_id(f->h.tid));
	json_str(&j, "thread", told->thread);
	json_str(&j, "call", file_text_how(f));
	json_str(&j, "path", f->h.flags & XB_FILE_UNREAD ? NULL : event_text(e, 0));
	json_str(&j, "directory", *directory ? directory : NULL);
	if (f->dirfd != AT_FDCWD)
		json_i64(&j, "dirfd", f->dirfd);
	file_flags(&j, f);
	file_result(&j, f);
	json_u64_if(&j, "size", f->ino, f->size);
	json_u64_if(&j, "mtime", f->ino, f->mtime);
	if (f->h.flags & XB_FILE_CREATED)
		json_bool(&j, "created", true);
	if (f->h.flags & XB_FILE_CUT)
		json_bool(&j, "cut", true);
	return json_end_line(&j);
}

static void start_sampled(struct json *j, struct strbuf *out, const char *type,
			  const struct event *e, const struct told *told,
			  const struct sampled_group *g)
{
	json_line(j, out, type);
	json_u64(j, "ts", e->rec->ts);
	host_json(j, told->host);
	json_str(j, "device", g->device);
	json_str(j, "group", g->name);
}

static int write_sampled_group(const struct event *e, const struct told *told, struct strbuf *out)
{
	const struct sampled_group *g = e->metrics;
	struct json j;

	start_sampled(&j, out, "sampled_group", e, told, g);
	json_str(&j, "model", *g->model ? g->model : NULL);
	json_u64(&j, "period", g->period);
	json_u64(&j, "metrics", g->n);
	return json_end_line(&j);
}

static int write_sampled_metric(const struct event *e, const struct told *told, struct strbuf *out)
{
	const struct xb_def_metric *rec = (const struct xb_def_metric *)e->rec;
	const struct sampled_metric *m = &e->metrics->metrics[rec->index];
	struct json j;

	start_sampled(&j, out, "sampled_metric", e, told, e->metrics);
	json_u64(&j, "index", rec->index);
	json_str(&j, "metric", m->name);
	json_str(&j, "unit", *m->unit ? m->unit : NULL);
	json_str(&j, "metric_type", *m->metric_type ? m->metric_type : NULL);
	json_str(&j, "value_type", *m->value_type ? m->value_type : NULL);
	return json_end_line(&j);
}

static int write_sample(const struct event *e, const struct told *told, struct strbuf *out)
{
	const struct event_sample *s = &e->sample;
	struct json j;

	start_sampled(&j, out, "sample", e, told, s->group);
	json_u64(&j, "error", s->rec->error);
	if (s->rec->h.flags & XB_SAMPLE_UNTIMED)
		json_bool(&j, "untimed", true);
	json_array(&j, "metrics");
	for (uint32_t i = 0; i < s->group->n; i++)
		json_str(&j, NULL, s->group->metrics[i].name);
	json_end_array(&j);
	json_array(&j, "values");
	for (uint32_t i = 0; i < s->group->n; i++)
		value_json(&j, NULL, &s->values[i], &(struct value_view){ 0 });
	json_end_array(&j);
	return json_end_line(&j);
}

static void texts(struct json *j, const char *key, const struct event *e, unsigned at, unsigned n)
{
	json_array(j, key);
	for (unsigned i = 0; i < n; i++)
		json_str(j, NULL, event_text(e, at + i));
	json_end_array(j);
}

static int write_start(const struct event *e, const struct told *told, struct strbuf *out)
{
	const struct xb_start *s = (const struct xb_start *)e->rec;
	struct json j;

	process_line(&j, out, told, &s->h, "start", s->h.tgid, told->process);
	json_str(&j, "exe", event_text(e, 0));
	json_str(&j, "cwd", event_text(e, 1));
	texts(&j, "args", e, 2, s->nargs);
	texts(&j, "env", e, 2 + s->nargs, s->nenv);
	json_u64(&j, "env_left_out", s->left);
	if (s->h.flags & XB_START_CUT)
		json_bool(&j, "cut", true);
	return json_end_line(&j);
}

static int json_event(struct sink *s, const struct event *e, const struct told *told,
		      struct strbuf *out)
{
	switch (e->type) {
	case EVENT_CALL:
		return write_call(s, told, &e->call, out);
	case EVENT_XPTI:
		return write_xpti(s, told, e->xpti, "xpti", out);
	case EVENT_XPTI_POINT:
		return write_xpti(s, told, e->xpti, "trace_point", out);
	case EVENT_FORK:
		return write_fork(told, (const struct xb_fork *)e->rec, out);
	case EVENT_EXEC:
		return write_exec(told, (const struct xb_exec *)e->rec, out);
	case EVENT_EXIT:
		return write_exit(told, (const struct xb_exit *)e->rec, out);
	case EVENT_PROCESS:
		return write_process(e, told, out);
	case EVENT_RANK:
		return write_rank(e, told, out);
	case EVENT_ARM:
		return write_arm(e, told, out);
	case EVENT_FILE:
		return write_file(e, told, out);
	case EVENT_START:
		return write_start(e, told, out);
	case EVENT_METRICS:
		return write_sampled_group(e, told, out);
	case EVENT_METRIC:
		return write_sampled_metric(e, told, out);
	case EVENT_SAMPLE:
		return write_sample(e, told, out);
	case EVENT_THREAD:
		return write_thread(told, (const struct xb_def_thread *)e->rec, out);
	case EVENT_OBJECT:
		return write_object(e, out);
	case EVENT_UNPROBED:
		return write_unprobed(e, out);
	case EVENT_GPU_JOB:
		return write_gpu_job(told, &e->gpu, out);
	case EVENT_GPU:
		return write_gpu(e, out);
	case EVENT_HOST:
		return write_host(e, out);
	case EVENT_CLOCK:
		return write_clock((const struct xb_def_clock *)e->rec, out);
	default:
		return 0;
	}
}

static void add_data(const struct xb_data *d, struct strbuf *out)
{
	static const char *const kinds[] = { [XB_DATA_OUTPUT] = "output",
					     [XB_DATA_COPIED] = "copied",
					     [XB_DATA_WAITED] = "waited",
					     [XB_DATA_SHARED] = "shared" };
	char hash[SHA256_TEXT];
	struct json j;

	sha256_text(d->hash, hash);
	json_line(&j, out, "data");
	json_u64(&j, "call", d->call);
	json_u64(&j, "ts", d->h.ts);
	json_u64(&j, "pid", xb_id(d->h.tgid));
	json_u64(&j, "tid", xb_id(d->h.tid));
	json_str(&j, "kind", d->kind < ARRAY_SIZE(kinds) ? kinds[d->kind] : NULL);
	json_hex(&j, "address", d->addr);
	json_u64(&j, "size", d->size);
	json_str(&j, "sha256", hash);
	json_end_line(&j);
}

/* What memory had when a call returned is no event. */
static int json_record(struct sink *sink, const struct xb_hdr *rec, struct strbuf *out)
{
	(void)sink;
	if (rec->type != XB_DATA || rec->len < sizeof(struct xb_data))
		return 0;
	add_data((const void *)rec, out);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_json = {
	.name = "json",
	.lines = SINK_JSON_LINES,
	.needs = TOLD_WORK | TOLD_CONTEXT | TOLD_TASK,
	.shows_values = true,
	.record = json_record,
	.event = json_event,
	.lost = sink_lost_as_json,
};
