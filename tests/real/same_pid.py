#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Two programs that have the same pid one after the other are two processes, and the kernels, handles and memory of one are not
the other's.

The kernel assigns the pid that is asked for (clone3's set_tid). The programs run on Level Zero's null driver, whose
handles are the same numbers in both.
"""
import collections
import json
import re

from lib import real, ze_witness
from lib.real import check, equal, need

# Runs a program as often as is said, each time with the pid that it had first.
AGAIN = r"""
#include <errno.h>
#include <linux/sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	pid_t pid = 0, got;
	int i, status;

	for (i = 0; i < atoi(argv[1]); i++) {
		struct clone_args a = { .exit_signal = SIGCHLD, .set_tid = pid ? (uintptr_t)&pid : 0, .set_tid_size = !!pid };

		while ((got = syscall(SYS_clone3, &a, sizeof(a))) < 0 && errno == EEXIST)
			usleep(1000); /* somebody else has it for a moment */
		if (!got) {
			execv(argv[2], argv + 2);
			_exit(127);
		}
		if (got < 0 || waitpid(got, &status, 0) != got || status)
			return 1;
		pid = got;
		printf("pid %d\n", pid);
		fflush(stdout);
	}
	return 0;
}
"""
TIMES = 3


def main():
    null, d = ze_witness.fetched("null"), real.folder()
    program = real.build(f"{real.ROOT}/tests/workloads/ze/stamps.c", f"{d}/stamps", f"-I{null}/include", f"-L{null}/lib",
                         "-lze_loader")
    again, raw = real.build_text(AGAIN, f"{d}/again"), f"{d}/raw"
    env = real.environment(LD_LIBRARY_PATH=f"{null}/lib", ZE_ENABLE_ALT_DRIVERS=f"{null}/lib/libze_null.so",
                           ZE_ENABLE_TRACING_LAYER="1")
    t = real.Tracer("--format", "raw", "-o", raw, "-e", "ze:*", "--", again, str(TIMES), program, env=env, json=False, file=False)
    equal(t.wait(60), 0, "the programs end well")
    pids = re.findall(r"^pid (\d+)$", t.out, re.M)
    need(len(pids) == TIMES and len(set(pids)) == 1, "they had one pid", pids)
    pid = int(pids[0])

    def shown(command, *options):
        r = real.plain_run([real.XPTIBPF, command, "-i", raw, *options])
        equal(r.returncode, 0, f"{command} reads the stream")
        return [json.loads(line) for line in r.stdout.splitlines()] if "json" in "".join(options) else r.stdout

    ran = collections.Counter(re.findall(r"^ran (\w+) ", t.out, re.M))
    check(set(ran.values()) == {TIMES}, "each ran the kernels", dict(ran))
    events = shown("trace", "--json")
    lists = [e["args"]["phCommandList"] for e in events if e.get("name") == "zeCommandListCreateImmediate"]
    equal([v["object"] for v in lists], ["list#1"] * TIMES, "objects are counted anew in each")
    lines = shown("graph", "--format", "json")
    nodes = {n["id"]: n for n in lines if n["type"] == "graph_node"}
    kernels = [n for n in nodes.values() if n["kind"] == "device"]
    equal(collections.Counter(n["name"] for n in kernels), ran, "the graph has each kernel of each")
    equal(max(n["execution"]["count"] for n in kernels), 1, "none has the run of another's")
    # In a process everything is after what was before: of three chains none is longer than its process.
    ends = {n["id"] for n in nodes.values()} - {e["from"] for e in lines if e["type"] == "graph_edge"}
    begins = {n["id"] for n in nodes.values()} - {e["to"] for e in lines if e["type"] == "graph_edge"}
    equal((len(begins), len(ends)), (TIMES, TIMES), "and no edge leads from one to another")
    page = shown("report")
    equal(len(re.findall(rf"  {pid} stamps, exit status 0$", page, re.M)), TIMES, f"the report has {TIMES} processes")


real.run(main)
