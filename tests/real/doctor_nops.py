#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 120, takes: 10, suite: all
"""doctor's line of nops: the forms on which it saw a probe do harm are those on which a probe of the kernel's own, placed
without BPF by tracefs, does harm to a program of ours; and a trace places none there.

Which forms these are depends on the kernel. tracefs is mounted where only this test sees it.
"""
import json
import os
import re
import subprocess

from lib import real
from lib.real import check, equal, need

TRACEFS = "/sys/kernel/tracing"
CALLS, CHILDREN = 500, 8
# As gas fills with them, and other ways to write five bytes.
FORMS = ("90", "66 90", "0f 1f 00", "0f 1f 40 00", "0f 1f 44 00 00", "66 0f 1f 40 00", "66 66 66 66 90", "48 8d 64 24 00", "66 0f 1f 44 00 00",
         "0f 1f 80 00 00 00 00", "0f 1f 84 00 00 00 00 00", "66 0f 1f 84 00 00 00 00 00", "66 2e 0f 1f 84 00 00 00 00 00",
         "66 66 2e 0f 1f 84 00 00 00 00 00")
# Says how often the word below its stack pointer changed, and how many children died.
WITNESS = r"""
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
unsigned long below(unsigned long v);
__asm__(".globl below, place\nbelow: mov %rdi, -8(%rsp)\nplace: .byte NOP\nmov -8(%rsp), %rax\nret\n");
int main(void)
{
	unsigned changed = 0, died = 0;
	setrlimit(RLIMIT_CORE, &(struct rlimit){ 0 });
	for (unsigned long i = 1; i <= CALLS; i++) changed += below(~i) != ~i;
	for (int i = 0; i < CHILDREN; i++) {
		int status = 0;
		if (!fork()) _exit(below(7) == 0);
		wait(&status);
		died += status != 0;
	}
	printf("%u %u\n", changed, died);
	return 0;
}
"""


def place(program, code):
    """The nop's offset in the file, which is as the program headers map it."""
    at = int(re.search(r"^([0-9a-f]+) . place$", real.plain_run(["nm", program]).stdout, re.M)[1], 16) - 0x400000
    with open(program, "rb") as f:
        f.seek(at)
        need(f.read(len(code)) == code, "the nop is where the probe will be", f"{program}: {at:#x}")
    return at


def tell(file, line, how=0):
    fd = os.open(f"{TRACEFS}/{file}", os.O_WRONLY | how)
    try:
        os.write(fd, line.encode())
    finally:
        os.close(fd)


def witness(d, form):
    """What a probe does: words changed, children that died. Nothing, where the kernel refuses it."""
    code = bytes.fromhex(form)
    program = real.build_text(WITNESS.replace("NOP", ",".join(hex(b) for b in code)), f"{d}/nop_{form.replace(' ', '')}",
                              "-no-pie", f"-DCALLS={CALLS}", f"-DCHILDREN={CHILDREN}")
    at = place(program, code)

    def seen():
        return tuple(map(int, real.plain_run([program]).stdout.split()))

    equal(seen(), (0, 0), f"{form}: without a probe")
    event = f"{os.path.basename(program)}_{os.getpid()}"
    tell("uprobe_events", f"p:xptibpf_test/{event} {program}:{at:#x}", os.O_APPEND)
    switch = f"events/xptibpf_test/{event}/enable"
    try:
        try:
            tell(switch, "1")
        except OSError:
            return 0, 0
        return seen()
    finally:
        tell(switch, "0")
        tell("uprobe_events", f"-:xptibpf_test/{event}", os.O_APPEND)


def line_of(json_lines):
    return next(r for r in map(json.loads, json_lines.splitlines()) if r.get("name") == "nops")


def main():
    real.own_mounts()
    subprocess.run(["mount", "-t", "tracefs", "nodev", TRACEFS], check=True)
    d = real.folder()
    before = real.bpf_alive()
    p = real.plain_run([real.XPTIBPF, "doctor", "--json", "-p", os.getpid()])
    equal(p.returncode, 0, "doctor: tracing works here")
    said = line_of(p.stdout)
    text = real.plain_run([real.XPTIBPF, "doctor", "-p", os.getpid()]).stdout
    check(re.search(rf"^  {said['state']} +nops +\S", text, re.M), "the same line as text", text)
    named = {code for listed in re.findall(r"\(([0-9a-f ,]+)\)", said["detail"]) for code in listed.split(", ")}
    found = {form: witness(d, form) for form in FORMS}
    harmed = {form for form, did in found.items() if any(did)}
    print(found)
    equal(named, harmed, "it names those forms on which the kernel's own probes do harm, and no others")
    equal(said["state"], "info" if harmed else "ok", "which is no reason not to trace: none gets a probe")
    if harmed:
        numbers = re.findall(r"in (\d+) of (\d+) calls, (\d+) of (\d+) forked", said["detail"])
        changed, died = zip(*(found[form] for form in harmed))
        equal((all(int(n[0]) > int(n[1]) // 2 for n in numbers), all(n[2] == n[3] for n in numbers)),
              (all(c > CALLS // 2 for c in changed), all(n == CHILDREN for n in died)), "and how often is what the witness sees")
    else:
        check(said["detail"].startswith("a probe does no harm on "), "and it says so", said["detail"])
    equal(real.bpf_left(before), set(), "nothing is left in the kernel")


real.run(main)
