#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 45, suite: all
"""replay: programs of runtimes with PI print without a device what they printed with one, and make the same calls.

The witness of the calls is the runtime's own log (SYCL_PI_TRACE=-1): each with its arguments, its result and what it was given,
addresses aside. The program (tests/workloads/cl/pi_replayed.cpp) copies and fills, and leaves its recording in known ways;
another one (pi_buffers.cpp) does so with buffers; dpnp has kernels. A pack of such a program runs in its own root.
"""
import os
import re

from lib import real, replaying
from lib.real import check, equal, need
from lib.replaying import all_made, as_recorded, broken_answers, left, refused, replay, run
import pi_witness

PLUGIN = f"{real.O}/libpi_replay.so"
LEFT = {
    1: r"argument value of piextUSMEnqueueMemset is 77, recorded was 1$",
    2: r"argument pDst of piextUSMEnqueueMemcpy is 0x\w+, recorded was what is now 0x\w+; such a call is call \d+ of thread",
    3: r"it is piextUSMEnqueueMemcpy, recorded was piextUSMEnqueueMemset; such a call is call \d+ of thread",
    4: r"it is piextUSMEnqueueMemset, recorded was piextUSMEnqueueMemcpy; such a call is call \d+ of thread",
    5: r"argument size of piextUSMEnqueueMemcpy is 4095, recorded was 4096$",
    # From 2022 on it asks first which of the two a device can have.
    6: r"argument propName of piDeviceGetInfo is \d+, recorded was \d+$|it is piextUSMHostAlloc, recorded was piextUSMDeviceAlloc$",
    7: r"it ended without \d+ of its calls, the first of them call \d+ of thread \d+, piextUSMEnqueueMemcpy$",
}
BUFFERS_LEFT = {
    1: r"argument size of piMemBufferCreate is 3996, recorded was 4000$",
    2: r"argument mapFlags of piEnqueueMemBufferMap is 1, recorded was 3$",
    3: r"it is piextUSMEnqueueMemcpy, recorded was \w+; such a call is call \d+ of thread",
    4: r"it is piMemBufferCreate, recorded was \w+; such a call is call \d+ of thread",
}
NO_DEVICE = {"OCL_ICD_FILENAMES": ""}


def environment(release, **more):
    chosen = {"SYCL_DEVICE_FILTER": "opencl:cpu"} if release < "2023" else {"ONEAPI_DEVICE_SELECTOR": "opencl:cpu"}
    return real.environment(release, **chosen, **more)


def selection(release):
    """Plugins before 2024.1 hand out functions of OpenCL itself, which have probes only if these are selected, too."""
    return () if release >= "2024.1" else ("-e", "pi,cl")


def record(d, name, *argv, env, options=()):
    out = f"{d}/{name}.xbt"
    return out, replaying.record(out, *argv, env=env, options=("--data", "--images", *options))


def logged(text):
    """Calls with all their lines, without addresses."""
    calls = re.findall(r"^---> pi\w+\(\n(?:\t.*\n)*\) ---> .*\n(?:\t\[out\].*\n)*", text, re.M)
    return [re.sub(r"0x[0-9a-f]{6,}|<?nullptr>?", "*", c) for c in calls]


def by_release(d, release, name, word, ways):
    """The recording of a program that prints three lines with this word, and that leaves it in so many ways."""
    program, which = real.workload(release, name), f"{release}, {name}"
    plain = run(program, env=environment(release, **NO_DEVICE))
    check(plain.returncode != 0, f"{which}: there is no device without a replay", plain.stderr[-200:])
    recording, said = record(d, f"{name}-{release}", program, env=environment(release), options=selection(release))
    check(said.count(word) == 3, f"{which}: the program tells what it was given", said)
    as_recorded(which, replay(recording, program, env=environment(release, **NO_DEVICE)), said)
    with_device = run(program, env=environment(release, SYCL_PI_TRACE="-1"))
    p = replay(recording, program, env=environment(release, SYCL_PI_TRACE="-1", **NO_DEVICE))
    theirs, ours = logged(with_device.stdout), logged(p.stdout)
    check(len(theirs) > 80, f"{which}: the runtime reports its calls", len(theirs))
    equal(ours == theirs, True, f"{which}: the same calls, arguments, results and outputs in the same order")
    if ours != theirs:
        print(next(((a, b) for a, b in zip(ours, theirs) if a != b), (len(ours), len(theirs))))
    for n, wanted in ways.items():
        p = replay(recording, program, str(n), env=environment(release, **NO_DEVICE))
        # An exception that nobody catches aborts; a signal of another kind is a crash.
        left(f"{which}: left by {n}", p, wanted, statuses=(134,))
    return recording


