#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 10, suite: all
"""The static program on Debian 11, 12, 13 and sid, each the root of a mount namespace with its own C library and shell, and
this machine's kernel: doctor, trace of a program, a recording and what it says later, and the completions in its bash.

The program is built here, and has a beginning of its own, because that of a compiler asks for the C library of its release.
Its calls come from a function of the C library, so that stacks lead through the distribution's own file."""
import json
import os
import re
import shutil
import subprocess

from lib import real
from lib.real import check, equal, need

SUITES = "bullseye", "bookworm", "trixie", "sid"
NAME = "urUSMPoolTrimToExp"
SONAME = "libur_distributions_test.so"
ROUNDS = 5
LIBRARY = f"int {NAME}(void *context, void *device, void *pool, unsigned long size) {{ return 0; }}\n"
# No headers: they would choose newer versions of the functions.
PROGRAM = r"""
int urUSMPoolTrimToExp(void *, void *, void *, unsigned long);
void *bsearch(const void *, const void *, unsigned long, unsigned long, int (*)(const void *, const void *));
const char *gnu_get_libc_version(void);
int puts(const char *);
int getchar(void);
void exit(int);
int compare(const void *key, const void *element)
{
	return urUSMPoolTrimToExp((void *)1, (void *)2, (void *)3, *(const unsigned long *)key) - *(const int *)element;
}
void begin(void)
{
	int nothing = 0;
	for (unsigned long i = 1; i <= ROUNDS; i++)
		bsearch(&i, &nothing, 1, sizeof(nothing), compare);
	puts(gnu_get_libc_version());
	getchar();
	exit(0);
}
__asm__(".globl _start\n.type _start, @function\n_start:\n\t.cfi_startproc\n\t.cfi_undefined rip\n\tand $-16, %rsp\n"
	"\tcall begin\n\t.cfi_endproc\n.size _start, . - _start\n");
"""
# What bash sets for a function that completes.
COMPLETE = """
PATH=$PWD:$PATH
. ./xptibpf.bash
COMP_WORDS=(xptibpf re) COMP_CWORD=1 COMP_LINE="xptibpf re" COMP_POINT=10
_xptibpf
echo "${COMPREPLY[@]}"
"""
# No chroot: a process in a mount namespace of its own would have paths that begin outside of it.
IN_ROOT = r"""
root=$0 shared=$1
shift
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
cd "$root"
for name in proc sys dev; do mount --rbind "/$name" "$name"; done
mount -t tmpfs tmpfs tmp
mkdir tmp/test
mount --bind "$shared" tmp/test
pivot_root . mnt
exec chroot . sh -c 'umount -l /mnt && cd /tmp/test && exec "$@"' sh "$@"
"""


def make(d):
    """A folder with everything that the distributions get."""
    subprocess.run(["make", "-s", "static", f"O={real.O}"], cwd=real.ROOT, check=True)
    shutil.copy(f"{real.O}/xptibpf-static", f"{d}/xptibpf")
    shutil.copy(f"{real.ROOT}/scripts/completions/xptibpf.bash", d)
    lib = real.build_text(LIBRARY, f"{d}/{SONAME}", "-shared", "-fPIC", f"-Wl,-soname,{SONAME}")
    real.build_text(PROGRAM, f"{d}/program", lib, f"-DROUNDS={ROUNDS}", "-nostartfiles", "-fno-builtin", "-Wl,-rpath,$ORIGIN")


class Distribution:
    def __init__(self, suite, d):
        self.suite, self.d = suite, d
        self.root = subprocess.run([f"{real.ROOT}/scripts/fetch-root", suite], capture_output=True, text=True, check=True).stdout.strip()

    def start(self, *argv):
        env = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/tmp"}
        return real.Process(["unshare", "--mount", "--propagation", "private", "sh", "-ec", IN_ROOT, self.root, self.d, *argv], env=env, stdin=True)

    def ended(self, p, what):
        """Its output, after it has no more input."""
        p.p.stdin.close()
        status = p.wait()
        check(status == 0, f"{self.suite}: {what} ends well", p.err[-600:] if status else "")
        return p.out

    def run(self, *argv):
        return self.ended(self.start(*argv), " ".join(argv[:2]))

    def libc(self):
        """Its version as the package has it."""
        return re.search(r"^libc6(?::amd64)? (\d+\.\d+)", real.read(f"{self.root}/VERSIONS"), re.M)[1]


