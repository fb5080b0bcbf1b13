# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A dpnp program that keeps some of its arrays until it ends, and says which: "kept FUNCTION LINE NUMBER" of each
place. Ends without giving them back."""
import os
import sys

import dpnp

kept = []
lines = {}


def keep(array):
    """Notes the line of the caller's call, by Python's own means."""
    frame = sys._getframe(1)
    place = (frame.f_code.co_qualname, frame.f_lineno)
    lines[place] = lines.get(place, 0) + 1
    kept.append(array)


class Model:
    def weights(self, n):
        keep(dpnp.ones(n, dtype="int32"))

    def forget(self, n):
        return int(dpnp.asnumpy(dpnp.sum(dpnp.ones(n, dtype="int32"))))


def cache(n):
    keep(dpnp.full(n, 7, dtype="int32"))
    keep(dpnp.zeros(n, dtype="int32"))


model = Model()
for i in range(5):
    model.weights(1000 + i)
    model.forget(1000)
for i in range(3):
    cache(5000)
keep(dpnp.empty(100, dtype="int32"))
for (function, line), number in lines.items():
    print("kept", function, line, number)
sys.stdout.flush()
os._exit(0)
