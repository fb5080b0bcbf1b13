#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200, takes: 20
"""Who reads the libraries of traced programs: processes that can do nothing else, one for each. One that ends or hangs while
it reads, as a hostile file could make it do, costs the calls of that library alone, which is counted and said."""
import os
import re
import shutil
import signal

from lib import real
from lib.real import check, equal, need
from lib.serving import Capture, Serve

OURS = f"READER_TEST={os.getpid()}"
READERS = "xptibpf-reader"
NAMER = "xptibpf-names"  # reads names for stacks
# A byte is mapped, and not looked at, to learn from the kernel which file it really is.
READS = re.compile(r"^(\d+) +(?:(?:read|pread64|readv|preadv|preadv2)\(|mmap\(\w+, (?!1,))")

USED = set()  # readers that were given a file


# ---- processes ---------------------------------------------------------------------------------------


def status(pid):
    return dict(line.split(":\t", 1) for line in real.read(f"/proc/{pid}/status").splitlines() if ":\t" in line)


def readers():
    """{the one that forks: [its readers that have not ended]}, of the tracers that run here."""
    found, parents = {}, {}
    for p in filter(str.isdigit, os.listdir("/proc")):
        if real.read(f"/proc/{p}/comm") == f"{READERS}\n" and OURS in real.read(f"/proc/{p}/environ"):
            s = status(p)
            if s.get("State", "Z")[0] not in "ZX":
                parents[int(p)] = int(s["PPid"])
    for p, parent in parents.items():
        found.setdefault(parent if parent in parents else p, [])
        if parent in parents:
            found[parent].append(p)
    return found


def one_ready():
    """(the one that forks, the reader that waits for a file), of the only tracer."""
    def ready():
        found = readers()
        new = [p for of in found.values() for p in of if p not in USED]
        return len(found) == 1 and len(new) == 1 and (*found, *new)

    return real.wait_for(ready, "one reader waits")


def stopped(pid):
    os.kill(pid, signal.SIGSTOP)
    real.wait_for(lambda: status(pid)["State"][0] == "T", "the reader is stopped")
    return pid


class Program(real.Process):
    """It loads one of the libraries when it is told to."""

    def __init__(self, abi, lib, other):
        super().__init__([abi, lib, "say", "started", "wait", "load", other, "say", "loaded", "wait"], stdin=True)
        self.other = other
        self.said("^started$")

    def loads(self, ready=True):
        if ready:
            USED.add(one_ready()[1])
        self.tell("go")
        self.said("^loaded$")


# ---- what they can do --------------------------------------------------------------------------------


def unprivileged(pid, who, files=False):
    """files: whether it keeps those that it was given."""
    real.wait_for(lambda: status(pid)["Uid"].split()[0] == "65534", f"{who} has begun")
    s = status(pid)
    equal([s[k].strip() for k in ("CapInh", "CapPrm", "CapEff", "CapAmb")], ["0" * 16] * 4, f"{who} has no capability")
    equal((s["Uid"].split(), s["Groups"].strip(), s["NoNewPrivs"]), (["65534"] * 4, "", "1"), "is nobody, and stays that")
    fds = [os.readlink(f"/proc/{pid}/fd/{n}") for n in os.listdir(f"/proc/{pid}/fd")]
    others = [f for f in fds if not (files and f.startswith("/"))]
    check(len(others) == 1 and others[0].startswith("socket:"), "has no descriptor but its socket", fds)
    shared = [line for line in real.read(f"/proc/{pid}/maps").splitlines()
              if re.search(r" .w.s |bpf-map|anon_inode|memfd", line)]
    equal(shared, [], "and shares no memory")


def powerless():
    forks, reads = one_ready()
    unprivileged(forks, "the process that forks readers")
    unprivileged(reads, "a reader")
    equal(status(reads)["Seccomp"], "2", "whose system calls are filtered")


def only_readers_read(t, program):
    """By the system calls of both, from before the library is loaded."""
    _, reader = one_ready()
    out = f"{real.folder()}/strace"
    s = real.Process(["strace", "-f", "-y", "-o", out, "-e", "trace=read,pread64,readv,preadv,preadv2,mmap,sendmsg",
                      "-p", str(t.pid), "-p", str(reader)])
    for pid in t.pid, reader:
        s.said(f"Process {pid} attached", where="err")
    program.loads()
    t.knows(program.other)
    s.kill(signal.SIGINT)
    s.wait()
    lines = [line for line in real.read(out).splitlines() if program.other in line]
    check(any("sendmsg(" in line and line.split()[0] == str(t.pid) for line in lines), "the tracer passes the library on", lines[:5])
    equal({m[1] for m in map(READS.match, lines) if m}, {str(reader)}, "and nobody but the reader reads it")


