#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 100, suite: all
"""xptibpf serve --otlp: what a receiver gets is what programs know of themselves and what /metrics has, whatever
receivers do: they go away, refuse, hang, or answer nonsense. What sends has no privileges and may die.

The receiver (lib/otlp_receiver.py) reads with Google's protobuf by OpenTelemetry's own definitions. No other
test calls the functions that are counted here.
"""
import json
import os
import re
import signal
import subprocess
import time

from lib import real
from lib.real import check, equal, need
import serve

SECRET = "Bearer-geheim-4711"
FIRST, SECOND = MINE = "urUsmP2PEnablePeerAccessExp", "urUsmP2PDisablePeerAccessExp"


class Receiver(real.Process):
    def __init__(self, port, *tls):
        super().__init__([f"{python()}", f"{real.HERE}/otlp_receiver.py", str(port), *tls], stdin=True)
        self.said("^listens$")

    def requests(self):
        return [json.loads(line) for line in self.out.splitlines() if line.startswith("{") and line.endswith("}")]

    def next(self, what, when=lambda r: True, since=None, seconds=20):
        """The first request after so many, or after those that there are, of which it holds."""
        n = len(self.requests()) if since is None else since
        return real.wait_for(lambda: next((r for r in self.requests()[n:] if when(r)), None), what, seconds)


def python():
    where = subprocess.run([f"{real.ROOT}/scripts/fetch-runtimes", "otlp"], capture_output=True, text=True, check=True)
    return f"{where.stdout.strip()}/bin/python"


def metric(r, name):
    return next((m for m in r["metrics"] if m["name"] == name), None)


def points(r, name):
    """{function: point}"""
    m = metric(r, name)
    return {p["attributes"].get("xptibpf.function"): p for p in m["points"]} if m else {}


def calls(r, name="xptibpf.calls"):
    return {f: p["value"] for f, p in points(r, name).items() if f in MINE}


def sender(s):
    for pid in real.read(f"/proc/{s.pid}/task/{s.pid}/children").split():
        if real.read(f"/proc/{pid}/comm").strip() == "xptibpf-otlp":
            return int(pid)
    return 0


def counter(port, name, labels=""):
    return serve.one(serve.metrics(port), name, labels) or 0


def exports(port, result):
    return counter(port, "xptibpf_otlp_exports_total", f'result="{result}"')


# ---- what arrives --------------------------------------------------------------------------------------


def documented():
    """{name: (type, unit)} of docs/metrics.md."""
    rows = re.findall(r"^\| `(xptibpf\.[\w.]+)` \| ([\w ]+?) \| `([^`]+)` \|", real.read(f"{real.ROOT}/docs/metrics.md"), re.M)
    others = re.findall(r"^\| `(gpu\.[\w.]+)` \| (\w+) \| [^|`]+ \| `[\w ]+` \|$", real.read(f"{real.ROOT}/docs/metrics.md"), re.M)
    return {name: (kind, unit) for name, kind, unit in [*rows, *((name, kind, "") for name, kind in others)]}


def form(r):
    kinds = {"sum": "sum", "gauge": "gauge", "exponential_histogram": "exponential histogram"}
    got = {m["name"]: (kinds[m["type"]], m["unit"]) for m in r["metrics"]}
    # Nothing is sent of groups without --labels, of runtimes that no process has loaded, of slow calls without --slow, of a flight recorder that is not there, of devices that are not there, and of CUDA without programs that use it.
    wanted = {k: v for k, v in documented().items() if k in got or not re.match(r"xptibpf\.(groups?\.|processes$|devices?(\.|$)|call\.slow|flight\.|otlp\.spans)|gpu\.cuda\.", k)}
    equal(got, wanted, "the metrics are those of docs/metrics.md")
    check(r["known"], "OpenTelemetry's definitions know every field")
    sums = [m for m in r["metrics"] if m["type"] != "gauge"]
    equal({m["temporality"] for m in sums}, {2}, "sums and histograms are cumulative")
    equal({m["monotonic"] for m in r["metrics"] if m["type"] == "sum"}, {True}, "sums are monotonic")
    starts = {p["start"] for m in sums for p in m["points"]}
    check(len(starts) == 1 and 0 < time.time_ns() - starts.pop() < 600e9, "they have one start, some minutes ago")
    said = r["resource"]
    equal(sorted(said), sorted(["service.name", "service.version", "service.instance.id", "host.name", "host.id", "os.type"]
                               if real.read("/etc/machine-id").strip() else
                               ["service.name", "service.version", "service.instance.id", "host.name", "os.type"]),
          "the resource has its attributes")
    equal((said["service.name"], said["host.name"], said["os.type"]), ("xptibpf", os.uname().nodename, "linux"), "and their values")
    equal(said.get("host.id", ""), real.read("/etc/machine-id").strip(), "host.id is the machine's")
    h = r["headers"]
    equal((r["path"], h["content-type"], h["content-encoding"], h["authorization"], h["x-two"]),
          ("/v1/metrics", "application/x-protobuf", "gzip", SECRET, "a b"), "path and headers are right")


