#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 900, takes: 200, suite: all, quiet: it makes packages, and installs them in a folder
"""The Debian packages: lintian finds nothing in them, they are installed in a bare Debian, run there, change nothing that
nobody asked for, keep a configuration that was changed until they are purged, and leave nothing then."""
import glob
import os
import re
import socket
import subprocess

from lib import real
from lib.real import check, equal, need

OUT = f"{real.O}/deb"
VERSION = real.read(f"{real.ROOT}/VERSION").strip()
# The folders that apt's and dpkg's own records are in, and what any package changes.
OWN_RECORDS = re.compile(r"^\./(var/(lib/(dpkg|apt|systemd|ucf)|cache|log)|run|tmp|proc|sys|dev|etc/(passwd|group|shadow|gshadow|subuid|subgid)-?"
                         r"|etc/ld\.so\.cache|etc/\.pwd\.lock)(/|$)")


def must(*argv, **kw):
    r = subprocess.run(argv, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **kw)
    need(r.returncode == 0, " ".join(argv)[:150], r.stdout[-1500:] if r.returncode else "")
    return r.stdout


def shell(script, *args):
    """With the functions of scripts/common.sh."""
    return must("bash", "-euc", f'die() {{ echo "$*" >&2; exit 1; }}; . scripts/common.sh; {script}', "bash", *args, cwd=real.ROOT).strip()


