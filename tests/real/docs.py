#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 60, suite: both
"""What the documents say is true: examples run, and links lead somewhere.

Examples are the lines "xptibpf ..." after "# ", "$ " or "sudo " in code blocks of README.md and in the man
pages' EXAMPLES. They run as they are, except for placeholders: 4242 is a running SYCL program, ./prog is one that
is started, a trace without an end gets one, and top runs without a screen. `make check` runs those of the README.
"""
import glob
import os
import re
import shlex
import socket
import subprocess
import sys
import tempfile
import time

from lib import real

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
OUT = os.environ["O"]
XPTIBPF = os.environ["XPTIBPF"]
RELEASE = "2026.2.0"
problems = []


def wrong(text):
    problems.append(text)
    print("FAIL:", text)


def read(name):
    with open(os.path.join(TOP, name), encoding="utf-8") as f:
        return f.read()


def output(*cmd):
    return subprocess.run(cmd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False).stdout


# ---- commands ----------------------------------------------------------------------------------------


def check_commands():
    """Each is in the README; scripts/check-man compares the man pages with --help."""
    commands = re.findall(r"^  (\w+)  +\S", output(XPTIBPF, "--help"), re.M)
    if not commands:
        wrong("xptibpf --help names no command")
    for c in commands:
        if f"(docs/xptibpf-{c}.1)" not in read("README.md"):
            wrong(f"README.md does not link docs/xptibpf-{c}.1")


# ---- examples ----------------------------------------------------------------------------------------


def examples():
    """(where, command line), each once."""
    seen = set()
    pages = sorted("docs/" + n for n in os.listdir(os.path.join(TOP, "docs")))
    for name in ["README.md"] + pages * real.in_check_all():
        if not os.path.isfile(os.path.join(TOP, name)):
            continue
        for line in read(name).splitlines():
            m = re.match(r"(?:\.Dl [#$] |    # |(?:    )?\$ (?:sudo )?|(?:    )?sudo |    (?=xptibpf (?:apis|pack|diff) ))(xptibpf .*)", line)
            if m:
                command = m[1].replace("\\-", "-").split("   ")[0].split("  #")[0].strip()
                # The pages read what the README records.
                wanted = name != "README.md" or real.in_check() or command.startswith("xptibpf record")
                if wanted and command not in seen:
                    seen.add(command)
                    yield name, command


def start_program(release, where):
    """A SYCL program that runs, and its pid; waits for its first kernel."""
    p = subprocess.Popen([os.path.join(TOP, "tests/workloads/with"), release,
                          f"{OUT}/workloads/{release}/sycl_loop"], stdout=subprocess.PIPE, text=True, cwd=where,
                         env={**os.environ, **real.warm(release)})
    for line in p.stdout:
        if line.startswith("pid "):
            return p, line.split()[1]
    sys.exit("FAIL: the SYCL program did not start")


def is_replayed(words):
    """With several threads, a run may differ from the recorded one."""
    return real.in_check_all() and (words[1] == "replay" or "--data" in words)


def run_example(name, command, pid, where):
    words = shlex.split(command)
    words[0] = XPTIBPF
    words = [pid if w == "4242" else w for w in words]
    if words[1] in ("trace", "stat") and not {"--", "-d", "-i", "--inflight"} & set(words):
        words[2:2] = ["-d", "1"]
    if words[1] == "top" and "-b" not in words:
        words[2:2] = ["-b", "-n", "1"]
    if "./prog" in words and is_replayed(words):
        words[words.index("./prog")] = "./one"
    elif "./prog" in words:
        words += ["--rounds", "1"]
    if words[1] == "capture":
        words += ["-d", "1", "--control", f"{where}/control.sock"]
    # In a runtime's environment, so that ./prog finds its libraries.
    p = subprocess.run([os.path.join(TOP, "tests/workloads/with"), RELEASE] + words, cwd=where,
                       stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=100, check=False,
                       env={**os.environ, **real.warm(RELEASE)})
    if p.returncode:
        wrong(f"{name}: '{command}' ended with {p.returncode}: {p.stderr.strip()[-300:]}")
        return
    made = p.stdout + p.stderr
    for n in os.listdir(where):
        if n.startswith("trace"):
            with open(os.path.join(where, n), encoding="utf-8") as f:
                made += f.read()
            os.unlink(os.path.join(where, n))
    if words[1] == "trace" and (pid in words or "./prog" in words) and "lost" not in made:
        wrong(f"{name}: '{command}' did not end with what was lost: {made[-200:]}")
    print(f"ran: {command}")


