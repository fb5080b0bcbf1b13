// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sqlite_schema.c - see sqlite.h.
 *
 * Normalised: names are kept once and meant by number, so that a call is a row of some 50 bytes. Arguments are JSON
 * as of docs/json.md: they nest, their kinds differ by function, and SQLite's json_each() and ->> read them; a row an
 * argument would be five times as many rows for less. The handles among them are rows (call_object), for "what
 * happened to queue 3" is asked by number.
 *
 * Times are ns of CLOCK_MONOTONIC, as everywhere; the view "calls" adds the time of day.
 */
#include "sink/tables/sqlite.h"

const struct sqldb_table sqlite_tables[T_TABLES] = {
	[T_META] = { "meta", "key TEXT PRIMARY KEY, value" },
	[T_HOST] = { "host",
		     "id INTEGER PRIMARY KEY, boot_id TEXT NOT NULL, name TEXT, clock INTEGER, realtime INTEGER, "
		     "boottime INTEGER, wire_version INTEGER",
		     { "boot_id" },
		     1 },
	[T_STRING] = { "string", "id INTEGER PRIMARY KEY, text TEXT NOT NULL", { "text" }, 1 },
	[T_API] = { "api", "id INTEGER PRIMARY KEY, name TEXT NOT NULL", { "name" }, 1 },
	[T_FUNCTION] = { "function",
			 "id INTEGER PRIMARY KEY, api_id INTEGER NOT NULL REFERENCES api, name TEXT NOT NULL, "
			 "known INTEGER NOT NULL, classes TEXT NOT NULL",
			 { "api_id", "name" },
			 2 },
	[T_PROCESS] = { "process",
			"id INTEGER PRIMARY KEY, host_id INTEGER REFERENCES host, pid INTEGER NOT NULL, "
			"start_ns INTEGER NOT NULL, exec_count INTEGER NOT NULL, comm TEXT, ppid INTEGER, "
			"uid INTEGER, ns_pid INTEGER, exe TEXT, cmdline TEXT, old INTEGER, rank INTEGER, "
			"ranks INTEGER, ended INTEGER, status INTEGER, signal INTEGER",
			{ "host_id", "pid", "start_ns", "exec_count" },
			4 },
	[T_THREAD] = { "thread",
		       "id INTEGER PRIMARY KEY, process_id INTEGER NOT NULL REFERENCES process, tid INTEGER NOT NULL, "
		       "name TEXT, started INTEGER, ended INTEGER",
		       { "process_id", "tid" },
		       2 },
	[T_LIBRARY] = { "library",
			"id INTEGER PRIMARY KEY, path TEXT NOT NULL, release TEXT, dev INTEGER, ino INTEGER, "
			"probes INTEGER, failed INTEGER, unknown INTEGER",
			{ "path", "release", "dev", "ino" },
			4 },
	[T_OBJECT] = { "object",
		       "id INTEGER PRIMARY KEY, process_id INTEGER NOT NULL REFERENCES process, "
		       "family TEXT, word TEXT NOT NULL, number INTEGER, handle INTEGER NOT NULL, "
		       "uncertain INTEGER NOT NULL, name TEXT",
		       { "process_id", "family", "word", "number", "handle" },
		       5 },
	[T_KERNEL] = { "kernel", "id INTEGER PRIMARY KEY, name TEXT NOT NULL", { "name" }, 1 },
	[T_SITE] = { "site",
		     "id INTEGER PRIMARY KEY, host_id INTEGER REFERENCES host, number INTEGER NOT NULL, cut TEXT",
		     { "host_id", "number" },
		     2 },
	[T_FRAME] = { "frame",
		      "id INTEGER PRIMARY KEY, module TEXT, offset INTEGER, function TEXT, inlined INTEGER NOT NULL, "
		      "file TEXT, line INTEGER",
		      { "module", "offset", "function", "inlined", "file", "line" },
		      6 },
	[T_SITE_FRAME] = { "site_frame",
			   "site_id INTEGER NOT NULL REFERENCES site, position INTEGER NOT NULL, "
			   "frame_id INTEGER REFERENCES frame, PRIMARY KEY (site_id, position)",
			   .options = "WITHOUT ROWID" },
	[T_CALL] = { "call",
		     "id INTEGER PRIMARY KEY, parent_id INTEGER, ts INTEGER NOT NULL, dur INTEGER, "
		     "thread_id INTEGER NOT NULL REFERENCES thread, function_id INTEGER NOT NULL REFERENCES function, "
		     "depth INTEGER NOT NULL, ret INTEGER, result_id INTEGER REFERENCES string, "
		     "error INTEGER NOT NULL, unfinished TEXT, age INTEGER, entry_only INTEGER NOT NULL, "
		     "lower INTEGER NOT NULL, library TEXT, site_id INTEGER REFERENCES site" },
	[T_ARGUMENT] = { "argument",
			 "call_id INTEGER PRIMARY KEY REFERENCES call, json TEXT NOT NULL" },
	[T_CALL_OBJECT] = { "call_object",
			    "call_id INTEGER NOT NULL REFERENCES call, position INTEGER NOT NULL, "
			    "object_id INTEGER NOT NULL REFERENCES object, "
			    "PRIMARY KEY (call_id, position, object_id)",
			    .options = "WITHOUT ROWID" },
	[T_LAUNCH] = { "launch",
		       "call_id INTEGER PRIMARY KEY REFERENCES call, kernel_id INTEGER REFERENCES kernel, "
		       "object_id INTEGER REFERENCES object, counts TEXT NOT NULL, "
		       "global_x INTEGER, global_y INTEGER, global_z INTEGER, "
		       "local_x INTEGER, local_y INTEGER, local_z INTEGER, arguments TEXT" },
	[T_COPY] = { "copy",
		     "call_id INTEGER PRIMARY KEY REFERENCES call, direction TEXT NOT NULL, bytes INTEGER, "
		     "src INTEGER, dst INTEGER" },
	[T_XPTI_EVENT] = { "xpti_event",
			   "id INTEGER PRIMARY KEY, ts INTEGER NOT NULL, thread_id INTEGER NOT NULL REFERENCES thread, "
			   "trace_point INTEGER NOT NULL, stream_id INTEGER REFERENCES string, "
			   "event_id INTEGER REFERENCES string, uid TEXT, uid_instance INTEGER, instance INTEGER, "
			   "name_id INTEGER REFERENCES string, file_id INTEGER REFERENCES string, "
			   "line INTEGER, json TEXT NOT NULL" },
	[T_ALLOCATION] = { "allocation",
			   "id INTEGER PRIMARY KEY, process_id INTEGER REFERENCES process, tid INTEGER, "
			   "kind TEXT NOT NULL, in_total INTEGER NOT NULL, device TEXT, site TEXT, call TEXT, "
			   "address INTEGER, size INTEGER, made INTEGER NOT NULL, freed INTEGER, "
			   "leaked INTEGER NOT NULL, may_be INTEGER NOT NULL" },
	[T_WRONG_FREE] = { "wrong_free",
			   "id INTEGER PRIMARY KEY, what TEXT NOT NULL, process TEXT, tid INTEGER, ts INTEGER, call TEXT, "
			   "site TEXT, address INTEGER, result TEXT, refused INTEGER, count INTEGER NOT NULL, "
			   "allocated_by TEXT, allocated_site TEXT, allocated_process TEXT, may_be INTEGER" },
	[T_FAILED_MEMORY_CALL] = { "failed_memory_call",
				   "id INTEGER PRIMARY KEY, process TEXT, call TEXT, result TEXT, "
				   "count INTEGER NOT NULL, bytes INTEGER" },
	[T_TRANSFER] = { "transfer",
			 "id INTEGER PRIMARY KEY, process TEXT, direction TEXT, fill INTEGER NOT NULL, "
			 "by_runtime INTEGER NOT NULL, count INTEGER NOT NULL, bytes INTEGER NOT NULL, "
			 "unsized INTEGER NOT NULL, min INTEGER, max INTEGER" },
	[T_QUEUE] = { "queue",
		      "id INTEGER PRIMARY KEY, process_id INTEGER REFERENCES process, object TEXT, api TEXT, "
		      "handle INTEGER, in_order INTEGER, batch INTEGER, device TEXT" },
	[T_NODE] = { "node",
		     "id INTEGER PRIMARY KEY, process_id INTEGER REFERENCES process, tid INTEGER, kind TEXT NOT NULL, "
		     "name TEXT, command TEXT, call TEXT, apis TEXT, uid TEXT, uid_instance INTEGER, file TEXT, "
		     "line INTEGER, queue_id INTEGER REFERENCES queue, about INTEGER, event INTEGER, "
		     "instances INTEGER NOT NULL, submissions INTEGER NOT NULL, submission_ns INTEGER NOT NULL, "
		     "executions INTEGER NOT NULL, execution_ns INTEGER NOT NULL, begin INTEGER, end INTEGER, "
		     "done_by INTEGER, barrier INTEGER, batched INTEGER, edges_cut INTEGER, critical INTEGER" },
	[T_EDGE] = { "edge",
		     "from_id INTEGER NOT NULL REFERENCES node, to_id INTEGER NOT NULL REFERENCES node, "
		     "why TEXT NOT NULL, uncertain INTEGER NOT NULL, critical INTEGER NOT NULL, "
		     "PRIMARY KEY (from_id, to_id)",
		     .options = "WITHOUT ROWID" },
	[T_COMMAND] = { "command",
			"id INTEGER PRIMARY KEY, process_id INTEGER REFERENCES process, kind TEXT NOT NULL, "
			"name TEXT NOT NULL, api TEXT, submitted INTEGER NOT NULL, submit_total INTEGER, "
			"submit_mean INTEGER, submit_min INTEGER, submit_p50 INTEGER, submit_p90 INTEGER, "
			"submit_p99 INTEGER, submit_max INTEGER, measured INTEGER NOT NULL, device_total INTEGER, "
			"device_mean INTEGER, device_min INTEGER, device_p50 INTEGER, device_p90 INTEGER, "
			"device_p99 INTEGER, device_max INTEGER" },
	[T_WAIT] = { "wait",
		     "id INTEGER PRIMARY KEY, process_id INTEGER REFERENCES process, tid INTEGER, thread TEXT, "
		     "ts INTEGER NOT NULL, dur INTEGER NOT NULL, function TEXT, api TEXT, what TEXT, "
		     "failed INTEGER NOT NULL, unfinished INTEGER NOT NULL, count INTEGER NOT NULL, queued INTEGER NOT NULL, "
		     "layers TEXT" },
	[T_WAIT_FOR] = { "wait_for",
			 "wait_id INTEGER NOT NULL REFERENCES wait, position INTEGER NOT NULL, object TEXT, "
			 "command TEXT, submitted INTEGER, by_tid INTEGER, uncertain INTEGER NOT NULL, "
			 "PRIMARY KEY (wait_id, position)",
			 .options = "WITHOUT ROWID" },
	[T_WAIT_GROUP] = { "wait_group",
			   "id INTEGER PRIMARY KEY, process_id INTEGER REFERENCES process, function TEXT, api TEXT, "
			   "what TEXT, waits INTEGER NOT NULL, failed INTEGER NOT NULL, unfinished INTEGER NOT NULL, "
			   "total INTEGER NOT NULL, max INTEGER NOT NULL" },
	[T_THREAD_TIME] = { "thread_time",
			    "id INTEGER PRIMARY KEY, process_id INTEGER REFERENCES process, tid INTEGER, thread TEXT, "
			    "threads INTEGER NOT NULL, calls INTEGER NOT NULL, \"from\" INTEGER, \"to\" INTEGER, "
			    "span INTEGER NOT NULL, submitting INTEGER NOT NULL, waiting INTEGER NOT NULL, "
			    "other INTEGER NOT NULL, elsewhere INTEGER NOT NULL, untimed INTEGER NOT NULL, "
			    "lossy INTEGER NOT NULL, running INTEGER NOT NULL" },
	[T_LOSS] = { "loss",
		     "id INTEGER PRIMARY KEY, cause TEXT NOT NULL, text TEXT NOT NULL, count INTEGER NOT NULL" },
};

