#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""scripts/check-man and scripts/check-docs pass on the tree as it is, and name each breach that is planted in a copy of it, and
nothing else. How pages render is not looked at here: mandoc and groff are stood in for."""
import os
import shutil
import subprocess
import sys
import tempfile

from lib import checks
from lib.checks import ROOT, XPTIBPF, check

# Its --help of stat has an option that no page has, and a value for one that takes none.
PROGRAM = """#!/bin/sh
[ "$1 $2" = "stat --help" ] || exec {program} "$@"
{program} stat --help | sed 's/^      --full    /      --full N  /'
echo "      --planted N             does nothing"
"""
UNCALLED = "nobody_calls"
STANDS_IN = "#!/bin/sh\ncase $1 in -Tmarkdown) echo '# DESCRIPTION' ;; esac\n"


def write(path, text, executable=False):
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    if executable:
        os.chmod(path, 0o755)


def change(path, old, new):
    """The first one, which has to be there."""
    with open(path, encoding="utf-8") as f:
        text = f.read()
    assert old in text, f"{path} has no {old!r}"
    write(path, text.replace(old, new, 1))


def make_copy(copy):
    """What is changed is copied, and the rest is where it is."""
    for folder in ("docs", "include", "scripts"):
        shutil.copytree(f"{ROOT}/{folder}", f"{copy}/{folder}")
    for name in ("adapter", "beacon", "bpf", "tests", "user"):
        os.symlink(f"{ROOT}/{name}", f"{copy}/{name}")
    for name in os.listdir(ROOT):
        if os.path.isfile(f"{ROOT}/{name}"):
            shutil.copy(f"{ROOT}/{name}", copy)
    os.mkdir(f"{copy}/bin")
    for name in ("mandoc", "groff"):
        write(f"{copy}/bin/{name}", STANDS_IN, True)
    write(f"{copy}/program", PROGRAM.format(program=XPTIBPF), True)


def expect(copy, what, wanted, *argv):
    """All lines but the last one, which counts."""
    r = subprocess.run(argv, capture_output=True, text=True, env={**os.environ, "PATH": f"{copy}/bin:{os.environ['PATH']}"})
    got = sorted((r.stdout + r.stderr).splitlines()[:-1])
    check((r.returncode, got) == (1 if wanted else 0, sorted(wanted)), what, f"{r.returncode}, {got}")


def man_pages(copy):
    check_man = f"{copy}/scripts/check-man"
    expect(copy, "check-man: the tree", [], check_man, XPTIBPF)
    change(f"{copy}/docs/xptibpf-mem.1", ".Bl -tag", ".Bl -tag\n.It Fl -nowhere\nNothing.\n.El\nSee\n.Fl -unheard\nand\n.Xr xptibpf-nobody 1 .\n.Bl -tag")
    change(f"{copy}/include/xptibpf/xptibpf.h", "\nint xptibpf_run(", "\nvoid xptibpf_planted(void);\nint xptibpf_run(")
    os.unlink(f"{copy}/docs/xptibpf-metrics.1")
    wanted = [
        "docs/xptibpf-stat.1: lacks --planted",
        "docs/xptibpf-stat.1: --full takes a value",
        "docs/xptibpf-mem.1: has --nowhere, which 'mem --help' lacks",
        "docs/xptibpf-mem.1: names --nowhere, which no command has",
        "docs/xptibpf-mem.1: names --unheard, which no command has",
        "docs/xptibpf-mem.1: refers to xptibpf-nobody(1), which there is not",
        f"{copy}/include/xptibpf/xptibpf.h: xptibpf_planted has no man page",
        "docs/xptibpf-metrics.1: there is no such page",
    ]
    for page in sorted(os.listdir(f"{copy}/docs")):
        if page[-2:] in (".1", ".3"):
            with open(f"{copy}/docs/{page}", encoding="utf-8") as f:
                if "\n.Xr xptibpf-metrics 1" in f.read():
                    wanted.append(f"docs/{page}: refers to xptibpf-metrics(1), which there is not")
    expect(copy, "check-man: options, functions, references and a page that is gone", wanted, check_man, f"{copy}/program")


def other_pages(copy):
    check_docs = f"{copy}/scripts/check-docs"
    page, metrics = f"{copy}/docs/architecture.md", f"{copy}/docs/metrics.md"
    change(page, "\n", f"\n`user/nowhere.c` `nowhere.h` `{UNCALLED}()`\n")
    change(metrics, "| `xptibpf_start_time_seconds` | gauge |", "| `xptibpf_start_time_seconds` | counter |")
    expect(copy, "check-docs: a file, a name of one, a function and a metric's type",
           ["docs/architecture.md:2: no file user/nowhere.c", "docs/architecture.md:2: no file nowhere.h",
            f"docs/architecture.md:2: no function {UNCALLED}()",
            "docs/metrics.md: xptibpf_start_time_seconds is otherwise in user/serve/schema.h",
            "docs/metrics.md: not the metrics of user/serve/schema.h, in its order: ."], check_docs, copy)


def main():
    with tempfile.TemporaryDirectory(prefix="xptibpf-pages.") as copy:
        make_copy(copy)
        man_pages(copy)
    with tempfile.TemporaryDirectory(prefix="xptibpf-pages.") as copy:
        make_copy(copy)
        other_pages(copy)
    return checks.status()


if __name__ == "__main__":
    sys.exit(main())
