#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 50, suite: all
"""What a capture has besides calls: stacks of the functions that were chosen, down to the lines of the program, or a count of
those that are missing; every XPTI event that a subscriber inside gets, compared with its log; the names of kernels that are older. Before and after the capture,
nothing of this costs a program anything: the beacon's program is as silent as a probe of the kernel's own finds it, serve
has the same BPF programs, maps and links to these libraries, and its counts are what the programs did.
"""
import os
import re
import shutil
import subprocess

from lib import places, real, xpti
from lib.real import ROOT, check, equal
from lib.serving import Busy, Capture, Serve, metrics, one

RELEASE = "2026.2.0"
LAUNCH = "urEnqueueKernelLaunchWithArgsExp"
KERNEL = "__sycl_kernel_scale_usm"
SOURCE = f"{ROOT}/tests/workloads/busy.cpp"


def line_of(text):
    return next(i for i, line in enumerate(real.read(SOURCE).split("\n"), 1) if text in line)


def lines_in_main(call):
    return [f["line"] for f in call.get("stack") or [] if (f["function"] or "").startswith("main") and f["file"]]


class Program(Busy):
    """With a name of its own, so that serve counts it by itself."""

    def __init__(self, d, kind, where, **env):
        self.comm = f"{kind}{os.getpid()}"
        self.launches = 0
        self.where = where
        super().__init__(RELEASE, f"{d}/{self.comm}", **env)

    def launch(self, n):
        self.launches += n
        self.does("launch", n)

    def is_counted(self):
        counted = lambda: one(metrics(self.where), "xptibpf_group_launches_total", f'command="{self.comm}",api="ur"')
        real.wait_for(lambda: counted() == self.launches, f"serve has counted the launches of {self.comm}, each once")


def held(s, path):
    """The programs and maps of serve, and how many links it has to libsycl and to that framework; other libraries come and go."""
    links = 0
    for fd in os.listdir(f"/proc/{s.pid}/fdinfo"):
        text = real.read(f"/proc/{s.pid}/fdinfo/{fd}")
        number = re.search(r"^link_id:\s*(\d+)$", text, re.M)
        if number:
            r = subprocess.run([shutil.which("bpftool") or "/usr/sbin/bpftool", "link", "show", "id", number[1]], capture_output=True, text=True)
            links += f"{real.runtime(RELEASE)}/lib/libsycl." in r.stdout or path in r.stdout
    return {x for x in real.bpf_ids(s.pid) if x[0] != "link"}, links


def framework(lib_folder):
    folder, path = xpti.own_copy(lib_folder)
    return {"XPTI_FRAMEWORK_DISPATCHER": path, "XPTI_TRACE_ENABLE": "1"}, path


# ---- a program with a subscriber of its own ------------------------------------------------------------


def stacks(calls):
    """Of what was chosen alone, and with the lines that made the calls."""
    alloc = [c for c in calls if c["name"] == "urUSMDeviceAlloc"]
    launches = [c for c in calls if c["name"] == LAUNCH]
    equal([lines_in_main(c)[:1] for c in alloc], [[line_of("kept.push_back")]], "an allocation has its line")
    equal({(*lines_in_main(c)[:1],) for c in launches}, {(line_of("queue.submit"),)}, "each launch has its line")
    check(not any("stack" in c for c in calls if c["name"] in ("urEventWait", "urEventRelease")), "what was not chosen has no stack")
    return launches


def readable(c):
    for argv in (["stat"], ["mem"], ["graph"], ["report"], ["export", "--force", "--format", "perfetto", "-o", c.file + ".out"]):
        r = subprocess.run([real.XPTIBPF, *argv, "-i", c.file], capture_output=True, text=True)
        equal((r.returncode, r.stderr), (0, ""), f"{argv[0]} reads it")
        if argv[0] == "graph":
            check(KERNEL in r.stdout, "the graph has the kernel's node", r.stdout[:300])
        if argv[0] == "mem":
            check("busy.cpp" in r.stdout, "mem has the line of what lives", r.stdout[:600])


def listened(d, where, s, lib):
    """Twice: what is defined once for a process must be in both recordings."""
    log = f"{d}/log"
    env, path = framework(lib)
    p = Program(d, "w", where, XPTI_WITNESS=log, XPTI_SUBSCRIBERS=xpti.witness(RELEASE), **env)
    p.launch(3)
    real.wait_for(lambda: one(metrics(where), "xptibpf_group_launches_total", f'command="{p.comm}",api="ur"') == 3, "serve knows the program")
    before = held(s, path)
    for n in range(2):
        c = Capture(d, "-p", p.pid, "-k=alloc,launch", "--xpti", "-d", 60).begun()
        now = held(s, path)
        check(now[1] - before[1] == 2 and now[0] > before[0], "meanwhile, there are probes of XPTI and of names, and no other ones", (before[1], now[1]))
        p.does("alloc", "device", 4096)
        p.launch(20)
        if n:
            p.leave()
        c.end()
        check(" 0 lost" in c.err and "warning" not in c.err, "nothing is lost or missing", c.err)
        status, events = c.events()
        equal(status, 0, "trace reads it")
        launches = stacks([e for e in events if e["type"] == "call"])
        equal([k.get("name") for e in launches for k in e["args"].values() if isinstance(k, dict) and k.get("object", "").startswith("kernel")],
              [KERNEL] * 20, "each launch has the name of its kernel, which is older")
        equal(sum(e["type"] == "xpti" and e["event"] == "task_begin" and e["name"] == KERNEL for e in events), 20, "and its task")
        readable(c)
        if not n:
            p.is_counted()
            real.wait_for(lambda: held(s, path) == before, "nothing of it is left in the kernel")
    as_json(c, log, p)
    p.is_counted()


