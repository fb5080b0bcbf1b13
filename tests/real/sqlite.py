#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240
"""xptibpf export --format sqlite: Python's own SQLite reads the file, and its tables and views contain what the commands
show of the same stream: 'trace --json' call by call, 'stat', 'mem' and 'graph --json' row by row. Then names that
try to be SQL, are no text or never end, and files that are there already.
"""
import collections
import json
import os
import re
import sqlite3
import sys

from lib import real
from lib.real import check, equal, need

sys.path.insert(0, f"{real.ROOT}/tests/golden/lib")
import wire as w  # noqa: E402

RELEASE = "2026.2.0"
PROGRAMS = ["mem", "waits", "graph", "sycl_all"]


def record(name):
    raw = os.path.join(real.folder(), "raw")
    t = real.Process([real.XPTIBPF, "trace", "--format", "raw", "-q", "-k", "--xpti", "-o", raw, "--",
                      real.workload(RELEASE, name)], env=real.warm_environment(RELEASE))
    equal(t.wait(90), 0, f"{name} is recorded")
    return raw


def export(raw, db, *options):
    return real.plain_run([real.XPTIBPF, "export", "--format", "sqlite", "-o", db, "-i", raw, *options])


class Database:
    def __init__(self, path):
        self.c = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self.c.row_factory = sqlite3.Row

    def rows(self, sql, *values):
        return [dict(r) for r in self.c.execute(sql, values)]

    def one(self, sql, *values):
        return self.c.execute(sql, values).fetchone()[0]

    def whole(self, what):
        equal(self.one("PRAGMA integrity_check"), "ok", f"{what}: the file is whole")
        equal(self.c.execute("PRAGMA foreign_key_check").fetchall(), [], f"{what}: every reference leads somewhere")
        for (name,) in self.c.execute("SELECT name FROM sqlite_master WHERE type = 'view'").fetchall():
            self.c.execute(f"SELECT * FROM {name} LIMIT 5").fetchall()


def same(ours, theirs, what, key):
    """Lists of dicts are the same, in whatever order."""
    a, b = (sorted(rows, key=lambda r: [str(r[k]) for k in key]) for rows in (ours, theirs))
    need(len(a) == len(b), f"{what}: {len(b)} rows", len(a))
    for x, y in zip(a, b):
        if x != y:
            equal(x, y, what)
            return
    check(True, what)


def only(row, *names):
    return {n: row[n] for n in names}


# ---- against the commands ----------------------------------------------------------------------------


def calls(what, db, found):
    rows = {r["id"]: r for r in db.rows("SELECT * FROM calls")}
    lines = {e["id"]: e for e in found["call"]}
    need(rows.keys() == lines.keys(), f"{what}: has each call", (len(rows), len(lines)))
    for i, e in lines.items():
        r = rows[i]
        mine = [r[k] for k in ("parent_id", "ts", "dur", "pid", "tid", "thread", "api", "function", "depth")]
        theirs = [e[k] for k in ("parent_id", "ts", "dur", "pid", "tid", "thread", "api", "name", "depth")]
        ret = e["ret"] if isinstance(e["ret"], str) and e["ret"].isupper() else None
        if (mine != theirs or json.loads(r["arguments"] or "{}") != e["args"] or bool(r["error"]) != ("error" in e)
                or (ret and r["result"] != ret)):
            equal(dict(r), e, f"{what}: a call is the same")
            return
    launches = {r["call_id"]: r for r in db.rows("SELECT * FROM launches")}
    equal({i: launches[i]["kernel"] for i in launches},
          {i: e["kernel"]["name"] for i, e in lines.items() if "kernel" in e}, f"{what}: launches and their kernels")
    copies = {r["call_id"]: (r["direction"], r["bytes"]) for r in db.rows("SELECT * FROM copies")}
    equal(copies, {i: (e["copy"]["direction"], e["copy"]["bytes"]) for i, e in lines.items() if "copy" in e},
          f"{what}: copies")
    stacks = collections.defaultdict(list)
    for r in db.rows("SELECT site_id, function FROM stacks"):
        stacks[r["site_id"]].append(r["function"])
    taken = {i: [f.get("function") for f in e["stack"]] for i, e in lines.items() if "stack" in e}
    need(taken, f"{what}: calls have stacks")
    equal({i: stacks[rows[i]["site_id"]] for i in taken}, taken, f"{what}: stacks")
    equal(db.one("SELECT count(*) FROM xpti_event WHERE NOT trace_point"), len(found["xpti"]), f"{what}: XPTI events")
    mine = collections.Counter((r["stream"], r["event"], r["name"]) for r in db.rows("SELECT * FROM xpti_events"))
    named = collections.Counter((e["stream"], e["event"], e["name"]) for e in found["xpti"] + found["trace_point"]
                                if isinstance(e["name"], str))
    need(named, f"{what}: XPTI events have names")
    equal({k: mine[k] for k in named}, dict(named), f"{what}: XPTI events by name")


