#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 600, takes: 90, suite: both
"""Programs in the middle of their work are armed, traced and disarmed, at random moments, many times: they have the
same results and the same end as without xptibpf, and the trace has what a subscriber inside the process got meanwhile.

    arm.py [--times N] [--seed N] [--release R]... [PART ...]

Without an option, this is the short form; `make arm-torture` runs it with --times 200. The parts: under_load (8 threads
beside others that allocate, open libraries, ask for variables, wait with time limits and fork, in some releases with
jemalloc and under a filter of system calls; and dpnp), as_told (the trace against a witness in the process), killed
(the process that arms, disarms or traces is killed at a random moment).
"""
import argparse
import json
import os
import random
import re
import signal
import subprocess
import time

from lib import real, xpti
from lib.crowd import Crowd

RELEASES = real.releases(["2024.2.1", "2025.0.0", "2025.3.3", "2026.0.0", "2026.2.0"])
DPNP = real.releases(["0.15.0", "0.19.1", "0.20.0"])  # on 2024.2, 2025.3 and 2026.2
LAYER = {"UR_ENABLE_LAYERS": "UR_LAYER_TRACING"}  # so that calls of Unified Runtime are reported, too
THREADS = 8
SHORT = ["2024.2.1", "2026.2.0"]  # killed has time for these alone in the short form
CONFINED = ["2025.0.0", "2026.0.0"]  # under_load runs these with jemalloc and a filter
JEMALLOC = "/usr/lib/x86_64-linux-gnu/libjemalloc.so.2"
LONG = 50  # times, from which on no processor is spared
BUSY = 1  # arm's exit status: it could not be done, and nothing has changed
FEW_REFUSED = 0.2
PAUSES = ["--pause-us", "3000"]  # a part of the processors is left to who arms, except by the first program of each kind
SLEEPS = ["--sleep-ms", "3"]  # the same for dpnp


# ---- programs --------------------------------------------------------------------------------------------


class Many(Crowd):
    def __init__(self, release, *options, **env):
        self.what = f"{release}, {THREADS} threads"
        super().__init__(release, real.warm_environment(release, **env), *options, threads=THREADS)

    def busy(self):
        self.tell("on")

    def confined(self):
        """It has the filter and the allocator."""
        real.need(re.search(r"^Seccomp:\s+2$", real.read(f"/proc/{self.pid}/status"), re.M), f"{self.what}: has the filter")
        real.need("libjemalloc" in real.read(f"/proc/{self.pid}/maps"), f"{self.what}: has jemalloc")
        return self

    def rests(self):
        """After how many rounds."""
        return self.ask("off", 180)

    def ends_well(self):
        n = self.rests()
        self.ends(self.what)
        real.equal(int(re.search(r"^count round (\d+)", self.out, re.M)[1]), n, f"{self.what}: rounds")


class Dpnp(real.Process):
    def __init__(self, version, *options):
        self.what = f"dpnp {version}"
        python, env = xpti.python(version)
        super().__init__([python, f"{real.ROOT}/tests/workloads/np.py", "--iterations", "0", *options], env=env)
        self.said(r"^pid \d+", 60)

    def busy(self):
        pass

    def ends_well(self):
        """It ends by itself with a wrong sum."""
        self.kill(signal.SIGTERM)
        real.equal(self.wait(), 0, f"{self.what}: ends well, every result as without us")
        real.check(int(re.search(r"^count iteration (\d+)", self.out, re.M)[1]) > 3, f"{self.what}: it worked meanwhile")


def run(*args):
    return subprocess.run([real.XPTIBPF, *map(str, args)], capture_output=True, text=True, timeout=60, check=False)


def states(pid):
    r = run("arm", "--list", "--json", "-p", pid)
    return [json.loads(line) for line in r.stdout.splitlines()]


def state(pid):
    found = states(pid)
    return found[0]["state"] if found else None


# ---- again and again -------------------------------------------------------------------------------------


class Told:
    """What came of it, over all times."""

    def __init__(self, what):
        self.what, self.armed, self.refused, self.heard, self.odd = what, 0, [], 0, []


