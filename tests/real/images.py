#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 55, suite: all
"""record --images and export --format images: the files are what programs gave to their runtimes, byte for byte.

A SYCL program runs a kernel of a SPIR-V module that spirv-as has made; spirv-val and spirv-dis read what was exported. A
Python program has its images in the files of a package, in which they are looked for; of one with PI, libsycl writes them. A
program without a device (tests/workloads/images) gives images to each of the functions that take them, from memory and from
files, and does what hostile programs do. What was not kept is counted, by its cause.
"""
import glob
import hashlib
import json
import os
import re
import struct
import subprocess
import tempfile

from lib import real
from lib.real import check, equal, need
import pi_witness

MODULE = """
OpCapability Addresses
OpCapability Kernel
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %f "{}"
%void = OpTypeVoid
%fn = OpTypeFunction %void
%f = OpFunction %void None %fn
%l = OpLabel
OpReturn
OpFunctionEnd
"""
PTX = b".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry known()\n{ ret; }\n"
CAUSES = ("images_unread", "images_changed", "images_limit")
IMAGE_MAX = 64 << 20


def assemble(d, kernel):
    with open(f"{d}/{kernel}.spvasm", "w", encoding="utf-8") as f:
        f.write(MODULE.format(kernel))
    subprocess.run(["spirv-as", "--target-env", "spv1.0", "-o", f"{d}/{kernel}.spv", f"{d}/{kernel}.spvasm"], check=True)
    return f"{d}/{kernel}.spv"


def cubin(d):
    """An ELF file as nvcc makes them, without code: its section headers are its end."""
    names = b"\0.text.known\0.shstrtab\0"
    header = struct.pack("<16sHHIQQQIHHHHHH", b"\x7fELF\x02\x01\x01\x33\x07" + bytes(7), 2, 190, 128, 0, 0, 64 + len(names) + 2,
                         90 | 90 << 16, 64, 56, 0, 64, 3, 2)
    section = "<IIQQQQIIQQ"
    sections = [struct.pack(section, *[0] * 10), struct.pack(section, 1, 1, 6, 0, 64, 0, 0, 0, 1, 0),
                struct.pack(section, 13, 3, 0, 0, 64, len(names), 0, 0, 1, 0)]
    return write(f"{d}/known.cubin", header + names + bytes(2) + b"".join(sections))


def fatbin(d):
    body = b"what is packed here matters to nobody"
    return write(f"{d}/known.fatbin", struct.pack("<IHHQ", 0xba55ed50, 1, 16, len(body)) + body)


def write(path, data):
    with open(path, "wb") as f:
        f.write(data)
    return path


def content(path):
    with open(path, "rb") as f:
        return f.read()


def record(d, argv, *options, env=None, **kw):
    out = f"{d}/run.xbt"
    p = subprocess.run([real.XPTIBPF, "record", "--force", "-o", out, *options, "--", *argv], env=env or real.environment(),
                       capture_output=True, text=True, check=False, **kw)
    equal(p.returncode, 0, f"record {' '.join(options)}: status {p.stderr[-300:] if p.returncode else ''}")
    said = re.search(r" 0 lost(?:, (\d+) values incomplete)?\n\Z", p.stderr)
    equal(said and int(said[1] or 0), sum(lost_of(out).values()), f"record {' '.join(options)}: its last line has what is incomplete")
    return out


def export(d, recording, name="out"):
    """Files' contents by name, the list's lines, and what is said."""
    folder = f"{d}/{name}"
    p = subprocess.run([real.XPTIBPF, "export", "--format", "images", "--force", "-o", folder, "-i", recording],
                       capture_output=True, text=True, check=False)
    files = {os.path.basename(f): content(f) for f in glob.glob(f"{folder}/*")}
    lines = [json.loads(line) for line in files.pop("images.json", b"").splitlines()]
    return files, lines, p


def record_running(d, argv, images, name):
    """Of a program that waits in the end, until the recording has these images: their file is looked for while it runs."""
    with subprocess.Popen([real.XPTIBPF, "record", "--force", "--images", "-o", f"{d}/run.xbt", "--", *argv],
                          env=real.environment(), stdin=subprocess.PIPE) as p:
        real.wait_for(lambda: images <= set(export(d, f"{d}/run.xbt", name)[0].values()), f"{name}: the images are in the recording")
        p.stdin.write(b"\n")
        p.stdin.close()
    equal(p.returncode, 0, f"{name}: the program's end")
    return export(d, f"{d}/run.xbt", name)[1]


