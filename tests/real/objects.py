#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 40, suite: both
"""Numbers of objects, names of kernels, sizes of launches, directions of copies, and contexts, compared with what
Unified Runtime's own tracing layer reports from inside the program.

From the layer's lines, this test itself computes the numbers of queues, events and buffers. It uses the names of
the functions and the argument types in the header, which the tracer doesn't. A release counts from its beginning
(nobody may use what is released), a creation from its end. First comes a program of several threads, reported by
a subscriber; then one thread, reported by the log of SYCL_UR_TRACE=2, which has kernels' names; then dpnp; then a
tracer that comes late.
"""
import collections
import copy
import json
import re

from lib import real, xpti
from lib.real import check, equal, need
import ur_witness

HANDLE = re.compile(r"(?:const )?ur_(?:exp_)?(\w+?)_handle_t( \*)?( \*)?$")
NOT_OBJECTS = {"native", "tensor_map"}
MAKES = re.compile(r"ur\w*(Create|Partition$|Link|Instantiate|EndGraphCapture|Open)|urEnqueue|urCommandBuffer(Enqueue|Append)")
ENDS = re.compile(r"ur\w*(Release|Destroy)(Exp)?$")


class Count:
    """Who is who, by the witness."""

    def __init__(self):
        self.live = collections.defaultdict(dict)  # word -> handle -> [number, owners; None: not known]
        self.last = collections.Counter()
        self.context = {}  # (word, number) -> its context's name
        self.names = {}    # (word, number) -> name

    def name(self, word, handle):
        number = self.live[word].get(handle, [0])[0]
        return f"{word}#{number}" if number else f"{word}#?"

    def made(self, word, handle, owners):
        if owners is None and handle in self.live[word]:
            return
        self.last[word] += 1
        self.live[word][handle] = [self.last[word], owners]

    def retained(self, word, handle):
        entry = self.live[word].get(handle)
        if entry and entry[1]:
            entry[1] += 1

    def released(self, word, handle):
        entry = self.live[word].get(handle)
        if entry and entry[1]:
            entry[1] -= 1
            if not entry[1]:
                del self.live[word][handle]


def kind_of(text):
    """(word, is it a pointer) of an argument's type; None: no object's handle."""
    m = HANDLE.match(text)
    return (m[1], bool(m[2])) if m and m[1] not in NOT_OBJECTS else None


def shown(v):
    """The (handle, object) pairs of a value of ours."""
    if isinstance(v, dict) and {"handle", "object"} <= v.keys():
        return [(int(v["handle"], 16), v["object"])]
    return [p for i in (v if isinstance(v, list) else v.values() if isinstance(v, dict) else ()) for p in shown(i)]


class Comparison:
    """Traced names against counted ones. Of calls of several threads that return at the same moment nobody knows
    who was first: with at_once, that many neighbours may have changed places when they were made, and keep them."""

    def __init__(self, header, at_once=1):
        self.header, self.count, self.at_once = header, Count(), at_once
        self.wrong, self.compared, self.words = [], 0, collections.Counter()
        self.swapped = {}  # counted name -> traced name, where they differ

    def swap(self, want, name):
        """A new object's names, which may be those of a neighbour."""
        (_, _, counted), (_, _, traced) = want.partition("#"), name.partition("#")
        if want != name and traced.isdigit() and abs(int(counted) - int(traced)) < self.at_once:
            self.swapped[want] = name

    def all_swapped_back(self):
        return set(self.swapped) == set(self.swapped.values())

    def hold(self, call, where, pairs, word):
        for handle, name in pairs:
            self.compared += 1
            self.words[word] += 1
            want = self.count.name(word, handle)
            want = self.swapped.get(want, want)
            if name != want:
                self.wrong.append(f"{call['name']} {call['id']} {where}: {name}, counted {want}")

    def begin(self, call):
        """What goes in; and what is given away is gone from here on."""
        for arg, text in self.header.functions[call["name"]][1].items():
            kind = kind_of(text)
            if not kind or (kind[1] and not text.startswith("const")):
                continue
            self.hold(call, arg, shown(call["args"][arg]), kind[0])
            if ENDS.match(call["name"]):
                for handle, _ in shown(call["args"][arg])[:1]:
                    self.count.released(kind[0], handle)

    def end(self, call):
        """What comes out, of a call that did what it should."""
        if call["ret"] != "UR_RESULT_SUCCESS":
            return
        first = None
        for arg, text in self.header.functions[call["name"]][1].items():
            kind = kind_of(text)
            if not kind:
                continue
            pairs = shown(call["args"][arg])
            if call["name"].endswith(("Retain", "RetainExp")):
                self.count.retained(kind[0], pairs[0][0])
            if not kind[1] or text.startswith("const"):
                first = first or (pairs and (kind[0], pairs[0][1]))
                continue
            for handle, name in pairs:
                self.count.made(kind[0], handle, 1 if MAKES.match(call["name"]) else None)
                self.swap(self.count.name(kind[0], handle), name)
                if first:
                    made = self.count.name(kind[0], handle)
                    self.count.context[made] = first[1] if first[0] == "context" else self.count.context.get(first[1])
            self.hold(call, arg, pairs, kind[0])
        # The type of an answer is told by the question; the witness has no such types, so this is learned only.
        if "GetInfo" in call["name"]:
            for handle, name in shown(call["args"].get("pPropValue")):
                self.count.made(name.partition("#")[0], handle, None)


