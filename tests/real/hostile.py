#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200, takes: 40, suite: both
"""Processes that lie: every ur* function with arguments that lead nowhere, and XPTI notifications whose
events, metadata and framework do. Nothing crashes or hangs, memory is bounded, every call is there or counted as
lost, every line is whole, nothing is printed that could steer a terminal, and the lying process is not disturbed."""
import os
import re
import subprocess
import time

from lib import real
from lib.real import check, equal, need

SEEDS = (1, 2)
CALLS, NOTIFICATIONS = 12000, 6000
XPTIFW = real.releases(("2026.2.0", "2025.3.3"))


def every_name():
    text = "".join(real.read(f"{real.ROOT}/user/catalog/gen/ur.c"))
    names = sorted(set(re.findall(r'"(ur[A-Z]\w+)"', text)))
    need(len(names) > 200, "all names of Unified Runtime", len(names))
    return names


def build_liars(d, names):
    with open(f"{d}/all.c", "w") as f:
        f.write("#include <stdint.h>\n")
        # A result that is no result code, now and then; a real frame, so that the call is a call.
        for i, n in enumerate(names):
            f.write(f"long {n}(uint64_t a) {{ volatile long r = a % 7 ? 0 : (long)(a * {2 * i + 1}u); return r; }}\n")
    lib = real.build(f"{d}/all.c", f"{d}/libur_liar.so", "-fPIC", "-shared", "-fcf-protection")
    return real.build(f"{real.ROOT}/tests/workloads/hostile/hostile.c", f"{d}/hostile", "-ldl"), lib


def mute(release, d):
    """The real libxptifw, whose xptiNotifySubscribers does nothing: endbr64; push; pop; xor %eax; ret."""
    source = os.path.realpath(f"{real.runtime(release)}/lib/libxptifw.so")
    with open(source, "rb") as f:
        image = bytearray(f.read())
    symbols = subprocess.run(["nm", "-D", source], capture_output=True, text=True, check=True).stdout
    address = int(re.search(r"^([0-9a-f]+) T xptiNotifySubscribers", symbols, re.M).group(1), 16)
    segments = subprocess.run(["readelf", "-lW", source], capture_output=True, text=True, check=True).stdout
    for off, vaddr, size in re.findall(r"LOAD\s+0x(\w+) 0x(\w+) 0x\w+ 0x(\w+)", segments):
        if int(vaddr, 16) <= address < int(vaddr, 16) + int(size, 16):
            at = address - int(vaddr, 16) + int(off, 16)
    code = bytes.fromhex("f30f1efa 55 5d 31c0 c3")
    image[at:at + len(code)] = code
    path = f"{d}/libxptifw-{release}.so"
    with open(path, "wb") as f:
        f.write(image)
    return path


