#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300
"""Recordings: every command makes byte for byte of one what it made live; whatever ends or damages a recording, what is
whole is shown and what is missing is reported.
"""
import os
import random
import re
import signal
import socket
import struct
import subprocess
import time

from lib import real

NOBODY = 65534
RELEASE = "2026.2.0"


def read(path):
    with open(path, "rb") as f:
        return f.read()


def run(*args, status=0, **kw):
    """xptibpf with these arguments; returns what it wrote, and its line if it was to fail."""
    r = subprocess.run([real.XPTIBPF, *args], capture_output=True, timeout=100, **kw)
    if r.returncode != status:
        real.check(False, f"{' '.join(args)[-120:]} ends with {status}", f"{r.returncode} {r.stderr[-300:]!r}")
    return r.stderr.decode() if status else r.stdout


def same(got, wanted, what):
    at = next((i for i, (a, b) in enumerate(zip(got, wanted)) if a != b), min(len(got), len(wanted)))
    real.check(got == wanted and wanted, what, f"{len(wanted)} bytes" if got == wanted else
               f"from byte {at}: got {got[at - 60:at + 60]!r}, wanted {wanted[at - 60:at + 60]!r}")


# ---- as live -----------------------------------------------------------------------------------------

# An output of the library, and the command that makes the same of a recording.
VIEWS = (("text", ["trace"]), ("json", ["trace", "--json"]), ("stat-json", ["stat", "--json"]),
         ("mem-json", ["mem", "--json"]), ("graph-json", ["graph", "--format", "json"]),
         ("report-json", ["report", "--json"]), ("raw", ["trace", "--format", "raw", "-o", "-"]))


def as_live(program):
    """Returns the folder of a run with XPTI: its recording, its stream."""
    where = real.folder()
    env = real.warm_environment(RELEASE, TEE_FORMATS=",".join(v for v, _ in VIEWS))
    p = real.Process([program, where, "", f"{real.O}/libxptibpf-beacon.so", real.workload(RELEASE, "sycl_all"), "--rounds",
                      "3"], env=env)
    real.need(p.wait(100) == 0, "the program ends well", p.err[-300:])
    os.chmod(f"{where}/xbt", 0o644)
    for view, command in VIEWS:
        same(run(*command, "-i", f"{where}/xbt", user=NOBODY, group=NOBODY, extra_groups=()), read(f"{where}/{view}"),
             f"{view}: as it was live, by nobody in particular")
    with open(f"{where}/xbt", "rb") as f:
        same(run("trace", "--json", "-i", "-", stdin=f), read(f"{where}/json"), "from a pipe")
    again = f"{where}/again.xbt"
    run("record", "-i", f"{where}/raw", "-o", again)
    same(run("trace", "--format", "raw", "-o", "-", "-i", again), read(f"{where}/raw"), "a bare stream, recorded")
    size, events = os.path.getsize(f"{where}/xbt"), read(f"{where}/json").count(b"\n")
    real.check(size * 5 < len(read(f"{where}/raw")), "it is a fifth of the bare stream at most",
               f"{size / events:.1f} bytes an event")
    return where


def command_line():
    where = real.folder()
    p = real.Process([real.XPTIBPF, "record", "--xpti", "-v", "--", real.workload(RELEASE, "sycl_all")],
                     env=real.warm_environment(RELEASE), cwd=where)
    real.need(p.wait(100) == 0, "record: ends as the program", p.err[-300:])
    names = os.listdir(where)
    real.check(len(names) == 1 and re.fullmatch(r"xptibpf-.*-\d{8}-\d{6}\.xbt", names[0]), "its name is of host and time", names)
    told = re.search(r"(\d+) calls, (\d+) XPTI events", p.err)
    made = p.out.count("count")
    out = run("trace", "-C", "--json", "-i", f"{where}/{names[0]}").decode()
    real.equal(sum('"type":"call"' in line for line in out.splitlines()), int(told[1]), "as many calls as the kernel counted")
    real.check(made > 5, "the program's output is its own")
    real.check(socket.gethostname().encode() in read(f"{where}/{names[0]}")[:256], "the host is in its header")


# ---- several files, and a ring -----------------------------------------------------------------------


