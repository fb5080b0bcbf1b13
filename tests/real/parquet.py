#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 900, takes: 150, suite: all, quiet: once three programs are recorded, it traces nothing
"""xptibpf export --format parquet: 1,000 recordings of 100 hosts and three days in one folder. DuckDB and PySpark, set up as
docs/queries.md says, and ClickHouse answer its questions, and all answers are those that the JSON of the recordings gives. Then
single recordings: all columns against the JSON, the host of a recording, names that try to do harm, a recording that is there
already.

The 1,000 are a few real ones whose clock record is changed to another boot and another day, and whose host is set by
--host: ten machines share each name.
"""
import collections
import concurrent.futures
import datetime
import json
import os
import re
import socket
import sys

from lib import fleet, real
from lib.real import check, equal, need

sys.path.insert(0, f"{real.ROOT}/tests/golden/lib")
import wire as w  # noqa: E402

RELEASE = "2026.2.0"
PROGRAMS = ["mem", "waits"]
COUNT, HOSTS = 1000, 100
DAYS = [datetime.datetime(2026, 3, d, 12, tzinfo=datetime.timezone.utc) for d in (1, 2, 3)]
PARQUET = f"{real.O}/xptibpf-parquet"


def record(name):
    raw = os.path.join(real.folder(), "raw")
    t = real.Process([real.XPTIBPF, "trace", "--format", "raw", "-q", "--xpti", "-o", raw, "--",
                      real.workload(RELEASE, name)], env=real.warm_environment(RELEASE))
    equal(t.wait(90), 0, f"{name} is recorded")
    with open(raw, "rb") as f:
        return raw, f.read()


def export(raw, folder, *options, **kw):
    return real.plain_run([PARQUET, "export", "--format", "parquet", "-o", folder, "-i", raw, *options], **kw)


def questions():
    page = real.read(f"{real.ROOT}/docs/queries.md")
    found = re.findall(r"^```sql\n(.*?)^```", page, re.M | re.S)
    need(len(found) == 6, "the page has its questions", len(found))
    return found


# ---- 1,000 recordings --------------------------------------------------------------------------------


