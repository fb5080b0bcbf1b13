#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 12, suite: all
"""The tables by which runtimes call adapters (user/catalog/gen/ddi.c) are those that the releases' own adapters fill: which function
stands in which slot, their symbols say. And they are what the headers make of them.
"""
import ctypes
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
import real  # noqa: E402
from real import check, equal  # noqa: E402

EMPTY = 0xDEADBEEFDEADBEEF
SLOTS = 128
# Adapters that have symbols. What one doesn't implement it leaves empty.
ADAPTERS = {"2025.0.0": ("opencl", 10), "2025.1.0": ("opencl", 11), "2025.2.0": ("opencl", 12), "2025.3.3": ("opencl", 12),
            "2026.0.0": ("opencl", 12), "2026.2.0": ("level_zero_v2", 12)}


def ours(release):
    text = real.read(f"{real.ROOT}/user/catalog/gen/ddi.c")
    name = "r_" + "_".join(release.split(".")[:2])
    tables = {}
    for getter, function in re.findall(r'"(\w+)", "(\w*)"', re.search(rf"{name}\[\] = \{{(.*?)\}};", text, re.S)[1]):
        tables.setdefault(getter, []).append(function)
    return tables


def last_name(symbol):
    """Level Zero's are in a namespace of C++, without the Exp of experimental ones: each part of a name follows its length."""
    rest, name = symbol.removeprefix("_ZN"), symbol
    while rest != symbol and (m := re.match(r"\d+", rest)):
        end = m.end() + int(m[0])
        name, rest = rest[m.end():end], rest[end:]
    return name


def symbols(library):
    found = {}
    for line in subprocess.run(["nm", library], capture_output=True, text=True, check=True).stdout.splitlines():
        words = line.split()
        if len(words) == 3 and words[1] in "tT":
            found.setdefault(int(words[0], 16), set()).add(last_name(words[2]))
    return found


def theirs(library, version):
    """By getter: of each slot, the names of its function; None: it is empty."""
    known = symbols(library)
    loaded = ctypes.CDLL(library)
    base = next(int(line.split("-")[0], 16) for line in real.read("/proc/self/maps").splitlines() if line.endswith(library))
    exported = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    tables = {}
    for getter in sorted(set(re.findall(r"\b(urGet\w+ProcAddrTable)\b", exported))):
        slots = (ctypes.c_uint64 * SLOTS)(*[EMPTY] * SLOTS)
        if getattr(loaded, getter)(version, slots) == 0:
            tables[getter] = [known.get(v - base, set()) if v not in (EMPTY, 0) else None for v in slots]
    return tables


def fits(name, names):
    return any(n == name or n + "Exp" == name for n in names)


def compare(release, adapter, version):
    """In a process of its own: two adapters of one name can't be loaded into the same."""
    library = os.path.realpath(f"{real.runtime(release)}/lib/libur_adapter_{adapter}.so.0")
    got, wanted, same = ours(release), theirs(library, version), 0
    check(len(wanted) > 15, f"{release}: the adapter fills tables", len(wanted))
    equal(sorted(set(wanted) - set(got)), [], f"{release}: all of them are known")
    for getter, slots in wanted.items():
        table = got.get(getter, [])
        for i, names in enumerate(slots):
            if names is None:
                continue
            if i < len(table) and fits(table[i], names):
                same += 1
            else:
                check(False, f"{release}: slot {i} of {getter}", (table[i:i + 1], names))
    check(same > 170, f"{release}: slots with the same function", same)


def main():
    if len(sys.argv) == 2:
        compare(sys.argv[1], *ADAPTERS[sys.argv[1]])
        return
    for release in ADAPTERS:
        env = dict(os.environ, LD_LIBRARY_PATH=f"{real.runtime(release)}/lib")
        p = subprocess.run([sys.executable, __file__, release], env=env, capture_output=True, text=True, check=False)
        print(p.stdout, end="")
        check(p.returncode == 0, release, p.stderr[-300:])
    cache = subprocess.run([f"{real.ROOT}/scripts/fetch-runtimes", "--cache"], capture_output=True, text=True, check=True).stdout.strip()
    p = subprocess.run([f"{real.ROOT}/scripts/gen-ddi", "--check"], env=dict(os.environ, XPTIBPF_CACHE=cache), capture_output=True,
                       text=True, check=False)
    equal((p.returncode, p.stderr), (0, ""), "nothing is stale")


real.run(main)
