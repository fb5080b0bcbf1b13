#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Kernels and features: each kernel of Debian's in a virtual machine, and in it what each command makes of a program that
calls two real loaders (calls.c), which counts its calls itself, and of a SYCL program on its processor.

matrix.py [VERSION:SUITE|PATH ...]: the kernels, e.g. 6.1.0-56:bookworm; without a version the suite's newest (:sid); or a vmlinuz of
whatever distribution, or the folder of an unpacked package that has one; without any, those of KERNELS; as many beside each other as
there are processors. Prints a line for each kernel and feature, and then the
table of the README, in which the column of each kernel has to be as it was found. Ends with 1 if a feature does not do what it should. Of a kernel before 5.15, doctor may say that
nothing can be traced, if all commands say so, too.

Needs what `scripts/setup vm static` installs, strace, and `make static`: `make matrix` sees to that. Debian 11's and 12's are
tests of `make check-all` (tests/real/kernel_*.py). SHOW=1: all that the machines said. FORKS: how often nop_forms.c forks. STATIC:
another program than build/xptibpf-static.
"""
import collections
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

import machine
from machine import HERE, ROOT, check

sys.path.insert(0, f"{ROOT}/tests/real")
from lib import real

STATIC = os.environ.get("STATIC", os.path.join(os.path.dirname(machine.XPTIBPF), "xptibpf-static"))
RELEASE = "2026.2.0"
ROUNDS = 50
# What QEMU emulates: recording needs its random numbers, and arming its saved registers; and what the runtime of Intel
# calls such a processor, with AVX2. Of one that says it is fast at it, the kernel has each memory copied and cleared by
# single bytes, which QEMU emulates one by one: a machine would take nearly twice the time.
PROCESSOR = "max,-erms,-fsrm", "l9"
OF_PROCESSOR = "clbltfn", "cllibrary", "libocl_svml_"  # files, one for each kind of processor
LARGE = 50 << 20  # bytes
LIMIT = 1500  # seconds; it takes less than two minutes where nobody else wants the processors
FORKS = int(os.environ.get("FORKS", "200"))
SWITCHED = 100  # times that callbacks of a function are enabled and disabled
NOPS = f"{ROOT}/tests/workloads/abi/nop_forms.c"
NAMES = ("urAdapterGet", "zeMemAllocDevice", "zeMemFree")


def program(fs, d):
    """With the libraries of both runtimes, but no adapter of Unified Runtime's."""
    runtime, null = real.runtime(RELEASE), machine.output(f"{ROOT}/scripts/fetch-level-zero", "null")
    libs = f"{runtime}/lib/libur_loader.so.0", f"{null}/lib/libze_loader.so.1"
    real.build(f"{HERE}/calls.c", f"{d}/calls", f"-isystem{runtime}/include/unified-runtime", f"-isystem{null}/include", *libs)
    os.environ["LD_LIBRARY_PATH"] = f"{runtime}/lib:{null}/lib"
    fs.program(f"{d}/calls", "/bin/calls")
    for path in re.findall(r"=> (/\S+) \(0x", machine.output("ldd", f"{d}/calls")):
        if path.startswith((runtime, null)):
            fs.file(path, f"/lib/{os.path.basename(path)}")
    del os.environ["LD_LIBRARY_PATH"]
    fs.file(f"{null}/lib/libze_null.so", "/lib/libze_null.so")


def nops(fs, d):
    """nop_forms.c, in which each function begins with a nop of another form."""
    lib = real.build(NOPS, f"{d}/libur_forms.so", "-DLIBRARY", "-fPIC", "-shared")
    fs.program(real.build(NOPS, f"{d}/nop_forms", lib), "/bin/nop_forms")
    fs.write("/forks", str(FORKS))


def images(fs, d):
    """The program of tests/real/images.py."""
    src = f"{ROOT}/tests/workloads/images"
    fs.program(real.build(f"{src}/images.c", f"{d}/images", "-ldl", "-pthread"), "/bin/images")
    fs.program(real.build(f"{src}/lib.c", f"{d}/libimages.so", "-fPIC", "-shared"), "/lib/libimages.so")


