#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""GPU jobs on a machine that has no GPU: the same program and loader, used with trace points that every kernel has.

Work that a process gives to the kernel's own workers goes through the same three moments as a job of a GPU: it is queued in the
system call of a thread, begun by a worker, and done. These trace points therefore stand in for those of a GPU's scheduler, with
other fields in other places. The kernel's own tracer, in a separate instance, sees the same and is the witness: job by job,
each moment. tracefs is mounted where only this test sees it.
"""
import atexit
import json
import os
import re
import subprocess
import sys

from lib import real
from lib.real import check, equal, need

TRACEFS = "/sys/kernel/tracing"
JOBS = 300
STAGES = ["workqueue_queue_work", "workqueue_execute_start", "workqueue_execute_end"]
# A terminal: what is written at one end, a worker brings to the other.
WRITER = f"""
import os, time, tty
a, b = os.openpty()
tty.setraw(a), tty.setraw(b)
print("ready", flush=True)
input()
for i in range({JOBS}):
    os.write(b, b"x" * 10)
    n = 0
    while n < 10:
        n += len(os.read(a, 100))
    time.sleep(0.001)
print("did", flush=True)
input()
"""


def mounted():
    """tracefs in a mount namespace of our own, in which it is unmounted with its last process."""
    real.own_mounts()
    without = subprocess.run([real.XPTIBPF, "stat", "--full", "-d", "0.1"], capture_output=True, text=True, check=True).stdout
    if not os.path.exists(f"{TRACEFS}/events"):
        check("GPU jobs: not measured: the kernel's trace points can't be looked up in tracefs: it is not mounted" in without,
              "without tracefs: not measured, and why")
    subprocess.run(["mount", "-t", "tracefs", "nodev", TRACEFS], check=True)
    need(os.path.exists(f"{TRACEFS}/events/workqueue"), "tracefs is mounted, and has trace points of workqueues")


class Witness:
    """The kernel's own tracer, of those trace points."""

    def __init__(self):
        self.dir = f"{TRACEFS}/instances/xptibpf.{os.getpid()}"
        self.again = 0
        os.mkdir(self.dir)
        atexit.register(lambda: os.path.exists(self.dir) and os.rmdir(self.dir))
        self.put("trace_clock", "mono")
        self.put("buffer_size_kb", "4096")
        for event in STAGES:
            self.put(f"events/workqueue/{event}/enable", "1")

    def put(self, name, value):
        with open(f"{self.dir}/{name}", "w") as f:
            f.write(value)

    def jobs(self, pid):
        """[(queue's name, ns of each moment)] of the process, in the order of their ends."""
        for event in STAGES:
            self.put(f"events/workqueue/{event}/enable", "0")
        with open(f"{self.dir}/trace") as f:
            text = f.read()
        os.rmdir(self.dir)
        found, waiting = [], {}
        for m in re.finditer(r"-(\d+)\s+\[\d+\].*?\s(\d+)\.(\d+): (workqueue_\w+): work struct[= ]([0-9a-fx]+):?(.*)", text):
            tid, at, event, work = int(m[1]), int(m[2]) * 10**9 + int(m[3]) * 1000, m[4], m[5]
            if event == STAGES[0]:
                # Unlike a GPU's job it may be queued again before its end, and is then confused with itself.
                self.again += len(waiting.pop(work, ())) == 3
                if tid == pid:
                    waiting[work] = [re.search(r"workqueue=(\S+)", m[6])[1], at]
            elif work in waiting:
                waiting[work].append(at)
                if event == STAGES[2]:
                    found.append(tuple(waiting.pop(work)))
        found = [w for w in found if len(w) == 4]
        return found


def show():
    return real.build(f"{real.ROOT}/tests/real/gpu_show.c", f"{real.folder()}/gpu_show", "-D_GNU_SOURCE",
                      f"-I{real.ROOT}/include", f"-I{real.ROOT}/user", f"{real.O}/libxptibpf-inner.a", "-lbpf", "-lelf", "-lz")


def trace(program, raw, pid, *names):
    """gpu_show writing to raw; once it reads."""
    with open(raw, "wb") as out:
        p = real.Process([program, str(pid), *names], stdin=True, stdout=out)
    p.said(r"^state ", 20, "err")
    return p


def shown(raw, *args):
    out = subprocess.run([real.XPTIBPF, *args, "-i", raw], capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in out.splitlines()]


def writers(n):
    found = [real.Process([sys.executable, "-c", WRITER], stdin=True) for _ in range(n)]
    for p in found:
        p.said("^ready$")
    return found


def write(found):
    for p in found:
        p.tell("go")
    for p in found:
        p.said("^did$", 60)


def end(t, found):
    t.p.stdin.close()
    equal(t.wait(), 0, "the reader ends well")
    for p in found:
        p.tell("end")
        p.wait()


