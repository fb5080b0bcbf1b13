#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 6
"""On which stack our programs run, by the kernel's own code of them: those of uprobes may be preempted, and must not have one that
all threads of a processor share (bpf/own_stack.bpf.h). What becomes of it otherwise, tests/vm/matrix.py sees of a newer kernel."""
import ctypes
import os
import re
import struct

from lib import real, xpti
from lib.real import check, equal

SYS_BPF, PROG_GET_FD_BY_ID, OBJ_GET_INFO_BY_FD = 321, 13, 15
KPROBE, TRACING = 2, 26  # enum bpf_prog_type; uprobes are of the first
INFO = 232  # bytes of struct bpf_prog_info
# How arch/x86/net/bpf_jit_comp.c gets at such a stack: movabs $STACK, %r9; add %gs:THIS_CPU, %r9
SHARED_STACK = re.compile(rb"\x49\xb9.{8}\x65\x4c\x03\x0c\x25", re.S)
LIBC = ctypes.CDLL(None, use_errno=True)


def bpf(cmd, attr):
    r = LIBC.syscall(SYS_BPF, cmd, ctypes.create_string_buffer(attr, 128), 128)
    if r < 0:
        raise OSError(ctypes.get_errno(), "bpf")
    return r


def info_of(fd, code=None):
    info = ctypes.create_string_buffer(INFO)
    if code:
        struct.pack_into("<I4xQ", info, 16, len(code), ctypes.addressof(code))
    bpf(OBJ_GET_INFO_BY_FD, struct.pack("<IIQ", fd, INFO, ctypes.addressof(info)))
    return info


def programs(pid):
    """(type, name, the kernel's own code) of each that the process holds."""
    fds = [real.read(f"/proc/{pid}/fdinfo/{n}") for n in os.listdir(f"/proc/{pid}/fdinfo")]
    for number in sorted({int(m[1]) for m in (re.search(r"^prog_id:\s*(\d+)", text, re.M) for text in fds) if m}):
        fd = bpf(PROG_GET_FD_BY_ID, struct.pack("<I", number))
        info = info_of(fd)
        code = ctypes.create_string_buffer(struct.unpack_from("<I", info, 16)[0])
        info_of(fd, code)
        os.close(fd)
        yield struct.unpack_from("<I", info)[0], info.raw[64:80].split(b"\0")[0].decode(), code.raw


def kernel():
    return tuple(int(n) for n in re.findall(r"\d+", os.uname().release)[:2])


def main():
    d = real.folder()
    abi, lib = real.build_abi(d)
    xptifw = f"{xpti.xptifw('2026.2.0')}/libxptifw.so"
    p = real.Process([abi, lib, "load", xptifw, "say", "started", "wait"], stdin=True)
    p.said("^started$")
    t = real.Tracer("-k", "-p", p.pid).ready()
    t.knows(lib)
    t.knows("libxptifw")
    found = list(programs(t.pid))
    probes = [(name, code) for type_, name, code in found if type_ == KPROBE]
    names = {name for name, _ in probes}
    check(any(n.startswith("api_") for n in names) and any(n.startswith("xpti_") for n in names), "the tracer has programs of uprobes", sorted(names))
    equal([name for name, code in probes if SHARED_STACK.search(code)], [], "none of them has a stack that threads share")
    if kernel() >= (6, 13):
        shared = [name for type_, name, code in found if type_ == TRACING and SHARED_STACK.search(code)]
        check(shared, "of programs that the kernel skips instead, some have one, and so they are found", shared)
    t.end()
    p.tell("go")
    equal(p.wait(), 0, "the program goes on")


real.run(main)