def files(where):
    out = f"{where}/part.xbt"
    run("record", "-i", f"{where}/long", "-o", out, "--rotate", "64K")
    parts = sorted(n for n in os.listdir(where) if n.startswith("part-"))
    real.check(len(parts) > 2 and parts[0] == "part-0001.xbt", "--rotate: files", parts)
    whole = run("trace", "--format", "raw", "-o", "-", "-i", f"{where}/long")
    calls = [run("trace", "--json", "-i", f"{where}/{n}").count(b'"type":"call"') for n in parts]
    wanted = run("trace", "--json", "-i", f"{where}/long").count(b'"type":"call"')
    real.equal(sum(calls), wanted, "each is read alone, and together they have every call")
    for n in parts[1:-1]:  # the last one may have the program's end alone
        text = run("trace", "-i", f"{where}/{n}").decode()
        real.check(" ur" in text or " cl" in text, f"{n} names its functions")
        real.check("(?)" not in text, f"{n}: and their arguments")
    out = f"{where}/kept.xbt"
    run("record", "-i", f"{where}/long", "-o", out, "--rotate", "64K", "--keep", "2")
    kept = sorted(n for n in os.listdir(where) if n.startswith("kept-"))
    real.equal(kept, [n.replace("part", "kept") for n in parts[-2:]], "--keep 2: the last two")
    return whole


def is_whole(path):
    return subprocess.run([real.XPTIBPF, "trace", "-i", path], capture_output=True, timeout=60).returncode == 0


def asked_early(where):
    """SIGUSR2 as soon as it is taken: strace holds the recorder in the call that follows, before it has a recording."""
    p = real.Process(["strace", "-o", f"{where}/strace", "-e", "trace=rt_sigaction,uname", "-e", "inject=uname:delay_enter=500000",
                      real.XPTIBPF, "record", "--ring", "1", "--trigger", "exit", "-d", "3", "-o", f"{where}/early.xbt",
                      "-p", str(os.getpid())])
    real.wait_for(lambda: "SIGUSR2" in real.read(f"{where}/strace"), "it takes SIGUSR2")
    os.kill(int(real.read(f"/proc/{p.pid}/task/{p.pid}/children").split()[0]), signal.SIGUSR2)
    real.equal(p.wait(20), 0, "asked before it records: ends")
    real.check(os.path.exists(f"{where}/early.xbt"), "and has its file", p.err)


def ring():
    where = real.folder()
    asked_early(real.folder())
    # Seconds of work: more than the ring has.
    loop = real.Process([real.workload(RELEASE, "sycl_loop"), "--seconds", "60"], env=real.warm_environment(RELEASE))
    loop.said("pid ")
    p = real.Process([real.XPTIBPF, "record", "--ring", "2", "-o", f"{where}/ring.xbt", "-p", str(loop.pid)])
    real.wait_for(lambda: int(re.search(r"SigCgt:\s*(\w+)", real.read(f"/proc/{p.pid}/status"))[1], 16) >> 11 & 1,
                  "it takes SIGUSR2")
    real.check(not os.path.exists(f"{where}/ring.xbt"), "--ring: no file while it runs")

    def written():
        """The last file that is whole, asked for now; None: it has no call yet."""
        before = len(os.listdir(where))
        os.kill(p.pid, signal.SIGUSR2)
        path = f"{where}/ring.xbt" if not before else f"{where}/ring-{before + 1:04}.xbt"
        real.wait_for(lambda: os.path.exists(path), f"SIGUSR2 makes {os.path.basename(path)}")
        real.wait_for(lambda: is_whole(path), "and it is written to its end")
        return path if b'"type":"call"' in run("trace", "--json", "-i", path) else None

    real.wait_for(written, "calls come", 60)
    time.sleep(4)
    last = written()
    os.kill(p.pid, signal.SIGINT)
    real.equal(p.wait(20), 0, "it ends")
    times = [int(t) for t in re.findall(rb'"type":"call".*?"ts":(\d+)', run("trace", "--json", "-i", last))]
    span = (max(times) - min(times)) / 1e9
    real.check(1 < span < 4.5, "it has about two seconds", f"{span:.2f} s, {len(times)} calls")
    real.check(len(os.listdir(where)) == int(last[-8:-4]) + 1, "and the end makes another one", os.listdir(where))
    for what, wanted in (("urUSMFree", True), ("dur>100s", False)):
        out = f"{where}/{what[:3]}.xbt"
        p = real.Process([real.XPTIBPF, "record", "--ring", "1", "--trigger", what, "-d", "3", "-o", out, "-p", str(loop.pid)])
        real.equal(p.wait(30), 0, f"--trigger {what}: ends")
        real.equal(os.path.exists(out), wanted, f"--trigger {what}: {'a' if wanted else 'no'} file")
        real.equal("there is no file" in p.err, not wanted, "and it is said if there is none")
    os.kill(loop.pid, signal.SIGTERM)
    loop.wait(20)


