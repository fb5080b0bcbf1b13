#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 40, suite: all
"""pack: what was recorded runs in a root that has nothing but the pack, and says the same.

The programs are a real SYCL program, with its device, compiler and images, and one in Python with dpctl. The witness of which
files they need is strace, of another run. Secrets, files that change, containers and interrupted packs follow.
"""
import hashlib
import json
import os
import re
import shlex
import signal
import stat
import subprocess
import sys

from lib import real
from lib.real import check, equal, need

RELEASE = "2026.2.0"
NO_STORAGE = ("/dev", "/proc", "/sys", "/run")
# The compiler in libsycl only asks whether this exists, by stat(), which is not in a recording.
LOOKED_AT = "/usr/lib/gcc/x86_64-linux-gnu/12/crtbegin.o"
DPCTL = """
import dpctl, numpy as np, dpctl.memory as m
d = dpctl.SyclDevice("cpu")
b = m.MemoryUSMShared(1024, queue=dpctl.SyclQueue(d))
b.copy_from_host(np.arange(1024, dtype="u1"))
print(d.name, d.max_compute_units, int(np.asarray(b.copy_to_host()).sum()))
"""


def record(recording, argv, *options, env=None, cwd=None):
    """A program that ends after a millisecond may have ended before its arguments were read, which is counted."""
    for _ in range(50):
        p = subprocess.run([real.XPTIBPF, "record", "--force", "-o", recording, "--files", *options, "--", *argv], env=env, cwd=cwd,
                           capture_output=True, check=False)
        need(p.returncode == 0, f"{os.path.basename(recording)}: recorded", p.stderr[-300:] if p.returncode else "")
        shown = subprocess.run([real.XPTIBPF, "trace", "--json", "-i", recording], capture_output=True, text=True, check=True).stdout
        if '"event":"start"' in shown:
            return p.stdout
        need('"where":"starts_unread"' in shown, "it had ended, which is counted")
    need(False, "one of 50 was seen")
    return None


def pack(recording, folder, *options):
    p = subprocess.run([real.XPTIBPF, "pack", recording, "-o", folder, *options], capture_output=True, text=True, check=False)
    return p.returncode, p.stderr


def described(folder):
    return json.loads(real.read(f"{folder}/pack.json"))


def run_packed(folder, what):
    """In a chroot of it, with the machine's /proc, /dev and /sys, as pack.json says that it was started."""
    root = f"{folder}/root"
    code = ("import json, os, sys\n"
            "d = json.load(open(sys.argv[1] + '/pack.json'))\n"
            "os.chroot(sys.argv[1] + '/root')\n"
            "os.chdir(d['cwd'])\n"
            "os.execve(d['program'], d['args'], dict(v.split('=', 1) for v in d['env']))\n")
    mounts = " && ".join(f"mount --rbind /{name} {shlex.quote(root)}/{name}" for name in ("proc", "dev", "sys"))
    p = subprocess.run(["unshare", "-m", "sh", "-c", f"mount --make-rprivate / && {mounts} && exec \"$@\"", "sh",
                        sys.executable, "-c", code, folder], capture_output=True, check=False)
    equal(p.returncode, 0, f"{what}: it runs in its pack {p.stderr[-500:] if p.returncode else ''}")
    return p.stdout


# ---- which files -------------------------------------------------------------------------------------


def by_strace(d, argv, env, cwd=None):
    """The regular files that were opened for reading or executed, by their paths without links."""
    log = f"{d}/strace"
    subprocess.run(["strace", "-f", "-y", "-z", "-s", "4096", "-o", log, "-e", "trace=open,openat,openat2,execve", *argv],
                   env=env, cwd=cwd, stdout=subprocess.DEVNULL, check=True)
    found = set()
    for line in real.read(log).splitlines():
        m = re.search(r"(?:\w+\(|resumed>).*= \d+<(/[^>]*)>$", line)
        executed = re.search(r'execve\("(/[^"]*)".* = 0$', line)
        if executed:
            found.add(os.path.realpath(executed[1]))
        elif m and not re.search(r"O_WRONLY|O_TRUNC|O_CREAT", line):
            found.add(m[1])
    return {f for f in found if os.path.isfile(f) and not f.startswith(tuple(n + "/" for n in NO_STORAGE))}


