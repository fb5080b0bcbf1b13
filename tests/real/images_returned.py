#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 25, suite: all
"""record --images also keeps what runtimes and drivers return of programs: native code and debug information.

A program without a device (tests/workloads/images) asks each of the functions that return images, first for the size and then
for the bytes, and does it wrongly. Then programs compile something on OpenCL's CPU device, on Intel's driver of Level Zero and
by SYCL, and write what they were returned to files: these are what is exported, byte for byte.
"""
import glob
import hashlib
import os
import subprocess

from lib import real
from lib.real import check, equal, need
from images import PTX, content, cubin, export, lost, lost_of, record, write
from ze_neo import Root

RELEASE = "2026.2.0"
SRC = f"{real.ROOT}/tests/workloads/images"
BUFFER = ("zeModuleGetNativeBinary", "zetModuleGetDebugInfo")
BEHIND = ("cuLinkComplete",)
PROPERTY = ("urProgramGetInfo", "piProgramGetInfo", "clGetProgramInfo")


def images_of(lines):
    return [e for e in lines if e["type"] == "image"]


def functions(d, program, lib):
    """Each function, with an image of its own. Asking for the size is no image."""
    deeds, wanted = [], {}
    for f in BUFFER + BEHIND + PROPERTY:
        path = write(f"{d}/of_{f}", content(cubin(d)) + f.encode())
        deeds += ["returns", f, path]
        wanted[f] = ("sm_90.dbg" if f == "zetModuleGetDebugInfo" else "sm_90.cubin", content(path))
    # The same once more, by another function: it is debug information to the one that asked first.
    deeds += ["returns", "zeModuleGetNativeBinary", f"{d}/of_zetModuleGetDebugInfo"]
    # What a call was given and what another returned are one content.
    deeds += ["heap", "clCreateProgramWithBinary", f"{d}/of_clGetProgramInfo"]
    files, lines, p = export(d, record(d, [program, lib, *deeds], "--images"), "functions")
    equal(p.returncode, 0, "functions: exported")
    equal(lost(lines), {}, "functions: nothing lost")
    equal(sorted(files.values()), sorted(data for _, data in wanted.values()), "functions: a file for each content")
    for f, (name, data) in wanted.items():
        e = next((e for e in images_of(lines) if e["sha256"] == hashlib.sha256(data).hexdigest()), None)
        if not check(e, f"{f}: its image is there"):
            continue
        twice = f in ("zetModuleGetDebugInfo", "clGetProgramInfo")
        equal((e["file"].split("_", 1)[1], e["function"], e["calls"], e["returned"], e["debug_info"]),
              (name, f, 2 if twice else 1, 2 if f == "zetModuleGetDebugInfo" else 1, name.endswith("dbg")),
              f"{f}: name, function, calls, those that returned it")


