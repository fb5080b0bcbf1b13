#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# takes: 10, suite: all
"""`xptibpf metrics`: what it lists is what a witness prints by the API's headers, with a driver of the test's through the real
loader; a driver that crashes, hangs, lies or refuses is named, and can reach nobody; and on Intel's own driver, without hardware,
it says what that lacks."""
import errno
import json
import os
import re
import shutil
import signal
import subprocess
import time

from lib import real, ze_witness
from lib.real import check, equal, need
from ze_neo import NO_HARDWARE

# What the headers say and what level_zero.h has: (theirs, ours, [(member, ours)]).
LAYOUT = (
    ("ze_device_properties_t", "struct level_zero_device", [("name", "name")]),
    ("zet_metric_group_properties_t", "struct level_zero_group",
     [("name", "name"), ("description", "text"), ("samplingType", "sampling"), ("domain", "domain"), ("metricCount", "nmetrics")]),
    ("zet_metric_properties_t", "struct level_zero_metric",
     [("name", "name"), ("description", "text"), ("component", "component"), ("tierNumber", "tier"), ("metricType", "type"),
      ("resultType", "value_type"), ("resultUnits", "unit")]),
    ("ze_context_desc_t", "struct level_zero_context_desc", [("flags", "flags")]),
    ("zet_metric_streamer_desc_t", "struct level_zero_streamer_desc", [("notifyEveryNReports", "notify_every"), ("samplingPeriod", "period")]),
    ("zet_typed_value_t", "struct level_zero_value", [("type", "type"), ("value", "u64"), ("value", "f32"), ("value", "b8")]),
)
# Of a newer header: the clock of a group's reports.
NEWER = (
    ("zet_metric_global_timestamps_resolution_exp_t", "struct level_zero_resolution", [("timerResolution", "cycles"), ("timestampValidBits", "valid_bits")]),
)
NEWER_NUMBERS = (("ZET_STRUCTURE_TYPE_METRIC_GLOBAL_TIMESTAMPS_RESOLUTION_EXP", "LEVEL_ZERO_RESOLUTION"),)
NUMBERS = (
    ("ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES", "LEVEL_ZERO_DEVICE_PROPERTIES"),
    ("ZET_STRUCTURE_TYPE_METRIC_GROUP_PROPERTIES", "LEVEL_ZERO_GROUP_PROPERTIES"),
    ("ZET_STRUCTURE_TYPE_METRIC_PROPERTIES", "LEVEL_ZERO_METRIC_PROPERTIES"),
    ("ZE_STRUCTURE_TYPE_CONTEXT_DESC", "LEVEL_ZERO_CONTEXT_DESC"),
    ("ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2", "LEVEL_ZERO_DEVICE_PROPERTIES_1_2"),
    ("ZET_STRUCTURE_TYPE_METRIC_STREAMER_DESC", "LEVEL_ZERO_STREAMER_DESC"),
    ("ZE_RESULT_NOT_READY", "LEVEL_ZERO_NOT_READY"), ("ZE_RESULT_WARNING_DROPPED_DATA", "LEVEL_ZERO_DROPPED"),
    ("ZE_RESULT_ERROR_UNINITIALIZED", "LEVEL_ZERO_UNINITIALIZED"), ("ZE_RESULT_ERROR_UNSUPPORTED_FEATURE", "LEVEL_ZERO_UNSUPPORTED"),
    ("ZET_METRIC_TYPE_TIMESTAMP", "LEVEL_ZERO_TIMESTAMP"), ("ZET_METRIC_GROUP_CALCULATION_TYPE_METRIC_VALUES", "LEVEL_ZERO_VALUES"),
    ("ZET_VALUE_TYPE_UINT32", "LEVEL_ZERO_UINT32"), ("ZET_VALUE_TYPE_UINT64", "LEVEL_ZERO_UINT64"),
    ("ZET_VALUE_TYPE_FLOAT32", "LEVEL_ZERO_FLOAT32"), ("ZET_VALUE_TYPE_FLOAT64", "LEVEL_ZERO_FLOAT64"),
    ("ZET_VALUE_TYPE_BOOL8", "LEVEL_ZERO_BOOL8"),
    ("ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS", "LEVEL_ZERO_NO_PERMISSION"),
    ("ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE", "LEVEL_ZERO_NO_DEPENDENCY"),
    ("ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_EVENT_BASED", "LEVEL_ZERO_BY_EVENT"),
    ("ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_TIME_BASED", "LEVEL_ZERO_BY_TIME"),
    ("ZET_MAX_METRIC_NAME", "LEVEL_ZERO_NAME"), ("ZET_MAX_METRIC_GROUP_DESCRIPTION", "LEVEL_ZERO_NAME"),
    ("ZET_MAX_METRIC_RESULT_UNITS", "LEVEL_ZERO_NAME"), ("ZE_MAX_DEVICE_NAME", "LEVEL_ZERO_NAME"),
)


