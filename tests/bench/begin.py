# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""How long a person waits for the first call of a running program: `run --begin`.

The program uses SYCL and calls all the time, so that the first line comes when the trace begins. Beside it in each round
bpftrace does the same for the entries and returns of a few functions, because times of different machines, or of a busy
one, can't be compared.
"""
import os
import statistics
import subprocess
import time

LIBRARY = "libsycl.so"
FUNCTIONS = "urEvent*"


def mapped(pid):
    """The path of the program's libsycl."""
    with open(f"/proc/{pid}/maps", encoding="utf-8") as f:
        return next(line.split()[-1] for line in f if LIBRARY in line)


def seconds(argv, word):
    """From the start of a command to a line with this word; it is ended then."""
    start = time.monotonic()
    with subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as p:
        try:
            for line in p.stdout:
                if word in line:
                    return time.monotonic() - start
        finally:
            p.terminate()
            p.stdout.read()
    raise OSError(f"{argv[0]} ended without a call")


def bpftrace(pid):
    library = mapped(pid)
    return ["bpftrace", "-p", str(pid), "-e", f'uprobe:{library}:{FUNCTIONS} {{ printf("call %s\\n", func); }} '
            f'uretprobe:{library}:{FUNCTIONS} {{ printf("return %s\\n", func); }}']


def cpu(argv):
    """Seconds of CPU time of a whole trace that ends as soon as it has begun."""
    before = os.times()
    subprocess.run(argv, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def run(xptibpf, release, program, rounds, verdict):
    ours, theirs, work = [], [], []
    with subprocess.Popen([*release, program, "--sleep-ms", "5"], stdout=subprocess.PIPE, text=True) as p:
        try:
            p.stdout.readline()
            for _ in range(rounds + 1):
                ours.append(seconds([xptibpf, "trace", "-qq", "-p", str(p.pid), "--json"], '"type":"call"'))
                theirs.append(seconds(bpftrace(p.pid), "urEventWait"))
                work.append(cpu([xptibpf, "trace", "-qq", "-p", str(p.pid), "-o", "/dev/null", "-d", "0.001"]))
        finally:
            p.terminate()
            p.stdout.read()
    ours, theirs, work = ours[1:], theirs[1:], work[1:]  # the first ones read the files from the disk
    ratio = [a / b for a, b in zip(ours, theirs)]
    print("\nAttaching to a running SYCL program")
    verdict("start to first event", statistics.median(ours), 0.5, "s", False, ours)
    verdict("  CPU time of start and end", statistics.median(work), 0.5, "s", False, work)
    verdict(f"  against bpftrace with {FUNCTIONS} alone", statistics.median(ratio), 1, "x", False, ratio)
