#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 40, suite: both
"""Every form that urEnqueueKernelLaunch has had: the traced calls equal those that the runtime itself logs.

Two programs are built against each release and run on it: one launches through SYCL, one by calling each of
the release's functions that launch. Unified Runtime's log (SYCL_UR_TRACE=2) prints the
arguments of all calls by name, with what they point to; the program prints the sizes of its launches. So
each call's name, order, arguments and result are compared, and each launch's sizes in full. The lists of
arguments differ between the releases: read by another release's signature, the launch would be garbage.

The comparison is itself tested: it must fail when a line is missing or a value is changed.
"""
import collections
import copy
import re

from lib import real
from lib.real import check, equal, need

# The forms of all of them are counted together: whoever asks for the other releases gets all.
ALL = ("2025.0.0", "2025.1.0", "2025.2.0", "2025.3.3", "2026.0.0", "2026.1.2", "2026.2.0")
RELEASES = ALL if real.in_check_all() else real.releases(ALL)
# Their SYCL runtime uses another function than urEnqueueKernelLaunch, or there is none.
DIRECT = tuple(r for r in RELEASES if not r.startswith("2026.2"))
# Refused by the loader before it is logged, where the adapter has no such function.
UNLOGGED = {"urEnqueueKernelLaunchCustomExp"}
LOGGING = {"launch": {"SYCL_UR_TRACE": "2"},
           "ur_launch": {"UR_ENABLE_LAYERS": "UR_LAYER_TRACING", "UR_LOG_TRACING": "level:info;output:file,%s"}}
# Made before there is a layer that logs, and after.
EDGES = re.compile(r"urLoader\w+|urGet\w*ProcAddrTable$")
# Values behind a void * have the newest release's names.
RENAMED = re.compile(r"UR_(?:ADAPTER|PLATFORM)_BACKEND_")
LAUNCH = re.compile(r"urEnqueueKernelLaunch")


# ---- the log -----------------------------------------------------------------------------------------


def split(text):
    """At the commas that stand in no brackets."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "({") - (c in ")}")
        if c == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    return [p for p in parts + [text[start:].strip()] if p]


def fields(text):
    """".a = 1, .b = {2}" -> {"a": "1", "b": "{2}"}"""
    found = {}
    for part in split(text):
        name, equals, value = part.partition(" = ")
        if not (name.startswith(".") and equals):
            return None
        found[name[1:]] = value
    return found


def log_of(text):
    """(name, {argument: text}, result); releases differ in which arrow they put at the end of a call."""
    ends = re.findall(r"^\s*<--- (ur\w+)\((.*)\) -> (\w+);$", text, re.M) or \
        re.findall(r"^\s*---> (ur\w+)\((.*)\) -> (\w+);$", text, re.M)
    # Of a union that it can't print it leaves out a bracket.
    return [(name, fields(arguments.replace("{<unknown>}", "<unknown>}")), result) for name, arguments, result in ends]


def same(ours, told):
    """What the trace shows of an argument, against the log's words for it."""
    if isinstance(ours, dict) and ("unreadable" in ours or "unknown" in ours):
        return False
    if isinstance(ours, dict) and "truncated" in ours:
        ours = ours.get("value", ours)
        m = re.fullmatch(r"0x[0-9a-f]+ \((.*)\)", told, re.S)
        if isinstance(ours, str) and m:
            return len(ours) > 100 and m.group(1).startswith(ours)
    if told.endswith("<unknown>"):
        return True
    if told in ("nullptr", "{}"):
        return ours is None or ours == []
    m = re.fullmatch(r"\((?:struct|union) \w+\)\{(.*)\}", told, re.S)
    if m:
        inner = fields(m.group(1))
        if isinstance(ours, dict) and "bytes" not in ours:
            return all(same(ours[k], v) for k, v in inner.items() if k in ours) and bool(set(inner) & set(ours))
        if isinstance(ours, dict) and "bytes" in ours:  # what the union's pointer points to
            return any(re.fullmatch(r"0x[0-9a-f]+", v) for v in inner.values())
        return any(same(ours, v) for v in inner.values())  # a union: shown by one of its members
    m = re.fullmatch(r"(?:0x[0-9a-f]+ )?\{(.*)\}", told, re.S)
    if m:
        elements = split(m.group(1))
        if isinstance(ours, list):
            return len(ours) == len(elements) and all(map(same, ours, elements))
        return ours is not None
    m = re.fullmatch(r"(0x[0-9a-f]+) \((.*)\)", told, re.S)
    if m and isinstance(ours, list):  # the log follows to the first one
        return bool(ours) and same(ours[0], m.group(2))
    if m and m.group(2).startswith("(struct"):
        return same(ours, m.group(2))
    if m:
        return ours == m.group(1) or same(ours, m.group(2)) or isinstance(ours, (dict, bool)) or \
            isinstance(ours, int) and not m.group(2).lstrip("-").isdigit()
    if isinstance(ours, bool):
        return told == str(ours).lower() or told == str(int(ours))
    if isinstance(ours, int):
        return told == str(ours)
    if isinstance(ours, str):
        if re.fullmatch(r"0x[0-9a-f]+", ours) and told.isdigit():  # a native handle
            return int(ours, 16) == int(told)
        return ours == told or ours == RENAMED.sub("UR_BACKEND_", told) or set(ours.split("|")) == set(told.split(" | ")) or \
            bool(re.fullmatch(r"0x[0-9a-f]+", told)) and not re.fullmatch(r"0x[0-9a-f]+", ours)
    return bool(re.fullmatch(r"0x[0-9a-f]+", told)) and ours is not None  # followed, and the log did not


