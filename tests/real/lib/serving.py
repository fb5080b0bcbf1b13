# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""xptibpf serve, a client that reads its metrics, and captures."""
import json
import re
import shutil
import signal
import socket
import subprocess

from lib import real
from lib.real import check, equal, need

OPEN = "application/openmetrics-text;version=1.0.0"
SAMPLE = re.compile(r'^([a-z_]+)(?:\{((?:[a-z]+="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (\S+)$')


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def connect(where):
    if isinstance(where, str):
        s = socket.socket(socket.AF_UNIX)
    else:
        s = socket.socket()
        where = ("127.0.0.1", where)
    s.settimeout(30)
    s.connect(where)
    return s


def ask(where, path, method="GET", headers="", body=b""):
    """Status, headers, body."""
    with connect(where) as s:
        s.sendall(f"{method} {path} HTTP/1.1\r\nHost: x\r\n{headers}\r\n".encode() + body)
        got = b""
        while True:
            try:
                part = s.recv(65536)
            except ConnectionResetError:
                break
            if not part:
                break
            got += part
    head, _, body = got.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    return int(lines[0].split()[1]), dict(line.lower().split(": ", 1) for line in lines[1:]), body.decode()


def metrics(where, accept=None):
    status, _, text = ask(where, "/metrics", headers=f"Accept: {accept}\r\n" if accept else "")
    if status != 200:
        need(False, "/metrics answers", status)
    return text


def read_again(read_time):
    """Waits until serve has read its counts from the kernel after now: the next ones may have been half read already."""
    for _ in range(2):
        seen = read_time()
        real.wait_for(lambda: read_time() > seen, "the counts are read again", 60)


def samples(text):
    """{(name, labels): value}, each once."""
    found = {}
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        m = SAMPLE.match(line)
        if not need_match(m, line):
            continue
        key = m[1], m[2] or ""
        check(key not in found, "a series is there once", key) if key in found else None
        found[key] = float(m[3])
    return found


def need_match(m, line):
    return m or check(False, "a line is a sample", line)


def of_functions(text, name="xptibpf_calls_total"):
    found = {}
    for (metric, labels), v in samples(text).items():
        m = re.search(r'function="(\w+)"', labels)
        if metric == name and m:
            found[m[1]] = found.get(m[1], 0) + int(v)
    return found


def one(text, name, labels=""):
    return samples(text).get((name, labels))


class Serve(real.Process):
    def __init__(self, *args, prefix=(), **kw):
        # Programs of tests call as often as they can, and each call counts.
        limit = () if "--max-overhead" in args else ("--max-overhead", "off")
        super().__init__([*prefix, real.XPTIBPF, "serve", *map(str, args), *limit], env=real.environment(), **kw)

    def ready(self, where):
        def answers():
            if self.p.poll() is not None:
                need(False, "serve runs", f"ended with {self.p.returncode}: {self.err[-500:]}")
            try:
                return ask(where, "/readyz")[0] == 200
            except (OSError, ValueError, IndexError):
                return False
        real.wait_for(answers, "serve is ready", 60)
        return self

    def web(self):
        """The process without privileges."""
        for pid in real.read(f"/proc/{self.pid}/task/{self.pid}/children").split():
            if real.read(f"/proc/{pid}/comm").strip() == "xptibpf-web":
                return int(pid)
        return 0


class Capture(real.Process):
    """xptibpf capture of the serve whose control socket is in that folder."""

    def __init__(self, d, *args, out="out.xbt", prefix=()):
        self.file = f"{d}/{out}"
        super().__init__([*prefix, real.XPTIBPF, "capture", "--control", f"{d}/control", "--force", "-o", self.file, *map(str, args)])

    def begun(self):
        self.said("capturing for", where="err")
        return self

    def end(self, status=0):
        self.p.send_signal(signal.SIGINT)
        equal(self.wait(), status, "the capture ends")
        return self

    def events(self, *options):
        r = subprocess.run([real.XPTIBPF, "trace", "--json", *options, "-i", self.file], capture_output=True, text=True)
        return r.returncode, [json.loads(line) for line in r.stdout.splitlines()]

    def read(self):
        status, events = self.events()
        return status, [e for e in events if e["type"] == "call"]

    def calls(self, cut=False):
        status, calls = self.read()
        equal(status, 1 if cut else 0, "the recording can be read")
        return calls


class Busy(real.Process):
    """tests/workloads/busy.cpp under a name of its own, which does what it is told."""

    def __init__(self, release, path, **env):
        shutil.copy(real.workload(release, "busy"), path)
        super().__init__([path], env=real.warm_environment(release, **env), stdin=True)
        self.said("^pid", 60)

    def does(self, *words):
        done = len(self.out.splitlines())
        self.tell(" ".join(map(str, words)))
        real.wait_for(lambda: len(self.out.splitlines()) > done, f"the program does {words}", 60)

    def leave(self):
        self.tell("exit 0")
        equal(self.wait(), 0, "the program ends well")
