# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Control groups of a test's own, v1's and v2's, whichever of them this machine has a controller in."""
import os
import tempfile

from lib import real


def kinds(controller):
    """Where groups with that can be made, and what the list of a process's groups calls it: "" is v2."""
    if os.path.exists(f"/sys/fs/cgroup/{controller}/cgroup.procs"):
        yield f"/sys/fs/cgroup/{controller}", controller
    for root in ("/sys/fs/cgroup/unified", "/sys/fs/cgroup"):
        # Who freezes is in all groups of v2.
        if os.path.exists(f"{root}/cgroup.controllers") and (controller in real.read(f"{root}/cgroup.controllers").split() or controller == "freezer"):
            yield root, ""


class Group:
    """Of one of kinds(); with a process in it, which is where it was when it is left. Nobody may be in it then."""

    def __init__(self, root, controller, pid=None):
        self.root, self.controller, self.pid = root, controller, pid

    def has(self, name):
        return os.path.exists(f"{self.folder}/{name}")

    def read(self, name):
        return real.read(f"{self.folder}/{name}")

    def write(self, name, text, folder=None):
        with open(f"{folder or self.folder}/{name}", "w") as f:
            f.write(text)

    def __enter__(self):
        if not self.controller:
            for name in ("pids", "memory"):
                if name in real.read(f"{self.root}/cgroup.controllers").split():
                    self.write("cgroup.subtree_control", f"+{name}", self.root)
        self.folder = tempfile.mkdtemp(prefix="xptibpf-test-", dir=self.root)
        if self.pid:
            lines = [line.split(":", 2) for line in real.read(f"/proc/{self.pid}/cgroup").splitlines()]
            self.home = self.root + next(path for _, name, path in lines if name == self.controller)
            self.write("cgroup.procs", str(self.pid))
        return self

    def __exit__(self, *_):
        if self.pid:
            self.write("cgroup.procs", str(self.pid), self.home)
        os.rmdir(self.folder)
