#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 40, suite: all, quiet: once a program is recorded, it traces nothing
"""--from and --to: a part of a recording has what ran in that time and nothing else, exactly as the whole recording shows it;
of a large file, only what is needed is read.
"""
import csv
import datetime
import json
import os
import resource
import sqlite3
import struct
import subprocess
import sys

from lib import perfetto_file, real
from lib.real import check, equal, need

sys.path.insert(0, f"{real.ROOT}/tests/golden/lib")
import wire as w  # noqa: E402

RELEASE = "2026.2.0"


def run(*args, status=0, **kw):
    p = subprocess.run([real.XPTIBPF, *map(str, args)], capture_output=True, timeout=200, **kw)
    if p.returncode != status:
        check(False, f"{' '.join(map(str, args))[-120:]} ends with {status}", f"{p.returncode} {p.stderr[-300:]}")
    return p.stderr.decode() if status else p.stdout.decode()


def lines(*args, **kw):
    return [json.loads(line) for line in run("trace", "--json", *args, **kw).splitlines()]


def happened(found):
    return [e for e in found if e["type"] in ("call", "xpti")]


def inside(found, begin, end):
    """The same of all, by what the lines say."""
    return [e for e in happened(found) if e["ts"] + e.get("dur", 0) >= begin and e["ts"] < end]


def key(e):
    """Calls have a number of their own."""
    return e["ts"], e["type"], e.get("id", 0), "" if "id" in e else json.dumps(e, sort_keys=True)


def same(got, wanted, what):
    got, wanted = sorted(got, key=key), sorted(wanted, key=key)
    differ = next(((a, b) for a, b in zip(got, wanted) if a != b), "")
    check(got == wanted and wanted, what, f"{len(got)}, {len(wanted)} {str(differ)[:600]}" if got != wanted else len(got))


