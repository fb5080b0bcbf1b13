#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""older.py XPTIBPF: for a machine with an NVIDIA GPU and PyTorch, as root: attaches to a training loop whose kernels are
all older than the trace, and compares the names of its launches with those of PyTorch's profiler in the same window.

The window lies between two fills of 777 and 778 bytes, and the program is train.py: the profiler begins after the
tracer has seen some steps. A kernel that Triton compiled is in no file, so its launches may have no name; no launch may
have another's. Prints what was found, and fails if a name is wrong or one of a file is missing.
"""
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
JIT = ("scale_rows",)


def say(program, line):
    """Has the program do something, and waits until it has."""
    program.stdin.write(line + "\n")
    program.stdin.flush()
    answer = program.stdout.readline()
    if not answer:
        raise SystemExit("the program ended early")
    return answer.strip()


def readable(names):
    out = subprocess.run(["c++filt"], input="\n".join(names), capture_output=True, text=True, check=True).stdout
    return out.splitlines()


def window(events):
    """The launches between the marks, as (name or None, grid, block), and how many before them had no name."""
    calls = sorted((e for e in events if e["type"] == "call"), key=lambda e: e["ts"])
    marks = [i for i, c in enumerate(calls) if c["name"] == "cuMemsetD8" and c["args"]["N"] in (777, 778)]
    if len(marks) != 2:
        raise SystemExit(f"{len(marks)} marks in {len(calls)} calls")
    before = [c["kernel"].get("name") for c in calls[:marks[0]] if "kernel" in c]
    inside = [c["kernel"] for c in calls[marks[0] + 1:marks[1]] if "kernel" in c]
    return [(k.get("name"), k["grid"], k["block"]) for k in inside], before


def compare(ours, theirs):
    """Both as (name, grid, block), in order. (named, JIT without a name, what is wrong)"""
    names = readable([name or "?" for name, *_ in ours])
    named = unnamed = 0
    wrong = [] if len(ours) == len(theirs) else [f"{len(ours)} launches, {len(theirs)} of the profiler"]
    for (name, *sizes), shown, (wanted, *their_sizes) in zip(ours, names, theirs):
        if sizes != their_sizes or (name and shown != wanted) or (not name and wanted not in JIT):
            wrong.append(f"{shown} {sizes}, the profiler: {wanted} {their_sizes}")
        named += bool(name)
        unnamed += not name
    return named, unnamed, wrong


def until_named(program, trace):
    """Steps until names have been read from the files that the program loaded, and some more; says how many."""
    end = time.monotonic() + 60
    with open(trace) as f:
        for n in itertools.count(1):
            say(program, "step")
            if any('"object":"kernel#?","name":"' in line for line in f):
                break
            if time.monotonic() > end:
                raise SystemExit(f"no launch had a name in {n} steps")
    for _ in range(20):
        say(program, "step")
    return n


def main():
    xptibpf = os.path.realpath(sys.argv[1])
    if not os.path.exists("/sys/kernel/btf/vmlinux"):
        raise SystemExit("this kernel has no BTF")
    with tempfile.TemporaryDirectory() as d:
        shutil.copy(f"{HERE}/train.py", d)
        env = {**os.environ, "HOME": d, "TRITON_CACHE_DIR": f"{d}/triton"}
        program = subprocess.Popen([sys.executable, "train.py", "older", "profile.json"], cwd=d, env=env, text=True,
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        if program.stdout.readline() != "ready\n":
            raise SystemExit("the program did not start")
        tracer = subprocess.Popen([xptibpf, "trace", "--json", "-s", "1024", "-p", str(program.pid), "-o", f"{d}/trace"],
                                  stderr=subprocess.PIPE, text=True)
        while '"cuMemsetD8"' not in (open(f"{d}/trace").read() if os.path.exists(f"{d}/trace") else ""):
            if tracer.poll() is not None:
                raise SystemExit(tracer.stderr.read())
            say(program, "fill")
        steps = until_named(program, f"{d}/trace")
        say(program, "profile")
        tracer.terminate()
        lost = tracer.communicate()[1]
        program.stdin.close()
        program.wait()
        ours, before = window([json.loads(line) for line in open(f"{d}/trace")])
        asked = [json.loads(line) for line in open(f"{d}/profile.json")]
        theirs = [(w["name"], w["grid"], w["block"]) for a in asked if a["call"] != "cudaGraphLaunch" for w in a["did"]
                  if w["what"] == "kernel"]
    named, unnamed, wrong = compare(ours, theirs)
    print(f"before the window: {len(before)} launches in {steps} steps and 20, {sum(n is None for n in before)} without a name, "
          f"{len(set(before) - {None})} names")
    print(f"in the window: {len(ours)} launches, {named} with the profiler's name, {unnamed} of Triton without one")
    for line in wrong[:10]:
        print("wrong: " + line[:300])
    print(lost.strip())
    return 1 if wrong or not named else 0


if __name__ == "__main__":
    sys.exit(main())
