#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 90, suite: both, alone: it traces everyone, and a tracer of everyone wakes the beacons that it wants silent
"""The beacon is silent while nobody traces. It makes the runtime emit the same events as any subscriber within two seconds
after a tracer came, and is silent again within two seconds after the tracer left or was killed. This is tested with every
libxptifw that was ever shipped, queried as libsycl queries it, and in real programs, compared with a subscriber that logs; in
forked children, through unloading, beside other subscribers, under another name in another mount namespace, and with
two tracers.
"""
import json
import os
import re
import subprocess
import sys
import time

from lib import real, xpti

RELEASES = real.frameworks("""2022.2.1 2023.0.0 2023.1.0 2023.2.4 2024.0.3 2024.1.2 2024.2.1 2025.0.0 2025.1.0 2025.2.0 2025.3.3
2026.0.0 2026.1.2 2026.2.0""".split())
COMPILER_LIBRARIES = "2026.2.0"
BEACON = f"{real.O}/libxptibpf-beacon.so"
SECONDS = 10  # a look is due each second; the rest is what a busy machine may add
START = 3  # after the last stream was announced
NO_QUESTION = "2024"  # releases before have no xptiCheckTraceEnabled, and speak until all streams are announced
IN_PLACE = "2025.1"  # from there on a callback that was taken away silences its stream
PLAIN = "sycl,!sycl:*.debug"
SYCL = real.releases(("2025.3.3", "2026.2.0"))
DPNP = {"0.15.0": "sycl", "0.19.1": "sycl", "0.20.0": "sycl.debug"}  # its stream


# ---- programs that ask -------------------------------------------------------------------------------


class Asker(real.Process):
    def __init__(self, release, subscribers=BEACON, prefix=(), **env):
        self.release = release
        self.lib = f"{xpti.xptifw(release)}/libxptifw.so"
        super().__init__([*prefix, xpti.asker(), self.lib], env=asker_environment(self.lib, subscribers, **env), stdin=True)
        self.answers = 0
        self.child = None
        self.wait_answer(r"^pid (\d+)")

    def wait_answer(self, pattern):
        """The next line of its output that is like that."""
        def found():
            rest = self.out.split("\n")[self.answers:-1]
            for i, line in enumerate(rest):
                m = re.search(pattern, line)
                if m:
                    self.answers += i + 1
                    return m
            if self.p.poll() is not None and not rest:
                real.need(False, f"{self.release}: the program runs", f"ended with {self.p.returncode}: {self.err[-300:]}")
            return None

        return real.wait_for(found, f"{self.release}: the program answers {pattern}")

    def say(self, n=5):
        self.tell(f"say {n}")
        m = self.wait_answer(r"^said (\d+) (\d+)")
        return int(m[1]), int(m[2])


def asker_environment(lib, subscribers, **env):
    path = f"{os.path.dirname(lib)}:{real.runtime(COMPILER_LIBRARIES)}/lib"
    return real.environment(LD_LIBRARY_PATH=path, XPTI_TRACE_ENABLE="1", XPTI_FRAMEWORK_DISPATCHER=lib,
                            XPTI_SUBSCRIBERS=subscribers, **env)


def within(programs, wanted, what, seconds=SECONDS):
    """All of them say what is wanted of their release, within the time."""
    left = {p: None for p in programs}
    deadline = time.monotonic() + seconds
    while left and time.monotonic() < deadline:
        for p in list(left):
            left[p] = p.say()
            if left[p] == wanted(p.release):
                del left[p]
        time.sleep(0.05)
    real.check(not left, f"within {seconds} s: {what}", {p.release: v for p, v in left.items()} or len(programs))


def now(programs, wanted, what):
    bad = {p.release: v for p in programs if (v := p.say()) != wanted(p.release)}
    real.check(not bad, what, bad or len(programs))


def silent(_):
    return 0, 0


def loud(_):
    return 5, 5


def plain(release):
    return (5, 0) if release >= IN_PLACE else (5, 5)


def plain_at_first(release):
    return (5, 0) if release >= NO_QUESTION else (5, 5)


def tracer(programs, *options):
    pids = ",".join(str(p.child or p.pid) for p in programs)
    return real.Tracer("-p", pids, *options).ready()


