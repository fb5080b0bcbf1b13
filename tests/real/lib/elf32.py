# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A program of 32 bits; no compiler needs to know them."""
import os
import struct

from lib import real


def small(path):
    """Makes an ELF file that pauses for ever."""
    code = bytes.fromhex("b81d000000" "cd80" "ebf7")  # mov $29,%eax; int $0x80; jmp
    base, at = 0x8048000, 52 + 32
    head = b"\x7fELF\x01\x01\x01" + bytes(9) + struct.pack("<HHIIIIIHHHHHH", 2, 3, 1, base + at, 52, 0, 0, 52, 32, 1, 0, 0, 0)
    segment = struct.pack("<IIIIIIII", 1, 0, base, base, at + len(code), at + len(code), 5, 4096)
    with open(path, "wb") as f:
        f.write(head + segment + code)
    os.chmod(path, 0o755)
    return path


def start(folder):
    p = real.Process([small(f"{folder}/small32")])
    real.wait_for(lambda: real.read(f"/proc/{p.pid}/comm").strip() == "small32", "a program of 32 bits")
    return p
