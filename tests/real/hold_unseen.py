#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 30
"""A held program and the processes around it notice nothing of the hold, and a killed tracer harms nobody.

A parent inside that waits with WSTOPPED|WCONTINUED and epoll sees only its child's end. Signals,
descriptors and no_new_privs are as a shell would have left them; a setuid program still changes its
user; another tracer (strace, where installed) follows it. After kill -9 of the tracer, before, in and
between holds, the program continues to map files and ends with its own status, and the guardian ends, too.
"""
import ctypes
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
O = os.environ.get("O", os.path.join(ROOT, "build"))
SLOWER = int(os.environ.get("SLOWER", "1"))
PR_SET_CHILD_SUBREAPER = 36
failed = 0


def check(ok, what, detail=""):
    global failed
    print(("ok   " if ok else "FAIL ") + what + (f": {detail}" if detail or not ok else ""), flush=True)
    failed += not ok


def build(d):
    subprocess.run([f"{ROOT}/tests/workloads/mini/build.sh", f"{d}/mini"], check=True)
    subprocess.run(
        ["gcc", "-O1", "-g", "-D_GNU_SOURCE", f"-I{ROOT}/include", f"-I{ROOT}/user", f"{HERE}/hold_count.c",
         f"{O}/libxptibpf-inner.a", "-o", f"{d}/hold_count", "-lbpf", "-lelf", "-lz"], check=True)


def held(d, *argv, **kw):
    return subprocess.run([f"{d}/hold_count", "mini_call", *argv], capture_output=True, text=True, timeout=60, **kw)


