#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 500, takes: 130, suite: all
"""OpenTelemetry's own collector receives what xptibpf serve sends by OTLP, goes away for a minute, and comes back: numbers go on
from where they were, each span arrives once or is counted as dropped, and nothing else is missing.

The collector (scripts/fetch-collector) writes what it has accepted into files. How often functions are called is the program's to
say. No other test calls the functions that are counted here.
"""
import json
import os
import subprocess

from lib import real, serving
from lib.real import check, equal
import slow

OUTER, INNER = MINE = "urBindlessImagesReleaseExternalSemaphoreExp", "urBindlessImagesImportExternalSemaphoreExp"
INTERVAL = 2  # seconds
QUEUE = 512  # spans, says docs/metrics.md
CONFIG = """
receivers:
  otlp:
    protocols:
      http:
        endpoint: 127.0.0.1:{port}
exporters:
  file/metrics:
    path: {d}/metrics.json
    append: true
    flush_interval: 100ms
  file/traces:
    path: {d}/traces.json
    append: true
    flush_interval: 100ms
service:
  telemetry:
    metrics:
      level: none
  pipelines:
    metrics:
      receivers: [otlp]
      exporters: [file/metrics]
    traces:
      receivers: [otlp]
      exporters: [file/traces]
"""


class Collector(real.Process):
    def __init__(self, d, port):
        with open(f"{d}/collector.yaml", "w") as f:
            f.write(CONFIG.format(d=d, port=port))
        program = subprocess.run([f"{real.ROOT}/scripts/fetch-collector"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
        super().__init__([program, "--config", f"{d}/collector.yaml"])
        self.d = d
        self.said("Everything is ready", where="err", seconds=60)

    def end(self):
        self.p.terminate()
        equal(self.wait(30), 0, "the collector ends well")


def lines(path):
    """Those that are whole."""
    text = real.read(path) if os.path.exists(path) else ""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]


def plain(of):
    return {a["key"]: next(iter(a["value"].values())) for a in of}


def points(d, name):
    """[{function: point}] of a metric, an export each."""
    found = []
    for line in lines(f"{d}/metrics.json"):
        of, = line["resourceMetrics"]
        m = next((m for m in of["scopeMetrics"][0]["metrics"] if m["name"] == name), None)
        data = next((m[k] for k in ("sum", "gauge", "exponentialHistogram") if k in m), {}) if m else {}
        found.append({plain(p.get("attributes", [])).get("xptibpf.function"): p for p in data.get("dataPoints", [])})
    return found


def calls(d):
    """{function: calls}, an export each."""
    return [{f: int(p["asInt"]) for f, p in export.items() if f in MINE} for export in points(d, "xptibpf.calls")]


def spans(d):
    return [(s, plain(of["resource"]["attributes"])) for line in lines(f"{d}/traces.json") for of in line["resourceSpans"]
            for scope in of["scopeSpans"] for s in scope["spans"]]


def counter(port, name, labels=""):
    return int(serving.one(serving.metrics(port), name, labels) or 0)


def ended(port):
    """Spans by what became of them."""
    return {r: counter(port, "xptibpf_otlp_spans_total", f'result="{r}"') for r in ("done", "failed", "dropped")}


def there(d, port, wanted, made):
    """Counts and spans are those of the program."""
    real.wait_for(lambda: calls(d) and calls(d)[-1] == wanted, "the collector has all calls", 120)
    equal({f: n for f, n in serving.of_functions(serving.metrics(port)).items() if f in MINE}, wanted, "/metrics has the same")
    durations = points(d, "xptibpf.call.duration")[-1]
    equal({f: int(durations[f]["count"]) for f in MINE}, wanted, "each call has a duration")
    real.wait_for(lambda: sum(ended(port).values()) == made, "each slow call was sent or dropped", 150)
    real.wait_for(lambda: len(spans(d)) >= ended(port)["done"], "the collector has those that were sent", 30)


def whole(d, port, program, made):
    """No span is there twice, and what is missing was counted."""
    all_spans = spans(d)
    ids = {s["spanId"] for s, _ in all_spans}
    equal(len(all_spans), len(ids), "no span is there twice")
    sums = ended(port)
    equal((len(ids), sums["failed"]), (made - sums["dropped"], 0), "what is not there was dropped, and counted")
    check(all(about["process.pid"] == str(program.pid) and about["service.name"] == "collected" for _, about in all_spans),
          "they are those of the program")
    check(all(int(s["endTimeUnixNano"]) - int(s["startTimeUnixNano"]) >= 9e6 for s, _ in all_spans), "and slow")
    return sums["dropped"]


def steady(d):
    """Of all that was received: one start, later times, and no number that falls."""
    exports = points(d, "xptibpf.calls")
    mine = [{f: p for f, p in e.items() if f in MINE} for e in exports]
    equal(len({p["startTimeUnixNano"] for e in mine for p in e.values()}), 1, "they have one start")
    times = [max(int(p["timeUnixNano"]) for p in e.values()) for e in mine if e]
    check(times == sorted(set(times)), "each export is newer than the one before")
    for f in MINE:
        had = [int(e[f]["asInt"]) for e in mine if f in e]
        check(had == sorted(had), f"{f}: it never falls", had)
    return times


def main():
    d = real.folder()
    binary = slow.build(d, MINE)
    port, at = serving.free_port(), serving.free_port()
    collector = Collector(d, at)
    s = serving.Serve("--listen", f"127.0.0.1:{port}", "--slow", "9", "--otlp", f"http://127.0.0.1:{at}", "--otlp-interval", str(INTERVAL),
                      "-e", ",".join(MINE)).ready(port)
    env = {k: v for k, v in real.environment().items() if not k.startswith("OTEL_")}
    program = slow.Program([binary], port, {**env, "OTEL_SERVICE_NAME": "collected"})
    wanted, made = {INNER: 0, OUTER: 0}, 0

    def call(many, ms):
        """So many calls of that length, and another one around the last of them."""
        nonlocal made
        program.call("many", many, ms)
        program.call(ms, 0)
        wanted[INNER] += many + 1
        wanted[OUTER] += 1
        real.wait_for(lambda: serving.of_functions(serving.metrics(port)).get(INNER) == wanted[INNER], "the calls are counted")
        serving.read_again(lambda: serving.one(serving.metrics(port), "xptibpf_read_time_seconds"))
        # On a busy machine calls take longer than they sleep: which of them are slow is the kernel side's to say.
        made = sum(serving.of_functions(serving.metrics(port), "xptibpf_slow_calls_total").values())

    call(1000, 0)
    call(20, 12)
    check(made >= 21, "those that slept that long are slow", made)
    there(d, port, wanted, made)
    equal(whole(d, port, program, made), 0, "none was dropped")
    collector.end()
    replaced, before = counter(port, "xptibpf_otlp_exports_total", 'result="replaced"'), made
    call(500, 0)
    call(QUEUE + 88, 12)
    real.wait_for(lambda: counter(port, "xptibpf_otlp_exports_total", 'result="replaced"') - replaced >= 60 / INTERVAL,
                  "exports of a minute could not be sent", 120)
    equal(counter(port, "xptibpf_slow_calls_dropped_total"), 0, "the kernel side has dropped none")
    collector = Collector(d, at)
    there(d, port, wanted, made)
    equal(whole(d, port, program, made), made - before - QUEUE, "those were dropped for which the queue has no room")
    times = steady(d)
    check(max(b - a for a, b in zip(times, times[1:])) > 55e9, "the collector was away for a minute")
    call(30, 12)
    there(d, port, wanted, made)
    whole(d, port, program, made)
    program.p.stdin.close()
    equal(program.wait(), 0, "the program ends well")
    s.p.terminate()
    equal(s.wait(20), 0, "serve ends well")
    equal(calls(d)[-1], wanted, "the last export has all calls")
    steady(d)
    collector.end()


if __name__ == "__main__":
    real.run(main)
