#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 180, takes: 15, suite: all
"""trace, stat and record with exactly the capabilities that they need see what a program calls; with one fewer, with
kernel.perf_event_paranoid as Debian has it, on a kernel without uprobes, and without the kernel's type information, they end with one
line that names what is missing and says what to do. A copy of that information where libbpf looks for one is as good, but not another
kernel's. The number by which a kernel calls itself does not matter.

A setting is another file there in a mount namespace, and a filter of system calls refuses what such a kernel refuses, since
this one knows no such value."""
import ctypes
import errno
import json
import os
import re
import struct
import subprocess

from lib import real
from lib.real import check, equal
from lib.serving import free_port

OWN, OTHER = 4321, 4322  # users who are nobody's
CALLS = 40
LINK = 28  # as linux/bpf.h numbers it
NAME = "urUSMPoolTrimToExp"
LIBRARY = f'int {NAME}(void *context, void *device, void *pool, long size) {{ __asm__ volatile("" ::: "memory"); return 0; }}\n'
PROGRAM = f"""
int {NAME}(void *, void *, void *, long);
int main(void) {{ for (int i = 0; i < {CALLS}; i++) {NAME}(0, 0, 0, i); return 0; }}
"""
WAITS = f"""
#include <unistd.h>
#include <stdio.h>
int {NAME}(void *, void *, void *, long);
int main(void) {{ puts("runs"), fflush(stdout); for (;;) {NAME}(0, 0, 0, 1), usleep(20000); }}
"""
TYPES = "/sys/kernel/btf/vmlinux"
SHIFT = """
#include <bpf/btf.h>
#include <stdio.h>
int main(int argc, char **argv)
{
	struct btf *b = btf__new_empty();
	unsigned n;
	const void *data;
	btf__add_int(b, "another", 4, 0);
	if (btf__add_btf(b, btf__parse(argv[1], NULL)) < 0 || !(data = btf__raw_data(b, &n)))
		return 1;
	return fwrite(data, 1, n, stdout) != n;
}
"""
COMMANDS = {"trace": [], "stat": [], "record": ["--force", "-o"]}


def as_user(user, caps=()):
    caps = ",".join(f"+{c}" for c in caps)
    return ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", f"--bounding-set=-all{',' if caps else ''}{caps}",
            *([f"--inh-caps={caps}", f"--ambient-caps={caps}"] if caps else ["--inh-caps=-all", "--ambient-caps=-all"])]


def argv(d, command, *rest):
    return [real.XPTIBPF, command, *COMMANDS[command], *([f"{d}/recording.xbt"] if command == "record" else []), "-e", f"ur:{NAME}", *rest]


def seen(d, command, r):
    if command == "record":
        r = real.plain_run([real.XPTIBPF, "trace", "-i", f"{d}/recording.xbt"])
    text = r.stdout + r.stderr
    if command == "stat":
        m = re.search(rf"\b{CALLS}\b.* {NAME}\b", text)
        return CALLS if m else text
    return len(re.findall(rf" {NAME}\(", text)) or text


def one_line(r, status, *words):
    lines = r.stderr.splitlines()
    check(r.returncode == status and len(lines) == 1 and all(w in lines[0] for w in words), f"one line with {' and '.join(words)}",
          f"{r.returncode}: {r.stderr}")


def least(d, program):
    """A program that the same user starts."""
    for command in COMMANDS:
        r = real.plain_run([*as_user(OWN, ("bpf", "perfmon")), *argv(d, command, "--", program)])
        equal((r.returncode, seen(d, command, r)), (0, CALLS), f"{command}: CAP_BPF and CAP_PERFMON are enough for one's own")
        for have, lacks in (("perfmon", "BPF"), ("bpf", "PERFMON")):
            r = real.plain_run([*as_user(OWN, (have,)), *argv(d, command, "--", program)])
            one_line(r, 1, f"CAP_{lacks} is missing", f"--cap-add {lacks}", "sudo")
    r = real.plain_run([*as_user(OWN), *argv(d, "trace", "--", program)])
    one_line(r, 1, "needs root", "sudo")
    r = real.plain_run([*as_user(OWN), real.XPTIBPF, "serve", "--listen", f"127.0.0.1:{free_port()}"])
    one_line(r, 1, "needs root", "sudo")


def of_others(d, waits):
    p = real.Process([*as_user(OTHER), waits])
    p.said("^runs$")
    for command in COMMANDS:
        r = real.plain_run([*as_user(OWN, ("bpf", "perfmon")), *argv(d, command, "-p", p.pid, "-d", "0.1")])
        one_line(r, 1, "another user", "CAP_SYS_PTRACE", "sudo")
    t = real.Process([*as_user(OWN, ("bpf", "perfmon", "sys_ptrace")), *argv(d, "trace", "-p", str(p.pid))])
    t.said(rf" {NAME}\(")
    check(True, "with CAP_SYS_PTRACE, too, another user's calls are seen")
    t.kill()
    t.wait()
    p.kill()


def refuse_perf():
    """In the child: what a kernel with Debian's patch answers who has CAP_PERFMON alone."""
    code = ((0x20, 0, 0, 0), (0x15, 0, 1, 298), (0x06, 0, 0, 0x00050000 | errno.EACCES), (0x06, 0, 0, 0x7FFF0000))
    program = b"".join(struct.pack("HBBI", *c) for c in code)
    buffer = ctypes.create_string_buffer(program)
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(22, 2, ctypes.byref(ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(code), ctypes.addressof(buffer))))):
        os._exit(99)


def with_file(path, over, command):
    """path is mounted over the other one for this command alone."""
    return ["unshare", "--mount", "--propagation", "private", "sh", "-c", 'mount --bind "$1" "$2" && shift 2 && exec "$@"', "sh", path, over, *command]