def checks(text):
    """What doctor says of the machine; which processes there are is another matter each time."""
    return {r["name"]: r["state"] for r in map(json.loads, text.splitlines()) if r["type"] == "check" and r["group"] != "processes"}


def calls(text):
    return real.calls([json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")])


def are_all(suite, found, what):
    equal([(c["name"], c["args"]["minBytesToKeep"], c["ret"]) for c in found],
          [(NAME, i, "UR_RESULT_SUCCESS") for i in range(1, ROUNDS + 1)], f"{suite}: {what} has the calls")


def traces(one):
    suite = one.suite
    out = f"{one.d}/{suite}.json"
    p = one.start("./xptibpf", "trace", "-q", "--json", "-k=all", "--user", "nobody", "-o", f"{suite}.json", "--", "./program")

    def whole():
        need(p.p.poll() is None, f"{suite}: trace runs", p.err[-600:]) if p.p.poll() is not None else None
        return len(calls(real.read(out))) == ROUNDS
    # A stack is read from the process, which has to be there.
    real.wait_for(whole, f"{suite}: the calls are written", 30)
    # Its name is looked up in the distribution's own files, by the C library in the static program.
    status = real.read(f"/proc/{calls(real.read(out))[0]['pid']}/status")
    check(re.search(r"^Uid:\t65534\t", status, re.M), f"{suite}: the program runs as nobody")
    equal(one.ended(p, "trace"), f"{one.libc()}\n", f"{suite}: the program runs with the distribution's C library")
    found = calls(real.read(out))
    are_all(suite, found, "trace")
    # Debian 11 has its library under the name of its version.
    stacks = [[(re.sub(r"^libc(\.so\.6|-2\.\d+\.so)$", "libc", os.path.basename(f["module"] or "")), f["function"]) for f in c.get("stack", [])]
              for c in found]
    way = [("program", "compare"), ("libc", "bsearch"), ("program", "begin"), ("program", "_start")]
    equal(stacks, [way] * ROUNDS, f"{suite}: their stacks lead through its C library")


def records(one):
    file = f"{one.suite}.xbt"
    one.run("./xptibpf", "record", "-q", "-o", file, "--", "./program")
    are_all(one.suite, calls(one.run("./xptibpf", "trace", "--json", "-i", file)), "a recording")
    text = one.run("./xptibpf", "trace", "-i", file)
    equal(len(re.findall(rf"\b{NAME}\(", text)), ROUNDS, f"{one.suite}: as text, too")


def completes(one):
    """In the distribution's bash, that has nothing else loaded."""
    words = one.run("bash", "--norc", "-c", COMPLETE).split()
    wanted = [w for w in subprocess.run([f"{one.d}/xptibpf", "completions", "--words", "re"], capture_output=True, text=True).stdout.split("\n") if w]
    equal(words, [w.split("\t")[0] for w in wanted], f"{one.suite}: its bash completes commands")
    check({"record", "report"} <= set(words), f"{one.suite}: which are some", words)


def main():
    d = real.folder()
    make(d)
    here = subprocess.run([f"{d}/xptibpf", "doctor", "--json"], capture_output=True, text=True).stdout
    need(checks(here), "doctor has checks")
    for suite in SUITES:
        one = Distribution(suite, d)
        equal(checks(one.run("./xptibpf", "doctor", "--json")), checks(here), f"{suite}: doctor says what it says here, of the same kernel")
        traces(one)
        records(one)
        completes(one)


real.run(main)
