#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Known calls of the CUDA driver, made through ctypes by the names that libcuda exports.

It needs an NVIDIA GPU and nothing else. What it called is written to the file that is given as first
argument, one JSON object a line: the symbol, the arguments that are worth comparing, and the result. Errors
are part of it: a kernel that does not exist, and a block that is too large.
"""
import ctypes as c
import json
import sys

PTX = b"""
.version 6.4
.target sm_52
.address_size 64
.visible .entry add_one(.param .u64 data, .param .u32 count) {
    .reg .pred p; .reg .b32 r<6>; .reg .b64 d<4>;
    ld.param.u64 d0, [data]; ld.param.u32 r0, [count];
    mov.u32 r1, %ctaid.x; mov.u32 r2, %ntid.x; mov.u32 r3, %tid.x;
    mad.lo.s32 r4, r1, r2, r3;
    setp.ge.u32 p, r4, r0; @p bra done;
    cvta.to.global.u64 d1, d0; mul.wide.u32 d2, r4, 4; add.s64 d3, d1, d2;
    ld.global.u32 r5, [d3]; add.s32 r5, r5, 1; st.global.u32 [d3], r5;
done: ret;
}
""" + b"\0"
COUNT = 1000

made = []
cu = c.CDLL("libcuda.so.1")


def call(symbol, *args, fails=False, **worth):
    r = getattr(cu, symbol)(*args)
    made.append(dict(symbol=symbol, ret=r, **worth))
    if bool(r) != fails:
        raise SystemExit(f"{symbol}: {r}")


def main():
    device, context, module, kernel = c.c_int(), c.c_void_p(), c.c_void_p(), c.c_void_p()
    stream, event = c.c_void_p(), c.c_void_p()
    first, second = c.c_uint64(), c.c_uint64()
    size = 4 * COUNT
    data = (c.c_uint32 * COUNT)(*range(COUNT))
    back = (c.c_uint32 * COUNT)()

    call("cuInit", 0, Flags=0)
    call("cuDeviceGet", c.byref(device), 0, ordinal=0)
    call("cuDevicePrimaryCtxRetain", c.byref(context), device, dev=0)
    call("cuCtxSetCurrent", context)
    call("cuModuleLoadData", c.byref(module), PTX)
    call("cuModuleGetFunction", c.byref(kernel), module, b"add_one", name="add_one")
    call("cuModuleGetFunction", c.byref(c.c_void_p()), module, b"no_such_kernel", fails=True, name="no_such_kernel")
    call("cuStreamCreate", c.byref(stream), 1, Flags=1)
    call("cuEventCreate", c.byref(event), 0, Flags=0)
    for n in range(4):
        call("cuMemAlloc_v2", c.byref(second), c.c_size_t(size + n), bytesize=size + n)
        call("cuMemFree_v2", second)
    call("cuMemAlloc_v2", c.byref(first), c.c_size_t(size), bytesize=size)
    call("cuMemAlloc_v2", c.byref(second), c.c_size_t(size), bytesize=size)
    call("cuMemsetD8_v2", second, c.c_ubyte(7), c.c_size_t(size), uc=7, N=size)
    call("cuMemcpyHtoD_v2", first, data, c.c_size_t(size), ByteCount=size)
    count = c.c_uint32(COUNT)
    params = (c.c_void_p * 2)(c.addressof(first), c.addressof(count))
    for block in (128, 256):
        grid = -(-COUNT // block)
        call("cuLaunchKernel", kernel, grid, 1, 1, block, 1, 1, 0, stream, params, None, gridDimX=grid, gridDimY=1,
             gridDimZ=1, blockDimX=block, blockDimY=1, blockDimZ=1, sharedMemBytes=0)
    call("cuLaunchKernel", kernel, 1, 1, 1, 4096, 1, 1, 0, stream, params, None, fails=True, gridDimX=1,
         blockDimX=4096)
    call("cuEventRecord", event, stream)
    call("cuEventSynchronize", event)
    call("cuStreamSynchronize", stream)
    # The form of a program that was built for a default stream a thread.
    call("cuMemcpyDtoDAsync_v2_ptsz", second, first, c.c_size_t(size), stream, ByteCount=size)
    call("cuStreamSynchronize", stream)
    call("cuMemcpyDtoH_v2", back, second, c.c_size_t(size), ByteCount=size)
    call("cuCtxSynchronize")
    call("cuMemFree_v2", first)
    call("cuMemFree_v2", second)
    call("cuEventDestroy_v2", event)
    call("cuStreamDestroy_v2", stream)
    call("cuModuleUnload", module)
    if list(back) != [n + 2 for n in range(COUNT)]:
        raise SystemExit("the GPU counted wrong")
    with open(sys.argv[1], "w") as f:
        for one in made:
            f.write(json.dumps(one) + "\n")


main()
