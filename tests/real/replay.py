#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 75, suite: all
"""replay: a program that was recorded with a device prints the same without one, and makes the same calls.

The witness of the calls is the runtime's own tracing (SYCL_UR_TRACE): each with its arguments, its result and what it was
given, addresses aside. The program (tests/workloads/replayed.cpp) has kernels, buffers, USM and host tasks, and leaves its
recording in known ways; of releases that can't compile its kernels there is one without (outputs.cpp).
"""
import collections
import json
import os
import re
import subprocess

from lib import real, replaying
from lib.real import check, equal, need
from lib.replaying import as_recorded, broken_answers, left, refused

ADAPTER = f"{real.O}/libur_adapter_replay.so"
# What is said when the program leaves the recording, by --differ. A call may be preceded by one that asks about its operands.
LEFT = {
    1: r"argument pPattern of urEnqueueUSMFill has 0x6 in byte 0, recorded was 0x5",
    2: r"argument pDst of urEnqueueUSMMemcpy is 0x\w+, recorded was what is now 0x\w+; such a call is call \d+ of thread",
    3: r"it is urEnqueueUSMMemcpy, recorded was (urKernelSetArg\w+|urEnqueueKernelLaunch\w+); such a call is call \d+ of thread",
    4: r"it is urEnqueueKernelLaunch\w*, recorded was urEnqueueUSMMemcpy; such a call is call \d+ of thread",
    5: r"argument size of urEnqueueUSMMemcpy is 3996, recorded was 4000",
    6: r"it is urKernelCreate, recorded was ur\w+|urKernelCreate: the recording has no more calls",
    # The second round has such an allocation, but not this copy to it.
    7: r"it is urEnqueueUSMMemcpy, recorded was ur\w+",
    8: r"it ended without \d+ of its calls, the first of them call \d+ of thread \d+, ur\w+",
    9: r"argument (pArgs\[1\] of urEnqueueKernelLaunchWithArgsExp has 0x4 from byte 0 on|pArgValue of urKernelSetArgValue has 0x4 in byte 0)"
       r", recorded was 0x3",
    11: r"argument (pArgs\[4\] of urEnqueueKernelLaunchWithArgsExp|hArgValue of urKernelSetArgMemObj) is object \d+, recorded was object \d+",
    10: r"argument (pArgs\[0\] of urEnqueueKernelLaunchWithArgsExp|pArgValue of urKernelSetArgPointer) is 0x\w+, recorded was what is now 0x\w+",
}

# By the images' headers: a channel type is the second word of a format, the width the fourth of a description.
PICTURES = {
    1: r"argument pImageFormat of urMemImageCreate has 0x\w+ in byte 4, recorded was 0x\w+$",
    2: r"argument pImageDesc of urMemImageCreate has 0x8 in byte 24, recorded was 0x10$",
    3: r"urDeviceGetInfo: the recording has no more calls$|it is urDeviceGetInfo, recorded was ur\w+",
}


def record(d, release, *argv, options=("--data", "--images"), env=None):
    out = f"{d}/{release}-{os.path.basename(argv[0])}.xbt"
    return out, replaying.record(out, *argv, env=env or real.warm_environment(release), options=options)


def no_device(release, **extra):
    return real.warm_environment(release, OCL_ICD_FILENAMES="", **extra)


def replay(release, recording, *argv, options=(), env=None, **extra):
    return replaying.replay(recording, *argv, env=env or no_device(release, **extra), options=options)


def traced(text):
    """Calls as the runtime reports them, without addresses and without what is the program's own output."""
    calls = re.findall(r"^ *(?:<---|--->) (ur\w+\(.*\) -> .*)$", text, re.M)
    return [re.sub(r"0x[0-9a-f]{6,}|nullptr", "*", c) for c in calls]


