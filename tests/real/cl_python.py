#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 40, suite: all
"""OpenCL below Python: dpnp, where SYCL calls Unified Runtime, which calls OpenCL, and pyopencl, whose
wheel brings another ICD loader under another name.

The witness is the same layer as in cl_witness.py: the same calls, arguments and results. For dpnp, the two APIs
are also compared with each other: every kernel launch of Unified Runtime has one of OpenCL inside,
on its thread, of the same sizes and with as many arguments set, and is inside the task that the SYCL
runtime's own events report. The pyopencl program counts its calls by name.
"""
import collections
import json
import os
import re
import subprocess

from lib import real
from lib.real import check, equal, need
from lib.witness_of_cl import Headers, build_layer, differences

DPNP, RELEASE = "0.20.0", "2026.2.0"  # what this dpnp was built for
ITERATIONS = 4


def fetched(what):
    out = subprocess.run([f"{real.ROOT}/scripts/fetch-runtimes", what], capture_output=True, text=True, check=True)
    return out.stdout.split()[-1]


def witness_of(log):
    return [json.loads(line) for line in real.read(log).splitlines()]


def compare(what, headers, t, witness):
    wrong, compared, _ = differences(headers, [c for c in t.calls() if c["api"] == "cl"], witness)
    for line in wrong[:15]:
        print("      " + line)
    check(not wrong, f"{what}: {compared['call']} calls, {compared['argument']} arguments and the memory behind "
                     f"{compared['followed']} of them equal what the layer saw", f"{len(wrong)} differences" if wrong else "")
    return compared


# ---- dpnp --------------------------------------------------------------------------------------------


def tasks(events):
    """tid -> [(begin, end)] of the SYCL runtime's tasks, paired by their instance."""
    found, open_tasks = collections.defaultdict(list), {}
    for e in sorted((e for e in events if e["type"] == "xpti" and e["stream"] == "sycl.debug"), key=lambda e: e["ts"]):
        key = (e["tid"], e["instance"])
        if e["event"] == "task_begin":
            open_tasks[key] = e["ts"]
        elif e["event"] == "task_end" and key in open_tasks:
            found[e["tid"]].append((open_tasks.pop(key), e["ts"]))
    return found


def launches(calls):
    """Each kernel launch of Unified Runtime, with the OpenCL calls inside it."""
    inside = collections.defaultdict(list)
    for c in calls:
        if c["api"] == "cl":
            inside[c["parent_id"]].append(c)
    return [(c, inside[c["id"]]) for c in calls if re.match(r"urEnqueueKernelLaunch", c["name"])]


def launch_differences(launch, inner):
    """What is not the same in a launch and the OpenCL calls that it became, in words."""
    ndrange = [c for c in inner if c["name"] == "clEnqueueNDRangeKernel"]
    if len(ndrange) != 1 or ndrange[0]["tid"] != launch["tid"]:
        yield f"{len(ndrange)} clEnqueueNDRangeKernel inside"
        return
    ur, cl = launch["args"], ndrange[0]["args"]
    for mine, theirs in (("workDim", "work_dim"), ("pGlobalWorkOffset", "global_work_offset"),
                         ("pGlobalWorkSize", "global_work_size"), ("pLocalWorkSize", "local_work_size"),
                         ("numEventsInWaitList", "num_events_in_wait_list")):
        if ur[mine] != cl[theirs] and (ur[mine] or cl[theirs]):
            yield f"{mine}={ur[mine]}, {theirs}={cl[theirs]}"
    if "numArgs" in ur:  # the generation that passes all arguments with the launch
        indices = sorted(c["args"]["arg_index"] for c in inner if c["name"].startswith("clSetKernelArg"))
        if indices != list(range(ur["numArgs"])) or [a["index"] for a in ur["pArgs"]] != indices:
            yield f"numArgs={ur['numArgs']}, pArgs={ur['pArgs']}, set: {indices}"
        sizes = {c["args"]["arg_index"]: c["args"]["arg_size"] for c in inner if c["name"] == "clSetKernelArg"}
        passed = {a["index"]: a["size"] for a in ur["pArgs"] if a["index"] in sizes}
        if sizes != passed:
            yield f"sizes {passed}, set: {sizes}"
    if not (launch["ts"] <= ndrange[0]["ts"] and ndrange[0]["ts"] + ndrange[0]["dur"] <= launch["ts"] + launch["dur"]):
        yield "the inner call is not inside in time"


