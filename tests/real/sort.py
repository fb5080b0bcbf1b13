#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120
"""trace --sort and -ff: a program with many threads, live and from its recording, compared with the same events as
JSON: which thread made which calls in which order.
"""
import collections
import json
import os
import re
import subprocess

from lib import real
from lib.real import check, equal

RELEASE = "2026.2.0"
LINE = re.compile(r"^(\d+:\d\d:\d\d\.\d{6}) \[(?:.*:)?(\d+) (\S+)\] +(?:<\.\.\. )?(\w+)(?: resumed>)?\(")


def run(*args, **kw):
    return subprocess.run([real.XPTIBPF, *args], capture_output=True, text=True, check=False, **kw)


def of_thread(text):
    """{(pid, thread): [functions in order]} of calls in a text."""
    found = collections.defaultdict(list)
    for line in text.splitlines():
        m = LINE.match(line)
        if m:
            found[m[2], m[3]].append(m[4])
    return dict(found)


def files(prefix):
    """{the name after the prefix: what is in it}."""
    folder, begin = os.path.split(prefix)
    return {n[len(begin):]: real.read(os.path.join(folder, n)) for n in sorted(os.listdir(folder)) if n.startswith(begin + ".")}


def recording(abi, lib):
    d = real.folder()
    raw = f"{d}/run.xbt"
    p = subprocess.run([real.XPTIBPF, "record", "-o", raw, "-e", "ur,thread", "--", abi, lib, "calls", "40", "threads", "nest", "3", "threads"],
                       env=real.environment(), capture_output=True, text=True, check=False)
    real.need(p.returncode == 0, "a program with threads is recorded", p.stderr)
    events = real.calls([json.loads(line) for line in run("trace", "--json", "-i", raw).stdout.splitlines()])
    wanted = collections.defaultdict(list)
    for e in sorted(events, key=lambda e: (e["ts"], e["depth"])):
        wanted[str(e["pid"]), e["thread"]].append(e["name"])
    wanted = dict(wanted)
    check(len(wanted) > 5, "threads that make calls", len(wanted))
    plain = run("trace", "-i", raw).stdout

    by_thread = run("trace", "--sort", "thread", "-i", raw).stdout
    equal(of_thread(by_thread), wanted, "--sort thread: each thread's calls in their order")
    equal(sorted(x for x in by_thread.splitlines() if x and not x.startswith("==")), sorted(plain.splitlines()), "--sort thread: the lines are those without it")
    headings = re.findall(r"^== (?:.* )?(\d+) (\S+): (\d+) lines? ==$", by_thread, re.M)
    equal([h[:2] for h in headings], sorted(wanted, key=lambda k: (int(k[0]), [int(n) for n in re.findall(r"\d+", k[1])])), "--sort thread: a heading for each, in order")
    parts = re.split(r"^== .* ==\n", by_thread, flags=re.M)[1:]
    for (pid, name, count), part in zip(headings, parts):
        lines = [x for x in part.splitlines() if x and not x.startswith("lost: ")]
        check(len(lines) == int(count) and all(f"{pid} {name}] " in x for x in lines), f"--sort thread: {name} has its lines alone", len(lines))

    by_time = run("trace", "--sort", "time", "-i", raw).stdout
    times = [m[1] for m in map(LINE.match, by_time.splitlines()) if m]
    equal(times, sorted(times), "--sort time: by time over all threads")
    equal(sorted(by_time.splitlines()), sorted(plain.splitlines()), "--sort time: the lines are those without it")
    equal(by_time.splitlines()[-1], "lost: none", "--sort time: the loss at the end")

    p = run("trace", "-ff", "-i", raw, "-o", f"{d}/split")
    equal((p.returncode, p.stdout), (0, ""), "-ff of a recording")
    got = files(f"{d}/split")
    equal(sorted(got), sorted(f".{pid}.{thread}" for pid, thread in wanted), "-ff: a file for each thread, named as it")
    for (pid, thread), names in wanted.items():
        equal(of_thread(got[f".{pid}.{thread}"]), {(pid, thread): names}, f"-ff: {thread} has its calls in its file")
        check(got[f".{pid}.{thread}"].endswith("\nlost: none\n"), f"-ff: {thread}'s file says what is lost")
    run("trace", "--split", "-i", raw, "-o", f"{d}/long")
    equal(files(f"{d}/long"), got, "--split: the same")
    run("trace", "--split", "-i", raw, "-o", f"{d}/long")
    equal(files(f"{d}/long"), got, "a second time, over the first")


