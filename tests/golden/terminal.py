#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300
"""What is printed on a terminal: as wide as it is, and through a pager where one is wanted, by less as it is installed and by pagers that say
what they were given. Without a terminal nothing of it happens.
"""
import errno
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

from lib import checks, wire as w
from lib.checks import check
import session as s
from session import MS, S

LIMIT = 60


def stream(calls=30):
    yield w.clock(S, 1700000000 * S, 5 * S)
    yield w.func(1, "urQueueFinish", 1, [])
    yield w.process(200, S, "tool", "/bin/tool", "tool", start=9 * S)
    for n in range(calls):
        yield w.call(1, [0x1000 + n], S + n * MS, 7, 200, 200, n + 1)
    yield w.loss(S + calls * MS, w.CAUSES, end=True)


def environment(**extra):
    """XPTIBPF_PAGERSECURE: pagers are used as they are named, whoever runs the test."""
    env = {k: v for k, v in os.environ.items()
           if k not in ("PAGER", "LESS", "LV", "LESSSECURE", "COLUMNS", "LINES", "NO_COLOR") and not k.startswith(("XPTIBPF_", "LC_"))}
    return {**env, "TERM": "xterm", "LANG": "C.UTF-8", "XPTIBPF_PAGERSECURE": "0", **extra}


class Terminal:
    """A command on a terminal of so many rows and columns."""

    def __init__(self, *argv, rows=24, columns=80, env=None, program=s.XPTIBPF):
        self.seen = b""
        self.pid, self.fd = pty.fork()
        if not self.pid:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(program, [program, *argv], environment() if env is None else env)

    def _read(self, seconds):
        if not select.select([self.fd], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.fd, 65536)
        except OSError as e:
            if e.errno != errno.EIO:
                raise
            data = b""
        self.seen += data
        return data

    def until(self, *texts):
        """Waits until all of them were written."""
        end = time.monotonic() + LIMIT
        while not all(t in self.seen for t in texts) and time.monotonic() < end and self._read(1):
            pass
        return check(all(t in self.seen for t in texts), f"on the screen: {texts}", self.seen[-300:])

    def type(self, keys, until=None):
        """Until that was written, or else to the end, because what is typed at the time of a Ctrl-C is thrown away."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            os.write(self.fd, keys)
            if not self._read(0.5) or (until and until in self.seen) or self.has_ended():
                return

    def has_ended(self):
        return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)

    def interrupt(self):
        os.write(self.fd, b"\x03")

    def end(self):
        """The exit status, and what was written."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end and self._read(1):
            pass
        if time.monotonic() >= end:
            check(False, "ends", self.seen[-300:])
            os.kill(self.pid, signal.SIGKILL)
        status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        os.close(self.fd)
        return status, self.seen.decode().replace("\r\n", "\n")


def shown(*argv, **more):
    return Terminal(*argv, **more).end()


def pagers(d):
    """Pagers that say what they are, and that they have no descriptors besides the three."""
    for name in ("one", "two"):
        path = f"{d}/{name}"
        with open(path, "w", encoding="ascii") as f:
            f.write(f"#!/bin/sh\nwords=$*; set -- /proc/$$/fd/*\necho '<{name}' $LESS $LV secure=$LESSSECURE words=$words fds=$#'>'\n"
                    "exec cat\n")
        os.chmod(path, 0o755)
    return f"{d}/one", f"{d}/two"


def which(d, xbt):
    """Whose pager it is, and where there is none."""
    one, two = pagers(d)
    plain = subprocess.run([s.XPTIBPF, "stat", "-i", xbt], capture_output=True, check=True, env=environment(PAGER=one)).stdout.decode()
    check("<one" not in plain and "urQueueFinish" in plain, "no terminal, no pager")
    # Three, and the shell itself has open the script and the folder in which it counts.
    mark = "<one FRX -c secure= words= fds=5>\n"
    for command in (["stat", "-i", xbt], ["mem", "-i", xbt], ["graph", "-i", xbt], ["report", "-i", xbt], ["trace", "-i", xbt],
                    ["diff", xbt, xbt], ["apis", "zes"], ["help"], ["help", "trace"], ["stat", "-i", xbt, "-o", "-"]):
        status, text = shown(*command, env=environment(PAGER=one))
        check(status == 0 and mark in text, f"{command}: paged", text[:200])
        status, text = shown("--no-pager", *command, env=environment(PAGER=one))
        check(status == 0 and "<one" not in text and len(text) > 100, f"--no-pager {command}", text[:200])
    for option in (["-P", "stat"], ["stat", "--no-pager"]):
        text = shown(*option, "-i", xbt, env=environment(PAGER=one))[1]
        check("<one" not in text and "urQueueFinish" in text, f"{option}: not paged", text[:200])
    for what, env, mark in (("XPTIBPF_PAGER is first", {"PAGER": one, "XPTIBPF_PAGER": two}, "<two"),
                            ("the user's LESS", {"PAGER": one, "LESS": "Q", "LV": "v"}, "<one Q v "),
                            ("words", {"PAGER": f"{one}  -a b"}, "words=-a b fds"),
                            ("a shell's command", {"PAGER": f"sed 's/^/| /' | {one}"}, "<one"),
                            ("secure", {"PAGER": one, "XPTIBPF_PAGERSECURE": "1"}, "secure=1 "),
                            ("none: empty", {"PAGER": one, "XPTIBPF_PAGER": ""}, ""),
                            ("none: cat", {"PAGER": "cat"}, ""),
                            ("none: a dumb terminal", {"PAGER": one, "TERM": "dumb"}, "")):
        status, text = shown("stat", "-i", xbt, env=environment(**env))
        check(status == 0 and "urQueueFinish" in text and (mark in text if mark else "<" not in text.split("total")[0]), what, text[:200])
    status, text = shown("stat", "-i", xbt, "-o", f"{d}/file", env=environment(PAGER=one))
    check(status == 0 and text == "", "-o: nothing is on the terminal", text)


