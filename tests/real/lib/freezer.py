# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Freezes a process with a cgroup of its own, by each freezer that this machine has: v1's, and v2's."""
import os
import tempfile

import real


def kinds():
    """Where groups can be made, what freezes them, and what is written there."""
    if os.path.exists("/sys/fs/cgroup/freezer/cgroup.procs"):
        yield "/sys/fs/cgroup/freezer", "freezer.state", "FROZEN", "THAWED"
    for folder in ("/sys/fs/cgroup/unified", "/sys/fs/cgroup"):
        if os.path.exists(f"{folder}/cgroup.controllers"):
            yield folder, "cgroup.freeze", "1", "0"


class Frozen:
    """Of one of kinds(), entered with the process frozen; when it is left, that has thawed and is where it was."""

    def __init__(self, kind, pid):
        self.root, self.file, self.on, self.off = kind
        self.pid = pid

    @staticmethod
    def write(path, text):
        with open(path, "w") as f:
            f.write(text)

    def is_frozen(self):
        if self.file == "freezer.state":
            return self.on in real.read(f"{self.group}/{self.file}")
        return "frozen 1" in real.read(f"{self.group}/cgroup.events")

    def __enter__(self):
        controller = "freezer" if self.file == "freezer.state" else ""
        lines = [line.split(":", 2) for line in real.read(f"/proc/{self.pid}/cgroup").splitlines()]
        self.home = self.root + next(path for _, name, path in lines if name == controller)
        self.group = tempfile.mkdtemp(prefix="xptibpf-test-", dir=self.root)
        self.write(f"{self.group}/cgroup.procs", str(self.pid))
        self.write(f"{self.group}/{self.file}", self.on)
        real.wait_for(self.is_frozen, f"it is frozen by {self.file}")
        return self

    def __exit__(self, *_):
        self.write(f"{self.group}/{self.file}", self.off)
        self.write(f"{self.home}/cgroup.procs", str(self.pid))
        os.rmdir(self.group)
