#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 40, suite: both
"""The XPTI events of real SYCL programs equal what a subscriber inside the process gets.

What "apis xpti" lists is what the runtime uses: the numbers of trace points, streams, metadata keys and their types.

Each release's whole program runs once with the debug streams, once with the Unified Runtime's own, and once
without either. Every stream, trace point and metadata key that the runtime's documentation names is
either seen, with a least number, or listed in a table as not emitted by that release.
"""
import collections
import json
import re
import subprocess

from lib import real, xpti

RELEASES = real.releases(("2026.2.0", "2025.3.3"))

# The least that the program's one round on three threads makes, whatever the order of its threads.
GRAPH = {
    "graph_create": 1, "node_create": 150, "edge_create": 100, "task_begin": 150, "task_end": 150,
    "signal": 150, "wait_begin": 50, "wait_end": 50, "queue_create": 2, "queue_destroy": 2,
    "diagnostics": 1,
}
MEMORY = {
    "sycl.experimental.buffer offload_alloc_accessor": 40,
    "sycl.experimental.buffer offload_alloc_memory_object_construct": 15,
    "sycl.experimental.buffer offload_alloc_memory_object_destruct": 10,
    "sycl.experimental.buffer offload_alloc_memory_object_associate": 15,
    "sycl.experimental.buffer offload_alloc_memory_object_release": 15,
    "sycl.experimental.image offload_alloc_accessor": 6,
    "sycl.experimental.image offload_alloc_memory_object_construct": 3,
    "sycl.experimental.image offload_alloc_memory_object_destruct": 3,
    "sycl.experimental.mem_alloc mem_alloc_begin": 20,
    "sycl.experimental.mem_alloc mem_alloc_end": 20,
    "sycl.experimental.mem_alloc mem_release_begin": 20,
    "sycl.experimental.mem_alloc mem_release_end": 20,
    "sycl.experimental.mem_alloc node_create": 10,
}
CALLS = {"function_with_args_begin": 300, "function_with_args_end": 300}

# Trace points that the documentation names and the release never sends, and why.
NOT_EMITTED = {
    # Command::enqueue reports the barrier only for a blocked command that has a trace event. A host task
    # has none, and what waits after a host accessor is no longer enqueued by waiting for it: probing
    # Command::enqueue shows the blocked commands of this program, all without.
    "barrier_begin": "the commands that block have no trace event in these releases",
    "barrier_end": "the commands that block have no trace event in these releases",
    "function_begin": "of the PI streams, gone in 2025.0",
    "function_end": "of the PI streams, gone in 2025.0",
}
DOCUMENTED = set(GRAPH) | set(CALLS) | {k.split()[1] for k in MEMORY} | {
    "barrier_begin", "barrier_end", "function_begin", "function_end"}

KEYS = """access_mode access_range_end access_range_start allocation_type arg0 copy_from copy_to dest_memory_ptr
enqueue_kernel_data event from_source is_inorder kernel_name memory_object memory_ptr memory_size offset queue_handle
queue_id src_memory_ptr sycl_context sycl_device sycl_device_name sycl_device_type sym_column_no sym_function_name
sym_line_no sym_source_file_name value_set""".split()
DEBUG_KEYS = "arg0 enqueue_kernel_data from_source sym_column_no sym_function_name sym_line_no sym_source_file_name".split()


# What the framework calls the type of a metadata value (xpti::metadata_type_t), and what we do.
TYPES = {0: "structure", 1: "text", 2: "number", 3: "number", 5: "boolean"}


# What has such words, and in which enumerations they are.
WORDS_OF = {"target": ("target", "image_target"), "mode": ("mode",), "access_mode": ("mode",), "format": ("image_format",),
            "addressing": ("addressing_mode",), "coordinate_normalization": ("coordinate_normalization_mode",),
            "filtering": ("filtering_mode",)}


def listed(kind):
    out = subprocess.run([real.XPTIBPF, "apis", "--json", "xpti"], capture_output=True, text=True, check=True).stdout
    return {n["name"]: n for n in map(json.loads, out.splitlines()) if n["kind"] == kind}


def trace_points():
    """Names and numbers are those of the header's enum."""
    header = real.read(f"{real.runtime(RELEASES[0])}/include/xpti/xpti_data_types.h")
    values = re.findall(r"(\w+) = (?:XPTI_TRACE_POINT_(BEGIN|END)\()?(\d+)\)?,",
                        re.search(r"enum class trace_point_type_t .*?\{(.*?)\};", header, re.S)[1])
    theirs = {name: int(n) * 2 + (how == "END") if how else int(n) for name, how, n in values}
    ours = {name: n["trace_type"] for name, n in listed("trace_point").items() if name != "trace_point"}
    real.equal(ours, theirs, "apis xpti: the trace points of the header")


