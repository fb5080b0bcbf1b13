// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* select_test.c - what -e means. */
#include "unit.h"

#include "base/cleanup.h"
#include "select/select.h"

static struct selection *must(const char *spec)
{
	struct selection *s = NULL;
	char *why = NULL;

	assert_int_equal(selection_new(spec, &s, &why), 0);
	assert_null(why);
	return s;
}

static bool has(const struct selection *s, const char *name)
{
	const struct cat_func *f = catalog_find(name);

	assert_non_null(f);
	return selection_has_func(s, f);
}

TEST(test_default_set_leaves_out_getters)
{
	struct selection *s = must(NULL);

	assert_true(has(s, "urEventWait"));
	assert_true(has(s, "pthread_create"));
	assert_false(has(s, "urDeviceGetInfo"));
	assert_true(selection_wants_xpti(s));
	assert_true(selection_has_xpti(s, "sycl", "node_create"));
	selection_free(s);
}

TEST(test_details_are_those_of_debug_streams)
{
	static const struct {
		const char *spec;
		bool details;
	} cases[] = {
		{ NULL, true },
		{ "sycl", true },
		{ "sycl:node_create", true },
		{ "sycl:ur.call.debug", true },
		{ "sycl:sycl.debug", true },
		{ "sycl:sycl", false },
		{ "sycl:sycl.experimental.buffer", false },
		{ "sycl:sycl.experimental.*", true },
		{ "sycl:sycl.experimental.cuda.debug", true },
		{ "sycl:sycl.experimental.level_zero.debug", true },
		{ "sycl:sycl.experimental.cuda.call", false },
		{ "sycl,!sycl:*.debug", false },
		{ "!sycl:*.debug", false },
		{ "sycl,!sycl:*.debug,sycl:signal", true },
		{ "ur", false },
		{ "!sycl", false },
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct selection *s = must(cases[i].spec);

		if (selection_wants_details(s) != cases[i].details)
			fail_msg("%s", cases[i].spec);
		selection_free(s);
	}
}

TEST(test_default_set_has_every_api)
{
	struct selection *s = must(NULL);

	assert_true(has(s, "zeCommandListAppendLaunchKernel"));
	assert_true(has(s, "zetMetricStreamerOpen"));
	assert_true(has(s, "zesDeviceReset"));
	assert_true(has(s, "clEnqueueNDRangeKernel"));
	assert_true(has(s, "cuLaunchKernel"));
	assert_true(has(s, "piEnqueueKernelLaunch"));
	/* What only asks, polls among it; and the loader's own. */
	assert_false(has(s, "zeDeviceGetComputeProperties"));
	assert_false(has(s, "zeEventQueryStatus"));
	assert_false(has(s, "zesMemoryGetState"));
	assert_false(has(s, "zetDeviceGetDebugProperties"));
	assert_false(has(s, "clGetEventInfo"));
	assert_false(has(s, "cuStreamQuery"));
	assert_false(has(s, "cuCtxGetCurrent"));
	assert_false(has(s, "piEventGetInfo"));
	assert_false(has(s, "zelTracerCreate"));
	/* But not what tells more. */
	assert_true(has(s, "zeEventQueryKernelTimestamp"));
	assert_true(has(s, "zeDeviceGetProperties")); /* how fast its clock ticks */
	assert_true(has(s, "zeModuleGetFunctionPointer"));
	assert_true(has(s, "zetMetricQueryGetData"));
	assert_true(has(s, "zetMetricGetProperties")); /* without which its values say nothing */
	assert_true(has(s, "zetModuleGetDebugInfo"));
	assert_true(has(s, "clGetEventProfilingInfo"));
	assert_true(has(s, "cuModuleGetFunction"));
	selection_free(s);
	s = must("!thread,!ze");
	assert_false(has(s, "zeCommandListAppendLaunchKernel"));
	assert_true(has(s, "clEnqueueNDRangeKernel"));
	selection_free(s);
	s = must("ze,zet:*Metric*");
	assert_true(has(s, "zeCommandListAppendLaunchKernel"));
	assert_true(has(s, "zeDeviceGetProperties"));
	assert_true(has(s, "zetMetricGroupGet"));
	assert_false(has(s, "zetDebugAttach"));
	assert_false(has(s, "zesDeviceGet"));
	assert_false(has(s, "urEventWait"));
	selection_free(s);
}

