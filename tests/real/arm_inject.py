#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 120, suite: all
"""Arming disturbs nobody: a program whose threads check their own results (tests/workloads/arm/victim.c) is armed many
times with a library that only counts, while its threads are in all kinds of places. The arming process is killed at each
step, and so is the program.

    arm_inject.py [--times N] [PART ...]

Without a PART, all of them run. N is the number of programs that "replaced" arms without pause while they exec; `make
arm-torture` makes it larger."""
import argparse
import collections
import ctypes
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

from lib import elf32, freezer, real
from lib.real import check, equal

WORK = f"{real.ROOT}/tests/workloads/arm"
JEMALLOC = "/usr/lib/x86_64-linux-gnu/libjemalloc.so.2"
# enum arm_step
STEPS = dict(STOPPED=2, CHOSEN=3, FRAME=4, SENT=5, MAPPED=6, WRITTEN=7, GUARDED=8, CREATE=9, CLONED=10, RETURNED=11,
             RESTORED=12, RELEASED=13, LOADED=15, TOLD=16)
ESRCH, EPERM, EIO, ENOMEM, EACCES, EBUSY, EOPNOTSUPP, ETIMEDOUT = -3, -1, -5, -12, -13, -16, -95, -110


class Tools:
    def __init__(self):
        d = self.folder = real.folder()
        inc = ["-D_GNU_SOURCE", f"-I{real.ROOT}/include", f"-I{real.ROOT}/user"]
        self.show = real.build_with_ours("arm_inject_show.c")
        self.victim = real.build(f"{WORK}/victim.c", f"{d}/victim", *inc, "-pthread", "-ldl")
        self.library = real.build(f"{WORK}/beacon.c", f"{d}/libtest.so", *inc, "-shared", "-fPIC")

    def start(self, *kinds, filter=None, env=None, options=()):
        options = ["-l", self.library, *options] + (["-s", filter] if filter else [])
        p = real.Process([self.victim, *options, *kinds], stdin=True, env=real.environment(**(env or {})))
        p.said("^ready")
        return p

    def arm(self, pid, *options, word="ok", library=None):
        """What it told, a time; the last one is missing if it was killed."""
        r = subprocess.run([self.show, *map(str, options), str(pid), library or self.library, word],
                           capture_output=True, text=True, timeout=100)
        return [json.loads(line) for line in r.stdout.splitlines()]


def end(p, what):
    """The program ends as it would have; gives what it counted."""
    p.p.stdin.close()
    p.wait(20)
    check(p.p.returncode == 0, f"{what}: its results are right", p.err[:300] or p.p.returncode)
    counted = {k: int(v) for k, v in re.findall(r"^(\w+) (\d+)$", p.out, re.M)}
    m = re.search(r"^asked (\d+) wrong (\d+)$", p.out, re.M)
    check(m and m[2] == "0", f"{what}: our thread was as it should be")
    return counted, int(m[1]) if m else -1


def shown(told):
    return dict(collections.Counter(f"{t['result']} {t['text']}".strip() for t in told))


def together(t, times, kinds, **kw):
    """Armed so many times, each with success."""
    what = " ".join(kinds) + "".join(f" {v}" for v in kw.values() if isinstance(v, str))
    p = t.start(*kinds, **kw)
    told = t.arm(p.pid, "-n", times)
    equal(sum(r["result"] == 0 for r in told), times, f"{what}: armed each time, {shown(told)}")
    held = sorted(r["held_us"] for r in told)
    counted, asked = end(p, what)
    equal(asked, times, f"{what}: the library was asked as often")
    check(all(n > 0 for n in counted.values()), f"{what}: all threads worked", counted)
    print(f"      held {held[len(held) // 2]:.0f} us, at most {held[-1]:.0f} us", flush=True)


def places(t):
    together(t, 40, ["registers", "vectors", "errno", "signals"])
    together(t, 40, ["malloc", "dlopen", "getenv", "getenv", "thread"])
    together(t, 40, ["cond", "futex", "nanosleep", "poll", "select", "ppoll"])
    together(t, 20, ["sleep", "poll_long"])
    together(t, 40, ["feed", "read", "feed_epoll", "epoll", "epoll_timed", "recv"])
    together(t, 20, ["post", "sem", "inotify", "open"])
    together(t, 30, ["fork", "vfork", "spawn", "setuid", "malloc"])
    together(t, 30, ["eintr", "interrupt"])
    together(t, 30, ["alarm", "malloc", "spin", "fork"])


