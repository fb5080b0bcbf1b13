#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A PyTorch training loop that does a little of everything a training step does on a GPU.

train.py profile FILE   some steps under PyTorch's own profiler (CUPTI), whose findings go to FILE
train.py plain          the same steps, and nobody watches
train.py time STEPS [ROWS]   for each line of its input so many steps, of batches of so many rows; prints how
                        many nanoseconds each took
train.py older FILE     for each line of its input: a "step", a "fill" of one byte, or, as "profile", two steps under the
                        profiler, whose findings go to FILE

What is compared lies between two marks: fills of 777 and of 778 bytes through the driver.
"""
import contextlib
import ctypes
import json
import sys
import tempfile
import time

import torch

try:
    import triton
    import triton.language as tl

    @triton.jit
    def scale_rows(x, y, n, factor, BLOCK: tl.constexpr):
        at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
        tl.store(y + at, tl.load(x + at, mask=at < n) * factor, mask=at < n)
except ImportError:
    triton = None

ROWS = int(sys.argv[3]) if sys.argv[1] == "time" and len(sys.argv) > 3 else 512
WIDTH = 256


class Trainer:
    def __init__(self):
        torch.manual_seed(1)
        self.model = torch.nn.Sequential(torch.nn.Linear(WIDTH, 4 * WIDTH), torch.nn.ReLU(),
                                         torch.nn.Linear(4 * WIDTH, WIDTH)).cuda()
        self.optimiser = torch.optim.SGD(self.model.parameters(), lr=0.01, momentum=0.9)
        self.pinned = torch.randn(ROWS, WIDTH).pin_memory()
        self.pageable = torch.randn(ROWS, WIDTH)
        self.scaled = torch.empty(ROWS, WIDTH, device="cuda")
        self.kept = torch.empty(ROWS, WIDTH, device="cuda")

    def step(self):
        x = self.pinned.cuda(non_blocking=True)
        y = self.pageable.cuda()
        if triton:
            scale_rows[(ROWS * WIDTH // 1024,)](x, self.scaled, ROWS * WIDTH, 0.5, BLOCK=1024)
            x = self.scaled
        self.optimiser.zero_grad()
        out = self.model(x)
        loss = torch.nn.functional.mse_loss(out, y)
        loss.backward()
        self.optimiser.step()
        self.kept.copy_(out.detach())
        return loss.item()


def mark(size, memory):
    """A fill of so many bytes, by libcuda itself."""
    if ctypes.CDLL("libcuda.so.1").cuMemsetD8_v2(ctypes.c_uint64(memory.data_ptr()), ctypes.c_ubyte(1),
                                                 ctypes.c_size_t(size)):
        raise SystemExit("cuMemsetD8_v2 failed")


def captured(trainer):
    """Three kernels in a graph."""
    x = trainer.kept
    for _ in range(2):
        torch.relu(x)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(3):
            x = torch.relu(x)
    return graph


def digest(trace):
    """What CUPTI told PyTorch, in the order in which the program asked for it."""
    asked, did = {}, {}
    for e in trace["traceEvents"]:
        args = e.get("args", {})
        c = args.get("correlation")
        if c is None:
            continue
        if e.get("cat") in ("cuda_runtime", "cuda_driver"):
            asked[c] = e
        elif e.get("cat") in ("kernel", "gpu_memcpy", "gpu_memset"):
            did.setdefault(c, []).append(e)
    for c, call in sorted(asked.items(), key=lambda i: float(i[1]["ts"])):
        one = dict(call=call["name"], cat=call["cat"], tid=call["tid"])
        one["did"] = [dict(what=e["cat"], name=e["name"],
                           **{k: e["args"][k] for k in ("grid", "block", "bytes", "stream") if k in e["args"]})
                      for e in sorted(did.get(c, []), key=lambda e: float(e["ts"]))]
        yield one


def work(watched):
    """Some steps, a graph and what is left of a loop, between marks; watched: what to watch them with."""
    trainer = Trainer()
    for _ in range(3):
        trainer.step()
    graph = captured(trainer)
    memory = torch.zeros(4096, dtype=torch.uint8, device="cuda")
    torch.cuda.synchronize()
    with watched:
        mark(777, memory)
        for _ in range(2):
            trainer.step()
        graph.replay()
        torch.cuda.synchronize()
        torch.cuda.empty_cache()
        torch.empty(32 << 20, dtype=torch.uint8, device="cuda")
        mark(778, memory)
        torch.cuda.synchronize()


def profiler():
    return torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU, torch.profiler.ProfilerActivity.CUDA])


def profile(path):
    p = profiler()
    work(p)
    save(p, path)


def save(p, path):
    with tempfile.NamedTemporaryFile(suffix=".json") as f:
        p.export_chrome_trace(f.name)
        found = list(digest(json.load(open(f.name))))
    with open(path, "w") as f:
        for one in found:
            f.write(json.dumps(one) + "\n")


def measure(steps):
    trainer = Trainer()
    for _ in range(20):
        trainer.step()
    torch.cuda.synchronize()
    print("ready", flush=True)
    for _ in sys.stdin:
        times = []
        for _ in range(steps):
            begin = time.monotonic_ns()
            trainer.step()
            torch.cuda.synchronize()
            times.append(time.monotonic_ns() - begin)
        print(json.dumps(times), flush=True)


def older(path):
    trainer = Trainer()
    memory = torch.zeros(4096, dtype=torch.uint8, device="cuda")
    for _ in range(20):
        trainer.step()
    torch.cuda.synchronize()
    print("ready", flush=True)
    for line in sys.stdin:
        if line == "step\n":
            trainer.step()
        elif line == "fill\n":
            mark(1, memory)
        else:
            p = profiler()
            with p:
                mark(777, memory)
                for _ in range(2):
                    trainer.step()
                mark(778, memory)
                torch.cuda.synchronize()
            save(p, path)
        print("done", flush=True)


if sys.argv[1] == "profile":
    profile(sys.argv[2])
elif sys.argv[1] == "plain":
    work(contextlib.nullcontext())
elif sys.argv[1] == "older":
    older(sys.argv[2])
else:
    measure(int(sys.argv[2]))
