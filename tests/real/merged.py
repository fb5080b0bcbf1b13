#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 30, suite: both
"""XPTI events and calls of one program are combined: each SYCL command has its calls of Unified Runtime, and each
allocation is there once. The trace begins at the program's start, or in the middle of its work, when it has made and
freed many objects that nobody saw; the program was started with the beacon, or is armed then.

The witnesses are a subscriber in the process, which gets the commands from SYCL and the calls from Unified Runtime's own
tracing layer, in their order on each thread; and the program (tests/workloads/cl/crowd.cpp), which knows how many
rounds it did.
"""
import collections
import json
import os
import re
import shutil

from lib import real, xpti

RELEASES = real.releases(("2026.2.0", "2025.3.3"))
BEACON = f"{real.O}/libxptibpf-beacon.so"
WHAT = "sycl,ur:ur*"
BEGIN, END, CALL = 10, 11, 28  # task_begin, task_end, function_with_args_begin
THREADS = 8
HOST_TASK = 4  # each so many rounds


# ---- a program and what is said of it ----------------------------------------------------------------


def environment(release, log, **more):
    return real.warm_environment(release, UR_ENABLE_LAYERS="UR_LAYER_TRACING", XPTI_WITNESS=log, **more)


def prepared(subscriber):
    return {"XPTI_FRAMEWORK_DISPATCHER": "libxptifw.so", "XPTI_TRACE_ENABLE": "1", "XPTI_SUBSCRIBERS": subscriber}


def ask(p, line):
    """Tells the program what to do; how many rounds all of it has done then."""
    before = p.out.count("did ")
    p.tell(line)
    real.wait_for(lambda: p.out.count("did ") > before or p.p.poll() is not None, f"the program does {line}", 60)
    real.need(p.p.poll() is None, f"the program goes on after {line}", p.err[-300:])
    return int(re.findall(r"^did \S+ (\d+)$", p.out, re.M)[-1])


def from_the_start(release):
    log = real.folder() + "/log"
    raw = f"{real.folder()}/raw"
    t = real.Tracer("--format", "raw", "--xpti", "-e", WHAT, "-o", raw, "--", real.workload(release, "crowd"), json=False,
                    file=False, env=environment(release, log, **prepared(xpti.witness())), stdin=True)
    t.said(r"^pid \d+", 60)
    ask(t, "6")
    t.p.stdin.close()
    real.equal(t.wait(), 0, f"{release}, from the start: the program ends well")
    return raw, log, int(re.search(r"^count round (\d+)", t.out, re.M)[1])


def in_the_middle(release, *arm):
    """It works without pause while the tracer comes; what is compared is from the beacon's waking on."""
    log = real.folder() + "/log"
    env = environment(release, log, LD_PRELOAD=xpti.witness(), XPTI_WITNESS_BEACON="1", XPTI_WITNESS_CALLS="1",
                      **({} if arm else prepared(BEACON)))
    p = real.Process([real.workload(release, "crowd"), "--threads", str(THREADS), "--pause-us", "3000"], env=env, stdin=True)
    p.said(r"^pid \d+", 60)
    before = ask(p, "20")
    t = real.Tracer("--format", "raw", "-e", WHAT, "-p", p.pid, "--buffer", "64M", *arm, json=False)
    real.wait_for(lambda: b"libsycl" in contents(t.file), "the tracer has its probes")
    p.tell("on")
    real.wait_for(lambda: os.path.exists(log + ".ready"), f"{release}: the beacon wakes")
    ask(p, "off")
    after = ask(p, "6")
    # It hears what comes after the tracer has gone, until the beacon notices.
    told = real.folder() + "/told"
    shutil.copy(log, told)
    real.equal(t.end(), 0, f"{release}, in the middle: the tracer ends well")
    p.p.stdin.close()
    real.equal(p.wait(), 0, f"{release}, in the middle: the program ends well")
    return t.file, told, after - before


def armed_in_the_middle(release):
    return in_the_middle(release, "--arm")


def contents(path):
    try:
        with open(path, "rb") as f:
            return f.read()
    except OSError:
        return b""


def lines(command, raw, *options):
    r = real.plain_run([real.XPTIBPF, command, "-i", raw, "--json", *options])
    real.need(r.returncode == 0, f"{command} -i works", r.stderr[-300:])
    return [json.loads(line) for line in r.stdout.splitlines()]


# ---- each call with its command ----------------------------------------------------------------------


def told_by_witness(log):
    """By thread: (function, the command that the thread submits then, or None), in order."""
    found = collections.defaultdict(list)
    open_tasks = collections.defaultdict(list)
    with open(log, errors="replace") as f:
        for line in f:
            e = json.loads(line)
            stack = open_tasks[e["tid"]]
            if e["stream"] in ("sycl", "sycl.debug") and e["trace_type"] == BEGIN:
                stack.append(tuple(e["uid"]))
            elif e["stream"] in ("sycl", "sycl.debug") and e["trace_type"] == END and stack:
                stack.pop()
            elif e["stream"].startswith("ur.call") and e["trace_type"] == CALL:
                found[e["tid"]].append((e["data"]["text"], stack[-1] if stack else None))
    return found


def told_by_us(trace, names):
    found = collections.defaultdict(list)
    for e in real.calls(trace):
        if e["api"] == "ur" and e["name"] in names:
            task = e.get("task")
            found[e["tid"]].append((e["name"], (task["uid"], task["uid_instance"]) if task else None))
    return found


