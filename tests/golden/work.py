#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Objects, a kernel's launch and copies, as text and as JSON.

A program from its exec on: a context with what it was not seen getting (the device), a queue, a kernel with
its arguments, its launch, a copy each way, an event whose address is used twice, and a release reported after
the next creation. Then records are lost. What is expected was written by hand from docs/json.md.
"""
import json
import struct
import sys

from lib import wire as w
import session as s
from session import MS, OK, S, obj

OUT = w.AT_RETURN | w.ON_SUCCESS
(CONTEXT, QUEUE, KERNEL, POINTER, VALUE, LOCAL, LAUNCH, COPY, RELEASE, DEVICE, HOST, SHARED, FREE,
 CONTEXT_END, QUEUE_END, KERNEL_END) = range(1, 17)


def out(arg):
    return w.op(w.MEM, arg, OUT, elem=8, most=8)


def q(*numbers):
    return struct.pack(f"<{len(numbers)}Q", *numbers)


def stream():
    yield w.clock(S, 1700000000 * S, 5 * S)
    yield w.func(CONTEXT, "urContextCreate", 4, [w.op(w.ARR, 1, w.LEN_32, len_src=0, elem=8), out(3)])
    yield w.func(QUEUE, "urQueueCreate", 4, [out(3)])
    yield w.func(KERNEL, "urKernelCreate", 3, [w.op(w.STR, 1), out(2)])
    yield w.func(POINTER, "urKernelSetArgPointer", 4, [])
    yield w.func(VALUE, "urKernelSetArgValue", 5, [w.op(w.ARR, 4, len_src=2, elem=1)])
    yield w.func(LOCAL, "urKernelSetArgLocal", 4, [])
    yield w.func(LAUNCH, "urEnqueueKernelLaunch", 10,
                 [w.op(w.ARR, 4, w.LEN_32, len_src=2, elem=8), w.op(w.ARR, 5, w.LEN_32, len_src=2, elem=8), out(9)])
    yield w.func(COPY, "urEnqueueUSMMemcpy", 8, [out(7)])
    yield w.func(RELEASE, "urEventRelease", 1, [])
    yield w.func(DEVICE, "urUSMDeviceAlloc", 6, [out(5)])
    yield w.func(HOST, "urUSMHostAlloc", 5, [out(4)])
    yield w.func(SHARED, "urUSMSharedAlloc", 6, [out(5)])
    # Ends that would be seen, so that what has not ended is there.
    yield w.func(FREE, "urUSMFree", 2, [])
    yield w.func(CONTEXT_END, "urContextRelease", 1, [])
    yield w.func(QUEUE_END, "urQueueRelease", 1, [])
    yield w.func(KERNEL_END, "urKernelRelease", 1, [])
    yield w.execve(200, 200, 200, S, "tool", start=9 * S)
    at, ident = S, 0

    def call(slot, words, *items, dur=1000, tid=200, ts=None):
        nonlocal at, ident
        at, ident = at + MS, ident + 1
        return w.call(slot, words, at if ts is None else ts, dur, 200, tid, ident, items=[w.item(n, d) for n, d in items])

    yield call(CONTEXT, [1, 0x7000, 0, 0x7100], (0, q(0xD0)), (1, q(0xC0)))
    yield call(QUEUE, [0xC0, 0xD0, 0, 0x7100], (0, q(0xA0)))
    yield call(KERNEL, [0x90, 0x7000, 0x7100], (0, b"vadd\0"), (1, q(0xF0)))
    yield call(DEVICE, [0xC0, 0xD0, 0, 0, 4096, 0x7100], (0, q(0x10000)))
    yield call(POINTER, [0xF0, 0, 0, 0x10000])
    yield call(VALUE, [0xF0, 1, 4, 0, 0x7000], (0, struct.pack("<I", 3)))
    yield call(LOCAL, [0xF0, 2, 256, 0])
    yield call(LAUNCH, [0xA0, 0xF0, 2, 0, 0x7000, 0x7100, 0, 0, 0, 0x7200], (0, q(1024, 8)), (1, q(64, 1)), (2, q(0xE0)))
    yield call(COPY, [0xA0, 1, 0x10000, 0x55000, 64, 0, 0, 0])
    yield call(COPY, [0xA0, 1, 0x55000, 0x10FC0, 64, 0, 0, 0])
    # The release of event#1 frees its address; before it returns another thread was given it.
    yield call(COPY, [0xA0, 0, 0x10000, 0x10800, 64, 0, 0, 0x7200], (0, q(0xE0)), tid=201, ts=S + 20 * MS + 100)
    yield call(RELEASE, [0xE0], ts=S + 20 * MS, dur=5000)
    yield call(RELEASE, [0xE0], ts=S + 21 * MS)
    yield call(RELEASE, [0xE0], ts=S + 22 * MS)
    yield w.loss(S + 23 * MS, w.CAUSES, ring_full=1)
    yield call(COPY, [0xA0, 1, 0x10000, 0x55000, 64, 0, 0, 0], ts=S + 24 * MS)
    yield w.loss(S + 25 * MS, w.CAUSES, end=True, ring_full=1)


TEXT = r"""
22:13:20.001000 [tool:200 main] urContextCreate(DeviceCount=1, phDevices=[device#?0xd0], pProperties=NULL, phContext=[context#1]) = UR_RESULT_SUCCESS <1.000us>
22:13:20.002000 [tool:200 main] urQueueCreate(hContext=context#1, hDevice=device#?0xd0, pProperties=NULL, phQueue=[queue#1]) = UR_RESULT_SUCCESS <1.000us>
22:13:20.003000 [tool:200 main] urKernelCreate(hProgram=program#?0x90, pKernelName="vadd", phKernel=[kernel#1 "vadd"]) = UR_RESULT_SUCCESS <1.000us>
22:13:20.004000 [tool:200 main] urUSMDeviceAlloc(hContext=context#1, hDevice=device#?0xd0, pUSMDesc=NULL, pool=NULL, size=4096, ppMem=[0x10000]) = UR_RESULT_SUCCESS <1.000us>
22:13:20.005000 [tool:200 main] urKernelSetArgPointer(hKernel=kernel#1 "vadd", argIndex=0, pProperties=NULL, pArgValue=0x10000) = UR_RESULT_SUCCESS <1.000us>
22:13:20.006000 [tool:200 main] urKernelSetArgValue(hKernel=kernel#1 "vadd", argIndex=1, argSize=4, pProperties=NULL, pArgValue=bytes(03000000)) = UR_RESULT_SUCCESS <1.000us>
22:13:20.007000 [tool:200 main] urKernelSetArgLocal(hKernel=kernel#1 "vadd", argIndex=2, argSize=256, pProperties=NULL) = UR_RESULT_SUCCESS <1.000us>
22:13:20.008000 [tool:200 main] urEnqueueKernelLaunch(hQueue=queue#1, hKernel=kernel#1 "vadd", workDim=2, pGlobalWorkOffset=NULL, pGlobalWorkSize=[1024, 8], pLocalWorkSize=[64, 1], launchPropList=NULL, numEventsInWaitList=0, phEventWaitList=NULL, phEvent=[event#1]) [kernel#1 global=1024x8 local=64x1 args=(0:0x10000, 1:bytes(03000000), 2:local(256))] = UR_RESULT_SUCCESS <1.000us>
22:13:20.009000 [tool:200 main] urEnqueueUSMMemcpy(hQueue=queue#1, blocking=true, pDst=0x10000, pSrc=0x55000, size=64, numEventsInWaitList=0, phEventWaitList=NULL, phEvent=NULL) [M2D 64 bytes] = UR_RESULT_SUCCESS <1.000us>
22:13:20.010000 [tool:200 main] urEnqueueUSMMemcpy(hQueue=queue#1, blocking=true, pDst=0x55000, pSrc=0x10fc0, size=64, numEventsInWaitList=0, phEventWaitList=NULL, phEvent=NULL) [D2M 64 bytes] = UR_RESULT_SUCCESS <1.000us>
22:13:20.020000 [tool:200 ?201] urEnqueueUSMMemcpy(hQueue=queue#1, blocking=false, pDst=0x10000, pSrc=0x10800, size=64, numEventsInWaitList=0, phEventWaitList=NULL, phEvent=[event#2]) [D2D 64 bytes] = UR_RESULT_SUCCESS <1.000us>
22:13:20.020000 [tool:200 main] urEventRelease(hEvent=event#1) = UR_RESULT_SUCCESS <5.000us>
22:13:20.021000 [tool:200 main] urEventRelease(hEvent=event#2) = UR_RESULT_SUCCESS <1.000us>
22:13:20.022000 [tool:200 main] urEventRelease(hEvent=event#?0xe0) = UR_RESULT_SUCCESS <1.000us>
22:13:20.024000 [tool:200 main] urEnqueueUSMMemcpy(hQueue=queue#1?, blocking=true, pDst=0x10000, pSrc=0x55000, size=64, numEventsInWaitList=0, phEventWaitList=NULL, phEvent=NULL) [?2D 64 bytes] = UR_RESULT_SUCCESS <1.000us>
""".lstrip("\n")

C = obj("0xc0", "context#1")
D = obj("0xd0", "device#?")
Q = obj("0xa0", "queue#1")
K = dict(obj("0xf0", "kernel#1"), name="vadd")
# What these calls have besides the members that every call has: arguments, launch, copy, context.
JSON = [
    dict(args=dict(DeviceCount=1, phDevices=[D], pProperties=None, phContext=C), context=C),
    dict(args=dict(hContext=C, hDevice=D, pProperties=None, phQueue=Q), context=C),
    # The program is older than all that was seen; so the kernel's context is not known.
    dict(args=dict(hProgram=obj("0x90", "program#?"), pKernelName="vadd", phKernel=K)),
    dict(args=dict(hContext=C, hDevice=D, pUSMDesc=None, pool=None, size=4096, ppMem="0x10000"), context=C),
    dict(args=dict(hKernel=K, argIndex=0, pProperties=None, pArgValue="0x10000")),
    dict(args=dict(hKernel=K, argIndex=1, argSize=4, pProperties=None, pArgValue=dict(bytes="03000000"))),
    dict(args=dict(hKernel=K, argIndex=2, argSize=256, pProperties=None)),
    dict(args=dict(hQueue=Q, hKernel=K, workDim=2, pGlobalWorkOffset=None, pGlobalWorkSize=[1024, 8], pLocalWorkSize=[64, 1],
                   launchPropList=None, numEventsInWaitList=0, phEventWaitList=None, phEvent=obj("0xe0", "event#1")),
         kernel=dict(K, **{"global": [1024, 8], "local": [64, 1],
                           "args": [dict(index=0, pointer="0x10000"), dict(index=1, size=4, bytes="03000000"),
                                    dict(index=2, local=256)]}), context=C),
]


def copy(queue, blocking, dst, src, event, direction, context=C):
    return dict(args=dict(hQueue=queue, blocking=blocking, pDst=dst, pSrc=src, size=64, numEventsInWaitList=0, phEventWaitList=None,
                          phEvent=event), copy=dict(direction=direction, bytes=64, src=src, dst=dst), context=context)


JSON += [
    copy(Q, True, "0x10000", "0x55000", None, "M2D"),
    copy(Q, True, "0x55000", "0x10fc0", None, "D2M"),
    copy(Q, False, "0x10000", "0x10800", obj("0xe0", "event#2"), "D2D"),
    # Of the old one nothing but its number is kept.
    dict(args=dict(hEvent=obj("0xe0", "event#1"))),
    dict(args=dict(hEvent=obj("0xe0", "event#2")), context=C),
    dict(args=dict(hEvent=obj("0xe0", "event#?"))),
    copy(obj("0xa0", "queue#1?"), True, "0x10000", "0x55000", None, "?2D", context=obj("0xc0", "context#1?")),
]
COMMON = "type id parent_id ts dur pid tid thread api name depth ret".split()


def main():
    data = b"".join(stream())
    text = s.show(data)
    bad = s.compare("text", TEXT, "".join(line for line in text.splitlines(True) if not line.startswith("lost:")))
    calls = [e for e in map(json.loads, s.show(data, "--json").splitlines()) if e["type"] == "call"]
    bad += s.compare("JSON", s.pretty(JSON), s.pretty({k: v for k, v in c.items() if k not in COMMON} for c in calls))
    bad += s.compare("results", OK, " ".join(sorted({c["ret"] for c in calls})))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
