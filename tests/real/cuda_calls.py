#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 30, suite: all
"""CUDA calls that XPTI is told of by CUPTI's callbacks, as an adapter or a plugin for CUDA does, are calls.

The driver is made here (lib/cupti_driver.py): all functions of NVIDIA's header for these callbacks, each with the structure that
this header has for its arguments. Its functions have probes, so each call is one; --layers all shows both sides, which have the
same arguments and results. A subscriber in the process reads the arguments where the compiler says that they are. Without a
symbol for any function, what XPTI is told is all that there is, and it is the same.

Then a trace that selects nothing of this: it says what else there is. A recording defines the functions that were called, and no others.
"""
import os
import struct

from lib import call_witness, cupti_driver, real
from lib.real import check, equal
from data import records

RELEASE = "2025.3.3"
VERSIONS = ("13.0.85", "12.4.127")
WHAT = ("name", "args", "ret")
FLOATS = "float"  # no register of a probe has them, and so no call has


def headers(version):
    r = real.plain_run([f"{real.ROOT}/scripts/fetch-runtimes", f"cupti=={version}"], timeout=300)
    real.need(r.returncode == 0, f"CUPTI's headers {version} are there", r.stderr[-300:])
    return f"{r.stdout.strip()}/include"


def traced(what, program, library, env, *options):
    t = real.Tracer("-s", "64", *options, "--", program, library, env=env)
    equal(t.wait(60), 0, f"{what}: the program ends well")
    lost = t.lost()
    lost.pop("unreadable", None)  # nothing is where the pointers lead
    equal(lost, {}, f"{what}: nothing else was lost")
    events = [e["event"] for e in t.events() if e["type"] == "xpti" and e["event"].startswith("function_with_args")]
    equal(events, [], f"{what}: what begins and ends a call is shown as the call")
    return t.calls()


def number(shown):
    """What an argument is as bits, or None: by name, or a structure."""
    if isinstance(shown, dict):
        shown = shown.get("unreadable")
    if isinstance(shown, str) and shown.startswith("0x"):
        return int(shown, 16)
    return shown if isinstance(shown, int) and not isinstance(shown, bool) else None


def differences(calls, told):
    """Arguments that are others than the subscriber read; how many were compared."""
    wrong, compared = [], 0
    for call, heard in zip(calls, told):
        if call["name"] != heard["name"][:len(call["name"])] or len(call["args"]) != len(heard["args"]):
            wrong.append((call["name"], heard["name"], len(call["args"]), len(heard["args"])))
        for (name, shown), bits in zip(call["args"].items(), heard["args"]):
            ours = number(shown)
            compared += ours is not None
            if ours is not None and ours != bits:
                wrong.append((call["name"], name, shown, bits))
    return wrong, compared


def by_version(version):
    folder = real.folder()
    driver = cupti_driver.Driver(headers(version))
    places, program = driver.places(folder), driver.program(folder)
    rows = {name: ("v", args) for name, args in places.items()}
    os.mkdir(f"{folder}/hidden")
    shown, hidden = driver.library(folder, True), driver.library(f"{folder}/hidden", False)
    env = real.environment(RELEASE, **call_witness.environment(folder, call_witness.build(RELEASE, folder), cupti_driver.STREAM, rows))

    calls = traced(version, program, shown, env, "-e", "cu:*", "--layers", "all")
    heard = next(iter(call_witness.told(folder).values()))
    equal([h["name"] for h in heard], list(driver.functions), f"{version}: the subscriber heard of each function")
    told = [c for c in calls if c.get("told_by") == "xpti"]
    equal(len(told), len(heard), f"{version}: each that XPTI was told of is a call")
    wrong, compared = differences(told, heard)
    equal(wrong[:5], [], f"{version}: {compared} arguments of {len(told)} calls are what the subscriber read")
    check(compared > 1.8 * len(told), f"{version}: enough were compared", compared)
    equal([driver.result(i) for i in range(len(told))], [c["ret"] for c in told], f"{version}: and so are results")
    by_id = {c["id"]: c for c in calls}
    around = [by_id.get(c["parent_id"], {}) for c in told]
    wrong = [(c["name"], c["args"], a.get("args")) for c, a in zip(told, around) if [c[k] for k in WHAT] != [a.get(k) for k in WHAT]]
    equal(wrong[:5], [], f"{version}: each is what the probe around it saw")
    equal({(c.get("layer"), a.get("layer")) for c, a in zip(told, around)}, {("lower", None)}, f"{version}: and its lower layer")
    spoilt = [{**h, "args": [a + 1 for a in h["args"]]} for h in heard]
    check(differences(told, spoilt)[0], f"{version}: the comparison notices other arguments")

    once = traced(version, program, shown, env, "-e", "cu:*")
    equal([c["name"] for c in once], [c["name"] for c in told], f"{version}: without --layers all, each call is one")
    equal({c.get("told_by") for c in once}, {None}, f"{version}: of which the probe tells")
    alone = traced(f"{version}, without symbols", program, hidden, env, "-e", "cu:*")
    equal({c.get("told_by") for c in alone}, {"xpti"}, f"{version}: without symbols, XPTI reports all of them")
    wrong = [(a["name"], a["args"], c["args"]) for a, c in zip(alone, told) if [a[k] for k in WHAT] != [c[k] for k in WHAT]]
    equal((len(alone), wrong[:5]), (len(told), []), f"{version}: which are the same")


