#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 90, suite: all
"""Calls of Unified Runtime that XPTI's call streams report are calls, where no symbol shows the functions.

A libsycl without its symbols gives the same calls as the one that has them, and both give what a subscriber in the process
gets, which reads the arguments itself by the release's header (ur_witness.cpp). Where functions have probes as well, each is
one call, and so it is in 2025.3, whose loader exports them. With the beacon it works too, in all commands. In the other
releases, what XPTI reports equals what the probes around it saw. Calls that Unified Runtime's own adapters of Level Zero
answer, on the null driver, are what the subscriber gets, too.

Then a program that tells a real libxptifw of what is not there (tests/xpti/calls.c): each lie is counted, none becomes a
call, and the calls between them are whole.
"""
import collections
import json
import os
import subprocess

from lib import call_witness, real, xpti, ze_witness
from lib.real import check, equal
import ur_witness as ur

RELEASES = real.releases(("2026.2.0", "2025.3.3"))
# What XPTI reports is compared with the probes around it.
OTHERS = ("2025.0.0", "2025.1.0", "2025.2.0", "2026.0.0", "2026.1.2")
INSIDE = "2026.2.0"  # from here on libsycl has Unified Runtime in it
LAYER = {"UR_ENABLE_LAYERS": "UR_LAYER_TRACING"}


def stripped(release, folder):
    """A folder with its libraries that call or contain Unified Runtime, without symbols that nobody needs to run them."""
    lib = f"{real.runtime(release)}/lib"
    os.makedirs(f"{folder}/{release}")
    for name in os.listdir(lib):
        if name.startswith(("libsycl.so.", "libur_loader.so")) and not name.endswith(".py"):
            subprocess.run(["strip", "-o", f"{folder}/{release}/{name}", f"{lib}/{name}"], check=True)
    return f"{folder}/{release}"


def subscribed(release, witness, log, **extra):
    soname = next(n for n in ("libxptifw.so.1", "libxptifw.so") if os.path.exists(f"{real.runtime(release)}/lib/{n}"))
    return real.environment(release, XPTI_TRACE_ENABLE="1", XPTI_FRAMEWORK_DISPATCHER=soname, XPTI_SUBSCRIBERS=witness,
                            UR_WITNESS=log, **LAYER, **extra)


def as_told(what, header, t, log, least):
    """Our calls and the subscriber's, of which there are at least so many, are the same."""
    told = [json.loads(line) for line in real.read(log).splitlines()]
    ours = t.calls()
    wrong, compared = ur.differences(header, ours, told)
    for line in wrong[:10]:
        print("      " + line)
    check(not wrong, f"{what}: {compared['call']} calls, {compared['result']} results and {compared['argument']} arguments equal what "
                     "the subscriber read", f"{len(wrong)} differences" if wrong else "")
    check(compared["call"] > least and compared["argument"] > 2 * compared["call"], f"{what}: enough was compared", dict(compared))
    equal(t.lost(), {}, f"{what}: nothing was lost")
    return ours, told


def watched(release, folder, header, witness, first):
    """A run with the subscriber; first: a folder that is searched for libraries before the others. Gives our calls."""
    log = f"{folder}/log"
    # Kernels are compiled where it is XPTI alone that reports it; ur_witness.py compares that with probes.
    env = subscribed(release, witness, log, **({} if first else real.warm(release)))
    if first:
        env["LD_LIBRARY_PATH"] = f"{first}:{env['LD_LIBRARY_PATH']}"
    t = real.Tracer("-e", "ur:*,sycl", "--", real.workload(release, "sycl_all"), "--rounds", "2", env=env)
    equal(t.wait(120), 0, f"{release}: the program ends well")
    ours, told = as_told(f"{release}{', stripped' if first else ''}", header, t, log, 900)
    events = [e["event"] for e in t.events() if e["type"] == "xpti" and e["event"].startswith("function_with_args")]
    equal(events, [], "what begins and ends a call is shown as the call")
    return ours, told


def launched(release, folder):
    """A run, and what its subscriber heard. A page of the program that was not in memory just then is counted, and takes
    another run."""
    witness = ur.build_witness(release, ur.Header(release), folder)
    for turn in range(3):
        log = f"{folder}/log-{release}-{turn}"
        t = real.Tracer("-e", "ur:*", "--layers", "all", "--", real.workload(release, "launch"), env=subscribed(release, witness, log))
        equal(t.wait(100), 0, f"{release}: the program ends well")
        if "xpti_unreadable" not in t.lost():
            break
    return t, log


