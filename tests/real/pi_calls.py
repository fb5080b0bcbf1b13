#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 30, suite: all
"""Calls of PI that XPTI's sycl.pi.debug reports are calls, also those for which the plugin hands out OpenCL's functions.

Each is held against two others that see the same run: the runtime's own log (SYCL_PI_TRACE=-1), and a subscriber in the
process that reads the arguments where they are, by the sizes in PI's header (dpcpp.py has these). Probes alone see those that
the plugin has code of its own for, and each of these is one call, in the plugin's library. The .trace files of dpcpp_trace
have all of them, with the plugin's backend. Then with the beacon, and without events: the same calls.

Then a program that tells a real libxptifw of what is not there (tests/xpti/calls.c): each lie is counted.
"""
import collections
import glob
import json
import os
import subprocess

from lib import call_witness, real
from lib.real import check, equal, need
from lib.witness_of_cl import Headers
import catalog_pi
import dpcpp
import pi_witness

RELEASES = ("2022.2.1", "2023.2.4", "2024.0.3", "2024.2.1")
WHOLE = "2024.2.1"  # whose plugin has code of its own for everything
# The runtime calls it when it tells nobody any more.
ENDS = {"piTearDown"}
# libsycl asks for a device's name when it reports a queue.
FOR_XPTI = collections.Counter({"piDeviceGetInfo": 10})


def rows():
    """Where PI's arguments are, packed."""
    found = {}
    for name, text in dpcpp.SIGNATURES.items():
        args, at = [], 0
        for what in text.split():
            n = int(what) if what.isdigit() else 8
            args.append((at, n))
            at += n
        found[name] = ("v", args)
    return found


def environment(release, **more):
    chosen = {"SYCL_DEVICE_FILTER": "opencl:cpu"} if release < "2023" else {"ONEAPI_DEVICE_SELECTOR": "opencl:cpu"}
    return real.environment(release, **chosen, **more)


def against_the_subscriber(ours, told, names):
    """What differs, and the number of arguments that were compared."""
    a, b = [c["name"] for c in ours], [t["name"] for t in told]
    if a != b:
        at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
        return [f"{len(a)} calls, {len(b)} told; from {at}: {a[at:at + 3]} against {b[at:at + 3]}"], 0
    wrong, compared = [], 0
    for call, t in zip(ours, told):
        what = dpcpp.SIGNATURES.get(t["name"])
        if what is None or len(what.split()) != len(call["args"]):
            wrong.append(f"{t['name']}: its arguments are not known to this test")
            continue
        if (call["ret"] == "PI_SUCCESS") != (t["done"]["ret"] == 0) or not names.same("result", call["ret"], t["done"]["ret"]) and t["done"]["ret"]:
            wrong.append(f"{t['name']}: result {call['ret']}, told {t['done']['ret']}")
        for kind, (name, shown), bits in zip(what.split(), call["args"].items(), t["args"]):
            compared += 1
            if kind[0] in "spovt" and not (isinstance(shown, str) and shown.startswith("0x")):
                same = (shown is None) <= (bits == 0 or kind[0] in "ov")  # the log has what is there
            else:
                same = kind[0] in "ov" or pi_witness.same(names, f"{t['name']}.{name}", shown, dpcpp.Seen(kind, bits), {None})
            if not same:
                wrong.append(f"{t['name']}({name}): {shown}, told {bits:#x}")
    return wrong, compared


def in_traces(release, env, numbers):
    """The .trace files of a recording with events: all calls, each with the plugin's backend."""
    file = f"{real.folder()}/recording"
    r = real.Process([real.XPTIBPF, "record", "-q", "-s", "1024", "-o", file, "-e", "pi:*", "--xpti", "--",
                      real.workload(release, "pi_host")], env=env)
    equal(r.wait(120), 0, f"{release}: the program ends well")
    folder, err, calls = dpcpp.export(release, file)
    records = [x for f in sorted(glob.glob(f"{folder}/*/*.trace")) for x in dpcpp.records_of(f)]
    wanted = [c["name"] for c in calls if c["api"] == "pi" and c["name"] not in pi_witness.EDGES]
    equal([numbers[x.function] for x in sorted(records, key=lambda x: x.start)], wanted, f"{release}: the .trace files have all calls")
    equal({x.backend for x in records if numbers[x.function] not in ENDS}, {dpcpp.OPENCL}, f"{release}: with the plugin's backend")
    check("backend" not in err, f"{release}: nothing is said of it", err.strip())
    return [(c["name"], c["ret"]) for c in calls if c["api"] == "pi"]


def alone(release):
    """What probes see without XPTI: calls of the plugin's own functions."""
    t = real.Tracer("-e", "pi:*", "--", real.workload(release, "pi_host"), env=environment(release, SYCL_PI_TRACE="-1"))
    equal(t.wait(60), 0, f"{release}: the program ends well without XPTI")
    equal({c.get("told_by") for c in t.calls()}, {None}, f"{release}: nobody else reports calls there")
    return collections.Counter(c["name"] for c in t.calls())


