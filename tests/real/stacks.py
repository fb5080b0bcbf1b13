#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 180
"""Where calls are made (-k), compared with GDB's unwinder, which shares no code with xptibpf's: every frame of
known calls through libsycl, by file and offset, down to _start. GDB runs another process of the same program, so
no return probe is in its way."""
import json
import os
import shutil
import signal
import subprocess

from lib import real
from lib.real import ROOT, Tracer, check, equal, need

RELEASE = "2026.2.0"
AT = ["urUSMDeviceAlloc", "urEnqueueKernelLaunchWithArgsExp", "urQueueFinish"]
SOURCE = f"{ROOT}/tests/workloads/sites.cpp"


def line_of(text):
    lines = real.read(SOURCE).split("\n")
    return next(i + 1 for i, line in enumerate(lines) if text in line)


def places(call):
    """File and offset of each frame that is one."""
    return [(os.path.basename(f["module"] or ""), f["offset"]) for f in call["stack"] if not f.get("inlined")]


def functions(call):
    return [f["function"] for f in call["stack"]]


def of_ours(calls):
    """Those below the program's own chains."""
    return [c for c in calls if any((f["function"] or "").endswith("_top") for f in c["stack"])]


def gdb(program, *args):
    out = os.path.join(real.folder(), "stacks")
    env = real.warm_environment(RELEASE, STACKS_AT=",".join(AT), STACKS_OUT=out)
    subprocess.run(["gdb", "-q", "-nx", "-batch", "-x", f"{ROOT}/tests/real/lib/gdb_stacks.py", "--args", program, *args],
                   env=env, check=True, capture_output=True, timeout=120, stdin=subprocess.DEVNULL)
    return [json.loads(line) for line in real.read(out).splitlines()]


def trace(program, *args, options=()):
    t = Tracer("-k", "-e", "ur", *options, "--", program, *args, env=real.warm_environment(RELEASE))
    equal(t.wait(), 0, f"the program ends well ({' '.join(args)} {' '.join(options)})")
    return t


def same_as_gdb(program):
    wanted = [s for s in gdb(program, "--signal", "1") if any(p[2].endswith(("_top()", "_top", "_top(unsigned long)"))
                                                              for p in s["stack"])]
    equal([s["name"] for s in wanted], AT + AT[:1], "GDB saw the calls that the program makes")
    t = trace(program, "--signal", "1")
    got = sorted(of_ours(c for c in t.calls() if c["name"] in AT), key=lambda c: c["ts"])
    equal([c["name"] for c in got], AT + AT[:1], "and so did we")
    for w, g in zip(wanted, got):
        equal(places(g), [(p[0], p[1]) for p in w["stack"]], f"{w['name']}: all {len(w['stack'])} frames are GDB's")
        check("stack_cut" not in g, "and it is whole")
    check(len(wanted[0]["stack"]) >= 8, "which is a chain", len(wanted[0]["stack"]))
    names = [f for f in functions(got[0]) if f and f.startswith("allocate_")]
    equal(names, ["allocate_deepest", "allocate_middle", "allocate_top"], "by its names")
    deepest = next(f for f in got[0]["stack"] if f["function"] == "allocate_deepest")
    check(deepest["file"].endswith("sites.cpp"), "with its source file", deepest["file"])
    equal(deepest["line"], line_of("memory = sycl::malloc_device"), "and the line of the call")
    check("on_signal" in functions(got[3]) and functions(got[3])[-1] == functions(got[0])[-1],
          "through a signal handler to the program's start")
    check("_start" in functions(got[0]), "which is _start")
    equal(t.lost(), {}, "nothing was lost")
    return got


