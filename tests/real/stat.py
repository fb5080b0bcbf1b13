#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 40, suite: both, alone: return probes of a tracer beside it hide from GDB, and from us, which calls a thread is in
"""xptibpf stat --full compared with what programs know of themselves (stat_counts.py tests what the kernel counts).

tests/workloads/waits.cpp reports when each of its waits began and ended and how long its kernels ran by
the device's clock; Unified Runtime's tracing layer logs how often each function was called, and what
failed; the lines of a recording, added up here, are what the table must have; and for a program that
hangs, GDB shows which functions each thread is in.
"""
import collections
import json
import math
import os
import re
import signal
import subprocess
import time

from lib import real
from lib.real import check, equal, need

RELEASES = real.releases(("2026.2.0", "2025.3.3"))
KERNEL = "__sycl_kernel_scale_usm"
ROUNDS = 4
# What the layer can't see of its own beginning and end.
EDGES = re.compile(r"urLoader|urGet\w*ProcAddrTable$")


def lines(path):
    return [json.loads(line) for line in real.read(path).splitlines()]


def of(found, type_, **match):
    return [e for e in found if e["type"] == type_ and all(e.get(k) == v for k, v in match.items())]


class Stat(real.Process):
    def __init__(self, *args, env=None, **kw):
        self.file = os.path.join(real.folder(), "stat")
        super().__init__([real.XPTIBPF, "stat", "--json", "-o", self.file, *map(str, args)],
                         env=env or real.environment(), **kw)

    def lines(self):
        return lines(self.file)


# ---- what the program knows --------------------------------------------------------------------------


def told_waits(text):
    return [(m[1], int(m[2]), int(m[3])) for m in re.finditer(r"^wait (\w+) (\d+) (\d+)$", text, re.M)]


def inside(found, begin, end, **match):
    """Waits of the main thread in an interval."""
    return [w for w in of(found, "wait", thread="main", **match)
            if begin <= w["ts"] and w["ts"] + w["dur"] <= end]


def commands(waits):
    return collections.Counter(i["command"] for w in waits for i in w["items"])


def check_waits(release, found, told):
    equal(len(told), 5 * ROUNDS, f"{release}: the program reports its waits")
    check(of(found, "stat")[0]["waits"] <= 128, f"{release}: all waits are shown one by one")
    for name, begin, end in told:
        ur = inside(found, begin, end, api="ur")
        what = f"{release}: {name}, {end - begin} ns"
        if name == "event":
            equal(commands(ur), {KERNEL: 1}, what)
        elif name == "events":
            equal(commands(ur), {KERNEL: 3}, what)
        elif name == "queue":
            need([w["function"] for w in ur] == ["urQueueFinish"], f"{what}: one wait", ur)
            check(re.fullmatch(r"queue#\d+ \(%s\)" % KERNEL, ur[0]["for"]), f"{what}: for its kernels", ur[0]["for"])
            equal(ur[0]["queued"], 4, f"{what}: there were four")
            equal(ur[0]["layers"], ["clFinish"], f"{what}: by way of OpenCL")
        elif name == "read":
            cl = inside(found, begin, end)
            need([w["function"] for w in cl] == ["clEnqueueReadBuffer"], f"{what}: one wait", cl)
            check(cl[0]["for"].startswith("copy "), f"{what}: for its own copy", cl[0]["for"])
        elif name == "user":
            need([w["function"] for w in ur] == ["urEventWait"], f"{what}: one wait", ur)
            # The pause of 30 ms begins in another thread, and so may be over sooner after the wait has begun.
            check(ur[0]["dur"] >= 15_000_000, f"{what}: most of the pause", ur[0]["dur"])
            equal(ur[0]["items"][0]["command"], None, f"{what}: no command is made up")
        if name in ("queue", "user"):
            check((end - begin) - ur[0]["dur"] < 3_000_000, f"{what}: its length", ur[0]["dur"])


def check_split(release, found, told):
    mine = of(found, "time", thread="main")
    equal(len(mine), 1, f"{release}: the main thread's time")
    t = mine[0]
    equal(t["submitting"] + t["waiting"] + t["other"] + t["elsewhere"], t["span"], f"{release}: its parts are the whole")
    by_program = sum(end - begin for _, begin, end in told)
    listed = sum(w["dur"] for w in of(found, "wait", thread="main"))
    equal(t["waiting"], listed, f"{release}: waiting is the sum of its waits")
    check(by_program / 2 < t["waiting"] < by_program + 100_000_000, f"{release}: as the program says",
          (t["waiting"], by_program))
    check(not t["lossy"] and not t["running"], f"{release}: and nothing about it is uncertain")


