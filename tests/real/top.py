#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 60
"""top on a real screen (tmux) and in batches, with a SYCL program that does what it is asked to do and reports what it did
(tests/workloads/busy.cpp): rates, counts, errors, live memory and waits compared with its own account; keys, sizes,
colours; names that would steer a terminal; a target that is killed; and the terminal, which is restored on every way out.
"""
import atexit
import json
import os
import re
import shlex
import signal
import subprocess
import time

from lib import real
from lib.real import check, equal, need, wait_for

RELEASE = "2026.2.0"
PROCESS = ["PID", "CALLS/S", "CALLS", "MEAN", "P99", "WAIT%", "DEVICE", "HOST", "SHARED", "OTHER", "ERRORS", "THREADS", "PROCESS"]


class Busy(real.Process):
    def __init__(self, *args):
        super().__init__([real.workload(RELEASE, "busy"), *args], env=real.warm_environment(RELEASE), stdin=True)
        self.said(r"^pid ")

    def do(self, line):
        """Has it done, and gives its answer."""
        n = len(re.findall(r"^done ", self.out, re.M))
        self.tell(line)
        wait_for(lambda: len(re.findall(r"^done .*\n", self.out, re.M)) > n, f"the program did '{line}'", 60)
        return self.out.splitlines()[-1].split()[2:]


