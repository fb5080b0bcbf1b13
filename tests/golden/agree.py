#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 10
"""Text, JSON, the page, SQLite, CSV, Chrome's and Perfetto's files of one recording say the same: how often each function was
called and how long that took, what was lost by which cause, and how many values were cut. And each format says something of a
recording with nothing in it.
"""
import base64
import collections
import csv
import json
import lzma
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import zlib

from lib import checks, protobuf, wire as w
from lib.checks import GOLDEN, check
import session
import work
from session import MS, S

FORMATS = ["perfetto", "chrome", "json", "ndjson", "csv", "csv-summary", "sqlite", "dot", "svg"]
UNFINISHED = 0x01 | 0x40


def xptibpf(*args):
    return subprocess.run([session.XPTIBPF, *args], capture_output=True, timeout=60)


def lines(*args):
    return [json.loads(line) for line in xptibpf(*args).stdout.splitlines()]


# ---- recordings --------------------------------------------------------------------------------------


def lossy():
    """Every cause of loss, each of another number; values that are cut, calls that fail and calls that never return."""
    yield w.clock(S, 1700000000 * S, 5 * S)
    yield w.func(1, "urProgramBuild", 3, [w.op(w.STR, 2)])
    yield w.func(2, "urQueueFinish", 1, [])
    yield w.process(200, S, "tool", "/bin/tool", "tool", start=9 * S)
    for i in range(40):
        yield w.call(1, [1, 2, 0x7000], S + i * MS, 1000 + i, 200, 200 + i % 3, 2 * i + 1, ret=0x7ffffffe if i % 7 == 0 else 0,
                     items=[w.item(0, b"x" * 40, total=400) if i % 5 == 0 else w.item(0, b"short\0")])
        yield w.call(2, [0x50], S + i * MS + 500000, 7000 + i, 200, 200 + i % 3, 2 * i + 2, flags=UNFINISHED if i == 39 else 0)
    yield w.loss(2 * S, w.CAUSES, end=True, **{name: 3 + i for i, name in enumerate(causes())})


def causes():
    return [c for c in w.CAUSES if c not in ("truncated", "xpti_truncated", "cut_off")]


def recordings():
    yield "a launch and copies", b"".join(work.stream())
    yield "a session", b"".join(session.stream())
    yield "every loss", b"".join(lossy())
    for name in ("plain", "profiled"):
        with lzma.open(f"{GOLDEN}/cuda/{name}.raw.xz") as f:
            yield f"CUDA, {name}", f.read()


# ---- readers: {(function): (calls, ns)}, {cause: number} ---------------------------------------------------


def perfetto(path):
    with open(path, "rb") as f:
        packets = [protobuf.message(p) for _, p in protobuf.fields(f.read())]
    names, tracks, threads, counters, open_, took = {}, {}, set(), {}, collections.defaultdict(list), collections.defaultdict(lambda: [0, 0])
    events = []
    for order, p in enumerate(packets):
        for interned in p[12]:
            for entry in protobuf.message(interned)[2]:
                e = protobuf.message(entry)
                names[e[1][0]] = e[2][0].decode()
        for descriptor in p[60]:
            t = protobuf.message(descriptor)
            tracks[t[1][0]] = t[2][0].decode() if t[2] else ""
            if t[4]:
                threads.add(t[1][0])
        for event in p[11]:
            e = protobuf.message(event)
            track, kind = e[11][0], e[9][0]
            if kind == 4:
                counters[tracks[track]] = e[30][0]
            elif track in threads:
                events.append((p[8][0], order, track, kind, names[e[10][0]] if e[10] else ""))
    for ts, _, track, kind, name in sorted(events):
        if kind == 1:
            open_[track].append((name, ts))
            took[name.split(" ")[0]][0] += 1
        elif kind == 2:
            name, begin = open_[track].pop()
            took[name.split(" ")[0]][1] += ts - begin
        else:
            took[name.split(" ")[0]][0] += 1
    lost = {k.removeprefix("lost: "): v for k, v in counters.items() if k.startswith("lost: ")}
    return {k: tuple(v) for k, v in took.items()}, lost


def chrome(path):
    with open(path, encoding="utf-8") as f:
        data = json.load(f)
    took = collections.defaultdict(lambda: [0, 0])
    for e in data["traceEvents"]:
        if "api" in e.get("args", {}):
            took[e["name"].split(" ")[0]][0] += 1
            took[e["name"].split(" ")[0]][1] += round(e.get("dur", 0) * 1000)
    return {k: tuple(v) for k, v in took.items()}, data["otherData"]["lost"]


def sqlite(path):
    with sqlite3.connect(path) as db:
        took = {r[0]: r[1:] for r in db.execute("SELECT function, count(*), coalesce(sum(dur), 0) FROM calls GROUP BY function")}
        return took, dict(db.execute("SELECT cause, count FROM loss WHERE count > 0"))


def page(path):
    with open(path, encoding="utf-8") as f:
        packed = re.search(r'id="data-lines">([^<]*)<', f.read())[1]
    return [json.loads(line) for line in zlib.decompress(base64.b64decode(packed)).splitlines()]


def latencies(found):
    return {e["function"]: (e["calls"] + e["in_flight"], e["total"]) for e in found if e["type"] == "latency"}


