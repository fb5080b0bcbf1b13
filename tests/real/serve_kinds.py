#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200, takes: 20, suite: all
# alone: it waits for the number of programs that use an API, which is that of the whole machine
"""xptibpf serve counts each call of programs that are unlike others: one that loads its library long after its start, one whose
library was replaced by an update, and the one that has the new file, those that live for some milliseconds, and one in namespaces of
its own with a copy of the library; and while xptibpf trace looks at one of them, both have all of its calls.

urUSMPoolGetDevicePoolExp is called by nobody else here.
"""
import os
import shutil
import subprocess

from lib import real
from lib.real import check, equal, need
from lib.serving import Serve, metrics, of_functions, one

NAME = "urUSMPoolGetDevicePoolExp"
LIBRARY = f"""
int {NAME}(void *pool, long n) {{ __asm__ volatile("" ::: "memory"); return 0; }}
"""
# Its library is the first line of its input; each further one is a number of calls.
PROGRAM = f"""
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(int argc, char **argv)
{{
	char line[4096];
	int (*call)(void *, long) = 0;
	if (argc > 2) {{
		call = dlsym(dlopen(argv[1], RTLD_NOW), "{NAME}");
		for (int i = 0; i < atoi(argv[2]); i++) call(0, i);
		usleep(5000);
		return 0;
	}}
	puts("runs"), fflush(stdout);
	while (fgets(line, sizeof(line), stdin)) {{
		line[strcspn(line, "\\n")] = 0;
		if (!call) call = dlsym(dlopen(line, RTLD_NOW), "{NAME}");
		else for (int i = 0; i < atoi(line); i++) call(0, i);
		puts("done"), fflush(stdout);
	}}
	return 0;
}}
"""


class Program(real.Process):
    def __init__(self, path, *prefix):
        super().__init__([*prefix, path], stdin=True)
        self.said("^runs$")

    def does(self, line):
        done = len(self.out.splitlines())
        self.tell(line)
        real.wait_for(lambda: len(self.out.splitlines()) > done, "the program has done it")

    def ends(self):
        self.p.stdin.close()
        equal(self.wait(), 0, "the program ends well")


class Counted:
    """What serve has, and what it should have."""

    def __init__(self, where):
        self.where, self.made = where, 0

    def now(self):
        return of_functions(metrics(self.where)).get(NAME, 0)

    def users(self):
        return one(metrics(self.where), "xptibpf_programs_total", 'api="ur"')

    def loads(self, p, lib):
        """Returns when serve knows that it has the library."""
        before = self.users()
        p.does(lib)
        real.wait_for(lambda: self.users() > before, "the program is one that uses the API")

    def calls(self, p, n):
        p.does(str(n))
        self.made += n

    def check(self, what):
        real.wait_for(lambda: self.now() >= self.made, what)
        equal(self.now(), self.made, what)


def update(lib):
    """As a package manager does it."""
    shutil.copy(lib, f"{lib}.new")
    os.rename(f"{lib}.new", lib)


def main():
    d = real.folder()
    lib = real.build_text(LIBRARY, f"{d}/libur_kinds_test.so", "-shared", "-fPIC")
    program = real.build_text(PROGRAM, f"{d}/program", "-ldl")
    early = Program(program)
    s = Serve("-e", f"ur:{NAME}", "--listen", f"unix:{d}/http", "--control", "none").ready(f"{d}/http")
    counted = Counted(f"{d}/http")

    counted.loads(early, lib)
    counted.calls(early, 123)
    counted.check("a program that loads its library long after its start, and after serve's")

    for _ in range(100):
        subprocess.run([program, lib, "3"], check=True)
        counted.made += 3
    counted.check("a hundred programs that live for some milliseconds")

    update(lib)
    need(f"{lib} (deleted)" in real.read(f"/proc/{early.pid}/maps"), "the program goes on with the file that was there before")
    late = Program(program)
    counted.loads(late, lib)
    need("(deleted)" not in real.read(f"/proc/{late.pid}/maps"), "and another has the new one")
    counted.calls(early, 77)
    counted.calls(late, 55)
    counted.check("a library that was replaced: who has the old file, and who has the new one")

    os.mkdir(f"{d}/inside")
    script = f"mount -t tmpfs none {d}/inside && cp {lib} {d}/inside/lib.so && exec \"$@\""
    inside = Program(program, "unshare", "-mpf", "--mount-proc", "--kill-child", "sh", "-c", script, "sh")
    counted.loads(inside, f"{d}/inside/lib.so")
    counted.calls(inside, 99)
    counted.check("a program in namespaces of its own, with a copy of the library that nobody else can see")

    t = real.Tracer("-p", late.pid, "-e", f"ur:{NAME}").ready().knows(lib)
    counted.calls(late, 1000)
    counted.calls(early, 10)
    equal(t.end(), 0, "a trace of one ends well")
    equal(len(t.calls(NAME)), 1000, "beside serve, it has each call of its program")
    equal(t.lost(), {}, "and has lost nothing")
    counted.check("and so has serve, of all")
    counted.calls(late, 10)
    counted.check("also when the trace has ended")
    for p in early, late, inside:
        p.ends()
    check(counted.now() == counted.made, "all in all", counted.now())
    s.p.terminate()
    equal(s.wait(20), 0, "serve ends well")


real.run(main)
