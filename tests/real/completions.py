#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240
"""What bash, zsh and fish offer for xptibpf's command lines after `make install`: each shell runs
by itself and loads what it finds where it looks for such files.

bash and zsh run on a pseudoterminal: one key makes them write all candidates into the line (insert-completions,
_all_matches), another one writes the line to a file. fish is asked by `complete -C`. The candidates are compared
with --help of each command, with the list of functions, with files and processes.
"""
import os
import pty
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
import time

from lib import real
from lib.real import check, equal

BASH = r"""
source /usr/share/bash-completion/bash_completion
PS1='ready> '
bind 'set completion-query-items 0' 'set bell-style none' 'set enable-bracketed-paste off'
bind '"\C-xa": insert-completions'
bind '"\C-xu": unix-line-discard'
dump() { printf '%s' "$READLINE_LINE" >"$OUT.new"; READLINE_LINE=; READLINE_POINT=0; mv "$OUT.new" "$OUT"; }
bind -x '"\C-xd": dump'
"""

ZSH = r"""
PROMPT='ready> '
fpath=("$SITE" $fpath)
autoload -Uz compinit
compinit -D -u
unsetopt zle_bracketed_paste 2>/dev/null; unset zle_bracketed_paste
setopt no_beep no_list_beep
zle -C all complete-word _generic
zstyle ':completion:all:*' completer _all_matches _complete
zstyle ':completion:all:*' insert yes
bindkey '^Xa' all
dump() { print -rn -- "$BUFFER" >$OUT.new; BUFFER=; mv $OUT.new $OUT }
zle -N dump
bindkey '^Xd' dump
"""


class Terminal:
    """A shell on a terminal, and what a line becomes when all candidates are written into it."""

    def __init__(self, argv, begin, env, where):
        self.line = os.path.join(where, "line")
        self.argv = argv
        pid, self.fd = pty.fork()
        if not pid:
            os.chdir(where)
            os.environ.clear()
            os.environ.update(env, OUT=self.line, TERM="xterm", COLUMNS="200")
            os.execvp(argv[0], argv)
        self.pid = pid
        self.tell(begin.strip().replace("\n", "; ") + "\r")
        self.said("ready> ")

    def tell(self, text):
        os.write(self.fd, text.encode())

    def said(self, what, seconds=20):
        """Reads what is on the screen, up to that; the rest is thrown away, so that the shell never waits for us."""
        seen = b""
        deadline = time.monotonic() + seconds
        while what.encode() not in seen[-4000:] or b"\n" not in seen:
            if not select.select([self.fd], [], [], max(0, deadline - time.monotonic()))[0]:
                real.need(False, f"the shell says {what!r}", seen[-500:])
            seen += os.read(self.fd, 65536)

    def offered(self, typed):
        if os.path.exists(self.line):
            os.unlink(self.line)
        self.tell(typed + "\x18a" + "\x18d")
        deadline = time.monotonic() + 20
        while not os.path.exists(self.line):
            if select.select([self.fd], [], [], 0.01)[0]:
                os.read(self.fd, 65536)
            if time.monotonic() > deadline:
                real.need(False, f"the shell completes '{typed}'")
        line = real.read(self.line)
        before = typed[:typed.rindex(" ") + 1]
        words = shlex.split(line[len(before):]) if line.startswith(before) else [f"?{line}"]
        # What could not be completed stays as it was.
        if words == shlex.split(typed[len(before):]):
            return []
        # bash completes what is after the last of ':' and '=', and writes what is before it only once.
        kept = re.match(r"(.*[:=])?", typed[len(before):])[0] if self.argv[0] == "bash" else ""
        return words[:1] + [kept + w for w in words[1:]]

    def end(self):
        os.kill(self.pid, signal.SIGKILL)
        os.close(self.fd)
        os.waitpid(self.pid, 0)


class Fish:
    def __init__(self, env, where):
        self.env, self.where = env, where

    def offered(self, typed):
        p = subprocess.run(["fish", "-c", "complete -C $argv[1]", typed], env=self.env, cwd=self.where,
                           capture_output=True, text=True, check=False)
        return [line.split("\t")[0] for line in p.stdout.splitlines()]

    def end(self):
        pass


