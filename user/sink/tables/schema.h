// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * schema.h - inside sink/: all columns of all rows that csv, SQLite and Parquet write. Each column is said once: its name,
 * its type, where it is null, and its value.
 *
 * The columns of a row are a list: a macro that is given what to make of a column (its declaration, its number, its value).
 * In the lists of rows that several formats write, a column is
 *
 *   C(sql, name, type, csv, parquet, value)
 *
 * with the declaration for SQLite, its name and type for Parquet, its place in a row of csv (CSV() with the title, which the
 * rows of calls say for all; AT(); NO: it is not there), its place in Parquet's table (0: it is not there), and the value,
 * as an expression of the names that the function for this kind of row in schema.c has. In the lists of rows that only
 * SQLite has, a column is
 *
 *   C(sql, value)
 *
 * with names that the function in sqlite.c or sqlite_end.c has. "NOT NULL" says that a value is always known.
 *
 * A new column is a line at the end of its list, with the next places. Unless the name says otherwise, times are ns of
 * CLOCK_MONOTONIC and sizes are bytes. A text in a column that REFERENCES a table is kept there once, and meant by its id.
 */
#ifndef XB_SINK_SCHEMA_H
#define XB_SINK_SCHEMA_H

#include <stdbool.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "decode/event.h"
#include "model/memory/lifetimes.h"
#include "model/told.h"
#include "sink/host.h"
#include "sink/tables/cell.h"
#include "sink/tables/parquet_file.h"

#define INT(v)	    cell_int((uint64_t)(v))
#define IF(have, v) ((have) ? INT(v) : cell_null())
#define TEXT(s)	    cell_text(s)

#define CSV(at, title) at, title
#define AT(at)	       at, NULL
#define NO	       0, NULL

// clang-format off

/* ---- calls: x is their struct row_source, with rec, c (the call), told, p (its process), l (launch) and copy --------- */

#define CALL_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", row, INT, NO, 0, INT(x->id)) \
	C("parent_id INTEGER", parent_id, INT, CSV(14, "Parent"), 4, IF(rec->parent, rec->parent)) \
	C("ts INTEGER NOT NULL", ts, INT, CSV(8, "Start (ns)"), 1, INT(rec->h.ts)) \
	C("dur INTEGER", dur, INT, CSV(9, "Time (ns)"), 2, IF(!(flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY)), rec->dur)) \
	C("thread_id INTEGER NOT NULL REFERENCES thread", thread_id, INT, NO, 0, INT(x->thread_id)) \
	C("function_id INTEGER NOT NULL REFERENCES function", function_id, INT, NO, 0, INT(x->function_id)) \
	C("depth INTEGER NOT NULL", depth, INT, CSV(15, "Depth"), 13, INT(rec->depth)) \
	C("ret INTEGER", ret, INT, NO, 16, IF(returned, c->ret.u)) \
	C("result_id INTEGER REFERENCES string", result, TEXT, NO, 15, TEXT(c->ret.kind == VALUE_ENUM ? c->ret.name : NULL)) \
	C("error INTEGER NOT NULL", error, BOOL, NO, 14, INT(c->error)) \
	C("unfinished TEXT", unfinished, TEXT, NO, 17, TEXT(work_unfinished(flags))) \
	C("age INTEGER", age, INT, NO, 18, IF(flags & XB_F_UNFINISHED, rec->dur)) \
	C("entry_only INTEGER NOT NULL", entry_only, BOOL, NO, 0, INT(!!(flags & XB_F_ENTRY_ONLY))) \
	C("lower INTEGER NOT NULL", lower, BOOL, NO, 19, INT(!!(flags & XB_F_LOWER))) \
	C("library TEXT", library, TEXT, NO, 0, TEXT(c->library)) \
	C("site_id INTEGER REFERENCES site", site_id, INT, NO, 0, IF(x->site_id, x->site_id))

#define ARGUMENT_COLUMNS(C) \
	C("call_id INTEGER PRIMARY KEY REFERENCES call", argument_row, INT, NO, 0, INT(x->id)) \
	C("json TEXT NOT NULL", arguments, TEXT, NO, 31, c->nargs ? arguments_json(x) : cell_null())

#define LAUNCH_COLUMNS(C) \
	C("call_id INTEGER PRIMARY KEY REFERENCES call", launch_row, INT, NO, 0, INT(x->id)) \
	C("kernel_id INTEGER REFERENCES kernel", kernel, TEXT, CSV(16, "Kernel"), 20, TEXT(l ? l->kernel.name : NULL)) \
	C("object_id INTEGER REFERENCES object", object_id, INT, NO, 0, INT(x->object_id)) \
	C("counts TEXT NOT NULL", counts, TEXT, NO, 22, TEXT(l ? work_counts[l->sizes] : NULL)) \
	C("global_x INTEGER", global_x, INT, NO, 23, IF(l && l->nglobal > 0, l->global[0])) \
	C("global_y INTEGER", global_y, INT, NO, 24, IF(l && l->nglobal > 1, l->global[1])) \
	C("global_z INTEGER", global_z, INT, NO, 25, IF(l && l->nglobal > 2, l->global[2])) \
	C("local_x INTEGER", local_x, INT, NO, 26, IF(l && l->nlocal > 0, l->local[0])) \
	C("local_y INTEGER", local_y, INT, NO, 27, IF(l && l->nlocal > 1, l->local[1])) \
	C("local_z INTEGER", local_z, INT, NO, 28, IF(l && l->nlocal > 2, l->local[2])) \
	C("arguments TEXT", kernel_arguments, TEXT, NO, 0, object_json(x))

