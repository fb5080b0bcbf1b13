#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 60
"""xptibpf export: the formats of other programs contain the same as the JSON of the same recording.

Perfetto's is read back with Perfetto's own classes (lib/read_perfetto.py), put in order as trace_processor does,
and its slices are nested by a stack; chrome's is parsed and its intervals are nested; CSV is read by Python's module.
Which command comes after which and who waited for what is derived anew from the handles in the JSON.
"""
import collections
import csv
import json
import os
import re
import subprocess
import sys

from lib import perfetto_file, real

sys.path.insert(0, f"{real.ROOT}/tests/golden/lib")
import wire as w  # noqa: E402

RELEASE = "2026.2.0"


def record(where, *args, release=RELEASE):
    """The raw stream of a program."""
    raw = f"{where}/raw"
    p = real.Process([real.XPTIBPF, "trace", "--format", "raw", "-o", raw, *args], env=real.warm_environment(release))
    real.need(p.wait(100) == 0, f"{os.path.basename(args[-1])} ends well", p.err[-300:])
    return raw


def output(*args):
    p = subprocess.run([real.XPTIBPF, *args], capture_output=True, timeout=100)
    real.need(p.returncode == 0 and not p.stderr, f"{' '.join(args[:3])} ends well", p.stderr[-300:].decode())
    return p.stdout


def lines(*args):
    return [json.loads(line) for line in output(*args).splitlines()]


def export(raw, form, suffix=None):
    to = f"{raw}.{suffix or form}"
    output("export", "--format", form, "-i", raw, "-o", to)
    return to


# ---- what JSON says ----------------------------------------------------------------------------------


class Told:
    """Our JSON of the recording, and what follows from it."""

    def __init__(self, raw):
        self.raw = raw
        self.lines = lines("trace", "--json", "-i", raw)
        self.calls = [e for e in self.lines if e["type"] == "call"]
        self.xpti = [e for e in self.lines if e["type"] == "xpti"]
        self.lost = sum(e["count"] for e in self.lines if e["type"] == "lost")
        self.clock = next(e for e in self.lines if e["type"] == "clock")
        self.by_id = {c["id"]: c for c in self.calls}

    def pairs(self):
        """XPTI's begins and ends that belong together: (begin, end), and begins without an end, and the rest."""
        open_, whole, rest = collections.defaultdict(list), [], []
        for e in self.xpti:
            stem, _, what = e["event"].rpartition("_")
            key = (e["pid"], e["tid"])
            if what == "begin":
                open_[key].append((e["stream_id"], stem, e["instance"], e))
            elif what == "end":
                at = [i for i, b in enumerate(open_[key]) if b[:3] == (e["stream_id"], stem, e["instance"])]
                if not at:
                    rest.append(e)
                    continue
                whole += [(b[3], e) for b in open_[key][at[-1]:]]
                del open_[key][at[-1]:]
            else:
                rest.append(e)
        return whole, [b[3] for each in open_.values() for b in each], rest

    @staticmethod
    def object_of(v):
        """A handle's identity; None where the number isn't sure."""
        if isinstance(v, dict) and "object" in v and not v["object"].endswith("?"):
            return v["handle"], v["object"]
        return None

    def waits(self):
        """(id of the call that submitted, id of the call that waited) by the events in their arguments."""
        made, found = {}, set()
        for c in sorted(self.calls, key=lambda c: c["ts"] + (c["dur"] or 0)):
            args, failed = c["args"], c.get("error") or c.get("unfinished")
            if failed:
                continue
            family = (c["pid"], c["api"])
            if c["name"] in ("urEventWait", "clWaitForEvents"):
                for v in args.get("phEventWaitList") or args.get("event_list") or []:
                    o = self.object_of(v)
                    if o and (family, o) in made:
                        found.add((made[family, o], c["id"]))
                continue
            if "Enqueue" not in c["name"]:
                continue
            o = self.object_of(args.get("phEvent") or args.get("event"))
            if o:
                made[family, o] = c["id"]
        return found, set(made.values())

    def runs(self):
        """{event: {"START": ns, "END": ns}} of what the program asked for, by OpenCL."""
        found = collections.defaultdict(dict)
        for c in self.calls:
            if c["name"] == "clGetEventProfilingInfo" and not c.get("error"):
                word = str(c["args"]["param_name"]).rpartition("_")[2]
                o = self.object_of(c["args"]["event"])
                if word in ("START", "END") and o:
                    found[c["pid"], o][word] = c["args"]["param_value"]
        return [(t["START"], t["END"]) for t in found.values() if len(t) == 2]


