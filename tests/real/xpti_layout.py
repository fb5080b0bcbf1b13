#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 10, suite: both
"""The layout of every libxptifw that was shipped is derived from its code alone: with the compiler's mark,
with that mark cut out (so that no table by release can help), and under another name. libsycl's own
stubs of the same functions are not taken for a framework. The expected layouts were found by hand (docs/xpti.md).
"""
import json
import os
import shutil
import subprocess

from lib import real, xpti

UID128, OBJECTS, ENABLED, STASH = 1, 2, 4, 8
STD, EMHASH = 1, 2
# table, strings, streams, objects, the flag that is off when nobody listens
A = (STD, 0x1B8, 0x2D8, 0x240, 0x4C8)
B = (EMHASH, 0x200, 0x320, 0x288, 0x580)
B2 = (EMHASH, 0x200, 0x318, 0x288, 0x568)
C = (EMHASH, 0x198, 0x278, 0x1E8, 0x3F0)
OLD = [24, 25, 28, 31, 32, 35, 36, 39, 40, 42, 44, 46, 48]
OLD_23_2 = [24, 25, 28, 29, 32, 35, 36, 39, 40, 42, 44, 46, 48, 126]
NEW = [0, 24, 25, 28, 29, 32, 33, 34, 35, 36, 37, 38, 39, 40, 126]
KNOWN = OBJECTS | ENABLED
# release: layout, flags, numbering, trace types without an event, (stashed key, value)
EXPECTED = {
    "2022.2.1": (A, KNOWN, 0, OLD, (0, 0)),
    "2023.0.0": (A, KNOWN, 0, OLD, (0, 0)),
    "2023.1.0": (A, KNOWN, 0, OLD, (0, 0)),
    "2023.2.4": (A, KNOWN, 0, OLD_23_2, (0, 0)),
    "2024.0.3": (A, KNOWN, 1, NEW, (0, 0)),
    "2024.1.2": (A, KNOWN | STASH, 1, NEW, (0x10, 8)),
    "2024.2.1": (A, KNOWN | STASH, 1, NEW, (0x10, 8)),
    "2025.0.0": (A, KNOWN | STASH, 1, NEW, (0x10, 8)),
    "2025.1.0": (B, KNOWN | STASH | UID128, 1, NEW, (0x18, 0x10)),
    "2025.2.0": (B, KNOWN | STASH | UID128, 1, NEW, (0x18, 0x10)),
    "2025.3.3": (B2, KNOWN | STASH | UID128, 1, NEW, (0x18, 0x10)),
    "2026.0.0": (B2, KNOWN | STASH | UID128, 1, NEW, (0x18, 0x10)),
    "2026.1.2": (B2, KNOWN | STASH | UID128, 1, NEW, (0x18, 0x10)),
    "2026.2.0": (C, KNOWN | STASH | UID128, 1, NEW, (0x18, 0x10)),
}


def build_show():
    out = f"{xpti.BUILT}/xpti_layout_show"
    os.makedirs(xpti.BUILT, exist_ok=True)
    libs = ["-lbpf", "-lelf", "-ldw", "-lz", "-lzstd", "-lZydis", "-liberty", "-lpthread", "-lm"]
    return real.build(f"{real.ROOT}/tests/real/xpti_layout_show.c", out, f"-I{real.ROOT}/include",
                      f"-I{real.ROOT}/user", "-D_GNU_SOURCE", f"{real.O}/libxptibpf-inner.a", *libs)


def show(program, *paths):
    out = subprocess.run([program, *paths], capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in out.splitlines()]


def main():
    program = build_show()
    d = real.folder()
    for release in real.frameworks(EXPECTED):
        offsets, flags, numbering, alone, stash = EXPECTED[release]
        lib = f"{xpti.xptifw(release)}/libxptifw.so"
        bare = f"{d}/renamed-{release}.bin"
        subprocess.run(["objcopy", "--remove-section", ".comment", "--strip-all", lib, bare], check=True)
        for what, r in zip((release, f"{release} without its mark and symbols"), show(program, lib, bare)):
            real.equal(r["error"], 0, f"{what}: is a framework")
            real.equal((r["table"], r["string"], r["stream"], r["object"], r["enabled"]), offsets, f"{what}: offsets")
            real.equal((r["flags"], r["numbering"], (r["stash_key"], r["stash_value"])), (flags, numbering, stash),
                       f"{what}: generation and stash")
        marked, unmarked = show(program, lib, bare)
        real.equal(marked["alone"], alone, f"{release}: trace types without an event")
        real.check(set(alone) <= set(unmarked["alone"]), f"{release} without its mark: these and perhaps more")
        real.equal(unmarked["release"], "", f"{release} without its mark: the release is unknown")

    stubs = f"{real.runtime('2026.2.0')}/lib/libsycl.so.9"
    shutil.copy(stubs, f"{d}/libxptifw.so")
    for r in show(program, stubs, f"{d}/libxptifw.so"):
        real.equal(r["error"], -2, "libsycl is no framework, whatever its name")


real.run(main)