#define COPY_COLUMNS(C) \
	C("call_id INTEGER PRIMARY KEY REFERENCES call", copy_row, INT, NO, 0, INT(x->id)) \
	C("direction TEXT NOT NULL", direction, TEXT, CSV(17, "Copy"), 29, copy ? direction(x) : cell_null()) \
	C("bytes INTEGER", bytes, INT, CSV(18, "Bytes"), 30, IF(copy && copy->has_size, copy->bytes)) \
	C("src INTEGER", src, INT, NO, 0, IF(copy && copy->has_src, copy->src)) \
	C("dst INTEGER", dst, INT, NO, 0, IF(copy && copy->has_dst, copy->dst))

/* What SQLite has in other tables, or not at all. */
#define CALL_WIDE_COLUMNS(C) \
	C("", type, TEXT, CSV(1, "Type"), 0, TEXT("call")) \
	C("", whose, TEXT, CSV(2, "Process"), 0, process_at_host(x)) \
	C("", id, INT, NO, 3, IF(rec->id, rec->id)) \
	C("", number, INT, CSV(13, "Id"), 0, INT(rec->id)) \
	C("", pid, INT, CSV(3, "PID"), 5, INT(xb_id(rec->h.tgid))) \
	C("", process, TEXT, NO, 6, comm(p)) \
	C("", exec_count, INT, NO, 7, IF(p, p->exec_count)) \
	C("", rank, INT, NO, 8, IF(p && p->has_rank, p->rank)) \
	C("", tid, INT, CSV(4, "TID"), 9, INT(xb_id(rec->h.tid))) \
	C("", thread, TEXT, CSV(5, "Thread"), 10, TEXT(x->told->thread)) \
	C("", api, TEXT, CSV(6, "API"), 11, TEXT(c->api)) \
	C("", function, TEXT, CSV(7, "Name"), 12, TEXT(c->name)) \
	C("", failed, INT, CSV(10, "Failed"), 0, IF(returned, c->error)) \
	C("", result_text, TEXT, CSV(11, "Result"), 0, returned ? values(x, &c->ret, 1) : cell_null()) \
	C("", unfinished_text, TEXT, CSV(12, "Unfinished"), 0, TEXT(unfinished_for_people(flags))) \
	C("", kernel_object, TEXT, NO, 21, l ? kernel_object(x) : cell_null()) \
	C("", file, TEXT, CSV(19, "File"), 0, TEXT(place_of(c)->source)) \
	C("", line, INT, CSV(20, "Line"), 0, IF(place_of(c)->line, place_of(c)->line)) \
	C("", arguments_text, TEXT, CSV(21, "Arguments"), 0, values(x, c->args, c->nargs)) \
	C("", stack, TEXT, NO, 32, stack(x))

/* ---- XPTI: events, and trace points that were there; rec, e (the event), told --------------------------------------- */

#define XPTI_EVENT_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", row, INT, NO, 0, INT(x->id)) \
	C("ts INTEGER NOT NULL", ts, INT, AT(8), 1, INT(rec->h.ts)) \
	C("thread_id INTEGER NOT NULL REFERENCES thread", thread_id, INT, NO, 0, INT(x->thread_id)) \
	C("trace_point INTEGER NOT NULL", trace_point, BOOL, NO, 6, INT(x->point)) \
	C("stream_id INTEGER REFERENCES string", stream, TEXT, NO, 7, TEXT(e->stream)) \
	C("event_id INTEGER REFERENCES string", event, TEXT, AT(7), 8, TEXT(e->event)) \
	C("uid TEXT", uid, TEXT, NO, 9, has_uid ? uid_text(x) : cell_null()) \
	C("uid_instance INTEGER", uid_instance, INT, NO, 10, IF(has_uid && rec->uid.instance, rec->uid.instance)) \
	C("instance INTEGER", instance, INT, AT(13), 11, INT(rec->instance)) \
	C("name_id INTEGER REFERENCES string", name, TEXT, AT(16), 12, string(&e->name)) \
	C("file_id INTEGER REFERENCES string", file, TEXT, NO, 13, string(&e->file)) \
	C("line INTEGER", line, INT, NO, 14, IF(e->has_line, rec->line)) \
	C("json TEXT NOT NULL", json, TEXT, NO, 15, object_json(x))

