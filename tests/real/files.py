#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 30, suite: all
"""record --files: what strace sees of the same run, call by call, and with what programs were started.

The programs are a real SYCL program, and one that opens files in all ways, with threads and children, and with paths that
can't be read or are too long. A neighbour opens files all the time, and is not in the recording. All this is seen with
tracefs, which is mounted where only this test sees it, and without.
"""
import ast
import collections
import csv
import json
import os
import re
import sqlite3
import subprocess
import sys

from lib import real
from lib.real import check, equal, need

CALLS = "open,openat,openat2,creat,execve"
PYTHON = os.path.realpath(sys.executable)

WAYS = r"""
import ctypes, os, subprocess, sys, threading
libc = ctypes.CDLL(None, use_errno=True)
os.makedirs("in/side")
os.chdir("in")
open("made", "w").close()
open("made").close()
d = os.open("..", os.O_RDONLY | os.O_DIRECTORY)
os.close(os.open("in/made", os.O_RDWR | os.O_APPEND | os.O_SYNC, dir_fd=d))
for missing in ("none", "/none/at/all", 'new\nline "quoted"'):
    try:
        os.open(missing, os.O_RDONLY | os.O_NOFOLLOW)
    except OSError:
        pass
libc.syscall(2, b"made", os.O_RDONLY, 0)
libc.syscall(85, b"side/created", 0o640)
how = (ctypes.c_uint64 * 3)(os.O_RDONLY | os.O_CLOEXEC, 0, 8)
libc.syscall(437, d, b"in/made", how, 24)
libc.syscall(437, d, b"../in/made", how, 24)
libc.syscall(257, 77, b"made", os.O_RDONLY, 0)
os.chdir("/")
libc.syscall(257, -100, b"tmp", os.O_RDONLY | os.O_DIRECTORY, 0)
def many(n):
    for i in range(50):
        open(f"/proc/self/task/{threading.get_native_id()}/comm").close()
threads = [threading.Thread(target=many, args=(n,)) for n in range(4)]
for t in threads: t.start()
for t in threads: t.join()
subprocess.run([sys.argv[1]])
try:
    os.execv("/none", ["none"])
except OSError:
    pass
"""

HOSTILE = r"""
import ctypes, os
libc = ctypes.CDLL(None)
libc.syscall(257, -100, ctypes.c_void_p(1), 0, 0)
libc.syscall(257, -100, b"/" + b"x" * 5000, 0, 0)
for i in range(80):
    os.mkdir("d")
    os.chdir("d")
libc.syscall(257, -100, b"deep", 0, 0)
"""


# As a 32-bit program, by numbers that are those of other calls there: the last is open().
NARROW = """
static long call(long nr, const void *a, long b, long c)
{
	long r;

	__asm__ volatile("int $0x80" : "=a"(r) : "a"(nr), "b"(a), "c"(b), "d"(c) : "memory");
	return r;
}

int main(void)
{
	static char path[] = "/etc/hostname";

	call(85, path, 0, 0);
	call(257, path, 0, 0);
	return call(5, path, 0, 0) < 0;
}
"""


def without_tracefs():
    """In a mount namespace of our own, in which nothing is where tracefs may be."""
    real.own_mounts()
    for folder in ("/sys/kernel/tracing", "/sys/kernel/debug"):
        subprocess.run(["mount", "-t", "tmpfs", "nodev", folder], check=True)


def with_tracefs():
    subprocess.run(["umount", "/sys/kernel/tracing", "/sys/kernel/debug"], check=True)
    if not os.path.exists("/sys/kernel/tracing/events"):
        real.mount_tracefs()


# ---- two witnesses of one run ------------------------------------------------------------------------


def text_of(quoted):
    return ast.literal_eval("b" + quoted).decode()


def lines_of(path):
    """(tid, whole line) of strace -f: an interrupted line and its rest are one, at the return."""
    begun = {}
    for line in real.read(path).splitlines():
        tid, rest = line.split(None, 1)
        if rest.endswith(" <unfinished ...>"):
            begun[tid] = rest[:-len(" <unfinished ...>")]
            continue
        m = re.match(r"<\.\.\. \w+ resumed>(.*)", rest)
        yield int(tid), begun.pop(tid) + m[1] if m else rest


