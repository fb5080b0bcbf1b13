#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 180, takes: 15, suite: all, quiet: most of it is reading libraries
"""A library that is newer than the catalog: functions that it has and the catalog doesn't are named and counted. The real
libraries of every release have no such surprises. readelf is the second source."""
import fnmatch
import glob
import json
import os
import re
import subprocess

from lib import real
from lib.real import XPTIBPF, check, equal, need

# Functions of the header, so that the library is taken for Level Zero's, and two that nobody has heard of.
KNOWN = ["zeInit", "zeDriverGet", "zeDeviceGet", "zeContextCreate", "zeContextDestroy", "zeMemAllocDevice", "zeMemAllocHost",
         "zeMemAllocShared", "zeMemFree", "zeModuleCreate", "zeModuleDestroy", "zeKernelCreate"]
NEW = ["zeBrandNewThing", "zeMemBrandNewThing"]
MAX = 64  # NEWER_MAX of user/plan/newer.h


# ---- real libraries ----------------------------------------------------------------------------------


def show(d, paths):
    tool = real.build(f"{real.ROOT}/tests/real/newer_show.c", f"{d}/newer_show", "-D_GNU_SOURCE", f"-I{real.ROOT}/include",
                      f"-I{real.ROOT}/user", f"{real.O}/libxptibpf-inner.a", "-lelf", "-lz")
    out = subprocess.run([tool, *paths], capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in out.splitlines()]


def exported(path):
    out = subprocess.run(["readelf", "-W", "--dyn-syms", path], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in out.splitlines()]
    return {r[7].split("@")[0] for r in rows if len(r) >= 8 and r[3] == "FUNC" and r[6] != "UND"}


def lists():
    """The hidden and unread lines of roles.txt, by API."""
    found, api = {}, None
    for line in open(f"{real.ROOT}/user/catalog/roles.txt"):
        words = line.split("#")[0].split()
        if words and words[0][0] == "[":
            api = words[0].strip("[]")
        elif words and words[0] in ("hidden", "unread"):
            found.setdefault((words[0], api), []).extend(words[1:])
    return found


def libraries():
    cache = subprocess.run([f"{real.ROOT}/scripts/fetch-runtimes", "--cache"], capture_output=True, text=True, check=True).stdout.strip()
    paths, seen = [], set()
    for pattern in ("rt/*/lib/*.so*", "pi/*/lib/*.so*", "level-zero/*/lib/*.so*", "level-zero/*/usr/lib/x86_64-linux-gnu/libze*.so*",
                    "level-zero/*/opt/*/*.so*", "level-zero/*/opt/*/lib/*.so*"):
        for path in sorted(glob.glob(f"{cache}/{pattern}")):
            stat = os.stat(path)
            key = os.path.basename(path).split(".so")[0], stat.st_size
            with open(path, "rb") as f:
                if key not in seen and f.read(4) == b"\x7fELF":
                    seen.add(key)
                    paths.append(path)
    return paths


