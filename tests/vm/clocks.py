#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""serve while the clock of a machine is set forward and back by more than an hour, and while the machine sleeps (suspend to memory): in
a virtual one, because the clock of this machine is everybody's. Counts and durations go on, the start is never after the time, the
newest files of the flight recorder are the ones that stay, and sleep is no part of a call's time or of an allocation's age.

clocks.py [VERSION [SUITE]]: as older.py has it. Needs also what builds xptibpf, and xptibpf built. By hand, not a part of
`make check`: it takes three minutes. SHOW=1: all that the machine said.
"""
import os
import re
import sys
import tempfile

import machine
from machine import HERE, ROOT, check

sys.path.insert(0, f"{ROOT}/tests/real")
from lib import real

STEPS = "begin", "forward", "back", "before_sleep", "after_sleep"
NEAR = 15  # seconds between two readings of a slow machine
OLD = 45  # of --old


def disk(d):
    fs = machine.Disk(d, "clocks.init")
    fs.program(machine.XPTIBPF, "/bin/xptibpf")
    fs.library("libmicrohttpd.so.12")
    fs.program(real.build(f"{HERE}/clocked.c", f"{d}/clocked", "-ldl", "-pthread"), "/bin/clocked")
    fs.file(real.build(f"{HERE}/clocked.c", f"{d}/libur_clocks.so", "-DLIBRARY", "-shared", "-fPIC"), "/lib/libur_clocks.so")
    return fs.pack()


def numbers(text):
    found = {}
    for line in text.splitlines():
        m = re.match(r"xptibpf_(\w+?)(?:\{(.*)\})? (\S+)$", line)
        if m:
            found[m[1], m[2] or ""] = float(m[3])
    m = re.search(r"^real (\d+) mono (\d+) up (\S+)$", text, re.M)
    return found, int(m[1]), int(m[2]) / 1e9, float(m[3])


def near(a, b, what):
    check(abs(a - b) < NEAR, what, f"{a:.0f} and {b:.0f}")


def judge(parts):
    said = {name: numbers(parts[name]) for name in STEPS}
    begun = said["begin"][2]
    for name, (found, now, mono, _) in said.items():
        start, read = found["start_time_seconds", ""], found["read_time_seconds", ""]
        near(read, now, f"{name}: the counts were read now, by the machine's clock")
        check(start <= read, f"{name}: and counting began before", f"{start:.0f}")
        near(found["oldest_call_seconds", ""], mono - begun, f"{name}: the call that hangs does so for as long as the machine runs")
        spent = sum(v for (metric, labels), v in found.items() if metric == "call_duration_seconds_sum" and "urUSMPoolSetInfoExp" in labels)
        check(0 < spent < NEAR, f"{name}: calls took no longer than they did", spent)
        old = found["allocations_old", 'kind="device"']
        check(old == 1 if mono - begun > OLD + NEAR else mono - begun > OLD - NEAR or old == 0, f"{name}: an allocation has its age", (mono - begun, old))
        check("ready" in parts[name], f"{name}: it is ready")
    check(said["forward"][0]["start_time_seconds", ""] == said["begin"][0]["start_time_seconds", ""], "set forward: the start is what it was")
    found, now, mono, _ = said["back"]
    near(found["start_time_seconds", ""], now - (mono - begun), "set back: it is as long ago as it was")
    files = re.findall(r"^file flight-(\d{8}T\d{4})", parts["files"].rpartition("wrote")[2], re.M)
    check(files == ["20260601T1200"] * 3 or len(files) == 3 and all(f.startswith("20260601T12") for f in files), "three files", files)
    wrote = re.findall(r"^wrote at (\S+)$", parts["files_back"], re.M)
    files = re.findall(r"^file flight-(\d{8}T\d{4})", parts["files_back"].rpartition("wrote")[2], re.M)
    new = [f for f in files if f.startswith("20260601T10")]
    check(len(files) == 3 and len(new) == 2 == len(wrote), "set back: the newest files stay, by their new names", files)
    check("\nslept\n" in parts["sleep"], "it slept", parts["sleep"].strip())
    slept = [said[name][3] - said[name][2] for name in ("before_sleep", "after_sleep")]
    check(slept[1] - slept[0] > 10, "which one of the kernel's clocks has seen", f"{slept[1] - slept[0]:.0f} s")
    check("ended 7 0\n" in parts["end_of_program"], "the program and serve end well")
    check("error" not in parts["end_of_program"] and "did not" not in parts["end_of_program"], "nothing failed", parts["end_of_program"])


def main():
    suite = machine.Suite(*sys.argv[2:])
    vmlinuz = suite.image("".join(sys.argv[1:2]) or suite.newest())
    with tempfile.TemporaryDirectory() as d:
        parts = machine.said(vmlinuz, disk(d), d)
    judge(parts)
    if machine.failed or os.environ.get("SHOW"):
        for name, text in parts.items():
            print("==", name, text, sep="\n")
    machine.end()


main()
