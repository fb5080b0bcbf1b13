# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Many machines out of one: what a real `serve` says twice, and what a real `record` wrote, become those of N machines, which a
real Prometheus, DuckDB and ClickHouse then take. tests/real/fleet.py and tests/bench/fleet use it.

An hour has to pass in less than an hour, so Prometheus can't scrape it: it gets the samples by remote write, 15 minutes of a
machine at a time. What it does with them is what it does with scraped ones (write-ahead log, head, blocks); what is
missing is reading their text, which scrapes() measures with real ones. `promtool tsdb create-blocks-from openmetrics` would be
the other way. It writes blocks and nothing else, so that neither Prometheus' memory nor its log could be measured,
and needs each sample as a line of text: 8 GB of them for 1,000 machines.

Each counter of a machine goes on by what it did between the two real scrapes, times a factor of the machine, times
one of the moment; a gauge has one of the two values. What stood still stands still.
"""
import array
import concurrent.futures
import itertools
import json
import math
import os
import random
import re
import signal
import socketserver
import struct
import subprocess
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

from lib import real
from lib.real import need
from lib.serving import Serve, free_port, metrics, of_functions, one

INTERVAL = 15  # seconds between scrapes, as most have it
WINDOW = 900
REMOTE_WRITE = {"Content-Type": "application/x-protobuf", "Content-Encoding": "snappy", "X-Prometheus-Remote-Write-Version": "0.1.0"}
QUERIES_PAGE = f"{real.ROOT}/docs/queries.md"


# ---- what one machine serves ---------------------------------------------------------------------------


class Series:
    def __init__(self, name, labels, counter, first, second, seconds):
        self.name, self.labels, self.counter = name, labels, counter
        self.values = [float(first), float(second)]
        self.rate = (self.values[1] - self.values[0]) / seconds
        self.digits = max(len(t.partition(".")[2]) for t in (first, second))

    def moves(self):
        return self.values[0] != self.values[1]

    def over(self, moments, picks):
        """Its values: moments are seconds of work since the beginning, picks are 0 or 1."""
        if not self.moves():
            return array.array("d", self.values[1:]) * len(moments)
        if not self.counter:
            return array.array("d", [self.values[p] for p in picks])
        base, rate, digits = self.values[1], self.rate, self.digits
        if not digits:
            return array.array("d", [math.floor(base + rate * m) for m in moments])
        return array.array("d", [round(base + rate * m, digits) for m in moments])


def lines(text):
    """{(name, labels): value as text} and {family: type}."""
    found, types = {}, {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            types[line.split()[2]] = line.split()[3]
        elif not line.startswith("#"):
            key, _, value = line.rpartition(" ")
            name, _, labels = key.partition("{")
            found[name, labels.rstrip("}")] = value
    return found, types


def series(first, second):
    """Of two texts of /metrics; those that the second has."""
    old, _ = lines(first)
    new, types = lines(second)
    seconds = float(new["xptibpf_read_time_seconds", ""]) - float(old["xptibpf_read_time_seconds", ""])
    found = []
    for (name, labels), value in new.items():
        counter = types.get(name) == "counter" or re.sub("_(bucket|sum|count)$", "", name) in types and name not in types
        counter |= name == "xptibpf_read_time_seconds"
        found.append(Series(name, dict(re.findall(r'(\w+)="((?:[^"\\]|\\.)*)"', labels)), counter, old.get((name, labels), value), value, seconds))
    return found


# ---- remote write --------------------------------------------------------------------------------------


def varint(n):
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)


def field(number, data):
    return varint(number << 3 | 2) + varint(len(data)) + data


def label(name, value):
    return field(1, field(1, name.encode()) + field(2, value.encode()))


def as_snappy(data):
    """One piece that is not compressed, which snappy's format allows."""
    return varint(len(data)) + b"\xfc" + struct.pack("<I", len(data) - 1) + data


class Samples:
    """Samples of these times as protobuf; only their values differ, which are written in place."""

    def __init__(self, times):
        one = [b"\x09" + bytes(8) + b"\x10" + varint(round(t * 1000)) for t in times]
        self.frame = b"".join(field(2, s) for s in one)
        self.size = len(self.frame) // len(one)
        need(self.size * len(one) == len(self.frame), "all samples have one size")

    def of(self, values):
        out = bytearray(self.frame)
        data = values.tobytes()
        for byte in range(8):
            out[3 + byte::self.size] = data[byte::8]
        return out