#define XPTI_WIDE_COLUMNS(C) \
	C("", type, TEXT, AT(1), 0, TEXT("xpti")) \
	C("", whose, TEXT, AT(2), 0, process_at_host(x)) \
	C("", pid, INT, AT(3), 2, INT(xb_id(rec->h.tgid))) \
	C("", process, TEXT, NO, 3, comm(x->told->process)) \
	C("", tid, INT, AT(4), 4, INT(xb_id(rec->h.tid))) \
	C("", thread, TEXT, AT(5), 5, TEXT(x->told->thread)) \
	C("", api, TEXT, AT(6), 0, TEXT(e->stream ? e->stream : "xpti")) \
	C("", source, TEXT, AT(19), 0, has_file ? string(&e->file) : cell_null()) \
	C("", source_line, INT, AT(20), 0, IF(has_file && e->has_line && rec->line, rec->line)) \
	C("", metadata, TEXT, AT(21), 0, values(x, e->metadata, e->nmetadata))

/* ---- opened files: rec, e (the event), p (its process); path and directory are null where they are not known -------- */

#define OPENED_FILE_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", row, INT, NO, 0, INT(x->id)) \
	C("ts INTEGER NOT NULL", ts, INT, AT(8), 1, INT(rec->h.ts)) \
	C("thread_id INTEGER NOT NULL REFERENCES thread", thread_id, INT, NO, 0, INT(x->thread_id)) \
	C("call TEXT NOT NULL", call, TEXT, AT(7), 7, TEXT(file_text_how(rec))) \
	C("path_id INTEGER REFERENCES string", path, TEXT, NO, 8, TEXT(path)) \
	C("directory_id INTEGER REFERENCES string", directory, TEXT, NO, 9, TEXT(directory)) \
	C("flags TEXT", flags, TEXT, NO, 10, file_text_is_open(rec) ? open_flags(x) : cell_null()) \
	C("mode INTEGER", mode, INT, NO, 11, IF(file_text_has_mode(rec), rec->mode)) \
	C("ret INTEGER", ret, INT, NO, 12, IF(returned, rec->ret)) \
	C("error TEXT", error, TEXT, NO, 13, TEXT(file_text_error(rec))) \
	C("size INTEGER", size, INT, AT(18), 14, IF(rec->ino, rec->size)) \
	C("mtime INTEGER", mtime, INT, NO, 15, IF(rec->ino, rec->mtime)) \
	C("created INTEGER NOT NULL", created, BOOL, NO, 16, INT(!!(rec->h.flags & XB_FILE_CREATED))) \
	C("cut INTEGER NOT NULL", cut, BOOL, NO, 17, INT(!!(rec->h.flags & XB_FILE_CUT)))

#define OPENED_FILE_WIDE_COLUMNS(C) \
	C("", type, TEXT, AT(1), 0, TEXT("file")) \
	C("", whose, TEXT, AT(2), 0, process_at_host(x)) \
	C("", pid, INT, AT(3), 2, INT(xb_id(rec->h.tgid))) \
	C("", process, TEXT, NO, 3, comm(p)) \
	C("", exec_count, INT, NO, 4, IF(p, p->exec_count)) \
	C("", tid, INT, AT(4), 5, INT(xb_id(rec->h.tid))) \
	C("", thread, TEXT, AT(5), 6, TEXT(x->told->thread)) \
	C("", failed, INT, AT(10), 0, IF(returned, rec->ret < 0)) \
	C("", result_text, TEXT, AT(11), 0, returned ? open_result(x) : cell_null()) \
	C("", file, TEXT, AT(19), 0, path ? whole_path(x, directory, path) : cell_null()) \
	C("", arguments_text, TEXT, AT(21), 0, file_text_is_open(rec) ? open_flags(x) : cell_null())

/* ---- samples of device metrics, a row a value: rec, g (the group), m (the metric), v (the value) -------------------- */

#define SAMPLE_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", row, INT, NO, 0, INT(x->id)) \
	C("metric_id INTEGER NOT NULL REFERENCES sampled_metric", metric_id, INT, NO, 0, INT(x->metric_id)) \
	C("ts INTEGER NOT NULL", ts, INT, AT(8), 1, INT(rec->h.ts)) \
	C("value", number, REAL, NO, 0, number(v)) \
	C("error INTEGER NOT NULL", error, INT, NO, 8, INT(rec->error)) \
	C("untimed INTEGER NOT NULL", untimed, BOOL, NO, 9, INT(!!(rec->h.flags & XB_SAMPLE_UNTIMED)))