def traced(t, programs):
    """Of each program, how many notifications the trace has."""
    found = {p: 0 for p in programs}
    by_pid = {p.child or p.pid: p for p in programs}
    for e in t.events():
        if e["type"] == "xpti":
            found[by_pid[e["pid"]]] += 1
    return found


def threads(pid):
    names = [real.read(f"/proc/{pid}/task/{t}/comm").strip() for t in os.listdir(f"/proc/{pid}/task")]
    return names.count("xptibpf-beacon")


def every_release():
    programs = [Asker(r) for r in RELEASES]
    now([p for p in programs if p.release >= NO_QUESTION], silent, "a program that nobody traces is not asked to speak")
    within(programs, silent, "all are silent", START)
    bad = {p.release: n for p in programs if (n := threads(p.pid)) != 1}
    real.check(not bad, "one thread each", bad)

    t = tracer(programs, "-e", PLAIN)
    within(programs, plain_at_first, "they speak, but for the debug streams")
    before = sum(1 for e in t.events(True) if e["type"] == "xpti")
    now(programs, plain_at_first, "and go on")
    t.end()
    real.check(len([e for e in t.events() if e["type"] == "xpti"]) >= before + 5 * len(programs), "the tracer hears all")
    within(programs, silent, "they are silent when it has gone")

    first = tracer(programs, "-e", "sycl")
    within(programs, loud, "with details they speak on all streams")
    # Any debug stream alone has them speak on all of these, also one that none of them has.
    second = tracer(programs, "-e", "sycl:sycl.experimental.cuda.debug")
    first.end()
    time.sleep(1.5)
    now(programs, loud, "two tracers: they speak after the first has gone")
    second.kill()
    second.wait()
    within(programs, silent, "they are silent when the last was killed")
    bad = {p.release: n for p, n in traced(first, programs).items() if n < 10}
    real.check(not bad, "the first heard them", bad)

    # Callbacks that were taken away count as there, before 2025.1: only the main switch is left, for all streams.
    t = tracer(programs, "-f", "-e", PLAIN)
    within(programs, plain, "again, and plain")
    forked(programs)
    t.kill()
    t.wait()
    within(programs, silent, "children of a program that was traced are silent when the tracer has gone")
    for p in programs:
        p.tell("leave")
        p.wait_answer("^back")
    within(programs, silent, "and so are the parents")
    unloaded(programs)


def forked(programs):
    for p in programs:
        p.tell("fork")
        p.wait_answer(r"^child (\d+)")
    within(programs, plain, "children of a program that is traced speak")


def siblings():
    """A child has its parent's counters. What was asked for an older one goes just then, and must not take them with it."""
    programs = [Asker(r) for r in real.frameworks(("2022.2.1", "2024.2.1", "2025.3.3", "2026.2.0"))]
    t = tracer(programs, "-f", "-e", PLAIN)
    within(programs, lambda r: plain_at_first(r) if r >= NO_QUESTION else (5, 5), "they speak", START + SECONDS)
    quiet = set()
    said = {p: 0 for p in programs}
    for i in range(6):
        for p in programs:
            p.tell("fork")
            p.wait_answer(r"^child (\d+)")
        until = time.monotonic() + 2.5
        while time.monotonic() < until:
            for p in programs:
                n = p.say()[0]  # the debug stream is not traced
                said[p] += n
                if not n:
                    quiet.add((p.release, i))
            time.sleep(0.02)
        for p in programs:
            p.tell("leave")
            p.wait_answer("^back")
    real.check(not quiet, "each of six children speaks from its first moment on", sorted(quiet))
    t.end()
    parents = {p.pid: p for p in programs}
    heard = {p: 0 for p in programs}
    of = {}
    for e in t.events():
        if e["type"] == "process" and e.get("ppid") in parents:
            of[e["pid"]] = parents[e["ppid"]]
        if e["type"] == "xpti" and e["pid"] in of:
            heard[of[e["pid"]]] += 1
    bad = {p.release: (heard[p], said[p]) for p in programs if heard[p] != said[p]}
    real.check(not bad, "and the tracer hears all of it", bad or sum(said.values()))


