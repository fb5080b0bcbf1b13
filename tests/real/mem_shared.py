#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 180, suite: both
"""Memory that processes share, and memory that a program maps itself, through Level Zero.

tests/workloads/ze/shared.c exports memory and starts another process that imports it; the handles go through a pipe.
xptibpf mem must report what the program reports: whose each import is, or why that isn't known; that an
import's bytes aren't counted again; that closing is not freeing. The null driver accepts everything, both with its loader
and itself traced; Intel's own driver makes handles of its own, but has no maps without a GPU. Unified Runtime's
adapter for it gives the driver's handle another file descriptor in the importer, so only its own handle joins.
"""
import os
import subprocess

from lib import real, ze_witness
from lib.real import check, equal
import ze_neo
from mem import Mem, of

SOURCE = f"{real.ROOT}/tests/workloads/ze/shared.c"
MIB = 1 << 20


def build(include, lib, out):
    subprocess.run(["gcc", "-O1", "-g", "-Wall", f"-I{include}", SOURCE, "-o", out, f"{lib}/libze_loader.so.1",
                    "-Wl,--allow-shlib-undefined"], check=True)
    return out


def said(text):
    """Lines by their first word: {"export": [[...], ...]}."""
    lines = {}
    for line in text.splitlines():
        word, *rest = line.split()
        lines.setdefault(word, []).append(rest)
    return lines


def traced(*command, env=None):
    t = Mem(*command, env=env)
    equal(t.wait(60), 0, "the program ends well")
    return t


def number(label):
    return int(label.split()[0])


def row(lines, what):
    rows = of(lines, "memory", by="kind", of=what)
    return rows[0] if rows else {"bytes": 0, "count": 0, "leaked": 0, "peak": 0}


def not_counted_twice(what, lines, plan):
    made = sum(int(e[3]) for e in plan["export"])
    total = of(lines, "memory", by="total")[0]
    equal((total["bytes"], total["count"]), (made, len(plan["export"])), f"{what}: the bytes are those of the exports alone")
    equal([(e["kind"], e["bytes"]) for e in of(lines, "leak", in_total=True)], [("device", int(b[0])) for b in plan["leak"]],
          f"{what}: what was leaked is the exporter's")
    equal(of(lines, "wrong_free"), [], f"{what}: closing an import is no free")
    check(row(lines, "imported")["count"] >= 2, f"{what}: imports are shown")


def null_driver():
    null = ze_witness.fetched("null")
    program = build(f"{null}/include", f"{null}/lib", f"{real.folder()}/shared")
    env = {"ZE_ENABLE_ALT_DRIVERS": f"{null}/lib/libze_null.so", "LD_LIBRARY_PATH": f"{null}/lib", "PATH": os.environ["PATH"]}

    t = traced("--", program, "null", "ipc", env=env)
    plan, lines = said(t.out), t.lines()
    equal(plan["importer"], [["0"]], "null: the importer ends well")
    # FIRST and SECOND differ in nothing but their exports, and are one row each only if their places differ.
    rows = of(lines, "import", may_be=False, unknown=None)
    equal([(e["count"], e["open"], e["bytes"], e["from_address"]) for e in rows], [(2, 1, 3 * MIB, plan["export"][0][2])],
          "null: two imports from one place; the one that was opened twice was closed twice")
    equal([(e["count"], e["from_address"], e["bytes"], e["unsized"]) for e in of(lines, "import", may_be=True)],
          [(1, plan["export"][2][2], 0, 1)], "null: a handle of few bytes proves little")
    equal(sorted(e["unknown"] for e in of(lines, "import") if e["unknown"]), ["nobody", "several"],
          "null: whose the others are is not known, and why")
    exporter, importer = int(plan["export"][0][1]), int(plan["import"][0][1])
    check(exporter != importer, "null: two processes")
    equal({number(e["process"]) for e in of(lines, "import")}, {importer}, "null: who imports")
    equal({number(e["from_process"]) for e in rows}, {exporter}, "null: who exports")
    equal({(e["from_kind"], e["from_call"]) for e in rows}, {("device", "zeMemAllocDevice")}, "null: what it is there")
    not_counted_twice("null", lines, plan)

    # The same from a recording.
    raw = f"{real.folder()}/raw"
    t = real.Tracer("--format", "raw", "--layers", "all", "-o", raw, "--", program, "null", env=env, json=False, file=False)
    equal(t.wait(60), 0, "null: a stream is written")
    plan = said(t.out)
    again = Mem("-i", raw)
    equal(again.wait(30), 0, "null: and read")
    lines = again.lines()
    equal(sorted((e["count"], e["open"], e["may_be"], str(e["unknown"])) for e in of(lines, "import")),
          [(1, 1, False, "nobody"), (1, 1, False, "several"), (1, 1, True, "None"), (2, 1, False, "None")], "null: from a stream it is the same")
    text = real.plain_run([real.XPTIBPF, "report", "-i", raw]).stdout
    page = text[text.index("\nMEMORY"):text.index("\nWHAT FAILED")]
    told = page[page.index("  imported: "):].splitlines()[2:]
    equal(sorted((int(one.split()[1]), int(one.split()[2]), "not known: " in whose, "may be from" in whose)
                 for one, whose in zip(told[::2], told[1::2])),
          sorted((e["count"], e["open"], e["unknown"] is not None, e["may_be"]) for e in of(lines, "import")),
          "null: the report has the same imports")
    maps_are("null", lines, plan)
    copies_are("null", lines, plan)