# ---- Perfetto ----------------------------------------------------------------------------------------


class Perfetto:
    def __init__(self, path):
        data = perfetto_file.read(path)
        self.tracks = data["tracks"]
        self.events, self.clocks, self.primary = data["events"], data["clocks"], data["primary"]
        self.cleared = data["cleared"]
        self.nest()

    def nest(self):
        """As trace_processor: by time, what came first before what came later; an end ends the innermost."""
        self.slices, self.stray, stacks = [], 0, collections.defaultdict(list)
        for e in sorted(self.events, key=lambda e: e["ts"]):
            stack = stacks[e["track"]]
            if e["kind"] == "begin":
                s = {**e, "dur": None, "parent": stack[-1] if stack else None, "end_flows": []}
                self.slices.append(s)
                stack.append(s)
            elif e["kind"] == "end" and stack:
                s = stack.pop()
                s["dur"], s["end_flows"] = e["ts"] - s["ts"], e["flows"]
            elif e["kind"] == "end":
                self.stray += 1
            elif e["kind"] == "instant":
                self.slices.append({**e, "dur": 0, "parent": stack[-1] if stack else None, "end_flows": []})

    def track(self, uuid):
        return self.tracks[str(uuid)]

    def thread_of(self, s):
        t = self.track(s["track"])
        return (t.get("pid"), t.get("tid")) if t["kind"] == "thread" else None

    def calls(self):
        return {s["args"]["id"]: s for s in self.slices if "id" in s["args"] and self.thread_of(s)}

    def lane(self, name):
        return [s for s in self.slices if self.track(s["track"])["kind"] == "other" and self.track(s["track"])["name"] == name]


def title(c):
    """What a call's slice is called: a launch by its kernel, too."""
    kernel = c.get("kernel", {}).get("name")
    return f"{c['name']} {kernel}" if kernel else c["name"]


def perfetto_calls(told, p):
    slices = p.calls()
    real.equal(p.stray, 0, "no slice ends that has not begun")
    real.equal(len(slices), len(told.calls), "a slice for each call")
    wrong = []
    for c in told.calls:
        s = slices.get(c["id"])
        want = (title(c), c["api"], c["ts"], c["dur"], (c["pid"], c["tid"]))
        got = s and (s["name"], s["categories"][0], s["ts"], s["dur"], p.thread_of(s))
        if got != want and not c.get("unfinished"):
            wrong.append((want, got))
    real.equal(wrong[:3], [], "of its name, API, time, length and thread")
    wrong = []
    for c in told.calls:
        outer = slices[c["id"]]["parent"] if c["id"] in slices else None
        while outer and "id" not in outer["args"]:
            outer = outer["parent"]
        if (outer["args"]["id"] if outer else None) != c["parent_id"]:
            wrong.append((c["id"], c["name"], c["parent_id"], outer and outer["args"]))
    real.equal(wrong[:3], [], "inside the call that made it")
    real.equal(sum(c["parent_id"] is not None for c in told.calls) > 0, True, "and some are nested")
    names = {(t["pid"], t["tid"]): t["name"] for t in p.tracks.values() if t["kind"] == "thread"}
    real.equal({(c["pid"], c["tid"]): c["thread"] for c in told.calls}.items() <= names.items(), True,
               "threads have their hierarchical names")
    results = [c for c in told.calls if isinstance(c["ret"], str) and not c["ret"].startswith("0x")]
    real.equal([c["id"] for c in results if slices[c["id"]]["args"].get("ret") != c["ret"]][:3], [],
               f"results are annotations ({len(results)})")
    plain = [(c, k, v) for c in told.calls for k, v in c["args"].items() if type(v) in (int, str) and k != "id"]
    real.equal([(c["id"], k, v, slices[c["id"]]["args"].get(k)) for c, k, v in plain
                if slices[c["id"]]["args"].get(k) != v][:3], [], f"plain arguments are ({len(plain)})")


