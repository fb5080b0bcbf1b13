#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 25, suite: all
"""`record --metrics`: what a driver of the test's samples, through the real loader, is in the recording, JSON, tables, timelines,
SQLite, csv and Parquet exactly as the driver was told to return it, at the times of its clock; what a driver drops is counted; one that
crashes, hangs, fails or lies is named, and never ends the trace; two recordings are merged; and a newer loader, whose drivers
have a clock of the reports, which goes astray, is not believed then."""
import csv
import json
import math
import os
import shutil
import sqlite3
import struct
import subprocess

from lib import perfetto_file, real, ze_witness
from lib.real import check, equal, need

# As sampling_driver.c has them.
OFFSET = 123456789012
NAMES = ["Number", "When", "Busy", "Share", "Hits", "Stalled"]
UNITS = [None, "ns", "percent", None, "events", None]
TYPES = ["UINT64", "UINT64", "FLOAT32", "FLOAT64", "UINT32", "BOOL8"]
KINDS = ["RAW", "TIMESTAMP", "RATIO", "RATIO", "EVENT", "FLAG"]


def values(k, begun, period):
    """What the driver returns in its report number k, but for the time: that is by its clock."""
    return [k, begun + k * period, struct.unpack("f", struct.pack("f", k % 101 + 0.5))[0], 1 / (k + 1), 2**32 - 1 - k, k % 3 == 0]


class Driver:
    def __init__(self, folder, null):
        self.folder = folder
        os.makedirs(f"{folder}/lib")
        os.chmod(folder, 0o755)
        for name in os.listdir(f"{null}/lib"):
            if name.startswith("libze_"):
                shutil.copy(f"{null}/lib/{name}", f"{folder}/lib/{name}", follow_symlinks=True)
        shutil.copy(f"{null}/lib/libze_null.so", f"{folder}/lib/libze_null.so.1")
        self.driver = build(null, f"{folder}/lib/libze_sampling.so", f"{folder}/lib")

    def env(self, how=""):
        return real.environment(LD_LIBRARY_PATH=f"{self.folder}/lib", ZE_ENABLE_ALT_DRIVERS=self.driver, SAMPLING_DRIVER=how)

    def record(self, how, *options, program=("sleep", "0.6"), name="run.xbt"):
        path = f"{self.folder}/{name}"
        r = real.plain_run([real.XPTIBPF, "record", "-o", path, "--force", *options, "--", *program], env=self.env(how))
        return r, path


def build(null, out, rpath):
    return real.build(f"{real.ROOT}/tests/workloads/ze/sampling_driver.c", out, "-shared", "-fPIC", f"-I{null}/include", f"-I{null}/include/level_zero",
                      "-Wl,--no-as-needed", f"{null}/lib/libze_null.so", f"-Wl,-rpath,{rpath}")


def lines(*argv):
    r = real.plain_run([real.XPTIBPF, *argv])
    need(r.returncode == 0, " ".join(argv[:2]), r.stderr)
    return [json.loads(x) for x in r.stdout.splitlines()]


def text(*argv):
    return real.plain_run([real.XPTIBPF, *argv]).stdout


def samples_of(path):
    return [e for e in lines("trace", "--format", "json", "-i", path) if e["type"] == "sample"]


def losses(path):
    return {e["where"]: e["count"] for e in lines("stat", "--metrics", "--json", "-i", path) if e["type"] == "lost" and e["count"]}


def differ(got, period):
    """Samples that are not what the driver returned, or not when it did: by their own numbers, which have no gap."""
    first, wrong = got[0]["values"], []
    begun = first[1] - first[0] * period
    for i, s in enumerate(got):
        told = values(first[0] + i, begun, period)
        if s["values"] != told or s["metrics"] != NAMES or abs(s["ts"] - (told[1] - OFFSET)) > s["error"] or s["error"] > period:
            wrong.append((told, s))
    return wrong


