# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What arming costs a program of small operations, side by side in each round, CPU time of the thread that submits: the
same program unprepared; armed while it ran, and nobody traces; armed and disarmed again; armed and traced; and with the
vendor's own collector, which writes text (here of SYCL's events and Unified Runtime's calls, to /dev/null).

Two processes of one program differ by a tenth or more for as long as they live (where their memory lies), which is more than
what is looked for. So each process is its own measure: its rounds after it was armed over its rounds before, and that over the
same of a process that stays as it is. The collector can't come later, and is held against the unprepared process alone. What
a process has after it was armed differs as well, so this is done with GROUPS processes of each kind: reported is the median of
them, and between which of them the true median lies in 96 of 100 cases (the third and the tenth of twelve).

What each process's memory grows in a round is reported as well: the framework keeps what it learns of each command."""
import os
import statistics
import subprocess
import time

import beacon

TARGET = 1.02
UNPREPARED, WAITING, AFTER, TRACED, VENDOR = ("unprepared", "armed, no tracer", "armed, then disarmed", "armed and traced",
                                              "the vendor's collector")
QUIET, LOUD = [UNPREPARED, WAITING, AFTER], [UNPREPARED, TRACED, VENDOR]  # a tracer would be in the quiet ones' way
GROUPS, LOUD_GROUPS = 12, 3


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


def run(release, root, build, xptibpf, rounds, n=50):
    env = beacon.environment(root)
    program = os.path.join(build, "workloads", release, "sycl_loop")
    envs = {k: collector(env, f"{root}/lib") if k == VENDOR else env for k in QUIET + LOUD}
    print(f"  {release}: us of CPU a round of sycl_loop, before and after, {rounds} times {n}; ratio to unprepared in pairs; growth")
    for kinds, groups in (QUIET, GROUPS), (LOUD, LOUD_GROUPS):
        results = [group(kinds, program, envs, xptibpf, rounds, n) for _ in range(groups)]
        for k in kinds if kinds is QUIET else kinds[1:]:
            report(k, [r[k] for r in results])


def group(kinds, program, envs, xptibpf, rounds, n):
    """Of each kind one new process: what a round took before and after (ns), the ratio, and KiB that it grows in a round."""
    programs = {k: Program(program, envs[k]) for k in kinds}
    tracer = None
    try:
        for p in programs.values():
            p.does(3 * n)
        before = measured(programs, kinds, rounds, n)
        for k in kinds:
            tracer = change(k, programs[k], xptibpf) or tracer
            programs[k].does(n)
        resident = {k: programs[k].resident() for k in kinds}
        after = measured(programs, kinds, rounds, n)
        grown = {k: (programs[k].resident() - resident[k]) / rounds / n for k in kinds}
    finally:
        if tracer:
            tracer.terminate()
            tracer.wait()
        for p in programs.values():
            p.end()
    return {k: (statistics.median(before[k]), statistics.median(after[k]), ratio(k, before, after), grown[k]) for k in kinds}


def change(kind, program, xptibpf):
    """Makes the process what its kind says; whoever traces it."""
    if kind == TRACED:
        tracer = subprocess.Popen([xptibpf, "trace", "-qq", "--arm", "--json", "-e", "sycl", "-o", "/dev/null", "-p", str(program.p.pid)])
        time.sleep(5)
        return tracer
    if kind in (WAITING, AFTER):
        subprocess.run([xptibpf, "arm", "-q", "-p", str(program.p.pid)], check=True)
        program.does(20)
    if kind == AFTER:
        subprocess.run([xptibpf, "disarm", "-q", "-p", str(program.p.pid)], check=True)
    return None


def measured(programs, kinds, rounds, n):
    costs = {k: [] for k in kinds}
    for i in range(rounds):
        at = i % len(kinds)
        for k in kinds[at:] + kinds[:at]:
            costs[k].append(programs[k].does(n))
    return costs


def ratio(kind, before, after):
    in_pairs = [statistics.median(c / u for c, u in zip(costs[kind], costs[UNPREPARED])) for costs in (before, after)]
    return in_pairs[1] if kind == VENDOR else in_pairs[1] / in_pairs[0]


def report(kind, results):
    before, after, ratios, grown = (sorted(of) for of in zip(*results))
    middle = statistics.median(ratios)
    few = len(ratios) // 5
    target = f", target {TARGET}x: {'met' if middle <= TARGET else 'over'}" if kind in (WAITING, AFTER) else ""
    print(f"    {kind:24} {statistics.median(before) / 1000:8.1f} {statistics.median(after) / 1000:8.1f} us  {middle:.3f}x"
          f" ({ratios[few]:.3f} .. {ratios[-1 - few]:.3f}) {statistics.median(grown):6.2f} KiB{target}", flush=True)
