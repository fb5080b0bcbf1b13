#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Keeps the last ten seconds of a process, and writes them when a call fails: watch.py PID RECORDING."""
import sys

import xptibpf

pid, path = int(sys.argv[1]), sys.argv[2]
errors = []


def on_call(e):
    if e.failed and not errors:
        errors.append(e)
        print(f"{e.name} = {e.result} in thread {e.thread}, its arguments: {e.values}")
        t.stop()  # what is kept is written at the end


with xptibpf.Tracer(pids=[pid]) as t:
    t.record(path, force=True, keep_seconds=10)
    t.subscribe(on_call).enable(domain=xptibpf.RUNTIME).enable(domain=xptibpf.DRIVER)
    t.subscribe(lambda e: print("watching", flush=True)).enable(group=0, id=1)  # the trace has begun
    t.run()
print(f"written to {path}" if errors else "no call failed")
