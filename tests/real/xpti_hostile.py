#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A library that looks like the framework and lies about everything: wild pointers, circles, sizes
beyond memory, text without an end. Each notification is reported, in order; what can't be read is
marked and counted; what is true is still shown; and the program does not notice.
"""
import os
import re

from lib import real, xpti

PAGES = 50


def untouched(program, lib):
    """Texts in pages that the process never touched: the kernel side can't read them, so they are read
    afterwards, as they can't have changed. Not from a tmpfs, where that could wait for the process."""
    path = real.folder(real.O) + "/pages"
    with open(path, "wb") as f:
        for i in range(PAGES):
            f.write(f"text of page {i}".encode().ljust(4096, b"\0"))
    t = real.Tracer("-e", "sycl").ready()
    p = real.Process([program, lib, path], env=real.environment(), stdin=True)
    p.said(r"^ready$")
    t.knows("libhostile")
    p.tell("")
    p.said(rf"^told {PAGES}$")
    t.has(f"text of page {PAGES - 1}")
    p.tell("")
    real.equal(p.wait(), 0, "the program ends well")
    t.end()
    data = [e["data"] for e in t.events() if e["type"] == "xpti" and e["pid"] == p.pid]
    real.check(data == [f"text of page {i}" for i in range(PAGES)], "texts in untouched pages", len(data))
    real.equal(t.lost().get("xpti_unreadable", 0), 0, "none of them counts as lost")


def lies(program, lib):
    t = xpti.traced([program, lib], real.environment(), seconds=30)
    told = int(re.search(r"told (\d+)", t.out)[1])
    events = [e for e in t.events() if e["type"] == "xpti"]
    real.check(told > 800, "the program told lies", told)
    real.check([e["instance"] for e in events] == list(range(told)), "every notification, in order", len(events))

    first, last = events[0], events[-1]
    for e, data in ((first, "first"), (last, "last")):
        real.equal((e["stream"], e["name"], e["file"], e["line"], e["column"], e["data"], e["metadata"]),
                   ("stream", "name", "file", 4, 5, data, {"key": "value"}), f"the {data} event is whole")
        real.equal((e["uid"], e["uid_instance"]), (f"{1:016x}{2:016x}", 3), f"the {data} event's identity")
    real.equal(last["parent"], {"uid": f"{1:016x}{2:016x}", "uid_instance": 3}, "its parent")

    marked = sum(1 for e in events if "unreadable" in str(e) or "unknown" in str(e))
    real.check(marked > 300, "what can't be read is marked", marked)
    circles = [e for e in events if e.get("metadata_truncated")]
    real.equal(len(circles), 2, "lists in a circle are cut")
    lost = t.lost()
    real.check(lost.get("xpti_unreadable", 0) > 300, "and counted", lost)
    real.equal(lost.get("ring_full", 0), 0, "nothing else was lost")


def main():
    os.makedirs(xpti.BUILT, exist_ok=True)
    source = f"{real.ROOT}/tests/xpti/hostile.c"
    lib = real.build(source, f"{xpti.BUILT}/libhostile.so", "-DFRAMEWORK", "-fPIC", "-shared")
    program = real.build(source, f"{xpti.BUILT}/hostile", "-ldl")
    lies(program, lib)
    untouched(program, lib)


real.run(main)