def headers(d, include, newer=False):
    sources = ("<stdbool.h>", "<level_zero/zet_api.h>", '"sample/level_zero.h"')
    layout, numbers = LAYOUT + (NEWER if newer else ()), NUMBERS + (NEWER_NUMBERS if newer else ())
    equal(ze_witness.layout_differs(d, [include, f"{include}/level_zero"], sources, layout, numbers), "",
          f"our structures are those of the headers in {os.path.relpath(include, os.path.expanduser('~'))}")


def names_of(include, kind):
    """Enumerators by number, from the headers."""
    text = real.read(f"{include}/level_zero/zet_api.h")
    body = re.search(rf"typedef enum _{kind}\s*{{(.*?)}}", text, re.S)[1]
    return {int(v, 0): n for n, v in re.findall(r"(\w+) = (\w+),", body)}


class Listing:
    def __init__(self, null, folder):
        self.null, self.folder = null, folder
        # Where anybody could make one.
        os.makedirs(f"{folder}/open")
        os.chmod(f"{folder}/open", 0o777)
        self.file = f"{folder}/open/file"
        # Nobody may read them there.
        os.makedirs(f"{folder}/lib")
        for name in os.listdir(f"{null}/lib"):
            if name.startswith("libze_"):
                shutil.copy(f"{null}/lib/{name}", f"{folder}/lib/{name}", follow_symlinks=True)
        shutil.copy(f"{null}/lib/libze_null.so", f"{folder}/lib/libze_null.so.1")
        flags = [f"-I{null}/include", f"-I{null}/include/level_zero"]
        work = f"{real.ROOT}/tests/workloads/ze"
        self.driver = real.build(f"{work}/metrics_driver.c", f"{folder}/lib/libze_metrics.so", "-shared", "-fPIC", *flags, "-Wl,--no-as-needed",
                                 f"{null}/lib/libze_null.so", f"-Wl,-rpath,{folder}/lib")
        self.list = real.build(f"{work}/metrics_list.c", f"{folder}/metrics_list", *flags, f"-L{null}/lib", "-lze_loader")

    def env(self, how="", **more):
        return real.environment(LD_LIBRARY_PATH=f"{self.folder}/lib", ZE_ENABLE_ALT_DRIVERS=self.driver, METRICS_DRIVER=how, METRICS_FILE=self.file, **more)

    def ours(self, how="", *options, env=None):
        return real.plain_run([real.XPTIBPF, "metrics", *options], env=env or self.env(how))


def as_witness(l):
    lines = subprocess.run([l.list], env=l.env(), capture_output=True, text=True, check=True).stdout.splitlines()
    metric_types, value_types = names_of(f"{l.null}/include", "zet_metric_type_t"), names_of(f"{l.null}/include", "zet_value_type_t")
    told = []
    for line in lines:
        f = line.split("\t")
        told.append((f[0], f[1], f[2] or None, int(f[3]), bool(int(f[4]) & 2), bool(int(f[4]) & 1), f[5], f[6] or None, f[7] or None, f[8] or None,
                     metric_types[int(f[9])], value_types[int(f[10])], int(f[11])))
    need(len(told) == 80, "the witness prints each metric", lines[:3])
    r = l.ours("", "--json")
    equal((r.returncode, r.stderr), (0, ""), "metrics --json works")
    keys = ("device", "group", "group_about", "domain", "by_time", "by_event", "metric", "about", "component", "unit", "metric_type", "value_type", "tier")
    got = [tuple(json.loads(x)[k] for k in keys) for x in r.stdout.splitlines()]
    equal(got, told, "metrics --json: all that the witness prints, in its order")
    r = l.ours()
    check("  Alpha  domain 1, by event  The group Alpha\n    GpuTime (ns)  DURATION UINT64  part0  What GpuTime says\n" in r.stdout, "metrics: as text",
          r.stdout[:500])
    equal((r.stdout.count("\nze"), len(r.stdout.splitlines())), (0, 84), "a line for the device, each group and each metric")
    r = l.ours("", "--json", "Hits")
    equal([json.loads(x)["group"] for x in r.stdout.splitlines()], ["Alpha", "Hidden"], "a glob chooses metrics")
    r = l.ours("", "Hit")
    equal((r.returncode, r.stderr), (1, "xptibpf: error: no device, group or metric matches 'Hit'\n"), "a glob that nothing matches is named")
    return told


