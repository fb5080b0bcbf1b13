#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 600, takes: 60, suite: all
# alone: it reads of all processes of the machine when the one that it started is seen
"""xptibpf serve --max-overhead: what probes cost is said, functions that are called too often lose their probes, all others
keep theirs and their exact counts, and who is quiet again gets them back.

Only functions are selected that no other program here calls. No time is checked: calls are counted by the program itself.
"""
import json
import re
import signal
import subprocess

from lib import real
from lib.real import check, equal
from lib.serving import Serve, ask, free_port, metrics, of_functions, one, read_again

OFTEN, SELDOM, ALLOC, FREE = "piextCommandBufferFinalize", "piextCommandBufferRetain", "piextUSMHostAlloc", "piextUSMFree"
LIBRARY = """
static char memory[256];
int piextCommandBufferFinalize(void *buffer) { __asm__ volatile("" ::: "memory"); return 0; }
int piextCommandBufferRetain(void *buffer) { __asm__ volatile("" ::: "memory"); return 0; }
int piextUSMHostAlloc(void **ret, void *context, void *properties, long size, unsigned align) { *ret = memory + (size == 100 ? 64 : 0); return 0; }
int piextUSMFree(void *context, void *p) { __asm__ volatile("" ::: "memory"); return 0; }
"""
PROGRAM = r"""
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int piextCommandBufferFinalize(void *), piextCommandBufferRetain(void *);
int piextUSMHostAlloc(void **, void *, void *, long, unsigned), piextUSMFree(void *, void *);
static volatile int stop;
static volatile long made;
static void *flood(void *p)
{
	void *m;
	for (; !stop; made++) {
		if (!p) piextCommandBufferFinalize(0);
		else piextUSMHostAlloc(&m, 0, 0, 64, 0), piextUSMFree(0, m);
		usleep(20);
	}
	return 0;
}
int main(void)
{
	char line[64], word[16];
	pthread_t t;
	int n;
	puts("runs"), fflush(stdout);
	while (fgets(line, sizeof(line), stdin)) {
		if (sscanf(line, "%15s %d", word, &n) != 2) return 2;
		if (!strcmp(word, "often")) for (int i = 0; i < n; i++) piextCommandBufferFinalize(0);
		if (!strcmp(word, "seldom")) for (int i = 0; i < n; i++) piextCommandBufferRetain(0);
		if (!strcmp(word, "keep")) for (void *m; n--;) piextUSMHostAlloc(&m, 0, 0, 100, 0);
		if (!strcmp(word, "flood")) stop = 0, pthread_create(&t, 0, flood, n ? &t : 0);
		if (!strcmp(word, "stop")) stop = 1, pthread_join(t, 0);
		printf("%s %ld\n", word, made), fflush(stdout);
	}
	return 0;
}
"""


class Program:
    def __init__(self, program, port):
        seen = lambda: value(port, "programs_total", 'api="pi"') or 0
        before, self.said = seen(), 0
        self.p = real.Process([program], stdin=True)
        self.p.said("^runs$")
        real.wait_for(lambda: seen() > before, "the program is seen")

    def do(self, word, n=0):
        """What it says of its flood: so many rounds so far."""
        self.p.tell(f"{word} {n}")
        self.said += 1
        done = lambda: re.findall(r"^[a-z]+ (\d+)$", self.p.out, re.M)
        real.wait_for(lambda: len(done()) >= self.said, f"the program does: {word}")
        return int(done()[self.said - 1])

    def end(self):
        self.p.p.stdin.close()
        equal(self.p.wait(), 0, "the program ends well")


def counted(port, name):
    return of_functions(metrics(port)).get(name, 0)


def value(port, name, labels=""):
    return one(metrics(port), "xptibpf_" + name, labels)


def exact(program):
    """Without a limit: the cost is the number of hits times what one costs, and what is kept of memory."""
    port = free_port()
    s = Serve("-qq", "--listen", f"127.0.0.1:{port}", "-e", f"{OFTEN},{SELDOM},{ALLOC},{FREE}").ready(port)
    p = Program(program, port)
    costs = {k: value(port, "hit_cost_seconds", f'hit="{k}"') for k in ("entry", "call", "stepped_entry", "stepped_call")}
    check(all(1e-8 < v < 1e-3 for v in costs.values()), "a hit costs something", costs)
    check(costs["entry"] < costs["call"], "and more with a return than without", costs)
    p.do("often", 20000)
    real.wait_for(lambda: counted(port, OFTEN) == 20000, "all calls are counted")
    spent = value(port, "overhead_seconds_total")
    check(spent in [round(20000 * costs[k], 9) for k in ("call", "stepped_call")],
          "20000 hits cost 20000 times what one costs", (spent, costs))
    p.do("keep", 20000)
    real.wait_for(lambda: counted(port, ALLOC) == 20000, "all allocations are counted")
    more = value(port, "overhead_seconds_total") - spent
    check(any(1.02 < more / (20000 * costs[k]) < 5 for k in ("call", "stepped_call")),
          "an allocation costs more than a hit, as it is kept", (more, costs))
    equal((value(port, "overhead_limit_ratio"), value(port, "functions_off")), (0, 0), "there is no limit")
    p.end()
    s.kill(signal.SIGTERM)
    equal(s.wait(), 0, "serve ends well")


