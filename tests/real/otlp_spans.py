#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200, takes: 40, suite: both
"""xptibpf serve --slow --otlp: slow calls are spans. When they began and ended, in which thread, and whether they failed is what
the program says; whose they are is what its environment and its control group say, whatever is in these. What a receiver
does not take is sent again or counted.

The receiver (lib/otlp_receiver.py) reads with Google's protobuf by OpenTelemetry's own definitions. No other test calls the
functions that are counted here.
"""
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
import groups  # noqa: E402
import otlp  # noqa: E402
import real  # noqa: E402
import serving  # noqa: E402
import slow  # noqa: E402
from real import check, equal  # noqa: E402

OUTER, INNER = MINE = "urBindlessImagesMapExternalArrayExp", "urBindlessImagesMapExternalLinearMemoryExp"
DOCKER = "5107" * 16


def spans(receiver, pid, how="ok"):
    """{id: span} of a process, of requests that were answered so."""
    return {s["id"]: s for r in receiver.requests() if r["how"] == how for s in r.get("spans", []) if s["resource"].get("process.pid") == pid}


def wait_for(receiver, pid, n):
    real.wait_for(lambda: len(spans(receiver, pid)) >= n, f"{n} spans arrive", 30)
    return sorted(spans(receiver, pid).values(), key=lambda s: s["start"])


def environment(**more):
    clean = {k: v for k, v in real.environment().items() if not k.startswith("OTEL_")}
    return {**clean, **more}


def end(p):
    p.p.stdin.close()
    equal(p.wait(), 0, "the program ends well")


def right(program, receiver, port):
    """All of what is said."""
    p = slow.Program([program], port, environment(OTEL_SERVICE_NAME='a "shop"', OTEL_RESOURCE_ATTRIBUTES="service.name=other"))
    failed = p.call(120)
    both = p.call(60, 150)
    first, outer, inner = wait_for(receiver, p.pid, 3)
    equal([s["name"] for s in (first, outer, inner)], [INNER, OUTER, INNER], "each has its name")
    for s, call in ((first, failed), (outer, both), (inner, both)):
        check(call["start"] - 1e6 <= s["start"] and s["end"] <= call["end"] + 1e6, "it was when the program says", (s, call))
        equal(s["attributes"]["thread.id"], call["tid"], "and in its thread")
    slept = [s["end"] - s["start"] for s in (first, outer, inner)]
    check(all(a >= b for a, b in zip(slept, (120e6, 210e6, 150e6))), "they lasted as long as they slept", slept)
    equal([(s["status"], s["attributes"].get("error.type")) for s in (first, outer, inner)],
          [(2, "UR_RESULT_ERROR_INVALID_OPERATION"), (0, None), (0, None)], "only the first one has failed")
    equal((inner["parent"], inner["trace"]), (outer["id"], outer["trace"]), "one is inside another")
    equal((first["parent"], outer["parent"]), ("", ""), "others are in none")
    check(first["trace"] != outer["trace"], "and are another trace")
    equal({s["attributes"]["xptibpf.api"] for s in (first, outer, inner)}, {"ur"}, "the API is said")
    equal({s["kind"] for s in (first, outer, inner)}, {1}, "they are internal")
    about = first["resource"]
    equal((about["service.name"], about["process.executable.name"], about["host.name"], about["os.type"]),
          ('a "shop"', "program", os.uname().nodename, "linux"), "the resource is the process")
    check("container.id" not in about or about["container.id"] != DOCKER, "in no container of ours")
    check(all(r["known"] for r in receiver.requests()), "OpenTelemetry's definitions know every field")
    e, = slow.exemplars(port, OUTER)
    equal((e[4], e[5]), (outer["trace"], outer["id"]), "the exemplar leads to the span")
    end(p)


