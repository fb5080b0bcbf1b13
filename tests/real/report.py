#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 50, suite: both
"""The page of a report, compared with every call of the same stream, added up here, and with what the
programs report of themselves: mem.cpp its leaks, wrong frees and copies, waits.cpp its waits and the time of its
kernels on the device.

Each number of the page is read back from its text, and computed from 'trace --json' of the same stream by sums
that share nothing with the model. Finally live: from a first call, and attached late.
"""
import collections
import json
import os
import re
import signal

from lib import real, xpti
from lib.real import check, equal, need

RELEASE = "2026.2.0"
SECTIONS = ["PROCESSES", "WHAT RAN", "WHERE THE TIME WENT", "WHAT WAITED", "MEMORY", "WHAT FAILED", "WHAT WAS LOST",
            "WHAT COULD NOT BE KNOWN"]


# ---- texts -------------------------------------------------------------------------------------------


def duration(ns):
    """As docs and pages have it: 834ns, 12.345us, 1.200ms, cut and not rounded."""
    for unit, scale in (("ns", 1), ("us", 10**3), ("ms", 10**6), ("s", 10**9)):
        if ns < scale * 1000 or unit == "s":
            return f"{ns}ns" if scale == 1 else f"{ns // scale}.{ns % scale * 1000 // scale:03}{unit}"


def size(n):
    if n < 10000:
        return str(n)
    for unit in "KMGT":
        n /= 1024
        if n < 1000:
            return f"{n:.{2 if n < 10 else 1 if n < 100 else 0}f}{unit}"


class Page:
    def __init__(self, text):
        self.text = text
        self.lines = text.splitlines()
        titles = [line for line in self.lines if re.fullmatch(r"[A-Z ]+", line) and line.strip()]
        equal(titles, SECTIONS, "the page has its sections")
        self.section = {}
        for line in self.lines:
            if line in SECTIONS:
                at = self.section.setdefault(line, [])
            elif line:
                at.append(line)

    def rows(self, section, pattern):
        return [m for m in (re.match(pattern, line) for line in self.section[section]) if m]

    def row(self, section, pattern):
        found = self.rows(section, pattern)
        need(len(found) == 1, f"{section} has one line like {pattern}", "" if len(found) == 1 else self.section[section])
        return found[0]


# ---- the stream --------------------------------------------------------------------------------------


class Recorded:
    """A program's stream, as a page and as single events."""

    def __init__(self, what, argv, env, *options):
        self.what = what
        self.file = os.path.join(real.folder(), "raw")
        p = real.Process([real.XPTIBPF, "trace", "--format", "raw", "-o", self.file, *options, "--", *argv], env=env)
        equal(p.wait(120), 0, f"{what}: the program ends well")
        self.out = p.out
        self.page = Page(shown("report", "-i", self.file))
        self.json = [json.loads(line) for line in shown("report", "--json", "-i", self.file).splitlines()]
        self.events = [json.loads(line) for line in shown("trace", "--json", "-i", self.file).splitlines()]
        self.calls = [e for e in self.events if e["type"] == "call"]
        self.xpti = [e for e in self.events if e["type"] == "xpti"]


def shown(*args):
    p = real.plain_run([real.XPTIBPF, *args])
    need(p.returncode == 0, "xptibpf " + " ".join(a if len(a) < 20 else "FILE" for a in args), p.stderr)
    return p.stdout


def span(c):
    return c.get("age", c["dur"] or 0)


def succeeded(c):
    return not c.get("error") and not c.get("unfinished")


# ---- sums --------------------------------------------------------------------------------------------


