#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 40, suite: all
"""A call from a place that is known costs no budget and still has its place (-k). A program allocates from a hundred
places at a high rate and writes down which one it was each time, and by which way: by functions of the same shape, or as
deep as a recursion went. Every allocation that has a stack must have that one, every leak must have its place, and those
without a stack are exactly those that are counted. And a library that is loaded where another one was gets its own."""
import collections
import json
import os
import re
import subprocess

from lib import places, real
from lib.real import ROOT, Tracer, check, equal, need

RELEASE = "2026.2.0"
PLACES = 100


def each_has_its_own(program, rounds, limit):
    log = os.path.join(real.folder(), "log")
    t = Tracer("-k", "-e", "ur:urUSMDeviceAlloc,ur:urUSMFree", "--stack-limit", limit, "--", program, "--rounds", rounds,
               env=real.warm_environment(RELEASE, PLACES_LOG=log))
    equal(t.wait(), 0, "the program ends well")
    did = places.account(log)
    calls = sorted(t.calls("urUSMDeviceAlloc"), key=lambda c: c["ts"])
    need(len(calls) == len(did), f"all {len(did)} allocations were seen", len(calls))
    equal(places.wrong(calls, did)[:1], [], "each stack is the one that the program says")
    missing = sum("stack_missing" in c for c in calls)
    equal(t.lost().get("stack_limit", 0), sum("stack_missing" in c for c in t.calls()),
          f"the {missing} without a stack are those that are counted")
    equal({k: n for k, n in t.lost().items() if k != "stack_limit"}, {}, "and nothing else was lost")
    return calls, did


def budget_is_spent_by_site(program):
    calls, _ = each_has_its_own(program, 400, 2000)
    have = [c for c in calls if "stack" in c]
    seconds = (calls[-1]["ts"] - calls[0]["ts"]) / 1e9
    check(len(have) > 2 * 2000 * (seconds + 1), "far more calls than the limit have a place", (len(have), seconds))
    late = [c for c in calls[-PLACES * 20:] if "stack" not in c]
    equal(len(late), 0, "and once all places are known, each call has one")
    sites = collections.Counter(c["site"] for c in have)
    check(len(sites) >= PLACES * 4, "of which there are as many as places and ways", len(sites))


def leaks_have_places(program):
    out = os.path.join(real.folder(), "mem")
    p = subprocess.run([real.XPTIBPF, "mem", "-k", "--leaks", "--json", "-o", out, "--", program, "--rounds", "600"],
                       env=real.warm_environment(RELEASE), timeout=100, capture_output=True, text=True)
    equal(p.returncode, 0, "mem ends well")
    lines = [json.loads(line) for line in real.read(out).splitlines()]
    leaks = [e for e in lines if e["type"] == "leak" and e["in_total"]]
    found = collections.Counter()
    for e in leaks:
        m = re.search(r"place<(\d+)u?>", e["site"] or "")
        found[m[1] if m else e["site"]] += e["count"]
    equal(found, {str(i): 1 for i in range(PLACES)}, "each of a hundred leaks has its place")
    equal({e["where"] for e in lines if e["type"] == "lost" and e["count"]} - {"stack_limit"}, set(),
          "and nothing but stacks was lost")


def other_library_at_the_address():
    d = real.folder()
    src = f"{ROOT}/tests/workloads"
    swap = real.build(f"{src}/stacks/swap.c", f"{d}/swap", "-O2", "-ldl")
    lib = real.build(f"{src}/abi/libur_fake.c", f"{d}/libur_fake.so", "-fPIC", "-shared")
    both = [real.build(f"{src}/stacks/through.c", f"{d}/{name}.so", "-fPIC", "-shared", "-O2", "-fomit-frame-pointer",
                       f"-DNAME={name}_calls", f'-DALIAS="{name}_calls"') for name in ("one", "two")]
    t = Tracer("--stacks=all", "-e", "ur:urQueueFinish", "--", swap, lib, *both, "8")
    equal(t.wait(), 0, "a program that loads two libraries in turn ends well")
    calls = sorted(t.calls("urQueueFinish"), key=lambda c: c["ts"])
    equal(len(calls), 80, "all its calls were seen")
    equal(len(set(t.out.split())), 1, "both are loaded at one address")
    want = [name for i in range(8) for name in [("one", "two")[i % 2]] * 10]
    got = [os.path.basename(c["stack"][0]["module"] or "").split(".")[0] if c["stack"] else None for c in calls]
    equal([(i, g, w) for i, (g, w) in enumerate(zip(got, want)) if g != w][:3], [], "each call is the loaded library's")


def main():
    program = real.workload(RELEASE, "places")
    budget_is_spent_by_site(program)
    leaks_have_places(program)
    other_library_at_the_address()


real.run(main)