def by_strace(path):
    """By thread: (call, directory or None, path, flags, mode, result)."""
    found = collections.defaultdict(list)
    for tid, line in lines_of(path):
        m = re.match(r'(\w+)\((?:(AT_FDCWD|-?\d+)(?:<(.*?)>)?, )?("(?:[^"\\]|\\.)*"|0x\w+), (.*?)\) += (-?\d+)(?:<.*>)?(?: (E\w+).*)?$', line)
        if not m or m[1] not in CALLS.split(","):
            continue
        call, _, directory, path_, rest, ret, error = m.groups()
        name = text_of(path_) if path_[0] == '"' else None
        flags = mode = None
        if call == "creat":
            flags, mode = "O_WRONLY|O_CREAT|O_TRUNC", int(rest, 8)
        elif call == "openat2":
            flags = re.search(r"flags=([\w|]+)", rest)[1]
        elif call != "execve":
            flags, _, mode = rest.partition(", ")
            mode = int(mode, 8) if mode else None
        at = directory if name and not name.startswith("/") and call in ("openat", "openat2") else None
        found[tid].append((call, at, name, frozenset(flags.split("|")) if flags else None, mode, error or int(ret)))
    return found


def by_us(events):
    found = collections.defaultdict(list)
    for e in events:
        if e["type"] != "file" or e["call"] in ("interpreter", "mapped"):
            continue
        at = e["directory"] if e["call"] in ("openat", "openat2") else None
        flags = frozenset(e["flags"].split("|")) if "flags" in e else None
        found[e["tid"]].append((e["call"], at, e["path"], flags, e.get("mode"), e.get("error", e["ret"])))
    return found


def record(d, name, argv, *options, env=None, cwd=None):
    out = f"{d}/{name}.xbt"
    p = subprocess.run([real.XPTIBPF, "record", "--force", "-o", out, "--files", *options, "--", *argv], env=env, cwd=cwd,
                       capture_output=True, text=True, check=False)
    equal(p.returncode, 0, f"{name}: recorded {p.stderr[-300:] if p.returncode else ''}")
    shown = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", out], capture_output=True, text=True, check=True).stdout
    return out, [json.loads(line) for line in shown.splitlines()]


def lost(events):
    return {e["where"]: e["count"] for e in events if e["type"] == "lost" and e["count"]}


def tables(recording, theirs, name):
    """The exports have the same rows as strace, thread by thread."""
    base = recording[:-len(".xbt")]

    def export(program, form, where):
        subprocess.run([program, "export", "--force", "--format", form, "-o", where, "-i", recording], check=True)

    def flags(text):
        return frozenset(text.split("|")) if text else None

    def compare(form, rows, wanted):
        found = collections.defaultdict(list)
        for tid, *row in rows:
            found[tid].append(tuple(row))
        wrong = [tid for tid, rows in wanted.items() if found[tid] != rows]
        check(not wrong, f"{name}: {form}: the rows of strace", [x for t in wrong[:1] for x in zip(found[t], wanted[t]) if x[0] != x[1]][:1])

    export(real.XPTIBPF, "sqlite", f"{base}.db")
    with sqlite3.connect(f"{base}.db") as db:
        rows = db.execute("SELECT tid, call, directory, path, flags, mode, coalesce(error, ret) FROM opened_files"
                          " WHERE call NOT IN ('interpreter', 'mapped') ORDER BY id").fetchall()
    at = ("openat", "openat2")
    compare("SQLite", [(r[0], r[1], r[2] if r[1] in at else None, r[3], flags(r[4]), r[5], r[6]) for r in rows], theirs)
    export(real.XPTIBPF, "csv", f"{base}.csv")
    with open(f"{base}.csv", encoding="utf-8", newline="") as f:
        rows = [r for r in csv.DictReader(f) if r["Type"] == "file" and r["Name"] not in ("interpreter", "mapped")]
    compare("csv", [(int(r["TID"]), r["Name"], os.path.basename(r["File"]), flags(r["Arguments"]), r["Result"]) for r in rows],
            {tid: [(c[0], os.path.basename(c[2]), c[3], str(c[5])) for c in rows] for tid, rows in theirs.items()})
    check(real.every(lambda r: r["File"].startswith("/") or "EBADF" in r["Result"], rows), f"{name}: csv: paths are whole")
    os.mkdir(f"{base}.tables")
    export(f"{real.O}/xptibpf-parquet", "parquet", f"{base}.tables/traces")
    (rows,) = real.ask_parquet("arrow", f"{base}.tables/traces", ["files"])
    rows = sorted((r for r in rows if r["call"] not in ("interpreter", "mapped")), key=lambda r: r["ts"])
    compare("Parquet", [(r["tid"], r["call"], r["directory"] if r["call"] in at else None, r["path"], flags(r["flags"]), r["mode"],
                         r["error"] or r["ret"]) for r in rows], theirs)