class Screen:
    """xptibpf top in a terminal of tmux's; what goes to the terminal is kept, too."""

    def __init__(self, *args, width=80, height=24, env=""):
        # Not in the background first, for its pid: on fg bash takes down the terminal's settings, maybe already top's.
        self.d = real.folder()
        self.tmux_args = ["tmux", "-S", f"{self.d}/tmux", "-f", "/dev/null"]
        command = " ".join(shlex.quote(str(a)) for a in args)
        script = f"""stty -g >{self.d}/before
echo a line before
cat {self.d}/go >/dev/null
{env} sh -c 'echo $$ >{self.d}/pid; exec "$@"' sh {real.XPTIBPF} top {command}
echo $? >{self.d}/status
stty -g >{self.d}/after
sleep 1000"""
        with open(f"{self.d}/script", "w") as f:
            f.write("set -m\n" + script)
        os.mkfifo(f"{self.d}/go")
        atexit.register(self.end)
        self.tmux("new-session", "-d", "-x", str(width), "-y", str(height), f"bash {self.d}/script",
                  env={**real.warm_environment(RELEASE), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"})
        self.tmux("pipe-pane", "-o", f"cat >{self.d}/raw")
        with open(f"{self.d}/go", "w"):
            pass
        wait_for(lambda: real.read(f"{self.d}/pid").strip(), "top was started")
        self.pid = int(real.read(f"{self.d}/pid"))

    def tmux(self, *args, **kw):
        return subprocess.run([*self.tmux_args, *args], capture_output=True, text=True, timeout=20, **kw).stdout

    def end(self):
        self.tmux("kill-server")

    def keys(self, *keys):
        self.tmux("send-keys", *keys)

    def resize(self, width, height):
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    def text(self, *how):
        return self.tmux("capture-pane", "-p", *how)

    def shows(self, pattern, what=None, seconds=10):
        """Waits until the screen has it; gives the match."""
        last = [""]

        def found():
            last[0] = self.text()
            return re.search(pattern, last[0], re.M)
        try:
            return wait_for(found, what or f"the screen shows {pattern!r}", seconds)
        except SystemExit:
            print(last[0])
            raise

    def rows(self, titles):
        """The table below the line of titles, as words by title."""
        lines = self.text().splitlines()
        at = next((i for i, line in enumerate(lines) if line.split() == titles), None)
        if at is None:
            return []
        table = (line.split(None, len(titles) - 1) for line in lines[at + 1:-1])
        return [dict(zip(titles, words)) for words in table if len(words) == len(titles)]

    def left(self, seconds=10):
        """Waits for top's end; its status as the shell has it."""
        wait_for(lambda: real.read(f"{self.d}/after").strip(), "top has left", seconds)
        return int(real.read(f"{self.d}/status"))

    def restored(self, what):
        # What tmux shows is what the terminal was told.
        wait_for(lambda: "a line before" in self.text(), f"{what}: the screen from before is back")
        equal(self.tmux("display-message", "-p", "#{alternate_on} #{cursor_flag}").split(), ["0", "1"],
              f"{what}: the other screen is gone, the cursor is there")
        equal(real.read(f"{self.d}/after"), real.read(f"{self.d}/before"), f"{what}: the terminal's settings are as before")

    def raw(self):
        with open(f"{self.d}/raw", "rb") as f:
            return f.read()


def number(text):
    m = re.fullmatch(r"([\d.]+)([kMGTPE]?)", text)
    return float(m[1]) * 1000 ** " kMGTPE".index(m[2] or " ") if m else None


def near(got, wanted, percent, what):
    check(got is not None and abs(got - wanted) <= wanted * percent / 100, what, f"{got} of {wanted}")


# ---- numbers -----------------------------------------------------------------------------------------


def numbers():
    """A program that is attached to before it does anything that counts."""
    busy = Busy()
    s = Screen("-p", busy.pid, width=120)
    s.shows("no process has made a call yet")
    kept = {"device": 0, "host": 0, "shared": 0}
    for kind, size in (("device", 1000), ("device", 234), ("host", 77), ("shared", 4096)):
        busy.do(f"alloc {kind} {size}")
        kept[kind] += size
    busy.do("fail")

    def row():
        rows = s.rows(PROCESS)
        return rows[0] if rows and rows[0]["PID"] == str(busy.pid) else {}

    wait_for(lambda: row().get("SHARED") == "4096", "the last allocation is shown")
    equal({k.lower(): int(row()[k]) for k in ("DEVICE", "HOST", "SHARED")}, kept, "live memory is what the program has")
    busy.do("drop")
    wait_for(lambda: row().get("SHARED") == "0", "what it gave back is gone")
    equal(row()["DEVICE"], "1234", "and nothing else")
    s.keys("Enter")
    titles = ["CALLS/S", "CALLS", "TIME%", "MEAN", "P99", "ERRORS", "API", "FUNCTION"]

    def function(name):
        return next((r for r in s.rows(titles) if r["FUNCTION"] == name), {})

    wait_for(lambda: function("urUSMDeviceAlloc"), "the program's functions are shown")
    equal((function("urUSMDeviceAlloc")["CALLS"], function("urUSMDeviceAlloc")["ERRORS"]), ("3", "1"),
          "two allocations on the device, and one that failed")
    # At a pace of its own; its clock is the witness of the rate.
    busy.tell("pairs 50 5")
    time.sleep(2.2)
    shown = [number(function("urUSMFree").get("CALLS/S", "")) for _ in range(2) if not time.sleep(1)]
    for got in shown:
        near(got, 50, 10, "calls a second, at 50 a second")
    busy.said(r"^done pairs", 20)
    pairs = int(busy.out.splitlines()[-1].split()[2])
    wait_for(lambda: function("urUSMFree").get("CALLS") == str(pairs + 1), f"all {pairs} frees, and the one before, are counted")
    equal(function("urUSMDeviceAlloc")["CALLS"], str(pairs + 3), "and the allocations")
    wait_for(lambda: function("urUSMFree").get("CALLS/S") == "0", "when it does nothing, the rate is none")
    equal(function("urUSMFree")["MEAN"], "-", "and there is no mean")
    s.keys("Tab", "Tab", "Tab")
    s.shows(r"\[memory\]")
    titles = ["LIVE", "NUMBER", "KIND", "DEVICE", "SITE"]
    wait_for(lambda: re.search(r"^ +LIVE +NUMBER KIND", s.text(), re.M), "the table of memory")
    lines = [line.split() for line in s.text().splitlines()]
    equal(sorted((w[2], int(w[0]), int(w[1])) for w in lines if len(w) > 3 and w[2] in kept),
          [("device", 1234, 2), ("host", 77, 1)], "live allocations by kind")
    busy.do("launch 5")
    s.keys("Tab")
    s.shows(r"\[waits\]")
    s.shows(r"^ *\d.* 5 .*urEventWait +\S*scale_usm$", "its five waits, for the kernel of that name")
    s.keys("Left", "Left", "Left")
    s.shows(r"\[kernels\]")
    s.shows(r"^ *\d\S* +5 .* kernel ur +\S*scale_usm$", "its five launches, once")
    s.keys("q")
    equal(s.left(), 0, "it leaves with 0")
    s.restored("q")
    busy.tell("exit 0")
    busy.wait()


# ---- keys, sizes, names ------------------------------------------------------------------------------


def pids(s):
    return re.findall(r"^ +(\d+) .*(?:busy|\[31)", s.text(), re.M)


def screen():
    """Two programs, one of a hostile name; every key."""
    quiet, loud = Busy(), Busy("--name", "1")
    both = [str(loud.pid), str(quiet.pid)]
    loud.tell("pairs 300 600")
    s = Screen("-p", f"{quiet.pid},{loud.pid}", "-I", "250")
    s.shows(r"^ *%d .*\\x1b\[31" % loud.pid, "the hostile name is shown, escaped")
    quiet.do("alloc device 500000")
    s.shows(r"^ *%d .* busy$" % quiet.pid)
    wait_for(lambda: pids(s) == both, "the busier one is first")
    s.keys("r")
    wait_for(lambda: pids(s) == both[::-1], "the other way round")
    s.keys("r", ">")
    s.shows(r"^by CALLS ")
    s.keys(*[">"] * 4)
    s.shows(r"^by DEVICE")
    wait_for(lambda: pids(s) == both[::-1], "by device memory, the one that has some is first")
    s.keys("/", "U", "S")
    s.shows(r"^filter: US_$")
    wait_for(lambda: pids(s) == [str(quiet.pid)], "only what has the text, in any case")
    s.keys("Enter")
    s.shows("only 'US'")
    s.keys("Escape")
    wait_for(lambda: len(pids(s)) == 2, "without the filter, both")
    s.keys("p")
    s.shows("paused")
    before = re.findall(r"\((\d+) in all\)", s.text())
    time.sleep(1)
    equal(re.findall(r"\((\d+) in all\)", s.text()), before, "paused: nothing moves")
    s.keys("p")
    wait_for(lambda: re.findall(r"\((\d+) in all\)", s.text()) != before, "and it goes on")
    s.keys("h")
    s.shows("quit; the traced programs keep running")
    s.keys("x")
    s.shows("in all")
    s.keys("Down")
    s.keys("Enter")
    s.shows(f"process {loud.pid} ", "the second one's details")
    s.keys("Escape")
    sizes(s, both)
    hostile(s)
    responsive(s, loud, quiet)
    killed(s, loud, quiet)


# What there is room for; what matters most stays longest.
SIZES = (((80, 24), [t for t in PROCESS if t not in ("CALLS", "OTHER", "THREADS")]),
         ((40, 10), ["PID", "CALLS/S", "MEAN", "PROCESS"]), ((200, 60), PROCESS), ((20, 4), ["PROCESS"]), ((5, 2), None),
         ((1, 1), None), ((80, 3), PROCESS[:2]), ((80, 24), PROCESS[:2]))


def sizes(s, both):
    for (width, height), titles in SIZES:
        s.resize(width, height)
        if titles:
            want = r"^ *" + " +".join(map(re.escape, titles))
            wait_for(lambda: re.search(want, s.text(), re.M), f"{width}x{height}: the columns {titles}")
        else:
            time.sleep(0.3)
        lines = s.text().splitlines()
        check(max(map(len, lines), default=0) <= width and len(lines) <= height, f"{width}x{height}: nothing is broken",
              lines[:1] if width < 20 else titles)
    wait_for(lambda: sorted(pids(s)) == sorted(both), "80x24 again: both are there")


def hostile(s):
    raw = s.raw()
    check(b"\x1b[31mB" not in raw and b"\x9b" not in raw.replace(b"\xe2\x9b", b""), "nothing of the name steered the terminal")
    check(b"\\x1b[31mB" in raw, "though it was written")


def responsive(s, loud, quiet):
    """While events pour in, keys are heard."""
    quiet.tell("pairs 0 4")
    time.sleep(0.5)
    took, pace = [], 0
    for _ in range(10):
        begin = time.monotonic()
        s.keys("h")
        while "quit; the traced programs" not in s.text() and time.monotonic() < begin + 5:
            pass
        took.append(time.monotonic() - begin)
        s.keys("x")
        wait_for(lambda: "in all" in s.text(), "the help is gone")
        pace = max(pace, number(s.shows(r"^ *%d +([\d.]+k?) " % quiet.pid)[1]))
    # tmux's own part, two programs started a look, is in it.
    check(sorted(took)[5] < 0.1 * real.SLOWER and max(took) < 0.5 * real.SLOWER, "keys are heard within 100 ms, while events pour in",
          [round(t * 1000) for t in took])
    check(pace > 1000, "and they do pour", pace)
    quiet.said(r"^done pairs", 20)


def killed(s, loud, quiet):
    loud.kill(signal.SIGKILL)
    loud.wait()
    s.shows(r"1 process, 1 ended", "one that was killed is reported")
    s.keys("e")
    wait_for(lambda: pids(s) == [str(quiet.pid)], "what has ended can be hidden")
    s.keys("e")
    quiet.kill(signal.SIGKILL)
    quiet.wait()
    s.shows("the trace has ended", "when all have, the screen stays")
    wait_for(lambda: len(pids(s)) == 2, "with all that was")
    s.keys("q")
    equal(s.left(), 0, "until the user leaves")
    s.restored("after the end")


# ---- ways out ----------------------------------------------------------------------------------------


def ways_out():
    busy = Busy()
    signals = ((signal.SIGINT, 0), (signal.SIGTERM, 0), (signal.SIGQUIT, 128 + 3), (signal.SIGSEGV, 128 + 11))
    screens = [Screen("-p", busy.pid) for _ in range(len(signals) + 2)]
    for s in screens:
        s.shows("0 processes")
    for s, (sig, status) in zip(screens, signals):
        os.kill(s.pid, sig)
        equal(s.left(), status, f"{sig.name}: its status")
        s.restored(sig.name)
    stopped, hung = screens[-2:]
    stopped.keys("C-z")
    wait_for(lambda: "a line before" in stopped.text(), "^Z: the screen from before is back")
    equal(stopped.tmux("display-message", "-p", "#{alternate_on}").strip(), "0", "^Z: the other screen is gone")
    for s in screens:
        s.end()
    wait_for(lambda: not real.alive(hung.pid) and not real.alive(stopped.pid), "when the terminal goes away, it ends")
    s = Screen("-p", busy.pid, "-n", "2", "-I", "200")
    equal(s.left(), 0, "-n: it leaves by itself")
    s.restored("-n")
    s.end()
    busy.tell("exit 0")
    busy.wait()


COLOURS = (("", [], True), ("NO_COLOR=1", [], False), ("", ["--color", "never"], False),
           ("NO_COLOR=1", ["--color", "always"], True), ("TERM=vt100", ["--color", "always"], False))


def colours():
    busy = Busy()
    screens = [Screen("-p", busy.pid, *args, env=f"env {env}" if env else "") for env, args, _ in COLOURS]
    for s, (env, args, want) in zip(screens, COLOURS):
        s.shows("0 processes")
        found = re.search(r"\x1b\[(?:\d+;)*3[0-7]m", s.text("-e")) is not None
        equal(found, want, f"colours with {env or 'nothing'} {' '.join(args)}")
        s.keys("q")
    for s in screens:
        s.left()
        s.end()
    busy.tell("exit 0")
    busy.wait()


def program():
    """A program that is started: its output is not on the screen, its status is top's."""
    d = real.folder()
    s = Screen("--program-output", f"{d}/out", "--", "sh", "-c", "echo to stdout; echo to stderr >&2; read x; echo \"read [$x]\"; exit 7")
    s.shows("the trace has ended")
    check("std" not in s.text(), "what it writes is not on the screen")
    equal(real.read(f"{d}/out"), "to stdout\nto stderr\nread []\n", "but in the file, and it reads nothing")
    s.keys("q")
    equal(s.left(), 7, "its status is passed on")
    s.restored("with a program")
    s.end()


# ---- batches -----------------------------------------------------------------------------------------


def batch(*args, **kw):
    return subprocess.run([real.XPTIBPF, "top", *map(str, args)], capture_output=True, text=True, timeout=60, **kw)


def looks(text):
    """The lines of each look."""
    found = []
    for line in map(json.loads, text.splitlines()):
        if line["type"] == "top":
            found.append([])
        found[-1].append(line)
    return found


def batches():
    busy = Busy()
    t = real.Process([real.XPTIBPF, "top", "-b", "--json", "-I", "200", "-p", str(busy.pid)])
    wait_for(lambda: t.out.count('"type":"top"') >= 1, "the first look")
    for _ in range(3):
        busy.do("alloc shared 100")
    pairs = int(busy.do("pairs 200 1")[0])
    busy.do("launch 4")
    busy.do("fail")
    t.kill(signal.SIGINT)
    equal(t.wait(10), 0, "a batch ends by ^C")
    all_looks = looks(t.out)
    last = all_looks[-1]
    by = {e["function"]: e for e in last if e["type"] == "top_function"}
    equal((by["urUSMDeviceAlloc"]["calls"], by["urUSMDeviceAlloc"]["errors"], by["urUSMFree"]["calls"]),
          (pairs + 1, 1, pairs + 1), "calls are those that the program made")
    process = [e for e in last if e["type"] == "top_process"][0]
    equal(process["live"], {"device": 0, "host": 0, "shared": 300, "other": 0}, "live memory is the program's")
    equal(sum(e["new_calls"] for look in all_looks for e in look if e.get("function") == "urUSMFree"), by["urUSMFree"]["calls"],
          "what is new in each look adds up to all")
    equal(sum(e["new_waiting"] for look in all_looks for e in look if e["type"] == "top_process"), process["waiting"],
          "waiting does, too")
    equal([e["last"] for look in all_looks for e in look if e["type"] == "top"], [False] * (len(all_looks) - 1) + [True],
          "one is the last")
    equal(last[0]["losses"], {}, "nothing was lost")
    text = batch("-b", "-n", "2", "-I", "100", "--sort", "DEVICE", "-p", busy.pid)
    equal((text.returncode, text.stdout.count("xptibpf top "), "\x1b" in text.stdout), (0, 2, False), "two looks as text")
    busy.tell("exit 0")
    busy.wait()
    waiting()
    recorded()
    refused()


def waiting():
    """A thread that is in a wait when it is looked at, and stays there."""
    d = real.folder()
    hang = real.Process([real.XPTIBPF, "top", "-b", "--json", "-I", "300", "-o", f"{d}/out", "--",
                         real.workload(RELEASE, "waits"), "--hang", "1"], env=real.warm_environment(RELEASE), stdin=True)
    tid = int(hang.said(r"^hangs (\d+)", 60)[1])
    n = len(looks(real.read(f"{d}/out")))

    def full():
        text = real.read(f"{d}/out")
        return looks(text[:text.rfind("\n") + 1])
    wait_for(lambda: len(full()) > n + 4, "four looks more")
    threads = [(look[0], e) for look in full()[n + 1:n + 5] for e in look if e["type"] == "top_thread" and e["tid"] == tid]
    need(len(threads) >= 3, "the thread is in each of them", len(threads))
    for head, e in threads[1:]:
        near(e["new_waiting"], head["new_time"], 10, "it waited all the time")
    check(real.every(lambda t: t[1]["in"] and t[1]["for"] and t[1]["since"] > 0, threads), "and it is shown in what, for what", threads[0][1])
    check(real.every(lambda t: t[1][1]["since"] > t[0][1]["since"], zip(threads, threads[1:])), "for ever longer")
    hang.p.stdin.close()
    equal(hang.wait(30), 0, "the program goes on, and its status is top's")


def recorded():
    """Of a recording, by anybody: at its end it knows what stat does."""
    d = real.folder()
    r = real.plain_run([real.XPTIBPF, "record", "-o", f"{d}/r.xbt", "--", real.workload(RELEASE, "sycl_loop"), "--iterations", "200",
                        "--sleep-ms", "5"], env=real.warm_environment(RELEASE))
    equal(r.returncode, 0, "a recording")
    os.chmod(f"{d}/r.xbt", 0o644)
    top = batch("-b", "--json", "-I", "250", "-i", f"{d}/r.xbt", user=65534, group=65534, extra_groups=())
    stat = real.plain_run([real.XPTIBPF, "stat", "--json", "-i", f"{d}/r.xbt"])
    want = {e["function"]: (e["calls"], e["errors"], e["total"], e["p99"] or 0) for e in map(json.loads, stat.stdout.splitlines())
            if e["type"] == "latency"}
    all_looks = looks(top.stdout)
    got = {e["function"]: (e["calls"], e["errors"], e["total"], e["p99"]) for e in all_looks[-1] if e["type"] == "top_function"}
    equal(got, want, "at its end all functions are as stat has them")
    check(len(all_looks) >= 4, "it is looked at at each interval of its own time", len(all_looks))


def refused():
    for args, status, word in ((["-p", os.getpid()], 2, "needs a terminal"), (["--json"], 2, "-b"), (["-i", "x"], 2, "-b"),
                               (["-b", "--sort", "NAME"], 2, "invalid value"), (["-b", "-I", "0"], 2, "invalid value"),
                               (["-b", "-n", "x"], 2, "invalid value"), (["-b", "-i", "/nowhere"], 1, "No such file")):
        r = batch(*args)
        check(r.returncode == status and r.stderr.count("\n") == 1 and word in r.stderr and not r.stdout,
              f"top {' '.join(map(str, args))}: a line, and {status}", r.stderr.strip())
    s = Screen("-a", env="env TERM=dumb")
    equal(s.left(), 2, "a terminal that can't place text is refused")
    s.end()
    r = subprocess.run(f"{real.XPTIBPF} top -b -I 20 -p {os.getpid()} | head -n 1", shell=True, capture_output=True, text=True, timeout=20)
    check("xptibpf top" in r.stdout, "a reader that leaves ends it", r.stdout)


def main():
    before = real.bpf_alive()
    numbers()
    screen()
    ways_out()
    colours()
    program()
    batches()
    equal(real.bpf_left(before), set(), "no probe is left in the kernel")


real.run(main)
