#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Kernels and features: each kernel of Debian's in a virtual machine, and in it what each command makes of a program that
calls two real loaders (calls.c), which counts its calls itself.

matrix.py VERSION[:SUITE] ...: the kernels, as older.py has them, e.g. 6.1.0-56 6.12.117+deb12 5.10.0-32:bullseye. Needs what
`scripts/setup vm static` installs, and `make static`. By hand, not a part of `make check`: a kernel takes two minutes or more.
SHOW=1: all that the machines said.
"""
import json
import os
import re
import sys
import tempfile

import machine
from machine import HERE, ROOT, check

sys.path.insert(0, f"{ROOT}/tests/real/lib")
import real

STATIC = os.path.join(os.path.dirname(machine.XPTIBPF), "xptibpf-static")
RELEASE = "2026.2.0"
ROUNDS = 50
NAMES = ("urAdapterGet", "zeMemAllocDevice", "zeMemFree")


def program(fs, d):
    """With the libraries of both runtimes, but no adapter of Unified Runtime's."""
    runtime, null = real.runtime(RELEASE), machine.output(f"{ROOT}/scripts/fetch-level-zero", "null")
    libs = f"{runtime}/lib/libur_loader.so.0", f"{null}/lib/libze_loader.so.1"
    real.build(f"{HERE}/calls.c", f"{d}/calls", f"-isystem{runtime}/include/unified-runtime", f"-isystem{null}/include", *libs)
    os.environ["LD_LIBRARY_PATH"] = f"{runtime}/lib:{null}/lib"
    fs.program(f"{d}/calls", "/bin/calls")
    for path in re.findall(r"=> (/\S+) \(0x", machine.output("ldd", f"{d}/calls")):
        if path.startswith((runtime, null)):
            fs.file(path, f"/lib/{os.path.basename(path)}")
    del os.environ["LD_LIBRARY_PATH"]
    fs.file(f"{null}/lib/libze_null.so", "/lib/libze_null.so")


def number(pattern, text):
    m = re.search(pattern, text, re.M)
    return float(m[1]) if m else None


def counts(text, word):
    return {name: int(number(rf"^{word} {name} (\d+)$", text) or 0) for name in NAMES}


def judge_calls(what, text, names=NAMES):
    lost = [json.loads(line) for line in re.findall(r'^\{"type":"lost".*', text, re.M)]
    want = {name: ROUNDS if name in names else 0 for name in NAMES}
    check(re.search(rf"did {ROUNDS}$", text, re.M), f"{what}: the program did its rounds")
    check(counts(text, "seen") == want, f"{what}: each call is seen", counts(text, "seen"))
    check(counts(text, "returned") == want, f"{what}: with its result")
    # How much of a stack is found depends on the program, which ends before an emulated machine has looked at all of them.
    check(lost and all(not e["count"] or e["where"].startswith("stack_") for e in lost), f"{what}: no call is lost", lost)
    check(number(r"^status (\d+)", text) == 0, f"{what}: exit status")


def judge(parts):
    if "cannot work" in parts["doctor"] or number(r"^status (\d+)", parts["doctor"]):
        check(re.search(r"^  missing .*", parts["doctor"], re.M), "doctor says what is missing",
              re.findall(r"^  missing +(.*)", parts["doctor"], re.M))
        check(number(r"^status (\d+)", parts["program"]), "a trace is refused", parts["program"].splitlines()[1:2])
        return
    for what in "program", "attach", "stacks", "record":
        judge_calls(what, parts[what])
    # Getters that say little are not traced without being asked for.
    judge_calls("usual", parts["usual"], [n for n in NAMES if n.startswith("ze")])
    for name in NAMES:
        check(f'"function":"{name}"' in parts["stat"] and re.search(rf'"{name}".*"calls":{ROUNDS},', parts["stat"]), f"stat: counts {name}")
    text = parts["interrupted"]
    took = number(r"^over ([\d.]+)", text) - number(r"^begin ([\d.]+)", text)
    check(number(r"^status (\d+)", text) == 0 and "program 0" in text, "interrupted: both go on to their normal end")
    check(took < 5, "interrupted: it does not wait for the removal of its probes", f"{took:.2f} s")


def main():
    kernels = sys.argv[1:]
    if not kernels or not os.path.exists(STATIC):
        sys.exit(__doc__ if not kernels else f"no {STATIC}: make static")
    for kernel in kernels:
        version, _, name = kernel.partition(":")
        with tempfile.TemporaryDirectory() as d:
            fs = machine.Disk(d, "matrix.init")
            fs.file(STATIC, "/bin/xptibpf")
            program(fs, d)
            parts = machine.said(machine.Suite(name).image(version), fs.pack(), d)
        if os.environ.get("SHOW"):
            for part, text in parts.items():
                print("==", part, text, sep="\n")
        judge(parts)
    machine.end()


main()
