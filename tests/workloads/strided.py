# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""dpctl's kernels for arrays that are not contiguous, which have structures as arguments, and host tasks that free what they used.

The argument is the step with which one of the operands is read, which is a member of such a structure."""
import sys

import dpctl
import dpctl.tensor as dpt
import numpy as np

step = int(sys.argv[1])
q = dpctl.SyclQueue()
x = dpt.reshape(dpt.arange(24, dtype="i4", sycl_queue=q), (4, 6))
y = dpt.asarray(np.arange(72, dtype="f4"), sycl_queue=q)
for i in range(3):
    a = dpt.reshape(dpt.add(dpt.reshape(x, 24)[::2], y[: 12 * step : step]), (4, 3))
    w = dpt.concat([x[::2].T, x[1::2].T], axis=1)
    print(i, dpt.asnumpy(a).tolist(), float(dpt.sum(dpt.sqrt(a[::2]))), dpt.asnumpy(w).tolist(), dpt.asnumpy(dpt.roll(x[::-1], 2, axis=1)).tolist())
