#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 10
"""Kernels of CUDA that are older than the trace, of a driver that is made here (tests/workloads/cuda/fake.c): a launch has
the name to which its kernel's handle leads, if calls showed where that is or if a loaded file with GPU code has that
name, and none where anything is doubtful. What the program asked the driver for is the witness.

The program does what it is told line by line, so each launch has a number of its own: its gridDimX.
"""
import json
import os
import sys

from lib import real
from lib.real import equal, need

ADD, SCALE, THIRD = "_Z10add_numbersPfS_i", "_Z12scale_vectorPffi", "sm80_xmma_gemm_f32f32_f32f32_f32_tn_n_tilesize64x64x8"
SHORT = "saxpy"
LONG = "_ZN5numen" + "I4very4long4name" * 200 + "EvT_"
FILED = (ADD, SCALE, THIRD, SHORT, LONG)  # in the file with GPU code
OTHER = "_Z19of_a_file_without_gpu_codev"
JIT = ("triton_poi_fused_relu_0", "triton_red_fused_sum_1", "triton_per_fused_mean_2")

PROGRAM = """
import ctypes as c, mmap, sys
cu, own = c.CDLL(sys.argv[1] + "/libcuda.so.1"), [c.CDLL(p) for p in sys.argv[2:]]
libc = c.CDLL(None)
libc.mmap.restype = c.c_void_p
libc.mmap.argtypes = [c.c_void_p, c.c_size_t, c.c_int, c.c_int, c.c_int, c.c_long]
libc.munmap.argtypes = [c.c_void_p, c.c_size_t]
libc.mprotect.argtypes = [c.c_void_p, c.c_size_t, c.c_int]
kept = []

def get(name, by="cuModuleGetFunction"):
    kernel = c.c_void_p()
    if getattr(cu, by)(c.byref(kernel), c.c_void_p(1), name.encode()):
        raise SystemExit(by + " failed")
    return kernel.value

def launch(kernel, number):
    cu.cuLaunchKernel(c.c_void_p(kernel), number, 1, 1, 1, 1, 1, 0, None, None, None)

def text(what):
    kept.append(c.create_string_buffer(what if isinstance(what, bytes) else what.encode()))
    return c.addressof(kept[-1])

def pages(n, prot=3):
    return libc.mmap(None, 4096 * n, prot, 0x22, -1, 0)

def words(values, at=None):
    kept.append((c.c_uint64 * len(values))(*values))
    if not at:
        return c.addressof(kept[-1])
    c.memmove(at, kept[-1], 8 * len(values))
    return at

cu.cuInit(0)
print("ready", flush=True)
for line in sys.stdin:
    r = eval(line, globals())
    print("done", hex(r) if isinstance(r, int) else r, flush=True)
"""


class Program(real.Process):
    def __init__(self, d):
        super().__init__([sys.executable, "-c", PROGRAM, d, f"{d}/libkernels.so", f"{d}/libplain.so"], stdin=True)
        self.said("^ready$")
        self.lines = self.launches = 0

    def do(self, line):
        """Gives what it evaluates to."""
        self.tell(line)
        self.lines += 1
        said = self.said(rf"^(?:ready\n)(?:done .*\n){{{self.lines - 1}}}done (.*)\n")[1]
        return int(said, 16) if said.startswith("0x") else None

    def launch(self, kernel):
        """Gives the number of that launch."""
        self.launches += 1
        self.do(f"launch({kernel}, {self.launches})")
        return self.launches

    def shown(self):
        """Waits until the last launch is in the trace."""
        self.t.has(f'"gridDimX":{self.launches},')

    def launch_all(self, kernels):
        """Twice, and the second time after the first was seen; gives the numbers of the second time."""
        for kernel in kernels:
            self.launch(kernel)
        self.shown()
        return [self.launch(kernel) for kernel in kernels]


