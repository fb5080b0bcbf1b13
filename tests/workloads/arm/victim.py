# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Threads of Python that check their own results until standard input ends."""
import hashlib
import sys
import threading
import time

HASH = hashlib.sha256(b"x" * 10000).hexdigest()
over = False
wrong = []


def compute():
    if hashlib.sha256(b"x" * 10000).hexdigest() != HASH:
        wrong.append("hash")
    if sum(map(int, {i: str(i) for i in range(1000)}.values())) != 499500:
        wrong.append("sum")


def sleep():
    begin = time.monotonic()
    time.sleep(0.003)
    if time.monotonic() - begin < 0.003:
        wrong.append("sleep")


event = threading.Event()


def wait():
    if event.wait(0.002):
        wrong.append("wait")


def run(once):
    while not over:
        once()


threads = [threading.Thread(target=run, args=(f,)) for f in (compute, compute, sleep, wait)]
for t in threads:
    t.start()
print("ready", flush=True)
sys.stdin.read()
over = True
for t in threads:
    t.join()
print(wrong[:5])
sys.exit(bool(wrong))