def same_as_strace(d, name, argv, least, env=None, cwd=None):
    log = f"{d}/{name}.strace"
    out, events = record(d, name, ["strace", "-f", "-y", "-s", "5000", "-o", log, "-e", f"trace={CALLS}", *argv], "-e", "thread",
                         env=env, cwd=cwd)
    theirs, ours = by_strace(log), by_us(events)
    # strace itself is traced by us, but not by itself, and so is the beginning of its child, which is strace until its exec.
    ours = {tid: rows for tid, rows in ours.items() if tid in theirs}
    check(sum(map(len, theirs.values())) >= least, f"{name}: at least {least} calls", sum(map(len, theirs.values())))
    for tid, rows in theirs.items():
        mine = ours.get(tid, [])
        for i, (a, b) in enumerate(zip(mine, rows)):
            if a != b:
                check(False, f"{name}: thread {tid}, call {i}: as strace saw it", f"{a}\n{b}")
                break
        equal(len(mine), len(rows), f"{name}: thread {tid}: as many as strace saw")
    equal(lost(events), {}, f"{name}: nothing lost")
    tables(out, theirs, name)
    return out, events


# ---- the tests ---------------------------------------------------------------------------------------


def ways(d):
    script = f"{d}/script.sh"
    with open(script, "w", encoding="utf-8") as f:
        f.write("#!/bin/sh\n: < /etc/passwd\n")
    os.chmod(script, 0o755)
    os.mkdir(f"{d}/cwd")
    beside = subprocess.Popen([PYTHON, "-c", "while True: open('/etc/hostname').close()"])
    try:
        out, events = same_as_strace(d, "ways", [PYTHON, "-S", "-c", WAYS, script], 250, cwd=f"{d}/cwd")
    finally:
        beside.kill()
        beside.wait()
    files = [e for e in events if e["type"] == "file"]
    check(all(e["pid"] != beside.pid for e in files), "a neighbour's files are not there")
    made = [e for e in files if e["path"] == "made" and e["call"] == "openat" and e["ret"] >= 0]
    equal([e.get("created", False) for e in made], [True, False], "which call made the file")
    equal([e["directory"] for e in files if e["path"] == "tmp"], ["/"], "the root is a directory, too")
    equal([e["resolve"] for e in files if e["call"] == "openat2"], [8, 8], "resolve of openat2")
    equal([e["error"] for e in files if e["call"] == "openat2" and "error" in e], ["EXDEV"], "which it obeys")
    passwd = os.stat("/etc/passwd")
    equal({(e["size"], e["mtime"]) for e in files if e["path"] == "/etc/passwd"}, {(passwd.st_size, passwd.st_mtime_ns)},
          "size and time of a file")
    child = [e for e in files if e["path"] == script and e["call"] == "execve"][0]
    equal([e["path"] for e in files if e["call"] == "interpreter" and e["pid"] == child["pid"]], ["/bin/sh"],
          "the interpreter of a script")
    text = subprocess.run([real.XPTIBPF, "trace", "-i", out], capture_output=True, text=True, check=True).stdout
    for line in (f'openat(AT_FDCWD<{d}/cwd/in>, "made", O_WRONLY|O_CREAT|O_TRUNC|O_CLOEXEC, 0666) = ', '"new\\nline \\"quoted\\""',
                 'openat(77, "made", O_RDONLY) = -1 EBADF', 'execve("/none") = -1 ENOENT', 'interpreter("/bin/sh")'):
        check(line in text, f"as text: {line}", text[-2000:])
    chosen = subprocess.run([real.XPTIBPF, "trace", "-e", "ur", "-i", out], capture_output=True, text=True, check=True).stdout
    check("openat" not in chosen and "events that were not selected" in chosen, "not with -e, which says how many", chosen)


