#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 180, takes: 40, alone: serve counts the whole machine, and one capture is of all programs
"""xptibpf capture: a recording has exactly the calls that the chosen processes made while it was captured, and serve goes
on counting all of them; who may not ask is refused, what is no request does no harm, and whoever ends or dies leaves a
file that can be read.

urVirtualMemFree is called by nobody else here, so that the counts are exact whatever else runs.
"""
import os
import shutil
import socket
import struct
import uuid

from lib import real
from lib.real import check, equal, need
from lib.serving import Capture, Serve, metrics, of_functions, one

LIBRARY = """
int urVirtualMemFree(void *context, void *memory, long size)
{
	__asm__ volatile("" ::: "memory");
	return size % 5 == 0;
}
"""
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
int urVirtualMemFree(void *, void *, long);
int main(void)
{
	char line[16];
	int sum = 0;
	puts("runs"), fflush(stdout);
	while (fgets(line, sizeof(line), stdin)) {
		for (int i = 0; i < atoi(line); i++) sum += urVirtualMemFree(0, 0, i);
		printf("made %d", atoi(line)), puts(""), fflush(stdout);
	}
	return 0;
}
"""
FUNCTION = "urVirtualMemFree"
MAGIC, VERSION = 0x43425458, 3
GROUP = 54321  # nobody's


def build(d):
    program = real.build_linked(d, LIBRARY, PROGRAM, "libur_capture_test.so", name="one")
    shutil.copy(program, f"{d}/two")
    return f"{d}/one", f"{d}/two"


class Program(real.Process):
    """Makes as many calls as it is told to."""

    def __init__(self, path, where):
        before = one(metrics(where), "xptibpf_programs_total", 'api="ur"')
        super().__init__([path], stdin=True)
        self.said("^runs$")
        self.made = 0
        real.wait_for(lambda: one(metrics(where), "xptibpf_programs_total", 'api="ur"') > before, "the program is counted")

    def make(self, n):
        done = len(self.out.splitlines())
        self.tell(str(n))
        real.wait_for(lambda: len(self.out.splitlines()) > done, "the calls are made")
        self.made += n


def counted(where, programs):
    made = sum(p.made for p in programs)
    real.wait_for(lambda: of_functions(metrics(where)).get(FUNCTION, 0) == made, "serve counts every call once")


def chosen(d, where, programs):
    """By process, by name, and all."""
    first, second = programs
    c = Capture(d, "-p", first.pid, "-d", 30).begun()
    first.make(1234)
    second.make(777)
    calls = c.end().calls()
    equal({(e["pid"], e["name"]) for e in calls}, {(first.pid, FUNCTION)}, "-p: calls of that process alone")
    equal([e["args"]["size"] for e in calls], list(range(1234)), "each once, with its arguments")
    equal(sum(e["ret"] != "UR_RESULT_SUCCESS" for e in calls), 247, "and its result")
    check(" 0 lost" in c.err, "nothing is lost, which is said", c.err)
    equal(os.stat(c.file).st_mode & 0o777, 0o600, "the file is only for its owner")
    first.make(55)
    counted(where, programs)
    c = Capture(d, "--comm", "two", "-d", 30).begun()
    first.make(10)
    second.make(20)
    equal([e["pid"] for e in c.end().calls()], [second.pid] * 20, "--comm: calls of that program alone")
    c = Capture(d, "-a", "-d", 2).begun()
    first.make(3)
    second.make(4)
    equal(c.wait(), 0, "-d: it ends by itself")
    pids = [e["pid"] for e in c.calls() if e["name"] == FUNCTION]
    equal((pids.count(first.pid), pids.count(second.pid), len(pids)), (3, 4, 7), "-a: calls of all")
    counted(where, programs)


def contained(d, where, programs):
    """By a group with a name that Docker gives, and one of a pod's."""
    root = next(m.split()[1] for m in real.read("/proc/mounts").splitlines() if m.split()[2] == "cgroup2")
    container, pod = os.urandom(32).hex(), str(uuid.uuid4())
    groups = [f"{root}/docker/{container}", f"{root}/kubepods/burstable/pod{pod}/{os.urandom(32).hex()}"]
    made = [g for path in groups for g in reversed(parents(path, root)) if not os.path.exists(g)]
    try:
        for g in made:
            os.mkdir(g)
        for p, g in zip(programs, groups):
            with open(f"{g}/cgroup.procs", "w") as f:
                f.write(str(p.pid))
        for p, option in zip(programs, (("--container", container[:12]), ("--pod", pod))):
            c = Capture(d, *option).begun()
            for other in programs:
                other.make(9)
            equal([e["pid"] for e in c.end().calls()], [p.pid] * 9, f"{option[0]}: calls of what is in it alone")
    finally:
        for p in programs:
            with open(f"{root}/cgroup.procs", "w") as f:
                f.write(str(p.pid))
        for g in reversed(made):
            os.rmdir(g)


def parents(path, root):
    return [] if path == root else [path, *parents(os.path.dirname(path), root)]


# ---- who may ask, and what ----------------------------------------------------------------------------


