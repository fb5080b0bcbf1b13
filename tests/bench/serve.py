# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What `xptibpf serve` costs, and whether it keeps to its limit: `run --serve`.

Times are CPU time, in ns, of the traced program's process or of serve's own, because time on a clock depends on who else
runs. The program runs all the time; blocks of its steps are with and without serve in turn. Real programs have a second
process beside them that is never traced. Nothing here is taken from serve but its own estimate, which is compared with what was measured.
"""
import os
import re
import shutil
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.request


def cpu_ns(pid):
    """Of a process with all its threads."""
    return time.clock_gettime_ns((~pid << 3) | 2)


class Program:
    """Makes as many steps as it is told, and answers "did N"; before, it says its pid."""

    def __init__(self, argv, env=None):
        self.p = subprocess.Popen(argv, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.pid = self.p.pid
        self.line("pid ")

    def line(self, word):
        for line in self.p.stdout:
            if line.startswith(word):
                return line
        raise OSError("the program ended")

    def does(self, n):
        """ns of CPU and of time that a step takes."""
        cpu, clock = cpu_ns(self.pid), time.monotonic_ns()
        self.p.stdin.write(f"{n}\n")
        self.line("did ")
        return (cpu_ns(self.pid) - cpu) / n, (time.monotonic_ns() - clock) / n

    def lasts(self, seconds):
        """So many steps are that long."""
        n = 10
        while self.does(n)[1] * n < 2e8:
            n *= 2
        return max(1, int(seconds * 1e9 / self.does(n)[1]))

    def end(self):
        self.p.stdin.close()
        self.p.wait()
        self.p.stdout.close()


class Serve:
    def __init__(self, xptibpf, *options, hide=None):
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = s.getsockname()[1]
        self.p = subprocess.Popen([*(hidden_from(hide) if hide else []), xptibpf, "serve", "-qq", "--control", "none", "--listen",
                                   f"127.0.0.1:{self.port}", *options])
        end = time.monotonic() + 60
        while not self.answers():
            if self.p.poll() is not None or time.monotonic() > end:
                raise OSError("serve does not get ready")
            time.sleep(0.02)

    def get(self, path):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=10) as r:
            return r.read().decode()

    def answers(self):
        try:
            return bool(self.get("/readyz"))
        except OSError:
            return False

    def values(self):
        """{name: sum of its series}"""
        found = {}
        for name, value in re.findall(r"^(\w+)(?:\{.*\})? (\S+)$", self.get("/metrics"), re.M):
            found[name] = found.get(name, 0) + float(value)
        return found

    def fresh(self):
        """After all that was counted until now has been read."""
        for _ in range(2):
            seen = self.values()["xptibpf_read_time_seconds"]
            while self.values()["xptibpf_read_time_seconds"] == seen:
                time.sleep(0.05)
        return self.values()

    def pids(self):
        with open(f"/proc/{self.p.pid}/task/{self.p.pid}/children", encoding="utf-8") as f:
            return [self.p.pid, *map(int, f.read().split())]

    def cpu(self):
        return sum(map(cpu_ns, self.pids()))

    def end(self):
        self.p.terminate()
        self.p.wait()


def quarters(values):
    q = statistics.quantiles(values, n=4)
    return f"{statistics.median(values):.3f} (quarters {q[0]:.3f} to {q[2]:.3f})"


def estimated(xptibpf, program, pairs, seconds, *options):
    """How many times what it really takes is what serve says: of each pair. Nothing is limited."""
    steps, more, said, calls, bare = program.lasts(seconds), [], [], [], []
    for i in range(pairs):
        before = program.does(steps)[0] if i % 2 else None
        serve = Serve(xptibpf, "--max-overhead", "off", *options)
        try:
            program.does(steps // 10 + 1)
            first, with_it, last = serve.fresh(), program.does(steps)[0], serve.fresh()
        finally:
            serve.end()
        bare.append(before or program.does(steps)[0])
        more.append(with_it - bare[-1])
        said.append((last["xptibpf_overhead_seconds_total"] - first["xptibpf_overhead_seconds_total"]) * 1e9 / steps)
        calls.append((last["xptibpf_calls_total"] - first["xptibpf_calls_total"]) / steps)
    return bare, more, said, calls


def tell_estimated(name, verdict, bare, more, said, calls):
    m = statistics.median
    print(f"  {name}: a step takes {m(bare) / 1e3:.1f} us and makes {m(calls):.1f} calls; without a limit serve adds "
          f"{m(more) / 1e3:.1f} us and says {m(said) / 1e3:.1f} us", flush=True)
    ratios = [s / x for s, x in zip(said, more)]
    verdict(f"what serve says it adds, of the truth, {name}", m(ratios), 0.8, "x", True, ratios)
    verdict(f"  and not much more, {name}", m(ratios), 1.3, "x", False, ratios)


# ---- twins ----

SYCL = "2026.2.0"
TRACED = "piextCommandBufferFinalize"
LIMIT = 0.02


def build_twin(here, where):
    """twin.c and its library."""
    cc = os.environ.get("CC", "gcc")
    os.makedirs(where, exist_ok=True)
    library, program = os.path.join(where, "libpi_twin.so"), os.path.join(where, "twin")
    subprocess.run([cc, "-O2", "-fPIC", "-shared", "-Wl,-soname,libpi_twin.so", os.path.join(here, "twin_lib.c"), "-o", library], check=True)
    subprocess.run([cc, "-std=gnu17", "-O2", "-g", "-Wall", "-Wextra", os.path.join(here, "twin.c"), library, "-Wl,-rpath,$ORIGIN",
                    "-o", program], check=True)
    return program


class Blocks:
    """Ten blocks of a twin each: (seconds since the beginning, calls, ns, calls of the twin, ns)."""

    def __init__(self, rows):
        self.rows = rows
        self.calls, self.ns, self.twins, self.twin_ns = (sum(r[i] for r in rows) for i in range(1, 5))

    def between(self, since, until):
        return Blocks([r for r in self.rows if since <= r[0] < until])

    def added(self):
        """ns that the probe added, as the twin has none."""
        return self.ns - self.calls * self.twin_ns / self.twins if self.twins else 0

    def share(self):
        return self.added() / (self.ns + self.twin_ns) if self.ns else 0


def alone(program):
    """The twins are alike when nobody traces: other tracers of the machine would count as ours. A busy machine makes them
    differ now and then, a tracer each time."""
    for _ in range(3):
        share = twin(program, 25, 3, None)[0].share()
        if share <= 0.02:
            return
    raise OSError(f"the twins differ by {100 * share:.1f} % without a tracer: does another one run?")


def twin(program, us, seconds, xptibpf, *options):
    """Its blocks, and what serve says at their end, which began with them."""
    with subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as p:
        p.stdout.readline()
        serve = xptibpf and Serve(xptibpf, "--devices", "off", "-e", TRACED, *options)
        try:
            p.stdin.write(f"{us} {seconds}\n")
            rows = []
            for line in iter(p.stdout.readline, ""):
                if line.startswith("did"):
                    break
                rows.append(tuple(map(float, line.split()[1:])))
            return Blocks(rows), serve.fresh() if serve else {}
        finally:
            if serve:
                serve.end()
            p.stdin.close()


def honest(program, xptibpf, us, rounds, verdict):
    """What serve says of a hit, as a part of what a hit really costs."""
    ratios, costs = [], []
    for _ in range(rounds):
        blocks, says = twin(program, us, 4, xptibpf, "--max-overhead", "off")
        costs.append(blocks.added() / blocks.calls)
        ratios.append(says["xptibpf_overhead_seconds_total"] * 1e9 / says["xptibpf_calls_total"] / costs[-1])
    print(f"  operations of {us} us: a hit costs {statistics.median(costs):.0f} ns ({min(costs):.0f} .. {max(costs):.0f})")
    verdict(f"what serve says of a hit, of the truth, {us} us", statistics.median(ratios), 0.8, "x", True, ratios)
    verdict(f"  and not much more, {us} us", statistics.median(ratios), 1.3, "x", False, ratios)


def held(program, xptibpf, us, rounds, verdict):
    """With the default limit: what is added from the fifth second to the thirtieth, and before, in percent of the program's time."""
    first, rest = [], []
    for _ in range(rounds):
        blocks, says = twin(program, us, 30, xptibpf)
        first.append(100 * blocks.between(0, 5).share())
        rest.append(100 * blocks.between(5, 30).share())
    print(f"  operations of {us} us: in the first 5 s {statistics.median(first):.2f} % ({min(first):.2f} .. {max(first):.2f}); "
          f"functions off at the end: {says['xptibpf_functions_off']:.0f}", flush=True)
    verdict(f"added from 5 s to 30 s, operations of {us} us", statistics.median(rest), 100 * LIMIT + 0.3, "%", False, rest)


