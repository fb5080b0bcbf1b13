#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 150
"""How tracing ends: on request, within a second and with complete output; when it is killed, leaving nothing of
xptibpf and doing no harm; and with the program that it started, with that program's own status."""
import collections
import contextlib
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time

from lib import real
from lib.real import check, equal, need

RELEASE = "2026.2.0"
HELD = ("prog", "map", "link")


def loop(*args, **kw):
    p = real.Process([real.workload(RELEASE, "sycl_loop"), *args], env=real.warm_environment(RELEASE), **kw)
    p.said(rf"^pid {p.pid}$", 60)
    return p


def maps(pid):
    return [line.split()[-1] for line in real.read(f"/proc/{pid}/maps").splitlines() if "xptibpf" in os.path.basename(line.split()[-1])]


def nothing_left(held, what):
    gone = real.wait_for(lambda: not (held & real.bpf_alive()), f"{what}: no probe, link, program or map of ours", 3)
    check(gone, f"{what}: nothing of {len(held)} BPF objects is left")


def told_to_end(sig, target):
    t = real.Tracer("-p", target.pid).ready()
    real.wait_for(lambda: len(real.read(t.file)) > 100000, "some output")
    held = real.bpf_ids(t.pid)
    for kind in HELD:
        need(any(k == kind for k, _ in held), f"while it runs there is a {kind}")
    start = time.monotonic()
    t.p.send_signal(sig)
    status = t.wait(10)
    took = time.monotonic() - start
    name = signal.Signals(sig).name
    equal(status, 0, f"{name}: exit status")
    check(took < 1, f"{name}: ends within a second", f"{took:.2f} s")
    text = real.read(t.file)
    check(text.endswith("\n"), f"{name}: the last line is whole")
    events = t.events()  # parses every line
    equal(events[-1]["type"], "lost", f"{name}: the account of losses is the last line")
    equal(t.lost(), {}, f"{name}: nothing was lost")
    nothing_left(held, name)
    check(real.alive(target.pid), f"{name}: the target runs on")
    equal(maps(target.pid), [], f"{name}: nothing of ours is mapped in the target")


def told_to_end_when_nobody_reads(target):
    """A pipe that is full and stays so: the end must not wait for it, and must not look like a good one."""
    r, w = os.pipe()
    p = subprocess.Popen([real.XPTIBPF, "trace", "-p", str(target.pid)], stdout=w, stderr=subprocess.PIPE, text=True)
    try:
        # Not by its bytes: what is written may leave a part of each page empty.
        real.wait_for(lambda: not select.select([], [w], [], 0)[1], "a full pipe", 20)
        held = real.bpf_ids(p.pid)
        start = time.monotonic()
        p.send_signal(signal.SIGINT)
        _, err = p.communicate(timeout=10)
        took = time.monotonic() - start
    finally:
        p.kill()
        os.close(r)
        os.close(w)
    check(took < 1, "nobody reads: ends within a second", f"{took:.2f} s")
    equal((p.returncode, "too slow" in err), (1, True), "nobody reads: says so")
    nothing_left(held, "nobody reads")


def text_and_summary(target):
    t = real.Tracer("-p", target.pid, "-C", json=False)
    real.wait_for(lambda: real.read(t.file).count("\n") > 50 or t.p.poll() is not None, "lines of text")
    equal(t.end(), 0, "text with -c: exit status")
    text = real.read(t.file)
    lines = [x for x in text.splitlines() if re.match(r"\d\d:\d\d:\d\d\.\d{6} ", x)]
    for name in ("urUSMFree", "urUSMDeviceAlloc", "urEnqueueUSMMemcpy"):
        shown = sum(f" {name}(" in x for x in lines)
        row = [x for x in text.splitlines() if x not in lines and re.search(rf"\b{name}\b", x)]
        check(shown > 5 and len(row) == 1 and re.search(rf"\b{shown}\b", row[0]), f"text with -c: the table counts what was shown of {name}",
              f"{shown} shown; {row}")
    check(re.search(r"^lost: ", text, re.M), "text: the account of losses")


def many_files():
    """The probes of each file are a link of their own, and the kernel waits when one is removed."""
    d = real.folder()
    lib = real.build_abi(d)[1]
    libs = [shutil.copy(lib, f"{d}/lib{n}.so") for n in range(100)]
    p = real.Process([sys.executable, "-c", "import ctypes, sys\nheld = [ctypes.CDLL(p) for p in sys.argv[1:]]\n"
                      "print('up', flush=True)\nsys.stdin.read()", *libs], stdin=True)
    p.said("^up$")
    t = real.Tracer("-p", p.pid)
    real.wait_for(lambda: sum(e["type"] == "object" and e["probes"] > 0 and d in e["path"] for e in t.events(True)) == len(libs),
                  "all have their probes")
    start = time.monotonic()
    equal(t.end(), 0, "many files: exit status")
    took = time.monotonic() - start
    check(took < 2, "many files: the probes of all are removed at once", f"{took:.2f} s")
    p.kill()


