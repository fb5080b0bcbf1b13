#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 40, suite: both
"""The traced ur* calls equal those that Unified Runtime's own tracing layer reports.

Both observe the same run, so that what observation itself adds is in both: every call of every thread
in the same order, with the same arguments and result. The layer reports once to an XPTI subscriber in the process
(ur_witness.cpp), and once to the log of SYCL_UR_TRACE=2, where no subscriber disturbs the program; a third run without
either is compared with what such a run logged. Only calls at whose time the layer itself begins or ends (EDGES)
may be missing from its side.

The comparison is itself tested: it must fail when a line of the witness is taken out, two are swapped, or a value is
changed.
"""
import collections
import copy
import json
import os
import re

from lib import real
from lib.real import check, equal, need

RELEASES = real.releases(("2026.2.0", "2025.3.3"))
# The loader's own set-up happens before there is a layer, its tear-down after.
EDGES = {"urLoaderConfigCreate", "urLoaderConfigEnableLayer", "urLoaderConfigSetCodeLocationCallback",
         "urLoaderConfigSetMockingEnabled", "urLoaderConfigRetain", "urLoaderConfigRelease",
         "urLoaderConfigGetInfo", "urLoaderInit", "urLoaderTearDown"}
# What the reference program is known to do in a round of three threads, at least.
LEAST = {"urEventWait": 24, "urEnqueueUSMMemcpy": 12, "urUSMDeviceAlloc": 3, "urUSMHostAlloc": 3, "urUSMSharedAlloc": 3,
         "urUSMFree": 9, "urMemBufferCreate": 12, "urMemBufferPartition": 6, "urEnqueueUSMFill": 3, "urQueueCreate": 2,
         "urEnqueueMemBufferFill": 3, "urEnqueueMemBufferCopy": 3, "urEventRelease": 30, "urQueueRelease": 2}
# docs/json.md: what stands for bytes that are no UTF-8.
NO_TEXT = "\ufffd"
PROCADDR = re.compile(r"urGet\w*ProcAddrTable$")


# ---- what the header says ----------------------------------------------------------------------------


class Header:
    def __init__(self, release):
        root = os.path.join(real.runtime(release), "include")
        self.folder = next(d for d in (f"{root}/unified-runtime", root, f"{root}/sycl") if os.path.exists(f"{d}/ur_api.h"))
        text = real.read(f"{self.folder}/ur_api.h")
        self.enums = {}  # enumerator -> value
        self.enum_types, self.flag_types = set(), set()
        for body, name in re.findall(r"typedef enum (?:\w+)\s*\{(.*?)\}\s*(\w+);", text, re.S):
            self.enum_types.add(name)
            value = -1
            body = re.sub(r"/\*.*?\*/|//[^\n]*", "", body, flags=re.S)
            for item in filter(None, (i.strip() for i in re.split(r",(?![^()]*\))", body))):
                key, _, number = item.partition("=")
                value = self.number(number.strip()) if number else value + 1
                self.enums[key.strip()] = value
        self.flag_types = set(re.findall(r"typedef uint32_t (\w+_flags_t);", text))
        self.functions = {}  # name -> {argument: type}
        for name, struct, body in re.findall(
                r"/// @brief Function parameters for (\w+)\n(?:///[^\n]*\n)*typedef struct (\w+) \{(.*?)\} \w+;", text, re.S):
            arguments = {}
            for line in re.findall(r"^\s*([\w\s\*]+?)(\w+);", body, re.M):
                kind = re.sub(r"\s+", " ", line[0]).strip()
                arguments[line[1][1:]] = kind[:-1].strip()  # a pointer to the argument: one star less
            self.functions[name] = (struct, arguments)

    def number(self, text):
        m = re.fullmatch(r"UR_BIT\((\d+)\)", text)
        if m:
            return 1 << int(m.group(1))
        m = re.fullmatch(r"UR_MAKE_VERSION\((\d+),\s*(\d+)\)", text)
        if m:
            return int(m.group(1)) << 16 | int(m.group(2))
        if text in self.enums:
            return self.enums[text]
        return int(text.rstrip("uUlL"), 0)

    def table(self):
        for name, (struct, arguments) in sorted(self.functions.items()):
            visits = "".join(f' v("{a}", p->p{a});' for a in arguments)
            yield f'{{ "{name}", [](void *a, writer &v) {{ auto *p = static_cast<{struct} *>(a);{visits} }} }},\n'


