#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""-i on files that are not as they should be: what is whole is shown, what is missing is said.

Cut off at every byte, lengths that can't be, another version, other files, records that contradict
themselves, and a signature that moved in the catalog since.
"""
import os
import random
import sqlite3
import struct
import subprocess
import sys
import tempfile

from lib import checks, wire as w
from lib.checks import GOLDEN, check
import session as s

sys.path.append(os.path.join(GOLDEN, os.pardir, "fuzz", "seeds"))
import contents  # noqa: E402

HANGS = 20 * int(os.environ.get("SLOWER", 1))  # seconds: a command takes a fraction of one
BLOCK_MAGIC = b"\xb5XBLOCK\n"  # docs/wire-format.md


def show(data, *options):
    r = subprocess.run([s.XPTIBPF, "trace", "-i", "-", *options], input=data, capture_output=True, timeout=HANGS,
                       env=dict(os.environ, TZ="UTC"))
    return r.returncode, r.stdout.decode(), r.stderr.decode()


def refused(data, why, what):
    """Nothing is shown, and one line says why."""
    status, out, err = show(data)
    check(status == 1 and not out and err.count("\n") == 1 and why in err, what, f"{status} {out[:80]!r} {err!r}")


def broken(data, lines, why, what):
    """The whole records are shown, the account of losses is there, and one line says what is missing."""
    status, out, err = show(data)
    check(status == 1 and err.count("\n") == 1 and why in err, f"{what}: is said", f"{status} {err!r}")
    check(out.splitlines()[:lines] == s.TEXT.splitlines()[:lines] and "lost: " in out, f"{what}: what is whole is shown", out)


def cut_off():
    """Every length: an error unless it is the whole, never a crash, and no line that is not of the session."""
    whole = b"".join(s.stream())
    expected = set(s.TEXT.splitlines())
    bad = []
    for n in range(0, len(whole), 13):
        status, out, err = show(whole[:n], "-s", "64")
        odd = [line for line in out.splitlines() if line not in expected and not line.startswith("lost: ")]
        if status != 1 or err.count("\n") != 1 or odd:
            bad.append((n, status, err, odd))
    check(not bad, f"{len(whole) // 13} lengths: each is reported", bad[:3])
    records = list(s.stream())
    broken(b"".join(records[:-1]), 3, "cut off", "the end is missing")
    broken(b"".join(records[:-1]) + records[-1][:40], 3, "cut off", "the last record is cut")


VIEWS = [["trace"], ["trace", "--json"], ["trace", "--sort", "time"], ["trace", "-qc"], ["stat"], ["stat", "--json"], ["stat", "--by", "process"], ["stat", "--inflight"],
         ["mem"], ["mem", "--json"], ["mem", "--leaks"], ["mem", "--timeline"], ["graph"], ["report"], ["report", "--json"],
         *(["graph", "--format", f] for f in ("dot", "svg", "json")),
         *(["export", "--format", f] for f in ("perfetto", "chrome", "json", "ndjson", "csv", "csv-summary", "folded", "speedscope", "dot", "svg"))]


def cut_off_everywhere():
    """Whoever only has the output must know, too: every view and format says it, and of a whole stream none does."""
    whole = list(s.stream())
    for view in VIEWS:
        for data, missing in ((b"".join(whole), False), (b"".join(whole[:-1]), True)):
            r = subprocess.run([s.XPTIBPF, *view, "-i", "-"], input=data, capture_output=True, timeout=HANGS, check=False)
            said = b"cut off" in r.stdout or b"cut_off" in r.stdout
            check(r.returncode == missing and said == missing and not (missing and b"lost: none" in r.stdout),
                  f"{' '.join(view)}: {'says that the end is missing' if missing else 'a whole one has its end'}", (r.returncode, r.stdout[-300:], r.stderr))
    with tempfile.TemporaryDirectory() as d:
        for name, data in (("whole", b"".join(whole)), ("cut", b"".join(whole[:-1]))):
            subprocess.run([s.XPTIBPF, "export", "--format", "sqlite", "-o", f"{d}/{name}", "-i", "-"], input=data, capture_output=True, timeout=HANGS, check=False)
            with sqlite3.connect(f"{d}/{name}") as db:
                count = db.execute("SELECT count FROM loss WHERE cause = 'cut_off'").fetchall()
            check(count == [(name == "cut",)], f"export --format sqlite of one that is {name}", count)


def ends():
    """The last byte is missing, or others come after it or between blocks: all is there and shown, by each command, and one
    line says it."""
    with open(os.path.join(GOLDEN, "recording", "session-2.xbt"), "rb") as f:
        whole = f.read()
    block = whole.rindex(BLOCK_MAGIC)
    bare = b"".join(s.stream())
    all_of_it = ""
    with tempfile.TemporaryDirectory() as d:
        for name, data, why in (("whole", whole, ""), ("bare", bare, ""), ("less", whole[:-1], "was cut off: what came after byte "),
                                ("more", whole + b"x", "other bytes follow its end"),
                                ("between", whole[:block] + bytes(100) + whole[block:], "damaged in 1 place: 0 records are missing"), ("again", whole + whole, "other bytes follow its end"),
                                ("bare-more", bare + b"x", "other bytes follow its end"), ("bare-again", bare + bare, "other bytes follow its end")):
            with open(f"{d}/{name}", "wb") as f:
                f.write(data)
            for command in (["trace"], ["report", "--json"], ["stat"], ["export", "--format", "csv"], ["merge"], ["diff"]):
                options = {"merge": ["-o", f"{d}/merged", "--force", f"{d}/{name}"], "diff": [f"{d}/whole", f"{d}/{name}"]}.get(
                    command[0], ["-i", f"{d}/{name}"])
                r = subprocess.run([s.XPTIBPF, *command, *options], capture_output=True, timeout=HANGS, check=False, text=True)
                said = "was cut off or is damaged" if command == ["merge"] and why else why
                check(r.returncode == bool(why) and said in r.stderr and r.stderr.count("\n") == bool(why),
                      f"{' '.join(command)}, {name}: {why or 'nothing is said'}", (r.returncode, r.stderr))
                if command == ["trace"]:
                    text = r.stdout[:r.stdout.index("lost: ")]
                    all_of_it = text if name in ("whole", "bare") else all_of_it
                    check(text == all_of_it, f"{name}: all of it is shown", text)


def folders():
    """What export writes into a folder says nothing at its end; that the recording was cut off is said once, and in the list."""
    stream = w.clock(contents.S, 1700000000 * contents.S) + b"".join(contents.stream())
    with tempfile.TemporaryDirectory() as d:
        for merged in (False, True):
            with open(f"{d}/cut", "wb") as f:
                f.write(stream)
            if merged:
                os.rename(f"{d}/cut", f"{d}/part")
                subprocess.run([s.XPTIBPF, "merge", "-q", "-o", f"{d}/cut", f"{d}/part"], capture_output=True, timeout=HANGS, check=False)
            r = subprocess.run([s.XPTIBPF, "export", "--format", "images", "--force", "-o", f"{d}/images", "-i", f"{d}/cut"],
                               capture_output=True, timeout=HANGS, check=False, text=True)
            # What was merged is itself whole.
            check(r.returncode == (not merged) and r.stderr.count("cut off") == 1, f"images, {merged=}: said once", (r.returncode, r.stderr))
            with open(f"{d}/images/images.json", encoding="utf-8") as f:
                listed = f.read()
            check("cut_off" in listed and "SPIR-V" in listed, f"images, {merged=}: in the list", listed)


def lengths():
    records = list(s.stream())
    for n, what in ((0, "no length"), (8, "shorter than a header"), (25, "not a multiple of 8"), (1 << 20, "a mebibyte"),
                    (0xffffffff, "4 GiB")):
        hurt = list(records)
        hurt[11] = struct.pack("<I", n) + hurt[11][4:]
        at = sum(len(r) for r in records[:11])
        broken(b"".join(hurt), 1, f"byte {at}", what)
    # A record that has a good length and too little in it is left out and counted.
    hurt = list(records)
    hurt[12] = w.record(w.CALL, b"\0" * 16, 100, 100, s.S)
    status, out, err = show(b"".join(hurt), "--json")
    check(status == 0 and not err and '"bad_record"' in out, "a record without its content is counted", out[-300:])


def others():
    refused(b"", "not an xptibpf recording", "an empty file")
    refused(b"\x7fELF" + bytes(4096), "not an xptibpf recording", "a program")
    refused(b'{"type":"clock"}\n' * 100, "not an xptibpf recording", "JSON")
    refused(b"".join(list(s.stream())[1:]), "not an xptibpf recording", "a stream without its beginning")
    clock = w.clock(s.S, 0)
    later = clock[:-8] + struct.pack("<II", 77, 0)
    refused(later + b"".join(list(s.stream())[1:]), "version 77", "another version")
    for option in (("-a",), ("-d", "1"), ("--uid", "0"), ("--cgroup", "x"), ("--buffer", "1M"), ("--", "true")):
        status, _, err = show(b"", *option)
        check(status == 2 and "cannot be used with -i" in err, f"{option[0]} is refused", f"{status} {err!r}")
    r = subprocess.run([s.XPTIBPF, "trace", "-i", "/no/such/file"], capture_output=True, text=True)
    check(r.returncode == 1 and "/no/such/file" in r.stderr, "no such file", r.stderr)
    r = subprocess.run([s.XPTIBPF, "trace", "-i", __file__, "-o", __file__], capture_output=True, text=True)
    check(r.returncode == 2 and os.path.getsize(__file__) > 1000, "-o is what -i reads", r.stderr)
    status, _, err = show(b"".join(s.stream()), "--format", "raw")
    check(status == 2 and "-o" in err, "raw without -o", err)


def flipped():
    """Bits turned at random: whatever comes out, it ends well, or badly with a line."""
    whole = b"".join(s.stream())
    chance = random.Random(4)
    bad = []
    for n in range(150):
        hurt = bytearray(whole)
        for _ in range(chance.choice((1, 3, 30))):
            hurt[chance.randrange(64, len(hurt))] ^= 1 << chance.randrange(8)
        status, out, err = show(bytes(hurt), *chance.choice(((), ("--json",), ("-C",))))
        if status not in (0, 1) or (status == 1) != (err.count("\n") == 1):
            bad.append((n, status, err))
    check(not bad, "150 times bits were flipped", bad[:3])


def looked():
    """A look at the clock while a call runs: what happened inside it is shown before it."""
    inside = w.call(s.WAIT, [0, 0], s.S + s.MS, 1000, 100, 100, 2, parent=1, depth=1)
    outside = w.call(s.WAIT, [0, 0], s.S, 900 * s.MS, 100, 100, 1)
    head = list(s.stream())[:5] + [w.process(100, s.S, "demo", "/opt/demo", "demo")]
    end = [w.loss(2 * s.S, w.CAUSES, end=True)]

    def lines(*looks):
        _, out, _ = show(b"".join(head + [inside, *looks, outside] + end))
        return ["resumed" if "resumed" in line else line.count("  ") for line in out.splitlines()[:2]]

    check(lines() == [0, 1], "nobody looked: the outer call comes first", lines())
    check(lines(w.tick(s.S + 100 * s.MS)) == [0, 1], "somebody looked early: it still does", lines())
    check(lines(w.tick(s.S + 500 * s.MS)) == [1, "resumed"], "somebody looked late: the inner call comes first", lines())


def moved():
    """The signature is found by its symbol and its releases, whichever number it has by now."""
    head = list(s.stream())
    clock, process = head[0], next(r for r in head if r[4] == w.DEF_PROCESS)
    end = w.loss(2 * s.S, w.CAUSES, end=True)
    # UR's two: the newer one has launch properties, the older one none.
    found = {}
    for line in subprocess.run([s.XPTIBPF, "apis", "--json", "ur:urEnqueueKernelLaunch"], capture_output=True, text=True,
                               check=True).stdout.splitlines():
        row = s.json.loads(line)
        found[row["variant"]] = row
    check(len(found) > 1, "urEnqueueKernelLaunch has several signatures", found.keys())
    for row in found.values():
        names = [a["name"] for a in row["args"]]
        texts = ("urEnqueueKernelLaunch", row["symbol"], row["since"] or "", row["until"] or "")
        d = w.func(s.WAIT, "urEnqueueKernelLaunch", len(names), [], variant=99, texts=texts)
        c = w.call(s.WAIT, [0] * len(names), s.S, 1000, 100, 100, 1)
        _, out, err = show(b"".join([clock, process, d, c, end]), "--json")
        got = [s.json.loads(line) for line in out.splitlines()]
        args = next((list(e["args"]) for e in got if e["type"] == "call"), None)
        check(args == names, f"the signature since {row['since']} until {row['until']}", f"{args} {err}")


def gap():
    """A reader marks where records are missing by a record of its own, which a file can't have."""
    records = list(s.stream())
    for size in (24, 32, 8 * (len(w.CAUSES) + 5) + 24):
        fake = w.record(w.LOSS, b"\xff" * (size - 24), ts=s.S, flags=2)
        status, out, err = show(b"".join(records[:1] + [fake] + records[1:]))
        check(status == 0 and "missing" not in out, f"a marked loss of {size} bytes is none of the reader's", (status, out[-300:], err))
    end = w.record(w.LOSS, b"", ts=s.S, flags=1)
    status, out, err = show(b"".join(records[:-1] + [end] + records[-1:]))
    check(status == 0 and out.splitlines()[:6] == s.TEXT.splitlines()[:6] and "lost: 1 records" in out,
          "a loss without its counts ends nothing, and is counted", (status, out, err))


