#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 50, suite: both
"""xptibpf stat as it counts in the kernel, compared with what programs know of themselves, with the calls of a
recording that another tracer made of the same run, and with itself: intervals and totals.

The programs are those of tests/workloads/abi, which do the same each time, and waits.cpp on the real runtimes,
where Unified Runtime's own tracing layer logs every call.
"""
import collections
import json
import os
import re
import signal
import subprocess
import time

from lib import real
from lib.real import check, equal, need

RELEASES = real.releases(("2026.2.0", "2025.3.3"))
KERNEL = "__sycl_kernel_scale_usm"
EDGES = re.compile(r"urLoader|urGet\w*ProcAddrTable$")
DEEP = 16  # nested calls that are kept


class Stat(real.Process):
    def __init__(self, *args, env=None, **kw):
        self.file = os.path.join(real.folder(), "stat")
        super().__init__([real.XPTIBPF, "stat", "--json", "-o", self.file, *map(str, args)],
                         env=env or real.environment(), **kw)

    def all(self):
        return [json.loads(line) for line in real.read(self.file).splitlines()]

    def of(self, type_):
        return [e for e in self.all() if e["type"] == type_]

    def rows(self, key=lambda e: e["function"]):
        return {key(e): e for e in self.of("latency")}

    def lost(self):
        return {e["where"]: e["count"] for e in self.of("lost") if e["count"]}

    def end(self):
        self.p.send_signal(signal.SIGINT)
        return self.wait(20)

    def counts(self):
        """Its probes are in place: an interval has ended."""
        real.wait_for(lambda: '"interval"' in real.read(self.file), "stat counts")
        return self


def numbers(e, *more):
    return tuple(e[k] for k in ("calls", "errors", "unfinished", *more))


# ---- what a program knows of itself ------------------------------------------------------------------


def known(abi, lib):
    """By function, with each way to link: what is told to be done is what is counted."""
    for link in ("session", "multi", "perf"):
        s = Stat("-e", "ur:*", "--link", link, "--", abi, lib, "calls", "1000", "frees", "300", "nest", "12", "longjmp", "nest", "20")
        equal(s.wait(60), 0, f"{link}: the program ends well")
        # Each nested call but the innermost returns more than 0, which is an error; longjmp leaves two calls.
        wanted = {"urEventWait": (1100, 0, 0), "urUSMFree": (300, 0, 0), "urQueueFlush": (100, 0, 100),
                  "urQueueFinish": (100 + 12 + DEEP, 11 + DEEP, 100)}
        equal({f: numbers(e) for f, e in s.rows().items()}, wanted, f"{link}: calls, errors and those without a return")
        equal(s.lost(), {"too_deep": 20 - DEEP, "unwound": 200}, f"{link}: what was nested too deep is counted as lost")
        equal(s.of("stat")[0]["counted"], True, f"{link}: it was counted in the kernel")
        plausible(s.rows(), link)


def plausible(rows, what):
    for f, e in rows.items():
        if not e["timed"]:
            check(e["min"] is None and e["total"] == e["self"] == 0, f"{what}: {f} has no times")
            continue
        ordered = [e[k] for k in ("min", "p50", "p90", "p99", "max")]
        check(ordered == sorted(ordered) and e["min"] <= e["mean"] <= e["max"] and e["timed"] == e["calls"] - e["unfinished"] and
              e["timed"] * e["min"] <= e["total"] <= e["timed"] * e["max"] and 0 < e["self"] <= e["total"],
              f"{what}: {f}'s times agree with each other", e)


def self_time(abi, lib):
    """A call that waits for us while it is inside another, and one after it."""
    s = Stat("-e", "ur:*", "--histogram", "--", abi, lib, "tail", "in-call", "long-call", stdin=True)
    took = []
    for i in (1, 2):
        real.wait_for(lambda i=i: s.out.count("in the call") == i, "it is in the call")
        began = time.monotonic_ns()
        time.sleep(0.25)
        s.tell("go")
        real.wait_for(lambda i=i: s.out.count("returned") == i + 1, "the call returned")
        took.append((250_000_000, time.monotonic_ns() - began))
    equal(s.wait(20), 0, "calls that wait: the program ends well")
    rows = s.rows()
    finish = rows["urQueueFinish"]
    # tail is a jump from urQueueRetain: both return at once.
    equal([numbers(finish), numbers(rows["urQueueRetain"])], [(3, 0, 0), (1, 0, 0)], "a call that jumps to another is two")
    low, high = sum(t[0] for t in took), sum(t[1] for t in took) + 100_000_000
    check(low <= finish["total"] <= high, "they took as long as we made them wait", (low, finish["total"], high))
    inner = rows["urEventWait"]
    check(finish["self"] <= finish["total"] - (finish["min"] if inner["calls"] else 0) or finish["self"] < finish["total"],
          "what traced calls inside took is not their own time", finish)
    equal(sum(n for _, _, n in finish["histogram"]), 3, "the histogram has every call")
    check(all(a < b and (b - a) * 16 <= max(a, 16) for a, b, _ in finish["histogram"]), "its buckets are a sixteenth wide",
          finish["histogram"])
    equal([n for a, b, n in finish["histogram"] if b > 250_000_000], [1, 1] if len(finish["histogram"]) == 3 else [2],
          "and has those two where they belong")