def busy(program, xptibpf, verdict, seconds=10):
    """Serve's own share of a processor while calls are counted; they are as fast as the program can make them."""
    with subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as p:
        p.stdout.readline()
        serve = Serve(xptibpf, "--devices", "off", "-e", TRACED, "--max-overhead", "off")
        try:
            p.stdin.write(f"6 {seconds + 8}\n")
            time.sleep(3)
            a, cpu, clock = serve.fresh(), serve.cpu(), time.monotonic()
            time.sleep(seconds)
            b, cpu, clock = serve.values(), serve.cpu() - cpu, time.monotonic() - clock
            calls = b["xptibpf_calls_total"] - a["xptibpf_calls_total"]
        finally:
            serve.end()
            p.kill()
    verdict(f"serve's own processor at {calls / clock:,.0f} calls/s", cpu / clock / 1e7, 5, "%")


def born():
    """How many processes and threads the machine has started."""
    with open("/proc/stat", encoding="utf-8") as f:
        return int(re.search(r"^processes (\d+)$", f.read(), re.M)[1])


def idle(xptibpf, verdict, seconds=30):
    """Serve's own share of a processor while nobody calls, and what else the machine did: serve looks at each new program. The
    resolution of the clock is a nanosecond."""
    serve = Serve(xptibpf)
    try:
        time.sleep(3)
        cpu, forks, clock = serve.cpu(), born(), time.monotonic()
        time.sleep(seconds)
        share = (serve.cpu() - cpu) / (time.monotonic() - clock) / 1e7
        forks = (born() - forks) / seconds
    finally:
        serve.end()
    verdict(f"serve's own processor, {forks:.1f} forks/s, nobody calls", share, 0.1, "%")


