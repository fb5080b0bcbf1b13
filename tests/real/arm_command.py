#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 600, takes: 120, suite: both, alone: it disarms everyone, and arming gives up on threads that get no processor in time
"""arm, disarm, arm --list and trace --arm: what they do to a running program, what others see of it, what is logged,
and what they refuse, with one clear line each.

The program does a given number of rounds, and it is known what it asks of SYCL in each: three tasks and one
allocation. The trace must have exactly these between arming and disarming, and nothing at any other time.
"""
import collections
import ctypes
import json
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time

from lib import elf32, freezer, groups, real, xpti
from lib.real import XPTIBPF, check, equal, need

FAILED, USAGE, NOTHING = 1, 2, 3
NEWEST, OLDER = "2026.2.0", "2025.3.3"
RELEASES = real.releases((OLDER, NEWEST))
BEACON = f"{real.O}/libxptibpf-beacon.so"
# The beacon looks once a second, and gives a tracer that comes back some seconds.
SILENT_AFTER = 15
# What the layer reports is calls, unless its events are asked for by name.
CALL_EVENTS = "sycl,sycl:function_with_args*,ur:ur*"


class Loop(real.Process):
    """The loop, waiting for its next line; pid is the machine's number of it."""

    def __init__(self, release=NEWEST, env=None, prefix=(), program=None):
        argv = [*prefix, program or real.workload(release, "sycl_loop"), "--steps", "1", "--sleep-ms", "0"]
        super().__init__(argv, env=env or real.warm_environment(release), stdin=True)
        self.said(r"^pid \d+$", 120)
        family = [self.pid]
        for p in family:
            family += real.children(p)
        self.pid = next(p for p in family if real.read(f"/proc/{p}/comm").strip() == "sycl_loop")

    def does(self, n):
        before = self.out.count(f"did {n}\n")
        self.tell(str(n))
        real.wait_for(lambda: self.out.count(f"did {n}\n") > before or self.p.poll() is not None, f"{n} rounds")
        need(self.p.poll() is None, "the program goes on", self.err[-300:])

    def ends(self, what):
        self.p.stdin.close()
        equal(self.wait(), 0, f"{what}: the program ends well, its results right")


def run(*args, prefix=(), program=XPTIBPF):
    return subprocess.run([*prefix, program, *map(str, args)], capture_output=True, text=True, timeout=60, check=False)


def refused(args, status, *words, what=None, prefix=(), program=XPTIBPF):
    r = run(*args, prefix=prefix, program=program)
    lines = r.stderr.splitlines()
    ok = r.returncode == status and len(lines) == 1 and not r.stdout and all(str(w) in r.stderr for w in words)
    check(ok, what or " ".join(map(str, args)), f"{r.returncode} {r.stderr.strip()} {r.stdout.strip()}")


def done(*args, **kw):
    """On a busy machine, a beacon may need longer than an engineer would like to wait."""
    more = ["--timeout", "30s"] if not {"--timeout", "--list"} & set(args) else []
    r = run(*args, *more, "--json", **kw)
    need(r.returncode == 0, " ".join(map(str, args)), f"{r.returncode} {r.stderr.strip()}")
    return [json.loads(line) for line in r.stdout.splitlines()]


def listed(pid):
    rows = done("arm", "--list", "-p", pid)
    equal([r["pid"] for r in rows], [pid], "--list: the process")
    return rows[0]


def told(pid):
    """The same row for people: name, release, state, what is to be said of it."""
    lines = run("arm", "--list", "-p", pid).stdout.splitlines()
    equal([line.split()[0] for line in lines], ["PID", str(pid)], "--list: the process, below what the columns are")
    return tuple(lines[1].split(None, 4)[1:])


def candidate(pid):
    rows = [json.loads(line) for line in run("doctor", "--json", "-p", pid).stdout.splitlines()]
    return next((e for e in rows if e["type"] == "candidate"), None)


def doctor(pid):
    e = candidate(pid)
    return e and (e["xpti"], e["armed_late"])


def sycl(t, **match):
    """How many of which events, by the plain stream's names."""
    found = [e["event"] for e in t.events() if e["type"] == "xpti" and all(e[k] == v for k, v in match.items())]
    return {k: found.count(k) for k in ("task_begin", "task_end", "mem_alloc_begin", "mem_alloc_end")}


def rounds(n):
    return {"task_begin": 3 * n, "task_end": 3 * n, "mem_alloc_begin": n, "mem_alloc_end": n}


def arm_lines(t):
    return [e["event"] for e in t.events() if e["type"] == "process" and "arm" in e["event"]]


def is_silent(pid):
    return listed_state(pid) == "silent"


def listed_state(pid):
    out = run("arm", "--list", "--json", "-p", pid).stdout
    return json.loads(out)["state"] if out else None


# ---- what they do ------------------------------------------------------------------------------------


def on_their_own(release):
    p = Loop(release)
    row = listed(p.pid)
    equal((row["state"], row["speaks"], row["release"]), ("silent", False, release), f"{release}: before")
    equal(told(p.pid), ("sycl_loop", release, "silent", "can probably be armed"), f"{release}: before, for people")
    threads = len(os.listdir(f"/proc/{p.pid}/task"))
    t = real.Tracer("-p", p.pid).ready()
    p.does(2)
    t.end()
    equal(sycl(t), rounds(0), f"{release}: nothing is heard of one that is not armed")

    armed = done("arm", p.pid)
    equal([(a["pid"], a["event"], a["release"]) for a in armed], [(p.pid, "armed", release)], f"{release}: arm")
    check(0 < armed[0]["held_ns"] < armed[0]["ns"] < 3e9, f"{release}: how long it took", armed[0])
    row = listed(p.pid)
    equal((row["state"], row["speaks"]), ("armed", False), f"{release}: armed, and quiet")
    equal(told(p.pid), ("sycl_loop", release, "armed", "waits for a tracer"), f"{release}: armed, and quiet, for people")
    equal(doctor(p.pid), ("quiet", True), f"{release}: doctor")
    equal([a["event"] for a in done("arm", "-p", p.pid)], ["armed_before"], f"{release}: twice is once")
    p.does(3)

    t = real.Tracer("-e", "sycl", "-p", p.pid).ready()
    real.wait_for(lambda: listed(p.pid)["speaks"], "the beacon wakes", 5)
    equal(told(p.pid)[2:], ("armed", "is being traced"), f"{release}: armed, and traced, for people")
    p.does(5)
    t.end()
    equal(sycl(t), rounds(5), f"{release}: what a tracer that did not arm hears")
    equal(arm_lines(t), [], f"{release}: it did not arm")
    real.wait_for(lambda: not listed(p.pid)["speaks"], "quiet again", 5)
    equal(listed(p.pid)["state"], "armed", f"{release}: armed until it is disarmed")

    equal([a["event"] for a in done("disarm", p.pid)], ["disarmed"], f"{release}: disarm")
    equal(listed(p.pid)["state"], "silent", f"{release}: as before")
    equal(doctor(p.pid), ("silent", False), f"{release}: doctor, as before")
    real.wait_for(lambda: len(os.listdir(f"/proc/{p.pid}/task")) == threads, "our thread has gone", 5)
    refused(["disarm", p.pid], FAILED, p.pid, "not armed", what=f"{release}: what is not armed can't be disarmed")
    t = real.Tracer("-p", p.pid).ready()
    p.does(2)
    t.end()
    equal(sycl(t), rounds(0), f"{release}: nothing is heard of one that was disarmed")
    equal(len(t.calls("urUSMDeviceAlloc")), 2, f"{release}: its calls are seen")
    p.ends(release)


