#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 60, suite: all
"""A kernel that has no memory for BPF maps, programs or links, or refuses them: serve ends with one line that says so, and
leaves nothing, as all commands do on one that is too old; and if it happens while it runs, it says which calls are not seen, and goes on.

A filter of system calls refuses them (lib/refuse.c), each in turn."""
import errno
import os
import re

from lib import real
from lib.real import check, equal, need
from lib.serving import Serve, metrics, of_functions, one

MAP, PROGRAM, LINK = 0, 5, 28  # as linux/bpf.h numbers them
NAME = "urUSMPoolSetInfoExp"
LIBRARY = f"""
int {NAME}(void *pool, long size) {{ __asm__ volatile("" ::: "memory"); return 0; }}
"""
# Each line is a library to load, whose function is called ten times.
CALLER = f"""
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
int main(void)
{{
	char line[4096];
	puts("runs"), fflush(stdout);
	while (fgets(line, sizeof(line), stdin)) {{
		line[strcspn(line, "\\n")] = 0;
		int (*call)(void *, long) = dlsym(dlopen(line, RTLD_NOW), "{NAME}");
		for (int i = 0; i < 10; i++) call(0, i);
		puts("called"), fflush(stdout);
	}}
	return 0;
}}
"""


class Refused(Serve):
    """serve on a machine that refuses these."""

    def __init__(self, refuse, d, command, error, when):
        self.where = f"{d}/http"
        super().__init__("-e", f"ur:{NAME}", "--listen", f"unix:{self.where}", "--control", "none",
                         prefix=[refuse, str(command), str(error), str(when)])

    def asked(self):
        return int(self.out.split()[-1])


def ends(refuse, d, what, command, error, words):
    """Whichever of the calls that it makes is refused."""
    s = Refused(refuse, d, command, error, "1000000").ready(f"{d}/http")
    s.p.terminate()
    equal(s.wait(30), 0, f"{what}: if none is refused, it runs")
    n = s.asked()
    need(n > 2, f"{what}: it asks for some", n)
    # The middle ones are alike. Links are also made later, when it must go on without.
    for when in sorted({1, 2, 3} if command == LINK else {1, 2, n // 4, n // 2, n - 2, n}):
        s = Refused(refuse, d, command, error, when)
        status = s.wait(60)
        errors = [line for line in s.err.splitlines() if " error: " in line]
        check(status == 1 and len(errors) == 1 and any(w in errors[0] for w in words), f"{what}: the one with the number {when} of {n}", f"{status}: {s.err}")
        check(not os.path.exists(s.where), f"{what}: and its socket is gone")


def too_old(refuse, d):
    """A kernel that loads none of the programs: that is told apart from a trace that failed, and nothing is begun."""
    begun, recording = f"{d}/begun", f"{d}/recording.xbt"
    for argv in (["trace", "-a"], ["trace", "-o", f"{d}/text", "--", "touch", begun], ["record", "-a", "-o", recording], ["stat", "-a"],
                 ["top", "-b", "-n", "1"], ["mem", "-a"], ["serve", "--listen", f"unix:{d}/old", "--control", "none"]):
        p = real.plain_run([refuse, str(PROGRAM), str(errno.EINVAL), "1", real.XPTIBPF, *argv])
        lines = [line for line in p.stderr.splitlines() if not line.startswith(("asked ", "xptibpf: serving "))]
        check(p.returncode == 3 and len(lines) == 1 and "this kernel lacks required features" in lines[0],
              f"a kernel that is too old: {argv[0]} says so in one line, with a status of its own", f"{p.returncode}: {p.stderr}")
    check(not os.path.exists(begun), "the program is not started")
    check(not os.path.exists(recording), "no recording is begun")


def doctor_names(refuse):
    """A kernel that accepts the tiny programs, and not those that a trace needs."""
    def doctor(when):
        return real.plain_run([refuse, str(PROGRAM), str(errno.EACCES), str(when), real.XPTIBPF, "doctor", "-p", os.getpid()])

    def refused(name, first):
        # libbpf tries tiny programs of its own meanwhile, of which it says nothing.
        for when in range(first, first + 10):
            p = doctor(when)
            found = re.search(rf"^  (\w+) +{name} +the kernel refuses '(\w+)': Permission denied$", p.stdout, re.M)
            if found:
                return p.returncode, found[1], found[2]
        return p.stdout

    p = doctor(1000000)
    check(p.returncode == 0 and len(re.findall(r"^  ok .* the kernel accepts ", p.stdout, re.M)) == 3, "doctor: it accepts all kinds", p.stdout)
    n = int(re.search(r"^asked (\d+)$", p.stdout, re.M)[1])
    equal(refused("trace", n // 4)[:2], (1, "missing"), "doctor names a program without which nothing can be traced")
    equal(refused("trace -k", n // 2)[1], "limited", "and one that only stacks need")
    equal(refused("serve", 2 * n // 3)[1], "limited", "or only serve")


def while_it_runs(refuse, d):
    """Not even the mappings of processes can be looked at; when there is memory again, all are found."""
    lib = real.build(f"{d}/lib.c", f"{d}/libur_refused.so", "-shared", "-fPIC")
    stop = f"{d}/stop"
    s = Refused(refuse, d, LINK, errno.ENOMEM, stop).ready(f"{d}/http")
    lost = lambda cause: one(metrics(s.where), "xptibpf_losses_total", f'cause="{cause}"') or 0
    calls = lambda: of_functions(metrics(s.where)).get(NAME, 0)
    before = lost("watch_full"), lost("late_file")
    with open(stop, "w"):
        pass
    p = real.Process([f"{d}/caller"], stdin=True)
    p.said("^runs$")
    call(p, lib)
    real.wait_for(lambda: lost("watch_full") > before[0], "that mappings can't be looked at is counted as a loss")
    equal(calls(), 0, "no call is made up")
    os.unlink(stop)
    real.wait_for(lambda: lost("late_file") > before[1], "when there is memory again, the library is found, and that it is late is counted")
    call(p, lib)
    real.wait_for(lambda: calls() == 10, "from then on, each call is counted")
    p.p.stdin.close()
    equal(p.wait(), 0, "the program ends well")
    s.p.terminate()
    equal(s.wait(30), 0, "serve ends well")


def call(p, lib):
    done = len(p.out.splitlines())
    p.tell(lib)
    real.wait_for(lambda: len(p.out.splitlines()) > done, "the calls are made")


def main():
    d = real.folder()
    refuse = real.build(f"{real.ROOT}/tests/real/lib/refuse.c", f"{d}/refuse")
    for name, text in (("lib", LIBRARY), ("caller", CALLER)):
        with open(f"{d}/{name}.c", "w") as f:
            f.write(text)
    real.build(f"{d}/caller.c", f"{d}/caller", "-ldl")
    before = real.bpf_alive()
    memory = ["there is no memory for BPF programs and their maps"]
    for what, command in (("maps", MAP), ("programs", PROGRAM), ("links", LINK)):
        ends(refuse, d, f"no memory for {what}", command, errno.ENOMEM, memory)
    ends(refuse, d, "programs are forbidden", PROGRAM, errno.EPERM, ["the kernel refuses BPF programs here", "cannot watch the processes of this machine: Operation not permitted"])
    too_old(refuse, d)
    doctor_names(refuse)
    while_it_runs(refuse, d)
    equal(real.bpf_left(before), set(), "nothing is left in the kernel")


real.run(main)
