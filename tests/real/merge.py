#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 30, suite: both
"""xptibpf merge: two programs that were recorded both separately and together at the same time; the same processes on a second
machine, which is made from the first's stream with another boot id and clock; pieces, damage and bad lists.
"""
import collections
import json
import os
import resource
import sqlite3
import struct
import subprocess
import sys
import time
import zlib

from lib import real
from lib.real import check, equal, need

sys.path.insert(0, f"{real.ROOT}/tests/golden/lib")
import wire as w  # noqa: E402

RELEASE = "2026.2.0"
LATER = time.monotonic_ns() // 2  # ns that the second machine's clock is behind: it was started later


def run(*args, status=0):
    p = subprocess.run([real.XPTIBPF, *map(str, args)], capture_output=True, text=True, timeout=100)
    if p.returncode != status:
        check(False, f"{' '.join(map(str, args))[-120:]} ends with {status}", f"{p.returncode} {p.stderr[-300:]}")
    return p.stdout, p.stderr


def lines(*args, status=0):
    return [json.loads(line) for line in run(*args, status=status)[0].splitlines()]


def trace(path, **kw):
    return lines("trace", "--json", "-i", path, **kw)


def happened(found):
    return [e for e in found if e["type"] in ("call", "xpti")]


def told(e):
    """A line without what is numbered anew."""
    return json.dumps({k: v for k, v in e.items() if k not in ("id", "parent_id", "host")}, sort_keys=True)


def same(got, wanted, what):
    got, wanted = collections.Counter(map(told, got)), collections.Counter(map(told, wanted))
    check(got == wanted and wanted, what, sum(wanted.values()) if got == wanted else
          f"{list((got - wanted).items())[:1]} {list((wanted - got).items())[:1]}"[:900])


def end(e):
    return e["ts"] + e.get("dur", 0)


# ---- one machine -------------------------------------------------------------------------------------


def apart_and_together(where):
    """Two programs, each in a recording of its own, and both in a third: of the same moments."""
    env = real.warm_environment(RELEASE)
    programs = [real.Process([real.workload(RELEASE, "sycl_loop"), "--steps", "1"], env=env, stdin=True) for _ in "ab"]
    for p in programs:
        p.said(r"^pid (\d+)", 60)
    pids = [p.pid for p in programs]
    paths = [f"{where}/{n}.xbt" for n in ("a", "b", "both")]
    tracers = []
    for path, who in zip(paths, (pids[:1], pids[1:], pids)):
        tracers.append(real.Process([real.XPTIBPF, "record", "-o", path, "-p", ",".join(map(str, who))]))
    for path in paths:
        real.wait_for(lambda p=path: os.path.exists(p) and os.path.getsize(p) > 4096, f"{path} has probes", 30)
    for n in (3, 5, 2):
        for p in programs:
            p.tell(f"{n}")
        for p in programs:
            p.said(rf"^did {n}", 60)
    for t in tracers:
        t.kill(2)
    for t in tracers:
        need(t.wait(30) == 0, "a tracer ends well", t.err[-300:])
    for p in programs:
        p.kill()
    out = f"{where}/merged.xbt"
    run("merge", "-o", out, *paths[:2])
    merged, a, b, both = trace(out), *map(trace, paths)
    same(happened(merged), happened(a) + happened(b), "all of both is there, as it was")
    wanted = collections.Counter((e["pid"], e["name"]) for e in both if e["type"] == "call")
    got = collections.Counter((e["pid"], e["name"]) for e in merged if e["type"] == "call")
    equal({k: n for k, n in got.items() if n >= 10 and abs(n - wanted[k]) > 2}, {}, "as often as who watched both saw it")
    check(set(pids) == {e["pid"] for e in merged if e["type"] == "call"}, "of both processes")
    times = [end(e) for e in merged if e["type"] == "call" and not e.get("parent_id")]
    late = max((max(times[:i + 1]) - t for i, t in enumerate(times)), default=0) if len(times) < 3000 else 0
    check(late < 300_000_000, "in the order of time, as far as each recording is", late)
    ids = [e["id"] for e in merged if e["type"] == "call"]
    equal(len(set(ids)), len(ids), "no two calls have one number")
    parents = {e["parent_id"] for e in merged if e["type"] == "call" and e["parent_id"]}
    check(parents and parents <= set(ids), "and those around others are found")
    check(not any("host" in e for e in happened(merged)), "of one machine nothing is said of machines")
    equal(len([e for e in merged if e["type"] == "source"]), 2, "where it is from is reported")
    # Counted by the commands, too.
    for command in ("stat", "mem"):
        rows = [lines(command, "--json", "-i", p) for p in (out, *paths[:2])]
        kind = ("latency", "calls") if command == "stat" else ("copies", "bytes")
        sums = [sum(r[kind[1]] for r in x if r["type"] == kind[0]) for x in rows]
        check(sums[0] == sums[1] + sums[2] > 0, f"{command} has the sum", sums)
    twice = run("merge", "-o", f"{where}/twice.xbt", paths[0], paths[2])[1]
    check("both traced process" in twice, "a process that is in both is reported", twice)
    return paths


