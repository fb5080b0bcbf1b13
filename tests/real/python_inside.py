#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 60, suite: all
"""scikit-learn-intelex and dpnp, counted inside the process: from the first call, attached in the middle
while the program stands still, and while it runs.

Two subscribers are in the process: one of all XPTI streams (tests/xpti/witness.cpp), and one to which Unified
Runtime's own tracing layer reports each call (lib/ur_witness.cpp). The third source is that layer's log, for the
names of kernels. All that is shown of the same run is compared with them: each XPTI event and each ur* call
with their values, in the order of their threads; each launch's kernel; the graph's commands, tasks, nodes and
edges, and that the graph of the calls has the order which the graph of the events has; memory, made and freed.

A tracer that attached at a marked point must have all that the witnesses have from that point on; one that attached
while the program ran must have the last part of each thread. Each comparison is itself tested.
"""
import collections
import json
import os
import re
import subprocess

from lib import real, xpti
from lib.real import check, equal, need
import graph
import mem
import ur_witness

# The events of call streams are asked for by name, because what these report is calls.
SELECT = "sycl,sycl:function_with_args*,ur:*,cl:*"


class Program:
    """A Python program with its environment, and witnesses whose logs are in the folder."""

    def __init__(self, what, release, interpreter, env, script):
        self.what, self.release, self.script = what, release, f"{real.ROOT}/tests/workloads/{script}"
        self.interpreter, self.header = interpreter, ur_witness.Header(release)
        d = real.folder()
        subscribers = [xpti.witness(), ur_witness.build_witness(release, self.header, d)]
        lib = os.path.dirname(env["OCL_ICD_FILENAMES"])
        # By its soname: another name may be another file, so another framework than the witness's.
        soname = next(n for n in ("libxptifw.so.1", "libxptifw.so") if os.path.exists(f"{lib}/{n}"))
        self.env = env | {"XPTI_FRAMEWORK_DISPATCHER": soname, "XPTI_TRACE_ENABLE": "1",
                          "XPTI_SUBSCRIBERS": ",".join(subscribers), "UR_ENABLE_LAYERS": "UR_LAYER_TRACING",
                          # Who hears of calls there hears nothing in ur.call, where the other witness listens.
                          "XPTI_WITNESS_SKIP": "ur.call.debug"}

    def run(self, *options):
        return [self.interpreter, self.script, *map(str, options)]


class Logs:
    """Where the witnesses write, and how much they have written."""

    def __init__(self):
        d = real.folder()
        self.xpti, self.ur, self.log = f"{d}/xpti", f"{d}/ur", f"{d}/log"

    def env(self):
        return {"XPTI_WITNESS": self.xpti, "UR_WITNESS": self.ur,
                "UR_LOG_TRACING": f"level:info;flush:info;output:file,{self.log}"}

    def lines(self):
        return [real.read(path).count("\n") for path in (self.xpti, self.ur, self.log)]


def scikit(version="2025.11.0", release="2025.3.3"):
    out = subprocess.run([f"{real.ROOT}/scripts/fetch-runtimes", f"sklearnex=={version}"], capture_output=True, text=True,
                         check=True)
    root = out.stdout.split()[-1]
    layer = real.build(f"{real.ROOT}/tests/workloads/cl/as_gpu.c", f"{real.folder()}/as_gpu.so", "-fPIC", "-shared",
                       f"-I{real.runtime(release)}/include")
    env = real.environment() | {"LD_LIBRARY_PATH": f"{root}/lib", "OCL_ICD_FILENAMES": f"{root}/lib/libintelocl.so",
                                "ONEAPI_DEVICE_SELECTOR": "opencl:gpu", "OPENCL_LAYERS": layer}
    return Program(f"scikit-learn-intelex {version}", release, f"{root}/bin/python", env, "sk.py")


def dpnp(version="0.20.0", release="2026.2.0"):
    return Program(f"dpnp {version}", release, *xpti.python(version), "np.py")


# ---- what the stream says ------------------------------------------------------------------------------


