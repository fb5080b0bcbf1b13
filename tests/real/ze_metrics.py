#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 10, suite: all
"""Device metrics that a program calculates, and registers that a debugger reads, by Level Zero's real loader and a driver of the test's own: numbers are those
that the driver was told to return, and what does not fit is refused and counted, in stat, report, JSON and SQLite.
"""
import collections
import json
import os
import re
import sqlite3
import subprocess

from lib import real, ze_witness
from lib.real import check, equal, need

U32, U64, F32, F64, BOOL = range(5)
# As tests/workloads/ze/metrics_driver.c has them: name, unit, type.
ALPHA = (("GpuTime", "ns", U64), ("Busy", "percent", F32), ("Ratio", None, F64), ("Stalled", None, BOOL), ("Hits", "events", U32))
LONG = [(f"M{i}", None, U64) for i in range(70)]
TYPES = ["UINT32", "UINT64", "FLOAT32", "FLOAT64", "BOOL8"]
WIDE = [(f"M{i}", None, U64) for i in range(300)]
ITEM = 1024 // 16  # values of a call that its own record has
READ = (256 << 10) // 16  # that are read of it
REGISTERS = 1024  # bytes
SCALE = [(1000, 12.5, 0.25, 1, 7), (1 << 63 | 1, 50, -1e300, 0, 4294967295), (3000, 0.5, 1 / 3, 1, 8)]


def line(how, group, reports, metrics, change=None):
    words = [f"{change.get(i, m[2]) if change else m[2]}:{v!r}" for r in reports for i, (m, v) in enumerate(zip(metrics, r))]
    return " ".join([how, str(group), *words])


def expected(reports, i):
    values = [r[i] for r in reports]
    return (len(values), min(values), max(values), sum(values) / len(values))


