#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Threads are named by who started them: main, main_1, main_1_2, the n-th thread that its parent
started. For a thread that is older than the trace, or that such a thread started before it, this can't be known: it
has its number, and only threads that it starts from then on are named after it. Nothing is guessed."""
from lib import real
from lib.real import check, equal


def from_the_start(abi, lib):
    # See grow() in abi.cpp: 1_2 has a child, 2 has none; each calls as often as it is deep.
    t = real.Tracer("--", abi, lib, "threads")
    equal(t.wait(), 0, "the program ends well")
    calls = t.calls("urUSMFree")
    by_name = {}
    for c in calls:
        by_name.setdefault(c["thread"], []).append(c["args"]["pMem"])
    wanted = {"main": 1, "main_1": 2, "main_2": 2, "main_1_1": 3, "main_1_2": 3, "main_1_2_1": 4}
    equal({n: len(c) for n, c in by_name.items()}, wanted, "the tree's names, each with its calls")
    check(all(set(by_name[n]) == {hex(d)} for n, d in wanted.items()), "each call is its thread's own")
    starts = {e["thread"]: e["parent"] for e in t.events() if e["type"] == "thread" and e["event"] == "start"}
    equal({n: starts.get(n) for n in wanted if n != "main"}, {n: n.rpartition("_")[0] for n in wanted if n != "main"},
          "each thread's parent")
    creates = {c["thread"]: 0 for c in t.calls("pthread_create")}
    for c in t.calls("pthread_create"):
        creates[c["thread"]] += 1
    equal(creates, {"main": 2, "main_1": 2, "main_1_2": 1}, "pthread_create is called by the parents")


def attached_late(abi, lib):
    p = real.Process([abi, lib, "late-thread"], stdin=True)
    tid = int(p.said(r"^thread (\d+)$").group(1))
    t = real.Tracer("-p", p.pid).ready()
    for i in range(3):
        p.tell("go")
        real.wait_for(lambda: p.out.count("called\n") == i + 1, "it called")
    p.tell("end")
    p.wait()
    t.wait(5)
    equal([c["thread"] for c in t.calls("urEventWait", tid=tid)], [f"?{tid}"] * 3, "an older thread has its number")
    children = [(c["thread"], f"?{c['tid']}") for c in t.calls("urEventWait") if c["tid"] != tid]
    check(len(children) == 3 and all(a == b for a, b in children), "and so have those that it started", children)


def children_of_old(abi, lib):
    p = real.Process([abi, lib, "wait", "threads"], stdin=True)
    t = real.Tracer("-p", p.pid).ready()
    p.tell("go")
    p.wait()
    t.wait(5)
    names = {c["thread"] for c in t.calls("urUSMFree")}
    check({c["thread"] for c in t.calls("urUSMFree", tid=p.pid)} == {"main"}, "main is main, whenever we come")
    # main's two, whose places are unknown, and below the first what it started while we watched.
    tops = sorted(n for n in names if n[0] == "?" and "_" not in n)
    tids = {c["thread"]: c["tid"] for c in t.calls("urUSMFree")}
    check(len(tops) == 2 and all(n == f"?{tids[n]}" for n in tops), "its children have their numbers", tops)
    parents = [n for n in tops if f"{n}_1" in names]
    equal(names - {"main", *tops}, {f"{p}{below}" for p in parents for below in ("_1", "_2", "_2_1")}, "theirs hang below them")
    equal(len(parents), 1, "one of them has children")


def main():
    d = real.folder()
    abi, lib = real.build_abi(d)
    from_the_start(abi, lib)
    attached_late(abi, lib)
    children_of_old(abi, lib)


real.run(main)