def maps_are(what, lines, plan):
    for kind, name in (("physical", "physical"), ("virtual addresses", "reserved"), ("mapped", "mapped")):
        n, size = map(int, plan[name][0])
        got = row(lines, kind)
        equal((got["count"], got["bytes"]), (n, size), f"{what}: {kind}")
        equal(got["in_total"], kind == "physical", f"{what}: only physical memory has bytes")
    physical, place = plan["left"][0]
    leaks = {e["kind"]: e["first_address"] for e in of(lines, "leak")}
    equal((leaks["physical"], leaks["mapped"]), (physical, place), f"{what}: what was not unmapped and destroyed")


def copies_are(what, lines, plan):
    copies, fills = of(lines, "copies"), of(lines, "fills")
    want = [int(b[0]) for b in plan["copy"]]
    equal((sum(e["count"] for e in copies), sum(e["bytes"] for e in copies), sum(e["unsized"] for e in copies)),
          (len(want), sum(want), 0), f"{what}: copies with sides have sizes")
    equal({e["direction"] for e in copies}, {"D2D"}, f"{what}: and a direction")
    equal([(e["count"], e["bytes"]) for e in fills], [(1, int(plan["fill"][0][0]))], f"{what}: fills")


def intels_driver():
    root = ze_witness.fetched("neo")
    folder = f"{real.folder()}/neo"
    os.makedirs(folder)
    build(f"{root}/usr/include", f"{root}/usr/lib/x86_64-linux-gnu", f"{folder}/shared")

    def run(what):
        t = traced("--", *ze_witness.inside(root, {"/mnt/test": folder}, ze_neo.NO_HARDWARE, ["/mnt/test/shared", "real", what]))
        return said(t.out), t.lines()

    plan, lines = run("ipc")
    equal(plan["importer"], [["0"]], "Intel's: the importer ends well")
    rows = of(lines, "import")
    equal([(e["count"], e["bytes"], e["unknown"], e["from_address"]) for e in rows], [(2, 3 * MIB, None, plan["export"][0][2])],
          "Intel's: both imports are the exporter's")
    equal((number(rows[0]["process"]), number(rows[0]["from_process"])), (int(plan["import"][0][1]), int(plan["export"][0][1])),
          "Intel's: from process to process")
    not_counted_twice("Intel's", lines, plan)
    plan, lines = run("copies")
    copies_are("Intel's", lines, plan)


def runtime_on_intels_driver():
    root, release = ze_witness.fetched("neo"), ze_neo.RELEASE
    rt, folder = real.runtime(release), f"{real.folder()}/ur"
    os.makedirs(folder)
    real.build_cpp([f"{real.ROOT}/tests/workloads/ze/ur_shared.cpp"], f"{folder}/ur_shared", "-isystem", f"{rt}/include",
                   "-isystem", f"{rt}/include/unified-runtime", f"-L{rt}/lib", f"-Wl,-rpath-link,{rt}/lib", "-lur_loader")
    inside = ze_witness.inside(root, {"/mnt/test": folder, "/mnt/rt": f"{rt}/lib"},
                               {**ze_neo.NO_HARDWARE, "LD_LIBRARY_PATH": "/mnt/rt", "ONEAPI_DEVICE_SELECTOR": "level_zero:*"},
                               ["/mnt/test/ur_shared"])
    for select in ("ur,ze", "ur", "ze"):
        what = f"Unified Runtime, {select}"
        t = traced("-e", select, "--", *inside)
        plan, lines = said(t.out), t.lines()
        equal(plan["importer"], [["0"]], f"{what}: the importer ends well")
        check(int(plan["handle"][0][0]) > 64, f"{what}: its handle is longer than the driver's", plan["handle"])
        rows = of(lines, "import")
        if select == "ze":
            check(len(rows) == 1 and (rows[0]["unknown"] == "nobody" or rows[0]["may_be"]),
                  f"{what}: a descriptor that was given another number joins nothing", rows)
            continue
        equal([(e["call"], e["count"], e["open"], e["bytes"], e["unknown"], e["may_be"], e["from_address"]) for e in rows],
              [("urIPCOpenMemHandleExp", 1, 0, MIB, None, False, plan["export"][0][2])], f"{what}: whose the import is")
        equal((number(rows[0]["process"]), number(rows[0]["from_process"])), (int(plan["import"][0][1]), int(plan["export"][0][1])),
              f"{what}: from process to process")
        equal(of(lines, "leak", in_total=True) + of(lines, "wrong_free"), [], f"{what}: all was given back")
    t = Mem("--", f"{folder}/ur_shared", env=real.environment(release))
    equal(t.wait(60), 9, "OpenCL's adapter has no handles")
    check("failed urIPCGetMemHandleExp" in t.out, "and says so", t.out)
    equal(of(t.lines(), "import"), [], "so nothing is imported")


def main():
    if real.in_check():
        null_driver()
    if real.in_check_all():  # the root of a Debian testing is made by debootstrap, which `make check` does not need
        intels_driver()
        runtime_on_intels_driver()


if __name__ == "__main__":
    real.run(main)
