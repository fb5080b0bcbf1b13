# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""How Python programs that are traced go on: the options that they share, when to stop, and when to wait.

Goes on until SIGTERM with --iterations 0 (or for --seconds N). With --gate N it stops after N iterations, says "ready" and
waits for a line. With --steps it makes, after the first, as many iterations as each line on standard input says, and
answers "did N".
"""
import argparse
import os
import signal
import sys
import time

parser = argparse.ArgumentParser()
parser.add_argument("--iterations", type=int, default=3)
parser.add_argument("--gate", type=int, default=0)
parser.add_argument("--seconds", type=float, default=0)
parser.add_argument("--sleep-ms", type=float, default=0)
parser.add_argument("--steps", action="store_true")


class Rounds:
    """What to loop over: the number of each iteration; afterwards, done is how many there were."""

    def __init__(self, options):
        self.options = options
        self.done = 0
        self.stop = False
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.on_signal)

    def on_signal(self, number, frame):
        self.stop = True

    def ended(self):
        self.done += 1
        if self.done == 1:
            print("pid", os.getpid(), flush=True)
        if self.done == self.options.gate:
            print("ready", flush=True)
            sys.stdin.readline()
        time.sleep(self.options.sleep_ms / 1000)

    def __iter__(self):
        end = time.monotonic() + self.options.seconds if self.options.seconds else float("inf")
        asked = left = 0
        while not self.stop and time.monotonic() < end and self.done != (self.options.iterations or -1):
            if self.options.steps and self.done and not left:
                if asked:
                    print("did", asked, flush=True)
                line = sys.stdin.readline()
                if not line:
                    break
                asked = left = int(line)
            left -= self.done > 0
            yield self.done
            self.ended()
