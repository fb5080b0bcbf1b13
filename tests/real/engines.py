#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 25, suite: all
"""Containers that podman, Docker and containerd run, by runc and crun: a tracer outside sees each call of the program in them, and
serve counts it by the id that the engine says, and in a group as kubelet makes it, by the pod.

podman and Docker can't use crun: to forbid devices in a group of version 2 it lifts its limit of locked memory, which needs
CAP_SYS_RESOURCE, and machines that run tests may lack that. containerd is asked for no limits."""
import json
import os
import re
import shutil
import subprocess

from lib import groups, real
from lib.real import check, equal, need
from lib.serving import Serve, free_port, metrics, samples

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


IN_ONE_VERSION = "unshare", "--mount", "--propagation", "private", "sh", "-c", ONE_VERSION, "sh"
POD = "5e0f1c52-1c1a-4f4e-9d0b-7a3f6f1f2b90"


def make_root(d):
    """A folder with the program and the libraries that it needs."""
    for name, text in (("lib", LIBRARY), ("program", PROGRAM)):
        with open(f"{d}/{name}.c", "w") as f:
            f.write(text)
    root = f"{d}/root"
    os.makedirs(f"{root}/lib64")
    os.mkdir(f"{root}/proc")
    lib = real.build(f"{d}/lib.c", f"{root}/lib64/libur_engines_test.so", "-shared", "-fPIC", "-Wl,-soname,libur_engines_test.so")
    program = real.build(f"{d}/program.c", f"{root}/program", lib, "-Wl,-rpath,/lib64")
    said = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    for path in re.findall(r"(/\S*(?:libc\.so|ld-linux)\S*)", said):
        shutil.copy(path, f"{root}/lib64")
    return root


def begun(p, what):
    def says():
        need(p.p.poll() is None, f"{what}: the container runs", p.err[-600:]) if p.p.poll() is not None else None
        return "runs\n" in p.out
    real.wait_for(says, f"{what}: the program runs", 60)


class Podman:
    pod = None

    def __init__(self, d, root):
        self.d = d
        self.argv = [*IN_ONE_VERSION, "podman", "--storage-driver", "vfs", "--root", f"{d}/storage", "--runroot", f"{d}/run", "--cgroup-manager=cgroupfs"]
        subprocess.run(["tar", "-C", root, "-cf", f"{d}/image.tar", "."], check=True)
        r = subprocess.run([*self.argv, "import", f"{d}/image.tar", "localhost/program"], capture_output=True, text=True)
        need(r.returncode == 0, "podman makes an image", r.stderr[-500:] if r.returncode else "")

    def end(self):
        """Of one whose client was killed, the container still runs."""
        r = subprocess.run([*self.argv, "rm", "--force", "--all", "--time=0"], capture_output=True, text=True)
        equal(r.returncode, 0, "podman has no container left")

    def run(self, runtime):
        """The container's program, its id and its pid as the machine sees it."""
        at = f"{self.d}/{runtime}"
        p = real.Process([*self.argv, f"--runtime={runtime}", "run", "--rm", "-i", "--pids-limit=-1", "--ulimit=nofile=1024:1024", "--ulimit=nproc=1000:1000", "--network=none", "--security-opt=apparmor=unconfined",
                          f"--cidfile={at}.id", f"--pidfile={at}.pid", "localhost/program", "/program"], stdin=True)
        begun(p, runtime)
        return p, real.read(f"{at}.id").strip(), int(real.read(f"{at}.pid"))


