#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 60, suite: both
"""What became of memory, compared with sources that know it.

A program that leaks, frees wrongly, copies and asks for too much by plan reports it line by line
(tests/workloads/mem.cpp): leaks by kind, size, number and line, wrong frees by line, copies by direction. Then
live, peak, number and leaks are counted anew from what Unified Runtime's tracing layer reports from inside: by a
subscriber (several threads), by its log (dpnp); and the layer that counts owners names the buffer that was never
released. Finally: a tracer that comes late, a written stream, and XPTI alone against the calls alone.
"""
import collections
import json
import math
import os
import re
import signal
import struct

from lib import real, xpti
from lib.real import check, equal
import ur_witness
import ze_neo

RELEASES = real.releases(("2026.2.0", "2025.3.3"))
SOURCE = "tests/workloads/mem.cpp"


class Mem(real.Process):
    """xptibpf mem --json, its lines in a file."""

    def __init__(self, *args, env=None, **kw):
        self.file = os.path.join(real.folder(), "mem")
        super().__init__([real.XPTIBPF, "mem", "--json", "-o", self.file, *map(str, args)], env=env or real.environment(), **kw)

    def lines(self):
        return [json.loads(line) for line in real.read(self.file).splitlines()]


def of(lines, what, **match):
    return [e for e in lines if e["type"] == what and all(e.get(k) == v for k, v in match.items())]


def line_of(site):
    m = re.search(re.escape(SOURCE) + r":(\d+)\)$", site or "")
    return int(m[1]) if m else None


def no_loss(lines, what):
    lost = {e["where"]: e["count"] for e in of(lines, "lost") if e["count"] and e["where"] != "truncated"}
    equal(lost, {}, f"{what}: nothing was lost")
    gaps = of(lines, "memory_gaps")[0]
    equal({k: v for k, v in gaps.items() if k != "type" and v}, {}, f"{what}: nothing is unknown")


# ---- by plan -----------------------------------------------------------------------------------------


class Plan:
    def __init__(self, text):
        self.words = [line.split() for line in text.splitlines()]

    def all(self, first):
        return [w[1:] for w in self.words if w[0] == first]

    def one(self, first):
        return int(self.all(first)[0][0])


def wrong_frees(lines):
    return {(e["what"], line_of(e["site"]), e["count"]) for e in of(lines, "wrong_free")}


def leaks(lines, with_line):
    return sorted((e["kind"], e["size"], e["count"], line_of(e["site"]) if with_line else None)
                  for e in of(lines, "leak", in_total=True))


def holds(what, lines, plan, with_line, where):
    """The program's own statement; where: which line a buffer's memory is said to be made in, if another."""
    want = sorted((k, int(size), int(n), (where.get(k) or int(line)) if with_line else None)
                  for k, size, n, line in plan.all("leak"))
    equal(leaks(lines, with_line), want, f"{what}: leaks are those of the plan")
    if with_line:
        equal({w[:2] for w in wrong_frees(lines) if w[0] != "other_process"},
              {("double_free", plan.one("double_free")), ("not_allocated", plan.one("not_allocated"))},
              f"{what}: wrong frees, by line")
    equal(sorted((e["what"], e["count"], e["may_be"]) for e in of(lines, "wrong_free")),
          [("double_free", 1, False), ("not_allocated", 1, False), ("other_process", 1, False)],
          f"{what}: a second free, one of what was never allocated, one by a child; each once")
    equal([(e["call"], e["count"], e["bytes"]) for e in of(lines, "failed_memory_call")],
          [("urUSMDeviceAlloc", 1, plan.one("failed"))], f"{what}: what was refused")
    copies = {e["direction"]: (e["min"], e["max"], e["count"]) for e in of(lines, "copies")}
    equal(copies, {d: (int(s), int(s), int(n)) for d, s, n in plan.all("copy")}, f"{what}: copies by direction")
    fill = next(e for e in of(lines, "fills") if e["of"] == plan.all("fill")[0][0])
    check(fill["sizes"][9] == int(plan.all("fill")[0][2]), f"{what}: fills of their size", fill["sizes"])
    for t in of(lines, "memory", in_total=True):
        equal(t["live"], 0, f"{what}: after its end nothing lives by {t['by']}") if t["live"] else None
    total = of(lines, "memory", by="total")[0]
    for by in ("kind", "device", "site", "process"):
        rows = of(lines, "memory", by=by, in_total=True)
        equal([sum(r[k] for r in rows) for k in ("bytes", "count", "leaked", "leaked_count")],
              [total[k] for k in ("bytes", "count", "leaked", "leaked_count")], f"{what}: rows by {by} add up to the total")