def exact(d):
    r, path = d.record("", "--metrics", "Timed", "--metrics-period", "4999us", "--strict")
    equal(r.returncode, 0, "a group is sampled beside a program")
    check("sampling Timed of ze0 (The test's device) every 5 ms: 6 metrics\n" in r.stderr, "it says which, of which device, with the driver's period", r.stderr)
    told = lines("trace", "--format", "json", "-i", path)
    [group] = [e for e in told if e["type"] == "sampled_group"]
    equal((group["device"], group["model"], group["group"], group["period"], group["metrics"]), ("ze0", "The test's device", "Timed", 5000000, 6),
          "JSON: the group")
    metrics = [e for e in told if e["type"] == "sampled_metric"]
    equal([(m["index"], m["metric"], m["unit"], m["metric_type"], m["value_type"]) for m in metrics],
          [(i, n, u, f"ZET_METRIC_TYPE_{k}", f"ZET_VALUE_TYPE_{t}") for i, (n, u, k, t) in enumerate(zip(NAMES, UNITS, KINDS, TYPES))], "JSON: its metrics")
    got = samples_of(path)
    need(len(got) > 60, "there are samples", len(got))
    equal(differ(got, 5000000)[:2], [], f"JSON: {len(got)} samples are what the driver returned, when it did, without a gap")
    clock = next(e["ts"] for e in told if e["type"] == "clock")
    end = max(e["ts"] for e in told if e["type"] == "process" and e["event"] == "exit")
    check(got[0]["ts"] < clock + 100e6 and got[-1]["ts"] > end - 10e6, "from the trace's beginning to its end", (got[0]["ts"] - clock, got[-1]["ts"] - end))
    equal(losses(path), {}, "nothing was lost")
    return path, got


def tables(path, got):
    rows = {e["metric"]: e for e in lines("stat", "--metrics", "--json", "-i", path) if e["type"] == "metric"}
    equal(sorted(rows), sorted(NAMES), "stat --metrics: a row of each metric")
    for i, name in enumerate(NAMES):
        column, r = [s["values"][i] for s in got], rows[name]
        said = (r["device"], r["group"], r["unit"], r["value_type"], r["period"], r["samples"], r["pid"], r["untimed"])
        equal(said, ("ze0", "Timed", UNITS[i], f"ZET_VALUE_TYPE_{TYPES[i]}", 5000000, len(got), None, 0), f"stat: what {name} is")
        check(r["min"] == min(column) and r["max"] == max(column) and math.isclose(r["mean"], sum(column) / len(column), rel_tol=1e-12),
              f"stat: the least, mean and greatest {name}", r)
    check("Busy (percent) of Timed, ze0, sampled every 5.000ms" in text("report", "-i", path), "report: the same rows")


def exports(d, path, got):
    out = f"{d.folder}/out"
    for kind in ("perfetto", "chrome", "sqlite"):
        r = real.plain_run([real.XPTIBPF, "export", "--format", kind, "-o", f"{out}.{kind}", "-i", path])
        need(r.returncode == 0, f"export: {kind}", r.stderr)
    names = [f"ze0 Timed: {n}" + (f" ({u})" if u else "") for n, u in zip(NAMES, UNITS)]
    p, found = perfetto_file.read(f"{out}.perfetto"), {}
    tracks = {int(i): t for i, t in p["tracks"].items() if t["name"].startswith("ze0")}
    for e in p["events"]:
        if e["track"] in tracks:
            found.setdefault(tracks[e["track"]]["name"], []).append((e["ts"], e["value"]))
    equal(found, {n: [(s["ts"], s["values"][i]) for s in got] for i, n in enumerate(names)}, "Perfetto: a counter of each metric, with each value at its time")
    equal([(t["kind"], t["name"], t["unit_name"]) for t in tracks.values()], [("counter", n, u or "") for n, u in zip(names, UNITS)], "Perfetto: their units")
    with open(f"{out}.chrome", encoding="utf-8") as f:
        counters = [e for e in json.load(f)["traceEvents"] if e["ph"] == "C" and e["name"].startswith("ze0")]
    equal([e["args"]["value"] for e in counters if e["name"] == names[2]], [s["values"][2] for s in got], "Chrome: its values")
    check(all(abs(e["ts"] * 1000 - s["ts"]) < 1000 for e, s in zip([e for e in counters if e["name"] == names[0]], got)), "Chrome: at their times")
    exported_tables(d, path, got, out)
    db = sqlite3.connect(f"{out}.sqlite")
    rows = db.execute('SELECT m.metric, m.unit, m.period, m.device, m."group", s.ts, s.value, s.error, s.untimed FROM sample s JOIN sampled_metric m '
                      "ON m.id = s.metric_id ORDER BY s.id").fetchall()
    equal(rows, [(n, u, 5000000, "ze0", "Timed", s["ts"], v, s["error"], 0) for s in got for n, u, v in zip(NAMES, UNITS, s["values"])],
          "SQLite: a row of each value")
    equal(db.execute("SELECT metric, samples, period FROM metric").fetchall(), [(n, len(got), 5000000) for n in NAMES], "SQLite: and their table")


