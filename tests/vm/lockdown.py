#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A kernel that is locked down (lockdown=confidentiality, and lockdown=integrity): where BPF may not read its memory, each command
fails with one line that says so, and doctor does; where only changing it is forbidden, all works.

lockdown.py [VERSION:SUITE|PATH]: as matrix.py has it; without, Debian 12's. Needs xptibpf built. By hand, not a part of `make check`: it takes two minutes.
SHOW=1: all that the machines said.
"""
import json
import os
import sys
import tempfile

import machine
from machine import check

COMMANDS = "trace", "stat", "serve"


def disk(d):
    fs = machine.Disk(d, "lockdown.init")
    fs.program(machine.XPTIBPF, "/bin/xptibpf")
    fs.library("libmicrohttpd.so.12")
    return fs.pack()


def lines(text, word):
    return [line.removeprefix(word + " ") for line in text.splitlines() if line.startswith(word + " ")]


def judge(mode, parts):
    works = mode == "integrity"
    check(f"[{mode}]" in parts["mode"], f"{mode}: the kernel is locked down", parts["mode"].strip())
    checks = [json.loads(line) for line in lines(parts["doctor"], "out")]
    said = next(c for c in checks if c.get("name") == "lockdown")
    check(said["state"] == ("ok" if works else "missing"), f"{mode}: doctor says what it means", said)
    check(lines(parts["doctor"], "status") == ["0" if works else "1"], f"{mode}: and whether tracing works")
    for name in COMMANDS:
        errors = [line for line in lines(parts[name], "err") if "error" in line]
        if works:
            # serve goes on until it is ended.
            check(not errors and lines(parts[name], "status") in (["0"], ["143"]), f"{mode}: {name} works", parts[name])
        else:
            check(lines(parts[name], "status") == ["1"] and len(errors) == 1 and "lockdown=integrity" in errors[0],
                  f"{mode}: {name} fails with one line that says why", parts[name])
    check(not parts["left"].strip(), f"{mode}: nothing is left in the kernel", parts["left"])


def main():
    vmlinuz = machine.kernel("".join(sys.argv[1:2]) or ":bookworm")[1]
    for mode in "confidentiality", "integrity":
        with tempfile.TemporaryDirectory() as d:
            parts = machine.said(vmlinuz, disk(d), d, f"lockdown={mode}")
        judge(mode, parts)
        if machine.failed or os.environ.get("SHOW"):
            for name, text in parts.items():
                print("==", name, text, sep="\n")
    machine.end()


main()
