#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Layers and errors on Intel's OpenCL pair, the ICD loader and the CPU runtime: a call is shown once, as the
loader's; --layers all shows the runtime's inside it; what a callback calls is not a lower layer; --errors-only
shows the calls that failed. The witness is the program (cl_layers.c), which counts what it does."""
import collections
import os
import re
import sys

from lib import real

RELEASE = "2026.2.0"
LOADER, DRIVER = "libOpenCL", "libintelocl"


def build():
    root = real.runtime(RELEASE)
    return real.build(f"{real.ROOT}/tests/workloads/cl/cl_layers.c", f"{real.folder()}/cl_layers", "-isystem", f"{root}/include",
                      f"-L{root}/lib", f"-Wl,-rpath-link,{root}/lib", "-lOpenCL", "-pthread")


def trace(program, *options, select="cl"):
    """The trace of one run, and what the program says it did: {what: {name: n}}."""
    out = os.path.join(real.folder(), "out")
    with open(out, "w") as f:
        t = real.Tracer("-e", select, *options, "--", program, env=real.warm_environment(RELEASE), stdout=f)
        real.equal(t.wait(), 0, f"the program runs to its end, traced with {' '.join(options) or 'nothing more'}")
    did = collections.defaultdict(dict)
    for what, name, n in re.findall(r"^(\w+) (\w+) (\d+)$", real.read(out), re.M):
        did[what][name] = int(n)
    real.need(did["call"], "the program counted")
    real.equal(t.lost(), {}, "nothing is lost")
    return t, did


def count(calls):
    return dict(collections.Counter(c["name"] for c in calls))


def returned(t):
    return [c for c in t.calls() if not c.get("unfinished")]


def once(program, *options, select="cl:*"):
    t, did = trace(program, *options, select=select)
    calls = returned(t)
    names = set(count(calls)) if select != "cl:*" else set(did["call"])
    real.equal({n: k for n, k in count(calls).items() if n in did["call"]},
               {n: k for n, k in did["call"].items() if n in names}, f"each call shows once ({' '.join(options) or 'default'})")
    real.check(not any("layer" in c or "library" in c for c in calls), "and nothing is said of layers")
    return t, did


def at_the_loader(program):
    t, did = once(program)
    by_id = {c["id"]: c for c in t.calls()}
    inner = [c for c in returned(t) if c["name"] == "clGetEventInfo" and c["parent_id"]]
    real.equal(len(inner), did["inside"]["clGetEventInfo"], "what a callback called is inside the call that called it back")
    real.equal({by_id[c["parent_id"]]["name"] for c in inner}, {"clSetUserEventStatus"}, "that is clSetUserEventStatus")


def all_layers(program, *options):
    t, did = trace(program, "--layers", "all", *options, select="cl:*")
    by_id = {c["id"]: c for c in t.calls()}
    upper = [c for c in returned(t) if "layer" not in c]
    lower = [c for c in returned(t) if c.get("layer") == "lower"]
    real.equal({n: k for n, k in count(upper).items() if n in did["call"]}, did["call"],
               f"the loader's calls are the same with all layers {' '.join(options)}")
    real.equal({c["library"].split(".")[0] for c in upper if c["name"] in did["call"]}, {LOADER}, "they are the loader's")
    real.equal({c["library"].split(".")[0] for c in lower}, {DRIVER}, "the lower ones are the runtime's")

    # The loader answers itself for a NULL event; nobody but it knows the platforms.
    want = {n: k for n, k in did["call"].items() if n != "clGetPlatformIDs"}
    want["clReleaseEvent"] -= did["failed"]["clReleaseEvent"]
    got = {n: k for n, k in count(c for c in lower if (by_id.get(c["parent_id"]) or {}).get("name") == c["name"]).items() if n in want}
    real.equal(got, want, "each call that has a runtime behind it has that runtime's call")

    def is_inside(c):
        p = by_id.get(c["parent_id"])
        return p and p["tid"] == c["tid"] and p["ts"] <= c["ts"] and (
            p.get("unfinished") or c["ts"] + c["dur"] <= p["ts"] + p["dur"])

    real.equal([c for c in lower if not is_inside(c)], [], "every lower one is inside another call of its thread")
    inner = [c for c in upper if c["name"] == "clGetEventInfo" and c["parent_id"]]
    real.equal(len(inner), did["inside"]["clGetEventInfo"], "a callback's calls are no lower layer")
    real.check(inner and all(by_id[c["parent_id"]].get("layer") == "lower" for c in inner), "though the runtime made them")


JUMPS = "cl:clFinish,cl:clEnqueue*,cl:clSet*"


def entry_only(program, when=""):
    """Here the loader jumps to the runtime, which is reported; what it really calls is not."""
    t, did = trace(program, "--entry-only", select=JUMPS)
    got = {n: k for n, k in count(t.calls()).items()}
    want = {n: k for n, k in did["call"].items() if n in got}
    real.check(want, "functions that the loader jumps to", sorted(want))
    real.equal(got, want, f"each call shows once without return probes, too{when}")


def beside_another(program):
    """Another tracer's return probes change the return addresses that tell calls apart."""
    code = "import ctypes, time; ctypes.CDLL('libOpenCL.so.1').clGetPlatformIDs(0, None, None); print('loaded', flush=True); time.sleep(60)"
    other = real.Process([sys.executable, "-c", code], env=real.warm_environment(RELEASE))
    other.said("loaded")
    watched = real.Tracer("--link", "multi", "-e", JUMPS, "-p", other.pid).ready().knows(LOADER).knows(DRIVER)
    entry_only(program, ", beside another tracer's")
    watched.end()
    other.kill()


