#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 180, takes: 30
"""What the options of trace promise: each way of linking sees the same calls, selections and limits apply, and --strict sets
the status."""
import json
import os
import pwd
import re
import subprocess
import sys
import time

from lib import real
from lib.real import check, equal

RELEASE = "2026.2.0"


def links():
    p = real.Process([real.workload(RELEASE, "sycl_loop"), "--steps", "1", "--sleep-ms", "0"], env=real.warm_environment(RELEASE), stdin=True)
    p.said(rf"^pid {p.pid}$", 60)
    calls = {"urUSMDeviceAlloc": 1, "urUSMFree": 1, "urEnqueueUSMMemcpy": 2, "urEnqueueKernelLaunchWithArgsExp": 1, "urEventWait": 1}
    counts = {}
    for n, how in enumerate(("auto", "session", "multi", "perf", "entry-only"), 40):
        options = [] if how == "auto" else ["--entry-only"] if how == "entry-only" else ["--link", how]
        # One link a probe: the kernel takes 0.1 s and more to remove each. So only what is called.
        what = ",".join(f"ur:{c}" for c in calls) if how == "perf" else "ur:urUSM*,ur:urEnqueue*,ur:urEventWait"
        t = real.Tracer("-p", p.pid, "-e", what, *options).ready()
        p.tell(str(n))
        p.said(f"^did {n}$")
        start = time.monotonic()
        equal(t.end(seconds=30), 0, f"linked by {how}: ends well")
        check(time.monotonic() - start < 1 or how == "perf", f"linked by {how}: within a second", f"{time.monotonic() - start:.2f} s")
        counts[how] = real.count(t.calls())
        equal(t.lost(), {}, f"linked by {how}: nothing lost")
        ended = [c for c in t.calls() if c["ret"] == "UR_RESULT_SUCCESS" and c["dur"]]
        equal(len(ended), 0 if how == "entry-only" else sum(counts[how].values()), f"linked by {how}: results and durations")
        equal(dict(counts[how]), {c: n * each for c, each in calls.items()}, f"linked by {how}: every call of {n} iterations")
    p.p.stdin.close()
    equal(p.wait(), 0, "the program, traced five ways, ends well")


def selections(abi, lib):
    deeds = ["calls", "4", "frees", "3", "nest", "2", "threads"]

    def names(spec):
        t = real.Tracer("-e", spec, "--", abi, lib, *deeds)
        equal(t.wait(), 0, f"-e {spec}: ends well")
        return dict(real.count(t.calls()))

    frees = 3 + 1 + 2 + 2 + 3 + 3 + 4
    equal(names("ur"), {"urEventWait": 4, "urUSMFree": frees, "urQueueFinish": 2}, "-e ur")
    equal(names("ur:urUSM*"), {"urUSMFree": frees}, "-e ur:urUSM*")
    equal(names("ur,!ur:urUSM*"), {"urEventWait": 4, "urQueueFinish": 2}, "-e ur,!ur:urUSM*")
    equal(names("ur:urEventWait,thread"), {"urEventWait": 4, "pthread_create": 5}, "-e ur:urEventWait,thread")
    equal(names("ur:urEventRelease"), {}, "-e of what is not called")
    equal(names("memory"), {"urUSMFree": frees}, "-e of a class")
    equal(names("%sync,thread"), {"urEventWait": 4, "urQueueFinish": 2, "pthread_create": 5}, "-e of a class and a group")
    equal(names("ur:sync,!urQueueFinish"), {"urEventWait": 4}, "-e of a class of a group, without a function")
    equal(names("!memory,!thread"), {"urEventWait": 4, "urQueueFinish": 2}, "-e without a class")
    equal(names("urEvent*,urUSMFree"), {"urEventWait": 4, "urUSMFree": frees}, "-e of names")
    for spec in ("cl", "cu:memory", "zes,metric"):
        t = real.Tracer("-e", spec, "--", abi, lib, *deeds)
        equal((t.wait(), t.calls(), [e["path"] for e in t.events() if e["type"] == "object"], t.lost()), (0, [], [], {}),
              f"-e {spec} of a program that has none of it: no probe, no call")
        equal(re.findall("try (-e .*?)\\)", t.err), ["-e ur"], f"-e {spec}: what else there is is said")