# ---- two machines ------------------------------------------------------------------------------------


def another_machine(where, path, name, boot, host):
    """The recording as a machine would have made it that was started later."""
    raw = f"{where}/{name}.raw"
    run("trace", "--format", "raw", "-i", path, "-o", raw)
    with open(raw, "rb") as f:
        data = bytearray(f.read())
    at = 0
    while at < len(data):
        length, kind = struct.unpack_from("<IH", data, at)
        ts = struct.unpack_from("<Q", data, at + 16)[0]
        if ts:
            struct.pack_into("<Q", data, at + 16, ts - LATER)
        if kind == w.DEF_CLOCK:
            data[at + 40:at + 56] = boot
        at += length
    with open(raw, "wb") as f:
        f.write(data)
    out = f"{where}/{name}.xbt"
    run("record", "-i", raw, "-o", out)
    with open(out, "rb") as f:
        data = f.read()
    length = struct.unpack_from("<I", data, 12)[0]
    head = bytearray(data[:96]) + w.pad(host.encode() + b"\0test\0")
    struct.pack_into("<I", head, 12, len(head))
    struct.pack_into("<I", head, 20, 0)
    struct.pack_into("<I", head, 20, zlib.crc32(head))
    with open(out, "wb") as f:
        f.write(head + data[length:])
    return out


def two_machines(where, path):
    """The same pids on both, at the same time of day."""
    other = another_machine(where, path, "other", bytes(range(100, 116)), "node\"<2>\x1b")
    out = f"{where}/two.xbt"
    run("merge", "-o", out, path, other)
    one, found = trace(path), trace(out)
    hosts = {e["name"]: e for e in found if e["type"] == "host"}
    first = os.uname().nodename
    equal(set(hosts), {first, "node\"<2>\x1b"}, "both machines are named")
    equal(hosts["node\"<2>\x1b"]["offset"] - hosts[first]["offset"], LATER, "and their clocks' distance is kept")
    for name in hosts:
        same([e for e in happened(found) if e["host"] == name], happened(one), f"{name!r}: what ran there, by one clock")
    pids = {e["pid"] for e in happened(one)}
    equal({(e["host"], e["pid"]) for e in happened(found)}, {(n, p) for n in hosts for p in pids},
          "processes have the pids that they had")
    stat = [r for r in lines("stat", "--json", "--by", "process", "-i", out) if r["type"] == "latency"]
    calls = sum(1 for e in one if e["type"] == "call")
    equal(sorted((r["host"], r["pid"], r["calls"]) for r in stat),
          sorted((n, p, calls) for n in hosts for p in pids), "stat counts them apart")
    mem = {r["of"]: r["peak"] for r in lines("mem", "--json", "--by", "process", "-i", out) if r["type"] == "memory"
           and r["by"] == "process"}
    check(len(mem) == 2 and len(set(mem.values())) == 1, "mem, too", mem)
    text = run("trace", "-i", out)[0]
    check(f"@{first} main" in text and "\x1b" not in text, "text names the machine, harmlessly", text[:200])
    for command in (["report"], ["report", "--json"], ["graph"], ["graph", "--format", "svg"], ["graph", "--format", "dot"],
                    ["trace", "-C"], ["stat"], ["mem"]):
        said = run(*command, "-i", out)[0]
        check(said and "\x1b" not in said, f"{' '.join(command)} reads it")
    exports(where, out, one, first)
    if real.in_check_all():
        tables(where, out)
    again = f"{where}/again.xbt"
    run("merge", "-o", again, out, other, status=0)
    check(len([e for e in trace(again) if e["type"] == "host"]) == 2, "a merged one is merged again")
    half = hosts[first]["ts"]
    part = trace(out, status=0) and lines("trace", "--json", "-i", out, "--from", "1ns")
    check({e["host"] for e in happened(part)} == set(hosts) and half, "a part of it has both")
    return other


