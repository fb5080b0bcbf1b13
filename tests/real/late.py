#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 60, suite: both
"""A tracer attaches in the middle to programs whose kernels are all older than the trace: each launch has the
kernel's name if the runtime's release is known, and none otherwise.

The witness is the log that the runtime itself writes inside the same process, from its start: which handle
each kernel's creation gave to which name, and which handle each launch used. The name, handle and order of
every launch after the attach must therefore be those of the end of the log. The names are also those that a trace from
the program's start has by the kernels' creation. The comparison is itself tested: it must fail when a name is changed or two
launches are swapped.
"""
import glob
import os
import re
import subprocess

from lib import real, xpti
from lib.real import check, equal, need

# On 2024.2, and on two releases that launch by different functions.
DPNP = ("0.15.0", "0.19.1", "0.20.0")
PI = ("0.15.0",)
LOOP = ("2025.3.3", "2026.2.0")
# Those of which the runtime's function has been looked at.
KNOWN = ("2022.2.1", "2023.2.4", "2024.0.3", "2024.2.1", "2025.0.0", "2025.1.0", "2025.2.0", "2025.3.3", "2026.0.0",
         "2026.2.0")
UNKNOWN = ("2021.4.0",)
LAUNCH = re.compile(r"(?:ur|pi)Enqueue\w*KernelLaunch\w*$")


# ---- the log -----------------------------------------------------------------------------------------


def log_of(text):
    """({handle: name}, [handle of each launch])"""
    names, launches = {}, []
    created = re.compile(r"<--- urKernelCreate\(.*\.pKernelName = 0x[0-9a-f]+ \((.*?)\), \.phKernel = 0x[0-9a-f]+ "
                         r"\((0x[0-9a-f]+)\)\)|"
                         r"---> piKernelCreate\(\n.*\n\s*<const char \*>: (.*)\n(?:.*\n){2}\s*\[out\].*\[ (0x[0-9a-f]+) |"
                         r"<--- urEnqueueKernelLaunch\w*\(.*?\.hKernel = (0x[0-9a-f]+)|"
                         r"---> piEnqueueKernelLaunch\(\n.*\n\s*<unknown> : (0x[0-9a-f]+)")
    for m in created.finditer(text):
        if m[1] or m[3]:
            handle = m[2] or m[4]
            need(names.setdefault(handle, m[1] or m[3]) == (m[1] or m[3]), "the log has one kernel a handle")
        else:
            launches.append(m[5] or m[6])
    return names, launches


def traced(t, late=True):
    """(handle, name or None) of each launch; late: from when all probes were in place."""
    since = max([e["ts"] for e in t.events() if e["type"] == "object"])
    found = [e for e in t.events() if e["type"] == "call" and LAUNCH.match(e["name"]) and (not late or e["ts"] > since)]
    found.sort(key=lambda e: e["ts"])
    kernels = [next(v for v in e["args"].values() if isinstance(v, dict) and v.get("object", "").startswith("kernel"))
               for e in found]
    return [(k["handle"], k.get("name")) for k in kernels], {k["object"] for k in kernels}


def differences(ours, names, launches):
    told = [(h, names.get(h)) for h in launches[-len(ours):]]
    if len(told) != len(ours):
        return [f"{len(ours)} traced, {len(told)} logged"]
    return [f"{a}, logged {b}" for a, b in zip(ours, told) if a != b]


def try_the_comparison(ours, names, launches):
    at = next((i for i in range(1, len(ours)) if ours[i] != ours[i - 1]), None)
    spoilt = [(ours[0][0], ours[0][1][:-1]), *ours[1:]]
    check(differences(spoilt, names, launches), "the comparison notices another name")
    check(differences([(ours[0][0], None), *ours[1:]], names, launches), "the comparison notices a missing name")
    if at:
        swapped = ours[:at - 1] + [ours[at], ours[at - 1]] + ours[at + 1:]
        check(differences(swapped, names, launches), "the comparison notices two launches in another order")


