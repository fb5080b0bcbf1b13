#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Times on the device by Level Zero's timestamps, in the graph and in stat, compared with what the program knows of its kernels.

The program asks in both ways that Level Zero has, for one timestamp and for one of each tile, with clocks that wrap around,
and twice for the same event.
"""
import json
import re

from lib import real, ze_witness
from lib.real import check, equal


def shown(command, raw, *options):
    r = real.plain_run([real.XPTIBPF, command, "-i", raw, *options])
    equal(r.returncode, 0, f"{command} reads the stream")
    return r.stdout


def main():
    null = ze_witness.fetched("null")
    program = real.build(f"{real.ROOT}/tests/workloads/ze/stamps.c", f"{real.folder()}/stamps", f"-I{null}/include",
                         f"-L{null}/lib", "-lze_loader")
    env = real.environment(LD_LIBRARY_PATH=f"{null}/lib", ZE_ENABLE_ALT_DRIVERS=f"{null}/lib/libze_null.so",
                           ZE_ENABLE_TRACING_LAYER="1")
    raw = f"{real.folder()}/raw"
    t = real.Tracer("--format", "raw", "-o", raw, "-e", "ze:*", "--", program, env=env, json=False, file=False)
    equal(t.wait(30), 0, "the program ends well")
    told = {kernel: int(ns) for kernel, ns in re.findall(r"^ran (\w+) (\d+)$", t.out, re.M)}
    check(len(told) >= 5, "the program reports its kernels", told)

    lines = [json.loads(line) for line in shown("graph", raw, "--format", "json").splitlines()]
    nodes = {n["name"]: n["execution"] for n in lines if n["type"] == "graph_node" and n["kind"] == "device"}
    equal({k: (e["count"], e["ns"]) for k, e in nodes.items() if e}, {k: (1, ns) for k, ns in told.items()},
          "the graph has each kernel's time, once")
    path = next(n for n in lines if n["type"] == "graph")["critical_path"]
    equal((path["basis"], path["ns"]), ("execution", sum(told.values())), "the critical path is by execution")
    text = shown("graph", raw)
    check(len(re.findall(r"\): run [\d.]+us, submission ", text)) == len(told), "and so says the text")

    rows = [json.loads(line) for line in shown("stat", raw, "--json").splitlines()]
    device = {r["name"]: (r["device"]["timed"], r["device"]["total"]) for r in rows if r["type"] == "command" and r.get("device")}
    equal(device, {k: (1, ns) for k, ns in told.items()}, "and so has stat")


real.run(main)
