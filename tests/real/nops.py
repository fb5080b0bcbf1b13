#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 5
"""Functions that begin with a nop of five bytes, on which a probe kills forked children: they are probed after it or not
at all, which is reported, and the program behaves as without xptibpf.
"""
import re
import subprocess

from lib import real
from lib.real import check, equal

CALLS = 1000 + 20  # as of nops.c


def build():
    d = real.folder()
    source = f"{real.ROOT}/tests/workloads/abi/nops.c"
    lib = real.build(source, f"{d}/libur_nops.so", "-DLIBRARY", "-fPIC", "-shared")
    return real.build(source, f"{d}/nops", lib, f"-Wl,-rpath,{d}"), lib


def main():
    program, lib = build()
    warning = f"{lib}: 1 function (urQueueFlush) without an instruction that can safely be probed"
    for options in [], ["--entry-only"], ["--link", "multi"], ["--link", "perf", "-e", "ur:*"], ["-e", "ur:urQueueFlush"]:
        what = " ".join(options) or "as usual"
        t = real.Tracer("-f", *options, "--", program)
        equal((t.wait(), t.out), (0, "0 children died\n"), f"{what}: no child dies")
        named = "ur:urQueueFlush" in options
        equal(dict(real.count(t.calls())), {} if named else {"urQueueFinish": CALLS}, f"{what}: its calls")
        equal(t.lost(), {"unprobed": 1}, f"{what}: it is counted as a loss, and nothing else")
        check(warning in t.err, f"{what}: the function that can't be probed is named", t.err)
        objects = [(e["probes"], e["failed"]) for e in t.events() if e["type"] == "object" and e["path"] == lib]
        equal(objects, [] if named else [(1, 1)], f"{what}: probes placed, and those that could not be")
    s = subprocess.run([real.XPTIBPF, "stat", "-q", "--", program], capture_output=True, text=True, timeout=60, check=False)
    equal(s.returncode, 0, "stat: no child dies")
    check(re.search(rf"\b{CALLS}\b.* urQueueFinish\b", s.stdout + s.stderr), "stat: counts them", s.stdout + s.stderr)


real.run(main)
