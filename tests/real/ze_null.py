#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 40, suite: both
"""Every function of Level Zero is called, with the null driver, under the loaders of three Debian releases.

The same run is reported three times: by xptibpf; by the program, between it and the loader; and by the loader's
own tracing layer. The calls, their order on each thread, their arguments with all that they point to, and their
results are the same. What differs is listed below with its reason; an entry that nothing needs is a failure, too. The
comparison is itself tested: it must notice one event less, two swapped, and one value changed.
"""
import collections
import copy
import json
import os
import re
import subprocess

from lib import real, ze_witness
from lib.real import check, equal, need

EVERYTHING = "ze:*,zet:*,zes:*,zer:*,zel:*"
# (function, argument): why ours is not what the witness tells.
PROGRAM = "a program, raw data, or data of unknown size: its address, not its bytes"
VECTOR = "a floating point number by value travels in a register that no probe sees"
CODE = "a table of pointers to code"
EXPLAINED = {
    ("zetTracerExpSetPrologues", "pCoreCbs"): CODE,
    ("zetTracerExpSetEpilogues", "pCoreCbs"): CODE,
    ("zeCommandListAppendLaunchKernelWithArguments", "pArguments"): PROGRAM,
    ("zeModuleCreate", "desc.pInputModule"): PROGRAM,
    ("zeModuleGetNativeBinary", "pModuleNativeBinary"): PROGRAM,
    ("zeKernelGetBinaryExp", "pKernelBinary"): PROGRAM,
    ("zetModuleGetDebugInfo", "pDebugInfo"): PROGRAM,
    ("zetMetricStreamerReadData", "pRawData"): PROGRAM,
    ("zetMetricQueryGetData", "pRawData"): PROGRAM,
    ("zetMetricTracerReadDataExp", "pRawData"): PROGRAM,
    ("zetMetricTracerDecodeExp", "pRawData"): PROGRAM,
    ("zetMetricGroupCalculateMetricValues", "pRawData"): PROGRAM,
    ("zetMetricGroupCalculateMultipleMetricValuesExp", "pRawData"): PROGRAM,
    ("zetMetricGroupGetExportDataExp", "pRawData"): PROGRAM,
    ("zetMetricGroupGetExportDataExp", "pExportData"): PROGRAM,
    ("zetMetricGroupCalculateMetricExportDataExp", "pExportData"): PROGRAM,
    ("zesOverclockSetControlUserValue", "pValue"): VECTOR,
    ("zesFrequencyOcSetFrequencyTarget", "CurrentOcFrequency"): VECTOR,
    ("zesFrequencyOcSetVoltageTarget", "CurrentVoltageTarget"): VECTOR,
    ("zesFrequencyOcSetVoltageTarget", "CurrentVoltageOffset"): VECTOR,
    ("zesFrequencyOcSetIccMax", "ocIccMax"): VECTOR,
    ("zesFrequencyOcSetTjMax", "ocTjMax"): VECTOR,
    ("zesPerformanceFactorSetConfig", "factor"): VECTOR,
    ("zesPowerSetEnergyThreshold", "threshold"): VECTOR,
}
# Results that the loader gives by itself where the driver has no such function; its layers are not asked.
REFUSED = {0x78000001, 0x78000003}


class Loader:
    """A loader with its headers and its null driver, on this system or in the root."""

    def __init__(self, name, include, lib, null, root=None, search=None):
        self.name, self.lib, self.root = name, lib, root
        self.header = ze_witness.Header(include)
        if root:
            self.header.leave_out_newer(real.read(f"{root}/VERSIONS") if name == "testing" else "")
        self.folder = os.path.join(real.folder(), "ze")
        self.program = ze_witness.build(self.header, lib, self.folder)
        self.env = {"ZE_ENABLE_ALT_DRIVERS": null, "ZE_ENABLE_TRACING_LAYER": "1", "SWEEP": "1",
                    "LD_LIBRARY_PATH": search or ""}
        # This one can write a log as well, by its validation layer.
        self.logs = name == "testing"
        if self.logs:
            self.env.update({"ZE_ENABLE_VALIDATION_LAYER": "1", "ZEL_ENABLE_LOADER_LOGGING": "1", "ZEL_LOADER_LOGGING_LEVEL": "trace",
                             "ZEL_LOADER_LOGGING_ENABLE_SUCCESS_PRINT": "1", "ZEL_LOADER_LOG_DIR": "/mnt"})

    def command(self, env):
        if self.root:
            return ze_witness.inside(self.root, {"/mnt": self.folder}, {**env, "ZE_WITNESS": "/mnt/log"}, ["/mnt/calls"])
        return ["env", "-i", *(f"{k}={v}" for k, v in env.items()), f"ZE_WITNESS={self.folder}/log", self.program]

    def run(self, *options):
        """Our calls by thread and the witness's, of one run."""
        t = real.Tracer("-e", EVERYTHING, "-s", "1024", *options, "--", *self.command(self.env))
        equal(t.wait(60), 0, f"{self.name}: the program ends well")
        if t.p.returncode:
            print(t.err[-1000:])
        equal(t.lost(), {}, f"{self.name}: nothing was lost")
        threads = collections.defaultdict(list)
        for c in t.calls():
            threads[c["tid"]].append(c)
        return t, dict(threads), ze_witness.read_log(real.read(f"{self.folder}/log"))


