#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 8, suite: all
"""More XPTI frameworks than there is room for the functions of their call streams: which one got no probes is said and counted."""
import re
import shutil

from lib import real, xpti
from lib.real import check, equal

FRAMEWORKS = 60  # each has some hundred functions, of the 32768 (XB_STREAM_FUNCS) that there may be


def main():
    d = real.folder()
    abi, lib = real.build_abi(d)
    own = f"{xpti.xptifw('2026.2.0')}/libxptifw.so"
    copies = [shutil.copy(own, f"{d}/libxptifw{n}.so") for n in range(FRAMEWORKS)]
    p = real.Process([abi, lib, *(w for c in copies for w in ("load", c)), "say", "started", "wait"], stdin=True)
    p.said("^started$")
    t = real.Tracer("-p", p.pid).ready()
    t.end(seconds=60)
    without = set(copies) - {e["path"] for e in t.events() if e["type"] == "object" and e["probes"]}
    check(0 < len(without) < FRAMEWORKS, "some frameworks have probes, and some have none", len(without))
    told = [e for e in t.events() if e["type"] == "unprobed"]
    equal(({e["path"] for e in told}, {e["text"] for e in told}), (without, {"a limit of all files together is reached"}), "each of these is reported")
    equal(t.lost().get("unopened"), len(without), "and counted")
    said = set(re.findall(r"warning: (\S+) got no probes: a limit of all files together is reached", t.err))
    check(said and said <= without, "and the first ones are named", said)
    p.tell("go")
    equal(p.wait(), 0, "the program goes on")


real.run(main)