TEST(test_acts_are_added_to_the_default_set_alone)
{
	static const char *const specs[] = { NULL, "!ze" };
	struct selection *s;

	for (size_t i = 0; i < 2; i++) {
		s = must(specs[i]);
		assert_false(has(s, "clGetProgramInfo"));
		selection_add_act(s, CAT_ACT_BINARY);
		assert_true(has(s, "clGetProgramInfo"));
		assert_true(has(s, "urProgramGetInfo"));
		assert_int_equal(has(s, "zeModuleGetNativeBinary"), !specs[i]);
		assert_false(has(s, "clGetEventInfo"));
		selection_free(s);
	}
	s = must("clEnqueue*");
	selection_add_act(s, CAT_ACT_BINARY);
	assert_false(has(s, "clGetProgramInfo"));
	selection_free(s);
}

TEST(test_group_means_its_getters_too)
{
	struct selection *s = must("ur");

	assert_true(has(s, "urDeviceGetInfo"));
	assert_false(has(s, "pthread_create"));
	assert_false(selection_wants_xpti(s));
	selection_free(s);
}

TEST(test_glob_takes_what_it_matches)
{
	struct selection *s = must("ur:urUSM*,thread");

	assert_true(has(s, "urUSMFree"));
	assert_false(has(s, "urEventWait"));
	assert_true(has(s, "pthread_create"));
	selection_free(s);
}

TEST(test_numbers_are_those_of_apis)
{
	struct selection *s;
	char spec[64];

	snprintf(spec, sizeof(spec), "ur:%u,!ze:%u", catalog_find("urEventWait")->id,
		 catalog_find("zeInit")->id);
	s = must(spec);
	assert_true(has(s, "urEventWait"));
	assert_false(has(s, "urQueueFinish"));
	assert_false(has(s, "zeInit"));
	assert_false(selection_has_unknown(s, CAT_API_UR, "urWhoKnows"));
	selection_free(s);
}

static void assert_threads_only(const char *spec, bool expected)
{
	struct selection *s = must(spec);

	assert_int_equal(selection_is_threads_only(s), expected);
	selection_free(s);
}

TEST(test_threads_alone_are_told_from_threads_too)
{
	assert_threads_only("thread", true);
	assert_threads_only("thread:pthread_create", true);
	assert_threads_only("thread,!ur", true);
	assert_threads_only("thread,ur", false);
	assert_threads_only("thread,sycl", false);
	assert_threads_only("!ur", false);
	assert_threads_only(NULL, false);
}

TEST(test_last_item_decides)
{
	struct selection *s = must("ur,!ur:urEvent*,ur:urEventWait");

	assert_true(has(s, "urUSMFree"));
	assert_false(has(s, "urEventRelease"));
	assert_true(has(s, "urEventWait"));
	selection_free(s);
}

TEST(test_taking_away_starts_from_the_default_set)
{
	struct selection *s = must("!thread,!sycl");

	assert_true(has(s, "urEventWait"));
	assert_false(has(s, "urDeviceGetInfo"));
	assert_false(has(s, "pthread_create"));
	assert_false(selection_wants_xpti(s));
	selection_free(s);
}

TEST(test_xpti_globs_match_event_or_stream)
{
	struct selection *s = must("sycl:node_*,xpti:*mem_alloc");

	assert_true(selection_wants_xpti(s));
	assert_true(selection_has_xpti(s, "sycl.debug", "node_create"));
	assert_true(selection_has_xpti(s, "sycl.experimental.mem_alloc", "mem_alloc_begin"));
	assert_false(selection_has_xpti(s, "sycl", "edge_create"));
	assert_false(selection_has_xpti(s, NULL, "edge_create"));
	assert_false(has(s, "urEventWait"));
	selection_free(s);
}

