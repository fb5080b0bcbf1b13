#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 15, suite: both
"""xptibpf serve --slow: each call that lasts long is reported, and no other; what is said of it is what the program says, which
reads the clocks around its calls. OpenMetrics has the last slow call of a function as an exemplar.

No other test calls the functions that are counted here.
"""
import json
import re
import subprocess
import time

from lib import real, serving
from lib.real import check, equal

OUTER, INNER = MINE = "urBindlessImagesWaitExternalSemaphoreExp", "urBindlessImagesSignalExternalSemaphoreExp"
LIBRARY = """
#include <unistd.h>
int INNER(long ms) { usleep(1000 * ms); return ms == 120 ? 1 : 0; }
int OUTER(long ms, long inner) { usleep(1000 * ms); return INNER(inner); }
"""
# Each line is what a call is: its function, its thread, and the time before and after it.
PROGRAM = r"""
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
int INNER(long ms), OUTER(long ms, long inner);
static long now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_REALTIME, &t);
	return t.tv_sec * 1000000000 + t.tv_nsec;
}
int main(int argc, char **argv)
{
	char line[64];
	long a, b, start;
	puts("runs"), fflush(stdout);
	while (fgets(line, sizeof(line), stdin)) {
		int outer = sscanf(line, "%ld %ld", &a, &b) == 2, many = 1;
		start = now();
		if (sscanf(line, "many %d %ld", &many, &a) == 2)
			for (outer = 0; many > 1; many--) INNER(a);
		int r = outer ? OUTER(a, b) : INNER(a);
		printf("{\"ret\": %d, \"tid\": %d, \"start\": %ld, \"end\": %ld}\n", r, gettid(), start, now()), fflush(stdout);
	}
	return 0;
}
"""
EXEMPLAR = re.compile(r'^(\w+_bucket\{.*?le="([^"]+)"\}) (\d+) # \{trace_id="([0-9a-f]{32})",span_id="([0-9a-f]{16})"\} (\d+\.\d+) (\d+\.\d+)$')


def build(d, names=MINE):
    """names: those that it calls, for a test that may run beside others."""
    def named(text):
        return text.replace("OUTER", names[0]).replace("INNER", names[1])

    lib = real.build_text(named(LIBRARY), f"{d}/libur_slow_test.so", "-shared", "-fPIC", "-fno-optimize-sibling-calls")
    return real.build_text(named(PROGRAM), f"{d}/program", lib, f"-Wl,-rpath,{d}")


class Program(real.Process):
    def __init__(self, argv, port, env=None):
        """Its calls are seen from the first on."""
        before = serving.one(serving.metrics(port), "xptibpf_programs_total", 'api="ur"')
        super().__init__(argv, stdin=True, env=env)
        self.said("^runs$")
        real.wait_for(lambda: serving.one(serving.metrics(port), "xptibpf_programs_total", 'api="ur"') > before, "the program is counted")

    def call(self, *args):
        n = len(self.told())
        self.tell(" ".join(map(str, args)))
        real.wait_for(lambda: len(self.told()) > n, "the call has returned")
        return self.told()[-1]

    def told(self):
        return [json.loads(line) for line in self.out.splitlines() if line.startswith("{") and line.endswith("}")]


def slow(port):
    return serving.of_functions(serving.metrics(port), "xptibpf_slow_calls_total")


def exemplars(port, function):
    text = serving.metrics(port, serving.OPEN)
    check("# {" not in serving.metrics(port), "the older form has no exemplars")
    return [m for m in map(EXEMPLAR.match, text.splitlines()) if m and f'function="{function}"' in m[1]]


def is_of(e, call, what):
    """The bucket is the right one, and the call is that of the program."""
    ns, end = float(e[6]) * 1e9, float(e[7]) * 1e9
    check(ns <= call["end"] - call["start"], f"{what}: it lasted no longer than the program says", (ns, call))
    check(call["start"] - 1e6 < end - ns and end < call["end"] + 1e6, f"{what}: it was when the program says", (end, call))
    limits = [2 ** n / 1e9 for n in (11, 13, 15, 17, 19, 21, 23, 25, 28, 31)] + [float("inf")]
    equal(float(e[2].replace("+Inf", "inf")), min(v for v in limits if v > ns / 1e9), f"{what}: it is in its bucket")