def near(a, b, percent):
    return a == b or (a is not None and b is not None and abs(a - b) <= max(2, b * percent / 100))


def summary(what, db, found):
    error = found["stat"][0]["percentile_error"]
    rows = {r["function"]: r for r in db.rows("SELECT * FROM api_summary")}
    lines = {e["function"]: e for e in found["latency"]}
    need(rows.keys() == lines.keys(), f"{what}: a row a function", rows.keys() ^ lines.keys())
    exact = "api calls errors unfinished in_flight timed total self mean min max".split()
    for name, e in lines.items():
        if only(rows[name], *exact) != only(e, *exact):
            equal(only(rows[name], *exact), only(e, *exact), f"{what}: {name}")
        bad = [(rows[name][p], e[p]) for p in ("p50", "p90", "p99") if not near(rows[name][p], e[p], 2 * error)]
        need(not bad, f"{what}: {name}, percentiles", bad)
    check(True, f"{what}: {len(lines)} functions as stat has them")

    rows = db.rows("SELECT m.kind, m.name, m.api, p.pid, m.submitted, m.submit_total, m.measured, m.device_total, m.device_max "
                   "FROM command m LEFT JOIN process p ON p.id = m.process_id")
    same(rows, [{**only(e, "kind", "name", "api", "pid", "submitted"), "submit_total": e["submit"]["total"],
                 "measured": e["device"]["timed"] if e["device"] else 0,
                 "device_total": e["device"] and e["device"]["total"], "device_max": e["device"] and e["device"]["max"]}
                for e in found["command"]], f"{what}: commands", ("kind", "name", "api", "pid"))
    same(db.rows("SELECT pid, function, api, what AS 'for', waits, failed, unfinished, total, max FROM waits"),
         [only(e, "pid", "function", "api", "for", "waits", "failed", "unfinished", "total", "max") for e in found["waits"]],
         f"{what}: waits", ("pid", "function", "for"))
    same(db.rows("SELECT ts, dur, thread, function, what AS 'for', count, queued, failed FROM wait"),
         [only(e, "ts", "dur", "thread", "function", "for", "count", "queued", "failed") for e in found["wait"]],
         f"{what}: the longest waits", ("ts", "function"))
    equal(sorted((r["command"] or "") for r in db.rows("SELECT * FROM wait_for")),
          sorted((i["command"] or "") for e in found["wait"] for i in e["items"]), f"{what}: what they were for")
    names = ("thread", "threads", "calls", "from", "to", "span", "submitting", "waiting", "other", "elsewhere")
    same([only(r, *names) for r in db.rows("SELECT * FROM thread_time")],
         [only(e, *names) for e in found["time"]], f"{what}: where threads' time went", ("thread", "from"))


def memory(what, db, found):
    names = ("count", "bytes", "unsized", "leaked", "leaked_count", "live", "live_count")
    rows = {r["kind"]: only(r, *names) for r in db.rows("SELECT * FROM memory_by_kind")}
    equal(rows, {e["of"]: only(e, *names) for e in found["memory"] if e["by"] == "kind"}, f"{what}: memory by kind")
    total = next(e for e in found["memory"] if e["by"] == "total")
    equal(db.rows("SELECT coalesce(sum(count), 0) AS count, coalesce(sum(bytes), 0) AS bytes FROM memory_by_kind WHERE in_total"),
          [only(total, "count", "bytes")], f"{what}: and in all")
    # The view goes by time, mem by the order in which calls came. Of one thread that is the same; of several, a free
    # and an allocation at one moment may change places, each thread but one having a call in flight.
    peak, largest = (db.one(f"SELECT coalesce(max({w}), 0) FROM {t}") for w, t in
                     (("live", "memory_over_time"), ("size", "allocation WHERE in_total")))
    in_flight = 2 * largest if what == "sycl_all" else 0
    check(abs(peak - total["peak"]) <= in_flight, f"{what}: the peak", f"{peak} and {total['peak']}")
    lines = [{**only(e, "kind", "device", "site", "call", "size", "count", "bytes"), "ended": int(e["type"] == "leak")}
             for e in found["leak"] + found["live"]]
    same(db.rows("SELECT kind, device, site, call, size, count, bytes, ended FROM leaks"), lines, f"{what}: leaks",
         ("kind", "site", "call", "size", "device"))
    equal(db.one("SELECT coalesce(sum(count), 0) FROM wrong_free"), sum(e["count"] for e in found["wrong_free"]),
          f"{what}: wrong frees")
    same(db.rows("SELECT process, direction, count, bytes FROM transfer WHERE NOT fill"),
         [only(e, "process", "direction", "count", "bytes") for e in found["copies"]], f"{what}: copies by direction",
         ("process", "direction", "count", "bytes"))


