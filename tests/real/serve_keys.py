#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 10
"""Each key of serve's configuration is an option, and each option a key; both mean the same, a wrong value is refused by both with the
reason, and what nobody knows is refused, too. The options are those that --help and the manual have."""
import re
import subprocess

from lib import real
from lib.real import check, equal, need

NO_KEYS = {"config", "check", "quiet", "verbose", "help"}  # they say what to do with the others
# A right value and a wrong one; what else it needs to be right.
VALUES = {
    "listen": ("127.0.0.1:1234", "nowhere"), "functions": ("7", "many"), "old": ("60", "0"), "labels": ("user,pod", "usr"),
    "groups": ("9", "0", "labels: user"), "devices": ("off", "on"), "max-overhead": ("3.5%", "101%"), "slow": ("5", "-1"), "event": ("ur", ""),
    "otlp": ("http://127.0.0.1:4318", "ftp://x"), "otlp-header": ("a: b", "a", "otlp: http://127.0.0.1:4318"),
    "otlp-interval": ("30", "0", "otlp: http://127.0.0.1:4318"), "otlp-timeout": ("3", "x", "otlp: http://127.0.0.1:4318"),
    "otlp-ca": ("/etc/passwd", "x", "otlp: https://127.0.0.1:4318"), "control": ("/run/x.sock", "x"), "control-group": ("daemon", "x" * 100),
    "capture-seconds": ("5", "0"), "capture-size": ("5", "0"), "flight-command": ("x", ""), "flight-cgroup": ("/sys/fs/cgroup/x", "x"),
    "flight-folder": ("/run/x", "x", "flight-command: x"), "flight-seconds": ("5", "0", "flight-command: x"), "flight-size": ("5", "0", "flight-command: x"),
    "flight-files": ("5", "-1", "flight-command: x"), "flight-every": ("5", "x", "flight-command: x"), "flight-slow": ("5", "x", "flight-command: x"),
    "flight-errors": ("5", "1.5", "flight-command: x"), "flight-memory": ("64", "x", "flight-command: x"),
}
FILES = "tls-cert", "tls-key", "auth-file"  # serve_tls.py has right ones


def run(*args):
    r = subprocess.run([real.XPTIBPF, "serve", "--check", *args], capture_output=True, text=True, timeout=60)
    return r.returncode, r.stdout, r.stderr


def config(d, text):
    with open(f"{d}/config.yaml", "w") as f:
        f.write(text)
    return "--config", f"{d}/config.yaml"


def main():
    d = real.folder()
    shown = subprocess.run([real.XPTIBPF, "serve", "--help"], capture_output=True, text=True, check=True).stdout
    options = set(re.findall(r"^  (?:-\w, |    )--([\w-]+)", shown, re.M)) - NO_KEYS
    known = re.search(r"unknown key 'x' \(known: (.*)\)", run(*config(d, "x: y\n"))[2])
    need(known and len(options) > 20, "there are options and keys")
    equal(set(known[1].split(", ")), options, "each key is an option, and each option a key")
    equal(options, set(VALUES) | set(FILES), "all of them are tried here")
    manual = real.read(f"{real.ROOT}/docs/xptibpf-serve.1")
    equal([o for o in sorted(options) if f"-{o}" not in manual], [], "the manual has them")
    plain = run()[1]
    for name, (right, wrong, *more) in VALUES.items():
        lines = [f"{name}: '{right}'", *more]
        by_key = run(*config(d, "\n".join(lines) + "\n"))
        by_option = run(f"--{name}", right, *(w for line in more for w in ("--" + line.split(": ")[0], line.split(": ", 1)[1])))
        check(by_key[0] == 0 and by_key[1] != plain and by_key == by_option, f"{name}: key and option mean the same", (by_key, by_option) if by_key != by_option else "")
        by_key = run(*config(d, f"# a comment\n{name}: '{wrong}'\n"))
        by_option = run(f"--{name}", wrong)
        reason = re.search(rf"line 2: {name}: (.*)", by_key[2])
        check(by_key[0] == 2 and reason and len(by_key[2].splitlines()) == 1, f"{name}: a wrong value is refused with line and reason", by_key[2])
        # Words of an option are in the completions, too.
        same = ": expected one of auto, off" if name == "devices" else f": {reason[1] if reason else '?'}"
        check(by_option[0] == 2 and len(by_option[2].splitlines()) == 1 and same in by_option[2], f"{name}: and as an option", by_option[2])
    for name in FILES:
        check(run(*config(d, f"{name}: /none\n"))[0] != 0 and run(f"--{name}", "/none")[0] != 0, f"{name}: a file that is not there is refused by both")


real.run(main)
