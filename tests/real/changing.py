#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 150
"""Targets that change while they are traced: they exec, fork, are killed, unload the library and load it again,
their library's file is replaced or overwritten, and many come and go at once. The tracer stays, the
targets are unharmed, and the calls are right."""
import collections
import os
import shutil
import subprocess
import time

from lib import real
from lib.real import check, equal

LIBRARY = "int urAdapterGet(int n) { return n; }"
# Each child has threads, which end all at once with it.
PROGRAM = r"""
#include <pthread.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
int urAdapterGet(int);
static void *spin(void *u) { for (;;) pthread_testcancel(); return u; }
int main(int argc, char **argv)
{
	urAdapterGet(argc);
	for (int i = 0; i < atoi(argv[1]); i++) {
		pthread_t t;
		pid_t child = fork();
		if (!child) {
			for (int k = 0; k < 3; k++)
				pthread_create(&t, NULL, spin, NULL);
			usleep(500);
			_exit(0);
		}
		waitpid(child, NULL, 0);
	}
}
"""
CHILDREN = 3000


def unloads(abi, lib):
    other = f"{os.path.dirname(lib)}/libagain.so"
    shutil.copy(lib, other)
    deeds = ["load", lib, "calls", "5", "unload", "wait"] + ["load", lib, "calls", "5", "unload"] * 20 + ["load", other, "calls", "2"]
    t = real.Tracer("--", abi, "-", *deeds, stdin=True)
    t.tell("go")
    t.p.stdin.close()
    equal((t.wait(), len(t.calls("urEventWait"))), (0, 107), "a library that is loaded and unloaded 21 times, and another: every call")
    equal(t.lost(), {}, "nothing lost")

    p = real.Process([abi, lib, "wait", "calls", "5", "unload", "say", "gone", "wait", "load", lib, "say", "back", "wait", "calls", "5", "say",
                      "done", "wait"], stdin=True)
    t = real.Tracer("-p", p.pid).ready().knows(lib)
    # Probes belong to the file: they stay, or are there again before the next call.
    for word in ("gone", "back", "done"):
        p.tell("go")
        p.said(f"^{word}$")
    p.tell("go")
    p.wait()
    equal((t.wait(5), len(t.calls("urEventWait"))), (0, 10), "attached, unloaded, loaded again: the calls of both times")


def overwritten(abi, lib):
    """cp over a library that is in use harms the program without us too (its pages change): so the new
    content is the same but for its end. A new file by mv is what package managers do."""
    d = os.path.dirname(lib)
    mine = f"{d}/libinplace.so"
    shutil.copy(lib, mine)
    p = real.Process([abi, mine, "wait", "calls", "5", "say", "one", "wait", "calls", "5", "say", "two", "wait"], stdin=True)
    t = real.Tracer("-p", p.pid).ready().knows(mine)
    p.tell("go")
    p.said("^one$")
    with open(mine, "r+b") as f:
        image = f.read()
        f.seek(0)
        f.write(image + b"\0" * 4096)
    p.tell("go")
    p.said("^two$")
    p.tell("go")
    equal(p.wait(), 0, "a library that is overwritten in place: the target is unharmed")
    equal((t.wait(5), len(t.calls("urEventWait"))), (0, 10), "overwritten in place: every call")

    shutil.copy(lib, mine)
    p = real.Process([abi, mine, "wait", "calls", "5", "say", "one", "wait"], stdin=True)
    t = real.Tracer("-a", "-e", "ur").ready().knows(mine)
    shutil.copy(lib, f"{mine}.new")
    os.rename(f"{mine}.new", mine)
    new = real.Process([abi, mine, "wait", "calls", "7", "say", "one", "wait"], stdin=True)
    real.wait_for(lambda: len({e["ino"] for e in t.events(True) if e["type"] == "object" and mine in e["path"]}) == 2,
                  "the new file is an object of its own")
    for q in (p, new):
        q.tell("go")
        q.said("^one$")
    for q in (p, new):
        q.tell("go")
        equal(q.wait(), 0, "a library that is replaced: unharmed")
    equal(t.end(), 0, "replaced: the tracer goes on")
    equal([len(t.calls("urEventWait", pid=q.pid)) for q in (p, new)], [5, 7], "replaced: the calls of the old file's user and of the new one's")

    # Truncated to nothing: whoever runs in it dies by SIGBUS, traced or not; we don't.
    p = real.Process([abi, mine, "wait", "calls", "5", "say", "one", "wait"], stdin=True)
    t = real.Tracer("-p", p.pid).ready().knows(mine)
    os.truncate(mine, 0)
    u = real.Tracer("-p", p.pid).ready()
    u.end()
    equal(t.end(), 0, "a library that is cut to nothing: the tracer ends well")
    p.kill()
    p.wait()