#define SAMPLE_WIDE_COLUMNS(C) \
	C("", type, TEXT, AT(1), 0, TEXT("sample")) \
	C("", device, TEXT, NO, 2, TEXT(g->device)) \
	C("", group, TEXT, AT(6), 3, TEXT(g->name)) \
	C("", metric, TEXT, AT(7), 4, TEXT(m->name)) \
	C("", unit, TEXT, NO, 5, TEXT(*m->unit ? m->unit : NULL)) \
	C("", value, REAL, NO, 6, as_real(v)) \
	C("", integer, INT, NO, 7, IF(v->kind != VALUE_FLOAT, v->u)) \
	C("", result, TEXT, AT(11), 0, digits(x, v)) \
	C("", about, TEXT, AT(21), 0, about_sample(x, g, m))

/* ---- memory, losses, and the recording itself: life and r (the recording) are x's ----------------------------------- */

#define ALLOCATION_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", row, INT, NO, 0, INT(x->id)) \
	C("process_id INTEGER REFERENCES process", process_id, INT, NO, 0, IF(x->process_id, x->process_id)) \
	C("tid INTEGER", tid, INT, NO, 6, INT(xb_id(life->tid))) \
	C("kind TEXT NOT NULL", kind, TEXT, NO, 8, TEXT(life->kind)) \
	C("in_total INTEGER NOT NULL", in_total, BOOL, NO, 9, INT(life->counts)) \
	C("device TEXT", device, TEXT, NO, 10, TEXT(life->device)) \
	C("site TEXT", site, TEXT, NO, 11, TEXT(life->site)) \
	C("call TEXT", call, TEXT, NO, 12, TEXT(life->made_by)) \
	C("address INTEGER", address, INT, NO, 13, INT(life->address)) \
	C("size INTEGER", size, INT, NO, 14, IF(life->has_size, life->size)) \
	C("made INTEGER NOT NULL", made, INT, NO, 1, INT(life->made_at)) \
	C("freed INTEGER", freed, INT, NO, 2, IF(life->freed_at, life->freed_at)) \
	C("leaked INTEGER NOT NULL", leaked, BOOL, NO, 3, INT(life->ended)) \
	C("may_be INTEGER NOT NULL", may_be, BOOL, NO, 4, INT(life->may_be))

#define ALLOCATION_WIDE_COLUMNS(C) \
	C("", pid, INT, NO, 5, INT(xb_id(life->pid))) \
	C("", process, TEXT, NO, 7, TEXT(life->process))

#define LOSS_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", row, INT, NO, 0, INT(x->id)) \
	C("cause TEXT NOT NULL", cause, TEXT, NO, 1, TEXT(x->loss.cause)) \
	C("text TEXT NOT NULL", text, TEXT, AT(7), 2, TEXT(x->loss.text)) \
	C("count INTEGER NOT NULL", count, INT, AT(18), 3, IF(x->loss.cause, x->loss.count))

#define LOSS_WIDE_COLUMNS(C) \
	C("", type, TEXT, AT(1), 0, TEXT(x->loss.cause ? "lost" : "part"))

#define RECORDING_COLUMNS(C) \
	C("", began, TIME, NO, 1, INT(r->began)) \
	C("", boot_id, TEXT, NO, 2, TEXT(r->boot_id)) \
	C("", calls, INT, NO, 3, INT(r->calls)) \
	C("", events, INT, NO, 4, INT(r->events)) \
	C("", lost, INT, NO, 5, INT(r->lost)) \
	C("", part, BOOL, NO, 6, INT(r->part))

/* ---- rows of SQLite that are found by their first columns, which follow an id: sqlite.c ------------------------------ */

#define HOST_COLUMNS(C) \
	C("boot_id TEXT NOT NULL", TEXT(boot)) C("name TEXT", TEXT(name)) C("clock INTEGER", INT(clock)) \
	C("realtime INTEGER", INT(realtime)) C("boottime INTEGER", INT(boottime)) \
	C("wire_version INTEGER", INT(version))
#define STRING_COLUMNS(C) C("text TEXT NOT NULL", )
#define API_COLUMNS(C) C("name TEXT NOT NULL", )
#define KERNEL_COLUMNS(C) C("name TEXT NOT NULL", )
#define FUNCTION_COLUMNS(C) \
	C("api_id INTEGER NOT NULL REFERENCES api", TEXT(api ? api : "?")) C("name TEXT NOT NULL", TEXT(name)) \
	C("known INTEGER NOT NULL", INT(fn != NULL)) C("classes TEXT NOT NULL", TEXT(strbuf_str(&words)))

#define PROCESS_KEY_COLUMNS(C) \
	C("host_id INTEGER REFERENCES host", IF(host, host)) C("pid INTEGER NOT NULL", INT(xb_id(pid))) \
	C("start_ns INTEGER NOT NULL", INT(start_ns)) C("exec_count INTEGER NOT NULL", INT(exec_count)) \
	C("comm TEXT", TEXT(name))
#define PROCESS_TOLD_COLUMNS(C) \
	C("ppid INTEGER", IF(r->ppid, xb_id(r->ppid))) C("uid INTEGER", INT(r->uid)) \
	C("ns_pid INTEGER", INT(r->ns_pid)) C("exe TEXT", TEXT(event_text(e, 1))) \
	C("cmdline TEXT", TEXT(event_text(e, 2))) C("old INTEGER", INT(!!(r->h.flags & XB_PROC_OLD)))