def split():
    """A file for each thread has all lines of the end, of a part and of what was merged, too."""
    recording = os.path.join(GOLDEN, "recording", "session.xbt")
    with tempfile.TemporaryDirectory() as d:
        subprocess.run([s.XPTIBPF, "merge", "-o", f"{d}/merged.xbt", recording], check=True, timeout=HANGS)
        for i, (options, line) in enumerate(((["-i", f"{d}/merged.xbt"], "merged from 1 recordings"),
                                             (["-i", recording, "--from", "0s"], "part: "))):
            r = subprocess.run([s.XPTIBPF, "trace", "-ff", "-o", f"{d}/{i}", *options], capture_output=True, timeout=HANGS, check=False)
            files = [n for n in os.listdir(d) if n.startswith(f"{i}.")]
            check(r.returncode == 0 and not r.stdout and not r.stderr and len(files) == 4, f"-ff, {line}: ends well", r)
            for name in files:
                with open(f"{d}/{name}", encoding="utf-8") as f:
                    text = f.read()
                check(any(each.startswith(line) for each in text.splitlines()) and "lost: " in text, f"-ff, {line}: {name}", text)


def main():
    others()
    gap()
    split()
    cut_off()
    cut_off_everywhere()
    ends()
    folders()
    lengths()
    looked()
    moved()
    flipped()
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
