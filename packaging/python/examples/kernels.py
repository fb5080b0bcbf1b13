#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Counts the launches of each kernel while a process runs: kernels.py PID, or kernels.py RECORDING."""
import collections
import sys

import xptibpf

counts = collections.Counter()


def on_call(e):
    if e.kernel and "Launch" in e.name:
        counts[e.kernel.name or "?"] += 1
        print(f"\r{sum(counts.values())} launches of {len(counts)} kernels", end="", file=sys.stderr)


who = sys.argv[1]
with xptibpf.Tracer(**({"pids": [int(who)]} if who.isdigit() else {"input": who})) as t:
    t.subscribe(on_call).enable(domain=xptibpf.RUNTIME)
    t.run()
print(file=sys.stderr)
for kernel, n in sorted(counts.items()):
    print(n, kernel)