def lost(lines):
    return {e["where"]: e["count"] for e in lines if e["type"] == "lost" and e["count"]}


def lost_of(recording):
    p = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", recording], capture_output=True, text=True, check=True)
    return {k: v for k, v in lost(map(json.loads, p.stdout.splitlines())).items() if k in CAUSES}


def sycl(d):
    """The file that the program read is the file that is exported."""
    for release in ("2026.2.0", "2025.3.3"):
        module = assemble(d, "known_kernel")
        argv = [real.workload(release, "spirv"), module, "known_kernel"]
        r = record(d, argv, "--images", env=real.environment(release))
        files, lines, p = export(d, r, release)
        need(p.returncode == 0, f"{release}: exported", p.stderr)
        equal(files, {"0_spir64.spv": content(module)}, f"{release}: one file, the module's bytes")
        image = [e for e in lines if e["type"] == "image"][0]
        equal(image["sha256"], hashlib.sha256(content(module)).hexdigest(), f"{release}: its hash is sha256sum's")
        equal(image["kernels"], ["known_kernel"], f"{release}: its kernels")
        check(image["calls"] >= 1 and image["function"] in ("urProgramCreateWithIL", "clCreateProgramWithIL"),
              f"{release}: who was given it", image)
        equal(lost(lines), {}, f"{release}: nothing lost")
        spirv = f"{d}/{release}/0_spir64.spv"
        equal(subprocess.run(["spirv-val", "--target-env", "opencl2.1", spirv], check=False).returncode, 0,
              f"{release}: spirv-val accepts it")
        text = subprocess.run(["spirv-dis", spirv], capture_output=True, text=True, check=True).stdout
        equal(re.findall(r'OpEntryPoint Kernel %\S+ "(.*?)"', text), image["kernels"], f"{release}: spirv-dis has its kernels")

    r = record(d, argv, env=real.environment(release))
    files, _, p = export(d, r, "none")
    equal((files, p.returncode), ({}, 1), "without --images: no file, status 1")
    check(re.fullmatch(r"xptibpf: error: .*record with --images.*\n", p.stderr), "without --images: one line says what to do", p.stderr)


def kernels_as_dis_has_them(d, name, lines):
    """Debian's spirv-val knows some of Intel's extensions wrongly, so it is not asked."""
    for e in lines:
        if e["type"] == "image":
            text = subprocess.run(["spirv-dis", f"{d}/{name}/{e['file']}"], capture_output=True, text=True, check=True).stdout
            equal(e["kernels"], re.findall(r'OpEntryPoint Kernel %\S+ "(.*?)"', text), f"{name}: {e['file']}: kernels as spirv-dis has them")


def python(d):
    """Images of a package's kernels lie in its libraries, in which the exported bytes are found again."""
    root = real.runtime("dpnp==0.20.0")
    r = record(d, [f"{root}/bin/python3", f"{real.ROOT}/tests/workloads/np.py"], "--images", env=real.environment("dpnp==0.20.0"))
    files, lines, _ = export(d, r, "python")
    libraries = [content(f) for f in glob.glob(f"{root}/lib/python3*/site-packages/dpnp/**/*.so", recursive=True)]
    check(real.every(lambda f: any(f in text for text in libraries), files.values()), "python: each file is a part of a library",
          {name: len(f) for name, f in files.items()})
    equal(lost_of(r), {}, "python: no image lost")
    kernels_as_dis_has_them(d, "python", lines)


def plugin(d):
    """With PI, libsycl itself writes the images of which it has its plugin choose (SYCL_DUMP_IMAGES): each that is exported is among
    them, and is for every kernel that was made."""
    folder, env = pi_witness.environment(SYCL_DUMP_IMAGES="1")
    with tempfile.TemporaryDirectory(dir=d) as dumped:
        r = record(d, pi_witness.program(folder)[1:], "--images", env=env, cwd=dumped)
        files, lines, _ = export(d, r, "plugin")
        equal(lost_of(r), {}, "plugin: no image lost")
        sizes = {len(f) for f in files.values()}
        written = {hashlib.sha256(content(f)).hexdigest() for f in glob.glob(f"{dumped}/*.spv") if os.path.getsize(f) in sizes}
    check(real.every(lambda f: hashlib.sha256(f).hexdigest() in written, files.values()), "plugin: each file is one that libsycl has written",
          {name: len(f) for name, f in files.items()})
    kernels_as_dis_has_them(d, "plugin", lines)
    check(any(e["function"] == "piextDeviceSelectBinary" for e in lines if e["type"] == "image"),
          "plugin: some are there only because they could have been chosen", [e.get("function") for e in lines])
    text = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", r, "-e", "pi:piKernelCreate"], capture_output=True, text=True, check=True)
    made = {json.loads(line)["args"]["pKernelName"] for line in text.stdout.splitlines() if '"piKernelCreate"' in line}
    equal(made - {k for e in lines if e["type"] == "image" for k in e["kernels"]}, set(), "plugin: the images have all kernels that were made")
    check(made, "plugin: there are some", made)


