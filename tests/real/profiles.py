#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 20, suite: all
"""Profiles of a SYCL program: their totals are those of stat and mem, pprof reads the same of them, and a live export takes
stacks by itself."""
import os
import re
import subprocess
import sys

from lib import real
from lib.real import check, equal

RELEASE = "2026.2.0"
GOLDEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden", "profiles.py")


def export(form, *args):
    return subprocess.run([real.XPTIBPF, "export", "--format", form, *args], capture_output=True, env=real.environment(RELEASE),
                          check=True, timeout=60).stdout


def totals(path):
    """Of each weight, what pprof adds up."""
    found = {}
    for weight in ("calls", "allocated", "live"):
        # Newer releases of Go build their tool when it is first used.
        text = real.plain_run(["go", "tool", "pprof", "-symbolize=none", "-top", "-unit=B" if weight != "calls" else "-unit=count",
                               f"-sample_index={weight}", path], env=os.environ, timeout=240).stdout
        found[weight] = int(re.search(r"of (\d+)B? total", text)[1]) if "total" in text else 0
    return found


def main():
    where = real.folder()
    program = real.workload(RELEASE, "sycl_all")
    path = os.path.join(where, "all.xbt")
    p = real.plain_run([real.XPTIBPF, "record", "-o", path, "-k=all", "--xpti", "--", program], env=real.warm_environment(RELEASE))
    equal(p.returncode, 0, f"a recording is made: {p.stderr[-300:]}")
    p = real.plain_run([sys.executable, GOLDEN, path])
    equal(p.returncode, 0, f"the totals and the formats: {p.stdout[-600:]}")
    folded = {w: sum(int(line.rsplit(b" ", 1)[1]) for line in export("folded", "--weight", w, "-i", path).splitlines())
              for w in ("calls", "allocated", "live")}
    profile = os.path.join(where, "all.pb.gz")
    export("pprof", "-o", profile, "-i", path)
    equal(totals(profile), folded, "what pprof adds up")
    live = os.path.join(where, "live.folded")
    export("folded", "--weight", "calls", "-o", live, "--", program)
    stacks = [line.split(";") for line in real.read(live).splitlines()]
    check(any("main" in s and "__sycl_kernel_add_buffers" in s[-1] for s in stacks), "live, a launch has its stack and its kernel", len(stacks))


real.run(main)
