# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What callbacks cost the program that is traced, live: a wait that nobody traces, one of a program beside the one that is traced,
and one of that, while nothing is enabled, another function, the function, or both its phases; one after the other in each round."""
import json
import statistics
import subprocess
import time

FUNCTION, OTHER = "urEventWait", "urQueueFinish"
KINDS = {
    "nothing": "nothing attached",
    "floor": "empty program at the best site",
    "neighbour": "a neighbour that is not traced",
    "off": "traced, nothing is enabled",
    "other": "traced, another function is enabled",
    "exit": "enabled",
    "both": "enabled, both phases",
}


def numbers(xptibpf):
    """Group and id of the function, and the other's id, as apis lists them."""
    text = subprocess.run([xptibpf, "apis", "--json", "ur"], stdout=subprocess.PIPE, text=True, check=True).stdout
    rows = {r["name"]: r for r in map(json.loads, text.splitlines()) if "id" in r}
    return [str(n) for n in (rows[FUNCTION]["group"], rows[FUNCTION]["id"], rows[OTHER]["id"])]


class Switch:
    def __init__(self, child):
        self.child = child
        child.wait_for("ready")

    def to(self, what):
        """The events that came since the last time."""
        self.child.p.stdin.write(f"{what}\n".encode())
        self.child.p.stdin.flush()
        return int(self.child.line())


def a_round(bench, switch, trouble):
    """Each kind that is switched, and the neighbour meanwhile: all that is enabled comes, and nothing that is not."""
    for what in "off", "other", "exit", "both":
        switch.to(what)
        before = bench.target.calls
        bench.sample(bench.target, "wait", what)
        made = bench.target.calls - before
        time.sleep(0.3)
        came, wanted = switch.to("off"), {"exit": made, "both": 2 * made}.get(what, 0)
        if came != wanted:
            raise trouble(f"callbacks, {what}: {came} events for {made} calls, expected {wanted}")
    bench.sample(bench.neighbour, "wait", "neighbour")


def run(bench, child, program, xptibpf, trouble):
    for _ in range(bench.args.rounds):
        bench.nothing("wait")
        bench.floor("wait")
        p = child([program, str(bench.target.pid), *numbers(xptibpf)])
        a_round(bench, Switch(p), trouble)
        p.end()
    print(f"\n{FUNCTION}, callbacks in C\n  {'':38}{'ns/call':>9}{'least':>9}{'greatest':>10}")
    for what, name in KINDS.items():
        s = bench.samples["wait", what]
        print(f"  {name:38}{statistics.median(s):9.0f}{min(s):9.0f}{max(s):10.0f}")
    more = [o - n for o, n in zip(bench.samples["wait", "off"], bench.samples["wait", "neighbour"])]
    bench.verdict("a disabled call costs more than a neighbour's by", statistics.median(more), 60, "ns", False, more)