class Stream:
    """A stream that was written, shown by one command or another."""

    def __init__(self, path):
        self.raw = path
        self.file = f"{real.folder()}/json"
        r = real.plain_run([real.XPTIBPF, "trace", "-i", path, "--json", "-o", self.file])
        need(r.returncode == 0, "the stream is read", r.stderr[-300:])
        self.events = [json.loads(line) for line in real.read(self.file).splitlines()]
        self.calls = [c for c in real.calls(self.events) if c["api"] == "ur"]
        self.lost = {e["where"]: e["count"] for e in self.events
                     if e["type"] == "lost" and e["count"] and e["where"] != "truncated"}

    def launches(self, since=0):
        """(handle, name) of each."""
        found = [e for e in self.events if e["type"] == "call" and e["api"] == "ur" and e["ts"] > since
                 and re.match(r"urEnqueue\w*KernelLaunch", e["name"])]
        found.sort(key=lambda e: e["ts"])
        kernels = [next(v for v in e["args"].values() if isinstance(v, dict) and v.get("object", "").startswith("kernel"))
                   for e in found]
        return [(k["handle"], k.get("name")) for k in kernels]

    def all_probed(self):
        return max(e["ts"] for e in self.events if e["type"] == "object")

    def mem(self):
        r = real.plain_run([real.XPTIBPF, "mem", "--json", "--by", "kind", "-e", "ur:*", "-i", self.raw])
        need(r.returncode == 0, "memory is shown of the stream", r.stderr[-300:])
        return [json.loads(line) for line in r.stdout.splitlines()]


def told_by_ur(logs, after=0):
    return [json.loads(line) for line in real.read(logs.ur).splitlines()[after:]]


def launched(path, after=0):
    """(handle, name) of each launch in the tracing layer's log; a handle that is given out again is another."""
    names, found, log = {}, [], real.read(path)
    since = sum(len(line) for line in log.splitlines(True)[:after])
    told = re.compile(r"<--- urKernelCreate\(.*\.pKernelName = 0x[0-9a-f]+ \((.*?)\), \.phKernel = 0x[0-9a-f]+ "
                      r"\((0x[0-9a-f]+)\)\)|"
                      r"<--- urKernelGetInfo\(\.hKernel = (0x[0-9a-f]+), \.propName = UR_KERNEL_INFO_FUNCTION_NAME, "
                      r".*\.pPropValue = 0x[0-9a-f]+ \((.*)\), \.pPropSizeRet|"
                      r"<--- urEnqueueKernelLaunch\w*\(.*?\.hKernel = (0x[0-9a-f]+)")
    for m in told.finditer(log):
        if m[5] and m.start() >= since:
            found.append((m[5], names.get(m[5])))
        elif not m[5]:
            names[m[2] or m[3]] = m[1] or m[4]
    return found


def after(path, lines):
    """The witness's log from there on, numbered anew: a file."""
    count, rest = collections.Counter(), f"{real.folder()}/rest"
    with open(rest, "w") as f:
        for line in real.read(path).splitlines()[lines:]:
            told = json.loads(line)
            told["seq"] = count[told["tid"]]
            count[told["tid"]] += 1
            f.write(json.dumps(told) + "\n")
    return rest


# ---- comparisons -----------------------------------------------------------------------------------------


def same_calls(p, what, ours, witness):
    wrong, compared = ur_witness.differences(p.header, ours, witness)
    for line in wrong[:10]:
        print("      " + line[:300])
    check(not wrong, f"{what}: {compared['call']} ur* calls, {compared['result']} results and {compared['argument']} "
                     "arguments equal what the tracing layer told", f"{len(wrong)} differences" if wrong else "")
    check(compared["call"] > 100 and compared["argument"] > 200, f"{what}: enough was compared", dict(compared))
    ur_witness.try_the_comparison(p.header, ours, witness)
    return compared["call"]


