#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 40, suite: all
# alone: it compares what all processes of the machine do with what one of them says
"""What xptibpf serve says of memory, copies and waits is what programs did and what mem says, also when events are lost.

One program does what it is told, with functions of its own that have the names of the Plugin Interface's and Level Zero's,
which few programs on a machine use: it
frees in other threads, fails to allocate and to free, gives an address twice, and ends with memory.
"""
import collections
import json
import os
import re
import signal
import subprocess
import time

from lib import real
from lib.real import check, equal, need
from lib.serving import Serve, metrics, read_again, samples

# Each function has a frame and a body: a call that the compiler removes is none.
LOWER = r"""
#include <stddef.h>
static char arena[64 << 20], *last;
static size_t used;
/* What was freed last is given again if it has the size; a second free does no harm. */
int zeMemAllocDevice(void *context, void *desc, size_t size, size_t align, void *device, void **ret)
{
	if (last && ((size_t *)last)[-1] == size) {
		*ret = last, last = 0;
		return 0;
	}
	used += 16;
	((size_t *)(arena + used))[-1] = size;
	*ret = arena + used;
	used += (size + 15) & ~15UL;
	return 0;
}
int zeMemFree(void *context, void *p) { last = p; __asm__ volatile("" ::: "memory"); return 0; }
"""
UPPER = r"""
#include <stdlib.h>
#include <unistd.h>
int zeMemAllocDevice(void *, void *, size_t, size_t, void *, void **), zeMemFree(void *, void *);
static void *own; /* a chunk of the runtime's own */
int piextUSMDeviceAlloc(void **ret, void *context, void *device, void *properties, size_t size, unsigned align)
{
	if (size > 1L << 40) return 38;
	return zeMemAllocDevice(context, 0, size, 0, device, ret);
}
int piextUSMHostAlloc(void **ret, void *context, void *properties, size_t size, unsigned align) { return zeMemAllocDevice(context, 0, size, 0, 0, ret); }
int piextUSMSharedAlloc(void **ret, void *context, void *device, void *properties, size_t size, unsigned align) { return zeMemAllocDevice(context, 0, size, 0, 0, ret); }
int piextUSMFree(void *context, void *p)
{
	if (context) return 4;
	return zeMemFree(context, p);
}
int piextUSMEnqueueMemcpy(void *q, _Bool blocking, void *to, const void *from, size_t size, unsigned n, void *list, void *event)
{
	int r = zeMemAllocDevice(0, 0, 77, 0, 0, &own);
	__asm__ volatile("" ::: "memory");
	zeMemFree(0, own);
	return r;
}
int piEventsWait(unsigned n, void *list)
{
	char c;
	return read(*(int *)list, &c, 1) != 1;
}
"""
PROGRAM = r"""
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int piextUSMDeviceAlloc(void **, void *, void *, void *, size_t, unsigned), piextUSMHostAlloc(void **, void *, void *, size_t, unsigned);
int piextUSMSharedAlloc(void **, void *, void *, void *, size_t, unsigned), piextUSMFree(void *, void *), piEventsWait(unsigned, void *);
int piextUSMEnqueueMemcpy(void *, _Bool, void *, const void *, size_t, unsigned, void *, void *);
static char *slots[256];
static int pipes[2];
static void *free_it(void *p) { piextUSMFree(0, p); return 0; }
static void *nothing(void *p) { return p; }
static void *wait_for_it(void *p) { piEventsWait(1, pipes); return p; }
static char *at(const char *word) { return *word == '-' ? malloc(1 << 16) : slots[atoi(word)] + (strchr(word, '+') ? atoi(strchr(word, '+')) : 0); }
static void thread(void *(*fn)(void *), void *p) { pthread_t t; pthread_create(&t, 0, fn, p); pthread_join(t, 0); }
int main(int argc, char **argv)
{
	char line[256], w[5][64];
	pthread_t waiter;
	pipe(pipes);
	printf("0 done\n"), fflush(stdout);
	for (int n = 1; fgets(line, sizeof(line), stdin); n++) {
		memset(w, 0, sizeof(w));
		sscanf(line, "%63s %63s %63s %63s", w[0], w[1], w[2], w[3]);
		void **slot = (void **)&slots[atoi(w[1]) & 255];
		if (!strcmp(w[0], "device")) piextUSMDeviceAlloc(slot, 0, 0, 0, atol(w[2]), 0);
		if (!strcmp(w[0], "host")) piextUSMHostAlloc(slot, 0, 0, atol(w[2]), 0);
		if (!strcmp(w[0], "shared")) piextUSMSharedAlloc(slot, 0, 0, 0, atol(w[2]), 0);
		if (!strcmp(w[0], "free")) piextUSMFree(0, *slot);
		if (!strcmp(w[0], "free_badly")) piextUSMFree(w, *slot);
		if (!strcmp(w[0], "free_in_thread")) thread(free_it, *slot);
		if (!strcmp(w[0], "copy")) piextUSMEnqueueMemcpy(0, 0, at(w[1]), at(w[2]), atol(w[3]), 0, 0, 0);
		if (!strcmp(w[0], "wait")) pthread_create(&waiter, 0, wait_for_it, 0);
		if (!strcmp(w[0], "waited")) write(pipes[1], "", 1), pthread_join(waiter, 0);
		if (!strcmp(w[0], "threads")) for (int i = 0; i < atoi(w[1]); i++) thread(nothing, 0);
		if (!strcmp(w[0], "exec")) execv(argv[0], argv);
		printf("%d done\n", n), fflush(stdout);
	}
	return 0;
}
"""
KINDS = ("device", "host", "shared")
OF_KIND = ("memory_live_bytes", "allocations_live", "allocations_total", "memory_allocated_bytes_total", "frees_total",
           "memory_leaked_bytes_total", "allocations_leaked_total", "allocations_old", "memory_old_bytes")