def start_serve(where):
    """For the captures."""
    p = subprocess.Popen([XPTIBPF, "serve", "--listen", f"unix:{where}/serve.sock", "--control", f"{where}/control.sock"],
                         stderr=subprocess.DEVNULL)
    for _ in range(600):
        try:
            with socket.socket(socket.AF_UNIX) as s:
                s.connect(f"{where}/serve.sock")
                s.sendall(b"GET /readyz HTTP/1.0\r\n\r\n")
                if s.recv(100).split()[1:2] == [b"200"]:
                    return p
        except OSError:
            pass
        time.sleep(0.1)
    p.kill()
    sys.exit("FAIL: serve was not ready within a minute")


def check_examples():
    with tempfile.TemporaryDirectory() as where:
        os.symlink(f"{OUT}/workloads/{RELEASE}/sycl_all", os.path.join(where, "prog"))
        os.symlink(f"{OUT}/workloads/{RELEASE}/outputs", os.path.join(where, "one"))
        program, pid = start_program(RELEASE, where)
        serve = start_serve(where)
        try:
            count = 0
            for name, command in examples():
                run_example(name, command, pid, where)
                count += 1
            if count < 8:
                wrong(f"only {count} examples found")
            if program.poll() is not None:
                wrong("the traced program has ended")
        finally:
            serve.terminate()
            serve.wait()
            subprocess.run(["kill", pid], check=False)
            time.sleep(0.1)
            program.kill()
            program.wait()


# ---- limits ------------------------------------------------------------------------------------------


def check_limits():
    """Numbers of docs/architecture.md that carry a macro's name are that macro's."""
    headers = "".join(read(f) for f in sorted(glob.glob(os.path.join(TOP, "include/wire*.h"))))
    macros = dict(re.findall(r"^#define (XB_\w+)\s+(\d+)\b", headers, re.M))
    told = re.findall(r"(\d+) \(`(XB_\w+)`\)", read("docs/architecture.md"))
    if len(told) < 5:
        wrong(f"docs/architecture.md: only {len(told)} limits found")
    for number, name in told:
        if macros.get(name) != number:
            wrong(f"docs/architecture.md: {name} is {macros.get(name)}, not {number}")


# ---- links -------------------------------------------------------------------------------------------


def check_links():
    count = 0
    for name in ["README.md", "CONTRIBUTING.md"] + ["docs/" + n for n in os.listdir(os.path.join(TOP, "docs"))]:
        if not name.endswith(".md"):
            continue
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", read(name)):
            if re.match(r"[a-z]+:", target):
                continue
            count += 1
            if not os.path.exists(os.path.join(TOP, os.path.dirname(name), target)):
                wrong(f"{name}: link to {target} leads nowhere")
    # Files that are named in passing.
    for name in ["README.md", "CONTRIBUTING.md", "docs/architecture.md"]:
        for path in re.findall(r"`((?:user|bpf|include|scripts|tests|docs|beacon)/[\w./-]+)`", read(name)):
            if "NAME" in path:
                continue
            count += 1
            if not os.path.exists(os.path.join(TOP, path)):
                wrong(f"{name}: there is no {path}")
    print(f"{count} links and file names")


def main():
    check_commands()
    check_links()
    check_limits()
    check_examples()
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