def perfetto_xpti(told, p):
    whole, unended, rest = told.pairs()
    key = lambda pid, tid, ts: (pid, tid, ts)
    slices = {key(*p.thread_of(s), s["ts"]): s for s in p.slices if "instance" in s["args"] and p.thread_of(s)}
    real.equal(len(slices), len(whole) + len(unended) + len(rest), "a slice or an instant for each XPTI event that is no end")
    wrong = [(b["event"], b["ts"], e["ts"]) for b, e in whole
             if slices[key(b["pid"], b["tid"], b["ts"])]["dur"] != e["ts"] - b["ts"]]
    real.equal(wrong[:3], [], f"begins and ends are slices as long as they lasted ({len(whole)})")
    tasks = [b for b, e in whole if b["event"] == "task_begin" and b["name"]]
    real.check(len(tasks) > 20, "tasks among them", len(tasks))
    real.equal([b["name"] for b in tasks if slices[key(b["pid"], b["tid"], b["ts"])]["name"] != b["name"]][:3], [],
               "called as what they run")
    placed = [b for b, e in whole if b["file"] and not b["file"].startswith("<unknown")]
    real.equal([b["file"] for b in placed if slices[key(b["pid"], b["tid"], b["ts"])].get("place", {}).get("file") != b["file"]][:3],
               [], f"with their place in the source ({len(placed)})")
    inner = [s for s in p.calls().values() if s["parent"] and s["parent"].get("name") in {b["name"] for b in tasks}]
    real.check(inner, "calls are inside the tasks that made them", len(inner))


def by_flow(slices):
    flows = collections.defaultdict(list)
    for s in slices:
        for f in s["flows"]:
            flows[f].append((s["ts"], s))
        for f in s["end_flows"]:
            flows[f].append((s["ts"] + (s["dur"] or 0), s))
    return {f: [s for _, s in sorted(ends, key=lambda e: e[0])] for f, ends in flows.items()}


def perfetto_flows(told, p):
    flows = by_flow(p.slices)
    real.equal([f for f, ends in flows.items() if len(ends) < 2][:3], [], f"each of {len(flows)} flows has two ends")
    waited, made = told.waits()
    arrows = {(a["args"]["id"], b["args"]["id"]) for ends in flows.values() for a in ends[:1] for b in ends[1:]
              if "id" in a["args"] and "id" in b["args"]}
    real.check(waited, "calls waited for commands", len(waited))
    real.equal(sorted(waited - arrows)[:3], [], "from each submission to the end of each call that waited for it")
    wrong = [(a, told.by_id[a]["name"], b, told.by_id[b]["name"]) for a, b in arrows - waited]
    real.equal([x for x in wrong if x[3] in ("urEventWait", "clWaitForEvents")][:3], [], "and from no other")
    return flows


def perfetto_graph(told, p, flows):
    graph = lines("graph", "--format", "json", "-i", told.raw)
    nodes = {n["id"]: n for n in graph if n["type"] == "graph_node"}
    edges = {(e["from"], e["to"]) for e in graph if e["type"] == "graph_edge"}
    slices = {s["args"]["node"]: s for s in p.slices if "node" in s["args"]}
    timed = {i: n for i, n in nodes.items() if n["begin"] and n["end"] and n["end"] > n["begin"]}
    real.equal(sorted(set(timed) - set(slices))[:3], [], f"a slice for each node of the graph that was submitted ({len(timed)})")
    real.equal([i for i in timed if (slices[i]["ts"], slices[i]["dur"]) != (timed[i]["begin"], timed[i]["end"] - timed[i]["begin"])][:3],
               [], "as long as its submission")
    drawn = {(a["args"]["node"], b["args"]["node"]) for ends in flows.values() if len(ends) == 2
             for a, b in ([ends, ends[::-1]]) if "node" in a["args"] and "node" in b["args"]}
    shown = {e for e in edges if e[0] in slices and e[1] in slices}
    real.check(len(shown) > 20, "edges between them", len(shown))
    real.equal(sorted(shown - drawn)[:3], [], "each is a flow")
    both = edges | {(b, a) for a, b in edges}
    real.equal(sorted(drawn - both)[:3], [], "and there are no others")
    host = {i for i, n in nodes.items() if n["kind"] in ("host", "wait")}
    groups = {i: p.track(p.track(s["track"])["parent"])["name"] for i, s in slices.items() if i in nodes}
    real.equal({i for i, g in groups.items() if g == "on the host only"} ^ (host & set(groups)), set(), "what the host does is on no queue")
    real.equal({g for g in groups.values() if "?" in g}, set(), "no queue is shown that there is not")