def number(i):
    """Which program, host and day the i-th recording is of."""
    return i % len(PROGRAMS), f"node{i // 2 % HOSTS:03}", DAYS[i // 7 % len(DAYS)]


def one(sources, folder, i, scratch):
    program, host, day = number(i)
    stream = fleet.of_machine(sources[program][1], i, day)
    raw = f"{scratch}/raw{i}"
    with open(raw, "wb") as f:
        f.write(stream)
    r = export(raw, folder, "--host", host)
    os.unlink(raw)
    return r.returncode, r.stderr


def expected(sources):
    """What the questions should give, from the JSON of the recordings that all are copies of."""
    traces = [real.said("trace", "--json", "-i", raw) for raw, _ in sources]
    leaks = [real.said("mem", "--json", "-i", raw)["leak"] for raw, _ in sources]
    copies = collections.Counter(number(i)[0] for i in range(COUNT))
    by_host = collections.Counter((number(i)[0], number(i)[1]) for i in range(COUNT))
    second = collections.Counter((number(i)[0], number(i)[1]) for i in range(COUNT) if number(i)[2] == DAYS[1])

    took = collections.defaultdict(lambda: [0, 0, 0, 0])
    kernels, failed = collections.defaultdict(list), collections.defaultdict(lambda: [set(), set(), 0])
    waits = collections.defaultdict(lambda: [0, 0])
    leaked = collections.defaultdict(lambda: [set(), 0, 0])
    for p, trace in enumerate(traces):
        for c in trace["call"]:
            if c["dur"] is not None:
                row = took[c["name"]]
                row[0] += copies[p]
                row[1] += copies[p] * c["dur"]
                row[2] = max(row[2], c["dur"])
                row[3] += copies[p] * ("error" in c)
            for i in range(COUNT) if "error" in c else ():
                if number(i)[0] == p:
                    row = failed[c["name"], c["ret"]]
                    row[0].add(number(i)[1])
                    row[1].add(str(number(i)[2].date()))
                    row[2] += 1
            for h in range(HOSTS):
                host = f"node{h:03}"
                if c.get("kernel") and c["api"] == "ur":
                    kernels[c["kernel"]["name"], host] += by_host[p, host] * [c["dur"]]
                if c["name"] in ("urEventWait", "urQueueFinish") and second[p, host]:
                    waits[host][0] += second[p, host]
                    waits[host][1] += second[p, host] * c["dur"]
        for e in leaks[p]:
            if e["in_total"]:
                row = leaked[e["site"], e["kind"]]
                row[0] |= {number(i)[1] for i in range(COUNT) if number(i)[0] == p}
                row[1] += copies[p] * e["count"]
                row[2] += copies[p] * e["bytes"]

    def p90(values):
        values = sorted(values)
        at = (len(values) - 1) * 0.9
        low = values[int(at)]
        return low + (values[min(int(at) + 1, len(values) - 1)] - low) * (at - int(at))

    lost = [sum(e["count"] for e in t["lost"]) for t in traces]
    return [
        {(f,): tuple(r) for f, r in took.items()},
        {k: (len(v), p90(v)) for k, v in kernels.items() if v},
        {k: (len(h), min(d), n) for k, (h, d, n) in failed.items()},
        {k: (len(h), n, b) for k, (h, n, b) in leaked.items()},
        {(h,): tuple(v) for h, v in waits.items()},
        {(): (COUNT, COUNT, HOSTS, sum(len(t["call"]) * copies[p] for p, t in enumerate(traces)),
              sum(copies[p] for p in range(len(sources)) if lost[p]))},
    ]


def same(engine, rows, wanted, what):
    keys = len(next(iter(wanted)))
    got = {tuple(r[:keys]): tuple(r[keys:]) for r in rows}
    need(len(got) == len(rows) and got.keys() == wanted.keys(), f"{engine}: {what}: {len(wanted)} rows",
         list(got.keys() ^ wanted.keys())[:3])
    bad = [(k, got[k], v) for k, v in wanted.items() if not all(
        x == y or (isinstance(y, float) and abs(float(x) - y) <= 1e-6 * y) for x, y in zip(got[k], v))]
    check(not bad, f"{engine}: {what}", bad[:2])


def as_clickhouse(query):
    """As the page says."""
    page = real.read(f"{real.ROOT}/docs/queries.md")
    theirs, mine = re.search(r"`(percentile_cont.*?)` is written `(.*?)`", page).groups()
    return query.replace(theirs, mine)


def thousand(sources, others):
    folder = os.path.join(real.folder(), "traces")
    scratch = real.folder()
    with concurrent.futures.ThreadPoolExecutor(max(2, os.cpu_count())) as pool:
        results = list(pool.map(lambda i: one(sources, folder, i, scratch), range(COUNT)))
    equal([r for r in results if r[0]][:3], [], f"{COUNT} recordings are exported")
    files = [os.path.join(d, n) for d, _, names in os.walk(f"{folder}/calls") for n in names]
    equal(len(files), COUNT, "each has a file of its own, hosts of the same name too")
    wanted, asked = expected(sources), questions()
    need(all(wanted), "the recordings have something of all that is asked for", [len(x) for x in wanted])
    for engine in "duckdb", "spark", "clickhouse":
        # Spark takes its time to start: it is asked of the hostile names in one go.
        more = [f"SELECT DISTINCT host FROM parquet.`{others}/calls`"] if engine == "spark" else []
        if engine == "clickhouse":
            asked = [as_clickhouse(q) for q in asked]
        rows = real.ask_parquet(engine, folder, asked + more)
        if more:
            equal(sorted(r[0] for r in rows.pop()), sorted(NAMES), "Spark reads the hostile hosts, too")
        for n, rows in enumerate(rows):
            same(engine, rows, wanted[n], f"question {n + 1}")


# ---- one recording -----------------------------------------------------------------------------------


def columns(raw):
    """Every call and event, column by column, read by pyarrow."""
    folder = os.path.join(real.folder(), "traces")
    r = export(raw, folder)
    need(r.returncode == 0, "a recording is exported", r.stderr)
    calls, events, allocations, losses = real.ask_parquet("arrow", folder, ["calls", "events", "allocations", "losses"])
    trace = real.said("trace", "--json", "-i", raw)
    clock = trace["clock"][0]
    rows = {r["id"]: r for r in calls}
    equal(rows.keys(), {e["id"] for e in trace["call"]}, "it has each call")
    for e in trace["call"]:
        r = rows[e["id"]]
        at = datetime.datetime.fromtimestamp(0, datetime.timezone.utc) + datetime.timedelta(
            microseconds=(clock["realtime"] + e["ts"] - clock["ts"]) // 1000)
        kernel, copy = e.get("kernel", {}), e.get("copy", {})
        mine = [r[k] for k in ("ts", "dur", "parent_id", "pid", "tid", "thread", "api", "function", "depth", "error", "kernel",
                               "kernel_object", "global_x", "direction", "bytes", "time", "day", "host")]
        theirs = [e["ts"], e["dur"], e["parent_id"], e["pid"], e["tid"], e["thread"], e["api"], e["name"], e["depth"],
                  "error" in e, kernel.get("name"), kernel.get("object"), (kernel.get("global") or [None])[0],
                  copy.get("direction"), copy.get("bytes"), str(at), str(at.date()), None]
        if mine != theirs or json.loads(r["arguments"] or "{}") != e["args"]:
            equal(r, e, "a call is the same")
            return
    check(True, f"{len(rows)} calls are the same")
    fields = ("stream", "event", "ts", "uid", "instance")
    equal(sorted([str(r[k]) for k in fields] for r in events if not r["trace_point"]),
          sorted([str(e[k]) for k in fields] for e in trace["xpti"]), "and XPTI events")
    memory = {e["of"]: e["bytes"] for e in real.said("mem", "--json", "-i", raw)["memory"] if e["by"] == "kind"}
    sizes = collections.Counter()
    for r in allocations:
        sizes[r["kind"]] += r["size"] or 0
    equal(dict(sizes), memory, "and allocations by kind")
    equal({r["cause"]: r["count"] for r in losses if r["count"]},
          {e["where"]: e["count"] for e in trace["lost"] if e["count"]}, "and losses")
    check(len(losses) > 10, "of which there is a row each, zeros too", len(losses))


def there_already(raw):
    folder = os.path.join(real.folder(), "traces")
    equal(export(raw, folder, "--host", "a").returncode, 0, "a recording")
    before = sorted((d, n) for d, _, names in os.walk(folder) for n in names)
    r = export(raw, folder, "--host", "a")
    check(r.returncode == 1 and "--force" in r.stderr, "the same again is refused", r.stderr)
    equal(sorted((d, n) for d, _, names in os.walk(folder) for n in names), before, "and leaves nothing")
    equal(export(raw, folder, "--host", "a", "--force").returncode, 0, "but not with --force")
    equal(sorted((d, n) for d, _, names in os.walk(folder) for n in names), before, "which replaces its files")
    r = export(raw, f"{folder}/none/there")
    check(r.returncode == 1 and "none/there" in r.stderr, "no such folder: says so", r.stderr)
    r = real.plain_run([real.XPTIBPF, "export", "--format", "parquet", "-o", folder, "-i", raw])
    check(r.returncode == 1 and "PARQUET" in r.stderr, "a build without Parquet says what it is without", r.stderr)


def recorded():
    """The host is that of the recording, not of the machine that exports it."""
    d = real.folder()
    t = real.Process(["unshare", "-u", "sh", "-c",
                      f"echo other/machine >/proc/sys/kernel/hostname; exec {real.XPTIBPF} record -q -o {d}/r.xbt -- "
                      + real.workload(RELEASE, "waits")], env=real.warm_environment(RELEASE))
    equal(t.wait(90), 0, "a recording is made on another host")
    equal(export(f"{d}/r.xbt", f"{d}/traces").returncode, 0, "and exported here")
    equal({r["host"] for (r) in real.ask_parquet("arrow", f"{d}/traces", ["recordings"])[0]}, {"other/machine"}, "it is of that host")
    check(socket.gethostname() != "other/machine", "which is not this one")


NAMES = ["'); DROP TABLE calls; --", "../../etc/passwd", "host=x/day=y", "\x1b[2J", "caf\u00e9", "%41"]


def hostile():
    def stream(name):
        yield w.clock(10**9, 2**64 - 1, 5 * 10**9)
        yield w.func(1, "urProgramBuild", 3, [w.op(w.STR, 2)])
        yield w.process(100, 10**9, name[:15], "/opt/" + name, name, start=1)
        yield w.call(1, [1, 2, 0x7000], 2 * 10**9, 100, 100, 100, 1, items=[w.item(0, name.encode() + b"\xff\xfe\x01\0")])
        yield w.call(1, [1, 2, 0x7000], 2**64 - 8, 100, 100, 100, 2, items=[w.item(0, b"\0")])
        yield w.loss(3 * 10**9, w.CAUSES, end=True, ring_full=7)

    folder = os.path.join(real.folder(), "traces")
    for n, name in enumerate(NAMES):
        raw = os.path.join(os.path.dirname(folder), f"raw{n}")
        with open(raw, "wb") as f:
            f.write(b"".join(stream(name)))
        equal(export(raw, folder, "--host", name).returncode, 0, f"{name!r} is exported")
    equal(sorted(os.listdir(os.path.dirname(folder))), sorted(f"raw{n}" for n in range(len(NAMES))) + ["traces"],
          "nothing is written elsewhere")
    duck = real.ask_parquet("duckdb", folder, ["SELECT DISTINCT host FROM calls", "SELECT arguments FROM calls WHERE id = 1"])
    equal(sorted(r[0] for r in duck[0]), sorted(NAMES), "DuckDB reads the hostile hosts")
    click = real.ask_parquet("clickhouse", folder, ["SELECT DISTINCT host FROM calls"])
    equal(sorted(r[0] for r in click[0]), sorted(NAMES), "ClickHouse, too")
    equal(sorted(json.loads(r[0])["pOptions"] for r in duck[1]), sorted(n + "\ufffd\ufffd\x01" for n in NAMES),
          "and arguments that are no text")
    return folder


def main():
    with real.where_none_is_alone():
        sources = [record(name) for name in PROGRAMS]
        recorded()
    columns(sources[0][0])
    there_already(sources[1][0])
    thousand(sources, hostile())


real.run(main)
