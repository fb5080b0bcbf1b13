#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240
"""xptibpf diff on programs that run with known differences and report what they did, and on a recording whose
durations were stretched by hand. What makes a comparison unfair is reported.
"""
import collections
import json
import os
import re
import statistics
import struct
import subprocess
import sys

from lib import real
from lib.real import check, equal, need

sys.path.insert(0, f"{real.ROOT}/tests/golden/lib")
import wire as w  # noqa: E402

RELEASE = "2026.2.0"
BUCKET = 1.0625  # two percentiles that are at most 3.125 % off


def run(*args, status=0):
    p = subprocess.run([real.XPTIBPF, *map(str, args)], capture_output=True, text=True, timeout=100)
    if p.returncode != status:
        check(False, f"{' '.join(map(str, args))[-120:]} ends with {status}", f"{p.returncode} {p.stderr[-300:]}")
    return p.stderr if status == 2 else p.stdout


def diff(*args, status=0):
    return [json.loads(line) for line in run("diff", "--json", *args, status=status).splitlines()]


def rows(found, type_, **match):
    return [r for r in found if r["type"] == type_ and all(r.get(k) == v for k, v in match.items())]


def row(found, type_, **match):
    r = rows(found, type_, **match)
    need(len(r) == 1, f"one row of {type_} {match}", r)
    return r[0]


def reasons(found):
    return {r["reason"] for r in found if r["type"] == "not_fair"}


def record(where, name, program, *args, options=()):
    """A recording, and what the program said."""
    path = f"{where}/{name}.xbt"
    p = real.Process([real.XPTIBPF, "record", "-o", path, "--xpti", *options, "--", real.workload(RELEASE, program),
                      *map(str, args)], env=real.warm_environment(RELEASE))
    need(p.wait(100) == 0, f"{program} {args} ends well", p.err[-300:])
    return path, p.out


def did(said):
    return {k: int(n) for k, n in re.findall(r"^count (\w+) (\d+)$", said, re.M)}


# ---- twice as much -----------------------------------------------------------------------------------


def twice(where):
    """Returns both recordings."""
    a, said_a = record(where, "once", "sycl_loop", "--iterations", 120, "--sleep-ms", 1)
    b, said_b = record(where, "twice", "sycl_loop", "--iterations", 240, "--sleep-ms", 1)
    did_a, did_b = did(said_a), did(said_b)
    equal((did_a["kernel"], did_b["kernel"]), (120, 240), "the programs launched as they were told")
    found = diff(a, b)
    head = row(found, "diff")
    equal((head["a"]["name"], head["b"]["name"], head["threshold"]), (a, b, 10), "the head says of what")

    def counts(type_, number, wanted, **match):
        r = row(found, type_, **match)
        equal((r["a"][number], r["b"][number], number in r["beyond"], r["differs"]), (*wanted, True, True),
              f"{type_} {match}: {number}")

    launches, copies = (did_a["kernel"], did_b["kernel"]), (did_a["memcpy"], did_b["memcpy"])
    counts("calls", "calls", launches, function="urUSMDeviceAlloc")
    counts("calls", "calls", copies, function="urEnqueueUSMMemcpy")
    counts("commands", "submitted", launches, api="ur", kind="kernel", name="__sycl_kernel_scale_usm")
    counts("memory", "count", launches, of="device", by="kind")
    counts("memory", "bytes", tuple(4096 * n for n in launches), of="total")
    counts("copies", "bytes", tuple(4096 * n for n in launches), direction="D2M", process="sycl_loop")
    counts("xpti_events", "events", launches, name="sycl.experimental.mem_alloc mem_alloc_begin")
    alike = row(found, "memory", of="device", by="kind")
    equal((alike["a"]["peak"], alike["b"]["peak"], "peak" in alike["beyond"]), (4096, 4096, False),
          "one allocation lives at a time in both: that is no difference")
    once = row(found, "calls", function="urContextCreate")
    check(once["a"]["calls"] == once["b"]["calls"] == 1 and "calls" not in once["beyond"],
          "what is done once in both is no difference in number")
    equal(row(found, "processes")["differs"], False, "one process that ended well in both")
    equal(reasons(found) - {"length"}, set(), "nothing makes it unfair, but maybe its length")
    text = run("diff", a, b)
    check(re.search(r"^ +120 +240 \+100% .* urUSMDeviceAlloc, ur$", text, re.M), "the text has the row, too")
    check(re.search(r"^Processes: no difference \(1 alike\)$", text, re.M), "and says plainly what is alike")
    percentiles(found, a, b)
    order(found)
    return a, b


