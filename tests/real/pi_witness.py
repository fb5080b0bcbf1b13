#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 30, suite: both
"""The traced pi* calls equal those that the SYCL runtime itself logs (SYCL_PI_TRACE=-1).

dpnp on 2024.2, the last release with PI, and a small program on the releases before it, back to 2021: the
same calls in the same order, each argument, each result, and what out-pointers point to where the log prints it. The log
has numbers. Whether an enumerator's name belongs to the number is checked against OpenCL's headers where PI took a value over
from there; otherwise one name must go with one number throughout. Then without the log: every launch of PI has one
of OpenCL inside, of the same sizes.

The comparison is itself tested: it must fail when a line is missing, two are swapped, or a value is changed.
"""
import collections
import copy
import re
import subprocess

from lib import real
from lib.real import check, equal, need
from lib.witness_of_cl import Headers

DPNP = "0.15.0"
RELEASES = ("2021.4.0", "2022.2.1", "2023.2.4", "2024.0.3", "2024.2.1")
HEADERS = "2026.2.0"  # OpenCL's, of any release
ITERATIONS = 3
# libsycl calls it by dlsym() before there is a log.
EDGES = {"piPluginInit"}
# For these the OpenCL plugins before 2024.2 have no code of their own: the table that they give to libsycl
# holds OpenCL's functions, which take the same arguments. So that is what is called, and what is traced.
STRAIGHT = {"clGetPlatformInfo": "piPlatformGetInfo", "clRetainDevice": "piDeviceRetain", "clReleaseDevice": "piDeviceRelease",
            "clReleaseContext": "piContextRelease", "clReleaseCommandQueue": "piQueueRelease", "clFinish": "piQueueFinish",
            "clReleaseEvent": "piEventRelease", "clWaitForEvents": "piEventsWait"}


# ---- the log -----------------------------------------------------------------------------------------


class Value:
    """An argument as the log prints it: its type where it knows it, its bits, what it points to."""

    def __init__(self, line):
        self.line = line
        m = re.fullmatch(r"<nullptr>|(\S.*?)\s*: ?(.*)", line)
        if line == "<nullptr>":
            self.type, self.bits, self.text, self.pointee = "pointer", 0, None, None
            return
        self.type, rest = m.group(1), m.group(2)
        self.text = rest if self.type == "<const char *>" else None
        m = re.match(r"(0x[0-9a-f]+|-?\d+(?:\.\d+)?)(?:\[ (\S+) \.\.\. \])?", rest) if self.text is None else None
        self.bits = (int(m.group(1), 0) if "." not in m.group(1) else float(m.group(1))) if m else None
        self.pointee = int(m.group(2), 0) if m and m.group(2) and re.fullmatch(r"0x[0-9a-f]+|\d+", m.group(2)) else None


class Logged:
    def __init__(self, name, arguments, result, outs):
        self.name, self.arguments, self.result, self.outs = name, arguments, result, outs


def log_of(text):
    """Of one thread at a time, so that a call's lines stand together."""
    calls = []
    for name, body, result, outs in re.findall(r"^---> (pi\w+)\(\n((?:\t.*\n)*)\) ---> (.*)\n((?:\t\[out\].*\n)*)", text, re.M):
        arguments = [Value(line[1:]) for line in body.splitlines()]
        calls.append(Logged(name, arguments, result.strip(), [Value(line.replace("\t[out]", "")) for line in outs.splitlines()]))
    return calls


# ---- the comparison ----------------------------------------------------------------------------------


class Names:
    """Which number a name was seen to stand for, by the argument that had it."""

    def __init__(self, headers):
        self.headers = headers
        self.number, self.name = {}, {}
        self.known = set()

    def same(self, kind, name, bits):
        """Several names with | between: only that the bits are some."""
        if "|" in name or bits is None:
            return bool(bits)
        bits &= 0xffffffffffffffff
        for theirs in (name, re.sub("^PI_", "CL_", name), re.sub(r"^PI_(\w+?)_INFO_", r"CL_\1_", name)):
            if theirs in self.headers.values:
                self.known.add(name)
                return any(v & 0xffffffff == bits & 0xffffffff for v in self.headers.values[theirs])
        return self.number.setdefault(name, bits) == bits and self.name.setdefault((kind, bits), name) == name


