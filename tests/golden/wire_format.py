#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""docs/wire-format.md is true: its tables of records are what the compiler says of include/wire.h, and a reader
written from that page alone reads the committed recording as xptibpf does.

wire_format.py --print: the tables, for the page.
"""
import ctypes
import ctypes.util
import json
import lzma
import os
import re
import struct
import subprocess
import sys
import tempfile
import zlib

from lib import checks, protobuf
from lib.checks import GOLDEN, ROOT, XPTIBPF, check
import session

PAGE = os.path.join(ROOT, "docs/wire-format.md")

# Which structure a type has, where its comment in enum xb_rec_type names none of its own.
BARE = {"XB_TICK"}
HIDDEN = {"XB_NONE", "XB_SYM", "XB_MAP", "XB_STACK", "XB_PY_CODE", "XB_PY_STACK", "XB_HEARD", "XB_BEHIND", "XB_ENTER",
          "XB_IMAGE_SEEN", "XB_IMAGE_PAGE", "XB_IMAGE_SUMS", "XB_FILE_SEEN"}  # never in a recording


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as f:
        return f.read()


# ---- the headers -------------------------------------------------------------------------------------


def records():
    """[(type's name, structure or None)] of enum xb_rec_type."""
    body = re.search(r"enum xb_rec_type \{(.*?)\n\};", read("include/wire.h"), re.S)[1]
    found = []
    for m in re.finditer(r"(XB_\w+) =\s*(\d+),\s*(?:/\*(.*?)\*/)?", body, re.S):
        if m[1] in HIDDEN:
            continue
        s = re.search(r"struct (xb_\w+)", m[3] or "")
        found.append((m[1], int(m[2]), None if m[1] in BARE else s[1]))
    return found


# What calls are made of, besides their records.
PARTS = ["xb_item", "xb_plan", "xb_op", "xb_xpti_pair", "xb_xpti_item", "xb_bucket"]


def members(struct_name):
    """[(name, type, count)] of a structure, without its header."""
    text = re.sub(r"/\*.*?\*/", "", read("include/wire.h") + read("include/wire_xpti.h"), flags=re.S)
    body = re.search(rf"struct {struct_name} \{{(.*?)\n\}};", text, re.S)[1]
    found = []
    for line in body.split(";"):
        m = re.match(r"\s*(struct \w+|\w+)\s+(.*)$", line.strip(), re.S)
        if not m or m[1] == "struct xb_hdr":
            continue
        for name in m[2].split(","):
            n = re.match(r"\s*(\w+)(?:\[(\w*)\])?", name)
            found.append((n[1], m[1], n[2]))
    return found


def layout():
    """{structure: [(offset, type, member)]}, by asking the compiler."""
    asks, order = [], []
    for s in [s for _, _, s in records()] + PARTS:
        if s and s not in [o[0] for o in order]:
            ms = members(s)
            order.append((s, ms))
            for name, _, _ in ms:
                asks.append(f'printf("%zu\\n", __builtin_offsetof(struct {s}, {name}));')
    with tempfile.TemporaryDirectory() as d:
        with open(f"{d}/a.c", "w", encoding="utf-8") as f:
            f.write('#include <stdio.h>\n#include "wire.h"\n#include "wire_xpti.h"\nint main(void){' + "".join(asks) +
                    "return 0;}")
        subprocess.run(["gcc", "-w", f"-I{ROOT}/include", f"{d}/a.c", "-o", f"{d}/a"], check=True)
        numbers = iter(subprocess.run([f"{d}/a"], capture_output=True, text=True, check=True).stdout.split())
    return {s: [(int(next(numbers)), t, n, c) for n, t, c in ms] for s, ms in order}


def shown(kind, count):
    kind = {"char": "text", "struct xb_plan": "plan", "struct xb_xpti_uid": "3 u64", "struct xb_op": "op",
            "struct xb_bucket": "bucket"}.get(
        kind, kind.replace("__", ""))
    limits = dict(re.findall(r"^#define (XB_\w+)\s+(\d+)\b", read("include/wire.h"), re.M))
    if count == "XB_C_MAX":
        return "u64s"
    count = limits.get(count, count)
    if count is None:
        return kind
    if count == "":
        return "text" if kind == "text" else "bytes" if kind == "u8" else f"{kind}s"
    return f"{kind} × {count}"


def tables():
    out = []
    where = layout()
    for name, number, s in records():
        if not s:
            out.append(f"**{number} `{name}`**: nothing more.\n")
            continue
        out.append(f"**{number} `{name}`**: " + ", ".join(
            f"{at} {shown(t, c)} `{n}`" for at, t, n, c in where[s]) + "\n")
    for s in PARTS:
        out.append(f"`{s}`: " + ", ".join(f"{at} {shown(t, c)} `{n}`" for at, t, n, c in where[s]) + "\n")
    return "\n".join(out)


# ---- a reader, from the page alone -------------------------------------------------------------------

zstd = ctypes.CDLL(ctypes.util.find_library("zstd"))
zstd.ZSTD_decompress.restype = ctypes.c_size_t


def unzstd(data, most):
    out = ctypes.create_string_buffer(most)
    n = zstd.ZSTD_decompress(out, ctypes.c_size_t(most), data, ctypes.c_size_t(len(data)))
    if n > most:
        raise ValueError("no zstd frame")
    return out.raw[:n]


class Column:
    """Bytes that are read from the front."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def number(self):
        value, self.at = protobuf.number(self.data, self.at)
        return value & (2**64 - 1)

    def bytes(self, n):
        self.at += n
        if self.at > len(self.data):
            raise ValueError("a column is too short")
        return self.data[self.at - n:self.at]

    def words(self, n):
        return list(struct.unpack(f"<{n}Q", self.bytes(8 * n)))


def columns(data):
    sizes, whole = [], Column(data)
    for _ in range(72):
        sizes.append(whole.number())
    return [Column(whole.bytes(n)) for n in sizes]


# By the type of the record that it leans on: the column of words as they are, the first of the others, how many.
LEANS = {1: (6, 8, 24), 2: (7, 32, 32), None: (5, 64, 8)}
MASK = 2**64 - 1


def expected(before, ref, rec, i):
    """What word i of a record would be if nothing was new in it. before: the record before, end of time, id."""
    if i == 2:
        return before["end"]
    if i >= len(ref):
        return 0
    if rec and rec[0] >> 32 & 0xffff == 1 and rec[0] & 0xffffffff >= 80:
        if i == 3 and rec[2] < before["end"]:
            return before["end"] - rec[2]
        if i == 5:
            return before["id"]
        if i == 6:
            is_call = ref[0] >> 32 & 0xffff == 1 and len(ref) >= 10
            return rec[5] - ref[5] + ref[6] if is_call and ref[6] else 0
    return ref[i]


def unpack(data, coding):
    old = coding == 2
    of = [Column(data)] * 72 if old else columns(data)
    heads, lengths, texts, masks, whole = of[:5]
    all_records, before = [], {"end": 0, "id": 0}
    while heads.at < len(heads.data):
        head = heads.number()
        back, text = head >> 2, 1 << 20
        ref = all_records[-back] if back else []
        words = len(ref)
        if head & 1:
            words = lengths.number()
        if head & 2:
            text = texts.number()
        rec = []
        if not back:
            rec = whole.words(words)
        bits = masks.bytes((words + 7) // 8) if back else b""
        far, first, most = LEANS.get(ref[0] >> 32 & 0xffff if back else None, LEANS[None])
        for i in range(words if back else 0):
            base = ref[i] if old and i != 2 and i < len(ref) else 0 if old and i != 2 else expected(before, ref, rec, i)
            if bits[i // 8] >> i % 8 & 1:
                z = of[first + min(i, most - 1)].number() if i < text else 0
                if z or old and i < text:
                    z = (z >> 1 ^ -(z & 1)) & MASK
                    base += (z << 32 | z >> 32) & MASK if i == 1 else z
                else:
                    base = of[far].words(1)[0]
            rec.append(base & MASK)
        if rec[0] & 0xffffffff != words * 8:
            raise ValueError("a record has another length")
        before["end"] = rec[2]
        if not old and rec[0] >> 32 & 0xffff == 1:
            before["end"], before["id"] = rec[2] + rec[3] & MASK, rec[5]
        all_records.append(rec)
    if any(c.at != len(c.data) for c in of):
        raise ValueError("a column is too long")
    return b"".join(struct.pack(f"<{len(r)}Q", *r) for r in all_records)


def read_recording(data):
    """The stream, the host, the entries of the index."""
    if data[:8] != bytes.fromhex("89584254 0d0a1a0a"):
        raise ValueError("no recording")
    version, length, wire, crc = struct.unpack_from("<IIII", data, 8)
    if version > 2 or wire > 1 or zlib.crc32(data[:20] + bytes(4) + data[24:length]) != crc:
        raise ValueError("another version, or a damaged header")
    host = data[96:length].split(b"\0")[0].decode()
    at, stream, blocks, index = length, b"", [], []
    while data[at:at + 8] == bytes.fromhex("b558424c 4f434b0a"):
        (crc, payload_crc, stored, raw, kind, coding, _, records_in, _, before, first, last,
         _) = struct.unpack_from("<IIIIHHIIIQQQQ", data, at + 8)
        payload = data[at + 72:at + 72 + stored]
        if zlib.crc32(data[at:at + 8] + bytes(4) + data[at + 12:at + 72]) != crc or zlib.crc32(payload) != payload_crc:
            raise ValueError("a damaged block")
        if kind == 4:
            index = [struct.unpack_from("<QQQQIHH", payload, 40 * i) for i in range(records_in)]
            end = at
        else:
            blocks.append((at, before, first, last, records_in, kind))
        if kind == 1:
            plain = payload if coding == 0 else unzstd(payload, 16 << 20)
            plain = unpack(plain, coding) if coding >= 2 else plain
            if len(plain) != raw:
                raise ValueError("another length")
            stream += plain
        at += 72 + (stored + 7) // 8 * 8
    check(struct.unpack_from("<Q", data, at)[0] == end and data[at + 8:] == data[:8], "the trailer leads to the index")
    check([i[:6] for i in index] == blocks, "the index is that of the blocks", f"{index} {blocks}")
    return stream, host


def without_end(stream):
    """The stream without its last record, XB_LOSS, and whose time and flags that has."""
    at = 0
    while at + struct.unpack_from("<I", stream, at)[0] < len(stream):
        at += struct.unpack_from("<I", stream, at)[0]
    return stream[:at], stream[at + 4:at + 24]


def counts(stream):
    """Of the last record: losses, and the other five."""
    end = stream[len(without_end(stream)[0]) + 24:]
    all_counts = [n for n, in struct.iter_unpack("<Q", end)]
    return all_counts[:-5], all_counts[-5:]


def golden(name):
    """A committed recording: by that reader, by xptibpf, and what it has always been."""
    path = os.path.join(GOLDEN, "recording", name)
    with open(path, "rb") as f:
        stream, host = read_recording(f.read())
    out = subprocess.run([XPTIBPF, "trace", "-i", path, "--format", "raw", "-o", "/dev/stdout"], capture_output=True,
                         check=False)
    check(out.returncode == 0 and without_end(out.stdout) == without_end(stream), f"{name}, read by both",
          out.stderr)
    # Of kinds of loss that are newer than the recording, it has none.
    losses, others = counts(stream)
    shown = counts(out.stdout)
    check(shown == (losses + [0] * (len(shown[0]) - len(losses)), others), "and what it says of losses", shown)
    # The last record has a count for every loss that the writer knows.
    wanted = b"".join(list(session.stream())[:-1])
    check(stream[:len(wanted)] == wanted and host == "", "it is the session's stream, of no known host", host)
    shown = [show(path, "-s", "64"), show(path, "--json")]
    check(shown[0] == session.TEXT.lstrip(), "it is shown as ever: text", shown[0])
    check([json.loads(line) for line in shown[1].splitlines()] == session.JSON, "it is shown as ever: JSON", shown[1])


def fresh():
    """A real program's, of today: what is in it leans on other records in all ways."""
    with tempfile.TemporaryDirectory() as d:
        for name in sorted(os.listdir(os.path.join(GOLDEN, "cuda"))):
            if not name.endswith(".raw.xz"):
                continue
            with lzma.open(os.path.join(GOLDEN, "cuda", name)) as f:
                stream = f.read()
            with open(f"{d}/raw", "wb") as f:
                f.write(stream)
            subprocess.run([XPTIBPF, "record", "--force", "-i", f"{d}/raw", "-o", f"{d}/x.xbt"], capture_output=True, check=True)
            with open(f"{d}/x.xbt", "rb") as f:
                data = f.read()
            again, _ = read_recording(data)
            check(without_end(again) == without_end(stream), f"{name}, recorded now and read from the page alone")
            check(len(data) < len(stream) / 10, "and it is small", f"{len(data)} of {len(stream)}")


def show(path, *options):
    return subprocess.run([XPTIBPF, "trace", "-i", path, *options], capture_output=True, check=True, text=True,
                          env=dict(os.environ, TZ="UTC")).stdout


def main():
    if sys.argv[1:] == ["--print"]:
        print(tables())
        return 0
    page = read("docs/wire-format.md")
    told = page[page.index("## Records"):page.index("### Calls")]
    for line in tables().splitlines():
        if line:
            check(line in told.splitlines(), line.split(":")[0] + " is as the page has it", line)
    numbers = {int(n) for n in re.findall(r"^\*\*(\d+) `XB_", told, re.M)}
    check(numbers == {n for _, n, _ in records()}, "the page has no others", numbers)
    golden("session.xbt")  # version 1
    golden("session-2.xbt")
    fresh()
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
