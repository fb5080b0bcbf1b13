# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A Perfetto trace as JSON, by the protobuf classes of Perfetto's own Python package:

    read_perfetto.py FILE >JSON

{"clocks": {id: ns}, "primary": id, "tracks": {uuid: {...}}, "events": [...]}, events in the order of the file,
with what was interned put back. Run by the Python of `scripts/fetch-runtimes perfetto`. Unknown fields, numbers
that were never reported, and tracks that were never described are errors.
"""
import json
import sys

from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace

KINDS = {1: "begin", 2: "end", 3: "instant", 4: "counter"}


class State:
    def __init__(self):
        self.clear()

    def clear(self):
        self.names, self.categories, self.keys, self.values, self.places = {}, {}, {}, {}, {}
        self.functions, self.paths, self.sources, self.mappings, self.frames, self.stacks = {0: ""}, {}, {0: ""}, {0: ""}, {}, {}
        self.clock = None

    def add(self, data):
        for field, table in (("event_names", self.names), ("event_categories", self.categories),
                             ("debug_annotation_names", self.keys)):
            for entry in getattr(data, field):
                table[entry.iid] = entry.name
        for entry in data.debug_annotation_string_values:
            self.values[entry.iid] = entry.str.decode()
        for entry in data.source_locations:
            self.places[entry.iid] = {"file": entry.file_name, "function": entry.function_name, "line": entry.line_number}
        for field, table in (("function_names", self.functions), ("mapping_paths", self.paths), ("source_paths", self.sources)):
            for entry in getattr(data, field):
                table[entry.iid] = entry.str.decode()
        for entry in data.mappings:
            self.mappings[entry.iid] = "/".join(self.paths[i] for i in entry.path_string_ids)
        for entry in data.frames:
            self.frames[entry.iid] = {"function": self.functions[entry.function_name_id], "module": self.mappings[entry.mapping_id],
                                      "offset": entry.rel_pc, "file": self.sources[entry.source_path_iid], "line": entry.line_number,
                                      "kind": entry.Kind.Name(entry.kind)}
        for entry in data.callstacks:
            self.stacks[entry.iid] = [self.frames[i] for i in entry.frame_ids]

    def value(self, a):
        kind = a.WhichOneof("value")
        if a.dict_entries:
            return {self.keys[e.name_iid]: self.value(e) for e in a.dict_entries}
        if a.array_values:
            return [self.value(e) for e in a.array_values]
        if kind == "pointer_value":
            return hex(a.pointer_value)
        if kind == "string_value_iid":
            return self.values[a.string_value_iid]
        return getattr(a, kind) if kind else None


def track(d):
    t = {"name": d.name, "parent": d.parent_uuid, "kind": "other", "place": d.sibling_order_rank, "ordered": d.child_ordering == 3}
    if d.HasField("process"):
        t.update(kind="process", pid=d.process.pid, name=d.process.process_name, cmdline=list(d.process.cmdline),
                 start=d.process.start_timestamp_ns, labels=list(d.process.process_labels))
    elif d.HasField("thread"):
        t.update(kind="thread", pid=d.thread.pid, tid=d.thread.tid, name=d.thread.thread_name)
    elif d.HasField("counter"):
        t.update(kind="counter", unit=d.counter.unit, unit_name=d.counter.unit_name)
    return t


def event(state, p, tracks):
    e = p.track_event
    if not p.sequence_flags & 2 or state.clock != 3:
        raise ValueError("an event that does not need what came before it, or of another clock")
    if e.track_uuid not in tracks:
        raise ValueError(f"track {e.track_uuid} is not described")
    found = {"ts": p.timestamp, "kind": KINDS[e.type], "track": e.track_uuid, "flows": list(e.flow_ids) + list(e.terminating_flow_ids)}
    if e.type == 4:
        found["value"] = e.double_counter_value if e.HasField("double_counter_value") else e.counter_value
    if e.type in (1, 3):
        found["name"] = state.names[e.name_iid]
        found["categories"] = [state.categories[i] for i in e.category_iids]
        found["args"] = {}
        for a in e.debug_annotations:
            found["args"].setdefault(state.keys[a.name_iid], state.value(a))
    if e.source_location_iid:
        found["place"] = state.places[e.source_location_iid]
    if e.callstack_iid:
        found["stack"] = state.stacks[e.callstack_iid]
    return found


def main():
    with open(sys.argv[1], "rb") as f:
        data = f.read()
    trace = Trace()
    if trace.ParseFromString(data) != len(data) or trace.SerializeToString() is None:
        sys.exit("not all of it is a trace")
    state, out = State(), {"clocks": {}, "primary": None, "tracks": {}, "events": [], "packets": len(trace.packet),
                           "cleared": 0}
    for p in trace.packet:
        if p.trusted_packet_sequence_id != 1:
            sys.exit("a packet of another sequence")
        if p.sequence_flags & 1:
            state.clear()
            out["cleared"] += 1
        if p.HasField("trace_packet_defaults"):
            state.clock = p.trace_packet_defaults.timestamp_clock_id
        state.add(p.interned_data)
        if p.HasField("clock_snapshot") and not out["clocks"]:
            out["clocks"] = {c.clock_id: c.timestamp for c in p.clock_snapshot.clocks}
            out["primary"] = p.clock_snapshot.primary_trace_clock
        if p.HasField("track_descriptor"):
            d = p.track_descriptor
            old = out["tracks"].get(d.uuid)
            new = track(d)
            if old and old.get("cmdline") and not new.get("cmdline"):
                new["cmdline"] = old["cmdline"]
            out["tracks"][d.uuid] = new
        if p.HasField("track_event"):
            out["events"].append(event(state, p, out["tracks"]))
    json.dump(out, sys.stdout)


main()