def allocator(t):
    together(t, 40, ["malloc", "malloc", "thread", "dlopen"], env={"LD_PRELOAD": JEMALLOC})


def python(t):
    source = f"{WORK}/victim.py"
    p = real.Process([sys.executable, source], stdin=True)
    p.said("^ready")
    told = t.arm(p.pid, "-n", 40)
    equal(sum(r["result"] == 0 for r in told), 40, f"CPython: armed each time, {shown(told)}")
    p.p.stdin.close()
    equal(p.wait(20), 0, "CPython: its results are right")


def filters(t):
    together(t, 20, ["malloc", "futex", "cond", "feed", "read"], filter="all")
    together(t, 20, ["malloc", "futex", "cond", "feed", "read"], filter="docker")
    together(t, 20, ["malloc", "futex", "nanosleep", "poll"], filter="kill")
    p = t.start("malloc", "futex", filter="noexec")
    told = t.arm(p.pid)
    equal(told[0]["result"], EACCES, "no code may be mapped: refused")
    check("mmap of code" in told[0]["text"], "... and it is said what", told[0]["text"])
    end(p, "noexec")


def memory_file(t):
    p = t.start("malloc", "futex")
    told = t.arm(p.pid, "-m", "-n", 10)
    equal(sum(r["result"] == 0 for r in told), 10, f"by a memory file: armed each time, {shown(told)}")
    maps = real.read(f"/proc/{p.pid}/maps")
    check("/memfd:xptibpf-beacon" in maps and t.library not in maps, "... and the file's own path isn't mapped")
    check(not any("memfd" in os.readlink(f"/proc/{p.pid}/fd/{fd}") for fd in os.listdir(f"/proc/{p.pid}/fd")),
          "... and no descriptor is left")
    end(p, "memory file")


def mappings(pid):
    return len(real.read(f"/proc/{pid}/maps").splitlines())


def answers(t):
    p = t.start("futex", "cond")
    threads = len(os.listdir(f"/proc/{p.pid}/task"))

    def gone():
        return len(os.listdir(f"/proc/{p.pid}/task")) == threads

    t.arm(p.pid)
    real.wait_for(gone, "our thread has gone")
    before = mappings(p.pid)
    told = t.arm(p.pid, word="fail")[0]
    equal((told["result"], told["text"]), (EIO, r'no: \x1b[31mthat is "it"'), "the library says no: told, escaped")
    told = t.arm(p.pid, library="/nonexisting.so")[0]
    check(told["result"] == EIO and "/nonexisting.so: cannot open" in told["text"], "no such library: the linker's words",
          told["text"])
    told = t.arm(p.pid, library=f"{real.O}/libxptibpf-none.so")[0]
    equal(told["result"], EIO, "no such file")
    begin = time.monotonic()
    told = t.arm(p.pid, "-t", 300, word="slow")[0]
    equal((told["result"], told["pending"]), (ETIMEDOUT, 0), "too slow: given up")
    check(time.monotonic() - begin < 1.5, "... in time", time.monotonic() - begin)
    told = t.arm(p.pid, "-n", 30)
    equal(sum(r["result"] == 0 for r in told), 30, f"armed 30 times more, {shown(told)}")
    real.wait_for(gone, "our threads have gone")
    # A stack that the C library keeps for the next thread may come and go.
    check(abs(mappings(p.pid) - before) <= 4, "nothing stays mapped", (before, mappings(p.pid)))
    told = t.arm(p.pid, "-t", 300, word="deaf")[0]
    equal((told["result"], told["pending"]), (ETIMEDOUT, 1), "one that never ends: said")
    end(p, "answers")


def starved(t):
    """Its threads wait longer for a CPU than they are waited for to stop: a call that was woken for us is not left with EINTR."""
    hogs = [subprocess.Popen(["taskset", "-c", "0", sys.executable, "-c", "while True: pass"]) for _ in range(2)]
    p = t.start("recv", "recv", "recv", "recv")
    for tid in os.listdir(f"/proc/{p.pid}/task"):
        os.sched_setaffinity(int(tid), [0])
        os.sched_setscheduler(int(tid), os.SCHED_IDLE, os.sched_param(0))
    try:
        told = t.arm(p.pid, "-n", 10, "-t", 500)
    finally:
        for hog in hogs:
            hog.kill()
            hog.wait()
    check({r["result"] for r in told} <= {0, ETIMEDOUT}, "starved: armed, or not in time", shown(told))
    end(p, "starved")


