# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A dpnp program that does a known number of things on the CPU device.

Every iteration makes two arrays, one elementwise product, one sum and one copy
to the host; the totals are printed as "count NAME N". Goes on until SIGTERM
with --iterations 0 (or for --seconds N). With --gate N it stops after N
iterations, says "ready" and waits for a line. With --steps it makes, after the first, as many iterations as each line
on standard input says, and answers "did N".
"""
import argparse
import os
import signal
import sys
import time

import dpnp

parser = argparse.ArgumentParser()
parser.add_argument("--iterations", type=int, default=3)
parser.add_argument("--gate", type=int, default=0)
parser.add_argument("--seconds", type=float, default=0)
parser.add_argument("--sleep-ms", type=float, default=0)
parser.add_argument("--steps", action="store_true")
parser.add_argument("--size", type=int, default=4096)
options = parser.parse_args()

stop = False


def on_signal(number, frame):
    global stop
    stop = True


signal.signal(signal.SIGTERM, on_signal)
signal.signal(signal.SIGINT, on_signal)

end = time.monotonic() + options.seconds if options.seconds else float("inf")
done = asked = left = 0
while not stop and time.monotonic() < end and (not options.iterations or done < options.iterations):
    if options.steps and done and not left:
        if asked:
            print("did", asked, flush=True)
        line = sys.stdin.readline()
        if not line:
            break
        asked = left = int(line)
    left -= done > 0
    a = dpnp.ones(options.size, dtype="int32")
    b = dpnp.full(options.size, 3, dtype="int32")
    product = a * b
    total = dpnp.sum(product)
    host = dpnp.asnumpy(total)
    if int(host) != 3 * options.size:
        raise SystemExit(f"np.py: wrong sum {int(host)}")
    done += 1
    if done == 1:
        print("pid", os.getpid(), flush=True)
    if done == options.gate:
        print("ready", flush=True)
        sys.stdin.readline()
    time.sleep(options.sleep_ms / 1000)

for name, n in (("array", 2), ("elementwise", 1), ("sum", 1), ("to_host", 1)):
    print("count", name, n * done)
print("count iteration", done, flush=True)
