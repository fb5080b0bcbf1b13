# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What a golden test checks, printed and counted. It ends with `return checks.status()`."""
import os

GOLDEN = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(os.path.dirname(GOLDEN))
XPTIBPF = os.environ.get("XPTIBPF", os.path.join(os.environ.get("O", os.path.join(ROOT, "build")), "xptibpf"))

_failed = 0
DETAIL = 1500  # letters of what was found instead


def check_quietly(ok, what, detail=""):
    """Prints only what failed, for tests with thousands of checks."""
    global _failed
    if not ok:
        _failed += 1
        print(f"FAIL  {what}" + (f": {str(detail)[:DETAIL]}" if detail != "" else ""), flush=True)
    return ok


def check(ok, what, detail=""):
    if check_quietly(ok, what, detail):
        print(f"ok    {what}", flush=True)
    return ok


def status():
    """The exit status for all that was checked."""
    return 1 if _failed else 0
