#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 1500, takes: 20, suite: all, quiet: it runs in a virtual machine
"""In a virtual machine: Debian 11's kernel, which is too old: each command says so."""
import os
import sys

MATRIX = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "vm", "matrix.py")
os.execv(sys.executable, [sys.executable, MATRIX, ":bullseye"])
