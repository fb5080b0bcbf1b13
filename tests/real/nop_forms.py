#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 25, suite: all
"""10,000 forks of a program whose functions begin with one form of a nop each, while all of these are traced: no child dies, nothing
below a stack pointer is written over, and each call is counted.
"""
import json
import re
import subprocess

from lib import real
from lib.real import equal

FORKS = 10000
CALLS = 1000 + FORKS  # as of nop_forms.c
SOURCE = f"{real.ROOT}/tests/workloads/abi/nop_forms.c"


def main():
    d = real.folder()
    lib = real.build(SOURCE, f"{d}/libur_forms.so", "-DLIBRARY", "-fPIC", "-shared")
    program = real.build(SOURCE, f"{d}/nop_forms", lib, f"-Wl,-rpath,{d}")
    names = re.findall(r"\bF\((ur\w+)", real.read(SOURCE))
    s = subprocess.run([real.XPTIBPF, "stat", "--json", "-e", "ur", "-o", f"{d}/stat", "--", program, str(FORKS)], capture_output=True,
                       text=True, check=False)
    equal((s.returncode, s.stdout), (0, "0 children died, 0 red zones were wrong\n"), "the program is as without probes")
    rows = [json.loads(line) for line in real.read(f"{d}/stat").splitlines()]
    equal({r["function"]: r["calls"] for r in rows if r.get("function") in names}, dict.fromkeys(names, CALLS), "each call is counted")


real.run(main)