def killed_at_once(abi, lib):
    """Targets that end while we look at them."""
    t = real.Tracer("-a", "-e", "ur").ready()
    for _ in range(30):
        q = subprocess.Popen([abi, lib, "calls", "3", "kill", "9"])
        q.wait()
    last = real.plain_run([abi, lib, "calls", "9"])
    equal(last.returncode, 0, "thirty targets that are killed: the next one runs")
    equal(t.end(), 0, "and so does the tracer")
    equal(t.lost().get("ring", 0), 0, "nothing lost in the ring")

    for i in range(20):
        p = real.Process([abi, lib, "calls", "100000"])
        t = real.Tracer("-p", p.pid)
        time.sleep(0.005 * i)
        p.kill()
        p.wait()
        status = t.wait(10)
        if status not in (0, 3):
            check(False, f"killed {5 * i} ms after we began", (status, t.err))
    check(True, "killed at any moment of our beginning: the tracer ends by itself")


def execs(abi, lib):
    deeds = []
    for _ in range(10):
        deeds += ["calls", "2", "exec", abi, lib]
    t = real.Tracer("--", abi, lib, *deeds, "calls", "1", "end", "5")
    equal((t.wait(), len(t.calls("urEventWait"))), (5, 21), "ten execs: every call")
    execs = [e for e in t.events() if e["type"] == "process" and e["event"] == "exec"]
    equal([e["exec_count"] for e in execs], list(range(1, 12)), "each exec is reported, and counted")
    equal(real.plain_run([abi, lib, *deeds, "calls", "1", "end", "5"]).returncode, 5, "as without us")

    # From a thread that is not the leader: the others vanish, the thread takes the leader's number.
    script = f"exec {abi} {lib} calls 4 end 0"
    p = real.Process([abi, lib, "wait", "calls", "1", "exec", "/bin/sh", "-c", script], stdin=True)
    t = real.Tracer("-p", p.pid).ready()
    p.tell("go")
    equal(p.wait(), 0, "exec of a shell and of the program again, attached")
    equal((t.wait(5), len(t.calls("urEventWait"))), (0, 5), "calls before and after, attached")


def forks(abi, lib):
    deeds = []
    for _ in range(6):
        deeds += ["calls", "1", "fork"]
    t = real.Tracer("-C", "--", abi, lib, *deeds, "calls", "2", "end", "9")
    equal(t.wait(), 9, "a chain of forks: its end is passed on")
    equal((len(t.calls("urEventWait")), len({c["pid"] for c in t.calls()})), (6 + 6 + 2, 7), "a chain of forks: every process, every call")
    check("urEventWait" in t.err and "14" in t.err, "and in the table")


def end_together(*_):
    """Of a process whose threads end at the same time, there is one end."""
    program = real.build_linked(real.folder(), LIBRARY, PROGRAM, "libur_changing_test.so", "-pthread")
    t = real.Tracer("-e", "ur:*", "--", program, CHILDREN)
    equal(t.wait(100), 0, "a program with thousands of children ends well")
    ends = collections.Counter(e["pid"] for e in t.events() if e["type"] == "process" and e["event"] == "exit")
    equal(collections.Counter(ends.values()), {1: CHILDREN + 1}, "threads that end together: each process ends once")
    equal(t.lost(), {}, "nothing lost")


def main():
    abi, lib = real.build_abi(real.folder())
    before = real.bpf_alive()
    for part in (unloads, overwritten, killed_at_once, execs, forks, end_together):
        part(abi, lib)
    equal(real.bpf_left(before), set(), "nothing is left in the kernel")


real.run(main)
