#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# alone: everyone is traced, takes: 25, timeout: 200
"""Texts of programs that have ended before anybody could read their memory: they are read from the file that was mapped,
if memory and file can't have differed. Otherwise they stay unreadable, and are counted.
"""
import os
import shutil
import subprocess

from lib import real
from lib.real import check, equal

RUNS = 200
NAME = "kernel_of_a_constant"


def build():
    d = real.folder()
    source = f"{real.ROOT}/tests/workloads/abi/short.c"
    lib = real.build(source, f"{d}/libur_short.so", "-DLIBRARY", "-fPIC", "-shared")
    return real.build(source, f"{d}/short", lib, f"-Wl,-rpath,{d}")


def names(t):
    return [c["args"]["pKernelName"] for c in t.calls("urKernelCreate")]


def traced(what, *argv, options=()):
    t = real.Tracer("-f", *options, "--", *argv)
    equal(t.wait(100), 0, f"{what}: the program ends well")
    return t


def is_unreadable(v):
    return isinstance(v, dict) and set(v) == {"unreadable"}


def many(program):
    loop = f"i=0; while [ $i -lt {RUNS} ]; do {program}; i=$((i+1)); done"
    t = traced(f"{RUNS} programs", "sh", "-c", loop)
    equal(names(t), [NAME] * RUNS, f"{RUNS} programs: all names")
    equal(t.lost(), {}, f"{RUNS} programs: nothing is lost")
    for link in "multi", "perf":
        t = traced(f"--link {link}", program, options=["--link", link, "-e", "ur:urKernelCreate"])
        equal((names(t), t.lost()), ([NAME], {}), f"--link {link}: the name")


def not_held(program):
    """Nothing holds them: the tracer learns of them while they run, or of the file by one that ran before."""
    t = real.Tracer("--comm", os.path.basename(program)).ready()

    def enough():
        """The first ones end before there are probes."""
        for _ in range(10):
            subprocess.run([program], check=True, timeout=20)
        return len(real.calls(t.events(True), "urKernelCreate")) >= RUNS // 4

    real.wait_for(enough, "their calls")
    t.end()
    seen = names(t)
    unreadable = sum(map(is_unreadable, seen))
    # Which of the first ones has ended before the tracer saw what it maps is a matter of luck.
    print(f"  {unreadable} of {len(seen)} names of programs that nothing held are unreadable")
    check(all(v == NAME or is_unreadable(v) for v in seen), "programs that nothing held: no other name", str(set(map(str, seen))))
    equal(t.lost().get("unreadable", 0), unreadable, "programs that nothing held: those that are missing are counted")
    check(unreadable < len(seen) // 2, "programs that nothing held: most names", str(unreadable))


def not_certain(program):
    for what in "variable", "own":
        t = traced(what, program, what)
        equal([is_unreadable(v) for v in names(t)], [True], f"{what}: not read from the file")
        equal(t.lost(), {"unreadable": 1}, f"{what}: is counted")


def changed(program):
    """The path leads to another file when the name is read: the program removes itself."""
    copy = f"{os.path.dirname(program)}/copy"
    shutil.copy(program, copy)
    t = traced("a file that is replaced", "sh", "-c", f"{copy}; cp {copy} {copy}2; sed -i s/{NAME}/{NAME[::-1]}/ {copy}2; mv {copy}2 {copy}")
    seen = names(t)
    check(seen == [NAME] or is_unreadable(seen[0]), "a file that is replaced: never its new text", str(seen))


def main():
    program = build()
    many(program)
    not_held(program)
    not_certain(program)
    changed(program)


real.run(main)
