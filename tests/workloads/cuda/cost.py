#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""cost.py XPTIBPF [PAIRS [STEPS [ROWS]]]: what tracing costs a training step, on a machine with a GPU, as root.

One training program runs all the time; blocks of its steps are traced and not traced in turn, which of the
two comes first alternating, so that whatever else happens to the machine happens to both. The program has
processors of its own where there are enough.
"""
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
# None: the default set, which has no getters.
CHOICES = {"launches": "cu:kernel", "default": None, "everything": "cu"}


def until(condition):
    deadline = time.monotonic() + 20
    while not condition():
        if time.monotonic() > deadline:
            sys.exit("the tracer did not get ready")
        time.sleep(0.01)


class Traced:
    def __init__(self, xptibpf, pid, choice, path):
        self.path = path
        self.p = subprocess.Popen([xptibpf, "trace", "--json", "-o", path, "-p", str(pid),
                                   *(("-e", choice) if choice else ())])
        until(lambda: os.path.exists(path) and '"type":"object"' in open(path).read())

    def end(self):
        """Calls that were seen, and what was lost."""
        self.p.send_signal(signal.SIGINT)
        self.p.wait()
        calls = lost = 0
        with open(self.path) as f:
            for line in f:
                calls += '"type":"call"' in line
                lost += json.loads(line)["count"] if '"type":"lost"' in line else 0
        os.unlink(self.path)
        return calls, lost


def main():
    xptibpf = sys.argv[1]
    pairs, steps = (int(sys.argv[i]) if len(sys.argv) > i else d for i, d in ((2, 30), (3, 300)))
    rows = sys.argv[4:5]
    everywhere = os.sched_getaffinity(0)
    if len(everywhere) >= 8:
        os.sched_setaffinity(0, sorted(everywhere)[:4])
    program = subprocess.Popen([sys.executable, f"{HERE}/train.py", "time", str(steps), *rows], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, text=True)
    if len(everywhere) >= 8:
        os.sched_setaffinity(0, sorted(everywhere)[4:])

    def block():
        program.stdin.write("go\n")
        program.stdin.flush()
        return statistics.median(json.loads(program.stdout.readline()))

    program.stdout.readline()
    block()
    with tempfile.TemporaryDirectory() as folder:
        def with_tracer(choice):
            t = Traced(xptibpf, program.pid, choice, f"{folder}/trace")
            return block(), t.end()

        for name, choice in CHOICES.items():
            ratios, bare, traced, calls, lost = [], [], [], 0, 0
            for n in range(pairs):
                if n % 2:
                    b = block()
                    t, seen = with_tracer(choice)
                else:
                    t, seen = with_tracer(choice)
                    b = block()
                ratios.append(t / b)
                bare.append(b)
                traced.append(t)
                calls += seen[0]
                lost += seen[1]
            q = statistics.quantiles(ratios, n=4)
            print(f"{name}: a step takes {statistics.median(bare) / 1e3:.0f} us, "
                  f"traced {statistics.median(traced) / 1e3:.0f} us; ratio {statistics.median(ratios):.3f} "
                  f"(quarters {q[0]:.3f} to {q[2]:.3f}) of {pairs} pairs of {steps} steps; "
                  f"{calls / pairs / steps:.1f} calls a step, {lost} lost", flush=True)
        again = [block() / block() for _ in range(pairs)]
        print(f"nothing against nothing: ratio {statistics.median(again):.3f}")
    program.stdin.close()
    program.wait()


main()
