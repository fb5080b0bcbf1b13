#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 60, suite: all
"""The page of report --html, in a real browser without a screen.

The pages are of ten events with names that attack the reader's browser, of some ten thousand events of a real SYCL program,
and of a million. Each page opens from disk with no complaint and asks the network for nothing; its numbers are those of
'report --json' and 'stat --json' and of every call in 'trace --json', counted here; its timeline holds what it should wherever
one looks, and moves without a stall; tables sort and filter; keys work; it is light or dark as asked, and prints.
"""
import base64
import collections
import fnmatch
import json
import os
import re
import resource
import struct
import sys
import time
import zlib

from lib import browser, real
from lib.real import check, equal, need

sys.path.insert(0, f"{real.ROOT}/tests/golden/lib")
import wire as w  # noqa: E402

RELEASE = "2026.2.0"
S, MS, US = 10**9, 10**6, 10**3
MILLION_SECONDS, MILLION_BYTES = 5, 12 << 20  # what the issue of this page allows
FRAME_MS = 900  # the slowest frame of 20 while zooming, drawn by a processor that others use, too; half of them must be three times as fast
LAUNCHES = 350  # with which the graph is as large as it can be without being collapsed
FAILED = 0x7ffffffe  # UR_RESULT_ERROR_UNKNOWN
SCHEMES = {"light": "rgb(246, 247, 249)", "dark": "rgb(13, 17, 23)"}


# ---- streams -----------------------------------------------------------------------------------------


def recorded(argv, *options):
    """A program's raw stream. It is recorded again where the ring was too small for how busy this machine is: that is
    counted, and no concern of the page."""
    for _ in range(4):
        raw = os.path.join(real.folder(), "raw")
        p = real.Process([real.XPTIBPF, "trace", "--format", "raw", "-o", raw, *options, "--", *argv], env=real.warm_environment(RELEASE))
        equal(p.wait(120), 0, f"{os.path.basename(argv[0])} is recorded")
        lost = {e["where"]: e["count"] for e in shown("trace", "--json", "-i", raw) if e["type"] == "lost" and e["count"]}
        if "ring_full" not in lost:
            break
        print(f"recorded again: {lost}")
    return raw


HOSTILE = ["</script><script>window.pwned=1</script>", "<img src=x onerror=window.pwned=1>", "\"'`${window.pwned=1}&lt;{{js}}",
           "\x1b]0;pwned\x07\x1b[31m", "caf\udce9 \udcff\udcfe"]
ATTACKS = [HOSTILE[0], HOSTILE[1], HOSTILE[2]]
MESSAGES = [(HOSTILE[1], "launch()", HOSTILE[0], 7, 2), ("no kernel named <b>scale</b>", "scale(int)", "/src/a.cpp", 41, 1), ("somewhere", "", "", 0, 1)]


def as_bytes(text):
    return text.encode(errors="surrogateescape") + b"\0"


def hostile():
    """Ten calls whose functions, kernel and library have such names, by a process that has one, and four messages of its runtime."""
    def function(slot, name):
        d = w.func(slot, "x", 1, [])
        return d[:-8] + w.pad(as_bytes(name)) if len(name) < 8 else rebuilt(d, name)

    def rebuilt(d, name):
        body = d[24:]
        at = body.rindex(b"x\0")
        return w.record(w.DEF_FUNC, body[:at] + as_bytes(name))

    yield w.clock(S, 1700000000 * S, 5 * S)
    for i, name in enumerate(HOSTILE):
        yield function(i + 1, name)
    yield w.func(10, "urKernelCreate", 3, [w.op(w.STR, 1), w.op(w.MEM, 2, w.AT_RETURN | w.ON_SUCCESS, elem=8, most=8)])
    yield w.func(11, "urEnqueueKernelLaunch", 10, [w.op(w.ARR, 4, w.LEN_32, len_src=2, elem=8)])
    yield w.record(34, struct.pack("<QIIII", 1, 1, 1, 3, 0) + as_bytes(HOSTILE[0]) + as_bytes(HOSTILE[1]))
    yield w.execve(200, 200, 200, S, "<b>'\"</script>", start=9 * S)
    at = S
    for i in range(5):
        at += MS
        yield w.call(i + 1, [1], at, 1000 * (i + 1), 200, 200, i + 1)
    at += MS
    yield w.call(10, [1, 2, 0x500], at, 1000, 200, 200, 6, items=[w.item(0, as_bytes(HOSTILE[1])), w.item(1, struct.pack("<Q", 0x77))])
    for i in range(3):
        at += MS
        yield w.call(11, [3, 0x77, 1, 0, 0x600, 0, 0, 0, 0, 0], at, 5000, 200, 200, 7 + i, items=[w.item(0, struct.pack("<Q", 64))])
    at += MS
    yield w.call(11, [3, 0x77, 1, 0, 0x600, 0, 0, 0, 0, 0], at, 5000, 200, 200, 10, ret=FAILED, items=[w.item(0, struct.pack("<Q", 64))])
    yield w.xpti_stream(1, "sycl")
    for text, function, file, line, times in MESSAGES:
        for _ in range(times):
            at += MS
            yield w.diagnostic(1, function.encode(), file.encode(), line, text.encode(), 200, 200, at)
    yield w.loss(at + MS, w.CAUSES, ring_full=7, truncated=3, end=True)


