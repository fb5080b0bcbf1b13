#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 10, suite: all
"""In a user namespace of its own, as a container without privileges has it, to which a BPF file system delegates what programs
and maps need (a BPF token, 6.9): trace, stat and record see what a program calls. Where nothing is delegated, or a part of it
only, each ends with one line that says what is needed.
"""
import ctypes
import os
import re
import signal
import socket
import sys

from lib import real
from lib.real import check, equal

CALLS = 40
NAME = "urUSMPoolTrimToExp"
LIBRARY = f'int {NAME}(void *context, void *device, void *pool, long size) {{ __asm__ volatile("" ::: "memory"); return 0; }}\n'
PROGRAM = f"""
int {NAME}(void *, void *, void *, long);
int main(void) {{ for (int i = 0; i < {CALLS}; i++) {NAME}(0, 0, 0, i); return 0; }}
"""
LATE = f"""
#include <dlfcn.h>
#include <sys/prctl.h>
#include <unistd.h>
int main(void)
{{
	int (*call)(void *, void *, void *, long);
	prctl(PR_SET_PDEATHSIG, 9); /* with its tracer */
	while (access("FOLDER/go", F_OK)) usleep(10000);
	call = dlsym(dlopen("FOLDER/libur_later.so", RTLD_NOW), "{NAME}");
	for (;;) call(0, 0, 0, 1), usleep(20000);
}}
"""
ALL = "cmds", "maps", "progs", "attachs"
USERS = "0 100000 65536\n"  # inside, outside, how many

# linux/sched.h, linux/mount.h and the numbers of x86-64.
CLONE_NEWUSER, CLONE_NEWNS = 0x10000000, 0x20000
FSOPEN, FSCONFIG, FSMOUNT, MOVE_MOUNT = 430, 431, 432, 429
FSCONFIG_SET_STRING, FSCONFIG_CMD_CREATE = 1, 6
MOVE_MOUNT_F_EMPTY_PATH, AT_FDCWD = 4, -100


def system(number, *args):
    libc = ctypes.CDLL(None, use_errno=True)
    r = libc.syscall(number, *args)
    if r < 0:
        raise OSError(ctypes.get_errno(), f"system call {number}: {os.strerror(ctypes.get_errno())}")
    return r


def inside(fd, *argv):
    """In the child. The file system belongs to the namespace of who opens it, and only root outside may say what it delegates."""
    s = socket.socket(fileno=int(fd))
    if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWUSER | CLONE_NEWNS):
        sys.exit("no user namespace of its own")
    s.send(b"!")
    s.recv(1)
    os.setgroups([])
    os.setresgid(0, 0, 0)
    os.setresuid(0, 0, 0)
    fs = system(FSOPEN, b"bpf", 0)
    socket.send_fds(s, [b"!"], [fs])
    s.recv(1)
    system(MOVE_MOUNT, system(FSMOUNT, fs, 0, 0), b"", AT_FDCWD, b"/sys/fs/bpf", MOVE_MOUNT_F_EMPTY_PATH)
    s.close()
    os.execv(argv[0], argv)


def contained(delegated, argv):
    """A command in a container to which this is delegated."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    p = real.Process([sys.executable, os.path.abspath(__file__), str(its.fileno()), *argv], env=real.environment(), pass_fds=[its.fileno()])
    its.close()
    ours.recv(1)
    for name in "uid_map", "gid_map":
        with open(f"/proc/{p.pid}/{name}", "w", encoding="utf-8") as f:
            f.write(USERS)
    ours.send(b"!")
    _, fds, _, _ = socket.recv_fds(ours, 1, 1)
    for what in delegated:
        system(FSCONFIG, fds[0], FSCONFIG_SET_STRING, f"delegate_{what}".encode(), b"any", 0)
    system(FSCONFIG, fds[0], FSCONFIG_CMD_CREATE, None, None, 0)
    os.close(fds[0])
    ours.send(b"!")
    return p


def seen(text):
    return len(re.findall(rf" {NAME}\(", text))


def sees(d, program, commands):
    what = "-e", f"ur:{NAME}", "--", program
    said = {}
    for name, argv in commands.items():
        p = contained(ALL, [real.XPTIBPF, *argv, *what])
        equal(p.wait(), 0, f"{name} ends well") or print(p.err)
        said[name] = p.out + p.err
    equal(seen(said["trace"]), CALLS, "trace sees each call")
    check(re.search(rf"\b{CALLS}\b.* {NAME}\b", said["stat"]), "stat counts each call")
    equal(seen(real.plain_run([real.XPTIBPF, "trace", "-i", f"{d}/recording.xbt"]).stdout), CALLS, "record has each call")


def sees_later(d, late):
    """A library that a running program loads, of which nothing tells."""
    p = contained(ALL, ["/bin/sh", "-c", f'{late} & exec "$0" trace -e ur:{NAME} -p $!', real.XPTIBPF])
    pid = int(p.said(r"process (\d+) .* waiting for it", where="err")[1])
    check("nothing reports to this user namespace" in p.err or "fentry" in doctor().out, "it says if it may be late")
    with open(f"{d}/go", "w", encoding="utf-8"):
        pass
    p.said(rf" {NAME}\(")
    check(True, "calls of a library are seen that was loaded later")
    p.kill(signal.SIGINT)
    equal(p.wait(), 0, "trace -p ends well") or print(p.err)
    real.wait_for(lambda: not real.alive(pid), "the program ends")


def doctor():
    p = contained(ALL, [real.XPTIBPF, "doctor"])
    equal(p.wait(), 0, "doctor ends well")
    return p


def refused(delegated, argv):
    p = contained(delegated, argv)
    status, lines = p.wait(), p.err.splitlines()
    check(status == 1 and len(lines) == 1 and "user namespace" in lines[0] and "delegate_cmds" in lines[0],
          f"{argv[1]}, to which only {' '.join(delegated) or 'nothing'} is delegated: one line with what is needed", f"{status}: {p.err}")


def main():
    d = real.folder()
    os.chmod(d, 0o777)
    before = real.bpf_alive()
    program = real.build_linked(d, LIBRARY, PROGRAM, "libur_delegated.so")
    late = real.build_linked(d, LIBRARY, LATE.replace("FOLDER", d), "libur_later.so", "-ldl", name="late")
    commands = {"trace": ["trace"], "stat": ["stat"], "record": ["record", "--force", "-o", f"{d}/recording.xbt"]}
    sees(d, program, commands)
    sees_later(d, late)
    check(re.search("^  ok +BPF +.*token", doctor().out, re.M), "doctor says by what")
    for delegated in (), ("cmds", "maps"), ("cmds", "progs", "attachs"):
        for argv in commands.values():
            refused(delegated, [real.XPTIBPF, *argv, "--", program])
    equal(real.bpf_left(before), set(), "nothing is left in the kernel")


if len(sys.argv) > 1:
    inside(*sys.argv[1:])
real.run(main)