def completions(l, told):
    """What shells offer: the groups that the witness prints, for record those that can be sampled by time."""
    groups = list(dict.fromkeys((t[1], t[2]) for t in told))
    timed = list(dict.fromkeys((t[1], t[2]) for t in told if t[4]))
    need(0 < len(timed) < len(groups), "some groups can be sampled by time, and others can't", groups)

    def offered(*words, env=None):
        r = real.plain_run([real.XPTIBPF, "completions", "--words", *words], env=env or l.env())
        equal((r.returncode, r.stderr), (0, ""), f"completions: {' '.join(words)}: silent")
        return [tuple(line.split("\t")) for line in r.stdout.splitlines() if words[-1] or line[0] != "-"]

    def lines(of, before=""):
        return [(before + name, *([about[:63]] if about else [""])) for name, about in of]

    equal(offered("record", "--metrics", ""), lines(timed), "record --metrics: groups that can be sampled by time")
    equal(offered("record", f"--metrics={timed[0][0]},"), lines(timed, f"--metrics={timed[0][0]},"), "a second one")
    equal(offered("record", "--metrics", "ze0:"), lines(timed, "ze0:"), "of one device")
    equal(offered("record", "--metrics", "ze1:"), [], "of one that there is not")
    equal(offered("metrics", ""), lines(groups), "metrics: all groups")
    equal(offered("metrics", groups[0][0][:2]), lines(g for g in groups if g[0].startswith(groups[0][0][:2])), "metrics: by their beginning")
    for how in ("crash", "permission"):
        equal(offered("metrics", "", env=l.env(how)), [], f"a driver that says {how}: nothing is offered")
    equal(offered("metrics", "", env=real.environment(LD_LIBRARY_PATH=f"{l.folder}/lib")), [], "no driver: nothing is offered")
    begin = time.monotonic()
    equal(offered("metrics", "", env=l.env("hang")), [], "a driver that hangs: nothing is offered")
    # A driver has a minute for anything else.
    check(time.monotonic() - begin < 30, "and nobody waits for it", time.monotonic() - begin)
    hostile_groups = offered("metrics", "", env=l.env("endless"))
    check(hostile_groups and all("\x1b" not in part for line in hostile_groups for part in line), "texts steer no terminal", hostile_groups[:1])


def refusals(l):
    for how, said in (("permission", "ze0: ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS: the kernel gives metrics to privileged processes alone"),
                      ("dependency", "ze0: ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE: the driver needs a library for metrics"),
                      ("unsupported", "ze0: ZE_RESULT_ERROR_UNSUPPORTED_FEATURE")):
        r = l.ours(how)
        equal(r.returncode, 3, f"{how}: there is nothing to list")
        check(r.stderr.startswith(f"xptibpf: error: no device has metrics: {said}") and r.stderr.count("\n") == 1, f"{how}: it is named in one line", r.stderr)
    r = l.ours(env=l.env("unsupported", ZET_ENABLE_METRICS="0"))
    check(r.returncode == 3 and "ZET_ENABLE_METRICS is set, and not to 1" in r.stderr, "metrics that are switched off are named", r.stderr)
    r = l.ours(env=real.environment(LD_LIBRARY_PATH=f"{l.folder}/lib"))
    check(r.returncode == 3 and "Level Zero finds no driver for a device: " in r.stderr, "no driver: it is named", r.stderr)
    os.makedirs(f"{l.folder}/broken")
    with open(f"{l.folder}/broken/libze_loader.so.1", "w") as f:
        f.write("no library")
    r = l.ours(env=real.environment(LD_LIBRARY_PATH=f"{l.folder}/broken"))
    check(r.returncode == 3 and "device metrics need Level Zero's loader" in r.stderr, "no loader: it is named", r.stderr)


