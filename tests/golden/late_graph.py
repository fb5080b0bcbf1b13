#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""The task graph of a trace that began late: its first commands are missing. A command that comes after one of them must
not look like a beginning, and one that comes after nothing must not look like anything else. Nothing that was not seen is
said to have run on the host.
"""
import json
import re
import struct
import subprocess
import sys

from lib import wire as w
import session
from session import S

COPY, BARRIER, WAIT = 1, 2, 3
OUT = w.AT_RETURN | w.ON_SUCCESS
PID = 200
failed = 0


def equal(got, wanted, what):
    global failed
    print(("ok    " if got == wanted else "FAIL  ") + what + ("" if got == wanted else f": {got}, not {wanted}"))
    failed += got != wanted


def waits(n, at):
    return w.op(w.ARR, at, w.LEN_32, len_src=n, elem=8, most=512)


def definitions():
    def out(arg):
        return w.op(w.MEM, arg, OUT, elem=8, most=8)

    return b"".join([
        w.clock(S, 1700000000 * S, 5 * S),
        w.func(COPY, "urEnqueueUSMMemcpy", 8, [waits(5, 6), out(7)]),
        w.func(BARRIER, "urEnqueueEventsWaitWithBarrier", 4, [waits(1, 2), out(3)]),
        w.func(WAIT, "urEventWait", 2, [waits(0, 1)]),
        w.execve(PID, PID, PID, S, "tool", start=9 * S)])


def made(i, kind, behind):
    """Command i, which signals event i after those it is after."""
    n = len(behind)
    listed = w.item(0, struct.pack(f"<{n}Q", *(0xE000 + b for b in behind)))
    event = w.item(1, struct.pack("<Q", 0xE000 + i))
    words, items = {
        COPY: ([0xA00, 0, 0x10000, 0x20000, 64, n, 0x7200, 0x7300], [listed, event]),
        BARRIER: ([0xA00, n, 0x7200, 0x7300], [listed, event]),
        WAIT: ([n, 0x7200], [listed]),
    }[kind]
    return w.call(kind, words, S + 1000 * i, 500, PID, PID, i, items=items)


COMMANDS = [  # number, kind, behind which ones
    (1, COPY, []), (2, COPY, [1]), (3, COPY, [2]), (4, COPY, []), (5, COPY, [3, 4]), (6, COPY, [4]), (7, WAIT, [2, 6]),
    (8, BARRIER, [1, 2]), (9, COPY, [6, 5]), (10, COPY, [8]),
]


def shown(data, *options):
    return subprocess.run([session.XPTIBPF, "graph", "-i", "-", *options], input=data, capture_output=True, timeout=60,
                          check=True).stdout.decode()


def look(first):
    """The trace begins with the command of that number."""
    seen = [c for c in COMMANDS if c[0] >= first]
    data = definitions() + b"".join(made(*c) for c in seen) + w.loss(S + 10**6, w.CAUSES, end=True)
    nodes = [json.loads(line) for line in shown(data, "--format", "json").splitlines()]
    nodes = {n["id"]: n for n in nodes if n["type"] == "graph_node"}
    by_number = dict(zip([c[0] for c in seen], sorted(nodes)))
    text = shown(data)
    lines = {int(m[1]): m[0] for m in re.finditer(r"^  [* ] n(\d+) .*$", text, re.M)}
    for number, _, behind in seen:
        node = by_number[number]
        waited = any(k == WAIT and n < number for n, k, _ in seen)  # what the thread does then comes after it
        late, known = any(b < first for b in behind), waited or any(b >= first for b in behind)
        words = (" and others that are not known" if known else "  after commands that are not known") if late else ""
        equal((nodes[node]["edges_cut"], lines[node].endswith(words), "not known" in lines[node]), (late, True, late),
              f"from {first}: what command {number} says of those before it")
    equal("on the host only" in text, any(k == WAIT for _, k, _ in seen), f"from {first}: the wait alone is the host's")


def main():
    for first in 1, 2, 3, 5:
        look(first)
    return failed != 0


sys.exit(main())