class Arming(real.Tracer):
    def armed(self):
        self.said(r"is armed", 20, "err")
        return self


def while_traced(release):
    p = Loop(release)
    t = Arming("-e", "sycl", "--arm", "-p", p.pid).armed()
    p.does(5)
    equal(t.end(), 0, f"{release}: trace --arm ends well")
    equal(sycl(t), rounds(5), f"{release}: every event from the first on")
    equal(arm_lines(t), ["armed", "disarmed"], f"{release}: the trace reports both")
    lines = [e for e in t.events() if e["type"] == "process" and e["event"] == "armed"]
    equal([(e["pid"], e["release"], e["comm"]) for e in lines], [(p.pid, release, "sycl_loop")], f"{release}: its line")
    first = min(e["ts"] for e in t.events() if e["type"] == "xpti")
    check(lines and lines[0]["ts"] < first, f"{release}: it was armed before the first event")
    equal(t.lost(), {}, f"{release}: nothing lost")
    check(is_silent(p.pid), f"{release}: disarmed at the end")

    # Again, and by number of a thread, as text.
    t = Arming("--arm", "-t", p.pid, json=False).armed()
    p.does(2)
    t.end()
    text = real.read(t.file)
    check(re.search(r"\+\+\+ armed: .*\+\+\+\n(.*\n)*.*\+\+\+ disarmed \+\+\+", text), f"{release}: as text", text[-300:])
    check("task_begin" in text, f"{release}: its events as text")

    # Two at once: the one that armed leaves first.
    t, other = Arming("-e", "sycl", "--arm", "-p", p.pid).armed(), None
    other = real.Tracer("-e", "sycl", "--arm", "-p", p.pid)
    other.said("needs no arming", 20, "err")
    t.end()
    equal(arm_lines(t), ["armed", "not_disarmed"], f"{release}: another one watches: it stays armed")
    p.does(4)
    other.end()
    equal(arm_lines(other), ["armed_before"], f"{release}: the other one did not arm")
    equal(sycl(other), rounds(4), f"{release}: and hears all")
    real.wait_for(lambda: is_silent(p.pid), "disarmed by itself when the last one has gone", SILENT_AFTER)

    t = Arming("-e", "sycl", "--arm", "-p", p.pid).armed()
    p.does(1)
    t.kill()
    t.wait()
    real.wait_for(lambda: is_silent(p.pid), f"{release}: disarmed by itself after kill -9", SILENT_AFTER)
    p.does(2)
    p.ends(release)


def calls(release):
    """Unified Runtime's own layer reports calls: the same as the probes see, and shown once."""
    p = Loop(release, env=real.warm_environment(release, UR_ENABLE_LAYERS="UR_LAYER_TRACING"))
    for turn in range(2):
        t = Arming("-e", CALL_EVENTS, "--arm", "-p", p.pid).armed()
        p.does(5)
        t.end()
        equal(sycl(t), rounds(5), f"{release}: with the layer: every event from the first on")
        told_of = [(e["tid"], e["data"]["function_name"]) for e in t.events() if e["type"] == "xpti"
                   and e["stream"].startswith("ur.call") and e["event"] == "function_with_args_begin"]
        ends = sum(e["type"] == "xpti" and e["event"] == "function_with_args_end" for e in t.events())
        seen = [(e["tid"], e["name"]) for e in real.calls(t.events()) if e["api"] == "ur" and e["name"] in {n for _, n in told_of}]
        check(len(told_of) > 25, f"{release}: the layer reports calls, turn {turn}", len(told_of))
        equal(sorted(told_of), sorted(seen), f"{release}: of those that probes see, each once, turn {turn}")
        equal(ends, len(told_of), f"{release}: and of their ends, turn {turn}")
        equal(len(t.calls("urUSMDeviceAlloc")), 5, f"{release}: each is one call, turn {turn}")
        check("ur.call" not in t.err, f"{release}: nothing stays silent", t.err)
    m = real.Process([XPTIBPF, "mem", "--json", "--arm", "-p", str(p.pid)])
    m.said("is armed", 20, "err")
    p.does(4)
    m.p.send_signal(signal.SIGINT)
    m.wait(20)
    total = [e["count"] for e in map(json.loads, m.out.splitlines()) if e["type"] == "memory" and e["by"] == "total"]
    equal(total, [4], f"{release}: mem: an allocation a round, though three report each")
    p.ends(f"{release}, with the layer")


UNUSED = """
import ctypes, os, sys
lib = ctypes.CDLL(sys.argv[1], mode=ctypes.RTLD_GLOBAL)
print("pid", os.getpid(), flush=True)
for line in sys.stdin:
    import dpnp
    print("sum", line.strip(), float((dpnp.arange(1000, dtype=dpnp.float32) * 2).sum()), flush=True)
"""


