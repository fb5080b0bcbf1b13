#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 12
"""tests/run, run on tests that pass, fail, fail once, hang, and leave a process running: each is found out, and
counted as what it is; the machine is a test's own where it asks for that, and shared where it doesn't.
"""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

RUN = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "run")
failed = 0

PASSES = "exit 0"
FAILS = "echo FAIL of the planted kind; exit 3"
# Fails unless it ran before.
FLAKY = 'test -e "$0.ran" && exit 0; touch "$0.ran"; echo FAIL this once; exit 1'
LEAKS = 'cd "$(dirname "$0")"; sleep 300 & exit 0'
HANGS = "# timeout: 1\nsleep 300"
# Says when it ran; and the same, waiting for another one to begin.
BEGINS, ENDS = (f'echo "$(basename "$0") {word}" >>"$(dirname "$0")/order"' for word in ("begins", "ends"))
TIMED = f"{BEGINS}; {ENDS}"
WAITS = f'{BEGINS}; while [ ! -e "$(dirname "$0")/go" ]; do sleep 0.02; done; {ENDS}'
MEETS = f'{BEGINS}; while [ "$(grep -c begins "$(dirname "$0")/order")" -lt 2 ]; do sleep 0.02; done; {ENDS}'


def waits_for(words):
    """A test that waits until another one has said this."""
    return f"""{BEGINS}; until grep -q "{words}" "$(dirname "$0")/order"; do sleep 0.02; done; {ENDS}"""


def check(ok, what, detail=""):
    global failed
    print(("ok    " if ok else "FAIL  ") + what + ("" if ok else f": {detail}"))
    failed += not ok


class Suite:
    """Scripts in a folder of their own, and what tests/run says of them."""

    def __init__(self, **tests):
        self.kept = tempfile.TemporaryDirectory(prefix="xptibpf-test-")
        self.d = self.kept.name
        self.env = {k: v for k, v in os.environ.items() if k not in ("VERBOSE", "XPTIBPF_RELEASES", "SLOWER")}
        self.env["O"] = f"{self.d}/out"
        self.paths = []
        for name, text in tests.items():
            self.add(name, text)

    def add(self, name, text):
        path = f"{self.d}/{name}.sh"
        with open(path, "w") as f:
            f.write(f"#!/bin/sh\n{text}\n")
        os.chmod(path, 0o755)
        self.paths.append(path)

    def run(self, *options, tests=None):
        r = subprocess.run([RUN, "--title", "planted", *options, *(self.paths if tests is None else tests)], env=self.env,
                           capture_output=True, text=True, timeout=100)
        self.out, self.status = r.stdout, r.returncode
        self.last = r.stdout.splitlines()[-1] if r.stdout else ""
        return self

    def says(self, pattern, what):
        check(re.search(pattern, self.out, re.M), what, self.out[-1500:])

    def ends(self, last, status, what):
        check((self.last, self.status) == (last, status), what, f"{self.last!r}, {self.status}: {self.out[-1500:]}")

    def log(self, name):
        try:
            with open(f"{self.d}/out/log/planted/{name}") as f:
                return f.read()
        except OSError:
            return None

    def order(self):
        with open(f"{self.d}/order") as f:
            return [tuple(line.split()) for line in f]


def passing_and_failing():
    Suite(a=PASSES, b=PASSES).run().ends("2 passed, 0 failed", 0, "what passes is counted")
    s = Suite(good=PASSES, bad=FAILS).run()
    s.ends("1 passed, 1 failed", 1, "what fails twice is a failure")
    s.says(r"^FAIL  planted/bad.sh \S+s  exit 3( \(given .*)?$", "and named with its status")
    s.says(r"^  >> FAIL of the planted kind$", "and its output is shown")
    check("unsteady" not in s.out, "it is not unsteady", s.out)
    s = Suite().run()
    s.ends("0 passed, 0 failed", 1, "no test at all is a failure")


def flaky():
    s = Suite(good=PASSES, flaky=FLAKY).run()
    s.ends("2 passed, 0 failed", 0, "what fails once counts as passed")
    s.says(r"^unsteady planted/flaky.sh", "but is reported as unsteady")
    s.says(r"^1 unsteady$", "and counted as that")
    check("FAIL this once" in (s.log("flaky.sh.log") or "") and s.log("flaky.sh.again.log") == "", "both logs are kept",
          (s.log("flaky.sh.log"), s.log("flaky.sh.again.log")))

    s = Suite(**{f"f{i}": FLAKY for i in range(3)}).run()
    s.ends("0 passed, 3 failed", 1, "three unsteady ones are failures")

    # Over several runs, as in make check.
    s = Suite(good=PASSES, f1=FLAKY, f2=FLAKY, f3=FLAKY)
    s.run("--reset", tests=[])
    s.run(tests=s.paths[:2]).ends("2 passed, 0 failed", 0, "one in a first run")
    s.run(tests=s.paths[2:]).ends("2 passed, 0 failed", 0, "two in another")
    s.run("--total", tests=[]).ends("1 passed, 3 failed", 1, "are three together, which fail")
    s.says(r"^unsteady: planted/f3.sh$", "and are all named")
    s.run("--reset", tests=[])
    s.run(tests=s.paths[:2]).run("--total", tests=[]).ends("2 passed, 0 failed", 0, "after --reset the count begins anew")

    s = Suite(**{f"bad{i}": FAILS for i in range(12)}).run()
    s.ends("0 passed, 12 failed", 1, "many failures")
    check(s.log("bad1.sh.again.log") is None and s.out.count("FAIL  planted/") == 12, "are not run again", s.out[-500:])