def one_time(p, told, rng):
    """One of the ways to be armed for a while."""
    if rng.random() < 0.5:
        r, seen = traced("--arm", p, rng)
        if r == 0 and seen:
            told.armed += 1
            told.heard += 1
        elif r != 0:
            told.refused.append(r)
        return
    r = run("arm", "-p", p.pid)
    if r.returncode == BUSY:
        told.refused.append(r.stderr.strip()[-120:])
        return
    if r.returncode:
        told.odd.append(("arm", r.returncode, r.stderr[-200:]))
        return
    told.armed += 1
    time.sleep(rng.random() * 0.1)
    if rng.random() < 0.5:
        _, seen = traced(None, p, rng)
        told.heard += seen > 0
    if rng.random() < 0.2:
        again = run("arm", "-p", p.pid)
        if again.returncode:
            told.odd.append(("arm again", again.returncode, again.stderr[-200:]))
    r = run("disarm", "-p", p.pid)
    if r.returncode:
        told.odd.append(("disarm", r.returncode, r.stderr[-200:]))


def traced(arm, p, rng):
    file = f"{real.folder()}/trace"
    r = run("trace", "-qq", "--json", "-e", "sycl", "-d", f"{0.3 + rng.random():.2f}", "-o", file, *([arm] if arm else []), "-p", p.pid)
    return r.returncode, real.read(file).count('"type":"xpti"')


def is_heard(p):
    """Armed for as long as it takes until something is reported. False: there was no good moment."""
    t = real.Tracer("-e", "sycl", "--arm", "-p", p.pid)
    real.wait_for(lambda: '"type":"xpti"' in real.read(t.file) or t.p.poll() is not None,
                  lambda: f"{p.what}: the trace has events of XPTI: {t.err[-300:]}", 30)
    ended = t.p.poll()
    t.end()
    real.need(ended in (None, BUSY), f"{p.what}: it is traced until something is reported", f"ended with {ended}: {t.err[-300:]}")
    return ended is None


def surely_heard(p):
    real.wait_for(lambda: is_heard(p), f"{p.what}: there is a good moment to arm it", 30)


def again_and_again(p, times, seed):
    rng = random.Random(seed)
    told = Told(p.what)
    p.busy()
    for _ in range(times):
        time.sleep(rng.random() * 0.05)
        one_time(p, told, rng)
        if p.p.poll() is not None:
            break
    real.check(p.p.poll() is None, f"{p.what}: lives after {times} times (seed {seed})", p.err[-300:] if p.p.poll() is not None else "")
    real.equal(told.odd, [], f"{p.what}: arm and disarm say that they did it")
    real.check(len(told.refused) <= max(1, times * FEW_REFUSED), f"{p.what}: seldom is there no good moment",
               f"{len(told.refused)} of {times} {told.refused[:2]}")
    real.check(told.armed + len(told.refused) >= times / 2, f"{p.what}: it was armed, traced and disarmed",
               f"{told.armed} times, {told.heard} heard")
    if p.p.poll() is None:
        surely_heard(p)
        p.ends_well()


def busy_crowd(release, *options, **env):
    if release not in CONFINED:
        return Many(release, "--noise", "5", *options, **env)
    return Many(release, "--noise", "5", *options, LD_PRELOAD=f"{xpti.filtered()} {JEMALLOC}", **env).confined()


def under_load(times, seed, releases):
    for i, release in enumerate(r for r in RELEASES if r in releases):
        options = PAUSES * (times < LONG and i > 0)
        again_and_again(busy_crowd(release, *options, **(LAYER if (seed + i) % 2 else {})), times, seed + i)
    for i, version in enumerate(v for v in DPNP if v in releases):
        again_and_again(Dpnp(version, *SLEEPS * (times < LONG and i > 0)), times, seed + 100 + i)


# ---- what is reported ----------------------------------------------------------------------------------------


def kinds(events):
    return [(e["stream"], e["event"], e["uid"], e["uid_instance"], e["instance"]) for e in events]


