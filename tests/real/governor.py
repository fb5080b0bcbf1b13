#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 12, suite: all
# alone: serve measures what a hit costs, and which of two hits costs more would be luck beside others
"""xptibpf serve says what its probes cost, which is the number of hits times what one costs; and --max-overhead takes what is
a limit and nothing else. governor_limit.py has what comes of a limit.
"""
import signal
import subprocess

from lib import governing, real
from lib.governing import ALLOC, OFTEN
from lib.real import check, equal


def exact():
    """Without a limit: the cost is the number of hits times what one costs, and what is kept of memory."""
    s = governing.Limited("off", "-qq")
    p = governing.Program(governing.build(), s)
    costs = {k: s.value("hit_cost_seconds", f'hit="{k}"') for k in ("entry", "call", "stepped_entry", "stepped_call")}
    check(all(1e-8 < v < 1e-3 for v in costs.values()), "a hit costs something", costs)
    check(costs["entry"] < costs["call"], "and more with a return than without", costs)
    begun = s.value("overhead_seconds_total")
    p.do("often", 20000)
    real.wait_for(lambda: s.counted(OFTEN) == 20000, "all calls are counted")
    spent = s.value("overhead_seconds_total")
    check(round(spent - begun, 9) in [round(20000 * costs[k], 9) for k in ("call", "stepped_call")],
          "20000 hits cost 20000 times what one costs", (spent - begun, costs))
    p.do("keep", 20000)
    real.wait_for(lambda: s.counted(ALLOC) == 20000, "all allocations are counted")
    more = s.value("overhead_seconds_total") - spent
    check(any(1.02 < more / (20000 * costs[k]) < 5 for k in ("call", "stepped_call")),
          "an allocation costs more than a hit, as it is kept", (more, costs))
    equal((s.value("overhead_limit_ratio"), s.value("functions_off")), (0, 0), "there is no limit")
    p.end()
    s.kill(signal.SIGTERM)
    equal(s.wait(), 0, "serve ends well")


def bad():
    for text in ("0", "101%", "x", "1%%", "-1", "0.00001", ""):
        r = subprocess.run([real.XPTIBPF, "serve", "--check", "--max-overhead", text], capture_output=True, text=True)
        equal(r.returncode, 2, f"{text!r} is no limit")
        check("invalid value" in r.stderr and "--max-overhead" in r.stderr, "and this is said", r.stderr)


def main():
    bad()
    exact()


real.run(main)
