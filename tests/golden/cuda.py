#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Recordings from a machine with a GPU, held against what others said of the same runs.

driver: a program that wrote down which driver calls it made (tests/workloads/cuda/driver.py).
profiled: PyTorch training steps under PyTorch's own profiler, that is CUPTI: same kernels with the same
grids in the same order, same copies and fills, same synchronisations and allocations.
plain: the same steps without a profiler, so that what is seen is no work of CUPTI's.

cuda.py [FOLDER]: tests/workloads/cuda/record makes such a folder on a machine with a GPU.
"""
import json
import lzma
import os
import subprocess
import sys

from lib import checks
from lib.checks import GOLDEN, XPTIBPF, check

FOLDER = sys.argv[1] if len(sys.argv) > 1 else os.path.join(GOLDEN, "cuda")


def same(got, wanted, what):
    """Two lists, compared element by element."""
    at = next((i for i, (a, b) in enumerate(zip(got, wanted)) if a != b), min(len(got), len(wanted)))
    if got == wanted and wanted:
        check(True, what, f"{len(wanted)}")
    else:
        check(False, what, f"{len(got)} and {len(wanted)}; number {at}: got {got[at:at + 2]}, wanted {wanted[at:at + 2]}")


def load(name):
    with lzma.open(f"{FOLDER}/{name}.xz") as f:
        return f.read()


def told(name):
    return [json.loads(line) for line in load(name).splitlines()]


def traced(name):
    """The calls of a recording, in the order in which they were made."""
    out = subprocess.run([XPTIBPF, "trace", "-i", "-", "--json", "-s", "1024"], input=load(name), capture_output=True,
                         check=False)
    check(out.returncode == 0, f"{name} is a whole stream", out.stderr.decode())
    events = [json.loads(line) for line in out.stdout.splitlines()]
    lost = {e["where"]: e["count"] for e in events if e["type"] == "lost" and e["count"]}
    check(not lost, f"{name}: nothing was lost", lost or "")
    return sorted((e for e in events if e["type"] == "call"), key=lambda e: e["ts"])


def plain_name(symbol):
    """cuMemcpyDtoHAsync of cuMemcpyDtoHAsync_v2_ptsz."""
    for ending in ("_ptsz", "_ptds"):
        symbol = symbol.removesuffix(ending)
    return symbol.rsplit("_v", 1)[0] if symbol[-1:].isdigit() else symbol


# ---- the program that wrote down its calls -----------------------------------------------------------


def driver():
    calls, wanted = traced("driver.raw"), told("driver.calls")
    same([c["name"] for c in calls], [plain_name(w["symbol"]) for w in wanted], "driver: its calls, in order")
    for c, w in zip(calls, wanted):
        worth = {k: v for k, v in w.items() if k not in ("symbol", "ret")}
        # Flags are named; what they were is in the program.
        got = {k: c["args"].get(k) for k in worth if k != "Flags"}
        worth.pop("Flags", None)
        if got != worth:
            check(False, f"driver: arguments of {c['name']}", f"got {got}, wanted {worth}")
    check(True, "driver: arguments", sum(len(w) - 2 for w in wanted))
    names = {0: "CUDA_SUCCESS", 1: "CUDA_ERROR_INVALID_VALUE", 500: "CUDA_ERROR_NOT_FOUND"}
    same([c["ret"] for c in calls], [names[w["ret"]] for w in wanted], "driver: results")
    same([bool(c.get("error")) for c in calls], [w["ret"] != 0 for w in wanted], "driver: errors")


# ---- PyTorch -------------------------------------------------------------------------------------------


def between(calls):
    """What lies between the marks, and the names of kernels by handle up to there."""
    marks = [i for i, c in enumerate(calls) if c["name"] == "cuMemsetD8" and c["args"]["N"] in (777, 778)]
    check([calls[i]["args"]["N"] for i in marks] == [777, 778], "both marks are there")
    names = {}
    for c in calls[:marks[1]]:
        a = c["args"]
        made = {"cuLibraryGetKernel": "pKernel", "cuModuleGetFunction": "hfunc"}.get(c["name"])
        if made and c["ret"] == "CUDA_SUCCESS":
            names[handle(a[made])] = a["name"]
    return calls[marks[0] + 1:marks[1]], names


def handle(v):
    return v["handle"] if isinstance(v, dict) else v


def launches(calls, names):
    """Kernel, grid, block of each launch, as the driver was called."""
    found = []
    for c in calls:
        if c["name"] not in ("cuLaunchKernel", "cuLaunchKernelEx"):
            continue
        size = c["args"].get("config", c["args"])
        found.append([names.get(handle(c["args"]["f"])), [size[f"gridDim{d}"] for d in "XYZ"],
                      [size[f"blockDim{d}"] for d in "XYZ"]])
    return found


def as_shown(calls):
    """The same, as xptibpf puts it in words."""
    shown = [c["kernel"] for c in calls if "kernel" in c]
    return [[k.get("name"), k["grid"], k["block"]] for k in shown]


def for_people(calls):
    """Names of kernels as JSON's readers and people see them, beside those of another demangler."""
    raw = [[k["name"]] for k in (c["kernel"] for c in calls if "kernel" in c)]
    shown = [k.get("demangled", k["name"]) for k in (c["kernel"] for c in calls if "kernel" in c)]
    return shown, [one[0] for one in readable(raw, "-p")]


def readable(found, *options):
    """CUPTI's names are demangled."""
    out = subprocess.run(["c++filt", *options], input="\n".join(str(one[0]) for one in found), capture_output=True, text=True,
                         check=True).stdout.splitlines()
    return [[name, *one[1:]] for name, one in zip(out, found)]