def told_in_the_end():
    long = 'echo "ok    what passed"; echo "FAIL  of many: $(seq -s , 2000)"; seq 500; exit 3'
    s = Suite(good=PASSES, long=long, flaky=FLAKY)
    s.run("--reset", tests=[]).run()
    s.says(r"^failed: planted/long.sh$", "what failed is named in the end")
    check(max(map(len, s.out.splitlines())) < 400, "no line of it is endless", max(map(len, s.out.splitlines())))
    with open(f"{s.d}/step.log", "w") as f:
        f.write("a.c:1: error: of the step\n" + "and so on\n" * 100)
    s.run("--step", "lint", "2", f"{s.d}/step.log", tests=[]).run("--step", "fuzz", "0", f"{s.d}/step.log", tests=[])
    s.run("--total", tests=[]).ends("3 passed, 2 failed", 1, "steps are counted beside tests")
    names = s.out[s.out.index("all together:"):].splitlines()[1:]
    check(names[:2] == ["failed: planted/long.sh  exit 3", "failed: lint  exit 2"] and "unsteady: planted/flaky.sh" in names,
          "the end names what failed and what was unsteady", names)
    s.says(r"^FAIL  planted/long.sh  exit 3\n  >> FAIL  of many: 1,2,3.*more\)\n  >> 481$", "after the lines that say why, cut")
    s.says(r"^unsteady planted/flaky.sh  exit 1\n  >> FAIL this once$", "also those of the run that failed once")
    s.says(r"^FAIL  lint  exit 2\n  >> a.c:1: error: of the step$", "and those of a step")
    check("what passed" not in s.out and s.out.count("and so on") < 40, "and nothing more", s.out[-1500:])


def runs_in(pid, folder):
    try:
        return os.readlink(f"/proc/{pid}/cwd").startswith(folder)
    except OSError:
        return False


def hanging_and_leaking():
    begin = time.monotonic()
    s = Suite(hangs=HANGS, good=PASSES).run("--grace", "1")
    s.ends("1 passed, 1 failed", 1, "what hangs is ended")
    s.says(r"no end after \d+ s", "when its time is over")
    check(time.monotonic() - begin < 60, "and not later")
    s = Suite(leaks=LEAKS).run()
    s.ends("0 passed, 1 failed", 1, "what leaves a process running is a failure")
    s.says(r"left 1 process\(es\) running", "which is said")
    left = [pid for pid in os.listdir("/proc") if pid.isdigit() and runs_in(pid, s.d)]
    check(not left, "nothing of it runs on", left)


def interrupted():
    s = Suite(waits='echo $$ >"$0.pid"; sleep 300')
    p = subprocess.Popen([RUN, "--title", "planted", *s.paths], env=s.env, stdout=subprocess.DEVNULL)
    pid_file = s.paths[0] + ".pid"
    for _ in range(1000):
        if os.path.exists(pid_file) and os.path.getsize(pid_file):
            break
        time.sleep(0.02)
    p.send_signal(signal.SIGTERM)
    check(p.wait(30) == 130, "tests/run that is ended by a signal says so", p.returncode)
    with open(pid_file) as f:
        test = f.read().strip()
    # Whoever inherits an ended process may be slow to collect it; it has no folder any more by then.
    for _ in range(1000):
        if not runs_in(test, "/"):
            break
        time.sleep(0.02)
    check(not runs_in(test, "/"), "and ends its tests")


def beside_and_alone():
    s = Suite(a=MEETS, b=MEETS, c="# alone: it says so\n" + TIMED).run("-j", "2")
    s.ends("3 passed, 0 failed", 0, "two beside each other and one alone")
    order = s.order()
    check([word for _, word in order[:2]] == ["begins", "begins"], "two run at the same time", order)
    check(order[-2:] == [("c.sh", "begins"), ("c.sh", "ends")], "the third after them, alone", order)

    s = Suite(short=TIMED, long="# takes: 100\n" + TIMED, middle="# timeout: 300, takes: 50\n" + TIMED).run("-j", "1")
    check([n for n, word in s.order() if word == "begins"] == ["long.sh", "middle.sh", "short.sh"], "the longest begins", s.order())
    with open(f"{s.d}/out/log/durations") as f:
        kept = json.load(f)
    check(all(0 <= kept[f"planted/{n}.sh"] < 30 for n in ("short", "long", "middle")), "how long they took is kept", kept)
    kept["planted/short.sh"] = 200
    with open(f"{s.d}/out/log/durations", "w") as f:
        json.dump(kept, f)
    os.unlink(f"{s.d}/order")
    s.run("-j", "1")
    check([n for n, word in s.order() if word == "begins"][0] == "short.sh", "and decides over the next run", s.order())