def by_both(release, folder):
    """Both sides of one run: each call as a probe in the loader saw it, and as XPTI reported it inside."""
    t, log = launched(release, folder)
    equal(t.lost(), {}, f"{release}: nothing was lost")
    by_id = {c["id"]: c for c in t.calls()}
    told = [c for c in by_id.values() if c.get("told_by") == "xpti"]
    what = ("name", "args", "ret")
    wrong = [[c[k] for k in what] for c in told if [c[k] for k in what] != [by_id.get(c["parent_id"], c)[k] for k in what] or not c["parent_id"]]
    equal(wrong[:3], [], f"{release}: {len(told)} calls that XPTI reported are what the probes around them saw")
    heard = [json.loads(line)["name"] for line in real.read(log).splitlines() if '"end":false' in line]
    equal(collections.Counter(c["name"] for c in told), collections.Counter(heard), f"{release}: and those that the subscriber heard of")
    check(len(told) > 60, f"{release}: there are enough", len(told))


def level_zero(release, adapter, folder, header, witness, first):
    """Unified Runtime's own adapter on the null driver, in the root that has a loader new enough for it. The program makes a kernel
    of SPIR-V and a queue, and ends as this device has no memory."""
    what, program = f"{release}, {adapter}", real.workload(release, "steps")
    env = subscribed(release, f"/mnt/test/{os.path.basename(witness)}", "/mnt/test/log", UR_ADAPTERS_FORCE_LOAD=f"/mnt/rt/{adapter}.so",
                     ONEAPI_DEVICE_SELECTOR="level_zero:*")
    env = {k: v for k, v in env.items() if k.startswith(("XPTI_", "UR_", "ONEAPI_"))}
    env |= {"LD_LIBRARY_PATH": f"/mnt/test/{os.path.basename(first)}:/mnt/rt", "ZE_ENABLE_ALT_DRIVERS": "/opt/null/libze_null.so"}
    t = real.Tracer("-e", "ur:*", "--", *ze_witness.inside(ze_witness.fetched("neo"), {
        "/mnt/test": folder, "/mnt/rt": f"{real.runtime(release)}/lib", "/mnt/programs": os.path.dirname(program)}, env, ["/mnt/programs/steps"]))
    equal(t.wait(60), 1, f"{what}: the program ends with an error of its own")
    check("does not support USM device allocations" in t.err, f"{what}: as its device has no memory", t.err[-300:])
    ours, _ = as_told(what, header, t, f"{folder}/log", 40)
    names = {c["name"] for c in ours}
    equal({"urProgramCreateWithIL", "urKernelCreate", "urQueueCreate"} - names, set(), f"{what}: it comes as far as a kernel and a queue")
    equal({c["args"]["pPropValue"] for c in ours if c["name"] == "urAdapterGetInfo"}, {"UR_BACKEND_LEVEL_ZERO"}, f"{what}: there is no other adapter")
    by = collections.Counter(c.get("told_by") for c in ours)
    equal(by["xpti"], len(ours) if release == INSIDE else 0, f"{what}: who reported the calls")


def objects_of(v):
    """Which objects a value leads to, by their numbers, with what is not certain of them."""
    if isinstance(v, dict) and "object" in v:
        yield v["object"]
    elif isinstance(v, (dict, list)):
        for x in v.values() if isinstance(v, dict) else v:
            yield from objects_of(x)


def calls_of(release, first, *options, **env):
    """One thread submits, so the order of its calls is the same each time, but for polls."""
    env = real.warm_environment(release, **LAYER, **env)
    if first:
        env["LD_LIBRARY_PATH"] = f"{first}:{env['LD_LIBRARY_PATH']}"
    t = real.Tracer(*options, "--", *ur.loop(release), env=env)
    equal(t.wait(60), 0, f"{release}: the loop ends well")
    equal(t.lost(), {}, f"{release}: nothing was lost")
    calls = sorted((e for e in t.events() if e["type"] == "call" and e["api"] == "ur"), key=lambda e: e["ts"])
    return [(c["name"], c["ret"], c.get("copy", {}).get("direction"), tuple(objects_of(c["args"]))) for c in calls
            if c["name"] not in ur.EDGES and not ur.PROCADDR.match(c["name"])]


def with_beacon(release, first):
    """The program is prepared by us, and has no other subscriber."""
    real.plain_run(ur.loop(release), real.warm_environment(release))  # so that all of them find the kernels compiled
    whole = calls_of(release, None, "-e", "ur:*", "--xpti")
    told = calls_of(release, first, "-e", "ur:*", "--xpti")
    check(len(whole) > 300 and told == whole, f"{release}: a stripped libsycl gives the calls of one that is not, in order, with the same objects",
          f"{len(told)} and {len(whole)}, {[(a, b) for a, b in zip(told, whole) if a != b][:2]}")
    check(any(c[2] for c in whole) and any(c[3] for c in whole), f"{release}: of which there are some, and copies", [c for c in whole if c[2] and c[3]][:1])
    out, env = f"{first}/stat", real.warm_environment(release, **LAYER)
    env["LD_LIBRARY_PATH"] = f"{first}:{env['LD_LIBRARY_PATH']}"
    subprocess.run([real.XPTIBPF, "stat", "--json", "-o", out, "--xpti", "-e", "ur:*", "--", *ur.loop(release)],
                   capture_output=True, text=True, check=True, timeout=100, env=env)
    rows = [json.loads(line) for line in real.read(out).splitlines()]
    counted = {row["function"]: row["calls"] for row in rows if row["type"] == "latency"}
    wanted = collections.Counter(name for name, *_ in whole)
    launches = {n: c for n, c in wanted.items() if n.startswith("urEnqueue")}
    check(launches and all(counted.get(n) == c for n, c in launches.items()), f"{release}: stat counts them",
          {n: (counted.get(n), c) for n, c in launches.items()})


