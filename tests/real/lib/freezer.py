# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Freezes a process with a cgroup of its own, by each freezer that this machine has: v1's, and v2's."""
from lib import groups, real


def kinds():
    """Of groups, what freezes them."""
    for root, controller in groups.kinds("freezer"):
        yield (root, controller), "freezer.state" if controller else "cgroup.freeze"


class Frozen(groups.Group):
    """Of one of kinds(), entered with the process frozen; when it is left, that has thawed and is where it was."""

    def __init__(self, kind, pid):
        super().__init__(*kind[0], pid)
        self.file = kind[1]

    def is_frozen(self):
        return "FROZEN" in self.read(self.file) if self.controller else "frozen 1" in self.read("cgroup.events")

    def __enter__(self):
        super().__enter__()
        self.write(self.file, "FROZEN" if self.controller else "1")
        real.wait_for(self.is_frozen, f"it is frozen by {self.file}")
        return self

    def __exit__(self, *_):
        self.write(self.file, "THAWED" if self.controller else "0")
        super().__exit__()
