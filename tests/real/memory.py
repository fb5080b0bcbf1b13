#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 150, takes: 20, suite: all, alone: it measures memory and processor time beside 300 idle processes
"""Memory stays bounded however many processes pass: 300 that idle, 2,000 short ones with calls, and a
library that is new a hundred times. The limit is 64 MiB beside the ring, and there is no growth."""
import collections
import os
import re
import shutil
import subprocess

from lib import real
from lib.real import check, equal

RING = 16
LIMIT = 64 + RING
MIB = 1024
FILES, LINKS = 100, 3  # that come and go, and of links in each, at most


def memory(t, what):
    return int(re.search(rf"^{what}:\s*(\d+) kB", real.read(f"/proc/{t.pid}/status"), re.M).group(1)) / MIB


def descriptors(t):
    """How many are links, and how many others."""
    found = collections.Counter()
    for fd in os.listdir(f"/proc/{t.pid}/fd"):
        try:
            found["link" if "bpf_link" in os.readlink(f"/proc/{t.pid}/fd/{fd}") else "other"] += 1
        except FileNotFoundError:
            pass  # closed meanwhile
    return found


def pass_by(abi, lib, n):
    """n processes with 2 calls each, two at a time."""
    subprocess.run(f"yes 2 | head -{n} | xargs -P 2 -n 1 {abi} {lib} calls", shell=True, check=True)


def main():
    d = real.folder()
    abi, lib = real.build_abi(d)
    # The runtime's own libraries have symbol tables of tens of MiB.
    loop = real.Process([real.workload("2026.2.0", "sycl_loop")], env=real.warm_environment("2026.2.0"))
    loop.said(r"^pid \d+$", 60)
    idle = [subprocess.Popen(["sleep", "300"]) for _ in range(300)]
    try:
        t = real.Tracer("-a", "-e", "ur,thread").ready()
        # One that stays till its library is known: it may take longer than a short process lives.
        first = real.Process([abi, lib, "wait"], stdin=True)
        t.knows(lib)
        first.tell("end")
        first.wait()
        pass_by(abi, lib, 400)
        before = memory(t, "VmRSS")
        pass_by(abi, lib, 1600)
        after = memory(t, "VmRSS")
        check(after - before < 2, "1,600 more processes: memory does not grow", f"{before:.1f} then {after:.1f} MiB")

        # A file that is new each time, with the calls of its only user.
        fds = descriptors(t)
        for i in range(FILES):
            copy = f"{d}/copy{i}.so"
            shutil.copy(lib, copy)
            subprocess.run([abi, copy, "calls", "1"], check=True)
            os.unlink(copy)
        files = memory(t, "VmRSS")
        check(files - after < 4, "a hundred files that come and go: memory does not grow", f"{after:.1f} then {files:.1f} MiB")
        # A file keeps its probes for a minute after its last user, and each of them is a link.
        now = descriptors(t)
        check(now["link"] - fds["link"] <= LINKS * FILES, "no more links than these files have probes", (fds["link"], now["link"]))
        check(now["other"] - fds["other"] <= 4, "nor do other descriptors stay", (fds["other"], now["other"]))
        peak = memory(t, "VmHWM")
        check(peak < LIMIT, f"at most {LIMIT} MiB with the ring, at any time", f"{peak:.1f} MiB")
        equal(t.end(), 0, "the tracer ends well")
    finally:
        for p in idle:
            p.kill()
        for p in idle:
            p.wait()
    loop.p.terminate()
    equal(loop.wait(), 0, "a SYCL program beside ends well")
    calls = real.count(t.events())["urEventWait"]
    check(calls >= 4000, "the calls of 2,000 processes", calls)
    pids = {e["pid"] for e in t.calls("urEventWait")}
    check(len(pids) >= 2000, "of each under its own number", len(pids))
    lost = t.lost()
    check(lost.pop("late_file", 0) >= 1, "that a library was known late is said", lost)
    equal(lost, {}, "nothing lost")


real.run(main)