ALONE = ("allocation_failures_total", "frees_unknown_total", "allocations_untracked_total", "copies_unsized_total")


def build(d):
    lower = real.build_text(LOWER, f"{d}/libze_serve.so", "-shared", "-fPIC")
    upper = real.build_text(UPPER, f"{d}/libpi_serve.so", lower, "-shared", "-fPIC", f"-Wl,-rpath,{d}")
    return real.build_text(PROGRAM, f"{d}/program", upper, lower, "-pthread", f"-Wl,-rpath,{d}")


def numbers(where):
    """{name: value} without "xptibpf_", what is of a kind by (name, kind), copies by (from, to)."""
    found = {}
    for (name, labels), v in samples(metrics(where)).items():
        name = name.removeprefix("xptibpf_")
        values = tuple(re.findall(r'="(\w*)"', labels))
        found[(name, *values) if values else name] = v
    return found


class Told(real.Process):
    """The program. Keeps what it was told to do."""

    def __init__(self, program, where):
        before = numbers(where)["programs_total", "pi"]
        self.zero = numbers(where)
        super().__init__([program], stdin=True)
        self.n, self.where = 0, where
        self.slots, self.want = {}, collections.Counter()
        self.said("^0 done$")
        real.wait_for(lambda: numbers(where)["programs_total", "pi"] > before, "its probes are in place")

    def do(self, *words, wait=True):
        self.n += 1
        self.tell(" ".join(map(str, words)))
        if wait:
            self.said(f"^{self.n} done$", 60)

    def add(self, slot, kind, size, sign):
        self.want["memory_live_bytes", kind] += sign * size
        self.want["allocations_live", kind] += sign
        if sign > 0:
            self.slots[slot] = kind, size
            self.want["memory_allocated_bytes_total", kind] += size
            self.want["allocations_total", kind] += 1

    def alloc(self, kind, slot, size):
        self.do(kind, slot, size)
        self.add(slot, kind, size, 1)

    def free(self, slot, how="free"):
        self.do(how, slot)
        kind, size = self.slots.pop(slot)
        self.add(slot, kind, size, -1)
        self.want["frees_total", kind] += 1

    def copy(self, to, source, size, kinds):
        self.do("copy", to, source, size)
        self.want["copied_bytes_total", *kinds] += size

    def left(self):
        """It has ended, or is another program."""
        for slot, (kind, size) in self.slots.items():
            self.add(slot, kind, size, -1)
            self.want["memory_leaked_bytes_total", kind] += size
            self.want["allocations_leaked_total", kind] += 1
        self.slots = {}

    def holds(self, what):
        keys = [(n, k) for n in OF_KIND[:7] for k in KINDS] + list(ALONE) + [k for k in self.zero if k[0] == "copied_bytes_total"]
        def difference():
            now = numbers(self.where)
            return {k: int(now[k] - self.zero[k]) for k in keys if now[k] != self.zero[k]}
        wanted = {k: v for k, v in self.want.items() if v}
        deadline = time.monotonic() + 10 * real.SLOWER
        while difference() != wanted and time.monotonic() < deadline:
            time.sleep(0.1)
        if difference() != wanted:
            need(False, f"{what}: the numbers are those of the program", f"{difference()} instead of {wanted}")
        check(True, f"{what}: the numbers are those of the program", len(wanted))