def in_flight(abi, lib):
    """What has not returned at the end is in no number, and said beside its row."""
    p = real.Process([abi, lib, "wait", "calls", "3", "long-call"], stdin=True)
    s = Stat("-p", p.pid, "-e", "ur:*", "-I", "50").counts()
    p.tell("go")
    p.said("in the call")
    equal(s.end(), 0, "in flight: stat ends in the middle of a call")
    equal({f: (numbers(e), e["in_flight"]) for f, e in s.rows().items()},
          {"urEventWait": ((4, 0, 0), 0), "urQueueFinish": ((0, 0, 0), 1)}, "in flight: one call is, and the others are counted")
    p.tell("go")
    equal(p.wait(20), 0, "in flight: the program goes on")


def logged(release):
    """Unified Runtime's layer logs each call of the real runtime, and what failed."""
    s = Stat("-e", "ur:*,cl,thread", "--", real.workload(release, "waits"), "--rounds", 4,
             env=real.warm_environment(release, SYCL_UR_TRACE="2"))
    equal(s.wait(60), 0, f"{release}: the program ends well")
    log = s.out + s.err
    told = collections.Counter(n for n in re.findall(r"^\s*---> (ur\w+)", log, re.M) if not EDGES.match(n))
    failed = collections.Counter(n for n, r in re.findall(r"^\s*<--- (ur\w+)\(.*-> (UR_RESULT_\w+);$", log, re.M)
                                 if r != "UR_RESULT_SUCCESS" and not EDGES.match(n))
    ours = {f: e for f, e in s.rows().items() if f.startswith("ur") and not EDGES.match(f)}
    check(sum(told.values()) > 200, f"{release}: the layer logs", sum(told.values()))
    equal({f: e["calls"] for f, e in ours.items()}, dict(told), f"{release}: calls by function, as logged")
    equal({f: e["errors"] for f, e in ours.items() if e["errors"]}, dict(failed), f"{release}: and those that failed")
    equal(s.lost(), {}, f"{release}: nothing was lost")
    plausible(s.rows(), release)
    # The program's clock around its own waits of one event.
    waits = [int(b) - int(a) for a, b in re.findall(r"^wait \w+ (\d+) (\d+)$", log, re.M)]
    longest = s.rows()["urEventWait"]["max"]
    check(len(waits) == 20 and 29_000_000 <= longest <= max(waits), f"{release}: its longest wait, by the program's clock",
          (longest, waits))


def kernels(release):
    s = Stat("--by", "kernel", "--", real.workload(release, "waits"), "--rounds", 4, env=real.warm_environment(release))
    equal(s.wait(60), 0, f"by kernel, {release}: the program ends well")
    rows = {(e["api"], e["name"]): e["submitted"] for e in s.of("command")}
    equal(rows, {("ur", KERNEL): 32}, f"by kernel, {release}: its launches, as it makes them, of both layers one")
    equal((s.of("latency"), s.lost()), ([], {}), f"by kernel, {release}: nothing else, nothing lost")


# ---- against a recording of the same run -------------------------------------------------------------