# ---- ends --------------------------------------------------------------------------------------------


def without_end(stream):
    """Without the losses, which end any stream."""
    at = last = 0
    while at < len(stream):
        last, at = at, at + struct.unpack_from("<I", stream, at)[0]
    return stream[:last]


def is_beginning(path, whole, what):
    """What can be read is a beginning of the stream; returns how much."""
    r = subprocess.run([real.XPTIBPF, "trace", "--format", "raw", "-o", "-", "-i", path], capture_output=True, timeout=60)
    got = without_end(r.stdout)
    if len(got) > 64 and whole[:len(got)] != got:
        real.check(False, f"{what}: a beginning of the stream")
    if r.returncode != 1 or r.stderr.count(b"\n") != 1 or b"cut off" not in r.stderr:
        if r.stdout != whole:
            real.check(False, f"{what}: that it was cut off is said", f"{r.returncode} {r.stderr!r}")
    return len(got)


def killed(where, whole):
    """kill -9, thirty times, while a stream comes through a pipe."""
    random.seed(1)
    lengths = []
    for i in range(30):
        out = f"{where}/killed.xbt"
        with open(f"{where}/long", "rb") as f:
            p = subprocess.Popen([real.XPTIBPF, "record", "--force", "-i", "-", "-o", out], stdin=f,
                                 stderr=subprocess.DEVNULL)
        time.sleep(random.random() * 0.25 * real.SLOWER)
        p.kill()
        p.wait()
        if not os.path.exists(out):
            lengths.append(-1)
            continue
        if os.path.getsize(out) < 100:
            lengths.append(-1)  # not even its header
            err = run("trace", "-i", out, status=1)
            if err.count("\n") != 1:
                real.check(False, "one line about an empty file", err)
            continue
        lengths.append(is_beginning(out, whole, f"kill {i}"))
    middle = sum(0 < n < len(whole) - 1000 for n in lengths)
    real.check(middle >= 5, "killed 30 times: what is whole is read", f"{middle} in the middle, {lengths.count(-1)} before the first")


def killed_live():
    """A live one: all but the last second is there."""
    where = real.folder()
    loop = real.Process([real.workload(RELEASE, "sycl_loop"), "--seconds", "30"], env=real.warm_environment(RELEASE))
    loop.said("pid ")
    p = real.Process([real.XPTIBPF, "record", "-o", f"{where}/live.xbt", "-p", str(loop.pid)])
    real.wait_for(lambda: os.path.exists(f"{where}/live.xbt") and os.path.getsize(f"{where}/live.xbt") > 4096, "it records")
    time.sleep(3)
    now = time.monotonic_ns()
    p.p.kill()
    p.p.wait()
    r = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", f"{where}/live.xbt"], capture_output=True, timeout=60)
    times = [int(t) for t in re.findall(rb'"type":"call".*?"ts":(\d+)', r.stdout)]
    real.check(r.returncode == 1 and times and now - max(times) < 1.6e9 * real.SLOWER, "kill -9 of a live one costs a second",
               f"{(now - max(times)) / 1e9:.2f} s" if times else r.stderr)
    os.kill(loop.pid, signal.SIGTERM)
    loop.wait(20)


def full_disk(where, whole):
    small = real.folder()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", small], check=True)
    try:
        err = run("record", "-i", f"{where}/long", "-o", f"{small}/full.xbt", status=1)
        real.check("no space" in err, "a full disk: it says so", err)
        n = is_beginning(f"{small}/full.xbt", whole, "a full disk")
        real.check(n > 100000, "and what was written can be read", f"{n} bytes of {len(whole)}")
    finally:
        subprocess.run(["umount", small], check=True)


