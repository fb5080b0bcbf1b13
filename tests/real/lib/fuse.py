#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A file system of one folder with one file, which a process answers for: fuse.py FILE FOLDER STALL. It is mounted there
with the file's content under the file's name. From when STALL exists, it reads what it is asked, and answers nothing:
whoever asked can't be killed then. It says "mounted", and its mount goes with it."""
import ctypes
import os
import stat
import struct
import sys

LOOKUP, FORGET, GETATTR, OPEN, READ, STATFS, RELEASE, FLUSH, INIT = 1, 2, 3, 14, 15, 17, 18, 25, 26
OPENDIR, RELEASEDIR, INTERRUPT, BATCH_FORGET = 27, 29, 36, 42
ENOENT, ENOSYS = 2, 38


def attributes(node, size):
    mode = stat.S_IFDIR | 0o755 if node == 1 else stat.S_IFREG | 0o755
    return struct.pack("<QQQQQQIIIIIIIIII", node, size, (size + 511) // 512, 0, 0, 0, 0, 0, 0, mode, 1, 0, 0, 0, 4096, 0)


def answer(op, node, body, name, content):
    """The bytes of the answer, or an error; None: there is none."""
    if op == INIT:
        _, minor, ahead, _ = struct.unpack_from("<IIII", body)
        return struct.pack("<IIIIHHIIHHI28x", 7, min(minor, 31), ahead, 0, 12, 9, 131072, 1, 32, 0, 0)
    if op == LOOKUP:
        if body.rstrip(b"\0") != name:
            return -ENOENT
        return struct.pack("<QQQQII", 2, 0, 0, 0, 0, 0) + attributes(2, len(content))
    if op == GETATTR:
        return struct.pack("<QII", 0, 0, 0) + attributes(node, len(content))
    if op in (OPEN, OPENDIR):
        return struct.pack("<QII", 1, 0, 0)
    if op == READ:
        _, at, size = struct.unpack_from("<QQI", body)
        return content[at:at + size]
    if op == STATFS:
        return struct.pack("<QQQQQIII28x", 1, 0, 0, 1, 0, 4096, 255, 4096)
    if op in (FLUSH, RELEASE, RELEASEDIR):
        return b""
    return None if op in (FORGET, BATCH_FORGET, INTERRUPT) else -ENOSYS


def main():
    file, folder, stall = sys.argv[1:]
    with open(file, "rb") as f:
        content = f.read()
    fd = os.open("/dev/fuse", os.O_RDWR)
    libc = ctypes.CDLL(None, use_errno=True)
    options = f"fd={fd},rootmode=40000,user_id=0,group_id=0,allow_other"
    if libc.mount(b"stalls", folder.encode(), b"fuse", 0, options.encode()):
        sys.exit(os.strerror(ctypes.get_errno()))
    print("mounted", flush=True)
    while True:
        request = os.read(fd, 1 << 20)
        _, op, unique, node = struct.unpack_from("<IIQQ", request)
        if os.path.exists(stall):
            continue
        said = answer(op, node, request[40:], os.path.basename(file).encode(), content)
        if said is not None:
            error, data = (said, b"") if isinstance(said, int) else (0, said)
            os.write(fd, struct.pack("<IiQ", 16 + len(data), error, unique) + data)


main()
