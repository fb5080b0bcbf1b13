#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 40, suite: all
"""Level Zero on Intel's own driver, without a GPU: in the root of a Debian testing, observed from outside.

A C program that calls every group (most succeed, some fail) is reported by xptibpf, by itself and by the loader's
tracing layer: same calls, order, arguments, results. With --layers all, each call is there once more as the
driver gets it, inside the loader's. Then SYCL runs on the Level Zero adapter: its ze calls are those that the
layer reports, and on one thread each launch is inside Unified Runtime's, and that inside SYCL's task.
"""
import collections
import copy
import os
import re
import subprocess

from lib import real, ze_witness
from lib.real import check, equal, need

EVERYTHING = "ze:*,zet:*,zes:*,zer:*,zel:*"
RELEASE = "2026.2.0"
ITERATIONS = 20
# A product that Intel's driver knows, and the receiver of commands that throws them away.
NO_HARDWARE = {"NEOReadDebugKeys": "1", "SetCommandStreamReceiver": "5", "UseAubStream": "0",
               "ProductFamilyOverride": "pvc", "HardwareInfoOverride": "1x4x16"}
# The program is shown by its address and size, not its bytes.
EXPLAINED = {("zeModuleCreate", "desc.pInputModule")}
# What the process does while it ends, when the loader has taken its layers away.
ENDING = re.compile(r"Destroy|Free|[Tt]ear[Dd]own")
SOURCE = "__kernel void vadd(__global int *a, __global int *b) { size_t i = get_global_id(0); a[i] += b[i]; }\n"


class Root:
    """The root with Intel's driver, and a folder that is /mnt/test in it."""

    def __init__(self):
        self.path = ze_witness.fetched("neo")
        print(real.read(f"{self.path}/VERSIONS").replace("\n", ", "))
        self.folder = os.path.join(real.folder(), "test")
        self.header = ze_witness.Header(f"{self.path}/usr/include")
        self.header.leave_out_newer(real.read(f"{self.path}/VERSIONS"))
        ze_witness.build(self.header, f"{self.path}/usr/lib/x86_64-linux-gnu", self.folder)
        with open(f"{self.folder}/vadd.cl", "w") as f:
            f.write(SOURCE)
        r = subprocess.run(self.command({}, ["sh", "-c", "cd /mnt/test && ocloc compile -q -file vadd.cl -device pvc -spv_only "
                                             "-output vadd -output_no_suffix -out_dir ."]), capture_output=True, text=True, timeout=60)
        need(os.path.exists(f"{self.folder}/vadd.spv"), "Intel's compiler makes SPIR-V of the kernel", (r.stdout + r.stderr)[-500:])

    def command(self, env, argv, binds=None):
        return ze_witness.inside(self.path, {"/mnt/test": self.folder, **(binds or {})}, {**NO_HARDWARE, **env}, argv)

    def witness(self, name):
        return ze_witness.read_log(real.read(f"{self.folder}/{name}"))


def by_thread(calls):
    threads = collections.defaultdict(list)
    for c in calls:
        threads[c["tid"]].append(c)
    return dict(threads)


def wrong_in(header, ours, told):
    c = ze_witness.Comparison(header).threads(ours, told)
    return [w for w in c.wrong if (w[0], w[1]) not in EXPLAINED], c.compared


def report(wrong):
    for w in wrong[:15]:
        print("      ", *[str(x)[:400] for x in w])


def cut(threads, main):
    """Without what sets up the witness, and without what ends the process; the latter by name."""
    threads = dict(threads)
    threads[main], start = ze_witness.without_start(threads[main])
    need(start, "the calls that set up the witness were traced")
    return threads


# ---- a program in C ----------------------------------------------------------------------------------


def run_calls(root, *options):
    t = real.Tracer("-e", EVERYTHING, "-s", "1024", *options, "--", *root.command(
        {"ZE_ENABLE_TRACING_LAYER": "1", "ZE_WITNESS": "/mnt/test/log"}, ["/mnt/test/calls", "/mnt/test/vadd.spv", "vadd"]))
    if not equal(t.wait(60), 0, "the program ends well on Intel's driver"):
        print(t.err[-1000:])
    equal(t.lost(), {}, "nothing was lost")
    told = root.witness("log")
    main = next(iter(told))
    return t, told, main, t.calls()


def held_against(root, told, main, calls, what):
    ours = cut(by_thread(calls), main)
    equal(ours[main][-1]["name"], "zelSetDriverTeardown", f"{what}: the driver's own last word to the loader was traced")
    ours[main].pop()
    wrong, compared = wrong_in(root.header, ours, told)
    report(wrong)
    check(not wrong and compared["layer"] > 150, f"{what}: {compared['call']} calls ({compared['layer']} as the layer told), "
          f"{compared['argument']} arguments, {compared['value']} values are those of the witness", f"{len(wrong)} differ" if wrong else "")
    return ours


