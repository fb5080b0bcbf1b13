#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 500, takes: 150, suite: all
# alone: whatever fails elsewhere on the machine would be an alert
"""A real Prometheus scrapes a real serve: the alerts of packaging/prometheus are quiet while programs are well, and fire
when calls fail, when a call hangs, when memory leaks and when the tracer hangs; every query of the dashboard in packaging/grafana has an answer.

The rules run with seconds for their minutes; `promtool test rules` runs them as they are.
"""
import json
import os
import re
import signal
import subprocess
import urllib.error
import urllib.parse
import urllib.request

from lib import real
from lib.real import check, equal, need
import serve

RULES = f"{real.ROOT}/packaging/prometheus"
DASHBOARD = f"{real.ROOT}/packaging/grafana/xptibpf.json"
LIBRARY = r"""
#include <stdlib.h>
#include <unistd.h>
int urUSMImportExp(void *context, void *memory, long size) { __asm__ volatile("" ::: "memory"); return size % 5 == 0; }
int piextUSMHostAlloc(void **ret, void *context, void *properties, size_t size, unsigned align) { *ret = malloc(size); return 0; }
int piextUSMFree(void *context, void *p) { free(p); return 0; }
int piEventsWait(unsigned n, void *list) { pause(); return 0; }
"""
# Without an argument it is well: no call fails, and it keeps what it needs and frees the rest.
PROGRAM = r"""
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int urUSMImportExp(void *, void *, long), piextUSMFree(void *, void *), piEventsWait(unsigned, void *);
int piextUSMHostAlloc(void **, void *, void *, size_t, unsigned);
int main(int argc, char **argv)
{
	const char *how = argc > 1 ? argv[1] : "";
	void *p;
	puts("runs"), fflush(stdout);
	piextUSMHostAlloc(&p, 0, 0, 5000, 0);
	for (int i = 0;; i++) {
		urUSMImportExp(0, 0, !strcmp(how, "fails") ? i : 1);
		piextUSMHostAlloc(&p, 0, 0, 100, 0);
		if (strcmp(how, "leaks")) piextUSMFree(0, p);
		if (!strcmp(how, "hangs") && i == 1000) piEventsWait(0, 0);
		usleep(10000);
	}
}
"""


class Prometheus(real.Process):
    def __init__(self, d, target):
        self.port = serve.free_port()
        with open(f"{d}/prometheus.yml", "w") as f:
            f.write(f"""global: {{scrape_interval: 1s, evaluation_interval: 1s}}
rule_files: [rules.yml]
scrape_configs:
  - job_name: xptibpf
    static_configs: [{{targets: ["127.0.0.1:{target}"]}}]
""")
        with open(f"{d}/rules.yml", "w") as f:
            f.write(faster(real.read(f"{RULES}/rules.yml")))
        super().__init__(["prometheus", f"--config.file={d}/prometheus.yml", f"--storage.tsdb.path={d}/data",
                          f"--web.listen-address=127.0.0.1:{self.port}"])
        real.wait_for(lambda: self.get("/api/v1/status/runtimeinfo"), "Prometheus runs", 60)

    def get(self, path, **query):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}?{urllib.parse.urlencode(query)}", timeout=10) as r:
                return json.load(r)
        except urllib.error.HTTPError as e:
            return json.load(e) if e.code == 400 else None
        except OSError:
            return None

    def query(self, expr):
        return self.get("/api/v1/query", query=expr)

    def value(self, expr):
        found = (self.query(expr) or {}).get("data", {}).get("result", [])
        return float(found[0]["value"][1]) if found else 0.0

    def firing(self):
        alerts = (self.get("/api/v1/alerts") or {}).get("data", {}).get("alerts", [])
        return {a["labels"]["alertname"] for a in alerts if a["state"] == "firing"}

    def has_evaluated(self):
        """When its rules were evaluated last, as a text that changes; nothing before."""
        groups = self.get("/api/v1/rules")["data"]["groups"]
        need(all(r["health"] != "err" for g in groups for r in g["rules"]), "each rule can be evaluated", groups)
        return groups[0]["lastEvaluation"]