# ---- what becomes of it ------------------------------------------------------------------------------


def ends(t, program):
    """As if the file had taken it over, or made it crash."""
    _, reader = one_ready()
    stopped(reader)
    program.loads()
    one_ready()  # it was given the file: there is another one for the next
    os.kill(reader, signal.SIGKILL)
    said = t.said(rf"{re.escape(program.other)} got no probes: .*", where="err")[0]
    # On a machine that is slow enough, its time is over before it is killed.
    check(re.search("fails|takes too long", said) and f"process {program.pid}" in said, "it is said that the reader failed", said)


def hangs(t, program):
    _, reader = one_ready()
    stopped(reader)
    program.loads()
    said = t.said(rf"{re.escape(program.other)} got no probes: .*", where="err")[0]
    check("takes too long" in said, "it is said that the file takes too long", said)
    real.wait_for(lambda: status(reader).get("State", "Z")[0] in "ZX", "a reader that hangs is ended")


def none_to_fork(t, program):
    """Somebody ends the process that forks: there is another one."""
    forks, reader = one_ready()
    os.kill(forks, signal.SIGKILL)
    # There may be another one already: after a hang, the tracer looks at all processes again, if it has lost something.
    real.wait_for(lambda: not {forks, reader} & {p for f, of in readers().items() for p in (f, *of)}, "it has ended, and its reader with it")
    program.loads(ready=False)
    t.knows(program.other)
    check(True, "there is another one")
    unprivileged(*readers(), "it")


def of_traces(abi, lib, copies):
    programs = [Program(abi, lib, c) for c in copies]
    t = real.Tracer("-p", ",".join(str(p.pid) for p in programs)).ready()
    powerless()
    only_readers_read(t, programs[0])
    ends(t, programs[1])
    programs[2].loads()
    t.knows(programs[2].other)
    check(True, "the next library is read")
    hangs(t, programs[3])
    none_to_fork(t, programs[4])
    t.end()
    equal(t.lost().get("unopened"), 2, "each library that was not read is counted")
    unprobed = [e for e in t.events() if e["type"] == "unprobed"]
    equal([(e["what"], e["pid"], e["path"]) for e in unprobed], [("file", p.pid, p.other) for p in (programs[1], programs[3])],
          "and reported, in the order in which it happened")
    check(real.every(lambda e: re.search("fails|takes too long", e["text"]), unprobed), "with the reason", unprobed)
    real.wait_for(lambda: not readers(), "no reader is left")


def of_callbacks(abi, lib, copy):
    """Whoever has callbacks is told which library it was, when it happens."""
    show = real.build_with_ours("callbacks_show.c")
    p = Program(abi, lib, copy)
    t = real.Process([show, "all", str(p.pid), f"{real.folder()}/run.xbt"])
    t.said("^tracing ")
    _, reader = one_ready()
    stopped(reader)
    p.loads()
    one_ready()
    os.kill(reader, signal.SIGKILL)
    said = t.said(rf" critical unprobed {p.pid} .* 0 {re.escape(copy)}: .*")[0]
    check(re.search("fails|takes too long", said), "a callback is told which library got no probes, and why", said)
    t.kill()
    t.wait()
    p.kill()
    real.wait_for(lambda: not readers(), "no reader is left")


# ---- unwind tables -----------------------------------------------------------------------------------


def whole(e):
    """The stack goes up to where the program begins."""
    return e["stack"][-1]["function"] in ("_start", "__libc_start_main") and not e.get("stack_ends")