def functions(d, program, lib):
    """Each function, with an image of its own: from memory that is gone after the call, and by its formats."""
    deeds, wanted = [], {}
    for f in ("urProgramCreateWithIL", "urProgramCreateWithBinary", "piProgramCreate", "piProgramCreateWithBinary",
              "zeModuleCreate", "clCreateProgramWithIL", "clCreateProgramWithBinary"):
        path = assemble(d, f"of_{f}")
        deeds += ["heap", f, path]
        wanted[f] = ("spv", "spir64", content(path), [f"of_{f}"])
    ptx = write(f"{d}/known.ptx", PTX + b"\0")
    for f, path, arch, kernels in (("cuModuleLoadData", cubin(d), "sm_90", ["known"]), ("cuLibraryLoadData", ptx, "sm_80", ["known"])):
        deeds += ["heap", f, path]
        wanted[f] = (path.split(".")[-1], arch, PTX if path == ptx else content(path), kernels)
    deeds += ["wrapped", "cuModuleLoadFatBinary", fatbin(d)]
    wanted["cuModuleLoadFatBinary"] = ("fatbin", "unknown", content(f"{d}/known.fatbin"), None)
    # The same once more: no content is there twice.
    deeds += ["heap", "clCreateProgramWithIL", f"{d}/of_urProgramCreateWithIL.spv"]
    # Long enough for several pages, and for more than one record of sums.
    large = write(f"{d}/large.spv", content(f"{d}/of_zeModuleCreate.spv") + os.urandom(3 << 20))
    deeds += ["heap", "urProgramCreateWithIL", large]

    files, lines, p = export(d, record(d, [program, lib, *deeds], "--images"), "functions")
    equal(p.returncode, 0, "functions: exported")
    images = [e for e in lines if e["type"] == "image"]
    for f, (extension, arch, data, kernels) in wanted.items():
        e = next((e for e in images if e["sha256"] == hashlib.sha256(data).hexdigest()), None)
        if not check(e, f"{f}: its image is there"):
            continue
        equal((e["file"].split("_", 1)[1], files[e["file"]] == data, e["kernels"], e["function"]),
              (f"{arch}.{extension}", True, kernels, f), f"{f}: name, bytes, kernels, function")
    equal([e["calls"] for e in images if e["function"] == "urProgramCreateWithIL"][:1], [2], "given twice, there once")
    check(any(data == content(large) for data in files.values()), "one of 3 MiB is whole")
    equal(sorted(int(name.split("_")[0]) for name in files), list(range(len(wanted) + 1)), "files are numbered")
    equal(lost(lines), {}, "functions: nothing lost")
    out = subprocess.run(["readelf", "-h", f"{d}/functions/{next(e['file'] for e in images if e['format'] == 'cubin')}"],
                         capture_output=True, text=True, check=True).stdout
    check("NVIDIA CUDA" in out, "readelf: the cubin is CUDA's")


def choice(d, program, lib):
    """What a PI plugin is to choose from is kept, whichever it chooses."""
    paths = [assemble(d, "in_memory"), assemble(d, "in_a_file")]
    lines = record_running(d, [program, lib, "choice", *paths, "wait"], set(map(content, paths)), "choice")
    equal(sorted((e["function"], e["calls"], e["kernels"]) for e in lines if e["type"] == "image"),
          [("piextDeviceSelectBinary", 1, ["in_a_file"]), ("piextDeviceSelectBinary", 1, ["in_memory"])], "choice: the list has them")
    equal(lost(lines), {}, "choice: nothing lost")


