// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* lockdown_test.c - what the kernel's file says in each of its modes; tests/vm/lockdown.py has kernels in them. */
#include "unit.h"
#include "proc/lockdown.h"

TEST(modes)
{
	assert_false(lockdown_forbids("[none] integrity confidentiality"));
	assert_false(lockdown_forbids("none [integrity] confidentiality"));
	assert_true(lockdown_forbids("none integrity [confidentiality]"));
	assert_false(lockdown_forbids(""));
}