def digest(path):
    with open(path, "rb") as f:
        return hashlib.file_digest(f, "sha256").hexdigest() if hasattr(hashlib, "file_digest") else \
            hashlib.sha256(f.read()).hexdigest()


def same_files(folder, witnessed, least, what):
    root = f"{folder}/root"
    check(len(witnessed) >= least, f"{what}: strace saw at least {least} files", len(witnessed))
    equal(sorted(f for f in witnessed if not os.path.isfile(root + f)), [], f"{what}: all that strace saw are in the pack")
    equal(sorted(f for f in witnessed if os.path.isfile(root + f) and digest(f) != digest(root + f)), [], f"{what}: as they are")
    listed = {f["path"]: f for f in described(folder)["files"] if f["kind"] != "image"}
    there = {os.path.join(at, name)[len(root):] for at, _, names in os.walk(root) for name in names
             if not os.path.islink(os.path.join(at, name))}
    equal(there, {p for p, f in listed.items() if f["state"] == "same"}, f"{what}: pack.json lists what is there")
    equal(sorted(p for p in there if listed[p]["sha256"] != digest(root + p)), [], f"{what}: with their hashes")
    return listed


def sycl(d):
    env = real.environment(RELEASE)
    argv = [real.workload(RELEASE, "sycl_all")]
    said = record(f"{d}/sycl.xbt", argv, "--images", env=env)
    code, err = pack(f"{d}/sycl.xbt", f"{d}/sycl", "--include", LOOKED_AT)
    equal((code, err.count("0 missing, 0 changed, 0 left out")), (0, 1), f"sycl: packed {err}")
    equal(run_packed(f"{d}/sycl", "sycl"), said, "sycl: it says the same, byte for byte")
    check(said.count(b"\n") > 10, "sycl: which is something", len(said))
    listed = same_files(f"{d}/sycl", by_strace(d, argv, env), 200, "sycl")
    kinds = {os.path.basename(p): f["kind"] for p, f in listed.items()}
    equal({n: kinds.get(n) for n in ("sycl_all", "ld-linux-x86-64.so.2", "libc.so.6", "ld.so.cache")},
          {"sycl_all": "executable", "ld-linux-x86-64.so.2": "interpreter", "libc.so.6": "library", "ld.so.cache": "opened"},
          "sycl: kinds of files")
    images = [f for f in described(f"{d}/sycl")["files"] if f["kind"] == "image"]
    check(images and all(digest(f"{d}/sycl/{f['path']}") == f["sha256"] for f in images), "sycl: its images, with their hashes",
          len(images))
    with open(f"{d}/sycl.xbt", "rb") as a, open(f"{d}/sycl/run.xbt", "rb") as b:
        check(a.read() == b.read(), "sycl: the recording is there")
    said_of = described(f"{d}/sycl")
    equal((said_of["version"], said_of["kernel"], said_of["arch"], said_of["args"]), (1, os.uname().release, "x86_64", argv),
          "sycl: what pack.json says of the run")
    interrupted(d)


def interrupted(d):
    p = real.Process([real.XPTIBPF, "pack", f"{d}/sycl.xbt", "-o", f"{d}/stopped"])
    real.wait_for(lambda: os.path.exists(f"{d}/stopped.partial/run.xbt"), "it has begun")
    p.kill(signal.SIGINT)
    equal(p.wait(), 130, "interrupted: the exit status")
    equal([n for n in os.listdir(d) if n.startswith("stopped")], [], "interrupted: nothing is left")
    code, err = pack(f"{d}/sycl.xbt", f"{d}/small", "--max-size", "1M")
    check(code == 1 and "more than 0.00: see --max-size" in err and err.count("\n") == 1 and not os.path.exists(f"{d}/small"),
          "too large: refused before anything is written", err)