def build_witness(release, header, folder, armed=False):
    """armed: to be preloaded into a process that is armed later."""
    with open(f"{folder}/ur_table.inc", "w") as f:
        f.writelines(header.table())
    lib = f"{folder}/libur_witness{'-armed' if armed else ''}.so"
    rt = real.runtime(release)
    # In its folder, whose name is another one each time.
    return real.build_cpp([f"{real.HERE}/ur_witness.cpp", f"{real.HERE}/armed.h", "ur_table.inc"], lib, "-fPIC", "-shared", "-I.",
                          f"-I{header.folder}", *(("-DARMED", "-ldl") if armed else (f"-L{rt}/lib", "-lxptifw")), cwd=folder)


# ---- the comparison ----------------------------------------------------------------------------------


def same_property(header, ours, word):
    """What the trace shows of a property against the first 8 bytes behind the pointer, of which any more
    than its type has are whatever was there."""
    if isinstance(ours, dict) and "value" in ours:
        ours = ours["value"]
    if isinstance(ours, dict) and "handle" in ours:
        ours = ours["handle"]
    if isinstance(ours, dict) and "bytes" in ours:
        return word.to_bytes(8, "little").hex().startswith(ours["bytes"][:16])
    if isinstance(ours, list):
        return not ours or same_property(header, ours[0], word)
    if ours is None:
        return word == 0
    if isinstance(ours, bool):
        return ours == bool(word & 0xff)
    if isinstance(ours, int):
        return any(ours == word & mask for mask in (0xff, 0xffff, 0xffffffff, (1 << 64) - 1))
    if re.fullmatch(r"0x[0-9a-f]+", ours):
        return int(ours, 16) in (word, word & 0xffffffff)
    if ours.startswith("UR_") or ours == "0":  # 0: flags of which none is set
        bits = 0
        for name in ours.split("|"):
            bits |= header.enums[name] if name in header.enums else int(name, 0)
        return bits in (word, word & 0xffffffff)
    if NO_TEXT in ours:
        told = word.to_bytes(8, "little").partition(b"\0")[0].decode(errors="replace")
        return re.sub(f"{NO_TEXT}+", NO_TEXT, ours).startswith(re.sub(f"{NO_TEXT}+", NO_TEXT, told))
    return (ours.encode() + b"\0")[:8] == word.to_bytes(8, "little")[:len(ours.encode()) + 1]


def same_argument(header, kind, ours, raw, pointee):
    """What the trace shows of an argument against its value (and what it points to, once known)."""
    if isinstance(ours, dict) and "unreadable" in ours:
        return False
    if re.sub(r"\bconst\b", "", kind).strip() == "void *" and pointee is not None and ours != f"0x{raw:x}":
        return same_property(header, ours, pointee)
    if kind in header.enum_types:
        return (header.enums.get(ours) if isinstance(ours, str) else ours) == raw
    if kind in header.flag_types or isinstance(ours, str) and "UR_" in ours:
        bits = 0
        for word in ours.split("|"):
            bits |= header.enums[word] if word in header.enums else int(word, 0)
        return bits == raw
    if isinstance(ours, bool):
        return ours == bool(raw)
    if "*" not in kind and not kind.endswith(("_handle_t", "_callback_t", "_t *")) and isinstance(ours, int):
        return ours == raw
    if ours is None:
        return raw == 0
    if isinstance(ours, str) and re.fullmatch(r"0x[0-9a-f]+", ours):
        return int(ours, 16) in ((raw,) if "*" not in kind else (raw, pointee))
    if isinstance(ours, int) and pointee is not None:
        return ours == pointee
    if isinstance(ours, list) and ours and pointee is not None and isinstance(ours[0], str) and ours[0].startswith("0x"):
        return int(ours[0], 16) == pointee
    return raw != 0  # text, bytes, a structure: followed


