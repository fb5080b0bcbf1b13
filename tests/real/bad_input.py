#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 30
"""Wrong options and outputs that can't be written lead to one clear line each, the right exit status (2 usage,
3 nothing to trace, 1 failed), and leave nothing in the kernel."""
import os
import re
import subprocess
import time

from lib import real
from lib.real import XPTIBPF, check, equal

FAILED, USAGE, NOTHING = 1, 2, 3


def says(args, status, *words, prefix=(), what=None):
    """One line on stderr that has the words, nothing on stdout, in a few seconds, on a busy machine too."""
    start = time.monotonic()
    r = subprocess.run([*prefix, XPTIBPF, *args], capture_output=True, text=True, timeout=30)
    took = time.monotonic() - start
    lines = r.stderr.splitlines()
    ok = r.returncode == status and len(lines) == 1 and not r.stdout and all(w in r.stderr for w in words) and took < 8
    check(ok, what or " ".join(map(repr, args)), f"{r.returncode} {r.stderr.strip()}" + (f" stdout {r.stdout[:200]!r}" if r.stdout else "")
          + (f" after {took:.1f} s" if took >= 8 else ""))


def usage():
    for args, words in (
        (["nosuch"], ("unknown command", "nosuch")),
        (["help", "nosuch"], ("unknown command", "nosuch")),
        (["trace", "-d", "abc"], ("invalid value 'abc' for -d",)),
        (["trace", "-a", "-i", "x"], ("--all cannot be used with -i",)),
        (["trace", "--user", "nobody", "-p", "1"], ("--user needs a program",)),
        (["trace", "--nosuch"], ("--nosuch", "--help")),
        (["trace", "-Z"], ("Z", "--help")),
        (["trace", "-p"], ("-p", "--help")),
        (["trace", "-p", "abc"], ("abc", "-p")),
        (["trace", "-p", "0"], ("0",)),
        (["trace", "-p", "-5"], ("-5",)),
        (["trace", "-p", "1,,2"], ("1,,2",)),
        (["trace", "-p", "99999999999"], ("99999999999",)),
        (["trace", "-t", "x"], ("x",)),
        (["trace", "-e", "nosuch"], ("nosuch", "ur")),
        (["trace", "-e", "ur:urNoSuchThing*"], ("urNoSuchThing",)),
        (["trace", "-e", "urEnqueKernelLaunch"], ("-e", '"urEnqueKernelLaunch"', "did you mean urEnqueueKernelLaunch?")),
        (["trace", "-e", "ze:zeMemAlocDevice"], ('"zeMemAlocDevice"', "did you mean zeMemAllocDevice?")),
        (["trace", "-e", "cl:clEnqueNDRange*"], ('"clEnqueNDRange*"', "did you mean clEnqueueNDRangeKernel?")),
        (["trace", "-e", "ur,%memroy"], ('"memroy"', "did you mean memory?")),
        (["trace", "-e", "url:urInit"], ('"url"', "did you mean ur?")),
        (["trace", "-e", "sycl:%memory"], ("no classes",)),
        (["trace", "-e", "sycl:node_creat"], ("-e", '"node_creat"', "did you mean node_create?")),
        (["trace", "-e", "sycl,!sycl:sycl.debgu"], ('"sycl.debgu"', "did you mean sycl.debug?")),
        (["trace", "-e", "xpti:my.stream"], ('"my.stream"', "apis xpti")),
        (["apis", "urEnqueKernelLaunch"], ('"urEnqueKernelLaunch"', "did you mean urEnqueueKernelLaunch?")),
        (["apis", "memroy"], ('"memroy"', "did you mean memory?")),
        (["apis", "ze:zeNoSuchThing*"], ("zeNoSuchThing",)),
        (["apis", "a" * 5000], ("aaaa",)),
        (["trace", "-e", ""], ("-e",)),
        (["trace", "-e", "ur,,sycl"], ("-e",)),
        (["trace", "--format", "xml"], ("xml", "json")),
        (["trace", "-d", "soon"], ("soon",)),
        (["trace", "-d", "0"], ("-d",)),
        (["trace", "-d", "-1"], ("-1",)),
        (["trace", "-s", "0"], ("-s",)),
        (["trace", "-s", "1025"], ("-s", "1025")),
        (["trace", "--max-elements", "0"], ("--max-elements",)),
        (["trace", "--max-elements", "257"], ("257",)),
        (["trace", "--max-elements", "-1"], ("-1",)),
        (["trace", "--max-chain", "17"], ("--max-chain", "17")),
        (["trace", "--max-chain", "many"], ("many",)),
        (["trace", "--buffer", "1"], ("--buffer",)),
        (["trace", "--color", "pink"], ("pink",)),
        (["trace", "--link", "glue"], ("glue",)),
        (["trace", "--uid", "no-such-user"], ("no-such-user",)),
        (["trace", "--comm", ""], ("--comm",)),
        (["trace", "-a", "-p", "1"], ("-a",)),
        (["trace", "-p", "1", "--", "true"], ("program",)),
        (["trace", "--xpti", "-p", "1"], ("--xpti",)),
        (["trace", "-p", str(os.getpid()), "--comm", "x"], ("--comm",)),
    ):
        says(args, USAGE, *words)
    r = subprocess.run([XPTIBPF], capture_output=True, text=True)
    equal((r.returncode, r.stdout, "trace" in r.stderr), (USAGE, "", True), "without a command: what there is, on stderr")
    for args in (["--help"], ["trace", "--help"], ["--version"]):
        r = subprocess.run([XPTIBPF, *args], capture_output=True, text=True)
        equal((r.returncode, r.stderr, len(r.stdout) > 5), (0, "", True), f"{args}: on stdout")