def nowhere(t):
    """All threads are where they can't be borrowed."""
    p = t.start("jit", "jit", options=["-e"])
    told = t.arm(p.pid, "-t", 500)[0]
    equal(told["result"], ETIMEDOUT, "all in generated code: not armed")
    check("in no file" in told["text"] or "does not stop" in told["text"], "... and it is said", told["text"])
    counted, asked = end(p, "generated code")
    equal(asked, 0, "... nothing was loaded")


def refused(t):
    def told(pid):
        return t.arm(pid)[0]

    equal(told(2)["result"], EOPNOTSUPP, "a kernel thread")
    equal(told(2 ** 22 - 1)["result"], ESRCH, "no such process")
    p = t.start("spin")
    tid = next(i for i in map(int, os.listdir(f"/proc/{p.pid}/task")) if i != p.pid)
    equal(told(tid)["result"], ESRCH, "a thread's number")
    p.kill(signal.SIGSTOP)
    real.wait_for(lambda: re.search(r"^State:\s+T", real.read(f"/proc/{p.pid}/status"), re.M), "it is stopped")
    equal(told(p.pid)["result"], EBUSY, "stopped")
    p.kill(signal.SIGCONT)
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    need = libc.ptrace(0x4206, p.pid, None, None)  # PTRACE_SEIZE
    equal(need, 0, "traced by the test")
    r = told(p.pid)
    equal(r["result"], EPERM, "traced by others")
    check(str(os.getpid()) in r["text"], "... by whom", r["text"])
    child = subprocess.Popen(["true"])
    real.wait_for(lambda: re.search(r"^State:\s+Z", real.read(f"/proc/{child.pid}/status"), re.M), "it has ended")
    equal(told(child.pid)["result"], ESRCH, "a zombie")
    child.wait()
    static = real.build(f"{WORK}/sleeper.c", f"{t.folder}/static", "-static")
    s = real.Process([static], stdin=True)
    s.said("ready")
    equal(told(s.pid)["result"], EOPNOTSUPP, "linked statically")
    s.kill()
    s = elf32.start(t.folder)
    begin = time.monotonic()
    r = told(s.pid)
    check(r["result"] == EOPNOTSUPP and "32-bit" in r["text"] and time.monotonic() - begin < 1, "of 32 bits, told at once", r["text"])
    s.kill()
    asan = real.build(f"{WORK}/sleeper.c", f"{t.folder}/asan", "-fsanitize=address")
    s = real.Process([asan], stdin=True)
    s.said("ready")
    equal(told(s.pid)["result"], EOPNOTSUPP, "with a sanitizer")
    s.kill()
    libc.ptrace(17, p.pid, None, None)
    p.kill()


def killed(t):
    """Whoever arms is killed at each step: the program goes on, and can be armed by the next one."""
    for kinds, kw in [(["registers", "vectors", "errno", "signals"], {}),
                      (["futex", "nanosleep", "poll", "cond", "malloc"], {}),
                      (["malloc", "futex", "feed", "read", "epoll", "feed_epoll"], {"filter": "kill"}),
                      (["eintr", "interrupt"], {}), (["alarm", "spin", "thread"], {})]:
        what = "killed at each step: " + " ".join(kinds)
        p = t.start(*kinds, **kw)
        for name, step in STEPS.items():
            for _ in range(2):
                told = t.arm(p.pid, "-k", step)
                if told:
                    check(False, f"{what}: killed at {name}", shown(told))
        told = t.arm(p.pid)
        equal(told[0]["result"], 0, f"{what}: armed afterwards {told[0]['text']}")
        counted, asked = end(p, what)
        # Where the new thread is there it does its work, whoever died.
        least = 2 * sum(step >= STEPS["CLONED"] for step in STEPS.values()) + 1
        check(asked >= least, f"{what}: whoever was born lived", (asked, least))