def unloaded(programs):
    for how in ("reload", "unload"):
        for p in programs:
            p.tell(how)
            p.wait_answer("^again")
        within(programs, silent, f"{how}: silent", START)
        t = tracer(programs, "-e", "sycl")
        within(programs, loud, f"{how}: a tracer makes them speak")
        if how == "reload":
            t.end()
            within(programs, silent, f"{how}: silent again")
    # At the end with the tracer still there: all the ways that a program ends.
    for i, p in enumerate(programs):
        if i % 2:
            p.tell("end")
        p.p.stdin.close()
    bad = {p.release: s for p in programs if (s := p.wait()) != 0}
    real.check(not bad, "all end well", bad)
    t.end()


# ---- beside other subscribers ------------------------------------------------------------------------


def beside_another():
    """It hears what it asked for, before, during and after a trace, wherever it stands in the list."""
    for order in (0, 1):
        logs, programs = {}, []
        for r in RELEASES:
            both = [BEACON, xpti.witness()]
            log = real.folder() + "/log"
            p = Asker(r, ",".join(both[order:] + both[:order]), XPTI_WITNESS=log, XPTI_WITNESS_SKIP="sycl.debug")
            logs[p] = log
            programs.append(p)
        heard(programs, logs, "beside another subscriber, before a trace")
        t = tracer(programs, "-e", "sycl")
        within(programs, loud, "beside another subscriber: all streams while traced")
        heard(programs, logs, "while traced")
        t.end()
        time.sleep(1.5)
        heard(programs, logs, "after the trace")
        new = [p for p in programs if p.release >= IN_PLACE]
        within(new, lambda r: (5, 0), "what it did not ask for is silent again")
        for p in programs:
            p.tell("end")
            real.equal(p.wait(), 0, f"{p.release}: ends well")


def heard(programs, logs, what):
    bad = {}
    for p in programs:
        before = real.read(logs[p]).count("\n")
        said = p.say(7)[0]
        after = real.read(logs[p]).count("\n") - before
        if said != 7 or after != 7:
            bad[p.release] = (said, after)
    real.check(not bad, f"the other subscriber hears all, {what}", bad)


# ---- real programs -----------------------------------------------------------------------------------


def doctor(pid):
    r = subprocess.run([real.XPTIBPF, "doctor", "--json", "-p", str(pid)], capture_output=True, text=True, check=False)
    for line in r.stdout.splitlines():
        e = json.loads(line)
        if e["type"] == "candidate":
            return e["xpti"]
    return None


def does(p, n):
    before = p.out.count(f"did {n}\n")
    p.tell(str(n))
    real.wait_for(lambda: p.out.count(f"did {n}\n") > before or p.p.poll() is not None, f"{n} more rounds")
    real.check(p.p.poll() is None, f"the program goes on after {n} rounds")


def real_program(what, argv, env, lib_folder, least):
    d, lib = xpti.own_copy(lib_folder)
    log = real.folder() + "/log"
    env = dict(env)
    env.update({"LD_LIBRARY_PATH": f"{d}:{env['LD_LIBRARY_PATH']}", "XPTI_FRAMEWORK_DISPATCHER": "libxptifw.so",
                "XPTI_SUBSCRIBERS": BEACON, "LD_PRELOAD": xpti.witness(), "XPTI_WITNESS": log, "XPTI_WITNESS_BEACON": "1"})
    p = real.Process(argv, env=env, stdin=True)
    p.said(r"^pid \d+", 60)
    hits = xpti.Hits(lib)
    try:
        real.wait_for(lambda: not notifies(p, hits), f"{what}: silent after its start", SECONDS)
        real.equal(doctor(p.pid), "quiet", f"{what}: without a tracer: doctor")
        real.equal(notifies(p, hits), 0, f"{what}: without a tracer: no notification")
        t = real.Tracer("-s", "1024", "-e", "sycl", "-p", p.pid).ready()
        real.wait_for(lambda: os.path.exists(log + ".ready"), f"{what}: the beacon wakes", SECONDS)
        real.equal(doctor(p.pid), "armed", f"{what}: doctor")
        began = hits.count()
        does(p, 5)
        made = hits.count() - began
        real.check(made > 0, f"{what}: notifications", made)
        t.end()
        xpti.hold_against(log, t, f"{what}, from the attach on", least=least)
        seen = sum(e["type"] == "xpti" for e in t.events())
        real.equal(seen, made, f"{what}: the trace has every notification that was made")
        real.equal(hits.count() - began, made, f"{what}: and none was made after its rounds")
        silent_again(p, hits, f"{what}: when the tracer has gone")
        t = real.Tracer("-e", "sycl", "-p", p.pid).ready()
        real.wait_for(lambda: doctor(p.pid) == "armed", f"{what}: armed", SECONDS)
        t.kill()
        t.wait()
        silent_again(p, hits, f"{what}: when the tracer was killed")
    finally:
        hits.end()
    p.p.stdin.close()
    real.equal(p.wait(), 0, f"{what}: the program ends well")


