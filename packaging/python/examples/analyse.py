#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What one asks of a recording in a notebook: analyse.py RECORDING. xptibpf.data_frames() has the same for pandas."""
import collections
import sys

import xptibpf

db = xptibpf.tables(sys.argv[1])

print("the functions that took longest")
for row in db.execute("SELECT function, calls, self FROM api_summary ORDER BY self DESC, function LIMIT 5"):
    print(f"  {row['function']:32} {row['calls']:6} {row['self']:12}")

print("failed calls")
for row in db.execute("SELECT function, count(*) AS n FROM errors GROUP BY function ORDER BY function"):
    print(f"  {row['function']:32} {row['n']:6}")

calls = collections.Counter()
for e in xptibpf.events(input=sys.argv[1], values=False):
    calls[e.thread] += e.phase == xptibpf.EXIT
print("calls of each thread")
for thread, n in sorted((k, n) for k, n in calls.items() if n):
    print(f"  {thread:32} {n:6}")
