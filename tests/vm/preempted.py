#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Processes and threads that begin and end where the kernel skips programs of trace points (bpf/again.bpf.h), in a virtual machine:
with 7.0 and later, whose trace points leave preemption on, programs are skipped, and nothing is lost for it.

preempted.py [VERSION [SUITE]]: as older.py has it; without, the newest of sid. By hand, not a part of `make check`: it takes
a minute or two. Needs bpftool, too. ROUNDS: how many processes and threads.
"""
import json
import os
import re
import sys
import tempfile

import machine
from machine import check

ROUNDS = int(os.environ.get("ROUNDS", "3000"))
TWICE = "on_fork", "on_exec", "on_exit"


def build(d):
    cc = ["gcc", "-O1", f"{machine.HERE}/preempted.c"]
    machine.run(*cc, "-DLIBRARY", "-shared", "-fPIC", "-Wl,-soname,libpreempted.so", "-o", f"{d}/libpreempted.so")
    machine.run(*cc, "-o", f"{d}/preempted", f"{d}/libpreempted.so", "-pthread", f"-Wl,-rpath,{d}")
    return f"{d}/preempted"


def main():
    version, name = "".join(sys.argv[1:2]), "".join(sys.argv[2:3]) or "sid"
    suite = machine.Suite(name)
    vmlinuz = suite.image(version or suite.newest_kept())
    with tempfile.TemporaryDirectory() as d:
        disk = machine.Disk(d, "preempted.init")
        disk.program(machine.XPTIBPF, "/bin/xptibpf")
        disk.program("/usr/sbin/bpftool", "/bin/bpftool")
        disk.program(build(d), "/bin/preempted")
        disk.write("/rounds", str(ROUNDS))
        parts = machine.said(vmlinuz, disk.pack(), d, "mitigations=off nowatchdog")
    told = parts["told"]
    got = {word: int(n) for word, n in re.findall(r"^(forks|ends|threads|calls) (\d+)$", told, re.M)}
    check(got["forks"] == ROUNDS, "each process is seen to begin", got["forks"])
    check(got["ends"] == ROUNDS + 1, "each process is seen to end", got["ends"])
    check(got["threads"] == 2 * ROUNDS + 1, "each thread is seen to end", got["threads"])
    check(got["calls"] == ROUNDS, "each call is there", got["calls"])
    lost = [json.loads(line) for line in re.findall(r'^\{"type":"lost".*', told, re.M)]
    check(lost and not any(e["count"] for e in lost), "nothing is lost", lost)
    skipped = [(n, int(k)) for n, k in re.findall(r"^(\w+) (\d+)$", parts["skipped"], re.M)]
    check(any(k for n, k in skipped if n in TWICE), "although the kernel skipped programs", skipped)
    if machine.failed:
        print(told)
    machine.end()


if __name__ == "__main__":
    main()
