#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 10, alone: return probes of a tracer of everyone would be in the way of what unwinds
"""What programs do to calls: they leave them by longjmp and exceptions, end inside them, nest them deeper than is kept, jump
from one to another, and interrupt them. The program's output and its end are the same as without xptibpf, and the trace is right.

A return probe replaces the return address while the call runs, so it can't work where something unwinds the
stack (exceptions and cancellation through the call, backtraces, coroutines that leave it). With --entry-only, programs
that do this are not disturbed.
"""
from lib import real
from lib.real import check, equal


def same(abi, lib, deeds, *options):
    """Runs the deeds plain and traced; says whether the program could tell. Gives the tracer."""
    wanted = real.plain_run([abi, lib, *deeds])
    t = real.Tracer("-e", "ur:*,thread:*", *options, "--", abi, lib, *deeds)
    t.wait()
    name = " ".join([*deeds, *options])
    equal((t.out, t.err, t.p.returncode), (wanted.stdout, wanted.stderr, wanted.returncode),
          f"{name}: output and end are as without us")
    return t


def flat(calls):
    return [(c["name"], c["depth"]) for c in calls]


def parents_are_right(calls, what):
    by_id = {c["id"]: c for c in calls}
    wrong = [c for c in calls if (c["parent_id"] is None) != (c["depth"] == 0)]
    for c in calls:
        p = by_id.get(c["parent_id"])
        if c["parent_id"] is not None and not (p and p["tid"] == c["tid"] and p["depth"] == c["depth"] - 1 and p["ts"] <= c["ts"]):
            wrong.append(c)
    equal(wrong, [], f"{what}: every parent is the call around")


def nesting(abi, lib):
    t = same(abi, lib, ["nest", "10"])
    equal(flat(t.calls()), [("urQueueFinish", i) for i in range(10)], "nested 10 deep: depths")
    equal([c["ret"] for c in t.calls()][-2:], ["UR_RESULT_ERROR_INVALID_OPERATION", "UR_RESULT_SUCCESS"],
          "nested: each has its own result")
    parents_are_right(t.calls(), "nested 10 deep")
    inner = t.calls()
    check(all(a["ts"] <= b["ts"] and a["ts"] + a["dur"] >= b["ts"] + b["dur"] for a, b in zip(inner, inner[1:])),
          "nested: each lies within the one around")

    for deep in (17, 30, 80):
        t = same(abi, lib, ["nest", str(deep), "calls", "2"])
        calls = t.calls()
        equal(t.lost().get("too_deep", 0) + len(calls), deep + 2, f"nested {deep} deep: what was not kept is counted")
        equal(flat(calls)[:16], [("urQueueFinish", i) for i in range(16)], f"nested {deep} deep: the outer ones are reported")
        equal(flat(calls)[-2:], [("urEventWait", 0)] * 2, f"nested {deep} deep: later calls are at the top again")
        check(real.every(lambda c: c["dur"], calls), f"nested {deep} deep: all return")


def jumps(abi, lib):
    t = same(abi, lib, ["tail"])
    equal([(c["name"], c["ret"]) for c in t.calls()],
          [("urQueueRetain", "UR_RESULT_SUCCESS"), ("urQueueFinish", "UR_RESULT_SUCCESS"), ("urEventWait", "UR_RESULT_SUCCESS")],
          "a call that jumps to another: both are reported, with the result")
    parents_are_right(t.calls(), "a call that jumps to another")

    t = same(abi, lib, ["catch"])
    equal([(c["name"], c["ret"]) for c in t.calls()], [("urQueueFinish", "UR_RESULT_ERROR_INVALID_VALUE")],
          "an exception inside a call: its result")

    t = same(abi, lib, ["longjmp"])
    calls = t.calls()
    unwound = [c for c in calls if c.get("unfinished")]
    equal(real.count(calls), {"urQueueFinish": 100, "urQueueFlush": 100, "urEventWait": 100}, "longjmp: every call is reported once")
    equal({(c["name"], c["why"]) for c in unwound}, {("urQueueFinish", "unwound"), ("urQueueFlush", "unwound")},
          "longjmp: what was left is marked as unwound")
    equal((len(unwound), t.lost()), (200, {"unwound": 200}), "longjmp: and counted")
    equal({c["depth"] for c in calls if c["name"] == "urEventWait"}, {0}, "longjmp: the calls after it are at the top again")

    t = same(abi, lib, ["args"])
    equal(t.calls()[0]["args"],
          {"hQueue": "0xabc0", "blocking": True, "pDst": "0xd000", "dstPitch": 101, "pSrc": "0xe000", "srcPitch": 102,
           "width": 103, "height": 104, "numEventsInWaitList": 2, "phEventWaitList": ["0x1111", "0x2222"], "phEvent": "0x19d"},
          "eleven arguments, with those on the stack")


