#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 30, suite: all
# alone: it waits for warnings that concern all processes of the machine
"""The systemd unit: it is as closed as it says, runs under a real systemd with all of that, and needs each capability
that it has: without it, serve says what it lacks, or is seen to lack it.

There need not be a machine that systemd has started: its manager of users' services runs in a mount namespace in which
/run looks so. It is root's, therefore it can apply everything that the machine's manager can.
"""
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time

from lib import real
from lib.real import check, equal, need
from lib.serving import read_again

UNIT = f"{real.ROOT}/packaging/systemd/xptibpf.service"
OTHER = 1234  # a user who is nobody's
NAMED = 16  # UNOPENED_NAMED in user/live/unopened.h
LIBRARY = """
int FUNCTION(void *context, void *memory, long size) { __asm__ volatile("" ::: "memory"); return 0; }
"""
# Its library is a file, or one in memory without a name. A call at a time, so that it has begun when it is counted.
PROGRAM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>
int main(int argc, char **argv)
{
	const char *path = argv[1];
	char own[64], data[65536];
	int fd;
	if (argc > 2) {
		FILE *f = fopen(path, "r");
		size_t n = fread(data, 1, sizeof(data), f);
		fd = memfd_create("without-a-name", 0);
		if (write(fd, data, n) != (ssize_t)n) return 1;
		snprintf(own, sizeof(own), "/proc/self/fd/%d", fd), path = own;
	}
	void *lib = dlopen(path, RTLD_NOW);
	int (*call)(void *, void *, long) = lib ? (int (*)(void *, void *, long))dlsym(lib, NAME) : 0;
	if (!call) return 1;
	puts("runs"), fflush(stdout);
	for (;;) call(0, 0, 1), usleep(20000);
}
"""


def unit_value(key):
    return re.search(rf"^{key}=(.*)$", real.read(UNIT), re.M)[1]


def output(*argv):
    return subprocess.run(argv, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout


def ask(path_of_socket, path):
    """The body, or nothing if it isn't served."""
    got = b""
    try:
        with socket.socket(socket.AF_UNIX) as s:
            s.settimeout(10)
            s.connect(path_of_socket)
            s.sendall(f"GET {path} HTTP/1.0\r\n\r\n".encode())
            while part := s.recv(65536):
                got += part
    except OSError:
        pass
    return got.partition(b"\r\n\r\n")[2].decode()


def calls(sock, function):
    m = re.search(rf'^xptibpf_calls_total\{{[^}}]*{function}"\}} (\d+)$', ask(sock, "/metrics"), re.M)
    return int(m[1]) if m else 0


# ---- what systemd thinks of it -------------------------------------------------------------------------


def exposure(d):
    said = output("systemd-analyze", "security", "--offline=yes", UNIT)
    found = re.search(r"Overall exposure level for xptibpf.service: ([\d.]+)", said)
    need(found, "systemd weighs the unit", said[-300:])
    check(float(found[1]) < 3.0, "its exposure is below 3.0", found[1])
    # The program is where the package has it, which may not be here.
    with open(f"{d}/xptibpf.service", "w") as f:
        f.write(re.sub("/usr/bin/xptibpf", real.XPTIBPF, real.read(UNIT)))
    said = output("systemd-analyze", "verify", "--man=no", f"{d}/xptibpf.service")
    equal([line for line in said.splitlines() if "xptibpf" in line], [], "and finds nothing wrong")


# ---- another user's program ------------------------------------------------------------------------------


class Target:
    """A program that calls a function, in a folder that serve may use, too; without a function there is none."""

    def __init__(self, function=None):
        self.d, self.function = real.folder(), function or "urUSMImportExp"
        os.chmod(self.d, 0o777)
        if not function:
            return
        real.write(f"{self.d}/lib.c", LIBRARY.replace("FUNCTION", function))
        real.write(f"{self.d}/program.c", PROGRAM.replace("NAME", f'"{function}"'))
        self.lib = real.build(f"{self.d}/lib.c", f"{self.d}/libur_test.so", "-shared", "-fPIC")
        self.program = real.build(f"{self.d}/program.c", f"{self.d}/program")
        self.own = f"{self.d}/own/own.so"
        os.mkdir(f"{self.d}/own", 0o700)
        shutil.copy(self.lib, self.own)
        os.chmod(self.own, 0o700)
        for path in (f"{self.d}/own", self.own):
            os.chown(path, OTHER, OTHER)

    def runs(self, *args):
        """Another user's program that starts now."""
        p = real.Process(["setpriv", f"--reuid={OTHER}", f"--regid={OTHER}", "--clear-groups", self.program, *args])
        p.said("^runs$")
        return p


# ---- capabilities --------------------------------------------------------------------------------------


