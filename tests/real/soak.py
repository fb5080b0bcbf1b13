#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 420, takes: 160, suite: all
# alone: it compares what all processes of the machine do with what its own programs have done, and takes both processors
"""xptibpf serve as it is left on: for two minutes, or as long as `make soak` says, 50 programs a second begin and end, in each
way that programs do; the libraries that they use are replaced; its control group has no memory left; its ring overflows; its
configuration is read again, also a bad one; scrapes hang; what serves HTTP is killed; captures come and go.

Then: each call, error, launch and byte of the programs is counted, for all and by command, and what is not is announced as
lost, which may be while memory is short, and only then; no counter ever fell; no program ended otherwise than it does alone;
what xptibpf has of memory, descriptors and objects of the kernel is the same in the last third as in the first; it ends in a
second, in the middle of all this.

Functions of the Plugin Interface, which no other program of a machine calls; a real SYCL program runs beside.
"""
import collections
import contextlib
import os
import random
import re
import resource
import shutil
import signal
import threading
import time

from lib import groups, real
from lib.real import check, equal, need
from lib.serving import Serve, connect, free_port, metrics, of_functions, read_again, samples

SECONDS = int(os.environ.get("SOAK_SECONDS", "120"))
RATE = 50  # programs a second
AT_ONCE = 60  # more than that are not begun, however slow this machine is
DONE = 7
STEADY = 80  # seconds: a file of which no process is left keeps its probes for a minute
SPARE = 48 << 20  # bytes that the control group has beyond what is in use before it gets short
COMMANDS = [f"soak-{i}" for i in range(6)]
FLOOD, CARELESS_COMMAND = "soak-flood", "soak-careless"
WAYS = {"plain": 1, "threads": 4, "forks": 2, "executes": 2, "killed": 1}  # how often the work is done
LAUNCH, ALLOCATE, FREE, CARELESS, CANARY = "piEnqueueKernelLaunch", "piextUSMDeviceAlloc", "piextUSMFree", "piKernelRelease", "piQueueFlush"
EXACT = LAUNCH, ALLOCATE, FREE
PAIR = 4096
SEED = int(os.environ.get("SOAK_SEED", "0")) or random.randrange(1 << 30)


# ---- programs ------------------------------------------------------------------------------------------


class Work:
    """What programs have done, by command; and those that ended otherwise than they should have."""

    def __init__(self):
        self.of = collections.defaultdict(collections.Counter)
        self.careless = self.programs = 0
        self.harmed = []

    def add(self, command, times, launches, failures, pairs, kept):
        allocations = pairs + (kept > 0)
        self.of[command].update({k: n * times for k, n in {
            LAUNCH: launches, ALLOCATE: allocations, FREE: pairs, "errors": failures,
            "allocated": pairs * PAIR + kept, "leaked": kept}.items()})

    def all(self):
        return sum(self.of.values(), collections.Counter())


class Programs(threading.Thread):
    """Begins them, and looks at how they end."""

    def __init__(self, program, work):
        super().__init__(daemon=True)
        self.program, self.work = program, work
        self.random = random.Random(SEED)
        self.ended = threading.Event()
        self.running = {}

    def begin(self):
        way = self.random.choice([*WAYS, "careless", "plain", "plain"])
        command = self.random.choice(COMMANDS)
        launches, failures = self.random.randrange(1, 400), self.random.randrange(0, 10)
        numbers = launches, min(launches, failures), self.random.randrange(0, 20), self.random.choice((0, 0, 1000, 50000))
        command = CARELESS_COMMAND if way == "careless" else command
        argv = [self.program, command, way, *map(str, numbers)]
        pid = os.posix_spawn(self.program, argv, os.environ, setsigdef=[signal.SIGTERM])
        self.running[pid] = way, command, numbers

    def reap(self, pid, wait=False):
        got, status = os.waitpid(pid, 0 if wait else os.WNOHANG)
        if not got:
            return
        way, command, numbers = self.running.pop(pid)
        wanted = -signal.SIGKILL if way == "killed" else DONE
        status = os.waitstatus_to_exitcode(status)
        if status != wanted:
            self.work.harmed.append(f"{way}: {status}")
        self.work.programs += 1
        if way == "careless":
            self.work.careless += numbers[0]
        else:
            self.work.add(command, WAYS[way], *numbers)

    def run(self):
        begin = time.monotonic()
        due = 0
        while not self.ended.is_set():
            due += 1
            if len(self.running) < AT_ONCE:
                self.begin()
            for pid in list(self.running):
                self.reap(pid)
            self.ended.wait(max(0, begin + due / RATE - time.monotonic()))
        for pid in list(self.running):
            self.reap(pid, wait=True)

    def end(self):
        self.ended.set()
        self.join()