def words():
    """The words for numbers are those of SYCL's headers."""
    headers = [real.read(f"{real.runtime(RELEASES[0])}/include/sycl/{h}.hpp") for h in ("access/access", "image", "sampler")]
    text = re.sub(r"//[^\n]*|__SYCL2020_DEPRECATED\([^)]*\)", "", "\n".join(headers))
    for kind, ours in xpti.compare.WORDS.items():
        values = re.findall(r"(\w+)\s*=\s*(\w+)", re.search(rf"enum class {kind}\b[^{{]*\{{(.*?)\}};", text, re.S)[1])
        real.equal(ours, {int(n, 0): name for name, n in values if n[0].isdigit()}, f"the words of sycl's {kind}")


def names(log, release):
    """Whatever the witness was told is listed."""
    events = [w for ws in xpti.compare.load_witness(log).values() for w in ws]
    streams, keys = listed("stream"), listed("metadata")
    unknown = {w["stream"] for w in events} - set(streams)
    real.equal(unknown, set(), f"{release}: apis xpti lists every stream")
    late = [s for s in {w["stream"] for w in events} if streams[s]["since"] > release or (streams[s]["until"] or "9") < release[:6]]
    real.equal(late, [], f"{release}: streams of this release")
    met = {(re.sub(r"^arg\d+$", "argN", k), TYPES[v[0]]) for w in events for k, v in w["metadata"].items()}
    real.equal(sorted(met - {(k, n["type"]) for k, n in keys.items()}), [], f"{release}: apis xpti lists every metadata key, and its type")


def debug_streams(release):
    return release >= "2026"


def kinds(stream, table):
    return {f"{stream} {k}": n for k, n in table.items()}


def whole(release):
    """All streams: the tracer prepares the program, which has the witness besides."""
    sycl, ur = ("sycl.debug", "ur.call.debug") if debug_streams(release) else ("sycl", "ur.call")
    log = real.folder() + "/log"
    env = real.environment(release, XPTI_WITNESS=log, XPTI_SUBSCRIBERS=xpti.witness(release),
                           UR_ENABLE_LAYERS="UR_LAYER_TRACING")
    t = xpti.traced([real.workload(release, "sycl_all")], env, "--xpti")
    r = xpti.hold_against(log, t, f"{release}, all streams", least=kinds(sycl, GRAPH) | kinds(ur, CALLS) | MEMORY)
    seen = {k.split()[1] for k in r.kinds}
    for point in sorted(DOCUMENTED - seen):
        real.check(point in NOT_EMITTED, f"{release}: {point} is seen or known not to be sent",
                   NOT_EMITTED.get(point, "not seen"))
    for point in sorted(set(NOT_EMITTED) & seen):
        real.check(False, f"{release}: {point} is in the table of what is not sent")
    for key in KEYS:
        real.check(r.keys[key] > 0, f"{release}: metadata {key}", r.keys[key])
    names(log, release)
    seen = collections.defaultdict(set)
    for e in t.events():
        for key, value in e["data"].items() if e["type"] == "xpti" and isinstance(e["data"], dict) else ():
            if isinstance(value, str):
                seen[key].add(value)
        if e["type"] == "xpti" and "access_mode" in e["metadata"]:
            seen["access_mode"].add(e["metadata"]["access_mode"])
    for key, kinds_of in WORDS_OF.items():
        wanted = set().union(*(xpti.compare.WORDS[k].values() for k in kinds_of))
        real.check(seen[key] and seen[key] <= wanted, f"{release}: {key} in words", sorted(seen[key]))


def plain(release):
    """Nobody hears the debug streams: the same comes on the plain ones, with less metadata."""
    skip = "sycl.debug,ur.call.debug"
    log = real.folder() + "/log"
    env = real.warm_environment(release, XPTI_WITNESS=log, XPTI_SUBSCRIBERS=xpti.witness(release), XPTI_WITNESS_SKIP=skip,
                                XPTI_FRAMEWORK_DISPATCHER="libxptifw.so", UR_ENABLE_LAYERS="UR_LAYER_TRACING")
    t = xpti.traced([real.workload(release, "sycl_all")], env)
    r = xpti.hold_against(log, t, f"{release}, no debug streams",
                          least=kinds("sycl", GRAPH) | kinds("ur.call", CALLS) | MEMORY)
    for key in DEBUG_KEYS if debug_streams(release) else ():
        real.equal(r.keys[key], 0, f"{release}: metadata {key} is of the debug stream alone")


def main():
    trace_points()
    words()
    real.equal(sorted(listed("metadata")), sorted(k.replace("arg0", "argN") for k in KEYS), "apis xpti: the documented metadata")
    for release in RELEASES:
        whole(release)
        if debug_streams(release):
            plain(release)


real.run(main)
