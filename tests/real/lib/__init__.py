# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""What the tests of this folder share: `from lib import real`."""