def until(condition, what):
    for _ in range(1000):
        if condition():
            return
        time.sleep(0.02)
    check(False, what)


def is_waited_for(path):
    inode = f":{os.stat(path).st_ino} "
    with open("/proc/locks") as f:
        return any("->" in line and inode in line for line in f)


def several_runs():
    s = Suite(first=WAITS, alone="# alone: of all on the machine\n" + TIMED, later=TIMED)
    s.env["XPTIBPF_LOCKS"] = s.d
    place = f"{s.d}/xptibpf-tests.place"

    def start(i):
        return subprocess.Popen([RUN, "--title", "planted", s.paths[i]], env=dict(s.env, O=f"{s.d}/out{i}"), stdout=subprocess.DEVNULL)

    runs = [start(0)]
    until(lambda: os.path.exists(f"{s.d}/order"), "the first begins")
    runs.append(start(1))
    until(lambda: is_waited_for(place), "the one that is alone waits")
    runs.append(start(2))
    until(lambda: is_waited_for(f"{s.d}/xptibpf-tests.turn"), "the later one waits")
    with open(f"{s.d}/go", "w"):
        pass
    check([p.wait(60) for p in runs] == [0, 0, 0], "three runs beside each other pass", [p.returncode for p in runs])
    order = [f"{n.removesuffix('.sh')} {word}" for n, word in s.order()]
    check(order == [f"{n} {word}" for n in ("first", "alone", "later") for word in ("begins", "ends")],
          "a test that is alone is so among all runs of the machine, and those that come later wait for it", order)


def beside_those_that_are_alone():
    """One that is quiet begins when no other is left, and runs beside one that is alone, which ends before it."""
    s = Suite(other=TIMED, alone="# alone: of all on the machine\n" + waits_for("quiet.sh begins"),
              quiet="# quiet: it does little\n" + 'nice >"$0.nice"\n' + waits_for("alone.sh ends"))
    s.env["XPTIBPF_LOCKS"] = s.d
    s.run("-j", "1").ends("3 passed, 0 failed", 0, "one that is quiet, beside one that is alone")
    order = s.order()
    check(order[:2] == [("other.sh", "begins"), ("other.sh", "ends")] and order[-1] == ("quiet.sh", "ends"),
          "others come before both", order)
    with open(f"{s.paths[2]}.nice") as f:
        got = int(f.read())
    check(got > os.getpriority(os.PRIO_PROCESS, 0), "the quiet one is served after others", got)
    for suite in (dict(quiet="# quiet: nothing else\n" + TIMED), dict(alone="# alone: nothing else\n" + TIMED)):
        Suite(**suite).run().ends("1 passed, 0 failed", 0, f"a run of one that is {next(iter(suite))}")


def processor_time():
    s = Suite(busy="(i=0; while [ $i -lt 1000000 ]; do i=$((i + 1)); done) & wait", idle="sleep 0.3").run()
    used = {n: float(c) for n, c in re.findall(r"^ok +planted/(\w+)\.sh [\d.]+s \(([\d.]+)s cpu\)$", s.out, re.M)}
    check(list(used) == ["busy"], "what a test's own processes used of the processors stands in its line, if it is something", s.out)


def suites():
    tells = 'echo "$(basename "$0") $XPTIBPF_RELEASES" >>"$(dirname "$0")/order"'
    tests = dict(each=tells, more="# timeout: 9, suite: all\n" + tells, both="# suite: both\n" + tells)
    s = Suite(slow='echo "slower $SLOWER"').run("--slower", "3")
    check(int((s.log("slow.sh.log") or "slower 0").split()[1]) % 3 == 0, "--slower: the test knows it", s.log("slow.sh.log"))
    for suite, wanted in (("quick", ["both", "each"]), ("all", ["both", "each", "more"]), ("rest", ["both", "more"])):
        s = Suite(**tests).run("--suite", suite)
        # Of one that `make check` leaves out, the rest is all.
        part = {"more": "all"}
        check(sorted(s.order()) == [(f"{n}.sh", part.get(n, suite)) for n in wanted], f"--suite {suite}: its tests, which know it", s.order())


passing_and_failing()
flaky()
told_in_the_end()
hanging_and_leaking()
interrupted()
beside_and_alone()
several_runs()
beside_those_that_are_alone()
processor_time()
suites()
sys.exit(1 if failed else 0)
