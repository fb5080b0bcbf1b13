#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 600, takes: 5, suite: all, quiet: it traces nothing, and reads libraries
"""The rows of PI against the libraries that they were read from, because no package has a header of PI.

Plugins export the functions of their release: each function must be a row, and each row must be exported.
libsycl's own symbols show the types with which it calls each kind of function (plugin::call<kind, types>).
Kinds are numbers, so the test requires that each kind can be given a row of its own whose arguments
take all the types that it is called with.
"""
import glob
import json
import os
import re
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
FETCH = ROOT + "/scripts/fetch-runtimes"
CACHE = subprocess.run([FETCH, "--cache"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
# The first without instances: their libsycl inlined them.
RELEASES = ("2021.4.0", "2022.2.1", "2023.0.0", "2023.2.4", "2024.0.3", "2024.2.1")
# Whose other plugins are here, too: OpenCL's came in another package.
WHOLE = ("2021.4.0", "2022.2.1", "2023.2.4", "2024.0.3", "2024.2.1")
# Looked up by libsycl, exported by no plugin of these packages.
NOT_EXPORTED = {"piextEnqueueDeviceGlobalVariableRead", "piextEnqueueDeviceGlobalVariableWrite"}
HANDLES = {"_pi_ext_command_buffer": "pi_command_buffer"}


def libraries(release, *what):
    out = subprocess.run([FETCH, *what, release], stdout=subprocess.PIPE, text=True, check=True)
    return out.stdout.strip() + "/lib"


def symbols(path, *options):
    out = subprocess.run(["nm", "--defined-only", *options, path], capture_output=True, text=True, check=True)
    return [line.split()[-1] for line in out.stdout.splitlines()]


def number(text):
    return [int(n) for n in text.split(".") if n]


def rows_of(release, rows):
    label = number(release)[:2]
    return {r["name"]: r for r in rows if r["api"] == "pi" and number(r["since"]) <= label and
            (not r["until"] or label <= number(r["until"]))}


def split_types(text):
    out, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += c in "(<"
        depth -= c in ")>"
        if c == "," and depth == 0:
            out.append(text[start:i].strip())
            start = i + 1
    return out + [text[start:].strip()] if text.strip() else []


def instances(path):
    """Kind -> the type lists that it is called with."""
    mangled = [s for s in symbols(path) if "PiApiKind" in s and "plugin" in s and "call" in s]
    names = subprocess.run(["c++filt"], input="\n".join(mangled), capture_output=True, text=True,
                           check=True).stdout.splitlines()
    kinds = {}
    for name in names:
        m = re.search(r"PiApiKind\)(\d+)(?:, ?(.*))?>\(", name)
        kinds.setdefault(int(m.group(1)), set()).add(tuple(split_types(m.group(2) or "")))
    return kinds


def takes(arg, called):
    """Can the argument of the row be given a value of that C++ type?"""
    pointer = arg["kind"] in ("PTR", "STRING", "FUNC")
    handle = arg["kind"] == "HANDLE" and not arg["type"].endswith("handle_t")
    if called == "decltype(nullptr)":
        return pointer or handle
    m = re.fullmatch(r"(_pi_\w+)\*", called)
    named = m and HANDLES.get(m.group(1), m.group(1).lstrip("_"))
    if handle:
        return named == arg["type"]
    if called.endswith("*") or "(*)" in called:
        m = re.fullmatch(r"(_pi_(?:queue|mem|device|context|program|kernel|event|sampler|platform))\* ?(?:const)?\*",
                         called)
        if m and arg["kind"] == "PTR" and not arg["type"].startswith(("void", "const void")):
            return m.group(1).lstrip("_") in arg["type"]
        return pointer
    if called == "float":
        return arg["kind"] == "FLOAT"
    return arg["kind"] in ("UINT", "INT", "BOOL", "ENUM", "FLAGS") or arg["type"].endswith("handle_t")


def fits(row, lists):
    return all(len(row["args"]) == len(types) and all(map(takes, row["args"], types)) for types in lists)


def assign(kinds, rows):
    """Gives each kind a row of its own (augmenting paths); returns the kinds that get none."""
    could = {k: [n for n in rows if fits(rows[n], lists)] for k, lists in kinds.items()}
    owner = {}

    def place(kind, seen):
        for name in could[kind]:
            if name not in seen:
                seen.add(name)
                if name not in owner or place(owner[name], seen):
                    owner[name] = kind
                    return True
        return False

    return [k for k in kinds if not place(k, set())]


def main():
    out = subprocess.run([ROOT + "/scripts/gen-catalog", "--jsonl", "pi"], stdout=subprocess.PIPE, text=True,
                         check=True, env=dict(os.environ, XPTIBPF_CACHE=CACHE))
    rows = [json.loads(line) for line in out.stdout.splitlines()]
    failed = 0
    for release in RELEASES:
        folder, known = libraries(release, "--only", "pi"), rows_of(release, rows)
        plugins = glob.glob(folder + "/libpi_*.so")
        if release in WHOLE:
            plugins += glob.glob(libraries(release) + "/libpi_*.so")
        exported = {s for p in plugins for s in symbols(p, "-D") if re.fullmatch(r"pi(ext|cl)?[A-Z]\w+", s)}
        missing, extra = exported - set(known), set(known) - exported - NOT_EXPORTED
        kinds = instances(glob.glob(folder + "/libsycl.so.*")[0])
        without = assign(kinds, known)
        print("%s: %d exported, %d rows, %d kinds called" % (release, len(exported), len(known), len(kinds)))
        for what, names in (("exported, no row", missing), ("a row, not exported", extra)):
            if names:
                print("  %s: %s" % (what, " ".join(sorted(names))))
        for kind in without:
            print("  kind %d fits no row: %s" % (kind, sorted(kinds[kind])))
        if missing or extra or without or len(exported) < 90:
            failed = 1
        if number(release) >= [2023] and len(kinds) < 100:
            print("  only %d kinds" % len(kinds))
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