def graph(what, db, found):
    names = ("id", "tid", "kind", "name", "command", "call", "uid", "file", "line", "instances", "begin", "end")
    same([only(r, *names) for r in db.rows("SELECT * FROM node")], [only(e, *names) for e in found["graph_node"]],
         f"{what}: nodes", ("id",))
    same([{"from": r["from_id"], "to": r["to_id"], "why": r["why"].split(), "critical": bool(r["critical"])}
          for r in db.rows("SELECT * FROM edge")],
         [only(e, "from", "to", "why", "critical") for e in found["graph_edge"]], f"{what}: edges", ("from", "to"))
    queues = {r["id"]: (r["object"], r["device"]) for r in db.rows(
        "SELECT n.id, q.object, q.device FROM node n LEFT JOIN queue q ON q.id = n.queue_id")}
    equal(queues, {e["id"]: (e["queue"]["object"], e["queue"]["device"]) if e["queue"] else (None, None)
                   for e in found["graph_node"]}, f"{what}: queues of nodes")
    path = found["graph"][0]["critical_path"]
    equal(db.one("SELECT value FROM meta WHERE key = 'critical_path_ns'"), path["ns"], f"{what}: critical path")
    equal(sorted(r["id"] for r in db.rows("SELECT id FROM critical_path")), sorted(path["nodes"]), f"{what}: its nodes")


def program(name):
    raw = record(name)
    path = os.path.join(real.folder(), "db")
    r = export(raw, path)
    need(r.returncode == 0, f"{name} is exported", r.stderr)
    equal(os.listdir(os.path.dirname(path)), ["db"], f"{name}: nothing else is left there")
    db = Database(path)
    db.whole(name)
    trace = real.said("trace", "--json", "-i", raw)
    calls(name, db, trace)
    summary(name, db, real.said("stat", "--json", "-i", raw))
    memory(name, db, real.said("mem", "--json", "-i", raw))
    graph(name, db, real.said("graph", "--format", "json", "-i", raw))
    equal({r["cause"]: r["count"] for r in db.rows("SELECT * FROM losses")},
          {e["where"]: e["count"] for e in trace["lost"] if e["count"]}, f"{name}: losses")
    equal(sorted((r["pid"], r["status"]) for r in db.rows("SELECT pid, status FROM process WHERE ended")),
          sorted((e["pid"], e["status"]) for e in trace["process"] if e["event"] == "exit"), f"{name}: how it ended")
    return raw, path


def documented(path):
    """docs/sqlite.md names each table and view, and its statements work."""
    page = real.read(f"{real.ROOT}/docs/sqlite.md")
    db = Database(path)
    named = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", page, re.M))))
    made = {r["name"] for r in db.rows("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")}
    equal(sorted(named), sorted(m for m in made if not m.startswith("sqlite_")), "docs/sqlite.md names all that there is")
    statements = [s for block in re.findall(r"^```sql\n(.*?)^```", page, re.M | re.S) for s in block.split(";") if s.strip()]
    need(len(statements) == 3, "and has its examples", len(statements))
    for s in statements:
        db.c.execute(s).fetchall()


# ---- what tries to do harm ---------------------------------------------------------------------------


NAMES = ["'); DROP TABLE call; --", 'a"b', "\x1b[2Jclear", "<script>alert(1)</script>", "%s%n", "caf\u00e9 \U0001f600"]


def harmless(text):
    """What could steer a terminal is replaced."""
    return text.replace("\x1b", "\ufffd")


