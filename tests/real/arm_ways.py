#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 70, suite: all, alone: a tracer of everyone would wake what it wants silent; it runs its parts beside each other
"""Arming from inside: a preloaded library gives the beacon the block that arm/way.h makes of the file, on a thread of
its own, as xptibpf does from outside. For each known release, the program is silent when it is armed and nobody traces;
from the attach on, it emits the same events as a program that was started with the beacon, and as a subscriber inside
gets; then it is silent again. It is disarmed, armed again, and armed at its end. There are also forked children,
libraries that nobody has used yet, other subscribers, and everything that must be refused.
"""
import collections
import functools
import os
import re
import struct
import subprocess
import sys
import time

from lib import real, xpti

RELEASES = real.releases("2024.0.3 2024.2.1 2025.0.0 2025.1.0 2025.2.0 2025.3.3 2026.0.0 2026.1.2 2026.2.0".split())
DPNP = real.releases("0.15.0 0.20.0".split())
BEACON = f"{real.O}/libxptibpf-beacon.so"
SECONDS = 15
DONE, FAILED = "4", "5"  # enum arm_state
NOT_ARMED, ARMED, DISARMED = range(3)  # enum beacon_armed
WHILE_TRACED = 1


@functools.cache
def tool():
    return real.build_with_ours("arm_show.c")


# ---- a program that can be armed ---------------------------------------------------------------------


def bias(pid, path):
    """Where the file begins in that process; its first segment has the address 0."""
    for line in real.read(f"/proc/{pid}/maps").splitlines():
        fields = line.split(None, 5)
        if len(fields) == 6 and fields[5] == path and int(fields[2], 16) == 0:
            return int(fields[0].split("-")[0], 16)
    return None


@functools.cache
def symbol(path, name):
    text = subprocess.run(["readelf", "-sW", "--dyn-syms", path], capture_output=True, text=True, check=True).stdout
    return int(re.search(rf"^\s*\d+: ([0-9a-f]+) .* {name}$", text, re.M)[1], 16)


def memory(pid, address, size, value=None):
    fd = os.open(f"/proc/{pid}/mem", os.O_RDWR)
    try:
        if value is not None:
            os.pwrite(fd, value, address)
        return os.pread(fd, size, address)
    finally:
        os.close(fd)


def threads(pid):
    names = [real.read(f"/proc/{pid}/task/{t}/comm").strip() for t in os.listdir(f"/proc/{pid}/task")]
    return names.count("xptibpf-beacon")


