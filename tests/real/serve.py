#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 60, suite: both
# alone: it compares what all processes of the machine do with what one of them says
"""xptibpf serve: its numbers are those that programs know of themselves and that stat counts, in both forms that
Prometheus reads; what speaks HTTP has no privileges and may die; mistakes and bad clients do no harm.

Functions that no header has (urServeTest...) are called by nobody else on this machine, so that their numbers are exact
whatever else runs.
"""
import collections
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time

from lib import real
from lib.real import check, equal, need
from lib.serving import OPEN, SAMPLE, Serve, ask, connect, free_port, metrics, of_functions, one, read_again, samples

LIBRARY = """
int urUSMImportExp(void *context, void *memory, long size) { __asm__ volatile("" ::: "memory"); return size % 5 == 0; }
int urUSMReleaseExp(void *context, void *memory) { __asm__ volatile("" ::: "memory"); return 0; }
"""
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
int urUSMImportExp(void *, void *, long), urUSMReleaseExp(void *, void *);
int main(int argc, char **argv)
{
	char line[16];
	int sum = 0;
	prctl(PR_SET_NAME, "a\"b\\\n{} \xff\xfe 1");
	puts("runs"), fflush(stdout);
	if (!fgets(line, sizeof(line), stdin)) return 1;
	for (int i = 0; i < atoi(argv[1]); i++) sum += urUSMImportExp(0, 0, i);
	for (int i = 0; i < atoi(argv[2]); i++) sum += urUSMReleaseExp(0, 0);
	puts("called"), fflush(stdout);
	return !fgets(line, sizeof(line), stdin);
}
"""


# ---- numbers -------------------------------------------------------------------------------------------


def build(d, names=("urUSMImportExp", "urUSMReleaseExp")):
    """names: those that it calls, for a test that may run beside others."""
    texts = LIBRARY, PROGRAM
    for old, new in zip(("urUSMImportExp", "urUSMReleaseExp"), names):
        texts = [t.replace(old, new) for t in texts]
    return real.build_linked(d, *texts, "libur_serve_test.so")


def run_program(program, a, b, where):
    """Runs it where serve has its probes before the first call."""
    before = one(metrics(where), "xptibpf_programs_total", 'api="ur"')
    p = real.Process([program, a, b], stdin=True)
    p.said("^runs$")
    real.wait_for(lambda: one(metrics(where), "xptibpf_programs_total", 'api="ur"') > before, "the program is counted")
    p.tell("go")
    p.said("^called$")
    p.tell("end")
    equal(p.wait(), 0, "the program ends well")


def known(program, port, unix):
    run_program(program, "1234", "77", port)
    wanted = {"urUSMImportExp": 1234, "urUSMReleaseExp": 77}
    pick = lambda text, name="xptibpf_calls_total": {k: v for k, v in of_functions(text, name).items() if k in wanted}
    real.wait_for(lambda: pick(metrics(port)) == wanted, "the calls are those that the program made")
    text, other = metrics(unix), metrics(port, OPEN)
    equal(pick(text), wanted, "the Unix socket has the same")
    equal(pick(other), wanted, "and OpenMetrics")
    equal(pick(text, "xptibpf_call_duration_seconds_count"), wanted, "each call is in the histogram")
    # Those of 0, 5, ... to 1230.
    equal(pick(text, "xptibpf_call_errors_total"), {"urUSMImportExp": 247, "urUSMReleaseExp": 0}, "and so many have failed")
    for name in wanted:
        labels = f'api="ur",function="{name}"'
        buckets = [v for (m, k), v in samples(text).items() if m.endswith("_bucket") and k.startswith(labels)]
        check(len(buckets) == 11 and buckets == sorted(buckets) and buckets[-1] == wanted[name],
              f"{name}: the buckets add up", buckets)
        check(0 < one(text, "xptibpf_call_duration_seconds_sum", labels) < 60, f"{name}: it took some time")
    forms(text, other)


def forms(text, other):
    """As Prometheus' own tool sees it, and by the rules of OpenMetrics."""
    if real.in_check_all():
        r = subprocess.run(["promtool", "check", "metrics"], input=text, capture_output=True, text=True)
        equal((r.returncode, r.stdout + r.stderr), (0, ""), "promtool finds nothing wrong")
    check(other.endswith("# EOF\n") and other.count("# EOF") == 1, "OpenMetrics has its end")
    types, seen = {}, []
    for line in other.splitlines()[:-1]:
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            check(name not in types, f"{name} has one type")
            types[name] = kind
            seen.append(name)
        elif not line.startswith("#"):
            name = SAMPLE.match(line)[1]
            suffixes = {"counter": ["_total"], "gauge": [""], "info": ["_info"], "histogram": ["_bucket", "_sum", "_count"]}
            if name not in [seen[-1] + s for s in suffixes[types[seen[-1]]]]:
                check(False, "a sample belongs to the family before it", line)
        elif line.startswith("# UNIT "):
            _, _, name, unit = line.split(" ")
            check(name.endswith("_" + unit), f"{name} ends with its unit", unit)
    check(len(types) > 10, "there are families", len(types))
    check(not re.search(r'pid="|a\\*"b|0x[0-9a-f]{6}', text), "no process has a name, a number or an address there")