def parts(path):
    whole = lines("-i", path)
    clock = whole[0]
    all_ = happened(whole)
    times = sorted(e["ts"] for e in all_)
    end = max(e["ts"] + e.get("dur", 0) for e in all_)
    need(not [e for e in whole if e["type"] == "part"], "the whole is no part")
    for a, b in ((0.1, 0.4), (0.5, 0.55), (0.97, 1.0), (0, 0.01)):
        at, to = times[int(a * len(times))], times[int(b * (len(times) - 1))]
        part = lines("-i", path, "--from", f"{at - clock['ts']}ns", "--to", f"{to - clock['ts']}ns")
        same(happened(part), inside(whole, at, to), f"from {a} to {b}: what ran then, as the whole tells it")
        equal([e["type"] for e in part[-2:]], ["part", "lost"], "and it says that it is a part")
        names = {e["comm"] for e in part if e["type"] == "process"}
        check("sycl_all" in names or not happened(part), "its process is introduced", names)
    middle = times[len(times) // 2]
    same(happened(lines("-i", path, "--from", f"{middle - clock['ts']}ns")), inside(whole, middle, 2**63), "an open end")
    same(happened(lines("-i", path, "--to", f"{middle - clock['ts']}ns")), inside(whole, 0, middle), "an open begin")
    by_the_clock(path, whole, middle, end)
    again(path, whole, middle)
    return whole


def by_the_clock(path, whole, at, to):
    """Local time, in a zone that is not the machine's."""
    clock = whole[0]
    zone = datetime.timezone(datetime.timedelta(hours=-3, minutes=-30))

    def local(ts, form):
        ns = clock["realtime"] + ts - clock["ts"]
        when = datetime.datetime.fromtimestamp(ns // 10**9, zone)
        return when.strftime(form) + f".{ns % 10**9:09}"

    env = {**os.environ, "TZ": "XXX3:30"}
    for form in ("%H:%M:%S", "%Y-%m-%d %H:%M:%S"):
        part = lines("-i", path, "--from", local(at, form), "--to", local(to, form), env=env)
        same(happened(part), inside(whole, at, to), f"from {local(at, form)}")


def again(path, whole, at):
    """A part that is recorded is a recording of its own."""
    part = f"{path}.part"
    start = whole[0]["ts"]
    run("record", "-i", path, "--from", f"{at - start}ns", "-o", part)
    told = lines("-i", part)
    equal(sorted(e["id"] for e in told if e["type"] == "call"),
          sorted(e["id"] for e in inside(whole, at, 2**63) if e["type"] == "call"), "its calls are those of the part")
    check([e for e in told if e["type"] == "part"], "and it still says that it is one")
    with open(path, "rb") as f:
        piped = subprocess.run(["cat"], stdin=f, stdout=subprocess.PIPE, check=True).stdout
    p = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", "-", "--from", f"{at - start}ns"], input=piped,
                       capture_output=True, check=True)
    same(happened(map(json.loads, p.stdout.splitlines())), inside(whole, at, 2**63), "from a pipe")


def views(path, whole):
    start = whole[0]["ts"]
    middle = whole[len(whole) // 2]["ts"] - start
    for command in (["trace"], ["trace", "-C"], ["trace", "-c"], ["stat"], ["mem"], ["report"], ["graph", "--format", "text"]):
        said = run(*command, "-i", path, "--from", f"{middle}ns")
        check("part: what was before --from" in said, f"{' '.join(command)} says that it is a part")
    for command in (["stat"], ["mem"], ["report"]):
        said = run(*command, "--json", "-i", path, "--from", f"{middle}ns")
        check('{"type":"part"}' in said, f"{command[0]} --json does, too")
    calls = [e for e in inside(whole, start + middle, 2**63) if e["type"] == "call"]
    rows = [json.loads(x) for x in run("stat", "--json", "-i", path, "--from", f"{middle}ns").splitlines()]
    equal(sum(r["calls"] for r in rows if r["type"] == "latency"), len(calls), "stat counts its calls")
    mem = [json.loads(x) for x in run("mem", "--json", "-i", path, "--from", f"{middle}ns").splitlines()]
    equal([e for e in mem if e["type"] in ("fault", "wrong_free", "double_free", "not_allocated")], [],
          "frees of what is older are no errors")
    check(any(e["type"] == "memory_gaps" and e["older_processes"] for e in mem), "and it says that they are older")


# ---- other programs' formats -------------------------------------------------------------------------

SAID = "what was before --from or after --to is not included"


def told_by_csv(path):
    with open(path, encoding="utf-8", newline="") as f:
        return sum(r["Type"] == "part" and r["Name"] == SAID for r in csv.DictReader(f, strict=True))


def told_by_summary(path):
    with open(path, encoding="utf-8", newline="") as f:
        return sum(r["Function"] == f"part: {SAID}" for r in csv.DictReader(f, strict=True))


def told_by_json(path):
    with open(path, encoding="utf-8") as f:
        return json.load(f).count({"type": "part"})


def told_by_chrome(path):
    with open(path, encoding="utf-8") as f:
        data = json.load(f)
    counters = {e["name"] for e in data["traceEvents"] if e["ph"] == "C"}
    return data["otherData"].get("part") == SAID and f"part: {SAID}" in counters


def told_by_perfetto(path):
    tracks = perfetto_file.read(path)["tracks"].values()
    return any(t["kind"] == "counter" and t["name"] == f"part: {SAID}" for t in tracks)


def told_by_sqlite(path):
    with sqlite3.connect(path) as db:
        return db.execute("SELECT value FROM meta WHERE key = 'part'").fetchall() == [(SAID,)]


def told_by_parquet(path):
    readers = subprocess.run([f"{real.ROOT}/scripts/fetch-arrow", "readers"], capture_output=True, text=True,
                             check=True).stdout.strip()
    p = subprocess.run([f"{readers}/bin/python", f"{real.HERE}/parquet_query.py", "arrow", path], input='["recordings"]',
                       capture_output=True, text=True, check=True)
    return [r["part"] for r in json.loads(p.stdout)[0]] == [True]


def told_by_drawing(path):
    return f"part: {SAID}; lost: " in real.read(path)


def exports(path, whole):
    middle = whole[len(whole) // 2]["ts"] - whole[0]["ts"]
    for form, told in (("csv", told_by_csv), ("csv-summary", told_by_summary), ("json", told_by_json), ("chrome", told_by_chrome),
                       ("perfetto", told_by_perfetto), ("sqlite", told_by_sqlite),
                       *([("parquet", told_by_parquet)] if real.in_check_all() else []),
                       ("dot", told_by_drawing), ("svg", told_by_drawing), ("dpcpp-trace", None)):
        found = []
        for what, args in (("whole", ()), ("part", ("--from", f"{middle}ns"))):
            to = f"{path}.{what}.{form}" if form != "parquet" else f"{real.folder()}/traces"
            program = f"{real.O}/xptibpf-parquet" if form == "parquet" else real.XPTIBPF
            p = real.plain_run([program, "export", "--format", form, "-o", to, "-i", path, *args])
            # No call of PI is in it, so there is no .trace file.
            need(p.returncode == (form == "dpcpp-trace"), f"{form} is written", p.stderr[-300:])
            found.append(bool(told(to)) if told else f"part: {SAID}" in p.stderr)
        equal(found, [False, True], f"{form}: of the whole nothing, of a part that it is one")


# ---- a large file ------------------------------------------------------------------------------------


def large(where, path):
    """The calls of a recording again and again, each time later."""
    raw, big = f"{where}/raw", f"{where}/big"
    run("trace", "--format", "raw", "-i", path, "-o", raw)
    with open(raw, "rb") as f:
        data = f.read()
    head, calls, at = [], [], 0
    while at < len(data):
        length, kind = struct.unpack_from("<IH", data, at)
        if kind == w.CALL:
            calls.append(data[at:at + length])
        elif kind not in (w.LOSS, w.EXIT, w.TICK, 2):
            head.append(data[at:at + length])
        at += length
    calls = calls[-1000:]
    begin = min(struct.unpack_from("<Q", c, 16)[0] for c in calls)
    end = max(sum(struct.unpack_from("<QQ", c, 16)) for c in calls)
    step, rounds = end - begin + 1000, 4000
    piece = bytearray(b"".join(calls))
    places = []
    at = 0
    for c in calls:
        places.append(at)
        at += len(c)
    fields = [(p, struct.unpack_from("<Q", piece, p + 16)[0], struct.unpack_from("<Q", piece, p + 40)[0],
               struct.unpack_from("<Q", piece, p + 48)[0]) for p in places]
    pack = struct.Struct("<Q").pack_into
    with open(big, "wb") as f:
        f.write(b"".join(head))
        for n in range(rounds):
            for p, ts, ident, parent in fields:
                pack(piece, p + 16, ts + n * step)
                pack(piece, p + 40, ident + n * 1000000)
                if parent:
                    pack(piece, p + 48, parent + n * 1000000)
            f.write(piece)
        f.write(w.loss(begin + rounds * step, w.CAUSES, end=True))
    out = f"{where}/big.xbt"
    run("record", "-i", big, "-o", out)
    os.unlink(big)
    clock = struct.unpack_from("<Q", data, 16)[0]
    whole, all_ = cpu("stat", "--json", "-i", out)
    late = begin + (rounds - 5) * step
    part, some = cpu("stat", "--json", "-i", out, "--from", f"{late - clock}ns")
    equal(count(all_), rounds * 1000, "all of the file")
    equal(count(some), 5 * 1000, "the last of it")
    # A part that is an eight-hundredth, after half a million records that are looked at for their names.
    check(part < whole * 0.5, "and that takes less time", f"{part:.2f} s, {whole:.2f} s")
    early, first = cpu("stat", "--json", "-i", out, "--to", f"{begin + 5 * step - clock - 1000}ns")
    equal(count(first), 5 * 1000, "the first of it")
    check(early < whole * 0.2, "and that takes much less", f"{early:.2f} s, {whole:.2f} s")


def count(text):
    return sum(r["calls"] for r in map(json.loads, text.splitlines()) if r["type"] == "latency")


def cpu(*args):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    said = run(*args)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, said


def misuse(path):
    for args in (("--from", "noon"), ("--from", "1:2"), ("--from", "2s", "--to", "1s"), ("--from", "-1s"),
                 ("--to", "10:00:00.x"), ("--from", "")):
        check("xptibpf: error: " in run("trace", "-i", path, *args, status=2), f"refused: {args}")
    check("need a recording" in run("stat", "--from", "1s", "-d", "1", status=2), "of a recording alone")
    found = lines("-i", path, "--from", "5000s")
    equal(happened(found), [], "after its end there is nothing")
    equal((found[0]["type"], found[-2]["type"]), ("clock", "part"), "and it is said of what")


def main():
    where = real.folder()
    path = f"{where}/run.xbt"
    with real.where_none_is_alone():
        p = real.Process([real.XPTIBPF, "record", "-o", path, "--xpti", "--", real.workload(RELEASE, "sycl_all"), "--rounds",
                          "20"], env=real.warm_environment(RELEASE))
        need(p.wait(100) == 0, "the program ends well", p.err[-300:])
    whole = parts(path)
    views(path, whole)
    exports(path, whole)
    misuse(path)
    large(where, path)


real.run(main)
