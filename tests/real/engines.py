#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 180, takes: 10, suite: all
"""A container that podman runs, from an image that is made here: a tracer outside sees each call of the program in it, and
serve counts it by the id that podman says.

crun can't be used: to forbid devices in a group of version 2 it lifts its limit of locked memory, which needs
CAP_SYS_RESOURCE, and machines that run tests may lack that."""
import os
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))
import real  # noqa: E402
from real import check, equal, need  # noqa: E402
from serving import Serve, free_port, metrics, samples  # noqa: E402

LIBRARY = """
int urUSMPoolTrimToExp(void *context, void *pool, long size) { __asm__ volatile("" ::: "memory"); return 0; }
"""
PROGRAM = r"""
#include <stdio.h>
int urUSMPoolTrimToExp(void *, void *, long);
int main(void)
{
	char line[16];
	int sum = 0;
	puts("runs"), fflush(stdout);
	while (fgets(line, sizeof(line), stdin)) {
		for (int i = 0; i < 100; i++) sum += urUSMPoolTrimToExp(0, 0, i);
		puts("called"), fflush(stdout);
	}
	return sum;
}
"""
NAME = "urUSMPoolTrimToExp"
# A machine may have both versions of control groups; the limits and other options below are for machines that lack privileges.
ONE_VERSION = 'umount -R -l /sys/fs/cgroup && mount -t cgroup2 none /sys/fs/cgroup && exec "$@"'


class Podman:
    def __init__(self, d):
        self.d = d
        self.argv = ["unshare", "--mount", "--propagation", "private", "sh", "-c", ONE_VERSION, "sh", "podman", "--storage-driver", "vfs",
                     "--root", f"{d}/storage", "--runroot", f"{d}/run", "--cgroup-manager=cgroupfs"]

    def image(self):
        """A folder with the program and the libraries that it needs, as an archive."""
        for name, text in (("lib", LIBRARY), ("program", PROGRAM)):
            with open(f"{self.d}/{name}.c", "w") as f:
                f.write(text)
        root = f"{self.d}/root"
        os.makedirs(f"{root}/lib64")
        lib = real.build(f"{self.d}/lib.c", f"{root}/lib64/libur_engines_test.so", "-shared", "-fPIC", "-Wl,-soname,libur_engines_test.so")
        program = real.build(f"{self.d}/program.c", f"{root}/program", lib, "-Wl,-rpath,/lib64")
        said = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
        for path in re.findall(r"(/\S*(?:libc\.so|ld-linux)\S*)", said):
            shutil.copy(path, f"{root}/lib64")
        subprocess.run(["tar", "-C", root, "-cf", f"{self.d}/image.tar", "."], check=True)
        r = subprocess.run([*self.argv, "import", f"{self.d}/image.tar", "localhost/program"], capture_output=True, text=True)
        need(r.returncode == 0, "podman makes an image", r.stderr[-500:] if r.returncode else "")

    def run(self, runtime):
        """The container's program, its id and its pid as the machine sees it."""
        at = f"{self.d}/{runtime}"
        p = real.Process([*self.argv, f"--runtime={runtime}", "run", "--rm", "-i", "--pids-limit=-1", "--ulimit=nofile=1024:1024", "--ulimit=nproc=1000:1000", "--network=none", "--security-opt=apparmor=unconfined",
                          f"--cidfile={at}.id", f"--pidfile={at}.pid", "localhost/program", "/program"], stdin=True)

        def begun():
            need(p.p.poll() is None, f"{runtime}: the container runs", p.err[-600:]) if p.p.poll() is not None else None
            return "runs\n" in p.out
        real.wait_for(begun, f"{runtime}: the program runs", 60)
        return p, real.read(f"{at}.id").strip(), int(real.read(f"{at}.pid"))


def counted(port, container):
    return sum(v for (name, labels), v in samples(metrics(port)).items() if name == "xptibpf_group_calls_total" and f'container="{container}"' in labels)


def one(podman, runtime, port):
    p, container, pid = podman.run(runtime)
    check(re.fullmatch("[0-9a-f]{64}", container), f"{runtime}: podman says its id", container)
    check(real.read(f"/proc/{pid}/status").split("NSpid:")[1].split()[:2] != [str(pid)], f"{runtime}: the program has a number of its own inside")
    t = real.Tracer("-p", pid).ready().knows("libur_engines_test.so")
    p.tell("go")
    p.said("^called$")
    equal(t.end(), 0, f"{runtime}: the tracer ends well")
    equal(len(t.calls(NAME, pid=pid)), 100, f"{runtime}: trace -p sees each call in the container")
    real.wait_for(lambda: counted(port, container) >= 100, f"{runtime}: serve counts the container's calls by its id", 30)
    equal(counted(port, container), 100, f"{runtime}: serve counts them by the container's id")
    p.p.stdin.close()
    equal(p.wait(60), 0, f"{runtime}: the program ends well")


def main():
    podman = Podman(real.folder())
    podman.image()
    port = free_port()
    s = Serve("--listen", f"127.0.0.1:{port}", "--labels", "container").ready(port)
    one(podman, "runc", port)
    s.p.terminate()
    equal(s.wait(20), 0, "serve ends well")


real.run(main)