def differences(header, ours, witness, edges=EDGES):
    """Everything that tells the two apart, in words; a list that is empty when they are equal."""
    wrong = []
    compared = collections.Counter()
    mine, theirs = collections.defaultdict(list), collections.defaultdict(list)
    begun = collections.defaultdict(list)
    for c in ours:
        if c["name"] not in edges and not PROCADDR.match(c["name"]):
            mine[c["tid"]].append(c)
    for line in witness:
        if line["name"] in edges or PROCADDR.match(line["name"]):
            continue
        open_calls = begun[line["tid"], line["name"]]
        if not line["end"]:
            theirs[line["tid"]].append(line)
            open_calls.append(line)
        elif open_calls:
            open_calls.pop()["done"] = line
        else:
            wrong.append(f"an end without a begin: {line}")
    for tid in sorted(set(mine) | set(theirs)):
        a, b = [c["name"] for c in mine[tid]], [w["name"] for w in theirs[tid]]
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            wrong.append(f"thread {tid}: {len(a)} calls traced, {len(b)} told; from call {at}: {a[at:at + 4]} against {b[at:at + 4]}")
            continue
        for call, told in zip(mine[tid], theirs[tid]):
            done = told.get("done")
            compared["call"] += 1
            if done is None or "ret" not in done:
                wrong.append(f"{told['name']} has no end in the witness")
                continue
            if header.enums.get(call.get("ret")) != done["ret"]:
                wrong.append(f"{call['name']}: result {call.get('ret')}, told {done['ret']}")
            compared["result"] += 1
            for name, kind in header.functions[call["name"]][1].items():
                if name not in done["args"]:
                    continue
                compared["argument"] += 1
                if name not in call["args"] or not same_argument(header, kind, call["args"][name], told["args"][name],
                                                                 done["args"].get("*" + name)):
                    wrong.append(f"{call['name']}({kind} {name}): {call['args'].get(name)}, told "
                                 f"{told['args'][name]} -> {done['args'].get('*' + name)}")
    return wrong, compared