class Program:
    def __init__(self, show, argv, env, witness=False, calls=False, **kw):
        """calls: what Unified Runtime's loader tells, too."""
        self.show = show
        self.folder = real.folder()
        self.log = f"{self.folder}/log"
        libs = [xpti.armed()]
        env = {**env, "ARMED": self.folder, **kw}
        if witness:
            libs.append(xpti.witness())
            env.update(XPTI_WITNESS=self.log, XPTI_WITNESS_BEACON="1")
            if calls:
                env["XPTI_WITNESS_CALLS"] = "1"
        self.p = real.Process(argv, env={**env, "LD_PRELOAD": ":".join(libs)}, stdin=True)
        self.p.said(r"^pid \d+", 60)
        self.pid = self.p.pid
        self.beacon_bias = None  # it stays where it was loaded
        self.lib = re.search(r" (/\S*/libsycl\.so\S*)$", real.read(f"/proc/{self.pid}/maps"), re.M)[1]
        self.base = bias(self.pid, self.lib)
        self.facts = collections.defaultdict(list)
        loader = re.search(r" (/\S*/libur_loader\.so\S*)$", real.read(f"/proc/{self.pid}/maps"), re.M)
        self.also = [f"also={loader[1]}@{bias(self.pid, loader[1]):x}"] if calls and loader else []

    def does(self, n):
        def count():
            return len(re.findall(rf"^did {n}\b", self.p.out, re.M))

        before = count()
        self.p.tell(str(n))
        real.wait_for(lambda: count() > before or self.p.p.poll() is not None, f"{n} more rounds")
        real.check(self.p.p.poll() is None, f"the program goes on after {n} rounds")

    def ask(self, name, made=None):
        """The program does what the file of that name is for."""
        told = f"{self.folder}/told"
        if os.path.exists(told):
            os.unlink(told)
        if made:
            os.rename(made, f"{self.folder}/{name}")
        else:
            open(f"{self.folder}/{name}", "w").close()
        real.wait_for(lambda: os.path.exists(told), f"the program answers to {name!r}", SECONDS)
        return real.read(told).strip()

    def arm(self, *changes):
        part = f"{self.folder}/part"
        made = subprocess.run([self.show, self.lib, f"{self.base:x}", part, BEACON, *self.also, *changes], capture_output=True, text=True,
                              check=False)
        if made.returncode:
            real.need(False, "the file tells how to arm it", made.stdout[-200:])
        for line in made.stdout.splitlines():
            key, *values = line.split(None, 2)
            self.facts[key].append(values)
        return self.ask("go", part)

    def beacon(self, name, value=None, pid=None):
        """One of its counters (2 bytes) or bytes in the process, read or set."""
        size = 2 if name.endswith("_count") else 1
        self.beacon_bias = self.beacon_bias or bias(self.pid, BEACON)
        at = self.beacon_bias + symbol(BEACON, f"xptibpf_beacon_{name}")
        raw = None if value is None else value.to_bytes(size, "little")
        return int.from_bytes(memory(pid or self.pid, at, size, raw), "little")

    def kept(self, pid=None):
        """The flag, and the bytes that the library keeps of streams."""
        pid = pid or self.pid
        loader = struct.unpack("<Q", memory(pid, int(self.facts["loader"][0][0], 16), 8))[0]
        flag = memory(pid, loader + int(self.facts["flag"][0][0], 16), 1)[0]
        where = {int(v[0], 16) for v in self.facts["id"] + self.facts["level"]}
        return flag, [memory(pid, at, 1)[0] for at in sorted(where)]

    def layer(self, values=None, pid=None):
        """The bytes of the tracing layer's object, read or set; and where that is."""
        at = struct.unpack("<Q", memory(pid or self.pid, int(self.facts["layer"][0][0], 16), 8))[0]
        places = sorted({int(v[0], 16) for v in self.facts["own"]})
        for place, value in zip(places, values or []):
            memory(pid or self.pid, at + place, 1, bytes([value]))
        return [memory(pid or self.pid, at + place, 1)[0] for place in places]

    def ends(self, what):
        self.p.p.stdin.close()
        real.equal(self.p.wait(), 0, f"{what}: the program ends well")


def quiet(a, hits, what, n=3):
    before = hits.count()
    a.does(n)
    real.equal(hits.count() - before, 0, f"{what}: no notification")


# ---- a release ---------------------------------------------------------------------------------------


def kinds(t):
    return collections.Counter((e["stream"], e["event"]) for e in t.events() if e["type"] == "xpti")


def traced(a, hits, n, *options):
    t = real.Tracer("-s", "1024", "-e", "sycl", *options, "-p", a.pid).ready()
    real.wait_for(lambda: a.beacon("state") == 1, "the beacon wakes", SECONDS)
    before = hits.count()
    a.does(n)
    made = hits.count() - before
    t.end()
    real.equal(sum(kinds(t).values()), made, "the trace has every notification that was made")
    return t


def prepared(argv, env, lib, rounds):
    """What a program says in the last rounds that was started with the beacon."""
    p = real.Process(argv, env={**env, "XPTI_FRAMEWORK_DISPATCHER": lib, "XPTI_SUBSCRIBERS": BEACON}, stdin=True)
    p.said(r"^pid \d+", 60)
    for n in rounds[:-1]:
        p.tell(str(n))
        p.said(rf"^did {n}\b")
    time.sleep(2)
    t = real.Tracer("-s", "1024", "-e", "sycl", "-p", p.pid).ready()
    time.sleep(2)
    p.tell(str(rounds[-1]))
    p.said(rf"^did {rounds[-1]}\b")
    t.end()
    p.p.stdin.close()
    real.equal(p.wait(), 0, "the prepared program ends well")
    return kinds(t)