def buffers(d):
    """Which the device had, and gave back as it had them."""
    release = "2024.2.1"
    recording = by_release(d, release, "pi_buffers", "buffers", BUFFERS_LEFT)
    p = run(real.XPTIBPF, "trace", "-i", recording, "-e", "pi", env=environment(release))
    calls = {name: len(re.findall(rf"\b{name}\(", p.stdout))
             for name in ("piMemBufferCreate", "piEnqueueMemBufferMap", "piEnqueueMemBufferRead")}
    equal(calls, {"piMemBufferCreate": 6, "piEnqueueMemBufferMap": 3, "piEnqueueMemBufferRead": 6},
          "buffers: two a round, of which one is mapped once, and both are read")


def kernels(d):
    """dpnp, whose numbers a kernel has calculated: it ends with an error if they are wrong."""
    folder, env = pi_witness.environment()
    argv = pi_witness.program(folder)[1:]
    recording, said = record(d, "dpnp", *argv, env=env)
    p = replay(recording, *argv, env=dict(env, **NO_DEVICE))
    equal(p.returncode, 0, "dpnp: replayed")
    equal(p.stdout.splitlines()[1:], said.splitlines()[1:], "dpnp: the same output, but for its process")
    check(all_made("dpnp", p) > 500, "dpnp: which are many")
    p = run(real.XPTIBPF, "trace", "-i", recording, "-e", "pi:piEnqueueKernelLaunch", env=env)
    check(p.stdout.count("piEnqueueKernelLaunch(") >= 2 * pi_witness.ITERATIONS, "dpnp: and launches were among them")


def packed(d, release):
    program, folder = real.workload(release, "pi_replayed"), f"{d}/pack"
    recording, said = record(d, "packed", program, env=environment(release), options=("--files",))
    p = run(real.XPTIBPF, "pack", "-o", folder, recording, env=os.environ)
    need(p.returncode == 0, f"{release}: it is packed", p.stderr[-300:])
    as_recorded("packed", run(real.XPTIBPF, "replay", folder, env={"HOME": "/nonexistent"}), said)


def bad_input(d, recordings):
    newest, older = "2024.2.1", "2023.2.4"
    env, program = environment(newest, **NO_DEVICE), real.workload(newest, "pi_replayed")
    half, _ = record(d, "half", real.workload(older, "pi_replayed"), env=environment(older))
    refused("without the functions of OpenCL that are handed out", replay(half, program, env=env), 3, r"record --data -e pi,cl'")
    refused("another release", replay(recordings[older], program, env=env), 1, r"of release 2024\.2\.1 .*, the recording is of 2023\.2")
    p = replay(recordings[newest], "true", env=env)
    refused("a program without a runtime", p, 1, r"has loaded no adapter: it does not use a runtime of release 2024\.2")
    p = replay(recordings[newest], program, env=env, options=("--adapter", f"{real.O}/libur_adapter_replay.so"))
    check(p.returncode == 1 and "has loaded no adapter" in p.stderr, "the adapter of Unified Runtime is no plugin", p.stderr[-300:])
    two = replay(recordings[newest], "sh", "-c", f"{program} >/dev/null; {program}", env=env)
    refused("a second process", two, 1, "a second process")
    broken_answers(d, program, dict(env, LD_AUDIT=PLUGIN, XPTIBPF_REPLAY_PLUGINS="libpi_opencl.so"))


def main():
    d = real.folder()
    os.chmod(d, 0o755)
    real.own_mounts()
    real.mount_tracefs()
    recordings = {release: by_release(d, release, "pi_replayed", "shared", LEFT) for release in pi_witness.RELEASES}
    buffers(d)
    kernels(d)
    packed(d, "2024.2.1")
    bad_input(d, recordings)


real.run(main)
