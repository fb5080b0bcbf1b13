#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 50, suite: both
"""The task graph of a program that reports what its graph is (tests/workloads/graph.cpp), compared with that
and with what a subscriber inside the process got; live and stored; attached late; and dpnp.

What is compared is the order that a graph claims: all pairs of commands of which one comes after the other
on any path. Each view of the same run has to claim what the program declared, as far as that view can know
it, and nothing else:

  XPTI and calls together: everything
  the calls of Unified Runtime, or of OpenCL below it: everything except the order that a host task makes, of which they
  know at most that the host waited
  XPTI alone: data, host tasks, host accessors, queues in order. The runtime draws no edge for an event that
  a kernel depends on when it is submitted right away, nor for a barrier.

What a thread submits also comes after what that thread had to wait for inside the runtime. How much this
is depends on timing, so such pairs may be claimed, but only on a path through a wait.
"""
import collections
import json
import re
import sys
import xml.dom.minidom

from lib import real, xpti

sys.path.insert(0, f"{real.ROOT}/tests/golden/lib")
import svg as drawing  # noqa: E402

RELEASES = real.releases(("2026.2.0", "2025.3.3"))
SOURCE = "tests/workloads/graph.cpp"
PREFIX = "__sycl_kernel_"
ROUNDS = 20


# ---- what the program says ---------------------------------------------------------------------------


class Declared:
    def __init__(self, text):
        self.queues, self.commands, self.edges, self.counts = {}, {}, [], {}
        for line in text.splitlines():
            kind, *words = line.split()
            if kind == "queue":
                self.queues[words[0]] = words[1]
            elif kind == "command":
                self.commands[words[0]] = words[1]
            elif kind == "edge":
                self.edges.append(tuple(words))
            elif kind == "count":
                self.counts[words[0]] = int(words[1])
        real.need(len(self.commands) > 30 and len(self.edges) > 30, "the program declares its graph")

    def order(self, *whys):
        return closure([(a, b) for a, b, why in self.edges if not whys or why in whys], self.commands)


def closure(edges, nodes):
    """Pairs of nodes of which the second is after the first, by any way over edges."""
    after = collections.defaultdict(set)
    for a, b in edges:
        after[a].add(b)
    found = set()
    for n in nodes:
        todo, seen = [n], set()
        while todo:
            for x in after[todo.pop()] - seen:
                seen.add(x)
                todo.append(x)
        found |= {(n, x) for x in seen if x in nodes}
    return found


# ---- what xptibpf says -------------------------------------------------------------------------------


class Graph:
    def __init__(self, text):
        objects = [json.loads(line) for line in text.splitlines()]
        self.text = text
        self.nodes = {o["id"]: o for o in objects if o["type"] == "graph_node"}
        self.edges = [o for o in objects if o["type"] == "graph_edge"]
        self.all = next(o for o in objects if o["type"] == "graph")
        self.lost = {o["where"]: o["count"] for o in objects if o["type"] == "lost" and o["count"]}

    def kernels(self):
        return {i: n["name"][len(PREFIX):] for i, n in self.nodes.items()
                if n["kind"] == "device" and (n["name"] or "").startswith(PREFIX)}

    def order(self, *without):
        """Pairs of kernels by name; over edges that have a reason beside those."""
        edges = [(e["from"], e["to"]) for e in self.edges if set(e["why"]) - set(without)]
        names = self.kernels()
        return {(names[a], names[b]) for a, b in closure(edges, names)}


def graph(raw, *options):
    r = real.plain_run([real.XPTIBPF, "graph", "-i", raw, "--format", "json", *options])
    real.need(r.returncode == 0, f"graph -i {' '.join(options)} works", r.stderr[-300:])
    return Graph(r.stdout)


def traced(program, env, log, *formats):
    """Runs it under a tracer that writes these formats; gives the folder and the program's output."""
    d = real.folder()
    env = {**env, "TEE_FORMATS": ",".join(formats), "XPTI_WITNESS": log}
    p = real.Process([real.build_with_ours("raw_tee.c"), d, "", f"{real.O}/libxptibpf-beacon.so", *program], env=env)
    real.need(p.wait(100) == 0, "the program is traced", p.err[-500:])
    return d, p.out


# ---- checks ------------------------------------------------------------------------------------------


def claims(what, g, declared, least):
    """g claims the pairs of least, and beyond the declared ones only what a wait makes true."""
    names = sorted(g.kernels().values())
    real.equal(names, sorted(declared.commands), f"{what}: the commands are the declared ones")
    real.equal(sorted(least - g.order()), [], f"{what}: claims the order that it can know ({len(least)} pairs)")
    real.equal(sorted(g.order("host") - declared.order()), [], f"{what}: claims no other")


