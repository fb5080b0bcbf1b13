# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What the XPTI tests share: the witness and the producer, built, and a run of both sides."""
import functools
import os
import re
import subprocess
import sys

from lib import real

sys.path.insert(0, f"{real.ROOT}/tests/xpti")
import compare  # noqa: E402

BUILT = f"{real.O}/tests/xpti"


def _make(name, command, source):
    out = f"{BUILT}/{name}"
    source = f"{real.ROOT}/tests/xpti/{source}"
    if not os.path.exists(out) or os.path.getmtime(out) < os.path.getmtime(source):
        os.makedirs(BUILT, exist_ok=True)
        # Tests may run beside each other: nobody is to find half of it.
        new = f"{out}.{os.getpid()}"
        real.kept(real.with_includes(source, []), new, [*command, source, "-o", new, "-ldl", "-lpthread"])
        os.replace(new, out)
    return out


def witness(release=None):
    """The logging subscriber; held against the release's own headers where it has some."""
    command = ["g++", "-std=c++17", "-O1", "-g", "-Wall", "-Wextra", "-fPIC", "-shared", "-fvisibility=hidden"]
    if release:
        command += ["-isystem", f"{real.runtime(release)}/include"]
    return _make(f"libwitness-{release or 'any'}.so", command, "witness.cpp")


def producer():
    return _make("producer", ["gcc", "-std=gnu17", "-O1", "-g", "-Wall", "-Wextra", "-D_GNU_SOURCE"], "producer.c")


def asker():
    """A program that asks a libxptifw as libsycl does."""
    return _make("asker", ["gcc", "-std=gnu17", "-O1", "-g", "-Wall", "-Wextra", "-D_GNU_SOURCE"], "asker.c")


@functools.cache
def armed():
    """Preloaded, it arms the program from inside. Not among the others: the block is of the checkout's own version."""
    return real.build(f"{real.ROOT}/tests/xpti/armed.c", f"{real.folder()}/libarmed.so", "-Wall", "-Wextra", "-D_GNU_SOURCE",
                      "-fPIC", "-shared", f"-I{real.ROOT}/include", "-ldl", "-lpthread")


def _preloaded(name):
    return _make(f"lib{name}.so", ["gcc", "-std=gnu17", "-O1", "-g", "-Wall", "-Wextra", "-D_GNU_SOURCE", "-fPIC", "-shared"], f"{name}.c")


def denies():
    """Preloaded, it has the kernel deny the program what a security module would."""
    return _preloaded("denies")


def filtered():
    """Preloaded, it gives the program a container's filter of system calls."""
    return _preloaded("filtered")


def xptifw(release):
    """The folder with that release's libxptifw alone."""
    out = subprocess.run([f"{real.ROOT}/scripts/fetch-runtimes", "--only", "xptifw", release], capture_output=True,
                         text=True, check=True)
    return out.stdout.split()[-1] + "/lib"


def python(version):
    """Environment of a dpnp version: what its interpreter needs, and where that is."""
    out = subprocess.run([f"{real.ROOT}/scripts/fetch-runtimes", f"dpnp=={version}"], capture_output=True, text=True,
                         check=True)
    root = out.stdout.split()[-1]
    env = real.environment()
    env.update({"LD_LIBRARY_PATH": f"{root}/lib", "OCL_ICD_FILENAMES": f"{root}/lib/libintelocl.so",
                "ONEAPI_DEVICE_SELECTOR": "opencl:cpu"})
    return f"{root}/bin/python", env


def traced(argv, env, *options, seconds=100):
    """Runs a program under the tracer; gives the tracer, ended."""
    t = real.Tracer("-s", "1024", "-e", "sycl", *options, "--", *argv, env=env)
    status = t.wait(seconds)
    real.equal(status, 0, "the program's exit status")
    return t


def hold_against(log, t, what, numbering="2024", least=None, pid=None, late=False):
    """Compares, checks the comparison itself, and gives what was seen (a compare.Result). late: the
    tracer came later than the witness, so of each thread the last events are compared."""
    w = compare.load_witness(log)
    trace, lost = compare.load_trace(t.file, pid)
    if late:
        w = {tid: events[-len(trace[tid]):] for tid, events in w.items() if tid in trace}
    r = compare.compare(w, trace, numbering)
    events = sum(map(len, w.values()))
    for e in r.errors:
        print("      " + e[:400])
    real.check(not r.errors, f"{what}: the trace equals the witness's log",
               f"{events} events of {len(w)} threads, {r.values} values, {r.unreadable} unreadable, {r.truncated} cut")
    for kind, n in (least or {}).items():
        real.check(r.kinds[kind] >= n, f"{what}: at least {n} of {kind}", r.kinds[kind])
    for where in ("ring_full", "no_state", "bad_plan", "xpti_unreadable"):
        real.equal(lost.get(where, 0), 0, f"{what}: nothing lost ({where})")
    if not r.errors:
        real.equal(compare.self_check(w, trace, numbering), None, f"{what}: the comparison notices what is missing")
    return r


class Hits:
    """Counts the notifications of one library file by a probe of the kernel's own, without us."""

    def __init__(self, lib):
        self.name = f"xptibpf_test_{os.getpid()}"
        self.lib = lib
        offset = None
        for line in subprocess.run(["readelf", "-sW", "--dyn-syms", lib], capture_output=True, text=True, check=True).stdout.splitlines():
            m = re.match(r"\s*\d+: ([0-9a-f]+)\s.*FUNC.* xptiNotifySubscribers(@|$)", line)
            offset = int(m[1], 16) if m else offset
        for m in re.finditer(r"LOAD\s+0x(\w+) 0x(\w+) 0x\w+ 0x(\w+) 0x\w+ R E", subprocess.run(
                ["readelf", "-lW", lib], capture_output=True, text=True, check=True).stdout):
            at, vaddr, size = (int(m[i], 16) for i in (1, 2, 3))
            if vaddr <= offset < vaddr + size:
                offset = offset - vaddr + at
                break
        self.root = real.folder()
        subprocess.run(["mount", "-t", "tracefs", "none", self.root], check=True)
        self.write("uprobe_events", f"p:{self.name}/notify {lib}:{offset:#x}")
        self.write(f"events/{self.name}/notify/enable", "1")

    def write(self, name, text):
        fd = os.open(f"{self.root}/{name}", os.O_WRONLY | os.O_APPEND)
        os.write(fd, (text + "\n").encode())
        os.close(fd)

    def count(self):
        for line in real.read(f"{self.root}/uprobe_profile").splitlines():
            fields = line.split()
            if fields[:2] == [self.lib, "notify"]:
                return int(fields[2])
        real.need(False, "the kernel counts the probe", real.read(f"{self.root}/uprobe_profile"))
        return 0

    def end(self):
        self.write(f"events/{self.name}/notify/enable", "0")
        self.write("uprobe_events", f"-:{self.name}/notify")
        subprocess.run(["umount", self.root], check=True)


def own_copy(lib_folder):
    """A folder with a libxptifw of its own, so that its file is used by our program alone."""
    d = real.folder()
    for name in os.listdir(lib_folder):
        if name.startswith("libxptifw.so"):
            subprocess.run(["cp", f"{lib_folder}/{name}", d], check=True)
    names = sorted(os.listdir(d))
    for name in names[1:]:  # one file, whichever name it is loaded by
        os.unlink(f"{d}/{name}")
        os.link(f"{d}/{names[0]}", f"{d}/{name}")
    return d, f"{d}/{names[0]}"
