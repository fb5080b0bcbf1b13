#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Profiles: stacks and weights as they must be by hand, totals that are exactly those of stat and mem, and three formats
that say the same.

profiles.py [RECORDING...]: the totals of these recordings.
"""
import collections
import gzip
import json
import lzma
import os
import re
import subprocess
import sys

from lib import checks, protobuf, wire as w
from lib.checks import GOLDEN, check_quietly as check
import session
import work
from session import MS, S, XPTIBPF

WEIGHTS = ("time", "calls", "allocated", "live", "waits")
PYTHON = 4


def run(data, *args):
    p = subprocess.run([XPTIBPF, *args, "-i", "-"], input=data, capture_output=True, timeout=60)
    check(p.returncode == 0, f"{args} ends well", p.stderr)
    return p.stdout


def rows(data, *args):
    return [json.loads(line) for line in run(data, *args).splitlines()]


# ---- the formats ----------------------------------------------------------------------------------------


def folded(data, weight, *options):
    """Stacks and their weights; and the remarks, which weigh nothing."""
    stacks, remarks = collections.Counter(), []
    for line in run(data, "export", "--format", "folded", "--weight", weight, *options).decode().splitlines():
        stack, value = line.rsplit(" ", 1)
        if int(value):
            stacks[stack] += int(value)
        else:
            remarks.append(stack)
    return stacks, remarks


class Pprof:
    def __init__(self, data):
        found = collections.defaultdict(list)
        for number, value in protobuf.fields(gzip.decompress(data)):
            found[number].append(value)
        self.texts = [t.decode() for t in found[6]]
        self.types = [tuple(self.texts[v] for _, v in sorted(protobuf.fields(t))) for t in found[1]]
        self.comments = [self.texts[n] for n in found[13]]
        self.default = self.texts[found[14][0]]
        self.functions = {}
        for f in map(dict, map(protobuf.fields, found[5])):
            self.functions[f[1]] = (self.texts[f.get(2, 0)], self.texts[f.get(4, 0)])
        self.locations = {}
        for m in map(dict, map(protobuf.fields, found[4])):
            line = dict(protobuf.fields(m[4]))
            self.locations[m[1]] = (*self.functions[line[1]], line.get(2, 0))
        self.samples = [({n: protobuf.packed(v) for n, v in protobuf.fields(s)}) for s in found[2]]

    def stacks(self, weight):
        at = [t for t, _ in self.types].index(weight)
        stacks = collections.Counter()
        for s in self.samples:
            if s[2][at]:
                stacks[";".join(plain(self.locations[n][0]) for n in reversed(s[1]))] += s[2][at]
        return stacks


def plain(name):
    """A name as folded stacks have it: nothing that separates, nor steers a terminal."""
    return re.sub("[\x1b\u202e]", "\ufffd", name.replace(";", ":").replace("\n", " "))


def scoped(data, weight):
    found = json.loads(data)
    p = next(p for p in found["profiles"] if p["name"] == weight)
    stacks = collections.Counter()
    for stack, value in zip(p["samples"], p["weights"], strict=True):
        stacks[";".join(plain(found["shared"]["frames"][n]["name"]) for n in stack)] += value
    check((p["startValue"], p["endValue"], p["type"]) == (0, sum(p["weights"]), "sampled"), f"speedscope: {weight}", p)
    return stacks


def agree(name, data, *options):
    """All formats have the same stacks; the totals are those of stat and mem. Returns the stacks by weight."""
    pprof = Pprof(run(data, "export", "--format", "pprof", "--weight", "calls", *options))
    scope = run(data, "export", "--format", "speedscope", *options)
    check(pprof.types == list(zip(WEIGHTS, ("nanoseconds", "count", "bytes", "bytes", "nanoseconds"))), f"{name}: types", pprof.types)
    check(pprof.default == "calls", f"{name}: the type that is shown first", pprof.default)
    stat, mem = rows(data, "stat", "--json", *options), rows(data, "mem", "--json", *options)
    latency = [r for r in stat if r["type"] == "latency"]
    total = next(r for r in mem if r["type"] == "memory" and r["by"] == "total")
    wanted = {"calls": sum(r["calls"] for r in latency), "time": sum(r["self"] for r in latency), "allocated": total["bytes"],
              "live": total["live"] + total["leaked"], "waits": sum(r["total"] for r in stat if r["type"] == "waits")}
    found = {}
    for weight in WEIGHTS:
        found[weight], remarks = folded(data, weight, *options)
        check(found[weight] == pprof.stacks(weight) == scoped(scope, weight), f"{name}: {weight}: the formats agree",
              (found[weight], pprof.stacks(weight)))
        check(found[weight].total() == wanted[weight], f"{name}: {weight}: the total", (found[weight].total(), wanted[weight]))
        lost = [f"[{c}]" for c in pprof.comments]
        check(remarks == lost and remarks and "lost: " in lost[-1], f"{name}: what was lost is said", (remarks, lost))
        check(json.loads(scope)["name"] == "\n".join(pprof.comments), f"{name}: speedscope says it, too", json.loads(scope)["name"])
    # The kernel may be after the function.
    names = {r["function"]: (r["calls"], r["self"]) for r in latency if r["calls"]}
    sums = collections.defaultdict(lambda: [0, 0])
    for i, weight in enumerate(("calls", "time")):
        for stack, value in found[weight].items():
            frames = stack.split(";")
            sums[frames[-1] if frames[-1] in names else frames[-2]][i] += value
    check({n: tuple(s) for n, s in sums.items()} == names, f"{name}: each function", (sums, names))
    return found, pprof, wanted


# ---- a stream whose stacks are known ----------------------------------------------------------------------


def stacked():
    """A Python program: an outer call with one inside, a launch and the wait for it, three allocations of which one is freed."""
    yield w.clock(S, 1700000000 * S, 5 * S)
    yield w.func(1, "urUSMDeviceAlloc", 6, [work.out(5)])
    yield w.func(2, "urUSMFree", 2, [])
    yield w.func(3, "urEventWait", 2, [w.op(w.ARR, 1, w.LEN_32, len_src=0, elem=8)])
    yield w.func(4, "urQueueFinish", 1, [])
    yield w.func(5, "urKernelCreate", 3, [w.op(w.STR, 1), work.out(2)])
    yield w.func(6, "urEnqueueKernelLaunch", 10,
                 [w.op(w.ARR, 4, w.LEN_32, len_src=2, elem=8), w.op(w.ARR, 5, w.LEN_32, len_src=2, elem=8), work.out(9)])
    yield w.execve(200, 200, 200, S, "tool", start=9 * S)
    yield w.frame(1, "main", "/opt/tool", "tool.c", 12)
    yield w.frame(2, "train;fast", "", "train.py", 7, flags=PYTHON)
    yield w.frame(3, "", "/opt/lib.so", offset=0x40)
    yield w.site(1, [3, 2, 1])
    yield w.site(2, [2, 1])
    ids = iter(range(1, 99))

    def call(slot, words, ms, dur, site, *items, ident=None, **kw):
        ident = ident or next(ids)
        if site:
            yield w.call_site(ident, site)
        yield w.call(slot, words, S + ms * MS, dur, 200, 200, ident, items=[w.item(n, d) for n, d in items], **kw)

    for ms, address, site in ((1, 0x10000, 1), (2, 0x20000, 1), (3, 0x30000, 0)):
        yield from call(1, [0xC0, 0xD0, 0, 0, 4096, 0x7100], ms, 1000, site, (0, work.q(address)))
    yield from call(2, [0xC0, 0x10000], 4, 500, 2)
    yield from call(5, [0x90, 0x7000, 0x7100], 5, 100, 0, (0, b"_ZTS4vadd\0"), (1, work.q(0xF0)))
    yield from call(6, [0xA0, 0xF0, 1, 0, 0x7000, 0x7100, 0, 0, 0, 0x7200], 6, 2000, 2, (0, work.q(64)), (1, work.q(8)), (2, work.q(0xE0)))
    # The inner call returns first.
    yield from call(3, [1, 0x7000], 7, 3000, 2, (0, work.q(0xE0)), ident=51, parent=50, depth=1)
    yield from call(4, [0xA0], 7, 9000, 2, ident=50)
    yield from call(3, [1, 0x7000], 8, 4000, 1, (0, work.q(0xE0)))
    yield w.leave(200, 200, S + 9 * MS, last=True)
    yield w.loss(S + 10 * MS, w.CAUSES, end=True, unreadable=3)


def by_hand():
    found, pprof, wanted = agree("by hand", b"".join(stacked()))
    one, two = "200 tool;main;train:fast;lib.so+0x40", "200 tool;main;train:fast"
    check(found["calls"] == {f"{one};urUSMDeviceAlloc": 2, "200 tool;urUSMDeviceAlloc": 1, f"{two};urUSMFree": 1, "200 tool;urKernelCreate": 1,
                             f"{two};urEnqueueKernelLaunch;vadd": 1, f"{two};urEventWait": 1, f"{two};urQueueFinish": 1, f"{one};urEventWait": 1},
          "calls by hand", found["calls"])
    check(found["time"][f"{two};urQueueFinish"] == 6000, "time of its own", found["time"])
    check(found["allocated"] == {f"{one};urUSMDeviceAlloc": 8192, "200 tool;urUSMDeviceAlloc": 4096}, "allocated", found["allocated"])
    check(found["live"] == {f"{one};urUSMDeviceAlloc": 4096, "200 tool;urUSMDeviceAlloc": 4096}, "live", found["live"])
    check(found["waits"] == {f"{two};urQueueFinish": 9000, f"{one};urEventWait;vadd": 4000}, "waits", found["waits"])
    places = set(pprof.locations.values())
    check({("main", "tool.c", 12), ("train;fast", "train.py", 7)} <= places, "pprof: source lines", places)
    check("lost: 3 arguments whose memory could not be read" in pprof.comments, "pprof: losses", pprof.comments)
    bare, _, _ = agree("--no-stacks", b"".join(stacked()), "--no-stacks")
    check(bare["calls"]["200 tool;urUSMDeviceAlloc"] == 3, "--no-stacks", bare["calls"])
    some, pprof, _ = agree("-e", b"".join(stacked()), "-e", "*Alloc")
    check(some["calls"].total() == 3 and any("part: 6 calls" in c for c in pprof.comments), "of a part", pprof.comments)


def hostile():
    """Names that end a line or a frame stay inside theirs."""
    def stream():
        for r in stacked():
            if r[4] == w.DEF_FRAME:
                r = w.frame(int.from_bytes(r[24:28], "little"), "a;b 7\nc\x1b[1m\u202e" + "x" * 300, "", "e\nf", 1)
            yield r
    agree("hostile", b"".join(stream()))
    found, _, _ = agree("a frame that nobody defined", b"".join(r for r in stacked() if r[4] != w.DEF_FRAME))
    check(found["calls"]["200 tool;?;?;?;urUSMDeviceAlloc"] == 2, "a frame that nobody defined", found["calls"])


def main():
    if len(sys.argv) > 1:
        for path in sys.argv[1:]:
            with open(path, "rb") as f:
                _, _, wanted = agree(os.path.basename(path), f.read())
            print(path, wanted)
        return checks.status()
    by_hand()
    hostile()
    for name, data in (("session", b"".join(session.stream())), ("work", b"".join(work.stream()))):
        agree(name, data)
    for name in ("driver", "plain", "profiled"):
        with lzma.open(f"{GOLDEN}/cuda/{name}.raw.xz") as f:
            _, _, wanted = agree(name, f.read())
            print(name, wanted)
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