def python(d):
    venv = subprocess.run([f"{real.ROOT}/scripts/fetch-runtimes", "dpnp==0.20.0"], capture_output=True, text=True, check=True)
    env = real.environment(RELEASE)
    argv = [venv.stdout.split()[-1] + "/bin/python", "-c", DPCTL]
    said = record(f"{d}/python.xbt", argv, env=env)
    code, err = pack(f"{d}/python.xbt", f"{d}/python")
    equal((code, err.count(" 0 missing, 0 changed, 0 left out")), (0, 1), f"python: packed {err}")
    equal(run_packed(f"{d}/python", "python"), said, "python: it says the same, byte for byte")
    same_files(f"{d}/python", by_strace(d, argv, env), 200, "python")


# ---- what is not packed ------------------------------------------------------------------------------


def secrets(d):
    home = f"{d}/home"
    planted = {f"{home}/.ssh/id_rsa": "key", f"{home}/.netrc": "machine", f"{home}/.aws/credentials": "aws",
               f"{home}/server.key": "-----BEGIN PRIVATE KEY-----\nx\n", f"{home}/server.pem": "-----BEGIN CERTIFICATE-----\n",
               f"{home}/plain": "text"}
    for path, text in planted.items():
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
    files = [*planted, "/etc/shadow"]
    record(f"{d}/secrets.xbt", ["/bin/cat", *files])
    harmless = {f"{home}/server.pem", f"{home}/plain"}
    code, err = pack(f"{d}/secrets.xbt", f"{d}/secrets")
    equal((code, err.count("left out: "), err.count("5 left out")), (0, 5, 1), f"secrets: a line for each {err}")
    equal({f for f in files if os.path.exists(f"{d}/secrets/root{f}")}, harmless, "secrets: none is there")
    code, err = pack(f"{d}/secrets.xbt", f"{d}/chosen", "--include", f"{home}/.ssh/*", "--include", "server.key", "--exclude", "plain")
    equal({f for f in files if os.path.exists(f"{d}/chosen/root{f}")},
          {f"{home}/server.pem", f"{home}/server.key", f"{home}/.ssh/id_rsa"}, "secrets: what is asked for is, and nothing else")
    content = subprocess.run(["grep", "-r", "machine", f"{d}/chosen/root{home}"], capture_output=True, text=True, check=False)
    equal(content.stdout, "", "secrets: not by another name either")


def changes(d):
    """What has changed or gone, and a file system that is no storage, wherever it is mounted."""
    os.makedirs(f"{d}/in/kernel")
    subprocess.run(["mount", "-t", "proc", "proc", f"{d}/in/kernel"], check=True)
    for name in ("kept", "grown", "gone"):
        with open(f"{d}/in/{name}", "w", encoding="utf-8") as f:
            f.write(name)
    record(f"{d}/changes.xbt", ["/bin/cat", "kept", "grown", "gone", "kernel/version"], cwd=f"{d}/in")
    with open(f"{d}/in/grown", "a", encoding="utf-8") as f:
        f.write("!")
    os.remove(f"{d}/in/gone")
    code, err = pack(f"{d}/changes.xbt", f"{d}/changes")
    subprocess.run(["umount", f"{d}/in/kernel"], check=True)
    equal(code, 1, "changes: the exit status")
    for line in (f"missing: {d}/in/gone (No such file or directory)", f"changed: {d}/in/grown (changed after it was opened)",
                 "; 1 missing, 1 changed, 0 left out"):
        check(line in err, f"changes: {line.replace(d, '')}", err)
    equal({f["path"][len(d):]: f["state"] for f in described(f"{d}/changes")["files"] if f["path"].startswith(d)},
          {"/in/kept": "same", "/in/grown": "changed", "/in/gone": "missing"}, "changes: in pack.json, too")
    equal(os.path.exists(f"{d}/changes/root{d}/in/kernel"), False, "changes: nothing of what is no storage")