def calls_of_unused(version):
    """Armed before Unified Runtime began: its layer, made then, asks for its numbers itself."""
    python, env = xpti.python(version)
    lib = next(f"{env['LD_LIBRARY_PATH']}/libsycl.so.{n}" for n in (9, 8) if os.path.exists(f"{env['LD_LIBRARY_PATH']}/libsycl.so.{n}"))
    p = real.Process([python, "-c", UNUSED, lib], env={**env, "UR_ENABLE_LAYERS": "UR_LAYER_TRACING"}, stdin=True)
    p.said(r"^pid \d+", 60)
    for turn, least in enumerate((100, 40)):
        t = Arming("-e", CALL_EVENTS, "--arm", "-p", p.pid).armed()
        p.tell(str(turn))
        p.said(rf"^sum {turn} 999000\.0$", 120)
        t.end()
        told_of = [e["data"]["function_name"] for e in t.events() if e["type"] == "xpti" and e["stream"].startswith("ur.call")
                   and e["event"] == "function_with_args_begin"]
        seen = [e["name"] for e in real.calls(t.events()) if e["api"] == "ur"]
        check(len(told_of) >= least, f"dpnp {version}, turn {turn}: the layer reports calls", len(told_of))
        # Those from before there was a layer are the loader's own.
        left = collections.Counter(seen) - collections.Counter(told_of)
        equal(sorted(collections.Counter(told_of) - collections.Counter(seen)), [], f"dpnp {version}, turn {turn}: of those that probes see")
        check(all("Loader" in n for n in left) and (turn == 0 or not left), f"dpnp {version}, turn {turn}: of all", dict(left))
    p.p.stdin.close()
    equal(p.wait(), 0, f"dpnp {version}: the program ends well")


def unlike_calls():
    """A layer whose code can't be found stays silent, which is said; the rest is armed."""
    release, name = "2025.3.3", b"_ZN16ur_tracing_layer9context_tC1Ev\0"
    lib = f"{real.folder()}/libur_loader.so.0"
    with open(f"{real.runtime(release)}/lib/libur_loader.so.0", "rb") as f:
        image = f.read()
    with open(lib, "wb") as f:
        f.write(image.replace(name, name.replace(b"C1", b"C7")))
    p = Loop(release, env=real.warm_environment(release, UR_ENABLE_LAYERS="UR_LAYER_TRACING", LD_PRELOAD=lib))
    said = [(a["event"], a["text"]) for a in done("arm", p.pid)]
    equal(said, [("armed", f"its ur.call streams stay silent: the code of {lib} is not known")], "another layer: said by arm")
    done("disarm", p.pid)
    t = Arming("-e", "sycl", "--arm", "-p", p.pid).armed()
    p.does(3)
    t.end()
    check("stay silent" in t.err, "another layer: said by trace", t.err)
    check(any("stay silent" in (e.get("text") or "") for e in t.events() if e["type"] == "process"), "another layer: in the trace")
    equal(sycl(t), rounds(3), "another layer: all else is reported")
    equal({e["stream"] for e in t.events() if e["type"] == "xpti" and e["stream"].startswith("ur")}, set(), "another layer: silent")
    p.ends("another layer")


def other_commands():
    p, d = Loop(), real.folder()

    def during(command, *args):
        c = real.Process([XPTIBPF, command, "--arm", "-p", str(p.pid), *args])
        c.said("is armed", 20, "err")
        p.does(3)
        c.p.send_signal(signal.SIGINT)
        equal(c.wait(20), 0, f"{command} --arm")
        check("is disarmed" in c.err, f"{command} --arm: disarmed", c.err)
        return c.out

    during("record", "-o", f"{d}/run.xbt")
    t = run("trace", "--json", "-i", f"{d}/run.xbt")
    events = [json.loads(line) for line in t.stdout.splitlines()]
    equal([e["event"] for e in events if e["type"] == "process" and "arm" in e["event"]], ["armed", "disarmed"],
          "the recording reports both")
    equal(sum(e["type"] == "xpti" and e["event"] == "task_begin" for e in events), 9, "the recording has the events")
    check("sycl_loop.cpp" in during("mem", "--by", "site"), "mem --arm: allocations have their places in the source")
    check("sycl_loop.cpp" in during("graph"), "graph --arm: nodes have their places in the source")
    during("stat")
    looks = [json.loads(line) for line in during("top", "-b", "--json", "-I", "200").splitlines()]
    check(max(e.get("xpti_events", 0) for e in looks) > 20, "top --arm: events are counted")
    refused(["trace", "--arm", "-i", f"{d}/run.xbt"], USAGE, "--arm")
    p.ends("other commands")


def some_of_several():
    p, other = Loop(), real.Process(["sleep", "100"])
    t = Arming("-e", "sycl", "--arm", "-p", f"{other.pid},{p.pid}").armed()
    check(re.search(rf"{other.pid} .*can't be armed.*no libsycl", t.err), "one that can't be is reported", t.err)
    p.does(2)
    equal(t.end(), 0, "the trace goes on with the others")
    equal(sycl(t, pid=p.pid), rounds(2), "and has their events")
    r = run("arm", p.pid, other.pid)
    equal(r.returncode, FAILED, "arm: one of two")
    check("is armed" in r.stdout and "no libsycl" in r.stderr, "both are reported", r)
    done("disarm", p.pid)
    p.ends("some of several")


def logged():
    """Whoever reads the system's log finds it there: read by ourselves, in a namespace of mounts with a /dev of its own."""
    p, dev = Loop(), real.folder()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as s:
        s.bind(f"{dev}/log")
        s.settimeout(5)
        mine = ["unshare", "-m", "sh", "-c", f'mount --bind {dev} /dev && exec "$@"', "sh"]
        for args, words in ((["arm", p.pid], ("is armed", "sycl_loop")), (["disarm", p.pid], ("is disarmed",)),
                            (["arm", os.getpid()], ("can't be armed", "no libsycl")),
                            (["trace", "--arm", "-d", "1", "-o", f"{dev}/t", "-p", p.pid], ("is armed",)), ([], ("is disarmed",)),
                            (["trace", "--arm", "-p", os.getpid()], ("can't be armed",))):
            if args:
                run(*args, prefix=mine)
            try:
                line = s.recv(4096).decode()
            except TimeoutError:
                line = ""
            pid = str(args[-1] if args else p.pid)
            check(all(w in line for w in (*words, pid, "xptibpf", "user 0")), f"the system's log: {args[:2]}", line)
    p.ends("the log")


# ---- places ------------------------------------------------------------------------------------------


def own_folder():
    """A copy of the program and a folder for mounts, apart from where we were built."""
    d = real.folder()
    shutil.copy2(real.workload(NEWEST, "sycl_loop"), f"{d}/sycl_loop")
    return d


def by_memory(p):
    return any("/memfd:" in line and "beacon" in line for line in real.read(f"/proc/{p.pid}/maps").splitlines())


