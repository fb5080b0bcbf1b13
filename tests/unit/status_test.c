// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* status_test.c - what is read out of /proc/ID/status, and what is not taken for it. */
#include <sys/prctl.h>
#include <unistd.h>

#include "unit.h"
#include "proc/status.h"

/* As kernels write it; the name tries to look like a line. */
static const char text[] = "Name:\ta\\nThreads:\t99\n"
			   "Umask:\t0022\n"
			   "TracerPid:\t0\n"
			   "Threads:\t7\n"
			   "SigBlk:\t00000000fffb9fff\n"
			   "Empty:\t\n"
			   "Below:\t-1\n"
			   "x86_Thread_features:\t\n"
			   "x86_Thread_features_locked:\tshstk \n";

TEST(test_a_value_is_found_by_its_whole_key)
{
	assert_int_equal(status_count(text, "Threads"), 7);
	assert_null(status_value(text, "Thread"));
	assert_null(status_value(text, "hreads"));
	assert_null(status_value(text, "99"));
	assert_ptr_equal(status_value(text, "Name"), text + strlen("Name:\t"));
}

TEST(test_a_number_is_read_in_its_base)
{
	uint64_t n = 0;

	assert_true(status_number(text, "SigBlk", 16, &n));
	assert_int_equal(n, 0xfffb9fffu);
	assert_true(status_number(text, "Umask", 8, &n));
	assert_int_equal(n, 022);
}

TEST(test_what_is_no_number_leaves_the_output_alone)
{
	static const char *const none[] = { "Name", "Empty", "Below", "Missing" };
	uint64_t n = 42;

	for (size_t i = 0; i < sizeof(none) / sizeof(none[0]); i++) {
		assert_false(status_number(text, none[i], 10, &n));
		assert_int_equal(status_count(text, none[i]), 0);
	}
	assert_int_equal(n, 42);
}

TEST(test_a_shadow_stack_is_one_of_the_threads_own_line)
{
	assert_false(status_has_shadow_stack(text));
	assert_false(status_has_shadow_stack("Threads:\t1\n"));
	assert_true(status_has_shadow_stack("x86_Thread_features:\twrss shstk \n"));
}

TEST(test_a_threads_own_file_is_read)
{
	char own[STATUS_MAX];

	assert_int_equal(prctl(PR_SET_NAME, "x\nTgid:\t1"), 0);
	assert_int_equal(status_read(getpid(), own), 0);
	assert_int_equal(status_count(own, "Tgid"), getpid());
	assert_int_equal(status_count(own, "PPid"), getppid());
}

TEST(test_who_does_not_exist_has_none)
{
	char own[STATUS_MAX] = "as before";

	assert_int_equal(status_read(0x7fffffff, own), -ESRCH);
	assert_string_equal(own, "as before");
}
