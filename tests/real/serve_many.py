#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 40, suite: all
# alone: it compares what all processes of the machine do with what its own programs have done
"""xptibpf serve on a machine with 1,000 processes that use all APIs, each under a name of its own: at most 500 series by
default, and with --labels as many more as the manual says, whose sums miss no call.

Each program calls 40 functions of nearly 1,200 that are traced by default, so that far more have been called than have series.
"""
import collections
import json
import random
import re
import signal
import subprocess

from lib import real
from lib.real import check, equal, need
from lib.serving import Serve, free_port, metrics, one, read_again, samples

PROCESSES, CALLS = 1000, 40
SERIES = 500
GROUPS = 20
APIS = "ze", "ur", "cl", "pi", "cu"
PROGRAM = r"""
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
/* NAME LIBRARY FUNCTION...: calls each once, and stays until its input ends. */
int main(int argc, char **argv)
{
	void *library = dlopen(argv[2], RTLD_NOW);
	char c;

	prctl(PR_SET_NAME, argv[1]);
	if (!library)
		return 1;
	for (int i = 3; i < argc; i++) {
		void *(*f)(void *, void *, void *, void *) = dlsym(library, argv[i]);

		if (!f || f(NULL, NULL, NULL, NULL))
			return 2;
	}
	puts("called"), fflush(stdout);
	return fread(&c, 1, 1, stdin) ? 3 : 0;
}
"""


def known():
    """{symbol: api} of what is traced by default, without symbols of two APIs."""
    r = subprocess.run([real.XPTIBPF, "apis", "--json"], capture_output=True, text=True, check=True)
    found = collections.defaultdict(set)
    for e in map(json.loads, r.stdout.splitlines()):
        if e["default"]:
            found[e.get("symbol") or e["name"]].add(e["api"])
    return {name: next(iter(apis)) for name, apis in found.items() if len(apis) == 1 and apis <= set(APIS)}


def build(d, names):
    with open(f"{d}/library.c", "w") as f:
        f.writelines(f'void *{n}(void *a, void *b, void *c, void *d) {{ __asm__ volatile("" ::: "memory"); return 0; }}\n' for n in sorted(names))
    with open(f"{d}/program.c", "w") as f:
        f.write(PROGRAM)
    return real.build(f"{d}/library.c", f"{d}/libur_many.so", "-shared", "-fPIC"), real.build(f"{d}/program.c", f"{d}/program", "-ldl")


class Programs:
    def __init__(self, program, library, names):
        self.program, self.library, self.names = program, library, names
        self.random = random.Random(1)
        self.made = collections.Counter()
        self.running = []

    def begin(self, n):
        functions = self.random.sample(sorted(self.names), CALLS)
        p = subprocess.Popen([self.program, f"many-{n}", self.library, *functions], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        need(p.stdout.readline() == "called\n", "a program has made its calls") if n < 1 else p.stdout.readline()
        self.made.update(self.names[f] for f in functions)
        self.running.append(p)

    def end(self):
        for p in self.running:
            p.stdin.close()
        return collections.Counter(p.wait() for p in self.running)


def by_api(found, metric):
    now = collections.Counter()
    for (name, labels), v in found.items():
        m = re.search(r'\bapi="(.*?)"', labels)
        if name == metric and m[1] in APIS:
            now[m[1]] += int(v)
    return now


def apis_of(found):
    return {re.search(r'\bapi="(.*?)"', labels)[1] for (name, labels) in found if name == "xptibpf_group_calls_total"}


def run(names, program, library, *options):
    port = free_port()
    s = Serve("--listen", f"127.0.0.1:{port}", "--devices", "off", *options).ready(port)
    programs = Programs(program, library, names)
    # The first one brings the probes into the library, and is not counted whole.
    first = Programs(program, library, names)
    first.begin(0)
    real.wait_for(lambda: sum(one(metrics(port), "xptibpf_programs_total", f'api="{a}"') for a in APIS) > 0, "the library is known")
    read_again(lambda: samples(metrics(port))["xptibpf_read_time_seconds", ""])
    before = samples(metrics(port))
    for n in range(PROCESSES):
        programs.begin(n + 1)
    read_again(lambda: samples(metrics(port))["xptibpf_read_time_seconds", ""])
    found = samples(metrics(port))
    calls = by_api(found, "xptibpf_calls_total") - by_api(before, "xptibpf_calls_total")
    equal(calls, programs.made, f"{options}: the functions' series miss no call of {PROCESSES} programs")
    lost = {k: v - before.get(k, 0) for k, v in found.items() if k[0] == "xptibpf_losses_total" and v > before.get(k, 0)}
    equal(lost, {}, "nothing was lost")
    memory = int(re.search(r"^VmRSS:\s+(\d+)", real.read(f"/proc/{s.pid}/status"), re.M)[1]) >> 10
    print(f"  {len(found)} series, {memory} MiB of memory")
    if options:
        groups = {k: v for k, v in found.items() if k[0].startswith("xptibpf_group_")}
        equal(by_api(found, "xptibpf_group_calls_total") - by_api(before, "xptibpf_group_calls_total"), programs.made, "those of groups neither")
        most = (GROUPS + 1) * (10 + 5 * len(apis_of(found)))
        check(0 < len(groups) <= most, f"there are at most {most} of them", len(groups))
        found = {k: v for k, v in found.items() if k not in groups}
    check(len(found) <= SERIES, f"there are at most {SERIES} series", len(found))
    equal((programs.end(), first.end()), ({0: PROCESSES}, {0: 1}), "each program ends well")
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(60), 0, "serve ends well")


def main():
    d, names = real.folder(), known()
    need(len(names) > 1000, "there are many functions", len(names))
    library, program = build(d, names)
    run(names, program, library)
    run(names, program, library, "--labels", "command", "--groups", str(GROUPS))


real.run(main)