def notifies(p, hits):
    before = hits.count()
    does(p, 3)
    return hits.count() - before


def silent_again(p, hits, what):
    """Asking the program is cheap, asking doctor costs a second of a processor."""
    real.wait_for(lambda: not notifies(p, hits), f"{what}: silent", SECONDS)
    real.wait_for(lambda: doctor(p.pid) == "quiet", f"{what}: doctor says that it is quiet", SECONDS)
    real.equal(notifies(p, hits), 0, f"{what}: no notification")


def sycl_program(release):
    debug = "sycl.debug" if release > "2026" else "sycl"
    real_program(release, [real.workload(release, "sycl_loop"), "--steps", "1", "--sleep-ms", "0"], real.warm_environment(release),
                 f"{real.runtime(release)}/lib", {f"{debug} task_begin": 15, f"{debug} wait_begin": 5,
                                                  "sycl.experimental.mem_alloc mem_alloc_begin": 5})


def dpnp_program(version):
    stream = DPNP[version]
    python, env = xpti.python(version)
    real_program(f"dpnp {version}", [python, f"{real.ROOT}/tests/workloads/np.py", "--steps", "--iterations", "0"], env, env["LD_LIBRARY_PATH"],
                 {f"{stream} task_begin": 10, "sycl.experimental.mem_alloc mem_alloc_begin": 10})


def real_programs(*names):
    for name in names:
        (dpnp_program if name in DPNP else sycl_program)(name)


# ---- places ------------------------------------------------------------------------------------------


def elsewhere():
    """The same file under another name, in a mount namespace where its usual path is something else."""
    d = real.folder()
    open(f"{d}/renamed.so", "w").close()
    p = Asker("2026.2.0", f"{d}/renamed.so", prefix=["unshare", "-m", "sh", "-c", f'mount --bind {BEACON} {d}/renamed.so && exec "$@"', "sh"])
    within([p], silent, "in a mount namespace: silent")
    for who in (["-p", p.pid], ["-a"]):
        t = real.Tracer("-e", "sycl", *who).ready()
        within([p], loud, f"in a mount namespace: traced by {who[0]}")
        t.end()
        within([p], silent, "in a mount namespace: silent again")
        real.check(sum(e["type"] == "xpti" and e["pid"] == p.pid for e in t.events()) >= 10, "its events are there")
    other = Asker("2026.2.0")
    within([other], silent, "a neighbour: silent")
    t = tracer([p], "-e", "sycl")
    within([p], loud, "one of two is traced")
    time.sleep(1.2)
    now([other], silent, "the other stays silent")
    t.end()
    t = tracer([p], "-e", "ur:*")
    time.sleep(1.5)
    now([p], silent, "a tracer that wants no XPTI wakes nobody")
    t.end()


def from_the_first():
    """--xpti: nothing is missed, in a program that speaks at once."""
    for release in RELEASES:
        lib = f"{xpti.xptifw(release)}/libxptifw.so"
        env = asker_environment(lib, "")
        del env["XPTI_SUBSCRIBERS"]
        t = real.Tracer("-e", "sycl", "--xpti", "--", xpti.asker(), lib, env=env, stdin=True)
        t.tell("say 5")
        t.tell("end")
        real.equal(t.wait(), 0, f"{release}: --xpti: exit status")
        seen = [e["stream"] for e in t.events() if e["type"] == "xpti"]
        real.equal(seen, ["sycl"] * 5 + ["sycl.debug"] * 5, f"{release}: --xpti: every event from the first")