def exported_tables(d, path, got, out):
    need(real.plain_run([real.XPTIBPF, "export", "--format", "csv", "-o", f"{out}.csv", "-i", path]).returncode == 0, "export: csv")
    with open(f"{out}.csv", encoding="utf-8", newline="") as f:
        rows = [r for r in csv.DictReader(f) if r["Type"] == "sample"]
    equal([(r["API"], r["Name"], int(r["Start (ns)"]), float(r["Result"]), r["Arguments"]) for r in rows],
          [("Timed", n, s["ts"], float(v), f"device=ze0, unit={u or ''}, error={s['error']}") for s in got for n, u, v in zip(NAMES, UNITS, s["values"])],
          "csv: a row of each value")
    r = real.plain_run([f"{real.O}/xptibpf-parquet", "export", "--format", "parquet", "-o", f"{d.folder}/traces", "-i", path])
    need(r.returncode == 0, "export: parquet", r.stderr)
    (rows,) = real.ask_parquet("arrow", f"{d.folder}/traces", ["samples"])
    equal(sorted((r["ts"], r["device"], r["group"], r["metric"], r["unit"], r["value"], r["integer"], r["error"], r["untimed"]) for r in rows),
          sorted((s["ts"], "ze0", "Timed", n, u, float(v), None if isinstance(v, float) else int(v), s["error"], False)
                 for s in got for n, u, v in zip(NAMES, UNITS, s["values"])), "Parquet: a row of each value")


def several(d, path, got):
    """Two groups at once; and with another recording as one."""
    r, both = d.record("single", "--metrics", "Second,ze0:Timed", "--metrics-period", "10ms", name="both.xbt")
    equal((r.returncode, r.stderr.count("sampling ")), (0, 2), "two groups at once")
    two = samples_of(both)
    for group in ("Timed", "Second"):
        own = [s for s in two if s["group"] == group]
        check(len(own) > 30 and not differ(own, 10000000), f"both: {group}, by a driver that calculates one set a call", differ(own, 10000000)[:2])
    merged = f"{d.folder}/merged.xbt"
    need(real.plain_run([real.XPTIBPF, "merge", "--force", "-o", merged, path, both]).returncode == 0, "merge")
    same = sorted((s["group"], s["ts"], *s["values"]) for s in samples_of(merged))
    equal(same, sorted((s["group"], s["ts"], *s["values"]) for s in got + two), "merged: all samples of both, as they were")
    # A reader that begins in the middle has their definitions.
    from_half = [e for e in lines("trace", "--format", "json", "-i", path, "--from", "300ms") if e["type"] == "sample"]
    check(0 < len(from_half) < len(got) and differ(from_half, 5000000) == [], "a part by time: the samples of that time", len(from_half))