def settled(said):
    """Without what depends on how fast the device is: who waits for whom, and how often there is still something to wait for,
    or to ask for. Of PI's calls, that all kinds of them are reported."""
    return {k: k[0].startswith("sycl.pi") or n for k, n in said.items() if k[1] not in ("edge_create", "wait_begin", "wait_end")
            and not k[1] == "node_create" or k[0] == "sycl.experimental.mem_alloc"}


def release(what, argv, env, lib_folder, least, compared=dict, **kw):
    d, lib = xpti.own_copy(lib_folder)
    mine = f"framework={lib}"
    hits = xpti.Hits(lib)
    try:
        a = Program(tool(), argv, env, witness=True, **kw)
        a.does(4)
        real.equal(a.arm(mine), DONE, f"{what}: armed")
        real.equal(a.facts["framework"][0][0], f"{os.path.dirname(a.lib)}/libxptifw.so", f"{what}: its framework")
        real.equal(a.beacon("armed"), ARMED, f"{what}: the beacon says that it is")
        real.equal(threads(a.pid), 1, f"{what}: one thread")
        real.equal(a.kept()[0], 1, f"{what}: the library goes to the framework")
        real.equal(a.arm(mine), f"{FAILED} XPTI is in use already", f"{what}: not twice")
        quiet(a, hits, f"{what}: armed, and nobody traces")

        t = real.Tracer("-s", "1024", "-e", "sycl", "-p", a.pid).ready()
        real.wait_for(lambda: os.path.exists(a.log + ".ready"), f"{what}: the beacon wakes", SECONDS)
        began = hits.count()
        a.does(6)
        made = hits.count() - began
        t.end()
        xpti.hold_against(a.log, t, f"{what}, from the attach on", least=least)
        real.equal(sum(kinds(t).values()), made, f"{what}: the trace has every notification that was made")
        real.equal(compared(kinds(t)), compared(prepared(argv, env, lib, (4, 3, 6))),
                   f"{what}: as much as a prepared program says")
        real.wait_for(lambda: a.beacon("state") == 0, f"{what}: quiet again", SECONDS)
        a.ends(f"{what}, armed")
        again(what, argv, env, mine, hits)
    finally:
        hits.end()


def again(what, argv, env, mine, hits):
    """Without a witness, whose callbacks stay."""
    a = Program(tool(), argv, env)
    a.does(1)
    before = None
    for turn in range(2):
        real.equal(a.arm(mine), DONE, f"{what}: armed, turn {turn}")
        if turn:
            real.equal(a.ask("kept"), "0", f"{what}: a thread that was in a scope of the last turn is in none")
            real.check(a.kept()[1] != before[1], f"{what}: other numbers of streams than before")
            said = kinds(traced(a, hits, 3))
            real.check(said[("sycl", "task_begin")] + said[("sycl.debug", "task_begin")] or said[("sycl.pi", "function_begin")],
                       f"{what}: it speaks", sum(said.values()))
        real.equal(a.ask("scope"), "1", f"{what}: and begins one, of which no end is reported")
        a.beacon("leave_count", 1)
        real.wait_for(lambda: a.beacon("armed") == DISARMED, f"{what}: disarmed", SECONDS)
        real.wait_for(lambda: threads(a.pid) == 0, f"{what}: its thread has gone", SECONDS)
        a.beacon("leave_count", 0)
        kept = a.kept()
        real.equal(kept[0], 0, f"{what}: the library asks nobody")
        before = before or kept
        real.equal(kept, before, f"{what}: the numbers of streams are as they were")
        quiet(a, hits, f"{what}: disarmed")
    t = real.Tracer("-e", "sycl", "-p", a.pid).ready()
    real.equal(a.arm(mine, f"flags={WHILE_TRACED}"), DONE, f"{what}: armed for a tracer")
    real.wait_for(lambda: a.beacon("state") == 1, f"{what}: the beacon wakes", SECONDS)
    a.does(2)
    t.kill()
    t.wait()
    real.wait_for(lambda: a.beacon("armed") == DISARMED, f"{what}: the tracer was killed, and it disarmed itself", SECONDS)
    real.equal(a.kept(), before, f"{what}: as it was")
    quiet(a, hits, f"{what}: after the tracer was killed")
    real.equal(a.arm(mine), DONE, f"{what}: armed at the end")
    t = real.Tracer("-e", "sycl", "-p", a.pid).ready()
    real.wait_for(lambda: a.beacon("state") == 1, f"{what}: the beacon wakes", SECONDS)
    a.does(2)
    a.ends(f"{what}, while it is traced")
    t.end()
    real.check(sum(kinds(t).values()), f"{what}: it spoke to the end")