def raw_calls(t):
    found = [e for e in t.events() if e["type"] == "call" and e["name"] not in ur_witness.EDGES
             and not ur_witness.PROCADDR.match(e["name"])]
    return sorted(found, key=lambda e: e["ts"])


# ---- several threads, a subscriber -------------------------------------------------------------------


def by_subscriber(release, header):
    folder = real.folder()
    log = f"{folder}/witness.jsonl"
    env = ur_witness.witness_environment(release, header, folder, log)
    t = real.Tracer("-e", "ur:*", "--", real.workload(release, "sycl_all"), "--rounds", "2", env=env)
    equal(t.wait(120), 0, f"{release}: the reference program ends well")
    equal(t.lost(), {}, f"{release}: nothing was lost")
    mine, open_calls = collections.defaultdict(list), collections.defaultdict(list)
    for c in raw_calls(t):
        mine[c["tid"]].append(c)
    c = Comparison(header, at_once=8)
    for line in map(json.loads, real.read(log).splitlines()):
        if line["name"] in ur_witness.EDGES or ur_witness.PROCADDR.match(line["name"]):
            continue
        if line["end"]:
            c.end(open_calls[line["tid"]].pop())
            continue
        if not mine[line["tid"]] or mine[line["tid"]][0]["name"] != line["name"]:
            need(False, f"{release}: the same calls in the same order", line)
        call = mine[line["tid"]].pop(0)
        open_calls[line["tid"]].append(call)
        c.begin(call)
    for line in c.wrong[:10]:
        print("      " + line)
    check(not c.wrong and c.compared > 1000, f"{release}: {c.compared} handles of several threads are numbered as counted inside",
          len(c.wrong) or "")
    check(c.all_swapped_back() and len(c.swapped) < 20, f"{release}: few changed places, all with each other", c.swapped)
    check(all(c.words[w] > 5 for w in ("queue", "event", "mem", "context", "device", "kernel")), f"{release}: of every kind", dict(c.words))
    check(c.count.last["event"] > 1.2 * len({h for e in mine_handles(t, "event") for h in e}), f"{release}: addresses of events were used again",
          c.count.last["event"])


def mine_handles(t, word):
    for e in t.events():
        if e["type"] == "call":
            yield {h for v in e["args"].values() for h, name in shown(v) if name.startswith(word + "#")}


# ---- the log -----------------------------------------------------------------------------------------


LINE = re.compile(r"^\s*<--- (ur\w+)\((.*)\) -> (\w+);", re.M)


def one(text, arg, inside=False):
    """An argument of a line of the log: its value, or what it points to."""
    m = re.search(rf"\.{arg} = (\w+)(?: [({{]([^(){{}}]*)[)}}])?", text)
    return m and m[2 if inside else 1]