def check_device(release, found, text):
    name, count, total = re.search(r"^device (\w+) (\d+) (\d+)$", text, re.M).groups()
    rows = of(found, "command", kind="kernel", api="ur", name="__sycl_kernel_" + name)
    need(len(rows) == 1, f"{release}: one row for the kernel", rows)
    equal(rows[0]["submitted"], 8 * ROUNDS, f"{release}: it was launched so often")
    equal(rows[0]["device"]["timed"], int(count), f"{release}: measured are those that were asked for")
    equal(rows[0]["device"]["total"], int(total), f"{release}: and their time is what the program read")
    unasked = [c for c in of(found, "command") if c["kind"] != "kernel" and c["device"]]
    equal(unasked, [], f"{release}: nothing else is measured")


def check_counts(release, found, log):
    """By the layer's log of the same run."""
    told = collections.Counter(n for n in re.findall(r"^\s*---> (ur\w+)", log, re.M) if not EDGES.match(n))
    failed = collections.Counter(n for n, r in re.findall(r"^\s*<--- (ur\w+)\(.*-> (UR_RESULT_\w+);$", log, re.M)
                                 if r != "UR_RESULT_SUCCESS" and not EDGES.match(n))
    ours = {e["function"]: e for e in of(found, "latency", api="ur") if not EDGES.match(e["function"])}
    check(sum(told.values()) > 200, f"{release}: the layer logs", sum(told.values()))
    equal({n: e["calls"] for n, e in ours.items()}, dict(told), f"{release}: calls by function, as logged")
    equal({n: e["errors"] for n, e in ours.items() if e["errors"]}, dict(failed), f"{release}: and those that failed")


def known_program(release):
    # With -e the getters, too, as the layer logs all.
    s = Stat("--full", "-e", "ur:*,cl,thread", "--", real.workload(release, "waits"), "--rounds", ROUNDS,
             env=real.warm_environment(release, SYCL_UR_TRACE="2"))
    equal(s.wait(60), 0, f"{release}: the program ends well")
    found, text = s.lines(), s.out
    lost = {e["where"] for e in of(found, "lost") if e["count"]}
    check(lost <= {"truncated"}, f"{release}: nothing was lost", lost)
    # The layer's lines may stand in the middle of the program's.
    told = told_waits(text)
    check_waits(release, found, told)
    check_split(release, found, told)
    check_device(release, found, text)
    check_counts(release, found, s.out + s.err)


# ---- the same numbers by another way -----------------------------------------------------------------


def percentile(values, p):
    values = sorted(values)
    return values[max(math.ceil(len(values) * p / 100), 1) - 1]


