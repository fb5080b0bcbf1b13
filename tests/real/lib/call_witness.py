# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A subscriber to one call stream of XPTI (call_witness.c), and what it wrote."""
import json
import os
import re
import subprocess

from lib import real


def build(release, folder):
    """For the framework of that release, whose soname it needs."""
    return real.build(f"{real.HERE}/call_witness.c", f"{folder}/libcall_witness-{release}.so", "-fPIC", "-shared", "-Wall", "-Wextra",
                      f"-L{real.runtime(release)}/lib", "-lxptifw", "-lpthread")


def needs(whose):
    """The variables that doctor says a program needs for the stream that reports these calls."""
    r = subprocess.run([real.XPTIBPF, "doctor", "--json", "-p", str(os.getpid())], capture_output=True, text=True)
    for line in map(json.loads, r.stdout.splitlines()):
        if line["type"] == "check" and (line["group"], line["name"]) == ("call streams", whose):
            return dict(re.findall(r"\b([A-Z_]+)=(\w+)", line["detail"]))
    return None


def environment(folder, library, stream, rows):
    """rows: function -> (v or p, [(where, bytes)])."""
    with open(f"{folder}/table", "w") as f:
        for name, (how, args) in rows.items():
            f.write(f"{name} {how} {' '.join(f'{at}:{n}' for at, n in args)}\n")
    return {"XPTI_TRACE_ENABLE": "1", "XPTI_FRAMEWORK_DISPATCHER": "libxptifw.so", "XPTI_SUBSCRIBERS": library,
            "CALL_WITNESS": f"{folder}/told", "CALL_WITNESS_TABLE": f"{folder}/table", "CALL_WITNESS_STREAM": stream}


def told(folder):
    """The calls by thread, in the order of their begins: those of the begin, with the end as "done"."""
    threads, open_ones = {}, {}
    for line in real.read(f"{folder}/told").splitlines():
        t = json.loads(line)
        t["args"] = [None if a is None else int(a, 16) for a in t["args"]]
        key = (t["tid"], t["instance"])
        if t["end"]:
            open_ones.pop(key)["done"] = t
        else:
            threads.setdefault(t["tid"], []).append(t)
            open_ones[key] = t
    os.unlink(f"{folder}/told")
    return threads