def nothing_selected():
    """A program that calls nothing of what is traced, but has libraries of other groups."""
    folder = real.folder()
    driver = cupti_driver.Driver(headers(VERSIONS[0]))
    cuda, sycl = [driver.program(folder), driver.library(folder, True)], [real.workload(RELEASE, "sycl_loop"), "--iterations", "2"]
    hint = "xptibpf: warning: no call of what is selected, but traced processes have libraries of other groups (try -e "
    # SYCL's has libraries of OpenCL as well.
    cases = ((["record", "--data"], cuda, "cu)"), (["stat", "-e", "ur,cl"], cuda, "cu)"), (["record", "-e", "cu"], cuda, None),
             (["stat"], cuda, None), (["stat", "-e", "ur"], sycl, None))
    for options, program, groups in cases:
        out = ["-o", f"{folder}/{len(options)}-{groups}-{len(program)}"]
        r = real.plain_run([real.XPTIBPF, *options, *out, "--", *program], env=real.environment(RELEASE))
        said = [line[len(hint):] for line in r.stderr.splitlines() if line.startswith(hint)]
        equal((r.returncode, said), (0, [groups] if groups else []), f"{' '.join(options)}: what it says of other groups")


DEF_FUNC, CALL, CU = 35, 1, 6  # of enum xb_rec_type and enum cat_api_id
FUNC_AT = 72  # in struct xb_call


def defined(d, name, argv, *options, env):
    """How many functions of CUDA's a recording defines, and how many calls it has whose function was defined before, or was not."""
    out = f"{d}/{name}.xbt"
    r = real.plain_run([real.XPTIBPF, "record", "-o", out, *options, "--", *argv], env=env)
    equal(r.returncode, 0, f"{name}: recorded {r.stderr[-200:] if r.returncode else ''}")
    slots, calls = {}, [0, 0]
    for kind, rec in records(out):
        if kind == DEF_FUNC:
            slot, _, _, api = struct.unpack_from("<IIII", rec, 24)
            slots[slot] = api
        elif kind == CALL:
            calls[struct.unpack_from("<H", rec, FUNC_AT)[0] not in slots] += 1
    return list(slots.values()).count(CU), calls


def definitions():
    d = real.folder()
    driver = cupti_driver.Driver(headers(VERSIONS[0]))
    program, hidden = driver.program(d), driver.library(d, False)
    many, calls = defined(d, "cuda", [program, hidden], "-e", "cu:*", env=real.environment(RELEASE))
    equal((many, calls), (len(driver.functions), [len(driver.functions), 0]), "CUDA: a definition of each function that was called, before its call")
    many, calls = defined(d, "sycl", [real.workload(RELEASE, "sycl_loop"), "--iterations", "2"], "--xpti", env=real.warm_environment(RELEASE))
    check(many == 0 and calls[0] > 20 and not calls[1], "SYCL without CUDA: none of CUDA's, and those of all calls", (many, calls))


def main():
    definitions()
    for version in VERSIONS:
        by_version(version)
    nothing_selected()


real.run(main)
