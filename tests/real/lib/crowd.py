# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""The workload `crowd`, which works when it is told to: for tests of programs that are armed while they run."""
import re

from lib import real
from lib.real import equal, need


class Crowd(real.Process):
    def __init__(self, release, env, *options, threads=1):
        super().__init__([real.workload(release, "crowd"), "--threads", str(threads), *options], env=env, stdin=True)
        self.said(r"^pid \d+", 60)

    def ask(self, line, timeout=20):
        """How many rounds all threads together have done, when it is done."""
        before = self.out.count("did ")
        self.tell(line)
        real.wait_for(lambda: self.out.count("did ") > before or self.p.poll() is not None, f"{line} is done", timeout)
        need(self.p.poll() is None, "the program goes on", f"{self.p.returncode} {self.err[-300:]}")
        return int(re.findall(r"^did \S+ (\d+)$", self.out, re.M)[-1])

    def does(self, n):
        self.ask(str(n))
        return self

    def ends(self, what):
        """Its status says if any byte was wrong, or the sum of all is not what it has to be."""
        self.p.stdin.close()
        equal(self.wait(), 0, f"{what}: the program ends well, every result as without us")
