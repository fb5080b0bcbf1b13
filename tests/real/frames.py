#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 30, suite: both
"""Python frames in stacks (-k), compared with what Python itself reports: for calls from all kinds of Python code,
sys._getframe() inside the program; for tables of lines, co_lines() of every function of the standard library; for
leaks of a dpnp script, the lines that it notes itself. XPTIBPF_PYTHONS names more interpreters to try, separated by
colons."""
import json
import os
import re
import shutil
import struct
import subprocess

from lib import real, xpti
from lib.real import ROOT, Process, Tracer, check, equal, need

RELEASE = "2026.2.0"
DPNP = "0.20.0"
FRAMES = f"{ROOT}/tests/workloads/frames.py"
LIBRARY = "libOpenCL.so.1"
KNOWN = (10, 11, 12, 13)

LINES = r"""
import os, sys, types, sysconfig
def codes(code):
    yield code
    for c in code.co_consts:
        if isinstance(c, types.CodeType):
            yield from codes(c)
top = sysconfig.get_paths()["stdlib"]
for name in sorted(os.listdir(top)):
    if not name.endswith(".py"):
        continue
    with open(os.path.join(top, name), "rb") as f:
        code = compile(f.read(), name, "exec", dont_inherit=True)
    for c in codes(code):
        lines = [0] * (len(c.co_code) // 2)
        for start, end, line in c.co_lines():
            for i in range(start // 2, end // 2):
                lines[i] = line or 0
        print(int(sys.version_info < (3, 11)), c.co_firstlineno, len(lines), c.co_linetable.hex(), "|", *lines)
"""


def version(python):
    out = subprocess.run([python, "-c", "import sys; print(*sys.version_info[:2], sys.executable)"], capture_output=True,
                         text=True, check=True, env=real.environment())
    major, minor, _ = out.stdout.split()
    return int(major), int(minor)


def pythons():
    """Those that are here, and known: dpnp's, the distribution's, and who was asked for."""
    wanted = [*([xpti.python(DPNP)[0]] if real.in_check_all() else []), "/usr/bin/python3"]
    wanted += [p for p in os.environ.get("XPTIBPF_PYTHONS", "").split(":") if p]
    found = {}
    for p in wanted:
        found.setdefault(os.path.realpath(p), p)
    return list(found.values())


def python_frames(call):
    return [[f["function"], f["file"], f["line"]] for f in call["stack"] if f.get("python")]


def has_interpreter(call):
    return any("EvalFrameDefault" in (f["function"] or "") for f in call["stack"])


def frames_are_pythons(python):
    out = os.path.join(real.folder(), "notes")
    t = Tracer("-f", "-k=all", "-e", "cl:clGetPlatformIDs", "--stack-size", "49152", "--", python, FRAMES, LIBRARY, out,
               env=real.warm_environment(RELEASE))
    what = "%s (%d.%d)" % (python.replace(os.path.expanduser("~"), "~"), *version(python))
    equal(t.wait(), 0, f"{what}: the program ends well")
    notes = [json.loads(line) for line in real.read(out).splitlines()]
    calls = sorted(t.calls("clGetPlatformIDs"), key=lambda c: c["ts"])
    need(len(notes) >= 40, f"{what}: it made its calls", len(notes))
    equal(len(calls), len(notes), f"{what}: which are all seen")
    for (kind, _, frames), c in zip(notes, calls):
        if python_frames(c) != frames:
            check(False, f"{what}: {kind}", f"got {python_frames(c)}, wanted {frames}")
    equal([n[0] for n, c in zip(notes, calls) if python_frames(c) == n[2]], [n[0] for n in notes],
          f"{what}: the frames of every kind of code are those that Python has")
    equal([n[1] for n in notes], [c["tid"] for c in calls], f"{what}: by the threads that Python names")
    equal([n[0] for n, c in zip(notes, calls) if has_interpreter(c)], [], f"{what}: and no frame of the interpreter is left")
    equal([c["python_cut"] for c in calls if "python_cut" in c], [], f"{what}: nothing is said to be missing")
    # Python called C called Python: the order of both is one.
    c = next(c for n, c in zip(notes, calls) if n[0] == "called back")
    names = [(f["function"] or "") for f in c["stack"]]
    check(names.index("called_back") < next(i for i, n in enumerate(names) if n.startswith("qsort")) < names.index("<module>"),
          f"{what}: C frames stand between the Python frames that they were called by and call")
    made = {c["site"] for n, c in zip(notes, calls) if n[0] == "made"}
    equal(len(made), 20, f"{what}: code of the same name that is made anew at another line is another place")


