#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120
"""Groups of processes, as MPI's launchers start them: each has its rank, traced from the start and attached
to later. The witness is what each process reports of itself; a launcher's environment is what its
manual says (there is no MPI here). A process with an environment beyond all limits is traced like any other.
"""
import os
import re
import sys

from lib import real
from lib.real import check, equal

RELEASE = "2026.2.0"  # whose OpenCL is called
LAUNCHERS = {"OMPI_COMM_WORLD_RANK": "OMPI_COMM_WORLD_SIZE", "PMI_RANK": "PMI_SIZE", "SLURM_PROCID": "SLURM_NTASKS"}
LAUNCHER = """
import os, subprocess, sys
rank, size, n = sys.argv[1], sys.argv[2], int(sys.argv[3])
many = [subprocess.Popen(sys.argv[4:], env={**os.environ, rank: str(i), size: str(n)}) for i in range(n)]
for i, p in enumerate(many):
    print("rank", i, p.pid, flush=True)
sys.exit(max(p.wait() for p in many))
"""


def ranks_of(t):
    return {e["pid"]: (e["rank"], e["ranks"], e["by"]) for e in t.events()
            if e["type"] == "process" and e["event"] == "rank"}


def from_the_start(program, rank, size):
    t = real.Tracer("-e", "cl:*", "--", sys.executable, "-c", LAUNCHER, rank, size, "3", *program,
                    env=real.warm_environment(RELEASE))
    equal(t.wait(30), 0, f"{rank}: the launcher ends well")
    told = {int(pid): (int(i), 3, rank) for i, pid in re.findall(r"^rank (\d+) (\d+)$", t.out, re.M)}
    equal(len(told), 3, f"{rank}: three processes")
    equal(ranks_of(t), told, f"{rank}: each has its rank, the launcher has none")
    check({c["pid"] for c in t.calls()} == set(told), f"{rank}: and the calls are theirs")


def attached(program):
    argv = [*program, "--wait"]
    many = [real.Process(argv, env=real.warm_environment(RELEASE, PMI_RANK=str(i), PMI_SIZE="2"), stdin=True) for i in range(2)]
    padding = {f"A{i}": "x" * 100000 for i in range(5)}
    huge = real.Process(argv, env={**real.warm_environment(RELEASE), **padding, "PMI_RANK": "7"}, stdin=True)
    for p in (*many, huge):
        p.said("^waiting")
    t = real.Tracer("-p", ",".join(str(p.pid) for p in (*many, huge)), "-e", "cl:*").ready()
    for p in (*many, huge):
        p.tell("go")
    for p in (*many, huge):
        equal(p.wait(20), 0, "attached: the program ends well")
    t.end()
    found = ranks_of(t)
    equal({pid: r for pid, r in found.items() if pid != huge.pid}, {p.pid: (i, 2, "PMI_RANK") for i, p in enumerate(many)},
          "attached: each has its rank")
    check(found.get(huge.pid) in (None, (7, None, "PMI_RANK")), "attached: half a megabyte of environment", found.get(huge.pid))
    check(huge.pid in {c["pid"] for c in t.calls()}, "attached: it is traced all the same")


def text(program):
    group = [sys.executable, "-c", LAUNCHER, "PMI_RANK", "PMI_SIZE", "2", *program]
    r = real.plain_run([real.XPTIBPF, "trace", "-e", "cl:*", "--", *group], real.warm_environment(RELEASE))
    said = re.findall(r"^rank (\d+) (\d+)$", r.stdout, re.M)
    for i, pid in said:
        check(re.search(rf"\[\S*:{pid}/r{i} main\] cl\w+\(", r.stdout + r.stderr), f"text: {pid} is shown with its rank")
    equal(len(said), 2, "text: two processes")


def main():
    d = real.folder()
    with open(f"{d}/one", "w") as f:
        f.write(f"""#!{sys.executable}
import ctypes, sys
lib = ctypes.CDLL("libOpenCL.so.1")
if "--wait" in sys.argv:
    print("waiting", flush=True)
    sys.stdin.readline()
n = ctypes.c_uint()
sys.exit(lib.clGetPlatformIDs(0, None, ctypes.byref(n)) or n.value == 0)
""")
    os.chmod(f"{d}/one", 0o755)
    program = [f"{d}/one"]
    for rank, size in LAUNCHERS.items():
        from_the_start(program, rank, size)
    attached(program)
    text(program)


real.run(main)