def nothing_surprises(d):
    catalog = subprocess.run([XPTIBPF, "apis", "--json"], capture_output=True, text=True, check=True).stdout
    rows = [json.loads(line) for line in catalog.splitlines()]
    known = {r[k] for r in rows for k in ("name", "symbol")}
    apis = sorted({r["api"] for r in rows} - {"thread"})
    globs, used = lists(), set()
    unused = {g for k in globs for g in globs[k]}
    paths = libraries()
    need(len(paths) > 40, "real libraries to look at", len(paths))
    told = {}
    for r in show(d, paths):
        name = os.path.basename(r["path"])
        ours = {u["name"]: u["expected"] for u in r["unknown"]}
        names = exported(r["path"])
        theirs = {}
        for n in names - known:
            api = next((a for a in apis if re.match(a + "[A-Z][A-Za-z0-9]*$", n)), None)
            if not api:
                continue
            kinds = [k for k in ("hidden", "unread") for g in globs.get((k, api), []) if fnmatch.fnmatchcase(n, g)]
            if r["known"].get(api, [0])[0] >= 8 and "hidden" not in kinds:
                theirs[n] = "unread" in kinds
        like_ours = [n for n in names | set(ours) if n.startswith(tuple(apis))]
        used |= {g for g in unused - used if any(fnmatch.fnmatchcase(n, g) for n in like_ours)}
        # What a library does not export is looked at where it does not export the API at all.
        local = {n for n in ours if n not in names}
        strays = [u for u in r["unknown"] if u["name"] in local and r["known"][u["api"]][1] >= 8]
        if {n: e for n, e in ours.items() if n not in local} != theirs or strays:
            check(False, f"{name}: what the catalog lacks, as readelf has it", f"{sorted(set(ours) ^ set(theirs))[:9]}")
        for n in (n for n, expected in ours.items() if not expected):
            told.setdefault(name, []).append(n)
    check(True, "what the catalog lacks, as readelf has it", f"{len(paths)} libraries")
    # Intel's driver is newer than the newest headers that we read; no other library may surprise.
    surprised = {n: f for n, f in told.items() if not n.startswith("libze_intel_gpu")}
    equal(surprised, {}, "no library of a known release has what we would report")
    for name, found in told.items():
        check(len(found) < 20, f"{name}: reported", ", ".join(found))
    locals_ = {"ur*ReleaseInternal", "urAllAddrTable", "urInit", "urTearDown", "urCommandBufferAppendMembuffer*", "urCommandBufferAppendMemcpyUSMExp",
               "zelLoaderSetLogger"}
    left = {g for (k, api), gs in globs.items() for g in gs if api != "cu"} - used - locals_
    equal(left, set(), "each line of hidden and unread is of some real library (libcuda is not here)")


# ---- a library of tomorrow ---------------------------------------------------------------------------


def build(d, name, functions, calls):
    """A shared library of functions that return 0, and a program that calls some of them."""
    with open(f"{d}/{name}.c", "w") as f:
        f.write("".join(f"int {n}(void *a, void *b) {{ return a == b && a; }}\n" for n in functions))
    with open(f"{d}/{name}_main.c", "w") as f:
        f.write("#include <stdio.h>\n" + "".join(f"int {n}(void *, void *);\n" for n in calls))
        f.write("int main(void)\n{\n" + "".join(f"\t{n}(0, 0);\n" for n in calls) + "\tputs(\"done\");\n\tfflush(stdout);\n\tgetchar();\n\treturn 0;\n}\n")
    lib = real.build(f"{d}/{name}.c", f"{d}/lib{name}.so", "-shared", "-fPIC")
    return lib, real.build(f"{d}/{name}_main.c", f"{d}/{name}_main", lib, f"-Wl,-rpath,{d}")


def traced(spec, program, *options, **kw):
    t = real.Tracer("-e", spec, *options, "--", program, **kw)
    equal(t.wait(), 0, f"-e {spec}: ends well")
    return t


def objects_of(t):
    return [e for e in t.events() if e["type"] == "object"]


def newer_library(d):
    lib, program = build(d, "tomorrow", KNOWN + NEW + ["zeHelper_internal", "zefir"],
                         ["zeInit", "zeBrandNewThing", "zeMemBrandNewThing", "zeBrandNewThing", "zeMemFree"])
    t = traced("ze", program)
    names = [(c["name"], c.get("unknown", False)) for c in t.calls()]
    equal(names, [("zeInit", False), ("zeBrandNewThing", True), ("zeMemBrandNewThing", True), ("zeBrandNewThing", True), ("zeMemFree", False)],
          "each call is named, in its place, and marked where nothing is known")
    new = [c for c in t.calls() if c.get("unknown")]
    equal([(c["api"], c["args"], c["ret"], c.get("entry_only")) for c in new], [("ze", {}, None, True)] * 3,
          "nothing is said of arguments and results of functions that nobody knows")
    objects = [r for r in objects_of(t) if r["path"] == lib]
    equal([(o["probes"], o.get("unknown")) for o in objects], [(len(KNOWN) + len(NEW), len(NEW))], "the file's record counts them")
    warned = [line for line in t.err.splitlines() if "unknown function" in line]
    check(len(warned) == 1 and f"{lib}: 2 unknown functions (" in warned[0] and all(n in warned[0] for n in NEW)
          and "named and counted, not decoded" in warned[0], "one line says so", warned)

    t = traced("ze", program, json=False)
    lines = [line for line in real.read(t.file).splitlines() if "BrandNew" in line]
    equal(sum("BrandNewThing(?)" in line for line in lines), 3, "text: the mark", )
    t = traced("ze", program, "-C", json=False)
    check(re.search(r"^.*zeBrandNewThing.*$", t.err + real.read(t.file), re.M), "the summary counts them")

    for spec, wanted in (("ze:zeMem*", {"zeMemBrandNewThing", "zeMemFree"}), ("ze*", {"zeInit", *NEW, "zeMemFree"}), ("ze,!ze:zeMem*", {"zeInit", "zeBrandNewThing"}),
                         ("memory", {"zeMemFree"}), ("ze:zeInit", {"zeInit"})):
        t = traced(spec, program)
        equal({c["name"] for c in t.calls()}, wanted, f"-e {spec}: what it names")
        asked = [n for n in NEW if n in wanted]
        equal(sum("unknown function" in line for line in t.err.splitlines()), 1 if asked else 0, f"-e {spec}: reported only where asked for")