def cpp(version):
    pi = version < "2025"
    debug = "sycl.debug" if version > "2026" else "sycl"
    least = {"sycl.experimental.mem_alloc mem_alloc_begin": 6, f"{debug} wait_begin": 6}
    least["sycl.pi function_begin" if pi else f"{debug} task_begin"] = 6
    release(version, [real.workload(version, "crowd"), "--threads", "1"], real.warm_environment(version),
            f"{real.runtime(version)}/lib", least, **numbering(version))


def numbering(version):
    return {"XPTI_WITNESS_UID": "ids"} if "2025.1" <= version < "2025.3" else {}


def dpnp(version):
    python, env = xpti.python(version)
    stream = "sycl.debug" if version == "0.20.0" else "sycl"
    release(f"dpnp {version}", [python, f"{real.ROOT}/tests/workloads/np.py", "--steps", "--iterations", "0"], env,
            env["LD_LIBRARY_PATH"], {f"{stream} task_begin": 10, "sycl.experimental.mem_alloc mem_alloc_begin": 10}, settled)


# ---- the calls of Unified Runtime --------------------------------------------------------------------

NONE = 0xff  # the number of a stream that XPTI was off for
LAYER = {"UR_ENABLE_LAYERS": "UR_LAYER_TRACING"}
# What the layer reports is calls, unless its events are asked for by name.
DEBUG = "sycl,sycl:function_with_args*,ur:ur*"
PLAIN = "sycl,sycl:function_with_args*,!sycl:*.debug,ur:ur*"


def told(t):
    """By thread what ur.call reports, and what the probes on the same functions do; and the events."""
    streams, probes, kinds_ = collections.defaultdict(list), collections.defaultdict(list), collections.Counter()
    for e in t.events():
        if e["type"] == "xpti" and e["stream"].startswith("ur.call"):
            kinds_[(e["stream"], e["event"])] += 1
            if e["event"] == "function_with_args_begin":
                streams[e["tid"]].append(e["data"]["function_name"])
    for e in real.calls(t.events()):
        if e["api"] == "ur":
            probes[e["tid"]].append(e["name"])
    return streams, probes, kinds_


def heard(what, a, n, select, least):
    t = real.Tracer("-s", "1024", "-e", select, "-p", a.pid).ready()
    real.wait_for(lambda: a.beacon("state") == 1, "the beacon wakes", SECONDS)
    a.does(n)
    t.end()
    # Whoever comes before that finds it awake, to the debug streams, too.
    real.wait_for(lambda: a.beacon("state") == 0, f"{what}: quiet again", SECONDS)
    streams, probes, found = told(t)
    names = {name for calls in streams.values() for name in calls}
    real.check(sum(map(len, streams.values())) >= least, f"{what}: it reports calls", dict(found))
    real.equal(dict(streams), {tid: [c for c in calls if c in names] for tid, calls in probes.items() if set(calls) & names},
               f"{what}: of each thread the calls that probes see, in their order")
    real.equal(len(set(found.values())), 1, f"{what}: each has an end")
    return t, found


