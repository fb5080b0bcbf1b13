# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What the tests on real programs share: a tracer and its targets as objects, waiting for conditions
(never for time alone), and checks that are counted.

Everything that a test starts ends with it: what is left is killed, by pid.
"""
import atexit
import collections
import ctypes
import gc
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

if __name__ != "lib.real":
    raise ImportError("from lib import real: what a second copy counts as failed would go unnoticed")

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
O = os.path.abspath(os.environ.get("O", os.path.join(ROOT, "build")))
XPTIBPF = os.environ.get("XPTIBPF", os.path.join(O, "xptibpf"))
SLOWER = int(os.environ.get("SLOWER", "1"))  # tests/run --slower
SUITE = os.environ.get("XPTIBPF_RELEASES", "all")  # tests/run --suite: quick, all, rest

sys.path.append(f"{ROOT}/tests")
import places  # noqa: E402

gc.disable()  # nothing in events points back, and looking through millions of them takes long

_failures = []
_children = []
_folders = []


# ---- checks ------------------------------------------------------------------------------------------


def check(ok, what, detail=""):
    """One statement of the test; says why when it is false. Returns ok."""
    shown = f": {detail}" if detail != "" else ""
    print(("ok    " if ok else "FAIL  ") + what + shown, flush=True)
    if not ok:
        _failures.append(what)
    return bool(ok)


def equal(got, wanted, what):
    shown = repr(got) if len(repr(got)) < 200 else ""
    return check(got == wanted, what, shown if got == wanted else f"got {got!r}, wanted {wanted!r}")


def need(ok, what, detail=""):
    """A statement without which the rest makes no sense."""
    if not check(ok, what, detail):
        finish()


def finish():
    if _failures:
        print(f"{len(_failures)} failed", flush=True)
        sys.exit(1)
    sys.exit(0)


def run(main):
    if os.geteuid():
        sys.exit("needs root")
    main()
    finish()


def where_none_is_alone():
    """What a quiet test does that a test that is alone would see, is done while no test is alone, and keeps such a test
    waiting. All other tests have their place from tests/run."""
    return places.place(os.environ.get("XPTIBPF_PLACES"))


def every(holds, things):
    """Whether it holds for each of them, of which there must be some."""
    things = list(things)
    return bool(things) and all(holds(t) for t in things)


# ---- what this run is for ----------------------------------------------------------------------------


def in_check():
    """Whether this run has what `make check` is made of."""
    return SUITE != "rest"


def in_check_all():
    """Whether this run has what only `make check-all` is made of."""
    return SUITE != "quick"


def releases(every_one, of="QUICK_RELEASES"):
    """Those of a test's releases, or versions, that this run is for: the ones that tests/workloads/rules.mk
    gives to `make check`, or the others, or all."""
    quick = re.search(rf"^{of} := (.*)$", read(f"{ROOT}/tests/workloads/rules.mk"), re.M)[1].split()
    if SUITE == "all":
        return list(every_one)
    return [r for r in every_one if (r in quick) == (SUITE == "quick")]


def frameworks(every_one):
    """The same of releases of which libxptifw alone is asked for."""
    return releases(every_one, "QUICK_XPTIFW")


# ---- waiting -----------------------------------------------------------------------------------------

PATIENCE = 3  # times the seconds that are waited for what comes: only what hangs makes them pass


def wait_for(condition, what, seconds=20):
    """Polls until the condition holds; the test is over when it never does. what may be a function that says it then."""
    seconds *= SLOWER * PATIENCE
    deadline = time.monotonic() + seconds
    while True:
        v = condition()
        if v:
            return v
        if time.monotonic() > deadline:
            need(False, f"in {seconds} s: {what() if callable(what) else what}")
        time.sleep(0.01)


def read(path):
    try:
        with open(path, errors="replace") as f:
            return f.read()
    except OSError:
        return ""


# ---- programs ----------------------------------------------------------------------------------------


def folder(within=None):
    """A directory that goes away; others may enter it. within: not where temporary files are, which may be a tmpfs."""
    d = tempfile.mkdtemp(prefix="xptibpf-test-", dir=within)
    os.chmod(d, 0o755)
    _folders.append(d)
    return d


def runtime(release):
    out = subprocess.run([f"{ROOT}/scripts/fetch-runtimes", release], capture_output=True, text=True, check=True)
    return out.stdout.split()[-1]


def environment(release=None, **extra):
    """What a program of that release needs, with nothing of ours or XPTI's in it."""
    env = {k: v for k, v in os.environ.items() if not k.startswith(("XPTI", "UR_", "SYCL_", "LD_"))}
    if release:
        lib = os.path.join(runtime(release), "lib")
        text = read(os.path.join(runtime(release), "env.sh"))
        env["LD_LIBRARY_PATH"] = lib
        for name, value in re.findall(r"^export (\w+)='?([^'\n]*)'?$", text, re.M):
            if name != "LD_LIBRARY_PATH":
                env[name] = value
    env.update(extra)
    return env


