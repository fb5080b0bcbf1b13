#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 180, takes: 20, suite: both
"""Values whose type is determined by another value. What a program learnt of its device, through OpenCL and through Unified
Runtime, is what the trace shows of the same queries: texts, numbers, flags, lists, handles. The values of a
kernel's arguments are those that the layer below sets one by one. A program that provides too little room,
or asks for what doesn't exist, gets nothing, and nothing is shown.
"""
import ctypes
import json
import os
import re
import subprocess
import sys

from lib import real
from lib.real import check, equal, need

DPNP, RELEASE = "0.20.0", "2026.2.0"  # what this dpnp was built for

# ---- the program: reads the loader's answers by hand, and says what it read ----------------------------

# Name, number, type: text, a struct format of one or of many, a set of bits.
QUERIES = [
    ("CL_DEVICE_TYPE", 0x1000, "flags", {1: "CL_DEVICE_TYPE_DEFAULT", 2: "CL_DEVICE_TYPE_CPU", 4: "CL_DEVICE_TYPE_GPU"}),
    ("CL_DEVICE_VENDOR_ID", 0x1001, "I", 0),
    ("CL_DEVICE_MAX_COMPUTE_UNITS", 0x1002, "I", 0),
    ("CL_DEVICE_MAX_WORK_GROUP_SIZE", 0x1004, "N", 0),
    ("CL_DEVICE_MAX_WORK_ITEM_SIZES", 0x1005, "N[]", 0),
    ("CL_DEVICE_MAX_MEM_ALLOC_SIZE", 0x1010, "Q", 0),
    ("CL_DEVICE_IMAGE_SUPPORT", 0x1016, "bool", 0),
    ("CL_DEVICE_GLOBAL_MEM_SIZE", 0x101F, "Q", 0),
    ("CL_DEVICE_NAME", 0x102B, "text", 0),
    ("CL_DEVICE_VENDOR", 0x102C, "text", 0),
    ("CL_DRIVER_VERSION", 0x102D, "text", 0),
    ("CL_DEVICE_VERSION", 0x102F, "text", 0),
    ("CL_DEVICE_EXTENSIONS", 0x1030, "text", 0),
    ("CL_DEVICE_PLATFORM", 0x1031, "handle", 0),
]
UNKNOWN = 0x7F77


def opencl_program():
    cl = ctypes.CDLL("libOpenCL.so.1")
    pointer, number, size = ctypes.c_void_p, ctypes.c_uint32, ctypes.c_size_t
    cl.clCreateContext.restype = cl.clCreateCommandQueueWithProperties.restype = pointer
    platform, device, error = pointer(), pointer(), ctypes.c_int32()
    cl.clGetPlatformIDs(number(1), ctypes.byref(platform), None)
    cl.clGetDeviceIDs(platform, ctypes.c_uint64(0xFFFFFFFF), number(1), ctypes.byref(device), None)
    said = {"platform": platform.value, "device": device.value, "sizes": {}, "values": {}}
    for name, param, kind, known in QUERIES:
        needed = size()
        cl.clGetDeviceInfo(device, number(param), size(0), None, ctypes.byref(needed))
        # More room than is needed: how much counts is the function's to say.
        raw = ctypes.create_string_buffer(b"\xee" * (needed.value + 16), needed.value + 16)
        if cl.clGetDeviceInfo(device, number(param), size(needed.value + 16), raw, ctypes.byref(needed)):
            continue
        raw = raw.raw[:needed.value]
        words = [int.from_bytes(raw[i:i + 8], "little") for i in range(0, len(raw), 8)]
        said["sizes"][name] = needed.value
        if kind == "text":
            said["values"][name] = raw.split(b"\0")[0].decode()
        elif kind == "flags":
            said["values"][name] = "|".join(n for bit, n in known.items() if words[0] & bit)
        elif kind == "bool":
            said["values"][name] = raw != b"\0\0\0\0"
        else:
            said["values"][name] = words if kind == "N[]" else int.from_bytes(raw, "little")
    small = ctypes.create_string_buffer(2)
    said["too small"] = cl.clGetDeviceInfo(device, number(0x102B), size(2), small, None)
    said["unknown"] = cl.clGetDeviceInfo(device, number(UNKNOWN), size(2), small, None)
    properties = (ctypes.c_ssize_t * 3)(0x1084, platform.value, 0)
    context = cl.clCreateContext(properties, number(1), ctypes.byref(device), None, None, ctypes.byref(error))
    properties = (ctypes.c_uint64 * 3)(0x1093, 2, 0)
    queue = cl.clCreateCommandQueueWithProperties(pointer(context), device, properties, ctypes.byref(error))
    said["queue"] = queue
    print(json.dumps(said))


