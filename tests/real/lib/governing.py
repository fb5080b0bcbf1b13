# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What the tests of `serve --max-overhead` share: a program that calls a few functions as it is told, and what serve says of them.

No other program here calls these functions, so that whatever else runs changes none of their numbers.
"""
import re

from lib import real
from lib.real import equal
from lib.serving import Serve, free_port, metrics, of_functions, one, read_again

OFTEN, SELDOM = "urBindlessImagesReleaseExternalMemoryExp", "urBindlessImagesUnsampledImageHandleDestroyExp"
ALLOC, FREE = "urMemoryExportAllocExportableMemoryExp", "urMemoryExportFreeExportableMemoryExp"
LIBRARY = f"""
static char memory[256];
int {OFTEN}(void *context, void *device, void *memory) {{ __asm__ volatile("" ::: "memory"); return 0; }}
int {SELDOM}(void *context, void *device, void *image) {{ __asm__ volatile("" ::: "memory"); return 0; }}
int {ALLOC}(void *context, void *device, long align, long size, int type, void **ret) {{ *ret = memory + (size == 100 ? 64 : 0); return 0; }}
int {FREE}(void *context, void *device, void *p) {{ __asm__ volatile("" ::: "memory"); return 0; }}
"""
# A flood has so many calls a second: what could not be made in time, because others had the processor, is made then.
PROGRAM = r"""
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
int OFTEN(void *, void *, void *), SELDOM(void *, void *, void *);
int ALLOC(void *, void *, long, long, int, void **), FREE(void *, void *, void *);
static volatile int stop;
static volatile long made;
static int rate;
static void often(void) { OFTEN(0, 0, 0); }
static void memory(void) { void *m; ALLOC(0, 0, 0, 64, 0, &m), FREE(0, 0, m); }
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + t.tv_nsec / 1e9; }
static void *flood(void *round)
{
	double begin = now();
	for (long n = 0; !stop; usleep(1000))
		for (; n < (now() - begin) * rate && !stop; n++, made++) ((void (*)(void))round)();
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
		if (!strcmp(word, "often")) for (int i = 0; i < n; i++) often();
		if (!strcmp(word, "seldom")) for (int i = 0; i < n; i++) SELDOM(0, 0, 0);
		if (!strcmp(word, "keep")) for (void *m; n--;) ALLOC(0, 0, 0, 100, 0, &m);
		if (!strcmp(word, "memory")) for (int i = 0; i < n; i++) memory();
		if (!strcmp(word, "flood")) stop = 0, rate = n, pthread_create(&t, 0, flood, often);
		if (!strcmp(word, "allocate")) stop = 0, rate = n, pthread_create(&t, 0, flood, memory);
		if (!strcmp(word, "stop")) stop = 1, pthread_join(t, 0);
		printf("%s %ld\n", word, made), fflush(stdout);
	}
	return 0;
}
"""


def build():
    d = real.folder()
    names = "".join(f"#define {name} {value}\n" for name, value in (("OFTEN", OFTEN), ("SELDOM", SELDOM), ("ALLOC", ALLOC), ("FREE", FREE)))
    return real.build_linked(d, LIBRARY, names + PROGRAM, "libur_governor_test.so", "-pthread")


class Limited(Serve):
    """serve with that limit, which counts these functions."""

    def __init__(self, limit, *args):
        self.port = free_port()
        super().__init__(*args, "--max-overhead", limit, "--listen", f"127.0.0.1:{self.port}", "-e", f"{OFTEN},{SELDOM},{ALLOC},{FREE}")
        self.ready(self.port)

    def counted(self, name):
        return of_functions(metrics(self.port)).get(name, 0)

    def value(self, name, labels=""):
        return one(metrics(self.port), "xptibpf_" + name, labels)

    def read_again(self):
        read_again(lambda: self.value("read_time_seconds"))


class Program:
    def __init__(self, program, serve):
        """Runs, and has its probes: calls of SELDOM are counted, nobody knows how many of the first ones."""
        self.said = 0
        self.p = real.Process([program], stdin=True)
        self.p.said("^runs$")
        before = serve.counted(SELDOM)
        real.wait_for(lambda: self.do("seldom", 1) or serve.counted(SELDOM) > before, "the program has its probes")
        serve.read_again()

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