def perfetto_counters(told, p):
    values = collections.defaultdict(list)
    for e in p.events:
        if e["kind"] == "counter":
            values[e["track"]].append((e["ts"], e["value"]))
    lost = next(v for t, v in values.items() if p.track(t)["name"] == "lost events")
    real.equal((lost[0], lost[-1][1]), ((told.clock["ts"], 0), told.lost), "lost events, from none to what was lost")
    memory = [v for t, v in values.items() if p.track(t)["name"] == "live memory"]
    real.need(len(memory) == 1, "live memory of the one process", len(memory))
    total = next(m for m in lines("mem", "--json", "-i", told.raw) if m["type"] == "memory" and m["by"] == "process")
    real.equal((max(v for _, v in memory[0]), memory[0][-1][1]), (total["peak"], total["live"]),
               "at its peak and at the end as 'mem' has it")
    track = next(p.track(t) for t in values if p.track(t)["name"] == "live memory")
    real.equal((track["unit"], p.track(track["parent"])["kind"]), (3, "process"), "in bytes, below its process")


def perfetto(told):
    p = Perfetto(export(told.raw, "perfetto"))
    real.equal((p.clocks["3"], p.clocks["1"], p.clocks["6"], p.primary),
               (told.clock["ts"], told.clock["realtime"], told.clock["boottime"], 3), "the clocks of the recording")
    process = [t for t in p.tracks.values() if t["kind"] == "process"]
    real.equal({(t["pid"], t["name"]) for t in process},
               {(e["pid"], e["comm"]) for e in told.lines if e["type"] == "process" and e["event"] == "exec"}, "its process")
    perfetto_calls(told, p)
    perfetto_counters(told, p)
    perfetto_order(p)
    return p, perfetto_flows(told, p)


def perfetto_order(p):
    """Below a process: memory, what the host does, then queues by their numbers; its first thread before the others."""
    groups = collections.defaultdict(list)
    for t in p.tracks.values():
        if t["parent"]:
            groups[t["parent"], t["kind"] == "thread"].append(t)
    real.equal([p.track(i)["name"] for i, threads in groups if not threads and not p.track(i)["ordered"]], [], "the tracks below each have an order")
    for (_, threads), below in groups.items():
        names = [t["name"] for t in sorted(below, key=lambda t: t["place"])]
        numbers = [int(n) for n in re.findall(r"queue#(\d+)", " ".join(names))]
        real.check(numbers == sorted(numbers) and (not threads or names[0] == "main") and
                   ("on the host only" not in names or names.index("on the host only") < len(names) - len(numbers)), "tracks are in order", names)


def device(told, p, flows):
    """Commands whose times the program asked for are on the queue's track, by the host's clock."""
    runs = p.lane("runs")
    real.equal(sorted((s["ts"], s["ts"] + s["dur"]) for s in runs), sorted(told.runs()),
               f"commands with device times, as the program got them ({len(runs)})")
    real.check(runs, "there are some")
    real.equal([s["args"]["clock"] for s in runs if s["args"]["clock"] != "CLOCK_MONOTONIC"], [], "the CPU's clock is ours")
    real.equal([s["name"] for s in runs if len(flows[s["flows"][0]]) < 2 or "id" not in flows[s["flows"][0]][0]["args"]], [],
               "with a flow from the call that submitted them")
    for s in p.lane("submitted"):
        if "(submission only)" in s["args"].get("times", "") and s["name"] in {r["name"] for r in runs}:
            real.check(s["categories"] == ["submission"], "what was not measured is not shown as executed")
            break


def layers(told):
    """Two layers are asked for the times of one command; it ran once, in the outer one's queue."""
    p = Perfetto(export(told.raw, "perfetto"))
    runs = p.lane("runs")
    graph = [n for n in lines("graph", "--format", "json", "-i", told.raw) if n["type"] == "graph_node"]
    real.equal((len(runs), len({(s["ts"], s["dur"]) for s in runs})), (sum(n["execution"]["count"] for n in graph if n["execution"]),) * 2, "a command that two layers measured ran once")
    real.check(real.every(lambda s: p.track(p.track(s["track"])["parent"])["name"].startswith("xpti queue#"), runs), "in the queue that the program has")
    real.equal(len(chrome(told)), len(runs), "chrome: the same")


# ---- chrome ------------------------------------------------------------------------------------------


def ns(us):
    return round(us * 1000)


def nested(intervals):
    """None of them crosses another."""
    stack = []
    for begin, end in sorted(intervals, key=lambda i: (i[0], -i[1])):
        while stack and stack[-1] <= begin:
            stack.pop()
        if stack and end > stack[-1]:
            return False
        stack.append(end)
    return True