def warm(release):
    """Has the runtime keep a program's kernels compiled, from one run of the tests to the next: it begins in a seventh of the
    processor time. For tests to which it doesn't matter how a kernel comes to be."""
    # Under sudo the cache is that of the user, who has to be able to remove it.
    where = O if "SUDO_UID" in os.environ else os.path.dirname(os.path.dirname(runtime(release)))
    return {"SYCL_CACHE_PERSISTENT": "1", "SYCL_CACHE_DIR": f"{where}/sycl-cache/{release}"}


def warm_environment(release, **extra):
    return environment(release, **warm(release), **extra)


def workload(release, name):
    return f"{O}/workloads/{release}/{name}"


def libc(name):
    """The folder of another C library, see scripts/fetch-libc."""
    return subprocess.run([f"{ROOT}/scripts/fetch-libc", name], capture_output=True, text=True, check=True).stdout.strip()


def libraries():
    """What links with libxptibpf-inner.a, as the Makefile has it."""
    names = re.search(r"^LIBS_PC := (.*)$", read(f"{ROOT}/Makefile"), re.M)[1].split()
    libs = subprocess.run(["pkg-config", "--libs", *names], capture_output=True, text=True, check=True).stdout.split()
    sanitizers = os.environ.get("SAN", "").split()
    return [f"{O}/libxptibpf-inner.a", *libs, "-lZydis", "-liberty", "-lpthread", "-lm", *sanitizers]


def own_mounts():
    """A mount namespace of the test's own: what is mounted there goes with its last process."""
    need(not ctypes.CDLL(None, use_errno=True).unshare(0x20000), "a mount namespace of our own")
    subprocess.run(["mount", "--make-rprivate", "/"], check=True)


def mount_tracefs():
    """For record --files. After own_mounts()."""
    subprocess.run(["mount", "-t", "tracefs", "nodev", "/sys/kernel/tracing"], check=True)
    need(os.path.exists("/sys/kernel/tracing/events/syscalls"), "tracefs is mounted, and has trace points of system calls")


def write(path, content):
    """A file that has this text, or these bytes."""
    with open(path, "wb") as f:
        f.write(content.encode() if isinstance(content, str) else content)
    return path


def with_includes(source, folders):
    """The file, and what it includes of ours."""
    found, todo = [], [source]
    while todo:
        path = todo.pop()
        if path in found:
            continue
        found.append(path)
        for name in re.findall(r'^\s*#\s*include\s+["<]([^">]+)[">]', read(path), re.M):
            todo += [f"{d}/{name}" for d in (os.path.dirname(path), *folders) if os.path.exists(f"{d}/{name}")][:1]
    return found


def kept(files, out, command, cwd=None):
    """Runs a compiler, or takes what it made of the same files in another test or run."""
    subprocess.run([f"{ROOT}/scripts/cached", out, *files, "--", *command], cwd=cwd, check=True)