def targets():
    dead = subprocess.Popen(["true"])
    dead.wait()
    says(["trace", "-p", str(dead.pid)], NOTHING, str(dead.pid), "no such process", what="a pid that has ended")
    says(["doctor", "-p", f"{os.getpid()},{dead.pid}"], NOTHING, f"no such process: {dead.pid}", what="doctor: a pid that has ended")
    says(["trace", "-p", "4194303"], NOTHING, "4194303", what="a pid that never was")
    says(["trace", "-t", "4194303"], NOTHING, "4194303", what="a thread that never was")
    says(["trace", "--cgroup", "no/such/group"], FAILED, "no/such/group", what="a cgroup that does not exist")
    says(["replay", "/no/such/pack"], FAILED, "/no/such/pack", "No such file", what="a pack that does not exist")
    says(["trace", "--", "/no/such/program"], FAILED, "/no/such/program", "No such file", what="a program that does not exist")
    says(["trace", "--", "/etc/passwd"], FAILED, "/etc/passwd", "ermission", what="a program that can't be run")

    zombie = subprocess.Popen(["true"])
    real.wait_for(lambda: real.read(f"/proc/{zombie.pid}/stat").rpartition(")")[2].split()[0] == "Z", "a zombie")
    r = subprocess.run([XPTIBPF, "trace", "-p", str(zombie.pid)], capture_output=True, text=True, timeout=5)
    check(r.returncode in (0, NOTHING), "a zombie: ends at once", f"{r.returncode} {r.stderr.strip()}")
    zombie.wait()


def thread_as_pid(abi, lib):
    p = real.Process([abi, lib, "late-thread"], stdin=True)
    tid = p.said(r"^thread (\d+)$").group(1)
    says(["trace", "-p", tid], NOTHING, tid, "thread", "-t", what="-p with a thread's number")
    p.tell("end")
    p.wait()


def not_root():
    d = real.folder()
    copy = f"{d}/xptibpf"
    subprocess.run(["cp", XPTIBPF, copy], check=True)
    os.chmod(copy, 0o755)
    nobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "--inh-caps=-all"]
    for args in (["trace", "-d", "1"], ["trace", "-p", "1"], ["trace", "--", "/bin/true"]):
        r = subprocess.run([*nobody, copy, *args], capture_output=True, text=True, timeout=20, cwd="/")
        check(r.returncode == FAILED and len(r.stderr.splitlines()) == 1 and re.search("root|sudo", r.stderr),
              f"not root: {' '.join(args)}", f"{r.returncode} {r.stderr.strip()}")
    r = subprocess.run([*nobody, copy, "doctor", "-p", "1"], capture_output=True, text=True, timeout=20, cwd="/")
    check("process 1 can't be looked at" in r.stdout, "not root: doctor names a process that it can't look at", r.stdout)
    for args in (["arm", "--list"], ["disarm", "--all"]):
        r = subprocess.run([*nobody, copy, *args], capture_output=True, text=True, timeout=20, cwd="/")
        check(r.returncode == 0 and re.fullmatch(r"xptibpf: warning: \d+ processes can't be looked at: run it as root\n", r.stderr),
              f"not root: {' '.join(args)} says that it can't look at all processes", f"{r.returncode} {r.stderr.strip()}")
    r = subprocess.run([*nobody, copy, "trace", "--help"], capture_output=True, text=True, cwd="/")
    equal(r.returncode, 0, "not root: help is for everyone")