# ---- the runs ----------------------------------------------------------------------------------------


def attached(argv, env, what, least, options=()):
    """Runs a program, comes when it has run for a while, and stays to its end; (tracer, its output)."""
    p = real.Process(argv, env=env)
    p.said(r"^pid \d+$", 100)
    t = real.Tracer("-s", "1024", "-e", "kernel", *options, "-p", p.pid).ready()
    real.wait_for(lambda: len(re.findall("KernelLaunch", real.read(t.file))) > least + 20, f"{least} launches", 40)
    p.kill(15)
    equal(p.wait(), 0, f"{what}: the program ends well")
    equal(t.wait(20), 0, f"{what}: the tracer ends well")
    equal(t.lost(), {}, f"{what}: nothing was lost")
    return t, p.out + p.err


def late(argv, env, what, pi=False):
    log = real.folder() + "/log"
    logging = {"SYCL_PI_TRACE": "-1"} if pi else \
        {"UR_ENABLE_LAYERS": "UR_LAYER_TRACING", "UR_LOG_TRACING": f"level:info;output:file,{log}"}
    t, out = attached(argv, {**env, **logging}, what, 60)
    names, launches = log_of(out + real.read(log))
    ours, objects = traced(t)
    need(len(ours) > 60 and names, f"{what}: launches, kernels in the log", (len(ours), len(names)))
    # The kernels are older, else this would show nothing.
    need(len(launches) > len(ours) and objects == {"kernel#?"}, f"{what}: no kernel's creation is in the trace", objects)
    if ours[0][1] is None:
        print(f"      the first launch was on its way when the trace began: {ours[0][0]}")
        del ours[0]
    wrong = differences(ours, names, launches)
    for line in wrong[:5]:
        print("      " + line[:400])
    check(not wrong, f"{what}: {len(ours)} launches of {len(set(ours))} kernels have the names of the log")
    try_the_comparison(ours, names, launches)
    return {name for _, name in ours}, t


def from_the_start(argv, env, what):
    t = real.Tracer("-s", "1024", "-e", "ur:*,pi:*", "--", *argv, env=env)
    equal(t.wait(100), 0, f"{what}: traced from the start, the program ends well")
    ours, objects = traced(t, False)
    check("kernel#?" not in objects, f"{what}: there each kernel is known by its creation", sorted(objects)[:3])
    return {name for _, name in ours}


def text_too(argv, env, name, what):
    """As people see it, and from a saved stream."""
    p = real.Process(argv, env=env)
    p.said(r"^pid \d+$", 100)
    raw = real.folder() + "/raw"
    r = real.plain_run([real.XPTIBPF, "trace", "-p", p.pid, "-e", "kernel", "-d", "1", "--format", "raw", "-o", raw])
    equal(r.returncode, 0, f"{what}: a stream is saved")
    p.kill(15)
    p.wait()
    out = real.plain_run([real.XPTIBPF, "trace", "-i", raw]).stdout
    lines = [line for line in out.splitlines() if "KernelLaunch" in line]
    named = [line for line in lines if re.search(rf'hKernel=(kernel#\?0x[0-9a-f]+ "{re.escape(name)}").* \[\1 ', line)]
    # The first may be from before the last probe was in place.
    check(len(named) > 20 and named == lines[-len(named):] and len(lines) - len(named) < 20,
          f"{what}: {len(named)} launches in the text have the name", f"of {len(lines)}; {(named or lines or [''])[0][:160]}")
    check("kernel_name" not in out, f"{what}: what tells it is shown nowhere")