def shown_as_declared(what, g, declared):
    """Each command's queue and place."""
    lines = {i + 1 for i, line in enumerate(real.read(f"{real.ROOT}/{SOURCE}").splitlines()) if "queue.submit(" in line}
    by_queue = collections.defaultdict(set)
    placed = 0
    for i, name in g.kernels().items():
        n = g.nodes[i]
        by_queue[n["queue"]["object"]].add(declared.commands[name])
        real.need(n["queue"]["in_order"] == (declared.queues[declared.commands[name]] == "in-order"),
                  f"{what}: {name} is in a queue of the declared order")
        placed += n["file"] == SOURCE and any(abs(n["line"] - at) <= 8 for at in lines)
        real.need({"ur", "cl"} <= set(n["apis"]) and n["uid"], f"{what}: {name} is reported by XPTI, UR and OpenCL, as one")
    real.equal(sorted(map(sorted, by_queue.values())), sorted([q] for q in declared.queues),
               f"{what}: the queues are told apart")
    real.equal(placed, len(declared.commands), f"{what}: each command has its place in the source")
    kinds = collections.Counter(n["command"] for n in g.nodes.values() if n["kind"] == "host")
    real.equal(kinds["host_acc_create_buffer_lock_node"], declared.counts["host_accessor"], f"{what}: host accessors")
    tasks = [n for n in g.nodes.values() if n["kind"] == "host" and n["name"] == "host task"]
    real.equal(len(tasks), declared.counts["host_task"], f"{what}: host tasks")
    real.equal(sum(n["barrier"] for n in g.nodes.values()), declared.counts["barrier"], f"{what}: barriers")


def longest(g):
    """The longest way by the measured submissions, waits not counted."""
    before = collections.defaultdict(list)
    for e in g.edges:
        before[e["to"]].append(e["from"])
    way = {}

    def length(i):
        n = g.nodes[i]
        return 0 if n["kind"] == "wait" or not n["submission"] else n["submission"]["ns"]

    todo = list(g.nodes)
    while todo:
        i = todo[-1]
        missing = [b for b in before[i] if b not in way]
        if missing:
            todo += missing
            continue
        todo.pop()
        way[i] = length(i) + max((way[b] for b in before[i]), default=0)
    return max(way.values())


def critical(what, g):
    path = g.all["critical_path"]
    real.equal(path["basis"], "submission", f"{what}: says that only submission was measured")
    edges = {(e["from"], e["to"]) for e in g.edges if e["critical"]}
    real.equal(set(zip(path["nodes"], path["nodes"][1:])), edges, f"{what}: the critical path is one way")
    real.equal(path["ns"], longest(g), f"{what}: and there is no longer one")


def against_witness(what, g, log):
    """XPTI's nodes, edges and tasks as they were reported to the subscriber in the process."""
    told = [json.loads(line) for line in real.read(log).splitlines()]
    told = [e for e in told if e["stream"] in ("sycl", "sycl.debug")]
    created = {tuple(e["uid"]): e for e in told if e["trace_type"] == 4}
    virtual = {u for u, e in created.items() if e["name"].startswith("virtual_node[")}
    mine = {(n["uid"], n["uid_instance"]): n for n in g.nodes.values() if n["uid"]}
    real.check(len(created) > 30, f"{what}: the witness has nodes", len(created))
    real.equal(sorted(set(created) - virtual - set(mine)), [], f"{what}: has each of the witness's nodes")
    real.equal(sorted(set(mine) - set(created)), [], f"{what}: and no other")
    edges = {(tuple(e["source"]), tuple(e["target"])) for e in told if e["trace_type"] == 6}
    edges = {e for e in edges if not set(e) & virtual}
    ids = {i: (n["uid"], n["uid_instance"]) for i, n in g.nodes.items()}
    drawn = {(ids[e["from"]], ids[e["to"]]) for e in g.edges if "data" in e["why"]}
    real.check(len(edges) > 10, f"{what}: the witness has edges", len(edges))
    real.equal(sorted(edges - drawn), [], f"{what}: has each of the witness's edges")
    real.equal(sorted(e for e in drawn - edges if not set(e) & virtual), [], f"{what}: and no other") if not virtual else None
    begun = collections.Counter(tuple(e["uid"]) for e in told if e["trace_type"] == 10)
    real.equal({u: n["instances"] for u, n in mine.items() if n["instances"]}, dict(begun), f"{what}: counts submissions")