def processes(r):
    want = {}
    for pid in {e["pid"] for e in r.calls + r.xpti}:
        calls = [c for c in r.calls if c["pid"] == pid]
        events = [e for e in r.xpti if e["pid"] == pid]
        exits = [e for e in r.events if e["type"] == "process" and e["event"] == "exit" and e["pid"] == pid]
        need(len(exits) == 1, f"{r.what}: {pid} ends once")
        first = min(e["ts"] for e in calls + events)
        last = max([c["ts"] + span(c) for c in calls] + [e["ts"] for e in events + exits])
        want[pid] = (duration(last - first), len({c["tid"] for c in calls}), len(calls), len(events), exits[0].get("status"))
    got = {int(m[5]): (m[1], int(m[2]), int(m[3]), int(m[4]), int(m[6])) for m in r.page.rows(
        "PROCESSES", r" +(\S+) +(\d+) +(\d+) +(\d+)  (\d+) \S+, exit status (\d+)$")}
    equal(got, want, f"{r.what}: processes, their time, threads, calls, events and ends")
    equal({e["pid"]: (duration(e["to"] - e["from"]), e["threads"], e["calls"], e["xpti_events"], e["status"])
           for e in r.json if e["type"] == "program"}, want, f"{r.what}: and so as JSON")


def bare(name):
    """Without arguments of functions and templates."""
    depth, kept = 0, ""
    for c in name:
        if c in "<(":
            depth += 1
        kept += c if not depth else ""
        if c in ">)":
            depth -= 1
    return kept


def is_brief(shown, name):
    """Long names lose their arguments, and then their beginning."""
    if shown.startswith("..."):
        return bare(name).endswith(shown[3:])
    return shown in (name, bare(name))


def kernels(r):
    """Launches by name as people read it and API; those of the API that saw most are the kernel's."""
    seen = collections.defaultdict(lambda: [0, 0])
    for c in r.calls:
        if succeeded(c) and c.get("layer") != "lower" and "Enqueue" in c["name"] and c.get("kernel"):
            at = seen[c["kernel"].get("demangled", c["kernel"]["name"]), c["api"]]
            at[0] += 1
            items = 1
            for n in c["kernel"]["global"]:
                items *= n
            at[1] += items
    want = {}
    for (name, _), at in seen.items():
        want[name] = max(want.get(name, (0, 0)), tuple(at))
    lines = r.page.rows("WHAT RAN", r" +(\d+) +(not measured|\S+) +(\d+|-) +(\d+)  (.*)$")
    got = {m[5]: (int(m[1]), int(m[4])) for m in lines}
    if not want:
        check("  no kernels" in r.page.section["WHAT RAN"] and not lines, f"{r.what}: no kernels")
        return
    totals = got.pop("all kernels", None)
    equal(totals, tuple(sum(v[i] for v in want.values()) for i in (0, 1)), f"{r.what}: launches and work-items of all kernels")
    for line, numbers in got.items():
        shown = re.sub(r" \([^()]*\)$", "", line)
        check(any(is_brief(shown, n) and numbers == v for n, v in want.items()), f"{r.what}: launches of {shown[:60]}",
              f"{numbers} {want}" if shown not in want else numbers)
    more = r.page.rows("WHAT RAN", r"  and (\d+) more kernels")
    equal(len(got) + (int(more[0][1]) if more else 0), len(want), f"{r.what}: all kernels are shown or counted")


def functions(r):
    inside = collections.Counter()
    for c in r.calls:
        if c.get("parent_id"):
            inside[c["parent_id"]] += c["dur"] or 0
    own, number = collections.Counter(), collections.Counter()
    for c in r.calls:
        number[c["name"]] += c.get("why") != "in_flight"
        if c["dur"] is not None:
            own[c["name"]] += max(0, c["dur"] - inside[c["id"]])
    rows = r.page.rows("WHERE THE TIME WENT", r" +(\S+) +([\d.]+)% +(\d+) +\S+  (\w+)(\.\.\.)?$")
    check(len(rows) == 6, f"{r.what}: six functions are shown", len(rows))
    equal([m[4] for m in rows], [n for n, _ in own.most_common(6)], f"{r.what}: those that took longest themselves")
    equal([(m[1], int(m[3])) for m in rows], [(duration(own[m[4]]), number[m[4]]) for m in rows], f"{r.what}: their time and number")
    equal(int(r.page.row("WHERE THE TIME WENT", r"  and (\d+) more functions")[1]), len(number) - 6, f"{r.what}: the others are counted")


