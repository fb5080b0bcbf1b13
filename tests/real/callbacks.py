#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 25, suite: all
"""Callbacks of a program that has the library inside: they get what a recording of the same run has, in the same order of each
thread; functions are switched on and off while eight threads call them; and callbacks do what a callback may do, and throw."""
import os
import re

from lib import real, xpti
from lib.real import check, equal, need

HERE = os.path.dirname(os.path.abspath(__file__))
EVENT = re.compile(r"event (\d) (\d) (\d+) (\d+) (\S+) (\S+) (\d+) (\d+) (\S+) (\S+) (\d+) (\d+) (\d+) (\d+) (\d) (\d) \|(.*)")
WORDS = ("domain", "phase", "group_id", "id", "group", "name", "pid", "tid", "process", "thread", "ts", "dur", "call", "parent", "ending",
         "failed", "rest")
CRITICAL, XPTI = 3, 5
ENTER, EXIT = 0, 1


def watched(show, part, p, *more):
    """callbacks_show, with a program that waits, and goes on when it is traced."""
    t = real.Process([show, part, str(p.p.pid), *more])
    t.said("^tracing ")
    p.tell("go")
    return t


def events_of(p):
    found = [dict(zip(WORDS, m.groups())) for m in map(EVENT.match, p.out.splitlines()) if m]
    return [{k: int(v) if v.isdigit() and k != "rest" else v for k, v in e.items()} for e in found]


def told(e):
    """What a line of the recording as JSON and an event that was given to a callback both say."""
    return (e["name"], e["pid"], e["tid"], e["ts"])


def by_thread(events):
    threads = {}
    for e in events:
        threads.setdefault(e["tid"], []).append(e)
    return threads


def recorded(path):
    """Events of a recording, in the order of the stream."""
    t = real.plain_run([real.XPTIBPF, "trace", "-i", path, "--format", "json"])
    return [real.json.loads(line) for line in t.stdout.splitlines()]


def numbers_of_apis():
    t = real.plain_run([real.XPTIBPF, "apis", "--json"])
    rows = [real.json.loads(line) for line in t.stdout.splitlines()]
    return {r["name"]: (r["group"], r["id"]) for r in rows if "group" in r}


def text_of(v):
    """A value as callbacks_show.c prints it; None: of a kind that it does not print."""
    if v is None or isinstance(v, (int, str)):
        return "null" if v is None else re.sub(r"[^!-~]", "?", str(v))
    if isinstance(v, dict) and v.keys() == {"handle", "object"}:
        return f"{v['handle']}:{v['object'].replace('#?', '#0')}"
    return None


def same_values(got, wanted):
    """The arguments and the result of calls, where text_of() knows them and callbacks_show.c prints them."""
    wrong, compared = [], 0
    for g, w in zip(got, wanted):
        given = dict(re.findall(r" (\w+)=(\S*)", g["rest"].partition(" ->")[0]))
        pairs = [(given.get(k), text_of(v)) for k, v in w["args"].items() if not str(v).startswith("0x")]
        pairs += [(g["rest"].partition(" -> =")[2].split(" ")[0], w["ret"])] if w["ret"] and not w["ret"].startswith("0x") else []
        pairs = [(a, b) for a, b in pairs if b is not None and a != "?"]
        compared += len(pairs)
        wrong += [(w["name"], a, b) for a, b in pairs if a != b]
    return wrong, compared