def same_launches(what, ours, told):
    check(ours == told, f"{what}: {len(ours)} launches of {len(set(ours))} kernels, each with its name in the log",
          "" if ours == told else (len(told), [pair for pair in zip(ours, told) if pair[0] != pair[1]][:2]))
    check(len(ours) >= 6 and all(name for _, name in told), f"{what}: the log names them all", len(told))


def same_memory(what, stream, told):
    wanted = mem.replay_subscriber(told).rows()
    check(wanted["total"][0] >= 5, f"{what}: there is enough to count", wanted)
    lines = stream.mem()
    equal(mem.ours(lines), wanted, f"{what}: number, bytes, leaks and peaks of memory are those counted inside")
    last = max(i for i, w in enumerate(told) if w["end"] and w["name"] == "urUSMFree")
    first = max(i for i in range(last) if told[i]["name"] == "urUSMFree" and not told[i]["end"])
    try:
        same = mem.replay_subscriber([w for i, w in enumerate(told) if i not in (first, last)]).rows() == mem.ours(lines)
    except mem.Impossible:
        same = False
    check(not same, f"{what}: a free that is missing would be noticed")


def same_graph(what, stream, logs, since=(0, 0)):
    told = [w for w in map(json.loads, real.read(after(logs.xpti, since[0])).splitlines()) if w["stream"] in ("sycl", "sycl.debug")]
    tasks = collections.Counter(node(w["uid"]) for w in told if w["trace_type"] == 10)
    created, edges = made(told)
    enqueued = collections.Counter(w["name"] for w in told_by_ur(logs, since[1])
                                   if w["end"] and w["name"].startswith("urEnqueue") and w["ret"] == 0)
    calls, events = graph.graph(stream.raw, "-e", "ur"), graph.graph(stream.raw, "-e", "sycl")
    equal(sum(n["instances"] for n in calls.nodes.values() if n["kind"] == "device"), enqueued.total(),
          f"{what}: the graph has each command ({dict(enqueued)})")
    ids = {i: (n["uid"], n["uid_instance"]) for i, n in events.nodes.items() if n["uid"]}
    begun = {ids[i]: n["instances"] for i, n in events.nodes.items() if i in ids and n["instances"]}
    equal(begun == dict(tasks), True, f"{what}: each task, {tasks.total()} of {len(tasks)} nodes")
    equal(sorted(created - set(ids.values())), [], f"{what}: each of {len(created)} nodes that were made")
    drawn = {(ids.get(e["from"]), ids.get(e["to"])) for e in events.edges if "data" in e["why"]}
    equal(sorted(drawn ^ edges), [], f"{what}: each of {len(edges)} edges, and no other")
    same_order(what, graph.graph(stream.raw), enqueued.total())


def node(pair):
    return pair and tuple(pair)


def made(told):
    """Nodes and edges. A virtual node stands for the one that signalled the event in its name."""
    nodes, edges, signalled, stands_for = set(), set(), {}, {}
    for w in told:
        virtual = re.match(r"virtual_node\[(\w+)\]", w["name"] or "")
        if w["trace_type"] == 16 and w["data"]:
            signalled[int(w["data"]["handle"], 16)] = node(w["uid"])
        elif w["trace_type"] == 4 and virtual:
            stands_for[node(w["uid"])] = signalled.get(int(virtual[1], 16), node(w["uid"]))
        elif w["trace_type"] == 4:
            nodes.add(node(w["uid"]))
        elif w["trace_type"] == 6:
            edges.add(tuple(stands_for.get(node(w[end]), node(w[end])) for end in ("source", "target")))
    return nodes, edges


def same_order(what, g, commands):
    """What both report is one node; and the order that events report is in what the calls say."""
    both = {i for i, n in g.nodes.items() if n["kind"] == "device" and n["uid"] and "ur" in n["apis"]}
    equal(sum(g.nodes[i]["instances"] for i in both), commands, f"{what}: each command is reported by XPTI and by UR, as one")
    data = graph.closure([(e["from"], e["to"]) for e in g.edges if "data" in e["why"]], both)
    calls = graph.closure([(e["from"], e["to"]) for e in g.edges if set(e["why"]) - {"data"}], both)
    equal(sorted(data - calls), [], f"{what}: the order that XPTI reports, {len(data)} pairs, is in that of the calls, {len(calls)}")


