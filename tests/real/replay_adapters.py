#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 15, suite: all
"""replay: programs with devices of several adapters or plugins, or of Level Zero, run again where there is none of them.

With Unified Runtime, a program (tests/workloads/ze/platforms.cpp) lists Intel's GPU driver, which needs no GPU in the root of
scripts/fetch-level-zero, and OpenCL's CPU, which it uses; it is replayed outside of that root. With PI it is Level Zero's null
driver, alone and beside OpenCL.
"""
import os
import re

from lib import real, ze_witness
from lib.real import check, equal
from lib.replaying import as_recorded, record, replay, run
import ze_calls
import ze_neo

NOTHING = {"OCL_ICD_FILENAMES": "", "ZE_ENABLE_ALT_DRIVERS": ""}


def adapters(d):
    release, recording = ze_neo.RELEASE, f"{d}/adapters.xbt"
    program, both = real.workload(release, "ze_platforms"), {"ONEAPI_DEVICE_SELECTOR": "*:*"}
    there = {**ze_neo.NO_HARDWARE, **both, "LD_LIBRARY_PATH": "/mnt/rt", "OCL_ICD_FILENAMES": "/mnt/rt/libintelocl.so"}
    said = record(recording, *ze_witness.inside(ze_witness.fetched("neo"), {
        "/mnt/rt": f"{real.runtime(release)}/lib", "/mnt/programs": os.path.dirname(program)}, there, ["/mnt/programs/ze_platforms"]),
        env=os.environ)
    check("OpenCL" in said and "Level-Zero" in said and "bytes 7 7" in said, "adapters: there are two", said)
    env = real.environment(release, **both, **NOTHING)
    plain = run(program, env=env)
    check(plain.returncode != 0, "adapters: there is no device without a replay", plain.stdout)
    as_recorded("adapters", replay(recording, program, env=env), said)


def platforms(recording):
    """How many it has by the plugins' own words."""
    text = run(real.XPTIBPF, "trace", "-i", recording, "-e", "pi:piPlatformsGet", env=os.environ).stdout
    return len(set(re.findall(r"phPlatforms=\[(platform#\d+)\]", text)))


def plugins(d, null, release, selector, wanted, have, options=()):
    what, recording = f"{release} with {selector}", f"{d}/{release}-{selector[0]}.xbt"
    program, env = real.workload(release, "pi_host"), ze_calls.environment(release, null)
    env["ONEAPI_DEVICE_SELECTOR"] = selector
    said = record(recording, program, "all", env=env, options=("--data", "--images", *options))
    check(wanted in said, f"{what}: it has such devices", said)
    plain = run(program, "all", env=dict(env, **NOTHING))
    check((plain.returncode, plain.stdout) != (0, said), f"{what}: there are no such devices without a replay", plain.stdout)
    equal(platforms(recording), have, f"{what}: each plugin has a platform")
    made = as_recorded(what, replay(recording, program, "all", env=dict(env, **NOTHING)), said)
    check(made > 40, f"{what}: it makes calls", made)


def main():
    d = real.folder()
    adapters(d)
    null = ze_witness.fetched("null")
    for release in ("2023.2.4", "2024.2.1"):
        # What the null driver can't do ends the program, after it has asked for devices.
        plugins(d, null, release, "level_zero:*", "refused", 1, ("-e", "pi"))
        plugins(d, null, release, "*:*", "count piextUSMEnqueueMemcpy 5", 2, ("-e", "pi,cl"))


real.run(main)