def threads(r):
    """Time, and what of it is between calls: no call is open then."""
    by = collections.defaultdict(list)
    for c in r.calls:
        if c["dur"] is not None:
            by[c["tid"]].append((c["ts"], c["ts"] + c["dur"]))
    for m in r.page.rows("WHERE THE TIME WENT", r" +(\S+) +([\d.]+)% +([\d.]+)% +([\d.]+)% +([\d.]+)%  .*\((\d+)\)"):
        calls = sorted(by[int(m[6])])
        end, inside = calls[0][0], 0
        for a, b in calls:
            inside += max(0, b - max(a, end))
            end = max(end, b)
        whole = end - calls[0][0]
        got = (m[1], float(m[5]))
        want = (duration(whole), 100 * (whole - inside) / whole if whole else 0)
        check(got[0] == want[0] and abs(got[1] - want[1]) < 0.06, f"{r.what}: time of thread {m[6]}, and how much of it is elsewhere", f"{got} {want}")
        check(abs(sum(float(m[i]) for i in (2, 3, 4, 5)) - 100) < 0.3, f"{r.what}: the shares are all of it")


def result_text(c):
    if c.get("unfinished"):
        return None
    return "NULL" if c["ret"] is None else str(c["ret"])


def failures(r):
    clock = min(e["ts"] for e in r.events if "ts" in e and e["type"] == "clock")
    want = collections.defaultdict(list)
    for c in r.calls:
        if c.get("error"):
            want[c["name"], result_text(c)].append(c["ts"])
    got = {(m[3], m[4]): (int(m[1]), m[2]) for m in r.page.rows("WHAT FAILED", r" +(\d+) +(\S+)  (\w+): (\S+)$")}
    more = r.page.rows("WHAT FAILED", r"  and (\d+) more kinds of failures")
    equal(len(got) + (int(more[0][1]) if more else 0), len(want), f"{r.what}: kinds of failures")
    for k, v in got.items():
        equal(v, (len(want[k]), duration(max(0, min(want[k], default=0) - clock))), f"{r.what}: {k[0]} failed, how often and when first")
    if want:
        m = r.page.row("WHAT FAILED", r" +(\d+) +all: (\d+) returned an error, (\d+) did not return")
        equal((int(m[2]), int(m[3])), (sum(map(len, want.values())), sum(c.get("why") in ("exited", "unwound") for c in r.calls)), f"{r.what}: all failures")
    else:
        equal(r.page.section["WHAT FAILED"], ["  nothing"], f"{r.what}: nothing failed")
    equal({(e["function"], e["result"]): (e["count"], e["first_ts"]) for e in r.json if e["type"] == "failure" and e["returned"]},
          {k: (len(v), min(v)) for k, v in want.items()}, f"{r.what}: and so as JSON")
    told = sum(e["event"] == "diagnostics" for e in r.xpti)
    shown_ = r.page.rows("WHAT FAILED", r" +messages +first at  place and message of (\d+) diagnostics")
    equal(int(shown_[0][1]) if shown_ else 0, told, f"{r.what}: diagnostics")
    messages = collections.defaultdict(list)
    for e in r.xpti:
        if e["event"] == "diagnostics":
            placed = e["file"] and not e["file"].startswith("<unknown")
            messages[(e["data"], *((e["name"], e["file"], e["line"]) if placed else (None, None, None)))].append(e["ts"])
    equal({(e["text"], e["function"], e["file"], e["line"]): (e["count"], e["first_ts"]) for e in r.json if e["type"] == "diagnostic"},
          {k: (len(v), min(v)) for k, v in messages.items()}, f"{r.what}: messages of the runtime, with their places, as JSON")
    section = "\n".join(r.page.section["WHAT FAILED"])
    lines = [f"  {len(v)} {duration(max(0, min(v) - clock))} {name} ({file}:{line}): {text}" if file else f"  {len(v)} {duration(max(0, min(v) - clock))} {text}"
             for (text, name, file, line), v in messages.items()]
    shown_ = [" ".join(x.split()) in " ".join(section.split()) for x in lines]
    equal(sum(shown_), min(len(lines), 3), f"{r.what}: and on the page")


