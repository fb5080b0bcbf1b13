#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""scripts/check-layers passes on the tree as it is, and fails on each breach that is planted in a copy of it, for that
breach alone."""
import os
import shutil
import subprocess
import sys
import tempfile

from lib import checks
from lib.checks import ROOT, check

PAGE = "docs/architecture.md"


def append(copy, path, text):
    """At the end of a file, which is made if there is none. How to undo it comes back."""
    full = os.path.join(copy, path)
    before = None
    if os.path.exists(full):
        with open(full, encoding="utf-8") as f:
            before = f.read()
    os.makedirs(os.path.dirname(full), exist_ok=True)
    with open(full, "w", encoding="utf-8") as f:
        f.write((before or "") + text)
    return full, before


def undo(full, before):
    if before is not None:
        with open(full, "w", encoding="utf-8") as f:
            f.write(before)
        return
    os.unlink(full)
    if not os.listdir(os.path.dirname(full)):
        os.rmdir(os.path.dirname(full))


def run(copy):
    r = subprocess.run([os.path.join(ROOT, "scripts/check-layers"), copy], capture_output=True, text=True)
    return r.returncode, (r.stdout + r.stderr).splitlines()


def planted(copy, what, plants, words):
    """Each of plants is (path, text). The check has to print one line for each of words, with that in it."""
    undos = [append(copy, path, text) for path, text in plants]
    status, lines = run(copy)
    for one in reversed(undos):
        undo(*one)
    breaches = lines[:-1]
    check(
        status == 1 and len(breaches) == len(words) and all(w in b for w, b in zip(words, breaches)),
        what,
        "\n".join(lines),
    )


def include(header):
    return f'\n#include "{header}"\n'


def main():
    with tempfile.TemporaryDirectory(prefix="xptibpf-layers.") as copy:
        for folder in ("user", "include"):
            shutil.copytree(os.path.join(ROOT, folder), os.path.join(copy, folder))
        os.mkdir(os.path.join(copy, "docs"))
        shutil.copy(os.path.join(ROOT, PAGE), os.path.join(copy, PAGE))
        status, lines = run(copy)
        check(status == 0 and len(lines) == 1 and lines[0].endswith(" 0 breaches"), "the tree", "\n".join(lines))

        planted(
            copy,
            "an include to the right",
            [("user/elf/lines.c", include("ring/ring.h"))],
            ["elf/ includes ring/ring.h, which is to its right"],
        )
        planted(
            copy,
            "rooms that stay apart",
            [("user/replay/ahead.c", include("live/counts.h"))],
            ["replay/ includes live/counts.h"],
        )
        planted(
            copy,
            "a room inside one that asks another",
            [("user/sink/lines/text.c", include("sink/html/boxes.h"))],
            ["sink/lines/ includes sink/html/boxes.h, which INNER"],
        )
        planted(
            copy,
            "the library's own header below it",
            [("user/sink/lines/text.c", include("xptibpf/xptibpf.h"))],
            ["sink/lines/ includes the library's own header"],
        )
        planted(
            copy,
            "a leaf of it that is none",
            [("include/xptibpf/view.h", include("xptibpf/arming.h"))],
            ["arming.h is no leaf's to include"],
        )
        planted(
            copy,
            "a shared header that includes a room",
            [("include/wire_gpu.h", include("user/base/fnv.h"))],
            ["a shared header includes user/base/fnv.h"],
        )
        planted(
            copy,
            "a circle of two files",
            [("user/select/nearest.h", include("select/select.h"))],
            ["circle of files: user/select/nearest -> user/select/select -> user/select/nearest"],
        )
        planted(
            copy,
            "a circle of three files",
            [
                ("user/proc/one.h", include("proc/two.h")),
                ("user/proc/two.h", include("proc/three.h")),
                ("user/proc/three.c", include("proc/one.h")),
                ("user/proc/three.h", ""),
            ],
            ["circle of files: user/proc/one -> user/proc/two -> user/proc/three -> user/proc/one"],
        )
        planted(
            copy,
            "a folder without its row or place",
            [("user/planted/planted.c", "")],
            ["folder planted/ has no place in the order", f"user/planted has no row in the table of rooms of {PAGE}"],
        )
        planted(
            copy,
            "a folder inside a room without its row",
            [("user/sink/planted/planted.c", "")],
            [f"user/sink/planted has no row in the table of rooms of {PAGE}"],
        )
        planted(
            copy,
            "a row without its folder",
            [(PAGE, "\n| `user/planted` | nothing | none |\n")],
            ["there is no room user/planted"],
        )
        check(run(copy)[0] == 0, "the copy is as it was")
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