def by_plan(release):
    program = real.workload(release, "mem")
    shown = {}
    for what, options, with_line, where in (("XPTI and calls", ["--xpti"], True, {}), ("calls", [], False, {}),
                                            ("stacks", ["-k"], True, None)):
        t = Mem(*options, "--", program, env=real.warm_environment(release))
        equal(t.wait(60), 0, f"{release}, {what}: the program ends well")
        plan, lines = Plan(t.out), t.lines()
        if where is None:
            # A stack tells where the buffer's memory was made, which is the first command that uses it.
            where = {"buffer": line_of(of(lines, "leak", kind="buffer")[0]["site"])}
            check(plan.one("failed") and 0 < where["buffer"] - int(plan.all("leak")[3][3]) < 5,
                  f"{release}, {what}: a buffer's memory is made just after the buffer", where)
        else:
            no_loss(lines, f"{release}, {what}")
        holds(f"{release}, {what}", lines, plan, with_line, where)
        shown[what] = [{k: e[k] for k in ("of", "peak", "bytes", "count", "leaked", "leaked_count")}
                       for e in of(lines, "memory", by="kind", in_total=True)]
    equal(shown["calls"], shown["XPTI and calls"], f"{release}: with XPTI each allocation is still counted once")


def by_runtime(release):
    """Unified Runtime itself: owners, parts, pools, images, two contexts."""
    t = Mem("--", real.workload(release, "ur_mem"), env=real.environment(release))
    equal(t.wait(60), 0, f"{release}, ur_mem: the program ends well")
    plan, lines = Plan(t.out), t.lines()
    no_loss(lines, f"{release}, ur_mem")
    equal(sorted((e["kind"], e["size"], e["count"]) for e in of(lines, "leak")),
          sorted((k, int(size), 1) for k, size in plan.all("leak")), f"{release}, ur_mem: what has an owner left is leaked")
    equal([e["what"] for e in of(lines, "wrong_free")], [w[0] for w in plan.all("wrong")], f"{release}, ur_mem: wrong frees")
    equal({e["of"]: e["count"] for e in of(lines, "memory", by="kind")}, {k: int(n) for k, n in plan.all("made")},
          f"{release}, ur_mem: each kind, as often as it was made")
    equal([(e["bytes"], e["unsized"]) for e in of(lines, "memory", by="kind", of="image")], [(int(n), 0) for n, in plan.all("image")],
          f"{release}, ur_mem: the image's bytes")


def by_opencl(release):
    """OpenCL itself, by a program that gives everything back, some of it by a callback that frees what is its own."""
    t = Mem("--", real.workload(release, "cl_all"), env=real.environment(release))
    equal(t.wait(60), 0, f"{release}, cl_all: the program ends well")
    lines = t.lines()
    no_loss(lines, f"{release}, cl_all")
    kinds = {e["of"] for e in of(lines, "memory", by="kind")}
    check({"buffer", "image", "shared", "device", "host", "sub-buffer"} <= kinds, f"{release}, cl_all: all kinds of memory", kinds)
    # 16 by 8 elements of four bytes; one image has two layers of them.
    made = {n: int(count) for n, count in re.findall(r"^count (clCreateImage\w*) (\d+)$", t.out, re.M)}
    images = of(lines, "memory", by="kind", of="image")[0]
    equal((images["bytes"], images["count"], images["unsized"]),
          (sum(n * 16 * 8 * 4 * (2 if name == "clCreateImage3D" else 1) for name, n in made.items()), sum(made.values()), 0),
          f"{release}, cl_all: the bytes of its images")
    equal(of(lines, "leak") + of(lines, "wrong_free"), [], f"{release}, cl_all: nothing is leaked or freed wrongly")
    equal({(e["call"], e["result"]) for e in of(lines, "failed_memory_call")},
          {("clCreateBuffer", "CL_INVALID_BUFFER_SIZE"), ("clSVMAlloc", "NULL")}, f"{release}, cl_all: what was refused, and why")