def loaders():
    null = ze_witness.fetched("null")
    oldest = Loader("1.8", f"{null}/include", f"{null}/lib", f"{null}/lib/libze_null.so", search=f"{null}/lib")
    if not real.in_check_all():
        return [oldest]
    neo = ze_witness.fetched("neo")
    return [oldest,
            Loader("1.20", f"{neo}/opt/ze-1.20/include", f"{neo}/opt/ze-1.20/lib", "/opt/ze-1.20/lib/libze_null.so", neo,
                   "/opt/ze-1.20/lib"),
            Loader("testing", f"{neo}/usr/include", f"{neo}/usr/lib/x86_64-linux-gnu", "/opt/null/libze_null.so", neo)]


def wrong_in(header, ours, told):
    """What differs and is not explained; what of the explanations was needed; how much was compared."""
    c = ze_witness.Comparison(header).threads(ours, told)
    needed = collections.defaultdict(list)
    wrong = []
    for name, where, text in c.wrong:
        why = EXPLAINED.get((name, where))
        if why:
            needed[(name, where)].append(text)
        else:
            wrong.append((name, where, text))
    for key, texts in needed.items():
        shown = {VECTOR: r"\{'unknown': True\},", CODE: r"\{'Global': \{'pfnInitCb': None\}", PROGRAM: r"'0x[0-9a-f]+',"}[EXPLAINED[key]]
        wrong += [(*key, t) for t in texts if not re.match(shown, t)]
    return wrong, set(needed), c.compared


def try_the_comparison(header, ours, told):
    main = max(told, key=lambda tid: len(told[tid]))
    middle = len(told[main]) // 2

    def spoilt(change):
        t = copy.deepcopy(told)
        change(t[main])
        return wrong_in(header, ours, t)[0]

    def find(calls, name):
        return next(c for c in calls if c["name"] == name)

    def swap(calls):
        other = next(i for i in range(middle, len(calls)) if calls[i]["name"] != calls[middle]["name"])
        calls[middle], calls[other] = calls[other], calls[middle]

    def layer(calls):
        find(calls, "zeMemAllocHost")["layer"]["args"]["size"] += 1

    def pointed(calls):
        find(calls, "zeContextCreate")["after"]["phContext"]["v"] += 1

    def inner(calls):
        find(calls, "zeCommandListAppendLaunchKernel")["args"]["pLaunchFuncArgs"]["v"]["groupCountY"] += 1

    def chained(calls):
        find(calls, "zeMemAllocDevice")["args"]["device_desc"]["v"]["pNext"]["v"]["flags"] ^= 2

    def text(calls):
        find(calls, "zeKernelCreate")["args"]["desc"]["v"]["pKernelName"]["v"] += "x"

    def result(calls):
        find(calls, "zetMetricGroupGet")["ret"] = 1

    for what, change in (("a missing call", lambda calls: calls.pop(middle)), ("two calls in another order", swap),
                         ("another argument, reported by the layer", layer), ("another out-value", pointed),
                         ("another field of a structure", inner), ("another field in a chain", chained),
                         ("another name", text), ("another result", result)):
        check(spoilt(change), f"the comparison notices {what}")