def same(names, kind, ours, logged, outs):
    """Returns None if they differ, else what was compared."""
    if isinstance(ours, dict) and "value" in ours and "truncated" in ours:
        ours = ours["value"]
    if isinstance(ours, dict) and ("unreadable" in ours or "unknown" in ours):
        return None
    if logged.text is not None:  # a string, printed
        return "text" if isinstance(ours, str) and ours[:200] == logged.text[:200] or ours in (None, "") and not logged.text else None
    if ours is None:
        return "null" if logged.bits == 0 or 0 in outs else None
    if isinstance(ours, bool) and "0x" not in logged.line:
        return "number" if ours == bool(logged.bits) else None
    if isinstance(ours, str) and re.fullmatch(r"0x[0-9a-f]+", ours):
        value = int(ours, 16)
        if value == logged.bits:
            return "address"
        return "out" if outs and value in outs else None
    if "0x" not in logged.line and isinstance(ours, (int, float)):
        return "number" if ours == logged.bits or isinstance(ours, int) and ours & 0xffffffffffffffff == logged.bits & 0xffffffffffffffff else None
    if isinstance(ours, str) and "0x" not in logged.line and ours.startswith(("PI_", "CL_")):
        return "enum" if names.same(kind, ours, logged.bits) else None
    if isinstance(ours, list) and outs and ours and isinstance(ours[0], str):
        return "out" if int(ours[0], 16) in outs else None
    return "followed" if "0x" in logged.line and logged.bits else None  # what it points to is not in the log


def differences(headers, ours, told):
    wrong, compared, names = [], collections.Counter(), Names(headers)
    ours = [c for c in ours if c["name"] not in EDGES]
    a, b = [c["name"] for c in ours], [t.name for t in told]
    if a != b:
        at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
        return [f"{len(a)} calls traced, {len(b)} logged; from call {at}: {a[at:at + 4]} against {b[at:at + 4]}"], compared, names
    for call, t in zip(ours, told):
        compared["call"] += 1
        if f"pi_result : {re.sub('^CL_', 'PI_', str(call['ret']))}" != t.result:
            wrong.append(f"{t.name}: result {call['ret']}, logged {t.result}")
        compared["result"] += 1
        if len(call["args"]) != len(t.arguments):
            wrong.append(f"{t.name}: {len(call['args'])} arguments, logged {len(t.arguments)}")
            continue
        outs = {o.bits: o.pointee for o in t.outs}
        for (name, value), logged in zip(call["args"].items(), t.arguments):
            found = {outs[logged.bits]} - {None} if logged.bits in outs and logged.bits else set()
            how = same(names, f"{t.name}.{name}" if "Info" in t.name else name, value, logged, found)
            compared[how or "wrong"] += 1
            if not how:
                wrong.append(f"{t.name}({name}): {value}, logged {logged.line} {[o.line for o in t.outs]}")
    return wrong, compared, names


