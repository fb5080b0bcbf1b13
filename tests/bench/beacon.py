# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What the beacon costs a program of small operations: the same program unprepared, with the beacon and no tracer,
and with a subscriber that always listens, one after the other in each round; CPU time of the thread that
submits."""
import os
import statistics
import subprocess
import time

TARGET = 1.02
LISTENS = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
static void heard(uint16_t t, void *p, void *e, uint64_t i, const void *u) { (void)t, (void)p, (void)e, (void)i, (void)u; }
void xptiTraceInit(unsigned a, unsigned b, const char *v, const char *stream)
{
	struct link_map *m;
	Dl_info i;
	void *lib;
	(void)a, (void)b, (void)v;
	dladdr1(__builtin_return_address(0), &i, (void **)&m, RTLD_DL_LINKMAP);
	lib = dlopen(m->l_name, RTLD_NOLOAD | RTLD_LAZY);
	uint8_t (*id)(const char *) = dlsym(lib, "xptiRegisterStream");
	int32_t (*add)(uint8_t, uint16_t, void *) = dlsym(lib, "xptiRegisterCallback");
	for (uint16_t t = 0; t < 128; t++)
		add(id(stream), t, heard);
}
void xptiTraceFinish(const char *stream) { (void)stream; }
"""


class Program:
    def __init__(self, program, env):
        self.p = subprocess.Popen([program, "--steps", "1", "--sleep-ms", "0"], env=env, stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE, text=True, bufsize=1)
        self.p.stdout.readline()

    def cpu(self):
        with open(f"/proc/{self.p.pid}/task/{self.p.pid}/schedstat") as f:
            return int(f.read().split()[0])

    def does(self, n):
        """ns of CPU a round of the program."""
        before = self.cpu()
        self.p.stdin.write(f"{n}\n")
        if not self.p.stdout.readline():
            raise OSError("the program ended")
        return (self.cpu() - before) / n

    def end(self):
        self.p.stdin.close()
        self.p.wait()
        self.p.stdout.close()


def listener(where):
    out = os.path.join(where, "listens.so")
    subprocess.run(["gcc", "-O2", "-fPIC", "-shared", "-x", "c", "-", "-o", out], input=LISTENS, text=True, check=True)
    return out


def environment(root):
    """A release's, without anybody's subscribers."""
    env = {k: v for k, v in os.environ.items() if not k.startswith("XPTI")}
    text = subprocess.run(["bash", "-c", f". {root}/env.sh && env -0"], stdout=subprocess.PIPE, env=env, check=True).stdout
    return dict(e.split("=", 1) for e in text.decode().split("\0") if "=" in e)


def run(release, root, build, rounds, n=100):
    where = os.path.join(build, "bench")
    os.makedirs(where, exist_ok=True)
    env = environment(root)
    subscribed = lambda path: {**env, "XPTI_FRAMEWORK_DISPATCHER": "libxptifw.so", "XPTI_SUBSCRIBERS": path}
    program = os.path.join(build, "workloads", release, "sycl_loop")
    kinds = {"unprepared": env, "beacon, no tracer": subscribed(os.path.join(build, "libxptibpf-beacon.so")),
             "a subscriber that listens": subscribed(listener(where))}
    programs = {k: Program(program, e) for k, e in kinds.items()}
    time.sleep(3)
    for p in programs.values():
        p.does(n)
    ratios, costs = {k: [] for k in kinds}, {k: [] for k in kinds}
    for i in range(rounds):
        order = list(kinds)[i % 3:] + list(kinds)[:i % 3]
        cost = {k: programs[k].does(n) for k in order}
        for k in kinds:
            costs[k].append(cost[k])
            ratios[k].append(cost[k] / cost["unprepared"])
    for p in programs.values():
        p.end()
    print(f"  {release}: us of CPU a round of sycl_loop, {rounds} rounds of {n}; ratio to unprepared in pairs")
    for k in kinds:
        print(f"    {k:28} {statistics.median(costs[k]) / 1000:8.1f} us  {statistics.median(ratios[k]):.3f}x")
    ratio = statistics.median(ratios["beacon, no tracer"])
    print(f"  the beacon without a tracer: {ratio:.3f}x, target {TARGET}x: {'met' if ratio <= TARGET else 'over'}", flush=True)
