#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Calls from before the trace (user/live/older.c), on another kernel, in a virtual machine: the program that iterates over all
tasks is judged by that kernel's verifier.

older.py [VERSION [SUITE]]: as gpu.py has it, or of another suite of Debian's, "" for its newest: older.py "" sid. By hand, not a part
of `make check`: it takes a minute, and downloads 100 MB or less once.
"""
import json
import re
import sys
import tempfile

import machine
from machine import check


def build(d):
    cc = ["gcc", "-g", "-O1", "-fno-optimize-sibling-calls", f"{machine.HERE}/older.c"]
    machine.run(*cc, "-DLIBRARY", "-shared", "-fPIC", "-Wl,-soname,libolder.so", "-o", f"{d}/libolder.so")
    machine.run(*cc, "-o", f"{d}/older", f"{d}/libolder.so", "-pthread", f"-Wl,-rpath,{d}")
    return f"{d}/older"


def main():
    suite = machine.Suite(*sys.argv[2:])
    vmlinuz = suite.image("".join(sys.argv[1:2]) or suite.newest())
    with tempfile.TemporaryDirectory() as d:
        disk = machine.Disk(d, "older.init")
        disk.program(machine.XPTIBPF, "/bin/xptibpf")
        disk.program(build(d), "/bin/older")
        parts = machine.said(vmlinuz, disk.pack(), d)
    pid = int(parts["program"])
    told = [json.loads(line) for line in parts["told"].splitlines() if line.startswith("{")]
    calls = [(e["tid"], e["function"], e["older"]) for e in told if e["type"] == "in_flight"]
    check(calls == [(pid, "urEventWait", True), (pid, "clWaitForEvents", True)], "the calls that it was in, and no other", calls)
    check(not re.search("could not|cannot", parts["warned"]), "nothing that could not be done", parts["warned"].strip())
    if machine.failed:
        print(parts["log"])
    machine.end()


main()