def counted(program, port):
    p = Program([program], port)
    for _ in range(30):
        p.call(1)
    real.wait_for(lambda: serving.of_functions(serving.metrics(port)).get(INNER) == 30, "quick calls are counted")
    equal((slow(port).get(INNER), exemplars(port, INNER)), (0, []), "none of them is slow")
    inner = p.call(120)
    real.wait_for(lambda: slow(port).get(INNER) == 1, "a slow one is")
    e, = real.wait_for(lambda: exemplars(port, INNER), "it is an exemplar")
    is_of(e, inner, "the slow call")
    outer = p.call(60, 150)
    real.wait_for(lambda: (slow(port).get(OUTER), slow(port).get(INNER)) == (1, 2), "one inside another is two")
    around, = real.wait_for(lambda: exemplars(port, OUTER), "both are exemplars")
    inside, = real.wait_for(lambda: [m for m in exemplars(port, INNER) if m[5] != e[5]], "the last one counts")
    is_of(around, outer, "the outer call")
    is_of(inside, outer, "the inner call")
    check(150e6 <= float(inside[6]) * 1e9 and 210e6 <= float(around[6]) * 1e9, "they lasted as long as they slept", (inside[6], around[6]))
    equal(inside[4], around[4], "they are one trace")
    check(e[4] != inside[4] and len({e[5], inside[5], around[5]}) == 3, "others are others")
    equal(serving.one(serving.metrics(port), "xptibpf_slow_calls_dropped_total"), 0, "none was dropped")
    equal(serving.of_functions(serving.metrics(port)).get(INNER), 32, "all calls are counted as before")
    p.p.stdin.close()
    equal(p.wait(), 0, "the program ends well")
    return inside[4], around[5]


def scraped(d, port, trace, span):
    """By a real Prometheus, which keeps exemplars if it is asked to."""
    at = serving.free_port()
    with open(f"{d}/prometheus.yml", "w") as f:
        f.write(f"global: {{scrape_interval: 1s}}\nscrape_configs:\n- job_name: xptibpf\n  static_configs: [{{targets: ['127.0.0.1:{port}']}}]\n")
    p = real.Process(["prometheus", f"--config.file={d}/prometheus.yml", f"--storage.tsdb.path={d}/data", "--enable-feature=exemplar-storage",
                      f"--web.listen-address=127.0.0.1:{at}"])
    query = f"/api/v1/query_exemplars?query=xptibpf_call_duration_seconds_bucket&start=0&end={int(time.time()) + 3600}"

    def found():
        try:
            _, _, body = serving.ask(at, query, headers="Connection: close\r\n")
        except OSError:
            return set()
        m = re.search(r'\{"status".*\}', body, re.S)
        return {(e["labels"]["trace_id"], e["labels"]["span_id"]) for s in json.loads(m[0])["data"] for e in s["exemplars"]} if m else set()

    # It shows those of a scrape one by one.
    real.wait_for(lambda: (trace, span) in found(), lambda: f"Prometheus has the exemplar of the outer call: {found()}", 60)
    p.p.terminate()
    p.wait(20)


def mistakes():
    for value in ("0", "-1", "x", "1s", "3600001", ""):
        r = subprocess.run([real.XPTIBPF, "serve", "--slow", value, "--check"], capture_output=True, text=True)
        check(r.returncode == 2 and "--slow" in r.stderr, f"--slow '{value}' is refused", r.stderr)
    for args, said in (((), "slow: off\n"), (("--slow", "250"), "slow: 250 ms\n"), (("--slow", "off"), "slow: off\n")):
        r = subprocess.run([real.XPTIBPF, "serve", "--check", *args], capture_output=True, text=True)
        check(r.returncode == 0 and said in r.stdout, f"{args}: --check says it", r.stdout)


def main():
    d = real.folder()
    program = build(d)
    mistakes()
    port = serving.free_port()
    s = serving.Serve("--listen", f"127.0.0.1:{port}", "--slow", "100", "-e", ",".join(MINE)).ready(port)
    ids = counted(program, port)
    if real.in_check_all():
        scraped(d, port, *ids)
    s.p.terminate()
    equal(s.wait(20), 0, "serve ends well")


if __name__ == "__main__":
    real.run(main)
