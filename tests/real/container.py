#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 600, takes: 75, suite: all
"""The image of the Containerfile, built by buildah, runs by podman with what the DaemonSet of packaging/kubernetes asks for
and nothing else, and counts what a program outside of the container calls; Kubernetes' own schemas accept the manifests, and
what Kustomize makes of them. The tarball of the same program runs where there is nothing else, and has what belongs to it.
"""
import json
import os
import re
import shutil
import signal
import subprocess
import sys

from lib import real
from lib.real import check, equal, need
import serve

FOLDER = f"{real.ROOT}/packaging/kubernetes"
VALIDATE = "kubernetes-validate==1.37.0"
# The last one that Debian 12's Go builds.
KUSTOMIZE = "sigs.k8s.io/kustomize/kustomize/v5@v5.0.3"
INSTALL = 'd=$(dirname "$1"); cd "$d"; GOPATH=$d/go GOCACHE=$d/go-cache GOBIN=$d GOFLAGS=-modcacherw GOTOOLCHAIN=local go install "$0"'
PROGRAM = r"""
#include <stdio.h>
#include <unistd.h>
int urUSMImportExp(void *, void *, long);
int main(void) { puts("runs"), fflush(stdout); for (;;) urUSMImportExp(0, 0, 1), usleep(10000); }
"""
# crun wants one version of control groups, and a machine may have both.
ONE_VERSION = 'umount -R -l /sys/fs/cgroup && mount -t cgroup2 none /sys/fs/cgroup && exec "$@"'


def must(*argv, **kw):
    r = subprocess.run(argv, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **kw)
    need(r.returncode == 0, " ".join(argv)[:120], r.stdout[-1500:] if r.returncode else "")
    return r.stdout


# ---- manifests -----------------------------------------------------------------------------------------


def manifests(d):
    """{kind: object}, after the schemas have accepted them."""
    venv = f"{d}/venv"
    must(sys.executable, "-m", "venv", venv)
    must(f"{venv}/bin/pip", "--disable-pip-version-check", "--quiet", "install", "--no-cache-dir", VALIDATE)
    read = "import json, sys, yaml; json.dump([yaml.safe_load(open(n)) for n in sys.argv[1:]], sys.stdout)"
    kustomization = json.loads(must(f"{venv}/bin/python", "-c", read, f"{FOLDER}/kustomization.yaml"))[0]
    names = kustomization["resources"]
    rest = {f for g in kustomization["configMapGenerator"] for f in g["files"]} | {"kustomization.yaml"}
    equal(set(os.listdir(FOLDER)), set(names) | rest, "the base has every file")
    for name in names:
        said = must(f"{venv}/bin/kubernetes-validate", "--strict", f"{FOLDER}/{name}")
        check("passed" in said, f"Kubernetes' schema accepts {name}", said.strip())
    objects = json.loads(must(f"{venv}/bin/python", "-c", read, *(f"{FOLDER}/{n}" for n in names)))
    wrong = {**objects[1], "spec": {**objects[1]["spec"], "templat": {}}}
    with open(f"{d}/wrong.yaml", "w") as f:
        json.dump(wrong, f)
    check(subprocess.run([f"{venv}/bin/kubernetes-validate", "--strict", f"{d}/wrong.yaml"], capture_output=True).returncode != 0,
          "and would refuse a mistake")
    return {o["kind"]: o for o in objects}


def of_daemonset(objects):
    spec = objects["DaemonSet"]["spec"]["template"]["spec"]
    container = spec["containers"][0]
    security = container["securityContext"]
    unit = real.read(f"{real.ROOT}/packaging/systemd/xptibpf.service")
    wanted = re.search(r"^CapabilityBoundingSet=(.*)$", unit, re.M)[1].replace("CAP_", "").split()
    equal(security["capabilities"], {"drop": ["ALL"], "add": wanted}, "it has the capabilities of the systemd unit")
    check(spec["hostPID"] and security["readOnlyRootFilesystem"] and not security["privileged"], "and little else")
    ports = {p["port"] for rule in objects["NetworkPolicy"]["spec"]["ingress"] for p in rule["ports"]}
    port = container["ports"][0]["containerPort"]
    said = must(real.XPTIBPF, "serve", "--check", "--config", f"{FOLDER}/serve.yaml")
    check(ports == {port} and f":{port} " in said, "the port is one everywhere", said)
    return security


