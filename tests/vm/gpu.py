#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""GPU jobs of the kernel's own GPU scheduler, on a machine without a GPU: another kernel in a virtual machine, and in it a
driver without hardware (mockgpu.c). The witness is that kernel's own tracer: job by job, each moment.

gpu.py [VERSION]: of Debian 12's kernel, as in linux-headers-VERSION-amd64; without it the newest that apt knows. Needs what
`apt install qemu-system-x86 busybox-static` installs, gcc and make; nothing is installed here. By hand, not a part of
`make check`: it takes a minute, and downloads 120 MB once. QEMU and BUSYBOX: other ones than those of the PATH.
"""
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
XPTIBPF = os.environ.get("XPTIBPF", os.path.join(os.environ.get("O", os.path.join(ROOT, "build")), "xptibpf"))
QEMU = os.environ.get("QEMU", "qemu-system-x86_64")
BUSYBOX = os.environ.get("BUSYBOX", shutil.which("busybox") or "/bin/busybox")
JOBS = 200
failed = 0


def check(ok, what, detail=""):
    global failed
    print(("ok    " if ok else "FAIL  ") + what + (f": {detail}" if detail != "" else ""))
    failed += not ok


def run(*argv, **kw):
    return subprocess.run(argv, check=True, **kw)


def newest():
    names = run("apt-cache", "pkgnames", "linux-headers-", capture_output=True, text=True).stdout.split()
    known = [m[1] for n in names if (m := re.match(r"linux-headers-(\d.*\+deb\d+)-amd64$", n))]
    return max(known, key=lambda v: [int(n) for n in re.findall(r"\d+", v)])


def kernel(version):
    """The folder with its packages unpacked, paths in them made to fit."""
    cache = run(f"{ROOT}/scripts/fetch-runtimes", "--cache", capture_output=True, text=True).stdout.strip()
    root = f"{cache}/vm/{version}"
    if os.path.exists(root):
        return root
    with tempfile.TemporaryDirectory() as d:
        run("apt-get", "download", f"linux-image-{version}-amd64", f"linux-headers-{version}-amd64",
            f"linux-headers-{version}-common", f"linux-kbuild-{version}", cwd=d)
        for deb in glob.glob(f"{d}/*.deb"):
            run("dpkg", "-x", deb, f"{d}/root")
        headers = f"{d}/root/usr/src/linux-headers-{version}-amd64"
        for name in "Makefile", ".kernelvariables":
            with open(f"{headers}/{name}", encoding="utf-8") as f:
                text = f.read()
            with open(f"{headers}/{name}", "w", encoding="utf-8") as f:
                f.write(text.replace("/usr/src/", f"{root}/usr/src/"))
        # Types of the module itself are of no use, and need another tool.
        if os.path.exists(f"{headers}/vmlinux"):
            os.remove(f"{headers}/vmlinux")
        os.makedirs(os.path.dirname(root), exist_ok=True)
        shutil.move(f"{d}/root", root)
    return root


def module(root, version, d):
    os.mkdir(f"{d}/module")
    shutil.copy(f"{HERE}/mockgpu.c", f"{d}/module")
    with open(f"{d}/module/Makefile", "w", encoding="utf-8") as f:
        f.write("obj-m := mockgpu.o\n")
    run("make", "-s", "-C", f"{root}/usr/src/linux-headers-{version}-amd64", f"M={d}/module", "modules")
    return f"{d}/module/mockgpu.ko"


def disk(root, mock, d):
    """The first file system, packed."""
    fs = f"{d}/fs"
    for name in "bin", "modules", "proc", "sys", "dev", "tmp", "run":
        os.makedirs(f"{fs}/{name}")
    shutil.copy(BUSYBOX, f"{fs}/bin/busybox")
    shutil.copy(XPTIBPF, f"{fs}/bin/xptibpf")
    shutil.copy(f"{HERE}/init", f"{fs}/init")
    shutil.copy(mock, f"{fs}/modules")
    for lib in re.findall(r"(/\S+) \(0x", run("ldd", XPTIBPF, capture_output=True, text=True).stdout):
        os.makedirs(fs + os.path.dirname(lib), exist_ok=True)
        shutil.copy(lib, fs + lib)
    for name in "drm", "scheduler/gpu-sched":
        packed = glob.glob(f"{root}/lib/modules/*/kernel/drivers/gpu/drm/{name}.ko.xz")[0]
        with open(f"{fs}/modules/{os.path.basename(name)}.ko", "wb") as f:
            run("xzcat", packed, stdout=f)
    with open(f"{d}/disk", "wb") as f:
        run("sh", "-c", f"cd {fs} && find . | {BUSYBOX} cpio -o -H newc 2>/dev/null", stdout=f)
    return f"{d}/disk"


def said(root, image, d):
    """What the machine said, by its headings."""
    vmlinuz = glob.glob(f"{root}/boot/vmlinuz-*")[0]
    run(QEMU, "-accel", "tcg,thread=multi", "-cpu", "max", "-m", "1024", "-smp", "2", "-display", "none", "-no-reboot",
        "-net", "none", "-kernel", vmlinuz, "-initrd", image, "-append", "console=ttyS0 quiet panic=-1 rdinit=/init",
        "-serial", f"file:{d}/log", "-monitor", "none", timeout=600)
    with open(f"{d}/log", errors="replace", encoding="utf-8") as f:
        text = f.read().replace("\r", "")
    parts = re.split(r"^== (\w+)\n", text, flags=re.M)
    return text, dict(zip(parts[1::2], parts[2::2]))


def witnessed(lines, pid):
    """[[fence, ns of each moment]] of the process's jobs, in the order of their ends; and how many others had."""
    waiting, found, others = {}, [], 0
    for m in re.finditer(r"-(\d+) .*?(\d+)\.(\d{6}): (\w+): .*?fence=([0-9a-f:]+)", lines):
        at = int(m[2]) * 10**9 + int(m[3]) * 1000
        if m[4] in ("drm_sched_job", "drm_sched_job_queue"):
            others += int(m[1]) != pid
            if int(m[1]) == pid:
                waiting[m[5]] = [m[5], at]
        elif m[5] in waiting and m[4] in ("drm_run_job", "drm_sched_job_run"):
            waiting[m[5]].append(at)
        elif m[5] in waiting and m[4] in ("drm_sched_process_job", "drm_sched_job_done"):
            found.append(waiting.pop(m[5]) + [at])
    return found, others


