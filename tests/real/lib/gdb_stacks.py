# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Runs inside GDB: stops at the functions that STACKS_AT names and prints each call's stack as JSON, as
GDB unwinds it: file, offset by the file's own addresses, function; without inlined frames."""
import json
import os
import re

import gdb


def bases():
    found = {}
    with open(f"/proc/{gdb.selected_inferior().pid}/maps") as f:
        for line in f:
            m = re.match(r"(\w+)-(\w+) \S+ (\w+) \S+ \d+ +(/.*)$", line)
            if m:
                start, end, path = int(m[1], 16), int(m[2], 16), m[4]
                found.setdefault(path, [start, end])[1] = end
    return found


def stack():
    places, known = [], bases()
    frame = gdb.newest_frame().older()
    while frame is not None and frame.is_valid():
        # GDB guesses who jumped; a jump leaves no frame.
        if frame.type() not in (gdb.INLINE_FRAME, gdb.TAILCALL_FRAME):
            pc = frame.pc()
            where = [(path, pc - span[0]) for path, span in known.items() if span[0] <= pc < span[1]]
            path, offset = where[0] if where else ("", pc)
            places.append([os.path.basename(path), offset, frame.name() or ""])
        frame = frame.older()
    return places


gdb.execute("set pagination off")
gdb.execute("set confirm off")
gdb.execute("set debuginfod enabled off")
gdb.execute("set breakpoint pending on")
gdb.execute("set backtrace past-main on")
gdb.execute("set backtrace past-entry on")
gdb.execute("handle SIGUSR1 nostop noprint pass")
for name in os.environ["STACKS_AT"].split(","):
    gdb.execute(f"break -qualified {name}")
with open(os.environ["STACKS_OUT"], "w") as out:
    gdb.execute("run")
    while gdb.selected_inferior().pid:
        name = gdb.newest_frame().name()
        out.write(json.dumps({"name": name, "stack": stack()}) + "\n")
        gdb.execute("continue")
