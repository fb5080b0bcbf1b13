# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A pyopencl program on the CPU device whose calls of OpenCL are known from what it does.

Each iteration launches two kernels, writes one buffer, reads one, fills one and waits once for an event.
The totals are printed as "count FUNCTION N", for the functions that pyopencl calls for nothing else.
"""
import argparse

import numpy as np
import pyopencl as cl

parser = argparse.ArgumentParser()
parser.add_argument("--iterations", type=int, default=5)
options = parser.parse_args()

SIZE = 1024
SOURCE = """
__kernel void product(__global const int *a, __global const int *b, __global int *out)
{ size_t i = get_global_id(0); out[i] = a[i] * b[i]; }
__kernel void plus(__global int *out, int c)
{ size_t i = get_global_id(1) * get_global_size(0) + get_global_id(0); out[i] += c; }
"""

platform = cl.get_platforms()[0]
context = cl.Context(platform.get_devices(cl.device_type.CPU))
queue = cl.CommandQueue(context)
program = cl.Program(context, SOURCE).build()
product, plus = cl.Kernel(program, "product"), cl.Kernel(program, "plus")
flags = cl.mem_flags
a, b, out = (cl.Buffer(context, flags.READ_WRITE, 4 * SIZE) for _ in range(3))
host = np.arange(SIZE, dtype=np.int32)
for i in range(options.iterations):
    cl.enqueue_copy(queue, a, host)
    cl.enqueue_fill_buffer(queue, b, np.int32(3), 0, 4 * SIZE)
    product(queue, (SIZE,), (64,), a, b, out)
    event = plus(queue, (SIZE // 32, 32), None, out, np.int32(i))
    event.wait()
    result = np.empty_like(host)
    cl.enqueue_copy(queue, result, out)
    if not np.array_equal(result, host * 3 + i):
        raise SystemExit("pycl.py: wrong numbers")

n = options.iterations
for name, count in (("clEnqueueNDRangeKernel", 2 * n), ("clEnqueueWriteBuffer", n), ("clEnqueueReadBuffer", n),
                    ("clEnqueueFillBuffer", n), ("clCreateBuffer", 3), ("clSetKernelArg", 5 * n), ("clCreateContext", 1),
                    ("clBuildProgram", 1), ("clCreateKernel", 2), ("clCreateProgramWithSource", 1)):
    print("count", name, count)