def limits(abi, lib):
    t = real.Tracer("--min-duration", "10s", "-e", "ur", "--", abi, lib, "calls", "50")
    equal((t.wait(), t.calls()), (0, []), "--min-duration: shorter calls are left out")

    p = real.Process([abi, lib, "wait", "in-call", "calls", "3"], stdin=True)
    t = real.Tracer("-p", p.pid, "--min-duration", "50ms").ready()
    p.tell("go")
    p.said("in the call")
    time.sleep(0.1)  # the duration itself
    p.tell("go")
    p.wait()
    t.wait(5)
    equal([c["name"] for c in t.calls()], ["urQueueFinish"], "--min-duration: the longer one is there")
    check(t.calls()[0]["dur"] >= 1e8, "and its duration is right", t.calls()[0]["dur"])

    start = time.monotonic()
    t = real.Tracer("-d", "500ms", "-a")
    equal(t.wait(10), 0, "-d: ends by itself")
    check(time.monotonic() - start < 5, "-d 500ms: in time")

    # A ring that is far too small loses, counts what it lost, and --strict says so by its status.
    t = real.Tracer("--buffer", "64k", "--strict", "-e", "ur", "--", abi, lib, "calls", "200000")
    status = t.wait()
    seen, lost = len(t.calls()), sum(t.lost().values())
    # The ends of the thread and the process are records that can be lost too.
    check(200000 <= seen + lost <= 200002, "a ring that is too small: what is there and what is lost are all the calls", (seen, lost))
    equal(status, 4 if lost else 0, "--strict: status 4 when something was lost")
    check(lost > 0, "a ring of 64 KiB does lose in such a flood", lost)
    t = real.Tracer("--strict", "--", abi, lib, "calls", "20", "end", "9")
    equal(t.wait(), 9, "--strict without a loss: the program's own status")


def values(abi, lib):
    """Arrays and pNext chains as long as they are, or as was asked for, and the mark where they were cut."""
    t = real.Tracer("-e", "ur", "--", abi, lib, "args")
    t.wait()
    whole = t.calls()[0]["args"]["phEventWaitList"]
    t = real.Tracer("--max-elements", "1", "-e", "ur", "--", abi, lib, "args")
    t.wait()
    equal((len(whole), t.calls()[0]["args"]["phEventWaitList"]), (2, {"value": whole[:1], "truncated": True, "total": 2}), "--max-elements")

    def chain(links, end, *options):
        """The locations that the links carry, and what the last one's address is shown as."""
        t = real.Tracer("-e", "ur", *options, "--", abi, lib, "chain", links, end)
        equal((t.wait(), t.out), (0, f"chain of {links}\n"), f"a chain of {links} ({end}) is followed, and the program none the wiser")
        seen, at = [], t.calls()[0]["args"]["pUSMDesc"]["pNext"]
        while at and "location" in at:
            seen.append(at["location"])
            at = at["pNext"]
        return seen, at if at is None else sorted(at)

    many = [100 + i for i in range(20)]
    for links, end, options, wanted in (
        (1, "end", (), (many[:1], None)),
        (8, "end", (), (many[:8], None)),
        (9, "end", (), (many[:8], ["truncated", "value"])),
        (16, "end", ("--max-chain", "16"), (many[:16], None)),
        (20, "end", ("--max-chain", "16"), (many[:16], ["truncated", "value"])),
        (3, "end", ("--max-chain", "1"), (many[:1], ["truncated", "value"])),
        (4, "circle", (), (many[:4], ["circle"])),
        (1, "circle", (), (many[:1], ["circle"])),
        (3, "nowhere", (), (many[:3], ["unreadable"])),
    ):
        equal(chain(links, end, *options), wanted, f"a chain of {links} ({end}) {' '.join(options)}")


def text(abi, lib):
    t = real.Tracer("-e", "ur", "--", abi, lib, "nest", "3", "args", json=False)
    t.wait()
    lines = [x for x in real.read(t.file).splitlines() if "ur" in x]
    check(re.search(r"urQueueFinish\(hQueue=queue#\?0x[0-9a-f]+\) = \S+ <[\d.]+[mnu]?s>", "\n".join(lines)), "text: call, result, duration", lines[:1])
    at = [x.index("urQueueFinish") for x in lines if "urQueueFinish" in x]
    check(len(at) >= 3 and at[0] < at[1] < at[2], "text: nested calls are indented", at)
    check("phEventWaitList=[event#?0x1111, event#?0x2222]" in "\n".join(lines), "text: arrays")
    check("\x1b" not in real.read(t.file), "text: no colours in a file")
    t = real.Tracer("-e", "ur", "--color", "always", "--", abi, lib, "calls", "1", json=False)
    t.wait()
    check("\x1b[" in real.read(t.file), "text: colours when they are asked for")
    # Without -o, with a program: to stderr, so that its own output keeps its place.
    t = real.Tracer("-e", "ur", "--", abi, lib, "calls", "1", "say", "hello", json=False, file=False)
    t.wait()
    equal((t.out, "urEventWait(" in t.err), ("hello\n", True), "without -o: the program's output is its own")
    t = real.Tracer("-qq", "-e", "ur", "--", abi, lib, "calls", "1", json=False)
    equal((t.wait(), t.err), (0, ""), "-qq: nothing on stderr")


