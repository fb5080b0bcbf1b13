#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Arming where SELinux denies it: a kernel that enforces a policy of ours (selinux.te), in a virtual machine, and in it the program
of tests/real/arm_inject.py, in domains that lack one thing each. What is refused, and why, is what the kernel's own record of
denials says; the program goes on as ever.

selinux.py [VERSION [SUITE]]: as older.py has it. Needs also what builds xptibpf, and xptibpf built. By hand, not a part of
`make check`: it takes two minutes. SHOW=1: all that the machine said.
"""
import json
import os
import re
import shutil
import sys
import tempfile

import machine
from machine import HERE, ROOT, check

sys.path.insert(0, f"{ROOT}/tests/real")
from lib import real

EPERM, EIO, ENOMEM, EACCES = -1, -5, -12, -13
LINKER = "failed to map segment"
# {the domain, and by a memory file: (result, what the kernel denied, words of the refusal)}
DENIALS = {
    "free": (0, None, []),
    "free_memory": (0, None, []),
    "noexecmem": (EACCES, "execmem", ["may not make memory executable", "Permission denied", "ausearch"]),
    "nobeacon": (EIO, "execute", ["/labelled/libtest.so", LINKER, "ausearch"]),
    "nobeacon_memory": (0, None, []),
    "noread": (EIO, "read", ["/labelled/libtest.so", "Permission denied", "ausearch"]),
    "nomemory": (EIO, "execute", ["file in memory", LINKER, "ausearch"]),
    "neither": (EIO, "execute", ["/labelled/libtest.so", LINKER, "ausearch"]),
    "neither_memory": (EIO, "execute", ["file in memory", LINKER, "ausearch"]),
    "nofork": (ENOMEM, "fork", ["can't make a thread", "Permission denied", "ausearch"]),
    "noptrace": (EPERM, "ptrace", ["memory can't be accessed", "Permission denied", "ausearch"]),
    "unseen": (EPERM, "read", ["can't be read", "Permission denied", "ausearch"]),
}


def disk(d):
    inc = ["-D_GNU_SOURCE", f"-I{ROOT}/include", f"-I{ROOT}/user"]
    work = f"{ROOT}/tests/workloads/arm"
    fs = machine.Disk(d, "selinux.init")
    fs.program(machine.XPTIBPF, "/bin/xptibpf")
    fs.program(real.build_with_ours("arm_inject_show.c"), "/bin/show")
    fs.program(real.build(f"{work}/victim.c", f"{d}/victim", *inc, "-pthread", "-ldl"), "/bin/victim")
    fs.file(real.build(f"{work}/beacon.c", f"{d}/libtest.so", *inc, "-shared", "-fPIC"), "/lib/libtest.so")
    fs.program(shutil.which("runcon"), "/bin/runcon")
    # That it is there is what it asks for.
    fs.write("/etc/selinux/config", "")
    machine.run("checkpolicy", "-U", "allow", "-c", "31", "-o", f"{fs.fs}/policy", f"{HERE}/selinux.te")
    return fs.pack()


def judge(name, text):
    lines = {}
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        lines.setdefault(word, []).append(rest)
    result, denied, words = DENIALS[name]
    domain = f"u:r:{name.replace('_memory', '')}_t"
    if name == "unseen":  # not even its domain can be read
        check("command xptibpf: error:" in text and "none" not in lines["command"][0] and
              "ausearch" in lines["command"][0], f"{name}: the command", lines.get("command"))
    else:
        check(lines.get("domain") == [domain], f"{name}: the program is in its domain", lines.get("domain"))
    told = json.loads("".join(lines.get("told", ["{}"])))
    check(told.get("result") == result, f"{name}: armed" if not result else f"{name}: refused", told)
    check(all(w in told.get("text", "") for w in words), f"{name}: with these words", words)
    by_kernel = {m[1] for line in lines.get("kernel", []) if (m := re.search(r"denied +\{ (\w+) \}", line)) and domain in line}
    check(by_kernel == ({denied} if denied else set()), f"{name}: and that is what the kernel denied", by_kernel)
    said = "\n".join(lines.get("said", []))
    check(lines.get("ended") == ["0"] and "wrong results 0" in said, f"{name}: its results are right", (lines.get("ended"), said[-200:]))
    check(all(int(n) > 0 for n in re.findall(r"^(?:malloc|futex|cond|nanosleep|errno) (\d+)$", said, re.M)) and "malloc" in said,
          f"{name}: all its threads worked")
    if result:
        check(not lines.get("code"), f"{name}: no code of ours is left", lines.get("code"))
        check(not lines.get("open"), f"{name}: nor a descriptor", lines.get("open"))
        # Of a library whose code glibc may not map it leaves what it had mapped before.
        check(not any(" r-x" in m for m in lines.get("mapped", [])), f"{name}: nothing of the library can be run", lines.get("mapped"))
    else:
        # The program finds it by its path only.
        check("asked 1 wrong 0" in said or name.endswith("memory"), f"{name}: the library was asked")
        check(any(" r-x" in m for m in lines.get("mapped", [])), f"{name}: and is mapped")


def main():
    suite = machine.Suite(*sys.argv[2:])
    vmlinuz = suite.image("".join(sys.argv[1:2]) or suite.newest())
    with tempfile.TemporaryDirectory() as d:
        parts = machine.said(vmlinuz, disk(d), d, "security=selinux enforcing=1")
    check(parts["mode"].strip() == "1", "SELinux enforces")
    for name in DENIALS:
        judge(name, parts[name])
    if machine.failed or os.environ.get("SHOW"):
        for name, text in parts.items():
            print("==", name, text, sep="\n")
    machine.end()


main()
