#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What arrays have beyond the record of their call comes before it, and waits. If too much waits, the oldest goes: then the array
of its call is one that was cut, and counted as such, once. Pieces whose call never comes are no loss besides that of the call.
"""
import json
import struct
import subprocess

from lib import checks
from lib import wire as w
from lib.checks import XPTIBPF, check

S = 10**9
GET = 1
REST, OP_REST = 66, 64  # a type of record; a flag of an operation
ITEM, ALL = 128, 160    # handles in the call's record; all of them
WAITING = 1024          # arrays that may wait: the limits in docs/architecture.md
COUNT, HANDLES = 0, 1   # operations


def rest(call):
    """The handles beyond those of its record."""
    data = struct.pack(f"<{ALL - ITEM}Q", *range(ITEM + 1, ALL + 1))
    return w.record(REST, struct.pack("<QIHBB", call, 8 * ITEM, len(data), HANDLES, 0) + data, 100, 100, S + 900)


def call(ident):
    items = [w.item(COUNT, struct.pack("<I", ALL)),
             w.item(HANDLES, struct.pack(f"<{ITEM}Q", *range(1, ITEM + 1)), w.ITEM_TRUNC, 8 * ALL)]
    return w.call(GET, [1, 0x6000, 0x7000], S, 900, 100, 100, ident, items=items)


def stream(order):
    yield w.clock(S, 1700000000 * S)
    yield w.func(GET, "zetMetricGroupGet", 3,
                 [w.op(w.MEM, 1, w.AT_RETURN, elem=4, most=4),
                  w.op(w.ARR, 2, w.AT_RETURN | OP_REST, len_src=w.SRC_OP | COUNT, elem=8, most=8 * ITEM)], api=7)
    yield w.process(100, S, "demo", "/opt/demo", "demo")
    yield from order
    yield w.loss(S + 10000, w.CAUSES, end=True)


def lost(*order):
    """Of a command that needs the values and shows none of them: what it shows of an array is never all."""
    p = subprocess.run([XPTIBPF, "stat", "--json", "-i", "-"], input=b"".join(stream(order)), stdout=subprocess.PIPE, check=True)
    lines = [json.loads(line) for line in p.stdout.splitlines()]
    return (sum(e["calls"] for e in lines if e["type"] == "latency"),
            {e["where"]: e["count"] for e in lines if e["type"] == "lost" and e["count"]})


def main():
    others = [rest(i) for i in range(2, WAITING + 1)]
    for what, order, calls, wanted in (
            ("as many as may wait", [rest(1), *others, call(1)], 1, {}),
            ("one more", [rest(1), *others, rest(WAITING + 1), call(1), call(2)], 2, {"truncated": 1}),
            ("twice as many, without calls", [rest(i) for i in range(1, 2 * WAITING + 1)], 0, {}),
    ):
        found = lost(*order)
        check(found == (calls, wanted), f"{what}: calls, and what is lost", found)
    return checks.status()


if __name__ == "__main__":
    raise SystemExit(main())