def sycl(port):
    """A real program, counted by stat, too."""
    release = real.releases(("2026.2.0",))
    if not release:
        return

    lost = lambda: sum(v for (name, _), v in samples(metrics(port)).items() if name == "xptibpf_losses_total")

    def difference():
        before = of_functions(metrics(port))
        out = subprocess.run([real.XPTIBPF, "stat", "--json", "--", real.workload(release[0], "waits")],
                             env=real.warm_environment(release[0], ONEAPI_DEVICE_SELECTOR="opencl:cpu"),
                             capture_output=True, text=True)
        if out.returncode:
            need(False, "the program ends well", out.stderr[-300:])
        rows = [json.loads(line) for line in out.stderr.splitlines() if line.startswith('{"type":"latency"')]
        stat = collections.Counter({e["function"]: e["calls"] for e in rows if e["function"].startswith("ur")})
        read_again(lambda: one(metrics(port), "xptibpf_read_time_seconds"))
        now = of_functions(metrics(port))
        return stat, {f: now.get(f, 0) - before.get(f, 0) for f in stat}

    for _ in range(10):
        before = lost()
        stat, served = difference()
        fewer = any(served[f] < n for f, n in stat.items())
        if stat == served or (fewer and lost() == before):
            break
        print("its libraries were new, which serve says: once more" if fewer else "other programs use SYCL at the same time: once more")
    check(len(stat) > 10, "stat counts the program's calls", len(stat))
    equal(served, dict(stat), "serve has the same calls as stat")


# ---- the web process -----------------------------------------------------------------------------------


def unprivileged(s, port):
    status = dict(line.split(":\t", 1) for line in real.read(f"/proc/{s.web()}/status").splitlines() if ":\t" in line)
    equal([status[k].strip() for k in ("CapInh", "CapPrm", "CapEff", "CapAmb")], ["0" * 16] * 4, "the web process has no capability")
    equal(status["Uid"].split(), ["65534"] * 4, "it is nobody")
    equal((status["Groups"].strip(), status["NoNewPrivs"], status["Seccomp"]), ("", "1", "2"), "has no group, and a filter")
    fds = sorted(os.readlink(f"/proc/{s.web()}/fd/{n}") for n in os.listdir(f"/proc/{s.web()}/fd"))
    check(all(re.match(r"/dev/null|pipe:|socket:|/memfd:xptibpf-state|anon_inode:\[(eventpoll|eventfd)\]", n) for n in fds),
          "and no descriptor but its own", fds)
    maps = real.read(f"/proc/{s.web()}/maps")
    shared = [line.split()[1] for line in maps.splitlines() if re.search(r"bpf-map|anon_inode|memfd", line)]
    equal(shared, ["r--s"], "of the tracer's memory it has the counts alone, to read")
    before = of_functions(metrics(port))["urUSMImportExp"]
    old = s.web()
    os.kill(old, signal.SIGKILL)
    real.wait_for(lambda: s.web() not in (0, old), "it is started again")
    s.ready(port)
    real.wait_for(lambda: one(metrics(port), "xptibpf_web_restarts_total") == 1, "that is counted")
    equal(of_functions(metrics(port))["urUSMImportExp"], before, "and no count was lost")