def looks(pid):
    """How often its thread has slept."""
    for t in os.listdir(f"/proc/{pid}/task"):
        status = real.read(f"/proc/{pid}/task/{t}/status")
        if "xptibpf-beacon" in status:
            return int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", status, re.M)[1])
    return 0


def often_at_first():
    """A tracer that waited for the library places its probes just after the thread has begun. Once a second is too late."""
    p = Asker("2026.2.0")
    p.say()
    real.check(real.wait_for(lambda: looks(p.pid) > 50, "a new thread looks more than once a second"), "a new thread looks often")


def meanwhile():
    """A tracer that comes while the beacon looks: it is awake for all streams, or says that it is not."""
    program = real.build(f"{real.ROOT}/tests/xpti/meanwhile.c", f"{real.folder()}/meanwhile", f"-I{real.ROOT}/include", "-rdynamic", "-ldl")
    r = real.plain_run([program, BEACON])
    real.equal(r.stdout, "state 0, sycl 1, sycl.debug 1\n",
               "a tracer comes while it looks: it isn't awake before the main switch is on, and then for all streams")


def counters(p):
    """Reads (events, details), how many tracers want each."""
    nm = subprocess.run(["nm", "-D", BEACON], capture_output=True, text=True, check=True).stdout
    offsets = [int(re.search(rf"^(\w+) . xptibpf_beacon_{name}_count$", nm, re.M)[1], 16) for name in ("events", "details")]
    base = min(int(line.split("-")[0], 16) for line in real.read(f"/proc/{p.pid}/maps").splitlines() if line.endswith(BEACON))
    mem = os.open(f"/proc/{p.pid}/mem", os.O_RDONLY)
    return lambda: tuple(int.from_bytes(os.pread(mem, 2, base + offset), sys.byteorder) for offset in offsets)


def details_come_first():
    """A beacon that looks while a tracer attaches isn't awake, as doctor and arm say it, with its debug streams still silent."""
    p = Asker("2026.2.0")
    read = counters(p)
    seen = set()
    for _ in range(6):  # the moment is short
        t = real.Tracer("-p", str(p.pid), "-e", "sycl")
        deadline = time.monotonic() + SECONDS
        now = None
        while now != (1, 1) and time.monotonic() < deadline:
            now = read()
            seen.add(now)
        t.end()
    real.check((0, 0) in seen and (1, 1) in seen and (1, 0) not in seen, "no moment at which events are wanted, and details not yet", seen)


def alone():
    """It must load where the C library is old: that of 2012 has all it needs."""
    text = subprocess.run(["readelf", "-VdW", BEACON], capture_output=True, text=True, check=True).stdout
    versions = {tuple(map(int, v.split("."))) for v in re.findall(r"GLIBC_([\d.]+)", text)}
    real.check(versions and max(versions) <= (2, 17), "the C library that it needs", max(versions))
    needs = set(re.findall(r"NEEDED.*\[(.*)\]", text))
    real.check(needs <= {"libc.so.6", "libdl.so.2", "libpthread.so.0", "ld-linux-x86-64.so.2"}, "libraries that it needs", needs)
    real.check(re.search(r"FLAGS_1.*NODELETE", text), "it stays where it is loaded")


def main():
    if sys.argv[1:]:
        part, *arguments = sys.argv[1:]
        globals()[part](*arguments)
        return
    # They wait most of the time; what traces everyone would wake the others.
    parts = [("every_release",), ("siblings",), ("beside_another",), ("from_the_first",), *([("details_come_first",)] if real.in_check() else [])]
    programs = [*SYCL, *real.releases(DPNP)]
    halves = [("real_programs", *half) for half in (programs[::2], programs[1::2]) if half]
    real.beside_each_other(__file__, [*parts, *halves], 300)
    if real.in_check():
        alone()
        meanwhile()
        often_at_first()
        elsewhere()


real.run(main)