# ---- programs ----

def hidden_from(pid):
    """What begins a command that can't see this process in /proc."""
    return ["unshare", "-m", "sh", "-c", f'mount -t tmpfs none /proc/{pid} && exec "$@"', "sh"]


class Pair:
    """Two processes of a program, in turn for some 20 ms each. The second has files of its own and is hidden from serve, so that
    no probe is in them: what else goes on, which changes their times by a tenth from one second to the next, meets both."""

    def __init__(self, argv, env, root, copy):
        shutil.copytree(root, copy, symlinks=True)
        moved = {k: v.replace(root, copy) for k, v in env.items()}
        self.traced = Program(argv, env)
        self.bare = Program([a.replace(root, copy) for a in argv], moved)
        self.steps = self.traced.lasts(0.02)

    def ratio(self, seconds):
        """Of a step of the traced process to one of the other: the median of CPU time, and of time."""
        pairs, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            order = (self.traced, self.bare) if len(pairs) % 2 else (self.bare, self.traced)
            took = {p: p.does(self.steps) for p in order}
            pairs.append([a / b for a, b in zip(took[self.traced], took[self.bare])])
        return [statistics.median(column) for column in zip(*pairs)]

    def calls(self, serve, program):
        """So many of a program's calls serve counts."""
        before = serve.fresh().get("xptibpf_calls_total", 0)
        program.does(self.steps)
        return serve.fresh().get("xptibpf_calls_total", 0) - before

    def end(self):
        self.traced.end()
        self.bare.end()