def services(program, receiver, port):
    """What hostile or odd environments make of the service."""
    for more, wanted in (({}, "program"), ({"OTEL_RESOURCE_ATTRIBUTES": "a=b,service.name=c%20d%C3%A9"}, "c dé"),
                         ({"OTEL_SERVICE_NAME": b"x\xff\x1b[31my"}, "x\ufffd?[31my"), ({"OTEL_SERVICE_NAME": "z" * 100000}, None),
                         ({"OTEL_RESOURCE_ATTRIBUTES": "service.name=%"}, "program"), ({"OTEL_SERVICE_NAME": ""}, "program")):
        p = slow.Program([program], port, environment(**more))
        p.call(30)
        s, = wait_for(receiver, p.pid, 1)
        got = s["resource"]["service.name"]
        check(got == wanted if wanted else got in ("program", "z" * 127), f"{str(more)[:60]}: the service is {wanted}", got)
        end(p)


def container(program, receiver, port):
    roots = [root for kind in ("pids", "freezer") for root, _ in groups.kinds(kind)]
    if not roots:
        return
    above = tempfile.mkdtemp(prefix="xptibpf-test-", dir=roots[0])
    group = f"{above}/docker"
    try:
        os.makedirs(f"{group}/{DOCKER}")
        p = slow.Program(["sh", "-c", f'echo $$ >{group}/{DOCKER}/cgroup.procs && exec "$@"', "sh", program], port, environment())
        p.call(30)
        s, = wait_for(receiver, p.pid, 1)
        equal(s["resource"].get("container.id"), DOCKER, "the container is that of the control group")
        end(p)
    finally:
        for folder in (f"{group}/{DOCKER}", group, above):
            if os.path.exists(folder):
                real.wait_for(lambda f=folder: not real.read(f"{f}/cgroup.procs").strip(), "nobody is in the group")
                os.rmdir(folder)


def count(port, result):
    return otlp.counter(port, "xptibpf_otlp_spans_total", f'result="{result}"')


def refused(program, receiver, port):
    p = slow.Program([program], port, environment())
    receiver.tell("status 503 1")
    p.call(30)
    real.wait_for(lambda: spans(receiver, p.pid, "status 503 1"), "one gets 503", 30)
    receiver.tell("ok")
    equal(set(spans(receiver, p.pid, "status 503 1")), {s["id"] for s in wait_for(receiver, p.pid, 1)}, "it comes again, with the same id")
    failed = count(port, "failed")
    receiver.tell("status 400")
    p.call(30)
    real.wait_for(lambda: count(port, "failed") == failed + 1, "what is refused for good is a failure", 30)
    receiver.tell("status 503 1")
    p.call("many", 700, 10)
    real.wait_for(lambda: slow.slow(port).get(INNER, 0) > 700, "all of them are slow", 30)
    receiver.tell("ok")

    def sums():
        text = serving.metrics(port)
        made = sum(serving.of_functions(text, "xptibpf_slow_calls_total").values())
        ended = [serving.one(text, "xptibpf_otlp_spans_total", f'result="{r}"') for r in ("done", "failed", "dropped")]
        return made == sum(ended) + serving.one(text, "xptibpf_slow_calls_dropped_total") and ended

    done, _, dropped = real.wait_for(sums, "each slow call was sent, refused or dropped", 60)
    # How many depends on how much of what was refused had been taken from the queue.
    check(dropped > 0, "those for which there was no room are counted", dropped)
    got = sum(len(r["spans"]) for r in receiver.requests() if r["how"] == "ok" and r["path"] == "/v1/traces")
    equal(got, done, "those that were taken have arrived once")
    end(p)


def main():
    d = real.folder()
    program = slow.build(d, MINE)
    port, at = serving.free_port(), serving.free_port()
    receiver = otlp.Receiver(at)
    s = serving.Serve("--listen", f"127.0.0.1:{port}", "--slow", "9", "--otlp", f"http://127.0.0.1:{at}", "-e", ",".join(MINE)).ready(port)
    right(program, receiver, port)
    services(program, receiver, port)
    container(program, receiver, port)
    refused(program, receiver, port)
    p = slow.Program([program], port, environment())
    p.call(30)
    s.p.terminate()
    equal(s.wait(20), 0, "serve ends well")
    wait_for(receiver, p.pid, 1)
    end(p)


if __name__ == "__main__":
    real.run(main)