def works(p, what, memory, program=XPTIBPF):
    equal([a["event"] for a in done("arm", p.pid, program=program)], ["armed"], f"{what}: armed")
    equal(by_memory(p), memory, f"{what}: the beacon came by a memory file")
    t = real.Tracer("-e", "sycl", "-p", p.pid).ready()
    real.wait_for(lambda: listed(p.pid)["speaks"], "the beacon wakes", 5)
    p.does(3)
    t.end()
    equal(sycl(t), rounds(3), f"{what}: its events")
    t = Arming("-e", "sycl", "-p", p.pid, "--arm")
    t.said("needs no arming", 20, "err")
    t.end()
    equal([a["event"] for a in done("disarm", p.pid)], ["disarmed"], f"{what}: disarmed")
    t = Arming("-e", "sycl", "-p", p.pid, "--arm").armed()
    real.wait_for(lambda: listed(p.pid)["speaks"], "the beacon wakes", 5)
    p.does(2)
    t.end()
    equal(sycl(t), rounds(2), f"{what}: trace --arm")
    p.ends(what)


def beacons_of(p):
    """The memory files that it has of us, by their inodes."""
    return {line.split()[4] for line in real.read(f"/proc/{p.pid}/maps").splitlines() if "/memfd:xptibpf-beacon" in line}


def upgraded():
    """A beacon of another build comes by a memory file of the same number: it is another library nevertheless."""
    d, other = own_folder(), real.folder()
    shutil.copy2(XPTIBPF, other)
    shutil.copy2(BEACON, other)
    with open(f"{other}/libxptibpf-beacon.so", "ab") as f:
        f.write(b"of another day")
    hide = f'mount -t tmpfs -o ro,noexec none {real.O} && mount -t tmpfs -o ro,noexec none {other} && exec "$@"'
    p = Loop(prefix=["unshare", "-m", "sh", "-c", hide, "sh"], program=f"{d}/sycl_loop")
    seen = [beacons_of(p)]
    for program in (XPTIBPF, XPTIBPF, f"{other}/xptibpf", f"{other}/xptibpf"):
        equal([a["event"] for a in done("arm", p.pid, program=program)], ["armed"], "by a memory file: armed")
        seen.append(beacons_of(p))
        t = real.Tracer("-e", "sycl", "-p", p.pid).ready()
        real.wait_for(lambda: listed(p.pid)["speaks"], "the beacon wakes", 5)
        p.does(1)
        t.end()
        equal(sycl(t), rounds(1), "by a memory file: its events")
        equal([a["event"] for a in done("disarm", p.pid)], ["disarmed"], "by a memory file: disarmed")
    equal([len(s) for s in seen], [0, 1, 1, 2, 2], "the same beacon is loaded once, another one as well")
    p.ends("upgraded")


def places():
    d = own_folder()
    # Nor may files in memory be executed, where the kernel has that (6.3).
    hide = f'echo 2 2>/dev/null >/proc/sys/vm/memfd_noexec; mount -t tmpfs -o ro,noexec none {real.O} && exec "$@"'
    p = Loop(prefix=["unshare", "-mpf", "--mount-proc", "--kill-child", "sh", "-c", hide, "sh"], program=f"{d}/sycl_loop")
    works(p, "the beacon's file isn't there", True)
    noexec = f'mount --bind {real.O} {real.O} && mount -o remount,bind,noexec {real.O} && exec "$@"'
    p = Loop(prefix=["unshare", "-m", "sh", "-c", noexec, "sh"], program=f"{d}/sycl_loop")
    works(p, "nothing may be loaded from there", True)
    readonly = 'mount -t tmpfs -o ro,noexec none /dev/shm && mount -t tmpfs -o ro,noexec none /var/tmp && exec "$@"'
    p = Loop(prefix=["unshare", "-m", "sh", "-c", readonly, "sh"], program=f"{d}/sycl_loop")
    works(p, "with nowhere to write", False)
    # Another user, who may not enter the folder that has the beacon.
    closed = real.folder()
    for name in (XPTIBPF, BEACON):
        shutil.copy2(name, closed)
    os.chmod(closed, 0o700)
    p = users_loop(d)
    works(p, "another user's", True, program=f"{closed}/xptibpf")
    p = Loop()
    open_to_all = real.folder()
    shutil.copy2(XPTIBPF, open_to_all)
    os.chmod(f"{open_to_all}/xptibpf", 0o755)
    refused(["arm", p.pid], FAILED, p.pid, "root", what="by a user without rights",
            prefix=["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"], program=f"{open_to_all}/xptibpf")
    hidden = 'mount -t proc -o hidepid=1 none /proc && exec setpriv --reuid=65534 --regid=65534 --clear-groups "$@"'
    for args in (["arm", p.pid], ["arm", "--list", "-p", p.pid]):
        refused(args, FAILED, p.pid, "can't be looked at: Permission denied: run it as root", what="where /proc tells nothing of it: it is there all the same",
                prefix=["unshare", "-m", "sh", "-c", hidden, "sh"], program=f"{open_to_all}/xptibpf")
    refused(["arm", p.pid], FAILED, p.pid, "no libxptibpf-beacon.so", what="without a beacon", program=f"{open_to_all}/xptibpf")
    check(is_silent(p.pid), "refused is as before")
    p.ends("refused")


# ---- others who listen -------------------------------------------------------------------------------


def prepared():
    env = real.warm_environment(NEWEST, XPTI_FRAMEWORK_DISPATCHER="libxptifw.so", XPTI_SUBSCRIBERS=BEACON)
    p = Loop(env=env)
    equal(listed(p.pid)["state"], "prepared", "one that was prepared")
    equal([a["event"] for a in done("arm", p.pid)], ["armed_before"], "one that was prepared needs no arming")
    t = real.Tracer("-e", "sycl", "--arm", "-p", p.pid)
    t.said("needs no arming", 20, "err")
    real.wait_for(lambda: listed(p.pid)["speaks"], "the beacon wakes", 5)
    p.does(2)
    t.end()
    equal((sycl(t), arm_lines(t)), (rounds(2), ["armed_before"]), "and is traced as it is")
    refused(["disarm", p.pid], FAILED, "not armed", "started with the beacon")
    p.ends("prepared")


