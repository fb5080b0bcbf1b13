#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Programs that have the library inside, as a stranger would build them: by pkg-config, from what `make install`
leaves in a folder, with the archive and with the shared library, in C and in C++.
timeout: 300
"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

from lib.checks import GOLDEN, ROOT, XPTIBPF

RECORDING = f"{GOLDEN}/recording/session.xbt"
PREFIX = "/opt/xptibpf"
SAN = os.environ.get("SAN", "").split()
failed = 0


def need(ok, what, detail=""):
    global failed
    if not ok:
        failed += 1
        print(f"FAIL: {what}: {detail}")


def run(*cmd, **kw):
    return subprocess.run(cmd, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False, **kw)


def make(target, dest):
    """By the make that runs us, if one does: its variables are in the environment."""
    env = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    p = run("make", "-C", ROOT, target, f"DESTDIR={dest}", f"PREFIX={PREFIX}", env=env)
    need(p.returncode == 0, f"make {target}", p.stdout + p.stderr)


def files_below(folder):
    return sorted(os.path.join(d, n) for d, _, names in os.walk(folder) for n in names)


class Installed:
    """What was installed, as pkg-config has it."""

    def __init__(self, dest):
        self.root = dest + PREFIX
        self.lib = f"{self.root}/lib"

    def flags(self, *options):
        env = dict(os.environ, PKG_CONFIG_PATH=f"{self.lib}/pkgconfig")
        p = run("pkg-config", f"--define-variable=prefix={self.root}", *options, "xptibpf", env=env)
        need(p.returncode == 0, f"pkg-config {' '.join(options)}", p.stderr)
        return p.stdout.split()

    def build(self, source, out, static, *more):
        cxx = source.endswith(".cpp")
        compiler = ["g++", "-std=c++17"] if cxx else ["gcc", "-std=c17", "-D_GNU_SOURCE"]
        libs = self.flags("--static", "--libs") if static else self.flags("--libs")
        if static:
            # Of the two, the linker prefers the shared one; what -static would do to all libraries is wanted of one.
            libs = ["-l:libxptibpf.a" if lib == "-lxptibpf" else lib for lib in libs]
        p = run(*compiler, "-Wall", "-Wextra", "-Werror", "-O1", "-g", *self.flags("--cflags"), os.path.join(GOLDEN, "lib", source), *more,
                *libs, *SAN, "-o", out)
        need(p.returncode == 0, f"{source} links with the {'archive' if static else 'shared library'}", p.stderr)
        return out

    def run(self, *cmd, **kw):
        return run(*cmd, env=dict(os.environ, LD_LIBRARY_PATH=self.lib), **kw)


def said(installed, *cmd):
    """Its exit status, what it wrote to descriptor 3, and to the other two."""
    with tempfile.TemporaryFile("w+") as f:
        p = installed.run("sh", "-c", 'exec 3>&"$0"; exec "$@"', str(f.fileno()), *cmd, pass_fds=[f.fileno()])
        f.seek(0)
        return p.returncode, f.read(), p.stdout + p.stderr


def check_loaded(installed, program, static):
    needs = run("readelf", "-d", program).stdout
    need(("[libxptibpf.so.0]" in needs) != static, f"{program}: what it needs", needs)


def check_program(installed, where, static):
    kind = "static" if static else "shared"
    c = installed.build("embed.c", f"{where}/c-{kind}", static, "-ljansson", "-lbpf")
    cpp = installed.build("embed.cpp", f"{where}/cpp-{kind}", static)
    if failed:
        return
    check_loaded(installed, c, static)
    check_loaded(installed, cpp, static)

    status, text, noise = said(installed, c, "version")
    release = run(XPTIBPF, "--version").stdout.strip()
    need(status == 0 and not noise, f"{kind}: version", (status, noise))
    need(text and "xptibpf " + json.loads(text)["version"] == release, f"{kind}: version", (text, release))

    want = run(XPTIBPF, "trace", "-i", RECORDING)
    need(want.returncode == 0 and len(want.stdout.splitlines()) == 9, "the command shows the recording", want)
    for program in [c, "show"], [cpp]:
        p = installed.run(*program, RECORDING, "text")
        need((p.returncode, p.stdout, p.stderr) == (0, want.stdout, ""), f"{program}: the recording as text",
             (p.returncode, p.stderr, p.stdout[:2000]))
    check_manners(installed, c, kind, static)
    if not static:
        check_example(installed, where, want.stdout)


def check_example(installed, where, want):
    """The program of xptibpf(3), as a reader would copy it."""
    with open(f"{ROOT}/docs/xptibpf.3", encoding="utf-8") as f:
        text = re.search(r"^\.Sh EXAMPLES\n.*?^\.Bd -literal\n(.*?)^\.Ed$", f.read(), re.S | re.M)[1]
    with open(f"{where}/show.c", "w", encoding="utf-8") as f:
        f.write(text.replace("\\e", "\\"))
    program = installed.build(f"{where}/show.c", f"{where}/show", False)
    p = installed.run(program, RECORDING)
    need((p.returncode, p.stdout, p.stderr) == (0, want, ""), "the example of xptibpf(3)", p)