def small_stack(python):
    """What lies beyond the copy of the C stack has Python frames all the same."""
    out = os.path.join(real.folder(), "notes")
    t = Tracer("-f", "-k=all", "-e", "cl:clGetPlatformIDs", "--stack-size", "1024", "--", python, FRAMES, LIBRARY, out,
               env=real.warm_environment(RELEASE))
    equal(t.wait(), 0, "with a small copy of the stack the program ends well")
    notes = [json.loads(line) for line in real.read(out).splitlines()]
    calls = sorted(t.calls("clGetPlatformIDs"), key=lambda c: c["ts"])
    check(real.every(lambda c: c.get("stack_cut"), calls), "every stack is cut", len(calls))
    need(len(notes) > 5, "the program notes its stacks", len(notes))
    equal([python_frames(c) for c in calls], [n[2] for n in notes], "and the Python frames are all there")


def lines_are_pythons(python):
    show = f"{real.O}/tests/frames_show"
    os.makedirs(os.path.dirname(show), exist_ok=True)
    real.build(f"{ROOT}/tests/real/frames_show.c", show, f"-I{ROOT}/include", f"-I{ROOT}/user", f"{real.O}/libxptibpf-inner.a",
               "-lelf", "-ldw", "-lZydis", "-liberty", "-lbpf", "-lz")
    out = subprocess.run([python, "-W", "ignore", "-c", LINES], capture_output=True, text=True, check=True,
                         env=real.environment())
    tables, wanted = zip(*(line.split(" | ") for line in out.stdout.splitlines()))
    got = subprocess.run([show], input="\n".join(tables) + "\n", capture_output=True, text=True, check=True).stdout.splitlines()
    need(len(wanted) > 3000, "the standard library has its functions", len(wanted))
    wrong = [t[:60] for t, w, g in zip(tables, wanted, got) if w.split() != g.split()]
    equal((len(got), wrong), (len(wanted), []), "%d.%d: the line of every instruction of the standard library" % version(python))


def deep(python):
    """More frames than are kept: those that are there are the innermost, and more are said to be missing."""
    code = ("import ctypes, sys\n"
            "def f(n):\n"
            "    return f(n - 1) if n else lib.clGetPlatformIDs(0, None, None)\n"
            "lib = ctypes.CDLL(sys.argv[1])\n"
            "for n in (60, 100, 800): f(n)\n")
    t = Tracer("-k=all", "-e", "cl:clGetPlatformIDs", "--stack-size", "49152", "--", python, "-c", code, LIBRARY,
               env=real.warm_environment(RELEASE))
    equal(t.wait(), 0, "deep recursion ends well")
    few, more, most = t.calls("clGetPlatformIDs")
    equal(([f[0] for f in python_frames(few)], few.get("python_cut")), (["f"] * 61 + ["<module>"], None), "62 frames are kept")
    equal(([f[0] for f in python_frames(more)], more.get("python_cut")), (["f"] * 64, "many_frames"), "of 102, the innermost 64")
    check(not has_interpreter(more), "in the place of the interpreter's")
    equal((python_frames(most), most.get("python_cut")), ([], "many_frames"),
          "of 802 nothing tells where they belong: none is shown")
    check(has_interpreter(most), "and the interpreter's frames stay")


