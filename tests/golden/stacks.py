#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Stacks in Perfetto's file: each call's slice has the frames that `trace --json` and the text have, with their files, offsets,
lines and kinds, and with the words for what is missing. Each stack is written once, however many calls were made there, and
again after numbers were forgotten.
"""
import collections
import json
import os
import re
import subprocess
import sys
import tempfile

from lib import checks, protobuf, wire as w
from lib.checks import check
from session import MS, S, XPTIBPF

INLINE, ADDRESS, PYTHON = 1, 2, 4  # of frames
NO_STACK = 0x100
NATIVE, INTERPRETED = 1, 3  # Frame.Kind
# Of InternedData, by the field that has them.
NAMES, FUNCTIONS, FRAMES, STACKS, PATHS, SOURCES, MAPPINGS = 3, 5, 6, 7, 17, 18, 19


# ---- what the file says ------------------------------------------------------------------------------


class File:
    """stacks: by a call's id, each frame as (name, module, offset, source, line, kind), the innermost first."""

    def __init__(self, data):
        self.stacks, self.written, self.cleared = {}, collections.Counter(), 0
        for _, packet in protobuf.fields(data):
            p = protobuf.message(packet)
            if p[13] and p[13][0] & 1:
                self.known = collections.defaultdict(dict)
                self.cleared += 1
            for interned in p[12]:
                self.learn(interned)
            for event in p[11]:
                self.take(protobuf.message(event))

    def learn(self, data):
        for field, entry in protobuf.fields(data):
            e = protobuf.message(entry)
            check(e[1][0] not in self.known[field], "a number is given once") if e[1][0] in self.known[field] else None
            self.known[field][e[1][0]] = e
            self.written[field] += 1

    def text(self, field, iid):
        return self.known[field][iid][2][0].decode() if iid else ""

    def frame(self, iid):
        e = {n: v[0] for n, v in self.known[FRAMES][iid].items()}
        module = self.known[MAPPINGS][e[3]][7] if 3 in e else []
        check((3 in e) == (4 in e), "an offset and its file") if (3 in e) != (4 in e) else None
        return (self.text(FUNCTIONS, e.get(2)), "".join(self.text(PATHS, n) for n in module), e.get(4), self.text(SOURCES, e.get(5)),
                e.get(6), e.get(7))

    def take(self, e):
        if e[9][0] not in (1, 3):
            check(not e[56], "only what begins has a stack") if e[56] else None
            return
        notes = [protobuf.message(n) for n in e[4]]
        ids = [n[3][0] for n in notes if self.text(NAMES, n[1][0]) == "id"]
        if not ids:
            return
        frames = self.known[STACKS][e[56][0]][2] if e[56] else []
        self.stacks[ids[0]] = [self.frame(n) for n in reversed(frames)]


def export(data, *options):
    with tempfile.TemporaryDirectory() as folder:
        p = subprocess.run([XPTIBPF, "export", "--format", "perfetto", "-o", f"{folder}/out", *options, "-i", "-"], input=data,
                           capture_output=True, timeout=60)
        check(p.returncode == 0, "it is written", p.stderr)
        with open(f"{folder}/out", "rb") as f:
            return File(f.read())


# ---- what the trace says -----------------------------------------------------------------------------


def run(data, *options):
    return subprocess.run([XPTIBPF, "trace", *options, "-i", "-"], input=data, capture_output=True, timeout=60).stdout.decode()


def told(data, *options):
    """The same by JSON, without the words for what is missing."""
    found = {}
    for call in (e for e in map(json.loads, run(data, "--json", *options).splitlines()) if e["type"] == "call"):
        found[call["id"]] = [frame_told(f) for f in call.get("stack", [])]
    return found


def frame_told(f):
    if not f:
        return ("?", "", None, "", None, None)
    module, offset = f["module"] or "", f.get("offset", 0)
    name = f["function"] or f"{os.path.basename(module)}+{offset:#x}"
    return (name, module, offset if module else None, f["file"] or "", f.get("line"), INTERPRETED if f.get("python") else NATIVE)


def lines_told(data, *options):
    """What the text says of each call, in the order of lines: the words in parentheses that are no frame."""
    stacks = []
    for line in run(data, *options).splitlines():
        if line.startswith(" > "):
            stacks[-1].append(line[3:])
        elif re.match(r"\d\d:\d\d:\d\d", line):
            stacks.append([])
    return stacks


def remarks(stack):
    return [f for f in stack if f.startswith("(") and not re.search(r"\[0x[0-9a-f]+\]", f)]


def agree(what, data, *options):
    f, want = export(data, *options), told(data, *options)
    got = {i: [x for x in s if x[5] or x[0] == "?"] for i, s in f.stacks.items()}
    check(got == want, f"{what}: each call's frames", [(i, got.get(i), want[i]) for i in want if got.get(i) != want[i]][:1])
    words = collections.Counter(x[0] for s in f.stacks.values() for x in s if not x[5] and x[0] != "?")
    by_text = lines_told(data, *options)
    check(words == collections.Counter(r for s in by_text for r in remarks(s)), f"{what}: what is missing is said as the text says it", words)
    check(sum(map(len, f.stacks.values())) == sum(map(len, by_text)), f"{what}: as many frames as the text has")
    return f