def refusals(d):
    def refused(how, group, status, said, *options):
        r, path = d.record(how, "--metrics", group, *options, program=("touch", f"{d.folder}/ran"), name="none.xbt")
        check((r.returncode, r.stderr.count("\n")) == (status, 1) and said in r.stderr, f"{how or group}: it is named, in one line", (r.returncode, r.stderr))
        check(not os.path.exists(path) and not os.path.exists(f"{d.folder}/ran"), f"{how or group}: nothing was recorded, nothing run")

    refused("", "Timde", 2, "no device samples a group 'Timde' by time, did you mean Timed?; see xptibpf metrics")
    refused("", "Evented", 2, "no device samples a group 'Evented' by time; see xptibpf metrics")
    refused("", "ze1:Timed", 2, "no device samples a group 'ze1:Timed' by time; see xptibpf metrics")
    refused("", "Timed", 2, "every 10 us to 4 s, not every 5 s", "--metrics-period", "5s")
    refused("large", "Timed", 2, "ze0:Timed can't be sampled: it has 1000 metrics, and 1 to 256 can be")
    refused("none", "Timed", 3, "no device has metrics: ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS: the kernel gives metrics to privileged processes alone")
    refused("denied", "Timed", 3, "ze0:Timed can't be sampled: zetMetricStreamerOpen: ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS: the kernel gives")
    r = real.plain_run([real.XPTIBPF, "record", "-o", f"{d.folder}/none.xbt", "--metrics", "Timed", "--", "true"],
                       env=real.environment(LD_LIBRARY_PATH=f"{d.folder}/lib"))
    check(r.returncode == 3 and "Level Zero finds no driver for a device: " in r.stderr, "no driver: it is named", r.stderr)


ENDED = "no more device metrics are sampled, and the trace goes on: "


def hostile(d):
    """What a driver does after some readings: the samples before it are right, and the program and its trace run to their end."""
    for how, loss, said in (
            ("crash", {"sampling_ended": 1}, ENDED + "a driver has ended the process that reads device metrics (signal 11)"),
            ("fail", {"sampling_ended": 1}, ENDED + "ze0:Timed can't be sampled: zetMetricStreamerReadData: ZE_RESULT_ERROR_DEVICE_LOST"),
            ("hang", {"sampling_ended": 1}, "a driver that samples device metrics does not end, and was ended"),
            *((how, {"samples_refused": None}, "") for how in ("types", "short", "sets", "count", "size")),
            ("drop", {"samples_dropped": None}, "")):
        r, path = d.record(how, "--metrics", "Timed", "--metrics-period", "5ms", name="hostile.xbt")
        check(r.returncode == 0 and said in r.stderr, f"{how}: the trace goes on", (r.returncode, r.stderr))
        got, lost = samples_of(path), losses(path)
        equal(sorted(lost), sorted(loss), f"{how}: it is counted, and nothing else is lost")
        check(all(n in (None, lost[k]) for k, n in loss.items()) and all(lost.values()), f"{how}: how often", lost)
        # Of reports that lack a value, those before it are whole.
        need(got, f"{how}: there are samples before it")
        equal([s["values"] for s in got if s["values"] != values(s["values"][0], got[0]["values"][1] - 5000000 * got[0]["values"][0], 5000000)][:2], [],
              f"{how}: the {len(got)} samples that there are, are right")
        ended = [e for e in lines("trace", "--format", "json", "-i", path) if e["type"] == "process" and e["event"] == "exit"]
        check(ended, f"{how}: the program's end is in the trace")
        check("\nlost: " in text("stat", "-i", path) and "device metrics" in text("stat", "-i", path), f"{how}: people see it")
        total = sum(lost.values())
        check(r.stderr.endswith(f", {total} lost\n"), f"{how}: record's last line has the total", (total, r.stderr))
        equal(real.plain_run([real.XPTIBPF, "stat", "--strict", "-i", path]).returncode, 4, f"{how}: they are lost to --strict")
    r, path = d.record("nan", "--metrics", "Timed", "--metrics-period", "5ms", name="hostile.xbt")
    got = samples_of(path)
    equal([s["values"][3] for s in got], [None if s["values"][0] % 2 else 1 / (s["values"][0] + 1) for s in got], "no number: it is null")
    row = next(e for e in lines("stat", "--metrics", "--json", "-i", path) if e["type"] == "metric" and e["metric"] == "Share")
    odd = sum(s["values"][0] % 2 for s in got)
    equal((row["samples"], row["refused"]), (len(got) - odd, odd), "no number: the table counts it")
    r, path = d.record("wrongest", "--metrics", "Timed", "--metrics-period", "5ms", name="hostile.xbt")
    astray(samples_of(path), path, "a device's clock that goes astray")


