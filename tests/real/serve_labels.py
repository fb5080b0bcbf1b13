#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200, takes: 10, suite: all
# alone: it compares what all processes of the machine do with what its own programs say, and the first groups get rows
"""xptibpf serve --labels: what programs did is found under their own container, pod, namespace, cgroup, command, user and
service; groups without a row are added up; and together they are what is counted without labels. And how many processes
have which runtime, and are armed.

The programs are in control groups with the names that engines give, under several users. Their functions have the names
of the Plugin Interface's, which few programs on a machine use. Most of them end before xptibpf can look at them.
"""
import collections
import json
import operator
import os
import re
import signal
import subprocess
import tempfile
import time

from lib import groups, real
from lib.real import check, equal, need
from lib.serving import Serve, ask, free_port, metrics, samples

LIBRARY = r"""
#include <stdlib.h>
#include <unistd.h>
int piEnqueueKernelLaunch(void *q, void *kernel, unsigned dim, const size_t *at, const size_t *n, const size_t *local, unsigned nwait,
	void *list, void *event) { __asm__ volatile("" ::: "memory"); return dim > 3 ? 5 : 0; }
int piextUSMDeviceAlloc(void **ret, void *context, void *device, void *properties, size_t size, unsigned align) { *ret = malloc(size); return 0; }
int piextUSMFree(void *context, void *p) { free(p); return 0; }
int piEventsWait(unsigned n, void *list) { usleep(20000); return 0; }
"""
PROGRAM = r"""
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
int piEnqueueKernelLaunch(void *, void *, unsigned, const size_t *, const size_t *, const size_t *, unsigned, void *, void *);
int piextUSMDeviceAlloc(void **, void *, void *, void *, size_t, unsigned), piextUSMFree(void *, void *), piEventsWait(unsigned, void *);
int main(int argc, char **argv)
{
	int launches = atoi(argv[2]), failures = atoi(argv[3]), kept = atoi(argv[4]), stays = atoi(argv[5]);
	void *p;
	char c;
	prctl(PR_SET_NAME, argv[1]);
	for (int i = 0; i < launches; i++) piEnqueueKernelLaunch(0, 0, i < failures ? 4 : 1, 0, 0, 0, 0, 0, 0);
	piextUSMDeviceAlloc(&p, 0, 0, 0, 1000, 0);
	piextUSMFree(0, p);
	piextUSMDeviceAlloc(&p, 0, 0, 0, kept, 0);
	piEventsWait(0, 0);
	puts("called"), fflush(stdout);
	return stays ? !fread(&c, 1, 1, stdin) : 0;
}
"""
LABELS = "container", "pod", "namespace", "cgroup", "command", "user", "service"
DOCKER, CRI, POD = "d0c8" * 16, "c5f1" * 16, "0c2b1f2e-8a63-4d6e-9a52-1d3f5b7c9e01"
RELEASE = "9.87.6"
SECRETS = "/run/secrets/kubernetes.io/serviceaccount"


def build(d):
    lib = real.build_text(LIBRARY, f"{d}/libpi_labels.so", "-shared", "-fPIC")
    # One that has the name of a loader, and nothing that is traced.
    loader = real.build_text("int nothing;", f"{d}/libze_loader.so.{RELEASE}", "-shared", "-fPIC")
    return real.build_text(PROGRAM, f"{d}/program", "-Wl,--no-as-needed", lib, loader, f"-Wl,-rpath,{d}")


class Places:
    """Control groups, below those that this machine has: v2 if it has groups, and else, or besides, those of a controller."""

    def __init__(self):
        self.made = []
        controller = [root for root, _ in groups.kinds("pids")]
        v2 = [root for root, name in groups.kinds("freezer") if not name]
        need(controller or v2, "there are control groups to be made")
        self.first, self.last = (controller or v2)[0], (v2 or controller)[0]

    def make(self, root, *names, suffix=""):
        """The folder, and the path of the group."""
        folder = tempfile.mkdtemp(prefix="xptibpf-test-", suffix=suffix, dir=root)
        self.made.append(folder)
        for name in names:
            folder = f"{folder}/{name}"
            os.mkdir(folder)
            self.made.append(folder)
        return folder, folder.removeprefix(root)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for folder in reversed(self.made):
            for pid in real.read(f"{folder}/cgroup.procs").split():
                os.kill(int(pid), signal.SIGKILL)
            real.wait_for(lambda f=folder: not real.read(f"{f}/cgroup.procs").strip(), "nobody is in the group")
            os.rmdir(folder)