def exports(where, path, one, first):
    calls = sum(1 for e in one if e["type"] == "call")
    db = f"{where}/two.sqlite"
    run("export", "--format", "sqlite", "-o", db, "-i", path)
    with sqlite3.connect(db) as c:
        got = dict(c.execute("SELECT host, count(*) FROM calls GROUP BY host"))
        equal(got, {first: calls, "node\"<2>\ufffd": calls}, "sqlite: calls by host")
        times = [set(c.execute("SELECT time FROM calls WHERE host=?", (n,))) for n in got]
        check(times[0] == times[1], "sqlite: at the same times of day")
    for form in ("perfetto", "chrome", "csv", "ndjson", "json"):
        out = f"{where}/two.{form}"
        run("export", "--format", form, "-o", out, "-i", path)
        with open(out, "rb") as f:
            data = f.read()
        check(b"@" + first.encode() in data or f'"host":"{first}"'.encode() in data, f"{form}: the machine is named")
    with open(f"{where}/two.chrome", encoding="utf-8") as f:
        slices = collections.Counter(e["pid"] for e in json.load(f)["traceEvents"] if e.get("ph") == "X")
    pids = {e["pid"] for e in one if e["type"] == "call"}
    check(len({p for p in slices if p % 2**22 in pids}) == 2 * len(pids), "chrome: processes are apart", slices)
    run("report", "--html", f"{where}/two.html", "-i", path)


def same_names(where, path):
    """Two machines of one name: reported, and told apart."""
    other = another_machine(where, path, "twin", bytes(range(16)), os.uname().nodename)
    out = f"{where}/twins.xbt"
    _, said = run("merge", "-o", out, path, other)
    check("two machines" in said, "two of one name are reported", said)
    first = os.uname().nodename
    equal({e["host"] for e in happened(trace(out))}, {first, first + "#2"}, "and shown apart")


# ---- pieces, damage, bad lists -----------------------------------------------------------------------


def pieces(where):
    env = real.warm_environment(RELEASE)
    base = f"{where}/long.xbt"
    p = real.Process([real.XPTIBPF, "record", "-o", base, "--rotate", "65536", "--xpti", "--",
                      real.workload(RELEASE, "sycl_loop"), "--iterations", "1300", "--sleep-ms", "0"], env=env)
    need(p.wait(100) == 0, "the program ends well", p.err[-300:])
    files = sorted(f"{where}/{n}" for n in os.listdir(where) if n.startswith("long-"))
    need(len(files) > 2, "there are pieces", files)
    out = f"{where}/long.whole"
    run("merge", "-o", out, *reversed(files))
    parts = [e for f in files for e in happened(trace(f))]
    merged = trace(out)
    equal(len(happened(merged)), len(parts), "all pieces' events, whatever their order on the command line")
    equal([e["cut_off"] for e in merged if e["type"] == "source"], [False], "they are one recording")
    check(sum(1 for e in merged if e["type"] == "process" and e["event"] == "seen") <= 1,
          "and what a piece repeats is reported once")
    names = {e["thread"] for e in happened(merged)}
    check("main" in names and not [n for n in names if n.startswith("?")], "threads keep their names through all", names)
    gap = f"{where}/long.gap"
    _, said = run("merge", "-o", gap, files[0], *files[2:], status=1)
    check("records are missing" in said, "a piece that is not there is reported", said)
    lost = {e["where"]: e["count"] for e in trace(gap) if e["type"] == "lost"}
    check(lost.get("damaged", 0) > 0, "and counted", lost)