def nodes(t):
    return {(e["uid"], e["uid_instance"], e["name"], e["file"], e["line"]) for e in t.events()
            if e["type"] == "xpti" and e["stream"] == "ur.call"}


def calls(version):
    argv, env, debug = [real.workload(version, "crowd"), "--threads", "1"], real.warm_environment(version), version > "2026"
    stream = "ur.call.debug" if debug else "ur.call"
    d, lib = xpti.own_copy(f"{real.runtime(version)}/lib")
    mine = f"framework={lib}"
    hits = xpti.Hits(lib)
    try:
        layer_heard(version, Program(tool(), argv, env, witness=True, calls=True, **LAYER, **numbering(version)), mine, stream)
        a = Program(tool(), argv, env, calls=True, **LAYER)
        a.does(1)
        for turn in range(2):
            what = f"{version}, calls, turn {turn}"
            real.equal(a.arm(mine), DONE, f"{what}: armed")
            real.check(NONE not in a.layer() and a.layer() == sorted(set(a.layer())), f"{what}: the layer has its numbers", a.layer())
            # Before 2025.1 the layer notifies without asking; the framework's main switch is off.
            if version > "2025.1":
                quiet(a, hits, f"{what}: nobody traces")
            t, found = heard(what, a, 3, DEBUG, 20)
            real.equal({s for s, _ in found}, {stream}, f"{what}: on one stream")
            if debug:
                t, found = heard(f"{what}, no debug streams", a, 3, PLAIN, 20)
                real.equal({s for s, _ in found}, {"ur.call"}, f"{what}: and on the other")
                real.equal(nodes(t), nodes(prepared_calls(argv, env, lib)), f"{what}: with the event that a prepared program has")
            leave(a, what)
            real.equal(a.layer(), [NONE] * len(a.layer()), f"{what}: the layer has no numbers again")
            quiet(a, hits, f"{what}: disarmed")
        a.ends(f"{version}, calls")
        off(version, argv, env, mine)
        careful(version, argv, env, mine)
    finally:
        hits.end()


def leave(a, what):
    a.beacon("leave_count", 1)
    real.wait_for(lambda: a.beacon("armed") == DISARMED and threads(a.pid) == 0, f"{what}: disarmed", SECONDS)
    a.beacon("leave_count", 0)
    real.equal(a.kept()[0], 0, f"{what}: the library asks nobody")


def layer_heard(version, a, mine, stream):
    """Each notification of each thread as a subscriber inside gets it, whose callbacks stay."""
    what = f"{version}, calls, by a witness"
    a.does(4)
    real.equal(a.arm(mine), DONE, f"{what}: armed")
    t = real.Tracer("-s", "1024", "-e", "sycl", "-p", a.pid).ready()
    real.wait_for(lambda: os.path.exists(a.log + ".ready"), f"{what}: the beacon wakes", SECONDS)
    a.does(6)
    t.end()
    xpti.hold_against(a.log, t, what, least={f"{stream} function_with_args_begin": 40, f"{stream} function_with_args_end": 40})
    a.ends(f"{what}, armed")


def prepared_calls(argv, env, lib):
    p = real.Process(argv, env={**env, **LAYER, "XPTI_FRAMEWORK_DISPATCHER": lib, "XPTI_SUBSCRIBERS": BEACON}, stdin=True)
    p.said(r"^pid \d+", 60)
    t = real.Tracer("-s", "1024", "-e", PLAIN, "-p", p.pid).ready()
    time.sleep(2)
    p.tell("3")
    p.said(r"^did 3\b")
    t.end()
    p.p.stdin.close()
    real.equal(p.wait(), 0, "the prepared program ends well")
    return t


