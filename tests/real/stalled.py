#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 50, suite: all
"""Libraries on a file system that a process answers for (FUSE): they are traced like others, and where it answers no
more, nobody waits for it: doctor, arm and traces of everyone end in time, see all others, and name what failed, once."""
import ctypes
import os
import shutil
import sys
import time

from lib import real
from lib.real import check, equal
from lib.serving import Serve

N = 20
OURS = f"STALLED_TEST={os.getpid()}"
LONG = 15 * real.SLOWER  # seconds; a command takes one or two


class Stalling:
    """The file, in a folder of its own file system."""

    def __init__(self, file):
        self.folder, self.stall = real.folder(), f"{real.folder()}/stall"
        self.path = f"{self.folder}/{os.path.basename(file)}"
        self.server = real.Process([sys.executable, f"{real.ROOT}/tests/real/lib/fuse.py", file, self.folder, self.stall])
        self.server.said("^mounted$")

    def stalls(self):
        with open(self.stall, "w", encoding="ascii"):
            pass

    def ends(self):
        self.server.kill()
        self.server.wait()
        ctypes.CDLL(None).umount2(self.folder.encode(), 2)


def run(*args):
    begin = time.monotonic()
    p = real.Process([real.XPTIBPF, *map(str, args)])
    status = p.wait(LONG)
    check(True, f"{' '.join(map(str, args))} ends", f"{time.monotonic() - begin:.1f} s, {status}")
    return p.out + p.err


def start(abi, lib):
    p = real.Process([abi, lib, "say", "loaded", "wait", "calls", str(N), "say", "done", "wait"], stdin=True)
    p.said("^loaded$")
    return p


def named_once(abi, lib):
    """Several files of a process: the first one is named, and each is counted once, however often the process is looked at."""
    all_ = [Stalling(shutil.copy(lib, f"{real.folder()}/lib{n}.so")) for n in range(3)]
    try:
        p = real.Process([abi, all_[0].path, *(w for fs in all_[1:] for w in ("load", fs.path)), "say", "loaded", "wait"], stdin=True)
        p.said("^loaded$")
        for fs in all_:
            fs.stalls()
        d = real.folder()
        s = Serve("--listen", f"unix:{d}/http", "--control", "none").ready(f"{d}/http")
        t = real.Tracer("-p", p.pid).ready(LONG)
        said = lambda who: [line for line in who.err.splitlines() if "does not answer" in line and f"process {p.pid}:" in line]
        for who in s, t:
            real.wait_for(lambda w=who: said(w), f"{who.argv[1]} says what it can't open", LONG)
        t.end(seconds=LONG)
        s.p.terminate()
        equal(s.wait(LONG), 0, "serve ends")
        for who in s, t:
            equal(len(said(who)), 1, f"{who.argv[1]} says so once for the process")
        equal(t.lost().get("unopened"), len(all_), "each file is counted once")
    finally:
        for fs in all_:
            fs.ends()


def files_helpers():
    """Those of the commands that run here: they have our environment, and a session of their own. Other tests run beside
    this one, and what they trace with has such helpers, too."""
    return [p for p in os.listdir("/proc") if p.isdigit() and real.read(f"/proc/{p}/comm") == "xptibpf-files\n" and
            OURS in real.read(f"/proc/{p}/environ")]


def main():
    os.environ.update([OURS.split("=")])
    abi, lib = real.build_abi(real.folder())
    fs = Stalling(lib)
    try:
        p, other = start(abi, fs.path), start(abi, lib)
        t = real.Tracer("-p", f"{p.pid},{other.pid}").ready()
        for q in (p, other):
            q.tell("go")
            q.said("^done$")
        t.end()
        equal([len(t.calls("urEventWait", pid=q.pid)) for q in (p, other)], [N] * 2, "while it answers, its library is traced")
        equal(t.lost(), {}, "and nothing is lost")
        check("ur: " in run("doctor", "-p", p.pid), "doctor shows its library")
        t = real.Tracer("--", abi, fs.path, "calls", str(N), "end", "0")
        t.wait()
        equal((len(t.calls("urEventWait")), t.lost()), (N, {}), "a program is held while its library there is looked at")

        p, other = start(abi, fs.path), start(abi, lib)
        fs.stalls()
        out = run("doctor")
        check(fs.path in out and "does not answer" in out, "doctor names the file that can't be read")
        check(f"  {other.pid} abi" in out and "ur: " in out, "and shows the others")
        out = run("arm", "--list")
        check(f"{p.pid} " in out and fs.path in out and "does not answer" in out, "arm --list names it", out[-300:])
        run("arm", p.pid)
        begin = time.monotonic()
        t = real.Tracer("-a").ready(LONG)
        check(True, "a trace of everyone begins", f"{time.monotonic() - begin:.1f} s")
        check(files_helpers(), "with a helper that opens files")
        other.tell("go")
        other.said("^done$")
        real.wait_for(lambda: "does not answer" in t.err, "it says what it can't open", LONG)
        equal(t.end(seconds=LONG), 0, "a trace of everyone ends")
        equal(len(t.calls("urEventWait", pid=other.pid)), N, "with the calls of others")
        check(fs.path in t.err and t.lost().get("unopened"), "the file is named and counted", t.err[-300:])
    finally:
        fs.ends()
    named_once(abi, lib)
    real.wait_for(lambda: not files_helpers(), "no helper is left", LONG)


real.run(main)