def output(*cmd):
    return subprocess.run(cmd, capture_output=True, text=True, check=True).stdout


def commands():
    """{name: its --help}, of the commands that --help lists."""
    names = re.findall(r"^  ([a-z]+)  +\S", output(real.XPTIBPF, "--help"), re.M)
    return {n: output(real.XPTIBPF, n, "--help") for n in names}


def rows(text):
    """[(short or "", long or "", argument or "", what it says)], of a --help."""
    found = []
    for m in re.finditer(r"^  (-\w)?,? *(--[\w-]+)?( [A-Z][^ ]*|\[=[^ ]*)?(?:  +(.*))?$", text, re.M):
        if m[1] or m[2]:
            found.append((m[1] or "", m[2] or "", (m[3] or "").strip(), m[4] or ""))
    return found


# Options whose value is one of a few words: those that say so, in their line or in a list below.
def choices(name, text):
    for _, long, arg, says in rows(text):
        words = None
        if name == "export" and long == "--format":
            block = text.split("Formats:\n")[1].split("\n\n")[0]
            words = [w for line in block.splitlines() for w in re.match(r"  (\S+(?:, \S+)*)  ", line + "  ")[1].split(", ")]
        elif long in ("--format", "--color", "--link", "--layers") and arg:
            words = re.findall(r"\b(text|json|raw|dot|svg|auto|always|never|session|multi|perf|outer|all)\b(?=[,: ]|$)", says.split(" instead")[0])
            words = [w for i, w in enumerate(words) if w not in words[:i]]
        elif long == "--by":
            words = [w for w in re.findall(r"[a-z]+", says) if w in ("function", "process", "thread", "kernel", "kind", "site", "device", "api")]
        if words:
            yield long, words


def options(shell, s):
    for command, text in commands().items():
        told = rows(text)
        longs = sorted(r[1] for r in told if r[1])
        both = sorted(longs + [r[0] for r in told if r[0]])
        check(len(longs) >= 1, f"{command} --help has options")
        equal(sorted(shell.offered(f"xptibpf {command} --")), longs, f"{s}: {command} --: the options of --help")
        equal(sorted(shell.offered(f"xptibpf {command} -")), both, f"{s}: {command} -: short ones too")


def words(shell, s):
    names = list(commands())
    equal(sorted(w for w in shell.offered("xptibpf ") if not w.startswith("-")), sorted(names), f"{s}: the commands of --help")
    count = 0
    for command, text in commands().items():
        for long, wanted in choices(command, text):
            count += 1
            equal(sorted(shell.offered(f"xptibpf {command} {long} ")), sorted(wanted), f"{s}: {command} {long}: the words of --help")
            first = sorted(wanted)[0]
            equal(sorted(shell.offered(f"xptibpf {command} {long}={first[:1]}")),
                  sorted(f"{long}={w}" for w in wanted if w.startswith(first[:1])), f"{s}: {command} {long}=")
    check(count > 20, f"{s}: options with a choice of words", count)
    equal(shell.offered("xptibpf trace --color zz"), [], f"{s}: what there is not is not offered")
    equal(sorted(w for w in shell.offered("xptibpf completions ") if w[0] != "-"), ["bash", "fish", "zsh"], f"{s}: shells")