def as_the_witness_saw(program):
    raw = real.folder() + "/jobs.raw"
    mine, other = writers(2)
    t = trace(program, raw, mine.pid, "workqueue", *STAGES, "work", "workqueue")
    equal(t.err.strip(), "state 1 workqueue", "the trace points are found and read")
    witness = Witness()
    write([mine, other])
    seen = witness.jobs(mine.pid)
    end(t, [mine, other])
    found = shown(raw, "trace", "--json")
    got = [e for e in found if e["type"] == "gpu_job"]
    lost = {e["where"]: e["count"] for e in found if e["type"] == "lost" and e["count"]}
    check(len(seen) + 2 * witness.again >= JOBS, "the witness has seen the work that was asked for", len(seen))
    equal({e["pid"] for e in got}, {mine.pid}, "jobs of the traced process alone, though another had the same")
    # Moments are missed where others are busy with BPF at that moment; each of those is counted.
    untimed = sum(e["run"] is None for e in got)
    may = lost.get("gpu_missed", 0) + 2 * witness.again
    check(len(seen) - len(got) + untimed <= may and len(got) - untimed <= len(seen) + 2 * witness.again,
          "all that the witness has, but what is counted as missed", (len(seen), len(got), untimed, lost, witness.again))
    check(len(got) - untimed >= JOBS // 2, "nearly all of them", len(got) - untimed)
    check(set(lost) <= {"gpu_missed", "gpu_jobs"}, "nothing else was lost", lost)
    pairs = [(e, min(seen, key=lambda w, e=e: abs(w[1] - e["ts"]))) for e in got if e["run"]]
    # What the witness missed has a neighbour for a partner.
    strange = [(e["ring"], w[0]) for e, w in pairs if e["ring"] != w[0]]
    check(len(strange) <= 2 * witness.again, "each in its queue", (strange, witness.again))
    apart = sorted(abs(e[m] - w[i]) for e, w in pairs for i, m in ((1, "ts"), (2, "run"), (3, "done")))
    check(apart[len(apart) // 2] < 50_000, "moments are as the witness saw them: half of them within 50us",
          apart[len(apart) // 2])
    check(apart[len(apart) * 99 // 100] < 5_000_000, "and 99 of 100 within 5ms", apart[len(apart) * 99 // 100])
    rows = [e for e in shown(raw, "stat", "--json") if e["type"] == "gpu_ring"]
    equal(sum(e["jobs"] for e in rows), len(got), "stat: as many")
    equal(sum(e["runs"]["total"] for e in rows), sum(e["done"] - e["run"] for e in got if e["run"]), "stat: as long")


def everybody(program):
    raw = real.folder() + "/all.raw"
    found = writers(2)
    t = trace(program, raw, 0, "workqueue", *STAGES, "work,function", "workqueue")
    write(found)
    end(t, found)
    told = shown(raw, "trace", "--json")
    got = [e["pid"] for e in told if e["type"] == "gpu_job"]
    missed = sum(e["count"] for e in told if e["type"] == "lost" and e["where"] == "gpu_missed")
    for p in found:
        check(got.count(p.pid) >= JOBS - missed, "of everybody, by a key of two fields: all of each", (got.count(p.pid), missed))


def ends_that_are_not_seen(program):
    """A job's end is here that its work is queued once more, so the last has none."""
    raw = real.folder() + "/unseen.raw"
    found = writers(1)
    t = trace(program, raw, found[0].pid, "workqueue", "workqueue_activate_work", STAGES[1], STAGES[0], "work", "-")
    equal(t.err.strip(), "state 1 workqueue", "the trace points are found and read")
    write(found)
    end(t, found)
    got = shown(raw, "trace", "--json")
    jobs = [e for e in got if e["type"] == "gpu_job"]
    check(len(jobs) >= JOBS // 2 and all(e["ring"] is None for e in jobs), "jobs without the name of a ring", len(jobs))
    lost = {e["where"]: e["count"] for e in got if e["type"] == "lost"}
    check(lost.get("gpu_jobs", 0) >= 1, "one whose end was not seen is counted", lost)


def what_is_not_there(program):
    for names, state in ((("xptibpf", "a", "b", "c", "work", "-"), 4),
                         (("workqueue", STAGES[0], "no_such", STAGES[2], "work", "-"), 5),
                         (("workqueue", *STAGES, "workqueue", "-"), 6),
                         (("workqueue", *STAGES, "no_such", "-"), 6)):
        t = trace(program, real.folder() + "/none.raw", 0, *names)
        equal(t.err.split()[1], str(state), f"not measured: {' '.join(names)}")
        end(t, [])


def main():
    mounted()
    program = show()
    as_the_witness_saw(program)
    everybody(program)
    ends_that_are_not_seen(program)
    what_is_not_there(program)


real.run(main)
