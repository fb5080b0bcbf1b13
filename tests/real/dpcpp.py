#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 40, suite: both
"""export --format dpcpp-trace: the .trace files contain what happened.

They are read by a separate reader, written after dpcpp_trace's docs/theory_of_operation.md, which knows of PI only
what its header says: each function's arguments and their sizes. Its result is compared with what the SYCL runtime
itself logged of the same run (SYCL_PI_TRACE=-1), for a small program on four releases, and with trace --json of
the same recording, also for a Python program with threads: functions, times, arguments, the memory that pointers led to,
results, threads. The numbers of functions are compared with libsycl, whose symbols show with which types it calls
which number.

xptibpf's own reader (-i FILE.trace) is given the same files: its calls are those of the recording, as far as the files
have them. Files that are cut, damaged or no such files lead to one clear line.
"""
import glob
import json
import os
import re
import struct
import subprocess

from lib import real
from lib.real import check, equal, need
from lib.witness_of_cl import Headers
import catalog_pi
import pi_witness

RELEASES = ("2021.4.0", "2022.2.1", "2023.2.4", "2024.2.1")
OPENCL = 1  # sycl::backend
# Arguments: a number of so many bytes, p a pointer or handle, s a string. Out of o8 come 8 bytes, out of v as many
# as the call was given room for, out of t a text.
SIGNATURES = {
    "piPlatformsGet": "4 p o4",
    "piPlatformGetInfo": "p 4 8 v o8",
    "piDevicesGet": "p 8 4 p o4",
    "piDeviceGetInfo": "p 4 8 v o8",
    "piDeviceRetain": "p",
    "piDeviceRelease": "p",
    "piextDeviceSelectBinary": "p p 4 o4",
    "piContextCreate": "p 4 p p p o8",
    "piContextRelease": "p",
    "piQueueCreate": "p p 8 o8",
    "piextQueueCreate": "p p p o8",
    "piQueueFinish": "p",
    "piQueueRelease": "p",
    "piProgramCreate": "p p 8 o8",
    "piProgramBuild": "p 4 p s p p",
    "piProgramRetain": "p",
    "piProgramRelease": "p",
    "piKernelCreate": "p s o8",
    "piKernelSetArg": "p 4 8 p",
    "piextKernelSetArgPointer": "p 4 8 p",
    "piKernelSetExecInfo": "p 4 8 p",
    "piKernelGetGroupInfo": "p p 4 8 v o8",
    "piKernelRetain": "p",
    "piKernelRelease": "p",
    "piEventGetInfo": "p 4 8 v o8",
    "piEventRelease": "p",
    "piEventsWait": "4 p",
    "piEnqueueKernelLaunch": "p p 4 p p p 4 p o8",
    "piPluginGetBackendOption": "p s t",
    "piextUSMHostAlloc": "o8 p p 8 4",
    "piextUSMDeviceAlloc": "o8 p p p 8 4",
    "piextUSMSharedAlloc": "o8 p p p 8 4",
    "piextUSMFree": "p p",
    "piextUSMEnqueueMemset": "p p 4 8 4 p o8",
    "piextUSMEnqueueMemcpy": "p 4 p p 8 4 p o8",
    "piextUSMGetMemAllocInfo": "p p 4 8 v o8",
    "piTearDown": "p",
}
HEADER = struct.Struct("<IBQQQQQ")
THREADS = """
import threading
import dpnp

def work():
    a = dpnp.ones(1000)
    print(float((a + a).sum()))

work()
for t in [threading.Thread(target=work) for _ in range(2)]:
    t.start()
    t.join()
"""


# ---- the reader --------------------------------------------------------------------------------------


def binary(path):
    with open(path, "rb") as f:
        return f.read()


class Record:
    def __init__(self, thread, head, arguments, outputs, result):
        self.thread, self.arguments, self.outputs, self.result = thread, arguments, outputs, result
        self.function, self.backend, self.start, self.end, self.inputs = head


def records_of(path):
    data = binary(path)
    found, at = [], 0

    def take(n):
        nonlocal at
        if at + n > len(data):
            raise ValueError(f"{path}: cut off at {at}")
        at += n
        return data[at - n:at]

    while at < len(data):
        *head, outputs, size = HEADER.unpack(take(HEADER.size))
        arguments = take(size)
        out = [take(struct.unpack("<Q", take(8))[0]) for _ in range(outputs)]
        found.append(Record(os.path.basename(path)[:-len(".trace")], head, arguments, out, struct.unpack("<i", take(4))[0]))
    return found


