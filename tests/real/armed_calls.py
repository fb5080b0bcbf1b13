#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 45, suite: all
"""Programs that were armed while they ran: the calls that XPTI's streams report are calls, with what a witness in the process has.

Of Unified Runtime that is a subscriber that was preloaded and listens once the program is armed; it reads the arguments by the
release's header (ur_witness.cpp). Of PI it is the runtime's own log (SYCL_PI_TRACE=-1). Functions have probes as well, and each
call is one: --layers all shows both, which have the same arguments and results. Armed by trace --arm, and by arm before that.
"""
import collections
import json
import os
import subprocess

from lib import real
from lib.crowd import Crowd
from lib.real import check, equal
from lib.witness_of_cl import Headers
import pi_witness
import ur_witness as ur

UR_RELEASES = ("2025.3.3", "2026.1.2", "2026.2.0")
PI_RELEASES = ("2024.0.3", "2024.2.1")
LAYER = {"UR_ENABLE_LAYERS": "UR_LAYER_TRACING"}
WHAT = ("name", "args", "ret")


def arm(command, p):
    r = subprocess.run([real.XPTIBPF, command, "--timeout", "30s", "-p", str(p.pid)], capture_output=True, text=True, timeout=60)
    equal(r.returncode, 0, f"{command}: {r.stdout.strip()} {r.stderr.strip()}")


def traced(what, p, n, *options):
    """The calls of n rounds."""
    t = real.Tracer("-s", "1024", *options, "-p", p.pid)
    t.said("is armed", 30, "err") if "--arm" in options else t.ready()
    if "--arm" in options and os.path.dirname(p.log or ""):
        real.wait_for(lambda: os.path.exists(p.log + ".ready"), f"{what}: the witness listens", 30)
    p.does(n)
    t.end()
    equal(t.lost(), {}, f"{what}: nothing was lost")
    pairs = [e["event"] for e in t.events() if e["type"] == "xpti" and e["event"].startswith("function_with_args")]
    equal(pairs, [], f"{what}: what begins and ends a call is shown as the call")
    return t.calls()


def both_sides(what, calls, api):
    """Those that XPTI reported, each beside the same call as a probe saw it."""
    by_id = {c["id"]: c for c in calls}
    inside = {c["parent_id"]: c for c in calls}
    told = [c for c in calls if c["api"] == api and c.get("told_by") == "xpti"]
    other = [by_id.get(c["parent_id"]) if api == "ur" else inside.get(c["id"]) for c in told]
    return told, other


def unified_runtime(release):
    folder, header = real.folder(), ur.Header(release)
    log = f"{folder}/log"
    p = Crowd(release, real.warm_environment(release, LD_PRELOAD=ur.build_witness(release, header, folder, armed=True), UR_WITNESS=log, **LAYER)).does(1)
    p.log = log
    calls = traced(release, p, 5, "-e", "ur:*,sycl", "--layers", "all", "--arm")
    heard = [json.loads(line) for line in real.read(log).splitlines()]
    told, around = both_sides(release, calls, "ur")
    wrong, compared = ur.differences(header, told, heard)
    for line in wrong[:10]:
        print("      " + line)
    check(not wrong and compared["call"] > 50, f"{release}: {compared['call']} calls, {compared['result']} results and "
          f"{compared['argument']} arguments equal what the subscriber read", f"{len(wrong)} differences" if wrong else "")
    wrong = [(c["name"], c["args"]) for c, a in zip(told, around) if not a or [c[k] for k in WHAT] != [a[k] for k in WHAT]]
    equal(wrong[:3], [], f"{release}: each is what the probe around it saw")
    spoilt = [{**h, "args": {k: v + 8 for k, v in h["args"].items()}} for h in heard]
    check(ur.differences(header, told, spoilt)[0], f"{release}: the comparison notices other arguments")
    arm("arm", p)
    before = len(real.read(log).splitlines())
    once = traced(release, p, 4, "-e", "ur:*,sycl")
    heard = [json.loads(line) for line in real.read(log).splitlines()[before:]]
    equal({c.get("told_by") for c in once}, {None}, f"{release}, by arm: probes report the calls")
    equal([c["name"] for c in once], [h["name"] for h in heard if not h["end"]], f"{release}, by arm: each call is one")
    arm("disarm", p)
    p.ends(release)


def plugin_interface(release, headers):
    p = Crowd(release, real.warm_environment(release, SYCL_PI_TRACE="-1", ONEAPI_DEVICE_SELECTOR="opencl:cpu")).does(1)
    p.log = None
    for how in ("--arm", "arm"):
        if how == "arm":
            arm("arm", p)
        what, before = f"{release}, by {how}", len(p.out)
        calls = traced(what, p, 5, "-e", "pi:*,sycl", "--layers", "all", *(["--arm"] if how == "--arm" else []))
        logged = pi_witness.log_of(p.out[before:])
        told, inside = both_sides(what, calls, "pi")
        wrong, compared, _ = pi_witness.differences(headers, told, logged)
        for line in wrong[:10]:
            print("      " + line)
        check(not wrong and compared["call"] > 20, f"{what}: {compared['call']} calls equal the log", f"{len(wrong)} differences" if wrong else dict(compared))
        seen = [(c, i) for c, i in zip(told, inside) if i and i["api"] == "pi"]
        wrong = [(c["name"], c["args"], i["args"]) for c, i in seen if [c[k] for k in WHAT] != [i[k] for k in WHAT]]
        check(not wrong and len(seen) > 10, f"{what}: {len(seen)} are what the probe inside saw", wrong[:2])
    once = traced(release, p, 4, "-e", "pi:*,sycl")
    equal([c["name"] for c in once if c.get("told_by") != "xpti"], [], f"{release}: each call is one, of which XPTI tells")
    arm("disarm", p)
    probed = traced(release, p, 4, "-e", "pi:*")
    equal(collections.Counter(c["name"] for c in probed) - collections.Counter(c["name"] for c in once), collections.Counter(),
          f"{release}: disarmed, probes see no others")
    check(probed and not any(c.get("told_by") for c in probed), f"{release}: and nobody else reports them", len(probed))
    p.ends(release)


def main():
    headers = Headers(pi_witness.HEADERS)
    for release in UR_RELEASES:
        unified_runtime(release)
    for release in PI_RELEASES:
        plugin_interface(release, headers)


real.run(main)