def without_the_layer(release, first):
    """What doctor says is needed is needed."""
    equal(call_witness.needs("Unified Runtime"), LAYER, "what doctor says that the stream needs")
    env = real.warm_environment(release)
    env["LD_LIBRARY_PATH"] = f"{first}:{env['LD_LIBRARY_PATH']}"
    t = real.Tracer("-e", "ur:*", "--xpti", "--", real.workload(release, "sycl_loop"), "--iterations", "2", "--sleep-ms", "1", env=env)
    equal(t.wait(60), 0, f"{release}: the loop ends well")
    equal(t.calls(), [], f"{release}: nobody reports calls without it")


def lies():
    program = real.build(f"{real.ROOT}/tests/xpti/calls.c", f"{real.folder()}/calls", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-ldl")
    lib = f"{xpti.xptifw(INSIDE)}/libxptifw.so"
    t = real.Tracer("-e", "ur:*,sycl", "--", program, lib, env=real.environment())
    equal(t.wait(30), 0, "the program that lies ends well")
    calls, unknown = sorted(t.calls(), key=lambda c: c["ts"]), {"unknown": True}
    waits = [(c["args"]["numEvents"], c["args"]["phEventWaitList"], c["ret"]) for c in calls if c["name"] == "urEventWait"]
    two, one, fine = ["0x1111", "0x2222"], ["0x1111"], "UR_RESULT_SUCCESS"
    equal(waits, [(2, two, fine), (1, one, "UR_RESULT_ERROR_UNINITIALIZED"), (1, one, fine), (unknown, unknown, fine),
                  (unknown, unknown, fine), (1, one, None), (1, one, None), (2, two, fine), (2, two, fine), (1, one, None)],
          "the calls of urEventWait: what was told is whole, what was not there is unknown")
    equal({c.get("told_by") for c in calls}, {"xpti"}, "each says who reported it")
    nested = [c for c in calls if c["name"] == "urQueueFinish"]
    by_id = {c["id"]: c for c in calls}
    equal([by_id[c["parent_id"]]["name"] for c in nested[:2]], ["urEventWait", "urQueueFinish"], "calls inside a call have it as parent")
    equal([c.get("why") for c in calls if c.get("unfinished")], ["unwound", "exited"], "calls without an end")
    deepest = max(c["depth"] for c in nested)
    equal((deepest, len(nested) - 2), (15, 15), "calls as deep as they are kept")
    events = [e["data"]["function_name"] for e in t.events() if e["type"] == "xpti" and e["event"] == "function_with_args_begin"]
    equal(events, ["urEventWait", "urEventsAwait", {"unreadable": "0x10"}, {"value": "u" * 4095, "truncated": True}],
          "what is no call is an event")
    lost = t.lost()
    equal({k: lost.get(k) for k in ("unreadable", "too_deep", "unmatched", "unwound", "misnumbered")},
          {"unreadable": 3, "too_deep": 5, "unmatched": 1, "unwound": 1, "misnumbered": 1}, "all of it is counted")


def main():
    folder = real.folder()
    for release in RELEASES:
        header = ur.Header(release)
        witness = ur.build_witness(release, header, folder)
        first = stripped(release, folder)
        ours, told = watched(release, folder, header, witness, None)
        by = collections.Counter(c.get("told_by") for c in ours)
        equal(by["xpti"], 0, f"{release}: where functions have probes, these report them, once")
        ours, told = watched(release, folder, header, witness, first)
        by = collections.Counter(c.get("told_by") for c in ours)
        check(by["xpti"] == (len(ours) if release == INSIDE else 0), f"{release}, stripped: who reported the calls", dict(by))
        if release == INSIDE:
            ur.try_the_comparison(header, ours, told)
            with_beacon(release, first)
            without_the_layer(release, first)
        for adapter in ("libur_adapter_level_zero", "libur_adapter_level_zero_v2"):
            level_zero(release, adapter, folder, header, witness, first)
    for release in OTHERS if real.in_check_all() else ():
        by_both(release, folder)
    lies()


real.run(main)