def hostile():
    def stream():
        yield w.clock(10**9, 1700000000 * 10**9, 5 * 10**9)
        yield w.func(1, "urProgramBuild", 3, [w.op(w.STR, 2)])
        for n, name in enumerate(NAMES):
            yield w.process(100 + n, 10**9, name[:15], "/opt/" + name, name * 20, start=n + 1)
            # The text is what the plan copied: with bytes that are no text.
            yield w.call(1, [1, 2, 0x7000], 2 * 10**9 + n, 100, 100 + n, 100 + n, n + 1,
                         items=[w.item(0, name.encode() + b"\xff\xfe\x01\0")])
        yield w.loss(3 * 10**9, w.CAUSES, end=True, ring_full=7)

    d = real.folder()
    with open(f"{d}/raw", "wb") as f:
        f.write(b"".join(stream()))
    r = export(f"{d}/raw", f"{d}/db")
    need(r.returncode == 0, "hostile names are exported", r.stderr)
    db = Database(f"{d}/db")
    db.whole("hostile names")
    equal([r["comm"] for r in db.rows("SELECT comm FROM process ORDER BY pid")],
          [harmless(n.encode()[:15].decode(errors="replace")) for n in NAMES], "hostile names: what processes are called")
    equal([r["cmdline"] for r in db.rows("SELECT cmdline FROM process ORDER BY pid")], [harmless(n * 20) for n in NAMES],
          "hostile names: command lines")
    args = [json.loads(r["arguments"])["pOptions"] for r in db.rows("SELECT arguments FROM calls ORDER BY id")]
    equal(args, [n + "\ufffd\ufffd\x01" for n in NAMES], "hostile names: arguments, and bytes that are no text")
    equal(db.rows("SELECT cause, count FROM losses"), [{"cause": "ring_full", "count": 7}], "losses are reported")
    # A handle above 2^63, and a process and thread that nobody introduced.
    with open(f"{d}/raw", "wb") as f:
        f.write(w.clock(1, 1) + w.func(1, "urContextRelease", 1, []) +
                w.call(1, [2**64 - 16], 5, 1, 7, 8, 1) + w.loss(9, w.CAUSES, end=True))
    equal(export(f"{d}/raw", f"{d}/db2").returncode, 0, "a handle of 64 bits is exported")
    db = Database(f"{d}/db2")
    db.whole("strangers")
    equal(db.rows("SELECT printf('%x', o.handle) AS h FROM object o"), [{"h": "fffffffffffffff0"}], "with all its bits")


# ---- files -------------------------------------------------------------------------------------------


def files(raw, there):
    d = real.folder()
    with open(f"{d}/db", "wb") as f:
        f.write(b"mine")
    r = export(raw, f"{d}/db")
    check(r.returncode == 1 and "--force" in r.stderr, "a file that is there is not overwritten", r.stderr)
    equal(real.read(f"{d}/db"), "mine", "and is as it was")
    equal(export(raw, f"{d}/db", "--force").returncode, 0, "but is with --force")
    Database(f"{d}/db").whole("with --force")
    r = real.plain_run([real.XPTIBPF, "export", "--format", "sqlite", "-i", raw])
    check(r.returncode == 2 and "-o" in r.stderr, "no file: says what is missing", r.stderr)
    r = export(raw, f"{d}/none/db")
    check(r.returncode == 1 and "none" in r.stderr, "no such folder: says so", r.stderr)
    os.truncate(raw, os.stat(raw).st_size // 2)
    r = export(raw, f"{d}/cut")
    check(r.returncode == 1 and "cut off" in r.stderr, "a stream that was cut off: says so", r.stderr)
    db = Database(f"{d}/cut")
    db.whole("cut off")
    check(0 < db.one("SELECT count(*) FROM call") < Database(there).one("SELECT count(*) FROM call"),
          "and what there was is there")
    equal(sorted(os.listdir(d)), ["cut", "db"], "no half files are left")


def full_disk(raw):
    """A file system that has no room for it."""
    d = real.folder()
    r = real.plain_run(["unshare", "-m", "sh", "-c",
                        f"mount -t tmpfs -o size=64k none {d} && {real.XPTIBPF} export --format sqlite -o {d}/db -i {raw}; "
                        f"s=$?; ls {d} >&2; exit $s"])
    check(r.returncode == 1 and "space" in r.stderr.lower(), "a full disk: says so", r.stderr)
    check("db" not in r.stderr.splitlines()[-1:], "and leaves no broken file", r.stderr)


def main():
    made = {name: program(name) for name in PROGRAMS}
    documented(made["graph"][1])
    hostile()
    full_disk(made["graph"][0])
    files(*made["sycl_all"])


real.run(main)
