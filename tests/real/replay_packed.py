#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 30, suite: all
"""replay: a packed program runs in a root that has nothing but its pack, without its device, as root and without privileges,
and prints what it printed when it was recorded. The pack is as before then, and nothing is left mounted. One of the programs has
buffers, USM, images and host tasks at once, and makes the same calls for them there.
"""
import collections
import hashlib
import json
import os
import re
import shutil
import subprocess

from lib import real
from lib.real import check, equal, need

# The compiler in libsycl only asks whether this exists, by stat(), which is not in a recording.
LOOKED_AT = "/usr/lib/gcc/x86_64-linux-gnu/12/crtbegin.o"
# What the recording of a program with all of it has.
OF_EACH = {
    "buffers": ("urMemBufferCreate", "urEnqueueMemBufferFill", "urEnqueueMemBufferMap"),
    "USM": ("urUSMDeviceAlloc", "urUSMHostAlloc", "urUSMSharedAlloc", "urEnqueueUSMMemcpy", "urEnqueueUSMFill"),
    "images": ("urMemImageCreate", "urEnqueueMemImageRead"),
}
NOBODY = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")


def packed(d, release, name, *argv):
    """(the pack, what the program printed). The program and its working directory are below /tmp, as the pack then has them."""
    recording, folder = f"{d}/{name}.xbt", f"{d}/{release}-{name}"
    program = shutil.copy(real.workload(release, name), f"{d}/{release}-program-{name}")
    env = real.warm_environment(release)
    subprocess.run([program, *argv], env=env, stdout=subprocess.DEVNULL, check=True)
    p = subprocess.run([real.XPTIBPF, "record", "--force", "-o", recording, "--files", "--data", "--images", "--", program, *argv],
                       env=env, cwd=d, capture_output=True, text=True, check=False)
    need(p.returncode == 0, f"{release}: {name} is recorded", p.stderr[-300:])
    q = subprocess.run([real.XPTIBPF, "pack", "--include", LOOKED_AT, "-o", folder, recording], capture_output=True, text=True,
                       check=False)
    need(q.returncode == 0, f"{release}: {name} is packed", q.stderr[-300:])
    # It is root's alone, as the recording is.
    subprocess.run(["chown", "-R", "65534:65534", folder], check=True)
    return folder, p.stdout


def replay(folder, *argv, user=(), env=None):
    return subprocess.run([*user, real.XPTIBPF, "replay", folder, *argv], env=env, cwd="/", capture_output=True, text=True, check=False)


def contents(folder):
    """Of each file of the pack: what it is, and what it has."""
    found = {}
    for at, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(at, name)
            st = os.lstat(path)
            data = b""
            if os.path.isfile(path) and not os.path.islink(path):
                with open(path, "rb") as f:
                    data = f.read()
            found[path] = st.st_mode, st.st_mtime_ns, hashlib.sha256(data).digest()
    return found


def mounts():
    return sorted(line.split()[4] for line in real.read("/proc/self/mountinfo").splitlines())


def without_devices(folder, said, what):
    before, placed = contents(folder), mounts()
    for who, user in (("root", ()), ("nobody", NOBODY)):
        p = replay(folder, user=user, env={"HOME": "/nonexistent"})
        equal((p.returncode, p.stdout), (0, said), f"{what}: {who} sees the same output, byte for byte")
        check("calls were made as recorded" in p.stderr, f"{what}: from the recording", p.stderr[-400:])
    equal(contents(folder) == before, True, f"{what}: the pack is as before")
    equal(mounts(), placed, f"{what}: nothing is left mounted")


def calls_of(recording):
    p = subprocess.run([real.XPTIBPF, "trace", "--json", "-e", "ur:*", "-i", recording], capture_output=True, text=True, check=True)
    return [e for e in map(json.loads, p.stdout.splitlines()) if e["type"] == "call"]


def commands(calls):
    """How often each function was called that adds a command or makes an object; how often others are is a matter of time."""
    return collections.Counter(c["name"] for c in calls if re.match(r"urEnqueue|ur\w+(Create|Alloc)$", c["name"]))


def all_at_once(d, folder, said, what):
    calls = calls_of(f"{folder}/run.xbt")
    recorded = commands(calls)
    for kind, functions in OF_EACH.items():
        equal([f for f in functions if not recorded[f]], [], f"{what}: {kind} are in the recording")
    tasks = re.search(r"^tasks of other threads (\d+)$", said, re.M)
    check(tasks and int(tasks[1]) > 0 and len({c["tid"] for c in calls}) > 1, f"{what}: and host tasks, in threads that make calls", said)
    again = f"{d}/again.xbt"
    p = subprocess.run([real.XPTIBPF, "record", "--force", "-f", "-e", "ur:*", "-o", again, "--", real.XPTIBPF, "replay", folder], cwd="/",
                       capture_output=True, text=True, check=False)
    equal((p.returncode, p.stdout), (0, said), f"{what}: traced in its root, it prints the same")
    equal(commands(calls_of(again)), recorded, f"{what}: and makes as many of each command and object")


