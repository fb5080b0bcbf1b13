#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120
"""Who is traced: by pid, thread, name, user, cgroup, with children or everyone, also those that start
while tracing. Beside each target runs a neighbour that makes the same calls and must not be reported."""
import os
import pwd
import shutil
import signal

from lib import real
from lib.real import check, equal

N = 40
THREADS = 5  # that "threads" starts


def start(abi, lib, **kw):
    """Waits, calls N times, says so, waits for its end."""
    return real.Process([abi, lib, "wait", "calls", str(N), "say", "done", "wait"], stdin=True, **kw)


def go(*processes):
    for p in processes:
        p.tell("go")
    for p in processes:
        p.said("^done$")


def but_others(account):
    """Other programs on this machine may load libraries while all processes are watched, and remove them."""
    return set(account) <= {"late_file", "unprobed"}


def but_all_others(account):
    """Of those that are traced, too, some are hostile: xpti_hostile.py."""
    return but_others(set(account) - {"xpti_unreadable"})


def over(t, *processes, lost=lambda account: not account):
    for p in processes:
        p.tell("end")
        p.wait()
    t.end()
    check(lost(t.lost()), "nothing lost", t.lost())


def told(t, p):
    return len(t.calls("urEventWait", pid=p.pid))


def by_pid(abi, lib):
    a, other = start(abi, lib), start(abi, lib)
    t = real.Tracer("-p", a.pid).ready()
    go(a, other)
    over(t, a, other)
    equal((told(t, a), told(t, other)), (N, 0), "-p: the process and not its neighbour")
    check(all(e.get("pid") in (None, a.pid) for e in t.events()), "-p: nothing at all of the neighbour")


def by_thread(abi, lib):
    p = real.Process([abi, lib, "late-thread"], stdin=True)
    tid = int(p.said(r"^thread (\d+)$").group(1))
    t = real.Tracer("-t", tid).ready()
    for i in range(5):
        p.tell("go")
        real.wait_for(lambda: p.out.count("called\n") == i + 1, "it called")
    over(t, p)
    calls = t.calls("urEventWait")
    equal(({c["tid"] for c in calls}, len(calls)), ({tid}, 5), "-t: that thread, and not those that it starts")


def by_name(abi, lib):
    mine = f"{os.path.dirname(abi)}/named-thing-with-a-long-name"
    shutil.copy(abi, mine)
    early = start(mine, lib)
    t = real.Tracer("--comm", "named-thing-with-a-long-name").ready().knows(lib)
    late, other = start(mine, lib), start(abi, lib)
    go(early, late, other)
    over(t, early, late, other, lost=but_others)
    equal([told(t, p) for p in (early, late, other)], [N, N, 0], "--comm: one that ran, one that started while tracing, not the neighbour")


def by_user(abi, lib):
    nobody = pwd.getpwnam("nobody")

    def as_nobody():
        os.setgid(nobody.pw_gid)
        os.setuid(nobody.pw_uid)

    early = start(abi, lib, preexec_fn=as_nobody)
    t = real.Tracer("--uid", "nobody").ready().knows(lib)
    late, other = start(abi, lib, preexec_fn=as_nobody), start(abi, lib)
    go(early, late, other)
    over(t, early, late, other, lost=but_others)
    equal([told(t, p) for p in (early, late, other)], [N, N, 0], "--uid nobody: both of that user, not root's")


def by_cgroup(abi, lib):
    root = next(m.split()[1] for m in real.read("/proc/mounts").splitlines() if m.split()[2] == "cgroup2")
    group = f"xptibpf-test-{os.getpid()}"
    os.makedirs(f"{root}/{group}/inner")

    def joins(name):
        def enter():
            with open(f"{root}/{name}/cgroup.procs", "w") as f:
                f.write("0")
        return enter

    try:
        early = start(abi, lib, preexec_fn=joins(group))
        t = real.Tracer("--cgroup", group).ready().knows(lib)
        late, other = start(abi, lib, preexec_fn=joins(f"{group}/inner")), start(abi, lib)
        go(early, late, other)
        over(t, early, late, other, lost=but_others)
        equal([told(t, p) for p in (early, late, other)], [N, N, 0], "--cgroup: that group and below, not the others")
    finally:
        def empty(d):
            real.wait_for(lambda: not real.read(f"{d}/cgroup.procs").strip(), "the cgroup is empty")
            os.rmdir(d)
        empty(f"{root}/{group}/inner")
        empty(f"{root}/{group}")


def everyone(abi, lib):
    early = [start(abi, lib) for _ in range(2)]
    t = real.Tracer("-a", "-e", "ur:*").ready().knows(lib)
    late = start(abi, lib)
    go(*early, late)
    # Another copy of the library, another file: new to us, and its process too.
    copy = f"{os.path.dirname(lib)}/libother.so"
    shutil.copy(lib, copy)
    new = real.Process([abi, copy, "wait", "calls", str(N), "say", "done", "wait"], stdin=True)
    t.knows(copy)
    go(new)
    over(t, *early, late, new, lost=lambda account: list(account) == ["late_file"])
    equal([told(t, p) for p in (*early, late, new)], [N] * 4, "-a: those that ran, that started, and with a new copy of the library")
    names = {e["pid"]: e["comm"] for e in t.events() if e["type"] == "process" and e["event"] in ("seen", "exec")}
    check(all(p.pid in names for p in (*early, late, new)), "-a: each process is introduced")
    check(len([e for e in t.events() if e["type"] == "object" and e["path"] == lib]) == 1,
          "-a: one file is one object however many have it mapped")


