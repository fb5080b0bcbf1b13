#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 40, suite: all
"""--device-times: when commands ran is what SYCL itself says of them, in the trace and in the graph; without profiling, the end
lies between two looks; what the beacon calls is no call of the program; nothing is left when the tracer has gone, in a forked
child or at the end; and what could not be asked for is counted.
"""
import collections
import json
import os
import re
import subprocess

from lib import real

RELEASES = real.releases(["2025.0.0", "2025.3.3", "2026.2.0"])
OLD_DPNP = "0.15.0"  # with SYCL 2024
BEACON = f"{real.O}/libxptibpf-beacon.so"
LEFT_OUT = "!urEventGetProfilingInfo"  # what the program itself asks, which tells the same
COMMANDS = "ur,sycl"


def traced(release, *words, select=COMMANDS, options=("--device-times",), env=None):
    """The trace, and what the program said."""
    t = real.Tracer("--xpti", *options, "-e", select, "--", real.workload(release, "times"), *words,
                    env=real.warm_environment(release, **(env or {})))
    real.need(t.wait(120) == 0, f"{release} {' '.join(words)}: the program ends as it would", t.err[-300:])
    return t, t.out


def times(text, word):
    return [tuple(map(int, m.split())) for m in re.findall(rf"^{word} (.*)$", text, re.M)]


def signalled(t):
    """Handles of events that XPTI names, in their order."""
    return [e["data"] for e in t.events() if e["type"] == "xpti" and e["event"] == "signal" and e["data"]]


def told(t, name):
    return [e for e in t.events() if e["type"] == "call" and e["name"] == f"xptibpf_beacon_{name}"]


def lost(t):
    return {e["where"]: e["count"] for e in t.events() if e["type"] == "lost"}


def handle(call):
    return call["args"]["hEvent"]["handle"]


def by_number(calls):
    return sorted(calls, key=lambda c: int(c["args"]["hEvent"]["object"].split("#")[1]))


def kernels(said):
    """The program's commands are a copy, of which XPTI names no event, and a kernel, in turn."""
    return said[1::2]


# ---- with profiling ----------------------------------------------------------------------------------


def same_times(release):
    t, said = traced(release, "profiling", "rounds=20", select=f"{COMMANDS},{LEFT_OUT}")
    wanted = kernels(times(said, "ran"))
    calls = [c for c in told(t, "ran") if c["args"]["hEvent"]["object"] != "event#?"]
    real.equal(len(calls), 20, f"{release}: each kernel's times are reported, of an event that is known")
    got = [(c["args"]["started"], c["args"]["ended"]) for c in by_number(calls)]
    real.equal(got, wanted, f"{release}: and are what SYCL says")
    good = all(c["args"]["queued"] <= c["args"]["submitted"] <= c["args"]["started"] for c in calls)
    real.check(good, f"{release}: after it was queued and submitted")
    real.equal(len(told(t, "retained")), 20, f"{release}: each event was retained once")
    real.equal(told(t, "gave_up") + told(t, "ended"), [], f"{release}: and no end was guessed")
    real.equal({k: n for k, n in lost(t).items() if k and k != "truncated"}, {}, f"{release}: nothing is lost")


def same_graph(release):
    out = f"{real.folder()}/graph"
    p = subprocess.run([real.XPTIBPF, "graph", "--json", "-o", out, "--xpti", "--device-times", "-e", f"{COMMANDS},{LEFT_OUT}", "--",
                        real.workload(release, "times"), "profiling", "rounds=5"], env=real.warm_environment(release), capture_output=True,
                       text=True, check=False)
    real.need(p.returncode == 0, f"{release}: graph", p.stderr[-300:])
    nodes = [json.loads(line) for line in real.read(out).splitlines()]
    nodes = [n for n in nodes if n["type"] == "graph_node" and n["kind"] == "device" and "Launch" in (n["call"] or "")]
    wanted = [{"count": 1, "ns": end - begin} for begin, end in kernels(times(p.stdout, "ran"))]
    real.equal([n["execution"] for n in sorted(nodes, key=lambda n: n["begin"])], wanted, f"{release}: graph says the same")


# ---- without -----------------------------------------------------------------------------------------


def ends_between(release):
    t, said = traced(release, "rounds=8", "gate")
    really = kernels(times(said, "ended"))  # between when it was let go and when it had been waited for
    calls = by_number([c for c in told(t, "ended") if c["args"]["hEvent"]["object"] != "event#?"])
    real.equal(len(calls), 8, f"{release}: without profiling, each kernel's end is reported")
    real.equal(told(t, "ran"), [], f"{release}: and no times")
    spans = [(c["args"]["not_before"], c["args"]["not_after"]) for c in calls]
    real.check(all(0 < lo < hi for lo, hi in spans), f"{release}: as between two looks", spans)
    real.check(all(lo < waited for (lo, _), (_, waited) in zip(spans, really)), f"{release}: it had not ended at the first", really)
    real.check(all(opened < hi for (_, hi), (opened, _) in zip(spans, really)), f"{release}: and had at the second")


# ---- whose calls -------------------------------------------------------------------------------------


RELEASES_IT = "clReleaseEvent"  # called by who releases an event last, which may be the beacon


def by_name(t):
    return collections.Counter(c["name"] for c in t.calls() if c["api"] in ("ur", "cl", "thread") and c["name"] != RELEASES_IT and
                               (c["api"] == "thread" or "Event" in c["name"]))


