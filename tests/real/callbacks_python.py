#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 15, suite: all
"""The Python module of packaging/python: its structs are those of the headers; its events are those of a recording of the same
run, in the same order of each thread, with the same values; and its examples do what they say."""
import collections
import json
import os
import re
import sys

from lib import real
from lib.real import check, equal, need

PACKAGE = f"{real.ROOT}/packaging/python"
sys.path.insert(0, PACKAGE)
os.environ["XPTIBPF_LIBRARY"] = f"{real.O}/libxptibpf.so"
import xptibpf  # noqa: E402

STRUCTS = {"event": xptibpf._Event, "value": xptibpf._Value, "object": xptibpf._Object, "opts": xptibpf._Opts,
           "recording": xptibpf._Recording, "output": xptibpf._Output}
CONSTANTS = {"DOMAIN_DRIVER": xptibpf.DRIVER, "DOMAIN_RUNTIME": xptibpf.RUNTIME, "DOMAIN_CRITICAL": xptibpf.CRITICAL,
             "DOMAIN_OTHER": xptibpf.OTHER, "DOMAIN_XPTI": xptibpf.XPTI, "ENTER": xptibpf.ENTER, "EXIT": xptibpf.EXIT,
             "POINT": xptibpf.POINT, "ON_EXIT": xptibpf.ON_EXIT, "ON_ENTER": xptibpf.ON_ENTER, "KERNEL": xptibpf.KERNEL,
             "QUEUE": xptibpf.QUEUE, "DEVICE": xptibpf.DEVICE, "CONTEXT": xptibpf.CONTEXT, "VALUE_ARRAY": xptibpf._ARRAY,
             "VALUE_HANDLE": xptibpf._HANDLE, "IN_FLIGHT": xptibpf.ENDINGS.index("in_flight")}


def layouts(d):
    """By the compiler."""
    lines, ours = [], []
    for name, struct in STRUCTS.items():
        for field, *_ in struct._fields_:
            lines.append(f'printf("{name}.{field} %zu\\n", offsetof(struct xptibpf_{name}, {field.rstrip("_")}));')
            ours.append(f"{name}.{field} {getattr(struct, field).offset}")
    for name, value in CONSTANTS.items():
        lines.append(f'printf("{name} %d\\n", (int)XPTIBPF_{name});')
        ours.append(f"{name} {value}")
    with open(f"{d}/layout.c", "w", encoding="utf-8") as f:
        f.write("#include <stdio.h>\n#include <stddef.h>\n#include \"xptibpf/xptibpf.h\"\nint main(void) {" + "\n".join(lines) + "}")
    program = real.build(f"{d}/layout.c", f"{d}/layout", f"-I{real.ROOT}/include")
    equal(real.plain_run([program]).stdout.splitlines(), ours, "structs and constants are those of the headers")


def as_json(v):
    """A value of the module in the form of a line of JSON, with flags left out, which have names there."""
    if isinstance(v, xptibpf.Object):
        return {"handle": hex(v.handle), "object": f"{v.word}#{v.number or '?'}"}
    if isinstance(v, dict):
        return {k: as_json(i) for k, i in v.items()}
    return [as_json(i) for i in v] if isinstance(v, list) else v


def differs(ours, theirs):
    if isinstance(theirs, dict) and isinstance(ours, dict):
        return ours.keys() != theirs.keys() or any(differs(ours[k], theirs[k]) for k in ours)
    if isinstance(theirs, list) and isinstance(ours, list):
        return len(ours) != len(theirs) or any(map(differs, ours, theirs))
    if isinstance(theirs, str) and isinstance(ours, int):
        return not theirs.startswith("0x") or int(theirs, 16) != ours
    return ours != theirs


def recorded(path, *options):
    t = real.plain_run([real.XPTIBPF, "trace", "-i", path, "--format", "json", *options])
    return [json.loads(line) for line in t.stdout.splitlines()]


def same_as_recording(abi, lib):
    path = f"{real.folder()}/run.xbt"
    got = []
    with xptibpf.Tracer(program=[abi, lib, "nest", "3", "threads", "args", "longjmp", "calls", "50"], select="ur,thread") as t:
        t.record(path)
        subscriber = t.subscribe(lambda e: (e.values, e.result, got.append(e)))
        for domain in xptibpf.DOMAINS:
            subscriber.enable(domain=domain)
        t.run()
    calls = [e for e in got if e.phase == xptibpf.EXIT]
    theirs = [e for e in recorded(path) if e["type"] == "call"]
    by_thread = [collections.defaultdict(list), collections.defaultdict(list)]
    for e, w in zip(calls, theirs):
        by_thread[0][e.tid].append((e.name, e.ts, e.correlation, e.parent))
        by_thread[1][w["tid"]].append((w["name"], w["ts"], w["id"], w["parent_id"] or 0))
    check(len(calls) == len(theirs) > 100, "as many calls as in the recording", len(calls))
    equal(by_thread[0], by_thread[1], "the same, in the same order of each thread")
    wrong = [(e.name, as_json(e.values), w["args"]) for e, w in zip(calls, theirs) if differs(as_json(e.values), w["args"])]
    equal(wrong[:2], [], "with the same values")
    equal([(e.name, e.result, w["ret"]) for e, w in zip(calls, theirs) if differs(as_json(e.result), w["ret"])][:2], [], "and results")
    equal([e.name for e in got if e.domain == xptibpf.CRITICAL and e.name in ("begun", "ended")], ["begun", "ended"], "and the trace's ends")
    again = [e for e in xptibpf.events(input=path) if e.phase == xptibpf.EXIT]
    equal([(e.name, e.ts, e.values) for e in again], [(e.name, e.ts, e.values) for e in calls], "the iterator has the recording's own")
    for e in xptibpf.events(input=path, domains=[xptibpf.RUNTIME]):
        break
    check(e.group == "ur", "the loop may be left")
    return path, theirs


