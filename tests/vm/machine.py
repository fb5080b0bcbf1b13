# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What the tests beside it share: a kernel of Debian's, a first file system of few programs, and a virtual machine (QEMU) that
runs one script in it. What it prints after "== NAME" is the part of that name; "end" is the last one.

Needs what `scripts/setup vm` installs. Kernels are downloaded once, and unpacked, not installed. QEMU and BUSYBOX: other ones
than those of the PATH.
"""
import contextlib
import fcntl
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
XPTIBPF = os.environ.get("XPTIBPF", os.path.join(os.environ.get("O", os.path.join(ROOT, "build")), "xptibpf"))
QEMU = os.environ.get("QEMU", "qemu-system-x86_64")
BUSYBOX = os.environ.get("BUSYBOX", shutil.which("busybox") or "/bin/busybox")
LISTS_LAST = 7 * 24 * 3600  # seconds: a suite is asked once in a week which of its kernels is the newest
failed = 0


def check(ok, what, detail=""):
    global failed
    print(("ok    " if ok else "FAIL  ") + what + (f": {detail}" if detail != "" else ""), flush=True)
    failed += not ok


def end():
    sys.exit(1 if failed else 0)


def run(*argv, **kw):
    return subprocess.run(argv, check=True, **kw)


def output(*argv, **kw):
    return run(*argv, capture_output=True, text=True, **kw).stdout.strip()


def text_of(path):
    try:
        with open(path, errors="replace", encoding="utf-8") as f:
            return f.read()
    except FileNotFoundError:
        return ""


@contextlib.contextmanager
def only_one(path):
    """For others wait here, who want the same download."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        fcntl.flock(f, fcntl.LOCK_EX)
        yield


def image_in(folder):
    """The kernel of an unpacked package; None: there is none."""
    names = glob.glob(f"{folder}/boot/vmlinuz-*") + glob.glob(f"{folder}/usr/lib/modules/*/vmlinuz")
    return names[0] if names else None


def release_of(path):
    """What uname -r will say, by the header of a kernel's file (Documentation/arch/x86/boot.rst)."""
    with open(path, "rb") as f:
        head = f.read(1 << 16)
    if head[0x202:0x206] != b"HdrS":
        sys.exit(f"{path} is no kernel of x86 (a vmlinuz)")
    at = 0x200 + int.from_bytes(head[0x20E:0x210], "little")
    return head[at:head.index(b"\0", at)].decode().split()[0]


def kernel(what):
    """(its version, its file) of VERSION:SUITE, of :SUITE, whose newest one is taken, or of a path: a vmlinuz, or a folder that has
    one as an unpacked package has it, of whatever distribution."""
    if "/" in what:
        path = image_in(what) if os.path.isdir(what) else what
        if not path or not os.path.isfile(path):
            sys.exit(f"no kernel in {what}: expected a vmlinuz, or the folder of an unpacked package that has boot/vmlinuz-*")
        return release_of(path), path
    version, _, name = what.partition(":")
    suite = Suite(name)
    version = version or suite.newest_kept()
    return version, suite.image(version)


class Suite:
    """Packages of this system's apt, or of another suite of Debian's (sid), whose lists are fetched then, and kept beside. Several
    threads and processes may ask for the same suite: those lists are one's at a time."""

    def __init__(self, name=None):
        self.name, self.options = name, ["-o", "APT::Sandbox::User=root"] if os.geteuid() == 0 else []
        self.cache = output(f"{ROOT}/scripts/fetch-runtimes", "--cache") + "/vm"
        self.is_fetched = False

    def apt(self, tool, *argv, **kw):
        if not self.name:
            return output(tool, *self.options, *argv, **kw)
        with only_one(f"{self.cache}/apt-{self.name}.lock"):
            if not self.is_fetched:
                self.fetch(f"{self.cache}/apt-{self.name}")
                self.is_fetched = True
            return output(tool, *self.options, *argv, **kw)

    def fetch(self, d):
        os.makedirs(f"{d}/lists", exist_ok=True)
        mirror = output("bash", "-c", ". scripts/common.sh; debian_mirror", cwd=ROOT)
        with open(f"{d}/sources.list", "w", encoding="utf-8") as f:
            f.write(f"deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] {mirror} {self.name} main\n")
        options = list(self.options)
        for key, value in {"Dir::Etc::sourcelist": f"{d}/sources.list", "Dir::Etc::sourceparts": "-", "Dir::Cache": d,
                           "Dir::State::lists": f"{d}/lists", "Acquire::Languages": "none"}.items():
            options += ["-o", f"{key}={value}"]
        output("apt-get", *options, "-qq", "update")
        self.options = options

    def newest_kept(self):
        """newest(), as it was some days ago, if its kernel is here; and what it was ever, where the mirror does not answer."""
        kept = f"{self.cache}/newest-{self.name}"
        with only_one(f"{kept}.lock"):
            known = text_of(kept)
            if known and self.found(known) and time.time() - os.stat(kept).st_mtime < LISTS_LAST:
                return known
            try:
                version = self.newest()
            except subprocess.CalledProcessError as e:
                if not known or not self.found(known):
                    raise
                print(f"which kernel of {self.name} is the newest is not known now, so it is {known}: {e.stderr.strip()}", flush=True)
                return known
            with open(kept, "w", encoding="utf-8") as f:
                f.write(version)
            return version

    def newest(self):
        names = self.apt("apt-cache", "pkgnames", "linux-headers-").split()
        known = [m[1] for n in names if (m := re.match(r"linux-headers-(\d[\d.]*(?:-\d+)?(?:\+deb\d+)?)-amd64$", n))]
        return max(known, key=lambda v: [int(n) for n in re.findall(r"\d+", v)])

    def unpacked(self, version, *names):
        """The folder with these packages, of that kernel."""
        root = f"{self.cache}/{version}"
        for name in names:
            done = f"{root}/.{name}"
            if os.path.exists(done):
                continue
            os.makedirs(root, exist_ok=True)
            with tempfile.TemporaryDirectory() as d:
                self.apt("apt-get", "-qq", "download", name, cwd=d)
                run("dpkg", "-x", *glob.glob(f"{d}/*.deb"), root)
            with open(done, "w", encoding="utf-8"):
                pass
        return root

    def found(self, version):
        return image_in(f"{self.cache}/{version}")

    def image(self, version):
        """The kernel itself. Since 2026 it is in a package of its own."""
        with only_one(f"{self.cache}/{version}.lock"):
            if not self.found(version):
                own = f"linux-binary-{version}-amd64"
                known = self.apt("apt-cache", "pkgnames", own).split()
                self.unpacked(version, own if own in known else f"linux-image-{version}-amd64")
        return self.found(version)


