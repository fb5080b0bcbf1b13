// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* runtimes_test.c - which runtime a file is, by a name that anybody may have chosen. */
#include "unit.h"
#include "base/cleanup.h"
#include "live/runtimes.h"

TEST(test_names)
{
	static const struct {
		const char *path, *compiler, *name, *release;
	} all[] = {
		{ "/opt/lib/libsycl.so.9.0.0-1", "2026.2.0", "sycl", "2026.2.0" },
		{ "/opt/lib/libsycl.so.8.0.0-1", "", "sycl", "8.0.0" },
		{ "/opt/lib/libsycl.so.8", "clang version 20", "sycl", "8" },
		{ "/usr/lib/libze_loader.so.1.24.2", "2026.2.0", "level-zero", "1.24.2" },
		{ "/usr/lib/libze_loader.so.1.24.2 (deleted)", "", "level-zero", "1.24.2" },
		{ "libOpenCL.so", "", "opencl", "" },
		{ "/a/libOpenCL.so (deleted)", "", "opencl", "" },
		{ "/a/libcuda.so.575.57.08", "", "cuda", "575.57.08" },
		{ "/a/libur_loader.so.0.12.\"\n", "", "unified-runtime", "0.12" },
		{ "/a/libcuda.so.1234567890.1234567890", "", "cuda", "1234567890.1234" },
		{ "/a/libcuda.so....", "", "cuda", "" },
		{ "/a/libcuda.sox", "", NULL, "" },
		{ "/a/libcudart.so.12", "", NULL, "" },
		{ "/libsycl.so.8/x", "", NULL, "" },
		{ "", "", NULL, "" },
	};
	struct runtime r;

	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		bool is = runtime_of(all[i].path, all[i].compiler, &r);

		assert_int_equal(is, all[i].name != NULL);
		if (!is)
			continue;
		assert_string_equal(r.name, all[i].name);
		assert_string_equal(r.release, all[i].release);
	}
}
