#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""GPU jobs of the kernel's own GPU scheduler, on a machine without a GPU: another kernel in a virtual machine, and in it a
driver without hardware (mockgpu.c). The witness is that kernel's own tracer: job by job, each moment.

gpu.py [VERSION]: of Debian 12's kernel, as in linux-headers-VERSION-amd64; without it the newest that apt knows. Needs what
`scripts/setup vm` installs, gcc and make; nothing is installed here. By hand, not a part of `make check`: it takes a minute,
and downloads 120 MB once.
"""
import glob
import json
import os
import re
import shutil
import sys
import tempfile

import machine
from machine import HERE, check, run

JOBS = 200


def kernel(suite, version):
    """The folder with its packages unpacked, paths in them made to fit."""
    root = suite.unpacked(version, f"linux-image-{version}-amd64", f"linux-headers-{version}-amd64",
                          f"linux-headers-{version}-common", f"linux-kbuild-{version}")
    headers = f"{root}/usr/src/linux-headers-{version}-amd64"
    for name in "Makefile", ".kernelvariables":
        with open(f"{headers}/{name}", encoding="utf-8") as f:
            text = f.read()
        with open(f"{headers}/{name}", "w", encoding="utf-8") as f:
            f.write(text.replace(f"{root}/usr/src/", "/usr/src/").replace("/usr/src/", f"{root}/usr/src/"))
    # Types of the module itself are of no use, and need another tool.
    if os.path.exists(f"{headers}/vmlinux"):
        os.remove(f"{headers}/vmlinux")
    return root


def module(root, version, d):
    os.mkdir(f"{d}/module")
    shutil.copy(f"{HERE}/mockgpu.c", f"{d}/module")
    with open(f"{d}/module/Makefile", "w", encoding="utf-8") as f:
        f.write("obj-m := mockgpu.o\n")
    run("make", "-s", "-C", f"{root}/usr/src/linux-headers-{version}-amd64", f"M={d}/module", "modules")
    return f"{d}/module/mockgpu.ko"


def disk(root, mock, d):
    fs = machine.Disk(d, "gpu.init")
    fs.program(machine.XPTIBPF, "/bin/xptibpf")
    fs.file(mock, "/modules/mockgpu.ko")
    for name in "drm", "scheduler/gpu-sched":
        packed = glob.glob(f"{root}/lib/modules/*/kernel/drivers/gpu/drm/{name}.ko.xz")[0]
        with open(f"{fs.fs}/modules/{os.path.basename(name)}.ko", "wb") as f:
            run("xzcat", packed, stdout=f)
    return fs.pack()


def witnessed(lines, pid):
    """[[fence, ns of each moment]] of the process's jobs, in the order of their ends; and how many others had."""
    waiting, found, others = {}, [], 0
    for m in re.finditer(r"-(\d+) .*?(\d+)\.(\d{6}): (\w+): .*?fence=([0-9a-f:]+)", lines):
        at = int(m[2]) * 10**9 + int(m[3]) * 1000
        if m[4] in ("drm_sched_job", "drm_sched_job_queue"):
            others += int(m[1]) != pid
            if int(m[1]) == pid:
                waiting[m[5]] = [m[5], at]
        elif m[5] in waiting and m[4] in ("drm_run_job", "drm_sched_job_run"):
            waiting[m[5]].append(at)
        elif m[5] in waiting and m[4] in ("drm_sched_process_job", "drm_sched_job_done"):
            found.append(waiting.pop(m[5]) + [at])
    return found, others


def main():
    suite = machine.Suite()
    version = sys.argv[1] if sys.argv[1:] else suite.newest()
    root = kernel(suite, version)
    with tempfile.TemporaryDirectory() as d:
        parts = machine.said(suite.image(version), disk(root, module(root, version, d), d), d)
    pid = int(parts["traced"])
    told = [json.loads(line) for line in parts["told"].splitlines() if line.startswith("{")]
    jobs = [e for e in told if e["type"] == "gpu_job"]
    seen, others = witnessed(parts["witness"], pid)
    check("trace points of gpu_scheduler" in parts["doctor"], "doctor finds the scheduler", parts["doctor"].strip())
    check(len(seen) == JOBS and others > 0, "the witness saw what was submitted, by two", (len(seen), others))
    check({e["pid"] for e in jobs} == {pid} and len(jobs) == len(seen), "each job of the traced one, and no other", len(jobs))
    check({e["ring"] for e in jobs} == {"mock_0.1"}, "its ring")
    check([e for e in told if e["type"] == "lost"] == [{"type": "lost", "count": 0, "where": None}], "nothing was lost")
    if ":" in seen[0][0]:
        check([f"{e['fence_context']}:{e['fence_seqno']}" for e in jobs] == [s[0] for s in seen], "their fences")
        check({e["device"] for e in jobs} == {"mockgpu"} and len({e["client_id"] for e in jobs}) == 1, "device and client")
    apart = sorted(abs(e[m] - s[i]) for e, s in zip(jobs, seen) for i, m in ((1, "ts"), (2, "run"), (3, "done")))
    check(apart[len(apart) // 2] < 1_000_000, "moments as the witness saw them: half of them within 1ms", apart[len(apart) // 2])
    machine.end()


main()
