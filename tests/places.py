# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Places on this machine for tests: many have one, or one that is alone. tests/run gives each test its place, except those
that are quiet, which need one for what others would see."""
import contextlib
import fcntl
import os


def lock_file(folder, stack, name):
    """Open until the stack ends. It may be another user's: who creates what exists in such a folder is refused."""
    path = os.path.join(folder, f"xptibpf-tests.{name}")
    try:
        fd = os.open(path, os.O_RDONLY)
    except FileNotFoundError:
        fd = os.open(path, os.O_RDONLY | os.O_CREAT, 0o644)
    stack.callback(os.close, fd)
    return fd


@contextlib.contextmanager
def place(folder, alone=False):
    """The folder has the locks; without one, nobody waits. Who waits for all to leave keeps the turn meanwhile, so that no
    others come."""
    with contextlib.ExitStack() as stack:
        try:
            turn, held = (lock_file(folder, stack, name) for name in ("turn", "place")) if folder else (None, None)
        except OSError:
            turn = None  # nowhere to lock: other runs are not known
        if turn is not None:
            fcntl.flock(turn, fcntl.LOCK_EX)
            fcntl.flock(held, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
            if not alone:
                fcntl.flock(turn, fcntl.LOCK_UN)
        yield