def try_the_comparison(header, ours, witness):
    def spoilt(change):
        w = copy.deepcopy(witness)
        change(w)
        return differences(header, ours, w)[0]

    begins = [i for i, w in enumerate(witness) if not w["end"] and w["name"] not in EDGES]
    middle = begins[len(begins) // 2]
    end = next(i for i in range(middle, len(witness)) if witness[i]["end"] and witness[i]["name"] == witness[middle]["name"])

    def swap(w):
        of = {}
        for i in begins:
            of.setdefault(w[i]["tid"], {}).setdefault(w[i]["name"], i)
        one, other = list(max(of.values(), key=len).values())[:2]  # there are threads that call one function alone
        w[one], w[other] = w[other], w[one]

    def change_argument(w):
        i = next(i for i in begins if w[i]["name"] == "urEventRelease")
        w[i]["args"]["hEvent"] += 8

    def change_result(w):
        w[end]["ret"] += 1

    check(spoilt(lambda w: w.pop(middle)), "the comparison notices a missing line of the witness")
    check(spoilt(swap), "the comparison notices two lines in another order")
    check(spoilt(change_argument), "the comparison notices another argument")
    check(spoilt(change_result), "the comparison notices another result")


# ---- the runs ----------------------------------------------------------------------------------------


def no_loss(t, release):
    equal(t.lost(), {}, f"{release}: nothing was lost")


def witness_environment(release, header, folder, log, **extra):
    """With the tracing layer, and a subscriber that writes what it is told to log."""
    # By its soname: libxptifw.so is another file, so another framework than the witness's.
    soname = next(n for n in ("libxptifw.so.1", "libxptifw.so") if os.path.exists(f"{real.runtime(release)}/lib/{n}"))
    return real.environment(release, XPTI_TRACE_ENABLE="1", XPTI_FRAMEWORK_DISPATCHER=soname,
                            XPTI_SUBSCRIBERS=build_witness(release, header, folder), UR_WITNESS=log,
                            UR_ENABLE_LAYERS="UR_LAYER_TRACING", **extra)


def by_subscriber(release, header, folder):
    log = f"{folder}/witness-{release}.jsonl"
    env = witness_environment(release, header, folder, log)
    t = real.Tracer("-e", "ur:*", "--", real.workload(release, "sycl_all"), "--rounds", "2", env=env)
    equal(t.wait(120), 0, f"{release}: the reference program ends well")
    witness = [json.loads(line) for line in real.read(log).splitlines()]
    ours = t.calls()
    no_loss(t, release)
    wrong, compared = differences(header, ours, witness)
    for line in wrong[:15]:
        print("      " + line)
    check(not wrong, f"{release}: {compared['call']} calls, {compared['result']} results and {compared['argument']} "
                     "arguments equal what the tracing layer told its subscriber", f"{len(wrong)} differences" if wrong else "")
    told = collections.Counter(w["name"] for w in witness if not w["end"])
    few = {n: (told[n], least) for n, least in LEAST.items() if told[n] < least}
    equal(few, {}, f"{release}: every kind of call is there at least as often as the program makes it")
    check(compared["argument"] > 2 * compared["call"] > 1800, f"{release}: enough was compared", dict(compared))
    check(len({w["tid"] for w in witness}) >= 5, f"{release}: several threads make calls")
    try_the_comparison(header, ours, witness)


def logged(text):
    return re.findall(r"^\s*---> (ur\w+)", text, re.M)


def loop(release):
    return [real.workload(release, "sycl_loop"), "--iterations", "30", "--sleep-ms", "1"]


def by_log(release):
    """One thread submits: the log's order is that of the calls. Gives the names that the log has."""
    t = real.Tracer("-e", "ur:*", "--", *loop(release), env=real.warm_environment(release, SYCL_UR_TRACE="2"))
    equal(t.wait(60), 0, f"{release}: the loop ends well")
    ours = [c["name"] for c in t.calls() if c["name"] not in EDGES and not PROCADDR.match(c["name"])]
    told = [n for n in logged(t.out + t.err) if n not in EDGES]
    # The last calls, made as the process exits, go to a stream of their own.
    equal(collections.Counter(ours), collections.Counter(told), f"{release}: the calls of SYCL_UR_TRACE's log, by name")
    check(ours == told and len(told) > 300, f"{release}: and in its order", f"{len(told)} calls")
    return told


def without_environment(release, told):
    t = real.Tracer("-e", "ur:*", "--", *loop(release), env=real.warm_environment(release))
    equal(t.wait(60), 0, f"{release}: the loop ends well without what asks for the log")
    ours = [c["name"] for c in t.calls() if c["name"] not in EDGES and not PROCADDR.match(c["name"])]
    check(ours == told, f"{release}: without what asks for the log the calls are those that were logged, in order",
          f"{len(ours)} calls" if ours == told else (collections.Counter(ours) - collections.Counter(told),
                                                     collections.Counter(told) - collections.Counter(ours)))


def main():
    folder = real.folder()
    for release in RELEASES:
        header = Header(release)
        need(len(header.functions) > 200, f"{release}: the header was understood", f"{len(header.functions)} functions")
        by_subscriber(release, header, folder)  # which compiles its kernels, so what that takes is compared, too
        # Two runs make the same calls if both find the kernels compiled.
        real.plain_run(loop(release), real.warm_environment(release))
        without_environment(release, by_log(release))


if __name__ == "__main__":
    real.run(main)
