#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 14, suite: all
"""Calls of Level Zero that the plugin of SYCL 2022.2 to 2024.2 tells XPTI of are calls, with the null driver.

The plugin hears of them from the loader's tracing layer, inside the loader's functions, which have probes: so each is one
call, and --layers all shows what XPTI reports of it as well. That equals the call around it, with all that its arguments lead
to, and what a subscriber in the process reads where the arguments are, by the sizes in the loader's headers.

The plugin of 2024.2 needs a newer loader than runs here; ze_later.c has the functions that this one lacks.
"""
import re
import subprocess

from lib import call_witness, real, ze_witness
from lib.real import check, equal, need

RELEASES = ("2022.2.1", "2023.2.4", "2024.0.3", "2024.2.1")
NEEDS_LATER = "2024.2.1"
STREAM = "sycl.experimental.level_zero.debug"


def rows(header, folder):
    """Where the arguments' addresses are, and how many bytes each argument has: the compiler knows."""
    functions = {name: args for name, (_, args) in header.functions.items() if name in header.traced}
    with open(f"{folder}/sizes.c", "w") as f:
        f.write("#include <stdio.h>\n#include <level_zero/ze_api.h>\nint main(void)\n{\n")
        for name, args in functions.items():
            f.writelines(f'printf("{name} {i * 8} %zu\\n", sizeof({a.type}));\n' for i, a in enumerate(args))
        f.write("}\n")
    program = real.build(f"{folder}/sizes.c", f"{folder}/sizes", f"-I{header.include}")
    found = {name: ("p", []) for name in functions}
    for line in subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines():
        name, at, n = line.split()
        found[name][1].append((int(at), int(n)))
    return found


def environment(release, null, **more):
    env = real.environment(release, ZE_ENABLE_ALT_DRIVERS=f"{null}/lib/libze_null.so", **more)
    env["LD_LIBRARY_PATH"] += f":{null}/lib"
    if release == NEEDS_LATER:
        env["LD_PRELOAD"] = real.build(f"{real.HERE}/ze_later.c", f"{real.folder()}/libze_later.so", "-fPIC", "-shared", "-Wall", "-Wextra")
    del env["ONEAPI_DEVICE_SELECTOR"]
    env["SYCL_DEVICE_FILTER" if release < "2023" else "ONEAPI_DEVICE_SELECTOR"] = "level_zero" if release < "2023" else "level_zero:*"
    return env


def traced(release, env, *options):
    t = real.Tracer("-s", "1024", *options, "-e", "ze:*,sycl", "--", real.workload(release, "pi_host"), "all", env=env)
    equal(t.wait(60), 0, f"{release}: the program ends well")
    equal(t.lost(), {}, f"{release}: nothing was lost")
    equal(t.out, "refused\n", f"{release}: it came as far as the driver lets it")
    pairs = [e for e in t.events() if e["type"] == "xpti" and e["stream"] == STREAM]
    equal(pairs, [], f"{release}: what begins and ends a call is shown as the call")
    return t.calls()


def differs(call, told):
    """Whether numbers and handles are others than the subscriber read; what is shown by name or followed is left out."""
    for shown, bits in zip(call["args"].values(), told["args"]):
        if shown is None and bits or isinstance(shown, int) and not isinstance(shown, bool) and shown != bits and bits < 1 << 32:
            return True
        if isinstance(shown, str) and re.fullmatch(r"0x[0-9a-f]+", shown) and bits < 1 << 32 and int(shown, 16) != bits:
            return True
    return len(call["args"]) != len(told["args"])


def by_release(release, null, header, layer):
    folder = real.folder()
    env = environment(release, null, **layer, **call_witness.environment(folder, call_witness.build(release, folder), STREAM, rows(header, folder)))
    calls = traced(release, env, "--layers", "all")
    threads = call_witness.told(folder)
    need(len(threads) == 1, f"{release}: the subscriber heard of one thread", len(threads))
    told = next(iter(threads.values()))
    ours = [c for c in calls if c.get("told_by") == "xpti"]
    equal([c["name"] for c in ours], [t["name"] for t in told], f"{release}: the calls of which XPTI tells")
    check(len(ours) > 10, f"{release}: there are some", len(ours))
    by_id = {c["id"]: c for c in calls}
    around = [by_id.get(c["parent_id"], {}) for c in ours]
    what = ("name", "args", "ret")
    equal([[c[k] for k in what] for c in ours], [[c.get(k) for k in what] for c in around], f"{release}: each is what the probe around it saw")
    equal({(c.get("layer"), a.get("layer")) for c, a in zip(ours, around)}, {("lower", None)}, f"{release}: and its lower layer")
    wrong = [(c["name"], c["args"], t["args"]) for c, t in zip(ours, told) if differs(c, t)]
    equal(wrong, [], f"{release}: arguments are what the subscriber read")
    equal([t["done"]["ret"] for t in told], [header.enums[c["ret"]] for c in ours], f"{release}: and so are results")
    spoilt = [{**t, "args": [v + 1 for v in t["args"]]} for t in told]
    check(any(differs(c, t) for c, t in zip(ours, spoilt)), f"{release}: the comparison notices other arguments")
    once = traced(release, environment(release, null, **layer), "--xpti")
    equal([c["name"] for c in once], [c["name"] for c in calls if c.get("layer") != "lower"], f"{release}: without --layers all, each is one call")
    equal({c.get("told_by") for c in once}, {None}, f"{release}: of which the probe tells")
    silent = traced(release, environment(release, null), "--xpti", "--layers", "all")
    equal({c.get("told_by") for c in silent}, {None}, f"{release}: without the variable the plugin reports none")


def main():
    null = ze_witness.fetched("null")
    header = ze_witness.Header(f"{null}/include")
    layer = call_witness.needs("Level Zero")
    equal(layer, {"ZE_ENABLE_TRACING_LAYER": "1"}, "what doctor says that the stream needs")
    for release in RELEASES:
        by_release(release, null, header, layer)


if __name__ == "__main__":
    real.run(main)