def mapped(d, program, lib):
    """In a file that is mapped and was never touched: read by the file, also when its process has ended."""
    module = assemble(d, "mapped_kernel")
    path = write(f"{d}/mapped.bin", content(module) + os.urandom(200000))
    # How long the second is can be read only after the call has read it.
    deeds = [*["file", "urProgramCreateWithIL", path] * 50, "untouched", "reads", fatbin(d), "wait"]
    both = {content(path), content(f"{d}/known.fatbin")}
    lines = record_running(d, [program, lib, *deeds], both, "mapped")
    equal([e["calls"] for e in lines if e["type"] == "image"], [50, 1], "mapped: given 50 times, there once")
    equal(lost(lines), {}, "mapped: nothing lost")
    # What changes the file meanwhile changes what was mapped, and no longer is what the call was given.
    old = content(path)
    for i in range(3):
        write(path, old)
        r = record(d, [program, lib, "rewritten", path], "--images")
        kept, n = list(export(d, r, f"rewritten{i}")[0].values()), sum(lost_of(r).values())
        check((kept == [old] and n == 0) or (not kept and n == 1), "a file that is rewritten: the bytes before, or counted",
              (len(kept), lost_of(r)))


def hostile(d, program, lib):
    for deed, wanted in (
            (["huge"], {"images_limit": 1}),
            (["wraps"], {"images_unread": 1}),
            (["unmapped"], {"images_unread": 1}),
            (["undescribed"], {"images_unread": 2}),
            (["changed"], {"images_changed": 1}),
            (["moved"], {"images_changed": 1}),
            (["large", str(IMAGE_MAX + 1)], {"images_limit": 1}),
            (["ends", "urProgramCreateWithIL"], {"images_unread": 1}),
            (["untouched", "leaves", fatbin(d)], {"images_unread": 1}),
            (["untouched", "ends", fatbin(d)], {"images_unread": 1}),
            (["heap", "cuModuleLoadData", write(f"{d}/empty", b"\0")], {}),
    ):
        name = " ".join(deed[:2])
        r = record(d, [program, lib, *deed], "--images")
        equal(lost_of(r), wanted, f"{name}: counted")
        files, _, p = export(d, r, "hostile")
        if wanted:
            equal((files, p.returncode), ({}, 1), f"{name}: nothing is exported")
            check(f"lost: {sum(wanted.values())} device images" in p.stderr, f"{name}: and it is said why", p.stderr)
    r = record(d, [program, lib, "array", "clCreateProgramWithBinary", "11"], "--images")
    equal(lost_of(r), {"images_limit": 3}, "11 in a call: 3 are counted")
    files = export(d, r, "array")[0]
    equal(sorted(files.values()), [f"image {i}".encode() for i in range(8)], "11 in a call: 8 are there")
    # In memory, the ring is the limit: what has no room is counted, and no call is lost for it. A quick reader makes room.
    r = record(d, [program, lib, "large", str(IMAGE_MAX)], "--images")
    files = export(d, r, "large")[0]
    check((lost_of(r), [len(f) for f in files.values()]) in (({"images_unread": 1}, []), ({}, [IMAGE_MAX])),
          "64 MiB in memory, a ring of 16: counted, or there", lost_of(r))
    r = record(d, [program, lib, "large", str(IMAGE_MAX)], "--images", "--buffer", "128M")
    files = export(d, r, "large")[0]
    equal((lost_of(r), [len(f) for f in files.values()]), ({}, [IMAGE_MAX]), "64 MiB in memory, a ring of 128: there")


def main():
    d = real.folder()
    src = f"{real.ROOT}/tests/workloads/images"
    lib = real.build(f"{src}/lib.c", f"{d}/libimages.so", "-fPIC", "-shared")
    program = real.build(f"{src}/images.c", f"{d}/images", "-ldl", "-pthread")
    sycl(d)
    python(d)
    plugin(d)
    functions(d, program, lib)
    choice(d, program, lib)
    mapped(d, program, lib)
    hostile(d, program, lib)
    for options, why in ((["--images", "--ring", "5"], "--images cannot be used with --ring"),):
        p = subprocess.run([real.XPTIBPF, "record", *options, "--", "true"], capture_output=True, text=True, check=False)
        equal(p.returncode, 2, f"{' '.join(options)}: status")
        check(why in p.stderr, f"{' '.join(options)}: why", p.stderr)


if __name__ == "__main__":
    real.run(main)