# ---- the test ------------------------------------------------------------------------------------------


def plain(v):
    """A handle's or an address' number."""
    if isinstance(v, dict) and "handle" in v:
        v = v["handle"]
    return int(v, 16) if isinstance(v, str) and v.startswith("0x") else v


def opencl():
    env = real.environment(RELEASE)
    t = real.Tracer("-s", "1024", "-e", "cl:*", "--", sys.executable, os.path.abspath(__file__), "--program", env=env)
    equal(t.wait(), 0, "OpenCL: the program ends well")
    said = json.loads(t.out)
    asked = [c for c in t.calls("clGetDeviceInfo") if c["args"]["param_value_size"] and c["ret"] == "CL_SUCCESS"]
    shown = {c["args"]["param_name"]: c["args"]["param_value"] for c in asked}
    for name, _, kind, _ in QUERIES:
        if name not in said["values"]:
            continue
        got, wanted = shown.get(name), said["values"][name]
        if kind == "text" and len(wanted) > 1024:
            wanted, got = wanted[:1024], got.get("value") if isinstance(got, dict) and got.get("truncated") else got
        equal(plain(got) if kind == "handle" else got, wanted, f"OpenCL: {name}")
    need(len(said["values"]) > 10, "OpenCL: what the device says of itself", len(said["values"]))
    sizes = {c["args"]["param_name"]: c["args"]["param_value_size_ret"] for c in t.calls("clGetDeviceInfo")
             if not c["args"]["param_value_size"] and c["args"]["param_name"] in said["sizes"]}
    equal(sizes, said["sizes"], "OpenCL: how much room is needed")
    equal([c["args"]["param_value"] for c in t.calls("clGetDeviceInfo") if not c["args"]["param_value_size"]],
          [None] * len(QUERIES), "OpenCL: no value where there was no room for one")
    failed = [c for c in t.calls("clGetDeviceInfo") if c["ret"] != "CL_SUCCESS"]
    equal([c["args"]["param_name"] for c in failed], ["CL_DEVICE_NAME", UNKNOWN], "OpenCL: the two queries that failed")
    check(all(re.fullmatch("0x[0-9a-f]+", str(c["args"]["param_value"])) for c in failed),
          "OpenCL: of a query that failed there is the address alone", [c["args"]["param_value"] for c in failed])
    equal(t.calls("clGetDeviceIDs")[0]["args"]["device_type"], "CL_DEVICE_TYPE_ALL", "OpenCL: a set of flags by the name that it has")
    lists = t.calls("clCreateContext")[0]["args"]["properties"], t.calls("clCreateCommandQueueWithProperties")[0]["args"]["properties"]
    equal([plain(v) for v in lists[0]], ["CL_CONTEXT_PLATFORM", said["platform"]], "OpenCL: a list of properties, and a handle in it")
    equal(lists[1], ["CL_QUEUE_PROPERTIES", "CL_QUEUE_PROFILING_ENABLE"], "OpenCL: a list of properties, and flags in it")


def marks(v):
    """How many values are marked as cut."""
    if isinstance(v, dict):
        return (v.get("truncated") is True) + sum(map(marks, v.values()))
    return sum(map(marks, v)) if isinstance(v, list) else 0


def texts_program():
    cl = ctypes.CDLL("libOpenCL.so.1")
    for length in range(12, 20):
        cl.clGetExtensionFunctionAddress(b"c" * length)
    opencl_program()


def agree(events, what):
    """The number of cut values is that of the marks."""
    shown = sum(marks(e.get("args")) for e in events if e["type"] == "call")
    lost = {e["where"]: e["count"] for e in events if e["type"] == "lost"}
    equal(lost.get("truncated", 0), shown, f"{what}: as many values are counted as cut as are marked")
    return shown


def cut():
    """A text is marked as cut if it does not end within what was read, and the marks are counted."""
    where = real.folder()
    argv = [sys.executable, os.path.abspath(__file__), "--texts"]
    t = real.Tracer("-s", "16", "-e", "cl:*", "--", *argv, env=real.environment(RELEASE))
    equal(t.wait(), 0, "texts: the program ends well")
    texts = [c["args"]["func_name"] for c in t.calls("clGetExtensionFunctionAddress")][:8]
    equal(texts, ["c" * n for n in range(12, 16)] + [{"value": "c" * 15, "truncated": True}] * 4,
          "texts: one that just fits is not cut")
    need(agree(t.events(), "texts") >= 4, "texts: some are cut")
    recorded = subprocess.run([real.XPTIBPF, "record", "-e", "cl:*", "-o", f"{where}/r", "--", *argv],
                              env=real.environment(RELEASE), capture_output=True, text=True, timeout=60)
    equal(recorded.returncode, 0, "texts: a recording")
    for options in [[], ["-s", "4"], ["-e", "clGetExtensionFunctionAddress", "-s", "13"]]:
        out = subprocess.run([real.XPTIBPF, "trace", "--json", "-o", "-", *options, "-i", f"{where}/r"],
                             capture_output=True, text=True, timeout=60).stdout
        agree([json.loads(line) for line in out.splitlines()], f"replayed with {options}")