def histograms(r, text):
    """Against the program's count, and the buckets of /metrics."""
    for name, n in ((FIRST, 1234), (SECOND, 77)):
        p = points(r, "xptibpf.call.duration")[name]
        equal((p["count"], p["scale"], p["zero_count"] + sum(p["buckets"])), (n, 0, n), f"{name}: each call is in a bucket")
        labels = f'api="ur",function="{name}"'
        equal(round(p["sum"]), round(serve.one(text, "xptibpf_call_duration_seconds_sum", labels) * 1e9), f"{name}: the time is that of /metrics")
        served = {float(k.split('le="')[1].rstrip('"')): v for (m, k), v in serve.samples(text).items()
                  if m.endswith("_bucket") and k.startswith(labels) and "Inf" not in k}
        check(len(served) == 10, "there are ten limits", served)
        # The bucket of the index i has what is longer than 2^i and not longer than 2^(i+1), in ns.
        mine = {limit: p["zero_count"] * (p["zero_threshold"] <= limit * 1e9) +
                sum(v for i, v in enumerate(p["buckets"], p["offset"]) if 2 ** (i + 1) <= limit * 1e9) for limit in served}
        equal(mine, served, f"{name}: so are the buckets")


def known(program, receiver, port):
    serve.run_program(program, "1234", "77", port)
    wanted = {FIRST: 1234, SECOND: 77}
    r = receiver.next("the calls that the program made", lambda r: calls(r) == wanted, 0)
    equal(calls(r, "xptibpf.call.errors"), {FIRST: 247, SECOND: 0}, "so many have failed")
    histograms(r, serve.metrics(port))
    form(r)


# ---- receivers -----------------------------------------------------------------------------------------


def goes_away(s, program, receiver, port, at):
    """For some seconds, in which the program runs once more."""
    start = metric(receiver.requests()[-1], "xptibpf.calls")["points"][0]["start"]
    receiver.kill()
    receiver.wait()
    s.said(r"warning: http://127.0.0.1:\d+/v1/metrics: .*(refused|connect)", where="err")
    serve.run_program(program, "1000", "23", port)
    wanted = {FIRST: 2234, SECOND: 100}
    real.wait_for(lambda: [serve.of_functions(serve.metrics(port), "xptibpf_calls_total").get(f, 0) for f in MINE] == list(wanted.values()),
                  "serve has counted these calls, so what it sends from now on has them")
    real.wait_for(lambda: exports(port, "replaced") >= 2, "newer exports replace those that could not be sent", 30)
    check(counter(port, "xptibpf_otlp_repeated_total") > 0, "it was tried again")
    receiver = Receiver(at)
    r = receiver.next("all calls, those meanwhile, too", lambda r: calls(r) == wanted, 0, 90)
    equal(metric(r, "xptibpf.calls")["points"][0]["start"], start, "counted from the same start")
    receiver.next("another one", since=len(receiver.requests()) + 1)
    equal([calls(r) for r in receiver.requests()], [wanted] * len(receiver.requests()), "no receiver gets anything twice")
    times = [metric(r, "xptibpf.calls")["points"][0]["time"] for r in receiver.requests()]
    check(times == sorted(set(times)), "each is newer than the one before", times)
    s.said("/v1/metrics: the metrics are taken", where="err", seconds=30)
    check(len(re.findall("refused|connect", s.err)) < 4, "that was no line for each attempt", s.err)
    return receiver