# ---- the runs ----------------------------------------------------------------------------------------------


def from_the_start(p):
    what, logs, raw = p.what, Logs(), f"{real.folder()}/raw"
    t = real.Tracer("--format", "raw", "-o", raw, "-s", "1024", "-e", SELECT, "--", *p.run("--iterations", 3),
                    env=p.env | logs.env(), json=False, file=False)
    equal(t.wait(100), 0, f"{what}: the program ends well", )
    s, told = Stream(raw), told_by_ur(logs)
    equal(s.lost, {}, f"{what}: nothing was lost")
    xpti.hold_against(logs.xpti, s, what)
    same_calls(p, what, s.calls, told)
    same_launches(what, s.launches(), launched(logs.log))
    same_memory(what, s, told)
    same_graph(what, s, logs)


def attached(p, raw, logs, *options):
    """A tracer that has all its probes in a program that runs."""
    program = real.Process(p.run(*options), env=p.env | logs.env(), stdin=True)
    program.said("^ready$" if "--gate" in options else "^pid", 100)
    t = real.Tracer("--format", "raw", "-o", raw, "-s", "1024", "-e", SELECT, "-p", program.pid, json=False, file=False)
    real.attached(t)
    return program, t


def from_a_mark(p):
    """Attached while it stands still: from there on, everything."""
    what, logs, raw = f"{p.what}, from a mark", Logs(), f"{real.folder()}/raw"
    program, t = attached(p, raw, logs, "--gate", 2, "--iterations", 5)
    before = logs.lines()
    program.tell("go")
    equal(program.wait(60), 0, f"{what}: the program ends well")
    equal(t.wait(10), 0, f"{what}: and so does the tracer")
    s, told = Stream(raw), told_by_ur(logs, before[1])
    check(min(before) > 100, f"{what}: the witnesses had been told of much", before)
    equal(s.lost, {}, f"{what}: nothing was lost")
    xpti.hold_against(after(logs.xpti, before[0]), s, what)
    same_calls(p, what, s.calls, told)
    same_launches(what, s.launches(), launched(logs.log, before[2]))
    same_memory(what, s, told)
    same_graph(what, s, logs, before)


def while_it_runs(p):
    """Attached at any moment: from when all probes are in place, the last that the witnesses have of each thread."""
    what, logs, raw = f"{p.what}, while it runs", Logs(), f"{real.folder()}/raw"
    program, t = attached(p, raw, logs, "--iterations", 0, "--sleep-ms", 10)
    before = logs.lines()[1]
    real.wait_for(lambda: logs.lines()[1] > before + 1000, "the program goes on", 60)
    program.kill(15)
    equal(program.wait(60), 0, f"{what}: the program ends well")
    equal(t.wait(10), 0, f"{what}: and so does the tracer")
    s = Stream(raw)
    equal(s.lost, {}, f"{what}: nothing was lost")
    since = s.all_probed()
    calls = [c for c in s.calls if c["ts"] > since and c["name"] not in ur_witness.EDGES]
    xpti.hold_against(logs.xpti, s, what, late=True)
    same_calls(p, what, calls, last(told_by_ur(logs), collections.Counter(c["tid"] for c in calls)))
    launches, told = s.launches(since), launched(logs.log)
    # The first may have been past the place in libsycl where its kernel's name is read when the trace began.
    launches = launches[1:] if launches[0][1] is None else launches
    check(len(told) > len(launches), f"{what}: some launches were before")
    same_launches(what, launches, told[-len(launches):])


def last(witness, counts):
    """So many calls of each thread, the last; of none, no line."""
    found = []
    for line in reversed(witness):
        if counts[line["tid"]] > 0:
            found.append(line)
            counts[line["tid"]] -= not line["end"]
    return found[::-1]


def main():
    for p in scikit(), dpnp():
        from_the_start(p)
        from_a_mark(p)
        while_it_runs(p)


real.run(main)