class Docker:
    """A daemon of the test's own, with a containerd of its own, and without networks, which it makes for the machine."""
    pod = None

    def __init__(self, d, root):
        self.d = d
        self.daemon = real.Process([*IN_ONE_VERSION, "dockerd", "--data-root", f"{d}/d-root", "--exec-root", f"{d}/d-exec", "-p", f"{d}/d-pid", "-H", f"unix://{d}/d-sock",
                                    "--bridge=none", "--iptables=false", "--ip6tables=false", "--ip-forward=false", "--storage-driver=vfs",
                                    "--exec-opt=native.cgroupdriver=cgroupfs"])
        self.docker = ["docker", "-H", f"unix://{d}/d-sock"]
        real.wait_for(lambda: self.does("version").returncode == 0, "Docker answers", 60)
        subprocess.run(["tar", "-C", root, "-cf", f"{d}/d-image.tar", "."], check=True)
        r = self.does("import", f"{d}/d-image.tar", "program:1")
        need(r.returncode == 0, "Docker makes an image", r.stderr[-500:] if r.returncode else "")

    def does(self, *argv):
        return subprocess.run([*self.docker, *argv], capture_output=True, text=True)

    def run(self, runtime):
        at = f"{self.d}/d-{runtime}"
        p = real.Process([*self.docker, "run", "--rm", "-i", f"--runtime={runtime}", "--ulimit=nofile=1024:1024", "--network=none",
                          "--security-opt=apparmor=unconfined", f"--cidfile={at}.id", "program:1", "/program"], stdin=True)
        begun(p, runtime)
        container = real.read(f"{at}.id").strip()
        return p, container, int(self.does("inspect", "-f", "{{.State.Pid}}", container).stdout)

    def end(self):
        for container in self.does("ps", "-aq").stdout.split():
            self.does("rm", "--force", container)
        self.daemon.p.terminate()
        equal(self.daemon.wait(60), 0, "Docker ends well")
        for root, _ in groups.kinds("freezer"):
            if os.path.isdir(f"{root}/docker"):
                os.rmdir(f"{root}/docker")


class Containerd:
    """A daemon of the test's own, asked as kubelet has it asked, but by its own client."""
    pod = POD

    def __init__(self, d, root):
        self.d, self.root = d, root
        with open(f"{d}/containerd.toml", "w") as f:
            f.write(f'version = 2\nroot = "{d}/c-root"\nstate = "{d}/c-state"\ndisabled_plugins = ["io.containerd.grpc.v1.cri"]\n'
                    f'[grpc]\naddress = "{d}/c-sock"\n')
        self.daemon = real.Process([*IN_ONE_VERSION, "containerd", "-c", f"{d}/containerd.toml"])
        self.ctr = ["ctr", "-a", f"{d}/c-sock", "-n", "k8s.io"]
        real.wait_for(lambda: subprocess.run([*self.ctr, "version"], capture_output=True).returncode == 0, "containerd answers", 60)

    def begin(self, runtime, root, args, env, folders=()):
        """folders: of the machine, which the container has, too."""
        container = os.urandom(32).hex()
        at = f"{self.d}/{container}"
        mounts = [{"destination": "/proc", "type": "proc", "source": "proc"}, {"destination": "/dev", "type": "tmpfs", "source": "tmpfs"},
                  {"destination": "/dev/shm", "type": "tmpfs", "source": "shm"}, {"destination": "/tmp", "type": "tmpfs", "source": "tmpfs"},
                  *({"destination": f, "type": "bind", "source": f, "options": ["rbind", "ro"]} for f in folders)]
        with open(f"{at}.json", "w") as f:
            json.dump({
                "ociVersion": "1.0.2", "process": {"user": {"uid": 0, "gid": 0}, "args": args, "env": [f"{k}={v}" for k, v in env.items()], "cwd": "/"},
                "root": {"path": root}, "mounts": mounts,
                "linux": {"cgroupsPath": f"/kubepods/besteffort/pod{POD}/{container}", "namespaces": [{"type": t} for t in ("pid", "mount", "ipc", "uts")]}}, f)
        p = real.Process([*self.ctr, "run", "--rm", "--runc-binary", runtime, "--config", f"{at}.json", "--pid-file", f"{at}.pid", container], stdin=True)
        return p, container, at

    def run(self, runtime):
        p, container, at = self.begin(runtime, self.root, ["/program"], {"PATH": "/"})
        begun(p, runtime)
        return p, container, int(real.read(f"{at}.pid"))

    def end(self):
        tasks = subprocess.run([*self.ctr, "tasks", "ls", "-q"], capture_output=True, text=True).stdout.split()
        for task in tasks:
            subprocess.run([*self.ctr, "tasks", "rm", "--force", task], capture_output=True)
        self.daemon.p.terminate()
        equal(self.daemon.wait(30), 0, "containerd ends well")
        for root, _ in groups.kinds("freezer"):
            for folder in f"kubepods/besteffort/pod{POD}", "kubepods/besteffort", "kubepods":
                if os.path.isdir(f"{root}/{folder}"):
                    os.rmdir(f"{root}/{folder}")