DPCTL = """
import json, dpctl
d = dpctl.SyclDevice("cpu")
print(json.dumps({"UR_DEVICE_INFO_NAME": d.name, "UR_DEVICE_INFO_VENDOR": d.vendor,
    "UR_DEVICE_INFO_DRIVER_VERSION": d.driver_version, "UR_DEVICE_INFO_MAX_COMPUTE_UNITS": d.max_compute_units,
    "UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE": d.max_work_group_size, "UR_DEVICE_INFO_GLOBAL_MEM_SIZE": d.global_mem_size,
    "UR_DEVICE_INFO_LOCAL_MEM_SIZE": d.local_mem_size, "UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES": list(d.max_work_item_sizes3d)}))
"""


def unified_runtime(env_of):
    t = real.Tracer("-s", "1024", "-e", "ur:*", "--", f"{env_of}/bin/python", "-c", DPCTL, env=real.environment(RELEASE))
    equal(t.wait(), 0, "Unified Runtime: the program ends well")
    said = json.loads(t.out)
    shown = {c["args"]["propName"]: c["args"]["pPropValue"] for c in t.calls("urDeviceGetInfo")
             if c["ret"] == "UR_RESULT_SUCCESS" and c["args"]["pPropValue"] is not None}
    for name in said:
        equal(shown.get(name), said[name], f"Unified Runtime: {name}")
    equal(shown.get("UR_DEVICE_INFO_TYPE"), "UR_DEVICE_TYPE_CPU", "Unified Runtime: an enumerator")


def kernel_arguments(env_of):
    """Unified Runtime gets all arguments with the launch, and sets them in OpenCL one by one."""
    t = real.Tracer("-s", "1024", "-e", "ur:urEnqueueKernelLaunch*,cl:clSetKernelArg*", "--", f"{env_of}/bin/python",
                    f"{real.ROOT}/tests/workloads/np.py", "--iterations", "2", env=real.warm_environment(RELEASE))
    equal(t.wait(), 0, "kernel arguments: the program ends well")
    wrong = []
    compared = {"value": 0, "pointer": 0, "cut": 0}
    for launch in t.calls("urEnqueueKernelLaunchWithArgsExp"):
        inside = {c["args"]["arg_index"]: c for c in t.calls() if c["parent_id"] == launch["id"]}
        for a in launch["args"]["pArgs"]:
            c = inside.get(a["index"])
            if not c:
                wrong.append((a, "not set"))
                continue
            value = c["args"]["arg_value"]
            if a["type"] == "UR_EXP_KERNEL_ARG_TYPE_POINTER":
                same = plain(a["value"]) == plain(value) and c["name"] == "clSetKernelArgMemPointerINTEL"
                compared["pointer"] += 1
            else:
                # Of long ones a part is read.
                whole = value["bytes"]
                same = a["type"] == "UR_EXP_KERNEL_ARG_TYPE_VALUE" and a["size"] == c["args"]["arg_size"] and \
                    whole.startswith(a["value"]["bytes"]) and \
                    (a["value"].get("truncated", False), a["value"].get("total", a["size"])) == (a["size"] > 16, a["size"])
                compared["cut" if a["size"] > 16 else "value"] += 1
            if not same:
                wrong.append((a, c["args"]))
    equal(wrong, [], "kernel arguments: all are what OpenCL is given")
    check(real.every(bool, compared.values()), "kernel arguments: numbers, addresses and long ones", compared)


def main():
    if real.in_check():
        opencl()
        cut()
    if not real.in_check_all():
        return
    env_of = subprocess.run([f"{real.ROOT}/scripts/fetch-runtimes", f"dpnp=={DPNP}"], capture_output=True, text=True,
                            check=True).stdout.split()[-1]
    unified_runtime(env_of)
    kernel_arguments(env_of)


if sys.argv[1:] == ["--program"]:
    opencl_program()
elif sys.argv[1:] == ["--texts"]:
    texts_program()
else:
    real.run(main)