def lied_to(what, options, argv, n, kind, json=True, env=None, unsure=0):
    """Gives the tracer, ended, after the checks that hold for every liar."""
    t = real.Tracer("-e", "ur:*,sycl,thread:*", *options, "--", *argv, json=json, env=env)
    highest = 0
    deadline = time.monotonic() + 60
    while t.p.poll() is None and time.monotonic() < deadline:
        m = re.search(r"^VmHWM:\s*(\d+)", real.read(f"/proc/{t.pid}/status"), re.M)
        highest = max(highest, int(m.group(1)) if m else 0)
        time.sleep(0.02)
    equal(t.wait(1), 0, f"{what}: the program ends well, and so does the tracer")
    equal(t.out, f"made {n}\n", f"{what}: it is not disturbed")
    # If the reader is late once, that includes all of the ring (16 MiB), which is mapped twice.
    check(highest < 96 * 1024, f"{what}: memory is bounded", f"{highest / 1024:.1f} MiB")
    raw = open(t.file, "rb").read()
    bad = re.search(rb"[\x00-\x09\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\xaa-\xae]", raw)
    check(not bad, f"{what}: no control characters in the output", raw[bad.start() - 60:bad.end()] if bad else "")
    try:
        raw.decode()
        check(True, f"{what}: it is UTF-8")
    except UnicodeDecodeError as e:
        check(False, f"{what}: it is UTF-8", e)
    if not json:
        check(re.search(r"^lost: ", raw.decode(errors="replace"), re.M), f"{what}: the account of losses")
        return t
    ended = t.lost(cut=True)
    seen = len([e for e in t.events() if e["type"] == kind])
    ring = sum(v for k, v in ended.items() if k.startswith("ring"))
    check(n - unsure <= seen + ring <= n, f"{what}: each is there, or counted as lost", f"{seen} there, {ring} lost in the ring; {ended}")
    check(seen > n // 3, f"{what}: most are there")
    return t


def calls(hostile, lib, names):
    # pthread_create is not among them, and what ends up unreadable is counted.
    for seed in SEEDS:
        t = lied_to(f"calls, seed {seed}", [], [hostile, "ur", lib, seed, CALLS, *names], CALLS, "call")
        check(t.lost().get("unreadable", 0) > 1000, f"calls, seed {seed}: what could not be read is counted")
    check(len(real.count(t.events())) == len(names), "calls: of every function", len(names))
    lied_to("calls, as text", ["-C"], [hostile, "ur", lib, 4, CALLS, *names], CALLS, "call", json=False)


def events(hostile, d):
    for release in XPTIFW:
        lib = mute(release, d)
        for seed in SEEDS:
            # One in 1,000 comes while the framework itself is a lie, and then may seem to be switched off.
            lied_to(f"events of {release}, seed {seed}", [], [hostile, "xpti", lib, seed, NOTIFICATIONS], NOTIFICATIONS, "xpti",
                    env=real.environment(release), unsure=NOTIFICATIONS // 1000)
    lied_to("events, as text", [], [hostile, "xpti", mute(XPTIFW[0], d), 4, NOTIFICATIONS], NOTIFICATIONS, "xpti", json=False,
            env=real.environment(XPTIFW[0]))


def attached(hostile, lib, names):
    """The tracer reads a liar that already runs, and that is stopped while it does."""
    env = real.environment(HOSTILE_WAIT="1")
    p = real.Process([hostile, "ur", lib, "9", "5000", *names], env=env, stdin=True)
    p.said("^ready$")
    t = real.Tracer("-p", p.pid, "-e", "ur:*").ready()
    p.tell("go")
    p.said("^made 5000$")
    equal((p.wait(), t.wait(5)), (0, 0), "a liar that already runs")
    equal(len(t.calls()), 5000, "a liar that already runs: every call")


def made_up_framework(d):
    """A library that only claims to be libxptifw: refused as a whole, and said."""
    with open(f"{d}/claims.c", "w") as f:
        f.write("""
#include <stdint.h>
void *_ZN4xpti9Framework9MInstanceE = (void *)0x4141414141414141;
uint32_t xptiNotifySubscribers(uint8_t s, uint16_t t, void *p, void *e, uint64_t i, const void *u) { volatile int r = t; return r; }
const char *xptiLookupString(uint32_t i) { return (const char *)(uintptr_t)i; }
int xptiLookupObject(int i) { return i; }
int xptiCheckTraceEnabled(int i) { return i; }
""")
    lib = real.build(f"{d}/claims.c", f"{d}/libclaims.so", "-fPIC", "-shared")
    t = real.Tracer("-e", "sycl", "--", f"{d}/hostile", "xpti", lib, "1", "1000")
    equal((t.wait(30), t.out), (0, "made 1000\n"), "a made-up libxptifw: it is not disturbed")
    t.events()
    check(True, "a made-up libxptifw: every line is whole", t.err.strip())


def main():
    d = real.folder()
    names = every_name()
    hostile, lib = build_liars(d, names)
    before = real.bpf_alive()
    if real.in_check():
        calls(hostile, lib, names)
        attached(hostile, lib, names)
        made_up_framework(d)
    events(hostile, d)
    equal(real.bpf_left(before), set(), "nothing is left in the kernel")


real.run(main)
