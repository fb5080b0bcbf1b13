#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 50, suite: both
"""Every libxptifw that was ever shipped: a producer drives the real library, and the trace equals what
a subscriber gets, for all trace types with and without an event, metadata of all types and sizes,
lists and texts beyond the limits, reused trace points, stashed tuples and several threads.
"""
import os

from lib import real, xpti

# Trace types are numbered in two ways, and identities made in three.
RELEASES = real.frameworks("""2022.2.1 2023.0.0 2023.1.0 2023.2.4 2024.0.3 2024.1.2 2024.2.1 2025.0.0
2025.1.0 2025.2.0 2025.3.3 2026.0.0 2026.1.2 2026.2.0""".split())
IDS = ("2025.1", "2025.2")
# They ask for the compiler's own libraries; those of any later release will do.
COMPILER_LIBRARIES = "2026.2.0"

LEAST = {
    "sycl graph_create": 5, "sycl node_create": 900, "sycl edge_create": 850, "sycl task_begin": 800,
    "sycl task_end": 800, "sycl signal": 800, "sycl wait_begin": 9, "sycl mem_alloc_begin": 2,
    "sycl.experimental.buffer offload_alloc_accessor": 1,
    "sycl.experimental.image offload_alloc_accessor": 1, "sycl diagnostics": 2, "sycl queue_create": 1,
}


def one(release):
    lib = f"{xpti.xptifw(release)}/libxptifw.so"
    log = real.folder() + "/log"
    path = f"{os.path.dirname(lib)}:{real.runtime(COMPILER_LIBRARIES)}/lib"
    env = real.environment(LD_LIBRARY_PATH=path, XPTI_TRACE_ENABLE="1", XPTI_FRAMEWORK_DISPATCHER=lib,
                           XPTI_SUBSCRIBERS=xpti.witness(), XPTI_WITNESS=log)
    if release.startswith(IDS):
        env.update({"XPTI_WITNESS_UID": "ids", "PRODUCER_TURNS": "1"})
    t = xpti.traced([xpti.producer(), lib], env)
    new = release >= "2024"
    r = xpti.hold_against(log, t, release, numbering="2024" if new else "2022", least=LEAST)
    real.check(r.truncated >= 30, f"{release}: what is beyond the limits is marked as cut", r.truncated)
    own = [(e["stream"], e["event"], e["tool"]) for e in t.events() if e["type"] == "xpti" and e["trace_type"] & 0x80]
    real.equal(own, [(s, "user_defined_1_5", "producer") for s in ("sycl", "producer.own")], f"{release}: the type of a tool has the tool's name")
    lost = t.lost()
    real.check(lost.get("xpti_truncated", 0) >= 30, f"{release}: and counted", lost)


def main():
    for release in RELEASES:
        one(release)


real.run(main)