class Serve(real.Process):
    """As the unit has it: a user who owns nothing, with these capabilities."""

    def __init__(self, t, names):
        self.t, self.sock = t, f"{t.d}/serve.sock"
        caps = "-all" + "".join(f",+{n}" for n in names)
        super().__init__(["setpriv", f"--reuid={OTHER + 1}", f"--regid={OTHER + 1}", "--clear-groups", f"--bounding-set={caps}",
                          f"--inh-caps={caps}", f"--ambient-caps={caps}", "--no-new-privs",
                          # Without -e, functions that others call more often would leave it none of the rows.
                          real.XPTIBPF, "serve", "-e", f"ur:{t.function}", "--listen", f"unix:{self.sock}"], env=real.environment())

    def web(self):
        for pid in real.children(self.pid):
            if real.read(f"/proc/{pid}/comm").strip() == "xptibpf-web":
                return pid
        return 0

    def is_ready(self):
        real.wait_for(lambda: self.p.poll() is not None or "ready" in ask(self.sock, "/readyz").split(), "it is ready, or has ended", 30)
        return self.p.poll() is None

    def calls(self):
        return calls(self.sock, self.t.function)

    def sees(self, *how):
        before = self.calls()
        p = self.t.runs(*how)
        real.wait_for(lambda: self.calls() > before + 2, "its calls are counted")
        p.p.kill()
        p.wait()

    def misses(self, line, *how):
        """Says so, and has not counted it while it has counted others. False: other programs of this machine map so many
        files that can't be opened, either, that it names no more of them."""
        p = self.t.runs(*how)
        self.until(lambda: re.search(line, self.err) or len(re.findall("can't be opened: ", self.err)) >= NAMED, f"it says {line!r}")
        named = re.search(line, self.err) is not None
        if named:
            read_again(lambda: read_time(self.sock))
            equal(self.calls(), 0, f"{' '.join(os.path.basename(a) for a in how)} is not seen")
        p.p.kill()
        p.wait()
        return named


def read_time(sock):
    m = re.search(r"^xptibpf_read_time_seconds (\S+)$", ask(sock, "/metrics"), re.M)
    return float(m[1]) if m else 0


def wait(condition, seconds):
    end = time.monotonic() + seconds * real.SLOWER
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.1)
    return False


def starts(t, without=None):
    names = [n.lower().removeprefix("cap_") for n in unit_value("CapabilityBoundingSet").split()]
    s = Serve(t, [n for n in names if n != without])
    return s, s.is_ready()


def with_all():
    t = Target("urUSMImportExp")
    equal(unit_value("AmbientCapabilities"), unit_value("CapabilityBoundingSet"), "the user has what root could have")
    s, ready = starts(t)
    need(ready, "with all of them it counts")
    for how in ((t.lib,), (t.own,), (t.lib, "memory")):
        s.sees(*how)
    check(True, "another user's program, one with a library that only its owner can read, one whose library has no name")
    equal(real.read(f"/proc/{s.web()}/status").split("\nUid:")[1].split()[0], "65534", "the web process is nobody")
    web_hangs(s, True)


def ends(name, line):
    s, ready = starts(Target(), name)
    check(not ready and s.wait() == 1 and re.search(line, s.err), f"without {name} it ends and says why", s.err[-200:])


def misses(name, line, function, *how):
    t = Target(function)
    for _ in range(3):
        s, ready = starts(t, name)
        need(ready, f"without {name} it counts")
        named = s.misses(line, *(getattr(t, word, word) for word in how))
        stop(s)
        if named:
            return
    need(False, f"it says {line!r}", "there were too many other files that can't be opened, three times")


def web_stays(name, key):
    s, ready = starts(Target(), name)
    check(ready, f"without {name} it counts")
    equal(real.read(f"/proc/{s.web()}/status").split(f"\n{key}:")[1].split()[0], str(OTHER + 1),
          f"but the web process stays what the tracer is ({key})")
    stop(s)


def web_is_left():
    s, ready = starts(Target(), "kill")
    check(ready, "without kill it counts")
    web_hangs(s, False)


def stop(s):
    s.p.send_signal(signal.SIGTERM)
    s.wait(20)


def web_hangs(s, ends):
    web = s.web()
    os.kill(web, signal.SIGSTOP)
    s.p.send_signal(signal.SIGTERM)
    equal(wait(lambda: s.p.poll() is not None, 20 if ends else 3), ends, "it ends although the web process hangs" if ends else
          "but can't end a web process that hangs")
    if not ends:
        os.kill(web, signal.SIGKILL)
    s.wait(20)


# ---- a real systemd ------------------------------------------------------------------------------------

