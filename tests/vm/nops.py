#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Functions that begin with a nop, each with another form of it, on several kernels, in virtual machines: while all of them are
traced, a program forks 10,000 children that call each, of which none may die, nothing below a stack pointer may be written over, and
each call has to be counted. Beside that: on which forms a probe of the kernel's own, by tracefs, does harm there.

nops.py [VERSION:SUITE|PATH ...]: as matrix.py has them; without any, Debian 12's, 13's and sid's. Prints a table of forms and kernels,
which is that of docs/kernels.md. FORKS: how many children instead. Needs what matrix.py needs. By hand: it takes some minutes.
"""
import concurrent.futures
import json
import os
import re
import sys
import tempfile

import machine
import matrix

sys.path.insert(0, f"{machine.ROOT}/tests/real")
from lib import real

FORKS = int(os.environ.get("FORKS", "10000"))
KERNELS = (":bookworm", ":trixie", ":sid")
HARM = re.compile(r"^harm (\w+) (?:refused|(\d+) (\d+) (?:(\d+) children died, (\d+) red zones were wrong)?)$", re.M)
# A form that doctor tries, and nop_forms.c has not: it changes the stack pointer, by nothing.
OTHERS = {bytes.fromhex("48 8d 64 24 00")}
DIED, WRONG = 50, 1000  # children and calls before, as nops.init and nop_forms.c have it: of each form by itself


def forms():
    """{function: its nop}"""
    return {m[1]: bytes(int(b, 0) for b in m[2].split(",")) for m in re.finditer(r'F\((ur\w+), +"([^"]+)"\)', real.read(matrix.NOPS))}


def places(lib):
    """Where each form lies in the file, which is mapped as it is."""
    symbols = {name: int(at, 16) for at, name in re.findall(r"^([0-9a-f]+) T (\w+)$", machine.output("nm", lib), re.M)}
    with open(lib, "rb") as f:
        code = f.read()
    for name, nop in forms().items():
        real.need(code[symbols[name]:].startswith(nop), "the nop is where the probe will be", name)
    return "".join(f"{name} {lib}:{symbols[name]:#x}\n" for name in forms())


def boot(vmlinuz, d):
    os.mkdir(d)
    fs = machine.Disk(d, "nops.init")
    fs.file(matrix.STATIC, "/bin/xptibpf")
    matrix.nops(fs, d)
    fs.write("/forks", str(FORKS))
    fs.write("/places", places(f"{d}/libur_forms.so"))
    return machine.said(vmlinuz, fs.pack(), d, "mitigations=off nowatchdog", 1024, matrix.PROCESSOR[0], 3000)


def harm(text):
    """{function: what a probe of the kernel's own did there}"""
    found = {}
    for name, status, hits, died, wrong in HARM.findall(text):
        if not status or hits == "0":
            found[name] = "takes none"
        elif died == wrong == "0":
            found[name] = "no harm" if int(hits) == WRONG + DIED else f"{hits} hits of {WRONG + DIED}"
        elif died:
            found[name] = f"{died} of {DIED} children die, {wrong} of {WRONG + DIED} red zones wrong"
        else:
            found[name] = "the program dies"
    return found


def doctor_names(text):
    """The forms on which doctor saw harm."""
    said = next(r["detail"] for r in map(json.loads, text.splitlines()) if r.get("name") == "nops")
    return {bytes.fromhex(code) for listed in re.findall(r"\(([0-9a-f ,]+)\)", said) for code in listed.split(", ")}, said


def judge(kernel, parts):
    """{function: a cell of the table}"""
    f = matrix.Feature(kernel)
    f.check("0 children died, 0 red zones were wrong" in parts["counted"], f"no child of {FORKS} died, and no red zone was wrong",
            parts["counted"][-300:])
    got = {m[1]: int(m[2]) for m in re.finditer(r'"function":"(\w+)".*?"calls":(\d+),', parts["counted"])}
    f.equal(got, dict.fromkeys(forms(), WRONG + FORKS), "each call is counted")
    matrix.judge_status(f, parts["counted"])
    found = harm(parts["harm"])
    f.equal(set(found), set(forms()), "each form was tried by itself")
    harmed = {nop for name, nop in forms().items() if found.get(name) not in ("no harm", "takes none")}
    named, said = doctor_names(parts["doctor"])
    # doctor has other forms, too, and not all of these.
    f.check(named <= harmed | OTHERS and (named or not harmed), "doctor names none but those on which a probe of the kernel's own does harm", said)
    return found


def table(kernels):
    rows = [["nop", *kernels], ["---"] * (len(kernels) + 1)]
    rows += [[f"`{nop.hex(' ')}`", *(found.get(name, "?") for found in kernels.values())] for name, nop in forms().items()]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def booted(images):
    with tempfile.TemporaryDirectory() as d, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(lambda k: boot(k[1], f"{d}/{k[0]}"), enumerate(images))


def main():
    if not os.path.exists(matrix.STATIC):
        sys.exit(f"no {matrix.STATIC}: make static")
    images = [machine.kernel(kernel)[1] for kernel in sys.argv[1:] or KERNELS]
    found = {}
    for parts in booted(images):
        name = parts["kernel"].strip().removesuffix("-amd64")
        found[name] = judge(name, parts)
        if os.environ.get("SHOW"):
            print(*(f"== {part}\n{text}" for part, text in parts.items()), sep="\n")
    print(table(found))
    machine.end()


if __name__ == "__main__":
    main()