def starts(d):
    env = {"PATH": os.environ["PATH"], "SYCL_KNOWN": "1", "SYCL_API_KEY": "no", "AWS_SECRET": "no", "MINE": "2", "YOURS_X": "3",
           "YOURS_TOKEN": "no", "HOME": "/root"}
    argv = ["/bin/sh", "-c", "read a < /etc/passwd", "with blanks "]
    for _ in range(50):
        out, events = record(d, "starts", argv, "-E", "MINE,YOURS_*", env=env, cwd=d)
        start = [e for e in events if e["type"] == "process" and e["event"] == "start"]
        if start:
            break
        # It lives for a millisecond, and somebody else may have had the processor.
        equal(lost(events), {"starts_unread": 1}, "it had ended, which is counted")
    need(start, "one of 50 was seen")
    start = start[-1]
    equal(start["args"], argv, "arguments")
    equal((start["exe"], start["cwd"]), (os.path.realpath("/bin/sh"), d), "program and working directory")
    equal(sorted(start["env"]), sorted(["PATH=" + env["PATH"], "SYCL_KNOWN=1", "MINE=2", "YOURS_X=3", "HOME=/root"]),
          "what is kept of the environment")
    with open(out, "rb") as f:
        content = f.read()
    plain = subprocess.run([real.XPTIBPF, "export", "--format", "ndjson", "-i", out], capture_output=True, check=True).stdout
    check(b"AWS_SECRET" not in content + plain and b"API_KEY" not in plain, "nothing else is in the recording")
    equal(start["env_left_out"], 3 + ("PWD" in env), "how many are not")
    bad = subprocess.run([real.XPTIBPF, "record", "-E", "A", "-o", f"{d}/no.xbt", "--", "true"], capture_output=True, text=True,
                         check=False)
    check(bad.returncode == 2 and "--env needs --files" in bad.stderr, "--env alone", bad)


def hostile(d):
    os.mkdir(f"{d}/deep")
    _, events = record(d, "hostile", [PYTHON, "-S", "-c", HOSTILE], cwd=f"{d}/deep")
    files = [e for e in events if e["type"] == "file"]
    equal([e["error"] for e in files if e["path"] is None], ["EFAULT"], "a path that can't be read")
    long = [e for e in files if e.get("cut")]
    equal([(len(e["path"]), e["directory"], e["error"]) for e in long], [(4095, None, "ENAMETOOLONG"), (4, None, "ENOENT")],
          "paths that are too long, and a directory that is too deep")
    equal(lost(events), {"files_unread": 3}, "they are counted")


def running(d):
    """A process that runs: what it has mapped, what it opens from then on, and not what its children open."""
    code = "import os, time\nprint('runs', flush=True)\nwhile True:\n open('/etc/hostname').close()\n os.system(': < /etc/passwd')\n time.sleep(0.01)"
    p = subprocess.Popen([PYTHON, "-S", "-c", code], stdout=subprocess.PIPE, text=True)
    try:
        equal(p.stdout.readline(), "runs\n", "it runs")
        out = f"{d}/running.xbt"
        mapped = {line.split(None, 5)[5] for line in real.read(f"/proc/{p.pid}/maps").splitlines() if "x" in line.split()[1] and
                  "/" in line}
        subprocess.run([real.XPTIBPF, "record", "--force", "-q", "-d", "1", "--files", "-e", "thread", "-o", out, "-p", str(p.pid)],
                       check=True)
    finally:
        p.kill()
        p.wait()
    shown = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", out], capture_output=True, text=True, check=True).stdout
    events = [json.loads(line) for line in shown.splitlines()]
    files = [e for e in events if e["type"] == "file"]
    equal({e["path"] for e in files if e["call"] == "mapped"}, mapped, "what it had mapped")
    equal({e["path"] for e in files if e["call"] == "openat"}, {"/etc/hostname"}, "what it opened")
    start = [e for e in events if e["type"] == "process" and e["event"] == "start"]
    equal([e["args"] for e in start], [[PYTHON, "-S", "-c", code]], "with what it was started")


def narrow(d):
    """Numbers of system calls mean others in 32-bit programs, even where their addresses fit: none is reported."""
    with open(f"{d}/narrow.c", "w", encoding="utf-8") as f:
        f.write(NARROW)
    program = real.build(f"{d}/narrow.c", f"{d}/narrow", "-static", "-no-pie")
    need(subprocess.run([program], check=False).returncode == 0, "this kernel runs calls of 32-bit programs")
    _, events = record(d, "narrow", [program])
    equal([e["path"] for e in events if e["type"] == "file" and e["path"] != program], [], "calls of 32-bit programs")


def opened(name):
    d = f"{real.folder()}/{name}"
    os.mkdir(d)
    ways(d)
    hostile(d)
    narrow(d)
    return d


def main():
    without_tracefs()
    opened("without")
    with_tracefs()
    d = opened("with")
    starts(d)
    running(d)
    same_as_strace(d, "sycl", [real.workload("2026.2.0", "sycl_loop"), "--iterations", "3"], 100, env=real.environment("2026.2.0"))


real.run(main)
