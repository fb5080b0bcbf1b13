#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 80, suite: all
# alone: whatever fails elsewhere on the machine would be an alert
"""A real Prometheus scrapes a real serve: the alerts of packaging/prometheus are quiet while programs are well, and fire
when calls fail, when a call hangs, when memory leaks and when the tracer hangs; every query of the dashboard in packaging/grafana has an answer.

The rules run with seconds for their minutes; `promtool test rules` runs them as they are.
"""
import itertools
import json
import os
import re
import signal
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request

from lib import real, serving
from lib.real import check, equal, need

RULES = f"{real.ROOT}/packaging/prometheus"
DASHBOARD = f"{real.ROOT}/packaging/grafana/xptibpf.json"
LIBRARY = r"""
#include <stdlib.h>
#include <unistd.h>
int CALL(void *context, void *memory, long size) { __asm__ volatile("" ::: "memory"); return size % 5 == 0; }
int ALLOC ALLOC_TAKES { *ret = malloc(size); return 0; }
int FREE FREE_TAKES { free(p); return 0; }
#ifdef WAIT
int WAIT(unsigned n, void *list) { pause(); return 0; }
#endif
"""
# If it is well, no call fails, and it keeps what it needs and frees the rest.
PROGRAM = r"""
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int CALL(void *, void *, long), ALLOC ALLOC_TAKES, FREE FREE_TAKES;
#ifdef WAIT
int WAIT(unsigned, void *);
#else
#define WAIT(n, list) 0
#endif
int main(int argc, char **argv)
{
	const char *how = argv[1];
	void *p;
	puts("runs"), fflush(stdout);
	ALLOC ALLOC_GIVEN(&p, 5000);
	for (int i = 0;; i++) {
		CALL(0, 0, !strcmp(how, "fails") ? i : 1);
		ALLOC ALLOC_GIVEN(&p, 100);
		if (strcmp(how, "leaks")) FREE FREE_GIVEN(p);
		if (!strcmp(how, "hangs") && i == 1000) WAIT(0, 0);
		usleep(10000);
	}
}
"""
# Each program has functions of its own, and a serve that counts no others, so that nobody has an alert because of another.
FUNCTIONS = {
    "is well": """
#define CALL urUSMImportExp
#define ALLOC piextUSMHostAlloc
#define ALLOC_TAKES (void **ret, void *context, void *properties, size_t size, unsigned align)
#define ALLOC_GIVEN(p, size) (p, 0, 0, size, 0)
#define FREE piextUSMFree
#define FREE_TAKES (void *context, void *p)
#define FREE_GIVEN(p) (0, p)
""",
    "fails": """
#define CALL urUSMReleaseExp
#define ALLOC urVirtualMemReserve
#define ALLOC_TAKES (void *context, void *start, size_t size, void **ret)
#define ALLOC_GIVEN(p, size) (0, 0, size, p)
#define FREE urVirtualMemFree
#define FREE_TAKES (void *context, void *p, size_t size)
#define FREE_GIVEN(p) (0, p, 100)
""",
    "leaks": """
#define CALL urBindlessImagesReleaseExternalSemaphoreExp
#define ALLOC urUSMHostAlloc
#define ALLOC_TAKES (void *context, void *desc, void *pool, size_t size, void **ret)
#define ALLOC_GIVEN(p, size) (0, 0, 0, size, p)
#define FREE urUSMFree
#define FREE_TAKES (void *context, void *p)
#define FREE_GIVEN(p) (0, p)
""",
    "hangs": """
#define WAIT piEventsWait
#define CALL urBindlessImagesSampledImageHandleDestroyExp
#define ALLOC zeMemAllocHost
#define ALLOC_TAKES (void *context, void *desc, size_t size, size_t align, void **ret)
#define ALLOC_GIVEN(p, size) (0, 0, size, 0, p)
#define FREE zeMemFree
#define FREE_TAKES (void *context, void *p)
#define FREE_GIVEN(p) (0, p)
""",
}