def requests(port):
    for path in ("/index.html", "/metrics/", "/etc/passwd", "/%00", "/metrics%20"):
        equal(ask(port, path)[0], 404, f"{path} is not there")
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "BREW"):
        status, headers, _ = ask(port, "/metrics", method)
        equal((status, headers.get("allow")), (405, "get, head"), f"{method} is refused")
    equal(ask(port, "/metrics", headers="Content-Length: 5\r\n", body=b"12345")[0], 413, "so is a body")
    equal(ask(port, "/metrics", headers="Transfer-Encoding: chunked\r\n", body=b"5\r\n12345\r\n0\r\n\r\n")[0], 413, "in pieces, too")
    status, headers, body = ask(port, "/metrics", "HEAD")
    check(status == 200 and int(headers["content-length"]) > 1000 and not body, "HEAD has the head alone")
    check(ask(port, "/metrics", headers="X: " + "y" * 100000 + "\r\n")[0] in (413, 414, 431), "a head that is too large is refused")
    equal([ask(port, p)[0] for p in ("/healthz", "/readyz")], [200, 200], "it is well")
    status, headers, body = ask(port, "/status")
    said = json.loads(body)
    check(headers["content-type"] == "application/json" and said["type"] == "status" and said["ready"] and said["programs"]["ur"],
          "/status is JSON", body)


def bad_clients(port):
    """Some say nothing, some say it slowly, and very many come at once."""
    silent = [connect(port) for _ in range(40)]
    slow = [connect(port) for _ in range(10)]
    for s in slow:
        s.sendall(b"GET /metrics HTTP/1.1\r\n")
    check("xptibpf_calls_total" in metrics(port), "a scrape is answered while others hang")
    answers = collections.Counter()

    def scrape():
        for _ in range(10):
            try:
                answers[ask(port, "/metrics")[0]] += 1
            except (OSError, IndexError) as e:
                answers[repr(e)] += 1

    threads = [threading.Thread(target=scrape) for _ in range(100)]
    for t in threads:
        t.start()
    def all_closed():
        for s in slow:
            try:
                s.sendall(b"a")
            except OSError:
                pass
        time.sleep(0.2)
        return all(closed(s) for s in silent + slow)
    for t in threads:
        t.join()
    equal(dict(answers), {200: 1000}, "a thousand scrapes by a hundred at once are answered")
    real.wait_for(all_closed, "who hangs is sent away, even one who says a byte now and then", 40)


def closed(s):
    s.setblocking(False)
    try:
        return not s.recv(4096)
    except BlockingIOError:
        return False
    except OSError:
        return True


# ---- the configuration ---------------------------------------------------------------------------------


def fails(status, words, *args):
    r = subprocess.run([real.XPTIBPF, "serve", *map(str, args)], capture_output=True, text=True, timeout=60)
    lines = r.stderr.splitlines()
    check(r.returncode == status and len(lines) in (1, 2) and re.search(words, r.stderr), f"serve {' '.join(map(str, args))[-60:]}: {status}",
          f"{r.returncode}: {r.stderr}")


def without_library(d):
    """It is opened at run time, where it is needed."""
    hidden = "for f in /lib/*/libmicrohttpd.so.12 /usr/lib/*/libmicrohttpd.so.12; do test ! -e $f || mount --bind /dev/null $f; done; "
    run = lambda *args: subprocess.run(["unshare", "-m", "sh", "-c", hidden + 'exec "$@"', "sh", real.XPTIBPF, *args], capture_output=True, text=True)
    r = run("serve", "--check")
    equal(r.returncode, 1, "without libmicrohttpd: serve fails")
    check(re.fullmatch(r"xptibpf: .*libmicrohttpd\.so\.12 is missing.*\n", r.stderr), "with one line that says so", r.stderr)
    equal(run("apis", "ur").returncode, 0, "and other commands do not need it")