def chrome(told):
    with open(export(told.raw, "chrome"), encoding="utf-8") as f:
        data = json.load(f)
    events = data["traceEvents"]
    tracks, open_ = collections.defaultdict(list), collections.defaultdict(list)
    for e in sorted((e for e in events if e["ph"] in "XBE"), key=lambda e: e["ts"]):
        key = (e["pid"], e["tid"])
        if e["ph"] == "X":
            tracks[key].append((ns(e["ts"]), ns(e["ts"]) + ns(e["dur"])))
        elif e["ph"] == "B":
            open_[key].append(ns(e["ts"]))
        elif real.check(open_[key], "an E has its B") if not open_[key] else True:
            tracks[key].append((open_[key].pop(), ns(e["ts"])))
    real.equal([k for k, v in tracks.items() if not nested(v)], [], f"chrome: slices nest on each of {len(tracks)} tracks")
    calls = {int(e["args"]["id"]): e for e in events if e["ph"] in "XB" and "api" in e.get("args", {})}
    whole = [c for c in told.calls if c["dur"] is not None]
    real.equal([c["id"] for c in whole
                if (calls[c["id"]]["name"], ns(calls[c["id"]]["ts"]), ns(calls[c["id"]]["dur"]), calls[c["id"]]["pid"],
                    calls[c["id"]]["tid"], calls[c["id"]]["cat"]) != (title(c), c["ts"], c["dur"], c["pid"], c["tid"], "cpu_op")][:3],
               [], f"chrome: each call is a cpu_op of its name, time, process and thread ({len(whole)})")
    real.equal([c["id"] for c in whole for k, v in c["args"].items() if k not in ("id", "api") and calls[c["id"]]["args"][k] != v][:3], [],
               "chrome: with its arguments")
    flows = collections.defaultdict(lambda: collections.Counter())
    for e in events:
        if e["ph"] in "stf":
            flows[e["cat"], e["id"]][e["ph"]] += 1
    waited, _ = told.waits()
    commands = [f for k, f in flows.items() if k[0].startswith("Flow_H2D_")]
    real.equal(sum(f["f"] for f in commands if f["s"] == 1) >= len(waited), True, f"chrome: arrows to {len(waited)} waits")
    real.equal([k for k, f in flows.items() if f["s"] != 1 or sum(f.values()) < 2][:3], [], f"chrome: each of {len(flows)} arrows has one beginning, and an end")
    named = collections.Counter((e["pid"], e["args"]["name"]) for e in events if e["ph"] == "M" and e["name"] == "process_name")
    real.equal((set(pid for pid, _ in named), set(named.values())), ({c["pid"] for c in told.calls}, {1}), "chrome: each process is named once, and no other is made up")
    lanes = {(e["pid"], e["tid"]) for e in events if e["ph"] == "X" and "api" not in e["args"] and "event" not in e["args"]}
    placed = {(e["pid"], e["tid"]): e["args"]["sort_index"] for e in events if e["ph"] == "M" and e["name"] == "thread_sort_index"}
    real.check(real.every(lambda k: placed[k] > max(placed[c["pid"], c["tid"]] for c in told.calls), lanes), "chrome: queues come after the threads")
    real.equal({k: v for k, v in data["otherData"]["lost"].items()},
               {e["where"]: e["count"] for e in told.lines if e["type"] == "lost" and e["count"]}, "chrome: what was lost")
    return [e for e in events if e.get("cat") == "gpu_op"]


# ---- tables and JSON ---------------------------------------------------------------------------------


def table(told):
    with open(export(told.raw, "csv"), encoding="utf-8", newline="") as f:
        rows = list(csv.DictReader(f, strict=True))
    calls = [r for r in rows if r["Type"] == "call"]
    real.equal([(int(r["Id"]), r["Name"], r["API"], int(r["Start (ns)"]), r["Time (ns)"], int(r["PID"]), int(r["TID"]), r["Thread"]) for r in calls],
               [(c["id"], c["name"], c["api"], c["ts"], "" if c["dur"] is None else str(c["dur"]), c["pid"], c["tid"], c["thread"])
                for c in told.calls], "csv: a row for each call")
    real.equal(sum(r["Failed"] == "1" for r in calls), sum(bool(c.get("error")) for c in told.calls), "csv: those that failed")
    real.equal([(r["Name"], r["API"], r["Kernel"]) for r in rows if r["Type"] == "xpti"],
               [(x["event"], x["stream"], x["name"] or "") for x in told.xpti], "csv: a row for each XPTI event")
    real.equal(sum(int(r["Bytes"]) for r in rows if r["Type"] == "lost"), told.lost, "csv: what was lost")
    with open(export(told.raw, "csv-summary"), encoding="utf-8", newline="") as f:
        rows = {(r["API"], r["Function"]): r for r in csv.DictReader(f, strict=True)}
    want = collections.defaultdict(list)
    for c in told.calls:
        if c["dur"] is not None:
            want[c["api"], c["name"]].append(c)
    real.equal({k: (int(r["Calls"]), int(r["Time (ns)"]), int(r["Min (ns)"]), int(r["Max (ns)"]), int(r["Failed"]))
                for k, r in rows.items() if k in want},
               {k: (len(v), sum(c["dur"] for c in v), min(c["dur"] for c in v), max(c["dur"] for c in v), sum(bool(c.get("error")) for c in v))
                for k, v in want.items()}, f"csv-summary: {len(want)} functions, added up")


