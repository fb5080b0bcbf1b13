#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""The page of a report: of a short stream whose every number is known, of one with nothing in it, with a name
that attacks the reader, and of streams that are broken at random."""
import json
import random
import re
import struct
import subprocess
import sys

from lib import checks, wire as w
from lib.checks import check
import session
import work
from session import MS, S

SECTIONS = ["PROCESSES", "WHAT RAN", "WHERE THE TIME WENT", "WHAT WAITED", "MEMORY", "WHAT FAILED", "WHAT WAS LOST",
            "WHAT COULD NOT BE KNOWN"]
LOST = "Calls were lost, or may have been: the numbers below lack them, and 'none' means none was seen."


def report(data, *options):
    r = subprocess.run([session.XPTIBPF, "report", "-i", "-", *options], input=data, capture_output=True, timeout=20)
    return r.returncode, r.stdout.decode(), r.stderr.decode()


def has(text, what, *lines):
    """Whole lines, whatever their columns."""
    found = {" ".join(line.split()) for line in text.splitlines()}
    for line in lines:
        check(line in found, f"{what}: {line}", text)


def known():
    """work.py: 15 calls from 1 ms to 24.001 ms by two threads, one of 1024 x 8 items, four copies of 64 bytes."""
    text = report(b"".join(work.stream()))[1]
    check(text.startswith(LOST + "\n\nPROCESSES\n"), "known: a loss is said first", text)
    has(text, "known", "23.001ms 2 15 0 200 tool, runs, or its end was not seen", "1 not measured - 8192 vadd (ur)",
        "1 64 M2D", "1 64 D2M", "1 64 D2D", "1 64 ?2D", "4096 4096 4096 1 0 0 device",
        "never freed: none so far (see what is live)", "wrong frees: none", "3 3.000us all waits",
        "lost: 1 records dropped because the ring was full (try a larger --buffer)")
    check("\nWHAT FAILED\n  nothing\n" in text, "known: nothing failed", text)
    # The same without the loss.
    whole = [r for r in work.stream() if struct.unpack_from("<IH", r)[1] != w.LOSS]
    text = report(b"".join(whole + [w.loss(S + 25 * MS, w.CAUSES, end=True)]))[1]
    check(text.startswith("PROCESSES\n") and "\nlost: none\n" in text, "known: no loss is said when there is none", text)


def colours():
    """Every command with text for people has colours if they are wanted, and nothing else changes; JSON has none."""
    data = b"".join(work.stream())
    for command in (["trace"], ["trace", "-c"], ["stat"], ["mem"], ["report"], ["graph"]):
        plain, coloured = (subprocess.run([session.XPTIBPF, *command, "-o", "-", "-i", "-", *more], input=data,
                                          capture_output=True, timeout=20).stdout for more in ([], ["--color", "always"]))
        check(b"\x1b[" in coloured, f"colours: {command} has them")
        check(b"\x1b" not in plain and re.sub(rb"\x1b\[\d+m", b"", coloured) == plain, f"colours: {command}, otherwise the same")
    for command in (["stat", "--json"], ["mem", "--json"]):
        out = subprocess.run([session.XPTIBPF, *command, "-o", "-", "-i", "-", "--color", "always"], input=data,
                             capture_output=True, timeout=20).stdout
        check(out and b"\x1b" not in out, f"colours: {command} has none", out[:200])


def tables():
    """trace -c is the table alone, -C is it after the calls; it has stat's columns, and is sorted as asked for."""
    def shown(*command):
        return subprocess.run([session.XPTIBPF, *command, "-i", "-"], input=data, capture_output=True, timeout=20, check=True).stdout.decode()

    def rows(text):
        lines = text.splitlines()
        first = next(i for i, line in enumerate(lines) if line.startswith("% self"))
        return lines[first], [line.split() for line in lines[first + 1:] if line.endswith(tuple(names))]

    data = b"".join(work.stream())
    alone, both, stat = shown("trace", "-c"), shown("trace", "-C"), shown("stat")
    names = {line.split()[-1] for line in alone.splitlines() if "ur" in line}
    check(alone.startswith("% self") and both.endswith(alone) and "ur" in both[:-len(alone)], "tables: alone, and after the calls", alone)
    check(rows(alone) == rows(stat), "tables: those of stat", stat)
    for text in (alone, stat):
        check("\n15 calls in 23.001ms: 652.1 a second\n" in text, "tables: the time that passed, and calls a second", text)
    for column, word in ((3, "calls"), (4, "errors")):
        for text in (shown("trace", "-c", "-S", word), shown("stat", "--sort", word)):
            got = [int(r[column]) for r in rows(text)[1]]
            check(got == sorted(got, reverse=True) and len(got) == len(names), f"tables: sorted by {word}", text)
    got = [r[-1] for r in rows(shown("stat", "--sort", "name"))[1]]
    check(got == sorted(names) and len(got) > 3, "tables: sorted by name", got)