static bool selects(const char *spec, const char *stream, const char *event)
{
	struct selection *s = must(spec);
	bool has = selection_has_xpti(s, stream, event);

	selection_free(s);
	return has;
}

TEST(test_old_names_of_trace_points_are_names)
{
	static const char *const ends[] = { "construct", "destruct", "associate", "release" };
	char old[64], now[64];

	for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++) {
		snprintf(old, sizeof(old), "sycl:offload_alloc_%s", ends[i]);
		snprintf(now, sizeof(now), "offload_alloc_memory_object_%s", ends[i]);
		assert_true(selects(old, "sycl.experimental.buffer", now));
		assert_false(selects(old, "sycl.experimental.buffer", "offload_alloc_accessor"));
		assert_false(selects(old, "sycl.experimental.buffer", ends[i]));
	}
	/* Globs, too, and what is taken away. */
	assert_true(selects("sycl:offload_alloc_[cd]*struct", "s",
			    "offload_alloc_memory_object_destruct"));
	assert_false(selects("sycl:offload_alloc_[cd]*struct", "s", "offload_alloc_accessor"));
	assert_false(selects("sycl,!sycl:offload_alloc_release", "s",
			     "offload_alloc_memory_object_release"));
	assert_true(selects("sycl,!sycl:offload_alloc_release", "s",
			    "offload_alloc_memory_object_associate"));
}

TEST(test_streams_and_types_of_tools_can_be_selected)
{
	assert_true(selects("sycl:user_defined_1_5", "s", "user_defined_1_5"));
	assert_false(selects("sycl:user_defined_1_5", "s", "user_defined_1_6"));
	assert_true(selects("sycl:user_defined_*", "s", "user_defined_255_127"));
	assert_false(selects("sycl:user_defined_*", "sycl", "node_create"));
	/* A type that a later release may have. */
	assert_true(selects("sycl:type_77", "s", "type_77"));
	/* Taken as it is, whatever it may be. */
	assert_true(selects("sycl:=my.stream", "my.stream", "node_create"));
	assert_false(selects("sycl:=my.stream", "sycl", "node_create"));
	assert_true(selects("xpti:=my.*", "my.other", "task_begin"));
	assert_false(selects("sycl,!sycl:=my.*", "my.other", "task_begin"));
	assert_true(selects("sycl,!sycl:=my.*", "sycl", "task_begin"));
}

static void refused(const char *spec, const char *word)
{
	struct selection *s = NULL;
	char *why = NULL;

	assert_int_equal(selection_new(spec, &s, &why), -EINVAL);
	assert_null(s);
	assert_non_null(why);
	assert_non_null(strstr(why, word));
	free(why);
}

TEST(test_nonsense_is_refused_with_a_reason)
{
	refused("ur:0", "no function of \"ur\" has the id 0");
	refused("ur:99999999999999999999", "has the id 99999999999999999999");
	refused("", "empty");
	refused("ur,,thread", "empty");
	refused("!", "empty");
	refused("nope", "\"nope\"");
	refused("nope", "ur"); /* names the groups that there are */
	refused("ur:", "pattern");
	refused("ur:zeInit", "\"zeInit\"");
	refused("ur:urNoSuch*", "matches");
	refused("zx:urInit", "unknown group \"zx\"");
	refused("%", "unknown class \"\"");
	refused("%nope", "kernel, memory, copy"); /* names the classes that there are */
	refused("ur:%nope", "unknown class");
	refused("sycl:%memory", "no classes");
	refused("ur::urInit", "\":urInit\"");
	refused("sycl:nosuch", "called \"nosuch\" ('xptibpf apis xpti' lists them");
	refused("sycl:my.stream", "if a program defines it: sycl:=my.stream)");
	refused("sycl:my.*", "\"my.*\"");
	refused("sycl:user_defined_256_1", "\"user_defined_256_1\"");
	refused("sycl:user_defined_1_128", "\"user_defined_1_128\"");
	refused("sycl:kernel_name", "\"kernel_name\""); /* of metadata */
	refused("sycl:=", "no name");
	refused("sycl,!sycl:node_creat", "\"node_creat\"");
}