def script():
    """What the program is told to do; samples by (group, metric, kernel, several kernels); what is refused."""
    rows = {}

    def take(group, metrics, reports, kernel=None, several=False):
        for i, m in enumerate(metrics):
            rows[(group, m[0], kernel, several)] = expected(reports, i)

    lines = [line("query scale", 0, SCALE[:1], ALPHA), line("query scale", 0, SCALE[1:], ALPHA)]
    take("Alpha", ALPHA, SCALE, "scale")
    lines.append(line("query scale,add", 0, SCALE[:1], ALPHA))
    take("Alpha", ALPHA, SCALE[:1], None, True)
    three = [(5, 1.5, 2.5, 0, 1), (6, 2.5, 3.5, 0, 2), (10, 4, 5, 1, 6)]
    lines += [line("sets", 0, three, ALPHA), line("calculate", 0, three[:1], ALPHA)]
    # A value of another type: that set of values is refused, and the other is not.
    lines.append(line("calculate", 0, [(1 << 40,) * 5], ALPHA, {1: U64}))
    take("Alpha", ALPHA, three + three[:1])
    counts = collections.Counter(calculations=6, wrong_type=1)
    # Values that are no whole sets of the group's metrics, together and in each set.
    lines += [line("calculate", 0, [(1, 2, 3, 0)], ALPHA[:4]), line("sets", 0, three[:2], ALPHA)]
    counts += collections.Counter(calculations=2, wrong_count=2)
    lines += [line("calculate", 2, three, ALPHA), line("maxima", 0, three, ALPHA)]
    counts += collections.Counter(calculations=1, unknown=1, maxima=1)
    long = [tuple(1000 * r + i * i for i in range(70)) for r in range(READ // 70 + 1)]
    # One set of values, two, and more than are read: the last ones are missing.
    lines += [line("calculate", 1, long[n:], LONG) for n in (-1, -2, 0)]
    last = READ % 70
    for i, m in enumerate(LONG):
        rows[("Long", m[0], None, False)] = expected(long[-1:] + long[-2:] + (long if i < last else long[:-1]), i)
    counts += collections.Counter(calculations=3, unread=70 - last)
    refused = {("Alpha", m[0], None, False): 1 for m in ALPHA}
    unread = {("Long", m[0], None, False): 1 for m in LONG[last:]}
    # What is not a number is refused by itself.
    lines.append(line("query odd", 0, [(1, float("nan"), float("inf"), 1, 1)], ALPHA))
    for i, (m, v) in enumerate(zip(ALPHA, (1, None, None, 1, 1))):
        rows[("Alpha", m[0], "odd", False)] = (int(v is not None), v, v, v)
    refused.update({("Alpha", m, "odd", False): 1 for m in ("Busy", "Ratio")})
    counts += collections.Counter(calculations=1, no_numbers=2)
    # A query and a streamer, three times each; the fourth has all.
    lines.append("dropped 3")
    counts += collections.Counter(dropped=6)
    return "\n".join(lines) + "\n", rows, refused, unread, counts


def close(a, b):
    return a == b or (None not in (a, b) and abs(a - b) <= 1e-12 * max(abs(a), abs(b)))


def compare(where, got, device, rows, refused, unread):
    """got: dicts with the members of a row in JSON."""
    kinds = {"Alpha": ALPHA, "Long": WIDE}
    found = {(r["group"], r["metric"], r["kernel"], bool(r["several_kernels"])): r for r in got}
    equal(len(found), len(got), f"{where}: a row of a metric and its kernel comes once")
    equal(sorted(found, key=str), sorted(rows, key=str), f"{where}: a row of each metric and its kernel")
    wrong = []
    for key, wanted in rows.items():
        r = found.get(key, {})
        if not (r.get("samples") == wanted[0] and r.get("min") == wanted[1] and r.get("max") == wanted[2] and close(r.get("mean"), wanted[3])):
            wrong.append((key, wanted, r))
        _, unit, kind = next(m for m in kinds[key[0]] if m[0] == key[1])
        said = (r.get("unit"), r.get("value_type"), r.get("device"), r.get("refused"), r.get("unread"))
        if said != (unit, "ZET_VALUE_TYPE_" + TYPES[kind], device, refused.get(key, 0), unread.get(key, 0)):
            wrong.append((key, said))
    for w in wrong[:10]:
        print("      ", *w)
    check(not wrong, f"{where}: numbers, units and types of {len(rows)} rows are those that the driver was told", f"{len(wrong)} differ" if wrong else "")


def json_lines(text):
    return [json.loads(x) for x in text.splitlines()]


def compare_json(where, text, device, rows, refused, unread, counts):
    all_lines = json_lines(text)
    compare(where, [e for e in all_lines if e["type"] == "metric"], device, rows, refused, unread)
    told = [{k: v for k, v in e.items() if v and k != "type"} for e in all_lines if e["type"] == "metrics"]
    equal(told, [dict(counts)], f"{where}: what was refused is counted")


def database(raw, device, rows, refused, unread, counts):
    db = f"{real.folder()}/metrics.db"
    r = real.plain_run([real.XPTIBPF, "export", "--format", "sqlite", "-o", db, "-i", raw])
    equal(r.returncode, 0, "SQLite's export of the recording")
    c = sqlite3.connect(db)
    c.row_factory = sqlite3.Row
    # Of numbers of 64 bits, SQLite has those that are signed; others are as near as a double is.
    near = {k: tuple(float(x) if isinstance(x, int) and x >= 1 << 63 else x for x in v) for k, v in rows.items()}
    compare("SQLite", [dict(x) for x in c.execute("SELECT * FROM metric")], device, near, refused, unread)
    told = {k[len("metrics_"):]: v for k, v in c.execute("SELECT key, value FROM meta WHERE key LIKE 'metrics%'") if v}
    equal(told, dict(counts), "SQLite: what was refused is counted")


def text(raw, device):
    r = real.plain_run([real.XPTIBPF, "stat", "--metrics", "-i", raw])
    equal(r.returncode, 0, "stat --metrics as text")
    row = next((x.split() for x in r.stdout.splitlines() if f" GpuTime (ns) of Alpha, {device}, kernel scale" in x), [])
    equal(row[:4], ["3", "1000", "3.07446e+18", str(1 << 63 | 1)], "text: a row for people")
    check("2 calculations whose values are no whole sets of their group's metrics: refused" in r.stdout, "text: what was refused")
    check("6 readings before which the driver had dropped data: samples are missing" in r.stdout, "text: what the driver has dropped")
    r = real.plain_run([real.XPTIBPF, "report", "-i", raw])
    check("6 readings before which the driver had dropped data" in r.stdout, "report: what the driver has dropped")
    check("  device metrics: what was calculated and sampled of them\n" in r.stdout and "and 78 more metrics" in r.stdout, "report has the first rows",
          r.stdout[-2000:])
    r = real.plain_run([real.XPTIBPF, "stat", "--metrics", "--by", "thread", "-i", raw])
    equal((r.returncode, "--metrics cannot be used with" in r.stderr), (2, True), "--metrics with --by is refused")


def registers(program, env):
    """As wide as the driver says of their set; others are an address. Each byte is one more than the one before."""
    told = [(1, 3, 2, 32), (7, 0, 4, 4), (1, 0, 40, 32), (9, 0, 2, 0)]
    script = "".join("registers %d %d %d\n" % t[:3] for t in told)
    out = f"{real.folder()}/registers"
    argv = [real.XPTIBPF, "trace", "-s", "1024", "-o", out]
    r = subprocess.run([*argv, "--json", "--", program], env=env, input=script, capture_output=True, text=True, timeout=60)
    equal(r.returncode, 0, "registers: the program ends well")
    events = json_lines(real.read(out))
    for name in ("zetDebugReadRegisters", "zetDebugWriteRegisters"):
        got = [e["args"]["pRegisterValues"] for e in events if e["type"] == "call" and e["name"] == name]
        need(len(got) == len(told), f"{name}: each call", got)
        for value, (kind, start, count, width) in zip(got, told):
            if not width:
                check(re.fullmatch(r"0x[0-9a-f]+", str(value)), f"{name}: set {kind} is an address", value)
                continue
            wanted = [{"bytes": bytes((start + i * width + k + 1) % 256 for k in range(width)).hex()} for i in range(min(count, REGISTERS // width))]
            whole = wanted if count * width <= REGISTERS else {"value": wanted, "truncated": True, "total": count}
            equal(value, whole, f"{name}: set {kind}, {count} registers")
    lost = {e["where"]: e["count"] for e in events if e["type"] == "lost" and e["count"]}
    equal(lost, {"truncated": 2}, "registers: what is beyond the limit is counted, once a call")
    r = subprocess.run([*argv, "-e", "zet", "--", program], env=env, input=script, capture_output=True, text=True, timeout=60)
    check("type=7, start=0, count=4, pRegisterValues=[bytes(01020304), bytes(05060708), bytes(090a0b0c), bytes(0d0e0f10)])" in real.read(out),
          "registers: as text")
    # Without the call that tells their widths.
    r = subprocess.run([*argv, "-e", "*Registers", "--", program], env=env, input=script, capture_output=True, text=True, timeout=60)
    text = real.read(out)
    check(len(re.findall(r"pRegisterValues=0x\w+\)", text)) == 2 * len(told), "registers: addresses, where widths are not known", len(text))


def lines_of_calls(raw):
    """A line of a call has the first of its values, and how many there are."""
    r = real.plain_run([real.XPTIBPF, "trace", "--json", "-i", raw])
    got = [e["args"]["pMetricValues"] for e in json_lines(r.stdout) if e["type"] == "call" and e["name"] == "zetMetricGroupCalculateMetricValues"]
    long = [(len(v["value"]), v["total"], v["truncated"]) for v in got if isinstance(v, dict)]
    equal(long, [(ITEM, n, True) for n in (70, 140, 70 * (READ // 70 + 1))], "trace: the lists that are longer than a line has")
    lost = {e["where"]: e["count"] for e in json_lines(r.stdout) if e["type"] == "lost" and e["count"]}
    equal(lost, {"truncated": 3}, "trace: they are counted as cut")


def stated(argv, env, told, out):
    """What it printed, and what is lost."""
    r = subprocess.run([real.XPTIBPF, *argv], env=env, input=told, capture_output=True, text=True, timeout=60)
    equal(r.returncode, 0, f"{argv[0]}: the program ends well")
    lost = {e["where"]: e["count"] for e in json_lines(real.read(out)) if e["type"] == "lost" and e["count"]}
    return r.stdout, lost


def wide(program, env):
    """More metrics than are sampled of a group, and than the record of a call lists."""
    reports = [tuple(7 * i + 5 * r for i in range(300)) for r in range(20)]
    out = f"{real.folder()}/wide"
    rows = {("Long", m[0], None, False): expected(reports, i) for i, m in enumerate(WIDE)}
    said, lost = stated(["stat", "--metrics", "--json", "-o", out, "--", program], dict(env, METRICS_DRIVER="wide"),
                           line("calculate", 1, reports, WIDE) + "\n", out)
    compare_json("wide", real.read(out), said_device(said), rows, {}, {}, {"calculations": 1})
    equal(lost, {}, "wide: nothing is lost")


def full(program, env):
    """With a buffer that has room for calls alone, there is what their own records have, and the others are counted."""
    reports = [tuple(range(100 * r, 100 * r + 70)) for r in range(2)]
    out = f"{real.folder()}/full"
    rows = {("Long", m[0], None, False): expected(reports[:1], i) if i < ITEM else (0, None, None, None) for i, m in enumerate(LONG)}
    unread = {("Long", m[0], None, False): 1 if i < ITEM else 2 for i, m in enumerate(LONG)}
    said, lost = stated(["stat", "--metrics", "--json", "--buffer", "256K", "-o", out, "--", program], env, line("calculate", 1, reports, LONG) + "\n", out)
    compare_json("full", real.read(out), said_device(said), rows, {}, unread, {"calculations": 1, "unread": 140 - ITEM})
    equal(lost, {"ring_full": 1, "truncated": 1}, "full: the piece without room is counted, and the values that are missing")


def said_device(text):
    """Without the getter that hands it out, it has no number."""
    return "device " + re.search(r"^device (0x\w+)$", text, re.M)[1]


def main():
    null = ze_witness.fetched("null")
    folder = real.folder()
    flags = [f"-I{null}/include", f"-I{null}/include/level_zero"]
    work = f"{real.ROOT}/tests/workloads/ze"
    # Its own name is another than its file's.
    os.symlink(f"{null}/lib/libze_null.so", f"{folder}/libze_null.so.1")
    driver = real.build(f"{work}/metrics_driver.c", f"{folder}/libze_metrics.so", "-shared", "-fPIC", *flags, "-Wl,--no-as-needed", f"{null}/lib/libze_null.so",
                        f"-Wl,-rpath,{folder}")
    program = real.build(f"{work}/metrics.c", f"{folder}/metrics", *flags, f"-L{null}/lib", "-lze_loader")
    env = real.environment(LD_LIBRARY_PATH=f"{null}/lib", ZE_ENABLE_ALT_DRIVERS=driver)
    told, rows, refused, unread, counts = script()
    raw = f"{folder}/raw"
    # As people record: without a selection.
    r = subprocess.run([real.XPTIBPF, "record", "-o", raw, "--", program], env=env, input=told, capture_output=True, text=True, timeout=60)
    need(r.returncode == 0, "the program ends well", r.stderr[-500:])
    device = said_device(r.stdout)
    r = real.plain_run([real.XPTIBPF, "stat", "--metrics", "--json", "-i", raw])
    compare_json("stat --metrics", r.stdout, device, rows, refused, unread, counts)
    lost = [(e["where"], e["count"]) for e in json_lines(r.stdout) if e["type"] == "lost" and e["count"]]
    equal(lost, [("truncated", 1)], "the list of too many values was cut, and nothing else was lost")
    r = real.plain_run([real.XPTIBPF, "report", "--json", "-i", raw])
    compare_json("report", r.stdout, device, rows, refused, unread, counts)
    database(raw, device, rows, refused, unread, counts)
    text(raw, device)
    r = subprocess.run([real.XPTIBPF, "stat", "--metrics", "--json", "-o", f"{folder}/live", "--", program], env=env, input=told,
                       capture_output=True, text=True, timeout=60)
    equal(r.returncode, 0, "stat --metrics of a program that it starts")
    registers(program, env)
    wide(program, env)
    full(program, env)
    lines_of_calls(raw)
    compare_json("live", real.read(f"{folder}/live"), said_device(r.stdout), rows, refused, unread, counts)


real.run(main)