def changed(pid, path):
    """How many bytes of the file's code differ in the process: a breakpoint is one."""
    code = open(path, "rb").read()
    n = 0
    with open(f"/proc/{pid}/mem", "rb") as mem:
        for line in real.read(f"/proc/{pid}/maps").splitlines():
            span, mode, at, *_, name = line.split(maxsplit=5)
            if name != path or "x" not in mode:
                continue
            start, end = (int(x, 16) for x in span.split("-"))
            mem.seek(start)
            here = mem.read(end - start)
            n += sum(a != b for a, b in zip(here, code[int(at, 16):]))
    return n


def unread(abi, lib):
    """A process makes its first calls and is gone before the tracer reads any of them."""
    p = start(abi, lib)
    t = real.Tracer("-a", "-e", "ur:*").ready().knows(lib)
    t.p.send_signal(signal.SIGSTOP)
    try:
        go(p)
        p.tell("end")
        p.wait()
    finally:
        t.p.send_signal(signal.SIGCONT)
    t.end()
    seen = [(e["comm"], e["ppid"], e["ns_pid"], e["old"]) for e in t.events()
            if e["type"] == "process" and e["event"] == "seen" and e["pid"] == p.pid]
    equal((told(t, p), seen), (N, [("abi", os.getpid(), p.pid, True)]), "-a: one that is gone already is introduced")


def others_memory(abi, lib):
    """Everybody has a C library, so a probe in it must be where it is needed and nowhere else."""
    d = f"{os.path.dirname(abi)}/own"
    os.mkdir(d)
    libc = f"{d}/libc.so.6"
    shutil.copy(os.path.realpath("/lib/x86_64-linux-gnu/libc.so.6"), libc)
    env = real.environment(LD_LIBRARY_PATH=d)
    deeds = ["wait", "threads", "say", "done", "wait"]
    for option in ("-p", "-a"):
        mine = real.Process([abi, lib, "say", "there", *deeds], stdin=True, env=env)
        other = real.Process([abi, "-", "say", "there", "wait", "load", lib, "say", "loaded", *deeds], stdin=True, env=env)
        mine.said("^there$")
        other.said("^there$")
        t = real.Tracer(*(("-p", mine.pid) if option == "-p" else ("-a",)), "-e", "ur,thread").ready().knows(libc)
        check(changed(mine.pid, libc) > 0, f"{option}: the process that uses an API has a probe in its C library")
        equal(changed(other.pid, libc), 0, f"{option}: another one has none")
        mine.tell("go")
        mine.said("^done$")
        other.tell("load it")
        other.said("^loaded$")
        if option == "-a":
            real.wait_for(lambda: changed(other.pid, libc), f"{option}: it has one when it uses an API, too")
        other.tell("go")
        other.said("^done$")
        over(t, mine, other, lost=but_all_others if option == "-a" else but_others)
        made = {p: len(t.calls("pthread_create", pid=p.pid)) for p in (mine, other)}
        equal((made[mine], made[other]), (THREADS, THREADS if option == "-a" else 0), f"{option}: threads that were started")


def followed(abi, lib):
    deeds = ["wait", "calls", "3", "fork", "calls", str(N), "say", "done", "end", "0"]
    a, other = (real.Process([abi, lib, *deeds], stdin=True) for _ in range(2))
    t = real.Tracer("-f", "-p", a.pid).ready()
    for p in (a, other):
        p.tell("go")
        p.wait()
    equal(t.wait(5), 0, "-f: ends when the last of the family has")
    child = {c["pid"] for c in t.calls()} - {a.pid}
    equal((told(t, a), len(child), len(t.calls("urEventWait", pid=next(iter(child), 0)))), (4, 1, N), "-f: a child's calls too")

    a = real.Process([abi, lib, *deeds], stdin=True)
    t = real.Tracer("-p", a.pid).ready()
    a.tell("go")
    a.wait()
    t.wait(5)
    equal({c["pid"]: len(t.calls(pid=c["pid"])) for c in t.calls()}, {a.pid: 4}, "without -f: not its child's")


def limited(abi, lib):
    """Few capabilities, as an administrator may give to a user: what can't be held or looked at is reported."""
    program = f"{real.folder()}/xptibpf"
    shutil.copy2(real.XPTIBPF, program)
    os.chmod(program, 0o755)

    def trace(caps, *args, **kw):
        some = ",".join(f"+{c}" for c in caps.split())
        user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", f"--inh-caps={some}", f"--ambient-caps={some}"]
        return real.Tracer(*args, file=False, prefix=user, program=program, **kw)

    deeds = [abi, lib, "calls", str(N)]
    for _ in range(3):
        t = trace("bpf perfmon sys_ptrace", "--", *deeds)
        equal((t.wait(), t.err.count('"urEventWait"'), '"count":0,"where":null' in t.err), (0, N, True),
              "three capabilities: a program is held, and nothing is lost")
    t = trace("bpf perfmon sys_ptrace", "--", program, "trace", "-c", "--", *deeds)
    t.wait()
    check("programs that could not be held at their start" in t.err and f"'{abi}' can't be held" in t.err,
          "a program that can't be held, under a listener, is counted as a loss and reported", t.err[-300:])

    p = start(abi, lib)
    t = trace("bpf perfmon", "-p", p.pid)
    equal((t.wait(), t.err.count("\n"), "CAP_SYS_PTRACE" in t.err), (1, 1, True), "another user's process is refused in one line")
    t = trace("bpf perfmon", "--comm", "abi")
    real.wait_for(lambda: "can't be looked at" in t.err, "a warning of processes that can't be looked at")
    t.end()
    check('"where":"unopened"' in t.out, "and their files are counted")
    p.tell("go")


def main():
    d = real.folder()
    abi, lib = real.build_abi(d)
    for part in (by_pid, by_thread, by_name, by_user, by_cgroup, everyone, unread, others_memory, followed, limited):
        part(abi, lib)


real.run(main)