def plain(told):
    raw = told.raw
    real.equal(output("export", "--format", "ndjson", "-i", raw) == output("trace", "--json", "-i", raw), True,
               "ndjson is what trace --json shows")
    with open(export(raw, "json"), encoding="utf-8") as f:
        real.equal(json.load(f) == told.lines, True, "json has the same in an array")
    for form in ("dot", "svg"):
        real.equal(output("export", "--format", form, "-i", raw) == output("graph", "--format", form, "-i", raw), True,
                   f"{form} is what graph draws")


# ---- hostile names -----------------------------------------------------------------------------------

NAMES = [b'a "quoted" name', b"two\nlines", b"comma, semi; <b>bold</b> & <script>alert(1)</script>", b"\x1b[31mred\x1b[0m",
         b"\xff\xfe no \xc3\x28 UTF-8", b"=1+1", b"back\\slash\\", b"a\rb\tc\x07\x9b", "ünïcödé ✓".encode(), b"'", b"", b"," * 300]


def hostile():
    """Options of programs are told to OpenCL as they are: names from a stream that anybody may have written."""
    where = real.folder()
    raw = f"{where}/raw"
    comm = b'"\n<&\x1b\xff'
    with open(raw, "wb") as f:
        f.write(w.clock(10**9, 1700000000 * 10**9, 2 * 10**9))
        f.write(w.func(1, "urProgramBuild", 3, [w.op(w.STR, 2)]))
        head = w.process(100, 10**9, "demo", "/x", "y").replace(b"demo\0", b"demo\0", 1)
        f.write(head)
        f.write(w.record(w.EXEC, (100).to_bytes(4, "little") + bytes(4) + bytes(8) + comm.ljust(16, b"\0"), 100, 100, 10**9))
        for i, name in enumerate(NAMES):
            f.write(w.call(1, [1, 2, 0x7000], 10**9 + 1000 * (i + 1), 500, 100, 100, i + 1, items=[w.item(0, name + b"\0")]))
        f.write(w.loss(2 * 10**9, w.CAUSES, end=True, ring_full=7))
    text = [n.decode("utf-8", "replace") for n in NAMES]
    told = Told(raw)
    real.equal(told.lost, 7, "hostile: losses in JSON")
    p = Perfetto(export(raw, "perfetto"))
    real.equal([s["args"]["pOptions"] for _, s in sorted(p.calls().items())], text, "hostile: Perfetto has the texts as they are")
    names = {t["name"] for t in p.tracks.values() if t["kind"] == "process"}
    real.equal(names, {comm.decode("utf-8", "replace")}, "hostile: and the name of the process")
    real.check(any(p.track(e["track"])["name"].startswith("lost: ") and e["value"] == 7 for e in p.events if e["kind"] == "counter"),
               "hostile: Perfetto has a counter of the cause of loss")
    with open(export(raw, "chrome"), encoding="utf-8") as f:
        events = json.load(f)["traceEvents"]
    real.equal([e["args"]["pOptions"] for e in events if e["ph"] == "X" and "api" in e["args"]], text, "hostile: chrome has them")
    with open(export(raw, "csv"), "rb") as f:
        data = f.read()
    real.equal([b for b in data if b < 32 and b not in b"\r\n\t" or b == 0x7f], [], "hostile: CSV has no control characters")
    rows = [r for r in csv.DictReader(data.decode("utf-8").splitlines(keepends=True), strict=True) if r["Type"] == "call"]
    real.equal(len(rows), len(NAMES), "hostile: and a row for each call")
    real.check(real.every(lambda r: r["Process"].startswith('"\n<&'), rows), "hostile: with the quotes and line breaks of the name")
    for form in ("json", "svg", "dot", "csv-summary", "sqlite"):
        to = export(raw, form)
        with open(to, "rb") as f:
            data = f.read()
        if form not in ("json", "sqlite"):
            real.check(b"\x1b" not in data, f"hostile: no escape sequence in {form}")