def through_dpnp(headers, layer, folder):
    env_of = fetched(f"dpnp=={DPNP}")
    log = f"{folder}/dpnp.jsonl"
    env = real.environment(OPENCL_LAYERS=layer, CL_WITNESS=log, LD_LIBRARY_PATH=f"{env_of}/lib",
                           OCL_ICD_FILENAMES=f"{env_of}/lib/libintelocl.so", ONEAPI_DEVICE_SELECTOR="opencl:cpu")
    t = real.Tracer("--xpti", "-s", "1024", "-e", "sycl:*,ur:*,cl:*", "--", f"{env_of}/bin/python",
                    f"{real.ROOT}/tests/workloads/np.py", "--iterations", str(ITERATIONS), env=env)
    equal(t.wait(120), 0, "dpnp: the program ends well")
    equal(t.lost(), {}, "dpnp: nothing was lost")
    witness = witness_of(log)
    compared = compare("dpnp", headers, t, witness)
    check(compared["call"] > 300, "dpnp: enough was compared", dict(compared))
    calls = t.calls()
    found = launches(calls)
    counted = dict(re.findall(r"^count (\w+) (\d+)$", t.out, re.M))
    told = sum(1 for w in witness if w["name"] == "clEnqueueNDRangeKernel")
    equal((len(found), told), (told, int(counted["elementwise"]) + int(counted["sum"])),
          "dpnp: a launch of Unified Runtime for each that the layer saw, and for each product and sum")
    wrong = [f"{launch['id']}: {line}" for launch, inner in found for line in launch_differences(launch, inner)]
    equal(wrong, [], "dpnp: each launch has its one of OpenCL inside, of the same sizes and arguments")
    spans = tasks(t.events())
    outside = [c["name"] for c, _ in found if not any(b <= c["ts"] and c["ts"] + c["dur"] <= e for b, e in spans[c["tid"]])]
    equal(outside, [], "dpnp: each launch is inside a task of the SYCL runtime, on its thread")
    stray = [c["name"] for c in calls if c["api"] == "cl" and c["depth"] == 0]
    equal(stray, [], "dpnp: nothing calls OpenCL but Unified Runtime")
    # The check on itself.
    launch, inner = found[0]
    check(list(launch_differences(launch, [c for c in inner if c["name"] != "clEnqueueNDRangeKernel"])),
          "a launch without one of OpenCL is noticed")
    check(list(launch_differences(dict(launch, args=dict(launch["args"], pGlobalWorkSize=[7])), inner)),
          "another global size is noticed")


# ---- pyopencl ----------------------------------------------------------------------------------------


def through_pyopencl(headers, layer, folder):
    env_of, rt = fetched("pyopencl"), real.runtime(RELEASE)
    log = f"{folder}/pyopencl.jsonl"
    vendors = f"{folder}/vendors"
    os.makedirs(vendors)
    with open(f"{vendors}/intel.icd", "w") as f:
        f.write(f"{rt}/lib/libintelocl.so\n")
    plain = real.environment(OCL_ICD_VENDORS=vendors, LD_LIBRARY_PATH=f"{rt}/lib", PYOPENCL_NO_CACHE="1")
    command = ["--", f"{env_of}/bin/python", f"{real.ROOT}/tests/workloads/cl/pycl.py", "--iterations", str(ITERATIONS)]
    t = real.Tracer("-s", "1024", "-e", "cl:*", *command, env=dict(plain, OPENCL_LAYERS=layer, CL_WITNESS=log))
    equal(t.wait(60), 0, "pyopencl: the program ends well")
    equal(t.lost(), {}, "pyopencl: nothing was lost")
    compared = compare("pyopencl", headers, t, witness_of(log))
    check(compared["call"] > 100, "pyopencl: enough was compared", dict(compared))
    need(any(re.search(r"/pyopencl/\S*libOpenCL-\w+\.so", e["path"]) for e in t.events() if e["type"] == "object"),
         "pyopencl: its own loader, renamed, has the probes")

    t = real.Tracer("-e", "cl:*", *command, env=plain)
    equal(t.wait(60), 0, "pyopencl: the program ends well without a layer")
    counted = {name: int(n) for name, n in re.findall(r"^count (\w+) (\d+)$", t.out, re.M)}
    need(len(counted) >= 10, "pyopencl: the program counted", counted)
    seen = real.count(t.calls())
    equal({n: seen[n] for n in counted}, counted, "pyopencl: the calls that the program knows of")
    sizes = [c["args"]["global_work_size"] for c in t.calls("clEnqueueNDRangeKernel")]
    equal(sizes, [[1024], [32, 32]] * ITERATIONS, "pyopencl: the sizes that the program launches, in its order")


def main():
    folder = real.folder()
    headers = Headers(RELEASE)
    layer = build_layer(headers, folder)
    through_dpnp(headers, layer, folder)
    through_pyopencl(headers, layer, folder)


real.run(main)