def arguments_of(name, data):
    """[(what, bits or text)]; raises ValueError unless that is all of the data."""
    found, at = [], 0
    for what in SIGNATURES[name].split():
        if what == "s":
            end = data.index(b"\0", at)
            found.append((what, data[at:end].decode()))
            at = end + 1
            continue
        n = int(what) if what.isdigit() else 8
        if at + n > len(data):
            raise ValueError(f"{name}: {len(data)} bytes of arguments")
        found.append((what, int.from_bytes(data[at:at + n], "little")))
        at += n
    if at != len(data):
        raise ValueError(f"{name}: {len(data)} bytes of arguments, {at} are known")
    return found


# ---- the numbers of functions ------------------------------------------------------------------------


def kinds(rows):
    """Of each release: number -> name."""
    text = real.read(f"{real.ROOT}/user/catalog/pi_kinds.c")
    order = re.findall(r'^\t"(pi\w+)",$', text, re.M)
    need(len(order) == len(set(order)) > 160, "pi_kinds.c has all functions once", f"{len(order)}")
    found = {}
    for release in catalog_pi.RELEASES:
        known = catalog_pi.rows_of(release, rows)
        names = found[release] = [n for n in order if n in known]
        folder = catalog_pi.libraries(release, "--only", "pi")
        called = catalog_pi.instances(glob.glob(folder + "/libsycl.so.*")[0])

        def misfits(shift=0):
            return [k for k, lists in called.items()
                    if k + shift >= len(names) or not catalog_pi.fits(known[names[k + shift]], lists)]

        equal(misfits(), [], f"{release}: libsycl's {len(called)} numbers are called with what those functions take")
        check(len(misfits(1)) > len(called) // 2, f"{release}: numbers that are one off would not fit", f"{len(misfits(1))}")
        equal(set(known) - set(names), {"piPluginInit"}, f"{release}: every function has a number but one")
    return found


# ---- the comparisons ---------------------------------------------------------------------------------


class Seen(pi_witness.Value):
    """An argument as a record has it, for the comparisons of pi_witness."""

    def __init__(self, what, value):
        self.line = "0x" if what in "povt" or what[0] == "o" else ""
        self.text = value if what == "s" else None
        self.bits = None if what == "s" else value


def number_in(logged, n):
    return logged.bits is not None and logged.bits & (1 << 8 * n) - 1


def against_the_log(records, told, names):
    """What differs from the runtime's own log."""
    a, b = [names[r.function] for r in records], [t.name for t in told]
    if a != b:
        at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
        return [f"{len(a)} records, {len(b)} logged; from {at}: {a[at:at + 3]} against {b[at:at + 3]}"]
    wrong = []
    for r, t in zip(records, told):
        if (r.result == 0) != (t.result == "pi_result : PI_SUCCESS"):
            wrong.append(f"{t.name}: result {r.result}, logged {t.result}")
        arguments = arguments_of(t.name, r.arguments)
        if len(arguments) != len(t.arguments):
            wrong.append(f"{t.name}: {len(arguments)} arguments, logged {len(t.arguments)}")
            continue
        outs = {o.bits: o.pointee for o in t.outs if o.pointee is not None}
        given = iter(r.outputs)
        for (what, value), logged in zip(arguments, t.arguments):
            if what == "s":
                same = logged.text == value
            else:
                same = number_in(logged, int(what) if what.isdigit() else 8) == value
            if what[0] in "ovt" and value:
                out = next(given, None)
                same = same and out is not None and (value not in outs or what != "o8" or
                                                     int.from_bytes(out, "little") == outs[value])
            if not same:
                wrong.append(f"{t.name}: {what} {value}, logged {logged.line}, {[o.line for o in t.outs]}")
        if next(given, None) is not None:
            wrong.append(f"{t.name}: more outputs than it has")
    return wrong


def plain(v):
    return v["value"] if isinstance(v, dict) and {"value", "truncated"} <= v.keys() else v


def output_differs(what, out, shown, names, key):
    shown = plain(shown)
    if isinstance(shown, dict):
        return out.hex() != shown.get("bytes")
    if isinstance(shown, str) and not re.fullmatch(r"0x[0-9a-f]+|PI_\w+(\|.*)?|CL_\w+", shown):
        return out.rstrip(b"\0").decode(errors="replace") != shown
    if isinstance(shown, list):
        numbers = [int(v, 16) if isinstance(v, str) else v for v in shown]
        width = len(out) // len(shown) if shown else 0
        got = [int.from_bytes(out[i * width:(i + 1) * width], "little") for i in range(len(shown))]
        return got != numbers
    if what[0] == "o" and len(out) != int(what[1:]):
        return True
    bits = int.from_bytes(out, "little")
    if isinstance(shown, str) and shown.startswith("0x"):
        return bits != int(shown, 16)
    if isinstance(shown, str):
        return not names.same(key, shown, bits)
    if shown is None:
        return bits != 0
    return bits != shown


def against_json(records, calls, names_of, headers):
    """What differs from the same recording as JSON, both of one thread."""
    wrong, names = [], pi_witness.Names(headers)
    if len(records) != len(calls):
        return [f"{len(records)} records, {len(calls)} calls"]
    for r, c in zip(records, calls):
        at = f"{c['name']} at {c['ts']}"
        head = (names_of[r.function], r.start, r.end, r.inputs, r.backend, r.thread)
        # The plugin of all backends, which is ended with the others, is of none.
        backend = OPENCL if c["name"] != "piTearDown" else r.backend
        wanted = (c["name"], c["ts"] // 1000, (c["ts"] + c["dur"]) // 1000, 0, backend, c["thread"])
        if head != wanted:
            wrong.append(f"{at}: {head}, not {wanted}")
            continue
        if (c["ret"] == "PI_SUCCESS") != (r.result == 0) or not names.same("result", c["ret"], r.result) and r.result:
            wrong.append(f"{at}: result {r.result}, not {c['ret']}")
        arguments = arguments_of(c["name"], r.arguments)
        given = iter(r.outputs)
        for i, ((what, value), (key, shown)) in enumerate(zip(arguments, c["args"].items())):
            if what[0] in "ovt":
                out = next(given, None) if value else b""
                if what == "v" and out is not None and value and len(out) != arguments[i - 1][1]:
                    wrong.append(f"{at}: {len(out)} bytes of {key}, there was room for {arguments[i - 1][1]}")
                same = out is not None and (value != 0 or shown is None) and \
                    (not value or not output_differs(what, out, shown, names, f"{c['name']}.{key}"))
            elif what == "s":
                same = value == (shown or "")
            elif isinstance(shown, (list, str)) and what == "p" and not re.fullmatch("0x[0-9a-f]+", str(shown)):
                same = value != 0  # followed: where it pointed to is not in the JSON
            elif what == "p" and isinstance(shown, str) and c["name"] == "piEventsWait":
                same = value != 0
            else:
                same = pi_witness.same(names, f"{c['name']}.{key}", shown, Seen(what, value), set())
            if not same:
                wrong.append(f"{at}: {key} is {value} {r.outputs}, not {shown}")
        if next(given, None) is not None:
            wrong.append(f"{at}: more outputs than it has")
    return wrong


# ---- the runs ----------------------------------------------------------------------------------------


def record(what, program, env):
    folder = real.folder()
    file = f"{folder}/recording"
    r = real.Process([real.XPTIBPF, "record", "-q", "-s", "1024", "-o", file, "-e", "pi:*,cl:*", "--", *program], env=env)
    equal(r.wait(120), 0, f"{what}: the program ends well")
    return file, r.out


def export(what, file, *options):
    """The folder, what was said, and the calls of the same recording as JSON."""
    folder = f"{file}.{len(options)}.traces"
    r = subprocess.run([real.XPTIBPF, "export", "--format", "dpcpp-trace", *options, "-o", folder, "-i", file],
                       capture_output=True, text=True, timeout=60)
    equal(r.returncode, 0, f"{what}: it is exported")
    j = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", file], capture_output=True, text=True, timeout=60, check=True)
    events = [json.loads(line) for line in j.stdout.splitlines()]
    return folder, r.stderr, [c for c in events if c["type"] == "call"]


def numbered(calls):
    found = [c for c in calls if c["api"] == "pi" and c["name"] != "piPluginInit" and not c["depth"]]
    return [{**c, "args": real.addresses(c["args"]), "ret": real.addresses(c["ret"])} for c in found]


def said(what, err, calls):
    """Everything that is no record is reported, with its number."""
    pi = [c for c in calls if c["api"] == "pi"]
    counts = {"calls of other APIs": len(calls) - len(pi),
              "PI calls inside other calls": sum(c["depth"] > 0 for c in pi),
              "PI calls of functions without a number": sum(c["name"] == "piPluginInit" and not c["depth"] for c in pi)}
    wanted = [(str(n), text) for text, n in counts.items() if n]
    told = re.findall(rf"not in the \.trace files: (\d+) ({'|'.join(counts)})", err)
    equal(told, wanted, f"{what}: what has no place there is reported")
    equal(len(re.findall(r"not in the \.trace files", err)), len(wanted), f"{what}: and nothing else")


def read_back(what, folder, calls, names, headers):
    """Each thread's file against its calls; all records."""
    pids = {c["pid"] for c in calls}
    wanted = {f"{c['pid']}/{c['thread']}.trace" for c in calls}
    files = sorted(glob.glob(f"{folder}/**/*", recursive=True))
    equal({os.path.relpath(f, folder) for f in files if os.path.isfile(f)}, wanted, f"{what}: a file a thread, in {len(pids)} folder")
    wrong, everything = [], []
    for file in files:
        if os.path.isfile(file):
            records = records_of(file)
            thread = os.path.basename(file)[:-len(".trace")]
            wrong += against_json(records, [c for c in calls if c["thread"] == thread], names, headers)
            everything += records
    for line in wrong[:10]:
        print("      " + line)
    check(not wrong, f"{what}: {len(everything)} records equal the JSON", f"{len(wrong)} differences" if wrong else "")
    return everything


def follows(what, before, after):
    """Whether an argument is what it was in the recording: memory that a call was given is not in the file."""
    if plain(after) == plain(before):
        return True
    return what == "p" and before is not None and isinstance(after, str) and re.fullmatch(r"0x[0-9a-f]+", after)


def by_xptibpf(what, folder, calls):
    """Each file, read with -i."""
    wrong, n = [], 0
    for file in sorted(glob.glob(f"{folder}/**/*.trace", recursive=True)):
        thread = os.path.basename(file)[:-len(".trace")]
        r = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", file], capture_output=True, text=True, timeout=60)
        told = r.stderr.splitlines()
        if r.returncode or len(told) != 1 or "without numbers of process and thread" not in told[0]:
            wrong.append(f"{file}: {r.returncode} {r.stderr}")
        seen = numbered([e for e in map(json.loads, r.stdout.splitlines()) if e["type"] == "call"])
        wanted = sorted((c for c in calls if c["thread"] == thread), key=lambda c: c["ts"] + c["dur"])
        if [c["name"] for c in seen] != [c["name"] for c in wanted]:
            wrong.append(f"{file}: {len(seen)} calls, {len(wanted)} in the recording")
        n += len(seen)
        for a, b in zip(seen, wanted):
            dur = (b["ts"] + b["dur"]) // 1000 - b["ts"] // 1000
            heads = [(c["thread"], c["ret"], list(c["args"])) for c in (a, b)]
            if heads[0] != heads[1] or (a["ts"], a["dur"], a["pid"]) != (b["ts"] // 1000 * 1000, dur * 1000, 1):
                wrong.append(f"{a}, not {b}")
            for kind, key in zip(SIGNATURES[a["name"]].split(), a["args"]):
                if not follows(kind, b["args"][key], a["args"][key]):
                    wrong.append(f"{a['name']}: {key} is {a['args'][key]}, not {b['args'][key]}")
    for line in wrong[:10]:
        print("      " + line)
    check(not wrong and n == len(calls), f"{what}: -i reads {n} calls as the recording has them", f"{len(wrong)} differences" if wrong else "")


def bad_files(folder):
    """What can't be read is reported in one line, and what can be is shown."""
    first = sorted(glob.glob(f"{folder}/**/*.trace", recursive=True))[0]
    whole = binary(first)
    second = next(i for i in range(45, 200) if whole[i:i + 4] == b"\0\0\0\0" and whole[i + 37:i + 45] == whole[37:45])
    at = f"{real.folder()}/main.trace"

    def says(content, words, what, calls):
        with open(at, "wb") as f:
            f.write(content)
        r = subprocess.run([real.XPTIBPF, "trace", "-i", at], capture_output=True, text=True, timeout=60)
        lines = [line for line in r.stderr.splitlines() if "without numbers of process" not in line and "lost" not in line]
        shown = r.stdout.count(" pi")
        check(r.returncode == 1 and len(lines) == 1 and words in lines[0] and calls(shown), what, f"{r.returncode} {shown} {lines}")

    n = len(records_of(first))
    says(whole[:-1], "was cut off", "without its last byte: all calls but one", lambda k: k == n - 1)
    says(whole[:second + 10], "was cut off", "cut in the second call: one", lambda k: k == 1)
    says(whole[:second + 4] + b"\xff" + whole[second + 5:], "damaged in 1 place", "a damaged call: all others", lambda k: k == n - 1)
    j = subprocess.run([real.XPTIBPF, "stat", "--json", "-i", at], capture_output=True, text=True, timeout=60)
    equal((j.returncode, json.loads(j.stdout.splitlines()[-1])["count"]), (1, 1), "it is counted as lost")
    for content, what in ((b"", "an empty file"), (bytes(1 << 20), "NULs"), (os.urandom(1 << 20), "random bytes"),
                          (b"{" * (1 << 20), "open braces"), (binary("/bin/true"), "a program"), (whole[1:], "one byte less")):
        says(content, "nor a .trace file", what, lambda k: k == 0)
    with open(at, "wb") as f:
        f.write(whole)
    r = subprocess.run([real.XPTIBPF, "merge", "-o", f"{at}.xbt", at, at], capture_output=True, text=True, timeout=60)
    check(r.returncode == 2 and "can't be merged" in r.stderr and not os.path.exists(f"{at}.xbt"), "it can't be merged", r.stderr.strip())
    r = subprocess.run([real.XPTIBPF, "export", "--format", "dpcpp-trace", "-i", at, "-o", f"{at}.again"], capture_output=True, timeout=60)
    equal((r.returncode, binary(f"{at}.again/1/main.trace") == whole), (0, True), "written again, it is the same file")


def try_the_comparison(records, calls, told, names, headers):
    """Spoilt in one place, it has to fail."""
    def spoilt(change):
        r = records[len(records) // 2]
        before = dict(vars(r))
        change(r)
        found = bool(against_json(records, calls, names, headers)), bool(against_the_log(records, told, names))
        vars(r).update(before)
        return found

    launch = next(i for i, r in enumerate(records) if names[r.function] == "piextUSMEnqueueMemcpy")
    records.insert(len(records) // 2, records.pop(launch))
    calls.insert(len(records) // 2, calls.pop(launch))
    told.insert(len(records) // 2, told.pop(launch))
    need(not against_json(records, calls, names, headers) and not against_the_log(records, told, names), "the comparison is tried on a copy")
    for what, change, wanted in (
            ("an argument", lambda r: setattr(r, "arguments", bytes([r.arguments[0] ^ 1]) + r.arguments[1:]), (True, True)),
            ("an event that came out", lambda r: setattr(r, "outputs", [b"\1" * 8]), (True, True)),
            ("no event that came out", lambda r: setattr(r, "outputs", []), (True, True)),
            ("a result", lambda r: setattr(r, "result", -5), (True, True)),
            ("a function", lambda r: setattr(r, "function", r.function + 1), (True, True)),
            ("a time", lambda r: setattr(r, "end", r.end + 1), (True, False)),
            ("a thread", lambda r: setattr(r, "thread", "main_1"), (True, False))):
        equal(spoilt(change), wanted, f"the comparisons notice another: {what}")


def by_release(release, names, headers):
    chosen = {"SYCL_DEVICE_FILTER": "opencl:cpu"} if release < "2023" else {"ONEAPI_DEVICE_SELECTOR": "opencl:cpu"}
    env = real.environment(release, SYCL_PI_TRACE="-1", **chosen)
    file, out = record(release, [real.workload(release, "pi_host")], env)
    folder, err, calls = export(release, file)
    said(release, err, calls)
    records = read_back(release, folder, numbered(calls), names, headers)
    # Where a plugin hands out OpenCL's functions those are what was called: not of PI.
    straight = {c["name"] for c in calls if c["api"] == "cl" and c["depth"] == 0}
    equal(straight <= set(pi_witness.STRAIGHT), True, f"{release}: OpenCL's functions are called only where they stand for PI's")
    by_xptibpf(release, folder, numbered(calls))
    told = pi_witness.log_of(out)
    need(len(told) == len(re.findall(r"^---> pi", out, re.M)) > 40, f"{release}: the log was understood", f"{len(told)} calls")
    told = [t for t in told if t.name not in {pi_witness.STRAIGHT[n] for n in straight}]
    wrong = against_the_log(records, told, names)
    for line in wrong[:10]:
        print("      " + line)
    check(not wrong, f"{release}: {len(records)} records equal the runtime's log", f"{len(wrong)} differences" if wrong else "")
    return file, folder, records, numbered(calls), told


def folders(file):
    """What is there stays unless --force is given."""
    _, _, calls = export("again", file, "--force")
    taken = real.folder()
    with open(f"{taken}/mine", "w") as f:
        f.write("mine")
    run = [real.XPTIBPF, "export", "--format", "dpcpp-trace", "-i", file, "-o"]
    r = subprocess.run([*run, taken], capture_output=True, text=True, timeout=60)
    equal((r.returncode, "exists" in r.stderr, os.listdir(taken)), (1, True, ["mine"]), "a folder with something in it is left alone")
    r = subprocess.run([*run, taken, "--force"], capture_output=True, text=True, timeout=60)
    equal((r.returncode, sorted(os.listdir(taken))), (0, sorted(["mine", str(calls[0]["pid"])])), "--force writes beside it")
    first = {f: real.read(f) for f in glob.glob(f"{taken}/*/*.trace")}
    r = subprocess.run([*run, taken, "--force"], capture_output=True, text=True, timeout=60)
    equal((r.returncode, {f: real.read(f) for f in glob.glob(f"{taken}/*/*.trace")} == first), (0, True),
          "files of the same names are replaced")
    r = subprocess.run([*run, "-"], capture_output=True, text=True, timeout=60)
    equal((r.returncode, "folder" in r.stderr), (2, True), "it is no stream")
    r = subprocess.run([*run, f"{file}/inside"], capture_output=True, text=True, timeout=60)
    check(r.returncode == 1 and "inside" in r.stderr, "a place where there can be no folder is an error", r.stderr.strip())


def threads(names, headers):
    folder, env = pi_witness.environment()
    program = f"{real.folder()}/threads.py"
    with open(program, "w") as f:
        f.write(THREADS)
    file, _ = record("threads", [f"{folder}/bin/python", program], env)
    out, err, calls = export("threads", file)
    said("threads", err, calls)
    records = read_back("threads", out, numbered(calls), names, headers)
    by_xptibpf("threads", out, numbered(calls))
    many = {t for t in {r.thread for r in records} if sum(r.thread == t for r in records) > 50}
    check(len(many) == 3, "three threads have most of the records", ", ".join(sorted(many)))
    functions = {names[r.function] for r in records}
    check({"piEnqueueKernelLaunch", "piKernelCreate", "piProgramBuild"} <= functions, "kernels are among them", f"{len(functions)} functions")


def main():
    out = subprocess.run([f"{real.ROOT}/scripts/gen-catalog", "--jsonl", "pi"], capture_output=True, text=True, check=True,
                         env=dict(os.environ, XPTIBPF_CACHE=catalog_pi.CACHE))
    names = kinds([json.loads(line) for line in out.stdout.splitlines()])
    headers = Headers(pi_witness.HEADERS)
    for release in real.releases(RELEASES):
        file, folder, records, calls, told = by_release(release, names[release], headers)
    try_the_comparison(records, calls, told, names[release], headers)
    bad_files(folder)
    folders(file)
    if real.in_check_all():
        threads(names[release], headers)


if __name__ == "__main__":
    real.run(main)
