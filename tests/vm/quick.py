#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""How quickly probes come and go on a kernel that links them one by one, as ratios to the same program without probes, and beside
bpftrace with as many, and the same with a SYCL program and what is traced of it without being asked for: in a virtual machine.

quick.py [VERSION:SUITE|PATH|here]: as matrix.py has it; without, Debian 12's. By hand, not a part of `make check`: it takes some minutes.
Needs what `scripts/setup vm static bench` installs, and `make static`. The machine's clock counts instructions, a nanosecond for each,
so that times do not depend on what else this machine has to do. With here, the same is done by this machine's kernel and clock,
without bpftrace: what a real processor makes of it. LINK=perf: places probes one by one, also where the kernel can do better, so that
newer kernels can be compared.
"""
import collections
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time

import machine
from machine import check
from matrix import LIMIT, PROCESSOR, STATIC, program, sycl

sys.path.insert(0, f"{machine.ROOT}/tests/real")
from lib import real

FUNCTIONS = "ur:urE*,ze:zeMem*"
CALLS = 100  # of calls 50, those that have probes
LINK = ["--link", os.environ["LINK"]] if os.environ.get("LINK") else []
WHO = "plain", "xptibpf", "bpftrace"
# Of each run: what is timed, and the table's words for it.
WHAT = {
    "calls": "a program, from its start to its end",
    "begin": "attaching to a program that runs: until the first event",
    "end": "Ctrl-C: until the command has ended",
    "sycl": "a SYCL program, from its start to its end",
    "sycl_begin": "attaching to a SYCL program that runs: until the first launch",
    "sycl_end": "Ctrl-C: until the command has ended",
}
ROUNDS = 3  # of the SYCL program, after its first one


def boot(kernel):
    with tempfile.TemporaryDirectory() as d:
        fs = machine.Disk(d, "quick.init")
        fs.file(STATIC, "/bin/xptibpf")
        program(fs, d)
        fs.program(machine.output("sh", "-c", "command -v bpftrace"), "/bin/bpftrace")
        sycl(fs, d)
        fs.write("/rounds", f"{ROUNDS}\n")
        fs.write("/functions", FUNCTIONS)
        fs.write("/link", " ".join(LINK))
        return machine.said(machine.kernel(kernel)[1], fs.pack(), d, "mitigations=off nowatchdog", 3000, PROCESSOR[0], LIMIT, True)


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


class Here:
    """The same as quick.init, on this machine."""

    def __init__(self, d):
        fs = machine.Disk(d, "quick.init")
        program(fs, d)
        self.d, self.calls = d, f"{fs.fs}/bin/calls"
        self.env = dict(os.environ, LD_LIBRARY_PATH=f"{fs.fs}/lib", ZE_ENABLE_ALT_DRIVERS=f"{fs.fs}/lib/libze_null.so")
        self.times = collections.defaultdict(list)

    def start(self, *argv):
        with open(f"{self.d}/out", "w", encoding="utf-8") as out, open(f"{self.d}/err", "w", encoding="utf-8") as err:
            return subprocess.Popen(argv, env=self.env, stdout=out, stderr=err)

    def trace(self, *argv):
        return self.start(STATIC, "trace", *LINK, "-e", FUNCTIONS, "--json", "-o", f"{self.d}/json", *argv)

    def took(self, key, since):
        self.times[key].append(time.monotonic() - since)

    def ended(self, p, key, since):
        status = p.wait()
        self.took(key, since)
        check(status == 0, f"{' '.join(key)}: ends well", real.read(f"{self.d}/err") if status else "")
        left = re.search(r"process (\d+) does it", real.read(f"{self.d}/err"))
        real.wait_for(lambda: not left or not real.alive(int(left[1])), "the probes are removed", 120)

    def round(self):
        since = time.monotonic()
        self.ended(self.start(self.calls, "50"), ("calls", "plain"), since)
        since = time.monotonic()
        self.ended(self.trace("--", self.calls, "50"), ("calls", "xptibpf"), since)
        check(real.read(f"{self.d}/json").count('"type":"call"') == CALLS, "xptibpf sees the program's calls")
        runs = self.start(self.calls, "1", "on")
        try:
            since = time.monotonic()
            open(f"{self.d}/json", "w", encoding="utf-8").close()
            t = self.trace("-p", str(runs.pid))
            real.wait_for(lambda: '"name":"zeMemFree"' in real.read(f"{self.d}/json"), "the first event", 60)
            self.took(("begin", "xptibpf"), since)
            since = time.monotonic()
            t.send_signal(signal.SIGINT)
            self.ended(t, ("end", "xptibpf"), since)
        finally:
            runs.kill()
            runs.wait()


def here():
    """Of some rounds the shortest, for others may use this machine."""
    with tempfile.TemporaryDirectory() as d:
        machine_here = Here(d)
        for _ in range(3):
            machine_here.round()
    print("kernel", os.uname().release)
    print(table({key: min(rounds) for key, rounds in machine_here.times.items()}))


def main():
    if sys.argv[1:] == ["here"]:
        here()
        machine.end()
    parts = boot("".join(sys.argv[1:2]) or ":bookworm")
    text = parts["times"]
    print(table(seconds(text)))
    for line in sorted({line for line in text.splitlines() if line.startswith(("functions", "probes", "launches", "{"))}):
        print(line)
    seen = {who: re.findall(rf"^events {who} (\d+)$", text, re.M) for who in WHO[1:]}
    check(set(seen["xptibpf"]) == {str(CALLS)}, "xptibpf sees the program's calls in each round", seen["xptibpf"])
    check(set(re.findall(r"^launches (\d+)$", text, re.M)) == {str(1 + ROUNDS)}, "and the SYCL program's launches")
    lost = [json.loads(line) for line in re.findall(r'^\{"type":"lost".*', text, re.M)]
    check(lost and not any(e["where"] == "first_calls" for e in lost), "no mapping is let go early", lost)
    # bpftrace 0.17 may be ended by a signal of its own.
    check(str(CALLS) in seen["bpftrace"], "bpftrace sees them in one", seen["bpftrace"])
    check(not re.search(r"^took \w+ (plain|xptibpf) .* [1-9]\d*$", text, re.M), "each command of ours ends well")
    if machine.failed:
        print(text, parts["said"], sep="\n")
    machine.end()


if __name__ == "__main__":
    main()