def build(d):
    fake = real.build(f"{real.ROOT}/tests/workloads/cuda/fake.c", f"{d}/libcuda.so.1", "-fPIC", "-shared", "-O1", "-fcf-protection")
    names = ", ".join(f'"{n}"' for n in FILED)
    real.build_text(f"const char *const kernel_names[] = {{ {names} }};\n"
                    '__attribute__((section(".nv_fatbin"))) const char code[64] = "GPU code";\n'
                    "int with_code(void) { return code[0]; }\n", f"{d}/libkernels.so", "-fPIC", "-shared")
    real.build_text(f'const char *const names[] = {{ "{OTHER}" }};\nint without(void) {{ return names[0][0]; }}\n',
                    f"{d}/libplain.so", "-fPIC", "-shared")
    return fake


def attach(p, *options):
    p.t = real.Tracer("-p", p.pid, "-s", "8", *options).knows("libcuda.so.1")


def end(p):
    """{number of the launch: its kernel's name or None}, after both have ended."""
    p.shown()
    p.t.end()
    p.p.stdin.close()
    equal(p.wait(10), 0, "the program ends well")
    return {e["args"]["gridDimX"]: e["kernel"].get("name") for e in p.t.calls("cuLaunchKernel")}


def of_files_and_told(d):
    p = Program(d)
    own = {name: p.do(f"get({name!r})") for name in (*FILED, OTHER)}
    jit = {name: p.do(f"get({name!r})") for name in JIT}
    attach(p)
    asked = {}

    def launch(kernel, name):
        asked.update(dict.fromkeys(p.launch_all(kernel), name))

    launch([own[SHORT]], None)  # so short a text is no proof yet
    for name in (ADD, THIRD, LONG, SCALE):
        launch([own[name]], name[:1024])
    launch([own[OTHER], *jit.values()], None)
    told = [p.launch(p.do(f"get({name!r})")) for name in ("told_first", "told_second")]
    for name in (*JIT, OTHER, SHORT, ADD):
        launch([{**own, **jit}[name]], name)
    names = end(p)
    for number, name in asked.items():
        equal(names.get(number, "no such launch"), name, f"of files and told: launch {number}")
    equal([names.get(n) for n in told], ["told_fi", "told_se"], "of files and told: what a call told, cut by -s")


def liars(d):
    """Handles that lead anywhere: no name, and nothing else happens."""
    p = Program(d)
    good = p.do(f"get({ADD!r})")
    lies = ["0xdead000", "1", "0x8000000000000000", "0xfffffffffffffff8", f"{good} + 1", f"{good} + 248", "pages(1, 0)", "pages(1)",
            "words([0, 0xdead000, 1, 1 << 63, (1 << 64) - 1])", "words([0, text('no name of a kernel, this')])",
            f"words([0, text({ADD!r} + chr(27) + '[31m')])", "words([0, text('x' * 200000)])", "words([0, text('y' * 9000)])",
            "words([0, text(b'_Z' + bytes(range(128, 255)))])", "words([0, pages(1)])", "words([0, text('')])",
            f"words([0, text({ADD!r}), text({SCALE!r})])", f"words([0, text({OTHER!r})])", f"words([0, text({ADD!r} + 'x')])",
            f"words([0, text({ADD!r}[:-1])])",
            # The place of the good one is word 1; these have a name elsewhere.
            f"words([0, 0, text({SCALE!r})])", f"words([text({SCALE!r}), 0])"]
    end_of_page = p.do("pages(2)") + 4096
    p.do(f"libc.munmap({end_of_page}, 4096)")
    hidden = p.do(f"words([0, text({ADD!r})], pages(1))")
    p.do(f"libc.mprotect({hidden}, 4096, 0)")
    unseen = [p.do(lie) for lie in lies] + [hidden]
    honest = [p.do(f"words([0, text({SCALE!r})], {end_of_page - 16})"), p.do(f"words([0, text({SCALE!r}), 0, text({SCALE!r})])")]
    attach(p)
    first = p.launch_all([good])
    lied = p.launch_all(unseen)
    last = p.launch_all(honest)
    names = end(p)
    equal([names.get(n) for n in first], [ADD], "liars: an honest handle has its name")
    for number, lie in zip(lied, [*lies, "memory that nobody may read"]):
        equal(names.get(number, "no such launch"), None, f"liars: {lie[:60]}")
    equal([names.get(n) for n in last], [SCALE] * 2, "liars: honest ones, at the end of what can be read, and with the name twice")


