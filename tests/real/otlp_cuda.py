#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 15, suite: all, alone: it counts what all processes of the machine call of CUDA
"""xptibpf serve --otlp: what programs call of CUDA is also sent by the names of OpenTelemetry's eBPF instrumentation, if there are
such programs. How often each function is called is the program's to say; its driver is made here.
"""
from lib import real, serving
from lib.real import check, equal
import otlp

# By the names that libcuda exports, of which some have versions: how often each is called.
CALLS = {"cuLaunchCooperativeKernel": 11, "cuLaunchKernelEx": 4, "cuGraphLaunch": 23, "cuStreamCreateWithPriority": 3,
         "cuStreamDestroy_v2": 2, "cuEventRecordWithFlags": 37, "cuEventSynchronize": 5, "cuStreamSynchronize": 7, "cuCtxSynchronize": 13}
WANTED = {"kernel.launch": 15, "graph.launch": 23, "stream.create": 3, "stream.destroy": 2, "event.record": 37, "event.synchronize": 5,
          "stream.synchronize": 7, "device.synchronize": 13}


def build(d):
    driver = real.build_text("\n".join(f"int {name}(long n) {{ return n == 2; }}" for name in (*CALLS, "cuInit")),
                             f"{d}/libcuda.so.1", "-shared", "-fPIC", "-Wl,-soname,libcuda.so.1")
    text = "#include <stdio.h>\n" + "\n".join(f"int {name}(long);" for name in CALLS) + "\nint main(void) { puts(\"runs\"), fflush(stdout), getchar();\n"
    text += "\n".join(f"for (int i = 0; i < {n}; i++) {name}(i);" for name, n in CALLS.items()) + "\ngetchar(); getchar(); }\n"
    return real.build_text(text, f"{d}/program", driver, f"-Wl,-rpath,{d}")


def named(r):
    return {m["name"]: m for m in r["metrics"] if m["name"].startswith("gpu.")}


def main():
    d = real.folder()
    program = build(d)
    port, at = serving.free_port(), serving.free_port()
    receiver = otlp.Receiver(at)
    names = [n.removesuffix("_v2") for n in CALLS]
    s = serving.Serve("--listen", f"127.0.0.1:{port}", "--functions", "2", "--otlp", f"http://127.0.0.1:{at}", "--otlp-interval", "1",
                      "-e", ",".join(names)).ready(port)
    receiver.next("an export", since=2)
    equal([named(r) for r in receiver.requests() if named(r)], [], "without programs that use CUDA, nothing is said of it")
    p = real.Process([program], stdin=True)
    p.said("^runs$")
    real.wait_for(lambda: serving.one(serving.metrics(port), "xptibpf_programs_total", 'api="cu"'), "the program is counted")
    p.tell("go")
    wanted = {f"gpu.cuda.{name}.calls": n for name, n in WANTED.items()}

    def counts(r):
        return {name: m["points"][0]["value"] for name, m in named(r).items()}

    r = receiver.next("all calls", lambda r: counts(r) == wanted, 0)
    told = {k: v for k, v in otlp.documented().items() if k.startswith("gpu.")}
    equal({name: (m["type"], m["unit"]) for name, m in named(r).items()}, told, "they are those of docs/metrics.md, with type and unit")
    check(all(m["monotonic"] and m["temporality"] == 2 and not m["points"][0]["attributes"] for m in named(r).values()),
          "they are cumulative sums without attributes")
    check("gpu_cuda" not in serving.metrics(port), "Prometheus has no series of that")
    equal(otlp.metric(r, "xptibpf.functions.folded")["points"][0]["value"], len(CALLS) - 2, "functions without series are in them, too")
    p.p.stdin.close()
    p.wait()
    # Those of a program that has ended stay.
    equal(counts(receiver.next("another one", since=len(receiver.requests()) + 1)), wanted, "and nothing falls")
    s.p.terminate()
    equal(s.wait(20), 0, "serve ends well")


if __name__ == "__main__":
    real.run(main)
