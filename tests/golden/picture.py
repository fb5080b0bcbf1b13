#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 10
"""The picture of a task graph ('graph --format svg'), measured: no edge crosses a box, everything is within the viewBox, no
box is over another, and the legend is there. The graphs are made here, of copies and launches that wait for each other by
chance: chains, fans, edges over many rows, several queues and processes, and circles, as collapsing makes them.
"""
import random
import struct
import subprocess
import sys

from lib import checks, svg, wire as w
from lib.checks import check
import session
from session import S

OUT = w.AT_RETURN | w.ON_SUCCESS
KERNEL, LAUNCH, COPY, WAIT, BARRIER = range(1, 6)


def out(arg):
    return w.op(w.MEM, arg, OUT, elem=8, most=8)


def waits(n, at):
    return w.op(w.ARR, at, w.LEN_32, len_src=n, elem=8, most=512)


def stream(seed, commands, queues, processes, kernels, back):
    """back: how far a command looks back for what it waits for."""
    chance = random.Random(seed)
    yield w.clock(S, 1700000000 * S, 5 * S)
    yield w.func(KERNEL, "urKernelCreate", 3, [w.op(w.STR, 1), out(2)])
    yield w.func(LAUNCH, "urEnqueueKernelLaunch", 10, [w.op(w.ARR, 4, w.LEN_32, len_src=2, elem=8), waits(7, 8), out(9)])
    yield w.func(COPY, "urEnqueueUSMMemcpy", 8, [waits(5, 6), out(7)])
    yield w.func(WAIT, "urEventWait", 2, [waits(0, 1)])
    yield w.func(BARRIER, "urEnqueueEventsWaitWithBarrier", 4, [waits(1, 2), out(3)])
    at, ident = S, 0
    made = {}
    for p in range(processes):
        yield w.execve(200 + p, 200 + p, 200 + p, S, f"tool{p}", start=9 * S + p)
        made[p] = []
        for k in range(kernels):
            ident += 1
            yield w.call(KERNEL, [0x90, 0x7000, 0x7100], S + ident, 1, 200 + p, 200 + p, ident,
                         items=[w.item(0, b"kernel%d\0" % k), w.item(1, struct.pack("<Q", 0xF00 + k))])
    for i in range(commands):
        p = chance.randrange(processes)
        near = made[p][-back:]
        behind = chance.sample(near, min(len(near), chance.choice((0, 1, 1, 2, 3, 8))))
        kind = chance.choices((LAUNCH, COPY, BARRIER, WAIT), (4, 4, 1, .4))[0]
        if kind == WAIT and not behind:
            continue
        at, ident = at + 1000, ident + 1
        queue, event, n = 0xA00 + chance.randrange(queues), 0xE000 + i, len(behind)
        listed = w.item({LAUNCH: 1, COPY: 0, BARRIER: 0, WAIT: 0}[kind], struct.pack(f"<{n}Q", *behind))
        words, items = {
            LAUNCH: lambda: ([queue, 0xF00 + chance.randrange(kernels), 1, 0, 0x7000, 0, 0, n, 0x7200, 0x7300],
                             [w.item(0, struct.pack("<Q", 64)), listed, w.item(2, struct.pack("<Q", event))]),
            COPY: lambda: ([queue, 0, 0x10000, 0x20000, 64, n, 0x7200, 0x7300], [listed, w.item(1, struct.pack("<Q", event))]),
            BARRIER: lambda: ([queue, n, 0x7200, 0x7300], [listed, w.item(1, struct.pack("<Q", event))]),
            WAIT: lambda: ([n, 0x7200], [listed]),
        }[kind]()
        yield w.call(kind, words, at, 500, 200 + p, 200 + p, ident, items=items)
        if kind != WAIT:
            made[p].append(event)
    yield w.loss(at + 1000, w.CAUSES, end=True)


SHAPES = {
    "a few": (30, 2, 1, 2, 8),
    "a chain": (60, 1, 1, 3, 2),
    "far back": (120, 3, 1, 5, 120),
    "wide": (250, 4, 1, 6, 250),
    "processes": (200, 3, 4, 4, 30),
    "many": (800, 5, 2, 20, 60),
    "too many": (2500, 3, 1, 40, 60),
}


def measure(data, what, *options):
    p = subprocess.run([session.XPTIBPF, "graph", "--format", "svg", "-i", "-", *options], input=data, capture_output=True, timeout=60)
    picture = svg.Picture(p.stdout.decode())
    crossed = picture.crossed()
    check(not crossed, f"{what}: of {len(picture.edges)} edges none crosses one of {len(picture.boxes)} boxes", (len(crossed), crossed[:4]))
    outside = picture.outside()
    check(not outside, f"{what}: everything is in the picture", (picture.view, outside[:4]))
    check(not picture.over_each_other(), f"{what}: no box is over another", picture.over_each_other()[:4])
    check(not picture.no_legend(), f"{what}: there is a legend", picture.no_legend())
    return len(picture.edges)


def main():
    edges = 0
    for seed, (what, shape) in enumerate(SHAPES.items()):
        data = b"".join(stream(seed, *shape))
        edges += measure(data, what)
        edges += measure(data, f"{what}, together", "--collapse")
    check(edges > 3000, "there were edges to look at", edges)
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
