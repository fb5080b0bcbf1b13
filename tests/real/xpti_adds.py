#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 900, takes: 200, suite: all
"""What a subscriber makes a program do in addition (docs/xpti.md): calls of Unified Runtime per round, with a subscriber that
does nothing and without any, counted by Unified Runtime's own log inside and by xptibpf outside. With memory that SYCL keeps
for its buffers and images there are more calls, of two functions; without, there are none. The framework also keeps all
that it was given, in memory that is never released.
"""
import collections
import json
import re
import subprocess
import sys

from lib import real, xpti

sys.path.insert(0, f"{real.ROOT}/tests/bench")
import beacon  # noqa: E402

RELEASES = real.releases(("2026.2.0", "2025.3.3"))
FEW, MANY = 2, 4  # rounds; what is done once falls out of the difference
POLLS = {"urEventGetInfo", "urEventRelease"}  # as often as time allows
ADDED = {"urEventWait", "urMemGetNativeHandle"}
DPNP = ("0.19.1", "0.20.0")  # on 2025.3 and 2026.2
ITERATIONS = 600


def by_log(argv, env):
    r = subprocess.run(argv, env=dict(env, SYCL_UR_TRACE="2"), capture_output=True, text=True, check=True, timeout=60)
    return collections.Counter(re.findall(r"<--- (ur\w+)\(", r.stdout + r.stderr))


def by_us(argv, env):
    t = real.Tracer("-e", "ur:*", "--", *argv, env=env)
    real.need(t.wait() == 0, "the traced program ends well", t.err[-300:])
    return real.count(t.events())


def a_round(count, argv, env):
    few, many = count(argv(FEW), env), count(argv(MANY), env)
    return {k: n for k in set(few) | set(many) if (n := (many[k] - few[k]) / (MANY - FEW)) and k not in POLLS}


def more(count, argv, env, listens):
    alone = a_round(count, argv, env)
    heard = a_round(count, argv, dict(env, XPTI_FRAMEWORK_DISPATCHER="libxptifw.so", XPTI_SUBSCRIBERS=listens))
    real.check(sum(alone.values()) > 5, f"{argv(0)[0].rsplit('/', 1)[1]}: there are calls a round", sum(alone.values()))
    return {k: heard.get(k, 0) - alone.get(k, 0) for k in sorted(set(alone) | set(heard)) if heard.get(k, 0) != alone.get(k, 0)}


def growth(version, **env):
    """KiB an iteration of dpnp, after the first hundred."""
    python, base = xpti.python(version)
    p = real.Process([python, f"{real.ROOT}/tests/workloads/np.py", "--steps", "--iterations", "0"], env={**base, **env}, stdin=True)
    p.said(r"^pid \d+", 60)
    at = []
    for n in 100, ITERATIONS:
        p.tell(str(n))
        p.said(rf"^did {n}\n", 100)
        at.append(int(re.search(r"^VmRSS:\s*(\d+)", real.read(f"/proc/{p.pid}/status"), re.M)[1]))
    p.p.stdin.close()
    real.equal(p.wait(), 0, f"dpnp {version}: ends well")
    return (at[1] - at[0]) / ITERATIONS


def memory(listens):
    for version in real.releases(DPNP):
        alone = growth(version)
        heard = growth(version, XPTI_FRAMEWORK_DISPATCHER="libxptifw.so", XPTI_SUBSCRIBERS=listens)
        real.check(alone < 1 and heard > 5, f"dpnp {version}: memory grows with a subscriber, and not without",
                   f"{heard:.1f} and {alone:.1f} KiB an iteration")


def main():
    listens = beacon.listener(real.folder())
    for release in RELEASES:
        # What comes to the cache of compiled kernels the first time must not be taken for more calls.
        env = real.warm_environment(release)
        plain = lambda n: [real.workload(release, "sycl_loop"), "--sleep-ms", "0", "--iterations", str(n)]  # noqa: B023,E731
        every = lambda n: [real.workload(release, "sycl_all"), "--threads", "0", "--rounds", str(n)]  # noqa: B023,E731
        for argv in plain, every:
            subprocess.run(argv(FEW), env=env, stdout=subprocess.DEVNULL, check=True, timeout=60)
        told = {}
        for count in by_log, by_us:
            who = count.__name__.replace("_", " ")
            real.equal(more(count, plain, env, listens), {}, f"{release}, {who}: USM and kernels: not one call more")
            told[who] = found = more(count, every, env, listens)
            real.check(set(found) == ADDED, f"{release}, {who}: buffers and images: more of two functions", json.dumps(found))
            real.check(3 <= found.get("urEventWait", 0) <= 9, f"{release}, {who}: waits for what was allocated or released")
        real.equal(told["by log"].get("urMemGetNativeHandle"), told["by us"].get("urMemGetNativeHandle"),
                   f"{release}: by both as many")
    memory(listens)


if __name__ == "__main__":
    real.run(main)
