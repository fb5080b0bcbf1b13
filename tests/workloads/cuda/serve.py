#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""serve.py XPTIBPF [PAIRS [ROUNDS [SECONDS]]]: what serve costs an eager PyTorch loop, on a machine with a GPU, as root.

The loop launches small kernels as fast as Python can, so that it waits for the processor alone. The speed of a processor that others
use, too, changes by more than what is looked for. So every few milliseconds the program makes similar steps on tensors
of the CPU, where nothing is traced, and the time of its steps is given in theirs.

First serve without a limit, PAIRS times 3 s with it and without: what it says and what it really costs. Then ROUNDS times with its
default options, for SECONDS.
"""
import os
import statistics
import subprocess
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../bench"))


def torch_loop():
    import torch
    torch.set_num_threads(1)
    torch.set_grad_enabled(False)

    def on(device):
        net = torch.nn.Sequential(torch.nn.Linear(64, 64), torch.nn.ReLU(), torch.nn.Linear(64, 64), torch.nn.ReLU()).to(device)
        x = torch.randn(8, 64, device=device)
        return lambda: net(x * 2 + 1)
    return on("cuda"), on("cpu"), torch.cuda.synchronize


def fake_loop():
    """The same calls of a driver that is none (fake.c), to try this program without a GPU."""
    import ctypes
    cu = ctypes.CDLL(os.environ["FAKE_CUDA"])
    kernel = ctypes.c_void_p()
    cu.cuInit(0)
    cu.cuModuleGetFunction(ctypes.byref(kernel), ctypes.c_void_p(1), b"kernel")

    def step():
        for _ in range(6):
            cu.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, None, None, None)
            sum(range(500))
    return step, lambda: sum(range(4000)), lambda: None


def loop():
    """A line for each fifth of a second: when, ns of CPU that a step took, and one on the CPU, and ns of time."""
    step, other, finish = fake_loop() if "FAKE_CUDA" in os.environ else torch_loop()
    clock = time.thread_time_ns
    for _ in range(1000):
        step()
        other()
    finish()
    while True:
        n = took = others = wall = 0
        end = time.monotonic() + 0.2
        while time.monotonic() < end:
            begin, wall_begin = clock(), time.monotonic_ns()
            for _ in range(64):
                step()
            finish()
            middle, wall_middle = clock(), time.monotonic_ns()
            for _ in range(64):
                other()
            took, others, wall, n = took + middle - begin, others + clock() - middle, wall + wall_middle - wall_begin, n + 64
        print(time.monotonic(), took / n, others / n, wall / n, flush=True)


class Loop:
    def __init__(self):
        everywhere = sorted(os.sched_getaffinity(0))
        if len(everywhere) >= 8:
            os.sched_setaffinity(0, everywhere[:2])
        self.p = subprocess.Popen([sys.executable, __file__, "loop"], stdout=subprocess.PIPE, text=True)
        if len(everywhere) >= 8:
            os.sched_setaffinity(0, everywhere[2:])
        self.rows = []
        self.read()
        threading.Thread(target=self.read_all, daemon=True).start()

    def read(self):
        line = self.p.stdout.readline()
        if line:
            self.rows.append(tuple(map(float, line.split())))
        return line

    def read_all(self):
        while self.read():
            pass

    def lasts(self, seconds):
        """The lines that are wholly in the next seconds."""
        begin = time.monotonic()
        time.sleep(seconds)
        return [r for r in self.rows if r[0] - 0.25 > begin]

    def end(self):
        self.p.kill()
        self.p.wait()


def cpu(rows):
    """A step in steps on the CPU, the median of the lines."""
    return statistics.median(r[1] / r[2] for r in rows)


def wall(rows):
    return statistics.median(r[3] / r[2] for r in rows)


def without_limit(xptibpf, program, pairs, serving):
    ratios, said = [], []
    for _ in range(pairs):
        bare = program.lasts(3)
        serve = serving.Serve(xptibpf, "-e", "!" + serving.TRACED, "--max-overhead", "off")
        try:
            time.sleep(0.5)
            first, begin = serve.fresh(), time.monotonic()
            with_it = program.lasts(3)
            last, took = serve.fresh(), time.monotonic() - begin
        finally:
            serve.end()
        bare += program.lasts(3)
        ratios.append(cpu(with_it) / cpu(bare))
        # Of the loop's own steps, which are a part of its time.
        part = sum(r[3] for r in with_it) / sum(r[3] + r[2] for r in with_it)
        share = (last["xptibpf_overhead_seconds_total"] - first["xptibpf_overhead_seconds_total"]) / took / part
        said.append(1 / (1 - share))
        calls = (last["xptibpf_calls_total"] - first["xptibpf_calls_total"]) / took
        print(f"    step {statistics.median(r[1] for r in bare) / 1e3:.1f} us, {calls:,.0f} calls/s: really {ratios[-1]:.3f}, said {said[-1]:.3f}", flush=True)
    print(f"  without a limit: really {serving.quarters(ratios)} times, by serve's estimate {serving.quarters(said)}", flush=True)


def with_limit(xptibpf, program, rounds, seconds, serving):
    settled, clock, by_second = [], [], {}
    for _ in range(rounds):
        bare = program.lasts(6)
        serve = serving.Serve(xptibpf, "-e", "!" + serving.TRACED)
        try:
            begin = time.monotonic()
            with_it = program.lasts(seconds)
            last = serve.values()
        finally:
            serve.end()
        bare += program.lasts(6)
        after = [r for r in with_it if r[0] - begin >= 5]
        mean = lambda rows, at: statistics.mean(r[at] / r[2] for r in rows)
        settled.append(mean(after, 1) / mean(bare, 1))
        clock.append(mean(after, 3) / mean(bare, 3))
        for r in with_it:
            by_second.setdefault(int(r[0] - begin), []).append(r[1] / r[2] / cpu(bare))
        halves = [mean(bare[i::2], 1) for i in (0, 1)]
        print(f"    CPU {settled[-1]:.3f}, time {clock[-1]:.3f}; without it, twice: {halves[0] / halves[1]:.3f}; said at the end: "
              f"{last['xptibpf_overhead_seconds_total']:.3f} s, functions off {last['xptibpf_functions_off']:.0f}, "
              f"switched {last['xptibpf_functions_switched_total']:.0f}", flush=True)
    print("    by second:", " ".join(f"{statistics.mean(v):.2f}" for _, v in sorted(by_second.items())))
    print(f"  default options, from 5 s to {seconds:.0f} s: CPU {statistics.median(settled):.3f} times ({min(settled):.3f} .. {max(settled):.3f}), "
          f"time {statistics.median(clock):.3f} ({min(clock):.3f} .. {max(clock):.3f})", flush=True)


def main():
    import serve as serving
    xptibpf = sys.argv[1]
    pairs, rounds, seconds = (float(sys.argv[i]) if len(sys.argv) > i else d for i, d in ((2, 8), (3, 4), (4, 30)))
    program = Loop()
    try:
        if pairs:
            without_limit(xptibpf, program, int(pairs), serving)
        if rounds:
            with_limit(xptibpf, program, int(rounds), seconds, serving)
    finally:
        program.end()


if __name__ == "__main__":
    loop() if sys.argv[1] == "loop" else main()
