#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""How quickly probes come and go on a kernel that links them one by one, as ratios to the same program without probes, and beside
bpftrace with as many: in a virtual machine.

quick.py [VERSION:SUITE]: as matrix.py has it; without, Debian 12's. By hand, not a part of `make check`: it takes some minutes.
Needs what `scripts/setup vm static bench` installs, and `make static`. The machine's clock counts instructions, a nanosecond for each,
so that times do not depend on what else this machine has to do. Processors of today take less.
"""
import collections
import re
import statistics
import sys
import tempfile

import machine
from machine import check
from matrix import LIMIT, PROCESSOR, STATIC, program

FUNCTIONS = "ur:urE*,ze:zeMem*"
CALLS = 100  # of calls 50, those that have probes
WHO = "plain", "xptibpf", "bpftrace"
# Of each run: what is timed, and the table's words for it.
WHAT = {
    "calls": "a program, from its start to its end",
    "begin": "attaching to a program that runs: until the first event",
    "end": "Ctrl-C: until the command has ended",
}


def boot(kernel):
    version, _, name = kernel.partition(":")
    suite = machine.Suite(name)
    with tempfile.TemporaryDirectory() as d:
        fs = machine.Disk(d, "quick.init")
        fs.file(STATIC, "/bin/xptibpf")
        program(fs, d)
        fs.program(machine.output("sh", "-c", "command -v bpftrace"), "/bin/bpftrace")
        fs.write("/functions", FUNCTIONS)
        return machine.said(suite.image(version or suite.newest_kept()), fs.pack(), d, "mitigations=off nowatchdog", 3000, PROCESSOR[0], LIMIT, True)


def seconds(text):
    """{(what, with what): the mean of the rounds that ended well}"""
    found = collections.defaultdict(list)
    for what, who, a, b in re.findall(r"^took (\w+) (\w+) ([\d.]+) ([\d.]+) 0$", text, re.M):
        found[what, who].append(float(b) - float(a))
    return {key: statistics.mean(rounds) for key, rounds in found.items()}


def table(times):
    rows = ["| seconds (ratio to plain) | plain | xptibpf | bpftrace |", "| --- | --- | --- | --- |"]
    for what, words in WHAT.items():
        plain = times.get((what, "plain"))
        cells = [f"{times[what, who]:.2f}" + (f" ({times[what, who] / plain:.2f})" if plain else "") if (what, who) in times else ""
                 for who in WHO]
        rows.append(f"| {words} | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def main():
    parts = boot("".join(sys.argv[1:2]) or ":bookworm")
    text = parts["times"]
    print(table(seconds(text)))
    for line in sorted({line for line in text.splitlines() if line.startswith(("functions", "probes"))}):
        print(line)
    seen = {who: re.findall(rf"^events {who} (\d+)$", text, re.M) for who in WHO[1:]}
    check(set(seen["xptibpf"]) == {str(CALLS)}, "xptibpf sees the program's calls in each round", seen["xptibpf"])
    # bpftrace 0.17 may be ended by a signal of its own.
    check(str(CALLS) in seen["bpftrace"], "bpftrace sees them in one", seen["bpftrace"])
    check(not re.search(r"^took \w+ (plain|xptibpf) .* [1-9]\d*$", text, re.M), "each command of ours ends well")
    if machine.failed:
        print(text, parts["said"], sep="\n")
    machine.end()


if __name__ == "__main__":
    main()
