#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 70, suite: all
"""xptibpf serve --slow --otlp: slow calls are spans. When they began and ended, in which thread, and whether they failed is what
the program says; whose they are is what its process context (OTEP 4719), its environment and its control group say, whatever
is in these. What a receiver does not take is sent again or counted.

The receiver (lib/otlp_receiver.py) reads with Google's protobuf by OpenTelemetry's own definitions. No other test calls the
functions that are counted here.
"""
import json
import os
import signal
import subprocess
import tempfile

from lib import groups, real, serving
from lib.real import check, equal
import otlp
import slow

OUTER, INNER = MINE = "urBindlessImagesMapExternalArrayExp", "urBindlessImagesMapExternalLinearMemoryExp"
DOCKER = "5107" * 16
# Publishes a process's context as OTEP 4719 has it, from a library that is preloaded: the messages are those of files, of which
# the first one counts; SIGUSR1 or, with CTX_CHANGES, a thread makes it the next one, again and again.
PUBLISHER = r"""
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>
static struct { char signature[8]; uint32_t version, size; _Atomic uint64_t published; uint64_t payload; } *h;
static struct { char *at; uint32_t size; } messages[2];
static uint64_t now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_BOOTTIME, &t);
	return t.tv_sec * 1000000000ull + t.tv_nsec;
}
static void put(int i, uint64_t published)
{
	h->published = 0;
	atomic_thread_fence(memory_order_seq_cst);
	h->payload = (uint64_t)messages[i].at;
	h->size = getenv("CTX_SIZE") ? atoi(getenv("CTX_SIZE")) : messages[i].size;
	atomic_thread_fence(memory_order_seq_cst);
	h->published = published;
}
static void next(int sig) { put(1, now()); }
static void *change(void *u)
{
	for (uint64_t i = now();; i++) {
		put(i & 1, i);
		usleep(2000);
	}
}
__attribute__((constructor)) static void publish(void)
{
	const char *form = getenv("CTX_FORM");
	int fd = strcmp(form, "memory") ? memfd_create("OTEL_CTX", MFD_CLOEXEC | MFD_ALLOW_SEALING) : -1;
	FILE *said = fopen(getenv("CTX_SAID"), "we");
	pthread_t thread;
	for (int i = 0; i < 2; i++) {
		int file = open(getenv(i ? "CTX_SECOND" : "CTX_FIRST"), O_RDONLY);
		messages[i].at = malloc(1 << 20);
		messages[i].size = read(file, messages[i].at, 1 << 20);
	}
	if (fd >= 0)
		ftruncate(fd, sizeof(*h));
	h = mmap(NULL, sizeof(*h), PROT_READ | PROT_WRITE, MAP_PRIVATE | (fd < 0 ? MAP_ANONYMOUS : 0), fd, 0);
	close(fd);
	madvise(h, sizeof(*h), MADV_DONTFORK);
	memcpy(h->signature, "OTEL_CTX", 8);
	h->version = getenv("CTX_VERSION") ? atoi(getenv("CTX_VERSION")) : 2;
	put(0, now());
	fprintf(said, "%d", !strcmp(form, "unnamed") ? -1 : prctl(0x53564d41, 0, h, sizeof(*h), "OTEL_CTX"));
	fclose(said);
	signal(SIGUSR1, next);
	if (getenv("CTX_CHANGES"))
		pthread_create(&thread, NULL, change, NULL);
}
"""
# Messages, by OpenTelemetry's own classes: a process context's first field is a resource.
ENCODE = """
import json, sys
from opentelemetry.proto.common.v1.common_pb2 import AnyValue, ArrayValue, KeyValue
from opentelemetry.proto.resource.v1.resource_pb2 import Resource
from opentelemetry.proto.trace.v1.trace_pb2 import ResourceSpans
for path, about in json.loads(sys.argv[1]).items():
    all = [KeyValue(key="process.command_args", value=AnyValue(array_value=ArrayValue(values=[AnyValue(string_value="x")])))]
    all += [KeyValue(key=k, value=AnyValue(string_value=v)) for k, v in about.items()]
    # ResourceSpans has the resource as its first field, too.
    open(path, "wb").write(ResourceSpans(resource=Resource(attributes=all)).SerializeToString())
"""


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