def no_calls_of_ours(release):
    everything = "ur:*,cl:*,thread,sycl"
    with_times, _ = traced(release, "profiling", "rounds=10", select=everything)
    without, _ = traced(release, "profiling", "rounds=10", select=everything, options=())
    real.equal(len(told(with_times, "ran")), 10, f"{release}: the beacon asked")
    real.equal(told(without, "retained"), [], f"{release}: and without the option it does not")
    real.equal(by_name(with_times), by_name(without), f"{release}: the calls are those without it")
    theirs, all_of_them = len(with_times.calls(RELEASES_IT)), len(without.calls(RELEASES_IT))
    real.check(all_of_them - 10 <= theirs <= all_of_them, f"{release}: but for the driver's of the last who releases", theirs)


def stat_counts(release):
    out = f"{real.folder()}/stat"
    subprocess.run([real.XPTIBPF, "stat", "--json", "-o", out, "--xpti", "--device-times", "--", real.workload(release, "times"),
                    "profiling"], env=real.warm_environment(release), capture_output=True, check=True)
    rows = [json.loads(line) for line in real.read(out).splitlines()]
    real.equal([r for r in rows if "xptibpf" in str(r)], [], f"{release}: stat counts no call of the beacon")
    kernel = [r["device"]["timed"] for r in rows if r["type"] == "command" and r["kind"] == "kernel" and r["api"] == "ur"]
    real.equal(kernel, [3], f"{release}: and has the kernels' times")


# ---- ends --------------------------------------------------------------------------------------------


def threads(pid):
    return [real.read(f"/proc/{pid}/task/{t}/comm").strip() for t in os.listdir(f"/proc/{pid}/task")]


def all_ends(release):
    t, _ = traced(release, "hold=200", "rounds=2", "exit")
    real.equal(len(told(t, "retained")), len(told(t, "ended")) + len(told(t, "gave_up")), f"{release}: all is released at the end")
    real.equal(lost(t).get("times_missed", 0), len(told(t, "gave_up")), f"{release}: what had not completed is counted")
    traced(release, "profiling", "rounds=4", "fork")
    t, said = traced(release, "profiling", "rounds=3000", "flood")
    n = len(signalled(t))
    real.check(n >= 3000, f"{release}: many commands at a time", n)
    real.equal(len(told(t, "ran")) + lost(t).get("times_missed", 0), n, f"{release}: each has its times, or is counted")
    real.equal(len(told(t, "retained")), len(told(t, "ran")) + len(told(t, "gave_up")), f"{release}: what is retained is released")
    real.check(times(said, "ran"), f"{release}: and the program goes on")


def tracer_goes(release):
    env = real.warm_environment(release, XPTI_FRAMEWORK_DISPATCHER="libxptifw.so", XPTI_SUBSCRIBERS=BEACON)
    p = real.Process([real.workload(release, "times"), "profiling", "rounds=1000000", "pause=2"], env=env)
    p.said("^ran ")
    real.check("xptibpf-times" not in threads(p.pid), f"{release}: without the option there is no thread")
    t = real.Tracer("-p", p.pid, "--device-times", "-e", COMMANDS).ready().has("xptibpf_beacon_ran")
    real.check("xptibpf-times" in threads(p.pid), f"{release}: a trace of a running program has times, too")
    t.end()
    real.wait_for(lambda: "xptibpf-times" not in threads(p.pid), f"{release}: and the thread goes with the tracer")
    before = len(p.out)
    real.wait_for(lambda: len(p.out) > before, f"{release}: the program goes on")
    p.kill()
    p.wait()


# ---- what can't be asked -----------------------------------------------------------------------------


def not_available(release):
    t, _ = traced(release, "profiling", env={"UR_ENABLE_LAYERS": "UR_LAYER_TRACING"})
    real.equal(lost(t).get("times_none", 0), len(signalled(t)), f"{release}: with the tracing layer, all are counted")
    real.equal(told(t, "retained"), [], f"{release}: and none is touched")


def before_2025():
    t = real.Tracer("--xpti", "--device-times", "-e", "sycl", "--", f"{real.ROOT}/tests/workloads/with", f"dpnp=={OLD_DPNP}", "python3",
                    f"{real.ROOT}/tests/workloads/np.py", env=real.environment())
    real.equal(t.wait(120), 0, "2024.2: the program ends as it would")
    n = lost(t).get("times_none", 0)
    real.check(n and n == len(signalled(t)), "2024.2: each command is counted as one without times", n)


def refusals():
    for words, why in (
        (["graph", "--device-times", "--", "true"], r"--device-times needs the beacon.*--xpti"),
    ):
        p = subprocess.run([real.XPTIBPF, *words], capture_output=True, text=True, check=False)
        real.check(p.returncode and re.search(why, p.stderr) and p.stderr.count("\n") == 1, f"refused: {' '.join(words)}", p.stderr.strip())


def main():
    for release in RELEASES:
        same_times(release)
        same_graph(release)
        ends_between(release)
        no_calls_of_ours(release)
        all_ends(release)
        not_available(release)
    newest = RELEASES[-1]
    stat_counts(newest)
    tracer_goes(newest)
    refusals()
    if real.SUITE != "quick":
        before_2025()


real.run(main)