#define PROCESS_RANK_COLUMNS(C) \
	C("rank INTEGER", INT(rank)) C("ranks INTEGER", IF(ranks, ranks))
#define PROCESS_END_COLUMNS(C) \
	C("ended INTEGER", INT(r->h.ts)) C("status INTEGER", IF(!(r->code & 0x7f), r->code >> 8 & 0xff)) \
	C("signal INTEGER", IF(r->code & 0x7f, r->code & 0x7f))
#define PROCESS_COLUMNS(C) PROCESS_KEY_COLUMNS(C) PROCESS_TOLD_COLUMNS(C) PROCESS_RANK_COLUMNS(C) PROCESS_END_COLUMNS(C)

#define THREAD_KEY_COLUMNS(C) \
	C("process_id INTEGER NOT NULL REFERENCES process", INT(process)) \
	C("tid INTEGER NOT NULL", INT(xb_id(h->tid))) C("name TEXT", TEXT(name))
#define THREAD_COLUMNS(C) \
	THREAD_KEY_COLUMNS(C) C("started INTEGER", ) C("ended INTEGER", )
#define LIBRARY_COLUMNS(C) \
	C("path TEXT NOT NULL", TEXT(event_text(e, 0))) C("release TEXT", known(event_text(e, 1))) \
	C("dev INTEGER", INT(r->dev)) C("ino INTEGER", INT(r->ino)) C("probes INTEGER", INT(r->probes)) \
	C("failed INTEGER", INT(r->failed)) C("unknown INTEGER", INT(r->h.flags))
#define OBJECT_COLUMNS(C) \
	C("process_id INTEGER NOT NULL REFERENCES process", INT(process)) \
	C("family TEXT", TEXT(api ? api->name : c->api)) C("word TEXT NOT NULL", TEXT(o->word)) \
	C("number INTEGER", IF(o->number, o->number)) C("handle INTEGER NOT NULL", INT(o->handle)) \
	C("uncertain INTEGER NOT NULL", INT(o->uncertain)) C("name TEXT", TEXT(o->name))
#define SITE_COLUMNS(C) \
	C("host_id INTEGER REFERENCES host", IF(s->host, s->host)) C("number INTEGER NOT NULL", INT(site->id)) \
	C("cut TEXT", TEXT(site->end == XB_SITE_WHOLE ? NULL : site_end_text(site->end)))
#define FRAME_COLUMNS(C) \
	C("module TEXT", known(f->module)) C("offset INTEGER", INT(f->offset)) C("function TEXT", known(f->function)) \
	C("inlined INTEGER NOT NULL", INT(f->inlined)) C("file TEXT", known(f->source)) \
	C("line INTEGER", IF(f->line, f->line))

/* ---- its other rows: sqlite.c and sqlite_end.c ----------------------------------------------------------------------- */

#define META_COLUMNS(C) \
	C("key TEXT PRIMARY KEY", TEXT(key)) C("value", value)
#define SITE_FRAME_COLUMNS(C) \
	C("site_id INTEGER NOT NULL REFERENCES site", INT(id)) C("position INTEGER NOT NULL", INT(i)) \
	C("frame_id INTEGER REFERENCES frame", frame)
#define CALL_OBJECT_COLUMNS(C) \
	C("call_id INTEGER NOT NULL REFERENCES call", INT(x->id)) C("position INTEGER NOT NULL", INT(position)) \
	C("object_id INTEGER NOT NULL REFERENCES object", INT(id))
#define WRONG_FREE_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", INT(i + 1)) C("what TEXT NOT NULL", TEXT(lifetimes_fault_text(x->type))) \
	C("process TEXT", TEXT(x->process)) C("tid INTEGER", INT(xb_id(x->tid))) C("ts INTEGER", INT(x->at)) \
	C("call TEXT", TEXT(x->call)) C("site TEXT", TEXT(x->site)) C("address INTEGER", INT(x->address)) \
	C("result TEXT", TEXT(x->result)) C("refused INTEGER", INT(x->refused)) \
	C("count INTEGER NOT NULL", INT(x->count)) C("allocated_by TEXT", TEXT(x->made_by)) \
	C("allocated_site TEXT", TEXT(x->made_at)) C("allocated_process TEXT", TEXT(x->made_process)) \
	C("may_be INTEGER", INT(x->may_be))
#define FAILED_MEMORY_CALL_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", INT(i + 1)) C("process TEXT", TEXT(f[i]->process)) \
	C("call TEXT", TEXT(f[i]->call)) C("result TEXT", TEXT(f[i]->result)) \
	C("count INTEGER NOT NULL", INT(f[i]->count)) C("bytes INTEGER", INT(f[i]->bytes))
