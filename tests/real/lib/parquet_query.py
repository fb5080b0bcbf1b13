# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Runs in the environment of `scripts/fetch-arrow readers`, or `clickhouse`:

    parquet_query.py duckdb|spark|arrow|clickhouse FOLDER [TIMES] <QUERIES >ROWS

All in JSON; TIMES is a file that gets the seconds of each query. The tables are set up as docs/queries.md says, by its own code. Rows are lists; what JSON has no word for is
text. arrow: queries are names of tables, and the rows all their columns as objects.
"""
import json
import os
import re
import sys
import time


def plain(v):
    return v if v is None or isinstance(v, (bool, int, float, str)) else str(v)


def code(title):
    """The block of Python below a heading of the page."""
    page = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "docs", "queries.md")
    with open(page) as f:
        return re.search(rf"^## {title}\n\n```python\n(.*?)^```", f.read(), re.M | re.S)[1]


def each(queries, times, ask):
    """The rows of each query."""
    rows, took = [], []
    for q in queries:
        began = time.monotonic()
        rows.append(ask(q))
        took.append(time.monotonic() - began)
    for path in times:
        with open(path, "w") as f:
            json.dump(took, f)
    return rows


def main():
    engine, folder, *times = sys.argv[1:]
    queries = json.load(sys.stdin)
    os.chdir(os.path.dirname(folder))
    if os.path.basename(folder) != "traces":
        os.symlink(folder, "traces")
    names = {}
    answer = sys.stdout
    sys.stdout = sys.stderr
    if engine == "duckdb":
        exec(code("DuckDB"), names)
        rows = each(queries, times, lambda q: [[plain(v) for v in r] for r in names["db"].sql(q).fetchall()])
    elif engine == "spark":
        os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
        # A few short queries: what a better compiler and a collector with threads cost would not come back.
        os.environ.setdefault("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
        from pyspark.sql import SparkSession
        # What is not the page's business: no web page, no 200 tasks for a few rows.
        SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").config(
            "spark.sql.shuffle.partitions", "2").config("spark.ui.showConsoleProgress", "false").getOrCreate()
        exec(code("PySpark"), names)
        rows = each(queries, times, lambda q: [[plain(v) for v in r] for r in names["spark"].sql(q).collect()])
        names["spark"].stop()
    elif engine == "clickhouse":
        exec(code("ClickHouse"), names)
        rows = each(queries, times, lambda q: json.loads(names["db"].query(q, "JSONCompact").bytes())["data"])
    else:
        import pyarrow.dataset
        hive = pyarrow.dataset.partitioning(pyarrow.schema([("host", pyarrow.string()), ("day", pyarrow.string())]),
                                            flavor="hive")
        rows = [[{k: plain(v) for k, v in r.items()} for r in pyarrow.dataset.dataset(
            f"{folder}/{t}", format="parquet", partitioning=hive).to_table().to_pylist()] for t in queries]
    json.dump(rows, answer)


main()