def one_thread(d, release, name="outputs"):
    program = real.workload(release, name)
    subprocess.run([program], env=real.warm_environment(release), stdout=subprocess.DEVNULL, check=True)
    plain = subprocess.run([program], env=no_device(release), capture_output=True, text=True, check=False)
    check(plain.returncode != 0, f"{release}: there is no device without a replay", plain.stderr[-200:])
    recording, said = record(d, release, program)
    p = replay(release, recording, program)
    as_recorded(f"{release}, {name}", p, said)
    with_device = subprocess.run([program], env=real.warm_environment(release, SYCL_UR_TRACE="2"), capture_output=True,
                                 text=True, check=True)
    p = replay(release, recording, program, SYCL_UR_TRACE="2")
    ours, theirs = traced(p.stdout + p.stderr), traced(with_device.stdout + with_device.stderr)
    check(len(theirs) > 50, f"{release}: the runtime reports its calls", len(theirs))
    equal(ours == theirs, True, f"{release}: the same calls, arguments, results and outputs in the same order")
    if ours != theirs:
        print(next((a, b) for a, b in zip(ours, theirs) if a != b))
    return recording


def images(d, release):
    """The host reads what the device has of an image, and a part of a buffer with two sides."""
    recording = one_thread(d, release, "pictures")
    for n, wanted in PICTURES.items():
        p = replay(release, recording, real.workload(release, "pictures"), "--differ", str(n))
        left(f"{release}: left by {n} of pictures", p, wanted)


def spaced_lines(d, release):
    """Lines of buffers and images are given, and the program's own memory between them stays as it is."""
    program = real.workload(release, "ur_lines")
    recording, said = record(d, release, program)
    check(len(said.splitlines()) == 7 and all(".." in line for line in said.splitlines()), f"{release}: lines are apart", said)
    p = replay(release, recording, program)
    as_recorded(f"{release}, lines", p, said)
    unknown, said = record(d, release, program, options=("--data", "-e", "ur,!ur:urMemImageCreate"))
    p = replay(release, unknown, program, options=("--force",))
    check("4 commands have put something into memory that was not recorded" in p.stderr,
          f"{release}: images of which the recording does not know the format are reported", p.stderr[-400:])


def commands(text):
    """How often each function was called that adds a command; which thread does, differs from run to run."""
    return collections.Counter(c.split("(")[0] for c in traced(text) if c.startswith("urEnqueue"))


def several_threads(d, release):
    program = real.workload(release, "replayed")
    # So that its kernels are compiled in no run, or in each.
    subprocess.run([program], env=real.warm_environment(release), stdout=subprocess.DEVNULL, check=True)
    recording, said = record(d, release, program)
    calls = [json.loads(line) for line in subprocess.run([real.XPTIBPF, "trace", "--json", "-i", recording], check=True,
                                                         capture_output=True, text=True).stdout.splitlines()]
    threads = {e["tid"] for e in calls if e["type"] == "call"}
    check(len(threads) > 1, f"{release}: host tasks make calls in other threads", len(threads))
    for i in range(4):
        p = replay(release, recording, program)
        equal((p.returncode, p.stdout), (0, said), f"{release}: the same output with host tasks, {i}")
        if p.returncode:
            print(p.stderr[-500:])
    p = replay(release, recording, program, SYCL_UR_TRACE="2")
    told = collections.Counter(e["name"] for e in calls if e["type"] == "call" and e["name"].startswith("urEnqueue"))
    equal(commands(p.stdout + p.stderr), told, f"{release}: the same commands")
    for n, wanted in LEFT.items():
        left(f"{release}: left by {n}", replay(release, recording, program, "--differ", str(n)), wanted)
    return recording


def timing(release, recording):
    """Waits of the recorded length are as long together as those of one thread were."""
    program = real.workload(release, "outputs")
    waits = [json.loads(line) for line in subprocess.run(
        [real.XPTIBPF, "trace", "--json", "-i", recording, "-e", "ur:urEventWait,ur:urQueueFinish"], check=True,
        capture_output=True, text=True).stdout.splitlines()]
    wanted = sum(e["dur"] for e in waits if e["type"] == "call") / 1e9
    check(wanted > 0, "there are waits", wanted)
    traced_waits = f"{recording}.again"

    def took(how):
        p = subprocess.run([real.XPTIBPF, "record", "--force", "-f", "-e", "ur:urEventWait,ur:urQueueFinish", "-o", traced_waits, "--",
                            real.XPTIBPF, "replay", "--timing", how, recording, "--", program], env=no_device(release),
                           capture_output=True, text=True, check=False)
        need(p.returncode == 0, f"--timing {how}", p.stderr[-300:])
        again = [json.loads(line) for line in subprocess.run([real.XPTIBPF, "trace", "--json", "-i", traced_waits], check=True,
                                                             capture_output=True, text=True).stdout.splitlines()]
        found = [e["dur"] for e in again if e["type"] == "call"]
        equal(len(found), sum(e["type"] == "call" for e in waits), f"--timing {how}: as many waits")
        return sum(found) / 1e9

    check((t := took("recorded")) >= wanted, f"--timing recorded: they took {t:.6f} s of {wanted:.6f}")
    # They are short, and whoever has the processor meanwhile makes any of them long.
    check(any((t := took("none")) < wanted for _ in range(20)), f"--timing none: they took {t:.6f} s of {wanted:.6f}")


