// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sqlite_schema.c - the tables of the SQLite export by schema.h, its indices and views. See sqlite.h.
 *
 * Normalised: names are kept once and meant by number, so that a call is a row of some 50 bytes. Arguments are JSON
 * as of docs/json.md: they nest, their kinds differ by function, and SQLite's json_each() and ->> read them; a row an
 * argument would be five times as many rows for less. The handles among them are rows (call_object), for "what
 * happened to queue 3" is asked by number.
 *
 * Times are ns of CLOCK_MONOTONIC, as everywhere; the view "calls" adds the time of day.
 */
#include "sink/tables/sqlite.h"

#define DECLARED(sql, ...) sql,
#define TABLE(list, name, nkey, primary)                                                       \
	{ name, (const char *const[]){ list##_COLUMNS(DECLARED) }, 0 list##_COLUMNS(ONE_MORE), \
	  nkey, primary },

const struct sqldb_table sqlite_tables[T_TABLES] = { SQLITE_TABLES(TABLE) };

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
	"CREATE INDEX opened_file_path ON opened_file (path_id);"
	"CREATE INDEX allocation_made ON allocation (made);"
	"CREATE INDEX allocation_address ON allocation (address);"
	"CREATE INDEX sample_metric ON sample (metric_id, ts);"
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
		    "CREATE VIEW opened_files AS SELECT o.id, o.ts, r.pid, r.comm AS process, t.tid, t.name AS thread, o.call, p.text AS path,"
		    " d.text AS directory, o.flags, o.mode, o.ret, o.error, o.size, o.mtime, o.created, o.cut FROM opened_file o"
		    " JOIN thread t ON t.id = o.thread_id JOIN process r ON r.id = t.process_id"
		    " LEFT JOIN string p ON p.id = o.path_id LEFT JOIN string d ON d.id = o.directory_id;"
		    "CREATE VIEW critical_path AS SELECT * FROM node WHERE critical ORDER BY id;"
		    /* Empty: nothing was lost. */
		    "CREATE VIEW losses AS SELECT cause, count, text FROM loss WHERE count > 0 ORDER BY count DESC;";