def filters():
    """--kernel and --queue leave in the same live as of a recording of another run, and what golden/filters.py says."""
    where = real.folder()
    program = [real.workload(RELEASE, "sycl_all")]
    path = os.path.join(where, "all.xbt")
    p = real.plain_run([real.XPTIBPF, "record", "-o", path, "-k", "--xpti", "--", *program], env=real.warm_environment(RELEASE))
    equal(p.returncode, 0, "a recording is made")
    p = real.plain_run([sys.executable, os.path.join(os.path.dirname(real.__file__), "..", "..", "golden", "filters.py"), path])
    equal(p.returncode, 0, f"filters of a recording: {p.stdout[-600:]}")
    for options in (["--kernel", "*add_buffers*"], ["--queue", "2"], ["--device", "1"]):
        t = real.Tracer(*options, "--", *program, env=real.warm_environment(RELEASE))
        equal(t.wait(), 0, f"{options} live: ends well")
        stored = real.plain_run([real.XPTIBPF, "trace", "--json", "-i", path, *options])
        launches = [[c["kernel"]["name"] for c in found if c["type"] == "call" and c["name"].startswith("urEnqueueKernelLaunch") and c["kernel"]]
                    for found in (t.calls(), map(json.loads, stored.stdout.splitlines()))]
        check(launches[0] and all("add_buffers" in n for n in launches[0]) or options[0] != "--kernel", f"{options} live: launches of the kernel", launches[0])
        equal(sorted(launches[0]), sorted(launches[1]) if options[0] != "--device" else sorted(launches[0]), f"{options}: the same launches live")


def planted(abi, lib):
    """Where everybody may write, what somebody else has put in the place of the output is not written to."""
    d = real.folder()
    os.chmod(d, 0o1777)
    other = {"user": 65534, "group": 65534, "extra_groups": []}
    subprocess.run(["sh", "-c", "ln -s victim link; mkfifo pipe; echo mine > file"], cwd=d, check=True, **other)
    for command in (["trace"], ["stat"], ["record", "--force"], ["top", "-b"]):
        for name in ("link", "pipe", "file"):
            p = subprocess.run([real.XPTIBPF, *command, "-d", "0.1", "-e", "ur", "-o", f"{d}/{name}", "--", abi, lib, "calls", "1"],
                               capture_output=True, text=True, timeout=30)
            check(p.returncode == 1 and f"cannot write '{d}/{name}': it is somebody else's" in p.stderr, f"{' '.join(command)}: a {name} of somebody else is not written to",
                  (p.returncode, p.stderr))
    equal((sorted(os.listdir(d)), real.read(f"{d}/file")), (["file", "link", "pipe"], "mine\n"), "planted: all is as it was")
    os.symlink("own", f"{d}/mine")
    t = subprocess.run([real.XPTIBPF, "trace", "-e", "ur", "-o", f"{d}/mine", "--", abi, lib, "calls", "1"], timeout=30)
    equal((t.returncode, "urEventWait(" in real.read(f"{d}/own"), os.stat(f"{d}/own").st_mode & 0o777), (0, True, 0o600),
          "a link of one's own is followed, and others can't read what it leads to")


def user(abi, lib):
    """--user: the program has the user's ids, groups and no privileges; without it those of xptibpf."""
    script = 'id -u; id -g; id -G; grep CapEff /proc/self/status; exec "$@"'
    os.chmod(os.path.dirname(abi), 0o755)
    for name in ("nobody", "games"):
        t = real.Tracer("-e", "ur", "--user", name, "--", "sh", "-c", script, "sh", abi, lib, "calls", "3")
        equal(t.wait(), 0, f"--user {name}: ends well")
        pw = pwd.getpwnam(name)
        groups = " ".join(map(str, sorted(os.getgrouplist(name, pw.pw_gid))))
        said = t.out.split("\n")
        equal([said[0], said[1], " ".join(sorted(said[2].split(), key=int)), said[3]],
              [str(pw.pw_uid), str(pw.pw_gid), groups, "CapEff:\t0000000000000000"], f"--user {name}: who the program is")
        equal(len(t.calls("urEventWait")), 3, f"--user {name}: all calls")
    t = real.Tracer("--user", "nobody-there", "--", "true")
    equal((t.wait(), t.err), (2, "xptibpf: error: no such user: 'nobody-there'\n"), "--user: a name that there is not")


def main():
    filters()
    abi, lib = real.build_abi(real.folder())
    links()
    for part in (selections, limits, values, text, planted, user):
        part(abi, lib)


real.run(main)