def of_an_unknown_release():
    """The same library, but that its compiler says that it is of a release that nobody has seen."""
    d = real.folder()
    lib = os.path.join(real.runtime("2026.2.0"), "lib")
    for name in ("libsycl.so.9", "libsycl.so"):
        with open(f"{lib}/{name}", "rb") as f:
            data = f.read()
        need(data.count(b"2026.2.0 (2026.2.0.") >= 1, f"{name} tells its release")
        with open(f"{d}/{name}", "wb") as f:
            f.write(data.replace(b"2026.2.0 (2026.2.0.", b"2026.9.0 (2026.9.0."))
    env = real.warm_environment("2026.2.0")
    env["LD_LIBRARY_PATH"] = f"{d}:{lib}"
    t, _ = attached([real.workload("2026.2.0", "sycl_loop"), "--sleep-ms", "5"], env, "an unknown release", 30)
    check(any(e["type"] == "object" and e["path"].startswith(d) and e["release"] == "2026.9.0" for e in t.events()),
          "an unknown release: it is that library")
    ours, objects = traced(t)
    equal({name for _, name in ours}, {None}, f"an unknown release: {len(ours)} launches without a name")
    equal(objects, {"kernel#?"}, "an unknown release: kernel#?")


def every_library():
    """The table against the libraries, and against what another tool says of their symbols."""
    tool = real.build(f"{real.ROOT}/tests/real/late_show.c", f"{real.folder()}/late_show", "-D_GNU_SOURCE",
                      f"-I{real.ROOT}/include", f"-I{real.ROOT}/user", f"{real.O}/libxptibpf-inner.a", "-lelf", "-lz", "-lZydis")
    for release in real.releases(KNOWN + UNKNOWN):
        path = next(p for p in sorted(glob.glob(f"{real.runtime(release)}/lib/libsycl.so.*")) if p[-1].isdigit() and
                    re.search(r"\.so\.\d+$", p))
        out = subprocess.run([tool, path], capture_output=True, text=True, check=True).stdout.splitlines()
        found = [line.split()[1:] for line in out]
        if release in UNKNOWN:
            equal(found, [], f"libsycl of {release}: not known")
            continue
        nm = subprocess.run(["nm", "-C", path], capture_output=True, text=True, check=True).stdout
        own = re.findall(r"^[0-9a-f]+ t (\S*detail::enqueueImpKernel\(.*\))$", nm, re.M)
        equal((len(found), len(own), [f[1] for f in found]), (1, 1, ["1"]),
              f"libsycl of {release}: one such function, cheap to probe")
        # Its sixth parameter, as the demangler reads the name.
        sixth = parameters(own[0])[5]
        wanted = r".*::DeviceKernelInfo&" if release.startswith("2026") else r"std::.*string<char.*> const&"
        check(re.fullmatch(wanted, sixth), f"libsycl of {release}: its sixth parameter is the kernel's name", sixth)


def parameters(function):
    parts, depth, text = [], 0, ""
    for c in function[function.index("(") + 1:-1]:
        depth += (c in "<(") - (c in ">)")
        if c == "," and not depth:
            parts.append(text.strip())
            text = ""
        else:
            text += c
    return parts + [text.strip()]


def main():
    every_library()
    for release in real.releases(LOOP):
        argv, env = [real.workload(release, "sycl_loop"), "--sleep-ms", "5"], real.warm_environment(release)
        names, _ = late(argv, env, f"sycl_loop {release}")
        equal(names, {"__sycl_kernel_scale_usm"}, f"sycl_loop {release}: it is the program's kernel")
        text_too(argv, env, "__sycl_kernel_scale_usm", f"sycl_loop {release}")
    if real.in_check():
        of_an_unknown_release()
    program = f"{real.ROOT}/tests/workloads/np.py"
    for version in real.releases(DPNP):
        python, env = xpti.python(version)
        names, _ = late([python, program, "--iterations", "0", "--sleep-ms", "10"], env, f"dpnp {version}", pi=version in PI)
        whole = from_the_start([python, program, "--iterations", "3"], env, f"dpnp {version}")
        equal(names == whole, True, f"dpnp {version}: {len(names)} names, those of a trace from the start")


real.run(main)