def live():
    d = real.folder()
    p = subprocess.run([real.XPTIBPF, "trace", "-e", "ur,thread", "-ff", "-o", f"{d}/t", "--", real.workload(RELEASE, "sycl_all"), "--rounds", "1"],
                       env=real.warm_environment(RELEASE), capture_output=True, text=True, check=False)
    equal(p.returncode, 0, "-ff live, a SYCL program")
    got = files(f"{d}/t")
    main = next((n for n in got if n.endswith(".main")), None)
    check(main and len(got) > 2, "files of several threads", sorted(got))
    started = of_thread(got[main])[main.split(".")[1], "main"].count("pthread_create") if main else 0
    others = [n for n in got if re.search(r"\.main_\d+$", n)]
    check(others and all(int(n.rsplit("_", 1)[1]) <= started for n in others), "none that main did not start", (started, others))
    for name, text in got.items():
        pid, thread = name[1:].split(".")
        equal(list(of_thread(text)) or [(pid, thread)], [(pid, thread)], f"{name}: only its own lines")


def memory(abi, lib):
    """What is sorted does not have to fit into memory."""
    d = real.folder()
    raw = f"{d}/long.raw"
    subprocess.run([real.XPTIBPF, "trace", "--format", "raw", "-o", raw, "--buffer", "256M", "-e", "ur", "--", abi, lib, "calls", "300000"],
                   env=real.environment(), capture_output=True, check=True)

    # At least that of Python, of which the process was made.
    def peak(*args):
        with open(f"{d}/out", "wb") as out:
            pid = os.posix_spawn(real.XPTIBPF, [real.XPTIBPF, "trace", "-i", raw, *args], os.environ,
                                 file_actions=[(os.POSIX_SPAWN_DUP2, out.fileno(), 1)])
            _, status, usage = os.wait4(pid, 0)
        real.need(status == 0, f"trace {' '.join(args)} ends well", status)
        return usage.ru_maxrss / 1024, os.path.getsize(f"{d}/out") / (1 << 20)

    plain, size = peak()
    check(size > 25, "a text that is long, MiB", f"{size:.1f}")
    for args in (("--sort", "time"), ("--sort", "thread"), ("-ff", "-o", f"{d}/f")):
        took, _ = peak(*args)
        check(took < plain + 16, f"{' '.join(args[:2])}: MiB of memory, and without", f"{took:.1f}, {plain:.1f}")


def bad_input():
    d = real.folder()
    for args, says in ((("--sort", "name"), "thread, time"), (("--sort", "time", "--json"), "text output"), (("-ff",), "-o"), (("-ff", "-o", "-"), "-o"),
                       (("-ff", "--sort", "time", "-o", f"{d}/x"), "cannot be used"), (("-ff", "--format", "raw", "-o", f"{d}/x"), "text output")):
        p = run("trace", *args, "-i", "/dev/null")
        check(p.returncode == 2 and says in p.stderr, f"{' '.join(args)}: wrong usage", p.stderr.strip())
    empty = f"{d}/empty.raw"
    subprocess.run([real.XPTIBPF, "trace", "--format", "raw", "-o", empty, "-e", "ur", "-d", "100ms", "-p", str(os.getpid())], capture_output=True, check=True)
    equal(run("trace", "--sort", "thread", "-i", empty).stdout, "lost: none\n", "nothing to sort")
    p = run("trace", "-ff", "-o", f"{d}/none/x", "-i", empty)
    check(p.returncode == 1 and "none/x: No such file" in p.stderr, "a folder that is not there", p.stderr.strip())


def main():
    abi, lib = real.build_abi(real.folder())
    recording(abi, lib)
    live()
    memory(abi, lib)
    bad_input()


if __name__ == "__main__":
    real.run(main)
