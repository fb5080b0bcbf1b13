#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 20, suite: all
# alone: it compares what all processes of the machine do with what one of them says
"""xptibpf serve and clients that mean no good, or are very many: 10,000 scrapes, 1,000 at once, are answered while programs are
counted, in bounded memory; who takes all places and hardly says anything loses them soon; bytes that are no HTTP do no harm.
"""
import collections
import resource
import selectors
import signal
import socket
import threading
import time

from lib import real
from lib.real import check, equal
from lib.serving import Serve, ask, connect, free_port, metrics, of_functions, one
import serve

CROWD = 10000
AT_ONCE = 1000
CALLS = {"urUSMImportExp": 4321, "urUSMReleaseExp": 99}
REQUEST = b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n"
GARBAGE = {
    "nothing that is text": bytes(range(256)) * 8, "NUL bytes": b"\0" * 4096, "only ends of lines": b"\r\n" * 5000,
    "TLS": bytes.fromhex("16030100f1010000ed0303") + b"x" * 300, "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "HTTP/0.9": b"GET /metrics\r\n",
    "no version": b"GET /metrics \r\nHost: x\r\n\r\n", "no method": b" /metrics HTTP/1.1\r\n\r\n", "a long method": b"G" * 30000 + b" / HTTP/1.1\r\n\r\n",
    "a long path": b"GET /" + b"a" * 100000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", "many headers": b"GET /metrics HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 20000 + b"\r\n",
    "a header without an end": b"GET /metrics HTTP/1.1\r\nHost: x\r\na: " + b"b" * 200000, "a header without a colon": b"GET /metrics HTTP/1.1\r\nHost x\r\n\r\n",
    "less than nothing": b"GET /metrics HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n", "very much": b"POST /metrics HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "wrong pieces": b"POST /metrics HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "a password that is none": b"GET /metrics HTTP/1.1\r\nHost: x\r\nAuthorization: Basic ====\r\n\r\n",
}


def crowd(port, program, web):
    """A thousand at a time, which is what waits in the kernel, until ten thousand were answered."""
    where, answers, begun, most = selectors.DefaultSelector(), collections.Counter(), 0, 0
    programs = lambda: one(metrics(port), "xptibpf_programs_total", 'api="ur"')
    before = programs()
    p = real.Process([program, "4321", "99"], stdin=True)
    p.said("^runs$")
    real.wait_for(lambda: programs() > before, "the program has probes")
    p.tell("go")
    end = time.monotonic() + 120 * real.SLOWER
    while sum(answers.values()) < CROWD and time.monotonic() < end:
        while begun < CROWD and begun - sum(answers.values()) < AT_ONCE:
            s = socket.socket()
            s.setblocking(False)
            s.connect_ex(("127.0.0.1", port))
            where.register(s, selectors.EVENT_WRITE, [b""])
            begun += 1
        for key, events in where.select(1):
            s, got = key.fileobj, key.data
            try:
                if events & selectors.EVENT_WRITE:
                    s.send(REQUEST)
                    where.modify(s, selectors.EVENT_READ, got)
                    continue
                part = s.recv(65536)
            except OSError as e:
                got[0], part = repr(e).encode(), b""
            if part:
                got[0] = got[0] or part[:12]
                continue
            answers[got[0]] += 1
            where.unregister(s)
            s.close()
        most = max(most, rss(web))
    equal(dict(answers), {b"HTTP/1.1 200": CROWD}, "ten thousand scrapes, a thousand at once, are answered")
    check(0 < most < 64 << 20, "in bounded memory", most)
    p.said("^called$")
    p.tell("end")
    equal(p.wait(), 0, "the program ends well")
    real.wait_for(lambda: {k: v for k, v in of_functions(metrics(port)).items() if k in CALLS} == CALLS, "and its calls are counted, all of them")


def rss(s):
    try:
        return int(real.read(f"/proc/{s.web()}/statm").split()[1]) * resource.getpagesize()
    except (OSError, IndexError):
        return 0


def slow_crowd(port):
    """More than there are places, by one who says a byte now and then."""
    taken = [connect(port) for _ in range(100)]
    ended = threading.Event()

    def dribble():
        while not ended.wait(0.5):
            for s in taken:
                try:
                    s.sendall(b"G")
                except OSError:
                    pass
    t = threading.Thread(target=dribble)
    t.start()
    began = time.monotonic()
    check("xptibpf_calls_total" in metrics(port), "a scrape is answered although all places are taken by slow clients")
    took = time.monotonic() - began
    check(took < 10 * real.SLOWER, "in the time that Prometheus waits by default", f"{took:.1f} s")
    ended.set()
    t.join()
    for s in taken:
        s.close()


def garbage(s, port):
    web = s.web()
    for what, data in GARBAGE.items():
        with connect(port) as c:
            got = b""
            try:
                c.settimeout(1)  # of some, the end is waited for
                c.sendall(data)
                while part := c.recv(65536):
                    got += part
            except OSError:
                pass
        wanted = b"" if what != "a password that is none" else b"HTTP/1.1 200"
        check((not got or got.startswith(b"HTTP/1.")) and got.startswith(wanted) and (wanted or b" 200 " not in got[:20]), f"{what}: is refused", got[:60])
    equal((s.web(), ask(port, "/healthz")[0], one(metrics(port), "xptibpf_web_restarts_total")), (web, 200, 0.0), "and nothing has happened to who serves")


def main():
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 2 * AT_ONCE), hard))
    d = real.folder()
    program = serve.build(d)
    port = free_port()
    s = Serve("--listen", f"127.0.0.1:{port}", "-e", "urUSMImportExp,urUSMReleaseExp").ready(port)
    garbage(s, port)
    slow_crowd(port)
    crowd(port, program, s)
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(20), 0, "it ends well")


real.run(main)