def refuses(receiver, port):
    failed = exports(port, "failed")
    for status, after in ((429, 3), (503, 2)):
        n = len(receiver.requests())
        receiver.tell(f"status {status} {after}")
        first = receiver.next(f"one that gets {status}", lambda r: r["how"].startswith("status"), n)
        receiver.tell("ok")
        second = receiver.next("one that is tried again", lambda r: r["at"] > first["at"], n)
        waited = second["at"] - first["at"]
        check(after <= waited < (after + 2) * real.SLOWER * real.PATIENCE, f"{status}: Retry-After {after} is respected", waited)
        real.wait_for(lambda: exports(port, "failed") == failed, "it is no failure")
    for how in ("status 400", "redirect", "page", "huge", "noise"):
        before = exports(port, "failed")
        n = len(receiver.requests())
        receiver.tell(how)
        receiver.next(f"one that gets '{how}'", lambda r: r["how"] == how, n)
        if how != "noise":
            real.wait_for(lambda: exports(port, "failed") > before, f"'{how}' is a failure")
    receiver.tell("ok")
    receiver.next("it goes on", lambda r: r["how"] == "ok")
    equal({r["path"] for r in receiver.requests()}, {"/v1/metrics"}, "a redirect is not followed")


def hangs(s, receiver, port):
    n = len(receiver.requests())
    receiver.tell("hang")
    receiver.next("one that gets no answer", lambda r: r["how"] == "hang", n)
    receiver.next("another attempt after it", lambda r: r["how"] == "hang", n + 1)
    receiver.tell("partly 3")
    receiver.next("one of which 3 points are refused", lambda r: r["how"] == "partly 3")
    real.wait_for(lambda: counter(port, "xptibpf_otlp_rejected_points_total") >= 3, "that is counted")
    s.said(r"3 points were refused: too\?old\?\[31m", where="err", seconds=30)
    receiver.tell("ok")


# ---- the process ---------------------------------------------------------------------------------------


def unprivileged(s, receiver, port):
    old = sender(s)
    status = dict(line.split(":\t", 1) for line in real.read(f"/proc/{old}/status").splitlines() if ":\t" in line)
    equal([status[k].strip() for k in ("CapInh", "CapPrm", "CapEff", "CapAmb")], ["0" * 16] * 4, "what sends has no capability")
    equal((status["Uid"].split(), status["Groups"].strip(), status["NoNewPrivs"], status["Seccomp"]),
          (["65534"] * 4, "", "1", "2"), "it is nobody, has no group, and a filter")
    fds = sorted(os.readlink(f"/proc/{old}/fd/{n}") for n in os.listdir(f"/proc/{old}/fd"))
    check(all(re.match(r"/dev/null|pipe:|socket:|/memfd:xptibpf-(state|otlp)", n) for n in fds), "and no descriptor but its own", fds)
    maps = real.read(f"/proc/{old}/maps")
    equal(sorted((line.split()[1], line.split()[5]) for line in maps.splitlines() if re.search(r"bpf-map|memfd", line)),
          [("r--s", "/memfd:xptibpf-state"), ("rw-s", "/memfd:xptibpf-otlp")], "of the tracer's memory it has the counts, to read")
    check("libcurl" in maps, "libcurl is there")
    for pid in (s.pid, s.web()):
        check("libcurl" not in real.read(f"/proc/{pid}/maps"), "and in no other process")
    check(int(status["VmHWM"].split()[0]) < 100 * 1024, "no answer has made it large", status["VmHWM"])
    done = exports(port, "done")
    os.kill(old, signal.SIGKILL)
    real.wait_for(lambda: sender(s) not in (0, old), "it is started again")
    receiver.next("it goes on sending")
    real.wait_for(lambda: exports(port, "done") > done, "it goes on counting")
    equal(counter(port, "xptibpf_otlp_restarts_total"), 1, "that is counted")


def secrets(s, port):
    check(SECRET not in s.err + s.out, "a secret is in no message")
    check(SECRET not in serve.metrics(port) + serve.ask(port, "/status")[2], "nor is it served")
    check(json.loads(serve.ask(port, "/status")[2])["otlp"]["done"] > 0, "/status has how it goes")


# ---- the configuration ---------------------------------------------------------------------------------


def configure(d, s, port, url, more=""):
    with open(f"{d}/serve.yaml", "w") as f:
        f.write(f"listen: 127.0.0.1:{port}\nfunctions: 400\notlp: {url}\notlp-timeout: 1\n"
                f"otlp-header:\n  - 'Authorization: {SECRET}'\n  - 'X-Two: a b'\n{more}")
    if s:
        n = s.err.count("the configuration was read again")
        s.p.send_signal(signal.SIGHUP)
        real.wait_for(lambda: s.err.count("the configuration was read again") > n, "the configuration is read again")


