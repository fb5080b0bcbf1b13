#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 10, suite: all
"""Functions without a probe: their calls are not seen, and whatever shows losses counts the functions and says why.

One begins with an instruction with a lock prefix, which is known to get no probe, one with an instruction that the kernel refuses
when it is asked (cli, which nobody calls). Behind each begins a loop, where a probe would count the rounds.
"""
import json
import re
import subprocess

from lib import real
from lib.real import check, equal, need

CALLS = 7
LIBRARY = r"""
#define FUNCTION(name, first) ".globl " name "\n.type " name ", @function\n" name ":\n" first "\n" \
	"1: dec %esi\njg 1b\nxor %eax, %eax\nret\n.size " name ", . - " name "\n"
__asm__(".text\n" FUNCTION("urQueueFinish", "push %rbx\npop %rbx") FUNCTION("urQueueFlush", "lock incl -8(%rsp)")
	FUNCTION("urQueueRetain", "cli"));
"""
PROGRAM = f"""
int urQueueFinish(void *queue, int n);
int urQueueFlush(void *queue, int n);
int main(void) {{ for (int i = 0; i < {CALLS}; i++) urQueueFinish(0, 1), urQueueFlush(0, 1); return 0; }}
"""
WHY = r"functions without a probe"


def build(d):
    lib = real.build_text(LIBRARY, f"{d}/libur_refused.so", "-fPIC", "-shared")
    return real.build_text(PROGRAM, f"{d}/main", lib, f"-Wl,-rpath,{d}"), lib


def xptibpf(*argv):
    return subprocess.run([real.XPTIBPF, *argv], capture_output=True, text=True, timeout=60, check=False)


def main():
    d = real.folder()
    program, lib = build(d)
    t = real.Tracer("-e", "ur", "--", program)
    equal(t.wait(), 0, "the program ends well")
    equal(dict(real.count(t.calls())), {"urQueueFinish": CALLS}, "calls of the other function are seen")
    objects = [(e["probes"], e["failed"]) for e in t.events() if e["type"] == "object" and e["path"] == lib]
    need(objects == [(1, 2)], "two of the three have no probe", objects)
    equal(t.lost(), {"unprobed": 2}, "it is counted as a loss")
    for command in ("trace", "stat", "report", "mem"):
        p = xptibpf(command, "-e", "ur", "--", program)
        check(re.search(rf"\b2 {WHY}", p.stdout + p.stderr), f"{command}: says it at its end", (p.stdout + p.stderr)[-600:])
        xptibpf(command, "--json", "-q", "-o", f"{d}/json", "-e", "ur", "--", program)
        lines = [json.loads(line) for line in real.read(f"{d}/json").splitlines()]
        equal([(e["where"], e["count"]) for e in lines if e["type"] == "lost"], [("unprobed", 2)], f"{command}: and in JSON")
    p = xptibpf("stat", "-v", "-e", "ur", "--", program)
    check(re.search(r"\b2 lost\b", p.stdout + p.stderr), "the summary counts it", (p.stdout + p.stderr)[-600:])
    check(xptibpf("stat", "--strict", "-q", "-e", "ur", "--", program).returncode != 0, "--strict: that is a failure")
    recording = f"{d}/recording.xbt"
    p = xptibpf("record", "-q", "-e", "ur", "-o", recording, "--", program)
    check(p.returncode == 0 and p.stderr.endswith(", 2 lost\n"), "record's last line counts it", p.stderr)
    check(re.search(rf"\b2 {WHY}", xptibpf("stat", "-i", recording).stdout), "a recording says it, too")


real.run(main)
