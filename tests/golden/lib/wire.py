# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Records of include/wire.h, written from the header's words and not from the C structures: so the
golden tests see it when the layout changes by accident."""
import struct

CALL, XPTI, XPTI_STREAM, FORK, EXEC, EXIT = 1, 2, 5, 8, 9, 10
XPTI_EVENT, XPTI_PAYLOAD = 0x01, 0x10  # flags of XPTI
NUMBERS_OF_2024, DATA_TEXT = 1, 1
DEF_FRAME, DEF_SITE, CALL_SITE = 48, 49, 50
DEF_PROCESS, DEF_THREAD, DEF_FUNC, DEF_TEXT, DEF_CLOCK, LOSS, TICK = 32, 33, 35, 36, 37, 38, 39
UNFINISHED, ENTRY_ONLY, FAULT, TRUNC, EXITED, UNWOUND, IN_FLIGHT = 1, 2, 4, 8, 16, 32, 64
ITEM_FAULT, ITEM_TRUNC = 1, 2
STR, MEM, ARR = 1, 2, 3
AT_RETURN, ON_SUCCESS, LEN_32 = 1, 2, 8
SRC_OP = 0x80


def pad(data):
    return data + bytes(-len(data) % 8)


def record(kind, body, tgid=0, tid=0, ts=0, flags=0):
    body = pad(body)
    return struct.pack("<IHHIIQ", 24 + len(body), kind, flags, tgid, tid, ts) + body


def text(*strings):
    return b"".join(s.encode() + b"\0" for s in strings)


def op(kind, src, flags=0, len_src=0, off=0, elem=1, most=64):
    return struct.pack("<BBBBHHHHI", kind, flags, src, len_src, off, 0, elem, most, 0)


def func(slot, name, words, ops, variant=0, texts=None, api=4):
    at_return = sum(1 for o in ops if o[1] & AT_RETURN)
    plan = struct.pack("<BBBBIIHBB4I", words, len(ops), at_return, 0, slot, 0, 4, 4, 0, 0, 0, 0, 0)
    plan += b"".join(ops).ljust(16 * 16, b"\0")
    return record(DEF_FUNC, struct.pack("<IIII", slot, 0, variant, api) + plan + text(*(texts or [name])))


def item(n, data, flags=0, total=None):
    return struct.pack("<HBBI", len(data), n, flags, len(data) if total is None else total) + pad(data)


def call(slot, words, ts, dur, tgid, tid, ident, parent=0, depth=0, ret=0, items=(), flags=0, obj=0):
    data = b"".join(items)
    body = struct.pack("<QQQQQQHHHBB", dur, ret, ident, parent, 0x7ffd0000, 0x401000, slot, obj, len(data), depth,
                       len(words))
    body += struct.pack(f"<{len(words)}Q", *words) + data
    return record(CALL, body, tgid, tid, ts, flags)


def fork(tgid, tid, child_tgid, child_tid, ts, comm, start=0):
    return record(FORK, struct.pack("<IIQ16s", child_tgid, child_tid, start, comm.encode()), tgid, tid, ts)


def execve(tgid, tid, old, ts, comm, start=0):
    return record(EXEC, struct.pack("<IIQ16s", old, 0, start, comm.encode()), tgid, tid, ts)


def leave(tgid, tid, ts, code=0, last=False):
    return record(EXIT, struct.pack("<II", code, 0), tgid, tid, ts, 1 if last else 0)


def xpti_stream(number, name):
    """Before the first event of the stream."""
    return record(XPTI_STREAM, struct.pack("<QiIQQB7x", 1, number, len(name), len(name), 0, 0) + name.encode())


def xpti_item(kind, data):
    return struct.pack("<HBBIQ", len(data), kind, 0, 0, 0x5000) + pad(data)


def diagnostic(stream, name, file, line, message, tgid, tid, ts):
    """A message of a runtime, from a place in a file: all three in bytes."""
    body = struct.pack("<QQQQ", 1, 0, 0x5000, 0x6000) + struct.pack("<QQQ", 0, 7, 0) + bytes(3 * 24)
    body += struct.pack("<QIIHHHBBBB2xI", 0, line, 1, 126, 0, 0, stream, NUMBERS_OF_2024, DATA_TEXT, 0, 0)
    body += xpti_item(1, name) + xpti_item(2, file) + xpti_item(3, message)
    return record(XPTI, body, tgid, tid, ts, XPTI_EVENT | XPTI_PAYLOAD)


def process(tgid, ts, comm, exe, line, start=0, ppid=1, uid=0, old=True):
    return record(DEF_PROCESS, struct.pack("<QIIII", start, ppid, uid, tgid, 0) + text(comm, exe, line), tgid, tgid, ts,
                  1 if old else 0)


def thread(tgid, tid, ts, start=0):
    return record(DEF_THREAD, struct.pack("<Q", start), tgid, tid, ts)


def later_text(tgid, addr, data, ts):
    return record(DEF_TEXT, struct.pack("<QII", addr, len(data), 0) + data, tgid, tgid, ts)


def frame(number, function, module="", source="", line=0, offset=0x100, flags=0):
    return record(DEF_FRAME, struct.pack("<IIQQ", number, line, offset, 0x10) + text(function, module, source), flags=flags)


def site(number, frames, end=0, python=0):
    return record(DEF_SITE, struct.pack(f"<IIII{len(frames)}I", number, end, len(frames), python, *frames))


def call_site(call_id, number):
    return record(CALL_SITE, struct.pack("<QII", call_id, number, 0))


def clock(ts, realtime, boottime=0):
    return record(DEF_CLOCK, struct.pack("<QQ16sII", realtime, boottime, bytes(range(16)), 1, 0), ts=ts)


# In the order of enum xb_counter.
CAUSES = ("ring_full unreadable too_deep unmatched unwound truncated no_state bad_plan watch_full xpti_unreadable "
          "xpti_truncated first_calls late_object bad_record late_file stack_limit stack_late stack_cut").split()


def tick(ts):
    return record(TICK, b"", ts=ts)


def loss(ts, counters, others=5, end=False, **counts):
    values = [counts.get(c, 0) for c in counters] + [99] * others
    return record(LOSS, struct.pack(f"<{len(values)}Q", *values), ts=ts, flags=1 if end else 0)
