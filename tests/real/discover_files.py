#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 20, suite: all, alone: it measures how long a scan of all processes takes
"""Discovery of real processes: what it reports, once each, and what it does not.

The processes were running before or start later; they use dlopen, exec, fork (the parent ends first) and exit. One file
that is seen by its own path, through two overlays and from another mount and pid namespace is one object; a deleted
file is still read; a file that was overwritten in place is examined again; an unloaded library is
dropped; 300 processes are scanned in under 0.3 s; processes that have ended use no memory.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
O = os.environ.get("O", os.path.join(ROOT, "build"))
failed = 0


def check(ok, what, detail=""):
    global failed
    print(("ok   " if ok else "FAIL ") + what + (f": {detail}" if detail or not ok else ""), flush=True)
    failed += not ok


class Show:
    """discover_show running, its lines so far."""

    def __init__(self, d, want, *pids):
        self.out = tempfile.NamedTemporaryFile("w+", dir=d)
        self.p = subprocess.Popen([f"{d}/discover_show", "-i", want, *map(str, pids)], stdin=subprocess.PIPE,
                                  stdout=self.out, stderr=subprocess.DEVNULL)
        self.wait("^ready")

    def text(self):
        with open(self.out.name) as f:
            return f.read()

    def find(self, pattern):
        return re.findall(pattern, self.text(), re.M)

    def wait(self, pattern, seconds=10, n=1):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            found = self.find(pattern)
            if len(found) >= n:
                return found
            time.sleep(0.01)
        return self.find(pattern)

    def rss_kib(self):
        with open(f"/proc/{self.p.pid}/status") as f:
            return int(re.search(r"VmRSS:\s*(\d+)", f.read()).group(1))

    def end(self):
        self.p.stdin.close()
        self.p.wait(10)
        text = self.text()
        self.out.close()
        return text


class Mini:
    """mini, waiting at each of its `wait` words."""

    def __init__(self, *words, prefix=()):
        self.p = subprocess.Popen([*prefix, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.pid = self.p.pid

    def line(self):
        return self.p.stdout.readline().strip()

    def go(self):
        self.p.stdin.write("go\n")
        self.p.stdin.flush()

    def end(self):
        self.p.stdin.close()
        self.p.stdout.close()
        return self.p.wait(10)


def life(d):
    mini, so = f"{d}/mini/mini", f"{d}/mini/libmini.so"
    old = Mini(mini, "load", so, "say", "ready", "wait")
    old.line()
    s = Show(d, "libmini")
    check(len(s.find(f"^mapped \\d+ pid={old.pid} ")) == 1, "a library of a running process is found")
    new = s.find(r"^new .* (\S+)$")
    check(new == [so], "by the path that the process has", repr(new))

    m = Mini(mini, "wait", "load", so, "say", "loaded", "wait", "load", so, "say", "again", "wait", "exec", mini,
             "load", f"{d}/mini/libmini-load.so", "say", "exec'd", "wait")
    t0 = time.monotonic()
    m.go()
    m.line()
    got = s.wait(f"^mapped 1 pid={m.pid} start=[1-9a-f]")
    check(len(got) == 1, "dlopen in a process that started later", f"{(time.monotonic() - t0) * 1e3:.1f} ms")
    m.go()
    m.line()
    time.sleep(0.2)
    check(len(s.find(f"^mapped 1 pid={m.pid} ")) == 1, "loaded twice, reported once")
    m.go()
    m.line()
    got = s.wait(f"^mapped 2 pid={m.pid} ")
    lines = [x for x in s.text().splitlines() if f"pid={m.pid}" in x and not x.startswith("new")]
    check(len(got) == 1, "exec: the new image's library")
    check([x.split()[0] for x in lines][-2:] == ["exec", "mapped"], "its exec told before its mappings", repr(lines))
    m.end()
    check(s.wait(f"^exit pid={m.pid}$"), "exit is reported")
    check(s.wait("^gone 2$"), "the last process ended: the object is let go")
    check(not s.find("^gone 1$"), "the other is still mapped and kept")

    # A daemon: the mappings are the parent's, the parent ends first.
    m = Mini(mini, "load", f"{d}/mini/libmini-load.so", "fork", "say", "child", "wait")
    m.line()
    got = s.wait(r"^mapped 3 pid=(\d+) start", n=2)
    check(len(got) == 2 and got[0] == str(m.pid), "a forked child has its parent's libraries", repr(got))
    m.p.kill()
    check(s.wait(f"^exit pid={m.pid}$"), "its parent is killed")
    time.sleep(3.5)
    check(not s.find("^gone 3$"), "the child goes on: the object stays")
    m.end()
    check(s.wait("^gone 3$"), "and goes with the child")
    old.end()
    check(s.wait("^gone 1$"), "the first process ended, too")
    end = s.end().splitlines()[-1]
    check(end.startswith("end kept=0 lost=0"), "nothing is kept at the end", end)


def files(d):
    mini = f"{d}/mini/mini"
    so = f"{d}/changing/libmini-x.so"
    os.makedirs(f"{d}/changing")
    shutil.copy(f"{d}/mini/libmini.so", so)
    m = Mini(mini, "load", so, "say", "ready", "wait")
    m.line()
    os.unlink(so)
    s = Show(d, "libmini-x")
    new = s.find(r"^new \d+ .*$")
    check(len(new) == 1 and new[0].endswith("(deleted)") and f"size={os.path.getsize(f'{d}/mini/libmini.so')} " in new[0],
          "a deleted file is found and read", repr(new))
    m.end()
    check(s.wait("^gone 1$"), "and let go")

    shutil.copy(f"{d}/mini/libmini.so", so)
    m = Mini(mini, "load", so, "say", "ready", "wait", "unload", "say", "unloaded", "wait")
    m.line()
    s.wait("^mapped 2 ")
    os.link(so, f"{d}/changing/libmini-x2.so")
    m2 = Mini(mini, "load", so, "say", "ready", "wait")
    m2.line()
    s.wait(f"^mapped 2 pid={m2.pid}")
    check(len(s.find("^new")) == 2, "another hard link to it is no new content")
    m2.end()
    # The same inode with other content, as cp does it; text pages of a library are not write-protected.
    time.sleep(0.05)
    with open(so, "r+b") as f:
        f.write(open(f"{d}/mini/libmini-load.so", "rb").read())
        f.truncate()
    m2 = Mini(mini, "load", so, "say", "ready", "wait")
    m2.line()
    check(s.wait(f"^mapped 3 pid={m2.pid} "), "written over in place: looked at anew")
    check(s.find("^gone 2$") and s.find(f"^mapped 3 pid={m.pid} "), "for the process that had it mapped, too")
    m2.end()
    m.go()
    m.line()
    check(s.wait("^gone 3$", seconds=40), "unloaded by a process that goes on: let go at the next reconcile")
    m.end()
    s.end()


def overlay(d):
    """One lower file, two overlays over it, the second in mount and pid namespaces of its own."""
    # An overlay's upper layer can't be on an overlay: a tmpfs holds all of it.
    base = f"{d}/ov"
    os.makedirs(base)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", base], check=True)
    try:
        for x in ("lower", "up1", "work1", "mnt1", "up2", "work2", "mnt2"):
            os.makedirs(f"{base}/{x}")
        shutil.copy(f"{d}/mini/libmini.so", f"{base}/lower/libmini-ov.so")
        opts = "lowerdir={0}/lower,upperdir={0}/up{1},workdir={0}/work{1}"
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", opts.format(base, 1), f"{base}/mnt1"], check=True)
        s = Show(d, "libmini-ov")
        a = Mini(f"{d}/mini/mini", "load", f"{base}/lower/libmini-ov.so", "say", "a", "wait")
        b = Mini(f"{d}/mini/mini", "load", f"{base}/mnt1/libmini-ov.so", "say", "b", "wait")
        mount = f"mount -t overlay overlay -o {opts.format(base, 2)} {base}/mnt2 && exec {d}/mini/mini load {base}/mnt2/libmini-ov.so say c wait"
        c = Mini("unshare", "--mount", "--pid", "--fork", "sh", "-c", mount)
        said = [a.line(), b.line(), c.line()]
        check(said == ["a", "b", "c"], "three processes map it", repr(said))
        devs = set()
        for pid in (a.pid, b.pid):
            with open(f"/proc/{pid}/maps") as f:
                devs |= {x.split()[3] for x in f if "libmini-ov.so" in x}
        check(len(devs) == 2, "the overlay shows another device (so this test tests something)", repr(devs))
        # The shell that becomes c is looked at late on a busy machine, and its child then seems to have what c has.
        def pids():
            return {p for p in s.find(r"^mapped \d+ pid=(\d+) ") if f"exit pid={p}" not in s.text().splitlines()}

        deadline = time.monotonic() + 10
        while len(pids()) != 3 and time.monotonic() < deadline:
            time.sleep(0.01)
        check(len(pids()) == 3 and len(s.find("^new")) == 1 and len(set(s.find(r"^mapped (\d+) "))) == 1,
              "one file through two overlays and a namespace: one object, three processes", s.text()[-400:])
        s.end()
        # And by the scan of what runs already.
        s = Show(d, "libmini-ov")
        check(len(s.find("^new")) == 1 and len(s.find(r"^mapped 1 pid=")) == 3, "the first scan says the same", s.text()[-400:])
        # A copy-up makes another inode: that is another file.
        os.utime(f"{base}/mnt1/libmini-ov.so")
        b2 = Mini(f"{d}/mini/mini", "load", f"{base}/mnt1/libmini-ov.so", "say", "b2", "wait")
        b2.line()
        check(s.wait(f"^mapped 2 pid={b2.pid} "), "after a copy-up it is another inode, and another object", s.text()[-400:])
        s.end()
        for x in (a, b, b2):
            x.end()
        c.end()
    finally:
        subprocess.run(["umount", "-R", base], check=False)


def many(d):
    mini = f"{d}/mini/mini"
    ps = [Mini(mini, "load", f"{d}/mini/libmini.so", "say", "x", "wait") for _ in range(300)]
    for p in ps:
        p.line()
    s = Show(d, "libmini")
    mapped = s.find(r"^mapped 1 pid=(\d+)")
    check(set(str(p.pid) for p in ps) <= set(mapped), "300 processes with the library: all told", f"{len(mapped)}")
    # CPU time, so that a busy machine doesn't count.
    wall, cpu = map(float, s.find(r"^first ([0-9.]+) cpu ([0-9.]+)")[0])
    check(cpu < 300, "start and first scan with 300 processes in under 300 ms", f"{cpu} ms of CPU, {wall} ms in all")
    for p in ps:
        p.end()
    check(s.wait("^gone 1$"), "all ended: let go")

    # Processes that pass: short ones, with and without the library.
    def burst(n):
        subprocess.run(["sh", "-c", f"i=0; while [ $i -lt {n} ]; do {mini} exit 0; {mini} load {d}/mini/libmini.so exit 0; i=$((i+1)); done"],
                       check=True)

    burst(200)
    time.sleep(0.5)
    before = s.rss_kib()
    burst(1500)
    time.sleep(3)
    after = s.rss_kib()
    check(after - before < 512, "3,000 processes passing leave no memory behind", f"{before} -> {after} KiB")
    news = len(s.find("^new"))
    check(news < 20, "and a library used over and over is not looked at each time", f"{news} looks")
    end = s.end().splitlines()[-1]
    check(end.startswith("end kept=0 lost=0"), "nothing is kept at the end", end)


def main():
    if os.geteuid() != 0:
        sys.exit("needs root")
    with tempfile.TemporaryDirectory() as d:
        subprocess.run([f"{ROOT}/tests/workloads/mini/build.sh", f"{d}/mini"], check=True)
        subprocess.run(
            ["gcc", "-O1", "-g", "-D_GNU_SOURCE", f"-I{ROOT}/include", f"-I{ROOT}/user", f"{HERE}/discover_show.c",
             f"{O}/libxptibpf-inner.a", "-o", f"{d}/discover_show", "-lbpf", "-lelf", "-lz"], check=True)
        which = sys.argv[1:] or ["life", "files", "overlay", "many"]
        for name in which:
            globals()[name](d)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
