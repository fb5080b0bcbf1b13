#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 30, suite: all
"""Arming a libsycl whose symbols were stripped: its code is that of a release, whose symbols are known (user/arm/known.h).

Of each library of each release that can be armed, all that arming needs to know is the same with and without symbols, also
without the line that names the release. One byte of code that is different, and it is not known. Then a program with stripped
libraries is armed while it runs, and traced: it has the same events and calls as with those that were not stripped.
"""
import collections
import os
import re
import shutil
import subprocess

from lib import real
from lib.crowd import Crowd
from lib.real import check, equal

RELEASES = "2024.0.3 2024.2.1 2025.0.0 2025.1.0 2025.2.0 2025.3.3 2026.0.0 2026.1.2 2026.2.0".split()
ARMED = ("2024.2.1", "2025.3.3", "2026.2.0")
LIBRARIES = re.compile(r"lib(sycl|sycl-preview|ur_loader)\.so\.\d+")
LAYER = {"UR_ENABLE_LAYERS": "UR_LAYER_TRACING"}
ROUNDS = 5


def stripped(path, out, *options):
    subprocess.run(["strip", *options, "-o", out, path], check=True)
    return out


def shown(tool, path):
    """Its exit status, and what arm/way.h says of the file."""
    r = subprocess.run([tool, path], capture_output=True, text=True, check=False)
    return r.returncode, sorted(line for line in r.stdout.splitlines() if not line.startswith(("release", "framework")))


def change_code(path):
    """One byte in the middle of the code."""
    text = subprocess.run(["readelf", "-SW", path], capture_output=True, text=True, check=True).stdout
    _, offset, size = (int(n, 16) for n in re.search(r" \.text\s+PROGBITS\s+(\w+) (\w+) (\w+)", text).groups())
    with open(path, "r+b") as f:
        f.seek(offset + size // 2)
        byte = f.read(1)
        f.seek(offset + size // 2)
        f.write(bytes([byte[0] ^ 1]))


def files(tool):
    folder, seen = real.folder(), 0
    shutil.copy(f"{real.runtime(RELEASES[0])}/lib/libxptifw.so", folder)  # which has to be beside them
    for release in RELEASES:
        lib = f"{real.runtime(release)}/lib"
        for name in sorted(n for n in os.listdir(lib) if LIBRARIES.fullmatch(n)):
            whole = shown(tool, f"{lib}/{name}")
            if whole[0]:
                continue
            bare = stripped(f"{lib}/{name}", f"{folder}/bare")
            equal(shown(tool, bare), whole, f"{name} of {release}: without symbols")
            equal(shown(tool, stripped(bare, f"{folder}/silent", "-R", ".comment")), whole, f"{name} of {release}: and without its release")
            seen += 1
    check(seen > 20, "libraries were compared", seen)
    check(len(whole[1]) > 40, "and each tells much", len(whole[1]))
    change_code(bare)
    equal(shown(tool, bare)[1], ["error ENODATA"], "one byte of code is different, and nothing is known of it")


def traced(release, first):
    """What there was of each kind while it did its rounds; first: a folder that is searched for libraries before the others."""
    env = real.warm_environment(release, **LAYER)
    if first:
        env["LD_LIBRARY_PATH"] = f"{first}:{env['LD_LIBRARY_PATH']}"
    p = Crowd(release, env).does(1)
    t = real.Tracer("-e", "ur:*,pi:*,sycl", "--arm", "-p", p.pid)
    t.said("is armed", 60, "err")
    p.does(ROUNDS)
    t.end()
    equal(t.lost(), {}, f"{release}: nothing was lost")
    p.ends(release)
    events = collections.Counter((e["stream"], e["event"]) for e in t.events() if e["type"] == "xpti")
    return events, collections.Counter((c["name"], c["ret"]) for c in t.calls())


def armed(release):
    first = f"{real.folder()}/lib"
    os.mkdir(first)
    lib = f"{real.runtime(release)}/lib"
    for name in os.listdir(lib):
        if LIBRARIES.fullmatch(name):
            stripped(f"{lib}/{name}", f"{first}/{name}")
        else:
            os.symlink(f"{lib}/{name}", f"{first}/{name}")
    events, calls = traced(release, None)
    bare_events, bare_calls = traced(release, first)
    check(sum(events.values()) > 10 * ROUNDS, f"{release}: there are events", sum(events.values()))
    equal(bare_events, events, f"{release}: the events of a stripped libsycl that was armed")
    submitted = {k: n for k, n in calls.items() if "Enqueue" in k[0]}
    equal({k: n for k, n in bare_calls.items() if "Enqueue" in k[0]}, submitted, f"{release}: and the commands")
    check(submitted, f"{release}: there are some", submitted)


def main():
    r = real.plain_run([f"{real.ROOT}/scripts/gen-arm-known", "--check"], timeout=120)
    equal((r.returncode, r.stderr), (0, ""), "the table is what the libraries have")
    files(real.build_with_ours("arm_show.c"))
    for release in ARMED:
        armed(release)


real.run(main)