def without(d, xbt):
    """The pager is missing, or there is nothing for it."""
    status, text = shown("stat", "-i", xbt, env=environment(PATH=f"{d}/none"))
    check(status == 0 and "urQueueFinish" in text and "xptibpf:" not in text, "no less: printed all the same", text)
    status, text = shown("stat", "-i", xbt, env=environment(PAGER=f"{d}/none"))
    check(status == 0 and "urQueueFinish" in text and "cannot run the pager" in text, "another one is missing: said", text)
    status, text = shown("stat", "-i", f"{d}/none.xbt", env=environment())
    check(status == 1 and text.count("xptibpf: error: ") == 1, "an error: its status, and a line", text)
    status, text = shown("stat", "-i", xbt, "--min-duration", "x", env=environment(PAGER=f"{d}/one"))
    check(status == 2 and "<one" not in text, "wrong usage isn't paged", text)


def colours(d, xbt):
    """As on the terminal without it."""
    text = shown("stat", "-i", xbt, env=environment(PAGER=f"{d}/one"))[1]
    check("\x1b[1m" in text, "colours are in what is paged", text[:200])
    text = shown("stat", "-i", xbt, env=environment(PAGER=f"{d}/one", NO_COLOR="1"))[1]
    check("\x1b[1m" not in text, "NO_COLOR", text[:200])


def less(xbt, many):
    """less as it is installed: what fits is just shown, what doesn't can be left early, and Ctrl-C harms nobody."""
    status, text = shown("stat", "-i", xbt, rows=60, columns=200)
    check(status == 0 and "lost: none" in text and "(END)" not in text, "what fits on the screen is just shown", text[-300:])
    t = Terminal("stat", "-i", xbt, rows=8)
    if t.until(b"urQueueFinish", b":"):
        t.type(b"q")
    status, text = t.end()
    check(status == 0 and "lost: none" not in text, "left early: its beginning", text[-300:])
    t = Terminal("stat", "-i", xbt, rows=8)
    if t.until(b"urQueueFinish", b":"):
        t.interrupt()
        t.type(b"G", b"lost: none")
        t.type(b"q")
    check(t.end()[0] == 0, "Ctrl-C when all is printed: the pager goes on")
    # More than a pipe has room for.
    for interrupted, wanted, what in ((False, 0, "left early, while it prints"), (True, 130, "Ctrl-C, while it prints")):
        t = Terminal("trace", "-i", many, rows=8, columns=400)
        if t.until(b"urQueueFinish"):
            if interrupted:
                t.interrupt()
                t.type(b"G", b"xptibpf: error: ")
            t.type(b"q")
        status, text = t.end()
        check(status == wanted and "lost: none" not in text, f"{what}: {wanted}", (status, text[-300:]))
    status, text = shown("stat", "-i", many, "--strict", rows=60, columns=200)
    check(status == 0, "the exit status is the command's own")


KERNELS = {"few": "_ZTSN3app6kernelILi1EEE", "one": "app::solver::step_with_a_long_name_of_its_own<float, 16>::run(sycl::queue&, int, unsigned long)",
           "two": "app::solver::step_with_a_long_name_of_its_own<float, 16>::run(sycl::queue&, int, unsigned int)",
           "three": "plain_name_that_goes_on_" + "0123456789" * 12 + "_and_ends"}