def of_tables(abi, lib):
    """Only readers read what stacks need of files, and where all of them are ended, there are others."""
    p = real.Process([abi, lib, "say", "started", "wait", "calls", "3", "say", "called", "wait", "nest", "3", "say", "nested", "wait"], stdin=True)
    p.said("^started$")
    t = real.Tracer("-k", "-p", p.pid).ready()
    forks, reader = one_ready()
    out = f"{real.folder()}/strace"
    s = real.Process(["strace", "-f", "-y", "-o", out, "-e", "trace=read,pread64,readv,preadv,preadv2,mmap", "-p", str(t.pid),
                      "-p", str(forks), "-p", str(reader)])
    for pid in t.pid, forks, reader:
        s.said(f"Process {pid} attached", where="err")
    p.tell("go")
    p.said("^called$")
    t.has("urEventWait")
    s.kill(signal.SIGINT)
    s.wait()
    who = {m[1] for m in map(READS.match, (line for line in real.read(out).splitlines() if f"<{lib}>" in line or f"<{abi}>" in line)) if m}
    check(who and str(t.pid) not in who, "readers read the unwind tables, and the tracer does not", (t.pid, who))
    os.kill(forks, signal.SIGKILL)
    real.wait_for(lambda: forks not in readers(), "what forks readers is ended, and the readers with it")
    p.tell("go")
    p.said("^nested$")
    t.end()
    stacks = {name: [e for e in t.calls(name) if e.get("stack")] for name in ("urEventWait", "urQueueFinish")}
    equal({k: len(v) for k, v in stacks.items()}, {"urEventWait": 3, "urQueueFinish": 3}, "each call has its stack")
    check(all(whole(e) for v in stacks.values() for e in v), "which is whole, of those from later, too", [e["stack"][-1] for v in stacks.values() for e in v])
    p.kill()
    real.wait_for(lambda: not readers(), "no reader is left")


# ---- serve, which has secrets ------------------------------------------------------------------------

SECRET = f"Bearer {os.urandom(16).hex()}"


def has_secret(pid):
    """Whether it is anywhere in the memory of the process that can be written."""
    with open(f"/proc/{pid}/mem", "rb", buffering=0) as mem:
        for line in real.read(f"/proc/{pid}/maps").splitlines():
            start, end = (int(x, 16) for x in line.split()[0].split("-"))
            if " rw" not in line or "bpf-map" in line:
                continue
            try:
                mem.seek(start)
                if SECRET.encode() in mem.read(end - start):
                    return True
            except OSError:
                pass
    return False


def ours(name):
    """Processes of that name of the serve that runs here, whose program is a copy of its own."""
    def is_ours(pid):
        try:
            return real.read(f"/proc/{pid}/comm") == f"{name}\n" and os.path.samefile(f"/proc/{pid}/exe", real.XPTIBPF)
        except OSError:
            return False
    return [int(p) for p in os.listdir("/proc") if p.isdigit() and is_ours(p)]


def knows_nothing(name, n):
    """Readers come and go with the machine's programs: those count that did not end meanwhile."""
    def secrets():
        found = {}
        for pid in ours(name):
            try:
                found[pid] = has_secret(pid)
            except OSError:
                pass
        return len(found) >= n and found

    found = real.wait_for(secrets, f"{n} of {name}")
    check(not any(found.values()), f"nothing of {name} has the secret of serve", found)
    return found


def of_serve(abi, lib):
    d = real.folder()
    real.XPTIBPF = shutil.copy(real.XPTIBPF, f"{d}/xptibpf")
    with open(f"{d}/config", "w", encoding="utf-8") as f:
        f.write(f"otlp: http://127.0.0.1:9\notlp-header: 'Authorization: {SECRET}'\n")
    s = Serve("--config", f"{d}/config", "--listen", f"unix:{d}/http", "--control", f"{d}/control").ready(f"{d}/http")
    check(has_secret(s.pid), "serve itself has it")
    forks = min(ours(READERS))  # it came first
    unprivileged(forks, "what forks readers")
    # A copy of serve as it is now would have it.
    knows_nothing(READERS, 2)
    os.kill(forks, signal.SIGKILL)
    real.wait_for(lambda: forks not in ours(READERS), "what forks readers is ended")
    # A library that no program has yet: serve has read the others, and starts what forks readers where it has to read one.
    p = real.Process([abi, shutil.copy(lib, f"{d}/libnew.so"), "say", "started", "wait", "calls", "1000000000"], stdin=True)
    p.said("^started$")
    knows_nothing(READERS, 2)
    c = Capture(d, "-p", p.pid, "-k", "-d", 30).begun()
    p.tell("go")
    unprivileged(*knows_nothing(NAMER, 1), "what reads names", files=True)
    c.end()
    p.kill()
    p.wait()
    s.p.terminate()
    equal(s.wait(), 0, "serve ends")
    real.wait_for(lambda: not ours(READERS) + ours(NAMER), "with its readers")


def main():
    need(shutil.which("strace"), "strace is installed")
    os.environ.update([OURS.split("=")])
    abi, lib = real.build_abi(real.folder())
    of_traces(abi, lib, [shutil.copy(lib, f"{real.folder()}/libcopy{n}.so") for n in range(5)])
    of_callbacks(abi, lib, shutil.copy(lib, f"{real.folder()}/libcopy.so"))
    of_tables(abi, lib)
    of_serve(abi, lib)


real.run(main)