def hostile(l):
    r = l.ours("crash")
    equal((r.returncode, r.stderr), (1, f"xptibpf: error: a driver has ended the process that reads device metrics (signal {int(signal.SIGSEGV)})\n"),
          "a driver that crashes is named")
    r = l.ours("many", "--json")
    equal((r.returncode, len(r.stdout.splitlines())), (0, 80), "a driver that counts four thousand million groups has those that it gives")
    r = l.ours("endless", "--json")
    rows = [json.loads(x) for x in r.stdout.splitlines()]
    equal((r.returncode, {(x["group"], x["group_about"]) for x in rows}), (0, {("x" * 255, "\x1b" * 255)}), "texts without an end are cut")
    check("\x1b" not in l.ours("endless").stdout, "and steer no terminal")
    r = l.ours("who", "--json")
    equal(json.loads(r.stdout.splitlines()[0])["group_about"],
          f"user 65534 kill {errno.EPERM} socket {errno.EPERM} read {errno.EACCES} write {errno.EACCES}", "the driver is nobody, and reaches nobody")
    check(not os.path.exists(l.file), "it has written nothing")


def killed(l):
    """What runs a driver that hangs ends with whoever asked."""
    p = real.Process([real.XPTIBPF, "metrics"], env=l.env("hang"))

    def workers():
        return [pid for pid in real.children(p.pid) if real.read(f"/proc/{pid}/comm").strip() == "xptibpf-metric"]

    real.wait_for(workers, "the driver hangs in a process of its own")
    [worker] = workers()
    real.wait_for(lambda: real.read(f"/proc/{worker}/wchan") in ("do_sys_pause", "__do_sys_pause", "hrtimer_nanosleep") or
                  re.search(r"^State:\s*S", real.read(f"/proc/{worker}/status"), re.M), "it waits")
    os.kill(p.pid, signal.SIGKILL)
    p.wait(10)
    real.wait_for(lambda: not os.path.exists(f"/proc/{worker}") or re.search(r"^State:\s*Z", real.read(f"/proc/{worker}/status"), re.M),
                  "kill -9: it has ended, too")


def neo(folder):
    """As far as Intel's driver goes without hardware: it has a device, and no metrics."""
    root = ze_witness.fetched("neo")
    headers(folder, f"{root}/usr/include", newer=True)
    libs = f"{folder}/host"
    os.makedirs(libs)
    for name, path in re.findall(r"(\S+) => (/\S+)", subprocess.run(["ldd", real.XPTIBPF], capture_output=True, text=True, check=True).stdout):
        shutil.copy(path, f"{libs}/{name}")
    shutil.copy(real.XPTIBPF, f"{libs}/xptibpf")
    flags = [f"-I{root}/usr/include", f"-I{root}/usr/include/level_zero", "-Wl,--allow-shlib-undefined"]
    real.build(f"{real.ROOT}/tests/workloads/ze/metrics_list.c", f"{libs}/metrics_list", *flags, f"{root}/usr/lib/x86_64-linux-gnu/libze_loader.so.1")

    def inside(metrics, *argv):
        # The root's own C library, which is newer; of the host what is not there.
        env = {**NO_HARDWARE, "LD_LIBRARY_PATH": "/usr/lib/x86_64-linux-gnu:/mnt/test", "ZET_ENABLE_METRICS": metrics}
        return subprocess.run(ze_witness.inside(root, {"/mnt/test": libs}, env, argv), capture_output=True, text=True, timeout=60)

    # With metrics, the driver of 2026 ends any program there.
    told, r = inside("1", "/mnt/test/metrics_list"), inside("1", "/mnt/test/xptibpf", "metrics")
    print("      Intel's driver with metrics:", told.returncode, told.stdout.strip(), "|", r.returncode, r.stderr.strip())
    equal((told.returncode, r.returncode), (-signal.SIGSEGV, 1), "Intel's driver with metrics and without hardware: it ends the witness, and not xptibpf")
    check("a driver has ended the process that reads device metrics (signal 11)" in r.stderr, "there: that is said", r.stderr)
    told, r = inside("0", "/mnt/test/metrics_list"), inside("0", "/mnt/test/xptibpf", "metrics", "--json")
    equal(told.stdout, "ze0: 70020000\n", "without metrics: the witness has a device that lacks a dependency")
    said = "ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE: ZET_ENABLE_METRICS is set, and not to 1"
    equal((r.returncode, r.stderr), (3, f"xptibpf: error: no device has metrics: ze0: {said}\n"), "there: it is named")
    row = json.loads(r.stdout)
    check(row["device"] == "ze0" and row["model"] and row["error"] == said and row["group"] is None, "there: the device is listed, with its name", row)


def main():
    folder = real.folder()
    null = ze_witness.fetched("null")
    headers(folder, f"{null}/include")
    l = Listing(null, folder)
    completions(l, as_witness(l))
    refusals(l)
    hostile(l)
    killed(l)
    neo(folder)


if __name__ == "__main__":
    real.run(main)