def recorded(d, abi, lib):
    """Two tracers watch one run: what one counts is what the other has call by call."""
    deeds = ["calls", "500", "threads", "fork", "frees", "20", "threads", "exec", abi, lib, "calls", "40", "cancel", "threads",
             "nest", "5"]
    for by in ("function", "process", "thread"):
        p = real.Process([abi, lib, "wait", *deeds], stdin=True)
        raw = os.path.join(d, f"raw-{by}")
        t = real.Tracer("-f", "-p", p.pid, "-e", "ur:*", "--buffer", "64M").ready()
        r = real.Process([real.XPTIBPF, "trace", "--format", "raw", "-f", "-p", str(p.pid), "-e", "ur:*", "-o", raw])
        real.wait_for(lambda raw=raw: os.path.exists(raw) and os.path.getsize(raw) > 1000, "the recorder is ready")
        s = Stat("--by", by, "-f", "-p", p.pid, "-e", "ur:*", "-I", "50").counts()
        p.tell("go")
        p.wait(60)
        for tracer in (s, t, r):
            tracer.wait(20)
        equal((s.lost(), t.lost()), (t.lost(), {k: n for k, n in t.lost().items() if k == "unwound"}), f"by {by}: neither lost anything")
        subprocess.run([real.XPTIBPF, "stat", "--json", "--by", by, "-i", raw, "-o", f"{d}/stat"], check=True)
        key = {"function": lambda e: e["function"], "process": lambda e: (e["pid"], e["process"]),
               "thread": lambda e: (e["pid"], e["process"], e["tid"], e["thread"])}[by]
        theirs = {key(e): e for e in map(json.loads, real.read(f"{d}/stat").splitlines()) if e["type"] == "latency"}
        ours = s.rows(key)
        need(len(theirs) > 1, f"by {by}: there is something to compare", list(theirs))
        equal({k: numbers(e, "timed") for k, e in ours.items()}, {k: numbers(e, "timed") for k, e in theirs.items()},
              f"by {by}: the counts are those of the recording")
        calls = collections.Counter(c["pid"] for c in t.calls())
        if by == "process":
            equal({k[0]: e["calls"] for k, e in ours.items()}, dict(calls), "by process: and those of a trace, added up here")
        # Each tracer pays for the others' probes inside its calls, some microseconds each; and who is preempted there
        # pays for that, so no sums are compared.
        far = [(k, e["p50"], theirs[k]["p50"]) for k, e in ours.items()
               if e["timed"] > 20 and abs(e["p50"] - theirs[k]["p50"]) > 30_000 + theirs[k]["p50"] // 10]
        check(not far, f"by {by}: and times are about the same", far)
        intervals_add_up(s, by, key)


def intervals_add_up(s, what, key):
    found = s.of("interval")
    need(len(found) >= 2, f"{what}: there are intervals", len(found))
    check(all(a["to"] == b["from"] for a, b in zip(found, found[1:])), f"{what}: one begins where another ends")
    check(real.every(lambda e: e["from"] < e["to"], found), f"{what}: each has a length")
    sums, least, most = collections.Counter(), {}, {}
    for e in found:
        for r in e["rows"]:
            k = key(r)
            for member in ("calls", "errors", "unfinished", "timed", "total", "self"):
                sums[k, member] += r[member]
            if r["timed"]:
                least[k] = min(r["min"], least.get(k, r["min"]))
                most[k] = max(r["max"], most.get(k, r["max"]))
    rows = s.rows(key)
    equal(dict(sums), {(k, m): e[m] for k, e in rows.items() for m in ("calls", "errors", "unfinished", "timed", "total", "self")},
          f"{what}: the intervals' numbers add up to the totals")
    equal((least, most), ({k: e["min"] for k, e in rows.items() if e["timed"]}, {k: e["max"] for k, e in rows.items() if e["timed"]}),
          f"{what}: least and most, too")


def phases(d, abi, lib):
    """What happens is in the interval that it happens in: live, and by the time of a stream."""
    p = real.Process([abi, lib, "wait", "calls", "70", "say", "first", "wait", "frees", "90", "say", "second", "wait"], stdin=True)
    raw = os.path.join(d, "phases")
    t = real.Tracer("-p", p.pid, "-e", "ur:*").ready()
    r = real.Process([real.XPTIBPF, "trace", "--format", "raw", "-p", str(p.pid), "-e", "ur:*", "-o", raw])
    real.wait_for(lambda: os.path.exists(raw) and os.path.getsize(raw) > 1000, "the recorder is ready")
    s = Stat("-p", p.pid, "-e", "ur:*", "-I", "100").counts()
    when = []
    for word in ("first", "second"):
        began = time.monotonic_ns()
        p.tell("go")
        time.sleep(0.4)
        when.append((word, began, time.monotonic_ns()))
    p.tell("go")
    for each in (p, s, t, r):
        each.wait(20)
    subprocess.run([real.XPTIBPF, "stat", "--json", "-I", "100", "-i", raw, "-o", f"{d}/stat"], check=True)
    stored = [e for e in map(json.loads, real.read(f"{d}/stat").splitlines())]
    for what, found in (("live", s.of("interval")), ("of a stream", [e for e in stored if e["type"] == "interval"])):
        for (_, began, ended), (function, n) in zip(when, (("urEventWait", 70), ("urUSMFree", 90))):
            inside = [e for e in found if e["to"] > began and e["from"] < ended]
            got = sum(r["calls"] for e in inside for r in e["rows"] if r["function"] == function)
            others = sum(r["calls"] for e in found if e not in inside for r in e["rows"] if r["function"] == function)
            equal((got, others), (n, 0), f"{what}: {function} in the intervals of its time, and in no other")
        quiet = [e for e in found if not e["rows"]]
        check(quiet, f"{what}: intervals in which nothing happened are reported, too")
    calls = t.calls()
    wrong = []
    for e in (e for e in stored if e["type"] == "interval"):
        mine = collections.Counter(c["name"] for c in calls if e["from"] <= c["ts"] + c["dur"] < e["to"])
        # Another tracer's times: a call at the edge may be on either side.
        edge = sum(min(abs(c["ts"] + c["dur"] - x) for x in (e["from"], e["to"])) < 200_000 for c in calls)
        told = collections.Counter({r["function"]: r["calls"] for r in e["rows"]})
        if sum(((mine - told) + (told - mine)).values()) > edge:
            wrong.append((e["from"], mine, told))
    check(not wrong, "of a stream: each interval has the calls that ended in it", wrong)
    lengths = {e["to"] - e["from"] for e in stored if e["type"] == "interval"}
    check(real.every(lambda n: n % 100_000_000 == 0, sorted(lengths)[1:]), "of a stream: intervals are as long as was asked for", lengths)


# ---- limits and mistakes -----------------------------------------------------------------------------


def crowd(d, lib):
    """More threads than the kernel's table has rows, and all at one row: nothing is missing in the sums."""
    program = real.build(f"{real.ROOT}/tests/workloads/abi/crowd.c", f"{d}/crowd", "-ldl", "-pthread")
    s = Stat("--by", "thread", "-e", "ur:*", "--", program, lib, "2300", "7", "2")
    equal(s.wait(100), 0, "2300 threads: the program ends well")
    rows, folded = s.of("latency"), s.of("stat")[0]["calls_folded"]
    check(1500 < len(rows) < 2300 and folded > 0, "2300 threads: not all have a row", (len(rows), folded))
    apart = [e for e in rows if e["tid"]]
    check(real.every(lambda e: numbers(e) == (7, 2, 0), apart), "2300 threads: those that have one have all of their calls")
    equal(sum(e["calls"] for e in rows) + folded, 2300 * 7, "2300 threads: no call is missing")

    s = Stat("-e", "ur:*", "--", program, lib, "64", "2000", "500")
    equal(s.wait(100), 0, "64 threads: the program ends well")
    row = s.rows()["urUSMFree"]
    equal(numbers(row), (128000, 32000, 0), "64 threads at one row: every call is counted, and every error")
    took = int(re.search(r"took (\d+)", s.out)[1])
    check(row["total"] <= took * 64, "64 threads: their time is no more than there was", (row["total"], took))
    equal(s.lost(), {}, "64 threads: nothing was lost")


def mistakes(abi, lib):
    def fails(*args):
        r = subprocess.run([real.XPTIBPF, "stat", *args], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
        return r.returncode, r.stderr

    for args, says in ((("-I", "5", "--", "true"), "invalid value"), (("-I", "x", "--", "true"), "invalid value"),
                       (("--inflight", "-I", "100"), "--inflight"), (("--inflight", "--histogram"), "--inflight"),
                       (("-e", "sycl", "--", "true"), "--full")):
        status, text = fails(*args)
        check(status == 2 and says in text, f"{' '.join(args)}: refused, and it says why", (status, text))
    r = subprocess.run([real.XPTIBPF, "stat", "--histogram", "-I", "1000", "--", abi, lib, "calls", "9"], capture_output=True,
                       text=True, check=False)
    check(re.search(r"^From 0ns to .*:\n.*\n100\.00 .* 9 +0 .* urEventWait\n", r.stderr + r.stdout, re.M), "as a table: an interval", r.stderr)
    bars = re.findall(r"^\[\S+, \S+\) +(\d+) \|([@ ]{40})\|$", (r.stderr + r.stdout).split("All of it.")[1], re.M)
    equal(sum(int(n) for n, _ in bars), 9, "as a table: a histogram of the calls")
    check(max(bars, key=lambda b: int(b[0]))[1] == "@" * 40, "as a table: its longest bar is full", bars)


def main():
    d = real.folder()
    abi, lib = real.build_abi(d)
    known(abi, lib)
    self_time(abi, lib)
    in_flight(abi, lib)
    recorded(d, abi, lib)
    phases(d, abi, lib)
    crowd(d, lib)
    mistakes(abi, lib)
    for release in RELEASES:
        logged(release)
    kernels(RELEASES[0])


real.run(main)