def wrongly(d, program, lib):
    path = write(f"{d}/one", PTX)
    for deed, wanted, kept in (
            *[((how, f, path), {}, [PTX]) for how in ("returns", "unasked") for f in BUFFER + BEHIND],
            *[(("short", f, path), {"images_unread": 1}, []) for f in BUFFER],
            # Filled, and said to be whole: it is known to be cut if the program had asked before.
            *[(("asked", f, path), {"images_unread": 1}, []) for f in BUFFER],
            *[(("silent", f, path), {}, [PTX[:len(PTX) // 2]]) for f in BUFFER],
            *[(("fails", f, path), {}, []) for f in BUFFER + BEHIND + PROPERTY],
            *[(("waits", f, path), {}, []) for f in BUFFER],
            *[(("unasked", f, path), {"images_unread": 1}, []) for f in PROPERTY],
            *[(("skips", f, "3", path), {}, [PTX]) for f in PROPERTY],
            (("skips", "clGetProgramInfo", "11", path), {"images_limit": 3}, [PTX]),
    ):
        name = " ".join(deed[:2])
        r = record(d, [program, lib, *deed], "--images")
        equal(lost_of(r), wanted, f"{name}: what is counted")
        equal(list(export(d, r, name.replace(" ", "_"))[0].values()), kept, f"{name}: what is there")
    # What was asked of a handle is nothing that is known of the next program that has it.
    longer = write(f"{d}/longer", 2 * PTX)
    for f in BUFFER:
        r = record(d, [program, lib, "returns", f, longer, "unasked", f, path], "--images")
        equal(lost_of(r), {}, f"{f} of a handle that is used again: nothing lost")
        equal(sorted(export(d, r, f"again_{f}")[0].values()), sorted([PTX, 2 * PTX]), f"{f} of a handle that is used again: both")
    r = record(d, [program, lib, "skips", "clGetProgramInfo", "11", path], "--images")
    equal([e["returned"] for e in images_of(export(d, r, "eleven")[1])], [7], "11 in a call, one not wanted, 3 beyond the limit")
    r = record(d, [program, lib, "returns", "zeModuleGetNativeBinary", write(f"{d}/large", os.urandom(3 << 20))], "--images")
    check(list(export(d, r, "large_one")[0].values()) == [content(f"{d}/large")], "one of 3 MiB is whole")


def opencl(d):
    runtime = real.runtime(RELEASE)
    program = real.build(f"{SRC}/cl.c", f"{d}/cl", f"-I{runtime}/include", f"-L{runtime}/lib", f"-Wl,-rpath-link,{runtime}/lib", "-lOpenCL")
    r = record(d, [program, f"{d}/cl.bin"], "--images", env=real.environment(RELEASE))
    files, lines, _ = export(d, r, "opencl")
    check(content(f"{d}/cl.bin") in files.values(), "OpenCL's CPU device: the bytes that the program was returned",
          {name: len(f) for name, f in files.items()})
    equal(lost(lines), {}, "OpenCL: nothing lost")
    equal([(e["function"], e["returned"]) for e in images_of(lines) if e["returned"]], [("clGetProgramInfo", 1)], "OpenCL: by whom")


def level_zero(d):
    root = Root()
    subprocess.run(["gcc", "-w", f"-I{root.header.include}", f"{SRC}/ze.c", "-o", f"{root.folder}/ze",
                    glob.glob(f"{root.path}/usr/lib/x86_64-linux-gnu/libze_loader.so.1")[0], "-Wl,--allow-shlib-undefined"], check=True)
    subprocess.run(root.command({}, ["sh", "-c", "cd /mnt/test && ocloc compile -q -file vadd.cl -device pvc -spv_only -options '-g' "
                                     "-output debugged -output_no_suffix -out_dir ."]), capture_output=True, check=True, timeout=60)
    r = record(d, root.command({}, ["/mnt/test/ze", "/mnt/test/debugged.spv", "/mnt/test/native", "/mnt/test/debug"]), "--images")
    files, lines, _ = export(d, r, "ze")
    native, debug = content(f"{root.folder}/native"), content(f"{root.folder}/debug")
    by_hash = {e["sha256"]: e for e in images_of(lines)}
    equal(lost(lines), {}, "Level Zero: nothing lost")
    for what, data, function in (("native code", native, "zeModuleGetNativeBinary"), ("debug information", debug, "zetModuleGetDebugInfo")):
        e = by_hash.get(hashlib.sha256(data).hexdigest())
        if check(e and files[e["file"]] == data, f"Intel's driver: {what}, as the program was returned it",
                 {name: len(f) for name, f in files.items()}):
            equal((e["function"], e["returned"], e["kernels"]), (function, 1, ["vadd"]), f"{what}: by whom, and its kernels")
    check(b".debug_info" in debug, "what is debug information has such sections")
    given = by_hash.get(hashlib.sha256(content(f"{root.folder}/debugged.spv")).hexdigest())
    equal((given["calls"], given["returned"]), (1, 0), "what the module was made of was given")


def sycl(d):
    """SYCL asks for what it keeps between runs: it is in its files."""
    env = real.environment(RELEASE, SYCL_CACHE_PERSISTENT="1", SYCL_CACHE_DIR=f"{d}/cache")
    r = record(d, [real.workload(RELEASE, "sycl_loop"), "--seconds", "1"], "--images", env=env)
    files, lines, _ = export(d, r, "sycl")
    kept = b"".join(content(f) for f in glob.glob(f"{d}/cache/**/*.bin", recursive=True))
    returned = [e for e in images_of(lines) if e["returned"]]
    need(kept and returned, "SYCL keeps a program, and images were returned", (len(kept), lines))
    check(real.every(lambda e: files[e["file"]] in kept, returned), "what was returned is in SYCL's files", returned)
    equal({(e["function"], e["returned"]) for e in returned}, {("clGetProgramInfo", 2)}, "by OpenCL, and then by Unified Runtime")
    equal(lost(lines), {}, "SYCL: nothing lost")
    r = record(d, [real.workload(RELEASE, "sycl_loop"), "--seconds", "1"], "--images", "-e", "!ur", env={**env, "SYCL_CACHE_DIR": f"{d}/cache2"})
    equal({(e["function"], e["returned"]) for e in images_of(export(d, r, "below")[1]) if e["returned"]}, {("clGetProgramInfo", 1)},
          "without Unified Runtime: by OpenCL alone")


def main():
    d = real.folder()
    lib = real.build(f"{SRC}/lib.c", f"{d}/libimages.so", "-fPIC", "-shared")
    program = real.build(f"{SRC}/images.c", f"{d}/images", "-ldl", "-pthread")
    functions(d, program, lib)
    wrongly(d, program, lib)
    opencl(d)
    level_zero(d)
    sycl(d)


real.run(main)