def losses(r):
    lost = {e["where"]: e["count"] for e in r.events if e["type"] == "lost" and e["count"]}
    want = sorted(lost.values())
    got = sorted(int(m[1]) for m in r.page.rows("WHAT WAS LOST", r"lost: (\d+) "))
    equal(got, want, f"{r.what}: losses are those of the trace")
    equal("lost: none" in r.page.section["WHAT WAS LOST"], not want, f"{r.what}: 'none' if there are none")


def shape(r):
    check(len(r.page.lines) <= 80, f"{r.what}: a page", len(r.page.lines))


def hold(r):
    for f in (shape, processes, kernels, functions, threads, failures, losses):
        f(r)


# ---- programs that know ------------------------------------------------------------------------------


def told(out, word):
    return [line.split()[1:] for line in out.splitlines() if line.startswith(word + " ")]


def memory(page, out, what):
    """mem.cpp: what it leaked, freed wrongly and copied."""
    leaks = told(out, "leak")
    total = page.row("MEMORY", r" +\S+ +(\S+) +\S+ +\d+ +(\S+) +(\d+)  all$")
    equal((total[2], int(total[3])), (size(sum(int(s) * int(n) for _, s, n, _ in leaks)), sum(int(n) for _, _, n, _ in leaks)),
          f"{what}: bytes and number of leaks")
    got = sorted((m[3], int(m[1]), int(m[2])) for m in page.rows("MEMORY", r" +(\d+) in (\d+)(?: of \d+)?, (\w+), "))
    equal(got, sorted((k, int(s) * int(n), int(n)) for k, s, n, _ in leaks), f"{what}: each leak by kind")
    kinds = {m[3]: (m[1], int(m[2])) for m in page.rows("MEMORY", r" +\S+ +\S+ +\S+ +\d+ +(\S+) +(\d+)  (\w+)$")}
    equal({k: v for k, v in kinds.items() if v[1] and k != "all"}, {k: (size(int(s) * int(n)), int(n)) for k, s, n, _ in leaks},
          f"{what}: and in the table of kinds")
    wrong = [m[1] for m in page.rows("MEMORY", r" +1 (freed[^:]*): 0x")]
    equal(sorted(wrong), ["freed in another process than allocated", "freed twice", "freed, but not allocated"], f"{what}: wrong frees")
    copies = {m[3]: (int(m[1]), m[2]) for m in page.rows("WHAT RAN", r" +(\d+) +(\S+)  (\w2\w)$")}
    equal(copies, {d: (int(n), size(int(s) * int(n))) for d, s, n in told(out, "copy")}, f"{what}: copies by direction")


def by_plan():
    r = Recorded("mem", [real.workload(RELEASE, "mem")], real.warm_environment(RELEASE), "--xpti")
    hold(r)
    memory(r.page, r.out, "mem")
    lines = {m[1] for m in r.page.rows("MEMORY", r".*mem\.cpp:(\d+)\)")}
    check({n for *_, n in told(r.out, "leak")} <= lines, "mem: leaks come with the lines of the program", lines)
    refused = [(m[1], m[2]) for m in r.page.rows("WHAT FAILED", r" +\d+ +\S+  (ur\w+): (\w+)$")]
    check(("urUSMDeviceAlloc", "UR_RESULT_ERROR_INVALID_USM_SIZE") in refused, "mem: what was refused", refused)


