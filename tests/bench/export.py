# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""How fast a stream becomes another program's file: `run --export`.

The stream is that of a real program, its calls and XPTI events repeated later in time and with other ids until
there are enough. Timed is the whole command, from file to /dev/null, by the clock, for that is what people wait for;
its CPU time is reported beside it, since it has two threads. An event is what the stream has: a call with all its arguments
(whose beginning and end are two of Perfetto's events), or a notification of XPTI. What comes out is reported, too, of
which there is more: the graph's nodes and counters are events of Perfetto's. The page of report --html is made of
the same.
"""
import os
import statistics
import struct
import subprocess
import tempfile
import time

CALL, XPTI = 1, 2
FORMATS = ("ndjson", "perfetto", "chrome", "csv")
TARGET = 1.5  # millions


def records(data):
    at = 0
    while at < len(data):
        size, kind, _, _, _, ts = struct.unpack_from("<IHHIIQ", data, at)
        yield kind, ts, bytearray(data[at:at + size])
        at += size


def repeat(source, to, events):
    """Writes a stream of at least so many calls and events; how many there are."""
    with open(source, "rb") as f:
        all_of = list(records(f.read()))
    ours = [i for i, r in enumerate(all_of) if r[0] in (CALL, XPTI)]
    body = all_of[ours[0]:ours[-1] + 1]
    span = max(r[1] for r in body) - min(r[1] for r in body) + 100000
    ids = 1 + max(struct.unpack_from("<Q", r[2], 40)[0] for r in body if r[0] == CALL)
    times = -(-events // len(ours))
    with open(to, "wb") as out:
        for _, _, data in all_of[:ours[0]]:
            out.write(data)
        for k in range(times):
            for kind, ts, data in body:
                if k and kind not in (CALL, XPTI):
                    continue
                data = bytearray(data)
                struct.pack_into("<Q", data, 16, ts + k * span)
                if kind == CALL and k:
                    ident, parent = struct.unpack_from("<QQ", data, 40)
                    struct.pack_into("<QQ", data, 40, ident + k * ids, parent + k * ids if parent else 0)
                out.write(data)
        for _, ts, data in all_of[ours[-1] + 1:]:
            struct.pack_into("<Q", data, 16, ts + times * span)
            out.write(data)
    return times * len(ours)


def seconds(argv):
    """By the clock, and of CPU time."""
    start = time.monotonic()
    p = subprocess.Popen(argv)
    _, status, used = os.wait4(p.pid, 0)
    p.returncode = os.waitstatus_to_exitcode(status)
    if p.returncode:
        raise RuntimeError(f"{' '.join(argv)} ended with {p.returncode}")
    return time.monotonic() - start, used.ru_utime + used.ru_stime


def events_of(path):
    """Perfetto's events (field 11 of a packet) in a file of ours: packets are field 1 of the file."""
    with open(path, "rb") as f:
        data = f.read()

    def varint(at):
        value = shift = 0
        while True:
            value |= (data[at] & 0x7f) << shift
            at, shift = at + 1, shift + 7
            if not data[at - 1] & 0x80:
                return value, at

    at = count = 0
    while at < len(data):
        size, start = varint(at + 1)
        field = start
        while field < start + size:
            tag, field = varint(field)
            if tag >> 3 == 11:
                count += 1
            if tag & 7 == 2:
                length, field = varint(field)
                field += length
            else:
                _, field = varint(field)
        at = start + size
    return count


def run(xptibpf, with_runtime, program, rounds, verdict, events=1000000):
    with tempfile.TemporaryDirectory() as where:
        for what, extra in (("calls", []), ("calls and XPTI events", ["--xpti"])):
            raw, big = f"{where}/raw", f"{where}/big"
            subprocess.run([*with_runtime, xptibpf, "trace", "--format", "raw", "-o", raw, *extra, "--", program, "--iterations", "200",
                            "--sleep-ms", "0"], stdout=subprocess.DEVNULL, check=True)
            n = repeat(raw, big, events)
            print(f"\nExport: {n:,} {what} of sycl_loop, {os.path.getsize(big) / 2**20:.0f} MiB; millions a second, and in a second of CPU time")
            for form in FORMATS:
                took, cpu = zip(*(seconds([xptibpf, "export", "--format", form, "-i", big, "-o", "/dev/null"]) for _ in range(rounds)))
                print(f"  {form:12}{n / statistics.median(took) / 1e6:6.2f}{n / statistics.median(cpu) / 1e6:6.2f} in")
                if form != "perfetto":
                    continue
                small = f"{where}/small"
                count = repeat(raw, small, 20000)
                subprocess.run([xptibpf, "export", "--format", form, "-i", small, "-o", f"{where}/out", "--force"], check=True)
                out = events_of(f"{where}/out") / count
                print(f"  {'':12}{n * out / statistics.median(took) / 1e6:6.2f}{n * out / statistics.median(cpu) / 1e6:6.2f} out "
                      f"({out:.2f} of Perfetto's for each)")
                verdict(f"Perfetto: events ({what}) read", statistics.median(n / t / 1e6 for t in took), TARGET, "M/s", True,
                        [n / t / 1e6 for t in took])
                verdict("Perfetto: its events written", statistics.median(n * out / t / 1e6 for t in took), TARGET, "M/s", True,
                        [n * out / t / 1e6 for t in took])
            page = f"{where}/page.html"
            took, _ = zip(*(seconds([xptibpf, "report", "--html", page, "--force", "-i", big]) for _ in range(rounds)))
            verdict(f"report --html: {what}", statistics.median(took), 5, "s", False, took)
            verdict("  its page", os.path.getsize(page) / 1e6, 12, "MB")