class Machine:
    """The n-th: busier or less busy than the one that was measured, and each in its own moments."""

    def __init__(self, of, n, steps):
        self.of, self.instance = of, f"machine{n:06}:17490"
        chance = random.Random(n)
        factor = chance.uniform(0.5, 1.5)
        self.picks = [chance.randrange(2) for _ in range(steps)]
        self.moments = list(itertools.accumulate(INTERVAL * factor * chance.uniform(0.8, 1.2) for _ in range(steps)))
        self.clock = [INTERVAL * i for i in range(steps)]
        head = label("instance", self.instance), label("job", "xptibpf")
        self.labels = [b"".join(x for _, x in sorted([("__name__", label("__name__", s.name)), ("instance", head[0]), ("job", head[1])] +
                                                     [(k, label(k, v)) for k, v in s.labels.items()])) for s in of]

    def values(self, s, steps):
        if s.name == "xptibpf_read_time_seconds":
            return array.array("d", [s.begin + t for t in self.clock[steps]])
        return s.over(self.moments[steps], self.picks[steps])

    def request(self, samples, steps):
        return b"".join(field(1, labels + samples.of(self.values(s, steps))) for s, labels in zip(self.of, self.labels))


class Prometheus(real.Process):
    """With nothing to scrape, unless a file of targets says otherwise."""

    def __init__(self, d, targets=(), interval=INTERVAL):
        self.data, self.port = f"{d}/data", free_port()
        with open(f"{d}/prometheus.yml", "w") as f:
            f.write(f"global: {{scrape_interval: {interval}s}}\nscrape_configs:\n  - job_name: xptibpf\n    metrics_path: /metrics\n"
                    f"    static_configs: [{{targets: {json.dumps(list(targets))}}}]\n"
                    "    relabel_configs:\n      - {source_labels: [__address__], regex: '([^/]*)/(.*)', target_label: instance, replacement: '$2'}\n"
                    "      - {source_labels: [__address__], regex: '([^/]*)/(.*)', target_label: __metrics_path__, replacement: '/$2'}\n"
                    "      - {source_labels: [__address__], regex: '([^/]*)/(.*)', target_label: __address__, replacement: '$1'}\n")
        super().__init__(["prometheus", f"--config.file={d}/prometheus.yml", f"--storage.tsdb.path={self.data}", "--web.enable-admin-api",
                          "--web.enable-remote-write-receiver", "--query.max-samples=500000000", f"--web.listen-address=127.0.0.1:{self.port}"])
        real.wait_for(lambda: self.answers(), "Prometheus runs", 60)

    def ask(self, path, data=None, headers=None):
        with urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers or {}), timeout=600) as r:
            return r.read()

    def answers(self):
        try:
            return self.ask("/-/ready")
        except OSError:
            need(self.p.poll() is None, "Prometheus runs", self.err[-500:]) if self.p.poll() is not None else None
            return None

    def write(self, request):
        try:
            self.ask("/api/v1/write", as_snappy(request), REMOTE_WRITE)
        except urllib.error.HTTPError as e:
            need(False, "Prometheus takes the samples", e.read()[:300])

    def query(self, expr, **more):
        kind = "query_range" if "step" in more else "query"
        try:
            answer = json.loads(self.ask(f"/api/v1/{kind}", urllib.parse.urlencode({"query": expr, **more}).encode()))
        except urllib.error.HTTPError as e:
            need(False, f"it is a query: {expr}", e.read()[:300])
        return answer["data"]["result"]

    def number(self, expr, at):
        found = self.query(expr, time=at)
        return float(found[0]["value"][1]) if found else 0.0

    def own(self, name):
        return float(re.search(rf"^{re.escape(name)} (\S+)$", self.ask("/metrics").decode(), re.M)[1])

    def block(self):
        """Writes what it has in memory as a block, as it does every two hours. Bytes."""
        name = json.loads(self.ask("/api/v1/admin/tsdb/snapshot", b""))["data"]["name"]
        return used(f"{self.data}/snapshots/{name}")


def used(folder):
    return sum(os.stat(os.path.join(d, n)).st_size for d, _, names in os.walk(folder) for n in names)


