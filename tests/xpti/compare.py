#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Holds a trace (xptibpf trace --json) against the log of the witness (witness.cpp) in the process.

compare.py [--pid PID] [--numbering 2022|2024] [--least "STREAM EVENT=N"]... WITNESS TRACE

Every notification of every thread must be in both, in the same order, with the same stream, trace
point, identity, payload, user_data, metadata and stashed tuple. What the trace marks as unreadable
counts as a value that is missing: at most 1 in 1,000. The comparison is then tried on itself: with one
event taken out of the witness's log, and with one value changed, it has to fail.
"""
import argparse
import collections
import json
import re
import struct
import sys

UNREADABLE_MAX = 1 / 1000
GONE_MAX = 4  # ends of edges that another thread released between the two readings
PAIRS_MAX = 32

COMMON = {
    2: "graph_create", 4: "node_create", 6: "edge_create", 8: "region_begin", 9: "region_end",
    10: "task_begin", 11: "task_end", 12: "barrier_begin", 13: "barrier_end", 14: "lock_begin",
    15: "lock_end", 16: "signal", 18: "transfer_begin", 19: "transfer_end", 20: "thread_begin",
    21: "thread_end", 22: "wait_begin", 23: "wait_end", 24: "function_begin", 25: "function_end",
    26: "metadata", 28: "function_with_args_begin", 29: "function_with_args_end",
    32: "mem_alloc_begin", 126: "diagnostics", 0: "unknown_type",
}
OFFLOAD = "offload_alloc_memory_object_"
NAMES = {
    "2024": COMMON | {
        33: "mem_alloc_end", 34: "mem_release_begin", 35: "mem_release_end",
        36: OFFLOAD + "construct", 37: OFFLOAD + "destruct", 38: OFFLOAD + "associate",
        39: OFFLOAD + "release", 40: "offload_alloc_accessor", 42: "queue_create", 43: "queue_destroy",
    },
    "2022": COMMON | {
        31: "function_with_args_end", 35: "mem_alloc_end", 36: "mem_release_begin",
        39: "mem_release_end", 40: OFFLOAD + "construct", 44: OFFLOAD + "destruct",
        42: OFFLOAD + "associate", 46: OFFLOAD + "release", 48: "offload_alloc_accessor",
        50: "queue_create", 51: "queue_destroy",
    },
}
PARAMS = ["accessor", "std_layout", "sampler", "pointer", "specialization_constants_buffer", "stream",
          "work_group_memory", "dynamic_work_group_memory", "dynamic_accessor",
          "struct_with_special_type"]


# sycl::access::mode, sycl::target, sycl::image_target, sycl::image_format, and those of samplers: xpti_sycl.py holds them
# against the headers.
WORDS = {
    "mode": {1024: "read", 1025: "write", 1026: "read_write", 1027: "discard_write", 1028: "discard_read_write", 1029: "atomic"},
    "target": {2014: "device", 2015: "constant_buffer", 2016: "local", 2017: "image", 2018: "host_buffer", 2019: "host_image",
               2020: "image_array", 2021: "host_task"},
    "image_target": {0: "device", 1: "host_task"},
    "image_format": dict(enumerate((
        "r8g8b8a8_unorm", "r16g16b16a16_unorm", "r8g8b8a8_sint", "r16g16b16a16_sint", "r32b32g32a32_sint", "r8g8b8a8_uint",
        "r16g16b16a16_uint", "r32b32g32a32_uint", "r16b16g16a16_sfloat", "r32g32b32a32_sfloat", "b8g8r8a8_unorm"))),
    "addressing_mode": {0x1130: "none", 0x1131: "clamp_to_edge", 0x1132: "clamp", 0x1133: "repeat", 0x1134: "mirrored_repeat"},
    "coordinate_normalization_mode": {0: "unnormalized", 1: "normalized"},
    "filtering_mode": {0x1140: "nearest", 0x1141: "linear"},
}


def word(kind, value):
    """Its name in that enumeration; a number that has none, and what is not there, stay what they are."""
    return WORDS[kind].get(value, value)


def handle(n):
    return hex(n) if n else None


def optional(value, present):
    return value if present & 0xFF else None


def decode_struct(event, image, data):
    """The structure of user_data, from the bytes that the witness saw."""
    raw, text = bytes.fromhex(data["struct"]), data.get("text")
    if event.startswith("function_with_args"):
        fid, _, args, ret, _ = struct.unpack("<I4xQQQQ", raw)
        return {"function_id": fid, "function_name": text, "args_data": handle(args),
                "ret_data": data.get("ret", handle(ret))}
    if event.startswith("mem_"):
        obj, ptr, size, guard, _ = struct.unpack("<5Q", raw)
        return {"mem_object_handle": handle(obj), "alloc_pointer": handle(ptr), "alloc_size": size,
                "guard_zone_size": guard}
    if event == OFFLOAD + "construct" and image:
        user, host, dim, a, b, c, fmt, *opts = struct.unpack("<QQI4xQQQI6I4x", raw)
        return {"user_object_handle": handle(user), "host_object_handle": handle(host), "dim": dim,
                "range": [a, b, c], "format": word("image_format", fmt),
                "addressing": word("addressing_mode", optional(*opts[0:2])),
                "coordinate_normalization": word("coordinate_normalization_mode", optional(*opts[2:4])),
                "filtering": word("filtering_mode", optional(*opts[4:6]))}
    if event == OFFLOAD + "construct":
        user, host, _, size, dim, a, b, c = struct.unpack("<QQQIIQQQ", raw)
        return {"user_object_handle": handle(user), "host_object_handle": handle(host),
                "element_type": text, "element_size": size, "dim": dim, "range": [a, b, c]}
    if event == OFFLOAD + "destruct":
        return {"user_object_handle": handle(*struct.unpack("<Q", raw))}
    if event in (OFFLOAD + "associate", OFFLOAD + "release"):
        user, mem = struct.unpack("<QQ", raw)
        return {"user_object_handle": handle(user), "mem_object_handle": handle(mem)}
    if event == "offload_alloc_accessor" and image:
        img, acc, *opts, _, size = struct.unpack("<QQ4IQI4x", raw)
        return {"image_handle": handle(img), "accessor_handle": handle(acc),
                "target": word("image_target", optional(*opts[0:2])), "mode": word("mode", optional(*opts[2:4])),
                "element_type": text,
                "element_size": size}
    if event == "offload_alloc_accessor":
        buf, acc, target, mode = struct.unpack("<QQII", raw)
        return {"buffer_handle": handle(buf), "accessor_handle": handle(acc),
                "target": word("target", target), "mode": word("mode", mode)}
    raise ValueError(f"no structure for {event}")


def decode_value(key, vtype, raw):
    """A metadata value from its type and bytes."""
    raw = bytes.fromhex(raw)
    if vtype == 1:
        return raw.decode("utf-8", "replace")
    if vtype in (2, 3) and len(raw) in (1, 2, 4, 8):
        number = int.from_bytes(raw, "little", signed=vtype == 2)
        return word("mode", number) if key == "access_mode" else number
    if vtype == 4 and len(raw) in (4, 8):
        return struct.unpack("<f" if len(raw) == 4 else "<d", raw)[0]
    if vtype == 5 and len(raw) in (1, 2, 4, 8):
        return any(raw)
    if vtype == 0 and key == "enqueue_kernel_data" and len(raw) == 80:
        n = struct.unpack("<10Q", raw)
        return {"global_size": list(n[0:3]), "local_size": list(n[3:6]), "offset": list(n[6:9]),
                "args_num": n[9]}
    if vtype == 0 and re.fullmatch(r"arg\d+", key) and len(raw) == 24:
        kind, ptr, size, index = struct.unpack("<I4xQii", raw)
        return {"type": PARAMS[kind] if kind < len(PARAMS) else kind, "pointer": handle(ptr),
                "size": size, "index": index}
    return {"bytes": raw.hex()}


def node(pair):
    return None if pair is None else {"uid": pair[0], "uid_instance": pair[1] or None}


def event_name(trace_type, numbering):
    if trace_type & 0x80:
        return f"user_defined_{trace_type >> 8}_{trace_type & 0x7f}"
    return NAMES[numbering].get(trace_type) or f"type_{trace_type}"


def expected(w, numbering):
    """What the trace should say, from a line of the witness."""
    event = event_name(w["trace_type"], numbering)
    data = w["data"]
    if isinstance(data, dict) and "struct" in data:
        data = decode_struct(event, w["stream"] == "sycl.experimental.image", data)
    elif isinstance(data, dict):
        data = data.get("handle") or data["address"]
    line = None if w["line"] in (None, 0xFFFFFFFF) else w["line"]
    e = {
        "stream": w["stream"], "stream_id": w["stream_id"], "event": event,
        "trace_type": w["trace_type"], "instance": w["instance"],
        "uid": w["uid"][0] if w["uid"] else None,
        "uid_instance": (w["uid"][1] or None) if w["uid"] else None,
        "parent": node(w["parent"]), "source": node(w.get("source")), "target": node(w.get("target")),
        "name": w["name"], "file": w["file"], "line": line,
        "column": None if line is None else w["column"], "data": data,
        "metadata": {k: decode_value(k, *v) for k, v in w["metadata"].items()},
        "stash": {w["stash"][0]: w["stash"][1]} if "stash" in w else None,
    }
    return e


class Result:
    def __init__(self):
        self.errors = []
        self.values = self.unreadable = self.truncated = self.gone = 0
        self.kinds = collections.Counter()
        self.keys = collections.Counter()

    def error(self, text):
        if len(self.errors) < 20:
            self.errors.append(text)
        else:
            self.errors[-1] = "... and more"


def compare_value(r, where, want, have):
    if isinstance(have, dict):
        compare_record(r, where, want, have)
        return
    r.values += 1
    if want != have or isinstance(want, bool) != isinstance(have, bool):
        r.error(f"{where}: expected {want!r}, found {have!r}")


def compare_record(r, where, want, have):
    if isinstance(want, dict) and set(want) == set(have):
        for k, v in want.items():
            compare_value(r, f"{where}.{k}", v, have[k])
        return
    if "unreadable" in have or have == {"unknown": True}:
        r.values += 1
        r.unreadable += 1
    elif have.get("truncated") and "value" in have:
        r.values += 1
        r.truncated += 1
        if not isinstance(want, str) or not want.startswith(have["value"]):
            r.error(f"{where}: cut value {have!r} does not begin {want!r}")
    elif isinstance(want, dict):
        r.error(f"{where}: members {sorted(want)} expected, {sorted(have)} found")
        for k in set(want) & set(have):
            compare_value(r, f"{where}.{k}", want[k], have[k])
    else:
        r.values += 1
        r.error(f"{where}: expected {want!r}, found {have!r}")


def cut_metadata(r, where, want, t):
    """The list was cut: of what the witness has, keep what must be there, and see that it is said."""
    if t["metadata_total"] != len(want["metadata"]) or len(t["metadata"]) != PAIRS_MAX:
        r.error(f"{where}: {len(t['metadata'])} of {t['metadata_total']} pairs, {len(want['metadata'])} expected")
    r.truncated += 1
    want["metadata"] = {k: v for k, v in want["metadata"].items() if k in t["metadata"]}


def gone_meanwhile(w, want, have, known):
    """
    The framework no longer had one end of an edge when the witness asked, after the tracer: another thread may
    release a trace point at any time. Then what the trace names must be one that the witness has reported.
    """
    ends = [k for k in ("source", "target") if k in w and w[k] is None and have.get(k)
            and (have[k]["uid"], have[k]["uid_instance"]) in known]
    for k in ends:
        want[k] = have[k]
    return len(ends)


def told_of(witness):
    """The trace points that the witness has reported."""
    return {(w["uid"][0], w["uid"][1] or None) for ws in witness.values() for w in ws if w["uid"]}


def compare(witness, trace, numbering, known=None, until_wrong=False):
    """known: what else told_of() has. until_wrong: where one error is as good as all."""
    r = Result()
    known = known or told_of(witness)
    tids = sorted(set(witness) | set(trace))
    for tid in tids:
        ws, ts = witness.get(tid, []), trace.get(tid, [])
        if len(ws) != len(ts):
            r.error(f"thread {tid}: witness has {len(ws)} events, trace has {len(ts)}")
    for tid in tids:
        for i, (w, t) in enumerate(zip(witness.get(tid, []), trace.get(tid, []))):
            if until_wrong and r.errors:
                return r
            want = expected(w, numbering)
            r.kinds[f"{want['stream']} {want['event']}"] += 1
            r.keys.update(list(want["metadata"]))
            where = f"thread {tid} event {i} ({want['stream']} {want['event']})"
            if t.get("metadata_truncated"):
                cut_metadata(r, where, want, t)
            r.gone += gone_meanwhile(w, want, t, known)
            for k, v in want.items():
                compare_value(r, f"{where} {k}", v, t.get(k))
    if r.values and r.unreadable > r.values * UNREADABLE_MAX:
        r.error(f"{r.unreadable} of {r.values} values are unreadable")
    if r.gone > GONE_MAX:
        r.error(f"{r.gone} ends of edges were gone for the witness")
    if not r.values:
        r.error("nothing to compare")
    return r


def load_witness(path):
    threads = collections.defaultdict(list)
    with open(path, errors="replace") as f:
        for line in f:
            w = json.loads(line)
            if w["seq"] != len(threads[w["tid"]]):
                raise SystemExit(f"witness: thread {w['tid']} lacks event {len(threads[w['tid']])}")
            threads[w["tid"]].append(w)
    return dict(threads)


def load_trace(path, pid):
    threads, lost = collections.defaultdict(list), {}
    with open(path, errors="replace") as f:
        for line in f:
            t = json.loads(line)
            if t["type"] == "lost":
                lost[t["where"]] = t["count"]
            if t["type"] == "xpti" and (not pid or t["pid"] == pid):
                threads[t["tid"]].append(t)
    return dict(threads), lost


def self_check(witness, trace, numbering):
    """A comparison that can't fail proves nothing: it has to notice one event less and one other value."""
    known = told_of(witness)
    tid = max(witness, key=lambda t: len(witness[t]))
    events = witness[tid]

    def is_noticed(changed):
        return compare({tid: changed}, {tid: trace[tid]}, numbering, known, until_wrong=True).errors

    for at in (0, len(events) // 2, len(events) - 1):
        if not is_noticed(events[:at] + events[at + 1:]):
            return f"not noticed: event {at} of thread {tid} was taken out of the witness's log"
    at = next((i for i in reversed(range(len(events))) if events[i]["metadata"]), None)
    if at is not None:
        key = next(iter(events[at]["metadata"]))
        metadata = {**events[at]["metadata"], key: [1, b"something else".hex()]}
        if not is_noticed([*events[:at], {**events[at], "metadata": metadata}, *events[at + 1:]]):
            return "not noticed: a metadata value was changed"
    return None


def main():
    ap = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ap.add_argument("--pid", type=int)
    ap.add_argument("--numbering", choices=sorted(NAMES), default="2024")
    ap.add_argument("--least", action="append", default=[], metavar="STREAM EVENT=N")
    ap.add_argument("--list", action="store_true", help="print what was seen, by kind")
    ap.add_argument("witness")
    ap.add_argument("trace")
    a = ap.parse_args()

    witness = load_witness(a.witness)
    trace, lost = load_trace(a.trace, a.pid)
    r = compare(witness, trace, a.numbering)
    for spec in a.least:
        kind, _, n = spec.rpartition("=")
        if r.kinds[kind] < int(n):
            r.error(f"{r.kinds[kind]} events '{kind}', at least {n} expected")
    for where in lost:
        if where in ("ring_full", "no_state", "bad_plan"):
            r.error(f"trace lost {lost[where]} ({where})")
    if not r.errors:
        trouble = self_check(witness, trace, a.numbering)
        if trouble:
            r.error(trouble)
    if a.list:
        for kind, n in sorted(r.kinds.items()):
            print(f"{n:6} {kind}")
        print("keys:", " ".join(f"{k}={n}" for k, n in sorted(r.keys.items())))
    events = sum(map(len, witness.values()))
    print(f"{events} events of {len(witness)} threads, {r.values} values, {r.unreadable} unreadable, "
          f"{r.truncated} cut, {r.gone} gone, {len(r.errors)} differences")
    for e in r.errors:
        print("  " + e)
    return 1 if r.errors else 0


if __name__ == "__main__":
    sys.exit(main())
