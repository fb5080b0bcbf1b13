#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 60, takes: 1, suite: both
"""The stacks of the BPF programs, as kernels before 6.13 add them up: the deepest chain of functions that call each other may
have 512 bytes, each rounded up to 32. Later kernels don't tell, for they give a program a stack of its own.

Read from the object files, so it is of all that a program may do, whatever user space switches off."""
import glob
import os
import re
import shutil
import subprocess

from lib import real
from lib.real import check, need

LIMIT, STEP, INSN = 512, 32, 8
# Sessions are of kernels that have such stacks.
NEWER = "api_session"


def functions(path):
    """{name: (section, bytes of its frame, {functions that it calls or passes on})}"""
    objdump = shutil.which("llvm-objdump-19") or "llvm-objdump"
    text = subprocess.run([objdump, "-d", "-r", "--no-show-raw-insn", path], capture_output=True, text=True, check=True).stdout
    found, places, section, to = {}, {}, None, 0
    for line in text.splitlines():
        if m := re.match(r"Disassembly of section (\S+):", line):
            section = m[1]
        elif m := re.match(r"([0-9a-f]+) <(\S+)>:", line):
            f = found[m[2]] = {"section": section, "frame": 0, "calls": set()}
            places[section, int(m[1], 16)] = m[2]
        elif m := re.search(r"\bcall (-?0x[0-9a-f]+|-?\d+)", line):
            to = int(m[1], 0)
        elif m := re.search(r"R_BPF_64_32\s+(\S+)", line):
            # A static function is known by its section and its place in it.
            f["calls"].add((m[1], (to + 1) * INSN) if m[1].startswith(".") else m[1])
        elif m := re.search(r"R_BPF_64_64\s+(\S+)", line):
            f["calls"].add(m[1])
        for m in re.finditer(r"r10 - (0x[0-9a-f]+)|r\d+ \+= -(0x[0-9a-f]+)$", line):
            size = int(m[1] or m[2], 16)
            if size <= LIMIT:
                f["frame"] = max(f["frame"], size)
    return {name: (f["section"], f["frame"], {n for n in (places.get(c, c) for c in f["calls"]) if n in found})
            for name, f in found.items()}


def deepest(found, name):
    """(bytes, [(function, bytes of its frame)])"""
    _, frame, calls = found[name]
    below = max((deepest(found, c) for c in calls), default=(0, []))
    return -(-max(frame, 1) // STEP) * STEP + below[0], [(name, frame)] + below[1]


def main():
    looked = 0
    for path in sorted(glob.glob(f"{real.O}/bpf/*.bpf.o")):
        found = functions(path)
        for name in found:
            if found[name][0] != ".text" and name != NEWER:
                size, chain = deepest(found, name)
                looked += len(chain) > 2
                check(size <= LIMIT, f"{os.path.basename(path)}: {name}: {size} bytes of stack", chain if size > LIMIT else "")
    need(looked, "functions that call others are found")


real.run(main)
