#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 50, suite: all
"""Probes that are linked one by one, as on kernels before 6.6: the kernel removes ten of them a second. The tracer doesn't
wait for that: it ends at once and says which process removes them, which goes on whatever becomes of the tracer, and ends
when nothing is left. Until then the probes do nothing, and a tracer that is started meanwhile sees each call once.
"""
import os
import re
import signal
import time

from lib import real
from lib.real import check, equal, need

RELEASE = "2026.2.0"
MANY = ("--link", "perf", "-e", "ur:urUSM*,ur:urEnqueueUSM*,ur:urEventWait")
LEFT = re.compile(r"warning: (\d+) probes, .* process (\d+) does it in about (\d+) s")


def loop():
    p = real.Process([real.workload(RELEASE, "sycl_loop"), "--steps", "1", "--sleep-ms", "0"], env=real.warm_environment(RELEASE), stdin=True)
    p.said(rf"^pid {p.pid}$", 60)
    return p


def links(pid):
    return {i for kind, i in real.bpf_ids(pid) if kind == "link"} if real.alive(pid) else set()


def remover_of(t):
    """The process that has the links of a tracer, and is no child of it."""
    def found():
        ours = links(t.pid)
        for name in os.listdir("/proc"):
            if name.isdigit() and real.read(f"/proc/{name}/comm") == "xptibpf-remove\n":
                try:
                    if ours & links(int(name)):
                        return int(name)
                except OSError:
                    pass  # it has just ended
        return None

    return real.wait_for(found, "a process has copies of the links")


def steps(p, n):
    p.tell(str(n))
    p.said(f"^did {n}$", 60)


def removed(pid, what):
    real.wait_for(lambda: not real.alive(pid), f"{what}: the remover ends", 200)
    check(True, f"{what}: the remover ends")


def interrupted(p):
    t = real.Tracer("-p", p.pid, *MANY).ready()
    steps(p, 20)
    calls = real.wait_for(lambda: [e for e in t.events(True) if e["type"] == "call"], "calls")
    check(calls, "its calls are seen")
    held, remover = links(t.pid), remover_of(t)
    given = links(remover)
    t.p.send_signal(signal.SIGINT)
    start = time.monotonic()
    equal(t.wait(10), 0, "interrupted: exit status")
    check(links(remover), "interrupted: it ends before its probes are removed", f"{time.monotonic() - start:.2f} s")
    m = LEFT.search(t.err)
    need(m, "interrupted: says what is left", t.err)
    equal(int(m[2]), remover, "interrupted: and by whom it is removed")
    check(0 < int(m[1]) < len(held), "interrupted: some are left, some are removed", (m[1], len(held)))
    check(int(m[1]) >= len(given) - 1, "interrupted: it sees by the first ones that it would wait in vain", (m[1], len(given)))
    equal(t.lost(), {}, "interrupted: nothing is lost")
    return remover, held


def meanwhile(p, remover):
    """Another tracer, when some probes of the one before are still there."""
    t = real.Tracer("-p", p.pid, "--link", "perf", "-e", "ur:urUSMFree").ready()
    check(real.alive(remover), "the probes of the one before are still being removed")
    steps(p, 30)
    t.end()
    # Each iteration of the program allocates once.
    equal(len(t.calls("urUSMFree")), 30, "a second tracer sees each call once")
    equal(t.lost(), {}, "a second tracer loses nothing")


def killed(p):
    t = real.Tracer("-p", p.pid, *MANY).ready()
    steps(p, 10)
    held, remover = links(t.pid), remover_of(t)
    start = time.monotonic()
    t.kill(signal.SIGKILL)
    t.wait(10)
    check(links(remover), "killed: it is gone before its probes are", f"{time.monotonic() - start:.2f} s")
    for sig in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        os.kill(remover, sig)
    check(real.alive(remover), "killed: the remover lives on, and signals don't end it")
    return remover, held


def program():
    """Half a second of a program costs no minute."""
    t = real.Tracer(*MANY, "--", real.workload(RELEASE, "sycl_loop"), "--steps", "1", "--sleep-ms", "0", env=real.warm_environment(RELEASE))
    equal(t.wait(60), 0, "the program, traced")
    m = LEFT.search(t.err)
    need(m, "the program: says what is left", t.err)
    check(links(int(m[2])), "the program: the tracer ends before its probes are removed")
    check(t.calls("urUSMFree"), "the program: its calls are seen")
    equal(t.lost(), {}, "the program: no mapping was let go early, and nothing else is lost")
    return int(m[2])


def main():
    p = loop()
    remover, held = interrupted(p)
    meanwhile(p, remover)
    removed(remover, "interrupted")
    remover, more = killed(p)
    steps(p, 50)
    removed(remover, "killed")
    left = {i for kind, i in real.bpf_alive() if kind == "link"} & (held | more)
    equal(left, set(), "no link of ours is left")
    p.p.stdin.close()
    equal(p.wait(), 0, "the program ends normally")
    removed(program(), "program")


real.run(main)
