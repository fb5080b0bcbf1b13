#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300
"""Arming from inside: a preloaded library gives the beacon the block that arm/way.h makes of the file, as xptibpf does
from outside. Each release that is known, in a program that runs: silent before, as loud as for a subscriber while
traced, silent again, disarmed, armed again.
"""
import os
import re
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
import real  # noqa: E402
import xpti  # noqa: E402

BEACON = f"{real.O}/libxptibpf-beacon.so"
SECONDS = 10


def show():
    out = f"{real.folder()}/arm_show"
    return real.build(f"{real.HERE}/../arm_show.c", out, "-Wall", "-Wextra", "-D_GNU_SOURCE", f"-I{real.ROOT}/user",
                      f"-I{real.ROOT}/include", *real.libraries())


def bias(pid, path):
    """Where the file begins in that process; its first segment has the address 0."""
    for line in real.read(f"/proc/{pid}/maps").splitlines():
        fields = line.split(None, 5)
        if len(fields) == 6 and fields[5] == path and int(fields[2], 16) == 0:
            return int(fields[0].split("-")[0], 16)
    return real.need(False, f"the program has {path}")


def libsycl(pid):
    return re.search(r" (/\S*/libsycl\.so\S*)$", real.read(f"/proc/{pid}/maps"), re.M)[1]


def threads(pid):
    names = [real.read(f"/proc/{pid}/task/{t}/comm").strip() for t in os.listdir(f"/proc/{pid}/task")]
    return names.count("xptibpf-beacon")


class Armed:
    """A program that can be armed."""

    def __init__(self, tool, argv, env, witness=True):
        self.tool = tool
        self.folder = real.folder()
        self.log = f"{self.folder}/log"
        armed = xpti.armed()
        env = {**env, "LD_PRELOAD": armed, "ARMED": self.folder}
        if witness:
            env.update(LD_PRELOAD=f"{armed}:{xpti.witness()}", XPTI_WITNESS=self.log, XPTI_WITNESS_BEACON="1")
        self.p = real.Process(argv, env=env, stdin=True)
        self.p.said(r"^pid \d+", 60)
        self.pid = self.p.pid

    def arm(self, flags=0):
        lib = libsycl(self.pid)
        made = real.Process([self.tool, lib, f"{bias(self.pid, lib):x}", f"{self.folder}/part", str(flags), BEACON])
        real.equal(made.wait(), 0, "the block")
        told = f"{self.folder}/told"
        if os.path.exists(told):
            os.unlink(told)
        os.rename(f"{self.folder}/part", f"{self.folder}/go")
        real.wait_for(lambda: os.path.exists(told), "the beacon answers", SECONDS)
        return real.read(told).strip()

    def does(self, n):
        before = self.p.out.count(f"did {n}\n")
        self.p.tell(str(n))
        real.wait_for(lambda: self.p.out.count(f"did {n}\n") > before or self.p.p.poll() is not None, f"{n} more rounds")
        real.check(self.p.p.poll() is None, f"the program goes on after {n} rounds")


def main():
    tool = show()
    for release in ("2025.3.3", "2026.2.0"):
        argv = [real.workload(release, "sycl_loop"), "--steps", "1", "--sleep-ms", "0"]
        a = Armed(tool, argv, real.environment(release))
        a.does(3)
        real.equal(a.arm(), "4", f"{release}: armed")
        a.does(3)
        t = real.Tracer("-s", "1024", "-e", "sycl", "-p", a.pid).ready()
        real.wait_for(lambda: os.path.exists(a.log + ".ready"), f"{release}: the beacon wakes", SECONDS)
        a.does(5)
        t.end()
        debug = "sycl.debug" if release > "2026" else "sycl"
        xpti.hold_against(a.log, t, release, least={f"{debug} task_begin": 15})
        import collections
        print(collections.Counter((e["stream"], e["event"]) for e in t.events() if e["type"] == "xpti"))
        a.does(3)
        a.p.p.stdin.close()
        real.equal(a.p.wait(), 0, "ends")


real.run(main)