def ends(abi, lib):
    t = same(abi, lib, ["exit", "5"])
    equal([(c["name"], c.get("why")) for c in t.calls()], [("urQueueFinish", "exited")], "exit inside a call: unfinished, as it exited")

    t = same(abi, lib, ["thread-exit", "calls", "1"])
    calls = [c for c in t.calls() if c["api"] == "ur"]
    equal([(c["name"], c.get("why")) for c in calls], [("urQueueFinish", "exited"), ("urEventWait", None)],
          "pthread_exit inside a call: unfinished, as its thread ended")

    t = same(abi, lib, ["fork", "calls", "3", "end", "4"])
    parent = [c for c in t.calls() if c["pid"] == c["tid"]]
    equal(len({c["pid"] for c in parent}), 2, "fork: both processes are traced")
    equal(sorted(len([c for c in parent if c["pid"] == p]) for p in {c["pid"] for c in parent}), [1, 3], "fork: each with its own calls")

    t = same(abi, lib, ["calls", "1", "exec", abi, lib, "calls", "2", "end", "6"])
    equal(len(t.calls("urEventWait")), 3, "exec: calls before and after")

    # The whole process is killed in the middle of a call.
    p = real.Process([abi, lib, "wait", "in-call"], stdin=True)
    t = real.Tracer("-p", p.pid).ready()
    p.tell("go")
    p.said("in the call")
    p.kill()
    equal(t.wait(5), 0, "killed inside a call: the tracer ends when its target has")
    equal([(c["name"], c.get("why")) for c in t.calls()], [("urQueueFinish", "exited")], "killed inside a call: unfinished")


def interruptions(abi, lib):
    t = same(abi, lib, ["signal"])
    calls = t.calls()
    equal(flat(calls), [("urQueueFinish", 0), ("urEventWait", 1), ("urQueueFlush", 1)] * 50,
          "a signal handler on its own stack: its calls are inside the one that it interrupts")
    parents_are_right(calls, "signal handler")
    equal(t.lost(), {}, "signal handler: nothing lost")

    t = same(abi, lib, ["inner-context"])
    equal(flat(t.calls()), [("urQueueFinish", 0), ("urQueueFlush", 1), ("urEventWait", 1)], "a coroutine inside a call")
    check(real.every(lambda c: c["dur"], t.calls()), "a coroutine inside a call: all return")


def limits(abi, lib):
    """What return probes can't stand, and that --entry-only can."""
    for deeds, n in ((["throw"], 2), (["cancel"], 11), (["backtrace"], 1), (["context"], 2)):
        t = same(abi, lib, deeds, "--entry-only")
        calls = [c for c in t.calls() if c["api"] == "ur"]
        equal(len(calls), n, f"{deeds[0]}, entries only: the calls")
        check(real.every(lambda c: c.get("entry_only") and c["dur"] is None and c["ret"] is None, calls),
              f"{deeds[0]}, entries only: neither result nor duration is made up")

    # With return probes, a backtrace ends at the innermost traced call: never more, never something else.
    wanted = real.plain_run([abi, lib, "backtrace"]).stdout.splitlines()
    t = real.Tracer("--", abi, lib, "backtrace")
    equal(t.wait(), 0, "a backtrace through a traced call does no harm")
    got = t.out.splitlines()
    at = wanted.index("frame urQueueFinish")
    equal(got[:at + 1], wanted[:at + 1], "a backtrace through a traced call: right as far as that call")

    t = real.Tracer("-e", "ur:*", "--", abi, lib, "cancel")
    equal((t.wait(), t.out.count("cancelled\n")), (0, 10), "threads cancelled in traced calls end")
    equal([c.get("why") for c in t.calls()], ["exited"] * 10 + [None], "cancelled: the calls are unfinished")


def main():
    d = real.folder()
    abi, lib = real.build_abi(d)
    for part in (nesting, jumps, ends, interruptions, limits):
        part(abi, lib)


real.run(main)