class Kind:
    """Programs of one combination of labels."""

    def __init__(self, program, command, *folders, uid=0, prepare=""):
        self.program, self.command, self.uid = program, command, uid
        enter = "".join(f"echo $$ >{folder}/cgroup.procs && " for folder in folders)
        self.shell = f'{enter}{prepare}exec setpriv --reuid {uid} --clear-groups "$@"'
        self.unshare = ["unshare", "-m"] if prepare else []
        self.want = collections.Counter()

    def args(self, launches, failures, kept, stays):
        self.want.update({"calls_total": launches + 4, "call_errors_total": failures, "launches_total": launches,
                          "memory_allocated_bytes_total": 1000 + kept, "memory_leaked_bytes_total": kept})
        return [*self.unshare, "sh", "-c", self.shell, "sh", self.program, self.command, *map(str, (launches, failures, kept, int(stays)))]

    def runs(self, launches, failures=0, kept=0):
        r = subprocess.run(self.args(launches, failures, kept, False), capture_output=True, text=True)
        need(r.returncode == 0, f"{self.command!r} ends well", r.stderr)

    def begins(self, launches, failures=0, kept=0):
        p = real.Process(self.args(launches, failures, kept, True), stdin=True)
        p.said("^called$")
        return p


def numbers(where):
    """{labels: {name: value}} of the groups, without what is 0, and the metrics."""
    text = metrics(where)
    found = collections.defaultdict(collections.Counter)
    for (name, labels), v in samples(text).items():
        m = re.fullmatch("xptibpf_group_(?!s_folded)(.*)", name)
        if not m:
            continue
        values = dict(re.findall(r'(\w+)="((?:[^"\\]|\\.)*)"', labels))
        found[tuple(values[name] for name in LABELS)][m[1]] += v
    return found, text


def holds(where, want, what):
    """want: {labels: {name: number}}. Those of nobody may be there with zeros."""
    def seen():
        found = numbers(where)[0]
        return {k: {n: v for n, v in found.get(k, {}).items() if n in w} for k, w in want.items()}
    wanted = {k: dict(w) for k, w in want.items()}
    deadline = time.monotonic() + 15 * real.SLOWER
    while seen() != wanted and time.monotonic() < deadline:
        time.sleep(0.1)
    if seen() != wanted:
        need(False, what, f"{seen()} instead of {wanted}")
    check(True, what)


def sums(where):
    """Over the groups, and without labels."""
    found, text = numbers(where)
    all_ = collections.Counter()
    for g in found.values():
        all_.update(g)
    plain = collections.Counter()
    for (name, labels), v in samples(text).items():
        if 'kind=' in labels or 'api="pi"' in labels:
            plain[name.removeprefix("xptibpf_")] += v
    names = ("calls_total", "call_errors_total", "launches_total", "wait_seconds_total", "memory_live_bytes",
             "memory_allocated_bytes_total", "memory_leaked_bytes_total")
    return {n: round(all_[n], 6) for n in names}, {n: round(plain[n], 6) for n in names}


def folded(where):
    return samples(metrics(where))["xptibpf_groups_folded_total", ""]


def processes(where):
    """That have the loader, and that have the beacon."""
    found = samples(metrics(where))
    return (found.get(("xptibpf_processes", f'runtime="level-zero",release="{RELEASE}"')), found["xptibpf_processes_armed", ""])


def runtimes(port, program):
    """With the program that has the library anyway."""
    real.wait_for(lambda: processes(port)[0] == 1, "a process has loaded the runtime")
    armed = processes(port)[1]
    environment = {**os.environ, "LD_PRELOAD": f"{real.O}/libxptibpf-beacon.so"}
    p = real.Process([program, "armed", "0", "0", "1", "1"], env=environment, stdin=True)
    real.wait_for(lambda: processes(port) == (2, armed + 1), "two have, and one more is armed")
    said = json.loads(ask(port, "/status")[2])
    check({"runtime": "level-zero", "release": RELEASE, "processes": 2} in said["processes"], "/status has the same", said["processes"])
    p.tell("end")
    equal(p.wait(), 0, "the program ends well")
    real.wait_for(lambda: processes(port) == (1, armed), "then there is one less")


def mistakes(d):
    for text, words in (("functions: 5\nlabels: [user, nam]\n", "line 2: labels: expected labels, of which there are container, pod, namespace"),
                        ("labels:\n  - user\n  - pod,user\n", "line 3: labels: a label is given twice"),
                        ("labels: pid\n", "line 1: labels: expected labels"), ("labels: ''\n", "line 1: labels: expected labels"),
                        ("labels: user\ngroups: 201\n", "line 2: groups: expected a number from 1 to 200")):
        real.write(f"{d}/bad.yaml", text)
        r = subprocess.run([real.XPTIBPF, "serve", "--check", "--config", f"{d}/bad.yaml"], capture_output=True, text=True)
        check(r.returncode == 2 and words in r.stderr and len(r.stderr.splitlines()) == 1, f"refused: {words}", r.stderr)
    real.write(f"{d}/good.yaml", "labels: [user, container]\ngroups: 7\n")
    r = subprocess.run([real.XPTIBPF, "serve", "--check", "--config", f"{d}/good.yaml"], capture_output=True, text=True)
    check("\nlabels: container,user\ngroups: 7\n" in r.stdout, "--check says by which labels", r.stdout)