def off(version, argv, env, mine):
    """Without the layer its object is there all the same, and nobody asks it."""
    what = f"{version}, no calls"
    a = Program(tool(), argv, env, calls=True)
    a.does(1)
    real.equal(a.arm(mine), DONE, f"{what}: armed")
    t = real.Tracer("-e", "sycl", "-p", a.pid).ready()
    real.wait_for(lambda: a.beacon("state") == 1, "the beacon wakes", SECONDS)
    a.does(3)
    t.end()
    real.equal(sum(n for (s, _), n in kinds(t).items() if s.startswith("ur.call")), 0, f"{what}: nothing of them is reported")
    real.check(sum(kinds(t).values()) > 20, f"{what}: of the rest it is", sum(kinds(t).values()))
    leave(a, what)
    real.equal(a.layer(), [NONE] * len(a.layer()), f"{what}: as it was")
    a.does(1)
    a.ends(what)


def careful(version, argv, env, mine):
    """Nothing is written where something else is than there should be; nor while somebody has the object's lock."""
    what = f"{version}, calls"
    a = Program(tool(), argv, env, calls=True, **LAYER)
    a.does(1)
    real.equal(a.arm(mine, "give_up=1"), f"{FAILED} it took too long", f"{what}: given up")
    none = [NONE] * len(a.layer())
    real.equal(a.layer(), none, f"{what}: XPTI was off when it was made")
    real.equal(a.arm(mine, "type=8"), DONE, f"{what}: armed, but for an object of another type")
    real.equal(a.layer(), none, f"{what}: which is left alone")
    a.does(1)
    leave(a, what)

    lock, pointer = (int(a.facts[k][0][0], 16) for k in ("lock", "layer"))
    memory(a.pid, lock, 1, b"\1")
    real.equal(a.arm(mine), DONE, f"{what}: armed, while somebody has the lock")
    real.equal((a.layer(), memory(a.pid, lock, 1)), (none, b"\1"), f"{what}: nothing is written meanwhile")
    time.sleep(2.5)
    real.equal((a.layer(), memory(a.pid, lock, 1)), (none, b"\1"), f"{what}: nor later")
    memory(a.pid, lock, 1, b"\0")
    real.wait_for(lambda: NONE not in a.layer(), f"{what}: it is when the lock is open", SECONDS)
    real.wait_for(lambda: memory(a.pid, lock, 1) == b"\0", f"{what}: and left open", SECONDS)
    leave(a, what)
    real.equal(a.layer(), none, f"{what}: as it was")
    memory(a.pid, lock, 1, b"\1")
    real.equal(a.arm(mine), DONE, f"{what}: armed, while somebody has the lock")
    leave(a, what)
    memory(a.pid, lock, 1, b"\0")
    time.sleep(2.5)
    real.equal(a.layer(), none, f"{what}: disarmed, it is not waited for")

    other = [0x33] * len(none)
    a.layer(other)
    real.equal(a.arm(mine), DONE, f"{what}: armed, with numbers that are somebody's")
    real.equal(a.layer(), other, f"{what}: which stay")
    leave(a, what)
    real.equal(a.layer(none), none, f"{what}: and stay")

    real.equal(a.arm(mine), DONE, f"{what}: armed")
    ours = a.layer()
    real.check(NONE not in ours and memory(a.pid, lock, 1) == b"\0", f"{what}: it has numbers, and nobody the lock", ours)
    at = memory(a.pid, pointer, 8)
    memory(a.pid, pointer, 8, bytes(8))
    leave(a, f"{what}, whose object was freed")
    memory(a.pid, pointer, 8, at)
    real.equal(a.layer(), ours, f"{what}: nothing is written to an object that was freed")
    real.equal(a.layer(none), none, f"{what}: none")

    real.equal(a.arm(mine), DONE, f"{what}: armed")
    child = int(a.ask("fork"))
    real.equal((a.beacon("armed", pid=child), a.layer(pid=child)), (DISARMED, none), f"{what}: a child, nobody traces")
    t = real.Tracer("-e", "sycl", "-p", a.pid).ready()
    real.wait_for(lambda: a.beacon("state") == 1, "the beacon wakes", SECONDS)
    a.does(2)
    a.ends(f"{what}, while it is traced")
    t.end()
    real.check(told(t)[2], f"{what}: they were told to the end")