# What the machine's own manager prepares, in a /run of our own. The manager's socket is for everybody there, too.
MANAGER = r"""
set -e
mount -t tmpfs tmpfs /run
mkdir -p /run/systemd/system /run/manager
mkdir -m 0 /run/systemd/inaccessible /run/systemd/inaccessible/dir
chmod 755 /run/systemd/inaccessible
touch /run/systemd/inaccessible/reg /run/systemd/inaccessible/sock /run/systemd/inaccessible/fifo
touch /run/systemd/inaccessible/chr /run/systemd/inaccessible/blk
# Where the service can see them, unlike /tmp and /root.
cp "$1/serve.yaml" "$2" /run
export XDG_RUNTIME_DIR=/run/manager XDG_CONFIG_HOME="$1/units"
echo $$
/lib/systemd/systemd --user --unit=basic.target &
while [ ! -S /run/manager/systemd/private ] || [ ! -S /run/manager/systemd/notify ]; do sleep 0.1; done
chmod 755 /run/manager/systemd
chmod 777 /run/manager/systemd/notify
while read -r line; do
	case $line in
	end) break ;;
	*) status=0; eval "$line" || status=$?; echo "did $status" ;;
	esac
done
kill %1
wait %1
"""


def under_systemd():
    t = Target("urBindlessImagesUnsampledImageHandleDestroyExp")
    d = t.d
    folder = f"{d}/units/systemd/user"
    os.makedirs(f"{folder}/xptibpf.service.d")
    with open(f"{folder}/xptibpf.service", "w") as f:
        f.write(real.read(UNIT))
    with open(f"{d}/serve.yaml", "w") as f:
        f.write(f"event: ur:{t.function}\nlisten: unix:/run/manager/xptibpf/serve.sock\ncontrol: /run/manager/xptibpf/control.sock\n")
    # The user is the package's, and the program is where it was built.
    with open(f"{folder}/xptibpf.service.d/here.conf", "w") as f:
        f.write(f"[Service]\nUser=daemon\nExecStart=\nExecStart=/run/xptibpf serve --config /run/serve.yaml\n"
                f"StandardError=file:{d}/serve.err\n")
    m = real.Process(["unshare", "--mount", "--propagation", "private", "bash", "-c", MANAGER, "manager", d, real.XPTIBPF], stdin=True)
    inside = m.said(r"^(\d+)$")[1]
    sock = f"/proc/{inside}/root/run/manager/xptibpf/serve.sock"
    count = [0]

    def does(command):
        m.tell(command)
        count[0] += 1
        real.wait_for(lambda: len(re.findall(r"^did \d+$", m.out, re.M)) == count[0], f"{command} is done", 100)
        return int(re.findall(r"^did (\d+)$", m.out, re.M)[-1])

    try:
        need(does("systemctl --user start xptibpf.service") == 0, "systemd starts it, and hears that it is ready")
        equal(ask(sock, "/readyz"), "ready\n", "which it is")
        does(f"systemctl --user show -P MainPID xptibpf.service >{d}/pid")
        pid = int(real.read(f"{d}/pid"))
        status = dict(line.split(":\t", 1) for line in real.read(f"/proc/{pid}/status").splitlines() if ":\t" in line)
        check(status["Uid"].split()[0] != "0" and status["Seccomp"] == "2" and status["NoNewPrivs"] == "1", "it is not root, and has a filter")
        t.runs(t.lib)
        check(wait(lambda: calls(sock, t.function) > 2, 20), "it counts what another user's program calls", calls(sock, t.function))
        equal(does("systemctl --user reload xptibpf.service"), 0, "systemd has it read its configuration again")
        check(wait(lambda: 'xptibpf_config_reloads_total{result="done"} 1' in ask(sock, "/metrics"), 20), "which it does")
        equal(does("systemctl --user stop xptibpf.service"), 0, "systemd stops it")
        equal(does("systemctl --user is-failed --quiet xptibpf.service"), 1, "and it has not failed")
        said = [line for line in real.read(f"{d}/serve.err").splitlines() if "can't" in line or "cannot" in line]
        equal(said, [], "nothing was forbidden that it needs")
    finally:
        print(real.read(f"{d}/serve.err")[-1500:])
        m.tell("end")
        m.wait(20)


# Each of those that run a program has a function of its own to count. What a process lacks is said of any program, so the
# libraries that are hard to read are used by one of them each.
PARTS = [
    ("ends", "bpf", "CAP_BPF is missing"),
    ("ends", "perfmon", "CAP_PERFMON is missing"),
    ("misses", "sys_ptrace", "CAP_SYS_PTRACE is needed", "urUSMReleaseExp", "lib"),
    ("misses", "checkpoint_restore", "memfd:without-a-name .* can't be opened", "urBindlessImagesReleaseExternalMemoryExp", "lib", "memory"),
    ("misses", "dac_read_search", "CAP_DAC_READ_SEARCH is needed", "urBindlessImagesReleaseExternalSemaphoreExp", "own"),
    ("web_stays", "setuid", "Uid"),
    ("web_stays", "setgid", "Gid"),
    ("web_is_left",),
    ("under_systemd",),
]


def main():
    if sys.argv[1:]:
        name, *arguments = sys.argv[1:]
        globals()[name](*arguments)
        return
    exposure(real.folder())
    with_all()
    real.beside_each_other(__file__, PARTS, 200)


real.run(main)
