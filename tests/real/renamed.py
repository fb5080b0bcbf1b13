#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 15, suite: both
"""Libraries are recognised by their symbols: under any name, and stripped (by what they export). Where too little is left
to recognise one, this is reported and nothing is claimed."""
import os
import shutil
import subprocess

from lib import real
from lib.real import check, equal


def private_runtime(release, change):
    """The runtime with some files changed: links to the rest. change(folder) does it."""
    root = real.folder()
    d, lib = f"{root}/lib", f"{real.runtime(release)}/lib"
    os.mkdir(d)
    # The compiler inside looks for its files beside the library's folder.
    for name in os.listdir(real.runtime(release)):
        if name != "lib":
            os.symlink(f"{real.runtime(release)}/{name}", f"{root}/{name}")
    for name in os.listdir(lib):
        os.symlink(f"{lib}/{name}", f"{d}/{name}")
    change(d)
    env = real.warm_environment(release)
    env["LD_LIBRARY_PATH"] = d
    return d, env


def own(d, name):
    """A file of its own instead of the link."""
    source = os.path.realpath(f"{d}/{name}")
    os.unlink(f"{d}/{name}")
    shutil.copy(source, f"{d}/{name}")
    return f"{d}/{name}"


def run_loop(release, program, env, *options):
    t = real.Tracer(*options, "--", program, "--iterations", "10", "--sleep-ms", "0", env=env)
    equal(t.wait(60), 0, f"{release}: the program ends well")
    return t


def another_name(release):
    """libsycl under another name and soname, as wheels do that bundle it."""
    program = f"{real.folder()}/renamed_loop"
    shutil.copy(real.workload(release, "sycl_loop"), program)
    soname = next(w.strip("[]") for line in subprocess.run(["readelf", "-d", program], capture_output=True, text=True).stdout.splitlines()
                  if "NEEDED" in line and "libsycl" in line for w in line.split() if w.startswith("[libsycl"))

    def rename(d):
        path = own(d, soname)
        other = "libs" + "q" * (len(soname) - 7) + ".so"  # as long as it was, to be put into the program's strings
        os.rename(path, f"{d}/{other}")
        with open(program, "rb") as f:
            image = f.read()
        assert image.count(soname.encode() + b"\0") >= 1 and len(other) == len(soname)
        with open(program, "wb") as f:
            f.write(image.replace(soname.encode() + b"\0", other.encode() + b"\0"))
        rename.other = other

    d, env = private_runtime(release, rename)
    t = run_loop(release, program, env)
    equal(len(t.calls("urUSMDeviceAlloc")), 10, f"{release}: {soname} as {rename.other}: every call")
    check(any(e["type"] == "object" and rename.other in e["path"] and e["release"] == release for e in t.events()),
          f"{release}: and it knows what it is")


def stripped_loader(release):
    """2025's loader exports its functions: stripping takes nothing that is needed."""
    def strip(d):
        subprocess.run(["strip", "--strip-all", own(d, "libur_loader.so.0")], check=True)

    _, env = private_runtime(release, strip)
    t = run_loop(release, real.workload(release, "sycl_loop"), env)
    equal([len(t.calls(n)) for n in ("urUSMDeviceAlloc", "urEnqueueUSMMemcpy", "urEnqueueKernelLaunch")], [10, 20, 10],
          f"{release}: a stripped loader: every call")


def stripped_libsycl(release):
    """2026.2 keeps the functions to itself: stripped, there is nothing to place a probe on."""
    def strip(d):
        subprocess.run(["strip", "--strip-all", own(d, "libsycl.so.9")], check=True)

    _, env = private_runtime(release, strip)
    t = run_loop(release, real.workload(release, "sycl_loop"), env, "-e", "ur")
    equal(t.calls(), [], f"{release}: a stripped libsycl: no calls are made up")
    check("no call" in t.err or "stripped" in t.err, f"{release}: a stripped libsycl: it is said that nothing could be seen", t.err.strip())


def by_dlopen(abi, lib):
    d = os.path.dirname(lib)
    for name, make in (("libfoo.so", lambda to: shutil.copy(lib, to)),
                       ("plugin", lambda to: subprocess.run(["strip", "--strip-all", "-o", to, lib], check=True))):
        path = f"{d}/{name}"
        make(path)
        t = real.Tracer("--", abi, "-", "load", path, "calls", "7", "nest", "3")
        equal(t.wait(), 0, f"{name}: the program ends well")
        equal(real.count(t.calls()), {"urEventWait": 7, "urQueueFinish": 3}, f"{name}, loaded by dlopen: every call from the first")

    # Three files, as wheels have them: each its own inode.
    for n in ("libtri.so", "libtri.so.0", "libtri.so.0.12"):
        shutil.copy(lib, f"{d}/{n}")
    deeds = [w for n in ("libtri.so", "libtri.so.0", "libtri.so.0.12") for w in ("load", f"{d}/{n}", "calls", "4")]
    t = real.Tracer("--", abi, "-", *deeds)
    equal((t.wait(), len(t.calls("urEventWait"))), (0, 12), "three copies of a library in one process: each call once")
    # One file by three names.
    for i in range(3):
        os.link(lib, f"{d}/link{i}.so")
    os.symlink(lib, f"{d}/link3.so")
    deeds = [w for i in range(4) for w in ("load", f"{d}/link{i}.so", "calls", "4")]
    t = real.Tracer("--", abi, "-", *deeds)
    equal((t.wait(), len(t.calls("urEventWait"))), (0, 16), "one file by four names: each call once")


def main():
    abi, lib = real.build_abi(real.folder())
    if real.in_check():
        by_dlopen(abi, lib)
        another_name("2026.2.0")
        stripped_libsycl("2026.2.0")
    if real.in_check_all():
        stripped_loader("2025.3.3")


real.run(main)