def unknown_version():
    """The same interpreter, saying that it is 3.99: native frames, and a warning."""
    source = os.path.realpath("/usr/bin/python3")
    symbols = subprocess.run(["nm", "-D", source], capture_output=True, text=True, check=True).stdout
    found = re.search(r"^([0-9a-f]+) R Py_Version$", symbols, re.M)
    need(found, f"{source} is a CPython with its symbols")
    sections = subprocess.run(["readelf", "-SW", source], capture_output=True, text=True, check=True).stdout
    address, offset = (int(x, 16) for x in re.search(r"\.rodata\s+PROGBITS\s+(\w+)\s+(\w+)", sections).groups())
    python = os.path.join(real.folder(), "python3.99")
    shutil.copy(source, python)
    with open(python, "r+b") as f:
        f.seek(int(found[1], 16) - address + offset)
        need(struct.unpack("<Q", f.read(8))[0] >> 24 == 3, "its version is where the symbol says")
        f.seek(-8, 1)
        f.write(struct.pack("<Q", 0x036300f0))
    code = "import ctypes, sys; ctypes.CDLL(sys.argv[1]).clGetPlatformIDs(0, None, None)"
    t = Tracer("-k=all", "-e", "cl:clGetPlatformIDs", "--", python, "-c", code, LIBRARY, env=real.environment(RELEASE))
    equal(t.wait(), 0, "a Python of an unknown version ends well")
    call, = t.calls("clGetPlatformIDs")
    check(has_interpreter(call) and not python_frames(call), "its stack has native frames only")
    check("version that is not supported" in t.err and "python3.99" in t.err, "which is said", t.err.strip()[-160:])


def mem(*args, env):
    out = os.path.join(real.folder(), "mem")
    p = Process([real.XPTIBPF, "mem", "--json", "-o", out, *args], env=env)
    equal(p.wait(), 0, "mem ends well")
    return p.out, [json.loads(line) for line in real.read(out).splitlines()]


def leaks(lines, script):
    """Device memory, which is what arrays have: by function and line of the script."""
    found = {}
    for row in lines:
        if row["type"] != "leak" or row["kind"] != "device" or not row["in_total"]:
            continue
        m = re.fullmatch(r"(\S+) \((.*):(\d+)\)", row["site"])
        place = (m[1], int(m[3])) if m and m[2] == script else row["site"]
        found[place] = found.get(place, 0) + row["count"]
    return found


def leaks_are_the_scripts():
    python, env = xpti.python(DPNP)
    script = f"{ROOT}/tests/workloads/leak.py"
    out, lines = mem("-k", "-e", "ur", "--leaks", "--by", "site", "--", python, script, env=env)
    kept = {(f, int(line)): int(n) for f, line, n in re.findall(r"^kept (\S+) (\d+) (\d+)$", out, re.M)}
    need(len(kept) == 4, "the script says what it keeps", kept)
    equal(leaks(lines, script), kept, "leaks of dpnp arrays are those of the script's lines")
    raw = os.path.join(real.folder(), "raw")
    t = Tracer("-k", "-e", "ur", "--format", "raw", "-o", raw, "--", python, script, env=env, json=False, file=False)
    equal(t.wait(), 0, "a recording is made")
    equal(leaks(mem("-i", raw, "--leaks", "--by", "site", env=env)[1], script), kept, "which tells the same")


def late():
    """A Python that runs already."""
    code = ("import ctypes, sys, time\n"
            "lib = ctypes.CDLL(sys.argv[1])\n"
            "def often():\n"
            "    lib.clGetPlatformIDs(0, None, None)\n"
            "print('ready', flush=True)\n"
            "while True:\n"
            "    often(); time.sleep(0.01)\n")
    p = Process(["/usr/bin/python3", "-c", code, LIBRARY], env=real.environment(RELEASE))
    p.said("^ready")
    t = Tracer("-k=all", "-e", "cl", "-p", p.pid).ready().has('"stack":[')
    t.end()
    p.kill()
    stacks = [python_frames(c) for c in t.calls("clGetPlatformIDs")]
    check(stacks and all(s == [["often", "<string>", 4], ["<module>", "<string>", 7]] for s in stacks),
          "a Python that ran before the trace has its frames", stacks[:1])


def main():
    known = [p for p in pythons() if version(p) in [(3, m) for m in KNOWN]]
    need(known, "a CPython of a known version is here", known)
    for python in known:
        lines_are_pythons(python)
        frames_are_pythons(python)
    small_stack(known[0])
    deep(known[0])
    unknown_version()
    late()
    if real.in_check_all():
        leaks_are_the_scripts()


real.run(main)
