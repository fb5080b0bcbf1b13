# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What --device-times costs a program for each command: two programs of small operations with the beacon, each traced, one of
them with the option, in turn in each round; CPU time of the thread that submits."""
import os
import statistics
import subprocess
import time

from beacon import Program, environment

COMMANDS = 1  # in a round of sycl_loop: of its three, XPTI names the event of the kernel alone


def tracer(xptibpf, p, *options):
    t = subprocess.Popen([xptibpf, "trace", "--json", "-o", "/dev/null", "-p", str(p.p.pid), "-e", "ur,sycl", *options],
                         stderr=subprocess.PIPE, text=True)
    for line in t.stderr:
        if "attached to" in line:
            return t
    raise OSError("the tracer ended")


def run(release, root, build, xptibpf, rounds, n=100):
    env = {**environment(root), "XPTI_FRAMEWORK_DISPATCHER": "libxptifw.so",
           "XPTI_SUBSCRIBERS": os.path.join(build, "libxptibpf-beacon.so")}
    program = os.path.join(build, "workloads", release, "sycl_loop")
    kinds = {"traced": (), "traced with --device-times": ("--device-times",)}
    programs = {k: Program(program, env) for k in kinds}
    tracers = [tracer(xptibpf, programs[k], *options) for k, options in kinds.items()]
    time.sleep(3)
    for p in programs.values():
        p.does(n)
    more, costs = [], {k: [] for k in kinds}
    for i in range(rounds):
        order = list(kinds)[::-1 if i % 2 else 1]
        cost = {k: programs[k].does(n) for k in order}
        for k in kinds:
            costs[k].append(cost[k])
        more.append((cost["traced with --device-times"] - cost["traced"]) / COMMANDS)
    for p in programs.values():
        p.end()
    for t in tracers:
        t.wait()
        t.stderr.close()
    print(f"  {release}: us of CPU a round of sycl_loop, {rounds} rounds of {n}")
    for k in kinds:
        print(f"    {k:28} {statistics.median(costs[k]) / 1000:8.1f} us")
    print(f"  --device-times: {statistics.median(more) / 1000:.1f} us of the submitting thread for each command", flush=True)
