#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""GPU jobs as each output shows them, from a stream written by hand; and what each says where there are none."""
import json
import os
import struct
import subprocess
import sys
import tempfile

from lib import checks, wire
from lib.checks import XPTIBPF, check

JOB, DEF_GPU = 16, 52
NUMBERS, PART = 1, 2
T = 5_000_000_000


def job(tid, queued, run, done, dev="", ring="", fence=(0, 0), client=0, card=0, engine=0, instance=0, flags=0):
    at = [T + 1000 * x if x else 0 for x in (queued, run, done)]
    return wire.record(JOB, struct.pack("<QQQQQIHH32s32s", at[1], at[2], *fence, client, card, engine, instance,
                                        dev.encode(), ring.encode()), 100, tid, at[0], flags)


def begin(state=None, text=""):
    yield wire.clock(T, 1_700_000_000_000_000_000)
    if state is not None:
        yield wire.record(DEF_GPU, struct.pack("<II", state, 0) + wire.text(text), ts=T)


def jobs():
    yield from begin(1, "gpu_scheduler, i915")
    yield wire.process(100, T, "train", "/usr/bin/train", "train --fast")
    card = {"dev": "0000:03:00.0", "client": 5}
    # Two at once: 600us in which there were any.
    yield job(101, 1, 100, 600, ring="gfx_0.0.0", fence=(7, 1), **card)
    yield job(101, 2, 200, 700, ring="gfx_0.0.0", fence=(7, 2), **card)
    yield job(100, 3, 0, 710, ring="sdma0", fence=(9, 1), **card)
    # Taken off the hardware and given back: 20us and 5us.
    i915 = {"card": 1, "engine": 4, "instance": 2, "fence": (77, 3)}
    yield job(100, 720, 730, 750, flags=NUMBERS | PART, **i915)
    yield job(100, 750, 765, 770, flags=NUMBERS, **i915)
    # A name that nobody should send to a terminal.
    yield job(100, 780, 790, 791, ring="\x1b[31mred", fence=(8, 1))
    yield wire.loss(T + 800_000, wire.CAUSES + ["damaged", "gpu_jobs"], end=True, gpu_jobs=2)


def nothing(state=None, told=""):
    yield from begin(state, told)
    yield wire.loss(T + 1, wire.CAUSES, end=True)


def run(stream, *args):
    with tempfile.TemporaryDirectory() as d:
        with open(f"{d}/raw", "wb") as f:
            f.write(b"".join(stream))
        return subprocess.run([XPTIBPF, args[0], "-i", f"{d}/raw", *args[1:]], capture_output=True, check=True,
                              env=dict(os.environ, TZ="UTC")).stdout


def text(stream, *args):
    return run(stream, *args).decode()


def lines(stream, *args):
    return [json.loads(line) for line in text(stream, *args).splitlines()]


def table(page):
    """The table's rows, blanks as one; and what comes before it."""
    found = [" ".join(line.split()) for line in page.splitlines()]
    at = next(i for i, line in enumerate(found) if line.startswith("jobs busy"))
    return found[at - 2:at], found[at + 1:at + 5]


ROWS = [
    "2 600.000us 500.000us 500.000us 148.500us gfx_0.0.0 0000:03:00.0 [100 train]",
    "1 25.000us 12.500us 20.000us 12.500us ccs2 card1 [100 train]",
    r"1 1.000us 1.000us 1.000us 10.000us \x1b[31mred [100 train]",
    "1 - - - - sdma0 0000:03:00.0 [100 train] (1 untimed)",
]


def for_people():
    for view in "stat", "report":
        page = text(jobs(), view)
        said, rows = table(page)
        check(rows == ROWS, f"{view}: the table", rows)
        check("not the time of a kernel" in said[1], f"{view}: what it is not", said)
        check("2 GPU jobs whose end was not seen" in page, f"{view}: what was not seen", page)
        check(max(map(len, page.splitlines())) <= 110, f"{view}: no line is too long")


