#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 90, suite: all, alone: the busiest functions of the whole machine have rows, and it asks for those of its own programs
"""What docs/fleet.md says of many machines: processes that call functions of all APIs don't give a machine more series than it
promises; a real Prometheus takes an hour of 100 machines, made of what a real serve says, loses nothing of it, and
answers every query of the page and of the dashboard; DuckDB and ClickHouse read recordings of 100 machines, and both
count what was recorded. tests/bench/fleet does the same with 1,000 machines and measures it.
"""
import concurrent.futures
import datetime
import re
import sys

from lib import fleet, real
from lib.real import check, equal, need

MACHINES, PROCESSES, HOUR = 100, 20, 3600
DAY = datetime.datetime(2026, 3, 1, 12, tzinfo=datetime.timezone.utc)
# Panels and queries of what does not go wrong in these machines.
QUIET = ("Errors", "Losses", "errors_total", "losses_total", "up{job", "> 60")


def promised(most):
    page = real.read(f"{real.ROOT}/docs/fleet.md")
    limit = int(re.search(r"at most (\d+) series with the default configuration", page)[1])
    check(300 < fleet.count(most) <= limit, f"calls of all APIs give a machine at most {limit} series", fleet.count(most))


def prometheus(d, busy):
    of = fleet.series(*busy)
    check(sum(s.moves() for s in of) > 30, "numbers of the program move", sum(s.moves() for s in of))
    p = fleet.Prometheus(d)
    end, calls = fleet.feed(p, of, MACHINES, HOUR)
    equal(p.number("count(xptibpf_build_info)", end), MACHINES, "Prometheus has all machines")
    equal(p.number("sum(xptibpf_calls_total)", end), calls, "and all calls")
    equal(p.number('count({job="xptibpf"})', end), MACHINES * len(of), "and all series")
    equal(p.number("sum(count_over_time(xptibpf_build_info[2h]))", end), MACHINES * HOUR / fleet.INTERVAL, "and an hour of them")
    equal(p.number("count(resets(xptibpf_calls_total[1h]) > 0)", end), 0, "no counter falls")
    for where, query in fleet.promql():
        check(p.query(query, time=end) or any(q in where + query for q in QUIET), f"{where}: it has an answer", query)
    check(p.block() > MACHINES * len(of) * 10, "it is a block on the disk")
    p.p.terminate()
    equal(p.wait(30), 0, "Prometheus ends well")


def scraped(busy):
    """By the real way, though for moments only."""
    d = real.folder()
    machines = fleet.Machines(busy[1])
    host = f"127.0.0.1:{machines.server_address[1]}"
    p = fleet.Prometheus(d, [f"{host}/machine{n}" for n in range(3)], 1)
    now = lambda expr: p.number(expr, "")
    real.wait_for(lambda: now('sum(up{job="xptibpf"})') == 3, "a real scrape takes what serve says", 60)
    own = now('max(count by (instance) ({job="xptibpf",__name__!~"xptibpf_.*"}))')
    page = real.read(f"{real.ROOT}/docs/fleet.md")
    equal(own, float(re.search(r"and (\d+) of Prometheus' own", page)[1]), "it adds as many series to a target as the page says")
    p.p.terminate()
    equal(p.wait(30), 0, "Prometheus ends well")


def engines():
    """In a process of its own: it has much to compute, and a real serve makes the test wait for a minute."""
    d = real.folder()
    with concurrent.futures.ThreadPoolExecutor() as pool:
        streams = list(pool.map(lambda name: fleet.recorded(d, name), ("mem", "waits")))
    print("recorded", flush=True)
    folder = fleet.folder_of(d, [s for s, _ in streams], MACHINES, DAY)
    calls = sum(streams[n % 2][1] for n in range(MACHINES))
    for engine in "duckdb", "clickhouse":
        mine = ["SELECT count(*), count(DISTINCT host) FROM calls", "SELECT count(*) FROM calls WHERE host = 'machine000007'",
                "SELECT count(*) FROM calls WHERE day = '2026-03-02'"]
        rows, _ = fleet.ask(engine, folder, [q.replace("2026-03-02", "2026-03-01") for q in fleet.sql(engine)] + mine)
        need(all(rows), f"{engine} answers the questions of docs/queries.md", [len(r) for r in rows])
        equal([[int(v) for v in r[0]] for r in rows[-3:]], [[calls, MACHINES], [streams[1][1]], [0]], f"{engine} counts each call once")


def main():
    if sys.argv[1:]:
        engines()
        return
    d = real.folder()
    p = real.Process([sys.executable, __file__, "engines"])
    p.said("^recorded$", 100)  # What it runs for that would count below.
    _, busy, most = fleet.served(d, PROCESSES)
    promised(most)
    prometheus(d, busy)
    scraped(busy)
    status = p.wait(300)
    print(p.out, p.err, end="", flush=True)
    equal(status, 0, "engines")


real.run(main)