def callbacks(fs, d):
    """Those of tests/real/callbacks.py."""
    here = f"{ROOT}/tests/real/callbacks_"
    fs.program(real.build_with_ours("callbacks_show.c"), "/bin/callbacks_show")
    fs.program(real.build(f"{here}target.c", f"{d}/target", "-pthread", "-ldl", "-D_GNU_SOURCE"), "/bin/callbacks_target")
    fs.program(real.build(f"{here}library.c", f"{d}/libur_own.so", "-shared", "-fPIC"), "/lib/libur_own.so")
    fs.write("/switched", str(SWITCHED))


def opened(prog, env):
    """What strace says of the files of a SYCL program. It runs on this machine, where tests that are alone would count its
    calls, so what it said is kept."""
    kept = f"{real.O}/opened-{RELEASE}"
    if not os.path.exists(kept) or os.path.getmtime(kept) < os.path.getmtime(prog):
        with real.where_none_is_alone():
            machine.run("strace", "-f", "-qq", "-e", "trace=%file", "-o", f"{kept}.{os.getpid()}", prog, env=env, stdin=subprocess.DEVNULL,
                        stdout=subprocess.DEVNULL)
        os.replace(f"{kept}.{os.getpid()}", kept)
    return real.read(kept)


def sycl(fs, d):
    """With all files that it looks at, by the names by which it does; those of other processors than the machine's are left out,
    and what the large ones have for debuggers: each file is copied by the emulated processor."""
    prog = real.workload(RELEASE, "steps")
    env = real.environment(RELEASE)
    lib = f"{real.runtime(RELEASE)}/lib"
    names = {os.path.normpath(n) for n in re.findall(r'"(/[^"]+)"[^\n]*\) = \d+', opened(prog, env))}
    # Of the machine's processor, and of the framework that is only loaded to be armed.
    names = {n for n in names if not os.path.basename(n).startswith(OF_PROCESSOR)}
    names |= {f"{lib}/{n}" for n in os.listdir(lib) if re.fullmatch(rf"({'|'.join(OF_PROCESSOR)}){PROCESSOR[1]}\..*|libxptifw.*", n)}
    names |= {f"{lib}/{n}" for n in ("clbltfnshared.rtl", "cllibrary.rtl")}
    for name in sorted(names):
        if name.startswith(("/proc/", "/sys/", "/dev/", d)):
            continue
        if os.path.isdir(name):
            os.makedirs(fs.fs + name, exist_ok=True)
        elif os.path.isfile(name):
            fs.file(name, name)
            if os.path.getsize(name) > LARGE:
                machine.run("strip", fs.fs + name)
    fs.program(prog, "/bin/steps")
    fs.file(f"{real.O}/libxptibpf-beacon.so", "/bin/libxptibpf-beacon.so")
    fs.write("/sycl.sh", "".join(f"export {k}='{v}'\n" for k, v in env.items() if k.startswith(("LD_", "OCL", "ONEAPI", "SYCL"))))


def number(pattern, text):
    m = re.search(pattern, text, re.M)
    return float(m[1]) if m else None


def counts(text, word):
    return {name: int(number(rf"^{word} {name} (\d+)$", text) or 0) for name in NAMES}


class Feature:
    """What was seen of it, on one kernel."""

    def __init__(self, name):
        self.name, self.ok = name, True

    def check(self, ok, what, detail=""):
        self.ok &= bool(ok)
        check(ok, f"{self.name}: {what}", detail)

    def equal(self, got, wanted, what):
        self.check(got == wanted, what, "" if got == wanted else f"got {got!r}, wanted {wanted!r}")