def recording(release):
    d = real.folder()
    run = subprocess.run([real.XPTIBPF, "trace", "--format", "raw", "-o", f"{d}/raw", "--",
                          real.workload(release, "waits"), "--rounds", "10"],
                         env=real.warm_environment(release), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    equal(run.returncode, 0, "recorded")
    subprocess.run([real.XPTIBPF, "trace", "--json", "-i", f"{d}/raw", "-o", f"{d}/json"], check=True)
    subprocess.run([real.XPTIBPF, "stat", "--json", "-i", f"{d}/raw", "-o", f"{d}/stat"], check=True)
    calls = [e for e in lines(f"{d}/json") if e["type"] == "call"]
    rows = {e["function"]: e for e in of(lines(f"{d}/stat"), "latency")}
    by_name = collections.defaultdict(list)
    inner = collections.Counter()
    for c in calls:
        by_name[c["name"]].append(c)
        inner[c["parent_id"]] += c["dur"] or 0
    equal(set(rows), set(by_name), "a row a function")
    wrong = []
    for name, all_of in by_name.items():
        r, durations = rows[name], [c["dur"] for c in all_of]
        exact = {"calls": len(all_of), "total": sum(durations), "min": min(durations), "max": max(durations),
                 "mean": sum(durations) // len(durations), "self": sum(c["dur"] - inner[c["id"]] for c in all_of)}
        wrong += [(name, k, r[k], v) for k, v in exact.items() if r[k] != v]
        for p in (50, 90, 99):
            v = percentile(durations, p)
            if abs(r[f"p{p}"] - v) > v * 0.03125 + 1:
                wrong.append((name, p, r[f"p{p}"], v))
    check(not wrong and len(rows) > 20, "each number of the table, added up anew from the calls", wrong[:5])
    by_thread = of(lines_of_stat(d, "thread"), "latency")
    equal({e["tid"]: e["calls"] for e in by_thread}, dict(collections.Counter(c["tid"] for c in calls)), "by thread")
    one = lines_of_stat(d, "function", "-e", "urEventWait")
    equal([e["function"] for e in of(one, "latency")], ["urEventWait"], "-e chooses rows")


def lines_of_stat(d, by, *more):
    subprocess.run([real.XPTIBPF, "stat", "--json", "--by", by, "-i", f"{d}/raw", "-o", f"{d}/by", *more], check=True)
    return lines(f"{d}/by")


# ---- what is it stuck in? ----------------------------------------------------------------------------


def by_gdb(pid):
    """{tid: functions of APIs on its stack, the outermost first}."""
    out = subprocess.run(["gdb", "-batch", "-nx", "-ex", "set debuginfod enabled off", "-ex", "thread apply all bt", "-p", str(pid)],
                         capture_output=True, text=True, check=False).stdout
    found, tid = {}, None
    for line in out.splitlines():
        m = re.search(r"^Thread .*LWP (\d+)", line)
        tid = int(m[1]) if m else tid
        m = re.match(r"#\d+ .*?\b(ur[A-Z]\w+|cl[A-Z]\w+) \(", line)
        if m and tid and m[1] not in found.setdefault(tid, []):
            found[tid].insert(0, m[1])
    return {t: names for t, names in found.items() if names}


def hang(release):
    p = real.Process([real.workload(release, "waits"), "--rounds", "1", "--hang", "1"], env=real.warm_environment(release), stdin=True)
    tid = int(p.said(r"^hangs (\d+)$", 60)[1])
    real.wait_for(lambda: real.read(f"/proc/{p.pid}/task/{tid}/syscall").startswith("202 "), "it sleeps")
    time.sleep(0.2)
    # If somebody traces the whole machine, GDB's stacks end where this one waits for a return.
    beside = "[uprobes]" in real.read(f"/proc/{p.pid}/maps")
    began = time.monotonic_ns()
    s = Stat("--inflight", "-p", p.pid)
    equal(s.wait(30), 0, "late: stat --inflight ends by itself")
    took = time.monotonic_ns() - began
    found = collections.defaultdict(list)
    for e in of(s.lines(), "in_flight"):
        check(e["older"] and e["waits"] and 0 < e["age"] < took, f"late: {e['function']} began before, its age is a lower bound")
        found[e["tid"]].append(e["function"])
    # The adapter's function of the same name is a layer of the loader's.
    shown = by_gdb(p.pid)
    inner = {t: names[-len(shown.get(t, names)):] for t, names in found.items()}
    equal(inner if beside else dict(found), shown, "late: each thread's calls are those that GDB shows on its stack")
    equal(found.get(tid), ["urEventWait", "clWaitForEvents"], "late: and of the one that hangs they are these")
    others = {int(t): real.read(f"/proc/{p.pid}/task/{t}/wchan") for t in os.listdir(f"/proc/{p.pid}/task") if int(t) not in found}
    check(others, "late: other threads are in no call", others)
    equal({e["tid"]: e["wchan"] for e in of(s.lines(), "where")}, others, "late: and where they are is what the kernel says")
    text = subprocess.run([real.XPTIBPF, "stat", "--inflight", "-p", str(p.pid)], capture_output=True, text=True, check=False)
    for t, at in others.items():
        check(re.search(rf"\({t}\)  in the kernel's {at}$", text.stdout, re.M), "late: in words, of a thread in no call", text.stdout)
    check(re.search(r">= .*main\(%d\) +urEventWait, which began before the trace" % tid, text.stdout), "late: in words",
          text.stdout)
    p.p.stdin.close()
    equal(p.wait(20), 0, "late: the program goes on and ends well")
    s = subprocess.run([real.XPTIBPF, "stat", "--inflight", "-p", str(p.pid)], capture_output=True, text=True, check=False)
    equal(s.returncode, 3, "a process that has ended is said to be none")


def hang_seen(release):
    """The same, traced from its start: then it is known what it waits for."""
    s = Stat("--inflight", "-d", "600", "--", real.workload(release, "waits"), "--rounds", "1", "--hang", "1",
             env=real.warm_environment(release), stdin=True)
    s.said(r"^hangs (\d+)$", 60)
    time.sleep(1)
    s.p.send_signal(signal.SIGINT)
    real.wait_for(lambda: '"lost"' in real.read(s.file), "the tracer has ended")
    flying = of(s.lines(), "in_flight", api="ur")
    need([e["function"] for e in flying] == ["urEventWait"], "from its start: one call of Unified Runtime", flying)
    e = flying[0]
    check(not e["older"] and 900_000_000 < e["age"] < 20_000_000_000, "from its start: its age", e["age"])
    check(len(e["items"]) == 1 and re.fullmatch(r"event#\d+", e["items"][0]["object"]) and e["items"][0]["command"] is None,
          "from its start: it waits for an event of its own", e["items"])
    s.p.stdin.close()


def main():
    for release in RELEASES:
        known_program(release)
    if real.in_check():
        recording(RELEASES[0])
        hang(RELEASES[0])
    hang_seen(RELEASES[-1])


real.run(main)