def values(shell, s, program, traceable):
    equal(sorted(shell.offered("xptibpf trace -i some")), ["some name.xbt", "some.xbt"], f"{s}: files")
    equal(shell.offered("xptibpf trace -d 5 --output=some.x"), ["--output=some.xbt"], f"{s}: files after '='")
    pid = str(program.pid)
    check(pid in shell.offered("xptibpf trace -p "), f"{s}: a process that runs", pid)
    order = [p for p in shell.offered("xptibpf trace -p ") if p in (pid, str(traceable.pid))]
    # What zsh knows the descriptions of, it sorts by them.
    equal(sorted(order) if s == "zsh" else order, sorted(order) if s == "zsh" else [str(traceable.pid), pid], f"{s}: first the process that can be traced")
    check(f"1,{pid}" in shell.offered("xptibpf trace --pid 1,"), f"{s}: a second one")
    mine = sorted(set(re.findall(r"^ur +\d+ +(\w+)\(", output(real.XPTIBPF, "apis", "ur:urUSMP*"), re.M)))
    check(len(mine) > 5, "functions to look for", len(mine))
    equal(sorted(shell.offered("xptibpf trace -e ur:urUSMP")), [f"ur:{f}" for f in mine], f"{s}: functions of a group")
    equal(sorted(shell.offered("xptibpf stat -e memory,urUSMP")), [f"memory,{f}" for f in mine], f"{s}: functions after a comma")
    equal(sorted(shell.offered("xptibpf trace -e sycl:queue")), ["sycl:queue_create", "sycl:queue_destroy"], f"{s}: trace points")
    equal(sorted(shell.offered("xptibpf trace -e sycl:ur.c")), ["sycl:ur.call", "sycl:ur.call.debug"], f"{s}: streams")
    equal(sorted(shell.offered("xptibpf trace -e ur,syc")), ["ur,sycl"], f"{s}: the group of XPTI")
    equal(sorted(shell.offered("xptibpf trace --stacks=alloc,la")), ["--stacks=alloc,launch"], f"{s}: words of a list")
    equal(shell.offered("xptibpf trace --uid roo"), ["root"], f"{s}: users")
    equal(shell.offered("xptibpf trace -e ur -- xptibpf-pro"), ["xptibpf-prog"], f"{s}: a program")
    equal(shell.offered("xptibpf trace xptibpf-prog some.x"), ["some.xbt"], f"{s}: its words are its own")
    equal(shell.offered("xptibpf trace -- xptibpf export --format perf"), ["perfetto"], f"{s}: also of a program that completes")


def words_anywhere():
    first, last = (output(real.XPTIBPF, "apis", *words) for words in (["--json", "ur:urUSM*"], ["ur:urUSM*", "--json"]))
    check(first.startswith("{") and first == last, "an option after a word is one")
    equal(output(real.XPTIBPF, "help", "stat"), output(real.XPTIBPF, "stat", "--help"), "help COMMAND")


def main():
    words_anywhere()
    where, root = real.folder(), real.folder()
    program = real.Process(["sleep", "300"])
    lib = shutil.copy(real.build_abi(root)[1], f"{root}/libOpenCL.so.1")
    traceable = real.Process([sys.executable, "-c", f"import ctypes, sys; ctypes.CDLL('{lib}'); print('up', flush=True); sys.stdin.read()"], stdin=True)
    traceable.said("^up$")
    subprocess.run(["make", "-s", "-C", real.ROOT, "install", f"O={real.O}", f"DESTDIR={root}", "PREFIX=/usr"],
                   stdout=subprocess.DEVNULL, check=True)
    share = f"{root}/usr/share"
    for name in ("some.xbt", "some name.xbt", "other"):
        with open(os.path.join(where, name), "w", encoding="utf-8"):
            pass
    with open(f"{root}/usr/bin/xptibpf-prog", "w", encoding="utf-8") as f:
        f.write("#!/bin/sh\n")
    os.chmod(f"{root}/usr/bin/xptibpf-prog", 0o755)
    env = {"PATH": f"{root}/usr/bin:/usr/bin:/bin", "HOME": where, "XDG_DATA_DIRS": f"{share}:/usr/share", "SITE": f"{share}/zsh/site-functions",
           "LANG": "C.UTF-8"}
    for name, place in (("bash", "bash-completion/completions/xptibpf"), ("zsh", "zsh/site-functions/_xptibpf"), ("fish", "fish/vendor_completions.d/xptibpf.fish")):
        equal(output(real.XPTIBPF, "completions", name), real.read(f"{share}/{place}"), f"{name}: what is printed is what is installed")
    for name, start in (("bash", lambda: Terminal(["bash", "--norc", "--noprofile", "-i"], BASH, env, where)),
                        ("zsh", lambda: Terminal(["zsh", "-f", "-i"], ZSH, env, where)),
                        ("fish", lambda: Fish(env, where))):
        shell = start()
        options(shell, name)
        words(shell, name)
        values(shell, name, program, traceable)
        shell.end()


if __name__ == "__main__":
    real.run(main)