def container(d):
    """Its files are in its root while it lives, and nowhere after that. The root is a pack."""
    record(f"{d}/sh.xbt", ["/bin/sh", "-c", "read x < /etc/hostname; exit 0"])
    equal(pack(f"{d}/sh.xbt", f"{d}/sh")[0], 0, "container: its root is packed")
    with open(f"{d}/sh/root/etc/hostname", "w", encoding="utf-8") as f:
        f.write("inside\n")
    p = real.Process(["unshare", "--pid", "--fork", "--kill-child", "chroot", f"{d}/sh/root", "/bin/sh", "-c",
                      "while :; do read x < /etc/hostname; done"])
    inner = real.wait_for(lambda: next((c for c in real.children(p.pid) if real.read(f"/proc/{c}/comm") == "sh\n"), None), "it runs")
    subprocess.run([real.XPTIBPF, "record", "-q", "-d", "1", "--files", "-e", "thread", "-o", f"{d}/inner.xbt", "-p", str(inner)], check=True)
    code, err = pack(f"{d}/inner.xbt", f"{d}/lives")
    equal(real.read(f"{d}/lives/root/etc/hostname"), "inside\n", "container: its own file, while it lives")
    check(code == 1 and f"process {inner} ran before the recording" in err, "container: what is not known of it", err)
    p.kill()
    p.wait()
    real.wait_for(lambda: not real.alive(inner), "it has ended")
    code, err = pack(f"{d}/inner.xbt", f"{d}/dead")
    check(code == 1 and "in the root of a container or another process" in err, "container: nothing, when it has ended", err)
    equal([os.path.exists(f"{d}/dead/root/etc")] + [f["state"] for f in described(f"{d}/dead")["files"] if
                                                    f["path"] == "/etc/hostname"], [False, "elsewhere"], "container: and which files")


def refusals(d):
    record(f"{d}/plain.xbt", ["/bin/true"])
    plain = f"{d}/without.xbt"
    subprocess.run([real.XPTIBPF, "record", "-q", "-o", plain, "--", "/bin/true"], check=True)
    for options, status, why in (
            ((plain, "-o", f"{d}/x"), 1, "record with --files"),
            ((f"{d}/plain.xbt",), 2, "no folder given"),
            (("-o", f"{d}/x"), 2, "no recording given"),
            ((f"{d}/plain.xbt", "-o", d), 1, "give the name of a new folder, or of an empty one"),
            ((f"{d}/plain.xbt", "-o", f"{d}/x", "-p", "1"), 1, "does not have the start of process 1"),
            ((f"{d}/plain.xbt", "-o", f"{d}/x", "-p", "x"), 2, "invalid value 'x' for -p"),
            ((f"{d}/plain.xbt", "-o", f"{d}/x", "--max-size", "4Q"), 2, "invalid value '4Q' for --max-size"),
            ((f"{d}/plain.xbt", "-o", "/dev/full"), 1, "give the name of a new folder"),
            ((f"{d}/plain.xbt", "-o", f"{d}/none/x"), 1, "No such file or directory"),
            (("/dev/null", "-o", f"{d}/x"), 2, "not a regular file")):
        p = subprocess.run([real.XPTIBPF, "pack", *options], capture_output=True, text=True, check=False)
        equal((p.returncode, why in p.stderr, p.stderr.count("\n")), (status, True, 1), f"refused: {why} {p.stderr}")
    equal(os.path.exists(f"{d}/x"), False, "refused: nothing is written")
    equal(pack(f"{d}/plain.xbt", f"{d}/private")[0], 0, "a small program is packed")
    equal(stat.S_IMODE(os.stat(f"{d}/private").st_mode), 0o700, "nobody else may look into it")


def main():
    real.own_mounts()
    if not os.path.exists("/sys/kernel/tracing/events"):
        real.mount_tracefs()
    d = real.folder()
    sycl(d)
    python(d)
    secrets(d)
    changes(d)
    container(d)
    refusals(d)


real.run(main)
