#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 600, takes: 90, suite: all
"""replay: kernels whose arguments are structures with bytes that the program never writes, of dpctl on PI
(tests/workloads/strided.py).

These bytes are others in each run. Ten recordings of ten replay with the same output, and the end says how many arguments differed so;
where a member differs, the program has left the recording.
"""
import re

from lib import real, replaying
from lib.real import check, need
from lib.replaying import as_recorded, left, replay
import pi_witness

TIMES = 10


def main():
    d = real.folder()
    folder, env = pi_witness.environment()
    python, recording = f"{folder}/bin/python", f"{d}/strided.xbt"
    argv = [python, f"{real.ROOT}/tests/workloads/strided.py"]
    away = dict(env, OCL_ICD_FILENAMES="")
    differed = 0
    for i in range(TIMES):
        said = replaying.record(recording, *argv, "2", env=env)
        need(said.count("[[") == 9, "the program prints what it calculated", said)
        p = replay(recording, *argv, "2", env=away)
        as_recorded(f"recording {i + 1} of {TIMES}", p, said)
        n = re.search(r"(\d+) arguments of kernels had other bytes than recorded between the members", p.stderr)
        differed += int(n[1]) if n else 0
    check(differed > 0, "some had other bytes between members, which is reported", differed)
    p = replay(recording, *argv, "3", env=away)
    # A thread of dpctl's that asks for Python's lock while Python is ending is ended by it, which C++ doesn't let pass.
    aborted = (134,) if "FATAL: exception not rethrown" in p.stderr else ()
    left("a member of a structure differs", p, r"argument pArgValue of piKernelSetArg has 0x3 in byte \d+, recorded was 0x2$", aborted)


real.run(main)
