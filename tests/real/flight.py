#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 65, suite: all
"""The flight recorder of xptibpf serve: it writes what its programs called lately when it is asked to, when a call takes
too long or hangs, when too many fail, when a process is killed, and when a SYCL program has too much memory; each file can be read by every command; number and
rate of files are limited; a full disk is said, leaves no file, and does not end it; and captures work meanwhile.

urVirtualMemFree of a program whose name nobody else has: what other programs of the machine call is in no file.
"""
import json
import os
import re
import shutil
import signal
import socket
import subprocess

from lib import real
from lib.real import check, equal
from lib.serving import Busy, Serve, metrics, of_functions, one

LIBRARY = """
#include <unistd.h>
int urVirtualMemFree(void *context, void *memory, long size)
{
	__asm__ volatile("" ::: "memory");
	if (memory) usleep((unsigned)size);
	return !memory && size % 5 == 0;
}
"""
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int urVirtualMemFree(void *, void *, long);
int main(void)
{
	char line[32], what[16];
	int sum = 0, n;
	puts("runs"), fflush(stdout);
	while (fgets(line, sizeof(line), stdin) && sscanf(line, "%15s %d", what, &n) == 2) {
		if (!strcmp(what, "abort")) abort();
		if (!strcmp(what, "sleep")) sum += urVirtualMemFree(0, &sum, n * 1000);
		if (!strcmp(what, "fail")) for (int i = 0; i < n; i++) sum += urVirtualMemFree(0, 0, 0);
		if (!strcmp(what, "call")) for (int i = 0; i < n; i++) sum += urVirtualMemFree(0, 0, 5 * i + 1);
		puts("made"), fflush(stdout);
	}
	return 0;
}
"""
FUNCTION = "urVirtualMemFree"
SOCKET = "/control"
RELEASE = "2026.2.0"
MIB = 1 << 20


def build(d, name):
    one_of = real.build_linked(d, LIBRARY, PROGRAM, "libur_flight_test.so", name=name)
    shutil.copy(one_of, f"{d}/other")
    return one_of, f"{d}/other"


class Program(real.Process):
    def __init__(self, path):
        super().__init__([path], stdin=True)
        self.said("^runs$")

    def ask(self, what, n):
        self.tell(f"{what} {n}")

    def make(self, what, n):
        done = len(self.out.splitlines())
        self.ask(what, n)
        real.wait_for(lambda: len(self.out.splitlines()) > done, "the calls are made")


class Flight:
    """A serve with a flight recorder, and its files."""

    def __init__(self, d, name, other, *args, folder=None, events=f"ur:{FUNCTION}"):
        self.where, self.folder = f"{d}/http", folder or f"{d}/files"
        self.seen = set()
        self.s = Serve("-e", events, "--listen", f"unix:{self.where}", "--control", d + SOCKET, "--flight-command", name,
                       "--flight-folder", self.folder, *(() if "--flight-every" in args else ("--flight-every", 1)), *args).ready(self.where)

        self.other = Program(other)
        real.wait_for(self.counts, "calls are counted")

    def counts(self):
        """Probes are in a library, whichever program has it."""
        self.other.make("call", 1)
        return of_functions(metrics(self.where)).get(FUNCTION)

    def sample(self, name, labels=""):
        return one(metrics(self.where), f"xptibpf_flight_{name}", labels)

    def files(self):
        return sorted(f for f in os.listdir(self.folder) if not f.endswith(".part"))

    def keeps(self):
        real.wait_for(lambda: self.sample("keeps") == 1, "it keeps what is called")

    def ask(self):
        self.s.p.send_signal(signal.SIGUSR2)

    def next(self, reason):
        real.wait_for(lambda: set(self.files()) - self.seen, f"a file is written: {reason}")
        new = set(self.files()) - self.seen
        self.seen |= new
        equal(len(new), 1, f"{reason}: one file")
        name = new.pop()
        host = re.sub("[^a-zA-Z0-9.-]", "_", socket.gethostname())[:64]
        check(re.fullmatch(rf"flight-\d{{8}}T\d{{6}}\.\d{{3}}Z-{re.escape(host)}-{reason}\.xbt", name), "it is named by time, host and reason", name)
        equal(os.stat(f"{self.folder}/{name}").st_mode & 0o777, 0o600, "and only for its owner")
        return f"{self.folder}/{name}"


def calls(file):
    r = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", file], capture_output=True, text=True)
    equal((r.returncode, r.stderr), (0, ""), "trace reads it without a remark")
    return [e for e in map(json.loads, r.stdout.splitlines()) if e["type"] == "call"]


def by_every_command(d, file, n):
    for argv in (["report", "-i", file], ["mem", "-i", file], ["export", "--force", "-i", file, "--format", "perfetto", "-o", f"{d}/out"]):
        r = subprocess.run([real.XPTIBPF, *argv], capture_output=True, text=True)
        equal((r.returncode, r.stderr), (0, ""), f"{argv[0]} reads it")
    r = subprocess.run([real.XPTIBPF, "stat", "--json", "-i", file], capture_output=True, text=True)
    rows = [e for e in map(json.loads, r.stdout.splitlines()) if e["type"] == "latency"]
    equal([(e["function"], e["calls"]) for e in rows], [(FUNCTION, n)], "stat has all calls")


# ---- reasons -------------------------------------------------------------------------------------------


def asked(d, f, p):
    f.keeps()
    p.make("call", 1000)
    f.other.make("call", 10)
    f.ask()
    file = f.next("asked")
    got = calls(file)
    equal([(e["pid"], e["args"]["size"]) for e in got], [(p.pid, 5 * i + 1) for i in range(1000)], "it has the calls of that program alone, each once")
    by_every_command(d, file, 1000)


def slow(f, p):
    f.keeps()
    p.make("call", 20)
    p.make("sleep", 400)
    got = calls(f.next("slow"))
    equal(len(got), 21, "what is in the file before is not in this one")
    check(got[-1]["dur"] >= 400e6, "the slow call is in it", got[-1])


def errors(f, p):
    f.keeps()
    p.make("fail", 400)
    got = calls(f.next("errors"))
    # The end of a second may be in the middle of them.
    check(len(got) >= 10 and all(e["ret"] != "UR_RESULT_SUCCESS" for e in got), "the calls that failed are in it", len(got))


def hangs_and_dies(f, p):
    """It hangs for longer than anybody waits here."""
    f.keeps()
    p.make("call", 5)
    p.ask("sleep", 600000)
    got = calls(f.next("slow"))
    equal([e.get("why") for e in got], [None] * 5 + ["in_flight"], "a call that hangs is in it")
    f.keeps()
    p.kill(signal.SIGSEGV)
    p.wait()
    f.next("killed")


def asked_to_end(f, path):
    f.keeps()
    p = Program(path)
    p.make("call", 7)
    p.kill(signal.SIGTERM)
    p.wait()
    f.ask()
    equal(len(calls(f.next("asked"))), 7, "SIGTERM is no reason for a file")


def limits(f):
    equal(f.files(), sorted(f.seen)[-3:], "the newest three files are left")
    for reason, n in ("asked", 2), ("slow", 2), ("errors", 1), ("killed", 1):
        real.wait_for(lambda: f.sample("files_total", f'reason="{reason}"') == n, f"{reason}: {n} are counted")
    equal([f.sample(m) for m in ("failures_total", "lost_calls_total")], [0, 0], "nothing has failed, nothing is lost")


# ---- others --------------------------------------------------------------------------------------------


def captured(d, f, path):
    """A capture goes first, and the flight recorder goes on after it."""
    f.keeps()
    p = Program(path)
    c = real.Process([real.XPTIBPF, "capture", "--control", f"{d}/control", "-p", str(p.pid), "-d", "60", "-o", f"{d}/capture.xbt"])
    c.said("capturing for", where="err")
    p.make("call", 11)
    equal(f.sample("keeps"), 0, "nothing is kept meanwhile, which is said")
    c.p.send_signal(signal.SIGINT)
    equal(c.wait(), 0, "the capture ends")
    equal(len(calls(f"{d}/capture.xbt")), 11, "it has the calls")
    f.keeps()
    p.make("call", 12)
    f.ask()
    equal(len(calls(f.next("asked"))), 12, "and the next file has those after it")
    p.p.stdin.close()
    equal(p.wait(), 0, "the program ends well")


def ends(f):
    f.other.p.stdin.close()
    equal(f.other.wait(), 0, "the other program ends well")
    f.s.p.send_signal(signal.SIGTERM)
    equal(f.s.wait(), 0, "serve ends")
    equal([n for n in os.listdir(f.folder) if n.endswith(".part")], [], "and leaves no other file")


def rarely(d, name, path, other):
    """And only the last second, of those in a control group."""
    root = next(m.split()[1] for m in real.read("/proc/mounts").splitlines() if m.split()[2] == "cgroup2")
    group = f"{root}/{name}"
    os.mkdir(group)
    try:
        p, outside = Program(path), Program(path)
        with open(f"{group}/cgroup.procs", "w") as procs:
            procs.write(str(p.pid))
        write_once(d, name, other, group, p, outside)
        for program in p, outside:
            program.kill()
            program.wait()
    finally:
        real.wait_for(lambda: not real.read(f"{group}/cgroup.procs"), "the group is empty")
        os.rmdir(group)


def write_once(d, name, other, group, p, outside):
    f = Flight(d, name, other, "--flight-every", 3600, "--flight-seconds", 1, "--flight-cgroup", group, folder=f"{d}/rarely")
    f.keeps()
    p.make("call", 1000)
    for _ in range(4):
        p.make("sleep", 1500)
    p.make("call", 5)
    outside.make("call", 3)
    f.ask()
    file = f.next("asked")
    got = calls(file)
    equal([e["args"]["size"] for e in got[-6:]], [1500000, 1, 6, 11, 16, 21], "the first file is written at once, with the last calls")
    check(len(got) < 10 and all((e["pid"], e["thread"]) == (p.pid, "main") for e in got), "older ones were dropped, and what they defined is known", len(got))
    by_every_command(d, file, len(got))
    equal(f.sample("lost_calls_total"), 0, "what was dropped is not lost")
    f.keeps()
    f.ask()
    real.wait_for(lambda: f.sample("left_out_total") == 1, "the next one would be too soon, which is counted")
    equal(len(f.files()), 1, "and there is none")
    ends(f)


def only_asked(f, what):
    """A reason of the seconds before would have been found at the same time or earlier, and is the worse one."""
    f.ask()
    f.next("asked")
    equal(f.sample("left_out_total"), 0, f"{what}: that is no reason")


def memory(d, name, other):
    f = Flight(d, f"m{name}", other, "--flight-memory", 64, folder=f"{d}/memory", events=f"ur:{FUNCTION},ur:memory")
    p, more = Busy(RELEASE, f"{d}/m{name}"), Busy(RELEASE, f"{d}/u{name}")
    f.keeps()
    for _ in range(3):
        p.does("alloc", "device", 20 * MIB)
    more.does("alloc", "device", 200 * MIB)
    only_asked(f, "60 MiB of it, and more of another program")
    f.keeps()
    p.does("alloc", "host", 20 * MIB)
    got = [e for e in calls(f.next("memory")) if e["name"] == "urUSMHostAlloc" and e["args"]["size"] == 20 * MIB]
    equal([e["pid"] for e in got], [p.pid], "the allocation that is too much is in the file")
    f.keeps()
    p.does("alloc", "device", 20 * MIB)
    only_asked(f, "it stays above")
    f.keeps()
    p.does("drop")
    p.does("drop")
    only_asked(f, "it is below again")
    f.keeps()
    p.does("alloc", "device", 5 * MIB)
    p.does("drop")
    f.next("memory")
    real.wait_for(lambda: f.sample("files_total", 'reason="memory"') == 2, "both are counted")
    for program in p, more:
        program.leave()
    ends(f)


def full(d, name, path, other):
    folder = f"{d}/full"
    os.mkdir(folder)
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m,mode=700", "none", folder], check=True)
    try:
        f = Flight(d, name, other, folder=folder)
        p = Program(path)
        with open(f"{folder}/filler", "wb", buffering=0) as filler:
            try:
                while filler.write(b"x" * 4096):
                    pass
            except OSError:
                pass
        f.keeps()
        p.make("call", 1000)
        f.ask()
        real.wait_for(lambda: f.sample("failures_total") == 1, "a full disk is counted")
        f.s.said("the flight recorder could not write a file: No space left on device", where="err")
        equal(os.listdir(folder), ["filler"], "and leaves no file")
        os.unlink(f"{folder}/filler")
        f.keeps()
        p.make("call", 9)
        f.ask()
        equal(len(calls(f.next("asked"))), 9, "when there is room again, it writes")
        p.kill()
        p.wait()
        ends(f)
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def refused(d):
    os.mkdir(f"{d}/open", 0o700)
    os.chmod(f"{d}/open", 0o777)
    r = subprocess.run([real.XPTIBPF, "serve", "--listen", f"unix:{d}/refused", "--control", "none", "--flight-command", "x", "--flight-folder", f"{d}/open"],
                       capture_output=True, text=True)
    check(r.returncode == 1 and "others could write in" in r.stderr, "a folder that others may write is refused", r.stderr)
    os.symlink(f"{d}/files", f"{d}/link")
    r = subprocess.run([real.XPTIBPF, "serve", "--listen", f"unix:{d}/refused", "--control", "none", "--flight-command", "x", "--flight-folder", f"{d}/link"],
                       capture_output=True, text=True)
    check(r.returncode == 1 and "flight-folder" in r.stderr, "and a link", r.stderr)
    with open(f"{d}/config", "w") as file:
        file.write("flight-command: [one, a-name-that-is-long]\nflight-cgroup: /sys/fs/cgroup/x\nflight-seconds: 5\nflight-size: 6\n"
                   "flight-files: 7\nflight-every: 8\nflight-slow: 9\nflight-errors: 10\nflight-memory: 11\n")
    r = subprocess.run([real.XPTIBPF, "serve", "--config", f"{d}/config", "--flight-seconds", "4", "--check"], capture_output=True, text=True)
    check("flight-command: one\nflight-command: a-name-that-is-\nflight-cgroup: /sys/fs/cgroup/x\nflight-folder: /var/lib/xptibpf/flight\n"
          "flight-seconds: 4\nflight-size: 6\nflight-files: 7\nflight-every: 8\nflight-slow: 9\nflight-errors: 10\nflight-memory: 11\n" in r.stdout, "--check says what it would do", r.stdout)
    for wrong in "command: ''", "cgroup: x", "seconds: 0", "size: 4097", "files: -1", "every: x", "slow: 86400001", "errors: 1.5", "memory: 64M", "folder: x":
        with open(f"{d}/config", "w") as file:
            file.write(f"flight-{wrong}\n")
        r = subprocess.run([real.XPTIBPF, "serve", "--config", f"{d}/config", "--check"], capture_output=True, text=True)
        check(r.returncode == 2 and f"line 1: flight-{wrong.split(':')[0]}: expected" in r.stderr, f"{wrong} is refused", r.stderr)


def main():
    d = real.folder(within="/tmp")
    name = f"fl{os.getpid()}"
    path, other = build(d, name)
    refused(d)
    f = Flight(d, name, other, "--flight-slow", 300, "--flight-errors", 10, "--flight-files", 3)
    p = Program(path)
    asked(d, f, p)
    slow(f, p)
    errors(f, p)
    hangs_and_dies(f, p)
    asked_to_end(f, path)
    limits(f)
    captured(d, f, path)
    ends(f)
    rarely(d, name, path, other)
    memory(d, name, other)
    full(d, name, path, other)


real.run(main)