def try_the_comparison(headers, ours, told):
    def spoilt(change):
        t = copy.deepcopy(told)
        change(t)
        return differences(headers, ours, t)[0]

    def first(name, t):
        return next(i for i, c in enumerate(t) if c.name == name)

    def swap(t):
        i = first("piEnqueueKernelLaunch", t)
        t[i], t[i + 1] = t[i + 1], t[i]

    def change(t):
        t[first("piEnqueueKernelLaunch", t)].arguments[2].bits += 1

    def out(t):
        t[first("piEnqueueKernelLaunch", t)].outs[-1].pointee += 8

    def result(t):
        t[len(t) // 2].result = "pi_result : PI_ERROR_UNKNOWN"

    check(spoilt(lambda t: t.pop(len(t) // 2)), "the comparison notices a missing line of the log")
    check(spoilt(swap), "the comparison notices two lines in another order")
    check(spoilt(change), "the comparison notices another argument")
    check(spoilt(out), "the comparison notices another event that came out")
    check(spoilt(result), "the comparison notices another result")


# ---- the runs ----------------------------------------------------------------------------------------


def environment(**extra):
    out = subprocess.run([f"{real.ROOT}/scripts/fetch-runtimes", f"dpnp=={DPNP}"], capture_output=True, text=True, check=True)
    folder = out.stdout.split()[-1]
    return folder, real.environment(LD_LIBRARY_PATH=f"{folder}/lib", OCL_ICD_FILENAMES=f"{folder}/lib/libintelocl.so",
                                    ONEAPI_DEVICE_SELECTOR="opencl:cpu", **extra)


def program(folder):
    return ["--", f"{folder}/bin/python", f"{real.ROOT}/tests/workloads/np.py", "--iterations", str(ITERATIONS)]


def against_the_log(headers):
    folder, env = environment(SYCL_PI_TRACE="-1")
    # Two threads of dpnp may write into the runtime's log at once: then it is no witness, and there must be another.
    for _ in range(5):
        t = real.Tracer("-s", "1024", "-e", "pi:*", *program(folder), env=env)
        equal(t.wait(120), 0, "the program ends well")
        equal(t.lost(), {}, "nothing was lost")
        told = log_of(t.out)
        if len(told) == len(re.findall(r"---> pi(?!_)", t.out)):
            break
    need(len(told) == len(re.findall(r"---> pi(?!_)", t.out)) > 500, "the log was understood", f"{len(told)} calls")
    ours = t.calls()
    wrong, compared, names = differences(headers, ours, told)
    for line in wrong[:15]:
        print("      " + line)
    check(not wrong, f"{compared['call']} calls in order, their results and arguments equal the log",
          f"{len(wrong)} differences" if wrong else dict(compared))
    least = {"number": 300, "address": 600, "out": 60, "enum": 250, "text": 8, "null": 300}
    equal({k: n for k, n in least.items() if compared[k] < n}, {}, "enough of each kind was compared")
    check(len(names.known) >= 12, "names that OpenCL has too stand for its numbers", ", ".join(sorted(names.known)))
    try_the_comparison(headers, ours, told)
    return told


def layers(told):
    """Without the log: the same calls, and what became of the launches."""
    folder, env = environment()
    t = real.Tracer("-e", "pi:*,ur:*,cl:*", *program(folder), env=env)
    equal(t.wait(120), 0, "the program ends well without the log")
    equal(t.lost(), {}, "nothing was lost")
    calls = t.calls()
    asked = {"piPlatformGetInfo", "piDeviceGetInfo"}  # the log names what is chosen, and asks for the names
    equal(collections.Counter(c["name"] for c in calls if c["api"] == "pi" and c["name"] not in EDGES | asked),
          collections.Counter(c.name for c in told if c.name not in asked), "the calls are those that were logged")
    by_id = {c["id"]: c for c in calls}

    def outer(c):
        while c["parent_id"] is not None:
            c = by_id[c["parent_id"]]
        return c

    inside = collections.defaultdict(list)
    for c in calls:
        if c["name"] == "clEnqueueNDRangeKernel":
            inside[outer(c)["id"]].append(c)
    launches = [c for c in calls if c["name"] == "piEnqueueKernelLaunch"]
    wrong = []
    for c in launches:
        inner = inside.pop(c["id"], [])
        sizes = [(i["args"]["global_work_size"], i["args"]["local_work_size"]) for i in inner]
        if sizes != [(c["args"]["pGlobalWorkSize"], c["args"]["pLocalWorkSize"])]:
            wrong.append((c["args"], sizes))
    equal(wrong, [], f"each of the {len(launches)} launches has its one of OpenCL inside, of the same sizes")
    equal((dict(inside), len(launches) >= 2 * ITERATIONS), ({}, True), "and OpenCL launches nothing else")


def numbers(headers):
    """All of pi.h, not only what a program asks for."""
    text = real.read(f"{real.ROOT}/user/catalog/pi.h")
    found = {}
    for name, value in re.findall(r"^\t(PI_\w+) = (0x[0-9a-f]+),", text, re.M):
        for theirs in (re.sub("^PI_", "CL_", name), re.sub(r"^PI_(\w+?)_INFO_", r"CL_\1_", name)):
            if theirs in headers.values:
                found[name] = int(value, 0) in headers.values[theirs]
    equal([n for n, same in found.items() if not same], [], "pi.h gives OpenCL's names OpenCL's numbers")
    check(len(found) > 120, "and most are OpenCL's", f"{len(found)}")


def number(release):
    return tuple(int(n) for n in release.split(".")[:2])


def by_release(headers, release):
    chosen = {"SYCL_DEVICE_FILTER": "opencl:cpu"} if release < "2023" else {}
    t = real.Tracer("-s", "1024", "-e", "pi:*,cl:*", "--", real.workload(release, "pi_host"),
                    env=real.environment(release, SYCL_PI_TRACE="-1", **chosen))
    equal(t.wait(60), 0, f"{release}: the program ends well")
    equal(t.lost(), {}, f"{release}: nothing was lost")
    told = log_of(t.out)
    # What the plugin's own functions call inside is not logged.
    ours = [dict(c, name=STRAIGHT.get(c["name"], c["name"])) for c in t.calls() if c["depth"] == 0]
    straight = {c["name"] for c in t.calls() if c["depth"] == 0 and c["api"] == "cl"}
    need(len(told) == len(re.findall(r"^---> pi", t.out, re.M)) > 40, f"{release}: the log was understood", f"{len(told)} calls")
    wrong, compared, _ = differences(headers, ours, told)
    for line in wrong[:15]:
        print("      " + line)
    check(not wrong, f"{release}: {compared['call']} calls in order, their results and arguments equal the log",
          f"{len(wrong)} differences" if wrong else dict(compared))
    counted = {name: int(n) for name, n in re.findall(r"^count (\w+) (\d+)$", t.out, re.M)}
    seen = real.count(ours)
    equal({n: seen[n] for n in counted}, counted, f"{release}: the calls that the program knows of")
    check(len(counted) == 5, f"{release}: it knows of five functions")
    equal(straight <= set(STRAIGHT) and bool(straight) == (number(release) < (2024, 2)), True,
          f"{release}: the plugin hands out functions of OpenCL only where it is known to ({len(straight)})")


def main():
    headers = Headers(HEADERS)
    numbers(headers)
    for release in real.releases(RELEASES):
        by_release(headers, release)
    if real.in_check_all():
        layers(against_the_log(headers))


if __name__ == "__main__":
    real.run(main)
