// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* lockdown_test.c - what the kernel's file says in each of its modes; tests/vm/lockdown.py has kernels in them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "proc/lockdown.h"

static void modes(void **state)
{
	(void)state;
	assert_false(lockdown_forbids("[none] integrity confidentiality"));
	assert_false(lockdown_forbids("none [integrity] confidentiality"));
	assert_true(lockdown_forbids("none integrity [confidentiality]"));
	assert_false(lockdown_forbids(""));
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(modes) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