def judge_calls(f, text, names=NAMES):
    # What was lost by the last of some tries, see in_time() in matrix.init.
    lost = [json.loads(line) for line in re.findall(r'^\{"type":"lost".*', text.rpartition("early\n")[2], re.M)]
    want = {name: ROUNDS if name in names else 0 for name in NAMES}
    f.check(re.search(rf"did {ROUNDS}$", text, re.M), "the program did its rounds")
    f.equal(counts(text, "seen"), want, "each call is seen")
    f.equal(counts(text, "returned"), want, "with its result")
    # How much of a stack is found depends on the program, which ends before all of them were looked at. An opened file is no call,
    # and the kernel skips it where other BPF work is running.
    f.check(lost and all(not e["count"] or e["where"].startswith(("stack_", "files_missed")) for e in lost), "no call is lost, and no mapping let go early", lost)
    judge_status(f, text)


def judge_status(f, text):
    f.equal(number(r"^status (\d+)", text), 0, "exit status")


def judge_doctor(f, text):
    judge_status(f, text)


def judge_stacks(f, text):
    judge_calls(f, text)
    f.equal(number(r"^stacks (\d+)", text), ROUNDS, "with its stack")


def judge_usual(f, text):
    """Getters that say little are not traced without being asked for."""
    judge_calls(f, text, [n for n in NAMES if n.startswith("ze")])


def judge_interrupted(f, text):
    took = number(r"^over ([\d.]+)", text) - number(r"^begin ([\d.]+)", text)
    judge_status(f, text)
    f.check("program 0" in text, "the program goes on to its normal end")
    f.check(took < 5, "it does not wait for the removal of its probes", f"{took:.2f} s")


def judge_stat(f, text):
    for name in NAMES:
        f.check(re.search(rf'"function":"{name}".*"calls":{ROUNDS},', text), f"counts {name}")
    judge_status(f, text)


def judge_top(f, text):
    judge_stat(f, text)


def judge_mem(f, text):
    f.check(re.search(rf'"by":"total".*"live":0,.*"bytes":{64 * ROUNDS},"count":{ROUNDS},"leaked":0', text), "counts all allocations")
    judge_status(f, text)


def judge_images(f, text):
    """One that a call was given, one that a call has returned, and one in a file of which a plugin was to choose."""
    f.equal(sorted(re.findall(r"^kept (\w+)", text, re.M)), ["one", "three", "two"], "each image is kept, once")
    lost = [json.loads(line) for line in re.findall(r'^\{"type":"lost".*', text, re.M)]
    f.check(lost and not any(e["count"] for e in lost), "nothing is lost", lost)
    judge_status(f, text)


def judge_serve(f, text):
    f.equal(number(r"^counted (\d+)", text), ROUNDS, "counts each call")
    judge_status(f, text)


def judge_capture(f, text):
    f.equal(number(r"^capture (\d+)", text), 0, "exit status")
    f.equal(counts(text, "seen"), dict.fromkeys(NAMES, ROUNDS), "each call is seen")
    f.equal(counts(text, "returned"), dict.fromkeys(NAMES, ROUNDS), "with its result")


def judge_late(f, text):
    f.equal((number(r"^launches (\d+)", text), number(r"^named (\d+)", text)), (3, 3), "each launch has the name of its kernel")
    judge_status(f, text)


def judge_arm(f, text):
    """Two rounds, of which each allocates, copies, launches, copies and frees."""
    events = {m[1]: int(m[2]) for m in re.finditer(r"^event (\w+) (\d+)", text, re.M)}
    f.equal((events["mem_alloc_end"], events["mem_release_end"]), (2, 2), "the program's allocations are reported")
    f.check(events["task_begin"] == events["task_end"] >= 2, "so are its tasks", events)
    f.equal(number(r"^sycl (\d+)", text), 0, "the program ends well")
    judge_status(f, text)


def judge_nops(f, text):
    """Its program calls each function 1000 times, and once in each child."""
    f.check("0 children died, 0 red zones were wrong" in text, f"no child of {FORKS} died, nothing below a stack pointer was written over", text[-300:])
    names = re.findall(r"\bF\((ur\w+)", real.read(NOPS))
    got = {m[1]: int(m[2]) for m in re.finditer(r'"function":"(\w+)".*?"calls":(\d+),', text)}
    f.equal(got, dict.fromkeys(names, 1000 + FORKS), "counts each call")
    judge_status(f, text)