DIRECTIONS = {"cuMemcpyHtoDAsync": "HtoD", "cuMemcpyDtoHAsync": "DtoH", "cuMemcpyDtoDAsync": "DtoD"}


# D and H are memory of CUDA's, M is other memory of the process. For CUPTI it is pageable.
SIDES = {"Memcpy HtoD (Pinned -> Device)": "H2D", "Memcpy HtoD (Pageable -> Device)": "M2D",
         "Memcpy DtoH (Device -> Pinned)": "D2H", "Memcpy DtoD (Device -> Device)": "D2D"}


def copies(calls):
    return [[DIRECTIONS[c["name"]], c["args"]["ByteCount"]] for c in calls if c["name"] in DIRECTIONS]


def fills(calls):
    return [c["args"]["N"] for c in calls if c["name"].startswith("cuMemset")]


# What the runtime's functions come to in the driver. A launch of a graph is one call there, too.
RUNTIME = {
    "cudaLaunchKernel": "cuLaunchKernel", "cudaLaunchKernelExC": "cuLaunchKernelEx", "cudaGraphLaunch": "cuGraphLaunch",
    "cudaMalloc": "cuMemAlloc", "cudaFree": "cuMemFree", "cudaHostAlloc": "cuMemHostAlloc",
    "cudaStreamSynchronize": "cuStreamSynchronize", "cudaDeviceSynchronize": "cuCtxSynchronize",
    "cudaMemsetAsync": "cuMemsetD8Async", "cuLaunchKernelEx": "cuLaunchKernelEx", "cuLaunchKernel": "cuLaunchKernel",
}


def as_driver(asked):
    """The driver call that the profiler's entry should come to, or None."""
    if asked["call"] == "cudaMemcpyAsync":
        direction = asked["did"][0]["name"].split()[1]
        return next(name for name, d in DIRECTIONS.items() if d == direction)
    return RUNTIME.get(asked["call"])


def profiled():
    calls, names = between(traced("profiled.raw"))
    asked = told("profiled.profile")
    did = [d for a in asked if a["call"] != "cudaGraphLaunch" for d in a["did"]]
    kernels = [[d["name"], d["grid"], d["block"]] for d in did if d["what"] == "kernel"]
    same(readable(launches(calls, names)), kernels, "profiled: kernels, grids and blocks, in order")
    same(readable(as_shown(calls)), kernels, "profiled: the same in words")
    shown, wanted = for_people(calls)
    same(shown, wanted, "profiled: kernels' names for people, without their parameters")
    same([name[:12] for name in shown if "::" in name][:1], ["at::native::"], "profiled: some are of C++")
    same([[c["copy"]["direction"], c["copy"]["bytes"]] for c in calls if "copy" in c],
         [[SIDES[d["name"]], d["bytes"]] for d in did if d["what"] == "gpu_memcpy"],
         "profiled: copies in words, memory of CUDA's and of the program's told apart")
    same(copies(calls), [[d["name"].split()[1], d["bytes"]] for d in did if d["what"] == "gpu_memcpy"],
         "profiled: copies by direction and size, in order")
    same(fills(calls), [d["bytes"] for d in did if d["what"] == "gpu_memset"], "profiled: fills by size, in order")
    # Whole threads, too: launches, copies, allocations and synchronisations among each other. The profiler
    # goes on after the second mark.
    known = set(RUNTIME.values()) | set(DIRECTIONS)
    ours, theirs = by_thread((c["tid"], c["name"]) for c in calls if c["name"] in known), by_thread(
        (a["tid"], as_driver(a)) for a in asked if as_driver(a))
    check(len(ours) == 2 and ours.keys() == theirs.keys(), "profiled: the main thread and that of backward()",
          f"{[len(v) for v in ours.values()]} calls")
    for tid in ours:
        behind = theirs.get(tid, [])[len(ours[tid]):]
        same(ours[tid], theirs.get(tid, [])[:len(ours[tid])], "profiled: every call of a thread, in order")
        check(all(name == "cuCtxSynchronize" for name in behind), "profiled: nothing but its end is missing", len(behind))
    graph = [a for a in asked if a["call"] == "cudaGraphLaunch"]
    check(len(graph) == 1 and len(graph[0]["did"]) == 3, "profiled: a graph of three kernels is one call")
    return launches(calls, names), copies(calls), fills(calls)


def by_thread(pairs):
    found = {}
    for tid, name in pairs:
        found.setdefault(tid, []).append(name)
    return found


def plain(wanted):
    calls, names = between(traced("plain.raw"))
    got = launches(calls, names), copies(calls), fills(calls)
    for what, a, b in zip(("kernels, grids and blocks", "copies", "fills"), got, wanted):
        same(a, b, f"plain: {what} as with the profiler")
    check(not any(c["name"] == "cuKernelGetName" for c in calls), "plain: no profiler asked for names")


def distinct():
    """Rows of different kernels differ in what is shown of their names."""
    p = subprocess.run([XPTIBPF, "stat", "-i", "-"], input=load("plain.raw"), capture_output=True, check=True)
    rows = [line.split("kernel cu ")[1] for line in p.stdout.decode().splitlines() if "kernel cu " in line]
    check(len(rows) > 10 and len(set(rows)) == len(rows), "plain: kernels of one template have rows that differ",
          [r for r in rows if rows.count(r) > 1])


def main():
    driver()
    distinct()
    plain(profiled())
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
