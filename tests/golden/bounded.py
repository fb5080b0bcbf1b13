#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 20
"""How much a recording costs is bounded by its size: twice as many programs, threads, queues, allocations and losses, which
are more than any table keeps, cost some twice as many instructions. Valgrind counts them, so nothing is timed."""
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile

from lib import wire as w
from lib.checks import XPTIBPF

S = 10**9
WAIT, ALLOC, COPY, QUEUE = 1, 2, 3, 4
MOST_KEPT = 8192  # of processes, threads, sums: WAITS_THREADS_MAX, LIFETIMES_PROCESSES
failed = 0


def handle(n, value):
    return w.item(n, struct.pack("<Q", value))


def functions():
    out = w.AT_RETURN | w.ON_SUCCESS
    yield w.func(WAIT, "urEventWait", 2, [w.op(w.ARR, 1, w.LEN_32, len_src=0, elem=8)])
    yield w.func(ALLOC, "urUSMDeviceAlloc", 6, [w.op(w.MEM, 5, out, elem=8, most=8)])
    yield w.func(COPY, "urEnqueueUSMMemcpy", 8, [w.op(w.MEM, 7, out, elem=8, most=8)])
    yield w.func(QUEUE, "urQueueCreate", 4, [w.op(w.MEM, 3, out, elem=8, most=8)])


def calls(pid, ts, ident):
    """A thread waits for a command that it has submitted."""
    made = [
        (QUEUE, [1, 2, 0, 0x6000], [handle(0, 0xA0)]),
        (ALLOC, [1, 2, 0, 0, 64, 0x6000], [handle(0, 0x100000)]),
        (COPY, [0xA0, 0, 0x100000, 0x9000, 64, 0, 0, 0x7000], [handle(0, 0xE1)]),
        (WAIT, [1, 0x5000], [handle(0, 0xE1)]),
    ]
    for i, (slot, words, items) in enumerate(made):
        yield w.call(slot, words, ts + 10 * i, 5, pid, pid, ident + i, items=items)


def programs(n):
    """Each lives to the end of the trace, and after each records were lost."""
    for i in range(n):
        pid, ts = 1000 + i, S + 100 * i
        yield w.process(pid, ts, "demo", "/opt/demo", "demo", start=7 * S + i)
        yield from calls(pid, ts + 10, 1 + 4 * i)
        yield w.loss(ts + 90, w.CAUSES, ring_full=i + 1)


def threads(n):
    """Of one program."""
    yield w.process(100, S, "demo", "/opt/demo", "demo", start=7 * S)
    for i in range(n):
        for c in calls(1000 + i, S + 100 * i, 1 + 4 * i):
            # The threads' process: the third word of a header.
            yield c[:8] + struct.pack("<I", 100) + c[12:]


def own_libraries(d):
    """Copies, in which no other test has a probe: what valgrind translates ends at one."""
    os.mkdir(d)
    r = subprocess.run(["ldd", XPTIBPF], stdout=subprocess.PIPE, text=True, check=True)
    for path in re.findall(r"=> (/\S+)", r.stdout):
        shutil.copy(path, d)
    return d


def instructions(path, libraries, *command):
    """How many it takes; 0 where the sanitizers count instead of valgrind, and nobody else does."""
    argv = [XPTIBPF, *command, "-i", path]
    if not os.environ.get("SAN"):
        argv = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *argv]
    r = subprocess.run(argv, env=dict(os.environ, LD_LIBRARY_PATH=libraries), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                       text=True, check=False)
    counted = re.search(r"I +refs: +([\d,]+)", r.stderr)
    if r.returncode or not (counted or os.environ.get("SAN")):
        sys.exit(f"{' '.join(argv)}: {r.returncode}\n{r.stderr[-500:]}")
    return int(counted[1].replace(",", "")) if counted else 0


def main():
    global failed
    n = MOST_KEPT + 800
    with tempfile.TemporaryDirectory(prefix="xptibpf-bounded.") as d:
        libraries = own_libraries(f"{d}/lib")
        for make, command in (programs, ["report"]), (threads, ["stat"]):
            cost = []
            for many in n, 2 * n:
                path = f"{d}/{make.__name__}.{many}"
                with open(path, "wb") as f:
                    f.write(w.clock(S, 1700000000 * S, 5 * S))
                    f.writelines(functions())
                    f.writelines(make(many))
                    f.write(w.loss(2 * S, w.CAUSES, end=True))
                cost.append(instructions(path, libraries, *command))
            ok = cost[1] <= 3 * cost[0]
            print(f"{'ok   ' if ok else 'FAIL '} {command[0]} of {n} and {2 * n} {make.__name__}: {cost[0]} and {cost[1]} instructions")
            failed += not ok
    sys.exit(failed and 1)


if __name__ == "__main__":
    main()
