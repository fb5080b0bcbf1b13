#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200, takes: 20, suite: all
"""xptibpf serve -e thread: each program that uses an API has links of its own, which the kernel takes long to remove; the thread that
does everything else does not wait for that, each call is counted once, and all links are gone when the programs are.

strace measures who waits in close(). The programs have a name that nobody else has."""
import collections
import os
import re
import shutil

from lib import real
from lib.real import check, equal, need
from lib.serving import Serve, metrics, samples

NAME = "urUSMPoolSetInfoExp"
BATCHES, AT_ONCE, THREADS = 6, 10, 5
LIBRARY = f"""
int {NAME}(void *pool, long size) {{ __asm__ volatile("" ::: "memory"); return 0; }}
"""
# With an argument, it executes itself once more, without.
PROGRAM = f"""
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
int {NAME}(void *, long);
static void *nothing(void *u) {{ return u; }}
int main(int argc, char **argv)
{{
	pthread_t t;
	{NAME}(0, 1);
	puts("runs"), fflush(stdout);
	if (!fgets((char[16]){{ 0 }}, 16, stdin)) return 1;
	{NAME}(0, 1);
	for (int i = 0; i < {THREADS}; i++) pthread_create(&t, 0, nothing, 0), pthread_join(t, 0);
	if (argc > 1) execl(argv[0], argv[0], (char *)0);
	return 7;
}}
"""


def linked(s):
    """{pid: links} of the tracer that are for one process alone, and {0: links} into this test's library, which are for all."""
    found = collections.Counter()
    for fd in os.listdir(f"/proc/{s.pid}/fdinfo"):
        text = real.read(f"/proc/{s.pid}/fdinfo/{fd}")
        m = re.search(r"^link_type:\s*uprobe_multi\n(?:.*\n)*pid:\s*(\d+)\npath:\s*(.*)$", text, re.M)
        if m and (m[1] != "0" or m[2].endswith("libur_threads_test.so")):
            found[int(m[1])] += 1
    return found


def counted(where, program):
    labels = f'command="{os.path.basename(program)}",api="thread"'
    return sum(v for (name, found), v in samples(metrics(where)).items() if name == "xptibpf_group_calls_total" and found == labels)


class Programs:
    """Some at once, that have their probes. Each of them calls the library's function after that, as threads alone are nothing that
    serve is there for."""

    def __init__(self, s, program, *args):
        self.serve = s
        self.all = [real.Process([program, *args], stdin=True) for _ in range(AT_ONCE)]
        for p in self.all:
            p.said("^runs$")
        real.wait_for(lambda: all(linked(s)[pid] for pid in [0, *(p.pid for p in self.all)]), "each program has a link of its own")

    def go(self):
        for p in self.all:
            p.tell("go")

    def end(self):
        self.go()
        for p in self.all:
            need(p.wait() == 7, "a program ends well") if p.wait() != 7 else None

    def gone(self):
        real.wait_for(lambda: not any(linked(self.serve)[p.pid] for p in self.all), "the links of those that have ended are gone")


def in_close(path):
    """{thread: seconds}"""
    found = collections.Counter()
    for m in re.finditer(r"^(\d+) +(?:close\(|<\.\.\. close resumed).*<([\d.]+)>$", real.read(path), re.M):
        found[int(m[1])] += float(m[2])
    return found


def main():
    d = real.folder()
    program = real.build_linked(d, LIBRARY, PROGRAM, "libur_threads_test.so", "-pthread", name=f"thr{os.getpid()}")
    where = f"{d}/http"
    s = Serve("-e", f"thread,ur:{NAME}", "--labels", "command", "--listen", f"unix:{where}", "--control", "none").ready(where)
    made = 0
    tool = real.Process([shutil.which("strace"), "-f", "-T", "-e", "trace=close", "-o", f"{d}/strace", "-p", str(s.pid)])
    tool.said("attached", where="err")
    for _ in range(BATCHES):
        all_ = Programs(s, program)
        all_.end()
        made += THREADS * AT_ONCE
        real.wait_for(lambda: counted(where, program) == made, "each thread is counted once")
        all_.gone()
    check(True, f"{BATCHES * AT_ONCE} programs with links of their own")
    tool.p.terminate()
    tool.wait()
    took = in_close(f"{d}/strace")
    check(took[s.pid] < sum(took.values()) / 3, "others wait for the kernel, not who reads the counts",
          f"{took[s.pid]:.2f} s of {sum(took.values()):.2f} s")
    # A program that goes on as another one gets new links, and has the old ones no more.
    again = Programs(s, program, "again")
    again.go()
    for p in again.all:
        real.wait_for(lambda p=p: p.out == "runs\nruns\n", "it runs again")
    made += THREADS * AT_ONCE
    real.wait_for(lambda: counted(where, program) >= made, "its threads are counted")
    again.end()
    real.wait_for(lambda: counted(where, program) > made, "and those of the second program")
    check(counted(where, program) <= made + THREADS * AT_ONCE, "none of them twice", counted(where, program) - made)
    s.p.terminate()
    equal(s.wait(20), 0, "it ends well")


real.run(main)