def slowdown(name, pair, xptibpf, rounds, verdict, seconds=10):
    """Times its time without serve, with the default options: how much the ratio of the two processes changes. The limit is of
    a thread's time, and a process of a pair runs for half of it, so it gets half the limit."""
    before, cpu, clock = pair.ratio(seconds), [], []
    for _ in range(rounds):
        serve = Serve(xptibpf, "--max-overhead", f"{50 * LIMIT}%", hide=pair.bare.pid)
        try:
            traced, bare = pair.calls(serve, pair.traced), pair.calls(serve, pair.bare)
            if bare or not traced:
                raise OSError(f"{name}: serve counts {traced:.0f} calls of the traced process and {bare:.0f} of the other")
            pair.ratio(5)
            with_it = pair.ratio(seconds)
        finally:
            serve.end()
        after = pair.ratio(seconds)
        for ratios, w, b, a in zip((cpu, clock), with_it, before, after):
            ratios.append(2 * w / (a + b))
        before = after
    for what, ratios in (("CPU time", cpu), ("time", clock)):
        error = statistics.stdev(ratios) / len(ratios) ** 0.5 if rounds > 1 else float("nan")
        print(f"  {name}: {what} {statistics.mean(ratios):.4f} times (standard error {error:.4f})", flush=True)
        verdict(f"{name}: {what} with serve", statistics.mean(ratios), 1.02, "x", False, ratios)


def environment(top, name, release):
    """A Python environment's interpreter, and what programs need to find its runtime and a device."""
    out = subprocess.run([os.path.join(top, "scripts/fetch-runtimes"), name], stdout=subprocess.PIPE, text=True, check=True)
    root = out.stdout.split()[-1]
    env = {k: v for k, v in os.environ.items() if not k.startswith(("XPTI", "UR_", "SYCL_", "LD_"))}
    env.update({"LD_LIBRARY_PATH": f"{root}/lib", "OCL_ICD_FILENAMES": f"{root}/lib/libintelocl.so",
                "ONEAPI_DEVICE_SELECTOR": "opencl:cpu"})
    if release:
        include = subprocess.run([os.path.join(top, "scripts/fetch-runtimes"), release], stdout=subprocess.PIPE, text=True,
                                 check=True).stdout.split()[-1] + "/include"
        layer = os.path.join(root, "as_gpu.so")
        subprocess.run(["gcc", "-fPIC", "-shared", f"-I{include}", os.path.join(top, "tests/workloads/cl/as_gpu.c"), "-o", layer],
                       check=True)
        env.update({"ONEAPI_DEVICE_SELECTOR": "opencl:gpu", "OPENCL_LAYERS": layer})
    return f"{root}/bin/python", env


def run(xptibpf, top, out, rounds, verdict):
    print("\nserve: CPU time of the programs, and its own")
    workloads = os.path.join(top, "tests/workloads")
    idle(xptibpf, verdict)
    program = build_twin(os.path.join(top, "tests/bench"), os.path.join(out, "bench"))
    alone(program)
    busy(program, xptibpf, verdict)
    honest(program, xptibpf, 25, rounds, verdict)
    for us in (10, 25, 100):
        held(program, xptibpf, us, max(1, rounds // 3), verdict)
    sycl = Program([os.path.join(workloads, "with"), SYCL, os.path.join(out, "workloads", SYCL, "sycl_loop"), "--sleep-ms", "0",
                    "--steps", "1"])
    try:
        tell_estimated("sycl_loop", verdict, *estimated(xptibpf, sycl, rounds, 1))
    finally:
        sycl.end()
    for name, script, release in (("dpnp==0.20.0", "np.py", None), ("sklearnex==2025.11.0", "sk.py", "2025.3.3")):
        interpreter, env = environment(top, name, release)
        root = os.path.dirname(os.path.dirname(interpreter))
        with tempfile.TemporaryDirectory() as folder:
            real = Pair([interpreter, os.path.join(workloads, script), "--steps", "--iterations", "0"], env, root,
                        os.path.join(folder, "copy"))
            try:
                slowdown(name, real, xptibpf, rounds, verdict)
            finally:
                real.end()
