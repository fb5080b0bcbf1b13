#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 1200, takes: 25, suite: all, quiet: it runs in a virtual machine
"""The matrix of kernels notices a BPF helper that Debian 12's kernel lacks: it is given a program that uses one, which is the real one
with another number wherever its BPF programs ask for the time. The helper came with Linux 6.2, and 6.1 is not too old: the row says so.
"""
import os
import re
import struct
import subprocess
import sys

from lib import real
from lib.real import check, equal

MATRIX = f"{real.ROOT}/tests/vm/matrix.py"
KTIME_GET_NS, CGRP_STORAGE_GET = 5, 210  # enum bpf_func_id


def call(helper):
    """The instruction: BPF_JMP | BPF_CALL, and its number."""
    return struct.pack("<BBhi", 0x85, 0, 0, helper)


def planted():
    with open(os.path.join(os.path.dirname(real.XPTIBPF), "xptibpf-static"), "rb") as f:
        code = f.read()
    asked = code.count(call(KTIME_GET_NS))
    check(asked > 5, "BPF programs ask for the time", asked)
    path = os.path.join(real.folder(), "xptibpf")
    with open(path, "wb") as f:
        f.write(code.replace(call(KTIME_GET_NS), call(CGRP_STORAGE_GET)))
    os.chmod(path, 0o755)
    return path


def main():
    p = subprocess.run([sys.executable, MATRIX, ":bookworm"], env=dict(os.environ, STATIC=planted(), SHOW="1"), capture_output=True,
                       text=True, check=False)
    if not equal(p.returncode, 1, "the matrix fails"):
        print(p.stdout + p.stderr)
    check(f"invalid func unknown#{CGRP_STORAGE_GET}" in p.stdout, "doctor says which helper this kernel does not know")
    check(re.search(r"^\| `trace -- PROGRAM` \| FAILS \|$", p.stdout, re.M), "its row says so")
    check(re.search(r"^FAIL .*it is a kernel on which", p.stdout, re.M), "and why: nothing works there, although it is not too old")


real.run(main)