def with_their_calls(what, trace, log, late):
    witness = told_by_witness(log)
    names = {name for calls in witness.values() for name, _ in calls}
    ours = told_by_us(trace, names)
    if late:
        witness, ours = from_common_begin(witness, ours)
    wrong = [(tid, i, w, o) for tid in sorted(set(witness) | set(ours))
             for i, (w, o) in enumerate(zip(witness.get(tid, []), ours.get(tid, []))) if w != o]
    number = {tid: len(c) for tid, c in witness.items() if c}
    real.equal({tid: len(c) for tid, c in ours.items() if c}, number, f"{what}: as many calls a thread as the witness was told of")
    in_tasks = sum(task is not None for calls in witness.values() for _, task in calls)
    real.check(in_tasks > 100, f"{what}: there are calls for commands", f"{in_tasks} of {sum(number.values())}")
    real.check(not wrong, f"{what}: each call has the command that it is made for", wrong[:3] or sum(number.values()))


def from_common_begin(witness, ours):
    """The witness came while they worked: its first command of a thread may be one that had begun already."""
    w, o = {}, {}
    for tid, calls in witness.items():
        at = next((i for i, (_, task) in enumerate(calls) if task), None)
        if at is not None:
            w[tid] = calls[at:]
            o[tid] = ours.get(tid, [])[-len(w[tid]):]
    return w, o


# ---- graph and memory --------------------------------------------------------------------------------


def as_one_graph(what, raw, trace, rounds, late):
    both = [e for e in lines("graph", raw) if e["type"] == "graph_node"]
    enqueued = [e for e in real.calls(trace) if e["name"].startswith("urEnqueue")]
    device = [n for n in both if n["kind"] == "device"]
    real.equal(sum(n["instances"] for n in device), len(enqueued), f"{what}: each enqueued command is one node's, once")
    tasks = {(e["task"]["uid"], e["task"]["uid_instance"]) for e in enqueued if "task" in e}
    named = {(n["uid"], n["uid_instance"]): n for n in device if n["uid"]}
    missing = {k for k, n in named.items() if "ur" not in n["apis"] or not n["call"]}
    real.equal(sorted(missing)[:3], [], f"{what}: a command of XPTI's has its call")
    # Of those that were being submitted when XPTI began to speak the begin was not heard.
    real.check(tasks <= set(named) and len(set(named) - tasks) <= (THREADS if late else 0),
               f"{what}: a node of the graph for each command of a call", f"{len(tasks)}, {len(set(named) - tasks)} more")
    if late:
        real.check(0 < len(named) < len(device), f"{what}: some are from before XPTI reported them", f"{len(named)} of {len(device)}")
    kinds = collections.Counter(re.sub("Exp$|WithArgs", "", e["name"]) for e in enqueued)
    for name in "urEnqueueUSMFill", "urEnqueueKernelLaunch", "urEnqueueUSMMemcpy":
        real.equal(sum(n for k, n in kinds.items() if k.startswith(name)), rounds, f"{what}: {name}, one a round")
    kept = collections.Counter(n["command"] for n in named.values())
    # The program's own: one of each a round.
    if not late:
        real.equal({k: kept[k] for k in ("memory_transfer_node::memset", "command_group_node", "memory_transfer_node::memcpy")},
                   dict.fromkeys(("memory_transfer_node::memset", "command_group_node", "memory_transfer_node::memcpy"), rounds),
                   f"{what}: commands as XPTI names them, one of each a round")


def one_memory(what, raw, rounds, late):
    rows = {}
    for select in "sycl,ur", "ur", "sycl":
        found = lines("mem", raw, "-e", select)
        total = next(e for e in found if e["type"] == "memory" and e["by"] == "total")
        rows[select] = {k: total[k] for k in ("count", "bytes", "peak", "live_count", "leaked_count")}
        real.equal([e for e in found if e["type"] in ("leak", "wrong_free")], [], f"{what}: {select}: nothing is leaked or freed wrongly")
        for by in "kind", "device", "site", "process":
            n = sum(e["count"] for e in found if e["type"] == "memory" and e["by"] == by and e["in_total"])
            real.equal(n, total["count"], f"{what}: {select}: rows by {by} add up")
    real.equal(rows["ur"]["count"], rounds, f"{what}: an allocation a round, by the calls")
    real.equal(rows["sycl,ur"], rows["ur"], f"{what}: and with XPTI each still once")
    if late:
        real.check(0 < rows["sycl"]["count"] <= rounds, f"{what}: XPTI alone has those since it spoke", rows["sycl"]["count"])
    else:
        # While one thread allocates, others free: XPTI says when a free begins, and the call when it has ended.
        peaks = [rows[select].pop("peak") for select in ("sycl", "ur")]
        real.equal(rows["sycl"], rows["ur"], f"{what}: XPTI alone reports the same")
        size = rows["ur"]["bytes"] // rounds
        real.check(abs(peaks[0] - peaks[1]) <= (THREADS - 1) * size, f"{what}: and of the same peak, but for what others freed meanwhile", peaks)


def merged(release, how, late):
    what = f"{release}, {how.__name__.replace('_', ' ')}"
    raw, log, rounds = how(release)
    trace = lines("trace", raw)
    lost = {e["where"]: e["count"] for e in trace if e["type"] == "lost" and e["count"] and e["where"] != "truncated"}
    real.equal(lost, {}, f"{what}: nothing was lost")
    with_their_calls(what, trace, log, late)
    as_one_graph(what, raw, trace, rounds, late)
    one_memory(what, raw, rounds, late)


def main():
    for release in RELEASES:
        merged(release, from_the_start, False)
        merged(release, in_the_middle, True)
        merged(release, armed_in_the_middle, True)


if __name__ == "__main__":
    real.run(main)