def killed():
    p = loop("--steps", "1", "--sleep-ms", "0", stdin=True)
    t = real.Tracer("-p", p.pid).ready()
    p.tell("50")
    p.said("^did 50$")
    held = real.bpf_ids(t.pid)
    ours = real.children(t.pid)
    p.tell("2000")
    t.kill(signal.SIGKILL)
    t.wait()
    start = time.monotonic()
    nothing_left(held, "killed")
    check(time.monotonic() - start < 1.5, "killed: within a second")
    equal([c for c in ours if real.alive(c)], [], "killed: no process of ours")
    p.said("^did 2000$", 60)
    p.p.stdin.close()
    equal(p.wait(), 0, "killed: the target ends normally")
    check("count iteration 2051\n" in p.out, "killed: the target did all that it was told")


def killed_with_program():
    """The program goes on by itself. What may outlive us is the guardian, and only as long as it."""
    env = real.warm_environment(RELEASE)
    t = real.Tracer("--", real.workload(RELEASE, "sycl_loop"), "--steps", "1", "--sleep-ms", "0", env=env, stdin=True)
    t.said(r"^pid (\d+)$", 60)
    pid = int(t.said(r"^pid (\d+)$").group(1))
    t.tell("20")
    t.said("^did 20$")
    held = real.bpf_ids(t.pid)
    family = {c: real.read(f"/proc/{c}/comm").strip() for c in real.children(t.pid)}
    t.kill(signal.SIGKILL)
    t.wait()
    nothing_left(held, "killed with a program")
    left = {c: n for c, n in family.items() if c != pid and real.alive(c)}
    check(set(left.values()) <= {"xptibpf-guard"}, "killed with a program: at most the guardian is left", left)
    t.tell("30")
    real.wait_for(lambda: "did 30\n" in t.out, "the program goes on when told")
    t.p.stdin.close()
    real.wait_for(lambda: not real.alive(pid), "the program ends")
    check("count iteration 51\n" in t.out, "killed with a program: it ran on to its normal end")
    real.wait_for(lambda: not [c for c in left if real.alive(c)], "the guardian ends with it", 5)


def status_of_program():
    for argv, status in ((["true"], 0), (["sh", "-c", "exit 37"], 37), (["sh", "-c", "exit 255"], 255)):
        equal(real.Tracer("--", *argv).wait(), status, f"exit status of {argv}")
    for sig in (signal.SIGKILL, signal.SIGTERM, signal.SIGSEGV, signal.SIGUSR1):
        t = real.Tracer("--", "sh", "-c", f"kill -{int(sig)} $$")
        equal(t.wait(), -sig, f"a program that is killed by {sig.name}")
    core = real.folder()
    t = real.Tracer("--", "sh", "-c", "kill -ABRT $$", cwd=core)
    equal((t.wait(), [f for f in os.listdir(core) if "xptibpf" in f]), (-signal.SIGABRT, []), "SIGABRT: no core of ours")
    t = real.Tracer("--", real.workload(RELEASE, "sycl_loop"), "--nonsense", "1", env=real.warm_environment(RELEASE))
    equal((t.wait(), "usage" in t.err), (2, True), "a program's own usage error")
    t = real.Tracer("-d", "1", "--", "sleep", "613.75")
    status = t.wait(15)
    check(status == 0, "-d with a program: ends after its time", status)
    left = [c for c in os.listdir("/proc") if c.isdigit() and real.read(f"/proc/{c}/cmdline") == "sleep\x00613.75\x00"]
    for c in left:  # it is the user's program: it runs on, as with strace -p; not ours to kill, but the test's
        os.kill(int(c), signal.SIGKILL)
    equal(len(left), 1, "-d with a program: the program runs on")


def killed_early():
    """The program is killed before it has become what was to be started, at several moments: the tracer ends, too."""
    ends = collections.Counter()
    for i in range(12):
        p = real.Process([real.XPTIBPF, "trace", "-qq", "-o", "/dev/null", "--", "/bin/sleep", "0.1"])
        child = real.wait_for(lambda p=p: real.children(p.pid) or p.p.poll() is not None, "it has a child")
        time.sleep(0.01 * i)
        # It is the tracer's own image until its exec, and may have ended by now.
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            if child is not True and os.path.samefile(f"/proc/{child[0]}/exe", real.XPTIBPF):
                os.kill(child[0], signal.SIGKILL)
        ends[p.wait(20)] += 1
    check(set(ends) <= {0, 1, -signal.SIGKILL}, "killed before its exec: the tracer ends", dict(ends))
    check(ends[-signal.SIGKILL], "and some were killed in time", dict(ends))


def main():
    target = loop("--sleep-ms", "0")
    for sig in (signal.SIGINT, signal.SIGTERM):
        told_to_end(sig, target)
    told_to_end_when_nobody_reads(target)
    text_and_summary(target)
    many_files()
    target.p.terminate()
    equal(target.wait(), 0, "the target, traced four times, ends normally")
    killed()
    killed_with_program()
    status_of_program()
    killed_early()


real.run(main)
