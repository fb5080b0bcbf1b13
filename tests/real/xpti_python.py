#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 35, suite: all
"""XPTI events of dpnp programs, on the runtimes of 2024.2, 2025.3 and 2026.2: traced from the first
call, and by a tracer that comes later, which has to name all that was made before it came.
"""
import re

from lib import real, xpti

# dpnp, the stream of its graph, the streams of its calls
VERSIONS = {
    "0.15.0": ("sycl", {"sycl.pi function_begin": 100, "sycl.pi function_end": 100,
                        "sycl.pi.debug function_with_args_begin": 100,
                        "sycl.pi.debug function_with_args_end": 100}),
    "0.19.1": ("sycl", {"ur.call function_with_args_begin": 100, "ur.call function_with_args_end": 100}),
    "0.20.0": ("sycl.debug", {"ur.call.debug function_with_args_begin": 100,
                              "ur.call.debug function_with_args_end": 100}),
}
PROGRAM = f"{real.ROOT}/tests/workloads/np.py"


def environment(version, log):
    python, env = xpti.python(version)
    env.update({"XPTI_WITNESS": log, "XPTI_SUBSCRIBERS": xpti.witness(), "XPTI_FRAMEWORK_DISPATCHER": "libxptifw.so",
                "XPTI_TRACE_ENABLE": "1", "UR_ENABLE_LAYERS": "UR_LAYER_TRACING"})
    return python, env


def least(version, graph, memory):
    stream, calls = VERSIONS[version]
    kinds = {f"{stream} {k}": graph for k in ("node_create", "task_begin", "task_end")}
    kinds |= {f"sycl.experimental.mem_alloc {k}": memory for k in ("mem_alloc_begin", "mem_alloc_end")}
    return kinds | calls


def from_the_start(version):
    log = real.folder() + "/log"
    python, env = environment(version, log)
    t = xpti.traced([python, PROGRAM, "--iterations", "5"], env)
    xpti.hold_against(log, t, f"dpnp {version}", least=least(version, 10, 10))


def attached_late(version):
    log = real.folder() + "/log"
    python, env = environment(version, log)
    p = real.Process([python, PROGRAM, "--iterations", "0", "--sleep-ms", "20"], env=env)
    p.said(r"^pid \d+", 60)
    t = real.Tracer("-s", "1024", "-e", "sycl", "-p", p.pid).ready()
    t.knows("libxptifw")
    lines = real.read(t.file).count("\n")
    real.wait_for(lambda: real.read(t.file).count("\n") > lines + 5000, "the program goes on")
    p.kill(15)
    real.equal(p.wait(), 0, "the program ends well")
    t.end()
    done = int(re.search(r"count iteration (\d+)", p.out)[1])
    real.check(done > 5, "iterations", done)
    xpti.hold_against(log, t, f"dpnp {version}, attached late", least=least(version, 10, 10), late=True)


def main():
    for version in VERSIONS:
        from_the_start(version)
        attached_late(version)


real.run(main)