def kernels_stream():
    """A launch of each."""
    out = w.AT_RETURN | w.ON_SUCCESS
    yield w.clock(S, 1700000000 * S, 5 * S)
    yield w.func(1, "urKernelCreate", 3, [w.op(w.STR, 1), w.op(w.MEM, 2, out, elem=8, most=8)])
    yield w.func(2, "urEnqueueKernelLaunch", 10, [w.op(w.ARR, 4, w.LEN_32, len_src=2, elem=8)])
    yield w.process(200, S, "tool", "/bin/tool", "tool", start=9 * S)
    for n, name in enumerate(KERNELS.values()):
        handle = 0x7000 + 16 * n
        yield w.call(1, [0x90, 0x8000, 0x7100], S + (2 * n + 1) * MS, 7, 200, 200, 2 * n + 1,
                     items=[w.item(0, name.encode() + b"\0"), w.item(1, struct.pack("<Q", handle))])
        yield w.call(2, [0xA0, handle, 1, 0, 0x9000, 0, 0, 0, 0, 0], S + (2 * n + 2) * MS, 7, 200, 200, 2 * n + 2,
                     items=[w.item(0, struct.pack("<Q", 64))])
    yield w.loss(S + 20 * MS, w.CAUSES, end=True)


def lines(text):
    """Those of kernels, without colours."""
    return [line for line in re.sub("\x1b[^a-zA-Z]*[a-zA-Z]", "", text).splitlines() if "kernel ur" in line or "(ur)" in line]


def widths(xbt):
    """Names have what a line has left, and are whole where there is no terminal."""
    shapes = {"stat": ["stat", "--by", "kernel", "-i", xbt], "report": ["report", "-i", xbt]}
    wholes = [KERNELS["one"], KERNELS["two"], KERNELS["three"], "app::kernel<1>"]
    for what, command in shapes.items():
        for env in ({}, {"COLUMNS": "40"}):
            plain = subprocess.run([s.XPTIBPF, *command], capture_output=True, check=True, env=environment(**env)).stdout.decode()
            check(all(name in plain for name in wholes) and "\u2026" not in plain, f"{what}, no terminal, {env}: whole names", plain)
        for locale, ellipsis in (("C.UTF-8", "\u2026"), ("C", "...")):
            for columns in (40, 80, 200, 400):
                text = shown("--no-pager", *command, columns=columns, env=environment(LC_ALL=locale))[1]
                rows = lines(text)
                case = f"{what}, {columns} columns, {locale}"
                check(len(rows) == len(KERNELS) and len(set(r.split("  ")[-2] if "[" in r else r for r in rows)) == len(rows),
                      f"{case}: all rows are different", rows)
                least = [r for r in rows if "app::kernel<1>" in r]
                check(len(least) == 1, f"{case}: a short name is whole", rows)
                # What is no name may be wider than the terminal; then lines have whole lines more.
                others = len(least[0]) - len("app::kernel<1>") if least else 0
                most = columns
                while most < others + 16:
                    most += columns
                check(all(len(r) <= most for r in rows), f"{case}: no line is wider than {most}", [len(r) for r in rows])
                long = [r for r in rows if "plain_" in r]
                check(len(long) == 1 and "_ends" in long[0] and ((ellipsis in long[0] and len(long[0]) == most) or KERNELS["three"] in long[0]),
                      f"{case}: both ends, and all that there is room for", long or rows)
    check(KERNELS["three"] in shown("--no-pager", *shapes["report"], columns=80, env=environment(COLUMNS="400"))[1], "COLUMNS is first")
    text = shown(*shapes["report"], columns=80, env=environment(PAGER="sed s/^/paged/"))[1]
    check("paged" in text and all(len(r) - 5 <= 80 for r in lines(text)), "what is paged is as wide", lines(text))
    for command in (["graph", "-i", xbt], ["diff", "--all", "--by", "kernel", xbt, xbt]):
        plain = subprocess.run([s.XPTIBPF, *command], capture_output=True, check=True, env=environment()).stdout.decode()
        text = shown("--no-pager", *command, columns=80)[1]
        check(KERNELS["three"] in plain and KERNELS["three"] not in text and "_ends" in text if "plain_" in plain else command[0] == "diff",
              f"{command[0]}: cut on a terminal alone", (plain, text))


def main():
    with tempfile.TemporaryDirectory() as d:
        for name, calls in (("few", 30), ("many", 30000)):
            with open(f"{d}/{name}.raw", "wb") as f:
                f.write(b"".join(stream(calls)))
        with open(f"{d}/kernels.raw", "wb") as f:
            f.write(b"".join(kernels_stream()))
        widths(f"{d}/kernels.raw")
        which(d, f"{d}/few.raw")
        without(d, f"{d}/few.raw")
        colours(d, f"{d}/few.raw")
        less(f"{d}/few.raw", f"{d}/many.raw")
    sys.exit(checks.status())


main()
