#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""csv and SQLite say the same of a call: one that returned, one that failed, and those that did not return, each for its
reason or for none that is known. What is expected follows from the flags of the records. No format passes on names that
reorder what is around them, or that a spreadsheet would run.
"""
import csv
import json
import sqlite3
import subprocess
import sys
import tempfile

from lib import wire as w
import session as s
from session import MS, S

UNFINISHED, EXITED, UNWOUND, IN_FLIGHT = 0x01, 0x10, 0x20, 0x40
# Flags, what the call returned; whether it failed, and why it has no end.
CALLS = [(0, 0, False, None), (0, 1, True, None), (UNFINISHED | EXITED, 0, False, "exited"),
         (UNFINISHED | UNWOUND, 0, False, "unwound"), (UNFINISHED | IN_FLIGHT, 0, False, "in_flight"),
         (UNFINISHED, 0, False, "in_flight")]


def check(ok, what, detail=""):
    print("ok   " if ok else "FAIL ", what, "" if ok else detail)
    if not ok:
        sys.exit(1)


def stream():
    yield w.clock(S, 1700000000 * S, 5 * S)
    yield w.func(1, "urQueueFinish", 1, [])
    yield w.process(200, S, "tool", "/bin/tool", "tool", start=9 * S)
    for n, (flags, ret, _, _) in enumerate(CALLS):
        yield w.call(1, [0x1000], S + n * MS, 7 + n, 200, 200, n + 1, ret=ret, flags=flags)
    yield w.loss(2 * S, w.CAUSES, end=True)


def export(form, path, records=stream):
    subprocess.run([s.XPTIBPF, "export", "--format", form, "-o", path, "-i", "-"], input=b"".join(records()), check=True)


# Characters that steer a terminal, reorder text, or are not seen.
STEERS = [*range(0x80, 0xA0), 0x1B, 0x7F, 0xAD, 0x61C, *range(0x200B, 0x2010), *range(0x2028, 0x202F),
          *range(0x2060, 0x2070), 0xFEFF, *range(0xFFF9, 0xFFFC), 0xE0001, 0xE0041]
FORMULAS = [blanks + sign + "1" for blanks in ("", " ", "\n", "\t", " \n ", "\u00a0", "\u3000")
            for sign in "=+-@\uff1d\uff0b\uff0d\uff20"]
PLAIN = ["a=1", " a", "", "\n", "1+1", "\uff0c1"]


def hostile_stream():
    yield w.clock(S, 1700000000 * S, 5 * S)
    yield w.func(1, "urProgramBuild", 3, [w.op(w.STR, 2)])
    yield w.process(200, S, "tool", "/bin/tool", "tool", start=9 * S)
    for n, name in enumerate([f"x{chr(c)}y" for c in STEERS] + FORMULAS + PLAIN):
        yield w.process(300 + n, S, name, "/bin/tool", name, start=9 * S)
        yield w.call(1, [1, 2, 3], S + n * MS, 7, 300 + n, 300 + n, n + 1, items=[w.item(0, name.encode() + b"\0")])
    yield w.loss(9 * S, w.CAUSES, end=True)


def hostile(d):
    bad = set(map(chr, STEERS))
    for form in ("csv", "sqlite", "ndjson", "json", "chrome", "perfetto"):
        export(form, f"{d}/hostile.{form}", hostile_stream)
    out = subprocess.run([s.XPTIBPF, "trace", "-o", "-", "-i", "-"], input=b"".join(hostile_stream()), capture_output=True, check=True)
    texts = {form: open(f"{d}/hostile.{form}", encoding="utf-8", newline="").read() for form in ("csv", "ndjson", "json", "chrome")}
    texts["text"] = out.stdout.decode()
    for form, text in texts.items():
        check(not bad & set(text), f"{form}: nothing that steers a terminal", sorted(map(ascii, bad & set(text))))
    with sqlite3.connect(f"{d}/hostile.sqlite") as db:
        text = "".join(t for t, in db.execute("SELECT text FROM string UNION SELECT comm FROM process") if t)
    check(text and not bad & set(text), "SQLite: the same", sorted(map(ascii, bad & set(text))))
    raw = open(f"{d}/hostile.perfetto", "rb").read()
    check(not [c for c in STEERS if c > 0xFF and f"x{chr(c)}y".encode() in raw], "Perfetto: the same")
    whose = [c["pid"] for c in map(json.loads, texts["ndjson"].splitlines()) if c["type"] == "call"]
    names = {300 + n: f"x{chr(c)}y" for n, c in enumerate(STEERS)}
    args = {c["pid"]: c["args"]["pOptions"] for c in map(json.loads, texts["ndjson"].splitlines()) if c["type"] == "call"}
    check(len(whose) > len(names) and all(args[p] == name for p, name in names.items()), "JSON: escaped, they are still there")
    cells = [r["Process"] for r in csv.DictReader(texts["csv"].splitlines(True)) if r["Type"] == "call"][len(STEERS):]
    check([c[:1] == "'" for c in cells] == [True] * len(FORMULAS) + [False] * len(PLAIN), "csv: no formula", cells)


def main():
    with tempfile.TemporaryDirectory() as d:
        export("csv", f"{d}/csv")
        export("sqlite", f"{d}/db")
        hostile(d)
        with open(f"{d}/csv", encoding="utf-8", newline="") as f:
            rows = [r for r in csv.DictReader(f) if r["Type"] == "call"]
        with sqlite3.connect(f"{d}/db") as db:
            calls = db.execute("SELECT id, ts, dur, error, unfinished, age FROM call ORDER BY id").fetchall()
    check(calls == [(n + 1, S + n * MS, None if why else 7 + n, failed, why, 7 + n if why else None)
                    for n, (_, _, failed, why) in enumerate(CALLS)], "SQLite: calls as they ended", calls)
    said = [(r["Id"], r["Start (ns)"], r["Time (ns)"], r["Failed"], r["Unfinished"]) for r in rows]
    check(said == [(str(i), str(ts), "" if why else str(dur), "" if why else str(failed), (why or "").replace("_", " "))
                   for i, ts, dur, failed, why, _ in calls], "csv: the same", said)


main()