class Root:
    """A bare Debian in a mount namespace of its own, which has this machine's /proc and /sys."""

    def __init__(self, folder):
        self.folder = folder
        mirror = shell("debian_mirror_or_die")
        shared = subprocess.run([f"{real.ROOT}/scripts/fetch-root", "bookworm"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
        must("cp", "-a", "--reflink=auto", f"{shared}/.", folder)
        self.make_documented()
        with open(f"{folder}/etc/dpkg/dpkg.cfg.d/test", "w") as f:
            f.write("force-unsafe-io\nforce-confdef\n")
        with open(f"{folder}/etc/apt/apt.conf.d/test", "w") as f:
            f.write('APT::Get::Assume-Yes "true"; APT::Install-Recommends "false"; APT::Sandbox::User "root";\n')
        with open(f"{folder}/etc/apt/sources.list", "w") as f:
            f.write("".join(f"deb {mirror} {suite} main\n" for suite in ("bookworm", "bookworm-updates", "bookworm-backports")))
        # Nothing starts in a folder (/usr/share/doc/init-system-helpers/README.policy-rc.d.gz).
        with open(f"{folder}/usr/sbin/policy-rc.d", "w") as f:
            f.write("#!/bin/sh\nexit 101\n")
        os.chmod(f"{folder}/usr/sbin/policy-rc.d", 0o755)

    def make_documented(self):
        """The folders of documentation, which fetch-root removes. By dpkg's records packages have them, so it would leave them."""
        names = (name for path in glob.glob(f"{self.folder}/var/lib/dpkg/info/*.list") for name in real.read(path).splitlines())
        for folder in {os.path.dirname(name) for name in names if re.match("/usr/share/(doc|man|locale|info)/", name)}:
            os.makedirs(self.folder + folder, exist_ok=True)

    def argv(self, *argv):
        script = 'for n in proc sys dev; do mount --rbind "/$n" "$0/$n"; done; exec chroot "$0" "$@"'
        env = ["env", "-i", "HOME=/root", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"]
        env += [f"{k}={v}" for k, v in os.environ.items() if k in ("http_proxy", "https_proxy", "no_proxy")]
        return [*env, "unshare", "--mount", "--propagation", "private", "sh", "-ec", script, self.folder, *argv]

    def does(self, *argv):
        return must(*self.argv(*argv))

    def files(self):
        found = set()
        for folder, folders, names in os.walk(self.folder):
            here = "." + folder[len(self.folder):]
            folders[:] = [n for n in folders if not OWN_RECORDS.match(f"{here}/{n}")]
            found |= {f"{here}/{n}" for n in names + folders if not OWN_RECORDS.match(f"{here}/{n}")}
        return found


def examples(text):
    """Each paragraph of the configuration that has keys, with them in force."""
    for paragraph in text.split("\n\n"):
        lines = re.findall(r"^#([\w-]+: .*)$", paragraph, re.M)
        if lines:
            yield "\n".join(lines) + "\n"


def documented(root, wanted):
    """Runs the command of docs/fleet.md that begins so, where the packages are. No service starts in a folder."""
    found = [line.strip() for line in real.read(f"{real.ROOT}/docs/fleet.md").splitlines() if re.match(rf"    (sudo )?{wanted}", line)]
    need(len(found) == 1, f"docs/fleet.md has one command '{wanted}'", found)
    return root.does("sh", "-c", "cd /tmp/deb && " + found[0].removeprefix("sudo ").replace(" --now", ""))


def of_examples(folder):
    """The files that the configuration's examples name."""
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=x",
                    "-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"], check=True, capture_output=True)
    with open(f"{folder}/passwords", "w") as f:
        f.write("bob:$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW\n")
    for name in ("key.pem", "passwords"):
        os.chmod(f"{folder}/{name}", 0o600)
    return [f"{folder}/{name}" for name in ("cert.pem", "key.pem", "passwords")]


def serves(root):
    """With all that it opens only then."""
    sock = "/tmp/serve.sock"
    s = real.Process(root.argv("xptibpf", "serve", "--listen", f"unix:{sock}"))

    def ready():
        if s.p.poll() is not None:
            need(False, "serve runs", s.err[-500:])
        try:
            with socket.socket(socket.AF_UNIX) as c:
                c.connect(root.folder + sock)
                c.sendall(b"GET /readyz HTTP/1.0\r\n\r\n")
                return c.recv(4096).startswith(b"HTTP/1.1 200")
        except OSError:
            return False

    real.wait_for(ready, "it serves", 60)
    s.p.terminate()
    equal(s.wait(20), 0, "and ends well")


def main():
    names = {"xptibpf", "xptibpf-dbgsym", "libxptibpf0", "libxptibpf0-dbgsym", "libxptibpf-dev"}
    must("make", "deb", f"O={real.O}", cwd=real.ROOT)
    packages = {os.path.basename(p).split("_")[0]: p for p in glob.glob(f"{OUT}/*.deb")}
    equal(set(packages), names, "the packages are made")
    equal({must("dpkg-deb", "-f", p, "Version").strip() for p in packages.values()}, {VERSION}, "of the version of VERSION")
    said = subprocess.run(["lintian", "--allow-root", *glob.glob(f"{OUT}/*.changes")], capture_output=True, text=True)
    equal((said.returncode, said.stdout), (0, ""), "lintian finds nothing")

    root = Root(real.folder())
    root.does("apt-get", "-qq", "update")
    # What they depend on, and what is recommended for OTLP, is not what this is about.
    needed = [n.split(" ")[0].split("|")[0] for p in ("xptibpf", "libxptibpf0") for n in
              must("dpkg-deb", "-f", packages[p], "Depends").strip().split(", ")]
    root.does("apt-get", "-qq", "install", "--no-install-recommends", "-t", "bookworm-backports", *sorted({*needed, "libcurl4"}))
    before = root.files()
    os.mkdir(f"{root.folder}/tmp/deb")
    subprocess.run(["cp", packages["xptibpf"], packages["libxptibpf0"], f"{root.folder}/tmp/deb/"], check=True)
    documented(root, "apt-get install")
    root.does("sh", "-c", "dpkg -i /tmp/deb/libxptibpf0_*.deb")

    equal(root.does("xptibpf", "--version").split()[:2], ["xptibpf", VERSION], "the program runs")
    with real.where_none_is_alone():
        serves(root)
    listen = "127.0.0.1:17490"
    check(f"listen: {listen}" in documented(root, "xptibpf serve"), "its configuration is right")
    text = real.read(f"{root.folder}/etc/xptibpf/serve.yaml")
    made = of_examples(f"{root.folder}/etc/xptibpf")
    for example in examples(text):
        with open(f"{root.folder}/tmp/one.yaml", "w") as f:
            f.write(example)
        root.does("xptibpf", "serve", "--check", "--config", "/tmp/one.yaml")
    check(len(list(examples(text))) > 3, "so is each of its examples")
    for name in made:
        os.unlink(name)
    enabled = [n for n in root.files() if "/etc/systemd" in n and "xptibpf" in n]
    equal(enabled, [], "the service is not enabled")
    equal(root.does("sh", "-c", "systemctl is-enabled xptibpf.service || true").strip(), "disabled", "systemd knows it")
    check("xptibpf serve" in real.read(f"{root.folder}/etc/passwd"), "and its user")
    check("xptibpf" in root.does("bash", "-c", ". /usr/share/bash-completion/completions/xptibpf; complete -p xptibpf"), "bash completes it")
    with open(f"{root.folder}/etc/xptibpf/serve.yaml", "a") as f:
        f.write("functions: 5\n")
    root.does("sh", "-c", "dpkg -i /tmp/deb/*.deb")
    check("functions: 5" in real.read(f"{root.folder}/etc/xptibpf/serve.yaml"), "an update keeps a configuration that was changed")

    documented(root, "systemctl enable")
    equal(root.does("systemctl", "is-enabled", "xptibpf.service").strip(), "enabled", "whoever wants it enables it")
    documented(root, "systemctl disable")
    documented(root, "apt-get remove")
    root.does("dpkg", "-P", "libxptibpf0")
    check(not os.path.exists(f"{root.folder}/usr/bin/xptibpf"), "it is removed")
    check(os.path.exists(f"{root.folder}/etc/xptibpf/serve.yaml"), "its configuration stays")
    documented(root, "apt-get purge")
    equal(sorted(root.files() - before), [], "purged, it leaves nothing")


real.run(main)