def same_as_recording(show, abi, lib):
    p = real.Process([abi, lib, "wait", "nest", "3", "threads", "longjmp", "tail", "calls", "20"], stdin=True)
    path = f"{real.folder()}/run.xbt"
    t = watched(show, "all", p, path)
    p.wait()
    equal(t.wait(), 0, "the program with callbacks ends with the one that is traced")
    got, wanted = events_of(t), recorded(path)
    calls, theirs = [e for e in got if e["call"]], [e for e in wanted if e["type"] == "call"]
    check(len(calls) > 100, "calls come to the callback", len(calls))
    equal({k: [told(e) for e in v] for k, v in by_thread(calls).items()}, {k: [told(e) for e in v] for k, v in by_thread(theirs).items()},
          "the same calls as in the recording, in the same order of each thread")
    equal([(e["call"], e["parent"], e["group"], e["thread"], bool(e["failed"])) for e in calls],
          [(e["id"], e["parent_id"] or 0, e["api"], e["thread"], e.get("error", False)) for e in theirs],
          "and of all threads, with the same numbers, parents, threads and failures")
    endings = {"unwound": 2, "exited": 3, "in_flight": 4}
    equal([(e["ending"], e["dur"]) for e in calls], [(endings[e["why"]], e["age"]) if "why" in e else (0, e["dur"]) for e in theirs],
          "how they ended, and how long they took")
    wrong, compared = same_values(calls, theirs)
    check(not wrong and compared > 100, "and the same values", wrong[:3] or compared)
    ids = numbers_of_apis()
    equal([(e["name"], e["group_id"], e["id"]) for e in calls if (e["group_id"], e["id"]) != ids[e["name"]]], [], "ids as apis lists them")
    critical = [e for e in got if e["domain"] == CRITICAL]
    equal([e["name"] for e in critical if e["name"] in ("begun", "ended")], ["begun", "ended"], "the trace begins and ends")
    check(any(e["name"] == "attached" and e["rest"].endswith(lib) for e in critical), "the library has probes")
    exits = [e for e in critical if e["name"] == "exited"]
    equal([(e["pid"], e["rest"].split()[0]) for e in exits], [(p.p.pid, "0")], "its process ends, with its status")
    equal(critical[-1]["name"], "ended", "the end is the last event")
    unwound = [e for e in wanted if e["type"] == "lost" and e["where"] == "unwound"]
    equal(sum(int(e["rest"].split()[0]) for e in critical if e["name"] == "lost" and "longjmp" in e["rest"]), unwound[0]["count"],
          "losses are reported, as many as in the recording")
    return path, calls


def of_a_recording(show, path, calls):
    t = real.Process([show, "all", path])
    equal(t.wait(), 0, "the callback of a recording")
    equal([told(e) for e in events_of(t) if e["call"]], [told(e) for e in calls], "the recording's own events are the same")
    t = real.Process([show, "enter", path])
    t.wait()
    equal(t.out, "error domain: Operation not supported: a recording has calls that ended, and not when they were entered\n",
          "a recording has no entries")


def enters(show, abi, lib):
    p = real.Process([abi, lib, "wait", "nest", "3", "threads", "args", "calls", "60"], stdin=True)
    t = watched(show, "enter", p)
    p.wait()
    t.wait()
    calls = [e for e in events_of(t) if e["call"]]
    begun = {e["call"]: (i, e) for i, e in enumerate(calls) if e["phase"] == ENTER}
    ended = {e["call"]: (i, e) for i, e in enumerate(calls) if e["phase"] == EXIT}
    check(len(ended) > 50, "calls are entered", len(ended))
    equal(set(begun) ^ set(ended), set(), "each call that is left was entered")
    equal([c for c in ended if begun[c][0] > ended[c][0] or any(begun[c][1][k] != ended[c][1][k] for k in
                                                                ("ts", "tid", "pid", "parent", "name", "id", "group_id", "process"))], [],
          "before it was left, at the same time")
    equal([c for c, (_, e) in ended.items() if not e["rest"].endswith(f" local {c}")], [], "its word goes from the entry to the exit")
    inner = [c for c in ended if ended[c][1]["parent"]]
    check(real.every(lambda c: begun[ended[c][1]["parent"]][0] < begun[c][0] < ended[c][0] < ended[ended[c][1]["parent"]][0], inner),
          "calls inside calls are entered and left inside")


def switched(show, d):
    lib = real.build(f"{HERE}/callbacks_library.c", f"{d}/libur_own.so", "-shared", "-fPIC")
    target = real.build(f"{HERE}/callbacks_target.c", f"{d}/target", "-pthread", "-ldl", "-D_GNU_SOURCE")
    shared = f"{d}/shared"
    with open(shared, "w", encoding="utf-8"):
        pass
    p = real.Process([target, lib, shared], stdin=True)
    p.said("^ready$")
    t = watched(show, "switched", p, shared, "1000")
    equal((p.wait(120), t.wait()), (0, 0), "switched 1,000 times while 8 threads call")
    need("after" in t.out, "it says what it saw", t.out + t.err)
    saw = dict(zip(*[iter(t.out.splitlines()[-1].split())] * 2))
    print(saw)
    check("lost 0" in t.out, "nothing was lost", t.out)
    equal(saw["after"], "0", "no event of a disabled function after its acknowledgement")
    equal((saw["gaps"], saw["late"]), ("0", "0"), "none is missing while it is enabled, from the first call on")
    equal((saw["kept_gaps"], saw["kept_short"]), ("0", "0"), "none is missing of the function that is always enabled")
    check(int(saw["windows"]) == 50 and int(saw["seen"]) >= 5000, "events came while it was enabled", saw)


