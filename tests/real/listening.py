#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200, takes: 10, suite: both
"""Which streams and trace points somebody listens to is read from the tables of every libxptifw that was shipped; the witness
is the framework's own answer to the question that runtimes ask. Of an unknown release nothing is reported.
"""
import json
import re
import subprocess

from lib import real, xpti

OLD = ("2022.2.1", "2023.2.4")  # runtimes ask nothing there but whether there is a subscriber
RELEASES = "2024.0.3 2024.1.2 2024.2.1 2025.0.0 2025.1.0 2025.2.0 2025.3.3 2026.0.0 2026.1.2 2026.2.0".split()
# Callbacks that were taken away leave their place: until 2025.0 the framework goes on to say that somebody listens.
STAYS = ("2024.0.3", "2024.1.2", "2024.2.1", "2025.0.0")
NAMES = {36: "construct", 37: "destruct", 38: "associate", 39: "release"}


def show(program, lib):
    env = real.environment(LD_LIBRARY_PATH=f"{real.runtime('2026.2.0')}/lib")  # for the compiler's libraries
    p = subprocess.run([program, lib], capture_output=True, text=True, check=False, env=env)
    real.need(p.returncode == 0, f"{lib}: is loaded", p.stderr)
    return json.loads(p.stdout)


def main():
    program = real.build_with_ours("listening_show.c", "-ldl")
    for release in real.frameworks((*OLD, *RELEASES)):
        r = show(program, f"{xpti.xptifw(release)}/libxptifw.so")
        real.equal((r["error"], r["on"], r["differences"]), (0, 1, 0), f"{release}: as the framework itself says")
        real.check(r["streams"] >= 4, f"{release}: its streams", r["streams"])
        gone = [NAMES[t] for t in (36, 37, 38, 39) if t % 3 == 0 or release not in STAYS]
        missing = [f"offload_alloc_memory_object_{name}" for name in gone]
        gaps = ["sycl (signal)", f"sycl.experimental.buffer ({', '.join(missing)})", "sycl.experimental.mem_alloc"]
        said = re.findall(r"[^ ,(]+(?: \([^)]*\))?", r["gaps"])
        real.equal(sorted(said), [] if release in OLD else sorted(gaps), f"{release}: gaps")

    d = real.folder()
    with open(f"{xpti.xptifw('2026.2.0')}/libxptifw.so", "rb") as f, open(f"{d}/libxptifw.so", "wb") as copy:
        copy.write(f.read().replace(b"2026.2.0", b"2099.9.0"))
    real.check(show(program, f"{d}/libxptifw.so")["error"] < 0, "a release that is not known")


real.run(main)
