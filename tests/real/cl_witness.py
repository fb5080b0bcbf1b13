#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 30, suite: both
"""The traced cl* calls equal those that an OpenCL layer saw, and those that the program counted.

The layer (lib/cl_witness.c) sits between the ICD loader and the driver, so both observe the same run: the
calls of every thread in the same order, with the same arguments, the same memory that these point to, and the same
results. It is made from the release's own headers. After that, the same program runs without any layer, and its calls are
compared by name with its own count, including those of callbacks.

The comparison is itself tested: it must fail when a line of the witness is taken out, two are swapped, or a value is
changed.
"""
import collections
import copy
import json
import re

from lib import real
from lib.real import check, equal, need
from lib.witness_of_cl import Headers, build_layer, differences

RELEASES = real.releases(("2026.2.0", "2025.3.3"))
THREADS = 3
# Arguments that must have been seen decoded, not as an address.
FOLLOWED = {("clEnqueueNDRangeKernel", "global_work_size"), ("clEnqueueNDRangeKernel", "event"),
            ("clCreateKernel", "kernel_name"), ("clBuildProgram", "options"), ("clCreateProgramWithSource", "strings"),
            ("clCreateBuffer", "errcode_ret"), ("clWaitForEvents", "event_list"), ("clGetDeviceInfo", "param_value"),
            ("clCreateImage", "image_format"), ("clCreateImage", "image_desc"), ("clSetKernelArg", "arg_value"),
            ("clGetExtensionFunctionAddressForPlatform", "func_name"), ("clHostMemAllocINTEL", "errcode_ret"),
            ("clEnqueueFillBuffer", "pattern"), ("clGetEventProfilingInfo", "param_value")}


# ---- the comparison, tried -----------------------------------------------------------------------------