const char sqlite_indices[] =
	"CREATE INDEX call_ts ON call (ts);"
	"CREATE INDEX call_function ON call (function_id, dur);"
	"CREATE INDEX call_thread ON call (thread_id, ts);"
	"CREATE INDEX call_parent ON call (parent_id) WHERE parent_id IS NOT NULL;"
	"CREATE INDEX call_error ON call (function_id) WHERE error;"
	"CREATE INDEX call_site ON call (site_id) WHERE site_id IS NOT NULL;"
	"CREATE INDEX call_object_object ON call_object (object_id);"
	"CREATE INDEX launch_kernel ON launch (kernel_id);"
	"CREATE INDEX xpti_event_ts ON xpti_event (ts);"
	"CREATE INDEX xpti_event_uid ON xpti_event (uid, uid_instance);"
	"CREATE INDEX allocation_made ON allocation (made);"
	"CREATE INDEX allocation_address ON allocation (address);"
	"CREATE INDEX node_queue ON node (queue_id);"
	"CREATE INDEX edge_to ON edge (to_id);";

/* Percentiles are those of the sorted durations (nearest rank), where stat's are at most 1 % off. */
#define RANK(p) "max(CASE WHEN nr = (" #p " * n + 99) / 100 THEN dur END)"

const char sqlite_views[] =
	"CREATE VIEW calls AS SELECT c.id, c.parent_id, "
	" strftime('%Y-%m-%dT%H:%M:%f', (h.realtime + c.ts - h.clock) / 1e9, 'unixepoch') AS time, c.ts, c.dur, h.name AS host, "
	" p.pid, p.comm AS process, t.tid, t.name AS thread, a.name AS api, f.name AS function, c.depth, "
	" g.json AS arguments, coalesce(r.text, c.ret) AS result, c.error, c.unfinished, c.age, c.lower, c.site_id "
	"FROM call c JOIN thread t ON t.id = c.thread_id JOIN process p ON p.id = t.process_id "
	"LEFT JOIN host h ON h.id = p.host_id JOIN function f ON f.id = c.function_id JOIN api a ON a.id = f.api_id "
	"LEFT JOIN string r ON r.id = c.result_id LEFT JOIN argument g ON g.call_id = c.id;"

	"CREATE VIEW slowest_calls AS SELECT * FROM calls WHERE id IN "
	" (SELECT id FROM call WHERE dur IS NOT NULL ORDER BY dur DESC LIMIT 100) ORDER BY dur DESC;"

	/* As 'xptibpf stat': its columns, its order. */
	"CREATE VIEW api_summary AS "
	"WITH ended AS (SELECT * FROM call WHERE unfinished IS NULL OR unfinished <> 'in_flight'),"
	" ranked AS (SELECT function_id, dur, row_number() OVER (PARTITION BY function_id ORDER BY dur) AS nr,"
	"  count(*) OVER (PARTITION BY function_id) AS n FROM ended WHERE dur IS NOT NULL),"
	" percentile AS (SELECT function_id, " RANK(50) " AS p50, " RANK(90) " AS p90, " RANK(
		99) " AS p99"
		    "  FROM ranked GROUP BY function_id),"
		    " inner_time AS (SELECT i.parent_id AS id, sum(i.dur) AS ns FROM ended i WHERE i.parent_id IS NOT NULL AND i.dur IS NOT NULL"
		    "  GROUP BY i.parent_id),"
		    " own AS (SELECT e.function_id, sum(max(0, e.dur - coalesce(i.ns, 0))) AS self FROM ended e"
		    "  LEFT JOIN inner_time i ON i.id = e.id WHERE e.dur IS NOT NULL GROUP BY e.function_id),"
		    " flying AS (SELECT function_id, count(*) AS n FROM call WHERE unfinished = 'in_flight' GROUP BY function_id),"
		    " added AS (SELECT function_id, count(*) AS calls, sum(error) AS errors, count(unfinished) AS unfinished,"
		    "  count(dur) AS timed, coalesce(sum(dur), 0) AS total, sum(dur) / nullif(count(dur), 0) AS mean, min(dur) AS min, max(dur) AS max"
		    "  FROM ended GROUP BY function_id)"
		    "SELECT f.name AS function, a.name AS api, coalesce(d.calls, 0) AS calls, coalesce(d.errors, 0) AS errors,"
		    " coalesce(d.unfinished, 0) AS unfinished, coalesce(y.n, 0) AS in_flight, coalesce(d.timed, 0) AS timed,"
		    " coalesce(d.total, 0) AS total, coalesce(o.self, 0) AS self,"
		    " 100.0 * coalesce(o.self, 0) / nullif(sum(o.self) OVER (), 0) AS self_percent,"
		    " d.mean, d.min, q.p50, q.p90, q.p99, d.max "
		    "FROM function f JOIN api a ON a.id = f.api_id LEFT JOIN added d ON d.function_id = f.id"
		    " LEFT JOIN own o ON o.function_id = f.id LEFT JOIN percentile q ON q.function_id = f.id"
		    " LEFT JOIN flying y ON y.function_id = f.id WHERE d.calls OR y.n "
		    "ORDER BY self DESC, calls DESC, function;"

		    "CREATE VIEW launches AS SELECT l.call_id, c.ts, c.dur, p.pid, p.comm AS process, t.name AS thread, f.name AS function,"
		    " k.name AS kernel, l.counts, l.global_x, l.global_y, l.global_z, l.local_x, l.local_y, l.local_z, l.arguments, c.error "
		    "FROM launch l JOIN call c ON c.id = l.call_id JOIN thread t ON t.id = c.thread_id"
		    " JOIN process p ON p.id = t.process_id JOIN function f ON f.id = c.function_id LEFT JOIN kernel k ON k.id = l.kernel_id;"

		    /* Times on the device are those that the program itself asked its API for. */
		    "CREATE VIEW kernel_summary AS SELECT m.name AS kernel, m.api, p.pid, p.comm AS process, m.submitted, m.submit_total,"
		    " m.submit_mean, m.measured, m.device_total, m.device_mean, m.device_min, m.device_p50, m.device_p99, m.device_max "
		    "FROM command m LEFT JOIN process p ON p.id = m.process_id WHERE m.kind = 'kernel'"
		    " ORDER BY m.device_total DESC, m.submitted DESC;"

		    "CREATE VIEW copies AS SELECT o.call_id, c.ts, c.dur, p.pid, p.comm AS process, t.name AS thread, f.name AS function,"
		    " o.direction, o.bytes, o.src, o.dst, c.error "
		    "FROM copy o JOIN call c ON c.id = o.call_id JOIN thread t ON t.id = c.thread_id"
		    " JOIN process p ON p.id = t.process_id JOIN function f ON f.id = c.function_id;"

		    "CREATE VIEW errors AS SELECT * FROM calls WHERE error ORDER BY ts;"
		    "CREATE VIEW error_summary AS SELECT function, api, result, count(*) AS count, min(ts) AS first FROM errors"
		    " GROUP BY function, api, result ORDER BY count DESC;"
		    "CREATE VIEW unfinished_calls AS SELECT * FROM calls WHERE unfinished IS NOT NULL ORDER BY age DESC;"

		    "CREATE VIEW waits AS SELECT p.pid, p.comm AS process, w.function, w.api, w.what, w.waits, w.failed, w.unfinished, w.total,"
		    " w.max FROM wait_group w LEFT JOIN process p ON p.id = w.process_id ORDER BY w.total DESC;"
		    "CREATE VIEW longest_waits AS SELECT w.id, w.ts, w.dur, p.pid, p.comm AS process, w.thread, w.function, w.what, w.failed,"
		    " w.queued, (SELECT group_concat(coalesce(i.object, '-') || ' ' || coalesce(i.command, '?'), ', ') FROM wait_for i"
		    "  WHERE i.wait_id = w.id) AS items FROM wait w LEFT JOIN process p ON p.id = w.process_id ORDER BY w.dur DESC;"

		    "CREATE VIEW memory_by_kind AS SELECT kind, max(in_total) AS in_total, count(*) AS count, coalesce(sum(size), 0) AS bytes,"
		    " sum(size IS NULL) AS unsized, sum(leaked) AS leaked_count, coalesce(sum(CASE WHEN leaked THEN size END), 0) AS leaked,"
		    " sum(freed IS NULL AND NOT leaked) AS live_count,"
		    " coalesce(sum(CASE WHEN freed IS NULL AND NOT leaked THEN size END), 0) AS live FROM allocation GROUP BY kind ORDER BY bytes DESC;"
		    "CREATE VIEW leaks AS SELECT p.pid, p.comm AS process, a.kind, a.in_total, a.device, a.site, a.call, a.size, count(*) AS count,"
		    " coalesce(sum(a.size), 0) AS bytes, min(a.made) AS first, max(a.made) AS last, a.leaked AS ended, a.may_be FROM allocation a"
		    " LEFT JOIN process p ON p.id = a.process_id WHERE a.freed IS NULL"
		    " GROUP BY a.process_id, a.kind, a.device, a.site, a.call, a.size, a.leaked, a.may_be ORDER BY bytes DESC;"
		    "CREATE VIEW memory_over_time AS SELECT ts, sum(change) OVER (ORDER BY ts, change ROWS UNBOUNDED PRECEDING) AS live FROM"
		    " (SELECT made AS ts, size AS change FROM allocation WHERE in_total AND size IS NOT NULL UNION ALL"
		    "  SELECT freed, -size FROM allocation WHERE in_total AND size IS NOT NULL AND freed IS NOT NULL);"

		    "CREATE VIEW stacks AS SELECT s.id AS site_id, i.position, f.function, f.file, f.line, f.module, f.offset, f.inlined, s.cut "
		    "FROM site s JOIN site_frame i ON i.site_id = s.id LEFT JOIN frame f ON f.id = i.frame_id ORDER BY s.id, i.position;"
		    "CREATE VIEW xpti_events AS SELECT x.id, x.ts, p.pid, p.comm AS process, t.name AS thread, s.text AS stream, e.text AS event,"
		    " x.trace_point, x.uid, x.uid_instance, x.instance, n.text AS name, f.text AS file, x.line, x.json FROM xpti_event x"
		    " JOIN thread t ON t.id = x.thread_id JOIN process p ON p.id = t.process_id LEFT JOIN string s ON s.id = x.stream_id"
		    " LEFT JOIN string e ON e.id = x.event_id LEFT JOIN string n ON n.id = x.name_id LEFT JOIN string f ON f.id = x.file_id;"
		    "CREATE VIEW critical_path AS SELECT * FROM node WHERE critical ORDER BY id;"
		    /* Empty: nothing was lost. */
		    "CREATE VIEW losses AS SELECT cause, count, text FROM loss WHERE count > 0 ORDER BY count DESC;";