def paranoid(d, program):
    real.write(f"{d}/paranoid", "4\n")
    for command in COMMANDS:
        r = real.plain_run(with_file(f"{d}/paranoid", "/proc/sys/kernel/perf_event_paranoid",
                                     [*as_user(OWN, ("bpf", "perfmon")), *argv(d, command, "--", program)]), preexec_fn=refuse_perf)
        one_line(r, 1, "kernel.perf_event_paranoid is 4", "sysctl kernel.perf_event_paranoid=2")


def no_uprobes(d, program):
    """Built without CONFIG_UPROBE_EVENTS: there is no such kind of event, tracefs has no file for them, and no link is made."""
    begun = f"{d}/begun_without"
    refuse = real.build(f"{real.ROOT}/tests/real/lib/refuse.c", f"{d}/refuse")
    os.mkdir(f"{d}/none")

    def without(*command):
        command = [refuse, str(LINK), str(errno.EOPNOTSUPP), "1", *command]
        for over in "/sys/devices/uprobe", "/sys/kernel/tracing", "/sys/kernel/debug":
            command = with_file(f"{d}/none", over, command)
        return real.plain_run(command)

    for command in COMMANDS:
        r = without(*argv(f"{d}/roots", command, "--", "touch", begun))
        lines = [line for line in r.stderr.splitlines() if "this kernel lacks required features" in line]
        check(r.returncode == 3 and len(lines) == len(r.stderr.splitlines()) == 1, f"{command}: one line, and a status of its own", f"{r.returncode}: {r.stderr}")
    check(not os.path.exists(begun), "the program is not started")
    r = without(real.XPTIBPF, "doctor", "-p", os.getpid())
    check(r.returncode == 1 and re.search(r"^  missing +uprobes .*\n? *.*CONFIG_UPROBE_EVENTS=y", r.stdout, re.M), "doctor says what it was built without", r.stdout[:2500])


def another_version(d, program):
    """A kernel that calls itself 2.6, and has all that this one has: what there is shows by trying."""
    def found(*prefix):
        rows = map(json.loads, real.plain_run([*prefix, real.XPTIBPF, "doctor", "--json", "-p", os.getpid()]).stdout.splitlines())
        return {r["name"]: r["state"] for r in rows if r["type"] == "check" and r["group"] in ("kernel", "probes") and r["name"] != "version"}

    other = ["setarch", "--uname-2.6"]
    check(real.plain_run([*other, "uname", "-r"]).stdout.startswith("2.6."), "it calls itself so")
    here = found()
    equal((here["uprobe_multi"], found(*other)), ("ok", here), "doctor finds the same")
    for command in COMMANDS:
        r = real.plain_run([*other, *argv(f"{d}/roots", command, "--", program)])
        equal((r.returncode, seen(f"{d}/roots", command, r)), (0, CALLS), f"{command}: all is seen on a kernel with another number")


def another_kernels(d, own):
    """The same types by other numbers."""
    shift = real.build_text(SHIFT, f"{d}/shift", "-lbpf")
    return subprocess.run([shift, own], capture_output=True, check=True).stdout


def no_types(d, program):
    with open(TYPES, "rb") as f:
        own = f.read()
    for name in "empty", "boot":
        os.mkdir(f"{d}/{name}")
    copy = f"{d}/boot/vmlinux-{os.uname().release}"
    begun = f"{d}/begun"

    def without(*command):
        return real.plain_run(with_file(f"{d}/empty", "/sys/kernel/btf", with_file(f"{d}/boot", "/boot", command)))

    for command in COMMANDS:
        r = without(*argv(f"{d}/roots", command, "--", "touch", begun))
        one_line(r, 3, "no type information (/sys/kernel/btf/vmlinux)", "CONFIG_DEBUG_INFO_BTF", f"/boot/vmlinux-{os.uname().release}")
    check(not os.path.exists(begun), "the program is not started")
    r = without(real.XPTIBPF, "doctor", "-p", os.getpid())
    check(r.returncode == 1 and re.search(r"^  missing +BTF ", r.stdout, re.M), "doctor marks it as missing", r.stdout[:1500])
    for content, why in ((own[:100000], "no type information"), (b"no types", "no type information"),
                         (another_kernels(d, TYPES), "has to be this kernel's own")):
        real.write(copy, content)
        one_line(without(*argv(d, "trace", "--", "touch", begun)), 3, why)
    r = without(real.XPTIBPF, "doctor", "-p", os.getpid())
    check(r.returncode == 1 and re.search(r"^  missing +BTF +the kernel refuses the copy", r.stdout, re.M), "doctor says that the copy is refused", r.stdout[:1500])
    real.write(copy, own)
    r = without(real.XPTIBPF, "doctor", "-p", os.getpid())
    check(re.search(r"^  ok +BTF ", r.stdout, re.M), "doctor takes the kernel's own copy", r.stdout[:1500])
    for command in COMMANDS:
        r = without(*argv(f"{d}/roots", command, "--", program))
        equal((r.returncode, seen(f"{d}/roots", command, r)), (0, CALLS), f"{command}: a copy in /boot is as good")


def main():
    d = real.folder()
    os.chmod(d, 0o777)
    os.mkdir(f"{d}/roots")
    before = real.bpf_alive()
    program = real.build_linked(d, LIBRARY, PROGRAM, "libur_least.so")
    waits = real.build_linked(d, LIBRARY, WAITS, "libur_least.so", name="waits")
    least(d, program)
    of_others(d, waits)
    paranoid(d, program)
    no_uprobes(d, program)
    another_version(d, program)
    no_types(d, program)
    equal(real.bpf_left(before), set(), "nothing is left in the kernel")


real.run(main)
