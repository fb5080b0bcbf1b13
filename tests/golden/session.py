#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""One recorded session as text and as JSON.

An old process with an unknown thread, a nested call, a string that could not be read and one that was
cut, an error, a child that execs and starts a thread which ends inside a call, and the loss. What is
expected was written by hand from docs/json.md and the sinks' descriptions.
"""
import difflib
import json
import os
import struct
import subprocess
import sys

from lib import wire as w
from lib.checks import XPTIBPF

S, MS = 10**9, 10**6
WAIT, BUILD_, ALLOC = 1, 2, 3


def stream():
    events = w.item(0, struct.pack("<QQ", 0xA1, 0xA2))
    desc = w.item(0, struct.pack("<IIQII", 7, 0, 0, 2 | 128, 64))
    yield w.clock(S, 1700000000 * S, 5 * S)
    yield w.func(WAIT, "urEventWait", 2, [w.op(w.ARR, 1, w.LEN_32, len_src=0, elem=8)])
    yield w.func(BUILD_, "urProgramBuild", 3, [w.op(w.STR, 2)])
    yield w.func(ALLOC, "urUSMHostAlloc", 5,
                 [w.op(w.MEM, 1, elem=24, most=24), w.op(w.MEM, 4, w.AT_RETURN | w.ON_SUCCESS, elem=8, most=8)])
    yield w.process(100, S, "demo", "/opt/demo", "demo --fast", start=7 * S, ppid=1, uid=1000)
    yield w.thread(100, 101, S, start=8 * S)
    # Above 32 bits a register may hold anything.
    yield w.call(WAIT, [2 | 0xDEAD << 32, 0x5000], S + MS, 12345, 100, 100, 1, items=[events], ret=0xFFFF << 32)
    yield w.fork(100, 100, 100, 102, S + 2 * MS, "demo")
    yield w.call(BUILD_, [1, 2, 0x7000], S + 2500000, 900, 100, 102, 2, ret=1, flags=w.FAULT,
                 items=[w.item(0, struct.pack("<Q", 0x7000), w.ITEM_FAULT)])
    yield w.call(ALLOC, [1, 0x6000, 0, 4096, 0x6100], S + 3100000, 2000, 100, 102, 11, parent=10, depth=1,
                 items=[desc, w.item(1, struct.pack("<Q", 0x9000))])
    yield w.call(BUILD_, [1, 2, 0x7000], S + 3 * MS, 500000, 100, 102, 10, flags=w.TRUNC,
                 items=[w.item(0, b"-O2 \x1b[1m\0", w.ITEM_TRUNC, 0)])
    yield w.fork(100, 102, 200, 200, S + 4 * MS, "demo", start=9 * S)
    yield w.execve(200, 200, 200, S + 5 * MS, "tool", start=9 * S)
    yield w.call(WAIT, [0, 0], S + 6 * MS, 1000, 200, 200, 20)
    yield w.fork(200, 200, 200, 201, S + 7 * MS, "tool")
    yield w.call(WAIT, [1, 0x5000], S + 8 * MS, 3 * MS, 200, 201, 21, flags=w.UNFINISHED | w.EXITED)
    yield w.leave(200, 201, S + 11 * MS)
    yield w.leave(200, 200, S + 12 * MS, code=0x100, last=True)
    yield w.loss(S + 13 * MS, w.CAUSES, end=True, unreadable=1, truncated=1)


TEXT = r"""
22:13:20.001000 [demo:100 main] urEventWait(numEvents=2, phEventWaitList=[event#?0xa1, event#?0xa2]) = UR_RESULT_SUCCESS <12.345us>
22:13:20.002500 [demo:100 ?102] urProgramBuild(hContext=context#?0x1, hProgram=program#?0x2, pOptions=0x7000 (unreadable)) = UR_RESULT_ERROR_INVALID_OPERATION <900ns>
22:13:20.003000 [demo:100 ?102] urProgramBuild(hContext=context#?0x1, hProgram=program#?0x2, pOptions="-O2 \x1b[1m"...) = UR_RESULT_SUCCESS <500.000us>
22:13:20.003100 [demo:100 ?102]   urUSMHostAlloc(hContext=context#?0x1, pUSMDesc={hints=UR_USM_ADVICE_FLAG_SET_READ_MOSTLY|UR_USM_ADVICE_FLAG_BIAS_CACHED, align=64}, pool=NULL, size=4096, ppMem=[0x9000]) = UR_RESULT_SUCCESS <2.000us>
22:13:20.006000 [tool:200 main] urEventWait(numEvents=0, phEventWaitList=NULL) = UR_RESULT_SUCCESS <1.000us>
22:13:20.008000 [tool:200 main_1] urEventWait(numEvents=1, phEventWaitList=0x5000) <unfinished, thread ended after 3.000ms>
22:13:20.012000 [tool:200 main] +++ exited with 1 +++
lost: 1 arguments whose memory could not be read
lost: 1 values cut to their limit
""".lstrip("\n")


def call(name, ident, at, dur, pid, tid, thread, args, ret, parent=None, depth=0, **more):
    return dict(type="call", id=ident, parent_id=parent, ts=at, dur=dur, pid=pid, tid=tid, thread=thread, api="ur",
                name=name, depth=depth, args=args, ret=ret, **more)


def process(event, at, pid, ppid, comm, execs, **more):
    return dict(type="process", event=event, ts=at, pid=pid, ppid=ppid, comm=comm, exec_count=execs, **more)


def thread(event, at, pid, tid, name, **more):
    return dict(type="thread", event=event, ts=at, pid=pid, tid=tid, thread=name, **more)


def obj(handle, name, **more):
    return dict(handle=handle, object=name, **more)


OK = "UR_RESULT_SUCCESS"
CONTEXT = obj("0x1", "context#?")
JSON = [
    dict(type="clock", ts=S, realtime=1700000000 * S, boottime=5 * S, version=1,
         boot_id="00010203-0405-0607-0809-0a0b0c0d0e0f"),
    process("seen", S, 100, 1, "demo", 0, start_ns=7 * S, uid=1000, ns_pid=100, exe="/opt/demo", cmdline="demo --fast",
            old=True),
    thread("seen", S, 100, 101, "?101", start_ns=8 * S),
    call("urEventWait", 1, S + MS, 12345, 100, 100, "main", dict(numEvents=2, phEventWaitList=[obj("0xa1", "event#?"), obj("0xa2", "event#?")]), OK),
    # How many threads an old process had before can't be told.
    thread("start", S + 2 * MS, 100, 102, "?102", parent_tid=100, parent="main"),
    call("urProgramBuild", 2, S + 2500000, 900, 100, 102, "?102",
         dict(hContext=CONTEXT, hProgram=obj("0x2", "program#?"), pOptions=dict(unreadable="0x7000")), "UR_RESULT_ERROR_INVALID_OPERATION",
         error=True, context=CONTEXT),
    call("urUSMHostAlloc", 11, S + 3100000, 2000, 100, 102, "?102",
         dict(hContext=CONTEXT, pUSMDesc=dict(stype="UR_STRUCTURE_TYPE_USM_DESC", pNext=None, align=64,
                                            hints="UR_USM_ADVICE_FLAG_SET_READ_MOSTLY|UR_USM_ADVICE_FLAG_BIAS_CACHED"),
              pool=None, size=4096, ppMem="0x9000"), OK, parent=10, depth=1, context=CONTEXT),
    call("urProgramBuild", 10, S + 3 * MS, 500000, 100, 102, "?102",
         dict(hContext=CONTEXT, hProgram=obj("0x2", "program#?"), pOptions=dict(value="-O2 \x1b[1m", truncated=True)), OK,
         context=CONTEXT),
    process("fork", S + 4 * MS, 200, 100, "demo", 0, start_ns=9 * S, parent_tid=102),
    process("exec", S + 5 * MS, 200, 100, "tool", 1, start_ns=9 * S, old_tid=200),
    call("urEventWait", 20, S + 6 * MS, 1000, 200, 200, "main", dict(numEvents=0, phEventWaitList=None), OK),
    thread("start", S + 7 * MS, 200, 201, "main_1", parent_tid=200, parent="main"),
    call("urEventWait", 21, S + 8 * MS, None, 200, 201, "main_1", dict(numEvents=1, phEventWaitList="0x5000"), None,
         unfinished=True, age=3 * MS, why="exited"),
    thread("exit", S + 11 * MS, 200, 201, "main_1"),
    thread("exit", S + 12 * MS, 200, 200, "main"),
    process("exit", S + 12 * MS, 200, 100, "tool", 1, status=1),
    dict(type="lost", count=1, where="unreadable", text="arguments whose memory could not be read"),
    dict(type="lost", count=1, where="truncated", text="values cut to their limit"),
]


def show(data, *options):
    """A stream as xptibpf shows it, in Greenwich."""
    return subprocess.run([XPTIBPF, "trace", "-i", "-", "-s", "64", *options], input=data, stdout=subprocess.PIPE,
                          env=dict(os.environ, TZ="UTC"), check=True).stdout.decode()


def compare(what, want, got):
    if want == got:
        return 0
    print(f"{what} differs:")
    sys.stdout.writelines(difflib.unified_diff(want.splitlines(True), got.splitlines(True), "expected", "got"))
    return 1


def pretty(objects):
    return "".join(json.dumps(o, sort_keys=True) + "\n" for o in objects)


def main():
    data = b"".join(stream())
    bad = compare("text", TEXT, show(data))
    bad += compare("json", pretty(JSON), pretty(json.loads(line) for line in show(data, "--json").splitlines()))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