def _goes_away(word):
    """It names a folder that does, such as folder()."""
    word = word.replace(f"{ROOT}/", "").replace(f"{O}/", "")
    return f"{tempfile.gettempdir()}/" in word or any(d in word for d in _folders)


def build(source, out, *flags, cc="gcc"):
    """It is kept, except with flags that nobody has again: with a folder that goes away, or an archive of this build."""
    folders = [w[2:] for w in flags if w.startswith((f"-I{ROOT}", f"-I{O}"))]
    if any(w.endswith(".a") or _goes_away(w) for w in flags):
        subprocess.run([cc, "-O1", "-g", "-w", source, "-o", out, *flags], check=True)
        return out
    here, name = os.path.split(source)
    if _goes_away(source):
        files = [os.path.relpath(f, here) if f.startswith(here) else f for f in with_includes(source, folders)]
        kept(files, out, [cc, "-O1", "-g", "-w", name, "-o", out, *flags], cwd=here)
    else:
        kept(with_includes(source, folders), out, [cc, "-O1", "-g", "-w", source, "-o", out, *flags])
    return out


def build_cpp(sources, out, *flags, cwd=None):
    """The first of the sources; what it includes of ours are the others."""
    kept(sources, out, ["g++", "-std=c++17", "-O1", "-g", "-w", sources[0], "-o", out, *flags], cwd=cwd)
    return out


def build_with_ours(name, *flags, cc="gcc"):
    """A program of tests/real that is linked with the library of this build."""
    return build(f"{ROOT}/tests/real/{name}", f"{folder()}/{os.path.splitext(name)[0]}", "-D_GNU_SOURCE", f"-I{ROOT}/include",
                 f"-I{ROOT}/user", *flags, *libraries(), cc=cc)


def build_text(text, out, *flags):
    """The same of C that is no file yet."""
    return build(write(f"{out}.c", text), out, *flags)


def build_linked(d, library, program, soname, *flags, name="program"):
    """A program in that folder, and a library of its own that it is linked with; both as text."""
    lib = build_text(library, f"{d}/{soname}", "-shared", "-fPIC")
    return build_text(program, f"{d}/{name}", lib, f"-Wl,-rpath,{d}", *flags)


class Process:
    """A child whose output goes to files, so that nobody has to read it in time."""

    def __init__(self, argv, env=None, stdin=None, **kw):
        d = folder()
        self.out_path, self.err_path = f"{d}/stdout", f"{d}/stderr"
        self.argv = argv
        with open(self.out_path, "wb") as out, open(self.err_path, "wb") as err:
            kw.setdefault("stdout", out)
            kw.setdefault("stderr", err)
            self.p = subprocess.Popen(argv, env=env, stdin=subprocess.PIPE if stdin else subprocess.DEVNULL, **kw)
        self.pid = self.p.pid
        _children.append(self)

    @property
    def out(self):
        return read(self.out_path)

    @property
    def err(self):
        return read(self.err_path)

    def tell(self, line):
        self.p.stdin.write(line.encode() + b"\n")
        self.p.stdin.flush()

    def said(self, pattern, seconds=20, where="out"):
        """Waits for a line of its output; gives the match."""
        return self.until(lambda: re.search(pattern, getattr(self, where), re.M), f"{self.argv[0]} says {pattern!r}", seconds)

    def until(self, condition, what, seconds=20):
        """Waits until it holds, and gives its value; once the process has ended, nothing changes any more."""
        def holds():
            ended = self.p.poll()  # before the look at what it has written
            value = condition()
            if not value and ended is not None:
                need(False, what, f"ended with {ended}: {self.err[-500:]}")
            return value

        return wait_for(holds, what, seconds)

    def wait(self, seconds=60):
        try:
            return self.p.wait(seconds * SLOWER)
        except subprocess.TimeoutExpired:
            need(False, f"{' '.join(map(str, self.argv))[:200]} ends within {seconds} s", self.err[-500:])

    def kill(self, sig=signal.SIGKILL):
        if self.p.poll() is None:
            self.p.send_signal(sig)