def waited():
    r = Recorded("waits", [real.workload(RELEASE, "waits"), "--pause-ms", "40"], real.warm_environment(RELEASE), "--xpti")
    hold(r)
    name, count, ns = told(r.out, "device")[0]
    m = r.page.row("WHAT RAN", rf" +\d+ +(\S+) +(\d+) +\d+  __sycl_kernel_{name}")
    equal((m[1], m[2]), (duration(int(ns)), count), "waits: time on the device is what the program was told, of as many launches")
    theirs = [(kind, int(b) - int(a)) for kind, a, b in told(r.out, "wait")]
    longest = sorted((ns for _, ns in theirs), reverse=True)[:3]
    rows = r.page.rows("WHAT WAITED", r" +([\d.]+)ms  main\(\d+\), urEventWait, for ")
    every = r.page.rows("WHAT WAITED", r" +([\d.]+m?s)  main\(\d+\), ")
    # The kernel's 40 ms begin while the program is on its way to wait for it, which may take long on a machine with much to do;
    # another wait, of milliseconds elsewhere, may be among the longest there.
    check(len(every) == 3 and rows and all(ns / 2e6 <= float(m[1]) <= ns / 1e6 for m, ns in zip(rows, longest)),
          "waits: the longest are the program's own, and last no longer than it measured", f"{[m[1] for m in rows]} {longest}")
    done = [c for c in r.calls if c["name"] in ("urEventWait", "urQueueFinish") or (c["name"] == "clEnqueueReadBuffer" and not c["parent_id"])]
    m = r.page.row("WHAT WAITED", r" +(\d+) +(\S+) +all waits")
    equal((int(m[1]), m[2]), (len(done), duration(sum(c["dur"] for c in done))), "waits: number and time of all")
    check(len(done) >= len(theirs), "waits: there are as many as the program made", f"{len(done)} {len(theirs)}")


def others():
    hold(Recorded("sycl_all", [real.workload(RELEASE, "sycl_all")], real.warm_environment(RELEASE), "--xpti"))
    if not real.in_check_all():
        return
    python, env = xpti.python("0.20.0")
    r = Recorded("dpnp", [python, f"{real.ROOT}/tests/workloads/np.py", "--iterations", "4"], env)
    hold(r)
    check(len([c for c in r.calls if c.get("kernel")]) >= 8, "dpnp: there were kernels to count")
    # Without --xpti, and without anybody's subscriber.
    check(any("no XPTI events" in line for line in r.page.section["WHAT COULD NOT BE KNOWN"]) != bool(r.xpti),
          "dpnp: that XPTI reported nothing is said")


# ---- live --------------------------------------------------------------------------------------------


def live():
    file = os.path.join(real.folder(), "page")
    p = real.Process([real.XPTIBPF, "report", "--xpti", "-o", file, "--", real.workload(RELEASE, "mem")],
                     env=real.warm_environment(RELEASE, PMI_RANK="2", PMI_SIZE="4"))
    equal(p.wait(60), 0, "live: the program ends well")
    page = Page(real.read(file))
    memory(page, p.out, "live")
    pid = told(p.out, "pid")[0][0]
    check(any(line.endswith(f"  {pid} mem, rank 2 of 4, exit status 0") for line in page.section["PROCESSES"]),
          "live: the rank is the launcher's", page.section["PROCESSES"])


def late():
    """Attached when the first allocations are there: freeing them is no error, and that they are older is said."""
    file = os.path.join(real.folder(), "page")
    p = real.Process([real.workload(RELEASE, "mem"), "--late", "2", "--fork", "0", "--wrong", "0"], env=real.warm_environment(RELEASE), stdin=True)
    p.said("^ready$", 60)
    t = real.Process([real.XPTIBPF, "report", "-o", file, "-p", str(p.pid)], env=real.environment())
    real.attached(t)
    p.tell("go")
    p.said("^done$")
    t.p.send_signal(signal.SIGINT)
    equal(t.wait(10), 0, "late: the tracer ends well")
    p.p.stdin.close()
    p.wait()
    page = Page(real.read(file))
    check(any("older than the trace" in line for line in page.section["WHAT COULD NOT BE KNOWN"]), "late: that the process is older is said",
          page.section["WHAT COULD NOT BE KNOWN"])
    frees = page.rows("WHAT COULD NOT BE KNOWN", r"  (\d+) frees of what is older")
    equal([m[1] for m in frees], [str(sum(int(n) for *_, n in told(p.out, "freed")))], "late: frees of what is older are counted, and")
    check("  wrong frees: none" in page.section["MEMORY"], "late: are no wrong frees")
    check("  never freed: none so far (see what is live)" in page.section["MEMORY"], "late: nothing is called leaked of a process that runs")
    check(any(f" {p.pid} mem, runs" in line for line in page.section["PROCESSES"]), "late: that it runs is said", page.section["PROCESSES"])


def main():
    by_plan()
    waited()
    others()
    live()
    late()


real.run(main)
