#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 30, suite: all
"""The tables by which runtimes call adapters (user/catalog/gen/ddi.c) and plugins (user/catalog/ddi.c) are those that the releases'
own ones fill: which function stands in which slot, their symbols say. And they are what the headers make of them.
"""
import ctypes
import json
import os
import re
import subprocess
import sys

from lib import real
from lib.real import check, equal
import catalog_pi

EMPTY = 0xDEADBEEFDEADBEEF
SLOTS = 128
# Adapters that have symbols. What one doesn't implement it leaves empty.
ADAPTERS = {"2025.0.0": ("opencl", 10), "2025.1.0": ("opencl", 11), "2025.2.0": ("opencl", 12), "2025.3.3": ("opencl", 12),
            "2026.0.0": ("opencl", 12), "2026.1.2": ("opencl", 12), "2026.2.0": ("level_zero_v2", 12)}
# As its compiler calls a release whose tables changed between packages.
COMPILER = {"2026.1.2": "2026.1.1"}
# Of PI. That of 2023.0 alone has no other plugin in the packages that are kept.
PLUGINS = [(r, "level_zero" if r == "2023.0.0" else "opencl") for r in catalog_pi.RELEASES]
CACHE = catalog_pi.CACHE


def ours(release):
    text = real.read(f"{real.ROOT}/user/catalog/gen/ddi.c")
    number = re.findall(r'^\t"([\d.]+)",', text, re.M).index(COMPILER.get(release, ".".join(release.split(".")[:2])))
    tables = {}
    for getter, function, first, last in re.findall(r'\{ "(\w+)", "(\w*)", (\d+), (\d+) \}', text):
        if int(first) <= number <= int(last):
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


# ---- PI ----------------------------------------------------------------------------------------------


def slots_of_pi(library):
    """What piPluginInit() writes: by its place in bytes, (file, names). It wants to be given its own version."""
    with open(library, "rb") as f:
        content = f.read()
    text = subprocess.run(["nm", library], capture_output=True, text=True, check=True).stdout
    at = int(re.search(r"^(\w+) r \w*SupportedVersion$", text, re.M)[1], 16)
    version = content[at:content.index(b"\0", at)]
    table = (ctypes.c_uint64 * 2 * SLOTS)()
    ctypes.memmove(table, version, len(version))
    equal(ctypes.CDLL(library).piPluginInit(table), 0, f"{library} takes its own version")
    maps = [line.split() for line in real.read("/proc/self/maps").splitlines() if len(line.split()) == 6]
    first, known, found = {}, {}, {}
    for words in maps:
        first.setdefault(words[5], int(words[0].split("-")[0], 16))
    for place, v in enumerate(memoryview(table).cast("B").cast("Q").tolist()):
        for words in maps:
            low, high = (int(n, 16) for n in words[0].split("-"))
            # What stands in front of the functions is text, and no address.
            if low <= v < high and "x" in words[1]:
                if words[5] not in known:
                    known[words[5]] = symbols(words[5])
                found[8 * place] = os.path.basename(words[5]), known[words[5]].get(v - first[words[5]], set())
    return found


def compare_pi(release, plugin, *names):
    folder = "rt" if os.path.exists(f"{CACHE}/rt/{release}") else "pi"
    found = slots_of_pi(f"{CACHE}/{folder}/{release}/lib/libpi_{plugin}.so")
    text = real.read(f"{real.ROOT}/user/catalog/ddi.c")
    family = ".".join(release.split(".")[:2])
    at, hands_out = re.search(rf'\{{ "{family}", (\d+), (true|false) \}}', text).groups()
    instead = dict(re.findall(r'\{ "(cl\w+)", "(pi\w+)" \}', text))
    equal(min(found), int(at), f"{release}: where the functions begin")
    straight = wrong = 0
    for place, (_, functions) in sorted(found.items()):
        name = names[(place - int(at)) // 8]
        handed = {instead[f] for f in functions if f in instead}
        straight += handed == {name}
        # Native handles of all kinds may have one function, and one of 2023.2 is another's.
        fits_one = functions & {name, name.removesuffix("2")} or any("piextGetNativeHandle" in f for f in functions)
        if handed != {name} and not fits_one:
            wrong += 1
            print("     ", place, name, functions)
    equal(wrong, 0, f"{release}: {len(found)} slots of {plugin} are as the catalog has them")
    check(len(found) > 90, f"{release}: enough slots")
    if plugin == "opencl":
        equal(straight > 40, hands_out == "true", f"{release}: functions of OpenCL that are handed out: {straight}")


def numbered():
    """By release, its functions in the order of their numbers."""
    out = subprocess.run([f"{real.ROOT}/scripts/gen-catalog", "--jsonl", "pi"], stdout=subprocess.PIPE, text=True, check=True,
                         env=dict(os.environ, XPTIBPF_CACHE=CACHE))
    rows = [json.loads(line) for line in out.stdout.splitlines()]
    order = re.search(r"order\[\] = \{(.*?)\};", real.read(f"{real.ROOT}/user/catalog/pi_kinds.c"), re.S)[1]
    return {r: [f for f in re.findall(r'"(pi\w+)"', order) if f in catalog_pi.rows_of(r, rows)] for r, _ in PLUGINS}


def compare_one(release, *what):
    if release in ADAPTERS:
        compare(release, *ADAPTERS[release])
    else:
        compare_pi(release, *what)


def main():
    if len(sys.argv) > 1:
        compare_one(*sys.argv[1:])
        return
    names = numbered()
    loader = subprocess.run([f"{real.ROOT}/scripts/fetch-level-zero", "null"], capture_output=True, text=True, check=True).stdout.split()[-1]
    for release, plugin in PLUGINS:
        own = f"{CACHE}/{'rt' if os.path.exists(f'{CACHE}/rt/{release}') else 'pi'}/{release}/lib"
        # The plugins need the loaders of OpenCL and Level Zero, of any release.
        env = dict(os.environ, LD_LIBRARY_PATH=f"{own}:{real.runtime('2024.2.1')}/lib:{loader}/lib")
        p = subprocess.run([sys.executable, __file__, release, plugin, *names[release]], env=env, capture_output=True, text=True, check=False)
        print(p.stdout, end="")
        check(p.returncode == 0, f"{release}: {plugin}", p.stderr[-300:])
    for release in ADAPTERS:
        env = dict(os.environ, LD_LIBRARY_PATH=f"{real.runtime(release)}/lib")
        p = subprocess.run([sys.executable, __file__, release], env=env, capture_output=True, text=True, check=False)
        print(p.stdout, end="")
        check(p.returncode == 0, release, p.stderr[-300:])
    p = subprocess.run([f"{real.ROOT}/scripts/gen-ddi", "--check"], env=dict(os.environ, XPTIBPF_CACHE=CACHE), capture_output=True,
                       text=True, check=False)
    said = [line for line in p.stderr.splitlines() if ": downloading " not in line]
    equal((p.returncode, said), (0, []), "nothing is stale")


real.run(main)