def layer_told(loader, told):
    """Which calls the tracing layer was silent about, and whether it may be."""
    silent = [c for calls in told.values() for c in calls if not c["layer"] and c["name"] in loader.header.traced]
    # A second zeInit does nothing; what the driver lacks is refused, with a null handle if no result can be.
    odd = [(c["name"], c["ret"]) for c in silent if c["name"] != "zeInit" and c["ret"] % (1 << 32) not in REFUSED
           and not (loader.header.functions[c["name"]][0].endswith("_handle_t") and not c["ret"])]
    equal(odd, [], f"{loader.name}: the layer reported each call that reached the driver")
    return len(silent)


def loader_log(loader, ours):
    """The loader's text log has zet and zes, too: names in order, results, and arguments that are numbers."""
    # The log leaves out what returns no result, the loader's own, and zeInit once more.
    def in_log(name):
        return name != "zeInit" and name in loader.header.functions and not name.startswith("zel") and loader.header.functions[name][0] == "ze_result_t"
    logged = ze_witness.read_loader_log(real.read(f"{loader.folder}/ze_loader.log"))
    logged = [[e for e in of if in_log(e[0])] for of in logged]
    need(len(logged) == 3, f"{loader.name}: the loader's log has three threads", len(logged))
    mine = [[c for c in calls if in_log(c["name"])] for calls in ours.values()]
    # It names threads by other numbers: two of them do the same with other sizes.
    def first_size(args):
        return int(next((a["size"] for a in args if "size" in a), "0"))
    mine.sort(key=lambda calls: (len(calls), first_size([{k: str(v) for k, v in c["args"].items()} for c in calls])))
    logged.sort(key=lambda calls: (len(calls), first_size([a for _, _, a in calls])))
    wrong, compared = [], collections.Counter()
    for a, b in zip(mine, logged):
        if [(c["name"], c["ret"]) for c in a] != [(name, result) for name, result, _ in b]:
            wrong.append(("order or results", len(a), len(b), next(((x, y) for x, y in zip([(c["name"], c["ret"]) for c in a], [e[:2] for e in b]) if x != y), "")))
            continue
        for call, (name, _, args) in zip(a, b):
            compared["call"] += 1
            compared[name[:3]] += 1
            for arg in loader.header.functions[name][1]:
                if "*" in arg.type or arg.name not in args or not re.fullmatch(r"0x[0-9a-f]+|\d+|nullptr", args[arg.name]):
                    continue
                compared["argument"] += 1
                value = int(args[arg.name].replace("nullptr", "0"), 0)
                if (ze_witness.plain(loader.header, call["args"][arg.name]) - value) % (1 << 32):
                    wrong.append((name, arg.name, call["args"][arg.name], args[arg.name]))
    for w in wrong[:10]:
        print("      ", *w)
    check(not wrong and compared["zet"] > 60 and compared["zes"] > 150, f"{loader.name}: {compared['call']} calls, {compared['argument']} arguments are those of "
          f"the loader's own log (zet {compared['zet']}, zes {compared['zes']})", f"{len(wrong)} differ" if wrong else "")


def one(loader):
    t, ours, told = loader.run()
    need(told, f"{loader.name}: the witness wrote its log")
    main = next(iter(told))
    ours[main], start = ze_witness.without_start(ours.get(main, []))
    need(start, f"{loader.name}: the calls that set up the witness were traced")
    equal({n for n in start if not n.startswith("zelTracer")}, {"zeInit"}, f"{loader.name}: nothing but zeInit and the tracer comes before")
    registered = {h[2].split("(")[0] for h in loader.header.traced.values() if "RegisterCallback" in h[2]}
    twice = [n for n in registered if start.count(n) != 2]
    check(registered and not twice, f"{loader.name}: both registrations of each callback were seen", twice or len(registered))
    wrong, needed, compared = wrong_in(loader.header, ours, told)
    for w in wrong[:20]:
        print("      ", *w)
    check(not wrong, f"{loader.name}: {compared['call']} calls ({compared['layer']} of them as the layer told), {compared['argument']} arguments and "
                     f"{compared['value']} values are those of the witness", f"{len(wrong)} differ" if wrong else "")
    called = {c["name"] for calls in told.values() for c in calls}
    missing = set(loader.header.functions) - called - ze_witness.NO_SWEEP - {n for n in loader.header.functions if n.startswith("zel")}
    equal(sorted(missing), [], f"{loader.name}: each function of the headers was called")
    equal(len(told), 3, f"{loader.name}: from three threads")
    silent = layer_told(loader, told)
    check(compared["layer"] > 300, f"{loader.name}: the layer reported most ze calls", f"{silent} not")
    counted = {name: int(n) for name, n in re.findall(r"count (\w+) (\d+)", t.out)}
    names = collections.Counter(c["name"] for calls in ours.values() for c in calls)
    # The sweep calls each once more, after the program has counted.
    equal({"launch": names["zeCommandListAppendLaunchKernel"] - 1, "copy": names["zeCommandListAppendMemoryCopy"] - 1,
           "alloc": sum(names[n] - 1 for n in ("zeMemAllocDevice", "zeMemAllocHost", "zeMemAllocShared"))}, counted,
          f"{loader.name}: launches, copies and allocations are as many as the program counted")
    if loader.logs:
        loader_log(loader, ours)
    return needed, ours, told