def check_manners(installed, program, kind, static):
    """What a library must not do to the program that it is in."""
    for format in "text", "json", "raw", "perfetto", "csv", "report-json":
        status, text, noise = said(installed, program, "gone", RECORDING, format)
        need((status, text, noise) == (0, "writing the output: Broken pipe\n" + 2 * "Broken pipe\n", ""),
             f"{kind}: {format} into a pipe that nobody reads", (status, text, noise))

    status, text, noise = said(installed, program, "formats", RECORDING)
    rows = [line.split("|") for line in text.splitlines()]
    need((status, noise) == (0, "") and len(rows) > 20 and all(len(r) == 4 and r[1] for r in rows) and
         len({r[0] for r in rows}) == len(rows), f"{kind}: formats", (status, text, noise))
    need({r[0] for r in rows if r[2] in "12"} == {"sqlite", "parquet", "dpcpp-trace", "images"}, f"{kind}: formats with a path", rows)

    status, text, noise = said(installed, program, "sizes", RECORDING)
    need((status, text, noise) == (0, "Argument list too long\nInvalid argument\n", ""), f"{kind}: sizes of structs",
         (status, text, noise))
    status, text, noise = said(installed, program, "given", RECORDING)
    need((status, text, noise) == (0, "1 1 1\nInvalid argument 1\nNo such file or directory\n", ""),
         f"{kind}: sizes of structs that the library fills in", (status, text, noise))

    # The program is in another folder than what was installed: the shared library is what leads to the beacon there.
    status, text, noise = said(installed, program, "beacon")
    want = "--xpti: no libxptibpf-beacon.so next to xptibpf or its library, or installed: " if static else "prepared\n"
    need(status == 0 and not noise and text.startswith(want), f"{kind}: the beacon", (status, text, noise))

    # Who may make maps, and load no program, gets as far as libbpf's own messages.
    nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--inh-caps=-all,+bpf", "--ambient-caps=-all,+bpf"]
    for who in [nobody[:-2] + ["--inh-caps=-all"], nobody] if os.geteuid() == 0 else [[]]:
        status, text, noise = said(installed, *who, program, "attach")
        why = "Operation not permitted: " + ("CAP_PERFMON is missing" if who == nobody else "BPF needs root here")
        need(status == 0 and text.splitlines()[-1].startswith(why), f"{kind}: attaching without privileges", (status, text, noise))
        need(("debug: libbpf: " in text) == (who == nobody), f"{kind}: libbpf is heard from debug", text)
        need(noise.startswith("libbpf: ") and len(noise.splitlines()) == 1 and "/dev/null" in noise,
             f"{kind}: on its own account libbpf speaks as before, and nothing else does", noise)


def check_symbols(installed):
    """By nm, as scripts/check-symbols does, and that this script can fail."""
    shared = glob.glob(f"{installed.lib}/libxptibpf.so.0.*")
    need(len(shared) == 1, "one shared library", shared)
    soname = run("readelf", "-d", shared[0]).stdout
    need("Library soname: [libxptibpf.so.0]" in soname, "its name", soname)
    header = f"{installed.root}/include/xptibpf/xptibpf.h"
    check = f"{ROOT}/scripts/check-symbols"
    # Sanitizers add symbols of their own.
    if not SAN:
        p = run(check, f"{installed.lib}/libxptibpf.a", shared[0], header)
        need(p.returncode == 0 and " 0 problems" in p.stdout, "symbols", p.stdout + p.stderr)
    for archive, what in (f"{os.path.dirname(XPTIBPF)}/libxptibpf-inner.a", "shows json_object, which lacks the prefix"), \
            ("/dev/null", None):
        p = run(check, archive, shared[0], header)
        need(p.returncode != 0 and (what is None or what in p.stdout), f"symbols of {archive}", p.stdout[-300:])


def main():
    with tempfile.TemporaryDirectory() as where:
        os.chmod(where, 0o755)  # what is in it is run by somebody else, too
        dest = f"{where}/dest"
        make("install", dest)
        if failed:
            return 1
        installed = Installed(dest)
        check_symbols(installed)
        page = f"{installed.root}/share/man/man3/xptibpf_run.3"
        need(os.path.exists(page) and os.path.realpath(page).endswith("/xptibpf_new.3"), "a man page by each function's name")
        for static in False, True:
            check_program(installed, where, static)
        make("uninstall", dest)
        need(not files_below(dest), "uninstall leaves nothing", files_below(dest))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