def inside(show, abi, lib):
    p = real.Process([abi, lib, "wait", "calls", "20", "wait", "nest", "4"], stdin=True)
    t = watched(show, "inside", p)
    t.said("^enabled$")
    p.tell("go")
    p.wait()
    equal(t.wait(), 0, "callbacks that enable, unsubscribe and run")
    lines = t.out.splitlines()
    equal(lines[:4], ["domain -22 there is no domain 77", "group -22 there is no group 77 ('xptibpf apis --json' lists all)",
                      "id -22 there is no id 7777 in group 4 ('xptibpf apis' lists all)",
                      "phase -22 what is enabled has the phases XPTIBPF_ON_EXIT and XPTIBPF_ON_ENTER"], "what is wrong is said")
    check("run -16 subscribe -16" in lines, "a callback can't run its tracer, or subscribe")
    equal(lines[-1], "calls 5 waits 4 others 1", "it disables itself, enables another function, and unsubscribes")


def stops(show, abi, lib):
    p = real.Process([abi, lib, "wait", "calls", "5", "say", "called", "wait"], stdin=True)
    t = watched(show, "stop", p)
    p.said("^called$")
    equal((t.wait(), "end 0" in t.out), (0, True), "a callback that stops the trace")
    p.tell("go")
    equal(p.wait(), 0, "the program goes on")


def detached(show, abi, lib):
    """A library that no process maps any more loses its probes while the trace goes on."""
    t = real.Process([show, "all", "--", f"{real.folder()}/run.xbt", "sh", "-c", '"$0" "$1" calls 3; read line', abi, lib], stdin=True)
    t.said(f" detached .*{re.escape(lib)}$")
    t.tell("go")
    equal(t.wait(), 0, "a trace in which a library comes and goes")
    of_lib = [(e["name"], int(e["rest"].split()[0])) for e in events_of(t) if e["domain"] == CRITICAL and e["rest"].endswith(f" {lib}")]
    probes = of_lib[0][1] if of_lib else 0
    check(probes > 0, "it has probes", of_lib)
    equal(of_lib, [("attached", probes), ("detached", probes)], "it is notified when they come, and when they are gone")


def throws(program, abi, lib, path, calls):
    before = real.bpf_alive()
    t = real.Process([program, path])
    t.wait()
    equal(t.out, f"caught the third 3\nrun 0 counted {len([e for e in calls if e['group'] == 'ur'])}\n",
          "an exception leaves the reading of a recording, and the next reading has all of it")
    p = real.Process([abi, lib, "wait", "calls", "5", "wait", "calls", "4"], stdin=True)
    t = real.Process([program, str(p.p.pid)])
    t.said("^tracing$")
    p.tell("go")
    t.said("^caught")
    real.wait_for(lambda: t.out.count("tracing") == 2, "the second tracer traces")
    p.tell("go")
    equal((p.wait(), t.wait()), (0, 0), "the program that is traced does not notice")
    equal(t.out.splitlines()[1:], ["caught the third 3", "tracing", "run 0 counted 4"], "an exception leaves a trace, and another one begins")
    equal(real.bpf_left(before), set(), "nothing is left in the kernel")


def slow(show, abi, lib):
    go = f"{real.folder()}/go"
    p = real.Process([abi, lib, "wait", "calls", "5000", "say", "called", "wait"], stdin=True)
    t = watched(show, "slow", p, go)
    p.said("^called$")
    with open(go, "w", encoding="utf-8"):
        pass
    p.tell("go")
    p.wait()
    equal(t.wait(), 0, "a callback that is too slow")
    m = re.search(r"lost (\d+)\ncalls (\d+) told (\d+) when 1", t.out)
    need(m, "it says what it got", t.out)
    lost, calls, told_of = map(int, m.groups())
    check(lost > 1000, "calls are lost", lost)
    # A record of the process that there was no room for counts, too.
    check(told_of == lost and 5000 <= calls + lost <= 5002, "it is told how many, and has all others", (told_of, lost, calls))


