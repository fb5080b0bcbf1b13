#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""record's line of progress: on a terminal (tmux) it is one line that is written over, also after the terminal became narrow,
and that goes away at the end; its numbers are those of the recording. Without a terminal there is no such line.
"""
import atexit
import re
import subprocess

from lib import real
from lib.real import check, equal, need, wait_for

RELEASE = "2026.2.0"
LINE = r"^(\d+) events, (\d+)/s, (\d+\.\d) ([KM]iB), (\d+) lost$"


class Terminal:
    def __init__(self, command, width):
        self.d = real.folder()
        self.args = ["tmux", "-S", f"{self.d}/tmux", "-f", "/dev/null"]
        atexit.register(self.tmux, "kill-server")
        self.tmux("new-session", "-d", "-x", str(width), "-y", "24", f"echo before; {command}; echo status $?; sleep 1000",
                  env={**real.warm_environment(RELEASE), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"})

    def tmux(self, *args, **kw):
        return subprocess.run([*self.args, *args], capture_output=True, text=True, timeout=20, **kw).stdout

    def lines(self):
        return self.tmux("capture-pane", "-p").rstrip().splitlines()

    def line(self, pattern, what):
        found = wait_for(lambda: next((m for line in self.lines() for m in [re.search(pattern, line)] if m), None), what, 40)
        return found


def main():
    where = real.folder()
    out = f"{where}/run.xbt"
    program = real.workload(RELEASE, "sycl_loop")
    t = Terminal(f"{real.XPTIBPF} record -o {out} -- {program} --seconds 12 >/dev/null", 80)
    first = t.line(LINE, "there is a line of progress")
    check(int(first[1]) > 0, "with numbers", first[0])
    later = wait_for(lambda: (m := re.search(LINE, t.lines()[-1])) and int(m[1]) > int(first[1]) and m, "that grow")
    check(float(later[2]) > 0, "and a rate", later[0])
    equal(t.lines(), ["before", later[0]] if t.lines()[-1] == later[0] else ["before", t.lines()[-1]], "it is one line, written over")
    t.tmux("resize-window", "-x", "20", "-y", "24")
    before = t.lines()
    narrow = wait_for(lambda: t.lines() != before and t.lines(), "in a narrow window it goes on")
    wait_for(lambda: t.lines() not in (before, narrow), "and on")
    again = t.lines()
    # What stood there when it became narrow was broken by the terminal; nothing is added to that.
    check(len(again) == len(narrow) and len(again[-1]) < 20, "in one line that fits", again)
    t.tmux("resize-window", "-x", "80", "-y", "24")
    end = t.line(r"(\S+\.xbt): (\d+) records, .* (\d+) lost$", "at its end it says what was written")
    t.line(r"^status 0$", "and ends well")
    check(not [line for line in t.lines() if re.search(r"events, \d+/s", line)][1:], "the line of progress is gone", t.lines())
    told = subprocess.run([real.XPTIBPF, "trace", "--format", "raw", "-o", "-", "-i", out], capture_output=True, check=True).stdout
    n = at = 0
    while at < len(told):
        at += int.from_bytes(told[at:at + 4], "little")
        n += 1
    check(abs(n - int(end[2])) <= 2, "the number of records is that of the recording", f"{n}, {end[2]}")
    p = subprocess.run([real.XPTIBPF, "record", "-o", f"{where}/quiet.xbt", "--", program, "--seconds", "3"],
                       capture_output=True, env=real.warm_environment(RELEASE))
    need(p.returncode == 0, "without a terminal")
    check(re.fullmatch(rf"{where}/quiet.xbt: \d+ records, [\d.]+ KiB, 0 lost\n", p.stderr.decode()), "only what was written is said", p.stderr)
    p = subprocess.run([real.XPTIBPF, "record", "-q", "-o", f"{where}/silent.xbt", "--", program, "--seconds", "1"],
                       capture_output=True, env=real.warm_environment(RELEASE))
    equal((p.returncode, p.stderr), (0, b""), "-q: nothing is said, where nothing was lost")


real.run(main)