def dying(t):
    """The program is killed, or stopped and continued, at each step."""
    for name, step in STEPS.items():
        p = t.start("malloc", "futex", "spin")
        told = t.arm(p.pid, "-K", step)[0]
        late = step >= STEPS["RELEASED"] and told["result"] == 0
        check(told["result"] == ESRCH or late, f"killed at {name}: said", told["text"])
        equal(p.wait(), -signal.SIGKILL, f"killed at {name}: it ended of that")
    for name, step in STEPS.items():
        p = t.start("malloc", "futex", "errno", "nanosleep")
        told = t.arm(p.pid, "-S", step, "-t", 200)[0]
        p.kill(signal.SIGCONT)
        again = t.arm(p.pid)[0]
        check(told["result"] in (0, ETIMEDOUT) and again["result"] == 0, f"stopped at {name}",
              (told["text"], again["text"]))
        end(p, f"stopped at {name}")


def changing(t):
    """It ends, or becomes another program, at any moment."""
    source = random.Random(7)
    for _ in range(15):
        p = t.start("malloc", "futex", "fork", "thread")
        q = subprocess.Popen([t.show, "-n", "3", str(p.pid), t.library, "ok"], stdout=subprocess.DEVNULL)
        time.sleep(source.random() * 0.05)
        p.p.stdin.close()
        equal(p.wait(20), 0, "armed while it ends: it ends as ever")
        q.wait(20)


def replaced(t):
    """It becomes another program every 40 ms while it is armed without pause."""
    told, ends = collections.Counter(), collections.Counter()
    for _ in range(t.times):
        p = t.start("exec", "malloc", "futex", "spin")
        for _ in range(12):
            told.update((r["result"], re.sub(r"\d+", "N", r["text"])) for r in t.arm(p.pid, "-t", 1000))
        p.p.stdin.close()
        ends[p.wait(20), p.err[:200]] += 1
    results = {r for r, _ in told}
    # It is of a kind that can be armed, whenever it is looked at.
    check(results <= {0, ESRCH, EIO, ETIMEDOUT} and 0 in results, "armed while it becomes another program", dict(told))
    equal(dict(ends), {(0, ""): t.times}, "... and the last one runs, with all its threads")


def no_threads(t):
    """It may have no more threads: said, and all is as before."""
    user = ["setpriv", "--reuid", "64213", "--clear-groups", "prlimit"]
    p = real.Process([*user, "--nproc=3:99", "--", t.victim, "-l", t.library, "futex", "cond"], stdin=True)
    p.said("^ready")
    told = t.arm(p.pid)[0]
    check(told["result"] == ENOMEM and re.match("it can't make a thread: its user 64213 has 3, .*RLIMIT_NPROC", told["text"]),
          "it may have no more threads: not armed", told["text"])
    code = re.findall(r"^.* ..xp 0+ 00:00 0 *$", real.read(f"/proc/{p.pid}/maps"), re.M)
    equal(code, [], "... and no code of ours is left")
    subprocess.run([*user, "--nproc=99:99", "--pid", str(p.pid)], check=True)
    equal(t.arm(p.pid)[0]["result"], 0, "... and armed when it may")
    equal(end(p, "few threads")[1], 1, "... once")


def half_loaded(t):
    """The dynamic linker waits for a library, and has not got to the C library yet: that is waited for, or told."""
    fifo = f"{t.folder}/slow.so"
    os.mkfifo(fifo)
    p = real.Process([t.victim, "-l", t.library, "malloc", "futex"], stdin=True, env=real.environment(LD_PRELOAD=fifo))
    real.wait_for(lambda: "ld-linux" in real.read(f"/proc/{p.pid}/maps"), "its dynamic linker is there")
    begin = time.monotonic()
    told = t.arm(p.pid, "-t", 300)[0]
    equal((told["result"], told["stops"]), (ETIMEDOUT, 0), f"half loaded: not armed, {told['text']}")
    check("becoming another program" in told["text"], "... and it is said why", told["text"])
    check(time.monotonic() - begin < 1.5, "... in time", time.monotonic() - begin)
    a = subprocess.Popen([t.show, "-t", "20000", str(p.pid), t.library, "ok"], stdout=subprocess.PIPE, text=True)
    time.sleep(0.3)
    os.close(os.open(fifo, os.O_WRONLY))  # it is no library: the linker goes on without
    told = json.loads(a.communicate(timeout=30)[0])
    equal((told["result"], told["text"]), (0, ""), "... armed when it has its libraries")
    p.p.stdin.close()
    equal(p.wait(20), 0, "... and its results are right")