def notified(show, release):
    """The events of XPTI, by numbers that are the same in all releases."""
    xptifw = f"{xpti.xptifw(release)}/libxptifw.so"
    env = real.environment(LD_LIBRARY_PATH=f"{os.path.dirname(xptifw)}:{real.runtime('2026.2.0')}/lib", XPTI_TRACE_ENABLE="1",
                           XPTI_FRAMEWORK_DISPATCHER=xptifw, XPTI_SUBSCRIBERS=xpti.witness(), XPTI_WITNESS=real.folder() + "/log")
    path = f"{real.folder()}/run.xbt"
    t = real.Process([show, "all", "--", path, xpti.producer(), xptifw, "20"], env=env)
    equal(t.wait(), 0, f"{release}: notifications")
    got = [e for e in events_of(t) if e["domain"] == XPTI]
    wanted = [e for e in recorded(path) if e["type"] == "xpti"]
    check(len(got) > 100, f"{release}: they come to the callback", len(got))
    equal([(*told(e), e["group"], e["thread"]) for e in got], [(e["event"], e["pid"], e["tid"], e["ts"], e["stream"], e["thread"]) for e in wanted],
          f"{release}: the same as in the recording, in the same order")
    t = real.plain_run([real.XPTIBPF, "apis", "--json", "xpti"])
    names = {r["name"]: r for r in map(real.json.loads, t.stdout.splitlines()) if r["kind"] == "trace_point"}
    numbers = {n: 128 + r["trace_type_2023"] for n, r in names.items() if r["trace_type_2023"] is not None}
    numbers.update({n: r["trace_type"] for n, r in names.items() if r["trace_type"] is not None})
    numbers.update({r["old_name"]: numbers[n] for n, r in names.items() if r["old_name"] and n in numbers})
    numbers.update({f"type_{n}": n if release >= "2024" else 128 + n for n in range(128)})
    wrong = {(e["name"], e["id"]) for e in got if e["id"] != numbers.get(e["name"], 256)}
    equal(wrong, set(), f"{release}: ids as apis lists them")
    uids = [re.search(r" uid=(\w*)/(\d+)", e["rest"]).groups() for e in got]
    equal(uids, [(e["uid"] or "", str(e["uid_instance"] or 0)) for e in wanted], f"{release}: the nodes that they are about")


def about(show):
    """Kernels, queues, devices and contexts of a SYCL program."""
    path = f"{real.folder()}/run.xbt"
    env = real.warm_environment("2026.2.0", BEACON=f"{real.O}/libxptibpf-beacon.so")
    t = real.Process([show, "all", "--", path, real.workload("2026.2.0", "sycl_all")], env=env)
    equal(t.wait(), 0, "a SYCL program")
    got, wanted = events_of(t), recorded(path)
    calls, theirs = [e for e in got if e["call"]], [e for e in wanted if e["type"] == "call"]
    equal([told(e) for e in calls], [told(e) for e in theirs], "its calls are those of the recording")
    wrong, compared = same_values(calls, theirs)
    check(not wrong and compared > 1000, "and have the same values", wrong[:3] or compared)
    launches = [(g, w) for g, w in zip(calls, theirs) if w.get("kernel")]
    check(real.every(lambda p: f"<kernel {p[1]['kernel']['object']}" in p[0]["rest"], launches), "launches are about their kernels",
          [(g["rest"], w["kernel"]) for g, w in launches][:1])
    check(real.every(lambda p: re.search(r"<queue queue#\d", p[0]["rest"]) and re.search(r"<device device#\d", p[0]["rest"]), launches),
          "about their queues, and the devices of these")
    contexts = [(g, w) for g, w in zip(calls, theirs) if w.get("context")]
    check(real.every(lambda p: f"<context {p[1]['context']['object'].replace('#?', '#0')} >" in p[0]["rest"], contexts), "about their contexts")
    check(any(e["domain"] == XPTI and e["name"] == "task_begin" for e in got), "and XPTI's events are there",
          {e["name"] for e in got if e["domain"] == XPTI})


def main():
    d = real.folder()
    abi, lib = real.build_abi(d)
    show = real.build_with_ours("callbacks_show.c")
    thrower = real.build_with_ours("callbacks_throw.cpp", "-std=c++17", cc="g++")
    path, calls = same_as_recording(show, abi, lib)
    of_a_recording(show, path, calls)
    enters(show, abi, lib)
    throws(thrower, abi, lib, path, calls)
    slow(show, abi, lib)
    for release in ("2023.2.4", "2026.2.0"):
        notified(show, release)
    about(show)
    inside(show, abi, lib)
    detached(show, abi, lib)
    stops(show, abi, lib)
    switched(show, d)


if __name__ == "__main__":
    real.run(main)