def by_plan(p):
    for i, kind in enumerate(KINDS):
        p.alloc(kind, i, 1000 + i)
    p.holds("one of each kind")
    p.alloc("device", 3, 5000)
    p.free(3)
    p.free(0, "free_in_thread")
    p.holds("freed, once in another thread")
    p.do("device", 4, 1 << 41)
    p.want["allocation_failures_total"] += 1
    p.do("free_badly", 1)
    p.holds("what fails changes nothing")
    p.do("free", 0)
    p.want["frees_unknown_total"] += 1
    p.holds("a second free is one of unknown memory")
    for _ in range(50):
        p.alloc("device", 5, 4096)
        p.free(5)
    p.holds("the same address again and again")


def copies(p):
    p.alloc("device", 0, 9000)
    p.copy("0", "-", 100, ("host", "device"))
    p.copy("-", "0+4096", 200, ("device", "host"))
    p.copy("0", "2+10", 300, ("shared", "device"))
    p.copy("1", "0+8999", 1, ("device", "host"))
    p.copy("-", "-", 7, ("host", "host"))
    # More than have ranges: what is in the middle of one can't be told from other memory.
    for i in range(100, 180):
        p.alloc("device", i, 64)
    p.copy("179", "100", 32, ("device", "device"))
    p.copy("0+1", "179+1", 16, ("unknown", "device"))
    for i in range(100, 180):
        p.free(i)
    p.copy("-", "0+4096", 11, ("device", "host"))
    p.holds("copies by what they copy between")


def waits(p):
    before = numbers(p.where)["wait_seconds_total", "pi"]
    p.do("wait")
    real.wait_for(lambda: numbers(p.where)["oldest_call_seconds"] > 3, "a call that does not return gets old", 20)
    p.do("waited")
    real.wait_for(lambda: numbers(p.where)["wait_seconds_total", "pi"] - before > 3, "then its time is that of a wait", 20)
    real.wait_for(lambda: numbers(p.where)["oldest_call_seconds"] < 3, "and it is in flight no more", 20)


def old(p):
    count = len(p.slots)
    real.wait_for(lambda: sum(numbers(p.where)["allocations_old", k] - p.zero["allocations_old", k] for k in KINDS) == count,
                  "what lives gets old", 20)
    bytes_ = sum(numbers(p.where)["memory_old_bytes", k] for k in KINDS)
    check(bytes_ >= sum(size for _, size in p.slots.values()), "with its bytes", bytes_)


