#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Writes inputs for fuzzers to begin with: streams that have calls, device images, data, opened files and starts.

    contents.py recording|replay|pack XPTIBPF FOLDER

The words of the records are those of docs/wire-format.md; how an input is made of them, each fuzzer says.
"""
import hashlib
import os
import struct
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "golden", "lib"))
import wire as w  # noqa: E402

OBJECT, BLOB, IMAGE, DATA, FILE, START = 34, 57, 58, 59, 60, 61
S = 10**9
HEADER = 104  # bytes that recording_fuzz gives a file's header
FIRST = {"as it is": None, "mended": 1, "mended, a part of it": 0x43}


def contents(kind, text, piece=40):
    digest = hashlib.sha256(text).digest()
    for at in range(0, len(text), piece):
        part = text[at:at + piece]
        yield w.record(BLOB, struct.pack("<QQII", len(text), at, kind, len(part)) + digest + part, ts=S)


def opened(path, directory="", how=3, flags=0, ret=3, ino=7):
    head = struct.pack("<QQqQQQIIIiII", flags, 0, ret, ino, 11, S, 5, 0o100644, 0, -100, how, 0)
    return w.record(FILE, head + w.text(path, directory), 100, 100, S + 5)


def calls():
    """Of a runtime whose adapter answers can stand in for: an allocation, a copy to it that waits, an event, and its end."""
    yield w.record(OBJECT, struct.pack("<QIIII", 9, 1, 1, 8, 0) + w.text("/opt/lib/libsycl.so.9", "2026.2.0"), 100, 0, S)
    out = [w.op(w.MEM, 5, w.AT_RETURN, elem=8, most=8)]
    yield w.func(1, "urUSMSharedAlloc", 6, out)
    yield w.func(2, "urEnqueueUSMMemcpy", 8, [w.op(w.MEM, 7, w.AT_RETURN, elem=8, most=8)])
    yield w.func(3, "urEventWait", 2, [w.op(w.ARR, 1, w.LEN_32, len_src=0, elem=8)])
    yield w.func(4, "urEventRelease", 1, [])
    yield w.call(1, [0x10, 0x20, 0, 0, 75, 0x7000], S + 9, 5, 100, 100, 2, items=[w.item(0, struct.pack("<Q", 0x5000))])
    yield w.call(2, [0x30, 1, 0x5000, 0x9000, 75, 0, 0, 0x7008], S + 20, 5, 100, 100, 1, items=[w.item(0, struct.pack("<Q", 0x40))])
    yield w.call(3, [1, 0x7010], S + 30, 5, 100, 100, 3, items=[w.item(0, struct.pack("<Q", 0x40))])
    yield w.call(4, [0x40], S + 40, 5, 100, 101, 4)


def stream():
    spirv = struct.pack("<5I", 0x07230203, 0x10000, 0, 8, 0) + bytes(60)
    data = b"what a call has put there" * 3
    yield w.process(100, S, "demo", "/opt/demo", "demo --fast")
    yield w.record(START, struct.pack("<IIII", 2, 1, 3, 0) + w.text("/opt/demo", "/tmp", "demo", "--fast", "LANG=C"), 100, 100, S)
    yield opened("/opt/demo", how=5)
    yield opened("in/../x", "/tmp")
    yield opened("/none", ret=-2, ino=0)
    yield w.fork(100, 100, 102, 102, S + 6, "demo")
    yield from contents(1, spirv)
    yield w.record(IMAGE, struct.pack("<QQII", 1, len(spirv), 0, 0) + hashlib.sha256(spirv).digest(), 100, 100, S + 7)
    yield from contents(2, data)
    yield w.record(DATA, struct.pack("<QQQII", 1, 0x5000, len(data), 1, 0) + hashlib.sha256(data).digest(), 100, 100, S + 8)
    yield from calls()


def recordings(xptibpf, folder):
    """A file each as it is, and so that its first byte has the checksums made right."""
    raw, xbt = os.path.join(folder, "raw"), os.path.join(folder, "xbt")
    with open(raw, "wb") as f:
        f.write(w.clock(S, 1700000000 * S) + b"".join(stream()) + w.loss(2 * S, w.CAUSES, end=True))
    subprocess.run([xptibpf, "record", "-q", "--force", "-o", xbt, "-i", raw], check=True)
    with open(xbt, "rb") as f:
        whole = f.read()
    os.remove(raw)
    os.remove(xbt)
    (length,) = struct.unpack_from("<I", whole, 12)
    for name, first in FIRST.items():
        yield name, whole if first is None else bytes([first]) + whole[1:HEADER] + whole[length:]


def shown(_xptibpf, _folder):
    for form in range(10):
        yield f"form {form}", bytes([form]) + b"".join(
            b"\x80" + struct.pack("<I", len(r) - 24) + r[4:] for r in stream())


def packed(_xptibpf, _folder):
    def piece(path, directory="", head=b"\x01\x05\x00\x03"):
        body = head + path.encode() + b"\0" + directory.encode()
        return struct.pack("<H", len(body) - 4) + body

    paths = (("/d", ""), ("/a/../d", ""), ("x/./y", "/u/u"), ("/l/x", ""), ("../../d", "/a"), ("/proc/self", ""))
    for i, pair in enumerate(paths):
        yield f"path {i}", piece(*pair)
    yield "all", b"".join(piece(*pair) for pair in paths)


def main():
    kind, xptibpf, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    for name, data in {"recording": recordings, "replay": shown, "pack": packed}[kind](xptibpf, folder):
        with open(os.path.join(folder, name.replace(" ", "_").replace(",", "")), "wb") as f:
            f.write(data)


if __name__ == "__main__":
    main()