def mistakes(d, port, pid):
    fails(1, rf"cannot listen at 127.0.0.1:{port}: process {pid} \(xptibpf\) does$", "--listen", f"127.0.0.1:{port}")
    fails(1, rf"cannot listen at 0.0.0.0:{port}: process {pid} \(xptibpf\) does$", "--listen", f"0.0.0.0:{port}")
    held = {}
    for family, address in ((socket.AF_INET6, "[::1]"), (socket.AF_UNIX, f"unix:{d}/taken")):
        held[address] = socket.socket(family)
        held[address].bind(("::1", 0) if family == socket.AF_INET6 else f"{d}/taken")
        held[address].listen()
        if family == socket.AF_INET6:
            address += f":{held[address].getsockname()[1]}"
        fails(1, rf"cannot listen at {re.escape(address)}: process {os.getpid()} \(.*\) does$", "--listen", address)
    for address in ("127.0.0.1", "localhost:80", "127.0.0.1:0", "127.0.0.1:65536", "::1:80", "unix:x", "unix:/" + "x" * 200, ""):
        fails(2, "invalid value", "--listen", address)
    for n in ("0", "1001", "x", "-1"):
        fails(2, "invalid value", "--functions", n)
    for n in ("0", "1h", "31536001"):
        fails(2, "invalid value", "--old", n)
    fails(2, "urX", "-e", "ur:urX", "--check")
    fails(2, "takes options alone", "more")
    fails(1, "No such file", "--config", f"{d}/none")
    without_library(d)
    for text, words in (("functions: 5\nlistn: x\n", "line 2: unknown key 'listn'"), ("functions: many\n", "line 1: functions: expected a number"),
                        ("listen:\n  - 127.0.0.1:1\n  - {a: b}\n", "line 3"), ("a: b: c\n", "line 1"), ("- x\n", "line 1"),
                        ("functions: 1\n\nfunctions: 2\n", "line 3: the key 'functions' is given twice"), ("event: [ur]\n", "line 1: event"),
                        ("listen: " + "x" * 70000, "File too large")):
        with open(f"{d}/bad.yaml", "w") as f:
            f.write(text)
        fails(1 if "File" in words else 2, words, "--config", f"{d}/bad.yaml", "--check")
    with open(f"{d}/good.yaml", "w") as f:
        f.write("# a comment\nlisten: [127.0.0.1:1234, 'unix:/run/x']\nfunctions: 7\n")
    r = subprocess.run([real.XPTIBPF, "serve", "--check", "--config", f"{d}/good.yaml", "-e", "ur"], capture_output=True, text=True)
    equal((r.returncode, r.stdout), (0, "listen: 127.0.0.1:1234\nlisten: unix:/run/x\nfunctions: 7\nold: 3600\nmax-overhead: 2%\nslow: off\nevent: ur\ndevices: auto\n"
                                    "control: /run/xptibpf/control.sock\ncontrol-group: (none)\ncapture-seconds: 60\ncapture-size: 256\n"), "--check says what it would do")


def write(path, *addresses, more=""):
    with open(path, "w") as f:
        f.write("listen:\n" + "".join(f"  - {a}\n" for a in addresses) + more)


def reload(s, d, program, port, unix):
    before = of_functions(metrics(port))["urUSMImportExp"]
    write(f"{d}/serve.yaml", f"127.0.0.1:{port}", more="functions: lots\n")
    s.p.send_signal(signal.SIGHUP)
    s.said("the configuration stays as it was: .*line 3: functions: expected", where="err")
    write(f"{d}/serve.yaml", f"127.0.0.1:{port}", more="event: ze\n")
    s.p.send_signal(signal.SIGHUP)
    s.said("the configuration stays as it was: .*event can't change", where="err")
    third = free_port()
    write(f"{d}/serve.yaml", f"127.0.0.1:{third}", f"unix:{unix}")
    s.p.send_signal(signal.SIGHUP)
    s.said("the configuration was read again", where="err")
    s.ready(third)
    equal(of_functions(metrics(third))["urUSMImportExp"], before, "a new port has the counts of before")
    equal(of_functions(metrics(unix))["urUSMImportExp"], before, "and the Unix socket stays")
    try:
        connect(port).close()
        check(False, "the old port is closed")
    except ConnectionRefusedError:
        check(True, "the old port is closed")
    real.wait_for(lambda: one(metrics(third), "xptibpf_config_reloads_total", 'result="done"') == 1, "that is counted")
    equal(one(metrics(third), "xptibpf_config_reloads_total", 'result="refused"'), 2.0, "what was refused, too")
    return third


def stop(s, unix):
    ids, web = real.bpf_ids(s.pid), s.web()
    need(any(kind == "link" for kind, _ in ids), "it has probes", ids)
    began = time.monotonic()
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(20), 0, "it ends well")
    took = time.monotonic() - began
    check(took < 1 * real.SLOWER or os.getloadavg()[0] > os.cpu_count(), "within a second", f"{took:.2f} s")
    check(not os.path.exists(f"/proc/{web}") and not os.path.exists(unix), "with its web process and its socket")
    real.wait_for(lambda: not ids & real.bpf_alive(), "nothing of it stays in the kernel")


def main():
    d = real.folder()
    program = build(d)
    port, unix = free_port(), f"{d}/serve.sock"
    write(f"{d}/serve.yaml", f"127.0.0.1:{port}", f"unix:{unix}", more="functions: 400\n")
    s = Serve("--config", f"{d}/serve.yaml").ready(port)
    known(program, port, unix)
    sycl(port)
    if real.in_check():
        unprivileged(s, port)
        requests(port)
        mistakes(d, port, s.pid)
        bad_clients(port)
        reload(s, d, program, port, unix)
    stop(s, unix)


if __name__ == "__main__":
    real.run(main)
