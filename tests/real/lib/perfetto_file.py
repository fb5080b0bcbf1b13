# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A Perfetto trace, read by Perfetto's own classes."""
import json
import subprocess

from lib import real


def read(path):
    """What read_perfetto.py says of it."""
    where = subprocess.run([f"{real.ROOT}/scripts/fetch-runtimes", "perfetto"], capture_output=True, text=True,
                           check=True).stdout.split()[-1]
    p = subprocess.run([f"{where}/bin/python", f"{real.HERE}/read_perfetto.py", path], capture_output=True, text=True,
                       timeout=100)
    real.need(p.returncode == 0, "Perfetto's own classes read it", p.stderr[-500:])
    return json.loads(p.stdout)