def as_json(c, log, p):
    c.all = c.file
    c.file += ".json"
    subprocess.run([real.XPTIBPF, "trace", "--json", "-s", "1024", "-e", "sycl", "-i", c.all, "-o", c.file], check=True)
    xpti.hold_against(log, c, "a capture until the program's end", least={"sycl.debug task_begin": 20}, pid=p.pid, late=True)


# ---- one with the beacon -------------------------------------------------------------------------------


def prepared(d, where, lib):
    env, path = framework(lib)
    hits = xpti.Hits(path)
    try:
        p = Program(d, "b", where, XPTI_SUBSCRIBERS=f"{real.O}/libxptibpf-beacon.so", **env)
        is_silent = lambda: quiet(p, hits)
        real.wait_for(is_silent, "the beacon waits")
        c = Capture(d, "-p", p.pid, "-d", 60).begun()
        check(is_silent(), "a capture without XPTI wakes nobody")
        c.end()
        equal([e for e in c.events()[1] if e["type"] == "xpti"], [], "and has no events")
        c = Capture(d, "-p", p.pid, "--xpti", "-d", 60, out="woken.xbt").begun()
        real.wait_for(lambda: not quiet(p, hits), "a capture with XPTI wakes the beacon")
        p.launch(7)
        c.end()
        tasks = [e for e in c.events()[1] if e["type"] == "xpti" and e["event"] == "task_begin" and e["name"] == KERNEL]
        check(7 <= len(tasks) <= p.launches, "the events of its launches are there", len(tasks))
        real.wait_for(is_silent, "after it, the program is silent again")
        p.is_counted()
        p.leave()
    finally:
        hits.end()


def quiet(p, hits):
    before = hits.count()
    p.launch(2)
    return hits.count() == before


def placed(d):
    """By name, of a program that begins later and allocates faster than stacks are unwound. Its calls fit into the ring, so that
    none is lost even if serve does not get to run meanwhile."""
    comm, log = f"p{os.getpid()}", f"{d}/places"
    shutil.copy(real.workload(RELEASE, "places"), f"{d}/{comm}")
    c = Capture(d, "--comm", comm, "-k=alloc", "-d", 60).begun()
    subprocess.run([f"{d}/{comm}", "--rounds", "10"], env=real.warm_environment(RELEASE, PLACES_LOG=log), check=True, timeout=60)
    status, events = c.end().events()
    equal(status, 0, "trace reads it")
    calls = sorted((e for e in events if e["type"] == "call" and e["name"] == "urUSMDeviceAlloc"), key=lambda e: e["ts"])
    did = places.account(log)
    equal(len(calls), len(did), "all allocations are there")
    equal(places.wrong(calls, did)[:1], [], "each stack is the one that the program says")
    check(any("stack" in e for e in calls), "some have one", sum("stack" in e for e in calls))
    lost = {e["where"]: e["count"] for e in events if e["type"] == "lost" and e["count"] and e["where"] != "truncated"}
    missing = lost.pop("stack_limit", 0)
    equal(missing, sum("stack_missing" in e for e in events if e["type"] == "call"), "those without one are those that are counted")
    equal(re.findall(r", (\d+) values incomplete", c.err), [str(missing)] if missing else [], "and said at its end")
    equal(lost, {}, "and nothing else is lost")


def without(d, where):
    p = Program(d, "n", where)
    c = Capture(d, "-p", p.pid, "--xpti", "-d", 60).begun()
    check("XPTI is silent in programs without a subscriber" in c.err, "that there will be no events is said", c.err)
    p.launch(2)
    calls = c.end().calls()
    equal(sum(e["name"] == LAUNCH for e in calls), 2, "calls are there")
    # Its libraries have their probes as long as it runs.
    placed(d)
    p.leave()


def main():
    d = real.folder(within="/tmp")
    where = f"{d}/http"
    lib = f"{real.runtime(RELEASE)}/lib"
    s = Serve("-e", "ur", "--labels", "command", "--groups", 200, "--listen", f"unix:{where}", "--control", f"{d}/control").ready(where)
    listened(d, where, s, lib)
    prepared(d, where, lib)
    without(d, where)


real.run(main)