def feed(prometheus, of, machines, seconds):
    """Writes this time of so many machines, which ends now. When it ends, and what the counters of calls then are together."""
    steps = seconds // INTERVAL
    end = int(time.time()) // INTERVAL * INTERVAL
    begin = end - (steps - 1) * INTERVAL
    for s in of:
        s.begin = begin
    all_of = [Machine(of, n, steps) for n in range(machines)]
    calls = 0
    for at in range(0, steps, WINDOW // INTERVAL):
        some = slice(at, min(at + WINDOW // INTERVAL, steps))
        samples = Samples([begin + INTERVAL * i for i in range(some.start, some.stop)])
        for m in all_of:
            prometheus.write(m.request(samples, some))
            if some.stop == steps:
                calls += sum(m.values(s, some)[-1] for s in of if s.name == "xptibpf_calls_total")
    return end, calls


def timed(ask):
    """Its answer, and the median of three times in seconds."""
    took = []
    for _ in range(3):
        began = time.monotonic()
        answer = ask()
        took.append(time.monotonic() - began)
    return answer, sorted(took)[1]


# ---- real scrapes --------------------------------------------------------------------------------------


class Machines(socketserver.ThreadingTCPServer):
    """As many targets as anyone asks for, each with this text, at 127.0.0.1. (http.server needs html, which here is a test.)"""
    daemon_threads, request_queue_size = True, 1024

    def __init__(self, text):
        body = text.encode()
        answer = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: %d\r\n\r\n" % len(body) + body

        class Handler(socketserver.StreamRequestHandler):
            def handle(self):
                for line in self.rfile:
                    if line == b"\r\n":
                        self.wfile.write(answer)

        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()


# ---- questions -----------------------------------------------------------------------------------------


def promql():
    """(where, query) of the documents and the dashboard."""
    found = [("docs/fleet.md", q) for block in re.findall(r"^```promql\n(.*?)^```", real.read(f"{real.ROOT}/docs/fleet.md"), re.M | re.S)
             for q in block.splitlines() if q and not q.startswith("#")]
    need(len(found) > 3, "docs/fleet.md has queries", len(found))
    for panel in json.loads(real.read(f"{real.ROOT}/packaging/grafana/xptibpf.json"))["panels"]:
        found += [(f"dashboard: {panel['title']}", t["expr"].replace("$__rate_interval", "1m").replace("$instance", ".*"))
                  for t in panel["targets"]]
    return found


def sql(engine):
    page = real.read(QUERIES_PAGE)
    found = re.findall(r"^```sql\n(.*?)^```", page, re.M | re.S)
    if engine == "clickhouse":
        theirs, mine = re.search(r"`(percentile_cont.*?)` is written `(.*?)`", page).groups()
        found = [q.replace(theirs, mine) for q in found]
    return found


def ask(engine, folder, queries):
    """Rows of each, and seconds of each."""
    what = "clickhouse" if engine == "clickhouse" else "readers"
    readers = subprocess.run([f"{real.ROOT}/scripts/fetch-arrow", what], capture_output=True, text=True, check=True).stdout.strip()
    times = f"{real.folder()}/times"
    r = subprocess.run([f"{readers}/bin/python", f"{real.HERE}/parquet_query.py", engine, folder, times], input=json.dumps(queries),
                       capture_output=True, text=True, timeout=600)
    need(r.returncode == 0, f"{engine} answers", r.stderr[-800:] if r.returncode else "")
    return json.loads(r.stdout), json.loads(real.read(times))


# ---- recordings ----------------------------------------------------------------------------------------


def of_machine(stream, number, day):
    """A stream of `--format raw` as another boot, at another time (a datetime), would have written it."""
    stream = bytearray(stream)
    struct.pack_into("<Q", stream, 24, int(day.timestamp()) * 10**9)
    struct.pack_into("<16s", stream, 40, struct.pack("<QQ", number + 1, 0xfeed))
    return stream


def export(stream, folder, host, scratch):
    """Adds it to the folder of Parquet files; what went wrong."""
    raw = f"{scratch}/{host}.raw"
    with open(raw, "wb") as f:
        f.write(stream)
    r = subprocess.run([f"{real.O}/xptibpf-parquet", "export", "--format", "parquet", "-o", folder, "-i", raw, "--host", host],
                       capture_output=True, text=True)
    os.unlink(raw)
    return r.stderr if r.returncode else ""


# ---- one machine ---------------------------------------------------------------------------------------

# Eight functions of each API are called by processes that live at once.
CROWD = r"""
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <sys/wait.h>
long %s;
static void *nothing(void *p) { return p; }
int main(int argc, char **argv)
{
	char c, line[16];
	int end[2];
	pthread_t t;
	if (pipe(end)) return 1;
	puts("runs"), fflush(stdout);
	if (!fgets(line, sizeof(line), stdin)) return 1;
	for (int i = 0; i < atoi(argv[1]); i++) {
		if (fork()) continue;
		close(end[1]);
		pthread_create(&t, 0, nothing, 0), pthread_join(t, 0);
		%s;
		read(end[0], &c, 1);
		_exit(0);
	}
	if (!fgets(line, sizeof(line), stdin)) return 1;
	close(end[1]);
	while (wait(0) > 0) ;
	return 0;
}
"""


def some_functions():
    """Eight of each API whose functions a library may have."""
    found = {}
    said = subprocess.run([real.XPTIBPF, "apis"], capture_output=True, text=True, check=True).stdout
    for api, name in re.findall(r"^(\w+) +\d+  (\w+)\(", said, re.M):
        if api != "thread" and name not in found.setdefault(api, []):
            found[api].append(name)
    return [n for names in found.values() for n in names[:8]]


def crowd(d):
    names = some_functions()
    library = "".join(f'long {n}(void) {{ __asm__ volatile("" ::: "memory"); return 0; }}\n' for n in names)
    program = CROWD % (", ".join(f"{n}()" for n in names), ", ".join(f"{n}(0, 0, 0, 0, 0, 0)" for n in names))
    return real.build_linked(d, library, program, "libur_fleet_test.so", "-pthread", name="crowd")


def served(d, processes, release="2026.2.0"):
    """Texts of /metrics of a real serve: of a machine without programs that use an API, with one SYCL program (twice, some seconds
    apart), and with so many processes that call functions of all APIs. Others on this machine may add to them."""
    port = free_port()
    s = Serve("--listen", f"127.0.0.1:{port}", "--control", "none").ready(port)
    programs = lambda api: one(metrics(port), "xptibpf_programs_total", f'api="{api}"')
    when = lambda: one(metrics(port), "xptibpf_read_time_seconds")
    calls = lambda: sum(v for f, v in of_functions(metrics(port)).items() if f.startswith("ur") or f == "other")
    quiet, before, called = metrics(port), programs("ur"), calls()
    p = real.Process([real.workload(release, "sycl_loop")], env=real.environment(release))
    real.wait_for(lambda: programs("ur") > before, "a SYCL program is counted", 60)
    p.said("^pid ", 60)  # It has built its kernels, which makes many calls of other functions.
    real.wait_for(lambda: calls() > called + 500, "its calls are counted", 60)
    # What it does while it runs has rows once it is busier than what it did while it began: serve looks once a minute.
    waits = lambda: of_functions(metrics(port)).get("urEventWait", 0)
    real.wait_for(waits, "the function that it waits in has a row", 150)
    busy = [metrics(port)]
    begun = one(busy[0], "xptibpf_read_time_seconds")
    real.wait_for(lambda: when() > begun + 8, "eight seconds have passed", 60)
    busy.append(metrics(port))
    p.kill()
    before = programs("ze")
    p = real.Process([crowd(d), str(processes)], stdin=True)
    p.said("^runs$", 60)
    real.wait_for(lambda: programs("ze") > before, "it has probes", 60)
    p.tell("go")
    real.wait_for(lambda: (one(metrics(port), "xptibpf_calls_total", 'api="cu",function="other"') or 0) >= processes, "all processes have called", 300)
    need(programs("ze") >= before + processes, "all of them are counted", programs("ze"))
    begun = when()
    real.wait_for(lambda: when() > begun + 2, "it was read again")
    most = metrics(port)
    p.tell("end")
    need(p.wait() == 0, "they end well")
    s.kill(signal.SIGTERM)
    need(s.wait(90) == 0, "serve ends well")
    return quiet, busy, most


def count(text):
    return sum(not line.startswith("#") for line in text.splitlines())


# ---- measuring -----------------------------------------------------------------------------------------


def folder_of(d, streams, machines, day):
    """A folder of Parquet files of so many machines, each with one of the streams."""
    to, scratch = f"{d}/traces", real.folder()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        wrong = [w for w in pool.map(lambda n: export(of_machine(streams[n % len(streams)], n, day), to, f"machine{n:06}", scratch),
                                     range(machines)) if w]
    need(not wrong, f"recordings of {machines} machines are exported", wrong[:1])
    return to


def recorded(d, name, seconds=None, release="2026.2.0"):
    """A stream of a real program, and how many calls it has."""
    raw = f"{d}/{name}.raw"
    t = real.Process([real.XPTIBPF, "trace", "--format", "raw", "-q", "--xpti", "-o", raw, "--", real.workload(release, name),
                      *(["--seconds", str(seconds)] if seconds else [])], env=real.warm_environment(release))
    need(t.wait(90) == 0, f"{name} is recorded", t.err[-300:] if t.p.returncode else "")
    shown = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", raw], capture_output=True, text=True, check=True).stdout
    with open(raw, "rb") as f:
        return f.read(), sum(line.startswith('{"type":"call"') for line in shown.splitlines())