def images_by_xpti(release):
    """SYCL's images, by their format and range as the witness in the process is told them."""
    element = {0: 4, 1: 8, 2: 4, 3: 8, 4: 16, 5: 4, 6: 8, 7: 16, 8: 8, 9: 16, 10: 4}  # image_format, by its name's bits
    log = f"{real.folder()}/log"
    env = real.warm_environment(release, XPTI_WITNESS=log, XPTI_SUBSCRIBERS=xpti.witness(release), XPTI_FRAMEWORK_DISPATCHER="libxptifw.so")
    t = Mem("-e", "sycl", "--", real.workload(release, "sycl_all"), env=env)
    equal(t.wait(100), 0, f"{release}, sycl_all: the program ends well")
    told = [bytes.fromhex(w["data"]["struct"]) for ws in xpti.compare.load_witness(log).values() for w in ws
            if w["stream"] == "sycl.experimental.image" and w["trace_type"] == 36]
    sizes = []
    for raw in told:
        dim, *sides, fmt = struct.unpack_from("<16xI4xQQQI", raw)
        sizes.append(element[fmt] * math.prod(sides[:dim]))
    row = of(t.lines(), "memory", by="kind", of="SYCL image")[0]
    check(len(sizes) >= 2, f"{release}, sycl_all: images", sizes)
    equal((row["bytes"], row["count"], row["unsized"]), (sum(sizes), len(sizes), 0), f"{release}, sycl_all: the bytes of its images")


def by_xpti_alone(release):
    """SYCL's own tale: the same bytes, though it has no kinds."""
    totals = {}
    for what, select in (("xpti", "sycl"), ("ur", "ur"), ("all", "sycl,ur,cl")):
        t = Mem("--xpti", "-e", select, "--", real.workload(release, "mem"), "--wrong", "0", "--fork", "0",
                env=real.warm_environment(release))
        equal(t.wait(60), 0, f"{release}, {select}: the program ends well")
        row = of(t.lines(), "memory", by="total")[0]
        totals[what] = {k: row[k] for k in ("peak", "bytes", "count", "leaked", "leaked_count")}
        no_loss(t.lines(), f"{release}, {select}")
    equal(totals["xpti"], totals["ur"], f"{release}: XPTI alone and calls alone report the same bytes")
    equal(totals["all"], totals["ur"], f"{release}: and so do all layers together")


# ---- counted inside ----------------------------------------------------------------------------------


class Impossible(Exception):
    """What a witness can't know."""


class Replay:
    """Live, peak and number by kind, from successful calls in their order: (name, size, address)."""

    def __init__(self):
        self.where, self.live, self.peak, self.count, self.bytes = {}, collections.Counter(), collections.Counter(), \
            collections.Counter(), collections.Counter()

    def made(self, kind, address, size):
        if (kind == "buffer", address) in self.where:
            raise Impossible(f"{address:#x} is handed out twice")
        self.where[kind == "buffer", address] = (kind, size)
        for k in (kind, "total"):
            self.live[k] += size
            self.count[k] += 1
            self.bytes[k] += size
            self.peak[k] = max(self.peak[k], self.live[k])

    def gone(self, buffer, address):
        kind, size = self.where.pop((buffer, address), (None, 0))
        for k in (kind, "total") if kind else ():
            self.live[k] -= size

    def rows(self, peaks=True):
        return {k: (n, self.bytes[k], self.live[k], self.peak[k] if peaks else None) for k, n in self.count.items()}


KIND = {"urUSMDeviceAlloc": "device", "urUSMHostAlloc": "host", "urUSMSharedAlloc": "shared", "urMemBufferCreate": "buffer"}


def replay_subscriber(log):
    r, owners, begun = Replay(), collections.Counter(), collections.defaultdict(list)
    parts = set()
    for line in log:
        if not line["end"]:
            begun[line["tid"]].append(line)
            continue
        begin = begun[line["tid"]].pop()
        if begin["name"] != line["name"]:
            raise Impossible(f"the witness's lines are not nested: {line['name']}")
        name, args = line["name"], line["args"]
        if line.get("ret") != 0:
            continue
        if name in KIND:
            address = args["*phBuffer" if KIND[name] == "buffer" else "*ppMem"]
            r.made(KIND[name], address, args["size"])
            owners[address] = 1
        elif name == "urMemBufferPartition":
            parts.add(args["*phMem"])
            owners[args["*phMem"]] = 1
        elif name == "urUSMFree":
            r.gone(False, args["pMem"])
        elif name in ("urMemRetain", "urMemRelease"):
            owners[args["hMem"]] += 1 if name == "urMemRetain" else -1
            if not owners[args["hMem"]]:
                if args["hMem"] in parts:
                    parts.discard(args["hMem"])
                else:
                    r.gone(True, args["hMem"])
    return r


