#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 60, alone: it traces everyone, and would be busy with what other tests do
"""Several SYCL programs at once, two of them in mount and PID namespaces of their own, with the runtime
on overlayfs: one sees the machine's files through it, one has its own copy. Each call is reported
exactly once, and a file is one object by whatever path it is mapped."""
import os
import shutil
import time

from lib import real
from lib.real import check, equal

RELEASE = "2026.2.0"
LOOP = ["--steps", "1", "--sleep-ms", "0"]


class Loop:
    """The loop, its pid as the machine sees it (pid) and as it does itself (inner)."""

    def __init__(self, argv, env):
        self.p = real.Process(argv, env=env, stdin=True)
        self.inner = int(self.p.said(r"^pid (\d+)$", 60).group(1))
        family = [self.p.pid, *real.children(self.p.pid)]
        self.pid = next(p for p in family if real.read(f"/proc/{p}/comm").strip() == "sycl_loop")
        self.did = 0

    def go(self, n):
        self.did += n
        self.p.tell(str(n))

    def done(self, n):
        self.p.said(f"^did {n}$")

    def end(self):
        self.p.p.stdin.close()
        return self.p.wait()


def contained(copied):
    """In its own mount and PID namespace; copied: these files are its own, in the upper layer."""
    d, rt = real.folder(), real.runtime(RELEASE)
    for name in ("upper/lib", "work", "merged"):
        os.makedirs(f"{d}/{name}")
    for name in copied:
        shutil.copy2(f"{rt}/lib/{name}", f"{d}/upper/lib/{name}")
    env = real.warm_environment(RELEASE)
    env = {k: v.replace(f"{rt}/lib", f"{d}/merged/lib") for k, v in env.items()}
    script = f"mount -t overlay overlay -o lowerdir={rt},upperdir={d}/upper,workdir={d}/work {d}/merged && exec \"$@\""
    loop = Loop(["unshare", "-mpf", "--mount-proc", "--kill-child", "sh", "-c", script, "sh",
                 real.workload(RELEASE, "sycl_loop"), *LOOP], env)
    loop.lib = f"{d}/merged/lib"
    return loop


def main():
    plain = [Loop([real.workload(RELEASE, "sycl_loop"), *LOOP], real.warm_environment(RELEASE)) for _ in range(2)]
    through, own = contained([]), contained(["libsycl.so.9"])
    everyone = [*plain, through, own]
    check(through.inner < 10 and through.inner != through.pid, "the contained ones have numbers of their own", (through.inner, through.pid))
    t = real.Tracer("-p", ",".join(str(p.pid) for p in everyone)).ready()
    for i, p in enumerate(everyone):
        p.go(30 + i)
    for i, p in enumerate(everyone):
        p.done(30 + i)
    # One that starts in a container while we watch everyone.
    equal(t.end(), 0, "the tracer ends well")
    for i, (p, who) in enumerate(zip(everyone, ("the first", "the second", "one with the machine's files on overlayfs",
                                                "one with its own copy on overlayfs"))):
        for name, each in (("urUSMDeviceAlloc", 1), ("urEnqueueUSMMemcpy", 2), ("urEnqueueKernelLaunchWithArgsExp", 1)):
            calls = t.calls(name, pid=p.pid)
            equal((len(calls), len({c["id"] for c in calls})), ((30 + i) * each,) * 2, f"{who}: {name}, each reported once")
    equal({c["pid"] for c in t.calls()}, {p.pid for p in everyone}, "no one else is reported")
    objects = [e for e in t.events() if e["type"] == "object" and "libsycl.so" in e["path"]]
    equal((len(objects), len({(e["dev"], e["ino"]) for e in objects})), (2, 2), "two files, two objects: by the real inode")
    equal(t.lost(), {}, "nothing lost")
    seen = {e["pid"]: e for e in t.events() if e["type"] == "process" and e["event"] == "seen"}
    equal([seen[p.pid]["ns_pid"] for p in everyone], [p.inner for p in everyone], "each process's number in its own namespace")

    t = real.Tracer("-a").ready().knows("libsycl.so")
    late = contained(["libsycl.so.9"])
    # Its own copy is a new file, whose probes may come after the program's first iteration.
    t.knows(f"{late.lib}/libsycl.so")
    begin = time.monotonic_ns()
    late.go(25)
    late.done(25)
    t.end()
    for name, each in (("urUSMDeviceAlloc", 1), ("urEnqueueUSMMemcpy", 2)):
        calls = [c for c in t.calls(name, pid=late.pid) if c["ts"] >= begin]
        equal(len(calls), 25 * each, f"-a: one that starts in a container: {name}")
    for p in (*everyone, late):
        equal(p.end(), 0, "it ends normally")


real.run(main)