def governed(program):
    port = free_port()
    s = Serve("--max-overhead", "2%", "--listen", f"127.0.0.1:{port}", "-e", f"{OFTEN},{SELDOM},{ALLOC},{FREE}").ready(port)
    equal(value(port, "overhead_limit_ratio"), 0.02, "the limit is said")
    p = Program(program, port)
    p.do("seldom", 7)
    real.wait_for(lambda: counted(port, SELDOM) == 7, "calls are counted")
    p.do("flood")
    state = real.wait_for(lambda: (s := json.loads(ask(port, "/status")[2])["overhead"])["functions_off"] == 1 and s,
                          "what floods loses its probes")
    equal((state["limit"], state["memory_off"]), (0.02, False), "/status says it, and why")
    check(0 < counted(port, OFTEN), "what was counted of it stays")
    # Nothing but the rare calls is counted from now on, and these are exact.
    read_again(lambda: value(port, "read_time_seconds"))
    before, rounds = counted(port, OFTEN), p.do("seldom", 20)
    real.wait_for(lambda: counted(port, SELDOM) == 27, "the other function of the library is counted as before")
    equal(counted(port, SELDOM), 27, "and each call once")
    if not value(port, "functions_switched_total", 'to="on"'):
        equal(counted(port, OFTEN), before, "the flood is counted no more")
        check(p.do("seldom", 0) > rounds, "though it goes on")
        check(value(port, "calls_unseen_estimated_total") > 0, "what is not counted is estimated, apart")
    p.do("stop")
    read_again(lambda: value(port, "read_time_seconds"))
    lines = [line for line in s.err.splitlines() if "lost theirs" in line]
    equal(len(lines), value(port, "functions_switched_total", 'to="off"'), "the log has one line each time")
    check(all(f"1 function, such as {OFTEN}," in line for line in lines), "which names the function", s.err[-500:])
    # Nobody calls it any more, so it keeps its probes when it is tried, which is the later the more it cost.
    real.wait_for(lambda: value(port, "functions_off") == 0, "it gets its probes back", 240)
    had = counted(port, OFTEN)
    p.do("often", 33)
    real.wait_for(lambda: counted(port, OFTEN) == had + 33, "and is counted again")
    equal(value(port, "memory_off"), 0, "memory was never left out")
    host = 'kind="host"'
    p.do("keep", 1)
    real.wait_for(lambda: value(port, "memory_live_bytes", host) == 100, "what it allocates lives")
    p.do("flood", 1)
    real.wait_for(lambda: value(port, "memory_off") == 1, "where allocations flood, memory is left out, and this is said")
    equal(value(port, "memory_live_bytes", host), None, "what lives is not known then, and not said")
    p.do("stop")
    p.do("seldom", 1)
    real.wait_for(lambda: counted(port, SELDOM) == 28, "all else goes on")
    p.end()
    read_again(lambda: value(port, "read_time_seconds"))
    equal(value(port, "memory_leaked_bytes_total", host), 0, "what may have been freed is not leaked at the end")
    if real.in_check_all():
        memory_again(program, port, host)
    s.kill(signal.SIGTERM)
    equal(s.wait(), 0, "serve ends well")


def memory_again(program, port, host):
    real.wait_for(lambda: value(port, "memory_off") == 0, "memory is tried again", 100)
    equal(value(port, "memory_live_bytes", host), 0, "nothing that is known lives")
    p = Program(program, port)
    p.do("keep", 1)
    real.wait_for(lambda: value(port, "memory_live_bytes", host) == 100, "what is allocated now is counted")
    p.end()
    real.wait_for(lambda: value(port, "memory_leaked_bytes_total", host) == 100, "and what is leaked now")


def bad():
    for text in ("0", "101%", "x", "1%%", "-1", "0.00001", ""):
        r = subprocess.run([real.XPTIBPF, "serve", "--check", "--max-overhead", text], capture_output=True, text=True)
        equal(r.returncode, 2, f"{text!r} is no limit")
        check("invalid value" in r.stderr and "--max-overhead" in r.stderr, "and this is said", r.stderr)


def main():
    program = real.build_linked(real.folder(), LIBRARY, PROGRAM, "libpi_governor_test.so", "-pthread")
    bad()
    exact(program)
    governed(program)


if __name__ == "__main__":
    real.run(main)