def as_told(times, seed, releases):
    """Armed while it works, quiet at the end: of each thread the same events in the same order, and all of a round."""
    del seed
    for release in (r for r in RELEASES if r in releases):
        for _ in range(max(1, times // 50)):
            told_by(release)


def told_by(release):
    log = real.folder() + "/log"
    p = Many(release, "--pause-us", "2000", LD_PRELOAD=xpti.witness(), XPTI_WITNESS=log, XPTI_WITNESS_BEACON="1",
             XPTI_WITNESS_CALLS="1", **LAYER)
    p.busy()
    time.sleep(0.3)
    # The metadata is not compared, as the framework interns values while threads change them (docs/xpti.md).
    t = real.Tracer("-e", "sycl", "-s", "1024", "--buffer", "64M", "--arm", "-p", p.pid).ready()
    real.wait_for(lambda: os.path.exists(log + ".ready"), f"{release}: the witness listens", 30)
    before = p.rests()
    mark = real.read(log).count("\n")
    rounds = p.ask("10", 180) - before
    told = real.read(log)
    t.end()
    t.wait()
    witness = {}
    for i, line in enumerate(told.splitlines()):
        w = json.loads(line)
        e = xpti.compare.expected(w, "2024")
        e["quiet"] = i >= mark
        witness.setdefault(w["tid"], []).append(e)
    trace, lost = xpti.compare.load_trace(t.file, p.pid)
    good, detail, same = as_inside(witness, trace)
    real.check(good, f"{release}: of each thread the same events in the same order as inside", detail)
    real.check(same > 300, f"{release}: there is something to compare", same)
    one_less = {tid: ws[:-20] + ws[-19:] for tid, ws in witness.items()}
    real.check(not as_inside(one_less, trace)[0], f"{release}: and the comparison notices one less")
    quiet = [e for es in witness.values() for e in es if e["quiet"]]
    began = sum(e["event"] == "task_begin" for e in quiet)
    least = 3 if release > "2025" else 2
    real.check(began >= least * rounds, f"{release}: {least} commands a round, at least", f"{began} in {rounds} rounds")
    calls = [e for e in quiet if e["stream"].startswith("ur.call")]
    real.check(len(calls) >= 10 * rounds if release > "2025" else not calls, f"{release}: Unified Runtime's calls, where it has the layer",
               len(calls))
    freed = [e for e in quiet if e["stream"].endswith("mem_alloc") and e["event"] == "mem_release_end"]
    real.equal(len(freed), rounds, f"{release}: an allocation given back a round")
    real.equal({k: n for k, n in lost.items() if n and k and k != "truncated"}, {}, f"{release}: nothing was lost")
    p.ends_well()


def within(few, many):
    """All of few are in many, in their order."""
    rest = iter(many)
    return all(any(e == other for other in rest) for e in few)


def as_inside(witness, trace):
    """
    Backwards both are the same, to where the witness had not yet a callback for each kind: before that the trace has
    more, and all of the witness's. Is it so, a detail, how many were the same.
    """
    same = before = 0
    bad = []
    for tid, ws in sorted(witness.items()):
        w, t = kinds(ws), kinds(trace.get(tid, []))
        n = 0
        while n < min(len(w), len(t)) and w[-1 - n] == t[-1 - n]:
            n += 1
        same += n
        before += len(w) - n
        if n < sum(e["quiet"] for e in ws) or not within(w[:len(w) - n], t[:len(t) - n]):
            bad.append((tid, len(w), n, w[-1 - n:][:1], t[-1 - n:][:1]))
    return not bad, bad[:2] or f"{same}, and {before} while the witness began", same


# ---- killed ----------------------------------------------------------------------------------------------


def kill_at_random(p, rng, *args):
    victim = subprocess.Popen([real.XPTIBPF, *map(str, args), "-p", str(p.pid)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(rng.random() ** 2 * 0.8)
    victim.kill()
    victim.wait()


def killed(times, seed, releases):
    """At random moments; at each step by tests/real/arm_inject.py."""
    rng = random.Random(seed)
    for release in (r for r in (RELEASES if times >= LONG else SHORT) if r in releases):
        p = busy_crowd(release, *PAUSES * (times < LONG))
        p.busy()
        for _ in range(2 * times):
            how = rng.choice([["arm"], ["trace", "--arm", "-qq", "-o", "/dev/null"], ["disarm"]])
            kill_at_random(p, rng, *how)
            if p.p.poll() is not None:
                break
        real.check(p.p.poll() is None, f"{p.what}: lives after {2 * times} tracers were killed (seed {seed})", p.err[-300:])
        armed_after(p)


def armed_after(p):
    """It can still be armed, traced and disarmed, though its threads may be in no good place for a moment."""
    answers = []

    def done(command):
        r = run(command, "-p", p.pid)
        answers.append((command, r.returncode, r.stderr[-200:]))
        return r.returncode == 0

    # What a tracer that was killed armed may be disarmed for it in between.
    real.wait_for(lambda: done("arm") and done("disarm"), lambda: f"{p.what}: can be armed after that, and disarmed: {answers[-4:]}", 30)
    surely_heard(p)
    p.ends_well()


def main():
    ap = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ap.add_argument("--times", type=int, default=4, help="a program")
    ap.add_argument("--seed", type=int, default=int(time.time()))
    ap.add_argument("--release", action="append", choices=RELEASES + DPNP, help="only this one, of SYCL or dpnp")
    ap.add_argument("part", nargs="*")
    args = ap.parse_args()
    parts = {part.__name__: part for part in (under_load, as_told, killed)}
    for name in args.part or parts:
        parts[name](args.times, args.seed, args.release or RELEASES + DPNP)


real.run(main)