def for_people(loader):
    """The greatest timeout is one that never passes, and addresses look like some."""
    t = real.Tracer("-e", "*Synchronize,*EventListen*,zetDebug*", "--", *loader.command(loader.env), json=False)
    equal(t.wait(60), 0, f"{loader.name}: the program ends well, traced as text")
    text = real.read(t.file)
    with_timeout = {n for n, f in loader.header.functions.items() if any(a.name == "timeout" for a in f[1])}
    check(len(with_timeout) >= 6, f"{loader.name}: functions with a timeout", sorted(with_timeout))
    equal(set(re.findall(r"(\w+)\([^\n]*timeout=infinite[,)]", text)), with_timeout, f"{loader.name}: their greatest timeout is infinite")
    check("timeout=1000000ns" in text, f"{loader.name}: others are numbers")
    check(re.search(r"zetDebugReadMemory\([^\n]*address=0x", text), f"{loader.name}: an address is in hex")
    check(re.search(r"zetDebugWriteMemory\([^\n]*size=4, buffer=bytes\(deadbeef\)", text), f"{loader.name}: what a debugger writes is shown")
    check(re.search(r"zetDebugWriteRegisters\([^\n]*count=2, pRegisterValues=0x\w+\)", text), f"{loader.name}: a count of registers is no count of bytes")


def image(loader):
    """The program's image, 64 by 32 elements of four bytes, has its size in mem."""
    out = f"{real.folder()}/mem"
    env = {k: v for k, v in loader.env.items() if k != "SWEEP"}
    r = subprocess.run([real.XPTIBPF, "mem", "--json", "-o", out, "-e", "ze", "--", *loader.command(env)], capture_output=True, text=True, timeout=60)
    rows = [e for e in map(json.loads, real.read(out).splitlines()) if e["type"] == "memory" and e["by"] == "kind" and e["of"] == "image"]
    equal((r.returncode, [(e["bytes"], e["unsized"]) for e in rows]), (0, [(64 * 32 * 4, 0)]), f"{loader.name}: the image's bytes")


def places(loader):
    """Nothing in the loader begins with a push, and all the same few probes are single-stepped: they are
    on the conditional jump. doctor says how many."""
    command = loader.command({**loader.env, "WAIT": "1"})
    p = real.Process(command, stdin=True)
    p.said("waiting")
    r = subprocess.run([real.XPTIBPF, "doctor", "--json", "-p", str(p.pid)], capture_output=True, text=True, timeout=30)
    p.kill()
    found = {}
    for line in r.stdout.splitlines():
        e = json.loads(line)
        for library in e.get("libraries", ()) if e["type"] == "candidate" else ():
            if "libze_loader" in library["path"]:
                found = {a["api"]: (a["functions"], a["stepped"], a["refused"]) for a in library["apis"]}
    groups = {g: found.get(g, (0, 0, 0)) for g in ("ze", "zet", "zes")}
    check(real.every(lambda g: g[0] > 30 and g[1] <= max(3, g[0] // 20) and not g[2], groups.values()),
          f"{loader.name}: few functions are single-stepped, none is refused", found or r.stderr[-300:])


def main():
    used = set()
    for loader in loaders():
        places(loader)
        needed, ours, told = one(loader)
        used |= needed
        for_people(loader)
        image(loader)
    try_the_comparison(loader.header, ours, told)
    if real.in_check_all():
        equal(sorted(set(EXPLAINED) - used), [], "each explanation was needed")


real.run(main)
