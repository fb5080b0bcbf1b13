#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 3
"""A file is read ahead in a second thread, which also helps with what is written; a pipe is read one record after the
other. What is written of both is the same, byte for byte, however definitions, threads and losses come between calls.
"""
import os
import random
import struct
import subprocess
import sys
import tempfile

from lib import checks, wire as w
from lib.checks import check
import session
from session import MS, S
from work import COPY, DEVICE, FREE, KERNEL, LAUNCH, POINTER, RELEASE, q
import work

FORMATS = ("perfetto", "ndjson", "chrome", "csv")
CALLS = 20000
PROGRAM = 31
RENAMED = 32
WAIT = 33
TYPES = ("urProgramBuild", "urContextRetain", "urQueueFlush")


def definitions():
    head = list(work.stream())
    yield from head[:next(i for i, r in enumerate(head) if struct.unpack_from("<IH", r)[1] == 1)]
    yield w.func(PROGRAM, "urProgramBuild", 3, [w.op(w.STR, 2)])
    yield w.func(WAIT, "urEventWait", 2, [w.op(w.ARR, 1, w.LEN_32, len_src=0, elem=8, most=1024)])
    for n in range(4):
        yield w.frame(n, f"compute_{n}", "/bin/tool", "/src/tool.c" if n % 2 else "", 10 * n)
    yield w.site(1, [0, 1])
    yield w.site(2, [2, 3, 1], end=1)
    yield w.xpti_stream(7, "sycl")


class Program:
    """Calls in an order of chance, the same in each run."""

    def __init__(self):
        self.random = random.Random(14)
        self.at, self.ident = S + 100 * MS, 1000

    def call(self, slot, words, *items, tid=200, **more):
        self.at, self.ident = self.at + self.random.randrange(200, 5000), self.ident + 1
        return w.call(slot, words, self.at, self.random.randrange(50, 3000), 200, tid, self.ident,
                      items=[w.item(n, *d) for n, *d in items], **more)

    def any_call(self, i):
        number, tid = self.random.randrange(100), 200 + self.random.randrange(3)
        if number < 30:
            yield self.call(LAUNCH, [0xA0, 0xF0 + i % 3, 2, 0, 0x7000, 0x7100, 0, 0, 0, 0x7200], (0, q(1024, i)), (1, q(64, 1)),
                            (2, q(0xE000 + 16 * (i % 512))), tid=tid)
        elif number < 40:
            yield self.call(KERNEL, [0x90, 0x7000, 0x7100], (0, f"_Z4vaddPf{i % 5}\0".encode()), (1, q(0xF0 + i % 3)))
        elif number < 50:
            yield self.call(COPY, [0xA0, 1, 0x10000, 0x55000, i, 0, 0, 0x7200], (0, q(0xE000 + 16 * (i % 512))), tid=tid)
        elif number < 60:
            n = self.random.choice((1, 3, 8, 9, 20, 120))
            yield self.call(WAIT, [n, 0x7000], (0, q(*(0xE000 + 16 * (k % 512) for k in range(n)))), tid=tid)
        elif number < 65:
            yield self.call(DEVICE, [0xC0, 0xD0, 0, 0, 4096 + i, 0x7100], (0, q(0x10000 + 0x10000 * (i % 64))))
        elif number < 70:
            yield self.call(FREE, [0xC0, 0x10000 + 0x10000 * (i % 64)])
        elif number < 75:
            yield self.call(RELEASE, [0xE000 + 16 * (i % 512)])
        elif number < 80:
            yield self.call(PROGRAM, [1, 2, 0x7000], (0, b"-x\xff\xc3\xa9\n" + b"y" * (i % 60), 0, 400 if i % 3 else None), ret=0x7ffffffe)
        elif number < 85:
            yield w.call_site(self.ident + 1, 1 + i % 2)
            yield self.call(POINTER, [0xF0, 0, 0, 0x10000], tid=tid)
        elif number < 88:
            yield w.diagnostic(7, b"note", b"/src/tool.cpp", i, f"message {i}".encode(), 200, tid, self.at)
        elif i > 200:
            yield self.call(RENAMED, [0xC0], tid=tid)

    def stream(self):
        for i in range(CALLS):
            # Often at first, so that there is no reading ahead yet; then seldom, in the midst of what waits.
            if i % (50 if i < 500 else 1777) == 0:
                yield w.func(RENAMED, TYPES[i // 50 % 3], 1, [])
                yield w.frame(1, f"compute_{i}", "/bin/tool", f"/src/{i}.c", i)
                yield w.site(1 + i % 2, [i % 3, 1])
            if i % 3001 == 3000:
                yield w.fork(200, 200, 200, 300 + i, self.at, "tool")
                yield self.call(POINTER, [0xF0, 0, 0, 0x10000], tid=300 + i)
            if i % 997 == 0:
                yield w.tick(self.at)
            if i % 4999 == 4998:
                yield w.loss(self.at, w.CAUSES, ring_full=i)
            yield from self.any_call(i)
        yield w.loss(self.at + S, w.CAUSES, end=True, ring_full=CALLS)


def export(form, source, to, data=None):
    p = subprocess.run([session.XPTIBPF, "export", "--force", "--format", form, "-o", to, "-i", source], input=data, capture_output=True, timeout=120)
    with open(to, "ab+") as f:
        f.seek(0)
        return p.returncode, p.stderr.replace(source.encode(), b"-"), f.read()


def main():
    data = b"".join(definitions()) + b"".join(Program().stream())
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "raw")
        with open(path, "wb") as f:
            f.write(data)
        for form in FORMATS:
            one = export(form, "-", os.path.join(folder, "piped"), data)
            check(one[0] == 0 and len(one[2]) > 50 * CALLS, f"{form}: the stream is written", one[:2])
            for _ in range(5):
                check(export(form, path, os.path.join(folder, "ahead")) == one, f"{form}: the same of a file and of a pipe")
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