def mistakes(d):
    for url in ("127.0.0.1:4318", "ftp://127.0.0.1", "http://", "http://a b", "http://x/?y", ""):
        serve.fails(2, f"invalid value .* for --otlp: {'a URL to which' if '?' in url else 'expected a URL'}", "--otlp", url)
    serve.fails(2, "invalid value", "--otlp", "http://" + "x" * 600)
    for header in ("none", "Content-Type: x", "A: b\nC: d", ": x", "a:", "a b: c"):
        serve.fails(2, "invalid value .* for --otlp-header", "--otlp", "http://x", "--otlp-header", header)
    for args in (("--otlp-header", SECRET), ("--otlp", f"http://a:{SECRET}@x")):
        r = subprocess.run([real.XPTIBPF, "serve", *args], capture_output=True, text=True)
        check(r.returncode == 2 and SECRET not in r.stdout + r.stderr, "a secret is not shown, even where it does not belong", r.stderr)
    for option in ("--otlp-interval", "--otlp-timeout"):
        for value in ("0", "x", "-1", "100000"):
            serve.fails(2, f"invalid value .* for {option}", option, value)
    serve.fails(2, "of no use without otlp", "--otlp-header", "a: b", "--check")
    serve.fails(1, "No such file", "--otlp", "https://x", "--otlp-ca", "/none", "--check")
    for text, words in (("otlp: x\n", "line 1: otlp: expected a URL"), ("otlp-headers: x\n", "line 1: unknown key 'otlp-headers'"),
                        ("otlp: http://x\notlp-header: geheim\n", "line 2: otlp-header: expected NAME: VALUE"),
                        ("otlp:\n  url: http://x\n", "line 2: otlp: expected a text")):
        with open(f"{d}/bad.yaml", "w") as f:
            f.write(text)
        serve.fails(2, words, "--config", f"{d}/bad.yaml", "--check")
    r = subprocess.run([real.XPTIBPF, "serve", "--check", "--otlp", "https://x/a/", "--otlp-header", f"Authorization: {SECRET}"],
                       capture_output=True, text=True)
    check(r.returncode == 0 and "otlp: https://x/a/v1/metrics (every 60 s; " in r.stdout and "\notlp-header: Authorization (" in r.stdout and
          f"host.name={os.uname().nodename}" in r.stdout and SECRET not in r.stdout + r.stderr, "--check says what is sent and where", r.stdout)


def tls(d, s, port):
    """A name that there is not, and a certificate that nobody knows before otlp-ca does."""
    configure(d, s, port, "http://no-such-host.invalid:4318", "otlp-interval: 1\n")
    s.said(r"no-such-host.invalid:4318/v1/metrics: .*[Rr]esolv", where="err", seconds=60)
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
                    "subjectAltName=DNS:localhost", "-keyout", f"{d}/key.pem", "-out", f"{d}/cert.pem"], check=True, capture_output=True)
    at = serve.free_port()
    receiver = Receiver(at, f"{d}/cert.pem", f"{d}/key.pem")
    configure(d, s, port, f"https://localhost:{at}", "otlp-interval: 1\n")
    s.said(r"https://localhost:\d+/v1/metrics: .*certificate", where="err", seconds=60)
    equal(receiver.requests(), [], "who can't prove its name gets nothing")
    configure(d, s, port, f"https://localhost:{at}", f"otlp-interval: 3600\notlp-ca: {d}/cert.pem\n")
    receiver.next("who can gets it", since=0)
    return receiver


def stop(s, program, receiver, port):
    """What was counted since the last export, an hour before the next, is sent at the end."""
    before = calls(receiver.requests()[-1])
    serve.run_program(program, "7", "5", port)
    wanted = {FIRST: before[FIRST] + 7, SECOND: before[SECOND] + 5}
    real.wait_for(lambda: serve.of_functions(serve.metrics(port))[FIRST] == wanted[FIRST], "it is counted")
    pid, n = sender(s), len(receiver.requests())
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(20), 0, "it ends well")
    check(not os.path.exists(f"/proc/{pid}"), "with what sends")
    r = receiver.next("the last ones", since=n)
    equal(calls(r), wanted, "the last export has what was counted since")


def main():
    d = real.folder()
    program = serve.build(d, MINE)
    port, at = serve.free_port(), serve.free_port()
    mistakes(d)
    receiver = Receiver(at)
    configure(d, None, port, f"http://127.0.0.1:{at}", "otlp-interval: 1\n")
    s = serve.Serve("--config", f"{d}/serve.yaml").ready(port)
    known(program, receiver, port)
    receiver = goes_away(s, program, receiver, port, at)
    refuses(receiver, port)
    hangs(s, receiver, port)
    unprivileged(s, receiver, port)
    secure = tls(d, s, port)
    secrets(s, port)
    stop(s, program, secure, port)
    need(s.p.returncode == 0, "serve has ended")


if __name__ == "__main__":
    real.run(main)