class Disk:
    """The first file system, in a folder until it is packed."""

    def __init__(self, d, init):
        self.d, self.fs = d, f"{d}/fs"
        for name in "bin", "modules", "proc", "sys", "dev", "tmp", "run":
            os.makedirs(f"{self.fs}/{name}")
        shutil.copy(BUSYBOX, f"{self.fs}/bin/busybox")
        shutil.copy(f"{HERE}/{init}", f"{self.fs}/init")

    def file(self, path, to):
        os.makedirs(os.path.dirname(self.fs + to), exist_ok=True)
        shutil.copy(path, self.fs + to)

    def write(self, to, text):
        os.makedirs(os.path.dirname(self.fs + to), exist_ok=True)
        with open(self.fs + to, "w", encoding="utf-8") as f:
            f.write(text)

    def program(self, path, to):
        """With its libraries."""
        self.file(path, to)
        for lib in re.findall(r"(/\S+) \(0x", output("ldd", path)):
            if not os.path.exists(self.fs + lib):
                self.file(lib, lib)

    def library(self, name):
        """One that programs open when they need it, with its own."""
        known = output("/sbin/ldconfig", "-p")
        path = re.search(rf"^\s{re.escape(name)} \(libc6,x86-64\) => (\S+)$", known, re.M)[1]
        self.program(path, path)

    def pack(self):
        with open(f"{self.d}/disk", "wb") as f:
            run("sh", "-c", f"cd {self.fs} && find . | {BUSYBOX} cpio -o -H newc 2>/dev/null", stdout=f)
        return f"{self.d}/disk"


# Two processors that take turns: at the same time, one may meet code that the other one is just changing, which made one of 20
# boots of Linux 7.2 panic, and none of 20 of these. Or one processor that takes a nanosecond for each instruction by the machine's
# clock, whatever it takes here. With two of these, kernels do not begin.
TIMES = {False: ("-accel", "tcg,thread=single", "-smp", "2"), True: ("-accel", "tcg,thread=single", "-icount", "shift=0", "-smp", "1")}


def log_of(vmlinuz, disk, d, append, memory, cpu, limit, counted):
    """What a machine writes until it ends. no_timer_check: a kernel panics that sees no interrupt of its timer in time, because
    others have this machine's processors."""
    try:
        run(QEMU, *TIMES[counted], "-cpu", cpu, "-m", str(memory), "-display", "none", "-no-reboot", "-net", "none", "-kernel", vmlinuz,
            "-initrd", disk, "-append",
            f"console=ttyS0 quiet panic=-1 rdinit=/init no_timer_check {append}", "-serial", f"file:{d}/log", "-monitor", "none",
            timeout=limit)
    except subprocess.TimeoutExpired:
        print(f"the machine was ended after {limit} s", flush=True)
    return text_of(f"{d}/log").replace("\r", "")


def said(vmlinuz, disk, d, append="", memory=1024, cpu="max", limit=900, counted=False):
    """What the machine said by its headings; ends the test if it did not come to its end. Where the kernel panics before anything
    of ours runs, it is started once more."""
    text = log_of(vmlinuz, disk, d, append, memory, cpu, limit, counted)
    if "Kernel panic" in text and not re.search("^== ", text, re.M):
        print("the kernel panicked before its init began; once more", flush=True)
        text = log_of(vmlinuz, disk, d, append, memory, cpu, limit, counted)
    parts = re.split(r"^== (\w+)\n", text, flags=re.M)
    parts = dict(zip(parts[1::2], parts[2::2]))
    if "end" not in parts:
        sys.exit("the machine did not come to its end:\n" + text[-3000:])
    print("kernel", parts["kernel"].strip(), flush=True)
    return parts