def damage(where, a, b):
    cut = f"{where}/cut.xbt"
    with open(a, "rb") as f, open(cut, "wb") as g:
        g.write(f.read()[:os.path.getsize(a) * 2 // 3])
    out = f"{where}/cut.merged"
    _, said = run("merge", "-o", out, cut, b, status=1)
    check("cut off" in said, "one that was cut off is reported", said)
    found = trace(out)
    equal({os.path.basename(e["file"]): e["cut_off"] for e in found if e["type"] == "source"},
          {"cut.xbt": True, os.path.basename(b): False}, "and kept in what was made")
    same(happened(found), happened(trace(cut, status=1)) + happened(trace(b)), "what is readable is there")
    check("cut.xbt: cut off" in run("stat", "-i", out)[0], "and shown by others")
    lossy = f"{where}/lossy"
    run("trace", "--format", "raw", "-i", b, "-o", lossy)
    with open(lossy, "rb") as f:
        data = bytearray(f.read())
    at = last = 0
    while at < len(data):
        last, at = at, at + struct.unpack_from("<I", data, at)[0]
    struct.pack_into("<Q", data, last + 24, 7)
    with open(lossy, "wb") as f:
        f.write(data)
    out = f"{where}/lossy.merged"
    run("merge", "-o", out, a, lossy)
    found = trace(out)
    equal({e["where"]: e["count"] for e in found if e["type"] == "lost"}.get("ring_full"), 7, "losses are added up")
    equal([e["lost"].get("ring_full") for e in found if e["type"] == "source"].count(7), 1, "and kept by their recording")


# ---- many --------------------------------------------------------------------------------------------


def thousand(where):
    """All of the same time, each with a process and a machine of its own, and a loss now and then."""
    n, each, files = 1000, 40, []
    for i in range(n):
        files.append(f"{where}/of{i}")
        stream = [bytearray(w.clock(10**9, 1_700_000_000 * 10**9)), w.func(1, "urLoaderConfigRelease", 1, []),
                  w.process(100 + i, 10**9, f"p{i}", "/x", "y")]
        struct.pack_into("<16s", stream[0], 40, struct.pack("<QQ", i + 1, 0xbeef))
        for k in range(each):
            stream.append(w.call(1, [0], 10**9 + (k * n + i * 7 % n) * 1000, 500, 100 + i, 100 + i, k + 1))
            if k % 10 == 9:
                stream.append(w.loss(10**9 + (k * n + n) * 1000, w.CAUSES, ring_full=k // 10))
        stream.append(w.loss(10**9 + each * n * 1000, w.CAUSES, end=True, ring_full=3))
        with open(files[-1], "wb") as f:
            f.write(b"".join(stream))
    out = f"{where}/thousand"
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run("merge", "-o", out, *files)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    found = trace(out)
    times = [e["ts"] for e in found if e["type"] == "call"]
    equal(len(times), n * each, "all calls of 1,000 recordings")
    check(times == sorted(times) and len(set(times)) > n, "in the order of their times")
    equal(len({e["host"] for e in found if e["type"] == "call"}), n, "of 1,000 machines")
    equal({e["where"]: e["count"] for e in found if e["type"] == "lost"}, {"ring_full": 3 * n}, "and all of their losses")
    # Looking at each stream for each record would take 40 million looks, and adding up their losses 4 million times more.
    check(took < 10, "in a moment", f"{took:.1f} s")


# ---- as tables ---------------------------------------------------------------------------------------


def tables(where, merged):
    """Each machine's rows are in its own folder, as its own recordings would be."""
    folder = f"{where}/traces"
    p = real.plain_run([f"{real.O}/xptibpf-parquet", "export", "--format", "parquet", "-o", folder, "-i", merged])
    need(p.returncode == 0, "a merged recording is exported as Parquet", p.stderr[-300:])
    readers = subprocess.run([f"{real.ROOT}/scripts/fetch-arrow", "readers"], capture_output=True, text=True,
                             check=True).stdout.strip()
    p = subprocess.run([f"{readers}/bin/python", f"{real.HERE}/parquet_query.py", "arrow", folder],
                       input='["calls", "events", "recordings"]', capture_output=True, text=True)
    need(p.returncode == 0, "and read", p.stderr[-300:])
    calls, events, recordings = json.loads(p.stdout)
    found = trace(merged)
    fields = ("pid", "tid", "thread", "api", "ts", "dur", "id", "parent_id")
    equal(sorted([str(r[k]) for k in ("host", "function", *fields)] for r in calls) ==
          sorted([str(e[k]) for k in ("host", "name", *fields)] for e in found if e["type"] == "call"), True,
          f"each of {len(calls)} calls is with its machine")
    equal(collections.Counter(r["host"] for r in events if not r["trace_point"]),
          collections.Counter(e["host"] for e in found if e["type"] == "xpti"), "and each event")
    hosts = {e["name"] for e in found if e["type"] == "host"}
    equal({r["host"] for r in calls}, hosts, "of two machines")
    equal([(r["calls"], r["events"]) for r in recordings], [(len(calls), len(events))], "and the recording is one")


def misuse(where, a):
    out = f"{where}/misuse.xbt"
    copy = f"{where}/copy.xbt"
    with open(a, "rb") as f, open(copy, "wb") as g:
        g.write(f.read())
    for args, why in (((a,), "-o"), (("-o", out), "no recordings"), (("-o", out, a, a), "the same recording"),
                      (("-o", out, a, copy), "the same recording"), (("-o", a, a), "overwrite"),
                      (("-o", out, a, "-"), "twice"), (("-o", out, a, where), "regular")):
        said = run("merge", *args, status=2)[1]
        check(why in said, f"refused: {args[-2:]}", said)
    newer = f"{where}/newer"
    with open(a, "rb") as f:
        data = bytearray(f.read())
    struct.pack_into("<I", data, 8, 99)
    with open(newer, "wb") as f:
        f.write(data)
    for bad, why in ((f"{where}/none", "No such file"), ("/etc/hostname", "not an xptibpf recording"), (newer, "version 99")):
        said = run("merge", "-o", out, a, bad, status=1)[1]
        check(why in said, f"refused: {bad}", said)
    check(not os.path.exists(out), "and nothing was written")
    run("merge", "-o", out, a)
    run("merge", "-o", out, a, status=1)
    run("merge", "--force", "-o", out, a)


def main():
    where = real.folder()
    a, b, _ = apart_and_together(where)
    two_machines(where, a)
    if not real.in_check():
        return
    same_names(where, a)
    pieces(where)
    damage(where, a, b)
    thousand(where)
    misuse(where, a)


real.run(main)
