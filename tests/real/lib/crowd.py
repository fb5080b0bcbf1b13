# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""The workload `crowd` with one thread, which works when it is told to: for tests of programs that are armed while they run."""
import real
from real import equal, need


class Crowd(real.Process):
    def __init__(self, release, env):
        super().__init__([real.workload(release, "crowd"), "--threads", "1"], env=env, stdin=True)
        self.said(r"^pid \d+", 60)
        self.does(1)

    def does(self, n):
        before = self.out.count("did ")
        self.tell(str(n))
        real.wait_for(lambda: self.out.count("did ") > before or self.p.poll() is not None, f"{n} rounds")
        need(self.p.poll() is None, "the program goes on", self.err[-300:])

    def ends(self, what):
        self.p.stdin.close()
        equal(self.wait(), 0, f"{what}: the program ends well, its results right")