# ---- streams -----------------------------------------------------------------------------------------


def calls(sites, flags=0):
    """A call at each of those sites, by its number; 0: nothing is known of where."""
    yield w.clock(S, 1700000000 * S, 5 * S)
    yield w.func(1, "urQueueFinish", 1, [])
    yield w.process(200, S, "tool", "/bin/tool", "tool", start=9 * S)
    for i, site in enumerate(sites, 1):
        if site:
            yield w.call_site(i, site)
        yield w.call(1, [0x50], S + i * MS, 1000, 200, 200, i, flags=0 if site else flags)
    yield w.loss(2 * S, w.CAUSES, end=True)


def known(data, *definitions):
    """Definitions go before the first call."""
    records = list(data)
    return b"".join([records[0], *definitions, *records[1:]])


MIXED = [w.frame(1, "main", "/opt/my tool", "tool.c", 12, offset=0x1140),
         w.frame(2, "train;fast", "", "train.py", 7, flags=PYTHON),
         w.frame(3, "", "/opt/lib.so", offset=0x40),
         w.frame(4, "small", "/opt/my tool", "tool.h", 3, offset=0x1140, flags=INLINE),
         w.frame(5, "", "", offset=0x7f0000001000, flags=ADDRESS),
         w.frame(6, "<module>", "", "train.py", 0, flags=PYTHON),
         w.frame(7, "main", "/opt/my tool", "tool.c", 13, offset=0x1150),
         w.site(1, [3, 4, 1]), w.site(2, [2, 6, 7]), w.site(3, [5, 3], end=1, python=3), w.site(4, [], end=6), w.site(5, [3, 99, 1]),
         w.site(6, [1], python=4), w.site(7, [])]


def by_hand():
    f = agree("mixed", known(calls([1, 2, 3, 4, 5, 6, 7, 0, 1, 2]), *MIXED))
    main = ("main", "/opt/my tool", 0x1140, "tool.c", 12, NATIVE)
    lib = ("lib.so+0x40", "/opt/lib.so", 0x40, "", None, NATIVE)
    check(f.stacks[1] == f.stacks[9] == [lib, ("small", "/opt/my tool", 0x1140, "tool.h", 3, NATIVE), main], "native frames", f.stacks[1])
    check(f.stacks[2] == [("train;fast", "", None, "train.py", 7, INTERPRETED), ("<module>", "", None, "train.py", None, INTERPRETED),
                          ("main", "/opt/my tool", 0x1150, "tool.c", 13, NATIVE)], "Python's frames among them", f.stacks[2])
    check([x[0] for x in f.stacks[3]] == ["+0x7f0000001000", "lib.so+0x40", "(the stack goes on beyond what was copied (--stack-size))",
                                          "(Python frames were lost on the way)"], "a stack that is cut", f.stacks[3])
    check(f.stacks[7] == f.stacks[8] == [], "no stack, and nothing lost", (f.stacks[7], f.stacks[8]))
    check((f.written[STACKS], f.written[MAPPINGS], f.written[PATHS]) == (6, 2, 2), "each is written once", f.written)
    bare = agree("--no-stacks", known(calls([1, 2, 3]), *MIXED), "--no-stacks")
    check(bare.written[STACKS] == bare.written[FRAMES] == 0, "--no-stacks: there is none", bare.written)
    lost = agree("the limit", known(calls([1, 0, 0], NO_STACK), *MIXED))
    check([x[0] for x in lost.stacks[2]] == ["(stack not taken: the limit per second was reached, or there was no room)"],
          "a stack that was not taken", lost.stacks[2])


def deep():
    """As many frames as a stack can have, of which each is another, in a file of its own."""
    frames = [w.frame(i, f"function {i}", f"/lib/{i}.so", f"{i}.c", i, offset=i) for i in range(1, 1025)]
    f = agree("a deep stack", known(calls([1, 1]), *frames, w.site(1, list(range(1, 1025)), end=5, python=1)))
    check(len(f.stacks[2]) == 1026 and f.cleared == 1, "a deep stack is whole", (len(f.stacks[2]), f.cleared))


def many(count=2400):
    """More texts than are kept: stacks of before are written again."""
    frames = [w.frame(i, f"{i} " + "x" * 4000, "/lib/a.so", offset=i) for i in range(1, count + 1)]
    sites = [w.site(i, [i]) for i in range(1, count + 1)]
    f = agree("many", known(calls([*range(1, count + 1), 1, 1]), *frames, *sites))
    check(f.cleared > 1 and f.written[STACKS] == count + 1, "what was forgotten is written again", (f.cleared, f.written))


def main():
    by_hand()
    deep()
    many()
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