def beside_each_other(test, parts, seconds):
    """Runs parts of a test at once, each a tuple of words for the test's command line: for parts that wait most of the time."""
    for p in [Process([sys.executable, test, *part]) for part in parts]:
        status = p.wait(seconds)
        print(p.out, p.err, end="", flush=True)
        equal(status, 0, " ".join(p.argv[2:]))


def attached(t, seconds=30):
    """Waits until a tracer of running processes says that the trace has begun."""
    t.said("^xptibpf: attached to ", seconds, where="err")


class Tracer(Process):
    """xptibpf trace, its output in a file; ready() returns when its probes are in place."""

    def __init__(self, *args, json=True, env=None, prefix=(), file=True, program=XPTIBPF, **kw):
        self.file = os.path.join(folder(), "trace")
        self.all = None
        argv = [*prefix, program, "trace"]
        if json:
            argv.append("--json")
        if file:
            argv += ["-o", self.file]
        super().__init__(argv + [str(a) for a in args], env=env or environment(), **kw)

    def ready(self, seconds=20):
        """The first record leaves the ring when the tracer has set up everything."""
        return self.has('"type":"clock"', seconds, "the tracer is ready")

    def knows(self, path, seconds=20):
        """Waits until a file whose path has this in it has its probes."""
        self.until(lambda: any(e["type"] == "object" and path in e["path"] and e["probes"] for e in self.events(True)),
                   f"the tracer has probes in {path}", seconds)
        return self

    def has(self, text, seconds=20, what=None):
        self.until(lambda: text in read(self.file), what or f"the trace has {text}", seconds)
        return self

    def end(self, sig=signal.SIGINT, seconds=10):
        if self.p.poll() is None:
            self.p.send_signal(sig)
        return self.wait(seconds)

    def events(self, partial=False):
        """Every line's object; what is whole so far with partial."""
        ended = self.p.returncode is not None
        if ended and self.all is not None:
            return self.all
        lines = read(self.file).split("\n")
        if partial or (lines and not lines[-1]):
            lines = lines[:-1]
        found = [json.loads(line) for line in lines]
        if ended:
            self.all = found
        return found

    def calls(self, name=None, **match):
        """By time; handles as addresses alone (events() has the objects, too)."""
        return calls(self.events(), name, **match)

    def lost(self, cut=False):
        """Counted losses by cause; that long values were cut is none (cut=True: tell it too)."""
        found = [e for e in self.events() if e["type"] == "lost"]
        need(found, "the output ends with an account of losses")
        return {e["where"]: e["count"] for e in found if e["count"] and (cut or e["where"] != "truncated")}


def calls(events, name=None, **match):
    found = [e for e in events if e["type"] == "call" and (name is None or e["name"] == name)
             and all(e.get(k) == v for k, v in match.items())]
    found = [{**e, "args": addresses(e["args"]), "ret": addresses(e["ret"])} for e in found]
    return sorted(found, key=lambda e: e["ts"])


def addresses(v):
    """A value with its handles' addresses in place of {"handle":, "object":}."""
    if isinstance(v, list):
        return [addresses(i) for i in v]
    if not isinstance(v, dict):
        return v
    return v["handle"] if {"handle", "object"} <= v.keys() else {k: addresses(i) for k, i in v.items()}


def count(events):
    return collections.Counter(e["name"] for e in events if e["type"] == "call")


# ---- what the kernel holds for a process -------------------------------------------------------------