def ours(lines, peaks=True):
    rows = {e["of"]: e for e in of(lines, "memory", by="kind", in_total=True)}
    rows["total"] = of(lines, "memory", by="total")[0]
    return {k: (e["count"], e["bytes"], e["leaked"], e["peak"] if peaks else None) for k, e in rows.items()}


def by_subscriber(release, header, program, peaks, *options):
    folder = real.folder()
    log = f"{folder}/witness.jsonl"
    env = ur_witness.witness_environment(release, header, folder, log, **real.warm(release))
    t = Mem("--", real.workload(release, program), *options, env=env)
    equal(t.wait(120), 0, f"{release}, {program}: it ends well")
    lines, told = t.lines(), [json.loads(line) for line in real.read(log).splitlines()]
    no_loss(lines, f"{release}, {program}")
    want = replay_subscriber(told).rows(peaks)
    check(want["total"][0] >= 30, f"{release}, {program}: there is enough to count", want)
    equal(ours(lines, peaks), want, f"{release}, {program}: number, bytes, leaks{' and peaks' if peaks else ''} are those counted inside")
    victim = next(i for i, w in enumerate(told) if w["end"] and w["name"] == "urUSMFree")
    begin = max(i for i in range(victim) if told[i]["name"] == "urUSMFree" and told[i]["tid"] == told[victim]["tid"])
    spoilt = [w for i, w in enumerate(told) if i not in (victim, begin)]
    try:
        same = replay_subscriber(spoilt).rows(peaks) == ours(lines, peaks)
    except Impossible:
        same = False
    check(not same, f"{release}, {program}: the comparison notices a free that is missing")


LINE = re.compile(r"^\s*<--- (ur\w+)\((.*)\) -> (\w+);", re.M)


def number(text, arg, inside=False):
    """An argument of a line of the log, or what it points to."""
    m = re.search(rf"\.{arg} = (\w+)(?: [({{]([^(){{}}]*)[)}}])?", text)
    return int(m[2 if inside else 1], 0)


def by_log_dpnp(version):
    python, env = xpti.python(version)
    t = Mem("--", python, f"{real.ROOT}/tests/workloads/np.py", "--iterations", "3", env=dict(env, SYCL_UR_TRACE="2"))
    equal(t.wait(120), 0, f"dpnp {version}: it ends well")
    as_logged(f"dpnp {version}", t, 5)


def as_logged(what, t, least):
    """USM alone: of buffers' owners the log says too little."""
    r, lines = Replay(), t.lines()
    for name, args, result in LINE.findall(t.out + t.err):
        if result != "UR_RESULT_SUCCESS":
            continue
        if KIND.get(name, "buffer") != "buffer":
            r.made(KIND[name], number(args, "ppMem", True), number(args, "size"))
        elif name == "urUSMFree":
            r.gone(False, number(args, "pMem"))
    want = r.rows()
    check(want["total"][0] >= least, f"{what}: there is enough to count", want)
    equal({k: v for k, v in ours(lines).items() if k != "buffer"}, want, f"{what}: number, bytes, leaks and peaks are those of the log")


def by_level_zero():
    """Intel's driver without a GPU: the adapter keeps pools, so the layers' sizes and lives differ."""
    root = ze_neo.Root()
    programs = os.path.dirname(real.workload(ze_neo.RELEASE, "ze_launch"))
    t = Mem("--", *root.command({"LD_LIBRARY_PATH": "/mnt/rt", "ONEAPI_DEVICE_SELECTOR": "level_zero:*", "SYCL_UR_TRACE": "2"},
                                ["/mnt/programs/ze_launch", "/mnt/test/vadd.spv", "vadd", "5"],
                                {"/mnt/rt": f"{real.runtime(ze_neo.RELEASE)}/lib", "/mnt/programs": programs}))
    equal(t.wait(60), 0, "Level Zero: the program ends well")
    as_logged("Level Zero", t, 4)
    lines = t.lines()
    no_loss(lines, "Level Zero")
    equal(of(lines, "leak", in_total=True) + of(lines, "wrong_free"), [], "Level Zero: what a pool gives back late is no second free")
    differ = {(e["upper"], e["lower"]) for e in of(lines, "size_difference") if e["lower_bytes"] > e["upper_bytes"]}
    check(("urUSMDeviceAlloc", "zeMemAllocDevice") in differ, "Level Zero: the driver is asked for more than the program asks for", differ)
    check(any("by the runtime" in e["of"] for e in of(lines, "memory", by="kind")), "Level Zero: what the adapter has for itself is told apart")