def many_texts(count=70000):
    """More texts than are numbered at once."""
    raw = f"{real.folder()}/raw"
    with open(raw, "wb") as f:
        f.write(w.clock(10**9, 1700000000 * 10**9, 2 * 10**9))
        f.write(w.func(1, "urProgramBuild", 3, [w.op(w.STR, 2)]))
        f.write(w.process(100, 10**9, "demo", "/x", "y"))
        for i in range(count):
            f.write(w.call(1, [1, 2, 0x7000], 10**9 + 1000 * (i + 1), 500, 100, 100, i + 1, items=[w.item(0, b"text %d\0" % i)]))
        f.write(w.loss(2 * 10**9, w.CAUSES, end=True))
    p = Perfetto(export(raw, "perfetto"))
    real.equal(p.cleared, 2, "many texts: numbers begin anew once")
    real.equal([(i, s["args"]["pOptions"]) for i, s in p.calls().items() if s["args"]["pOptions"] != f"text {i - 1}"][:3], [],
               "many texts: each is the call's own")
    real.equal(len(p.calls()), count, "many texts: no call is missing")


# ---- a device with a clock of its own ------------------------------------------------------------------


def foreign_clock():
    """Three commands of a queue, two of which ran at the same time, by a clock that counts from 0."""
    raw = f"{real.folder()}/raw"
    start, at = 2, 10**9  # UR_PROFILING_INFO_COMMAND_START
    ask = lambda t, event, what, value, i: w.call(2, [event, what, 8, 0x100, 0], t, 500, 100, 100, i,
                                                  items=[w.item(0, value.to_bytes(8, "little"))])
    runs = [(5000, 9000), (7000, 20000), (30000, 31000)]
    with open(raw, "wb") as f:
        f.write(w.clock(at, 1700000000 * 10**9, 2 * 10**9))
        f.write(w.func(1, "urEnqueueEventsWait", 4, [w.op(w.MEM, 3, w.AT_RETURN | w.ON_SUCCESS, elem=8, most=8)]))
        f.write(w.func(2, "urEventGetProfilingInfo", 5, [w.op(w.MEM, 3, w.AT_RETURN | w.ON_SUCCESS, elem=8, most=8)]))
        # Who may release events is traced, so that their numbers are sure.
        for i, name in enumerate(("urEventRelease", "urEventRetain", "urEventCreateWithNativeHandle")):
            f.write(w.func(3 + i, name, 1, []))
        f.write(w.process(100, at, "demo", "/x", "y"))
        for i, (begin, end) in enumerate(runs):
            f.write(w.call(1, [0x77, 0, 0, 0x200], at + 10**6 + begin, 300, 100, 100, i + 1,
                           items=[w.item(0, (0xe0 + i).to_bytes(8, "little"))]))
        for i, (begin, end) in enumerate(runs):
            f.write(ask(at + 2 * 10**6 + 1000 * i, 0xe0 + i, start, begin, 10 + 2 * i))
            f.write(ask(at + 2 * 10**6 + 1000 * i + 500, 0xe0 + i, start + 1, end, 11 + 2 * i))
        f.write(w.loss(2 * 10**9, w.CAUSES, end=True))
    p = Perfetto(export(raw, "perfetto"))
    lanes = p.lane("runs")
    # They ran as long after they were submitted as the device's clock says, so nothing moves.
    real.equal(sorted((s["ts"], s["dur"]) for s in lanes), sorted((at + 10**6 + b, e - b) for b, e in runs),
               "another clock: runs are as long as they were, and not before they were submitted")
    real.equal({s["args"]["clock"].partition(":")[0] for s in lanes}, {"the device's own"}, "another clock: and say so")
    real.equal(len({s["track"] for s in lanes}), 2, "runs at the same time are on two tracks")
    real.equal([(s["args"]["device_begin"], s["args"]["device_end"]) for s in sorted(lanes, key=lambda s: s["ts"])], runs,
               "another clock: the device's own times are there")


# ---- stacks ----------------------------------------------------------------------------------------------