def no_memory(t):
    """It may map no more, from some moment on: said, undone, and armed when it may."""
    p = t.start("futex", "cond", "errno")
    threads = len(os.listdir(f"/proc/{p.pid}/task"))
    # The linker needs memory for what is not loaded yet.
    other = shutil.copy2(t.library, f"{t.folder}/other.so")

    def less(step, result, says):
        before = mappings(p.pid)
        told = t.arm(p.pid, *(["-A", STEPS[step]] if step else []), library=other)[0]
        check(told["result"] == result and told["text"].startswith(says) and "RLIMIT_AS" in told["text"] and "security" not in told["text"],
              f"no more memory from {step or 'the beginning'} on: said", told["text"])
        resource.prlimit(p.pid, resource.RLIMIT_AS, (-1, -1))
        real.wait_for(lambda: len(os.listdir(f"/proc/{p.pid}/task")) <= threads, "no thread of ours is left")
        code = re.findall(r"^.* ..xp 0+ 00:00 0 *$", real.read(f"/proc/{p.pid}/maps"), re.M)
        # glibc keeps the stack of a thread that ended, what that allocated from, and a part of what it may not map.
        equal((code, mappings(p.pid) - before <= 6), ([], True), "... nothing of ours is left")

    resource.prlimit(p.pid, resource.RLIMIT_AS, (4096, -1))
    less(None, ENOMEM, "it has too little memory: ")
    less("CHOSEN", ENOMEM, "it can't allocate memory: ")
    less("GUARDED", ENOMEM, "it can't make a thread: ")
    equal(t.arm(p.pid)[0]["result"], 0, "... armed when it may")
    less("GUARDED", EIO, f"{other}: ")  # it has a stack
    equal(t.arm(p.pid, library=other)[0]["result"], 0, "... armed when it may")
    equal(end(p, "little memory")[1], 1, "... each library once")


def other_libcs(t):
    """C libraries of other releases: each glibc will do, however its dynamic linker was started; musl is reported as such."""
    include = ["-std=gnu17", "-O1", "-g", "-D_GNU_SOURCE", f"-I{real.ROOT}/include", f"-I{real.ROOT}/user"]
    for name in ("bullseye", "trixie", "sid"):
        libc = real.libc(name)
        linker, version = f"{libc}/ld-linux-x86-64.so.2", real.read(f"{libc}/VERSION").strip()
        # Before 2.34 there were more libraries, which are empty since.
        libs = ["-nodefaultlibs", f"{libc}/libpthread.so.0", f"{libc}/libdl.so.2", f"{libc}/libc.so.6", "-lc_nonshared", "-lgcc"]
        victim, library = f"{t.folder}/victim-{name}", f"{t.folder}/lib{name}.so"
        subprocess.run(["gcc", *include, f"{WORK}/victim.c", "-o", victim, *libs, f"-Wl,-rpath,{libc},--dynamic-linker={linker}"], check=True)
        subprocess.run(["gcc", *include, f"{WORK}/beacon.c", "-o", library, "-shared", "-fPIC", *libs], check=True)
        for prefix in ([], [linker, "--library-path", libc]):
            what = f"glibc {version}{', started by its dynamic linker' if prefix else ''}"
            p = real.Process([*prefix, victim, "-l", library, "malloc", "futex", "cond", "errno", "registers", "signals", "thread"], stdin=True)
            p.said("^ready")
            told = t.arm(p.pid, "-n", 10, library=library)
            equal(sum(r["result"] == 0 for r in told), 10, f"{what}: armed each time, {shown(told)}")
            equal(end(p, what)[1], 10, f"{what}: the library was asked as often")
            # The main thread's own start is in the program.
            p = real.Process([*prefix, victim, "-l", library], stdin=True)
            p.said("^ready")
            r = t.arm(p.pid, library=library)[0]
            equal((r["result"], r["thread"]), (0, p.pid), f"{what}: its first thread alone {r['text']}")
            p.p.stdin.close()
            p.wait(20)
    libc = real.libc("musl")
    with open(f"{t.folder}/musl.c", "w", encoding="utf-8") as f:
        f.write("#include <unistd.h>\nvoid _start(void)\n{\n\twrite(1, \"ready\\n\", 6);\n\tfor (;;)\n\t\tpause();\n}\n")
    subprocess.run(["gcc", "-O1", "-w", "-nostdlib", f"{t.folder}/musl.c", "-o", f"{t.folder}/musl", f"{libc}/libc.so",
                    f"-Wl,-rpath,{libc},--dynamic-linker={libc}/libc.so"], check=True)
    p = real.Process([f"{t.folder}/musl"])
    p.said("^ready")
    r = t.arm(p.pid)[0]
    equal((r["result"], r["text"]), (EOPNOTSUPP, "it has no glibc"), "musl")
    p.kill()


