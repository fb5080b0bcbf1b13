# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Calls a function of a C library (OpenCL's clGetPlatformIDs, by ctypes, without the GIL) from all kinds of
Python code, and writes for each call what Python itself says is on the stack: a line of JSON, function, file and
line of each frame, the caller first.

    frames.py LIBRARY OUT
"""
import asyncio
import ctypes
import json
import os
import sys
import threading
import time

get_platforms = ctypes.CDLL(sys.argv[1]).clGetPlatformIDs
out = os.open(sys.argv[2], os.O_WRONLY | os.O_CREAT | os.O_APPEND)


def here(what):
    """On the line of the call."""
    frames, f = [], sys._getframe(1)
    while f:
        frames.append([getattr(f.f_code, "co_qualname", f.f_code.co_name), f.f_code.co_filename, f.f_lineno])
        f = f.f_back
    os.write(out, (json.dumps([what, threading.get_native_id(), frames]) + "\n").encode())


def call():
    number = ctypes.c_uint(0)
    here("function"), get_platforms(0, None, ctypes.byref(number))


class Thing:
    def method(self):
        here("method"), get_platforms(0, None, None)

    @staticmethod
    def inner():
        def closure():
            here("closure"); get_platforms(0, None, None)
        closure()

    def __repr__(self):
        here("slot"); get_platforms(0, None, None)
        return "thing"


def generator():
    here("generator"); get_platforms(0, None, None)
    yield 1
    here("generator again"); get_platforms(0, None, None)
    yield from (call() for _ in range(2))


def recurse(n):
    if not n:
        here("recursion"); get_platforms(0, None, None)
        return
    recurse(n - 1)


def through_c(n):
    """A run of the interpreter each."""
    if not n:
        here("recursion through C"); get_platforms(0, None, None)
        return
    sorted([0], key=lambda x: through_c(n - 1))


def spread(*arguments):
    return arguments


async def coroutine():
    await asyncio.sleep(0)
    here("coroutine"); get_platforms(0, None, None)


def in_thread():
    here("thread"); get_platforms(0, None, None)


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_int), ctypes.POINTER(ctypes.c_int))
def called_back(a, b):
    here("called back"); get_platforms(0, None, None)
    return 0


def dépeçage():
    here("Latin 1"); get_platforms(0, None, None)


def 函数():
    here("other letters"); get_platforms(0, None, None)


for i in range(2):
    call()
Thing().method()
Thing.inner()
repr(Thing())
list(generator())
[call() for _ in range(2)]
sorted([2, 1], key=lambda x: (call(), x)[1])
recurse(40)
through_c(5)
spread(
    1,
    (here("on several lines"), get_platforms(0, None, None)),
    spread(
        2))
asyncio.run(coroutine())
thread = threading.Thread(target=in_thread)
thread.start()
thread.join()
numbers = (ctypes.c_int * 2)(2, 1)
ctypes.CDLL(None).qsort(numbers, ctypes.c_size_t(2), ctypes.c_size_t(4), called_back)
dépeçage()
函数()
# The same address, the same names, the same size: another line.
for i in range(20):
    text = "\n" * i + "def made():\n  here('made'); get_platforms(0, None, None)\nmade()\n"
    exec(compile(text, "<made>", "exec"), {"here": here, "get_platforms": get_platforms})
exec(compile("here('file'); get_platforms(0, None, None)", "/nowhere/日本/😀.py", "exec"))
child = os.fork()
if not child:
    call()
    # Its C frames are found as long as it is there.
    time.sleep(0.5)
    os._exit(0)
os.waitpid(child, 0)
here("module"); get_platforms(0, None, None)