class Subscribed(Loop):
    """With the witness as its subscriber, which leaves streams alone; 2024.2 in Python."""

    def __init__(self, release, skip, fw="libxptifw.so"):
        self.log = real.folder() + "/log"
        named = {"XPTI_FRAMEWORK_DISPATCHER": fw, "XPTI_SUBSCRIBERS": xpti.witness(), "XPTI_WITNESS": self.log, "XPTI_WITNESS_SKIP": skip}
        if release == "2024.2":
            python, env = xpti.python("0.15.0")
            argv = [python, f"{real.ROOT}/tests/workloads/np.py", "--steps", "--iterations", "0"]
            real.Process.__init__(self, argv, env={**env, **named}, stdin=True)
            self.said(r"^pid \d+$", 60)
        else:
            super().__init__(release, env=real.warm_environment(release, **named))

    def heard(self):
        return collections.Counter(json.loads(line)["stream"] for line in real.read(self.log).splitlines())


def seen(t):
    return collections.Counter(e["stream"] for e in t.events() if e["type"] == "xpti")


def others_listen(release):
    """What another subscriber listens to is seen, what it leaves alone is reported, and is silent."""
    name, silent = os.path.basename(xpti.witness()), {"2024.2": "sycl.pi", "2025.3.3": "sycl", "2026.2.0": "sycl.experimental.mem_alloc"}[release]
    full = collections.Counter()
    for skip in ("", silent):
        what = f"{release}, another's subscriber{' but for ' + skip if skip else ''}"
        says = f"there will be few or no events of those that it does not listen to: {skip}" if skip else "which listens to all"
        p = Subscribed(release, skip)
        row = listed(p.pid)
        equal(row["state"], "subscribed", f"{what}: --list")
        a = done("arm", p.pid)[0]
        equal(a["event"], "armed_before", f"{what}: arm")
        t = real.Tracer("-e", "sycl", "--arm", "-p", p.pid)
        t.said("another subscriber", 20, "err")
        before = p.heard()
        p.does(3)
        heard = p.heard() - before
        t.end()
        told = [e for e in t.events() if e["type"] == "process" and e["event"] == "armed_before"]
        for where, text in (("--list", row["text"]), ("arm", a["text"]), ("trace", t.err), ("the trace", told[0]["text"]),
                            ("doctor", candidate(p.pid)["subscribed"])):
            check(name in text and re.search(rf"{re.escape(says)}(\s|$)", text + "\n"), f"{what}: {where}", text.strip())
        known, unasked = seen(t), {silent: seen(t)[silent]} if skip else {}
        equal(known - collections.Counter(unasked), heard, f"{what}: what it hears is seen")
        # libsycl does not ask for all that it sends.
        check(sum(heard.values()) > 15 and heard[silent] == 0 if skip else heard[silent] > 15, f"{what}: which streams these are", dict(heard))
        full.update({} if skip else heard)
        if skip:
            check(unasked[silent] * 4 < full[silent], f"{what}: little or nothing comes of that", f"{unasked[silent]} of {full[silent]}")
        if skip:
            t = real.Tracer("-e", "sycl,!sycl:" + skip, "--arm", "-p", p.pid)
            t.said("listens to all that is selected", 20, "err")
            t.end()
        p.ends(what)


def others():
    for release in (*(["2024.2"] if real.in_check_all() else []), *RELEASES):
        others_listen(release)
    # The vendor's own asks for some of the trace points of its streams.
    lib = f"{real.runtime(NEWEST)}/lib"
    p = Loop(env=real.warm_environment(NEWEST, XPTI_FRAMEWORK_DISPATCHER="libxptifw.so", SYCL_TRACE_PRINT_FORMAT="compact", SYCL_TRACE_API_ENABLE="1",
                                  XPTI_SUBSCRIBERS=f"{lib}/libsycl_ur_trace_collector.so"))
    text = listed(p.pid)["text"]
    check("libsycl_ur_trace_collector.so" in text and "sycl.debug (" in text and "sycl.experimental.buffer" in text, "the vendor's collector", text)
    p.ends("the vendor's collector")
    # A framework that says it is of a release that nobody knows yet.
    d = real.folder()
    with open(f"{lib}/libxptifw.so", "rb") as f, open(f"{d}/libxptifw.so", "wb") as copy:
        copy.write(f.read().replace(NEWEST.encode(), b"2099.9.0"))
    p = Subscribed(NEWEST, "", fw=f"{d}/libxptifw.so")
    check("is not known" in listed(p.pid)["text"], "a framework of an unknown release: nothing is claimed", listed(p.pid)["text"])
    p.ends("an unknown framework")


# ---- what is refused ---------------------------------------------------------------------------------


def usage():
    me = os.getpid()
    for args, words in ((["arm"], ("process",)), (["arm", "abc"], ("abc",)), (["arm", "-p", "1,,2"], ("1,,2",)),
                        (["arm", "--timeout", "0", me], ("--timeout", "0")), (["arm", "--timeout", "2m", me], ("2m",)),
                        (["arm", "--nosuch"], ("--nosuch",)), (["disarm"], ("process",)), (["disarm", "--all", me], ("--all",)),
                        (["trace", "--arm"], ("-p",)), (["trace", "--arm", "-a"], ("-p",)),
                        (["trace", "--arm", "--comm", "x"], ("-p",)), (["trace", "--arm", "--", "true"], ("--xpti",)),
                        (["trace", "--arm", "-e", "ur", "-p", me], ("XPTI", "selected"))):
        refused(args, USAGE, *words)
    for args in (["arm", 999999999], ["disarm", 999999999], ["arm", "--list", 999999999], ["trace", "--arm", "-p", 999999999]):
        refused(args, NOTHING, 999999999)