def damaged(where, whole):
    """Bits and bytes that are wrong, cut off, doubled: by the command line, for unit tests have thousands."""
    data = bytearray(read(f"{where}/whole.xbt"))
    random.seed(2)
    said = 0
    for i in range(20):
        bad = bytearray(data)
        at = random.randrange(1000, len(bad))
        if i % 3 == 0:
            bad[at] ^= 1 << random.randrange(8)
        elif i % 3 == 1:
            del bad[at:at + random.randrange(1, 5000)]
        else:
            bad[at:at] = bad[at:at + 3000]
        with open(f"{where}/bad.xbt", "wb") as f:
            f.write(bad)
        r = subprocess.run([real.XPTIBPF, "trace", "-i", f"{where}/bad.xbt"], capture_output=True, timeout=60)
        lost = re.search(rb"lost: (\d+) records missing from the recording", r.stdout)
        told = re.search(rb"(\d+) records are missing|cut off|follow its end", r.stderr)
        if r.returncode not in (0, 1) or (r.returncode == 1) != bool(told) or r.stderr.count(b"\n") != r.returncode:
            real.check(False, f"damage {i}", f"{r.returncode} {r.stderr!r}")
        if lost and (not told or lost[1] != told[1]):
            real.check(False, f"damage {i}: as many are counted as are said", f"{lost} {r.stderr!r}")
        said += bool(lost)
    real.check(said > 6, "20 damaged files: what is missing is counted", f"{said} with gaps")
    real.check(len(whole) > 1000, "of a stream")


def refused(where):
    out = f"{where}/there"
    with open(out, "w", encoding="ascii") as f:
        f.write("dear diary")
    err = run("record", "-i", f"{where}/long", "-o", out, status=1)
    real.check("--force" in err and read(out) == b"dear diary", "a file that is there is left alone", err)
    err = run("trace", "-i", out, status=1)
    real.check("not an xptibpf recording" in err and err.count("\n") == 1, "what is none is refused in a line", err)
    run("record", "-i", f"{where}/long", "-o", out, "--force")
    newer = bytearray(read(out))
    newer[8] = 3
    with open(out, "wb") as f:
        f.write(newer)
    err = run("trace", "-i", out, status=1)
    real.check("version 3" in err and err.count("\n") == 1, "so is a newer version", err)
    open(out, "wb").close()
    err = run("trace", "-i", out, status=1)
    real.check("empty" in err and err.count("\n") == 1, "and an empty file", err)
    r = subprocess.run([real.XPTIBPF, "record", "-i", f"{where}/long", "-o", f"{where}/no/x.xbt"], capture_output=True)
    real.check(r.returncode == 1 and r.stderr.count(b"\n") == 1, "a folder that is not there: a line", r.stderr)
    os.chmod(where, 0o555)
    r = subprocess.run([real.XPTIBPF, "record", "-i", f"{where}/long", "-o", f"{where}/x.xbt"], capture_output=True,
                       user=NOBODY, group=NOBODY, extra_groups=())
    real.check(r.returncode == 1 and b"Permission" in r.stderr and r.stderr.count(b"\n") == 1, "one that is read-only: a line",
               r.stderr)
    os.chmod(where, 0o755)
    for words, why in ((["--keep", "2"], "--rotate"), (["--trigger", "exit"], "--ring"), (["--ring", "1", "--rotate", "1m"], "--ring"),
                       (["--rotate", "9x"], "invalid value"), (["--ring", "1", "--trigger", "dur>x"], "--trigger")):
        err = run("record", "-i", f"{where}/long", "-o", f"{where}/y.xbt", *words, status=2)
        real.check(why in err and err.count("\n") == 1, f"{' '.join(words)}: wrong usage", err)


def main():
    where = as_live(real.build_with_ours("raw_tee.c"))
    command_line()
    # A stream of some megabytes: the same calls many times.
    p = real.Process([real.XPTIBPF, "trace", "--xpti", "--format", "raw", "-o", f"{where}/long", "--",
                      real.workload(RELEASE, "sycl_loop"), "--iterations", "1300", "--sleep-ms", "0"], env=real.warm_environment(RELEASE))
    real.need(p.wait(100) == 0, "a long stream", p.err[-300:])
    whole = files(where)
    run("record", "-i", f"{where}/long", "-o", f"{where}/whole.xbt")
    killed(where, whole)
    full_disk(where, whole)
    damaged(where, whole)
    refused(where)
    killed_live()
    ring()


real.run(main)