def encode(d, **messages):
    """{name: file}"""
    files = {name: f"{d}/{name}.bin" for name in messages}
    subprocess.run([otlp.python(), "-c", ENCODE, json.dumps({files[n]: about for n, about in messages.items()})], check=True)
    return files


def about(s):
    names = "service.name", "service.namespace", "service.instance.id", "service.version", "deployment.environment.name"
    return {k: v for k, v in s["resource"].items() if k in names}


def publisher(d, program, port, form, first, second=None, **more):
    p = slow.Program([program], port, environment(LD_PRELOAD=f"{d}/libpublish.so", CTX_FORM=form, CTX_FIRST=first, CTX_SECOND=second or first,
                                                  CTX_SAID=f"{d}/said", OTEL_SERVICE_NAME="environment", **more))
    return p, real.read(f"{d}/said") == "0"


def contexts(d, program, receiver, port):
    """What a process says of itself goes before its environment, in each form, and as it changes."""
    with open(f"{d}/publish.c", "w") as f:
        f.write(PUBLISHER)
    real.build(f"{d}/publish.c", f"{d}/libpublish.so", "-shared", "-fPIC", "-pthread", "-w")
    first = {"service.name": "shöp", "service.namespace": "n", "service.instance.id": "i-1", "service.version": "1.2",
             "deployment.environment.name": "test"}
    files = encode(d, first=first, second={"service.name": "second"}, other={"service.version": "3"}, large={"service.name": "l", "x": "y" * 20000},
                   a={"service.name": "a" * 100, "service.instance.id": "a"}, b={"service.instance.id": "b", "service.name": "b"})
    for form in ("memfd", "unnamed", "memory"):
        p, named = publisher(d, program, port, form, files["first"], files["second"])
        p.call(30)
        s, = wait_for(receiver, p.pid, 1)
        # Without a name of either kind there is none, says the specification.
        there = named or form != "memory"
        equal(about(s), first if there else {"service.name": "environment"}, f"{form}: the process says what it is")
        equal(s["resource"]["process.pid"], p.pid, "the rest is ours to say")
        os.kill(p.pid, signal.SIGUSR1)
        p.call(31)
        _, s = wait_for(receiver, p.pid, 2)
        equal(about(s), {"service.name": "second" if there else "environment"}, f"{form}: it says something else now")
        end(p)
    with open(files["first"], "rb") as f, open(f"{d}/cut.bin", "wb") as cut, open(f"{d}/noise.bin", "wb") as noise:
        cut.write(f.read()[:-3])
        noise.write(os.urandom(1000))
    for what, more in ((f"{d}/cut.bin", {}), (f"{d}/noise.bin", {}), (files["large"], {}), (files["first"], {"CTX_VERSION": "1"}),
                       (files["first"], {"CTX_SIZE": "-1"}), (files["first"], {"CTX_SIZE": "0"}), (files["first"], {"CTX_SIZE": "2000000"})):
        p, _ = publisher(d, program, port, "unnamed", what, **more)
        p.call(30)
        s, = wait_for(receiver, p.pid, 1)
        equal(about(s), {"service.name": "environment"}, f"{os.path.basename(what)} {more}: what it says is nothing")
        end(p)
    p, _ = publisher(d, program, port, "unnamed", files["other"])
    p.call(30)
    s, = wait_for(receiver, p.pid, 1)
    equal(about(s), {"service.name": "environment", "service.version": "3"}, "what it leaves open is as it was")
    end(p)
    p, _ = publisher(d, program, port, "unnamed", files["a"], files["b"], CTX_CHANGES="1")
    whole = [{"service.name": "a" * 100, "service.instance.id": "a"}, {"service.name": "b", "service.instance.id": "b"}]

    def found():
        p.call(30)
        return [about(s) for s in spans(receiver, p.pid).values()]

    real.wait_for(lambda: all(w in found() for w in whole), "while it changes, each is seen", 60)
    # It may change each time that it is looked at, too.
    equal([f for f in found() if f not in (*whole, {"service.name": "environment"})], [], "and none that is part of both")
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
    contexts(d, program, receiver, port)
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