def kustomized(d, objects):
    """What `kubectl apply -k` applies, of an overlay as a site has it, too."""
    kustomize = f"{d}/kustomize"
    must(f"{real.ROOT}/scripts/cached", kustomize, "--", "bash", "-euc", INSTALL, KUSTOMIZE, kustomize)
    os.mkdir(f"{d}/overlay")
    shutil.copytree(FOLDER, f"{d}/base")
    with open(f"{d}/overlay/kustomization.yaml", "w") as f:
        f.write("resources: [../base]\nnamespace: elsewhere\nimages: [{name: registry.example.org/xptibpf, newName: mine/xptibpf, newTag: v7}]\n")
    for folder, namespace, image in (("base", "xptibpf", "registry.example.org/xptibpf:latest"), ("overlay", "elsewhere", "mine/xptibpf:v7")):
        text = must(kustomize, "build", f"{d}/{folder}")
        with open(f"{d}/{folder}.yaml", "w") as f:
            f.write(text)
        said = must(f"{d}/venv/bin/kubernetes-validate", "--strict", f"{d}/{folder}.yaml")
        equal(len(re.findall("passed", said)), 4, f"{folder}: Kubernetes' schemas accept all that kustomize makes")
        read = "import json, sys, yaml; json.dump(list(yaml.safe_load_all(open(sys.argv[1]))), sys.stdout)"
        made = {o["kind"]: o for o in json.loads(must(f"{d}/venv/bin/python", "-c", read, f"{d}/{folder}.yaml"))}
        equal(sorted(made), sorted([*objects, "ConfigMap"]), f"{folder}: it has every object and the configuration")
        equal({o["metadata"].get("namespace", o["metadata"]["name"]) for o in made.values()}, {namespace}, f"{folder}: all in its namespace")
        pod = made["DaemonSet"]["spec"]["template"]["spec"]
        equal(pod["containers"][0]["image"], image, f"{folder}: the image has its name")
        volume = next(v for v in pod["volumes"] if "configMap" in v)
        equal(volume["configMap"]["name"], made["ConfigMap"]["metadata"]["name"], f"{folder}: the pod gets this configuration")
        equal(made["ConfigMap"]["data"], {"serve.yaml": real.read(f"{FOLDER}/serve.yaml")}, f"{folder}: which is the file")


# ---- the image -----------------------------------------------------------------------------------------


def storage(d):
    return ["--storage-driver", "vfs", "--root", f"{d}/storage", "--runroot", f"{d}/run"]


def build_image(d):
    os.mkdir(f"{d}/context")
    must("cp", f"{real.O}/xptibpf-static", f"{d}/context")
    must("buildah", *storage(d), "bud", "--isolation", "chroot", "-f", f"{real.ROOT}/packaging/container/Containerfile",
         "-t", "localhost/xptibpf", f"{d}/context")


def profile(d):
    """The engine's own filter of system calls (RuntimeDefault). Those of 2022 gave bpf() and perf_event_open() to
    CAP_SYS_ADMIN alone, and all since to CAP_BPF and CAP_PERFMON: Debian 12's gets that here."""
    filters = json.loads(real.read("/usr/share/containers/seccomp.json"))
    for name, cap in (("bpf", "CAP_BPF"), ("perf_event_open", "CAP_PERFMON")):
        filters["syscalls"].insert(0, {"names": [name], "action": "SCMP_ACT_ALLOW", "includes": {"caps": [cap]}})
    for f in filters["syscalls"][2:]:
        if f["action"] == "SCMP_ACT_ERRNO":
            f["names"] = [n for n in f["names"] if n not in ("bpf", "perf_event_open")]
    with open(f"{d}/seccomp.json", "w") as f:
        json.dump(filters, f)
    return f"{d}/seccomp.json"


def podman(d, *args):
    argv = ["podman", *storage(d), "--runtime=runc", "--cgroup-manager=cgroupfs", *args]
    return ["unshare", "--mount", "--propagation", "private", "sh", "-c", ONE_VERSION, "sh", *argv]


