#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 60, suite: both
"""Commands that read a recording are interrupted at several moments: either the file that was asked for is whole, or
there is none; nothing else is left beside it, the exit status is 130, and one line says why.

The recording is large enough for every command to take a while, and has no lost records. A file that was whole before
is unchanged if the command that was to overwrite it did not finish.
"""
import hashlib
import os
import signal
import struct
import subprocess
import sys
import time

from lib import real
from lib.real import XPTIBPF, check, need

sys.path.insert(0, f"{real.ROOT}/tests/golden/lib")
import wire as w  # noqa: E402

S = 10**9
CALLS = 120000
MOMENTS = 10 if real.in_check_all() else 3
# What is in one file, and in several. (Parquet is built apart: parquet.py.)
FILES = [["trace"], ["trace", "--json"], ["trace", "--sort", "time"], ["stat"], ["mem"], ["graph"], ["report"], ["report", "--html"],
         *(["export", "--format", f] for f in ("perfetto", "pprof", "chrome", "json", "ndjson", "csv", "csv-summary", "folded", "speedscope", "dot", "svg", "sqlite"))]
MANY = [["trace", "-ff"], ["export", "--format", "dpcpp-trace"]]


def recording(path, pi=False):
    finish = w.call(1, [0x50], 0, 900, 100, 100, 1)
    alloc = finish if pi else w.call(1, [0x50, 7, 0, 4096, 0x6100], 0, 900, 100, 100, 1, items=[w.item(0, struct.pack("<Q", 0x9000))])
    at = 16  # of ts in a header: len, type, flags, tgid, tid, ts
    with open(path, "wb") as f:
        f.write(w.clock(S, 1700000000 * S, 5 * S))
        f.write(w.func(1, "piQueueFinish", 1, [], api=5) if pi else w.func(1, "urUSMHostAlloc", 5, [w.op(w.MEM, 4, w.AT_RETURN | w.ON_SUCCESS, elem=8, most=8)]))
        f.write(w.process(100, S, "demo", "/opt/demo", "demo", start=7 * S))
        block = bytearray(alloc * 1000)
        for n in range(0, CALLS, 1000):
            for i in range(1000):
                struct.pack_into("<Q", block, i * len(alloc) + at, S + (n + i + 1) * 1000)
            f.write(block)
        f.write(w.loss(S + (CALLS + 2) * 1000, w.CAUSES, end=True))


def start(view, path, source):
    page = view[-1] == "--html"
    force = ["--force"] if view[0] == "export" or page else []
    return subprocess.Popen([XPTIBPF, *view, *([] if page else ["-o"]), path, *force, "-i", source], stderr=subprocess.PIPE, text=True)


def digest(path):
    if not os.path.exists(path):
        return None
    with open(path, "rb") as f:
        return hashlib.sha256(f.read()).hexdigest()


def interrupted(p, delay):
    time.sleep(delay)
    p.send_signal(signal.SIGINT)
    out, err = p.communicate(timeout=60)
    return p.returncode, out, err


def one_file(view, source):
    d = real.folder()
    path = f"{d}/out"
    begin = time.monotonic()
    need(start(view, path, source).wait(120) == 0, f"{view}: as a whole")
    took = time.monotonic() - begin
    whole, bad, cut = digest(path), [], 0
    # Databases have the time at which they were made.
    same = "sqlite" not in view
    for i in range(MOMENTS):
        before = "as it was\n" if i % 2 else None
        if before:
            with open(path, "w", encoding="utf-8") as f:
                f.write(before)
        elif os.path.exists(path):
            os.unlink(path)
        kept = digest(path)
        status, _, err = interrupted(start(view, path, source), 0.02 + took * 0.9 * i / MOMENTS)
        after = digest(path)
        if status == 0:
            good = (after == whole or not same) and not err
        else:
            cut += 1
            good = status in (130, -signal.SIGINT) and after == kept and (status < 0 or err.count("\n") == 1 and "interrupted" in err)
        if not good or os.listdir(d) != (["out"] if after else []):
            bad.append((i, status, err, after, os.listdir(d)))
    check(not bad, f"{' '.join(view)}: whole or not there ({cut} of {MOMENTS} interrupted)", bad)
    return cut


def many_files(view, source):
    d = real.folder()
    begin = time.monotonic()
    need(start(view, f"{d}/whole", source).wait(120) == 0, f"{view}: as a whole")
    took = time.monotonic() - begin
    bad = []
    for i in range(MOMENTS):
        status, _, err = interrupted(start(view, f"{d}/out{i}", source), 0.02 + took * 0.9 * i / MOMENTS)
        left = [n for _, _, names in os.walk(d) for n in names if ".part" in n or n.endswith(".tmp")]
        if status not in (0, 130, -signal.SIGINT) or left or (status == 130) != ("interrupted" in err):
            bad.append((i, status, err, left))
    check(not bad, f"{' '.join(view)}: what is interrupted says so", bad)


def compare(source):
    return subprocess.Popen([XPTIBPF, "diff", source, source], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def a_comparison(source):
    begin = time.monotonic()
    p = compare(source)
    whole = *p.communicate(timeout=120), p.returncode
    took = time.monotonic() - begin
    need(p.returncode == 0, "diff: as a whole", whole[1])
    bad, cut = [], 0
    for i in range(MOMENTS):
        status, out, err = interrupted(compare(source), took * 0.8 * (i + 1) / MOMENTS)
        cut += status == 130
        if status == 0:
            good = (out, err, status) == whole
        else:
            good = out == "" and (status == -signal.SIGINT or status == 130 and err.count("\n") == 1 and "interrupted" in err)
        if not good:
            bad.append((i, status, out, err))
    check(not bad and cut, f"diff: whole or nothing ({cut} of {MOMENTS} interrupted)", bad)


def main():
    source = f"{real.folder()}/big"
    recording(source)
    pi = f"{real.folder()}/pi"
    recording(pi, pi=True)
    cut = sum(one_file(view, source) for view in FILES)
    check(cut >= len(FILES) // 2, "many were interrupted", cut)
    for view in MANY:
        many_files(view, pi if "dpcpp-trace" in view else source)
    a_comparison(source)


real.run(main)