def no_library_yet(abi, lib):
    p = real.Process([abi, "-", "wait", "load", lib, "calls", "5", "say", "done", "wait"], stdin=True)
    t = real.Tracer("-p", p.pid)
    t.said(f"{p.pid}.*no traced library.*waiting", where="err")
    t.ready()
    equal(len(t.err.splitlines()), 1, "a pid without a library: one line says that we wait")
    p.tell("go")
    p.said("^done$")
    p.tell("go")
    p.wait()
    equal(t.wait(5), 0, "a pid without a library: ends with it")
    # A library that a running process loads is probed as fast as may be; its first calls may be over.
    check(len(t.calls("urEventWait")) <= 5, "and its calls are seen once it has", f"{len(t.calls())} of 5")

    p = real.Process([abi, "-", "wait", "load", lib, "wait", "calls", "5", "say", "done", "wait"], stdin=True)
    t = real.Tracer("-p", p.pid).ready()
    p.tell("go")
    t.knows(lib)
    p.tell("go")
    p.said("^done$")
    p.tell("go")
    p.wait()
    t.wait(5)
    equal(len(t.calls("urEventWait")), 5, "a library that is loaded later: all calls once its probes are placed")


def outputs(abi, lib):
    says(["trace", "-o", "/no/such/folder/x"], FAILED, "/no/such/folder/x", what="-o in a folder that does not exist")
    says(["trace", "-o", "/proc/version", "--", abi, lib, "calls", "3"], FAILED, "writing the output", what="-o to what can't be written")
    says(["trace", "-o", "/"], FAILED, "directory", what="-o to a folder")
    # At once, and without the program having run.
    d = real.folder()
    says(["trace", "-o", "/no/such/folder/x", "--", "touch", f"{d}/ran"], FAILED, "/no/such", what="-o that fails, with a program")
    check(not os.path.exists(f"{d}/ran"), "an output that can't be opened: the program is not even started")

    os.mkdir(f"{d}/small")
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", f"{d}/small"], check=True)
    try:
        r = subprocess.run([XPTIBPF, "trace", "--json", "-o", f"{d}/small/out", "--", abi, lib, "calls", "5000", "say", "done", "end", "3"],
                           capture_output=True, text=True, timeout=30)
        check("no space" in r.stderr and len([x for x in r.stderr.splitlines() if "error" in x]) == 1, "a full disk: says so", r.stderr.strip())
        equal(r.stdout, "done\n", "a full disk: the program runs to its end")
        equal(r.returncode, FAILED, "a full disk: failed")
    finally:
        subprocess.run(["umount", f"{d}/small"], check=True)

    p = real.Process([abi, lib, *["wait", "calls", "3000"] * 100, "say", "done"], stdin=True)
    r = subprocess.Popen(["bash", "-o", "pipefail", "-c", f"exec 2>{d}/err; {XPTIBPF} trace -p {p.pid} | head -1"], stdout=subprocess.PIPE, text=True)
    pid = real.wait_for(lambda: [c for c in real.children(r.pid) if real.read(f"/proc/{c}/comm").strip() == "xptibpf"], "the tracer")[0]
    told = 0
    while real.alive(pid) and told < 90:
        p.tell("go")
        told += 1
        time.sleep(0.1)
    out = r.communicate(timeout=20)[0]
    check(re.match(r"\d\d:\d\d:\d\d\.\d+ .*urEventWait\(.*= UR_RESULT_SUCCESS", out) and out.count("\n") == 1, "| head -1: one line", out.strip())
    check(told < 90, "| head -1: the tracer ends when its reader has gone")
    equal((r.returncode, [line for line in real.read(f"{d}/err").splitlines() if "error" in line]), (0, []), "| head -1: no complaint")
    for _ in range(100 - told):
        p.tell("go")
    p.said("^done$")
    equal(p.wait(), 0, "| head -1: the program runs to its end")

    r = subprocess.run([XPTIBPF, "trace", "-o", "/dev/full", "--", abi, lib, "calls", "3", "end", "0"], capture_output=True, text=True, timeout=20)
    check(r.returncode == FAILED and "no space" in r.stderr, "/dev/full", f"{r.returncode} {r.stderr.strip()}")


def main():
    d = real.folder()
    abi, lib = real.build_abi(d)
    before = real.bpf_alive()
    usage()
    targets()
    thread_as_pid(abi, lib)
    not_root()
    no_library_yet(abi, lib)
    outputs(abi, lib)
    equal(real.bpf_left(before), set(), "nothing is left in the kernel")


real.run(main)