#define TRANSFER_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", INT(i + 1)) C("process TEXT", TEXT(x->process)) \
	C("direction TEXT", TEXT(direction)) C("fill INTEGER NOT NULL", INT(fill)) \
	C("by_runtime INTEGER NOT NULL", INT(x->below)) C("count INTEGER NOT NULL", INT(x->count)) \
	C("bytes INTEGER NOT NULL", INT(x->bytes)) C("unsized INTEGER NOT NULL", INT(x->unsized)) \
	C("min INTEGER", IF(sized, x->min)) C("max INTEGER", IF(sized, x->max))
#define QUEUE_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", INT(number)) C("process_id INTEGER REFERENCES process", process) \
	C("object TEXT", TEXT(strbuf_str(&name))) C("api TEXT", TEXT(q->api)) C("handle INTEGER", INT(q->handle)) \
	C("in_order INTEGER", IF(q->order != CAT_ORDER_UNKNOWN, q->order == CAT_ORDER_IN)) \
	C("batch INTEGER", INT(q->batch)) C("device TEXT", TEXT(q->device))
#define NODE_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", INT(n->id)) C("process_id INTEGER REFERENCES process", process) \
	C("tid INTEGER", IF(g->tid, g->tid)) C("kind TEXT NOT NULL", TEXT(drawn_kind(g->kind))) \
	C("name TEXT", TEXT(g->name)) C("command TEXT", TEXT(g->type)) C("call TEXT", TEXT(g->call)) \
	C("apis TEXT", TEXT(strbuf_str(&apis))) C("uid TEXT", TEXT(known ? uid : NULL)) \
	C("uid_instance INTEGER", IF(known && g->uid.instance, g->uid.instance)) C("file TEXT", TEXT(g->file)) \
	C("line INTEGER", IF(g->line, g->line)) C("queue_id INTEGER REFERENCES queue", queue) \
	C("about INTEGER", IF(g->object, g->object)) C("event INTEGER", IF(g->event, g->event)) \
	C("instances INTEGER NOT NULL", INT(n->instances)) C("submissions INTEGER NOT NULL", INT(n->timed)) \
	C("submission_ns INTEGER NOT NULL", INT(n->submit_ns)) C("executions INTEGER NOT NULL", INT(n->runs)) \
	C("execution_ns INTEGER NOT NULL", INT(n->exec_ns)) C("begin INTEGER", IF(g->begin, g->begin)) \
	C("end INTEGER", IF(g->end, g->end)) C("done_by INTEGER", IF(g->done_by, g->done_by)) \
	C("barrier INTEGER", INT(!!(g->flags & GRAPH_F_BARRIER))) \
	C("batched INTEGER", INT(!!(g->flags & GRAPH_F_BATCHED))) \
	C("edges_cut INTEGER", INT(!!(g->flags & GRAPH_F_EDGES_CUT))) C("critical INTEGER", INT(n->critical))
#define EDGE_COLUMNS(C) \
	C("from_id INTEGER NOT NULL REFERENCES node", INT(d->nodes[e->from].id)) \
	C("to_id INTEGER NOT NULL REFERENCES node", INT(d->nodes[e->to].id)) \
	C("why TEXT NOT NULL", TEXT(strbuf_str(&why))) C("uncertain INTEGER NOT NULL", INT(e->uncertain)) \
	C("critical INTEGER NOT NULL", INT(e->critical))
#define TIMES_COLUMNS(C, name, h) \
	C(name "_total INTEGER", IF((h)->count, (h)->total)) \
	C(name "_mean INTEGER", IF((h)->count, histogram_mean(h))) C(name "_min INTEGER", IF((h)->count, (h)->min)) \
	C(name "_p50 INTEGER", IF((h)->count, histogram_percentile(h, 50))) \
	C(name "_p90 INTEGER", IF((h)->count, histogram_percentile(h, 90))) \
	C(name "_p99 INTEGER", IF((h)->count, histogram_percentile(h, 99))) \
	C(name "_max INTEGER", IF((h)->count, (h)->max))
#define COMMAND_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", INT(++w->n)) C("process_id INTEGER REFERENCES process", process) \
	C("kind TEXT NOT NULL", TEXT(rows_kinds[c->kind])) C("name TEXT NOT NULL", TEXT(c->label)) \
	C("api TEXT", TEXT(c->api)) C("submitted INTEGER NOT NULL", INT(c->submit.count)) \
	TIMES_COLUMNS(C, "submit", &c->submit) C("measured INTEGER NOT NULL", INT(c->device.count)) \
	TIMES_COLUMNS(C, "device", &c->device)
#define WAIT_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", INT(++w->n)) C("process_id INTEGER REFERENCES process", process) \
	C("tid INTEGER", INT(xb_id(x->tid))) C("thread TEXT", TEXT(x->thread)) C("ts INTEGER NOT NULL", INT(x->ts)) \
	C("dur INTEGER NOT NULL", INT(x->dur)) C("function TEXT", TEXT(x->function)) C("api TEXT", TEXT(x->api)) \
	C("what TEXT", TEXT(x->what)) C("failed INTEGER NOT NULL", INT(x->failed)) \
	C("unfinished INTEGER NOT NULL", INT(x->unfinished)) C("count INTEGER NOT NULL", INT(x->n)) \
	C("queued INTEGER NOT NULL", INT(x->queued)) C("layers TEXT", TEXT(strbuf_str(&layers)))
