# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What tests of replay share: a program is recorded, and run again without its devices."""
import os
import re
import subprocess

from lib import real
from lib.real import check, equal, need


def run(*argv, env):
    return subprocess.run(argv, env=env, capture_output=True, text=True, errors="replace", check=False)


def record(out, *argv, env, options=("--data", "--images")):
    """What the program printed."""
    p = run(real.XPTIBPF, "record", "--force", "-o", out, *options, "--", *argv, env=env)
    need(p.returncode == 0, f"{os.path.basename(out)} is recorded", p.stderr[-300:])
    return p.stdout


def replay(recording, *argv, env, options=()):
    return run(real.XPTIBPF, "replay", *options, recording, "--", *argv, env=env)


def all_made(what, p):
    """How many calls."""
    n = re.search(r"^xptibpf: (\d+) of \1 calls were made as recorded$", p.stderr, re.M)
    check(n, f"{what}: each call was made", p.stderr[-300:])
    return int(n[1]) if n else 0


def as_recorded(what, p, said):
    equal((p.returncode, p.stdout), (0, said), f"{what}: the same output, byte for byte")
    return all_made(what, p)


def left(what, p, wanted, statuses=()):
    """One line says how the program left the recording; an error of its own has ended it, or a signal of statuses, but no crash."""
    lines = [line for line in p.stderr.splitlines() if "left the recording" in line]
    check(p.returncode == 1 and len(lines) == 1 and re.search(wanted, lines[0]), what, p.stderr[-400:])
    status = re.search(r"exit status is (\d+)", p.stderr)
    check(status and (int(status[1]) < 128 or int(status[1]) in statuses), f"{what}: and the program has not crashed", status)


def refused(what, p, status, text):
    """One line says why."""
    lines = [line for line in p.stderr.splitlines() if "error:" in line]
    check(p.returncode == status and len(lines) == 1 and re.search(text, lines[0]), what, (p.returncode, p.stderr[-400:]))


def broken_answers(d, program, env):
    """Files of answers that are none."""
    maps = real.read("/proc/self/maps").encode()
    for name, content in (("empty", b""), ("short", b"XPBPLREY"), ("zeros", bytes(4096)), ("text", maps), ("noise", os.urandom(65536))):
        with open(f"{d}/{name}", "wb") as f:
            f.write(content)
        p = run(program, env=dict(env, XPTIBPF_REPLAY=f"{d}/{name}"))
        lines = [line for line in p.stderr.splitlines() if "file of answers" in line]
        check(p.returncode not in (0, -11, -7, -4) and len(lines) == 1, f"a file of answers that is {name}: one line, and no crash",
              (p.returncode, p.stderr[-300:]))