def not_programs():
    ended = subprocess.Popen(["true"])
    real.wait_for(lambda: real.read(f"/proc/{ended.pid}/stat").rpartition(")")[2].split()[0] == "Z", "a zombie")
    refused(["arm", ended.pid], NOTHING, ended.pid, "has ended", what="a zombie")
    ended.wait()
    kernel = next(p for p in sorted(filter(str.isdigit, os.listdir("/proc")), key=int)
                  if int(real.read(f"/proc/{p}/stat").rpartition(")")[2].split()[6]) & 0x200000)
    refused(["arm", kernel], FAILED, kernel, "kernel thread", what="a kernel thread")
    sleeper = real.Process(["sleep", "100"])
    refused(["arm", sleeper.pid], FAILED, "no libsycl", what="no libsycl")
    refused(["trace", "--arm", "-p", sleeper.pid], FAILED, "no libsycl", what="no libsycl: trace")
    equal(listed(sleeper.pid)["state"], "cannot", "no libsycl: --list")
    equal(told(sleeper.pid), ("sleep", "-", "cannot", "it has no libsycl loaded (yet)"), "no libsycl: --list, for people")
    with open("/dev/full", "w", encoding="utf-8") as full:
        r = subprocess.run([XPTIBPF, "arm", "--list", "-p", str(sleeper.pid)], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    equal((r.returncode, r.stderr.count("No space left"), r.stderr.count("\n")), (FAILED, 1, 1), "a list that can't be written")

    d = real.folder()
    with open(f"{d}/static.c", "w", encoding="utf-8") as f:
        f.write("#include <unistd.h>\nint main(void) { write(1, \"up\\n\", 3); pause(); }\n")
    with open(f"{d}/first.c", "w", encoding="utf-8") as f:
        f.write("#include <pthread.h>\n#include <unistd.h>\nstatic void *stays(void *u) { pause(); return u; }\n"
                "int main(void) { pthread_t t; pthread_create(&t, NULL, stays, NULL); write(1, \"up\\n\", 3); pthread_exit(NULL); }\n")
    p = real.Process([real.build(f"{d}/first.c", f"{d}/first", "-pthread")])
    real.wait_for(lambda: real.read(f"/proc/{p.pid}/stat").rpartition(")")[2].split()[0] == "Z", "its first thread has ended")
    refused(["arm", p.pid], NOTHING, "first thread has ended", what="without its first thread")
    p.kill()
    p = real.Process([real.build(f"{d}/static.c", f"{d}/static", "-static")])
    p.said("up")
    refused(["arm", p.pid], FAILED, "linked statically", what="a static program")
    p = elf32.start(d)
    refused(["arm", p.pid], FAILED, "32-bit", what="a 32-bit program")
    refused(["trace", "--arm", "-p", p.pid], FAILED, "32-bit", what="a 32-bit program: trace")
    equal((listed(p.pid)["state"], listed(p.pid)["text"]), ("cannot", "it is a 32-bit program"), "a 32-bit program: --list")
    refused(["disarm", p.pid], FAILED, "not armed", what="a 32-bit program: disarm")


def held():
    """By a debugger, by job control, or with its cgroup: told, and as before; afterwards it can be armed."""
    p = Loop()
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    need(libc.ptrace(0x4206, p.pid, None, None) == 0, "a debugger")  # PTRACE_SEIZE
    refused(["arm", p.pid], FAILED, "traces it", os.getpid(), what="traced by a debugger")
    os.kill(p.pid, signal.SIGSTOP)
    os.waitpid(p.pid, 0x40000002)  # __WALL | WUNTRACED
    need(libc.ptrace(17, p.pid, None, signal.SIGSTOP) == 0, "the debugger leaves, and it gets its signal")  # PTRACE_DETACH
    real.wait_for(lambda: real.read(f"/proc/{p.pid}/stat").rpartition(")")[2].split()[0] == "T", "it is stopped")
    refused(["arm", p.pid], FAILED, "stopped", what="stopped")
    os.kill(p.pid, signal.SIGCONT)
    done("arm", p.pid)
    os.kill(p.pid, signal.SIGSTOP)
    refused(["disarm", "--timeout", "1500ms", p.pid], FAILED, "did not answer", what="stopped: it can't disarm itself")
    os.kill(p.pid, signal.SIGCONT)
    # It may do what it was asked to before it is asked again.
    r = run("disarm", p.pid)
    check((r.returncode == 0 or "it is not armed" in r.stderr) and is_silent(p.pid), "it goes on: it can", r.stderr)
    for kind in freezer.kinds():
        with freezer.Frozen(kind, p.pid):
            refused(["arm", p.pid], FAILED, "frozen", what=f"frozen by {kind[1]}")
            text = listed(p.pid)["text"]
            check("frozen" in text, "... and the list says so", text)
    p.does(2)
    p.ends("held")


def mapped(p):
    """The files that it maps and memory that can be run. Not the beacon: of what it could not load glibc leaves a part mapped."""
    rows = [line.split(None, 5) for line in real.read(f"/proc/{p.pid}/maps").splitlines()]
    files = collections.Counter(r[5] for r in rows if len(r) > 5 and r[5].startswith("/") and "xptibpf-beacon" not in r[5])
    return files, [r[0] for r in rows if len(r) == 5 and "x" in r[1]]


def runs_beacon(p):
    return any("xptibpf-beacon" in line and "x" in line.split()[1] for line in real.read(f"/proc/{p.pid}/maps").splitlines())


def is_denied(p, what, *words, **kw):
    p.does(2)
    before, threads, files = mapped(p), len(os.listdir(f"/proc/{p.pid}/task")), os.listdir(f"/proc/{p.pid}/fd")
    for args in (["arm", p.pid], ["trace", "-o", "/dev/null", "-q", "--arm", "-p", p.pid]):
        refused(args, FAILED, *words, what=f"{what}: {args[0]}", **kw)
    after = mapped(p), len(os.listdir(f"/proc/{p.pid}/task")), os.listdir(f"/proc/{p.pid}/fd")
    check(after == (before, threads, files) and not runs_beacon(p), f"{what}: nothing of ours stays", [a - b for a, b in zip(after[0][:1], before[:1])])
    check(is_silent(p.pid), f"{what}: it is as before")
    p.does(2)


def denied():
    """What the kernel forbids the program: the reason, one line, where to look, and nothing of ours stays."""
    env = real.warm_environment(NEWEST, LD_PRELOAD=xpti.denies())
    p = Loop(env=env)
    os.kill(p.pid, signal.SIGWINCH)
    p.said("^denied$")
    is_denied(p, "memory that can't be run", "may not make memory executable", "Permission denied", "ausearch", "PR_SET_MDWE")
    p.ends("memory that can't be run")

    p = Loop(env=env)
    os.kill(p.pid, signal.SIGURG)
    p.said("^denied$")
    is_denied(p, "code that can't be mapped", "failed to map segment", "file in memory", "ausearch")
    p.ends("code that can't be mapped")

    p = Loop()
    limit = resource.prlimit(p.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(p.pid, resource.RLIMIT_NOFILE, (max(map(int, os.listdir(f"/proc/{p.pid}/fd"))) + 1, limit[1]))
    is_denied(p, "no more files", "can't make a memory file", "Too many open files")
    resource.prlimit(p.pid, resource.RLIMIT_NOFILE, limit)
    done("arm", p.pid)
    p.ends("no more files")

    d = own_folder()
    # Who is somebody may only have as many threads.
    runtime = shutil.copytree(f"{real.runtime(NEWEST)}/lib", f"{d}/lib", symlinks=True)
    env = {k: v.replace(f"{real.runtime(NEWEST)}/lib", runtime) for k, v in real.warm_environment(NEWEST, HOME="/nonexistent").items()}
    env["LD_PRELOAD"] = shutil.copy2(xpti.denies(), d)
    p = Loop(env=env, prefix=["setpriv", "--reuid=65533", "--regid=65533", "--clear-groups"], program=f"{d}/sycl_loop")
    p.does(1)
    os.kill(p.pid, signal.SIGPWR)
    p.said("^denied$")
    is_denied(p, "no more threads", "can't make a thread", "its user 65533 has ", "RLIMIT_NPROC")
    os.kill(p.pid, signal.SIGPWR)
    p.said("^denied\n(.*\n)*denied$")
    done("arm", p.pid)
    done("disarm", p.pid)
    p.ends("no more threads")


def limited():
    """Limits that leave too little: which one it is, one line, nothing of ours stays, and it can be armed when there is more."""
    pids, memory = list(groups.kinds("pids")), list(groups.kinds("memory"))
    check(pids and memory, "there are groups with limits", (pids, memory))

    for kind in pids:
        p, what = Loop(), f"its group is full, {kind[0]}"
        with groups.Group(*kind, p.pid) as g:
            g.write("pids.max", g.read("pids.current"))
            is_denied(p, what, "can't make a thread: its cgroup", g.folder, f"of {g.read('pids.max').strip()} that it may have", "pids.max")
            g.write("pids.max", "max")
            done("arm", p.pid)
        p.ends(what)

    for name in ("AS", "DATA"):
        p, what, limit = Loop(), f"no more memory, RLIMIT_{name}", getattr(resource, f"RLIMIT_{name}")
        p.does(2)
        has = int(re.search({"AS": r"VmSize:\s+(\d+)", "DATA": r"VmData:\s+(\d+)"}[name], real.read(f"/proc/{p.pid}/status"))[1]) << 10
        resource.prlimit(p.pid, limit, (has + (6 << 20), -1))
        is_denied(p, what, "too little memory", f"RLIMIT_{name}", "leaves it ")
        resource.prlimit(p.pid, limit, (-1, -1))
        done("arm", p.pid)
        p.ends(what)

    for kind in memory:
        # What it has counts where it was when it took it.
        with groups.Group(*kind) as g:
            p, what = Loop(prefix=["sh", "-c", f'echo $$ >{g.folder}/cgroup.procs && exec "$@"', "sh"]), f"its group has no more memory, {kind[0]}"
            p.does(2)
            limit, has = ("memory.max", "memory.current") if g.has("memory.max") else ("memory.limit_in_bytes", "memory.usage_in_bytes")
            files = sum(int(n) for n in re.findall(r"^(?:in)?active_file (\d+)", g.read("memory.stat"), re.M))
            g.write(limit, str(int(g.read(has)) - files + (5 << 20)))
            is_denied(p, what, "too little memory: its cgroup", g.folder, "MiB left")
            g.write(limit, "-1" if "limit" in limit else "max")
            done("arm", p.pid)
            p.ends(what)


def strange_libraries():
    """Other files in place of libsycl's: each is refused by its name."""
    lib = f"{real.runtime(NEWEST)}/lib"
    soname = next(n for n in os.listdir(lib) if re.fullmatch(r"libsycl\.so\.\d+", n))

    def with_libsycl(change, *also):
        d = real.folder()
        shutil.copy2(f"{lib}/{soname}", d)
        for name in also:
            shutil.copy2(f"{lib}/{name}", d)
        change(f"{d}/{soname}")
        env = real.warm_environment(NEWEST)
        env["LD_LIBRARY_PATH"] = f"{d}:{env['LD_LIBRARY_PATH']}"
        return Loop(env=env), d

    def strip(path):
        """And a byte of its code is different, in what is between two functions, so no release has this code."""
        subprocess.run(["strip", path], check=True)
        with open(path, "rb") as f:
            code = f.read()
        between = b"\xc3\x66\x2e\x0f\x1f\x84\x00\x00\x00\x00"  # a return, and an instruction that does nothing
        need(between in code, "there is something between functions")
        with open(path, "wb") as f:
            f.write(code.replace(between, between[:-1] + b"\x01", 1))

    def newer(path):
        with open(path, "rb") as f:
            text = f.read()
        changed = text.replace(NEWEST.encode(), b"2099.9.0")
        need(changed != text, "the release stands in the file")
        with open(path, "wb") as f:
            f.write(changed)

    def as_it_is(path):
        pass

    for change, words, what in ((strip, ("stripped",), "a stripped libsycl of no release"), (newer, ("release", "2099.9.0"), "a release that is not known"),
                                (as_it_is, ("libxptifw.so",), "no framework beside it")):
        p, d = with_libsycl(change)
        refused(["arm", p.pid], FAILED, *words, d, what=what)
        if change != as_it_is:
            row = listed(p.pid)
            equal((row["state"], candidate(p.pid)["cannot_arm"]), ("cannot", row["text"]), f"{what}: doctor agrees with --list")
            check(f"can't be armed: {row['text']}" in run("doctor", "-p", p.pid).stdout, f"{what}: doctor says so")
        refused(["trace", "--arm", "-p", p.pid], FAILED, *words, what=f"{what}: trace")
        p.does(1)
        p.ends(what)

    # With a name of its own in it, or the linker would take it for the other.
    d = real.folder()
    with open(f"{lib}/{soname}", "rb") as f, open(f"{d}/libsycl-preview.so", "wb") as copy:
        copy.write(f.read().replace(soname.encode() + b"\0", soname[:-1].encode() + b"X\0"))
    p = Loop(env=real.warm_environment(NEWEST, LD_PRELOAD=f"{d}/libsycl-preview.so"))
    refused(["arm", p.pid], FAILED, "second libsycl", d, what="two libsycls of two folders")
    p.ends("two libsycls")


def strange_frameworks():
    """Other files in place of libxptifw.so: none is opened or loaded, and the program is unharmed."""
    lib = f"{real.runtime(NEWEST)}/lib"
    soname = next(n for n in os.listdir(lib) if re.fullmatch(r"libsycl\.so\.\d+", n))
    d = real.folder()
    shutil.copy2(f"{lib}/{soname}", d)
    env = real.warm_environment(NEWEST)
    env["LD_LIBRARY_PATH"] = f"{d}:{env['LD_LIBRARY_PATH']}"
    p, place = Loop(env=env), f"{d}/libxptifw.so"
    with open(f"{lib}/libxptifw.so", "rb") as f:
        whole = f.read()
    for n in (5000, 9000, 12000, 15000, len(whole) // 2):
        with open(place, "wb") as f:
            f.write(whole[:n])
        refused(["arm", p.pid], FAILED, "libxptifw.so", "cut off", d, what=f"a framework of which {n} bytes are there")
        p.does(1)
    os.unlink(place)
    for make, words, what in ((lambda: os.symlink("/dev/ptmx", place), "no regular file", "a link to a device"),
                              (lambda: os.mkfifo(place), "no regular file", "a FIFO"),
                              (lambda: os.mkdir(place), "no regular file", "a folder"),
                              (lambda: os.symlink("/etc/passwd", place), "no library", "a text")):
        make()
        before = os.listdir("/dev/pts")
        refused(["arm", p.pid], FAILED, words, what=what)
        refused(["trace", "--arm", "-p", p.pid], FAILED, words, what=f"{what}: trace")
        equal(os.listdir("/dev/pts"), before, f"{what}: it is not opened")
        p.does(1)
        (os.rmdir if what == "a folder" else os.unlink)(place)
    shutil.copy2(f"{lib}/libxptifw.so", place)
    equal([a["event"] for a in done("arm", p.pid)], ["armed"], "a good one: it is armed after all that")
    p.does(1)
    p.ends("other files as a framework")
    beacon = f"{real.folder()}/libxptibpf-beacon.so"
    with open(BEACON, "rb") as f, open(beacon, "wb") as copy:
        copy.write(f.read()[:9000])
    program = shutil.copy2(XPTIBPF, os.path.dirname(beacon))
    p = Loop()
    refused(["arm", p.pid], FAILED, beacon, "cut off", what="a beacon that is cut off", program=program)
    p.ends("a beacon that is cut off")


NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]


def users_loop(d):
    """The loop as another user, with the runtime in this folder."""
    shutil.copy2(real.workload(NEWEST, "sycl_loop"), d)
    runtime = shutil.copytree(f"{real.runtime(NEWEST)}/lib", f"{d}/lib", symlinks=True)
    env = {k: v.replace(f"{real.runtime(NEWEST)}/lib", runtime) for k, v in real.warm_environment(NEWEST).items()}
    env["HOME"] = "/nonexistent"
    return Loop(env=env, prefix=NOBODY, program=f"{d}/sycl_loop")


def by_owner():
    """Who may arm a process may disarm it; and several who arm it at once don't disturb each other."""
    d = real.folder()
    for name in (XPTIBPF, BEACON):
        os.chmod(shutil.copy2(name, d), 0o755)
    p = users_loop(d)
    for what, event in (("arm", "armed"), ("arm", "armed_before"), ("disarm", "disarmed"), ("arm", "armed"), ("disarm", "disarmed")):
        equal([a["event"] for a in done(what, p.pid, prefix=NOBODY, program=f"{d}/xptibpf")], [event], f"its owner: {what}")
    p.does(1)
    p.ends("its owner")
    for _ in range(4):
        p = Loop()
        arms = [real.Process([XPTIBPF, "arm", "--json", str(p.pid)]) for _ in range(3)]
        equal([a.wait() for a in arms], [0] * 3, "three arms at once: none fails")
        equal(sorted(json.loads(a.out)["event"] for a in arms), ["armed", "armed_before", "armed_before"], "one of them did it")
        equal([a["event"] for a in done("disarm", p.pid)], ["disarmed"], "three arms, one disarms")
        p.ends("three arms at once")


def just_ending():
    """A process that is giving its memory back: said to be ending, and never to lack libsycl."""
    # A gigabyte of small pages takes the kernel some time.
    code = "import ctypes,mmap; m = mmap.mmap(-1, 1 << 30); m.madvise(15); ctypes.memset(ctypes.addressof(ctypes.c_char.from_buffer(m)), 1, 1 << 30); print('full', flush=True); input()"
    for what in (("arm",), ("arm", "--list", "-p"), ("doctor", "-p")) * 3:
        p = real.Process([sys.executable, "-c", code], stdin=True)
        p.said("^full$")
        os.kill(p.pid, signal.SIGKILL)
        r = run(*what, p.pid)
        check(re.search(r"just ending|has ended|no such process", r.stdout + r.stderr) and "(yet)" not in r.stdout + r.stderr,
              f"{' '.join(what)}: it is ending", (r.stdout + r.stderr)[-120:])


def ending():
    """It ends while it is armed: told as such, whatever it was in."""
    for delay in (0, 0.002, 0.01, 0.03):
        p = Loop()
        a = subprocess.Popen([XPTIBPF, "arm", str(p.pid)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(delay)
        os.kill(p.pid, signal.SIGKILL)
        out, err = a.communicate(timeout=20)
        check(a.returncode in (0, FAILED, NOTHING) and len((out + err).splitlines()) == 1, f"killed {delay} s into arming",
              f"{a.returncode} {(out + err).strip()}")
        p.wait()


def parts():
    """What is done beside each other; of the one release or of the other first."""
    first, last = RELEASES[0], RELEASES[-1]
    found = [[f"on_their_own:{first}"], [f"while_traced:{last}"], ["others", *(f"calls:{r}" for r in RELEASES)]]
    if first != last:
        found[0] += [f"while_traced:{first}"]
        found[1] += [f"on_their_own:{last}"]
    if real.in_check():
        found[0] += ["usage", "not_programs", "logged"]
        found[1] += ["prepared", "some_of_several"]
        found += [["other_commands"]]
    if real.in_check_all():
        found[0] += ["held", "strange_frameworks", "by_owner", "just_ending"]
        found[1] += ["ending"]
        found += [["places"]]
        found[2] += ["unlike_calls", "upgraded", "denied"]
        found += [["strange_libraries"], ["limited"]]
        found += [[f"calls_of_unused:{v}" for v in ("0.19.1", "0.20.0")]]
    return found


def everyone():
    programs = [Loop(), Loop(OLDER if real.in_check_all() else NEWEST)]
    done("arm", *(p.pid for p in programs))
    rows = {a["pid"]: a["event"] for a in done("disarm", "--all")}
    equal([rows.get(p.pid) for p in programs], ["disarmed"] * 2, "--all: both")
    for p in programs:
        p.ends("--all")


def main():
    if sys.argv[1:]:
        for part in sys.argv[1:]:
            name, _, argument = part.partition(":")
            globals()[name](*filter(None, [argument]))
        return
    # They wait most of the time; what is done to everyone comes last.
    real.beside_each_other(__file__, parts(), 500)
    everyone()


real.run(main)