# ---- other places and ends ---------------------------------------------------------------------------


def children():
    """A child of a program that nobody traces is disarmed from the beginning; else it is as its parent."""
    for version in real.releases(("2025.0.0", "2026.2.0")):
        a = Program(tool(), [real.workload(version, "crowd"), "--threads", "1"], real.warm_environment(version))
        real.equal(a.arm(), DONE, f"{version}: armed")
        child = int(a.ask("fork"))
        real.equal((a.beacon("armed", pid=child), a.kept(child)[0]), (DISARMED, 0), f"{version}: a child, nobody traces")
        real.equal((a.beacon("armed"), a.kept()[0]), (ARMED, 1), f"{version}: its parent")
        t = real.Tracer("-e", "sycl", "-p", a.pid).ready()
        real.wait_for(lambda: a.beacon("state") == 1, f"{version}: the beacon wakes", SECONDS)
        child = int(a.ask("fork"))
        real.equal((a.beacon("armed", pid=child), a.kept(child)[0]), (ARMED, 1), f"{version}: a child of a traced one")
        a.does(2)
        t.end()
        a.ends(f"{version}, with children")


UNUSED = """
import ctypes, _ctypes, os, sys
lib = ctypes.CDLL(sys.argv[1])
print("pid", os.getpid(), flush=True)
for line in sys.stdin:
    if line == "0\\n":
        _ctypes.dlclose(lib._handle)
    print("did", line, end="", flush=True)
"""


def unused():
    """A library that nobody has used yet has no object; one that is closed while it is armed stays."""
    for version in real.releases(("2024.2.1", "2025.3.3", "2026.2.0")):
        lib = next(f"{real.runtime(version)}/lib/libsycl.so.{n}" for n in (9, 8, 7)
                   if os.path.exists(f"{real.runtime(version)}/lib/libsycl.so.{n}"))
        a = Program(tool(), [sys.executable, "-c", UNUSED, lib], real.warm_environment(version))
        real.equal(a.arm(), DONE, f"{version}: armed before its first use")
        a.does(0)
        real.equal(bias(a.pid, a.lib), a.base, f"{version}: closed by the program, it stays")
        a.beacon("leave_count", 1)
        real.wait_for(lambda: a.beacon("armed") == DISARMED, f"{version}: disarmed", SECONDS)
        real.equal(a.kept()[0], 0, f"{version}: as it was")
        real.equal(a.arm(), DONE, f"{version}: armed again")
        a.ends(f"{version}, closed")


def refused():
    version = "2026.2.0"
    argv, env = [real.workload(version, "crowd"), "--threads", "1"], real.warm_environment(version)
    a = Program(tool(), argv, env)
    real.equal(a.arm("give_up=1"), f"{FAILED} it took too long", "given up")
    before = a.kept()
    for changes, why in (("framework=/nowhere/libxptifw.so", "/nowhere/libxptifw.so: cannot open shared object file"),
                         (f"framework={real.runtime(version)}/lib/libsycl.so", "is no framework"),
                         ("framework_ino=1", "is no longer the file that was checked"),
                         ("bias=4096", "another library is there now"),
                         ("version=99", "version")):
        said = a.arm(changes)
        real.check(said.startswith(FAILED) and why in said, f"refused: {changes}", said)
        real.equal(a.kept(), before, f"refused: {changes}: nothing has changed")
        real.equal((threads(a.pid), a.beacon("armed")), (0, NOT_ARMED), f"refused: {changes}: no thread")
    a.does(2)
    real.equal(a.arm(), DONE, "armed after all that")
    a.does(2)
    a.ends("refused")

    lib = f"{real.runtime(version)}/lib/libxptifw.so"
    a = Program(tool(), argv, env, XPTI_FRAMEWORK_DISPATCHER=lib, XPTI_SUBSCRIBERS=BEACON)
    real.equal(a.arm(), f"{FAILED} XPTI is in use already", "a program that was prepared")
    real.equal(a.beacon("armed"), NOT_ARMED, "and stays as it is")
    a.does(2)
    a.ends("prepared")


