#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 110, suite: all
"""xptibpf serve --max-overhead: functions that are called too often lose their probes, all others keep theirs and their exact
counts, and who is quiet again gets them back.

No time is checked: calls are counted by the program itself.
"""
import json
import signal

from lib import governing, real
from lib.governing import ALLOC, OFTEN, SELDOM
from lib.real import check, equal
from lib.serving import ask

LIMIT = 0.02
FLOOD = 3 * LIMIT  # of a thread's time. The more it is, the later it is tried again, see user/live/governor.h
FEW = 50  # rounds that are not above the limit in any second
DEVICE = 'kind="device"'  # of the memory that ALLOC says it gives


def rounds_of_flood(s, p, word, counts):
    """How many a second cost that much: what a few of them cost is what serve says that it was."""
    before, had = s.value("overhead_seconds_total"), s.counted(counts)
    p.do(word, FEW)
    real.wait_for(lambda: s.counted(counts) == had + FEW, f"a few rounds are counted: {word}")
    return round(FLOOD / ((s.value("overhead_seconds_total") - before) / FEW))


def function_off(s, p):
    rate = rounds_of_flood(s, p, "often", OFTEN)
    seldom = s.counted(SELDOM)
    p.do("seldom", 7)
    real.wait_for(lambda: s.counted(SELDOM) == seldom + 7, "calls are counted")
    p.do("flood", rate)
    state = real.wait_for(lambda: (o := json.loads(ask(s.port, "/status")[2])["overhead"])["functions_off"] == 1 and o,
                          "what floods loses its probes")
    equal((state["limit"], state["memory_off"]), (LIMIT, False), "/status says it, and why")
    check(FEW < s.counted(OFTEN), "what was counted of it stays")
    # Nothing but the rare calls is counted from now on, and these are exact.
    s.read_again()
    before, rounds = s.counted(OFTEN), p.do("seldom", 20)
    real.wait_for(lambda: s.counted(SELDOM) == seldom + 27, "the other function of the library is counted as before")
    equal(s.counted(SELDOM), seldom + 27, "and each call once")
    if not s.value("functions_switched_total", 'to="on"'):
        equal(s.counted(OFTEN), before, "the flood is counted no more")
        check(p.do("seldom", 0) > rounds, "though it goes on")
        check(s.value("calls_unseen_estimated_total") > 0, "what is not counted is estimated, apart")
    p.do("stop")
    s.read_again()
    lines = [line for line in s.err.splitlines() if "lost theirs" in line]
    equal(len(lines), s.value("functions_switched_total", 'to="off"'), "the log has one line each time")
    check(all(f"1 function, such as {OFTEN}," in line for line in lines), "which names the function", s.err[-500:])
    # Nobody calls it any more, so it keeps its probes when it is tried, which is the later the more it cost.
    real.wait_for(lambda: s.value("functions_off") == 0, "it gets its probes back", 240)
    had = s.counted(OFTEN)
    p.do("often", 33)
    real.wait_for(lambda: s.counted(OFTEN) == had + 33, "and is counted again")
    equal(s.value("memory_off"), 0, "memory was never left out")


def memory_off(s, p):
    rate = rounds_of_flood(s, p, "memory", ALLOC)
    p.do("keep", 1)
    real.wait_for(lambda: s.value("memory_live_bytes", DEVICE) == 100, "what it allocates lives")
    p.do("allocate", rate)
    real.wait_for(lambda: s.value("memory_off") == 1, "where allocations flood, memory is left out, and this is said")
    equal(s.value("memory_live_bytes", DEVICE), None, "what lives is not known then, and not said")
    p.do("stop")
    had = s.counted(SELDOM)
    p.do("seldom", 1)
    real.wait_for(lambda: s.counted(SELDOM) == had + 1, "all else goes on")
    p.end()
    s.read_again()
    equal(s.value("memory_leaked_bytes_total", DEVICE), 0, "what may have been freed is not leaked at the end")


def memory_again(s, program):
    real.wait_for(lambda: s.value("memory_off") == 0, "memory is tried again", 100)
    equal(s.value("memory_live_bytes", DEVICE), 0, "nothing that is known lives")
    p = governing.Program(program, s)
    p.do("keep", 1)
    real.wait_for(lambda: s.value("memory_live_bytes", DEVICE) == 100, "what is allocated now is counted")
    p.end()
    real.wait_for(lambda: s.value("memory_leaked_bytes_total", DEVICE) == 100, "and what is leaked now")


def main():
    program = governing.build()
    s = governing.Limited(f"{LIMIT:.0%}")
    equal(s.value("overhead_limit_ratio"), LIMIT, "the limit is said")
    p = governing.Program(program, s)
    function_off(s, p)
    memory_off(s, p)
    memory_again(s, program)
    s.kill(signal.SIGTERM)
    equal(s.wait(), 0, "serve ends well")


real.run(main)