def what_can_not_be_told_is_left_out(d):
    for options in (["--errors-only"], ["--min-duration", "1s"]):
        t = traced("ze", f"{d}/tomorrow_main", *options)
        equal((t.calls(), "unknown function" in t.err), ([], False), f"{options[0]}: not of functions whose end nobody knows")


def doctor_tells(d):
    p = real.Process([f"{d}/tomorrow_main"], stdin=True)
    p.said("^done$")
    out = subprocess.run([XPTIBPF, "doctor", "--json", "-p", str(p.pid)], capture_output=True, text=True).stdout
    found = [r for r in map(json.loads, out.splitlines()) if r["type"] == "candidate"]
    equal([(len(r["libraries"]), [lib["unknown"] for lib in r["libraries"]]) for r in found], [(1, [len(NEW)])], "doctor counts them")
    out = subprocess.run([XPTIBPF, "doctor", "-p", str(p.pid)], capture_output=True, text=True).stdout
    check(re.search(rf"ze: {len(KNOWN)} functions.*, 2 not known here \(({', '.join(NEW)}|{', '.join(NEW[::-1])})\)", out), "and names them", out[-400:] if NEW[0] not in out else "")
    p.p.stdin.close()
    p.wait()


def few_are_no_library(d):
    """A program with a function or two of these names is nobody's library."""
    _, program = build(d, "few", KNOWN[:5] + NEW, ["zeInit", "zeBrandNewThing"])
    t = traced("ze", program)
    equal([c["name"] for c in t.calls()], ["zeInit"], "five known functions make no library")
    check("unknown function" not in t.err, "and nothing is reported")


def many_are_bounded(d):
    lib, program = build(d, "many", KNOWN + [f"zeInvented{i}" for i in range(5000)], ["zeInit", "zeInvented0"])
    t = traced("ze", program)
    objects = [r for r in objects_of(t) if r["path"] == lib]
    need(len(objects) == 1, "a file with 5000 made-up functions is traced")
    equal((objects[0]["unknown"], objects[0]["probes"]), (MAX, len(KNOWN) + MAX), "with so many probes and no more")
    equal(objects[0]["failed"], 5000 - MAX, "the others are counted")
    check(f"{MAX} unknown functions" in t.err and f"; {5000 - MAX} more get no probe" in t.err, "and reported", t.err)


def off_is_not_there(d):
    """What is not selected has no probe: a getter costs nothing."""
    lib, program = build(d, "getters", KNOWN, ["zeInit", "zeDeviceGet"])
    t = traced("ze,!query", program)
    equal([c["name"] for c in t.calls()], ["zeInit"], "getters that were taken away are not seen")
    objects = [r for r in objects_of(t) if r["path"] == lib]
    getters = [n for n in KNOWN if n in ("zeDriverGet", "zeDeviceGet")]
    equal([o["probes"] for o in objects], [len(KNOWN) - len(getters)], "and have no probe")


def main():
    d = real.folder()
    if real.in_check_all():  # it looks at all libraries that were ever fetched
        nothing_surprises(d)
    with real.where_none_is_alone():
        newer_library(d)
        what_can_not_be_told_is_left_out(d)
        doctor_tells(d)
        few_are_no_library(d)
        many_are_bounded(d)
        off_is_not_there(d)


real.run(main)