def judge_callbacks(f, text):
    """Of one function that is switched on and off while 8 threads call it, and one that is not (tests/real/callbacks_show.c)."""
    saw = dict(re.findall(r"(\w+) (\d+)", text[text.rindex("after "):].splitlines()[0]))
    f.check("lost 0" in text, "nothing is lost", text[-300:])
    f.equal(saw["after"], "0", "no event of a disabled function comes after its acknowledgement")
    f.equal((saw["gaps"], saw["late"]), ("0", "0"), "none is missing while it is enabled")
    f.equal((saw["kept_gaps"], saw["kept_short"]), ("0", "0"), "none is missing of a function that is always enabled")
    f.check(int(saw["windows"]) == SWITCHED // 20 and int(saw["seen"]) >= 5 * SWITCHED, "events come while it is enabled", saw)
    judge_status(f, text)


# {the table's words for it: (the part of the machine's output, what judges it)}
FEATURES = {
    "`doctor`": ("doctor", judge_doctor),
    "`trace -- PROGRAM`": ("program", judge_calls),
    "`trace -p`": ("attach", judge_calls),
    "`trace` without `-e`": ("usual", judge_usual),
    "`trace -k`": ("stacks", judge_stacks),
    "Ctrl-C": ("interrupted", judge_interrupted),
    "`record`": ("record", judge_calls),
    "`record --images --data`": ("images", judge_images),
    "`stat`": ("stat", judge_stat),
    "`mem`": ("mem", judge_mem),
    "`top`": ("top", judge_top),
    "functions that begin with a nop": ("nops", judge_nops),
    "callbacks, enabled and disabled": ("callbacks", judge_callbacks),
    "`serve`": ("serve", judge_serve),
    "`capture --stacks`": ("serve", judge_capture),
    "names of kernels older than the trace": ("late", judge_late),
    "`trace --arm`": ("arm", judge_arm),
}


# What kernels have from these releases on.
LINKS = {(6, 13): "sessions", (6, 6): "many at once", (0, 0): "one by one"}


def links(doctor, release):
    """How probes are placed, as doctor says it."""
    has = {name: re.search(rf"^  ok +{name} ", doctor, re.M) for name in ("uprobe_multi", "session links")}
    found = "sessions" if has["session links"] else "many at once" if has["uprobe_multi"] else "one by one"
    f = Feature("probes")
    f.equal(found, next(words for since, words in LINKS.items() if numbers(release) >= since), "are placed in the best way of this kernel")
    return found if f.ok else f"{found}: FAILS"


def judge_refused(parts, too_old):
    """Where doctor says that nothing can be traced: right on a kernel that is too old, and a failure on all others."""
    f = Feature("refused")
    missing = re.findall(r"^  missing +(.*?)  ", parts["doctor"], re.M)
    f.check(missing, "doctor says what is missing", missing)
    said = re.findall(r"^refused (\d+) (\d+) (.*)", parts.get("refused", ""), re.M)
    f.check(said and all((status, errors) == ("3", "1") for status, errors, _ in said),
            "all commands say so in one line, with a status of their own", said)
    f.check(too_old, "it is a kernel on which nothing can be traced", "" if too_old else parts["doctor"])
    return f.ok, missing


def numbers(release):
    return tuple(int(n) for n in re.findall(r"\d+", release)[:2])


def is_too_old(release):
    """Kernels from 5.15 on have what tracing needs."""
    return numbers(release) < (5, 15)


def judge(parts):
    """{feature: a cell of the table}"""
    if number(r"^status (\d+)", parts["doctor"]):
        ok, missing = judge_refused(parts, is_too_old(parts["kernel"]))
        return collections.defaultdict(lambda: "no" if ok else "FAILS", {"probes": "none: no " + ", ".join(missing[:2])})
    cells = {"probes": links(parts["doctor"], parts["kernel"])}
    for name, (part, judges) in FEATURES.items():
        f = Feature(name)
        try:
            judges(f, parts.get(part, ""))
        except (KeyError, TypeError, ValueError) as e:  # what it looks for is not there
            f.check(False, "the machine says what became of it", e)
        cells[name] = "yes" if f.ok else "FAILS"
        if not f.ok:  # what xptibpf said there is often the reason
            print(*(f"  >> {part}: {line}" for line in parts.get(part, "").splitlines()[-12:]), sep="\n")
    return cells


ROWS = ("probes", *FEATURES)


def table(kernels):
    """As the README has it."""
    rows = [["", *kernels], ["---"] * (len(kernels) + 1)]
    rows += [[name, *(cells[name] for cells in kernels.values())] for name in ROWS]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows).replace("|  |", "| |", 1)