def refused(what, p, status, text):
    lines = [line for line in p.stderr.splitlines() if "error:" in line]
    check(p.returncode == status and len(lines) == 1 and text in lines[0] and not p.stdout, what, (p.returncode, p.stderr[-400:]))


def bad_packs(d, folder):
    refused("a program beside the pack", replay(folder, "true"), 2, "a pack has a program of its own")
    refused("a folder that is no pack", replay("/etc"), 1, "'/etc' is not a pack")
    os.makedirs(f"{d}/bad/root")
    refused("a pack without a recording", replay(f"{d}/bad"), 1, "run.xbt")
    shutil.copy("/etc/passwd", f"{d}/bad/run.xbt")
    refused("one whose recording is none", replay(f"{d}/bad"), 1, "run.xbt")
    shutil.copy(f"{folder}/run.xbt", f"{d}/bad/run.xbt")
    refused("one without a list", replay(f"{d}/bad"), 1, "'pack.json' in the pack")
    refused("one without the program's folder", replay(f"{d}/bad", "--force"), 1, "cannot go to")
    os.makedirs(f"{d}/bad/root{d}")
    refused("one without its program", replay(f"{d}/bad", "--force"), 127, "cannot start")
    os.symlink("/usr", f"{d}/bad/root/proc")
    refused("one whose /proc is a link", replay(f"{d}/bad", "--force"), 1, "the pack's 'root/proc' is not a folder")
    os.makedirs(f"{d}/link")
    os.symlink("/", f"{d}/link/root")
    shutil.copy(f"{folder}/run.xbt", f"{d}/link/run.xbt")
    refused("one whose root is a link", replay(f"{d}/link", "--force"), 1, "'root': Not a directory")
    os.unlink(f"{d}/bad/root/proc")
    no_namespaces = "echo 0 >/proc/sys/user/max_user_namespaces && exec setpriv --bounding-set=-all \"$@\""
    refused("where nobody may have namespaces", replay(f"{d}/bad", "--force", user=("unshare", "-U", "-r", "sh", "-c", no_namespaces, "sh")), 1,
            "cannot make a root of its own")


def changed_packs(d, folder, said):
    """A copy of which a library has been cut, and one of which the program was changed: nothing is started, if not by force."""
    copy = f"{d}/copy"
    shutil.copytree(folder, copy, symlinks=True)
    with open(f"{folder}/pack.json", encoding="utf-8") as f:
        files = json.load(f)["files"]
    library = next(f for f in files if os.path.basename(f["path"]).startswith("libsycl.so"))
    program = next(f for f in files if f["kind"] == "executable")
    os.chmod(f"{folder}/root{program['path']}", 0o111)
    p = replay(folder, user=NOBODY, env={"HOME": "/nonexistent"})
    os.chmod(f"{folder}/root{program['path']}", 0o755)
    equal((p.returncode, p.stdout), (0, said), "a program that its user may only execute runs")
    check("may not read, so they were not compared: 1\n" in p.stderr, "and that it wasn't compared is said", p.stderr[-400:])
    os.truncate(f"{copy}/root{library['path']}", library["size"] - 4096)
    refused("a library that was cut", replay(copy), 1,
            f"'root{library['path']}' in the pack '{copy}' has {library['size'] - 4096} bytes, and had {library['size']} when it was packed")
    shutil.copy2(f"{folder}/root{library['path']}", f"{copy}/root{library['path']}")
    with open(f"{copy}/root{program['path']}", "ab") as f:
        f.write(b"x")
    refused("a program that was changed", replay(copy), 1, f"'root{program['path']}' in the pack")
    p = replay(copy, "--force")
    equal((p.returncode, p.stdout), (0, said), "by force it runs")
    check(f"warning: 'root{program['path']}' in the pack" in p.stderr, "and the change is reported", p.stderr[-400:])


def main():
    d = real.folder()
    os.chmod(d, 0o755)
    real.own_mounts()
    real.mount_tracefs()
    for release in ("2025.3.3", "2026.2.0"):
        folder, said = packed(d, release, "outputs")
        without_devices(folder, said, f"{release}, without kernels")
    bad_packs(d, folder)
    changed_packs(d, folder, said)
    folder, said = packed(d, "2026.2.0", "replayed")
    without_devices(folder, said, "2026.2.0, with all at once")
    all_at_once(d, folder, said, "2026.2.0, with all at once")


real.run(main)
