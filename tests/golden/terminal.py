#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300
"""What is printed on a terminal: through a pager where one is wanted, by less as it is installed and by pagers that say
what they were given. Without a terminal nothing of it happens.
"""
import errno
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.path.insert(0, os.path.join(HERE, "lib"))
import session as s  # noqa: E402
import wire as w  # noqa: E402
from session import MS, S  # noqa: E402

LIMIT = 60
failed = 0


def check(ok, what, detail=""):
    global failed
    print(("ok    " if ok else "FAIL  ") + what + (f": {detail!r}" if detail and not ok else ""), flush=True)
    failed += not ok
    return ok


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


def main():
    with tempfile.TemporaryDirectory() as d:
        for name, calls in (("few", 30), ("many", 30000)):
            with open(f"{d}/{name}.raw", "wb") as f:
                f.write(b"".join(stream(calls)))
        which(d, f"{d}/few.raw")
        without(d, f"{d}/few.raw")
        colours(d, f"{d}/few.raw")
        less(f"{d}/few.raw", f"{d}/many.raw")
    sys.exit(1 if failed else 0)


main()