def build(d):
    src = f"{real.ROOT}/tests/workloads/soak"
    os.mkdir(f"{d}/lib"), os.mkdir(f"{d}/next")
    libraries = [real.build(f"{src}/library.c", f"{d}/lib/libpi_soak.so", "-shared", "-fPIC", "-Wl,-soname,libpi_soak.so"),
                 real.build(f"{src}/library.c", f"{d}/lib/libpi_careless.so", "-shared", "-fPIC", "-DCARELESS", "-Wl,-soname,libpi_careless.so")]
    program = real.build(f"{src}/program.c", f"{d}/program", *libraries, f"-Wl,-rpath,{d}/lib,--enable-new-dtags", "-pthread")
    return program, real.build(f"{src}/hog.c", f"{d}/hog")


class Library:
    """The one that is replaced: its next file has its probes before it gets the name, because a program has it."""

    def __init__(self, d, program, port):
        self.d, self.program, self.port = d, program, port
        self.holders = []
        self.replaced = 0

    def hold(self, folder):
        env = {**os.environ, "LD_LIBRARY_PATH": folder}
        p = real.Process([self.program, "soak-holder", "holds", "0", "0", "0", "0"], env=env, stdin=True)
        p.said("^holds$")
        need(f" {folder}/libpi_soak.so" in real.read(f"/proc/{p.pid}/maps"), "it has the new file")
        self.holders.append(p)

        def is_counted():
            before, said = of_functions(metrics(self.port)).get(CANARY, 0), len(p.out.splitlines())
            p.tell("call")
            real.wait_for(lambda: len(p.out.splitlines()) > said, "the canary is called")
            deadline = time.monotonic() + 3
            while time.monotonic() < deadline:
                if of_functions(metrics(self.port)).get(CANARY, 0) > before:
                    return True
                time.sleep(0.1)
            return False
        real.wait_for(is_counted, "a new file of the library has its probes", 40)

    def let_go(self, p):
        p.tell("last")
        p.p.stdin.close()
        equal(p.wait(), DONE, "who had the old library ends well")

    def replace(self):
        for name in "libpi_soak.so", "libpi_careless.so":
            shutil.copy(f"{self.d}/lib/{name}", f"{self.d}/next/{name}.new")
        os.rename(f"{self.d}/next/libpi_soak.so.new", f"{self.d}/next/libpi_soak.so")
        self.hold(f"{self.d}/next")
        os.rename(f"{self.d}/next/libpi_soak.so", f"{self.d}/lib/libpi_soak.so")
        # Nobody has the new file of this one before.
        os.rename(f"{self.d}/next/libpi_careless.so.new", f"{self.d}/lib/libpi_careless.so")
        self.replaced += 1
        if len(self.holders) > 1:
            self.let_go(self.holders.pop(0))

    def end(self):
        for p in self.holders:
            self.let_go(p)


class Sycl:
    """A real one, again and again, which must end as it does alone."""

    def __init__(self):
        release = real.releases(("2026.2.0",)) if real.in_check() else []
        self.argv = [real.workload("2026.2.0", "waits")] if release else None
        self.env = real.warm_environment("2026.2.0", ONEAPI_DEVICE_SELECTOR="opencl:cpu") if release else None
        self.p, self.runs, self.harmed = None, 0, []

    def go_on(self):
        if not self.argv:
            return
        if self.p and self.p.p.poll() is None:
            return
        self.look()
        self.p = real.Process(self.argv, env=self.env)

    def look(self):
        if not self.p:
            return
        self.p.wait()
        self.runs += 1
        if self.p.p.returncode or len(re.findall("^(wait|device) ", self.p.out, re.M)) < 5:
            self.harmed.append((self.p.p.returncode, self.p.err[-300:]))
        shutil.rmtree(os.path.dirname(self.p.out_path), ignore_errors=True)
        self.p = None