def counted(port, container, pod):
    labels = [f'container="{container}"', f'pod="{pod or ""}"']
    return sum(v for (name, found), v in samples(metrics(port)).items() if name == "xptibpf_group_calls_total" and all(one in found for one in labels))


def trace(engine, runtime, port):
    what = f"{type(engine).__name__}, {runtime}"
    p, container, pid = engine.run(runtime)
    check(re.fullmatch("[0-9a-f]{64}", container), f"{what}: it has an id", container)
    check(real.read(f"/proc/{pid}/status").split("NSpid:")[1].split()[:2] != [str(pid)], f"{what}: the program has a number of its own inside")
    t = real.Tracer("-p", pid).ready().knows("libur_engines_test.so")
    p.tell("go")
    p.said("^called$")
    equal(t.end(), 0, f"{what}: the tracer ends well")
    equal(len(t.calls(NAME, pid=pid)), 100, f"{what}: trace -p sees each call in the container")
    real.wait_for(lambda: counted(port, container, engine.pod) >= 100, f"{what}: serve counts the container's calls by its id", 30)
    equal(counted(port, container, engine.pod), 100, f"{what}: serve counts them by the container's id, and its pod's if it has one")
    p.p.stdin.close()
    equal(p.wait(60), 0, f"{what}: the program ends well")


def sycl(engine, port):
    """With all that a real one needs. Its calls are in its control group; how many launches there are, it knows itself."""
    release, rounds = "2026.2.0", 50
    root = f"{engine.d}/sycl"
    os.mkdir(root)
    os.symlink("usr/lib", f"{root}/lib")
    env = {k: v for k, v in real.environment(release).items() if not isinstance(v, bytes)}
    program = os.path.realpath(real.workload(release, "sycl_loop"))
    folders = ["/usr", "/lib64", "/etc", os.path.realpath(real.runtime(release)), os.path.dirname(program)]
    p, container, _ = engine.begin("runc", root, [program, "--steps", "1", "--sleep-ms", "0"], env, folders)

    def said(what):
        if p.p.poll() is not None:
            need(False, "the container runs", p.err[-600:])
        return re.search(what, p.out, re.M)
    real.wait_for(lambda: said(r"^pid \d+$"), "the SYCL program runs", 60)
    want = "xptibpf_group_launches_total", "xptibpf_group_calls_total"

    def numbers():
        found = samples(metrics(port))
        return [sum(v for (name, labels), v in found.items() if name == n and f'container="{container}"' in labels and 'api="ur"' in labels) for n in want]
    real.wait_for(lambda: numbers()[1] > 0, "serve counts it", 30)
    launches, _ = numbers()
    p.tell(str(rounds))
    real.wait_for(lambda: said(rf"^did {rounds}$"), "it makes its rounds", 60)
    real.wait_for(lambda: numbers()[0] - launches >= rounds, "its launches are counted", 30)
    launches, calls = numbers()[0] - launches, numbers()[1]
    check(launches in (rounds, rounds + 1) and calls > 4 * rounds, "a real SYCL program's launches are counted by its container, and so are its other calls",
          (launches, calls))
    p.p.stdin.close()
    equal(p.wait(60), 0, "the SYCL program ends well")


def main():
    d = real.folder()
    root = make_root(d)
    port = free_port()
    s = Serve("--listen", f"127.0.0.1:{port}", "--labels", "container,pod").ready(port)
    for make, runtimes in ((Podman, ["runc"]), (Docker, ["runc"]), (Containerd, ["runc", "crun"])):
        engine = make(d, root)
        try:
            for runtime in runtimes:
                trace(engine, runtime, port)
            if engine.pod:
                sycl(engine, port)
        finally:
            engine.end()
    s.p.terminate()
    equal(s.wait(20), 0, "serve ends well")


real.run(main)