def sites_are_places(program, stripped):
    t = trace(program, "--rounds", "3")
    got = of_ours(t.calls("urUSMDeviceAlloc"))
    equal((len(got), len({c["site"] for c in got})), (3, 1), "three calls at one place are one site")
    other = of_ours(t.calls("urQueueFinish"))
    check(other and other[0]["site"] != got[0]["site"], "another place is another site")
    s = trace(stripped, "--rounds", "3")
    blind = [c for c in s.calls("urUSMDeviceAlloc")]
    equal([p[1] for p in places(blind[0])], [p[1] for p in places(got[0])], "a stripped program: the same offsets")
    check(not any((f["function"] or "").startswith("allocate_") for f in blind[0]["stack"]), "but no names")


def through_trampolines(program):
    t = trace(program, options=("-e", "ur,cl", "--layers", "all"))
    by_id = {c["id"]: c for c in t.calls()}
    launches = [c for c in t.calls("clEnqueueNDRangeKernel") if c.get("stack")]
    launches = [c for c in launches if "launch_top" in functions(c)]
    need(launches, "the driver's launch is seen below the loader's")
    inner, outer = launches[0], by_id[launches[0]["parent_id"]]
    check(outer["name"].startswith("urEnqueueKernelLaunch"), "called by Unified Runtime's", outer["name"])
    n = len(outer["stack"])
    equal(places(inner)[-len(places(outer)):], places(outer), f"its stack goes on as that one's {n} frames")
    check("stack_cut" not in inner, "past the return address that the kernel replaced")
    o = trace(program, options=("-e", "ur:urUSM*,ur:urEnqueue*,ur:urQueueFinish", "--link", "multi"))
    got = of_ours(o.calls("urUSMDeviceAlloc"))
    check(len(got) == 1 and "_start" in functions(got[0]), "the same with --link multi",
          ([(functions(c), c.get("stack_cut")) for c in got], o.lost()))


def saved(program):
    d = real.folder()
    raw = f"{d}/raw"
    p = real.plain_run([real.XPTIBPF, "trace", "-k", "-e", "ur", "--format", "raw", "-o", raw, "--", program],
                       env=real.warm_environment(RELEASE))
    equal(p.returncode, 0, "a stream is saved")
    t = Tracer("-i", raw)
    equal(t.wait(), 0, "later")
    got = of_ours(t.calls("urUSMDeviceAlloc"))
    check(len(got) == 1 and "_start" in functions(got[0]), "the program and its files are not needed for it")


def limits(program):
    t = trace(program, "--rounds", "200", options=("--stack-limit", "8"))
    chosen = [c for c in t.calls() if "stack" in c or "stack_missing" in c]
    missing = [c for c in chosen if "stack_missing" in c]
    check(0 < len(missing) < len(chosen), "beyond the limit a second no stack is taken", (len(missing), len(chosen)))
    equal(t.lost().get("stack_limit"), len(missing), "which is counted")
    t = trace(program, options=("-k=all", "--stack-limit", "4"))
    made = [c for c in t.calls() if c["name"].startswith("urUSM") and c["name"].endswith("Alloc")]
    check(made and "stack" in made[0], "other calls don't use up the limit of those that allocate",
          [c["name"] for c in t.calls() if "stack" in c])
    t = trace(program, options=("--stack-size", "256"))
    cut = [c for c in t.calls() if c.get("stack_cut") == "copied"]
    check(cut, "stacks beyond what was copied say so", len(cut))
    equal(t.lost().get("stack_cut"), sum("stack_cut" in c for c in t.calls()), "and are counted")
    none = Tracer("-e", "ur", "--", program, env=real.warm_environment(RELEASE))
    none.wait()
    check(not any("stack" in c or "stack_missing" in c for c in none.calls()), "without -k there are none")


