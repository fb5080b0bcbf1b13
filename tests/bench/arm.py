# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What arming costs a program of small operations, side by side in each round, CPU time of the thread that submits: the
same program unprepared; armed while it ran, and nobody traces; armed and traced; armed and disarmed again; and with the
vendor's own collector, which writes text (here of SYCL's events and Unified Runtime's calls, to /dev/null).

Two processes of one program differ by a tenth or more for as long as they live (where their memory lies), which is more than
what is looked for. So each process is its own measure: its rounds after it was armed over its rounds before, and that over the
same of a process that stays as it is. The collector can't come later, and is held against the unprepared process alone.

What each process's memory grows in a round is told as well: the framework keeps what it was told of each command."""
import os
import statistics
import subprocess
import time

import beacon

TARGET = 1.02
WAITING, AFTER, TRACED, VENDOR = "armed, no tracer", "armed, then disarmed", "armed and traced", "the vendor's collector"


class Program(beacon.Program):
    """Its own answers are among what a collector writes to the same place."""

    def resident(self):
        """KiB."""
        with open(f"/proc/{self.p.pid}/status") as f:
            return next(int(line.split()[1]) for line in f if line.startswith("VmRSS:"))

    def does(self, n):
        before = self.cpu()
        self.p.stdin.write(f"{n}\n")
        for line in self.p.stdout:
            if line.startswith("did "):
                return (self.cpu() - before) / n
        raise OSError("the program ended")


def collector(env, lib):
    return {**env, "XPTI_FRAMEWORK_DISPATCHER": "libxptifw.so", "XPTI_SUBSCRIBERS": f"{lib}/libsycl_ur_trace_collector.so",
            "SYCL_TRACE_API_ENABLE": "1", "SYCL_TRACE_UR_ENABLE": "1", "UR_ENABLE_LAYERS": "UR_LAYER_TRACING"}


def run(release, root, build, xptibpf, rounds, n=100):
    env = {k: v for k, v in os.environ.items() if not k.startswith("XPTI")}
    text = subprocess.run(["bash", "-c", f". {root}/env.sh && env -0"], stdout=subprocess.PIPE, env=env, check=True).stdout
    env = dict(e.split("=", 1) for e in text.decode().split("\0") if "=" in e)
    program = os.path.join(build, "workloads", release, "sycl_loop")
    kinds = ["unprepared", WAITING, AFTER, TRACED, VENDOR]
    programs = {k: Program(program, collector(env, f"{root}/lib") if k == VENDOR else env) for k in kinds}
    for p in programs.values():
        p.does(n)
    before = measured(programs, kinds, rounds, n)
    for k in WAITING, AFTER:
        subprocess.run([xptibpf, "arm", "-q", "-p", str(programs[k].p.pid)], check=True)
        programs[k].does(n)
    subprocess.run([xptibpf, "disarm", "-q", "-p", str(programs[AFTER].p.pid)], check=True)
    tracer = subprocess.Popen([xptibpf, "trace", "-qq", "--arm", "--json", "-e", "sycl", "-o", "/dev/null", "-p",
                               str(programs[TRACED].p.pid)])
    try:
        time.sleep(5)
        resident = {k: programs[k].resident() for k in kinds}
        costs = measured(programs, kinds, rounds, n)
        grown = {k: (programs[k].resident() - resident[k]) / rounds / n for k in kinds}
    finally:
        tracer.terminate()
        tracer.wait()
        for p in programs.values():
            p.end()
    report(release, before, costs, grown, rounds, n)


def measured(programs, kinds, rounds, n):
    costs = {k: [] for k in kinds}
    for i in range(rounds):
        at = i % len(kinds)
        for k in kinds[at:] + kinds[:at]:
            costs[k].append(programs[k].does(n))
    return costs


def report(release, before, costs, grown, rounds, n):
    print(f"  {release}: a round of sycl_loop, {rounds} times {n}: us of CPU before and after, ratio to unprepared in pairs, growth")
    for k in costs:
        ratio = in_pairs(costs, k)
        if k != VENDOR:
            ratio /= in_pairs(before, k)
        target = f", target {TARGET}x: {'met' if ratio <= TARGET else 'over'}" if k in (WAITING, AFTER) else ""
        print(f"    {k:24} {statistics.median(before[k]) / 1000:8.1f} {statistics.median(costs[k]) / 1000:8.1f} us  {ratio:.3f}x"
              f" {grown[k]:6.2f} KiB{target}", flush=True)


def in_pairs(costs, kind):
    return statistics.median(c / u for c, u in zip(costs[kind], costs["unprepared"]))