def for_programs():
    found = lines(jobs(), "trace", "--json")
    check([{k: e[k] for k in ("measured", "state", "text")} for e in found if e["type"] == "gpu"] ==
          [{"measured": True, "state": "measured", "text": "gpu_scheduler, i915"}], "json: whether there are any")
    got = [e for e in found if e["type"] == "gpu_job"]
    check(got[0] == {"type": "gpu_job", "ts": T + 1000, "pid": 100, "tid": 101, "thread": "?101",
                     "device": "0000:03:00.0", "ring": "gfx_0.0.0", "run": T + 100_000, "done": T + 600_000,
                     "fence_context": 7, "fence_seqno": 1, "client_id": 5}, "json: a job", got[0])
    check([e["run"] for e in got][2] is None, "json: one whose begin was not seen", got[2])
    check([e.get("part") for e in got] == [None, None, None, True, None, None], "json: a part of one", got)
    check((got[4]["device"], got[4]["ring"], got[4]["client_id"]) == ("card1", "ccs2", None), "json: i915's", got[4])
    check({"type": "lost", "count": 2, "where": "gpu_jobs"}.items() <= found[-1].items(), "json: losses", found[-1])
    for view in "stat", "report":
        found = lines(jobs(), view, "--json")
        rows = {e["ring"]: e for e in found if e["type"] == "gpu_ring"}
        check([e["measured"] for e in found if e["type"] == "gpu"] == [True], f"{view} --json: whether there are any")
        gfx = rows["gfx_0.0.0"]
        check((gfx["pid"], gfx["process"], gfx["jobs"], gfx["untimed"], gfx["busy"], gfx["runs"]["total"],
               gfx["queued"]["max"]) == (100, "train", 2, 0, 600_000, 1_000_000, 198_000), f"{view} --json: a ring", gfx)
        check((rows["sdma0"]["jobs"], rows["sdma0"]["untimed"], rows["sdma0"]["runs"]["mean"]) == (1, 1, None),
              f"{view} --json: a ring without times", rows["sdma0"])


def timelines():
    found = json.loads(text(jobs(), "export", "--format", "chrome", "-o", "-"))["traceEvents"]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in found if e["name"] == "thread_name"}
    runs = [(names[e["pid"], e["tid"]], e["tid"], e["ts"], e["dur"]) for e in found if e.get("cat") == "gpu_op"]
    gfx = [r for r in runs if "GPU 0000:03:00.0 gfx_0.0.0" in r[0]]
    check([r[2:] for r in gfx] == [(5000100, 500), (5000200, 500)], "chrome: jobs of a ring", gfx)
    check(gfx[0][1] != gfx[1][1], "chrome: two at once are on two tracks", gfx)
    check(len(runs) == 5, "chrome: what has no begin is not drawn", runs)
    packed = run(jobs(), "export", "--format", "perfetto", "-o", "-")
    for word in b"GPU 0000:03:00.0 gfx_0.0.0", b"GPU card1 ccs2", b"job (part)":
        check(word in packed, f"perfetto: {word.decode()}")


REASONS = [
    (None, "", "unknown", "the recording is older than this measurement"),
    (2, "", "not_selected", "they were not selected (-e gpu)"),
    (3, "it is not mounted", "no_tracefs", "the kernel's trace points can't be looked up in tracefs: it is not mounted"),
    (4, "", "no_events", "no driver is loaded whose GPU scheduler has trace points"),
    (5, "i915", "no_runs",
     "no run times are reported (CONFIG_DRM_I915_LOW_LEVEL_TRACEPOINTS): i915"),
    (6, "drm_run_job", "strange", "a trace point's fields are not understood: drm_run_job"),
    (7, "\x1b[31m", "refused", r"the kernel refuses its trace points: \x1b[31m"),
    (99, "", "unknown", "the recording is older than this measurement"),
]


def without():
    for state, told, word, reason in REASONS:
        for view in "stat", "report":
            page = text(nothing(state, told), view)
            check(f"GPU jobs: not measured: {reason}"[:97] in page, f"{view}: {word}", page)
        found = [e for e in lines(nothing(state, told), "stat", "--json") if e["type"] == "gpu"]
        check([(e["measured"], e["state"]) for e in found] == [(False, word)], f"stat --json: {word}", found)
    check("GPU jobs: none" in text(nothing(1, "gpu_scheduler"), "stat"), "stat: measured, and none")


def chosen():
    got = [e["type"] for e in lines(jobs(), "trace", "--json", "-e", "ur")]
    check("gpu_job" not in got, "-e ur: no jobs", got)
    got = [e["type"] for e in lines(jobs(), "trace", "--json", "-e", "gpu")]
    check(got.count("gpu_job") == 6, "-e gpu: jobs", got)


def recorded():
    with tempfile.TemporaryDirectory() as d:
        with open(f"{d}/raw", "wb") as f:
            f.write(b"".join(jobs()))
        subprocess.run([XPTIBPF, "record", "-q", "-i", f"{d}/raw", "-o", f"{d}/a.xbt"], check=True)
        got = subprocess.run([XPTIBPF, "stat", "-i", f"{d}/a.xbt"], check=True, capture_output=True, text=True).stdout
    check(table(got)[1] == ROWS, "recorded, and read again", got)


for_people()
for_programs()
timelines()
without()
chosen()
recorded()
sys.exit(checks.status())