def in_order_of(names, calls):
    """The calls as the log has them: a thread that has returned may have to wait before it logs, while others log."""
    left, found = list(calls), []
    for name in names:
        i = next((i for i, c in enumerate(left[:20]) if c["name"] == name), None)
        if i is None or any(c["tid"] == left[i]["tid"] for c in left[:i]):
            break
        found.append(left.pop(i))
    return found


def launches_and_copies(what, t, log):
    """Kernel names, sizes and copies of a program, by the log's lines in their order."""
    told = [(n, a, r) for n, a, r in LINE.findall(log) if n not in ur_witness.EDGES]
    traced = sorted(raw_calls(t), key=lambda e: e["ts"] + e["dur"])
    ours = in_order_of([n for n, _, _ in told], traced)
    need(len(told) == len(ours) == len(traced), f"{what}: the log's calls in its order",
         f"{len(told)} told, {len(traced)} traced, {len(ours)} alike")
    kernels, memory, launched, copied, contexts, wrong = {}, {}, [], collections.Counter(), 0, []
    contexts_of = {}
    for (name, args, result), c in zip(told, ours):
        if result != "UR_RESULT_SUCCESS":
            continue
        context = one(args, "hContext") or contexts_of.get(one(args, "hQueue")) or contexts_of.get(one(args, "hKernel"))
        if context:
            contexts += 1
            if c.get("context", {}).get("handle") != context:
                wrong.append(f"{name} {c['id']}: context {c.get('context')}, told {context}")
        if one(args, "hContext") and one(args, "phQueue", True):
            contexts_of[one(args, "phQueue", True)] = context
        if name == "urKernelCreate":
            kernels[one(args, "phKernel", True)] = one(args, "pKernelName", True)
        m = re.match(r"urUSM(Device|Host|Shared)Alloc$", name)
        if m:
            memory[int(one(args, "ppMem", True), 16)] = (int(one(args, "size")), m[1][0])
        elif name == "urUSMFree":
            memory.pop(int(one(args, "pMem"), 16), None)
        elif "KernelLaunch" in name:
            handle = one(args, "hKernel")
            k = c["kernel"]
            launched.append(k["name"])
            want = (handle, kernels[handle], int(one(args, "pGlobalWorkSize", True)))
            if (k["handle"], k["name"], k["global"][0]) != want:
                wrong.append(f"launch {c['id']}: {k}, told {want}")
            size = one(args, "pLocalWorkSize", True)
            if (k["local"] and k["local"][0]) != (int(size) if size else None):
                wrong.append(f"launch {c['id']}: local {k['local']}, told {size}")
            check_args(c, args, wrong)
        elif name in ("urEnqueueUSMMemcpy",):
            letters = [next((kind for start, (size, kind) in memory.items() if start <= int(one(args, p), 16) < start + size), "M")
                       for p in ("pSrc", "pDst")]
            want = {"direction": "2".join(letters), "bytes": int(one(args, "size")), "src": one(args, "pSrc"), "dst": one(args, "pDst")}
            copied[want["direction"]] += 1
            if c["copy"] != want:
                wrong.append(f"copy {c['id']}: {c['copy']}, told {want}")
    for line in wrong[:10]:
        print("      " + line)
    check(not wrong, f"{what}: {len(launched)} launches, {sum(copied.values())} copies and {contexts} contexts are as the log says",
          len(wrong) or "")
    return kernels, launched, copied


def check_args(c, args, wrong):
    """The pointers among the arguments that the launch itself tells."""
    told = re.findall(r"ARG_TYPE_POINTER, \.index = (\d+), .*?\.pointer = (\w+)", args)
    ours = [(str(a["index"]), a["value"]) for a in c["kernel"]["args"] if a.get("type") == "UR_EXP_KERNEL_ARG_TYPE_POINTER"]
    if told and told != ours:
        wrong.append(f"launch {c['id']}: pointers {ours}, told {told}")


