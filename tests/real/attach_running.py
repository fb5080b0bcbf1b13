#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 20, suite: both
"""Attached to a program that already runs: every call from then on, exactly, and no harm to it.

The program does as many iterations as it is told, so that the numbers are known; and it is attached to
and left again while it runs at full speed, where the calls between must follow its cycle without a gap.
"""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
import real  # noqa: E402
from real import check, equal  # noqa: E402

LAUNCH = {"2026.2.0": "urEnqueueKernelLaunchWithArgsExp", "2025.3.3": "urEnqueueKernelLaunch"}


def cycle(release):
    """The calls of an iteration whose number is certain (events are released when the runtime likes)."""
    return ["urUSMDeviceAlloc", "urEnqueueUSMMemcpy", LAUNCH[release], "urEnqueueUSMMemcpy", "urEventWait", "urUSMFree"]


def loop(release, *args, **kw):
    p = real.Process([real.workload(release, "sycl_loop"), *args], env=real.environment(release), **kw)
    p.said(rf"^pid {p.pid}$", 60)
    return p


def told_steps(release, n):
    p = loop(release, "--steps", "1", "--sleep-ms", "0", stdin=True)
    p.tell("3")
    p.said("^did 3$")
    t = real.Tracer("-p", p.pid, "-e", "ur:*,thread:*").ready()
    p.tell(str(n))
    p.said(f"^did {n}$")
    equal(t.end(), 0, f"{release}: the tracer ends well")
    p.tell("2")
    p.said("^did 2$")
    p.p.stdin.close()
    equal(p.wait(), 0, f"{release}: the program goes on and ends well")
    check(f"count iteration {n + 6}\n" in p.out, f"{release}: it did all that it was told")

    calls = t.calls()
    ours = real.count(calls)
    for name in set(cycle(release)):
        equal(ours[name], n * cycle(release).count(name), f"{release}: {name}, {n} iterations")
    equal({c["pid"] for c in calls}, {p.pid}, f"{release}: only that process")
    seen = [c["name"] for c in calls if c["name"] in cycle(release) and c["tid"] == p.pid]
    equal(seen == cycle(release) * n, True, f"{release}: in the order of the program")
    equal({(c["thread"], c["tid"] == p.pid) for c in calls} - {("main", True)} -
          {(f"?{c['tid']}", False) for c in calls}, set(), f"{release}: of threads older than we are, only main has a name")
    check(real.every(lambda c: c["ret"] == "UR_RESULT_SUCCESS" and c["dur"] > 0, [c for c in calls if c["name"] in cycle(release)]),
          f"{release}: all with result and duration")
    allocs, frees = t.calls("urUSMDeviceAlloc"), t.calls("urUSMFree")
    equal({a["args"]["size"] for a in allocs}, {4096}, f"{release}: sizes")
    check([a["args"]["ppMem"] for a in allocs] == [f["args"]["pMem"] for f in frees] and
          real.every(lambda a: re.fullmatch("0x[0-9a-f]+", a["args"]["ppMem"]), allocs),
          f"{release}: what is freed is what was allocated")
    equal(t.lost(), {}, f"{release}: nothing lost")


def lines_since_libsycl(tracer):
    """OpenCL's libraries may have their probes before it, and tell of calls."""
    lines = real.read(tracer.file).splitlines()
    placed = [i for i, line in enumerate(lines) if '"type":"object"' in line and "libsycl" in line]
    return len(lines) - placed[-1] if placed else 0


def at_full_speed(release):
    p = loop(release, "--sleep-ms", "0")
    for turn in range(3):
        t = real.Tracer("-p", p.pid).ready()
        real.wait_for(lambda: lines_since_libsycl(t) > 1000, "1000 lines", 30)
        equal(t.end(), 0, f"{release}: attached in the middle, time {turn + 1}: the tracer ends well")
        ids = [c["id"] for c in t.calls()]
        equal(len(ids), len(set(ids)), f"{release}: no call is told twice")
        # Probes are placed one by one; the object's record comes when all are.
        since = max(e["ts"] for e in t.events() if e["type"] == "object" and "libsycl" in e["path"])
        seen = [c["name"] for c in t.calls() if c["name"] in cycle(release) and c["tid"] == p.pid and c["ts"] > since]
        first = seen.index("urUSMDeviceAlloc")
        wanted = (cycle(release) * (len(seen) // 6 + 2))[(6 - first) % 6:][:len(seen)]
        check(seen[first:] == wanted[first:] and len(seen) > 100,
              f"{release}: the calls follow the program's cycle without a gap", f"{len(seen)} calls")
        equal(t.lost(), {}, f"{release}: nothing lost")
        check(p.p.poll() is None, f"{release}: the program runs on")
    p.p.terminate()
    equal(p.wait(), 0, f"{release}: the program, which checks its results, ends well")


def two_at_once(release):
    """Two of three: each call under its own pid, the third is not in it."""
    a, b, other = (loop(release, "--steps", "1", "--sleep-ms", "0", stdin=True) for _ in range(3))
    t = real.Tracer("-p", f"{a.pid},{b.pid}").ready()
    for p, n in ((a, 20), (other, 25), (b, 30)):
        p.tell(str(n))
    for p, n in ((a, 20), (other, 25), (b, 30)):
        p.said(f"^did {n}$")
    # The last of them gone, there is nothing left to trace: it ends by itself.
    for p in (a, b):
        p.p.stdin.close()
        p.wait()
    equal(t.wait(5), 0, "two processes: the tracer ends by itself when both have ended")
    for p, n in ((a, 20), (b, 30)):
        equal(len(t.calls("urUSMDeviceAlloc", pid=p.pid)), n, f"two processes: calls of the one with {n} iterations")
    equal({c["pid"] for c in t.calls()}, {a.pid, b.pid}, "two processes: not the third")
    other.p.stdin.close()
    other.wait()


def main():
    for release in real.releases(("2026.2.0", "2025.3.3")):
        told_steps(release, 200)
    if not real.in_check():
        return
    at_full_speed("2026.2.0")
    two_at_once("2026.2.0")


real.run(main)