def another_layout(d):
    p = Program(d)
    p.do("setattr(c.c_int.in_dll(cu, 'fake_module_place'), 'value', 40)")
    p.do("setattr(c.c_int.in_dll(cu, 'fake_library_place'), 'value', 16)")
    old = {n: p.do(f"get({n!r})") for n in (ADD, JIT[0])}
    library = p.do(f"get({SCALE!r}, 'cuLibraryGetKernel')")
    attach(p)
    first = [*p.launch_all([old[ADD]]), *p.launch_all([library])]
    for n in ("told_first", "told_second"):
        p.do(f"get({n!r})")
    learnt = p.launch_all([old[JIT[0]]])[0]
    p.do("get('told_third', 'cuLibraryGetKernel')")
    unlearnt = p.launch_all([old[JIT[0]]])[0]
    names = end(p)
    equal([names.get(n, "no such launch") for n in first], [ADD, None], "another layout: names are at one place only")
    equal(names.get(learnt), JIT[0], "another layout: calls told that place")
    equal(names.get(unlearnt, "no such launch"), None, "another layout: until one contradicted them")


def reused(d):
    """Nobody sees the kernels' creation, only that the module goes; at once, and after the names were shown."""
    p = Program(d)
    first, second = (ADD, SCALE, THIRD), (THIRD, JIT[0], SCALE)
    old = [p.do(f"get({n!r})") for n in first]
    attach(p, "-e", "cu:kernel,cu:cuModuleUnload")
    asked = {}
    for kernels in (second, first) * 3:
        asked.update(zip([p.launch(h) for h in old], first if kernels == second else second))
        p.do("cu.cuModuleUnload(c.c_void_p(1))")
        need([p.do(f"get({n!r})") for n in kernels] == old, "the handles are the same again")
    for kernels in (second, first) * 2:
        p.do("cu.cuModuleUnload(c.c_void_p(1))")
        need([p.do(f"get({n!r})") for n in kernels] == old, "the handles are the same again")
        shown = p.launch_all(old)
        asked.update(zip(shown, kernels))
    names = end(p)
    wrong = {n: (names.get(n), name) for n, name in asked.items() if names.get(n) not in (None, name)}
    equal(wrong, {}, f"reused: none of {len(asked)} launches has the name of another")
    equal([names.get(n) for n in shown], list(first), "reused: the names of the last kernels")


def saved(d):
    """A recording has the names, and its middle, where none of them is defined, too."""
    p = Program(d)
    kernel, raw, recording = p.do(f"get({ADD!r})"), f"{d}/raw", f"{d}/saved.xbt"
    t = real.Process([real.XPTIBPF, "trace", "-p", str(p.pid), "--format", "raw", "-o", raw])

    def has(text):
        return os.path.exists(raw) and text.encode() in open(raw, "rb").read()

    real.wait_for(lambda: has("libcuda.so.1"), "the tracer has probes in the driver")
    real.wait_for(lambda: p.launch(kernel) and has(ADD), "the tracer knows the name")
    for _ in range(5):
        p.launch(kernel)
    p.do("cu.cuModuleUnload(c.c_void_p(1))")
    t.kill(2)
    equal(t.wait(10), 0, "saved: the tracer ends well")
    p.kill()
    need(not real.plain_run([real.XPTIBPF, "record", "-i", raw, "-o", recording]).returncode, "saved: as a recording")
    whole = launches(recording)
    equal({n for _, n in whole[-5:]}, {ADD}, "saved: the recording has the name")
    need(whole[0][1] is None, "it was not known at first")
    since = json.loads(real.plain_run([real.XPTIBPF, "trace", "--json", "-i", recording]).stdout.splitlines()[0])["ts"]
    equal(launches(recording, "--from", f"{whole[-3][0] - since}ns"), whole[-3:], "saved: so has a part of it")


def launches(file, *options):
    out = real.plain_run([real.XPTIBPF, "trace", "--json", "-i", file, *options]).stdout
    return [(e["ts"], e["kernel"].get("name")) for e in real.calls([json.loads(line) for line in out.splitlines()], "cuLaunchKernel")]


def main():
    d = real.folder()
    build(d)
    of_files_and_told(d)
    liars(d)
    another_layout(d)
    reused(d)
    saved(d)


real.run(main)
