#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200, takes: 15, suite: both
"""Trace points that are older than the trace, read from the framework's own set (2026.2).

A subscriber inside the program logs all that it gets, from the start. What the trace reports of trace points
that are older than the trace must be in that log: identity, name, place and metadata. None of the commands'
trace points that the log has from before the attach may be missing. The set of other releases is not
known: their trace points are not reported, and nothing else is lost.
"""
import json

from lib import real, xpti
from lib.real import check, equal, need

KERNEL = "__sycl_kernel_scale_usm"


def attached(release):
    log = real.folder() + "/log"
    env = real.warm_environment(release, XPTI_WITNESS=log, XPTI_SUBSCRIBERS=xpti.witness(), XPTI_TRACE_ENABLE="1",
                                XPTI_FRAMEWORK_DISPATCHER="libxptifw.so")
    p = real.Process([real.workload(release, "sycl_loop"), "--steps", "1", "--sleep-ms", "0"], env=env, stdin=True)
    p.said(r"^pid \d+$", 60)
    p.tell("300")
    p.said("^did 300$", 60)
    t = real.Tracer("-s", "1024", "-e", "sycl", "-p", p.pid).ready().knows("libxptifw")
    p.tell("400")
    p.said("^did 400$", 60)
    p.p.stdin.close()
    equal(p.wait(), 0, f"{release}: the program ends well")
    equal(t.wait(20), 0, f"{release}: the tracer ends well")
    equal(t.lost(), {}, f"{release}: nothing was lost")
    with open(log, errors="replace") as f:
        return t, [json.loads(line) for line in f]


def place(e):
    return e["name"], e["file"], e["line"]


def differences(points, log):
    """What the trace says of trace points that the log says otherwise, and which the log has never heard of."""
    told = {}
    for w in log:
        if w["uid"]:
            told.setdefault(tuple(w["uid"]), []).append(w)
    wrong, strange = [], []
    for e in points:
        known = told.get((e["uid"], e["uid_instance"]))
        if not known:
            strange.append(e)
        elif not any(place(w) == place(e) and set(w["metadata"]) == set(e["metadata"]) for w in known):
            wrong.append(f"{e['uid']}#{e['uid_instance']}: {place(e)} {sorted(e['metadata'])}, logged {place(known[0])}")
    return wrong, strange


def newest():
    t, log = attached("2026.2.0")
    points = [e for e in t.events() if e["type"] == "trace_point"]
    seen = {(e["uid"], e["uid_instance"]) for e in t.events() if e["type"] == "xpti" and e["event"] == "node_create"}
    mine = [e for e in points if e["name"] == KERNEL]
    need(len(mine) > 200, "trace points of launches are reported", (len(points), len(mine)))
    wrong, strange = differences(points, log)
    for line in wrong[:5]:
        print("      " + line)
    check(not wrong, f"{len(points)} trace points are as the subscriber saw them")
    check(len(strange) < 10 and all(e["name"] != KERNEL for e in strange),
          "but for a few that no event was of", sorted({e["name"] for e in strange}))
    # Those of launches stay in the framework, so all that were made before the attach are still there.
    before = {tuple(w["uid"]) for w in log if w["name"] == KERNEL and w["trace_type"] == 4} - seen
    missing = before - {(e["uid"], e["uid_instance"]) for e in mine}
    check(len(before) > 290 and not missing, f"none of {len(before)} launches before the attach is missing", len(missing))
    other = [{**mine[0], "name": "other"}, *mine[1:]]
    check(differences(other, log)[0], "the comparison notices another name")
    check(differences([{**mine[0], "uid_instance": 999999}], log)[1], "the comparison notices another identity")


def before():
    t, _ = attached("2025.3.3")
    equal([e for e in t.events() if e["type"] == "trace_point"], [], "2025.3.3: the set is not known")
    check(any(e["type"] == "xpti" for e in t.events()), "2025.3.3: its events are reported all the same")


def main():
    if real.in_check():
        newest()
    if real.in_check_all():
        before()


real.run(main)