THREADS = 6
FUNCTIONS = ["urQueueFinish", "urEventRetain", "urEventRelease", "urQueueFlush", "zeEventQueryStatus", "clRetainEvent"]


def million(path, calls):
    """Threads that make a call with three inside, over and over. What was made is the witness: a counter of calls by function, of
    errors, of their time."""
    made, errors, took = collections.Counter(), collections.Counter(), collections.Counter()
    templates = {(f, t): bytearray(w.call(f + 1, [0x1000], 0, 0, 300, 300 + t, 1, depth=1 if f else 0))
                 for f in range(len(FUNCTIONS)) for t in range(THREADS)}
    n = 0
    with open(path, "wb") as out:
        out.write(w.clock(S, 1700000000 * S, 5 * S))
        for i, name in enumerate(FUNCTIONS):
            out.write(w.func(i + 1, name, 1, []))
        out.write(w.execve(300, 300, 300, S, "million", start=9 * S))
        for t in range(1, THREADS):
            out.write(w.fork(300, 300, 300, 300 + t, S, "million", start=9 * S + t))
        chunk = []
        while n < calls:
            t, turn = n // 4 % THREADS, n // 4 // THREADS
            start = S + turn * 26 * US + t * 977
            if turn % 5000 > 4200:
                start += 400  # not all alike
            outer = n + 4
            inner = [(1 + (turn + k) % 5, start + 1000 + k * 4000, 700 + (turn * 37 + k * 11 + t) % 3000) for k in range(3)]
            for k, (f, ts, dur) in enumerate([*inner, (0, start, 15000 + turn % 7000)]):
                if n == calls:
                    break
                n += 1
                failed = FAILED if f == 2 and turn % 9973 == 0 else 0
                record = templates[f, t]
                struct.pack_into("<QQQQQ", record, 16, ts, dur, failed, n, outer if f else 0)
                chunk.append(bytes(record))
                made[FUNCTIONS[f]] += 1
                took[FUNCTIONS[f]] += dur
                errors[FUNCTIONS[f]] += bool(failed)
            if len(chunk) > 20000:
                out.write(b"".join(chunk))
                chunk = []
        out.write(b"".join(chunk))
        out.write(w.loss(3 * S + calls * 26 * US // 4, w.CAUSES, end=True))
    return made, errors, took


# ---- pages -------------------------------------------------------------------------------------------


def shown(*args):
    p = real.plain_run([real.XPTIBPF, *args])
    need(p.returncode == 0, "xptibpf " + " ".join(a if len(a) < 20 else "FILE" for a in args), p.stderr)
    return [json.loads(line) for line in p.stdout.splitlines()]


def write(raw, what):
    page = os.path.join(real.folder(), "page.html")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    p = real.plain_run([real.XPTIBPF, "report", "--html", page, "-i", raw])
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    equal((p.returncode, p.stdout), (0, ""), f"{what}: the page is written")
    return page, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def loads(b, page, what):
    seconds = b.open(page)
    equal(b.js("document.documentElement.dataset.ready"), "true", f"{what}: it is ready ({seconds:.1f} s)")
    equal(b.complaints(), [], f"{what}: no complaint")
    equal(set(b.requests()) - {"file://" + page}, set(), f"{what}: it asks for nothing else")


def rows(b, table, all=True):
    """Of a table as the page has it: raw values by column."""
    if all:
        b.js(f"""[...document.querySelector("#table-{table}").parentElement.nextSibling.querySelectorAll("button")]
            .filter((x) => x.textContent.startsWith("Show all")).forEach((x) => x.click())""")
    return b.js(f"""[...document.querySelectorAll("#table-{table} tbody tr")].map((r) => Object.fromEntries([...r.cells].map((c) => [c.dataset.key, c.dataset.v])))""")


def tile(b, name):
    return int(b.js(f"document.querySelector('#tile-{name}').dataset.v"))


def numbers(b, raw, what):
    """The page's against the commands'."""
    report = shown("report", "--json", "-i", raw)
    stat = shown("stat", "--json", "-i", raw)
    of = collections.defaultdict(list)
    for line in report:
        of[line["type"]].append(line)
    equal(tile(b, "calls"), sum(p["calls"] for p in of["program"]), f"{what}: calls")
    equal(tile(b, "xpti"), sum(p["xpti_events"] for p in of["program"]), f"{what}: XPTI events")
    equal(tile(b, "failed"), sum(f["count"] for f in of["failure"]), f"{what}: failed calls")
    equal(tile(b, "waited"), sum(t["waiting"] for t in of["time"]), f"{what}: waiting")
    equal(tile(b, "peak"), next(m["peak"] for m in of["memory"] if m["by"] == "total"), f"{what}: peak of memory")
    most = collections.Counter()
    for c in of["command"]:
        if c["kind"] == "kernel":
            most[c["pid"], c["name"]] = max(most[c["pid"], c["name"]], c["submitted"])
    equal(tile(b, "launches"), sum(most.values()), f"{what}: launches")
    keys = ("calls", "errors", "self", "total", "mean", "p50", "p99", "max")
    got = {(r["function"]): tuple(int(r[k]) if r[k] else None for k in keys) for r in rows(b, "functions")}
    want = {(e["function"]): tuple(e[k] for k in keys) for e in stat if e["type"] == "latency"}
    equal(got, want, f"{what}: {len(want)} functions as 'stat --json' tells them")
    if of["failure"]:
        equal({(r["function"], r["result"]): int(r["count"]) for r in rows(b, "failures")},
              {(f["function"], f["result"]): f["count"] for f in of["failure"]}, f"{what}: failures")
    first = min([p["from"] for p in of["program"]], default=0)
    equal(sorted((r["text"], r["function"], r["file"], r["line"], int(r["count"]), int(r["first"]), int(r["pid"])) for r in rows(b, "diagnostics")) if of["diagnostic"] else [],
          sorted((d["text"] or "", d["function"] or "", d["file"] or "", str(d["line"] or ""), d["count"], d["first_ts"] - first, d["first_pid"]) for d in of["diagnostic"]),
          f"{what}: messages of the runtime, with their places")
    if of["waits"]:
        equal(sorted((r["function"], r["for"], int(r["waits"]), int(r["total"])) for r in rows(b, "waits")),
              sorted((g["function"], g["for"], g["waits"], g["total"]) for g in of["waits"]), f"{what}: waits")
    sites = [m for m in of["memory"] if m["by"] == "site"]
    if sites:
        equal(sorted((r["of"], int(r["peak"]), int(r["count"])) for r in rows(b, "sites")),
              sorted((m["of"], m["peak"], m["count"]) for m in sites), f"{what}: allocation sites")
    lost = {e["where"]: e["count"] for e in of["lost"] if e["count"]}
    got = {r["where"]: int(r["count"]) for r in rows(b, "lost")} if lost else {}
    equal(got, lost, f"{what}: losses")
    as_text(b, raw, what)
    started = {e["pid"]: e["cmdline"] for e in shown("trace", "--json", "-i", raw) if e["type"] == "process" and "cmdline" in e}
    equal({int(r["pid"]): r["cmdline"] for r in rows(b, "programs")} if of["program"] else {}, {p["pid"]: started.get(p["pid"], "") for p in of["program"]},
          f"{what}: each process and its command line")
    graph = [json.loads(line) for line in real.plain_run([real.XPTIBPF, "graph", "--format", "json", "-i", raw]).stdout.splitlines()]
    return of, [e for e in graph if e["type"] == "graph_node"]


def as_text(b, raw, what):
    """Of what was lost and could not be known the page says what the text report says, and nothing that contradicts it."""
    p = real.plain_run([real.XPTIBPF, "report", "-i", raw])
    _, _, after = p.stdout.partition("WHAT WAS LOST\n")
    lost, _, unknown = after.partition("\nWHAT COULD NOT BE KNOWN\n")
    told = dict(reversed(line.removeprefix("lost: ").split(" ", 1)) for line in lost.splitlines() if line != "lost: none")
    equal({r["text"]: r["count"] for r in rows(b, "lost")} if told else {}, told, f"{what}: losses as the text report has them")
    known = [line.strip() for line in unknown.splitlines() if line.startswith("  ") and line != "  nothing more"]
    gaps = [t for t in b.js("[...document.querySelectorAll('#lost li')].map((e) => e.textContent)") if not t.startswith(("The timeline keeps", "Not on this page"))]
    equal([t[:90] for t in gaps], [t[:90] for t in known], f"{what}: gaps as the text report has them")
    page = b.js("document.querySelector('main').textContent")
    equal(["every event was seen" in page, "Nothing was lost" in page], [not told, not told], f"{what}: the page says that nothing was lost only if nothing was")
    if "or may have been" in p.stdout:
        equal([t for t in ("No leak", "No call failed") if t in page], [], f"{what}: what was not seen is not denied")


# ---- the timeline ------------------------------------------------------------------------------------


def view(b):
    """Once it has come to rest."""
    before = None
    while True:
        now = b.js("({...document.querySelector('#stage').dataset})")
        if now == before:
            return {k: float(v) for k, v in now.items()}
        before = now
        time.sleep(0.25)


def geometry(b):
    return b.js("""(() => { const s = document.querySelector("#stage"); s.scrollIntoView({block: "center", behavior: "instant"});
        const r = s.querySelector(".lanes canvas").getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; })()""")


def focus(b):
    b.js("document.querySelector('.lanes canvas').focus({preventScroll: true})")


def spans(b, begins, what):
    """Three spans, measured with the mouse at three zooms: as many events begin in them as were told."""
    focus(b)
    begins = sorted(begins)
    for zooms in (0, 1, 3):
        x, y, width, height = geometry(b)
        if zooms == 1:  # where most of them are, on the small picture of all of it; 168 pixels are its names
            whole = view(b)["to"]
            at = [x + 168 + (width - 168) * (begins[len(begins) * k // 20] - begins[0]) / whole for k in (3, 17)]
            b.drag(at[0], y - 50, at[1] + 4, y - 50)
        for _ in range(zooms):
            b.key("w")
            view(b)
        b.drag(x + width * .45, y + height - 8, x + width * .83, y + height - 8, modifiers=8)
        b.wait("!!document.querySelector('#in-range')")
        low, high, got = b.js("(() => { const d = document.querySelector('#in-range'); return [+d.dataset.from, +d.dataset.to, +d.dataset.v]; })()")
        first = min(begins)
        want = sum(1 for t in begins if low <= t - first <= high)
        at = view(b)
        equal(got, want, f"{what}: events that begin within {high - low:.0f} ns of {at['to'] - at['from']:.0f} in sight")
        # Of all of it, and closest, the piece may be a pause.
        check(got > 0 or zooms != 1, f"{what}: there are some")
        b.key("Escape")
    b.key("0")


def zooms(b, what):
    focus(b)
    b.key("0")
    whole = view(b)
    check(whole["from"] == 0 and whole["drawn"] > 0, f"{what}: all of it is drawn, {whole['drawn']:.0f} boxes", whole)
    b.key("w")
    near = view(b)
    check(abs((near["to"] - near["from"]) / (whole["to"] - whole["from"]) - .5) < .01, f"{what}: w zooms in", near)
    b.key("d")
    right = view(b)
    check(right["from"] > near["from"] and abs(right["to"] - right["from"] - near["to"] + near["from"]) < 2, f"{what}: d goes on", right)
    b.key("a")
    b.key("s")
    view(b)
    x, y, width, height = geometry(b)
    before = view(b)
    b.mouse("mouseWheel", x + width * .6, y + height / 2, modifiers=2, deltaX=0, deltaY=-120)
    after = view(b)
    check(after["to"] - after["from"] < before["to"] - before["from"], f"{what}: Ctrl and the wheel zoom in", after)
    b.drag(x + width * .7, y + height / 2, x + width * .5, y + height / 2)
    check(view(b)["from"] > after["from"], f"{what}: a drag pans")
    x, y, width, height = geometry(b)
    lanes = b.js("document.querySelector('#stage').dataset.lanes")
    check(whole["drawn"] <= 2 * width * int(lanes), f"{what}: what is drawn depends on the width", f"{whole['drawn']:.0f} boxes for {lanes} lanes of {width} pixels")
    b.key("0")
    again = view(b)
    equal((again["from"], again["to"]), (whole["from"], whole["to"]), f"{what}: 0 is all of it again")


def frames(b, what):
    """How long each frame takes while the wheel turns."""
    took = b.js("""(async () => {
        const canvas = document.querySelector(".lanes canvas"), r = canvas.getBoundingClientRect(), took = [];
        const frame = () => new Promise((f) => requestAnimationFrame(() => requestAnimationFrame(f)));
        for (let i = 0; i < 20; i++) {
            canvas.dispatchEvent(new WheelEvent("wheel", {deltaY: -120, ctrlKey: true, clientX: r.x + r.width * .6, clientY: r.y + 20, cancelable: true}));
            const t = performance.now();
            await frame();
            took.push(performance.now() - t);
        }
        return took; })()""")
    took.sort()
    check(took[-1] < FRAME_MS and took[len(took) // 2] < FRAME_MS / 3, f"{what}: frames while zooming",
          f"half of them {took[len(took) // 2]:.0f} ms or less, the slowest {took[-1]:.0f} ms")
    b.key("0")
    view(b)


# ---- the rest ----------------------------------------------------------------------------------------


def text_in(b, selector, text):
    b.click(selector)
    b.js(f"document.querySelector({json.dumps(selector)}).select()")
    b.type(text)


def tables(b, of, what):
    names = [f["function"] for f in of["latency"]]
    for pattern in ("ur*", "*Enqueue*", "kernel"):
        text_in(b, "#filter-functions", pattern)
        like = pattern.lower() if "*" in pattern else f"*{pattern.lower()}*"
        want = sorted(n for n in names if fnmatch.fnmatchcase(n.lower(), like))
        equal(sorted(r["function"] for r in rows(b, "functions") if r.get("function")), want, f"{what}: functions like {pattern}")
    text_in(b, "#filter-functions", " ")
    b.click("#only-errors")
    equal(sorted(r["function"] for r in rows(b, "functions") if r.get("function")), sorted(f["function"] for f in of["latency"] if f["errors"]), f"{what}: those with errors")
    b.click("#only-errors")
    layer = of["latency"][0]["api"]
    b.click(f'[data-layer="{layer}"]')
    equal(sorted({r["function"] for r in rows(b, "functions") if r.get("function")}), sorted(f["function"] for f in of["latency"] if f["api"] != layer), f"{what}: without {layer}")
    b.click(f'[data-layer="{layer}"]')
    for column, place in (("calls", 2), ("max", 10)):
        head = f"#table-functions th:nth-child({place}) button"
        for down in (True, False):
            b.click(head)
            got = [int(r[column]) for r in rows(b, "functions")]
            equal((sorted(got, reverse=down), len(got)), (got, len(names)), f"{what}: by {column}, {'largest' if down else 'smallest'} first")


def keys(b, what):
    focus(b)
    b.key("?", modifiers=8)
    check(b.js("document.querySelector('#help').open"), f"{what}: ? lists the keys")
    told = b.js("[...document.querySelectorAll('#keys kbd')].map((k) => k.textContent)")
    check({"?", "t", "/", "w", "s", "a", "d", "0", "f", "n", "p", "e", "m", "Esc"} <= set(told), f"{what}: all of them", told)
    b.key("Escape")
    check(not b.js("document.querySelector('#help').open"), f"{what}: Esc closes that")
    # Of two ways to scroll at once the later need not win.
    b.js("document.documentElement.style.scrollBehavior = 'auto'")
    b.key("m")
    check(b.js("document.querySelector('#stage').getBoundingClientRect().height === innerHeight"), f"{what}: m fills the window")
    b.key("Escape")
    b.key("/")
    equal(b.js("document.activeElement.id"), "find", f"{what}: / finds")
    b.key("Escape")
    b.key("3")
    b.wait("Math.abs(document.querySelector('#functions').getBoundingClientRect().top) < innerHeight / 2")
    check(True, f"{what}: 3 goes to the third section")


def finds(b, of, name, calls, what):
    focus(b)
    b.key("/")
    b.type(name)
    equal(int(b.js("document.querySelector('#found').dataset.v")), calls, f"{what}: {name} is found as often as it was called")
    b.key("Escape")
    if of["failure"]:
        b.key("0")
        view(b)
        b.key("e")
        view(b)
        picked = b.js("document.querySelector('.facts').textContent")
        check(any(f["function"] in picked for f in of["failure"]), f"{what}: e goes to a call that failed", picked)
        b.key("Escape")
        b.key("0")


def picks(b, what):
    """What stands below the timeline of one event and another is words, and nothing that a condition left."""
    focus(b)
    seen = []
    for key in "nnnnnne":
        b.key(key)
        view(b)
        seen.append(b.js("[...document.querySelector('.facts').childNodes].map((c) => [c.nodeType, c.textContent])"))
    equal([t for parts in seen for kind, t in parts if kind != 1], [], f"{what}: what is shown of a chosen event is whole sentences")
    check(real.every(lambda parts: len(parts) > 2, seen), f"{what}: it tells its time and its thread", seen[0])
    b.key("Escape")


def as_traced(raw):
    """{(time of day, name): [(text, stack)]} of 'trace -i': without how long a call took, which the page tells elsewhere."""
    p = real.plain_run([real.XPTIBPF, "trace", "-i", raw])
    found = collections.defaultdict(list)
    for line in p.stdout.splitlines():
        entry = re.match(r"(\d\d:\d\d:\d\d\.\d{6}) \[[^]]*\] +(.*)", line)
        if entry:
            text = re.sub(r" <[^<>]*>$", "", entry[2])
            stack = []
            found[entry[1], re.split(r"[( ]", text)[0]].append((text, stack))
        elif line.startswith(" > "):
            stack.append(line[3:])
    return found


def chosen(b):
    """What stands below the timeline of the event that is chosen."""
    b.wait("document.querySelector('#told').hidden === false")
    return b.js("""(() => { const t = document.querySelector("#told"), all = (s) => [...t.querySelectorAll(s)].map((e) => e.textContent);
        return { start: +t.dataset.start, name: document.querySelector(".facts b").textContent, names: all("#told-args th"), types: all("#told-args .type"),
            values: all("#told-args td:not(.type)"), line: all("#told-args p")[0] ?? null, work: all("#told-work p")[0] ?? null, result: all("#told-result p")[0] ?? null, stack: all("#told-stack li") }; })()""")


def tells(b, raw, events, what):
    """The arguments, the result and the stack of an event that is chosen, by keys and by the mouse, are those that 'trace -i' prints of it."""
    text, clock = as_traced(raw), next(e for e in events if e["type"] == "clock")
    first = min(e["ts"] for e in events if e["type"] in ("call", "xpti"))

    def compare(o):
        at = clock["realtime"] + first + o["start"] - clock["ts"]
        day = time.strftime("%H:%M:%S", time.localtime(at // S)) + f".{int(at % S) // 1000:06}"
        line = o["line"] or f"{o['name']}({', '.join(map('='.join, zip(o['names'], o['values'])))})"
        line += (f" {o['work']}" if o["work"] else "") + (f" = {o['result']}" if o["result"] else "")
        there = text[day, re.split(r"[( ]", line)[0]]
        check((line, o["stack"]) in there, f"{what}: {o['name']} at {day} is shown as 'trace -i' prints it", (line, o["stack"][:3], there[:2]))
        check(len(o["types"]) == len(o["values"]) and all(o["types"]), f"{what}: each argument has its type", o["types"])
        return o

    focus(b)
    b.key("0")
    view(b)
    told = []
    for _ in range(12):
        b.key("n")
        view(b)
        told.append(compare(chosen(b)))
    for name in ("urEnqueueKernelLaunch", "task_begin"):
        b.key("/")
        b.type(name)
        b.key("Enter")
        view(b)
        told.append(compare(chosen(b)))
        b.key("Escape")
    check(real.every(lambda i: any(o[i] for o in told), ["names", "line", "result", "stack"]), f"{what}: some have arguments, a result, a stack", told[-1])
    launch = told[-2]
    check(launch["work"] and "kernel#" in launch["work"], f"{what}: a launch tells its kernel", launch)
    b.key("/")
    b.type("urEnqueueKernelLaunch")
    b.key("Enter")
    view(b)
    b.key("Escape")
    focus(b)
    b.key("f")
    view(b)
    again = chosen(b)
    x, y, width, height = geometry(b)
    b.key("Escape")
    for at in range(6, int(height), 9):  # where its lane is
        b.drag(x + 168 + (width - 168) / 2, y + at, x + 168 + (width - 168) / 2, y + at)
        if b.js("!document.querySelector('#told').hidden") and chosen(b)["start"] == again["start"]:
            break
    equal(chosen(b), again, f"{what}: a click tells the same as keys do")
    b.key("Escape")
    check(b.js("document.querySelector('#told').hidden"), f"{what}: Esc ends that")
    b.key("0")


def looks(b, page, what):
    for scheme, ground in SCHEMES.items():
        b.prefers(scheme)
        b.open(page)
        equal((b.js("document.documentElement.dataset.theme"), b.js("getComputedStyle(document.body).backgroundColor")), (scheme, ground), f"{what}: {scheme} where that is preferred")
    b.key("t")
    equal(b.js("getComputedStyle(document.body).backgroundColor"), SCHEMES["light"], f"{what}: t switches")
    b.prefers("dark", media="print")
    check(b.js("getComputedStyle(document.querySelector('nav')).display") == "none", f"{what}: print leaves the navigation out")
    check(b.js("getComputedStyle(document.querySelector('#loss')).display") != "none", f"{what}: print has the losses")
    b.prefers("light")
    pdf = b.pdf()
    check(pdf.startswith(b"%PDF") and len(pdf) > 20000, f"{what}: it prints", f"{len(pdf)} bytes")
    for width in (1440, 1024, 390):
        b.size(width, 900)
        wide = b.wait(f"innerWidth === {width} && document.documentElement.scrollWidth")
        check(wide <= width, f"{what}: nothing is wider than {width}", wide)
    b.size(1440, 900)


def attacked(b):
    raw = os.path.join(real.folder(), "raw")
    with open(raw, "wb") as f:
        f.write(b"".join(hostile()))
    page, _ = write(raw, "hostile")
    loads(b, page, "hostile")
    equal(b.js("window.pwned === undefined"), True, "hostile: no name ran")
    equal(b.js("document.querySelectorAll('script').length + document.querySelectorAll('img').length"), 2, "hostile: no element came of a name")
    of, _ = numbers(b, raw, "hostile")
    equal(sum(p["calls"] for p in of["program"]), 10, "hostile: ten calls")
    equal(sorted((d["text"], d["function"], d["file"], d["line"], d["count"]) for d in of["diagnostic"] if d["file"]), sorted(MESSAGES[:2]), "hostile: messages of the runtime")
    equal(b.js("[...document.querySelectorAll('.findings li')].some((e) => e.textContent.includes('4 messages of the runtime'))"), True, "hostile: are among what is found")
    text = b.js("document.querySelector('main').textContent")
    for name in ATTACKS:
        check(name in text, "hostile: it stands there as text", name)
    with open(page, "rb") as f:
        data = f.read()
    check(b"pwned" not in data and b"\x1b" not in data, "hostile: none of them is in the file as it is")
    equal(tile(b, "lost"), 7, "hostile: what was lost is reported")
    equal(b.js("document.querySelector('#tile-lost .more').textContent"), "1 cause", "hostile: and not denied below")
    check(b.js("document.querySelector('#loss').textContent").startswith("✕ 7"), "hostile: always in sight")
    b.js("window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'})")
    check(b.js("(() => { const r = document.querySelector('#loss').getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight; })()"), "hostile: at the end of the page, too")
    finds(b, of, "script", 1, "hostile")
    zooms(b, "hostile")
    told = set()
    for _ in range(10):
        b.key("n")
        view(b)
        told |= set(chosen(b)["values"])
    equal(json.dumps(HOSTILE[1]) in {re.sub(r"^kernel#1 ", "", t) for t in told}, True, "hostile: an argument that attacks is shown as text")
    equal(b.js("[window.pwned === undefined, document.querySelectorAll('script').length, document.querySelectorAll('img, #told b').length]"), [True, 1, 0], "hostile: and is not more than that")
    equal(b.complaints(), [], "hostile: no complaint afterwards")
    return raw, page


def files(raw, page):
    with open(page, "rb") as f:
        before = f.read()
    p = real.plain_run([real.XPTIBPF, "report", "--html", page, "-i", raw])
    with open(page, "rb") as f:
        check(p.returncode == 1 and "--force" in p.stderr and f.read() == before, "a file that is there stays", p.stderr)
    p = real.plain_run([real.XPTIBPF, "report", "--html", page, "--force", "-i", raw])
    with open(page, "rb") as f:
        check(p.returncode == 0 and f.read() == before, "--force writes it anew, byte for byte the same", p.stderr)
    for options in (["--html", page, "--json"], ["--html", page, "-o", page], ["--force"]):
        equal(real.plain_run([real.XPTIBPF, "report", *options, "-i", raw]).returncode, 2, f"{options[0]} {options[-1][:6]}: a mistake")
    gone = os.path.join(real.folder(), "no", "page.html")
    p = real.plain_run([real.XPTIBPF, "report", "--html", gone, "-i", raw])
    equal(p.returncode, 1, "a folder that is not there is reported")
    equal(os.listdir(os.path.dirname(page)), ["page.html"], "nothing else is left beside it")
    p = real.plain_run([real.XPTIBPF, "report", "--html", "-", "-i", raw])
    equal(p.stdout.encode(), before, "- is standard output")


def empty(b):
    raw = os.path.join(real.folder(), "raw")
    with open(raw, "wb") as f:
        f.write(w.clock(S, 1700000000 * S, 5 * S) + w.loss(2 * S, w.CAUSES, end=True))
    page, _ = write(raw, "nothing")
    loads(b, page, "nothing")
    equal([tile(b, k) for k in ("calls", "xpti", "failed", "lost")], [0, 0, 0, 0], "nothing: is shown as that")
    focus(b)
    for k in "wsad0nepf":
        b.key(k)
    equal(b.complaints(), [], "nothing: no key minds")


def cut_off(b, raw):
    """A stream without its end: whoever has only the page must know."""
    with open(raw, "rb") as f:
        data = f.read()
    cut = os.path.join(real.folder(), "raw")
    with open(cut, "wb") as f:
        f.write(data[:len(data) // 2])
    page = os.path.join(real.folder(), "page.html")
    p = real.plain_run([real.XPTIBPF, "report", "--html", page, "-i", cut])
    check(p.returncode == 1 and "cut off" in p.stderr, "cut off: is reported", p.stderr)
    loads(b, page, "cut off")
    check(b.js("document.querySelector('#loss').textContent").startswith("✕ no end"), "cut off: stands on the page")
    check("Nothing was lost" not in b.js("document.querySelector('main').textContent"), "cut off: and nothing that contradicts it")


def program(b):
    """Ten thousand events and more of a program, with a graph and sites."""
    raw = recorded([real.workload(RELEASE, "sycl_loop"), "--iterations", str(LAUNCHES), "--sleep-ms", "0"], "--xpti", "-k")
    page, _ = write(raw, "loop")
    loads(b, page, "loop")
    of, nodes = numbers(b, raw, "loop")
    events = shown("trace", "--json", "-i", raw)
    calls = [e for e in events if e["type"] == "call"]
    xpti = [e for e in events if e["type"] == "xpti"]
    check(len(calls) + len(xpti) > 10000, f"loop: {len(calls)} calls and {len(xpti)} XPTI events")
    equal(tile(b, "calls"), len(calls), "loop: as many calls as there were")
    equal(tile(b, "launches"), LAUNCHES, "loop: as many launches as the program made")
    size = b.js("document.querySelector('#graph .sub').textContent")
    check(f"{len(nodes):,} nodes" in size, "loop: the graph's nodes are counted", size)
    drawing = b.js("(() => { document.querySelector('#graph').scrollIntoView({behavior: 'instant'}); const c = document.querySelector('.draw canvas').dataset; return [c.nodes, c.labels].map(Number); })()")
    check(drawing[0] == len(nodes) > 1200 and drawing[1] > 2, "loop: the graph opens where its labels can be read", drawing)
    spans(b, [e["ts"] for e in calls + xpti], "loop")
    zooms(b, "loop")
    finds(b, of, "urEnqueueUSMMemcpy", sum(1 for c in calls if c["name"] == "urEnqueueUSMMemcpy"), "loop")
    picks(b, "loop")
    tells(b, raw, events, "loop")
    tables(b, of, "loop")
    keys(b, "loop")
    equal(b.complaints(), [], "loop: no complaint afterwards")
    loss = b.js("document.querySelector('#loss').textContent")
    check(loss.startswith("✓ no"), "loop: no event was lost", (loss, of["lost"]))
    looks(b, page, "loop")
    cut_off(b, raw)


def many(b):
    raw = os.path.join(real.folder(), "raw")
    made, errors, took = million(raw, 10**6)
    page, seconds = write(raw, "million")
    check(seconds < MILLION_SECONDS, "million: written in time", f"{seconds:.2f} s of a processor")
    check(os.path.getsize(page) < MILLION_BYTES, "million: small enough", f"{os.path.getsize(page)} bytes")
    loads(b, page, "million")
    equal(tile(b, "calls"), 10**6, "million: calls")
    got = {r["function"]: (int(r["calls"]), int(r["errors"]), int(r["total"])) for r in rows(b, "functions")}
    equal(got, {f: (made[f], errors[f], took[f]) for f in made}, "million: calls, errors and time of each function as they were made")
    zooms(b, "million")
    geometry(b)
    frames(b, "million")
    focus(b)
    b.key("/")
    b.type("urEventRetain")
    equal(int(b.js("document.querySelector('#found').dataset.v")), made["urEventRetain"], "million: all are found")
    b.key("Escape")
    untold(b)
    equal(b.complaints(), [], "million: no complaint afterwards")


def line_of(page, kind):
    """A line of those that are packed in the page."""
    packed = re.search(r'id="data-lines">([^<]*)<', real.read(page))[1]
    return next(o for o in map(json.loads, zlib.decompress(base64.b64decode(packed)).decode().splitlines()) if o["type"] == kind)


def queues(b):
    """A queue's lane has the runs that the program measured, each once, as the report counts them and as Chrome's format draws them."""
    raw = recorded([real.workload(RELEASE, "waits")])
    page, _ = write(raw, "waits")
    timeline = line_of(page, "timeline")
    lanes, runs = {}, 0
    for lane, boxes in zip(timeline["lanes"], timeline["levels"][0]["lanes"]):
        if lane["queue"]:
            lanes[lane["pid"], lane["thread"]] = lanes.get((lane["pid"], lane["thread"]), 0) + boxes
            runs += boxes
    p = real.plain_run([real.XPTIBPF, "export", "--format", "chrome", "-i", raw])
    drawn = json.loads(p.stdout)["traceEvents"]
    names = {(e["pid"], e["tid"]): e["args"]["name"].removesuffix(": runs") for e in drawn if e["name"] == "thread_name"}
    equal(lanes, collections.Counter((e["pid"], names[e["pid"], e["tid"]]) for e in drawn if "device_begin" in e.get("args", {})), "queues: lanes are as in Chrome's format")
    equal(runs, sum(c["device"]["timed"] for c in shown("report", "--json", "-i", raw) if c["type"] == "command" and c["device"]), "queues: as many runs as the report counts")
    loads(b, page, "queues")
    check("queue" in b.js("document.querySelector('#timeline .sub').textContent"), "queues: the page says that there are some")
    focus(b)
    b.key("/")
    b.type("__sycl_kernel")
    for _ in range(40):  # launches, and what ran of them
        b.key("Enter")
        view(b)
        facts = b.js("document.querySelector('.facts').textContent")
        if facts.startswith("device"):
            break
    check(facts.startswith("device") and "queue#" in facts, "queues: a run can be chosen", facts)
    b.key("Escape")


def untold(b):
    """There is no room for the arguments of a million events: which are left out is said of all and of the one that is chosen."""
    said = b.js("[...document.querySelectorAll('#lost li')].map((e) => e.textContent).filter((t) => t.startsWith('Not on this page'))")
    left_out = int(re.search(r"of ([\d,]+) events", said[0])[1].replace(",", "")) if said else 0
    check(500000 < left_out < 10**6, "million: it is said how many events are shown without arguments", said)
    focus(b)
    b.key("0")
    view(b)
    b.key("n")
    view(b)
    equal(chosen(b)["values"], ["queue#?0x1000"], "million: the first has them")
    b.key("Escape")
    b.key("0")
    view(b)
    b.key("p")
    view(b)
    check(chosen(b)["values"] == [] and "Not on this page" in b.js("document.querySelector('#told').textContent"), "million: the last says that it hasn't")
    b.key("Escape")


def main():
    b = browser.Browser()
    files(*attacked(b))
    empty(b)
    program(b)
    queues(b)
    many(b)
    b.close()


real.run(main)