def main():
    version = sys.argv[1] if sys.argv[1:] else newest()
    root = kernel(version)
    with tempfile.TemporaryDirectory() as d:
        text, parts = said(root, disk(root, module(root, version, d), d), d)
    if "end" not in parts:
        sys.exit("the machine did not come to its end:\n" + text[-3000:])
    print("kernel", parts["kernel"].strip())
    pid = int(parts["traced"])
    told = [json.loads(line) for line in parts["told"].splitlines() if line.startswith("{")]
    jobs = [e for e in told if e["type"] == "gpu_job"]
    seen, others = witnessed(parts["witness"], pid)
    check("trace points of gpu_scheduler" in parts["doctor"], "doctor finds the scheduler", parts["doctor"].strip())
    check(len(seen) == JOBS and others > 0, "the witness saw what was submitted, by two", (len(seen), others))
    check({e["pid"] for e in jobs} == {pid} and len(jobs) == len(seen), "each job of the traced one, and no other", len(jobs))
    check({e["ring"] for e in jobs} == {"mock_0.1"}, "its ring")
    check([e for e in told if e["type"] == "lost"] == [{"type": "lost", "count": 0, "where": None}], "nothing was lost")
    if ":" in seen[0][0]:
        check([f"{e['fence_context']}:{e['fence_seqno']}" for e in jobs] == [s[0] for s in seen], "their fences")
        check({e["device"] for e in jobs} == {"mockgpu"} and len({e["client_id"] for e in jobs}) == 1, "device and client")
    apart = sorted(abs(e[m] - s[i]) for e, s in zip(jobs, seen) for i, m in ((1, "ts"), (2, "run"), (3, "done")))
    check(apart[len(apart) // 2] < 1_000_000, "moments as the witness saw them: half of them within 1ms", apart[len(apart) // 2])
    sys.exit(1 if failed else 0)


main()
