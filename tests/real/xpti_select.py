#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200, takes: 15, suite: both
"""What -e selects of XPTI: streams and trace points by their names, by the names that they had before, and those that a
program has defined itself. The witness in the process says what there was.
"""
import collections
import json
import os
import subprocess

from lib import real, xpti
from lib.real import check, equal

# The numbers of trace types changed in 2024.0, and the names of some.
RELEASES = real.frameworks(("2023.2.4", "2026.2.0"))
COMPILER_LIBRARIES = "2026.2.0"

CONSTRUCT = {"2022": 40, "2024": 36}
OFFLOAD = {"2022": {40, 42, 44, 46, 48}, "2024": {36, 37, 38, 39, 40}}
NODE_CREATE = 4


def cases(numbering):
    """What -e has, and which (stream, trace type) it selects."""
    return (
        ("sycl:offload_alloc_construct", lambda s, t: t == CONSTRUCT[numbering]),
        ("sycl:offload_alloc_memory_object_construct", lambda s, t: t == CONSTRUCT[numbering]),
        ("xpti:offload_alloc_*", lambda s, t: t in OFFLOAD[numbering]),
        ("sycl:user_defined_*", lambda s, t: t & 0x80),
        ("sycl:=producer.own", lambda s, t: s == "producer.own"),
        ("sycl:sycl.experimental.*,sycl:=producer.*", lambda s, t: s != "sycl"),
        ("sycl,!sycl:=producer.own,!sycl:node_create", lambda s, t: s != "producer.own" and t != NODE_CREATE),
    )


def program(release):
    """The library that the producer uses, its environment, and what the witness in it writes."""
    lib = f"{xpti.xptifw(release)}/libxptifw.so"
    log = real.folder() + "/log"
    return lib, real.environment(LD_LIBRARY_PATH=f"{os.path.dirname(lib)}:{real.runtime(COMPILER_LIBRARIES)}/lib", XPTI_TRACE_ENABLE="1",
                                 XPTI_FRAMEWORK_DISPATCHER=lib, XPTI_SUBSCRIBERS=xpti.witness(), XPTI_WITNESS=log), log


def one(release, spec, selects):
    lib, env, log = program(release)
    t = real.Tracer("-e", spec, "--", xpti.producer(), lib, "20", env=env)
    equal(t.wait(60), 0, f"{release} -e {spec}: ends well")
    told = collections.Counter((w["stream"], w["trace_type"]) for ws in xpti.compare.load_witness(log).values() for w in ws)
    seen = collections.Counter((e["stream"], e["trace_type"]) for e in t.events() if e["type"] == "xpti")
    wanted = {k: n for k, n in told.items() if selects(*k)}
    check(wanted and len(wanted) < len(told), f"{release} -e {spec}: some of what the program did", f"{len(wanted)} of {len(told)} kinds")
    equal(dict(seen), wanted, f"{release} -e {spec}: what the witness was told of these")


def counted(release):
    """Types of tools are counted by the tool's name, too: each process numbers the tools anew."""
    lib, env, _ = program(release)
    out = real.folder() + "/stat"
    subprocess.run([real.XPTIBPF, "stat", "--full", "--json", "-o", out, "-e", "sycl:user_defined_*", "--", xpti.producer(), lib, "5"],
                   env=env, check=True, capture_output=True, timeout=60)
    rows = {e["name"]: e["events"] for e in map(json.loads, real.read(out).splitlines()) if e["type"] == "xpti_events"}
    equal(rows, {f"{s} user_defined_1_5 (producer)": 1 for s in ("sycl", "producer.own")}, f"{release}: types of a tool are counted with its name")


def main():
    for release in RELEASES:
        counted(release)
        for spec, selects in cases("2024" if release >= "2024" else "2022"):
            one(release, spec, selects)


real.run(main)
