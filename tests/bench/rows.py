# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What a row of the catalog costs: alone, among all the others, and when it is not selected.

The library that is called has every name of the catalog. Four functions have the beginnings that the real
libraries' have, for there the probe sits; all do nothing and return 0.
"""
import json
import os
import re
import signal
import statistics
import subprocess
import time

UR, GETTER = "urQueueFinish", "urDeviceGetInfo"
OTHERS = {"zeEventHostReset": "Level Zero", "clFinish": "OpenCL", "cuStreamSynchronize": "CUDA"}
ALL = "ur:*,ze:*,zet:*,zes:*,zer:*,zel:*,cl:*,cu:*,pi:*"
UNPROBED = 200000  # calls in a burst that pay no probe: a few ns each

# As their compilers made them, up to the end of the first place that the kernel emulates.
BEGINNINGS = {
    UR: "endbr64; push %rbp; push %r14; push %rbx; sub $0x20, %rsp; mov %rdi, %rbx; "
        "add $0x20, %rsp; pop %rbx; pop %r14; pop %rbp; xor %eax, %eax; ret",
    "zeEventHostReset": "endbr64; mov state(%rip), %rax; cmpb $0, (%rax); jne 1f; xor %eax, %eax; ret; 1: mov $1, %eax; ret",
    "clFinish": "endbr64; lea layer(%rip), %rax; mov (%rax), %rax; test %rax, %rax; je 1f; add $0x180, %rax; jmp *(%rax); "
                "1: test %rdi, %rdi; je 2f; xor %eax, %eax; ret; 2: mov $1, %eax; ret",
    "cuStreamSynchronize": "push %rbp; mov %rsp, %rbp; push %rbx; mov %rdi, %rbx; pop %rbx; pop %rbp; xor %eax, %eax; ret",
}
OTHER = "endbr64; push %rbp; mov %rsp, %rbp; pop %rbp; xor %eax, %eax; ret"


def build(xptibpf, where, common, here):
    """librows.so and the program that calls it."""
    listed = subprocess.run([xptibpf, "apis", "--json"], stdout=subprocess.PIPE, text=True, check=True).stdout
    rows = [json.loads(line) for line in listed.splitlines()]
    symbols = sorted({r["symbol"] for r in rows if r["api"] != "thread"})
    missing = [s for s in (UR, GETTER, *OTHERS) if s not in symbols]
    if missing:
        raise RuntimeError(f"the catalog has no {' '.join(missing)}")
    if next(r for r in rows if r["symbol"] == GETTER)["default"]:
        raise RuntimeError(f"{GETTER} is traced by default now: not what is to be measured")
    source = os.path.join(where, "librows.S")
    with open(source, "w") as f:
        f.write(".data\nzero: .quad 0\nlayer: .quad 0\nstate: .quad zero\n.text\n")
        for s in symbols:
            f.write(f".balign 16\n.globl {s}\n.type {s}, @function\n{s}: {BEGINNINGS.get(s, OTHER)}\n.size {s}, . - {s}\n")
        f.write('.section .note.GNU-stack,"",@progbits\n')
    lib, program = os.path.join(where, "librows.so"), os.path.join(where, "rows")
    subprocess.run([common[0], "-shared", source, "-o", lib], check=True)
    subprocess.run([*common, os.path.join(here, "rows.c"), "-ldl", "-o", program], check=True)
    return program, lib, len(symbols)


class Rows:
    """bench: the module of tests/bench/run; its Child and Trouble are used here."""

    def __init__(self, bench, xptibpf, where, common, here, rounds, bursts, calls):
        self.b, self.xptibpf, self.where = bench, xptibpf, where
        self.rounds, self.bursts, self.calls = rounds, bursts, calls
        program, self.lib, self.symbols = build(xptibpf, where, common, here)
        self.target = bench.Child([program, self.lib])
        self.target.wait_for("ready")
        self.made = 0
        self.ns = {}  # (variant, function): a median a round

    def burst(self, name, n):
        self.target.p.stdin.write(f"{name} {n}\n".encode())
        self.target.p.stdin.flush()
        self.made += n
        return float(self.target.line(60).split()[0])

    def sample(self, variant, name, calls):
        self.burst(name, 500)
        got = []
        for _ in range(self.bursts):
            got.append(self.burst(name, calls))
            time.sleep(0.03)
        self.ns.setdefault((variant, name), []).append(statistics.median(got))

    def trace(self, spec, known):
        """Starts a tracer; it has begun when the known function's call is in its output."""
        output = os.path.join(self.where, "rows.json")
        if os.path.exists(output):
            os.remove(output)
        what = ["-e", spec] if spec else []
        p = self.b.Child([self.xptibpf, "trace", "-qq", "-p", str(self.target.p.pid), *what, "--json", "-o", output])
        end = time.monotonic() + 20
        while time.monotonic() < end:
            self.burst(known, 1)
            time.sleep(0.025)
            if p.p.poll() is not None:
                raise self.b.Trouble(f"xptibpf trace ended with status {p.p.returncode}")
            if os.path.exists(output) and b'"type":"call"' in open(output, "rb").read():
                time.sleep(0.1)
                return p, output
        raise self.b.Trouble("xptibpf trace saw no call in 20 s")

    def end(self, p, output, before, seen_before, probed):
        """All calls of what was probed are in the output; gives the number of probes."""
        made = probed()
        time.sleep(0.2)
        p.end(signal.SIGINT)
        calls = lost = probes = 0
        with open(output, "rb") as f:
            for line in f:
                if b'"type":"call"' in line:
                    calls += 1
                elif b'"type":"lost"' in line:
                    lost += json.loads(line)["count"]
                elif b'"type":"object"' in line and self.lib.encode() in line:
                    probes = json.loads(line)["probes"]
        if calls - seen_before != made - before or lost:
            raise self.b.Trouble(f"rows: {made - before} calls were made, {calls - seen_before} seen, {lost} lost")
        os.remove(output)
        return probes

    def traced(self, variant, spec, names):
        p, output = self.trace(spec, UR)
        before, seen = self.made, sum(b'"type":"call"' in line for line in open(output, "rb"))
        for name in names:
            self.sample(variant, name, self.calls)
        return self.end(p, output, before, seen, lambda: self.made)

    def unselected(self):
        """The getter with nothing attached, and beside probes that are, in turns."""
        self.sample("nothing", GETTER, UNPROBED)
        p, output = self.trace(None, UR)
        before, seen = self.made, sum(b'"type":"call"' in line for line in open(output, "rb"))
        made = self.made
        self.sample("unselected", GETTER, UNPROBED)
        self.made = made  # none of those is to be seen
        self.end(p, output, before, seen, lambda: self.made)

    def probe(self, *args):
        return subprocess.run([os.path.join(self.where, "probe"), *args], stdout=subprocess.PIPE, text=True, check=True).stdout

    def catalog(self):
        """(rows, ms to plan and set all, [..], ms to load and verify the programs, [..], instructions)"""
        planned, loaded = [], []
        for _ in range(self.rounds):
            m = re.match(r"rows (\d+) plan_ms ([\d.]+) load_ms ([\d.]+) insns (\d+)", self.probe("catalog", self.lib, "all"))
            if not m or int(m.group(1)) < 2000:
                raise self.b.Trouble("probe catalog says something else")
            planned.append(float(m.group(2)))
            loaded.append(float(m.group(3)))
        return int(m.group(1)), planned, loaded, int(m.group(4))

    def run(self):
        for _ in range(self.rounds):
            self.unselected()
            self.traced("alone", f"ur:{UR}", [UR])
            self.probes = self.traced("among all", ALL, [UR, *OTHERS])
        self.target.end()

    def ratios(self, a, b):
        return [x / y for x, y in zip(self.ns[a], self.ns[b])]

    def report(self, verdict):
        rows, planned, loaded, insns = self.catalog()
        print(f"\nRows: one handle, in a library of {self.symbols} functions, {self.probes} probes when all are selected\n"
              f"  {'':44}{'ns/call':>9}{'least':>9}{'greatest':>10}")
        for variant, name in self.ns:
            s = self.ns[variant, name]
            print(f"  {name + ', ' + variant:44}{statistics.median(s):9.1f}{min(s):9.1f}{max(s):10.1f}")
        print("\nTargets (medians)")
        off = self.ratios(("unselected", GETTER), ("nothing", GETTER))
        verdict("a getter that is not selected, to nothing", statistics.median(off), 1.03, "x", False, off)
        among = self.ratios(("among all", UR), ("alone", UR))
        verdict("a row among all, to the row alone", statistics.median(among), 1.05, "x", False, among)
        for name, what in OTHERS.items():
            r = self.ratios(("among all", name), ("among all", UR))
            verdict(f"a call of {what}, to one of UR", statistics.median(r), 1.05, "x", False, r)
        verdict(f"plans of all {rows} rows", statistics.median(planned), 20, "ms", False, planned)
        verdict(f"loading the programs ({insns} instructions verified)", statistics.median(loaded) / 1000, 1, "s", False,
                [x / 1000 for x in loaded])