def bad_input(d, recording):
    release = "2026.2.0"
    program = real.workload(release, "outputs")
    run = [real.XPTIBPF, "replay"]
    refused("no recording", subprocess.run(run, capture_output=True, text=True, check=False), 2, "no recording given")
    refused("no program", subprocess.run([*run, recording], capture_output=True, text=True, check=False), 2, "no program given")
    refused("no file", replay(release, f"{d}/none", program), 1, "none")
    refused("no recording of ours", replay(release, "/etc/passwd", program), 1, "/etc/passwd")
    with open(recording, "rb") as f:
        whole = f.read()
    with open(f"{d}/cut.xbt", "wb") as f:
        f.write(whole[:len(whole) * 3 // 4])
    p = replay(release, f"{d}/cut.xbt", program)
    check(p.returncode == 1 and not p.stdout and "cut" in p.stderr, "a cut recording is refused", p.stderr[-300:])
    p = replay(release, f"{d}/cut.xbt", program, options=("--force",))
    # So short a recording has all calls in one piece.
    check(p.returncode == 3 and "cut off" in p.stderr and "has no calls" in p.stderr, "--force uses what is there of it, which is none",
          p.stderr[-400:])
    plain, _ = record(d, release, program, options=())
    refused("without --data", replay(release, plain, program), 3, "lacks the calls that ask")
    asks, _ = record(d, release, program, options=("-e", "ur"))
    check("has no data" in replay(release, asks, program).stderr, "without data, which is said")
    # Of a call whose outputs are short, there is nothing to keep.
    for options, said in (("-e", "ur:urPlatformGet"), True), (("--data", "-e", "ur:urPlatformGet"), False):
        few, _ = record(d, release, program, options=options)
        equal("has no data" in replay(release, few, program).stderr, said, f"no data, recorded with {' '.join(options)}: said or not")
    recording, _ = record(d, release, program)
    other = real.workload("2025.3.3", "outputs")
    refused("another release", replay("2025.3.3", recording, other), 1,
            r"release 2025\.3\.3 \('.*'\), the recording is of 2026\.2")
    refused("a program without a runtime", replay(release, recording, "true"), 1, "has loaded no adapter")
    p = replay(release, recording, f"{d}/none")
    refused("a program that is not there", p, 127, "cannot start")
    p = replay(release, recording, program, options=("--timing", "slow"))
    refused("a word that is none", p, 2, "slow")
    refused("no adapter", replay(release, recording, program, options=("--adapter", f"{d}/none")), 1, "cannot find the adapter")
    two = replay(release, recording, "sh", "-c", f"{program} >/dev/null; {program}")
    refused("a second process", two, 1, "a second process")
    broken_answers(d, program, no_device(release, UR_ADAPTERS_FORCE_LOAD=ADAPTER))


def native_handles(d):
    """What a program does with its driver by itself can't be replayed, which is said before it tries."""
    program = real.workload("2025.3.3", "launch")
    recording, _ = record(d, "2025.3.3", program)
    check("native handle" in replay("2025.3.3", recording, program).stderr, "native handles are reported")


def main():
    d = real.folder()
    recordings = {}
    for release in ("2025.0.0", "2025.1.0", "2025.2.0", "2025.3.3", "2026.0.0", "2026.1.2", "2026.2.0"):
        recordings[release] = one_thread(d, release)
    for release in ("2025.3.3", "2026.2.0"):
        several_threads(d, release)
        images(d, release)
        spaced_lines(d, release)
    timing("2026.2.0", recordings["2026.2.0"])
    native_handles(d)
    bad_input(d, recordings["2026.2.0"])


real.run(main)
