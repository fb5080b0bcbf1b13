#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200
"""The raw stream, read back: text, JSON and the table are byte for byte what they were live, for the same
run. This needs no root.
"""
import subprocess
import time

from lib import real

NOBODY = 65534


def read(path):
    with open(path, "rb") as f:
        return f.read()


def again(raw, *options):
    """What -i makes of it, as a user who may do nothing else."""
    with open(raw, "rb") as f:
        r = subprocess.run([real.XPTIBPF, "trace", "-i", "-", *options], stdin=f, capture_output=True, timeout=60,
                           user=NOBODY, group=NOBODY, extra_groups=())
    real.equal((r.returncode, r.stderr), (0, b""), f"-i {' '.join(options)} ends well")
    return r.stdout


def same(got, wanted, what):
    """Both are long: say where they part."""
    at = next((i for i, (a, b) in enumerate(zip(got, wanted)) if a != b), min(len(got), len(wanted)))
    real.check(got == wanted, what, f"{len(wanted)} bytes" if got == wanted else
               f"from byte {at}: got {got[at - 60:at + 60]!r}, wanted {wanted[at - 60:at + 60]!r}")


def hold_against(where, what):
    raw = f"{where}/raw"
    same(again(raw), read(f"{where}/text"), f"{what}: text")
    same(again(raw, "--json"), read(f"{where}/json"), f"{what}: JSON")
    table = read(f"{where}/summary")
    same(again(raw, "-C")[-len(table):], table, f"{what}: the table")
    copy = f"{real.folder()}/copy"
    again(raw, "--format", "raw", "-o", "-")
    subprocess.run([real.XPTIBPF, "trace", "-i", raw, "--format", "raw", "-o", copy], check=True)
    same(read(copy), read(raw), f"{what}: the stream itself")


def sycl(program):
    where = real.folder()
    p = real.Process([program, where, "", f"{real.O}/libxptibpf-beacon.so", real.workload("2026.2.0", "sycl_all")],
                     env=real.warm_environment("2026.2.0"))
    real.need(p.wait(100) == 0, "SYCL: the program ends well", p.err[-300:])
    text = read(f"{where}/text")
    real.check(text.count(b"\n") > 500 and b"sycl.debug" in text and b"urEnqueue" in text,
               "SYCL: calls and events were traced")
    hold_against(where, "SYCL")
    # A choice is made of what is there.
    some = again(f"{where}/raw", "-e", "ur:urEnqueue*").splitlines()
    real.check(some and all(b"urEnqueue" in line for line in some if b"] " in line and b"+++" not in line),
               "SYCL: -e chooses among them")


def held_up(program):
    """A call that runs on for longer than lines wait for it: what happened inside is shown before it."""
    where = real.folder()
    abi, lib = real.build_abi(real.folder())
    p = real.Process([program, where, "ur", f"{real.O}/libxptibpf-beacon.so", abi, lib, "long-call"],
                     stdin=True, env=real.environment())
    p.said("in the call")
    time.sleep(0.6)  # longer than a line waits for the call around it
    p.tell("go on")
    real.need(p.wait() == 0, "held up: the program ends well", p.err[-300:])
    real.check(b" resumed>" in read(f"{where}/text"), "held up: a line was shown before the call around it")
    hold_against(where, "held up")


def main():
    program = real.build_with_ours("raw_tee.c")
    sycl(program)
    held_up(program)


real.run(main)