def refuses(path):
    def on_event(e):
        raise ValueError(e.name)

    with xptibpf.Tracer(input=path) as t:
        subscriber = t.subscribe(on_event).enable(domain=xptibpf.RUNTIME)
        try:
            subscriber.enable(group=4, id=7777)
            check(False, "an id that does not exist is refused")
        except xptibpf.Error as e:
            equal(e.strerror, "there is no id 7777 in group 4 ('xptibpf apis' lists all)", "an id that does not exist is refused")
        try:
            t.run()
            check(False, "what a callback raises is raised by run()")
        except ValueError as e:
            check(str(e).startswith("ur"), "what a callback raises is raised by run()", e)


FRAMES = r"""
import json, pandas, sys, xptibpf
known = lambda column: [None if v is pandas.NA else v for v in column]
tables, frames, db = xptibpf.arrow_tables(sys.argv[1]), xptibpf.data_frames(sys.argv[1]), xptibpf.tables(sys.argv[1])
rows = {n: [db.execute(f"SELECT count(*) FROM {n}").fetchone()[0], tables[n].num_rows, len(frames[n])] for n in tables}
calls = frames["calls"].sort_values("id")
print(json.dumps({"rows": rows, "columns": [tables["calls"].column_names, list(calls.columns)], "types": {k: str(t) for k, t in calls.dtypes.items()},
                  "calls": [known(calls[k]) for k in ("function", "ts", "dur", "parent_id")]}))
"""


def frames(path, theirs):
    """In an environment that has pandas."""
    python = real.plain_run([f"{real.ROOT}/scripts/fetch-arrow", "frames"]).stdout.strip() + "/bin/python"
    r = real.plain_run([python, "-c", FRAMES, path], env=dict(os.environ, PYTHONPATH=PACKAGE))
    need(r.returncode == 0, "a recording as tables of pyarrow and pandas", r.stderr[-400:])
    got = json.loads(r.stdout)
    theirs = sorted(theirs, key=lambda e: e["id"])
    equal({n: v for n, v in got["rows"].items() if len(set(v)) != 1}, {}, "each table and view has as many rows in SQLite, Arrow and pandas")
    check(got["rows"]["calls"][0] == len(theirs) and len(got["rows"]) > 20, "and all are there", len(got["rows"]))
    equal(*got["columns"], "with the same columns")
    equal(got["calls"], [[e.get(k) for e in theirs] for k in ("name", "ts", "dur", "parent_id")], "to the nanosecond, and what is not known is null")
    check(None in got["calls"][2] and None in got["calls"][3], "of which there is some")
    equal({got["types"][k] for k in ("ts", "dur", "parent_id")}, {"int64[pyarrow]"}, "numbers are whole numbers, beside nulls, too")


def example(name, *args, **kw):
    return real.Process([sys.executable, f"{PACKAGE}/examples/{name}.py", *map(str, args)],
                        env=dict(os.environ, PYTHONPATH=PACKAGE, PYTHONUNBUFFERED="1"), **kw)


def examples(abi, lib, path, theirs):
    for name in "kernels", "watch", "analyse":
        lines = len(real.read(f"{PACKAGE}/examples/{name}.py").splitlines())
        check(lines <= 30, f"{name} has 30 lines at most", lines)

    p = example("analyse", path)
    equal(p.wait(), 0, "the analysis of a recording")
    counts = collections.Counter(e["thread"] for e in theirs)
    equal(dict(re.findall(r"^  (\S+) +(\d+)$", p.out.partition("calls of each thread\n")[2], re.M)), {k: str(n) for k, n in counts.items()},
          "has the calls of each thread")
    rows = collections.Counter(e["name"] for e in theirs)
    first = re.findall(r"^  (\w+) +(\d+) +\d+$", p.out, re.M)
    check(len(first) == 5, "and the five functions that took longest", first)
    equal({n: int(c) for n, c in first}, {n: rows[n] for n, _ in first}, "with their calls")

    run = f"{real.folder()}/sycl.xbt"
    real.plain_run([real.XPTIBPF, "record", "-o", run, "--", real.workload("2026.2.0", "sycl_all")], env=real.warm_environment("2026.2.0"))
    p = example("kernels", run)
    equal(p.wait(), 0, "the counter of kernels")
    wanted = collections.Counter(e["kernel"]["name"] for e in recorded(run)
                                 if e["type"] == "call" and e["api"] == "ur" and "Launch" in e["name"] and e.get("kernel"))
    check(wanted, "kernels were launched", len(wanted))
    equal(p.out.splitlines(), [f"{n} {k}" for k, n in sorted(wanted.items())], "counts each kernel's launches")

    target = real.Process([abi, lib, "wait", "calls", "5", "nest", "11", "say", "done", "wait"], stdin=True)
    kept = f"{real.folder()}/kept.xbt"
    p = example("watch", target.pid, kept)
    p.said("^watching$")
    target.tell("go")
    target.said("^done$")
    equal(p.wait(), 0, "the watcher ends when a call has failed")
    check("urQueueFinish = UR_RESULT_ERROR_INVALID_OPERATION" in p.out, "says which", p.out)
    check(any(e["type"] == "call" and e.get("error") for e in recorded(kept)), "and has written the recording")
    target.tell("go")
    target.wait()


def main():
    d = real.folder()
    abi, lib = real.build_abi(d)
    layouts(d)
    path, theirs = same_as_recording(abi, lib)
    refuses(path)
    frames(path, theirs)
    examples(abi, lib, path, theirs)


if __name__ == "__main__":
    real.run(main)