def durations(path, name):
    calls = [json.loads(line) for line in run("trace", "--json", "-e", f"ur:{name}", "-i", path).splitlines()]
    return sorted(c["dur"] for c in calls if c["type"] == "call" and c["name"] == name)


def percentiles(found, *paths):
    """Worked out anew from every call."""
    name = "urEnqueueUSMMemcpy"
    r = row(found, "calls", function=name)
    for side, path in zip("ab", paths):
        told = durations(path, name)
        for number, at in (("p50", 0.5), ("p99", 0.99)):
            wanted = told[max(0, -int(-len(told) * at // 1) - 1)]
            check(wanted / BUCKET <= r[side][number] <= wanted * BUCKET, f"{side}: {number} of {len(told)} calls",
                  (r[side][number], wanted))
        equal(r[side]["total"], sum(told), f"{side}: their time is exact")


def order(found):
    effects = [(r["differs"], abs((r["a"] or {"self": 0})["self"] - (r["b"] or {"self": 0})["self"]))
               for r in rows(found, "calls")]
    equal(effects, sorted(effects, reverse=True), "rows are in the order of their effect, those that differ first")


def alike(a):
    found = diff(a, a, "--threshold", 0)
    equal([r for r in found if r.get("differs")], [], "a recording does not differ from itself")
    equal(reasons(found), set(), "and it is fair to compare them")
    text = run("diff", a, a)
    need("no difference" in text and "differ," not in text and "unfair: " not in text, "the text says so")


# ---- slower ------------------------------------------------------------------------------------------


def stretched(where, a):
    """One function takes three times as long: the durations in the stream itself are changed."""
    raw, other = f"{where}/raw", f"{where}/stretched"
    run("trace", "--format", "raw", "-i", a, "-o", raw)
    with open(raw, "rb") as f:
        data = bytearray(f.read())
    at, slots, changed = 0, set(), 0
    while at < len(data):
        length, kind = struct.unpack_from("<IH", data, at)
        if kind == w.DEF_FUNC and data[at + 328:].startswith(b"urUSMFree\0"):
            slots.add(struct.unpack_from("<I", data, at + 24)[0])
        if kind == w.CALL and struct.unpack_from("<H", data, at + 72)[0] in slots:
            struct.pack_into("<Q", data, at + 24, 3 * struct.unpack_from("<Q", data, at + 24)[0])
            changed += 1
        at += length
    with open(other, "wb") as f:
        f.write(data)
    equal(changed, 120, "120 calls were stretched")
    found = diff(raw, other)
    differ = [r["function"] for r in rows(found, "calls") if r["differs"]]
    equal(differ, ["urUSMFree"], "that one function differs")
    r = row(found, "calls", function="urUSMFree")
    equal((r["beyond"], r["a"]["calls"], r["b"]["calls"]), (["p50", "p99"], 120, 120), "by its durations alone")
    told = statistics.median_low(durations(raw, "urUSMFree"))
    check(3 * told / BUCKET <= r["b"]["p50"] <= 3 * told * BUCKET, "three times as long", (told, r["b"]["p50"]))
    equal([r for r in found if r["type"] not in ("calls", "diff") and r.get("differs")], [], "nothing else does")
    equal(rows(diff(raw, other, "--threshold", "250%"), "calls", differs=True), [], "250 % more is no difference then")


# ---- new errors, new leaks ---------------------------------------------------------------------------


def worse(where):
    a, said_a = record(where, "well", "mem", "--wrong", 0, "--fork", 0)
    b, said_b = record(where, "worse", "mem", "--wrong", 1, "--fork", 0, "--leaks", 2)
    found = diff(a, b)

    def leaks(said):
        sums = collections.Counter()
        for kind, size, count, _ in re.findall(r"^leak (\w+) (\d+) (\d+) (\d+)$", said, re.M):
            sums[kind] += int(size) * int(count)
        return sums

    for kind in ("device", "host", "shared"):
        of_kind = rows(found, "leaks", kind=kind)
        sums = [sum(r[side]["bytes"] for r in of_kind if r[side]) for side in "ab"]
        equal(sums, [leaks(said_a)[kind], leaks(said_b)[kind]], f"leaks of {kind} memory as the programs say")
        check(real.every(lambda r: r["differs"], of_kind), "and they differ")
    asked = int(re.search(r"^failed (\d+)$", said_b, re.M)[1])
    check(asked > 2**49, "the second program asked for too much")
    new = {r["function"]: r["b"]["count"] for r in rows(found, "errors", a=None)}
    equal(new.get("urUSMDeviceAlloc"), 1, "its error is new")
    equal(len(rows(found, "wrong_frees", a=None)), 2, "and so are its two wrong frees")
    gone = diff(b, a)
    check(real.every(lambda r: r["b"] is None and r["differs"], rows(gone, "wrong_frees")), "the other way round they are gone")
    text = run("diff", b, a)
    check(re.search(r"urUSMDeviceAlloc, \S+ \(gone\)$", text, re.M), "and the text says so")


# ---- groups ------------------------------------------------------------------------------------------


def groups(a, b):
    equal({r["process"] for r in rows(diff("--by", "process", a, b), "calls")}, {"sycl_loop"}, "by process")
    threads = rows(diff("--by", "thread", a, b), "calls")
    main = [r for r in threads if r["thread"] == "main"]
    need(len(main) == 1 and main[0]["process"] == "sycl_loop", "by thread: the main one is one row", threads)
    listed = [[e for e in map(json.loads, run("trace", "--json", "-i", path).splitlines())
               if e["type"] == "call" and e["thread"] == "main"] for path in (a, b)]
    equal([main[0]["a"]["calls"], main[0]["b"]["calls"]], [len(x) for x in listed], "and has its calls")
    equal({r["type"] for r in diff("--by", "kernel", a, b)} - {"diff", "not_fair"}, {"commands"}, "by kernel")
    few = diff("-e", "ur:urUSMFree", a, b)
    equal({r["function"] for r in rows(few, "calls")}, {"urUSMFree"}, "-e: of these calls alone")


# ---- unfair ----------------------------------------------------------------------------------------


def unfair(where, a):
    cut = f"{where}/cut.xbt"
    with open(a, "rb") as f, open(cut, "wb") as g:
        g.write(f.read()[:os.path.getsize(a) // 2])
    found = diff(a, cut, status=1)
    check("cut_off" in reasons(found) and row(found, "diff")["b"]["cut_off"], "one that was cut off", reasons(found))
    check(rows(found, "calls"), "what is readable of it is compared")
    few, _ = record(where, "few", "sycl_loop", "--iterations", 120, "--sleep-ms", 1, options=("-e", "ur"))
    why = reasons(diff(a, few))
    check({"functions", "xpti"} <= why, "other functions and no XPTI", why)
    slow, _ = record(where, "slow", "sycl_loop", "--iterations", 120, "--sleep-ms", 40)
    check("length" in reasons(diff(a, slow)), "one that took longer")
    part, _ = record(where, "part", "sycl_loop", "--iterations", 120, "--sleep-ms", 1,
                     options=("--min-duration", "10us"))
    check("partial" in reasons(diff(a, part)), "one without short calls")
    lossy = f"{where}/lossy"
    with open(f"{where}/raw", "rb") as f:
        data = bytearray(f.read())
    at = last = 0
    while at < len(data):
        last, at = at, at + struct.unpack_from("<I", data, at)[0]
    equal(struct.unpack_from("<H", data, last + 4)[0], w.LOSS, "a stream ends with its losses")
    struct.pack_into("<Q", data, last + 24, 7)
    with open(lossy, "wb") as f:
        f.write(data)
    found = diff(lossy, a)
    equal(row(found, "diff")["a"]["lost"], 7, "one that lost seven calls")
    check(any("ring_full: 7" in r["text"] for r in rows(found, "not_fair", reason="lost")), "and it says why")
    run("diff", "--strict", lossy, a, status=4)


def misuse(where, a):
    for args in ((a,), (a, a, a), ("-", "-"), (a, a, "--threshold", "much"), (a, a, "--threshold", "-1"),
                 (a, a, "--by", "moon"), (a, a, "-o", a)):
        check("xptibpf: error: " in run("diff", *args, status=2), f"refused: {args[1:]}")
    run("diff", a, f"{where}/none.xbt", status=1)
    run("diff", a, "/dev/null", status=1)
    out = f"{where}/out"
    run("diff", a, a, "-o", out)
    run("diff", a, a, "-o", out, status=1)
    run("diff", a, a, "-o", out, "--force")


def main():
    where = real.folder()
    a, b = twice(where)
    alike(a)
    stretched(where, a)
    worse(where)
    groups(a, b)
    unfair(where, a)
    misuse(where, a)


real.run(main)