def stacks():
    """By Perfetto's own classes; tests/golden/stacks.py has what no program does."""
    told = Told(record(real.folder(), "-k", "--", real.workload(RELEASE, "cl_all")))
    slices = Perfetto(export(told.raw, "perfetto")).calls()
    frames, wrong = 0, []
    for c in told.calls:
        want = [(f["function"] or f"{os.path.basename(f['module'])}+{f['offset']:#x}", f["module"] or "", f["offset"], f["file"] or "",
                 f["line"] or 0, "KIND_NATIVE") for f in c.get("stack", [])]
        got = [tuple(f.values()) for f in reversed(slices[c["id"]].get("stack", [])) if f["kind"] != "KIND_UNKNOWN"]
        frames += len(got)
        wrong += [(c["name"], got, want)] if got != want else []
    real.equal(wrong[:1], [], "stacks: each call's frames are those of JSON")
    real.check(frames > 2 * len(told.calls) > 40, "stacks: there are some", (frames, len(told.calls)))


# ---- files -------------------------------------------------------------------------------------------


def attempt(*args):
    p = subprocess.run([real.XPTIBPF, "export", *args], capture_output=True, text=True, timeout=60)
    return p.returncode, p.stderr


def files(raw):
    where = real.folder()
    to = f"{where}/out"
    for form in ("perfetto", "chrome", "csv", "dot"):
        with open(to, "w") as f:
            f.write("mine")
        code, said = attempt("--format", form, "-i", raw, "-o", to)
        real.check(code == 1 and "--force" in said and real.read(to) == "mine", f"{form}: what is there is left alone", said)
        code, said = attempt("--format", form, "-i", raw, "-o", to, "--force")
        real.check(code == 0 and os.path.getsize(to) > 1000, f"{form}: and overwritten with --force", said)
        real.equal(os.listdir(where), ["out"], f"{form}: nothing else is left")
    code, said = attempt("--format", "chrome", "-i", raw, "-o", f"{where}/no/such/out")
    real.check(code == 1 and "No such file" in said, "a folder that is not there", said)
    code, said = attempt("--format", "nonsense", "-i", raw)
    real.check(code == 2 and "nonsense" in said, "a format that is not there", said)
    code, said = attempt("-i", raw)
    real.check(code == 2 and "--format" in said, "no format", said)
    for form in ("perfetto", "chrome", "csv"):
        code, said = attempt("--format", form, "-i", raw, "-o", "/dev/full")
        real.check(code == 1 and "space" in said, f"{form}: a full disk is reported", said)
    cut = f"{where}/cut"
    with open(raw, "rb") as f, open(cut, "wb") as g:
        whole = f.read()
        g.write(whole[:len(whole) * 2 // 3])
    for form in ("chrome", "perfetto"):
        code, said = attempt("--format", form, "-i", cut, "-o", f"{where}/{form}")
        real.check(code == 1 and "cut off" in said and os.path.getsize(f"{where}/{form}") > 1000,
                   f"{form}: of what was cut off there is what is whole", said)
    with open(f"{where}/chrome", encoding="utf-8") as f:
        real.check(json.load(f)["traceEvents"], "and it parses")


def live():
    """Without a recording in between."""
    to = f"{real.folder()}/live"
    p = real.Process([real.XPTIBPF, "export", "--format", "perfetto", "-o", to, "--xpti", "--", real.workload(RELEASE, "sycl_all")],
                     env=real.warm_environment(RELEASE))
    real.need(p.wait(100) == 0, "live: the program ends well", p.err[-300:])
    p = Perfetto(to)
    real.check(len(p.calls()) > 300 and p.stray == 0, "live: calls are slices", len(p.calls()))


def main():
    sycl = Told(record(real.folder(), "--xpti", "--", real.workload(RELEASE, "sycl_all")))
    p, flows = perfetto(sycl)
    perfetto_xpti(sycl, p)
    perfetto_graph(sycl, p, flows)
    real.equal(p.lane("runs"), [], "no command of it was measured, and none is shown as executed")
    real.equal(chrome(sycl), [], "chrome: none is a gpu_op")
    table(sycl)
    plain(sycl)
    cl = Told(record(real.folder(), "--", real.workload(RELEASE, "cl_all")))
    slices = Perfetto(export(cl.raw, "perfetto"))
    device(cl, slices, by_flow(slices.slices))
    real.equal(len(chrome(cl)), len(slices.lane("runs")), "chrome: those are gpu_ops")
    layers(Told(record(real.folder(), "--xpti", "--", real.workload(RELEASE, "waits"))))
    foreign_clock()
    hostile()
    many_texts()
    stacks()
    files(sycl.raw)
    live()


real.run(main)