def fails(d, status, words, *args, prefix=()):
    c = Capture(d, *args, out="refused.xbt", prefix=prefix)
    equal(c.wait(), status, f"{' '.join(map(str, args))}: {status}")
    check(len(c.err.splitlines()) == 1 and words in c.err, "with one line that says why", c.err)
    check(not os.path.exists(c.file), "and without a file")


def peers(d, first):
    as_user = lambda gid: ("setpriv", "--reuid", "65534", "--regid", str(gid), "--clear-groups")
    os.chmod(d, 0o777)
    fails(d, 1, "it is not allowed", "-a", prefix=as_user(65534))
    c = Capture(d, "-p", first.pid, out="group.xbt", prefix=as_user(GROUP)).begun()
    first.make(5)
    equal(len(c.end().calls()), 5, "a member of the group may")
    equal(os.stat(c.file).st_uid, 65534, "and the file is the member's")


def request(magic=MAGIC, version=VERSION, ask=1, npids=0, ncomms=0, ngroups=0, seconds=1, wants=0, size=0, pids=(), comm=b"", stacks=b""):
    return struct.pack("=8IQ64i", magic, version, ask, npids, ncomms, ngroups, seconds, wants, size,
                       *pids, *[0] * (64 - len(pids))) + comm.ljust(128, b"\0") + stacks.ljust(512, b"\0")


def connect(d):
    s = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    s.settimeout(20)
    s.connect(f"{d}/control")
    return s


def mistakes(d, first):
    asks = [b"x", b"\0" * 4096, os.urandom(len(request())), request()[:-1], request() + b"x", request(magic=1), request(version=1),
            request(ask=2), request(ask=77), request(npids=65), request(npids=2**32 - 1), request(npids=1), request(npids=1, pids=(-1,)),
            request(ncomms=9), request(ncomms=2**31), request(ncomms=1), request(ncomms=1, comm=b"x" * 16), request(ngroups=1),
            request(ngroups=8), request(wants=4), request(wants=1, stacks=b"x" * 512),
            request(wants=1, stacks=b"no such,\xff\n")]
    with open("/dev/null") as null:
        asks += [(request(ngroups=1), [null.fileno()]), (request(), [null.fileno()]), (request(), [null.fileno()] * 200)]
        for first_of in range(0, len(asks), 4):
            clients = []
            for ask in asks[first_of:first_of + 4]:
                data, fds = ask if isinstance(ask, tuple) else (ask, [])
                clients.append(connect(d))
                socket.send_fds(clients[-1], [data], fds) if fds else clients[-1].send(data)
            for i, s in enumerate(clients):
                equal(struct.unpack("=3I", s.recv(4096)[:12]), (MAGIC, VERSION, 1), f"what is no request is refused ({first_of + i})")
                s.close()
    silent = [connect(d) for _ in range(3)]
    fails(d, 3, "no such process", "-p", 2**22 + 1)
    fails(d, 3, "no container with id", "--container", "0" * 64)
    fails(d, 2, "nobody to capture")
    fails(d, 2, "--stacks: ", "-p", first.pid, "-k=nothing:x")
    for s in silent:
        s.close()


# ---- ends ---------------------------------------------------------------------------------------------


def ends(d, s, where, programs):
    first = programs[0]
    c = Capture(d, "-p", first.pid, "-d", 30).begun()
    fails(d, 1, "another capture runs", "-a")
    first.make(100)
    c.kill()
    c.wait()
    later = [None]

    def begins():
        later[0] = Capture(d, "-p", first.pid, "-d", 60, out="later.xbt")
        real.wait_for(lambda: "capturing" in later[0].err or later[0].p.poll() is not None, "serve has answered")
        return later[0].p.poll() is None
    real.wait_for(begins, "when a client was killed, the next one may capture")
    check("it ends then" in later[0].err, "a limit of serve's is said", later[0].err)
    first.make(50)
    counted(where, programs)
    real.wait_for(lambda: len(later[0].read()[1]) == 50, "the calls are in the file")
    s.kill()
    s.wait()
    equal(later[0].wait(), 1, "when serve was killed, the capture fails")
    check("serve ended before the capture was over" in later[0].err, "which is said", later[0].err)
    equal(len(later[0].calls(cut=True)), 50, "and the file has what came before")
    fails(d, 1, "no xptibpf serve takes requests", "-p", first.pid)


def main():
    d = real.folder(within="/tmp")
    where = f"{d}/http"
    paths = build(d)
    s = Serve("-e", f"ur:{FUNCTION}", "--listen", f"unix:{where}", "--control", f"{d}/control", "--control-group", GROUP, "--capture-seconds", 40).ready(where)
    programs = [Program(p, where) for p in paths]
    need(all(p.p.poll() is None for p in programs), "the programs run")
    chosen(d, where, programs)
    contained(d, where, programs)
    peers(d, programs[0])
    mistakes(d, programs[0])
    ends(d, s, where, programs)
    for p in programs:
        p.p.stdin.close()
        equal(p.wait(), 0, "the program ends well")


real.run(main)