#define WAIT_FOR_COLUMNS(C) \
	C("wait_id INTEGER NOT NULL REFERENCES wait", INT(wait)) C("position INTEGER NOT NULL", INT(position)) \
	C("object TEXT", TEXT(f->word ? strbuf_str(&object) : NULL)) C("command TEXT", TEXT(f->command)) \
	C("submitted INTEGER", IF(f->submitted, f->submitted)) C("by_tid INTEGER", IF(f->by, f->by)) \
	C("uncertain INTEGER NOT NULL", INT(f->uncertain))
#define WAIT_GROUP_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", INT(++w->n)) C("process_id INTEGER REFERENCES process", process) \
	C("function TEXT", TEXT(g->function)) C("api TEXT", TEXT(g->api)) C("what TEXT", TEXT(g->what)) \
	C("waits INTEGER NOT NULL", INT(g->waits)) C("failed INTEGER NOT NULL", INT(g->failed)) \
	C("unfinished INTEGER NOT NULL", INT(g->unfinished)) C("total INTEGER NOT NULL", INT(g->total)) \
	C("max INTEGER NOT NULL", INT(g->max))
#define METRIC_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", INT(++w->n)) C("process_id INTEGER REFERENCES process", process) \
	C("device TEXT", TEXT(x->device)) C("\"group\" TEXT NOT NULL", TEXT(x->group)) \
	C("metric TEXT NOT NULL", TEXT(x->metric)) C("unit TEXT", TEXT(*x->unit ? x->unit : NULL)) \
	C("value_type TEXT NOT NULL", TEXT(x->type)) C("kernel TEXT", TEXT(x->kernel)) \
	C("several_kernels INTEGER NOT NULL", INT(x->several)) C("samples INTEGER NOT NULL", INT(x->samples)) \
	C("min", real(x, x->min)) C("mean REAL", real(x, x->mean)) C("max", real(x, x->max)) \
	C("refused INTEGER NOT NULL", INT(x->refused)) C("unread INTEGER NOT NULL", INT(x->unread)) \
	C("period INTEGER", IF(x->period, x->period)) C("untimed INTEGER NOT NULL", INT(x->untimed))
#define SAMPLED_METRIC_COLUMNS(C) \
	C("host_id INTEGER REFERENCES host", IF(host, host)) C("device TEXT NOT NULL", TEXT(g->device)) \
	C("\"group\" TEXT NOT NULL", TEXT(g->name)) C("position INTEGER NOT NULL", INT(i)) \
	C("metric TEXT NOT NULL", TEXT(x->name)) C("period INTEGER NOT NULL", INT(g->period)) \
	C("model TEXT", known(g->model)) C("unit TEXT", known(x->unit)) C("metric_type TEXT", known(x->metric_type)) \
	C("value_type TEXT", known(x->value_type))
#define THREAD_TIME_COLUMNS(C) \
	C("id INTEGER PRIMARY KEY", INT(++w->n)) C("process_id INTEGER REFERENCES process", process) \
	C("tid INTEGER", IF(t->tid, t->tid)) C("thread TEXT", TEXT(t->tid ? t->name : NULL)) \
	C("threads INTEGER NOT NULL", INT(t->threads)) C("calls INTEGER NOT NULL", INT(t->calls)) \
	C("\"from\" INTEGER", IF(t->tid, t->from)) C("\"to\" INTEGER", IF(t->tid, t->to)) \
	C("span INTEGER NOT NULL", INT(t->span)) C("submitting INTEGER NOT NULL", INT(t->submit_ns)) \
	C("waiting INTEGER NOT NULL", INT(t->wait_ns)) C("other INTEGER NOT NULL", INT(t->other_ns)) \
	C("elsewhere INTEGER NOT NULL", INT(t->elsewhere_ns)) C("untimed INTEGER NOT NULL", INT(t->untimed)) \
	C("lossy INTEGER NOT NULL", INT(t->lossy)) C("running INTEGER NOT NULL", INT(t->running))

/*
 * All tables of SQLite: the list of columns, the name, how many columns after an id of its own tell its rows apart (0: rows
 * are only written, never found), and the primary key of a table that has no id.
 */