def guardians():
    """Ours that live: they have our environment, which tests beside us have not. Orphans come to us, a subreaper here:
    the dead ones are reaped in passing."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/comm") as f:
                if f.read().strip() != "xptibpf-guard":
                    continue
            with open(f"/proc/{pid}/environ") as f:
                if f"HOLD_UNSEEN={os.getpid()}" not in f.read().split("\0"):
                    continue
            try:
                if not os.waitpid(int(pid), os.WNOHANG)[0]:
                    found.append(int(pid))
            except ChildProcessError:
                pass  # somebody else's
        except OSError:
            pass
    return found


def children(pid):
    try:
        with open(f"/proc/{pid}/task/{pid}/children") as f:
            return [int(w) for w in f.read().split()]
    except OSError:
        return []


def own_seccomp(pid):
    """The child has put its filter on: it is the one that waits to become the program."""
    try:
        with open(f"/proc/{pid}/status") as f:
            return "Seccomp:\t2" in f.read()
    except OSError:
        return False


def program(pid):
    try:
        return os.readlink(f"/proc/{pid}/exe")
    except OSError:
        return None


def wait_until(what, seconds=10):
    deadline = time.monotonic() + seconds * SLOWER
    while time.monotonic() < deadline:
        v = what()
        if v:
            return v
        time.sleep(0.01)
    return None


def unseen(d):
    m, load = f"{d}/mini/mini", f"{d}/mini/libmini-load.so"
    r = held(d, m, "watch", "load", load, "call", "5", "unload", "load", load, "exit", "7")
    check(r.stdout == "epoll 1 code 1 status 7\n" and "calls 11 " in r.stderr, "a parent sees the end alone",
          repr(r.stdout + r.stderr))

    plain = subprocess.run([m, "fds", "sigs"], capture_output=True, text=True)
    # A tracer that blocks and ignores signals itself is closest to the truth: start it like that.
    r = held(d, m, "fds", "sigs")
    check(r.stdout == plain.stdout, "descriptors, signals and no_new_privs are as without us",
          repr((r.stdout, plain.stdout)))
    ignored = []
    for by in ([], [f"{d}/hold_count", "mini_call"]):
        r = subprocess.run(["nohup", *by, m, "sigs"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        ign = re.search(r"SigIgn:\s*([0-9a-f]+)", r.stdout)
        ignored.append(ign and int(ign.group(1), 16))
    check(ignored[0] and ignored[0] & 1 and ignored[0] == ignored[1], "under nohup the program still ignores SIGHUP",
          repr(ignored))

    r = held(d, m, "wait", "say", "hello", input="line\n")
    check(r.stdout == "hello\n", "standard input is the program's", repr(r.stdout))
    r = held(d, "sh", "-c", "ps -o pgid=,sid= -p $$; ps -o pgid=,sid= -p $PPID")
    lines = [line.split() for line in r.stdout.splitlines()]
    check(len(lines) == 2 and lines[0] == lines[1], "same process group and session as its tracer", repr(r.stdout))

    su = f"{d}/mini/suid"
    shutil.copy("/usr/bin/id", su)
    os.chown(su, 12345, 12345)
    os.chmod(su, 0o4755)
    r = held(d, su, "-u")
    check(r.stdout == "12345\n", "a setuid program changes its user", repr(r.stdout + r.stderr))

    if shutil.which("strace"):
        log = f"{d}/strace.log"
        r = held(d, "strace", "-f", "-o", log, "-e", "trace=mmap,exit_group", m, "fork", "load", load, "exit", "5")
        with open(log) as f:
            text = f.read()
        check("calls 3 " in r.stderr and "status 500" in r.stderr and "exit_group(5)" in text and "ERESTART" not in text,
              "strace -f follows it", repr(r.stderr))


def start_then_kill(d, argv, when):
    """Kills the tracer when `when` says so, and gives the program's pid, which we inherit. The program ends with
    `wait`: however late we come, it is still there."""
    t = subprocess.Popen([f"{d}/hold_count", "mini_call", *argv], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, text=True)
    when(t)
    # The kernel's list of children can miss one while another (the guardian) ends.
    prog = wait_until(lambda: children(t.pid))
    t.kill()
    t.wait()
    t.stdin.close()
    t.stdout.close()
    return prog[0] if prog else None


def ours(pid):
    with open(f"/proc/{pid}/stat") as f:
        return f.read().rpartition(")")[2].split()[1] == str(os.getpid())


def reap(pid, seconds=20):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            got, status = os.waitpid(pid, os.WNOHANG)
        except ChildProcessError:
            return None
        if got:
            return status
        time.sleep(0.005)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return "hangs"


def said(word):
    def when(t):
        while t.stdout.readline().strip() != word:
            pass

    return when


def killed(d):
    m, load = f"{d}/mini/mini", f"{d}/mini/libmini-load.so"
    again = []
    for _ in range(20):
        again += ["load", load, "call", "2", "unload"]

    def started_only(t):
        if not wait_until(lambda: any(program(c) == m for c in children(t.pid))):
            check(False, "the program starts")

    for name, argv, when in (
        ("between holds", [m, "say", "go", "sleep", "200", *again, "wait", "exit", "7"], said("go")),
        ("while it maps", [m, "say", "go", *again, *again, "wait", "exit", "7"], said("go")),
        ("at once", [m, *again, "wait", "exit", "7"], started_only),
        ("a shell's children", ["sh", "-c", f"echo go; sleep 0.2; {m} load {load} wait exit 7"], said("go")),
    ):
        bad = []
        for _ in range(10):
            prog = start_then_kill(d, argv, when)
            status = reap(prog) if prog else "not started"
            if status != 7 << 8:
                bad.append(status)
        check(not bad, f"tracer killed {name}: the program ends by itself with its own status (10 times)", repr(bad))

    # Before release: there is no program yet, and nothing is to be left.
    t = subprocess.Popen([f"{d}/hold_count", "mini_call", m, "exit", "7"], stderr=subprocess.DEVNULL)
    prog = wait_until(lambda: [c for c in children(t.pid) if own_seccomp(c)])
    t.kill()
    t.wait()
    check(reap(prog[0]) in (127 << 8, 7 << 8), "tracer killed before release: the child ends")

    # Fanotify's program too.
    t = subprocess.Popen([f"{d}/hold_count", "-n", "x", f"{d}/hold_count", "mini_call", m, "say", "go", "sleep", "300",
                          *again, "exit", "7"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    said("go")(t)
    inner = children(t.pid)[0]
    prog = children(inner)[0]
    os.kill(inner, signal.SIGKILL)
    wait_until(lambda: not os.path.exists(f"/proc/{prog}") or ours(prog))
    status = reap(prog)
    t.wait()
    check(status == 7 << 8, "fanotify: tracer killed, the program ends by itself", repr(status))

    # A tracer that hangs costs the program time, not its mappings.
    t0 = time.monotonic()
    r = subprocess.run([f"{d}/hold_count", "-s", "8", "mini_call", m, "sleep", "500", "load", load, "exit", "7"],
                       capture_output=True, text=True, timeout=60)
    missed = re.search(r"missed (\d+)", r.stderr)
    check("status 700" in r.stderr and missed and int(missed.group(1)) > 0,
          f"a tracer that hangs: the program goes on, misses are counted ({time.monotonic() - t0:.1f} s)", r.stderr.strip())

    # One that is at work comes late.
    r = subprocess.run([f"{d}/hold_count", "-w", "4", "mini_call", m, "load", load, "exit", "7"], capture_output=True, text=True, timeout=60)
    check("calls 3 missed 0 " in r.stderr and "status 700" in r.stderr, "a tracer at work for longer than that: nothing is missed", r.stderr.strip())

    # The guardian itself killed, while its tracer lives: another one takes over.
    t = subprocess.Popen([f"{d}/hold_count", "mini_call", m, "say", "go", "sleep", "500", *again, "exit", "7"],
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    said("go")(t)
    mine = guardians()
    for g in mine:
        os.kill(g, signal.SIGKILL)
    _, err = t.communicate(timeout=30)
    check(len(mine) == 1 and "status 700" in err and "calls 100 " in err, "guardian killed: another one takes over", err.strip())


def main():
    if os.geteuid() != 0:
        sys.exit("needs root")
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    os.environ["HOLD_UNSEEN"] = str(os.getpid())
    with tempfile.TemporaryDirectory() as d:
        os.chmod(d, 0o755)
        build(d)
        unseen(d)
        killed(d)
        check(wait_until(lambda: not guardians(), 5), "no guardian is left", repr(guardians()))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
