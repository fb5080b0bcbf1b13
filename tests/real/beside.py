#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 180, takes: 45, suite: all
"""Stacks of calls around which another tracer waits for returns. The kernel has replaced the return addresses of these
calls by its trampoline. Return probes of perf on the functions of a program, which share no code with xptibpf's, and a
second xptibpf are the other tracers: each stack must be the one that it is without them, from the copy and where it is
known, and a call that began before the trace must be found outside of one that is looked for first."""
import ctypes
import os
import re
import shutil
import struct
import subprocess

from lib import real
from lib.real import ROOT, Tracer, check, equal, need

RELEASE = "2026.2.0"
PMU = "/sys/bus/event_source/devices/uprobe"
PERF_EVENT_OPEN = 298


def tool(*argv):
    return subprocess.run(argv, capture_output=True, text=True, check=True).stdout


def file_offsets(path, wanted):
    """Where the functions whose names match are in the file."""
    loads = [[int(w, 16) for w in line.split()[1:5]] for line in tool("readelf", "-lW", path).splitlines()
             if line.split()[:1] == ["LOAD"]]
    found = {}
    for line in tool("nm", "-C", path).splitlines():
        m = re.match(r"([0-9a-f]+) [tTW] ([\w:]+)", line)
        if not m or not re.fullmatch(wanted, m[2]):
            continue
        at = int(m[1], 16)
        offset, vaddr = next((o, v) for o, v, _, size in loads if v <= at < v + size)
        found[m[2]] = at - vaddr + offset
    return found


class Returns:
    """Return probes on functions of files, as long as this is used."""

    def __init__(self, *files):
        libc = ctypes.CDLL(None, use_errno=True)
        kind = int(real.read(f"{PMU}/type"))
        bit = int(re.match(r"config:(\d+)", real.read(f"{PMU}/format/retprobe"))[1])
        self.fds = {}
        for path, wanted in files:
            offsets = file_offsets(path, wanted)
            need(offsets, f"{os.path.basename(path)} has functions {wanted}")
            for name, offset in offsets.items():
                place = ctypes.create_string_buffer(path.encode())
                attr = struct.pack("<IIQQQQQIIQQ", kind, 72, 1 << bit, 0, 0, 0, 0, 0, 0, ctypes.addressof(place), offset)
                fd = libc.syscall(PERF_EVENT_OPEN, attr.ljust(72, b"\0"), -1, 0, -1, 0)
                need(fd >= 0, f"a return probe at {name}", os.strerror(ctypes.get_errno()))
                self.fds[name] = fd

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for fd in self.fds.values():
            os.close(fd)


def replaced(maps):
    return "[uprobes]" in maps


def places(call):
    return [(os.path.basename(f["module"] or ""), f["function"], f["offset"]) for f in call["stack"]]


def stacks(t):
    return [(c["name"], places(c), c.get("stack_cut")) for c in t.calls() if "stack" in c]


def functions(call):
    return [f["function"] for f in call["stack"]]


def odd_programs():
    d = real.folder()
    src = f"{ROOT}/tests/workloads"
    odd = real.build(f"{src}/stacks/odd.c", f"{d}/odd", "-O2", "-fomit-frame-pointer", "-ldl")
    lib = real.build(f"{src}/abi/libur_fake.c", f"{d}/libur_fake.so", "-fPIC", "-shared")
    good = real.build(f"{src}/stacks/through.c", f"{d}/good.so", "-fPIC", "-shared", "-O2", "-fomit-frame-pointer")
    probed = (odd, "main|deed|deep|nested"), (good, "call_it"), (lib, "urQueueFlush|urQueueFinish|urEventRelease")

    def one(options, *deeds):
        t = Tracer("--stacks=all", "-e", options, "--", odd, lib, *deeds)
        equal(t.wait(), 0, f"odd {' '.join(map(os.path.basename, deeds))} is not disturbed")
        return stacks(t)

    # Beyond 64, the kernel leaves the inner ones alone.
    for deeds in ("nest",), ("deep", "3"), ("deep", "61"), ("deep", "100"), ("through", good):
        for options in "ur", "ur:urQueueFinish,ur:urKernelRelease", "ur:urQueueRelease,ur:urQueueFinish":
            alone = one(options, *deeds)
            with Returns(*probed):
                beside = one(options, *deeds)
            check(alone and all(s[1] and s[2] is None for s in alone), f"stacks of {options}, alone: they are whole", len(alone))
            equal([s for s in beside if s not in alone], [], f"the same beside return probes of all around, {options}")
            equal(len(beside), len(alone), "as many")


def known(program):
    """Once a place is known, its stack is not taken, so that there is no limit to it."""
    def trace():
        t = Tracer("-k", "-e", "ur:urUSMDeviceAlloc", "--stack-limit", "40", "--", program, "--rounds", "12000",
                   env=real.warm_environment(RELEASE))
        equal(t.wait(), 0, "the program ends well")
        got = t.calls("urUSMDeviceAlloc")
        equal(len(got), 12000, "all its calls are seen")
        seconds = (got[-1]["ts"] - got[0]["ts"]) / 1e9
        have = [c for c in got if "stack" in c]
        check(len(have) > 40 * (seconds + 2), "far more of them than the limit have their place", (len(have), seconds))
        return {(str(places(c)), c.get("stack_cut")) for c in have if "allocate_top" in functions(c)}

    alone = trace()
    with Returns((program, "main|allocate_top|allocate_middle|allocate_deepest")):
        beside = trace()
    equal(len(alone), 1, "which is one")
    equal(beside, alone, "and is the same beside return probes of all functions around")


def in_flight():
    """The other tracer is there from the start, and its calls are around and below."""
    name = f"xbb{os.getpid()}"
    program = shutil.copy(real.workload(RELEASE, "waits"), f"{real.folder()}/{name}")
    env = real.warm_environment(RELEASE)
    w = Tracer("-e", "ur,cl", "--layers", "all", "--", program, "--rounds", "1", "--hang", "1", env=env, stdin=True)
    tid = int(w.said(r"^hangs (\d+)$", 60)[1])
    pid = next(p for p in real.children(w.pid) if real.read(f"/proc/{p}/comm").strip() == name)
    real.wait_for(lambda: real.read(f"/proc/{pid}/task/{tid}/syscall").startswith("202 "), "it sleeps")
    check(replaced(real.read(f"/proc/{pid}/maps")), "the kernel has its trampoline there")
    s = subprocess.run([real.XPTIBPF, "stat", "--inflight", "-p", str(pid)], capture_output=True, text=True, check=False)
    equal(s.returncode, 0, "stat --inflight ends by itself")
    of_it = re.findall(rf"\({tid}\) +(\w+), which began before the trace", s.stdout)
    equal(of_it, ["urEventWait", "clWaitForEvents"], "both calls are found, which another xptibpf has seen begin")
    check("could not be followed" not in s.stderr, "and no thread's stack ends early", s.stderr)
    w.p.stdin.close()
    equal(w.wait(30), 0, "the program goes on and ends well")


def main():
    program = shutil.copy(real.workload(RELEASE, "sites"), f"{real.folder()}/sites")
    odd_programs()
    known(program)
    in_flight()


real.run(main)