def numbers(what, header, t):
    """One thread's calls, none inside another: counted in their order."""
    calls = [call for call in raw_calls(t) if call["name"] in header.functions]

    def counted(calls):
        c = Comparison(header)
        for call in calls:
            c.begin(call)
            c.end(call)
        return c

    c = counted(calls)
    spoilt = copy.deepcopy(calls)
    victim = next(call for call in spoilt[len(calls) // 2:] if call["name"] == "urEventRelease")
    victim["args"]["hEvent"]["object"] = "event#1"
    equal(len(counted(spoilt).wrong), 1, f"{what}: the comparison notices another number")
    for line in c.wrong[:10]:
        print("      " + line)
    check(not c.wrong and c.compared > 200, f"{what}: {c.compared} handles are numbered as counted", len(c.wrong) or "")


def by_log(release, header):
    t = real.Tracer("-e", "ur:*", "--", real.workload(release, "sycl_loop"), "--iterations", "30", "--sleep-ms", "1",
                    env=real.environment(release, SYCL_UR_TRACE="2"))
    equal(t.wait(60), 0, f"{release}: the loop ends well")
    equal(t.lost(), {}, f"{release}: nothing was lost")
    # In this program calls of one thread follow each other.
    kernels, launched, copied = launches_and_copies(release, t, t.out + t.err)
    equal(launched, ["__sycl_kernel_scale_usm"] * 30, f"{release}: the program's kernel, thirty times")
    equal(set(kernels.values()), {"__sycl_kernel_scale_usm"}, f"{release}: the log names it so")
    equal(dict(copied), {"M2D": 30, "D2M": 30}, f"{release}: to the device and back")
    numbers(release, header, t)


def by_log_dpnp(version):
    python, env = xpti.python(version)
    t = real.Tracer("-e", "ur:*", "--", python, f"{real.ROOT}/tests/workloads/np.py", "--iterations", "3",
                    env=dict(env, SYCL_UR_TRACE="2"))
    equal(t.wait(100), 0, f"dpnp {version}: it ends well")
    equal(t.lost(), {}, f"dpnp {version}: nothing was lost")
    what = f"dpnp {version}"
    _, launched, copied = launches_and_copies(what, t, t.out + t.err)
    check(len(launched) >= 6 and None not in launched, f"{what}: a product and a sum an iteration, all with a name", len(launched))
    check(sum(copied.values()) > 0, f"{what}: copies", dict(copied))


# ---- late --------------------------------------------------------------------------------------------


def late(release):
    p = real.Process([real.workload(release, "sycl_loop"), "--steps", "1", "--sleep-ms", "0"], env=real.warm_environment(release), stdin=True)
    p.said(rf"^pid {p.pid}$", 60)
    t = real.Tracer("-p", p.pid, "-e", "ur").ready()
    p.tell("5")
    p.said("^did 5$")
    equal(t.end(), 0, f"{release}: the tracer ends well")
    p.p.stdin.close()
    equal(p.wait(), 0, f"{release}: the program ends well")
    calls = raw_calls(t)
    names = collections.defaultdict(list)
    for c in calls:
        for _, name in (pair for v in c["args"].values() for pair in shown(v)):
            names[name.partition("#")[0]].append(name.partition("#")[2])
    for word in ("queue", "context", "device", "kernel"):
        equal(set(names[word]), {"?"}, f"{release}: of what was made before, no {word} has a number")
    made = [v["object"] for c in calls if c["name"].startswith("urEnqueue") for v in (c["args"]["phEvent"],) if v]
    equal(made, [f"event#{i + 1}" for i in range(15)], f"{release}: events are counted from the attach on")
    equal({c["kernel"]["name"] for c in calls if "kernel" in c}, {"__sycl_kernel_scale_usm"},
          f"{release}: an old kernel's name is what libsycl is handed at the launch")
    equal([c["copy"]["direction"] for c in calls if "copy" in c], ["?2D", "D2?"] * 5, f"{release}: host memory may be an older allocation")


def main():
    for release in ur_witness.RELEASES:
        header = ur_witness.Header(release)
        by_subscriber(release, header)
        by_log(release, header)
        late(release)
    if real.in_check_all():
        by_log_dpnp("0.20.0")


real.run(main)