def ends(p, program, where):
    p.do("exec", wait=False)
    p.n = 0
    p.left()
    p.holds("another program has none of it")
    real.wait_for(lambda: len(re.findall("^0 done$", p.out, re.M)) == 2, "the other program runs")
    p.tell("host 9 123456")
    real.wait_for(lambda: len(re.findall("^1 done$", p.out, re.M)) == 2, "it does what it is told")
    p.add(9, "host", 123456, 1)
    p.holds("but its own")
    p.kill()
    p.wait()
    p.left()
    p.holds("a program that is killed leaves nothing")


def flooded(s, program, where):
    """The tracer is stopped, its ring full: nothing is known of threads then, and all of memory."""
    p = Told(program, where)
    p.alloc("device", 0, 100)
    lost = sum(v for k, v in numbers(where).items() if k[:2] == ("losses_total", "ring_full"))
    os.kill(s.pid, signal.SIGSTOP)
    p.do("threads", 20000)
    for i in range(1, 20):
        p.alloc("shared", i, 1 << i)
    for i in range(0, 20, 2):
        p.free(i)
    p.copy("1", "-", 12345, ("host", "shared"))
    os.kill(s.pid, signal.SIGCONT)
    p.holds("with records lost")
    more = numbers(where)["losses_total", "ring_full"]
    check(more > lost, "records were lost", f"{more - lost:.0f}")
    p.p.stdin.close()
    equal(p.wait(), 0, "the program ends well")
    p.left()
    p.holds("and at its end")


def as_mem(where):
    """A real program, with mem beside."""
    release = "2026.2.0"
    path = f"{real.folder()}/mem"
    names = {"leaked": "memory_leaked_bytes_total", "leaked_count": "allocations_leaked_total",
             "bytes": "memory_allocated_bytes_total", "count": "allocations_total"}

    def difference():
        before = numbers(where)
        r = subprocess.run([real.XPTIBPF, "mem", "--json", "-o", path, "--", real.workload(release, "mem")],
                           env=real.warm_environment(release, ONEAPI_DEVICE_SELECTOR="opencl:cpu"), capture_output=True, text=True)
        need(r.returncode == 0, "the program ends well", r.stderr[-300:])
        lines = [json.loads(line) for line in real.read(path).splitlines()]
        wanted = {(names[n], e["of"]): e[n] for e in lines if e["type"] == "memory" and e["by"] == "kind" for n in names if e["of"] in KINDS}
        side = {"D": "device", "S": "shared", "M": "host", "H": "host"}
        sums = collections.Counter()
        for e in lines:
            if e["type"] == "copies" and not e["by_runtime"] and e["direction"][0] in side:
                sums["copied_bytes_total", side[e["direction"][0]], side[e["direction"][2]]] += e["bytes"]
        wanted.update(sums)
        read_again(lambda: numbers(where)["read_time_seconds"])
        now = numbers(where)
        return wanted, {k: int(now[k] - before[k]) for k in wanted}

    for _ in range(10):
        wanted, served = difference()
        if wanted == served or any(served[k] < n for k, n in wanted.items()):
            break
        print("other programs use SYCL at the same time: once more")
    check(len(wanted) > 12, "mem has numbers", len(wanted))
    equal(served, wanted, "serve has the same numbers as mem")


def main():
    d = real.folder()
    program = build(d)
    where = f"{d}/serve.sock"
    # Without captures, the kernel's buffer is smaller, and can be flooded.
    s = Serve("--listen", f"unix:{where}", "--control", "none", "--old", 4, "-e", "pi,ze").ready(where)
    p = Told(program, where)
    by_plan(p)
    copies(p)
    waits(p)
    old(p)
    ends(p, program, where)
    flooded(s, program, where)
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(20), 0, "it ends well")
    s = Serve("--listen", f"unix:{where}").ready(where)
    as_mem(where)
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(20), 0, "the one that counts all ends well, too")


if __name__ == "__main__":
    real.run(main)
