#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 8, suite: all
"""record --data: what a runtime puts into a program's memory is in the recording, byte for byte.

The program (tests/workloads/outputs.cpp) has known bytes copied, allocated and mapped, each of another size, and says what
they must be. The text that was cut in its call is whole in the data. An OpenCL program (cl/cl_all.c) reads an image and lines. Contents are read from the stream as
docs/wire-format.md describes it, and hashed here.
"""
import hashlib
import json
import re
import struct
import subprocess

from lib import real
from lib.real import check, equal, need

BLOB, DATA, OF_DATA = 57, 59, 2
OUTPUT, COPIED, WAITED, SHARED = range(4)
LIMIT = 16 << 20


def record(d, release, *argv, options=("--data",)):
    out = f"{d}/{release}.xbt"
    p = subprocess.run([real.XPTIBPF, "record", "--force", "-o", out, *options, "--", *argv],
                       env=real.warm_environment(release), capture_output=True, text=True, check=False)
    need(p.returncode == 0, f"{release}: recorded", p.stderr[-300:])
    return out, p.stdout


def records(recording):
    raw = f"{recording}.raw"
    subprocess.run([real.XPTIBPF, "trace", "--format", "raw", "-o", raw, "-i", recording], check=True,
                   stderr=subprocess.DEVNULL)
    with open(raw, "rb") as f:
        stream = f.read()
    at = 0
    while at < len(stream):
        length, kind = struct.unpack_from("<IH", stream, at)
        yield kind, stream[at:at + length]
        at += length


def contents(recording):
    """Bytes by their hash, and (kind, call, address, size, hash) of each use."""
    blobs, uses = {}, []
    for kind, r in records(recording):
        if kind == BLOB:
            size, offset, of, length = struct.unpack_from("<QQII", r, 24)
            have = blobs.setdefault(r[48:80], bytearray()) if of == OF_DATA else bytearray()
            have += r[80:80 + length] if offset == len(have) and offset + length <= size else b""
        elif kind == DATA:
            call, addr, size, why, _ = struct.unpack_from("<QQQII", r, 24)
            uses.append((why, call, addr, size, r[56:88]))
    return {h: bytes(b) for h, b in blobs.items()}, uses


def lines(recording):
    p = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", recording], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in p.stdout.splitlines()]


def lost(events):
    return {e["where"]: e["count"] for e in events if e["type"] == "lost" and e["where"] in ("data_unread", "data_limit")}


def known_bytes(d, release):
    recording, said = record(d, release, real.workload(release, "outputs"))
    blobs, uses = contents(recording)
    check(blobs and all(hashlib.sha256(b).digest() == h for h, b in blobs.items()), f"{release}: contents have their hashes")
    equal({u[4] for u in uses} - set(blobs), set(), f"{release}: no content is missing")
    events = lines(recording)
    calls = {e["id"]: e for e in events if e["type"] == "call"}
    equal({u[1] for u in uses} - set(calls), set(), f"{release}: all are of calls")
    for size, value in re.findall(r"^bytes (\d+) (\d+)$", said, re.M):
        wanted = bytes([int(value)]) * int(size)
        first = [u for u in uses if u[3] == int(size)][:1]
        check(first and blobs[first[0][4]] == wanted, f"{release}: {size} bytes of {value}", first)
    equal(len(re.findall("^bytes", said, re.M)), 4, f"{release}: four of them")
    shared = [u for u in uses if u[0] == SHARED]
    equal({u[3] for u in shared}, {9001, 7003}, f"{release}: allocations are sent while they live")
    check(all("Wait" in calls[u[1]]["name"] or "Finish" in calls[u[1]]["name"] for u in shared),
          f"{release}: with calls that wait", {calls[u[1]]["name"] for u in shared})
    extensions = re.search(r"^extensions (.*)$", said, re.M)[1]
    outputs = [u for u in uses if u[0] == OUTPUT]
    check(any(blobs[u[4]].rstrip(b"\0 ").decode() == extensions for u in outputs), f"{release}: the text is whole")
    told = [(e["call"], int(e["address"], 16), e["size"], e["sha256"]) for e in events if e["type"] == "data"]
    equal(told, [(u[1], u[2], u[3], u[4].hex()) for u in uses], f"{release}: JSON reports each")
    equal(lost(events), {}, f"{release}: nothing lost")
    return calls


def lines_of_opencl(d, release):
    """Of an image of 16 by 8 elements of four bytes, which is filled with one color; and of a rectangle of four lines."""
    recording, _ = record(d, release, real.workload(release, "cl_all"), "--threads", "1", "--rounds", "1", "--no-usm",
                          options=("--data", "-e", "cl"))
    blobs, uses = contents(recording)
    events = lines(recording)
    calls = {e["id"]: e["name"] for e in events if e["type"] == "call"}
    of = {name: [u for u in uses if u[0] == COPIED and calls[u[1]] == name] for name in set(calls.values())}
    equal([blobs[u[4]] for u in of["clEnqueueReadImage"]], [bytes([1, 2, 3, 4]) * 16 * 8], "OpenCL: what is read of an image")
    equal([u[3] for u in of["clEnqueueReadBufferRect"]], [3 * 32 + 16], "OpenCL: lines of 16 bytes, each 32 after the other")
    equal(lost(events), {}, "OpenCL: nothing lost")
    recording, _ = record(d, release, real.workload(release, "cl_all"), "--threads", "1", "--rounds", "1", "--no-usm",
                          options=("--data", "-e", "cl,!cl:clCreateImage*"))
    equal(lost(lines(recording)), {"data_unread": 1}, "OpenCL: an image of which nobody knows the format is counted")


def main():
    d = real.folder()
    for release in ("2026.2.0", "2025.3.3"):
        calls = known_bytes(d, release)
        names = {e["name"] for e in calls.values()}
        check({"urDeviceGetInfo", "urPlatformGet", "urAdapterGet", "urUSMFree"} <= names, f"{release}: getters, too")
        equal({e["api"] for e in calls.values()}, {"ur"}, f"{release}: nothing else")
    lines_of_opencl(d, "2026.2.0")
    recording, _ = record(d, "2026.2.0", real.workload("2026.2.0", "outputs"), "--large", "1")
    equal(lost(lines(recording)), {"data_limit": 1}, "an allocation beyond the limit is counted")
    check(all(u[3] <= LIMIT for u in contents(recording)[1]), "and left out")
    recording, _ = record(d, "2026.2.0", real.workload("2026.2.0", "outputs"), options=("-e", "ur"))
    equal(contents(recording), ({}, []), "without --data there are none")
    p = subprocess.run([real.XPTIBPF, "record", "--data", "--ring", "5", "--", "true"], capture_output=True, text=True, check=False)
    equal((p.returncode, "--data cannot be used with --ring" in p.stderr), (2, True), "--ring is refused")


if __name__ == "__main__":
    real.run(main)