def known(release):
    log = real.folder() + "/log"
    env = real.warm_environment(release, XPTI_SUBSCRIBERS=xpti.witness(release))
    d, out = traced([real.workload(release, "graph")], env, log, "graph-json", "raw")
    declared = Declared(out)
    live, raw = Graph(real.read(f"{d}/graph-json")), f"{d}/raw"
    both = graph(raw)
    real.equal(live.lost, {}, f"{release}: nothing was lost")
    real.check(both.text == live.text, f"{release}: the stored stream gives the graph that was drawn live")
    claims(f"{release}, all", both, declared, declared.order())
    calls = declared.order("event", "data", "queue", "barrier", "host")
    for api in "ur", "cl":
        claims(f"{release}, {api}", graph(raw, "-e", api), declared, calls)
    events = graph(raw, "-e", "sycl")
    claims(f"{release}, sycl", events, declared, declared.order("data", "queue", "host", "host_task"))
    real.equal(sorted(events.order() - both.order()), [], f"{release}: XPTI alone claims nothing that both don't")
    shown_as_declared(release, both, declared)
    critical(release, both)
    against_witness(f"{release}, sycl", events, log)
    return raw, declared


def formats(raw):
    """The same graph in each format."""
    g = graph(raw)
    dot = real.plain_run([real.XPTIBPF, "graph", "-i", raw, "--format", "dot"]).stdout
    real.equal(len(re.findall(r"^  n\d+ \[label=", dot, re.M)), len(g.nodes), "dot: nodes")
    real.equal(len(re.findall(r"^  n\d+ -> n\d+", dot, re.M)), len(g.edges), "dot: edges")
    real.check(dot.count("{") == dot.count("}") and dot.endswith("}\n"), "dot: is closed")
    svg = real.plain_run([real.XPTIBPF, "graph", "-i", raw, "--format", "svg"]).stdout
    picture = xml.dom.minidom.parseString(svg)
    boxes = [r for r in picture.getElementsByTagName("rect") if r.getAttribute("id").startswith("n")]
    real.equal(len(boxes), len(g.nodes), "svg: nodes")
    spots = {(r.getAttribute("x"), r.getAttribute("y")) for r in boxes}
    real.equal(len(spots), len(boxes), "svg: none over another")
    drawn = len(re.findall(r'^<path d=.* marker-end="url\(#[ab]\)"/>$', svg, re.M))
    left_out = re.search(r"(\d+) of them not drawn", svg)
    real.equal(drawn + int(left_out[1] if left_out else 0), len(g.edges), "svg: edges, and those that it says it leaves out")
    real.check(len(g.edges) > drawn > len(g.edges) / 2, "svg: some follow from others", drawn)
    inside = [t.firstChild.data for r in boxes for t in r.parentNode.getElementsByTagName("text") if t.firstChild]
    measured = drawing.Picture(svg)
    real.equal((len(measured.edges), measured.crossed(), measured.outside(), measured.no_legend()), (drawn, [], [], []),
               "svg: no edge crosses a box, all is in the picture, and there is a legend")
    real.check(inside and max(map(len, inside)) <= 44, "svg: no text is longer than a box", max(inside, key=len))
    text = real.plain_run([real.XPTIBPF, "graph", "-i", raw]).stdout
    real.equal(len(re.findall(r"^  [ *] n\d+ ", text, re.M)), len(g.nodes), "text: nodes")
    for shown, name in (dot, "dot"), (svg, "svg"), (text, "text"):
        real.check("submission only" in shown and "lost: none" in shown, f"{name}: says what is not known, and what was lost")


def collapsed(release):
    """Many instances of the same places."""
    env = real.warm_environment(release, XPTI_SUBSCRIBERS=xpti.witness(release))
    d, _ = traced([real.workload(release, "graph"), "--rounds", str(ROUNDS)], env, real.folder() + "/log", "raw")
    whole, short = graph(f"{d}/raw"), graph(f"{d}/raw", "--collapse")
    count = collections.Counter()
    for i, name in short.kernels().items():
        count[name] += short.nodes[i]["instances"]
    real.equal({count[n] for n in ("dia_a", "dia_b", "dia_c", "dia_d")}, {ROUNDS}, "collapsed: instances are counted")
    real.equal(len(short.kernels()), len(set(whole.kernels().values())), "collapsed: one node a place")
    real.equal(sum(n["instances"] for n in short.nodes.values()), sum(n["instances"] for n in whole.nodes.values()),
               "collapsed: no instance is lost")
    real.equal(sorted(whole.order() - short.order()), [], "collapsed: no order is lost")


def reused(release):
    """Events at the addresses of others: what XPTI alone has by address is not certain, what the calls tell is."""
    env = real.warm_environment(release, XPTI_SUBSCRIBERS=xpti.witness(release))
    d, _ = traced([real.workload(release, "graph"), "--reuse", "50"], env, real.folder() + "/log", "raw")
    both, alone = (data_edges(graph(f"{d}/raw", *only)) for only in ((), ("-e", "sycl")))
    real.check(len(both) >= 150, "reused: the host tasks are after what they wait for", len(both))
    real.equal([e for e, uncertain in both.items() if uncertain], [], "reused: with the calls nothing is uncertain")
    real.check(len(alone) >= 50, "reused: XPTI alone reports some", len(alone))
    real.equal([e for e, uncertain in alone.items() if not uncertain and e not in both], [], "reused: and not of others as certain")
    real.check(any(alone.values()), "reused: an address alone is not certain")