def astray(got, path, what):
    """Before it does, times are the device's; then they are those of the readings, as far as these are apart, and this is said."""
    untimed = [s for s in got if s.get("untimed")]
    check(untimed and not got[0].get("untimed"), f"{what}: the times of some samples are those of their reading", (len(untimed), len(got)))
    early = [s for s in got if not s.get("untimed") and abs(s["ts"] - (s["values"][1] - OFFSET)) > s["error"]]
    late = [s for s in untimed if abs(s["ts"] - (s["values"][1] - OFFSET)) > s["error"] + 5000000]
    equal((early[:2], late[:2]), ([], []), f"{what}: all are right as far as they say")
    row = next(e for e in lines("stat", "--metrics", "--json", "-i", path) if e["type"] == "metric")
    equal(row["untimed"], len(untimed), f"{what}: the table counts them")
    check(f"(times of {len(untimed)} are those of their reading)" in text("stat", "--metrics", "-i", path), f"{what}: and says so")


def newer(folder):
    """The loader of Debian 13, inside a root of its own, for its C library."""
    root = ze_witness.fetched("neo")
    ze, host = f"{root}/opt/ze-1.20", f"{folder}/host"
    os.makedirs(host)
    for line in subprocess.run(["ldd", real.XPTIBPF], capture_output=True, text=True, check=True).stdout.splitlines():
        if " => /" in line:
            name, path = line.split(" => ")
            shutil.copy(path.split()[0], f"{host}/{name.strip()}")
    shutil.copy(real.XPTIBPF, f"{host}/xptibpf")
    shutil.copy(f"{ze}/lib/libze_null.so", f"{host}/libze_null.so.1")
    build(ze, f"{host}/libze_sampling.so", "/mnt/test")
    # For its own C library; of the host what is not there.
    env = {"LD_LIBRARY_PATH": "/opt/ze-1.20/lib:/usr/lib/x86_64-linux-gnu:/mnt/test", "ZE_ENABLE_ALT_DRIVERS": "/mnt/test/libze_sampling.so",
           "SAMPLING_DRIVER": "wrong"}
    argv = ["/mnt/test/xptibpf", "record", "-o", "/mnt/test/run.xbt", "--metrics", "Timed", "--metrics-period", "5ms", "--", "sleep", "1"]
    r = subprocess.run(ze_witness.inside(root, {"/mnt/test": host, "/sys": "/sys"}, env, argv), capture_output=True, text=True, timeout=60)
    need(r.returncode == 0, "a newer loader: a group is sampled", r.stderr)
    got = samples_of(f"{host}/run.xbt")
    astray(got, f"{host}/run.xbt", "a clock of the reports that goes astray")
    check(not got[-1].get("untimed") and len([s for s in got if s.get("untimed")]) < len(got) / 2, "then the device's is taken")


def main():
    folder = real.folder()
    d = Driver(folder, ze_witness.fetched("null"))
    path, got = exact(d)
    tables(path, got)
    exports(d, path, got)
    several(d, path, got)
    refusals(d)
    hostile(d)
    newer(folder)


if __name__ == "__main__":
    real.run(main)