def by_release(release, headers, numbers):
    folder = real.folder()
    env = environment(release, SYCL_PI_TRACE="-1",
                      **call_witness.environment(folder, call_witness.build(release, folder), "sycl.pi.debug", rows()))
    t = real.Tracer("-s", "1024", "-e", "pi:*,cl:*,sycl", "--", real.workload(release, "pi_host"), env=env)
    equal(t.wait(60), 0, f"{release}: the program ends well")
    equal(t.lost(), {}, f"{release}: nothing was lost")
    pairs = [e["event"] for e in t.events() if e["type"] == "xpti" and e["event"].startswith("function_with_args")]
    equal(pairs, [], f"{release}: what begins and ends a call is shown as the call")
    ours = [c for c in t.calls() if c["api"] == "pi" and c["depth"] == 0]
    logged = pi_witness.log_of(t.out)
    need(len(logged) > 40, f"{release}: the log was understood", f"{len(logged)} calls")
    wrong, compared, names = pi_witness.differences(headers, ours, logged)
    for line in wrong[:10]:
        print("      " + line)
    check(not wrong, f"{release}: {len(ours)} calls equal the log", f"{len(wrong)} differences" if wrong else dict(compared))
    threads = call_witness.told(folder)
    told = [c for c in ours if c.get("told_by") == "xpti"]
    equal({c["name"] for c in ours if c not in told} - pi_witness.EDGES - ENDS, set(), f"{release}: XPTI reports all calls")
    wrong, compared = against_the_subscriber(told, threads.get(told[0]["tid"], []), names)
    for line in wrong[:10]:
        print("      " + line)
    check(not wrong and compared > 100, f"{release}: {len(told)} calls and {compared} arguments equal what the subscriber read",
          f"{len(wrong)} differences" if wrong else "")
    equal(len(threads), 1, f"{release}: it heard of one thread")
    probed = alone(release)
    unseen = collections.Counter(c["name"] for c in ours) - probed - FOR_XPTI
    check(set(unseen) <= set(pi_witness.STRAIGHT.values()) and bool(unseen) == (release != WHOLE),
          f"{release}: probes alone don't see what the plugin has no code for", dict(unseen))
    spoilt = [dict(x) for x in threads[told[0]["tid"]]]
    spoilt[3]["args"] = [v ^ 1 for v in spoilt[3]["args"]]
    check(against_the_subscriber(told, spoilt, names)[0], f"{release}: the comparison notices another argument")
    quiet = in_traces(release, environment(release), numbers)
    shown = {"piPlatformGetInfo", "piDeviceGetInfo"}  # the log asks for more names
    equal([x for x in quiet if x[0] not in shown], [(c["name"], c["ret"]) for c in ours if c["name"] not in shown],
          f"{release}: with the beacon the calls are the same")


def lies():
    program = real.build(f"{real.ROOT}/tests/xpti/calls.c", f"{real.folder()}/calls", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-ldl")
    t = real.Tracer("-e", "pi:*,ur:*,sycl", "--", program, f"{real.runtime(WHOLE)}/lib/libxptifw.so", "values", env=real.environment(WHOLE))
    equal(t.wait(30), 0, "the program that lies ends well")
    two, unknown = ["0x1111", "0x2222"], {"unknown": True}
    equal([(c["name"], *c["args"].values(), c["ret"]) for c in t.calls()],
          [("piEventsWait", 2, two, "PI_SUCCESS"), ("piEventsWait", 2, two, "PI_ERROR_INVALID_EVENT"),
           ("piEventsWait", unknown, unknown, "PI_SUCCESS"), ("piEventsWait", unknown, unknown, "PI_SUCCESS")],
          "what was there is whole, what was not is unknown")
    events = [e["data"]["function_name"] for e in t.events() if e["type"] == "xpti" and e["event"] == "function_with_args_begin"]
    equal(events, ["piEventsWait", "urEventWait"], "what is no call is an event")
    equal(t.lost(), {"unreadable": 2, "misnumbered": 1}, "all of it is counted")


def main():
    headers = Headers(pi_witness.HEADERS)
    equal(call_witness.needs("PI"), {}, "doctor says that the stream needs no variable")
    out = subprocess.run([f"{real.ROOT}/scripts/gen-catalog", "--jsonl", "pi"], capture_output=True, text=True, check=True,
                         env=dict(os.environ, XPTIBPF_CACHE=catalog_pi.CACHE))
    numbers = dpcpp.kinds([json.loads(line) for line in out.stdout.splitlines()])
    for release in RELEASES:
        by_release(release, headers, numbers[release])
    lies()


real.run(main)