def differences(ours, told):
    wrong, compared = [], collections.Counter()
    a, b = [c["name"] for c in ours], [name for name, _, _ in told]
    if a != b:
        at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
        return [f"{len(a)} calls traced, {len(b)} logged; from call {at}: {a[at:at + 4]} against {b[at:at + 4]}"], compared
    for call, (name, arguments, result) in zip(ours, told):
        compared["call"] += 1
        if call["ret"] != result:
            wrong.append(f"{name}: result {call['ret']}, logged {result}")
        if arguments is None or list(call["args"]) != list(arguments):
            wrong.append(f"{name}: arguments {list(call['args'])}, logged {list(arguments or {})}")
            continue
        for argument, text in arguments.items():
            compared["argument"] += 1
            if not same(call["args"][argument], text):
                wrong.append(f"{name}({argument}): {call['args'][argument]}, logged {text}")
    return wrong, compared


# ---- the runs ----------------------------------------------------------------------------------------


def launch_lines(calls):
    """The program's own words for its launches, made from the trace."""
    for c in calls:
        if LAUNCH.match(c["name"]):
            a = c["args"]
            sizes = [",".join(map(str, s)) if isinstance(s, list) else "-" if s is None else str(s)
                     for s in (a["pGlobalWorkSize"], a["pLocalWorkSize"])]
            yield f"{sizes[0]} {sizes[1]} {len(a['phEventWaitList'] or [])}"


def by_release(release, program, least):
    log = f"{real.folder()}/log"
    t = real.Tracer("-s", "1024", "-e", "ur:*", "--", real.workload(release, program),
                    env=real.environment(release, **{k: v.replace("%s", log) for k, v in LOGGING[program].items()}))
    what = f"{release} {program}"
    equal(t.wait(60), 0, f"{what}: the program ends well")
    equal(t.lost(), {}, f"{what}: nothing was lost")
    ours = [c for c in t.calls() if not EDGES.match(c["name"])]
    told = [line for line in log_of(t.out + t.err + real.read(log)) if not EDGES.match(line[0])]
    need(len(told) > least, f"{what}: the log was understood", f"{len(told)} calls")
    logged = [c for c in ours if c["name"] not in UNLOGGED]
    wrong, compared = differences(logged, told)
    for line in wrong[:15]:
        print("      " + line[:400])
    check(not wrong, f"{what}: {compared['call']} calls in order, their results and {compared['argument']} arguments equal the log",
          f"{len(wrong)} differences" if wrong else "")
    equal(list(launch_lines(ours)), re.findall(r"^launch (.*)$", t.out, re.M), f"{what}: the launches have the program's sizes")
    forms = {(c["name"], tuple(c["args"])) for c in ours if LAUNCH.match(c["name"])}
    # The kernel's second argument is the number of dimensions, an int.
    passed = [(c["args"]["pArgs"][1]["value"], c["args"]["workDim"]) for c in ours if c["args"].get("pArgs")]
    wrong = [p for p in passed if p[0] != {"bytes": p[1].to_bytes(4, "little").hex()}]
    if passed:
        equal(wrong, [], f"{what}: {len(passed)} launches show the value that the program passed")
    for name, arguments in sorted(forms):
        check(True, f"{what}: {name}({', '.join(arguments)})")
    return logged, told, forms


def try_the_comparison(ours, told):
    def spoilt(change):
        t = copy.deepcopy(told)
        change(t)
        return differences(ours, t)[0]

    at = next(i for i, line in enumerate(told) if LAUNCH.match(line[0]))
    check(spoilt(lambda t: t.pop(at)), "the comparison notices a missing line of the log")
    check(spoilt(lambda t: t[at][1].update(workDim="2")), "the comparison notices another argument")
    check(spoilt(lambda t: t[at][1].update(pGlobalWorkSize="0x10 (65)")), "the comparison notices another size")
    check(spoilt(lambda t: t[at][1].update(phEvent="0x10 (0x20)")), "the comparison notices another event")


def main():
    forms = set()
    for release in RELEASES:
        ours, told, found = by_release(release, "launch", 60)
        forms |= found
    try_the_comparison(ours, told)
    for release in DIRECT:
        forms |= by_release(release, "ur_launch", 12)[2]
    # What the headers of these releases declare: three for the one, two for the other, and the newest.
    names = collections.Counter(name for name, _ in forms)
    if not real.in_check_all():
        check(names["urEnqueueKernelLaunch"] and names["urEnqueueKernelLaunchWithArgsExp"], "the oldest and the newest form were launched", names)
        return
    equal(collections.Counter(name for name, _ in forms), collections.Counter(
        urEnqueueKernelLaunch=3, urEnqueueKernelLaunchCustomExp=2, urEnqueueKernelLaunchWithArgsExp=1),
        "every form was launched")


real.run(main)