def by_owners(release):
    """UR's layer that counts the owners of handles, in the same run: names what was never released."""
    t = Mem("--", real.workload(release, "mem"), "--fork", "0",
            env=real.warm_environment(release, UR_ENABLE_LAYERS="UR_LAYER_LEAK_CHECKING",
                                 UR_LOG_VALIDATION="level:debug;flush:debug;output:stderr"))
    equal(t.wait(60), 0, f"{release}: the program ends well under the layer that counts owners")
    text = t.err + t.out
    left = set(re.findall(r"Handle (0x[0-9a-f]+) was recorded for first time", text))
    gone = set(re.findall(r"Reference count for handle (0x[0-9a-f]+) changed to 0", text)) - left
    mine = {e["first_address"] for e in of(t.lines(), "leak", kind="buffer")}
    equal(len(mine), 1, f"{release}: one buffer is leaked")
    check(mine <= left and not mine & gone, f"{release}: the layer says so of the same handle",
          f"{mine}, the layer: {len(left)} left, {len(gone)} gone")


# ---- late, and from a file ---------------------------------------------------------------------------


def late(release):
    p = real.Process([real.workload(release, "mem"), "--late", "2", "--fork", "0"], env=real.warm_environment(release), stdin=True)
    p.said("^ready$", 60)
    t = Mem("-p", p.pid)
    real.attached(t)
    p.tell("go")
    p.said("^done$")
    t.p.send_signal(signal.SIGINT)
    equal(t.wait(10), 0, f"{release}, late: the tracer ends well")
    plan, lines = Plan(p.out), t.lines()
    p.p.stdin.close()
    p.wait()
    gaps = of(lines, "memory_gaps")[0]
    equal((gaps["older_processes"], gaps["older_frees"]), (True, 6),
          f"{release}, late: five older allocations were freed, and what was never allocated may be as old")
    equal([(e["what"], e["may_be"]) for e in of(lines, "wrong_free")], [("double_free", False)],
          f"{release}, late: a second free is one, if the first was seen")
    equal(sorted((e["kind"], e["size"], e["count"]) for e in of(lines, "live", in_total=True)),
          sorted((k, int(size), int(n)) for k, size, n, _ in plan.all("leak")), f"{release}, late: what lives now")
    equal(of(lines, "leak"), [], f"{release}, late: none of it is leaked yet")


def from_file(release):
    program, env = real.workload(release, "mem"), real.warm_environment(release)
    raw = f"{real.folder()}/raw"
    t = real.Tracer("--format", "raw", "--layers", "all", "--xpti", "-o", raw, "--", program, env=env, json=False, file=False)
    equal(t.wait(60), 0, f"{release}: a stream is written")
    again = Mem("-i", raw)
    equal(again.wait(30), 0, f"{release}: and read")
    lines = again.lines()
    no_loss(lines, f"{release}, from a file")
    holds(f"{release}, from a file", lines, Plan(t.out), True, {})


def main():
    for release in RELEASES:
        header = ur_witness.Header(release)
        by_plan(release)
        by_runtime(release)
        by_subscriber(release, header, "mem", True, "--wrong", "0", "--fork", "0")
        by_subscriber(release, header, "sycl_all", False, "--rounds", "2")
    if real.in_check():
        by_opencl(RELEASES[0])
        images_by_xpti(RELEASES[0])
        by_xpti_alone(RELEASES[0])
        by_owners(RELEASES[0])
        late(RELEASES[0])
        from_file(RELEASES[0])
    if real.in_check_all():
        by_log_dpnp("0.20.0")
        by_level_zero()


if __name__ == "__main__":
    real.run(main)