# ---- what serve is exposed to --------------------------------------------------------------------------


class Scrapes(threading.Thread):
    """One a second, of which no counter may fall. Around it, some hang."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.port = port
        self.ended = threading.Event()
        self.fell, self.failed, self.done = [], [], 0
        self.hung = []

    def hang(self):
        for s in self.hung[:-20]:
            s.close()
        del self.hung[:-20]
        with contextlib.suppress(OSError):
            for what in b"", b"GET /metrics HTT", b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n":
                self.hung.append(connect(self.port))
                self.hung[-1].sendall(what)

    def run(self):
        before = {}
        while not self.ended.wait(1):
            self.hang()
            try:
                now = samples(metrics(self.port))
            except (OSError, ValueError, IndexError) as e:
                self.failed.append(repr(e))
                continue
            self.done += 1
            self.fell += [(k, before[k], v) for k, v in now.items() if k[0].endswith(("_total", "_bucket", "_count")) and v < before.get(k, 0)]
            before.update(now)

    def end(self):
        self.ended.set()
        self.join()
        for s in self.hung:
            s.close()


class Memory:
    """A control group in which serve is, and at times somebody who takes all of its memory."""

    def __init__(self, hog):
        found = list(groups.kinds("memory"))
        need(found, "there are control groups that limit memory")
        self.group, self.hog = groups.Group(*found[0]), hog
        self.names = ("memory.usage_in_bytes", "memory.limit_in_bytes", "memory.failcnt") if found[0][1] else ("memory.current", "memory.max", "memory.events")
        self.p, self.times = None, 0

    def __enter__(self):
        self.group.__enter__()
        return self

    def __exit__(self, *_):
        self.end()
        for pid in self.group.read("cgroup.procs").split():
            with contextlib.suppress(OSError):
                os.kill(int(pid), signal.SIGKILL)
        real.wait_for(lambda: not self.group.read("cgroup.procs").strip(), "nobody is in the group")
        self.group.__exit__()

    def enter(self):
        self.group.write("cgroup.procs", str(os.getpid()))

    def limit(self):
        self.group.write(self.names[1], str(int(self.group.read(self.names[0])) + SPARE))

    def was_short(self):
        return sum(map(int, re.findall(r"^(?:max )?(\d+)$", self.group.read(self.names[2]), re.M)))

    def short(self):
        self.end()
        self.p = real.Process([self.hog], preexec_fn=self.enter)
        self.times += 1

    def end(self):
        if self.p:
            self.p.wait()
            equal(self.p.p.returncode, -signal.SIGKILL, "who took all memory was killed by the kernel")
        self.p = None


class Use:
    """What serve has, second by second, in processes that were there a look before: others read one file, and have as much
    memory as they have come to when they are seen."""

    def __init__(self, s):
        self.s, self.seen, self.begin = s, [], time.monotonic()
        self.before = set()

    def look(self):
        now = collections.Counter()
        pids = {self.s.pid, *real.children(self.s.pid)}
        stay, self.before = pids & self.before, pids
        for pid in stay:
            with contextlib.suppress(OSError, IndexError):
                name = "web" if pid == self.s.web() else "tracer" if pid == self.s.pid else "others"
                now[f"memory of {name}, KiB"] += int(real.read(f"/proc/{pid}/statm").split()[1]) * resource.getpagesize() >> 10
                now[f"descriptors of {name}"] += len(os.listdir(f"/proc/{pid}/fd"))
                now[f"threads of {name}"] += len(os.listdir(f"/proc/{pid}/task"))
        for kind, _ in real.bpf_ids(self.s.pid):
            now[f"kernel's {kind}s"] += 1
        self.seen.append((time.monotonic() - self.begin, now))

    def is_flat(self):
        """The most of two halves, from when the first files that were replaced have lost their probes."""
        steady = [now for at, now in self.seen if at > STEADY]
        half = len(steady) // 2
        need(half > 5, "there is a time to compare", half)
        most = [{k: max(n[k] for n in part) for k in sorted(set().union(*part))} for part in (steady[:half], steady[half:])]
        for k in most[0].keys() | most[1].keys():
            a, b = (m.get(k, 0) for m in most)
            check(b <= a * 1.1 + (2048 if "KiB" in k else 8), f"{k}: not more in the end than before", f"{a}, then {b}")


class Config:
    def __init__(self, d, port):
        self.path, self.port, self.n = f"{d}/serve.yaml", port, 0
        self.write("400")

    def write(self, functions):
        with open(self.path, "w") as f:
            f.write(f"listen: 127.0.0.1:{self.port}\nfunctions: {functions}\n")

    def reload(self, s):
        self.n += 1
        self.write("lots" if self.is_bad(self.n) else str(400 + self.n))
        s.p.send_signal(signal.SIGHUP)

    def is_bad(self, n):
        return n % 3 == 0


class Captures:
    def __init__(self, d):
        self.d, self.p, self.done, self.failed = d, None, 0, []

    def next(self):
        self.end()
        self.p = real.Process([real.XPTIBPF, "capture", "--control", f"{self.d}/control", "--comm", COMMANDS[0], "-d", "2", "-o", f"{self.d}/capture.xbt", "--force"])

    def end(self):
        if not self.p:
            return
        self.p.wait()
        if self.p.p.returncode:
            self.failed.append(self.p.err[-300:])
        self.done += 1
        self.p = None


class Flood:
    """One program that calls as often as it can, which the flight recorder keeps, while nobody reads the ring."""

    def __init__(self, program, work, s, captures):
        self.program, self.work, self.s, self.captures, self.times = program, work, s, captures, 0

    def now(self):
        self.captures.end()  # it would not be answered
        numbers = 200000, 10, 0, 0
        p = real.Process([self.program, FLOOD, "plain", *map(str, numbers)])
        os.kill(self.s.pid, signal.SIGSTOP)
        try:
            status = p.wait()
        finally:
            os.kill(self.s.pid, signal.SIGCONT)
        if status != DONE:
            self.work.harmed.append(f"flood: {status}")
        self.work.add(FLOOD, 1, *numbers)
        self.times += 1


# ---- what is found -------------------------------------------------------------------------------------


def counted(port):
    text = metrics(port)
    of = of_functions(text)
    return collections.Counter({f: of.get(f, 0) for f in EXACT}), of.get(CARELESS, 0), losses(samples(text))


def losses(found):
    return {re.search('cause="(.*)"', k)[1]: int(v) for (m, k), v in found.items() if m == "xptibpf_losses_total" and v}


def by_command(port):
    """Calls, errors and bytes of each."""
    now = collections.defaultdict(collections.Counter)
    for (name, labels), v in samples(metrics(port)).items():
        m = re.search('command="(.*?)"', labels)
        if not m or not v:
            continue
        key = {"xptibpf_group_calls_total": "calls", "xptibpf_group_call_errors_total": "errors",
               "xptibpf_group_memory_allocated_bytes_total": "allocated", "xptibpf_group_memory_leaked_bytes_total": "leaked"}.get(name)
        if key and ('api="pi"' in labels or 'kind="device"' in labels):
            now[m[1]][key] += int(v)
    return now


def as_groups(work):
    return {c: collections.Counter({"calls": sum(n[f] for f in EXACT), "errors": n["errors"], "allocated": n["allocated"], "leaked": n["leaked"]})
            for c, n in work.of.items()}


def compare(work, port):
    """Nothing is missing, but calls that had no memory for their state, which are announced."""
    made = {f: work.all()[f] for f in EXACT}
    now, careless, lost = counted(port)
    announced = lost.get("no_state", 0)
    missing = {f: made[f] - now[f] for f in EXACT}
    print(f"  made {made}, counted {dict(now)}, lost {lost}")
    # Of what was announced, some may be calls of the library that is replaced unseen.
    lacking, unseen = sum(missing.values()), work.careless - careless
    check(min(missing.values()) >= 0 and lacking <= announced <= lacking + unseen, "each call is counted, or was announced as lost",
          f"{lacking} missing, {announced} announced")
    check(0 < careless <= work.careless, "of the library that is replaced unseen, no call is counted that was not made", f"{careless} of {work.careless}")
    theirs, ours = as_groups(work), by_command(port)
    missing = {c: {k: n - ours[c][k] for k, n in w.items() if n != ours[c][k]} for c, w in theirs.items()}
    missing = {c: w for c, w in missing.items() if w}
    if announced:
        equal(sum(w.get("calls", 0) for w in missing.values()), lacking, "by command, the same ones are missing")
    else:
        equal(missing, {}, "and so is each call, error and byte by command")


def main():
    print(f"  for {SECONDS} s, SOAK_SEED={SEED}")
    d, port = real.folder(), free_port()
    program, hog = build(d)
    config = Config(d, port)
    with Memory(hog) as memory:
        s = Serve("--config", config.path, "--labels", "command", "--groups", "20", "--control", f"{d}/control",
                  "--flight-command", FLOOD, "--flight-folder", f"{d}/flight", "--flight-files", "3", "--flight-every", "5",
                  preexec_fn=memory.enter).ready(port)
        soak(d, port, program, memory, config, s)


def soak(d, port, program, memory, config, s):
    work, sycl, scrapes = Work(), Sycl(), Scrapes(port)
    library, captures = Library(d, program, port), Captures(d)
    flood, use = Flood(program, work, s, captures), Use(s)
    library.hold(f"{d}/lib")
    programs = Programs(program, work)
    every = {1: [use.look], 5: [sycl.go_on], 8: [captures.next], 7: [lambda: config.reload(s)], 10: [library.replace], 13: [memory.short], 17: [flood.now],
             19: [lambda: os.kill(s.pid, signal.SIGUSR2)], 23: [lambda: os.kill(s.web(), signal.SIGKILL)]}
    programs.start()
    scrapes.start()
    time.sleep(5)
    memory.limit()
    begin = time.monotonic()
    due = {period: begin + period for period in every}
    while time.monotonic() < begin + SECONDS:
        for period, whats in every.items():
            if time.monotonic() >= due[period]:
                due[period] = max(due[period] + period, time.monotonic())
                for what in whats:
                    what()
        if s.p.poll() is not None:
            need(False, "serve runs", s.err[-500:])
        time.sleep(0.05)
    programs.end()
    captures.end()
    memory.end()
    sycl.look()
    scrapes.end()
    read_again(lambda: samples(metrics(port))["xptibpf_read_time_seconds", ""])
    print(f"  {work.programs} programs, {sycl.runs} of SYCL, {library.replaced} times replaced, {memory.times} times short ({memory.was_short()}), "
          f"{flood.times} floods, {captures.done} captures, {scrapes.done} scrapes")
    compare(work, port)
    equal(sycl.harmed, [], "no program that uses SYCL was harmed")
    equal((scrapes.fell, scrapes.failed[3 * scrapes.done // 100:]), ([], []), "no counter ever fell, and hardly a scrape failed")
    equal(captures.failed, [], "all captures were written")
    check(memory.was_short() > 0, "memory was short", memory.was_short())
    use.is_flat()
    stop(s, program, work)
    equal(work.harmed, [], "no program was harmed")
    library.end()


def stop(s, program, work):
    """While programs begin and end."""
    ids = real.bpf_ids(s.pid)
    programs = Programs(program, work)
    programs.start()
    done = work.programs
    real.wait_for(lambda: work.programs > done + RATE, "programs begin and end")
    began = time.monotonic()
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(20), 0, "it ends well")
    took = time.monotonic() - began
    check(took < real.SLOWER, "in a second", f"{took:.2f} s")
    real.wait_for(lambda: not ids & real.bpf_alive(), "nothing of it stays in the kernel")
    done = work.programs
    real.wait_for(lambda: work.programs > done + RATE, "programs go on")
    programs.end()


real.run(main)