class Prometheus(real.Process):
    def __init__(self, d, targets):
        self.port = serving.free_port()
        with open(f"{d}/prometheus.yml", "w") as f:
            f.write(f"""global: {{scrape_interval: 1s, evaluation_interval: 1s}}
rule_files: [rules.yml]
scrape_configs:
  - job_name: xptibpf
    static_configs: [{{targets: {json.dumps(targets)}}}]
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

    def firing(self, instance):
        alerts = (self.get("/api/v1/alerts") or {}).get("data", {}).get("alerts", [])
        labels = [a["labels"] for a in alerts if a["state"] == "firing" and a["labels"]["instance"] == instance]
        return {" ".join(n[key] for key in ("alertname", "cause") if key in n) for n in labels}

    def has_evaluated(self):
        """When its rules were evaluated last, as a text that changes; nothing before."""
        groups = self.get("/api/v1/rules")["data"]["groups"]
        if any(r["health"] == "err" for g in groups for r in g["rules"]):
            need(False, "each rule can be evaluated", groups)
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


def queries(instance):
    """(title, expression) of each panel, with what Grafana puts in for its variables."""
    for p in json.loads(real.read(DASHBOARD))["panels"]:
        for t in p["targets"]:
            yield p["title"], t["expr"].replace("$__rate_interval", "10s").replace("$instance", instance)


# ---- a machine and its program -------------------------------------------------------------------------


class Machine:
    """A serve, and a program that does what how says; none of whose functions another one calls."""

    def __init__(self, how, functions):
        self.how, self.d, self.port = how, real.folder(), serving.free_port()
        self.instance, self.prometheus, self.program = f"127.0.0.1:{self.port}", None, None
        names = dict(re.findall(r"^#define (\w+) (\w+)$", functions, re.M))
        self.call = names["CALL"]
        real.build_linked(self.d, functions + LIBRARY, functions + PROGRAM, "libur_alerts_test.so")
        self.serve = serving.Serve("--listen", self.instance, "--old", "2", "--control", "none",
                                 "-e", ",".join(names.values()))

    def known(self):
        """That its library was new is a loss, which is reported before Prometheus comes."""
        p = real.Process([f"{self.d}/program", "is well"])
        real.wait_for(lambda: serving.of_functions(serving.metrics(self.port)).get(self.call), f"a program that {self.how} is known")
        p.kill()
        p.wait()

    def runs(self):
        self.program = real.Process([f"{self.d}/program", self.how])
        self.program.said("^runs$")
        rate = f"sum(rate(xptibpf_calls_total{{instance='{self.instance}',function='{self.call}'}}[5s]))"
        return lambda: self.prometheus.value(rate) > 5, f"the calls of a program that {self.how} are scraped", 60

    def firing(self):
        return self.prometheus.firing(self.instance)

    def fires(self, alert, why, seconds=60):
        return lambda: alert in self.firing(), f"an alert when {why}: {alert}", seconds

    def ends(self, what, seconds=60):
        return lambda: not self.firing(), f"it ends {what}", seconds

    def dashboard(self, quiet):
        known = {m for line in real.read(f"{real.ROOT}/docs/metrics.md").splitlines() for m in re.findall(r"^\| `(\w+)`", line)}
        for title, expr in queries(self.instance):
            for name in re.findall(r"xptibpf_\w+", expr):
                check(re.sub("_(bucket|sum|count)$", "", name) in known, f"{title}: docs/metrics.md has {name}")
            answer = self.prometheus.query(expr)
            equal(answer["status"], "success", f"{title}: it is a query")
            check(answer["data"]["result"] or title in quiet, f"a program {self.how}: {title}: it has an answer")


# ---- what happens to each: they give what they wait for, as arguments of real.wait_for() -----------------


def well(machine):
    yield machine.runs()
    for _ in range(50):  # more than 10m and four hours become
        last = machine.prometheus.has_evaluated()
        yield lambda last=last: machine.prometheus.has_evaluated() != last, "the rules are evaluated"
    equal(machine.firing(), set(), "no alert while a program is well")
    machine.dashboard({"Errors", "Losses", "Launches"})
    machine.program.kill()


def fails(machine):
    yield machine.runs()
    yield machine.fires("XptibpfCallErrors", "calls fail")
    equal(machine.firing(), {"XptibpfCallErrors"}, "which is the only one")
    machine.dashboard({"Losses", "Launches"})
    machine.program.kill()
    yield machine.ends("with them")


def bad(machine, alert):
    yield machine.runs()
    yield machine.fires(alert, f"a program {machine.how}", 120)
    equal(machine.firing(), {alert}, f"which is the only one of a program that {machine.how}")
    machine.program.kill()
    yield machine.ends(f"with the program that {machine.how}", 120)


def tracer_gone(machine):
    os.kill(machine.serve.pid, signal.SIGSTOP)
    yield machine.fires("XptibpfNotReading", "the tracer hangs")
    os.kill(machine.serve.pid, signal.SIGCONT)
    yield machine.ends("when the tracer goes on")
    machine.serve.p.send_signal(signal.SIGTERM)
    equal(machine.serve.wait(20), 0, "serve ends well")
    yield machine.fires("XptibpfDown", "nothing answers")


def interleaved(*parts):
    """Goes on with each part, a generator of what it waits for, when that has come."""
    waits = {}

    def goes_on(part):
        try:
            condition, what, *seconds = next(part)
        except StopIteration:
            waits.pop(part, None)
        else:
            waits[part] = condition, what, time.monotonic() + (seconds or [20])[0] * real.SLOWER * real.PATIENCE

    for part in parts:
        goes_on(part)
    while waits:
        for part, (condition, what, deadline) in list(waits.items()):
            if condition():
                goes_on(part)
            elif time.monotonic() > deadline:
                need(False, f"in time: {what}")
        time.sleep(0.1)


def main():
    tool()
    machines = {how: Machine(how, functions) for how, functions in FUNCTIONS.items()}
    for m in machines.values():
        m.serve.ready(m.port)
        m.known()
    prometheus = Prometheus(real.folder(), [m.instance for m in machines.values()])
    for m in machines.values():
        m.prometheus = prometheus
    interleaved(well(machines["is well"]), itertools.chain(fails(machines["fails"]), tracer_gone(machines["fails"])),
                bad(machines["leaks"], "XptibpfMemoryGrows"), bad(machines["hangs"], "XptibpfCallHangs"))
    prometheus.p.terminate()
    prometheus.wait(30)


real.run(main)
