# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""tests/workloads/places.cpp: what a stack says of the place of an allocation, as the program writes it down."""
import re


def functions(call):
    return [f["function"] or "" for f in call["stack"]]


def said_by(call):
    """The place and the way there, as the program writes it."""
    names = functions(call)
    place = [m[1] for m in (re.search(r"place<(\d+)u?>", f) for f in names) if m]
    deeper = sum(f.startswith("deeper") for f in names)
    way = [f.split("(")[0] for f in names if f.startswith(("left_one", "right_one"))]
    return place, way or [str(deeper - 1)]


def wrong(calls, did):
    """Of allocations in their order, those with another stack than the program says."""
    return [(c["stack"], d) for c, d in zip(calls, did) if "stack" in c and said_by(c) != ([d[0]], [d[1]])]


def account(log):
    with open(log, encoding="utf-8") as f:
        return [line.split() for line in f.read().splitlines()]