def run_image(d, security, port):
    options = ["--pids-limit=-1", "--network=host", "--pid=host", "--read-only", "--security-opt=apparmor=unconfined", f"--security-opt=seccomp={profile(d)}",
               "--security-opt=no-new-privileges", "--ulimit=nofile=1024:1024", "--ulimit=nproc=1000:1000",
               f"--user={security['runAsUser']}", "--cap-drop=all", *(f"--cap-add={n}" for n in security["capabilities"]["add"])]
    return real.Process(podman(d, "run", "--rm", "--name=xptibpf-test", *options, "localhost/xptibpf",
                               "serve", "-e", "ur:urUSMImportExp", "--listen", f"127.0.0.1:{port}"))


def image(d, security):
    build_image(d)
    real.build_linked(d, serve.LIBRARY, PROGRAM, "libur_container_test.so")
    port = serve.free_port()
    try:
        serves(d, run_image(d, security, port), port)
    finally:
        # The engine leaves a container running whose client is killed.
        must(*podman(d, "rm", "--force", "--all", "--time=0"))


def serves(d, s, port):
    def ready():
        need(s.p.poll() is None, "the container runs", s.err[-800:]) if s.p.poll() is not None else None
        try:
            return serve.ask(port, "/readyz")[0] == 200
        except (OSError, IndexError, ValueError):
            return False

    real.wait_for(ready, "the container is ready", 60)
    check(True, "the container is ready")
    p = real.Process([f"{d}/program"])
    p.said("^runs$")
    real.wait_for(lambda: serve.of_functions(serve.metrics(port)).get("urUSMImportExp", 0) > 20, "it counts a program outside", 60)
    check(True, "it counts what a program outside of it calls")
    inside = [n for n in os.listdir("/proc") if n.isdigit() and real.read(f"/proc/{n}/comm").strip() == "xptibpf-web"
              and os.path.realpath(f"/proc/{n}/exe") == "/xptibpf"]
    check(all("Uid:\t65534" in real.read(f"/proc/{n}/status") for n in inside) and inside, "its web process is nobody", inside)
    p.kill()
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(30), 0, "it ends well")


# ---- the tarball ---------------------------------------------------------------------------------------


def tarball(d):
    """Makes the static program, too, of which the image is."""
    # How small it is, is not what this is about: xz takes a quarter of the time so.
    must("make", "tarball", f"O={real.O}", cwd=real.ROOT, env={**os.environ, "XZ_OPT": "-0"})
    version = real.read(f"{real.ROOT}/VERSION").strip()
    name = f"xptibpf-{version}-x86_64"
    os.mkdir(f"{d}/unpacked")
    must("tar", "-C", f"{d}/unpacked", "-xf", f"{real.O}/{name}.tar.xz")
    equal(os.listdir(f"{d}/unpacked"), [name], "the tarball has one folder")
    root = f"{d}/unpacked/{name}"
    pages = {n for n in os.listdir(f"{real.ROOT}/docs") if n.endswith(".1")}
    equal(set(os.listdir(f"{root}/share/man/man1")), pages, "it has the man page of every command")

    release = "2026.2.0"
    t = real.Tracer("--xpti", "-q", "-e", "sycl", "--", real.workload(release, "sycl_loop"), "--iterations", "3", "--sleep-ms", "0",
                       env=real.warm_environment(release), program=f"{root}/bin/xptibpf")
    equal(t.wait(60), 0, "its program traces a SYCL program, and finds the beacon")
    check(any(e["type"] == "xpti" for e in t.events()), "which then has XPTI events")
    for n in "proc", "sys":
        os.mkdir(f"{root}/{n}")
    alone = 'for n in proc sys; do mount --rbind "/$n" "$0/$n"; done; exec chroot "$0" "$@"'
    said = must("unshare", "--mount", "--propagation", "private", "sh", "-ec", alone, root, "/bin/xptibpf", "--version")
    check(said.startswith(f"xptibpf {version}"), "it runs where there is nothing else", said)


def main():
    d = real.folder()
    tarball(d)
    objects = manifests(d)
    security = of_daemonset(objects)
    kustomized(d, objects)
    image(d, security)


real.run(main)