def failures():
    """session.py, where a build fails after 2.5 ms and a thread ends in a wait that began at 8 ms; then a signal."""
    text = report(b"".join(session.stream()))[1]
    has(text, "failures", "1 8.000ms urEventWait: its thread ended inside",
        "1 2.500ms urProgramBuild: UR_RESULT_ERROR_INVALID_OPERATION", "2 all: 1 returned an error, 1 did not return",
        "process 200 tool: exit status 1", "6.000ms 2 2 0 200 tool, exit status 1",
        "2.500ms 2 4 0 100 demo, runs, or its end was not seen")
    records = list(session.stream())
    killed = [w.leave(200, 200, S + 12 * MS, code=11, last=True) if struct.unpack_from("<IH", r)[1] == w.EXIT and r[22] == 0 and
              struct.unpack_from("<II", r, 8)[1] == 200 else r for r in records]
    check(killed != records, "failures: the end is another one")
    has(report(b"".join(killed))[1], "failures", "process 200 tool: killed by signal 11")
    rows = [json.loads(line) for line in report(b"".join(records), "--json")[1].splitlines()]
    got = sorted((e["function"], e["result"], e["returned"], e["count"], e["first_ts"]) for e in rows if e["type"] == "failure")
    want = [("urEventWait", "its thread ended inside", False, 1, S + 8 * MS),
            ("urProgramBuild", "UR_RESULT_ERROR_INVALID_OPERATION", True, 1, S + 2500000)]
    check(got == want, "failures: as JSON", got)


def nothing():
    text = report(w.clock(S, 1700000000 * S, 5 * S) + w.loss(2 * S, w.CAUSES, others=0, end=True))[1]
    check([line for line in text.splitlines() if re.fullmatch("[A-Z ]+", line)] == SECTIONS, "nothing: all sections", text)
    has(text, "nothing", "no process made calls", "no kernels", "no copies or fills", "no calls", "nothing", "no allocations",
        "never freed: none", "wrong frees: none", "lost: none")


def cut_short():
    """A stream without its end: what there is, and that it isn't all."""
    data = b"".join(work.stream())
    for less in (0, 5):
        status, text, err = report(data[:len(data) - less])
        told = "what came last: the recording was cut off before its end" in text[text.index("WHAT COULD NOT BE KNOWN"):]
        check((status, told) == ((1, True) if less else (0, False)), f"cut short by {less} bytes: said", (status, err, text[-300:]))


def hostile():
    """A kernel's name with control characters, and longer than a line: whole where there is no terminal."""
    name = "\u00e4".encode() * 110 + b"\x1b[2Jw\n\0"
    create = w.call(work.KERNEL, [0x90, 0x7000, 0x7100], S + 3 * MS, 1000, 200, 200, 3,
                    items=[w.item(0, name), w.item(1, work.q(0xF0))])
    is_create = [struct.unpack_from("<IH", r)[1] == w.CALL and b"vadd" in r for r in work.stream()]
    check(sum(is_create) == 1, "hostile: one kernel gets the name")
    status, text, err = report(b"".join(create if c else r for c, r in zip(is_create, work.stream())))
    check(status == 0 and "\x1b" not in text, "hostile: nothing that steers a terminal", (status, err))
    row = [line for line in text.splitlines() if line.endswith("8192  " + "\u00e4" * 110 + "\\x1b[2Jw\\n (ur)")]
    check(len(row) == 1, "hostile: whole, escaped", text)


def broken():
    """Bits turned, records left out, doubled and in another order: a page, or a line that says why there is none."""
    chance = random.Random(5)
    bad = []
    for n in range(120):
        records = list(chance.choice((work, session)).stream())
        head, rest = records[0], records[1:]
        for _ in range(chance.choice((0, 1, 4))):
            i, k = chance.randrange(len(rest)), chance.randrange(len(rest))
            act = chance.randrange(3)
            if act == 0 and len(rest) > 3:
                del rest[i]
            elif act == 1:
                rest.insert(k, rest[i])
            else:
                rest[i], rest[min(k, len(rest) - 1)] = rest[min(k, len(rest) - 1)], rest[i]
        data = bytearray(head + b"".join(rest))
        for _ in range(chance.choice((0, 1, 20))):
            data[chance.randrange(64, len(data))] ^= 1 << chance.randrange(8)
        status, text, err = report(bytes(data), *chance.choice(((), ("--json",))))
        if status not in (0, 1) or (status == 1) != (err.count("\n") == 1) or any(ord(c) < 32 and c != "\n" for c in text):
            bad.append((n, status, err))
        if status == 0 and not text.startswith("{") and "WHAT COULD NOT BE KNOWN" not in text:
            bad.append((n, text))
    check(not bad, "broken: 120 streams", bad[:3])


def main():
    known()
    colours()
    tables()
    failures()
    nothing()
    cut_short()
    hostile()
    broken()
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