TEST(test_what_was_meant_is_named)
{
	/* A letter missing, too many, another, two swapped, the case; in a group or out of it. */
	refused("urEnqueKernelLaunch",
		"function \"urEnqueKernelLaunch\"; did you mean urEnqueueKernelLaunch?");
	refused("urUSMFreee", "mean urUSMFree?");
	refused("ur:urEventWaid", "mean urEventWait?");
	refused("ze:zeMemAlocDevice", "mean zeMemAllocDevice?");
	refused("urEvnetWait", "mean urEventWait?");
	refused("ureventwait", "mean urEventWait?");
	refused("cuLaunchKernl", "mean cuLaunchKernel?");
	/* The beginning of a name; a glob that is nearly right. */
	refused("clEnqueueNDRange", "mean clEnqueueNDRangeKernel?");
	refused("cl:clEnqueNDRange*",
		"matches \"clEnqueNDRange*\"; did you mean clEnqueueNDRangeKernel?");
	/* Classes and groups. */
	refused("memroy", "class \"memroy\"; did you mean memory?");
	refused("ur:memroy", "mean memory?");
	refused("%kernels", "mean kernel?");
	refused("threads", "group \"threads\"; did you mean thread?");
	refused("url:urInit", "group \"url\"; did you mean ur?");
	/* Trace points and streams. */
	refused("sycl:node_creat", "did you mean node_create?");
	refused("xpti:task_beginn", "did you mean task_begin?");
	refused("sycl:sycl.debgu", "did you mean sycl.debug?");
	refused("sycl:offload_aloc_construct", "did you mean offload_alloc_construct?");
	refused("sycl:nod_*create", "did you mean node_create?");
}

TEST(test_far_fetched_guesses_are_not_made)
{
	struct selection *s = NULL;
	static const char *const specs[] = {
		"nosuchthing", "ur:nosuchthing", "*q*z*x*", "w*",
		"aVeryLongWordThatIsNoFunctionAtAllAndIsLongerThanWhatIsComparedHere"
	};

	for (size_t i = 0; i < sizeof(specs) / sizeof(*specs); i++) {
		char *text = NULL;

		assert_int_equal(selection_new(specs[i], &s, &text), -EINVAL);
		assert_non_null(text);
		assert_null(strstr(text, "did you mean"));
		assert_null(strchr(text, '\n'));
		free(text);
	}
}

TEST(test_classes_go_across_groups)
{
	struct selection *s = must("memory");

	assert_true(has(s, "urUSMDeviceAlloc"));
	assert_true(has(s, "zeMemAllocDevice"));
	assert_true(has(s, "clDeviceMemAllocINTEL"));
	assert_true(has(s, "cuMemAlloc"));
	assert_false(has(s, "urEventWait"));
	assert_false(has(s, "urEnqueueUSMMemcpy"));
	assert_false(selection_wants_xpti(s));
	selection_free(s);
	s = must("%memory");
	assert_true(has(s, "zeMemAllocDevice"));
	assert_false(has(s, "urEventWait"));
	selection_free(s);
	/* Getters too, and groups that are not in the default set. */
	s = must("query,sysman");
	assert_true(has(s, "urDeviceGetInfo"));
	assert_true(has(s, "zesDeviceReset"));
	assert_false(has(s, "urUSMFree"));
	selection_free(s);
}

TEST(test_class_in_a_group)
{
	struct selection *s = must("ze:memory,ur:%sync");

	assert_true(has(s, "zeMemAllocDevice"));
	assert_false(has(s, "urUSMDeviceAlloc"));
	assert_true(has(s, "urEventWait"));
	assert_false(has(s, "zeEventHostSynchronize"));
	selection_free(s);
}