def columns(text):
    """{kernel: {row: cell}} of such a table."""
    rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in text.splitlines() if line.startswith("| ")]
    first = next(i for i, row in enumerate(rows) if row[0] == ROWS[0])
    body = rows[first : first + len(ROWS)]
    return {kernel: {row[0]: row[n] for row in body} for n, kernel in enumerate(rows[first - 2]) if n}


def check_readme(kernels):
    """Debian updates its kernels oftener than we the README, but of each series, it has to be right."""
    said = {numbers(kernel): cells for kernel, cells in columns(real.read(f"{ROOT}/README.md")).items()}
    for kernel, cells in kernels.items():
        cells = {name: cells[name] for name in ROWS}
        if numbers(kernel) in said:
            check(cells == said[numbers(kernel)], f"the README has what was found on {kernel}", "" if cells == said[numbers(kernel)] else cells)
        else:
            print(f"the README has no kernel as {kernel}: make matrix makes its table")


# One that is too old, those of Debian's releases, and the newest.
KERNELS = (":bullseye", ":bookworm", ":trixie", ":sid")


def disk(d, *programs):
    """With what these add to it."""
    os.mkdir(d)
    fs = machine.Disk(d, "matrix.init")
    fs.file(STATIC, "/bin/xptibpf")
    for add in programs:
        add(fs, d)
    return fs.pack()


def boot(vmlinuz, path, d):
    """Without what protects a kernel from those who attack it, which no feature needs and an emulated processor is slow at."""
    os.mkdir(d)
    return machine.said(vmlinuz, path, d, "mitigations=off nowatchdog init_on_alloc=0 apparmor=0", 3000, PROCESSOR[0], LIMIT)


def booted(kernels):
    """What each said, in their order. As many run beside each other as there are processors: mostly, only one of theirs works."""
    kernels = [machine.kernel(kernel) for kernel in kernels]
    with tempfile.TemporaryDirectory() as d, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        # One that is too old ends soon, and needs no programs.
        disks = {old: disk(f"{d}/{old}", *([] if old else [program, nops, images, callbacks, sycl])) for old in {is_too_old(v) for v, _ in kernels}}
        yield from pool.map(lambda k: boot(k[1], disks[is_too_old(k[0])], f"{d}/{k[0]}"), kernels)


def main():
    if not os.path.exists(STATIC) or not os.path.exists(real.workload(RELEASE, "steps")):
        sys.exit(f"no {STATIC}, or no steps: make matrix makes both")
    found = {}
    for parts in booted(sys.argv[1:] or KERNELS):
        name = parts["kernel"].strip().removesuffix("-amd64")
        if os.environ.get("SHOW"):
            for part, text in parts.items():
                print("==", part, text, sep="\n")
        found[name] = judge(parts)
        for feature in ROWS:
            print(f"{name:24} {feature:40} {found[name][feature]}", flush=True)
    print(table(found))
    check_readme(found)
    machine.end()


if __name__ == "__main__":
    main()