# Libraries a and b; a function of one is called inside those to its left, which are still running.
NESTED = r"""
import ctypes, sys
a, b = (ctypes.CDLL(path) for path in sys.argv[1:])
call = ctypes.CFUNCTYPE(ctypes.c_int)

def enter(lib, name, *inside):
    def each():
        for one in inside:
            enter(*one)
        return 0
    getattr(lib, name)(call(each), *5 * [None])  # what would be read of an argument that is not given is anything

# A driver's call in a loader's, and back into the loader from there.
enter(a, "clFinish", (b, "clFinish", (a, "clFinish", (b, "clFinish"))))
# Level Zero's groups are one API; OpenCL is another.
enter(a, "zeEventHostReset", (b, "zetMetricGet"), (b, "zesInit"), (b, "clFinish", (a, "clFinish")))
# What was the outer layer is so no longer when its call has returned, whoever has its place on the stack.
enter(a, "urQueueFinish", (a, "urEventWait", (a, "clFinish"), (b, "clFinish"), (a, "urLoaderInit", (b, "clFinish", (a, "clFinish")))))
enter(b, "clFinish")
"""
SHOWN = [("a", "clFinish", None), ("a", "clFinish", "clFinish"),
         ("a", "zeEventHostReset", None), ("b", "clFinish", "zeEventHostReset"),
         ("a", "urQueueFinish", None), ("a", "urEventWait", "urQueueFinish"), ("a", "clFinish", "urEventWait"),
         ("b", "clFinish", "urEventWait"),
         ("a", "urLoaderInit", "urEventWait"), ("b", "clFinish", "urLoaderInit"), ("b", "clFinish", None)]


def nested():
    """Every nesting, with two libraries that a script calls. SHOWN: library, name and the name around it."""
    d = real.folder()
    libs = [real.build(f"{real.ROOT}/tests/workloads/abi/layers.c", f"{d}/{name}.so", "-shared", "-fPIC") for name in "ab"]
    for options in ((), ("--link", "multi"), ("--link", "perf")):
        shown = {}
        for which in ("outer", "all"):
            t = real.Tracer("--layers", which, *options, "-e", "cl:clFinish,ur:urQueueFinish,ur:urEventWait,ur:urLoaderInit,"
                            "ze:zeEventHostReset,zet:zetMetricGet,zes:zesInit", "--", sys.executable, "-c",
                            NESTED, *libs)
            real.equal(t.wait(), 0, f"the script runs to its end, layers {which} {' '.join(options)}")
            real.equal(t.lost(), {}, "nothing is lost")
            by_id = {c["id"]: c for c in t.calls()}
            shown[which] = [(c.get("library", "?")[0], c["name"], (by_id.get(c["parent_id"]) or {}).get("name"), c.get("layer"))
                            for c in t.calls()]
        real.equal([c[1:3] for c in shown["outer"]], [c[1:] for c in SHOWN], "the outer layer alone is shown")
        real.equal([c[:2] for c in shown["all"] if not c[3]], [c[:2] for c in SHOWN], "and so are those of all layers that are not lower")
        real.equal([c[:3] for c in shown["all"] if c[3]], [
            ("b", "clFinish", "clFinish"), ("b", "clFinish", "clFinish"), ("b", "zetMetricGet", "zeEventHostReset"),
            ("b", "zesInit", "zeEventHostReset"), ("a", "clFinish", "clFinish"), ("a", "clFinish", "clFinish")], "which are these")


def errors(program):
    for options in ((), ("--link", "multi")):
        t, did = trace(program, "--errors-only", *options, select="cl:*")
        calls = returned(t)
        real.equal({n: k for n, k in count(calls).items() if n in did["call"]}, did["failed"], "the calls that failed, and no others")
        real.equal(sum(did["failed"].values()), 80, "there are some, of each kind")
        real.equal([c for c in calls if c["name"] in did["failed"] and not c.get("error")], [], "each is marked as an error")
        waits = [c for c in t.calls("clWaitForEvents") if c.get("unfinished")]
        real.equal(len(waits), 1, "and the call that never returned")
    t, did = trace(program, select="cl:*")
    marked = count(c for c in returned(t) if c.get("error") and c["name"] in did["call"])
    real.equal(marked, did["failed"], "without the option the same calls are marked")


def refused():
    for options, why in ((("--errors-only", "--entry-only"), "--errors-only needs results"),
                         (("--layers", "inner"), "invalid value 'inner'"), (("--layers", ""), "invalid value ''")):
        r = real.plain_run([real.XPTIBPF, "trace", *options, "--", "true"])
        real.check(r.returncode == 2 and why in r.stderr and len(r.stderr.splitlines()) == 1, f"{' '.join(options)} is refused in one line",
                   r.stderr.strip())


def main():
    program = build()
    at_the_loader(program)
    once(program, "--link", "multi")
    once(program, "--link", "perf", select="cl:clFinish,cl:clEnqueueReadBuffer,cl:clSetUserEventStatus,cl:clGetEventInfo")
    all_layers(program)
    all_layers(program, "--link", "multi")
    nested()
    entry_only(program)
    beside_another(program)
    errors(program)
    refused()


real.run(main)