def losses(found):
    return {e["where"]: e["count"] for e in found if e["type"] == "lost" and e["count"]}


def text_losses(text):
    at = [i for i, line in enumerate(text) if line.startswith("lost: ")]
    return {m[2]: int(m[1]) for m in (re.fullmatch(r"(?:lost: )?(\d+) (.*)", line) for line in text[at[0]:]) if m} if at else None


# ---- comparing ---------------------------------------------------------------------------------------


def agree(what, data, folder):
    path = f"{folder}/raw"
    with open(path, "wb") as f:
        f.write(data)
    for form in FORMATS:
        p = xptibpf("export", "--force", "--format", form, "-o", f"{folder}/{form}", "-i", path)
        check(p.returncode == 0, f"{what}: {form} is written", p.stderr)
    with open(f"{folder}/svg", encoding="utf-8") as f:
        svg = f.read()
    size = re.search(r'<svg [^>]*width="(\d+)" height="(\d+)" viewBox="0 0 (\d+) (\d+)"', svg)
    check(size and size.groups()[:2] == size.groups()[2:] and "the order of a queue" in svg, f"{what}: the picture can be scaled, and has a legend")
    xptibpf("report", "--force", "--html", f"{folder}/html", "-i", path)
    told = lines("trace", "--json", "-i", path)
    words = {e["where"]: e["text"] for e in told if e["type"] == "lost" and e["count"]}
    want = collections.defaultdict(lambda: [0, 0])
    for c in (e for e in told if e["type"] == "call"):
        want[c["name"]][0] += 1
        want[c["name"]][1] += c["dur"] or 0
    open_ = {c["name"] for c in told if c["type"] == "call" and c["dur"] is None}
    want, lost = {k: tuple(v) for k, v in want.items()}, losses(told)
    by_text = {words[k]: n for k, n in lost.items()}

    def same(name, took, got, causes=lost):
        if took is not None:
            # Timelines show what has no end as long as it was there; and Perfetto's has XPTI's pairs, too.
            took = {k: (v[0], want[k][1]) if k in open_ and name in ("Perfetto", "Chrome") else v for k, v in took.items()
                    if k in want or name != "Perfetto"}
            check(took == want, f"{what}: {name} has each function's calls and time", {k: (took.get(k), want.get(k)) for k in {*took, *want} if took.get(k) != want.get(k)})
        check(got == causes, f"{what}: {name} has the same losses", (got, causes))

    took, got = perfetto(f"{folder}/perfetto")
    same("Perfetto", took, got, by_text)
    took, got = chrome(f"{folder}/chrome")
    same("Chrome", took, got)
    same("SQLite", *sqlite(f"{folder}/sqlite"))
    for command in ("stat", "mem", "report"):
        found = lines(command, "--json", "-i", path)
        same(f"{command} --json", latencies(found) if command != "mem" else None, losses(found))
        text = xptibpf(command, "-i", path).stdout.decode().splitlines()
        same(command, None, text_losses(text), by_text)
    same("trace", None, text_losses(xptibpf("trace", "-i", path).stdout.decode().splitlines()), by_text)
    found = page(f"{folder}/html")
    same("the page", latencies(found), losses(found))
    rows = lines("report", "--json", "-i", path)
    shared = [e for e in found if e["type"] in {r["type"] for r in rows}]
    check([e for e in shared if e["type"] != "part"] == rows, f"{what}: the page has every line of report --json")
    with open(f"{folder}/csv", encoding="utf-8", newline="") as f:
        rows = [r for r in csv.DictReader(f)]
    counted = collections.Counter(r["Name"] for r in rows if r["Type"] == "call")
    check(counted == {k: v[0] for k, v in want.items()}, f"{what}: csv has each function's calls")
    check({r["Name"]: int(r["Bytes"]) for r in rows if r["Type"] == "lost" and r["Bytes"] != "0"} in (lost, by_text), f"{what}: csv has the same losses", [r for r in rows if r["Type"] == "lost"])
    cut = sum(len(re.findall(r'"truncated": true', json.dumps(e))) for e in told if e["type"] == "call")
    check(cut == lost.get("truncated", 0), f"{what}: {cut} values are marked as cut, and counted")


def nothing(folder):
    path = f"{folder}/raw"
    with open(path, "wb") as f:
        f.write(w.clock(S, 1700000000 * S, 5 * S) + w.loss(2 * S, w.CAUSES, end=True))
    for form in FORMATS:
        p = xptibpf("export", "--force", "--format", form, "-o", f"{folder}/{form}", "-i", path)
        check(p.returncode == 0 and os.path.getsize(f"{folder}/{form}") > 100, f"nothing: {form} says what it is", p.stderr)
    # A folder would be empty.
    to = f"{folder}/traces"
    for made in (False, True):
        if made:
            os.mkdir(to)
        p = xptibpf("export", "--format", "dpcpp-trace", "-o", to, "-i", path)
        check((p.returncode, p.stdout, os.path.exists(to)) == (1, b"", made) and b"no PI call was seen" in p.stderr,
              "nothing: dpcpp-trace says so, and leaves nothing that was not there", (p.returncode, p.stderr))


def main():
    for what, data in recordings():
        with tempfile.TemporaryDirectory() as folder:
            agree(what, data, folder)
    with tempfile.TemporaryDirectory() as folder:
        nothing(folder)
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