def beside():
    """Subscribers that the environment names are loaded by the framework, whoever opens it; nothing is announced to them."""
    for version in real.releases(("2024.2.1", "2026.2.0")):
        log = f"{real.folder()}/log"
        a = Program(tool(), [real.workload(version, "crowd"), "--threads", "1"], real.warm_environment(version),
                    XPTI_SUBSCRIBERS=xpti.witness(), XPTI_WITNESS=log)
        real.equal(a.arm(), DONE, f"{version}: armed, with a subscriber that was named")
        t = real.Tracer("-e", "sycl", "-p", a.pid).ready()
        real.wait_for(lambda: a.beacon("state") != 0, f"{version}: the beacon wakes", SECONDS)
        a.does(3)
        t.end()
        real.check(sum(kinds(t).values()) >= 12, f"{version}: its events", sum(kinds(t).values()))
        a.beacon("leave_count", 1)
        real.wait_for(lambda: a.beacon("armed") == DISARMED, f"{version}: disarmed", SECONDS)
        a.does(3)
        a.ends(f"{version}, beside another")


def files():
    """What the files tell, of all releases that were fetched: known, too old, and no SYCL."""
    show = tool()
    unknown = {"2021.4.0": "ENOENT", "2022.2.1": "EOPNOTSUPP", "2023.2.4": "EOPNOTSUPP"}
    for version in real.releases(unknown):
        wanted = unknown[version]
        lib = f"{real.runtime(version)}/lib/libsycl.so"
        r = subprocess.run([show, lib], capture_output=True, text=True, check=False)
        real.equal((r.returncode, r.stdout.splitlines()[-1]), (1, f"error {wanted}"), f"{version}: not known")
    for version in RELEASES:
        for name in ("libsycl.so", "libsycl-preview.so"):
            lib = f"{real.runtime(version)}/lib/{name}"
            if os.path.exists(lib):
                tells(show, lib, f"{version} {name}")


def tells(show, lib, what):
    """Every stub that the linker's table names has a place, and no two the same; every byte that keeps a number is there."""
    text = subprocess.run(["readelf", "-sW", lib], capture_output=True, text=True, check=True).stdout
    stubs = set(re.findall(r" FUNC +LOCAL .* (xpti[A-Z]\w+)$", text, re.M)) - {"xptiTraceTryToEnable"}
    ids = {int(m, 16) for m in re.findall(r": ([0-9a-f]+) +1 OBJECT .* _ZN4sycl\w*(?:StreamID|DetailLevel)E$", text, re.M)}
    r = subprocess.run([show, lib], capture_output=True, text=True, check=False)
    facts = [line.split(None, 2) for line in r.stdout.splitlines()]
    slots = {f[2]: int(f[1]) for f in facts if f[0] == "slot"}
    real.equal(set(slots), stubs, f"{what}: every function of the proxy")
    real.equal(len(set(slots.values())), len(stubs), f"{what}: each at a place of its own")
    real.equal({int(f[1], 16) for f in facts if f[0] in ("id", "level")}, ids, f"{what}: every number of a stream")


def main():
    if sys.argv[1:]:
        name, *arguments = sys.argv[1:]
        globals()[name](*arguments)
        return
    files()
    parts = [*(("cpp", r) for r in RELEASES), *(("dpnp", v) for v in DPNP), *(("calls", r) for r in RELEASES if r > "2025"),
             ("children",), ("unused",), ("beside",), *([("refused",)] if real.in_check() else [])]
    real.beside_each_other(__file__, parts, 180)


real.run(main)
