#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What filters leave in is what the unfiltered JSON has, filtered by this program; and each command's numbers are those
of these lines.

filters.py [RECORDING...]: of these recordings instead of the ones that are kept or written here, and of every eighth
filter all commands.
"""
import collections
import csv
import fnmatch
import io
import json
import lzma
import os
import re
import sqlite3
import struct
import subprocess
import sys
import tempfile

from lib import checks, wire as w
from lib.checks import GOLDEN, check_quietly as check
import session
import work
from session import MS, S, XPTIBPF

# That something is left out, in the words of each format.
SAID = rb"[0-9]+ calls and [0-9]+ events that were not selected are not included"
PART = re.compile(b"|".join((rb"part: " + SAID + rb"(; |\n)", rb'\{"type":"part".*\n', rb'"part":"' + SAID + rb'",', rb'"part".*' + SAID + rb".*\n",
                             rb'"part: ' + SAID + rb'".*\n')))


def run(data, *args):
    p = subprocess.run([XPTIBPF, *args, "-i", "-"], input=data, capture_output=True, timeout=60, env=dict(os.environ, TZ="UTC"))
    check(p.returncode == 0, f"{args} ends well", p.stderr)
    return p.stdout


def rows(data, *args):
    return [json.loads(line) for line in run(data, *args).splitlines()]


# ---- the filters, a second time -----------------------------------------------------------------------


def objects(v):
    """All objects in the arguments, at any depth, with their names."""
    if isinstance(v, dict):
        if "object" in v:
            yield v
        for x in v.values():
            yield from objects(x)
    elif isinstance(v, list):
        for x in v:
            yield from objects(x)


def marks(v):
    """How many values are marked as cut."""
    if isinstance(v, dict):
        return (v.get("truncated") is True) + sum(map(marks, v.values()))
    return sum(map(marks, v)) if isinstance(v, list) else 0


class About:
    """Which kernels, queues and devices calls are about: their own arguments, and whose events and queues these are."""

    def __init__(self, lines):
        self.of = {}
        known = collections.defaultdict(set)
        for e in lines:
            if e["type"] != "call":
                continue
            here, own, made = set(), set(), []
            for o in objects([e["args"], e["ret"], (e.get("launch") or {}).get("kernel")]):
                word, number = o["object"].rstrip("?").split("#")
                key = e["pid"], e["api"], o["object"].rstrip("?"), o.get("handle")
                if word == "event" and (("Enqueue" in e["name"] and o in (e["args"].get("phEvent"), e["args"].get("event"))) or "EventRecord" in e["name"]):
                    made.append(key)
                elif word in ("queue", "context") and "Create" in e["name"] and o in (e["args"].get("ph" + word.title()), e["ret"]):
                    made.append(key)
                if key not in made and number and not o["object"].endswith("?"):
                    here |= known[key]
                    own |= known[key] if word != "event" else set()
                if word in ("kernel", "device", "queue", "list", "stream"):
                    for text in (o.get("name"), o.get("demangled"), number and o["object"].rstrip("?"), number, o.get("handle")):
                        if text:
                            own.add((word, text))
            here |= own
            for key in made:
                # Of a command its kernel and its queue; of a queue or context its device.
                kinds = ("kernel", "queue", "list", "stream", "device") if "event" in key[2] else ("device",)
                known[key] = {x for x in own if x[0] in kinds}
            self.of[id(e)] = here

    def has(self, e, words, glob):
        return any(word in words and (text == glob or fnmatch.fnmatchcase(text, glob)) for word, text in self.of[id(e)])


def metadata(e, key, glob):
    text = (e.get("metadata") or {}).get(key)
    return isinstance(text, str) and (text == glob or fnmatch.fnmatchcase(text, glob))


OBJECTS = {"--kernel": (("kernel",), "kernel_name"), "--device": (("device",), "sycl_device_name"), "--queue": (("queue", "list", "stream"), None)}
OF_A_PROCESS = ("call", "xpti", "trace_point", "process", "thread", "gpu_job", "rank", "arm")


def passes(e, option, value, about, comm, last):
    happens = e["type"] in ("call", "xpti", "gpu_job")
    if option in ("-p", "--comm", "-t"):
        if e["type"] not in OF_A_PROCESS:
            return True
        if option == "-p":
            return e["pid"] == value or (e["event"] == "fork" and e["ppid"] == value if e["type"] == "process" else False)
        if option == "--comm":
            return comm == value
        return e["type"] in ("process", "rank", "trace_point") or value in (e["tid"], e.get("parent_tid")) or (e["pid"], e["ts"]) in last
    if not happens:
        return True
    if option in OBJECTS:
        words, key = OBJECTS[option]
        if e["type"] == "xpti":
            return bool(key) and metadata(e, key, value)
        return e["type"] == "call" and about.has(e, words, value)
    if e["type"] != "call":
        return e["type"] == "xpti" and option != "-e"
    if option == "-e":
        return fnmatch.fnmatchcase(e["name"], value)
    ended = not e.get("unfinished") and e["dur"] is not None
    if option == "--min-duration":
        return not ended or e["dur"] >= value
    return not ended or e.get("error", False)


def filtered(lines, *filters):
    about = About(lines)
    comms, kept = {}, []
    # The end of a process is that of its last thread.
    last = {(e["pid"], e["ts"]) for e in lines if e["type"] == "process" and e["event"] == "exit"}
    for e in lines:
        if e["type"] == "process":
            comms[e["pid"]] = e["comm"]
        comm = comms.get(e.get("pid"))
        if all(passes(e, option, value, about, comm, last) for option, value in filters):
            kept.append(e)
    return kept


# ---- what each command makes of the lines ---------------------------------------------------------------


def ends(calls):
    """Of each function how many calls, failed ones, and time; snapshots of calls in flight are no calls."""
    sums = collections.defaultdict(lambda: [0, 0, 0])
    for c in calls:
        if c.get("why") == "in_flight":
            continue
        sums[c["name"]][0] += 1
        sums[c["name"]][1] += c.get("error", False)
        sums[c["name"]][2] += c["dur"] or 0
    return {name: tuple(s) for name, s in sums.items()}


def per_function(found, kind):
    sums = collections.defaultdict(lambda: [0, 0, 0])
    for r in found:
        if r["type"] == kind and r["calls"]:
            for i, key in enumerate(("calls", "errors", "total")):
                sums[r["function"]][i] += r[key] or 0
    return {name: tuple(s) for name, s in sums.items()}


def allocations(calls):
    made = [c for c in calls if ("USM" in c["name"] and c["name"].endswith("Alloc") or c["name"] in ("cuMemAlloc", "cuMemHostAlloc")) and
            c["ret"] in ("UR_RESULT_SUCCESS", "CUDA_SUCCESS")]
    return len(made), sum(c["args"].get("size", c["args"].get("bytesize")) for c in made)


def commands(data, name, options, kept, shallow):
    calls = [e for e in kept if e["type"] == "call"]
    events = [e for e in kept if e["type"] == "xpti"]
    wanted = ends(calls)
    check(per_function(rows(data, "stat", "--json", *options), "latency") == wanted, f"{name}: stat", wanted)
    report = rows(data, "report", "--json", *options)
    check(per_function(report, "latency") == wanted, f"{name}: report", wanted)
    ran = sum(sum(1 for c in calls if c["pid"] == r["pid"]) - r["calls"] for r in report if r["type"] == "program")
    check(not ran, f"{name}: report: calls of programs", [r for r in report if r["type"] == "program"])
    top = rows(data, "top", "-b", "--json", "-I", "3600000", *options)
    check(per_function(top, "top_function") == wanted, f"{name}: top", (wanted, top))
    check(top[0]["xpti_events"] == len(events), f"{name}: top: events", top[0])
    ids = sorted(c["id"] for c in calls)
    for form, found in (("ndjson", rows(data, "export", "--format", "ndjson", *options)),
                        ("json", json.loads(run(data, "export", "--format", "json", *options)))):
        check([e for e in found if e["type"] in ("call", "xpti")] == calls_and_events(kept), f"{name}: export {form}", len(found))
    table = list(csv.DictReader(io.StringIO(run(data, "export", "--format", "csv", *options).decode())))
    check(sorted(int(r["Id"]) for r in table if r["Type"] == "call") == ids, f"{name}: csv", len(table))
    table = list(csv.DictReader(io.StringIO(run(data, "export", "--format", "csv-summary", *options).decode())))
    check({r["Function"]: (int(r["Calls"]), int(r["Failed"]), int(r["Time (ns)"])) for r in table if r["API"]} == wanted, f"{name}: csv-summary", table)
    chrome = json.loads(run(data, "export", "--format", "chrome", *options))["traceEvents"]
    shown = sum(e["args"].get("id") in {str(i) for i in ids} for e in chrome if e["ph"] == "X" and "args" in e)
    check(shown <= len(ids), f"{name}: chrome", shown)
    with tempfile.TemporaryDirectory() as d:
        run(data, "export", "--format", "sqlite", "-o", f"{d}/db", *options)
        with sqlite3.connect(f"{d}/db") as db:
            check([r[0] for r in db.execute("SELECT id FROM call ORDER BY id")] == ids, f"{name}: sqlite")
            left = db.execute("SELECT value FROM meta WHERE key = 'part'").fetchall()
    check(bool(left) == shallow, f"{name}: sqlite says that it is a part", left)
    graph = rows(data, "graph", "--json", *options)
    enqueued = {(c["pid"], c["ts"]) for c in calls}
    check(all((n["pid"], n["begin"]) in enqueued for n in graph if n["type"] == "graph_node" and n["call"] and not events and n["begin"]),
          f"{name}: graph", graph[:3])
    apis = {c["api"] for c in calls}
    if (apis <= {"ur"} or apis <= {"cu", "thread"}) and not events and not any("MemBuffer" in c["name"] for c in calls):
        mem = next(r for r in rows(data, "mem", "--json", *options) if r["type"] == "memory" and r["by"] == "total")
        check((mem["count"], mem["bytes"]) == allocations(calls), f"{name}: mem", (mem, allocations(calls)))


def calls_and_events(lines):
    return [e for e in lines if e["type"] in ("call", "xpti")]


# ---- recordings -----------------------------------------------------------------------------------------


def one(data, name, whole, *filters, thorough=False):
    options = [x for option, value in filters for x in ((option,) if value is None else (option, f"{value}ns" if option == "--min-duration" else str(value)))]
    name = f"{name} {' '.join(options)[:70]}"
    kept = filtered(whole, *filters)
    got = rows(data, "trace", "--json", *options)
    part = [e for e in got if e["type"] == "part"]
    # Cut values are counted in what is shown.
    cut = sum(e["count"] for e in got if e.get("where") == "truncated")
    check(cut == sum(marks(e["args"]) for e in kept if e["type"] == "call"), f"{name}: cut values", cut)
    got, kept = ([e for e in lines if e["type"] != "part" and e.get("where", "") not in (None, "truncated", "xpti_truncated")] for lines in (got, kept))
    check(got == kept, name, next(((a, b) for a, b in zip(got + [None], kept + [None]) if a != b), ""))
    left = [len([e for e in whole if e["type"] == t]) - len([e for e in kept if e["type"] == t]) for t in ("call", "xpti")]
    said = [[p["calls_left_out"], p["events_left_out"]] for p in part]
    check(said == ([left] if any(left) else []), f"{name}: how many are left out is said", (said, left))
    if thorough:
        commands(data, name, options, kept, any(left))
    return kept


def recording(name, data, every=1):
    whole = rows(data, "trace", "--json")
    calls = [e for e in whole if e["type"] == "call"]
    check(calls, f"{name}: there are calls")
    about = About(whole)
    found = collections.defaultdict(collections.Counter)
    for c in calls:
        for word, text in about.of[id(c)]:
            found[word][text] += 1
    pids, tids = {c["pid"] for c in calls}, collections.Counter(c["tid"] for c in calls)
    durations = sorted(c["dur"] for c in calls if c["dur"] is not None)
    names = collections.Counter(c["name"] for c in calls)
    some = [[("-p", pid)] for pid in sorted(pids)] + [[("-t", tid)] for tid, _ in tids.most_common(2)]
    some += [[("--comm", e["comm"])] for e in whole if e["type"] == "process"][:2] + [[("-p", 1)]]
    some += [[("-e", n)] for n in ("*Alloc*", names.most_common(1)[0][0])]
    some += [[("--min-duration", durations[len(durations) // 2] + 1)], [("--errors-only", None)]]
    for option, (words, _) in OBJECTS.items():
        texts = [t for word in words for t, _ in found[word].most_common(2)]
        some += [[(option, t)] for t in texts]
        some += [[(option, f"*{max(t.split('<')[0].split('_'), key=len)[1:6]}*")] for t in texts[:1]]
    some += [[("-t", tids.most_common(1)[0][0]), ("--min-duration", durations[len(durations) // 3]), ("-e", "*e*")]]
    counts = [len(calls_and_events(one(data, name, whole, *f, thorough=i % every == 0))) for i, f in enumerate(some)]
    check(any(0 < n < len(calls) for n in counts), f"{name}: filters select some", counts)
    print(f"{name}: {len(some)} filters, {counts}")


def alone(name, data):
    """With one process, all outputs are as if the others had never been in the stream."""
    records, at = [], 0
    while at < len(data):
        size = struct.unpack_from("<I", data, at)[0]
        records.append(data[at:at + size])
        at += size
    for pid in (100, 200):
        reduced = b"".join(r for r in records if struct.unpack_from("<I", r, 8)[0] in (0, pid) or
                           (r[4] == w.FORK and struct.unpack_from("<I", r, 24)[0] == pid))
        for command in (["trace"], ["trace", "--json"], ["stat"], ["report"], ["report", "--json"], ["mem", "--by", "site"], ["graph"],
                        *(["export", "--format", f] for f in ("csv", "csv-summary", "svg"))):
            got, wanted = run(data, *command, "-p", str(pid)), run(reduced, *command)
            check(PART.sub(b"", got) == wanted and PART.search(got), f"{name}: -p {pid} is like that process alone: {command}", (got, wanted))


def ends_elsewhere():
    """Memory that a call outside of the filter frees is freed; and its free is no fault where the allocation is left out."""
    yield w.clock(S, 1700000000 * S, 5 * S)
    yield w.func(1, "urUSMDeviceAlloc", 6, [work.out(5)])
    yield w.func(2, "urUSMFree", 2, [])
    yield w.execve(200, 200, 200, S, "tool", start=9 * S)
    for n, tid in enumerate((200, 201, 200)):
        address = 0x10000 * (n + 1)
        yield w.call(1, [0xC0, 0xD0, 0, 0, 4096, 0x7100], S + (n + 1) * MS, 1000, 200, tid, n + 1, items=[w.item(0, work.q(address))])
    for n, tid in enumerate((201, 200)):
        yield w.call(2, [0xC0, 0x10000 * (n + 1)], S + (n + 5) * MS, 1000, 200, tid, n + 5)
    yield w.leave(200, 200, S + 9 * MS, last=True)
    yield w.loss(S + 10 * MS, w.CAUSES, end=True)


def memory():
    data = b"".join(ends_elsewhere())
    for options, bytes_, leaked in (((), 3 * 4096, 4096), (("-t", "200"), 2 * 4096, 4096), (("-t", "201"), 4096, 0), (("-e", "*Alloc"), 3 * 4096, 4096)):
        found = rows(data, "mem", "--json", *options)
        total = next(r for r in found if r["type"] == "memory" and r["by"] == "total")
        check((total["bytes"], total["leaked"]) == (bytes_, leaked), f"mem {options}", total)
        check(not [r for r in found if r["type"] == "wrong_free"], f"mem {options}: no free is wrong", found)


def stacks():
    """--no-stacks with a recording that has some: nothing but the stacks goes."""
    data = b"".join(with_stack())
    whole, bare = rows(data, "trace", "--json"), rows(data, "trace", "--json", "--no-stacks")
    check(any("stack" in e for e in whole) and not any("stack" in e for e in bare), "--no-stacks", (whole, bare))
    for e in whole:
        for key in ("stack", "site", "stack_end"):
            e.pop(key, None)
    check(whole == bare, "--no-stacks leaves all else as it is", (whole, bare))


def with_stack():
    for r in session.stream():
        if r[4] == w.CALL and struct.unpack_from("<Q", r, 40)[0] == 1:
            yield w.frame(1, "main", "/opt/demo")
            yield w.site(1, [1])
            yield w.call_site(1, 1)
        yield r


def refused():
    for options in (("--uid", "0"), ("--cgroup", "/"), ("-a",), ("-k", "--no-stacks")):
        p = subprocess.run([XPTIBPF, "trace", "-i", "-", *options], input=b"", capture_output=True)
        check(p.returncode == 2, f"{options} are refused with -i", p.stderr)


def main():
    if len(sys.argv) > 1:
        for path in sys.argv[1:]:
            with open(path, "rb") as f:
                recording(os.path.basename(path), f.read(), every=8)
        return checks.status()
    sessions = b"".join(session.stream())
    recording("session", sessions)
    recording("work", b"".join(work.stream()))
    for name in ("driver", "plain"):
        with lzma.open(f"{GOLDEN}/cuda/{name}.raw.xz") as f:
            recording(name, f.read(), every=3)
    alone("session", sessions)
    memory()
    stacks()
    refused()
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