#define SQLITE_TABLES(T) \
	T(META, "meta", 0, NULL) T(HOST, "host", 1, NULL) T(STRING, "string", 1, NULL) T(API, "api", 1, NULL) \
	T(FUNCTION, "function", 2, NULL) T(PROCESS, "process", 4, NULL) T(THREAD, "thread", 2, NULL) \
	T(LIBRARY, "library", 4, NULL) T(OBJECT, "object", 5, NULL) T(KERNEL, "kernel", 1, NULL) \
	T(SITE, "site", 2, NULL) T(FRAME, "frame", 6, NULL) T(SITE_FRAME, "site_frame", 0, "site_id, position") \
	T(CALL, "call", 0, NULL) T(ARGUMENT, "argument", 0, NULL) \
	T(CALL_OBJECT, "call_object", 0, "call_id, position, object_id") T(LAUNCH, "launch", 0, NULL) \
	T(COPY, "copy", 0, NULL) T(XPTI_EVENT, "xpti_event", 0, NULL) \
	T(OPENED_FILE, "opened_file", 0, NULL) T(ALLOCATION, "allocation", 0, NULL) \
	T(WRONG_FREE, "wrong_free", 0, NULL) T(FAILED_MEMORY_CALL, "failed_memory_call", 0, NULL) \
	T(TRANSFER, "transfer", 0, NULL) T(QUEUE, "queue", 0, NULL) T(NODE, "node", 0, NULL) \
	T(EDGE, "edge", 0, "from_id, to_id") T(COMMAND, "command", 0, NULL) T(WAIT, "wait", 0, NULL) \
	T(WAIT_FOR, "wait_for", 0, "wait_id, position") T(WAIT_GROUP, "wait_group", 0, NULL) \
	T(THREAD_TIME, "thread_time", 0, NULL) T(METRIC, "metric", 0, NULL) \
	T(SAMPLED_METRIC, "sampled_metric", 6, NULL) T(SAMPLE, "sample", 0, NULL) T(LOSS, "loss", 0, NULL)

// clang-format on

/* The rows that several formats write. */
enum row_kind {
	ROW_CALL,
	ROW_XPTI,
	ROW_FILE,
	ROW_SAMPLE,
	ROW_ALLOCATION,
	ROW_LOSS,
	ROW_RECORDING,
	ROW_KINDS
};

/* A column of such rows, and where csv and Parquet have it: from 1; 0: it isn't there. */
struct column {
	struct parquet_column parquet;
	uint8_t in_parquet, in_csv;
	const char *title; /* in csv; NULL: that of calls */
};
struct columns {
	const struct column *at;
	unsigned n;
};
extern const struct columns row_columns[ROW_KINDS];
#define ROW_NO_COLUMN 0xff

/* The first column in row_columns[ROW_CALL] of each list that is a table of SQLite; other kinds have one such list. */
#define ONE_MORE(...) +1
enum {
	CALL_FIRST = 0,
	ARGUMENT_FIRST = CALL_FIRST CALL_COLUMNS(ONE_MORE),
	LAUNCH_FIRST = ARGUMENT_FIRST ARGUMENT_COLUMNS(ONE_MORE),
	COPY_FIRST = LAUNCH_FIRST LAUNCH_COLUMNS(ONE_MORE),
	COLUMNS_MAX = COPY_FIRST COPY_COLUMNS(ONE_MORE) CALL_WIDE_COLUMNS(ONE_MORE),
};
/* The first of columns in tables of SQLite that are filled in later, after the id. */
enum {
	HOST_NAME_FIRST = 1,
	PROCESS_TOLD_FIRST = 0 PROCESS_KEY_COLUMNS(ONE_MORE),
	PROCESS_RANK_FIRST = PROCESS_TOLD_FIRST PROCESS_TOLD_COLUMNS(ONE_MORE),
	PROCESS_END_FIRST = PROCESS_RANK_FIRST PROCESS_RANK_COLUMNS(ONE_MORE),
	THREAD_STARTED_FIRST = 0 THREAD_KEY_COLUMNS(ONE_MORE),
};

/* A recording as a whole, for Parquet. */
struct recording {
	int64_t began; /* microseconds since 1970 */
	char boot_id[BOOT_TEXT];
	uint64_t calls, events, lost;
	bool part;
};

/* What a row is made of: of the members that its kind has, all but SQLite's ids are there. */
struct row_source {
	struct strbuf *text; /* for texts that are made for the row */
	const struct told *told;
	const struct event_call *call;
	const struct event_xpti *xpti;
	bool point; /* xpti is a trace point that was there */
	const struct event *file;
	const struct event_sample *sample;
	uint32_t metric; /* of the sample */
	const struct lifetimes_life *life;
	struct {
		const char *cause, *text; /* cause NULL: the stream is a part, as text says */
		uint64_t count;
	} loss;
	const struct recording *recording;
	/* Of rows of SQLite; 0: there is none. */
	int64_t id, process_id, thread_id, function_id, object_id, site_id, metric_id;
};

/*
 * The cells of one row, by the numbers of their columns in row_columns[kind]; ROW_NO_COLUMN: null. They are valid as long
 * as what x points to, and until the next row. 0 or -ENOMEM.
 */
int row_cells(enum row_kind kind, struct row_source *x, const uint8_t *columns, unsigned n,
	      struct cell *ret);

#endif