TEST(test_classes_are_taken_away)
{
	struct selection *s = must("ze,!query");

	assert_true(has(s, "zeMemAllocDevice"));
	assert_false(has(s, "zeDeviceGetProperties"));
	assert_false(has(s, "zeDeviceGetGlobalTimestamps")); /* asks, but is no getter */
	selection_free(s);
	s = must("!ur:memory");
	assert_false(has(s, "urUSMDeviceAlloc"));
	assert_true(has(s, "urEventWait"));
	assert_true(selection_wants_xpti(s));
	selection_free(s);
	/* The XPTI streams are no function of any class. */
	s = must("sycl,!memory");
	assert_true(selection_has_xpti(s, "sycl.experimental.mem_alloc", "mem_alloc_begin"));
	selection_free(s);
}

TEST(test_names_without_a_group)
{
	struct selection *s = must("urEventWait,*MemAllocDevice");

	assert_true(has(s, "urEventWait"));
	assert_true(has(s, "zeMemAllocDevice"));
	assert_false(has(s, "urUSMFree"));
	assert_false(selection_wants_xpti(s));
	selection_free(s);
	assert_threads_only("pthread_create", true);
	assert_threads_only("pthread_create,urEventWait", false);
}

TEST(test_one_form_of_a_function)
{
	struct selection *s = must("cuMemAlloc_v2");
	const struct cat_func *newest = catalog_find("cuMemAlloc"),
			      *old = catalog_find_symbol("cuMemAlloc");

	assert_string_equal(newest->symbol, "cuMemAlloc_v2");
	assert_true(selection_has_func(s, newest));
	assert_string_equal(old->symbol, "cuMemAlloc");
	assert_false(selection_has_func(s, old));
	selection_free(s);
	s = must("cu:cuMemAlloc");
	assert_true(selection_has_func(s, newest));
	assert_true(selection_has_func(s, old));
	selection_free(s);
}

static void unknown_is(const char *spec, unsigned api, const char *name, bool expected)
{
	struct selection *s = must(spec);

	assert_int_equal(selection_has_unknown(s, api, name), expected);
	selection_free(s);
}

TEST(test_functions_that_nobody_knows)
{
	unknown_is(NULL, CAT_API_UR, "urBrandNew", true);
	unknown_is("ur", CAT_API_UR, "urBrandNew", true);
	unknown_is(NULL, CAT_API_ZEL, "zelBrandNew", false);
	unknown_is("ur", CAT_API_ZE, "zeBrandNew", false);
	unknown_is("ze", CAT_API_ZE, "zeBrandNew", true);
	unknown_is("ze:ze*", CAT_API_ZE, "zeBrandNew", true);
	unknown_is("ze*", CAT_API_ZE, "zeBrandNew", true);
	unknown_is("ze:zeMem*", CAT_API_ZE, "zeBrandNew", false);
	/* Nobody knows of what class it is: neither to have it nor to take it away. */
	unknown_is("memory", CAT_API_ZE, "zeMemBrandNew", false);
	unknown_is("ze,!memory", CAT_API_ZE, "zeMemBrandNew", true);
	unknown_is("ze,!ze:zeMem*", CAT_API_ZE, "zeMemBrandNew", false);
	unknown_is("!ur", CAT_API_UR, "urBrandNew", false);
}

TEST(test_names_of_classes)
{
	char text[80];

	assert_int_equal(selection_class("memory"), CAT_F_MEMORY);
	assert_int_equal(selection_class("getter"), 0);
	assert_int_equal(selection_class(""), 0);
	selection_classes(CAT_F_GETTER | CAT_F_QUERY | CAT_F_KERNEL, text, sizeof(text));
	assert_string_equal(text, "kernel query");
	selection_classes(CAT_F_GETTER, text, sizeof(text));
	assert_string_equal(text, "");
	selection_classes(0xffff, text, sizeof(text));
	assert_string_equal(text, "kernel memory copy sync module query metric debug sysman");
}