def main():
    d, port = real.folder(), free_port()
    program = build(d)
    mistakes(d)
    # It has the library all the time, so that the probes are in place before all others.
    keeper = real.Process([program, "keeper", "0", "0", "1", "1"], stdin=True)
    keeper.said("^called$")
    with Places() as places:
        s = Serve("--listen", f"127.0.0.1:{port}", "--labels", ",".join(LABELS), "--groups", "3", "-e", "pi").ready(port)
        run(s, port, program, places)
        runtimes(port, program)
        s.p.send_signal(signal.SIGTERM)
        equal(s.wait(20), 0, "it ends well")
    keeper.tell("end")
    equal(keeper.wait(), 0, "the program that has the library ends well")


def run(s, port, program, places):
    own, own_path = places.make(places.last)
    docker, docker_path = places.make(places.first, "docker", DOCKER)
    pod, pod_path = places.make(places.last, f"kubepods-besteffort-pod{POD.replace('-', '_')}.slice", f"cri-containerd-{CRI}.scope")
    unit, unit_path = places.make(places.last, suffix=".service")
    namespace = f"mount -t tmpfs none /run && mkdir -p {SECRETS} && printf demo-1 >{SECRETS}/namespace && "
    a = Kind(program, "labels-a", own, docker, uid=1)
    b = Kind(program, "labels-b", pod, uid=65534, prepare=namespace)
    strange = 'a"b\\c\n\\d'
    c = Kind(program, strange, unit)
    others = [Kind(program, f"other-{i}", own) for i in range(3)]
    # Where there is a group of v2, its path is that of the process.
    of_a = DOCKER, "", "", docker_path if places.first == places.last else own_path, "labels-a", "daemon", ""
    of_b = CRI, POD, "demo-1", pod_path, "labels-b", "nobody", ""
    of_c = "", "", "", unit_path, 'a\\"b\\\\c\\n\\\\d', "root", os.path.basename(unit_path).removesuffix(".service")
    of_others = ("other",) * len(LABELS)

    p = a.begins(11, 3, 5000)
    holds(port, {of_a: {**a.want, "memory_leaked_bytes_total": 0, "memory_live_bytes": 5000, "processes": 1}}, "a container of Docker's")
    q = b.begins(23, 1, 7000)
    holds(port, {of_b: {**b.want, "memory_leaked_bytes_total": 0, "memory_live_bytes": 7000, "processes": 1}}, "a pod")
    c.runs(31)
    holds(port, {of_c: c.want}, "a service, whose program has a strange name and has ended")
    equal(folded(port), 0, "each has series of its own")
    total = collections.Counter()
    for n, kind in enumerate(others):
        kind.runs(40 + n, n, 100)
        total.update(kind.want)
    holds(port, {of_others: total}, "the others are added up")
    equal(folded(port), 3, "and that is counted")
    # While nobody reads anything, programs begin and end.
    os.kill(s.pid, signal.SIGSTOP)
    for _ in range(10):
        a.runs(5, 2, 10)
    os.kill(s.pid, signal.SIGCONT)
    for end in (p, q):
        end.tell("end")
        equal(end.wait(), 0, "the program ends well")
    holds(port, {of_a: {**a.want, "memory_live_bytes": 0, "processes": 0}, of_b: {**b.want, "memory_live_bytes": 0, "processes": 0},
                 of_c: c.want, of_others: total}, "programs that nobody saw are counted, and what ended left its memory")
    check(0.02 * 11 < numbers(port)[0][of_a]["wait_seconds_total"] < 60, "so are waits")
    real.wait_for(lambda: operator.eq(*sums(port)), "together they are what is counted without labels")
    said = json.loads(ask(port, "/status")[2])
    rows = {g["command"]: (g["calls"], g["launches"], g["container"]) for g in said["groups"]}
    equal(rows.get("labels-a"), (a.want["calls_total"], a.want["launches_total"], DOCKER), "/status has them, too")
    check(strange in rows and said["groups_folded"] == 3, "with all names", said["groups"])


if __name__ == "__main__":
    real.run(main)
