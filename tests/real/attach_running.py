#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 900, takes: 25, suite: both
"""A tracer that attaches to a running program sees every call from then on, exactly, and does the program no harm.

The program does a given number of iterations, so that the numbers are known. xptibpf also attaches to it and detaches
while it runs at full speed; the calls in between must follow its cycle without a gap. What came before all probes were
in place is not there: no call of a lower layer is without its call of the upper one.
"""
import contextlib
import json
import os
import random
import re
import shutil
import signal
import time

from lib import real, xpti
from lib.real import check, equal

LAUNCH = {"2026.2.0": "urEnqueueKernelLaunchWithArgsExp", "2025.3.3": "urEnqueueKernelLaunch"}


def cycle(release):
    """The calls of an iteration whose number is certain (events are released when the runtime likes)."""
    return ["urUSMDeviceAlloc", "urEnqueueUSMMemcpy", LAUNCH[release], "urEnqueueUSMMemcpy", "urEventWait", "urUSMFree"]


def loop(release, *args, **kw):
    p = real.Process([real.workload(release, "sycl_loop"), *args], env=real.warm_environment(release), **kw)
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


def at_full_speed(release):
    p = loop(release, "--sleep-ms", "0")
    for turn in range(3):
        t = real.Tracer("-p", p.pid).ready()
        real.wait_for(lambda: real.read(t.file).count("\n") > 1000, "1000 lines", 30)
        equal(t.end(), 0, f"{release}: attached in the middle, time {turn + 1}: the tracer ends well")
        ids = [c["id"] for c in t.calls()]
        equal(len(ids), len(set(ids)), f"{release}: no call is reported twice")
        seen = [c["name"] for c in t.calls() if c["name"] in cycle(release) and c["tid"] == p.pid]
        first = seen.index("urUSMDeviceAlloc")
        wanted = (cycle(release) * (len(seen) // 6 + 2))[(6 - first) % 6:][:len(seen)]
        check(seen[first:] == wanted[first:] and len(seen) > 100,
              f"{release}: the calls follow the program's cycle without a gap", f"{len(seen)} calls")
        equal(t.lost(), {}, f"{release}: nothing lost")
        check(p.p.poll() is None, f"{release}: the program runs on")
    p.p.terminate()
    equal(p.wait(), 0, f"{release}: the program, which checks its results, ends well")


def loads_no_more_than_it_needs(release):
    """Each program that is loaded delays the beginning. Nobody subscribes to XPTI here, although it is selected."""
    p = loop(release, "--sleep-ms", "20")
    t = real.Tracer("-p", p.pid).ready()
    ids = {number for kind, number in real.bpf_ids(t.pid) if kind == "prog"}
    listed = json.loads(real.plain_run([shutil.which("bpftool") or "/usr/sbin/bpftool", "-j", "prog", "list"]).stdout)
    names = {program["name"] for program in listed if program["id"] in ids}
    check(names and not any(name.startswith(("xpti", "wake")) for name in names), f"{release}: no programs for XPTI", sorted(names))
    t.end()
    p.kill()


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


def outermost(calls, api, around):
    """The calls of an API that are in no call of the one around it."""
    by_id = {c["id"]: c for c in calls}

    def is_inside(c):
        return c and (c["api"] == around or is_inside(by_id.get(c["parent_id"])))

    return [c for c in calls if c["api"] == api and not is_inside(c)]


def told(text, programs):
    who = programs[0].pid if len(programs) == 1 else f"{len(programs)} processes"
    return re.search(rf"^xptibpf: attached to {who} \((\d+) functions in (\d+) libraries\)$", text, re.M)


def links(pid):
    """How many BPF links a process has."""
    found = 0
    with contextlib.suppress(OSError):
        for fd in os.listdir(f"/proc/{pid}/fd"):
            found += "bpf_link" in os.readlink(f"/proc/{pid}/fd/{fd}")
    return found


def ran(program):
    """Nanoseconds that its main thread had a processor."""
    return int(real.read(f"/proc/{program.pid}/schedstat").split()[0])


@contextlib.contextmanager
def stopped(programs):
    """Nobody looks at what they do meanwhile, and they would have the processors."""
    for p in programs:
        p.p.send_signal(signal.SIGSTOP)
    yield
    for p in programs:
        p.p.send_signal(signal.SIGCONT)


def attached_to_those_that_run(what, programs):
    """A tracer that has begun. They go on when it has loaded its programs, and looks for libraries: long before it has probes."""
    with stopped(programs):
        before = [ran(p) for p in programs]
        t = real.Tracer("-p", ",".join(str(p.pid) for p in programs), "-e", "ur:*,cl:*")
        real.wait_for(lambda: links(t.pid) > 1 or t.p.poll() is not None, "the tracer has loaded its programs", 60)
    t.ready()
    real.need(real.every(lambda r: r[1] > r[0], zip(before, map(ran, programs))), f"{what}: they ran while probes came")
    return t


def layers_agree(what, programs, times):
    """Attached at moments that nobody chose. A program that calls OpenCL through SYCL alone does not seem to call it."""
    for turn in range(times):
        time.sleep(random.random() / 10)
        t = attached_to_those_that_run(what, programs)
        real.wait_for(lambda: real.every(lambda p: real.read(t.file).count(f'"pid":{p.pid},') > 500 / len(programs), programs), "500 lines", 60)
        ended = t.end()
        with stopped(programs):
            real.need(ended == 0 and told(t.err, programs), f"{what}, time {turn + 1}: it said when it began", t.err)
            began = next(e["ts"] for e in t.events() if e["type"] == "clock")
            calls = t.calls()
            alone = outermost(calls, "cl", "ur")
            real.need(not alone and real.every(lambda c: c["ts"] >= began, calls), f"{what}: each cl call is inside its ur call",
                      f"{len(calls)} calls, alone: {[c['name'] for c in alone][:5]}")
            real.need(not t.lost(), f"{what}: nothing lost", (t.lost(), [c for c in calls if c.get("unfinished")]))


def counts_agree(release, p):
    """In the kernel, too: as many frees of one layer as of the other, except one that goes on."""
    for turn in range(3):
        r = real.plain_run([real.XPTIBPF, "stat", "--json", "-p", str(p.pid), "-d", "0.2"])
        rows = [json.loads(line) for line in r.stdout.splitlines()]
        calls = {e["function"]: e["calls"] for e in rows if e["type"] == "latency"}
        upper, lower = calls.get("urUSMFree", 0), calls.get("clMemBlockingFreeINTEL", 0)
        check(upper > 10 and abs(upper - lower) <= 1, f"{release}: stat, time {turn + 1}, counts both layers", (upper, lower))
        check(told(r.stderr, [p]), f"{release}: stat says when it began", r.stderr)


def dpnp(version, times):
    python, env = xpti.python(version)
    p = real.Process([python, f"{real.ROOT}/tests/workloads/np.py", "--iterations", "0", "--steps"], env=env, stdin=True)
    p.tell("3")
    p.said("^did 3$", 120)
    p.tell("100000000")
    layers_agree(f"dpnp {version}", [p], times)
    p.kill()


def main():
    for release in real.releases(("2026.2.0", "2025.3.3")):
        told_steps(release, 200)
    if real.in_check_all():
        # Those that sleep mostly leave room for each other, and each is attached to at a moment of its own.
        for sleep, number, times in (("0", 1, 40), ("5", 4, 10)):
            programs = [loop("2026.2.0", "--sleep-ms", sleep) for _ in range(number)]
            layers_agree(f"2026.2.0, {sleep} ms", programs, times)
            for p in programs:
                p.kill()
        dpnp("0.20.0", 20)
    if not real.in_check():
        return
    at_full_speed("2026.2.0")
    loads_no_more_than_it_needs("2026.2.0")
    two_at_once("2026.2.0")
    p = loop("2026.2.0", "--sleep-ms", "0")
    layers_agree("2026.2.0", [p], 3)
    counts_agree("2026.2.0", p)
    p.kill()


real.run(main)