def try_the_comparison(headers, ours, witness):
    def spoilt(change):
        w = copy.deepcopy(witness)
        change(w)
        return differences(headers, ours, w)[0]

    def first(name, w):
        return next(c for c in w if c["name"] == name and c["ret"] == 0)

    def swap(w):
        a = first("clReleaseKernel", w)
        b = next(c for c in w if c["tid"] == a["tid"] and c["name"] != a["name"])
        a["seq"], b["seq"] = b["seq"], a["seq"]

    def memory(w):
        c = first("clEnqueueNDRangeKernel", w)
        c["in"]["global_work_size"] = "07" + c["in"]["global_work_size"][2:]

    check(spoilt(lambda w: w.pop(len(w) // 2)), "the comparison notices a missing line of the witness")
    check(spoilt(swap), "the comparison notices two lines in another order")
    check(spoilt(lambda w: first("clSetKernelArg", w)["args"].update(arg_size=3)), "the comparison notices another argument")
    check(spoilt(memory), "the comparison notices another global size")
    check(spoilt(lambda w: first("clFinish", w).update(ret=2**32 - 5)), "the comparison notices another result")


# ---- the runs ----------------------------------------------------------------------------------------


def told_by(text, what):
    return {name: int(n) for name, n in re.findall(rf"^{what} (\w+) (\d+)$", text, re.M)}


def against_the_layer(release, headers, layer, folder):
    log = f"{folder}/witness-{release}.jsonl"
    env = real.environment(release, OPENCL_LAYERS=layer, CL_WITNESS=log)
    t = real.Tracer("-s", "1024", "-e", "cl:*", "--", real.workload(release, "cl_all"), "--threads", str(THREADS), env=env)
    equal(t.wait(120), 0, f"{release}: the program ends well below the layer")
    witness = [json.loads(line) for line in real.read(log).splitlines()]
    ours = t.calls()
    equal(t.lost(), {}, f"{release}: nothing was lost")
    wrong, compared, followed = differences(headers, ours, witness)
    for line in wrong[:15]:
        print("      " + line)
    check(not wrong, f"{release}: {compared['call']} calls, {compared['result']} results, {compared['argument']} arguments "
                     f"and the memory behind {compared['followed']} of them equal what the layer saw",
          f"{len(wrong)} differences" if wrong else "")
    check(compared["call"] > 600 and compared["argument"] > 4 * compared["call"] and
          compared["followed"] > compared["call"] // 2, f"{release}: enough was compared", dict(compared))
    equal(FOLLOWED - followed, set(), f"{release}: lists, strings, structures and out-values are shown, not their addresses")
    check(len({w["tid"] for w in witness}) > THREADS, f"{release}: several threads make calls")
    equal(sorted(set(told_by(t.out, "count")) - {w["name"] for w in witness}), [], f"{release}: the layer saw every function")
    try_the_comparison(headers, ours, witness)


def against_the_program(release):
    t = real.Tracer("-e", "cl:*", "--", real.workload(release, "cl_all"), "--threads", str(THREADS), env=real.environment(release))
    equal(t.wait(120), 0, f"{release}: the program ends well without the layer")
    equal(t.lost(), {}, f"{release}: nothing was lost")
    ours = t.calls()
    what_the_program_does(release, ours, t.out)
    counted = told_by(t.out, "count")
    equal(real.count(ours), collections.Counter(counted), f"{release}: {sum(counted.values())} calls of {len(counted)} functions, as counted")
    failed = collections.Counter(c["name"] for c in ours if c.get("error"))
    refused = collections.Counter(c["name"] for c in ours if isinstance(c["args"].get("errcode_ret"), str) and
                                  c["args"]["errcode_ret"] not in ("CL_SUCCESS", "0x0"))
    told, none = told_by(t.out, "error"), told_by(t.out, "refused")
    equal(failed, collections.Counter(told) + collections.Counter(none),
          f"{release}: {sum(told.values()) + sum(none.values())} of them failed, as counted, and no other")
    equal({n: refused[n] for n in none}, none, f"{release}: {sum(none.values())} gave no object and say why")


def what_the_program_does(release, calls, out):
    """Kernels by name with their arguments, copies by what kind of memory they go from and to."""
    launches = [c for c in calls if c["name"] in ("clEnqueueNDRangeKernel", "clEnqueueTask") and not c.get("error")]
    names = collections.Counter(c["kernel"]["name"] for c in launches)
    equal(names, collections.Counter(told_by(out, "kernel")), f"{release}: launches by the kernel's name")
    passed = {(c["kernel"]["name"], tuple(a["index"] for a in c["kernel"]["args"])) for c in launches}
    equal(passed, {("add", (0, 1, 2)), ("twice", (0, 1))}, f"{release}: and all arguments that were set")
    local = {a["local"] for c in launches if c["kernel"]["name"] == "twice" for a in c["kernel"]["args"] if "local" in a}
    equal(local, {128}, f"{release}: local memory is shown by its size")
    directions = collections.defaultdict(list)
    for c in calls:
        if "copy" in c and not c.get("error"):
            directions[c["name"], c["tid"]].append(c["copy"]["direction"])
    found = {n: d for (n, _), d in directions.items()}
    for name, wanted in (("clEnqueueMemcpyINTEL", ["S2D", "D2H"]), ("clEnqueueCopyBuffer", ["D2D"]),
                         ("clEnqueueWriteBuffer", ["M2D"]), ("clEnqueueReadBuffer", ["D2M"])):
        equal(found.get(name), wanted, f"{release}: where {name} copies from and to")


def main():
    folder = real.folder()
    for release in RELEASES:
        headers = Headers(release)
        need(len(headers.functions) > 200 and len(headers.dispatched) > 120 and len(headers.values) > 800,
             f"{release}: the headers were understood",
             f"{len(headers.functions)} functions, {len(headers.dispatched)} in the dispatch table, {len(headers.values)} values")
        against_the_layer(release, headers, build_layer(headers, folder), folder)
        against_the_program(release)


real.run(main)