def data_edges(g):
    """XPTI's edges between commands, and whether each is uncertain."""
    names = {i: (n["uid"], n["uid_instance"]) if n["uid"] else i for i, n in g.nodes.items()}
    return {(names[e["from"]], names[e["to"]]): e["uncertain"] for e in g.edges
            if "data" in e["why"] and g.nodes[e["from"]]["kind"] != "event"}


def hosts_only(raw, g, what):
    """What the text has as the host's own is nothing that is on a queue."""
    text = real.plain_run([real.XPTIBPF, "graph", "-i", raw]).stdout if what.endswith("all") else ""
    for part in text.split("\n on the host only\n")[1:]:
        ids = [int(m) for m in re.findall(r"^  [* ] n(\d+) ", re.split(r"\n(?! {2})", part)[0], re.M)]
        real.equal([i for i in ids if g.nodes[i]["kind"] in ("event", "unseen") or
                    g.nodes[i]["kind"] not in ("host", "wait") and g.nodes[i]["queue"]], [],
                   f"{what}: {len(ids)} nodes are the host's own")


def late(release):
    """The queues and their first commands are older than the attach."""
    env = real.warm_environment(release, XPTI_FRAMEWORK_DISPATCHER="libxptifw.so",
                                XPTI_SUBSCRIBERS=f"{real.O}/libxptibpf-beacon.so")
    p = real.Process([real.workload(release, "graph"), "--gate", "1"], env=env, stdin=True)
    p.said("^ready$", 60)
    t = real.Tracer("--format", "raw", "-p", p.pid, json=False)

    def has():
        try:
            with open(t.file, "rb") as f:
                stream = f.read()
        except OSError:
            return False
        return b"libsycl" in stream and b"libxptifw" in stream and b"libOpenCL" in stream

    real.wait_for(has, "the tracer has probes in the libraries")
    p.tell("go")
    real.equal(p.wait(), 0, "late: the program ends well")
    t.wait(20)
    declared = Declared(p.out)
    early = {"before_a", "before_b"}
    after = set(declared.commands) - early
    events = {(a, b) for a, b in declared.order("event", "host", "barrier") if not {a, b} & early}
    for what in "", "ur", "cl":
        g = graph(t.file, *(["-e", what] if what else []))
        what = f"late, {what or 'all'}"
        real.equal(sorted(set(g.kernels().values()) & after), sorted(after), f"{what}: the commands since")
        real.equal(sorted(events - g.order()), [], f"{what}: claims what events and barriers say")
        real.equal(sorted(g.order("host") - declared.order()), [], f"{what}: claims nothing else")
        hosts_only(t.file, g, what)


def python(version, api):
    """dpnp: as many commands and tasks as the subscriber counted in Unified Runtime's and SYCL's streams."""
    log = real.folder() + "/log"
    interpreter, env = xpti.python(version)
    env |= {"XPTI_SUBSCRIBERS": xpti.witness(), "UR_ENABLE_LAYERS": "UR_LAYER_TRACING"}
    d, _ = traced([interpreter, f"{real.ROOT}/tests/workloads/np.py", "--iterations", "5"], env, log, "raw")
    told = [json.loads(line) for line in real.read(log).splitlines()]
    names = [e["data"].get("text") for e in told if e["trace_type"] == 28 and isinstance(e["data"], dict)]
    enqueued = sum(1 for n in names if n and n.startswith(("urEnqueue", "piEnqueue", "piextUSMEnqueue", "piextEnqueue")))
    tasks = sum(1 for e in told if e["trace_type"] == 10 and e["stream"] in ("sycl", "sycl.debug"))
    calls, events = graph(f"{d}/raw", "-e", api), graph(f"{d}/raw", "-e", "sycl")
    real.check(enqueued > 10 and tasks > 10, f"dpnp {version}: the witness counted", f"{enqueued} commands, {tasks} tasks")
    real.equal(sum(n["instances"] for n in calls.nodes.values() if n["kind"] == "device"), enqueued,
               f"dpnp {version}: commands")
    real.equal(sum(n["instances"] for n in events.nodes.values() if n["kind"] in ("device", "host")), tasks,
               f"dpnp {version}: tasks")


def main():
    for i, release in enumerate(RELEASES):
        raw, _ = known(release)
        if not i and real.in_check():
            formats(raw)
            collapsed(release)
            reused(release)
            late(release)
    if real.in_check_all():
        python("0.20.0", "ur")
        python("0.15.0", "pi")


if __name__ == "__main__":
    real.run(main)