def gone(program):
    """The tracer sleeps while the program runs and ends."""
    name = os.path.join(real.folder(), "xbsites")
    shutil.copy(program, name)
    t = Tracer("-k", "-e", "ur", "--comm", "xbsites").ready()
    warm = subprocess.run([name], env=real.warm_environment(RELEASE))  # so that its libraries have probes
    equal(warm.returncode, 0, "a first run, which gives the libraries their probes")
    t.has('"event":"exit"')
    os.kill(t.pid, signal.SIGSTOP)
    subprocess.run([name], env=real.warm_environment(RELEASE), check=True)
    os.kill(t.pid, signal.SIGCONT)
    t.end()
    late = [c for c in t.calls() if c.get("stack_cut") == "process_gone"]
    check(late, "stacks of a process that has ended are not guessed", len(late))
    equal(t.lost().get("stack_late"), len(late), "but counted")
    check(real.every(lambda c: c["stack"] == [], late), "and empty")


def odd_stacks():
    d = real.folder()
    src = f"{ROOT}/tests/workloads"
    odd = real.build(f"{src}/stacks/odd.c", f"{d}/odd", "-O2", "-fomit-frame-pointer", "-ldl")
    lib = real.build(f"{src}/abi/libur_fake.c", f"{d}/libur_fake.so", "-fPIC", "-shared")
    good = real.build(f"{src}/stacks/through.c", f"{d}/good.so", "-fPIC", "-shared", "-O2", "-fomit-frame-pointer")

    def one(*deeds):
        t = Tracer("--stacks=all", "-e", "ur", "--", odd, lib, *deeds)
        equal(t.wait(), 0, f"odd {' '.join(map(os.path.basename, deeds))} is not disturbed")
        return t.calls("urQueueFinish")[-1], t

    c, _ = one("edge")
    equal((functions(c), c["stack_cut"]), (["call_on"], "no_table"), "a stack of one word, from code without tables")
    c, _ = one("deep", "40")
    equal(functions(c).count("deep"), 41, "forty calls deep")
    check("stack_cut" not in c, "and whole")
    c, _ = one("deep", "500")
    equal(c["stack_cut"], "many_frames", "five hundred are too many")
    _, t = one("nest")
    deepest = max(t.calls(), key=lambda e: e["depth"])
    equal(deepest["depth"], 4, "five calls inside each other")
    equal([f for f in functions(deepest) if f == "nested"], ["nested"] * 5, "are passed, trampolines and all")
    check("main" in functions(deepest) and "stack_cut" not in deepest, "to main")
    c, _ = one("through", good)
    equal(functions(c)[:3], ["call_it", "deed", "main"], "through a library")
    garbage(one, good)


def garbage(one, good):
    """Its tables overwritten: what is then said of the caller may be anything, but nothing breaks."""
    out = subprocess.run(["readelf", "-SW", good], capture_output=True, text=True, check=True).stdout
    sections = {}
    for line in out.splitlines():
        f = line.replace("[", " ").replace("]", " ").split()
        if len(f) > 6 and f[1] in (".eh_frame", ".eh_frame_hdr"):
            sections[f[1]] = (int(f[4], 16), int(f[5], 16))
    need(len(sections) == 2, "the library has tables")
    data = open(good, "rb").read()
    for i, fill in enumerate((b"\xff", b"\x0a", b"\x41")):
        for name in sections:
            bad = bytearray(data)
            at, size = sections[name]
            # The lengths of the entries stay: the instructions are what is nonsense.
            skip = 0 if name == ".eh_frame_hdr" else 60
            bad[at + skip:at + size] = fill * (size - skip)
            path = good.replace("good", f"bad{i}{name}")
            open(path, "wb").write(bad)
            c, _ = one("through", path)
            check(functions(c)[:1] == ["call_it"] and len(c["stack"]) <= 256, f"{name} of {fill!r}", c.get("stack_cut"))


def main():
    program = real.workload(RELEASE, "sites")
    stripped = os.path.join(real.folder(), "sites")
    subprocess.run(["strip", "-s", "-o", stripped, program], check=True)
    same_as_gdb(program)
    sites_are_places(program, stripped)
    through_trampolines(program)
    saved(program)
    limits(program)
    gone(program)
    odd_stacks()


real.run(main)
