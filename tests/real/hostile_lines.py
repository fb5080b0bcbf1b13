#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200, takes: 30
"""Libraries whose debug information and symbol tables are made to cost whoever reads them (-k): the tracer's memory, and
that of the process which reads for it, stays below a limit, Ctrl-C ends the trace, the calls are all there, and what was not
read is counted."""
import os
import struct
import subprocess

from lib import real
from lib.real import check, equal

MEMORY = 450 << 10  # KiB: what a tracer takes without them, which is mostly its ring; 64 MiB; one file's symbols

LIBRARY = "long step0(long (*f)(void)) { volatile long r = f(); return r; }\n" + "".join(
    f"__attribute__((noinline)) long step{i}(long (*f)(void)) {{ volatile long r = step{i - 1}(f); return r; }}\n"
    for i in range(1, 100))
PROGRAM = r"""
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>
__attribute__((noipa)) long urQueueFinish(long q) { volatile long r = 0; return r; }
static int n;
static long (*go[16])(long (*)(void));
static long next(void) { return n ? go[--n](next) : urQueueFinish(1); }
int main(int argc, char **argv)
{
	for (int i = 2; i < argc; i++)
		if (!(go[i - 2] = dlsym(dlopen(argv[i], RTLD_NOW), argv[1])))
			return 1;
	puts("ready"); fflush(stdout);
	for (long i = 0;; i++) {
		n = argc - 2;
		next();
		usleep(2000);
	}
}
"""


def uleb(*values):
    return bytes(values)


def abbrev(*attributes):
    """Of one kind of entry: a unit without children."""
    return uleb(1, 0x11, 0, *attributes, 0, 0, 0)


def unit(*words):
    body = struct.pack("<HIB", 4, 0, 8) + b"\x01" + b"".join(words)
    return struct.pack("<I", len(body)) + body


def line_table(program):
    head = bytes([1, 1, 1, 0xfb, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0]) + b"a.c\0\0\0\0\0"
    body = struct.pack("<HI", 4, len(head)) + head + program
    return struct.pack("<I", len(body)) + body


def with_sections(lib, **sections):
    args = []
    for name, content in sections.items():
        path = f"{lib}.{name}"
        real.write(path, content)
        args += ["--add-section", f".debug_{name}={path}"]
    subprocess.run(["objcopy", *args, lib], check=True)
    return lib


def many_rows(lib):
    """A table of lines that has a row for each of its bytes."""
    rows = bytes([0, 9, 2]) + struct.pack("<Q", 0) + b"\x20" * (10 << 20) + b"\0\1\1"
    return with_sections(lib, abbrev=abbrev(0x11, 0x01, 0x12, 0x07, 0x10, 0x17), line=line_table(rows),
                         info=unit(struct.pack("<QQI", 0, 1 << 40, 0)))


def many_ranges(lib):
    """20,000 units, each with 50 ranges, none of which has the code."""
    units, ranges = [], []
    for i in range(20000):
        units.append(unit(struct.pack("<QI", 0, i * 51 * 16)))
        first = (1 << 32) + i * 10000
        ranges.append(b"".join(struct.pack("<QQ", first + j * 100, first + j * 100 + 50) for j in range(50)) + bytes(16))
    return with_sections(lib, abbrev=abbrev(0x11, 0x01, 0x55, 0x17), info=b"".join(units), ranges=b"".join(ranges))


def many_symbols(lib):
    """Sparse: four million symbols, and their names, in holes of the file."""
    symbols, names = 4 << 20, 128 << 20
    with open(lib, "r+b") as f:
        at = (f.seek(0, 2) + 4095) & ~4095
        heads = [(0, 0, 0, 0, 0), (1, 2, at, symbols * 24, 24), (9, 3, at + symbols * 24, names, 0)]
        f.truncate(at + symbols * 24 + names)
        f.seek(0, 2)
        table = f.tell()
        for i, (name, kind, offset, size, entry) in enumerate(heads):
            f.write(struct.pack("<IIQQQQIIQQ", name, kind, 0, 0, offset, size, 2 if i == 1 else 0, 0, 1, entry))
        f.seek(40)
        f.write(struct.pack("<Q", table))
        f.seek(60)
        f.write(struct.pack("<HH", len(heads), 2))
    return lib


def many_functions(lib):
    """The same, but each of them is a function."""
    many_symbols(lib)
    with open(lib, "r+b") as f:
        f.seek(40)
        f.seek(struct.unpack("<Q", f.read(8))[0] + 64 + 24)
        f.seek(struct.unpack("<Q", f.read(8))[0])
        for _ in range(64):
            f.write(struct.pack("<IBBHQQ", 1, 2, 0, 1, 0x1000, 0) * (1 << 16))
    return lib


def finish(t, what, seconds):
    """Ctrl-C; checks what it took, with the process that reads for it."""
    t.p.send_signal(2)
    real.wait_for(lambda: os.waitid(os.P_PID, t.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG), "Ctrl-C ends the trace", 20)
    _, status, used = os.wait4(t.pid, 0)
    t.p.returncode = os.waitstatus_to_exitcode(status)
    equal(t.p.returncode, 0, f"{what}: the trace ends well")
    check(used.ru_maxrss < MEMORY, f"{what}: memory is bounded", f"{used.ru_maxrss >> 10} MiB")
    check(used.ru_utime + used.ru_stime < seconds * real.SLOWER, f"{what}: and so is processor time", f"{used.ru_utime + used.ru_stime:.2f} s")


def attacked(d, program, what, n, depth, seconds, change):
    """Gives the tracer, ended, and the functions of the last stack."""
    libs = []
    for i in range(n):
        lib = f"{d}/lib{what.replace(' ', '_')}{i}.so"
        subprocess.run(["gcc", "-O1", "-fPIC", "-shared", "-x", "c", "-", "-o", lib], input=LIBRARY, text=True, check=True)
        libs.append(change(lib))
    p = real.Process([program, f"step{depth - 1}", *libs])
    p.said("^ready$")
    t = real.Tracer("-k", "-p", p.pid, "-e", "ur:urQueueFinish").has('"type":"call"', 60)
    finish(t, what, seconds)
    stack = t.calls()[-1]["stack"]
    # Whoever has used up the time for names leaves none for the program's own, either.
    check(sum("module" in f and f["module"] in libs for f in stack) == n * depth and stack[-1]["module"] == program and
          stack[-1]["function"] in ("_start", None), f"{what}: the stack is whole", stack[-1])
    equal(p.p.poll(), None, f"{what}: the program goes on")
    p.kill()
    return t, [f["function"] for f in stack]


def main():
    d = real.folder()
    program = real.build_text(PROGRAM, f"{d}/program", "-rdynamic", "-ldl")
    t, names = attacked(d, program, "rows of lines", 1, 100, 1.5, many_rows)
    equal(names.count("step99"), 1, "rows of lines: functions have their names")
    check(t.lost().get("stack_unnamed"), "rows of lines: that lines are missing is counted", t.lost())
    t, names = attacked(d, program, "ranges of units", 1, 100, 1.5, many_ranges)
    equal((names.count("step99"), t.lost()), (1, {}), "ranges of units: nothing is missing")
    attacked(d, program, "symbols", 4, 16, 6, many_symbols)
    t, _ = attacked(d, program, "functions", 4, 16, 6, many_functions)
    check(t.lost().get("stack_unnamed"), "functions: that names are missing is counted", t.lost())


real.run(main)
