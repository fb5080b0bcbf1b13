#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What `xptibpf serve` costs a machine on which nothing uses an API: CPU time of each of its processes, in percent of a core, with what
the machine did meanwhile.

    idle.py [SECONDS]
"""
import os
import re
import subprocess
import sys
import tempfile
import time

XPTIBPF = os.environ.get("XPTIBPF", "build/xptibpf")
KINDS = {"default": [], "no devices": ["--devices", "off"], "functions of UR alone": ["-e", "ur", "--devices", "off"]}


def read(path):
    try:
        with open(path, errors="replace") as f:
            return f.read()
    except OSError:
        return ""


def family(pid):
    """{name: ns on a CPU} of a process and its children."""
    found = {}
    for p in [pid, *map(int, read(f"/proc/{pid}/task/{pid}/children").split())]:
        ran = sum(int(read(f"/proc/{p}/task/{t}/schedstat").split()[0]) for t in os.listdir(f"/proc/{p}/task"))
        waited = int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", read(f"/proc/{p}/status"), re.M)[1])
        found[read(f"/proc/{p}/comm").strip(), p] = ran, waited
    return found


def forks():
    return int(re.search(r"^processes (\d+)$", read("/proc/stat"), re.M)[1])


def measure(name, options, seconds):
    d = tempfile.mkdtemp()
    with open(f"{d}/err", "w") as err:
        s = subprocess.Popen([XPTIBPF, "serve", "--listen", f"unix:{d}/http", "--control", "none", *options], stderr=err)
    time.sleep(12)
    if s.poll() is not None:
        sys.exit(read(f"{d}/err"))
    before, born = family(s.pid), forks()
    time.sleep(seconds)
    after, born = family(s.pid), forks() - born
    s.terminate()
    s.wait()
    for key in after:
        ran, waited = (a - b for a, b in zip(after[key], before.get(key, (0, 0))))
        print(f"{name:24} {key[0]:16} {ran / seconds / 1e7:6.3f} % {waited / seconds:7.1f} waits/s {born / seconds:6.1f} forks/s on the machine", flush=True)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    for name, options in KINDS.items():
        measure(name, options, seconds)


main()