def try_the_comparison(root, ours, told, main):
    def spoilt(change):
        t = copy.deepcopy(told)
        change(t[main])
        return wrong_in(root.header, ours, t)[0]

    def change(name, path, by):
        def it(calls):
            v = next(c for c in calls if c["name"] == name)
            for key in path[:-1]:
                v = v[key]
            v[path[-1]] += by
        return it

    check(spoilt(lambda calls: calls.pop(len(calls) // 3)), "the comparison notices a missing call")
    check(spoilt(lambda calls: calls.insert(3, calls.pop(9))), "the comparison notices another order")
    check(spoilt(change("zeMemAllocShared", ("layer", "args", "size"), 1)), "the comparison notices another argument of the layer's")
    check(spoilt(change("zeDeviceGetProperties", ("after", "pDeviceProperties", "v", "vendorId"), 1)), "the comparison notices another property")
    check(spoilt(change("zeDeviceGetProperties", ("after", "pDeviceProperties", "v", "name"), "!")), "the comparison notices another name")
    check(spoilt(change("zeMemAllocDevice", ("ret",), 1)), "the comparison notices another result")


def handles_in(v):
    if isinstance(v, list):
        for i in v:
            yield from handles_in(i)
    elif isinstance(v, dict) and "handle" in v:
        yield v
    elif isinstance(v, dict):
        for i in v.values():
            yield from handles_in(i)


def object_numbers(t):
    """A handle has one number from the call that creates it to the one that destroys it; a new object at
    the address of an old one gets another."""
    events = sorted((e for e in t.events() if e["type"] == "call"), key=lambda e: e["ts"])
    living, used, wrong, looked_at, born = {}, set(), [], 0, collections.Counter()
    for e in events:
        creates = re.search(r"Create(Immediate)?$", e["name"]) and not e.get("error")
        out = "phModule" if e["name"] == "zeModuleCreate" else next(reversed(e["args"]), None)
        for name, value in e["args"].items():
            for h in handles_in(value):
                if not h["handle"] or not h.get("object"):
                    continue
                looked_at += 1
                kind = h["object"].partition("#")[0]
                key = (kind, h["handle"])
                if creates and name == out:
                    if h["object"] in used:
                        wrong.append((e["name"], name, h, "was given to another one"))
                    born[kind] += 1
                    living[key] = h["object"]
                elif living.setdefault(key, h["object"]) != h["object"]:
                    wrong.append((e["name"], name, h, living[key]))
                used.add(h["object"])
        if e["name"].endswith("Destroy"):
            for h in handles_in(list(e["args"].values())):
                living.pop((h["object"].partition("#")[0], h["handle"]), None)
    for w in wrong[:10]:
        print("      ", *w)
    check(not wrong and looked_at > 400 and len(born) >= 8, f"{looked_at} handles carry the number of their object, from its making to its end",
          wrong[:1] or dict(born))


def every_group(root):
    t, told, main, calls = run_calls(root)
    ours = held_against(root, told, main, calls, "outermost layer")
    try_the_comparison(root, ours, told, main)
    flat = [c for of in told.values() for c in of]
    called = {c["name"] for c in flat}
    for group in ("zeDriver", "zeDevice", "zeContext", "zeMem", "zeVirtualMem", "zePhysicalMem", "zeCommandQueue", "zeCommandList", "zeFence",
                  "zeEventPool", "zeEvent", "zeImage", "zeSampler", "zeModule", "zeModuleBuildLog", "zeKernel", "zetMetric", "zetDevice",
                  "zesDevice", "zelLoader", "zelTracer"):
        if not any(n.startswith(group) for n in called):
            check(False, f"a function of {group} was called")
    failed = collections.Counter(c["name"] for c in flat if c["ret"])
    marked = collections.Counter(c["name"] for of in ours.values() for c in of if c.get("error"))
    answers = {"zeEventQueryKernelTimestamp", "zeEventQueryStatus", "zeFenceQueryStatus", "zeEventHostSynchronize", "zeFenceHostSynchronize"}
    # "Not ready" is an answer and no failure.
    equal({n: k for n, k in marked.items() if n not in answers}, {n: k for n, k in failed.items() if n not in answers}, "the calls that failed are marked")
    check(len(failed) >= 5, "several calls failed", dict(failed))
    object_numbers(t)
    counted = {name: int(n) for name, n in re.findall(r"count (\w+) (\d+)", t.out)}
    names = real.count(t.events())
    equal({"launch": names["zeCommandListAppendLaunchKernel"], "copy": names["zeCommandListAppendMemoryCopy"],
           "alloc": sum(names[n] for n in ("zeMemAllocDevice", "zeMemAllocHost", "zeMemAllocShared"))}, counted,
          "launches, copies and allocations are as many as the program counted")


def behind(calls, outermost, behind_it):
    """With --layers all: what the library "outermost" passes on, "behind_it" gets, inside that call, with
    the same arguments and result. Gives for each of the first how many of the second are in it."""
    by_id = {c["id"]: c for c in calls}
    lower = [c for c in calls if c["library"].startswith(behind_it) and c.get("layer") == "lower"]
    inside = collections.defaultdict(list)
    odd = collections.Counter()
    for c in lower:
        p = by_id.get(c["parent_id"])
        if not p or not p["library"].startswith(outermost) or p["tid"] != c["tid"] or not p["ts"] <= c["ts"] <= c["ts"] + c["dur"] <= p["ts"] + p["dur"]:
            odd["outside"] += 1
        elif p["name"] != c["name"]:
            odd[f"{c['name']} in {p['name']}"] += 1
        else:
            inside[p["id"]].append(c)
            if (p["args"], p["ret"]) != (c["args"], c["ret"]):
                odd[f"another {c['name']}"] += 1
    return {i: len(of) for i, of in inside.items()}, dict(odd)


def every_layer(root):
    """The loader passes registrations of callbacks on to its tracing layer, and all else to functions of
    the driver's that have no exported name: nothing else is there twice."""
    _, told, main, calls = run_calls(root, "--layers", "all")
    held_against(root, told, main, [c for c in calls if c.get("layer") != "lower"], "--layers all, the loader's calls")
    inside, odd = behind(calls, "libze_loader", "libze_tracing_layer")
    equal(odd, {}, "what the tracing layer gets is what the loader got")
    registrations = [c["id"] for c in calls if c["name"].endswith("RegisterCallback") and c.get("layer") != "lower"]
    check(sorted(inside) == sorted(registrations) and len(inside) > 400, "each registration of a callback is passed on", len(inside))
    equal(set(inside.values()), {1}, "once")
    equal(sum(c.get("layer") == "lower" for c in calls), len(inside), "and nothing else is")


# ---- SYCL --------------------------------------------------------------------------------------------


def run_sycl(root, env, *options):
    runtime, programs = f"{real.runtime(RELEASE)}/lib", os.path.dirname(real.workload(RELEASE, "ze_launch"))
    need(os.path.exists(f"{programs}/ze_launch"), "the SYCL program was built (make workloads)")
    t = real.Tracer("-s", "1024", *options, "--", *root.command(
        {"LD_LIBRARY_PATH": "/mnt/rt", "ONEAPI_DEVICE_SELECTOR": "level_zero:*", **env},
        ["/mnt/programs/ze_launch", "/mnt/test/vadd.spv", "vadd", str(ITERATIONS)],
        {"/mnt/rt": runtime, "/mnt/programs": programs, "/mnt/ours": real.O}))
    if not equal(t.wait(60), 0, "the SYCL program ends well on the Level Zero adapter"):
        print(t.out[-500:], t.err[-1000:])
    equal(t.lost(), {}, "nothing was lost")
    return t, {name: int(n) for name, n in re.findall(r"count (\w+) (\d+)", t.out)}


# What Unified Runtime's call does on Level Zero.
INSIDE = {"zeCommandListAppendLaunchKernel": ("urEnqueueKernelLaunch", "kernel"),
          "zeCommandListAppendMemoryCopy": ("urEnqueueUSMMemcpy", "copy"),
          "zeCommandListAppendMemoryFill": ("urEnqueueUSMFill", "fill")}


def outer(by_id, call):
    while call["parent_id"] is not None:
        call = by_id[call["parent_id"]]
        yield call


def nested(t, counted):
    calls = t.calls()
    by_id = {c["id"]: c for c in calls}
    once = [c for c in calls if c.get("layer") != "lower"]
    for name, (around, count) in INSIDE.items():
        those = [c for c in once if c["name"] == name]
        alone = [c for c in those if not any(p["name"].startswith(around) and p["tid"] == c["tid"] and p["ts"] <= c["ts"] and
                                             c["ts"] + c["dur"] <= p["ts"] + p["dur"] for p in outer(by_id, c))]
        ur = [c for c in once if c["name"].startswith(around)]
        equal(len(alone), 0, f"each {name} is inside a {around}...")
        equal({len(those), len(ur)}, {counted[count]}, f"both as often as the program submitted a {count}")
    return calls


def sycl_as_the_layer_tells(root):
    t, counted = run_sycl(root, {"ZE_ENABLE_TRACING_LAYER": "1", "LD_PRELOAD": "/mnt/test/libze_witness.so", "ZE_WITNESS_PRELOAD": "1",
                                 "ZE_WITNESS": "/mnt/test/sycl"}, "-e", f"ur:*,{EVERYTHING}", "--layers", "all")
    calls = nested(t, counted)
    told = root.witness("sycl")
    main = next(iter(told))
    # The adapters have a small loader in themselves, which calls the real one. The layer is the real one's.
    ours = cut(by_thread([c for c in calls if c["library"].startswith("libze_loader")]), main)
    for tid in told:
        # It is not told of a second zeInit.
        ours[tid] = [c for c in ours.get(tid, []) if c["name"] in root.header.traced and c["name"] != "zeInit"]
    ending = [c["name"] for c in ours[main][len(told[main]):]]
    equal([n for n in ending if not ENDING.search(n)], [], "what the layer no longer told is the process's ending")
    ours[main] = ours[main][:len(told[main])]
    wrong, compared = wrong_in(root.header, {tid: ours[tid] for tid in told}, told)
    report(wrong)
    check(not wrong, f"SYCL's {compared['call']} ze calls, {compared['argument']} arguments, {compared['value']} values are those that the layer told",
          f"{len(wrong)} differ" if wrong else "")
    launches = sum(c["name"] == "zeCommandListAppendLaunchKernel" for of in told.values() for c in of)
    equal(launches, 2 * ITERATIONS, "the layer reported as many launches as the program made")
    equal(len(told), 2, "from two threads")
    kernels = {e["args"]["hKernel"].get("name") for e in t.events() if e.get("name") == "zeCommandListAppendLaunchKernel"}
    equal(kernels, {"vadd"}, "the launches show the kernel's name")

    inside, odd = behind(calls, "libur_adapter_level_zero", "libze_loader")
    # As it starts, the adapter's loader registers itself with the real one.
    equal({n for n in odd if n != "zelRegisterTeardownCallback in zeInit"}, set(), "what the loader gets is what the adapter passed on")
    outermost = [c for c in calls if c["api"] == "ze" and c["library"].startswith("libur_adapter_level_zero")]
    check(len(outermost) > 500, "the adapter's calls are many", len(outermost))
    equal({c["name"] for c in outermost if c["id"] not in inside}, set(), "each call of the adapter's is passed on")
    equal({c["name"] for c in outermost if inside.get(c["id"], 1) != 1} - {"zeInit", "zeInitDrivers"}, set(), "once, when it has been started")


def sycl_to_ze(root):
    """sycl -> ur -> ze on one thread: SYCL's own task is around both."""
    t, counted = run_sycl(root, {"XPTI_TRACE_ENABLE": "1", "XPTI_FRAMEWORK_DISPATCHER": "libxptifw.so",
                                 "XPTI_SUBSCRIBERS": "/mnt/ours/libxptibpf-beacon.so"}, "-e", f"sycl,ur:*,{EVERYTHING}")
    equal([c for c in t.calls() if c.get("layer") == "lower"], [], "by default a call is there once, at its outermost layer")
    calls = nested(t, counted)
    by_id = {c["id"]: c for c in calls}
    tasks = collections.defaultdict(list)
    for e in t.events():
        if e["type"] == "xpti" and e["stream"] == "sycl.debug" and e["event"] in ("task_begin", "task_end"):
            tasks[e["tid"]].append(e)
    spans = {}
    for tid, events in tasks.items():
        events.sort(key=lambda e: e["ts"])
        need([e["event"] for e in events] == ["task_begin", "task_end"] * (len(events) // 2), "SYCL's tasks begin and end in turn")
        spans[tid] = [(a["ts"], b["ts"], a["uid"]) for a, b in zip(events[::2], events[1::2])]
    around = collections.Counter()
    for c in calls:
        if c["name"] not in INSIDE:
            continue
        ur = next(p for p in outer(by_id, c) if p["name"].startswith(INSIDE[c["name"]][0]))
        found = [s for s in spans.get(c["tid"], ()) if s[0] <= ur["ts"] <= c["ts"] and c["ts"] + c["dur"] <= ur["ts"] + ur["dur"] <= s[1]]
        around[len(found)] += 1
    equal(dict(around), {1: sum(counted.values())}, "sycl -> ur -> ze: each launch, copy and fill is inside one task of SYCL's, on its thread")


def main():
    root = Root()
    every_group(root)
    every_layer(root)
    sycl_as_the_layer_tells(root)
    sycl_to_ze(root)


if __name__ == "__main__":
    real.run(main)