def bpf_ids(pid):
    """The BPF objects that a process holds: {("prog", 7), ("map", 3), ("link", 5)}."""
    found = set()
    base = f"/proc/{pid}/fdinfo"
    for fd in os.listdir(base):
        for kind, number in re.findall(r"^(prog|map|link)_id:\s*(\d+)$", read(f"{base}/{fd}"), re.M):
            found.add((kind, int(number)))
    return found


def bpf_alive():
    """Those that exist at all."""
    tool = shutil.which("bpftool") or "/usr/sbin/bpftool"
    found = set()
    for kind in ("prog", "map", "link"):
        r = subprocess.run([tool, "-j", kind, "list"], capture_output=True, text=True, check=True)
        for entry in json.loads(r.stdout or "[]"):
            found.add((kind, entry["id"]))
    return found


def bpf_left(before, seconds=20):
    """New BPF objects that no process holds all the while: whoever made them has gone, and they stayed. Others make
    and drop such objects meanwhile, of which the next look finds no trace. On a busy machine the kernel takes seconds to
    free what nobody has any more."""
    deadline = time.monotonic() + seconds
    left = None
    while True:
        held = set()
        for name in os.listdir("/proc"):
            if name.isdigit():
                try:
                    held |= bpf_ids(name)
                except OSError:
                    pass
        found = bpf_alive() - before - held
        left = found if left is None else left & found
        if not left or time.monotonic() > deadline:
            return left
        time.sleep(0.05)


def children(pid):
    """All descendants."""
    by_parent = collections.defaultdict(list)
    for name in os.listdir("/proc"):
        if name.isdigit():
            fields = read(f"/proc/{name}/stat").rpartition(")")[2].split()
            if fields and fields[0] not in "ZX":
                by_parent[int(fields[1])].append(int(name))
    found, todo = [], [pid]
    while todo:
        for child in by_parent[todo.pop()]:
            found.append(child)
            todo.append(child)
    return found


def alive(pid):
    fields = read(f"/proc/{pid}/stat").rpartition(")")[2].split()
    return bool(fields) and fields[0] not in "ZX"


# ---- the small programs ------------------------------------------------------------------------------


def build_abi(d):
    """tests/workloads/abi: the program, and a library of UR's names that it calls."""
    src = f"{ROOT}/tests/workloads/abi"
    lib = build(f"{src}/libur_fake.c", f"{d}/libur_fake.so", "-fPIC", "-shared", "-fexceptions")
    return build_cpp([f"{src}/abi.cpp"], f"{d}/abi", "-rdynamic", "-ldl", "-pthread"), lib


def plain_run(argv, env=None, timeout=60, **kw):
    return subprocess.run([str(a) for a in argv], env=env or environment(), capture_output=True, text=True, timeout=timeout, **kw)


def said(*args):
    """What a command of ours says as JSON: {type: [lines]}."""
    r = plain_run([XPTIBPF, *args])
    need(r.returncode == 0, f"xptibpf {args[0]} works", r.stderr[-300:])
    found = collections.defaultdict(list)
    for line in r.stdout.splitlines():
        e = json.loads(line)
        found[e["type"]].append(e)
    return found


def ask_parquet(engine, folder, queries):
    """What a reader of Parquet answers: rows of each query, or of each table that is named."""
    what = "clickhouse" if engine == "clickhouse" else "readers"
    readers = subprocess.run([f"{ROOT}/scripts/fetch-arrow", what], capture_output=True, text=True, check=True).stdout.strip()
    r = subprocess.run([f"{readers}/bin/python", f"{HERE}/parquet_query.py", engine, folder], input=json.dumps(queries),
                       capture_output=True, text=True, timeout=300, check=False)
    need(r.returncode == 0, f"{engine} answers", r.stderr[-800:] if r.returncode else "")
    return json.loads(r.stdout)


def _clean_up():
    for p in _children:
        p.kill()
        try:
            p.p.wait(5)
        except subprocess.TimeoutExpired:
            pass
    for d in _folders:
        shutil.rmtree(d, ignore_errors=True)


atexit.register(_clean_up)
signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