# With SIGUSR1 it becomes another program, which has to wait for its second thread's end.
BECOMES = """
import os, signal, sys, threading, time
signal.signal(signal.SIGUSR1, lambda *_: os.execv("/bin/true", ["true"]))
threading.Thread(target=time.sleep, args=(1000,), daemon=True).start()
print("ready", flush=True)
sys.stdin.readline()
"""


def other_program(t):
    """It becomes another program when it was looked at: that one is not what was to be armed."""
    becomes = BECOMES.replace('"/bin/true", ["true"]', f'"{t.victim}", ["victim", "-l", "{t.library}", "malloc", "futex"]')
    p = real.Process([sys.executable, "-c", becomes], stdin=True)
    p.said("^ready\n")
    told = t.arm(p.pid, "-E")[0]
    equal((told["result"], told["stops"]), (ESRCH, 0), "another program since it was looked at: not armed")
    check("became another program" in told["text"], "... and it is said why", told["text"])
    p.said("^ready\n(.*\n)*ready")
    equal(t.arm(p.pid)[0]["result"], 0, "... armed when it is meant")
    equal(end(p, "another program")[1], 1, "... once")


def exec_held(t):
    """While it execs, nobody can begin to trace it. The exec waits until another tracer has noticed a thread's end: never."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    for before in (True, False):
        what = "held in execve()" if before else "held in execve() since a thread was chosen"
        p = real.Process([sys.executable, "-c", BECOMES], stdin=True)
        p.said("^ready")
        tid = next(i for i in map(int, os.listdir(f"/proc/{p.pid}/task")) if i != p.pid)
        equal(libc.ptrace(0x4206, tid, None, None), 0, "its second thread is traced by the test")
        if before:
            p.kill(signal.SIGUSR1)
            real.wait_for(lambda: " Z " in real.read(f"/proc/{tid}/stat"), "its second thread has ended")
        begin = time.monotonic()
        told = t.arm(p.pid, "-t", 500, *([] if before else ["-X"]))[0]
        equal(told["result"], ETIMEDOUT, f"{what}: not armed, {told['text']}")
        check("execve()" in told["text"], "... and it is said why")
        check(time.monotonic() - begin < 3, "... in time", time.monotonic() - begin)
        equal(os.waitpid(tid, 0x40000000)[0], tid, "the test lets it go")  # __WALL
        equal(p.wait(), 0, "... and it becomes the other program")


def frozen(t):
    """Frozen with its group: refused, and armed when it has thawed."""
    kinds = list(freezer.kinds())
    check(kinds, "there is a freezer")
    for kind in kinds:
        p = t.start("malloc", "futex")
        with freezer.Frozen(kind, p.pid):
            begin = time.monotonic()
            told = t.arm(p.pid)[0]
            took = time.monotonic() - begin
        equal((told["result"], told["stops"]), (EBUSY, 0), f"frozen by {kind[1]}: refused, {told['text']}")
        check("frozen" in told["text"] and took < 1, "... at once, and it is said why", took)
        equal(t.arm(p.pid)[0]["result"], 0, "... armed when it has thawed")
        equal(end(p, "frozen")[1], 1, "... once")


def exec_alone(t):
    """What arm(1) says of such programs, without us: while one thread execs, the kernel makes no other one."""
    program = real.build(f"{WORK}/exec_clone.c", f"{t.folder}/exec_clone", "-D_GNU_SOURCE", "-pthread")
    ended = subprocess.run([program, "20000"], timeout=100).returncode
    equal(ended, 1, "nobody arms it: pthread_create() says EAGAIN while another thread execs")


def main():
    usual = (refused, answers, nowhere, starved, places, allocator, python, filters, memory_file, no_threads, no_memory, frozen, killed, dying, changing,
             other_libcs, half_loaded, other_program, exec_held, exec_alone, replaced)
    parts = {p.__name__: p for p in usual}
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--times", type=int, default=4)
    arguments.add_argument("part", nargs="*", choices=[*parts, []])
    a = arguments.parse_args()
    t = Tools()
    t.times = a.times
    for part in [parts[name] for name in a.part] or usual:
        begin = time.monotonic()
        part(t)
        print(f"      {part.__name__}: {time.monotonic() - begin:.1f} s", flush=True)


real.run(main)
