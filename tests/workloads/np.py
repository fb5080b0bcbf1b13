# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A dpnp program that does a known number of things on the CPU device.

Every iteration makes two arrays, one elementwise product, one sum and one copy
to the host; the totals are printed as "count NAME N". rounds.py says how it goes on.
"""
import dpnp
import rounds

rounds.parser.add_argument("--size", type=int, default=4096)
options = rounds.parser.parse_args()
loop = rounds.Rounds(options)

for _ in loop:
    a = dpnp.ones(options.size, dtype="int32")
    b = dpnp.full(options.size, 3, dtype="int32")
    product = a * b
    total = dpnp.sum(product)
    host = dpnp.asnumpy(total)
    if int(host) != 3 * options.size:
        raise SystemExit(f"np.py: wrong sum {int(host)}")

for name, n in (("array", 2), ("elementwise", 1), ("sum", 1), ("to_host", 1)):
    print("count", name, n * loop.done)
print("count iteration", loop.done, flush=True)