def faster(text):
    """Minutes become two seconds, hours eight."""
    text = re.sub(r"\b(\d+)m\b", lambda m: f"{2 * int(m[1])}s", text)
    text = re.sub(r"\b(\d+)h\b", lambda m: f"{8 * int(m[1])}s", text)
    return re.sub(r"> 300\b", "> 8", re.sub(r"> 60\b", "> 5", text))


def tool():
    for argv in (["check", "rules", "rules.yml"], ["test", "rules", "rules_test.yml"]):
        r = subprocess.run(["promtool", *argv], cwd=RULES, capture_output=True, text=True)
        check(r.returncode == 0 and "SUCCESS" in r.stdout, f"promtool {' '.join(argv)}", r.stdout + r.stderr)


def queries():
    """(title, expression) of each panel, with what Grafana puts in for its variables."""
    for p in json.loads(real.read(DASHBOARD))["panels"]:
        for t in p["targets"]:
            yield p["title"], t["expr"].replace("$__rate_interval", "10s").replace("$instance", ".*")


def dashboard(prometheus, quiet):
    known = {m for line in real.read(f"{real.ROOT}/docs/metrics.md").splitlines() for m in re.findall(r"^\| `(\w+)`", line)}
    for title, expr in queries():
        for name in re.findall(r"xptibpf_\w+", expr):
            check(re.sub("_(bucket|sum|count)$", "", name) in known, f"{title}: docs/metrics.md has {name}")
        answer = prometheus.query(expr)
        equal(answer["status"], "success", f"{title}: it is a query")
        check(answer["data"]["result"] or title in quiet, f"{title}: it has an answer")


def run_program(d, prometheus, *args):
    p = real.Process([f"{d}/program", *args])
    p.said("^runs$")
    real.wait_for(lambda: prometheus.value("sum(rate(xptibpf_calls_total{function='urUSMImportExp'}[5s]))") > 5, "its calls are scraped", 60)
    return p


def after(prometheus, times):
    """Waits for this many evaluations of the rules."""
    for _ in range(times):
        last = prometheus.has_evaluated()
        real.wait_for(lambda: prometheus.has_evaluated() != last, "the rules are evaluated")


def main():
    tool()
    d = real.folder()
    real.build_linked(d, LIBRARY, PROGRAM, "libur_alerts_test.so")
    port = serve.free_port()
    s = serve.Serve("--listen", f"127.0.0.1:{port}", "--old", "2",
                    "-e", "urUSMImportExp,piextUSMHostAlloc,piextUSMFree,piEventsWait").ready(port)
    prometheus = Prometheus(d, port)

    p = run_program(d, prometheus)
    after(prometheus, 50)  # more than 10m and four hours become
    equal(prometheus.firing(), set(), "no alert while a program is well")
    dashboard(prometheus, {"Errors", "Losses", "Launches"})
    p.kill()

    p = run_program(d, prometheus, "fails")
    real.wait_for(lambda: "XptibpfCallErrors" in prometheus.firing(), "an alert when calls fail", 60)
    equal(prometheus.firing(), {"XptibpfCallErrors"}, "which is the only one")
    dashboard(prometheus, {"Losses", "Launches"})
    p.kill()
    real.wait_for(lambda: not prometheus.firing(), "it ends with them", 60)

    for how, alert in ("leaks", "XptibpfMemoryGrows"), ("hangs", "XptibpfCallHangs"):
        p = run_program(d, prometheus, how)
        real.wait_for(lambda a=alert: a in prometheus.firing(), f"an alert when a program {how}", 120)
        equal(prometheus.firing(), {alert}, "which is the only one")
        p.kill()
        real.wait_for(lambda: not prometheus.firing(), "it ends with the program", 120)

    os.kill(s.pid, signal.SIGSTOP)
    real.wait_for(lambda: "XptibpfNotReading" in prometheus.firing(), "an alert when the tracer hangs", 60)
    os.kill(s.pid, signal.SIGCONT)
    real.wait_for(lambda: not prometheus.firing(), "it ends when the tracer goes on", 60)
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(20), 0, "serve ends well")
    real.wait_for(lambda: "XptibpfDown" in prometheus.firing(), "an alert when nothing answers", 60)
    prometheus.p.terminate()
    prometheus.wait(30)


real.run(main)
